"""Positions of Web of Power in saves of format 2 mean the same today."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Scripted
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.games.web_of_power.rules import RULES
from kingsbridge_desktop.games.web_of_power.state import State
from kingsbridge_desktop.saves.from_format_2.web_of_power import position

FIXTURES = Path(__file__).parent.parent / "fixtures" / "format_2"
SAVES = sorted(FIXTURES.glob("web_of_power_*.kingsbridge"))


def replayed(save: dict[str, Any]) -> State:
    """The game of a save, by its steps alone."""
    state: State
    if save["start"] is None:
        state = engine.begin(RULES, len(save["seats"]), save["options"], Scripted(save["setup"])).state
    else:
        state = RULES.from_json(position(save["start"]))
    for step in save["steps"]:
        action = Action(step["kind"], tuple(step.get("args", ())))
        state = engine.apply(RULES, state, action, Scripted(step.get("chance", ()))).state
    return state


def test_there_are_saves_to_read():
    assert {path.stem.removeprefix("web_of_power_") for path in SAVES} >= {"half", "finished", "from_position"}


@pytest.mark.parametrize("path", SAVES, ids=[path.stem for path in SAVES])
def test_a_snapshot_is_the_position_that_its_steps_lead_to(path):
    save = json.loads(path.read_text(encoding="utf-8"))
    assert save["snapshot"]["ply"] == len(save["steps"])
    assert RULES.from_json(position(save["snapshot"]["state"])).key() == replayed(save).key()


OLD = {
    "game": "web_of_power",
    "seats": 3,
    "start_player": 2,
    "hands": [["LOT/ITA", "FRA"], ["ENG/SCH", "FRA", "FRA"], ["ENG/SCH", "ENG/SCH", "ENG/SCH"]],
    "open_cards": ["BAY/BUR", None],
    "pile": {"FKN/ARA": 10, "BAY/BUR": 9, "LOT/ITA": 8, "ENG/SCH": 4, "FRA": 4},
    "discard": {"FKN/ARA": 1},
    "cloisters": [["FKN1"], [], []],
    "councillors": [{}, {}, {}],
    "stack": [{"frame": "draw", "seat": 0, "country": "FKN"}],
}


def test_a_position_written_by_hand_may_leave_out_what_it_could():
    state = RULES.from_json(position(OLD))
    assert state.stack[-1].args == (1,)
    assert state.pile_size == 35
    written = RULES.to_json(state)
    assert written["players"][0]["memory"] == {"known": {}, "drawn": {"LOT/ITA": 1, "FRA": 1}, "old": 0}


def test_a_masked_position_keeps_its_hidden_cards():
    old = OLD | {
        "hands": [["LOT/ITA", "FRA"], [None, "FRA", None], [None] * 3],
        "known": [[], ["FRA"], []],
        "drawn": [{"LOT/ITA": 1, "FRA": 1}, {}, {}],
        "old": [0, 0, 0],
        "pile": None,
        "pile_size": 35,
        "unseen": {"FKN/ARA": 10, "BAY/BUR": 9, "LOT/ITA": 8, "ENG/SCH": 8, "FRA": 5},
        "fresh": {"FKN/ARA": 10, "BAY/BUR": 9, "LOT/ITA": 8, "ENG/SCH": 8, "FRA": 5},
        "draws": [2, 2, 3],
        "points": [{"half_time": 0}, {}, {}],
    }
    state = RULES.from_json(position(old))
    assert state.veil is not None
    assert (state.veil.hidden, state.veil.draws) == ((0, 2, 3), (2, 2, 3))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ({"frame": "turn", "seat": 1}, {"kind": "turn", "seat": 1, "args": {}}),
        ({"frame": "draw", "seat": 1}, {"kind": "draw", "seat": 1, "args": {}}),
        ({"frame": "more", "seat": 1, "country": "FRA"}, {"kind": "more", "seat": 1, "args": {"country": "FRA"}}),
        (
            {"frame": "place", "seat": 1, "card": "FRA", "cards": 2, "country": None},
            {"kind": "place", "seat": 1, "args": {"card": "FRA", "cards": 2, "country": None}},
        ),
    ],
)
def test_questions_keep_their_arguments(old, new):
    assert position(OLD | {"stack": [old]})["stack"] == [new]
