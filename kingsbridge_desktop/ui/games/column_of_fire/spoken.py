"""What a screen reader says of the Channel board, and the areas of the table in words."""

from __future__ import annotations

from typing import Any

from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.state import State, goods_of, houses_of, shows
from kingsbridge_desktop.text.column_of_fire import Text
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP
from kingsbridge_desktop.ui.board.slip import Note
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.ear.speech import told_of
from kingsbridge_desktop.ui.games.column_of_fire import words
from kingsbridge_desktop.ui.games.column_of_fire.picture import stones_in

AREAS = (
    (QT_TRANSLATE_NOOP("column_of_fire_view", "People on the decks and events"), ("open", "event")),
    (
        QT_TRANSLATE_NOOP("column_of_fire_view", "Dice and displays"),
        ("tray", "leven", "die", "person", "religion", "plate"),
    ),
    (
        QT_TRANSLATE_NOOP("column_of_fire_view", "Goods, protections and advantages"),
        (
            "good",
            "protection",
            "advantage",
            "protections",
            "supply",
            "used",
        ),
    ),
    (QT_TRANSLATE_NOOP("column_of_fire_view", "Countries"), ("land",)),
    (QT_TRANSLATE_NOOP("column_of_fire_view", "Trading houses"), ("house_field",)),
    (QT_TRANSLATE_NOOP("column_of_fire_view", "Prices"), ("price",)),
    (QT_TRANSLATE_NOOP("column_of_fire_view", "Action track"), ("field",)),
)


def spoken(s: State, text: Text, anchor: Anchor, note: Note | None) -> str:
    """What lies at a place, with what its note tells; empty where the note alone says it."""
    match anchor:
        case ("open", int(country)) if note is not None and note.title != text.country(country):
            return told_of(f"{text.country(country)}, {note.title}", note.lines)
        case ("die", int(seat), int(die)) if note is not None:
            value = s.religion_dice[seat] if die == tables.BLACK else shows(s, seat, die)
            shown = (text.language.say(words.CONTEXT, words.SHOWS, value=value),) if value else ()
            return told_of(note.title, [*shown, *note.lines])
        case ("land" | "stones", int(country)) if note is not None:
            return told_of(note.title, [_stones(s, text, country), *note.lines])
        case ("house_field", int(country), int(field)):
            owner = next((seat for seat in range(s.seats) if houses_of(s, seat)[country] == field), NOBODY)
            params: dict[str, Any] = {"country": text.country(country), "field": field}
            if owner == NOBODY:
                return text.language.say(words.CONTEXT, words.NO_HOUSE, **params)
            return text.language.say(words.CONTEXT, words.HOUSE, name=text.names[owner], **params)
        case ("good", int(seat), int(good)) if note is not None:
            count = text.language.say(words.CONTEXT, words.COUNT, what=note.title, count=goods_of(s, seat)[good])
            return told_of(count, note.lines)
        case ("protection", int(seat)) if note is not None:
            count = text.language.say(words.CONTEXT, words.COUNT, what=note.title, count=s.protections[seat])
            return told_of(count, note.lines)
    return ""


def _stones(s: State, text: Text, country: int) -> str:
    counts = [(text.stone(kind), count) for kind, count in enumerate(stones_in(s, country)) if count]
    if not counts:
        return text.language.say(words.CONTEXT, words.NO_STONES)
    return text.language.say(
        words.CONTEXT, words.STONES, stones=", ".join(f"{count} × {name}" for name, count in counts)
    )
