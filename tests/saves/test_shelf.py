"""Running games that wait: none is hidden, none that is over is offered, none that somebody plays is touched."""

import os

import pytest

from kingsbridge_desktop.play import files
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.saves import shelf, store
from kingsbridge_desktop.saves.errors import SaveDamaged, SaveTooNew
from kingsbridge_desktop.saves.save_lock import SaveLock

pytestmark = pytest.mark.usefixtures("toy_game")


def put(name, age=0, *, plies=3, rounds=2, **changes):
    """A running game of the toy."""
    match = Match("toy", [Seat("A", colour=0), Seat("B", colour=1)], 3, {"rounds": rounds})
    while match.ply < plies and not match.is_over:
        match.submit(match.legal()[0])
    path = store.autosave_folder() / f"{name}{store.SUFFIX}"
    store.write(path, files.to_save(match).model_copy(update=changes))
    os.utime(path, (1000 - age, 1000 - age))
    return path


def names(entries):
    return [entry.path.stem for entry in entries]


def test_the_newest_comes_first_and_what_is_played_here_is_left_out():
    paths = [put(name, age) for age, name in enumerate(["new", "old"])]
    assert names(shelf.running()) == names(shelf.unfinished()) == ["new", "old"]
    mine = SaveLock(paths[0])
    assert mine.take()
    assert names(shelf.running()) == ["old"]
    mine.release()


def test_a_game_that_is_over_is_on_the_shelf_but_never_unfinished():
    put("over", plies=1000)
    assert names(shelf.running()) == ["over"]
    assert names(shelf.unfinished()) == []


def test_a_game_this_release_lacks_is_shown_but_cannot_be_gone_on_with():
    put("unknown", game="go")
    put("known", age=9)
    assert names(shelf.running()) == ["unknown", "known"]
    assert names(shelf.unfinished()) == ["known"]


def test_a_damaged_game_is_on_the_shelf_with_its_earlier_generation_and_the_reason():
    path = put("game")
    path.replace(store.earlier(path))
    path.write_text("{")
    (found,) = shelf.running()
    assert found.save is not None
    assert isinstance(found.problem, SaveDamaged)
    assert names(shelf.unfinished()) == ["game"]


def test_a_damaged_game_without_another_generation_shows_what_is_left():
    path = put("game", plies=3)
    path.write_bytes(path.read_bytes()[:-12])
    (found,) = shelf.running()
    assert found.save is None
    assert found.remains is not None
    assert names(shelf.unfinished()) == ["game"]


def test_a_game_of_which_nothing_is_left_is_shown_with_its_reason_and_hides_no_other():
    put("good")
    (store.autosave_folder() / f"bad{store.SUFFIX}").write_text("{")
    assert sorted(names(shelf.running())) == ["bad", "good"]
    assert names(shelf.unfinished()) == ["good"]


def test_a_game_whose_newest_generation_is_gone_is_still_there():
    path = put("game")
    path.replace(store.earlier(path))
    assert names(shelf.unfinished()) == ["game"]


def test_a_later_format_is_not_taken_for_damage():
    path = put("game")
    path.replace(store.earlier(path))
    path.write_text('{"format": 99, "game": "toy"}')
    (found,) = shelf.running()
    assert isinstance(found.problem, SaveTooNew)
    assert names(shelf.unfinished()) == []


def test_only_files_of_the_folder_are_running_games(tmp_path):
    assert shelf.is_running(put("game"))
    assert not shelf.is_running(tmp_path / f"game{store.SUFFIX}")
    assert not shelf.is_running(store.save_folder() / f"nul\0l{store.SUFFIX}")
