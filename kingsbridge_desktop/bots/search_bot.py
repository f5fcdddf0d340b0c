"""A bot that searches: alone, or with helpers that think about the same question with other luck."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from kingsbridge_desktop.bots import ismcts
from kingsbridge_desktop.bots.appraisal import appraisal_of
from kingsbridge_desktop.bots.base import Brain, Budget
from kingsbridge_desktop.bots.ismcts import Node, Search, Tried
from kingsbridge_desktop.bots.tuning import Tuning, weights_of
from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.machine import asked
from kingsbridge_desktop.core.types import Action, Rules, silent

CANDIDATES = 3  # answers that `stats` names


class Found(NamedTuple):
    """What helpers bring back: a part of the tries, and how many iterations they took."""

    tried: dict[Action, Tried]
    iterations: int


class Helpers(Protocol):
    """Other processes that search the same question."""

    def ask(self, game: str, tuning: Tuning, masked: Any, budget: Budget, seed: int) -> None:
        """Lets all of them think for as long as the budget says."""
        ...

    def gather(self) -> Sequence[Found]:
        """What they found, without those who are late."""
        ...

    def stop(self) -> None:
        """From another thread: ends what they do."""
        ...


class _Kept(NamedTuple):
    """The tree under the last choice, for the next question of the same turn."""

    masked: Any
    action: Action
    node: Node


class SearchBot:
    """Forced moves are played at once; other choices take the level's own iterations or the whole budget."""

    def __init__(self, rules: Rules[Any], brain: Brain, tuning: Tuning) -> None:
        self.rules, self.brain, self.tuning = rules, brain, tuning
        self.values = appraisal_of(brain, weights_of(rules.game_id))
        self.helpers: Helpers | None = None
        self.stats: dict[str, Any] = {}
        self.is_stopped = False
        self._kept: _Kept | None = None
        self._search: Search | None = None

    def choose(self, masked: Any, legal: Sequence[Action], budget: Budget, rng: Random) -> Action:
        """The best action found within the budget, or within the level's own iterations if that is less."""
        begin = ismcts.clock()
        self.stats, self.is_stopped = {}, False
        if len(legal) == 1:
            return legal[0]
        own = self.tuning.iterations
        if own:
            budget = Budget(min(own, budget.iterations or own), budget.seconds)
        helpers = self.helpers if not own and budget.seconds else None
        if helpers is not None:
            helpers.ask(self.rules.game_id, self.tuning, masked, budget, rng.getrandbits(60))
        search = Search(self.rules, self.brain, self.tuning, masked, rng, self._grown(masked), self.values)
        self._search = search  # and its tree, to the next question: letting go of a large one takes a moment
        search.run(budget, begin)
        found = [Found(search.tried(), search.iterations)]
        if helpers is not None:
            found += helpers.gather()
        tried = ismcts.merged([part.tried for part in found])
        action = ismcts.best(tried, legal, self.tuning.softness, rng)
        if action is None:
            action = self.brain.greedy(masked, legal, rng)
        self._keep(search, action)
        seconds = ismcts.clock() - begin
        iterations = sum(part.iterations for part in found)
        self.stats = {
            "iterations": iterations,
            "thought": round(seconds, 4),
            "playouts_per_second": round(iterations / seconds) if seconds > 0 else 0,
            "processes": len(found),
            "best": [
                {"kind": a.kind, "args": list(a.args), "visits": tried[a].visits, "value": round(tried[a].value, 4)}
                for a in sorted(tried, key=lambda a: (-tried[a].visits, a))[:CANDIDATES]
            ],
        }
        return action

    def stop(self) -> None:
        """From another thread: nobody wants the answer any more. What `choose` gives then means nothing."""
        self.is_stopped = True
        if self.helpers is not None:
            self.helpers.stop()
        search = self._search
        if search is not None:
            search.stop()

    def _grown(self, masked: Any) -> Node | None:
        """The tree that was kept, if this question is the one that its action led to without chance."""
        kept, self._kept = self._kept, None
        if kept is None:
            return None
        seat = asked(masked)
        if asked(kept.masked) != seat:
            return None
        rules = self.rules
        rng = Random(1)
        world = rules.determinize(kept.masked, seat, rng)
        rules.step(world, kept.action, Fast(rng), silent)
        if asked(world) != seat or rules.mask(world, seat).key() != masked.key():
            return None
        return kept.node

    def _keep(self, search: Search, action: Action) -> None:
        node = search.root.children.get(action)
        if self.tuning.reuse and node is not None:
            self._kept = _Kept(search.masked, action, node)
