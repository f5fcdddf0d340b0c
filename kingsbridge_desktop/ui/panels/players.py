"""The players' plates: colour with its pattern, name, points, and what the game wants shown."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from kingsbridge_desktop.ui.board.view import Chip
from kingsbridge_desktop.ui.theme import Colours, mix, table_font

MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip  # letters may reach a little out of their line
LEAST = 110  # pixels of a roster, about one plate


class Plate(QWidget):
    """One player.

    Signals:
        hovered: the pointer is on it (True) or has left (False).
        clicked: it was pressed.
    """

    hovered = Signal(bool)
    clicked = Signal()

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colours = colours
        self.name, self.role, self.points, self.badge = "", "", "", ""
        self.shield = QPixmap()
        self.chips: list[tuple[QPixmap, Chip]] = []
        self.active = self.thinking = self.viewing = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)

    def sizeHint(self) -> QSize:
        unit = self.font().pointSizeF() * 1.9
        lines = len({cell.top() for cell in self.cells()})
        return QSize(240, round(unit * 2.1 + unit * 1.25 * lines) + 10)

    def cells(self) -> list[QRectF]:
        """Where each chip stands: equally wide, but a longer number as it needs, none at all only as its picture."""
        unit = self.font().pointSizeF() * 1.9
        metrics = QFontMetricsF(table_font(self.font().pointSizeF(), bold=True))
        side, usual, end = unit * 1.15, self.font().pointSizeF() * 3.95, max(self.width(), 200) - 12
        found: list[QRectF] = []
        x, y = 12.0, 6 + unit * 2.0
        for _, chip in self.chips:
            width = max(usual, side + 3 + metrics.horizontalAdvance(chip.text) + 4) if chip.text else side + 6
            if x + width > end and x > 12:
                x, y = 12.0, y + unit * 1.25
            found.append(QRectF(x, y, width, side))
            x += width
        return found

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
        unit = self.font().pointSizeF() * 1.9
        size = unit * 1.7
        painter.drawPixmap(QRectF(10, 6, size * 0.86, size), self.shield, QRectF(self.shield.rect()))
        left = 18 + size * 0.86
        right = box.right() - 10
        points_font = table_font(self.font().pointSizeF() * 1.6, bold=True)
        wide = QFontMetricsF(points_font).horizontalAdvance(self.points)
        painter.setFont(points_font)
        painter.setPen(c.gold)
        painter.drawText(QRectF(right - wide, 6, wide, size), MIDDLE, self.points)
        name_font = table_font(self.font().pointSizeF() * 1.12, bold=True)
        painter.setFont(name_font)
        painter.setPen(c.text)
        room = right - wide - 10 - left
        name = QFontMetricsF(name_font).elidedText(self.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(left, 5, room, unit), MIDDLE, name)
        painter.setFont(table_font(self.font().pointSizeF(), italic=True))
        painter.setPen(c.quiet)
        role = QFontMetricsF(painter.font()).elidedText(self.role, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(left, 5 + unit * 0.85, room, unit), MIDDLE, role)
        self._paint_chips(painter)

    def _paint_chips(self, painter: QPainter) -> None:
        painter.setFont(table_font(self.font().pointSizeF(), bold=True))
        painter.setPen(self.colours.text)
        for cell, (pixmap, chip) in zip(self.cells(), self.chips, strict=True):
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
        chip = self.chip_at(event.position().x(), event.position().y())
        self.setToolTip(chip.tip if chip else self.badge)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.hovered.emit(True)

    def leaveEvent(self, event: object) -> None:
        self.hovered.emit(False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.clicked.emit()


class PlayersPanel(QWidget):
    """All plates, from the first seat down.

    Signals:
        hovered: a seat under the pointer, or -1.
    """

    hovered = Signal(int)

    def __init__(self, colours: Colours, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.plates = [Plate(colours) for _ in range(count)]
        self._shown: list[object] = [None] * count
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for seat, plate in enumerate(self.plates):
            column.addWidget(plate)
            plate.hovered.connect(lambda on, seat=seat: self.hovered.emit(seat if on else -1))

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
        active: int,
    ) -> None:
        """Everything at once; the active player has the golden rim. A plate that stays as it is costs nothing."""
        for seat, plate in enumerate(self.plates):
            told = (names[seat], roles[seat], points[seat], [chip for _, chip in chips[seat]], tips[seat])
            key = (*told, seat == active, shields[seat].cacheKey(), plate.font().pointSizeF(), plate.width())
            if key == self._shown[seat]:
                continue
            self._shown[seat] = key
            plate.name, plate.role, plate.points = names[seat], roles[seat], points[seat]
            plate.shield, plate.chips, plate.badge = shields[seat], chips[seat], tips[seat]
            plate.active = seat == active
            plate.setAccessibleName(f"{names[seat]}: {points[seat]}")
            plate.setAccessibleDescription(", ".join(chip.tip for _, chip in chips[seat]))
            plate.setFixedHeight(plate.sizeHint().height())
            plate.update()
            self.updateGeometry()


class Roster(QScrollArea):
    """All plates where there is room for them, else as many as fit, the others a turn of the wheel away."""

    def __init__(self, players: PlayersPanel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._players = players
        self.setWidget(players)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def fit(self, room: int) -> None:
        """Takes the height of its plates, or what there is."""
        self.setFixedHeight(max(LEAST, min(self._players.sizeHint().height(), room)))
