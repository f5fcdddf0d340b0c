"""Which games there are, loaded when first asked for, so that starting the app reads no rules."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from kingsbridge_desktop.core.errors import BadSetup
from kingsbridge_desktop.core.types import Rules

GAME_IDS: tuple[str, ...] = ("column_of_fire", "pillars", "pillars_cards", "web_of_power")


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of the games that are built, in the order of the shelf."""
    return tuple(game for game in GAME_IDS if find_spec(f"kingsbridge_desktop.games.{game}.rules"))


@cache
def rules_of(game: str) -> Rules[Any]:
    """The rules of a game by id; `games.<id>.rules.RULES`."""
    if game not in game_ids():
        raise BadSetup(f"there is no game {game!r}", game=game)
    rules: Rules[Any] = import_module(f"kingsbridge_desktop.games.{game}.rules").RULES
    return rules
