"""The shape of a save, checked at the file's edge; nothing inside a save is ever executed or used as a path."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

FORMAT: Final = 3
CHECK_EVERY = 20  # plies between two checksums
PERSON = "person"

Id = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
Name = Annotated[str, StringConstraints(min_length=1, max_length=24, strip_whitespace=True)]
Checksum = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]
Number = Annotated[int, Field(ge=-(2**63), lt=2**63)]


class _Part(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class SeatPart(_Part):
    """Who sits there: a person or a bot of some level."""

    name: Name
    level: Id
    colour: int = Field(ge=0, lt=8)


class StepPart(_Part):
    """One action with what chance said while it was carried out."""

    kind: Id
    args: list[Number] = Field(default=[], max_length=64)
    chance: list[Number] = Field(default=[], max_length=4096)


class SnapshotPart(_Part):
    """The position at the end of the save, for the day on which its steps no longer replay."""

    ply: int = Field(ge=0)
    checksum: Checksum | None  # none in a save of an old format, whose fingerprints were made of another form
    state: dict[str, Any]


class TakebackPart(_Part):
    """The table agreed to go back further than fairness allows; the log shows it."""

    ply: int = Field(ge=0)
    steps: int = Field(gt=0)


class SummaryPart(_Part):
    """What the list of saves shows without replaying."""

    progress: list[int] = Field(max_length=8)
    scores: list[int] = Field(max_length=8)
    over: bool


class SaveFile(_Part):
    """A whole save."""

    format: Literal[3] = FORMAT
    app: str = Field(max_length=40)
    game: Id
    rules: int = Field(ge=1)
    seed: Number
    options: dict[Id, int] = Field(max_length=20)
    seats: list[SeatPart] = Field(min_length=2, max_length=5)
    start: dict[str, Any] | None = None
    setup: list[Number] = Field(max_length=4096)
    steps: list[StepPart] = Field(max_length=100_000)
    checksums: dict[str, Checksum]
    snapshot: SnapshotPart
    takebacks: list[TakebackPart] = Field(default=[], max_length=10_000)
    summary: SummaryPart
    saved: str = Field(max_length=40)
    picture: str = Field(default="", max_length=200_000)
