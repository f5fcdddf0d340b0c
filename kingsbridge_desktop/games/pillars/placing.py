"""Phase II: builders out of the bag, the start player's veto, the falling price, and those who passed."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.chance import draw_kind
from kingsbridge_desktop.core.types import NOBODY, Action, Chance, Emit, Frame, Reason
from kingsbridge_desktop.games.pillars import frames, tables
from kingsbridge_desktop.games.pillars.choosing import PASS
from kingsbridge_desktop.games.pillars.state import State

ACCEPT = Action("accept")
THROW_BACK = Action("throw_back")
VETO_ANSWERS = (ACCEPT, THROW_BACK)
PLACE = tuple(Action("place", (space,)) for space in tables.SPACES)
REMIGIUS = tuple(Action("remigius", (space,)) for space in tables.SPACES)

_MAY_PASS, _MAY_PAY, _MAY_USE_REMIGIUS = 1, 2, 4
_ANSWERS: dict[int, tuple[Action, ...]] = {}


def run_draw(s: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """PE-30: the next builder is drawn blind; when the bag is empty the passed ones follow (PE-34)."""
    bag, stack = s.bag, s.stack
    while any(bag):
        seat = draw_kind(bag, chance)
        emit("builder_drawn", seat, s.price)
        if s.wall >> seat & 1 and tables.BUILDERS - 1 - bag[seat] - s.aside[seat] >= tables.WALL_BUILDERS:  # PE-37
            s.aside[seat] += 1
            emit("builder_set_aside", seat)
            continue
        stack.append(frame)
        if s.veto and any(count and other != seat for other, count in enumerate(bag)):
            stack.append(frames.VETO[s.start][seat])
        else:
            stack.append(frames.PLACE[seat])
        return
    if s.seats == 2 and s.price:  # PE-35
        emit("price_moved", s.price, 0)
        s.price = 0
    track = s.track
    for price in range(tables.TOP_PRICE, 0, -1):
        seat = track[price]
        if seat != NOBODY:
            stack.append(frame)
            stack.append(frames.PLACE_PASSED[seat][price])
            return


def legal_veto(s: State, frame: Frame) -> Sequence[Action]:
    """PE-31: take the builder as drawn, or throw it back."""
    return VETO_ANSWERS


def take_veto(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """A builder thrown back leaves the marker where it is; the next draw is from the whole bag."""
    drawn = frame.args[0]
    if a.kind == "accept":
        s.stack.append(frames.PLACE[drawn])
        return
    s.veto = 0
    s.bag[drawn] += 1
    emit("builder_thrown_back", frame.seat, drawn)


def legal_place(s: State, frame: Frame) -> Sequence[Action]:
    """PE-32, PE-33, PE-38: pay and place, pass while it costs something, or place by Remigius."""
    seat, price = frame.seat, s.price
    if price == 0:
        flags = _MAY_PAY
    else:
        flags = _MAY_PASS
        if s.gold[seat] >= price:
            flags |= _MAY_PAY
        if s.advantages[seat] >> tables.REMIGIUS & 1:
            flags |= _MAY_USE_REMIGIUS
    return _answers(s, flags)


def legal_place_passed(s: State, frame: Frame) -> Sequence[Action]:
    """PE-34, PE-39: a passed builder is placed free of charge, and must be."""
    return _answers(s, _MAY_PAY)


def _answers(s: State, flags: int) -> tuple[Action, ...]:
    taken = 0
    for mask in s.at:
        taken |= mask
    key = taken << 3 | flags
    found = _ANSWERS.get(key)
    if found is None:
        free = open_spaces(taken)
        answers = [PASS] if flags & _MAY_PASS else []
        if flags & _MAY_PAY:
            answers += [PLACE[space] for space in free]
        if flags & _MAY_USE_REMIGIUS:
            answers += [REMIGIUS[space] for space in free]
        found = tuple(answers)
        _ANSWERS[key] = found
    return found


def open_spaces(taken: int) -> list[int]:
    """PE-36: the spaces a builder may go to, by the mask of taken ones; at ordered places only the first free one."""
    spaces = []
    for place, members in enumerate(tables.PLACE_SPACES):
        free = [space for space in members if not taken >> space & 1]
        spaces += free[:1] if tables.ORDERED[place] else free
    return spaces


def take_place(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """The builder is placed or stands on the cost track; the marker goes down one (PE-33)."""
    seat, price = frame.seat, s.price
    if a.kind == "pass":
        s.track[price] = seat
        emit("builder_passed", seat, price)
    else:
        space = a.args[0]
        s.at[seat] |= 1 << space
        if a.kind == "remigius":
            s.advantages[seat] &= ~(1 << tables.REMIGIUS)
            emit("advantage_used", seat, tables.REMIGIUS)
            emit("builder_placed", seat, space, 0)
        else:
            s.gold[seat] -= price
            emit("builder_placed", seat, space, price)
    if price:
        s.price = price - 1
        emit("price_moved", price, price - 1)


def take_place_passed(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """PE-34: from the cost track to a space, for nothing; the marker stays."""
    seat, price, space = frame.seat, frame.args[0], a.args[0]
    s.track[price] = NOBODY
    s.at[seat] |= 1 << space
    emit("passed_builder_placed", seat, space, price)


def why_not_place(s: State, frame: Frame, a: Action) -> Reason | None:
    """Why a builder cannot be placed there, or why it cannot pass."""
    seat = frame.seat
    price = s.price if frame.kind == "place_builder" else 0
    if a.kind == "pass":
        return Reason("passed_builder_must_be_placed") if frame.kind == "place_passed" else Reason("placing_is_free")
    if a.kind not in ("place", "remigius") or len(a.args) != 1 or a.args[0] not in tables.SPACES:
        return None
    space = a.args[0]
    taken = 0
    for mask in s.at:
        taken |= mask
    if taken >> space & 1:
        return Reason("space_taken", (space,))
    if space not in open_spaces(taken):
        return Reason("earlier_space_first", (space,))
    if a.kind == "remigius":
        if not s.advantages[seat] >> tables.REMIGIUS & 1:
            return Reason("advantage_not_held", (tables.REMIGIUS,))
        if not price:
            return Reason("remigius_not_needed")
    elif price > s.gold[seat]:
        return Reason("too_little_gold_for_builder", (price, s.gold[seat]))
    return None
