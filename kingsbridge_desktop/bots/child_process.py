"""How every process that thinks for us begins its life: bots and their helpers alike."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any


def spawned(
    serve: Callable[..., object], *args: object, name: str, daemon: bool | None = None
) -> tuple[SpawnProcess, Connection]:
    """A process that runs `serve(link, *args)`, and our end of the link; nothing is left open if it cannot begin."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    try:
        process = context.Process(target=serve, args=(theirs, *args), name=name, daemon=daemon)
        process.start()
    except BaseException:
        ours.close()
        raise
    finally:
        theirs.close()
    return process, ours


def settle_in() -> None:
    """Ctrl-C is for the parent, the processor is for the window first, and stdout belongs to the protocol."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout = sys.stderr
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(5)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: Any) -> None:
    parent.join()
    os._exit(0)
