"""`kingsbridge simulate`: bots against bots, fairly seated, with confidence in the result."""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kingsbridge_desktop.bots.base import Budget
from kingsbridge_desktop.command_line import command
from kingsbridge_desktop.core.editions import game_of
from kingsbridge_desktop.core.errors import BadSetup
from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.headless import crosstable
from kingsbridge_desktop.headless.endings import tells_refusals
from kingsbridge_desktop.headless.progress import Progress
from kingsbridge_desktop.headless.sequential import SequentialTest
from kingsbridge_desktop.headless.simulate_call import parser
from kingsbridge_desktop.headless.table import columns
from kingsbridge_desktop.headless.tournaments import Result, Tournament, run, run_until_sure, title, wilson
from kingsbridge_desktop.headless.verdicts import told_verdict, verdict_fields
from kingsbridge_desktop.saves.box import own_edition
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language

HEADS = (
    QT_TRANSLATE_NOOP("headless", "Bot"),
    QT_TRANSLATE_NOOP("headless", "Wins"),
    QT_TRANSLATE_NOOP("headless", "Win rate"),
    QT_TRANSLATE_NOOP("headless", "95% between"),
    QT_TRANSLATE_NOOP("headless", "Mean score"),
)
STAND_INS = QT_TRANSLATE_NOOP(
    "headless", "{bot} did not answer as it should; a simple bot moved {count} × in its place."
)
USUAL_GAMES, MOST_UNTIL_SURE = 100, 4000


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


@command(parser)
@tells_refusals
def main(language: Language, options: argparse.Namespace) -> int:
    """Plays the tournament that the arguments describe; 2 if there is none such."""
    game = _own_edition(options.game) if options.box else options.game
    found, words = (_everybody if options.tournament else _table)(language, game, options)
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
