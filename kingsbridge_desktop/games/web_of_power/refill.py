"""After placing: the hand to three, the display to two, half-time in the middle of it, the next turn or the end.

The question that is answered stays on the stack until the next one is known: it is empty only when the game is over.
"""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.types import HIDDEN, OTHER_QUESTION, Action, Chance, Emit, Frame, Reason, all_but, silent
from kingsbridge_desktop.games.web_of_power import actions, frames
from kingsbridge_desktop.games.web_of_power.actions import DRAWS, SWAPS
from kingsbridge_desktop.games.web_of_power.frames import ANY
from kingsbridge_desktop.games.web_of_power.scoring import score_cloisters, score_final
from kingsbridge_desktop.games.web_of_power.state import ONE, SIZE, State
from kingsbridge_desktop.games.web_of_power.tables import HALF_TIME, HAND, KINDS


def why_not_card(display: Sequence[int], a: Action) -> Reason | None:
    """What stands against taking an open card or drawing from the pile, which is never empty then (WP-30, WP-31)."""
    return Reason("not_open", a.args) if a.kind == "take" and a.args[0] not in display else None


SLOT = (*range(KINDS), HIDDEN)  # what may lie in a slot of the display; HIDDEN, which is -1, finds the last one
_DRAWS = tuple(
    tuple(tuple(a for a in (actions.DRAW, *actions.TAKE) if why_not_card((one, other), a) is None) for other in SLOT)
    for one in SLOT
)  # per display


def legal_draw(s: State, frame: Frame) -> Sequence[Action]:
    """An open card or the top of the pile (WP-19)."""
    one, other = s.display
    return _DRAWS[one][other]


def why_not_draw(s: State, frame: Frame, a: Action) -> Reason | None:
    """Why it is no answer to `draw`: the turn is over, perhaps because it opened a country (WP-14)."""
    if a.kind in DRAWS:
        return why_not_card(s.display, a)
    if a == actions.DONE:
        return OTHER_QUESTION
    if frame.args and a.kind not in SWAPS:
        return Reason("opened_country", frame.args)
    return Reason("refill_now")


def take_draw(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Takes one card, seen before the next is chosen (WP-21)."""
    seat, display = frame.seat, s.display
    s.stack.append(frame if frame.kind == "draw" else frames.DRAW[seat][ANY])
    if a.kind == "take":
        kind = a.args[0]
        slot = 0 if display[0] == kind else 1
        display[slot] = HIDDEN
        s.hands[seat] += ONE[kind]
        s.known[seat] += ONE[kind]
        if emit is not silent:
            emit("open_card_taken", seat, kind, slot)
    else:
        kind = deal(s, seat, chance)
        if emit is not silent:
            emit("card_drawn", seat, kind, seen_by=1 << seat)
            emit("card_drawn_unseen", seat, seen_by=all_but(seat))
        if not s.pile_size:
            _use_up(s, emit)
    if s.used_up < 2:
        if SIZE[s.hands[seat]] < HAND:
            return
        refill_display(s, chance, emit)
    end_turn(s, seat, emit)


def deal(s: State, seat: int, chance: Chance) -> int:
    """One card from the pile into a hand, known to its owner only; gives its kind."""
    kind = _off_the_pile(s, chance)
    s.hands[seat] += ONE[kind]
    s.drawn[seat * KINDS + kind] += 1
    return kind


def _off_the_pile(s: State, chance: Chance) -> int:
    at = chance.below(s.pile_size)
    s.pile_size -= 1
    kind = 0
    for count in s.pile:
        if at < count:
            break
        at -= count
        kind += 1
    s.pile[kind] -= 1
    return kind


def refill_display(s: State, chance: Chance, emit: Emit) -> None:
    """Turns up cards until two lie open or the pile is used up the second time."""
    display = s.display
    while s.used_up < 2 and HIDDEN in display:
        slot = display.index(HIDDEN)
        kind = display[slot] = _off_the_pile(s, chance)
        if emit is not silent:
            emit("open_card_turned_up", kind, slot)
        if not s.pile_size:
            _use_up(s, emit)


def _use_up(s: State, emit: Emit) -> None:
    """The last card has left the pile: half-time (WP-30), or the last round begins (WP-31)."""
    s.used_up += 1
    if emit is not silent:
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
    if emit is not silent:
        emit("discard_reshuffled", s.pile_size)


def end_turn(s: State, seat: int, emit: Emit) -> None:
    """The left neighbour's turn; in the last round the start player's right neighbour was the last (WP-31).

    Trusts the caller: what was asked last is still on the stack.
    """
    after = seat + 1 if seat + 1 < s.seats else 0
    if s.used_up == 2 and after == s.start:
        finish(s, 1, emit)
        return
    s.stack[-1] = frames.TURN[after]
    if emit is not silent:
        emit("turn_begun", after)


def finish(s: State, pile_used_up: int, emit: Emit) -> None:
    """The final scoring; `pile_used_up` tells whether the cards or the places have run out (WP-31, WP-32)."""
    s.stack.clear()
    if emit is not silent:
        emit("game_ended", pile_used_up)
    score_final(s, emit)
