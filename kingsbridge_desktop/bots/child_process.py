"""How every process that thinks for us begins its life: bots and their helpers alike."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
from typing import Any


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
