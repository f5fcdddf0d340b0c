"""Which paragraph of the rules tells of what somebody looks at, was refused or is asked."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject

from kingsbridge_desktop.core.types import Reason
from kingsbridge_desktop.text import help as pages
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.board.view import BoardView


class Paragraph(NamedTuple):
    """A paragraph of the help, and the words in it to point at; no name: the beginning of the page."""

    name: str = ""
    words: str = ""


class RuleFinder(QObject):
    """Knows where the pointer is on a board and what was refused last."""

    def __init__(self, game: str, view: BoardView, parent: QObject) -> None:
        super().__init__(parent)
        self._links = pages.links(game)
        self._view = view
        self.refused: Reason | None = None  # while its sentence is to be read

    def here(self) -> Paragraph:
        """About the refusal that is still to be read, else the thing under the pointer, else the question."""
        name = self._links.reasons.get(self.refused.kind, "") if self.refused is not None else ""
        if name:
            return Paragraph(name)
        looked_at = self._view.nearer.kept or self._view.pointed
        if looked_at is not None:
            found = self.about(looked_at)
            if found.name:
                return found
        return self.about_question()

    def about_question(self) -> Paragraph:
        """About what is asked now; about the end when nobody is asked any more."""
        s = self._view.position
        if s is None:
            return Paragraph()
        return Paragraph(self._links.questions.get(s.stack[-1].kind, "") if s.stack else pages.END)

    def about(self, anchor: Anchor) -> Paragraph:
        """About a place or a card on the board."""
        topic = self._view.topic(self._view.position, anchor)
        return Paragraph(self._links.thing(topic.key), topic.name)
