"""The bar for looking back: any moment of the game, without touching it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSlider, QToolButton, QToolTip, QWidget

WIDEST = "888 / 888"  # so that nothing moves while the numbers grow
HANDLE, STROKE = 16.0, 7.0  # pixels: how wide the handle is, how far a mark goes up and down
LEAST_SLIDER = 30  # pixels: words beside it come first


class MarkedSlider(QSlider):
    """A slider with a stroke where a part of the game begins."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._marks: dict[int, str] = {}

    def set_marks(self, marks: Mapping[int, str]) -> None:
        """Where the strokes are, and what they are called."""
        if marks != self._marks:
            self._marks = dict(marks)
            self.update()

    def _at(self, value: int) -> float:
        """Where a value lies: as far as the middle of the handle comes."""
        half = HANDLE / 2
        return half + (self.width() - HANDLE) * value / max(1, self.maximum())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._marks:
            painter = QPainter(self)
            painter.setPen(QPen(self.palette().text().color(), 1.4))
            middle = self.height() / 2
            for value in self._marks:
                x = round(self._at(value)) + 0.5
                painter.drawLine(QPointF(x, middle - STROKE), QPointF(x, middle + STROKE))
            painter.end()
        super().paintEvent(event)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            near = [value for value in self._marks if abs(self._at(value) - event.pos().x()) <= HANDLE / 2]
            QToolTip.showText(event.globalPos(), self._marks[near[-1]] if near else "", self)
            return True
        return super().event(event)


class ReplayBar(QWidget):
    """A slider over all actions.

    Signals:
        visited: show the board after that many actions; -1: back to now.
    """

    visited = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._slider = MarkedSlider()
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
        self._back.setAccessibleName(self._back.toolTip())
        self._forward.setAccessibleName(self._forward.toolTip())

    def set_marks(self, marks: Mapping[int, str]) -> None:
        """After how many actions a part of the game begins, and what it is called."""
        self._slider.set_marks(marks)

    def show_at(self, ply: int, last: int) -> None:
        """Where we look and how far the game has come."""
        self._slider.blockSignals(True)
        self._slider.setRange(0, last)
        self._slider.setValue(ply)
        self._slider.blockSignals(False)
        between = self._where.fontMetrics().horizontalAdvance("8")  # from the button beside it
        self._where.setContentsMargins(0, 0, between, 0)
        self._where.setMinimumWidth(self._where.fontMetrics().horizontalAdvance(WIDEST) + between)
        self._where.setText(f"{ply} / {last}")
        self._now.setEnabled(ply != last)
        self._back.setEnabled(ply > 0)
        self._forward.setEnabled(ply < last)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
