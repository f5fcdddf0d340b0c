"""What plays at a seat, in words."""

from __future__ import annotations

from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language

LEVELS = {
    "person": QT_TRANSLATE_NOOP("shared", "Person"),
    "random": QT_TRANSLATE_NOOP("shared", "Bot: at random"),
    "greedy": QT_TRANSLATE_NOOP("shared", "Bot: at first glance"),
    "easy": QT_TRANSLATE_NOOP("shared", "Bot: apprentice (easy)"),
    "normal": QT_TRANSLATE_NOOP("shared", "Bot: journeyman (normal)"),
    "hard": QT_TRANSLATE_NOOP("shared", "Bot: master (hard)"),
}


def level_name(language: Language, level: str) -> str:
    """What plays at a seat; an unknown level of a later release is shown as it is."""
    return language.say("shared", LEVELS[level]) if level in LEVELS else level
