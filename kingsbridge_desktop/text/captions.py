"""What happened in a few words: the events of a step become captions, each over the moments that it tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kingsbridge_desktop.core.types import NOBODY, Event
from kingsbridge_desktop.text.base import GameText
from kingsbridge_desktop.text.language import capitalized

MOST_LETTERS = 90  # of a caption; what is longer goes on in another one under the same heading
BETWEEN = " – "


class Caption(NamedTuple):
    """What is told of some events of a step that follow each other: from number `first`, `length` of them.

    `heading` is a step of a phase or the one player it is all about, `seat` that player, NOBODY for several or none.
    Without words there is nothing to tell of its own. `goes_on`: heading and words are one sentence, without a colon.
    """

    first: int
    length: int
    heading: str
    words: str
    seat: int = NOBODY
    goes_on: bool = False

    @property
    def opening(self) -> str:
        """The heading as it stands before the words; empty for none."""
        return self.heading if self.goes_on or not self.heading else f"{self.heading}:"

    @property
    def sentence(self) -> str:
        """Heading and words in one line."""
        return f"{self.opening} {self.words}".strip()


class _Said(NamedTuple):
    words: str
    seats: tuple[int, ...]
    goes_on: bool
    cause: str = ""


def captions(text: GameText, events: Sequence[Event]) -> list[Caption]:
    """The captions over the events of one step; together they cover every event once, in order."""
    found: list[Caption] = []
    first, heading, said = 0, "", list[_Said]()
    for number, event in enumerate(events):
        more = _with(said, text, event)
        too_long = len(said) > 0 and more != said and len(_joined(text, _led(heading, more)[1])) > MOST_LETTERS
        if number > first and (text.begins(event) or text.turns(events[number - 1], event) or too_long):
            cut = number if heading or not too_long else _begun(text, events, first, number)
            said = _told(text, events[first:cut])
            found.append(_caption(text, first, cut - first, heading, said))
            first, more = cut, _told(text, events[cut : number + 1])
        said = more
        if text.begins(event):
            heading = text.heading(event)
    if events:
        found.append(_caption(text, first, len(events) - first, heading, said))
    return found


def _begun(text: GameText, events: Sequence[Event], first: int, number: int) -> int:
    """Where what has the cause of an event began after `first`, else the event itself: one story is not parted."""
    cause = text.cause(events[number])
    begun = number
    while cause and begun > first and text.cause(events[begun - 1]) == cause:
        begun -= 1
    return begun if begun > first else number


def _told(text: GameText, events: Sequence[Event]) -> list[_Said]:
    """What is said of some events."""
    said = list[_Said]()
    for event in events:
        said = _with(said, text, event)
    return said


def _with(said: Sequence[_Said], text: GameText, event: Event) -> list[_Said]:
    """What was said and what an event adds; players of whom the same is said are named together."""
    words, seat, goes_on = text.brief(event)
    if not words:
        return list(said)
    found = list(said)
    for at, old in enumerate(found):
        if old.words == words:
            if seat != NOBODY and seat not in old.seats:
                found[at] = _Said(words, (*old.seats, seat), False, old.cause)
            return found
    return [*found, _Said(words, (seat,) if seat != NOBODY else (), goes_on, text.cause(event))]


def _joined(text: GameText, said: Sequence[_Said]) -> str:
    """One after the other; what is said of the same players as before follows without their names."""
    words = ""
    for number, one in enumerate(said):
        before = said[number - 1] if number else None
        if before is not None and one.seats and one.seats == before.seats and one.goes_on == before.goes_on:
            words += f", {one.words}"
        else:
            words += f"{BETWEEN if words else ''}{_named(text, one)}"
    return words


def _named(text: GameText, said: _Said) -> str:
    names = ", ".join(text.names[seat] for seat in said.seats)
    return f"{names}{'' if said.goes_on else ':'} {said.words}" if names else said.words


def _caption(text: GameText, first: int, length: int, heading: str, said: Sequence[_Said]) -> Caption:
    heading, said = _led(heading, said)
    about = {one.seats for one in said}
    seats = next(iter(about)) if len(about) == 1 else ()
    if len(seats) != 1:
        return Caption(first, length, heading, _joined(text, said))
    if heading:
        return Caption(first, length, heading, _joined(text, said), seats[0])
    words = BETWEEN.join(one.words for one in said)
    return Caption(first, length, text.names[seats[0]], words, seats[0], said[0].goes_on)


def _led(heading: str, said: Sequence[_Said]) -> tuple[str, Sequence[_Said]]:
    """The heading, and what stands behind it."""
    return _cause_first(said) if not heading and len(said) > 1 else (heading, said)


def _cause_first(said: Sequence[_Said]) -> tuple[str, Sequence[_Said]]:
    """What has one cause names it once, as a heading; gives that and the words without it."""
    causes = {one.cause for one in said}
    cause = causes.pop() if len(causes) == 1 else ""
    return capitalized(cause), [one._replace(words=one.words.removesuffix(f" ({cause})")) for one in said]
