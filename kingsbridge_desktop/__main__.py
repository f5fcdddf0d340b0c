"""The command ``kingsbridge``: opens the app, or one of the front ends that need no window."""

import importlib
import multiprocessing
import os
import sys
from collections.abc import Sequence

from kingsbridge_desktop import __version__

# Imported only when asked for: --help must not wait for Qt, nor the engine protocol for a window.
COMMANDS = {
    "engine": "kingsbridge_desktop.headless.engine",
    "simulate": "kingsbridge_desktop.headless.simulate",
    "bench": "kingsbridge_desktop.headless.bench",
}
APP = "kingsbridge_desktop.ui.app"

USAGE = """\
usage: kingsbridge [FILE]            open the app, or a saved game
       kingsbridge engine            JSON lines on stdin and stdout, for other people's bots
       kingsbridge simulate OPTIONS  bots against bots (--help lists the options)
       kingsbridge bench [--json]    speed and memory on this machine
       kingsbridge --help | --version
"""

CANNOT_START = 2


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code; 2 if no window can be opened or the call is wrong."""
    multiprocessing.freeze_support()
    os.environ.setdefault(
        "PYDANTIC_DISABLE_PLUGINS", "__all__"
    )  # we have none; looking for them costs a tenth of the start
    arguments = list(sys.argv[1:] if argv is None else argv)
    first = arguments[0] if arguments else ""
    if first in ("-h", "--help"):
        print(USAGE, end="")
        return 0
    if first in ("-V", "--version"):
        print(f"kingsbridge {__version__}")
        return 0
    if first in COMMANDS:
        return _call(COMMANDS[first], arguments[1:])
    if first.startswith("-") or len(arguments) > 1:
        print(USAGE, end="", file=sys.stderr)
        return CANNOT_START
    return _open_window(arguments)


def _call(module: str, arguments: list[str]) -> int:
    code: int = importlib.import_module(module).main(arguments)
    return code


def _open_window(arguments: list[str]) -> int:
    from kingsbridge_desktop import preflight

    if sentence := preflight.problem():
        print(sentence, file=sys.stderr)
        return CANNOT_START
    try:
        app = importlib.import_module(APP)
    except ImportError as error:
        print(preflight.import_sentence(error), file=sys.stderr)
        return CANNOT_START
    code: int = app.main(arguments)
    return code


if __name__ == "__main__":
    sys.exit(main())
