"""Arms of the nine countries of Web of Power."""

from collections.abc import Sequence

from kingsbridge_desktop.ui.art.palette import INK, LINEN, MUREX, ORANGE, ORP, VERD, VERM

from art.emblems.registry import emblem
from art.ink.outlines import FIELD, LILY, SHIELD, P, at, rect, turn
from art.ink.pen import Outline, Pen, path_of


def _arms(h: Pen, field: str, charge: Sequence[Outline], colour: str) -> None:
    """A shield with rim, field and a charge cut to the field."""
    inner = P(FIELD)
    h.shape(SHIELD, ORP, 3.2, pool=False)
    h.wash(inner, field, mis=0.5)
    for d in charge:
        part = path_of(d).intersected(inner)
        h.wash(part, colour, paper=False, pool=False, mis=0.3)
        h.ink(part, 1.7)
    h.hatch(P("M70 10 H90 V60 Q80 84 50 96 V88 Q76 70 70 10 Z").intersected(inner), 12, shade=0.07)
    h.ink(inner, 2.2)


@emblem("arms")
def arms_franconia(h: Pen) -> None:
    """The rake: three points into red."""
    _arms(h, LINEN, ["M10 100 V56 L22 56 L32 38 L42 56 L50 38 L58 56 L68 38 L78 56 H90 V100 Z"], VERM)


@emblem("arms")
def arms_aragon(h: Pen) -> None:
    """Four pales."""
    _arms(h, "#E3B748", [rect(x, 0, 7.5, 100) for x in (24, 38.5, 54, 68.5)], VERM)


@emblem("arms")
def arms_bavaria(h: Pen) -> None:
    """Lozenges in bend."""
    lz = [
        turn(P(f"M{x} {y} l9 -13 l9 13 l-9 13 Z"), 24, 50, 50) for y in range(-20, 130, 26) for x in range(-10, 120, 18)
    ]
    _arms(h, LINEN, [q for q in lz if q.intersects(P(FIELD))], VERD)


@emblem("arms")
def arms_burgundy(h: Pen) -> None:
    """Bendy within the rim."""
    _arms(
        h, VERD, [f"M{x} 0 L{x + 12} 0 L{x + 112} 100 L{x + 100} 100 Z" for x in (-64, -38, -12, 14, 40, 66)], "#E3B748"
    )


@emblem("arms")
def arms_lorraine(h: Pen) -> None:
    """A bend with three birds."""
    _arms(h, "#E0A050", ["M2 14 L24 4 L98 74 L80 92 Z"], LINEN)
    for x, y in ((33, 32), (49, 48), (65, 64)):
        h.shape(
            at("M-9 4 L-4 1 Q-3 -4 2 -4 Q3 -8 6 -7 L9 -5 L6 -4 Q8 4 1 6 L2 9 L-1 6 Q-5 6 -9 4 Z", x, y, 1.0),
            VERM,
            1.4,
            pool=False,
        )


@emblem("arms")
def arms_italy(h: Pen) -> None:
    """A walled town's tower."""
    _arms(h, ORANGE, ["M32 78 V40 H28 V26 H36 V32 H45 V26 H55 V32 H64 V26 H72 V40 H68 V78 Z"], LINEN)
    h.shape("M43 79 V62 Q50 52 57 62 V79 Z", INK, 1.6, pool=False)
    h.line("M34 41 H66", 1.8)


@emblem("arms")
def arms_england(h: Pen) -> None:
    """A plain cross between four roundels."""
    _arms(h, "#E6C65A", ["M43 0 H57 V40 H100 V54 H57 V100 H43 V54 H0 V40 H43 Z"], VERM)
    for x, y in ((31, 30), (69, 30), (34, 64), (66, 64)):
        h.gem(x, y, 4.2, VERM)


@emblem("arms")
def arms_swabia(h: Pen) -> None:
    """Three antlers."""
    _arms(h, "#E6C65A", [], INK)
    for y, s in ((31, 1.0), (50, 0.92), (68, 0.66)):
        q = at("M-22 3 Q-6 9 14 5 Q22 3 22 -3 M-14 5 Q-16 -1 -14 -6 M-2 7 Q-4 0 -2 -6 M10 6 Q9 0 11 -6", 50, y, s)
        h.ink(q, 4.4)


@emblem("arms")
def arms_france(h: Pen) -> None:
    """Three lilies."""
    _arms(h, MUREX, [at(LILY, 36, 36, 0.86), at(LILY, 64, 36, 0.86), at(LILY, 50, 66, 0.86)], ORP)
