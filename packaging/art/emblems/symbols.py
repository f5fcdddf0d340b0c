"""Symbols of effects: points, protection, religions, torch, ship, island castle, and what is short for a sentence."""

import math

from kingsbridge_desktop.ui.art.palette import (
    FLESH,
    INK,
    IRON_D,
    IRON_L,
    LAPIS,
    LEAD,
    LINEN,
    MUREX,
    OAK,
    OAK_D,
    OAK_L,
    ORP,
    PAPER_D,
    SEA,
    STONE,
    STONE_L,
    VERD,
    VERM,
)

from art.emblems.registry import emblem, inset
from art.ink.outlines import SHIELD, P, oval, seg
from art.ink.pen import Pen


@emblem("symbols")
def protection(h: Pen) -> None:
    """A shield that has stopped an arrow."""
    shield = P(SHIELD)
    h.shape(shield, OAK_D, 3.2)
    inner = P("M22 19 Q50 23 78 19 V46 C78 65 66 78 50 86 C34 78 22 65 22 46 Z")
    h.shape(inner, LAPIS, 2.0)
    half = P("M50 10 H90 V100 H50 Z").intersected(inner)
    h.wash(half, LINEN, mis=0.3)
    h.ink(inner, 1.8)
    h.line("M50 21 V86", 2.0)
    h.hatch(P("M64 20 H90 V100 H50 V86 C62 70 66 40 64 20 Z").intersected(inner), 16, shade=0.1)
    for x, y in ((18, 24), (18, 44), (25, 66), (38, 82), (82, 24), (82, 44), (75, 66), (62, 82)):
        h.dot(x, y, 1.9, ORP)
    h.line("M46 56 L92 12", 4.2)
    h.line("M46 56 L91 13", 1.6, OAK_L)
    h.shape("M80 11 L91 2 L93 9 L86 17 Z M86 17 L93 9 L99 11 L90 22 Z", VERM, 1.6, pool=False)
    h.line("M36 56 L46 56 L46 66", 2.4)


@emblem("symbols")
def advantage(h: Pen) -> None:
    """A sealed scroll."""
    h.shape("M24 18 Q54 12 84 18 L80 78 Q50 74 20 80 Z", LINEN)
    h.hatch("M70 17 L84 18 L80 78 L66 76 Z", 16, shade=0.1)
    h.line("M34 34 Q50 31 70 34 M33 44 Q50 41 70 44 M32 54 Q46 51 60 53", 2.2)
    h.detail("M32 64 Q40 62 48 63", 2.0)
    h.shape("M18 8 Q52 2 88 8 Q96 12 92 21 Q88 25 84 20 Q52 14 22 21 Q12 24 12 16 Q12 10 18 8 Z", PAPER_D, 2.8)
    h.line(oval(17, 15, 3.4, 4), 1.8)
    h.shape("M14 74 Q50 70 84 74 Q92 78 88 86 Q84 92 78 87 Q48 84 18 90 Q8 90 8 82 Q9 76 14 74 Z", PAPER_D, 2.8)
    h.line(oval(13.5, 82, 3.2, 4), 1.8)
    h.shape("M60 66 L56 98 L64 92 L70 99 L72 68 Z", VERM, 2.2)
    h.shape("M66 52 Q78 50 80 61 Q84 70 74 75 Q64 80 57 71 Q51 60 58 55 Q62 52 66 52 Z", "#A32A22", 2.6)
    h.line("M68 57 V71 M61 64 H75", 2.2, "#F0B9A0")


@emblem("symbols")
def victory_point(h: Pen) -> None:
    """A pointed arch window in gold."""
    h.gold("M12 96 V48 C12 26 30 11 50 2 C70 11 88 26 88 48 V96 Z", 3.2)
    h.detail("M18 92 V49 C18 30 32 17 50 9 C68 17 82 30 82 49 V92", 1.2)
    for x in (25, 53):
        h.shape(f"M{x} 89 V54 Q{x + 1} 44 {x + 11} 38 Q{x + 21} 44 {x + 22} 54 V89 Z", "#2F5585", 2.4)
        h.detail(f"M{x + 11} 40 V88 M{x} 57 H{x + 22} M{x} 73 H{x + 22}", 1.3)
        h.blot(f"M{x + 1} 58 H{x + 10} V72 H{x + 1} Z M{x + 12} 74 H{x + 21} V88 H{x + 12} Z", "#7FA3C7", 0.8)
    h.shape(
        "M50 14 C57 17 59 21 58 25 C63 26 63 34 57 35 C55 41 45 41 43 35 C37 34 37 26 42 25 C41 21 43 17 50 14 Z",
        VERM,
        2.2,
    )
    h.dot(50, 28, 3.2, ORP)
    h.line("M8 96 H92", 3.4)


@emblem("symbols")
def catholic(h: Pen) -> None:
    """Chalice and host on a violet roundel."""
    h.shape(oval(50, 50, 46), MUREX, 3.2)
    h.detail(oval(50, 50, 41.5), 1.3, "#B99AC2")
    for k in range(-3, 4):
        a = math.radians(-90 + k * 26)
        h.ink(seg(50 + 19 * math.cos(a), 30 + 19 * math.sin(a), 50 + 26 * math.cos(a), 30 + 26 * math.sin(a)), 1.8, ORP)
    h.shape(oval(50, 30, 15), LINEN, 2.4, pool=False)
    h.line("M50 21 V36 M43 27 H57", 2.4, VERM)
    h.gold("M28 44 H72 C72 60 64 66 55 68 L54 76 Q66 79 69 87 H31 Q34 79 46 76 L45 68 C36 66 28 60 28 44 Z", 2.8)
    h.line("M28 49 Q50 53 72 49", 1.6)
    h.gold(oval(50, 72, 7, 4), 1.8)


@emblem("symbols")
def protestant(h: Pen) -> None:
    """An open book on a grey tablet."""
    h.shape("M16 6 H84 Q84 16 94 16 V84 Q84 84 84 94 H16 Q16 84 6 84 V16 Q16 16 16 6 Z", LEAD, 3.2)
    h.detail("M20 11 H80 M20 89 H80 M11 20 V80 M89 20 V80", 1.3, "#C3C6C8")
    h.shape("M14 34 L50 40 L86 34 V78 L50 84 L14 78 Z", "#3E4247", 2.6)
    h.shape("M50 38 C42 28 28 26 18 29 V72 C30 69 42 71 50 79 Z", LINEN, 2.4)
    h.shape("M50 38 C58 28 72 26 82 29 V72 C70 69 58 71 50 79 Z", LINEN, 2.4)
    h.hatch("M50 38 C54 33 58 31 61 30 V71 Q54 73 50 79 Z", 16, shade=0.16)
    h.line(
        "M24 38 Q34 36 43 41 M24 47 Q34 45 43 50 M24 56 Q34 54 43 59 M57 41 Q66 36 76 38 M57 50 Q66 45 "
        "76 47 M57 59 Q66 54 76 56",
        1.8,
    )
    h.line("M50 38 V79", 2.2)
    h.shape("M56 79 L57 93 L60.5 89 L64 93 L63 75 Z", VERM, 1.6, pool=False)


@emblem("symbols")
def neutral(h: Pen) -> None:
    """A plain candle on a parchment lozenge."""
    h.shape("M50 2 L92 50 L50 98 L8 50 Z", PAPER_D, 3.2)
    h.detail("M50 9 L86 50 L50 91 L14 50 Z", 1.2)
    h.shape("M32 70 Q50 64 68 70 Q66 80 50 80 Q34 80 32 70 Z", OAK, 2.4)
    h.shape("M42 40 Q50 36 58 40 V70 Q50 74 42 70 Z", LINEN, 2.6)
    h.shape("M55 39 L58 40 V62 Q55 60 55 54 Z", STONE, 1.2)
    h.line("M50 39 V32", 2.0)
    h.shape("M50 12 C60 24 58 34 50 35 C42 34 40 24 50 12 Z", ORP, 2.2)
    h.blot("M50 22 C54 28 53 33 50 33 C47 33 46 28 50 22 Z", "#F8E7A8", 1.0)


@emblem("symbols")
def torch(h: Pen) -> None:
    """A burning torch."""
    h.shape("M44 54 H56 L53 98 H47 Z", OAK)
    h.detail("M50 62 V92 M47 70 V84", 1.2)
    h.shape("M32 44 H68 L60 62 H40 Z", IRON_D, 2.8)
    h.line("M42 46 L45 61 M58 46 L55 61", 1.6, IRON_L)
    h.shape("M50 2 C54 14 72 20 70 36 Q69 44 62 48 H38 Q26 42 30 26 Q34 30 38 30 C36 18 48 14 50 2 Z", VERM, 2.8)
    h.shape(
        "M52 18 C54 26 64 28 61 38 Q60 44 56 47 H44 Q36 42 40 32 Q43 35 46 34 C45 28 52 26 52 18 Z",
        ORP,
        1.6,
        pool=False,
    )
    h.blot("M51 32 C57 38 55 46 50 46 C45 46 45 40 51 32 Z", "#FBECB4", 1.0)
    h.line("M20 20 L13 13 M80 20 L87 13 M16 38 L7 38 M84 38 L93 38", 2.2, VERM)


@emblem("symbols")
def loch_leven(h: Pen) -> None:
    """The castle of Loch Leven: a keep on an island."""
    h.blot("M0 78 C8 68 92 68 100 78 C100 88 74 97 50 97 C26 97 0 88 0 78 Z", SEA, 1.0)
    h.shape("M10 78 C18 65 34 63 50 63 C66 63 82 65 90 78 Q76 83 66 81 Q52 86 38 82 Q22 84 10 78 Z", VERD)
    h.hatch("M56 70 C72 66 84 70 90 78 Q76 83 66 81 Q60 83 54 83 Z", 30)
    h.shape("M56 48 V43 H62 V48 H68 V43 H74 V48 H80 V43 H86 V73 Q70 77 56 73 Z", STONE, 2.4)
    h.hatch("M76 48 H86 V73 L76 75 Z", 8)
    h.shape("M22 16 H30 V23 H37 V16 H47 V23 H54 V16 H62 V75 Q42 80 22 75 Z", STONE_L, 3.0)
    h.hatch("M48 24 H62 V75 L48 77 Z", 6)
    h.shape("M36 34 Q40 28 44 34 V44 H36 Z", INK, 1.4, pool=False)
    h.shape("M36 60 Q42 52 48 60 V77 H36 Z", OAK_D, 2.0)
    h.detail("M40 55 V75 M44 55 V75 M36 64 H48 M36 69 H48", 1.2)
    h.detail("M26 30 h6 M26 48 h7 M27 66 h5 M28 40 h5 M62 56 h8 M66 64 h7", 1.3)
    h.line("M42 16 V3", 2.0)
    h.shape("M42 3 L58 7 L42 12 Z", VERM, 1.8, pool=False)
    h.line("M2 82 q6 5 12 0 q6 5 12 0 M32 90 q6 5 12 0 q6 5 12 0 M64 86 q6 5 12 0 q6 5 12 0 q4 3 8 0", 2.6, "#2F5D70")
    h.detail("M14 91 q5 3.6 10 0 M62 94 q5 3 10 0 M84 93 q4 3 8 0", 1.5, "#2F5D70")


@emblem("symbols")
def ship(h: Pen) -> None:
    """A cog under sail."""
    h.line("M50 66 V6", 4.2)
    h.shape("M20 16 H80 Q88 34 82 54 Q50 60 18 54 Q12 34 20 16 Z", LINEN, 2.8)
    h.blot("M42 16 H58 Q60 36 58 56 H42 Q40 36 42 16 Z M14 30 H86 V41 H14 Z", VERM, 0.95)
    h.hatch("M66 16 H80 Q88 34 82 54 L66 56 Q74 36 66 16 Z", 8, shade=0.06)
    h.shape("M50 2 L66 5 L50 10 Z", LAPIS, 1.8, pool=False)
    h.shape("M4 56 L16 62 H80 L96 50 C96 70 90 84 76 90 H26 C10 84 4 72 4 56 Z", OAK, 3.0)
    h.shape("M76 62 V52 L96 44 V52 Z M4 56 V48 L18 54 V62 Z", OAK_D, 2.2)
    h.line("M8 70 Q50 78 92 68", 1.8)
    h.hatch("M50 78 Q78 76 92 68 Q88 84 76 90 H46 Z", 30)
    h.shape("M0 92 q8 -8 16 0 q8 -8 17 0 q8 -8 17 0 q8 -8 17 0 q8 -8 17 0 q8 -8 16 0 L94 99 H6 Z", "#5F8A99", 2.2)


@emblem("symbols")
def arrow(h: Pen) -> None:
    """The red arrow of a conversion."""
    h.shape("M2 35 H52 V10 L98 50 L52 90 V65 H2 Q16 50 2 35 Z", VERM, 6.0)


@emblem("symbols")
def lasting(h: Pen) -> None:
    """Works for good: a knot without end."""
    d = "M50 50 C34 22 6 26 6 50 C6 74 34 78 50 50 C66 22 94 26 94 50 C94 74 66 78 50 50 Z"
    h.line(d, 19)
    h.line(d, 11, ORP)
    h.line("M42 38 L58 62", 19)
    h.line("M40 35 L60 65", 11, ORP)


@emblem("symbols")
def once(h: Pen) -> None:
    """Used once, when wanted: one candle."""
    h.shape("M26 82 Q50 74 74 82 Q72 96 50 96 Q28 96 26 82 Z", OAK, 3.6)
    h.shape("M38 46 Q50 40 62 46 V84 Q50 90 38 84 Z", LINEN, 3.6)
    h.line("M50 46 V36", 3.6)
    h.shape("M50 4 C66 22 63 36 50 38 C37 36 34 22 50 4 Z", ORP, 3.6)


@emblem("symbols")
def at_once(h: Pen) -> None:
    """Works at once: a hand that gives."""
    h.shape(
        "M4 62 L16 54 C30 46 44 50 52 56 H70 C78 58 76 68 68 68 H50 L80 64 C92 60 98 70 90 76 L58 92 L24 88 L4 92 Z",
        FLESH,
        3.4,
    )
    h.gold(oval(62, 26, 22), 3.4)
    h.line("M62 14 V38 M50 26 H74", 4.0)
    h.shape("M0 58 H14 V96 H0 Z", LAPIS, 3.2)


@emblem("symbols")
def foresight(h: Pen) -> None:
    """Sees what comes: an eye with its lashes."""
    for d in ("M50 22 V4", "M28 28 L18 13", "M72 28 L82 13", "M11 42 L1 30", "M89 42 L99 30"):
        h.line(d, 6.0)
    h.shape("M2 62 C20 32 80 32 98 62 C80 90 20 90 2 62 Z", LINEN, 4.4)
    h.shape(oval(50, 61, 19), LAPIS, 3.6, pool=False)
    h.dot(50, 61, 8.5)
    h.dot(56, 54, 4.2, LINEN)


@emblem("symbols")
def craft(h: Pen) -> None:
    """Whatever craftsman: his card with a mallet on it."""
    h.shape("M16 4 H84 V96 H16 Z", LINEN, 4.0)
    h.shape("M24 66 H76 V88 H24 Z", PAPER_D, 2.0, pool=False)
    h.shape("M45 34 H55 V62 H45 Z", OAK_L, 3.0, pool=False)
    h.shape("M27 14 H73 V37 H27 Z", OAK, 3.6)
    h.line("M35 14 V37 M65 14 V37", 2.6)


@emblem("symbols")
def resources(h: Pen) -> None:
    """Whatever is dug, felled or hewn: stone, wood and sand."""
    for key, x, y in (("stone", 50, 27), ("wood", 26, 72), ("sand", 74, 72)):
        inset(h, key, x, y, 54)


@emblem("symbols")
def trick(h: Pen) -> None:
    """Won cards, face down and crossed."""
    h.shape("M10 34 L56 10 L92 72 L46 96 Z", LINEN, 2.8)
    h.shape("M17 37 L53 18 L85 70 L49 89 Z", LAPIS, 1.8)
    h.shape("M22 8 H76 V92 H22 Z", LINEN, 3.0)
    h.shape("M29 15 H69 V85 H29 Z", LAPIS, 2.0)
    h.shape("M49 30 L62 50 L49 70 L36 50 Z", ORP, 2.2)
    h.dot(49, 50, 4.4, VERM)


@emblem("symbols")
def manicule(h: Pen) -> None:
    """The pointing hand of old margins."""
    h.shape(
        "M28 32 Q36 24 46 27 Q54 30 58 37.5 L91 38 Q98 39 97.5 44.5 Q97 50.5 91 51 L61 51 Q67 55 62 61 Q67 66 60 71 "
        "Q62 78 53 79 L40 80 Q32 80 28 74 Z",
        FLESH,
        4.0,
    )
    h.shape("M26 27 Q22 54 26 80 L3 90 Q-1 54 3 16 Z", VERM, 4.0)
    h.shape("M24 25 L32 28 Q29 54 32 77 L24 81 Q20 54 24 25 Z", LINEN, 3.2)
    h.line("M50 61 H61 M49 70.5 H59 M40 40 Q50 37 57 45 Q61 51 54 52 Q47 51 42 48", 3.0)
