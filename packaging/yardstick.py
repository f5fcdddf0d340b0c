"""A bot of an earlier checkout, as a program that takes a seat: python3 packaging/yardstick.py CHECKOUT [LEVEL]

With rules, evaluation and search as they were there, so that a table measures knowledge and speed as well as thinking:
kingsbridge simulate --game pillars --seats "master,program:python3 packaging/yardstick.py CHECKOUT" --seconds 0.2
It thinks for all of the time it is told. CHECKOUT is a folder (`git worktree add --detach CHECKOUT 6a54494`) that reads
positions as they are written today, and answers with its own list of actions only where that is the one it was sent.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any


def player(level: str) -> Any:
    """Answers questions of docs/own_bots.md with what the checkout at the head of sys.path has."""
    from kingsbridge_desktop.bots.base import Budget
    from kingsbridge_desktop.bots.levels import make_bot
    from kingsbridge_desktop.core.registry import rules_of

    bots: dict[str, Any] = {}
    rng = Random(1)  # luck of its own, the same in every game

    def choose(question: dict[str, Any]) -> dict[str, int]:
        game = question["game"]
        if game not in bots:
            bots[game] = make_bot(game, level)
        rules = rules_of(game)
        masked = rules.from_json(question["state"])
        legal = list(rules.legal(masked))
        told = [(action["kind"], tuple(action["args"])) for action in question["actions"]]
        if [(action.kind, tuple(action.args)) for action in legal] != told:
            raise SystemExit(f"that checkout knows other rules: {legal} instead of {told}")
        chosen = bots[game].choose(masked, legal, Budget(seconds=question["seconds"]), rng)
        return {"index": legal.index(chosen)}

    return choose


def main() -> None:
    """Speaks until stdin ends."""
    checkout, level = Path(sys.argv[1]).resolve(), (sys.argv[2:] or ["hard"])[0]
    sys.path.insert(0, str(checkout))
    choose = player(level)
    for line in sys.stdin:
        asked = json.loads(line)
        hello = {"name": f"{checkout.name[:12]} {level}"[:24], "protocol": asked.get("protocol")}
        print(json.dumps(hello if asked["cmd"] == "hello" else choose(asked)), flush=True)


if __name__ == "__main__":
    main()
