"""Positions to find the move in: a small file beside the record of their game, deleted and brought back with it."""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from pydantic import Field, ValidationError

from kingsbridge_desktop.saves import store
from kingsbridge_desktop.saves.chronicle import records
from kingsbridge_desktop.saves.errors import SaveDamaged, SaveError, SaveTooNew, SaveUnreadable
from kingsbridge_desktop.saves.folder import why, write_text
from kingsbridge_desktop.saves.reviews import ActionPart, Change, Points, Record
from kingsbridge_desktop.saves.schema import Id, Name, Part

log = logging.getLogger(__name__)
FORMAT: Final = 1
SUFFIX = ".puzzles"
When = Field(default="", max_length=40)  # in ISO's form, or empty


class PuzzlePart(Part):
    """One position: before which step, who is asked there, the answer, and how the learner fared."""

    ply: int = Field(ge=0)
    turn: int = Field(ge=1)
    seat: int = Field(ge=0, lt=8)
    name: Name
    colour: int = Field(ge=0, lt=8)
    answers: int = Field(ge=2)  # how many there are to choose from
    best: ActionPart
    second: ActionPart
    lead: Change
    points: Points
    reasons: list[tuple[str, Points]] = Field(default=[], max_length=20)
    tried: int = Field(default=0, ge=0)
    last: str = When  # when it was tried last
    solved: str = When  # when the move was found for the first time without being shown


class PuzzleFile(Part):
    """What one game has to offer."""

    format: int = Field(default=FORMAT, ge=FORMAT, le=FORMAT)
    record: Record
    game: Id
    turns: int = Field(ge=1)
    ended: str = When
    puzzles: list[PuzzlePart] = Field(max_length=1000)


class Offered(NamedTuple):
    """A game's file, and the id of that game."""

    match_id: str
    file: PuzzleFile


class Shelf(NamedTuple):
    """All there is, and what could not be read."""

    offered: list[Offered]
    apart: list[SaveError]


def path_of(match_id: str) -> Path:
    """The file of a game's positions."""
    return records.beside(records.path_of(match_id), SUFFIX)


def read(path: Path) -> PuzzleFile:
    """What a file says; a SaveError says why that cannot be told."""
    text = store.content(path)
    try:
        document = json.loads(text)
        if not isinstance(document, dict):
            raise SaveDamaged("the file is a JSON object", file=path.name)
        form = document.get("format")
        if isinstance(form, int) and form > FORMAT:
            raise SaveTooNew(f"form {form} of positions", file=path.name)
        if document.pop("digest", None) != store.digest(document):
            raise SaveDamaged("the digest over the whole file does not fit", file=path.name)
        return PuzzleFile.model_validate_json(json.dumps(document))
    except (ValueError, RecursionError, ValidationError) as error:
        raise SaveDamaged(f"the file cannot be read: {str(error)[:120]}", file=path.name) from error


def change(match_id: str, how: Callable[[PuzzleFile | None], PuzzleFile | None]) -> None:
    """Writes what `how` makes of a game's file, None for nothing; other copies of the app wait meanwhile.

    A file that cannot be read counts as missing, so that a new look makes it anew; one of a later form stays.
    """
    path = path_of(match_id)
    with records.held(records.path_of(match_id)):
        if not store.exists(records.path_of(match_id)):
            return  # the game was deleted meanwhile
        known: PuzzleFile | None = None
        try:
            known = read(path) if store.exists(path) else None
        except SaveTooNew:
            raise
        except SaveError as error:
            log.warning("%s is made anew: %s", path.name, error)
        wanted = how(known)
        if wanted is not None and wanted != known:
            document = wanted.model_dump()
            write_text(path, json.dumps({"digest": store.digest(document), **document}, separators=(",", ":")) + "\n")


def shelf() -> Shelf:
    """The positions of all games whose records are there, the game that ended last first."""
    found, apart = [], []
    for name in _names():
        path = records.folder() / name
        if not store.exists(records.path_of(path.stem)):
            continue
        try:
            found.append(Offered(path.stem, read(path)))
        except SaveError as error:
            apart.append(error)
    found.sort(key=lambda one: (one.file.ended, one.match_id), reverse=True)
    return Shelf([one for one in found if one.file.puzzles], apart)


def _names() -> list[str]:
    try:
        with os.scandir(records.folder()) as entries:
            return sorted(entry.name for entry in entries if entry.name.endswith(SUFFIX))
    except FileNotFoundError:
        return []
    except OSError as error:
        raise SaveUnreadable(f"the chronicle cannot be read: {why(error)}", file=records.folder().name) from error
