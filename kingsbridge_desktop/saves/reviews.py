"""Reviews of finished games, kept beside the saves: one file for each game, found by a fingerprint of its record.

A review belongs to what was played, not to a file: wherever the same game is kept, its review is found, and a game that
went on differently has another. One that is damaged or was made by another reviewer counts as missing.
"""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import Field, ValidationError

from kingsbridge_desktop.saves import store
from kingsbridge_desktop.saves.errors import SaveDamaged, SaveError
from kingsbridge_desktop.saves.folder import home, write_text
from kingsbridge_desktop.saves.schema import Id, Number, Part

FORMAT: Final = 1
SUFFIX = ".review"
Record = Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]
Chance = Annotated[float, Field(ge=-0.0001, le=1.0001, allow_inf_nan=False)]
Change = Annotated[float, Field(ge=-1.0001, le=1.0001, allow_inf_nan=False)]
Points = Annotated[float, Field(ge=-10_000, le=10_000, allow_inf_nan=False)]


class ActionPart(Part):
    """An action of a game."""

    kind: Id
    args: list[Number] = Field(default=[], max_length=64)


class DecisionPart(Part):
    """What was thought of one choice; lists have an entry for each seat."""

    ply: int = Field(ge=0)
    seat: int = Field(ge=0, lt=8)
    chosen: ActionPart
    best: ActionPart
    tries: int = Field(ge=0)
    played_chances: list[Chance] = Field(min_length=2, max_length=5)
    best_chances: list[Chance] = Field(min_length=2, max_length=5)
    change: list[Change] = Field(min_length=2, max_length=5)
    error: list[Chance] = Field(min_length=2, max_length=5)
    points: Points
    points_error: Points
    reasons: list[tuple[str, Points]] = Field(default=[], max_length=20)
    lead: Change = 0.0  # of the best over the next one, at first sight


class MarginPart(Part):
    """How far the best answer of a choice was ahead of all others."""

    ply: int = Field(ge=0)
    seat: int = Field(ge=0, lt=8)
    best: ActionPart
    second: ActionPart
    lead: Change
    error: Chance
    points: Points
    reasons: list[tuple[str, Points]] = Field(default=[], max_length=20)
    tries: int = Field(ge=0)


class OutlookPart(Part):
    """The chances of all before a ply."""

    ply: int = Field(ge=0)
    chances: list[Chance] = Field(min_length=2, max_length=5)
    error: list[Chance] = Field(min_length=2, max_length=5)
    tries: int = Field(ge=0)


class ReviewFile(Part):
    """A whole review."""

    format: Literal[1] = FORMAT
    reviewer: int = Field(ge=1)  # which way of thinking made it
    record: Record
    game: Id
    tries: int = Field(ge=0)  # a question; 0: as many as there was time for
    seconds: float = Field(ge=0)
    seed: Number
    decisions: list[DecisionPart] = Field(max_length=100_000)
    outlooks: list[OutlookPart] = Field(max_length=100_000)
    margins: list[MarginPart] | None = Field(default=None, max_length=1000)  # None: nobody has looked for them


def folder() -> Path:
    """Where reviews lie."""
    return home() / "reviews"


def path_of(record: str) -> Path:
    """The file of the review of a game."""
    return folder() / f"{record}{SUFFIX}"


def write(review: ReviewFile) -> None:
    """Keeps a review, atomically, in place of the one before."""
    document = review.model_dump()
    document = {"digest": store.digest(document), **document}
    write_text(path_of(review.record), json.dumps(document, separators=(",", ":")) + "\n")


def read(record: str, reviewer: int) -> ReviewFile | None:
    """The kept review of a game; None if there is none, or one of another reviewer. A damaged one is refused."""
    path = path_of(record)
    if not store.exists(path):
        return None
    text = store.content(path)
    try:
        document = json.loads(text)
        if not isinstance(document, dict):
            raise SaveDamaged("a review is a JSON object", file=path.name)
        if document.get("format") != FORMAT or document.get("reviewer") != reviewer:
            return None
        if document.pop("digest", None) != store.digest(document):
            raise SaveDamaged("the digest over the whole review does not fit", file=path.name)
        found = ReviewFile.model_validate_json(json.dumps(document))
    except (ValueError, RecursionError, ValidationError) as error:
        raise SaveDamaged(f"the review cannot be read: {str(error)[:120]}", file=path.name) from error
    return found if found.record == record else None


def forget(record: str) -> None:
    """Deletes the review of a game, which may be missing."""
    with contextlib.suppress(SaveError):
        store.remove(path_of(record))
