"""The curtain between two people: it covers the hand; the table above it is seen as everybody may see it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.panels.overlay import Overlay
from kingsbridge_desktop.ui.panels.press_button import PressButton
from kingsbridge_desktop.ui.patience import Patience
from kingsbridge_desktop.ui.plain_label import PlainLabel
from kingsbridge_desktop.ui.theme import Colours, table_font
from kingsbridge_desktop.ui.words import without_mnemonic

VEIL = 110  # of 255, over the public table
ABOVE, BELOW = 70, 60  # pixels of cloth around the words


class Curtain(Overlay):
    """Lies over the hand, and a veil over the public table, until the named person opens it.

    Signals:
        opened: the person is there.
    """

    opened = Signal()

    def __init__(self, colours: Colours, patience: Patience, parent: QWidget) -> None:
        super().__init__(colours, patience, parent)
        self._name = ""
        self._shield = QLabel()
        self._words = PlainLabel()
        self._quiet = QLabel()
        self._button = PressButton("", patience)
        self._button.setObjectName("open_curtain")
        self._button.setProperty("primary", True)
        self._button.clicked.connect(self._open)
        column = QVBoxLayout(self)
        column.setAlignment(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignHCenter)
        column.setSpacing(10)
        column.setContentsMargins(0, 0, 0, BELOW)
        for widget in (self._shield, self._words, self._quiet, self._button):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)

    def close_for(self, name: str, shield: QPixmap) -> None:
        """Draws the curtain and waits for that person."""
        self._name = name
        self._shield.setPixmap(shield)
        self.retranslate()
        self.lay_over()

    def relight(self, colours: Colours, shield: QPixmap) -> None:
        """Another light, while it waits."""
        self.colours = colours
        self._shield.setPixmap(shield)
        self.update()

    def answers(self) -> list[QPushButton]:
        return [self._button]

    def spoken(self) -> str:
        return f"{self._words.text()}. {self._quiet.text()}"

    def escape(self) -> None:
        self._open()

    def retranslate(self) -> None:
        """Words in the chosen language."""
        self._words.setFont(table_font(self.font().pointSizeF() * 2.2, bold=True))
        self._words.setText(self.tr("Next at the table: %s") % self._name)
        self.setAccessibleName(self._words.text())
        self._quiet.setFont(table_font(self.font().pointSizeF() * 1.2, italic=True))
        self._quiet.setText(self.tr("Everybody else, please look away."))
        self._button.setText(without_mnemonic(self.tr("I am %s") % self._name))

    def _open(self) -> None:
        self.hide()
        self.opened.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        middle = self._words.geometry().united(self._shield.geometry()).united(self._button.geometry())
        veil = QColor(self.colours.window)
        veil.setAlpha(VEIL)
        painter.fillRect(self.rect(), veil)
        top = max(0, middle.top() - ABOVE)
        size = (self.width(), self.height())
        cloth = cache.pixmap(cache.CURTAIN, size, self.devicePixelRatioF(), self.colours.light)
        painter.setClipRect(0, top, self.width(), self.height() - top)
        painter.drawPixmap(0, 0, cloth)
        painter.setClipping(False)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self.colours.panel)
        painter.setPen(QPen(self.colours.gold, 2))
        painter.drawRoundedRect(middle.adjusted(-60, -36, 60, 36), 12, 12)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.retranslate()
            QTimer.singleShot(0, self, self.retranslate)  # a new style sheet is laid on the labels after us
