"""The sixteen events of A Column of Fire, each by one thing that tells the story, named by its id."""

from kingsbridge_desktop.ui.art.palette import (
    FLESH,
    INK,
    IRON,
    IRON_D,
    IRON_L,
    LAPIS,
    LEAD,
    LINEN,
    NIGHT,
    OAK,
    OAK_D,
    OAK_L,
    ORANGE,
    ORP,
    SOOT,
    STONE,
    STONE_D,
    STONE_L,
    VERD,
    VERM,
)

from art.emblems.registry import emblem
from art.ink.outlines import P, at, oval, rect, turn
from art.ink.pen import Pen


@emblem("events", "e_ll")
def excommunication(h: Pen) -> None:
    """The papal bull with the crossed keys, torn across (1570)."""
    h.shape("M16 6 Q50 0 84 6 L82 46 L70 52 L60 44 L48 54 L36 46 L18 52 Z", LINEN, 2.6)
    h.shape("M18 60 L36 54 L48 62 L60 52 L70 60 L82 54 L80 92 Q50 86 20 94 Z", LINEN, 2.6)
    for a in (-40, 40):
        h.tube(turn(P("M50 14 V44 M50 16 h8 M50 22 h6"), a, 50, 30), 4.6, 2.2, ORP)
        h.tube(turn(oval(50, 46, 5), a, 50, 30), 4.0, 1.8, ORP)
    h.detail("M28 66 Q44 62 56 66 M28 74 Q48 70 64 74", 1.6)
    h.shape(oval(66, 80, 12), "#A32A22", 2.4)
    h.line("M66 73 V87 M60 77 H72 M62 82 H70", 1.8, "#F0B9A0")


@emblem("events", "e_rel")
def execution(h: Pen) -> None:
    """The block, the axe and a fallen crown (1587)."""
    h.shape("M14 94 L20 60 Q34 72 50 72 Q66 72 80 60 L86 94 Z", OAK, 3.0)
    h.hatch("M62 71 Q72 68 80 60 L86 94 H66 Z", 12)
    h.detail("M28 78 V92 M42 80 V92 M58 80 V92", 1.4)
    h.tube("M84 4 L40 66", 6.6, 3.6, OAK_D)
    h.shape("M46 48 L62 60 C62 72 54 78 44 78 C34 70 28 58 30 44 C38 50 42 50 46 48 Z", IRON_L, 2.8)
    h.hatch("M36 66 C42 74 50 78 56 74 L60 62 Z", 120, shade=0.1)
    h.gold(turn(P("M8 30 L4 12 L14 18 L21 8 L28 18 L38 12 L34 30 Q21 26 8 30 Z"), -24, 22, 22), 2.4)


@emblem("events", "e_mis")
def armada(h: Pen) -> None:
    """A great galleon of the Armada in the storm (1588)."""
    h.line("M6 4 L22 22 L14 24 L28 42", 3.2, ORP)
    for x, top, w in ((28, 26, 15), (52, 12, 19), (75, 24, 14)):
        h.tube(f"M{x} 66 V{top - 8}", 4.4, 2.0, OAK_D)
        h.shape(
            f"M{x - w} {top} H{x + w} Q{x + w + 4} 40 {x + w - 2} 56 Q{x} 62 {x - w + 2} 56 "
            f"Q{x - w - 4} 40 {x - w} {top} Z",
            LINEN,
            2.4,
        )
    h.line("M44 24 L60 48 M60 24 L44 48", 4.6, VERM)
    h.line("M24 34 L32 48 M32 34 L24 48 M72 33 L79 46 M79 33 L72 46", 2.8, VERM)
    h.shape("M2 58 L16 66 H80 L98 48 C98 70 90 84 78 88 H24 C10 82 2 72 2 58 Z", "#8A5A34", 3.0)
    h.line("M6 72 Q50 80 94 68", 2.0, ORP)
    for x in (28, 42, 56, 70):
        h.shape(rect(x, 76, 6, 6), INK, 1.2, pool=False)
    h.shape("M0 92 q8 -12 17 0 q8 -12 17 0 q8 -12 17 0 q8 -12 17 0 q8 -12 17 0 q8 -12 15 0 L96 99 H4 Z", "#3F6678", 2.4)


@emblem("events", "e_pos")
def coronation(h: Pen) -> None:
    """The crown on its cushion (1559)."""
    h.shape("M6 84 Q2 66 14 66 Q50 58 86 66 Q98 66 94 84 Q98 94 86 94 Q50 88 14 94 Q2 94 6 84 Z", "#7E2B3A", 2.8)
    h.hatch("M66 64 Q92 64 94 84 Q96 92 84 93 Q74 80 66 64 Z", 16)
    for x in (8, 92):
        h.gold(oval(x, 90, 5), 1.8)
    h.shape("M26 50 C20 22 40 18 50 18 C60 18 80 22 74 50 Z", VERM, 2.4)
    h.gold("M18 66 L12 30 L28 44 L38 28 L50 44 L62 28 L72 44 L88 30 L82 66 Q50 56 18 66 Z", 2.8)
    h.tube("M28 44 C28 14 50 14 50 14 C50 14 72 14 72 44", 6.0, 3.0, ORP)
    h.gold(oval(50, 13, 6), 2.0)
    h.line("M50 7 V-2 M45 2 H55", 2.6)
    h.line("M18 58 Q50 49 82 58", 1.8)
    for x, c in ((30, LAPIS), (50, VERD), (70, LAPIS)):
        h.gem(x, 58 - (3 if x == 50 else 0), 4, c)


@emblem("events", "f_ll")
def amboise(h: Pen) -> None:
    """The castle of Amboise behind a masked man's dagger (1560)."""
    h.shape("M4 80 V38 H12 V32 L20 14 L28 32 V46 H70 V32 L78 14 L86 32 V80 Z", STONE_L, 2.6)
    h.shape("M10 33 L20 8 L30 33 Z M68 33 L78 8 L88 33 Z", LAPIS, 2.2)
    h.hatch("M78 34 H86 V80 H78 Z", 10)
    for x in (20, 36, 62, 78):
        h.shape(f"M{x - 3} 62 V54 Q{x} 49 {x + 3} 54 V62 Z", INK, 1.2, pool=False)
    h.shape("M16 72 Q34 62 49 72 Q64 62 82 72 Q84 92 68 92 Q56 92 49 82 Q42 92 30 92 Q14 92 16 72 Z", SOOT, 2.8)
    h.shape("M24 76 Q34 70 42 78 Q34 86 24 76 Z M74 76 Q64 70 56 78 Q64 86 74 76 Z", LINEN, 1.6, pool=False)
    h.shape("M46 46 L49 20 L52 46 Z", IRON_L, 2.0)
    h.shape("M40 46 H58 V51 H40 Z M46.5 51 H51.5 V64 H46.5 Z", OAK_D, 1.8)


@emblem("events", "f_rel")
def bartholomew(h: Pen) -> None:
    """The bell that rang the night of Saint Bartholomew, under the moon (1572)."""
    h.shape(oval(50, 50, 47), NIGHT, 3.0)
    h.shape("M76 12 C62 16 62 36 78 38 C66 44 54 32 58 20 C62 10 72 8 76 12 Z", "#F2DFA0", 2.0, pool=False)
    for x, y in ((22, 26), (34, 14), (16, 46), (86, 56), (46, 22)):
        h.dot(x, y, 1.8, "#F2DFA0")
    h.shape(turn(oval(42, 84, 8), 16, 44, 40), IRON_D, 2.4)
    bell = turn(
        P(
            "M30 40 Q32 30 44 30 Q56 30 58 40 C60 62 66 70 76 78 Q74 86 66 86 Q44 80 22 86 Q14 86 12 "
            "78 C22 70 28 62 30 40 Z"
        ),
        16,
        44,
        40,
    )
    h.shape(bell, "#C58B35", 2.8)
    h.line(turn(P("M22 71 Q44 64 66 71 M31 46 Q44 41 57 46"), 16, 44, 40), 1.8)
    h.line(turn(P("M44 50 v11 M39 54 h10"), 16, 44, 40), 2.2)
    h.line("M80 66 q6 8 4 18 M88 62 q6 10 4 22 M10 58 q-2 10 4 18", 2.6, VERM)


@emblem("events", "f_mis")
def vassy(h: Pen) -> None:
    """The barn of Vassy in flames (1562)."""
    h.shape("M14 94 V54 H86 V94 Z", "#B98F5E", 2.8)
    h.line("M32 54 V94 M68 54 V94 M14 74 H86 M14 94 L32 74 M86 94 L68 74", 2.2)
    h.shape("M40 94 V66 H60 V94 Z", INK, 2.2, pool=False)
    h.shape("M6 58 L30 30 H70 L94 58 Z", OAK_D, 2.8)
    h.shape(
        "M24 40 C16 26 30 20 28 6 C38 12 38 22 44 22 C42 12 52 8 54 -2 C62 8 58 18 66 22 C68 14 "
        "72 12 74 8 C84 22 82 34 74 42 Q50 48 24 40 Z",
        VERM,
        2.6,
    )
    h.shape("M36 42 C30 32 40 28 42 20 Q48 28 52 18 C58 26 56 32 64 30 Q68 38 62 43 Q48 46 36 42 Z", ORP, 1.8)
    h.blot("M42 94 Q42 80 50 72 Q58 82 57 94 Z", ORP)


@emblem("events", "f_pos")
def nantes(h: Pen) -> None:
    """The edict: chalice and book side by side above a green seal (1598)."""
    h.shape("M12 12 Q50 4 88 12 L86 80 Q50 74 14 82 Z", LINEN, 2.8)
    h.hatch("M74 10 L88 12 L86 80 L72 78 Z", 14, shade=0.06)
    h.gold("M20 22 H42 C42 34 37 38 34 39 L33 46 Q40 48 41 53 H21 Q22 48 29 46 L28 39 C25 38 20 34 20 22 Z", 2.0)
    h.shape("M50 26 Q60 20 66 27 Q72 20 82 26 V50 Q72 45 66 52 Q60 45 50 50 Z", LEAD, 2.0)
    h.shape("M54 28 Q61 25 65 30 V47 Q60 43 54 46 Z M78 28 Q71 25 67 30 V47 Q72 43 78 46 Z", LINEN, 1.2, pool=False)
    h.line("M24 62 Q44 58 74 62 M24 70 Q40 66 56 69", 1.8)
    h.shape("M44 78 L40 98 L48 93 L55 98 L57 78 Z", VERD, 2.0)
    h.shape(oval(50, 79, 12), VERD, 2.4)
    h.line("M50 72 V86 M44 79 H56", 2.0, LINEN)


@emblem("events", "n_ll")
def troubles(h: Pen) -> None:
    """The council's scales, a sword for their beam (1567)."""
    h.shape("M46 92 V14 L50 2 L54 14 V92 Z", IRON_L, 2.4)
    h.shape("M10 22 H90 V29 H10 Z", ORP, 2.4, pool=False)
    for x, y in ((18, 66), (82, 54)):
        h.line(f"M{x} 28 L{x - 15} {y} M{x} 28 L{x + 15} {y}", 1.6)
        h.shape(
            f"M{x - 18} {y} H{x + 18} Q{x + 14} {y + 14} {x} {y + 14} Q{x - 14} {y + 14} {x - 18} {y} Z", ORANGE, 2.6
        )
    h.shape("M8 65 q10 -14 20 0 Z", SOOT, 2.0)
    h.shape("M72 53 L78 42 L84 48 L90 53 Z", LINEN, 2.0)
    h.shape("M32 92 H68 L72 99 H28 Z", OAK_D, 2.4)
    h.shape("M45 80 H55 V92 H45 Z", VERM, 2.0)


@emblem("events", "n_rel")
def iconoclasm(h: Pen) -> None:
    """A saint's statue struck from its plinth by a hammer (1566)."""
    h.shape("M26 96 V80 H74 V96 Z", STONE_D, 2.8)
    h.shape("M34 80 C30 62 34 54 42 50 L50 54 L58 48 L64 56 C68 64 68 72 66 80 Z", STONE, 2.6)
    h.hatch("M58 50 L64 56 C68 64 68 72 66 80 H56 Z", 10)
    head = turn(P("M38 40 C36 26 44 20 52 20 C60 20 66 28 64 40 L58 46 L52 42 L46 47 Z"), 30, 50, 34).translated(
        -14, -4
    )
    h.shape(head, STONE_L, 2.4)
    h.line("M26 27 l6 3 M38 32 l5 4 M31 36 l-1 4", 1.6)
    h.tube("M96 58 L66 20", 6.0, 3.2, OAK_L)
    h.shape(turn(P("M50 8 H78 V24 H50 Z"), 52, 64, 16), IRON, 2.8)
    h.line("M48 36 L56 40 M46 44 L38 46 M56 30 L50 24 M20 56 l-8 4 M16 46 l-8 -2", 2.2, VERM)
    for x, y, s in ((18, 74, 5), (12, 88, 6), (86, 90, 6), (80, 76, 4)):
        h.shape(turn(rect(x - s, y - s, 2 * s, 2 * s), x, x, y), STONE_L, 1.8)


@emblem("events", "n_mis")
def tenth_penny(h: Pen) -> None:
    """Ten coins, one of them taken by a gauntlet (1571)."""
    for k in range(9):
        x, y = 14 + (k % 3) * 22 + (6 if k >= 6 else 0), 90 - (k % 3) * 2 - (k // 3) * 15
        h.gold(oval(x, y, 12, 7), 2.0)
    h.gold(oval(64, 26, 14), 2.4)
    h.line("M64 17 V35 M55 26 H73", 2.4)
    h.shape(
        "M98 6 L70 14 C64 14 62 20 68 22 L60 30 C56 36 62 40 66 36 L62 44 C62 50 68 50 72 46 L84 42 L100 40 Z",
        IRON_L,
        2.6,
    )
    h.line("M72 22 L84 20 M68 34 L84 30 M72 44 L84 36", 1.6)
    h.shape("M88 2 H100 V46 H88 Z", IRON_D, 2.2)


@emblem("events", "n_pos")
def ghent(h: Pen) -> None:
    """Two hands clasped over a laurel (1576)."""
    h.line("M14 84 Q50 104 86 84", 3.0, VERD)
    for k in range(5):
        for s in (-1, 1):
            x, y = 50 + s * (8 + k * 8), 92 - k * 2.6 * (1 if k < 3 else 1.4)
            h.shape(at("M0 0 Q4 -12 12 -12 Q12 -2 0 0 Z", x, y, s * 0.95), VERD, 1.5, pool=False)
    h.shape("M0 34 L26 30 L34 64 L4 72 Z", ORANGE, 2.6)
    h.shape("M100 34 L74 30 L66 64 L96 72 Z", LAPIS, 2.6)
    h.shape("M22 32 L30 30 L38 66 L30 68 Z M78 32 L70 30 L62 66 L70 68 Z", LINEN, 2.0)
    h.shape("M32 36 C42 30 52 32 60 38 L66 42 L64 60 L50 68 C42 70 38 64 36 60 Z", FLESH, 2.6, pool=False)
    h.shape("M68 36 C58 28 46 34 42 44 C40 52 48 54 52 48 L58 60 L66 62 Z", "#E3B98A", 2.4, pool=False)
    h.line("M44 60 L52 54 M49 65 L56 58 M40 55 L47 50", 1.6)
    h.line("M50 20 V6 M34 22 L28 10 M66 22 L72 10", 2.6, ORP)


@emblem("events", "s_ll")
def auto_da_fe(h: Pen) -> None:
    """A stake in the flames, the chain hanging from it (1559)."""
    h.shape("M44 92 V6 Q50 0 56 6 V92 Z", OAK_D, 2.6)
    h.tube("M42 30 Q50 38 58 30 M42 44 Q50 52 58 44", 4.6, 2.0, IRON_L)
    for d in ("M6 94 L60 78", "M94 94 L40 78", "M14 86 L82 96", "M86 84 L20 97"):
        h.tube(d, 7.0, 4.0, OAK)
    h.shape(
        "M18 88 C4 70 18 62 14 44 C26 50 26 60 32 62 C28 46 36 42 38 30 C46 44 42 54 50 62 C54 "
        "48 58 46 60 34 C70 44 66 54 72 62 C76 54 80 52 84 42 C94 60 92 74 82 88 Q50 96 18 88 Z",
        VERM,
        2.8,
    )
    h.shape(
        "M30 88 C22 76 30 70 32 60 Q38 70 44 68 C46 60 50 58 52 54 C60 66 58 70 64 68 Q68 64 70 "
        "60 C78 72 74 80 68 88 Q50 93 30 88 Z",
        ORP,
        1.8,
    )
    h.blot("M42 88 Q40 78 50 70 Q60 80 57 88 Z", "#FBECB4")


@emblem("events", "s_rel")
def inquisition(h: Pen) -> None:
    """A knotted green cross between sword and olive branch (1560)."""
    h.shape(oval(50, 50, 47), "#E6D6A8", 2.8)
    h.shape("M45 88 V42 H24 V32 H45 V12 H55 V32 H76 V42 H55 V88 Z", VERD, 2.8)
    for x, y in ((50, 20), (32, 37), (68, 37), (50, 58), (50, 76)):
        h.line(f"M{x - 5} {y - 4} L{x + 5} {y + 4}", 1.8)
    h.shape("M78 86 V50 L81 42 L84 50 V86 Z", IRON_L, 2.0)
    h.shape("M72 80 H90 V84 H72 Z", ORP, 1.6, pool=False)
    h.line("M20 88 Q16 66 22 46", 2.2, "#5B6B3A")
    for k in range(5):
        y = 82 - k * 8
        for s in (-1, 1):
            h.shape(at("M0 0 Q5 -7 11 -6 Q9 2 0 0 Z", 19 + k * 0.4, y, s), "#7E9A54", 1.3, pool=False)


@emblem("events", "s_mis")
def cadiz(h: Pen) -> None:
    """Drake's fire ship in the harbour of Cádiz (1587)."""
    h.shape("M60 60 V34 H66 V28 H72 V34 H78 V28 H84 V34 H90 V28 H98 V60 Z", STONE_L, 2.4)
    h.hatch("M84 36 H98 V60 H84 Z", 10)
    h.tube("M34 66 V14", 5.0, 2.4, OAK_D)
    h.shape(
        "M14 62 C6 44 18 38 16 20 C26 28 26 38 32 38 C30 22 38 18 40 4 C50 18 46 28 52 34 C56 28 "
        "58 26 60 20 C68 36 64 50 56 62 Z",
        VERM,
        2.6,
    )
    h.shape("M24 62 C18 50 26 46 28 36 Q34 46 38 34 C44 44 42 50 50 46 Q54 56 48 62 Z", ORP, 1.8)
    h.shape("M4 60 L14 66 H56 L68 56 C66 76 60 84 50 86 H20 C10 82 4 74 4 60 Z", "#6B4526", 2.8)
    h.line("M8 72 Q36 78 64 70", 1.8)
    h.shape("M0 92 q8 -10 17 0 q8 -10 17 0 q8 -10 17 0 q8 -10 17 0 q8 -10 17 0 q8 -10 15 0 L96 99 H4 Z", "#5F8A99", 2.4)
    h.gold(oval(84, 72, 7), 1.8)
    h.gold(oval(74, 80, 6), 1.8)


@emblem("events", "s_pos")
def london(h: Pen) -> None:
    """A dove with an olive branch over a treaty (1604)."""
    h.shape("M14 70 Q50 62 86 70 L84 96 Q50 90 16 97 Z", LINEN, 2.6)
    h.line("M26 78 Q50 73 74 78 M26 86 Q44 82 60 85", 1.8)
    h.shape(
        "M10 26 C18 38 30 44 42 44 C36 34 36 18 46 6 C54 20 60 32 62 40 C70 34 80 34 84 42 L94 "
        "46 L84 50 C80 62 62 68 46 60 L24 66 L30 56 C18 52 10 40 10 26 Z",
        LINEN,
        2.8,
    )
    h.hatch("M44 60 L62 64 C74 62 82 56 84 50 L70 50 C62 56 54 58 44 60 Z", 60, shade=0.08)
    h.dot(80, 43, 2.2)
    h.detail("M46 14 Q48 30 54 40 M18 34 Q28 46 40 48", 1.4)
    h.line("M92 46 Q90 58 80 66", 2.0, "#5B6B3A")
    for x, y, s in ((90, 52, 1), (87, 58, -1), (83, 63, 1)):
        h.shape(at("M0 0 Q5 -7 11 -5 Q9 3 0 0 Z", x, y, s), "#7E9A54", 1.4, pool=False)
    h.shape(oval(70, 88, 7), "#A32A22", 2.0)
