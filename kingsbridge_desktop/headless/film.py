"""`kingsbridge film`: a game as an animated picture."""

from __future__ import annotations

import importlib
import os
import sys
from argparse import Namespace
from pathlib import Path

from kingsbridge_desktop.command_line import Parser, command
from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.headless.endings import tells_refusals
from kingsbridge_desktop.headless.progress import Progress
from kingsbridge_desktop.headless.report import WRITTEN, add_language, game_parser, read_game
from kingsbridge_desktop.play.film_plan import SPEEDS
from kingsbridge_desktop.text.language import Language, from_linguist

PRINTER = "kingsbridge_desktop.ui.film.printing"  # only when asked for: nothing else here needs a window
SUFFIX = ".webp"
NARROWEST, USUAL, WIDEST = 160, 960, 3840  # pixels


def parser(language: Language) -> Parser:
    """A file to read, one to write, from where to where, how fast and how large."""
    say = language.say
    description = say(
        "command_line",
        "Writes a game as a film, as everybody may know it: an animated WebP, or a GIF (it needs the package Pillow).",
    )
    found = game_parser("kingsbridge film", description, language)
    found.add_argument(
        "out", metavar=say("command_line", "OUT.webp"), help=say("command_line", "the file to write, .webp or .gif")
    )
    found.add_argument("--from", dest="first", type=int, default=0, help=say("command_line", "after so many moves (0)"))
    found.add_argument(
        "--to", dest="last", type=int, default=-1, help=say("command_line", "up to this move (the last)")
    )
    found.add_argument(
        "--speed",
        type=float,
        choices=SPEEDS,
        default=2.0,
        help=say("command_line", "how fast, 1 being to read along (2)"),
    )
    found.add_argument("--width", type=int, default=USUAL, help=say("command_line", "pixels from left to right (960)"))
    add_language(found, language)
    return found


@command(parser)
@tells_refusals
def main(language: Language, options: Namespace) -> int:
    """Writes the film; 2 if that cannot be."""
    match = read_game(Path(options.file), language)
    out = Path(options.out)
    path = out if out.suffix.lower() in (".webp", ".gif") else out.with_suffix(SUFFIX)
    last = match.ply if options.last < 0 else min(options.last, match.ply)
    first = max(0, min(options.first, last))
    width = max(NARROWEST, min(options.width, WIDEST))
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        with Progress(max(1, last - first), sys.stderr) as bar:
            importlib.import_module(PRINTER).write_film(
                match,
                from_linguist(options.lang),
                path,
                (first, last),
                options.speed,
                width,
                lambda ply: bar.show(ply - first),
            )
    except KingsbridgeError as error:
        error.details.setdefault("file", path.name)
        raise
    print(language.say("headless", WRITTEN, file=path))
    return 0
