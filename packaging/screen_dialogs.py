"""Home page, menus, dialogs and questions, for `screens.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from screen_tables import Screens, wait

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from kingsbridge_desktop.ui.main_window import MainWindow

Maker = tuple[str, Callable[[], "QWidget"]]


def screens(window: MainWindow, games: Sequence[str]) -> Screens:
    """What there is before a game is begun."""
    wait(lambda: window.home._is_read and not window.home._settling.isActive())
    wait(lambda: False, 200)
    yield "home", window
    for name, menu in window.menus.menus.items():
        menu.popup(window.mapToGlobal(window.rect().topLeft()))
        yield f"menu-{name}", menu
        menu.close()
    makers = [*_everywhere(window), *(maker for game in games for maker in _of_game(window, game))]
    for name, make in [*makers, *_questions(window)]:
        dialog = make()
        dialog.show()
        yield name, dialog
        dialog.close()
        dialog.deleteLater()
    yield from _notices(window)


def _everywhere(window: MainWindow) -> list[Maker]:
    from kingsbridge_desktop.play.match import PERSON, Seat
    from kingsbridge_desktop.ui.dialogs.about import AboutDialog
    from kingsbridge_desktop.ui.dialogs.handicap import HandicapDialog
    from kingsbridge_desktop.ui.dialogs.log import LogDialog
    from kingsbridge_desktop.ui.dialogs.own_bots import OwnBotsDialog
    from kingsbridge_desktop.ui.dialogs.save_as import SaveAsDialog
    from kingsbridge_desktop.ui.dialogs.saves import SavesDialog
    from kingsbridge_desktop.ui.dialogs.settings import SettingsDialog
    from kingsbridge_desktop.ui.home.codes import CodeDialog

    settings, language, colours = window.settings, window.language, window.colours
    seats = [Seat("Aliena", PERSON, 0), Seat("Jack", "hard", 1), Seat("Philip", "normal", 2), Seat("Ellen", "easy", 3)]
    return [
        ("settings", lambda: SettingsDialog(settings, language, window)),
        ("about", lambda: AboutDialog(language, colours, window)),
        ("open", lambda: SavesDialog(language, window)),
        ("save", lambda: SaveAsDialog(language, Path("Kingsbridge.kingsbridge"), window)),
        ("code", lambda: CodeDialog(language, colours, window)),
        ("own-bots", lambda: OwnBotsDialog(language, window)),
        ("handicap", lambda: HandicapDialog(seats, language, window)),
        ("log", lambda: LogDialog("Kingsbridge\nPython\nQt\n" + "a line of the log\n" * 30, window)),
    ]


def _of_game(window: MainWindow, game: str) -> list[Maker]:
    from kingsbridge_desktop.ui.dialogs.box import BoxDialog
    from kingsbridge_desktop.ui.dialogs.film import FilmDialog
    from kingsbridge_desktop.ui.dialogs.learn import LearnDialog
    from kingsbridge_desktop.ui.dialogs.rules import show_rules
    from kingsbridge_desktop.ui.dialogs.seats import SeatsDialog
    from kingsbridge_desktop.ui.home.setup import SetupDialog
    from screen_tables import played

    settings, language, colours = window.settings, window.language, window.colours
    made: list[Maker] = [
        (f"setup-{game}", partial(SetupDialog, game, settings, language, colours, window)),
        (f"lessons-{game}", partial(LearnDialog, settings, language, colours, game, window)),
        (f"box-{game}", partial(BoxDialog, game, language, window)),
        (f"help-{game}", partial(show_rules, window, language, colours, game)),
    ]
    if game == "pillars":
        match = played(game, 10)
        made += [
            ("seats", lambda: SeatsDialog(match, language, colours, window)),
            ("play-on", lambda: SeatsDialog(match, language, colours, window, ply=5)),
            ("film", lambda: FilmDialog(match, settings, language, colours, window)),
        ]
    return made


def _questions(window: MainWindow) -> list[Maker]:
    """Boxes with a short sentence, a long one, and one with several answers, in the words of the program."""
    from PySide6.QtCore import QCoreApplication
    from PySide6.QtWidgets import QMessageBox

    from kingsbridge_desktop.ui.dialogs.live_question import LiveQuestion, Wording
    from kingsbridge_desktop.ui.words import game_name

    def say(context: str, source: str) -> str:
        return QCoreApplication.translate(context, source)

    def agreed() -> Wording:
        words = "Going back this far shows somebody what was hidden. Does the whole table agree? The log will say so."
        answers = (say("GamePage", "Better not"), say("GamePage", "Do it"))
        return Wording(say("GamePage", "Are you sure?"), say("GamePage", words), answers)

    def leaving() -> Wording:
        words = "Leave the lesson? It waits here: you can go on from this note at any time."
        return Wording(
            say("Guide", "Leave the lesson"), say("Guide", words), (say("Guide", "Stay"), say("Guide", "Leave"))
        )

    def deleting() -> Wording:
        words = "Delete this game from the chronicle? It can be brought back until Kingsbridge is closed."
        more = f"{game_name(window.language, 'pillars')}, 17.11.2026\nAliena 47, Jack 45, Philip 41, Ellen 33"
        answers = (say("ChronicleDesk", "Keep it"), say("ChronicleDesk", "Delete"))
        return Wording(say("ChronicleDesk", "Chronicle"), say("ChronicleDesk", words), answers, more)

    def told() -> Wording:
        return Wording(
            "Kingsbridge", say("ReviewDesk", "The review that was kept with this game is damaged; a new one is made.")
        )

    icons = QMessageBox.Icon
    return [
        ("question-regrets", lambda: LiveQuestion(window, "regrets", agreed)),
        ("question-lesson", lambda: LiveQuestion(window, "leave_lesson", leaving)),
        ("question-delete", lambda: LiveQuestion(window, "delete_record", deleting, icons.Warning)),
        ("question-told", lambda: LiveQuestion(window, "told", told, icons.Information)),
    ]


def _notices(window: MainWindow) -> Screens:
    """The bar that tells of a fault, over the home page."""
    bar = window.mender.bar
    bar.tell_crash()
    yield "fault", window
    bar.hide()
