"""Positions of A Column of Fire as format 2 wrote them are the positions that their games lead to."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Scripted
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.games.column_of_fire.rules import RULES
from kingsbridge_desktop.saves.from_format_2.column_of_fire import position

SAVES = sorted((Path(__file__).parents[1] / "fixtures" / "format_2").glob("column_of_fire_*"))
each_save = pytest.mark.parametrize("path", SAVES, ids=[path.stem for path in SAVES])


def read(path: Path) -> dict[str, Any]:
    save: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return save


@each_save
def test_the_snapshot_is_where_the_game_leads(path):
    save = read(path)
    if save["start"] is None:
        state = engine.begin(RULES, len(save["seats"]), save["options"], Scripted(save["setup"])).state
    else:
        state = RULES.from_json(position(save["start"]))
    for ply, step in enumerate(save["steps"]):
        state = engine.apply(
            RULES, state, Action(step["kind"], tuple(step["args"])), Scripted(step["chance"]), ply
        ).state
    assert save["snapshot"]["ply"] == len(save["steps"])
    assert RULES.from_json(position(save["snapshot"]["state"])).key() == state.key()


@each_save
def test_what_is_converted_stays_as_it_was(path):
    old = read(path)["snapshot"]["state"]
    before = json.dumps(old)
    RULES.from_json(position(old))
    assert json.dumps(old) == before


@pytest.mark.parametrize(
    ("frame", "args"),
    [
        ({"kind": "turns", "seat": -1, "args": [3]}, {"turn": 3}),
        ({"kind": "choose", "seat": 1, "args": []}, {}),
        ({"kind": "turn_religion", "seat": 1, "args": []}, {}),
        ({"kind": "turn_religion", "seat": 1, "args": [1]}, {"first": True}),
        ({"kind": "turn_person", "seat": 1, "args": ["ned", "feria"]}, {"persons": ["ned", "feria"]}),
        ({"kind": "persons", "seat": 1, "args": []}, {"persons": []}),
        ({"kind": "stone", "seat": 1, "args": ["violet", "spain"]}, {"die": "violet", "country": "spain"}),
        ({"kind": "struck", "seat": 1, "args": ["e_ll"]}, {"event": "e_ll"}),
        ({"kind": "answer_event", "seat": 1, "args": ["e_mis", 1]}, {"event": "e_mis", "given": 1}),
        ({"kind": "ship", "seat": 1, "args": ["spain", 0]}, {"country": "spain", "stone_placed": False}),
        ({"kind": "trade", "seat": 1, "args": ["wine", 1]}, {"good": "wine", "sold": True}),
        ({"kind": "pick_target", "seat": 1, "args": ["captain"]}, {"symbol": "captain"}),
    ],
)
def test_frames_get_names_for_their_numbers(frame, args):
    old = read(SAVES[0])["snapshot"]["state"] | {"stack": [frame]}
    seat = None if frame["seat"] < 0 else frame["seat"]
    assert position(old)["stack"] == [{"kind": frame["kind"], "seat": seat, "args": args}]


def test_dice_sales_and_hidden_hands():
    """What the fixtures happen not to show."""
    old = read(SAVES[0])["snapshot"]["state"]
    player = old["players"][0]
    player.update(free_dice={"white": None, "blue": 2}, loch_leven={"violet": 3}, advantages=None)
    player["persons"] = [
        {"person": "feria", "die": "brown", "shows": 5},
        {"person": "jan", "die": "orange", "shows": 1},
    ]
    old.update(sold_this_turn=[["spain", "ore"]], rolled_this_turn=["blue"], advantage_supply=None)
    new = position(old)
    assert new["players"][0]["dice"] == {
        "free": ["white", "blue"],
        "loch_leven": ["violet"],
        "shows": {"blue": 2, "violet": 3, "brown": 5, "orange": 1},
    }
    assert new["players"][0]["advantages"] is None
    assert new["table"]["advantages"]["supply"] is None
    assert new["table"]["turn"]["sold"] == ["ore_in_spain"]
    assert new["table"]["turn"]["rolled"] == ["blue"]
