"""Numbers as one writes them, with a real minus sign."""

from __future__ import annotations

import re

# A number behind one of these belongs to it.
_NAMED = ("Feld", "Runde", "Schritt", "Phase", "Zug", "bei", "bis", "space", "round", "step", "move", "at")
_AFTER_NAME = "|".join(rf"(?<=\b{word})" for word in _NAMED)
_ORDERED = "Halbjahr|Spieljahr|Jahr|Runde|Teil|Phase|Schritt|Zug|Platz"  # "2. Halbjahr"
_APART = r"(?!(?:von|bis|of|to|und|and|oder|or)\b)"  # what is no part of the number before it

_SO_OFTEN = r"\d{1,2}[ \u00a0]×"
_AT_MOST = "|".join(
    rf"(?<=\b{one}) (?={other} {_SO_OFTEN})|(?<=\b{one} {other}) (?={_SO_OFTEN})"
    for one, other in (("up", "to"), ("bis", "zu"))
)

# After a number and the sign behind it, before one in brackets, before one that ends a part of a sentence, before one
# that says which space or round is meant, between two that are alone in brackets, after one that says which it is in a
# row, and before what something comes to: "die → 4", "goods +6, …". And "up to 2 ×" is one thing.
_COUNTED = re.compile(
    rf"(?<=\b\d) (?=[\w×]){_APART}|(?<=\b\d\d) (?=[\w×]){_APART}|(?<=\d[ \u00a0]×) (?=\w)"
    rf"| (?=\(\d{{1,3}}\))|(?<=[\w:]) (?=\d{{1,2}}(?:[.,;:)](?! (?:{_ORDERED}))|$))|(?<=,) (?=\d{{1,2}}\))"
    rf"|(?:{_AFTER_NAME}) (?=\d{{1,2}}\b)|{_AT_MOST}"
    r"|(?<=\(\d) (?=(?:von|of) \d+\))|(?<=\(\d\d) (?=(?:von|of) \d+\))"
    rf"|(?<=\b\d\.) (?=(?:{_ORDERED}))|(?<=\b\d\d\.) (?=(?:{_ORDERED}))"
    r"|(?<=\w) (?=(?:→[ \u00a0]|[+−])\d{1,2}(?:[,;]|\.?$))"
    r"|(?<=→) (?=\S)|(?<=\w\w) (?=\w{1,3}[.!?…]?$)"  # what comes of something, and a last word too short for a line
)

_TIMES = re.compile(r"(?<=\b\d)-(?=[a-z])|(?<=\b\d\d)-(?=[a-z])")  # "4-mal"; codes are in capitals


def signed(number: int) -> str:
    """A change: "+3", "−2", and a plain "0"."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def figure(number: int) -> str:
    """A number of points: "3", "−2"."""
    return str(number).replace("-", "−")


def counted(words: str) -> str:
    """No line ends between a number and what it counts or belongs to: `2 gold`, `up to 2 ×`, `Stonemason (8)`.

    Nor beside an arrow to a number, nor before a last word that would look lost on a line of its own, nor in `4-mal`.
    """
    return _TIMES.sub("\u2011", _COUNTED.sub("\u00a0", words))
