"""No window waits for pictures: a board in another size is shown at once, and made exact piece by piece."""

import time
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QAbstractEventDispatcher, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.play.match import Match, Moment, Seat
from kingsbridge_desktop.ui import bench
from kingsbridge_desktop.ui.art import cache, grounds
from kingsbridge_desktop.ui.board import ground, haste
from kingsbridge_desktop.ui.following import follower
from kingsbridge_desktop.ui.table import Table
from tests.promises import LEEWAY
from tests.ui.driver import open_window, seats, sit_down
from tests.ui.theatre import played

FRAME = 1 / 60  # s
COPIES = 90  # of a window of 1280 × 800, which take about a frame where nothing else is done
WATCHED = 120  # plies
SMOOTH = QPainter.RenderHint.SmoothPixmapTransform


def _match(game: str, plies: int) -> Match:
    players = [Seat(name, colour=at) for at, name in enumerate("ABC")]
    return played(Match(game, players, 7), lambda match: match.ply >= plies)


@pytest.mark.parametrize("game", game_ids())
def test_a_board_of_another_size_paints_nothing_anew_in_its_first_frame(game, theatre, monkeypatch, qtbot):
    show = theatre(_match(game, 40), speed="none", size=(1000, 700))
    show.sync(0)
    QApplication.processEvents()
    painted = []
    paint, scale = cache._paint, ground.Painting._pixmap

    def listen(picture, *more):
        painted.append(picture.kind)
        return paint(picture, *more)

    def scaled(painting, *size):
        if size not in painting._scaled:
            painted.append(painting._name)
        return scale(painting, *size)

    tiles = grounds._tile.cache_info().misses
    with monkeypatch.context() as patch:
        patch.setattr(cache, "_paint", listen)
        patch.setattr(ground.Painting, "_pixmap", scaled)
        show.stage.resize(930, 640)
        assert not show.stage.renderHints() & SMOOTH
        show.stage.grab()
    assert not painted
    assert grounds._tile.cache_info().misses == tiles
    qtbot.waitUntil(lambda: bool(show.stage.renderHints() & SMOOTH), timeout=10_000)


@pytest.mark.parametrize("game", game_ids())
def test_a_board_of_another_size_soon_looks_as_if_it_had_always_had_it(game, theatre, qtbot):
    match = _match(game, 40)
    resized, fresh = theatre(match, speed="none", size=(1000, 700)), theatre(match, speed="none", size=(930, 640))
    for show in (resized, fresh):
        show.sync(0)
    QApplication.processEvents()
    resized.stage.resize(930, 640)
    resized.stage.grab()
    both = resized.stage, fresh.stage
    qtbot.waitUntil(lambda: all(stage.renderHints() & SMOOTH for stage in both), timeout=10_000)
    resized.sync(0)
    fresh.sync(0)
    assert resized.picture() == fresh.picture()
    assert not haste.make_next()


class _Turns:
    """The longest time that the work of one turn of the event loop took; waiting does not count."""

    def __init__(self) -> None:
        self._since: float | None = None
        self.longest = 0.0
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None
        dispatcher.aboutToBlock.connect(self._end)

    def _end(self) -> None:
        now = time.thread_time()
        if self._since is not None:
            self.longest = max(self.longest, now - self._since)
        self._since = time.thread_time()

    def forget(self) -> None:
        """What was before does not count."""
        self.longest, self._since = 0.0, None


def _frame(blit: QWidget) -> float:
    """A frame of 1/60 s; longer where a busy machine takes longer to copy a window as well."""
    start = time.thread_time()
    for _ in range(COPIES):
        blit.repaint()
    return max(FRAME, time.thread_time() - start)


def _quick_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(follower, "READ_BASE", 30)
    monkeypatch.setattr(follower, "READ_PER_LETTER", 0)


@pytest.mark.parametrize("size", [(1280, 800), (2560, 1440)])
def test_a_whole_phase_of_the_board_of_pillars_never_blocks_the_window_for_a_frame(size, qtbot, monkeypatch):
    """With four players, captions, the questions in between and all their buttons; opening the table does not count."""
    _quick_reader(monkeypatch)
    window = open_window(qtbot, speed="fast", captions=True)
    window.resize(*size)
    blit = bench._Blit()
    qtbot.addWidget(blit)
    blit.show()
    page = sit_down(window, "pillars", ("person",) * 4)
    page.table.needs_curtain = lambda seat: False  # type: ignore[method-assign]
    match = page.table.match
    while match.state.stack[-1].kind != "place_builder" or match.ply < 20:
        match.submit(match.legal()[0])
    page.course.begin()
    view: Any = page.view
    qtbot.waitUntil(lambda: page.choices.is_open and view._preparation.is_done, timeout=60_000)
    frame = _frame(blit)
    turns = _Turns()
    qtbot.wait(50)
    turns.forget()
    first = match.state.round

    def go_on() -> None:
        if page.sheets.isVisible():
            button = page.sheets.findChild(QPushButton, "sheet_go_on")
            assert button is not None
            button.click()
        elif page.choices.is_open and not page.view.director.busy and match.state.round == first:
            page.table.submit(match.legal()[0])

    timer = QTimer()
    timer.timeout.connect(go_on)
    timer.start(20)
    qtbot.waitUntil(lambda: match.state.round > first or match.is_over, timeout=120_000)
    timer.stop()
    longest = turns.longest
    view.director.drop()
    assert longest < max(frame, _frame(blit)) * LEEWAY


def _longest_step(game: str) -> Match:
    """A match that has just come to the step with most events of a game at random."""
    players, rng = seats(*("person",) * rules_of(game).seats[-1]), Random(1)
    whole = Match(game, players, 3)
    while whole.ply < WATCHED and not whole.is_over:
        whole.submit(rng.choice(whole.legal()))
    longest = max(range(whole.ply), key=lambda at: len(whole.steps[at].events))
    match = Match(game, players, 3)
    for step in whole.steps[: longest + 1]:
        match.submit(step.action)
    return match


@pytest.mark.parametrize("game", game_ids())
def test_to_my_turn_takes_one_frame_whatever_lies_between(game, qtbot, monkeypatch):
    """What is seen at its end has been painted once: pictures of a table that was just opened do not count."""
    monkeypatch.setattr(Table, "needs_curtain", lambda table, seat: False)
    window = open_window(qtbot, speed="slow", captions=True)
    window.settings.values.play_forced = False
    blit = bench._Blit()
    qtbot.addWidget(blit)
    blit.show()
    match = _longest_step(game)
    window.start(match)
    page: Any = window.game
    moments, viewer = match.moments(match.ply, page.table.viewer), page.table.viewer
    qtbot.wait(300)
    page.seen.show(Moment(match.ply - 1, None, match.view(viewer, match.ply - 1)))
    qtbot.wait(50)
    page.player.play(moments, viewer)
    qtbot.wait(50)
    assert page.player.is_busy
    start = time.thread_time()
    page.following.to_my_turn()
    page.stage.viewport().repaint()
    took = time.thread_time() - start
    assert not page.player.is_busy
    assert page.view.position.key() == moments[-1].position.key()
    assert took < _frame(blit) * LEEWAY
    page.view.director.drop()
