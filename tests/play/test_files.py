"""Between a running game and its save: every step counts, edited ones are found, changed rules do not lose the game."""

from pathlib import Path

import pytest

from kingsbridge_desktop.core.engine import checksum
from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.play import files
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.saves import store
from kingsbridge_desktop.saves.errors import SaveDamaged, SaveTooNew
from kingsbridge_desktop.saves.schema import CHECK_EVERY, SaveFile
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.language import Language
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


@pytest.fixture
def changed_rules(monkeypatch):
    """From now on the toy has other rules than those under which the save was written."""
    return lambda: monkeypatch.setattr(toy.RULES, "version", toy.RULES.version + 1)


def test_a_save_of_newer_rules_says_so_instead_of_damage():
    with pytest.raises(SaveTooNew, match="rules 2, this release knows 1"):
        files.from_save(edited(files.to_save(table()), rules=toy.RULES.version + 1))


def test_after_a_change_of_the_rules_the_position_is_kept(changed_rules):
    match = table()
    save = files.to_save(match)
    steps = [step.model_dump() for step in save.steps]
    steps[1]["kind"] = "gone"
    changed_rules()
    loaded = files.from_save(edited(save, steps=steps))
    assert loaded.history_lost
    assert loaded.match.ply == 0
    assert loaded.match.state.key() == match.state.key()
    assert files.from_save(files.to_save(loaded.match)).match.state.key() == match.state.key()


def test_after_a_change_of_the_rules_that_still_replays_nothing_is_lost(changed_rules):
    save = files.to_save(table())
    changed_rules()
    assert not files.from_save(save).history_lost


def test_neither_steps_nor_position_can_be_used(changed_rules):
    save = files.to_save(table())
    changed_rules()
    snapshot = save.snapshot.model_dump() | {"state": {"hands": []}}
    with pytest.raises(SaveDamaged):
        files.from_save(edited(save, steps=[], snapshot=snapshot))


def test_a_position_that_is_not_the_saved_one_is_not_played_on(changed_rules):
    """Without steps to compare with, only its checksum can tell that a position was changed."""
    save, other = files.to_save(table(5)), files.to_save(table(4))
    changed_rules()
    snapshot = save.snapshot.model_dump() | {"state": other.snapshot.state}
    with pytest.raises(SaveDamaged, match="not the one that was saved"):
        files.from_save(edited(save, steps=[], snapshot=snapshot))


# salvage


@pytest.fixture
def path(tmp_path):
    return tmp_path / f"game{store.SUFFIX}"


def test_a_damaged_running_game_goes_on_from_its_earlier_generation(path):
    files.save_match(store.earlier(path), table(8))
    files.save_match(path, table(9))
    path.write_bytes(path.read_bytes()[:-40])
    loaded = files.open_game(path)
    assert loaded.salvage is files.Salvage.EARLIER
    assert loaded.match.ply == 8


@pytest.mark.parametrize("kept", [3, 7])
def test_without_another_generation_the_readable_steps_are_played_again(path, kept):
    match = table(9)
    files.save_match(path, match)
    lines = path.read_bytes().splitlines(keepends=True)
    begin = lines.index(b' "steps": [\n') + 1
    path.write_bytes(b"".join(lines[: begin + kept]) + lines[begin + kept][:9])
    loaded = files.open_game(path)
    assert loaded.salvage is files.Salvage.STEPS
    assert list(loaded.match.steps) == list(match.steps[:kept])


def test_a_missing_newest_generation_is_made_up_for_by_the_earlier_one(path):
    files.save_match(store.earlier(path), table(4))
    assert files.open_game(path).match.ply == 4


def test_a_changed_step_is_not_salvaged_beyond_the_last_checksum(path):
    """A die that fell otherwise leads to a legal game that nobody played."""
    match = table(0, rounds=30)
    while match.ply < CHECK_EVERY * 2 + 5:
        match.submit(toy.ROLL if toy.ROLL in match.legal() else match.legal()[0])
    files.save_match(path, match)
    text = path.read_text(encoding="utf-8")
    rolls = [number for number, step in enumerate(match.steps) if step.chance and number > CHECK_EVERY]
    steps = text.index(' "steps": [')
    lines = text[steps:].splitlines(keepends=True)
    line = lines[1 + rolls[0]]
    die = match.steps[rolls[0]].chance[0]
    lines[1 + rolls[0]] = line.replace(f'"chance":[{die}]', f'"chance":[{(die + 1) % 6}]')
    assert lines[1 + rolls[0]] != line
    path.write_text(text[:steps] + "".join(lines), encoding="utf-8")
    loaded = files.open_game(path)
    assert loaded.salvage is files.Salvage.STEPS
    assert loaded.match.ply == CHECK_EVERY


def test_a_save_of_which_too_little_is_left_is_damaged(path):
    files.save_match(path, table())
    path.write_bytes(path.read_bytes()[:60])
    with pytest.raises(SaveDamaged):
        files.open_game(path)


def test_a_newer_save_is_not_salvaged_from_something_older(path):
    files.save_match(store.earlier(path), table(4))
    path.write_text('{"format": 99, "game": "toy", "app": "9.9"}')
    with pytest.raises(SaveTooNew):
        files.open_game(path)


def test_files_name_themselves_in_a_refusal(tmp_path):
    path = tmp_path / "evening.kingsbridge"
    match = table()
    files.save_match(path, match)
    assert checksum(files.load_match(path).match.state) == checksum(match.state)
    path.write_text(path.read_text(encoding="utf-8").replace("roll", "draw"))
    with pytest.raises(SaveDamaged) as refused:
        files.load_match(path)
    assert refused.value.details["file"] == "evening.kingsbridge"


def test_a_game_keeps_its_id_and_its_time_in_all_its_saves(toy_game):
    match = Match("toy", [Seat("A", colour=0), Seat("B", colour=1)], 3)
    match.played = 75.6
    again = files.from_save(store.loads(store.dumps(files.to_save(match)))).match
    assert again.id == match.id
    assert again.played == 75
    assert Match("toy", match.seats, 3).id != match.id


@pytest.mark.parametrize("game", game_ids())
def test_a_finished_game_tells_places_and_what_each_seat_took(game):
    """The last save of a whole game needs no replaying to be listed and counted."""
    path = Path(__file__).parent.parent / "saves" / "fixtures" / "format_4" / f"{game}_finished{store.SUFFIX}"
    match = files.load_match(path).match
    summary = files.to_save(match).summary
    assert [place == 1 for place in summary.places] == [seat in match.winners() for seat in range(len(match.seats))]
    assert any(summary.choices)
    text = game_text(game, Language("en", lambda context, source, n: source), match.names)
    for taken in summary.choices:
        for what in taken:
            kind, _, number = what.partition(":")
            assert text.favourite(kind, int(number)) not in ("", what)
    match.undo(agreed=True)
    summary = files.to_save(match).summary
    assert (summary.places, summary.choices) == ([], [])
