"""Recent games: in the menu, and in the menu entry of the desktop that belongs to this user."""

import configparser
import shlex

import pytest

from kingsbridge_desktop.play import files
from kingsbridge_desktop.play.match import PERSON, Match
from kingsbridge_desktop.saves import folder
from kingsbridge_desktop.ui.arrivals import offer_recent_games
from kingsbridge_desktop.ui.recent import RecentGames, RecentMenu, with_recent
from tests.ui import driver

ENTRY = """[Desktop Entry]
Name=Kingsbridge
Exec="/home/a b/.local/bin/kingsbridge" %f
X-Kingsbridge-User=true
Actions=Continue;NewGame;

[Desktop Action Continue]
Name=Continue
Exec="/home/a b/.local/bin/kingsbridge" --continue
"""


@pytest.fixture
def saves(tmp_path):
    paths = [tmp_path / f"{name}.kingsbridge" for name in ("one", "two", "three")]
    for path in paths:
        path.touch()
    return paths


def test_the_last_file_comes_first_and_once(saves):
    games = RecentGames()
    for path in (*saves, saves[0]):
        games.add(path)
    assert games.paths() == [saves[0], saves[2], saves[1]]


def test_a_file_that_is_gone_is_not_offered(saves):
    games = RecentGames()
    for path in saves:
        games.add(path)
    saves[1].unlink()
    assert games.paths() == [saves[2], saves[0]]


@pytest.mark.parametrize("text", ["", "{}", "[1, null]", "nonsense", '["\\u0000"]', "[" * 100_000])
def test_a_broken_list_is_an_empty_one(text):
    games = RecentGames()
    folder.home().mkdir(parents=True, exist_ok=True)
    (folder.home() / "recent.json").write_text(text)
    assert games.paths() == []


def test_a_list_that_cannot_be_written_stops_nobody(saves, monkeypatch, tmp_path):
    monkeypatch.setenv("KINGSBRIDGE_HOME", str(saves[0] / "below a file"))
    RecentGames().add(saves[0])
    assert RecentGames().paths() == []


def test_what_is_saved_and_opened_can_be_opened_from_the_menu(qtbot, tmp_path):
    window = driver.open_window(qtbot)
    offer_recent_games(window)
    driver.sit_down(window, "pillars", (PERSON, "easy"))
    with qtbot.waitSignal(window.desk.used):
        window.desk.save_to(tmp_path / "A & B.kingsbridge")
    window.go_home()
    (menu,) = window.findChildren(RecentMenu)
    menu.fill()
    entry = menu.actions()[0]
    assert entry.text() == "A && B"
    menu.triggered.emit(entry)
    qtbot.waitUntil(lambda: window.game is not None)


def test_the_menu_can_be_emptied(qtbot, saves):
    window = driver.open_window(qtbot)
    games = RecentGames()
    games.add(saves[0])
    menu = RecentMenu(games, window)
    menu.fill()
    menu.actions()[-1].trigger()
    menu.fill()
    assert [action.isEnabled() for action in menu.actions()] == [False]


def test_the_menu_follows_the_language(qtbot):
    window = driver.open_window(qtbot, language="de")
    menu = RecentMenu(RecentGames(), window)
    assert menu.title() == "Zu&letzt geöffnet"
    window.settings.set("language", "en")
    qtbot.waitUntil(lambda: menu.title() == "Open &recent")


def read(entry):
    parser = configparser.RawConfigParser()
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(entry)
    return parser


def test_the_desktops_entry_gets_an_action_for_each_game(saves):
    entry = read(with_recent(ENTRY, saves[:2]))
    assert entry["Desktop Entry"]["Actions"] == "Continue;NewGame;Recent1;Recent2;"
    action = entry["Desktop Action Recent1"]
    assert action["Name"] == "one"
    assert shlex.split(action["Exec"]) == ["/home/a b/.local/bin/kingsbridge", str(saves[0])]


def test_actions_of_earlier_games_are_replaced(saves):
    twice = with_recent(with_recent(ENTRY, saves), saves[:1])
    assert twice == with_recent(ENTRY, saves[:1])
    assert with_recent(twice, []).split() == ENTRY.split()


def test_odd_names_cannot_break_out_of_the_entry(tmp_path):
    path = tmp_path / 'a"b`c$d%e.kingsbridge'
    line = read(with_recent(ENTRY, [path]))["Desktop Action Recent1"]["Exec"]
    assert line.endswith('a\\\\"b\\\\`c\\\\$d%%e.kingsbridge"')


def test_only_the_users_own_entry_is_written(monkeypatch, tmp_path, saves):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    entry = tmp_path / "applications/kingsbridge.desktop"
    entry.parent.mkdir()
    entry.write_text(ENTRY.replace("X-Kingsbridge-User=true\n", ""), encoding="utf-8")
    RecentGames().add(saves[0])
    assert "Recent1" not in entry.read_text(encoding="utf-8")
    entry.write_text(ENTRY, encoding="utf-8")
    RecentGames().add(saves[1])
    assert "Recent1" in entry.read_text(encoding="utf-8")


def test_an_opened_save_is_remembered(qtbot, tmp_path):
    window = driver.open_window(qtbot)
    offer_recent_games(window)
    path = tmp_path / "evening.kingsbridge"
    files.save_match(path, Match("web_of_power", driver.seats(PERSON, "easy", "easy"), 7))
    with qtbot.waitSignal(window.desk.used):
        window.open_file(path)
    assert RecentGames().paths() == [path]
