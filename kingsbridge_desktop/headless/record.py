"""`kingsbridge record`: what happened in a game, as text."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from kingsbridge_desktop.command_line import Parser, command
from kingsbridge_desktop.headless.report import CANNOT, add_language, read_game
from kingsbridge_desktop.play.record import record_of
from kingsbridge_desktop.text.language import Language, from_linguist


def parser(language: Language) -> Parser:
    """A file to read and the language."""
    say = language.say
    description = say(
        "command_line", "Prints what happened in a game, part by part, and how it ended, as everybody may know it."
    )
    found = Parser("kingsbridge record", description, language)
    found.add_argument("file", metavar=say("command_line", "FILE"), help=say("command_line", "a saved game"))
    add_language(found, language)
    return found


@command(parser)
def main(language: Language, options: Namespace) -> int:
    """Prints the record; 2 if the game cannot be read."""
    match = read_game(Path(options.file), language)
    if match is None:
        return CANNOT
    coding = sys.stdout.encoding or "utf-8"
    print(record_of(match, from_linguist(options.lang)).encode(coding, "replace").decode(coding), end="")
    return 0
