"""What can be typed after ``kingsbridge``, described once: for the program, its help, the manual and the shells.

Everything here is said in the system's language and needs neither Qt nor pydantic.
"""

from __future__ import annotations

import argparse
import sys
import textwrap
from argparse import Namespace
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from typing import NamedTuple, NoReturn

from kingsbridge_desktop import __version__, preflight
from kingsbridge_desktop.core.meta import QT_TRANSLATE_NOOP
from kingsbridge_desktop.text.language import Language, from_linguist
from kingsbridge_desktop.wish import Wish

Main = Callable[[Sequence[str]], int]
WRONG_CALL = 2
WIDTH = 78


class Command(NamedTuple):
    """A front end without a window: its module, and what it does in a few words."""

    module: str
    summary: str


# Imported only when asked for: --help must not wait for Qt, nor the engine protocol for a window.
COMMANDS = {
    "engine": Command(
        "kingsbridge_desktop.headless.engine",
        QT_TRANSLATE_NOOP("command_line", "JSON lines on stdin and stdout, for other people’s bots"),
    ),
    "simulate": Command(
        "kingsbridge_desktop.headless.simulate", QT_TRANSLATE_NOOP("command_line", "bots against bots, with a table")
    ),
    "report": Command(
        "kingsbridge_desktop.headless.report",
        QT_TRANSLATE_NOOP("command_line", "the report of a finished game as PDF"),
    ),
    "record": Command(
        "kingsbridge_desktop.headless.record",
        QT_TRANSLATE_NOOP("command_line", "what happened in a game, as text"),
    ),
    "film": Command(
        "kingsbridge_desktop.headless.film",
        QT_TRANSLATE_NOOP("command_line", "a game as an animated picture"),
    ),
    "review": Command(
        "kingsbridge_desktop.headless.review",
        QT_TRANSLATE_NOOP("command_line", "where a finished game was won and lost, and what was luck"),
    ),
    "bench": Command(
        "kingsbridge_desktop.headless.bench", QT_TRANSLATE_NOOP("command_line", "speed and memory on this machine")
    ),
    "doctor": Command(
        "kingsbridge_desktop.headless.doctor",
        QT_TRANSLATE_NOOP("command_line", "checks that everything is here and works"),
    ),
}


def here() -> Language:
    """The language of the person at the keyboard."""
    return from_linguist(preflight.language())


def command(parser: Callable[[Language], Parser]) -> Callable[[Callable[[Language, Namespace], int]], Main]:
    """Makes the `main` of a front end: it is run when its arguments are understood, and gives its exit code."""

    def decorate(run: Callable[[Language, Namespace], int]) -> Main:
        @wraps(run)
        def main(argv: Sequence[str]) -> int:
            language = here()
            try:
                options = parser(language).understand(argv)
            except SystemExit as ended:
                return int(ended.code or 0)
            return run(language, options)

        return main

    return decorate


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """argparse's own layout, beginning with our word for usage."""

    def __init__(self, prog: str, word: str) -> None:
        super().__init__(prog)
        self._word = word

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, prefix or self._word)


class Parser(argparse.ArgumentParser):
    """A parser that speaks one of our languages, headings included."""

    def __init__(self, name: str, description: str, language: Language, epilog: str | None = None) -> None:
        say = language.say
        word = say("command_line", "usage: ")
        super().__init__(
            prog=name,
            description=textwrap.fill(description, WIDTH),
            epilog=epilog,
            add_help=False,
            allow_abbrev=False,
            formatter_class=lambda prog: _Formatter(prog, word),
        )
        self._language = language
        self._positionals.title = say("command_line", "what to open")
        self._optionals.title = say("command_line", "options")
        self.add_argument("-h", "--help", action="help", help=say("command_line", "show this help and exit"))

    def understand(self, arguments: Sequence[str]) -> argparse.Namespace:
        """As parse_args, but names in our language what it does not know; ends the program in both cases."""
        options, unknown = self.parse_known_args(arguments)
        if unknown:
            self.error(self._language.say("command_line", "not understood: {words}", words=" ".join(unknown)))
        return options

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(WRONG_CALL, f"{self.prog}: {message}\n")


def parser(language: Language) -> Parser:
    """The options of the window; a command comes before all of them and has its own."""
    say = language.say
    width = max(map(len, COMMANDS))
    lines = [f"  {name:<{width}}  {say('command_line', command.summary)}" for name, command in COMMANDS.items()]
    found = Parser(
        "kingsbridge",
        say("command_line", "Four German board games at one screen, with people and bots."),
        language,
        epilog="\n".join(
            [
                say("command_line", "commands, each with its own --help:"),
                *lines,
            ]
        ),
    )
    found.usage = say("command_line", "kingsbridge [options] [FILE]\n       kingsbridge COMMAND [options]")
    found.add_argument("file", nargs="?", metavar=say("command_line", "FILE"), help=say("command_line", "a saved game"))
    wish = found.add_mutually_exclusive_group()
    wish.add_argument(
        "--continue",
        dest="resume",
        action="store_true",
        help=say("command_line", "go on with the last unfinished game"),
    )
    wish.add_argument(
        "--new-game", dest="new_game", action="store_true", help=say("command_line", "show the shelf to choose a game")
    )
    found.add_argument(
        "--new-window",
        dest="new_window",
        action="store_true",
        help=say("command_line", "open a second window, even if the app is running"),
    )
    found.add_argument(
        "-V",
        "--version",
        action="version",
        version=f"kingsbridge {__version__}",
        help=say("command_line", "show the version and exit"),
    )
    found.add_argument("--bench-start", dest="bench", action="store_true", help=argparse.SUPPRESS)
    return found


def wish_of(arguments: Sequence[str], language: Language) -> Wish:
    """What the arguments of the window ask for; ends the program where they make no sense."""
    options = parser(language).understand(arguments)
    return Wish(options.file or "", options.resume, options.new_game, options.new_window, options.bench)


def command_parsers(language: Language) -> dict[str, argparse.ArgumentParser | None]:
    """The description of every command's own options; None for one that has none."""
    import importlib

    found: dict[str, argparse.ArgumentParser | None] = {}
    for name, command in COMMANDS.items():
        make: Callable[[Language], argparse.ArgumentParser] | None = getattr(
            importlib.import_module(command.module), "parser", None
        )
        found[name] = make(language) if make else None
    return found


def options_of(described: argparse.ArgumentParser) -> Iterable[argparse.Action]:
    """What is shown of a parser: its options without the hidden ones."""
    return [one for one in described._actions if one.option_strings and one.help != argparse.SUPPRESS]
