"""How the chronicle tells dates, times, opponents and results."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QDate

from kingsbridge_desktop.core.registry import is_known, meta_of
from kingsbridge_desktop.saves.chronicle.rows import GameRow, SeatRow
from kingsbridge_desktop.saves.schema import PERSON
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language
from kingsbridge_desktop.text.levels import short_level_name
from kingsbridge_desktop.ui.i18n import locale_of
from kingsbridge_desktop.ui.words import game_name

CONTEXT = "chronicle"
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")
UNKNOWN_COLOUR = "grey"
DAY = QT_TRANSLATE_NOOP("chronicle", "d MMM yyyy")  # a form of dates: day, month in letters, year
HOURS = QT_TRANSLATE_NOOP("chronicle", "{hours} h {minutes} min")
MINUTES = QT_TRANSLATE_NOOP("chronicle", "{minutes} min")
HANDICAP = QT_TRANSLATE_NOOP("chronicle", "with a handicap")
AMONG_PEOPLE = QT_TRANSLATE_NOOP("chronicle", "among people")
PLACED = QT_TRANSLATE_NOOP("chronicle", "{place}. {name} {points}")
WON = QT_TRANSLATE_NOOP("chronicle", "won by {names}")
SHORT_NAMES = {"pillars_cards": QT_TRANSLATE_NOOP("chronicle", "The Card Game")}  # where the title is too long


def date_of(language: Language, ended: str) -> QDate:
    """The day on which a game ended, at this place of the world; no date for what is none."""
    try:
        moment = datetime.fromisoformat(ended).astimezone()
    except (ValueError, OverflowError, OSError):
        return QDate()
    return QDate(moment.year, moment.month, moment.day)


def day(language: Language, ended: str) -> str:
    """The day in words."""
    date = date_of(language, ended)
    return locale_of(language.code).toString(date, language.say(CONTEXT, DAY)) if date.isValid() else ""


def month(language: Language, ended: str) -> str:
    """The month and year, as short as they are written below a chart."""
    date = date_of(language, ended)
    return locale_of(language.code).toString(date, "MMM yyyy") if date.isValid() else ""


def duration(language: Language, seconds: int) -> str:
    """How long something took; nothing if that is not known."""
    hours, minutes = divmod(round(seconds / 60), 60)
    if not seconds:
        return "–"
    source = HOURS if hours else MINUTES
    return language.say(CONTEXT, source, hours=hours, minutes=minutes)


def decimal(language: Language, value: float) -> str:
    """A mean with one decimal."""
    return locale_of(language.code).toString(value, "f", 1)


def against(language: Language, strongest: str) -> str:
    """Whom a game was played against: bots of a level, or nobody but people."""
    return language.say(CONTEXT, AMONG_PEOPLE) if strongest == PERSON else short_level_name(language, strongest)


def winners(language: Language, row: GameRow) -> str:
    """Who won, where nobody looks at a list as one of the players."""
    names = ", ".join(seat.name for seat in row.seats if seat.place == 1)
    return language.say(CONTEXT, WON, names=names) if names else ""


def short_name(language: Language, game: str) -> str:
    """A game where there is little room."""
    return language.say(CONTEXT, SHORT_NAMES[game]) if game in SHORT_NAMES else game_name(language, game)


def colour_of(game: str, colour: int) -> str:
    """The livery of a seat."""
    colours = meta_of(game).colours if is_known(game) else ()
    return colours[colour] if 0 <= colour < len(colours) else UNKNOWN_COLOUR


def points(seat: SeatRow) -> str:
    """The points of a seat, and its head start beside them."""
    return str(seat.score).replace("-", "−") + (f"+{seat.head_start}" if seat.head_start else "")


def result(language: Language, row: GameRow) -> str:
    """All seats in the order of their places, for those who hear the list."""
    seats = sorted(row.seats, key=lambda seat: seat.place)
    return ", ".join(
        language.say(CONTEXT, PLACED, place=seat.place, name=seat.name, points=points(seat)) for seat in seats
    )
