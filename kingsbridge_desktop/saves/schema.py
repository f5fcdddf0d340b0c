"""The shape of a save, checked at the file's edge; nothing inside a save is ever executed or used as a path."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

FORMAT: Final = 5
MOST_VALUES = 2000  # that somebody can have corrected
CHECK_EVERY = 20  # plies between two checksums
PERSON = "person"

Id = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
Name = Annotated[str, StringConstraints(min_length=1, max_length=24, strip_whitespace=True)]
Checksum = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]
ValuePath = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.]{1,120}$")]
MatchId = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
Choice = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]{0,29}:[0-9]{1,4}$")]  # a thing by its number
Number = Annotated[int, Field(ge=-(2**63), lt=2**63)]


class Part(BaseModel):
    """Strict, closed and frozen, as everything in a save is."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class SeatPart(Part):
    """Who sits there: a person or a bot of some level and part; points added at the end, and percent of its time."""

    name: Name
    level: Id
    colour: int = Field(ge=0, lt=8)
    head_start: int = Field(default=0, ge=0, le=99)
    pace: Literal[25, 50, 100, 200, 400] = 100
    character: Id | Literal[""] = ""

    @property
    def has_handicap(self) -> bool:
        """Whether it is not as for everybody."""
        return self.head_start != 0 or (self.pace != 100 and self.level != PERSON)


class StepPart(Part):
    """One action with what chance said while it was carried out."""

    kind: Id
    args: list[Number] = Field(default=[], max_length=64)
    chance: list[Number] = Field(default=[], max_length=4096)


class SnapshotPart(Part):
    """The position at the end of the save, for the day on which its steps no longer replay."""

    ply: int = Field(ge=0)
    checksum: Checksum | None  # none in a save of an old format, whose fingerprints were made of another form
    state: dict[str, Any]


class TakebackPart(Part):
    """The table agreed to go back further than fairness allows; the log shows it."""

    ply: int = Field(ge=0)
    steps: int = Field(gt=0)


class OriginPart(Part):
    """Another game that this one was played on from."""

    id: MatchId
    ply: int = Field(ge=0)
    same_luck: bool


class ReseatingPart(Part):
    """Somebody else took a seat in the middle of the game."""

    ply: int = Field(ge=0)
    seat: int = Field(ge=0, lt=8)
    level: Id


class SummaryPart(Part):
    """What lists and the chronicle show without replaying: nothing that is hidden, no points that are not won yet.

    Only a finished game has `places`, from 1 and by seat, and `choices`: what each seat took, and how often.
    """

    progress: list[int] = Field(max_length=8)
    scores: list[int] = Field(max_length=8)
    over: bool
    played: int = Field(default=0, ge=0, le=10**9)  # seconds at the table
    places: list[Annotated[int, Field(ge=1, le=8)]] = Field(default=[], max_length=8)
    choices: list[dict[Choice, int]] = Field(default=[], max_length=8)


class SaveFile(Part):
    """A whole save; `name` is what a person called the running game when they saved it last."""

    format: Literal[5] = FORMAT
    id: MatchId  # of the game itself: it stays the same from the first move to the kept record
    name: str = Field(default="", max_length=100)
    app: str = Field(max_length=40)
    game: Id
    rules: int = Field(ge=1)
    seed: Number
    options: dict[Id, int] = Field(max_length=20)
    values: dict[ValuePath, Any] = Field(default={}, max_length=MOST_VALUES)  # that differ from the printed ones
    seats: list[SeatPart] = Field(min_length=2, max_length=5)
    start: dict[str, Any] | None = None
    setup: list[Number] = Field(max_length=4096)
    steps: list[StepPart] = Field(max_length=100_000)
    checksums: dict[str, Checksum]
    snapshot: SnapshotPart
    takebacks: list[TakebackPart] = Field(default=[], max_length=10_000)
    origin: OriginPart | None = None
    reseatings: list[ReseatingPart] = Field(default=[], max_length=10_000)
    summary: SummaryPart
    saved: str = Field(max_length=40)
    picture: str = Field(default="", max_length=200_000)
