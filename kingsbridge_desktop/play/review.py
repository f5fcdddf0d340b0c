"""The review of a finished game: what each choice gave away, everybody's chances at every turn, luck and skill.

For every seat, exactly:  start + own choices + others' choices + luck = result.
The start is its chance before the first move, and the result 1 for a win (shared wins shared). A choice counts what it
made of the seat's chance against the best answer, as its player could have known; luck is what changed beside choices.
docs/review.md tells it in full.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from kingsbridge_desktop.bots.review_search import Answer, Effort, Judgement, Margin, Outlook
from kingsbridge_desktop.bots.win_chances import win_chances_of
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.saves.reviews import ActionPart, DecisionPart, MarginPart, OutlookPart, ReviewFile

REVIEWER = 1  # raised when a review would come out otherwise
LEAST_SWING = 0.08  # of somebody's chance, for a turning point
MOST_TURNING_POINTS = 6
SURE = 2.0  # standard errors beyond which a swing or a mistake is no accident of the tries
WORTH_TELLING = 0.02  # chances given away that a turning point is explained by
CLEAR = 0.03  # chances that a clear mistake gives away


class Turn(NamedTuple):
    """What one seat did without another being asked in between: the steps from `first` up to `last`, not included."""

    number: int  # from 1
    seat: int
    first: int
    last: int


class TurningPoint(NamedTuple):
    """A turn that moved somebody's chance much; `decision` is the choice in it that gave most away, if it matters."""

    turn: Turn
    whose: int  # the seat whose chance moved most
    swing: float
    decision: Judgement | None


class Share(NamedTuple):
    """What made the result of a seat, with standard errors where they are not exact; the parts sum to the result."""

    start: float
    own: float
    others: float
    luck: float
    result: float
    start_error: float
    own_error: float
    others_error: float

    @property
    def luck_error(self) -> float:
        """Luck is what is left of the result, so it has the errors of all the rest."""
        return math.hypot(self.start_error, self.own_error, self.others_error)


def record_of(match: Match) -> str:
    """A fingerprint of what was played: the table, what was done and what chance said; not who sat there."""
    plain = [
        match.game,
        dict(match.corrections),
        match.rules.version,
        len(match.seats),
        match.options,
        None if match.start is None else match.rules.to_json(match.start),
        match.setup_chance,
        [[step.action.kind, step.action.args, step.chance] for step in match.steps],
    ]
    if any(match.head_starts):
        plain.append(match.head_starts)
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def answers(match: Match, ply: int) -> Sequence[Action]:
    """What could have been done at a step, as its player knew."""
    return match.rules.legal(match.view(match.steps[ply].seat, ply))


def turns_of(match: Match) -> list[Turn]:
    """The turns of a game, in order."""
    found: list[Turn] = []
    for ply, step in enumerate(match.steps):
        if found and found[-1].seat == step.seat:
            found[-1] = found[-1]._replace(last=ply + 1)
        else:
            found.append(Turn(len(found) + 1, step.seat, ply, ply + 1))
    return found


class Review:
    """What is known so far about a game; answers are added as they come."""

    def __init__(self, match: Match, effort: Effort, seed: int) -> None:
        self.match, self.effort, self.seed = match, effort, seed
        self.turns = turns_of(match)
        self.decisions: dict[int, Judgement] = {}  # by ply
        self.outlooks: dict[int, Outlook] = {}
        self.margins: dict[int, Margin] = {}  # of choices that may be problems for others
        self.has_margins = False  # whether somebody has looked for them
        self.wanted = 0  # questions that a whole review answers

    def add(self, answer: Answer) -> None:
        """Takes an answer in."""
        if isinstance(answer, Judgement):
            self.decisions[answer.ply] = answer
        elif isinstance(answer, Margin):
            self.margins[answer.ply] = answer
        else:
            self.outlooks[answer.ply] = answer

    @property
    def is_whole(self) -> bool:
        """Whether everything is known."""
        return bool(self.wanted) and len(self.decisions) + len(self.outlooks) >= self.wanted

    @property
    def thought_through(self) -> int:
        """How many turns are known from the beginning on."""
        for at, turn in enumerate(self.turns):
            if turn.first not in self.outlooks:
                return at
        return len(self.turns)

    @cached_property
    def results(self) -> list[float]:
        """1 for the winner, exactly; shared wins are shared."""
        return win_chances_of(self.match.edition).results(self.match.state, self.match.head_starts)

    def chances(self, turn: int) -> Sequence[float] | None:
        """Everybody's chance before a turn, counted from 0, or at the end; None: not known yet."""
        if turn >= len(self.turns):
            return self.results
        known = self.outlooks.get(self.turns[turn].first)
        return known.chances if known else None

    def errors(self, turn: int) -> Sequence[float]:
        """The standard errors of these chances; none at the end."""
        if turn >= len(self.turns):
            return [0.0] * len(self.match.seats)
        return self.outlooks[self.turns[turn].first].error

    def turn_at(self, ply: int) -> Turn:
        """The turn that a step belongs to."""
        return next(turn for turn in self.turns if turn.first <= ply < turn.last)

    def swings(self, turn: Turn) -> list[float] | None:
        """What a turn and all that followed until the next made of everybody's chances; None: not known yet."""
        before, after = self.chances(turn.number - 1), self.chances(turn.number)
        if before is None or after is None:
            return None
        return [late - early for early, late in zip(before, after, strict=True)]

    def worst_in(self, turn: Turn) -> Judgement | None:
        """The choice of a turn that gave most of its player's chance away; None if nothing much was given away."""
        found = [self.decisions[ply] for ply in range(turn.first, turn.last) if ply in self.decisions]
        given = [judged for judged in found if judged.best != judged.chosen and _matters(judged)]
        return min(given, key=lambda judged: judged.change[judged.seat], default=None)

    def turning_points(self) -> list[TurningPoint]:
        """The largest swings in the order of the game: at most six, none that the tries alone may have made."""
        found = []
        for turn in self.turns:
            swings = self.swings(turn)
            if swings is None:
                continue
            whose = max(range(len(swings)), key=lambda seat: (abs(swings[seat]), seat == turn.seat))
            error = math.hypot(self.errors(turn.number - 1)[whose], self.errors(turn.number)[whose])
            if abs(swings[whose]) >= max(LEAST_SWING, SURE * error):
                found.append(TurningPoint(turn, whose, swings[whose], self.worst_in(turn)))
        largest = sorted(found, key=lambda point: -abs(point.swing))[:MOST_TURNING_POINTS]
        return sorted(largest, key=lambda point: point.turn.number)

    def shares(self) -> list[Share]:
        """Luck and skill of every seat; nothing until the start is known."""
        start = self.outlooks.get(0)
        if start is None:
            return []
        found = []
        for seat, result in enumerate(self.results):
            own = [judged for judged in self.decisions.values() if judged.seat == seat]
            other = [judged for judged in self.decisions.values() if judged.seat != seat]
            by_own, by_others = (math.fsum(judged.change[seat] for judged in part) for part in (own, other))
            errors = [math.hypot(*[judged.error[seat] for judged in part]) for part in (own, other)]
            luck = result - start.chances[seat] - by_own - by_others
            found.append(Share(start.chances[seat], by_own, by_others, luck, result, start.error[seat], *errors))
        return found


def _matters(judged: Judgement) -> bool:
    """Whether a choice gave away enough to be told, and likely more than nothing."""
    lost = -judged.change[judged.seat]
    return lost >= WORTH_TELLING and lost >= judged.error[judged.seat]


def is_clear(judged: Judgement) -> bool:
    """Whether a choice was clearly a mistake: it gave away much, and more than the tries can be wrong by."""
    lost, error = -judged.change[judged.seat], judged.error[judged.seat]
    return judged.best != judged.chosen and lost >= CLEAR and lost >= SURE * error


def is_worth_a_contest(judged: Judgement) -> bool:
    """Whether one answer may have been clearly best: the played one was a mistake, or the rest seemed far behind."""
    return is_clear(judged) or judged.lead >= CLEAR


def is_clearly_best(found: Margin) -> bool:
    """Whether one answer was clearly better than all others."""
    return found.lead >= CLEAR and found.lead >= SURE * found.error


# keeping it


def to_file(review: Review) -> ReviewFile:
    """A review as it is kept with its game."""
    return ReviewFile(
        reviewer=REVIEWER,
        record=record_of(review.match),
        game=review.match.game,
        tries=review.effort.tries,
        seconds=review.effort.seconds,
        seed=review.seed,
        decisions=[_decision(review.decisions[ply]) for ply in sorted(review.decisions)],
        outlooks=[
            OutlookPart(ply=ply, chances=_rounded(found.chances), error=_rounded(found.error), tries=found.tries)
            for ply, found in sorted(review.outlooks.items())
        ],
        margins=[_margin(review.margins[ply]) for ply in sorted(review.margins)] if review.has_margins else None,
    )


def _rounded(numbers: Sequence[float]) -> list[float]:
    return [round(number, 6) for number in numbers]


def action_part(action: Action) -> ActionPart:
    """An action as it is written."""
    return ActionPart(kind=action.kind, args=list(action.args))


def action_of(part: ActionPart) -> Action:
    """An action as it was written."""
    return Action(part.kind, tuple(part.args))


def _margin(found: Margin) -> MarginPart:
    return MarginPart(
        ply=found.ply,
        seat=found.seat,
        best=action_part(found.best),
        second=action_part(found.second),
        lead=round(found.lead, 6),
        error=round(found.error, 6),
        points=round(found.points, 3),
        reasons=list(found.reasons),
        tries=found.tries,
    )


def _decision(judged: Judgement) -> DecisionPart:
    return DecisionPart(
        ply=judged.ply,
        seat=judged.seat,
        chosen=action_part(judged.chosen),
        best=action_part(judged.best),
        tries=judged.tries,
        played_chances=_rounded(judged.played_chances),
        best_chances=_rounded(judged.best_chances),
        change=_rounded(judged.change),
        error=_rounded(judged.error),
        points=round(judged.points, 3),
        points_error=round(judged.points_error, 3),
        reasons=list(judged.reasons),
        lead=round(judged.lead, 6),
    )


def from_file(match: Match, kept: ReviewFile) -> Review | None:
    """A kept review of this game; None if it is one of another record or does not fit it."""
    if kept.record != record_of(match):
        return None
    review = Review(match, Effort(kept.tries, kept.seconds), kept.seed)
    seats = len(match.seats)
    for part in kept.decisions:
        judged = Judgement(
            part.ply,
            part.seat,
            action_of(part.chosen),
            action_of(part.best),
            part.tries,
            tuple(part.played_chances),
            tuple(part.best_chances),
            tuple(part.change),
            tuple(part.error),
            part.points,
            part.points_error,
            tuple(part.reasons),
            part.lead,
        )
        if part.ply >= match.ply or judged.chosen != match.steps[part.ply].action or len(part.change) != seats:
            return None
        review.add(judged)
    for outlook in kept.outlooks:
        review.add(Outlook(outlook.ply, tuple(outlook.chances), tuple(outlook.error), outlook.tries))
    review.wanted = len(kept.decisions) + len(kept.outlooks)
    review.has_margins = kept.margins is not None
    for one in kept.margins or ():
        best, second = action_of(one.best), action_of(one.second)
        reasons = tuple(one.reasons)
        found = Margin(one.ply, one.seat, best, second, one.lead, one.error, one.points, reasons, one.tries)
        if one.ply not in review.decisions or not {best, second} <= set(answers(match, one.ply)):
            return None
        review.add(found)
    return review
