"""What the tests of screens share."""

import gc
from functools import lru_cache
from typing import Any

import pytest

from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.ui import course, gc_control
from kingsbridge_desktop.ui.art.image_file import read_image
from kingsbridge_desktop.ui.board import ground
from kingsbridge_desktop.ui.screens import load_screen
from kingsbridge_desktop.ui.sounds import speaker
from tests.ui.modal import no_dialog_waits_for_ever  # noqa: F401  (a fixture of every test here)
from tests.ui.theatre import Theatre


@pytest.fixture(autouse=True)
def no_sound_card(monkeypatch):
    """Nothing is heard while tests run."""

    def refuse(source: object) -> None:
        raise OSError("no sound card in a test")

    monkeypatch.setattr(speaker, "open_device", refuse)


@pytest.fixture(autouse=True)
def garbage_is_cleared_up_between_tests():
    """As in the app: not in a thread that reads files, where Qt's objects must not go.

    A thread may outlive its test, so Python is not left to itself afterwards either; tests/conftest.py clears up.
    """
    gc.disable()


@pytest.fixture(autouse=True)
def tables_are_laid_without_clearing_up_first(monkeypatch):
    """Before a table is laid the app looks through all there is for garbage: here tests/conftest.py has done it."""
    monkeypatch.setattr(gc_control, "preload_and_freeze", load_screen)


@pytest.fixture(autouse=True)
def quick_eyes(monkeypatch):
    """Nobody needs a moment to see a card that they have drawn."""
    monkeypatch.setattr(course, "CARD_SEEN", 0)


_clear_up_first = gc_control.preload_and_freeze


@pytest.fixture
def clears_up_first(tables_are_laid_without_clearing_up_first, monkeypatch):
    """Tables are laid as in the app, for tests of just that."""
    monkeypatch.setattr(gc_control, "preload_and_freeze", _clear_up_first)


_read_once = lru_cache(maxsize=8)(read_image)


@pytest.fixture(autouse=True)
def pictures_stay_in_memory(monkeypatch):
    """A painted board is read once for many tests: that takes a tenth of a second for each table."""
    monkeypatch.setattr(ground, "read_image", _read_once)


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
