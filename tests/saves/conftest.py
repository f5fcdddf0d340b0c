"""The toy is among the games for those tests that ask for it; a small save to break."""

import pytest

from kingsbridge_desktop.saves.schema import SaveFile, SeatPart, SnapshotPart, StepPart, SummaryPart
from tests.toy import toy_game

__all__ = ["save", "toy_game"]


@pytest.fixture
def save():
    """A save that says something everywhere; of no game that is built."""
    return SaveFile(
        id="0123456789abcdef0123456789abcdef",
        app="0.1.0",
        game="toy",
        rules=1,
        seed=-5,
        options={"rounds": 2},
        seats=[SeatPart(name="Änne", level="person", colour=0), SeatPart(name="Bot", level="greedy", colour=1)],
        setup=[1, 2, 3],
        steps=[StepPart(kind="roll", chance=[4]), StepPart(kind="play", args=[3])],
        checksums={"0": "0123456789abcdef"},
        snapshot=SnapshotPart(ply=2, checksum="fedcba9876543210", state={"hands": [[1, None]], "name": "Turm"}),
        summary=SummaryPart(progress=[2], scores=[5, 0], over=False),
        saved="2026-01-02T03:04:05+00:00",
        picture="cGljdHVyZQ==",
    )
