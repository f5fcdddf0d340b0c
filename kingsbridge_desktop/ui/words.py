"""Words that several screens share: games, levels, colours."""

from __future__ import annotations

from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language

_GAMES = {
    "column_of_fire": QT_TRANSLATE_NOOP("shared", "A Column of Fire"),
    "pillars": QT_TRANSLATE_NOOP("shared", "The Pillars of the Earth"),
    "pillars_cards": QT_TRANSLATE_NOOP("shared", "The Pillars of the Earth: The Card Game"),
    "web_of_power": QT_TRANSLATE_NOOP("shared", "Web of Power"),
}
_LINES = {
    "column_of_fire": QT_TRANSLATE_NOOP("shared", "Dice, persons and religion conflicts · 2–4 players"),
    "pillars": QT_TRANSLATE_NOOP("shared", "Workers, builders and a growing cathedral · 2–4 players"),
    "pillars_cards": QT_TRANSLATE_NOOP("shared", "A trick-taking game · 3–4 players"),
    "web_of_power": QT_TRANSLATE_NOOP("shared", "Cloisters, councillors and chains · 3–5 players"),
}
_LEVEL_LINES = {
    "person": QT_TRANSLATE_NOOP("shared", "Somebody at this screen"),
    "random": QT_TRANSLATE_NOOP("shared", "Plays anything that is allowed"),
    "greedy": QT_TRANSLATE_NOOP("shared", "Takes what looks best at the moment, and answers at once"),
    "easy": QT_TRANSLATE_NOOP("shared", "Thinks like a newcomer: sensible, but not far ahead"),
    "normal": QT_TRANSLATE_NOOP("shared", "Plays well and quickly; a good opponent for an evening"),
    "hard": QT_TRANSLATE_NOOP("shared", "Thinks as long as it may and forgives little"),
}
_LEVELS = {
    "person": QT_TRANSLATE_NOOP("shared", "Person"),
    "random": QT_TRANSLATE_NOOP("shared", "Bot: by chance"),
    "greedy": QT_TRANSLATE_NOOP("shared", "Bot: by rule of thumb"),
    "easy": QT_TRANSLATE_NOOP("shared", "Bot: apprentice (easy)"),
    "normal": QT_TRANSLATE_NOOP("shared", "Bot: journeyman (normal)"),
    "hard": QT_TRANSLATE_NOOP("shared", "Bot: master (hard)"),
}
_COLOURS = {
    "blue": QT_TRANSLATE_NOOP("shared", "blue"),
    "light_blue": QT_TRANSLATE_NOOP("shared", "light blue"),
    "red": QT_TRANSLATE_NOOP("shared", "red"),
    "green": QT_TRANSLATE_NOOP("shared", "green"),
    "yellow": QT_TRANSLATE_NOOP("shared", "yellow"),
    "orange": QT_TRANSLATE_NOOP("shared", "orange"),
    "purple": QT_TRANSLATE_NOOP("shared", "purple"),
}


def game_name(language: Language, game: str) -> str:
    """The title of a game."""
    return language.say("shared", _GAMES[game])


def level_name(language: Language, level: str) -> str:
    """What plays at a seat; an unknown level of a later release is shown as it is."""
    return language.say("shared", _LEVELS[level]) if level in _LEVELS else level


def signed(number: int) -> str:
    """A change as one writes it: "+3", "−2", and a plain "0"."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def game_line(language: Language, game: str) -> str:
    """What a game is about, in a line."""
    return language.say("shared", _LINES[game])


def level_line(language: Language, level: str) -> str:
    """What to expect of a level."""
    return language.say("shared", _LEVEL_LINES[level]) if level in _LEVEL_LINES else level


def colour_name(language: Language, colour: str) -> str:
    """A player colour."""
    return language.say("shared", _COLOURS[colour])
