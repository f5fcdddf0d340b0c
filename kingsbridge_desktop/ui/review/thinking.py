"""A review that is thought out behind the window; what comes of it is told in the window's thread."""

from __future__ import annotations

import logging
from contextlib import suppress
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal

from kingsbridge_desktop.bots.review_search import Effort, Judgement, Outlook
from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.play.review import Review
from kingsbridge_desktop.play.review_run import Kept, ReviewRun, keep, kept
from kingsbridge_desktop.ui.background import Background

log = logging.getLogger(__name__)


class _Messenger(QObject):
    """Takes what processes found to the window's thread; without a parent, as they may tell something to the last."""

    answered = Signal(int, object)
    over = Signal(int, bool)


class Thinking(QObject):
    """Reads the review that was kept with a game, or makes one, and keeps it when it is whole.

    Signals:
        read: what was kept with the game; a Kept.
        began: a Review that fills from now on.
        came: it knows more than before.
        ended: nothing more comes; whether it is whole.
        trouble: a problem to tell.
    """

    read = Signal(object)
    began = Signal(object)
    came = Signal()
    ended = Signal(bool)
    trouble = Signal(object)

    def __init__(self, match: Match, parent: QObject) -> None:
        super().__init__(parent)
        self._match = match
        self._number = 0  # of the run that is wanted; 0: none
        self._last = 0
        self._run: ReviewRun | None = None
        self._work = Background(self)
        self._messenger = _Messenger()
        self._messenger.answered.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self._messenger.over.connect(self._end, Qt.ConnectionType.QueuedConnection)

    @property
    def is_on(self) -> bool:
        """Whether somebody thinks just now."""
        return self._number > 0

    def look_up(self) -> None:
        """Reads what is kept; `read` follows."""
        self._work.do(partial(kept, self._match), self._tell_kept, self.trouble.emit)

    def _tell_kept(self, found: Kept) -> None:
        self.read.emit(found)

    def think(self, effort: Effort) -> None:
        """Begins anew; what was thought of before is dropped."""
        self.stop()
        self._last += 1
        self._number = number = self._last
        messenger = self._messenger

        def came(answer: Judgement | Outlook) -> None:
            with suppress(RuntimeError):  # the application is gone
                messenger.answered.emit(number, answer)

        def ended(whole: bool) -> None:
            with suppress(RuntimeError):
                messenger.over.emit(number, whole)

        work = partial(ReviewRun, self._match, effort, came, ended)
        self._work.do(work, partial(self._begin, number), self._fail)

    def _begin(self, number: int, run: ReviewRun) -> None:
        if number != self._number:
            run.stop()
            return
        self._run = run
        self.began.emit(run.review)

    def _fail(self, error: KingsbridgeError) -> None:
        self._number = 0
        self.trouble.emit(error)
        self.ended.emit(False)

    def _take(self, number: int, answer: Judgement | Outlook) -> None:
        if number == self._number and self._run is not None:
            self._run.review.add(answer)
            self.came.emit()

    def _end(self, number: int, whole: bool) -> None:
        run = self._run
        if number != self._number or run is None:
            return
        self._number, self._run = 0, None
        if whole:
            self._work.do(partial(keep, run.review), self._was_kept, self.trouble.emit)
        self.ended.emit(whole)

    def _was_kept(self, _: None) -> None:
        log.info("the review was kept with its game")

    def stop(self) -> None:
        """Nobody wants it any more; what came so far stays."""
        run, self._run = self._run, None
        was_on, self._number = self.is_on, 0
        if run is not None:
            run.stop()
        if was_on:
            self.ended.emit(False)


def is_deep(review: Review, quick: Effort) -> bool:
    """Whether a review was thought out with more tries than a quick look has."""
    return review.effort.tries > quick.tries
