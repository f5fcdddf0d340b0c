"""What the catalogues of all games do alike; a game's `Text` names its words and its things."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from kingsbridge_desktop.core.types import NOBODY, Action, Event, Frame, Reason
from kingsbridge_desktop.games.consequence import Consequence
from kingsbridge_desktop.text.base import Brief, GameText
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP
from kingsbridge_desktop.text.when import Calendar
from kingsbridge_desktop.text.why import Gain, Reasons, why

SHARED = "shared"
NUMBERED = re.compile(r"\b[IVX]+\.$")  # the number of a king or queen
OVER = QT_TRANSLATE_NOOP("shared", "The game is over.")
BY_LOT = QT_TRANSLATE_NOOP("shared", "by lot")
SEAT = QT_TRANSLATE_NOOP("shared", "Seat {number}")


class Catalogue(GameText):
    """The sentences of one game for one table, looked up by id.

    A shape says what the ints of an event or a reason are, in order: `name card count`. What has a role (`roles`) is
    told by it, `made:material` by the role of another name, and the rest are plain numbers.
    """

    CONTEXT: ClassVar[str]  # of the sentences in the Linguist files
    EVENTS: ClassVar[Mapping[str, str]]  # the log
    SHAPES: ClassVar[Mapping[str, str]]  # of events; one that begins with `name` is about that player, others about all
    SILENT: ClassVar[Mapping[str, str]] = {}  # events without a sentence, and why whoever watches needs none
    REASONS: ClassVar[Mapping[str, str]]
    REASON_SHAPES: ClassVar[Mapping[str, str]]
    ITEMS: ClassVar[Mapping[str, str]]  # lines of the score sheet
    TERMS: ClassVar[Mapping[str, Gain]]  # reasons of the bots' evaluation
    OPTIONS: ClassVar[Mapping[str, str]]
    FACTS: ClassVar[Mapping[str, str]] = {}  # what moves bring
    FACT_SHAPES: ClassVar[Mapping[str, str]] = {}
    SHORT: ClassVar[Mapping[str, str]] = {}  # what captions say, where the log's own sentence would be too long
    IMPERSONAL: ClassVar[frozenset[str]] = frozenset()  # events whose short form needs no player's name
    RANKS: ClassVar[Mapping[str, int]] = {}  # how telling events are for who comes back: scoring, place, person, card
    OPENINGS: ClassVar[frozenset[str]] = frozenset()  # events with which something new begins
    WHEN: ClassVar[Calendar] = Calendar()

    def _say(self, source: str, /, **params: Any) -> str:
        return self.language.say(self.CONTEXT, source, **params)

    def roles(self) -> Mapping[str, Callable[[int], str]]:
        """How an int is told by what it is in a sentence: `{"card": self.card}`. What has no role stays a number."""
        return {}

    def filled(self, shape: str, args: Sequence[int]) -> dict[str, Any]:
        """The ints of an event or a reason by the names under which a sentence speaks of them."""
        roles = {"name": self._player, "other": self._player, **self.roles()}
        found: dict[str, Any] = {}
        for part, value in zip(shape.split(), args, strict=False):
            name, _, role = part.partition(":")
            tell = roles.get(role or name)
            found[name] = tell(value) if tell else value
        return found

    def _player(self, seat: int) -> str:
        return self.names[seat]

    def event(self, e: Event) -> str:
        """A log sentence; empty for what only the board shows."""
        if e.kind in self.SILENT:
            return ""
        return self._say(self.EVENTS[self.variant(e.kind, e.args)], **self.event_parameters(e))

    def variant(self, kind: str, args: tuple[int, ...]) -> str:
        """The id of the sentence for an event, where its numbers make it another one."""
        return kind

    def event_parameters(self, e: Event) -> dict[str, Any]:
        """The ints of an event by the names under which sentences speak of them; a game adds what follows from them."""
        return self.filled(self.SHAPES.get(e.kind, ""), e.args)

    def subject(self, e: Event) -> int:
        """The seat that a log sentence is about: it may be another than the one that acted; NOBODY: about all."""
        return e.args[0] if self.SHAPES.get(e.kind, "").startswith("name") else NOBODY

    def brief(self, e: Event) -> Brief:
        """What a caption says of an event: its short form, or the log's sentence without the player's name."""
        seat = NOBODY if e.kind in self.IMPERSONAL else self.subject(e)
        source = self.SHORT.get(e.kind)
        if source is not None:
            params = self.event_parameters(e)
            params.pop("n", None)  # no short form has a plural
            return Brief(self._say(source, **params) if source else "", seat)
        words = self.event(e)
        if words.endswith(".") and not NUMBERED.search(words):  # "Elisabeth I." keeps its full stop
            words = words[:-1]
        for after, goes_on in ((": ", False), (" ", True)) if seat != NOBODY else ():
            if words.startswith(opening := f"{self.names[seat]}{after}"):
                return Brief(words[len(opening) :], seat, goes_on)
        return Brief(words)

    def begins(self, e: Event) -> bool:
        """Whether something new begins with this event."""
        return e.kind in self.OPENINGS

    def rank(self, e: Event) -> int:
        """How telling an event is; 0: not worth a word."""
        return self.RANKS.get(e.kind, 0)

    def question(self, s: Any) -> str:
        """Who must do what now."""
        return self.asked(s, s.stack[-1]) if s.stack else self.language.say(SHARED, OVER)

    def asked(self, s: Any, frame: Frame) -> str:
        """The question on top, as said to everybody."""
        raise NotImplementedError

    def reason(self, r: Reason) -> str:
        """Why something cannot be done."""
        return self._say(self.REASONS[r.kind], **self.reason_parameters(r))

    def reason_parameters(self, r: Reason) -> dict[str, Any]:
        """The ints of a reason by the names under which sentences speak of them; a game adds what follows from them."""
        return self.filled(self.REASON_SHAPES.get(r.kind, ""), r.args)

    def item(self, kind: str) -> str:
        """The name of a line of the score sheet."""
        return self._say(self.ITEMS[kind])

    def term(self, kind: str) -> str:
        """The name of a reason of the bots' evaluation."""
        return self._say(self.TERMS[kind].thing)

    def why(self, s: Any, move: Action, other: Action | None, reasons: Reasons) -> str:
        """Why a move is advised rather than another one."""
        return why(self, s, move, other, reasons)

    def consequences(self, s: Any, a: Action) -> Sequence[Consequence]:
        """What a move brings, from what the player who moves may know; the most telling first."""
        return ()

    def facts(self, s: Any, a: Action) -> list[str]:
        """What a move brings, in words that follow those of the move and name no thing at their head once more."""
        label = self.action(s, a)
        return [_beyond(label, self.fact(one)) for one in self.consequences(s, a)]

    def fact(self, c: Consequence) -> str:
        """A consequence in words."""
        return self._say(self.FACTS[c.kind], **self.filled(self.FACT_SHAPES[c.kind], c.args))

    def when(self, s: Any, kind: str, args: Sequence[int] = ()) -> str:
        """When a thing on the board is used, and whether that is still to come; empty: the game does not say."""
        calendar = self.WHEN
        if kind not in calendar.uses:
            return ""
        if s.stack and (s.stack[-1].kind, kind) in calendar.now:
            return self._say(calendar.now[s.stack[-1].kind, kind])
        told = self._say(calendar.uses[kind], **self.filled(calendar.shapes.get(kind, ""), args))
        more = calendar.relation(s.stack[-1].kind, kind) if s.stack else ""
        return f"{told} {self._say(more)}" if more else told

    def option(self, name: str) -> str:
        """The name of a set-up option."""
        return self._say(self.OPTIONS[name])

    def option_value(self, name: str, value: int) -> str:
        """Who starts: by lot, or a player by name where names are known."""
        if value == NOBODY:
            return self.language.say(SHARED, BY_LOT)
        return self.names[value] if value < len(self.names) else self.language.say(SHARED, SEAT, number=value + 1)


def _beyond(label: str, fact: str) -> str:
    """`France: a first house` after `Blue die (6): Wine Merchant (France)` is only `a first house`."""
    thing, colon, rest = fact.partition(": ")
    return rest if colon and thing in label else fact
