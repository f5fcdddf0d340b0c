"""How one picture becomes the next: where a movement is special a game says so, the rest follows from the pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from kingsbridge_desktop.ui.board.director import TRAVEL
from kingsbridge_desktop.ui.board.picture import Key, Point, Thing
from kingsbridge_desktop.ui.board.targets import Anchor


class Flight:
    """Something that only flies by to explain a change, and is gone when the next moment is shown."""

    __slots__ = ("end", "fades", "thing")

    def __init__(self, thing: Thing, end: Point, *, fades: bool = False) -> None:
        self.thing, self.end, self.fades = thing, end, fades


def _nowhere(key: Key, thing: Thing) -> Thing | None:
    return None


@dataclass
class Motion:
    """A movement from one moment to the next.

    `enter` says where a new thing comes from and `leave` where a gone one goes to; None: it appears or fades in place.
    """

    duration: int = TRAVEL  # ms; 0: the next picture is there at once
    rest: int = 0  # ms to look at it afterwards
    enter: Callable[[Key, Thing], Thing | None] = _nowhere
    leave: Callable[[Key, Thing], Thing | None] = _nowhere
    became: Mapping[Key, Key] = field(default_factory=dict)  # gone thing → the new one it goes on as, from its place
    flights: Sequence[Flight] = ()
    marks: Sequence[Anchor] = ()  # places that are lit meanwhile
    during: Callable[[float], None] | None = None  # called with 0 … 1, always last with 1
    still: Callable[[Key], bool] = field(default=lambda key: False)  # things that `during` moves itself
