"""Symbols of the actions of A Column of Fire, CF-100 to CF-111."""

import math

from kingsbridge_desktop.ui.art.palette import (
    FLESH,
    INK,
    LAPIS,
    LINEN,
    OAK,
    ORANGE,
    ORP,
    PAPER_D,
    UMBER,
    VERD,
    VERM,
    tone,
)

from art.emblems.registry import emblem, inset
from art.ink.outlines import LILY, P, at, oval, rect
from art.ink.pen import Pen


def _plus_minus(h: Pen) -> None:
    h.shape("M70 2 H84 V16 H98 V30 H84 V44 H70 V30 H56 V16 H70 Z", VERD, 2.4, pool=False)
    h.shape("M58 78 H98 V92 H58 Z", VERM, 2.4, pool=False)


@emblem("actions")
def add_neutral(h: Pen) -> None:
    """Place a neutral stone."""
    inset(h, "neutral", 40, 54, 78)
    h.shape("M72 2 H86 V16 H98 V30 H86 V44 H72 V30 H58 V16 H72 Z", VERD, 2.4, pool=False)


@emblem("actions")
def stone_catholic(h: Pen) -> None:
    """Place or remove a catholic stone."""
    inset(h, "catholic", 36, 52, 72)
    _plus_minus(h)


@emblem("actions")
def stone_protestant(h: Pen) -> None:
    """Place or remove a protestant stone."""
    inset(h, "protestant", 36, 52, 72)
    _plus_minus(h)


@emblem("actions")
def turn_die(h: Pen) -> None:
    """Turn a die up or down by one."""
    inset(h, "die:white:3", 50, 52, 54)
    for s in (1, -1):
        y = 50 - s * 34
        h.shape(
            f"M50 {y - s * 16} L70 {y + s * 2} H58 V{y + s * 8} H42 V{y + s * 2} H30 Z",
            VERD if s > 0 else VERM,
            2.6,
            pool=False,
        )


@emblem("actions")
def free_die(h: Pen) -> None:
    """Take a die off a card."""
    h.shape("M12 40 H58 V98 H12 Z", PAPER_D, 2.6)
    h.shape("M20 50 H50 V72 H20 Z", "#C9B27C", 1.8)
    h.detail("M20 80 H50 M20 88 H42", 1.6)
    inset(h, "die:violet:4", 64, 30, 56)
    h.line("M36 66 Q34 48 44 42", 4.6, VERM)
    h.shape("M34 40 L52 34 L50 52 Z", VERM, 2.0, pool=False)


@emblem("actions")
def remove_person(h: Pen) -> None:
    """A person leaves the game."""
    h.shape("M14 4 H86 V96 H14 Z", LINEN, 2.8)
    h.detail("M20 10 H80 V90 H20 Z", 1.2)
    h.shape("M26 88 C28 68 40 64 50 64 C60 64 72 68 74 88 Z", LAPIS, 2.4)
    h.shape(oval(50, 44, 17, 19), FLESH, 2.4, pool=False)
    h.shape("M32 40 C30 20 70 20 68 40 Q50 30 32 40 Z", UMBER, 2.2)
    h.dot(43, 44, 2.2)
    h.dot(57, 44, 2.2)
    h.line("M12 10 L88 90 M88 10 L12 90", 8.6)
    h.line("M13 11 L87 89 M87 11 L13 89", 5, VERM)


@emblem("actions")
def step(h: Pen) -> None:
    """Go forward on the action track: a disc hops to the next field."""
    for x in (4, 54):
        h.shape(rect(x, 66, 42, 30, 4), PAPER_D, 2.6)
    h.line("M24 56 C28 20 62 16 74 44", 5.2, VERM)
    h.shape("M62 42 L86 40 L76 60 Z", VERM, 2.2, pool=False)
    h.shape("M8 70 V78 C8 88 42 88 42 78 V70 Z", tone(LAPIS, 0.65), 2.2)
    h.shape(oval(25, 70, 17, 9), LAPIS, 2.4)


@emblem("actions")
def any_good(h: Pen) -> None:
    """One good of choice: all four."""
    for key, x, y in (("book", 26, 27), ("ore", 74, 27), ("cloth", 26, 74), ("wine", 74, 74)):
        inset(h, key, x, y, 44)
    h.line("M50 6 V94 M6 50 H94", 2.4)


def _trade(h: Pen, good: str) -> None:
    inset(h, good, 46, 42, 74)
    h.gold(oval(76, 76, 21), 2.6)
    h.line("M76 64 V88 M64 76 H88", 3.2)


@emblem("actions")
def trade_book(h: Pen) -> None:
    """Gain or sell books."""
    _trade(h, "book")


@emblem("actions")
def trade_ore(h: Pen) -> None:
    """Gain or sell ore."""
    _trade(h, "ore")


@emblem("actions")
def trade_cloth(h: Pen) -> None:
    """Gain or sell cloth."""
    _trade(h, "cloth")


@emblem("actions")
def trade_wine(h: Pen) -> None:
    """Gain or sell wine."""
    _trade(h, "wine")


def _ship_to(h: Pen, sail: str, mark: str, charge: str) -> None:
    """A cog whose sail bears a country's colour and mark."""
    h.line("M50 66 V6", 4.2)
    canvas = P("M18 12 H82 Q90 34 84 56 Q50 62 16 56 Q10 34 18 12 Z")
    h.shape(canvas, sail, 2.8)
    if mark == "lily":
        h.blot(at(LILY, 50, 35, 1.2), charge)
    elif mark == "rose":
        for k in range(5):
            a = math.radians(72 * k - 90)
            h.shape(oval(50 + 10 * math.cos(a), 35 + 10 * math.sin(a), 7.6), charge, 1.6, pool=False)
        h.gem(50, 35, 5, ORP)
    elif mark == "waves":
        h.line("M26 28 q8 -10 16 0 q8 10 16 0 q8 -10 16 0 M26 42 q8 -10 16 0 q8 10 16 0 q8 -10 16 0", 5.0, charge)
    else:
        h.blot("M36 52 V34 H32 V20 H40 V26 H46 V20 H54 V26 H60 V20 H68 V34 H64 V52 Z", charge)
        h.shape("M45 52 V44 Q50 38 55 44 V52 Z", INK, 1.2, pool=False)
    h.shape("M50 2 L66 5 L50 10 Z", VERM, 1.8, pool=False)
    h.shape("M4 56 L16 62 H80 L96 50 C96 70 90 84 76 90 H26 C10 84 4 72 4 56 Z", OAK, 3.0)
    h.line("M8 70 Q50 78 92 68", 1.8)
    h.hatch("M50 78 Q78 76 92 68 Q88 84 76 90 H46 Z", 30)
    h.shape("M0 92 q8 -8 16 0 q8 -8 17 0 q8 -8 17 0 q8 -8 17 0 q8 -8 17 0 q8 -8 16 0 L94 99 H6 Z", "#5F8A99", 2.2)


@emblem("actions")
def ship_england(h: Pen) -> None:
    """Sell in England."""
    _ship_to(h, LINEN, "rose", VERM)


@emblem("actions")
def ship_france(h: Pen) -> None:
    """Sell in France."""
    _ship_to(h, LAPIS, "lily", LINEN)


@emblem("actions")
def ship_netherlands(h: Pen) -> None:
    """Sell in the Netherlands."""
    _ship_to(h, ORANGE, "waves", INK)


@emblem("actions")
def ship_spain(h: Pen) -> None:
    """Sell in Spain."""
    _ship_to(h, "#80552F", "tower", LINEN)
