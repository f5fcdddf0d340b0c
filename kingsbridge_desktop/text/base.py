"""What the words of every game can say; a game without a catalogue is told by its ids, readable, in any language."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from kingsbridge_desktop.core.types import NOBODY, Action, Event, Reason
from kingsbridge_desktop.text.language import Language


class Brief(NamedTuple):
    """What a caption says of an event; `seat` is the player to be named before the words, NOBODY for none.

    `goes_on` says that the words are the rest of a sentence that begins with the name.
    """

    words: str
    seat: int = NOBODY
    goes_on: bool = False

    def told(self, names: Sequence[str]) -> str:
        """The words with the player's name before them."""
        if self.seat == NOBODY:
            return self.words
        return f"{names[self.seat]}{'' if self.goes_on else ':'} {self.words}"


def readable(kind: str) -> str:
    """An id as words."""
    return kind.replace("_", " ")


class GameText:
    """The sentences of one game for one table: who sits where, in one language.

    States given to it are masked for whoever reads; it never asks what is legal. Players are called by name, never
    "you". This base makes a label of every id, so that a new game is playable before it is well told.
    """

    def __init__(self, language: Language, names: Sequence[str]) -> None:
        self.language, self.names = language, names

    def _with(self, kind: str, args: Sequence[int]) -> str:
        return " ".join([readable(kind), *map(str, args)])

    def action(self, s: Any, a: Action) -> str:
        """A short imperative label of a legal action: `Play Ellen (3)`."""
        return self._with(a.kind, a.args)

    def event(self, e: Event) -> str:
        """A log sentence, or an empty string for what only the animation needs."""
        return self._with(e.kind, e.args)

    def subject(self, e: Event) -> int | None:
        """The seat a log sentence is about, NOBODY if it is about all; None leaves it to whoever acted."""
        return None

    def brief(self, e: Event) -> Brief:
        """What a caption says of an event; no words for what plates and board tell alone."""
        return Brief(self.event(e))

    def begins(self, e: Event) -> bool:
        """Whether something new begins with this event, and with it a new caption."""
        return False

    def turns(self, before: Event, e: Event) -> bool:
        """Whether something new begins with an event that does not belong to the one before it."""
        return False

    def rank(self, e: Event) -> int:
        """How telling an event is for somebody who comes back to the table; 0: not worth a word."""
        return 1

    def heading(self, e: Event) -> str:
        """The step of a phase that begins with this event: `Step 9 · King's court`; empty for none."""
        return ""

    def cause(self, e: Event) -> str:
        """What stands in brackets at the end of `brief` as its cause, where several may meet it; empty for none."""
        return ""

    def question(self, s: Any) -> str:
        """Who must do what now: `Anna: play a card`."""
        frame = s.stack[-1]
        return f"{self.names[frame.seat]}: {readable(frame.kind)}" if frame.seat != NOBODY else readable(frame.kind)

    def reason(self, r: Reason) -> str:
        """Why something cannot be done, in one sentence."""
        return self._with(r.kind, r.args)

    def when(self, s: Any, kind: str, args: Sequence[int] = ()) -> str:
        """When a thing on the board is used, as it may be clicked while something else is asked; empty: unknown."""
        return ""

    def item(self, kind: str) -> str:
        """The name of a line of the score sheet."""
        return readable(kind)

    def term(self, kind: str) -> str:
        """The name of a reason of the evaluation, for hints."""
        return readable(kind)

    def why(self, s: Any, move: Action, other: Action | None, reasons: Sequence[tuple[str, float]]) -> str:
        """Why a move is advised rather than another one: what it gains now and later, and what the other was."""
        words = [self.action(s, move), *(readable(kind) for kind, points in reasons if points > 0)]
        return " – ".join([*words[:2], *([self.action(s, other)] if other else [])])

    def facts(self, s: Any, a: Action) -> list[str]:
        """What a move brings, each with its number, the most telling first; nothing where a game does not say."""
        return []

    def progress(self, values: Sequence[int]) -> str:
        """Where the game stands: `Deal 2 of 5, trick 3`."""
        return " · ".join(map(str, values))

    def favourite(self, kind: str, number: int) -> str:
        """A thing that somebody took, as the chronicle names it: `Mason`, `England`."""
        return self._with(kind, (number,))

    def option(self, name: str) -> str:
        """The name of a set-up option."""
        return readable(name)

    def option_value(self, name: str, value: int) -> str:
        """The name of an option's value."""
        return str(value)


def game_text(game: str, language: Language, names: Sequence[str]) -> GameText:
    """The words of a game: `text.<game>.Text`, or its plain ids where it has none yet."""
    name = f"kingsbridge_desktop.text.{game}"
    is_told = name in sys.modules or find_spec(name) is not None
    words: type[GameText] = import_module(name).Text if is_told else GameText
    return words(language, names)
