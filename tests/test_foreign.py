"""What somebody else's program is started with: nothing of the bundle."""

import os
import subprocess
import sys

import pytest

from kingsbridge_desktop import foreign, notice
from kingsbridge_desktop.bots import program_link
from kingsbridge_desktop.ui import reduced_motion

STARTED = {"LD_LIBRARY_PATH": "/opt/bundle/lib", "_PYI_ARCHIVE_FILE": "/opt/bundle/kingsbridge", "HOME": "/home/mia"}


@pytest.fixture
def in_a_bundle(monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)


def test_the_libraries_of_a_bundle_are_not_lent(in_a_bundle):
    assert foreign.surroundings(STARTED) == {"HOME": "/home/mia"}


def test_what_was_there_before_comes_back(in_a_bundle):
    assert foreign.surroundings(STARTED | {"LD_LIBRARY_PATH_ORIG": "/mine"})["LD_LIBRARY_PATH"] == "/mine"


def test_without_a_bundle_nothing_changes():
    assert foreign.surroundings(STARTED) == STARTED


def test_for_a_moment_the_whole_process_is_so(in_a_bundle, monkeypatch):
    for name, value in STARTED.items():
        monkeypatch.setenv(name, value)
    before = dict(os.environ)
    with foreign.theirs():
        assert "LD_LIBRARY_PATH" not in os.environ
        assert os.environ["HOME"] == "/home/mia"
    assert dict(os.environ) == before


def test_bots_messages_and_questions_to_the_desktop_start_so(in_a_bundle, monkeypatch):
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/bundle/lib")
    seen = []

    def start(command, **how):
        seen.append(how["env"])
        raise OSError("not started")

    monkeypatch.setattr(subprocess, "Popen", start)
    monkeypatch.setattr(subprocess, "run", start)
    monkeypatch.setattr(notice, "commands", lambda sentence: [["zenity"]])
    with pytest.raises(program_link.ProgramFailed):
        program_link._started(["a bot"], None)
    assert not notice.in_a_window("a sentence") or sys.platform == "win32"
    assert reduced_motion.printed([sys.executable]) == ""
    assert seen
    assert not any("LD_LIBRARY_PATH" in env for env in seen)
