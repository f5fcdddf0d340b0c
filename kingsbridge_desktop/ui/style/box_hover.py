"""Boxes to choose from forget the pointer when their list closes and it is elsewhere by then."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QCursor, QFocusEvent
from PySide6.QtWidgets import QComboBox, QWidget


class BoxHover(QObject):
    """WORKAROUND: while a list is open nothing tells its box that the pointer left: it kept the wash for ever."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFocusEvent) and event.gotFocus() and event.reason() == Qt.FocusReason.PopupFocusReason:
            assert isinstance(watched, QComboBox)
            at = watched.mapFromGlobal(QCursor.pos())
            watched.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, watched.rect().contains(at))
            watched.update()
        return False


def mend_boxes(page: QWidget) -> None:
    """Does so for all boxes on a page that are not yet looked after."""
    for box in page.findChildren(QComboBox):
        if box.findChild(BoxHover, options=Qt.FindChildOption.FindDirectChildrenOnly) is None:
            box.installEventFilter(BoxHover(box))
