"""What lies where with which face: a game makes it from a masked position, and nothing else knows what an event does.

A picture is pure: the same position and viewer give the same picture, whatever was shown before.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import NamedTuple

Key = Hashable  # names a thing as long as it is the same thing, so that it is seen to move
Point = tuple[float, float]


class Thing(NamedTuple):
    """One thing on the board; its place is its middle, in units of the scene."""

    face: Hashable  # what it shows: equal faces look alike; the game's `pieces.py` makes an item of it
    x: float
    y: float
    layer: float = 0.0
    width: float = 0.0  # of things that grow or shrink on their way; 0: as large as the face
    rotation: float = 0.0
    opacity: float = 1.0

    @property
    def at(self) -> Point:
        """Its place."""
        return self.x, self.y

    def moved(self, at: Point) -> Thing:
        """The same thing elsewhere."""
        return self._replace(x=at[0], y=at[1])


Picture = Mapping[Key, Thing]
