"""Safe hands: where a click is final, the first one selects and tells what it will do, the second one does it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QPushButton

from kingsbridge_desktop.core.types import Action, Reason
from kingsbridge_desktop.play.finality import why_final
from kingsbridge_desktop.text.problems import final
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.guard import report
from kingsbridge_desktop.ui.words import action_label

if TYPE_CHECKING:
    from kingsbridge_desktop.ui.page_parts import PageParts


NEVER, FINAL, ALWAYS = "never", "final", "always"  # the setting `second_click`


class SafeHands(QObject):
    """Stands between what is clicked and what is done.

    Signals:
        decided: an action is really meant.
    """

    decided = Signal(object)

    def __init__(self, page: PageParts) -> None:
        super().__init__(page)
        self._table, self._view, self._choices, self._prompt = page.table, page.view, page.choices, page.prompt
        self._patience, self._say, self._toast = page.patience, page.say, page.toast
        self._selected: Action | None = None
        self._place: Anchor | None = None  # where it was clicked

    @property
    def selected(self) -> Action | None:
        """What the next click on the same place will do."""
        return self._selected

    def press(self, action: Action) -> None:
        """Somebody clicked what means this action: it is done, or selected first."""
        if action == self._selected:
            self.confirm()
        elif self._choices.is_open and self._asks_again(action):
            self._select(action)
        else:
            self.let_go()
            self.decided.emit(action)

    def confirm(self) -> bool:
        """Does what is selected; False if nothing is."""
        action = self._selected
        if action is None:
            return False
        self.let_go()
        self.decided.emit(action)
        return True

    def let_go(self) -> bool:
        """Nothing is selected any more; False if nothing was."""
        if self._selected is None:
            return False
        button = self._button(self._selected)
        self._selected = None
        self._toast.take_back()
        self._view.scene.select(None)
        if button is not None:
            self._show_chosen(button, chosen=False)
        return True

    def _asks_again(self, action: Action) -> bool:
        wanted = self._table.second_click
        if wanted == NEVER or self._is_only_step(action):
            return False
        return wanted == ALWAYS or self._stop(action) is not None

    def _is_only_step(self, action: Action) -> bool:
        """Whether nothing else can sensibly be done, as the game's screen knows it."""
        others = [other for other in self._table.match.legal() if other != action]
        return not others or self._view.is_plain_step(self._view.position, action, others)

    def _stop(self, action: Action) -> Reason | None:
        try:
            return why_final(self._table.match, action, plays_forced=self._table.settings.values.play_forced)
        except Exception as error:  # noqa: BLE001 - without an answer the click does what it always did
            report(error)
            return None

    def _select(self, action: Action) -> None:
        self.let_go()
        self._selected = action
        anchor, button = self._choices.place_of(action), self._button(action)
        self._place = anchor
        self._view.put_away()  # what it does is told once, not in two notes one over the other
        self._view.scene.select(anchor)
        self._patience.new_question()
        if button is not None and anchor is None:
            self._show_chosen(button, chosen=True)
            button.setFocus()
        self.tell()

    def tell(self) -> None:
        """Says what is selected, what it does and how it is done; nothing if nothing is."""
        action = self._selected
        if action is None:
            return
        anchor = self._place
        context, stop = self._view.context, self._stop(action)
        words = action_label(context.text, self._view.position, action)
        if stop is not None:
            words = f"{words}\n{final(context.language, stop, self._table.match.names)}"
        hint = self.tr("Click again or press Return to do it · Esc: leave it")
        self._say(words, anchor, hint, lasts=True)
        told = self._view.told(self._view.position, anchor) if anchor is not None else ""
        if told:
            self._prompt.tell(told)

    def _button(self, action: Action) -> QPushButton | None:
        name = f"action_{action.kind}_{'_'.join(map(str, action.args))}"
        return next((button for button in self._prompt.buttons() if button.objectName() == name), None)

    @staticmethod
    def _show_chosen(button: QPushButton, *, chosen: bool) -> None:
        """Golden, as what the next press will do."""
        points = button.font().pointSizeF()
        button.setProperty("primary", chosen)
        button.style().unpolish(button)
        button.style().polish(button)
        font = button.font()  # the style has set it back to the usual size, and bold letters may be the button's own
        font.setPointSizeF(points)
        font.setWeight(QFont.Weight.DemiBold if chosen else QFont.Weight.Normal)
        button.setFont(font)
