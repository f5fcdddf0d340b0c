"""One clock for the page: board, plates, header, prompt and log show the same moment, however it is reached."""

from random import Random

import pytest

from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.ui.board.motion import Motion
from kingsbridge_desktop.ui.panels.log import LAST
from tests.ui.driver import assert_agrees, open_window, sit_down

each_game = pytest.mark.parametrize("game", game_ids())


def table(qtbot, game, speed="normal"):
    """A table of bots that do nothing by themselves: the test plays."""
    window = open_window(qtbot, language="en", speed=speed)
    page = sit_down(window, game, ("random",) * rules_of(game).seats[-1])
    page.table.stop_thinking()
    page.table._ask_bot = lambda seat: None  # type: ignore[method-assign]
    return page


def play(page, plies, seed=3):
    """Random steps, each skipped to its end."""
    rng, match = Random(seed), page.table.match
    for _ in range(plies):
        if match.is_over:
            return
        page.table.submit(rng.choice(match.legal()))
        page.player.skip()
        page.sheets.hide()


@each_game
def test_every_moment_is_shown_by_the_whole_page(qtbot, game):
    page = table(qtbot, game)
    page.settings.values.speed = "fast"
    seen = []

    def look(moments):
        seen.append(moments)
        assert_agrees(page, moments[-1].position)

    page.player.shown.connect(look)
    rng, match = Random(1), page.table.match
    for _ in range(12):
        lines = len(page.log.lines)
        page.table.submit(rng.choice(match.legal()))
        qtbot.waitUntil(lambda: not page.player.is_busy, timeout=60_000)
        page.sheets.hide()
        told = [line for line in page.log.lines[lines:] if line.event is not None]
        step = match.steps[-1]
        words = [event for event in match.events_for(NOBODY, step) if page.context.text.event(event)]
        assert [line.event for line in told] == words
    events = [moment.event for moments in seen for moment in moments if moment.event is not None]
    assert events == [event for step in match.steps for event in match.events_for(NOBODY, step)]


@each_game
def test_skipping_shows_the_last_moment_only_and_tells_all_in_the_log(qtbot, game):
    page = table(qtbot, game)
    shown = []
    page.player.shown.connect(lambda moments: shown.append(len(moments)))
    rng, match = Random(2), page.table.match
    for _ in range(8):
        page.table.submit(rng.choice(match.legal()))
        page.player.skip()
        page.sheets.hide()
        assert_agrees(page, page.view.position)
        assert page.view.position.key() == match.view(page.table.viewer).key()
    assert sum(shown) == sum(len(match.moments(ply, page.table.viewer)) for ply in range(1, match.ply + 1))


@each_game
def test_a_line_of_the_log_leads_to_its_very_moment(qtbot, game):
    page = table(qtbot, game)
    play(page, 25)
    match = page.table.match
    for line in [line for line in page.log.lines if line.event is not None and line.ply > 0][::5]:
        page.log.visited.emit(line.ply, line.moment)
        moments = match.moments(line.ply, page.table.viewer)
        assert moments[line.moment].event == line.event
        assert_agrees(page, page.view.position)
        assert page.view.position.key() == moments[line.moment].position.key()
    page.look_back(-1)
    assert page.view.position.key() == match.view(page.table.viewer).key()


def test_looking_back_at_a_moment_survives_a_change_of_light_and_language(qtbot):
    page = table(qtbot, "web_of_power")
    play(page, 20)
    page.look_back(7, 0)
    shown = page.view.position.key()
    page.window().settings.set("theme", "candle")
    page.window().settings.set("language", "de")
    assert page.view.position.key() == shown
    line = next(line for line in page.log.lines if (line.ply, line.moment) == (7, 0))
    assert page.prompt.question == line.words
    assert page.film_bar.sign.words == "Rückschau:\nZug 7"


def test_an_exception_in_a_movement_drops_the_movement_and_shows_its_moment(qtbot, monkeypatch):
    page = table(qtbot, "web_of_power")
    failed: list[object] = []
    page.player.failed.connect(failed.append)

    def broken(before, after, events):
        raise KeyError("no such piece")

    monkeypatch.setattr(page.view, "motion", broken)
    rng, match = Random(4), page.table.match
    with qtbot.captureExceptions() as told:
        for _ in range(10):
            page.table.submit(rng.choice(match.legal()))
            qtbot.waitUntil(lambda: not page.player.is_busy, timeout=5_000)
            page.sheets.hide()
            assert page.view.position.key() == match.view(page.table.viewer).key()
    assert all(isinstance(error, KeyError) for error in failed)
    assert len(failed) == len(told) >= 10


def test_an_exception_in_the_middle_of_a_movement_shows_its_moment_too(qtbot, monkeypatch):
    page = table(qtbot, "web_of_power")
    failed: list[object] = []
    page.player.failed.connect(failed.append)

    def breaks(t):
        if t > 0:
            raise ValueError("half-way")

    monkeypatch.setattr(page.view, "motion", lambda before, after, events: Motion(30, during=breaks))
    match = page.table.match
    with qtbot.captureExceptions() as told:
        page.table.submit(match.legal()[0])
        qtbot.waitUntil(lambda: not page.player.is_busy, timeout=5_000)
    assert len(failed) == len(told) >= 1
    assert page.view.position.key() == match.view(page.table.viewer).key()


def test_the_last_moment_of_a_step_is_its_end():
    assert LAST == -1
