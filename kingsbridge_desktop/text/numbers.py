"""Numbers as one writes them, with a real minus sign."""

from __future__ import annotations

import re

_COUNTED = re.compile(r"(?<=\b\d) (?=\w)|(?<=\b\d\d) (?=\w)")


def signed(number: int) -> str:
    """A change: "+3", "−2", and a plain "0"."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def figure(number: int) -> str:
    """A number of points: "3", "−2"."""
    return str(number).replace("-", "−")


def counted(words: str) -> str:
    """No line ends between a number and what it counts."""
    return _COUNTED.sub("\u00a0", words)
