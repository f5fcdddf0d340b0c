"""The position: ints, int lists and bit masks, and a few plain readings of it.

Nothing of the future is in it: stacks are what has not been seen yet, the bag is a count per colour, and chance draws
from both when it is needed. The one hidden thing is an event that Ellen's owner has looked at: `event` while its bit is
not yet in `events_seen`.
"""

from __future__ import annotations

from typing import Any

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import NOBODY, Emit, Frame
from kingsbridge_desktop.games.pillars import tables

NOT_DRAWN = -2  # event: nobody has seen this round's event yet, not even Ellen's owner
EMPTY = -1  # a card space without a card, a cost-track field without a builder, no blessing

# Where points come from, per seat in `points`; the trades follow, in the order of the data file
POINTS = ("start", "priory", "advantages", "events", "debts", *tables.TRADE_IDS)
FROM_START, FROM_PRIORY, FROM_ADVANTAGES, FROM_EVENTS, FROM_DEBTS, FROM_TRADES = range(6)
KINDS_OF_POINTS = len(POINTS)

_BUILT_IN = tuple(FROM_TRADES + tables.TRADE[c] for c in tables.CRAFTSMEN)


class State:
    """A position of the board game. Lists have one entry per seat unless said otherwise."""

    __slots__ = (
        "advantages",  # bit mask of advantages lying before the player
        "advantages_seen",  # bit mask: laid open so far
        "aside",  # builders beside the board (PE-37)
        "at",  # bit mask of the spaces the player's builders stand on
        "bag",  # builders in the bag
        "black",  # seat the black worker works for, NOBODY
        "blessed",  # craftsman that may work once more this round, EMPTY
        "bought",  # bit mask of resources bought this round (PE-54)
        "cards",  # bit mask of resource cards before the player
        "court_metal",  # metal cubes at the king's court
        "cubes",  # 4 per seat: stone, wood, sand, metal
        "display",  # bit mask of craftsmen on offer
        "display_cards",  # bit mask of resource cards on offer
        "event",  # this round's event, NOT_DRAWN, HIDDEN in a masked state
        "events_seen",  # bit mask: revealed so far
        "free",  # workers in the supply
        "gold",
        "grey",  # grey workers of this round
        "grey_won",  # grey workers for the next round
        "kingsbridge",  # 2 advantages laid open, EMPTY
        "market",  # 3 cubes: stone, wood, sand
        "mill",  # workers in the wool mill
        "parts",  # cathedral parts set
        "passed",  # bit mask of seats that have passed in phase I
        "points",  # KINDS_OF_POINTS per seat: where the VP came from
        "price",  # the cost marker
        "protected",  # bit mask of seats this round's event does not touch
        "round",
        "row",  # bit mask of craftsmen
        "seats",
        "shiring",  # 2 craftsmen, EMPTY
        "stack",
        "start",  # the start player
        "step",  # 0 in phases I and II, else the step being carried out
        "tax",  # this round's roll, 0 before it
        "track",  # by price 0 … 7: seat of the passed builder standing there, NOBODY
        "used",  # while a player builds: how often each craftsman has worked, 4 bits each
        "veto",  # 1 while the start player may still throw a builder back
        "vp",
        "wall",  # bit mask of seats that use two builders only this round
        "wall_next",  # the same for the next round
    )

    stack: list[Frame]
    seats: int
    round: int
    step: int
    start: int
    gold: list[int]
    vp: list[int]
    cubes: list[int]
    row: list[int]
    advantages: list[int]
    cards: list[int]
    free: list[int]
    mill: list[int]
    grey: list[int]
    grey_won: list[int]
    at: list[int]
    bag: list[int]
    aside: list[int]
    blessed: list[int]
    bought: list[int]
    points: list[int]
    track: list[int]
    market: list[int]
    kingsbridge: list[int]
    shiring: list[int]
    black: int
    display: int
    display_cards: int
    advantages_seen: int
    events_seen: int
    event: int
    protected: int
    wall: int
    wall_next: int
    passed: int
    price: int
    veto: int
    tax: int
    court_metal: int
    parts: int
    used: int

    def copy(self) -> State:
        """An independent position."""
        o = _new(State)
        o.stack = self.stack[:]
        o.seats = self.seats
        o.round = self.round
        o.step = self.step
        o.start = self.start
        o.gold = self.gold[:]
        o.vp = self.vp[:]
        o.cubes = self.cubes[:]
        o.row = self.row[:]
        o.advantages = self.advantages[:]
        o.cards = self.cards[:]
        o.free = self.free[:]
        o.mill = self.mill[:]
        o.grey = self.grey[:]
        o.grey_won = self.grey_won[:]
        o.at = self.at[:]
        o.bag = self.bag[:]
        o.aside = self.aside[:]
        o.blessed = self.blessed[:]
        o.bought = self.bought[:]
        o.points = self.points[:]
        o.track = self.track[:]
        o.market = self.market[:]
        o.kingsbridge = self.kingsbridge[:]
        o.shiring = self.shiring[:]
        o.black = self.black
        o.display = self.display
        o.display_cards = self.display_cards
        o.advantages_seen = self.advantages_seen
        o.events_seen = self.events_seen
        o.event = self.event
        o.protected = self.protected
        o.wall = self.wall
        o.wall_next = self.wall_next
        o.passed = self.passed
        o.price = self.price
        o.veto = self.veto
        o.tax = self.tax
        o.court_metal = self.court_metal
        o.parts = self.parts
        o.used = self.used
        return o

    def key(self) -> tuple[Any, ...]:
        """Everything that makes the position."""
        values = (getattr(self, name) for name in self.__slots__)
        return tuple(tuple(value) if isinstance(value, list) else value for value in values)


_new = State.__new__


def blank(seats: int, start: int) -> State:
    """The table after set-up, before the first round is laid out."""
    s = State()
    s.stack = []
    s.seats = seats
    s.round = 0
    s.step = 0
    s.start = start
    s.gold = [tables.START_GOLD + (seat - start) % seats for seat in range(seats)]  # PE-02
    s.vp = [tables.START_VP] * seats
    s.cubes = [0] * (4 * seats)
    s.row = [tables.STARTING] * seats
    s.advantages = [0] * seats
    s.cards = [0] * seats
    s.free = [tables.WORKERS] * seats
    s.mill = [0] * seats
    s.grey = [0] * seats
    s.grey_won = [0] * seats
    s.at = [0] * seats
    s.bag = [tables.BUILDERS] * seats
    s.aside = [0] * seats
    s.blessed = [EMPTY] * seats
    s.bought = [0] * seats
    s.points = ([tables.START_VP] + [0] * (KINDS_OF_POINTS - 1)) * seats
    s.track = [NOBODY] * (tables.TOP_PRICE + 1)
    s.market = [tables.MARKET_CUBES] * 3
    s.kingsbridge = [EMPTY, EMPTY]
    s.shiring = [EMPTY, EMPTY]
    s.black = NOBODY
    s.display = 0
    s.display_cards = 0
    s.advantages_seen = 0
    s.events_seen = 0
    s.event = NOT_DRAWN
    s.protected = 0
    s.wall = 0
    s.wall_next = 0
    s.passed = 0
    s.price = tables.TOP_PRICE
    s.veto = 1
    s.tax = 0
    s.court_metal = 1
    s.parts = 0
    s.used = 0
    return s


# Changes that several rules make


def gain_gold(s: State, seat: int, amount: int) -> int:
    """Gold stops at the end of its track; the excess is lost (PE-44). Gives what was gained."""
    before = s.gold[seat]
    after = before + amount
    if after > tables.GOLD_LIMIT:
        after = tables.GOLD_LIMIT
    s.gold[seat] = after
    return after - before


def gain_vp(s: State, seat: int, amount: int, source: int) -> None:
    """Points and the note where they came from."""
    s.vp[seat] += amount
    s.points[seat * KINDS_OF_POINTS + source] += amount


def lose_vp(s: State, seat: int, amount: int, source: int) -> int:
    """Never below 0 (PE-43). Gives what was lost."""
    lost = min(amount, s.vp[seat])
    s.vp[seat] -= lost
    s.points[seat * KINDS_OF_POINTS + source] -= lost
    return lost


def owe(s: State, seat: int, amount: int) -> tuple[int, int]:
    """PE-43: pay what there is, 1 VP for every full two gold missing. Gives gold paid and VP lost."""
    paid = min(amount, s.gold[seat])
    s.gold[seat] -= paid
    return paid, lose_vp(s, seat, (amount - paid) // tables.GOLD_PER_VP, FROM_DEBTS)


def send_home(s: State, space: int, emit: Emit) -> None:
    """The builder of an evaluated space goes back to the bag."""
    seat = builder_on(s, space)
    if seat != NOBODY:
        s.at[seat] &= ~(1 << space)
        s.bag[seat] += 1
        emit("builder_returned", seat, space)


# Readings

_CLOCKWISE = tuple(
    tuple(tuple((start + i) % seats for i in range(seats)) for start in range(seats)) for seats in range(5)
)


def clockwise(s: State) -> tuple[int, ...]:
    """All seats from the start player on (PE-63)."""
    return _CLOCKWISE[s.seats][s.start]


def built_in(craftsman: int) -> int:
    """The line of `points` that a craftsman's VP are noted in."""
    return _BUILT_IN[craftsman]


def has(s: State, seat: int, advantage: int) -> bool:
    """Whether that advantage lies before the player."""
    return bool(s.advantages[seat] >> advantage & 1)


def owner_of(s: State, advantage: int) -> int:
    """The seat before which that advantage lies, or NOBODY."""
    for seat in range(s.seats):
        if s.advantages[seat] >> advantage & 1:
            return seat
    return NOBODY


def builder_on(s: State, space: int) -> int:
    """The seat whose builder stands on a space, or NOBODY."""
    for seat in range(s.seats):
        if s.at[seat] >> space & 1:
            return seat
    return NOBODY


def room_for_gold(s: State, seat: int) -> int:
    """How much more gold the player can take in (PE-44)."""
    return tables.GOLD_LIMIT - s.gold[seat]


def places(s: State, seat: int) -> int:
    """How many craftsmen the player may hold: five, with Jack six (PE-26, PE-85)."""
    return tables.ROW_PLACES + (tables.JACK_PLACES if s.advantages[seat] >> tables.JACK & 1 else 0)


def craftsmen_of(s: State, seat: int) -> tuple[int, ...]:
    """The player's row, by id."""
    return members_of(s.row[seat])


def has_right(row: int, right: int) -> bool:
    """PE-55: whether a row of craftsmen gives a right."""
    return bool(row & tables.RIGHT_HOLDERS[right])


def rights_lost(s: State, seat: int, craftsman: int) -> tuple[int, ...]:
    """The rights (USE_MASONS, BUY_WOOD, SELL_STONE) the player would no longer have without that craftsman."""
    row = s.row[seat]
    without = row & ~(1 << craftsman)
    return tuple(right for right, holders in enumerate(tables.RIGHT_HOLDERS) if row & holders and not without & holders)


def capacity(s: State, seat: int, craftsman: int) -> int:
    """How often the craftsman may work this round, the blessing included (PE-94)."""
    return tables.CAPACITY[craftsman] + (tables.EVENT_AMOUNT[s.event] if s.blessed[seat] == craftsman else 0)


def is_event_open(s: State) -> bool:
    """Whether this round's event has been revealed to all."""
    return s.event >= 0 and bool(s.events_seen >> s.event & 1)


def phase(s: State) -> int:
    """1 choosing, 2 placing, 3 the board; 0 before the first and after the last."""
    if not s.stack:
        return 0
    if s.step:
        return 3
    return 1 if any(frame.kind in ("choose_card", "placing") for frame in s.stack) else 2
