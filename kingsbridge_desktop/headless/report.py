"""`kingsbridge report` and `kingsbridge record`: a game as a printed page, or as text."""

from __future__ import annotations

import importlib
import os
from argparse import Namespace
from datetime import date
from pathlib import Path

from kingsbridge_desktop.command_line import Parser, command
from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.headless.endings import Refused, tells_refusals
from kingsbridge_desktop.play.files import load_match
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language, from_linguist, languages

PRINTER = "kingsbridge_desktop.ui.ending.printing"  # only when asked for: nothing else here needs a window
SUFFIX = ".pdf"
RUNNING = QT_TRANSLATE_NOOP("headless", "{file}: this game is not over yet; a report tells how one ended.")
NO_HISTORY = QT_TRANSLATE_NOOP("headless", "{file}: only the last position of this game is left; nothing can be told.")
WRITTEN = QT_TRANSLATE_NOOP("headless", "written: {file}")


def parser(language: Language) -> Parser:
    """A file to read, one to write, and the language."""
    say = language.say
    description = say(
        "command_line",
        "Writes the report of a finished game as PDF: winners, points by source, the course and its moments, "
        "on one or two pages.",
    )
    found = game_parser("kingsbridge report", description, language)
    found.add_argument("out", metavar=say("command_line", "OUT.pdf"), help=say("command_line", "the file to write"))
    add_language(found, language)
    return found


def game_parser(program: str, description: str, language: Language) -> Parser:
    """The beginning of every parser of a command that reads a game."""
    say = language.say
    found = Parser(program, description, language)
    found.add_argument("file", metavar=say("command_line", "FILE"), help=say("command_line", "a saved game"))
    return found


def add_language(found: Parser, language: Language) -> None:
    """The option in which language something is told."""
    found.add_argument(
        "--lang",
        choices=languages(),
        default=language.code,
        help=language.say("command_line", "the language of the text"),
    )


@command(parser)
@tells_refusals
def main(language: Language, options: Namespace) -> int:
    """Writes the report; 2 if that cannot be."""
    source, out = Path(options.file), Path(options.out)
    match = read_game(source, language)
    if not match.is_over:
        raise Refused(language.say("headless", RUNNING, file=source.name))
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    day = date.fromtimestamp(source.stat().st_mtime)
    path = out if out.suffix else out.with_suffix(SUFFIX)
    importlib.import_module(PRINTER).print_report(match, from_linguist(options.lang), path, day)
    print(language.say("headless", WRITTEN, file=path))
    return 0


def read_game(path: Path, language: Language) -> Match:
    """The game with its history; an error, or Refused, if that is not to be had."""
    try:
        loaded = load_match(path)
    except KingsbridgeError as error:
        error.details.setdefault("file", path.name)
        raise
    if loaded.history_lost:
        raise Refused(language.say("headless", NO_HISTORY, file=path.name))
    return loaded.match
