"""Playing pieces, each in the colour and the heraldic pattern of its player (a key of LIVERIES)."""

from kingsbridge_desktop.ui.art.palette import (
    CLAY,
    FLESH,
    INK,
    IRON,
    LINEN,
    LIVERIES,
    OAK_D,
    OAK_L,
    ORP,
    PAPER_D,
    SOOT,
    STONE,
    STONE_L,
    UMBER,
    VERM,
    tone,
)
from PySide6.QtGui import QPainterPath

from art.emblems.faces import small_face
from art.emblems.registry import emblem
from art.heraldry import draw_shield, ordinary
from art.ink.outlines import P, oval, rect, turn
from art.ink.pen import Pen


def _colour(player: str) -> str:
    return LIVERIES[player].colour


def _livery(h: Pen, area: QPainterPath, player: str, bold: float = 0.28) -> None:
    ordinary(h, area, LIVERIES[player], bold)


def _foot(h: Pen, colour: str) -> None:
    h.shape("M22 88 Q50 80 78 88 Q80 98 50 98 Q20 98 22 88 Z", tone(colour, 0.7), 2.6)


@emblem("pieces")
def shield(h: Pen, player: str = "blue") -> None:
    """A seat's shield."""
    draw_shield(h, player)


@emblem("pieces")
def trading_house(h: Pen, player: str = "") -> None:
    """A merchant's house with stepped gable and hoist; the front is the player's."""
    front = P("M16 94 V48 H24 V36 H32 V24 H40 V12 H60 V24 H68 V36 H76 V48 H84 V94 Z")
    h.shape(front, _colour(player) if player else CLAY, 3.0)
    if player:
        _livery(h, front, player, 0.2)
    h.hatch("M68 36 H76 V48 H84 V94 H68 Z", 16)
    h.detail("M20 54 h8 M72 56 h8 M20 88 h7 M24 44 h7 M70 44 h6", 1.2)
    h.shape("M30 94 V74 Q38 66 46 74 V94 Z", OAK_D, 2.2)
    if player:  # fewer windows, so that the pattern is seen
        h.shape("M44 26 H56 V38 H44 Z", "#E9D49A", 2.2)
        h.line("M50 26 V38", 1.6)
    else:
        h.shape("M24 52 H40 V64 H24 Z M60 52 H76 V64 H60 Z M44 32 H56 V44 H44 Z", "#E9D49A", 2.2)
        h.line("M32 52 V64 M68 52 V64 M50 32 V44", 1.6)
    h.shape("M58 74 H74 V86 H58 Z", "#E9D49A", 2.2)
    h.line("M66 74 V86 M58 80 H74", 1.6)
    h.line("M50 20 H92", 4.6)
    h.line("M90 20 V34", 1.8)
    h.shape("M83 40 Q90 30 97 40 Q100 54 90 56 Q80 54 83 40 Z", PAPER_D, 2.2)
    h.line("M6 94 H96", 3.0)


@emblem("pieces")
def cloister(h: Pen, player: str = "") -> None:
    """A cloister church with bell tower and arcade; the roofs are the player's."""
    roof = _colour(player) if player else VERM
    h.shape("M38 94 V56 H94 V94 Z", LINEN, 2.8)
    nave = P("M32 58 L44 30 H90 L98 58 Z") if player else P("M32 58 L44 36 H90 L98 58 Z")
    h.shape(nave, roof, 2.8)
    if player:
        _livery(h, nave, player, 0.17)
    else:
        h.detail("M48 38 L40 57 M58 38 L54 57 M68 38 L66 57", 1.2)
    h.hatch("M70 36 H90 L98 58 H78 Z", 16)
    for x in (48, 64, 80):
        h.shape(f"M{x} 94 V76 Q{x + 5} 66 {x + 10} 76 V94 Z", SOOT, 2.0, pool=False)
    h.shape("M10 94 V38 H38 V94 Z", LINEN, 2.8)
    h.hatch("M29 40 H38 V94 H29 Z", 16)
    h.shape("M6 40 L24 12 L42 40 Z", roof, 2.8)
    h.shape("M18 60 V50 Q24 42 30 50 V60 Z", SOOT, 2.0, pool=False)
    h.shape("M18 94 V80 Q24 72 30 80 V94 Z", OAK_D, 2.2)
    h.line("M24 12 V0 M19 4.5 H29", 2.6)
    h.line("M2 94 H98", 3.2)


@emblem("pieces")
def disc(h: Pen, player: str = "blue") -> None:
    """A wooden disc seen a little from above, the pattern on its face."""
    colour = _colour(player)
    h.shape("M6 46 V60 C8 84 92 84 94 60 V46 Z", tone(colour, 0.62), 2.8)
    h.hatch("M60 60 Q84 56 94 48 V60 C93 72 78 78 58 79 Z", 90, shade=0.1)
    face = oval(50, 45, 44, 29)
    h.shape(face, colour, 2.8)
    _livery(h, face, player, 0.22)
    h.detail(oval(50, 45, 38, 24), 1.1, tone(colour, 0.55))


@emblem("pieces")
def councillor(h: Pen, player: str = "blue") -> None:
    """A councillor: long robe, chain of office, flat round cap, a charter in his hand."""
    colour = _colour(player)
    _foot(h, colour)
    robe = h.shape("M38 40 C28 46 24 70 22 90 Q50 98 78 90 C76 70 72 46 62 40 Z", colour, 3.0)
    _livery(h, robe, player, 0.22)
    h.hatch("M60 42 C72 48 75 70 77 90 L60 93 Q66 66 60 42 Z", 16)
    h.shape("M32 50 Q50 66 68 50 L64 46 Q50 58 36 46 Z", ORP, 1.8, pool=False)
    h.shape(oval(50, 29, 13, 14), FLESH, 2.6, pool=False)
    small_face(h, 50, 30)
    h.shape("M42 36 Q50 32 58 36 Q58 47 50 48 Q42 47 42 36 Z", STONE_L, 1.8, pool=False)
    h.shape("M26 22 C26 6 74 6 74 22 Q50 28 26 22 Z", tone(colour, 0.72), 2.8)
    h.shape(turn(P("M66 58 H90 Q94 64 90 70 H66 Q62 64 66 58 Z"), -58, 74, 66), LINEN, 2.2)
    h.shape(oval(70, 72, 4.6), FLESH, 1.8, pool=False)


@emblem("pieces")
def worker_figure(h: Pen, player: str = "red") -> None:
    """A workman with a stone on his shoulder, shovel in hand."""
    colour = _colour(player)
    _foot(h, colour)
    h.shape("M40 66 L32 91 H44 L50 76 L55 91 H67 L62 66 Z", OAK_D, 2.6)
    coat = h.shape("M34 40 C30 52 34 64 34 72 H68 C68 62 72 50 66 40 Q50 34 34 40 Z", colour, 3.0)
    _livery(h, coat, player, 0.24)
    h.hatch("M56 38 L66 40 C72 50 68 62 68 72 H56 Z", 10)
    h.shape("M40 8 L80 0 L87 20 L48 28 Z", STONE, 2.8)
    h.hatch("M64 5 L80 0 L87 20 L68 24 Z", 20)
    h.shape("M60 44 Q76 40 77 22 L86 22 Q87 46 66 55 Z", colour, 2.4)
    h.shape(oval(81, 20, 5), FLESH, 1.8, pool=False)
    h.shape(oval(46, 30, 11, 12), FLESH, 2.4, pool=False)
    h.shape("M33 30 C33 16 54 12 59 26 Q46 22 33 30 Z", tone(colour, 0.75), 2.4)
    small_face(h, 45, 31)
    h.tube("M19 74 L24 37", 4.6, 2.0, OAK_L)
    h.line("M19 36 L29 37.4", 4.6)
    h.shape("M11 72 H27 L25 91 Q17 97 11 89 Z", IRON, 2.4)
    h.hatch("M18 72 H27 L25 91 L18 94 Z", 10)
    h.shape("M36 44 Q26 50 19 56 L25 63 Q36 59 41 53 Z", colour, 2.2)
    h.shape(oval(21.5, 58, 4.6), FLESH, 1.8, pool=False)


@emblem("pieces")
def builder_figure(h: Pen, player: str = "green") -> None:
    """The master builder: broad hat, cloak, measuring rod."""
    colour = _colour(player)
    _foot(h, colour)
    h.shape("M80 96 V6 H86 V96 Z", ORP, 2.2, pool=False)
    for y in range(16, 92, 12):
        h.line(f"M80 {y} h6", 1.8)
    cloak = h.shape("M36 42 C22 50 18 74 18 90 Q50 98 74 90 C76 74 74 50 62 42 Z", colour, 3.0)
    _livery(h, cloak, player, 0.22)
    h.hatch("M58 44 C72 50 75 74 73 90 L64 92 Q66 66 58 44 Z", 16)
    h.shape("M60 52 Q74 54 80 60 L78 68 Q66 66 60 62 Z", colour, 2.2)
    h.shape(oval(82, 63, 4.8), FLESH, 1.8, pool=False)
    h.shape(oval(49, 32, 12, 14), FLESH, 2.6, pool=False)
    h.shape("M37 34 Q38 48 49 50 Q60 48 61 34 Q56 40 49 39 Q42 40 37 34 Z", UMBER, 2.0)
    small_face(h, 49, 32)
    h.shape("M18 26 Q34 20 36 16 Q38 4 49 4 Q60 4 62 16 Q64 20 80 26 Q50 34 18 26 Z", tone(colour, 0.72), 2.8)
    h.line("M36 18 Q49 23 62 18", 2.4, ORP)


@emblem("pieces")
def cube(h: Pen, player: str = "blue") -> None:
    """A score cube."""
    colour = _colour(player)
    front = P("M12 34 H64 V88 H12 Z")
    h.shape("M12 34 L34 14 H88 L64 34 Z", tone(colour, 1.35), 2.6)
    h.shape(front, colour, 2.8)
    _livery(h, front, player, 0.26)
    side = h.shape("M64 34 L88 14 V66 L64 88 Z", tone(colour, 0.62), 2.6)
    h.hatch(side, -40, shade=0.06)


@emblem("pieces")
def marker(h: Pen) -> None:
    """The black marker: start player, cost."""
    h.shape(rect(22, 60, 56, 30, 8), INK, 2.6)
    h.shape("M32 62 C36 40 38 30 50 12 C62 30 64 40 68 62 Z", SOOT, 2.8)
    h.hatch("M54 18 C62 32 64 44 68 62 H56 Z", 16, shade=0.1)
    h.gold("M28 66 H72 V72 H28 Z", 1.6)
