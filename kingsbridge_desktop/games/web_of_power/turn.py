"""A turn: play a card or a joker, place its piece, perhaps a second one in the same country; or swap a card.

Frames: `turn` (seat), `place` (seat; kind, how many cards, country or ANY), `more` (seat; country). Whether `more` is
asked depends on open things only, never on the hand, so that the question tells the others nothing; drawing the first
card ends the placing.
"""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import Action, Chance, Emit, Frame
from kingsbridge_desktop.games.web_of_power.frames import ANY, MORE, PLACE
from kingsbridge_desktop.games.web_of_power.refill import end_turn, finish, legal_draw, refill, take_draw
from kingsbridge_desktop.games.web_of_power.state import ONE, SIZE, State
from kingsbridge_desktop.games.web_of_power.tables import (
    ALL_LANDS,
    DATA,
    KIND_MASK,
    KINDS,
    LAND_KIND,
    LAND_MASK,
    LANDS,
    LANDS_IN,
    SPACE_LAND,
    SPACES,
)

PLAY = tuple(Action("play", (kind,)) for kind in range(KINDS))
JOKER = tuple(Action("joker", (kind,)) for kind in range(KINDS))
SWAP = tuple(Action("swap", (kind,)) for kind in range(KINDS))
DISCARD = tuple(Action("discard", (kind,)) for kind in range(KINDS))
CLOISTER = tuple(Action("place_cloister", (space,)) for space in range(SPACES))
COUNCILLOR = tuple(Action("place_councillor", (land,)) for land in range(LANDS))
DONE = Action("done")
_DONE = (DONE,)

_FIRST = tuple(spaces[0] for spaces in DATA.land_spaces)
_WIDTH = tuple((1 << len(spaces)) - 1 for spaces in DATA.land_spaces)
_CLOISTERS = tuple(
    tuple([CLOISTER[first + at] for at in members_of(free)] for free in range(width + 1))
    for first, width in zip(_FIRST, _WIDTH, strict=True)
)  # per country and pattern of its free spaces
_COUNCILLORS = tuple([COUNCILLOR[land] for land in members_of(lands)] for lands in range(ALL_LANDS + 1))

_turns: dict[tuple[int, int, int], Sequence[Action]] = {}
_mores: dict[tuple[int, int, bool, int, int], Sequence[Action]] = {}


def targets(kind: int, count: int) -> int:
    """The countries that one card, or two as a joker, allow (WP-12, WP-13)."""
    return KIND_MASK[kind] if count == 1 else ALL_LANDS & ~KIND_MASK[kind]


def legal_turn(s: State, frame: Frame) -> Sequence[Action]:
    """A card or joker that a piece can follow (WP-22), or swapping any card (WP-20)."""
    seat = frame.seat
    key = s.hands[seat], s.takes(seat), s.used_up
    found = _turns.get(key)
    if found is None:
        found = _turns[key] = _turn_actions(*key)
    return found


def _turn_actions(hand: int, takes: int, used_up: int) -> Sequence[Action]:
    actions = []
    for kind in range(KINDS):
        count = hand >> 2 * kind & 3
        if count:
            actions.append(DISCARD[kind] if used_up == 2 else SWAP[kind])
            if takes & targets(kind, 1):
                actions.append(PLAY[kind])
        if count >= 2 and takes & targets(kind, 2):
            actions.append(JOKER[kind])
    return tuple(sorted(actions))


def take_turn(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Plays the card or joker, or swaps; in the last round a card is only discarded (WP-31)."""
    seat = frame.seat
    kind = a.args[0]
    if a.kind == "play" or a.kind == "joker":
        _play(s, seat, a, ANY, emit)
        return
    _lay_down(s, seat, kind, 1)
    if a.kind == "swap":
        emit("card_swapped", seat, kind)
        refill(s, seat, chance, emit)
    else:
        emit("card_discarded", seat, kind)
        end_turn(s, seat, emit)


def _play(s: State, seat: int, a: Action, land: int, emit: Emit) -> None:
    kind = a.args[0]
    count = 1 if a.kind == "play" else 2
    _lay_down(s, seat, kind, count)
    emit("card_played" if count == 1 else "joker_played", seat, kind)
    s.stack.append(PLACE[seat, kind, count, land])


def _lay_down(s: State, seat: int, kind: int, count: int) -> None:
    """Moves cards from a hand to the open discard and settles what everybody can tell of the hand then (WP-05)."""
    one = ONE[kind]
    hand = s.hands[seat] = s.hands[seat] - count * one
    s.discard[kind] += count
    known = s.known[seat]
    seen = known >> 2 * kind & 3
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


def place_lands(s: State, frame: Frame) -> int:
    """The countries in which the card on the table may be used."""
    kind, count, land = frame.args
    return targets(kind, count) if land == ANY else 1 << land


def legal_place(s: State, frame: Frame) -> Sequence[Action]:
    """A cloister on a free space (WP-15) or a councillor below the limit (WP-16), in a country of the card."""
    seat = frame.seat
    lands = place_lands(s, frame)
    actions: list[Action] = []
    if s.cloisters_left(seat):
        free = s.free
        for land in LANDS_IN[lands & s.open_lands]:
            actions += _CLOISTERS[land][free >> _FIRST[land] & _WIDTH[land]]
    if s.supply[seat]:
        actions += _COUNCILLORS[lands & s.room_lands]
    return actions


def take_place(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Places the piece; then the game may be over (WP-32), a second piece may follow, or the hand is refilled."""
    seat = frame.seat
    if a.kind == "place_cloister":
        space = a.args[0]
        land = SPACE_LAND[space]
        was_empty = s.free & LAND_MASK[land] == LAND_MASK[land]
        place_cloister(s, seat, space)
        emit("cloister_placed", seat, space)
    else:
        land = a.args[0]
        was_empty = False
        place_councillor(s, seat, land)
        emit("councillor_placed", seat, land)
    takes = s.takes(seat)
    if not takes and not s.can_anyone_place():
        finish(s, 0, emit)
        return
    if frame.args[2] == ANY and not was_empty and takes >> land & 1:
        s.stack.append(MORE[seat][land])
        return
    refill(s, seat, chance, emit, (land,) if was_empty else ())


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


def legal_more(s: State, frame: Frame) -> Sequence[Action]:
    """A card or joker for a second piece in the same country (WP-11, WP-14), or ending it by drawing the first card.

    In the last round, when nothing is drawn, `done` ends it.
    """
    hand, land = s.hands[frame.seat], frame.args[0]
    key = hand, land, s.used_up == 2, s.display[0], s.display[1]
    found = _mores.get(key)
    if found is None:
        found = _mores[key] = _more_actions(hand, land, _DONE if s.used_up == 2 else legal_draw(s, frame))
    return found


def _more_actions(hand: int, land: int, ending: Sequence[Action]) -> Sequence[Action]:
    actions = list(ending)
    for kind in range(KINDS):
        count = hand >> 2 * kind & 3
        if kind == LAND_KIND[land] and count:
            actions.append(PLAY[kind])
        elif kind != LAND_KIND[land] and count >= 2:
            actions.append(JOKER[kind])
    return tuple(sorted(actions))


def take_more(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Plays for the second piece, or goes on to refilling the hand."""
    if a.kind == "play" or a.kind == "joker":
        _play(s, frame.seat, a, frame.args[0], emit)
    elif a.kind == "done":
        end_turn(s, frame.seat, emit)
    else:
        take_draw(s, frame, a, chance, emit)
