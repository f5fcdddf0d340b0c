"""A review that is thought out behind the window; what comes of it is told in the window's thread."""

from __future__ import annotations

import logging
from functools import partial

from PySide6.QtCore import QObject, Signal

from kingsbridge_desktop.bots.review_search import Answer, Effort
from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.play import puzzles
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.play.review import Review
from kingsbridge_desktop.play.review_run import Kept, ReviewRun, keep, kept
from kingsbridge_desktop.ui.background import Background
from kingsbridge_desktop.ui.wire import Wire

log = logging.getLogger(__name__)


class Thinking(QObject):
    """Reads the review that was kept with a game, or makes one, and keeps it when it is whole.

    Signals:
        read: what was kept with the game; a Kept.
        began: a Review that fills from now on.
        came: it knows more than before.
        ended: nothing more comes; whether it is whole.
        offered: so many positions of this game are kept to find the move in.
        trouble: a problem to tell.
    """

    read = Signal(object)
    began = Signal(object)
    came = Signal()
    ended = Signal(bool)
    offered = Signal(int)
    trouble = Signal(object)

    def __init__(self, match: Match, parent: QObject) -> None:
        super().__init__(parent)
        self._match = match
        self._number = 0  # of the run that is wanted; 0: none
        self._last = 0
        self._run: ReviewRun | None = None
        self._work = Background(self)

    @property
    def is_on(self) -> bool:
        """Whether somebody thinks just now."""
        return self._number > 0

    def look_up(self) -> None:
        """Reads what is kept; `read` follows."""
        self._work.do(partial(kept, self._match), self._tell_kept, self.trouble.emit)

    def _tell_kept(self, found: Kept) -> None:
        self.read.emit(found)

    def offer(self, review: Review) -> None:
        """Keeps the positions of a whole review that was read; looks for them first, if nobody has."""
        if review.has_margins:
            self._work.do(partial(puzzles.keep, review), self.offered.emit, self.trouble.emit)
        else:
            self.think(review.effort, review)

    def think(self, effort: Effort, known: Review | None = None) -> None:
        """Begins anew, or with what is known and only a few questions left; what was thought of before is dropped."""
        self.stop()
        self._last += 1
        self._number = number = self._last
        came, ended = partial(Wire(self._take), number), partial(Wire(self._end), number)
        work = partial(ReviewRun, self._match, effort, came, ended, margins=True, known=known)
        self._work.do(work, partial(self._begin, number), self._fail, ReviewRun.stop)

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

    def _take(self, number: int, answer: Answer) -> None:
        if number == self._number and self._run is not None:
            self._run.review.add(answer)
            self.came.emit()

    def _end(self, number: int, whole: bool) -> None:
        run = self._run
        if number != self._number or run is None:
            return
        self._number, self._run = 0, None
        if whole:
            self._work.do(partial(_keep, run.review), self._was_kept, self.trouble.emit)
        self.ended.emit(whole)

    def _was_kept(self, offered: int) -> None:
        log.info("the review was kept with its game, and %s positions to find the move in", offered)
        self.offered.emit(offered)

    def stop(self) -> None:
        """Nobody wants it any more; what came so far stays."""
        run, self._run = self._run, None
        was_on, self._number = self.is_on, 0
        if run is not None:
            run.stop()
        if was_on:
            self.ended.emit(False)


def _keep(review: Review) -> int:
    """The review first: whatever becomes of the positions, it was thought out."""
    keep(review)
    return puzzles.keep(review)


def is_deep(review: Review, quick: Effort) -> bool:
    """Whether a review was thought out with more tries than a quick look has."""
    return review.effort.tries > quick.tries
