"""Measures reviews on games of bots for docs/review.md: how they sum up, agree with longer thought, and what they cost.

sums GAME    plays games of quick players with slips, looks at `--questions` of each twice with different luck, and
             compares start, own and others' choices of the first look with the luck of the second: together they
             should be the result, within their error bars.
agree GAME   looks deeply at choices of easy bots that a quick look finds fault with, and again with twenty times the
             tries at those that are called clear mistakes.
time GAME    what a quick look at one game takes, on so many processes.
"""

from __future__ import annotations

import argparse
import math
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from kingsbridge_desktop.bots.base import Budget  # noqa: E402
from kingsbridge_desktop.bots.levels import make_bot  # noqa: E402
from kingsbridge_desktop.bots.review_search import Choice, Effort, answered, judged  # noqa: E402
from kingsbridge_desktop.core.registry import rules_of  # noqa: E402
from kingsbridge_desktop.headless.tournaments import wilson  # noqa: E402
from kingsbridge_desktop.play.match import Match, Seat  # noqa: E402
from kingsbridge_desktop.play.review import Review, is_clear  # noqa: E402
from kingsbridge_desktop.play.review_run import ReviewRun, deep, questions, quick  # noqa: E402

TIMES = 20
SLIPS = 0.1  # the share of moves by chance of quick players
DOUBTFUL = 0.01  # chances given away in a quick look, below which a deep one is not asked


def played(game: str, seats: int, seed: int, level: str) -> Match:
    """A game of bots; quick ones slip now and then."""
    rng = Random(seed)
    match = Match(game, [Seat(f"Bot {seat}", level, seat) for seat in range(seats)], seed)
    bot = make_bot(game, level)
    while not match.is_over:
        legal = match.legal()
        slips = level == "greedy" and rng.random() < SLIPS
        match.submit(rng.choice(legal) if slips else bot.choose(match.view(match.asked), legal, Budget(), rng))
    return match


def looked_at(match: Match, effort: Effort, luck: int, count: int) -> Review:
    """A review that asks some of the questions only, among them the first: the same ones for every luck."""
    asked = questions(match, effort, luck)
    review = Review(match, effort, luck)
    for question in [asked[0], *asked[1 :: max(1, len(asked) // count)]]:
        review.add(answered(question))
    return review


def sums(game: str, games: int, seed: int, tries: int, count: int) -> None:
    """How the parts of two looks add up, in standard errors; and what the chances before turns were worth."""
    off, wide, exact, brier, even, moments = [], [], 0.0, 0.0, 0.0, 0
    seats_of = list(rules_of(game).seats)
    for number in range(games):
        match = played(game, seats_of[number % len(seats_of)], seed + number, "greedy")
        first, second = (looked_at(match, Effort(tries=tries), luck, count) for luck in (1, 2))
        for one, two in zip(first.shares(), second.shares(), strict=True):
            exact = max(exact, abs(one.start + one.own + one.others + one.luck - one.result))
            gap = one.start + one.own + one.others + two.luck - one.result
            bar = math.hypot(one.luck_error, two.luck_error)
            off.append(abs(gap) / max(bar, 1e-9))
            wide.append(bar)
        for outlook in first.outlooks.values():
            brier += sum((chance - won) ** 2 for chance, won in zip(outlook.chances, first.results, strict=True))
            even += sum((1 / len(first.results) - won) ** 2 for won in first.results)
            moments += 1
        if (number + 1) % 10 == 0:
            within = [sum(one <= limit for one in off) / len(off) for limit in (1, 2, 3)]
            print(
                f"{game}: {number + 1} games, {len(off)} seats, {tries} tries: exact to {exact:.1e}; two looks within "
                f"1, 2, 3 errors {within[0]:.1%} {within[1]:.1%} {within[2]:.1%}, middle error "
                f"{sorted(wide)[len(wide) // 2]:.3f}; Brier of {moments} moments {brier / moments:.3f}, even "
                f"{even / moments:.3f}",
                flush=True,
            )


def agree(game: str, wanted: int, seed: int, minutes: float) -> None:
    """Of the choices that a deep look calls clear mistakes: how often much longer thought says the same."""
    rng, until = Random(seed), time.monotonic() + 60 * minutes
    seats_of = list(rules_of(game).seats)
    looked = clear = better = near = same = 0
    number = seed
    while clear < wanted and time.monotonic() < until:
        number += 1
        match = played(game, seats_of[number % len(seats_of)], number, "easy")
        choices = [one for one in questions(match, deep(game)) if isinstance(one, Choice)]
        for question in rng.sample(choices, min(40, len(choices))):
            looked += 1
            first = judged(question._replace(effort=quick(game), seed=question.seed + 2))
            if -first.change[first.seat] < DOUBTFUL:
                continue
            found = judged(question)
            if not is_clear(found):
                continue
            clear += 1
            long = question._replace(effort=Effort(tries=question.effort.tries * TIMES), seed=question.seed + 1)
            again = judged(long)
            # The longer look compares its own best with the played one; the advised one is compared the same way.
            advised = (
                again
                if again.best == found.best
                else judged(long._replace(chosen=found.best, effort=Effort(tries=long.effort.tries)))
            )
            same += again.best == found.best
            seat = found.seat
            worth = again.best_chances[seat] if again.best == found.best else advised.played_chances[seat]
            better += worth > again.played_chances[seat]
            near += again.best_chances[seat] - worth < 0.01
            low, high = wilson(better, clear)
            print(
                f"{game}: {looked} choices, {clear} clear; advised better {better} ({better / clear:.1%}, "
                f"{low:.1%} to {high:.1%}), within 1 % of the best {near}, the same best {same}",
                flush=True,
            )
            if clear >= wanted:
                return


def time_of(game: str, seats: int, seed: int, jobs: int) -> None:
    """Wall and processor time of a quick look."""
    import resource

    match, over = played(game, seats, seed, "greedy"), threading.Event()
    begin, before = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
    run = ReviewRun(match, quick(game), lambda answer: None, lambda whole: over.set(), jobs=jobs, margins=True)
    over.wait()
    wall = time.monotonic() - begin
    run.stop(5.0)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    print(
        f"{game} {seats} seats, {match.ply} plies, {run.review.wanted} questions, {quick(game).tries} tries: "
        f"{wall:.1f} s on {jobs} processes, {spent:.1f} s of processor time",
        flush=True,
    )


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=("sums", "agree", "time"))
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tries", type=int, default=16)
    parser.add_argument("--questions", type=int, default=40, help="of each game that `sums` looks at")
    parser.add_argument("--wanted", type=int, default=30, help="clear mistakes to look at again")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args(argv)
    if chosen.command == "sums":
        sums(chosen.game, chosen.games, chosen.seed, chosen.tries, chosen.questions)
    elif chosen.command == "agree":
        agree(chosen.game, chosen.wanted, chosen.seed, chosen.minutes)
    else:
        time_of(chosen.game, chosen.seats, chosen.seed, chosen.jobs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
