"""A new game from any moment of another: the same table, played on from there."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from kingsbridge_desktop.core.chance import Seeded
from kingsbridge_desktop.core.errors import BadSetup
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.play.match import Match, Origin, Seat

LUCK = 1 << 53  # seeds that are drawn lie below this


def branched(
    match: Match, ply: int, seats: Sequence[Seat] | None = None, *, seed: int | None = None, same_luck: bool = False
) -> Match:
    """The game as it stood after `ply` actions, with its history, to be played on by whoever sits there now.

    With the same luck, chance goes on as it did in that game for as long as the same is done; else it is drawn anew,
    by `seed` if one is given. The other game stays as it is.
    """
    if not 0 <= ply <= match.ply:
        raise BadSetup(f"the game has no moment after {ply} actions", ply=ply)
    if seats is not None and len(seats) != len(match.seats):
        raise BadSetup(f"at this table sit {len(match.seats)}, not {len(seats)}", seats=len(seats))
    luck = match.seed if same_luck else Random().randrange(LUCK) if seed is None else seed
    setup = None if match.start is not None else match.setup_chance
    found = Match(
        match.edition,
        match.seats if seats is None else seats,
        luck,
        match.options,
        start=match.start,
        setup=setup,
    )
    for step in match.steps[:ply]:
        found.replay(step.action, step.chance)
    found.origin = Origin(match.id, ply, same_luck)
    return found


def glimpse(match: Match, ply: int, action: Action, seat: int) -> Any:
    """What a seat would have seen right after another action at that moment, with the luck of that moment."""
    state = match.state_at(ply).copy()
    match.rules.step(state, action, Seeded(match.seed, ply + 1))
    return match.rules.mask(state, seat)
