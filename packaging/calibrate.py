"""Fits the chances to win to games of bots, and measures how far they can be trusted. Needs numpy and scipy.

calibrate.py fit GAME …      plays games of quick players at every size of table, with a slip now and then, and fits the
                             curves of assets/data/win_chances.json to who won; prints what held-out games say of them.
calibrate.py check GAME …    the same measure on games of another level, as `--level normal`, and nothing is written;
                             `--picture FILE.svg` draws what was said beside what came true.
The same seed gives the same numbers.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from kingsbridge_desktop.bots.base import Budget, evaluator_of  # noqa: E402
from kingsbridge_desktop.bots.levels import make_bot  # noqa: E402
from kingsbridge_desktop.bots.win_chances import Curve, WinChances, curve_of  # noqa: E402
from kingsbridge_desktop.core.chance import Fast  # noqa: E402
from kingsbridge_desktop.core.registry import game_ids, meta_of, rules_of  # noqa: E402
from reliability import Foretold, binned, drawn  # noqa: E402

NUMBERS = ROOT / "assets" / "data" / "win_chances.json"
A_GAME = 12  # positions that are noted of a game
SLIPS = (0.0, 0.05, 0.15)  # the share of moves by chance, so that unusual positions come up
HELD_OUT = 4  # every fourth game is kept for measuring
BINS = 10


class Noted(NamedTuple):
    """A quiet position: what the seats may expect, how far the game has come, and who won it."""

    number: int  # of the game
    values: list[float]
    progress: float
    won: list[float]


def noted(game: str, seats: int, games: int, seed: int, level: str) -> list[Noted]:
    """Positions of games at one size of table."""
    rules, evaluator, rng = rules_of(game), evaluator_of(game), Random(seed)
    chances, chance, found = WinChances(rules, evaluator), Fast(rng), []
    options = {name: option.values[0] for name, option in rules.options.items()}
    bot = None if level == "greedy" else make_bot(game, level)
    for number in range(games):
        slips = rng.choice(SLIPS) if bot is None else 0.0
        s = rules.setup(seats, options, chance)
        seen: list[tuple[list[float], float]] = []
        while s.stack:
            legal = rules.legal(s)
            if evaluator.is_quiet(s):
                seen.append((list(chances.values(s)), evaluator.clock(s)))
            if len(legal) == 1:
                action = legal[0]
            elif rng.random() < slips:
                action = rng.choice(legal)
            elif bot is not None:
                action = bot.choose(rules.mask(s, s.stack[-1].seat), legal, Budget(), rng)
            else:
                action = evaluator.greedy(s, legal, rng)
            rules.step(s, action, chance)
        won = chances.results(s)
        for values, progress in rng.sample(seen, min(A_GAME, len(seen))):
            found.append(Noted(number, values, progress, won))
    return found


def foretold(curve: Sequence[float], values: Any, progress: Any) -> Any:
    """Chances of many positions at once, as `win_chances.chances_by` makes them of one."""
    import numpy as np

    start, slope, bend, surprise = curve
    weight = np.exp(start + progress * (slope + progress * bend))
    parts = np.exp(np.maximum(-60.0, weight[:, None] * (values - values.max(axis=1, keepdims=True))))
    share = max(surprise, 0.005 * values.shape[1])
    return share / values.shape[1] + (1 - share) * parts / parts.sum(axis=1, keepdims=True)


def _table(rows: Sequence[Noted]) -> tuple[Any, Any, Any]:
    import numpy as np

    return (
        np.array([row.values for row in rows]),
        np.array([row.progress for row in rows]),
        np.array([row.won for row in rows]),
    )


def fitted(rows: Sequence[Noted]) -> Curve:
    """The curve under which the games that were played are least surprising."""
    import numpy as np
    from scipy.optimize import minimize  # type: ignore[import-untyped]

    values, progress, won = _table(rows)

    def loss(x: Any) -> float:
        curve = (x[0], x[1], x[2], 1 / (1 + math.exp(-x[3])))
        return float(-(won * np.log(foretold(curve, values, progress))).sum(axis=1).mean() + 1e-3 * x[2] ** 2)

    found = minimize(loss, [-2.0, 1.0, 0.0, -3.0], method="Nelder-Mead", options={"maxiter": 2000, "fatol": 1e-7}).x
    start, slope, bend = (round(float(x), 3) for x in found[:3])
    return Curve(start, slope, bend, round(1 / (1 + math.exp(-float(found[3]))), 3))


def measured(curve: Curve, rows: Sequence[Noted]) -> dict[str, Any]:
    """Log loss and Brier score beside those of an even guess, and how often those who were given so much won."""
    import numpy as np

    values, progress, won = _table(rows)
    chances = foretold(curve, values, progress)
    seats = values.shape[1]
    even = np.full_like(chances, 1 / seats)
    bins = []
    for low in range(BINS):
        inside = (chances >= low / BINS) & (chances < (low + 1) / BINS)
        if inside.sum():
            bins.append(
                [int(inside.sum()), round(float(chances[inside].mean()), 3), round(float(won[inside].mean()), 3)]
            )
    off = sum(count * abs(said - was) for count, said, was in bins) / sum(count for count, _, _ in bins)
    return {
        "positions": len(rows),
        "games": len({row.number for row in rows}),
        "log": [round(float(-(won * np.log(p)).sum(axis=1).mean()), 3) for p in (chances, even)],
        "brier": [round(float(((p - won) ** 2).sum(axis=1).mean()), 3) for p in (chances, even)],
        "off": round(off, 3),
        "bins": bins,
    }


def judged(curve: Curve, rows: Sequence[Noted], number: int) -> list[Foretold]:
    """Every seat's chance in every position beside what came of it; numbers of games begin there."""
    values, progress, won = _table(rows)
    chances = foretold(curve, values, progress)
    return [
        Foretold(number + row.number, float(chance), float(share))
        for row, said, came in zip(rows, chances, won, strict=True)
        for chance, share in zip(said, came, strict=True)
    ]


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=("fit", "check"))
    parser.add_argument("game", nargs="*", help="all if none is named")
    parser.add_argument("--games", type=int, default=400, help="at each size of table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--picture", type=Path, help="where `check` draws its diagram")
    chosen = parser.parse_args(argv)
    panels = {}
    for game in chosen.game or game_ids():
        curves = {}
        said: list[Foretold] = []
        for seats in rules_of(game).seats:
            rows = noted(game, seats, chosen.games, chosen.seed + seats, chosen.level)
            if chosen.command == "fit":
                curve = fitted([row for row in rows if row.number % HELD_OUT])
                rows = [row for row in rows if not row.number % HELD_OUT]
                curves[str(seats)] = curve._asdict()
            else:
                curve = curve_of(game, seats)
                said += judged(curve, rows, len(said))
            print(game, seats, json.dumps({"curve": list(curve), **measured(curve, rows)}), flush=True)
        panels[meta_of(game).title.split(": ")[-1]] = binned(said)
        if curves:
            kept: dict[str, Any] = json.loads(NUMBERS.read_text(encoding="utf-8"))
            kept["games"][game] = curves
            write(kept)
    if chosen.picture is not None:
        chosen.picture.write_text(drawn(panels), encoding="utf-8")
    return 0


def write(numbers: dict[str, Any]) -> None:
    """The file with a line for each table, so that a change can be read."""
    numbers["games"] = dict(sorted(numbers["games"].items()))
    games = ",\n".join(
        f'  "{game}": {{\n'
        + ",\n".join(f'   "{seats}": {json.dumps(curve)}' for seats, curve in curves.items())
        + "\n  }"
        for game, curves in numbers["games"].items()
    )
    tries = json.dumps(numbers.get("quick_tries", {}))
    text = f'{{\n "format": 1,\n "games": {{\n{games}\n }},\n "quick_tries": {tries}\n}}\n'
    NUMBERS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
