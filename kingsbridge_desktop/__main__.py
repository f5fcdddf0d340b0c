"""The command ``kingsbridge``: opens the app, or one of the front ends that need no window."""

import gc
import importlib
import os
import sys
import time
from collections.abc import Sequence

from kingsbridge_desktop.wish import Wish

APP = "kingsbridge_desktop.ui.app"
CANNOT_START = 2


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code; 2 if no window can be opened or the call is wrong."""
    if getattr(sys, "frozen", False):  # in a bundle the processes of bots come in by this door, too
        import multiprocessing

        multiprocessing.freeze_support()
    os.environ.setdefault(
        "PYDANTIC_DISABLE_PLUGINS", "__all__"
    )  # we have none; looking for them costs a tenth of the start
    arguments = list(sys.argv[1:] if argv is None else argv)
    if not arguments:  # the start by a click: nothing to read, and argparse costs time
        return open_window(Wish())
    from kingsbridge_desktop import command_line

    if arguments[0] in command_line.COMMANDS:
        return _call(command_line.COMMANDS[arguments[0]].module, arguments[1:])
    try:
        wish = command_line.wish_of(arguments, command_line.here())
    except SystemExit as ended:
        return int(ended.code or 0)
    return open_window(wish)


def _call(module: str, arguments: list[str]) -> int:
    code: int = importlib.import_module(module).main(arguments)
    return code


def open_window(wish: Wish) -> int:
    """Opens the app as a click on its icon does."""
    gc.disable()  # until the home page is painted: what is loaded stays, and looking through it takes time
    try:
        return _open_window(wish)
    finally:
        gc.enable()


def _open_window(wish: Wish) -> int:
    from kingsbridge_desktop import preflight

    if sentence := preflight.drop_bad_platform():
        print(sentence, file=sys.stderr)
    if sentence := preflight.problem():
        return _cannot_start(sentence)
    began = time.monotonic()
    try:
        app = importlib.import_module(APP)
    except ImportError as error:
        return _cannot_start(preflight.import_sentence(error))
    try:
        code: int = app.main(wish, loading=time.monotonic() - began)
    except Exception as error:  # noqa: BLE001 - a start that fails ends with a sentence, too
        from kingsbridge_desktop.diagnosis import logbook

        return _cannot_start(preflight.sentence("no_window", reason=repr(error), log=str(logbook.path())))
    return code


def _cannot_start(sentence: str) -> int:
    from kingsbridge_desktop import notice

    notice.tell(sentence)
    return CANNOT_START


if __name__ == "__main__":
    sys.exit(main())
