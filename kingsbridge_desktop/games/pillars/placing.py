"""Phase II: builders out of the bag, the start player's veto, the falling price, and those who passed."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.chance import draw_kind
from kingsbridge_desktop.core.types import NOBODY, Action, Chance, Emit, Frame, Reason, silent
from kingsbridge_desktop.games.pillars import frames, tables
from kingsbridge_desktop.games.pillars.actions import ACCEPT, PASS, PLACE, REMIGIUS, THROW_BACK
from kingsbridge_desktop.games.pillars.state import State, stand

_VETO_ANSWERS = (ACCEPT, THROW_BACK)
MAY_PASS, MAY_PAY, MAY_USE_REMIGIUS = 1, 2, 4
_PASSING: tuple[tuple[Action, ...], ...] = ((), (PASS,))  # by MAY_PASS


def open_spaces(taken: int, places: Sequence[int] = range(len(tables.PLACE_SPACES))) -> list[int]:
    """PE-36: the spaces a builder may go to, by the mask of taken ones; at ordered places only the first free one."""
    spaces = []
    for place in places:
        free = [space for space in tables.PLACE_SPACES[place] if not taken >> space & 1]
        spaces += free[:1] if tables.ORDERED[place] else free
    return spaces


# The board in two halves: few enough spaces each to list the answers by all ways in which they can be taken
_MIDDLE = len(tables.PLACE_SPACES) // 2
_BORDER = tables.PLACE_SPACES[_MIDDLE][0]  # the first space of the second half
_FIRST_HALF = (1 << _BORDER) - 1
_open_first = [open_spaces(taken, range(_MIDDLE)) for taken in range(1 << _BORDER)]
_open_second = [
    open_spaces(taken << _BORDER, range(_MIDDLE, len(tables.PLACE_SPACES)))
    for taken in range(1 << len(tables.SPACES) - _BORDER)
]
_PLACE_FIRST = tuple(tuple(PLACE[space] for space in spaces) for spaces in _open_first)
_PLACE_SECOND = tuple(tuple(PLACE[space] for space in spaces) for spaces in _open_second)
_REMIGIUS_FIRST = tuple(tuple(REMIGIUS[space] for space in spaces) for spaces in _open_first)
_REMIGIUS_SECOND = tuple(tuple(REMIGIUS[space] for space in spaces) for spaces in _open_second)


def run_draw(s: State, frame: Frame, chance: Chance, emit: Emit) -> bool:
    """PE-30: the next builder is drawn blind; when the bag is empty the passed ones follow (PE-34)."""
    bag, stack = s.bag, s.stack
    while any(bag):
        seat = draw_kind(bag, chance)
        must_stay = s.wall >> seat & 1 and _used(s, seat) >= tables.WALL_BUILDERS  # PE-37
        stack.append(frame)
        if s.veto and not must_stay and sum(bag) > bag[seat]:
            stack.append(frames.VETO[s.start][seat])
        else:
            stack.append(frames.PLACE[seat])
        if emit is not silent:
            emit("builder_drawn", seat, s.price)
        if not must_stay:
            return True
        del stack[-2:]  # its owner is not asked
        s.aside[seat] += 1
        emit("builder_set_aside", seat)
    if s.seats == 2 and s.price:  # PE-35
        before, s.price = s.price, 0
        if emit is not silent:
            emit("price_moved", before, 0)
    track = s.track
    for price in range(tables.TOP_PRICE, 0, -1):
        seat = track[price]
        if seat != NOBODY:
            stack.append(frame)
            stack.append(frames.PLACE_PASSED[seat][price])
            return True
    return False


def _used(s: State, seat: int) -> int:
    """How many of a player's builders were placed or passed before the one just drawn."""
    return tables.BUILDERS - 1 - s.bag[seat] - s.aside[seat]


def legal_veto(s: State, frame: Frame) -> Sequence[Action]:
    """PE-31: take the builder as drawn, or throw it back."""
    return _VETO_ANSWERS


def take_veto(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """A builder thrown back leaves the marker where it is; the next draw is from the whole bag."""
    drawn = frame.args[0]
    if a.kind == "accept":
        s.stack.append(frames.PLACE[drawn])
        return
    s.veto = 0
    s.bag[drawn] += 1
    emit("builder_thrown_back", frame.seat, drawn)


def ways(s: State, frame: Frame) -> int:
    """PE-32, PE-33, PE-38: whether the owner may pass, place for the price, place by Remigius."""
    return MAY_PAY if frame.kind == "place_passed" else _ways_to_place(s, frame.seat)  # PE-34, PE-39: it must be placed


def _ways_to_place(s: State, seat: int) -> int:
    """`ways` for a builder just drawn."""
    price = s.price
    if price == 0:
        return MAY_PAY
    found = MAY_PASS
    if s.gold[seat] >= price:
        found |= MAY_PAY
    if s.advantages[seat] >> tables.REMIGIUS & 1:
        found |= MAY_USE_REMIGIUS
    return found


def legal_place_builder(s: State, frame: Frame) -> Sequence[Action]:
    """The allowed ways, and the open spaces for those that place."""
    allowed, taken = _ways_to_place(s, frame.seat), s.taken
    first, second = taken & _FIRST_HALF, taken >> _BORDER
    answers = _PASSING[allowed & MAY_PASS]
    if allowed & MAY_PAY:
        answers += _PLACE_FIRST[first] + _PLACE_SECOND[second]
    if allowed & MAY_USE_REMIGIUS:
        answers += _REMIGIUS_FIRST[first] + _REMIGIUS_SECOND[second]
    return answers


def why_not_pass(s: State, frame: Frame) -> Reason | None:
    """PE-33, PE-34: only while placing costs something."""
    if ways(s, frame) & MAY_PASS:
        return None
    return Reason("passed_builder_must_be_placed") if frame.kind == "place_passed" else Reason("placing_is_free")


def why_not_place(s: State, frame: Frame, space: int) -> Reason | None:
    """PE-32: an open space, and the price can be paid."""
    closed = _why_closed(s, space)
    if closed is None and not ways(s, frame) & MAY_PAY:
        return Reason("too_little_gold_for_builder", (s.price, s.gold[frame.seat]))
    return closed


def why_not_remigius(s: State, frame: Frame, space: int) -> Reason | None:
    """PE-38: an open space, and Remigius saves something."""
    closed = _why_closed(s, space)
    if closed is not None or ways(s, frame) & MAY_USE_REMIGIUS:
        return closed
    if s.advantages[frame.seat] >> tables.REMIGIUS & 1:
        return Reason("remigius_not_needed")
    return Reason("advantage_not_held", (tables.REMIGIUS,))


def _why_closed(s: State, space: int) -> Reason | None:
    if space in open_spaces(s.taken):
        return None
    return Reason("space_taken", (space,)) if s.taken >> space & 1 else Reason("earlier_space_first", (space,))


def take_place_builder(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """The builder is placed or stands on the cost track; the marker goes down one (PE-33)."""
    seat, price = frame.seat, s.price
    if a.kind == "pass":
        s.track[price] = seat
        if emit is not silent:
            emit("builder_passed", seat, price)
    else:
        space, cost = a.args[0], price
        if a.kind == "remigius":
            cost = 0
            s.advantages[seat] &= ~(1 << tables.REMIGIUS)
            s.stack.append(frame)  # the builder still waits
            emit("advantage_used", seat, tables.REMIGIUS)
            s.stack.pop()
        s.gold[seat] -= cost
        stand(s, seat, space)
        if emit is not silent:
            emit("builder_placed", seat, space, cost)
    if price:
        s.price = price - 1
        if emit is not silent:
            emit("price_moved", price, price - 1)


def legal_place_passed(s: State, frame: Frame) -> Sequence[Action]:
    """The open spaces: there is no other way (PE-34)."""
    return _PLACE_FIRST[s.taken & _FIRST_HALF] + _PLACE_SECOND[s.taken >> _BORDER]


def take_place_passed(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """PE-34: from the cost track to a space, for nothing; the marker stays."""
    seat, price, space = frame.seat, frame.args[0], a.args[0]
    s.track[price] = NOBODY
    stand(s, seat, space)
    if emit is not silent:
        emit("passed_builder_placed", seat, space, price)
