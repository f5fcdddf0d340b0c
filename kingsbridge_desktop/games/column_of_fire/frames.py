"""The frames on the stack: what each kind keeps in its ints, and frames made once, by seat and number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kingsbridge_desktop.core.fields import Codec
from kingsbridge_desktop.core.types import NOBODY, Frame
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.tables import EACH_COUNTRY, EACH_SEAT
from kingsbridge_desktop.games.forms import Flag, Name, Number, Rest

_COUNTRY = {"country": Name(tables.COUNTRIES)}
_PERSONS = {"persons": Rest(Name(tables.PERSON_IDS))}  # those still to be turned down, the next one first
_FIELD = {"field": Number(0, tables.FIELDS - 1)}
_MOVE = {"began_on": Number(0, tables.FIELDS - 1)}  # where the turn began, if the disc was advanced since (CF-53)
_SYMBOL = {"symbol": Name(tables.ALL_SYMBOLS)}
_TAKEN = {"die": Name(tables.COLOURED_DICE), **_COUNTRY}
_EVENT = {"event": Name(tables.EVENT_IDS), "given": Number(1, tables.HIGHEST_EVENT_VALUE - 1)}  # goods given up already
# With no die on Loch Leven the window before it and the window before the religion die are one moment: the first.
_RELIGION = {"first": Flag()}

FRAMES: Final[Mapping[str, Mapping[str, Codec]]] = {
    "turns": {"turn": Number(0, 2 * tables.MOST_SEATS)},  # the number of the next turn of the year
    "leven": {},
    "turn_leven": {},
    "religion": _RELIGION,
    "turn_religion": _RELIGION,
    "choose_religion": {},
    "display": {},
    "persons": _PERSONS,
    "turn_person": _PERSONS,
    "rolling": {},
    "roll": {},
    "choosing": {},
    "choose": {},
    "stone": _TAKEN,
    "house": _TAKEN,
    "act": {"person": Name(tables.PERSON_IDS)},
    "next_card": _COUNTRY,
    "turn_up": _COUNTRY,
    "turning_up": _COUNTRY,
    "struck": _EVENT,
    "answer_event": _EVENT,
    "moving": _MOVE,
    "move": _MOVE,
    "field": _FIELD,
    "use_field": _FIELD,
    "ship": {**_COUNTRY, "stone_placed": Flag()},
    "trade": {"good": Name(tables.GOODS), "sold": Flag()},
    "target": _SYMBOL,
    "pick_target": _SYMBOL,
    "ending": {},
    "end_turn": {},
    "conflicts": {},
    "order_conflicts": {},
    "counting": {"counted": Number(0, tables.MOST_SEATS)},  # the players who have got their final VP
}
MAY_BE_MISSING: Final = frozenset({"persons", "given", "first", "began_on"})
# The questions of the own turn beside which something may be paid for or used (CF-17).
WINDOWS: Final = frozenset(
    {"turn_leven", "turn_religion", "turn_person", "roll", "choose", "turn_up", "move", "end_turn"}
)


def _of_seat(kind: str, args: tuple[int, ...] = ()) -> tuple[Frame, ...]:
    return tuple(Frame(kind, seat, args) for seat in EACH_SEAT)


def _of_seat_and_number(kind: str, numbers: range) -> tuple[tuple[Frame, ...], ...]:
    return tuple(tuple(Frame(kind, seat, (number,)) for number in numbers) for seat in EACH_SEAT)


def _of_seat_and_two(kind: str, numbers: range, others: range) -> tuple[tuple[tuple[Frame, ...], ...], ...]:
    return tuple(
        tuple(tuple(Frame(kind, seat, (number, other)) for other in others) for number in numbers) for seat in EACH_SEAT
    )


def _of_seat_and_persons(kind: str) -> tuple[dict[tuple[int, ...], Frame], ...]:
    lists = [(), *((person,) for person in range(tables.PERSONS))]
    return tuple({persons: Frame(kind, seat, persons) for persons in lists} for seat in EACH_SEAT)


_NOBODY_STRUCK = tuple(Frame("struck", NOBODY, (event,)) for event in range(tables.EVENTS))

# Frames made once: [seat], [seat][number] or [seat][number][other], but for TURNS[turn], TURNING_UP[country] and
# COUNTING[players counted], which are nobody's.
TURNS: Final = tuple(Frame("turns", NOBODY, (turn,)) for turn in range(2 * tables.MOST_SEATS + 1))
COUNTING: Final = tuple(Frame("counting", NOBODY, (counted,)) for counted in range(tables.MOST_SEATS + 1))
CONFLICTS: Final = _of_seat("conflicts")
ORDER_CONFLICTS: Final = _of_seat("order_conflicts")
ENDING: Final = _of_seat("ending")
END_TURN: Final = _of_seat("end_turn")

DISPLAY: Final = _of_seat("display")
LEVEN: Final = _of_seat("leven")
TURN_LEVEN: Final = _of_seat("turn_leven")
FIRST: Final = (1,)
RELIGION: Final = _of_seat("religion")
TURN_RELIGION: Final = _of_seat("turn_religion")
TURN_RELIGION_FIRST: Final = _of_seat("turn_religion", FIRST)
CHOOSE_RELIGION: Final = _of_seat("choose_religion")

# Of these only the most frequent ones: [seat][persons] with one person or none.
PERSONS: Final = _of_seat_and_persons("persons")
TURN_PERSON: Final = _of_seat_and_persons("turn_person")

ROLLING: Final = _of_seat("rolling")
ROLL: Final = _of_seat("roll")
CHOOSING: Final = _of_seat("choosing")
CHOOSE: Final = _of_seat("choose")
STONE: Final = _of_seat_and_two("stone", tables.EACH_DIE, EACH_COUNTRY)
HOUSE: Final = _of_seat_and_two("house", tables.EACH_DIE, EACH_COUNTRY)
ACT: Final = _of_seat_and_number("act", range(tables.PERSONS))
NEXT_CARD: Final = _of_seat_and_number("next_card", EACH_COUNTRY)
TURN_UP: Final = _of_seat_and_number("turn_up", EACH_COUNTRY)
TURNING_UP: Final = tuple(Frame("turning_up", NOBODY, (country,)) for country in EACH_COUNTRY)
STRUCK: Final = (*_of_seat_and_number("struck", range(tables.EVENTS)), _NOBODY_STRUCK)  # [NOBODY] is the last one
ANSWER_EVENT: Final = _of_seat_and_number("answer_event", range(tables.EVENTS))

MOVING: Final = _of_seat("moving")
MOVE: Final = _of_seat("move")
FIELD: Final = _of_seat_and_number("field", range(tables.FIELDS))
USE_FIELD: Final = _of_seat_and_number("use_field", range(tables.FIELDS))
SHIP: Final = _of_seat_and_two("ship", EACH_COUNTRY, range(2))  # whether the neutral stone was placed
TRADE: Final = _of_seat_and_two("trade", tables.EACH_GOOD, range(2))  # whether one was sold
PICK_TARGET: Final = _of_seat_and_number("pick_target", range(len(tables.ALL_SYMBOLS)))
