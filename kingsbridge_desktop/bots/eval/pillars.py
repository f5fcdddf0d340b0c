"""The quick player of the board game: an evaluation in VP, and for every question the answer that looks best by it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from kingsbridge_desktop.bots.base import SeatTermEvaluator, first_best
from kingsbridge_desktop.bots.eval.pillars_worth import (
    EXPECTED,
    PURSE,
    WEIGHTS,
    Weights,
    advantage_value,
    build_value,
    gain_of,
    kept,
    prospects,
    purse,
    with_craftsman,
    worst,
)
from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.best_building import Cubes, best, outcome
from kingsbridge_desktop.games.pillars.forecast import Forecast, forecast
from kingsbridge_desktop.games.pillars.state import EMPTY, State, phase, places, stock_of, tax_due

LIKED = 1.0  # how much better than the others the chosen answer looks where they are not compared
MOST_MARKETS = 8000  # whose trades are remembered: some 3 MB
_NO_LUCK = Random(0)  # the quick player needs none


class PillarsEvaluator(SeatTermEvaluator):
    """Greedy by what things are worth; reads open things and its own knowledge only."""

    can_compare = True

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.w = weights
        self._markets: dict[tuple[int, ...], float] = {}  # what trades are worth, by all that decides it
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
        self._worth_at = (
            self._at_bishop,
            self._at_kingsbridge,
            self._at_priory,
            self._at_court,
            self._at_shiring,
            self._at_castle,
            self._at_market,
            self._at_start,
        )

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
        w, number = self.w, s.round
        gold, row = s.gold[seat], s.row[seat]
        stock = _stock_to_come(s, seat)
        base = build_value(row, stock, gold, number, w=w)
        idle = purse(gold + s.free[seat], number, w)
        worths = [0.0]
        room = places(s, seat)
        for a in legal[1:]:
            if a.kind == "take_card":
                card = a.args[0]
                more = list(stock)
                more[tables.CARD_KIND[card]] += tables.CARD_YIELD[card]
                value = build_value(row, _cubes(more), gold, number, w=w) - base
                value -= idle - purse(gold + s.free[seat] - tables.CARD_WORKERS[card], number, w)
            else:
                craftsman = a.args[0]
                value = gain_of(row, craftsman, room, tables.ROUNDS + 1 - number, stock[tables.METAL], w)
                value -= purse(gold, number, w) - purse(gold - tables.COST[craftsman], number, w)
            worths.append(value)
        return worths

    def _discard(self, s: State, seat: int, legal: Sequence[Action]) -> Action:
        rounds = tables.ROUNDS - s.round + (1 if s.step < tables.CATHEDRAL_STEP else 0)
        row, metal = s.row[seat], stock_of(s, seat)[tables.METAL]
        return max(legal, key=lambda a: prospects(row & ~(1 << a.args[0]), rounds, metal, self.w))

    # Phase II

    def _veto(self, s: State, seat: int, legal: Sequence[Action]) -> Action:
        """A builder of another player goes back when there is something that an own one would pay for."""
        drawn = s.stack[-1].args[0]
        if drawn == seat or not s.bag[seat] or s.gold[seat] < s.price:
            return legal[0]
        values = self._space_values(s, seat)
        margin = values[0][0] - s.price * self.w.gold[s.round] - self._later(s, seat, values)
        return legal[1] if margin > self.w.veto else legal[0]

    def _place(self, s: State, seat: int, legal: Sequence[Action]) -> Action:
        values = self._space_values(s, seat)
        most, space = values[0][0], -values[0][1]
        price = s.price if s.stack[-1].kind == "place_builder" else 0
        if legal[0].kind != "pass":
            return _with(legal, "place", space)
        w = self.w
        later = self._later(s, seat, values)
        if s.advantages[seat] >> tables.REMIGIUS & 1 and most - later > w.remigius:
            return _with(legal, "remigius", space)
        paid = purse(s.gold[seat], s.round, w) - purse(s.gold[seat] - price, s.round, w)
        if s.gold[seat] >= price and most - paid > later:
            return _with(legal, "place", space)
        return legal[0]

    def _place_worths(self, s: State, seat: int, legal: Sequence[Action]) -> list[float]:
        """Passing by what will be left, a space by what it brings less what it costs."""
        w, values = self.w, self._space_values(s, seat)
        by_space = {-space: value for value, space in values}
        price = s.price if s.stack[-1].kind == "place_builder" else 0
        paid = purse(s.gold[seat], s.round, w) - purse(s.gold[seat] - price, s.round, w)
        cost = {"place": paid, "remigius": w.remigius}
        return [by_space[a.args[0]] - cost[a.kind] if a.kind in cost else self._later(s, seat, values) for a in legal]

    def _later(self, s: State, seat: int, values: Sequence[tuple[float, int]]) -> float:
        """What a builder that passes now will find: the best spaces go to those who pay and who passed before."""
        before = sum(1 for other in s.track if other >= 0)
        ahead = int(self.w.later * sum(s.bag) + before)
        return values[min(ahead, len(values) - 1)][0]

    def _space_values(self, s: State, seat: int) -> list[tuple[float, int]]:
        """The free spaces with what they are worth, the best first; of an ordered place the first free one is best."""
        taken = 0
        for mask in s.at:
            taken |= mask
        found = forecast(s, seat)
        values = []
        for place, spaces in enumerate(tables.PLACE_SPACES):
            free = [space for space in spaces if not taken >> space & 1]
            if free:
                worth = self._worth_at[place](s, seat, free, found)
                values += [(value, -space) for value, space in zip(worth, free, strict=True)]
        values.sort(reverse=True)
        return values

    def _at_bishop(self, s: State, seat: int, free: list[int], found: Forecast) -> list[float]:
        row, stock, gold = s.row[seat], _all(s, seat, found), found.gold_low
        base = build_value(row, stock, gold, s.round, w=self.w)
        cube = max(build_value(row, _plus(stock, kind, 1), gold, s.round, w=self.w) for kind in tables.GOODS) - base
        if s.event >= 0:
            return [max(cube, self._event_loss(s, seat))]
        return [cube + self.w.bishop]

    def _at_kingsbridge(self, s: State, seat: int, free: list[int], found: Forecast) -> list[float]:
        return [advantage_value(s, seat, s.kingsbridge[space - tables.KINGSBRIDGE[0]], self.w) for space in free]

    def _at_priory(self, s: State, seat: int, free: list[int], found: Forecast) -> list[float]:
        more = tables.PHILIP_VP if s.advantages[seat] >> tables.PHILIP & 1 else 0
        return [float(tables.PRIORY_VP[space - tables.PRIORY[0]] + more) for space in free]

    def _at_court(self, s: State, seat: int, free: list[int], found: Forecast) -> list[float]:
        """What the tax would cost, and the metal of the first space."""
        w = self.w
        value = 0.0
        if not s.at[seat] & tables.COURT_MASK:
            tax = (found.tax_low + found.tax_high) / 2
            held = found.gold_high + found.tax_low
            missing = max(0.0, tax - held)
            value = purse(held, s.round, w) - purse(max(0.0, held - tax), s.round, w) + missing * w.debt
        values = [value] * len(free)
        if free[0] == tables.COURT[0] and s.court_metal:
            stock = _all(s, seat, found)
            row, gold = s.row[seat], found.gold_low
            more = build_value(row, _plus(stock, tables.METAL, 1), gold, s.round, w=w)
            values[0] += more - build_value(row, stock, gold, s.round, w=w)
        return values

    def _at_shiring(self, s: State, seat: int, free: list[int], found: Forecast) -> list[float]:
        return [self._shiring_value(s, seat, s.shiring[space - tables.SHIRING[0]], found) for space in free]

    def _at_castle(self, s: State, seat: int, free: list[int], found: Forecast) -> list[float]:
        return [0.0 if s.round == tables.ROUNDS else self.w.worker * tables.GREY_WON]

    def _at_market(self, s: State, seat: int, free: list[int], found: Forecast) -> list[float]:
        if s.at[seat] & tables.MARKET_MASK:
            return [0.05] * len(free)
        value = self.w.market + self._market_value(s, seat, found)
        return [value - 0.1 * (space - tables.MARKET[0]) for space in free]

    def _at_start(self, s: State, seat: int, free: list[int], found: Forecast) -> list[float]:
        return [0.0 if s.round == tables.ROUNDS else self.w.start_player]

    def _shiring_value(self, s: State, seat: int, craftsman: int, found: Forecast) -> float:
        """This round by what will be in stock, later rounds by what they usually bring."""
        w, row, stock = self.w, s.row[seat], _all(s, seat, found)
        rounds = tables.ROUNDS - s.round
        after = with_craftsman(row, craftsman, places(s, seat), rounds + 1, stock[tables.METAL], w)
        now = build_value(after, stock, found.gold_low, s.round, w=w)
        now -= build_value(row, stock, found.gold_low, s.round, w=w)
        left = stock[tables.METAL]
        return now + w.decay * (prospects(after, rounds, left, w) - prospects(row, rounds, left, w))

    def _market_value(self, s: State, seat: int, found: Forecast) -> float:
        """Trades that can be seen now, remembered: the tries of a search ask for the same stocks again and again."""
        stock = _all(s, seat, found)
        key = (s.row[seat], *stock, found.gold_low, s.round, *s.market)
        value = self._markets.get(key)
        if value is None:
            if len(self._markets) >= MOST_MARKETS:
                del self._markets[next(iter(self._markets))]  # the oldest
            value = self._markets[key] = self._trades(s, seat, stock, found.gold_low)
        return value

    def _trades(self, s: State, seat: int, stock: Cubes, gold: int) -> float:
        """Capacity that stays idle, and surplus that could be sold."""
        best_trade = 0.0
        row, w = s.row[seat], self.w
        at = s.round if s.round < tables.ROUNDS else s.round + 1  # gold is of little use after the last market
        base = build_value(row, stock, gold, s.round, w=w)
        for kind in tables.GOODS:
            if kind == tables.WOOD and not row & tables.RIGHT_HOLDERS[tables.BUY_WOOD]:
                continue
            most = min(s.market[kind], gold // tables.BUY[kind])
            trade = 0.0
            for count in range(1, most + 1):
                value = (
                    build_value(row, _plus(stock, kind, count), gold - count * tables.BUY[kind], s.round, w=w) - base
                )
                value -= purse(gold, at, w) - purse(gold - count * tables.BUY[kind], at, w)
                trade = max(trade, value)
            best_trade += trade
        for kind in tables.RESOURCES:
            if not stock[kind] or (kind == tables.STONE and not row & tables.RIGHT_HOLDERS[tables.SELL_STONE]):
                continue
            value = build_value(row, _plus(stock, kind, -1), gold, s.round, w=w) - base
            value += tables.SELL[kind] * w.gold[at]
            best_trade += max(0.0, value)
        return best_trade

    # Phase III

    def _event_loss(self, s: State, seat: int) -> float:
        """What a known bad event would cost a player."""
        w = self.w
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
        found = forecast(s, seat)
        stock = _all(s, seat, found)
        base = build_value(s.row[seat], stock, found.gold_low, s.round, w=self.w)
        chosen, most = legal[-1], -1.0
        for a in legal:
            if a.kind == "protect":
                value = self._event_loss(s, seat)
            else:
                more = _plus(stock, a.args[0], 1)
                value = build_value(s.row[seat], more, found.gold_low, s.round, w=self.w) - base
            if value > most:
                chosen, most = a, value
        return chosen

    def _thomas(self, s: State, seat: int, legal: Sequence[Action]) -> Action:
        wanted = 0.3 if s.round == tables.ROUNDS else 1.0
        return legal[1] if self._event_loss(s, seat) > wanted else legal[0]

    def _bless(self, s: State, seat: int, legal: Sequence[Action]) -> Action:
        found = forecast(s, seat)
        stock = _all(s, seat, found)
        row, gold = s.row[seat], found.gold_low
        return max(legal, key=lambda a: build_value(row, stock, gold, s.round, a.args[0], self.w))

    def _tax_freedom(self, s: State, seat: int, legal: Sequence[Action]) -> Action:
        due = tax_due(s, seat)
        worthwhile = due >= 4 or s.gold[seat] < due or s.round >= tables.ROUNDS - 1
        return legal[1] if worthwhile else legal[0]

    def _market(self, s: State, seat: int, legal: Sequence[Action]) -> Action:
        w, row, gold = self.w, s.row[seat], s.gold[seat]
        blessed = s.blessed[seat]
        stock = _cubes(stock_of(s, seat))
        at = s.round if s.round < tables.ROUNDS else s.round + 1
        base = build_value(row, stock, gold, s.round, blessed, w) + purse(gold, at, w)
        chosen, most = None, 0.05
        leave = legal[0]
        for a in legal:
            if a.kind == "leave":
                leave = a
                continue
            kind, count = a.args
            if a.kind == "buy":
                after, purse_after = _plus(stock, kind, count), gold - count * tables.BUY[kind]
            else:
                after, purse_after = (
                    _plus(stock, kind, -count),
                    min(tables.GOLD_LIMIT, gold + count * tables.SELL[kind]),
                )
            value = build_value(row, after, purse_after, s.round, blessed, w) + purse(purse_after, at, w) - base
            if value > most:
                chosen, most = a, value
        return chosen or leave

    def _build(self, s: State, seat: int, legal: Sequence[Action]) -> Action:
        """In the last round the exact best; before it what brings more than keeping would."""
        if s.round == tables.ROUNDS:
            return best(s)[0]
        w = self.w
        cubes = stock_of(s, seat)
        total = sum(cubes)
        chosen, most = legal[-1], 0.0
        for a in legal[:-1]:
            craftsman, times = a.args
            uses = tables.USED[craftsman]
            gold = sum(amount for kind, amount in uses if kind == tables.GOLD) * times
            spent = sum(amount for kind, amount in uses if kind != tables.GOLD) * times
            surplus = min(spent, max(0, total - tables.KEPT))
            value = tables.GIVES_VP[craftsman] * times + tables.GIVES_GOLD[craftsman] * times * w.gold[s.round]
            if gold:
                value -= purse(s.gold[seat], s.round, w) - purse(s.gold[seat] - gold, s.round, w) + 0.1 * times
            if spent:
                worth = sum(w.keep[kind] * amount for kind, amount in uses if kind != tables.GOLD) * times
                value -= worth * (spent - surplus) / spent
                value = value / spent + 0.001 * times if value > 0 else value
            else:
                value += 5.0 if value > 0 else 0.0
            if value > most:
                chosen, most = a, value
        return chosen

    def _give_up(self, s: State, seat: int, legal: Sequence[Action]) -> Action:
        return min(legal, key=lambda a: self.w.keep[a.args[0]])

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
        w, e, rounds = self.w, EXPECTED, tables.ROUNDS - s.round
        found = forecast(s, seat)
        stock = _all(s, seat, found)
        row, at, now = s.row[seat], s.at[seat], phase(s)
        advantages = 0.0
        for held in members_of(s.advantages[seat]):
            advantages += advantage_value(s, seat, held, w)
        for slot, space in enumerate(tables.KINGSBRIDGE):
            if at >> space & 1 and s.kingsbridge[slot] != EMPTY and not tables.AT_ONCE >> s.kingsbridge[slot] & 1:
                advantages += advantage_value(s, seat, s.kingsbridge[slot], w)
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


def _cubes(cubes: Sequence[int]) -> Cubes:
    return cubes[0], cubes[1], cubes[2], cubes[3]


def _plus(cubes: Cubes, kind: int, count: int) -> Cubes:
    more = list(cubes)
    more[kind] += count
    return _cubes(more)


def _all(s: State, seat: int, found: Forecast) -> Cubes:
    stone, wood, sand, metal = stock_of(s, seat)
    more_stone, more_wood, more_sand, more_metal = found.resources
    return stone + more_stone, wood + more_wood, sand + more_sand, metal + more_metal


def _stock_to_come(s: State, seat: int) -> Cubes:
    cubes = stock_of(s, seat)
    for card in members_of(s.cards[seat]):
        cubes[tables.CARD_KIND[card]] += tables.CARD_YIELD[card]
    for site, kind in enumerate(tables.SITE_KIND):
        for advantage, amount in tables.INCOME[site]:
            if s.advantages[seat] >> advantage & 1:
                cubes[kind] += amount
    return _cubes(cubes)


def _with(legal: Sequence[Action], kind: str, space: int) -> Action:
    wanted = Action(kind, (space,))
    return wanted if wanted in legal else legal[-1]


EVALUATOR = PillarsEvaluator()
