"""How soon the window answers while a bot thinks: from an input to the end of the painting it causes."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPointingDevice, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from kingsbridge_desktop.bots.ladder import ADVISER
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.ui.bench import screens
from kingsbridge_desktop.ui.game_page import GamePage
from kingsbridge_desktop.ui.i18n import Translators
from kingsbridge_desktop.ui.main_window import MainWindow
from kingsbridge_desktop.ui.settings import Settings

PROMISED = 50.0  # ms
BUDGET = 2.0  # seconds that the bot thinks
INPUTS = 24  # for each game
PAUSE = (0.02, 0.07)  # seconds between an answer and the next input; uneven, so as to meet whatever else goes on
PATIENCE = 20.0  # seconds for anything; then something is broken
LULL = 1.5  # seconds without any thinking, after which it is somebody else's turn
TURNS = 4  # of Qt's queue after an input: the scene collects, the view asks for paint, the window paints, all is done
Row = dict[str, Any]
Post = Callable[[], None]
_ANSWERED = QEvent.Type(QEvent.registerEventType())


class Answered(NamedTuple):
    """One input: what it was, milliseconds until it was handled and painted, and how much was painted for it."""

    kind: str
    milliseconds: float
    paints: int


def thinking_rows() -> list[Row]:
    """Two rows for each game: the usual time and the worst."""
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    window = MainWindow(app, Settings(), Translators())
    window.settings.values.bot_seconds = BUDGET
    window.show()
    rows: list[Row] = []
    for game in screens():
        found: list[float] = []
        while len(found) < INPUTS:
            page = bot_to_move(window, game)
            settle(window)
            found += [one.milliseconds for one in Hand(window, page).work(INPUTS - len(found))]
        rows.append(_row(f"{game}: input while a bot thinks, usually", median(found)))
        rows.append(_row(f"{game}: input while a bot thinks, at worst", max(found)))
    window.close()
    return rows


def _row(name: str, value: float) -> Row:
    return {
        "name": name,
        "value": round(value, 2),
        "unit": "ms",
        "reference": PROMISED,
        "ratio": round(value / PROMISED, 3),
    }


def bot_to_move(window: MainWindow, game: str, level: str = ADVISER, plies: int = 30) -> GamePage:
    """Sits a person and bots down in the midst of a game, where a bot has a choice; an opponent may be sure at once."""
    seats = [Seat("1"), *(Seat(f"{number + 2}", level, number + 1) for number in range(2))]
    match, rng = Match(game, seats, seed=1), Random(1)
    while match.ply < plies or match.seats[match.asked].is_person or len(match.legal()) < 2:
        match.submit(rng.choice(match.legal()))
    window.start(match)
    assert window.game is not None
    return window.game


def settle(window: MainWindow) -> None:
    """Until the table is laid and painted for the first time, and the bot thinks."""
    end = time.perf_counter() + PATIENCE
    turns = 0
    while turns < TURNS or not (window.runner and window.runner.is_thinking):
        QCoreApplication.processEvents()
        turns += 1
        if time.perf_counter() > end:
            raise TimeoutError("no bot thinks")


class Hand(QObject):
    """Points, clicks, turns the wheel and opens menus, from a thread of its own: like a hand, it waits for nobody.

    An input's time begins when it was due, not when the thread got to run, so that nothing is hidden by a busy process.
    """

    def __init__(self, window: MainWindow, page: GamePage) -> None:
        super().__init__()
        QPointingDevice.primaryPointingDevice()  # made by the first who asks, which must be this thread
        self._runner = window.runner
        self._inputs = _inputs(window, page)
        self._loop = QEventLoop()
        self._done = threading.Event()
        self._paints = self._turns = 0
        self._found: list[Answered] = []
        self._trouble: Exception | None = None

    def work(self, count: int) -> list[Answered]:
        """So many inputs, all of them while a bot thinks; fewer if none thinks any more."""
        app = QCoreApplication.instance()
        assert app is not None
        app.installEventFilter(self)
        thread = threading.Thread(target=self._work, args=(count,), daemon=True)
        thread.start()
        self._loop.exec()
        thread.join()
        app.removeEventFilter(self)
        if self._trouble is not None:
            raise self._trouble
        return self._found

    # in the thread

    def _work(self, count: int) -> None:
        try:
            rng, at = Random(1), 0
            while len(self._found) < count:
                due = time.perf_counter() + rng.uniform(*PAUSE)
                time.sleep(due - time.perf_counter())
                if not self._is_thinking():
                    if not self._wait_for_thinking():
                        break
                    continue
                kind, post = self._inputs[at % len(self._inputs)]
                at += 1
                self._done.clear()
                self._paints = self._turns = 0
                post()
                QCoreApplication.postEvent(self, QEvent(_ANSWERED))
                if not self._done.wait(PATIENCE):
                    raise TimeoutError(f"no answer to {kind}")
                took = time.perf_counter() - due
                if self._is_thinking():
                    self._found.append(Answered(kind, took * 1000, self._paints))
        except Exception as trouble:  # noqa: BLE001  (told in the thread that waits)
            self._trouble = trouble
        self._loop.quit()

    def _is_thinking(self) -> bool:
        return self._runner is not None and self._runner.is_thinking

    def _wait_for_thinking(self) -> bool:
        end = time.perf_counter() + LULL
        while not self._is_thinking() and time.perf_counter() < end:
            time.sleep(0.005)
        return self._is_thinking()

    # in the window's thread

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._paints += 1
        return False

    def event(self, event: QEvent) -> bool:
        if event.type() != _ANSWERED:
            return super().event(event)
        self._turns += 1
        if self._turns < TURNS:  # behind all that waits by now; painting is asked for with low priority
            QCoreApplication.postEvent(self, QEvent(_ANSWERED), Qt.EventPriority.LowEventPriority.value)
        else:
            self._done.set()
        return True


def _inputs(window: MainWindow, page: GamePage) -> list[tuple[str, Post]]:
    """What the hand does in turn: none of it changes the game or stops the bot."""
    board, log = page.stage.viewport(), page.log.viewport()
    places = [page.stage.mapFromScene(target.centre()) for target in page.view.scene.targets.values()]
    places = [place for place in places if board.rect().contains(place)]
    Random(1).shuffle(places)
    bar = window.menuBar()
    menu = bar.actionGeometry(bar.actions()[1]).center()
    found: list[tuple[str, Post]] = []
    for one, other in zip(places[:6], places[6:12], strict=False):
        found.append(("point", _mouse(board, QEvent.Type.MouseMove, one)))
        found.append(("press", _mouse(board, QEvent.Type.MouseButtonPress, one)))
        found.append(("release", _mouse(board, QEvent.Type.MouseButtonRelease, one)))
        found.append(("point", _mouse(board, QEvent.Type.MouseMove, other)))
        found.append(("open", _mouse(bar, QEvent.Type.MouseButtonPress, menu)))
        found.append(("close", _mouse(bar, QEvent.Type.MouseButtonPress, menu)))
        found.append(("scroll", _wheel(log, 120)))
        found.append(("scroll", _wheel(log, -120)))
    return found


def _mouse(widget: QWidget, kind: QEvent.Type, at: QPoint) -> Post:
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    local, everywhere = QPointF(at), QPointF(widget.mapToGlobal(at))
    button = none if kind == QEvent.Type.MouseMove else left
    down = left if kind == QEvent.Type.MouseButtonPress else none

    def post() -> None:
        event = QMouseEvent(kind, local, everywhere, button, down, Qt.KeyboardModifier.NoModifier)
        QCoreApplication.postEvent(widget, event)

    return post


def _wheel(widget: QWidget, angle: int) -> Post:
    at = widget.rect().center()
    local, everywhere = QPointF(at), QPointF(widget.mapToGlobal(at))

    def post() -> None:
        event = QWheelEvent(
            local,
            everywhere,
            QPoint(),
            QPoint(0, angle),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QCoreApplication.postEvent(widget, event)

    return post
