"""How A Column of Fire is played well: actions by the years they come back, dice kept free, conflicts foreseen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from kingsbridge_desktop.bots.base import SeatTermEvaluator, first_best
from kingsbridge_desktop.bots.eval.column_of_fire_horizon import WEIGHTS, Weights, experience_of
from kingsbridge_desktop.bots.eval.column_of_fire_worth import Outlook
from kingsbridge_desktop.core.types import Action, Frame
from kingsbridge_desktop.games.column_of_fire import actions, tables
from kingsbridge_desktop.games.column_of_fire.scoring import advantage_vp, scores
from kingsbridge_desktop.games.column_of_fire.state import State, free_religion_fields, price_of_passing, shows

_FIRST = 1000.0  # what is worth using at all is used before the step
_NEVER = -1e6


class ColumnOfFireEvaluator(SeatTermEvaluator):
    """Greedy play, and what a position promises."""

    can_compare = True

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self._experience = experience_of(weights)

    def learned(self, weights: Mapping[str, Any]) -> ColumnOfFireEvaluator:
        """The same with other weights of its quick policy, by their names."""
        return ColumnOfFireEvaluator(self.weights._replace(**weights))

    def greedy(self, s: State, legal: Sequence[Action], rng: Random) -> Action:
        """The action that promises most for the seat that is asked."""
        return legal[0] if len(legal) == 1 else first_best(legal, self.action_worths(s, legal))

    def rollout(self, s: State, legal: Sequence[Action], rng: Random) -> Action:
        """As `greedy`, but between most steps of a turn nobody thinks of buying dice free or of advantages.

        Of the eight questions of a turn beside which that is allowed three are enough: before the roll, the choice of
        a person and the move. The others are answered by the step itself.
        """
        if len(legal) == 1:
            return legal[0]
        top = s.stack[-1]
        kind = top.kind
        if kind == "end_turn":
            return legal[0]
        if kind == "turn_up":
            return actions.TURN_UP[top.args[0]]
        if kind == "turn_religion":
            return actions.TURN_RELIGION if s.religion_dice[top.seat] > 1 else actions.REROLL_RELIGION
        if kind == "turn_leven":
            return actions.TURN_LEVEN
        if kind == "turn_person":
            return self._turn_person(s, top, legal)
        return first_best(legal, self.action_worths(s, legal))

    def _turn_person(self, s: State, top: Frame, legal: Sequence[Action]) -> Action:
        """The most useful symbol of a person, or let go."""
        if legal[0].kind == "let_go":
            return legal[0]
        look = Outlook(s, top.seat, self._experience)
        chosen, most = actions.TURN_DOWN[top.args[0]], 0.0
        for a in legal:
            if a.kind == "turn_use":
                worth = look.symbol_worth(a.args[1]) + 0.01
                if worth > most:
                    chosen, most = a, worth
        return chosen

    def action_worths(self, s: State, legal: Sequence[Action]) -> list[float]:
        """What each legal action promises the asked seat; comparable within one question only."""
        look = Outlook(s, s.stack[-1].seat, self._experience)
        return [_WORTHS[action.kind](look, action.args) for action in legal]

    def seat_parts(self, s: State) -> list[dict[str, float]]:
        """The points so far and what things promise; the years to come are the same for all."""
        if not s.stack:
            return [{"vp": float(score)} for score in scores(s)]
        look = Outlook(s, s.active, self._experience)
        return [self._terms_of(look, seat) for seat in range(s.seats)]

    def is_quiet(self, s: State) -> bool:
        """Whether a turn of one of the halves begins."""
        return s.stack[-1].kind in ("roll", "turn_religion")

    def clock(self, s: State) -> float:
        """How far the game has come, between 0 and 1."""
        years = self._experience.horizon(s).years
        return s.year / (s.year + years) if years else 1.0

    def _terms_of(self, look: Outlook, seat: int) -> dict[str, float]:
        s, w = look.s, self.weights
        hidden = s.hand_sizes[seat] if s.hands[seat] < 0 else 0
        known = advantage_vp(s, seat) + look.usable_advantages(seat) * look.later(w.advantage_hold)
        return {
            "vp": float(s.vp[seat]),
            "persons": look.persons(seat),
            "dice": look.dice(seat),
            "conflicts": look.conflicts(seat),
            "houses": look.houses(seat),
            "goods": look.goods(seat),
            "protections": s.protections[seat] * look.protection(),
            "advantages": known + hidden * w.advantage,
            "religion": look.religion(seat),
            "years": look.years * w.year,
        }


def _choose(look: Outlook, args: tuple[int, ...]) -> float:
    die, country = args
    s, seat = look.s, look.seat
    number = shows(s, seat, die)
    worth = look.house_change(country, number)
    person = s.open[country]
    if person < 0:
        return worth
    worth += look.person_worth(person, number)
    worth -= look.binding(seat, die, number)
    if free_religion_fields(s, country):
        placed = look.stone_change(tables.PERSON_STONE[person], country, 1)
        worth += max(placed, -look.protection()) if s.protections[seat] else placed
    return worth


def _pay_die(look: Outlook, args: tuple[int, ...]) -> float:
    """Only if it is worth the price; then it comes before the step, which is asked again."""
    price = tables.FREE_DIE_PRICE + look.weights.pay_margin
    if args[0] != tables.BLACK and look.release(args[0]) <= price:
        return _NEVER
    gain = look.freeing(args[0]) - price
    return gain + _FIRST if gain > 0 else _NEVER


def _use_advantage(look: Outlook, args: tuple[int, ...]) -> float:
    """Used when it does more now than it may be hoped to do later."""
    gain = look.symbol_worth(tables.ADVANTAGE_SYMBOL[args[0]]) - look.later(look.weights.advantage_hold)
    return gain + _FIRST if gain > 0 else _NEVER


# What an answer is worth, from what the position promises and from the ints of the answer
_WORTHS: dict[str, Callable[[Outlook, tuple[int, ...]], float]] = {
    "choose": _choose,
    "pass": lambda look, args: -float(price_of_passing(look.s, look.seat)),
    "move": lambda look, args: look.symbol_worth(tables.FIELD_SYMBOL[args[0]]) - args[1],
    "pay_die": _pay_die,
    "use_advantage": _use_advantage,
    "turn_use": lambda look, args: look.symbol_worth(args[1]) + 0.01,
    "place_stone": lambda look, args: look.stone_change(args[0], args[1], 1),
    "remove_stone": lambda look, args: look.stone_change(args[0], args[1], -1),
    "protect": lambda look, args: -look.protection(),
    "raise_house": lambda look, args: look.house_change(*args),
    "choose_religion": lambda look, args: look.religion_worth(args[0]),
    "gain_good": lambda look, args: look.good_worth(look.seat, args[0], look.held(look.seat, args[0])),
    "draw_advantage": lambda look, args: look.weights.advantage,
    "gain_protection": lambda look, args: look.protection(),
    "gain_vp": lambda look, args: float(args[0]),
    "sell_any": lambda look, args: tables.CAPTAIN_VP - look.last_good_worth(args[0]),
    "sell": lambda look, args: tables.PRICES[args[0]][args[1]] - look.last_good_worth(args[1]),
    "turn_die": lambda look, args: look.turning(*args),
    "remove_person": lambda look, args: look.removing(args[0]),
    "advance": lambda look, args: look.symbol_worth(tables.FIELD_SYMBOL[args[0]]),
    "free_die": lambda look, args: look.freeing(args[0]),
    "avert": lambda look, args: -look.protection(),
    "lose_good": lambda look, args: -look.last_good_worth(args[0]),
    "lose_vp": lambda look, args: -float(args[0]),
    "put_on_leven": lambda look, args: -look.jailing(args[0]),
    "give_protection": lambda look, args: look.s.religion_dice[look.seat] - look.protection(),
    "resolve": lambda look, args: look.conflict_now(args[0]),
    **dict.fromkeys(
        (
            "decline",
            "done",
            "end_turn",
            "keep_house",
            "let_go",
            "reroll_religion",
            "roll",
            "stay",
            "turn_down",
            "turn_leven",
            "turn_religion",
            "turn_up",
        ),
        lambda look, args: 0.0,
    ),
}

EVALUATOR = ColumnOfFireEvaluator()
