"""A turn: play a card or a joker for a piece, perhaps a second one in the same country; or swap a card.

Whether `more` is asked depends on open things only, never on the hand, so that the question tells the others nothing;
drawing the first card ends the placing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from kingsbridge_desktop.core.types import OTHER_QUESTION, Action, Chance, Emit, Frame, Reason, silent
from kingsbridge_desktop.games.web_of_power import actions, frames
from kingsbridge_desktop.games.web_of_power.actions import DRAWS, PIECES, PLAYS, SWAPS
from kingsbridge_desktop.games.web_of_power.frames import ANY, PAIR, SINGLE
from kingsbridge_desktop.games.web_of_power.placing import targets, why_not_piece
from kingsbridge_desktop.games.web_of_power.refill import SLOT, end_turn, take_draw, why_not_card
from kingsbridge_desktop.games.web_of_power.state import HELD, ONE, SIZE, State
from kingsbridge_desktop.games.web_of_power.tables import KINDS, LANDS

_NOTHING_DRAWN = Reason("nothing_drawn_any_more")
_CARD_ANSWERS = sorted((*actions.PLAY, *actions.JOKER, *actions.SWAP, *actions.DISCARD))
_DRAW_ANSWERS = sorted((*actions.TAKE, actions.DRAW, actions.DONE))

# The same few questions come again and again in a search
_turns: dict[int, Sequence[Action]] = {}  # by hand, countries and pile in one number
_seconds: dict[int, tuple[Action, ...]] = {}  # by hand and country in one number


def _why_not_cards(hand: int, a: Action) -> Reason | None:
    """What must be in hand: a card, or two of a kind for a joker (WP-13)."""
    number = HELD[hand][a.args[0]]
    if not number:
        return Reason("not_in_hand", a.args)
    return Reason("no_pair", a.args) if a.kind == "joker" and number < PAIR else None


@cache
def _of_hand(hand: int) -> tuple[Sequence[Action], Sequence[Action]]:
    """All that is done with cards of a hand, and what of it plays them."""
    found = [a for a in _CARD_ANSWERS if _why_not_cards(hand, a) is None]
    return found, [a for a in found if a.kind in PLAYS]


def legal_turn(s: State, frame: Frame) -> Sequence[Action]:
    """A card or joker that a piece can follow (WP-22), or swapping any card (WP-20)."""
    seat = frame.seat
    hand, takes, used_up = s.hands[seat], s.takes(seat), s.used_up
    key = (hand << LANDS | takes) * 3 + used_up
    found = _turns.get(key)
    if found is None:
        found = _turns[key] = tuple(a for a in _of_hand(hand)[0] if _why_not_use(takes, used_up, a) is None)
    return found


def _why_not_use(takes: int, used_up: int, a: Action) -> Reason | None:
    """What stands against doing something with a card that is in hand."""
    return _why_not_first(takes, a) if a.kind in PLAYS else _why_not_swap(used_up, a)


def _why_not_first(takes: int, a: Action) -> Reason | None:
    """No card is played without its piece (WP-22)."""
    if takes & targets(a.args[0], PLAYS[a.kind]):
        return None
    return Reason("no_place_for_card" if a.kind == "play" else "no_place_for_joker", a.args)


def _why_not_swap(used_up: int, a: Action) -> Reason | None:
    """A card is swapped, and in the last round only discarded (WP-31)."""
    if (a.kind == "discard") == (used_up == 2):
        return None
    return _NOTHING_DRAWN if used_up == 2 else OTHER_QUESTION


def why_not_turn(s: State, frame: Frame, a: Action) -> Reason | None:
    """Why it is no answer to `turn`: the card or its place is missing, or it comes later."""
    seat = frame.seat
    if a.kind in PIECES:
        return why_not_piece(s, seat, a) or Reason("card_first", (actions.country_of(a),))
    if a.kind in DRAWS:
        return _NOTHING_DRAWN if s.used_up == 2 else Reason("draw_after_placing")
    if a == actions.DONE:
        return OTHER_QUESTION
    in_hand, use = _why_not_cards(s.hands[seat], a), _why_not_use(s.takes(seat), s.used_up, a)
    return in_hand or use if a.kind in PLAYS else use or in_hand


def take_turn(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Plays the card or joker, or swaps; in the last round a card is only discarded (WP-31)."""
    seat, kind = frame.seat, a.args[0]
    if a.kind in PLAYS:
        _play(s, seat, a, ANY, emit)
        return
    _lay_down(s, seat, kind, 1)
    if a.kind == "swap":
        s.stack.append(frames.DRAW[seat][ANY])
        if emit is not silent:
            emit("card_swapped", seat, kind)
    else:
        s.stack.append(frame)
        if emit is not silent:
            emit("card_discarded", seat, kind)
        end_turn(s, seat, emit)


def _play(s: State, seat: int, a: Action, land: int, emit: Emit) -> None:
    kind, count = a.args[0], PLAYS[a.kind]
    _lay_down(s, seat, kind, count)
    s.stack.append(frames.PLACE[seat][kind][count][land])
    if emit is not silent:
        emit("card_played" if count == SINGLE else "joker_played", seat, kind)


def _lay_down(s: State, seat: int, kind: int, count: int) -> None:
    """Moves cards from a hand to the open discard and settles what everybody can tell of the hand then (WP-05)."""
    one = ONE[kind]
    hand = s.hands[seat] = s.hands[seat] - count * one
    s.discard[kind] += count
    known = s.known[seat]
    seen = HELD[known][kind]
    if seen:
        if seen > count:
            seen = count
        known = s.known[seat] = known - seen * one
        count -= seen
    if count:
        if not s.old[seat]:
            s.drawn[seat * KINDS + kind] -= count
        else:
            hidden = SIZE[hand] - SIZE[known]
            if hidden < s.old[seat]:
                s.old[seat] = hidden


def legal_more(s: State, frame: Frame) -> Sequence[Action]:
    """A card or joker for a second piece in the same country (WP-11, WP-14), or ending it by drawing the first card.

    In the last round, when nothing is drawn, `done` ends it.
    """
    hand, land = s.hands[frame.seat], frame.args[0]
    key = hand * LANDS + land
    plays = _seconds.get(key)
    if plays is None:
        plays = _seconds[key] = tuple(a for a in _of_hand(hand)[1] if _why_not_second(land, a) is None)
    one, other = s.display
    before, after = _ENDS[s.used_up == 2][one][other]
    return before + plays + after


def _why_not_end(is_last: bool, one: int, other: int, a: Action) -> Reason | None:
    """What stands against ending the placing by this."""
    if a == actions.DONE:
        return None if is_last else OTHER_QUESTION
    return _NOTHING_DRAWN if is_last else why_not_card((one, other), a)


def _sorted_around_plays(found: Sequence[Action]) -> tuple[tuple[Action, ...], tuple[Action, ...]]:
    return tuple(a for a in found if a < actions.JOKER[0]), tuple(a for a in found if a > actions.PLAY[-1])


_ENDS = tuple(
    tuple(
        tuple(
            _sorted_around_plays([a for a in _DRAW_ANSWERS if _why_not_end(is_last, one, other, a) is None])
            for other in SLOT
        )
        for one in SLOT
    )
    for is_last in (False, True)
)  # per display: what ends the placing, listed before and after the plays


def _why_not_second(land: int, a: Action) -> Reason | None:
    """The second card must allow the country of the first (WP-11)."""
    if targets(a.args[0], PLAYS[a.kind]) >> land & 1:
        return None
    return Reason("needs_pair" if a.kind == "play" else "joker_own_country", (a.args[0], land))


def why_not_more(s: State, frame: Frame, a: Action) -> Reason | None:
    """Why it is no answer to `more`: another country, the card is missing, or it comes later."""
    land = frame.args[0]
    if a.kind in PIECES:
        if actions.country_of(a) != land:
            return Reason("one_country", (land,))
        return why_not_piece(s, frame.seat, a) or Reason("card_first", (actions.country_of(a),))
    if a.kind in SWAPS:
        return Reason("swap_instead")
    if a.kind in PLAYS:
        return _why_not_cards(s.hands[frame.seat], a) or _why_not_second(land, a)
    return _why_not_end(s.used_up == 2, s.display[0], s.display[1], a)


def take_more(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Plays for the second piece, or goes on to refilling the hand."""
    if a.kind in PLAYS:
        _play(s, frame.seat, a, frame.args[0], emit)
    elif a.kind == "done":
        s.stack.append(frame)
        end_turn(s, frame.seat, emit)
    else:
        take_draw(s, frame, a, chance, emit)
