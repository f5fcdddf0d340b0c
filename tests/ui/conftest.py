"""What the tests of screens share."""

from typing import Any

import pytest

from kingsbridge_desktop.play.match import Match
from tests.ui.theatre import Theatre


@pytest.fixture
def theatre(qtbot):
    """Makes theatres whose animations end with the test."""
    made: list[Theatre] = []

    def make(match: Match, **more: Any) -> Theatre:
        made.append(Theatre(qtbot, match, **more))
        return made[-1]

    yield make
    for one in made:
        one.view.director.drop()
