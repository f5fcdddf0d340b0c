"""The values that somebody has corrected after an own copy of a printed game: one small file for each game.

Only what differs is kept, so that a later release may correct the rest. What cannot be read or cannot be is told and
left out; the game plays on with the printed values.
"""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from kingsbridge_desktop.core.editions import Corrections, edition_of
from kingsbridge_desktop.core.errors import BadData, KingsbridgeError
from kingsbridge_desktop.games.component_file import box_of
from kingsbridge_desktop.saves import store
from kingsbridge_desktop.saves.folder import home, why, write_text

LARGEST = 256 * 1024


class BoxDamaged(KingsbridgeError):
    """A file of corrected values that cannot be used; the printed ones are."""

    id = "box_damaged"


class _File(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")
    format: Literal[1]
    game: str
    values: dict[str, Any] = Field(max_length=2000)


class OwnBox(NamedTuple):
    """What is corrected in a game, and why nothing is although there is a file."""

    corrections: Corrections
    problem: KingsbridgeError | None


def box_file(game: str) -> Path:
    """Where the corrections of a game lie."""
    return home() / "box" / f"{game}.json"


def read(game: str) -> OwnBox:
    """The corrections of a game, checked; none if there are none or they cannot be used."""
    box = box_of(game)
    if box is None:
        return OwnBox({}, None)
    try:
        file = _File.model_validate_json(_text(box_file(game)))
        if file.game != game:
            raise BoxDamaged(f"the corrections are for {file.game!r}", file=f"{game}.json")
        box.corrected(file.values)
        return OwnBox(box.differing(file.values), None)
    except FileNotFoundError:
        return OwnBox({}, None)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        return OwnBox({}, BoxDamaged(f"{game}.json: {first['msg']}", file=f"{game}.json"))
    except (BoxDamaged, BadData) as error:
        return OwnBox({}, error)


def _text(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            text = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise
    except OSError as error:
        raise BoxDamaged(f"{path.name!r} cannot be read: {why(error)}", file=path.name) from error
    if len(text) > LARGEST:
        raise BoxDamaged(f"{path.name!r} is too large", file=path.name)
    return text


def write(game: str, corrections: Corrections) -> None:
    """Keeps the corrections; BadData if they cannot be. A file that could not be used is set aside, not lost."""
    box = box_of(game)
    if box is None:
        raise BoxDamaged(f"{game} has no values that could be corrected", file=f"{game}.json")
    box.corrected(corrections)
    path = box_file(game)
    if read(game).problem is not None:
        with contextlib.suppress(OSError):
            path.replace(path.with_suffix(".json.old"))
    values = box.differing(corrections)
    if not values:
        store.remove(path)
        return
    document = {"format": 1, "game": game, "values": values}
    write_text(path, json.dumps(document, ensure_ascii=False, indent=1) + "\n")


class OwnEdition(NamedTuple):
    """The edition of a game that lies in this user's box, and what is wrong with the corrections."""

    edition: str
    problem: KingsbridgeError | None


def own_edition(game: str) -> OwnEdition:
    """What a new game is begun with."""
    corrections, problem = read(game)
    return OwnEdition(edition_of(game, corrections), problem)
