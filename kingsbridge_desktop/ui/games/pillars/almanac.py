"""The almanac: all craftsmen, advantages and events, with what they do and where they are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QBrush, QIcon
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QTabWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.forecast import (
    Status,
    advantage_status,
    craftsman_status,
    event_status,
    holder,
)
from kingsbridge_desktop.games.pillars.state import State, owner_of
from kingsbridge_desktop.text.pillars import Text
from kingsbridge_desktop.ui import pictures
from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.board.view import ViewContext
from kingsbridge_desktop.ui.games.pillars import card_pictures
from kingsbridge_desktop.ui.games.pillars.words import say
from kingsbridge_desktop.ui.theme import Colours, table_font

_SIDE = 40


class Entry(NamedTuple):
    """A line of the almanac."""

    emblem: str
    name: str
    effect: str
    status: Status
    where: str


def craftsmen(s: State, context: ViewContext, text: Text) -> list[tuple[str, list[Entry]]]:
    """By round; the starting ones first."""
    found = []
    for number, ids in enumerate(tables.ROUND_CRAFTSMEN):
        title = say(context, "round", round=number) if number else say(context, "starting")
        entries = []
        for craftsman in ids:
            status = craftsman_status(s, craftsman)
            owner = holder(s, craftsman) if number else NOBODY
            effect = text.conversion(craftsman)
            if number:
                effect += " · " + say(context, "costs", gold=tables.COST[craftsman])
            name = text.title(text.craftsman(craftsman))
            entries.append(
                Entry(card_pictures.trade(craftsman), name, effect, status, _where(status, owner, context, text))
            )
        found.append((title, entries))
    return found


def advantages(s: State, context: ViewContext, text: Text) -> list[Entry]:
    """In the order of the data file."""
    found = []
    for advantage in tables.ADVANTAGES:
        status = advantage_status(s, advantage)
        where = _where(status, owner_of(s, advantage), context, text)
        if status == Status.COMING and tables.LAST_ROUND_MASK >> advantage & 1:
            where = say(context, "last_round")
        name = text.title(text.advantage(advantage))
        found.append(Entry(tables.ADVANTAGE_IDS[advantage], name, text.advantage_effect(advantage), status, where))
    return found


def events(s: State, context: ViewContext, text: Text) -> list[Entry]:
    """Good ones first, as in the data file."""
    found = []
    for event in tables.EVENTS:
        status = event_status(s, event)
        name = text.title(text.game_event(event))
        found.append(Entry(tables.EVENT_IDS[event], name, text.event_effect(event), status, text.status(status)))
    return found


def _where(status: Status, owner: int, context: ViewContext, text: Text) -> str:
    words = text.status(status)
    if status == Status.HELD and owner != NOBODY:
        return say(context, "held_by", status=words, name=context.seats[owner].name)
    return words


class Almanac(QDialog):
    """Three pages of cards; what is gone is pale."""

    def __init__(self, s: State, context: ViewContext, text: Text, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._colours = Colours(context.light)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say(context, "almanac"))
        self.resize(820, 640)
        self.pages = QTabWidget()
        self.pages.addTab(self._page(craftsmen(s, context, text), ""), say(context, "craftsmen"))
        self.pages.addTab(
            self._page([("", advantages(s, context, text))], "only_some_advantages"), say(context, "advantages")
        )
        self.pages.addTab(self._page([("", events(s, context, text))], "only_some_events"), say(context, "events"))
        buttons = QDialogButtonBox()
        close = buttons.addButton(say(context, "close"), QDialogButtonBox.ButtonRole.RejectRole)
        close.clicked.connect(self.close)
        column = QVBoxLayout(self)
        column.addWidget(self.pages)
        column.addWidget(buttons)

    def _page(self, groups: Iterable[tuple[str, list[Entry]]], note: str) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        if note:
            words = QLabel(say(self._context, note))
            words.setWordWrap(True)
            column.addWidget(words)
        tree = QTreeWidget()
        tree.setHeaderLabels([say(self._context, key) for key in ("card", "effect", "where")])
        tree.setIconSize(QSize(_SIDE, _SIDE))
        tree.setRootIsDecorated(False)
        tree.setAlternatingRowColors(True)
        tree.setWordWrap(True)
        tree.setUniformRowHeights(False)
        for title, entries in groups:
            if title:
                head = QTreeWidgetItem([title])
                head.setFont(0, table_font(self.font().pointSizeF() * 1.1, bold=True))
                head.setFirstColumnSpanned(True)
                head.setFlags(Qt.ItemFlag.ItemIsEnabled)
                tree.addTopLevelItem(head)
            for entry in entries:
                tree.addTopLevelItem(self._line(entry, self._context.light))
        header = tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.ResizeToContents)
        column.addWidget(tree)
        return page

    def _line(self, entry: Entry, light: Theme) -> QTreeWidgetItem:
        line = QTreeWidgetItem([entry.name, entry.effect, entry.where])
        line.setIcon(0, QIcon(pictures.emblem(entry.emblem, _SIDE, self.devicePixelRatioF(), light)))
        ink = QBrush(self._colours.quiet if entry.status == Status.GONE else self._colours.text)
        for column in range(3):
            line.setForeground(column, ink)
            font = table_font(self.font().pointSizeF())
            font.setStrikeOut(entry.status == Status.GONE and column == 0)
            font.setBold(entry.status in (Status.OPEN, Status.HELD) and column == 2)
            line.setFont(column, font)
        return line
