"""`kingsbridge record`: what happened in a game, as text."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from kingsbridge_desktop.command_line import Parser, command
from kingsbridge_desktop.headless.endings import tells_refusals
from kingsbridge_desktop.headless.report import add_language, game_parser, read_game
from kingsbridge_desktop.play.record import record_of
from kingsbridge_desktop.text.language import Language, from_linguist


def parser(language: Language) -> Parser:
    """A file to read and the language."""
    description = language.say(
        "command_line", "Prints what happened in a game, part by part, and how it ended, as everybody may know it."
    )
    found = game_parser("kingsbridge record", description, language)
    add_language(found, language)
    return found


@command(parser)
@tells_refusals
def main(language: Language, options: Namespace) -> int:
    """Prints the record; 2 if the game cannot be read."""
    match = read_game(Path(options.file), language)
    coding = sys.stdout.encoding or "utf-8"
    print(record_of(match, from_linguist(options.lang)).encode(coding, "replace").decode(coding), end="")
    return 0
