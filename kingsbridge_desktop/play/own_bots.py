"""Programs as players: who there is to choose from, by which name, and what they are told of the actions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kingsbridge_desktop.bots.base import Bot
from kingsbridge_desktop.bots.characters import CharacterBot, character_ids, is_character
from kingsbridge_desktop.bots.levels import UnknownLevel, level_ids, level_of, make_bot, offered_levels
from kingsbridge_desktop.bots.program_bot import ProgramBot
from kingsbridge_desktop.bots.program_link import Program
from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.saves import own_bots
from kingsbridge_desktop.saves.own_bots import PREFIX, OwnBot
from kingsbridge_desktop.text import levels as words
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.language import from_linguist

OWN, PROGRAM = "own:", "program:"  # how a command line names them; no save can, since these are no ids
AS = "@"  # between a level and the character it wears
LANGUAGE = "en"  # of labels: a program must not understand less where its owner speaks otherwise


def is_own(level: str) -> bool:
    """Whether a seat is played by somebody's own program."""
    return level.startswith(PREFIX)


def known_bots() -> tuple[OwnBot, ...]:
    """The programs in this user's list; from here on they are called by their names."""
    bots = own_bots.read().bots
    words.call_own_bots({bot.id: bot.name for bot in bots})
    return bots


def offered_players() -> tuple[str, ...]:
    """All bots in the order in which people are asked: the levels, then programs of one's own."""
    return (*offered_levels(), *(bot.id for bot in known_bots()))


def program_of(level: str) -> Program | None:
    """The program behind a seat, if it is in this user's list."""
    return next((Program(bot.name, bot.command) for bot in known_bots() if bot.id == level), None)


def labels(game: str, masked: Any, legal: Sequence[Action]) -> list[str]:
    """What the actions are called, in English; players by their seats, as names are nobody's business."""
    seats = len(rules_of(game).scores(masked))
    text = game_text(game, from_linguist(LANGUAGE), [f"Seat {seat}" for seat in range(seats)])
    return [text.action(masked, action) for action in legal]


def split_players(line: str) -> list[str]:
    """Players between commas; a comma in quotes belongs to a command."""
    found, quote = [""], ""
    for letter in line:
        if letter == "," and not quote:
            found.append("")
            continue
        found[-1] += letter
        if letter in "\"'" and quote in ("", letter):
            quote = "" if quote else letter
    return [player.strip() for player in found]


def check_player(player: str) -> None:
    """Refuses what `make_player` could not make; raises UnknownLevel."""
    if player.startswith(PROGRAM) and player.removeprefix(PROGRAM).strip():
        return
    if player.startswith(OWN):
        _named(player.removeprefix(OWN))
        return
    level, wears, character = player.partition(AS)
    level_of(level)
    if wears and not is_character(character):
        known = ", ".join(f"{level}{AS}{name}" for name in character_ids())
        raise UnknownLevel(f"there is no bot {player!r}; there are {known}", level=player, levels=known)


def make_player(game: str, player: str) -> Bot:
    """A bot as a command line names it: a level, `level@character`, `own:NAME` of the list, or `program:COMMAND`."""
    if player.startswith(PROGRAM):
        program = Program(player, player.removeprefix(PROGRAM).strip())
        return ProgramBot(game, program, labels, folder=Path.cwd())
    if player.startswith(OWN):
        return ProgramBot(game, _named(player.removeprefix(OWN)), labels)
    level, _, character = player.partition(AS)
    bot = make_bot(game, level)
    return CharacterBot(game, bot, character) if character else bot


def _named(name: str) -> Program:
    """A program of the list by its name, in any case, or by its id."""
    wanted, bots = name.strip().casefold(), known_bots()
    for bot in bots:
        if wanted in (bot.name.casefold(), bot.id, bot.id.removeprefix(PREFIX)):
            return Program(bot.name, bot.command)
    known = ", ".join([*level_ids(), *(f"{OWN}{bot.name}" for bot in bots)])
    raise UnknownLevel(f"there is no bot {OWN}{name}; there are {known}", level=f"{OWN}{name}", levels=known)
