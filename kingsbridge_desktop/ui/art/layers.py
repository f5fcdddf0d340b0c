"""The layers that cards are put together from: emblems and blank frames as images of the size that is asked for.

Drawing one takes the hand 20 to 150 ms, so the finished drawings are kept in ``assets/art/drawings.zip`` (written by
packaging/art/emblem_sheets.py) at two optical sizes. What is missing there is drawn on the spot: nothing depends on it.
"""

import math
import zipfile
from collections import OrderedDict
from functools import cache
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QBuffer, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter

from kingsbridge_desktop import resources

from .palette import PAPER, ROOMS, Theme

Kind = Literal["emblem", "frame", "scene"]
LARGE = {"emblem": 256, "frame": 540, "scene": 960}  # width in pixels as kept in the archive
SMALL = {"emblem": 54, "frame": 100, "scene": 0}
MARGIN = 0.02  # of an emblem, all around: ink may swell over the edge of the design
DIGEST = "sources.sha256"
_KEPT = 600  # images; about 40 MB with cards of an ordinary size

_images: OrderedDict[tuple[Kind, str, int, Theme, bool], QImage] = OrderedDict()


def sources() -> str:
    """A digest of everything the drawings are made by; the archive carries the one it was written from."""
    import hashlib  # for the tests and the script only

    here, digest = Path(__file__).parent, hashlib.sha256()
    drawing = ("card_parts.py", "frames.py", "hand.py", "heraldry.py", "paths.py", "palette.py", "vignettes.py")
    for path in sorted([*(here / name for name in drawing), *(here / "emblems").glob("*.py")]):
        digest.update(path.read_text(encoding="utf-8").encode())
    return digest.hexdigest()


def archive_name(kind: Kind, key: str, size: int) -> str:
    """The name of a drawing inside the archive."""
    return f"{kind}/{size}/{key.replace(':', '-')}.webp"


@cache
def _archive() -> zipfile.ZipFile | None:
    try:
        return zipfile.ZipFile(resources.assets() / "art" / "drawings.zip")
    except (OSError, zipfile.BadZipFile):
        return None


@cache
def _kept_names() -> frozenset[str]:
    archive = _archive()
    return frozenset(archive.namelist()) if archive else frozenset()


def _height(kind: Kind, width: int) -> int:
    return round(width * {"emblem": 1.0, "frame": 1.5, "scene": 2 / 3}[kind])


def blank(width: int, height: int) -> QImage:
    """A transparent image."""
    image = QImage(max(1, width), max(1, height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def drawn(kind: Kind, key: str, width: int) -> QImage:
    """The layer drawn by the hand at exactly this width; slow."""
    image = blank(width, _height(kind, width))
    painter = QPainter(image)
    try:
        if kind == "emblem":
            from .emblems import paint

            m = width * MARGIN
            paint(key, painter, QRectF(m, m, width - 2 * m, width - 2 * m))
        elif kind == "frame":
            from .frames import paint_frame

            paint_frame(key, painter, QRectF(image.rect()))
        else:
            from .vignettes import paint_scene

            paint_scene(key, painter, QRectF(image.rect()))
    finally:
        painter.end()  # an image must not die under a painter that is still at work
    return image


def _from_archive(kind: Kind, key: str, width: int) -> QImage | None:
    archive, kept = _archive(), _kept_names()
    name = archive_name(kind, key, width)
    if name not in kept:
        name = archive_name(kind, key, SMALL[kind] if width <= SMALL[kind] else LARGE[kind])
    if archive is None or name not in kept:
        return None
    try:
        data = archive.read(name)
    except (OSError, zipfile.BadZipFile):
        return None
    buffer = QBuffer()
    buffer.setData(data)
    reader = QImageReader(buffer, b"webp")
    reader.setScaledSize(QSize(width, _height(kind, width)))
    image = reader.read()
    if image.isNull():
        return None
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def by_candlelight(image: QImage) -> QImage:
    """The same picture in the light of a candle: every pigment dimmed and warmed, transparency kept."""
    out = QImage(image)
    painter = QPainter(out)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.fillRect(out.rect(), QColor(ROOMS["candle"].filter))
    if out.hasAlphaChannel():
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.drawImage(0, 0, image)
    painter.end()
    return out


def _with_halo(image: QImage, colour: QColor) -> QImage:
    """A thin rim of parchment under the drawing, so that its ink keeps its edge on dark wood."""
    rim = QImage(image)
    painter = QPainter(rim)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(rim.rect(), colour)
    painter.end()
    out = blank(image.width(), image.height())
    painter = QPainter(out)
    r = max(1.0, image.width() * 0.028)
    for k in range(16):
        painter.drawImage(QPointF(r * math.cos(k * math.pi / 8), r * math.sin(k * math.pi / 8)), rim)
    painter.drawImage(0, 0, image)
    painter.end()
    return out


def layer(kind: Kind, key: str, width: int, light: Theme = "day", halo: bool = False) -> QImage:
    """The emblem or frame, ``width`` real pixels wide, from memory, from the archive, or drawn."""
    width = max(4, width)
    at = (kind, key, width, light, halo)
    found = _images.get(at)
    if found is not None:
        _images.move_to_end(at)
        return found
    if halo:
        inner = layer(kind, key, round(width * 0.94), light)
        image = blank(width, width)
        painter = QPainter(image)
        painter.drawImage((width - inner.width()) // 2, (width - inner.height()) // 2, inner)
        painter.end()
        image = _with_halo(image, QColor(PAPER if light == "day" else ROOMS["candle"].paper))
    elif light == "candle":
        image = by_candlelight(layer(kind, key, width))
    else:
        image = _from_archive(kind, key, width) or drawn(kind, key, width)
    _images[at] = image
    while len(_images) > _KEPT:
        _images.popitem(last=False)
    return image


def forget() -> None:
    """Empties the memory; the archive stays open."""
    _images.clear()
