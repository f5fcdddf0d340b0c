"""How the things of the table are painted: pieces, tiles, cards, trays."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.data import COUNTRIES, DICE, STONES
from kingsbridge_desktop.text.column_of_fire import Text
from kingsbridge_desktop.text.hyphens import with_hyphens
from kingsbridge_desktop.text.numbers import counted
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.calling import called
from kingsbridge_desktop.ui.art.cards import ACTIONS
from kingsbridge_desktop.ui.art.lettering import LINE, fit, growth, put_words
from kingsbridge_desktop.ui.art.palette import COUNTRY_DIE, ROOMS, Theme, lit
from kingsbridge_desktop.ui.art.palette import DICE as DIE_PAINT
from kingsbridge_desktop.ui.board.sharp import paint_picture
from kingsbridge_desktop.ui.games.column_of_fire.layout import PRICE_CLEAR, TEXT
from kingsbridge_desktop.ui.theme import SMALLEST_LETTERS, fitting_font, scene_font

GROUNDS = {"england": "#F3ECDB", "france": "#7F9CC6", "netherlands": "#E3A35F", "spain": "#B58E68"}
PAINTED = 32 * 1024 * 1024  # bytes of painted faces


class Face(NamedTuple):
    """What a thing looks like: one of the painters below and what it needs."""

    kind: str
    args: tuple[Hashable, ...] = ()


class Style:
    """What faces need to know of the table: light, words and liveries; it keeps what was painted with them."""

    def __init__(self, light: Theme, text: Text, colours: Sequence[str]) -> None:
        self.light, self.text, self.colours = light, text, colours
        self.painted = cache.Shelf(PAINTED)

    def colour(self, day: str) -> QColor:
        """A colour in this light."""
        return lit(day, self.light)

    def person_card(self, person: int, stone: bool = True) -> cache.Picture:
        """A person card as printed."""
        return cache.card(
            "person_card",
            country=COUNTRIES[tables.PERSON_COUNTRY[person]],
            emblem=tables.PERSON_IDS[person],
            stone=STONES[tables.PERSON_STONE[person]] if stone else "",
            actions=[tables.ALL_SYMBOLS[symbol] for symbol in tables.PERSON_SYMBOLS[person]],
            name=with_hyphens(self.text.language, self.text.person_title(person)),
        )

    def event_card(self, event: int) -> cache.Picture:
        """An event card: whom it hits → what it does, or a protection → VP."""
        card = tables.COMPONENTS.events[event]
        named = {tables.HIT_ALL: "", tables.HIT_HOUSE: "trading_house", tables.HIT_RELIGION: card.hits}
        who = [(None, emblem)] if (emblem := named[tables.EVENT_HITS[event]]) else []
        harm = {
            "lose_vp": [(f"−{card.value}", "victory_point")],
            "lose_goods": [(f"−{card.value}", "any_good")],
            "die_to_loch_leven": [(card.value, "loch_leven")],
        }
        bonus = card.effect == "bonus"
        return cache.card(
            "event_card",
            emblem=card.id,
            positive=bonus,
            country=card.country,
            year=card.year,
            pay=[(1, "protection")] if bonus else who,
            get=[(None, "victory_point")] if bonus else harm[card.effect],
            name=with_hyphens(self.text.language, self.text.event_title(event)),
        )


WREATH = 22.0  # the radius of the mark of whoever is alone
WREATH_ASIDE = 33.0  # from the right edge of the card, over which the cord of the next card lies
NAME_LETTERS, NAME_LINE = 22.0, 21.5  # of a person's name on the card
TWO_LINES = 26.0  # letters of a player's name that needs two
NAME_MARGIN, LARGE_MARGIN = 6.0, 12.0  # beside it, for the cord of an offer, which is broad on a small board
NAME_SHARE = 0.42  # of the card's height, at most
NARROWEST = 0.76  # how narrow letters may be, before a word is parted or large ones get smaller
PRICE_GOOD = 30.0  # the good on a price
FOOT = 0.31  # of the card's height, for what the person does


class Brush:
    """A painter at work on one face."""

    def __init__(self, painter: QPainter, box: QRectF, style: Style) -> None:
        self.p, self.box, self.style = painter, box, style
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def picture(self, picture: cache.Picture, box: QRectF) -> None:
        paint_picture(self.p, box, picture, self.style.light)

    def emblem(self, key: str, x: float, y: float, size: float) -> None:
        self.picture(cache.emblem(key), QRectF(x - size / 2, y - size / 2, size, size))

    def sheet(self, box: QRectF, ground: QColor, edge: QColor, width: float = 3.0, round_by: float = 9.0) -> None:
        self.p.setPen(QPen(edge, width))
        self.p.setBrush(ground)
        self.p.drawRoundedRect(box.adjusted(width / 2, width / 2, -width / 2, -width / 2), round_by, round_by)

    def words(self, box: QRectF, words: str, size: float, colour: QColor, *, bold: bool = True) -> None:
        self.p.setFont(fitting_font(words, size, box.size(), bold=bold))
        self.p.setPen(colour)
        put_words(self.p, box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, words)

    def narrow_words(self, box: QRectF, words: str, size: float, colour: QColor) -> None:
        """Words that keep their height: narrower letters where they are too long, then smaller ones."""
        font = scene_font(size, bold=True)
        wide = QFontMetricsF(font).horizontalAdvance(words)
        if wide > box.width():
            font.setStretch(max(50, int(96 * box.width() / wide)))
            while QFontMetricsF(font).horizontalAdvance(words) > box.width() and font.pixelSize() > SMALLEST_LETTERS:
                font.setPixelSize(font.pixelSize() - 1)
        self.p.setFont(font)
        self.p.setPen(colour)
        put_words(self.p, box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, words)

    @property
    def ink(self) -> QColor:
        return QColor(ROOMS[self.style.light].text)

    @property
    def paper(self) -> QColor:
        return QColor(ROOMS[self.style.light].paper)


def _emblem(b: Brush, key: str) -> None:
    side = min(b.box.width(), b.box.height())
    b.picture(cache.emblem(key), QRectF(-side / 2, -side / 2, side, side))


def _piece(b: Brush, emblem: str, seat: int) -> None:
    _emblem(b, f"{emblem}:{b.style.colours[seat]}")


def _die(b: Brush, die: int, number: int) -> None:
    _emblem(b, f"die:{DICE[die]}:{number}")


def _marker(b: Brush, seat: int, laps: int) -> None:
    _piece(b, "disc", seat)
    if laps:
        b.p.setBrush(Qt.BrushStyle.NoBrush)
        b.p.setPen(QPen(QColor(ROOMS["candle"].gold), 4))
        b.p.drawEllipse(QPointF(0, 0), b.box.width() / 2 + 1, b.box.width() / 2 + 1)


def symbols(b: Brush, keys: tuple[int, ...], box: QRectF, size: float) -> None:
    """One symbol, or one of two with a bar between them (CF-38)."""
    step = box.width() / len(keys)
    for rank, symbol in enumerate(keys):
        number, key = ACTIONS[tables.ALL_SYMBOLS[symbol]]
        x, y = box.left() + step * (rank + 0.5), box.center().y()
        room = min(size, step - 4)
        if number is None:
            b.emblem(key, x, y, room)
        else:
            wide = 0.42 if growth() == 1 else 0.56  # of a figure; the emblem has the rest
            b.words(QRectF(x - room * 0.56, y - room / 2, room * wide, room), str(number), TEXT, b.ink)
            b.emblem(key, x + room * (wide - 0.22), y, room * (1.14 - wide))
    if len(keys) == 2:
        b.p.setPen(QPen(b.style.colour("#B8392B"), 3))
        b.p.drawLine(QPointF(box.center().x(), box.top() + 6), QPointF(box.center().x(), box.bottom() - 6))


def _margin() -> float:
    return NAME_MARGIN if growth() == 1.0 else LARGE_MARGIN


def _name_of(b: Brush, person: int, below: float) -> tuple[tuple[str, ...], float]:
    """A person's name in lines, and how large: large letters are made narrower, and take more lines.

    It stands so far `below` the upper edge of the card at least, where something lies upon that.
    """
    whole, wide, large = b.style.text.person_title(person), b.box.width() - 2 * _margin(), growth()
    whole, name = counted(whole), counted(with_hyphens(b.style.text.language, whole))
    if large == 1.0:
        lines, measure = (
            fit(whole, wide, 2 * NAME_LINE, NAME_LETTERS)[0],
            QFontMetricsF(scene_font(NAME_LETTERS, bold=True)),
        )
        if max(map(measure.horizontalAdvance, lines)) > wide / NARROWEST:
            lines = fit(name, wide, 2 * LINE * NAME_LETTERS, NAME_LETTERS)[0]
        return lines, NAME_LETTERS
    room = min(b.box.height() * NAME_SHARE, b.box.height() * (1 - FOOT) - below)
    lines, letters = fit(name, wide / NARROWEST, room, NAME_LETTERS * large, 3)
    return lines, max(NAME_LETTERS, letters) if len(lines) * NAME_LINE <= room else letters


def _person(b: Brush, person: int, below: float = 0.0) -> None:
    box, country = b.box, COUNTRIES[tables.PERSON_COUNTRY[person]]
    edge = b.style.colour(DIE_PAINT[COUNTRY_DIE[country]].side)
    b.sheet(box, b.paper, edge, 4)
    foot = box.height() * FOOT
    lines, letters = _name_of(b, person, below)
    pitch = letters * NAME_LINE / NAME_LETTERS
    named = pitch * len(lines)
    niche = box.adjusted(7, 7, -7, -foot - named)
    path = QPainterPath()
    path.addRoundedRect(niche, 6, 6)
    b.p.save()
    b.p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    b.p.fillRect(niche, b.style.colour(GROUNDS[country]))
    size = min(niche.width() * 1.1, niche.height() * 1.12)
    b.emblem(f"{tables.PERSON_IDS[person]}:bare", niche.center().x() + 5, niche.bottom() - size * 0.47, size)
    b.p.restore()
    b.p.setBrush(Qt.BrushStyle.NoBrush)
    b.p.setPen(QPen(b.ink, 1.6))
    b.p.drawPath(path)
    for number, words in enumerate(lines):
        line = QRectF(box.left() + _margin(), niche.bottom() + number * pitch, box.width() - 2 * _margin(), pitch)
        b.narrow_words(line, words, letters, b.ink)
    row = QRectF(box.left() + 6, box.bottom() - foot + 2, box.width() - 12, foot - 7)
    symbols(b, tables.PERSON_SYMBOLS[person], row, row.height() + 2)


def _portrait(b: Brush, person: int) -> None:
    country = COUNTRIES[tables.PERSON_COUNTRY[person]]
    edge = b.style.colour(DIE_PAINT[COUNTRY_DIE[country]].side)
    path = QPainterPath()
    path.addRoundedRect(b.box.adjusted(2, 2, -2, -2), 8, 8)
    b.p.fillPath(path, b.style.colour(GROUNDS[country]))
    b.p.save()
    b.p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    b.emblem(f"{tables.PERSON_IDS[person]}:bare", 0, 2, b.box.width())
    b.p.restore()
    b.p.strokePath(path, QPen(edge, 3))


def _back(b: Brush, country: int) -> None:
    name = COUNTRIES[country]
    b.sheet(b.box, b.style.colour(GROUNDS[name]), b.ink, 3)
    b.p.setBrush(Qt.BrushStyle.NoBrush)
    b.p.setPen(QPen(b.ink, 1.4))
    b.p.drawRoundedRect(b.box.adjusted(8, 8, -8, -8), 5, 5)
    b.emblem(f"die:{DICE[country]}:0", 0, 0, b.box.width() * 0.55)


def _used_up(b: Brush) -> None:
    pen = QPen(b.style.colour("#9C2A1E"), 7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    b.p.setPen(pen)
    box = b.box.adjusted(26, 40, -26, -40)
    b.p.drawLine(box.topLeft(), box.bottomRight())
    b.p.drawLine(box.topRight(), box.bottomLeft())


def _closed(b: Brush) -> None:
    """A religion field that two players do not use."""
    b.p.setPen(QPen(b.style.colour("#7A5532"), 5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    box = b.box.adjusted(5, 4, -5, -4)
    b.p.drawLine(box.topLeft(), box.bottomRight())
    b.p.drawLine(box.topRight(), box.bottomLeft())


def price_boxes(box: QRectF, aside: int) -> tuple[QRectF, QRectF]:
    """Where the good and the number of a price are, beside what its cord covers of the slot."""
    clear = box.adjusted(0, 0, -PRICE_CLEAR, 0) if aside > 0 else box.adjusted(PRICE_CLEAR, 0, 0, 0)
    good = QRectF(clear.left(), box.center().y() - PRICE_GOOD / 2, PRICE_GOOD, PRICE_GOOD)
    return good, QRectF(good.right(), box.top(), clear.right() - good.right(), box.height())


def _price(b: Brush, good: str, vp: int, aside: int) -> None:
    emblem, number = price_boxes(b.box, aside)
    b.emblem(good, emblem.center().x(), emblem.center().y(), emblem.width())
    b.words(number, str(vp), TEXT, b.ink)


def _advantage(b: Brush, kind: int) -> None:
    gold = b.style.colour("#B98A2C")
    b.sheet(b.box.adjusted(2, 2, -2, -2), b.paper, gold, 4, 10)
    number, key = ACTIONS[tables.ALL_SYMBOLS[tables.ADVANTAGE_SYMBOL[kind]]]
    if number is None:
        b.emblem(key, 0, 0, b.box.width() * 0.74)
        return
    room = b.box.width()
    b.words(QRectF(-room / 2 + 6, -room / 2, room * 0.36, room), str(number), TEXT + 4, b.ink)
    b.emblem(key, room * 0.13, 0, room * 0.56)


def _advantage_back(b: Brush) -> None:
    b.sheet(b.box.adjusted(2, 2, -2, -2), b.style.colour("#6E3140"), b.style.colour("#B98A2C"), 4, 10)
    b.emblem("advantage", 0, 0, b.box.width() * 0.72)


def _advantage_used(b: Brush, kind: int) -> None:
    if kind >= 0:
        _advantage(b, kind)


def _leven(b: Brush) -> None:
    b.sheet(b.box, b.style.colour("#B9C6C4"), b.ink, 3)
    b.p.setOpacity(b.p.opacity() * 0.8)
    b.emblem("loch_leven", 0, b.box.height() * 0.08, b.box.width() * 0.98)


def _religion(b: Brush, religion: int, alone: bool) -> None:
    ground = b.style.colour(("#CDB4D4", "#C5C7CB")[religion])
    b.sheet(b.box, ground, b.style.colour(("#6B3F7A", "#63666C")[religion]), 4)
    b.emblem(STONES[religion], 0, b.box.top() + 46, 72)
    if alone:
        _wreath(b, QPointF(b.box.right() - WREATH_ASIDE, b.box.top() + 26), WREATH)


def _faith(b: Brush, religion: int, alone: bool) -> None:
    b.emblem(STONES[religion], 0, 0, b.box.width())
    if alone:
        _wreath(b, QPointF(b.box.right() - 8, b.box.top() + 10), 19)


def _wreath(b: Brush, at: QPointF, radius: float) -> None:
    """The mark of whoever is alone in a religion: 1 VP at each turn of the religion die."""
    b.p.setPen(QPen(b.style.colour("#75490F"), 2))
    b.p.setBrush(b.style.colour("#F0C654"))
    b.p.drawEllipse(at, radius, radius)
    b.words(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius), "+1", radius * 1.28, QColor("#35281C"))


def _tray(b: Brush) -> None:
    b.sheet(b.box, b.style.colour("#8E6238"), b.style.colour("#55371E"), 4, 16)
    b.p.setPen(QPen(b.style.colour("#3A2614"), 2))
    b.p.setBrush(b.style.colour("#4C6A59"))  # felt
    b.p.drawRoundedRect(b.box.adjusted(9, 9, -9, -9), 11, 11)


def _strip(b: Brush, active: bool) -> None:
    b.picture(cache.PANEL, b.box)
    if active:
        b.p.setBrush(Qt.BrushStyle.NoBrush)
        b.p.setPen(QPen(QColor("#D9A62E"), 4))
        b.p.drawRoundedRect(b.box.adjusted(2, 2, -2, -2), 8, 8)


def _plate(b: Brush, active: bool) -> None:
    room = ROOMS[b.style.light]
    b.sheet(b.box, b.paper, QColor("#D9A62E") if active else QColor(room.wood_line), 5 if active else 3, 12)


def _name(b: Brush, seat: int) -> None:
    """All names at the table in letters of one size, a long one in narrower letters, or in two lines."""
    names, room = b.style.text.names, QSizeF(b.box.width() / NARROWEST, b.box.height())
    whole = [called(names, at, room.width(), TEXT, 1) for at in range(len(names))]
    if whole[seat] != (names[seat],):
        lines = called(names, seat, room.width(), TWO_LINES, 2)
        high = b.box.height() / len(lines)
        for number, words in enumerate(lines):
            line = QRectF(b.box.left(), b.box.top() + number * high, b.box.width(), high)
            b.narrow_words(line, words, TWO_LINES, b.ink)
        return
    short = [lines[0] for lines, name in zip(whole, names, strict=True) if lines == (name,)]
    size = min(fitting_font(name, TEXT, room, bold=True).pixelSize() for name in short)
    b.narrow_words(b.box, names[seat], max(TEXT, size), b.ink)


def _vp(b: Brush, vp: int) -> None:
    half = b.box.width() / 2
    b.emblem("victory_point", -half + 24, 0, 46)
    b.words(QRectF(-half + 46, b.box.top(), 2 * half - 48, b.box.height()), str(vp), 38, b.ink)


def _event(b: Brush, event: int) -> None:
    b.picture(b.style.event_card(event), b.box)


PAINTERS: dict[str, Callable[..., None]] = {
    "emblem": _emblem,
    "piece": _piece,
    "die": _die,
    "marker": _marker,
    "person": _person,
    "portrait": _portrait,
    "back": _back,
    "used_up": _used_up,
    "closed": _closed,
    "price": _price,
    "advantage": _advantage,
    "advantage_back": _advantage_back,
    "advantage_used": _advantage_used,
    "leven": _leven,
    "religion": _religion,
    "faith": _faith,
    "tray": _tray,
    "strip": _strip,
    "plate": _plate,
    "name": _name,
    "vp": _vp,
    "event": _event,
}
