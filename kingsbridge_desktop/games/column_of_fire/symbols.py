"""The symbols of persons, fields and advantages: what each could do now (CF-100 to CF-111)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kingsbridge_desktop.core.types import Action, Reason
from kingsbridge_desktop.games.column_of_fire import actions, tables
from kingsbridge_desktop.games.column_of_fire.state import State, die_on, free_religion_fields, shows
from kingsbridge_desktop.games.column_of_fire.tables import (
    COLOURED_MASK,
    DICE_MASK,
    DIE_BITS,
    EACH_COUNTRY,
    EACH_GOOD,
    FACES_PER_SEAT,
    GOODS_PER_SEAT,
    HIGHEST_FACE,
    HOUSES_PER_SEAT,
    STONES_PER_COUNTRY,
)

Actions = tuple[Action, ...]
_FREE_DICE = tuple(
    tuple(actions.FREE_DIE[die] for die in tables.BITS[DICE_MASK & ~free]) for free in range(COLOURED_MASK + 1)
)


def next_field(s: State, seat: int) -> int:
    """The next unoccupied field of any colour (CF-58)."""
    discs = s.discs
    at = (discs[seat] + 1) % tables.FIELDS
    while at in discs:
        at = (at + 1) % tables.FIELDS
    return at


_NO_GOOD = tuple(Reason("no_good", (good,)) for good in EACH_GOOD)
_NO_HOUSE_FOR = tuple(Reason("no_house_for", (good,)) for good in EACH_GOOD)
_IS_FREE = tuple(Reason("die_is_free", (die,)) for die in tables.EACH_DIE)


def why_not_sell_any(s: State, seat: int, good: int) -> Reason | None:
    """A captain sells anywhere, but with a house where the kind is bought (CF-64)."""
    if not s.goods[GOODS_PER_SEAT * seat + good]:
        return _NO_GOOD[good]
    houses, at = s.houses, HOUSES_PER_SEAT * seat
    one, other = tables.BUYERS[good]
    return None if houses[at + one] or houses[at + other] else _NO_HOUSE_FOR[good]


def why_not_place_stone(s: State, seat: int, kind: int, country: int) -> Reason | None:
    """A stone needs a free religion field (CF-76)."""
    return None if free_religion_fields(s, country) else Reason("no_religion_field", (country,))


def why_not_remove_stone(s: State, seat: int, kind: int, country: int) -> Reason | None:
    """Only stones of a religion, and where one lies (CF-78)."""
    if kind == tables.NEUTRAL:
        return Reason("neutral_stays")
    return None if s.stones[STONES_PER_COUNTRY * country + kind] else Reason("no_such_stone", (kind, country))


def _why_not_turn(die: int, face: int, by: int) -> Reason | None:
    """A die never leaves its range (CF-106)."""
    if face + by < 1:
        return Reason("die_at_lowest", (die,))
    highest = tables.HIGHEST_RELIGION if die == tables.BLACK else HIGHEST_FACE
    return Reason("die_at_highest", (die,)) if face + by > highest else None


# The ways to turn a die, [die][face].
_TURNS = tuple(
    tuple(
        tuple(turn for turn in actions.TURN_DIE if turn.args[0] == die and not _why_not_turn(die, face, turn.args[1]))
        for face in range(HIGHEST_FACE + 1)
    )
    for die in tables.EACH_DIE
)


def why_not_turn_die(s: State, seat: int, die: int, by: int) -> Reason | None:
    """Only a die on a card is turned."""
    return why_not_free_die(s, seat, die) or _why_not_turn(die, shows(s, seat, die), by)


def why_not_free_die(s: State, seat: int, die: int) -> Reason | None:
    """A die that lies on a card (CF-110)."""
    return _IS_FREE[die] if s.free[seat] >> die & 1 else None


def why_not_remove_person(s: State, seat: int, person: int) -> Reason | None:
    """Nobody else's persons (CF-107)."""
    owner = next((other for other in range(s.seats) if die_on(s, other, person) >= 0), seat)
    return None if owner == seat else Reason("person_of_other", (person, owner))


def why_not_draw_advantage(s: State, seat: int) -> Reason | None:
    """There must be one (CF-94)."""
    return None if s.supply_size or s.used else Reason("nothing_to_do", (tables.ADVANTAGE,))


def _targets_captain(s: State, seat: int) -> Actions:
    """Must agree with why_not_sell_any."""
    goods, houses, first, at = s.goods, s.houses, GOODS_PER_SEAT * seat, HOUSES_PER_SEAT * seat
    found: Actions = ()
    for good, one, other, sell in _CAPTAIN:
        if goods[first + good] and (houses[at + one] or houses[at + other]):
            found += sell
    return found


_CAPTAIN = tuple(
    (good, one, other, (sell,))
    for good, ((one, other), sell) in enumerate(zip(tables.BUYERS, actions.SELL_ANY, strict=True))
)


def _targets_neutral(s: State, seat: int) -> Actions:
    return _places(s, tables.NEUTRAL)


def _targets_catholic(s: State, seat: int) -> Actions:
    return _places(s, tables.CATHOLIC) + _removals(s, tables.CATHOLIC)


def _targets_protestant(s: State, seat: int) -> Actions:
    return _places(s, tables.PROTESTANT) + _removals(s, tables.PROTESTANT)


def _targets_either(s: State, seat: int) -> Actions:
    """Of both kinds of stones at once, sorted."""
    places = _places(s, tables.CATHOLIC) + _places(s, tables.PROTESTANT)
    return places + _removals(s, tables.CATHOLIC) + _removals(s, tables.PROTESTANT)


def _places(s: State, kind: int) -> Actions:
    """Must agree with why_not_place_stone."""
    place, room = actions.PLACE_STONE[kind], s.room
    return place if 0 not in room else tuple([place[country] for country in EACH_COUNTRY if room[country]])


def _removals(s: State, kind: int) -> Actions:
    """Must agree with why_not_remove_stone."""
    stones = s.stones
    found: Actions = ()
    for at, remove in _REMOVE[kind]:
        if stones[at]:
            found += remove
    return found


_REMOVE = tuple(
    tuple((STONES_PER_COUNTRY * country + kind, (actions.REMOVE_STONE[kind][country],)) for country in EACH_COUNTRY)
    for kind in tables.EACH_STONE
)


def _targets_turn_die(s: State, seat: int) -> Actions:
    faces, at = s.faces, FACES_PER_SEAT * seat
    found: Actions = ()
    for die in tables.BITS[COLOURED_MASK & ~s.free[seat]]:
        found += _TURNS[die][faces[at + die]]
    return found + _TURNS[tables.BLACK][s.religion_dice[seat]]


def _targets_remove_person(s: State, seat: int) -> Actions:
    """CF-107: from the own display, or an open one."""
    persons = [person for person in s.open if person >= 0]
    for entry in s.displays[seat]:
        persons.append(entry >> DIE_BITS)
    persons.sort()
    return tuple([actions.REMOVE_PERSON[person] for person in persons])


def _targets_advance(s: State, seat: int) -> Actions:
    return (actions.ADVANCE[next_field(s, seat)],)


def _targets_free_die(s: State, seat: int) -> Actions:
    """Must agree with why_not_free_die."""
    return _FREE_DICE[s.free[seat]]


_DRAW_ADVANTAGE = (actions.DRAW_ADVANTAGE,)


def _targets_advantage(s: State, seat: int) -> Actions:
    """Must agree with why_not_draw_advantage."""
    return _DRAW_ADVANTAGE if s.supply_size or s.used else ()


def _always(*found: Action) -> Callable[[State, int], Actions]:
    return lambda s, seat: found


# By symbol: all ways to use it now, sorted.
TARGETS: tuple[Callable[[State, int], Actions], ...] = (
    *(_always(actions.GAIN_GOOD[good]) for good in EACH_GOOD),
    _targets_advantage,
    _always(actions.GAIN_PROTECTION),
    *(_always(actions.GAIN_VP[vp]) for vp in tables.VP_OF.values()),
    _targets_captain,
    _targets_neutral,
    _targets_turn_die,
    _targets_remove_person,
    _targets_catholic,
    _targets_protestant,
    _targets_advance,
    _targets_free_die,
    _always(*actions.GAIN_GOOD),
)


_DECLINE = (actions.DECLINE,)
_SAME_WAYS = {
    **{tables.GOOD + good: (actions.GAIN_GOOD[good],) for good in EACH_GOOD},
    tables.PROTECTION: (actions.GAIN_PROTECTION,),
    **{symbol: (actions.GAIN_VP[vp],) for symbol, vp in tables.VP_OF.items()},
    tables.ANY_GOOD: actions.GAIN_GOOD,
}
# By symbol: the ways to use those that can be used in the same ways whatever the position is; and not to use them.
SAME: Final[tuple[Actions, ...]] = tuple(_SAME_WAYS.get(symbol, ()) for symbol in range(len(tables.ALL_SYMBOLS)))
SAME_OR_NONE: Final = tuple(_DECLINE + ways if ways else () for ways in SAME)


def or_none(s: State, seat: int, symbol: int) -> Actions:
    """All ways to use a symbol now, and not to use it. Trusts the caller: it is none of SAME_OR_NONE."""
    found = TARGETS[symbol](s, seat)
    return found + _DECLINE if symbol == tables.ADVANCE else _DECLINE + found


def any_or_none(s: State, seat: int, symbols: tuple[int, ...]) -> Actions:
    """All ways to use one of two symbols now, and to use none."""
    if symbols == _EITHER:
        return _DECLINE + _targets_either(s, seat)
    found = [actions.DECLINE]
    for symbol in symbols:
        found += TARGETS[symbol](s, seat)
    found.sort()
    return tuple(found)


_EITHER = (tables.STONE_CATHOLIC, tables.STONE_PROTESTANT)


def is_possible(s: State, seat: int, symbol: int) -> bool:
    """Whether a symbol would do anything now."""
    if (symbol in _STONES and any(s.room)) or symbol in ALWAYS:
        return True
    if symbol == tables.REMOVE_PERSON:
        return bool(s.displays[seat]) or max(s.open) >= 0
    return bool(TARGETS[symbol](s, seat))


_STONES = frozenset((tables.STONE_NEUTRAL, tables.STONE_CATHOLIC, tables.STONE_PROTESTANT))


ALWAYS = frozenset(  # symbols that would do something whenever they are used
    (
        *range(tables.GOOD, tables.GOOD + len(tables.GOODS)),
        tables.PROTECTION,
        *tables.VP_OF,
        tables.TURN_DIE,  # the religion die has five faces in a row, so one way is always open
        tables.ADVANCE,
        tables.FREE_DIE,
        tables.ANY_GOOD,
    )
)


# Persons with symbols that would not always do something, and these symbols.
SOMETIMES = {
    person: tuple(set(symbols) - ALWAYS)
    for person, symbols in enumerate(tables.PERSON_SYMBOLS)
    if not ALWAYS.issuperset(symbols)
}
# Persons of whom all symbols are such.
DOUBTFUL = frozenset(person for person, symbols in enumerate(tables.PERSON_SYMBOLS) if not ALWAYS.intersection(symbols))


def possible_symbols(s: State, seat: int, person: int) -> tuple[int, ...]:
    """The symbols of a person that would do anything now; a bar lets one choose one of them (CF-38)."""
    symbols = tables.PERSON_SYMBOLS[person]
    for sometimes in SOMETIMES.get(person, ()):
        if not is_possible(s, seat, sometimes):
            return tuple([symbol for symbol in symbols if is_possible(s, seat, symbol)])
    return symbols
