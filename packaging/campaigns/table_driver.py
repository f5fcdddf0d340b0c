"""Plays in the real window without a person: a hand that acts, opens curtains and puts sheets away."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from kingsbridge_desktop.core.registry import game_ids, meta_of
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.saves import store
from kingsbridge_desktop.ui import settings as settings_module
from kingsbridge_desktop.ui.faults import FaultDesk
from kingsbridge_desktop.ui.game_page import GamePage
from kingsbridge_desktop.ui.gc_control import Collector
from kingsbridge_desktop.ui.i18n import Translators
from kingsbridge_desktop.ui.main_window import MainWindow
from kingsbridge_desktop.ui.settings import Settings

QUICK = 0.04  # of normal speed: everything moves, and nobody has to wait for it


class Driver:
    """One window and one game after the other."""

    def __init__(self, chance: random.Random, desk: FaultDesk) -> None:
        found = QApplication.instance() or QApplication(["campaign"])
        assert isinstance(found, QApplication)
        self.app, self.chance = found, chance
        settings_module.FACTOR["fast"] = QUICK
        setattr(GamePage, "_confirmed", lambda *_: True)  # noqa: B010 - nobody is there to be asked
        settings = Settings()
        settings.values.speed = "fast"
        settings.values.bot_seconds = 0.1
        self.window = MainWindow(self.app, settings, Translators(), desk)
        self.window.desk.asks = False  # a game that a fault kept from the disk may be left
        self.window.resize(1100, 720)
        self.window.show()
        self._collector = Collector(self.app)  # as in the app: garbage of Qt's is not for threads that read files
        self.games = 0

    @property
    def page(self) -> GamePage:
        """The table, which may be another one than a moment ago."""
        assert self.window.game is not None
        return self.window.game

    def new_game(self, persons: int, speeds: tuple[str, ...] = ("fast", "fast", "none")) -> None:
        """The next game of the shelf, with so many persons and quick bots."""
        game = game_ids()[self.games % len(game_ids())]
        self.games += 1
        most = meta_of(game).seats[-1]
        seats = [Seat(f"Player {n}", "person" if n < persons else "greedy", n) for n in range(most)]
        values = self.window.settings.values
        values.speed = self.chance.choice(speeds)
        values.captions = values.speed != "none"  # which would wait for somebody to read them
        self.window.start(Match(game, seats, self.chance.randrange(2**32)))

    def forget_games(self) -> None:
        """Nobody goes on with the games that were left: a home page full of them only takes time."""
        for path in store.autosave_folder().glob(f"*{store.SUFFIX}"):
            if self.window.game is None or path != self.window.game.table.file.path:
                path.unlink(missing_ok=True)
                store.earlier(path).unlink(missing_ok=True)

    def wait(self, until: Callable[[], bool], seconds: float) -> bool:
        """Lets the window live until something holds; False if it takes too long."""
        end = time.monotonic() + seconds
        while not until():
            if time.monotonic() > end:
                return False
            self.app.processEvents()
            time.sleep(0.001)
        return True

    def act(self) -> None:
        """Does what can be done just now, if anything: a sheet, the curtain, a move; and moves the mouse."""
        page = self.page
        if page.looking_back.is_on:  # the way back failed: a person would press it again
            page.look_back(-1)
        if page.sheets.isVisible():
            button = page.sheets.findChild(QPushButton, "sheet_go_on")
            if button is not None:
                button.click()
        elif page.curtain.isVisible():
            button = page.curtain.findChild(QPushButton, "open_curtain")
            if button is not None:
                button.click()
        elif page.choices.is_open:
            self._move_about(page)
            if page.choices.is_open:
                page.choose(self.chance.choice(self._unwarned(page)))

    @staticmethod
    def _unwarned(page: GamePage) -> list[Action]:
        """What can be done without a question that nobody here would answer."""
        legal, s = page.table.match.legal(), page.view.position
        quiet = [a for a in legal if not page.view.warning(s, a) and page.view.points_left(s, a) <= 0]
        return quiet or list(legal)

    def _move_about(self, page: GamePage) -> None:
        port, pick = page.stage.viewport(), self.chance.random()
        at = QPoint(self.chance.randrange(1, port.width()), self.chance.randrange(1, port.height()))
        QTest.mouseMove(port, at)
        if pick < 0.05:
            QTest.mouseClick(port, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, at)
        elif pick < 0.10 and page.table.match.ply:
            page.look_back(self.chance.randrange(page.table.match.ply))
            self.app.processEvents()
            page.look_back(-1)
        elif pick < 0.15:
            page.undo()
        elif pick < 0.18:
            self.window.resize(self.chance.randrange(900, 1300), self.chance.randrange(620, 820))

    def goes_on(self, seconds: float, plies: int = 2) -> bool:
        """Whether the game moves on by so many actions, or ends."""
        match = self.page.table.match
        target = match.ply + plies
        end = time.monotonic() + seconds
        while self.page.table.match.ply < target and not self.page.table.match.is_over:
            if time.monotonic() > end:
                return False
            self.act()
            self.app.processEvents()
            time.sleep(0.001)
        return True

    def state(self) -> str:
        """What a table that stands still is waiting for, as far as can be seen."""
        page, modal = self.page, self.app.activeModalWidget()
        table = page.table
        signs = {
            "goes on": page.goes_on,
            "thinking": table.is_thinking,
            "sheet": page.sheets.isVisible(),
            "curtain": page.curtain.isVisible(),
            "end page": page.ending.isVisible(),
            "choices": page.choices.is_open,
            "looking back": page.looking_back.is_on,
            "moving": page.view.director.is_moving,
            "caption": page.player.waits,
            "dialog": modal.objectName() or type(modal).__name__ if modal is not None else "",
        }
        said = ", ".join(f"{name} {value}".removesuffix(" True") for name, value in signs.items() if value)
        return f"{table.match.game} at {table.match.ply}: {said or 'nothing'}"

    def close(self) -> None:
        """Ends as by hand."""
        self.window.close()
        self.app.processEvents()
