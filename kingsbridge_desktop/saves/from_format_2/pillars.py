"""Positions of the board game as format 2 wrote them."""

from __future__ import annotations

from typing import Any

_PRICES = 8  # fields of the cost track, from 0
_OF_THE_TABLE = (
    "round",
    "step",
    "start_player",
    "display",
    "kingsbridge",
    "shiring",
    "market",
    "court_metal",
    "price",
    "veto",
    "tax",
    "event",
    "events_seen",
    "advantages_seen",
    "parts",
    "used",
)
_ARGUMENTS = {  # format 2 had numbers in a row
    "board": "step",
    "collect": "free",
    "shiring": "slot",
    "cathedral": "turn",
    "veto": "drawn",
    "place_passed": "price",
    "discard": "taken",
    "market": "space",
}
# What the numbers of format 2 meant
_CRAFTSMEN = [
    "mortar_mixer",
    "woodworker",
    "stonecutter",
    "tool_maker",
    "master_woodworker",
    "improved_mortar_mixer",
    "mason_2",
    "carpenter_2",
    "mason_3",
    "potter_2",
    "architect",
    "mason_4",
    "carpenter_3",
    "sculptor_1",
    "potter_3",
    "mason_5",
    "carpenter_4",
    "sculptor_2",
    "glassblower_1",
    "carpenter_5",
    "goldsmith_6",
    "sculptor_3",
    "glassblower_2",
    "goldsmith_8",
    "sculptor_4",
    "organ_builder",
    "bell_founder",
]
_MARKET = {12: "market_1", 13: "market_2", 14: "market_3", 15: "market_4"}


def position(old: dict[str, Any]) -> dict[str, Any]:
    """The same position in the form of today."""
    black = [seat for seat, player in enumerate(old["players"]) if player["workers"]["black"]]
    track = [old["cost_track"].get(str(price)) for price in range(_PRICES)]
    return {
        "game": "pillars",
        "seats": old["seats"],
        "players": [_player(player) for player in old["players"]],
        "table": {name: old[name] for name in _OF_THE_TABLE}
        | {"black_worker": black[0] if black else None, "cost_track": track},
        "stack": [_frame(frame) for frame in old["stack"]],
    }


def _player(old: dict[str, Any]) -> dict[str, Any]:
    workers = {name: count for name, count in old["workers"].items() if name != "black"}
    return old | {"workers": workers}


def _frame(old: dict[str, Any]) -> dict[str, Any]:
    kind, args = old["kind"], {}
    if old["args"]:  # never more than one
        args[_ARGUMENTS[kind]] = _argument(kind, old["args"][0])
    return {"kind": kind, "seat": old["seat"], "args": args}


def _argument(kind: str, number: int) -> int | str:
    if kind == "discard":
        return _CRAFTSMEN[number]
    return _MARKET[number] if kind == "market" else number
