"""The words of the almanac: where the copies of a card are."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.games.card_standing import CardStanding
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language

CONTEXT = "almanac"
COMING = QT_TRANSLATE_NOOP("almanac", "can still come")
OPEN = QT_TRANSLATE_NOOP("almanac", "lies open")
GONE = QT_TRANSLATE_NOOP("almanac", "out of the game")
HAS_IT = QT_TRANSLATE_NOOP("almanac", "with {name}")
COUNTED = QT_TRANSLATE_NOOP("almanac", "{what}: {count}")


def where(language: Language, names: Sequence[str], standing: CardStanding, gone: str = "") -> str:
    """Where a card is, in a few words; with numbers where there are several copies. `gone`: another word for that."""
    places = [
        (language.say(CONTEXT, COMING), standing.coming),
        (language.say(CONTEXT, OPEN), standing.open),
        *((language.say(CONTEXT, HAS_IT, name=name), count) for name, count in zip(names, standing.held, strict=False)),
        (gone or language.say(CONTEXT, GONE), standing.gone),
    ]
    if standing.copies == 1:
        return next(words for words, count in places if count)
    counted = (language.say(CONTEXT, COUNTED, what=words, count=count) for words, count in places if count)
    return ", ".join(words.replace(" ", "\N{NO-BREAK SPACE}") for words in counted)
