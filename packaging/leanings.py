"""How strong each character is beside its level: python3 packaging/leanings.py GAME [--level normal] [--rounds 200]

A round is as many games as there are seats, with the character once at each and its plain level at all others. All
games of a round have the same luck, that of bots too: it goes by the question and not by who is asked. So a round in
which the character never goes a way of its own is the same game over and over, brings exactly the fair share, and is
not played: every game of plain bots is played once, and again only from where a character first chooses otherwise.
Intervals are made of rounds and not of games, which are not independent of each other. A character that seldom goes
its own way is so known from far fewer games than `kingsbridge simulate` needs, which gives each player luck of its own.
The same seed gives the same games.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from kingsbridge_desktop.bots.base import Bot, Budget  # noqa: E402
from kingsbridge_desktop.bots.characters import CharacterBot, character_ids  # noqa: E402
from kingsbridge_desktop.bots.levels import make_bot  # noqa: E402
from kingsbridge_desktop.core import engine  # noqa: E402
from kingsbridge_desktop.core.chance import Seeded  # noqa: E402
from kingsbridge_desktop.core.registry import game_ids, rules_of  # noqa: E402
from kingsbridge_desktop.core.types import Action  # noqa: E402

ITERATIONS = 1_000_000  # levels make tries of their own number, which is less
THOUGHTS = 1_000_000  # where the luck of the bots begins; before it lies that of the rules


class Question(NamedTuple):
    """A question of a game of plain bots, and what the level said to it."""

    state: Any
    ply: int
    seat: int
    legal: tuple[Action, ...]
    action: Action
    stats: dict[str, Any]
    luck: tuple[Any, ...]  # where the random numbers stood when it had chosen


class Told(Bot):
    """Says again what a level said to a question."""

    def __init__(self) -> None:
        self.question: Question | None = None
        self.stats: dict[str, Any] = {}

    def choose(self, masked: Any, legal: Sequence[Action], budget: Budget, rng: Random) -> Action:
        """What was said, with as many random numbers gone."""
        if self.question is None:
            raise ValueError("nobody said what was said")
        rng.setstate(self.question.luck)
        self.stats = dict(self.question.stats)
        return self.question.action


class Game(NamedTuple):
    """How one game ended for the character, and whether it ever went its own way."""

    share: float
    strayed: bool


class Task(NamedTuple):
    """A round of games for each character."""

    game: str
    level: str
    seats: int
    seed: int
    characters: tuple[str, ...]
    budget: Budget = Budget(ITERATIONS)


def luck(seed: int, ply: int) -> Random:
    """The random numbers of whoever is asked there."""
    return Random(Seeded(seed, THOUGHTS + ply).below(1 << 62))


def shares(game: str, s: Any, seats: int) -> list[float]:
    """What of the win each seat has."""
    winners = engine.winners(rules_of(game), s)
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def plain_game(task: Task) -> tuple[list[Question], list[float]]:
    """A game of the level alone: its questions with a real choice, and each seat's share of the win."""
    rules, bot = rules_of(task.game), make_bot(task.game, task.level)
    s = engine.begin(rules, task.seats, {}, Seeded(task.seed)).state
    asked, ply = [], 0
    while s.stack:
        seat, legal, rng = s.stack[-1].seat, tuple(rules.legal(s)), luck(task.seed, ply)
        action = bot.choose(rules.mask(s, seat), legal, task.budget, rng)
        if len(legal) > 1:
            asked.append(Question(s.copy(), ply, seat, legal, action, dict(bot.stats), rng.getstate()))
        ply += 1
        rules.step(s, action, Seeded(task.seed, ply))
    return asked, shares(task.game, s, task.seats)


def first_own_way(task: Task, character: str, seat: int, asked: Sequence[Question]) -> tuple[Question, Action] | None:
    """The first question of that seat to which the character says something else than its level."""
    rules, told = rules_of(task.game), Told()
    bot = CharacterBot(task.game, told, character)
    for question in asked:
        if question.seat == seat:
            told.question = question
            masked = rules.mask(question.state, seat)
            action = bot.choose(masked, question.legal, task.budget, luck(task.seed, question.ply))
            if action != question.action:
                return question, action
    return None


def played_from(task: Task, character: str, seat: int, question: Question, action: Action) -> list[float]:
    """The game from there on, with the character at its seat: each seat's share of the win."""
    rules, plain = rules_of(task.game), make_bot(task.game, task.level)
    bot = CharacterBot(task.game, make_bot(task.game, task.level), character)
    s, ply = question.state.copy(), question.ply
    while True:
        ply += 1
        rules.step(s, action, Seeded(task.seed, ply))
        if not s.stack:
            return shares(task.game, s, task.seats)
        at, legal = s.stack[-1].seat, rules.legal(s)
        action = (bot if at == seat else plain).choose(rules.mask(s, at), legal, task.budget, luck(task.seed, ply))


def play_round(task: Task) -> dict[str, list[Game]]:
    """The games of each character, by its seat."""
    asked, plain = plain_game(task)
    found: dict[str, list[Game]] = {}
    for character in task.characters:
        found[character] = []
        for seat in range(task.seats):
            own = first_own_way(task, character, seat, asked)
            share = plain[seat] if own is None else played_from(task, character, seat, *own)[seat]
            found[character].append(Game(share, own is not None))
    return found


def interval(rounds: Sequence[float]) -> tuple[float, float, float]:
    """The mean of all rounds and where 95 of 100 such intervals hold the true one; rounds are independent."""
    number = len(rounds)
    mean = math.fsum(rounds) / number
    if number < 2:
        return mean, 0.0, 1.0
    error = math.sqrt(math.fsum((one - mean) ** 2 for one in rounds) / (number - 1) / number)
    half = quantile(number - 1) * error
    return mean, mean - half, mean + half


def quantile(freedom: int) -> float:
    """Of Student's distribution, for 95 % (after Cornish and Fisher; right to 0.01 from eight on)."""
    z = 1.959964
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def line(task: Task, character: str, rounds: Sequence[Sequence[Game]]) -> dict[str, Any]:
    """What is known of a character."""
    games = [game for one in rounds for game in one]
    mean, low, high = interval([math.fsum(game.share for game in one) / task.seats for one in rounds])
    return {
        "game": task.game,
        "seats": task.seats,
        "player": f"{task.level}@{character}",
        "games": len(games),
        "own_way": round(sum(game.strayed for game in games) / len(games), 4),
        "untouched_rounds": round(sum(not any(game.strayed for game in one) for one in rounds) / len(rounds), 4),
        "beside_fair": round(100 * (mean - 1 / task.seats), 2),
        "ci95": [round(100 * (low - 1 / task.seats), 2), round(100 * (high - 1 / task.seats), 2)],
    }


def rounds_of(tasks: Sequence[Task], jobs: int) -> Iterator[dict[str, list[Game]]]:
    """All rounds in their order, on so many processes."""
    if jobs == 1:
        yield from map(play_round, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(play_round, tasks)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("--level", default="normal")
    parser.add_argument("--seats", type=int, default=0, help="as few as can play, if it is not said")
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1, help="of the first round")
    parser.add_argument("--only", default="", help="some characters, with commas between")
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args(argv)
    seats = chosen.seats or rules_of(chosen.game).seats[0]
    names = tuple(chosen.only.split(",")) if chosen.only else character_ids()
    tasks = [Task(chosen.game, chosen.level, seats, chosen.seed + number, names) for number in range(chosen.rounds)]
    played = list(rounds_of(tasks, chosen.jobs))
    for character in names:
        print(json.dumps(line(tasks[0], character, [one[character] for one in played])), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
