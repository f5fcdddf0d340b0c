"""Pixmaps by size and device pixel ratio: nothing is painted twice.

A picture is described by a hashable ``Picture``; ``card("game_card", value=6, …)`` makes one. ``pixmap`` gives it as a
QPixmap of a size in logical pixels, always the same object for the same question. ``Prepainter`` fills the cache from
an idle timer before a deck is shown.
"""

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QPixmap

from .layers import blank, layer
from .lettering import growth, window_growth
from .palette import Theme

BUDGET = 160 * 1024 * 1024  # bytes of pixmaps kept; the least recently asked leave first
Size = QSize | tuple[int, int] | int


class Picture(NamedTuple):
    """What to paint: a function of cards.py or grounds.py by name, and its options, sorted."""

    kind: str
    options: tuple[tuple[str, Hashable], ...] = ()


class Shelf:
    """Pixmaps in the order of their last use, within a budget of bytes."""

    def __init__(self, budget: int) -> None:
        self.budget, self.bytes = budget, 0
        self.pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._largest: dict[Hashable, Hashable] = {}

    def get(self, key: Hashable) -> QPixmap | None:
        found = self.pixmaps.get(key)
        if found is not None:
            self.pixmaps.move_to_end(key)
        return found

    def like(self, subject: Hashable) -> QPixmap | None:
        """The largest pixmap of a subject, which looks best in whatever other size."""
        return self.pixmaps.get(self._largest.get(subject))

    def put(self, key: Hashable, pixmap: QPixmap, subject: Hashable = None) -> QPixmap:
        """Keeps a pixmap; `subject` is what it shows in one of many sizes."""
        self.pixmaps[key] = pixmap
        if subject is not None:
            known = self.like(subject)
            if known is None or known.width() <= pixmap.width():
                self._largest[subject] = key
        self.bytes += pixmap.width() * pixmap.height() * 4
        while self.bytes > self.budget and len(self.pixmaps) > 1:
            _, old = self.pixmaps.popitem(last=False)
            self.bytes -= old.width() * old.height() * 4
        return pixmap

    def clear(self) -> None:
        self.pixmaps.clear()
        self._largest.clear()
        self.bytes = 0


_shelf = Shelf(BUDGET)


def _frozen(value: object) -> Hashable:
    if isinstance(value, (list, tuple)):
        return tuple(_frozen(part) for part in value)
    if not isinstance(value, Hashable):
        raise TypeError(f"a picture cannot be described by {value!r}")
    return value


def card(kind: str, /, **options: object) -> Picture:
    """A card of cards.py: ``card("game_card", value=6, emblem="woodworker", player="green", name="Schreiner")``."""
    return Picture(kind, tuple(sorted((k, _frozen(v)) for k, v in options.items())))


def emblem(key: str, halo: bool = False) -> Picture:
    """An emblem by its name and variant: "stone", "councillor:red", "die:blue:4", "elizabeth"."""
    return Picture("emblem", (("halo", halo), ("key", key)))


def shield(player: str) -> Picture:
    """A seat's shield in the player's colour and pattern."""
    return emblem(f"shield:{player}")


def vignette(game: str) -> Picture:
    """The home screen's scene of a game."""
    return Picture("scene", (("game", game),))


PARCHMENT, PANEL, CURTAIN = (Picture(kind) for kind in ("parchment", "panel_frame", "curtain"))


def _pair(size: Size) -> tuple[int, int]:
    if isinstance(size, QSize):
        return size.width(), size.height()
    return (size, size) if isinstance(size, int) else size


def _look(picture: Picture, size: Size, ratio: float, light: Theme) -> tuple[Hashable, ...]:
    """All that a pixmap depends on; cards also on how large letters are wished."""
    letters = (growth(), window_growth()) if picture.kind.endswith("_card") else ()
    return (picture, *_pair(size), ratio, light, letters)


def pixmap(picture: Picture, size: Size, ratio: float = 1.0, light: Theme = "day") -> QPixmap:
    """The picture in a size of logical pixels at that device pixel ratio; the same object every time."""
    key = _look(picture, size, ratio, light)
    found = _shelf.get(key)
    if found is not None:
        return found
    width, height = _pair(size)
    return _shelf.put(key, _paint(picture, width, height, ratio, light), (picture, light, _shape(width, height)))


def _shape(width: float, height: float) -> int:
    """How broad something is, in steps of a fifth: the frame of a plate and that of a page are one picture."""
    return round(math.log(max(1.0, width) / max(1.0, height)) * 5)


def like(picture: Picture, light: Theme, width: float, height: float) -> QPixmap | None:
    """The picture in another size of about this shape, the largest there is."""
    shape = _shape(width, height)
    found = (_shelf.like((picture, light, near)) for near in (shape, shape - 1, shape + 1))
    return next((pixmap for pixmap in found if pixmap is not None), None)


def is_ready(picture: Picture, size: Size, ratio: float = 1.0, light: Theme = "day") -> bool:
    """Whether ``pixmap`` would answer without painting."""
    return _shelf.get(_look(picture, size, ratio, light)) is not None


def _painter_of(kind: str) -> Callable[..., None]:
    from . import cards, grounds  # only now: the first picture of the home page needs neither

    for module in (grounds, cards):
        found: Callable[..., None] | None = getattr(module, kind, None)
        if found is not None:
            return found
    raise KeyError(f"no picture is called {kind!r}")


def _paint(picture: Picture, w: int, h: int, ratio: float, light: Theme) -> QPixmap:
    options = dict(picture.options)
    if picture.kind == "emblem":
        image = layer("emblem", str(options["key"]), round(w * ratio), light, bool(options["halo"]))
    elif picture.kind == "scene":
        image = layer("scene", str(options["game"]), round(w * ratio), light)
    else:
        paint = _painter_of(picture.kind)
        image = blank(round(w * ratio), round(h * ratio))
        painter = QPainter(image)
        painter.scale(ratio, ratio)
        try:
            paint(painter, QRectF(0, 0, w, h), light=light, **options)
        finally:
            painter.end()  # an image must not die under a painter that is still at work
    sized = QImage(image)  # shares its pixels; a pixmap that is given a ratio afterwards would copy them
    sized.setDevicePixelRatio(ratio)
    return QPixmap.fromImage(sized)


def clear() -> None:
    """Forgets every pixmap and every layer."""
    from .layers import forget

    _shelf.clear()
    forget()
