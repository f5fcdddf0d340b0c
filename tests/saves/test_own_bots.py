"""The list of one's own bots: kept, read with suspicion, and the only place from which a program is started."""

import json

import pytest

from kingsbridge_desktop.saves import own_bots
from kingsbridge_desktop.saves.own_bots import OwnBot
from kingsbridge_desktop.saves.schema import SeatPart


def test_what_is_added_is_kept_and_what_is_removed_is_gone():
    assert own_bots.read() == ((), None)
    first = own_bots.add("Brother Variety", "python3 /tmp/x.py")
    second = own_bots.add("Sœur Größe", "perl y.pl")
    assert first == OwnBot("own_brother_variety", "Brother Variety", "python3 /tmp/x.py")
    assert own_bots.read().bots == (first, second)
    own_bots.remove(first.id)
    assert own_bots.read().bots == (second,)


def test_the_same_name_gets_the_new_command_and_a_like_name_an_id_of_its_own():
    own_bots.add("Ada", "old")
    own_bots.add("Ada", "new")
    own_bots.add("ADA!", "third")
    assert [(bot.id, bot.command) for bot in own_bots.read().bots] == [("own_ada", "new"), ("own_ada_2", "third")]


@pytest.mark.parametrize("name", ["Brother Variety", "Ünïcödé", "木", "x" * 24, "!!!", "a" * 23 + "ß"])
def test_every_id_may_stand_in_a_save(name):
    assert SeatPart(name="A", level=own_bots.id_of(name), colour=0).level.startswith("own_")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        '{"format":2,"bots":[]}',
        json.dumps({"format": 1, "bots": [{"id": "hard", "name": "x", "command": "y"}]}),
        json.dumps({"format": 1, "bots": [{"id": "own_x", "name": "x", "command": ""}]}),
        json.dumps({"format": 1, "bots": [{"id": "own_x", "name": "x", "command": "y", "shell": True}]}),
        "x" * 300_000,  # no list has so many letters
    ],
)
def test_a_list_that_makes_no_sense_is_told_set_aside_and_replaced(text):
    path = own_bots.own_bots_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    found = own_bots.read()
    assert found.bots == ()
    assert found.problem is not None
    own_bots.add("Ada", "ada")
    assert [bot.name for bot in own_bots.read().bots] == ["Ada"]
    assert path.with_suffix(".json.old").read_text() == text


@pytest.mark.parametrize("level", ["program:rm -rf /", "own:Ada", "own_a b", "own_" + "x" * 40])
def test_a_save_can_name_no_command(level):
    with pytest.raises(ValueError, match="level"):
        SeatPart(name="A", level=level, colour=0)
