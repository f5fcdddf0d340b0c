"""Phase III: the fourteen steps in their order; each says that it began, acts, and sends its builders home."""

from __future__ import annotations

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import NOBODY, Chance, Emit, Frame, silent
from kingsbridge_desktop.games.pillars import frames, tables
from kingsbridge_desktop.games.pillars.choosing import FROM_SHIRING, maybe_discard
from kingsbridge_desktop.games.pillars.event_cards import step_bishop, step_event
from kingsbridge_desktop.games.pillars.market import step_market
from kingsbridge_desktop.games.pillars.state import (
    EMPTY,
    FROM_ADVANTAGES,
    FROM_PRIORY,
    NOT_DRAWN,
    State,
    clockwise,
    gain_cubes,
    gain_gold,
    gain_vp,
    owe,
    owner_of,
    send_home,
    tax_due,
    yield_change,
)

COURT_EXEMPTS, CARD_EXEMPTS = range(2)


def run_board(s: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """One step after the other; each may put questions above the frame of the next."""
    step = frame.args[0]
    if step == tables.CLOSING:
        close_round(s, emit)
        return
    s.step = step
    s.stack.append(frames.BOARD[step + 1])
    if step == tables.EVENT_STEP:  # the first one
        emit("phase_began", tables.BOARD_PHASE)
    if step == tables.START_PLAYER_STEP and s.round == tables.ROUNDS:  # PE-62
        send_home(s, tables.START_SPACE, emit)
        return
    if emit is not silent:
        emit("step_began", step)
    _STEPS[step](s, chance, emit)


def step_wool_mill(s: State, chance: Chance, emit: Emit) -> None:
    """PE-44 (3): 1 gold per worker, then they go home."""
    for seat in clockwise(s):
        workers = s.mill[seat]
        if workers:
            gained = gain_gold(s, seat, workers)
            s.mill[seat] = 0
            s.free[seat] += workers
            if emit is not silent:
                emit("mill_paid", seat, workers, gained)


def step_kingsbridge(s: State, chance: Chance, emit: Emit) -> None:
    """PE-45 (4): the advantage above each builder; what nobody claims leaves the game."""
    for slot, space in enumerate(tables.KINGSBRIDGE):
        advantage = s.kingsbridge[slot]
        s.kingsbridge[slot] = EMPTY
        seat = s.standing[space]
        if seat == NOBODY:
            if advantage != EMPTY:
                emit("advantage_gone", slot, advantage)
            continue
        acts_at_once = tables.AT_ONCE >> advantage & 1
        if not acts_at_once:
            s.advantages[seat] |= 1 << advantage
        if emit is not silent:
            emit("advantage_taken", seat, slot, advantage)
        if acts_at_once:
            _give_at_once(s, seat, advantage, emit)
        send_home(s, space, emit)


def _give_at_once(s: State, seat: int, advantage: int, emit: Emit) -> None:
    """PE-88: given at once, then the card is out of the game."""
    *cubes, gold, vp = tables.AT_ONCE_GIVES[advantage]
    for kind, amount in enumerate(cubes):
        if amount:
            gain_cubes(s, seat, kind, amount)
            emit("advantage_gave_resource", seat, advantage, kind, amount)
    if gold:
        emit("advantage_gave_gold", seat, advantage, gain_gold(s, seat, gold))
    if vp:
        gain_vp(s, seat, vp, FROM_ADVANTAGES)
        emit("advantage_gave_vp", seat, advantage, vp)


def step_priory(s: State, chance: Chance, emit: Emit) -> None:
    """PE-46 (5): points for the builders, more for the first; PE-87 Prior Philip adds to each."""
    for order, space in enumerate(tables.PRIORY):
        seat = s.standing[space]
        if seat == NOBODY:
            continue
        vp = tables.PRIORY_VP[order]
        if s.advantages[seat] >> tables.PHILIP & 1:
            vp += tables.PHILIP_VP
        gain_vp(s, seat, vp, FROM_PRIORY)
        if emit is not silent:
            emit("priory_scored", seat, space, vp)
        send_home(s, space, emit)


def step_site(s: State, chance: Chance, emit: Emit) -> None:
    """PE-47 (6-8): each card of the site yields, its workers go home; PE-84 advantages add theirs."""
    site = s.step - tables.SITE_STEPS[0]
    kind = tables.SITE_KIND[site]
    here, income = tables.SITE_CARDS[site], tables.INCOME_MASK[site]
    for seat in clockwise(s):
        cards = s.cards[seat] & here
        change = yield_change(s, seat) if cards else 0
        for card in members_of(cards):
            amount = tables.CARD_YIELD[card] + change
            s.cubes[tables.KINDS * seat + kind] += amount
            if emit is not silent:
                emit("card_yielded", seat, card, kind, amount)
            s.cards[seat] &= ~(1 << card)
            s.free[seat] += tables.CARD_WORKERS[card]
            if emit is not silent:
                emit("workers_returned", seat, card, tables.CARD_WORKERS[card])
        for advantage, amount in tables.INCOME[site] if s.advantages[seat] & income else ():
            if s.advantages[seat] >> advantage & 1:
                gain_cubes(s, seat, kind, amount)
                emit("advantage_gave_resource", seat, advantage, kind, amount)


def step_court(s: State, chance: Chance, emit: Emit) -> None:
    """PE-48 (9): the metal for the first space, then the roll; PE-49: the owner of the tax freedom is asked."""
    first = s.standing[tables.COURT[0]]
    if first != NOBODY and s.court_metal:
        metal, s.court_metal = s.court_metal, 0
        gain_cubes(s, first, tables.METAL, metal)
        emit("court_metal_taken", first, metal)
    s.tax = tables.TAX_DIE[chance.below(len(tables.TAX_DIE))]
    emit("tax_rolled", s.start, s.tax)
    s.stack.append(frames.COLLECT)
    free = owner_of(s, tables.TAX_FREEDOM)
    if free != NOBODY and not s.at[free] & tables.COURT_MASK:
        s.stack.append(frames.ASK_TAX_FREEDOM[free])


def run_collect(s: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """All pay the tax but those at court and whoever the card sets free; Francis's owner pays his fixed tax."""
    free = frame.args[0] if frame.args else NOBODY
    for seat in clockwise(s):
        if s.at[seat] & tables.COURT_MASK:
            if emit is not silent:
                emit("tax_exempt", seat, COURT_EXEMPTS)
        elif seat == free:
            if emit is not silent:
                emit("tax_exempt", seat, CARD_EXEMPTS)
        else:
            due = tax_due(s, seat)
            paid, lost = owe(s, seat, due)
            if emit is not silent:
                emit("tax_paid", seat, due, paid, lost)
    for space in tables.COURT:
        send_home(s, space, emit)


def step_shiring(s: State, chance: Chance, emit: Emit) -> None:
    """PE-50 (10): first the first space, with its discard, then the second (PE-63)."""
    s.stack.append(frames.SHIRING[1])
    s.stack.append(frames.SHIRING[0])


def run_shiring(s: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """The craftsman above the space joins its builder's owner for nothing, or leaves the game."""
    slot = frame.args[0]
    space = tables.SHIRING[slot]
    craftsman = s.shiring[slot]
    s.shiring[slot] = EMPTY
    seat = s.standing[space]
    if craftsman == EMPTY:
        return
    if seat == NOBODY:
        emit("craftsman_gone", FROM_SHIRING, craftsman)
        return
    s.row[seat] |= 1 << craftsman
    if emit is not silent:
        emit("craftsman_joined", seat, slot, craftsman)
    send_home(s, space, emit)
    maybe_discard(s, seat, craftsman)


def step_castle(s: State, chance: Chance, emit: Emit) -> None:
    """PE-51 (11): two grey workers for the next round; in the last round nothing (PE-62)."""
    seat = s.standing[tables.CASTLE]
    if seat == NOBODY:
        return
    if s.round < tables.ROUNDS:
        s.grey_won[seat] = tables.GREY_WON
        emit("grey_workers_won", seat, tables.GREY_WON)
    send_home(s, tables.CASTLE, emit)


def step_cathedral(s: State, chance: Chance, emit: Emit) -> None:
    """PE-56 (13): from the start player clockwise."""
    s.stack.append(frames.CATHEDRAL[0])


def step_start_player(s: State, chance: Chance, emit: Emit) -> None:
    """PE-60 (14): the builder there makes the next start player; without one the next clockwise."""
    seat = s.standing[tables.START_SPACE]
    by_builder = seat != NOBODY
    if not by_builder:
        seat = (s.start + 1) % s.seats
    s.start = seat
    emit("start_player_named", seat, int(by_builder))
    send_home(s, tables.START_SPACE, emit)


def close_round(s: State, emit: Emit) -> None:
    """PE-61: everything is made ready for the next round; after the last the game is over."""
    if s.round == tables.ROUNDS:
        emit("game_ended")
        return
    s.stack.append(frames.ROUND)
    s.tax = 0
    s.event = NOT_DRAWN
    s.protected = 0
    s.wall, s.wall_next = s.wall_next, 0
    s.veto = 1
    s.price = tables.TOP_PRICE
    s.market = [tables.MARKET_CUBES] * len(tables.GOODS)
    for seat in range(s.seats):
        s.blessed[seat] = EMPTY
        s.bought[seat] = 0
    emit("market_refilled")
    if not s.court_metal:
        s.court_metal = 1
        emit("court_metal_laid")
    if s.black == NOBODY:
        s.black = owner_of(s, tables.OTTO)  # PE-86
        if s.black != NOBODY:
            s.free[s.black] += 1
            emit("black_worker_joined", s.black)
    for seat in range(s.seats):
        if s.aside[seat]:
            s.bag[seat] += s.aside[seat]
            s.aside[seat] = 0
            emit("set_aside_builder_returned", seat)
        _change_grey_workers(s, seat, emit)


def _change_grey_workers(s: State, seat: int, emit: Emit) -> None:
    """PE-51: those of this round go back, then those come who were won for the next one."""
    grey, won = s.grey[seat], s.grey_won[seat]
    if grey:
        s.free[seat] -= grey
        s.grey[seat] = 0
        emit("grey_workers_returned", seat, grey)
    if won:
        s.free[seat] += won
        s.grey[seat], s.grey_won[seat] = won, 0


_STEPS = {
    tables.EVENT_STEP: step_event,
    tables.BISHOP_STEP: step_bishop,
    tables.MILL_STEP: step_wool_mill,
    tables.KINGSBRIDGE_STEP: step_kingsbridge,
    tables.PRIORY_STEP: step_priory,
    **dict.fromkeys(tables.SITE_STEPS, step_site),
    tables.COURT_STEP: step_court,
    tables.SHIRING_STEP: step_shiring,
    tables.CASTLE_STEP: step_castle,
    tables.MARKET_STEP: step_market,
    tables.CATHEDRAL_STEP: step_cathedral,
    tables.START_PLAYER_STEP: step_start_player,
}
