"""A question that comes again and again is answered once for a while: not this round."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QObject

from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.ui.board.view import BoardView, Standing
from kingsbridge_desktop.ui.panels.prompt import PromptBar
from kingsbridge_desktop.ui.table import Table


class StandingAnswers(QObject):
    """Keeps what a person does not want to be asked again; it is given as an ordinary action each time.

    It ends with the period it was given for, when its person takes it back, and whenever the game goes back.
    """

    def __init__(self, table: Table, view: BoardView, prompt: PromptBar, parent: QObject) -> None:
        super().__init__(parent)
        self._table, self._view, self._prompt = table, view, prompt
        self._given: dict[int, tuple[Standing, Hashable]] = {}  # by seat
        table.rewound.connect(self._forget)

    def answer(self, seat: int) -> Action | None:
        """What a seat has said once for all such questions, if this is one."""
        s = self._table.match.view(seat)
        asked = self._view.standing(s)
        if asked is None or self._in_force(seat) is None or asked.action not in self._table.match.legal():
            return None
        return asked.action

    def offer(self) -> None:
        """Beside the answers of a question: never again in this period; or, where that was said, to be asked again."""
        seat = self._table.match.asked
        given, asked = self._in_force(seat), self._view.standing(self._view.position)
        if given is not None:
            self._prompt.offer_more(given.again, "ask_again", lambda: self._take_back(seat))
        elif asked is not None:
            self._prompt.offer_more(asked.label, "not_again", lambda: self._give(seat, asked))

    def _forget(self) -> None:
        self._given = {}

    def _in_force(self, seat: int) -> Standing | None:
        standing, period = self._given.get(seat, (None, None))
        return standing if standing is not None and period == self._view.period(self._table.match.view(seat)) else None

    def _give(self, seat: int, standing: Standing) -> None:
        self._given[seat] = standing, self._view.period(self._table.match.view(seat))
        self._table.submit(standing.action)

    def _take_back(self, seat: int) -> None:
        self._given.pop(seat, None)
        button = next((found for found in self._prompt.buttons() if found.objectName() == "ask_again"), None)
        if button is not None:
            button.hide()
