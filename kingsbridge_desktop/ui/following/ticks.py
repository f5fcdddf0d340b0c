"""Numbered ticks over the board: what is new, by the numbers of the slips that tell it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from kingsbridge_desktop.ui.board.scene import BoardScene
from kingsbridge_desktop.ui.board.stage import Stage
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.theme import table_font

FADING = 600  # ms
CARD = 4.0  # of the letter size: what is higher is a card with a name below its picture, what is wider a plate
PICTURE = 0.32  # of a card's height, where the middle of its picture is
NUMBER = 1.35  # of the letter size, how wide a number in its circle is
ASIDE = 0.3  # of the letter size, beside a plate
RED, PAPER, INK = QColor("#9C2A1E"), QColor("#FBF3DF"), QColor("#35281C")


def spot(box: QRectF, unit: float) -> QPointF:
    """Where a tick stands at a place: over the picture of a card, at the end of a plate with a name, over a piece."""
    if box.height() > CARD * unit:
        return QPointF(box.center().x(), box.top() + box.height() * PICTURE)
    if box.width() > CARD * unit:
        return QPointF(box.right() + ASIDE * unit, box.center().y())
    return box.center()


def _tick_box(at: QPointF, unit: float) -> QRectF:
    """What a tick and its number take."""
    return QRectF(at.x() - unit, at.y() - unit * (1.0 + NUMBER), unit * (2.0 + NUMBER), unit * (2.0 + NUMBER))


class Ticks(QWidget):
    """Lies over the stage; clicks go through it."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setObjectName("ticks")
        self._stage = stage
        self._scene: BoardScene | None = None
        self.places: list[list[Anchor]] = []
        self._covered = QRectF()
        self._fading = QVariantAnimation(self)
        self._fading.setStartValue(1.0)
        self._fading.setEndValue(0.0)
        self._fading.valueChanged.connect(self._fade)
        self._fading.finished.connect(self.hide)
        self._opacity = 1.0
        self.hide()

    def tell(self, places: Sequence[Sequence[Anchor]], scene: BoardScene) -> None:
        """The places of each slip, in their order; a slip without a place has no tick."""
        self._fading.stop()
        self._opacity = 1.0
        self.places, self._scene = [list(group) for group in places], scene
        self.setGeometry(self._stage.rect())
        self.setVisible(any(self.places))
        self.update()

    def leave_free(self, box: QRect) -> None:
        """Something is shown large there, or nothing any more: no tick lies over it."""
        self._covered = QRectF(box)
        self.update()

    def fade(self, factor: float) -> None:
        """What was new is not new any more: it goes within a moment, at once where nothing moves."""
        if not self.isVisible() or not factor:
            self._fading.stop()
            self.hide()
        elif self._fading.state() != QVariantAnimation.State.Running:
            self._fading.setDuration(round(FADING * factor))
            self._fading.start()

    def _fade(self, opacity: float) -> None:
        self._opacity = opacity
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(self._opacity)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit = self.font().pointSizeF()
        painter.setFont(table_font(unit * 0.8, bold=True))
        taken: list[QPointF] = []
        for number, group in enumerate(self.places, 1):
            at = self._point(group, unit)
            if at is None:
                continue
            while any((at - other).manhattanLength() < unit * 1.6 for other in taken):
                at = self._inside(at + QPointF(unit * 1.7, 0), unit, below=unit * 1.7)
            taken.append(at)
            if not self._covered.intersects(_tick_box(at, unit)):
                self._paint_tick(painter, at, number, unit)

    def _point(self, group: Sequence[Anchor], unit: float) -> QPointF | None:
        """Where the first of these places is seen."""
        for place in group:
            target = self._scene.targets.get(place) if self._scene is not None else None
            if target is not None and target.isVisible():
                box = target.mapRectToScene(target.outline().boundingRect())
                shown = QRectF(self._stage.mapFromScene(box).boundingRect())
                return self._inside(spot(shown, unit), unit)
        return None

    def _inside(self, at: QPointF, unit: float, below: float = 0.0) -> QPointF:
        """Not so near to the edge that its number would be cut; what has no room at the right goes down by `below`."""
        right, top = self.width() - unit * (0.9 + NUMBER) - 2, unit * (1.0 + 0.7 * NUMBER) + 2
        if at.x() > right:
            at = QPointF(right, at.y() + below)
        return QPointF(at.x(), max(top, at.y()))

    def _paint_tick(self, painter: QPainter, at: QPointF, number: int, unit: float) -> None:
        points = (QPointF(-0.5, -0.1), QPointF(0.0, 0.5), QPointF(0.9, -1.0))
        line = [at + point * unit for point in points]
        for pen in (QPen(PAPER, unit * 0.62), QPen(RED, unit * 0.34)):
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawPolyline(line)
        side = unit * NUMBER
        box = QRectF(line[2].x(), line[2].y() - side * 0.7, side, side)
        painter.setPen(QPen(INK, 1.4))
        painter.setBrush(PAPER)
        painter.drawEllipse(box)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))
