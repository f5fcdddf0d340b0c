"""Blank card frames and card backs: everything of a card that no language and no number changes.

A frame has a key, ``"game:green"`` or ``"person:france"``; ``paint_frame`` draws it into a box of 180 : 270.
"""

import math
import zlib
from collections.abc import Callable

from art.cards.parts import (
    border,
    coin,
    niche,
    panel,
    ribbon,
    rose_window,
    roundel,
    sheet,
    vine,
    wax_seal,
    window,
)
from art.heraldry import band, draw_shield
from art.ink.outlines import LILY, P, at, oval, rect
from art.ink.pen import Pen
from kingsbridge_desktop.core.registry import metas
from kingsbridge_desktop.ui.art.palette import (
    ADVANTAGE_BAND,
    COUNTRY_DIE,
    DICE,
    INK,
    LAPIS,
    LINEN,
    LIVERIES,
    MUREX,
    NEUTRAL_BAND,
    OAK,
    ORANGE,
    ORP,
    UMBER,
    VERD,
    VERM,
    tone,
)
from kingsbridge_desktop.ui.art.sheet import RIBBON, H, W
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

Frame = Callable[..., None]
FRAMES: dict[str, Frame] = {}

BACKS = {deck: tuple(back) for meta in metas() for deck, back in meta.card_backs.items()}  # colour and sign
COUNTRY_GROUND = {"red": VERM, "green": VERD, "orange": ORANGE, "yellow": ORP, "violet": MUREX}


def _name_ribbon(h: Pen) -> None:
    ribbon(h, RIBBON.x(), RIBBON.y(), RIBBON.width(), RIBBON.height())


def _frame(fn: Frame) -> Frame:
    FRAMES[fn.__name__] = fn
    return fn


def paint_frame(key: str, painter: QPainter, box: QRectF) -> None:
    """Paints a frame; what follows the first colon of the key are its variants."""
    name, *variant = key.split(":")
    with Pen(painter, box, zlib.crc32(key.encode()), W, 0.6) as h:
        FRAMES[name](h, *variant)


@_frame
def game(h: Pen, owner: str, kind: str = "thing") -> None:
    """The card game: the owner's band with its pattern, a niche, a ribbon, a panel, a roundel for the value."""
    sheet(h)
    livery = {"neutral": NEUTRAL_BAND, "advantage": ADVANTAGE_BAND}.get(owner) or LIVERIES[owner]
    strip = rect(9, 9, 28, H - 18, 4)
    h.wash(strip, livery.colour)
    band(h, strip, livery.pattern, livery.mark)
    h.ink(strip, 2.0)
    h.ink(rect(41, 9, W - 50, H - 18, 5), 1.5)
    ground = {"neutral": "#D3C49A", "advantage": "#DDBE8C"}.get(owner) or tone(livery.colour, 1.66)
    niche(h, 46, 13, 120, 146, ground, kind != "bust")
    roundel(h, 29, 31, 23)
    _name_ribbon(h)
    panel(h, 46, 203, 122, 54)


@_frame
def craftsman(h: Pen, owner: str = "") -> None:
    """Pillars: a coin, a niche between vines, a strip for the conversion, a seal for the capacity."""
    sheet(h)
    h.ink(rect(8, 8, W - 16, H - 16, 5), 1.5)
    vine(h, 14, 15, 250)
    vine(h, W - 14, 15, 250, -1)
    niche(h, 26, 13, 128, 146, "#D9CFA9", True)
    if owner:  # a starting craftsman has no price but the arms of his player
        p = h.p
        p.save()
        p.translate(7, 6)
        p.scale(0.46, 0.46)
        draw_shield(h, owner)
        p.restore()
    else:
        coin(h, 29, 30, 22)
    _name_ribbon(h)
    panel(h, 20, 203, 140, 42)
    h.shape("M70 240 H110 V254 Q110 262 90 266 Q70 262 70 254 Z", OAK, 2.0)


@_frame
def person(h: Pen, country: str, kind: str = "bust") -> None:
    """A Column of Fire: border in the country's colour and mark, a bust, a place for the die, the actions."""
    die = DICE[COUNTRY_DIE[country]]
    sheet(h)
    border(h, die.body, die.mark, die.pip if country != "england" else "#8C7C5E")
    ground = tone(die.side if country == "england" else die.body, 1.6)
    niche(h, 27, 23, 126, 138, ground, kind != "bust")
    _name_ribbon(h)
    panel(h, 27, 203, 126, 43)
    well = rect(34, 208, 34, 33, 5)
    h.wash(well, "#C9B27C", paper=False)
    h.ink(well, 1.5)
    h.line("M44 217 l14 14 M58 217 l-14 14", 0.9, "#8D7444")
    h.line("M75 208 V241", 1.2)


@_frame
def fire_event(h: Pen, country: str, kind: str = "negative") -> None:
    """A Column of Fire: an event in its country's border; flames lick at a harmful one, a seal hangs on a good one."""
    die = DICE[COUNTRY_DIE[country]]
    sheet(h)
    border(h, die.body, die.mark, die.pip if country != "england" else "#8C7C5E")
    window(h, 27, 26, 126, 132, "#D9C3A0" if kind == "negative" else "#C6D0BC")
    _name_ribbon(h)
    panel(h, 27, 203, 126, 43)
    if kind == "negative":
        for k in range(7):
            x, s = 33 + k * 19, 0.8 + 0.3 * (k % 2)
            h.shape(
                at("M0 0 C-9 -6 -5 -13 -1 -20 C0 -14 4 -14 4 -18 C9 -11 8 -4 0 0 Z", x, 262, s), VERM, 1.5, pool=False
            )
            h.blot(at("M0 0 C-4 -4 -2 -8 1 -11 C4 -6 4 -3 0 0 Z", x, 261, s), ORP)
    else:
        wax_seal(h, 150, 40, 15)


@_frame
def event(h: Pen, kind: str = "negative") -> None:
    """Pillars: an event; the good ones carry a seal, the bad ones thorns."""
    sheet(h, "#EFE2C4" if kind == "positive" else "#E2D6C0")
    h.ink(rect(8, 8, W - 16, H - 16, 5), 1.5)
    if kind == "positive":
        vine(h, 14, 15, 250, berry=ORP)
        vine(h, W - 14, 15, 250, -1, berry=ORP)
    else:
        for x, s in ((14, 1), (W - 14, -1)):
            h.line(f"M{x} 14 " + f"q{4 * s} 11 0 22 q{-4 * s} 11 0 22 " * 5 + "v14", 2.2, "#4B3B30")
            for k in range(15):
                y, t = 20 + k * 16, (1 if k % 2 else -1)
                h.wedge(x, y, x + 7 * t, y - 6, 2.4, "#4B3B30")
    window(h, 24, 16, 132, 142, "#CDD6BE" if kind == "positive" else "#C7BFB4")
    _name_ribbon(h)
    panel(h, 22, 203, 136, 52)
    if kind == "positive":
        wax_seal(h, 150, 30, 16)


@_frame
def privilege(h: Pen, kind: str = "permanent", face: str = "thing") -> None:
    """Pillars: an advantage on a charter with gilded corners; those of the last round have round windows there."""
    sheet(h)
    h.wash(rect(8, 8, W - 16, H - 16, 5), "#E6CF9A", paper=False)
    h.ink(rect(8, 8, W - 16, H - 16, 5), 2.0)
    h.ink(rect(13, 13, W - 26, H - 26, 3), 1.1)
    corners = ((20, 20), (W - 20, 20), (20, H - 20), (W - 20, H - 20))
    niche(h, 26, 15, 128, 145, "#CBB7A6" if face == "bust" else "#C9CDB4", face != "bust")
    for k, (x, y) in enumerate(corners):
        if kind == "last":
            _round_window(h, x, y)
        else:
            h.gold(at("M-11 -11 H11 L4 -4 Q2 2 -4 4 L-11 11 Z", x, y, -1 if k % 2 else 1, -1 if k > 1 else 1), 1.6)
    _name_ribbon(h)
    panel(h, 22, 203, 136, 46)


def _round_window(h: Pen, x: float, y: float) -> None:
    h.gold(oval(x, y, 13), 2.0)
    h.shape(oval(x, y, 9.4), LAPIS, 1.2, pool=False)
    for k in range(6):
        a = math.radians(60 * k)
        h.dot(x + 5.6 * math.cos(a), y + 5.6 * math.sin(a), 2.5, VERM if k % 2 else "#9BC0D6")
    h.dot(x, y, 2.3, LINEN)


@_frame
def resource(h: Pen, site: str) -> None:
    """Pillars: a resource card, a wide landscape for its site, a place for the workers and one for the yield."""
    sheet(h)
    colour = {"quarry": "#A9A18E", "forest": VERD, "gravel_pit": "#C99B4E"}[site]
    h.shape(rect(9, 9, W - 18, H - 18, 6), colour, 2.0)
    window(h, 17, 17, W - 34, 142, "#D5DDCF")
    p = h.p
    p.save()
    p.setClipPath(rect(22, 22, W - 44, 132, 5), Qt.ClipOperation.IntersectClip)
    ridge = "M10 112 C40 92 60 104 92 96 C120 88 150 104 176 92"
    h.wash(P(ridge + " V170 H10 Z"), tone(colour, 1.4), paper=False)
    h.line(ridge, 1.4)
    p.restore()
    h.ink(rect(22, 22, W - 44, 132, 5), 1.8)
    _name_ribbon(h)
    panel(h, 17, 203, W - 34, 52)


@_frame
def country(h: Pen, ground: str, kind: str = "two") -> None:
    """Web of Power: a landscape with a road for two countries, or one broad landscape for France."""
    colour = COUNTRY_GROUND[ground]
    sheet(h)
    edge, field = rect(9, 9, W - 18, H - 18, 5), rect(18, 18, W - 36, H - 36, 3)
    h.wash(edge, colour)
    h.ink(edge, 2.0)
    h.wash(field, tone(colour, 1.72))
    p = h.p
    p.save()
    p.setClipPath(field, Qt.ClipOperation.IntersectClip)
    for y in (0, 122) if kind == "two" else (60,):
        ridge = (
            f"M0 {y + 92} C20 {y + 62} 34 {y + 78} 52 {y + 70} C80 {y + 56} 108 {y + 84} 134 {y + 64} "
            f"C150 {y + 56} 166 {y + 66} 190 {y + 60}"
        )
        foot = " L190 122 C136 138 110 126 78 134 C50 142 30 136 0 146 Z" if kind == "two" and not y else " V270 H0 Z"
        h.wash(P(ridge + foot), tone(colour, 1.36), paper=False)
        h.ink(P(ridge), 1.5)
        for x, dy in ((28, 92), (148, 84), (38, 106), (156, 100), (30, 122), (150, 116)):
            if (x + dy + y) % 3:
                h.line(f"M{x - 8} {y + dy + 4} Q{x - 2} {y + dy - 8} {x + 7} {y + dy + 5}", 1.2)
                h.wedge(x + 6, y + dy + 4, x + 1, y + dy - 1, 1.1)
                h.wedge(x + 3, y + dy + 4, x - 1, y + dy, 1.0)
            else:
                h.line(f"M{x} {y + dy - 1} v7", 1.4)
                h.shape(oval(x, y + dy - 4, 4.6, 5), "#6F9070", 1.3, pool=False)
    d = "M0 146 C30 136 50 142 78 134 C110 126 136 138 190 122"
    if kind != "two":
        d = "M0 236 C30 222 50 240 78 228 C110 214 136 232 190 212"
    for w, c in ((10.0, INK), (8.0, "#F5E9CC")):
        h.ink(P(d), w, c)
    if kind == "two":
        for k in range(24):
            h.dot(20 + k * 6, 142.5 - k * 0.62 + 1.5 * math.sin(k * 0.62 + 2.4), 0.9, UMBER)
    p.restore()
    h.ink(field, 1.8)
    for k in range(13):
        h.dot(13.5, 21 + k * 19, 1.5, LINEN)
        h.dot(W - 13.5, 21 + k * 19, 1.5, LINEN)
    for k in range(1, 8):
        h.dot(13.5 + k * 19.1, 13.5, 1.5, LINEN)
        h.dot(13.5 + k * 19.1, H - 13.5, 1.5, LINEN)
    for y in (104, 226) if kind == "two" else (190,):
        ribbon(h, 34, y, 112, 22 if kind == "two" else 28)


@_frame
def back(h: Pen, deck: str) -> None:
    """A card's back: a rose window on a diapered field, tinted per deck; starting craftsmen show their player."""
    colour, sign = (LIVERIES[deck].colour, "shield") if deck in LIVERIES else BACKS[deck]
    sheet(h)
    h.shape(rect(9, 9, W - 18, H - 18, 6), tone(colour, 0.72), 2.0)
    field = rect(20, 20, W - 40, H - 40, 3)
    h.shape(field, colour, 2.0)
    light = tone(colour, 1.32)
    for k in range(25):
        y = 20 + k * (H - 40) / 24
        h.dot(14.5, y, 1.5, ORP)
        h.dot(W - 14.5, y, 1.5, ORP)
    for k in range(15):
        x = 20 + k * (W - 40) / 14
        h.dot(x, 14.5, 1.5, ORP)
        h.dot(x, H - 14.5, 1.5, ORP)
    p = h.p
    p.save()
    p.setClipPath(field, Qt.ClipOperation.IntersectClip)
    p.setPen(QPen(light, 1.0))
    for k in range(-15, 30):
        a = k * 20 + 10
        p.drawPolyline([QPointF(*h.bend(a + t * 20, t * 28.75)) for t in range(11)])
        p.drawPolyline([QPointF(*h.bend(a - t * 20, t * 28.75)) for t in range(11)])
    for j in range(20):
        for i in range(10):
            x, y = i * 20 + (0 if j % 2 else 10), 135 + (j - 10) * 14.375
            h.blot(at(LILY, x, y, 0.28), light)
    p.restore()
    _sign(h, sign, deck, colour)
    for y in (52, H - 52):
        h.gold(at(LILY, W / 2, y, 1.25), 1.8)


def _sign(h: Pen, sign: str, deck: str, colour: str) -> None:
    cx, cy = W / 2, H / 2
    if sign == "rose":
        rose_window(h, cx, cy, 58, tone(colour, 0.6))
        return
    h.gold(oval(cx, cy, 58), 2.8)
    h.shape(oval(cx, cy, 51), tone(colour, 0.6), 1.8, pool=False)
    if sign == "shield":
        p = h.p
        p.save()
        p.translate(cx - 41, cy - 43)
        p.scale(0.82, 0.82)
        draw_shield(h, deck)
        p.restore()
    elif sign == "scroll":
        h.shape("M62 104 Q90 97 118 104 L116 166 Q90 160 64 167 Z", LINEN, 2.4)
        h.shape("M57 95 Q90 87 123 95 Q129 101 123 108 Q90 99 59 109 Q51 102 57 95 Z", "#DCC79A", 2.4)
        h.shape("M58 160 Q90 154 122 160 Q128 167 121 174 Q90 167 58 175 Q51 168 58 160 Z", "#DCC79A", 2.4)
        h.line("M72 118 Q90 114 108 118 M72 127 Q90 123 108 127 M72 136 Q90 132 100 134", 2.0)
        wax_seal(h, 103, 148, 10)
    else:
        flame = (
            "M90 82 C96 102 122 112 119 142 C117 160 104 170 90 171 C74 170 60 158 62 138 Q66 144 72 "
            "144 C69 120 86 108 90 82 Z"
        )
        h.shape(flame, VERM, 2.8)
        h.shape(
            "M92 112 C95 124 108 130 105 148 Q102 162 90 163 Q76 161 77 146 Q82 150 86 146 C85 134 92 126 92 112 Z",
            ORP,
            1.8,
        )
        h.blot("M91 136 C98 144 97 158 90 159 C83 158 82 146 91 136 Z", "#FBECB4")


def all_frames() -> list[str]:
    """The keys of every frame the four games use."""
    keys = [f"game:{c}" for c in ("blue", "red", "green", "orange", "neutral", "advantage")] + ["game:neutral:bust"]
    keys += ["craftsman", *(f"craftsman:{c}" for c in ("blue", "red", "green", "yellow"))]
    for land in COUNTRY_DIE:
        keys += [f"person:{land}", f"fire_event:{land}:negative", f"fire_event:{land}:positive"]
    keys += ["event:positive", "event:negative"]
    keys += ["privilege:permanent:bust", "privilege:permanent:thing", "privilege:last:thing"]
    keys += [f"resource:{s}" for s in ("quarry", "forest", "gravel_pit")]
    keys += [f"country:{g}:two" for g in ("red", "green", "orange", "yellow")] + ["country:violet:one"]
    return keys + [f"back:{d}" for d in (*BACKS, "blue", "red", "green", "yellow")]
