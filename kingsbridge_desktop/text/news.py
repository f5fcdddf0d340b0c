"""What is worth telling somebody who comes back to the table: the most telling event of each caption."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kingsbridge_desktop.core.types import Event
from kingsbridge_desktop.text.base import Brief, GameText
from kingsbridge_desktop.text.captions import Caption, captions


class Piece(NamedTuple):
    """One piece of news: an event, its number in its step, what is said of it, how telling it is.

    It stands for the events from number `first` to before `end`: what changed with them belongs to it.
    """

    event: Event
    number: int
    brief: Brief
    rank: int
    first: int
    end: int


def news(text: GameText, events: Sequence[Event]) -> list[Piece]:
    """What a step has to tell, at most one piece for each story; ranks are the game's own."""
    found = []
    for first, end in _stories(captions(text, events)):
        ranked = [(text.rank(events[number]), -number) for number in range(first, end)]
        rank, number = max(ranked)
        brief = text.brief(events[-number])
        if rank and brief.words:
            found.append(Piece(events[-number], -number, brief, rank, first, end))
    return found


def _stories(told: Sequence[Caption]) -> list[tuple[int, int]]:
    """From where to where captions belong together: a step of a phase that is told in several is one story."""
    found: list[tuple[int, int]] = []
    heading = ""
    for caption in told:
        end = caption.first + caption.length
        if found and heading and caption.heading == heading:
            found[-1] = found[-1][0], end
        else:
            found.append((caption.first, end))
        heading = caption.heading
    return found
