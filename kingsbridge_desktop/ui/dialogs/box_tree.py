"""The tree of a box: names with air beside their values, and only what has the words that are looked for."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTreeWidgetItem

WHAT, VALUE = range(2)  # columns
AIR = 3  # letters between a name and its value


class WithAir(QStyledItemDelegate):
    """Keeps the longest name of a value off the value beside it."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return super().sizeHint(option, index) + QSize(AIR * option.fontMetrics.averageCharWidth(), 0)


def leaves_of(item: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    """The values below an item; itself if it is one."""
    below = _children(item)
    return [leaf for child in below for leaf in leaves_of(child)] if below else [item]


def sift(item: QTreeWidgetItem, wanted: str, *, is_named: bool) -> bool:
    """Hides what has not the words in it, neither in itself nor above nor below; tells whether it stays."""
    is_named = is_named or wanted in f"{item.text(WHAT)} {item.text(VALUE)}".lower()
    stays = [sift(child, wanted, is_named=is_named) for child in _children(item)]
    item.setHidden(not is_named and not any(stays))
    return not item.isHidden()


def _children(item: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    found = (item.child(number) for number in range(item.childCount()))
    return [child for child in found if child is not None]
