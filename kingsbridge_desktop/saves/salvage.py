"""What can still be read of a damaged save: who played what, and the first steps up to the damage."""

from __future__ import annotations

import json
import re
from typing import Any

from pydantic import Field, ValidationError

from kingsbridge_desktop.saves.schema import (
    MOST_VALUES,
    Checksum,
    Id,
    MatchId,
    Number,
    Part,
    SeatPart,
    StepPart,
    ValuePath,
)

OLDEST_READABLE = 3  # before it positions had another form
NEEDED = ("format", "game", "rules", "seed", "options", "seats", "start", "setup")


class Remains(Part):
    """The part of a save from which a game can be played again up to the damage."""

    format: int = Field(ge=OLDEST_READABLE)
    id: MatchId | None
    game: Id
    rules: int = Field(ge=1)
    seed: Number
    options: dict[Id, int] = Field(max_length=20)
    values: dict[ValuePath, Any] = Field(max_length=MOST_VALUES)
    seats: list[SeatPart] = Field(min_length=2, max_length=5)
    start: dict[str, Any] | None
    setup: list[Number] = Field(max_length=4096)
    steps: list[StepPart]
    checksums: dict[str, Checksum]


def remains_of(text: bytes) -> Remains | None:
    """Reads a save line by line, as `store.dumps` wrote it; None if too little is left."""
    words = text.decode("utf-8", "replace")
    found = {name: _value(words, name) for name in NEEDED}
    if any(value is _MISSING for value in found.values()):
        return None
    checksums, values, match_id = (_value(words, name) for name in ("checksums", "values", "id"))
    try:
        return Remains.model_validate(
            {
                **found,
                "id": None if match_id is _MISSING else match_id,
                "values": {} if values is _MISSING else values,
                "steps": _steps(words),
                "checksums": checksums if isinstance(checksums, dict) else {},
            }
        )
    except ValidationError:
        return None


_MISSING = object()
_DECODER = json.JSONDecoder()


def _value(words: str, name: str) -> Any:
    """What stands behind a name of the outermost level."""
    place = re.search(rf'^ "{name}": ', words, re.MULTILINE)
    if place is None:
        return _MISSING
    try:
        return _DECODER.raw_decode(words, place.end())[0]
    except (ValueError, RecursionError):
        return _MISSING


def _steps(words: str) -> list[StepPart]:
    """The steps, one a line, up to the first that cannot be read."""
    place = re.search(r'^ "steps": \[$', words, re.MULTILINE)
    steps: list[StepPart] = []
    for line in words[place.end() :].splitlines()[1:] if place else ():
        try:
            steps.append(StepPart.model_validate(json.loads(line.strip().removesuffix(","))))
        except (ValueError, RecursionError):  # pydantic's refusals are ValueErrors too
            break
    return steps
