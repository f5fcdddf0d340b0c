"""`kingsbridge doctor` says what is well and what is not, and ends with a code that scripts can use."""

import os
import platform
import re
import sys

import pytest

from kingsbridge_desktop import preflight
from kingsbridge_desktop.bots import bot_client
from kingsbridge_desktop.headless import doctor
from kingsbridge_desktop.saves import store

LINES = 10


@pytest.fixture
def screen(monkeypatch):
    """What Qt says, without a process for it."""
    facts = {"qt": "6", "pyside": "6", "platform": "xcb", "screens": "800 × 600", "serif": "Serif", "families": "3"}

    def asked(answer, *arguments):
        return (facts if answer is doctor._screen_facts else True), ""

    monkeypatch.setattr(doctor, "asked_elsewhere", asked)
    return facts


def seen(capsys, language: str, monkeypatch) -> tuple[int, list[str]]:
    monkeypatch.setenv("LANGUAGE", language)
    code = doctor.main([])
    return code, capsys.readouterr().out.splitlines()


@pytest.mark.parametrize(("language", "end"), [("en", "Everything is in order."), ("de", "Alles ist in Ordnung.")])
def test_all_is_well_here(capsys, monkeypatch, language, end):
    code, lines = seen(capsys, language, monkeypatch)
    assert lines[-1] == end
    assert code == 0
    assert [line[0] for line in lines[:-1]] == ["✓"] * LINES
    assert any("offscreen" in line for line in lines)
    assert any(str(store.home()) in line for line in lines)
    assert not any("{" in line for line in lines)


@pytest.mark.parametrize(("is_compiled", "words"), [(True, "bots are compiled"), (False, "bots are not compiled")])
def test_it_says_whether_rules_and_bots_are_compiled(capsys, monkeypatch, screen, is_compiled, words):
    monkeypatch.setattr(doctor, "is_compiled", lambda: is_compiled)
    _, lines = seen(capsys, "en", monkeypatch)
    assert sum(words in line for line in lines) == 1


def test_it_leaves_nothing_behind(capsys, monkeypatch, screen):
    seen(capsys, "en", monkeypatch)
    assert sorted(path.name for path in store.home().rglob("*")) == ["autosaves", "logs"]


def ill(lines: list[str]) -> list[str]:
    return [line for line in lines if line.startswith("✗")]


class TestWhatIsNotWell:
    def test_a_folder_that_cannot_be_written(self, capsys, monkeypatch, screen, private_home):
        (private_home / "kingsbridge").write_text("a file where the folder should be")
        code, lines = seen(capsys, "en", monkeypatch)
        assert code == 1
        assert [re.split("[ :]", line)[1] for line in ill(lines)] == ["Your", "Log", "Saving"]

    def test_no_display(self, capsys, monkeypatch, screen):
        monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
        monkeypatch.setenv("DISPLAY", "")
        code, lines = seen(capsys, "de", monkeypatch)
        assert code == 1
        assert ["Bildschirm" in line for line in ill(lines)] == [True]

    def test_a_platform_that_is_none(self, capsys, monkeypatch, screen):
        monkeypatch.setenv("QT_QPA_PLATFORM", "nonsense")
        monkeypatch.setattr(preflight, "problem", lambda: None)
        code, lines = seen(capsys, "en", monkeypatch)
        assert code == 1
        assert "“nonsense”" in ill(lines)[0]

    @pytest.mark.parametrize(("fact", "words"), [("serif", "serif"), ("families", "no fonts")])
    def test_fonts_that_are_missing(self, capsys, monkeypatch, screen, fact, words):
        screen[fact] = "" if fact == "serif" else "0"
        code, lines = seen(capsys, "en", monkeypatch)
        assert code == 1
        assert words in ill(lines)[0]

    def test_locks_that_do_not_hold(self, capsys, monkeypatch, screen):
        monkeypatch.setattr(doctor, "asked_elsewhere", lambda answer, *more: (screen if not more else False, ""))
        code, lines = seen(capsys, "en", monkeypatch)
        assert code == 1
        assert "locks" in ill(lines)[0]

    def test_bots_that_do_not_answer(self, capsys, monkeypatch, screen):
        def no_process(*args):
            raise OSError("no more processes")

        monkeypatch.setattr(bot_client, "_Child", no_process)
        code, lines = seen(capsys, "en", monkeypatch)
        assert code == 1
        assert "simple bot" in ill(lines)[0]

    def test_a_look_that_fails_itself(self, capsys, monkeypatch, screen):
        monkeypatch.setattr(platform, "platform", lambda: 1 // 0)
        code, lines = seen(capsys, "en", monkeypatch)
        assert code == 1
        assert "ZeroDivisionError" in ill(lines)[0]
        assert len(lines) == LINES + 1


def test_a_process_that_dies_is_told_with_its_end():
    assert doctor.asked_elsewhere(os._exit, 7) == (None, "exit code 7")


def test_a_question_that_fails_is_told():
    assert "ValueError" in doctor.asked_elsewhere(int, "x")[0]


def test_a_terminal_without_umlauts_is_no_fault(monkeypatch, capsys):
    class Plain:
        encoding = "ascii"

    monkeypatch.setattr(sys, "stdout", Plain())
    words = []
    monkeypatch.setattr("builtins.print", lambda line, **more: words.append(line))
    doctor._print("✓ König \udcff")
    assert words[0].isascii()


def test_help_and_wrong_arguments(capsys):
    assert doctor.main(["--help"]) == 0
    assert doctor.main(["--frobnicate"]) == 2
