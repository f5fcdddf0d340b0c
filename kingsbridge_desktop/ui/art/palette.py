"""The palette: every colour of the table, the players' colours with their heraldic patterns, and the three lights.

All colours are strings such as ``"#35281C"``; ``tone`` thins or darkens one, ``lit`` shows it by day or by candle,
``contrast`` is the ratio of WCAG that the tests hold to 4.5 : 1 for text.
"""

from typing import Literal, NamedTuple

from PySide6.QtGui import QColor

Theme = Literal["day", "candle", "contrast"]
Pattern = Literal["plain", "bend", "chevron", "cross", "saltire", "fess", "pale", "neutral"]

PAPER, PAPER_D, INK = "#F3E7CB", "#DCC79A", "#35281C"
LAPIS, VERM, VERD, ORP = "#2B4C7E", "#B8392B", "#3F7A63", "#D9A62E"
MUREX, LEAD, SEA = "#6B3F7A", "#7C7F85", "#9DB8C0"
# mixtures of them with paper and ink
STONE, STONE_L, STONE_D = "#BFB7A4", "#DDD5C0", "#938B7C"
OAK, OAK_L, OAK_D = "#B07A42", "#D3A565", "#7E5230"
IRON, IRON_L, IRON_D = "#8A939B", "#BCC4C6", "#5C636A"
SAND, CLAY, FLESH, BLUSH, BOLE = "#E2BE72", "#C0703F", "#EFCFA6", "#CF7A5C", "#9E3F28"
LINEN, ORANGE, UMBER, SOOT = "#F8F0DD", "#D2813A", "#7A5532", "#46403C"
ROSE, WINE, LEAF, SNOW, NIGHT = "#C98F86", "#7E2B3A", "#7C8F5E", "#EAF0EE", "#2C3850"
CREAM = "#EAD8AC"


class Livery(NamedTuple):
    """What a player wears: a colour, a pattern of his own, and the tincture the pattern is painted in."""

    colour: str
    pattern: Pattern
    mark: str


# Moved from the pigments just so far that any two players of a game keep apart for every eye.
LIVERIES: dict[str, Livery] = {
    "blue": Livery("#1B4059", "plain", "#6F8FBD"),
    "red": Livery("#C00C10", "bend", "#F1B9A6"),
    "green": Livery("#3C8C85", "chevron", "#DDF2E4"),
    "yellow": Livery("#DBA935", "cross", "#5A340A"),
    "orange": Livery("#E98236", "saltire", "#552709"),
    "purple": Livery("#834ED1", "fess", "#F3E8FB"),
    "light_blue": Livery("#8BCDEF", "pale", "#1F4A70"),
    "grey": Livery("#8D8B86", "neutral", "#E4DCC8"),
    "black": Livery(SOOT, "neutral", "#A2937A"),
}
PLAYERS = ("blue", "red", "green", "yellow", "orange", "purple", "light_blue")
ADVANTAGE_BAND = Livery("#80552F", "neutral", "#D8B884")
NEUTRAL_BAND = LIVERIES["black"]


class DiePaint(NamedTuple):
    """A die's body, its side, its pips, and the mark of its country; each colour also has a pip shape of its own."""

    body: str
    side: str
    pip: str
    mark: str
    shape: str


DICE: dict[str, DiePaint] = {
    "white": DiePaint("#F6EEDB", "#CDBF9F", INK, "rose", "round"),
    "blue": DiePaint(LAPIS, "#1E3759", LINEN, "lily", "lozenge"),
    "orange": DiePaint(ORANGE, "#9C5A22", INK, "waves", "ring"),
    "brown": DiePaint("#80552F", "#55371E", LINEN, "tower", "square"),
    "violet": DiePaint(MUREX, "#492854", LINEN, "star", "star"),
    "black": DiePaint("#3A3430", "#1E1A18", LINEN, "cross", "cross"),
}
COUNTRY_DIE = {"england": "white", "france": "blue", "netherlands": "orange", "spain": "brown"}


class Room(NamedTuple):
    """The table in one light: what panels, words and wood look like there."""

    ground: str  # behind everything
    wood: str
    wood_line: str
    paper: str
    paper_edge: str
    text: str  # on paper
    text_on_wood: str
    quiet: str  # secondary text on paper
    gold: str
    warning: str  # on paper
    filter: str  # what a daylight picture is multiplied with


ROOMS: dict[Theme, Room] = {
    "day": Room(
        "#EFE1C0", "#B98A54", "#6E4A28", PAPER, PAPER_D, INK, "#1E140B", "#5E4A35", "#8A5F0C", "#9C2A1E", "#FFFFFF"
    ),
    "candle": Room(
        "#221812",
        "#4A3322",
        "#20150C",
        "#C6A574",
        "#977747",
        "#1E140A",
        "#F0DDB4",
        "#3A2A1A",
        "#F0C654",
        "#6E130B",
        "#D0B692",
    ),
    "contrast": Room(
        "#FFFFFF",
        "#E4DED2",
        "#000000",
        "#FFFFFF",
        "#000000",
        "#000000",
        "#000000",
        "#262626",
        "#5C3A00",
        "#8B0000",
        "#FFFFFF",
    ),
}


WORN_BY_CANDLE = "#F3ECE3"  # instead of the filter, for what is in a player's colour


def picture_light(light: Theme) -> Literal["day", "candle"]:
    """In which light a picture is shown: high contrast has those of the day, whose lines are strongest."""
    return "candle" if light == "candle" else "day"


def tone(colour: str | QColor, f: float) -> QColor:
    """The colour darker (f < 1) or thinned towards paper (f > 1)."""
    c = QColor(colour)
    if f <= 1:
        return QColor(int(c.red() * f), int(c.green() * f), int(c.blue() * f))
    p, t = QColor(PAPER), f - 1
    return QColor(
        int(c.red() + (p.red() - c.red()) * t),
        int(c.green() + (p.green() - c.green()) * t),
        int(c.blue() + (p.blue() - c.blue()) * t),
    )


def lit(colour: str | QColor, light: Theme) -> QColor:
    """The colour as it looks in that light."""
    return _through(colour, ROOMS[light].filter)


def worn(colour: str | QColor, light: Theme) -> QColor:
    """A player's colour as it looks in that light: it catches it, for dimmed like the rest two might be mistaken."""
    return _through(colour, WORN_BY_CANDLE if light == "candle" else ROOMS[light].filter)


def _through(colour: str | QColor, tint: str) -> QColor:
    c, f = QColor(colour), QColor(tint)
    return QColor(c.red() * f.red() // 255, c.green() * f.green() // 255, c.blue() * f.blue() // 255)


def luminance(colour: str | QColor) -> float:
    """Relative luminance as WCAG defines it."""
    c = QColor(colour)

    def channel(v: float) -> float:
        return v / 12.92 if v <= 0.03928 else float(((v + 0.055) / 1.055) ** 2.4)

    return 0.2126 * channel(c.redF()) + 0.7152 * channel(c.greenF()) + 0.0722 * channel(c.blueF())


def contrast(a: str | QColor, b: str | QColor) -> float:
    """The contrast ratio of two colours, 1 to 21."""
    x, y = sorted((luminance(a), luminance(b)))
    return (y + 0.05) / (x + 0.05)
