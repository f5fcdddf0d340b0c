"""A hard crash is told at the next start, once."""

import os
import subprocess
import sys

from kingsbridge_desktop.diagnosis import crashes, logbook

CRASH = """
import ctypes, os
from kingsbridge_desktop.diagnosis import crashes
crashes.begin()
if {hard}:
    os.abort()
crashes.end()
"""


def run(hard: bool) -> int:
    code = CRASH.format(hard=hard)
    return subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=60, check=False).returncode


def test_a_crash_is_told_once_and_stays_in_the_log():
    assert run(hard=True) != 0
    logbook.begin()
    try:
        assert "Fatal Python error: Aborted" in crashes.last_crash()
        assert crashes.last_crash() == ""
        assert "Fatal Python error: Aborted" in "\n".join(logbook.last_lines())
    finally:
        logbook.end()


def test_an_end_as_it_should_be_leaves_nothing():
    assert run(hard=False) == 0
    assert crashes.last_crash() == ""
    assert list(logbook.folder().iterdir()) == []


def test_the_file_of_a_copy_that_still_runs_is_left_alone():
    logbook.folder().mkdir(parents=True)
    mine = logbook.folder() / f"crash-{os.getpid()}.txt"
    mine.touch()
    gone = logbook.folder() / "crash-999999999.txt"
    gone.touch()
    odd = logbook.folder() / "crash-x.txt"
    odd.touch()
    assert crashes.last_crash() == ""
    assert mine.exists()
    assert not gone.exists()
    assert not odd.exists()


def test_what_cannot_be_read_is_passed_by():
    (logbook.folder() / "crash-1.txt").mkdir(parents=True)
    assert crashes.last_crash() == ""
