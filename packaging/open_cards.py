"""What knowing the hidden hands would be worth in the card game: python3 packaging/open_cards.py [--knows all]

A master plays against `hard-0.1`, both with the same number of tries, once at each seat of every round, with all luck
by the question as in leanings.py. With --knows all it cheats: every world that it samples is the true one. With --knows
guess it weighs worlds by how likely the cards that others have played are under the quick policy. With --doubt its
playouts draw answers, the likelier the more they promise (so many points make a difference), instead of the best. This
tells how much there is to be had; no bot that can be met sees a hidden card. The same seed gives the same games.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from kingsbridge_desktop.bots.base import Budget, Evaluator, evaluator_of  # noqa: E402
from kingsbridge_desktop.bots.ladder import FROZEN  # noqa: E402
from kingsbridge_desktop.bots.search_bot import SearchBot  # noqa: E402
from kingsbridge_desktop.bots.tuning import tuning_of  # noqa: E402
from kingsbridge_desktop.core import engine  # noqa: E402
from kingsbridge_desktop.core.chance import Seeded  # noqa: E402
from kingsbridge_desktop.core.registry import rules_of  # noqa: E402
from kingsbridge_desktop.core.types import Action  # noqa: E402
from leanings import interval, luck  # noqa: E402

GAME = "pillars_cards"
MASK, GUESS, ALL = "mask", "guess", "all"
WORLDS = 150  # that are weighed before a choice
SLIP = 0.05  # how often others are thought to play any card
LIKELY = 1.0  # points that make a difference to what others play
FAINT = 40.0  # what is so many such points worse is thought to be as unlikely as that


def likelihoods(worths: Sequence[float], doubt: float) -> list[float]:
    """How likely each answer is beside the best."""
    top = max(worths)
    return [math.exp(max(-FAINT, (worth - top) / doubt)) for worth in worths]


class Doubting(Evaluator):
    """The evaluation of the card game, whose playouts draw their answers."""

    def __init__(self, doubt: float) -> None:
        self._known, self._doubt = evaluator_of(GAME), doubt
        self.can_compare = self.can_weigh = True  # of the object: a compiled class does not see those of its heirs

    def greedy(self, s: Any, legal: Sequence[Action], rng: Random) -> Action:
        """As ever."""
        return self._known.greedy(s, legal, rng)

    def rollout(self, s: Any, legal: Sequence[Action], rng: Random) -> Action:
        """An answer, the likelier the more it promises."""
        return rng.choices(legal, likelihoods(self._known.action_worths(s, legal), self._doubt))[0]

    def action_worths(self, s: Any, legal: Sequence[Action]) -> Sequence[float]:
        """As ever."""
        return self._known.action_worths(s, legal)

    def is_quiet(self, s: Any) -> bool:
        """As ever."""
        return self._known.is_quiet(s)

    def parts(self, s: Any) -> Mapping[str, Sequence[float]]:
        """As ever."""
        return self._known.parts(s)

    def clock(self, s: Any) -> float:
        """As ever."""
        return self._known.clock(s)


class Worlds:
    """The rules as a search needs them, with other worlds than those that are merely possible."""

    def __init__(self, knows: str) -> None:
        rules = self._rules = rules_of(GAME)
        self.game_id, self.legal, self.step, self.scores = rules.game_id, rules.legal, rules.step, rules.scores
        self._knows, self._evaluator = knows, evaluator_of(GAME)
        self._true: Any = None
        self._deal, self._plays = 0, list[tuple[Any, int, int]]()  # who played what, and what that seat could see
        self._worlds, self._heaps = list[Any](), list[float]()

    def hear(self, s: Any, action: Action) -> None:
        """What is about to be played."""
        if s.stack[-1].kind != "play":
            return
        if s.deal != self._deal:
            self._deal, self._plays = s.deal, []
        seat = s.stack[-1].seat
        self._plays.append((self._rules.mask(s, seat), seat, action.args[0]))

    def prepare(self, s: Any, masked: Any, rng: Random) -> None:
        """Before a choice in the true position `s`."""
        self._true, self._worlds = s, []
        if self._knows != GUESS or s.stack[-1].kind != "play" or s.deal != self._deal:
            return
        seat = s.stack[-1].seat
        since, told = [0] * len(s.hand), []
        for seen, other, card in reversed(self._plays):
            since[other] |= 1 << card
            if other != seat:
                told.append((seen, other, card, since[other]))
        self._worlds = [self._rules.determinize(masked, seat, rng) for _ in range(WORLDS)]
        likely = [math.fsum(self._told(world, *one) for one in told) for world in self._worlds]
        heap, self._heaps = 0.0, []
        for one in likely:
            heap += math.exp(one - max(likely))
            self._heaps.append(heap)

    def _told(self, world: Any, seen: Any, other: int, card: int, since: int) -> float:
        """The logarithm of how likely a card was, if that seat has in this world what it then had."""
        seen.hand[other] = world.hand[other] | since
        legal = self._rules.legal(seen)
        likely = likelihoods(self._evaluator.action_worths(seen, legal), LIKELY)
        at = [action.args[0] for action in legal].index(card)
        return math.log((1 - SLIP) * likely[at] / sum(likely) + SLIP / len(legal))

    def determinize(self, masked: Any, seat: int, rng: Random) -> Any:
        """The true world, or one of those that were weighed, or any that is possible."""
        if self._knows == ALL:
            return self._true.copy()
        if not self._worlds:
            return self._rules.determinize(masked, seat, rng)
        return self._worlds[bisect_left(self._heaps, rng.random() * self._heaps[-1])].copy()


class Task(NamedTuple):
    """A round."""

    seats: int
    seed: int
    tries: int
    knows: str
    doubt: float


def play(task: Task, at: int) -> tuple[float, float]:
    """One game with the master at a seat: its share of the win, and its lead over the mean of the others."""
    rules, worlds, budget = rules_of(GAME), Worlds(task.knows), Budget(task.tries)
    knowing: Any = worlds
    evaluator = Doubting(task.doubt) if task.doubt else evaluator_of(GAME)
    master = SearchBot(knowing, evaluator, tuning_of(GAME, "master"))
    other = SearchBot(rules, evaluator_of(GAME), tuning_of(GAME, FROZEN))
    s = engine.begin(rules, task.seats, {}, Seeded(task.seed)).state
    ply = 0
    while s.stack:
        seat, legal, rng = s.stack[-1].seat, rules.legal(s), luck(task.seed, ply)
        masked = rules.mask(s, seat)
        if seat == at and len(legal) > 1:
            worlds.prepare(s, masked, Random(task.seed + ply))
        action = (master if seat == at else other).choose(masked, legal, budget, rng)
        worlds.hear(s, action)
        ply += 1
        rules.step(s, action, Seeded(task.seed, ply))
    winners, points = engine.winners(rules, s), rules.scores(s)
    rest = sum(points) - points[at]
    return (1 / len(winners) if at in winners else 0.0), points[at] - rest / (task.seats - 1)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--knows", choices=(MASK, GUESS, ALL), default=MASK)
    parser.add_argument("--doubt", type=float, default=0.0)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--tries", type=int, default=130)
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--seed", type=int, default=3000, help="of the first round")
    chosen = parser.parse_args(argv)
    wins, leads = [], []
    for number in range(chosen.rounds):
        task = Task(chosen.seats, chosen.seed + number, chosen.tries, chosen.knows, chosen.doubt)
        games = [play(task, seat) for seat in range(chosen.seats)]
        wins.append(math.fsum(win for win, _ in games) / chosen.seats)
        leads.append(math.fsum(lead for _, lead in games) / chosen.seats)
        print(number + 1, *interval(wins), *interval(leads), file=sys.stderr, flush=True)
    found = {**vars(chosen), "games": chosen.rounds * chosen.seats}
    for name, values, digits in (("share", wins, 4), ("ahead", leads, 2)):
        mean, low, high = interval(values)
        found |= {name: round(mean, digits), f"{name}_ci95": [round(low, digits), round(high, digits)]}
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
