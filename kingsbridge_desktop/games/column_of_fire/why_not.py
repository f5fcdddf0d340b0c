"""Why something cannot be done now: the rule behind an action that `legal` does not list."""

from __future__ import annotations

from collections.abc import Callable

from kingsbridge_desktop.core.types import Action, Reason
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.selling import can_sell
from kingsbridge_desktop.games.column_of_fire.state import State, free_religion_fields, is_used_up

NOT_NOW = Reason("not_now")
# The questions of the own turn that also stand for a window (CF-17).
WINDOWS = frozenset({"turn_leven", "turn_religion", "turn_person", "roll", "choose", "turn_up", "move", "end_turn"})


def reason(s: State, a: Action) -> Reason | None:
    """The rule that forbids an action; None for one that means nothing. Trusts the caller: it is not legal."""
    function = _REASONS.get(a.kind)
    if function is None or not s.stack:
        return None
    try:
        return function(s, s.stack[-1].seat, a.args)
    except (IndexError, ValueError, TypeError):  # no such thing in this game
        return None


def _at_window(s: State) -> bool:
    return s.stack[-1].kind in WINDOWS


def _pay_die(s: State, seat: int, args: tuple[int, ...]) -> Reason | None:
    (die,) = args
    if not 0 <= die <= tables.BLACK:
        return None
    if not _at_window(s):
        return Reason("inside_a_step")
    if s.free[seat] >> die & 1:
        return Reason("die_is_free", (die,))
    return Reason("vp_too_few", (tables.FREE_DIE_PRICE, s.vp[seat]))


def _use_advantage(s: State, seat: int, args: tuple[int, ...]) -> Reason | None:
    (kind,) = args
    symbol = tables.ADVANTAGE_SYMBOL[kind]
    if kind < 0:
        return None
    if s.hands[seat] < 0 or not tables.count_of(s.hands[seat], kind):
        return Reason("advantage_not_held", (symbol,))
    if tables.ADVANTAGE_VP[kind]:
        return Reason("vp_advantage_at_end")
    if not _at_window(s):
        return Reason("inside_a_step")
    return Reason("nothing_to_do", (symbol,))


def _choose(s: State, seat: int, args: tuple[int, ...]) -> Reason | None:
    die, country = args
    if not 0 <= die <= tables.VIOLET or not 0 <= country < 4:
        return None
    if die not in (country, tables.VIOLET):
        return Reason("die_of_other_country", (die, country))
    if s.stack[-1].kind != "choose":
        return NOT_NOW
    if not s.free[seat] >> die & 1:
        return Reason("die_on_card", (die,))
    if not s.rolled >> die & 1:
        return Reason("die_not_rolled", (die,))
    if is_used_up(s, country):
        return Reason("house_not_raised", (country, s.houses[tables.GOODS_PER_SEAT * seat + country]))
    return NOT_NOW


def _pass(s: State, seat: int, args: tuple[int, ...]) -> Reason | None:
    if s.stack[-1].kind != "choose":
        return NOT_NOW
    return Reason("vp_too_few", (tables.NO_PERSON_PRICE, s.vp[seat]))


def _move(s: State, seat: int, args: tuple[int, ...]) -> Reason | None:
    field = args[0]
    if not 0 <= field < tables.FIELDS:
        return None
    if s.stack[-1].kind != "move":
        return NOT_NOW
    if s.discs[seat] == field:
        return Reason("own_field", (field,))
    if field in s.discs:
        return Reason("field_occupied", (field, s.discs.index(field)))
    die = tables.FIELD_DIE[field]
    if not s.free[seat] >> die & 1:
        return Reason("field_needs_die", (field, die))
    price = 0
    for other in tables.AHEAD[s.discs[seat]][die]:
        if other == field:
            break
        price += other not in s.discs
    if price > tables.LONGEST_SKIP:
        return Reason("field_too_far", (field, tables.LONGEST_SKIP))
    if price > s.vp[seat]:
        return Reason("vp_too_few", (price, s.vp[seat]))
    return Reason("skip_price", (field, price))


def _stay(s: State, seat: int, args: tuple[int, ...]) -> Reason | None:
    return Reason("must_move") if s.stack[-1].kind == "move" else NOT_NOW


def _sell(s: State, seat: int, args: tuple[int, ...]) -> Reason | None:
    country, good = args
    if not 0 <= country < 4 or not 0 <= good < 4:
        return None
    if not tables.PRICES[country][good]:
        return Reason("not_bought_there", (country, good))
    if s.stack[-1].kind not in ("ship", "trade") or can_sell(s, seat, country, good):
        return NOT_NOW
    if not s.goods[tables.GOODS_PER_SEAT * seat + good]:
        return Reason("no_good", (good,))
    if not s.houses[tables.GOODS_PER_SEAT * seat + country]:
        return Reason("no_house", (country,))
    return Reason("sold_there", (country, good))


def _sell_any(s: State, seat: int, args: tuple[int, ...]) -> Reason | None:
    (good,) = args
    if not 0 <= good < 4:
        return None
    if not s.goods[tables.GOODS_PER_SEAT * seat + good]:
        return Reason("no_good", (good,))
    if not any(s.houses[tables.GOODS_PER_SEAT * seat + country] for country in tables.BUYERS[good]):
        return Reason("no_house_for", (good,))
    return NOT_NOW


def _place_stone(s: State, seat: int, args: tuple[int, ...]) -> Reason | None:
    kind, country = args
    if not 0 <= kind < 3 or not 0 <= country < 4:
        return None
    if not free_religion_fields(s, country):
        return Reason("no_religion_field", (country,))
    return NOT_NOW


def _remove_stone(s: State, seat: int, args: tuple[int, ...]) -> Reason | None:
    kind, country = args
    if not 0 <= kind < 3 or not 0 <= country < 4:
        return None
    if kind == tables.NEUTRAL:
        return Reason("neutral_stays")
    if not s.stones[tables.STONES_PER_COUNTRY * country + kind]:
        return Reason("no_such_stone", (kind, country))
    return NOT_NOW


def _turn_die(s: State, seat: int, args: tuple[int, ...]) -> Reason | None:
    die, by = args
    if not 0 <= die <= tables.BLACK or by not in (-1, 1):
        return None
    if die != tables.BLACK and s.free[seat] >> die & 1:
        return Reason("die_is_free", (die,))
    if s.stack[-1].kind not in ("act", "use_field", "pick_target"):
        return NOT_NOW
    face = s.religion_dice[seat] if die == tables.BLACK else s.faces[tables.FACES_PER_SEAT * seat + die]
    if face + by == 0:
        return Reason("die_at_lowest", (die,))
    if face + by > (tables.HIGHEST_RELIGION if die == tables.BLACK else 6):
        return Reason("die_at_highest", (die,))
    return NOT_NOW


def _free_die(s: State, seat: int, args: tuple[int, ...]) -> Reason | None:
    (die,) = args
    if not 0 <= die <= tables.BLACK:
        return None
    return Reason("die_is_free", (die,)) if die != tables.BLACK and s.free[seat] >> die & 1 else NOT_NOW


def _remove_person(s: State, seat: int, args: tuple[int, ...]) -> Reason | None:
    (person,) = args
    if not 0 <= person < tables.PERSONS:
        return None
    for other in range(s.seats):
        if other != seat and any(entry >> tables.DIE_BITS == person for entry in s.displays[other]):
            return Reason("person_of_other", (person, other))
    return NOT_NOW


def _put_on_leven(s: State, seat: int, args: tuple[int, ...]) -> Reason | None:
    (die,) = args
    if die == tables.BLACK:
        return Reason("religion_die_stays")
    if not 0 <= die < tables.BLACK:
        return None
    return Reason("die_on_leven", (die,)) if s.leven[seat] >> die & 1 else NOT_NOW


def _needs_protection(s: State, seat: int, args: tuple[int, ...]) -> Reason | None:
    return NOT_NOW if s.protections[seat] else Reason("no_protection")


def _raise_house(s: State, seat: int, args: tuple[int, ...]) -> Reason | None:
    country, field = args
    if not 0 <= country < 4 or not 1 <= field <= 6:
        return None
    standing = s.houses[tables.GOODS_PER_SEAT * seat + country]
    return Reason("house_not_raised", (country, standing)) if standing >= field else NOT_NOW


def _turn_use(s: State, seat: int, args: tuple[int, ...]) -> Reason | None:
    person, symbol = args
    if not 0 <= person < tables.PERSONS or symbol not in tables.PERSON_SYMBOLS[person]:
        return None
    top = s.stack[-1]
    if top.kind != "turn_person" or top.args[0] != person:
        return NOT_NOW
    for entry in s.displays[seat]:
        if (
            entry >> tables.DIE_BITS == person
            and s.faces[tables.FACES_PER_SEAT * seat + (entry & tables.DIE_OF_ENTRY)] == 1
        ):
            return Reason("person_leaves_unused", (person,))
    return Reason("nothing_to_do", (symbol,))


def _not_now(s: State, seat: int, args: tuple[int, ...]) -> Reason | None:
    return NOT_NOW


_REASONS: dict[str, Callable[[State, int, tuple[int, ...]], Reason | None]] = {
    "pay_die": _pay_die,
    "use_advantage": _use_advantage,
    "choose": _choose,
    "pass": _pass,
    "move": _move,
    "stay": _stay,
    "sell": _sell,
    "sell_any": _sell_any,
    "place_stone": _place_stone,
    "remove_stone": _remove_stone,
    "turn_die": _turn_die,
    "free_die": _free_die,
    "remove_person": _remove_person,
    "put_on_leven": _put_on_leven,
    "avert": _needs_protection,
    "protect": _needs_protection,
    "give_protection": _needs_protection,
    "raise_house": _raise_house,
    "turn_use": _turn_use,
    **dict.fromkeys(
        (
            "advance",
            "choose_religion",
            "decline",
            "done",
            "draw_advantage",
            "end_turn",
            "gain_good",
            "gain_protection",
            "gain_vp",
            "keep_house",
            "let_go",
            "lose_good",
            "lose_vp",
            "reroll_religion",
            "resolve",
            "roll",
            "turn_down",
            "turn_leven",
            "turn_religion",
            "turn_up",
        ),
        _not_now,
    ),
}
