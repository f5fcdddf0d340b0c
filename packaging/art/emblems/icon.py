"""The app's icon: the west front of a cathedral with its rose window, plain enough for sixteen pixels."""

import math

from kingsbridge_desktop.ui.art.palette import INK, LAPIS, LINEN, OAK_D, ORP, STONE_L, VERM

from art.emblems.registry import emblem
from art.ink.outlines import oval, rect
from art.ink.pen import Pen


@emblem("icon")
def app_icon(h: Pen) -> None:
    """Two towers, a gable, a rose window and a portal before a field of lapis."""
    field = rect(3, 3, 94, 94, 20)
    h.shape(field, LAPIS, 3.4)
    if h.px < 30:  # only what sixteen pixels can hold
        h.blot("M16 92 V34 L26 12 L36 34 L50 22 L64 34 L74 12 L84 34 V92 Z", STONE_L)
        h.blot(oval(50, 56, 16), INK)
        h.blot(oval(50, 56, 12), ORP)
        h.blot(oval(50, 56, 5), VERM)
        h.blot("M42 92 V84 Q50 74 58 84 V92 Z", INK)
        return
    h.detail(rect(8, 8, 84, 84, 15), 1.2, "#7F9CC8")
    h.shape("M34 90 V40 L50 20 L66 40 V90 Z", STONE_L, 2.6)
    for x in (13, 65):
        h.shape(f"M{x} 90 V38 H{x + 22} V90 Z", STONE_L, 2.6)
        h.shape(f"M{x - 2} 39 L{x + 11} 9 L{x + 24} 39 Z", VERM, 2.4)
        h.hatch(f"M{x + 14} 40 H{x + 22} V90 H{x + 14} Z", 10)
        h.shape(f"M{x + 7} 62 V51 Q{x + 11} 44 {x + 15} 51 V62 Z", INK, 1.4, pool=False)
        h.detail(f"M{x} 67 H{x + 22}", 1.3)
    h.gold(oval(50, 53, 15), 2.4)
    h.shape(oval(50, 53, 11.4), "#1E3759", 1.5, pool=False)
    for k in range(8):
        a = math.pi * k / 4
        h.shape(
            oval(50 + 7.2 * math.cos(a), 53 + 7.2 * math.sin(a), 2.7), VERM if k % 2 else "#9BC0D6", 0.9, pool=False
        )
    h.dot(50, 53, 2.6, LINEN)
    h.shape("M41 90 V80 Q50 68 59 80 V90 Z", OAK_D, 2.0)
    h.detail("M50 75 V90", 1.2)
    h.line("M10 90 H90", 2.8)
