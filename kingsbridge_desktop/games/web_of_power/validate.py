"""Whether a position can arise. Form, names and ranges were checked before."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kingsbridge_desktop.core.types import HIDDEN, NOBODY, Frame
from kingsbridge_desktop.games.position_check import refuse_unless
from kingsbridge_desktop.games.web_of_power import scoring
from kingsbridge_desktop.games.web_of_power.frames import ANY, FRAMES
from kingsbridge_desktop.games.web_of_power.placing import legal_place, targets
from kingsbridge_desktop.games.web_of_power.state import HELD, SIZE, State
from kingsbridge_desktop.games.web_of_power.tables import (
    CLOISTERS,
    COUNCILLORS,
    DATA,
    HALF_TIME,
    HAND,
    KINDS,
    LAND_MASK,
    LANDS,
    PARTS,
    ROW,
    deck,
)


def check(s: State) -> None:
    """Refuses a position that cannot be. Trusts the caller: names and ranges are right, `derive` was called."""
    refuse_unless(s.start < s.seats, f"start_player cannot be {s.start} with {s.seats} players")
    _check_pieces(s)
    _check_hiding(s)
    _check_cards(s)
    _check_knowledge(s)
    _check_points(s)
    if s.stack:
        refuse_unless(len(s.stack) == 1, "more than one question is open")
        refuse_unless(s.can_anyone_place(), "nobody could place a piece any more: the game is over (WP-32)")
        _check_frame(s, s.stack[-1])
        _check_hands(s, s.stack[-1].seat)
    else:
        over = s.used_up == 2 or not s.can_anyone_place()
        refuse_unless(over, "the game is not over, so somebody must be asked: the stack is empty")


def _in_hand(s: State, seat: int) -> int:
    return SIZE[s.hands[seat]] + (s.veil.hidden[seat] if s.veil else 0)


def _check_pieces(s: State) -> None:
    taken = 0
    for seat, mask in enumerate(s.cloisters):
        twice = taken & mask
        refuse_unless(not twice, f"there are two cloisters on {DATA.space_ids[twice.bit_length() - 1]}")
        taken |= mask
        refuse_unless(s.cloisters_left(seat) >= 0, f"seat {seat} has placed more than {CLOISTERS} cloisters")
        refuse_unless(s.supply[seat] >= 0, f"seat {seat} has placed more than {COUNCILLORS} councillors")
    for land in range(LANDS):
        standing, limit = s.councillors_in(land), s.limit(land)
        refuse_unless(
            standing <= limit, f"{DATA.land_ids[land]} has {standing} councillors but takes only {limit} (WP-16)"
        )


def _check_hiding(s: State) -> None:
    """Either everything is open, or the pile is hidden and what is unseen is counted."""
    if s.veil is None:
        refuse_unless(HIDDEN not in s.pile, "the pile is hidden, but 'hidden' does not count the unseen cards")
        return
    refuse_unless(HIDDEN in s.pile, "only a position with a hidden pile counts hidden cards")
    for name, row in (("draws", s.veil.draws), ("in_hands", s.veil.hidden)):
        refuse_unless(len(row) == s.seats, f"hidden.{name} has {len(row)} numbers for {s.seats} players")


def _check_cards(s: State) -> None:
    if s.veil is None:
        refuse_unless(s.pile_size == sum(s.pile), f"the pile has {sum(s.pile)} cards, not {s.pile_size}")
        pile = tuple(s.pile)
    else:
        pile = s.veil.unseen
        unseen = s.pile_size + sum(s.veil.hidden)
        refuse_unless(sum(pile) == unseen, f"pile and hidden hands have {unseen} cards, but {sum(pile)} are unseen")
    for kind, count in enumerate(deck(s.seats)):
        there = s.discard[kind] + pile[kind] + s.display.count(kind) + sum(HELD[hand][kind] for hand in s.hands)
        refuse_unless(
            there == count,
            f"the cards do not add up: {there} of {DATA.kind_ids[kind]}, but {count} are in the game (WP-02)",
        )
    if s.used_up == 2:
        refuse_unless(not s.pile_size, "the pile has been used up twice but has cards")
    elif s.stack:
        refuse_unless(s.pile_size, "the pile is empty: it would have been made anew (WP-30)")


def _check_knowledge(s: State) -> None:
    for seat in range(s.seats):
        in_hand = _in_hand(s, seat)
        refuse_unless(in_hand <= HAND, f"seat {seat} holds {in_hand} cards, more than three")
        beyond = 0
        for kind, drawn in enumerate(s.drawn[ROW[KINDS][seat]]):
            own, known = HELD[s.hands[seat]][kind], HELD[s.known[seat]][kind]
            refuse_unless(known <= own, f"seat {seat} is known to hold a {DATA.kind_ids[kind]} that it does not hold")
            beyond += max(0, own - known - drawn)
        not_known = in_hand - SIZE[s.known[seat]]
        refuse_unless(s.old[seat] <= not_known, f"seat {seat} cannot hold {s.old[seat]} cards from before half-time")
        refuse_unless(not s.old[seat] or s.used_up, "no card is from before half-time before half-time")
        refuse_unless(beyond <= s.old[seat], f"seat {seat} holds cards that it never drew")
    if s.veil is not None:
        _check_veil(s)
        return
    for kind, count in enumerate(deck(s.seats)):
        fresh = s.pile[kind] + sum(s.drawn[kind::KINDS])
        refuse_unless(fresh <= count, f"more {DATA.kind_ids[kind]} were drawn than there are")


def _check_veil(s: State) -> None:
    veil = s.veil
    assert veil is not None
    elsewhere = 0
    surely_old = sum(max(0, unseen - fresh) for unseen, fresh in zip(veil.unseen, veil.fresh, strict=True))
    for seat in range(s.seats):
        shown = sum(s.drawn[ROW[KINDS][seat]])
        refuse_unless(shown <= veil.draws[seat], f"seat {seat} drew fewer cards than are named")
        elsewhere += veil.draws[seat] - shown
        refuse_unless(
            not veil.hidden[seat] or veil.hidden[seat] - veil.draws[seat] <= s.old[seat],
            f"seat {seat} hides more cards than it drew",
        )
        surely_old -= s.old[seat] if veil.hidden[seat] else 0
    refuse_unless(sum(veil.fresh) == s.pile_size + elsewhere, "the cards of the present pile do not add up")
    refuse_unless(surely_old <= 0, "the hands cannot hold all cards from before half-time")


def _check_points(s: State) -> None:
    for seat in range(s.seats):
        half_time, *final = s.tally[ROW[PARTS][seat]]
        refuse_unless(s.used_up or not half_time, "there are points of the intermediate scoring before half-time")
        refuse_unless(not s.stack or not any(final), "there are points of the final scoring before the end")
    if not s.stack:
        scored = s.copy()
        scored.tally = [n if at % PARTS == HALF_TIME else 0 for at, n in enumerate(s.tally)]
        scoring.score_final(scored)
        refuse_unless(scored.tally == s.tally, "the points are not those of the final scoring")


def _check_frame(s: State, frame: Frame) -> None:
    """Refuses a question that could not have come up here."""
    kind, seat, args = frame.kind, frame.seat, frame.args
    refuse_unless(seat != NOBODY, f"a question {kind!r} asks a seat")
    is_complete = len(args) == len(FRAMES[kind]) or kind == "draw"
    refuse_unless(is_complete, f"a question {kind!r} needs {', '.join(FRAMES[kind])}")
    if s.used_up < 2 and kind != "draw":
        refuse_unless(HIDDEN not in s.display, "two cards must lie open")
    _FRAME_CHECKS[kind](s, frame)


def _check_turn(s: State, frame: Frame) -> None:
    in_hand = _in_hand(s, frame.seat)
    refuse_unless(in_hand == HAND, f"a turn starts with three cards, not {in_hand} (WP-25)")


def _check_draw(s: State, frame: Frame) -> None:
    in_hand = _in_hand(s, frame.seat)
    refuse_unless(s.used_up < 2, "nothing is drawn any more (WP-31)")
    refuse_unless(in_hand < HAND, "nobody draws with three cards in hand")
    refuse_unless(s.display.count(HIDDEN) <= in_hand, "open cards are missing that nobody took")
    for land in frame.args:
        own = (s.cloisters[frame.seat] & LAND_MASK[land]).bit_count()
        is_only_piece = own == _pieces_in(s, land) == 1
        refuse_unless(is_only_piece, f"this turn did not open {DATA.land_ids[land]} (WP-14)")


def _check_place(s: State, frame: Frame) -> None:
    kind, count, land = frame.args
    refuse_unless(s.discard[kind] >= count, "the card that was played is not on the discard")
    before = _in_hand(s, frame.seat) + count
    refuse_unless(before == HAND if land == ANY else before in (1, 2), "the hand does not fit the cards played")
    if land != ANY:
        allowed = targets(kind, count) >> land & 1
        refuse_unless(allowed, f"what was played does not allow a piece in {DATA.land_ids[land]} (WP-12, WP-13)")
        _check_second_piece(s, frame.seat, land)
    refuse_unless(legal_place(s, frame), "a card was played that no piece can follow (WP-22)")


def _check_more(s: State, frame: Frame) -> None:
    land = frame.args[0]
    refuse_unless(_in_hand(s, frame.seat) in (1, 2), "the hand does not fit the cards played")
    _check_second_piece(s, frame.seat, land)
    refuse_unless(s.takes(frame.seat) >> land & 1, f"no second piece fits into {DATA.land_ids[land]}")


_FRAME_CHECKS: Mapping[str, Callable[[State, Frame], None]] = {
    "turn": _check_turn,
    "place": _check_place,
    "more": _check_more,
    "draw": _check_draw,
}


def _pieces_in(s: State, land: int) -> int:
    return (~s.free & LAND_MASK[land]).bit_count() + s.councillors_in(land)


def _check_second_piece(s: State, seat: int, land: int) -> None:
    own = (s.cloisters[seat] & LAND_MASK[land]).bit_count() + s.council[ROW[s.seats][land]][seat]
    refuse_unless(own and _pieces_in(s, land) >= 2, f"a second piece cannot follow in {DATA.land_ids[land]} (WP-14)")


def _check_hands(s: State, on_turn: int) -> None:
    """Everybody but the seat on turn holds three cards; in the last round only those whose turn is still to come."""
    for seat in range(s.seats):
        in_hand = _in_hand(s, seat)
        still_to_come = (seat - s.start) % s.seats > (on_turn - s.start) % s.seats
        if seat != on_turn and (s.used_up < 2 or still_to_come):
            refuse_unless(in_hand == HAND, f"seat {seat} holds {in_hand} cards instead of three (WP-25)")
