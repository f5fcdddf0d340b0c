"""A page of the window that is an open book with buttons below: chronicle and collection of positions."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui.book.book import Book
from kingsbridge_desktop.ui.book.scribe import BOLD, MIDDLE, NAME, Scribe
from kingsbridge_desktop.ui.keyboard_hold import hold
from kingsbridge_desktop.ui.theme import Colours

TRIES, AGAIN_AFTER = 10, 20  # how often, and after how many ms, it is looked again for what gets the keyboard


class BookPage(QWidget):
    """The book and its buttons; `gutter` is the left page's part of the width.

    Signals:
        home_wanted: back to the shelf.
    """

    home_wanted = Signal()
    gutter = 0.5

    def __init__(self, language: Language, colours: Colours, text_size: int) -> None:
        super().__init__()
        self.language, self.colours = language, colours
        self.book = Book(colours, text_size)
        self.book.gutter = self.gutter
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.book)
        self._held, self._tries = "", 0
        self._keyboard = QTimer(self)
        self._keyboard.setSingleShot(True)
        self._keyboard.timeout.connect(self._hold_keyboard)

    def fill_again(self) -> None:
        """Writes all that is known once more."""
        raise NotImplementedError

    def restyle(self, language: Language, colours: Colours, text_size: int) -> None:
        """Another language, light or size of letters."""
        self.language, self.colours = language, colours
        self.book.dress(colours, text_size)
        self.fill_again()

    def hold_keyboard(self, name: str = "") -> None:
        """Soon, when all that was filled in is seen: on what has this name, or on something else if nothing has it."""
        self._held, self._tries = name, 0
        self._keyboard.start(0)

    def holder(self) -> str:
        """The name of what has the keyboard on these pages, or is about to get it."""
        if self._keyboard.isActive() and self._held:
            return self._held
        held = self.focusWidget()
        return held.objectName() if held is not None else ""

    def _hold_keyboard(self) -> None:
        named = self.book.findChildren(QWidget, self._held) if self._held else []
        shown = next((widget for widget in named if widget.isVisible()), None)  # not one that is about to go
        if shown is not None:
            shown.setFocus()
        buttons = sorted(self.book.buttons, key=lambda button: not button.property("primary"))
        is_held = (shown is not None or not named) and hold(self, [*self._first(), *buttons])
        if not is_held and self._tries < TRIES:  # what has just been filled in is seen a little later
            self._tries += 1
            self._keyboard.start(AGAIN_AFTER)

    def _first(self) -> list[QWidget]:
        """What gets the keyboard rather than a button."""
        return []

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.hold_keyboard()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.home_wanted.emit()
        elif event.key() in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            self.book.scroll_by(0.9 if event.key() == Qt.Key.Key_PageDown else -0.9)
        else:
            super().keyPressEvent(event)


def draw_nothing_yet(scribe: Scribe, box: QRectF, y: float, below: float, title: str, told: str) -> None:
    """Instead of a list: that there is nothing in it yet, and what would come."""
    middle, wide, quiet = box.center().x(), min(430.0, box.width() - 20), scribe.tints.quiet
    scribe.text(middle, y, title, 24, BOLD, align=MIDDLE, width=box.width() - 20)
    scribe.block(middle, y + below, told, NAME, wide, 22, italic=True, colour=quiet, align=MIDDLE)
