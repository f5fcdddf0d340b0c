"""What words and rules on a page look like in each light; every pair is at least 4.5 : 1 on the page's paper."""

from __future__ import annotations

from typing import Literal, NamedTuple

from kingsbridge_desktop.ui.art.palette import INK, PAPER, PAPER_D, Theme, picture_light

PageLight = Literal["day", "candle", "contrast", "print"]
PRINT: PageLight = "print"  # on white paper, with the pigments of the day


class Tints(NamedTuple):
    """The inks of a page."""

    paper: str
    edge: str  # shade at the rim and of every second line
    text: str
    quiet: str
    gold: str  # figures that matter
    rule: str  # fine lines: no words in it
    good: str
    bad: str


TINTS: dict[PageLight, Tints] = {
    "day": Tints(PAPER, PAPER_D, INK, "#5E4A35", "#7F5708", "#C4A875", "#2C6049", "#9C2A1E"),
    "candle": Tints("#C6A574", "#977747", "#1E140A", "#3A2A1A", "#4E3204", "#977747", "#173F2D", "#6E130B"),
    "contrast": Tints("#FFFFFF", "#D9D9D9", "#000000", "#262626", "#5C3A00", "#595959", "#00432A", "#8B0000"),
    "print": Tints("#FFFFFF", "#E6D9B8", INK, "#5E4A35", "#7F5708", "#C4A875", "#2C6049", "#9C2A1E"),
}


def theme_of(light: PageLight) -> Theme:
    """The light of the house whose pictures a page shows."""
    return "day" if light == "print" else light


def picture_of(light: PageLight) -> Literal["day", "candle"]:
    """The light in which a painted picture is shown on a page."""
    return picture_light(theme_of(light))
