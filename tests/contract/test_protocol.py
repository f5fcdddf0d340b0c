"""Every game through the protocol, from the first question to the scores."""

import json
from random import Random

from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.headless.engine import Engine
from tests.contract.tables import each_game


def send(engine, cmd, **values):
    """One request and its answer, through JSON as it goes over the line."""
    return json.loads(json.dumps(engine.answer(json.dumps({"cmd": cmd, **values}).encode())))


@each_game
def test_every_game_can_be_played_through_the_protocol(game, tmp_path):
    engine, rng = Engine(), Random(3)
    rules = rules_of(game)
    seats = rules.seats[-1]
    assert send(engine, "new", game=game, seats=seats, seed=11)["ok"]
    for ply in range(3000):
        question = send(engine, "ask", lang=("de", "en")[ply % 2])
        if question.get("over"):
            break
        assert all(action["label"] for action in question["actions"])
        if ply == 20:
            state = send(engine, "state")["state"]
            assert send(engine, "save", path=str(tmp_path / "game"))["ok"]
            assert send(engine, "load_state", game=game, state=state)["ok"]
            assert send(engine, "ask", lang="de")["actions"] == question["actions"]
            assert send(engine, "load", path=str(tmp_path / "game"))["ok"]
            assert send(engine, "state")["state"] == state
        if ply % 10 == 0:
            chosen = send(engine, "bot", level="random")["index"]
        else:
            chosen = rng.randrange(len(question["actions"]))
        assert send(engine, "do", index=chosen)["ok"]
    scores = send(engine, "scores")
    assert scores["over"]
    assert len(scores["scores"]) == seats
    assert scores["winners"]
    assert [sum(item["value"] for item in items) for items in scores["breakdown"]] == scores["scores"]
