"""The ladder from old formats to today's, on a file as it was really written."""

import json
from pathlib import Path

import pytest

from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.play import files
from kingsbridge_desktop.saves import migrations, store
from kingsbridge_desktop.saves.errors import SaveDamaged, SaveForeign, SaveTooNew
from kingsbridge_desktop.saves.schema import FORMAT

FIXTURES = Path(__file__).parent / "fixtures"
OLD = FIXTURES / "format_1_pillars_cards.kingsbridge"


@pytest.fixture
def old():
    document: dict[str, object] = json.loads(OLD.read_text(encoding="utf-8"))
    return document


def test_there_is_a_rung_for_every_old_format_and_a_file_for_every_rung():
    assert sorted(migrations.LADDER) == list(range(1, FORMAT))
    for number in migrations.LADDER:
        assert list(FIXTURES.glob(f"format_{number}_*{store.SUFFIX}")), f"no file of format {number}"


def test_format_1_becomes_todays(old):
    new = migrations.migrate(old)
    assert new["format"] == FORMAT
    assert [seat["name"] for seat in new["seats"]] == old["players"]
    assert [seat["level"] for seat in new["seats"]] == ["person", "greedy", "person", "random"]
    assert [seat["colour"] for seat in new["seats"]] == old["colours"]
    assert [step["kind"] for step in new["steps"]] == old["moves"]
    assert [step["chance"] for step in new["steps"]] == old["rolls"]
    assert new["takebacks"] == []


def test_migrating_leaves_the_old_document_alone(old):
    before = json.dumps(old)
    migrations.migrate(old)
    assert json.dumps(old) == before


@pytest.mark.skipif("pillars_cards" not in game_ids(), reason="the card game is not built yet")
def test_an_old_game_can_be_played_on():
    loaded = files.load_match(OLD)
    assert loaded.match.ply == 57
    assert not loaded.match.is_over
    assert loaded.match.names == ["Aliena", "Jack", "Tom", "Prior Philip"]
    loaded.match.submit(loaded.match.legal()[0])
    again = files.from_save(store.loads(store.dumps(files.to_save(loaded.match)))).match
    assert again.state.key() == loaded.match.state.key()


@pytest.mark.parametrize("field", ["bots", "colours", "players", "moves", "args", "rolls"])
def test_an_incomplete_old_save_is_damaged(old, field):
    del old[field]
    with pytest.raises(SaveDamaged):
        migrations.migrate(old)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("bots", []),
        ("bots", None),
        ("colours", [0]),
        ("players", 3),
        ("moves", ["play"]),
        ("args", None),
        ("rolls", [[1]]),
    ],
)
def test_an_edited_old_save_is_damaged(old, field, value):
    old[field] = value
    with pytest.raises(SaveDamaged):
        store.loads(json.dumps(old))


def test_later_and_impossible_formats_are_refused(old):
    with pytest.raises(SaveTooNew):
        migrations.migrate(old | {"format": FORMAT + 1})
    for number in (0, -1, "1", None, 1.0):
        with pytest.raises(SaveForeign):
            migrations.migrate(old | {"format": number})
