"""Random games at every table: each registered game with each number of seats.

CONTRACT_GAMES=pillars,web_of_power leaves the others out while one works on some.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib.util import find_spec
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st

from kingsbridge_desktop import resources
from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Seeded
from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.core.types import NOBODY, Action, Rules
from kingsbridge_desktop.games.component_file import box_of

TOO_LONG = 3000  # plies; no table of ours plays a third of that

WANTED = os.environ.get("CONTRACT_GAMES")
GAMES = WANTED.split(",") if WANTED else game_ids()
TABLES = [(game, seats) for game in GAMES for seats in rules_of(game).seats]
each_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game}-{seats}" for game, seats in TABLES])
each_game = pytest.mark.parametrize("game", GAMES)
# A new game may come without words, a data file or pages of help: what it does not have yet is not asked of it.
TOLD = [game for game in GAMES if find_spec(f"kingsbridge_desktop.text.{game}")]
BOXED = [game for game in GAMES if box_of(game) is not None]
HELPED = [game for game in GAMES if (resources.assets() / "help" / f"{game}.en.md").exists()]
each_boxed_game = pytest.mark.parametrize("game", BOXED)
each_helped_game = pytest.mark.parametrize("game", HELPED)
each_told_table = pytest.mark.parametrize(("game", "seats"), [table for table in TABLES if table[0] in TOLD])

seeds = st.integers(0, 2**32 - 1)


def examples(number: int) -> settings:
    """The same few games in every run, never shrunk: a game does not become simpler by a smaller seed."""
    return settings(
        max_examples=number, derandomize=True, database=None, deadline=None, phases=(Phase.explicit, Phase.generate)
    )


class Ply(NamedTuple):
    """A position, what could be done, what was done and what came of it."""

    state: Any
    legal: Sequence[Action]
    action: Action
    outcome: engine.Outcome


class Game(NamedTuple):
    """A whole game played by chance."""

    rules: Rules[Any]
    seats: int
    seed: int
    options: dict[str, int]
    begun: engine.Outcome
    plies: list[Ply]

    @property
    def final(self) -> Any:
        """The last position."""
        return self.plies[-1].outcome.state

    @property
    def states(self) -> list[Any]:
        """Every position, from the first to the last."""
        return [self.begun.state, *(ply.outcome.state for ply in self.plies)]

    @property
    def viewers(self) -> range:
        """Every seat, and an onlooker."""
        return range(NOBODY, self.seats)

    def some(self, number: int) -> list[Ply]:
        """A few plies from all over the game, always the first and the last."""
        if len(self.plies) <= number:
            return self.plies
        chosen = {0, len(self.plies) - 1, *Random(self.seed).sample(range(len(self.plies)), number - 2)}
        return [self.plies[at] for at in sorted(chosen)]


@lru_cache(maxsize=32)
def played(game: str, seats: int, seed: int) -> Game:
    """A game played by chance through the checked way in; the states must not be changed."""
    rules, rng = rules_of(game), Random(seed)
    options = {name: rng.choice(option.values) for name, option in rules.options.items() if rng.random() < 0.5}
    if options.get("start_player", 0) >= seats:
        del options["start_player"]
    begun = engine.begin(rules, seats, options, Seeded(seed))
    state = begun.state
    plies: list[Ply] = []
    while state.stack:
        legal = rules.legal(state)
        action = rng.choice(legal)
        outcome = engine.apply(rules, state, action, Seeded(seed, len(plies) + 1), len(plies))
        plies.append(Ply(state, legal, action, outcome))
        state = outcome.state
        assert len(plies) < TOO_LONG, f"{game} with {seats} seats and seed {seed} does not end"
    return Game(rules, seats, seed, options, begun, plies)


def play_on(rules: Rules[Any], state: Any, rng: Random, limit: int = TOO_LONG) -> Iterator[Any]:
    """Plays a copy of a position on by chance, trusting the rules; gives each position."""
    state = state.copy()
    for ply in range(limit):
        if not state.stack:
            return
        rules.step(state, rng.choice(rules.legal(state)), Seeded(ply))
        yield state


def foreign_actions(game: Game, ply: Ply) -> list[Action]:
    """Actions that are not legal there: those of other positions, and nonsense."""
    listed = set(ply.legal)
    known = {action for other in game.plies for action in other.legal}
    nonsense = {
        Action("nonsense"),
        Action(""),
        Action(ply.action.kind, (*ply.action.args, 0)),
        Action(ply.action.kind, (*ply.action.args[:-1], 9999)),
        Action(ply.action.kind, (*ply.action.args[:-1], -1)),
    }
    return sorted((known | nonsense) - listed)
