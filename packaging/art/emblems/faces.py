"""Faces: the head of a bust, drawn from features, so that every named person has a face of their own.

``Features`` is a row of a table (people.py); ``portrait`` paints the bust in a diapered roundel, or bare for a niche.
"""

from dataclasses import dataclass
from functools import partial

from kingsbridge_desktop.ui.art.palette import BLUSH, FLESH, LAPIS, ORP, tone
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPen

from art.emblems.registry import register
from art.ink.outlines import P, oval, rect
from art.ink.pen import Pen

DISC, BARE = oval(50, 53, 45), rect(-10, -20, 120, 124)
SKINS = {"pale": "#F4DCBB", "rosy": FLESH, "tan": "#E3B98A", "olive": "#D6A878", "brown": "#A9744A", "dark": "#7A4E32"}


@dataclass(frozen=True, slots=True)
class Features:
    """What a portrait is made of; every word is a key of the part's table in its module."""

    skin: str = "rosy"
    jaw: str = "oval"  # oval round square gaunt
    age: int = 1  # 0 young, 1 grown, 2 old
    brow: str = "calm"  # calm stern sad raised
    eyes: str = "open"  # open keen heavy
    nose: str = "straight"  # straight hooked snub broad
    mouth: str = "calm"  # calm smile grim smirk
    lips: bool = False
    hair: str = "short"
    hair_colour: str = "#5A3B22"
    beard: str = ""
    beard_colour: str = ""
    hat: str = ""
    hat_colour: str = LAPIS
    hat_trim: str = ORP
    dress: str = "robe"
    colour: str = LAPIS
    trim: str = ORP
    hold: str = ""
    ground: str = "#C9B98F"


def small_face(h: Pen, x: float, y: float) -> None:
    """Eyes and nose of a figure whose head is about 24 units wide."""
    for d in (-4.4, 4.4):
        h.dot(x + d, y, 1.6)
        h.detail(f"M{x + d - 3} {y - 0.6} Q{x + d} {y - 3.4} {x + d + 3} {y - 0.6}", 1.2)
    h.detail(f"M{x + 0.6} {y - 1} L{x - 1.4} {y + 5} L{x + 1.2} {y + 5.4}", 1.3)


def roundel(h: Pen, colour: str) -> None:
    """A diapered disc, as behind the figures in a painted initial."""
    h.wash(DISC, colour)
    if h.fine:
        p = h.p
        p.save()
        p.setClipPath(DISC, Qt.ClipOperation.IntersectClip)
        p.setPen(QPen(tone(colour, 0.84), 0.8))
        for k in range(-100, 201, 12):
            for a, b in (((k, 0), (k + 100, 100)), ((k, 100), (k + 100, 0))):
                p.drawPolyline(
                    [QPointF(*h.bend(a[0] + (b[0] - a[0]) * t / 8, a[1] + (b[1] - a[1]) * t / 8)) for t in range(9)]
                )
        for i in range(9):
            for j in range(-1, 18):
                x, y = i * 12 + (6 if j % 2 else 0), j * 6 + 2
                if DISC.contains(QPointF(x, y)):
                    h.dot(x, y, 0.95, tone(colour, 1.55))
        p.restore()
    h.ink(DISC, 2.4)


_JAWS = {
    "oval": "M35 44 C35 30 42 27 50 27 C58 27 65 30 65 44 C65 56 58 66 50 66 C42 66 35 56 35 44 Z",
    "round": "M33.5 45 C33.5 30 42 27 50 27 C58 27 66.5 30 66.5 45 C66.5 58 59 66 50 66 C41 66 33.5 58 33.5 45 Z",
    "square": (
        "M34.5 43 C34.5 30 42 27 50 27 C58 27 65.5 30 65.5 43 C66 54 64 60 59 64.5 Q50 68 41 "
        "64.5 C36 60 34 54 34.5 43 Z"
    ),
    "gaunt": (
        "M35.5 42 C35.5 30 42 26 50 26 C58 26 64.5 30 64.5 42 C64 50 60 58 55.5 66 Q50 69.5 44.5 "
        "66 C40 58 36 50 35.5 42 Z"
    ),
}


def jaw_path(f: Features) -> QPainterPath:
    """The outline of the face."""
    return P(_JAWS[f.jaw])


def head(h: Pen, f: Features) -> None:
    """Neck, face, eyes, nose and mouth."""
    skin = SKINS[f.skin]
    dark = f.skin in ("brown", "dark")
    h.shape("M43 60 h14 v12 q-7 6 -14 0 Z", tone(skin, 0.9), 2.2)
    h.hatch("M43 65 Q50 70 57 63 V67 Q50 72 43 68 Z", 10, gap=2.2, w=0.9, shade=0.05)
    h.shape(jaw_path(f), skin, 2.6, pool=False)
    h.hatch("M62 36 C66 44 65 56 55 64 C59 56 61 48 62 36 Z", 8, w=1.1, shade=0.05)
    blush = "#9A4F38" if dark else BLUSH
    strength = 0.3 if f.jaw == "gaunt" else 0.5 if f.lips or f.jaw == "round" else 0.4
    h.blot(oval(40.5, 54, 3.6, 2.7), blush, strength)
    h.blot(oval(58, 54, 3.4, 2.7), blush, strength)
    _eyes(h, f)
    _nose(h, f)
    _mouth(h, f)
    if f.age == 2:
        h.detail("M41 34 Q50 32 59 34 M43 37 Q50 35.6 57 37", 0.9)
        h.detail("M38.4 50.6 Q41 52.6 45 51.8 M62 50.6 Q59 52.6 55 51.8", 0.8)
        h.detail("M44.6 56 Q42.6 58.6 42.8 61 M55.6 56 Q57.4 58.6 57.2 61", 0.9)
    elif f.jaw == "gaunt":
        h.detail("M39 54 Q41 58 43 61 M61 54 Q59 58 57 61", 1.0)


def _eyes(h: Pen, f: Features) -> None:
    for x, s in ((43, -1), (56.5, 1)):
        if not h.fine:
            h.dot(x, 46.5, 2.3)
            continue
        if f.eyes == "keen":
            h.line(f"M{x - 4} {46.4 + 0.5 * s} L{x + 4} {46.4 - 0.5 * s}", 2.0)
            h.dot(x + 0.3, 47.2, 1.6)
        elif f.eyes == "heavy":
            h.line(f"M{x - 4} 46 Q{x} 43.6 {x + 4} 46", 2.4)
            h.dot(x + 0.3, 46.9, 1.6)
            h.line(f"M{x - 3} 49.4 Q{x} 51 {x + 3} 49.4", 0.9)
        else:
            h.line(f"M{x - 4} 47 Q{x} 43 {x + 4} 46.6", 2.0 if f.lips else 1.7)
            h.dot(x + 0.3, 46.6, 1.75)
            h.line(f"M{x - 3} 48.6 Q{x} 49.8 {x + 3} 48.4", 0.7)
            if f.lips:
                h.line(f"M{x + 4 * s} {46.4} l{1.6 * s} -1.2", 1.1)
    brows = {
        "calm": "M38.6 41.6 Q43 38 47.4 40.8 M61 41.6 Q57 38 52.6 40.8",
        "stern": "M38 39.6 Q43 39 48 43 M62 39.6 Q57 39 52 43",
        "sad": "M38.2 42.8 Q42 39.8 47.4 39.6 M61.8 42.8 Q58 39.8 52.6 39.6",
        "raised": "M38.4 40.4 Q43 35.6 47.6 39.6 M61.2 41.8 Q57 38.6 52.6 41",
    }
    h.detail(brows[f.brow], 1.3 if f.lips else 1.9)


def _nose(h: Pen, f: Features) -> None:
    h.detail(
        {
            "straight": "M51 43 Q49.6 49 47.6 54 Q49 56 52 54.6",
            "hooked": "M51.4 42.4 Q46.4 48 46.2 54.4 Q48.6 56.8 51.8 55",
            "snub": "M50.8 45 Q50.4 49 48 52.4 Q47.6 54.4 51.6 54",
            "broad": "M51 43.4 Q49.8 49 46.4 53.8 Q46.4 56.2 49.6 55.6 Q52.6 56.4 53.4 54",
        }[f.nose],
        1.4,
    )


def _mouth(h: Pen, f: Features) -> None:
    colour = "#5E2219" if f.skin in ("brown", "dark") else "#8E3A2C"
    if f.lips:
        h.blot("M45.8 59.4 Q48.4 57.8 50 58.8 Q51.6 57.8 54.2 59.4 Q50 63.6 45.8 59.4 Z", "#B4483A", 0.75)
    line = {
        "calm": "M45.6 59.2 Q48 60.6 50 60 Q52 60.6 54.4 59",
        "smile": "M44.6 58.6 Q50 62.8 55.4 58.4",
        "grim": "M45.2 61 Q50 58.6 54.8 61",
        "smirk": "M45.4 60.6 Q50 61 55.4 58",
    }[f.mouth]
    h.line(line, 1.8, colour)
    h.detail("M48.4 63.4 Q50 64 51.6 63.4", 0.9)


def portrait(h: Pen, f: Features, variant: str = "") -> None:
    """A bust from its features; the variant ``bare`` has no roundel and runs down to the edge of a niche."""
    from art.emblems.attributes import hold
    from art.emblems.dress import garment
    from art.emblems.hair import beard, hair_back, hair_front
    from art.emblems.headgear import hat_back, hat_front

    bare = variant == "bare"
    cut = BARE if bare else DISC
    if not bare:
        roundel(h, f.ground)
    hat_back(h, f)
    hair_back(h, f)
    garment(h, f, cut)
    head(h, f)
    hair_front(h, f)
    beard(h, f)
    hat_front(h, f)
    hold(h, f, cut)


def enrol(people: dict[str, Features], group: str = "persons") -> None:
    """Enters a table of persons into the register."""
    for name, features in people.items():
        register(group, name, partial(_draw, features))


def _draw(features: Features, h: Pen, variant: str = "") -> None:
    portrait(h, features, variant)
