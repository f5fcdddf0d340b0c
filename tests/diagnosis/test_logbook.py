"""The log: in the user's folder, small, and silent about what a hand holds."""

import logging
import os

import pytest

from kingsbridge_desktop.diagnosis import logbook

log = logging.getLogger("kingsbridge_desktop.somewhere")


@pytest.fixture(autouse=True)
def closed():
    yield
    logbook.end()
    logbook._memory.clear()


def test_what_is_logged_is_in_a_file_of_the_users_folder(private_home):
    logbook.begin()
    log.warning("a sign of life")
    assert "a sign of life" in (private_home / "kingsbridge" / "logs" / "kingsbridge.log").read_text()


def test_files_take_turns_and_stay_small():
    logbook.begin()
    for number in range(9000):
        log.warning("%s %d", "x" * 150, number)
    sizes = [file.stat().st_size for file in logbook.folder().iterdir()]
    assert len(sizes) == 1 + logbook.KEPT
    assert max(sizes) <= logbook.LARGEST


def test_a_folder_that_cannot_be_made_costs_the_file_and_not_the_lines(private_home, capsys):
    (private_home / "kingsbridge").write_text("a file where the folder should be")
    logbook.begin()
    log.error("kept in memory")
    assert "kept in memory" in logbook.last_lines()[-1]
    assert "cannot be written" in capsys.readouterr().err


def test_a_file_that_fails_later_is_told_once_and_stops_nothing(capsys, monkeypatch):
    logbook.begin()
    handler = next(h for h in logging.getLogger(logbook.ROOT).handlers if isinstance(h, logbook._Writing))
    monkeypatch.setattr(handler, "make_room", lambda size: 1 / 0)
    log.error("one")
    log.error("two")
    assert capsys.readouterr().err.count("cannot be written") == 1
    assert [line.rsplit(" ", 1)[1] for line in logbook._memory] == ["one", "two"]


def test_beginning_twice_writes_every_line_once():
    logbook.begin()
    logbook.begin()
    log.error("once")
    assert logbook.path().read_text().count("once") == 1


def test_bytes_that_are_no_letters_are_read_all_the_same(monkeypatch):
    monkeypatch.setattr(logging.getLogger(logbook.ROOT), "propagate", False)  # a report of tests cannot hold them
    logbook.begin()
    log.error("a name %s", os.fsdecode(b"\xff"))
    with logbook.path().open("ab") as file:
        file.write(b"\xfe\n")
    assert len(logbook.last_lines()) == 2


def test_discreet_lines_tell_the_kind_of_a_fault_and_not_what_it_said():
    logbook.begin()
    try:
        try:
            dict[str, int]()["secret card"]
        except KeyError as error:
            raise RuntimeError("the hand is\nknave\nqueen of hearts") from error
    except RuntimeError:
        log.exception("a fault")
    lines = logbook.discreet(logbook.last_lines())
    assert lines.count("KeyError") == lines.count("RuntimeError") == 1
    text = "\n".join(lines)
    assert "a fault" in text
    assert "Traceback" in text
    assert "\nknave" not in text
    assert "\nqueen" not in text
    assert "KeyError: " not in text
