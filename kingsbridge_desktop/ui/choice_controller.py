"""What a person may do now: legal actions grouped by place, lit on the board, the rest as buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QSize, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QWidget

from kingsbridge_desktop.core.types import Action, Reason
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.ui.board.stage import Stage
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.board.view import BoardView
from kingsbridge_desktop.ui.guard import report
from kingsbridge_desktop.ui.panels.chooser import Answer, Chooser
from kingsbridge_desktop.ui.panels.prompt import PromptBar
from kingsbridge_desktop.ui.patience import Patience
from kingsbridge_desktop.ui.refusals import meant, nothing_here, refusal
from kingsbridge_desktop.ui.theme import wear
from kingsbridge_desktop.ui.words import action_label, answer_labels


class ChoiceController(QObject):
    """Offers and understands clicks; it never decides what is legal, it shows what the rules listed.

    Signals:
        wanted: a place or button that means this action was clicked.
        decided: an action was chosen from several at a place.
        refused: a place that offers nothing was clicked; why not, as a sentence, and the place.
        missed: no place was clicked, or somebody else is to move; a sentence that tells where one may click, or whom
            one waits for, and where that was on the board.

    `reason` is why the last such click was refused.
    """

    wanted = Signal(object)
    decided = Signal(object)
    refused = Signal(str, object)
    missed = Signal(str, QPointF)

    def __init__(self, view: BoardView, stage: Stage, prompt: PromptBar, patience: Patience, parent: QWidget) -> None:
        super().__init__(parent)
        self._view, self._stage, self._prompt, self._window = view, stage, prompt, parent
        self._patience = patience
        self._chooser: Chooser | None = None
        self._groups: dict[Anchor, list[Action]] = {}
        self._clicked: Anchor | None = None  # the place of the last click that means something
        self._match: Match | None = None
        self._state: Any = None
        self.reason: Reason | None = None
        self.shelf: Callable[[], QRect] = QRect  # where else on the page answers cover nothing that one chooses by
        view.scene.picked.connect(self._picked)
        view.scene.background_clicked.connect(self._miss)
        prompt.more_wanted.connect(self._choose_button)

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
        self.close_chooser()
        self._prompt.quiet.meanwhile = ""
        self._match, self._state = None, s  # open only when everything is offered
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
        self._offer_twins(s)
        answers = self._in_order(loose)
        labels = answer_labels(self._view.context.text, s, answers)
        self._prompt.offer(list(zip(labels, answers, strict=True)), self._proposal(s))
        self._match = match

    def _offer_twins(self, s: Any) -> None:
        """What means the same as an offered place is offered, too."""
        targets = self._view.scene.targets
        for anchor, actions in list(self._groups.items()):
            for twin in self._view.twins(s, anchor):
                if twin in targets and targets[twin].isVisible():
                    self._groups[twin] = actions
                    targets[twin].set_offered(True)

    def _proposal(self, s: Any) -> tuple[str, Sequence[Action]] | None:
        try:
            return self._view.proposal(s)
        except Exception as error:  # noqa: BLE001 - without a proposal a person can still play
            report(error)
            return None

    def _in_order(self, actions: Sequence[Action]) -> list[Action]:
        return sorted(actions, key=lambda action: (self._view.rank(self._state, action), action))

    def close(self) -> None:
        """Nothing may be done now."""
        self._match = None
        self._prompt.quiet.meanwhile = ""
        self._groups = {}
        self.close_chooser()
        self._view.scene.offer(())
        self._prompt.offer((), None)

    def close_chooser(self) -> None:
        """The small panel at a place goes: the place or the question has changed."""
        chooser, self._chooser = self._chooser, None
        if chooser is not None:
            chooser.put_away()

    def _picked(self, anchor: Anchor) -> None:
        if self._match is None:
            self._miss(self._view.scene.targets[anchor].scene_box().center())
            return
        actions = self._groups.get(anchor)
        if actions is None:
            self._explain(self._match, anchor)
        else:
            self._take(anchor, actions)

    def _miss(self, at: QPointF) -> None:
        """A click beside what is shown large puts that away; else it was meant for something."""
        words = nothing_here(self._view) if self._match is not None else self._prompt.quiet.meanwhile
        if words and not self._view.nearer.put_away():
            self.missed.emit(words, at)

    def _take(self, anchor: Anchor, actions: Sequence[Action]) -> None:
        if len(actions) == 1:
            self._clicked = anchor
            self.wanted.emit(actions[0])
            self._clicked = None
        else:
            self._choose_among(anchor, actions)

    def place_of(self, action: Action) -> Anchor | None:
        """Where an action is just clicked, or where it is offered; None: a button."""
        if self._clicked is not None:
            return self._clicked
        return next((anchor for anchor, actions in self._groups.items() if action in actions), None)

    def _explain(self, match: Match, anchor: Anchor) -> None:
        actions = meant(self._view, match, self._state, anchor)
        if actions:  # offered elsewhere, but this place means it too
            self._take(anchor, actions)
            return
        answer = refusal(self._view, match, self._state, anchor)
        if answer is not None:
            self.reason = answer.reason
            self.refused.emit(answer.words, anchor)

    def _choose_among(self, anchor: Anchor, actions: Sequence[Action]) -> None:
        text = self._view.context.text
        answers: list[Answer] = [
            (action_label(text, self._state, action), partial(self.decided.emit, action)) for action in actions
        ]
        view = self._stage.viewport()
        self._open_chooser(answers, self._place_of(anchor), QRect(view.mapToGlobal(QPoint()), view.size()))

    def _choose_button(self) -> None:
        """The answers that have no room in the bar."""
        hidden = [button for button in self._prompt.buttons() if button.isHidden()]
        answers: list[Answer] = [(button.text().replace("&&", "&"), button.click) for button in hidden]
        self._open_chooser(answers, _on_screen(self._prompt.more))

    def _open_chooser(self, answers: Sequence[Answer], at: QRect, board: QRect | None = None) -> None:
        self.close_chooser()
        self._view.put_away()  # a note about the place would lie under the answers
        chooser = self._chooser = Chooser(self.tr("Choose one:"), answers, self._patience, self._window)
        wear(chooser, self._prompt.font())
        chooser.closed.connect(self._forget_chooser)
        if board is None:
            chooser.open_at(at, self._free_column())
        else:
            offers = [self._place_of(one) for one in self._groups if one in self._view.scene.targets]
            shelf = self.shelf()
            aside = None if shelf.isEmpty() else QRect(self._window.mapToGlobal(shelf.topLeft()), shelf.size())
            chooser.open_at(at, self._free_column(), board, self._read(), offers, aside)
        if not chooser.isHidden():
            self._stage.add_speakers(chooser.panel)

    def _read(self) -> list[QRect]:
        """Words, values and things on the board, on the screen."""
        boxes = (self._stage.mapFromScene(one).boundingRect() for one in self._view.things_shown())
        return [QRect(self._stage.viewport().mapToGlobal(box.topLeft()), box.size()) for box in boxes]

    def _free_column(self) -> QRect | None:
        """The wood beside the board on the screen; None where there is none, or somebody speaks there."""
        box = self._stage.free_aside()
        return None if box.isEmpty() else QRect(self._stage.viewport().mapToGlobal(box.topLeft()), box.size())

    def _forget_chooser(self) -> None:
        chooser = self.sender()
        if isinstance(chooser, Chooser):
            self._stage.forget_speaker(chooser.panel)
        if chooser is self._chooser:
            self._chooser = None  # it deletes itself

    def _place_of(self, anchor: Anchor) -> QRect:
        """Where a place is on the screen; the pointer, where it has none."""
        target = self._view.scene.targets.get(anchor)
        if target is None:
            return QRect(QCursor.pos(), QSize(1, 1))
        seen = self._stage.box_of(target).intersected(self._stage.viewport().rect())
        return QRect(self._stage.viewport().mapToGlobal(seen.topLeft()), seen.size())

    def moves(self) -> list[tuple[str, Action]]:
        """Every legal action with its label."""
        if self._match is None:
            return []
        text = self._view.context.text
        return [(action_label(text, self._state, action), action) for action in self._match.legal()]


def _on_screen(widget: QWidget) -> QRect:
    return QRect(widget.mapToGlobal(QPoint()), widget.size())
