"""Lessons, reviews, positions to find the move in, chronicle and the shelf of somebody who plays, for `screens.py`."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from screen_tables import Screens, laid, played, rolled, wait

if TYPE_CHECKING:
    from kingsbridge_desktop.core.types import Action
    from kingsbridge_desktop.play.match import Match
    from kingsbridge_desktop.play.review import Review
    from kingsbridge_desktop.ui.main_window import MainWindow

LOST, LEAD = 0.14, 0.25  # chances that a made-up mistake costs, and by which a made-up answer is ahead
POINTS, WANDER = 21.0, 0.012  # points to a chance, and how far chances go to and fro in a turn
TRIES = 8
MISTAKES = 6  # in a game, at even distances


def of_game(window: MainWindow, game: str) -> Screens:
    """Lessons, the review of a game, and a position of it."""
    yield from _lessons(window, game)
    match = played(game, 100_000)
    yield from _review(window, game, match)
    yield from _puzzle(window, game, match)


def _lessons(window: MainWindow, game: str) -> Screens:
    """The first note of every lesson, one on its way, and the first thing to be done."""
    from kingsbridge_desktop.play.lesson_run import LessonRun
    from kingsbridge_desktop.play.lessons import lessons_of
    from kingsbridge_desktop.ui.lessons.guide import Guide

    for number, which in enumerate(lessons_of(game), 1):
        notes = LessonRun(which, "").lesson.notes
        tasks = [at for at, note in enumerate(notes) if note.task is not None]
        for at in sorted({0, *tasks[:1], len(notes) // 2}):
            window.settings.values.lessons = {which.key: at}
            window.learn(which)
            page = window.game
            assert page is not None
            guide = page.guide
            assert isinstance(guide, Guide)
            wait(guide.card.isVisible)
            yield f"{game}-lesson-{number}-note-{at + 1}", window
    window.settings.values.lessons = {}
    window.go_home()


def _review(window: MainWindow, game: str, match: Match) -> Screens:
    """The page of a review, at its first turning point."""
    from kingsbridge_desktop.ui.review.thinking import Thinking

    laid(window, match)
    think, Thinking.think = Thinking.think, lambda self, effort, known=None: None  # type: ignore[method-assign]
    window.reviews.show(match)
    page = window.reviews.page
    assert page is not None
    page.reader.show_review(made_up(match))
    page.retranslate()
    page.go_to_point(0)
    yield from rolled(window, page, f"{game}-review")
    window.reviews.leave()
    Thinking.think = think  # type: ignore[method-assign]


def made_up(match: Match) -> Review:
    """A whole review with numbers that fit each other: what a mistake costs is what its turn takes from the chances."""
    from kingsbridge_desktop.bots.review_search import Effort, Judgement, Outlook
    from kingsbridge_desktop.play.review import Review

    review, seats = Review(match, Effort(tries=TRIES), 1), len(match.seats)
    every = max(5, len(review.turns) // MISTAKES)
    chances, nothing, error = (1 / seats,) * seats, (0.0,) * seats, (0.01,) * seats
    for number, turn in enumerate(review.turns):
        review.add(Outlook(turn.first, chances, nothing, TRIES))
        chosen, best = _two(match, turn.first)
        lost = min(LOST, chances[turn.seat] / 2) if number % every == 3 and best is not None else 0.0
        change = tuple(-lost if seat == turn.seat else lost / (seats - 1) for seat in range(seats))
        played = tuple(a + b for a, b in zip(chances, change, strict=True))
        if best is not None:
            points = lost * POINTS
            said = Judgement(
                turn.first, turn.seat, chosen, best, TRIES, played, chances, change, error, points, 0.1, ()
            )
            review.add(said)
        chances = played if lost else _drifted(match, chances, number, len(review.turns) - number)
    review.wanted = len(review.decisions) + len(review.outlooks)
    return review


def _drifted(match: Match, chances: Sequence[float], number: int, left: int) -> tuple[float, ...]:
    """A little luck: to and fro, and towards whoever wins in the end."""
    winners = match.winners()
    weights = []
    for seat, chance in enumerate(chances):
        end = 0.97 / len(winners) if seat in winners else 0.03 / len(chances)
        wander = WANDER * math.sin(number / 5 + 2.1 * seat)
        weights.append(max(0.01, chance + (end - chance) / (left + 1) + wander))
    return tuple(weight / sum(weights) for weight in weights)


def _two(match: Match, ply: int) -> tuple[Action, Action | None]:
    """What was done, and something else that could have been done."""
    chosen, seat = match.steps[ply].action, match.steps[ply].seat
    others = [action for action in match.rules.legal(match.view(seat, ply)) if action != chosen]
    return chosen, others[0] if others else None


def _puzzle(window: MainWindow, game: str, match: Match) -> Screens:
    """A position: the question, and what is said to a move that is not the best."""
    from kingsbridge_desktop.bots.review_search import Margin
    from kingsbridge_desktop.play import puzzles
    from kingsbridge_desktop.play.files import to_save
    from kingsbridge_desktop.play.review import answers
    from kingsbridge_desktop.saves import folder, store
    from kingsbridge_desktop.saves.chronicle import records
    from kingsbridge_desktop.ui.puzzles.guide import PuzzleGuide

    save = to_save(match)
    folder.write_text(records.path_of(save.id), store.dumps(save), sync=False)
    review = made_up(match)
    plies = [ply for ply in sorted(review.decisions) if match.steps[ply].seat == 0 and len(answers(match, ply)) > 1]
    for ply in plies[len(plies) // 2 :][:2]:
        _, best = _two(match, ply)
        assert best is not None
        second = next(action for action in answers(match, ply) if action != best)
        review.add(Margin(ply, 0, best, second, LEAD, 0.01, 3.0, (), 80))
    review.has_margins = True
    puzzles.keep(review)
    found = [puzzle for puzzle in puzzles.collection().puzzles if puzzle.game == game]
    window.puzzles.open(found[0])
    wait(lambda: window.game is not None and isinstance(window.game.guide, PuzzleGuide))
    page = window.game
    assert page is not None
    guide = page.guide
    assert isinstance(guide, PuzzleGuide)
    page.patience.moment = 0
    wait(lambda: guide.card.isVisible() and page.choices.is_open)
    yield f"{game}-puzzle", window
    page.choose(next(action for action in page.table.match.legal() if action != found[0].best))
    yield f"{game}-puzzle-wrong", window
    page.choose(found[0].best)
    wait(lambda: guide.is_found and guide.card.isVisible())
    yield f"{game}-puzzle-found", window


def empty(window: MainWindow) -> Screens:
    """The books of somebody who has not played yet."""
    yield from _books(window, "-empty")
    window.go_home()


def screens(window: MainWindow) -> Screens:
    """The collection, the chronicle of a family, both to their end, and their home page, with a few games and many."""
    from tests.chronicles import fill

    fill(60)
    yield from _books(window, "")
    for game in ("pillars", "web_of_power", "column_of_fire"):
        laid(window, played(game, 45))
    window.go_home()
    wait(lambda: False, 800)
    yield "home-with-games", window
    for plies in range(10, 22):
        laid(window, played("pillars", plies))
    window.go_home()
    wait(lambda: False, 800)
    yield "home-many-games", window


def _books(window: MainWindow, name: str) -> Screens:
    """Collection and chronicle, each page by page as far as it can be rolled."""
    window.puzzles.show()
    wait(lambda: window.puzzles.page is not None and window.puzzles.page.content is not None)
    yield from rolled(window, window.puzzles.page, f"puzzles{name}")
    window.chronicle.show()
    wait(lambda: window.chronicle.page is not None and window.chronicle.page.content is not None)
    wait(lambda: False, 400)
    yield from rolled(window, window.chronicle.page, f"chronicle{name}")
