"""Two programs that play the same game side by side: ours, and a plain model written from the rulebook.

A model is a module `tests/models/<game>.py` with a class `Model` and a function `odd_positions`. It is compared with
our rules at every question: who is asked, what may be done, the whole position, and at the end points and winners.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from types import ModuleType
from typing import Any, NamedTuple, Protocol, Self

from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Seeded
from kingsbridge_desktop.core.machine import asked
from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.core.types import NOBODY, Action, Rules

TOO_LONG = 3000
Position = dict[str, Any]


class Luck:
    """The luck of one step, result by result: a model must ask for the same ranges in the same order as our rules."""

    def __init__(self, drawn: Sequence[tuple[int, int]]) -> None:
        self.drawn = list(drawn)

    def below(self, n: int) -> int:
        """An int from 0 to n - 1: what our rules were told."""
        assert self.drawn, f"the model asks for luck (below {n}) where our rules ask for none"
        limit, result = self.drawn.pop(0)
        assert limit == n, f"the model draws below {n} where our rules draw below {limit}"
        return result


class Witness:
    """Chance that remembers what it was asked for, too."""

    def __init__(self, seed: int, ply: int) -> None:
        self.chance = Seeded(seed, ply)
        self.drawn: list[tuple[int, int]] = []

    def below(self, n: int, /) -> int:
        result = self.chance.below(n)
        self.drawn.append((n, result))
        return result


class Model(Protocol):
    """A game told a second time. Slow is fine; clever is not."""

    @classmethod
    def read(cls, position: Position) -> Self:
        """The model of a whole position, in the form in which our rules write it down."""
        ...

    def write(self) -> Position:
        """The same form again."""
        ...

    def asked(self) -> int:
        """Who must act, NOBODY after the end."""
        ...

    def legal(self) -> Iterable[Action]:
        """All that may be done, in any order."""
        ...

    def step(self, action: Action, luck: Luck) -> None:
        """Does it, and whatever follows until somebody is asked again."""
        ...

    def scores(self) -> Sequence[int]:
        """Points by seat."""
        ...

    def winners(self) -> Iterable[int]:
        """Who has won."""
        ...


class Difference(AssertionError):
    """The two programs disagree; says where and how to get there again."""


class Start(NamedTuple):
    """Where a game in lockstep begins."""

    name: str
    state: Any
    seed: int


def ordinary_start(rules: Rules[Any], seats: int, seed: int) -> Start:
    """A new game with options by chance."""
    rng = Random(seed)
    options = {name: rng.choice(option.values) for name, option in rules.options.items() if rng.random() < 0.5}
    if options.get("start_player", 0) >= seats:
        del options["start_player"]
    return Start(f"new game, options {options}", engine.begin(rules, seats, options, Seeded(seed)).state, seed)


def odd_starts(module: ModuleType, rules: Rules[Any], seats: int, seed: int) -> Iterator[Start]:
    """Positions that ordinary games seldom reach: written down, changed by the model's `odd_positions`, read again.

    What is changed is a position somewhere in the middle of a game played by chance.
    """
    rng = Random(seed)
    state = engine.begin(rules, seats, {}, Seeded(seed)).state
    path = [state]
    while state.stack and len(path) < TOO_LONG:
        state = engine.apply(rules, state, rng.choice(rules.legal(state)), Seeded(seed, len(path))).state
        path.append(state)
    chosen = rng.choice(path[:-1])
    for name, position in module.odd_positions(rules.to_json(chosen), rng):
        yield Start(name, rules.from_json(position), seed)


def differences(ours: Any, theirs: Any, path: str = "") -> list[str]:
    """Every place where two positions differ."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        found = []
        for name in sorted(set(ours) | set(theirs), key=str):
            if name not in ours or name not in theirs:
                found.append(f"{path}.{name}: only {'ours' if name in ours else 'the model'} has it")
            else:
                found += differences(ours[name], theirs[name], f"{path}.{name}")
        return found
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        return [
            line
            for at, pair in enumerate(zip(ours, theirs, strict=True))
            for line in differences(*pair, f"{path}[{at}]")
        ]
    return [] if ours == theirs else [f"{path}: ours {ours!r}, the model {theirs!r}"]


def play(module: ModuleType, rules: Rules[Any], start: Start) -> int:
    """Plays one game to its end in lockstep; gives the number of questions compared."""
    state, rng = start.state, Random(start.seed)
    model: Model = module.Model.read(rules.to_json(state))
    trail: list[Action] = []

    def agree(what: str, ours: Any, theirs: Any) -> None:
        if ours == theirs:
            return
        detail = "\n  ".join(differences(ours, theirs)[:12])
        raise Difference(
            f"{rules.game_id}, {start.name}, seed {start.seed}, after {len(trail)} actions: {what} differ"
            f"\n  {detail}\n  last actions: {trail[-6:]}\n  position: {rules.to_json(state)}"
        )

    while True:
        agree("asked seats", asked(state), model.asked())
        agree("positions", rules.to_json(state), model.write())
        if asked(state) == NOBODY:
            agree("points", list(rules.scores(state)), list(model.scores()))
            agree("winners", engine.winners(rules, state), sorted(model.winners()))
            return len(trail)
        legal = list(rules.legal(state))
        theirs = sorted(model.legal())
        agree(
            "legal sets",
            {"all": legal, "missing": [], "extra": []},
            {
                "all": theirs,
                "missing": [a for a in legal if a not in theirs],
                "extra": [a for a in theirs if a not in legal],
            }
            if theirs != legal
            else {"all": legal, "missing": [], "extra": []},
        )
        action = rng.choice(legal)
        witness = Witness(start.seed, len(trail) + 1)
        state = state.copy()
        rules.step(state, action, witness)
        trail.append(action)
        luck = Luck(witness.drawn)
        model.step(action, luck)
        assert not luck.drawn, f"the model leaves luck unused after {trail[-1]}: {luck.drawn}"
        assert len(trail) < TOO_LONG


def rules_for(module: ModuleType) -> Rules[Any]:
    """Our rules of the game that a model is of."""
    return rules_of(module.__name__.rsplit(".", 1)[-1])
