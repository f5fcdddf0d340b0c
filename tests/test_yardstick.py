"""An earlier checkout takes a seat as a program; here the checkout is this tree."""

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

import yardstick
from kingsbridge_desktop.bots import sampling_search
from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Seeded
from kingsbridge_desktop.core.machine import asked
from kingsbridge_desktop.core.registry import rules_of

ROOT = Path(__file__).resolve().parent.parent
GAMES = ["column_of_fire", "pillars", "pillars_cards", "web_of_power"]


def question(game, seed=3):
    """The first question of a game that has several answers, as it is sent to a program."""
    rules = rules_of(game)
    s = engine.begin(rules, 3, {}, Seeded(seed)).state
    ply = 0
    while len(rules.legal(s)) < 2:
        ply += 1
        rules.step(s, rules.legal(s)[0], Seeded(seed, ply))
    masked = rules.mask(s, asked(s))
    actions = [{"kind": action.kind, "args": list(action.args)} for action in rules.legal(masked)]
    state = rules.to_json(masked)
    return {"cmd": "choose", "game": game, "seat": asked(s), "seconds": 0.05, "actions": actions, "state": state}


def ask(*questions, words=("hard-0.1",)):
    """What the program answers, and how it ended."""
    lines = "".join(json.dumps(each) + "\n" for each in questions)
    command = [sys.executable, str(ROOT / "packaging" / "yardstick.py"), str(ROOT), *words]
    ended = subprocess.run(command, input=lines, capture_output=True, text=True, timeout=120, check=False)
    return [json.loads(line) for line in ended.stdout.splitlines()], ended


@pytest.mark.parametrize("game", GAMES)
def test_it_says_its_name_and_answers_with_an_index(game):
    told = question(game)
    (hello, answer), ended = ask({"cmd": "hello", "protocol": 1}, told)
    assert hello["protocol"] == 1
    assert 0 < len(hello["name"]) <= 24
    assert 0 <= answer["index"] < len(told["actions"])
    assert ended.returncode == 0


def test_it_does_not_play_by_other_rules_than_the_table():
    told = question("web_of_power")
    told["actions"] = told["actions"][1:]
    answers, ended = ask(told)
    assert not answers
    assert ended.returncode == 1
    assert "other rules" in ended.stderr


def test_its_seconds_can_be_those_of_the_processor(monkeypatch):
    told = question("pillars_cards")
    (_, answer), ended = ask({"cmd": "hello", "protocol": 1}, told, words=("hard-0.1", "--processor-time"))
    assert 0 <= answer["index"] < len(told["actions"])
    assert ended.returncode == 0
    monkeypatch.setattr(sampling_search, "clock", sampling_search.clock)
    yardstick.player("hard-0.1", by_processor=True)
    assert sampling_search.clock is time.thread_time
