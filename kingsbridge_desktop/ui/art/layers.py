"""The layers that cards are put together from: emblems, blank frames and scenes, in the size that is asked for.

Each drawing is one file, ``assets/art/<kind>/<key>.webp``, made by packaging/art/paint.py. It holds the drawing in a
few sizes, each a whole WebP, one after the other, the largest first (which is the one that other programs show). A
layer is made from the smallest size that has enough pixels: the least one is drawn for its size, with bolder lines.
"""

import math
from collections import OrderedDict
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QBuffer, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter

from kingsbridge_desktop import resources
from kingsbridge_desktop.core.errors import BadData

from .palette import LIVERIES, PAPER, ROOMS, WORN_BY_CANDLE, Theme

Kind = Literal["emblem", "frame", "scene", "ending"]
HEIGHT = {"emblem": 1.0, "frame": 1.5, "scene": 2 / 3, "ending": 1 / 2}  # of the width
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)  # of the app's icon: all that desktops ask for
MARGIN = 0.02  # of an emblem, all around: ink may swell over the edge of the design
_KEPT = 600  # images; about 40 MB with cards of an ordinary size

_images: OrderedDict[tuple[Kind, str, int, Theme, bool], QImage] = OrderedDict()


def path_of(kind: Kind, key: str) -> Path:
    """The file of a drawing."""
    return resources.assets() / "art" / kind / f"{key.replace(':', '-')}.webp"


def has(kind: Kind, key: str) -> bool:
    """Whether there is such a drawing."""
    return path_of(kind, key).is_file()


def height_of(kind: Kind, width: int) -> int:
    """The height of a layer so many pixels wide."""
    return round(width * HEIGHT[kind])


def blank(width: int, height: int) -> QImage:
    """A transparent image."""
    image = QImage(max(1, width), max(1, height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _pictures(kind: Kind, key: str) -> list[bytes]:
    """Each size that the file of a drawing holds, the largest first."""
    path = path_of(kind, key)
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise KeyError(f"no {kind} is called {key!r}") from None
    except OSError as error:
        raise BadData(f"{path.name} cannot be read: {error}", file=path.name) from error
    found = []
    while data:  # "RIFF", the length of what follows, the picture
        end = 8 + int.from_bytes(data[4:8], "little")
        if data[:4] != b"RIFF" or data[12:16] != b"VP8X" or end > len(data):
            raise BadData(f"{path.name} is damaged", file=path.name)
        found.append(data[:end])
        data = data[end:]
    return found


def _width(picture: bytes) -> int:
    """Pixels across, as the head of an extended WebP tells: all of ours are, since they are transparent at the edge."""
    return 1 + int.from_bytes(picture[24:27], "little")


def sizes(kind: Kind, key: str) -> list[int]:
    """The widths in pixels in which a drawing is kept, the largest first."""
    return [_width(picture) for picture in _pictures(kind, key)]


def _read(kind: Kind, key: str, width: int) -> QImage:
    """The drawing in this width, made smaller from the least size that is large enough."""
    pictures = _pictures(kind, key)
    data = next((picture for picture in reversed(pictures) if _width(picture) >= width), pictures[0])
    buffer = QBuffer()
    buffer.setData(data)
    reader = QImageReader(buffer, b"webp")
    reader.setScaledSize(QSize(width, height_of(kind, width)))
    image = reader.read()
    if image.isNull():
        path = path_of(kind, key)
        raise BadData(f"{path.name} is not a picture: {reader.errorString()}", file=path.name)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def is_worn(kind: Kind, key: str) -> bool:
    """Whether a drawing is in a player's colour: "cloister:red", but no die, whose third part is what it shows."""
    parts = key.split(":")
    return kind == "emblem" and len(parts) == 2 and parts[1] in LIVERIES


def by_candlelight(image: QImage, tint: str = ROOMS["candle"].filter) -> QImage:
    """The same picture in the light of a candle: every pigment dimmed and warmed, transparency kept."""
    out = QImage(image)
    painter = QPainter(out)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.fillRect(out.rect(), QColor(tint))
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
    """The emblem, frame or scene, ``width`` real pixels wide, from memory or from its file."""
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
        image = _with_halo(image, QColor(PAPER if light == "day" else ROOMS[light].paper))
    elif light == "candle":
        tint = WORN_BY_CANDLE if is_worn(kind, key) else ROOMS["candle"].filter
        image = by_candlelight(layer(kind, key, width), tint)
    else:
        image = _read(kind, key, width)
    _images[at] = image
    while len(_images) > _KEPT:
        _images.popitem(last=False)
    return image


def forget() -> None:
    """Empties the memory."""
    _images.clear()
