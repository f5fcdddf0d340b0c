"""Dialogs on a sheet of parchment with gilded corners."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QEvent, QLocale, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QAbstractSpinBox, QDialog, QDialogButtonBox, QWidget

from kingsbridge_desktop.ui.art.image_file import read_image
from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.style.light import light_now
from kingsbridge_desktop.ui.style.slices import CORNER, PIXELS, SIDE, path_of
from kingsbridge_desktop.ui.theme import grown

EDGE = 12  # pixels inside a sheet that its rules and corners need

TITLE_BAR = 36  # pixels that the frame of a window takes from the height of the screen
AROUND = QSize(40, 24)  # pixels of the screen that are seen beside what opens large


@lru_cache(maxsize=3)
def _sheet(light: Theme) -> QImage:
    return read_image(path_of(light, "sheet"))


def colour_of_sheet() -> QColor:
    """What a sheet looks like in its middle, in the light there is."""
    image = _sheet(light_now())
    return image.pixelColor(image.width() // 2, image.height() // 2)


def _thirds(length: float, pixels: int) -> list[tuple[float, float, float, float]]:
    """A corner, what is drawn out, a corner: where and how long, in the box and in the file."""
    corner = min(float(CORNER), length / 2)
    cut = corner * PIXELS
    return [
        (0.0, corner, 0.0, cut),
        (corner, length - 2 * corner, cut, pixels - 2 * cut),
        (length - corner, corner, pixels - cut, cut),
    ]


def paint_sheet(widget: QWidget) -> None:
    """Paints the sheet under everything in a dialog."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    image = _sheet(light_now())
    for x, wide, from_x, from_wide in _thirds(widget.width(), image.width()):
        for y, high, from_y, from_high in _thirds(widget.height(), image.height()):
            painter.drawImage(QRectF(x, y, wide, high), image, QRectF(from_x, from_y, from_wide, from_high))
    painter.end()


def screen_of(widget: QWidget) -> QSize:
    """How much of the screen there is for a window with its frame."""
    screen = widget.screen()
    return screen.availableSize() if screen is not None else QSize(16_000, 16_000)


def room_of(widget: QWidget) -> QSize:
    """How large a window may be inside its frame."""
    return screen_of(widget) - QSize(0, TITLE_BAR)


class SheetDialog(QDialog):
    """A dialog on a sheet."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        self._least = 0  # how wide it is at the usual size of letters, if it says so

    def open_as(self, width: int, height: int) -> None:
        """Opens so large at the usual size of letters; larger with larger ones, as far as the screen has room."""
        self.resize(QSize(grown(width), grown(height)).boundedTo(room_of(self) - AROUND))

    def keep_wide(self, width: int) -> None:
        """Is never narrower than this at the usual size of letters; wider with larger ones."""
        self._least = width
        self.setMinimumWidth(min(grown(width), room_of(self).width()))

    def showEvent(self, event: QShowEvent) -> None:
        """Qt opens a dialog at two thirds of a small screen, even if its words need more."""
        was_sized = self.testAttribute(Qt.WidgetAttribute.WA_Resized)
        self._fit(self.size() if was_sized else QSize(0, 0))
        super().showEvent(event)
        self.fit_soon()

    def changeEvent(self, event: QEvent) -> None:
        """Other letters or words, while it is open."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setLocale(QLocale())  # numbers as this language writes them: a window keeps what it began with
        if event.type() == QEvent.Type.FontChange and self._least:
            self.keep_wide(self._least)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.LanguageChange) and self.isVisible():
            self.fit_soon()

    def fit_soon(self) -> None:
        """Not smaller than it is, but as large as its words need, when what was just laid on it is shown."""
        QTimer.singleShot(0, self, self._settle)

    def _settle(self) -> None:
        from kingsbridge_desktop.ui.style.box_hover import mend_boxes
        from kingsbridge_desktop.ui.style.cut_rows import soften

        mend_boxes(self)
        soften(self)
        self._fit(self.size())

    def fit(self) -> None:
        """As high as its words need, as far as the screen has room."""
        self._fit(QSize(self.width(), 0))
        if self.isVisible():  # what was just laid on it is shown, and asks for room, a turn later
            QTimer.singleShot(0, self, lambda: self._fit(QSize(self.width(), 0)))

    def _fit(self, least: QSize) -> None:
        layout = self.layout()
        if layout is not None:
            layout.activate()
        wanted = self.sizeHint().expandedTo(QSize(max(least.width(), self.minimumWidth()), 0))
        if layout is not None and layout.hasHeightForWidth():
            wanted.setHeight(layout.totalHeightForWidth(wanted.width()))  # of lines as long as they are going to be
        self.resize(wanted.expandedTo(least).boundedTo(room_of(self)))

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_sheet(self)

    def answer_box(self, words: str, name: str, accept: Callable[[], object]) -> QDialogButtonBox:
        """What ends it: a button with these words, which Return presses, and Cancel."""
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        button = buttons.addButton(words, QDialogButtonBox.ButtonRole.AcceptRole)
        button.setObjectName(name)
        button.setProperty("primary", True)
        button.setDefault(True)
        buttons.accepted.connect(accept)
        buttons.rejected.connect(self.reject)
        return buttons


def indent(box: QAbstractSpinBox) -> None:
    """Keeps the words of a spin box off its outline, which no style sheet can."""
    box.lineEdit().setTextMargins(SIDE - 2, 0, 0, 0)
