"""The part of a page that is seen; the rest is scrolled to."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget


class ScrollWindow(QScrollArea):
    """Without a frame of its own, and never scrolled sideways.

    Signals:
        resized: there is another room for what is shown.
    """

    resized = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def scroll_by(self, pages: float) -> None:
        """So many screens up or down."""
        bar = self.verticalScrollBar()
        bar.setValue(round(bar.value() + pages * bar.pageStep()))

    @property
    def place(self) -> float:
        """How far down it is scrolled, as a share of the way."""
        bar = self.verticalScrollBar()
        return bar.value() / bar.maximum() if bar.maximum() else 0.0

    @place.setter
    def place(self, share: float) -> None:
        bar = self.verticalScrollBar()
        bar.setValue(round(share * bar.maximum()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        place = self.place
        super().resizeEvent(event)
        self.resized.emit()
        self.place = place  # also while buttons below come and go
