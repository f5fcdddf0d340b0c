"""What things are worth in A Column of Fire, in points, as one player sees a position."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.selling import can_sell
from kingsbridge_desktop.games.column_of_fire.state import State


class Weights(NamedTuple):
    """What experience says; found by letting the evaluator play against itself."""

    pace: float = 7.0  # points a leader makes in a year
    cards: float = 0.36  # cards a deck loses in a year, per player
    stones: float = 0.36  # stones a country gets in a year, per player
    religious: float = 0.44  # the chance that a stone to come is catholic; the same for protestant
    rival: float = 0.25  # what all others' gains together count against the own, in their average
    year: float = 4.0  # what a year to come brings anybody
    use_good: float = 1.0  # a person's action in years to come, by symbol; a good by its worth
    use_advantage: float = 1.8
    use_protection: float = 1.9
    use_vp: float = 1.3  # per VP
    use_captain: float = 1.5
    use_stone: float = 0.7
    use_neutral: float = 0.6
    use_turn: float = 0.8
    use_remove: float = 0.3
    use_advance: float = 1.7
    use_free: float = 0.7
    advantage: float = 1.8
    advantage_hold: float = 1.2
    protection: float = 1.6
    die_year: float = 0.65  # what a coloured die does in a year if it is free
    violet_year: float = 1.15
    last_die: float = 1.0  # what the last free die does in a year beyond that
    second_die: float = 0.5
    sale: float = 0.45  # the share of its price a good is worth where a house stands
    hope: float = 0.3  # and where none stands yet
    more: float = 0.75  # the share of the next good of the same kind
    sales: float = 1.2  # goods a player sells in a year
    house: float = 1.0  # what a house is good for in a year beside conflicts: selling
    luck: float = 0.09  # long-term share of a house's field that conflicts bring in a year
    pay_margin: float = 0.5
    alone: float = 0.8  # being the only one of a religion, per year of the die


WEIGHTS = Weights()


@cache
def _chances(slots: int, balance: int, religious: float) -> float:
    """The chance that a religion that leads by `balance` stones wins when so many more have come."""
    if not slots:
        return 1.0 if balance > 0 else 0.0
    return (
        religious * _chances(slots - 1, balance + 1, religious)
        + religious * _chances(slots - 1, balance - 1, religious)
        + (1 - 2 * religious) * _chances(slots - 1, balance, religious)
    )


@cache
def _uses(w: Weights) -> tuple[float, ...]:
    """What each person's action does in a year to come: the better of its symbols."""
    by_symbol = {
        **dict.fromkeys(range(tables.GOOD, tables.GOOD + 4), 0.0),  # see `Outlook.use_of`
        **{tables.VP + vp - 1: w.use_vp * vp for vp in (1, 2, 3)},
        tables.ADVANTAGE: w.use_advantage,
        tables.PROTECTION: w.use_protection,
        tables.CAPTAIN: w.use_captain,
        tables.STONE_NEUTRAL: w.use_neutral,
        tables.STONE_CATHOLIC: w.use_stone,
        tables.STONE_PROTESTANT: w.use_stone,
        tables.TURN_DIE: w.use_turn,
        tables.REMOVE_PERSON: w.use_remove,
        tables.ADVANCE: w.use_advance,
        tables.FREE_DIE: w.use_free,
    }
    return tuple(max(by_symbol[symbol] for symbol in symbols) for symbols in tables.PERSON_SYMBOLS)


class Outlook:
    """A position seen by one player; nothing in it is changed."""

    __slots__ = ("_conflicts", "_moves", "_pace", "_symbols", "_uses", "house_loss", "s", "seat", "weights", "years")

    def __init__(self, s: State, seat: int, weights: Weights) -> None:
        self.s, self.seat, self.weights = s, seat, weights
        self._conflicts: list[list[float] | None] = [None, None, None, None]
        self._symbols: dict[int, float] = {}
        self._moves: dict[int, float] | None = None
        self._uses = _uses(weights)
        self._pace = weights.stones * s.seats  # stones a country gets in a year
        self.years = self._years()
        # What a lost house costs beside conflicts to come.
        self.house_loss = tables.HOUSE_VP + weights.house * min(self.years, 3.0)

    def _years(self) -> float:
        """How many years will follow this one, as far as one can tell."""
        s, w = self.s, self.weights
        fewest = 99
        for country in range(4):
            left = s.unseen[country].bit_count()
            if left < fewest:
                if not left and s.open[country] < 0:
                    return 0.0
                fewest = left
        if s.ending:
            return 0.0
        by_points, by_cards = (tables.END_VP - max(s.vp)) / w.pace, (fewest + 1) / (w.cards * s.seats)
        return max(0.3, min(by_points, by_cards))

    def later(self, worth: float) -> float:
        """What something that needs a moment to be used is worth: nothing in the end."""
        return worth * min(1.0, self.years)

    def protection(self) -> float:
        """What a protection is worth: 1 VP at the end, more while events come."""
        return tables.PROTECTION_VP + (self.weights.protection - 1) * min(1.0, self.years)

    # Goods

    def good_worth(self, seat: int, good: int, before: int) -> float:
        """What one more good of a kind is worth to a player who has `before` of them."""
        s, w = self.s, self.weights
        worth = 0.0
        for country in tables.BUYERS[good]:
            share = w.sale if s.houses[4 * seat + country] else w.hope
            worth = max(worth, share * tables.PRICES[country][good])
        worth *= w.more**before
        at = 4 * seat
        all_goods = s.goods[at] + s.goods[at + 1] + s.goods[at + 2] + s.goods[at + 3]
        sold = w.sales * self.years / (all_goods + 1.0)  # how likely a buyer is found in time
        return worth * sold + (1 - sold) * 0.5 if sold < 1.0 else worth

    def last_good_worth(self, good: int) -> float:
        """What is lost with one good of a kind."""
        return self.good_worth(self.seat, good, self.s.goods[4 * self.seat + good] - 1)

    def goods(self, seat: int) -> float:
        """What a player's goods are worth together."""
        total = 0.0
        for good in range(4):
            for before in range(min(self.s.goods[4 * seat + good], 6)):
                total += self.good_worth(seat, good, before)
        return total

    # Conflicts and houses

    def free_fields(self, country: int) -> int:
        """Free religion fields of a country."""
        at = 3 * country
        stones = self.s.stones
        return tables.RELIGION_FIELDS[self.s.seats] - stones[at] - stones[at + 1] - stones[at + 2]

    def _conflict(self, country: int, balance: int, slots: int) -> list[float]:
        """What the next conflict of a country promises each seat; `balance` is catholic less protestant stones."""
        s = self.s
        wins = _chances(slots, balance, self.weights.religious), _chances(slots, -balance, self.weights.religious)
        found = [0.0] * s.seats
        for seat in range(s.seats):
            field = s.houses[4 * seat + country]
            if field:
                found[seat] = self._share(seat, field, s.religions[seat], wins, slots)
        return found

    def _share(self, seat: int, field: int, religion: int, wins: tuple[float, float], slots: int) -> float:
        """What the next conflict promises the owner of a house on a field, as one of a religion."""
        worth = wins[religion] * field - wins[1 - religion] * self.house_loss
        if not slots:
            return worth
        wait = slots / self._pace
        rest = self.s.religion_dice[seat]
        if wait > rest:  # the religion will be chosen anew by then
            kept = rest / wait
            worth = kept * worth + (1 - kept) * max(worth, 0.35 * field)
        comes = (self.years + 0.5) / wait
        return worth * comes if comes < 1.0 else worth

    def conflict_of(self, country: int) -> list[float]:
        """What the next conflict of a country promises each seat as things lie."""
        found = self._conflicts[country]
        if found is None:
            found = self._conflict(country, self._balance(country), self.free_fields(country))
            self._conflicts[country] = found
        return found

    def _next(self, country: int) -> tuple[int, tuple[float, float]]:
        """Free religion fields of a country and each religion's chance to win its next conflict."""
        slots, balance = self.free_fields(country), self._balance(country)
        religious = self.weights.religious
        return slots, (_chances(slots, balance, religious), _chances(slots, -balance, religious))

    def _balance(self, country: int) -> int:
        return self.s.stones[3 * country + tables.CATHOLIC] - self.s.stones[3 * country + tables.PROTESTANT]

    def conflicts(self, seat: int) -> float:
        """What the next conflicts of all countries promise a player."""
        return sum(self.conflict_of(country)[seat] for country in range(4))

    def _for_me(self, values: list[float]) -> float:
        """The own share less a part of what the others get on average."""
        own = values[self.seat]
        return own - self.weights.rival * (sum(values) - own) / (len(values) - 1)

    def stone_change(self, kind: int, country: int, by: int) -> float:
        """What a stone more or less in a country changes."""
        balance = self._balance(country)
        if kind != tables.NEUTRAL:
            balance += by if kind == tables.CATHOLIC else -by
        after = self._conflict(country, balance, self.free_fields(country) - by)
        return self._for_me(after) - self._for_me(self.conflict_of(country))

    def conflict_now(self, country: int) -> float:
        """What the conflict of a burning country gives."""
        return self.conflict_of(country)[self.seat]

    def houses(self, seat: int) -> float:
        """What houses are worth beside the next conflicts."""
        return sum(self._house(self.s.houses[4 * seat + country]) for country in range(4))

    def _house(self, field: int) -> float:
        if not field:
            return 0.0
        return tables.HOUSE_VP + self.years * (self.weights.luck * field) + self.weights.house * min(self.years, 3.0)

    def house_change(self, country: int, number: int) -> float:
        """What placing or raising a house brings, with what it does to the houses in the way; 0 if nothing changes."""
        s, seat = self.s, self.seat
        before = s.houses[4 * seat + country]
        if before >= number:
            return 0.0
        slots, wins = self._next(country)
        mine = s.religions[seat]
        gain = self._house(number) - self._house(before) + self._share(seat, number, mine, wins, slots)
        if before:
            gain -= self._share(seat, before, mine, wins, slots)
        for other in range(s.seats):
            if other != seat and s.houses[4 * other + country] == number:
                gain += self.weights.rival * 0.5
        return gain

    # Persons and dice

    def use_of(self, seat: int, person: int) -> float:
        """What a person's action does for a player in a year to come."""
        symbol = tables.PERSON_SYMBOLS[person][0]
        if symbol >= tables.GOOD + 4:
            return self._uses[person]
        have = self.s.goods[4 * seat + symbol]
        return self.weights.use_good * self.good_worth(seat, symbol, have if have < 2 else 2)

    def person_worth(self, person: int, number: int) -> float:
        """What a person taken with a number does: at once, then once a year."""
        now = max(self.symbol_worth(symbol) for symbol in tables.PERSON_SYMBOLS[person])
        return max(now, 0.0) + min(number - 1.0, self.years) * self.use_of(self.seat, person)

    def persons(self, seat: int) -> float:
        """What a player's persons will still do."""
        s = self.s
        total = 0.0
        for entry in s.displays[seat]:
            left = min(s.faces[5 * seat + (entry & 7)] - 1.0, self.years)
            total += left * self.use_of(seat, entry >> 3)
        return total

    def _die_year(self, die: int) -> float:
        return self.weights.violet_year if die == tables.VIOLET else self.weights.die_year

    def binding(self, seat: int, die: int, number: int) -> float:
        """What it costs to bind a free die for so many years, more if few are left."""
        w = self.weights
        left = self.s.free[seat].bit_count() - 1
        years = min(float(number), self.years)
        cost = years * self._die_year(die) + self._move_loss(die)
        if left < 1:
            cost += w.last_die * years
        elif left < 2:
            cost += w.second_die * years
        return cost

    def _move_loss(self, die: int) -> float:
        """How much less the move of this turn will bring without a die."""
        if self._moves is None:
            self._moves = {free: self._best_move(free) for free in tables.BITS[self.s.free[self.seat]]}
        best = max(self._moves.values())
        others = [worth for free, worth in self._moves.items() if free != die]
        return best - max(others, default=0.0)

    def _best_move(self, die: int) -> float:
        discs, most = self.s.discs, min(self.s.vp[self.seat], tables.LONGEST_SKIP)
        best, price = 0.0, 0
        for field in tables.AHEAD[discs[self.seat]][die]:
            if field not in discs:
                best = max(best, self.symbol_worth(tables.FIELD_SYMBOL[field]) - price)
                price += 1
                if price > most:
                    break
        return best

    def dice(self, seat: int) -> float:
        """What a player's free and bound dice promise, against all being bound to the end."""
        s, w = self.s, self.weights
        total = 0.0
        for die in range(5):
            bound = 0.0 if s.free[seat] >> die & 1 else min(float(s.faces[5 * seat + die]), self.years)
            total += (self.years - bound) * self._die_year(die)
        free = s.free[seat].bit_count()
        if free < 2:
            total -= w.second_die + (w.last_die if not free else 0.0)
        return total

    def release(self, die: int) -> float:
        """What it brings to have a bound die back now."""
        s, seat, w = self.s, self.seat, self.weights
        years = min(float(s.faces[5 * seat + die]), self.years)
        free = s.free[seat].bit_count()
        gain = years * self._die_year(die)
        if free < 2:
            gain += w.second_die + (w.last_die if not free else 0.0)
        return gain

    def removing(self, person: int) -> float:
        """What removing a person brings: a die back for the years it would still have worked."""
        s, seat = self.s, self.seat
        for entry in s.displays[seat]:
            if entry >> 3 == person:
                lost = min(s.faces[5 * seat + (entry & 7)] - 1.0, self.years) * self.use_of(self.seat, person)
                return self.release(entry & 7) - lost
        return 0.05 * self.use_of(self.seat, person)

    def freeing(self, die: int) -> float:
        """What taking a die off its card brings."""
        s, seat = self.s, self.seat
        if die == tables.BLACK:
            return self.rerolling()
        for entry in s.displays[seat]:
            if entry & 7 == die:
                return self.removing(entry >> 3)
        return self.release(die)

    def jailing(self, die: int) -> float:
        """What a die sent to Loch Leven costs."""
        s, seat = self.s, self.seat
        cost = min(3.0, self.years) * self._die_year(die)
        if s.free[seat] >> die & 1:
            if s.free[seat].bit_count() < 3:
                cost += self.weights.second_die
            return cost
        for entry in s.displays[seat]:
            if entry & 7 == die:
                left = min(s.faces[5 * seat + die] - 1.0, self.years)
                return (
                    cost
                    + left * self.use_of(seat, entry >> 3)
                    - min(float(s.faces[5 * seat + die]), self.years) * self._die_year(die)
                )
        return cost

    def turning(self, die: int, by: int) -> float:
        """What turning a die on a card by one brings."""
        s, seat = self.s, self.seat
        if die == tables.BLACK:
            alone = 1.0 if s.religions.count(s.religions[seat]) == 1 else 0.0
            content = self.religion_worth(s.religions[seat]) - self.religion_worth(1 - s.religions[seat])
            return (alone if by < 0 else 0.0) + (0.15 if (content > 0) == (by > 0) else -0.15) * min(2.0, abs(content))
        number = s.faces[5 * seat + die]
        year = self._die_year(die)
        for entry in s.displays[seat]:
            if entry & 7 == die:
                if self.years < (number if by > 0 else number - 1):
                    return 0.0
                return by * (self.use_of(seat, entry >> 3) - year)
        return -by * year if self.years >= number else 0.0

    # Religion

    def religion_worth(self, religion: int) -> float:
        """What belonging to a religion promises: the conflicts to come, and being alone."""
        s, seat = self.s, self.seat
        others = s.religions.count(religion) - (s.religions[seat] == religion)
        worth = 0.0 if others else 1.0 + self.weights.alone * min(self.years, s.religion_dice[seat] - 1.0)
        for country in range(4):
            field = s.houses[4 * seat + country]
            if field:
                slots, wins = self._next(country)
                worth += self._share(seat, field, religion, wins, slots)
        return worth

    def religion(self, seat: int) -> float:
        """What being alone promises a player."""
        s = self.s
        if s.religions.count(s.religions[seat]) > 1:
            return 0.0
        return self.weights.alone * min(self.years, s.religion_dice[seat] - 1.0)

    def rerolling(self) -> float:
        """What a reroll of the religion die with a new choice brings."""
        mine = self.s.religions[self.seat]
        alone = 1.0 if self.s.religions.count(mine) == 1 else 0.0
        return max(alone, self.religion_worth(1 - mine) - self.religion_worth(mine))

    # Symbols

    def usable_advantages(self, seat: int) -> int:
        """How many advantages in a hand one can see are no VP."""
        hand = self.s.hands[seat]
        if hand <= 0:
            return 0
        return sum(hand >> 4 * kind & 15 for kind, vp in enumerate(tables.ADVANTAGE_VP) if not vp)

    def _sales(self, pairs: list[tuple[int, int]]) -> float:
        """What selling these (country, good) brings beyond keeping the goods; each kind as often as there are goods."""
        s, seat = self.s, self.seat
        used = [0, 0, 0, 0]
        total = 0.0
        for country, good in pairs:
            have = s.goods[4 * seat + good] - used[good]
            if have > 0 and can_sell(s, seat, country, good):
                gain = tables.PRICES[country][good] - self.good_worth(seat, good, have - 1)
                if gain > 0:
                    total += gain
                    used[good] += 1
        return total

    def symbol_worth(self, symbol: int) -> float:
        """What using a symbol in the best way brings now."""
        worth = self._symbols.get(symbol)
        if worth is None:
            worth = self._symbols[symbol] = self._symbol_worth(symbol)
        return worth

    def _symbol_worth(self, symbol: int) -> float:
        s, seat, w = self.s, self.seat, self.weights
        if symbol >= tables.TRADE:
            good = symbol - tables.TRADE
            buyers = sorted(tables.BUYERS[good], key=lambda country: -tables.PRICES[country][good])
            gain = self.good_worth(seat, good, s.goods[4 * seat + good])
            return max(gain, self._sales([(country, good) for country in buyers]))
        if symbol >= tables.SHIP:
            country = symbol - tables.SHIP
            worth = self._sales([(country, good) for good in tables.BOUGHT[country]])
            if s.seats < 4 and self.free_fields(country):
                worth += max(0.0, self.stone_change(tables.NEUTRAL, country, 1))
            return worth
        if symbol < tables.GOOD + 4:
            return self.good_worth(seat, symbol, s.goods[4 * seat + symbol])
        if tables.VP <= symbol < tables.VP + 3:
            return float(symbol - tables.VP + 1)
        if symbol == tables.ANY_GOOD:
            return max(self.good_worth(seat, good, s.goods[4 * seat + good]) for good in range(4))
        if symbol == tables.ADVANTAGE:
            return w.advantage if s.supply_size or s.used else 0.0
        if symbol == tables.PROTECTION:
            return self.protection()
        if symbol == tables.CAPTAIN:
            best = 0.0
            for good in range(4):
                have = s.goods[4 * seat + good]
                if have and any(s.houses[4 * seat + country] for country in tables.BUYERS[good]):
                    best = max(best, tables.CAPTAIN_VP - self.good_worth(seat, good, have - 1))
            return best
        if symbol == tables.ADVANCE:
            at = (s.discs[seat] + 1) % tables.FIELDS
            while at in s.discs:
                at = (at + 1) % tables.FIELDS
            return 0.0 if tables.FIELD_SYMBOL[at] == tables.ADVANCE else self.symbol_worth(tables.FIELD_SYMBOL[at])
        return self._placed_worth(symbol)

    def _placed_worth(self, symbol: int) -> float:
        s, seat = self.s, self.seat
        best = 0.0
        if symbol == tables.STONE_NEUTRAL:
            for country in range(4):
                if self.free_fields(country):
                    best = max(best, self.stone_change(tables.NEUTRAL, country, 1))
        elif symbol in (tables.STONE_CATHOLIC, tables.STONE_PROTESTANT):
            kind = symbol - tables.STONE_CATHOLIC
            for country in range(4):
                if self.free_fields(country):
                    best = max(best, self.stone_change(kind, country, 1))
                if s.stones[3 * country + kind]:
                    best = max(best, self.stone_change(kind, country, -1))
        elif symbol == tables.TURN_DIE:
            for die in tables.BITS[63 & ~s.free[seat]]:
                number = s.religion_dice[seat] if die == tables.BLACK else s.faces[5 * seat + die]
                if number > 1:
                    best = max(best, self.turning(die, -1))
                if number < (tables.HIGHEST_RELIGION if die == tables.BLACK else 6):
                    best = max(best, self.turning(die, 1))
        elif symbol == tables.REMOVE_PERSON:
            best = max((self.removing(entry >> 3) for entry in s.displays[seat]), default=0.0)
        elif symbol == tables.FREE_DIE:
            best = max(self.freeing(die) for die in tables.BITS[63 & ~s.free[seat]])
        return max(best, 0.0)
