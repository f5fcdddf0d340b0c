"""Records whole games as today's code plays them: `record_golden.py games`, `record_golden.py saves`.

games  one game per game and number of seats, played by greedy and random bots, into tests/golden; a step is the seat
       asked, the number of legal actions, kind, args and chance. The tests replay them, so record anew only when a rule
       was wrong, never to make a test green.
saves  real saves of today's format, into tests/saves/fixtures: a game half played, one finished, one that began from a
       position. What is there already is kept: old files must stay as they were written.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from kingsbridge_desktop.bots.base import Budget  # noqa: E402
from kingsbridge_desktop.bots.levels import YARDSTICKS, make_bot  # noqa: E402
from kingsbridge_desktop.core.registry import game_ids, rules_of  # noqa: E402
from kingsbridge_desktop.play.files import save_match  # noqa: E402
from kingsbridge_desktop.play.match import Match, Seat  # noqa: E402
from kingsbridge_desktop.saves.schema import FORMAT  # noqa: E402
from kingsbridge_desktop.saves.store import SUFFIX  # noqa: E402

GOLDEN = ROOT / "tests" / "golden"
SAVES = ROOT / "tests" / "saves" / "fixtures" / f"format_{FORMAT}"
NAMES = ("Aliena", "Jack", "Tom", "Philip", "Ellen")


def seated(seats: int) -> list[Seat]:
    """Random and greedy bots in turn."""
    return [Seat(NAMES[seat], YARDSTICKS[seat % 2], seat) for seat in range(seats)]


def some_options(game: str, seats: int) -> dict[str, int]:
    """At some tables the start player by chance, at others a chosen one; the colours in some order."""
    options = rules_of(game).options
    chosen = {}
    if "start_player" in options and seats % 2:
        chosen["start_player"] = seats - 1
    if "colours" in options:
        chosen["colours"] = options["colours"].values[seats * 5]
    return chosen


def play(match: Match, until: int | None = None) -> Iterator[tuple[int, int]]:
    """Plays on, to the end or to a ply; gives for each ply the seat asked and the number of legal actions."""
    rng = Random(match.seed)
    bots = [make_bot(match.game, seat.level) for seat in match.seats]
    while not match.is_over and match.ply != until:
        seat, legal = match.asked, match.legal()
        yield seat, len(legal)
        match.submit(bots[seat].choose(match.view(seat), legal, Budget(), rng))


def golden(game: str, seats: int, seed: int) -> dict[str, Any]:
    """One whole game with all that is to come out again."""
    match = Match(game, seated(seats), seed, some_options(game, seats))
    asked = list(play(match))
    return {
        "game": game,
        "seats": seats,
        "options": match.options,
        "seed": seed,
        "setup": match.setup_chance,
        "scores": match.scores(),
        "winners": match.winners(),
        "ranking": match.rules.ranking(match.state),
        "breakdown": match.rules.breakdown(match.state),
        "steps": [
            [seat, number, step.action.kind, step.action.args, step.chance]
            for (seat, number), step in zip(asked, match.steps, strict=True)
        ],
    }


def text_of(record: dict[str, Any]) -> str:
    """JSON with one line for each step and for each other thing: it can be read and compared."""
    lines = [f' "{name}": {json.dumps(value)}' for name, value in record.items() if name != "steps"]
    steps = ",\n".join("  " + json.dumps(step, separators=(",", ":")) for step in record["steps"])
    return "{\n" + ",\n".join([*lines, f' "steps": [\n{steps}\n ]']) + "\n}\n"


def record_games(seed: int) -> None:
    """A file per game and number of seats."""
    for game in game_ids():
        for seats in rules_of(game).seats:
            (GOLDEN / f"{game}_{seats}.json").write_text(text_of(golden(game, seats, seed + seats)), encoding="utf-8")


def record_saves(seed: int) -> None:
    """Three saves per game, where there are none of that name yet."""
    for game in game_ids():
        rules = rules_of(game)
        few, many = rules.seats[0], rules.seats[-1]
        finished = Match(game, seated(few), seed)
        length = len(list(play(finished)))
        whole = Match(game, seated(many), seed + 1)
        half = Match(game, seated(many), seed + 1)
        list(play(half, len(list(play(whole))) // 2))
        third = Match(game, seated(few), seed + 2)
        list(play(third, length // 3))
        start = rules.from_json(rules.to_json(third.state))
        begun = Match(game, seated(few), seed + 3, third.options, start=start)
        list(play(begun, length // 6))
        for name, match in (("finished", finished), ("half", half), ("from_position", begun)):
            path = SAVES / f"{game}_{name}{SUFFIX}"
            if not path.exists():
                save_match(path, match)


def main() -> int:
    """Records what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["games", "saves"])
    parser.add_argument("--seed", type=int, default=1123)
    chosen = parser.parse_args()
    (record_games if chosen.what == "games" else record_saves)(chosen.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
