"""The table in words: everything that may be seen, area by area, for whoever hears or reads it rather than looks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QDialogButtonBox, QTreeWidgetItem, QVBoxLayout, QWidget

from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language
from kingsbridge_desktop.ui.board.view import BoardView
from kingsbridge_desktop.ui.dialogs.live_dialog import LiveDialog
from kingsbridge_desktop.ui.ear.speech import spoken
from kingsbridge_desktop.ui.panels.players import chip_words
from kingsbridge_desktop.ui.panels.prompt import PromptBar
from kingsbridge_desktop.ui.panels.wrapped_tree import WrappedTree
from kingsbridge_desktop.ui.theme import Colours, table_font
from kingsbridge_desktop.ui.words import level_name

CONTEXT = "table_words"
_GAME = QT_TRANSLATE_NOOP("table_words", "The game")
_PLAYER = QT_TRANSLATE_NOOP("table_words", "{name} ({level}): {points}")
_REST = QT_TRANSLATE_NOOP("table_words", "Also on the table")


class Area(NamedTuple):
    """A part of the table and all that lies there, a sentence each."""

    title: str
    lines: tuple[str, ...]


def areas_of(match: Match, view: BoardView, question: str) -> list[Area]:
    """Everything that the masked position on the screen shows."""
    s, language = view.position, view.context.language
    if s is None:
        return []
    progress = view.context.text.progress(match.rules.progress(s))
    found = [_area(language.say(CONTEXT, _GAME), [progress, question, *view.beside(s)])]
    for title, anchors in view.areas(s):
        found.append(_area(title, [view.spoken(s, anchor) for anchor in anchors]))
    told = {line for area in found for line in area.lines}
    rest = dict.fromkeys(spoken(view.spoken(s, anchor)) for anchor in view.places())
    found.append(_area(language.say(CONTEXT, _REST), [line for line in rest if line not in told]))
    for seat, points in enumerate(match.rules.open_points(s)):
        player = match.seats[seat]
        level = level_name(language, player.level)
        title = language.say(CONTEXT, _PLAYER, name=player.name, level=level, points=points)
        chips = [chip_words(chip) for chip in view.chips(s, seat)]
        found.append(_area(title, [*chips, *view.plate_tip(s, seat).splitlines()]))
    return [area for area in found if area.lines]


def _area(title: str, lines: Iterable[str]) -> Area:
    """An area, without lines that say nothing."""
    return Area(title, tuple(words for line in lines if (words := spoken(line))))


class TableInWords(QObject):
    """Opens the words of a table beside it and lets them follow the game."""

    def __init__(self, match: Match, view: BoardView, prompt: PromptBar, parent: QWidget) -> None:
        super().__init__(parent)
        self._match, self._view, self._prompt, self._page = match, view, prompt, parent
        self.dialog: TableDialog | None = None

    def open(self) -> None:
        """Shows them, or brings them to the front."""
        if self.dialog is None:
            self.dialog = TableDialog(self._page, self._areas)
            self.dialog.destroyed.connect(self._closed)
        self.dialog.show()
        self.dialog.raise_()
        self.dialog.activateWindow()

    def follow(self) -> None:
        """The table has changed."""
        if self.dialog is not None:
            self.dialog.follow()

    def _areas(self) -> list[Area]:
        return areas_of(self._match, self._view, self._prompt.question)

    def _closed(self) -> None:
        self.dialog = None


class WordTree(WrappedTree):
    """Areas and their lines, which wrap: nothing is cut."""

    def add(self, area: Area, *, is_open: bool) -> None:
        """One more area below the others; `wrap` follows the last one."""
        points = self.font().pointSizeF()
        branch = QTreeWidgetItem(self, [area.title])
        branch.setFont(0, table_font(points * 1.1, bold=True))
        for words in area.lines:
            line = QTreeWidgetItem(branch, [words])
            line.setFont(0, table_font(points))
        branch.setExpanded(is_open)


class TableDialog(LiveDialog):
    """The table in words, beside the table; it follows the game while it is open."""

    def __init__(self, parent: QWidget, areas: Callable[[], list[Area]]) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("table_in_words")
        self._areas, self._shown = areas, list[Area]()
        self.tree = WordTree()
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.tree, 1)
        column.addWidget(self._buttons)
        self.open_as(620, 640)
        self._soon = QTimer(self, interval=0, singleShot=True)
        self._soon.timeout.connect(self.refresh)
        self._name()
        self.refresh()
        self.tree.setFocus()

    def _name(self) -> None:
        self.setWindowTitle(self.tr("The table in words"))
        self.tree.setAccessibleName(self.windowTitle())
        self._buttons.button(QDialogButtonBox.StandardButton.Close).setText(self.tr("Close"))

    def restyle(self, language: Language, colours: Colours) -> None:
        self._name()
        self.follow()

    def follow(self) -> None:
        """The table has changed."""
        self._soon.start()

    def refresh(self) -> None:
        """Tells the table anew; whoever reads stays where they were."""
        areas = self._areas()
        if areas == self._shown:
            return
        area, line = self._place()
        closed = {title for title, is_open in self._open_areas() if not is_open}
        self._shown = areas
        self.tree.clear()
        for shown in areas:
            self.tree.add(shown, is_open=shown.title not in closed)
        self.tree.wrap()
        self._go_to(area, line)

    @property
    def areas(self) -> list[Area]:
        """What is told now."""
        return self._shown

    def _open_areas(self) -> list[tuple[str, bool]]:
        branches = [self.tree.topLevelItem(at) for at in range(self.tree.topLevelItemCount())]
        return [(branch.text(0), branch.isExpanded()) for branch in branches if branch is not None]

    def _place(self) -> tuple[int, int]:
        """The area and the line where the keyboard is; -1 for the title of the area."""
        item = self.tree.currentItem()
        if item is None:
            return 0, -1
        branch = item.parent()
        if branch is None:
            return self.tree.indexOfTopLevelItem(item), -1
        return self.tree.indexOfTopLevelItem(branch), branch.indexOfChild(item)

    def _go_to(self, area: int, line: int) -> None:
        branch = self.tree.topLevelItem(max(0, min(area, self.tree.topLevelItemCount() - 1)))
        if branch is not None:
            item = branch.child(min(line, branch.childCount() - 1)) if line >= 0 else branch
            self.tree.setCurrentItem(item or branch)
