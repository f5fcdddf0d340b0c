"""The three sites that yield materials."""

from kingsbridge_desktop.ui.art.palette import INK, LINEN, OAK, OAK_D, OAK_L, SAND, STONE, STONE_D, STONE_L, VERD
from PySide6.QtCore import Qt

from art.emblems.registry import emblem
from art.ink.outlines import oval, seg, shift
from art.ink.pen import Pen


@emblem("places")
def quarry(h: Pen) -> None:
    """A quarry: stepped rock, a block in the sling of the lifting tripod."""
    h.shape("M3 94 V30 L18 14 L36 20 L40 42 L54 46 L58 66 L78 70 L98 94 Z", STONE)
    h.shape("M3 30 L18 14 L36 20 L22 34 Z", STONE_L, 2.2)
    h.shape("M22 50 L40 42 L54 46 L38 58 Z", STONE_L, 2.2)
    h.shape("M38 74 L58 66 L78 70 L60 80 Z", STONE_L, 2.2)
    h.hatch("M22 34 L36 20 L40 42 L22 50 Z", 40)
    h.hatch("M38 58 L54 46 L58 66 L38 74 Z", 40)
    h.hatch("M60 80 L78 70 L98 94 H60 Z", 40)
    h.detail("M8 46 h9 M8 60 h14 M10 74 h20 M28 86 h22", 1.4)
    for w, c in ((5.0, INK), (2.2, OAK_L)):
        h.line("M94 76 L74 4 L56 60 M74 4 L80 66", w, c)
    h.line("M74 8 V30 M74 28 L66 36 M74 28 L82 36", 2.0)
    h.shape("M63 36 h22 v15 h-22 Z", STONE_L, 2.8)
    h.hatch("M76 36 h9 v15 h-9 Z", 8)


@emblem("places")
def forest(h: Pen) -> None:
    """Firs and a stump."""

    def fir(x: float, y: float, s: float, c: str) -> None:
        h.shape(f"M{x - 3.4 * s} {y - 2} V{y + 9 * s} H{x + 3.4 * s} V{y - 2} Z", OAK_D, 2.2)
        h.shape(
            f"M{x} {y - 62 * s} Q{x + 5 * s} {y - 50 * s} {x + 11 * s} {y - 43 * s} L{x + 6 * s} {y - 42 * s} "
            f"Q{x + 10 * s} {y - 30 * s} {x + 17 * s} {y - 23 * s} L{x + 10 * s} {y - 22 * s} "
            f"Q{x + 14 * s} {y - 8 * s} {x + 22 * s} {y} Q{x} {y + 5 * s} {x - 22 * s} {y} Q{x - 14 * s} "
            f"{y - 8 * s} {x - 10 * s} {y - 22 * s} L{x - 17 * s} {y - 23 * s} Q{x - 10 * s} {y - 30 * s} "
            f"{x - 6 * s} {y - 42 * s} "
            f"L{x - 11 * s} {y - 43 * s} Q{x - 5 * s} {y - 50 * s} {x} {y - 62 * s} Z",
            c,
            2.6,
        )
        h.hatch(
            f"M{x + 2 * s} {y - 58 * s} L{x + 11 * s} {y - 43 * s} L{x + 6 * s} {y - 42 * s} L{x + 17 * s} "
            f"{y - 23 * s} L{x + 10 * s} {y - 22 * s} L{x + 22 * s} {y} L{x + 3 * s} {y + 2 * s} Z",
            34,
        )

    fir(74, 66, 0.92, "#5C8F6D")
    fir(27, 70, 0.98, "#5C8F6D")
    fir(50, 80, 1.2, VERD)
    h.shape("M74 94 L77 80 Q84 76 91 80 L96 94 Q84 98 74 94 Z", OAK, 2.4)
    h.shape(oval(84, 80, 8, 3.6), OAK_L, 2.2)
    h.line("M4 92 q4 -6 8 0 M18 95 q4 -6 8 0 M60 96 q3 -5 6 0", 2.0)


@emblem("places")
def gravel_pit(h: Pen) -> None:
    """Gravel and a sieve."""
    rim = oval(40, 38, 34)
    h.shape(shift(rim, 6, 3), OAK_D, 2.6)
    h.shape(rim, OAK_L, 2.8)
    net = oval(40, 38, 26)
    h.shape(net, LINEN, 2.2)
    h.p.save()
    h.p.setClipPath(net, Qt.ClipOperation.IntersectClip)
    for k in range(20, 68, 9):
        h.ink(seg(k, 8, k, 68), 1.5)
        h.ink(seg(10, k - 2, 70, k - 2), 1.5)
    h.p.restore()
    h.shape("M4 92 C14 84 22 74 34 70 C44 58 62 52 72 62 C86 68 92 82 98 92 Q50 98 4 92 Z", SAND)
    h.hatch("M72 62 C86 68 92 82 98 92 Q86 95 74 95 Q84 80 72 62 Z", 30)
    for x, y, r, c in (
        (44, 74, 7, STONE),
        (60, 66, 7.5, "#B79B78"),
        (56, 82, 8, STONE_L),
        (74, 76, 7.5, STONE),
        (30, 84, 7, "#B79B78"),
        (84, 87, 6, "#B79B78"),
        (42, 89, 6, STONE_L),
        (69, 90, 6, STONE_D),
        (17, 90, 4.5, STONE),
    ):
        h.shape(
            f"M{x - r} {y} Q{x - r} {y - r * 0.9} {x} {y - r * 0.8} Q{x + r} {y - r * 0.8} {x + r} "
            f"{y + r * 0.1} Q{x + r * 0.8} {y + r * 0.8} {x} {y + r * 0.75} Q{x - r * 0.9} {y + r * 0.8} "
            f"{x - r} {y} Z",
            c,
            2.0,
        )
