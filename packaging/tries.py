"""Compares how many tries a thinking bot makes in a second of processor time: tries.py GAME CHECKOUT CHECKOUT …

Every checkout gets a process of its own that plays the same games of quick players. Now and then the level is asked
what it would do; the processes take turns with that, so that a busy machine slows all of them alike. The first one is
the measure of the others. Also tells how many answers differed, and moves a second of games played by chance.
"""

from __future__ import annotations

import argparse
import gc
import json
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any, NamedTuple


class Found(NamedTuple):
    """What one checkout did at one question, or in one game by chance."""

    made: int  # tries, or moves
    seconds: float
    answer: str


def thinking(game: str, level: str, seats: int, seed: int, every: int, tries: int) -> Iterator[Found]:
    """Questions of one game of quick players, as the level answers them."""
    from kingsbridge_desktop.bots.base import Budget
    from kingsbridge_desktop.bots.levels import make_bot
    from kingsbridge_desktop.core.chance import Fast
    from kingsbridge_desktop.core.registry import rules_of

    rules, bot, quick, rng = rules_of(game), make_bot(game, level), make_bot(game, "greedy"), Random(seed)
    chance = Fast(rng)
    s = rules.setup(seats, {name: option.values[0] for name, option in rules.options.items()}, chance)
    choices = seed
    while s.stack:
        legal = rules.legal(s)
        choices += len(legal) > 1
        if len(legal) > 1 and choices % every == 0:
            masked = rules.mask(s, s.stack[-1].seat)
            gc.disable()  # as where bots think: none is looked for meanwhile
            begin = time.process_time()
            action = bot.choose(masked, legal, Budget(iterations=tries), Random(choices))
            seconds = time.process_time() - begin
            gc.enable()
            yield Found(bot.stats["iterations"], seconds, json.dumps([action, bot.stats["best"]]))
        rules.step(s, quick.choose(s, legal, Budget(), rng), chance)


def by_chance(game: str, seats: int, seed: int) -> Found:
    """One game by chance."""
    from kingsbridge_desktop.core.chance import Fast
    from kingsbridge_desktop.core.registry import rules_of

    rules, rng, moves = rules_of(game), Random(seed), 0
    chance = Fast(rng)
    begin = time.process_time()
    s = rules.setup(seats, {name: option.values[0] for name, option in rules.options.items()}, chance)
    while s.stack:
        legal = rules.legal(s)
        rules.step(s, legal[int(rng.random() * len(legal))], chance)
        moves += 1
    return Found(moves, time.process_time() - begin, "")


def serve(game: str, level: str, seats: int, games: int, every: int, tries: int) -> None:
    """In a checkout's own process: one line for every line that is read."""
    by_chance(game, seats, 0)  # loads and warms
    for number in range(1, 1 + 10 * games):
        sys.stdin.readline()
        print(json.dumps(by_chance(game, seats, number)), flush=True)
    questions = chain.from_iterable(thinking(game, level, seats, seed, every, tries) for seed in range(games))
    found: Found | None = Found(0, 0.0, "")
    while found:
        sys.stdin.readline()
        found = next(questions, None)
        print(json.dumps(found), flush=True)


def answered(worker: subprocess.Popen[str]) -> Found | None:
    """What a worker says next, None at the end."""
    assert worker.stdin
    assert worker.stdout
    worker.stdin.write("\n")
    worker.stdin.flush()
    plain = json.loads(worker.stdout.readline())
    return Found(*plain) if plain else None


def compare(checkouts: Sequence[Path], arguments: Sequence[str], games: int) -> list[dict[str, Any]]:
    """Lets the checkouts take turns, and adds up."""
    code = (
        f"import sys; sys.path.insert(0, {str(Path(__file__).parent)!r}); import tries; tries.serve_with({arguments!r})"
    )
    workers = [
        subprocess.Popen(
            [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(root)!r}); {code}"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for root in checkouts
    ]
    chance: list[list[Found]] = [[] for _ in workers]
    thought: list[list[Found]] = [[] for _ in workers]
    try:
        for _ in range(10 * games):
            for at, worker in enumerate(workers):
                chance[at] += [found for found in (answered(worker),) if found]
        while True:
            round_of_answers = [answered(worker) for worker in workers]
            if None in round_of_answers:
                break
            for at, found in enumerate(round_of_answers):
                thought[at] += [found] if found else []
    finally:
        for worker in workers:
            worker.kill()
            worker.communicate()
    return [
        {
            "checkout": str(root),
            "questions": len(thought[at]),
            "tries_per_second": _rate(thought[at]),
            "ratio": _rate(thought[at]) / _rate(thought[0]),
            "other_answers": sum(a.answer != b.answer for a, b in zip(thought[at], thought[0], strict=True)),
            "moves_per_second": _rate(chance[at]),
            "moves_ratio": _rate(chance[at]) / _rate(chance[0]),
        }
        for at, root in enumerate(checkouts)
    ]


def _rate(found: Sequence[Found]) -> float:
    return sum(one.made for one in found) / max(1e-9, sum(one.seconds for one in found))


def serve_with(arguments: Sequence[str]) -> None:
    """As `serve`, from words."""
    game, level, *numbers = arguments
    seats, games, every, tries = map(int, numbers)
    serve(game, level, seats, games, every, tries)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("checkout", type=Path, nargs="+")
    parser.add_argument("--level", default="hard")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--every", type=int, default=29, help="of so many choices one is asked about")
    parser.add_argument("--tries", type=int, default=300)
    chosen = parser.parse_args(argv)
    roots = [root.resolve() for root in chosen.checkout]
    words = [chosen.game, chosen.level, *map(str, (chosen.seats, chosen.games, chosen.every, chosen.tries))]
    for row in compare(roots, words, chosen.games):
        print(json.dumps({name: round(value, 3) if type(value) is float else value for name, value in row.items()}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
