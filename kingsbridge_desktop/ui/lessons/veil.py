"""The veil over a table in a lesson: dusk with holes of light, and strokes of the pen to what is meant."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QPolygonF, QRegion
from PySide6.QtWidgets import QWidget

from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.lessons.strokes import Ground, Stroke, stroke_to

DUSK: dict[Theme, tuple[str, int]] = {  # colour, of 255
    "day": ("#2C1C0C", 133),
    "candle": ("#060402", 112),
    "contrast": ("#000000", 134),
}
INK: dict[Theme, str] = {"day": "#2A1B0E", "candle": "#FAF0D6", "contrast": "#FFFFFF"}
RIM: dict[Theme, str] = {"day": "#FAF0D6", "candle": "#1B1008", "contrast": "#000000"}
SOFT = 14  # pixels over which a hole ends
STROKES = (4.4, 3.0)  # how wide the strokes to the first two places are
SHORTEST = 8.0  # pixels: a shorter stroke is none
RING = 2.4  # how wide the pen is that rings several buttons
AROUND = 3.5  # pixels between them and the ring
DRAWING = 350  # ms
FALLING = 200  # ms
AT_ONCE = 120  # ms: a veil that was away no longer than this has not gone


class Veil(QWidget):
    """Only looked at: a Screen takes the clicks that it forbids."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._holes: list[QRectF] = []
        self._rows: list[QRectF] = []
        self.strokes: list[Stroke] = []  # to the first places; what is lit beyond that needs none
        self._is_dark = True
        self._light: Theme = "day"
        self._dusk = QPixmap()
        self._drawn = 1.0
        self._drawing = QVariantAnimation(self)
        self._drawing.setStartValue(0.0)
        self._drawing.setEndValue(1.0)
        self._drawing.valueChanged.connect(self._draw)
        self._depth = 1.0  # of the dusk
        self._away = QElapsedTimer()  # since it was taken away
        self._falling = QVariantAnimation(self)
        self._falling.setStartValue(0.0)
        self._falling.setEndValue(1.0)
        self._falling.valueChanged.connect(self._fall)
        self.hide()

    @property
    def holes(self) -> list[QRectF]:
        """What is lit."""
        return self._holes

    @property
    def rows(self) -> list[QRectF]:
        """What is ringed."""
        return self._rows

    def lay(
        self,
        holes: Sequence[QRectF],
        note: QRectF,
        light: Theme,
        *,
        dark: bool,
        rows: Sequence[QRectF] = (),
        ground: Ground | None = None,
    ) -> None:
        """Lights these places and points at them from the note; `dark`: everything else is veiled.

        Those of `rows` are ringed: the stroke that ends at one of several things means all of them. Strokes go around
        what the `ground` has, and lie there themselves then.
        """
        self._holes, self._light, self._is_dark = list(holes), light, dark
        self._rows = list(rows)
        ground = ground or Ground(QRectF(self.rect()), holes)
        self.strokes = []
        for hole in self._holes[: len(STROKES)]:
            self.strokes.append(stroke_to(hole, note, ground))
            ground.draw(self.strokes[-1])
        self._dusk = QPixmap()
        self.update()

    def fall(self, factor: float) -> None:
        """Dusk falls slowly over a table that was light; 0: at once."""
        self._falling.stop()
        if factor <= 0 or (self._away.isValid() and self._away.elapsed() < AT_ONCE):
            self._fall(1.0)
            return
        self._fall(0.0)
        self._falling.setDuration(round(FALLING * factor))
        self._falling.start()

    def _fall(self, depth: float) -> None:
        self._depth = depth
        self.update()

    def draw_strokes(self, factor: float) -> None:
        """Draws the strokes anew, so much slower than usual; 0: at once."""
        self._drawing.stop()
        if factor <= 0:
            self._draw(1.0)
            return
        self._drawing.setDuration(round(DRAWING * factor))
        self._drawing.start()

    def _draw(self, part: float) -> None:
        self._drawn = part
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        self._away.start()
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._is_dark:
            if self._dusk.isNull():
                self._dusk = self._paint_dusk()
            painter.setOpacity(self._depth)
            painter.drawPixmap(0, 0, self._dusk)
            painter.setOpacity(1.0)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for row in self._rows:
            self._paint_ring(painter, row)
        for stroke, width in zip(self.strokes, STROKES, strict=False):
            self._paint_stroke(painter, stroke, width)

    def _paint_dusk(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        dusk = QPixmap(round(self.width() * ratio), round(self.height() * ratio))
        dusk.setDevicePixelRatio(ratio)
        colour, strength = DUSK[self._light]
        shade = QColor(colour)
        shade.setAlpha(strength)
        dusk.fill(shade)
        painter = QPainter(dusk)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 80))
        for hole in self._holes:
            for reach in range(SOFT, -1, -2):
                painter.drawRoundedRect(hole.adjusted(-reach, -reach, reach, reach), 6 + reach, 6 + reach)
            painter.setBrush(QColor(0, 0, 0, 255))
            painter.drawRoundedRect(hole, 6, 6)
            painter.setBrush(QColor(0, 0, 0, 80))
        painter.end()
        return dusk

    def _paint_ring(self, painter: QPainter, row: QRectF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, more in ((RIM[self._light], 3.0), (INK[self._light], 0.0)):
            painter.setPen(QPen(QColor(colour), RING + more))
            painter.drawRoundedRect(row.adjusted(-AROUND, -AROUND, AROUND, AROUND), 8, 8)

    def _paint_stroke(self, painter: QPainter, stroke: Stroke, width: float) -> None:
        length = stroke.length
        if length < SHORTEST:
            return
        path = QPainterPath(stroke.begin)
        path.quadTo(stroke.aim, stroke.end)
        shown = QPainterPath(stroke.begin)
        parts = 24
        for part in range(1, round(parts * self._drawn) + 1):
            shown.lineTo(path.pointAtPercent(part / parts))
        tip = path.pointAtPercent(max(0.02, self._drawn))
        back = path.pointAtPercent(max(0.0, self._drawn - min(0.5, 16.0 / length)))
        head = _head(tip, back)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, more in ((RIM[self._light], 4.0), (INK[self._light], 0.0)):
            pen = QPen(QColor(colour), width + more)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPath(shown)
            painter.drawPolyline(head)


def _head(tip: QPointF, back: QPointF) -> QPolygonF:
    """Both sides of an arrow's head."""
    way = tip - back
    aside = QPointF(-way.y(), way.x()) * 0.55
    return QPolygonF([back + aside, tip, back - aside])


class Screen(QWidget):
    """Takes every click outside the holes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()

    def open_at(self, holes: Sequence[QRectF]) -> None:
        """Lets clicks through there and nowhere else."""
        region = QRegion(self.rect())
        for hole in holes:
            region -= QRegion(hole.toAlignedRect())
        self.setMask(region)
