"""What the plates show as numbers, and what changed between two moments; nobody asks what an event means."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kingsbridge_desktop.core.types import Rules
from kingsbridge_desktop.ui.board.view import BoardView, Chip

POINTS = "victory_point"  # the emblem of the points
_NUMBER = re.compile(r"^−?-?\d+")


class Change(NamedTuple):
    """So much more or less of what an emblem stands for."""

    emblem: str
    by: int

    @property
    def words(self) -> str:
        """+3, −3."""
        return f"+{self.by}" if self.by > 0 else f"−{-self.by}"


def figures(view: BoardView, rules: Rules[Any], s: Any) -> list[dict[str, int]]:
    """By seat: how many of what each plate shows in a masked position, its points among them."""
    return [_counted(points, chips) for points, chips in zip(rules.open_points(s), view.plates(s), strict=True)]


def figures_of(view: BoardView, rules: Rules[Any], s: Any, seat: int) -> dict[str, int]:
    """The same of one seat alone."""
    return _counted(rules.open_points(s)[seat], view.chips(s, seat))


def _counted(points: int, chips: Sequence[Chip]) -> dict[str, int]:
    counted = {POINTS: points}
    for chip in chips:
        if not chip.projected:
            counted[chip.emblem] = counted.get(chip.emblem, 0) + _count(chip.text)
    return counted


def _count(words: str) -> int:
    """The number on a chip; a thing that is only there, or there with its own strength, counts once."""
    number = _NUMBER.match(words)
    return int(number.group().replace("−", "-")) if number else 1


def changes(before: Mapping[str, int], after: Mapping[str, int]) -> list[Change]:
    """What one plate shows more or less of, in the order in which it stands there."""
    emblems = dict.fromkeys((*after, *before))
    found = [Change(emblem, after.get(emblem, 0) - before.get(emblem, 0)) for emblem in emblems]
    return [change for change in found if change.by]
