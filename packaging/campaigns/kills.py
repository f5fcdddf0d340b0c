"""Kills -9 of one or two windows while games run: every game goes on, at most the action in progress is missing."""

from __future__ import annotations

import gc
import importlib
import os
import pkgutil
import random
import select
import shutil
import signal
import time
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, NoReturn

import kingsbridge_desktop.ui
from campaigns.trial import Trials
from kingsbridge_desktop.core.registry import game_ids, meta_of
from kingsbridge_desktop.play import files
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.saves import shelf, store
from kingsbridge_desktop.ui.screens import load_screen

if TYPE_CHECKING:
    from kingsbridge_desktop.ui.main_window import MainWindow

COUNT = 1000
LONGEST = 0.6  # s until the kill, on top of what comes between the window and the first words
LONGEST_START = 60.0  # s until a window has a table
BETWEEN_ACTIONS = 5  # ms
TOLD_WITHIN = 400  # turns of act() in which a window without a table must say why
NO_TABLE = "none"


class Window(NamedTuple):
    """A process with a window of its own, and what it tells us."""

    process: int
    words: int  # the end of a pipe


def run(trials: Trials) -> None:
    """One kill after the other, every third with a second window beside it; half of them go on with a killed game."""
    load_everything()
    for number in trials.numbers():
        windows = 2 if number % 3 == 2 else 1
        try:
            trials.saw(one_kill(trials.random, windows))
        except AssertionError as error:
            trials.fail(f"trial {number}: {error}")
        if number % 20 == 19:
            shutil.rmtree(store.home(), ignore_errors=True)


def load_everything() -> None:
    """Imports the window and its screens, so that each process that is split off begins at once."""
    for module in pkgutil.walk_packages(kingsbridge_desktop.ui.__path__, "kingsbridge_desktop.ui."):
        importlib.import_module(module.name)
    for game in game_ids():
        load_screen(game)
        files.to_save(Match(game, [Seat(f"P{n}", colour=n) for n in range(meta_of(game).seats[0])], 1))
    gc.collect()


def one_kill(chance: random.Random, windows: int) -> str:
    """Starts the windows, kills them at some moment, and looks at what is on disk."""
    started = [begin(chance) for _ in range(windows)]
    try:
        first = [first_words(window) for window in started]
        time.sleep(chance.random() * LONGEST)
    finally:
        for window in started:
            os.kill(window.process, signal.SIGKILL)
    for window, words in zip(started, first, strict=True):
        words += last_words(window)
        if words[0] == "file" and "over" not in words:
            check(Path(words[1]), max(int(word) for word in words[2:] if word.isdigit()))
    assert all(entry.problem is None for entry in shelf.running()), "a game on the shelf is damaged"
    if any(words[0] == NO_TABLE for words in first):
        return "two windows wanted the same game, and one was told so"
    return f"{windows} window{'s' if windows > 1 else ''} killed"


def begin(chance: random.Random) -> Window:
    """A window with a new game, or with one that a kill left behind."""
    resume = chance.random() < 0.5 and next(shelf.unfinished(), None) is not None
    game, seed = chance.choice(game_ids()), chance.randrange(10**6)
    words, told = os.pipe()
    process = os.fork()
    if process == 0:
        os.close(words)
        live(game, seed, resume, told)
    os.close(told)
    return Window(process, words)


def first_words(window: Window) -> list[str]:
    """The file of the game on its table and its first number, or that it got none."""
    text, end = "", time.monotonic() + LONGEST_START
    while "\n" not in text:
        ready, _, _ = select.select([window.words], [], [], max(0.0, end - time.monotonic()))
        assert ready, "a window came to no table and said nothing"
        more = os.read(window.words, 4096).decode()
        assert more, "a window ended by itself"
        text += more
    words = text.split()
    assert words[0] in ("file", NO_TABLE), f"the window said {text}"
    return words


def last_words(window: Window) -> list[str]:
    """All that it said until it was killed."""
    os.waitpid(window.process, 0)
    with os.fdopen(window.words) as rest:
        return rest.read().split()


def check(path: Path, last: int) -> None:
    """The game is there, whole, and at most the action in progress is missing."""
    loaded = files.open_game(path)
    assert loaded.salvage is files.Salvage.NOT_NEEDED, f"{path.name} had to be salvaged"
    assert loaded.match.ply >= last - 1, f"{last} actions were told, {loaded.match.ply} found"


# in the process that is killed


def live(game: str, seed: int, resume: bool, told: int) -> NoReturn:
    """A window as it is, without a screen, until the kill."""
    code = 1
    try:
        code = show_window(game, seed, resume, told)
    except BaseException:  # noqa: BLE001  (this process must never go on as the campaign)
        os.write(told, f"failed {traceback.format_exc()}\n".encode())
    os._exit(code)


def show_window(game: str, seed: int, resume: bool, told: int) -> int:
    """Tells every action that was carried out; goes on with what is unfinished, or begins a game."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from kingsbridge_desktop.bots.bot_client import BotClient
    from kingsbridge_desktop.ui import gc_control
    from kingsbridge_desktop.ui.i18n import Translators
    from kingsbridge_desktop.ui.main_window import MainWindow
    from kingsbridge_desktop.ui.settings import Settings

    # Persons play here and everything is loaded and tidied: a process for bots and a look for garbage only cost time.
    setattr(BotClient, "_work", lambda _: None)  # noqa: B010
    setattr(gc_control, "preload_and_freeze", lambda _: None)  # noqa: B010
    app = QApplication(["campaign"])
    settings = Settings()
    settings.values.speed = "none"
    settings.values.captions = False
    window = MainWindow(app, settings, Translators())
    window.show()
    if resume:
        window.resume_last()
    else:
        seats = [Seat(f"P{n}", colour=n) for n in range(meta_of(game).seats[0])]
        window.start(Match(game, seats, seed))
    hand = Hand(window, random.Random(seed), told)
    timer = QTimer()
    timer.timeout.connect(hand.act)
    timer.start(BETWEEN_ACTIONS)
    return app.exec()


class Hand:
    """Acts at random at the table of a window, and tells how far the game is."""

    def __init__(self, window: MainWindow, chance: random.Random, told: int) -> None:
        self._window, self._chance, self._told = window, chance, told
        self._is_watching = False
        self._waits = 0

    def act(self) -> None:
        """One action, if there is a table."""
        page = self._window.game
        if page is None:
            self._wait()
            return
        table = page.table
        if not self._is_watching:
            self._is_watching = True
            self._say(f"file {table.file.path} {table.match.ply}")
            table.stepped.connect(lambda _: self._say(str(table.match.ply)))
        if table.match.is_over:
            self._say("over")
            return
        page.player.drop()
        table.submit(self._chance.choice(table.match.legal()))

    def _wait(self) -> None:
        """Without a table somebody must be told why; the other window may have the only game there is."""
        from PySide6.QtWidgets import QApplication

        self._waits += 1
        if QApplication.activeModalWidget() is not None:
            self._say(NO_TABLE)
        elif self._waits > TOLD_WITHIN:
            self._say("nothing, for too long")

    def _say(self, words: str) -> None:
        os.write(self._told, f"{words}\n".encode())
