"""Lines for the engine, sensible, damaged and mad: each gets one answer, and a refusal leaves the game as it was."""

from __future__ import annotations

import json
import os
import random
import re
from typing import Any

from campaigns.trial import Trials
from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.headless.engine import Engine

COUNT = 100_000
ODD: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 3, 2**63, 10**400, 1.5, 1e308, "", "x" * 300, "\x00", "\ud800", "../x"),
    *(
        [],
        [[]],
        [1, 2, 3],
        [10**30],
        {},
        {"": 1},
        {"kind": "x"},
        {"kind": "x", "args": [0] * 100},
        "de",
        "en",
        "pillars",
    ),
)
FIELDS: tuple[str, ...] = (
    "cmd",
    "lang",
    "game",
    "seats",
    "seed",
    "options",
    "names",
    "index",
    "action",
    "seat",
    "state",
    "chance",
)
FIELDS += ("level", "seconds", "iterations", "steps", "fair", "path", "indx", "", "__class__")
UNFILLED = re.compile(r"\{[a-z]+\}")  # a parameter of a sentence
PATHS = ("a.kingsbridge", "b.kingsbridge", "pipe", "null", "folder", "folder/c.kingsbridge", "missing/d", "e\x00", "ü")


def run(trials: Trials) -> None:
    """Talks to one engine all the time, as a careless program would."""
    os.chdir(trials.folder)
    os.mkfifo("pipe")
    os.symlink("/dev/null", "null")
    os.mkdir("folder")
    engine = Engine()
    for number in trials.numbers():
        line = _line(engine, trials.random)
        match = engine._match
        before = (match, match.ply, match.state.key()) if match is not None else None
        try:
            reply = engine.answer(line)
            json.dumps(reply)
        except Exception as error:  # noqa: BLE001  (that is what is looked for)
            trials.fail(f"line {number}: {error!r} at {line[:300]!r}")
            continue
        _judge(trials, number, line, reply, before, engine)
    engine.close()
    if not os.path.exists("/dev/null") or not os.path.islink("null"):
        trials.fail("a device was replaced")


def _judge(trials: Trials, number: int, line: bytes, reply: dict[str, Any], before: Any, engine: Engine) -> None:
    match = engine._match
    if reply["ok"]:
        trials.saw("done")
        return
    if reply["error"] == "internal" or not reply["message"] or UNFILLED.search(reply["message"]):
        trials.fail(f"line {number}: {reply} at {line[:300]!r}")
    elif before is not None and (match is not before[0] or (match.ply, match.state.key()) != before[1:]):
        trials.fail(f"line {number}: refused, yet the game has changed: {line[:300]!r}")
    else:
        trials.saw(reply["error"])


def _line(engine: Engine, chance: random.Random) -> bytes:
    kind = chance.random()
    if kind < 0.05:
        return bytes(chance.randrange(256) for _ in range(chance.randrange(60)))
    request = _sensible(engine, chance)
    if kind < 0.45:
        request[chance.choice(FIELDS if chance.random() < 0.3 else list(request))] = chance.choice(ODD)
    if kind < 0.1 and len(request) > 1:
        del request[chance.choice(list(request))]
    line = bytearray(json.dumps(request).encode())
    if 0.1 < kind < 0.2:
        for _ in range(chance.choice((1, 2, 20))):
            line[chance.randrange(len(line))] = chance.randrange(256)
    return bytes(line)


def _sensible(engine: Engine, chance: random.Random) -> dict[str, Any]:
    match = engine._match
    if match is None or match.is_over or chance.random() < 0.01:
        game = chance.choice(game_ids())
        return {"cmd": "new", "game": game, "seats": chance.choice(list(rules_of(game).seats)), "seed": 5}
    pick = chance.random()
    if pick < 0.45:
        return {"cmd": "do", "index": chance.randrange(len(match.legal()))}
    if pick < 0.55:
        action = chance.choice(match.legal())
        return {"cmd": "do", "action": {"kind": action.kind, "args": list(action.args)}}
    if pick < 0.60:
        return {"cmd": "bot", "level": chance.choice(("random", "greedy")), "iterations": 5}
    if pick < 0.65:
        return {"cmd": chance.choice(("save", "load")), "path": chance.choice(PATHS)}
    if pick < 0.68:
        return {"cmd": "load_state", "game": match.game, "state": match.rules.to_json(match.state)}
    if pick < 0.72:
        return {"cmd": "undo", "steps": chance.choice((1, 1, 2, 50)), "fair": chance.random() < 0.5}
    if pick < 0.74:
        return {"cmd": "script", "chance": [chance.randrange(4) for _ in range(chance.randrange(3))]}
    cmd = chance.choice(("ask", "state", "scores", "games"))
    return {"cmd": cmd, "seat": chance.randrange(-1, 3)} if cmd == "state" else {"cmd": cmd, "lang": "de"}
