"""What the thinking bots choose in some games with fixed tries, as JSON: the same in every process and every build.

python tests/decisions.py GAME DECISIONS
"""

from __future__ import annotations

import json
import sys
from random import Random

from kingsbridge_desktop.bots.base import Budget, evaluator_of
from kingsbridge_desktop.bots.ladder import FROZEN
from kingsbridge_desktop.bots.levels import make_bot
from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.compiling import is_compiled
from kingsbridge_desktop.core.registry import rules_of

TRIES = 24


def decisions(game: str, number: int) -> list[object]:
    """So many choices of a level that looks far ahead, each with the visits and values of its best answers."""
    rules, evaluator, rng = rules_of(game), evaluator_of(game), Random(7)
    bot, tables = make_bot(game, FROZEN), 0
    found: list[object] = []
    while True:
        seats = rules.seats[tables % len(rules.seats)]
        chance = Fast(Random(tables))
        s = rules.setup(seats, engine.checked_options(rules, {}), chance)
        tables += 1
        while s.stack:
            legal, masked = rules.legal(s), rules.mask(s, s.stack[-1].seat)
            action = evaluator.greedy(masked, legal, rng)
            if len(legal) > 1 and rng.random() < 0.2:
                action = bot.choose(masked, legal, Budget(iterations=TRIES), rng)
                found.append([action.kind, list(action.args), bot.stats["iterations"], bot.stats["best"]])
                if len(found) == number:
                    return found
            rules.step(s, action, chance)


if __name__ == "__main__":
    sys.stdout.write(json.dumps({"compiled": is_compiled(), "decisions": decisions(sys.argv[1], int(sys.argv[2]))}))
