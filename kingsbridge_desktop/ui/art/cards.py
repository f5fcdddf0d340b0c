"""Cards of all four games: a frame, an emblem, live words and figures, put together from layers.

Every function paints into any box of 2 : 3 and takes ``name`` in the language of the moment; the ribbon's letters
shrink until the name fits, on two lines if need be. Where that is smaller than the setting wishes, the lower part is
set in large print (``large_print``), with the ``short`` name and with ``signs``, the symbols to pay and to get, where
name and sentence are too long for that. ``light`` is "day" or "candle". Symbols are pairs (number or None, emblem).

    game_card       the card game: value, emblem, player ("blue", …, "neutral", "advantage"), pay, get, rates
    craftsman_card  Pillars: cost (or the player of a starting craftsman), emblem, pay, get, capacity, corded
    resource_card   Pillars: site, workers, amount, corded (a cord may lie around it: words keep off its edge)
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

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from . import large_print
from .layers import layer
from .lettering import growth
from .palette import LINEN, VERM, Theme
from .sheet import Sheet, Symbol, W, is_person

Signs = tuple[Sequence[Symbol], Sequence[Symbol]]  # to pay and to get
NO_SIGNS: Signs = ((), ())
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


BESIDE_BAND = 24.0  # where words begin: beside the band of a card's owner
BAND_BEGINS, LEAST_BAND, BAND_ENDS = (
    9.0,
    21.0,
    261.0,
)  # slim beside large print: from there, at least so far, and down to
BAND = QRectF(10, 60, 27.7, 101)  # in the frame, between the roundel and the ribbon
BELOW = 160.0  # in the frame the ribbon lies over the band there
ACROSS = 8.0  # letter sizes: as broad as the longest names of the card game are
IN_RIBBON = 22.0  # letters there, at most
PRICE = 20.0  # figures below materials, usually: hardly larger where names are read in the ribbon
ROOMY = 1.25  # how much larger than the least that is read names of the card game are, where there is room


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
    short: str = "",
    light: Theme = "day",
) -> None:
    """The card game: value in the roundel, the owner's band, emblem, name, effect."""
    with Sheet(painter, box, light) as s:
        person = is_person(emblem)
        frame = f"game:{player}:bust" if person else f"game:{player}"
        s.frame(frame)
        written = _in_ribbon(s, name, short)
        if name and not written:
            effect = large_print.Effect(pay, get, rates)
            left = BESIDE_BAND if growth() == 1 else LEAST_BAND
            lower = large_print.LowerPart(
                s, name, effect, left=left, short=short, corded=True, figures=True, roomy=ROOMY, beside=LEAST_BAND
            )
            _slim_band(s, frame, QRectF(QPointF(BAND_BEGINS, lower.top), QPointF(lower.left, BAND_ENDS)))
            _game_card_in_large_print(s, value, emblem, lower)
            return
        if person:
            s.bust(emblem, 46, 13, 120, 146)
        else:
            s.emblem(emblem, 106, 98, 96)
        s.figure(29, 31, value, 33 if value < 10 else 27)
        s.narrow_name(written, largest=IN_RIBBON)
        s.conversion(QRectF(50, 203, 114, 54), pay, get, 36)
        price = max(PRICE, s.wanted(PRICE))
        for k, (material, worth) in enumerate(rates):  # one of these, each at its own price
            x = 107 + (k - (len(rates) - 1) / 2) * 28
            s.emblem(material, x, 218, 26)
            s.figure(x - 6.5, 243, worth, price)
            s.emblem("victory_point", x + 7, 243, 16)
            if k:
                s.line(x - 14, 209, x - 14, 251, 1.0)


def _game_card_in_large_print(s: Sheet, value: int, emblem: str, lower: large_print.LowerPart) -> None:
    if is_person(emblem):
        s.bust(emblem, 46, 13, 120, 146)
    else:
        s.emblem(emblem, 106, lower.middle, lower.picture(96))
    lower.paint()
    large_print.corner_figure(s, str(value), 33 if value < 10 else 27, above=lower.top)


def _in_ribbon(s: Sheet, name: str, short: str) -> str:
    """What stands in the ribbon, nothing in large print: all cards of one size are of one form."""
    if not name or not s.has_narrow_room(ACROSS, largest=IN_RIBBON):
        return ""
    return next((words for words in (name, short) if words and s.is_read_narrow(words, largest=IN_RIBBON)), "")


def _slim_band(s: Sheet, frame: str, box: QRectF) -> None:
    """The whole pattern of the owner's band, slim beside the words: it tells who gets the trick."""
    image = layer("frame", frame, round(W * s.scale), s.light)
    share = image.width() / W
    for top, bottom, source in ((box.top(), BELOW, box.top()), (BELOW, box.bottom(), BAND.top())):
        part = QRectF(BAND.left() * share, source * share, BAND.width() * share, (bottom - top) * share)
        s.p.drawImage(QRectF(box.left(), top, box.width(), bottom - top), image, part)


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
    short: str = "",
    corded: bool = False,
    light: Theme = "day",
) -> None:
    """Pillars: cost coin (a starting craftsman: his player's shield), emblem, name, conversion, capacity below.

    With a capacity of 0 none is told: the table tells how often he has worked.
    """
    with Sheet(painter, box, light) as s:
        s.frame(f"craftsman:{player}" if player else "craftsman")
        if s.is_cramped(name):
            effect = large_print.Effect(pay, get)
            lower = large_print.LowerPart(s, name, effect, short=short, corded=corded, figures=True)
            s.emblem(emblem, 90, lower.middle, lower.picture(98))
            if not player:
                large_print.corner_figure(s, str(cost), 31 if cost < 10 else 25, large_print.GOLD, lower.top)
            if capacity:
                large_print.corner_tab(s, f"×{capacity}", 19, lower.top)
            lower.paint()
            return
        s.emblem(emblem, 90, 94, 98)
        if not player:
            s.figure(29, 30, cost, 31 if cost < 10 else 25)
        s.name(name)
        s.conversion(QRectF(26, 202, 128, 40), pay, get, 32)
        if capacity:
            s.figure(90, 251, f"×{capacity}", 19, LINEN)


def resource_card(
    painter: QPainter,
    box: QRectF,
    *,
    site: str,
    workers: int,
    amount: int,
    name: str = "",
    corded: bool = False,
    light: Theme = "day",
) -> None:
    """Pillars: so many workers bring so much from the site."""
    with Sheet(painter, box, light) as s:
        s.frame(f"resource:{site}")
        material = {"quarry": "stone", "forest": "wood", "gravel_pit": "sand"}[site]
        pay, get = [(str(workers), "worker_figure:grey")], [(str(amount), material)]
        if s.is_cramped(name):
            lower = large_print.LowerPart(s, name, large_print.Effect(pay, get), corded=corded)
            s.emblem(site, 90, lower.middle, lower.picture(112))
            lower.paint()
            return
        s.emblem(site, 90, 92, 112)
        s.name(name)
        s.conversion(QRectF(24, 203, 132, 52), pay, get, 38)


def privilege_card(
    painter: QPainter,
    box: QRectF,
    *,
    emblem: str,
    kind: str = "permanent",
    pay: Sequence[Symbol] = (),
    get: Sequence[Symbol] = (),
    lines: Sequence[str] = (),
    signs: Signs = NO_SIGNS,
    name: str = "",
    short: str = "",
    light: Theme = "day",
) -> None:
    """Pillars: an advantage; a sign tells whether it lasts, is used once, or works at once."""
    with Sheet(painter, box, light) as s:
        person = is_person(emblem)
        s.frame("privilege:last:thing" if kind == "last" else f"privilege:permanent:{'bust' if person else 'thing'}")
        sign = {"permanent": "lasting", "once": "once"}.get(kind, "at_once")
        words, space = " ".join(lines), QRectF(63, 203, 90, 46)
        if s.is_cramped(name) or s.is_crowded(words, space):
            effect = large_print.Effect(pay, get, words=words, signs=signs)
            _privilege_in_large_print(s, emblem, sign, large_print.LowerPart(s, name, effect, short=short))
            return
        if person:
            s.bust(emblem, 26, 15, 128, 145)
        else:
            s.emblem(emblem, 90, 96, 98)
        s.name(name)
        s.emblem(sign, 41, 226, 30)
        s.line(60, 210, 60, 242, 1.2)
        s.conversion(space, pay, get, 34, lines)


def _privilege_in_large_print(s: Sheet, emblem: str, sign: str, lower: large_print.LowerPart) -> None:
    if is_person(emblem):
        s.bust(emblem, 26, 15, 128, 145)
    else:
        s.emblem(emblem, 90, lower.middle, lower.picture(98))
    large_print.corner_sign(s, sign)
    lower.paint()


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
    signs: Signs = NO_SIGNS,
    name: str = "",
    short: str = "",
    light: Theme = "day",
) -> None:
    """An event of Pillars, or with a country one of A Column of Fire with its year."""
    with Sheet(painter, box, light) as s:
        sign = "positive" if positive else "negative"
        s.frame(f"fire_event:{country}:{sign}" if country else f"event:{sign}")
        words, space = " ".join(lines), QRectF(30, 203, 120, 43 if country else 52)
        if s.is_cramped(name) or s.is_crowded(words, space):
            effect = large_print.Effect(pay, get, words=words, signs=signs)
            lower = large_print.LowerPart(s, name, effect, short=short)
            s.emblem(emblem, 90, lower.middle, lower.picture(104))
            if year:
                large_print.corner_tab(s, str(year), 17, lower.top)
            lower.paint()
            return
        if is_person(emblem):
            s.emblem(emblem, 90, 88, 112)
        else:
            s.emblem(emblem, 90, 82 if year else 87, 102 if year else 112)
        if year:
            s.figure(90, 143.5, year, 17, "#4A3526")  # above the edge of the niche
        s.name(name)
        s.conversion(space, pay, get, 34, lines)


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
        if s.is_cramped(name):
            either: list[Symbol] = [symbol for k, code in enumerate(actions) for symbol in _either(k, code)]
            large_print.LowerPart(s, name, large_print.Effect(get=either)).paint()
            return
        s.name(name)
        if len(actions) == 2:  # a bar between two actions: one or the other (CF-38)
            s.line(114, 208, 114, 241, 2.4, VERM)
        for k, code in enumerate(actions):
            space = QRectF(78, 203, 72, 43) if len(actions) == 1 else QRectF(79 if k == 0 else 117, 203, 33, 43)
            s.conversion(space, [], [ACTIONS[code]], 36)


def _either(k: int, code: str) -> Sequence[Symbol]:
    """An action in large print: a stroke between two of them."""
    return [ACTIONS[code]] if k == 0 else [("/", ACTIONS[code][1])]


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
        ribbon = QRectF(34, 104, 112, 22)
        names = (name, second_name)
        if s.pixels >= large_print.THUMBNAIL and any(
            written and s.is_cramped(written, ribbon, 17) for written in names
        ):
            if not second:
                s.emblem("cloister", 142, 70, 46)
                s.emblem(first, 84, 90, 122)
                large_print.name_over(s, name, QRectF(6, 148, 168, 104), 30, 84)  # the ribbon of the one country
                return
            for arms, written, top, bottom in ((first, name, 11.0, 132.0), (second, second_name, 137.0, 258.0)):
                edge = large_print.name_strip(s, written, QRectF(6, top, 168, bottom - top), 26)
                s.emblem(arms, 84, (top + edge) / 2, min(86, edge - top - 2))
                s.emblem("cloister", 146, top + 24, 40)
            return
        if second:
            s.emblem("cloister", 139, 50, 40)
            s.emblem("cloister", 41, 172, 40)
            s.emblem(first, 90, 63, 86)
            s.emblem(second, 90, 185, 86)
            s.name(name, ribbon, 20)
            s.name(second_name, QRectF(34, 226, 112, 22), 20)
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
