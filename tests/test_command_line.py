"""What can be typed: understood, told in the system's language, and described in one place."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kingsbridge_desktop import command_line, notice
from kingsbridge_desktop.command_line import COMMANDS
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.wish import Wish

ROOT = Path(__file__).resolve().parent.parent
ENGLISH, GERMAN = from_linguist("en"), from_linguist("de")


@pytest.mark.parametrize(
    ("arguments", "wish"),
    [
        (["game.kingsbridge"], Wish("game.kingsbridge")),
        (["--continue"], Wish(resume=True)),
        (["--new-game"], Wish(new_game=True)),
        (["--new-window", "a b.kingsbridge"], Wish("a b.kingsbridge", new_window=True)),
        (["--", "-odd.kingsbridge"], Wish("-odd.kingsbridge")),
    ],
)
def test_arguments_become_a_wish(arguments, wish):
    assert command_line.wish_of(arguments, ENGLISH) == wish


@pytest.mark.parametrize("arguments", [["--frobnicate"], ["a", "b"], ["--continue", "--new-game"]])
def test_nonsense_ends_with_the_usage_and_exit_code_2(arguments, capsys):
    with pytest.raises(SystemExit) as ended:
        command_line.wish_of(arguments, GERMAN)
    assert ended.value.code == 2
    told = capsys.readouterr()
    assert told.err.startswith("Aufruf: kingsbridge")
    assert told.out == ""


def test_what_is_not_understood_is_named_in_the_systems_language(capsys):
    with pytest.raises(SystemExit):
        command_line.wish_of(["--frobnicate"], GERMAN)
    assert "nicht verstanden: --frobnicate" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_help_is_german_where_the_system_is(name):
    command = [sys.executable, "-m", "kingsbridge_desktop", *([name] if name else []), "--help"]
    told = subprocess.run(
        command, cwd=ROOT, env={"LANG": "de_DE.UTF-8", "PYTHONUTF8": "1"}, capture_output=True, encoding="utf-8"
    )
    assert told.returncode == 0
    assert "options" not in told.stdout
    if name != "engine":  # its help lists names of the protocol
        assert "Optionen" in told.stdout


def test_every_command_is_named_in_the_help():
    text = command_line.parser(ENGLISH).format_help()
    assert all(f"\n  {name} " in text for name in COMMANDS)


def test_the_option_of_the_bench_is_not_shown():
    assert "--bench-start" not in command_line.parser(ENGLISH).format_help()


class TestNotice:
    def test_a_start_from_the_menu_shows_the_sentence_in_a_window(self, monkeypatch, capsys):
        shown: list[str] = []
        monkeypatch.setattr(notice, "has_terminal", lambda: False)
        monkeypatch.setattr(notice, "in_a_window", shown.append)
        notice.tell("no library")
        assert shown == ["no library"]
        assert capsys.readouterr().err == "no library\n"

    def test_a_start_from_a_terminal_only_prints_it(self, monkeypatch, capsys):
        monkeypatch.setattr(notice, "has_terminal", lambda: True)
        monkeypatch.setattr(notice, "in_a_window", lambda sentence: pytest.fail("no window wanted"))
        notice.tell("no library")
        assert capsys.readouterr().err == "no library\n"

    def test_the_programs_of_the_desktop_are_asked_in_order(self, monkeypatch):
        monkeypatch.setattr(shutil, "which", lambda name: name if name in ("kdialog", "xmessage") else None)
        asked = notice.commands("a {b} sentence", "linux", {"DISPLAY": ":0"})
        assert asked == [
            ["kdialog", "--title", "Kingsbridge", "--error", "a {b} sentence"],
            ["xmessage", "-center", "-title", "Kingsbridge", "a {b} sentence"],
        ]

    def test_without_a_display_no_program_is_asked(self, monkeypatch):
        monkeypatch.setattr(shutil, "which", lambda name: name)
        assert notice.commands("a sentence", "linux", {}) == []

    def test_quotes_do_not_break_the_script_of_macos(self):
        (command,) = notice.commands('say "x" \\ y', "darwin")
        assert command[2].count('\\"') == 2
        assert "\\\\ y" in command[2]
