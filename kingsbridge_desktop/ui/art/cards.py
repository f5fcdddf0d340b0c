"""Cards of all four games: a frame, an emblem, live words and figures, put together from layers.

Every function paints into any box of 2 : 3 and takes ``name`` in the language of the moment; the ribbon's letters
shrink until the name fits, on two lines if need be. ``light`` is "day" or "candle". Symbols are pairs (number or None,
emblem).

    game_card       the card game: value, emblem, player ("blue", …, "neutral", "advantage"), pay, get, rates
    craftsman_card  Pillars: cost (or the player of a starting craftsman), emblem, pay, get, capacity
    resource_card   Pillars: site, workers, amount
    privilege_card  Pillars: an advantage: emblem, kind ("permanent", "once", "at_once", "last"), get
    event_card      Pillars: emblem, positive, get; A Column of Fire as well, with its country and year
    person_card     A Column of Fire: country, emblem (the person's id), stone ("catholic", …), actions (of ACTIONS)
    country_card    Web of Power: first and second arms (ARMS), ground, name and second_name
    trick_pile      won tricks: count, deck
    card_back       deck: a deck with a frame of its own ("pillars_cards", "event", …) or a player colour

Most callers do not call them but ask ``cache.pixmap(cache.card("game_card", …), size, ratio, light)``.
"""

import math
from collections.abc import Sequence
from typing import Self

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from .layers import MARGIN, has, layer
from .lettering import figure, letters
from .palette import INK, LINEN, ROOMS, VERM, Theme, lit

Symbol = tuple[int | str | None, str]
W, H = 180, 270  # the design of every card
RIBBON = QRectF(20, 160, 140, 34)  # where the name stands, on every upright card
_GOODS, _LANDS = ("book", "ore", "cloth", "wine"), ("england", "france", "netherlands", "spain")
ACTIONS: dict[str, Symbol] = {  # symbols of A Column of Fire, by the codes of its data
    "advantage": (None, "advantage"),
    "protection": (None, "protection"),
    "vp_1": (1, "victory_point"),
    "vp_2": (2, "victory_point"),
    "vp_3": (3, "victory_point"),
    "captain": (3, "ship"),
    "stone_neutral": (None, "add_neutral"),
    "stone_catholic": (None, "stone_catholic"),
    "stone_protestant": (None, "stone_protestant"),
    "turn_die": (None, "turn_die"),
    "free_die": (None, "free_die"),
    "remove_person": (None, "remove_person"),
    "advance": (None, "step"),
    "any_good": (None, "any_good"),
    **{f"good_{good}": (None, good) for good in _GOODS},
    **{f"trade_{good}": (None, f"trade_{good}") for good in _GOODS},
    **{f"ship_{land}": (None, f"ship_{land}") for land in _LANDS},
}
ARMS = {  # emblems of the lands of Web of Power, by the codes of its data
    "ENG": "arms_england",
    "FKN": "arms_franconia",
    "BAY": "arms_bavaria",
    "ITA": "arms_italy",
    "ARA": "arms_aragon",
    "FRA": "arms_france",
    "LOT": "arms_lorraine",
    "SCH": "arms_swabia",
    "BUR": "arms_burgundy",
}


def arch(x: float, y: float, w: float, high: float, inset: float = 0.0) -> QPainterPath:
    """The outline of a pointed niche, as the frames have it."""
    left, top, right, low = x + inset, y + inset, x + w - inset, y + high - inset
    middle, rise = x + w / 2, (high - 2 * inset) * 0.40
    path = QPainterPath(QPointF(left, low))
    path.lineTo(left, top + rise)
    path.cubicTo(left, top + rise * 0.45, middle - w * 0.26, top + rise * 0.2, middle, top)
    path.cubicTo(middle + w * 0.26, top + rise * 0.2, right, top + rise * 0.45, right, top + rise)
    path.lineTo(right, low)
    path.closeSubpath()
    return path


class Sheet:
    """A card being put together: the painter scaled to 180 × 270 units, and the light of the room."""

    def __init__(self, painter: QPainter, box: QRectF, light: Theme) -> None:
        self.p, self.light = painter, light
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(box.topLeft())
        painter.scale(box.width() / W, box.width() / W)
        t = painter.deviceTransform()
        self.scale = (t.m11() ** 2 + t.m12() ** 2) ** 0.5  # real pixels per unit
        # upright and without a ratio of the device's own: layers fall on whole pixels and are copied, not resampled
        self.upright = t == painter.worldTransform() and t.m11() == t.m22() > 0 and not t.m12() and not t.m21()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.p.restore()

    def frame(self, key: str) -> None:
        """The blank frame under everything."""
        image = layer("frame", key, round(W * self.scale), self.light)
        self._lay(image, QRectF(0, 0, W, W * 1.5))

    def emblem(self, key: str, x: float, y: float, size: float) -> None:
        """An emblem centred on x, y."""
        px = round(size / (1 - 2 * MARGIN) * self.scale)
        image = layer("emblem", key, px, self.light)
        real = px / self.scale
        self._lay(image, QRectF(x - real / 2, y - real / 2, real, real))

    def _lay(self, image: QImage, box: QRectF) -> None:
        if not self.upright:
            self.p.drawImage(box, image)
            return
        world = self.p.worldTransform()
        corner = world.map(box.topLeft())
        self.p.resetTransform()
        self.p.drawImage(round(corner.x()), round(corner.y()), image)
        self.p.setWorldTransform(world)

    def bust(self, key: str, x: float, y: float, w: float, hh: float) -> None:
        """A person cut by the niche x, y, w, hh."""
        size = w * 1.06
        self.p.save()
        clip = arch(x, y, w, hh, 7)
        clip.addRect(QRectF(x + 7, y - 30, w - 14, hh * 0.45 + 30))  # a tall hat may rise above the arch
        clip.setFillRule(Qt.FillRule.WindingFill)
        self.p.setClipPath(clip, Qt.ClipOperation.IntersectClip)
        self.emblem(f"{key}:bare", x + w / 2, y + hh - 6 - size * 0.485, size)
        self.p.restore()

    def colour(self, colour: str) -> str:
        """A colour in this light; ink stays ink, and is mixed darker by candle."""
        return ROOMS[self.light].text if colour == INK else lit(colour, self.light).name()

    def figure(self, x: float, y: float, text: int | str, size: float, colour: str = INK) -> None:
        figure(self.p, x, y, str(text), size, self.colour(colour))

    def name(self, text: str, box: QRectF = RIBBON, largest: float = 20.0) -> None:
        """The name in its ribbon."""
        letters(self.p, box.adjusted(4, 2, -4, -2), text, largest, self.colour(INK), bow=0.6)

    def line(self, x1: float, y1: float, x2: float, y2: float, w: float, colour: str = INK) -> None:
        self.p.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.p.setPen(QPen(QColor(self.colour(colour)), w))
        self.p.drawLine(QPointF(x1, y1), QPointF(x2, y2))

    def row(self, items: Sequence[Symbol], x: float, y: float, size: float) -> None:
        """Symbols side by side from x."""
        for number, key in items:
            if number not in (None, 1):
                w = size * (0.28 + 0.26 * len(str(number)))
                self.figure(x + w / 2 - 1, y, str(number), size * 0.86)
                x += w
            self.emblem(key, x + size / 2, y, size)
            x += size + 3

    def conversion(
        self, box: QRectF, pay: Sequence[Symbol], get: Sequence[Symbol], size: float, lines: Sequence[str] = ()
    ) -> None:
        """pay → get in the middle of the box, made smaller until it fits; words where there are no symbols."""
        if not pay and not get:
            letters(self.p, box.adjusted(4, 3, -4, -3), " ".join(lines), 15.0, self.colour(INK))
            return
        while True:
            a, b, gap, arrow = _wide(pay, size), _wide(get, size), size * 0.2, size * 0.72
            total = (a + arrow + 2 * gap if pay else 0) + b
            if total <= box.width() or size < 12:
                break
            size *= 0.95
        left, y = box.x() + (box.width() - total) / 2, box.center().y()
        if pay:
            self.row(pay, left, y, size)
            self.emblem("arrow", left + a + gap + arrow / 2, y, arrow)
            left += a + arrow + 2 * gap
        self.row(get, left, y, size)


def _wide(items: Sequence[Symbol], size: float) -> float:
    """Width of a row of symbols; a number is written only where it is not one."""
    numbers = sum(size * (0.28 + 0.26 * len(str(n))) for n, _ in items if n not in (None, 1))
    return numbers + size * len(items) + 3 * (len(items) - 1)


def is_person(key: str) -> bool:
    """Whether the emblem is a portrait, which can be cut by a niche."""
    return has("emblem", f"{key}:bare")


def game_card(
    painter: QPainter,
    box: QRectF,
    *,
    value: int,
    emblem: str,
    player: str = "neutral",
    pay: Sequence[Symbol] = (),
    get: Sequence[Symbol] = (),
    rates: Sequence[tuple[str, int]] = (),
    name: str = "",
    light: Theme = "day",
) -> None:
    """The card game: value in the roundel, the owner's band, emblem, name, effect."""
    with Sheet(painter, box, light) as s:
        person = is_person(emblem)
        s.frame(f"game:{player}:bust" if person else f"game:{player}")
        if person:
            s.bust(emblem, 46, 13, 120, 146)
        else:
            s.emblem(emblem, 106, 98, 96)
        s.figure(29, 31, value, 33 if value < 10 else 27)
        s.name(name)
        s.conversion(QRectF(50, 203, 114, 54), pay, get, 36)
        for k, (material, worth) in enumerate(rates):  # one of these, each at its own price
            x = 107 + (k - (len(rates) - 1) / 2) * 28
            s.emblem(material, x, 218, 26)
            s.figure(x - 6, 243, worth, 20)
            s.emblem("victory_point", x + 7, 243, 16)
            if k:
                s.line(x - 14, 209, x - 14, 251, 1.0)


def craftsman_card(
    painter: QPainter,
    box: QRectF,
    *,
    emblem: str,
    cost: int = 0,
    player: str = "",
    pay: Sequence[Symbol] = (),
    get: Sequence[Symbol] = (),
    capacity: int = 1,
    name: str = "",
    light: Theme = "day",
) -> None:
    """Pillars: cost coin (a starting craftsman: his player's shield), emblem, name, conversion, capacity below."""
    with Sheet(painter, box, light) as s:
        s.frame(f"craftsman:{player}" if player else "craftsman")
        s.emblem(emblem, 90, 94, 98)
        if not player:
            s.figure(29, 30, cost, 31 if cost < 10 else 25)
        s.name(name)
        s.conversion(QRectF(26, 202, 128, 40), pay, get, 32)
        s.figure(90, 251, f"×{capacity}", 19, LINEN)


def resource_card(
    painter: QPainter,
    box: QRectF,
    *,
    site: str,
    workers: int,
    amount: int,
    name: str = "",
    light: Theme = "day",
) -> None:
    """Pillars: so many workers bring so much from the site."""
    with Sheet(painter, box, light) as s:
        s.frame(f"resource:{site}")
        s.emblem(site, 90, 92, 112)
        s.name(name)
        material = {"quarry": "stone", "forest": "wood", "gravel_pit": "sand"}[site]
        s.conversion(QRectF(24, 203, 132, 52), [(str(workers), "worker_figure:grey")], [(str(amount), material)], 38)


def privilege_card(
    painter: QPainter,
    box: QRectF,
    *,
    emblem: str,
    kind: str = "permanent",
    pay: Sequence[Symbol] = (),
    get: Sequence[Symbol] = (),
    lines: Sequence[str] = (),
    name: str = "",
    light: Theme = "day",
) -> None:
    """Pillars: an advantage; a sign tells whether it lasts, is used once, or works at once."""
    with Sheet(painter, box, light) as s:
        person = is_person(emblem)
        s.frame("privilege:last:thing" if kind == "last" else f"privilege:permanent:{'bust' if person else 'thing'}")
        if person:
            s.bust(emblem, 26, 15, 128, 145)
        else:
            s.emblem(emblem, 90, 96, 98)
        s.name(name)
        s.emblem({"permanent": "lasting", "once": "once"}.get(kind, "at_once"), 41, 226, 30)
        s.line(60, 210, 60, 242, 1.2)
        s.conversion(QRectF(63, 203, 90, 46), pay, get, 34, lines)


def event_card(
    painter: QPainter,
    box: QRectF,
    *,
    emblem: str,
    positive: bool,
    country: str = "",
    year: int = 0,
    pay: Sequence[Symbol] = (),
    get: Sequence[Symbol] = (),
    lines: Sequence[str] = (),
    name: str = "",
    light: Theme = "day",
) -> None:
    """An event of Pillars, or with a country one of A Column of Fire with its year."""
    with Sheet(painter, box, light) as s:
        sign = "positive" if positive else "negative"
        s.frame(f"fire_event:{country}:{sign}" if country else f"event:{sign}")
        if is_person(emblem):
            s.emblem(emblem, 90, 88, 112)
        else:
            s.emblem(emblem, 90, 84 if year else 87, 104 if year else 112)
        if year:
            s.figure(90, 147, year, 17, "#4A3526")
        s.name(name)
        s.conversion(QRectF(30, 203, 120, 43 if country else 52), pay, get, 34, lines)


def person_card(
    painter: QPainter,
    box: QRectF,
    *,
    country: str,
    emblem: str,
    stone: str = "",
    actions: Sequence[str] = (),
    name: str = "",
    light: Theme = "day",
) -> None:
    """A Column of Fire: the person, the stone, a place for the die, one action or one of two."""
    with Sheet(painter, box, light) as s:
        s.frame(f"person:{country}")
        s.bust(emblem, 27, 23, 126, 138)
        if stone:
            s.emblem(stone, 151, 32, 46)
        s.name(name)
        if len(actions) == 2:  # a bar between two actions: one or the other (CF-38)
            s.line(114, 208, 114, 241, 2.4, VERM)
        for k, code in enumerate(actions):
            space = QRectF(78, 203, 72, 43) if len(actions) == 1 else QRectF(79 if k == 0 else 117, 203, 33, 43)
            s.conversion(space, [], [ACTIONS[code]], 36)


def country_card(
    painter: QPainter,
    box: QRectF,
    *,
    first: str,
    second: str = "",
    ground: str = "red",
    name: str = "",
    second_name: str = "",
    light: Theme = "day",
) -> None:
    """Web of Power: the arms of the countries in which the card lets one build."""
    with Sheet(painter, box, light) as s:
        s.frame(f"country:{ground}:{'two' if second else 'one'}")
        if second:
            s.emblem("cloister", 139, 50, 40)
            s.emblem("cloister", 41, 172, 40)
            s.emblem(first, 90, 63, 86)
            s.emblem(second, 90, 185, 86)
            s.name(name, QRectF(34, 104, 112, 22), 17)
            s.name(second_name, QRectF(34, 226, 112, 22), 17)
        else:
            s.emblem("cloister", 140, 112, 46)
            s.emblem("cloister", 40, 128, 40)
            s.emblem(first, 90, 118, 122)
            s.name(name, QRectF(34, 190, 112, 28), 21)


def card_back(painter: QPainter, box: QRectF, *, deck: str = "pillars_cards", light: Theme = "day") -> None:
    """The back of a deck's cards."""
    with Sheet(painter, box, light) as s:
        s.frame(f"back:{deck}")


def trick_pile(
    painter: QPainter, box: QRectF, *, count: int = 1, deck: str = "pillars_cards", light: Theme = "day"
) -> None:
    """Won tricks, face down: a small crossed pile that grows with their number (up to six are shown)."""
    w = min(box.width() / 1.72, box.height() / 1.86)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    t = painter.deviceTransform()
    scale = math.hypot(t.m11(), t.m12())
    back = layer("frame", f"back:{deck}", round(w * scale), light)
    for k in range(max(0, min(count, 6))):
        painter.save()
        painter.translate(box.center().x(), box.center().y() - k * 1.6)
        painter.rotate((-9, 7, -3, 12, -14, 3)[k])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(20, 10, 0, 70))
        painter.drawRoundedRect(QRectF(-w / 2 + 2, -w * 0.75 + 3, w, w * 1.5), w * 0.06, w * 0.06)
        painter.drawImage(QRectF(-w / 2, -w * 0.75, w, w * 1.5), back)
        painter.restore()
    painter.restore()
