"""Two copies of the app: a running game belongs to one of them, and to nobody once that one is dead."""

import errno
import os
import signal
import subprocess
import sys

import pytest

from kingsbridge_desktop.saves import save_lock as claims
from kingsbridge_desktop.saves import store
from kingsbridge_desktop.saves.errors import DiskFull, SaveHeld, SaveUnwritable
from kingsbridge_desktop.saves.save_lock import SaveLock

HOLDER = """
import sys
from pathlib import Path
from kingsbridge_desktop.saves.save_lock import SaveLock
save_lock = SaveLock(Path(sys.argv[1]))
print(save_lock.take(), flush=True)
if sys.stdin.readline() == "release\\n":
    save_lock.release()
    print("released", flush=True)
    sys.stdin.readline()
"""


class OtherCopy:
    """A second process that wants the same game."""

    def __init__(self, path):
        self.process = subprocess.Popen(
            [sys.executable, "-c", HOLDER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.took = self.said() == "True"

    def said(self):
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def release(self):
        assert self.process.stdin is not None
        self.process.stdin.write("release\n")
        self.process.stdin.flush()
        assert self.said() == "released"

    def kill(self):
        os.kill(self.process.pid, signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
        self.end()

    def end(self):
        self.process.communicate(timeout=20)


@pytest.fixture
def path():
    return store.autosave_folder() / f"game{store.SUFFIX}"


@pytest.fixture
def other(path):
    copy = OtherCopy(path)
    yield copy
    if copy.process.poll() is None:
        copy.end()


def test_a_game_held_by_another_process_is_left_alone(path, other):
    assert other.took
    mine = SaveLock(path)
    assert mine.is_held()
    assert not mine.take()


def test_a_released_game_can_be_taken(path, other):
    other.release()
    mine = SaveLock(path)
    assert not mine.is_held()
    assert mine.take()
    mine.release()


def test_a_killed_process_holds_nothing(path, other):
    other.kill()
    mine = SaveLock(path)
    assert not mine.is_held()
    assert mine.take()
    mine.release()


def test_the_other_copy_cannot_take_what_is_ours(path):
    mine = SaveLock(path)
    assert mine.take()
    second = OtherCopy(path)
    second.end()
    assert not second.took
    mine.release()
    third = OtherCopy(path)
    third.end()
    assert third.took


def test_our_own_game_is_not_held_by_another(path):
    mine = SaveLock(path)
    assert mine.take()
    assert mine.take()
    assert not mine.is_held()
    assert not SaveLock(path).is_held()
    mine.release()
    mine.release()


def test_a_number_left_in_the_lock_means_nothing(path):
    """After a restart of the machine the number of the dead process belongs to some other program."""
    path.parent.mkdir(parents=True)
    path.with_suffix(".lock").write_text("1\n")
    assert not SaveLock(path).is_held()


def test_release_leaves_the_game_and_discard_takes_it_away(path, save):
    mine = SaveLock(path)
    mine.take()
    store.write(path, save)
    mine.release()
    assert os.listdir(path.parent) == [path.name]
    mine.take()
    mine.discard()
    assert os.listdir(path.parent) == []


def test_a_lock_removed_by_its_holder_is_not_mistaken_for_ours(path, monkeypatch):
    """Between our opening and locking the file its holder may remove it; a lock on a removed file is worth nothing."""
    real, calls = claims._lock, []

    def slow(handle):
        calls.append(handle)
        if len(calls) == 1:
            path.with_suffix(".lock").unlink()
        return real(handle)

    monkeypatch.setattr(claims, "_lock", slow)
    mine = SaveLock(path)
    assert mine.take()
    assert len(calls) == 2
    monkeypatch.undo()
    assert path.with_suffix(".lock").exists()
    mine.release()


@pytest.mark.skipif(sys.platform == "win32", reason="flock is POSIX")
def test_a_file_system_without_locks_does_not_stop_the_game(path, monkeypatch):
    def none(*args):
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr("fcntl.flock", none)
    mine = SaveLock(path)
    assert mine.take()
    mine.release()


def test_new_games_get_files_of_their_own():
    first, second = SaveLock.new(), SaveLock.new()
    first.hold()
    second.hold()
    assert first.path != second.path
    assert first.path.parent == store.autosave_folder()
    first.discard()
    second.discard()


def test_a_folder_that_cannot_be_made_is_told(monkeypatch, tmp_path):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("KINGSBRIDGE_HOME", str(tmp_path / "file"))
    new = SaveLock.new()
    with pytest.raises(SaveUnwritable):
        new.hold()


def test_a_full_disk_is_told_as_such(monkeypatch):
    def full(*args):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "open", full)
    with pytest.raises(DiskFull):
        SaveLock.new().hold()


def test_a_late_write_does_not_take_back_what_was_given_up(path):
    mine = SaveLock(path)
    mine.hold()
    mine.release()
    with pytest.raises(SaveHeld):
        mine.hold()
    assert not SaveLock(path).is_ours


def test_what_another_process_took_while_the_folder_was_away_is_not_written_over(path):
    mine = SaveLock(path)
    mine.hold()
    path.with_suffix(".lock").unlink()
    second = OtherCopy(path)
    assert second.took
    with pytest.raises(SaveHeld):
        mine.hold()
    second.end()
    mine.hold()
    mine.release()
