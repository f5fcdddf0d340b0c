"""The colours of widgets in each light; tests measure their contrasts from painted pixels."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor

from kingsbridge_desktop.ui.art.palette import LAPIS, ROOMS, Theme

LIGHT = "light"  # the application's property that tells which light it has


class _Inks(NamedTuple):
    """One light of the widgets, as it is written down."""

    window: str  # behind everything
    paper: str  # dialogs and menus
    panel: str  # plates and bars
    raised: str  # buttons
    well: str  # where one writes or chooses
    stripe: str  # every second row
    line: str  # the pen's outline, at least 3 : 1 on every ground it lies on
    ring: str  # where the keyboard is, and nothing else
    hover: str
    accent: str
    accent_hover: str
    accent_text: str
    text: str
    quiet: str
    faint: str  # words of what is not possible now
    gold: str
    warning: str


_DAY = ROOMS["day"]
INKS: dict[Theme, _Inks] = {
    "day": _Inks(
        window=_DAY.ground,
        paper="#F6ECD3",
        panel=_DAY.paper,
        raised="#FBF3DF",
        well="#FFF9EA",
        stripe="#F3E6C6",
        line="#4A3826",
        ring="#1E4C9A",
        hover="#F3D993",
        accent=LAPIS,
        accent_hover="#35609F",
        accent_text="#FBF4E3",
        text=_DAY.text,
        quiet="#5E4A35",
        faint="#6F5C3C",
        gold="#6F4A05",
        warning="#9C2A1E",
    ),
    "candle": _Inks(
        window="#2A1E15",
        paper="#3A2B1D",
        panel="#33261B",
        raised="#43321F",
        well="#271B11",
        stripe="#33261A",
        line="#C8A66C",
        ring="#9CCBF2",
        hover="#594120",
        accent="#E7BC4C",
        accent_hover="#FADB86",
        accent_text="#22170C",
        text="#F0E0BF",
        quiet="#CDB58B",
        faint="#B39C74",
        gold="#F0C654",
        warning="#FF9C86",
    ),
    "contrast": _Inks(
        window="#FFFFFF",
        paper="#FFFFFF",
        panel="#FFFFFF",
        raised="#FFFFFF",
        well="#FFFFFF",
        stripe="#EFEFEF",
        line="#000000",
        ring="#0033CC",
        hover="#FFE36B",
        accent="#000000",
        accent_hover="#10307A",
        accent_text="#FFFFFF",
        text="#000000",
        quiet="#262626",
        faint="#595959",
        gold="#5C3A00",
        warning="#8B0000",
    ),
}


class Colours:
    """The colours of widgets in one light."""

    def __init__(self, light: Theme) -> None:
        self.light: Theme = light
        inks = INKS[light]
        self.window = QColor(inks.window)
        self.paper = QColor(inks.paper)
        self.panel = QColor(inks.panel)
        self.raised = QColor(inks.raised)
        self.well = QColor(inks.well)
        self.stripe = QColor(inks.stripe)
        self.line = QColor(inks.line)
        self.ring = QColor(inks.ring)
        self.hover = QColor(inks.hover)
        self.accent = QColor(inks.accent)
        self.accent_hover = QColor(inks.accent_hover)
        self.accent_text = QColor(inks.accent_text)
        self.text = QColor(inks.text)
        self.quiet = QColor(inks.quiet)
        self.faint = QColor(inks.faint)
        self.gold = QColor(inks.gold)
        self.warning = QColor(inks.warning)


def mix(a: QColor, b: QColor, t: float) -> QColor:
    """The colour between two, `t` of the way to the second."""
    return QColor(
        round(a.red() + (b.red() - a.red()) * t),
        round(a.green() + (b.green() - a.green()) * t),
        round(a.blue() + (b.blue() - a.blue()) * t),
    )
