"""What a written film shows: a picture for every caption, as everybody may know it, and how long it is seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.text.base import GameText
from kingsbridge_desktop.text.captions import captions

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
SHORTEST, LETTER, LONGEST = 700, 38, 3600  # ms that a picture is seen: at least, more for each letter, at most
LAST = 4000  # ms that the last one is seen, at any speed
FASTEST = 40  # ms; viewers show nothing quicker


class Shot(NamedTuple):
    """One picture: after how many actions, the position that everybody may know, its caption, and its time."""

    ply: int
    position: Any
    words: str
    ms: int


def shots(match: Match, text: GameText, first: int, last: int, speed: float = 1.0) -> Iterator[Shot]:
    """The pictures from after `first` actions to after `last`, one at a time; nothing hidden is in them."""
    yield Shot(first, match.view(NOBODY, first), "", _time("", speed))
    for ply in range(first + 1, last + 1):
        moments = match.moments(ply, NOBODY)
        told = captions(text, [moment.event for moment in moments if moment.event is not None])
        for number, caption in enumerate(told):
            is_end = number == len(told) - 1
            position = moments[-1 if is_end else caption.first + caption.length - 1].position
            yield Shot(ply, position, caption.sentence, _time(caption.sentence, speed))
        if not told:
            yield Shot(ply, moments[-1].position, "", _time("", speed))
    yield Shot(last, match.view(NOBODY, last), "", LAST)


def _time(words: str, speed: float) -> int:
    return max(FASTEST, round(min(LONGEST, SHORTEST + LETTER * len(words)) / speed))
