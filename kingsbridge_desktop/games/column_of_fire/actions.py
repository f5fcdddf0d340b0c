"""All actions of the game, made once, so that listing them builds nothing.

Kinds sort as strings and `legal` must be sorted, so the lists put together elsewhere lean on this order:
advance, avert, choose, choose_religion, decline, done, draw_advantage, end_turn, free_die, gain_…, give_protection,
keep_house, let_go, lose_…, move, pass, pay_die, place_stone, protect, put_on_leven, raise_house, remove_person,
remove_stone, reroll_religion, resolve, roll, sell, sell_any, stay, turn_…, use_advantage.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.games.column_of_fire.tables import (
    ADVANTAGE_SYMBOL,
    BLACK,
    BOUGHT,
    EACH_COLOURED_DIE,
    EACH_COUNTRY,
    EACH_DIE,
    EACH_GOOD,
    EACH_STONE,
    EVENT_EFFECT,
    EVENT_VALUE,
    FIELD_SYMBOL,
    FIELDS,
    HIGHEST_EVENT_VALUE,
    HOUSE_FIELDS,
    LONGEST_SKIP,
    NEUTRAL,
    PERSON_SYMBOLS,
    PERSONS,
    RELIGIONS,
    VP_KINDS,
    VP_OF,
)
from kingsbridge_desktop.games.column_of_fire.tables import LOSE_VP as LOSES_VP

# The steps of a turn.
TURN_LEVEN: Final = Action("turn_leven")
TURN_RELIGION: Final = Action("turn_religion")
REROLL_RELIGION: Final = Action("reroll_religion")
CHOOSE_RELIGION: Final = tuple(Action("choose_religion", (religion,)) for religion in range(len(RELIGIONS)))
LET_GO: Final = tuple(Action("let_go", (person,)) for person in range(PERSONS))
TURN_DOWN: Final = tuple(Action("turn_down", (person,)) for person in range(PERSONS))
TURN_USE: Final = tuple(
    {symbol: Action("turn_use", (person, symbol)) for symbol in PERSON_SYMBOLS[person]} for person in range(PERSONS)
)
ROLL: Final = Action("roll")
CHOOSE: Final = tuple(tuple(Action("choose", (die, country)) for country in EACH_COUNTRY) for die in EACH_COLOURED_DIE)
PASS: Final = Action("pass")
PROTECT: Final = Action("protect")
KEEP_HOUSE: Final = tuple(Action("keep_house", (country,)) for country in EACH_COUNTRY)
RAISE_HOUSE: Final = tuple(
    tuple(Action("raise_house", (country, field)) for field in range(HOUSE_FIELDS + 1)) for country in EACH_COUNTRY
)
TURN_UP: Final = tuple(Action("turn_up", (country,)) for country in EACH_COUNTRY)
MOVE: Final = tuple(
    tuple(Action("move", (field, price)) for price in range(LONGEST_SKIP + 1)) for field in range(FIELDS)
)
STAY: Final = Action("stay")
END_TURN: Final = Action("end_turn")
RESOLVE: Final = tuple(Action("resolve", (country,)) for country in EACH_COUNTRY)

# What may be done between the steps (CF-17).
PAY_DIE: Final = tuple(Action("pay_die", (die,)) for die in EACH_DIE)
USE_ADVANTAGE: Final = tuple(Action("use_advantage", (kind,)) for kind in range(len(ADVANTAGE_SYMBOL)))

# Symbols (CF-100 to CF-111).
GAIN_GOOD: Final = tuple(Action("gain_good", (good,)) for good in EACH_GOOD)
DRAW_ADVANTAGE: Final = Action("draw_advantage")
GAIN_PROTECTION: Final = Action("gain_protection")
GAIN_VP: Final = tuple(Action("gain_vp", (vp,)) for vp in (0, *VP_OF.values()))
SELL_ANY: Final = tuple(Action("sell_any", (good,)) for good in EACH_GOOD)
SELL: Final = tuple(tuple(Action("sell", (country, good)) for good in EACH_GOOD) for country in EACH_COUNTRY)
PLACE_STONE: Final = tuple(
    tuple(Action("place_stone", (kind, country)) for country in EACH_COUNTRY) for kind in EACH_STONE
)
REMOVE_STONE: Final = tuple(
    tuple(Action("remove_stone", (kind, country)) for country in EACH_COUNTRY) for kind in EACH_STONE
)
TURN_DIE: Final = tuple(Action("turn_die", (die, by)) for die in EACH_DIE for by in (-1, 1))
REMOVE_PERSON: Final = tuple(Action("remove_person", (person,)) for person in range(PERSONS))
ADVANCE: Final = tuple(Action("advance", (field,)) for field in range(FIELDS))
FREE_DIE: Final = tuple(Action("free_die", (die,)) for die in EACH_DIE)
DECLINE: Final = Action("decline")
DONE: Final = Action("done")

# Answers to events (CF-80 to CF-88).
AVERT: Final = Action("avert")
LOSE_GOOD: Final = tuple(Action("lose_good", (good,)) for good in EACH_GOOD)
LOSE_VP: Final = tuple(Action("lose_vp", (vp,)) for vp in range(HIGHEST_EVENT_VALUE + 1))
PUT_ON_LEVEN: Final = tuple(Action("put_on_leven", (die,)) for die in EACH_DIE)
GIVE_PROTECTION: Final = Action("give_protection")

# Never legal, but somebody may well try it and is told why not: a die for another country's person, a good where it is
# not bought, a neutral stone away, a house onto the lowest field, an advantage that only counts, the religion die.
NEVER: Final = frozenset(
    (
        *(CHOOSE[die][country] for die in EACH_COUNTRY for country in EACH_COUNTRY if die != country),
        *(SELL[country][good] for country in EACH_COUNTRY for good in EACH_GOOD if good not in BOUGHT[country]),
        *REMOVE_STONE[NEUTRAL],
        *(raised[1] for raised in RAISE_HOUSE),
        *(USE_ADVANTAGE[kind] for kind in VP_KINDS),
        PUT_ON_LEVEN[BLACK],
    )
)
_SHOWN = {symbol for symbols in (*PERSON_SYMBOLS, FIELD_SYMBOL) for symbol in symbols}
_EVENTS = list(zip(EVENT_EFFECT, EVENT_VALUE, strict=True))
_LISTED = (
    *(TURN_LEVEN, TURN_RELIGION, REROLL_RELIGION, *CHOOSE_RELIGION),
    *(*LET_GO, *TURN_DOWN, *(use for uses in TURN_USE for use in uses.values())),
    *(ROLL, *(choose for of_die in CHOOSE for choose in of_die), PASS, PROTECT),
    *(*KEEP_HOUSE, *(raised for of_country in RAISE_HOUSE for raised in of_country[1:])),
    *(*TURN_UP, *(move for of_field in MOVE for move in of_field), STAY, END_TURN, *RESOLVE),
    *(*PAY_DIE, *USE_ADVANTAGE),
    *(*GAIN_GOOD, DRAW_ADVANTAGE, GAIN_PROTECTION, *(GAIN_VP[vp] for symbol, vp in VP_OF.items() if symbol in _SHOWN)),
    *(*SELL_ANY, *(sell for of_country in SELL for sell in of_country)),
    *(stone for stones in (*PLACE_STONE, *REMOVE_STONE) for stone in stones),
    *(*TURN_DIE, *REMOVE_PERSON, *ADVANCE, *FREE_DIE, DECLINE, DONE),
    *(AVERT, *LOSE_GOOD, *PUT_ON_LEVEN, GIVE_PROTECTION),
    *LOSE_VP[1 : 1 + max((value for effect, value in _EVENTS if effect == LOSES_VP), default=0)],
)
ALPHABET: Final = tuple(sorted(set(_LISTED) - NEVER))


def alphabet(seats: int) -> Sequence[Action]:
    """Every action that can ever be legal, sorted; the same at every table."""
    return ALPHABET
