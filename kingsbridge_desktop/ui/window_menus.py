"""The menus of the window: every entry with its words, what it does, its keys and when it can be chosen."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from kingsbridge_desktop.core.meta import QT_TRANSLATE_NOOP
from kingsbridge_desktop.ui.menu_keys import keys_of, role_of

if TYPE_CHECKING:
    from kingsbridge_desktop.ui.game_page import GamePage
    from kingsbridge_desktop.ui.main_window import MainWindow


def _is_away(window: MainWindow) -> bool:
    """Something else than the shelf is shown."""
    return window.game is not None or window.chronicle.page is not None or window.puzzles.page is not None


def _can_be_saved(window: MainWindow) -> bool:
    return window.game is not None and window.game.table.file.can_be_saved


def _is_open(window: MainWindow) -> bool:
    """Nothing is done behind a curtain, under a sheet or under a review."""
    return window.game is not None and not window.game.is_covered and window.reviews.page is None


def _may_move(window: MainWindow) -> bool:
    """Taking back stands here too: where nothing can be taken back it says why."""
    return window.game is not None and window.game.may_move and window.reviews.page is None


def _may_choose(window: MainWindow) -> bool:
    """Something is left to be done at the table."""
    return window.game is not None and _may_move(window) and not window.game.table.match.is_over


def _can_redo(window: MainWindow) -> bool:
    return window.game is not None and _may_move(window) and window.game.table.match.can_redo


def _looks_back(window: MainWindow) -> bool:
    return window.game is not None and _is_open(window) and window.game.looking_back.is_on


def _is_over(window: MainWindow) -> bool:
    """Also from the page of the end, which covers the table."""
    return _has_ended(window) and window.reviews.page is None


def _is_free(window: MainWindow) -> bool:
    """A lesson has its own luck, and a game from a position no start that could be played again."""
    return window.game is not None and _is_open(window) and window.game.guide is None


def _may_begin_again(window: MainWindow) -> bool:
    """Also from the page of the end, which covers the table."""
    return _is_free(window) or (_has_ended(window) and _has_table(window))


def _may_reseat(window: MainWindow) -> bool:
    return _may_move(window) and _is_free(window) and window.game is not None and not window.game.table.match.is_over


def _has_table(window: MainWindow) -> bool:
    return window.game is not None and window.game.guide is None


def _has_moves(window: MainWindow) -> bool:
    return window.game is not None and window.game.guide is None and window.game.table.match.ply > 0


def _has_ended(window: MainWindow) -> bool:
    return window.game is not None and window.game.table.match.is_over


def _exporting() -> ModuleType:
    """Loaded only when something is exported."""
    return import_module("kingsbridge_desktop.ui.ending.exporting")


def _always(window: MainWindow) -> bool:
    return True


class Entry(NamedTuple):
    """One line of a menu."""

    name: str
    words: str  # an English source sentence of the context "MainWindow"
    call: Callable[[MainWindow], object]
    keys: str = ""
    when: Callable[[MainWindow], bool] = _always


def _at_table(call: Callable[[GamePage], object]) -> Callable[[MainWindow], object]:
    return lambda window: call(window.game) if window.game is not None else None


TITLES = {
    "game": QT_TRANSLATE_NOOP("MainWindow", "&Game"),
    "move": QT_TRANSLATE_NOOP("MainWindow", "&Move"),
    "view": QT_TRANSLATE_NOOP("MainWindow", "&View"),
    "help": QT_TRANSLATE_NOOP("MainWindow", "&Help"),
    "export": QT_TRANSLATE_NOOP("MainWindow", "E&xport"),
}
ENTRIES: dict[str, tuple[Entry, ...]] = {
    "game": (
        Entry("new", QT_TRANSLATE_NOOP("MainWindow", "&New game …"), lambda window: window.new_game(), "Ctrl+N"),
        Entry(
            "today",
            QT_TRANSLATE_NOOP("MainWindow", "Game of the &day …"),
            lambda window: window.home.set_up_today(),
            "Ctrl+D",
        ),
        Entry("code", QT_TRANSLATE_NOOP("MainWindow", "Game from a &code …"), lambda window: window.home.enter_code()),
        Entry(
            "again",
            QT_TRANSLATE_NOOP("MainWindow", "Same &luck again …"),
            lambda window: window.same_luck_again(),
            when=_may_begin_again,
        ),
        Entry(
            "open", QT_TRANSLATE_NOOP("MainWindow", "&Open …"), lambda window: window.dialogs.ask_for_file(), "Ctrl+O"
        ),
        Entry(
            "save", QT_TRANSLATE_NOOP("MainWindow", "&Save"), lambda window: window.desk.save(), "Ctrl+S", _can_be_saved
        ),
        Entry(
            "save_as",
            QT_TRANSLATE_NOOP("MainWindow", "Save &as …"),
            lambda window: window.desk.save_as(),
            "Ctrl+Shift+S",
            _can_be_saved,
        ),
        Entry(
            "chronicle",
            QT_TRANSLATE_NOOP("MainWindow", "C&hronicle"),
            lambda window: window.chronicle.show(),
            "Ctrl+K",
        ),
        Entry(
            "puzzles",
            QT_TRANSLATE_NOOP("MainWindow", "Find the &move"),
            lambda window: window.puzzles.show(),
            "Ctrl+M",
        ),
        Entry(
            "home",
            QT_TRANSLATE_NOOP("MainWindow", "Hom&e"),
            lambda window: window.go_home(),
            "Ctrl+H",
            _is_away,
        ),
        Entry("quit", QT_TRANSLATE_NOOP("MainWindow", "&Quit"), lambda window: window.close(), "Ctrl+Q"),
    ),
    "move": (
        Entry(
            "undo", QT_TRANSLATE_NOOP("MainWindow", "&Undo"), _at_table(lambda game: game.undo()), "Ctrl+Z", _may_move
        ),
        Entry(
            "redo", QT_TRANSLATE_NOOP("MainWindow", "&Redo"), _at_table(lambda game: game.redo()), "Ctrl+Y", _can_redo
        ),
        Entry(
            "agree",
            QT_TRANSLATE_NOOP("MainWindow", "Take back by &agreement …"),
            _at_table(lambda game: game.undo_by_agreement()),
            "Ctrl+Shift+Z",
            _may_move,
        ),
        Entry(
            "moves",
            QT_TRANSLATE_NOOP("MainWindow", "All &moves …"),
            _at_table(lambda game: game.list_moves()),
            when=_may_choose,
        ),
        Entry(
            "hint",
            QT_TRANSLATE_NOOP("MainWindow", "&Hint"),
            _at_table(lambda game: game.hint.press()),
            "H",
            _may_choose,
        ),
        Entry(
            "recap",
            QT_TRANSLATE_NOOP("MainWindow", "&Since my last turn"),
            _at_table(lambda game: game.recap.toggle()),
            "R",
            _is_open,
        ),
        Entry(
            "seats",
            QT_TRANSLATE_NOOP("MainWindow", "&Who plays on …"),
            lambda window: window.change_seats(),
            when=_may_reseat,
        ),
        Entry(
            "now",
            QT_TRANSLATE_NOOP("MainWindow", "Back to &now"),
            _at_table(lambda game: game.look_back(-1)),
            when=_looks_back,
        ),
        Entry(
            "result",
            QT_TRANSLATE_NOOP("MainWindow", "Resul&t of the game"),
            _at_table(lambda game: game.course.show_result()),
            "Ctrl+R",
            _is_over,
        ),
        Entry(
            "review",
            QT_TRANSLATE_NOOP("MainWindow", "Re&view of the game"),
            lambda window: window.reviews.show_table(),
            "Ctrl+Shift+R",
            _is_over,
        ),
    ),
    "view": (
        Entry(
            "settings",
            QT_TRANSLATE_NOOP("MainWindow", "&Settings …"),
            lambda window: window.dialogs.show_settings(),
            "Ctrl+,",
        ),
        Entry(
            "words",
            QT_TRANSLATE_NOOP("MainWindow", "The &table in words"),
            _at_table(lambda game: game.show_words()),
            "T",
            _is_open,
        ),
        Entry(
            "nearer",
            QT_TRANSLATE_NOOP("MainWindow", "&Zoom in"),
            _at_table(lambda game: game.stage.zoom(1.25)),
            "Ctrl++",
            _is_open,
        ),
        Entry(
            "farther",
            QT_TRANSLATE_NOOP("MainWindow", "Zoo&m out"),
            _at_table(lambda game: game.stage.zoom(0.8)),
            "Ctrl+-",
            _is_open,
        ),
        Entry(
            "whole",
            QT_TRANSLATE_NOOP("MainWindow", "&Whole board"),
            _at_table(lambda game: game.stage.set_zoom(1.0)),
            "Ctrl+0",
            _is_open,
        ),
        Entry(
            "full", QT_TRANSLATE_NOOP("MainWindow", "F&ull screen"), lambda window: window.toggle_full_screen(), "F11"
        ),
    ),
    "help": (
        Entry(
            "learn", QT_TRANSLATE_NOOP("MainWindow", "L&earn …"), lambda window: window.dialogs.show_lessons(), "Ctrl+L"
        ),
        Entry(
            "rules",
            QT_TRANSLATE_NOOP("MainWindow", "&Rules of the game"),
            lambda window: window.dialogs.show_rules(),
            "F1",
        ),
        Entry(
            "almanac",
            QT_TRANSLATE_NOOP("MainWindow", "A&lmanac of all cards"),
            _at_table(lambda game: game.show_almanac()),
            "F2",
            _is_open,
        ),
        Entry(
            "box", QT_TRANSLATE_NOOP("MainWindow", "Your &box …"), lambda window: window.dialogs.show_box(), "Ctrl+B"
        ),
        Entry("log", QT_TRANSLATE_NOOP("MainWindow", "Show the error lo&g"), lambda window: window.mender.show_log()),
        Entry(
            "about", QT_TRANSLATE_NOOP("MainWindow", "&About Kingsbridge"), lambda window: window.dialogs.show_about()
        ),
    ),
    "export": (
        Entry(
            "report",
            QT_TRANSLATE_NOOP("MainWindow", "Report as &PDF …"),
            lambda window: _exporting().export_report(window),
            when=_has_ended,
        ),
        Entry(
            "record",
            QT_TRANSLATE_NOOP("MainWindow", "R&ecord as text …"),
            lambda window: _exporting().export_record(window),
            when=_has_table,
        ),
        Entry(
            "picture",
            QT_TRANSLATE_NOOP("MainWindow", "Pict&ure of the board …"),
            lambda window: _exporting().export_picture(window),
            when=_has_table,
        ),
        Entry(
            "film",
            QT_TRANSLATE_NOOP("MainWindow", "&Film …"),
            lambda window: _exporting().export_film(window),
            when=_has_moves,
        ),
    ),
}
# Entries that begin below a rule.
GROUPS = frozenset({"open", "chronicle", "home", "moves", "seats", "result", "nearer", "full", "log"})
EXPORT_BELOW = "save_as"  # the entry of the game's menu below which the menu of exports stands


class WindowMenus:
    """The menus on a window's bar, by name; their keys also work where a small window has no bar."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.menus: dict[str, QMenu] = {}
        self.actions: dict[str, QAction] = {}
        for menu_name, entries in ENTRIES.items():
            menu = self.menus[menu_name] = QMenu(window) if menu_name == "export" else window.menuBar().addMenu("")
            for entry in entries:
                if entry.name in GROUPS:
                    menu.addSeparator()
                self.actions[entry.name] = self._added(menu, entry)
        game = self.menus["game"]
        below = game.actions().index(self.actions[EXPORT_BELOW]) + 1
        game.insertMenu(game.actions()[below], self.menus["export"])
        window.addActions(list(self.actions.values()))

    def _added(self, menu: QMenu, entry: Entry) -> QAction:
        action = menu.addAction("")
        action.setObjectName(f"menu_{entry.name}")
        action.setMenuRole(role_of(entry.name))
        if entry.keys:
            action.setShortcut(QKeySequence(keys_of(entry.name, entry.keys)))
        action.triggered.connect(lambda: entry.call(self._window))
        return action

    def add_below_open(self, menu: QMenu) -> None:
        """A menu of its own in the first one."""
        self.menus["game"].insertMenu(self.actions["save"], menu)

    def retranslate(self) -> None:
        """Words in the language of the application."""
        for name, source in TITLES.items():
            self.menus[name].setTitle(QCoreApplication.translate("MainWindow", source))
        for entries in ENTRIES.values():
            for entry in entries:
                self.actions[entry.name].setText(QCoreApplication.translate("MainWindow", entry.words))

    def follow(self) -> None:
        """What can be chosen now."""
        for entries in ENTRIES.values():
            for entry in entries:
                self.actions[entry.name].setEnabled(entry.when(self._window))
