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
from kingsbridge_desktop.games.pillars import data as d
from kingsbridge_desktop.games.pillars.outlook import (
    Status,
    advantage_status,
    craftsman_status,
    event_status,
    holder,
)
from kingsbridge_desktop.games.pillars.state import State, owner_of
from kingsbridge_desktop.text.pillars import Text
from kingsbridge_desktop.ui import pictures
from kingsbridge_desktop.ui.art.pigments import Light
from kingsbridge_desktop.ui.board.view import Look
from kingsbridge_desktop.ui.games.pillars import faces
from kingsbridge_desktop.ui.games.pillars.desk import say
from kingsbridge_desktop.ui.theme import Colours, table_font

_SIDE = 40


class Entry(NamedTuple):
    """A line of the almanac."""

    emblem: str
    name: str
    effect: str
    status: Status
    where: str


def craftsmen(s: State, look: Look, text: Text) -> list[tuple[str, list[Entry]]]:
    """By round; the starting ones first."""
    found = []
    for number, ids in enumerate(d.ROUND_CRAFTSMEN):
        title = say(look, "round", round=number) if number else say(look, "starting")
        entries = []
        for craftsman in ids:
            status = craftsman_status(s, craftsman)
            owner = holder(s, craftsman) if number else NOBODY
            effect = text.conversion(craftsman)
            if number:
                effect += " · " + say(look, "costs", gold=d.COST[craftsman])
            name = text.title(text.craftsman(craftsman))
            entries.append(Entry(faces.trade(craftsman), name, effect, status, _where(status, owner, look, text)))
        found.append((title, entries))
    return found


def advantages(s: State, look: Look, text: Text) -> list[Entry]:
    """In the order of the data file."""
    found = []
    for advantage in d.ADVANTAGES:
        status = advantage_status(s, advantage)
        where = _where(status, owner_of(s, advantage), look, text)
        if status == Status.COMING and d.LAST_ROUND_MASK >> advantage & 1:
            where = say(look, "last_round")
        name = text.title(text.advantage(advantage))
        found.append(Entry(d.ADVANTAGE_IDS[advantage], name, text.advantage_effect(advantage), status, where))
    return found


def events(s: State, look: Look, text: Text) -> list[Entry]:
    """Good ones first, as in the data file."""
    found = []
    for event in d.EVENTS:
        status = event_status(s, event)
        name = text.title(text.game_event(event))
        found.append(Entry(d.EVENT_IDS[event], name, text.event_effect(event), status, text.status(status)))
    return found


def _where(status: Status, owner: int, look: Look, text: Text) -> str:
    words = text.status(status)
    if status == Status.HELD and owner != NOBODY:
        return say(look, "held_by", status=words, name=look.seats[owner].name)
    return words


class Almanac(QDialog):
    """Three pages of cards; what is gone is pale."""

    def __init__(self, s: State, look: Look, text: Text, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._colours = Colours(look.light)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say(look, "almanac"))
        self.resize(820, 640)
        self.pages = QTabWidget()
        self.pages.addTab(self._page(craftsmen(s, look, text), ""), say(look, "craftsmen"))
        self.pages.addTab(
            self._page([("", advantages(s, look, text))], "only_some_advantages"), say(look, "advantages")
        )
        self.pages.addTab(self._page([("", events(s, look, text))], "only_some_events"), say(look, "events"))
        buttons = QDialogButtonBox()
        close = buttons.addButton(say(look, "close"), QDialogButtonBox.ButtonRole.RejectRole)
        close.clicked.connect(self.close)
        column = QVBoxLayout(self)
        column.addWidget(self.pages)
        column.addWidget(buttons)

    def _page(self, groups: Iterable[tuple[str, list[Entry]]], note: str) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        if note:
            words = QLabel(say(self._look, note))
            words.setWordWrap(True)
            column.addWidget(words)
        tree = QTreeWidget()
        tree.setHeaderLabels([say(self._look, key) for key in ("card", "effect", "where")])
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
                tree.addTopLevelItem(self._line(entry, self._look.light))
        header = tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.ResizeToContents)
        column.addWidget(tree)
        return page

    def _line(self, entry: Entry, light: Light) -> QTreeWidgetItem:
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
