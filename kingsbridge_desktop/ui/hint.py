"""Help for the person to move, in three steps: where to look, what to do, and why."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QPushButton

from kingsbridge_desktop.bots.bot_client import Answer
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.hint_mark import HintMark

if TYPE_CHECKING:
    from kingsbridge_desktop.ui.page_parts import PageParts


class HintStage(IntEnum):
    """How much has been told."""

    NOTHING = 0
    ASKED = 1
    WHERE = 2
    WHAT = 3
    WHY = 4


class Hint(QObject):
    """Asks the adviser through the table's bot process, so the window never waits; tells more at each press.

    Signals:
        pointed: the hand points at something, and says why beside it.
    """

    pointed = Signal()

    def __init__(self, page: PageParts, mark: HintMark) -> None:
        super().__init__(page)
        table = page.table
        self.mark = mark
        self._table, self._view, self._choices, self._prompt = table, page.view, page.choices, page.prompt
        self._say = page.say
        self.step = HintStage.NOTHING
        self.answer: Answer | None = None
        self._ply = -1
        table.advised.connect(self._advised)

    def press(self) -> None:
        """One step more: asks first, then tells where, what and why."""
        if not self._choices.is_open:
            return
        if self.step == HintStage.NOTHING:
            self._ask()
        elif self.step == HintStage.ASKED:
            self._say(self.tr("The master is still thinking …"), None)
        else:
            self._tell(HintStage(min(self.step + 1, HintStage.WHY)))

    def play(self) -> bool:
        """Does what was advised; False if no move has been named."""
        if self.step < HintStage.WHAT or self.answer is None or not self._choices.is_open:
            return False
        self.mark.slip.hide()  # it has been read, and a first press may have more to say
        self._choices.wanted.emit(self.answer.action)
        return True

    def follow(self) -> None:
        """The same question is shown anew, perhaps in another language: the hint goes on."""
        if self.step >= HintStage.WHERE:
            self._tell(self.step)

    def forget(self) -> None:
        """The question has changed: what was advised is of no use any more."""
        self.mark.clear()
        self.step, self.answer = HintStage.NOTHING, None

    def _ask(self) -> None:
        match = self._table.match
        if len(match.legal()) == 1:
            self._say(self.tr("There is only one move."), None)
            return
        self.step, self._ply = HintStage.ASKED, match.ply
        self._say(self.tr("The master is thinking …"), None)
        self._table.ask_advice()

    def _advised(self, answer: Answer) -> None:
        if self.step != HintStage.ASKED or self._ply != self._table.match.ply or not self._choices.is_open:
            return
        self.answer = answer
        self._tell(HintStage.WHERE)

    @property
    def _state(self) -> Any:
        return self._table.match.view(self._table.match.asked)

    def _tell(self, step: HintStage) -> None:
        answer = self.answer
        if answer is None:
            return
        self.step = step
        anchor = self._anchor(answer.action)
        if step == HintStage.WHERE:
            words = (
                self.tr("Look at this place. Press H again for the move.")
                if anchor is not None
                else self._where_without_place()
            )
        elif step == HintStage.WHAT:
            words = self.tr("The master’s move would be “%s”. Press H again to see why.") % self._label(answer.action)
        else:
            words = self._why(answer)
        self._point(anchor, answer.action, words)

    def _where_without_place(self) -> str:
        return self.tr("Look at the marked button. Press H again for the move.")

    def _anchor(self, action: Action) -> Anchor | None:
        return self._choices.place_of(action)

    def _point(self, anchor: Anchor | None, action: Action, words: str) -> None:
        """The hand stays where it points; the keyboard is free for Return to do what was advised."""
        button = self._button(action) if anchor is None else None
        self._view.scene.set_focus_anchor(None)
        self.pointed.emit()
        key = self.tr("Return plays it.") if self.step >= HintStage.WHAT else ""  # not before it is named
        self.mark.point(anchor, button, words, key)
        self._prompt.tell("" if self.mark.slip.isVisible() else words)  # it stays, and is read once
        if button is not None:
            button.setFocus()
        else:
            self.mark.take_keys()

    def _button(self, action: Action) -> QPushButton | None:
        name = f"action_{action.kind}_{'_'.join(map(str, action.args))}"
        return next((button for button in self._prompt.buttons() if button.objectName() == name), None)

    def _label(self, action: Action) -> str:
        return self._view.context.text.action(self._state, action)

    def _why(self, answer: Answer) -> str:
        """What the move gains now and later, and what the other good move was."""
        other = answer.stats.get("alternative")
        reasons = [(str(kind), float(points)) for kind, points in answer.stats.get("reasons") or ()]
        second = Action(other[0], tuple(other[1])) if other else None
        return self._view.context.text.why(self._state, answer.action, second, reasons)
