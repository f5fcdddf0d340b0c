"""Somebody's first game: a folder in `games` and nothing else plays in window, bots, saves and protocol."""

import importlib
import json
import sys
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from kingsbridge_desktop import games
from kingsbridge_desktop.bots.base import Budget
from kingsbridge_desktop.bots.bot_client import BotClient
from kingsbridge_desktop.core import registry
from kingsbridge_desktop.core.errors import GameFault
from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.headless import engine, simulate, tournaments
from kingsbridge_desktop.play import files
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.ui import bot_runner
from kingsbridge_desktop.ui.board.plain_view import PlainView
from kingsbridge_desktop.ui.dialogs.rules import read_help
from kingsbridge_desktop.ui.home.setup import SetupDialog
from kingsbridge_desktop.ui.words import game_line, game_name
from tests import toy
from tests.ui.driver import Hand, open_window, sit_down


@pytest.fixture(autouse=True)
def plain_toy():
    """The folder alone: no words, no evaluation, no screen, no help."""
    toy.install(plain=True)
    yield
    toy.remove()


def test_it_stands_on_the_home_page_after_the_others(qtbot):
    window = open_window(qtbot)
    assert [tile.game for tile in window.home.tiles][-1] == "toy"


@pytest.mark.parametrize("speed", ["none", "fast"])
def test_it_is_played_in_the_window_by_clicks_and_bots(qtbot, monkeypatch, speed):
    monkeypatch.setattr(bot_runner, "BotClient", partial(BotClient, prepare=partial(toy.install, plain=True)))
    window = open_window(qtbot, speed=speed)
    window.settings.values.bot_seconds = 0.1
    page = sit_down(window, "toy", ("person", "hard"))
    assert isinstance(page.view, PlainView)
    hand = Hand(qtbot, page)
    match = page.table.match
    hand.clear()
    while match.legal():
        hand.do(match.legal()[0])
        hand.clear()
    assert match.is_over
    assert match.winners()


def test_its_fields_can_be_reached_by_keyboard(qtbot):
    window = open_window(qtbot)
    page = sit_down(window, "toy", ("person", "person"))
    Hand(qtbot, page).clear()
    assert page.choices.groups
    assert set(page.choices.groups) <= set(page.view.scene.targets)


def test_it_changes_language_and_light_in_the_middle(qtbot):
    window = open_window(qtbot)
    page = sit_down(window, "toy", ("person", "person"))
    Hand(qtbot, page).clear()
    window.settings.set("language", "en")
    window.settings.set("theme", "candle")
    QApplication.processEvents()
    assert page.choices.is_open


def test_its_set_up_can_be_asked(qtbot):
    window = open_window(qtbot)
    dialog = SetupDialog("toy", window.settings, window.language, window.colours)
    qtbot.addWidget(dialog)
    dialog.begin()
    assert dialog.match is not None
    assert dialog.match.game == "toy"


def test_it_has_words_and_help_without_anybody_writing_them():
    language = from_linguist("de")
    match = Match("toy", [Seat("Anna", colour=0), Seat("Ben", colour=1)], 1)
    text = game_text("toy", language, match.names)
    assert text.question(match.view(0)).endswith(": turn")
    assert text.action(match.view(0), toy.ROLL) == "roll"
    assert game_name(language, "toy") == "Toy"
    assert "2–3" in game_line(language, "toy")
    assert "Spielzeug" in read_help("toy", language)


@pytest.mark.parametrize("level", ["random", "greedy", "easy", "normal", "hard"])
def test_every_level_plays_it(level):
    tournament = tournaments.Tournament("toy", (level, "random"), 2, 1, Budget(iterations=20))
    for number in range(2):
        assert sum(tournaments.play(tournament, number).wins) == pytest.approx(1)


def test_a_home_page_that_shows_a_game_of_it_goes_on_when_the_folder_is_taken_away(qtbot):
    window = open_window(qtbot)
    sit_down(window, "toy", ("person", "person"))
    window.go_home()
    qtbot.waitUntil(lambda: window.home.below.news is not None and len(window.home.below.news.running) == 1)
    toy.remove()
    try:
        window.home.retranslate()
        below = window.home.below.rows
        assert below is not None
        assert [slip.title.text() for slip in below[0].slips] == ["toy"]
    finally:
        toy.install(plain=True)


def test_it_is_saved_and_read_back(tmp_path):
    match = Match("toy", [Seat("Anna", colour=0), Seat("Ben", colour=1)], 1)
    while match.ply < 5:
        match.submit(match.legal()[-1])
    path = tmp_path / "toy.kingsbridge"
    files.save_match(path, match)
    loaded = files.load_match(path)
    assert not loaded.history_lost
    assert loaded.match.state.key() == match.state.key()


def test_it_speaks_the_protocol():
    lines = [
        {"cmd": "games"},
        {"cmd": "new", "game": "toy", "seats": 2, "seed": 1},
        {"cmd": "ask", "lang": "de"},
        {"cmd": "do", "index": 0},
        {"cmd": "state"},
        {"cmd": "bot", "level": "greedy"},
    ]
    speaker = engine.Engine()
    answers = [speaker.answer(json.dumps(line).encode()) for line in lines]
    speaker.close()
    assert all(answer["ok"] for answer in answers)
    assert answers[0]["games"][-1]["id"] == "toy"
    assert answers[4]["state"]["game"] == "toy"


# a folder with a fault


@pytest.fixture
def broken(tmp_path):
    """Makes a game folder with these files and adds it."""
    added = []

    def add(name, **contents):
        folder = tmp_path / "games" / name
        folder.mkdir(parents=True)
        for file, text in {"__init__": "", **contents}.items():
            (folder / f"{file}.py").write_text(text, encoding="utf-8")
        path = str(tmp_path / "games")
        if path not in games.__path__:
            games.__path__.append(path)
            added.append(path)
        importlib.invalidate_caches()
        registry.look_again()

    yield add
    for path in added:
        games.__path__.remove(path)
    for name in [name for name in sys.modules if name.startswith("kingsbridge_desktop.games.wonky")]:
        del sys.modules[name]
    registry.look_again()


META = (toy.FOLDER, "toy", "meta.py")


def meta_text(name: str) -> str:
    return Path(*META).read_text(encoding="utf-8").replace('"toy"', f'"{name}"')


@pytest.mark.parametrize(
    ("contents", "reason"),
    [
        ({"meta": "META = 1 / 0"}, "ZeroDivisionError"),
        ({"meta": "def ("}, "SyntaxError"),
        ({"meta": ""}, "META"),
        ({"meta": meta_text("another")}, "another"),
        ({"meta": meta_text("wonky")}, "no rules.py"),
        ({}, "meta"),
    ],
)
def test_a_folder_with_a_fault_is_left_out_with_its_reason(broken, contents, reason):
    broken("wonky", **contents)
    assert "wonky" not in registry.game_ids()
    assert {"pillars", "toy"} <= set(registry.game_ids())
    (fault,) = registry.faults()
    assert reason in fault.message
    with pytest.raises(GameFault):
        rules_of("wonky")


def test_rules_that_cannot_be_loaded_leave_the_game_out_from_then_on(broken, qtbot):
    broken("wonky", meta=meta_text("wonky"), rules="raise ValueError('the data is bad')")
    assert "wonky" in registry.game_ids()
    window = open_window(qtbot)
    with qtbot.waitSignal(window.home.trouble) as told:
        window.home.set_up("wonky")
    assert "the data is bad" in told.args[0].message
    assert "wonky" not in registry.game_ids()
    assert "wonky" not in [tile.game for tile in window.home.tiles if tile.isVisible()]


def test_the_window_says_which_games_are_left_out(broken, qtbot):
    broken("wonky", meta="META = 1 / 0")
    window = open_window(qtbot)
    assert "wonky" in window.home.left_out.text()
    assert "ZeroDivisionError" in window.home.left_out.toolTip()


def test_the_command_line_says_which_games_are_left_out(broken, capsys):
    broken("wonky", meta="META = 1 / 0")
    assert simulate.main(["--game", "wonky", "--seats", "random,random", "--games", "1"]) != 0
    assert "ZeroDivisionError" in capsys.readouterr().err
