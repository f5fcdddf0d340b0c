"""The pages of the window, and what must be told beside them: a message hides nothing that is asked or offered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QRect, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QStackedWidget, QVBoxLayout, QWidget

GAP = 4


@runtime_checkable
class Page(Protocol):
    """A page that knows where a message hides least."""

    def notice_areas(self) -> list[QRect]:
        """The parts of the page over whose foot messages may lie, as wide as they are; the best one first."""
        ...

    def spare(self, boxes: list[QRect]) -> None:
        """Messages lie there now."""
        ...


class Notices(QWidget):
    """Fills itself with the pages; messages that are shown lie over the foot of the area that a page names.

    A page that names none, such as the home page, ends above them.
    """

    def __init__(self, pages: QStackedWidget, messages: Sequence[QFrame]) -> None:
        super().__init__()
        self._pages, self._messages = pages, messages
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(pages)
        self._soon = QTimer(self, interval=0, singleShot=True)
        self._soon.timeout.connect(self.place)
        for message in messages:
            message.setParent(self)
            message.installEventFilter(self)
        pages.currentChanged.connect(self._soon.start)

    def place(self) -> None:
        """Lays the messages that are shown one above the other."""
        page: object = self._pages.currentWidget()
        shown = [message for message in self._messages if not message.isHidden()]
        areas, beneath = self._areas(page), 0
        for message in shown:
            area = next((one for one in areas if _fits(message, one)), areas[-1])
            high = message.heightForWidth(area.width())
            message.setGeometry(area.left(), max(0, area.bottom() - high), area.width(), high)
            message.raise_()
            for one in areas:
                if one.intersects(message.geometry()):
                    one.setBottom(message.y() - GAP)
            beneath += high + GAP
        if isinstance(page, Page):
            page.spare([message.geometry().translated(-self._pages.pos()) for message in shown])
            beneath = 0
        self._column.setContentsMargins(0, 0, 0, beneath)
        self._column.activate()  # now: the page must not be seen below a message

    def _areas(self, page: object) -> list[QRect]:
        if isinstance(page, Page):
            return [area.translated(self._pages.pos()) for area in page.notice_areas()]
        return [self.rect().adjusted(GAP, 0, -GAP, -GAP + 1)]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent, QEvent.Type.LayoutRequest):
            self._soon.start()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._soon.start()


def _fits(message: QFrame, area: QRect) -> bool:
    """Whether all its words have room there, those of its buttons too."""
    widest = max((button.sizeHint().width() for button in message.findChildren(QPushButton)), default=0)
    layout = message.layout()
    margins = layout.contentsMargins() if layout is not None else message.contentsMargins()
    is_wide_enough = widest + margins.left() + margins.right() <= area.width()
    return is_wide_enough and message.heightForWidth(area.width()) <= area.height()
