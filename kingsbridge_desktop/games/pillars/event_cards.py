"""Steps 1 and 2: the event is revealed, the bishop and Archbishop Thomas may protect, then it acts."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import NOBODY, Action, Chance, Emit, Frame, Reason
from kingsbridge_desktop.games.pillars import frames, tables
from kingsbridge_desktop.games.pillars.actions import BLESS, PROTECT, TAKE_RESOURCE
from kingsbridge_desktop.games.pillars.choosing import draw_bit
from kingsbridge_desktop.games.pillars.state import (
    FROM_EVENTS,
    NOT_DRAWN,
    State,
    clockwise,
    gain_cubes,
    gain_gold,
    lose_vp,
    owe,
    owner_of,
    send_home,
)


def step_event(s: State, chance: Chance, emit: Emit) -> None:
    """PE-40 (1): this round's event is shown to all; it acts after step 2."""
    if s.event == NOT_DRAWN:
        s.event = draw_bit(tables.ALL_EVENTS & ~s.events_seen, chance)
    s.events_seen |= 1 << s.event
    emit("event_revealed", s.event)


def step_bishop(s: State, chance: Chance, emit: Emit) -> None:
    """PE-41 (2): first the bishop's builder is asked, then Thomas's owner, then the event acts."""
    s.stack.append(frames.EVENT)
    s.stack.append(frames.SHELTER)
    seat = s.standing[tables.BISHOP]
    if seat != NOBODY and (not tables.EVENT_POSITIVE[s.event] or any(s.market)):
        s.stack.append(frames.ASK_BISHOP[seat])


def legal_bishop(s: State, frame: Frame) -> Sequence[Action]:
    """Protection from a bad event, or one resource lying on the market, so no metal."""
    taking = [TAKE_RESOURCE[kind] for kind in tables.GOODS if s.market[kind]]
    return taking if tables.EVENT_POSITIVE[s.event] else [PROTECT, *taking]


def why_not_protect(s: State, frame: Frame) -> Reason | None:
    """Only from something bad. Must agree with `legal_bishop`, as must the next one."""
    return Reason("nothing_to_protect_from") if tables.EVENT_POSITIVE[s.event] else None


def why_not_take_resource(s: State, frame: Frame, kind: int) -> Reason | None:
    """Only what lies there."""
    if kind not in tables.GOODS:
        return Reason("no_metal_on_market")
    return None if s.market[kind] else Reason("sold_out", (kind,))


def take_bishop(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """A resource taken here is no purchase and touches no right or ban."""
    seat = frame.seat
    if a.kind == "protect":
        s.protected |= 1 << seat
        emit("bishop_protected", seat)
    else:
        kind = a.args[0]
        s.market[kind] -= 1
        gain_cubes(s, seat, kind, 1)
        emit("bishop_gave_resource", seat, kind)


def run_shelter(s: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """PE-42: on a bad event the owner of Thomas is asked unless already protected."""
    send_home(s, tables.BISHOP, emit)
    if tables.EVENT_POSITIVE[s.event]:
        return
    owner = owner_of(s, tables.THOMAS)
    if owner != NOBODY and not s.protected >> owner & 1:
        s.stack.append(frames.ASK_THOMAS[owner])


def run_event(s: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """PE-40: the event acts on every unprotected player, from the start player clockwise."""
    effect, amount = tables.EVENT_EFFECT[s.event], tables.EVENT_AMOUNT[s.event]
    asked = []
    for seat in clockwise(s):
        if s.protected >> seat & 1:
            emit("event_warded_off", seat, s.event)
        elif effect == "gold":  # PE-90
            emit("event_gave_gold", seat, s.event, gain_gold(s, seat, amount))
        elif effect == "metal":  # PE-91
            gain_cubes(s, seat, tables.METAL, amount)
            emit("event_gave_metal", seat, s.event, amount)
        elif effect == "mill":  # PE-92
            gold = min(s.mill[seat] * amount, tables.EVENT_LIMIT[s.event])
            emit("event_gave_gold", seat, s.event, gain_gold(s, seat, gold))
        elif effect == "capacity":  # PE-94
            if s.row[seat] & tables.BLESSED:
                asked.append(frames.BLESS[seat])
        elif effect == "debt":  # PE-95
            paid, lost = owe(s, seat, amount)
            emit("event_took_gold", seat, s.event, paid, lost)
        elif effect == "vp":  # PE-96
            emit("event_took_vp", seat, s.event, lose_vp(s, seat, -amount, FROM_EVENTS))
        elif effect == "builders":  # PE-97
            if s.round < tables.ROUNDS:
                s.wall_next |= 1 << seat
                emit("event_took_builder", seat, s.event)
        elif effect == "discard" and s.row[seat]:  # PE-99
            asked.append(frames.COLLAPSE[seat])
    s.stack.extend(reversed(asked))


def legal_bless(s: State, frame: Frame) -> Sequence[Action]:
    """PE-94: a craftsman held now whose capacity may grow."""
    return [BLESS[c] for c in members_of(s.row[frame.seat] & tables.BLESSED)]


def why_not_bless(s: State, frame: Frame, craftsman: int) -> Reason | None:
    """PE-94: one's own, and one who can work more than once."""
    if not s.row[frame.seat] >> craftsman & 1:
        return Reason("craftsman_not_held", (craftsman,))
    return None if tables.BLESSED >> craftsman & 1 else Reason("craftsman_cannot_be_blessed", (craftsman,))


def take_bless(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Once more for this craftsman, this round only."""
    s.blessed[frame.seat] = a.args[0]
    emit("craftsman_blessed", frame.seat, a.args[0])
