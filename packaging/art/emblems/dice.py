"""Dice: six colours, each with pips of a shape of its own, so that a small die is told without its colour."""

import math

from kingsbridge_desktop.ui.art.palette import DICE, INK, UMBER, tone
from PySide6.QtCore import QPointF

from art.emblems.registry import emblem
from art.ink.outlines import P, at, oval, rect, turn
from art.ink.pen import Pen

_PLACES = {1: "c", 2: "ae", 3: "ace", 4: "abde", 5: "abcde", 6: "abdefg"}
_AT = {"a": (29, 27), "b": (65, 27), "c": (47, 46), "d": (29, 65), "e": (65, 65), "f": (29, 46), "g": (65, 46)}


def _pip(h: Pen, shape: str, x: float, y: float, colour: str) -> None:
    x, y = h.bend(x, y)
    p = h.p
    if shape == "round":
        h.blot(oval(x, y, 8.4, 8.2), colour, 1.08)
    elif shape == "lozenge":
        h.blot(at("M0 -12 Q3 -3 9.5 0 Q3 3 0 12 Q-3 3 -9.5 0 Q-3 -3 0 -12 Z", x, y), colour, 1.08)
    elif shape == "ring":
        ring = oval(x, y, 9.6)
        ring.addEllipse(QPointF(x, y), 4.2, 4.2)
        h.blot(ring, colour, 1.08)
    elif shape == "square":
        h.blot(rect(x - 7.6, y - 7.6, 15.2, 15.2), colour, 1.08)
    elif shape == "star":
        pts = [(11.5 if k % 2 == 0 else 4.8, math.radians(36 * k - 90)) for k in range(10)]
        d = " L".join(f"{x + r * math.cos(a):.2f} {y + r * math.sin(a):.2f}" for r, a in pts)
        h.blot(P(f"M{d} Z"), colour, 1.08)
    else:
        h.blot(at("M-3.4 -11 H3.4 V-3.4 H11 V3.4 H3.4 V11 H-3.4 V3.4 H-11 V-3.4 H-3.4 Z", x, y), colour, 1.08)
    p.setOpacity(1)


def _corner_marks(h: Pen, mark: str, colour: str) -> None:
    corners = ((14, 13, -45), (80, 13, 45), (14, 79, -135), (80, 79, 135))
    if mark == "rose":
        h.ink(rect(10, 9, 74, 74, 7), 1.3, colour)
    elif mark == "lily":
        for x, y, a in corners:
            leaf = f"M{x} {y - 6} L{x + 2} {y - 2} L{x} {y + 3} L{x - 2} {y - 2} Z M{x} {y + 2} V{y + 6}"
            side = (
                f" M{x - 1} {y + 2} Q{x - 6} {y + 2} {x - 5} {y - 3} M{x + 1} {y + 2} Q{x + 6} {y + 2} {x + 5} {y - 3}"
            )
            h.ink(turn(P(leaf + side), a, x, y), 1.4, colour)
    elif mark == "waves":
        for y in (10, 82):
            h.ink(P(f"M14 {y} " + "q4 -5 8 0 q4 5 8 0 " * 4), 1.5, colour)
    elif mark == "tower":
        for y in (12, 84):
            h.ink(P(f"M14 {y} " + "v-4 h6 v4 h6 " * 5 + "v-4 h6 v4"), 1.4, colour)
    elif mark == "star":
        h.ink(P("M14 8 H80 M14 84 H80"), 1.4, colour)
    else:
        h.ink(rect(10, 9, 74, 74, 7), 1.3, colour)
        h.ink(rect(13.5, 12.5, 67, 67, 5), 0.8, colour)


@emblem("dice")
def die(h: Pen, colour: str = "white", face: str = "1") -> None:
    """One face of one die; face 0 is blank."""
    paint = DICE[colour]
    rim = P("M12 80 H82 Q90 80 90 70 V14 L97 24 V86 Q97 96 87 96 H24 Z")
    h.shape(rim, paint.side, 2.8)
    h.hatch(rim, 45, shade=0.0)
    h.shape(rect(4, 3, 86, 86, 12), paint.body, 3.2)
    if h.fine:
        _corner_marks(h, paint.mark, tone(paint.pip, 0.9).name() if paint.pip != INK else UMBER)
    for place in _PLACES.get(int(face), ""):
        _pip(h, paint.shape, *_AT[place], paint.pip)


@emblem("dice")
def tax_die(h: Pen, face: str = "3") -> None:
    """The tax die of the king's court: gold coins for pips."""
    rim = P("M12 80 H82 Q90 80 90 70 V14 L97 24 V86 Q97 96 87 96 H24 Z")
    h.shape(rim, "#6B1F18", 2.8)
    h.hatch(rim, 45, shade=0.0)
    h.shape(rect(4, 3, 86, 86, 12), "#93291E", 3.2)
    for place in _PLACES[int(face)]:
        x, y = _AT[place]
        h.gold(oval(x, y, 10), 1.6)
