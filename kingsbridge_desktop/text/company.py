"""The characters that bots wear: their names, what they are like, and what they say of a move they have just made.

A remark is made of what decided the move: the term of the evaluation in which it is better than the other good move,
and the one in which it is worse. It tells no number, for those come from what the bot alone may know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from kingsbridge_desktop.text.base import GameText
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language

CONTEXT = "company"
RIVALS = "rivals"  # no term of a game: how little the others may expect
SMALLER_SHARE = QT_TRANSLATE_NOOP("company", "a smaller share for the others")
SAID = QT_TRANSLATE_NOOP("company", "{name}: “{words}”")
AT_LEVEL = QT_TRANSLATE_NOOP("company", "{character} · {level}")


class Words(NamedTuple):
    """A character: its full name, its name alone, what it is, what to expect, and its three ways to speak of a move.

    In `wanted`, `swayed` and `gave_up` {thing} is what the move was for; `swayed` is said where its level alone would
    have moved otherwise, `gave_up` where {lost} was the price.
    """

    name: str
    short: str
    calling: str
    line: str
    wanted: str
    swayed: str
    gave_up: str


CHARACTERS: Mapping[str, Words] = {
    "mason": Words(
        QT_TRANSLATE_NOOP("company", "Alwin the mason"),
        "Alwin",
        QT_TRANSLATE_NOOP("company", "mason"),
        QT_TRANSLATE_NOOP("company", "Careful: builds what lasts before what glitters"),
        QT_TRANSLATE_NOOP("company", "Stone upon stone: this was about {thing}."),
        QT_TRANSLATE_NOOP("company", "Others would have done otherwise; I laid my stone for {thing}."),
        QT_TRANSLATE_NOOP("company", "It cost me something in {lost}, but I wanted {thing}."),
    ),
    "merchant": Words(
        QT_TRANSLATE_NOOP("company", "Berta the merchant"),
        "Berta",
        QT_TRANSLATE_NOOP("company", "merchant"),
        QT_TRANSLATE_NOOP("company", "Greedy: likes to have it in her purse today"),
        QT_TRANSLATE_NOOP("company", "Business is business: this was about {thing}."),
        QT_TRANSLATE_NOOP("company", "Anybody else would have moved otherwise. I count on {thing}."),
        QT_TRANSLATE_NOOP("company", "I paid with {lost} for {thing}."),
    ),
    "earl": Words(
        QT_TRANSLATE_NOOP("company", "Earl Baldwin"),
        "Baldwin",
        QT_TRANSLATE_NOOP("company", "earl"),
        QT_TRANSLATE_NOOP("company", "Quarrelsome: glad of whatever the others do not get"),
        QT_TRANSLATE_NOOP("company", "Out of my way! This was about {thing}."),
        QT_TRANSLATE_NOOP("company", "I was advised against it. I wanted {thing}."),
        QT_TRANSLATE_NOOP("company", "I let go of {lost} for {thing}."),
    ),
    "prioress": Words(
        QT_TRANSLATE_NOOP("company", "Prioress Hild"),
        "Hild",
        QT_TRANSLATE_NOOP("company", "prioress"),
        QT_TRANSLATE_NOOP("company", "Patient: thinks of protection, favours and long roads"),
        QT_TRANSLATE_NOOP("company", "With patience: this was about {thing}."),
        QT_TRANSLATE_NOOP("company", "Others would not have done it; I thought of {thing}."),
        QT_TRANSLATE_NOOP("company", "I do without some of {lost} for the sake of {thing}."),
    ),
    "scholar": Words(
        QT_TRANSLATE_NOOP("company", "Master Idris"),
        "Idris",
        QT_TRANSLATE_NOOP("company", "scholar"),
        QT_TRANSLATE_NOOP("company", "Learned: looks at what comes later"),
        QT_TRANSLATE_NOOP("company", "It was calculated: this was about {thing}."),
        QT_TRANSLATE_NOOP("company", "Another move lay nearer; I reckon with {thing}."),
        QT_TRANSLATE_NOOP("company", "I weighed {lost} against {thing} and took the latter."),
    ),
    "minstrel": Words(
        QT_TRANSLATE_NOOP("company", "Wat the minstrel"),
        "Wat",
        QT_TRANSLATE_NOOP("company", "minstrel"),
        QT_TRANSLATE_NOOP("company", "Light-hearted: takes what counts now"),
        QT_TRANSLATE_NOOP("company", "Sing along: this was about {thing}!"),
        QT_TRANSLATE_NOOP("company", "A wise head would have moved otherwise; I fancied {thing}."),
        QT_TRANSLATE_NOOP("company", "So much for {lost}: I wanted {thing}!"),
    ),
    "captain": Words(
        QT_TRANSLATE_NOOP("company", "Captain Ines"),
        "Ines",
        QT_TRANSLATE_NOOP("company", "captain"),
        QT_TRANSLATE_NOOP("company", "Far-travelled: looks for allies, helpers and open roads"),
        QT_TRANSLATE_NOOP("company", "Steady as she goes: this was about {thing}."),
        QT_TRANSLATE_NOOP("company", "The chart showed another way; I steer for {thing}."),
        QT_TRANSLATE_NOOP("company", "Some of {lost} went overboard for {thing}."),
    ),
}


def character_name(language: Language, character: str) -> str:
    """What a character is called; one of a later release has no name here."""
    return language.say(CONTEXT, CHARACTERS[character].name) if character in CHARACTERS else ""


def calling(language: Language, character: str) -> str:
    """What a character is, in a word."""
    return language.say(CONTEXT, CHARACTERS[character].calling) if character in CHARACTERS else ""


def character_line(language: Language, character: str) -> str:
    """What to expect of it."""
    return language.say(CONTEXT, CHARACTERS[character].line) if character in CHARACTERS else ""


def at_level(language: Language, character: str, level: str) -> str:
    """A character and the level that wears it, both in words; the level alone where there is no character."""
    name = character_name(language, character)
    return language.say(CONTEXT, AT_LEVEL, character=name, level=level) if name else level


def remark(text: GameText, character: str, of_move: Mapping[str, Any]) -> str:
    """What a character says of the move it has just made, by `bots.characters.remark`; empty if there are no words."""
    words = CHARACTERS.get(character)
    thing, lost = _thing(text, str(of_move["wanted"])), _thing(text, str(of_move["gave_up"]))
    if words is None or not thing:
        return ""
    if of_move["swayed"]:
        source = words.swayed
    elif lost and of_move["gave_up"] != RIVALS:
        source = words.gave_up
    else:
        source = words.wanted
    if source is words.gave_up:
        return text.language.say(CONTEXT, source, thing=thing, lost=lost)
    return text.language.say(CONTEXT, source, thing=thing)


def said_by(language: Language, name: str, words: str) -> str:
    """A remark with who made it."""
    return language.say(CONTEXT, SAID, name=name, words=words)


def _thing(text: GameText, kind: str) -> str:
    if kind == RIVALS:
        return text.language.say(CONTEXT, SMALLER_SHARE)
    terms: Mapping[str, Any] = getattr(text, "TERMS", {})
    return str(text.term(kind)) if kind in terms else ""
