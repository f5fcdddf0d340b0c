"""Why something cannot be done now: the predicates that `legal` stands on, each bound to its kind of action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from kingsbridge_desktop.core.types import OTHER_QUESTION, Action, Frame, Reason
from kingsbridge_desktop.games.column_of_fire import decks, first_half, persons, symbols, track, windows
from kingsbridge_desktop.games.column_of_fire.actions import ALPHABET, NEVER
from kingsbridge_desktop.games.column_of_fire.state import State

KNOWN: Final = NEVER.union(ALPHABET)


def _of_seat(predicate: Callable[..., Reason | None]) -> Callable[..., Reason | None]:
    """A predicate about a player's things that holds whatever is asked."""
    return lambda s, frame, *args: predicate(s, frame.seat, *args)


# What is not named here cannot be done only because something else is asked.
_PREDICATES: Final[Mapping[str, Callable[..., Reason | None]]] = {
    "pay_die": windows.why_not_pay_die,
    "use_advantage": windows.why_not_use_advantage,
    "turn_religion": first_half.why_not_turn_religion,
    "turn_down": first_half.why_not_turn_down,
    "turn_use": first_half.why_not_turn_use,
    "choose": persons.why_not_choose,
    "pass": persons.why_not_pass,
    "protect": decks.why_not_without_protection,
    "raise_house": persons.why_not_raise_house,
    "move": track.why_not_move,
    "stay": track.why_not_stay,
    "sell": track.why_not_sale,
    "sell_any": _of_seat(symbols.why_not_sell_any),
    "draw_advantage": _of_seat(symbols.why_not_draw_advantage),
    "place_stone": _of_seat(symbols.why_not_place_stone),
    "remove_stone": _of_seat(symbols.why_not_remove_stone),
    "turn_die": _of_seat(symbols.why_not_turn_die),
    "free_die": _of_seat(symbols.why_not_free_die),
    "remove_person": _of_seat(symbols.why_not_remove_person),
    "avert": decks.why_not_without_protection,
    "give_protection": decks.why_not_without_protection,
    "lose_good": decks.why_not_lose_good,
    "lose_vp": decks.why_not_lose_vp,
    "put_on_leven": decks.why_not_put_on_leven,
}


def reason(s: State, frame: Frame, a: Action) -> Reason | None:
    """The rule against an action of the seat that is asked. Trusts the caller: it is not legal."""
    predicate = _PREDICATES.get(a.kind)
    found = predicate(s, frame, *a.args) if predicate is not None else None
    return found or OTHER_QUESTION
