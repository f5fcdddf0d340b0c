"""Every emblem, card frame and scene: in which sizes it is kept and how it becomes a file of assets/art.

A file holds whole WebP pictures one after the other, the largest first (kingsbridge_desktop/ui/art/layers.py reads it).
Only PySide6 is needed, and the same drawing always gives the same bytes.
"""

from pathlib import Path
from typing import NamedTuple

from kingsbridge_desktop.ui.art.layers import ICON_SIZES, MARGIN, Kind, blank, height_of, path_of
from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QImage, QPainter

from art import emblems, endings, vignettes
from art.cards.frames import all_frames, paint_frame

# Real pixels across in which a drawing is shown at most on a screen of 3840 × 2160 (two to each logical one), with some
# room for coming nearer; tests/ui/test_sharp.py holds them to that. Half of it serves ordinary screens.
PORTRAIT, ON_CARDS, PIECE = 448, 352, 256
FRAME, SCENE, ENDING = 600, 1200, 1440
TILE = 320  # a scene on the home page of an ordinary window: the first picture waits for it
SMALL_EMBLEM, SMALL_FRAME = 54, 100  # drawn for that size: bolder lines, no hatching
CARD_GROUPS = ("craftsmen", "persons", "places", "events", "advantages", "arms", "festive", "company")
QUALITY = {"emblem": 80, "frame": 76, "scene": 86, "ending": 82}


class Drawing(NamedTuple):
    """A picture of assets/art by kind and key, and the widths in which it is kept, the largest first."""

    kind: Kind
    key: str
    widths: tuple[int, ...]

    def draw(self, width: int) -> QImage:
        """The drawing in exactly this width."""
        image = blank(width, height_of(self.kind, width))
        painter = QPainter(image)
        try:
            if self.kind == "emblem":
                m = width * MARGIN
                emblems.paint(self.key, painter, QRectF(m, m, width - 2 * m, width - 2 * m))
            elif self.kind == "frame":
                paint_frame(self.key, painter, QRectF(image.rect()))
            elif self.kind == "ending":
                endings.paint_ending(self.key, painter, QRectF(image.rect()))
            else:
                vignettes.paint_scene(self.key, painter, QRectF(image.rect()))
        finally:
            painter.end()  # an image must not die under a painter that is still at work
        return image

    def data(self) -> bytes:
        """What its file holds."""
        return b"".join(encoded(self.draw(width), QUALITY[self.kind]) for width in self.widths)

    def path(self) -> Path:
        """Its file."""
        return path_of(self.kind, self.key)


def _emblem_widths(key: str, group: str) -> tuple[int, ...]:
    if group == "icon":
        return tuple(reversed(ICON_SIZES))
    if key.endswith(":bare"):
        return PORTRAIT, PORTRAIT // 2, SMALL_EMBLEM
    if group in CARD_GROUPS:
        return ON_CARDS, ON_CARDS // 2, SMALL_EMBLEM
    return PIECE, PIECE // 2, SMALL_EMBLEM


def all_drawings() -> list[Drawing]:
    """Everything in assets/art; scenes come last, since they show emblems and cards."""
    group = {name: group for group, names in emblems.GROUPS.items() for name in names}
    found = [Drawing("emblem", key, _emblem_widths(key, group[key.split(":")[0]])) for key in emblems.all_keys()]
    found += [Drawing("frame", key, (FRAME, FRAME // 2, SMALL_FRAME)) for key in all_frames()]
    found += [Drawing("scene", game, (SCENE, SCENE // 2, TILE)) for game in vignettes.SCENES]
    return found + [Drawing("ending", game, (ENDING, ENDING // 2)) for game in endings.ENDINGS]


def encoded(image: QImage, quality: int) -> bytes:
    """The image as WebP."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "WEBP", quality):  # type: ignore[call-overload]
        raise SystemExit("this Qt cannot write WebP")
    return bytes(buffer.data().data())
