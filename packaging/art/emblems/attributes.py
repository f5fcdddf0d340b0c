"""What the persons carry: the sign by which each is known."""

from collections.abc import Callable

from kingsbridge_desktop.ui.art.palette import (
    CLAY,
    IRON,
    IRON_L,
    LEAF,
    LINEN,
    OAK,
    OAK_D,
    OAK_L,
    ORP,
    PAPER_D,
    SOOT,
    STONE_L,
    VERD,
    VERM,
    tone,
)
from PySide6.QtGui import QPainterPath

from art.emblems.faces import SKINS, Features
from art.emblems.registry import EMBLEMS, inset
from art.ink.outlines import P, oval, rect, turn
from art.ink.pen import Pen

Thing = Callable[[Pen, Features], None]
_THINGS: dict[str, Thing] = {}


def _thing(fn: Thing) -> Thing:
    _THINGS[fn.__name__] = fn
    return fn


def hold(h: Pen, f: Features, cut: QPainterPath) -> None:
    """The attribute, at the bust's left or right; a good of trade lies on the breast."""
    if not f.hold:
        return
    if f.hold in _THINGS:
        _THINGS[f.hold](h, f)
    elif f.hold in EMBLEMS:
        inset(h, f.hold, 76, 80, 38)
    else:
        raise KeyError(f"no attribute is called {f.hold!r}")


def _fist(h: Pen, f: Features, x: float, y: float) -> None:
    h.shape(
        f"M{x - 5} {y - 4} Q{x} {y - 7} {x + 5} {y - 4} Q{x + 7} {y + 3} {x} {y + 5} Q{x - 7} "
        f"{y + 3} {x - 5} {y - 4} Z",
        SKINS[f.skin],
        1.8,
        pool=False,
    )
    h.detail(f"M{x - 3} {y - 1} h6 M{x - 3} {y + 2} h5", 0.9)


@_thing
def sword(h: Pen, f: Features) -> None:
    h.shape("M12 80 V14 L16 4 L20 14 V80 Z", IRON_L, 2.2)
    h.line("M16 12 V74", 1.0)
    h.shape("M4 76 H28 V83 H4 Z", ORP, 2.0, pool=False)
    h.shape("M13 83 H19 V94 H13 Z", OAK_D, 1.8)
    _fist(h, f, 16, 88)


@_thing
def rapier(h: Pen, f: Features) -> None:
    h.tube("M86 12 L80 84", 3.6, 1.5, IRON_L)
    h.tube("M70 78 Q82 70 92 82 Q84 92 74 86", 3.6, 1.5, ORP)
    _fist(h, f, 80, 88)


@_thing
def dagger(h: Pen, f: Features) -> None:
    h.shape("M82 40 L88 70 H78 Z", IRON_L, 2.0)
    h.shape("M73 69 H93 V75 H73 Z", SOOT, 1.8)
    h.shape("M80 75 H87 V90 H80 Z", OAK_D, 1.8)
    _fist(h, f, 83, 83)


@_thing
def crozier(h: Pen, f: Features) -> None:
    h.tube("M84 100 V40", 5.4, 2.2, ORP)
    h.tube("M84 42 C84 24 97 26 96 36 C95 43 87 42 89 36", 4.8, 2.0, ORP)
    _fist(h, f, 84, 78)


@_thing
def cross_staff(h: Pen, f: Features) -> None:
    h.tube("M85 100 V18", 5.2, 2.2, ORP)
    h.tube("M75 30 H95", 5.2, 2.2, ORP)
    _fist(h, f, 85, 78)


@_thing
def scepter(h: Pen, f: Features) -> None:
    h.tube("M84 98 L88 40", 4.6, 2.0, ORP)
    h.gold("M88 22 L93 30 L88 40 L83 30 Z", 2.0)
    _fist(h, f, 85, 82)


@_thing
def hammer(h: Pen, f: Features) -> None:
    h.shape(turn(rect(78, 40, 6.5, 60, 2), 7, 80, 90), OAK, 2.2)
    h.shape(turn(P("M66 28 H88 L95 35 L88 43 H66 Z"), 7, 80, 90), IRON, 2.6)
    h.hatch(turn(P("M66 36 H94 L88 43 H66 Z"), 7, 80, 90), 90)
    _fist(h, f, 79, 84)


@_thing
def mallet(h: Pen, f: Features) -> None:
    h.shape(turn(rect(80, 50, 6, 48, 2), -6, 82, 90), OAK_L, 2.2)
    h.shape(turn(P("M70 34 H96 L94 56 H72 Z"), -6, 82, 90), OAK, 2.6)
    _fist(h, f, 82, 86)


@_thing
def compasses(h: Pen, f: Features) -> None:
    h.shape("M82 40 L86 38 L80 84 L74 94 L75 82 Z", IRON_L, 2.0)
    h.shape("M86 38 L90 40 L96 82 L97 94 L90 84 Z", IRON, 2.0)
    h.gold(oval(86, 37, 5), 1.8)
    _fist(h, f, 84, 74)


@_thing
def axe(h: Pen, f: Features) -> None:
    h.shape(turn(rect(80, 36, 6, 62, 2), 5, 82, 90), OAK_D, 2.2)
    h.shape(
        turn(P("M78 32 H88 C92 32 97 26 102 28 C104 38 103 46 98 54 C94 48 92 46 88 46 H78 Z"), 5, 82, 90), IRON_L, 2.6
    )
    _fist(h, f, 81, 84)


@_thing
def scroll(h: Pen, f: Features) -> None:
    h.shape("M70 66 L92 62 L95 86 L73 90 Z", LINEN, 2.2)
    h.shape("M66 62 Q80 54 95 58 Q98 64 93 66 Q80 63 69 69 Q64 67 66 62 Z", PAPER_D, 2.0)
    h.detail("M76 71 l13 -2 M77 77 l13 -2 M78 83 l9 -1.4", 1.2)
    _fist(h, f, 74, 91)


@_thing
def letter(h: Pen, f: Features) -> None:
    h.shape("M64 70 L92 66 L95 88 L67 92 Z", LINEN, 2.2)
    h.line("M64 70 L81 81 L92 66", 1.6)
    h.shape(oval(81, 81, 4.4), VERM, 1.6, pool=False)
    _fist(h, f, 70, 94)


@_thing
def cipher(h: Pen, f: Features) -> None:
    letter(h, f)
    h.shape(oval(17, 84, 10), IRON_L, 2.0)
    h.shape(oval(17, 84, 6.4), "#DDE8E4", 1.6)
    h.tube("M24 91 L32 100", 4.2, 1.8, OAK)


@_thing
def quill(h: Pen, f: Features) -> None:
    h.shape("M78 92 C80 70 84 50 98 38 C100 54 94 74 81 92 Z", LINEN, 2.0)
    h.line("M76 98 L94 48", 1.5)
    h.detail("M84 78 l8 -3 M86 70 l9 -4 M88 62 l9 -4", 1.0)
    _fist(h, f, 78, 90)


@_thing
def open_book(h: Pen, f: Features) -> None:
    h.shape("M60 76 L79 82 L98 74 V94 L79 101 L60 95 Z", f.trim, 2.2)
    h.shape("M79 80 C74 74 66 73 62 75 V92 C68 90 75 92 79 97 Z", LINEN, 1.8)
    h.shape("M79 80 C84 73 92 71 96 73 V90 C90 89 83 91 79 97 Z", LINEN, 1.8)
    h.detail("M65 79 Q71 78 76 82 M65 84 Q71 83 76 87 M83 82 Q88 77 93 78 M83 87 Q88 82 93 83", 1.1)


@_thing
def closed_book(h: Pen, f: Features) -> None:
    h.shape("M68 66 L90 62 L95 88 L72 93 Z", f.trim, 2.2)
    h.shape("M72 93 L95 88 L95 92 L73 97 Z", LINEN, 1.6)
    h.line("M82 68 v14 M77 74 h10", 1.8, ORP)
    _fist(h, f, 70, 84)


@_thing
def rosary(h: Pen, f: Features) -> None:
    for k in range(11):
        t = k / 10
        h.dot(24 + 14 * t, 72 + 44 * t * (1 - t) + 6 * t, 1.9, OAK_D)
    h.line("M36 80 V94 M31.6 85 H40.4", 4.6)
    h.line("M36 81 V93 M32.6 85 H39.4", 1.8, ORP)


@_thing
def crucifix(h: Pen, f: Features) -> None:
    h.tube("M84 92 V44", 6.4, 3.2, OAK_L)
    h.tube("M73 57 H95", 6.4, 3.2, OAK_L)
    _fist(h, f, 84, 86)


@_thing
def keys(h: Pen, f: Features) -> None:
    for a in (-16, 16):
        h.tube(turn(P("M82 60 V92 M82 86 h7 M82 92 h7"), a, 82, 62), 4.6, 2.0, ORP)
        h.tube(turn(oval(82, 54, 6), a, 82, 62), 4.4, 1.8, ORP)


@_thing
def flower(h: Pen, f: Features) -> None:
    h.tube("M82 94 Q80 76 84 62", 3.8, 1.7, LEAF)
    h.shape("M82 80 Q92 72 96 78 Q90 84 82 82 Z", LEAF, 1.6)
    for dx, dy in ((0, -8), (7.6, -2.4), (4.8, 6.4), (-4.8, 6.4), (-7.6, -2.4)):
        h.shape(oval(84 + dx, 54 + dy, 5.4), f.trim if f.trim != f.colour else VERM, 1.7, pool=False)
    h.gem(84, 54, 4, ORP)


@_thing
def thistle(h: Pen, f: Features) -> None:
    h.tube("M82 98 Q80 82 84 68", 3.8, 1.7, LEAF)
    h.shape("M75 60 L78 46 L81 53 L84 43 L87 53 L91 46 L93 60 Q84 66 75 60 Z", "#8A5A9A", 1.8)
    h.shape("M75 60 Q84 55 93 60 Q94 72 84 73 Q74 72 75 60 Z", VERD, 2.0)
    h.detail("M78 62 l10 7 M88 62 l-9 7", 1.0)


@_thing
def raven(h: Pen, f: Features) -> None:
    h.shape("M66 72 C70 58 84 52 88 44 Q92 38 97 42 L101 45 L97 47 C98 62 90 76 76 80 L66 88 Q62 82 66 72 Z", SOOT, 2.2)
    h.dot(93.6, 43.6, 1.2, LINEN)
    h.detail("M74 72 Q82 66 88 60 M74 77 Q84 72 90 64", 1.2, "#8A8A88")
    h.line("M80 79 l1 8 M85 76 l2 8", 1.6)


@_thing
def candle(h: Pen, f: Features) -> None:
    h.shape("M78 62 Q83 60 88 62 V90 H78 Z", LINEN, 2.0)
    h.shape("M83 42 C90 50 89 58 83 59 C77 58 76 50 83 42 Z", ORP, 1.8)
    h.line("M83 58 V63", 1.6)
    _fist(h, f, 83, 88)


@_thing
def purse(h: Pen, f: Features) -> None:
    h.shape("M68 95 C60 88 65 78 74 75 L71 68 Q80 72 89 68 L86 75 C95 78 99 88 92 95 Q80 100 68 95 Z", OAK_L, 2.4)
    h.line("M73 75.5 Q80 78 87 75.5", 2.2)
    h.gold(oval(80, 87, 5.6), 1.6)


@_thing
def coin(h: Pen, f: Features) -> None:
    h.gold(oval(82, 74, 10), 2.2)
    h.line("M82 68 V80 M76 74 H88", 1.8)
    _fist(h, f, 80, 88)


@_thing
def basket(h: Pen, f: Features) -> None:
    h.tube("M64 80 C64 58 98 58 98 80", 4.2, 1.8, OAK_L)
    h.shape(oval(73, 76, 6), VERM, 1.7, pool=False)
    h.shape(oval(82, 73, 6), "#D7B05A", 1.7, pool=False)
    h.shape(oval(91, 77, 5.6), VERM, 1.7, pool=False)
    h.shape("M62 79 H100 L95 98 H67 Z", OAK, 2.2)
    h.detail("M64 85 H98 M66 91 H96 M72 80 L74 98 M81 80 V98 M90 80 L88 98", 1.1)


@_thing
def fish(h: Pen, f: Features) -> None:
    h.shape("M60 84 Q74 70 88 82 L98 74 Q96 84 99 93 L88 86 Q74 98 60 84 Z", "#9FB4B6", 2.2)
    h.dot(67, 83, 1.5)
    h.detail("M72 78 Q75 84 72 90 M78 79 Q80 84 78 88", 1.1)


@_thing
def cup(h: Pen, f: Features) -> None:
    h.gold("M72 56 H96 C96 68 91 73 87 74 L86 82 Q93 84 94 90 H74 Q75 84 82 82 L81 74 C77 73 72 68 72 56 Z", 2.2)
    h.gem(84, 64, 3, VERM)


@_thing
def vial(h: Pen, f: Features) -> None:
    h.shape("M79 52 H87 V62 C95 66 97 78 92 86 Q83 92 74 86 C69 78 71 66 79 62 Z", "#B9D0B4", 2.2)
    h.blot("M72 76 Q83 72 94 76 Q93 84 90 86 Q83 90 76 86 Q72 82 72 76 Z", "#5E7A3A", 0.85)
    h.shape("M78 47 H88 V53 H78 Z", OAK, 1.7)


@_thing
def spyglass(h: Pen, f: Features) -> None:
    h.shape(turn(P("M62 78 H76 V88 H62 Z"), -32, 80, 82), ORP, 2.0)
    h.shape(turn(P("M76 76 H92 V90 H76 Z"), -32, 80, 82), OAK, 2.2)
    h.shape(turn(P("M92 74 H104 V92 H92 Z"), -32, 80, 82), ORP, 2.2)
    _fist(h, f, 78, 90)


@_thing
def wheel(h: Pen, f: Features) -> None:
    for k in range(4):
        h.tube(turn(P("M80 60 V100"), k * 45, 80, 80), 4.0, 1.7, OAK_L)
    h.tube(oval(80, 80, 14), 5.6, 2.6, OAK)
    h.shape(oval(80, 80, 4), OAK_D, 1.8)


@_thing
def anchor(h: Pen, f: Features) -> None:
    h.tube("M82 60 V94 M73 67 H91 M66 82 Q70 95 82 95 Q94 95 98 82", 5.2, 2.4, IRON)
    h.tube(oval(82, 55, 5), 4.6, 2.0, IRON)


@_thing
def astrolabe(h: Pen, f: Features) -> None:
    h.gold(oval(82, 78, 15), 2.2)
    h.shape(oval(82, 78, 9), LINEN, 1.6, pool=False)
    h.line("M70 84 L94 72", 2.4)
    h.tube(oval(82, 60, 3.6), 3.4, 1.4, ORP)


@_thing
def tongs(h: Pen, f: Features) -> None:
    h.tube("M74 98 L84 62 L78 46 M88 98 L82 62 L90 46", 4.8, 2.0, IRON)
    h.shape("M77 38 L92 36 L93 46 L78 48 Z", "#E8863A", 2.0)
    h.dot(83, 63, 2.2)


@_thing
def chisel(h: Pen, f: Features) -> None:
    h.shape("M80 50 H88 V76 H80 Z", IRON_L, 2.0)
    h.shape("M78 74 H90 V98 H78 Z", OAK_L, 2.0)
    _fist(h, f, 84, 88)
    h.shape("M8 84 L14 70 L30 68 L36 80 L34 98 H10 Z", STONE_L, 2.2)
    h.shape("M16 80 Q22 72 28 80 V92 H16 Z", tone(STONE_L, 0.75), 1.6)


@_thing
def rose_plan(h: Pen, f: Features) -> None:
    h.shape("M64 66 L94 60 L98 92 L68 97 Z", LINEN, 2.2)
    h.line(oval(81, 79, 9), 1.8)
    h.line("M81 70 V88 M72 79 H90 M75 73 L87 85 M87 73 L75 85", 1.1, VERM)


@_thing
def tankard(h: Pen, f: Features) -> None:
    h.tube("M91 70 Q101 72 99 82 Q97 88 90 88", 4.6, 2.0, OAK)
    h.shape("M70 64 H92 V96 H70 Z", OAK, 2.4)
    h.line("M70 72 H92 M70 89 H92", 1.8)
    h.shape("M68 64 Q70 56 76 59 Q81 53 86 58 Q93 56 94 64 Z", LINEN, 1.8, pool=False)


@_thing
def yarn(h: Pen, f: Features) -> None:
    h.tube("M82 98 V40", 4.6, 2.0, OAK_L)
    h.shape("M74 42 Q82 30 90 42 Q95 60 82 70 Q69 60 74 42 Z", LINEN, 2.2)
    h.detail("M75 46 Q82 50 89 46 M74 53 Q82 57 90 53 M76 60 Q82 64 88 60", 1.1)
    _fist(h, f, 82, 84)


@_thing
def pot(h: Pen, f: Features) -> None:
    h.shape("M72 62 H92 Q92 68 89 70 C97 76 96 92 88 97 H76 C68 92 67 76 75 70 Q72 68 72 62 Z", CLAY, 2.3)
    h.line("M71 80 Q82 85 93 80", 1.6, LINEN)


@_thing
def banner(h: Pen, f: Features) -> None:
    h.tube("M88 100 V10", 4.6, 2.0, OAK_L)
    h.shape("M86 14 L60 18 L66 27 L60 36 L86 40 Z", f.trim, 2.2)
    h.line("M76 20 V36 M69 27 H84", 2.0, LINEN)
    _fist(h, f, 87, 82)


@_thing
def falcon(h: Pen, f: Features) -> None:
    h.shape("M76 84 C70 70 74 56 82 50 Q86 44 91 49 L96 53 L91 55 C97 64 94 80 86 88 L80 96 Z", "#8A6A48", 2.2)
    h.dot(88, 50.6, 1.4)
    h.detail("M80 62 Q86 66 90 64 M79 70 Q86 74 91 72 M80 78 Q85 81 89 79", 1.1)
    h.shape("M70 88 H96 V98 H70 Z", OAK_D, 2.0)
