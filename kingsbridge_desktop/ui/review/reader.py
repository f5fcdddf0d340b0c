"""What the page of a review tells: which turn is looked at, what is said of it, and the board at that moment."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from kingsbridge_desktop.bots.review_search import Effort, Judgement
from kingsbridge_desktop.play.branching import glimpse
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.play.review import Review, Turn, TurningPoint, answers
from kingsbridge_desktop.play.review_run import deep, quick
from kingsbridge_desktop.play.review_words import telling_ply, told
from kingsbridge_desktop.text import review as words
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui.board.view import BoardView, ViewContext
from kingsbridge_desktop.ui.book.band_chart import BandChart
from kingsbridge_desktop.ui.book.bar_chart import BarChart
from kingsbridge_desktop.ui.guard import attempt, report
from kingsbridge_desktop.ui.review import words as page_words
from kingsbridge_desktop.ui.review.blocks import Looked, PointRow, Told
from kingsbridge_desktop.ui.review.figures import chances_chart, luck_chart
from kingsbridge_desktop.ui.review.marks import BoardMarks, Sign
from kingsbridge_desktop.ui.review.words import say
from kingsbridge_desktop.ui.screens import make_view
from kingsbridge_desktop.ui.settings import Settings
from kingsbridge_desktop.ui.theme import Colours

EVERY = 500  # ms between two looks at what has been thought out


class Reader(QObject):
    """Knows the review, the turn that is looked at, and the board that shows it.

    Signals:
        changed: something else is to be read.
    """

    changed = Signal()

    def __init__(self, match: Match, settings: Settings, language: Language, colours: Colours) -> None:
        super().__init__()
        self.match = match
        self.liveries = [match.rules.colours[seat.colour] for seat in match.seats]
        text = game_text(match.edition, language, match.names)
        self.context = ViewContext(match.seats, self.liveries, text, language, colours.light, settings)
        self.view = self._painted()
        self.view.setParent(self)  # so that board and pictures go with the page
        self._marks = BoardMarks(self.view)
        self.review = Review(match, quick(match.game), 0)
        self.points: list[TurningPoint] = []
        self._turn = 0  # that is looked at, counted from 0
        self._is_chosen = False  # by somebody: then it stays when more becomes known
        self._drawn: tuple[int, Judgement | None] | None = None  # the moment that is on the board
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(EVERY)
        self._soon.timeout.connect(self.grow)
        self._show_board()

    def _painted(self) -> BoardView:
        """The painted board; a plain one if the painting fails."""
        try:
            return make_view(self.match.edition, self.context)
        except Exception as error:  # noqa: BLE001 - a board that cannot be painted must not cost the review
            report(error)
        return make_view(self.match.edition, self.context, plain=True)

    def dress(self, language: Language, colours: Colours) -> None:
        """Another language, light or size of letters."""
        self.context.language, self.context.light = language, colours.light
        self.context.text = game_text(self.match.edition, language, self.match.names)
        self._marks.clear()
        self.view.restyle()
        self.view.rescaled()
        self._show_board()

    # the review

    def show_review(self, review: Review) -> None:
        """Another review of the game, whole or growing."""
        self.review = review
        self.grow()

    def grow_soon(self) -> None:
        """More is known; several answers are shown at once."""
        if not self._soon.isActive():
            self._soon.start()

    def grow(self) -> None:
        """Reads the turning points anew; the first one is looked at until somebody chooses."""
        self.points = self.review.turning_points()
        if not self._is_chosen and self.points:
            largest = max(self.points, key=lambda point: abs(point.swing))
            self._turn = largest.turn.number - 1
        self._show_board(only_if_other=True)
        self.changed.emit()

    @property
    def is_deep(self) -> bool:
        """Whether it was thought out as deeply as we do."""
        return self.review.is_whole and self.review.effort.tries >= deep(self.match.game).tries

    def deeper(self) -> Effort:
        """What the next look may cost: a quick one first."""
        return deep(self.match.game) if self.review.is_whole else quick(self.match.game)

    # the moment

    @property
    def turn(self) -> Turn:
        """The turn that is looked at."""
        return self.review.turns[self._turn]

    @property
    def ply(self) -> int:
        """The moment that is looked at: before this step."""
        return telling_ply(self.review, self.turn)

    def look_at(self, turn: int) -> None:
        """Another turn, counted from 0."""
        self._turn, self._is_chosen = turn, True
        self._show_board()
        self.changed.emit()

    def point_beside(self, way: int) -> int | None:
        """The number of the turning point after (1) or before (-1) the turn that is looked at."""
        found = [number for number, point in enumerate(self.points) if (point.turn.number - 1 - self._turn) * way > 0]
        return (found[0] if way > 0 else found[-1]) if found else None

    def _decision(self) -> Judgement | None:
        return self.review.decisions.get(self.ply)

    def _show_board(self, *, only_if_other: bool = False) -> None:
        told = (self.ply, self._decision())
        if not only_if_other or told != self._drawn:
            self._drawn = told
            attempt(self._draw_board)

    def _draw_board(self) -> None:
        self._marks.clear()
        ply, seat = self.ply, self.turn.seat
        position = self.match.view(seat, ply)
        self.view.show(position, seat)
        self.view.prepare_offer(position, answers(self.match, ply))
        decision, played = self._decision(), self.match.steps[ply].action
        signs = [Sign(played, say(page_words.PLAYED_HERE), is_better=False)]
        if decision is not None and self.review.worst_in(self.turn) is decision:
            self._marks.ghost(position, glimpse(self.match, ply, decision.best, seat), seat, decision.best)
            signs.append(Sign(decision.best, say(page_words.BETTER_HERE), is_better=True))
        self._marks.mark(position, signs)

    # words

    def looked(self) -> Looked:
        """What is told about the moment."""
        turn, ply, decision = self.turn, self.ply, self._decision()
        text, language = self.context.text, self.context.language
        view = self.match.view(turn.seat, ply)
        title = say(page_words.TURN_OF, number=turn.number, name=self.match.names[turn.seat])
        action = self.match.steps[ply].action
        if decision is None:
            chances = self.review.chances(self._turn)
            chance = words.percent(language, chances[turn.seat]) if chances else ""
            return Looked(
                self._colour(turn.seat),
                title,
                self._note(),
                Told(say(page_words.PLAYED), text.action(view, action), chance),
            )
        seat = decision.seat
        played = Told(
            say(page_words.PLAYED),
            text.action(view, action),
            words.percent(language, _shown(decision.played_chances[seat])),
        )
        if self.review.worst_in(turn) is not decision:
            return Looked(self._colour(seat), title, self._note(), played, None, say(page_words.AS_GOOD))
        better = Told(
            say(page_words.MASTER),
            text.action(view, decision.best),
            words.percent(language, _shown(decision.best_chances[seat])),
        )
        sentence = words.reason(text, view, decision.best, decision.reasons)
        sentence = sentence or words.better(text, view, decision.best, decision.points)
        return Looked(self._colour(seat), title, self._note(), played, better, sentence)

    def _colour(self, seat: int) -> str:
        return self.liveries[seat]

    def _note(self) -> str:
        numbers = [point.turn.number - 1 for point in self.points]
        if self._turn not in numbers:
            return say(page_words.WHICH_TURN, number=self._turn + 1, all=len(self.review.turns))
        return say(page_words.WHICH_POINT, number=numbers.index(self._turn) + 1, all=len(numbers))

    def rows(self) -> tuple[list[PointRow], int | None]:
        """The list of turning points, and which of them is looked at."""
        rows, at, names = [], None, self.match.names
        for number, point in enumerate(self.points):
            seat = point.turn.seat
            title = say(page_words.TURN_IN_LIST, number=point.turn.number, name=names[seat])
            rows.append(
                PointRow(
                    self.liveries[seat],
                    title,
                    names[point.whose] if point.whose != seat else "",
                    words.percent(self.context.language, point.swing, signed=True),
                    point.swing > 0,
                    told(self.review, self.context.text, point),
                )
            )
            if point.turn.number - 1 == self._turn:
                at = number
        return rows, at

    def empty_words(self, *, is_thinking: bool) -> str:
        """What the list says while it is empty."""
        if is_thinking:
            return say(page_words.THINKING)
        if not self.review.is_whole:
            return say(page_words.NOT_YET)
        return say(page_words.CALM)

    def progress_words(self) -> str:
        """How far the thinking has come."""
        known, turns = self.review.thought_through, len(self.review.turns)
        return say(page_words.PROGRESS, number=known, all=turns)

    def chances(self) -> BandChart:
        """Everybody's chances over the turns."""
        return chances_chart(self.review, self.liveries, self.points, self._turn)

    def luck(self) -> BarChart:
        """What play and luck brought."""
        return luck_chart(self.review, self.liveries)


def _shown(chance: float) -> float:
    """A chance before the end: never 0 or 100 %."""
    return min(0.99, max(0.01, chance))
