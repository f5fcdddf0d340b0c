"""The words of a game that has no catalogue yet: its own ids, readable, in any language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kingsbridge_desktop.core.types import NOBODY, Action, Event, Reason
from kingsbridge_desktop.text.language import Language


def readable(kind: str) -> str:
    """An id as words."""
    return kind.replace("_", " ")


class PlainText:
    """Makes a label of every id: a new game is playable before it is well told."""

    def __init__(self, language: Language, names: Sequence[str]) -> None:
        self.language, self.names = language, names

    def _with(self, kind: str, args: Sequence[int]) -> str:
        return " ".join([readable(kind), *map(str, args)])

    def action(self, s: Any, a: Action) -> str:
        """Kind and numbers."""
        return self._with(a.kind, a.args)

    def event(self, e: Event) -> str:
        """Kind and numbers."""
        return self._with(e.kind, e.args)

    def subject(self, e: Event) -> int | None:
        """Whoever acted."""
        return None

    def question(self, s: Any) -> str:
        """Who is asked what."""
        frame = s.stack[-1]
        return f"{self.names[frame.seat]}: {readable(frame.kind)}" if frame.seat != NOBODY else readable(frame.kind)

    def reason(self, r: Reason) -> str:
        """Kind and numbers."""
        return self._with(r.kind, r.args)

    def item(self, kind: str) -> str:
        """A line of the score."""
        return readable(kind)

    def term(self, kind: str) -> str:
        """A reason of the evaluation."""
        return readable(kind)

    def progress(self, values: Sequence[int]) -> str:
        """The numbers as they are."""
        return " · ".join(map(str, values))

    def option(self, name: str) -> str:
        """A set-up option."""
        return readable(name)

    def option_value(self, name: str, value: int) -> str:
        """Its value."""
        return str(value)
