"""What plays at a seat, in words."""

from __future__ import annotations

from collections.abc import Mapping

from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language

LEVELS = {
    "person": QT_TRANSLATE_NOOP("shared", "Person"),
    "random": QT_TRANSLATE_NOOP("shared", "Bot: at random"),
    "greedy": QT_TRANSLATE_NOOP("shared", "Bot: at first glance"),
    "easy": QT_TRANSLATE_NOOP("shared", "Bot: apprentice (easy)"),
    "normal": QT_TRANSLATE_NOOP("shared", "Bot: journeyman (normal)"),
    "hard": QT_TRANSLATE_NOOP("shared", "Bot: master (hard)"),
}
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
    return language.say("shared", LEVELS[level]) if level in LEVELS else level
