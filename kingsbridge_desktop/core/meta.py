"""All that the house must know of a game before it is opened: `games/<game>/meta.py` says it once, as `META`.

A meta module is read when the app starts, so it imports nothing but this.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


def QT_TRANSLATE_NOOP(context: str, source: str) -> str:
    """Marks a source sentence for pyside6-lupdate and gives it back unchanged."""
    return source


class CardBack(NamedTuple):
    """How the backs of a game's cards look: a ground and an ornament of the art."""

    ground: str  # a colour
    ornament: str


class Period(NamedTuple):
    """A part of a game by which its course is told: rounds, deals, years."""

    begins: str  # the kind of event with which one begins
    word: str = QT_TRANSLATE_NOOP("shared", "Round {number}")
    counted: str = QT_TRANSLATE_NOOP("shared", "%n round(s)")
    has_turns: bool = False  # the event begins a turn; a period is a turn of everybody


class GameMeta(NamedTuple):
    """What the home page, set-up, help, about box and command line tell of a game."""

    game_id: str
    title: str  # an English source sentence of the context "shared", as all words here
    line: str  # what it is about
    printed_title: str  # on the German box
    authors: tuple[str, ...]
    publisher: str
    year: int
    seats: range
    colours: tuple[str, ...]  # the printed player colours, in the order of the box
    place: int  # on the home page, the smallest first
    novel: str = ""  # whose book it tells, if any
    scene: str = ""  # the painted scene on the home page, by its name in the art; none: a plain tile
    card_backs: Mapping[str, CardBack] = MappingProxyType({})  # by the name of the deck
    learn_first: str = ""  # the game to learn before this one, if that helps
    period: Period | None = None  # none: the first figure of its progress counts them
    mark: str = ""  # two letters, as its clauses have; codes of tables begin with them
    payments: tuple[str, ...] = ()  # events with which somebody gives points away of their own will
