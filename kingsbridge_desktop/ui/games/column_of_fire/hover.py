"""What is told about a place, a card and a player: notes, signs on the board, the figures on the plates."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF

from kingsbridge_desktop.core.types import HIDDEN, NOBODY
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.data import DICE, GOODS, STONES
from kingsbridge_desktop.games.column_of_fire.forecast import conflict, house_field, reach
from kingsbridge_desktop.games.column_of_fire.scoring import items, scores
from kingsbridge_desktop.games.column_of_fire.state import (
    State,
    die_on,
    goods_of,
    houses_of,
    is_alone,
    is_used_up,
    person_under,
    shows,
)
from kingsbridge_desktop.text.column_of_fire import Text
from kingsbridge_desktop.text.language import capitalized
from kingsbridge_desktop.ui.art.palette import DICE as DIE_PAINT
from kingsbridge_desktop.ui.board.picture import Picture, Thing
from kingsbridge_desktop.ui.board.slip import Note
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.board.view import Chip, ViewContext
from kingsbridge_desktop.ui.games.column_of_fire import layout, words
from kingsbridge_desktop.ui.games.column_of_fire.faces import Style
from kingsbridge_desktop.ui.games.column_of_fire.fixtures import tag_size
from kingsbridge_desktop.ui.games.column_of_fire.picture import event_at_hand, persons_of, stones_in
from kingsbridge_desktop.ui.games.column_of_fire.pieces import Ring, Tag

GAIN, LOSS, PRICE, FAR, GOLD, LOSS_INK = "#CFE0B8", "#F0B7A4", "#F3E7CB", "#D8CDB6", "#B8860B", "#7A1A10"
FIELD_RING, STONE_RING, HOUSE_RING = 27.0, 24.0, 30.0  # radius
OVER_HOUSE = QPointF(0, -44)
OVER_STONE = QPointF(0, -6)
AROUND_FIELD = 27.0  # from the middle of a medallion to the end of the cord around it


class Teller:
    """Makes notes from a masked state."""

    def __init__(self, style: Style) -> None:
        self._style, self._text = style, style.text

    def _say(self, source: str, **params: Any) -> str:
        return self._text.language.say(words.CONTEXT, source, **params)

    def note(self, s: State, anchor: Anchor | None) -> Note | None:
        """What there is to tell about a place; None for nothing."""
        text = self._text
        match anchor:
            case ("open", int(country)):
                return self._deck(s, country)
            case ("person", int(person)):
                return self._person(s, person)
            case ("die", int(seat), int(die)):
                return self._die(s, seat, die)
            case ("field", int(field)):
                who = [
                    self._say(words.DISC_OF, name=text.names[seat]) for seat, at in enumerate(s.discs) if at == field
                ]
                return Note(text.field(field), (text.field_rule(field, s.seats), *who))
            case ("stones" | "land", int(country)) | ("house_field", int(country), int(_)):
                first, *more = text.conflict(country, conflict(s, country))
                return Note(text.country(country), (capitalized(first.partition(": ")[2] or first), *more))
            case ("price", int(country), int(good)):
                title = self._say(
                    words.PRICE, country=text.country(country), good=text.good(good), vp=tables.PRICES[country][good]
                )
                sold = (self._say(words.SOLD),) if s.sold & tables.SALE[country][good] else ()
                return Note(title, (self._say(words.PRICE_RULE), *sold))
            case ("good", int(_), int(good)):
                buyers = (
                    self._say(words.GOOD_SELLS, country=text.country(c), vp=tables.PRICES[c][good])
                    for c in tables.BUYERS[good]
                )
                return Note(text.good(good), tuple(buyers))
            case ("religion", int(seat)):
                return self._religion(s, seat)
            case ("advantage", int(seat), int(kind)):
                return self._advantage(s, seat, kind)
            case ("event",):
                return self._event(s)
        return self._heap(s, anchor)

    def _heap(self, s: State, anchor: Anchor | None) -> Note | None:
        match anchor:
            case ("leven", int(_)):
                return Note(self._say(words.LEVEN), (self._say(words.LEVEN_RULE),))
            case ("tray", int(_)):
                return Note(self._say(words.TRAY), (self._say(words.TRAY_RULE),))
            case ("protection", int(_)) | ("protections",):
                return Note(self._say(words.PROTECTION), (self._say(words.PROTECTION_RULE),))
            case ("supply",):
                return Note(self._say(words.SUPPLY), (self._say(words.SUPPLY_COUNT, count=s.supply_size),))
            case ("used",):
                counts = [(kind, tables.count_of(s.used, kind)) for kind in range(len(tables.ONE_OF))]
                lines = [
                    self._say(words.TIMES, count=count, what=self._text.advantage(kind))
                    for kind, count in counts
                    if count
                ]
                return Note(self._say(words.USED), tuple(lines) or (self._say(words.NONE),))
        return None

    def _rules(self, person: int) -> list[str]:
        first, *more = (self._text.symbol_rule(symbol) for symbol in tables.PERSON_SYMBOLS[person])
        return [first, *(self._say(words.OR, rule=rule) for rule in more)]

    def _deck(self, s: State, country: int) -> Note:
        person = s.open[country]
        left = self._say(words.CARDS_LEFT, count=s.unseen[country].bit_count())
        if person < 0:
            what = self._say(words.USED_UP) if is_used_up(s, country) else self._say(words.TO_TURN_UP)
            return Note(self._text.country(country), (what, left))
        stone = self._say(words.STONE, stone=self._text.stone(tables.PERSON_STONE[person]))
        return Note(
            self._text.person_title(person), (*self._rules(person), stone, left), self._style.person_card(person)
        )

    def _person(self, s: State, person: int) -> Note:
        lines = self._rules(person)
        for seat in range(s.seats):
            die = die_on(s, seat, person)
            if die >= 0:
                left = shows(s, seat, die) - 1
                lines.append(self._say(words.YEARS, count=left) if left else self._say(words.LAST_YEAR))
                lines.append(self._say(words.HELD_BY, name=self._text.names[seat]))
        return Note(self._text.person_title(person), tuple(lines), self._style.person_card(person, stone=False))

    def _die(self, s: State, seat: int, die: int) -> Note:
        text = self._text
        title = self._say(words.DIE_SHOWS, die=text.die(die), name=text.names[seat])
        if die == tables.BLACK:
            return Note(title, (self._say(words.RELIGION_AT_ONE), self._say(words.BUY_FREE, vp=tables.FREE_DIE_PRICE)))
        if s.free[seat] >> die & 1:
            return Note(title, text.reach(reach(s, seat, die)))
        person = person_under(s, seat, die)
        where = text.person(person) if person >= 0 else self._say(words.LEVEN)
        return Note(title, (where, self._say(words.BUY_FREE, vp=tables.FREE_DIE_PRICE)))

    def _religion(self, s: State, seat: int) -> Note:
        religion = s.religions[seat]
        if is_alone(s, seat):
            line = self._say(words.ALONE)
        else:
            names = [self._text.names[other] for other in range(s.seats) if s.religions[other] == religion]
            line = self._say(words.TOGETHER, names=", ".join(names))
        return Note(f"{self._text.names[seat]}: {self._text.religion(religion)}", (line,))

    def _advantage(self, s: State, seat: int, kind: int) -> Note:
        if kind == HIDDEN:
            return Note(self._say(words.ADVANTAGES_OF, name=self._text.names[seat]))
        if tables.ADVANTAGE_VP[kind]:
            return Note(self._say(words.ADVANTAGE), (self._text.advantage(kind),))
        rule = self._text.symbol_rule(tables.ADVANTAGE_SYMBOL[kind])
        return Note(self._say(words.ADVANTAGE), (rule, self._say(words.WHEN)))

    def _event(self, s: State) -> Note | None:
        event = event_at_hand(s)
        if event == NOBODY:
            return None
        text = self._text
        return Note(text.event_title(event), (text.event_story(event), text.event_effect(event)))


def spared(anchor: Anchor | None) -> QRectF:
    """What a note about a place must not cover: the fields that are shown with it."""
    match anchor:
        case ("die", *_) | ("field", int(_)):
            return layout.ring_box()
        case ("stones" | "land" | "open", int(country)) | ("house_field" | "price", int(country), int(_)):
            return layout.board().lands[country].fields_box
    return QRectF()


# signs on the board


def hints(s: State, anchor: Anchor | None) -> Picture:
    """The signs for the place under the pointer; with no place those of the step that is asked for."""
    match anchor:
        case ("die", int(seat), int(die)) if die != tables.BLACK and s.free[seat] >> die & 1:
            found = list(_reach(s, seat, die))
        case ("stones" | "land" | "open", int(country)) | ("house_field", int(country), int(_)):
            found = [*conflict_signs(s, country), *_of_the_step(s)]
        case _:
            found = list(_of_the_step(s))
    return {("hint", number): thing for number, thing in enumerate(found)}


def conflict_signs(s: State, country: int) -> Iterator[Thing]:
    """Who would gain and who would lose the house in a conflict there."""
    found = conflict(s, country)
    houses = layout.board().lands[country].houses
    for seat in range(s.seats):
        field = houses_of(s, seat)[country]
        if field and found.gains[seat]:
            yield _sign(Tag(f"+{found.gains[seat]}", GAIN), houses[field - 1] + OVER_HOUSE)
        elif field and found.loses_house[seat]:
            yield _sign(Tag("✕", LOSS, LOSS_INK), houses[field - 1] + OVER_HOUSE)


def _sign(face: Tag | Ring, at: QPointF) -> Thing:
    layer = layout.Layer.FIGURE if isinstance(face, Tag) else layout.Layer.HINT
    return Thing(face, at.x(), at.y(), layer)


def _of_the_step(s: State) -> Iterator[Thing]:
    """Where the step that is asked for would put something, and what moves would cost."""
    if not s.stack:
        return
    top = s.stack[-1]
    kind, seat, args = top.kind, top.seat, top.args
    if kind == "move":
        for die in tables.BITS[s.free[seat]]:
            for way in reach(s, seat, die):
                if way.price and way.affordable:
                    words = f"−{way.price}"
                    yield _sign(Tag(words, PRICE), _beside(way.field, words))
    elif kind == "stone":
        taken = sum(stones_in(s, args[1]))
        yield _sign(Ring(STONE_RING, GOLD), layout.board().lands[args[1]].stones[taken] + OVER_STONE)
    elif kind == "house":
        die, country = args
        yield _sign(Ring(HOUSE_RING, GOLD), layout.board().lands[country].houses[shows(s, seat, die) - 1])


def _beside(field: int, words: str) -> QPointF:
    """Outside the medallion of a field, so far that a figure of any size covers nothing of it."""
    board = layout.board()
    out, size = board.medallions[field] - board.ring, tag_size(words)
    away = math.hypot(out.x(), out.y())
    beyond = (abs(out.x()) * size.width() + abs(out.y()) * size.height()) / 2 / away
    return board.ring + out * (1 + (AROUND_FIELD + beyond) / away)


def _reach(s: State, seat: int, die: int) -> Iterator[Thing]:
    """Where a die leads the disc, with the price of skipping; pale what cannot be paid."""
    colour = DIE_PAINT[DICE[die]].side
    for way in reach(s, seat, die):
        yield _sign(Ring(FIELD_RING, colour), layout.board().medallions[way.field])
        words = f"−{way.price}" if way.price else "✓"
        ground = (PRICE if way.price else GAIN) if way.affordable else FAR
        yield _sign(Tag(words, ground), _beside(way.field, words))
    field = house_field(s, seat, die)
    if field:
        yield _sign(Ring(HOUSE_RING, colour), layout.board().lands[die].houses[field - 1])


# the plates beside the board


def chips(s: State, context: ViewContext, text: Text, seat: int) -> list[Chip]:
    """Religion, free dice, protections, advantages, the VP if the game ended now, and goods."""
    say = partial(context.language.say, words.CONTEXT)
    religion = s.religions[seat]
    alone = is_alone(s, seat)
    faith = text.alone(seat, religion) if alone else text.religion(religion)
    free, protections, advantages = s.free[seat].bit_count(), s.protections[seat], s.hand_sizes[seat]
    found = [
        Chip(STONES[religion], f"{s.religion_dice[seat]}{'*' if alone else ''}", faith),
        Chip("free_die", str(free), say(words.FREE, count=free)),
        Chip("protection", str(protections), say(words.PROTECTIONS, count=protections)),
        Chip("advantage", str(advantages), say(words.ADVANTAGES_HELD, count=advantages)),
    ]
    if context.settings.values.show_projection:  # before the goods, which come and go: it stays where it is
        total = scores(s)[seat]
        found.append(Chip("victory_point", str(total), say(words.VP, count=total), projected=True))
    for good, count in enumerate(goods_of(s, seat)):
        if count:
            found.append(Chip(GOODS[good], str(count), say(words.GOODS, good=text.good(good), count=count)))
    return found


def plate_tip(s: State, text: Text, seat: int) -> str:
    """The persons and what would come at the end."""
    lines = [
        f"{text.person(person)}: {shows(s, seat, die)} ({text.die_colour(die)})" for person, die in persons_of(s, seat)
    ]
    lines += [f"{text.item(item.kind)}: {item.value}" for item in items(s, seat) if item.value]
    return "\n".join(lines)
