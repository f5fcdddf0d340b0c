"""The piece of what was played: a cloister or a councillor, and what may follow it."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import Action, Chance, Emit, Frame, Reason, silent
from kingsbridge_desktop.games.web_of_power import actions, frames
from kingsbridge_desktop.games.web_of_power.actions import DRAWS, PIECES, SWAPS
from kingsbridge_desktop.games.web_of_power.frames import ANY, PAIR, SINGLE
from kingsbridge_desktop.games.web_of_power.refill import end_turn, finish
from kingsbridge_desktop.games.web_of_power.state import State
from kingsbridge_desktop.games.web_of_power.tables import (
    ALL_LANDS,
    CLOISTERS,
    DATA,
    KIND_MASK,
    KINDS,
    LAND_MASK,
    LANDS,
    LANDS_IN,
    SPACE_LAND,
)

_SPACES = tuple(sum(LAND_MASK[land] for land in lands) for lands in LANDS_IN)  # per mask of countries: their spaces
_CLOISTERS = {
    part << spaces[0]: tuple(actions.CLOISTER[spaces[0] + at] for at in members_of(part))
    for spaces in DATA.land_spaces
    for part in range(1 << len(spaces))
}  # per mask of spaces: of one country, and of the two on a card as soon as they were asked for
_COUNCILLORS = tuple(tuple(actions.COUNCILLOR[land] for land in lands) for lands in LANDS_IN)


def targets(kind: int, count: int) -> int:
    """The countries that one card, or two as a joker, allow (WP-12, WP-13)."""
    return KIND_MASK[kind] if count == SINGLE else ALL_LANDS & ~KIND_MASK[kind]


def place_lands(frame: Frame) -> int:
    """The countries in which the card on the table may be used; all pieces of a turn go into one (WP-11)."""
    return _PLACE_LANDS[frame.args]


_PLACE_LANDS: dict[tuple[int, ...], int] = {
    (kind, count, land): targets(kind, count) if land == ANY else 1 << land
    for kind in range(KINDS)
    for count in (SINGLE, PAIR)
    for land in range(ANY, LANDS)
}


def legal_place(s: State, frame: Frame) -> Sequence[Action]:
    """A cloister on a free space (WP-15) or a councillor below the limit (WP-16), in a country of the card."""
    lands, free = _PLACE_LANDS[frame.args], s.free  # asked after every card: no call
    seat = frame.seat
    where = lands & s.open_lands if s.cloisters[seat].bit_count() < CLOISTERS else 0
    cloisters = _CLOISTERS.get(free & _SPACES[where])
    if cloisters is None:
        cloisters = ()
        for land in LANDS_IN[where]:
            cloisters += _CLOISTERS[free & LAND_MASK[land]]
        if frame.args[1] == SINGLE:
            _CLOISTERS[free & _SPACES[where]] = cloisters
    return cloisters + _COUNCILLORS[lands & s.room_lands if s.supply[seat] else 0]


def why_not_place(s: State, frame: Frame, a: Action) -> Reason | None:
    """Why it is no answer to `place`: the piece comes first, in a country of the card, where there is room."""
    if a.kind in PIECES:
        return _why_not_country(frame, actions.country_of(a)) or why_not_piece(s, frame.seat, a)
    if a.kind in SWAPS:
        return Reason("swap_instead")
    return Reason("nothing_drawn_any_more" if a.kind in DRAWS and s.used_up == 2 else "piece_first")


def _why_not_country(frame: Frame, land: int) -> Reason | None:
    if place_lands(frame) >> land & 1:
        return None
    kind, count, chosen = frame.args
    if chosen != ANY:
        return Reason("one_country", (chosen,))
    return Reason("not_on_card" if count == SINGLE else "joker_own_country", (kind, land))


def why_not_piece(s: State, seat: int, a: Action) -> Reason | None:
    """What stands against a piece of a seat at a place, whatever its cards (WP-15, WP-16, WP-17)."""
    if a.kind == "place_cloister":
        return _why_not_cloister(s, seat, a.args[0])
    return _why_not_councillor(s, seat, a.args[0])


def _why_not_cloister(s: State, seat: int, space: int) -> Reason | None:
    if not s.free >> space & 1:
        return Reason("space_taken", (space, next(at for at, mask in enumerate(s.cloisters) if mask >> space & 1)))
    return None if s.cloister_lands(seat) >> SPACE_LAND[space] & 1 else Reason("no_cloisters_left", (seat,))


def _why_not_councillor(s: State, seat: int, land: int) -> Reason | None:
    if s.councillor_lands(seat) >> land & 1:
        return None
    if not s.supply[seat]:
        return Reason("no_councillors_left", (seat,))
    return Reason("empty_country", (land,)) if s.is_empty(land) else Reason("councillor_limit", (land, s.limit(land)))


def take_place(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Places the piece; then the game may be over (WP-32), a second piece may follow, or the hand is refilled."""
    seat, at = frame.seat, a.args[0]
    opened = ANY
    if a.kind == "place_cloister":
        land, event = SPACE_LAND[at], "cloister_placed"
        if s.is_empty(land):
            opened = land
        place_cloister(s, seat, at)
    else:
        land, event = at, "councillor_placed"
        place_councillor(s, seat, land)
    takes = s.takes(seat)
    is_over = not takes and not s.can_anyone_place()
    following = frame  # stays while the turn or the game ends
    if not is_over:
        if frame.args[2] == ANY and opened == ANY and takes >> land & 1:
            following = frames.MORE[seat][land]
        elif s.used_up < 2:
            following = frames.DRAW[seat][opened]
    s.stack.append(following)
    if emit is not silent:
        emit(event, seat, at)
    if is_over:
        finish(s, 0, emit)
    elif following is frame:
        end_turn(s, seat, emit)


def place_cloister(s: State, seat: int, space: int) -> None:
    """Puts a cloister on a free space and keeps what follows from the pieces."""
    bit = 1 << space
    land = SPACE_LAND[space]
    spaces = LAND_MASK[land]
    own = s.cloisters[seat] = s.cloisters[seat] | bit
    s.free ^= bit
    if not s.free & spaces:
        s.open_lands &= ~(1 << land)
    if not s.room_lands >> land & 1 and (own & spaces).bit_count() > s.councillors_in(land):
        s.room_lands |= 1 << land


def place_councillor(s: State, seat: int, land: int) -> None:
    """Puts a councillor on the arms of a country and keeps what follows from the pieces."""
    s.council[land * s.seats + seat] += 1
    s.supply[seat] -= 1
    if s.councillors_in(land) >= s.limit(land):
        s.room_lands &= ~(1 << land)
