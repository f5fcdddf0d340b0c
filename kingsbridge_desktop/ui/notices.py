"""The pages of the window, and what must be told beside them: a message hides nothing that is asked or offered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QRect, QTimer
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from kingsbridge_desktop.ui.theme import wear

GAP = 4
SMALLER = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)  # of the usual letters, so that all messages have room where they hide least
LEAST_POINTS = 9.0


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
        self._measured: tuple[object, ...] = ()  # what was shown when letters were chosen for it
        self._letters: QFont | None = None  # of the messages, where they are not those of the window
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
        told = [message for message in self._messages if not message.isHidden()]
        areas, beneath = self._areas(page), 0
        self._choose_letters(told, areas[0])
        for message in told:
            area = next((one for one in areas if _fits(message, one)), areas[-1])
            high = message.heightForWidth(area.width())
            message.setGeometry(area.left(), max(0, area.bottom() - high), area.width(), high)
            message.raise_()
            for one in areas:
                if one.intersects(message.geometry()):
                    one.setBottom(message.y() - GAP)
            beneath += high + GAP
        if isinstance(page, Page):
            page.spare([message.geometry().translated(-self._pages.pos()) for message in told])
            beneath = 0
        self._column.setContentsMargins(0, 0, 0, beneath)
        self._column.activate()  # now: the page must not be seen below a message

    def _choose_letters(self, told: Sequence[QFrame], area: QRect) -> None:
        """As large as usual, or as all that is told needs to have room in the best area."""
        usual = QApplication.font()
        words = [label.text() for one in told for label in one.findChildren(QLabel)]
        words += [button.text() for one in told for button in one.findChildren(QPushButton)]
        measured = (usual, area.size(), tuple(map(id, told)), tuple(words))
        if measured != self._measured:
            self._measured = measured
            shares = [share for share in SMALLER if share == 1 or share * usual.pointSizeF() >= LEAST_POINTS]
            if not any(self._fit_in_letters(told, area, share) for share in shares):
                self._fit_in_letters(told, area, 1.0)
        elif self._letters is not None:
            self._wear(told, self._letters)  # another style sheet gave them back their own

    def _fit_in_letters(self, told: Sequence[QFrame], area: QRect, share: float) -> bool:
        font = QFont(QApplication.font())
        font.setPointSizeF(font.pointSizeF() * share)
        if share != 1 or self._letters is not None:
            self._wear(told, font)
        return _fit_together(told, area)

    def _wear(self, told: Sequence[QFrame], font: QFont) -> None:
        self._letters = font
        for message in told:
            if message.font() != font:
                wear(message, font)
                layout = message.layout()
                if layout is not None:  # what lies in it keeps what it was in other letters
                    layout.invalidate()
                    layout.activate()

    def _areas(self, page: object) -> list[QRect]:
        if isinstance(page, Page):
            return [area.translated(self._pages.pos()) for area in page.notice_areas()]
        return [self.rect().adjusted(GAP, 0, -GAP, -GAP + 1)]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent, QEvent.Type.LayoutRequest):
            self._soon.start()
        return False

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._soon.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._soon.start()


def _fit_together(messages: Sequence[QFrame], area: QRect) -> bool:
    """Whether all of them have room there, one above the other."""
    free = QRect(area)
    for message in messages:
        if not _fits(message, free):
            return False
        free.setHeight(free.height() - message.heightForWidth(free.width()) - GAP)
    return True


def _fits(message: QFrame, area: QRect) -> bool:
    """Whether all its words have room there, those of its buttons too."""
    widest = max((button.sizeHint().width() for button in message.findChildren(QPushButton)), default=0)
    layout = message.layout()
    margins = layout.contentsMargins() if layout is not None else message.contentsMargins()
    is_wide_enough = widest + margins.left() + margins.right() <= area.width()
    return is_wide_enough and message.heightForWidth(area.width()) <= area.height()
