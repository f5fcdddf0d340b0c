"""How a game's `validate.py` refuses a position that cannot arise: one sentence for the first thing that is wrong."""

from __future__ import annotations

from kingsbridge_desktop.core.errors import ImpossibleState


def refuse_if(condition: object, reason: str) -> None:
    """Raises ImpossibleState where the condition holds."""
    if condition:
        raise ImpossibleState(reason)


def refuse_unless(condition: object, reason: str) -> None:
    """Raises ImpossibleState where the condition does not hold."""
    if not condition:
        raise ImpossibleState(reason)
