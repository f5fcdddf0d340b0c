"""The rules of a game beside the table: contents, search, and the paragraph that was asked for."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSplitter,
    QToolButton,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from kingsbridge_desktop.core.editions import game_of
from kingsbridge_desktop.core.registry import meta_of
from kingsbridge_desktop.text import help as pages
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui.dialogs.help_page import HelpPage
from kingsbridge_desktop.ui.dialogs.live_dialog import LiveDialog
from kingsbridge_desktop.ui.panels.wrapped_tree import WrappedTree
from kingsbridge_desktop.ui.theme import Colours
from kingsbridge_desktop.ui.words import credit, game_line, game_name

SIZE = 1040, 700  # at the usual size of letters
WIDEST_CONTENTS, LEAST_CONTENTS = 0.45, 0.25  # of the window
INDENT = 14  # pixels of a heading below another


def read_help(edition: str, language: Language) -> str:
    """The help page of an edition as Markdown, or what is known of the game at all."""
    page = pages.filled_page(edition, language)
    if page:
        return page
    game = game_of(edition)
    meta = meta_of(game)
    return f"# {game_name(language, game)}\n\n{game_line(language, game)}\n\n{credit(meta, language)}\n"


class RulesDialog(LiveDialog):
    """The page with its contents as a tree, and a line to search it."""

    def __init__(self, parent: QWidget | None, language: Language, colours: Colours, edition: str) -> None:
        super().__init__(parent)
        self.edition = edition
        self._language = language
        self.page = HelpPage(colours)
        self.contents = WrappedTree()
        self.contents.setIndentation(INDENT)
        self.contents.setObjectName("contents")
        self.contents.currentItemChanged.connect(self._go)
        self._lines: list[QTreeWidgetItem] = []
        self._following = False  # while the contents follow the page, they must not lead it
        self.search = QLineEdit()
        self.search.setObjectName("search")
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self.page.search)
        self.hits = QLabel()
        self.earlier, self.later = self._button("▲", "earlier", -1), self._button("▼", "later", 1)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._buttons.rejected.connect(self.reject)
        self.page.found.connect(self._count)
        self.page.verticalScrollBar().valueChanged.connect(self._follow)
        self._lay_out()
        self._add_keys()
        self.open_as(*SIZE)
        self._retranslate()
        self.search.setFocus()

    def _button(self, sign: str, name: str, by: int) -> QToolButton:
        button = QToolButton()
        button.setText(sign)
        button.setObjectName(name)
        button.setAutoRaise(True)
        button.clicked.connect(lambda: self.page.step(by))
        return button

    def _lay_out(self) -> None:
        line = QHBoxLayout()
        for widget in (self.search, self.hits, self.earlier, self.later):
            line.addWidget(widget)
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(line)
        column.addWidget(self.page, 1)
        self.halves = QSplitter(Qt.Orientation.Horizontal)
        self.halves.addWidget(self.contents)
        self.halves.addWidget(right)
        self.halves.setStretchFactor(1, 1)
        whole = QVBoxLayout(self)
        whole.addWidget(self.halves, 1)
        whole.addWidget(self._buttons)

    def _add_keys(self) -> None:
        """Return would press Close, so the line of the search has it to itself."""
        close = self._buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setAutoDefault(False)
        close.setDefault(False)
        self.search.returnPressed.connect(lambda: self.page.step(1))
        for keys, call in (
            ("F3", lambda: self.page.step(1)),
            ("Shift+F3", lambda: self.page.step(-1)),
            ("Shift+Return", lambda: self.page.step(-1)),
            ("Ctrl+F", self._begin_search),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(call)

    def _begin_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Rules: %s") % game_name(self._language, game_of(self.edition)))
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.contents.setAccessibleName(self.tr("Contents"))
        self.page.setAccessibleName(self.windowTitle())
        self.earlier.setToolTip(self.tr("Previous hit (Shift+F3)"))
        self.later.setToolTip(self.tr("Next hit (F3)"))
        for button in (self.earlier, self.later):
            button.setAccessibleName(button.toolTip())
        close = self._buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setText(self.tr("Close"))
        self.page.synonyms = pages.synonyms(game_of(self.edition), self._language.code)
        self.page.read(read_help(self.edition, self._language))
        self._list_contents()
        self.page.search(self.search.text())

    def restyle(self, language: Language, colours: Colours) -> None:
        """Another language or light, while it is open."""
        self._language, self.page.colours = language, colours
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._lines:
            self._retranslate()

    # contents

    def _list_contents(self) -> None:
        self.contents.clear()
        self._lines = []
        above: list[QTreeWidgetItem] = []
        for heading in self.page.headings:
            line = QTreeWidgetItem([heading.words])
            above = above[: heading.level - 1]
            if above:
                above[-1].addChild(line)
            else:
                self.contents.addTopLevelItem(line)
            above.append(line)
            self._lines.append(line)
        self.contents.expandAll()
        wide = min(
            self.contents.sizeHintForColumn(0) + 2 * self.contents.indentation(), round(self.width() * WIDEST_CONTENTS)
        )
        self.halves.setSizes([wide, max(1, self.width() - wide)])
        self._give_way()
        self.contents.wrap()

    def _give_way(self) -> None:
        """The contents leave a wide table on the page the room without which it would scroll sideways."""
        if not self.isVisible():
            return
        contents, page = self.halves.sizes()
        over = ceil(self.page.document().size().width()) - self.page.viewport().width()
        given = min(over, contents - round(self.width() * LEAST_CONTENTS))
        if given > 0:
            self.halves.setSizes([contents - given, page + given])

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._give_way()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_way()

    def _go(self, line: QTreeWidgetItem | None, _before: QTreeWidgetItem | None = None) -> None:
        if line is None or self._following or line not in self._lines:
            return
        self._following = True
        self.page.go_to(self.page.headings[self._lines.index(line)].cursor)
        self._following = False

    def _follow(self) -> None:
        """The contents show where the page is."""
        if self._following or not self._lines:
            return
        self._following = True
        self.contents.setCurrentItem(self._lines[self.page.heading_in_sight()])
        self._following = False

    # finding

    def _count(self, hit: int, hits: int) -> None:
        asked = bool(self.search.text().strip())
        told = f"{self.page.meant}: {hit} / {hits}" if self.page.meant else f"{hit} / {hits}"
        self.hits.setText(told if hits else self.tr("not found") if asked else "")
        self.earlier.setEnabled(hits > 1)
        self.later.setEnabled(hits > 1)

    def show_paragraph(self, name: str, words: str = "") -> None:
        """Opens the page at a paragraph; at its beginning if there is none of that name."""
        self.page.show_paragraph(name, words)
        self._follow()


def show_rules(
    parent: QWidget, language: Language, colours: Colours, edition: str, paragraph: str = "", words: str = ""
) -> RulesDialog:
    """Opens the rules beside the table, or turns the open ones to another paragraph; play goes on."""
    for open_already in parent.findChildren(RulesDialog):
        if open_already.edition == edition and open_already.isVisible():
            dialog = open_already
            break
    else:
        dialog = RulesDialog(parent, language, colours, edition)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
    if paragraph:
        dialog.show_paragraph(paragraph, words)
    dialog.raise_()
    dialog.activateWindow()
    return dialog
