"""Autosave: the newest always wins, a failure is told once and survived, `close` loses nothing."""

import errno
import os
import threading
from functools import partial

import pytest

from kingsbridge_desktop.saves import store
from kingsbridge_desktop.saves.autosave import Autosaver
from kingsbridge_desktop.saves.errors import DiskFull, SaveError


@pytest.fixture
def problems():
    return []


@pytest.fixture
def saver(tmp_path, problems):
    made = Autosaver(tmp_path / "autosaves" / "game.kingsbridge", problems.append)
    yield made
    made.close()


def test_what_was_put_is_on_disk_after_flush(saver):
    saver.put(lambda: "one")
    assert saver.flush()
    assert saver.path.read_text() == "one"


def test_the_newest_wins_and_what_lies_between_is_skipped(saver):
    made = []
    first_runs, go_on = threading.Event(), threading.Event()

    def slow():
        first_runs.set()
        assert go_on.wait(5)
        made.append("first")
        return "first"

    def text(number):
        made.append(number)
        return str(number)

    saver.put(slow)
    assert first_runs.wait(5)
    for number in range(20):
        saver.put(partial(text, number))
    go_on.set()
    assert saver.flush()
    assert saver.path.read_text() == "19"
    assert made == ["first", 19]


def test_close_writes_what_is_left(tmp_path, problems):
    saver = Autosaver(tmp_path / "game.kingsbridge", problems.append)
    for number in range(50):
        saver.put(partial(str, number))
    saver.close()
    assert saver.path.read_text() == "49"
    assert problems == []


def test_flush_gives_up_in_the_end(saver):
    hold = threading.Event()
    saver.put(lambda: str(hold.wait(5)))
    assert not saver.flush(timeout=0.05)
    hold.set()
    assert saver.flush()


def test_a_full_disk_is_told_once_and_survived(saver, problems, monkeypatch):
    def full(*args):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", full)
        for text in ("a", "b", "c"):
            saver.put(lambda text=text: text)
            assert saver.flush()
    assert [type(problem) for problem in problems] == [DiskFull]
    saver.put(lambda: "d")
    assert saver.flush()
    assert saver.path.read_text() == "d"


def test_the_same_problem_is_told_again_after_it_was_gone(saver, problems, monkeypatch):
    def full(*args):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    for _ in range(2):
        with monkeypatch.context() as patch:
            patch.setattr(os, "replace", full)
            saver.put(lambda: "lost")
            assert saver.flush()
        saver.put(lambda: "kept")
        assert saver.flush()
    assert len(problems) == 2


def test_a_text_that_cannot_be_made_does_not_end_the_saving(saver, problems):
    saver.put(lambda: str(1 // 0))
    assert saver.flush()
    saver.put(lambda: "next")
    assert saver.flush()
    assert saver.path.read_text() == "next"
    assert [type(problem) for problem in problems] == [SaveError]
    assert "ZeroDivisionError" in problems[0].message


def test_a_folder_that_is_missing_is_made(tmp_path, problems):
    saver = Autosaver(tmp_path / "a" / "b" / "game.kingsbridge", problems.append)
    saver.put(lambda: "x")
    saver.close()
    assert store.home() != tmp_path
    assert saver.path.read_text() == "x"
