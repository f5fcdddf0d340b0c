"""Why something cannot be done now: the predicates that `legal` stands on, each bound to its kind of action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from kingsbridge_desktop.core.types import GAME_OVER, OTHER_QUESTION, Action, Reason
from kingsbridge_desktop.games.column_of_fire import decks, effects, first_half, persons, track, windows
from kingsbridge_desktop.games.column_of_fire.actions import ALPHABET, NEVER
from kingsbridge_desktop.games.column_of_fire.state import State

_KNOWN = NEVER.union(ALPHABET)


def _of_seat(refuse: Callable[..., Reason | None]) -> Callable[..., Reason | None]:
    """A predicate about a player's things that holds whatever is asked."""
    return lambda s, frame, *args: refuse(s, frame.seat, *args)


# What is not named here cannot be done only because something else is asked.
_REFUSE: Final[Mapping[str, Callable[..., Reason | None]]] = {
    "pay_die": windows.refuse_pay_die,
    "use_advantage": windows.refuse_use_advantage,
    "turn_religion": first_half.refuse_turn_religion,
    "turn_down": first_half.refuse_turn_down,
    "turn_use": first_half.refuse_turn_use,
    "choose": persons.refuse_choose,
    "pass": persons.refuse_pass,
    "protect": decks.refuse_without_protection,
    "raise_house": persons.refuse_raise_house,
    "move": track.refuse_move,
    "stay": track.refuse_stay,
    "sell": track.refuse_sale,
    "sell_any": _of_seat(effects.refuse_sell_any),
    "draw_advantage": _of_seat(effects.refuse_draw_advantage),
    "place_stone": _of_seat(effects.refuse_place_stone),
    "remove_stone": _of_seat(effects.refuse_remove_stone),
    "turn_die": _of_seat(effects.refuse_turn_die),
    "free_die": _of_seat(effects.refuse_free_die),
    "remove_person": _of_seat(effects.refuse_remove_person),
    "avert": decks.refuse_without_protection,
    "give_protection": decks.refuse_without_protection,
    "lose_good": decks.refuse_lose_good,
    "lose_vp": decks.refuse_lose_vp,
    "put_on_leven": decks.refuse_put_on_leven,
}


def reason(s: State, a: Action) -> Reason | None:
    """The rule against an action of the seat that is asked; None if it means nothing in this game.

    Trusts the caller: it is not legal.
    """
    if a not in _KNOWN:
        return None
    if not s.stack:
        return GAME_OVER
    refuse = _REFUSE.get(a.kind)
    found = refuse(s, s.stack[-1], *a.args) if refuse is not None else None
    return found or OTHER_QUESTION
