"""Editions of a game: the printed values, or those that somebody has corrected after an own copy of it.

Rules, words, bots and screens read the values of a game as constants of its modules, and that is what makes them quick.
So every set of corrections has modules of its own: `games.pillars@4f0c…` is `games.pillars` with other values, and what
it imports of its game it gets from the same edition. Nothing can be mixed up: a state, a bot or a screen belongs to the
edition whose modules made it, caches included, and two tables with different values stand side by side.

An edition is named by a string that is used wherever the id of a game is: "pillars" as printed, or "pillars@4f0c…" with
a fingerprint of its corrections. Pickled, the name brings the corrections along, so other processes know it too.
"""

from __future__ import annotations

import builtins
import importlib
import json
import re
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, spec_from_loader
from pkgutil import iter_modules
from types import MappingProxyType, ModuleType, SimpleNamespace
from typing import Any

from kingsbridge_desktop.core.compiling import source_beside, source_loader

Corrections = Mapping[str, Any]  # what a value is called in the data file → what it is in somebody's box
PRINTED: Corrections = MappingProxyType({})

_PRODUCT = "kingsbridge_desktop"
_ROOMS = ("games", "bots.eval", "text", "ui.games")  # where a game has modules of its own
_OF_A_GAME = re.compile(
    rf"^{_PRODUCT}\.(?:{'|'.join(map(re.escape, _ROOMS))})\.(?P<part>[a-z_0-9]+)(?P<at>@[0-9a-f]+)?"
)
_known: dict[str, Corrections] = {}  # by fingerprint


class EditionName(str):
    """The name of an edition with corrected values."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        return edition_of, (game_of(self), dict(corrections_of(self)))


def edition_of(game: str, corrections: Corrections) -> str:
    """The edition of a game with these corrections; without any it is the printed one. Trusts the caller: they fit."""
    if not corrections:
        return game
    import hashlib  # only for somebody's own box: it brings every cipher along

    plain = json.dumps({"game": game, "values": dict(corrections)}, sort_keys=True, ensure_ascii=True)
    fingerprint = hashlib.blake2b(plain.encode(), digest_size=6).hexdigest()
    _known.setdefault(fingerprint, MappingProxyType(json.loads(plain)["values"]))
    return EditionName(f"{game}@{fingerprint}")


def game_of(edition: str) -> str:
    """The id of the game whose edition it is."""
    return edition.partition("@")[0]


def corrections_of(edition: str) -> Corrections:
    """What is corrected in an edition."""
    fingerprint = edition.partition("@")[2]
    return _known[fingerprint] if fingerprint else PRINTED


def corrections_in(module: str) -> Corrections:
    """What is corrected in the edition that a module of a game belongs to."""
    return corrections_of(_edition_of_module(module))


def edition_behind(thing: object) -> str:
    """The edition that a state was made by; nothing for what no game made."""
    return _edition_of_module(type(thing).__module__)


def values_behind(thing: object) -> str:
    """The fingerprint of the values that a state is played with; nothing for the printed ones."""
    return edition_behind(thing).partition("@")[2] if "@" in type(thing).__module__ else ""


def _edition_of_module(module: str) -> str:
    found = _OF_A_GAME.match(module)
    if found is None:
        return ""
    game = _owner(found["part"])
    fingerprint = (found["at"] or "").removeprefix("@")
    return edition_of(game, _known.get(fingerprint, PRINTED))


def _owner(part: str) -> str:
    """Whose module it is: `pillars_worth` is of pillars, `pillars_cards_log` of pillars_cards; nothing: all games'."""
    games = _games_in(tuple(importlib.import_module(f"{_PRODUCT}.games").__path__))
    return max((game for game in games if part == game or part.startswith(f"{game}_")), key=len, default="")


@cache
def _games_in(folders: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(found.name for found in iter_modules(folders) if found.ispkg)


def _in_edition(module: str, edition: str) -> str:
    """The module's name in an edition, or its own if it is none of that game's."""
    found = _OF_A_GAME.match(module)
    if found is None or found["at"] or _owner(found["part"]) != game_of(edition):
        return module
    return f"{module[: found.end('part')]}@{edition.partition('@')[2]}{module[found.end('part') :]}"


class _Editions:
    """Finds modules of editions: the code of the printed one."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """None for everything else."""
        if "@" not in fullname or not fullname.startswith(_PRODUCT):
            return None
        name = re.sub("@[0-9a-f]+", "", fullname, count=1)
        printed = find_spec(name)
        edition = _edition_of_module(fullname)
        if printed is None or not hasattr(source_loader(printed), "get_code") or "@" not in edition:
            return None
        is_package = printed.submodule_search_locations is not None
        loader: Any = _EditionLoader(printed, edition)  # importlib.abc has a class for it and is slow to load
        source = source_beside(printed)
        spec = spec_from_loader(fullname, loader, origin=source or printed.origin, is_package=is_package)
        if spec is not None:
            spec.has_location = printed.has_location or bool(source)
        return spec


class _EditionLoader:
    """Runs the code of a printed module so that what it imports of its own game is of the edition."""

    def __init__(self, printed: ModuleSpec, edition: str) -> None:
        self._printed, self._edition = printed, edition

    def create_module(self, spec: ModuleSpec) -> None:
        """An ordinary module will do."""

    def exec_module(self, module: ModuleType) -> None:
        """Fills the module."""
        loader = source_loader(
            self._printed
        )  # that of a bundle has get_code as well, but is of no class of importlib's
        code = loader.get_code(self._printed.name)
        vars(module)["__builtins__"] = {**vars(builtins), "__import__": self._import}
        exec(code, vars(module))

    def _import(
        self,
        name: str,
        globals: Mapping[str, Any] | None = None,  # noqa: A002  (as the built-in calls them)
        locals: Mapping[str, Any] | None = None,  # noqa: A002
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> Any:
        """Stands for the built-in `__import__` in the modules of the edition."""
        wanted = fromlist or ()
        own = _in_edition(name, self._edition)
        if own != name:
            if not wanted:
                raise ImportError(f"{name!r}: modules of a game are imported by 'from … import …'", name=name)
            module = importlib.import_module(own)
            return SimpleNamespace(**{item: _part(module, item) for item in wanted})
        printed = builtins.__import__(name, globals, locals, fromlist, level)
        own_parts = {item: _in_edition(f"{name}.{item}", self._edition) for item in wanted}
        if all(own == f"{name}.{item}" for item, own in own_parts.items()):
            return printed
        return SimpleNamespace(
            **{
                item: getattr(printed, item) if own == f"{name}.{item}" else importlib.import_module(own)
                for item, own in own_parts.items()
            }
        )


def _part(module: ModuleType, item: str) -> Any:
    """What `from module import item` means: something in it, or a module below it."""
    found = vars(module).get(item, _part)
    return importlib.import_module(f"{module.__name__}.{item}") if found is _part else found


sys.meta_path.insert(0, _Editions())  # before the one that would take the printed file for the edition's
