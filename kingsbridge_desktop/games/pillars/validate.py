"""Can this position arise? Everything must add up, and the question on top must fit what lies on the table."""

from __future__ import annotations

from kingsbridge_desktop.core.bits import mask_of, members_of
from kingsbridge_desktop.core.errors import ImpossibleState
from kingsbridge_desktop.core.types import NOBODY, Frame
from kingsbridge_desktop.games.pillars import frames, tables
from kingsbridge_desktop.games.pillars.state import (
    EMPTY,
    KINDS_OF_POINTS,
    NOT_DRAWN,
    State,
    builder_on,
    capacity,
    clockwise,
    is_event_open,
    owner_of,
    places,
    stock_of,
    times_used,
)
from kingsbridge_desktop.games.position_check import refuse_if


def check(s: State) -> None:
    """Refuses by ImpossibleState, with the first reason found."""
    top = s.stack[-1] if s.stack else Frame("over")
    _check_seats(s)
    _check_stack(s, top)
    _check_craftsmen(s)
    _check_rows(s, top)
    _check_shiring(s)
    _check_cards(s)
    _check_advantages(s)
    _check_event(s)
    _check_workers(s)
    _check_builders(s, top)
    _check_price(s, top)
    _check_table(s, top)


def _in_phase_one(s: State) -> bool:
    return frames.PLACING in s.stack


def _check_seats(s: State) -> None:
    refuse_if(s.start >= s.seats, f"seat {s.start} cannot be the start player among {s.seats}")
    refuse_if(max(s.track) >= s.seats, "a passed builder belongs to nobody")
    for seat in range(s.seats):
        points = sum(s.points[KINDS_OF_POINTS * seat : KINDS_OF_POINTS * (seat + 1)])
        refuse_if(points != s.vp[seat], f"the points of seat {seat} add up to {points}, not to its {s.vp[seat]} VP")


# The stack


def _check_stack(s: State, top: Frame) -> None:
    """The frames under a question follow from it."""
    if not s.stack:
        is_last = s.round == tables.ROUNDS and s.step == tables.STEPS[-1]
        refuse_if(not is_last, "the game is over only after the last round")
        return
    if (top.kind, len(top.args)) not in _STACKS:
        raise ImpossibleState(f"nobody can be asked {top.kind!r} with {list(top.args)!r}")
    refuse_if(top.seat == NOBODY, f"the question {top.kind!r} must ask somebody")
    wanted = _STACKS[top.kind, len(top.args)](s, top)
    refuse_if(s.stack != wanted, f"the stack cannot stand like this under {top.kind!r}")
    steps = {frame.args[0] - 1 for frame in s.stack if frame.kind == "board"}
    refuse_if(s.step not in steps, f"step {s.step} does not fit the question {top.kind!r}")


_PHASE_THREE = frames.BOARD[tables.STEPS[0]]
_AFTER_EVENT = frames.BOARD[tables.BISHOP_STEP + 1]
_AFTER_COURT = frames.BOARD[tables.COURT_STEP + 1]
_AFTER_SHIRING = frames.BOARD[tables.SHIRING_STEP + 1]
_AFTER_MARKET = frames.BOARD[tables.MARKET_STEP + 1]
_AFTER_CATHEDRAL = frames.BOARD[tables.CATHEDRAL_STEP + 1]


def _under_choose(s: State, top: Frame) -> list[Frame]:
    refuse_if(s.passed >> top.seat & 1, "a player who has passed cannot choose")
    refuse_if(not s.display and not s.display_cards, "nothing is left to choose from")
    return [_PHASE_THREE, frames.PLACING, top]


def _under_discard(s: State, top: Frame) -> list[Frame]:
    taken = top.args[0]
    refuse_if(not s.row[top.seat] >> taken & 1, "the craftsman just taken is not in the row")
    refuse_if(
        s.row[top.seat].bit_count() != places(s, top.seat) + 1, "a craftsman is discarded only for want of a place"
    )
    if s.step == tables.SHIRING_STEP:
        below = [frames.SHIRING[1]] if s.shiring[1] != EMPTY else []
        return [_AFTER_SHIRING, *below, top]
    following = []
    if s.display or s.display_cards:
        order = [(top.seat + i) % s.seats for i in range(1, s.seats + 1)]
        following = [frames.CHOOSE[seat] for seat in order if not s.passed >> seat & 1][:1]
    return [_PHASE_THREE, frames.PLACING, *following, top]


def _under_veto(s: State, top: Frame) -> list[Frame]:
    drawn = top.args[0]
    refuse_if(drawn not in range(s.seats), "the builder drawn belongs to nobody")
    refuse_if(top.seat != s.start or not s.veto, "only the start player may throw a builder back, once a round")
    refuse_if(not any(s.bag[seat] for seat in range(s.seats) if seat != drawn), "the bag holds no other colour")
    return [_PHASE_THREE, frames.DRAW, top]


def _under_place(s: State, top: Frame) -> list[Frame]:
    return [_PHASE_THREE, frames.DRAW, top]


def _under_place_passed(s: State, top: Frame) -> list[Frame]:
    price = top.args[0]
    first = next((p for p in range(tables.TOP_PRICE, 0, -1) if s.track[p] != NOBODY), 0)
    refuse_if(not first or price != first or s.track[first] != top.seat, "another passed builder comes first")
    return [_PHASE_THREE, frames.DRAW, top]


def _under_bishop(s: State, top: Frame) -> list[Frame]:
    refuse_if(builder_on(s, tables.BISHOP) != top.seat, "the bishop sees only the owner of the builder there")
    return [_AFTER_EVENT, frames.EVENT, frames.SHELTER, top]


def _under_thomas(s: State, top: Frame) -> list[Frame]:
    refuse_if(owner_of(s, tables.THOMAS) != top.seat, "Thomas belongs to somebody else")
    refuse_if(s.protected >> top.seat & 1, "a protected player does not need Thomas")
    refuse_if(s.event < 0 or tables.EVENT_POSITIVE[s.event], "Thomas protects from bad events only")
    return [_AFTER_EVENT, frames.EVENT, top]


def _under_bless(s: State, top: Frame) -> list[Frame]:
    refuse_if(s.event < 0 or tables.EVENT_EFFECT[s.event] != "capacity", "there is no blessing this round")
    refuse_if(not s.row[top.seat] & tables.BLESSED, "none of the craftsmen can be blessed")
    order = clockwise(s)
    later = [seat for seat in order[order.index(top.seat) + 1 :] if s.row[seat] & tables.BLESSED]
    return [_AFTER_EVENT, *(frames.BLESS[seat] for seat in reversed(later)), top]


def _under_collapse(s: State, top: Frame) -> list[Frame]:
    refuse_if(s.event < 0 or tables.EVENT_EFFECT[s.event] != "discard", "nothing collapses this round")
    refuse_if(bool(s.protected >> top.seat & 1) or not s.row[top.seat], "this player has nothing to discard")
    order = clockwise(s)
    touched = [seat for seat in order if s.row[seat] and not s.protected >> seat & 1]
    later = touched[touched.index(top.seat) + 1 :]
    return [_AFTER_EVENT, *(frames.COLLAPSE[seat] for seat in reversed(later)), top]


def _under_tax_freedom(s: State, top: Frame) -> list[Frame]:
    refuse_if(owner_of(s, tables.TAX_FREEDOM) != top.seat, "the tax freedom belongs to somebody else")
    refuse_if(s.at[top.seat] & tables.COURT_MASK, "a player at court pays no tax anyway")
    return [_AFTER_COURT, frames.COLLECT, top]


def _under_market(s: State, top: Frame) -> list[Frame]:
    space = top.args[0]
    refuse_if(space not in tables.MARKET or builder_on(s, space) != top.seat, "no builder of this player stands there")
    return [_AFTER_MARKET, top]


def _under_building(s: State, top: Frame) -> list[Frame]:
    if top.kind == "give_up":
        cubes = stock_of(s, top.seat)
        refuse_if(sum(cubes) <= tables.KEPT or s.round == tables.ROUNDS, "nothing has to be given up")
        refuse_if(max(cubes) == sum(cubes), "with one kind only there is nothing to choose")
    return [_AFTER_CATHEDRAL, frames.CATHEDRAL[clockwise(s).index(top.seat) + 1], top]


_STACKS = {
    ("choose_card", 0): _under_choose,
    ("discard", 1): _under_discard,
    ("veto", 1): _under_veto,
    ("place_builder", 0): _under_place,
    ("place_passed", 1): _under_place_passed,
    ("bishop", 0): _under_bishop,
    ("thomas", 0): _under_thomas,
    ("bless", 0): _under_bless,
    ("collapse", 0): _under_collapse,
    ("tax_freedom", 0): _under_tax_freedom,
    ("market", 1): _under_market,
    ("build", 0): _under_building,
    ("give_up", 0): _under_building,
}


# What lies on the table


def _cards(slots: list[int]) -> int:
    return mask_of(card for card in slots if card != EMPTY)


def _check_craftsmen(s: State) -> None:
    seen = 0
    for where, mask in [
        *((f"the row of seat {seat}", row & ~tables.STARTING) for seat, row in enumerate(s.row)),
        ("the display", s.display),
        *(("Shiring", 1 << craftsman) for craftsman in s.shiring if craftsman != EMPTY),
    ]:
        for craftsman in members_of(mask):
            name = tables.CRAFTSMAN_IDS[craftsman]
            refuse_if(seen >> craftsman & 1, f"the craftsman {name!r} is in two places")
            refuse_if(
                tables.FROM_ROUND[craftsman] > s.round, f"the craftsman {name!r} comes only in a later round ({where})"
            )
        seen |= mask
    on_offer = s.display | _cards(s.shiring)
    refuse_if(on_offer & ~tables.ROUND_MASK[s.round], "only this round's craftsmen are on offer")
    refuse_if(bool(s.display) and not _in_phase_one(s), "craftsmen lie in the display only in phase I")


def _check_rows(s: State, top: Frame) -> None:
    for seat in range(s.seats):
        spare = 1 if top.kind == "discard" and top.seat == seat else 0
        held = s.row[seat].bit_count()
        refuse_if(held > places(s, seat) + spare, f"seat {seat} has places for {places(s, seat)} craftsmen, not {held}")
        blessed = s.blessed[seat]
        if blessed != EMPTY:
            refuse_if(
                not s.row[seat] & tables.BLESSED & 1 << blessed, f"seat {seat} has no such craftsman to be blessed"
            )
            fits = is_event_open(s) and tables.EVENT_EFFECT[s.event] == "capacity"
            refuse_if(not fits, "there is no blessing this round")


def _check_shiring(s: State) -> None:
    step = tables.SHIRING_STEP
    refuse_if(s.step < step and EMPTY in s.shiring, f"both craftsmen must lie at Shiring until step {step}")
    refuse_if(s.step == step and s.shiring[0] != EMPTY, "the first craftsman of Shiring is taken first")
    refuse_if(s.step > step and _cards(s.shiring) != 0, f"no craftsman lies at Shiring after step {step}")


def _check_cards(s: State) -> None:
    seen = s.display_cards
    for seat, mask in enumerate(s.cards):
        refuse_if(seen & mask, f"a resource card of seat {seat} is in two places")
        seen |= mask
    refuse_if(
        seen.bit_count() > tables.DISPLAY_CARDS, f"only {tables.DISPLAY_CARDS} resource cards are in play in a round"
    )
    refuse_if(bool(s.display_cards) and not _in_phase_one(s), "resource cards lie in the display only in phase I")
    first, *_, last = tables.SITE_STEPS
    refuse_if(any(s.cards) and s.step > last, f"resource cards go back in steps {first} to {last}")


def _check_advantages(s: State) -> None:
    seen = 0
    for mask in [*s.advantages, *(1 << advantage for advantage in s.kingsbridge if advantage != EMPTY)]:
        for advantage in members_of(seen & mask):
            raise ImpossibleState(f"the advantage {tables.ADVANTAGE_IDS[advantage]!r} is in two places")
        seen |= mask
    refuse_if(seen & ~s.advantages_seen, "an advantage lies open that was never laid out")
    for mask in s.advantages:
        refuse_if(mask & tables.AT_ONCE, "an advantage that acts at once is not kept")
    laid = len(tables.SLOTS) * min(s.round, tables.ROUNDS - 1)
    refuse_if(
        (s.advantages_seen & ~tables.LAST_ROUND_MASK).bit_count() != laid,
        f"{laid} advantages have been laid out so far",
    )
    last = s.advantages_seen & tables.LAST_ROUND_MASK
    wanted = tables.LAST_ROUND_MASK if s.round == tables.ROUNDS else 0
    refuse_if(last != wanted, "the two last advantages come in the last round and not before")
    step, on_offer = tables.KINGSBRIDGE_STEP, _cards(s.kingsbridge)
    if s.step < step:
        refuse_if(EMPTY in s.kingsbridge, f"two advantages must lie at Kingsbridge until step {step}")
        is_last = s.round == tables.ROUNDS
        refuse_if((on_offer == tables.LAST_ROUND_MASK) != is_last, "these advantages are of another round")
    else:
        refuse_if(on_offer != 0, f"no advantage lies at Kingsbridge after step {step}")


def _check_event(s: State) -> None:
    foreseen = owner_of(s, tables.ELLEN) != NOBODY
    if s.step == 0:
        refuse_if(foreseen and s.event == NOT_DRAWN, "Ellen's owner has seen this round's event, so there is one")
        refuse_if(not foreseen and s.event != NOT_DRAWN, "without Ellen the event is drawn in step 1")
        refuse_if(is_event_open(s), "an event that was revealed does not come again")
        count = s.round - 1
    else:
        refuse_if(not is_event_open(s), "this round's event lies open from step 1 on")
        count = s.round
    refuse_if(s.events_seen.bit_count() != count, f"{count} events have been revealed so far")
    bad = is_event_open(s) and not tables.EVENT_POSITIVE[s.event]
    refuse_if(bool(s.protected) and not bad, "nobody can be protected without a bad event")
    earlier = s.events_seen & ~(1 << s.event) if is_event_open(s) else s.events_seen
    refuse_if(bool(s.wall) and not earlier & tables.WALL_EVENTS, "the town wall has not been built in an earlier round")
    now = is_event_open(s) and bool(tables.WALL_EVENTS >> s.event & 1) and s.round < tables.ROUNDS
    refuse_if(bool(s.wall_next) and not now, "the town wall is not this round's event")
    refuse_if(s.wall_next & s.protected, "a protected player is not touched by the town wall")


def _check_workers(s: State) -> None:
    refuse_if(sum(s.grey) + sum(s.grey_won) > tables.GREY_WORKERS, f"there are {tables.GREY_WORKERS} grey workers")
    for workers in (s.grey, s.grey_won):
        refuse_if(
            [n for n in workers if n] not in ([], [tables.GREY_WON]),
            "the castle lends one pair of grey workers a round",
        )
    refuse_if(any(s.grey) and s.round == 1, "nobody has grey workers in the first round")
    castle = tables.CASTLE_STEP
    refuse_if(
        any(s.grey_won) and (s.step <= castle or s.round == tables.ROUNDS), f"grey workers are won in step {castle}"
    )
    otto = owner_of(s, tables.OTTO)
    refuse_if(s.black != NOBODY and s.black != otto, "the black worker goes with Otto")
    refuse_if(
        otto != NOBODY and s.black == NOBODY and s.step < tables.KINGSBRIDGE_STEP,
        "Otto's owner has the black worker from the next round on",
    )
    for seat in range(s.seats):
        sites = sum(tables.CARD_WORKERS[card] for card in members_of(s.cards[seat]))
        total = s.free[seat] + s.mill[seat] + sites
        wanted = tables.WORKERS + s.grey[seat] + (s.black == seat)
        refuse_if(total != wanted, f"seat {seat} has {wanted} workers, not {total}")
        refuse_if(_in_phase_one(s) and bool(s.mill[seat]), "workers go to the mill at the end of phase I")
        early = not _in_phase_one(s) and s.step < tables.MILL_STEP
        refuse_if(early and bool(s.free[seat]), "workers without a card are in the mill now")
        late = s.step >= tables.MILL_STEP
        refuse_if(late and bool(s.mill[seat]), f"the workers of the mill go home in step {tables.MILL_STEP}")


def _check_builders(s: State, top: Frame) -> None:
    taken = 0
    for mask in s.at:
        for space in members_of(taken & mask):
            raise ImpossibleState(f"two builders stand on {tables.SPACE_IDS[space]!r}")
        taken |= mask
    in_hand = {"veto": top.args[0] if top.args else NOBODY, "place_builder": top.seat}.get(top.kind, NOBODY)
    for seat in range(s.seats):
        used = s.at[seat].bit_count() + s.track.count(seat)
        count = used + s.bag[seat] + s.aside[seat] + (seat == in_hand)
        refuse_if(count != tables.BUILDERS, f"seat {seat} has {tables.BUILDERS} builders, not {count}")
        _check_town_wall(s, seat, used, used + (seat == in_hand))
    refuse_if(
        _in_phase_one(s) and any(count != tables.BUILDERS for count in s.bag), "in phase I all builders are in the bag"
    )
    for place in range(len(tables.PLACE_IDS)):
        _check_place(s, top, place, taken)


def _check_place(s: State, top: Frame, place: int, taken: int) -> None:
    here = [bool(taken >> space & 1) for space in tables.PLACE_SPACES[place]]
    name, step = tables.PLACE_IDS[place], tables.PLACE_STEP[place]
    if tables.ORDERED[place] and s.step < tables.MARKET_STEP:  # from there on they leave in any order
        refuse_if(here != sorted(here, reverse=True), f"the first spaces of {name!r} are taken first")
    if step == tables.SHIRING_STEP and s.step == step:
        here = here if s.shiring[1] == EMPTY else here[:1]  # the second builder waits for the first one's discard
    elif s.step == step and (step in (tables.COURT_STEP, tables.MARKET_STEP) or top.kind == "bishop"):
        return
    over = not s.stack or s.step >= step
    refuse_if(over and any(here), f"the builders have left {name!r} by now")


def _check_town_wall(s: State, seat: int, used: int, drawn: int) -> None:
    """PE-37: the third builder of a player it touches is put aside, and only when two have been used."""
    if not s.wall >> seat & 1:
        refuse_if(s.aside[seat] > 0, "a builder is set aside only because of the town wall")
        return
    refuse_if(
        drawn > tables.WALL_BUILDERS, f"after the town wall seat {seat} uses {tables.WALL_BUILDERS} builders only"
    )
    refuse_if(s.aside[seat] > tables.BUILDERS - tables.WALL_BUILDERS, "too many builders are set aside")
    early = s.aside[seat] > 0 and s.step == 0 and used < tables.WALL_BUILDERS
    refuse_if(early, f"a builder is set aside only when {tables.WALL_BUILDERS} of its colour have been used")


def _check_price(s: State, top: Frame) -> None:
    """PE-33 to PE-35: the marker counts the builders placed and passed."""
    if not s.stack:
        return
    waiting = len(s.track) - s.track.count(NOBODY)
    refuse_if(waiting > 0 and s.step > 0, "passed builders are placed before phase III")
    on_board = sum(mask.bit_count() for mask in s.at)
    drawing = top.kind in ("veto", "place_builder")
    if _in_phase_one(s):
        wanted = tables.TOP_PRICE
    elif drawing:
        wanted = max(0, tables.TOP_PRICE - on_board - waiting)
    elif s.seats == 2:
        wanted = 0
    else:
        wanted = max(0, tables.TOP_PRICE - s.seats * tables.BUILDERS + sum(s.aside))
    refuse_if(s.price != wanted, f"the cost marker must be on {wanted}, not on {s.price}")
    low = s.price + 1 if drawing else 1
    refuse_if(any(s.track[p] != NOBODY for p in range(low)), "a passed builder stands where the marker has not been")
    refuse_if(top.kind == "place_passed" and any(s.bag), "passed builders wait until the bag is empty")


def _check_table(s: State, top: Frame) -> None:
    full = [tables.MARKET_CUBES] * len(tables.GOODS)
    refuse_if((s.step == 0 or top.kind == "bishop") and s.market != full, "the market is full until the bishop gives")
    missing = sum(full) - sum(s.market)
    early = s.step < tables.MARKET_STEP
    refuse_if(missing > 1 and early, f"only the bishop takes from the market before step {tables.MARKET_STEP}")
    refuse_if(any(s.bought) and early, f"nothing is bought before step {tables.MARKET_STEP}")
    court = tables.COURT_STEP
    refuse_if(s.step < court and not s.court_metal, f"the metal lies at court until step {court}")
    refuse_if(s.step < court and s.tax != 0, f"the tax is rolled in step {court}")
    refuse_if(s.step >= court and s.tax not in tables.TAX_DIE, f"the tax die has no {s.tax}")
    parts = s.round - 1 if s.stack else tables.ROUNDS
    refuse_if(s.parts != parts, f"the cathedral has {parts} parts by now, not {s.parts}")
    refuse_if(not s.veto and _in_phase_one(s), "nobody has thrown a builder back yet")
    refuse_if(bool(s.passed) and not _in_phase_one(s), "passing in phase I is forgotten later")
    for craftsman in tables.CRAFTSMEN:
        used = times_used(s, craftsman)
        if used:
            refuse_if(top.kind != "build", f"craftsmen work in step {tables.CATHEDRAL_STEP} only")
            fits = s.row[top.seat] >> craftsman & 1 and used <= capacity(s, top.seat, craftsman)
            name = tables.CRAFTSMAN_IDS[craftsman]
            refuse_if(not fits, f"the craftsman {name!r} cannot have worked so often")
