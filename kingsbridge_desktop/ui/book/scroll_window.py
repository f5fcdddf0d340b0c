"""The part of a page that is seen; the rest is scrolled to."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

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

    @contextmanager
    def staying(self) -> Iterator[None]:
        """What is seen stays, though the keyboard leaves what goes: Qt scrolls to wherever it goes next."""
        bar = self.verticalScrollBar()
        place = bar.value()
        yield
        bar.setValue(place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        bar = self.verticalScrollBar()
        share = bar.value() / bar.maximum() if bar.maximum() else 0.0
        super().resizeEvent(event)
        self.resized.emit()
        bar.setValue(round(share * bar.maximum()))  # of the way, also while buttons below come and go
