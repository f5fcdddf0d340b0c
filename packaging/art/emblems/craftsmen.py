"""The craftsmen of both Pillars games, each by tool or work."""

import math

from kingsbridge_desktop.ui.art.palette import (
    BOLE,
    CLAY,
    INK,
    IRON,
    IRON_D,
    IRON_L,
    LAPIS,
    LINEN,
    OAK,
    OAK_D,
    OAK_L,
    ORP,
    PAPER,
    PAPER_D,
    SOOT,
    STONE,
    STONE_D,
    STONE_L,
    VERD,
    VERM,
)
from PySide6.QtGui import QPainterPath

from art.emblems.registry import emblem
from art.ink.outlines import P, oval, rect, seg, turn
from art.ink.pen import Pen


@emblem("craftsmen")
def mortar_mixer(h: Pen) -> None:
    """A trough of mortar and a hoe."""
    h.shape("M3 50 L20 32 H98 L84 50 Z", OAK_L)
    h.shape("M11 49 L23 35 H90 L80 49 Z", OAK_D, 1.8)
    h.shape("M12 52 C16 38 26 40 34 34 C44 24 60 28 66 34 C76 34 82 42 81 52 Z", LINEN, 2.4)
    h.hatch("M60 30 C76 34 82 42 81 52 H62 Z", 20, shade=0.05)
    h.shape("M51 38 L12 6 L17 1 L57 33 Z", OAK, 2.4)
    h.shape("M44 42 Q52 24 68 26 L66 42 Q56 38 50 46 Z", IRON, 2.6)
    h.hatch("M58 26 L68 26 L66 42 L58 40 Z", 30)
    h.shape("M3 50 H84 L78 86 H11 Z", OAK)
    side = h.shape("M84 50 L98 32 L92 70 L78 86 Z", OAK_D)
    h.hatch(side, -50)
    h.detail("M6 62 L82 62 M8 74 L80 74 M26 68 l10 0 M46 56 l13 0 M34 80 l12 0", 1.4)
    h.hatch("M11 80 L79 80 L78 86 H11 Z", 90, shade=0.05)
    h.shape("M15 50 h8 l1 36 h-7 Z M63 50 h8 l-1 36 h-7 Z", OAK_L, 2.0)


@emblem("craftsmen")
def woodworker(h: Pen) -> None:
    """A plane on a board, with its shavings."""
    h.shape("M1 78 H99 V92 H1 Z", "#EBCF98")
    h.detail("M8 83 Q30 81 44 84 M56 86 Q74 83 92 85 M20 88 h16", 1.2, OAK_D)
    h.hatch("M1 86 H99 V92 H1 Z", 90, shade=0.05)
    h.shape("M4 77 V62 Q6 56 12 56 L84 52 Q96 53 97 62 V77 Z", OAK)
    h.hatch("M4 66 L97 66 V77 H4 Z", 90, shade=0.10)
    h.shape("M10 57 Q2 40 11 31 Q22 26 24 37 Q24 48 30 56 Z", OAK_D, 2.6)
    h.shape("M56 60 L69 16 L82 20 L72 58 Z", IRON_L, 2.8)
    h.hatch("M74 18 L82 20 L72 58 L67 59 Z", 16)
    h.shape("M80 53 Q80 36 90 37 Q99 41 93 54 Z", OAK_D, 2.4)
    h.shape(
        "M58 58 C44 58 24 46 27 26 C30 4 58 0 64 17 C67 32 48 40 41 29 C37 20 48 14 54 20 L51 25 C47 22 45 27 49 28 "
        "C57 28 58 17 50 13 C40 9 33 19 36 30 C40 43 52 48 62 50 Z",
        LINEN,
        2.2,
    )


@emblem("craftsmen")
def stonecutter(h: Pen) -> None:
    """Mallet and chisel, crossed over a chipped stone."""
    h.shape("M20 92 L24 74 L44 66 L72 70 L82 92 Z", STONE)
    h.line("M44 66 L50 80 L24 74 M50 80 L72 70 M50 80 L48 92", 1.6)
    h.hatch("M50 80 L72 70 L82 92 L48 92 Z", 16)

    def a(path: QPainterPath) -> QPainterPath:
        return turn(path, -42, 50, 44)

    def b(path: QPainterPath) -> QPainterPath:
        return turn(path, 42, 50, 44).translated(-1, 3)

    h.shape(a(rect(46, 8, 8, 42, 1)), OAK_L, 2.4)  # chisel: wooden grip, ferrule, blade
    h.shape(a(P("M45.5 46 H54.5 V74 L57 86 H43 L45.5 74 Z")), IRON_L, 2.4)
    h.shape(a(rect(44, 2, 12, 9, 2)), OAK_D, 2.4)
    h.shape(b(rect(46, 22, 8, 66, 2)), OAK_L, 2.4)  # mallet
    head = b(P("M30 0 Q50 -5 70 0 L73 26 Q50 31 27 26 Z"))
    h.shape(head, OAK)
    h.hatch(b(P("M58 -2 L70 0 L73 26 L60 29 Z")), 20)
    h.detail(b(P("M30 9 Q50 5 71 9 M29 18 Q50 14 72 18")), 1.3)


@emblem("craftsmen")
def mason(h: Pen) -> None:
    """A trowel on a course of bricks."""
    for y, xs in ((78, ((4, 28), (34, 32), (68, 28))), (62, ((12, 24), (38, 26), (66, 30)))):
        for x, w in xs:
            h.shape(rect(x, y, w, 14), CLAY, 2.4)
    h.hatch("M66 62 H96 V76 H66 Z M68 78 H96 V92 H68 Z", 16)
    h.shape("M10 62 Q24 54 36 57 Q50 52 62 58 Q70 56 74 62 Z", LINEN, 2.2)
    h.shape("M8 50 Q30 36 48 20 Q62 30 66 44 Q40 46 8 50 Z", IRON_L)
    h.hatch("M8 50 Q40 38 58 32 Q64 38 66 44 Q40 46 8 50 Z", 20)
    h.line("M57 31 Q64 28 66 21 L70 20", 4.0)
    h.shape("M68 15 L92 6 Q98 8 96 15 L72 25 Q67 22 68 15 Z", OAK)


@emblem("craftsmen")
def carpenter(h: Pen) -> None:
    """A timber frame and an axe."""
    h.shape("M14 34 h9 v58 h-9 Z M77 34 h9 v58 h-9 Z", OAK_L, 2.4)
    h.shape("M6 54 H94 v9 H6 Z", OAK_L, 2.4)
    h.shape("M45 18 h9 v38 h-9 Z", OAK_L, 2.2)
    h.shape("M1 42 L46 4 L54 4 L99 42 L91 47 L50 14 L9 47 Z", OAK_L, 2.6)
    h.hatch("M77 34 h9 v58 h-9 Z", -4)
    h.hatch("M6 58 H94 v5 H6 Z", 90)
    if h.fine:
        for x, y in ((18, 58), (81, 58), (50, 58), (50, 13)):
            h.dot(x, y, 1.6)
    h.shape(turn(rect(44, 44, 7, 54, 2), 14, 48, 70), OAK_D, 2.4)
    blade = turn(P("M40 42 H56 C64 42 74 34 84 38 C90 52 88 64 80 74 C74 62 64 60 56 60 H40 Z"), 14, 48, 70)
    h.shape(blade, IRON_L, 3.0)
    h.line(turn(P("M77 40 C80 52 79 60 75 67"), 14, 48, 70), 1.6)
    h.hatch(turn(P("M40 54 H56 C64 54 70 60 76 68 L80 74 C74 62 64 60 56 60 H40 Z"), 14, 48, 70), 90)


@emblem("craftsmen")
def potter(h: Pen) -> None:
    """A jug on the potter's wheel."""
    h.shape("M45 74 h10 v14 h-10 Z", OAK_D, 2.4)
    h.shape("M20 90 Q50 82 80 90 Q50 98 20 90 Z", OAK, 2.4)
    h.shape("M8 72 Q50 62 92 72 L92 77 Q50 88 8 77 Z", OAK_L, 2.6)
    h.line("M66 24 C86 22 88 46 68 50", 6.2)
    h.line("M66 24 C86 22 88 46 68 50", 2.6, CLAY)
    h.shape("M38 12 Q50 8 64 12 Q64 24 62 28 C76 38 76 60 62 72 Q50 76 38 72 C24 60 24 38 38 28 Q36 20 38 12 Z", CLAY)
    h.hatch("M58 30 L62 28 C76 38 76 60 62 72 L54 74 C66 60 66 42 58 30 Z", 16)
    h.blot("M28 46 Q50 52 72 46 L71.5 53 Q50 59 28.5 53 Z", LINEN, 0.9)
    h.line("M28 46 Q50 52 72 46 M28.5 53 Q50 59 71.5 53", 1.6)
    h.detail("M38 28 Q50 32 62 28", 1.5)
    h.line("M39 14 Q50 18 63 13", 1.8)


@emblem("craftsmen")
def sculptor(h: Pen) -> None:
    """A stone saint at prayer on a plinth, the chisel beside it."""
    h.shape("M20 82 H76 V96 H20 Z", STONE_D)
    h.hatch("M50 82 H76 V96 H50 Z", 16)
    h.shape(oval(48, 27, 25), STONE_L, 2.4)
    if h.fine:
        for k in range(20):
            a = 2 * math.pi * k / 20
            h.ink(seg(48 + 19 * math.cos(a), 27 + 19 * math.sin(a), 48 + 23 * math.cos(a), 27 + 23 * math.sin(a)), 1.2)
    h.shape("M24 83 C20 62 28 52 40 48 L56 48 C68 52 76 62 72 83 Z", STONE)
    h.hatch("M56 48 C68 52 76 62 72 83 H58 Q64 64 56 48 Z", 14)
    h.line("M33 56 Q34 70 30 82", 1.8)
    h.shape("M34 38 C29 22 35 10 48 9 C61 10 67 22 62 38 C63 46 60 50 58 52 L38 52 C36 50 33 46 34 38 Z", STONE, 2.4)
    h.hatch("M56 14 C66 20 66 34 62 40 C63 46 60 50 58 52 L54 50 C60 40 60 24 56 14 Z", 10)
    h.shape(oval(47.5, 31, 11, 15), "#ECE6D6", 2.4)
    h.line("M48 28 L46 36 L50 36 M44 41 Q47.5 42.4 51 41", 1.5)
    h.line("M40.5 30 Q43 31.6 45.5 30 M50.5 30 Q53 31.6 55.5 30", 1.8)
    h.shape("M26 66 Q34 60 42 68 L48 74 L54 68 Q62 60 70 66 Q66 80 48 82 Q30 80 26 66 Z", STONE_L, 2.0)
    h.shape("M48 52 Q52.5 58 53 69 L48 74 L43 69 Q43.5 58 48 52 Z", "#ECE6D6", 2.0)
    h.detail("M48 55 V73", 1.3)
    h.shape(turn(rect(81, 28, 7, 30, 2), 20, 84, 60), OAK_L, 2.2)
    h.shape(turn(P("M81.5 58 h6 v22 l2 7 h-10 l2 -7 Z"), 20, 84, 60), IRON_L, 2.2)


@emblem("craftsmen")
def glassblower(h: Pen) -> None:
    """A blowpipe with its bubble before a leaded window."""
    frame = P("M50 92 V34 Q52 14 70 4 Q88 14 90 34 V92 Z")
    h.shape(frame, STONE_L, 3.0)
    pane = P("M56 86 V36 Q58 20 70 12 Q82 20 84 36 V86 Z")
    h.wash(pane, "#8FB3B5")
    for d, c in (
        ("M56 36 L70 50 L56 64 Z", VERM),
        ("M84 36 L70 50 L84 64 Z", LAPIS),
        ("M56 64 L70 50 L84 64 L70 78 Z", ORP),
        ("M70 12 Q80 20 83 30 L70 42 L57 30 Q60 20 70 12 Z", "#5E9A86"),
        ("M56 72 L70 86 H56 Z", LAPIS),
        ("M84 72 L70 86 H84 Z", VERM),
    ):
        h.blot(d, c, 0.9)
    h.line("M57 30 L84 58 M83 30 L56 58 M56 64 L78 86 M84 64 L62 86", 1.7)
    h.ink(pane, 2.2)
    h.line("M5 6 L33 46", 6.0)
    h.line("M5 6 L33 46", 2.8, IRON_L)
    h.line("M3 3 L15 20", 6.6)
    h.line("M4 5 L14 19", 3.4, OAK)
    bubble = P("M32 44 C44 46 54 58 53 72 C52 88 38 96 25 92 C12 88 6 74 12 62 C16 54 24 46 32 44 Z")
    h.shape(bubble, "#A9CFC4", 2.8)
    h.blot("M18 66 Q22 56 30 54 Q22 62 20 74 Z", LINEN, 0.95)
    h.hatch("M50 62 C54 74 50 88 36 92 C44 84 48 74 50 62 Z", 20, shade=0.14)
    h.blot("M30 45 L36 45 L40 52 L28 53 Z", VERM, 0.75)


@emblem("craftsmen")
def goldsmith(h: Pen) -> None:
    """A jewelled goblet with a lid."""
    h.gold("M50 4 L54 10 L50 16 L46 10 Z", 2.2)
    h.gold("M24 32 Q28 16 50 14 Q72 16 76 32 Q50 26 24 32 Z", 2.8)
    h.gold(
        "M22 34 Q50 28 78 34 C78 54 68 62 56 65 L55 76 Q70 80 76 90 Q50 96 24 90 Q30 80 45 76 L44 65 C32 "
        "62 22 54 22 34 Z",
        3.0,
    )
    h.hatch("M70 35 L78 34 C78 54 68 62 56 65 C66 56 70 48 70 35 Z", 16)
    h.line("M22 36 Q50 42 78 36", 1.8)
    h.gem(50, 50, 6.5, VERM)
    h.gem(33, 47, 4.5, LAPIS)
    h.gem(67, 47, 4.5, VERD)
    h.gold(oval(50, 71, 9, 5), 2.2)
    h.detail("M30 86 Q50 80 70 86", 1.4)
    for x, y in ((14, 16), (88, 22), (90, 62), (12, 66)):
        h.detail(f"M{x - 4} {y} h8 M{x} {y - 5} v10", 1.6, BOLE)


@emblem("craftsmen")
def organ_builder(h: Pen) -> None:
    """Organ pipes in their case."""
    tops = (34, 20, 8, 20, 34)
    for k, y in enumerate(tops):
        x = 13 + k * 15.2
        h.shape(f"M{x} {y} Q{x + 6.5} {y - 5} {x + 13} {y} V68 L{x + 8.5} 80 H{x + 4.5} L{x} 68 Z", IRON_L, 2.4)
        h.blot(f"M{x + 8.6} {y} L{x + 12} {y + 1} V66 L{x + 9} 70 Z", IRON_D, 0.5)
        h.shape(f"M{x + 3} 62 Q{x + 6.5} 52 {x + 10} 62 Z", INK, 1.2, pool=False)
        h.line(f"M{x} {y} Q{x + 6.5} {y + 5} {x + 13} {y}", 1.6)
    h.shape("M4 32 L10 28 V80 H4 Z M90 28 L96 32 V80 H90 Z", OAK, 2.4)
    h.shape("M2 78 H98 V92 H2 Z", OAK)
    h.hatch("M2 86 H98 V92 H2 Z", 0)
    for x in (14, 32, 50, 68, 86):
        h.shape(oval(x, 83.5, 2.6), ORP, 1.2, pool=False)


@emblem("craftsmen")
def bell_founder(h: Pen) -> None:
    """A bell on its yoke."""
    h.shape("M8 10 Q50 2 92 10 L90 22 Q50 14 10 22 Z", OAK)
    h.detail("M16 14 Q36 10 46 10 M58 11 Q74 12 84 15", 1.2)
    h.line("M42 26 Q42 17 50 17 Q58 17 58 26", 4.6)
    h.shape(oval(50, 84, 8.5), IRON_D, 2.6)
    h.shape(
        "M34 34 Q36 24 50 24 Q64 24 66 34 C68 58 74 66 86 76 Q84 84 76 84 Q50 78 24 84 Q16 84 14 76 C26 "
        "66 32 58 34 34 Z",
        "#C58B35",
        3.0,
    )
    h.hatch("M58 25 Q65 27 66 34 C68 58 74 66 86 76 L84 82 Q74 82 66 80 C58 66 60 46 58 25 Z", 16)
    h.blot("M40 34 Q42 30 46 30 Q42 50 34 66 L29 68 Q38 54 40 34 Z", "#F2D48A", 0.9)
    h.line("M34 38 Q50 33 66 38 M35 43 Q50 38 66 43 M24 69 Q50 62 76 69", 1.7)
    h.line("M50 48 v12 M44.5 53 h11", 2.2)


@emblem("craftsmen")
def tool_maker(h: Pen) -> None:
    """An anvil, glowing iron in the tongs."""
    h.shape("M20 94 L24 82 Q50 76 80 82 L84 94 Z", OAK)
    h.shape("M4 48 Q18 62 38 62 L42 70 L36 84 H78 L70 70 Q70 62 92 60 V44 H34 L4 48 Z", IRON_D, 3.0)
    h.blot("M8 49 L34 46 H90 V50 H34 Q20 52 8 49 Z", IRON_L, 0.9)
    h.hatch("M60 62 Q70 60 92 58 V54 H60 Z M58 66 H70 L76 83 H62 Z", 16, shade=0.2)
    h.shape("M46 34 L88 26 L94 34 L50 44 Z", VERM, 2.4)
    h.blot("M70 31 L88 28 L92 33 L72 38 Z", "#F2C14E", 0.95)
    h.line("M51 38 L30 32 L2 16 M56 42 L34 24 L10 4", 6.0)
    h.line("M51 38 L30 32 L2 16 M56 42 L34 24 L10 4", 2.4, IRON)
    h.dot(32, 28, 3.6)
    h.line("M72 20 L70 11 M82 18 L86 8 M92 22 L98 15", 2.2, VERM)


@emblem("craftsmen")
def architect(h: Pen) -> None:
    """Dividers over a set square."""
    h.shape("M8 92 V20 L80 92 Z M22 78 V52 L48 78 Z", OAK_L)
    h.detail("M8 34 h5 M8 44 h4 M8 54 h5 M8 64 h4 M8 74 h5 M20 92 v-5 M30 92 v-4 M40 92 v-5 M50 92 v-4 M60 92 v-5", 1.3)
    h.hatch("M8 86 L74 86 L80 92 H8 Z", -50)
    h.shape("M60 22 L66 18 L46 70 L36 84 L38 66 Z", IRON_L, 2.6)
    h.shape("M66 18 L72 22 L92 66 L94 84 L84 70 Z", IRON, 2.6)
    h.line("M49 50 Q68 40 86 52", 2.2)
    h.gold(oval(66, 16, 9), 2.6)
    h.dot(66, 16, 2)
    h.shape("M63 1 h6 v7 h-6 Z", ORP, 2.0, pool=False)


@emblem("craftsmen")
def master_builder(h: Pen) -> None:
    """The ground plan of a cathedral, unrolled."""
    h.shape("M8 12 Q50 8 92 12 V88 Q50 92 8 88 Z", LINEN)
    h.hatch("M80 12 L92 12 V88 L80 90 Z", 6, shade=0.06)
    for roll in (2, 86):
        h.shape(f"M{roll} 8 Q{roll + 6} 2 {roll + 12} 8 V92 Q{roll + 6} 98 {roll} 92 Z", PAPER_D, 2.6)
        h.line(f"M{roll + 3} 9 Q{roll + 6} 6 {roll + 9} 9", 1.5)
        h.hatch(f"M{roll + 6} 10 H{roll + 12} V92 H{roll + 6} Z", 6)
    h.line(
        "M23 30 V34 M30 30 V34 M37 30 V34 M23 66 V70 M30 66 V70 M37 66 V70 M39 24 H43 M60 24 H64 M39 76 "
        "H43 M60 76 H64 M71 31 L69 35 M71 69 L69 65 M84 50 H79 M81 39 L77 42 M81 61 L77 58",
        3.4,
    )
    plan = P("M16 34 H43 V18 H60 V34 H66 C84 36 84 64 66 66 H60 V82 H43 V66 H16 Z")
    h.wash(plan, "#E9D7B4")
    h.ink(plan, 5.0)
    h.line("M16 43 V57", 5.0, LINEN)
    h.line("M45 42 L58 58 M58 42 L45 58", 2.2, VERM)
    for pier in (23, 30, 37):
        h.dot(pier, 43, 2.3)
        h.dot(pier, 57, 2.3)
    for x, y in ((44.5, 42), (58.5, 42), (44.5, 58), (58.5, 58), (67, 43), (67, 57), (73, 50), (51.5, 27), (51.5, 73)):
        h.dot(x, y, 2.1)
    h.detail("M23 43 L30 57 M30 43 L23 57 M30 43 L37 57 M37 43 L30 57", 0.9, VERM)
    h.detail("M17 20 h20 M17 24 h14 M17 74 h20 M17 78 h12", 1.1)


@emblem("craftsmen")
def painter(h: Pen) -> None:
    """Brush and pots of pigment."""
    for x, y, c in ((4, 58, LAPIS), (52, 58, VERM)):
        h.shape(
            f"M{x} {y} Q{x + 20} {y + 7} {x + 40} {y} L{x + 36} {y + 30} Q{x + 20} {y + 37} {x + 4} {y + 30} Z",
            "#D9B98A",
        )
        h.hatch(f"M{x + 28} {y + 3} L{x + 40} {y} L{x + 36} {y + 30} L{x + 24} {y + 34} Z", 4)
        h.shape(oval(x + 20, y, 20, 7), c, 2.6)
        h.shape(
            f"M{x + 8} {y + 3} Q{x + 11} {y + 8} {x + 14} {y + 6} L{x + 14} {y + 14} Q{x + 11} {y + 17} "
            f"{x + 9} {y + 13} Z",
            c,
            1.6,
            pool=False,
        )
    h.shape("M52 56 L86 4 L92 8 L60 60 Z", OAK, 2.4)
    h.shape("M48 62 L55 50 L64 56 L57 67 Z", IRON_L, 2.2)
    h.shape("M32 80 Q36 66 46 60 L58 67 Q52 78 32 80 Z", SOOT, 2.2)
    h.shape("M20 92 Q30 74 40 72 Q44 78 34 86 Q28 90 20 92 Z", VERM, 1.8, pool=False)
    h.line("M12 16 Q28 4 40 16 Q52 28 64 14", 5.2, VERD)
    h.line("M16 30 Q28 22 38 32", 4.0, ORP)


@emblem("craftsmen")
def brick_maker(h: Pen) -> None:
    """A kiln with its fire and a stack of bricks."""
    h.shape("M6 92 V54 C6 26 20 12 36 10 C52 12 66 26 66 54 V92 Z", CLAY, 3.0)
    h.detail(
        "M10 42 Q36 34 62 42 M8 56 H20 M54 56 H66 M8 70 H18 M56 70 H66 M8 82 H18 M56 82 H66 M22 24 Q36 "
        "20 50 24 M24 38 V26 M48 38 V26 M36 36 V23",
        1.4,
    )
    h.hatch("M50 16 C62 26 66 40 66 54 V92 H58 V56 Q60 34 50 16 Z", 10)
    h.shape("M20 92 V66 Q22 50 36 48 Q50 50 52 66 V92 Z", INK, 2.4, pool=False)
    h.blot("M24 90 Q22 74 30 66 Q30 74 35 74 Q34 62 40 56 Q40 66 46 72 Q50 82 47 90 Z", VERM, 1.0)
    h.blot("M30 90 Q29 80 35 78 Q37 72 39 70 Q44 80 42 90 Z", ORP, 1.0)
    h.line("M30 9 Q24 6 30 2 M40 9 Q48 6 42 1", 2.0)
    for x, y in ((58, 80), (78, 80), (68, 66)):
        h.shape(f"M{x} {y} h18 v12 h-18 Z", "#CF7B48", 2.4)
        h.hatch(f"M{x + 9} {y} h9 v12 h-9 Z", 14)


@emblem("craftsmen")
def helper(h: Pen) -> None:
    """A wheelbarrow: the helper's tool."""
    h.line("M22 78 L30 58", 4.4)
    h.shape("M22 40 L34 22 Q46 12 58 20 Q70 16 80 26 L88 40 Z", STONE_L, 2.6)
    h.line("M44 40 L50 26 L64 24 M60 40 L66 28", 1.6)
    h.shape("M14 38 H92 L78 66 H30 Z", OAK, 2.8)
    h.hatch("M66 40 L92 38 L78 66 H62 Z", 20)
    h.detail("M20 48 H86 M25 57 H82", 1.4)
    h.shape("M2 46 L6 40 L96 74 L93 80 Z", OAK_L, 2.4)
    h.shape(oval(82, 80, 15), OAK_D, 2.8)
    h.shape(oval(82, 80, 9), PAPER, 2.0, pool=False)
    h.line("M82 71 V89 M73 80 H91", 2.4)
    h.dot(82, 80, 3)
    h.shape("M22 62 h7 l-3 28 h-7 Z", OAK_L, 2.2)
