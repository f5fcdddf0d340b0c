"""Positions of Web of Power as format 2 wrote them, in today's form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

Json = dict[str, Any]
_PLAYER = ("hands", "cloisters", "councillors")
_TABLE = ("start_player", "pile_used_up", "open_cards", "pile", "pile_size", "discard")
_MEMORY = ("known", "drawn", "old")  # may be missing in what somebody wrote by hand


def position(old: Json) -> Json:
    """One list for each thing becomes one object for each player; cards are counted instead of listed."""
    return {
        "game": "web_of_power",
        "seats": old["seats"],
        "players": [_player(old, seat) for seat in range(old["seats"])],
        "table": {name: old[name] for name in _TABLE if name in old} | {"hidden": _hidden(old)},
        "stack": [_frame(frame) for frame in old["stack"]],
    }


def _player(old: Json, seat: int) -> Json:
    hand, cloisters, councillors = (old[name][seat] for name in _PLAYER)
    player = {"hand": _counted(hand), "cloisters": cloisters, "councillors": councillors}
    if "points" in old:
        player["points"] = old["points"][seat]
    memory = {name: old[name][seat] for name in _MEMORY if name in old}
    if "known" in memory:
        memory["known"] = _counted(memory["known"])
    return player | {"memory": memory}


def _counted(cards: Iterable[str | None]) -> dict[str, int]:
    """Hidden cards were null in a hand."""
    return dict(Counter(card for card in cards if card is not None))


def _hidden(old: Json) -> Json | None:
    if old["pile"] is not None:
        return None
    in_hands = [hand.count(None) for hand in old["hands"]]
    return {"unseen": old["unseen"], "fresh": old["fresh"], "draws": old["draws"], "in_hands": in_hands}


def _frame(old: Json) -> Json:
    kind = old["frame"]
    args: Json = {name: old[name] for name in ("card", "cards", "country") if name in old}
    if kind == "draw" and args:
        args = {"opened": args["country"]}
    return {"kind": kind, "seat": old["seat"], "args": args}
