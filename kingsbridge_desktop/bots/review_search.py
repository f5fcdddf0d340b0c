"""What a reviewer thinks of a choice that was made, and of everybody's chances: from masked positions alone.

Tries are those of a thinking bot, judged by chances to win instead of points. First the answers are compared until the
best is found; then it and the one that was played are tried anew, side by side in fresh worlds. So the difference is
not flattered by the luck that made an answer look best, and its error can be told from the tries.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from kingsbridge_desktop.bots.adviser import reasons
from kingsbridge_desktop.bots.base import evaluator_of
from kingsbridge_desktop.bots.ladder import ADVISER
from kingsbridge_desktop.bots.sampling_search import Playouts, prior
from kingsbridge_desktop.bots.tuning import tuning_of
from kingsbridge_desktop.bots.win_chances import LEAST, win_chances_of
from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.machine import asked
from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.core.types import Action, silent

PILOT = 4  # tries that tell how many there is time for
MOST = 20_000  # tries of one question
FEWEST = 8
MEASURING = 0.5  # tries for measuring, beside those for finding the best
FIRST_TRIES = 3  # that each answer gets before half of them are left out
WORTH_REASONS = 0.02  # chances that must be given away before reasons are looked for


class Effort(NamedTuple):
    """What a question may cost: so many tries, the same on every machine, or so many seconds."""

    tries: int = 0
    seconds: float = 0.0


class Choice(NamedTuple):
    """Asks what a seat gave away: `masked` is what it could know when it was asked, `chosen` what it did."""

    ply: int
    game: str
    masked: Any
    chosen: Action
    effort: Effort
    seed: int
    head_starts: tuple[int, ...] = ()  # of all seats, where there are any


class Standing(NamedTuple):
    """Asks for the chances of all before a ply: `views` is what each seat could know then."""

    ply: int
    game: str
    views: tuple[Any, ...]
    effort: Effort
    seed: int
    head_starts: tuple[int, ...] = ()  # of all seats, where there are any


class Contest(NamedTuple):
    """Asks how far an answer is ahead of all others, in more tries than a choice gets."""

    ply: int
    game: str
    masked: Any
    best: Action
    effort: Effort
    seed: int
    head_starts: tuple[int, ...] = ()  # of all seats, where there are any


class Judgement(NamedTuple):
    """What was thought of a choice; chances, changes and errors have an entry for each seat."""

    ply: int
    seat: int
    chosen: Action
    best: Action
    tries: int
    played_chances: tuple[float, ...]
    best_chances: tuple[float, ...]
    change: tuple[float, ...]  # what the choice made of everybody's chances against the best answer
    error: tuple[float, ...]  # standard errors of that
    points: float  # of lead that the best answer was worth more
    points_error: float
    reasons: tuple[tuple[str, float], ...]  # what spoke for the best answer against the played one
    lead: float = 0.0  # of the best answer over the next one, by the tries that found it: flattered by their luck


class Margin(NamedTuple):
    """How far an answer is ahead of the strongest of the others, measured in worlds that found neither of them."""

    ply: int
    seat: int
    best: Action
    second: Action
    lead: float  # chances of that seat
    error: float
    points: float
    reasons: tuple[tuple[str, float], ...]  # what speaks for the best against the second
    tries: int


class Outlook(NamedTuple):
    """What each seat could expect before a ply, by what it could know; adds up to 1."""

    ply: int
    chances: tuple[float, ...]
    error: tuple[float, ...]
    tries: int


Question = Choice | Standing | Contest
Answer = Judgement | Outlook | Margin


class _Trial(NamedTuple):
    """How one try ended: the chances of all, and the asked seat's lead in points."""

    chances: Sequence[float]
    lead: float


class _Tries(Playouts):
    """The tries of a thinking bot, told as chances. The n-th try of every answer has the same world and luck."""

    def __init__(self, game: str, masked: Any, viewer: int, seed: int, head_starts: tuple[int, ...]) -> None:
        super().__init__(rules_of(game), evaluator_of(game), tuning_of(game, ADVISER))
        self._head_starts = head_starts
        self._judged = win_chances_of(game).judged
        self._masked, self._seed = masked, Random(seed).getrandbits(60)
        self.viewer = viewer  # whose knowledge it is
        self.count = 0

    def one(self, number: int, action: Action | None) -> _Trial:
        """One try of an answer; without one everybody follows the quick policy."""
        self.count += 1
        rng = Random(self._seed + number)
        chance = Fast(rng)
        s = self.rules.determinize(self._masked, self.viewer, rng)
        if action is not None:
            self.rules.step(s, action, chance, silent)
        self._play_on(s, chance, rng)
        chances, points = self._judged(s, self._head_starts)
        others = (sum(points) - points[self.viewer]) / (len(points) - 1)
        return _Trial(chances, points[self.viewer] - others)


def judged(question: Choice) -> Judgement:
    """What a choice gave away, as its player could have known."""
    search = _Tries(question.game, question.masked, asked(question.masked), question.seed, question.head_starts)
    tries = _affordable(search, question.effort, question.chosen)
    best, lead = _best(search, _in_order(question), question.chosen, tries)
    worlds = max(FEWEST // 2, round(tries * MEASURING / 2))
    first = 1 << 32  # worlds that no answer has been tried in
    played = [search.one(first + number, question.chosen) for number in range(worlds)]
    better = played
    if best != question.chosen:
        better = [search.one(first + number, best) for number in range(worlds)]
    change, error = _paired([t.chances for t in played], [t.chances for t in better])
    points, points_error = _paired([[t.lead] for t in better], [[t.lead] for t in played])
    return Judgement(
        question.ply,
        search.viewer,
        question.chosen,
        best,
        search.count,
        _mean([t.chances for t in played]),
        _mean([t.chances for t in better]),
        change,
        error,
        points[0],
        points_error[0],
        _reasons(question, best, search.viewer, change),
        lead,
    )


def margin(question: Contest) -> Margin:
    """How far an answer is ahead of the strongest of all others, as its player could have known."""
    search = _Tries(question.game, question.masked, asked(question.masked), question.seed, question.head_starts)
    tries = _affordable(search, question.effort, question.best)
    others = [action for action in _in_order(question) if action != question.best]
    second = others[0] if len(others) == 1 else _best(search, others, others[0], tries)[0]
    worlds, first = max(FEWEST // 2, round(tries * MEASURING)), 1 << 32
    ours = [search.one(first + number, question.best) for number in range(worlds)]
    theirs = [search.one(first + number, second) for number in range(worlds)]
    lead, error = _paired([t.chances for t in ours], [t.chances for t in theirs])
    points, _ = _paired([[t.lead] for t in ours], [[t.lead] for t in theirs])
    rules, evaluator = rules_of(question.game), evaluator_of(question.game)
    found = reasons(rules, evaluator, question.masked, question.best, second, question.seed)
    return Margin(
        question.ply,
        search.viewer,
        question.best,
        second,
        lead[search.viewer],
        error[search.viewer],
        points[0],
        tuple((kind, float(worth)) for kind, worth in found),
        search.count,
    )


def _affordable(search: _Tries, effort: Effort, action: Action | None) -> int:
    """How many tries a question gets."""
    if effort.tries:
        return min(MOST, max(FEWEST, effort.tries))
    begin = time.perf_counter()
    for number in range(PILOT):
        search.one((1 << 33) + number, action)
    each = max(1e-6, (time.perf_counter() - begin) / PILOT)
    return min(MOST, max(FEWEST, int(effort.seconds / (1 + MEASURING) / each)))


def _best(search: _Tries, in_order: Sequence[Action], chosen: Action, tries: int) -> tuple[Action, float]:
    """Halves the answers until two are left, and tells how far the best is ahead of the next one.

    The chosen one and the first opinion stay to the end.
    """
    kept = {chosen, in_order[0]}
    field = list(in_order[: max(2, tries // (2 * FIRST_TRIES))])
    field += [action for action in (chosen,) if action not in field]
    rounds = max(1, math.ceil(math.log2(len(field))))
    totals, done = dict.fromkeys(field, 0.0), 0
    for turn in range(rounds):
        more = max(1, tries // (rounds * len(field)))
        for action in field:
            for number in range(done, done + more):
                totals[action] += search.one(number, action).chances[search.viewer]
        done += more
        if turn < rounds - 1:
            by_worth = sorted(field, key=lambda action: -totals[action])
            field = by_worth[: max(2, len(field) // 2)]
            field += [action for action in kept if action not in field]
            field.sort()  # no order but that of their worth may tell
    best = max(field, key=lambda action: (totals[action], action == chosen))
    next_one = max((totals[action] for action in field if action != best), default=totals[best])
    return best, (totals[best] - next_one) / done


def _in_order(question: Choice | Contest) -> list[Action]:
    """All answers, the most promising at first sight first."""
    legal = rules_of(question.game).legal(question.masked)
    evaluator, tuning = evaluator_of(question.game), tuning_of(question.game, ADVISER)
    shares = prior(evaluator, tuning, question.masked, legal, Random(question.seed))
    return [legal[at] for at in sorted(range(len(legal)), key=lambda at: -shares[at])]


def _reasons(question: Choice, best: Action, seat: int, change: Sequence[float]) -> tuple[tuple[str, float], ...]:
    if best == question.chosen or -change[seat] < WORTH_REASONS:
        return ()
    rules, evaluator = rules_of(question.game), evaluator_of(question.game)
    found = reasons(rules, evaluator, question.masked, best, question.chosen, question.seed)
    return tuple((kind, float(points)) for kind, points in found)


def outlook(question: Standing) -> Outlook:
    """The chances of all before a ply; each seat's comes from worlds that agree with what that seat could know."""
    groups: dict[Any, list[int]] = {}
    for seat, view in enumerate(question.views):
        groups.setdefault(view.key(), []).append(seat)
    raw, errors, spent = [0.0] * len(question.views), [0.0] * len(question.views), 0
    for seats in groups.values():
        search = _Tries(question.game, question.views[seats[0]], seats[0], question.seed, question.head_starts)
        share = question.effort._replace(
            tries=question.effort.tries * len(seats) // len(question.views),
            seconds=question.effort.seconds * len(seats) / len(question.views),
        )
        if question.effort.tries:
            share = share._replace(tries=max(1, share.tries))
        trials = [search.one(number, None).chances for number in range(_affordable(search, share, None))]
        mean, error = _paired(trials, [[0.0] * len(raw)] * len(trials))
        for seat in seats:
            raw[seat], errors[seat] = max(LEAST, mean[seat]), error[seat]
        spent += search.count
    rest = (1.0 - LEAST * len(raw)) / sum(raw)  # tries that reach the end may all agree; nobody is sure before it
    chances = tuple(LEAST + rest * chance for chance in raw)
    return Outlook(question.ply, chances, tuple(rest * error for error in errors), spent)


def answered(question: Question) -> Answer:
    """The answer to a question of any kind."""
    if isinstance(question, Choice):
        return judged(question)
    return margin(question) if isinstance(question, Contest) else outlook(question)


def _mean(rows: Sequence[Sequence[float]]) -> tuple[float, ...]:
    return tuple(math.fsum(column) / len(rows) for column in zip(*rows, strict=True))


def _paired(
    rows: Sequence[Sequence[float]], others: Sequence[Sequence[float]]
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The mean difference of two samples taken in the same worlds, and its standard error."""
    means, errors = [], []
    for ours, theirs in zip(zip(*rows, strict=True), zip(*others, strict=True), strict=True):
        found = [mine - other for mine, other in zip(ours, theirs, strict=True)]
        mean = math.fsum(found) / len(found)
        spread = math.fsum((one - mean) ** 2 for one in found)
        means.append(mean)
        errors.append(math.sqrt(spread / max(1, len(found) - 1) / len(found)))
    return tuple(means), tuple(errors)
