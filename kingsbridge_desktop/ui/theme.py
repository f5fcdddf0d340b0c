"""Day, candlelight and high contrast for everything that is not painted on the table itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from kingsbridge_desktop.ui.art.lettering import growth, set_growth
from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.fonts import serif_families
from kingsbridge_desktop.ui.style.colours import LIGHT
from kingsbridge_desktop.ui.style.colours import Colours as Colours
from kingsbridge_desktop.ui.style.colours import mix as mix
from kingsbridge_desktop.ui.style.sheet import StyleSheet

BASE_POINTS = 11.4
CHOSEN = "chosen_points"  # the application's property that tells how large letters are wanted


def light_of(theme: str) -> Theme:
    """Which light a theme setting means; "system" follows the desktop, its wish for contrast first."""
    if theme == "system":
        if wants_contrast():
            return "contrast"
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return "candle" if dark else "day"
    return "contrast" if theme == "contrast" else "candle" if theme == "candle" else "day"


def wants_contrast() -> bool:
    """Whether the desktop asks for high contrast, as Qt tells it since 6.10 on Windows, macOS and Linux."""
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        return False
    return bool(hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast)


def chosen_points() -> float:
    """How large letters are wanted, in points; those of the application itself grow with a large window."""
    app = QApplication.instance()
    return float((app.property(CHOSEN) if app is not None else None) or BASE_POINTS)


def grown(pixels: float) -> int:
    """A length beside usual letters, as long as it is beside those that dialogs have just now."""
    return round(pixels * QApplication.font().pointSizeF() / BASE_POINTS)


def table_font(points: float, *, bold: bool = False, italic: bool = False) -> QFont:
    """The serif of the table, in points."""
    font = QFont(_serif(serif_families(), bold, italic))
    font.setPointSizeF(points)
    return font


@lru_cache(maxsize=8)
def _serif(families: tuple[str, ...], bold: bool, italic: bool) -> QFont:
    font = QFont()
    font.setFamilies(list(families))
    font.setBold(bold)
    font.setItalic(italic)
    return font


def wear(part: QWidget, font: QFont) -> None:
    """Letters for a widget and all in it: a style sheet keeps them from being inherited."""
    for widget in reversed([part, *part.findChildren(QWidget)]):
        widget.setFont(font)


@contextmanager
def same_letters(window: QWidget) -> Iterator[None]:
    """Everything in a window keeps its letters while it is dressed anew.

    WORKAROUND: with another style sheet Qt gives a widget back the letters that it had when it met the first one.
    """
    worn = [(widget, QFont(widget.font())) for widget in [window, *window.findChildren(QWidget)]]
    yield
    for widget, font in reversed(worn):
        if isValid(widget) and widget.font() != font:
            widget.setFont(font)


def fitted_font(words: str, points: float, width: float, *, bold: bool = False, italic: bool = False) -> QFont:
    """The serif in which words fit into a line of a widget: as asked for, smaller, and in the end narrower."""
    return QFont(_fitted_font(words, points, width, bold, italic, serif_families()))


@lru_cache(maxsize=512)
def _fitted_font(
    words: str,
    points: float,
    width: float,
    bold: bool,
    italic: bool,
    families: tuple[str, ...],  # other letters have other sizes
) -> QFont:
    font = table_font(points, bold=bold, italic=italic)
    while QFontMetricsF(font).horizontalAdvance(words) > width and font.pointSizeF() > SMALLEST_POINTS:
        font.setPointSizeF(font.pointSizeF() - 0.5)
    needed = QFontMetricsF(font).horizontalAdvance(words)
    if needed > width > 0:
        font.setStretch(max(50, int(100 * width / needed)))
    return font


SMALLEST_POINTS = 7.0
LETTER_HEIGHT, FIGURE_HEIGHT = 0.82, 0.6  # of a line, what is inked: figures have no marks above and nothing below
READABLE = 0.92  # of the size that is wished: a long name is cut before its letters are smaller
SMALLEST_LETTERS = 8  # pixels; smaller ones are no letters any more


def scene_font(pixels: float, *, bold: bool = False, italic: bool = False) -> QFont:
    """The serif of the table, in units of a scene."""
    font = QFont(_serif(serif_families(), bold, italic))
    font.setPixelSize(max(1, round(pixels)))
    return font


def shortened(name: str, pixels: float, width: float, *, bold: bool = False) -> str:
    """As much of a player's name as fits into a line of a scene in letters hardly smaller than is wished."""
    return QFontMetricsF(scene_font(pixels * READABLE, bold=bold)).elidedText(name, Qt.TextElideMode.ElideRight, width)


def fitting_font(
    words: str, pixels: float, room: QSizeF, *, bold: bool = False, italic: bool = False, wraps: bool = False
) -> QFont:
    """The serif in which words fit into a room of a scene, as large as is wished, on one line unless it `wraps`.

    With larger letters they grow as far as the room has height and width for them.
    """
    most = round(pixels * growth())
    size = _fitting_size(words, round(pixels), most, room.toTuple(), bold, italic, wraps, serif_families())
    return scene_font(size, bold=bold, italic=italic)


@lru_cache(maxsize=2048)  # measuring words size by size is dear, and the same words are painted again and again
def _fitting_size(
    words: str,
    usual: int,
    most: int,
    room: tuple[float, float],
    bold: bool,
    italic: bool,
    wraps: bool,
    families: tuple[str, ...],  # other letters have other sizes
) -> int:
    flags = int(Qt.TextFlag.TextWordWrap) if wraps else int(Qt.TextFlag.TextSingleLine)
    width, height = room
    box = QRectF(0, 0, width, 10_000)
    ink = 1.0 if wraps else LETTER_HEIGHT if any(letter.isalpha() for letter in words) else FIGURE_HEIGHT
    for size in range(most, SMALLEST_LETTERS, -1):
        needed = QFontMetricsF(scene_font(size, bold=bold, italic=italic)).boundingRect(box, flags, words)
        if needed.width() <= width and (needed.height() * ink <= height or (size <= usual and not wraps)):
            return size
    return min(most, SMALLEST_LETTERS)


def apply_theme(app: QApplication, theme: str, text_size: int, large: float = 1.0) -> Colours:
    """Dresses the whole application; gives the colours that painted widgets use.

    Dialogs, menus and tool tips have letters `large` times as large as they are wanted: pages grow by themselves.
    """
    colours = Colours(light_of(theme))
    palette = QPalette()
    role = QPalette.ColorRole
    for where, colour in (
        (role.Window, colours.window),
        (role.WindowText, colours.text),
        (role.Base, colours.raised),
        (role.AlternateBase, colours.panel),
        (role.Text, colours.text),
        (role.Button, colours.panel),
        (role.ButtonText, colours.text),
        (role.ToolTipBase, colours.raised),
        (role.ToolTipText, colours.text),
        (role.PlaceholderText, colours.quiet),
        (role.Highlight, colours.accent),
        (role.HighlightedText, colours.accent_text),
        (role.Link, colours.accent),
        (role.BrightText, colours.warning),
        (role.Mid, colours.line),
        (role.Dark, colours.line),
        (role.Shadow, colours.line),
    ):
        palette.setColor(where, colour)
    disabled = QPalette.ColorGroup.Disabled
    for where in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(disabled, where, colours.faint)
    app.setPalette(palette)
    points = BASE_POINTS * text_size / 100
    font = table_font(points * large)
    app.setProperty(CHOSEN, points)
    app.setFont(font)
    set_growth(text_size / 100, large)
    app.setProperty(LIGHT, colours.light)
    sheet = StyleSheet(colours, QFontInfo(font).pixelSize()).text()
    if sheet != app.styleSheet():  # every widget would be looked at again
        app.setStyleSheet(sheet)
    return colours
