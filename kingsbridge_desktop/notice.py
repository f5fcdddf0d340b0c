"""A sentence for somebody whose window cannot open: on stderr, and in a window of the system if nobody reads that."""

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping

from kingsbridge_desktop import foreign

TITLE = "Kingsbridge"
# The first that is there is asked; each shows a text and waits until it was read.
LINUX_PROGRAMS = (
    ("zenity", ["--error", "--no-markup", "--width=480", f"--title={TITLE}", "--text={}"]),
    ("kdialog", ["--title", TITLE, "--error", "{}"]),
    ("yad", ["--title", TITLE, "--text", "{}", "--button=OK"]),
    ("xmessage", ["-center", "-title", TITLE, "{}"]),
    ("notify-send", [TITLE, "{}"]),
)


def tell(sentence: str) -> None:
    """Says why there is no window."""
    if sys.stderr is not None:
        print(sentence, file=sys.stderr)
    if not has_terminal():
        in_a_window(sentence)


def has_terminal() -> bool:
    """Whether somebody typed the command, and so reads what is printed; a script there is not held up."""
    if os.name != "posix":
        return sys.stderr is not None and sys.stderr.isatty()
    try:
        os.close(os.open("/dev/tty", os.O_RDWR))
    except OSError:
        return False
    return True


def in_a_window(sentence: str) -> bool:
    """Shows it with what the system has, without Qt; False if there is nothing."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, sentence, TITLE, 0x10)
        return True
    for command in commands(sentence):
        with contextlib.suppress(OSError, subprocess.TimeoutExpired):
            silent = subprocess.DEVNULL
            done = subprocess.run(command, stdout=silent, stderr=silent, timeout=600, env=foreign.surroundings())
            if done.returncode in (0, 1):  # 1: closed by its corner
                return True
    return False


def commands(sentence: str, platform: str = sys.platform, environ: Mapping[str, str] = os.environ) -> list[list[str]]:
    """The programs of this system that can show it, the best first."""
    if platform == "darwin":
        quoted = sentence.replace("\\", "\\\\").replace('"', '\\"')
        script = f'display alert "{TITLE}" message "{quoted}" as critical'
        return [["osascript", "-e", script]]
    if not (environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY")):
        return []
    return [
        [program, *(word.replace("{}", sentence) for word in words)]
        for program, words in LINUX_PROGRAMS
        if shutil.which(program)
    ]
