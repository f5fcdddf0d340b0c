"""The chronicle follows its folder: rebuilt when its index is lost, and never stopped by a bad file."""

import json
import sqlite3
import subprocess
import sys
import time

import pytest

from kingsbridge_desktop.play import chronicle, files
from kingsbridge_desktop.play.chronicle import Freshness
from kingsbridge_desktop.saves import store
from kingsbridge_desktop.saves.chronicle import records, sync
from kingsbridge_desktop.saves.chronicle.index import Filter, Index
from kingsbridge_desktop.saves.schema import FORMAT
from tests.chronicles import FIXTURES, fill, finished, keep, record

MIA = Filter("mia")


def ids(chosen=MIA):
    return [int(one, 16) for one in chronicle.ask(lambda index: index.ids(chosen))]


def ratings():
    return {row.id: row.rating for row in chronicle.ask(lambda index: index.played(MIA))}


def apart():
    return {one.file.removesuffix(store.SUFFIX): one.problem for one in chronicle.ask(Index.apart)}


def test_games_are_found_by_person_game_seats_and_opponents():
    keep(record(1))
    keep(record(2, seats=("MIA ", "Jonas", "Ruth"), game="web_of_power"))
    keep(record(3, seats=("Jonas", ("Bot", "hard"))))
    keep(record(4, seats=("Mia", ("Bot", "hard"), ("Bot 2", "easy"))))
    assert ids() == [4, 2, 1]
    assert ids(Filter()) == [4, 3, 2, 1]
    assert ids(Filter("mia", game="pillars")) == [4, 1]
    assert ids(Filter("mia", seats=3)) == [4, 2]
    assert ids(Filter("mia", opponents="person")) == [2]
    assert ids(Filter(opponents="easy")) == [4]
    persons = chronicle.ask(Index.persons)
    assert [(person.who, person.name, person.games) for person in persons] == [
        ("mia", "Mia", 3),
        ("jonas", "Jonas", 2),
        ("ruth", "Ruth", 1),
    ]


def test_a_game_is_told_as_it_was_kept():
    keep(record(7, seats=("Mia", ("Bot", "normal"), "Änne"), scores=(40, 52, 40), places=(2, 1, 2), played=1234))
    (game,) = chronicle.ask(lambda index: index.games([f"{7:032x}", "0" * 32]))
    assert (game.game, game.played, game.ended[:10]) == ("pillars", 1234, "2020-01-08")
    assert [(seat.name, seat.level, seat.colour, seat.score, seat.place) for seat in game.seats] == [
        ("Mia", "person", 0, 40, 2),
        ("Bot", "normal", 1, 52, 1),
        ("Änne", "person", 2, 40, 2),
    ]


def test_what_was_taken_is_counted_with_its_wins():
    for number in range(4):
        keep(record(number, scores=(60, 50) if number else (40, 50)))
    found = {row.thing: row for row in chronicle.ask(lambda index: index.favourites(MIA))}
    for thing, times in finished("pillars").summary.choices[0].items():
        assert found[thing] == (thing, 4, 3, 4 * times)


def test_ratings_are_the_same_however_the_games_came_in():
    for number in range(6):
        keep(record(number, scores=(60, 50) if number % 3 else (40, 50)))
    whole = ratings()
    assert len(set(whole.values())) == 6
    late = records.delete(records.path_of(f"{2:032x}"))
    without = ratings()
    assert len(without) == 5
    assert without[f"{5:032x}"] != whole[f"{5:032x}"]
    records.restore(late)
    assert ratings() == whole
    sync.path().unlink()
    assert ratings() == whole


@pytest.mark.parametrize("damage", ["missing", "garbage", "cut", "empty", "other_form", "no_tables", "page"])
def test_an_index_that_is_of_no_use_is_made_anew(damage):
    fill(30)
    before = ratings(), ids(Filter())
    path = sync.path()
    whole = path.read_bytes()
    if damage == "other_form":
        base = sqlite3.connect(path)
        base.execute("PRAGMA user_version = 99")
        base.close()
    elif damage == "no_tables":
        base = sqlite3.connect(path)
        base.executescript("DROP TABLE seat; CREATE TABLE seat (other)")
        base.close()
    elif damage == "missing":
        path.unlink()
    else:
        spoiled = {
            "garbage": b"this is no database" * 400,
            "cut": whole[: len(whole) // 2],
            "empty": b"",
            "page": whole[:4096] + b"\x07" * 8192 + whole[12288:],
        }
        path.write_bytes(spoiled[damage])
    assert (ratings(), ids(Filter())) == before
    assert (ratings(), ids(Filter())) == before


def test_files_that_are_no_records_are_kept_apart_and_the_rest_works():
    good = record(1)
    keep(good)
    whole = store.dumps(record(2))
    newer = json.dumps({"format": FORMAT + 1, "game": "pillars", "app": "9.0"})
    unfinished = record(3).model_copy(
        update={"summary": finished("pillars").summary.model_copy(update={"over": False, "places": []})}
    )
    for name, content in {
        "half": whole[: len(whole) // 2],
        "edited": whole.replace("Mia", "Ida"),
        "foreign": "hello",
        "empty": "",
        "newer": newer,
        "unfinished": store.dumps(unfinished),
    }.items():
        (records.folder() / f"{name}{store.SUFFIX}").write_text(content, encoding="utf-8")
    (records.folder() / f"folder{store.SUFFIX}").mkdir()
    keep(good, "twice")
    assert ids() == [1]
    assert apart() == {
        "half": "save_damaged",
        "edited": "save_damaged",
        "foreign": "save_foreign",
        "empty": "save_damaged",
        "newer": "save_too_new",
        "unfinished": "save_damaged",
        "folder": "save_foreign",
        "twice": "save_duplicate",
    }
    assert (records.folder() / f"half{store.SUFFIX}").exists(), "nothing is taken away"


def test_a_copy_takes_the_place_of_a_record_that_went():
    keep(record(1), "copy")
    assert ids() == [1]
    keep(record(1))
    assert (ids(), apart()) == ([1], {"copy": "save_duplicate"})
    records.path_of(f"{1:032x}").unlink()
    assert (ids(), apart()) == ([1], {})


def test_a_file_that_is_mended_counts_again():
    path = keep(record(1))
    whole = path.read_bytes()
    path.write_bytes(whole[:-40])
    assert (ids(), len(apart())) == ([], 1)
    path.write_bytes(whole)
    assert (ids(), apart()) == ([1], {})


def test_where_no_index_can_be_written_the_games_are_there_all_the_same(monkeypatch):
    keep(record(1))
    ids()
    keep(record(2))

    real = Index.__init__

    def refuse(self, path):
        if path is not None:
            error = sqlite3.OperationalError("attempt to write a readonly database")
            error.sqlite_errorcode = sqlite3.SQLITE_READONLY
            raise error
        real(self, path)

    monkeypatch.setattr(Index, "__init__", refuse)
    assert ids() == [2, 1]


def test_a_folder_in_which_nothing_changed_is_not_looked_through(monkeypatch):
    keep(record(1))
    monkeypatch.setattr(sync, "COARSE", -1.0)
    assert ids() == [1]
    with monkeypatch.context() as blind:
        blind.setattr(sync, "_scan", lambda: pytest.fail("the folder was looked through"))
        assert chronicle.ask(lambda index: index.ids(Filter()), Freshness.SETTLED) == [f"{1:032x}"]
    keep(record(2))
    assert len(chronicle.ask(lambda index: index.ids(Filter()), Freshness.SETTLED)) == 2


def test_a_finished_game_that_was_left_by_a_kill_is_taken_in():
    """An old one as well, whose save tells neither places nor choices."""
    source = FIXTURES / f"web_of_power_finished{store.SUFFIX}"
    folder = store.autosave_folder()
    folder.mkdir(parents=True)
    (folder / f"left{store.SUFFIX}").write_bytes(source.read_bytes())
    half = files.load_match(FIXTURES / f"pillars_half{store.SUFFIX}").match
    files.save_match(folder / f"half{store.SUFFIX}", half)
    assert chronicle.take_in() == 1
    assert sorted(path.name for path in folder.iterdir()) == [f"half{store.SUFFIX}"]
    (game,) = chronicle.ask(lambda index: index.games(index.ids(Filter())))
    assert sorted(seat.place for seat in game.seats) == [1, 2, 3]
    assert chronicle.take_in() == 0


READER = """
import sys
from tests.chronicles import keep, record
from kingsbridge_desktop.play import chronicle
from kingsbridge_desktop.saves.chronicle.index import Index
print("ready", flush=True)
sys.stdin.readline()
for number in range(int(sys.argv[1]), int(sys.argv[1]) + 12):
    keep(record(number))
    chronicle.ask(Index.count)
print(chronicle.ask(lambda index: index.is_kept))
"""


def test_two_copies_of_the_app_write_one_index():
    apps = [
        subprocess.Popen(
            [sys.executable, "-c", READER, str(first)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for first in (0, 100)
    ]
    for app in apps:
        assert app.stdout is not None
        assert app.stdout.readline() == "ready\n"
    for app in apps:
        assert app.stdin is not None
        app.stdin.write("go\n")
        app.stdin.flush()
    assert [app.communicate(timeout=60)[0] for app in apps] == ["True\n", "True\n"]
    together = ratings()
    assert len(together) == 24
    sync.path().unlink()
    assert ratings() == together


def test_opening_the_chronicle_does_not_open_its_records():
    """CPU time of this process: five times as many games take at most six times as long, and far less than reading."""
    spent = []
    for count in (40, 200):
        fill(count)
        chronicle.ask(Index.count)
        begin = time.process_time()
        for _ in range(3):
            chronicle.ask(lambda index: (index.persons(), index.played(MIA), index.games(index.ids(MIA)[:50])))
        spent.append((time.process_time() - begin) / 3)
    begin = time.process_time()
    for path in store.paths(records.folder(), store.SUFFIX)[:20]:
        store.read(path)
    reading = (time.process_time() - begin) * 10  # all of them
    assert spent[1] < reading / 4
    assert spent[1] < spent[0] * 6
