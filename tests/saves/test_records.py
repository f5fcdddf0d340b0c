"""Records of finished games: kept when they end, taken out with a taken-back end, never over another one's."""

import os
import subprocess
import sys

import pytest

from kingsbridge_desktop.saves import store
from kingsbridge_desktop.saves.autosave import Autosaver
from kingsbridge_desktop.saves.chronicle import records
from kingsbridge_desktop.saves.chronicle.records import Record
from kingsbridge_desktop.saves.errors import DiskFull
from kingsbridge_desktop.saves.save_lock import SaveLock


@pytest.fixture
def finished(save):
    summary = save.summary.model_copy(update={"over": True, "places": [1, 2]})
    return save.model_copy(update={"summary": summary})


def other_end(save):
    return save.model_copy(update={"steps": save.steps[:1]})


def files():
    return sorted(path.name for path in records.folder().iterdir())


def test_a_finished_game_is_kept_under_its_id(finished):
    Record().write(store.dumps(finished))
    assert files() == [f"{finished.id}{store.SUFFIX}"]
    assert store.read(records.path_of(finished.id)) == finished


def test_an_end_that_is_taken_back_is_taken_out_and_another_one_replaces_it(finished):
    record = Record()
    record.write(store.dumps(finished))
    record.write("")
    assert files() == []
    for end in (finished, other_end(finished)):
        record.write(store.dumps(end))
    assert files() == [f"{finished.id}{store.SUFFIX}"]
    assert store.read(records.path_of(finished.id)) == other_end(finished)


def test_another_table_with_the_same_game_keeps_its_end_beside(finished):
    Record().write(store.dumps(finished))
    second = Record()
    second.write(store.dumps(other_end(finished)))
    second.write(store.dumps(other_end(finished).model_copy(update={"name": "again"})))
    assert len(files()) == 2
    assert store.read(records.path_of(finished.id)) == finished
    second.write("")
    assert files() == [f"{finished.id}{store.SUFFIX}"]


def test_the_same_moves_are_kept_once(finished):
    Record().write(store.dumps(finished))
    again = Record()
    again.write(store.dumps(finished.model_copy(update={"saved": "2027-01-01T00:00:00+00:00"})))
    again.write("")  # somebody else's record stays
    assert store.read(records.path_of(finished.id)) == finished


def test_a_damaged_record_in_the_way_stays_as_it_is(finished):
    records.folder().mkdir(parents=True)
    records.path_of(finished.id).write_bytes(b'{"format": 5, "game')
    Record().write(store.dumps(finished))
    assert len(files()) == 2
    assert records.path_of(finished.id).read_bytes() == b'{"format": 5, "game'


def test_a_deleted_record_comes_back_with_all_that_belongs_to_it(finished):
    Record().write(store.dumps(finished))
    path = records.path_of(finished.id)
    review = records.beside(path, ".review")
    review.write_bytes(b"\x00review")
    os.utime(path, (1000, 1000))
    before = path.read_bytes()
    deleted = records.delete(path)
    assert files() == []
    records.restore(deleted)
    assert path.read_bytes() == before
    assert review.read_bytes() == b"\x00review"
    assert path.stat().st_mtime == 1000, "it is as old as the game"


WRITER = """
import sys
from pathlib import Path
from kingsbridge_desktop.saves import store
from kingsbridge_desktop.saves.chronicle.records import Record
save = store.read(Path(sys.argv[1]))
print("ready", flush=True)
sys.stdin.readline()
for number in range(20):
    own = save.steps[:1] + [save.steps[1].model_copy(update={"args": [int(sys.argv[2]), number]})]
    Record().write(store.dumps(save.model_copy(update={"id": f"{number:032x}", "steps": own})))
"""


def test_two_copies_of_the_app_lose_nothing(finished, tmp_path):
    """Both finish the same twenty games in other ways, at the same time."""
    path = tmp_path / f"game{store.SUFFIX}"
    store.write(path, finished)
    writers = [
        subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path), str(who)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for who in (1, 2)
    ]
    for writer in writers:
        assert writer.stdout is not None
        assert writer.stdout.readline() == "ready\n"
    for writer in writers:
        assert writer.stdin is not None
        writer.stdin.write("go\n")
        writer.stdin.flush()
    assert [writer.communicate(timeout=60) and writer.returncode for writer in writers] == [0, 0]
    ends = {tuple(store.read(one).steps[1].args) for one in store.paths(records.folder(), store.SUFFIX)}
    assert ends == {(who, number) for who in (1, 2) for number in range(20)}


def saver_of(tmp_path):
    return Autosaver(SaveLock(tmp_path / f"running{store.SUFFIX}"), lambda: None)


def test_a_game_that_ends_is_in_the_chronicle_before_the_table_is_left(finished, tmp_path):
    saver = saver_of(tmp_path)
    saver.put(lambda: store.dumps(finished), has_ended=True)
    assert saver.flush()
    assert store.read(records.path_of(finished.id)) == finished
    saver.close(discard=True)
    saver.join(10)
    assert not [name for name in os.listdir(tmp_path) if name.startswith("running")]
    assert store.read(records.path_of(finished.id)) == finished


def test_a_chronicle_that_takes_nothing_leaves_the_running_file(finished, tmp_path, monkeypatch):
    """A full disk is told as any other, tried again, and at last the game waits where it was for the next start."""

    def refuse(self, text):
        raise DiskFull("no room left", file="x", folder=str(records.folder()))

    monkeypatch.setattr(Record, "write", refuse)
    saver = saver_of(tmp_path)
    saver.put(lambda: store.dumps(finished), has_ended=True)
    assert not saver.flush(timeout=2)
    assert isinstance(saver.saving.problem, DiskFull)
    saver.close(discard=True)
    saver.give_up()
    saver.join(10)
    assert store.read(tmp_path / f"running{store.SUFFIX}") == finished


def test_a_disk_that_has_room_again_gets_the_record(finished, tmp_path, monkeypatch):
    tries = []
    real = Record.write

    def refuse_once(self, text):
        tries.append(text)
        if len(tries) == 1:
            raise DiskFull("no room left", file="x", folder=str(records.folder()))
        real(self, text)

    monkeypatch.setattr(Record, "write", refuse_once)
    monkeypatch.setattr("kingsbridge_desktop.saves.autosave.FIRST_RETRY", 0.01)
    saver = saver_of(tmp_path)
    saver.put(lambda: store.dumps(finished), has_ended=True)
    saver.close(discard=True)
    saver.join(10)
    assert store.read(records.path_of(finished.id)) == finished
    assert saver.saving.problem is None
