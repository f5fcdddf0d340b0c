"""A round is laid out, and phase I: cards from the display, each for workers or gold."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.bits import ByMask, members_of
from kingsbridge_desktop.core.types import NOBODY, Action, Chance, Emit, Frame, Reason, all_but, silent
from kingsbridge_desktop.games.pillars import frames, tables
from kingsbridge_desktop.games.pillars.actions import DISCARD, PASS, TAKE_CARD, TAKE_CRAFTSMAN
from kingsbridge_desktop.games.pillars.state import (
    EMPTY,
    ENOUGH_GOLD,
    ENOUGH_WORKERS,
    State,
    cards_in_reach,
    craftsmen_in_reach,
    owner_of,
    places,
    rights_lost,
)

# By masks: the answers that pass or take one of the cards, those that take one of the craftsmen, that discard one
_PASS_OR_CARD = tuple((PASS, *(TAKE_CARD[card] for card in members_of(mask))) for mask in range(tables.ALL_CARDS + 1))
_CRAFTSMAN: dict[int, tuple[Action, ...]] = {}  # few, since those of one round are on offer together
_DISCARDS = ByMask(DISCARD)
# By the number of seats, the seat and a mask of who passed: who of the others is next, the seat itself last, or nobody
_NEXT = tuple(
    tuple(
        tuple(
            next((after for i in range(1, seats + 1) if not passed >> (after := (seat + i) % seats) & 1), NOBODY)
            for passed in range(1 << seats)
        )
        for seat in range(seats)
    )
    for seats in range(tables.MOST_SEATS + 1)
)

FROM_DISPLAY, FROM_SHIRING = range(2)


def draw_bit(mask: int, chance: Chance) -> int:
    """One member of a set, all alike; chance counts them in ascending order."""
    for _ in range(chance.below(mask.bit_count())):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def run_round(s: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """PE-10: two advantages to Kingsbridge, two craftsmen to Shiring, two and seven resource cards on display."""
    s.round += 1
    s.step = 0
    s.stack.append(frames.BOARD[tables.STEPS[0]])
    s.stack.append(frames.PLACING)
    emit("round_began", s.round, s.start)
    for slot in tables.SLOTS:
        if s.round == tables.ROUNDS:
            advantage = tables.LAST_ROUND_ADVANTAGES[slot]  # PE-11
        else:
            advantage = draw_bit(tables.ALL_ADVANTAGES & ~tables.LAST_ROUND_MASK & ~s.advantages_seen, chance)
        s.advantages_seen |= 1 << advantage
        s.kingsbridge[slot] = advantage
        if emit is not silent:
            emit("advantage_laid", slot, advantage)
    craftsmen = tables.ROUND_MASK[s.round]
    for slot in tables.SLOTS:
        craftsman = draw_bit(craftsmen, chance)
        craftsmen &= ~(1 << craftsman)
        s.shiring[slot] = craftsman
        if emit is not silent:
            emit("craftsman_at_shiring", slot, craftsman)
    for craftsman in members_of(craftsmen):
        s.display |= 1 << craftsman
        if emit is not silent:
            emit("craftsman_offered", craftsman)
    cards = tables.ALL_CARDS
    for _ in range(len(tables.CARDS) - tables.DISPLAY_CARDS):
        card = draw_bit(cards, chance)
        cards &= ~(1 << card)
        if emit is not silent:
            emit("card_left_out", card)
    for card in members_of(cards):
        s.display_cards |= 1 << card
        if emit is not silent:
            emit("card_offered", card)
    _foresee(s, chance, emit)
    s.stack.append(frames.CHOOSE[s.start])
    emit("phase_began", tables.CHOOSING_PHASE)


def _foresee(s: State, chance: Chance, emit: Emit) -> None:
    """PE-12: Ellen's owner alone sees the event now; without an owner nobody needs it before step 1."""
    owner = owner_of(s, tables.ELLEN)
    if owner == NOBODY:
        return
    s.event = draw_bit(tables.ALL_EVENTS & ~s.events_seen, chance)
    emit("event_foreseen", owner, s.event, seen_by=1 << owner)
    emit("event_foreseen_unseen", owner, seen_by=all_but(owner))


def legal_choose_card(s: State, frame: Frame) -> Sequence[Action]:
    """PE-24, PE-25, PE-28: what the free workers and the gold allow; and passing."""
    seat = frame.seat
    answers = _PASS_OR_CARD[s.display_cards & ENOUGH_WORKERS[s.free[seat]]]
    craftsmen = s.display & ENOUGH_GOLD[s.gold[seat]]
    if craftsmen:
        found = _CRAFTSMAN.get(craftsmen)
        if found is None:
            found = _CRAFTSMAN[craftsmen] = tuple(TAKE_CRAFTSMAN[c] for c in members_of(craftsmen))
        answers += found
    return answers


def why_not_take_card(s: State, frame: Frame, card: int) -> Reason | None:
    """PE-24: it lies on display and there are workers enough."""
    if not s.display_cards >> card & 1:
        return Reason("card_not_on_display", (card,))
    if not cards_in_reach(s, frame.seat) >> card & 1:
        return Reason("too_few_workers", (card, tables.CARD_WORKERS[card], s.free[frame.seat]))
    return None


def why_not_take_craftsman(s: State, frame: Frame, craftsman: int) -> Reason | None:
    """PE-25: it lies on display and there is gold enough."""
    if craftsman in s.shiring:
        return Reason("craftsman_at_shiring", (craftsman,))
    if not s.display >> craftsman & 1:
        return Reason("craftsman_not_on_display", (craftsman,))
    if not craftsmen_in_reach(s, frame.seat) >> craftsman & 1:
        return Reason("too_little_gold_for_craftsman", (craftsman, tables.COST[craftsman], s.gold[frame.seat]))
    return None


def take_choose_card(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> bool:
    """One card, or out for the rest of the phase (PE-21); then the next player who has not passed."""
    seat = frame.seat
    taken = NOBODY
    if a.kind == "take_card":
        card = a.args[0]
        s.display_cards &= ~(1 << card)
        s.cards[seat] |= 1 << card
        s.free[seat] -= tables.CARD_WORKERS[card]
        if emit is not silent:
            emit("card_taken", seat, card, tables.CARD_WORKERS[card])
    elif a.kind == "take_craftsman":
        taken = a.args[0]
        s.display &= ~(1 << taken)
        s.gold[seat] -= tables.COST[taken]
        s.row[seat] |= 1 << taken
        if emit is not silent:
            emit("craftsman_hired", seat, taken, tables.COST[taken])
    else:
        s.passed |= 1 << seat
        if emit is not silent:
            emit("choosing_passed", seat)
    goes_on = False
    if s.display_cards or s.display:
        follower = _NEXT[s.seats][seat][s.passed]
        if follower != NOBODY:
            s.stack.append(frames.CHOOSE[follower])
            goes_on = True
    if taken >= 0:
        return maybe_discard(s, seat, taken) or goes_on
    return goes_on


def maybe_discard(s: State, seat: int, taken: int) -> bool:
    """PE-26: whoever has more craftsmen than places is asked which one goes; tells whether that is so."""
    if s.row[seat].bit_count() > places(s, seat):
        s.stack.append(frames.DISCARD[seat][taken])
        return True
    return False


def legal_discard(s: State, frame: Frame) -> Sequence[Action]:
    """PE-26, PE-99: any craftsman of the row, the new one included."""
    return _DISCARDS[s.row[frame.seat]]


def why_not_discard(s: State, frame: Frame, craftsman: int) -> Reason | None:
    """Only one's own."""
    return None if s.row[frame.seat] >> craftsman & 1 else Reason("craftsman_not_held", (craftsman,))


def take_discard(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """The craftsman leaves the game, and with it its rights and a blessing (PE-55, PE-94)."""
    seat, craftsman = frame.seat, a.args[0]
    lost = rights_lost(s, seat, craftsman)
    s.row[seat] &= ~(1 << craftsman)
    if s.blessed[seat] == craftsman:
        s.blessed[seat] = EMPTY
    if emit is not silent:
        emit("craftsman_discarded", seat, craftsman)
    for right in lost:
        emit("right_lost", seat, right)


legal_collapse, take_collapse = legal_discard, take_discard  # PE-99 asks the same


def run_placing(s: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """Phase I ends: PE-23 what is left over goes, PE-27 idle workers go to the wool mill."""
    s.stack.append(frame)  # it is phase I until all is cleared away
    for card in members_of(s.display_cards):
        s.display_cards &= ~(1 << card)
        if emit is not silent:
            emit("card_returned", card)
    for craftsman in members_of(s.display):
        s.display &= ~(1 << craftsman)
        emit("craftsman_gone", FROM_DISPLAY, craftsman)
    for seat in range(s.seats):
        idle = s.free[seat]
        if idle:
            s.mill[seat] = idle
            s.free[seat] = 0
            if emit is not silent:
                emit("workers_to_mill", seat, idle)
    s.passed = 0
    s.stack[-1] = frames.DRAW
    emit("phase_began", tables.PLACING_PHASE)
