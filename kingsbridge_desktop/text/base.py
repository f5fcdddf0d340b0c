"""What every game's catalogue can say."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from kingsbridge_desktop.core.types import Action, Event, Reason
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.text.plain import PlainText


class GameText(Protocol):
    """The sentences of one game for one table: who sits where, in one language.

    States given to it are masked for whoever reads; it never asks what is legal.
    Players are called by name, never "you".
    """

    language: Language
    names: Sequence[str]

    def action(self, s: Any, a: Action) -> str:
        """A short imperative label of a legal action: `Play Ellen (3)`."""
        ...

    def event(self, e: Event) -> str:
        """A log sentence, or an empty string for what only the animation needs."""
        ...

    def subject(self, e: Event) -> int | None:
        """The seat a log sentence is about, NOBODY if it is about all; None leaves it to whoever acted."""
        return None

    def question(self, s: Any) -> str:
        """Who must do what now: `Anna: play a card`."""
        ...

    def reason(self, r: Reason) -> str:
        """Why something cannot be done, in one sentence."""
        ...

    def item(self, kind: str) -> str:
        """The name of a line of the score sheet."""
        ...

    def term(self, kind: str) -> str:
        """The name of a reason of the evaluation, for hints."""
        ...

    def progress(self, values: Sequence[int]) -> str:
        """Where the game stands: `Deal 2 of 5, trick 3`."""
        ...

    def option(self, name: str) -> str:
        """The name of a set-up option."""
        ...

    def option_value(self, name: str, value: int) -> str:
        """The name of an option's value."""
        ...


def game_text(game: str, language: Language, names: Sequence[str]) -> GameText:
    """The catalogue of a game: `text.<game>.Text`, or its plain ids where it has none yet."""
    name = f"kingsbridge_desktop.text.{game}"
    if name not in sys.modules and find_spec(name) is None:
        return PlainText(language, names)
    text: GameText = import_module(name).Text(language, names)
    return text
