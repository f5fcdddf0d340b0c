"""After placing: the hand to three, the display to two, half-time in the middle of it, the next turn or the end.

Frames: `draw` (seat; the country that this turn opened, if it did: it tells why nothing more is placed, WP-14).
"""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.types import HIDDEN, Action, Chance, Emit, Frame, all_but
from kingsbridge_desktop.games.web_of_power import frames
from kingsbridge_desktop.games.web_of_power.scoring import score_cloisters, score_final
from kingsbridge_desktop.games.web_of_power.state import ONE, SIZE, State
from kingsbridge_desktop.games.web_of_power.tables import DISPLAY, HALF_TIME, HAND, KINDS

TAKE = tuple(Action("take", (kind,)) for kind in range(KINDS))
DRAW = Action("draw")

_DRAWS = {
    (a, b): tuple(sorted({DRAW, *(TAKE[kind] for kind in (a, b) if kind != HIDDEN)}))
    for a in range(HIDDEN, KINDS)
    for b in range(HIDDEN, KINDS)
}


def refill(s: State, seat: int, chance: Chance, emit: Emit, opened: tuple[int, ...] = ()) -> None:
    """Asks for the next card while the hand is short (WP-19), else ends the turn; in the last round at once (WP-31)."""
    if s.used_up < 2:
        if SIZE[s.hands[seat]] < HAND:
            s.stack.append(frames.DRAW[seat, opened])
            return
        refill_display(s, chance, emit)
    end_turn(s, seat, emit)


def legal_draw(s: State, frame: Frame) -> Sequence[Action]:
    """An open card or the top of the pile; the pile is never empty while somebody may draw (WP-30, WP-31)."""
    return _DRAWS[s.display[0], s.display[1]]


def take_draw(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Takes one card, seen before the next is chosen (WP-21)."""
    seat = frame.seat
    if a.kind == "take":
        kind = a.args[0]
        slot = 0 if s.display[0] == kind else 1
        s.display[slot] = HIDDEN
        s.hands[seat] += ONE[kind]
        s.known[seat] += ONE[kind]
        emit("open_card_taken", seat, kind, slot)
    else:
        kind = deal(s, seat, chance)
        emit("card_drawn", seat, kind, seen_by=1 << seat)
        emit("card_drawn_unseen", seat, seen_by=all_but(seat))
        if not s.pile_size:
            _use_up(s, emit)
    refill(s, seat, chance, emit, frame.args if frame.kind == "draw" else ())


def deal(s: State, seat: int, chance: Chance) -> int:
    """One card from the pile into a hand, known to its owner only; gives its kind."""
    kind = _off_the_pile(s, chance)
    s.hands[seat] += ONE[kind]
    s.drawn[seat * KINDS + kind] += 1
    return kind


def _off_the_pile(s: State, chance: Chance) -> int:
    pile = s.pile
    at = chance.below(s.pile_size)
    kind = 0
    while at >= pile[kind]:
        at -= pile[kind]
        kind += 1
    pile[kind] -= 1
    s.pile_size -= 1
    return kind


def refill_display(s: State, chance: Chance, emit: Emit) -> None:
    """Turns up cards until two lie open or the pile is used up the second time."""
    for slot in range(DISPLAY):
        if s.display[slot] == HIDDEN and s.used_up < 2:
            kind = s.display[slot] = _off_the_pile(s, chance)
            emit("open_card_turned_up", kind, slot)
            if not s.pile_size:
                _use_up(s, emit)


def _use_up(s: State, emit: Emit) -> None:
    """The last card has left the pile: half-time (WP-30), or the last round begins (WP-31)."""
    s.used_up += 1
    emit("pile_used_up", s.used_up)
    if s.used_up == 2:
        return
    score_cloisters(s, HALF_TIME, emit)
    s.pile = s.discard
    s.pile_size = sum(s.pile)
    s.discard = [0] * KINDS
    # What nobody saw being taken is from before now; the new pile's contents are open by counting (WP-05).
    s.drawn = [0] * (s.seats * KINDS)
    s.old = [SIZE[hand] - SIZE[known] for hand, known in zip(s.hands, s.known, strict=True)]
    emit("discard_reshuffled", s.pile_size)


def end_turn(s: State, seat: int, emit: Emit) -> None:
    """The left neighbour's turn; in the last round the start player's right neighbour was the last (WP-31)."""
    after = seat + 1 if seat + 1 < s.seats else 0
    if s.used_up == 2 and after == s.start:
        finish(s, 1, emit)
        return
    s.stack.append(frames.TURN[after])
    emit("turn_begun", after)


def begin(s: State, emit: Emit) -> None:
    """The first turn."""
    s.stack.append(frames.TURN[s.start])
    emit("turn_begun", s.start)


def finish(s: State, pile_used_up: int, emit: Emit) -> None:
    """The final scoring; `pile_used_up` tells whether the cards or the places have run out (WP-31, WP-32)."""
    s.stack.clear()
    emit("game_ended", pile_used_up)
    score_final(s, emit)
