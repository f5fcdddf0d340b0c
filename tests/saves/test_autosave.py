"""Autosave: the newest always wins, nobody waits for a slow disk, what fails is tried again until it works."""

import errno
import os
import shutil
import threading
import time
from functools import partial

import pytest

from kingsbridge_desktop.saves import autosave, store
from kingsbridge_desktop.saves.autosave import Autosaver
from kingsbridge_desktop.saves.errors import DiskFull, SaveError, SaveHeld, SaveUnwritable
from kingsbridge_desktop.saves.save_lock import SaveLock


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    """Tries again soon."""
    monkeypatch.setattr(autosave, "FIRST_RETRY", 0.02)
    monkeypatch.setattr(autosave, "LONGEST_RETRY", 0.05)
    monkeypatch.setattr(autosave, "REST", 0.0)


@pytest.fixture
def changes():
    return []


@pytest.fixture
def saver(changes):
    made = Autosaver(SaveLock.new(), lambda: changes.append(1))
    yield made
    ended(made)


def ended(saver, **how):
    """Closes it and waits."""
    if saver._end is None:
        saver.close(**how)
    saver.give_up()
    saver.join(5)


def failing(number):
    def fail(*args, **kwargs):
        raise OSError(number, os.strerror(number))

    return fail


def until(condition, seconds=5.0):
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "it did not come about"
        time.sleep(0.005)


# both generations


def test_what_was_put_is_in_both_generations_after_flush(saver):
    saver.put(lambda: "one")
    assert saver.flush()
    assert saver.path.read_text() == store.earlier(saver.path).read_text() == "one"
    assert saver.saving.is_safe


def test_a_text_is_made_once_for_both_generations(saver):
    made = []

    def text():
        made.append(1)
        return "text"

    saver.put(text)
    assert saver.flush()
    assert made == [1]


def test_the_newest_wins_and_what_lies_between_is_skipped(saver):
    made = []
    first_runs, go_on = threading.Event(), threading.Event()

    def slow():
        first_runs.set()
        assert go_on.wait(5)
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
    assert saver.path.read_text() == store.earlier(saver.path).read_text() == "19"
    assert made == [19]


# slow disks


def test_a_disk_that_needs_two_seconds_to_be_sure_is_waited_for_by_nobody(saver, monkeypatch):
    """The newest generation does not wait for the platters, so a kill costs no more than on a quick disk."""
    sure = threading.Event()
    monkeypatch.setattr(os, "fsync", lambda handle: sure.wait(60))
    for number in range(20):
        saver.catch_up()
        saver.put(partial(str, number))
        if number:
            assert int(saver.path.read_text()) >= number - 1, "more than the action in progress could be lost"
        assert not saver._earlier.is_written, "somebody has waited for the platters"
    until(lambda: saver.path.read_text() == "19")
    assert saver.saving.is_safe
    sure.set()


def test_a_disk_that_hangs_is_waited_for_once_and_only_for_a_moment(saver, monkeypatch):
    hold = threading.Event()
    real = os.replace

    def hanging(*args):
        hold.wait(5)
        real(*args)

    monkeypatch.setattr(os, "replace", hanging)
    monkeypatch.setattr(autosave, "LATE", 0.3)
    waits: list[float] = []
    wait = saver._newest.wait

    def counted(timeout):
        waits.append(timeout)
        return wait(timeout)

    monkeypatch.setattr(saver._newest, "wait", counted)
    for number in range(10):
        saver.catch_up()
        saver.put(partial(str, number))
    moment = autosave.PATIENCE
    assert waits[1:] in ([moment], [moment, moment]), (
        "the first finds nothing to wait for; then the disk is known to be slow"
    )
    until(lambda: saver.saving.is_late)
    hold.set()
    assert saver.flush()
    assert saver.saving.is_safe
    assert saver.path.read_text() == "9"


def test_a_busy_machine_may_take_a_moment_to_write_before_two_actions_could_be_lost(saver, monkeypatch):
    """Seen in a campaign of kills beside much other work: a tenth of a second was not enough for a healthy disk."""
    clock, real = [0.0], os.replace

    def slowly(*args):
        if threading.current_thread() is saver._newest._thread:  # the others write at the same time
            clock[0] += 0.4
        real(*args)

    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    monkeypatch.setattr(os, "replace", slowly)
    for number in range(5):
        saver.catch_up()
        if number:
            assert not saver._newest.is_slow
        saver.put(partial(str, number))
        saver._newest.wait(10)


def test_on_a_healthy_disk_the_action_before_is_written_when_the_next_comes(saver):
    for number in range(50):
        saver.catch_up()
        if number:
            assert saver.path.read_text() == str(number - 1)
        saver.put(partial(str, number))


# failures


@pytest.mark.parametrize(("number", "kind"), [(errno.ENOSPC, DiskFull), (errno.EROFS, SaveUnwritable)])
@pytest.mark.parametrize("call", ["replace", "fsync", "open"])
def test_what_failed_is_written_as_soon_as_that_is_possible(saver, changes, monkeypatch, call, number, kind):
    with monkeypatch.context() as patch:
        patch.setattr(os, call, failing(number))
        saver.put(lambda: "kept")
        until(lambda: saver.saving.problem is not None)
        assert type(saver.saving.problem) is kind
        assert not saver.saving.is_safe
    until(lambda: saver.saving.is_safe)
    assert saver.flush()
    assert saver.path.read_text() == store.earlier(saver.path).read_text() == "kept"
    assert len(changes) >= 2, "both the failure and its end are told"


def test_the_pause_between_two_tries_grows(saver, monkeypatch):
    ready = saver._newest._ready
    wait_for, pauses, first = ready.wait_for, [], autosave.FIRST_RETRY

    def wait(condition, timeout=None):
        if timeout is not None:
            pauses.append(timeout)
        return wait_for(condition, None if timeout is None else 0)

    with monkeypatch.context() as patch:
        patch.setattr(autosave, "LONGEST_RETRY", 5 * first)
        patch.setattr(ready, "wait_for", wait)
        patch.setattr(saver._newest, "_write", failing(errno.ENOSPC))
        saver.put(lambda: "x")
        until(lambda: len(pauses) >= 5)
    assert pauses[:5] == [first, 2 * first, 4 * first, 5 * first, 5 * first]


def test_a_folder_that_vanishes_is_made_anew_and_its_lock_taken_again(saver):
    saver.put(lambda: "before")
    assert saver.flush()
    shutil.rmtree(saver.path.parent)
    saver.put(lambda: "after")
    assert saver.flush()
    assert saver.path.read_text() == "after"
    assert saver.path.with_suffix(".lock").exists()


def test_a_new_game_begins_on_a_disk_that_takes_nothing_and_is_written_later(monkeypatch, tmp_path):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("KINGSBRIDGE_HOME", str(tmp_path / "file"))
    saver = Autosaver(SaveLock.new(), lambda: None)
    saver.put(lambda: "begun")
    until(lambda: isinstance(saver.saving.problem, SaveUnwritable))
    (tmp_path / "file").unlink()
    until(lambda: saver.saving.is_safe)
    assert saver.path.read_text() == "begun"
    ended(saver)


def test_what_another_copy_holds_is_not_written(saver, monkeypatch):
    monkeypatch.setattr(SaveLock, "take", lambda lock: False)
    saver.put(lambda: "x")
    until(lambda: isinstance(saver.saving.problem, SaveHeld))
    assert not saver.path.exists()


def test_a_text_that_cannot_be_made_does_not_end_the_saving(saver):
    saver.put(lambda: str(1 // 0))
    assert not saver.flush()
    assert type(saver.saving.problem) is SaveError
    assert "ZeroDivisionError" in saver.saving.problem.message
    saver.put(lambda: "next")
    assert saver.flush()
    assert saver.path.read_text() == "next"


# the end


def test_close_writes_what_is_left_and_lets_the_game_go(saver):
    done = threading.Event()
    for number in range(50):
        saver.put(partial(str, number))
    saver.close(done.set)
    assert done.wait(5)
    assert saver.path.read_text() == "49"
    assert not SaveLock(saver.path).is_ours


def test_close_does_not_wait(saver, monkeypatch):
    sure, done = threading.Event(), threading.Event()
    came: list[bool] = []
    monkeypatch.setattr(os, "fsync", lambda handle: came.append(sure.wait(60)))
    saver.put(lambda: "x")
    saver.close(done.set)
    assert done.wait(30), "whoever goes on with the game need not wait for the platters"
    assert came == [], "neither close nor its end has waited for them"
    sure.set()


def test_after_close_a_full_disk_is_tried_again_until_it_works(saver, monkeypatch):
    done = threading.Event()
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", failing(errno.ENOSPC))
        saver.put(lambda: "kept")
        saver.close(done.set)
        assert not done.wait(0.15)
        assert saver.saving.problem is not None
    assert done.wait(5)
    assert saver.path.read_text() == "kept"


def test_a_finished_game_leaves_nothing_behind(saver):
    saver.put(lambda: "over")
    assert saver.flush()
    ended(saver, discard=True)
    assert os.listdir(saver.path.parent) == []


def test_a_finished_game_in_a_folder_that_refuses_is_removed_later(saver, monkeypatch):
    saver.put(lambda: "over")
    assert saver.flush()
    done = threading.Event()
    with monkeypatch.context() as patch:
        patch.setattr("pathlib.Path.unlink", failing(errno.EROFS))
        saver.close(done.set, discard=True)
        assert not done.wait(0.15)
        assert SaveLock(saver.path).is_ours, "so nobody is offered a game that is over"
    assert done.wait(5)
    assert not saver.path.exists()


def test_an_app_that_ends_gives_a_failing_disk_one_more_try(saver, monkeypatch):
    monkeypatch.setattr(os, "replace", failing(errno.ENOSPC))
    saver.put(lambda: "x")
    saver.close()
    autosave.say_farewell(60.0)
    assert saver not in autosave._ALIVE, "it was given up, not waited for until the end of all patience"
