"""Where a film can be entered: the parts of the game on the slider, and the moments that decided it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject

from kingsbridge_desktop.core.registry import meta_of
from kingsbridge_desktop.play import review_run, review_words
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.play.review import Review
from kingsbridge_desktop.play.story import Story, story_of
from kingsbridge_desktop.text import story as story_words
from kingsbridge_desktop.ui.background import Background
from kingsbridge_desktop.ui.board.view import BoardView
from kingsbridge_desktop.ui.film.bar import FilmBar
from kingsbridge_desktop.ui.film.film import Film, Turn
from kingsbridge_desktop.ui.looking_back import LookingBack
from kingsbridge_desktop.ui.panels.log import LAST
from kingsbridge_desktop.ui.panels.replay import ReplayBar
from kingsbridge_desktop.ui.table import Table

if TYPE_CHECKING:
    from kingsbridge_desktop.ui.page_parts import PageParts


class Read(NamedTuple):
    """What was read of a game after so many actions; the review only if there is one."""

    ply: int
    story: Story
    review: Review | None


def read(match: Match, ply: int) -> Read:
    """Reads a game; takes a moment."""
    found = review_run.kept(match).review if match.is_over else None
    return Read(ply, story_of(match), found)


class Chapters(QObject):
    """Reads the game in a thread when somebody begins to look back, and tells film and slider."""

    def __init__(
        self, table: Table, view: BoardView, film: Film, replay: ReplayBar, looking_back: LookingBack, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._table, self._view, self._film, self._replay = table, view, film, replay
        self._known: Read | None = None
        self._background = Background(self)
        looking_back.began.connect(self.look)
        film.retold.connect(self.tell)

    def look(self) -> None:
        """Reads what is not known yet."""
        match = self._table.match
        if self._known is None or self._known.ply != match.ply or match.is_over:
            self._background.do(partial(read, match, match.ply), self._found, self._refused)

    def _found(self, known: Read) -> None:
        if known.ply == self._table.match.ply:
            self._known = known
            self.tell()

    def _refused(self, error: Exception) -> None:
        """A review that cannot be read is offered anew where reviews are made; the film goes without it."""

    def tell(self) -> None:
        """The words in the language of the table."""
        known = self._known
        if known is None:
            return
        text, meta = self._view.context.text, meta_of(self._table.match.game)
        parts = {
            stage.ply: story_words.period_name(text.language, meta, stage.number + 1)
            for stage in known.story.stages[:-1]
        }
        self._replay.set_marks(parts)
        points = known.review.turning_points() if known.review is not None else []
        if known.review is not None and points:
            self._film.turns = [
                Turn(
                    review_words.telling_ply(known.review, point.turn) + 1,
                    LAST,
                    review_words.told(known.review, text, point),
                )
                for point in points
            ]
        else:
            self._film.turns = [
                Turn(remark.ply, LAST, story_words.sentence(text, meta, remark)) for remark in known.story.remarks
            ]
        self._film.turns = sorted(self._film.turns)
        self._film.changed.emit()


def lay_film(page: PageParts) -> tuple[Film, FilmBar]:
    """The projector of a table with its row and its chapters."""
    film = Film(page.table, page.view, page.seen, page.looking_back, page.log, page)
    page.ending.film_wanted.connect(film.run)
    Chapters(page.table, page.view, film, page.replay, page.looking_back, page)
    return film, FilmBar(film, page.looking_back, page.prompt, page.colours, page.stage, page.room)
