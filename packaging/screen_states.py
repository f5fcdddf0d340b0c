"""States that come up seldom: full lists, refusals, faults, the ends of long dialogs, lists that are open.

For `screens.py`; what is usual stands in `screen_dialogs.py` and `screen_pages.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import Mock, patch

from screen_dialogs import Maker
from screen_tables import LONG, Screens, laid, played, seated, wait

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from kingsbridge_desktop.ui.dialogs.file_dialog import FileDialog
    from kingsbridge_desktop.ui.main_window import MainWindow

GAME = "pillars"  # whose table lies below what is no game's own
LONG_NAME = "Kingsbridge – der lange Abend bei Tante Änne und Onkel Bartholomäus"
BOTS = (
    ("Baumeister von Shiring", "python3 /home/mia/bots/baumeister.py --stufe 3 --protokoll"),
    ("Jack", "/opt/jack/bin/jack"),
)


def screens(window: MainWindow) -> Screens:
    """Dialogs, boxes, menus and messages."""
    yield from _shown(_empty(window))
    _keep_games()
    yield from _shown(_full(window))
    yield from _shown(_questions(window))
    yield from _lists(window)
    yield from _home(window)
    yield from _menus(window)
    yield from _messages(window)
    yield from _film(window)


def _shown(makers: list[Maker]) -> Screens:
    for name, make in makers:
        dialog = make()
        dialog.show()
        wait(lambda: False, 250)
        yield name, partial(_to_end if name.endswith("-end") else _ready, dialog)
        dialog.close()
        dialog.deleteLater()


def _ready(dialog: QWidget) -> QWidget:
    """A dialog that has read what it shows: it may do so anew in another light."""
    wait(lambda: getattr(dialog, "is_filled", True))
    return dialog


def _to_end(dialog: QWidget) -> QWidget:
    """A dialog that is rolled to its end."""
    from PySide6.QtWidgets import QAbstractScrollArea

    _ready(dialog).show()
    wait(lambda: False, 100)
    for area in dialog.findChildren(QAbstractScrollArea):
        area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    return dialog


def _empty(window: MainWindow) -> list[Maker]:
    """What says what is wrong, and the lower halves of what is longer than a small screen."""
    from kingsbridge_desktop.ui.dialogs.about import AboutDialog
    from kingsbridge_desktop.ui.dialogs.handicap import HandicapDialog
    from kingsbridge_desktop.ui.dialogs.save_as import SaveAsDialog
    from kingsbridge_desktop.ui.dialogs.seats import SeatsDialog
    from kingsbridge_desktop.ui.dialogs.settings import SettingsDialog
    from kingsbridge_desktop.ui.home.codes import CodeDialog
    from kingsbridge_desktop.ui.home.setup import SetupDialog

    settings, language, colours = window.settings, window.language, window.colours
    match = seated("web_of_power", LONG, 20)

    def code_wrong() -> QWidget:
        dialog = CodeDialog(language, colours, window)
        dialog.line.setText("WP-4K7Q-X9M2-TAHP-E")
        dialog.show()
        dialog.read()
        return dialog

    def set_up() -> QWidget:
        dialog = SetupDialog("web_of_power", settings, language, colours, window)
        dialog.show()
        dialog.count.setCurrentIndex(dialog.count.count() - 1)
        for row, name in zip(dialog.rows, LONG, strict=True):
            row.write({**row.read(), "name": name})
        return dialog

    return [
        ("settings-end", lambda: _to_end(SettingsDialog(settings, language, window))),
        ("about-end", lambda: _to_end(AboutDialog(language, colours, window))),
        ("save-bad-name", lambda: SaveAsDialog(language, Path("Was nun?.kingsbridge"), window)),
        ("code-wrong", code_wrong),
        ("handicap-long-names", lambda: HandicapDialog(match.seats, language, window)),
        ("seats-long-names", lambda: SeatsDialog(match, language, colours, window)),
        ("setup-long-names", set_up),
    ]


def _keep_games() -> None:
    """Saves of all games, one with a long name, one that cannot be read, and bots of one's own."""
    from kingsbridge_desktop.core.registry import game_ids
    from kingsbridge_desktop.play.files import to_save
    from kingsbridge_desktop.saves import own_bots, store

    folder = store.save_folder()
    folder.mkdir(parents=True, exist_ok=True)
    for game in game_ids():
        if game != "toy":
            store.write(folder / f"{game}{store.SUFFIX}", to_save(played(game, 45)))
    store.write(folder / f"{LONG_NAME}{store.SUFFIX}", to_save(seated("web_of_power", LONG, 60)))
    (folder / f"broken{store.SUFFIX}").write_text("{", encoding="utf-8")
    for name, command in BOTS:
        own_bots.add(name, command)


def _full(window: MainWindow) -> list[Maker]:
    """Lists with something in them."""
    from kingsbridge_desktop.saves import store
    from kingsbridge_desktop.ui.dialogs.own_bots import OwnBotsDialog
    from kingsbridge_desktop.ui.dialogs.save_as import SaveAsDialog
    from kingsbridge_desktop.ui.dialogs.saves import SavesDialog

    language = window.language

    def opened() -> QWidget:
        dialog = SavesDialog(language, window)
        wait(lambda: dialog.is_filled)
        return dialog

    def bots(why: str) -> QWidget:
        dialog = OwnBotsDialog(language, window)
        dialog.show()
        dialog.list.setCurrentRow(0)
        if why:
            dialog._tell(lambda: dialog._reason(why), is_refusal=True)
        else:
            dialog._tested(BOTS[0][0], BOTS[0][1], 0.34)
        return dialog

    return [
        ("open-full", opened),
        ("open-full-end", lambda: _to_end(opened())),
        ("save-taken", lambda: SaveAsDialog(language, store.save_folder() / f"{LONG_NAME}{store.SUFFIX}", window)),
        ("own-bots-full", lambda: bots("")),
        ("own-bots-refused", lambda: bots("died")),
    ]


def _questions(window: MainWindow) -> list[Maker]:
    """Boxes with more words or answers than the usual ones, and those that tell of a file."""
    from PySide6.QtCore import QCoreApplication
    from PySide6.QtWidgets import QMessageBox

    from kingsbridge_desktop.saves.errors import SaveDamaged
    from kingsbridge_desktop.text.problems import problem
    from kingsbridge_desktop.ui.dialogs.live_question import LiveQuestion, Wording

    def say(source: str) -> str:
        return QCoreApplication.translate("FileDesk", source)

    def not_saved() -> Wording:
        slow = "Not saved yet: the disk is very slow. The last moves are still being written."
        return Wording(
            say("Not saved"),
            QCoreApplication.translate("SaveMark", slow),
            (say("Stay"), say("Save elsewhere …"), say("Leave anyway")),
            say("What was played since the last save would be lost. Leave anyway?"),
        )

    def replace() -> Wording:
        words = say("“%s” has been saved anew in another window, with other moves. Replace it?") % LONG_NAME
        return Wording(say("Save the game"), words, (say("Choose another name"), say("Replace")))

    def go_on() -> Wording:
        words = say("The game saved as “%s” is still running and has moved on since. Go on with it?") % LONG_NAME
        return Wording(say("Open a game"), words, (say("Go on with it"), say("Open it as it was saved")))

    def damaged() -> Wording:
        return Wording("Kingsbridge", problem(window.language, SaveDamaged("cut off", file=f"{LONG_NAME}.kingsbridge")))

    icons = QMessageBox.Icon
    return [
        ("question-not-saved", lambda: LiveQuestion(window, "not_saved", not_saved, icons.Warning)),
        ("question-replace", lambda: LiveQuestion(window, "overwrite", replace)),
        ("question-go-on", lambda: LiveQuestion(window, "go_on", go_on)),
        ("question-damaged", lambda: LiveQuestion(window, "told", damaged, icons.Information)),
    ]


def _lists(window: MainWindow) -> Screens:
    """What opens over a dialog: the list of a box, the dialog of files, and a tool tip."""
    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QApplication, QComboBox, QToolTip

    from kingsbridge_desktop.saves import store
    from kingsbridge_desktop.ui.dialogs import file_dialog
    from kingsbridge_desktop.ui.dialogs.settings import SettingsDialog

    dialog = SettingsDialog(window.settings, window.language, window)
    dialog.show()
    box = dialog._fields["pages"]
    assert isinstance(box, QComboBox)

    def opened() -> QWidget:
        box.hidePopup()
        box.showPopup()
        wait(lambda: False, 100)
        return box.view().window()

    yield "settings-list", opened
    box.hidePopup()
    dialog.close()
    kinds = ["Kingsbridge (*.kingsbridge)", "WebP (*.webp)"]
    for name, wish in (("files", store.save_folder() / "Kingsbridge.kingsbridge"), ("files-open", store.save_folder())):
        files = file_dialog.FileDialog(window, "Kingsbridge", wish, kinds, saves=name == "files")
        files.show()
        wait(partial(_has_files, files))
        yield name, files
        files.close()
        files.deleteLater()
    tile = window.home.tiles[0]
    QToolTip.showText(window.mapToGlobal(QPoint(60, 300)), tile.learn.toolTip(), tile)
    wait(lambda: False, 300)
    tips = [widget for widget in QApplication.topLevelWidgets() if widget.inherits("QTipLabel") and widget.isVisible()]
    if tips:
        yield "tip", tips[0]
    QToolTip.hideText()


def _has_files(dialog: FileDialog) -> bool:
    """Whether its folder has been read."""
    return dialog.list.count() > 0


def _home(window: MainWindow) -> Screens:
    """The shelf with a game left out, as if it could not be loaded."""
    from kingsbridge_desktop.core.errors import GameFault
    from kingsbridge_desktop.core.registry import game_ids

    home = "kingsbridge_desktop.ui.home"
    left = tuple(game for game in game_ids() if game != "pillars")
    fault = GameFault("pillars", "made up")
    with (
        patch(f"{home}.page.faults", lambda: (fault,)),
        patch(f"{home}.page.game_ids", lambda: left),
        patch(f"{home}.below.game_ids", lambda: left),
    ):
        window.home._leave_out()
        yield "home-left-out", window
    window.home._leave_out()


def _menus(window: MainWindow) -> Screens:
    """What can be chosen at a table, and after its end; the games that were opened last."""
    from kingsbridge_desktop.saves import store
    from kingsbridge_desktop.ui.arrivals import offer_recent_games
    from kingsbridge_desktop.ui.recent import RecentMenu

    laid(window, played(GAME, 45))
    yield from _popped(window, "playing")
    laid(window, played(GAME, 100_000))
    yield from _popped(window, "over")
    window.go_home()
    offer_recent_games(window)
    menu = window.findChild(RecentMenu)
    assert menu is not None
    for path in store.paths(store.save_folder(), store.SUFFIX):
        menu.games.add(path)
    menu.popup(window.mapToGlobal(window.rect().topLeft()))
    yield "menu-recent", menu
    menu.close()


def _popped(window: MainWindow, when: str) -> Screens:
    for name, menu in window.menus.menus.items():
        menu.popup(window.mapToGlobal(window.rect().topLeft()))
        yield f"menu-{name}-{when}", menu
        menu.close()


def _messages(window: MainWindow) -> Screens:
    """What lies over a table: a fault, a game that is not on disk, both, and a sentence that was said."""
    from kingsbridge_desktop.saves.autosave import Autosaver, Saving
    from kingsbridge_desktop.saves.errors import DiskFull

    bar = window.mender.bar
    page = laid(window, played(GAME, 45))
    page.sheets.hide()
    told: list[tuple[str, Callable[[], None]]] = [
        ("fault", lambda: bar.tell_fault(at_table=True)),
        ("stopped", lambda: bar.tell_stopped(can_undo=page.table.undo_stop() is None)),
    ]
    for name, tell in told:
        tell()
        yield f"table-{name}", window
    with patch.object(Autosaver, "saving", Saving(DiskFull("no room"))):
        page.table.file._follow()
        yield "table-stopped-not-saved", window
        bar.hide()
        yield "table-not-saved", window
    page.table.file._follow()
    page.say(window.desk.tr("Saved as “%s”.") % LONG_NAME)
    yield "table-said", window
    page.toast.hide()
    window.go_home()


def _film(window: MainWindow) -> Screens:
    """A film that is written, and one that cannot be."""
    from kingsbridge_desktop.ui.dialogs.film import FilmDialog
    from kingsbridge_desktop.ui.film.animation import NoFilmPackage

    dialog = FilmDialog(played(GAME, 10), window.settings, window.language, window.colours, window)
    dialog.show()
    dialog.writer = Mock()  # or a change of light would show the dialog at rest
    dialog._show_progress(5, 12)
    wait(lambda: False, 100)
    yield "film-writing", dialog
    dialog.kind.setCurrentIndex(dialog.kind.findData(".gif"))
    dialog._refuse(NoFilmPackage("made up", command="/usr/bin/python3 -m pip install pillow"))
    yield "film-refused", dialog
    dialog.close()
