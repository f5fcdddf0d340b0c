"""What experience says about A Column of Fire, and what follows from it for the years that are left.

How many years those are depends on few numbers, and much depends on nothing else: what a house is worth, what the next
conflict promises its owner. A `Horizon` keeps all that, and there is one for each number of years, made once.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.scoring import is_last_year
from kingsbridge_desktop.games.column_of_fire.state import State
from kingsbridge_desktop.games.column_of_fire.tables import EACH_GOOD

MOST_GOODS = 60  # of a kind; one more is worth nothing
MOST_STONES = max(tables.RELIGION_FIELDS) + 1  # of a country, and one more
# How the shares of a horizon lie: by free religion fields, number of the religion die, house field, and lead in stones
LEADS = 2 * MOST_STONES + 1
FIELDS_STRIDE = LEADS * (tables.HOUSE_FIELDS + 1)
SLOTS_STRIDE = FIELDS_STRIDE * (tables.HIGHEST_RELIGION + 1)


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


class Horizon:
    """So many years to come at a table of so many seats."""

    __slots__ = ("_pace", "_w", "house", "house_loss", "protection", "shares", "soon", "years")

    def __init__(self, years: float, seats: int, w: Weights) -> None:
        self.years, self._w = years, w
        self.soon = min(1.0, years)
        self._pace = w.stones * seats  # stones a country gets in a year
        # What a lost house costs beside conflicts to come.
        self.house_loss = tables.HOUSE_VP + w.house * min(years, 3.0)
        self.house = [0.0]  # what a house is worth beside the next conflict, by field
        for field in range(1, tables.HOUSE_FIELDS + 1):
            self.house.append(tables.HOUSE_VP + years * (w.luck * field) + w.house * min(years, 3.0))
        self.protection = tables.PROTECTION_VP + (w.protection - 1) * self.soon
        # What the next conflict promises the owner of a house, found when first asked for.
        self.shares: list[float | None] = [None] * (SLOTS_STRIDE * (MOST_STONES + 1))

    def share(self, slots: int, rest: int, field: int, lead: int) -> float:
        """With so many free religion fields, for a house of one whose die shows `rest` and whose religion leads."""
        at = slots * SLOTS_STRIDE + rest * FIELDS_STRIDE + field * LEADS + MOST_STONES + lead
        share = self.shares[at]
        if share is None:
            share = self.shares[at] = self._find_share(slots, rest, field, lead)
        return share

    def _find_share(self, slots: int, rest: int, field: int, lead: int) -> float:
        religious = self._w.religious
        wins, loses = _chances(slots, lead, religious), _chances(slots, -lead, religious)
        worth = wins * field - loses * self.house_loss
        if not slots:
            return worth
        wait = slots / self._pace
        if wait > rest:  # the religion will be chosen anew by then
            kept = rest / wait
            worth = kept * worth + (1 - kept) * max(worth, 0.35 * field)
        comes = (self.years + 0.5) / wait
        return worth * comes if comes < 1.0 else worth


def _uses(w: Weights) -> tuple[float, ...]:
    """What each person's action does in a year to come: the better of its symbols."""
    by_symbol = {
        **dict.fromkeys(tables.GOOD_SYMBOLS, 0.0),  # see `Outlook.use_of`
        **{symbol: w.use_vp * vp for symbol, vp in tables.VP_OF.items()},
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


class Experience:
    """What follows from weights, looked up instead of worked out."""

    __slots__ = ("_horizons", "more", "prices", "uses", "w")

    def __init__(self, w: Weights) -> None:
        self.w = w
        self.uses = _uses(w)
        self._horizons: dict[int, Horizon] = {}
        # By good: the countries that buy it, and what it is worth with a house there and without.
        self.prices = [
            [(c, w.sale * tables.PRICES[c][good], w.hope * tables.PRICES[c][good]) for c in tables.BUYERS[good]]
            for good in EACH_GOOD
        ]
        self.more = [w.more**before for before in range(MOST_GOODS)]

    def horizon(self, s: State) -> Horizon:
        """The years that will follow this one, as far as one can tell."""
        fewest = min([cards.bit_count() for cards in s.unseen])
        key = s.seats
        if not s.ending and (fewest or not is_last_year(s)):
            key |= (max(s.vp) << 6 | fewest) << 4 | 8
        found = self._horizons.get(key)
        if found is None:
            found = self._horizons[key] = Horizon(self._years(key, s, fewest), s.seats, self.w)
        return found

    def _years(self, key: int, s: State, fewest: int) -> float:
        if key == s.seats:
            return 0.0
        w = self.w
        by_points, by_cards = (tables.END_VP - max(s.vp)) / w.pace, (fewest + 1) / (w.cards * s.seats)
        return max(0.3, min(by_points, by_cards))


@cache
def experience_of(w: Weights) -> Experience:
    """Made once for each set of weights."""
    return Experience(w)
