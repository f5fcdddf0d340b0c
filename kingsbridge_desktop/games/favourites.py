"""What players take in a game, for the chronicle: read from events by the table in the game's `favourites.py`."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from kingsbridge_desktop.core.types import Event


class Taken(NamedTuple):
    """How an event, whose first number is the seat, tells what was taken: a kind of thing, and which one."""

    kind: str
    number: Callable[[Sequence[int]], int]


def table_of(edition: str) -> Mapping[str, Taken]:
    """The events of a game by which somebody takes something; none for a game that does not say."""
    name = f"kingsbridge_desktop.games.{edition}.favourites"
    if name not in sys.modules and find_spec(name) is None:
        return {}
    table: Mapping[str, Taken] = import_module(name).TAKEN
    return table


def choices(edition: str, seats: int, steps: Iterable[Sequence[Event]]) -> list[dict[str, int]]:
    """What each seat took how often in a whole game: `{"craftsman:3": 1}`."""
    table = table_of(edition)
    found: list[Counter[str]] = [Counter() for _ in range(seats)]
    for events in steps if table else ():
        for event in events:
            taken = table.get(event.kind)
            if taken is not None:
                found[event.args[0]][f"{taken.kind}:{taken.number(event.args)}"] += 1
    return [dict(counted) for counted in found]
