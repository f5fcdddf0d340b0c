"""`kingsbridge simulate`: bots against bots, fairly seated, with confidence in the result."""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from kingsbridge_desktop.bots import sampling_search
from kingsbridge_desktop.bots.base import Bot, Budget, evaluator_of
from kingsbridge_desktop.command_line import here
from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Seeded
from kingsbridge_desktop.core.editions import game_of
from kingsbridge_desktop.core.errors import BadSetup, IllegalAction, KingsbridgeError
from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.headless import runners
from kingsbridge_desktop.headless.progress import Progress
from kingsbridge_desktop.headless.sequential import SequentialTest, Verdict
from kingsbridge_desktop.headless.simulate_call import parser
from kingsbridge_desktop.headless.table import columns
from kingsbridge_desktop.headless.verdicts import told_verdict, verdict_fields
from kingsbridge_desktop.headless.ways import budget_for, check_player, make_player
from kingsbridge_desktop.saves.box import own_edition
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language
from kingsbridge_desktop.text.problems import problem

TITLE = QT_TRANSLATE_NOOP("headless", "{game}: {games} games from game number {seed}, {seconds} s, {rate} decisions/s")
PLAYOUTS = QT_TRANSLATE_NOOP("headless", "{rate} playouts/s")
HEADS = (
    QT_TRANSLATE_NOOP("headless", "Bot"),
    QT_TRANSLATE_NOOP("headless", "Wins"),
    QT_TRANSLATE_NOOP("headless", "Win rate"),
    QT_TRANSLATE_NOOP("headless", "95 % between"),
    QT_TRANSLATE_NOOP("headless", "Mean score"),
)
STAND_INS = QT_TRANSLATE_NOOP(
    "headless", "{bot} did not answer as it should; a simple bot moved {count} × in its place."
)
STOPPED = 130
CANNOT = 2
USUAL_GAMES, MOST_UNTIL_SURE = 100, 4000


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


def summary(tournament: Tournament, results: Sequence[Result], seconds: float) -> dict[str, Any]:
    """What `--json` prints."""
    games = len(results)
    rows = []
    for player, level in enumerate(tournament.levels):
        wins = math.fsum(result.wins[player] for result in results)
        low, high = wilson(wins, games)
        rows.append(
            {
                "level": level,
                "wins": round(wins, 4),
                "win_rate": round(wins / games, 4),
                "ci95": [round(low, 4), round(high, 4)],
                "mean_score": round(sum(result.scores[player] for result in results) / games, 3),
                **_stand_ins(results, player),
            }
        )
    decisions = sum(result.decisions for result in results)
    playouts = sum(result.playouts for result in results)
    thought = math.fsum(result.thought for result in results)
    return {
        "game": game_of(tournament.game),
        "games": games,
        "seed": tournament.seed,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds, 1) if seconds > 0 else 0.0,
        "playouts_per_second": round(playouts / thought, 1) if thought > 0 else 0.0,
        "seats": rows,
    }


def _stand_ins(results: Sequence[Result], player: int) -> dict[str, int]:
    """How often another bot had to answer for a program, where it had to."""
    count = sum(result.stand_ins[player] for result in results if result.stand_ins)
    return {"stand_ins": count} if count else {}


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


def report(language: Language, found: dict[str, Any]) -> str:
    """The same as a table for people."""
    rows = [[language.say("headless", head) for head in HEADS]]
    for row in found["seats"]:
        low, high = row["ci95"]
        interval = f"{low:.1%} – {high:.1%}"
        rows.append([row["level"], f"{row['wins']:g}", f"{row['win_rate']:.1%}", interval, f"{row['mean_score']:.2f}"])
    parts = [title(language, found), columns(rows)]
    if "verdict" in found:
        parts.append(told_verdict(language, found["verdict"], found["seats"][0]["level"]))
    told = [
        language.say("headless", STAND_INS, -1, bot=row["level"], count=row["stand_ins"])
        for row in found["seats"]
        if row.get("stand_ins")
    ]
    return "\n\n".join([*parts, *(["\n".join(told)] if told else [])])


def main(argv: Sequence[str]) -> int:
    """Plays the tournament that the arguments describe; 2 if there is none such."""
    language = here()
    try:
        options = parser(language).understand(argv)
    except SystemExit as ended:
        return int(ended.code or 0)
    try:
        game = _own_edition(options.game) if options.box else options.game
        found, words = (_everybody if options.tournament else _table)(language, game, options)
    except KingsbridgeError as error:
        print(problem(language, error), file=sys.stderr)
        return CANNOT
    except KeyboardInterrupt:
        return STOPPED
    print(json.dumps(found) if options.json else words)
    return 0


def _asked_for(game: str, levels: Sequence[str], options: argparse.Namespace) -> Tournament:
    budget = Budget(options.iterations or 0, 0.0 if options.iterations else options.seconds)
    games = options.games or (MOST_UNTIL_SURE if options.until_sure else USUAL_GAMES)
    return Tournament(game, tuple(levels), games, options.seed, budget, options.processor_time)


def _table(language: Language, game: str, options: argparse.Namespace) -> tuple[dict[str, Any], str]:
    """One kind of table, a number of games or until it is sure."""
    if not options.seats:
        raise BadSetup("--seats says who plays at a table, or --tournament who plays against everybody")
    if options.state:
        raise BadSetup("--state keeps a --tournament; one table has none")
    tournament = _asked_for(game, options.seats, options)
    jobs, begin = min(options.jobs, tournament.games), time.perf_counter()
    with Progress(tournament.games, sys.stderr) as bar:
        if not options.until_sure:
            found = summary(tournament, run(tournament, jobs, bar.show, options.cluster), time.perf_counter() - begin)
            return found, report(language, found)
        results, verdict = run_until_sure(tournament, jobs, bar.show, options.cluster)
    found = summary(tournament, results, time.perf_counter() - begin)
    found["verdict"] = verdict_fields(verdict, SequentialTest(len(tournament.levels)))
    return found, report(language, found)


def _everybody(language: Language, game: str, options: argparse.Namespace) -> tuple[dict[str, Any], str]:
    """Everybody against everybody."""
    from kingsbridge_desktop.headless import crosstable  # knows us

    if options.seats or options.until_sure:
        raise BadSetup("--tournament goes neither with --seats nor with --until-sure")
    levels = options.tournament
    table = options.table or rules_of(game).seats[-1]
    played = crosstable.cells(game, levels, table, _asked_for(game, levels, options))
    sheet = crosstable.Sheet(played, Path(options.state) if options.state else None)
    total, begin = sum(cell.tournament.games for cell in played), time.perf_counter()
    with Progress(total, sys.stderr) as bar:
        crosstable.play_all(played, sheet, options.jobs, bar.show, options.cluster)
    found = crosstable.summary(game, levels, played, sheet, time.perf_counter() - begin)
    return found, crosstable.report(language, found)


def _own_edition(game: str) -> str:
    """The game with the corrections in the user's folder; refused if they cannot be used."""
    rules_of(game)
    edition, trouble = own_edition(game)
    if trouble is not None:
        raise trouble
    return edition
