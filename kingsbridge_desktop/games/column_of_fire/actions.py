"""All actions of the game, made once, so that listing them builds nothing.

Kinds sort as strings and `legal` must be sorted, so the lists put together elsewhere lean on this order:
advance, avert, choose, choose_religion, decline, done, draw_advantage, end_turn, free_die, gain_…, give_protection,
keep_house, let_go, lose_…, move, pass, pay_die, place_stone, protect, put_on_leven, raise_house, remove_person,
remove_stone, reroll_religion, resolve, roll, sell, sell_any, stay, turn_…, use_advantage.
"""

from __future__ import annotations

from typing import Final

from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.games.column_of_fire.tables import (
    ADVANTAGE_SYMBOL,
    COLOURED_DICE,
    EACH_COUNTRY,
    EACH_DIE,
    EACH_GOOD,
    EACH_STONE,
    FIELDS,
    HIGHEST_EVENT_VALUE,
    HOUSE_FIELDS,
    LONGEST_SKIP,
    PERSON_SYMBOLS,
    PERSONS,
    RELIGIONS,
    VP_SYMBOLS,
)

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
CHOOSE: Final = tuple(tuple(Action("choose", (die, country)) for country in EACH_COUNTRY) for die in EACH_DIE)
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
GAIN_VP: Final = tuple(Action("gain_vp", (vp,)) for vp in (0, *VP_SYMBOLS))
SELL_ANY: Final = tuple(Action("sell_any", (good,)) for good in EACH_GOOD)
SELL: Final = tuple(tuple(Action("sell", (country, good)) for good in EACH_GOOD) for country in EACH_COUNTRY)
PLACE_STONE: Final = tuple(
    tuple(Action("place_stone", (kind, country)) for country in EACH_COUNTRY) for kind in EACH_STONE
)
REMOVE_STONE: Final = tuple(
    tuple(Action("remove_stone", (kind, country)) for country in EACH_COUNTRY) for kind in EACH_STONE
)
TURN_DIE_DOWN: Final = tuple(Action("turn_die", (die, -1)) for die in EACH_DIE)
TURN_DIE_UP: Final = tuple(Action("turn_die", (die, 1)) for die in EACH_DIE)
REMOVE_PERSON: Final = tuple(Action("remove_person", (person,)) for person in range(PERSONS))
ADVANCE: Final = tuple(Action("advance", (field,)) for field in range(FIELDS))
FREE_DIE: Final = tuple(Action("free_die", (die,)) for die in EACH_DIE)
DECLINE: Final = Action("decline")
DONE: Final = Action("done")

# Answers to events (CF-80 to CF-88).
AVERT: Final = Action("avert")
LOSE_GOOD: Final = tuple(Action("lose_good", (good,)) for good in EACH_GOOD)
LOSE_VP: Final = tuple(Action("lose_vp", (vp,)) for vp in range(HIGHEST_EVENT_VALUE + 1))
PUT_ON_LEVEN: Final = tuple(Action("put_on_leven", (die,)) for die in range(len(COLOURED_DICE)))
GIVE_PROTECTION: Final = Action("give_protection")
