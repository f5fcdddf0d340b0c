"""What grows with a large window, and what gives way in a small one: numbers only, in one fixed order."""

from __future__ import annotations

from typing import NamedTuple

USUAL = 1280, 800
LARGEST_LETTERS = 1.45  # times the chosen size, in a large window
SIDE_SHARE, WIDEST_SIDE, LEAST_SIDE = 0.23, 600, 290  # of the width, pixels, pixels at the usual size of letters
# Below these sizes, counted in letters of the usual size, something gives way.
WIDE_QUESTION_BELOW = 1040, 660  # the question takes the whole width
STRIP_BELOW = 760, 480  # plates become one line beside the menu, everything else of the side a drawer


class Plan(NamedTuple):
    """How a window is shared."""

    letters: float  # of the page, times those of the application
    side: int  # pixels beside the board; 0: plates stand above it
    has_wide_question: bool

    @property
    def is_strip(self) -> bool:
        """Whether the players stand in one line above the board."""
        return self.side == 0


def growth(width: int, height: int) -> float:
    """How much larger letters are in a window of this size than in the usual one."""
    return max(1.0, min(width / USUAL[0], height / USUAL[1], LARGEST_LETTERS))


def plan(width: int, height: int, text: float) -> Plan:
    """How a window of this size is shared when letters are `text` times as large as usual."""
    large = growth(width, height)
    scale = large * text
    across, down = width / scale, height / scale
    if across < STRIP_BELOW[0] or down < STRIP_BELOW[1]:
        return Plan(large, 0, True)
    side = max(round(LEAST_SIDE * scale), min(round(SIDE_SHARE * width), WIDEST_SIDE))
    wide_question = across < WIDE_QUESTION_BELOW[0] or down < WIDE_QUESTION_BELOW[1]
    return Plan(large, min(side, width // 2), wide_question)
