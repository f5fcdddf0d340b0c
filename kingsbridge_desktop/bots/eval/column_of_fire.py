"""How A Column of Fire is played well: actions by the years they come back, dice kept free, conflicts foreseen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from kingsbridge_desktop.bots.base import Evaluator, Term
from kingsbridge_desktop.bots.eval.column_of_fire_outlook import WEIGHTS, Outlook, Weights
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.scoring import advantage_vp, scores
from kingsbridge_desktop.games.column_of_fire.state import State

_FIRST = 1000.0  # what is worth using at all is used before the step
_NEVER = -1e6


class ColumnOfFireEvaluator(Evaluator):
    """Greedy play, and what a position promises."""

    can_compare = True
    can_weigh = True

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def greedy(self, s: State, legal: Sequence[Action], rng: Random) -> Action:
        """The action that promises most for the seat that is asked; among equals the first."""
        if len(legal) == 1:
            return legal[0]
        seat = s.stack[-1].seat
        look = Outlook(s, seat, self.weights)
        best, chosen = -1e9, legal[0]
        for action in legal:
            worth = _WORTHS[action.kind](look, action.args)
            if worth > best:
                best, chosen = worth, action
        return chosen

    def action_worths(self, s: State, legal: Sequence[Action]) -> list[float]:
        """What each legal action promises the asked seat; comparable within one question only."""
        look = Outlook(s, s.stack[-1].seat, self.weights)
        return [_WORTHS[action.kind](look, action.args) for action in legal]

    def values(self, s: State) -> list[float]:
        """The points each seat may expect to have at the end; the years to come are the same for all."""
        if not s.stack:
            return [float(score) for score in scores(s)]
        look = Outlook(s, s.active, self.weights)
        return [sum(value for _, value in self._parts(look, seat)) for seat in range(s.seats)]

    def terms(self, s: State, seat: int) -> Sequence[Term]:
        """What a seat's value is made of, the heaviest first."""
        look = Outlook(s, s.active, self.weights)
        found = [Term(kind, value) for kind, value in self._parts(look, seat)]
        return sorted(found, key=lambda term: -abs(term.value))

    def parts(self, s: State) -> dict[str, Sequence[float]]:
        """All terms of all seats, for the appraisal of a search."""
        look = Outlook(s, s.active, self.weights)
        columns = [self._parts(look, seat) for seat in range(s.seats)]
        return {kind: [column[row][1] for column in columns] for row, (kind, _) in enumerate(columns[0])}

    def is_quiet(self, s: State) -> bool:
        """Whether a turn of one of the halves begins."""
        return s.stack[-1].kind in ("roll", "turn_religion")

    def clock(self, s: State) -> float:
        """How far the game has come, between 0 and 1."""
        years = Outlook(s, s.active, self.weights).years
        return s.year / (s.year + years) if years else 1.0

    def _parts(self, look: Outlook, seat: int) -> list[tuple[str, float]]:
        s, w = look.s, self.weights
        hidden = s.hand_sizes[seat] if s.hands[seat] < 0 else 0
        known = advantage_vp(s, seat) + look.usable_advantages(seat) * look.later(w.advantage_hold)
        return [
            ("vp", float(s.vp[seat])),
            ("persons", look.persons(seat)),
            ("dice", look.dice(seat)),
            ("conflicts", look.conflicts(seat)),
            ("houses", look.houses(seat)),
            ("goods", look.goods(seat)),
            ("protections", s.protections[seat] * look.protection()),
            ("advantages", known + hidden * w.advantage),
            ("religion", look.religion(seat)),
            ("years", look.years * w.year),
        ]


def _choose(look: Outlook, args: tuple[int, ...]) -> float:
    die, country = args
    s, seat = look.s, look.seat
    number = s.faces[5 * seat + die]
    worth = look.house_change(country, number)
    person = s.open[country]
    if person < 0:
        return worth
    worth += look.person_worth(person, number)
    worth -= look.binding(seat, die, number)
    if look.free_fields(country):
        placed = look.stone_change(tables.PERSON_STONE[person], country, 1)
        worth += max(placed, -look.protection()) if s.protections[seat] else placed
    return worth


def _pass(look: Outlook, args: tuple[int, ...]) -> float:
    return -float(min(tables.NO_PERSON_PRICE, look.s.vp[look.seat]))


def _move(look: Outlook, args: tuple[int, ...]) -> float:
    field, price = args
    return look.symbol_worth(tables.FIELD_SYMBOL[field]) - price


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


def _step(look: Outlook, args: tuple[int, ...]) -> float:
    return 0.0


def _turn_use(look: Outlook, args: tuple[int, ...]) -> float:
    return look.symbol_worth(args[1]) + 0.01


def _place_stone(look: Outlook, args: tuple[int, ...]) -> float:
    return look.stone_change(args[0], args[1], 1)


def _remove_stone(look: Outlook, args: tuple[int, ...]) -> float:
    return look.stone_change(args[0], args[1], -1)


def _protect(look: Outlook, args: tuple[int, ...]) -> float:
    return -look.protection()


def _raise_house(look: Outlook, args: tuple[int, ...]) -> float:
    return look.house_change(args[0], args[1])


def _choose_religion(look: Outlook, args: tuple[int, ...]) -> float:
    return look.religion_worth(args[0])


def _gain_good(look: Outlook, args: tuple[int, ...]) -> float:
    return look.good_worth(look.seat, args[0], look.s.goods[4 * look.seat + args[0]])


def _draw_advantage(look: Outlook, args: tuple[int, ...]) -> float:
    return look.weights.advantage


def _gain_protection(look: Outlook, args: tuple[int, ...]) -> float:
    return look.protection()


def _gain_vp(look: Outlook, args: tuple[int, ...]) -> float:
    return float(args[0])


def _sell_any(look: Outlook, args: tuple[int, ...]) -> float:
    return tables.CAPTAIN_VP - look.last_good_worth(args[0])


def _sell(look: Outlook, args: tuple[int, ...]) -> float:
    country, good = args
    return tables.PRICES[country][good] - look.last_good_worth(good)


def _turn_die(look: Outlook, args: tuple[int, ...]) -> float:
    return look.turning(args[0], args[1])


def _remove_person(look: Outlook, args: tuple[int, ...]) -> float:
    return look.removing(args[0])


def _advance(look: Outlook, args: tuple[int, ...]) -> float:
    return look.symbol_worth(tables.FIELD_SYMBOL[args[0]])


def _free_die(look: Outlook, args: tuple[int, ...]) -> float:
    return look.freeing(args[0])


def _lose_good(look: Outlook, args: tuple[int, ...]) -> float:
    return -look.last_good_worth(args[0])


def _lose_vp(look: Outlook, args: tuple[int, ...]) -> float:
    return -float(args[0])


def _put_on_leven(look: Outlook, args: tuple[int, ...]) -> float:
    return -look.jailing(args[0])


def _give_protection(look: Outlook, args: tuple[int, ...]) -> float:
    return look.s.religion_dice[look.seat] - look.protection()


def _resolve(look: Outlook, args: tuple[int, ...]) -> float:
    return look.conflict_now(args[0])


_WORTHS: dict[str, Callable[[Outlook, tuple[int, ...]], float]] = {
    "choose": _choose,
    "pass": _pass,
    "move": _move,
    "pay_die": _pay_die,
    "use_advantage": _use_advantage,
    "turn_use": _turn_use,
    "place_stone": _place_stone,
    "remove_stone": _remove_stone,
    "protect": _protect,
    "raise_house": _raise_house,
    "choose_religion": _choose_religion,
    "gain_good": _gain_good,
    "draw_advantage": _draw_advantage,
    "gain_protection": _gain_protection,
    "gain_vp": _gain_vp,
    "sell_any": _sell_any,
    "sell": _sell,
    "turn_die": _turn_die,
    "remove_person": _remove_person,
    "advance": _advance,
    "free_die": _free_die,
    "avert": _protect,
    "lose_good": _lose_good,
    "lose_vp": _lose_vp,
    "put_on_leven": _put_on_leven,
    "give_protection": _give_protection,
    "resolve": _resolve,
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
        _step,
    ),
}

EVALUATOR = ColumnOfFireEvaluator()
