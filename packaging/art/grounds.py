"""Wood, parchment and cloth: tiles and frames in assets/art/ground, which the program lays into boxes of any size.

Each is kept by day and by candlelight, with two pixels to a unit. A tile goes on without a seam; of a frame the corners
stay as they are and its edges are drawn out.
"""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from kingsbridge_desktop.ui.art.grounds import CORNER, PIXELS, path_of
from kingsbridge_desktop.ui.art.layers import blank, by_candlelight
from kingsbridge_desktop.ui.art.palette import ORP, ROOMS, Theme, lit, tone
from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from art.cards.parts import vine
from art.drawings import encoded
from art.ink.grain import chance, grain, grain_tile, noise
from art.ink.outlines import rect
from art.ink.pen import Pen

LIGHTS: tuple[Theme, ...] = ("day", "candle")
WOOD, PLANKS = QSizeF(1200, 608), 8
PAPER = QSizeF(192, 192)
FRAME = QSizeF(4 * CORNER, 4 * CORNER)
CLOTH, FOLDS = QSizeF(496, 256), 8
SWAG = QSizeF(120, 112)
TENDRIL = QSizeF(24, 648)
QUALITY = {"wood": 80, "parchment": 70, "rule": 90, "panel": 90, "cloth": 76, "swag": 90, "gilt": 90, "tendril": 86}


def _mix(a: QColor, b: QColor, t: float) -> QColor:
    return QColor(
        round(a.red() + (b.red() - a.red()) * t),
        round(a.green() + (b.green() - a.green()) * t),
        round(a.blue() + (b.blue() - a.blue()) * t),
    )


def _wavy(x0: float, x1: float, y: float, seed: int, amp: float, step: float = 24.0) -> list[QLineF]:
    """An uneven line, which at the end of the tile is where it was at its beginning."""
    wide = WOOD.width()

    def sway(x: float) -> float:
        return noise(x / 90, y / 40, seed) + 0.4 * noise(x / 31, y / 40, seed + 3)

    n = max(1, round((x1 - x0) / step))
    across = [x0 + (x1 - x0) * k / n for k in range(n + 1)]
    points = [QPointF(x, y + amp * (sway(x) * (1 - x / wide) + sway(x - wide) * x / wide)) for x in across]
    return [QLineF(a, b) for a, b in pairwise(points)]


def wood(painter: QPainter, box: QRectF, light: Theme) -> None:
    """A calm oak table: long planks with ink between them and a few lines of grain."""
    room = ROOMS[light]
    colour, dark = QColor(room.wood), QColor(room.wood_line)
    painter.fillRect(box, colour)
    heights = [76 + 22 * chance(k, 2, 5) for k in range(PLANKS)]
    edges = [0.0]
    for high in heights:
        edges.append(edges[-1] + high * box.height() / sum(heights))
    for k, (top, low) in enumerate(pairwise(edges)):
        shade = 0.09 * chance(k, 4, 9)
        plank = QRectF(0, top, box.width(), low - top)
        painter.fillRect(plank, _mix(colour, dark if shade < 0 else QColor("#E2BE86"), abs(shade)))
        _grain_lines(painter, plank, k, dark)
        x = box.width() * (0.5 + 0.36 * chance(k, 8, 3))  # the head joint of two boards
        _ink_line(painter, QPointF(x, top), QPointF(x + 1.4 * chance(k, 1, 1), low), dark, 1.5)
        for dx in (-11, 11):
            for f in (0.24, 0.76):
                _nail(painter, x + dx, top + plank.height() * f, dark)
    for k, y in enumerate(edges):
        _seam(painter, y, k % PLANKS, dark)
    painter.setOpacity(0.34 if light == "day" else 0.12)
    along = grain(0)
    side = grain_tile().width()
    along.setTransform(
        QTransform().scale(box.width() / 2 / side, box.height() / 5 / side)
    )  # drawn out along the boards
    painter.fillRect(box, along)
    painter.setOpacity(1)


def _seam(painter: QPainter, y: float, k: int, dark: QColor) -> None:
    for below, sway, breadth, alpha in ((0.0, 1.3, 2.1, 255), (3.4, 1.5, 1.0, 70)):
        ink = QColor(dark)
        ink.setAlpha(alpha)
        painter.setPen(QPen(ink, breadth, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        lines = _wavy(0, WOOD.width(), 40 * k + below, k + (50 if below else 0), sway)
        painter.drawLines([line.translated(0, y - 40 * k) for line in lines])


def _grain_lines(painter: QPainter, plank: QRectF, k: int, dark: QColor) -> None:
    line = QColor(dark)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for j in range(5):
        t = (j + 0.5 + 0.3 * chance(k, j, 21)) / 5
        a = plank.width() * max(0.0, 0.45 * chance(k, j, 22))
        b = plank.width() * (1 - max(0.0, 0.45 * chance(k, j, 23)))
        line.setAlpha(44 + int(20 * chance(k, j, 24)))
        painter.setPen(QPen(line, 1.1, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawLines(_wavy(a, b, plank.top() + plank.height() * t, k * 7 + j, 5.0, 30))
    if chance(k, 3, 31) > 0.1:  # a knot, the grain flowing round it
        x = plank.width() * (0.5 + 0.45 * chance(k, 3, 32))
        y = plank.center().y() + 9 * chance(k, 3, 33)
        for r in (3.0, 6.5, 10.5):
            line.setAlpha(56 - int(r * 2.4))
            painter.setPen(QPen(line, 1.2))
            painter.drawEllipse(QPointF(x, y), r * 2.1, r * 0.8)


def _ink_line(painter: QPainter, a: QPointF, b: QPointF, colour: QColor, w: float) -> None:
    painter.setPen(QPen(colour, w, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(a, b)


def _nail(painter: QPainter, x: float, y: float, dark: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(dark))
    painter.drawEllipse(QPointF(x, y), 2.2, 2.0)
    painter.setBrush(QColor(255, 240, 205, 70))
    painter.drawEllipse(QPointF(x - 0.6, y - 0.7), 0.8, 0.7)


def parchment(painter: QPainter, box: QRectF, light: Theme) -> None:
    """Plain parchment, where words stand."""
    painter.fillRect(box, QColor(ROOMS[light].paper))
    painter.setOpacity(0.35 if light == "day" else 0.2)
    clouds = grain(0)
    side = grain_tile().width()
    clouds.setTransform(QTransform().scale(box.width() / side, box.height() / side))
    painter.fillRect(box, clouds)
    painter.setOpacity(1)


def rule(painter: QPainter, box: QRectF, light: Theme) -> None:
    """The edge of a sheet: darker parchment and a line of ink; the corners outside of it are left out."""
    room = ROOMS[light]
    edge = QPainterPath()
    edge.addRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), 7, 7)
    painter.setClipPath(edge)
    tint = QColor(room.paper_edge)
    for width, alpha in ((26, 40), (14, 52), (6, 80)):
        tint.setAlpha(alpha)
        painter.setPen(QPen(tint, width))
        painter.drawPath(edge)
    painter.setClipping(False)
    painter.setPen(QPen(QColor(room.wood_line if light == "day" else "#1A110A"), 1.8))
    painter.drawPath(edge)


def panel(painter: QPainter, box: QRectF, light: Theme) -> None:
    """The edge of a sheet with a second fine rule and gilded corners."""
    rule(painter, box, light)
    room = ROOMS[light]
    inner = box.adjusted(8, 8, -8, -8)
    painter.setPen(QPen(QColor(room.quiet), 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(inner, 3, 3)
    painter.setPen(QPen(QColor(room.text), 1.0))
    painter.setBrush(lit(ORP, light))
    for x, sx in ((inner.left(), 1), (inner.right(), -1)):
        for y, sy in ((inner.top(), 1), (inner.bottom(), -1)):
            corner = QPainterPath(QPointF(x, y))
            corner.lineTo(x + 20 * sx, y)
            corner.quadTo(x + 9 * sx, y + 3 * sy, x + 7 * sx, y + 7 * sy)
            corner.quadTo(x + 3 * sx, y + 9 * sy, x, y + 20 * sy)
            corner.closeSubpath()
            painter.drawPath(corner)


def cloth(painter: QPainter, box: QRectF, light: Theme) -> None:
    """Folds of heavy red cloth."""
    red = lit("#8E2A22", light)
    dark, pale = _mix(red, QColor("#1C0806"), 0.62), _mix(red, QColor("#F0B48C"), 0.22)
    widths = [1 + 0.28 * chance(k, 1, 77) for k in range(FOLDS)]
    x = 0.0
    for k, share in enumerate(widths):
        w = share * box.width() / sum(widths)
        shadow = QLinearGradient(x, 0, x + w, 0)
        for stop, colour in ((0.0, dark), (0.22, red), (0.5, pale), (0.72, red), (1.0, dark)):
            shadow.setColorAt(stop, colour)
        painter.fillRect(QRectF(x, 0, w + 1, box.height()), shadow)
        path = QPainterPath(QPointF(x, 0))
        for j in range(1, 61):
            path.lineTo(x + 3.2 * noise(k * 3.1, j / 14, 41), box.height() * j / 60)
        painter.setPen(QPen(QColor(40, 10, 6, 170), 1.8))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        x += w


def swag(painter: QPainter, box: QRectF, light: Theme) -> None:
    """A swag of the pelmet with its fringe, and the gilded rod it hangs on."""
    gold, ink = lit(ORP, light), QColor("#2A140C")
    x, w, top = box.left(), box.width(), box.top()
    swag = QPainterPath(QPointF(x, top))
    swag.lineTo(x + w, top)
    swag.lineTo(x + w, top + 34)
    swag.quadTo(x + w / 2, top + 92, x, top + 34)
    swag.closeSubpath()
    painter.setPen(QPen(ink, 2.0))
    painter.setBrush(_mix(lit("#8E2A22", light), QColor("#1C0806"), 0.18))
    painter.drawPath(swag)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for j in (0.34, 0.66):
        inner = QPainterPath(QPointF(x + 4, top + 34 * j))
        inner.quadTo(x + w / 2, top + 92 * j, x + w - 4, top + 34 * j)
        painter.setPen(QPen(QColor(42, 12, 8, 150), 1.6))
        painter.drawPath(inner)
    fringe = QPainterPath(QPointF(x, top + 34))
    fringe.quadTo(x + w / 2, top + 92, x + w, top + 34)
    painter.setPen(QPen(ink, 7.5))
    painter.drawPath(fringe)
    painter.setPen(QPen(gold, 4.6))
    painter.drawPath(fringe)
    for j in range(1, 16):
        t = j / 16
        fx, fy = x + w * t, top + 34 + 58 * 2 * t * (1 - t)
        painter.setPen(QPen(ink, 3.0))
        painter.drawLine(QPointF(fx, fy + 2), QPointF(fx, fy + 12))
        painter.setPen(QPen(gold, 1.7))
        painter.drawLine(QPointF(fx, fy + 2), QPointF(fx, fy + 11))
    rod = QRectF(box.left(), top, box.width(), 12)
    painter.fillRect(rod, gold)
    painter.fillRect(QRectF(rod.left(), rod.top() + 2.5, rod.width(), 2.5), tone(gold, 1.6))
    painter.setPen(QPen(ink, 2.0))
    painter.drawLine(rod.bottomLeft(), rod.bottomRight())


def _by_hand(painter: QPainter, box: QRectF, light: Theme, draw: Callable[[Pen], None]) -> None:
    """Draws with the pen in daylight pigments and shows it in the light."""
    image = blank(round(box.width() * PIXELS), round(box.height() * PIXELS))
    inner = QPainter(image)
    inner.scale(PIXELS, PIXELS)
    with Pen(inner, box, 8, box.width(), 0.5) as pen:
        draw(pen)
    inner.end()
    painter.drawImage(box, image if light == "day" else by_candlelight(image))


def gilt(painter: QPainter, box: QRectF, light: Theme) -> None:
    """The frame of a large picture: gold between two rules of ink; what it encloses is left out."""

    def draw(pen: Pen) -> None:
        ring, hole = rect(3.5, 3.5, box.width() - 7, box.height() - 7, 3), box.adjusted(10.5, 10.5, -10.5, -10.5)
        inside = rect(hole.x(), hole.y(), hole.width(), hole.height(), 2)
        band = ring.subtracted(inside)
        pen.p.fillPath(band, QColor(ORP))
        pen.p.fillPath(band.intersected(rect(3.5, 3.5, box.width() - 7, 3)), QColor(250, 226, 142, 120))
        pen.ink(ring, 1.8)
        pen.ink(inside, 1.8)

    _by_hand(painter, box, light, draw)


def tendril(painter: QPainter, box: QRectF, light: Theme) -> None:
    """A rinceau for the margin of a page."""
    _by_hand(painter, box, light, lambda pen: vine(pen, box.width() / 2, 0, box.height() - 18, -1))


PAINTERS: dict[str, tuple[Callable[[QPainter, QRectF, Theme], None], QSizeF]] = {
    "wood": (wood, WOOD),
    "parchment": (parchment, PAPER),
    "rule": (rule, FRAME),
    "panel": (panel, FRAME),
    "cloth": (cloth, CLOTH),
    "swag": (swag, SWAG),
    "gilt": (gilt, FRAME),
    "tendril": (tendril, TENDRIL),
}


def drawn(name: str, light: Theme) -> QImage:
    """A ground as its file shows it."""
    paint, size = PAINTERS[name]
    image = blank(round(size.width() * PIXELS), round(size.height() * PIXELS))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(PIXELS, PIXELS)
    paint(painter, QRectF(QPointF(), size), light)
    painter.end()
    return image


def data(name: str, light: Theme) -> bytes:
    """What the file of a ground holds."""
    return encoded(drawn(name, light), QUALITY[name])


def paint_grounds() -> list[Path]:
    """Writes the files that have changed, and names them."""
    changed = []
    for name in PAINTERS:
        for light in LIGHTS:
            path, found = path_of(name, light), data(name, light)
            if not path.is_file() or path.read_bytes() != found:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(found)
                changed.append(path)
    return changed
