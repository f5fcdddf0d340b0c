"""What lies around the cards: the oak table, parchment panels, headings, the pile of won tricks, the curtain, the icon.

Each function paints into a box in logical pixels and takes ``light``; ask the cache for them as for cards:
``cache.pixmap(cache.Picture("table_ground"), size, ratio, light)``.
"""

import math
from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QIcon,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)

from .grain import chance, grain, noise
from .layers import blank, layer
from .palette import ORP, ROOMS, Theme, lit, tone

ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def _mix(a: QColor, b: QColor, t: float) -> QColor:
    return QColor(
        round(a.red() + (b.red() - a.red()) * t),
        round(a.green() + (b.green() - a.green()) * t),
        round(a.blue() + (b.blue() - a.blue()) * t),
    )


def _wavy(x0: float, x1: float, y: float, seed: int, amp: float, step: float = 24.0) -> list[QLineF]:
    """A long uneven line as short strokes: Qt draws many short ones ten times faster than one long path."""
    n = max(1, math.ceil((x1 - x0) / step))
    points = [
        QPointF(x, y + amp * (noise(x / 90, y / 40, seed) + 0.4 * noise(x / 31, y / 40, seed + 3)))
        for x in (x0 + (x1 - x0) * k / n for k in range(n + 1))
    ]
    return [QLineF(a, b) for a, b in pairwise(points)]


def table_ground(painter: QPainter, box: QRectF, *, light: Theme = "day") -> None:
    """A calm oak table: long planks with ink between them, a few lines of grain, darker towards the rim."""
    room = ROOMS[light]
    wood, dark = QColor(room.wood), QColor(room.wood_line)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    painter.fillRect(box, wood)
    x0, x1, y, k = box.left() - 4, box.right() + 4, box.top(), 0
    while y < box.bottom():
        high = 76 + 22 * chance(k, 2, 5)
        shade = 0.09 * chance(k, 4, 9)
        plank = QRectF(x0, y, x1 - x0, high)
        painter.fillRect(plank, _mix(wood, dark if shade < 0 else QColor("#E2BE86"), abs(shade)))
        _grain_lines(painter, plank, k, dark)
        if k % 2 or box.width() > 900:  # the head joint of two boards
            x = x0 + (x1 - x0) * (0.5 + 0.36 * chance(k, 8, 3))
            _ink_line(painter, QPointF(x, y), QPointF(x + 1.4 * chance(k, 1, 1), y + high), dark, 1.5)
            for dx in (-11, 11):
                for f in (0.24, 0.76):
                    _nail(painter, x + dx, y + high * f, dark)
        y += high
        k += 1
        seam = QColor(dark)
        painter.setPen(QPen(seam, 2.1, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawLines(_wavy(x0, x1, y, k, 1.3))
        seam.setAlpha(70)
        painter.setPen(QPen(seam, 1.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawLines(_wavy(x0, x1, y + 3.4, k + 50, 1.5))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(box, _veil(round(box.width() / 4), round(box.height() / 4), light))
    painter.restore()


def _veil(width: int, height: int, light: Theme) -> QImage:
    """Grain and glow at a quarter of the size: soft things need no more, and a large window is painted at once."""
    image = blank(width, height)
    painter = QPainter(image)
    area = QRectF(image.rect())
    painter.setOpacity(0.34 if light == "day" else 0.12)
    along = grain(11)
    along.setTransform(QTransform().scale(2.4, 0.3))  # drawn out along the boards
    painter.fillRect(area, along)
    painter.setOpacity(1)
    _rim(painter, area, light)
    painter.end()
    return image


def _grain_lines(painter: QPainter, plank: QRectF, k: int, dark: QColor) -> None:
    line = QColor(dark)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for j in range(5):
        t = (j + 0.5 + 0.3 * chance(k, j, 21)) / 5
        a = plank.left() + plank.width() * max(0.0, 0.45 * chance(k, j, 22))
        b = plank.right() - plank.width() * max(0.0, 0.45 * chance(k, j, 23))
        line.setAlpha(44 + int(20 * chance(k, j, 24)))
        painter.setPen(QPen(line, 1.1, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawLines(_wavy(a, b, plank.top() + plank.height() * t, k * 7 + j, 5.0, 30))
    if chance(k, 3, 31) > 0.1:  # a knot, the grain flowing round it
        cx, cy = (
            plank.left() + plank.width() * (0.5 + 0.45 * chance(k, 3, 32)),
            plank.center().y() + 9 * chance(k, 3, 33),
        )
        for r in (3.0, 6.5, 10.5):
            line.setAlpha(56 - int(r * 2.4))
            painter.setPen(QPen(line, 1.2))
            painter.drawEllipse(QPointF(cx, cy), r * 2.1, r * 0.8)


def _ink_line(painter: QPainter, a: QPointF, b: QPointF, colour: QColor, w: float) -> None:
    painter.setPen(QPen(colour, w, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(a, b)


def _nail(painter: QPainter, x: float, y: float, dark: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(dark))
    painter.drawEllipse(QPointF(x, y), 2.2, 2.0)
    painter.setBrush(QColor(255, 240, 205, 70))
    painter.drawEllipse(QPointF(x - 0.6, y - 0.7), 0.8, 0.7)


def _rim(painter: QPainter, box: QRectF, light: Theme) -> None:
    glow = QRadialGradient(box.center(), math.hypot(box.width(), box.height()) / 2)
    if light == "day":
        glow.setColorAt(0.0, QColor(255, 236, 196, 46))
        glow.setColorAt(0.6, QColor(255, 236, 196, 0))
        glow.setColorAt(1.0, QColor(66, 36, 12, 74))
    else:
        glow.setColorAt(0.0, QColor(255, 190, 100, 38))
        glow.setColorAt(0.55, QColor(255, 190, 100, 0))
        glow.setColorAt(1.0, QColor(8, 4, 0, 140))
    painter.fillRect(box, glow)


def parchment(painter: QPainter, box: QRectF, *, light: Theme = "day") -> None:
    """A sheet of parchment for a panel: plain in the middle, where words stand; ink rule at its edge."""
    room = ROOMS[light]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = QPainterPath()
    edge.addRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), 7, 7)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(room.paper))
    painter.drawPath(edge)
    painter.setClipPath(edge)
    painter.setOpacity(0.35 if light == "day" else 0.2)
    painter.fillRect(box, grain(5, 2.2))
    painter.setOpacity(1)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    tint = QColor(room.paper_edge)
    for width, alpha in ((26, 40), (14, 52), (6, 80)):
        tint.setAlpha(alpha)
        painter.setPen(QPen(tint, width))
        painter.drawPath(edge)
    painter.setClipping(False)
    painter.setPen(QPen(QColor(room.wood_line if light == "day" else "#1A110A"), 1.8))
    painter.drawPath(edge)
    painter.restore()


def panel_frame(painter: QPainter, box: QRectF, *, light: Theme = "day") -> None:
    """Parchment with a second fine rule and gilded corners, for dialogs and score sheets."""
    parchment(painter, box, light=light)
    room = ROOMS[light]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    inner = box.adjusted(8, 8, -8, -8)
    painter.setPen(QPen(QColor(room.quiet), 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(inner, 3, 3)
    gold = lit(ORP, light)
    painter.setPen(QPen(QColor(room.text), 1.0))
    painter.setBrush(gold)
    for x, sx in ((inner.left(), 1), (inner.right(), -1)):
        for y, sy in ((inner.top(), 1), (inner.bottom(), -1)):
            corner = QPainterPath(QPointF(x, y))
            corner.lineTo(x + 20 * sx, y)
            corner.quadTo(x + 9 * sx, y + 3 * sy, x + 7 * sx, y + 7 * sy)
            corner.quadTo(x + 3 * sx, y + 9 * sy, x, y + 20 * sy)
            corner.closeSubpath()
            painter.drawPath(corner)
    painter.restore()


def trick_pile(
    painter: QPainter, box: QRectF, *, count: int = 1, deck: str = "pillars_cards", light: Theme = "day"
) -> None:
    """Won tricks, face down: a small crossed pile that grows with their number (up to six are shown)."""
    w = min(box.width() / 1.72, box.height() / 1.86)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    t = painter.deviceTransform()
    scale = math.hypot(t.m11(), t.m12())
    back = layer("frame", f"back:{deck}", round(w * scale), light)
    for k in range(max(0, min(count, 6))):
        painter.save()
        painter.translate(box.center().x(), box.center().y() - k * 1.6)
        painter.rotate((-9, 7, -3, 12, -14, 3)[k])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(20, 10, 0, 70))
        painter.drawRoundedRect(QRectF(-w / 2 + 2, -w * 0.75 + 3, w, w * 1.5), w * 0.06, w * 0.06)
        painter.drawImage(QRectF(-w / 2, -w * 0.75, w, w * 1.5), back)
        painter.restore()
    painter.restore()


def curtain(painter: QPainter, box: QRectF, *, light: Theme = "day") -> None:
    """A heavy curtain before the table while the seats change: folds of red cloth under a fringed, gilded pelmet."""
    cloth = lit("#8E2A22", light)
    dark, pale = _mix(cloth, QColor("#1C0806"), 0.62), _mix(cloth, QColor("#F0B48C"), 0.22)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(box)
    painter.fillRect(box, cloth)
    fold, k = 62.0, 0
    x = box.left() - 20
    while x < box.right() + fold:
        w = fold * (1 + 0.28 * chance(k, 1, 77))
        shadow = QLinearGradient(x, 0, x + w, 0)
        for stop, colour in ((0.0, dark), (0.22, cloth), (0.5, pale), (0.72, cloth), (1.0, dark)):
            shadow.setColorAt(stop, colour)
        painter.fillRect(QRectF(x, box.top(), w + 1, box.height()), shadow)
        path = QPainterPath(QPointF(x, box.top()))
        for j in range(1, 61):
            yy = box.top() + box.height() * j / 60
            path.lineTo(x + 3.2 * noise(k * 3.1, j / 14, 41), yy)
        painter.setPen(QPen(QColor(40, 10, 6, 170), 1.8))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        x, k = x + w, k + 1
    _pelmet(painter, box, light)
    painter.restore()


def _pelmet(painter: QPainter, box: QRectF, light: Theme) -> None:
    gold, ink = lit(ORP, light), QColor("#2A140C")
    n = max(4, round(box.width() / 120))
    w = box.width() / n
    top = box.top()
    for k in range(n):
        x = box.left() + k * w
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


def vignette(painter: QPainter, box: QRectF, *, game: str, light: Theme = "day") -> None:
    """The little scene of a game for the home screen, 3 : 2."""
    t = painter.deviceTransform()
    image = layer("scene", game, round(box.width() * math.hypot(t.m11(), t.m12())), light)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(box, image)
    painter.restore()


def icon() -> QIcon:
    """The app's icon: a cathedral's west front with its rose window, at every size that desktops ask for."""
    out = QIcon()
    for size in ICON_SIZES:
        out.addPixmap(QPixmap.fromImage(layer("emblem", "app_icon", size)))
    return out
