"""The toy in `tests/toy_games`, for tests of everything that is the same in all games; with words and an evaluator.

As a game of its own it has neither: `tests/test_toy_game.py` plays it as somebody's first game, from its folder alone.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kingsbridge_desktop import games
from kingsbridge_desktop.bots import base
from kingsbridge_desktop.bots.base import Term
from kingsbridge_desktop.core import registry
from kingsbridge_desktop.core.types import Action, Event, Reason
from kingsbridge_desktop.text.language import Language

FOLDER = str(Path(__file__).parent / "toy_games")
games.__path__.append(FOLDER)
from kingsbridge_desktop.games.toy.rules import MACHINE, RULES  # noqa: E402
from kingsbridge_desktop.games.toy.state import State  # noqa: E402
from kingsbridge_desktop.games.toy.tables import CARD_IDS, CARDS, HAND  # noqa: E402
from kingsbridge_desktop.games.toy.turns import DRAW, MARKS, ROLL, SHOW  # noqa: E402

games.__path__.remove(FOLDER)
__all__ = [
    "CARDS",
    "CARD_IDS",
    "DRAW",
    "EVALUATOR",
    "HAND",
    "MACHINE",
    "MARKS",
    "ROLL",
    "RULES",
    "SHOW",
    "State",
    "Text",
]
_EXTRAS = ("text.toy", "bots.eval.toy")


class Text:
    """What the toy says."""

    def __init__(self, language: Language, names: Sequence[str]) -> None:
        self.language = language
        self.names = names

    def action(self, s: Any, a: Action) -> str:
        return f"{a.kind} {' '.join(map(str, a.args))}".strip()

    def event(self, e: Event) -> str:
        return f"{e.kind} {' '.join(map(str, e.args))}".strip()

    def question(self, s: Any) -> str:
        return f"{self.names[s.stack[-1].seat]}: {s.stack[-1].kind}"

    def reason(self, r: Reason) -> str:
        return f"card {r.args[0]} is not in the hand"

    def item(self, kind: str) -> str:
        return kind

    def term(self, kind: str) -> str:
        return kind

    def progress(self, values: Sequence[int]) -> str:
        return f"{values[0]} turns"

    def option(self, name: str) -> str:
        return name

    def option_value(self, name: str, value: int) -> str:
        return str(value)


class Evaluator(base.Evaluator):
    """Plays the highest card."""

    def greedy(self, s: State, legal: Sequence[Action], rng: Random) -> Action:
        plays = [a for a in legal if a.kind == "play"]
        return max(plays or legal)

    def values(self, s: State) -> Sequence[float]:
        return [float(points) for points in s.points]

    def is_quiet(self, s: State) -> bool:
        return bool(s.stack[-1].kind != "mark")

    def terms(self, s: State, seat: int) -> Sequence[Term]:
        return [Term("points", float(s.points[seat]))]


EVALUATOR = Evaluator()


def install(*, plain: bool = False) -> None:
    """Puts the toy among the games of this process; also called in child processes of tests. `plain`: folder only."""
    games.__path__.append(FOLDER)
    if not plain:
        for name in _EXTRAS:
            sys.modules[f"kingsbridge_desktop.{name}"] = sys.modules[__name__]
    registry.look_again()


def remove() -> None:
    """Takes it away again."""
    games.__path__.remove(FOLDER)
    for name in _EXTRAS:
        sys.modules.pop(f"kingsbridge_desktop.{name}", None)
    registry.look_again()


@pytest.fixture
def toy_game():
    """The toy as a registered game, for one test; gives its id."""
    install()
    yield "toy"
    remove()
