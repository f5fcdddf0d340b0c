"""What the portraits wear below the chin."""

import math
from collections.abc import Callable

from kingsbridge_desktop.ui.art.palette import IRON, IRON_D, IRON_L, LINEN, OAK_L, PAPER_D, SOOT, UMBER, tone
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from art.emblems.faces import BARE, SKINS, Features
from art.ink.outlines import P, oval, seg
from art.ink.pen import Pen

Cut = QPainterPath
Garment = Callable[[Pen, Features, Cut], None]
_DRESS: dict[str, Garment] = {}


def _garment(fn: Garment) -> Garment:
    _DRESS[fn.__name__] = fn
    return fn


def garment(h: Pen, f: Features, cut: Cut) -> None:
    """Shoulders and collar, cut to the roundel or the niche."""
    _DRESS[f.dress](h, f, cut)


def _body(h: Pen, colour: str, cut: Cut, hatch: bool = True) -> QPainterPath:
    d = "M6 98 C10 78 28 72 41 69 L59 69 C72 72 90 78 94 98 " + ("L96 106 H4 Z" if cut is BARE else "Z")
    robe = P(d).intersected(cut)
    h.shape(robe, colour, 2.6)
    if hatch:
        h.hatch(P("M66 72 C80 76 90 82 94 98 H62 Z").intersected(robe), 16)
    return robe


@_garment
def robe(h: Pen, f: Features, cut: Cut) -> None:
    _body(h, f.colour, cut)
    h.shape("M40 69 Q50 80 60 69 L62 74 Q50 86 38 74 Z", f.trim, 1.8, pool=False)


@_garment
def ermine(h: Pen, f: Features, cut: Cut) -> None:
    _body(h, f.colour, cut)
    cape = "M18 82 C28 70 40 70 44 70 L50 80 L56 70 C60 70 72 70 82 82 C70 86 58 90 50 96 C42 90 30 86 18 82 Z"
    h.shape(P(cape).intersected(cut), LINEN, 2.4)
    for x, y in ((30, 79), (38, 83), (62, 83), (70, 79), (46, 88), (54, 88)):
        h.line(f"M{x} {y - 2} v4", 2.0)


@_garment
def fur(h: Pen, f: Features, cut: Cut) -> None:
    _body(h, f.colour, cut)
    collar = "M16 84 C26 70 38 70 43 69 L50 80 L57 69 C62 70 74 70 84 84 L76 96 C68 84 58 84 50 98 C42 84 32 84 24 96 Z"
    h.shape(P(collar).intersected(cut), f.trim, 2.4)
    h.detail("M28 80 l4 6 M36 76 l3 6 M64 76 l-3 6 M72 80 l-4 6 M42 74 l3 6 M58 74 l-3 6", 1.2)


@_garment
def chain(h: Pen, f: Features, cut: Cut) -> None:
    fur(h, f, cut)
    h.tube("M30 74 Q38 94 50 97 Q62 94 70 74", 4.2, 2.0, "#E9C252")


@_garment
def cowl(h: Pen, f: Features, cut: Cut) -> None:
    _body(h, f.colour, cut)
    h.shape(
        "M24 84 C22 66 30 60 40 60 L60 60 C70 60 78 66 76 84 Q64 74 50 90 Q36 74 24 84 Z", tone(f.colour, 1.14), 2.6
    )


@_garment
def cowl_cross(h: Pen, f: Features, cut: Cut) -> None:
    cowl(h, f, cut)
    h.line("M50 79 V96 M44 84 H56", 5.6)
    h.line("M50 80 V95 M45 84 H55", 2.4, f.trim)


@_garment
def stole(h: Pen, f: Features, cut: Cut) -> None:
    _body(h, f.colour, cut)
    h.gold(P("M42 69 L50 82 L58 69 L64 71 L54 92 V98 H46 V92 L36 71 Z").intersected(cut), 2.0)


@_garment
def pallium(h: Pen, f: Features, cut: Cut) -> None:
    _body(h, f.colour, cut)
    band = P("M30 76 Q50 92 70 76 L74 82 Q62 92 54 93 V104 H46 V93 Q38 92 26 82 Z").intersected(cut)
    h.shape(band, LINEN, 2.0)
    for x, y in ((38, 85), (62, 85), (50, 97)):
        h.line(f"M{x} {y - 3} v6 M{x - 3} {y} h6", 1.6, SOOT)


@_garment
def cassock(h: Pen, f: Features, cut: Cut) -> None:
    _body(h, f.colour, cut)
    h.shape("M39 68 Q50 79 61 68 L64 73 Q50 87 36 73 Z", f.trim, 1.8, pool=False)
    h.line("M50 82 V99", 1.6)
    for y in (86, 92, 98):
        h.dot(50, y, 1.4, f.trim)


@_garment
def surplice(h: Pen, f: Features, cut: Cut) -> None:
    _body(h, LINEN, cut)
    h.shape(P("M36 71 L44 69 L46 104 H34 Z").intersected(cut), f.colour, 1.8)
    h.shape(P("M64 71 L56 69 L54 104 H66 Z").intersected(cut), f.colour, 1.8)
    h.line("M40 84 v8 M37.6 87 h5 M60 84 v8 M57.6 87 h5", 1.4, f.trim)


@_garment
def mail(h: Pen, f: Features, cut: Cut) -> None:
    _body(h, IRON, cut, hatch=False)
    if h.fine:
        for y in (78, 84, 90, 96):
            for x in range(14, 90, 6):
                if cut.contains(QPointF(x, y)) and y > 71 + abs(x - 50) * 0.22:
                    h.line(f"M{x - 3} {y} q3 4 6 0", 1.1)
    tabard = P("M32 72 L68 72 L66 104 H34 Z").intersected(cut)
    h.shape(tabard, f.colour, 2.4)
    h.line("M50 76 V98 M42 84 H58", 3.4, f.trim)


@_garment
def plate(h: Pen, f: Features, cut: Cut) -> None:
    _body(h, IRON_L, cut)
    h.shape("M36 68 Q50 78 64 68 L68 76 Q50 88 32 76 Z", IRON, 2.4)
    h.line("M50 82 V99", 1.8)
    h.shape(P("M12 94 Q16 78 30 76 Q34 86 28 98 Z").intersected(cut), IRON_D, 2.2)
    h.shape(P("M88 94 Q84 78 70 76 Q66 86 72 98 Z").intersected(cut), IRON_D, 2.2)
    sash = P("M26 74 L36 71 L78 100 L66 104 Z").intersected(cut)
    h.shape(sash, f.colour, 2.0)


@_garment
def apron(h: Pen, f: Features, cut: Cut) -> None:
    _body(h, f.colour, cut)
    h.shape(P("M36 80 H64 L66 104 H34 Z").intersected(cut), PAPER_D, 2.4)
    h.line("M36 80 L42 70 M64 80 L58 70", 2.4)


@_garment
def tunic(h: Pen, f: Features, cut: Cut) -> None:
    _body(h, f.colour, cut)
    h.shape("M41 69 L50 86 L59 69 Q50 75 41 69 Z", SKINS[f.skin], 2.0, pool=False)
    h.line("M45 76 L55 80 M55 76 L46 81", 1.3, f.trim)


@_garment
def jerkin(h: Pen, f: Features, cut: Cut) -> None:
    _body(h, f.trim, cut)
    h.shape(P("M24 76 L42 69 L47 104 H22 Z M76 76 L58 69 L53 104 H78 Z").intersected(cut), f.colour, 2.4)
    h.line("M46 80 L54 84 M54 80 L46 84 M46.6 88 L54 92 M54 88 L46.6 92", 1.4)


@_garment
def gown(h: Pen, f: Features, cut: Cut) -> None:
    _body(h, f.colour, cut)
    h.shape("M36 72 L50 88 L64 72 L57 68 Q50 74 43 68 Z", SKINS[f.skin], 2.2, pool=False)
    h.gold("M34 72 L50 91 L66 72 L70 74 L50 97 L30 74 Z", 1.6)


@_garment
def square_neck(h: Pen, f: Features, cut: Cut) -> None:
    _body(h, f.colour, cut)
    h.shape("M34 73 L42 69 Q50 74 58 69 L66 73 L64 88 H36 Z", SKINS[f.skin], 2.0, pool=False)
    h.line("M33 73 L36 89 H64 L67 73", 3.4, f.trim)
    h.line("M38 76 Q50 86 62 76", 1.3, LINEN)
    h.gem(50, 82, 2.6, f.trim)


@_garment
def bodice(h: Pen, f: Features, cut: Cut) -> None:
    _body(h, LINEN, cut)
    h.shape(P("M28 80 Q38 82 42 90 L44 104 H26 Z M72 80 Q62 82 58 90 L56 104 H74 Z").intersected(cut), f.colour, 2.2)
    h.shape(P("M38 84 Q50 90 62 84 L60 104 H40 Z").intersected(cut), f.colour, 2.2)
    h.line("M44 90 L56 95 M56 90 L44 95", 1.5, f.trim)


@_garment
def shawl(h: Pen, f: Features, cut: Cut) -> None:
    _body(h, f.colour, cut)
    h.shape(P("M14 90 C24 72 38 68 44 68 L52 88 L38 102 Z").intersected(cut), f.trim, 2.2)
    h.shape(P("M86 90 C76 72 62 68 56 68 L46 90 L60 102 Z").intersected(cut), f.trim, 2.2)
    h.detail("M28 80 l8 10 M72 80 l-8 10 M22 86 l6 8 M78 86 l-6 8", 1.2)


@_garment
def band_collar(h: Pen, f: Features, cut: Cut) -> None:
    _body(h, f.colour, cut)
    h.line("M50 80 V99", 1.6)
    for y in (86, 92, 98):
        h.dot(50, y, 1.3, f.trim)
    h.shape("M36 68 Q43 74 49 75 L44 84 L33 76 Z M64 68 Q57 74 51 75 L56 84 L67 76 Z", LINEN, 2.0, pool=False)


def _ruff(h: Pen, rx: float, ry: float, cy: float, n: int) -> None:
    ruff = QPainterPath()
    for k in range(n + 1):
        a = math.pi * (0.04 + 0.92 * k / n)
        x, y = 50 + rx * math.cos(a), cy + ry * math.sin(a)
        if k == 0:
            ruff.moveTo(x, y)
        else:
            m = math.pi * (0.04 + 0.92 * (k - 0.5) / n)
            ruff.quadTo(50 + rx * 1.19 * math.cos(m), cy + ry * 1.25 * math.sin(m), x, y)
    ruff.quadTo(50 - rx * 0.88, cy - 10, 50 - rx * 0.55, cy - 10)
    ruff.lineTo(50 + rx * 0.55, cy - 10)
    ruff.quadTo(50 + rx * 0.88, cy - 10, 50 + rx, cy + ry * 0.13)
    ruff.closeSubpath()
    h.shape(ruff, LINEN, 2.4)
    for k in range(1, n, 1 if h.fine else 2):
        a = math.pi * (0.04 + 0.92 * k / n)
        c, s = math.cos(a), math.sin(a)
        h.ink(seg(50 + rx * 0.55 * c, cy + ry * 0.55 * s, 50 + rx * 0.92 * c, cy + ry * 0.92 * s), 1.3)


@_garment
def great_ruff(h: Pen, f: Features, cut: Cut) -> None:
    _body(h, f.colour, cut)
    h.shape(P("M44 78 h12 l3 26 h-18 Z").intersected(cut), f.trim, 2.0)
    _ruff(h, 36, 26, 56, 15)
    h.gem(50, 92, 2.8, f.trim)


@_garment
def ruff(h: Pen, f: Features, cut: Cut) -> None:
    _body(h, f.colour, cut)
    h.line("M50 84 V99", 1.6)
    for y in (88, 94):
        h.dot(50, y, 1.5, f.trim)
    _ruff(h, 23, 15, 64, 11)


@_garment
def ruff_chain(h: Pen, f: Features, cut: Cut) -> None:
    ruff(h, f, cut)
    h.tube("M24 78 Q34 97 50 99 Q66 97 76 78", 3.8, 1.8, "#E9C252")


@_garment
def ruff_plate(h: Pen, f: Features, cut: Cut) -> None:
    plate(h, f, cut)
    _ruff(h, 22, 13, 64, 11)


@_garment
def cloak(h: Pen, f: Features, cut: Cut) -> None:
    _body(h, tone(f.colour, 0.8).name(), cut)
    h.shape(P("M8 98 C12 76 30 70 42 68 L50 78 L44 104 H8 Z").intersected(cut), f.colour, 2.4)
    h.shape(P("M92 98 C88 76 70 70 58 68 L50 78 L56 104 H92 Z").intersected(cut), f.colour, 2.4)
    h.gold(oval(50, 78, 4.4), 1.8)


@_garment
def sailor(h: Pen, f: Features, cut: Cut) -> None:
    _body(h, f.colour, cut)
    h.shape("M40 68 L50 88 L60 68 L54 70 H46 Z", LINEN, 2.0, pool=False)
    h.line("M45 74 H55 M47 79 H53", 1.5, f.trim)
    h.shape("M36 66 Q50 78 64 66 L66 71 Q50 84 34 71 Z", f.trim, 1.8, pool=False)


@_garment
def rags(h: Pen, f: Features, cut: Cut) -> None:
    _body(h, f.colour, cut)
    h.shape("M30 74 H44 V88 L37 84 L30 90 Z", tone(f.colour, 1.3), 1.8)
    h.line("M31 78 l3 0 M31 84 l3 0 M41 78 l3 0 M41 84 l3 0", 1.2)
    h.line("M40 69 Q50 78 60 69", 2.2, OAK_L)
    h.shape(P("M62 90 L74 86 L76 98 L64 102 Z").intersected(cut), UMBER, 1.6)
