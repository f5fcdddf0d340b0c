"""Fits the numbers the bots believe in to games they play: `tune.py fit`, `tune.py duel`. Needs numpy for `fit`.

fit GAME …    plays games of quick players and weighs each term of the evaluation by how the games ended; the weights go
              into assets/data/bots.json. The same seed gives the same weights.
duel GAME A B compares two ways to search, A on one seat against B on the others, each with so many seconds of processor
              time a decision, whatever else the machine does: `tune.py duel pillars hard@0.5 normal`. A way is what
              `kingsbridge simulate --seats` understands: a level, with time and settings of its own if need be, as in
              `hard@0.2+rollout=4+explore=0.3`. --jobs, --cluster and --until-sure as there;
              --since 0.8 begins with the last fifth of games that the quick policy has begun.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from kingsbridge_desktop.bots.base import Budget, evaluator_of  # noqa: E402
from kingsbridge_desktop.core.chance import Fast  # noqa: E402
from kingsbridge_desktop.core.registry import game_ids, rules_of  # noqa: E402
from kingsbridge_desktop.headless import tournaments  # noqa: E402
from kingsbridge_desktop.headless.tournaments import Tournament  # noqa: E402

NUMBERS = ROOT / "assets" / "data" / "bots.json"
LOOKS = 0.12  # the share of positions that is noted
SLIPS = (0.0, 0.05, 0.15)  # the share of moves by chance, so that unusual positions come up
CURB = 5.0  # keeps rare terms from great weights


class Noted(NamedTuple):
    """A position of a seat: its terms beside the average of all seats, and how far ahead it was in the end."""

    terms: dict[str, float]
    clock: float
    kind: str
    asked: float
    ahead: float


def noted(game: str, games: int, seed: int) -> Iterator[Noted]:
    """Positions of games of quick players at tables of all sizes."""
    rules, evaluator, rng = rules_of(game), evaluator_of(game), Random(seed)
    options = {name: option.values[0] for name, option in rules.options.items()}
    chance = Fast(rng)
    for _ in range(games):
        seats, slips = rng.choice(rules.seats), rng.choice(SLIPS)
        s = rules.setup(seats, options, chance)
        seen = []
        while s.stack:
            legal = rules.legal(s)
            if rng.random() < LOOKS:
                frame = s.stack[-1]
                seen.append((dict(evaluator.parts(s)), evaluator.clock(s), frame.kind, frame.seat))
            action = rng.choice(legal) if rng.random() < slips else evaluator.greedy(s, legal, rng)
            rules.step(s, action, chance)
        final = rules.scores(s)
        for parts, clock, kind, asked in seen:
            for seat in range(seats):
                yield Noted(
                    {term: values[seat] - sum(values) / seats for term, values in parts.items()},
                    clock,
                    kind,
                    (seat == asked) - 1 / seats,
                    final[seat] - sum(final) / seats,
                )


def fit(game: str, games: int, seed: int) -> dict[str, Any]:
    """The weights that foretell the ends of games best, by least squares."""
    import numpy as np

    rows = list(noted(game, games, seed))
    terms = sorted({term for row in rows for term, value in row.terms.items() if abs(value) > 1e-9})
    kinds = sorted({row.kind for row in rows})
    table = np.zeros((len(rows), 2 * len(terms) + len(kinds)))
    for number, row in enumerate(rows):
        for at, term in enumerate(terms):
            value = row.terms.get(term, 0.0)
            table[number, 2 * at], table[number, 2 * at + 1] = value, value * row.clock
        table[number, 2 * len(terms) + kinds.index(row.kind)] = row.asked * (1 - row.clock)
    ends = np.array([row.ahead for row in rows])
    weights = np.linalg.solve(table.T @ table + CURB * np.eye(table.shape[1]), table.T @ ends)
    error = math.sqrt(float(((ends - table @ weights) ** 2).mean()))
    spread = math.sqrt(float((ends**2).mean()))
    print(f"{game}: {len(rows)} positions, off by {error:.2f} points of a spread of {spread:.2f}")
    rounded = [round(float(weight), 3) for weight in weights]
    return {
        "terms": {term: [rounded[2 * at], rounded[2 * at + 1]] for at, term in enumerate(terms)},
        "asked": {kind: rounded[2 * len(terms) + at] for at, kind in enumerate(kinds)},
    }


def write(numbers: dict[str, Any]) -> None:
    """The file with a line for each level and each list of weights, so that a change can be read."""
    text = json.dumps(numbers, indent=1)
    lines: list[str] = []
    for line in text.splitlines():
        depth = len(line) - len(line.lstrip())
        if depth > 3 or (depth == 3 and line.strip().startswith("}")):
            lines[-1] += (" " if lines[-1][-1] == "," else "") + line.strip()
        else:
            lines.append(line)
    NUMBERS.write_text("\n".join(lines) + "\n", encoding="utf-8")


def duel(tournament: Tournament, jobs: int, cluster: str, *, until_sure: bool) -> str:
    """How the first way did against the second on all other seats; a line of text."""
    verdict = ""
    if until_sure:
        results, found = tournaments.run_until_sure(tournament, jobs, cluster=cluster)
        verdict = f"; {found.decision}, llr {found.llr:+.2f} of ±{found.bound:.2f}"
    else:
        results = tournaments.run(tournament, jobs, cluster=cluster)
    games, wins = len(results), math.fsum(result.wins[0] for result in results)
    leads = [result.scores[0] - max(result.scores[1:]) for result in results]
    low, high = tournaments.wilson(wins, games)
    mean = sum(leads) / games
    error = math.sqrt(sum((lead - mean) ** 2 for lead in leads) / max(1, games - 1) / games)
    first, second = tournament.levels[:2]
    return (
        f"{tournament.game} {len(tournament.levels)} seats, {games} games, seed {tournament.seed}: {first} against "
        f"{second}: {wins / games:.1%} ({low:.1%} – {high:.1%}), lead {mean:+.1f} ± {error:.1f}{verdict}"
    )


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    fitting = commands.add_parser("fit")
    fitting.add_argument("game", nargs="*", help="all if none is named")
    fitting.add_argument("--games", type=int, default=600)
    fitting.add_argument("--seed", type=int, default=1)
    fighting = commands.add_parser("duel")
    fighting.add_argument("game")
    fighting.add_argument("first")
    fighting.add_argument("second")
    fighting.add_argument("--seats", type=int, default=4)
    fighting.add_argument("--games", type=int, default=40)
    fighting.add_argument("--seed", type=int, default=1)
    fighting.add_argument("--seconds", type=float, default=0.1, help="of the processor, a decision")
    fighting.add_argument("--since", type=float, default=0.0, help="begin when so much of a game is over, from 0 to 1")
    fighting.add_argument("--jobs", type=int, default=1)
    fighting.add_argument("--cluster", default="", help="the address of a dask.distributed scheduler")
    fighting.add_argument("--until-sure", action="store_true", help="of --games at most")
    chosen = parser.parse_args(argv)
    if chosen.command == "duel":
        levels = (chosen.first, *[chosen.second] * (chosen.seats - 1))
        budget = Budget(seconds=chosen.seconds)
        tournament = Tournament(chosen.game, levels, chosen.games, chosen.seed, budget, True, chosen.since)
        print(duel(tournament, chosen.jobs, chosen.cluster, until_sure=chosen.until_sure), flush=True)
        return 0
    numbers = json.loads(NUMBERS.read_text(encoding="utf-8"))
    for game in chosen.game or game_ids():
        numbers["weights"][game] = fit(game, chosen.games, chosen.seed)
    write(numbers)
    return 0


if __name__ == "__main__":
    sys.exit(main())
