"""The quick player of the board game: an evaluation in VP, and for every question the answer that looks best by it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from kingsbridge_desktop.bots.base import SeatTermEvaluator, first_best
from kingsbridge_desktop.bots.eval.pillars_stock import (
    AT_GOLD,
    AT_METAL,
    BISHOP_PLACE,
    CARD_STOCK,
    CASTLE_PLACE,
    COURT_PLACE,
    CUBE_MASK,
    KINGSBRIDGE_PLACE,
    MARKET_BITS,
    MARKET_PLACE,
    MOST,
    ONE,
    PRIORY_PLACE,
    SHIRING_PLACE,
    START_PLACE,
    Stocks,
    ahead,
    free_spaces,
    held,
    passed_before,
    standing,
    to_come,
)
from kingsbridge_desktop.bots.eval.pillars_worth import (
    EXPECTED,
    PURSE,
    WEIGHTS,
    Weights,
    advantage_value,
    gain_of,
    kept,
    prospects,
    purse,
    worst,
)
from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.actions import DISCARD, LEAVE, PLACE, REMIGIUS
from kingsbridge_desktop.games.pillars.best_building import Cubes, best, outcome
from kingsbridge_desktop.games.pillars.forecast import Forecast, forecast
from kingsbridge_desktop.games.pillars.state import EMPTY, State, phase, places, stock_of, tax_due

LIKED = 1.0  # how much better than the others the chosen answer looks where they are not compared
_NO_LUCK = Random(0)  # the quick player needs none


class PillarsEvaluator(SeatTermEvaluator):
    """Greedy by what things are worth; reads open things and its own knowledge only."""

    can_compare = True

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self.stocks = Stocks(weights)
        self._takes = [  # by craftsman: the gold and the cubes of one use, and what those are worth if they are kept
            (
                sum([amount for kind, amount in uses if kind == tables.GOLD]),
                sum([amount for kind, amount in uses if kind != tables.GOLD]),
                sum([weights.keep[kind] * amount for kind, amount in uses if kind != tables.GOLD]),
            )
            for uses in tables.USED
        ]
        self._traded: dict[int, Action] = {}  # what was chosen at the market and while building, by all that decides it
        self._built: dict[tuple[int, int], Action] = {}
        self._answers: dict[str, Callable[[State, int, Sequence[Action]], Action]] = {
            "choose_card": self._choose,
            "discard": self._discard,
            "collapse": self._discard,
            "veto": self._veto,
            "place_builder": self._place,
            "place_passed": self._place,
            "bishop": self._bishop,
            "thomas": self._thomas,
            "bless": self._bless,
            "tax_freedom": self._tax_freedom,
            "market": self._market,
            "build": self._build,
            "give_up": self._give_up,
        }
        self._compared: dict[str, Callable[[State, int, Sequence[Action]], list[float]]] = {
            "choose_card": self._choice_worths,
            "place_builder": self._place_worths,
            "place_passed": self._place_worths,
        }

    def learned(self, weights: Mapping[str, Any]) -> PillarsEvaluator:
        """The same with other weights of its quick policy, by their names."""
        return PillarsEvaluator(replace(self.weights, **weights))

    def greedy(self, s: State, legal: Sequence[Action], rng: Random) -> Action:
        """The answer that looks best now."""
        if len(legal) == 1:
            return legal[0]
        top = s.stack[-1]
        return self._answers[top.kind](s, top.seat, legal)

    def action_worths(self, s: State, legal: Sequence[Action]) -> list[float]:
        """What each legal action promises the asked seat, in points; comparable within one question only."""
        top = s.stack[-1]
        compare = self._compared.get(top.kind)
        worths = compare(s, top.seat, legal) if compare else [0.0] * len(legal)
        chosen = legal.index(self.greedy(s, legal, _NO_LUCK))
        worths[chosen] = max(worths) if compare else LIKED  # some rules of thumb are no comparison
        return worths

    # Phase I

    def _choose(self, s: State, seat: int, legal: Sequence[Action]) -> Action:
        return first_best(legal, self._choice_worths(s, seat, legal))

    def _choice_worths(self, s: State, seat: int, legal: Sequence[Action]) -> list[float]:
        w, number, worth, values = self.weights, s.round, self.stocks.value, self.stocks.values
        gold, row, workers = s.gold[seat], s.row[seat], s.free[seat]
        at = standing(row, to_come(s, seat), gold, number)
        base = worth(at)
        purses = self.stocks.purses[number]
        worths = [0.0]
        room, rounds, metal = places(s, seat), tables.ROUNDS + 1 - number, at >> AT_METAL & CUBE_MASK
        for a in legal[1:]:
            chosen = a.args[0]
            if a.kind == "take_card":
                key = at + CARD_STOCK[1 << chosen]
                known = values.get(key)
                value = (worth(key) if known is None else known) - base
                value -= purses[gold + workers] - purses[gold + workers - tables.CARD_WORKERS[chosen]]
            else:
                value = gain_of(row, chosen, room, rounds, metal, w)
                value -= purses[gold] - purses[gold - tables.COST[chosen]]
            worths.append(value)
        return worths

    def _discard(self, s: State, seat: int, legal: Sequence[Action]) -> Action:
        rounds = tables.ROUNDS - s.round + (1 if s.step < tables.CATHEDRAL_STEP else 0)
        return DISCARD[worst(s.row[seat], rounds, stock_of(s, seat)[tables.METAL], self.weights)]

    # Phase II

    def _veto(self, s: State, seat: int, legal: Sequence[Action]) -> Action:
        """A builder of another player goes back when there is something that an own one would pay for."""
        drawn = s.stack[-1].args[0]
        if drawn == seat or not s.bag[seat] or s.gold[seat] < s.price:
            return legal[0]
        values = self._space_values(s, seat)
        margin = values[0][0] - s.price * self.weights.gold[s.round] - self._later(s, seat, values)
        return legal[1] if margin > self.weights.veto else legal[0]

    def _place(self, s: State, seat: int, legal: Sequence[Action]) -> Action:
        values = self._space_values(s, seat)
        most, space = values[0][0], -values[0][1]
        price = s.price if s.stack[-1].kind == "place_builder" else 0
        if legal[0].kind != "pass":
            return _or_last(PLACE[space], legal)
        w = self.weights
        later = self._later(s, seat, values)
        if s.advantages[seat] >> tables.REMIGIUS & 1 and most - later > w.remigius:
            return _or_last(REMIGIUS[space], legal)
        gold, purses = s.gold[seat], self.stocks.purses[s.round]
        if gold >= price and most - (purses[gold] - purses[gold - price]) > later:
            return _or_last(PLACE[space], legal)
        return legal[0]

    def _place_worths(self, s: State, seat: int, legal: Sequence[Action]) -> list[float]:
        """Passing by what will be left, a space by what it brings less what it costs."""
        w, values = self.weights, self._space_values(s, seat)
        by_space = {-space: value for value, space in values}
        price = s.price if s.stack[-1].kind == "place_builder" else 0
        paid = purse(s.gold[seat], s.round, w) - purse(s.gold[seat] - price, s.round, w)
        cost = {"place": paid, "remigius": w.remigius}
        return [by_space[a.args[0]] - cost[a.kind] if a.kind in cost else self._later(s, seat, values) for a in legal]

    def _later(self, s: State, seat: int, values: Sequence[tuple[float, int]]) -> float:
        """What a builder that passes now will find: the best spaces go to those who pay and who passed before."""
        first = int(self.weights.later * sum(s.bag) + passed_before(s))
        return values[first if first < len(values) else -1][0]

    def _space_values(self, s: State, seat: int) -> list[tuple[float, int]]:
        """The free spaces with what they are worth, the best first; of an ordered place the first free one is best."""
        taken = 0
        for mask in s.at:
            taken |= mask
        w, number = self.weights, s.round
        seen = ahead(s, seat)
        at = standing(s.row[seat], seen[0], seen[1], number)
        free = free_spaces(taken)
        values: list[tuple[float, int]] = []
        if free[BISHOP_PLACE] or free[COURT_PLACE]:
            cube, metal = self.stocks.gains(at)
            if free[BISHOP_PLACE]:
                values.append(
                    (max(cube, self._event_loss(s, seat)) if s.event >= 0 else cube + w.bishop, -tables.BISHOP)
                )
            if free[COURT_PLACE]:
                value = self._tax_worth(s, seat, seen)
                for space in free[COURT_PLACE]:
                    values.append((value + metal if space == tables.COURT[0] and s.court_metal else value, -space))
        for space in free[KINGSBRIDGE_PLACE]:
            advantage = s.kingsbridge[space - tables.KINGSBRIDGE[0]]
            values.append((advantage_value(advantage, number, s.step, w), -space))
        for space in free[PRIORY_PLACE]:
            vp = tables.PRIORY_VP[space - tables.PRIORY[0]]
            values.append((float(vp + tables.PHILIP_VP if s.advantages[seat] >> tables.PHILIP & 1 else vp), -space))
        for space in free[SHIRING_PLACE]:
            craftsman = s.shiring[space - tables.SHIRING[0]]
            values.append((self.stocks.joining(at, craftsman, places(s, seat)), -space))
        if free[MARKET_PLACE]:
            if s.at[seat] & tables.MARKET_MASK:
                values += [(0.05, -space) for space in free[MARKET_PLACE]]
            else:
                value = w.market + self.stocks.trades(at, s.market)
                values += [(value - 0.1 * (space - tables.MARKET[0]), -space) for space in free[MARKET_PLACE]]
        is_last = number == tables.ROUNDS
        if free[CASTLE_PLACE]:
            values.append((0.0 if is_last else w.worker * tables.GREY_WON, -tables.CASTLE))
        if free[START_PLACE]:
            values.append((0.0 if is_last else w.start_player, -tables.START_SPACE))
        values.sort(reverse=True)
        return values

    def _tax_worth(self, s: State, seat: int, seen: tuple[int, int, int, int, int]) -> float:
        """What the tax would cost a player who is not at court."""
        if s.at[seat] & tables.COURT_MASK:
            return 0.0
        _, _, gold_high, low, high = seen
        w, tax, most = self.weights, (low + high) / 2, float(gold_high + low)
        missing = tax - most if tax > most else 0.0
        left = most - tax if most > tax else 0.0
        return purse(most, s.round, w) - purse(left, s.round, w) + missing * w.debt

    # Phase III

    def _event_loss(self, s: State, seat: int) -> float:
        """What a known bad event would cost a player."""
        w = self.weights
        effect, amount = tables.EVENT_EFFECT[s.event], tables.EVENT_AMOUNT[s.event]
        if effect == "debt":
            gold = s.gold[seat]
            return purse(gold, s.round, w) - purse(max(0, gold - amount), s.round, w) + max(0, amount - gold) * w.debt
        if effect == "vp":
            return min(-amount, s.vp[seat])
        if effect == "builders":
            return 0.0 if s.round == tables.ROUNDS else w.wall
        if effect == "yield" and amount < 0:
            return 0.6 * s.cards[seat].bit_count()
        if effect == "discard":
            rounds, metal = tables.ROUNDS + 1 - s.round, stock_of(s, seat)[tables.METAL]
            row = s.row[seat]
            rest = row & ~(1 << worst(row, rounds, metal, w))
            return prospects(row, rounds, metal, w) - prospects(rest, rounds, metal, w)
        return 0.0

    def _bishop(self, s: State, seat: int, legal: Sequence[Action]) -> Action:
        stock, gold, *_ = ahead(s, seat)
        at = standing(s.row[seat], stock, gold, s.round)
        base = self.stocks.value(at)
        chosen, most = legal[-1], -1.0
        for a in legal:
            if a.kind == "protect":
                value = self._event_loss(s, seat)
            else:
                value = self.stocks.value(at + ONE[a.args[0]]) - base
            if value > most:
                chosen, most = a, value
        return chosen

    def _thomas(self, s: State, seat: int, legal: Sequence[Action]) -> Action:
        wanted = 0.3 if s.round == tables.ROUNDS else 1.0
        return legal[1] if self._event_loss(s, seat) > wanted else legal[0]

    def _bless(self, s: State, seat: int, legal: Sequence[Action]) -> Action:
        stock, gold, *_ = ahead(s, seat)
        worths = [self.stocks.value(standing(s.row[seat], stock, gold, s.round, a.args[0])) for a in legal]
        return first_best(legal, worths)

    def _tax_freedom(self, s: State, seat: int, legal: Sequence[Action]) -> Action:
        due = tax_due(s, seat)
        worthwhile = due >= 4 or s.gold[seat] < due or s.round >= tables.ROUNDS - 1
        return legal[1] if worthwhile else legal[0]

    def _market(self, s: State, seat: int, legal: Sequence[Action]) -> Action:
        at = standing(s.row[seat], held(s, seat), s.gold[seat], s.round, s.blessed[seat])
        stone, wood, sand = s.market
        key = ((at << MARKET_BITS | stone) << MARKET_BITS | wood) << MARKET_BITS | sand
        key = key << MARKET_BITS | s.bought[seat]
        chosen = self._traded.get(key)
        if chosen is None:
            if len(self._traded) >= MOST:
                self._traded.clear()
            chosen = self._traded[key] = self._trade(s, at, legal)
        return chosen

    def _trade(self, s: State, at: int, legal: Sequence[Action]) -> Action:
        worth, values, gold = self.stocks.value, self.stocks.values, s.gold[s.stack[-1].seat]
        purses = self.stocks.purses[s.round if s.round < tables.ROUNDS else s.round + 1]
        base = worth(at) + purses[gold]
        chosen, most = LEAVE, 0.05
        for a in legal:
            if a.kind == "leave":
                continue
            kind, count = a.args
            if a.kind == "buy":
                after, stock = gold - count * tables.BUY[kind], count * ONE[kind]
            else:
                after, stock = min(tables.GOLD_LIMIT, gold + count * tables.SELL[kind]), -count * ONE[kind]
            key = at + stock + (after - gold << AT_GOLD)
            known = values.get(key)
            value = (worth(key) if known is None else known) + purses[after] - base
            if value > most:
                chosen, most = a, value
        return chosen

    def _build(self, s: State, seat: int, legal: Sequence[Action]) -> Action:
        """In the last round the exact best; before it what brings more than keeping would."""
        blessed = s.blessed[seat]
        key = standing(s.row[seat], held(s, seat), s.gold[seat], s.round, blessed), s.used
        chosen = self._built.get(key)
        if chosen is None:
            if len(self._built) >= MOST:
                self._built.clear()
            chosen = best(s)[0] if s.round == tables.ROUNDS else self._conversion(s, seat, legal)
            if blessed == EMPTY:  # else the event says how often
                self._built[key] = chosen
        return chosen

    def _conversion(self, s: State, seat: int, legal: Sequence[Action]) -> Action:
        w, number, gold = self.weights, s.round, s.gold[seat]
        purses = self.stocks.purses[number]
        surplus = max(0, sum(stock_of(s, seat)) - tables.KEPT)
        chosen, most = legal[-1], 0.0
        for a in legal[:-1]:
            craftsman, times = a.args
            paid, spent, worth = self._takes[craftsman]
            value = tables.GIVES_VP[craftsman] * times + tables.GIVES_GOLD[craftsman] * times * w.gold[number]
            if paid:
                value -= purses[gold] - purses[gold - paid * times] + 0.1 * times
            if spent:
                cubes = spent * times
                value -= worth * times * (cubes - min(cubes, surplus)) / cubes
                value = value / cubes + 0.001 * times if value > 0 else value
            else:
                value += 5.0 if value > 0 else 0.0
            if value > most:
                chosen, most = a, value
        return chosen

    def _give_up(self, s: State, seat: int, legal: Sequence[Action]) -> Action:
        return min(legal, key=lambda a: self.weights.keep[a.args[0]])

    # The evaluation

    def seat_parts(self, s: State) -> list[dict[str, float]]:
        """The points so far, what the round and the rounds to come will bring, and what is held."""
        return [self._terms_of(s, seat) for seat in range(s.seats)]

    def is_quiet(self, s: State) -> bool:
        """Whether a player is asked for a choice of a round's first two phases, with nothing half done."""
        return s.stack[-1].kind in ("choose_card", "place_builder", "place_passed")

    def clock(self, s: State) -> float:
        """How far the game has come, between 0 and 1."""
        return (s.round - 1 + s.step / tables.CLOSING) / tables.ROUNDS

    def _terms_of(self, s: State, seat: int) -> dict[str, float]:
        if not s.stack:
            return {"points": float(s.vp[seat])}
        w, e, rounds = self.weights, EXPECTED, tables.ROUNDS - s.round
        found = forecast(s, seat)
        stock = _all(s, seat, found)
        row, at, now = s.row[seat], s.at[seat], phase(s)
        advantages = 0.0
        for advantage in members_of(s.advantages[seat]):
            advantages += advantage_value(advantage, s.round, s.step, w)
        for slot, space in enumerate(tables.KINGSBRIDGE):
            if at >> space & 1 and s.kingsbridge[slot] != EMPTY and not tables.AT_ONCE >> s.kingsbridge[slot] & 1:
                advantages += advantage_value(s.kingsbridge[slot], s.round, s.step, w)
        for slot, space in enumerate(tables.SHIRING):
            if at >> space & 1 and s.shiring[slot] != EMPTY:
                row |= 1 << s.shiring[slot]
        places_value = e.bishop * (at >> tables.BISHOP & 1)
        craftsmen = 0.0
        if rounds:
            left = outcome(s.row[seat], stock, found.gold_low, False).cubes
            craftsmen = e.prospects * prospects(row, rounds, stock[tables.METAL], w) + e.kept * kept(left, w)
            craftsmen += e.cube * sum(left)
            places_value += e.start_player * (at >> tables.START_SPACE & 1) + e.castle * (at >> tables.CASTLE & 1)
            places_value += w.worker * s.grey_won[seat]
        builders = (
            tables.BUILDERS if now == tables.CHOOSING_PHASE else s.bag[seat] if now == tables.PLACING_PHASE else 0
        )
        this_round = e.places * found.vp_places + e.building * found.vp_building + e.phases[now]
        gold = min(s.gold[seat] + found.income, tables.GOLD_LIMIT)
        before_tax = _gold_value(gold, rounds)
        return {
            "points": float(s.vp[seat]),
            "rounds": e.rounds[s.round][s.seats - 2],
            "round": this_round + e.builder * builders + e.passed * s.track.count(seat),
            "craftsmen": craftsmen,
            "gold": before_tax,
            "tax": _gold_value((found.gold_low + found.gold_high) / 2, rounds) - before_tax,
            "advantages": e.advantages * advantages + places_value,
            "market": e.market if s.step <= tables.MARKET_STEP and at & tables.MARKET_MASK else 0.0,
        }


def _gold_value(gold: float, rounds: int) -> float:
    if not rounds:
        return EXPECTED.last_gold * gold
    return EXPECTED.gold * min(gold, PURSE) + EXPECTED.more_gold * max(0.0, gold - PURSE)


def _all(s: State, seat: int, found: Forecast) -> Cubes:
    stone, wood, sand, metal = stock_of(s, seat)
    more_stone, more_wood, more_sand, more_metal = found.resources
    return stone + more_stone, wood + more_wood, sand + more_sand, metal + more_metal


def _or_last(wanted: Action, legal: Sequence[Action]) -> Action:
    return wanted if wanted in legal else legal[-1]


EVALUATOR = PillarsEvaluator()
