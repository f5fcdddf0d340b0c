"""Building materials, gold and the four goods of trade."""

import math

from kingsbridge_desktop.ui.art.palette import (
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
    PAPER_D,
    SAND,
    STONE,
    STONE_D,
    STONE_L,
    VERD,
    VERM,
)

from art.emblems.registry import emblem
from art.ink.outlines import P, oval
from art.ink.pen import Pen


@emblem("materials")
def stone(h: Pen) -> None:
    """A dressed block of stone with a mason's mark."""
    h.shape("M10 44 H62 V84 H10 Z", STONE)
    h.hatch("M10 74 H62 V84 H10 Z", 90, shade=0.04)
    h.shape("M10 44 L34 22 H90 L62 44 Z", STONE_L)
    side = h.shape("M62 44 L90 22 V60 L62 84 Z", STONE_D)
    h.hatch(side, -40)
    h.detail("M17 51 l5 3 M52 50 l5 3 M18 66 l4 2 M50 65 l6 -2", 1.3)
    h.line("M36 52 V72 M28 59 L36 52 L44 59 M30 72 H42", 2.2)
    h.detail("M42 31 l7 1 M60 29 l8 1 M48 37 l6 -1 M70 32 l5 0", 1.1)


@emblem("materials")
def wood(h: Pen) -> None:
    """Three logs, cut ends to the front."""

    def log(x: float, y: float, r: float = 17) -> None:
        h.shape(
            f"M{x - r * 0.5} {y - r * 0.86} L{x - r * 0.5 + 26} {y - r * 0.86 - 15} Q{x + 40} {y - 24} "
            f"{x + 41} {y - 10} "
            f"Q{x + 42} {y} {x + r * 0.6 + 24} {y + r * 0.8 - 13} L{x + r * 0.6} {y + r * 0.8} Z",
            OAK,
        )
        h.detail(f"M{x + 6} {y - 16} l17 -9 M{x + 14} {y - 10} l18 -10", 1.3)
        h.hatch(
            f"M{x + 16} {y - 4} L{x + 40} {y - 18} L{x + 40} {y - 8} L{x + 34} {y + 2} L{x + 10} {y + 14} Z",
            62,
            shade=0.14,
        )
        h.shape(oval(x, y, r), OAK_L)
        h.line(oval(x - 0.6, y + 0.4, r * 0.52), 1.8, OAK_D)
        h.detail(oval(x, y, r * 0.76), 1.2, OAK_D)
        h.dot(x - 0.6, y + 0.4, 2.0, OAK_D)
        h.detail(f"M{x + 2} {y - 2} L{x + 11} {y - 9} M{x - 4} {y + 3} L{x - 9} {y + 7}", 1.2)

    log(54, 72)
    log(19, 72)
    log(36, 42)


@emblem("materials")
def sand(h: Pen) -> None:
    """A heap of sand with a shovel stuck in it."""
    h.shape("M61 64 L78 16 L83 18 L67 66 Z", OAK, 2.4)
    h.shape("M70 11 L91 18 L89 24 L68 17 Z", OAK_L, 2.4)
    h.shape("M5 85 C18 82 26 50 46 38 C50 36 54 38 58 43 C72 58 78 80 95 85 C70 90 30 90 5 85 Z", SAND)
    h.hatch("M58 44 C72 58 78 80 93 85 C80 88 66 88 58 87 C68 78 66 60 58 44 Z", 16)
    for x, y in ((46, 48), (38, 58), (49, 60), (30, 70), (42, 72), (53, 76), (22, 80), (36, 82), (57, 64), (47, 84)):
        h.dot(x, y, 1.5, "#8A5F24")
    if h.fine:
        for x, y in ((43, 54), (34, 66), (48, 67), (26, 76), (40, 78), (30, 82), (52, 53), (45, 62), (62, 80)):
            h.dot(x, y, 0.9, "#8A5F24")


@emblem("materials")
def metal(h: Pen) -> None:
    """Three ingots of metal, stacked."""

    def ingot(x: float, y: float) -> None:
        h.shape(f"M{x + 7} {y} L{x + 14} {y - 9} H{x + 46} L{x + 37} {y} Z", "#D5DADA", 2.4)
        h.shape(f"M{x + 7} {y} H{x + 37} L{x + 43} {y + 22} H{x + 1} Z", IRON, 2.6)
        s = h.shape(f"M{x + 37} {y} L{x + 46} {y - 9} L{x + 53} {y + 11} L{x + 43} {y + 22} Z", IRON_D, 2.4)
        h.hatch(s, -50, shade=0.1)
        h.blot(f"M{x + 12} {y + 5} L{x + 20} {y + 5} L{x + 14} {y + 18} L{x + 8} {y + 18} Z", LINEN, 0.55)
        h.detail(f"M{x + 22} {y + 11} h8 M{x + 26} {y + 7} v8", 1.4)

    ingot(0, 62)
    ingot(45, 62)
    ingot(22, 32)


@emblem("materials")
def gold(h: Pen) -> None:
    """A gold coin with a cross, another behind it."""
    h.gold(oval(62, 42, 29), 2.6)
    h.detail(oval(62, 42, 23), 1.2)
    h.gold(oval(42, 56, 36, 35.5), 3.0)
    h.line(oval(42, 56, 28), 1.5)
    if h.fine:
        for k in range(24):
            a = k * math.pi / 12
            h.dot(42 + 32 * math.cos(a), 56 + 31.5 * math.sin(a), 1.0)
    cross = (
        "M42 52 L36 36 Q42 40 48 36 Z M42 60 L36 76 Q42 72 48 76 Z M38 56 L22 50 Q26 56 22 62 Z "
        "M46 56 L62 50 Q58 56 62 62 Z"
    )
    h.blot(cross, INK, 0.9)
    h.shape(oval(42, 56, 5), ORP, 2.0, pool=False)


@emblem("goods")
def book(h: Pen) -> None:
    """A closed book with clasps."""
    h.shape("M30 80 L84 68 L86 76 L34 90 Q24 90 24 82 Z", LINEN, 2.4)
    h.detail("M32 84 L84 72 M33 87 L84 75", 1.0)
    h.shape("M22 20 Q24 14 32 13 L78 6 L86 68 L32 81 Q26 82 25 86 Z", VERM)
    h.hatch("M22 20 L32 16 L38 79 L28 82 L25 84 Z", 12, shade=0.22)
    h.line("M32 14 L39 79", 1.8)
    h.gold("M58 29 L68 42 L62 56 L50 45 Z", 2.0)
    h.detail("M46 20 L74 16 L81 62 L51 69 Z", 1.3)
    h.gold("M76 24 L86 22.5 L87 30 L77 31.5 Z", 2.0)
    h.gold("M80 50 L90 48.5 L91 56 L81 57.5 Z", 2.0)


@emblem("goods")
def ore(h: Pen) -> None:
    """Lumps of ore and a pick."""
    h.shape("M24 88 L66 14 L72 17 L32 90 Z", OAK, 2.4)
    h.shape("M40 14 C54 4 80 12 92 38 C78 24 66 20 56 22 Q46 20 40 14 Z", IRON, 2.6)
    rock = "M6 88 L10 64 L26 50 L44 58 L50 74 L46 88 Z"
    h.shape(rock, "#8F8274")
    h.line("M26 50 L24 68 L10 64 M24 68 L34 88 M24 68 L50 74", 1.6)
    h.hatch("M34 88 L24 68 L50 74 L46 88 Z", 16)
    h.shape("M44 90 L48 66 L64 50 L84 56 L94 74 L90 90 Z", "#A08D79")
    h.line("M64 50 L66 70 L48 66 M66 70 L94 74 M66 70 L62 90", 1.6)
    h.hatch("M66 70 L94 74 L90 90 L62 90 Z", 16)
    for x, y, s, c in (
        (57, 62, 5.5, ORP),
        (76, 64, 5, VERD),
        (18, 74, 5, ORP),
        (35, 62, 4.5, VERD),
        (55, 80, 4.5, VERD),
        (79, 81, 5, ORP),
    ):
        h.shape(
            f"M{x - s} {y} L{x - s * 0.2} {y - s} L{x + s} {y - s * 0.2} L{x + s * 0.3} {y + s * 0.8} Z",
            c,
            1.3,
            pool=False,
            mis=0.3,
        )


@emblem("goods")
def cloth(h: Pen) -> None:
    """A bolt of cloth, its end unrolled."""
    h.shape("M24 34 L84 26 L90 78 Q80 74 74 82 Q64 78 58 86 Q48 82 42 90 Q34 86 30 88 Z", LAPIS)
    h.blot("M25 62 L87 53 L88 60 L27 70 Z", ORP, 1.0)
    h.line("M25 62 L87 53 M27 70 L88 60", 1.5)
    h.hatch("M24 38 L84 29 L85 38 L26 50 Z", 16, shade=0.28)
    h.detail("M44 47 L46 58 M64 44 L66 55 M40 72 L42 86 M58 70 L59 82 M76 66 L77 78", 1.4)
    h.shape("M18 16 L82 8 Q94 12 92 24 Q92 32 84 35 L22 43 Z", "#3D639B")
    h.shape(oval(19, 30, 13, 14), "#7E9CC4")
    h.line("M19 31 Q22 27 24 31 Q24 37 17 36 Q11 33 13 27 Q17 20 25 24", 1.9)
    h.shape("M46 12.5 L56 11 L58 38.5 L48 40 Z", PAPER_D, 2.0)


@emblem("goods")
def wine(h: Pen) -> None:
    """A wine barrel and a bunch of grapes."""
    h.shape("M16 14 Q38 8 60 14 Q72 46 60 82 Q38 90 16 82 Q4 46 16 14 Z", OAK)
    h.detail("M27 12 Q20 46 27 85 M38 11 V87 M49 12 Q56 46 49 85", 1.5)
    h.hatch("M53 12 L60 14 Q72 46 60 82 L50 85 Q62 50 53 12 Z", -4)
    for y, w in ((24, 23.5), (66, 25)):
        band = P(
            f"M{38 - w - 1} {y} Q38 {y + 7} {38 + w + 1} {y} L{38 + w + 2.4} {y + 8} Q38 {y + 15} "
            f"{38 - w - 2.4} {y + 8} Z"
        )
        h.shape(band, IRON_D, 2.2)
        h.blot(f"M20 {y + 4} Q26 {y + 6} 32 {y + 6.5} L32 {y + 9} Q26 {y + 8.5} 20 {y + 6.5} Z", IRON_L, 0.9)
    h.shape(oval(38, 14, 22, 5.5), OAK_L, 2.4)
    h.line("M76 44 Q78 36 84 33", 2.6, "#4D5B2C")
    h.shape("M78 44 Q84 32 98 36 Q96 48 82 48 Z", "#7E9A54", 2.0)
    h.detail("M82 46 Q88 42 94 38", 1.2)
    for x, y in ((66, 52), (78, 51), (90, 53), (60, 63), (72, 63), (84, 64), (66, 75), (79, 76), (72, 87)):
        h.shape(oval(x, y, 7), MUREX, 2.0, pool=False)
        h.line(f"M{x - 4} {y - 1} Q{x - 3.4} {y - 4} {x - 0.4} {y - 4.4}", 1.5, "#CDB2D2")
