"""What things and actions are worth in A Column of Fire, in points: persons, dice, and symbols used now."""

from __future__ import annotations

from kingsbridge_desktop.bots.eval.column_of_fire_horizon import Experience
from kingsbridge_desktop.bots.eval.column_of_fire_prospects import Prospects
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.selling import can_sell
from kingsbridge_desktop.games.column_of_fire.state import (
    State,
    burning_countries,
    free_religion_fields,
    shows,
    turn_began_on,
)
from kingsbridge_desktop.games.column_of_fire.tables import (
    DICE_MASK,
    DIE_BITS,
    DIE_OF_ENTRY,
    EACH_COLOURED_DIE,
    EACH_COUNTRY,
    EACH_GOOD,
    FACES_PER_SEAT,
    GOOD_SYMBOLS,
    GOODS_PER_SEAT,
    HOUSES_PER_SEAT,
    STONES_PER_COUNTRY,
)


def _best_buyers(good: int) -> list[tuple[int, int]]:
    """Who buys a good, the best price first, each with the good beside it."""
    return [
        (country, good) for country in sorted(tables.BUYERS[good], key=lambda country: -tables.PRICES[country][good])
    ]


_BEST_BUYERS = tuple(_best_buyers(good) for good in EACH_GOOD)
_BOUGHT = tuple([(country, good) for good in tables.BOUGHT[country]] for country in EACH_COUNTRY)


class Outlook(Prospects):
    """All that a position promises a player, and what an answer would bring."""

    __slots__ = ("_moves", "_symbols")

    def __init__(self, s: State, seat: int, experience: Experience) -> None:
        super().__init__(s, seat, experience)
        self._symbols: dict[int, float] = {}
        self._moves: dict[int, float] | None = None

    # Persons and dice

    def use_of(self, seat: int, person: int) -> float:
        """What a person's action does for a player in a year to come."""
        symbol = tables.PERSON_SYMBOLS[person][0]
        if symbol not in GOOD_SYMBOLS:
            return self.experience.uses[person]
        have = self.s.goods[GOODS_PER_SEAT * seat + symbol]
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
            left = min(s.faces[FACES_PER_SEAT * seat + (entry & DIE_OF_ENTRY)] - 1.0, self.years)
            total += left * self.use_of(seat, entry >> DIE_BITS)
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
        began_on = turn_began_on(self.s, self.seat)
        best, price = 0.0, 0
        for field in tables.AHEAD[discs[self.seat]][die]:
            if field not in discs:
                if field != began_on:
                    best = max(best, self.symbol_worth(tables.FIELD_SYMBOL[field]) - price)
                price += 1
                if price > most:
                    break
        return best

    def dice(self, seat: int) -> float:
        """What a player's free and bound dice promise, against all being bound to the end."""
        s, w = self.s, self.weights
        total = 0.0
        for die in EACH_COLOURED_DIE:
            bound = 0.0 if s.free[seat] >> die & 1 else min(float(s.faces[FACES_PER_SEAT * seat + die]), self.years)
            total += (self.years - bound) * self._die_year(die)
        free = s.free[seat].bit_count()
        if free < 2:
            total -= w.second_die + (w.last_die if not free else 0.0)
        return total

    def release(self, die: int) -> float:
        """What it brings to have a bound die back now."""
        s, seat, w = self.s, self.seat, self.weights
        years = min(float(s.faces[FACES_PER_SEAT * seat + die]), self.years)
        free = s.free[seat].bit_count()
        gain = years * self._die_year(die)
        if free < 2:
            gain += w.second_die + (w.last_die if not free else 0.0)
        return gain

    def removing(self, person: int) -> float:
        """What removing a person brings: a die back for the years it would still have worked."""
        s, seat = self.s, self.seat
        for entry in s.displays[seat]:
            if entry >> DIE_BITS == person:
                die = entry & DIE_OF_ENTRY
                lost = min(s.faces[FACES_PER_SEAT * seat + die] - 1.0, self.years) * self.use_of(seat, person)
                return self.release(die) - lost
        return 0.05 * self.use_of(self.seat, person)

    def freeing(self, die: int) -> float:
        """What taking a die off its card brings."""
        s, seat = self.s, self.seat
        if die == tables.BLACK:
            return self.rerolling()
        for entry in s.displays[seat]:
            if entry & DIE_OF_ENTRY == die:
                return self.removing(entry >> DIE_BITS)
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
            if entry & DIE_OF_ENTRY == die:
                left = min(s.faces[FACES_PER_SEAT * seat + die] - 1.0, self.years)
                return (
                    cost
                    + left * self.use_of(seat, entry >> DIE_BITS)
                    - min(float(s.faces[FACES_PER_SEAT * seat + die]), self.years) * self._die_year(die)
                )
        return cost

    def turning(self, die: int, by: int) -> float:
        """What turning a die on a card by one brings."""
        s, seat = self.s, self.seat
        if die == tables.BLACK:
            alone = 1.0 if s.religions.count(s.religions[seat]) == 1 else 0.0
            content = self.religion_worth(s.religions[seat]) - self.religion_worth(1 - s.religions[seat])
            return (alone if by < 0 else 0.0) + (0.15 if (content > 0) == (by > 0) else -0.15) * min(2.0, abs(content))
        number = s.faces[FACES_PER_SEAT * seat + die]
        year = self._die_year(die)
        for entry in s.displays[seat]:
            if entry & DIE_OF_ENTRY == die:
                if self.years < (number if by > 0 else number - 1):
                    return 0.0
                return by * (self.use_of(seat, entry >> DIE_BITS) - year)
        return -by * year if self.years >= number else 0.0

    # Symbols

    def usable_advantages(self, seat: int) -> int:
        """How many advantages in a hand one can see are no VP."""
        hand = self.s.hands[seat]
        if hand <= 0:
            return 0
        return sum(tables.count_of(hand, kind) for kind in tables.USABLE_KINDS)

    def _sales(self, pairs: list[tuple[int, int]]) -> float:
        """What selling these (country, good) brings beyond keeping the goods; each kind as often as there are goods."""
        s, seat = self.s, self.seat
        used = [0] * GOODS_PER_SEAT
        total = 0.0
        for country, good in pairs:
            have = s.goods[GOODS_PER_SEAT * seat + good] - used[good]
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
            gain = self.good_worth(seat, good, s.goods[GOODS_PER_SEAT * seat + good])
            return max(gain, self._sales(_BEST_BUYERS[good]))
        if symbol >= tables.SHIP:
            country = symbol - tables.SHIP
            worth = self._sales(_BOUGHT[country])
            if s.seats < tables.MOST_SEATS and free_religion_fields(self.s, country):
                worth += max(0.0, self.stone_change(tables.NEUTRAL, country, 1))
            return worth
        if symbol in GOOD_SYMBOLS:
            return self.good_worth(seat, symbol, s.goods[GOODS_PER_SEAT * seat + symbol])
        if symbol in tables.VP_OF:
            return float(tables.VP_OF[symbol])
        if symbol == tables.ANY_GOOD:
            return max(self.good_worth(seat, good, s.goods[GOODS_PER_SEAT * seat + good]) for good in EACH_GOOD)
        if symbol == tables.ADVANTAGE:
            return w.advantage if s.supply_size or s.used else 0.0
        if symbol == tables.PROTECTION:
            return self.protection()
        if symbol == tables.CAPTAIN:
            best = 0.0
            for good in EACH_GOOD:
                have = s.goods[GOODS_PER_SEAT * seat + good]
                if have and any(s.houses[HOUSES_PER_SEAT * seat + country] for country in tables.BUYERS[good]):
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
            burning = burning_countries(s)
            for country in EACH_COUNTRY:
                if country not in burning:
                    best = max(best, self.stone_change(tables.NEUTRAL, country, 1))
        elif symbol in (tables.STONE_CATHOLIC, tables.STONE_PROTESTANT):
            kind, burning = symbol - tables.STONE_CATHOLIC, burning_countries(s)
            for country in EACH_COUNTRY:
                if country not in burning:
                    best = max(best, self.stone_change(kind, country, 1))
                if s.stones[STONES_PER_COUNTRY * country + kind]:
                    best = max(best, self.stone_change(kind, country, -1))
        elif symbol == tables.TURN_DIE:
            for die in tables.BITS[DICE_MASK & ~s.free[seat]]:
                number = shows(s, seat, die)
                if number > 1:
                    best = max(best, self.turning(die, -1))
                if number < (tables.HIGHEST_RELIGION if die == tables.BLACK else tables.HIGHEST_FACE):
                    best = max(best, self.turning(die, 1))
        elif symbol == tables.REMOVE_PERSON:
            best = max((self.removing(entry >> DIE_BITS) for entry in s.displays[seat]), default=0.0)
        elif symbol == tables.FREE_DIE:
            best = max(self.freeing(die) for die in tables.BITS[DICE_MASK & ~s.free[seat]])
        return max(best, 0.0)
