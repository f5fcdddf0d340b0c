"""Items of a list whose first line is their heading."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPalette, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QApplication, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

HIGHEST = 10_000  # pixels, for measuring
AROUND = 3  # pixels, the spacing of these lists


class HeadedItems(QStyledItemDelegate):
    """Writes the first line of every item in bold letters, the rest as it is."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        own = self._option(option, index)
        words, box = own.text, self._text_box(own)
        own.text = ""
        style = own.widget.style() if own.widget is not None else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, own, painter, own.widget)
        layout, high = _laid(words, own.font, box.width())
        is_chosen = bool(own.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if is_chosen else QPalette.ColorRole.Text
        painter.save()
        painter.setPen(own.palette.color(role))
        layout.draw(painter, QPointF(box.left(), box.top() + max(0.0, (box.height() - high) / 2)))
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        usual = super().sizeHint(option, index)
        own = self._option(option, index)
        view = own.widget
        whole = view.viewport().width() - 2 * AROUND if isinstance(view, QListView) else option.rect.width()
        own.rect = QRect(0, 0, max(whole, 1), HIGHEST)
        wide = self._text_box(own).width()
        _, plain = _laid(own.text, own.font, wide, heading=False)
        _, high = _laid(own.text, own.font, wide)
        return usual + QSize(0, max(0, round(high - plain)))

    def _option(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QStyleOptionViewItem:
        own = QStyleOptionViewItem(option)
        self.initStyleOption(own, index)
        return own

    @staticmethod
    def _text_box(option: QStyleOptionViewItem) -> QRect:
        style = option.widget.style() if option.widget is not None else QApplication.style()
        box = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, option.widget)
        margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, option.widget) + 1
        return box.adjusted(margin, 0, -margin, 0)


def _laid(words: str, font: QFont, width: int, *, heading: bool = True) -> tuple[QTextLayout, float]:
    """The lines of an item in a width, and how high they are."""
    words = words.replace("\n", "\N{LINE SEPARATOR}")
    layout = QTextLayout(words, font)
    layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
    if heading:
        bold = QFont(font)
        bold.setBold(True)
        first = QTextLayout.FormatRange()
        first.start, first.length = 0, len(words.split("\N{LINE SEPARATOR}", 1)[0])
        letters = QTextCharFormat()
        letters.setFont(bold)
        first.format = letters
        layout.setFormats([first])
    layout.beginLayout()
    high = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1, width))
        line.setPosition(QPointF(0, high))
        high += line.height()
    layout.endLayout()
    return layout, high
