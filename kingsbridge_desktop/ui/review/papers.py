"""What the page of a review lies on: the oak that scrolls, and sheets of parchment."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from kingsbridge_desktop.ui.art import grounds
from kingsbridge_desktop.ui.art.palette import Theme


class Oak(QWidget):
    """The table that scrolls under the parts."""

    def __init__(self, paint: Callable[[QPainter, QRectF], None]) -> None:
        super().__init__()
        self._paint = paint
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._paint(painter, QRectF(self.rect()))
        painter.end()


class Paper(QWidget):
    """A sheet that lies on the table."""

    def __init__(self, parent: QWidget, *, is_framed: bool = False) -> None:
        super().__init__(parent)
        self._is_framed, self._factor = is_framed, 1.0
        self._light: Theme = "day"
        self._painted: tuple[object, QPixmap] | None = None

    def dress(self, light: Theme, factor: float) -> None:
        """In this light and size."""
        if (light, factor) != (self._light, self._factor):
            self._light, self._factor = light, factor
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        look = (self.size(), ratio, self._light, self._factor)
        if self._painted is None or self._painted[0] != look:
            self._painted = (look, self._paint(ratio))
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._painted[1])
        painter.end()

    def _paint(self, ratio: float) -> QPixmap:
        """The sheet without what lies on it: words change often, and copying it is quicker."""
        pixmap = QPixmap(self.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.scale(self._factor, self._factor)
        box = QRectF(0, 0, self.width() / self._factor, self.height() / self._factor)
        (grounds.panel_frame if self._is_framed else grounds.parchment)(painter, box, light=self._light)
        painter.end()
        return pixmap
