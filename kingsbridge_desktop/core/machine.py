"""The stack of frames as control flow: questions are answered, phases run, until somebody is asked again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from inspect import isbuiltin, isfunction
from types import ModuleType
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from kingsbridge_desktop.core.types import NOBODY, Action, Chance, Emit, Frame, S, State, silent

Played = TypeVar("Played", bound=State, contravariant=True)
Legal: TypeAlias = Callable[[S, Frame], Sequence[Action]]
Take: TypeAlias = Callable[[S, Frame, Action, Chance, Emit], bool | None]
Run: TypeAlias = Callable[[S, Frame, Chance, Emit], bool | None]


def _by_kind(functions: Mapping[str, Any], prefix: str) -> dict[str, Any]:
    return {name.removeprefix(prefix): function for name, function in functions.items() if name.startswith(prefix)}


class Step(Protocol[Played]):
    """Answers the question on top and runs on to the next one. Trusts the caller: `a` is legal."""

    def __call__(self, s: Played, a: Action, chance: Chance, emit: Emit = silent) -> None: ...


class Machine(Generic[S]):
    """Binds every kind of frame to functions of a game's phases: `legal_x` and `take_x`, or `run_x` if nobody is asked.

    A frame is taken off the stack before its `take_x` or `run_x` is called; what is to follow is pushed by it,
    last things first. An empty stack is the end of the game. A `take_x` or `run_x` that knows that there is a question
    on top now may say so by True, which spares a look.
    """

    def __init__(self, *phases: ModuleType) -> None:
        found = {
            name: function
            for module in phases
            for name, function in vars(module).items()
            if (isfunction(function) or isbuiltin(function)) and function.__module__ == module.__name__
        }
        named = {prefix: _by_kind(found, prefix) for prefix in ("legal_", "take_", "run_")}
        self._legal: dict[str, Legal[S]] = named["legal_"]
        self._take: dict[str, Take[S]] = named["take_"]
        self._run: dict[str, Run[S]] = named["run_"]
        for kind in self._legal.keys() ^ self._take.keys():
            raise TypeError(f"a question {kind!r} needs both legal_{kind} and take_{kind}")
        self.legal: Callable[[S], Sequence[Action]] = _answers(self._legal)
        self.step: Step[S] = _stepping(self._take, {**dict.fromkeys(self._legal), **self._run})

    @property
    def questions(self) -> frozenset[str]:
        """All kinds that ask somebody."""
        return frozenset(self._legal)

    @property
    def phases(self) -> frozenset[str]:
        """All kinds that ask nobody."""
        return frozenset(self._run)

    def settle(self, s: S, chance: Chance, emit: Emit = silent) -> None:
        """Runs phases until somebody is asked, as after set-up."""
        stack = s.stack
        while stack and stack[-1].kind in self._run:
            top = stack.pop()
            self._run[top.kind](s, top, chance, emit)


# Functions of their own instead of methods: they are called in every move, and what they know is at hand sooner


def _answers(legal_of: dict[str, Legal[S]]) -> Callable[[S], Sequence[Action]]:
    def legal(s: S) -> Sequence[Action]:
        """All answers to the question on top, sorted and unique; nothing when the game is over."""
        try:
            top = s.stack[-1]
        except IndexError:
            return ()
        return legal_of[top.kind](s, top)

    return legal


def _stepping(take_of: dict[str, Take[S]], run_of: dict[str, Run[S] | None]) -> Step[S]:
    """`run_of` knows all kinds of frames, and nothing to run for a question."""

    def step(s: S, a: Action, chance: Chance, emit: Emit = silent) -> None:
        stack = s.stack
        top = stack.pop()
        if take_of[top.kind](s, top, a, chance, emit):
            return
        while True:
            try:
                top = stack.pop()
            except IndexError:
                return
            run = run_of[top.kind]
            if run is None:
                stack.append(top)
                return
            if run(s, top, chance, emit):
                return

    def step_without_phases(s: S, a: Action, chance: Chance, emit: Emit = silent) -> None:
        top = s.stack.pop()
        take_of[top.kind](s, top, a, chance, emit)

    return step if any(run_of.values()) else step_without_phases


def asked(s: S) -> int:
    """The seat that is asked now, NOBODY after the end."""
    return s.stack[-1].seat if s.stack else NOBODY


def is_over(s: S) -> bool:
    """Whether the game has ended."""
    return not s.stack
