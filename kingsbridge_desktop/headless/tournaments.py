"""Bots against bots, fairly seated: what is played, by how many processes, and how sure the result is."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from random import Random
from typing import Any, NamedTuple

from kingsbridge_desktop.bots import sampling_search
from kingsbridge_desktop.bots.base import Bot, Budget, evaluator_of
from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Seeded
from kingsbridge_desktop.core.errors import BadSetup, IllegalAction
from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.headless import runners
from kingsbridge_desktop.headless.sequential import SequentialTest, Verdict
from kingsbridge_desktop.headless.ways import budget_for, check_player, make_player
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language

TITLE = QT_TRANSLATE_NOOP("headless", "{game}: {games} games from game number {seed}, {seconds} s, {rate} decisions/s")
PLAYOUTS = QT_TRANSLATE_NOOP("headless", "{rate} playouts/s")


class Tournament(NamedTuple):
    """Who plays how often; the n-th player is the n-th entry of `--seats`."""

    game: str
    levels: tuple[str, ...]
    games: int
    seed: int
    budget: Budget
    by_processor: bool = False  # seconds are those of the processor, whatever else the machine does
    since: float = 0.0  # the quick policy plays for all until so much of a game is over: a laboratory for ends


class Result(NamedTuple):
    """How one game ended, by player."""

    number: int
    wins: tuple[float, ...]  # a shared win counts as a fraction
    scores: tuple[int, ...]
    decisions: int
    playouts: int = 0  # of thinking bots
    thought: float = 0.0  # seconds they took for them
    stand_ins: tuple[int, ...] = ()  # by player: answers that another bot had to give


def check(tournament: Tournament) -> None:
    """Refuses what cannot be played."""
    seats = rules_of(tournament.game).seats
    if len(tournament.levels) not in seats:
        raise BadSetup(f"{tournament.game} is for {seats[0]} to {seats[-1]} players, not {len(tournament.levels)}")
    for level in tournament.levels:
        check_player(level)


def play(tournament: Tournament, number: int) -> Result:
    """One game. A round of as many games as players has one seed, and each player sits once at each seat."""
    seats = len(tournament.levels)
    player_at = [(seat + number) % seats for seat in range(seats)]
    bots = [make_player(tournament.game, tournament.levels[player]) for player in player_at]
    try:
        return _played(tournament, number, player_at, bots)
    finally:
        for bot in bots:
            bot.close()


def _played(tournament: Tournament, number: int, player_at: Sequence[int], bots: Sequence[Bot]) -> Result:
    seats = len(player_at)
    seed = tournament.seed + number // seats
    rules = rules_of(tournament.game)
    budgets = [budget_for(tournament.levels[player], tournament.budget) for player in player_at]
    rngs = [Random(Seeded(seed, 1_000_000 + player).below(1 << 62)) for player in player_at]
    s = engine.begin(rules, seats, {}, Seeded(seed)).state
    ply = _played_quickly(tournament, s, seed)
    playouts = 0
    thought = 0.0
    stand_ins = [0] * seats
    while s.stack:
        seat = s.stack[-1].seat
        legal = rules.legal(s)
        action = bots[seat].choose(rules.mask(s, seat), legal, budgets[seat], rngs[seat])
        stats = bots[seat].stats
        playouts += stats.get("iterations", 0)
        thought += stats.get("thought", 0.0)
        stand_ins[player_at[seat]] += "stand_in" in stats
        if action not in legal:
            raise IllegalAction(tournament.game, ply, action, engine.checksum(s))
        ply += 1
        rules.step(s, action, Seeded(seed, ply))
    winners = engine.winners(rules, s)
    scores = rules.scores(s)
    wins, points = [0.0] * seats, [0] * seats
    for seat, player in enumerate(player_at):
        wins[player] = 1 / len(winners) if seat in winners else 0.0
        points[player] = scores[seat]
    return Result(number, tuple(wins), tuple(points), ply, playouts, thought, tuple(stand_ins))


def _played_quickly(tournament: Tournament, s: Any, seed: int) -> int:
    """Plays the first part of a game, if it is not the players' own; how many plies. The same for a whole round."""
    ply = 0
    if tournament.since:
        rules, evaluator, rng = rules_of(tournament.game), evaluator_of(tournament.game), Random(seed)
        while s.stack and evaluator.clock(s) < tournament.since:
            ply += 1
            rules.step(s, evaluator.greedy(s, rules.legal(s), rng), Seeded(seed, ply))
    return ply


def play_task(task: tuple[Tournament, int]) -> Result:
    """One game of a tournament, by the clock that it wants."""
    tournament, number = task
    if not tournament.by_processor:
        return play(tournament, number)
    usual, sampling_search.clock = sampling_search.clock, time.thread_time
    try:
        return play(tournament, number)
    finally:
        sampling_search.clock = usual


def run(
    tournament: Tournament, jobs: int = 1, told: Callable[[int], None] = lambda done: None, cluster: str = ""
) -> list[Result]:
    """All games, in the order of their numbers, on so many processes or a cluster; `told` hears how many are done."""
    check(tournament)
    found = []
    with closing(_games(tournament, jobs, cluster)) as results:
        for _, result in results:
            found.append(result)
            told(len(found))
    return sorted(found)


def run_until_sure(
    tournament: Tournament, jobs: int = 1, told: Callable[[int], None] = lambda done: None, cluster: str = ""
) -> tuple[list[Result], Verdict]:
    """Games until it is sure whether the first player is stronger than the others, or all of them are played.

    Results are looked at in the order of their numbers, so that the same games are counted however many play at once.
    """
    check(tournament)
    test = SequentialTest(len(tournament.levels))
    waiting: dict[int, Result] = {}
    found: list[Result] = []
    with closing(_games(tournament, jobs, cluster)) as results:
        for number, result in results:
            waiting[number] = result
            while len(found) in waiting:
                found.append(waiting.pop(len(found)))
                told(len(found))
                verdict = test.hear(found[-1].wins[0])
                if verdict is not None:
                    return found, verdict
    return found, test.verdict()


def _games(tournament: Tournament, jobs: int, cluster: str) -> Generator[tuple[int, Result]]:
    tasks = [(tournament, number) for number in range(tournament.games)]
    return runners.each(play_task, tasks, jobs, cluster)


def wilson(wins: float, games: int, z: float = 1.959964) -> tuple[float, float]:
    """The interval that holds the true rate 95 times of 100, after Wilson; stays within 0 and 1 for small numbers."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    weight = 1 + z * z / games
    middle = (rate + z * z / (2 * games)) / weight
    half = z / weight * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def title(language: Language, found: dict[str, Any]) -> str:
    """How much was played, in a line."""
    words = language.say(
        "headless",
        TITLE,
        game=found["game"],
        games=found["games"],
        seed=found["seed"],
        seconds=f"{found['seconds']:.1f}",
        rate=f"{found['decisions_per_second']:.0f}",
    )
    if found["playouts_per_second"]:
        words += ", " + language.say("headless", PLAYOUTS, rate=f"{found['playouts_per_second']:.0f}")
    return words
