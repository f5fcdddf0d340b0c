"""What scrolls in a dialog that is higher than the screen, while title and buttons stay in sight."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QLayout, QScrollArea, QWidget

from kingsbridge_desktop.ui.style.parchment import colour_of_sheet

LEAST_LINES = 4  # of letters that are seen at once
FADES = 1.2  # lines of letters, over which what goes on beyond an edge fades


class Fade(QWidget):
    """Lies over an edge at which there is more: half a line that is cut through would look like a fault."""

    def __init__(self, over: QWidget, *, is_above: bool) -> None:
        super().__init__(over)
        self._is_above = is_above
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        sheet = colour_of_sheet()
        clear = QColor(sheet)
        clear.setAlpha(0)
        first, last = (self.rect().bottomLeft(), self.rect().topLeft())
        if self._is_above:
            first, last = last, first
        shade = QLinearGradient(first, last)
        shade.setColorAt(0.0, sheet)
        shade.setColorAt(0.3, sheet)
        shade.setColorAt(1.0, clear)
        QPainter(self).fillRect(self.rect(), shade)


class Scrolled(QScrollArea):
    """As large as what it holds wants to be, and able to be lower; the keyboard brings a field into sight."""

    def __init__(self, content: QLayout) -> None:
        super().__init__()
        self._held = held = QWidget()
        content.setContentsMargins(2, 2, 2, 2)  # the ring of the keyboard
        held.setLayout(content)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(held)
        held.setAutoFillBackground(False)  # the sheet shows through
        self.viewport().setAutoFillBackground(False)
        self.above, self.below = Fade(self, is_above=True), Fade(self, is_above=False)
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._fade)
        bar.rangeChanged.connect(self._fade)
        cast("QApplication", QApplication.instance()).focusChanged.connect(self._follow)

    def _follow(self, _: QWidget | None, now: QWidget | None) -> None:
        """The keyboard has gone to another field; Qt follows only from one field in here to the next."""
        if now is not None and self._held.isAncestorOf(now):
            at = QRect(now.mapTo(self._held, QPoint()), now.size())  # Qt would be content with the cursor in it
            for y in (at.bottom(), at.top()):
                self.ensureVisible(at.center().x(), y, 0, round(FADES * self.fontMetrics().height()))

    def _fade(self, *_: int) -> None:
        """Edges beyond which there is more."""
        bar, seen = self.verticalScrollBar(), self.viewport().geometry()
        high = round(FADES * self.fontMetrics().height())
        self.above.setGeometry(seen.left(), seen.top(), seen.width(), high)
        self.below.setGeometry(seen.left(), seen.bottom() + 1 - high, seen.width(), high)
        self.above.setVisible(bar.value() > bar.minimum())
        self.below.setVisible(bar.value() < bar.maximum())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fade()

    def _bar(self) -> int:
        return self.verticalScrollBar().sizeHint().width() + 2

    def sizeHint(self) -> QSize:
        held = self._held
        wide = held.sizeHint().width()
        shown = max(wide, held.width()) if self.isVisible() else wide  # wider words need fewer lines
        high = held.heightForWidth(shown) if held.hasHeightForWidth() else held.sizeHint().height()
        return QSize(wide + self._bar(), high)

    def minimumSizeHint(self) -> QSize:
        held = self._held.minimumSizeHint()
        return QSize(held.width() + self._bar(), min(held.height(), LEAST_LINES * self.fontMetrics().height()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What it holds wants another size."""
        if watched is self._held and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
