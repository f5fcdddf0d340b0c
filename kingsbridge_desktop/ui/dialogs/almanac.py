"""The almanac: all cards of a game, what they do, where they are and what can still come."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QBrush, QIcon
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QTabWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from kingsbridge_desktop.text.almanac import where
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui import pictures
from kingsbridge_desktop.ui.board.view import AlmanacEntry, AlmanacPage
from kingsbridge_desktop.ui.dialogs.card_table import COLUMNS, CardTable
from kingsbridge_desktop.ui.dialogs.live_dialog import LiveDialog
from kingsbridge_desktop.ui.plain_label import PlainLabel
from kingsbridge_desktop.ui.theme import Colours, table_font

SIZE = 880, 660  # at the usual size of letters
PICTURE = 3.6  # of the size of letters


class Almanac(LiveDialog):
    """A page for each kind of card; what is gone is pale. It shows the moment at which it was opened."""

    def __init__(
        self,
        pages: Callable[[], Sequence[AlmanacPage]],
        names: Sequence[str],
        language: Language,
        colours: Colours,
        parent: QWidget | None = None,
    ) -> None:
        """`pages` makes them anew in the language of the moment, from what the viewer may know."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("almanac_of_cards")
        self._pages, self._names = pages, names
        self._language, self._colours = language, colours
        self.tabs = QTabWidget()
        self._shown: list[QWidget] = []
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.tabs)
        column.addWidget(self._buttons)
        self.open_as(*SIZE)
        self._write()

    def restyle(self, language: Language, colours: Colours) -> None:
        """Another language or light, while it is open."""
        self._language, self._colours = language, colours
        self._write()

    def _write(self) -> None:
        self.setWindowTitle(self.tr("Almanac of all cards"))
        self.tabs.setAccessibleName(self.windowTitle())
        self._buttons.button(QDialogButtonBox.StandardButton.Close).setText(self.tr("Close"))
        shown = max(0, self.tabs.currentIndex())
        while self.tabs.count():
            self.tabs.removeTab(0)
        for page in self._shown:
            page.deleteLater()
        self._shown = []
        for found in self._pages():
            page = self._page(found)
            page.setAccessibleName(found.title)
            self.tabs.addTab(page, found.title)
            self._shown.append(page)
        self.tabs.setCurrentIndex(min(shown, self.tabs.count() - 1))

    def _page(self, found: AlmanacPage) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        if found.note:
            words = PlainLabel(found.note)
            words.setWordWrap(True)
            column.addWidget(words)
        tree = CardTable()
        tree.setAccessibleName(found.title)
        tree.setHeaderLabels([self.tr("Card"), self.tr("Effect"), self.tr("Where")])
        side = round(self.font().pointSizeF() * PICTURE)
        tree.setIconSize(QSize(side, side))
        for title, entries in found.groups:
            if title:
                head = self._heading(title)
                tree.addTopLevelItem(head)
                head.setFirstColumnSpanned(True)
            for entry in entries:
                tree.addTopLevelItem(self._line(entry, side, found.gone))
        column.addWidget(tree)
        return page

    def _heading(self, title: str) -> QTreeWidgetItem:
        head = QTreeWidgetItem([title])
        head.setFont(0, table_font(self.font().pointSizeF() * 1.1, bold=True))
        head.setFlags(Qt.ItemFlag.ItemIsEnabled)
        return head

    def _line(self, entry: AlmanacEntry, side: int, gone: str) -> QTreeWidgetItem:
        standing = entry.standing
        is_gone = standing.gone == standing.copies
        place = entry.where or where(self._language, self._names, standing, gone)
        line = QTreeWidgetItem([entry.name, entry.effect, place])
        picture = pictures.emblem(entry.emblem, side, self.devicePixelRatioF(), self._colours.light)
        line.setIcon(0, QIcon(picture))
        ink = QBrush(self._colours.quiet if is_gone else self._colours.text)
        for column in range(COLUMNS):
            line.setForeground(column, ink)
            font = table_font(self.font().pointSizeF())
            font.setStrikeOut(is_gone and column == 0)
            font.setBold(bool(standing.open or sum(standing.held)) and column == 2)
            line.setFont(column, font)
        return line
