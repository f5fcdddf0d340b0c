"""What a move brings: a fact about a thing with its number, from what the player who moves may know."""

from __future__ import annotations

from typing import NamedTuple


class Consequence(NamedTuple):
    """The id of its sentence and the numbers in it; words are found in `text`."""

    kind: str
    args: tuple[int, ...]
