"""The curtain between two people: nothing of a hand is painted before it opens."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.theme import Colours, table_font


class Curtain(QWidget):
    """Covers the table until the named person opens it.

    Signals:
        opened: the person is there.
    """

    opened = Signal()

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self._name = ""
        self._shield = QLabel()
        self._words = QLabel()
        self._quiet = QLabel()
        self._button = QPushButton()
        self._button.setObjectName("open_curtain")
        self._button.setProperty("primary", True)
        self._button.clicked.connect(self._open)
        column = QVBoxLayout(self)
        column.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.setSpacing(18)
        for widget in (self._shield, self._words, self._quiet, self._button):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        self.hide()

    def close_for(self, name: str, shield: QPixmap) -> None:
        """Draws the curtain and waits for that person."""
        self._name = name
        self._shield.setPixmap(shield)
        self.retranslate()
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.show()
        self.raise_()
        self._button.setFocus()

    def retranslate(self) -> None:
        """Words in the chosen language."""
        self._words.setFont(table_font(self.font().pointSizeF() * 2.2, bold=True))
        self._words.setText(self.tr("The table is for %s now") % self._name)
        self._quiet.setFont(table_font(self.font().pointSizeF() * 1.2, italic=True))
        self._quiet.setText(self.tr("Everybody else looks away."))
        self._button.setText(self.tr("I am %s") % self._name)

    def _open(self) -> None:
        self.hide()
        self.opened.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        size = (self.width(), self.height())
        painter.drawPixmap(0, 0, cache.pixmap(cache.CURTAIN, size, self.devicePixelRatioF(), self.colours.light))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self._words.geometry().united(self._shield.geometry()).united(self._button.geometry())
        painter.setBrush(self.colours.panel)
        painter.setPen(QPen(self.colours.gold, 2))
        painter.drawRoundedRect(middle.adjusted(-60, -36, 60, 36), 12, 12)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
