"""The position: ints, int lists and bit masks, and a few plain readings of it.

Nothing of the future is in it: stacks are what has not been seen yet, the bag is a count per colour, and chance draws
from both when it is needed. The one hidden thing is an event that Ellen's owner has looked at: `event` while its bit is
not yet in `events_seen`.
"""

from __future__ import annotations

from kingsbridge_desktop.core.bits import mask_of, members_of
from kingsbridge_desktop.core.fields import SEATS, Position, field, position, remembered
from kingsbridge_desktop.core.types import HIDDEN, NOBODY, Emit, Frame, silent
from kingsbridge_desktop.games.forms import Counts, Flag, Name, Names, Number, Row, Seat
from kingsbridge_desktop.games.pillars import tables

NOT_DRAWN = -2  # event: nobody has seen this round's event yet, not even Ellen's owner
EMPTY = -1  # a card space without a card, no blessing

# Where points come from, per seat in `points`; the trades follow, in the order of the data file
POINTS = ("start", "priory", "advantages", "events", "debts", *tables.TRADE_IDS)
FROM_START, FROM_PRIORY, FROM_ADVANTAGES, FROM_EVENTS, FROM_DEBTS, FROM_TRADES = range(6)
KINDS_OF_POINTS = len(POINTS)

BUILT_IN = tuple(FROM_TRADES + tables.TRADE[c] for c in tables.CRAFTSMEN)  # the line of a craftsman's VP
_ADVANTAGES = Names(tables.ADVANTAGE_IDS)
_CARDS = Names(tables.CARD_IDS)
_CRAFTSMEN = Names(tables.CRAFTSMAN_IDS)
_EVENTS = Names(tables.EVENT_IDS)
_GOODS = tables.RESOURCE_IDS[: tables.METAL]
_MOST_VP = 999


@position
class State(Position):
    """A position of the board game.

    The fields stand in alphabetical order: saves hold checksums of `key`, which follows it.
    """

    advantages: list[int] = field(_ADVANTAGES, each=SEATS)  # lying before the player
    advantages_seen: int = field(_ADVANTAGES)  # laid open so far
    aside: list[int] = field(Number(0, tables.BUILDERS), "builders.aside", each=SEATS)  # beside the board (PE-37)
    at: list[int] = field(Names(tables.SPACE_IDS), "builders.spaces", each=SEATS)  # spaces they stand on
    bag: list[int] = field(Number(0, tables.BUILDERS), "builders.bag", each=SEATS)
    black: int = field(Seat(), "black_worker")  # for whom the black worker works
    blessed: list[int] = field(Name(tables.CRAFTSMAN_IDS, none=EMPTY), each=SEATS)  # may work once more this round
    bought: list[int] = field(Names(_GOODS), each=SEATS)  # resources bought this round (PE-54)
    cards: list[int] = field(_CARDS, "resource_cards", each=SEATS)
    court_metal: int = field(Number(0, 1))  # metal cubes at the king's court
    cubes: list[int] = field(Counts(tables.RESOURCE_IDS, high=tables.MOST_CUBES), "resources", each=SEATS)
    display: int = field(_CRAFTSMEN, "display.craftsmen")  # on offer
    display_cards: int = field(_CARDS, "display.resource_cards")  # on offer
    event: int = field(Name(tables.EVENT_IDS, none=HIDDEN, words={"not_drawn": NOT_DRAWN}))  # this round's
    events_seen: int = field(_EVENTS)  # revealed so far
    free: list[int] = field(Number(0, tables.MOST_WORKERS), "workers.free", each=SEATS)  # in the supply
    gold: list[int] = field(Number(0, tables.GOLD_LIMIT), each=SEATS)
    grey: list[int] = field(Number(0, tables.GREY_WORKERS), "workers.grey", each=SEATS)  # lent for this round
    grey_won: list[int] = field(Number(0, tables.GREY_WORKERS), "workers.grey_next", each=SEATS)  # for the next
    kingsbridge: list[int] = field(Row(Name(tables.ADVANTAGE_IDS, none=EMPTY), len(tables.SLOTS)))  # laid open
    market: list[int] = field(Counts(_GOODS, high=tables.MARKET_CUBES))
    mill: list[int] = field(Number(0, tables.MOST_WORKERS), "workers.mill", each=SEATS)  # in the wool mill
    parts: int = field(Number(0, tables.ROUNDS))  # cathedral parts set
    passed: int = field(Flag(), each=SEATS, packed=True)  # out of phase I
    points: list[int] = field(  # where the VP came from, KINDS_OF_POINTS per seat
        Counts(POINTS, -_MOST_VP, _MOST_VP), each=SEATS, default=lambda seats: [0] * (KINDS_OF_POINTS * seats)
    )
    price: int = field(Number(0, tables.TOP_PRICE))  # the cost marker
    protected: int = field(Flag(), each=SEATS, packed=True)  # this round's event does not touch them
    round: int = field(Number(1, tables.ROUNDS))
    row: list[int] = field(_CRAFTSMEN, "craftsmen", each=SEATS)
    seats: int = field(Number(2, tables.MOST_SEATS))
    shiring: list[int] = field(Row(Name(tables.CRAFTSMAN_IDS, none=EMPTY), len(tables.SLOTS)))
    stack: list[Frame]
    start: int = field(Number(0, tables.MOST_SEATS - 1), "start_player")
    step: int = field(Number(0, tables.STEPS[-1]))  # 0 in phases I and II, else the step being carried out
    tax: int = field(Number(0, tables.HIGHEST_TAX))  # this round's roll, 0 before it
    track: list[int] = field(  # by price from 0: whose passed builder stands there
        Row(Seat(), tables.TOP_PRICE + 1), "cost_track", default=[NOBODY] * (tables.TOP_PRICE + 1)
    )
    used: int = field(  # while a player builds: how often each craftsman has worked
        Counts(tables.CRAFTSMAN_IDS, high=tables.MOST_USES, bits=tables.USE_BITS), default=0
    )
    veto: int = field(Flag())  # whether the start player may still throw a builder back
    vp: list[int] = field(Number(0, _MOST_VP), each=SEATS)
    wall: int = field(Flag(), "town_wall", each=SEATS, packed=True)  # two builders only this round
    wall_next: int = field(Flag(), "town_wall_next", each=SEATS, packed=True)  # and in the next
    standing: list[int] = remembered()  # by space: whose builder stands there, or NOBODY
    taken: int = remembered()  # spaces on which anybody's stands

    def derive(self) -> None:
        """Who stands where by space; and whose points are not explained, they were there at the start."""
        self.standing, self.taken = [NOBODY] * len(tables.SPACES), 0
        for seat, mask in enumerate(self.at):
            self.taken |= mask
            for space in members_of(mask):
                self.standing[space] = seat
        for seat, vp in enumerate(self.vp):
            if not any(self.points[_POINTS[seat]]):
                self.points[_POINTS[seat].start + FROM_START] = vp


_POINTS = tuple(slice(KINDS_OF_POINTS * n, KINDS_OF_POINTS * (n + 1)) for n in range(tables.MOST_SEATS))


# Changes that several rules make


def gain_gold(s: State, seat: int, amount: int) -> int:
    """Gold stops at the end of its track; the excess is lost (PE-44). Gives what was gained."""
    before = s.gold[seat]
    after = before + amount
    if after > tables.GOLD_LIMIT:
        after = tables.GOLD_LIMIT
    s.gold[seat] = after
    return after - before


def gain_cubes(s: State, seat: int, kind: int, amount: int) -> None:
    """Resources from the supply, which is never short (PE-47); a negative amount goes back."""
    s.cubes[tables.KINDS * seat + kind] += amount


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
    gold = s.gold[seat]
    if amount <= gold:
        s.gold[seat] = gold - amount
        return amount, 0
    s.gold[seat] = 0
    return gold, lose_vp(s, seat, (amount - gold) // tables.GOLD_PER_VP, FROM_DEBTS)


def stand(s: State, seat: int, space: int) -> None:
    """A builder goes to a space."""
    bit = 1 << space
    s.at[seat] |= bit
    s.taken |= bit
    s.standing[space] = seat


def send_home(s: State, space: int, emit: Emit) -> None:
    """The builder of an evaluated space goes back to the bag."""
    seat = s.standing[space]
    if seat != NOBODY:
        bit = 1 << space
        s.at[seat] ^= bit
        s.taken ^= bit
        s.standing[space] = NOBODY
        s.bag[seat] += 1
        if emit is not silent:
            emit("builder_returned", seat, space)


# Readings

# By free workers the cards, by gold the craftsmen that they are enough for
ENOUGH_WORKERS = tuple(
    mask_of(card for card in tables.CARDS if tables.CARD_WORKERS[card] <= free)
    for free in range(tables.MOST_WORKERS + 1)
)
ENOUGH_GOLD = tuple(
    mask_of(c for c in tables.CRAFTSMEN if tables.COST[c] <= gold) for gold in range(tables.GOLD_LIMIT + 1)
)

_CLOCKWISE = tuple(
    tuple(tuple((start + i) % seats for i in range(seats)) for start in range(seats))
    for seats in range(tables.MOST_SEATS + 1)
)


def clockwise(s: State) -> tuple[int, ...]:
    """All seats from the start player on (PE-63)."""
    return _CLOCKWISE[s.seats][s.start]


def stock_of(s: State, seat: int) -> list[int]:
    """The player's stone, wood, sand and metal."""
    return s.cubes[tables.STOCK[seat]]


def times_used(s: State, craftsman: int) -> int:
    """How often the craftsman has worked for the player who builds now."""
    return s.used >> tables.USE_SHIFT[craftsman] & tables.MOST_USES


def owner_of(s: State, advantage: int) -> int:
    """The seat before which that advantage lies, or NOBODY."""
    for seat, mask in enumerate(s.advantages):
        if mask >> advantage & 1:
            return seat
    return NOBODY


def builder_on(s: State, space: int) -> int:
    """The seat whose builder stands on a space, or NOBODY."""
    return s.standing[space]


def cards_in_reach(s: State, seat: int) -> int:
    """A mask of the resource cards for which the player has workers enough (PE-24)."""
    return ENOUGH_WORKERS[s.free[seat]]


def craftsmen_in_reach(s: State, seat: int) -> int:
    """A mask of the craftsmen for whom the player has gold enough (PE-25)."""
    return ENOUGH_GOLD[s.gold[seat]]


def tax_due(s: State, seat: int) -> int:
    """The roll, or with Francis always the same (PE-87)."""
    return tables.FRANCIS_TAX if s.advantages[seat] >> tables.FRANCIS & 1 else s.tax


def room_for_gold(s: State, seat: int) -> int:
    """How much more gold the player can take in (PE-44)."""
    return tables.GOLD_LIMIT - s.gold[seat]


def places(s: State, seat: int) -> int:
    """How many craftsmen the player may hold: five, with Jack six (PE-26, PE-85)."""
    return tables.ROW_PLACES + (tables.JACK_PLACES if s.advantages[seat] >> tables.JACK & 1 else 0)


def rights_lost(s: State, seat: int, craftsman: int) -> tuple[int, ...]:
    """The rights (USE_MASONS, BUY_WOOD, SELL_STONE) the player would no longer have without that craftsman."""
    given, without = _RIGHTS_GIVEN[craftsman], s.row[seat] & ~(1 << craftsman)
    return tuple([right for right in given if not without & tables.RIGHT_HOLDERS[right]]) if given else ()


_RIGHTS_GIVEN = tuple(  # by craftsman
    tuple(right for right, holders in enumerate(tables.RIGHT_HOLDERS) if holders >> c & 1) for c in tables.CRAFTSMEN
)
_MASONS, _MIXERS = tables.RIGHT_NEEDED[tables.USE_MASONS], tables.RIGHT_HOLDERS[tables.USE_MASONS]


def may_build(row: int) -> int:
    """A mask of the craftsmen of a row that may build: masons only beside a mortar mixer (PE-55)."""
    return row if row & _MIXERS else row & ~_MASONS


def working(row: int) -> tuple[int, ...]:
    """The members of `may_build`."""
    return members_of(may_build(row))


def capacity(s: State, seat: int, craftsman: int) -> int:
    """How often the craftsman may work this round, the blessing included (PE-94)."""
    return tables.CAPACITY[craftsman] + (tables.EVENT_AMOUNT[s.event] if s.blessed[seat] == craftsman else 0)


def yield_change(s: State, seat: int) -> int:
    """PE-93 volunteers, PE-98 winter: what the event adds to each card of a player it touches."""
    if s.event < 0 or tables.EVENT_EFFECT[s.event] != "yield" or s.protected >> seat & 1:
        return 0
    return tables.EVENT_AMOUNT[s.event]


def is_event_open(s: State) -> bool:
    """Whether this round's event has been revealed to all."""
    return s.event >= 0 and bool(s.events_seen >> s.event & 1)


def phase(s: State) -> int:
    """The phase of the round, 0 after the end."""
    if not s.stack:
        return 0
    if s.step:
        return tables.BOARD_PHASE
    choosing = any(frame.kind == "placing" for frame in s.stack)
    return tables.CHOOSING_PHASE if choosing else tables.PLACING_PHASE
