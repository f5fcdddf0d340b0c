"""The window, measured from outside: each start is a process of its own, which tells its own numbers.

Nothing of Qt or of ui is imported here; the children run offscreen, so that a screen or its lack makes no difference.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

T0 = "KINGSBRIDGE_BENCH_T0"  # when the process was started, in seconds since 1970
TIME_LIMIT = 120.0
HERE = Path(__file__).resolve().parents[2]  # the children must measure this copy and no installed one

MEMORY = """
import os, sys
def peak():
    if sys.platform.startswith("linux"):  # not getrusage: it counts what the parent had before the new program
        for line in open("/proc/self/status"):
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
    if sys.platform == "win32":
        import ctypes
        from ctypes import wintypes
        class Counters(ctypes.Structure):
            _fields_ = [("cb", wintypes.DWORD), ("faults", wintypes.DWORD)] + [
                (name, ctypes.c_size_t) for name in ("peak", "now", "a", "b", "c", "d", "pagefile", "peak_pagefile")]
        counters = Counters(cb=ctypes.sizeof(Counters))
        info = ctypes.windll.kernel32.K32GetProcessMemoryInfo
        info.argtypes = [wintypes.HANDLE, ctypes.POINTER(Counters), wintypes.DWORD]
        info(wintypes.HANDLE(-1), ctypes.byref(counters), counters.cb)
        return counters.peak / 2**20
    import resource
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10)
print("peak", peak(), flush=True)
os._exit(0)
"""
BARE = f"""
import os, time
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow
app = QApplication([])
window, scene = QMainWindow(), QGraphicsScene()
window.setCentralWidget(QGraphicsView(scene))
window.resize(1280, 800)
window.show()
for _ in range(3):
    app.processEvents()
print(time.time() - float(os.environ["{T0}"]), flush=True)
"""
OURS = """
from kingsbridge_desktop.__main__ import open_window
from kingsbridge_desktop.wish import Wish
code = open_window(Wish(bench=True))
assert code == 0, code
"""
FRAMES = """
import json
from kingsbridge_desktop.ui.bench import frame_rows
print(json.dumps(frame_rows()), flush=True)
"""
INPUTS = """
import json
from kingsbridge_desktop.ui.bench_thinking import thinking_rows
print(json.dumps(thinking_rows()), flush=True)
"""


class NotMeasured(Exception):
    """A child could not do it; the message is the last line it wrote."""


class Start(NamedTuple):
    """What a start took."""

    seconds: float
    megabytes: float


def starts(runs: int) -> tuple[Start, Start]:
    """The best of some starts of our window and of a bare one, in turns, after one each that only warms the disk."""
    start(OURS), start(BARE)
    pairs = [(start(OURS), start(BARE)) for _ in range(runs)]
    ours, bare = zip(*pairs, strict=True)
    return _best(ours), _best(bare)


def _best(found: tuple[Start, ...]) -> Start:
    return Start(min(one.seconds for one in found), min(one.megabytes for one in found))


def start(program: str) -> Start:
    """One start in a process of its own."""
    seconds = megabytes = None
    for line in child(program + MEMORY).splitlines():
        words = line.split()
        if words[:1] == ["peak"]:
            megabytes = float(words[1])
        elif len(words) == 1 and seconds is None:
            seconds = _number(words[0])
    if seconds is None or megabytes is None:
        raise NotMeasured("the process told no numbers")
    return Start(seconds, megabytes)


def _number(word: str) -> float | None:
    try:
        return float(word)
    except ValueError:
        return None


def frames() -> list[dict[str, Any]]:
    """The rows that the window measures about its own frames."""
    return _rows(FRAMES)


def inputs() -> list[dict[str, Any]]:
    """The rows that the window measures about inputs while a bot thinks."""
    return _rows(INPUTS)


def _rows(program: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads(child(program).splitlines()[-1])
    return rows


def child(program: str) -> str:
    """Runs a program with its own home and no screen; gives what it printed."""
    with tempfile.TemporaryDirectory() as home:
        env = dict(os.environ, QT_QPA_PLATFORM="offscreen", KINGSBRIDGE_HOME=home)
        env["PYTHONPATH"] = os.pathsep.join(filter(None, [str(HERE), env.get("PYTHONPATH", "")]))
        env.pop("PYTHONDONTWRITEBYTECODE", None)  # a start reads what the first one compiled, as everywhere
        env[T0] = repr(time.time())
        try:
            done = subprocess.run(
                [sys.executable, "-c", program], env=env, capture_output=True, text=True, timeout=TIME_LIMIT
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise NotMeasured(str(error)) from error
    if done.returncode:
        raise NotMeasured((done.stderr.strip() or f"exit code {done.returncode}").splitlines()[-1])
    return done.stdout
