"""How a review comes about: its questions, asked one after the other here or by processes behind the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kingsbridge_desktop.bots.review_pool import ReviewPool, wanted
from kingsbridge_desktop.bots.review_search import Answer, Choice, Contest, Effort, Judgement, Standing, answered
from kingsbridge_desktop.bots.win_chances import quick_tries
from kingsbridge_desktop.core.chance import Seeded
from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.play.review import (
    REVIEWER,
    Review,
    answers,
    from_file,
    is_worth_a_contest,
    record_of,
    to_file,
    turns_of,
)
from kingsbridge_desktop.saves import reviews
from kingsbridge_desktop.saves.errors import SaveError

DEEPER = 10  # times as many tries as a quick look has
START_TRIES = 4  # times as many for the chances at the start, which all the rest is measured by
SEED = 14
MOST_CONTESTS = 6  # choices of a game that are looked at as problems for others


class NotOver(KingsbridgeError):
    """A game that still goes on: a review would tell its players too much."""

    id = "review_not_over"


class HistoryLost(KingsbridgeError):
    """A save whose steps no longer replay: there is only its last position."""

    id = "review_no_history"


class Kept(NamedTuple):
    """The review that was kept with a game, if it can be used, or why it cannot be read."""

    review: Review | None
    problem: SaveError | None = None


def quick(game: str) -> Effort:
    """A look at a whole game of four in under a minute on two processors."""
    return Effort(tries=quick_tries(game))


def deep(game: str) -> Effort:
    """A look that takes minutes."""
    return Effort(tries=quick_tries(game) * DEEPER)


def questions(match: Match, effort: Effort, seed: int = SEED) -> list[Choice | Standing]:
    """All that a review asks, in the order of the game: everybody's chances before each turn, and every real choice.

    Each question holds what those who sat there could know, and nothing else of the game.
    """
    if not match.is_over:
        raise NotOver("the game is not over yet")
    found: list[Choice | Standing] = []
    game, seats, head_starts = match.edition, range(len(match.seats)), _head_starts(match)
    for turn in turns_of(match):
        views = tuple(match.view(seat, turn.first) for seat in seats)
        spend = effort if turn.first else Effort(effort.tries * START_TRIES, effort.seconds * START_TRIES)
        found.append(Standing(turn.first, game, views, spend, _luck(seed, 2 * turn.first), head_starts))
        for ply in range(turn.first, turn.last):
            if len(answers(match, ply)) > 1:
                action, masked = match.steps[ply].action, match.view(turn.seat, ply)
                found.append(Choice(ply, game, masked, action, effort, _luck(seed, 2 * ply + 1), head_starts))
    return found


def contests(match: Match, found: Sequence[Judgement], effort: Effort, seed: int = SEED) -> list[Contest]:
    """Asks about the choices in which one answer seems clearly best: those of people first, clear mistakes first."""
    worth = [judged for judged in found if is_worth_a_contest(judged)]
    worth.sort(key=lambda one: (not match.seats[one.seat].is_person, -max(one.lead, -one.change[one.seat]), one.ply))
    spend = Effort(effort.tries and max(effort.tries, deep(match.game).tries), effort.seconds * DEEPER)
    return [
        Contest(
            one.ply,
            match.edition,
            match.view(one.seat, one.ply),
            one.best,
            spend,
            _luck(seed, 2 * one.ply + 1),
            _head_starts(match),
        )
        for one in worth[:MOST_CONTESTS]
    ]


def _head_starts(match: Match) -> tuple[int, ...]:
    return match.head_starts if any(match.head_starts) else ()


def _luck(seed: int, number: int) -> int:
    return Seeded(seed, number).below(1 << 60)


def share_time(match: Match, seconds: float, jobs: int) -> Effort:
    """What a question may take when the whole review is to take so long on so many processes."""
    count = len(questions(match, Effort(tries=1))) + START_TRIES - 1
    return Effort(seconds=seconds * jobs / max(1, count))


def reviewed(
    match: Match, effort: Effort, seed: int = SEED, told: Callable[[int, int], None] = lambda done, of: None
) -> Review:
    """A whole review, thought out here; `told` hears how many questions are answered."""
    asked = questions(match, effort, seed)
    review = Review(match, effort, seed)
    review.wanted = len(asked)
    for number, question in enumerate(asked, 1):
        review.add(answered(question))
        told(number, len(asked))
    return review


class ReviewRun:
    """A review that processes work at; `came` and `ended` are called in a thread of its own.

    With `margins` it ends with a closer look at the choices that may be problems for others; those that `known` has are
    all that is looked at then.
    """

    def __init__(
        self,
        match: Match,
        effort: Effort,
        came: Callable[[Answer], None],
        ended: Callable[[bool], None],
        *,
        seed: int = SEED,
        jobs: int | None = None,
        margins: bool = False,
        known: Review | None = None,
    ) -> None:
        asked = questions(match, effort, seed) if known is None else []
        self.review = known or Review(match, effort, seed)
        self.review.wanted = self.review.wanted or len(asked)
        self.review.has_margins = margins
        found = list(self.review.decisions.values())

        def hear(answer: Answer) -> None:
            if isinstance(answer, Judgement):
                found.append(answer)
            came(answer)

        def more() -> list[Contest]:
            return contests(match, found, effort, seed) if margins else []

        self._pool = ReviewPool(asked, hear, ended, jobs or wanted(), more)

    def stop(self, timeout: float | None = None) -> None:
        """Ends it; what came so far stays in the review."""
        self._pool.stop(timeout)

    @property
    def is_running(self) -> bool:
        """Whether answers may still come."""
        return self._pool.is_running


def keep(review: Review) -> None:
    """Keeps a whole review with its game."""
    reviews.write(to_file(review))


def kept(match: Match) -> Kept:
    """The review that is kept with a game: one of this reviewer and of exactly this game."""
    try:
        found = reviews.read(record_of(match), REVIEWER)
    except SaveError as error:
        return Kept(None, error)
    return Kept(from_file(match, found) if found else None)
