"""What somebody copies for a bug report: version, system, the game as they may know it, and the last lines of the log.

A running game is told as its viewer sees it. Its save would tell more: the seed holds the luck to come, and the luck of
the set-up holds every hand. A finished game has no secrets left, so its whole save is there.
"""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kingsbridge_desktop import __version__
from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.diagnosis import logbook
from kingsbridge_desktop.play import files
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.saves import store

LINES = 120  # of the log
STEPS = 40  # of a running game


def report(match: Match | None, viewer: int, faults: Mapping[str, int], more: Mapping[str, str] | None = None) -> str:
    """The text of a report; `faults` counts what went wrong since the start, `more` is what the front end knows."""
    parts = [_system(more or {})]
    if faults:
        parts.append("faults\n" + "\n".join(f"  {count} × {name}" for name, count in faults.items()))
    lines = logbook.last_lines(LINES)
    if match is not None:
        lines = lines if match.is_over else logbook.discreet(lines)
        parts.append("game\n" + (whole(match) if match.is_over else known(match, viewer)))
    parts.append("log\n" + "\n".join(f"  {line}" for line in lines))
    return _without_home("\n\n".join(parts)) + "\n"


def _without_home(text: str) -> str:
    """Paths without the name of whoever sends them."""
    home = str(Path.home())
    return text.replace(home, "~") if len(home) > 1 else text


def _system(more: Mapping[str, str]) -> str:
    facts = {
        "kingsbridge": __version__,
        "python": platform.python_version(),
        "system": platform.platform(),
        "machine": platform.machine(),
        "bundled": str(bool(getattr(sys, "frozen", False))).lower(),
        **more,
    }
    return "\n".join(f"{name}: {value}" for name, value in facts.items())


def whole(match: Match) -> str:
    """The save of a finished game."""
    return store.dumps(files.to_save(match))


def known(match: Match, viewer: int) -> str:
    """A running game as one seat may know it; with several persons at the screen as an onlooker does."""
    if sum(seat.is_person for seat in match.seats) > 1:
        viewer = NOBODY
    record: dict[str, Any] = {
        "game": match.game,
        "rules": match.rules.version,
        "options": match.options,
        "values": dict(match.corrections),
        "seats": [seat.level for seat in match.seats],
        "seen_by": viewer,
        "ply": match.ply,
        "position": match.rules.to_json(match.view(viewer)),
        "steps": [
            {"seat": step.seat, "events": [[event.kind, *event.args] for event in match.events_for(viewer, step)]}
            for step in match.steps[-STEPS:]
        ],
    }
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"))
