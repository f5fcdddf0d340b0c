"""The pages of the almanac: persons and events by country, and the advantages, counted."""

from __future__ import annotations

from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.forecast import advantage_standing, card_standing
from kingsbridge_desktop.games.column_of_fire.state import State
from kingsbridge_desktop.text.catalogue import capitalized
from kingsbridge_desktop.text.column_of_fire import Text
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP
from kingsbridge_desktop.ui.art.cards import ACTIONS
from kingsbridge_desktop.ui.board.view import AlmanacEntry, AlmanacPage, ViewContext

_CONTEXT = "column_of_fire_view"
_PERSONS = QT_TRANSLATE_NOOP("column_of_fire_view", "Persons")
_EVENTS = QT_TRANSLATE_NOOP("column_of_fire_view", "Events")
_ADVANTAGES = QT_TRANSLATE_NOOP("column_of_fire_view", "Advantages")
_PERSON = QT_TRANSLATE_NOOP("column_of_fire_view", "{action} · stone: {stone}")
_OR = QT_TRANSLATE_NOOP("column_of_fire_view", "{first} or {second}")
_ONE_EVENT = QT_TRANSLATE_NOOP(
    "column_of_fire_view", "In each turn at most one event happens; further ones leave without effect."
)
_USED = QT_TRANSLATE_NOOP("column_of_fire_view", "used")
_TILES = QT_TRANSLATE_NOOP(
    "column_of_fire_view",
    "What can still come is in the supply or hidden with other players. Used ones are shuffled when it is empty.",
)


def pages(s: State, viewer: int, context: ViewContext, text: Text) -> list[AlmanacPage]:
    """What the viewer of a masked position may know of all cards and tiles."""
    say = context.language.say
    persons, events = [], []
    for country in tables.EACH_COUNTRY:
        title = text.country(country)
        persons.append((title, [_person(s, context, text, p) for p in _of(tables.PERSON_COUNTRY, country)]))
        events.append((title, [_event(s, text, event) for event in _of(tables.EVENT_COUNTRY, country)]))
    tiles = [_advantage(s, text, kind) for kind in range(len(tables.ADVANTAGE_SYMBOL))]
    return [
        AlmanacPage(say(_CONTEXT, _PERSONS), persons),
        AlmanacPage(say(_CONTEXT, _EVENTS), events, say(_CONTEXT, _ONE_EVENT)),
        AlmanacPage(say(_CONTEXT, _ADVANTAGES), [("", tiles)], say(_CONTEXT, _TILES), say(_CONTEXT, _USED)),
    ]


def _of(countries: tuple[int, ...], country: int) -> list[int]:
    return [number for number, found in enumerate(countries) if found == country]


def _person(s: State, context: ViewContext, text: Text, person: int) -> AlmanacEntry:
    say = context.language.say
    symbols = [text.symbol(symbol) for symbol in tables.PERSON_SYMBOLS[person]]
    action = symbols[0] if len(symbols) == 1 else say(_CONTEXT, _OR, first=symbols[0], second=symbols[1])
    effect = say(_CONTEXT, _PERSON, action=action, stone=text.stone(tables.PERSON_STONE[person]))
    return AlmanacEntry(tables.PERSON_IDS[person], text.person_title(person), effect, card_standing(s, person))


def _event(s: State, text: Text, event: int) -> AlmanacEntry:
    standing = card_standing(s, tables.PERSONS + event)
    return AlmanacEntry(tables.EVENT_IDS[event], text.event_title(event), text.event_effect(event), standing)


def _advantage(s: State, text: Text, kind: int) -> AlmanacEntry:
    vp = tables.ADVANTAGE_VP[kind]
    emblem = "victory_point" if vp else ACTIONS[tables.ALL_SYMBOLS[tables.ADVANTAGE_SYMBOL[kind]]][1]
    name = text.symbol(tables.ADVANTAGE_SYMBOL[kind])
    effect = text.advantage(kind) if vp else text.symbol_rule(tables.ADVANTAGE_SYMBOL[kind])
    return AlmanacEntry(emblem, capitalized(name), effect, advantage_standing(s, kind))
