"""A bot that thinks: alone, or with helpers that try the same answers with other luck."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from kingsbridge_desktop.bots import sampling_search
from kingsbridge_desktop.bots.base import Bot, Budget, Evaluator
from kingsbridge_desktop.bots.sampling_search import ActionStats, SamplingSearch
from kingsbridge_desktop.bots.tuning import Tuning, learned_of, weights_of
from kingsbridge_desktop.bots.weighted_evaluation import evaluation_of
from kingsbridge_desktop.core.editions import edition_behind
from kingsbridge_desktop.core.types import Action, Rules

CANDIDATES = 3  # answers that `stats` names


class Found(NamedTuple):
    """What helpers bring back: a part of the tries, and how many iterations they took."""

    tried: dict[Action, ActionStats]
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


class SearchBot(Bot):
    """Forced moves are played at once; other choices take the level's own iterations or the whole budget."""

    def __init__(self, rules: Rules[Any], evaluator: Evaluator, tuning: Tuning) -> None:
        self.rules, self.tuning = rules, tuning
        self.evaluator = evaluator.learned(learned_of(rules.game_id)) if tuning.learned else evaluator
        self.values = evaluation_of(evaluator, weights_of(rules.game_id))
        self.helpers: Helpers | None = None
        self.stats: dict[str, Any] = {}
        self.is_stopped = False
        self._search: SamplingSearch | None = None

    def choose(self, masked: Any, legal: Sequence[Action], budget: Budget, rng: Random) -> Action:
        """The best action found within the budget, or within the level's own iterations if that is less."""
        begin = sampling_search.clock()
        self.stats, self.is_stopped = {}, False
        if len(legal) == 1:
            return legal[0]
        own = self.tuning.iterations and max(1, round(self.tuning.iterations * budget.effort))
        if own:
            budget = Budget(min(own, budget.iterations or own), budget.seconds)
        helpers = self.helpers if not own and budget.seconds else None
        if helpers is not None:
            edition = edition_behind(masked) or self.rules.game_id
            helpers.ask(edition, self.tuning, masked, budget, rng.getrandbits(60))
        thinking = self._search = SamplingSearch(self.rules, self.evaluator, self.tuning, masked, rng, self.values)
        thinking.run(budget, begin)
        found = [Found(thinking.tried(), thinking.iterations)]
        if helpers is not None:
            found += helpers.gather()
        tried = sampling_search.merged([part.tried for part in found])
        action = sampling_search.best(tried, legal, self.tuning.choice_temperature, rng)
        if action is None:
            action = self.evaluator.greedy(masked, legal, rng)
        seconds = sampling_search.clock() - begin
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
        thinking = self._search
        if thinking is not None:
            thinking.stop()
