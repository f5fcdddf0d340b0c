"""What the window does as its system does it: keys, places of entries, a call, what is remembered."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QApplication

from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.ui import theme
from kingsbridge_desktop.ui.menu_keys import keys_of
from kingsbridge_desktop.ui.summons import Summons
from tests.ui.driver import open_window, sit_down

SOLO = ("person", "greedy", "greedy")


def test_macos_keeps_its_own_keys():
    assert keys_of("home", "Ctrl+H", "darwin") != "Ctrl+H"
    assert keys_of("redo", "Ctrl+Y", "darwin") == "Ctrl+Shift+Z"
    assert keys_of("agree", "Ctrl+Shift+Z", "darwin") != "Ctrl+Shift+Z"
    assert keys_of("redo", "Ctrl+Y", "linux") == "Ctrl+Y"


def test_no_two_entries_have_the_same_keys(qtbot):
    window = open_window(qtbot)
    for platform in ("linux", "darwin"):
        keys = [
            keys_of(name, action.shortcut().toString(QKeySequence.SequenceFormat.PortableText), platform)
            for name, action in window.menus.actions.items()
            if not action.shortcut().isEmpty()
        ]
        assert len(set(keys)) == len(keys)


def test_only_settings_about_and_quit_are_moved_by_macos(qtbot):
    window = open_window(qtbot)
    roles = {name: action.menuRole() for name, action in window.menus.actions.items()}
    moved = {name for name, role in roles.items() if role != QAction.MenuRole.NoRole}
    assert moved == {"settings", "about", "quit"}


def test_one_key_shows_the_whole_board_again(qtbot):
    window = open_window(qtbot)
    page = sit_down(window, "web_of_power", SOLO)
    page.stage.zoom(2.0)
    assert window.menus.actions["whole"].shortcut() == QKeySequence("Ctrl+0")
    window.menus.actions["whole"].trigger()
    assert page.stage.zoom_factor == 1.0


@pytest.fixture
def calls(monkeypatch):
    found: list[object] = []
    monkeypatch.setattr(QApplication, "alert", lambda window, *_: found.append(window))
    return found


@pytest.mark.parametrize(("state", "called"), [("ApplicationInactive", 1), ("ApplicationActive", 0)])
def test_who_waited_and_looks_elsewhere_is_called(qtbot, monkeypatch, calls, state, called):
    window = open_window(qtbot)
    monkeypatch.setattr(QGuiApplication, "applicationState", lambda: Qt.ApplicationState[state])
    summons = Summons(window)
    summons.waits(1)
    summons.asks()
    summons.asks()
    assert len(calls) == called


def test_who_did_not_wait_is_not_called(qtbot, monkeypatch, calls):
    window = open_window(qtbot)
    monkeypatch.setattr(QGuiApplication, "applicationState", lambda: Qt.ApplicationState.ApplicationInactive)
    summons = Summons(window)
    summons.waits(NOBODY)
    summons.asks()
    assert not calls


def test_the_systems_wish_for_contrast_comes_before_day_and_night(qapp, monkeypatch):
    monkeypatch.setattr(theme, "wants_contrast", lambda: True)
    assert theme.light_of("system") == "contrast"
    assert theme.light_of("day") == "day"
    assert theme.light_of("candle") == "candle"
    monkeypatch.setattr(theme, "wants_contrast", lambda: False)
    assert theme.light_of("system") in ("day", "candle")
