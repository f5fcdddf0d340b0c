"""Says what happens at a table: questions, moves and moments; what lies over the table speaks for itself."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from kingsbridge_desktop.ui.choice_controller import ChoiceController
from kingsbridge_desktop.ui.course import Course
from kingsbridge_desktop.ui.ear import speech
from kingsbridge_desktop.ui.ear.places import SpokenPlaces
from kingsbridge_desktop.ui.ear.table_words import TableInWords
from kingsbridge_desktop.ui.moment_player import MomentPlayer
from kingsbridge_desktop.ui.panels.prompt import PromptBar
from kingsbridge_desktop.ui.table_screen import TableScreen


class Announcer(QObject):
    """Listens to the course of a game and tells it to a screen reader, if there is one."""

    def __init__(
        self,
        course: Course,
        player: MomentPlayer,
        screen: TableScreen,
        choices: ChoiceController,
        prompt: PromptBar,
        places: SpokenPlaces,
        words: TableInWords,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._choices, self._prompt, self._source = choices, prompt, parent
        screen.told.connect(self._tell_lines)
        course.offer_wanted.connect(self._ask)
        for follower in (places, words):
            course.offer_wanted.connect(follower.follow)
            course.offer_over.connect(follower.follow)
        course.ended.connect(lambda: speech.announce(self._source, self._prompt.question))
        player.shown.connect(lambda _moments: places.follow())
        player.shown.connect(lambda _moments: words.follow())
        course.waiting.connect(lambda _seat: words.follow())
        screen.told.connect(lambda _lines: words.follow())

    def _tell_lines(self, lines: Sequence[str]) -> None:
        """What the log has just told: every line, in one breath."""
        speech.announce(self._source, " ".join(lines))

    def _ask(self) -> None:
        """Who must do what, and how much can be chosen where."""
        if not speech.is_heard():
            return
        words = [self._prompt.question + ("" if self._prompt.question.endswith((".", "?", "!")) else ".")]
        if self._choices.groups:
            words.append(self.tr("%n place(s) on the board can be chosen.", "", len(self._choices.groups)))
        if buttons := self._prompt.buttons():
            words.append(self.tr("%n button(s) below the board.", "", len(buttons)))
        speech.announce(self._source, " ".join(words))
