"""What lies on the board of A Column of Fire promises one player, in points: goods, conflicts, houses, religion."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.state import State, free_religion_fields
from kingsbridge_desktop.games.column_of_fire.tables import (
    EACH_COUNTRY,
    EACH_GOOD,
    GOODS_PER_SEAT,
    HOUSES_PER_SEAT,
    STONES_PER_COUNTRY,
)


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


class Prospects:
    """A position seen by one player; nothing in it is changed."""

    __slots__ = ("_conflicts", "_nexts", "_pace", "_religions", "house_loss", "s", "seat", "weights", "years")

    def __init__(self, s: State, seat: int, weights: Weights) -> None:
        self.s, self.seat, self.weights = s, seat, weights
        # What was computed once: several answers to a question ask for the same.
        self._conflicts: list[list[float] | None] = [None] * len(EACH_COUNTRY)
        self._nexts: list[tuple[int, tuple[float, float]] | None] = [None] * len(EACH_COUNTRY)
        self._religions: list[float | None] = [None, None]
        self._pace = weights.stones * s.seats  # stones a country gets in a year
        self.years = self._years()
        # What a lost house costs beside conflicts to come.
        self.house_loss = tables.HOUSE_VP + weights.house * min(self.years, 3.0)

    def _years(self) -> float:
        """How many years will follow this one, as far as one can tell."""
        s, w = self.s, self.weights
        fewest = 99
        for country in EACH_COUNTRY:
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
            share = w.sale if s.houses[HOUSES_PER_SEAT * seat + country] else w.hope
            worth = max(worth, share * tables.PRICES[country][good])
        worth *= w.more**before
        at = GOODS_PER_SEAT * seat
        sold = (
            w.sales * self.years / (sum(s.goods[at : at + GOODS_PER_SEAT]) + 1.0)
        )  # how likely a buyer is found in time
        return worth * sold + (1 - sold) * 0.5 if sold < 1.0 else worth

    def held(self, seat: int, good: int) -> int:
        """How many goods of a kind a player has."""
        return self.s.goods[GOODS_PER_SEAT * seat + good]

    def last_good_worth(self, good: int) -> float:
        """What is lost with one good of a kind."""
        return self.good_worth(self.seat, good, self.held(self.seat, good) - 1)

    def goods(self, seat: int) -> float:
        """What a player's goods are worth together."""
        total = 0.0
        for good in EACH_GOOD:
            for before in range(min(self.s.goods[GOODS_PER_SEAT * seat + good], 6)):
                total += self.good_worth(seat, good, before)
        return total

    # Conflicts and houses

    def _conflict(self, country: int, balance: int, slots: int) -> list[float]:
        """What the next conflict of a country promises each seat; `balance` is catholic less protestant stones."""
        s, religious = self.s, self.weights.religious
        found = [0.0] * s.seats
        fields = s.houses[country::HOUSES_PER_SEAT]
        if any(fields):
            wins = _chances(slots, balance, religious), _chances(slots, -balance, religious)
            for seat, field in enumerate(fields):
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
            found = self._conflict(country, self._balance(country), free_religion_fields(self.s, country))
            self._conflicts[country] = found
        return found

    def _next(self, country: int) -> tuple[int, tuple[float, float]]:
        """Free religion fields of a country and each religion's chance to win its next conflict."""
        found = self._nexts[country]
        if found is None:
            slots, balance = free_religion_fields(self.s, country), self._balance(country)
            religious = self.weights.religious
            found = slots, (_chances(slots, balance, religious), _chances(slots, -balance, religious))
            self._nexts[country] = found
        return found

    def _balance(self, country: int) -> int:
        at = STONES_PER_COUNTRY * country
        return self.s.stones[at + tables.CATHOLIC] - self.s.stones[at + tables.PROTESTANT]

    def conflicts(self, seat: int) -> float:
        """What the next conflicts of all countries promise a player."""
        return sum(self.conflict_of(country)[seat] for country in EACH_COUNTRY)

    def _for_me(self, values: list[float]) -> float:
        """The own share less a part of what the others get on average."""
        own = values[self.seat]
        return own - self.weights.rival * (sum(values) - own) / (len(values) - 1)

    def stone_change(self, kind: int, country: int, by: int) -> float:
        """What a stone more or less in a country changes."""
        balance = self._balance(country)
        if kind != tables.NEUTRAL:
            balance += by if kind == tables.CATHOLIC else -by
        after = self._conflict(country, balance, free_religion_fields(self.s, country) - by)
        return self._for_me(after) - self._for_me(self.conflict_of(country))

    def conflict_now(self, country: int) -> float:
        """What the conflict of a burning country gives."""
        return self.conflict_of(country)[self.seat]

    def houses(self, seat: int) -> float:
        """What houses are worth beside the next conflicts."""
        return sum(self._house(self.s.houses[HOUSES_PER_SEAT * seat + country]) for country in EACH_COUNTRY)

    def _house(self, field: int) -> float:
        if not field:
            return 0.0
        return tables.HOUSE_VP + self.years * (self.weights.luck * field) + self.weights.house * min(self.years, 3.0)

    def house_change(self, country: int, number: int) -> float:
        """What placing or raising a house brings, with what it does to the houses in the way; 0 if nothing changes."""
        s, seat = self.s, self.seat
        before = s.houses[HOUSES_PER_SEAT * seat + country]
        if before >= number:
            return 0.0
        slots, wins = self._next(country)
        mine = s.religions[seat]
        gain = self._house(number) - self._house(before) + self._share(seat, number, mine, wins, slots)
        if before:
            gain -= self._share(seat, before, mine, wins, slots)
        for other in range(s.seats):
            if other != seat and s.houses[HOUSES_PER_SEAT * other + country] == number:
                gain += self.weights.rival * 0.5
        return gain

    # Religion

    def religion_worth(self, religion: int) -> float:
        """What belonging to a religion promises: the conflicts to come, and being alone."""
        known = self._religions[religion]
        if known is not None:
            return known
        s, seat = self.s, self.seat
        others = s.religions.count(religion) - (s.religions[seat] == religion)
        worth = 0.0 if others else 1.0 + self.weights.alone * min(self.years, s.religion_dice[seat] - 1.0)
        for country in EACH_COUNTRY:
            field = s.houses[HOUSES_PER_SEAT * seat + country]
            if field:
                slots, wins = self._next(country)
                worth += self._share(seat, field, religion, wins, slots)
        self._religions[religion] = worth
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
