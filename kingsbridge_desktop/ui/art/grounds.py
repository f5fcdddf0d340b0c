"""Wood, parchment and cloth for boxes of any size, laid from the tiles and frames in assets/art/ground.

They are made by packaging/art/paint.py, by day and by candlelight, with two pixels to a unit.
"""

import math
from functools import lru_cache
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QImageReader,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from kingsbridge_desktop import resources
from kingsbridge_desktop.core.errors import BadData

from .layers import blank
from .palette import ROOMS, Theme, picture_light

PIXELS = 2  # of a file, to a unit
CORNER = 32.0  # units of a frame that are not drawn out
LITTLE = 0.2  # of a small sheet's shorter side, that a corner of its frame takes at most
GILT = 10.5  # units of a frame of gold at each side, half of the boss at its corner included
SWAG_WIDE = 120.0  # about as wide as a swag of the pelmet hangs
VEIL = 16  # units to a pixel of the light over a table, which is soft
_ROUND = 7.0  # corners of a sheet
_GLOWS: dict[Literal["day", "candle"], tuple[tuple[float, QColor], ...]] = {
    "day": ((0.0, QColor(255, 236, 196, 46)), (0.6, QColor(255, 236, 196, 0)), (1.0, QColor(66, 36, 12, 74))),
    "candle": ((0.0, QColor(255, 190, 100, 38)), (0.55, QColor(255, 190, 100, 0)), (1.0, QColor(8, 4, 0, 140))),
}


_latest: dict[tuple[str, Theme], QImage] = {}  # the tile that was laid last


def path_of(name: str, light: Theme) -> Path:
    """The file of a ground."""
    return resources.assets() / "art" / "ground" / f"{name}_{picture_light(light)}.webp"


def _reader(name: str, light: Theme) -> QImageReader:
    path = path_of(name, light)
    reader = QImageReader(str(path))
    if not reader.size().isValid():
        raise BadData(f"{path.name} is missing or not a picture", file=path.name)
    return reader


def _read(name: str, light: Theme, size: QSize) -> QImage:
    reader = _reader(name, light)
    reader.setScaledSize(size)
    image = reader.read()
    if image.isNull():
        raise BadData(f"{path_of(name, light).name} is damaged: {reader.errorString()}", file=path_of(name, light).name)
    return image


@lru_cache(maxsize=16)
def _size(name: str, light: Theme) -> QSize:
    return _reader(name, light).size()


@lru_cache(maxsize=8)
def _frame(name: str, light: Theme) -> QImage:
    """A small picture as it is."""
    return _read(name, light, _size(name, light)).convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


@lru_cache(maxsize=2)
def _whole(name: str, light: Theme) -> QImage:
    """A tile as it is: a board may get many sizes, and reading takes longer than scaling."""
    return _read(name, light, _size(name, light)).convertToFormat(QImage.Format.Format_RGB32)


@lru_cache(maxsize=4)
def _tile(name: str, light: Theme, width: int, height: int) -> QImage:
    """A tile in real pixels: scaled once, then only copied."""
    smooth = Qt.TransformationMode.SmoothTransformation
    return _whole(name, light).scaled(width, height, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)


def _tile_for(name: str, light: Theme, scale: float) -> QImage:
    """The tile for so many pixels to a unit."""
    wide, high = _size(name, light).toTuple()
    width, height = (max(1, round(side * scale / PIXELS)) for side in (wide, high))
    tile = _latest[name, light] = _tile(name, light, width, height)
    return tile


def _fill(painter: QPainter, box: QRectF, name: str, light: Theme, *, for_now: bool = False) -> None:
    """Lays tiles from the upper left corner of the box, one unit of theirs to a unit of the painter.

    `for_now`: with the tile that was laid last, whatever its size.
    """
    t = painter.deviceTransform()
    wide, high = _size(name, light).toTuple()
    tile = (for_now and _latest.get((name, light))) or _tile_for(name, light, math.hypot(t.m11(), t.m12()))
    brush = QBrush(tile)
    fit = QTransform.fromScale(wide / PIXELS / tile.width(), high / PIXELS / tile.height())
    brush.setTransform(fit * QTransform.fromTranslate(box.left(), box.top()))
    painter.fillRect(box, brush)


def prepare_wood(light: Theme, scale: float) -> None:
    """Makes what the table needs for so many pixels to a unit, so that painting it is only copying."""
    if light != "contrast":
        _tile_for("wood", light, scale)


def wood(painter: QPainter, box: QRectF, *, light: Theme = "day", for_now: bool = False) -> None:
    """The oak table, darker towards its rim; in high contrast a plain ground without planks.

    `for_now`: nothing is made for it; planks of another size are drawn out.
    """
    if light == "contrast":
        painter.fillRect(box, QColor(ROOMS[light].wood))
        return
    _fill(painter, box, "wood", light, for_now=for_now)
    was_smooth = painter.testRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(box, _veil(max(1, round(box.width() / VEIL)), max(1, round(box.height() / VEIL)), light))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, was_smooth)


@lru_cache(maxsize=4)
def _veil(width: int, height: int, light: Theme) -> QImage:
    image = blank(width, height)
    glow = QRadialGradient(width / 2, height / 2, math.hypot(width, height) / 2)
    for stop, colour in _GLOWS[picture_light(light)]:
        glow.setColorAt(stop, colour)
    painter = QPainter(image)
    painter.fillRect(image.rect(), glow)
    painter.end()
    return image


def paper(painter: QPainter, box: QRectF, *, light: Theme = "day") -> None:
    """Parchment without an edge, as on the pages of a book."""
    if light == "contrast":
        painter.fillRect(box, QColor(ROOMS[light].paper))
        return
    _fill(painter, box, "parchment", light)


def parchment(painter: QPainter, box: QRectF, *, light: Theme = "day") -> None:
    """A sheet of parchment with a line of ink at its edge."""
    if light == "contrast":
        _plain_sheet(painter, box)
        return
    _sheet(painter, box, "rule", light)


def panel_frame(painter: QPainter, box: QRectF, *, light: Theme = "day") -> None:
    """Parchment with a second fine rule and gilded corners, for dialogs and score sheets."""
    if light == "contrast":
        _plain_sheet(painter, box)
        return
    _sheet(painter, box, "panel", light)


def gilt_frame(painter: QPainter, box: QRectF, *, light: Theme = "day") -> None:
    """A frame of gold for a large picture; GILT of it are taken at every side."""
    _nine(painter, box, _frame("gilt", picture_light(light)))


def tendril(painter: QPainter, box: QRectF, *, light: Theme = "day") -> None:
    """A rinceau in the margin of a page, as long as the box; none in high contrast."""
    if light == "contrast":
        return
    image = _frame("tendril", light)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    wide, high = image.width() / PIXELS, image.height() / PIXELS
    y = box.top()
    while y == box.top() or y < box.bottom() - 60:  # no scrap of it at the end
        part = min(high, box.bottom() - y)
        source = QRectF(0, 0, image.width(), part * PIXELS)
        painter.drawImage(QRectF(box.center().x() - wide / 2, y, wide, part), image, source)
        y += part
    painter.restore()


def _plain_sheet(painter: QPainter, box: QRectF) -> None:
    """White with a heavy black line, for high contrast."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(ROOMS["contrast"].text), 2.6))
    painter.setBrush(QColor(ROOMS["contrast"].paper))
    painter.drawRoundedRect(box.adjusted(2.5, 2.5, -2.5, -2.5), _ROUND, _ROUND)
    painter.restore()


def _sheet(painter: QPainter, box: QRectF, frame: str, light: Theme) -> None:
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    sheet = QPainterPath()
    sheet.addRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), _ROUND, _ROUND)
    painter.setClipPath(sheet, Qt.ClipOperation.IntersectClip)
    _fill(painter, box, "parchment", light)
    painter.restore()
    _nine(painter, box, _frame(frame, light), min(CORNER, LITTLE * min(box.width(), box.height())))


def _nine(painter: QPainter, box: QRectF, image: QImage, corner: float = CORNER) -> None:
    """Lays a frame into a box: its corners as large as is said, its edges drawn out."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for x, wide, from_x, from_wide in _thirds(box.width(), image.width(), corner):
        for y, high, from_y, from_high in _thirds(box.height(), image.height(), corner):
            part = QRectF(from_x, from_y, from_wide, from_high)
            painter.drawImage(QRectF(box.left() + x, box.top() + y, wide, high), image, part)
    painter.restore()


def _thirds(length: float, pixels: int, corner: float) -> list[tuple[float, float, float, float]]:
    """A corner, what is drawn out, a corner: where and how long, in the box and in the file."""
    corner, cut = min(corner, length / 2), CORNER * PIXELS
    return [
        (0.0, corner, 0.0, cut),
        (corner, length - 2 * corner, cut, pixels - 2 * cut),
        (length - corner, corner, pixels - cut, cut),
    ]


def curtain(painter: QPainter, box: QRectF, *, light: Theme = "day") -> None:
    """A heavy curtain before the table while the seats change, under a fringed, gilded pelmet."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    cloth, swag = _frame("cloth", light), _frame("swag", light)
    wide = cloth.width() / PIXELS
    for k in range(math.ceil(box.width() / wide)):
        painter.drawImage(QRectF(box.left() + k * wide, box.top(), wide, box.height()), cloth)
    swags = max(4, round(box.width() / SWAG_WIDE))
    wide, high = box.width() / swags, swag.height() / PIXELS
    for k in range(swags):
        painter.drawImage(QRectF(box.left() + k * wide, box.top(), wide, high), swag)
    painter.restore()
