"""What a stock is worth to its owner in the board game, remembered under one int.

The tries of a search ask for the same few stocks again and again. So a stock is an int with a few bits for each kind of
cube, and a *standing* one with the row, the blessing, the round and the gold above it: all that decides what the best
building brings. One cube more is one addition, and what was found out is a look into a dict.
"""

from __future__ import annotations

from kingsbridge_desktop.bots.eval.pillars_worth import Weights, kept, prospects, purse, with_craftsman
from kingsbridge_desktop.core.bits import mask_of, members_of
from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.best_building import Cubes, crew_of, kept_value
from kingsbridge_desktop.games.pillars.forecast import forecast, taxes
from kingsbridge_desktop.games.pillars.state import EMPTY, State

MOST = 60_000  # standings that are remembered: some 10 MB; when they are all there, everything is forgotten
MOST_ROWS = 3_000  # each with its own tables where no other row has the same craftsmen

# From below: the row, the cubes, gold, round, blessing. What differs most stands lowest, which is what a dict looks at
# first, and all but the blessing fits a machine word.
ROW_BITS = len(tables.CRAFTSMEN)
ROW_MASK = (1 << ROW_BITS) - 1
CUBE_BITS = tables.MOST_CUBES.bit_length()
CUBE_MASK = (1 << CUBE_BITS) - 1
AT_STONE, AT_WOOD, AT_SAND, AT_METAL = [ROW_BITS + CUBE_BITS * kind for kind in tables.RESOURCES]
STONE, WOOD, SAND, METAL = ONE = (1 << AT_STONE, 1 << AT_WOOD, 1 << AT_SAND, 1 << AT_METAL)
AT_GOLD = ROW_BITS + CUBE_BITS * tables.KINDS
GOLD_BITS = tables.GOLD_LIMIT.bit_length()
GOLD_MASK = (1 << GOLD_BITS) - 1
AT_ROUND = AT_GOLD + GOLD_BITS
ROUND_BITS = tables.ROUNDS.bit_length()
ROUND_MASK = (1 << ROUND_BITS) - 1
AT_BLESSED = AT_ROUND + ROUND_BITS
GOLD_FIELD = GOLD_MASK << AT_GOLD
GOLD_USERS = mask_of([c for c in tables.CRAFTSMEN if tables.USES[c][tables.GOLD]])
_most_earned = sum([tables.GIVES_GOLD[c] * tables.MOST_TIMES[c] for c in tables.CRAFTSMEN])
ROOMY = max(0, tables.GOLD_LIMIT - _most_earned) << AT_GOLD  # so much gold that no craftsman can fill the track
MARKET_BITS = tables.MARKET_CUBES.bit_length()

CARD_STOCK = tuple(  # what the resource cards of a mask bring, as a stock
    [
        sum([ONE[tables.CARD_KIND[card]] * tables.CARD_YIELD[card] for card in members_of(mask)])
        for mask in range(tables.ALL_CARDS + 1)
    ]
)
_INCOME = [0] * len(tables.ADVANTAGES)  # what an advantage brings every round
for _site, _kind in enumerate(tables.SITE_KIND):
    for _advantage, _amount in tables.INCOME[_site]:
        _INCOME[_advantage] += ONE[_kind] * _amount
(
    BISHOP_PLACE,
    KINGSBRIDGE_PLACE,
    PRIORY_PLACE,
    COURT_PLACE,
    SHIRING_PLACE,
    CASTLE_PLACE,
    MARKET_PLACE,
    START_PLACE,
) = range(len(tables.PLACE_SPACES))
FREE_SPACES: dict[int, tuple[tuple[int, ...], ...]] = {}  # by the spaces taken, as found by `free_spaces`
_AT_ONCE = tuple([sum([ONE[kind] * gives[kind] for kind in tables.RESOURCES]) for gives in tables.AT_ONCE_GIVES])
_AT_ONCE_GOLD = tuple([gives[tables.GOLD] for gives in tables.AT_ONCE_GIVES])


def held(s: State, seat: int) -> int:
    """The stock that lies before a player."""
    stone, wood, sand, metal = s.cubes[tables.STOCK[seat]]
    return stone << AT_STONE | wood << AT_WOOD | sand << AT_SAND | metal << AT_METAL


def cubes_of(stock: int) -> Cubes:
    """A stock, or the stock of a standing, as cubes."""
    return (
        stock >> AT_STONE & CUBE_MASK,
        stock >> AT_WOOD & CUBE_MASK,
        stock >> AT_SAND & CUBE_MASK,
        stock >> AT_METAL & CUBE_MASK,
    )


def standing(row: int, stock: int, gold: int, number: int, blessed: int = EMPTY) -> int:
    """A row, its stock and gold, and the round."""
    at = row | stock | gold << AT_GOLD | number << AT_ROUND
    return at if blessed == EMPTY else at | blessed + 1 << AT_BLESSED


def to_come(s: State, seat: int) -> int:
    """The stock with what the cards taken so far and the advantages held will bring."""
    stock = held(s, seat) + CARD_STOCK[s.cards[seat]]
    for advantage in members_of(s.advantages[seat]):
        stock += _INCOME[advantage]
    return stock


def ahead(s: State, seat: int) -> tuple[int, int, int, int, int]:
    """`forecast` without points: the stock at the cathedral, lowest and highest gold after taxes, both taxes."""
    if s.step or s.event >= 0:  # in the middle of the steps, or an event is known
        found = forecast(s, seat)
        stone, wood, sand, metal = found.resources
        stock = held(s, seat) + (stone << AT_STONE | wood << AT_WOOD | sand << AT_SAND | metal << AT_METAL)
        return stock, found.gold_low, found.gold_high, found.tax_low, found.tax_high
    at, advantages = s.at[seat], s.advantages[seat]
    stock = held(s, seat) + CARD_STOCK[s.cards[seat]]
    gold = s.gold[seat] + s.mill[seat] + s.free[seat]
    if at:
        for slot, space in enumerate(tables.KINGSBRIDGE):
            if at >> space & 1 and s.kingsbridge[slot] != EMPTY:
                advantage = s.kingsbridge[slot]
                advantages |= 1 << advantage
                stock += _AT_ONCE[advantage]
                gold += _AT_ONCE_GOLD[advantage]
        if at >> tables.COURT[0] & 1:
            stock += METAL * s.court_metal
    for advantage in members_of(advantages):
        stock += _INCOME[advantage]
    low, high = taxes(s, seat, advantages)
    if gold > tables.GOLD_LIMIT:
        gold = tables.GOLD_LIMIT
    return stock, gold - high if gold > high else 0, gold - low if gold > low else 0, low, high


def _is_held(stock: int, needs: int) -> bool:
    """Whether a stock has at least as many cubes of each kind."""
    for kind in tables.RESOURCES:
        if (stock >> AT_STONE + CUBE_BITS * kind & CUBE_MASK) < (needs >> AT_STONE + CUBE_BITS * kind & CUBE_MASK):
            return False
    return True


def free_spaces(taken: int) -> tuple[tuple[int, ...], ...]:
    """The free spaces of each place, remembered."""
    found = FREE_SPACES.get(taken)
    if found is None:
        if len(FREE_SPACES) >= MOST:
            FREE_SPACES.clear()
        found = tuple([tuple([space for space in spaces if not taken >> space & 1]) for spaces in tables.PLACE_SPACES])
        FREE_SPACES[taken] = found
    return found


def passed_before(s: State) -> int:
    """How many builders stand on the cost track."""
    return len(s.track) - s.track.count(NOBODY)


class _Row:
    """A row as building sees it: by kind what its craftsmen make of so many cubes, and what they spend."""

    __slots__ = ("gold", "holding", "mixes", "points", "spent", "sure")

    def __init__(self, row: int, blessed: int) -> None:
        crew = crew_of(row, blessed, 0 if blessed == EMPTY else 1)
        self.sure, self.mixes = crew.sure, crew.mixes
        self.holding = [
            (sum([ONE[kind] * amount for kind, amount in tables.NEEDS[c]]), tables.GIVES_GOLD[c] * times)
            for c, times in crew.holding
        ]
        nothing = (0,) * (CUBE_MASK + 1)
        self.points, self.spent = [nothing] * tables.KINDS, [nothing] * tables.KINDS
        self.gold: tuple[tuple[int, ...], tuple[int, ...]] | None = None
        for kind, points, spent in crew.points:
            if kind == tables.GOLD:
                self.gold = points, spent
            else:
                self.points[kind], self.spent[kind] = points, spent


class Stocks:
    """What standings are worth, as weights say."""

    __slots__ = ("_gains", "_joins", "_rows", "_trades", "purses", "values", "w")

    def __init__(self, w: Weights) -> None:
        self.w = w
        self.purses = [
            [purse(gold, number, w) for gold in range(2 * tables.GOLD_LIMIT)] for number in range(len(w.gold))
        ]
        self._rows: dict[int, _Row] = {}
        self.values: dict[int, float] = {}
        self._gains: dict[int, tuple[float, float]] = {}
        self._trades: dict[int, float] = {}
        self._joins: dict[int, float] = {}

    def value(self, at: int) -> float:
        """What a standing is worth at the cathedral this round: points, and what is kept or won besides."""
        value = self.values.get(at)
        if value is None:
            if len(self.values) >= MOST:
                self.values.clear()
            gold = at & GOLD_FIELD
            if gold and gold <= ROOMY and not at & GOLD_USERS:  # then gold changes nothing
                value = self.values[at] = self.value(at ^ gold)
            else:
                value = self.values[at] = self._find_value(at)
        return value

    def _row(self, key: int) -> _Row:
        found = self._rows.get(key)
        if found is None:
            if len(self._rows) >= MOST_ROWS:
                self._rows.clear()
            found = self._rows[key] = _Row(key & ROW_MASK, (key >> ROW_BITS) - 1)
        return found

    def _find_value(self, at: int) -> float:
        """As `outcome` finds the best building: most points, then the most valuable rest."""
        row = self._row(at & ROW_MASK | at >> AT_BLESSED << ROW_BITS)
        number, gold = at >> AT_ROUND & ROUND_MASK, at >> AT_GOLD & GOLD_MASK
        last = number == tables.ROUNDS
        have_stone, have_wood, have_sand, have_metal = cubes_of(at)
        spent, (of_stone, of_wood, of_sand, of_metal) = row.spent, row.points
        income = gold
        for needs, gives in row.holding:
            if _is_held(at, needs):
                income += gives
        best_vp = -1
        best_gold, best = gold, (0, 0, 0, 0)
        for mix in row.mixes:
            stone, wood = have_stone - mix.stone, have_wood - mix.wood
            sand, metal = have_sand - mix.sand, have_metal - mix.metal
            if stone < 0 or wood < 0 or sand < 0 or metal < 0:
                continue
            vp = row.sure + mix.vp + of_stone[stone] + of_wood[wood] + of_sand[sand] + of_metal[metal]
            rest = income + mix.gold
            if row.gold is not None:
                vp += row.gold[0][rest]
                rest -= row.gold[1][rest]
            if vp < best_vp:
                continue
            left = (stone - spent[0][stone], wood - spent[1][wood], sand - spent[2][sand], metal - spent[3][metal])
            if rest > tables.GOLD_LIMIT:
                rest = tables.GOLD_LIMIT
            if vp > best_vp or rest + kept_value(left, last) > best_gold + kept_value(best, last):
                best_vp, best_gold, best = vp, rest, left
        if last:
            return best_vp + (best_gold - gold) * self.w.gold[number + 1]
        return best_vp + (best_gold - gold) * self.w.gold[number] + kept(best, self.w)

    def gains(self, at: int) -> tuple[float, float]:
        """What the best cube of the market adds to a standing, and what a metal adds."""
        found = self._gains.get(at)
        if found is None:
            if len(self._gains) >= MOST:
                self._gains.clear()
            base = self.value(at)
            cube = max([self.value(at + ONE[kind]) for kind in tables.GOODS]) - base
            found = self._gains[at] = cube, self.value(at + METAL) - base
        return found

    def joining(self, at: int, craftsman: int, room: int) -> float:
        """A craftsman for nothing: this round by what will be in stock, later rounds by what they usually bring."""
        key = at << 10 | craftsman << 4 | room
        value = self._joins.get(key)
        if value is None:
            if len(self._joins) >= MOST:
                self._joins.clear()
            w, row, metal = self.w, at & ROW_MASK, at >> AT_METAL & CUBE_MASK
            rounds = tables.ROUNDS - (at >> AT_ROUND & ROUND_MASK)
            after = with_craftsman(row, craftsman, room, rounds + 1, metal, w)
            now = self.value(at + after - row) - self.value(at)
            value = now + w.decay * (prospects(after, rounds, metal, w) - prospects(row, rounds, metal, w))
            self._joins[key] = value
        return value

    def trades(self, at: int, market: list[int]) -> float:
        """Trades that can be seen now: capacity that stays idle, and surplus that could be sold."""
        stone, wood, sand = market
        key = ((at << MARKET_BITS | stone) << MARKET_BITS | wood) << MARKET_BITS | sand
        value = self._trades.get(key)
        if value is None:
            if len(self._trades) >= MOST:
                self._trades.clear()
            value = self._trades[key] = self._find_trades(at, market)
        return value

    def _find_trades(self, at: int, market: list[int]) -> float:
        best_trade = 0.0
        w, row, gold = self.w, at & ROW_MASK, at >> AT_GOLD & GOLD_MASK
        number = at >> AT_ROUND & ROUND_MASK
        if number == tables.ROUNDS:
            number += 1  # gold is of little use after the last market
        values, base, purses = self.values, self.value(at), self.purses[number]
        for kind in tables.GOODS:
            if kind == tables.WOOD and not row & tables.RIGHT_HOLDERS[tables.BUY_WOOD]:
                continue
            price = tables.BUY[kind]
            trade = 0.0
            for count in range(1, min(market[kind], gold // price) + 1):
                key = at + count * (ONE[kind] - (price << AT_GOLD))
                known = values.get(key)
                value = (self.value(key) if known is None else known) - base
                value -= purses[gold] - purses[gold - count * price]
                if value > trade:
                    trade = value
            best_trade += trade
        for kind, have in enumerate(cubes_of(at)):
            if not have or (kind == tables.STONE and not row & tables.RIGHT_HOLDERS[tables.SELL_STONE]):
                continue
            value = self.value(at - ONE[kind]) - base
            value += tables.SELL[kind] * w.gold[number]
            if value > 0.0:
                best_trade += value
        return best_trade
