"""The book as a widget: two pages of blocks on the oak table, or one below the other, and a row of buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from kingsbridge_desktop.ui.art import grounds
from kingsbridge_desktop.ui.book import leaves
from kingsbridge_desktop.ui.book.block import Block
from kingsbridge_desktop.ui.book.scribe import Scribe
from kingsbridge_desktop.ui.book.scroll_window import ScrollWindow
from kingsbridge_desktop.ui.panels.press_button import PressButton
from kingsbridge_desktop.ui.patience import Patience
from kingsbridge_desktop.ui.theme import Colours

WIDE, HIGH = 1280.0, 772.0  # logical pixels of the page below the menu
NARROWEST = 1180.0  # of a spread
RIM, TOP = 12.0, 10.0  # of wood around the book
BUTTON_FONT = 15.0
LEAST_BUTTON_FONT = 12.0  # pixels
OUTSIDE, GUTTER, EDGE = 22.0, 32.0, 14.0  # margins of a page: outside, at the fold, above and below


def scale_for(width: float, height: float, text_size: int) -> float:
    """Pixels to a logical one: the page grows with the window, and its letters are never below the wished size."""
    return max(min(width / WIDE, height / HIGH), text_size / 100, 1.0)


class Book(QWidget):
    """Blocks on two pages. Wider windows give both more room; narrow ones stack them and scroll."""

    def __init__(self, colours: Colours, text_size: int = 100, patience: Patience | None = None) -> None:
        super().__init__()
        self.colours, self.text_size = colours, text_size
        self.buttons: list[QPushButton] = []  # in reading order
        self.vines = False  # tendrils in the outer margin of the right page
        self.gutter = 0.513  # share of the left page
        self._patience = patience or Patience()
        self._pages: tuple[list[Block], list[Block]] = ([], [])
        self._canvas = _Canvas(self)
        self._scroll = ScrollWindow()
        self._is_arranging = False
        self._scroll.viewport().setAutoFillBackground(False)
        self._scroll.resized.connect(self.arrange)
        self._scroll.setWidget(self._canvas)
        self._row = QHBoxLayout()
        self._far = QHBoxLayout()
        self._near = QHBoxLayout()
        self._row.addLayout(self._far)
        self._row.addStretch(1)
        self._row.addLayout(self._near)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._scroll, 1)
        column.addLayout(self._row)

    # content

    def fill(self, left: Sequence[Block], right: Sequence[Block] = ()) -> None:
        """Lays these blocks on the pages; what was there goes."""
        with self._scroll.staying():
            self._fill(left, right)

    def _fill(self, left: Sequence[Block], right: Sequence[Block]) -> None:
        for block in (*self._pages[0], *self._pages[1]):
            block.hide()
            block.deleteLater()
        self._pages = (list(left), list(right))
        before: QWidget | None = None
        for block in (*left, *right):
            block.setParent(self._canvas)
            block.show()
            if before is not None:
                QWidget.setTabOrder(before, block)
            before = block
        self.arrange()

    def blocks(self) -> list[Block]:
        """All blocks in reading order."""
        return [*self._pages[0], *self._pages[1]]

    def add_button(self, words: str, name: str, *, primary: bool = False, far: bool = False) -> QPushButton:
        """A button below the book; `far` stands alone at the left, a primary one is the next step."""
        button = PressButton(words, self._patience)
        button.setObjectName(name)
        button.setProperty("primary", primary)
        (self._far if far else self._near).addWidget(button)
        self.buttons.append(button)
        self._size_buttons()
        button.show()  # at once: a row without buttons would give its room to the pages for a moment
        return button

    def clear_buttons(self) -> None:
        """Takes all buttons away."""
        with self._scroll.staying():
            for button in self.buttons:
                button.setObjectName("")  # whoever looks for it means the one that comes instead
                button.hide()
                button.deleteLater()
        self.buttons = []

    def dress(self, colours: Colours, text_size: int) -> None:
        """Another light, or other letters."""
        self.colours, self.text_size = colours, text_size
        self.arrange()

    # layout

    @property
    def scale(self) -> float:
        """Pixels to a logical one."""
        return scale_for(self.width(), self.height(), self.text_size)

    @property
    def is_spread(self) -> bool:
        """Whether both pages stand side by side."""
        return self.width() / self.scale >= NARROWEST and bool(self._pages[1])

    def _size_buttons(self) -> None:
        factor, side = self.scale, round(RIM * self.scale)
        pixels, room = BUTTON_FONT * factor, self.width() - side * (len(self.buttons) + 1)
        self._write_buttons(pixels)
        while sum(button.sizeHint().width() for button in self.buttons) > room > 0 and pixels > LEAST_BUTTON_FONT:
            pixels -= 1  # smaller letters rather than cut words; what is around them stays
            self._write_buttons(pixels)
        for button in self.buttons:
            button.setMinimumSize(round(130 * factor) if self.is_spread else 0, round(42 * min(factor, 1.4)))
        self._row.setContentsMargins(side, round(7 * factor), side, round(9 * factor))
        for row in (self._far, self._near):
            row.setSpacing(side)

    def _write_buttons(self, pixels: float) -> None:
        for button in self.buttons:
            font = button.font()
            font.setPixelSize(int(pixels))
            button.setFont(font)

    def arrange(self) -> None:
        """Gives every block its place."""
        if self._is_arranging:
            return
        self._is_arranging = True
        self._size_buttons()
        factor, room = self.scale, self._scroll.size()
        high = self._lay(room.width() / factor, room.height() / factor, factor)
        scrolls = round(high * factor) > room.height()
        if scrolls:  # less wide beside a bar, and then perhaps less high
            beside = room.width() - self._scroll.verticalScrollBar().sizeHint().width()
            high = self._lay(beside / factor, room.height() / factor, factor)
            scrolls = round(high * factor) > room.height()
            room.setWidth(beside if scrolls else room.width())
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOn if scrolls else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self._scroll.setVerticalScrollBarPolicy(policy)
        self._canvas.resize(QSize(room.width(), max(room.height(), round(high * factor))))
        self._is_arranging = False
        self._canvas.ground = None
        for block in self.blocks():
            block.dress(self.colours.light, factor)
        self.update()
        self._canvas.update()

    def _lay(self, width: float, height: float, factor: float) -> float:
        """Lays the blocks in logical pixels and gives the height that all of it needs."""
        box = QRectF(RIM, TOP, width - 2 * RIM, height - TOP - 4)
        if self.is_spread:
            left, right = leaves.pages(box, self.gutter)
            vine = 12.0 if self.vines else 0.0
            columns = [
                (left.adjusted(OUTSIDE, EDGE, -GUTTER, -EDGE), self._pages[0]),
                (right.adjusted(GUTTER, EDGE, -OUTSIDE - vine, -EDGE), self._pages[1]),
            ]
        else:
            columns = [(leaves.inside(box).adjusted(OUTSIDE, EDGE, -OUTSIDE, -EDGE), self.blocks())]
        heights = [_least(room, blocks, factor) for room, blocks in columns]
        short = max(0.0, max(map(sum, heights)) - columns[0][0].height())
        box.setHeight(box.height() + short)
        for (room, blocks), least in zip(columns, heights, strict=True):
            _stack(room.adjusted(0, 0, 0, short), blocks, least, factor)
        self._canvas.book = box
        return box.bottom() + 4

    def reveal(self, widget: QWidget) -> None:
        """Scrolls so far that a part is seen."""
        self._scroll.ensureWidgetVisible(widget, 20, 40)

    def scroll_by(self, pages: float) -> None:
        """So many screens up or down."""
        self._scroll.scroll_by(pages)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.scale(self.scale, self.scale)
        box = QRectF(0, 0, self.width() / self.scale, self.height() / self.scale)
        grounds.wood(painter, box, light=self.colours.light)
        painter.end()


class _Canvas(QWidget):
    """What scrolls: the painted book under the blocks."""

    def __init__(self, book: Book) -> None:
        super().__init__()
        self.book = QRectF()
        self.ground: QPixmap | None = None  # painted once for a size and a light
        self._owner = book

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.ground is None:
            self.ground = self._painted()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self.ground)
        painter.end()

    def _painted(self) -> QPixmap:
        ratio, factor = self.devicePixelRatioF(), self._owner.scale
        pixmap = QPixmap(self.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.scale(factor, factor)
        scribe = Scribe(painter, self._owner.colours.light)
        if self._owner.is_spread:
            leaves.open_book(scribe, self.book, self._owner.gutter)
            if self._owner.vines:
                page = leaves.pages(self.book, self._owner.gutter)[1]
                margin = QRectF(page.right() - 25, page.top() + 16, 24, page.height() - 30)
                grounds.tendril(painter, margin, light=self._owner.colours.light)
        else:
            leaves.single_leaf(scribe, self.book)
        painter.end()
        return pixmap


def _least(room: QRectF, blocks: Sequence[Block], factor: float) -> list[float]:
    """How high every block of a page must be; `room` is what the first screen shows of it."""
    least: list[float] = []
    for block in blocks:
        least.append(block.least_on_screen(room.width(), room.height() - sum(least), factor))
    return least


def _stack(room: QRectF, blocks: Sequence[Block], least: Sequence[float], factor: float) -> None:
    """One block under the other; those that grow share what is left over."""
    spare = max(0.0, room.height() - sum(least))
    greed = sum(block.grows for block in blocks)
    y = room.y()
    for block, high in zip(blocks, least, strict=True):
        tall = high + (spare * block.grows / greed if greed else 0.0)
        block.setGeometry(QRect(*(round(v * factor) for v in (room.x(), y, room.width(), tall))))
        y += tall
