"""The bar for looking back: any moment of the game, without touching it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSlider, QToolButton, QWidget

WIDEST = "888 / 888"  # so that nothing moves while the numbers grow
LEAST_SLIDER = 30  # pixels: words beside it come first


class ReplayBar(QWidget):
    """A slider over all actions.

    Signals:
        visited: show the board after that many actions; -1: back to now.
    """

    visited = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setTracking(True)
        self._slider.setMinimumWidth(LEAST_SLIDER)
        self._back, self._forward, self._now = QToolButton(), QToolButton(), QPushButton()
        self._where = QLabel()
        self._back.setText("◀")
        self._forward.setText("▶")
        self._back.clicked.connect(lambda: self._slider.setValue(self._slider.value() - 1))
        self._forward.clicked.connect(lambda: self._slider.setValue(self._slider.value() + 1))
        self._now.clicked.connect(lambda: self.visited.emit(-1))
        self._slider.valueChanged.connect(self.visited)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        for widget in (self._back, self._slider, self._forward, self._where, self._now):
            line.addWidget(widget, 1 if widget is self._slider else 0)
        self.retranslate()

    def retranslate(self) -> None:
        """Words in the chosen language."""
        self._now.setText(self.tr("Now"))
        self._now.setToolTip(self.tr("Back to the running game (Esc)"))
        self._back.setToolTip(self.tr("One move back"))
        self._forward.setToolTip(self.tr("One move forward"))
        self._slider.setAccessibleName(self.tr("Look back"))

    def show_at(self, ply: int, last: int) -> None:
        """Where we look and how far the game has come."""
        self._slider.blockSignals(True)
        self._slider.setRange(0, last)
        self._slider.setValue(ply)
        self._slider.blockSignals(False)
        self._where.setMinimumWidth(self._where.fontMetrics().horizontalAdvance(WIDEST))
        self._where.setText(f"{ply} / {last}")
        self._now.setEnabled(ply != last)
        self._back.setEnabled(ply > 0)
        self._forward.setEnabled(ply < last)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
