"""Saves as earlier code wrote them load with their whole history and can be played to the end."""

from pathlib import Path

import pytest

from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.play import files
from kingsbridge_desktop.saves import store

FIXTURES = Path(__file__).parent / "fixtures"
SAVES = sorted(FIXTURES.glob(f"format_*/*{store.SUFFIX}"))
TOO_LONG = 3000
each_save = pytest.mark.parametrize("path", SAVES, ids=[f"{path.parent.name}-{path.stem}" for path in SAVES])


def test_there_are_saves_of_every_game():
    for game in game_ids():
        names = {path.stem.removeprefix(f"{game}_") for path in SAVES}
        assert {"half", "finished", "from_position"} <= names


@each_save
def test_a_save_loads_with_nothing_lost(path):
    save = store.read(path)
    loaded = files.load_match(path)
    assert not loaded.history_lost
    assert loaded.match.ply == len(save.steps) > 0
    assert loaded.match.names == [seat.name for seat in save.seats]
    rules, state = loaded.match.rules, loaded.match.state
    if save.summary.over or save.game != "column_of_fire" or path.parent.name == "format_4":
        assert list(rules.open_points(state)) == save.summary.scores
    else:
        assert save.summary.scores == [], "what it told of hidden advantages is not shown"
    assert loaded.match.is_over == save.summary.over == path.stem.endswith("_finished")
    assert (loaded.match.start is not None) == path.stem.endswith("_from_position")


@each_save
def test_a_save_can_be_played_to_the_end(path):
    match = files.load_match(path).match
    while not match.is_over:
        match.submit(match.legal()[0])
        assert match.ply < TOO_LONG
    again = files.from_save(store.loads(store.dumps(files.to_save(match))))
    assert not again.history_lost
    assert again.match.state.key() == match.state.key()
