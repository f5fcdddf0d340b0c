"""Numbers as one writes them, with a real minus sign."""

from __future__ import annotations

import re

# After a number and the sign behind it, before one in brackets, and before one that ends a part of a sentence.
_COUNTED = re.compile(
    r"(?<=\b\d) (?=[\w×])|(?<=\b\d\d) (?=[\w×])|(?<=\d[ \u00a0]×) (?=\w)"
    r"| (?=\(\d{1,3}\))|(?<=\w) (?=\d{1,2}(?:[.,;:)]|$))|(?<=,) (?=\d{1,2}\))"
)


def signed(number: int) -> str:
    """A change: "+3", "−2", and a plain "0"."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def figure(number: int) -> str:
    """A number of points: "3", "−2"."""
    return str(number).replace("-", "−")


def counted(words: str) -> str:
    """No line ends between a number and what it counts or belongs to: `2 gold`, `up to 2 ×`, `Stonemason (8)`."""
    return _COUNTED.sub("\u00a0", words)
