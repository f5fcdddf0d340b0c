"""What lies on the board of A Column of Fire promises one player, in points: goods, conflicts, houses, religion."""

from __future__ import annotations

from kingsbridge_desktop.bots.eval.column_of_fire_horizon import (
    FIELDS_STRIDE,
    LEADS,
    MOST_GOODS,
    MOST_STONES,
    SLOTS_STRIDE,
    Experience,
)
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.state import State, free_religion_fields
from kingsbridge_desktop.games.column_of_fire.tables import (
    EACH_COUNTRY,
    EACH_GOOD,
    GOODS_PER_SEAT,
    HOUSES_PER_SEAT,
    STONES_PER_COUNTRY,
)


class Prospects:
    """A position seen by one player; nothing in it is changed."""

    __slots__ = ("_known", "_nows", "_religions", "experience", "horizon", "s", "seat", "weights", "years")

    def __init__(self, s: State, seat: int, experience: Experience) -> None:
        self.s, self.seat, self.experience, self.weights = s, seat, experience, experience.w
        # What was computed once: several answers to a question ask for the same.
        self._known: list[list[float] | None] = [None] * len(EACH_COUNTRY)
        self._nows: list[float | None] = [None] * len(EACH_COUNTRY)
        self._religions: tuple[float, float] | None = None
        self.horizon = experience.horizon(s)
        self.years = self.horizon.years

    def later(self, worth: float) -> float:
        """What something that needs a moment to be used is worth: nothing in the end."""
        return worth * self.horizon.soon

    def protection(self) -> float:
        """What a protection is worth: 1 VP at the end, more while events come."""
        return self.horizon.protection

    # Goods

    def good_worth(self, seat: int, good: int, before: int) -> float:
        """What one more good of a kind is worth to a player who has `before` of them."""
        s, at = self.s, HOUSES_PER_SEAT * seat
        worth = 0.0
        for country, sale, hope in self.experience.prices[good]:
            share = sale if s.houses[at + country] else hope
            if share > worth:
                worth = share
        worth *= self.experience.more[before] if before < MOST_GOODS else 0.0
        at = GOODS_PER_SEAT * seat
        # how likely a buyer is found in time
        sold = self.weights.sales * self.years / (sum(s.goods[at : at + GOODS_PER_SEAT]) + 1.0)
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
        s = self.s
        found = [0.0] * s.seats
        for seat in range(s.seats):
            field = s.houses[HOUSES_PER_SEAT * seat + country]
            if field:
                found[seat] = self._share(seat, field, balance, slots, s.religions[seat])
        return found

    def _share(self, seat: int, field: int, balance: int, slots: int, religion: int) -> float:
        """What the next conflict promises the owner of a house on a field, as one of a religion."""
        lead = balance if religion == tables.CATHOLIC else -balance
        return self.horizon.share(slots, self.s.religion_dice[seat], field, lead)

    def conflict_of(self, country: int) -> list[float]:
        """What the next conflict of a country promises each seat as things lie."""
        found = self._known[country]
        if found is None:
            found = self._conflict(country, self._balance(country), free_religion_fields(self.s, country))
            self._known[country] = found
        return found

    def _balance(self, country: int) -> int:
        at = STONES_PER_COUNTRY * country
        return self.s.stones[at + tables.CATHOLIC] - self.s.stones[at + tables.PROTESTANT]

    def conflicts(self, seat: int) -> float:
        """What the next conflicts of all countries promise a player."""
        return sum([self.conflict_of(country)[seat] for country in EACH_COUNTRY])

    def _for_me(self, country: int, balance: int, slots: int) -> float:
        """The own share of a country's next conflict less a part of what the others get on average."""
        s, seat, shares = self.s, self.seat, self.horizon.shares
        houses, religions, dice = s.houses, s.religions, s.religion_dice
        own = whole = 0.0
        house, at = country, slots * SLOTS_STRIDE + MOST_STONES
        for other in range(s.seats):
            field = houses[house]
            house += HOUSES_PER_SEAT
            if field:
                lead = -balance if religions[other] else balance
                share = shares[at + dice[other] * FIELDS_STRIDE + field * LEADS + lead]
                if share is None:
                    share = self.horizon.share(slots, dice[other], field, lead)
                whole += share
                if other == seat:
                    own = share
        return own - self.weights.rival * (whole - own) / (s.seats - 1)

    def stone_change(self, kind: int, country: int, by: int) -> float:
        """What a stone more or less in a country changes."""
        s, at = self.s, STONES_PER_COUNTRY * country
        balance = s.stones[at + tables.CATHOLIC] - s.stones[at + tables.PROTESTANT]
        slots = tables.RELIGION_FIELDS[s.seats] - s.stones[at] - s.stones[at + 1] - s.stones[at + 2]
        now = self._nows[country]
        if now is None:
            now = self._nows[country] = self._for_me(country, balance, slots)
        if kind == tables.CATHOLIC:
            balance += by
        elif kind == tables.PROTESTANT:
            balance -= by
        return self._for_me(country, balance, slots - by) - now

    def conflict_now(self, country: int) -> float:
        """What the conflict of a burning country gives."""
        return self.conflict_of(country)[self.seat]

    def houses(self, seat: int) -> float:
        """What houses are worth beside the next conflicts."""
        at = HOUSES_PER_SEAT * seat
        return sum([self.horizon.house[field] for field in self.s.houses[at : at + HOUSES_PER_SEAT]])

    def house_change(self, country: int, number: int) -> float:
        """What placing or raising a house brings, with what it does to the houses in the way; 0 if nothing changes."""
        s, seat = self.s, self.seat
        before = s.houses[HOUSES_PER_SEAT * seat + country]
        if before >= number:
            return 0.0
        slots, balance, mine = free_religion_fields(s, country), self._balance(country), s.religions[seat]
        worths = self.horizon.house
        gain = worths[number] - worths[before] + self._share(seat, number, balance, slots, mine)
        if before:
            gain -= self._share(seat, before, balance, slots, mine)
        for other in range(s.seats):
            if other != seat and s.houses[HOUSES_PER_SEAT * other + country] == number:
                gain += self.weights.rival * 0.5
        return gain

    # Religion

    def religion_worth(self, religion: int) -> float:
        """What belonging to a religion promises: the conflicts to come, and being alone."""
        known = self._religions
        if known is None:
            known = self._religions = self._religion_worths()
        return known[religion]

    def _religion_worths(self) -> tuple[float, float]:
        s, seat = self.s, self.seat
        worths = [0.0, 0.0]
        for religion in (tables.CATHOLIC, tables.PROTESTANT):
            others = s.religions.count(religion) - (s.religions[seat] == religion)
            if not others:
                worths[religion] = 1.0 + self.weights.alone * min(self.years, s.religion_dice[seat] - 1.0)
        at = HOUSES_PER_SEAT * seat
        for country in EACH_COUNTRY:
            field = s.houses[at + country]
            if field:
                slots, balance = free_religion_fields(s, country), self._balance(country)
                for religion in (tables.CATHOLIC, tables.PROTESTANT):
                    worths[religion] += self._share(seat, field, balance, slots, religion)
        return worths[0], worths[1]

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
