"""The ladder from old formats to today's, on files as they were really written."""

import json
from pathlib import Path

import pytest

from kingsbridge_desktop.saves import migrations, store
from kingsbridge_desktop.saves.errors import SaveDamaged, SaveForeign, SaveTooNew
from kingsbridge_desktop.saves.schema import FORMAT

FIXTURES = Path(__file__).parent / "fixtures"
OLD = FIXTURES / "format_2" / f"web_of_power_from_position{store.SUFFIX}"


@pytest.fixture
def old():
    document: dict[str, object] = json.loads(OLD.read_text(encoding="utf-8"))
    return document


def test_there_is_a_rung_for_every_old_format_and_a_file_for_every_rung():
    assert sorted(migrations.LADDER) == list(range(migrations.OLDEST, FORMAT))
    for number in migrations.LADDER:
        assert list((FIXTURES / f"format_{number}").glob(f"*{store.SUFFIX}")), f"no file of format {number}"


def test_positions_of_format_2_get_todays_form_and_lose_their_fingerprints(old):
    new = migrations.migrate(old)
    assert new["format"] == FORMAT
    for position in (new["start"], new["snapshot"]["state"]):
        assert {"players", "table", "stack"} <= set(position)
    assert new["checksums"] == {}
    assert new["snapshot"]["checksum"] is None
    assert new["steps"] == old["steps"]


def test_a_save_of_format_3_has_no_digest_and_loads():
    path = FIXTURES / "format_3" / f"pillars_half{store.SUFFIX}"
    assert b"digest" not in path.read_bytes()
    assert store.read(path).name == ""


def test_a_save_of_format_4_gets_an_id_of_its_beginning():
    half, again, other = (
        json.loads((FIXTURES / "format_4" / f"{name}{store.SUFFIX}").read_text(encoding="utf-8"))
        for name in ("pillars_half", "pillars_half", "pillars_finished")
    )
    again["steps"] = again["steps"][:5]
    ids = [migrations.migrate(document)["id"] for document in (half, again, other)]
    assert ids[0] == ids[1] != ids[2]


def test_migrating_leaves_the_old_document_alone(old):
    before = json.dumps(old)
    migrations.migrate(old)
    assert json.dumps(old) == before


@pytest.mark.parametrize("field", ["snapshot", "game"])
def test_an_incomplete_old_save_is_refused(old, field):
    del old[field]
    with pytest.raises((SaveDamaged, SaveForeign)):
        migrations.migrate(old)


@pytest.mark.parametrize(("field", "value"), [("snapshot", []), ("snapshot", {"ply": 1}), ("start", 3), ("start", {})])
def test_an_edited_old_save_is_damaged(old, field, value):
    old[field] = value
    with pytest.raises(SaveDamaged):
        store.loads(json.dumps(old))


def test_later_and_impossible_formats_are_refused(old):
    with pytest.raises(SaveTooNew):
        migrations.migrate(old | {"format": FORMAT + 1})
    for number in (0, 1, -1, "2", None, 2.0):
        with pytest.raises(SaveForeign):
            migrations.migrate(old | {"format": number})
