"""The board for a screen reader: a button for every place, made only while one listens and never seen.

Qt shows a QGraphicsView to a screen reader as an empty rectangle, so the places are real widgets that lie below it.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGroupBox, QWidget

from kingsbridge_desktop.ui.board.stage import Stage
from kingsbridge_desktop.ui.board.targets import Anchor, Target
from kingsbridge_desktop.ui.board.view import BoardView
from kingsbridge_desktop.ui.choice_controller import ChoiceController
from kingsbridge_desktop.ui.ear import speech
from kingsbridge_desktop.ui.words import action_label

ROW = 60  # scene units: what lies closer above one another is read as one line


class SpokenPlace(QAbstractButton):
    """A place of the board as a screen reader meets it: a name, what lies there, and pressing it."""

    def __init__(self, anchor: Anchor, stage: Stage, parent: QWidget) -> None:
        super().__init__(parent)
        self.anchor, self._stage = anchor, stage
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab goes to the board itself, arrows go from place to place

    def name(self, words: str, offer: str) -> None:
        """What it is, and what can be done there."""
        if words != self.accessibleName():
            self.setAccessibleName(words)
        if offer != self.accessibleDescription():
            self.setAccessibleDescription(offer)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A screen reader went here: the keyboard belongs to the board, at this place."""
        scene = self._stage.scene()
        self._stage.setFocus()
        if hasattr(scene, "set_focus_anchor"):
            scene.set_focus_anchor(self.anchor)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the board above it is seen."""


class SpokenPlaces(QWidget):
    """All places of a board, those that can be chosen first; follows board and offer a moment later."""

    def __init__(self, view: BoardView, stage: Stage, choices: ChoiceController, parent: QWidget) -> None:
        super().__init__(parent)
        self._view, self._stage, self._choices = view, stage, choices
        self._offered, self._rest = QGroupBox(self), QGroupBox(self)
        self._places: dict[Anchor, SpokenPlace] = {}
        self._current: SpokenPlace | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.refresh)
        self._is_covered = False
        self._name_parts()
        view.scene.hovered.connect(self._pointed)
        stage.installEventFilter(self)
        self.hide()

    def _name_parts(self) -> None:
        for part in (self._stage, self._stage.viewport()):
            part.setAccessibleName(self.tr("Board"))
        self._stage.setAccessibleDescription(self.tr("Arrows: what can be chosen. Ctrl and arrows: every place."))
        self._offered.setTitle(self.tr("Can be chosen"))
        self._rest.setTitle(self.tr("On the board"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name_parts()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.Resize):
            self.follow()
        return super().eventFilter(watched, event)

    def cover(self, is_covered: bool) -> None:
        """A sheet or the curtain lies over the board: its places are not there."""
        self._is_covered = is_covered
        self.follow()

    def follow(self) -> None:
        """The board or what is offered has changed."""
        if speech.is_heard():
            self._soon.start()

    def refresh(self) -> None:
        """Names every place anew."""
        s = self._view.position
        self.setVisible(not self._is_covered and s is not None)
        if s is None or self._is_covered:
            return
        self._lay_out()
        found = {target.anchor: words for target in self._targets() if (words := self._words(s, target))}
        for anchor in [anchor for anchor in self._places if anchor not in found]:
            self._drop(self._places.pop(anchor))
        for anchor, words in found.items():
            self._name(s, anchor, words)
        self._offered.setVisible(any(anchor in self._choices.groups for anchor in found))
        self._pointed(self._view.scene.focus_anchor)

    def _lay_out(self) -> None:
        self.setGeometry(self._stage.geometry())
        self.lower()
        for group in (self._offered, self._rest):
            group.setGeometry(self.rect())
            group.show()

    def _targets(self) -> list[Target]:
        found = [target for target in self._view.scene.targets.values() if target.isVisible()]
        return sorted(found, key=lambda target: (round(target.centre().y() / ROW), target.centre().x()))

    def _words(self, s: object, target: Target) -> str:
        words = speech.spoken(self._view.spoken(s, target.anchor)) or target.label
        if words or target.anchor not in self._choices.groups:
            return words
        return self._actions(s, target.anchor)

    def _actions(self, s: object, anchor: Anchor) -> str:
        text = self._view.context.text
        return "; ".join(action_label(text, s, action) for action in self._choices.groups.get(anchor, ()))

    def _name(self, s: object, anchor: Anchor, words: str) -> None:
        group = self._offered if anchor in self._choices.groups else self._rest
        place = self._places.get(anchor)
        if place is None:
            place = self._places[anchor] = SpokenPlace(anchor, self._stage, group)
            place.clicked.connect(lambda _=False, anchor=anchor: self._press(anchor))
        elif place.parentWidget() is not group:
            place.setParent(group)
        place.name(words, self._actions(s, anchor))
        place.setGeometry(self._stage.box_of(self._view.scene.targets[anchor]))
        place.raise_()  # children are read in this order
        place.show()

    def _drop(self, place: SpokenPlace) -> None:
        if place is self._current:
            self._current = None
        place.hide()
        place.deleteLater()

    def _press(self, anchor: Anchor) -> None:
        if anchor in self._view.scene.targets and self._stage.allows_press():
            self._view.scene.pick(anchor)

    def _pointed(self, anchor: Anchor | None) -> None:
        """The keyboard is at a place: that one has the screen reader's attention."""
        place = self._places.get(anchor)
        if anchor is None or anchor != self._view.scene.focus_anchor or place is self._current:
            return
        if self._current is not None:
            self._current.setFocusProxy(None)  # type: ignore[arg-type]  # Qt takes none, its stubs do not
        self._current = place
        if place is not None:
            place.setFocusProxy(self._stage)  # so that it counts as focused while the board has the keyboard
            if self._stage.hasFocus():
                speech.focus(place)

    @property
    def places(self) -> dict[Anchor, SpokenPlace]:
        """What a screen reader can meet now."""
        return self._places
