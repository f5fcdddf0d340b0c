"""The rules of a game as one object, put together from its modules: what all games do alike stands here."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import Generic, Protocol, TypeVar

from kingsbridge_desktop.core.fields import Position
from kingsbridge_desktop.core.machine import Machine
from kingsbridge_desktop.core.meta import GameMeta
from kingsbridge_desktop.core.types import (
    GAME_OVER,
    NOBODY,
    Action,
    Chance,
    Emit,
    Frame,
    Item,
    Option,
    Options,
    Reason,
    silent,
)
from kingsbridge_desktop.games.forms import PositionForm

P = TypeVar("P", bound=Position)
Read = TypeVar("Read", bound=Position, contravariant=True)  # only read
BY_CHANCE = NOBODY  # of the option `start_player`


class Visibility(Protocol[P]):
    """What a game's `visibility.py` offers."""

    def mask(self, s: P, seat: int) -> P: ...

    def determinize(self, masked: P, seat: int, rng: Random) -> P: ...


class Scoring(Protocol[Read]):
    """What a game's `scoring.py` offers."""

    def scores(self, s: Read) -> tuple[int, ...]: ...

    def ranking(self, s: Read) -> tuple[int, ...]: ...

    def breakdown(self, s: Read) -> tuple[tuple[Item, ...], ...]: ...

    def progress(self, s: Read) -> tuple[int, ...]: ...


class WhyNot(Protocol[Read]):
    """What a game's `why_not.py` offers; `reason` is asked only about known actions that are not legal."""

    @property
    def KNOWN(self) -> Collection[Action]: ...

    def reason(self, s: Read, frame: Frame, a: Action) -> Reason | None: ...


class GameRules(Generic[P]):
    """Satisfies `core.types.Rules`; a state is changed by `step` only."""

    def __init__(
        self,
        meta: GameMeta,
        version: int,
        machine: Machine[P],
        form: PositionForm[P],
        *,
        new_game: Callable[[int, Options, Chance, Emit], P],
        alphabet: Callable[[int], Sequence[Action]],
        why_not: WhyNot[P],
        visibility: Visibility[P],
        scoring: Scoring[P],
        options: Mapping[str, Option],
        open_points: Callable[[P], tuple[int, ...]] | None = None,  # where they are not the scores
        standing: Callable[[P], tuple[int, ...]] | None = None,
        revealing: frozenset[str] = frozenset(),
    ) -> None:
        self.game_id, self.seats, self.colours = meta.game_id, meta.seats, meta.colours
        self.version, self.options, self.revealing = version, options, revealing
        self.alphabet, self._new_game, self._why_not, self._machine = alphabet, new_game, why_not, machine
        self.legal, self.step = machine.legal, machine.step
        self.mask, self.determinize = visibility.mask, visibility.determinize
        self.scores, self.ranking, self.open_points = scoring.scores, scoring.ranking, open_points or scoring.scores
        self.standing = standing or scoring.scores
        self.breakdown, self.progress = scoring.breakdown, scoring.progress
        self.to_json, self.from_json = form.to_json, form.from_json

    def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = silent) -> P:
        """A new game at its first question. Trusts the caller: the options are checked."""
        s = self._new_game(seats, options, chance, emit)
        self._machine.settle(s, chance, emit)
        return s

    def why_not(self, s: P, a: Action) -> Reason | None:
        """Which rule forbids an action; None if it is legal or means nothing in this game."""
        if a not in self._why_not.KNOWN or a in self.legal(s):
            return None
        return self._why_not.reason(s, s.stack[-1], a) if s.stack else GAME_OVER


def start_player_option(seats: range) -> Option:
    """The option `start_player`: by chance, or one of the seats."""
    return Option((BY_CHANCE, *range(seats[-1])))


def start_player(seats: int, options: Options, chance: Chance) -> int:
    """Who begins: chosen or drawn."""
    start = options["start_player"]
    return chance.below(seats) if start == BY_CHANCE else start
