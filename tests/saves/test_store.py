"""Save files: what was written comes back; anything else is refused with a reason, and nothing is lost."""

import errno
import json
import os
import pickle
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from kingsbridge_desktop.saves import store
from kingsbridge_desktop.saves.errors import (
    DiskFull,
    SaveDamaged,
    SaveError,
    SaveForeign,
    SaveTooLarge,
    SaveTooNew,
    SaveUnreadable,
    SaveUnwritable,
)
from kingsbridge_desktop.saves.schema import FORMAT, SummaryPart


@pytest.fixture
def path(tmp_path):
    return tmp_path / "saves" / f"evening{store.SUFFIX}"


def document(save):
    found: dict[str, object] = json.loads(store.dumps(save))
    del found["digest"]
    return found


def sealed(document):
    """As somebody writes it who knows how the digest is made."""
    return json.dumps(document | {"digest": store.digest(document)})


# reading


def test_what_was_written_comes_back(save, path):
    store.write(path, save)
    assert store.read(path) == save


def test_a_save_is_text_with_one_line_a_step(save):
    lines = store.dumps(save).splitlines()
    assert '  {"kind":"roll","args":[],"chance":[4]},' in lines
    assert '  {"kind":"play","args":[3],"chance":[]}' in lines
    assert any("Änne" in line for line in lines)


def test_a_save_without_steps_is_json_too(save):
    empty = save.model_copy(update={"steps": []})
    assert store.loads(store.dumps(empty)) == empty


def test_every_changed_value_is_noticed_by_the_digest(save):
    """Also what no rule could notice: a name, a date, the points in the list."""
    text = store.dumps(save)
    for old, new in (("Änne", "Anne"), ("2026-01-02", "2026-01-03"), ('"seed": -5', '"seed": -6'), ("   5,", "   6,")):
        assert old in text
        with pytest.raises(SaveDamaged, match="digest"):
            store.loads(text.replace(old, new, 1))


def test_a_save_may_be_spaced_otherwise(save):
    assert store.loads(json.dumps(json.loads(store.dumps(save)))) == save


def test_without_its_digest_a_save_of_today_is_damaged(save):
    with pytest.raises(SaveDamaged):
        store.loads(json.dumps(document(save)))


def test_every_truncation_is_refused(save):
    text = store.dumps(save).encode()
    for length in range(len(text.rstrip())):
        with pytest.raises(SaveDamaged):
            store.loads(text[:length])


@pytest.mark.parametrize(
    "content",
    [b"\x89PNG\r\n\x1a\n", b"hello", b"[1, 2]", b"3", b'"game"', b"null", b"{}", b'{"format": "2", "game": "x"}',
     b'{"format": 0, "game": "toy"}', b'{"format": -3, "game": "toy"}', b'{"name": "another program"}',
     b"<?xml version='1.0'?>", pickle.dumps({"format": 2})],
)  # fmt: skip
def test_foreign_files_are_named_foreign(content, path):
    path.parent.mkdir()
    path.write_bytes(content)
    with pytest.raises(SaveForeign) as refused:
        store.read(path)
    assert refused.value.details["file"] == path.name


@pytest.mark.parametrize(
    "content", [b"", b"{", b'{"format": 2, "game"', b'{"format":2,"game":"x"}\x00', b"{" * 100_000]
)
def test_broken_files_are_named_damaged(content):
    with pytest.raises(SaveDamaged):
        store.loads(content)


def test_deep_nesting_is_refused_without_a_crash():
    with pytest.raises(SaveDamaged):
        store.loads('{"format": 2, "game": ' + "[" * 200_000 + "]" * 200_000 + "}")


def test_a_number_with_a_million_digits_is_refused():
    with pytest.raises(SaveDamaged):
        store.loads('{"format": 2, "game": "toy", "seed": ' + "9" * 1_000_000 + "}")


def test_a_later_format_is_refused_by_name(save):
    with pytest.raises(SaveTooNew) as refused:
        store.loads(json.dumps(document(save) | {"format": FORMAT + 1, "app": "9.0.0", "unheard": "of"}))
    assert refused.value.details["format"] == FORMAT + 1
    assert refused.value.details["app"] == "9.0.0"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", "../../etc/passwd"),
        ("game", "Toy"),
        ("rules", 0),
        ("seed", 2**63),
        ("seed", 1.5),
        ("seed", "7"),
        ("options", {"rounds": "2"}),
        ("seats", []),
        ("seats", [{"name": "A", "level": "person", "colour": 0}]),
        ("seats", [{"name": "A", "level": "../bot", "colour": 0}] * 2),
        ("seats", [{"name": "A" * 25, "level": "person", "colour": 0}] * 2),
        ("seats", [{"name": "A", "level": "person", "colour": True}] * 2),
        ("steps", [{"kind": "roll", "args": ["1"], "chance": []}]),
        ("steps", [{"kind": "roll", "args": [], "chance": [], "code": "import os"}]),
        ("steps", {"kind": "roll"}),
        ("checksums", {"0": "nonsense"}),
        ("snapshot", None),
        ("picture", "x" * 200_001),
        ("surprise", 1),
    ],
)
def test_edited_fields_are_named_damaged(save, field, value):
    with pytest.raises(SaveDamaged) as refused:
        store.loads(sealed(document(save) | {field: value}))
    assert field in refused.value.message


def test_missing_fields_are_named_damaged(save):
    whole = document(save)
    for field in (
        "app",
        "rules",
        "seed",
        "options",
        "seats",
        "setup",
        "steps",
        "checksums",
        "snapshot",
        "summary",
        "saved",
    ):
        with pytest.raises(SaveDamaged, match=field):
            store.loads(sealed({name: value for name, value in whole.items() if name != field}))


@given(st.binary(max_size=300))
def test_random_bytes_never_crash(content):
    with pytest.raises(SaveError):
        store.loads(content)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from(["format", "game", "bots", "players", "moves", "seats", "steps"]), JSON))
@settings(max_examples=200)
def test_random_documents_never_crash(document):
    try:
        text = json.dumps(document)
    except ValueError:
        return
    with pytest.raises(SaveError):
        store.loads(text)


def test_200_megabytes_are_refused_unread(path, monkeypatch):
    path.parent.mkdir()
    with path.open("wb") as file:
        file.truncate(200_000_000)  # sparse: takes no room
    monkeypatch.setattr(Path, "open", lambda path, mode: pytest.fail("it was read"))
    with pytest.raises(SaveTooLarge) as refused:
        store.read(path)
    assert refused.value.details["megabytes"] == 200


def test_the_limit_fits_real_saves(save, path):
    """Two megabytes: forty times a real game, and not what fills the memory while somebody looks at a list."""
    path.parent.mkdir()
    path.write_bytes(store.dumps(save).encode() + b" " * (store.LARGEST + 1))
    with pytest.raises(SaveTooLarge):
        store.read(path)
    assert store.LARGEST <= 2_000_000


def test_a_folder_is_no_save(tmp_path):
    with pytest.raises(SaveForeign):
        store.read(tmp_path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
def test_a_pipe_is_no_save_and_nobody_waits_for_it(path):
    path.parent.mkdir()
    os.mkfifo(path)
    with pytest.raises(SaveForeign):
        store.read(path)


@pytest.mark.parametrize("name", ["missing.kingsbridge", "nul\0l.kingsbridge", "x" * 4000])
def test_what_cannot_be_opened_is_unreadable(tmp_path, name):
    with pytest.raises(SaveUnreadable):
        store.read(tmp_path / name)


def test_a_file_without_permission_is_unreadable(save, path, monkeypatch):
    store.write(path, save)
    monkeypatch.setattr(Path, "open", failing(errno.EACCES))
    with pytest.raises(SaveUnreadable, match="Permission denied"):
        store.read(path)


def failing(number):
    """A function that fails as the system does; root cannot be refused for real."""

    def fail(*args, **kwargs):
        raise OSError(number, os.strerror(number))

    return fail


# writing


def test_writing_replaces_the_old_file_and_leaves_nothing_behind(save, path):
    store.write(path, save)
    store.write(path, save.model_copy(update={"seed": 8}))
    assert store.read(path).seed == 8
    assert os.listdir(path.parent) == [path.name]


@pytest.mark.parametrize("step", ["fsync", "replace"])
@pytest.mark.parametrize(
    ("number", "refusal"),
    [(errno.ENOSPC, DiskFull), (errno.EDQUOT, DiskFull), (errno.EIO, SaveUnwritable), (errno.EROFS, SaveUnwritable)],
)
def test_a_write_that_fails_leaves_the_old_save_whole(save, path, monkeypatch, step, number, refusal):
    store.write(path, save)
    before = path.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(os, step, failing(number))
        with pytest.raises(refusal) as refused:
            store.write(path, save.model_copy(update={"seed": 8}))
    assert type(refused.value) is refusal
    assert refused.value.details == {"file": path.name, "folder": str(path.parent)}
    assert path.read_bytes() == before
    assert os.listdir(path.parent) == [path.name]


def test_the_disk_is_full_while_the_text_goes_out(save, path, monkeypatch):
    """Python writes when its buffer is full or the file is closed: the error may come from either."""
    store.write(path, save)
    before = path.read_bytes()
    real = os.fdopen

    def full(handle, *args, **kwargs):
        os.close(handle)
        return real(os.open("/dev/full", os.O_WRONLY), *args, **kwargs)

    if not os.path.exists("/dev/full"):
        pytest.skip("there is no /dev/full here")
    monkeypatch.setattr(os, "fdopen", full)
    with pytest.raises(DiskFull):
        store.write(path, save)
    assert path.read_bytes() == before
    assert os.listdir(path.parent) == [path.name]


def test_a_file_in_place_of_the_folder(save, tmp_path):
    (tmp_path / "saves").write_text("in the way")
    with pytest.raises(SaveUnwritable):
        store.write(tmp_path / "saves" / "game.kingsbridge", save)
    with pytest.raises(SaveUnreadable):
        list(store.entries(tmp_path / "saves"))
    assert (tmp_path / "saves").read_text() == "in the way"


@pytest.mark.parametrize("name", ["x" * 300, "nul\0l"])
def test_a_name_no_file_system_takes(save, tmp_path, name):
    with pytest.raises(SaveUnwritable):
        store.write(tmp_path / name, save)
    assert os.listdir(tmp_path) == []


# the list


def test_the_list_shows_the_newest_first_and_the_broken_ones_too(save, tmp_path):
    for age, name in enumerate(["new", "middle", "old"]):
        store.write(tmp_path / f"{name}{store.SUFFIX}", save)
        os.utime(tmp_path / f"{name}{store.SUFFIX}", (1000 - age, 1000 - age))
    (tmp_path / f"broken{store.SUFFIX}").write_text("{")
    os.utime(tmp_path / f"broken{store.SUFFIX}", (0, 0))
    (tmp_path / "notes.txt").write_text("not a save")
    found = list(store.entries(tmp_path))
    assert [entry.path.stem for entry in found] == ["new", "middle", "old", "broken"]
    assert [entry.save is None for entry in found] == [False, False, False, True]
    assert isinstance(found[3].problem, SaveDamaged)


def test_a_save_that_vanishes_does_not_hide_the_others(save, tmp_path):
    store.write(tmp_path / f"here{store.SUFFIX}", save)
    (tmp_path / f"gone{store.SUFFIX}").symlink_to(tmp_path / "nowhere")
    found = {entry.path.stem: entry for entry in store.entries(tmp_path)}
    assert found["here"].save == save
    assert isinstance(found["gone"].problem, SaveUnreadable)


def test_no_folder_is_an_empty_list(tmp_path):
    assert list(store.entries(tmp_path / "none")) == []


def test_an_unreadable_folder_is_a_problem_and_not_an_empty_list(tmp_path, monkeypatch):
    monkeypatch.setattr(Path, "iterdir", failing(errno.EACCES))
    with pytest.raises(SaveUnreadable):
        list(store.entries(tmp_path))


@pytest.mark.parametrize(
    ("wish", "name"),
    [
        ("Freitag, mit Änne (2)", "Freitag, mit Änne (2)"),
        ("Kardinal & König", "Kardinal & König"),
        ("../../etc/passwd", "_.._etc_passwd"),
        ("", "game"),
        (" .. ", "game"),
        ("a/b\\c:d*e", "a_b_c_d_e"),
        ("x" * 100, "x" * 60),
    ],
)
def test_a_file_name_from_what_was_typed_stays_in_the_folder(tmp_path, wish, name):
    found = store.free_name(tmp_path, wish)
    assert found == tmp_path / f"{name}{store.SUFFIX}"


def test_a_name_that_is_taken_gets_a_number(save, tmp_path):
    for expected in ("game", "game 2", "game 3"):
        path = store.free_name(tmp_path, "game")
        assert path.stem == expected
        store.write(path, save)


def test_removing_what_is_not_there_is_fine_and_a_refusal_is_told(save, path, monkeypatch):
    store.remove(path)
    store.write(path, save)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", failing(errno.EACCES))
        with pytest.raises(SaveUnwritable):
            store.remove(path)
    store.remove(path)
    assert not path.exists()


def test_tidy_removes_what_a_killed_write_left(save, path):
    store.write(path, save)
    old, new = path.parent / ".evening-abc.tmp", path.parent / ".evening-def.tmp"
    for file in (old, new):
        file.write_text("half")
    os.utime(old, (0, 0))
    store.tidy(path.parent)
    assert {file.name for file in path.parent.iterdir()} == {path.name, new.name}


def test_the_folder_of_our_files_can_be_moved(monkeypatch, tmp_path):
    monkeypatch.setenv("KINGSBRIDGE_HOME", str(tmp_path))
    assert store.save_folder() == tmp_path / "saves"
    assert store.autosave_folder() == tmp_path / "autosaves"


@pytest.mark.parametrize("seconds", [10**400, 10**9 + 1, -1])
def test_an_impossible_time_at_the_table_is_no_part_of_a_save(seconds):
    """A whole number may be longer than any machine counts; seen in an old format, which has no digest."""
    with pytest.raises(ValidationError):
        SummaryPart(progress=[2], scores=[5, 0], over=False, played=seconds)
