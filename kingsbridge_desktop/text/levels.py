"""What plays at a seat, in words: its name, the same in short, and what to expect of it."""

from __future__ import annotations

from collections.abc import Mapping

from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language

NAMES = {
    "person": QT_TRANSLATE_NOOP("shared", "Person"),
    "random": QT_TRANSLATE_NOOP("shared", "Bot: random player"),
    "greedy": QT_TRANSLATE_NOOP("shared", "Bot: at first glance"),
    "apprentice": QT_TRANSLATE_NOOP("shared", "Bot: apprentice (for children)"),
    "easy": QT_TRANSLATE_NOOP("shared", "Bot: journeyman (easy)"),
    "normal": QT_TRANSLATE_NOOP("shared", "Bot: old hand (normal)"),
    "hard": QT_TRANSLATE_NOOP("shared", "Bot: foreman (hard)"),
    "master": QT_TRANSLATE_NOOP("shared", "Bot: master (hardest)"),
}
SHORT_NAMES = {
    "person": QT_TRANSLATE_NOOP("shared", "people"),
    "random": QT_TRANSLATE_NOOP("shared", "random player"),
    "greedy": QT_TRANSLATE_NOOP("shared", "at first glance"),
    "apprentice": QT_TRANSLATE_NOOP("shared", "apprentice"),
    "easy": QT_TRANSLATE_NOOP("shared", "journeyman"),
    "normal": QT_TRANSLATE_NOOP("shared", "old hand"),
    "hard": QT_TRANSLATE_NOOP("shared", "foreman"),
    "master": QT_TRANSLATE_NOOP("shared", "master"),
}
LINES = {
    "person": QT_TRANSLATE_NOOP("shared", "Somebody at this screen"),
    "random": QT_TRANSLATE_NOOP("shared", "Plays anything that is allowed"),
    "greedy": QT_TRANSLATE_NOOP("shared", "Takes what looks best at the moment, and answers at once"),
    "apprentice": QT_TRANSLATE_NOOP("shared", "Sensible, but often content with second best, and blind to your plans"),
    "easy": QT_TRANSLATE_NOOP("shared", "Thinks like a newcomer: sensible, but not far ahead"),
    "normal": QT_TRANSLATE_NOOP("shared", "Plays well and quickly; a good opponent for an evening"),
    "hard": QT_TRANSLATE_NOOP("shared", "Looks ahead before every move and forgives little"),
    "master": QT_TRANSLATE_NOOP("shared", "Takes all the time that a bot may have and gives nothing away"),
}
OWN_LINE = QT_TRANSLATE_NOOP("shared", "A program that you have added in the settings")
OWN = QT_TRANSLATE_NOOP("shared", "Bot: {name}")
OWN_PREFIX = "own_"  # of the ids of programs that somebody has added
_own_names: dict[str, str] = {}


def call_own_bots(names: Mapping[str, str]) -> None:
    """What programs of this user are called, by their ids."""
    _own_names.clear()
    _own_names.update(names)


def own_name(level: str) -> str:
    """The name of somebody's own bot; of one that is not known here what its id tells. Empty for a level of ours."""
    if not level.startswith(OWN_PREFIX):
        return ""
    told = " ".join(word.capitalize() for word in level.removeprefix(OWN_PREFIX).split("_"))
    return _own_names.get(level, told)


def level_name(language: Language, level: str) -> str:
    """What plays at a seat; an unknown level of a later release is shown as it is."""
    if own := own_name(level):
        return language.say("shared", OWN, name=own)
    return language.say("shared", NAMES[level]) if level in NAMES else level


def short_level_name(language: Language, level: str) -> str:
    """The same where it stands in a sentence or has little room."""
    if own := own_name(level):
        return own
    return language.say("shared", SHORT_NAMES[level]) if level in SHORT_NAMES else level


def level_line(language: Language, level: str) -> str:
    """What to expect of a level."""
    if own_name(level):
        return language.say("shared", OWN_LINE)
    return language.say("shared", LINES[level]) if level in LINES else level
