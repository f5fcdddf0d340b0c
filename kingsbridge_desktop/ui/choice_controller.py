"""What a person may do now: legal actions grouped by place, lit on the board, the rest as buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu, QWidget

from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.text.problems import why_not
from kingsbridge_desktop.ui.board.stage import Stage
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.board.view import BoardView
from kingsbridge_desktop.ui.panels.prompt import PromptBar


class ChoiceController(QObject):
    """Offers and understands clicks; it never decides what is legal, it shows what the rules listed.

    Signals:
        wanted: an action was chosen.
        refused: a place that offers nothing was clicked; why not, as a sentence, and the place.
    """

    wanted = Signal(object)
    refused = Signal(str, object)

    def __init__(self, view: BoardView, stage: Stage, prompt: PromptBar, parent: QWidget) -> None:
        super().__init__(parent)
        self._view, self._stage, self._prompt, self._window = view, stage, prompt, parent
        self._groups: dict[Anchor, list[Action]] = {}
        self._match: Match | None = None
        self._state: Any = None
        view.scene.picked.connect(self._picked)

    @property
    def is_open(self) -> bool:
        """Whether somebody may act now."""
        return self._match is not None

    @property
    def groups(self) -> dict[Anchor, list[Action]]:
        """The offered actions by place."""
        return self._groups

    def open(self, match: Match, s: Any) -> None:
        """Lights every place with a legal action and makes buttons of the others."""
        self._match, self._state = match, s
        self._groups = {}
        loose: list[Action] = []
        legal = match.legal()
        self._view.prepare_offer(s, legal)
        for action in legal:
            anchor = self._view.anchor(s, action)
            if anchor is None:
                loose.append(action)
            else:
                self._groups.setdefault(anchor, []).append(action)
        for anchor in self._view.scene.offer(self._groups):
            loose += self._groups.pop(anchor)
        text = self._view.context.text
        self._prompt.offer(
            [(text.action(s, action), action) for action in self._in_order(loose)], self._view.proposal(s)
        )

    def _in_order(self, actions: Sequence[Action]) -> list[Action]:
        return sorted(actions, key=lambda action: (self._view.rank(self._state, action), action))

    def close(self) -> None:
        """Nothing may be done now."""
        self._match = None
        self._groups = {}
        self._view.scene.offer(())
        self._prompt.offer((), None)

    def _picked(self, anchor: Anchor) -> None:
        if self._match is None:
            return
        actions = self._groups.get(anchor)
        if actions is None:
            self._explain(self._match, anchor)
        elif len(actions) == 1:
            self.wanted.emit(actions[0])
        else:
            self._choose_among(anchor, actions)

    def _explain(self, match: Match, anchor: Anchor) -> None:
        intended_action = self._view.intended_action(self._state, anchor)
        if intended_action in match.legal():  # its button is elsewhere, but this place means it too
            self.wanted.emit(intended_action)
            return
        reason = match.why_not(intended_action) if intended_action is not None else None
        if reason is not None:
            self.refused.emit(why_not(self._view.context.text, reason), anchor)

    def _choose_among(self, anchor: Anchor, actions: Sequence[Action]) -> None:
        menu = QMenu(self._window)
        menu.setObjectName("chooser")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for action in actions:
            entry = menu.addAction(self._view.context.text.action(self._state, action))
            entry.triggered.connect(lambda _=False, action=action: self.wanted.emit(action))
        menu.popup(self._place_of(anchor))

    def _place_of(self, anchor: Anchor) -> QPoint:
        """Under the pointer, or at the place itself when the keyboard chose it."""
        target = self._view.scene.targets.get(anchor)
        if target is None or target.hovered:
            return QCursor.pos()
        return self._stage.viewport().mapToGlobal(self._stage.mapFromScene(target.centre()))

    def moves(self) -> list[tuple[str, Action]]:
        """Every legal action with its label."""
        if self._match is None:
            return []
        text = self._view.context.text
        return [(text.action(self._state, action), action) for action in self._match.legal()]
