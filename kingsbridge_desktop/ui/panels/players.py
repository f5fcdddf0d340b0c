"""The players' plates: colour with its pattern, name, points, and what the game wants shown."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QBoxLayout, QLabel, QScrollArea, QSizePolicy, QToolTip, QWidget

from kingsbridge_desktop.ui.board.view import Chip
from kingsbridge_desktop.ui.theme import Colours, fitted_font, mix, table_font
from kingsbridge_desktop.ui.words import as_tip

MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip  # letters may reach a little out of their line
LEAST = 110  # pixels of a roster, about one plate
NAME, LEAST_NAME = 1.12, 0.75  # of the usual letters
SHIELD_SHAPE = 0.86  # width to height
ROLE_DOWN = 0.85  # of a unit, from the line of the name to that of the role
GAP = 6  # pixels beside words
NEARER = 1.0, 0.92, 0.85  # chips in a line, where one more has room then
MANY = 99


class Form(Enum):
    """How much a plate tells; what it leaves out stands in its tip."""

    WHOLE = "name, role, points and all chips"
    SHORT = "name, points and one row of chips"
    LINE = "one line: shield, points and the chips that fit"


class Plate(QLabel):
    """One player; a label, for that is what a screen reader makes of it, but painted by itself.

    It tells one thing at a time: the tip of a chip, the tip of the player, or what the board previews. Where there is
    a preview, the points are the place of the player's tip.

    Signals:
        hovered: the pointer is where the board may preview the player (True), or not any more (False).
    """

    hovered = Signal(bool)

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colours = colours
        self.name, self.role, self.points, self.badge = "", "", "", ""
        self.form = Form.WHOLE
        self.shield, self.portrait = QPixmap(), QPixmap()
        self.chips: list[tuple[QPixmap, Chip]] = []
        self.peers: Sequence[Plate] = [self]  # all that are compared: as lines they tell the same
        self.active = False
        self.has_preview = False
        self._is_pointed = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @property
    def _unit(self) -> float:
        return self.font().pointSizeF() * 1.9

    @property
    def _head(self) -> float:
        """How high the line of the name is."""
        return self._unit * (2.0 if self.form is Form.WHOLE else 1.3)

    def height_of(self, rows: int) -> int:
        """How high it is in its form with so many rows of chips."""
        if self.form is Form.LINE:
            return round(self._unit * 1.55) + 10
        return round(self._head + self._unit * (0.1 + 1.25 * rows)) + 10

    def sizeHint(self) -> QSize:
        return QSize(240, self.height_of(len({cell.top() for cell in self.cells() if cell.isValid()})))

    def set_form(self, form: Form) -> None:
        """Tells more or less."""
        self.form = form
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    def cells(self) -> list[QRectF]:
        """Where each chip stands: equally wide, but a longer number as it needs, none at all only as its picture.

        They stand nearer to each other where that saves a row. An empty one has no room in this form.
        """
        unit, points = self._unit, self.font().pointSizeF()
        side, usual, start, end = unit * 1.15, points * 3.95, 12.0, float(max(self.width(), 200) - 12)
        y = 6 + self._head
        if self.form is Form.LINE:
            return self._cells_of_line()
        near = self._set_cells(unit, 0.0, QPointF(start, y), end)
        if self.form is Form.SHORT:  # one row for all: as near to each other as their numbers allow
            return near
        wide = self._set_cells(side, usual, QPointF(start, y), end)
        if _rows(near) == _rows(wide):
            return wide
        gap = min((_spare(row, end) / max(1, len(row) - 1) for row in _by_rows(near)), default=0.0)
        return [cell.translated(at * gap, 0) for row in _by_rows(near) for at, cell in enumerate(row)]

    def _cells_of_line(self) -> list[QRectF]:
        """As many as on every other plate, a little nearer to each other where that is more of them."""

        def told(share: float) -> tuple[int, float]:
            rows = [[cell.isValid() for cell in plate._set_line(share)] for plate in self.peers]
            return min((sum(row) for row in rows if not all(row)), default=MANY), share

        most, share = max(map(told, NEARER))
        groups = [chip.group for _, chip in self.chips]
        while 0 < most < len(groups) and groups[most] and groups[most] == groups[most - 1]:
            most -= 1
        return [cell if at < most else QRectF() for at, cell in enumerate(self._set_line(share))]

    def _set_line(self, share: float) -> list[QRectF]:
        """Between its shield and its points, with pictures that are so much smaller."""
        side = self._unit * 1.15 * share
        start = QPointF(12 + self._unit * 1.2 * SHIELD_SHAPE + 6 * share, (self.height_of(0) - side) / 2)
        return self._set_cells(side, side, start, float(self.width()) - 16 * share - self._points_width())

    def _set_cells(self, side: float, usual: float, start: QPointF, end: float) -> list[QRectF]:
        """In rows, each cell at least of the usual width."""
        metrics = QFontMetricsF(table_font(self.font().pointSizeF(), bold=True))
        found: list[QRectF] = []
        x, y = start.x(), start.y()
        for _, chip in self.chips:
            width = max(usual, side + 3 + metrics.horizontalAdvance(chip.text) + 4) if chip.text else side + 6
            if x + width > end and (x > start.x() or self.form is Form.LINE):
                if self.form is not Form.WHOLE:
                    found += [QRectF()] * (len(self.chips) - len(found))
                    break
                x, y = start.x(), y + self._unit * 1.25
            found.append(QRectF(x, y, width, side))
            x += width
        return found

    def _points_width(self) -> float:
        return QFontMetricsF(self._points_font()).horizontalAdvance(self.points)

    def _points_font(self) -> QFont:
        return table_font(self.font().pointSizeF() * (1.35 if self.form is Form.LINE else 1.6), bold=True)

    def between(self) -> QRectF:
        """What lies between its shield and its points, from top to bottom."""
        size = self._unit * (1.7 if self.form is Form.WHOLE else 1.2)
        left, right = 16 + size * SHIELD_SHAPE, self.width() - 18 - self._points_width()
        return QRectF(left, 3, right - left, self.height() - 6)

    def beside_words(self) -> list[QRectF]:
        """Where it may be lettered over for a moment and all its words are still read, the largest room first."""
        if self.form is Form.LINE:
            return []
        points, right = self.font().pointSizeF(), self.between().right()
        box = QRectF(self._words_left(), 3, right - self._words_left(), 0)
        name = _width(self.name, fitted_font(self.name, points * 1.12, box.width(), bold=True))
        if self.form is Form.SHORT:
            return [QRectF(box.left() + name + GAP, 3, box.width() - name - GAP, self._head)]
        role = _width(self.role, fitted_font(self.role, points, box.width(), italic=True))
        wider = max(name, role) + GAP
        above_role = QRectF(box.left() + name + GAP, 3, box.width() - name - GAP, self._unit * ROLE_DOWN + 5)
        return [QRectF(box.left() + wider, 3, box.width() - wider, self._head), above_role]

    def left_out(self) -> list[str]:
        """What its form has no room for, in words."""
        role = [self.role] if self.form is not Form.WHOLE and self.role else []
        name = [self.name] if self.form is Form.LINE else []
        chips = [chip.tip for cell, (_, chip) in zip(self.cells(), self.chips, strict=True) if not cell.isValid()]
        return [*name, *role, *chips]

    def resizeEvent(self, event: object) -> None:
        self.setFixedHeight(self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        c = self.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        ground = mix(c.panel, c.gold, 0.16) if self.active else c.panel
        painter.setPen(QPen(c.gold if self.active else c.line, 2.6 if self.active else 1.0))
        painter.setBrush(ground)
        painter.drawRoundedRect(box, 6, 6)
        if self.hasFocus():
            painter.setPen(QPen(c.text, 2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 4, 4)
        unit = self._unit
        size = unit * (1.7 if self.form is Form.WHOLE else 1.2)
        high = box.height() if self.form is Form.LINE else size + 12
        top = (high - size) / 2 + (2 if self.form is Form.LINE else 0)
        painter.drawPixmap(QRectF(10, top, size * SHIELD_SHAPE, size), self.shield, QRectF(self.shield.rect()))
        left = self._words_left()
        if not self.portrait.isNull() and self.form is not Form.LINE:
            painter.drawPixmap(QRectF(left - size - 6, top, size, size), self.portrait, QRectF(self.portrait.rect()))
        right = box.right() - 10
        wide = self._points_width()
        painter.setFont(self._points_font())
        painter.setPen(c.gold)
        painter.drawText(QRectF(right - wide, top, wide, size), MIDDLE, self.points)
        if self.form is not Form.LINE:
            self._paint_name(painter, QRectF(left, top - 1, right - wide - 10 - left, size))
        self._paint_chips(painter)

    def _words_left(self) -> float:
        """Where its name begins, beside shield and portrait."""
        size = self._unit * (1.7 if self.form is Form.WHOLE else 1.2)
        has_portrait = not self.portrait.isNull() and self.form is not Form.LINE
        return 18 + size * SHIELD_SHAPE + (size + 2 if has_portrait else 0.0)

    def _paint_name(self, painter: QPainter, box: QRectF) -> None:
        points, unit = self.font().pointSizeF(), self._unit
        font, name = self.name_in(box.width())
        painter.setFont(font)
        painter.setPen(self.colours.text)
        if self.form is Form.SHORT:
            painter.drawText(box, MIDDLE, name)
            return
        painter.drawText(QRectF(box.left(), box.top(), box.width(), unit), MIDDLE, name)
        painter.setFont(fitted_font(self.role, points, box.width(), italic=True))
        painter.setPen(self.colours.quiet)
        painter.drawText(QRectF(box.left(), box.top() + unit * ROLE_DOWN, box.width(), unit), MIDDLE, self.role)

    def name_in(self, width: float) -> tuple[QFont, str]:
        """The letters of its name in a line: smaller where they must be, and cut where nobody could read them."""
        points = self.font().pointSizeF()
        font, least = fitted_font(self.name, points * NAME, width, bold=True), points * LEAST_NAME
        if font.pointSizeF() >= least:
            return font, self.name
        font = table_font(least, bold=True)
        return font, QFontMetricsF(font).elidedText(self.name, Qt.TextElideMode.ElideRight, width)

    def _paint_chips(self, painter: QPainter) -> None:
        painter.setFont(table_font(self.font().pointSizeF(), bold=True))
        painter.setPen(self.colours.text)
        for cell, (pixmap, chip) in zip(self.cells(), self.chips, strict=True):
            if not cell.isValid():
                continue
            side = cell.height()
            painter.drawPixmap(QRectF(cell.left(), cell.top(), side, side), pixmap, QRectF(pixmap.rect()))
            painter.drawText(cell.adjusted(side + 3, 0, 0, 0), MIDDLE, chip.text)

    def chip_at(self, x: float, y: float) -> Chip | None:
        """The chip under a point."""
        for cell, (_, chip) in zip(self.cells(), self.chips, strict=True):
            if cell.contains(x, y):
                return chip
        return None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(event.position())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click tells at once what the pointer would have told a little later; Qt takes tips away at any press."""
        self._point(event.position())
        if not self._is_pointed:  # else the board tells it
            QToolTip.showText(event.globalPosition().toPoint(), self.toolTip() or as_tip(self.accessibleName()), self)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._point(event.position())

    def _point(self, at: QPointF) -> None:
        chip = self.chip_at(at.x(), at.y())
        previews = self.has_preview and chip is None and not self._points_box().contains(at)
        whole = "\n".join([*self.left_out(), *([self.badge] if self.badge else [])])
        self.setToolTip(as_tip(chip.tip if chip else "" if previews else whole))
        self._tell(previews)
        if previews:
            QToolTip.hideText()

    def _points_box(self) -> QRectF:
        wide, high = self._points_width(), self._unit * 1.7
        return QRectF(self.width() - 12 - wide, 6, wide, high).adjusted(-6, -4, 8, 4)

    def leaveEvent(self, event: object) -> None:
        self._tell(False)

    def _tell(self, pointed: bool) -> None:
        if pointed != self._is_pointed:
            self._is_pointed = pointed
            self.hovered.emit(pointed)


def _width(words: str, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(words)


def _by_rows(cells: Sequence[QRectF]) -> list[list[QRectF]]:
    return [[cell for cell in cells if cell.top() == top] for top in sorted({cell.top() for cell in cells})]


def _rows(cells: Sequence[QRectF]) -> int:
    return len(_by_rows(cells))


def _spare(row: Sequence[QRectF], end: float) -> float:
    return end - row[-1].right()


def chip_words(chip: Chip) -> str:
    """What a chip says, with its number where the tip alone does not tell it."""
    return f"{chip.tip}: {chip.text}" if chip.text.isdigit() and chip.text not in chip.tip else chip.tip


class PlayersPanel(QWidget):
    """All plates, from the first seat down.

    Signals:
        hovered: a seat under the pointer, or -1.
        resized: the plates need another height.
    """

    hovered = Signal(int)
    resized = Signal()

    def __init__(self, colours: Colours, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.plates = [Plate(colours) for _ in range(count)]
        self.form = Form.WHOLE
        self._shown: list[object] = [None] * count
        self._line = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(4)
        for seat, plate in enumerate(self.plates):
            plate.peers = self.plates
            self._line.addWidget(plate)
            plate.hovered.connect(lambda on, seat=seat: self.hovered.emit(seat if on else -1))

    def set_form(self, form: Form) -> None:
        """All plates tell more or less; as lines they stand side by side."""
        self.form = form
        across = form is Form.LINE
        self._line.setDirection(QBoxLayout.Direction.LeftToRight if across else QBoxLayout.Direction.TopToBottom)
        for plate in self.plates:
            plate.set_form(form)
        self.updateGeometry()

    def height_in(self, form: Form, rows: int) -> int:
        """How high all plates would be one below the other in a form with so many rows of chips."""
        plate = self.plates[0]
        before, plate.form = plate.form, form
        height = plate.height_of(rows)
        plate.form = before
        return len(self.plates) * (height + self._line.spacing())

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.resized.emit()
        return done

    def restyle(self, colours: Colours) -> None:
        """Another light."""
        for plate in self.plates:
            plate.colours = colours
            plate.update()

    def show_players(
        self,
        names: Sequence[str],
        roles: Sequence[str],
        points: Sequence[str],
        shields: Sequence[QPixmap],
        chips: Sequence[list[tuple[QPixmap, Chip]]],
        tips: Sequence[str],
        previews: Sequence[bool],
        active: int,
        portraits: Sequence[QPixmap] = (),
    ) -> None:
        """Everything at once; the active player has the golden rim. A plate that stays as it is costs nothing."""
        for seat, plate in enumerate(self.plates):
            plate.has_preview = previews[seat]
            told = (names[seat], roles[seat], points[seat], [chip for _, chip in chips[seat]], tips[seat])
            face = portraits[seat] if portraits else QPixmap()
            pictures = shields[seat].cacheKey(), face.cacheKey() if not face.isNull() else 0
            key = (*told, seat == active, *pictures, plate.font().pointSizeF(), plate.width())
            if key == self._shown[seat]:
                continue
            self._shown[seat] = key
            plate.name, plate.role, plate.points = names[seat], roles[seat], points[seat]
            plate.shield, plate.chips, plate.badge = shields[seat], chips[seat], tips[seat]
            plate.active, plate.portrait = seat == active, face
            plate.setAccessibleName(f"{names[seat]}, {roles[seat]}: {points[seat]}")
            more = [chip_words(chip) for _, chip in chips[seat]]
            plate.setAccessibleDescription(". ".join([*more, *tips[seat].splitlines()]))
            plate.setFixedHeight(plate.sizeHint().height())
            for changed in self.plates if self.form is Form.LINE else (plate,):
                changed.update()
            self.updateGeometry()


class Roster(QScrollArea):
    """All plates where there is room for them, else as many as fit, the others a turn of the wheel away."""

    def __init__(self, players: PlayersPanel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._players = players
        self.setWidget(players)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the plates have it, and are scrolled to

    def fit(self, room: int) -> None:
        """Takes the height of its plates, or what there is."""
        needed = self._players.sizeHint().height()
        self.setFixedHeight(max(min(LEAST, needed), min(needed, room)))
