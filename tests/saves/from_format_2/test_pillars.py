"""Positions of the board game as format 2 wrote them are those of the game that was saved."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kingsbridge_desktop.core.chance import Scripted
from kingsbridge_desktop.core.types import Action, Frame
from kingsbridge_desktop.games.pillars.rules import RULES
from kingsbridge_desktop.saves.from_format_2.pillars import position
from tests.games.pillars.build import do, given, run

FIXTURES = Path(__file__).parent.parent / "fixtures" / "format_2"
each_save = pytest.mark.parametrize("name", ["half", "finished", "from_position"])


def save(name: str) -> Any:
    return json.loads((FIXTURES / f"pillars_{name}.kingsbridge").read_text(encoding="utf-8"))


@each_save
def test_a_snapshot_is_the_position_that_the_steps_lead_to(name):
    old = save(name)
    if old["start"] is None:
        s = RULES.setup(len(old["seats"]), old["options"], Scripted(old["setup"]))
    else:
        s = RULES.from_json(position(old["start"]))
    for step in old["steps"]:
        RULES.step(s, Action(step["kind"], tuple(step.get("args", ()))), Scripted(step.get("chance", ())))
    assert RULES.from_json(position(old["snapshot"]["state"])).key() == s.key()
    assert position(old["snapshot"]["state"])["stack"] == RULES.to_json(s)["stack"]


def in_old_form(frame: Frame) -> Any:
    return {"kind": frame.kind, "seat": None if frame.seat < 0 else frame.seat, "args": list(frame.args)}


def questions() -> list[Any]:
    """One position of each kind of frame whose arguments had been bare numbers."""
    six = "mortar_mixer woodworker stonecutter mason_3 potter_2"
    hiring = given(3, round=2, rows={0: six}, display="architect")
    do(hiring, "take_craftsman architect")
    drawing = given(3, before="draw", builders={1: "market_1"})
    run(drawing, [5])
    passed = given(
        2, before="draw", builders={0: "bishop castle priory_1", 1: "market_1 market_2"}, track={5: 1}, price=1
    )
    run(passed)
    trading = given(3, before=12, builders={2: "market_1"})
    run(trading)
    building = given(3, start=1, before=13, cubes={2: "2 stone"})
    run(building)
    shiring = given(3, round=3, before=10, rows={1: six}, builders={1: "shiring_1", 2: "shiring_2"})
    run(shiring)
    return [hiring, drawing, passed, trading, building, shiring]


@pytest.mark.parametrize("s", questions(), ids=lambda s: s.stack[-1].kind)
def test_the_numbers_of_frames_have_names(s):
    old = save("half")["snapshot"]["state"] | {"stack": [in_old_form(frame) for frame in s.stack]}
    assert position(old)["stack"] == RULES.to_json(s)["stack"]


def test_who_the_black_worker_works_for_is_said_once():
    old = save("half")["snapshot"]["state"]
    assert [player["workers"]["black"] for player in old["players"]] == [False, False, True, False]
    assert position(old)["table"]["black_worker"] == 2
    assert not any("black" in player["workers"] for player in position(old)["players"])


def test_passed_builders_stand_by_price():
    old = save("half")["snapshot"]["state"] | {"cost_track": {"5": 1, "2": 0}}
    assert position(old)["table"]["cost_track"] == [None, None, 0, None, None, 1, None, None]
