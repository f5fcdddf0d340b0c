"""Positions of the card game as format 2 wrote them are the positions that were played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Scripted
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.games.pillars_cards.rules import RULES
from kingsbridge_desktop.games.pillars_cards.state import State
from kingsbridge_desktop.saves.from_format_2.pillars_cards import position

FIXTURES = Path(__file__).parent.parent / "fixtures"
OLD = sorted(FIXTURES.glob("format_2/pillars_cards_*"))
SAVES = [json.loads(path.read_text(encoding="utf-8")) for path in OLD]
each_save = pytest.mark.parametrize("save", SAVES, ids=[path.stem for path in OLD])
SCORING: dict[str, Any] = {
    "deal": 1,
    "first_leader": 1,
    "stack": [
        {"kind": "next_deal", "seat": None},
        {"kind": "score", "seat": 2},
        {"kind": "convert", "seat": 1, "cards": ["red_woodworker"]},
    ],
    "players": [{"colour": "blue", "stock": {"stone": 0, "wood": 3, "sand": 0, "metal": 0}}] * 3,
}


def replayed(save: dict[str, Any]) -> State:
    """The position that the recorded steps lead to."""
    if save["start"] is None:
        state: State = engine.begin(RULES, len(save["seats"]), save["options"], Scripted(save["setup"])).state
    else:
        state = RULES.from_json(position(save["start"]))
    for step in save["steps"]:
        state = engine.apply(RULES, state, Action(step["kind"], tuple(step["args"])), Scripted(step["chance"])).state
    return state


@each_save
def test_an_old_snapshot_has_the_same_checksum(save):
    assert engine.checksum(RULES.from_json(position(save["snapshot"]["state"]))) == save["snapshot"]["checksum"]


@each_save
def test_an_old_snapshot_is_the_position_that_was_played(save):
    assert RULES.from_json(position(save["snapshot"]["state"])).key() == replayed(save).key()


def test_an_old_start_has_the_checksum_it_was_saved_with():
    starts = [save for save in SAVES if save["start"] is not None]
    assert starts
    for save in starts:
        assert engine.checksum(RULES.from_json(position(save["start"]))) == save["checksums"]["0"]


def test_a_question_takes_its_cards_along_and_empty_stocks_go():
    new = position(SCORING)
    assert new["stack"] == [
        {"kind": "next_deal", "seat": None, "args": {}},
        {"kind": "score", "seat": 2, "args": {}},
        {"kind": "convert", "seat": 1, "args": {"cards": ["red_woodworker"]}},
    ]
    assert new["players"][0] == {"colour": "blue", "stock": {"wood": 3}}
    assert new["table"] == {"deal": 1, "first_leader": 1}
