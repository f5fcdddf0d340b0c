"""Events and advantages of Pillars that are not persons, and the two craftsmen who know their trade better."""

import math

from kingsbridge_desktop.ui.art.palette import (
    FLESH,
    INK,
    IRON,
    IRON_D,
    IRON_L,
    LAPIS,
    LINEN,
    MUREX,
    OAK,
    OAK_D,
    OAK_L,
    ORP,
    SNOW,
    SOOT,
    STONE,
    STONE_D,
    STONE_L,
    VERD,
    VERM,
    tone,
)

from art.emblems.registry import emblem
from art.ink.outlines import P, oval, rect, seg, turn
from art.ink.pen import Pen


@emblem("craftsmen")
def master_woodworker(h: Pen) -> None:
    """A carved chair, the work of the master woodworker."""
    h.shape("M22 96 V6 Q26 0 30 6 V96 Z M70 96 V6 Q74 0 78 6 V96 Z", OAK, 2.4)
    h.shape("M30 14 Q50 4 70 14 V52 H30 Z", OAK_L, 2.6)
    h.hatch("M58 10 L70 14 V52 H58 Z", 10)
    h.line(oval(50, 31, 12), 2.2)
    h.line("M50 19 V43 M38 31 H62 M42 23 L58 39 M58 23 L42 39", 1.6)
    h.shape("M14 56 H86 L82 68 H18 Z", OAK, 2.6)
    h.hatch("M18 62 H84 L82 68 H18 Z", 90, shade=0.08)
    h.shape("M16 68 H24 V98 H16 Z M76 68 H84 V98 H76 Z", OAK_D, 2.4)
    h.shape("M24 82 H76 V88 H24 Z", OAK_L, 2.0)
    h.detail("M32 46 H68 M34 60 H66", 1.3)


@emblem("craftsmen")
def improved_mortar_mixer(h: Pen) -> None:
    """A stirring vat: a wheel turns the paddle, the mortar runs smooth."""
    h.tube("M50 4 V52", 6.4, 3.2, OAK_L)
    h.tube("M18 12 H82", 6.4, 3.2, OAK_L)
    for x in (18, 82):
        h.shape(f"M{x - 4} 4 h8 v16 h-8 Z", OAK_D, 2.0)
    h.shape("M10 46 L18 92 Q50 100 82 92 L90 46 Z", OAK, 3.0)
    h.detail("M28 54 L32 94 M50 56 V96 M72 54 L68 94", 1.5)
    h.hatch("M70 52 L90 46 L82 92 L66 95 Z", 14)
    h.shape("M12 58 Q50 70 88 58 L87 66 Q50 78 13 66 Z M16 80 Q50 90 84 80 L83 88 Q50 97 17 88 Z", IRON_D, 2.0)
    h.shape(oval(50, 46, 40, 11), LINEN, 2.8)
    h.line("M30 46 Q40 40 50 46 Q60 52 70 46", 2.2, STONE_D)
    h.shape("M44 34 H56 L58 50 Q50 54 42 50 Z", OAK_D, 2.2)


@emblem("events")
def kings_gift(h: Pen) -> None:
    """A crowned purse, coins spilling from it."""
    h.shape("M18 92 C2 76 16 54 36 50 L30 36 Q50 44 70 36 L64 50 C84 54 98 76 82 92 Q50 100 18 92 Z", VERM, 3.0)
    h.hatch("M62 52 C84 56 96 76 82 92 Q74 95 64 96 C76 84 76 66 62 52 Z", 16)
    h.tube("M33 50 Q50 56 67 50", 6.0, 3.2, ORP)
    h.gold("M30 30 L24 6 L38 16 L50 2 L62 16 L76 6 L70 30 Q50 24 30 30 Z", 2.8)
    for x, y in ((24, 7), (50, 4), (76, 7)):
        h.gem(x, y, 3.2, LAPIS)
    for x, y, r in ((14, 88, 9), (88, 90, 9), (50, 76, 13), (28, 94, 8)):
        h.gold(oval(x, y, r), 2.2)
        h.line(f"M{x} {y - r * 0.5} V{y + r * 0.5} M{x - r * 0.5} {y} H{x + r * 0.5}", 1.6)


@emblem("events")
def richards_spoils(h: Pen) -> None:
    """An open chest of metal, two swords behind it."""
    for a in (-38, 38):
        h.shape(turn(P("M46 70 V10 L50 2 L54 10 V70 Z"), a, 50, 70), IRON_L, 2.2)
        h.shape(turn(P("M38 12 H62 V18 H38 Z"), a + 180, 50, 58), ORP, 1.8, pool=False)
    h.shape("M12 52 C12 30 88 30 88 52 L86 60 H14 Z", OAK_D, 2.8)
    h.shape("M22 62 L28 46 H46 L50 56 L58 42 H76 L80 62 Z", IRON, 2.4)
    h.blot("M30 49 H42 L40 56 H28 Z M60 45 H72 L72 52 H58 Z", "#E4E8E6", 0.9)
    h.shape("M8 60 H92 V94 H8 Z", OAK, 3.0)
    h.hatch("M66 60 H92 V94 H66 Z", 10)
    h.shape("M20 60 H28 V94 H20 Z M72 60 H80 V94 H72 Z", IRON_D, 1.8)
    h.gold("M42 58 H58 V76 Q50 82 42 76 Z", 2.2)
    h.dot(50, 67, 3)


@emblem("events")
def wool_trade(h: Pen) -> None:
    """A sheep in full fleece."""
    for x in (30, 40, 62, 72):
        h.shape(f"M{x - 3} 70 H{x + 3} L{x + 2} 94 H{x - 2} Z", SOOT, 2.0)
    fleece = (
        "M20 62 C8 58 10 42 22 40 C22 26 40 22 46 30 C54 20 70 24 72 34 C86 34 92 50 82 58 C88 "
        "70 74 80 64 74 C56 84 40 82 38 74 C28 80 16 74 20 62 Z"
    )
    h.shape(fleece, LINEN, 2.8)
    h.detail(
        "M30 44 q6 -7 12 0 M48 40 q6 -7 12 0 M36 58 q6 -7 12 0 M56 54 q6 -7 12 0 M66 66 q5 -6 10 0 M46 70 q5 -6 10 0",
        1.6,
    )
    h.hatch("M72 36 C86 36 92 50 82 58 C88 70 74 80 64 74 C74 64 76 50 72 36 Z", 14, shade=0.08)
    h.shape("M8 40 C4 28 14 20 24 24 C32 26 32 40 26 50 C20 58 10 54 8 40 Z", SOOT, 2.6)
    h.shape("M24 26 Q36 20 38 28 Q32 34 26 32 Z", SOOT, 1.8)
    h.dot(16, 36, 2.2, LINEN)
    h.shape("M12 22 C14 12 28 12 30 22 Q22 28 12 22 Z", LINEN, 2.0)
    h.line("M2 94 q6 -6 12 0 M84 95 q6 -6 12 0", 2.2, VERD)


@emblem("events")
def volunteers(h: Pen) -> None:
    """Three helpers with tools on their shoulders."""
    for x, coat, tool in ((24, VERD, 0), (76, LAPIS, 1), (50, VERM, 2)):
        y = 4 if tool == 2 else 14
        h.tube(f"M{x + 11} {y + 84} V{y - 2}", 4.6, 2.2, OAK_L)
        if tool == 0:
            h.shape(f"M{x + 4} {y - 6} h14 l-2 20 q-5 4 -10 0 Z", IRON, 2.0)
        elif tool == 1:
            h.shape(f"M{x - 2} {y + 4} Q{x + 11} {y - 10} {x + 24} {y + 4} Q{x + 11} {y} {x - 2} {y + 4} Z", IRON, 2.0)
        else:
            h.shape(f"M{x} {y - 4} h22 v14 h-22 Z", OAK_D, 2.2)
        h.shape(f"M{x - 17} 98 Q{x - 18} {y + 48} {x} {y + 44} Q{x + 18} {y + 48} {x + 17} 98 Z", coat, 2.6)
        h.shape(oval(x, y + 32, 11, 12), FLESH, 2.2, pool=False)
        for d in (-4, 4):
            h.dot(x + d, y + 32, 1.5)
        h.line(f"M{x - 4} {y + 38} q4 3.4 8 0", 1.4, "#8E3A2C")
        h.shape(
            f"M{x - 12} {y + 28} C{x - 12} {y + 14} {x + 12} {y + 14} {x + 12} {y + 28} Q{x} {y + 22} "
            f"{x - 12} {y + 28} Z",
            tone(coat, 0.66),
            2.0,
        )


@emblem("events")
def blessing(h: Pen) -> None:
    """A hand raised in blessing within rays of gold."""
    for k in range(16):
        a = math.radians(k * 22.5)
        h.ink(seg(50 + 36 * math.cos(a), 44 + 36 * math.sin(a), 50 + 48 * math.cos(a), 44 + 44 * math.sin(a)), 3.2, ORP)
    h.gold(oval(50, 44, 33), 2.4)
    h.shape(
        "M38 74 C34 62 30 56 28 46 Q30 40 35 44 L40 52 V18 Q43 12 47 18 V40 H49 V14 Q53 8 57 14 "
        "V42 Q60 36 65 40 L68 50 "
        "Q70 58 64 74 Z",
        FLESH,
        2.6,
        pool=False,
    )
    h.line("M57 46 Q62 50 66 48 M57 54 Q62 58 66 55 M40 54 Q46 56 48 62", 1.6)
    h.shape("M32 98 L36 74 Q51 68 66 74 L70 98 Z", MUREX, 2.6)
    h.gold("M34 88 L35.4 78 Q51 72 66.6 78 L68 88 Q51 82 34 88 Z", 1.8)


@emblem("events")
def conflict(h: Pen) -> None:
    """Two swords crossed, sparks where they meet."""
    for a in (-42, 42):
        h.shape(turn(P("M45 66 V8 L50 -2 L55 8 V66 Z"), a, 50, 52), IRON_L, 2.6)
        h.line(turn(P("M50 4 V62"), a, 50, 52), 1.2)
        h.shape(turn(P("M34 66 H66 V73 H34 Z"), a, 50, 52), ORP, 2.2, pool=False)
        h.shape(turn(P("M46 73 H54 V90 H46 Z"), a, 50, 52), OAK_D, 2.2)
        h.shape(turn(oval(50, 94, 5.4), a, 50, 52), ORP, 2.0, pool=False)
    h.line("M50 30 V12 M38 34 L26 26 M62 34 L74 26 M50 72 V86 M30 50 H16 M70 50 H84", 2.6, VERM)


@emblem("events")
def town_wall(h: Pen) -> None:
    """A town wall with its gate, half built."""
    h.shape("M2 92 V54 H10 V46 H18 V54 H26 V46 H30 V92 Z", STONE, 2.6)
    h.shape("M68 92 V50 H76 V42 H84 L90 48 L86 56 L94 62 L92 74 L98 80 V92 Z", STONE, 2.6)
    h.hatch("M84 44 L90 48 L86 56 L94 62 L92 74 L98 80 V92 H84 Z", 12)
    h.shape("M28 92 V22 H36 V30 H44 V22 H54 V30 H62 V22 H70 V92 Z", STONE_L, 3.0)
    h.hatch("M58 32 H70 V92 H58 Z", 10)
    h.shape("M38 92 V66 Q49 50 60 66 V92 Z", INK, 2.4, pool=False)
    h.line("M42 62 V92 M49 58 V92 M56 62 V92 M38 70 H60 M38 80 H60", 2.0, OAK_L)
    h.detail("M32 40 h9 M48 38 h9 M34 48 h7 M8 64 h8 M18 72 h8 M6 80 h9 M74 62 h8 M78 72 h8 M74 82 h9 M60 48 h7", 1.4)
    h.line("M49 22 V8", 2.2)
    h.shape("M49 8 L66 12 L49 18 Z", VERM, 1.8, pool=False)
    h.line("M0 93 H100", 3.0)


@emblem("events")
def cold_winter(h: Pen) -> None:
    """A bare tree under snow, flakes falling."""
    h.shape("M2 90 C20 74 40 84 56 78 C74 72 88 82 98 86 V98 H2 Z", SNOW, 2.6)
    h.tube("M48 86 C50 70 46 62 49 44", 8.6, 5.0, OAK_D)
    for d in (
        "M49 62 C38 56 32 46 26 30",
        "M49 54 C60 48 68 40 74 24",
        "M49 46 C48 34 52 26 50 10",
        "M33 46 Q24 44 18 38",
        "M66 40 Q76 40 82 36",
        "M50 26 Q58 22 60 14",
    ):
        h.line(d, 4.0, "#4B3B30")
    h.line("M24 28 Q29 34 33 42 M72 24 Q68 34 62 42 M20 36 Q26 40 32 43 M80 34 Q74 38 68 38", 2.6, SNOW)
    for x, y, r in ((14, 16, 8), (88, 56, 8), (36, 8, 5), (90, 12, 6), (10, 60, 6), (70, 66, 5)):
        for k in range(3):
            a = math.radians(60 * k + 15)
            c, s = r * math.cos(a), r * math.sin(a)
            h.ink(seg(x - c, y - s, x + c, y + s), 2.0, "#4F7688")


@emblem("events")
def collapse(h: Pen) -> None:
    """A broken arch; its stones fall."""
    h.shape("M6 94 V40 C6 24 16 12 30 8 L34 22 L28 30 L34 36 C26 42 24 46 24 52 V94 Z", STONE, 2.8)
    h.hatch("M16 50 L24 52 V94 H14 Z", 10)
    h.shape("M94 94 V48 C94 40 90 32 84 24 L76 34 L80 42 L72 48 Q76 52 76 58 V94 Z", STONE_L, 2.8)
    h.hatch("M84 50 H94 V94 H84 Z", 10)
    h.line("M6 56 H24 M6 74 H24 M8 36 L26 42 M76 64 H94 M76 80 H94 M78 46 L92 40", 1.8)
    for x, y, s, a in ((50, 24, 9, 20), (62, 46, 8, -24), (44, 58, 10, 34), (58, 80, 11, 8), (36, 88, 8, -16)):
        h.shape(turn(rect(x - s, y - s * 0.8, s * 2, s * 1.6), a, x, y), STONE_D if s > 9 else STONE, 2.4)
    h.line("M50 4 V12 M64 20 V34 M42 34 V46 M58 60 V68", 2.2, VERM)
    h.line("M0 95 H100", 3.0)


@emblem("advantages")
def tax_freedom(h: Pen) -> None:
    """A coin struck through on a sealed writ: no tax."""
    h.shape("M14 10 Q50 4 86 10 L82 82 Q50 78 18 84 Z", LINEN, 2.8)
    h.hatch("M72 9 L86 10 L82 82 L70 80 Z", 14)
    h.detail("M28 72 Q48 68 66 70", 1.6)
    h.gold(oval(50, 40, 23), 2.6)
    h.line("M50 26 V54 M36 40 H64", 3.0)
    h.line("M26 64 L74 16", 8.4)
    h.line("M27 63 L73 17", 4.6, VERM)
    h.shape("M62 74 L58 99 L66 94 L72 99 L74 76 Z", VERM, 2.0)
    h.shape(oval(67, 74, 11), "#A32A22", 2.4)
    h.line("M67 68 V80 M61 74 H73", 2.0, "#F0B9A0")


@emblem("advantages")
def fleece_fair(h: Pen) -> None:
    """A market stall with a striped awning, hung with fleeces."""
    h.tube("M12 96 V26 M88 96 V26", 6.0, 3.2, OAK_L)
    h.shape("M20 40 C30 34 42 38 46 44 C50 56 46 66 40 72 Q34 66 28 72 C20 64 16 52 20 40 Z", LINEN, 2.4)
    h.shape("M56 40 C66 34 78 38 80 44 C84 56 80 66 74 72 Q68 66 62 72 C54 64 52 52 56 40 Z", "#E4D6B8", 2.4)
    h.detail("M26 46 q5 -5 10 0 M30 56 q5 -5 10 0 M62 46 q5 -5 10 0 M64 56 q5 -5 10 0", 1.5)
    h.shape("M4 74 H96 V84 H4 Z", OAK, 2.6)
    h.shape("M10 84 H90 V98 H10 Z", OAK_D, 2.4)
    h.shape("M8 6 H92 L99 32 H1 Z", LINEN, 2.8)
    h.blot("M24 6 H40 L37 32 H19 Z M56 6 H74 L79 32 H57 Z M8 6 L1 32 L10 32 L14 6 Z", VERM, 0.95)
    for k in range(6):
        x = 1 + k * 16.33
        h.shape(f"M{x} 32 q8.2 12 16.3 0 Z", VERM if k % 2 else LINEN, 1.8, pool=False)


@emblem("advantages")
def weeping_madonna(h: Pen) -> None:
    """A statue of the Madonna with a tear."""
    h.gold(oval(50, 32, 29), 2.4)
    for k in range(16):
        a = math.radians(k * 22.5)
        h.ink(seg(50 + 22 * math.cos(a), 32 + 22 * math.sin(a), 50 + 27 * math.cos(a), 32 + 27 * math.sin(a)), 1.5)
    h.shape("M22 98 C18 70 26 20 50 10 C74 20 82 70 78 98 Z", LAPIS, 2.8)
    h.hatch("M62 18 C76 34 82 70 78 98 H64 C72 70 72 40 62 18 Z", 12)
    h.shape("M36 98 C34 76 38 64 50 62 C62 64 66 76 64 98 Z", VERM, 2.4)
    h.shape(oval(50, 39, 14, 18), "#F1DFC2", 2.4, pool=False)
    h.shape("M34 44 C33 24 42 17 50 17 C58 17 67 24 66 44 C62 30 56 27 50 27 C44 27 38 30 34 44 Z", LINEN, 2.0)
    h.line("M41 38 Q44 40.4 47 38.4 M53 38.4 Q56 40.4 59 38", 1.8)
    h.line("M50 38 L48.6 45 L51 45.4 M46.6 50.6 Q50 49.4 53.4 50.6", 1.4)
    h.shape("M57.6 42 Q62 50 57.6 52 Q53.6 50 57.6 42 Z", "#6FA3C4", 1.4, pool=False)
    h.shape("M43 74 L50 60 L57 74 L54 88 H46 Z", "#F1DFC2", 2.0, pool=False)
    h.line("M50 64 V86", 1.4)


@emblem("advantages")
def toledo(h: Pen) -> None:
    """Toledo on its rock above the river bend, a fine blade before it."""
    h.shape("M2 76 C12 62 22 60 30 52 H76 C84 62 92 66 98 76 V86 H2 Z", "#C99B6A", 2.6)
    h.hatch("M76 54 C84 62 92 66 98 76 V84 H70 Q80 70 76 54 Z", 30)
    h.shape("M24 54 V36 H34 V26 H42 V36 H48 V54 Z", "#E4C79A", 2.2)
    h.shape("M46 54 V20 L54 6 L62 20 V54 Z", STONE_L, 2.4)
    h.shape("M60 54 V34 H68 V28 H74 V34 H80 V54 Z", "#E4C79A", 2.2)
    for x, y in ((30, 46), (40, 44), (54, 34), (54, 46), (70, 46)):
        h.shape(f"M{x - 2} {y + 5} V{y} Q{x} {y - 4} {x + 2} {y} V{y + 5} Z", INK, 1.0, pool=False)
    h.shape("M0 84 Q30 74 56 84 Q80 92 100 82 V98 H0 Z", "#6E97A4", 2.4)
    h.shape(turn(P("M8 88 H76 L86 91.5 L76 95 H8 Z"), -8, 50, 91), IRON_L, 2.2)
    h.shape(turn(P("M10 82 h5 v19 h-5 Z"), -8, 50, 91), ORP, 1.8, pool=False)


@emblem("advantages")
def completion(h: Pen) -> None:
    """The cathedral, complete, garlands of sun behind it."""
    for k in range(13):
        a = math.radians(180 + k * 15)
        h.ink(seg(50 + 40 * math.cos(a), 52 + 40 * math.sin(a), 50 + 50 * math.cos(a), 52 + 48 * math.sin(a)), 2.6, ORP)
    h.shape("M34 92 V46 L50 26 L66 46 V92 Z", STONE_L, 2.6)
    for x in (12, 64):
        h.shape(f"M{x} 92 V40 H{x + 24} V92 Z", STONE_L, 2.6)
        h.shape(f"M{x - 2} 41 L{x + 12} 8 L{x + 26} 41 Z", LAPIS, 2.4)
        h.hatch(f"M{x + 16} 42 H{x + 24} V92 H{x + 16} Z", 10)
        h.shape(f"M{x + 8} 64 V53 Q{x + 12} 46 {x + 16} 53 V64 Z", INK, 1.4, pool=False)
        h.shape(f"M{x + 8} 84 V74 Q{x + 12} 67 {x + 16} 74 V84 Z", INK, 1.4, pool=False)
        h.line(f"M{x + 12} 8 V0 M{x + 8} 3 H{x + 16}", 2.0)
    h.gold(oval(50, 57, 11), 2.2)
    h.shape(oval(50, 57, 7), VERM, 1.4, pool=False)
    h.line("M50 50 V64 M43 57 H57", 1.4)
    h.shape("M42 92 V82 Q50 71 58 82 V92 Z", OAK_D, 2.0)
    h.line("M4 93 H96", 3.2)


@emblem("advantages")
def festivities(h: Pen) -> None:
    """A drum, a trumpet and streamers."""
    h.line("M4 14 Q28 26 50 14 Q72 2 96 14", 2.2)
    for k, c in enumerate((VERM, ORP, LAPIS, VERD, VERM)):
        x, y = 12 + k * 18, (18, 20, 15, 9, 10)[k]
        h.shape(f"M{x - 6} {y} h12 l-6 15 Z", c, 1.8, pool=False)
    h.tube("M92 30 L36 58", 6.4, 3.2, ORP)
    h.gold("M40 52 L10 58 Q6 68 14 78 L42 60 Z", 2.6)
    h.shape("M70 42 L92 62 L78 64 L74 78 L60 48 Z", VERM, 2.2)
    h.shape("M40 70 V92 Q62 102 84 92 V70 Z", VERM, 2.8)
    h.line("M42 72 L52 94 L62 75 L72 95 L82 72", 2.0, ORP)
    h.shape(oval(62, 70, 22, 8), LINEN, 2.6)
    h.tube("M48 60 L60 70 M80 58 L68 69", 4.2, 2.0, OAK_L)
