"""The card game's positions of format 2: flat, with the cards of a question beside its kind."""

from __future__ import annotations

from typing import Any

Position = dict[str, Any]
_TABLE = ("deal", "first_leader", "leader", "trick", "finished_tricks", "advantages", "sheets")


def position(old: Position) -> Position:
    """The same position in the form of today."""
    return {
        "game": "pillars_cards",
        "seats": len(old["players"]),
        "players": [player | {"stock": _counts(player["stock"])} for player in old["players"]],
        "table": {name: old[name] for name in _TABLE if name in old},
        "stack": [_frame(frame) for frame in old["stack"]],
    }


def _counts(stock: dict[str, int]) -> dict[str, int]:
    return {material: count for material, count in stock.items() if count}


def _frame(old: Position) -> Position:
    args = {"cards": old["cards"]} if "cards" in old else {}
    return {"kind": old["kind"], "seat": old["seat"], "args": args}
