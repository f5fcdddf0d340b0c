"""A bot of an earlier checkout, as a program that takes a seat: python3 packaging/yardstick.py CHECKOUT [LEVEL]

With rules, evaluation and search as they were there, so that a table measures knowledge and speed as well as thinking:
kingsbridge simulate --game pillars --seats "master,program:python3 packaging/yardstick.py CHECKOUT" --seconds 0.2
It thinks for all of the time it is told. With --processor-time behind it those are seconds of the processor, as
`simulate --processor-time` counts them for the others: a busy machine changes nothing then. CHECKOUT is a folder
(`git worktree add --detach CHECKOUT 6a54494`) that reads positions as they are written today, and answers with its own
list of actions only where that is the one it was sent.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

BY_PROCESSOR = "--processor-time"


def player(level: str, *, by_processor: bool = False) -> Any:
    """Answers questions of docs/own_bots.md with what the checkout at the head of sys.path has."""
    from kingsbridge_desktop.bots import sampling_search
    from kingsbridge_desktop.bots.base import Budget
    from kingsbridge_desktop.bots.levels import make_bot
    from kingsbridge_desktop.core.registry import rules_of

    if by_processor:
        sampling_search.clock = time.thread_time
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
    words = [word for word in sys.argv[1:] if word != BY_PROCESSOR]
    checkout, level = Path(words[0]).resolve(), (words[1:] or ["hard"])[0]
    sys.path.insert(0, str(checkout))
    choose = player(level, by_processor=BY_PROCESSOR in sys.argv)
    for line in sys.stdin:
        asked = json.loads(line)
        hello = {"name": f"{checkout.name[:12]} {level}"[:24], "protocol": asked.get("protocol")}
        print(json.dumps(hello if asked["cmd"] == "hello" else choose(asked)), flush=True)


if __name__ == "__main__":
    main()
