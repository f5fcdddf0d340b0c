"""Plays through the real window as a person would: clicks on the board, on buttons, on sheets and curtains."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from kingsbridge_desktop.core.types import Action, Event
from kingsbridge_desktop.play.match import Match, Moment, Seat
from kingsbridge_desktop.ui.dialogs.live_question import LiveQuestion
from kingsbridge_desktop.ui.faults import FaultDesk
from kingsbridge_desktop.ui.game_page import GamePage
from kingsbridge_desktop.ui.i18n import Translators
from kingsbridge_desktop.ui.main_window import MainWindow
from kingsbridge_desktop.ui.panels.chooser import Chooser
from kingsbridge_desktop.ui.settings import Settings
from tests.ui.modal import when_open

_TRANSLATORS = Translators()  # one for all windows, as in the app: languages are installed in the application


def open_window(
    qtbot: Any,
    *,
    language: str = "de",
    theme: str = "day",
    speed: str = "none",
    captions: bool = False,
    second_click: str = "never",
    faults: FaultDesk | None = None,
) -> MainWindow:
    """The main window at 1280 × 800, without animation, captions and second clicks unless asked for."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    settings = Settings()
    settings.values.language = language
    settings.values.theme = theme
    settings.values.speed = speed
    settings.values.captions = settings.values.recap = captions
    settings.values.second_click = second_click
    window = MainWindow(app, settings, _TRANSLATORS, faults)
    qtbot.addWidget(window, before_close_func=_ask_nothing_more)
    window.resize(1280, 800)
    window.show()
    qtbot.waitExposed(window)
    return window


def _ask_nothing_more(window: MainWindow) -> None:
    """The test is over: nobody answers a question about an unsaved game any more."""
    window.desk.asks = False


def seats(*levels: str) -> list[Seat]:
    """Players of these levels; persons are called Anna, Ben, Cleo, Dora, Emil."""
    names = ("Anna", "Ben", "Cleo", "Dora", "Emil")
    return [Seat(names[number], level, number) for number, level in enumerate(levels)]


def sit_down(window: MainWindow, game: str, levels: tuple[str, ...], seed: int = 7) -> GamePage:
    """A new game at the window's table."""
    window.start(Match(game, seats(*levels), seed))
    assert window.game is not None
    window.game.patience.moment = 0  # the hand at the mouse is quicker than any person
    return window.game


def resized(qtbot: Any, window: MainWindow, width: int, height: int) -> None:
    """Gives a window a size, and waits until its letters have grown with it and everything has found its place."""
    window.resize(width, height)
    qtbot.waitUntil(lambda: not window._growing.isActive())
    qtbot.wait(40)


def assert_agrees(page: GamePage, position: Any) -> None:
    """Everything on the page shows this position."""
    rules = page.table.match.rules
    assert page.view.position is position
    assert page.side.where.text() == page.context.text.progress(rules.progress(position))
    for seat, plate in enumerate(page.players.plates):
        assert plate.points == str(rules.open_points(position)[seat]).replace("-", "−")
        assert [chip for _, chip in plate.chips] == page.view.chips(position, seat)


class Watcher:
    """Looks at the page at every moment that is shown, and whenever somebody is asked."""

    def __init__(self, page: GamePage) -> None:
        self.page = page
        self.moments = 0
        self._told: list[Event] = []
        page.player.shown.connect(self._look)

    def _look(self, moments: Sequence[Moment]) -> None:
        page = self.page
        self.moments += len(moments)
        assert_agrees(page, moments[-1].position)
        self._told += [m.event for m in moments if m.event is not None and page.context.text.event(m.event)]
        lines = [line.event for line in page.log.lines if line.event is not None]
        assert lines[len(lines) - len(self._told) :] == self._told, "the log tells what was shown, and no more"

    def look_at_question(self) -> None:
        """Somebody may act: everything shows the position of the question, and the bar asks it."""
        page = self.page
        assert_agrees(page, page.view.position)
        assert page.view.position.key() == page.table.match.view(page.table.viewer).key()
        assert page.prompt.question == page.context.text.question(page.view.position)


class Hand:
    """The hand at the mouse."""

    def __init__(self, qtbot: Any, page: GamePage) -> None:
        self.qtbot, self.page = qtbot, page
        page.patience.moment = 0  # quicker than any person

    def click(self, button: Any) -> None:
        """Presses a widget."""
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    def is_waiting_for_me(self) -> bool:
        """Whether a person can do something: act, open the curtain, put a sheet away."""
        page = self.page
        if page.curtain.isVisible() or page.sheets.isVisible() or page.ending.isVisible():
            return True
        return page.choices.is_open and not page.view.director.busy

    def wait(self) -> None:
        """Until it is a person's turn or the game is over."""
        self.qtbot.waitUntil(lambda: self.is_waiting_for_me() or self.page.table.match.is_over, timeout=20_000)

    def clear(self) -> None:
        """Opens curtains and puts sheets away until somebody may act."""
        while True:
            self.wait()
            page = self.page
            if page.curtain.isVisible():
                self.click(page.curtain.findChild(QPushButton, "open_curtain"))
            elif page.sheets.isVisible():
                self.click(page.sheets.findChild(QPushButton, "sheet_go_on"))
            else:
                return

    def do(self, action: Action) -> None:
        """Carries out a legal action by clicks: its place on the board, or its button."""
        page = self.page
        ply = page.table.match.ply
        s = page.table.match.view(page.table.viewer)
        if page.view.warning(s, action) or page.view.points_left(s, action) > 0:
            when_open(LiveQuestion, _confirm)
        for anchor, actions in page.choices.groups.items():
            if action in actions:
                self._click_place(anchor)
                if len(actions) > 1:
                    self._choose(actions.index(action))
                break
        else:
            self._press(action)
        self.qtbot.waitUntil(lambda: page.table.match.ply > ply, timeout=5_000)

    def _click_place(self, anchor: Any) -> None:
        page = self.page
        target = page.view.scene.targets[anchor]
        where = page.stage.mapFromScene(_clickable_point(page, target))
        self.qtbot.mouseClick(page.stage.viewport(), Qt.MouseButton.LeftButton, pos=where)

    def _choose(self, number: int) -> None:
        self.click(self.page.findChildren(Chooser, "chooser")[-1].answers[number])

    def _press(self, action: Action) -> None:
        name = f"action_{action.kind}_{'_'.join(map(str, action.args))}"
        buttons = [button for button in self.page.prompt.buttons() if button.objectName() == name]
        assert buttons, f"{action} has neither a place nor a button"
        self.click(buttons[0])


SPOTS = ((0.5, 0.5), (0.15, 0.5), (0.15, 0.15), (0.5, 0.15), (0.15, 0.85), (0.85, 0.5), (0.5, 0.85), (0.08, 0.5))


def _confirm(box: LiveQuestion) -> None:
    """Does it in spite of the warning."""
    box.answers[1].click()


def _clickable_point(page: GamePage, target: Any) -> Any:
    """A point of the target that nothing else covers, as a person would look for one."""
    box = target.shape().boundingRect()
    for fx, fy in (
        (0.5, 0.5),
        (0.15, 0.5),
        (0.15, 0.15),
        (0.5, 0.15),
        (0.15, 0.85),
        (0.85, 0.5),
        (0.5, 0.85),
        (0.08, 0.5),
    ):
        point = target.mapToScene(box.x() + box.width() * fx, box.y() + box.height() * fy)
        item = page.stage.itemAt(page.stage.mapFromScene(point))
        while item is not None and item is not target:
            item = item.parentItem()
        if item is target:
            return point
    raise AssertionError(f"{target.anchor!r} cannot be clicked anywhere: it is covered")
