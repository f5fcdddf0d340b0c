"""The advantages that their owner may use once, when asked: Archbishop Thomas (PE-42) and the tax freedom (PE-49)."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.types import Action, Chance, Emit, Frame, Reason
from kingsbridge_desktop.games.pillars import frames, tables
from kingsbridge_desktop.games.pillars.actions import DECLINE, USE
from kingsbridge_desktop.games.pillars.state import State

_ANSWERS = {kind: (DECLINE, USE[advantage]) for kind, advantage in tables.ASKED_ABOUT.items()}


def legal_thomas(s: State, frame: Frame) -> Sequence[Action]:
    """Used now or kept."""
    return _ANSWERS[frame.kind]


legal_tax_freedom = legal_thomas


def why_not_use(s: State, frame: Frame, advantage: int) -> Reason | None:
    """Nothing else is asked for."""
    return None if advantage == tables.ASKED_ABOUT[frame.kind] else Reason("advantage_not_asked", (advantage,))


def take_thomas(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Used, he protects his owner."""
    if a.kind == "use":
        s.protected |= 1 << frame.seat
        _leave(s, frame, emit)


def take_tax_freedom(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Used, its owner pays nothing."""
    if a.kind == "use":
        s.stack[-1] = frames.COLLECT_BUT[frame.seat]
        _leave(s, frame, emit)


def _leave(s: State, frame: Frame, emit: Emit) -> None:
    advantage = tables.ASKED_ABOUT[frame.kind]
    s.advantages[frame.seat] &= ~(1 << advantage)
    emit("advantage_used", frame.seat, advantage)
