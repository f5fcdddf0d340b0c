"""Which games there are: every folder in `games/` with a `meta.py`. Rules are loaded when first asked for.

A game with a fault is left out, and `faults` says why; the other games play on.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from kingsbridge_desktop.core.editions import game_of
from kingsbridge_desktop.core.errors import BadSetup, GameFault
from kingsbridge_desktop.core.meta import GameMeta

if TYPE_CHECKING:
    from kingsbridge_desktop.core.types import Rules

GAMES = "kingsbridge_desktop.games"
_faults: dict[str, GameFault] = {}


@cache
def metas() -> tuple[GameMeta, ...]:
    """Every game that says what it is, in the order of the home page."""
    folders = [found.name for found in pkgutil.iter_modules(import_module(GAMES).__path__) if found.ispkg]
    known = [_meta(name) for name in folders]
    return tuple(sorted((meta for meta in known if meta is not None), key=lambda meta: (meta.place, meta.game_id)))


def _meta(name: str) -> GameMeta | None:
    try:
        meta: GameMeta = import_module(f"{GAMES}.{name}.meta").META
        if meta.game_id != name:
            raise GameFault(name, f"its meta.py calls it {meta.game_id!r}")
        if find_spec(f"{GAMES}.{name}.rules") is None:
            raise GameFault(name, "it has no rules.py")
    except Exception as error:  # noqa: BLE001 - somebody's new game must not stop the others
        _faults[name] = error if isinstance(error, GameFault) else GameFault(name, _reason(error))
        return None
    return meta


def _reason(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def game_ids() -> tuple[str, ...]:
    """The ids of the games that can be played, in the order of the home page."""
    return tuple(meta.game_id for meta in metas() if meta.game_id not in _faults)


def meta_of(game: str) -> GameMeta:
    """What the house knows of a game, whatever its edition."""
    game = game_of(game)
    for meta in metas():
        if meta.game_id == game:
            return meta
    if game in _faults:
        raise _faults[game]
    raise BadSetup(f"there is no game {game!r}", game=game)


def is_known(game: str) -> bool:
    """Whether a game, or the game that an edition is of, can be played here."""
    return game_of(game) in game_ids()


def faults() -> tuple[GameFault, ...]:
    """The games that are left out as far as they were looked at, each with its reason."""
    metas()
    return tuple(_faults.values())


@cache
def rules_of(game: str) -> Rules[Any]:
    """The rules of a game or of an edition of it; `games.<id>.rules.RULES`.

    A game that cannot be loaded is left out from then on; an edition is just refused.
    """
    meta_of(game)
    if game in _faults:
        raise _faults[game]
    try:
        rules: Rules[Any] = import_module(f"{GAMES}.{game}.rules").RULES
    except Exception as error:
        fault = GameFault(game, _reason(error))
        if game == game_of(game):
            _faults[game] = fault
        raise fault from error
    return rules


def look_again() -> None:
    """Forgets what was found, as when a test adds a game."""
    metas.cache_clear()
    rules_of.cache_clear()
    _faults.clear()
