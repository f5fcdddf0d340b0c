"""The ladder from old formats to today's, dict to dict, one rung a format."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from kingsbridge_desktop.saves.errors import SaveDamaged, SaveForeign, SaveTooNew
from kingsbridge_desktop.saves.schema import FORMAT

Document = dict[str, Any]


OLDEST = 2  # format 1 was never in anybody's hands


def from_2(old: Document) -> Document:
    """Format 2 (0.1.0) wrote positions in a form of each game's own, and made fingerprints of it."""
    position = _positions_of_format_2(str(old["game"]))
    old["snapshot"] = {**old["snapshot"], "checksum": None, "state": position(old["snapshot"]["state"])}
    if old.get("start") is not None:
        old["start"] = position(old["start"])
    old["checksums"] = {}
    return old


def _positions_of_format_2(game: str) -> Callable[[Document], Document]:
    name = f"kingsbridge_desktop.saves.from_format_2.{game}"
    if not game.isidentifier() or find_spec(name) is None:
        return lambda position: position  # a game that had no positions of its own then
    converted: Callable[[Document], Document] = import_module(name).position
    return converted


def from_3(old: Document) -> Document:
    """Format 3 had no digest and no name, and told in A Column of Fire what the hidden advantages were worth."""
    old["name"] = ""
    if old["game"] == "column_of_fire" and not old["summary"]["over"]:
        old["summary"] = {**old["summary"], "scores": []}
    return old


BEGINNING = ("game", "rules", "seed", "options", "values", "seats", "start", "setup")


def from_4(old: Document) -> Document:
    """Format 4 gave a game no id; one that is made of its beginning is the same for all saves of the game."""
    beginning = json.dumps([old.get(part) or None for part in BEGINNING], sort_keys=True)
    old["id"] = hashlib.blake2b(beginning.encode(), digest_size=16).hexdigest()
    return old


LADDER: dict[int, Callable[[Document], Document]] = {2: from_2, 3: from_3, 4: from_4}


def migrate(written: Any) -> Document:
    """A document of today's format; a later one is refused by name."""
    if not isinstance(written, dict) or not isinstance(written.get("format"), int) or "game" not in written:
        raise SaveForeign("the file is not a Kingsbridge save")
    document: Document = dict(written)
    number = document["format"]
    if number > FORMAT:
        raise SaveTooNew(
            f"the save has format {number}, this release reads up to {FORMAT}",
            format=number,
            app=str(document.get("app", "?"))[:40],
        )
    if number < OLDEST:
        raise SaveForeign(f"there never was a save format {number}")
    while document["format"] < FORMAT:
        at = document["format"]
        try:
            document = LADDER[at](document)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            raise SaveDamaged(f"the save of format {at} is incomplete: {error!r}") from error
        document["format"] = at + 1
    return document
