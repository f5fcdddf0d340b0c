"""Between a running game and its save: every step counts, edited ones are found, changed rules do not lose the game."""

import pytest

from kingsbridge_desktop.core.engine import checksum
from kingsbridge_desktop.play import files
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.saves import store
from kingsbridge_desktop.saves.errors import SaveDamaged, SaveTooNew
from kingsbridge_desktop.saves.schema import CHECK_EVERY, SaveFile
from tests import toy

pytestmark = pytest.mark.usefixtures("toy_game")


def table(plies=5, rounds=6):
    seats = [Seat("Änne", colour=2), Seat("Bot", "greedy", 0)]
    match = Match("toy", seats, 11, {"start_player": 0, "rounds": rounds})
    for ply in range(plies):
        match.submit(toy.ROLL if ply % 2 else match.legal()[0])
    return match


def edited(save, **changes):
    return SaveFile.model_validate(save.model_dump() | changes)


@pytest.mark.parametrize("plies", [0, 1, 5, 12])
def test_a_game_comes_back_as_it_was(plies):
    match = table(plies)
    loaded = files.from_save(store.loads(store.dumps(files.to_save(match))))
    assert not loaded.history_lost
    again = loaded.match
    assert again.state.key() == match.state.key()
    assert again.legal() == match.legal()
    assert list(again.steps) == list(match.steps)
    assert again.seats == match.seats
    assert again.options == match.options
    assert again.setup_events == match.setup_events


def test_the_luck_to_come_is_the_same_after_loading():
    match = table()
    again = files.from_save(files.to_save(match)).match
    assert again.submit(toy.ROLL) == match.submit(toy.ROLL)


def test_a_save_says_what_the_list_of_saves_shows():
    match = table()
    save = files.to_save(match, picture="cGljdHVyZQ==")
    assert save.summary.progress == list(toy.RULES.progress(match.state))
    assert save.summary.scores == list(match.scores())
    assert not save.summary.over
    assert save.picture == "cGljdHVyZQ=="


def test_what_was_taken_back_is_not_saved_but_that_it_was_is():
    match = table()
    match.undo(2, agreed=True)
    save = files.to_save(match)
    assert len(save.steps) == 3
    assert files.from_save(save).match.takebacks == match.takebacks != []


def test_there_is_a_checksum_every_so_many_plies():
    match = table(0, rounds=30)
    while match.ply < 2 * CHECK_EVERY - 1 and not match.is_over:
        match.submit(match.legal()[0])
    assert match.ply > CHECK_EVERY
    save = files.to_save(match)
    assert set(save.checksums) == {"0", str(CHECK_EVERY)}


def test_a_game_from_a_position_written_by_hand_comes_back():
    first = table(3)
    match = Match("toy", first.seats, 5, first.options, start=first.state)
    match.submit(toy.ROLL)
    again = files.from_save(store.loads(store.dumps(files.to_save(match)))).match
    assert again.state.key() == match.state.key()
    assert again.ply == 1


def test_an_edited_action_is_found():
    save = files.to_save(table())
    steps = [step.model_dump() for step in save.steps]
    steps[1]["kind"] = "draw"
    with pytest.raises(SaveDamaged):
        files.from_save(edited(save, steps=steps))


def test_an_edited_die_is_found_even_though_the_step_is_legal():
    save = files.to_save(table())
    steps = [step.model_dump() for step in save.steps]
    steps[1]["chance"] = [(steps[1]["chance"][0] + 1) % 6]
    with pytest.raises(SaveDamaged):
        files.from_save(edited(save, steps=steps))


def test_a_missing_step_is_found():
    save = files.to_save(table())
    with pytest.raises(SaveDamaged):
        files.from_save(edited(save, steps=[step.model_dump() for step in save.steps[:-1]]))


def test_an_edited_hand_is_found_at_the_first_checksum():
    save = files.to_save(table())
    with pytest.raises(SaveDamaged):
        files.from_save(edited(save, setup=[(save.setup[0] + 1) % 12, *save.setup[1:]]))


@pytest.mark.parametrize(
    "changes",
    [
        {"options": {"rounds": 5}},
        {"options": {"speed": 1}},
        {"seats": [{"name": "A", "level": "person", "colour": 7}, {"name": "B", "level": "person", "colour": 0}]},
        {"seats": [{"name": "A", "level": "person", "colour": 0}] * 2},
        {"start": {"hands": 3}},
    ],
)
def test_a_table_that_cannot_be_is_damage(changes):
    with pytest.raises(SaveDamaged):
        files.from_save(edited(files.to_save(table()), **changes))


def test_a_game_this_release_does_not_have_is_too_new():
    with pytest.raises(SaveTooNew):
        files.from_save(edited(files.to_save(table()), game="go"))


def test_after_a_change_of_the_rules_the_position_is_kept():
    match = table()
    save = files.to_save(match)
    steps = [step.model_dump() for step in save.steps]
    steps[1]["kind"] = "gone"
    loaded = files.from_save(edited(save, rules=toy.RULES.version + 1, steps=steps))
    assert loaded.history_lost
    assert loaded.match.ply == 0
    assert loaded.match.state.key() == match.state.key()
    assert files.from_save(files.to_save(loaded.match)).match.state.key() == match.state.key()


def test_after_a_change_of_the_rules_that_still_replays_nothing_is_lost():
    save = edited(files.to_save(table()), rules=toy.RULES.version + 1)
    assert not files.from_save(save).history_lost


def test_neither_steps_nor_position_can_be_used():
    save = files.to_save(table())
    snapshot = save.snapshot.model_dump() | {"state": {"hands": []}}
    with pytest.raises(SaveDamaged):
        files.from_save(edited(save, rules=2, steps=[], snapshot=snapshot))


def test_files_name_themselves_in_a_refusal(tmp_path):
    path = tmp_path / "evening.kingsbridge"
    match = table()
    files.save_match(path, match)
    assert checksum(files.load_match(path).match.state) == checksum(match.state)
    path.write_text(path.read_text(encoding="utf-8").replace("roll", "draw"))
    with pytest.raises(SaveDamaged) as refused:
        files.load_match(path)
    assert refused.value.details["file"] == "evening.kingsbridge"
