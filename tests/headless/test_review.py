"""`kingsbridge review`: the same numbers again, both languages, and a sentence for every wrong file."""

import json

import pytest

from kingsbridge_desktop import command_line
from kingsbridge_desktop.headless import review
from kingsbridge_desktop.play.files import save_match
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.text.language import from_linguist
from tests.play.test_review import finished

pytestmark = pytest.mark.usefixtures("toy_game")


@pytest.fixture
def game(tmp_path):
    path = tmp_path / "game.kingsbridge"
    save_match(path, finished("toy"))
    return path


def told(capsys, *arguments):
    code = review.main([str(argument) for argument in arguments])
    return code, capsys.readouterr()


def test_json_has_decisions_moments_and_shares(game, capsys):
    code, out = told(capsys, game, "--tries", 8, "--json")
    assert code == 0
    found = json.loads(out.out)
    assert {"ply", "seat", "chosen", "best", "difference", "tries"} <= found["decisions"][0].keys()
    assert all(sum(moment["chances"]) == pytest.approx(1, abs=1e-3) for moment in found["moments"])
    assert sorted(found["moments"][-1]["chances"]) in ([0, 1], [0.5, 0.5])
    for seat in found["seats"]:
        parts = seat["start"] + seat["own"] + seat["others"] + seat["luck"]
        assert parts == pytest.approx(seat["result"], abs=1e-3)
        assert seat["own_error"] >= 0


def test_the_same_tries_and_seed_print_the_same(game, capsys):
    assert told(capsys, game, "--tries", 8, "--json")[1].out == told(capsys, game, "--tries", 8, "--json")[1].out
    assert told(capsys, game, "--tries", 8, "--seed", 3)[1].out != told(capsys, game, "--tries", 8, "--seed", 4)[1].out


@pytest.mark.parametrize(("code", "words"), [("en", "Turning points"), ("de", "Wendepunkte")])
def test_people_read_it_in_their_language(game, capsys, monkeypatch, code, words):
    monkeypatch.setattr(command_line, "here", lambda: from_linguist(code))
    ended, out = told(capsys, game, "--tries", 8)
    assert ended == 0
    assert words in out.out
    assert "P0" in out.out


def test_seconds_are_for_the_whole_game(game, capsys):
    assert told(capsys, game, "--seconds", 0.2, "--json")[0] == 0


def wrong(tmp_path, kind):
    path = tmp_path / "wrong.kingsbridge"
    if kind == "foreign":
        path.write_text("hello", encoding="utf-8")
    elif kind == "damaged":
        save_match(path, finished("toy"))
        path.write_text(path.read_text(encoding="utf-8")[:200], encoding="utf-8")
    elif kind == "running":
        save_match(path, Match("toy", [Seat("A", colour=0), Seat("B", colour=1)], 1))
    return path


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("missing", "cannot be read"),
        ("foreign", "not a saved game"),
        ("damaged", "damaged"),
        ("running", "not over yet"),
    ],
)
def test_a_wrong_file_is_said_in_a_sentence(tmp_path, capsys, monkeypatch, kind, sentence):
    monkeypatch.setattr(command_line, "here", lambda: from_linguist("en"))
    code, out = told(capsys, wrong(tmp_path, kind), "--tries", 8)
    assert code == 2
    assert out.out == ""
    assert sentence in out.err
    assert "wrong.kingsbridge" in out.err


@pytest.mark.parametrize(
    "arguments", [[], ["a", "--tries", "0"], ["a", "--seconds", "-1"], ["a", "--tries", "8", "--seconds", "1"]]
)
def test_a_wrong_call_shows_the_usage(capsys, arguments):
    code, out = told(capsys, *arguments)
    assert code == 2
    assert "kingsbridge review" in out.err


def test_the_command_is_listed():
    assert "review" in command_line.COMMANDS
