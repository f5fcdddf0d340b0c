"""Games recorded long ago come out the same: packaging/record_golden.py has written them."""

import json
from pathlib import Path
from typing import Any

import pytest

from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Scripted
from kingsbridge_desktop.core.machine import asked
from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.core.types import Action
from tests.contract.tables import GAMES, HELPED, TABLES

GOLDEN = Path(__file__).parent.parent / "golden"
FILES = sorted(path for path in GOLDEN.glob("*.json") if path.stem.rpartition("_")[0] in GAMES)


def plain(value: Any) -> Any:
    """Tuples as lists, as a file has them."""
    return json.loads(json.dumps(value))


def test_there_is_a_game_of_every_table():
    """Of games that are finished, with pages of help: `packaging/record_golden.py` records them for a release."""
    assert {path.stem for path in FILES} == {f"{game}_{seats}" for game, seats in TABLES if game in HELPED}


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_recorded_game_comes_out_the_same(path):
    record = json.loads(path.read_text(encoding="utf-8"))
    rules = rules_of(record["game"])
    chance = Scripted(record["setup"])
    state = engine.begin(rules, record["seats"], record["options"], chance).state
    assert not chance.left
    for ply, (seat, number, kind, args, recorded) in enumerate(record["steps"]):
        assert (asked(state), len(rules.legal(state))) == (seat, number), f"the question after {ply} actions"
        chance = Scripted(recorded)
        state = engine.apply(rules, state, Action(kind, tuple(args)), chance, ply).state
        assert not chance.left, f"luck unused after {ply} actions"
    assert not state.stack
    assert plain(rules.scores(state)) == record["scores"]
    assert engine.winners(rules, state) == record["winners"]
    assert plain(rules.ranking(state)) == record["ranking"]
    assert plain(rules.breakdown(state)) == record["breakdown"]
