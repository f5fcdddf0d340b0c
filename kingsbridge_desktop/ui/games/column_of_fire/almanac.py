"""The pages of the almanac: persons and events by country, and the advantages, counted."""

from __future__ import annotations

from functools import partial

from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.forecast import advantage_standing, card_standing
from kingsbridge_desktop.games.column_of_fire.state import State
from kingsbridge_desktop.text.column_of_fire import Text
from kingsbridge_desktop.text.language import capitalized
from kingsbridge_desktop.ui.art.cards import ACTIONS
from kingsbridge_desktop.ui.board.view import AlmanacEntry, AlmanacPage, ViewContext
from kingsbridge_desktop.ui.games.column_of_fire import words


def pages(s: State, viewer: int, context: ViewContext, text: Text) -> list[AlmanacPage]:
    """What the viewer of a masked position may know of all cards and tiles."""
    say = partial(context.language.say, words.CONTEXT)
    persons, events = [], []
    for country in tables.EACH_COUNTRY:
        title = text.country(country)
        persons.append((title, [_person(s, context, text, p) for p in _of(tables.PERSON_COUNTRY, country)]))
        events.append((title, [_event(s, text, event) for event in _of(tables.EVENT_COUNTRY, country)]))
    tiles = [_advantage(s, text, kind) for kind in range(len(tables.ADVANTAGE_SYMBOL))]
    return [
        AlmanacPage(say(words.PERSONS), persons),
        AlmanacPage(say(words.EVENTS), events, say(words.ONE_EVENT)),
        AlmanacPage(
            say(words.ADVANTAGES_TITLE),
            [("", tiles)],
            say(words.TILES),
            say(words.USED_ALREADY),
        ),
    ]


def _of(countries: tuple[int, ...], country: int) -> list[int]:
    return [number for number, found in enumerate(countries) if found == country]


def _person(s: State, context: ViewContext, text: Text, person: int) -> AlmanacEntry:
    say = partial(context.language.say, words.CONTEXT)
    effect = say(words.PERSON, action=_action(context, text, person), stone=text.stone(tables.PERSON_STONE[person]))
    return AlmanacEntry(tables.PERSON_IDS[person], text.person_title(person), effect, card_standing(s, person))


def _action(context: ViewContext, text: Text, person: int) -> str:
    """What a person does, in one phrase."""
    say, kinds = partial(context.language.say, words.CONTEXT), tables.PERSON_SYMBOLS[person]
    if set(kinds) == {tables.STONE_CATHOLIC, tables.STONE_PROTESTANT}:  # "place or remove … or place or remove …"
        return say(words.EITHER_STONE)
    symbols = [text.symbol(symbol) for symbol in kinds]
    return symbols[0] if len(symbols) == 1 else say(words.EITHER, first=symbols[0], second=symbols[1])


def _event(s: State, text: Text, event: int) -> AlmanacEntry:
    standing = card_standing(s, tables.PERSONS + event)
    return AlmanacEntry(tables.EVENT_IDS[event], text.event_title(event), text.event_effect(event), standing)


def _advantage(s: State, text: Text, kind: int) -> AlmanacEntry:
    vp = tables.ADVANTAGE_VP[kind]
    emblem = "victory_point" if vp else ACTIONS[tables.ALL_SYMBOLS[tables.ADVANTAGE_SYMBOL[kind]]][1]
    name = text.symbol(tables.ADVANTAGE_SYMBOL[kind])
    effect = text.advantage(kind) if vp else text.symbol_rule(tables.ADVANTAGE_SYMBOL[kind])
    return AlmanacEntry(emblem, capitalized(name), effect, advantage_standing(s, kind))
