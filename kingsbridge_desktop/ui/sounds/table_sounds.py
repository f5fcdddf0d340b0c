"""What is heard at a table: the moments that are played sound, and a bell calls whoever has waited."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import monotonic

from PySide6.QtCore import QObject

from kingsbridge_desktop.play.match import Moment
from kingsbridge_desktop.ui.course import Course
from kingsbridge_desktop.ui.moment_player import MomentPlayer, Passage
from kingsbridge_desktop.ui.sounds.speaker import Speaker
from kingsbridge_desktop.ui.table import Table

WAITED = 3.0  # seconds without a question after which a bell says that there is one
BELL, FANFARE = "bell", "fanfare"


class TableSounds(QObject):
    """Hears the clock of one table. What is skipped or looked back at is not played, so it is not heard."""

    def __init__(
        self, table: Table, player: MomentPlayer, course: Course, sound_of: dict[str, str], speaker: Speaker
    ) -> None:
        super().__init__(player)
        self._settings, self._speaker, self._sound_of = table.settings, speaker, sound_of
        self._acted: float | None = None  # when somebody was last asked and acted
        self.now = monotonic
        table.stepped.connect(self._stepped)
        player.departed.connect(self._depart)
        player.began.connect(self._begin)
        course.offer_wanted.connect(self._ask)
        course.ended.connect(self._end)

    def _play(self, name: str) -> None:
        values = self._settings.values
        if values.sounds:
            self._speaker.play(name, values.volume / 100)

    def _depart(self, moments: Sequence[Moment]) -> None:
        """A movement begins: each kind of sound once."""
        kinds = [moment.event.kind for moment in moments if moment.event is not None]
        for name in dict.fromkeys(self._sound_of[kind] for kind in kinds if kind in self._sound_of):
            self._play(name)

    def _begin(self, passage: Passage) -> None:
        """A passage begins; where nothing moves it is all that is heard of it."""
        if not self._settings.animation_factor:
            self._depart(passage.moments)

    def _stepped(self, _step: object) -> None:
        if self._acted is None:
            self._acted = self.now()

    def _ask(self) -> None:
        """Somebody is asked: a bell, if that was not to be expected at once."""
        acted, self._acted = self._acted, None
        if acted is not None and self.now() - acted >= WAITED:
            self._play(BELL)

    def _end(self) -> None:
        """The game has just been played to its end; one that was opened again is quiet."""
        acted, self._acted = self._acted, None
        if acted is not None:
            self._play(FANFARE)


def by_kind(sounds: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """From a game's list, sound by sound, to the sound of each kind of event."""
    return {kind: name for name, kinds in sounds.items() for kind in kinds}
