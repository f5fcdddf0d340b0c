"""`kingsbridge simulate`: bots against bots, fairly seated, with confidence in the result."""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import signal
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

from kingsbridge_desktop.bots.base import Bot, Budget
from kingsbridge_desktop.command_line import Parser, here
from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Seeded
from kingsbridge_desktop.core.editions import game_of
from kingsbridge_desktop.core.errors import BadSetup, IllegalAction, KingsbridgeError
from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.headless.progress import Progress
from kingsbridge_desktop.headless.table import columns
from kingsbridge_desktop.play.own_bots import check_player, make_player, split_players
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


class Tournament(NamedTuple):
    """Who plays how often; the n-th player is the n-th entry of `--seats`."""

    game: str
    levels: tuple[str, ...]
    games: int
    seed: int
    budget: Budget


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
    rngs = [Random(Seeded(seed, 1_000_000 + player).below(1 << 62)) for player in player_at]
    s = engine.begin(rules, seats, {}, Seeded(seed)).state
    ply = playouts = 0
    thought = 0.0
    stand_ins = [0] * seats
    while s.stack:
        seat = s.stack[-1].seat
        legal = rules.legal(s)
        action = bots[seat].choose(rules.mask(s, seat), legal, tournament.budget, rngs[seat])
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


def run(tournament: Tournament, jobs: int = 1, told: Callable[[int], None] = lambda done: None) -> list[Result]:
    """All games, in the order of their numbers, on so many processes; `told` hears how many are done."""
    check(tournament)
    if jobs == 1:
        return _gathered((play(tournament, number) for number in range(tournament.games)), told)
    context = multiprocessing.get_context("spawn")
    with context.Pool(jobs, initializer=_start, initargs=(tournament,)) as pool:
        return _gathered(pool.imap_unordered(_play_here, range(tournament.games)), told)


_HERE: list[Tournament] = []  # in a child process: the tournament it plays for


def _start(tournament: Tournament) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which ends us
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(STOPPED))  # through `finally`, so that programs end with us
    _HERE[:] = [tournament]


def _play_here(number: int) -> Result:
    return play(_HERE[0], number)


def _gathered(results: Iterable[Result], told: Callable[[int], None]) -> list[Result]:
    found = []
    for result in results:
        found.append(result)
        told(len(found))
    return sorted(found)


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


def report(language: Language, found: dict[str, Any]) -> str:
    """The same as a table for people."""
    title = language.say(
        "headless",
        TITLE,
        game=found["game"],
        games=found["games"],
        seed=found["seed"],
        seconds=f"{found['seconds']:.1f}",
        rate=f"{found['decisions_per_second']:.0f}",
    )
    if found["playouts_per_second"]:
        title += ", " + language.say("headless", PLAYOUTS, rate=f"{found['playouts_per_second']:.0f}")
    rows = [[language.say("headless", head) for head in HEADS]]
    for row in found["seats"]:
        low, high = row["ci95"]
        interval = f"{low:.1%} – {high:.1%}"
        rows.append([row["level"], f"{row['wins']:g}", f"{row['win_rate']:.1%}", interval, f"{row['mean_score']:.2f}"])
    told = [
        language.say("headless", STAND_INS, -1, bot=row["level"], count=row["stand_ins"])
        for row in found["seats"]
        if row.get("stand_ins")
    ]
    return "\n\n".join([title, columns(rows), *(["\n".join(told)] if told else [])])


def main(argv: Sequence[str]) -> int:
    """Plays the tournament that the arguments describe; 2 if there is none such."""
    language = here()
    try:
        options = parser(language).understand(argv)
    except SystemExit as ended:
        return int(ended.code or 0)
    budget = Budget(options.iterations or 0, 0.0 if options.iterations else options.seconds)
    begin = time.perf_counter()
    try:
        game = _own_edition(options.game) if options.box else options.game
        tournament = Tournament(game, tuple(options.seats), options.games, options.seed, budget)
        with Progress(tournament.games, sys.stderr) as bar:
            results = run(tournament, min(options.jobs, tournament.games), bar.show)
    except KingsbridgeError as error:
        print(problem(language, error), file=sys.stderr)
        return CANNOT
    except KeyboardInterrupt:
        return STOPPED
    found = summary(tournament, results, time.perf_counter() - begin)
    print(json.dumps(found) if options.json else report(language, found))
    return 0


def _own_edition(game: str) -> str:
    """The game with the corrections in the user's folder; refused if they cannot be used."""
    rules_of(game)
    edition, trouble = own_edition(game)
    if trouble is not None:
        raise trouble
    return edition


def parser(language: Language) -> Parser:
    """What can be asked for."""
    say = language.say
    found = Parser(
        "kingsbridge simulate",
        say(
            "command_line",
            "Plays bots against each other. The players rotate through the seats of the table, each round of games "
            "with the same game number.",
        ),
        language,
    )
    games = say("command_line", "one of: {games}", games=", ".join(game_ids()))
    found.add_argument("--game", required=True, metavar="ID", help=games)
    seats = say("command_line", "a player per seat: a level, own:NAME or program:COMMAND; greedy,random")
    found.add_argument("--seats", required=True, type=split_players, metavar="PLAYERS", help=seats)
    number = say("command_line", "how many games (100)")
    found.add_argument("--games", type=_positive, default=100, metavar="N", help=number)
    seed = say("command_line", "the game number of the first game (1)")
    found.add_argument("--seed", type=int, default=1, metavar="N", help=seed)
    own_box = say("command_line", "with the values that you have corrected in Your box")
    found.add_argument("--box", action="store_true", help=own_box)
    as_json = say("command_line", "print one JSON object instead of a table")
    found.add_argument("--json", action="store_true", help=as_json)
    jobs = say("command_line", "processes that play at the same time (1)")
    found.add_argument("--jobs", type=_positive, default=1, metavar="N", help=jobs)
    budget = found.add_mutually_exclusive_group()
    seconds = say("command_line", "thinking time per decision (0.5)")
    budget.add_argument("--seconds", type=_seconds, default=0.5, metavar="S", help=seconds)
    steps = say("command_line", "thinking steps per decision, for repeatable results")
    budget.add_argument("--iterations", type=_positive, metavar="N", help=steps)
    return found


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not above 0")
    return number


def _seconds(text: str) -> float:
    number = float(text)
    if not 0 < number < 3600:
        raise argparse.ArgumentTypeError(f"{text} is no thinking time")
    return number
