"""The ladder from old formats to today's, dict to dict, one rung a format."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kingsbridge_desktop.saves.errors import SaveDamaged, SaveForeign, SaveTooNew
from kingsbridge_desktop.saves.schema import FORMAT, PERSON

Document = dict[str, Any]


def from_1(old: Document) -> Document:
    """Format 1 (before 0.1) kept names and bots apart, moves as flat lists, and had no takebacks and no summary."""
    bots = old.pop("bots")
    colours = old.pop("colours")
    old["seats"] = [
        {"name": name, "level": bots.get(str(seat), PERSON), "colour": colours[seat]}
        for seat, name in enumerate(old.pop("players"))
    ]
    old["steps"] = [
        {"kind": kind, "args": list(args), "chance": list(chance)}
        for kind, args, chance in zip(old.pop("moves"), old.pop("args"), old.pop("rolls"), strict=True)
    ]
    old["takebacks"] = []
    old["summary"] = {"progress": [], "scores": [], "over": False}
    return old


LADDER: dict[int, Callable[[Document], Document]] = {1: from_1}


def migrate(written: Any) -> Document:
    """A document of today's format; a later one is refused by name."""
    if not isinstance(written, dict) or not isinstance(written.get("format"), int) or "game" not in written:
        raise SaveForeign("the file is not a Kingsbridge save")
    document: Document = dict(written)
    number = document["format"]
    if number > FORMAT:
        raise SaveTooNew(
            f"the save has format {number}, this release reads up to {FORMAT}",
            format=number,
            app=str(document.get("app", "?"))[:40],
        )
    if number < 1:
        raise SaveForeign(f"there never was a save format {number}")
    while document["format"] < FORMAT:
        at = document["format"]
        try:
            document = LADDER[at](document)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            raise SaveDamaged(f"the save of format {at} is incomplete: {error!r}") from error
        document["format"] = at + 1
    return document
