"""What lies on the table of the board game, in names: the cards as the ledger tells them, and who holds what."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

KINDS = ("stone", "wood", "sand", "metal")
PRICES = {"stone": 4, "wood": 3, "sand": 2, "metal": 5}
TAX_DIE = (2, 3, 3, 4, 4, 5)
LAST_ROUND = 6
GOLD_LIMIT = 30
BUILDERS = 3
KEPT = 5


class Card(NamedTuple):
    """A resource card."""

    kind: str
    workers: int
    brings: int


class Craftsman(NamedTuple):
    """A craftsman: what one use takes and brings, and how often a round."""

    trade: str
    round: int
    cost: int
    takes: dict[str, int]
    brings: int
    of: str
    capacity: int


# Workers for a yield of 2, 3 and 4 (PE-24).
_SITES = {"forest": ("wood", (3, 6, 9)), "quarry": ("stone", (5, 8, 10)), "gravel_pit": ("sand", (2, 4, 7))}
CARDS = {
    f"{site}_{brings}": Card(kind, workers, brings)
    for site, (kind, demanded) in _SITES.items()
    for brings, workers in enumerate(demanded, start=2)
}
SITE_STEPS = {6: "wood", 7: "stone", 8: "sand"}

# Name, trade, round, cost, what one use takes, what it brings, capacity.
_CRAFTSMEN = """
mortar_mixer          mortar_mixer          0  0  3_sand         1_vp   3
woodworker            woodworker            0  0  2_wood         1_vp   4
stonecutter           stonecutter           0  0  2_stone        1_vp   4
tool_maker            tool_maker            1  2  nothing        2_gold 1
master_woodworker     master_woodworker     1  3  1_wood         4_gold 2
improved_mortar_mixer improved_mortar_mixer 1  4  2_sand         1_vp   3
mason_2               mason                 1  5  1_stone        1_vp   2
carpenter_2           carpenter             2  3  1_wood         1_vp   2
mason_3               mason                 2  4  1_stone        1_vp   3
potter_2              potter                2  5  1_sand         1_vp   2
architect             architect             2  6  nothing        1_vp   1
mason_4               mason                 3  4  1_stone        1_vp   4
carpenter_3           carpenter             3  5  1_wood         1_vp   3
sculptor_1            sculptor              3  6  1_stone        2_vp   1
potter_3              potter                3  7  1_sand         1_vp   3
mason_5               mason                 4  5  1_stone        1_vp   5
carpenter_4           carpenter             4  6  1_wood         1_vp   4
sculptor_2            sculptor              4  7  1_stone        2_vp   2
glassblower_1         glassblower           4  8  1_sand,1_metal 3_vp   1
carpenter_5           carpenter             5  6  1_wood         1_vp   5
goldsmith_6           goldsmith             5  7  3_gold         1_vp   6
sculptor_3            sculptor              5  8  1_stone        2_vp   3
glassblower_2         glassblower           5  9  1_sand,1_metal 3_vp   2
goldsmith_8           goldsmith             6  7  3_gold         1_vp   8
sculptor_4            sculptor              6  8  1_stone        2_vp   4
organ_builder         organ_builder         6  9  1_wood,1_metal 6_vp   1
bell_founder          bell_founder          6 10  1_metal        4_vp   2
"""


def _amounts(words: str) -> dict[str, int]:
    pairs = (word.split("_") for word in words.split(",") if word != "nothing")
    return {kind: int(number) for number, kind in pairs}


def _craftsman(trade: str, number: str, cost: str, takes: str, brings: str, capacity: str) -> Craftsman:
    amount, of = brings.split("_")
    return Craftsman(trade, int(number), int(cost), _amounts(takes), int(amount), of, int(capacity))


CRAFTSMEN = {line.split()[0]: _craftsman(*line.split()[1:]) for line in _CRAFTSMEN.strip().splitlines()}
MIXERS = ("mortar_mixer", "improved_mortar_mixer")
WOODWORKERS = ("woodworker", "master_woodworker")
NEVER_BLESSED = ("organ_builder", "bell_founder", "tool_maker", "architect")

ADVANTAGES = [
    "aliena",
    "tom_builder",
    "richard",
    "jack",
    "otto",
    "francis",
    "prior_philip",
    "ellen",
    "tax_freedom",
    "archbishop_thomas",
    "remigius",
    "fleece_fair",
    "weeping_madonna",
    "toledo",
    "completion",
    "festivities",
]
OF_THE_LAST_ROUND = ("completion", "festivities")
INCOME = {"aliena": "wood", "tom_builder": "stone", "richard": "sand"}
AT_ONCE: dict[str, dict[str, int]] = {
    "fleece_fair": {"gold": 8},
    "weeping_madonna": {"vp": 3},
    "toledo": {"metal": 2},
    "completion": {"stone": 1, "wood": 1},
    "festivities": {"metal": 1},
}
GOOD_EVENTS = ("kings_gift", "richards_spoils", "wool_trade", "volunteers", "blessing")
BAD_EVENTS = ("william_hamleigh", "conflict", "town_wall", "cold_winter", "collapse")
EVENTS = GOOD_EVENTS + BAD_EVENTS

# Locations by the spaces they have; at the ordered ones the first free space is taken (PE-36).
IN_ORDER = (
    ("bishop",),
    ("priory_1", "priory_2"),
    ("kings_court_1", "kings_court_2", "kings_court_3", "kings_court_4"),
    ("castle",),
    ("market_1", "market_2", "market_3", "market_4"),
    ("start_player",),
)
MARKET = IN_ORDER[4]
COURT = IN_ORDER[2]
OF_CHOICE = ("kingsbridge_1", "kingsbridge_2", "shiring_1", "shiring_2")


@dataclass
class Player:
    """What one player has."""

    gold: int
    vp: int
    sources: dict[str, int]
    stock: dict[str, int]
    row: list[str]
    blessed: str | None
    advantages: list[str]
    cards: list[str]
    free: int
    mill: int
    grey: int
    grey_next: int
    black: bool
    spaces: list[str]
    bag: int
    aside: int
    bought: list[str]
    passed: bool
    protected: bool
    two_builders: bool
    two_builders_next: bool

    @property
    def places(self) -> int:
        """PE-26, PE-85 How many craftsmen there is room for."""
        return 6 if "jack" in self.advantages else 5

    def trades(self) -> list[str]:
        """The trades of the row."""
        return [CRAFTSMEN[name].trade for name in self.row]


@dataclass
class Question:
    """Who is asked what, about which thing, and who will be asked the same afterwards."""

    what: str
    seat: int
    about: str = ""
    later: list[int] = field(default_factory=list)


@dataclass
class Table:
    """A whole position."""

    round: int
    step: int
    start: int
    players: list[Player]
    display_cards: list[str]
    display: list[str]
    kingsbridge: list[str | None]
    shiring: list[str | None]
    market: dict[str, int]
    court_metal: int
    price: int
    track: list[tuple[int, int]]  # price and seat, in the order of passing
    veto: bool
    tax: int
    event: str
    events_seen: list[str]
    advantages_seen: list[str]
    parts: int
    used: dict[str, int]
    question: Question | None

    def clockwise(self, first: int) -> list[int]:
        """All seats in the order of play, from one on."""
        count = len(self.players)
        return [(first + i) % count for i in range(count)]

    def holder(self, advantage: str) -> int | None:
        """Who owns an advantage."""
        for seat, player in enumerate(self.players):
            if advantage in player.advantages:
                return seat
        return None

    def builder_on(self, space: str) -> int | None:
        """Whose builder stands there."""
        for seat, player in enumerate(self.players):
            if space in player.spaces:
                return seat
        return None

    def next_chooser(self, after: int) -> int | None:
        """PE-20 to PE-22 Who takes a card next; nobody when the display is empty or all have passed."""
        if not self.display and not self.display_cards:
            return None
        for seat in [*self.clockwise(after)[1:], after]:
            if not self.players[seat].passed:
                return seat
        return None
