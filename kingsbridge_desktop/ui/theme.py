"""Day and candlelight for everything that is not painted on the table itself."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from kingsbridge_desktop.ui.art.palette import ROOMS, Theme
from kingsbridge_desktop.ui.fonts import serif_families

BASE_POINTS = 11.0


def light_of(theme: str) -> Theme:
    """Which light a theme setting means; "system" follows the desktop."""
    if theme == "system":
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return "candle" if dark else "day"
    return "candle" if theme == "candle" else "day"


def wants_reduced_motion() -> bool:
    """Whether the desktop asks for no animation."""
    hints = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", None)  # since Qt 6.10
    preference = getattr(accessibility() if callable(accessibility) else None, "motionPreference", None)
    return "Reduced" in str(preference()) if callable(preference) else False


def table_font(points: float, *, bold: bool = False, italic: bool = False) -> QFont:
    """The serif of the table, in points."""
    font = QFont()
    font.setFamilies(list(serif_families()))
    font.setPointSizeF(points)
    font.setBold(bold)
    font.setItalic(italic)
    return font


SMALLEST_LETTERS = 8  # pixels; smaller ones are no letters any more


def scene_font(pixels: float, *, bold: bool = False, italic: bool = False) -> QFont:
    """The serif of the table, in units of a scene."""
    font = QFont()
    font.setFamilies(list(serif_families()))
    font.setPixelSize(max(1, round(pixels)))
    font.setBold(bold)
    font.setItalic(italic)
    return font


def fitting_font(
    words: str, pixels: float, room: QSizeF, *, bold: bool = False, italic: bool = False, wraps: bool = False
) -> QFont:
    """The serif in which words fit into a room of a scene, as large as can be, on one line unless it `wraps`."""
    flags = int(Qt.TextFlag.TextWordWrap) if wraps else int(Qt.TextFlag.TextSingleLine)
    box = QRectF(0, 0, room.width(), 10_000)
    size = round(pixels)
    while size > SMALLEST_LETTERS:
        needed = QFontMetricsF(scene_font(size, bold=bold, italic=italic)).boundingRect(box, flags, words)
        if needed.width() <= room.width() and (not wraps or needed.height() <= room.height()):
            break
        size -= 1
    return scene_font(size, bold=bold, italic=italic)


class Colours:
    """The colours of widgets in one light."""

    def __init__(self, light: Theme) -> None:
        room = ROOMS[light]
        self.light = light
        candle = light == "candle"
        self.window = QColor("#2A1E15" if candle else room.ground)
        self.panel = QColor("#33261B" if candle else room.paper)
        self.raised = QColor("#43321F" if candle else "#FBF3DF")
        self.line = QColor("#6B5336" if candle else "#B79B69")
        self.text = QColor("#F0E0BF" if candle else room.text)
        self.quiet = QColor("#CDB58B" if candle else "#5E4A35")
        self.gold = QColor("#F0C654" if candle else "#8A5F0C")
        self.accent = QColor("#F0C654" if candle else "#2B4C7E")
        self.accent_text = QColor("#241910" if candle else "#F8F0DD")
        self.warning = QColor("#FF9C86" if candle else "#9C2A1E")


def apply_theme(app: QApplication, theme: str, text_size: int) -> Colours:
    """Dresses the whole application; gives the colours that painted widgets use."""
    colours = Colours(light_of(theme))
    app.setStyle("Fusion")
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
    ):
        palette.setColor(where, colour)
    disabled = QPalette.ColorGroup.Disabled
    for where in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(disabled, where, mix(colours.text, colours.window, 0.5))
    app.setPalette(palette)
    font = app.font()
    font.setPointSizeF(BASE_POINTS * text_size / 100)
    app.setFont(font)
    app.setStyleSheet(_sheet(colours))
    return colours


def mix(a: QColor, b: QColor, t: float) -> QColor:
    """The colour between two, `t` of the way to the second."""
    return QColor(
        round(a.red() + (b.red() - a.red()) * t),
        round(a.green() + (b.green() - a.green()) * t),
        round(a.blue() + (b.blue() - a.blue()) * t),
    )


def _sheet(c: Colours) -> str:
    hover = mix(c.raised, c.gold, 0.18).name()
    return f"""
    QToolTip {{ color: {c.text.name()}; background: {c.raised.name()}; border: 1px solid {c.line.name()};
        padding: 4px; }}
    QPushButton {{ background: {c.raised.name()}; border: 1px solid {c.line.name()}; border-radius: 5px;
        padding: 5px 14px; min-height: 1.3em; }}
    QPushButton:hover {{ background: {hover}; }}
    QPushButton:focus {{ border: 2px solid {c.gold.name()}; padding: 4px 13px; }}
    QPushButton:pressed {{ background: {c.line.name()}; }}
    QPushButton:disabled {{ color: {mix(c.text, c.window, 0.55).name()}; background: {c.window.name()}; }}
    QPushButton[primary="true"] {{ background: {c.accent.name()}; color: {c.accent_text.name()};
        border-color: {c.accent.name()}; font-weight: 600; }}
    QPushButton[primary="true"]:hover {{ background: {mix(c.accent, c.text, 0.15).name()}; }}
    QPushButton[primary="true"]:disabled {{ color: {mix(c.text, c.window, 0.55).name()};
        background: {c.window.name()}; border-color: {c.line.name()}; }}
    QFrame[paper="true"] {{ background: {c.panel.name()}; border: 1px solid {c.line.name()}; border-radius: 6px; }}
    QFrame[paper="true"] QLabel {{ border: none; background: transparent; }}
    QLabel[quiet="true"] {{ color: {c.quiet.name()}; }}
    QLabel[warning="true"] {{ color: {c.warning.name()}; }}
    QMenuBar {{ background: {c.window.name()}; }}
    QMenuBar::item:selected, QMenu::item:selected {{ background: {c.accent.name()}; color: {c.accent_text.name()}; }}
    QMenu {{ background: {c.raised.name()}; border: 1px solid {c.line.name()}; }}
    QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
    """
