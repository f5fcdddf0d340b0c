"""`kingsbridge bench`: what we promise of speed and memory, measured here and now beside something well known.

A ratio is value over reference: for moves per second more is better, for times and memory less. What is promised in
milliseconds has the promise as its reference.
"""

from __future__ import annotations

import copy
import json
import sys
import tempfile
import time
from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple, Protocol

from kingsbridge_desktop.command_line import Parser, command
from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.core.types import Rules
from kingsbridge_desktop.headless import bench_bots, bench_window
from kingsbridge_desktop.headless.table import columns
from kingsbridge_desktop.play import files
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language

HEADS = (
    QT_TRANSLATE_NOOP("headless", "Measured"),
    QT_TRANSLATE_NOOP("headless", "Value"),
    QT_TRANSLATE_NOOP("headless", "Unit"),
    QT_TRANSLATE_NOOP("headless", "Reference"),
    QT_TRANSLATE_NOOP("headless", "Ratio"),
)
NO_CHESS = QT_TRANSLATE_NOOP("headless", "The package “chess” is missing, so random play has nothing to compare with.")
NO_WINDOW = QT_TRANSLATE_NOOP("headless", "The window could not be measured: {detail}")
NO_BOT = QT_TRANSLATE_NOOP("headless", "The bots could not be measured: {detail}")
PARTS = ("play", "positions", "window", "bots")
CHESS_PLIES = 200
SLICES = 5  # of each measurement, taken in turns so that a busy moment of the machine hits all alike


class Note(Protocol):
    """Tells what could not be measured."""

    def __call__(self, sentence: str, /, **params: object) -> None: ...


class Row(NamedTuple):
    """One promise."""

    name: str
    value: float
    unit: str
    reference: float | None = None
    ratio: float | None = None

    @classmethod
    def compared(cls, name: str, value: float, unit: str, reference: float | None) -> Row:
        """With the ratio to its reference, if there is one."""
        ratio = round(value / reference, 3) if reference else None
        return cls(name, _rounded(value), unit, None if reference is None else _rounded(reference), ratio)


def _rounded(value: float) -> float:
    return round(value, 1) if value >= 1000 else float(f"{value:.4g}")


# random play


def play_randomly(rules: Rules[Any], seats: int, rng: Random) -> int:
    """One game as a search plays it; gives the number of moves."""
    legal_now, step, random, chance = rules.legal, rules.step, rng.random, Fast(rng)
    s = rules.setup(seats, engine.checked_options(rules, {}), chance)
    moves = 0
    while s.stack:
        legal = legal_now(s)
        step(s, legal[int(random() * len(legal))], chance)
        moves += 1
    return moves


def play_chess_randomly(rng: Random) -> int:
    """One game of python-chess in the same manner, of at most 200 plies."""
    import chess

    board, random = chess.Board(), rng.random
    for moves in range(CHESS_PLIES):
        legal = list(board.legal_moves)
        if not legal:
            return moves
        board.push(legal[int(random() * len(legal))])
    return CHESS_PLIES


def rate(play: Callable[[Random], int], seconds: float, rng: Random) -> float:
    """Moves per second."""
    moves = 0
    begin = now = time.perf_counter()
    while now - begin < seconds:
        moves += play(rng)
        now = time.perf_counter()
    return moves / (now - begin)


def random_play_rows(seconds: float, note: Note) -> list[Row]:
    """Moves per second of every game with all seats taken, beside python-chess."""
    players: dict[str, Callable[[Random], int]] = {}
    for game in game_ids():
        rules = rules_of(game)
        players[game] = lambda rng, rules=rules: play_randomly(rules, rules.seats[-1], rng)  # type: ignore[misc]
    try:
        play_chess_randomly(Random(0))
        players[""] = play_chess_randomly
    except ImportError:
        note(NO_CHESS)
    for play in players.values():
        play(Random(0))  # loads and warms
    found: dict[str, list[float]] = {name: [] for name in players}
    for number in range(SLICES):
        for name, play in players.items():
            found[name].append(rate(play, seconds / SLICES, Random(number)))
    reference = median(found.pop("")) if "" in found else None
    return [Row.compared(f"random_play.{game}", median(rates), "moves/s", reference) for game, rates in found.items()]


# positions and saves


def seconds_of(work: Callable[[], object], seconds: float) -> float:
    """What one call takes, at best: everything else only adds to it."""
    best = float("inf")
    end = time.perf_counter() + seconds
    number = 1
    while time.perf_counter() < end:
        begin = time.perf_counter()
        for _ in range(number):
            work()
        took = (time.perf_counter() - begin) / number
        best = min(best, took)
        number = max(1, min(10_000, int(0.002 / max(took, 1e-7))))
    return best


def middle_of(game: str) -> Match:
    """A random game played to the end and taken back to its middle."""
    rules, rng = rules_of(game), Random(1)
    names = [Seat(f"Player {number + 1}", colour=number) for number in range(rules.seats[-1])]
    match = Match(game, names, 1)
    while not match.is_over:
        match.submit(rng.choice(match.legal()))
    match.undo(match.ply // 2, agreed=True)
    return match


def position_rows(game: str, seconds: float) -> list[Row]:
    """Copying, fingerprints, and a save of half a game written and read."""
    match = middle_of(game)
    state, part = match.state, seconds / 5
    quick = seconds_of(state.copy, part) * 1e6
    deep = seconds_of(lambda: copy.deepcopy(state), part) * 1e6
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "game.kingsbridge")
        save = seconds_of(lambda: files.save_match(path, match), part) * 1e3
        load = seconds_of(lambda: files.load_match(path), part) * 1e3
    return [
        Row.compared(f"copy.{game}", quick, "µs", deep),
        Row.compared(f"checksum.{game}", seconds_of(lambda: engine.checksum(state), part) * 1e6, "µs", None),
        Row.compared(f"save.{game}", save, "ms", None),
        Row.compared(f"load.{game}", load, "ms", None),
    ]


# the window


def window_rows(runs: int, note: Note) -> list[Row]:
    """Start to the painted home screen beside a bare window; a frame of a moving card beside a blit."""
    rows = []
    try:
        ours, bare = bench_window.starts(runs)
        rows.append(Row.compared("start", ours.seconds, "s", bare.seconds))
        rows.append(Row.compared("memory", ours.megabytes, "MB", bare.megabytes))
    except bench_window.NotMeasured as error:
        note(NO_WINDOW, detail=error)
    try:
        rows += [Row(**row) for row in bench_window.frames()]
    except (bench_window.NotMeasured, TypeError) as error:
        note(NO_WINDOW, detail=error)
    return rows


# bots that think


def bot_rows(note: Note) -> list[Row]:
    """How late a bot answers that thinks as long as it may, and how long it goes on when nobody wants to know."""
    rows = []
    for game in game_ids():
        try:
            found = bench_bots.thinking(middle_of(game))
        except bench_bots.NotMeasured as error:
            note(NO_BOT, detail=error)
            continue
        rows.append(Row.compared(f"late_first.{game}", found.first, "ms", bench_bots.LATE_PROMISED))
        rows.append(Row.compared(f"late.{game}", found.late, "ms", bench_bots.LATE_PROMISED))
        rows.append(Row.compared(f"cancel.{game}", found.cancel, "ms", bench_bots.CANCEL_PROMISED))
    return rows


def input_rows(note: Note) -> list[Row]:
    """How soon the window answers while a bot thinks."""
    try:
        return [Row(**row) for row in bench_window.inputs()]
    except (bench_window.NotMeasured, TypeError) as error:
        note(NO_WINDOW, detail=error)
        return []


def report(language: Language, rows: Sequence[Row]) -> str:
    """The rows as a table for people."""
    table = [[language.say("headless", head) for head in HEADS]]
    for row in rows:
        table.append([row.name, f"{row.value:g}", row.unit, *map(_cell, (row.reference, row.ratio))])
    return columns(table)


def _cell(value: float | None) -> str:
    return "–" if value is None else f"{value:g}"


def parser(language: Language) -> Parser:
    """What can be asked for."""
    say = language.say
    description = say("command_line", "Measures speed and memory on this machine, compared with something well known.")
    found = Parser("kingsbridge bench", description, language)
    as_json = say("command_line", "print a JSON list of rows instead of a table")
    found.add_argument("--json", action="store_true", help=as_json)
    seconds = say("command_line", "how long to measure each thing (1.5)")
    found.add_argument("--seconds", type=float, default=1.5, metavar="S", help=seconds)
    no_window = say("command_line", "leave out what needs Qt")
    found.add_argument("--no-window", action="store_true", help=no_window)
    only = say("command_line", "measure this part; may be given more than once")
    found.add_argument("--only", choices=PARTS, action="append", help=only)
    return found


@command(parser)
def main(language: Language, options: Namespace) -> int:
    """Measures and prints; 0 even where something could not be measured, which is told on stderr."""

    def note(sentence: str, /, **params: object) -> None:
        print(language.say("headless", sentence, -1, **params), file=sys.stderr)

    rows, wanted = [], options.only or PARTS
    if "play" in wanted:
        rows += random_play_rows(options.seconds, note)
    if "positions" in wanted:
        for game in game_ids():
            rows += position_rows(game, options.seconds)
    if "window" in wanted and not options.no_window:
        rows += window_rows(3 if options.seconds >= 1 else 1, note)
    if "bots" in wanted:
        rows += bot_rows(note)
        if not options.no_window:
            rows += input_rows(note)
    print(json.dumps([row._asdict() for row in rows], ensure_ascii=False) if options.json else report(language, rows))
    return 0
