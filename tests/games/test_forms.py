"""Positions as JSON, from one declaration: every form there and back, and what has no form is refused."""

from __future__ import annotations

import json

import pytest

from kingsbridge_desktop.core.errors import ImpossibleState
from kingsbridge_desktop.core.fields import SEATS, Codec, Position, derived, field, position
from kingsbridge_desktop.core.types import HIDDEN, NOBODY, Frame
from kingsbridge_desktop.games.forms import (
    Counts,
    Flag,
    Maybe,
    Name,
    Names,
    Number,
    PositionForm,
    Record,
    Rest,
    Row,
    Seat,
)

FRUIT = ("apple", "pear", "plum")
LANDS = ("north", "south")


@position
class State(Position):
    """One field of every kind."""

    stack: list[Frame]
    seats: int = field(Number(2, 4))
    round: int = field(Number(1, 6))
    start: int = field(Seat(), "start_player")
    veto: int = field(Flag())
    event: int = field(Name(FRUIT, none=HIDDEN, words={"not_drawn": -2}))
    gold: list[int] = field(Number(0, 30), each=SEATS)
    free: list[int] = field(Number(0, 12), "workers.free", each=SEATS)
    basket: list[int] = field(Counts(FRUIT, high=9), each=SEATS)
    planted: list[int] = field(Counts(FRUIT, crosswise=True), each=SEATS)
    hand: list[int] = field(Names(FRUIT, hidden=True), each=SEATS)
    passed: int = field(Flag(), each=SEATS, packed=True)
    colour: tuple[int, ...] = field(Name(("red", "blue")), each=SEATS)
    heap: int = field(Counts(FRUIT, bits=4, hidden=True))
    stones: list[int] = field(Counts(("red", "blue")), "lands.stones", each=LANDS)
    shown: list[int] = field(Row(Name(FRUIT, none=-1), 2))
    tricks: list[tuple[int, ...]] = field(Row(Record({"taker": Seat(), "card": Name(FRUIT)})))
    veil: tuple[int, ...] | None = field(Maybe(Row(Number(0, 9), make=tuple)))
    points: list[int] = field(Number(0, 99), each=SEATS, default=lambda seats: [0] * seats)
    total: int = derived()

    def derive(self) -> None:
        self.total = sum(self.gold)


def check(s: State) -> None:
    if s.total > 40:
        raise ImpossibleState("there are only 40 gold")


FRAMES: dict[str, dict[str, Codec]] = {
    "turn": {},
    "place": {"fruit": Name(FRUIT), "land": Name(LANDS)},
    "eat": {"land": Name(LANDS), "fruits": Rest(Name(FRUIT))},
}
FORM = PositionForm("toy", range(2, 5), State, FRAMES, check)


def example() -> State:
    s = State()
    s.stack = [Frame("place", 1, (2, 0)), Frame("turn", NOBODY)]
    s.seats, s.round, s.start, s.veto, s.event = 2, 3, NOBODY, 1, -2
    s.gold, s.free, s.basket, s.hand, s.passed = [3, 4], [12, 0], [1, 0, 2, 0, 0, 9], [0b101, HIDDEN], 0b10
    s.planted = [1, 0, 0, 2, 0, 3]
    s.colour = (1, 0)
    s.heap, s.stones, s.shown, s.tricks = 0x203, [1, 2, 0, 4], [-1, 2], [(1, 0), (NOBODY, 2)]
    s.veil, s.points, s.total = (1, 2), [5, 6], 7
    return s


def test_a_position_is_written_in_names():
    written = FORM.to_json(example())
    assert written["game"] == "toy"
    assert written["players"][0] == {
        "gold": 3,
        "workers": {"free": 12},
        "basket": {"apple": 1, "plum": 2},
        "planted": {"apple": 1},
        "hand": ["apple", "plum"],
        "passed": False,
        "colour": "blue",
        "points": 5,
    }
    assert written["players"][1]["planted"] == {"pear": 2, "plum": 3}
    assert written["players"][1]["hand"] is None
    assert written["table"]["lands"] == {"north": {"stones": {"red": 1, "blue": 2}}, "south": {"stones": {"blue": 4}}}
    assert written["table"]["event"] == "not_drawn"
    assert written["table"]["heap"] == {"apple": 3, "plum": 2}
    assert written["stack"][0] == {"kind": "place", "seat": 1, "args": {"fruit": "plum", "land": "north"}}
    assert "total" not in written["table"]


def test_what_is_written_is_read_again():
    s = example()
    again = FORM.from_json(json.loads(json.dumps(FORM.to_json(s))))
    assert again.key() == s.key()


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        (("table", "round"), 7, "table.round"),
        (("table", "round"), True, "table.round"),
        (("table", "round"), "3", "table.round"),
        (("table", "event"), "cherry", "table.event"),
        (("table", "shown"), [None], "table.shown"),
        (("table", "lands", "south"), {}, "table.lands.south.stones"),
        (("table", "cherries"), 1, "cherries"),
        (("players", 0, "hand"), ["plum", "plum"], "named twice"),
        (("players", 0, "basket"), {"cherry": 1}, "basket"),
        (("players", 1, "gold"), -1, "gold"),
        (("players",), [], "seats is 2"),
        (("stack", 0, "kind"), "dance", "stack"),
        (("stack", 0, "seat"), 3, "seat 3"),
        (("stack", 0, "args"), {"land": "north"}, "arguments"),
        (("game",), "pillars", "pillars"),
        (("players", 1, "gold"), 30, None),
    ],
)
def test_a_position_of_another_form_is_refused_with_its_place(path, value, reason):
    written = FORM.to_json(example())
    target = written
    for name in path[:-1]:
        target = target[name]
    target[path[-1]] = value
    if reason is None:
        FORM.from_json(written)
        return
    with pytest.raises(ImpossibleState, match=reason):
        FORM.from_json(written)


def test_the_arguments_of_a_frame_may_stand_in_any_order():
    written = FORM.to_json(example())
    written["stack"][0]["args"] = {"land": "north", "fruit": "plum"}
    assert FORM.from_json(written).key() == example().key()


@pytest.mark.parametrize("fruits", [(), (2,), (2, 0, 1)])
def test_the_last_argument_of_a_frame_may_be_a_list(fruits):
    s = example()
    s.stack = [Frame("eat", 1, (1, *fruits))]
    written = FORM.to_json(s)
    assert written["stack"][0]["args"] == {"land": "south", "fruits": [FRUIT[fruit] for fruit in fruits]}
    assert FORM.from_json(written).key() == s.key()
    written["stack"][0]["args"]["fruits"] = ["cherry"]
    with pytest.raises(ImpossibleState, match="fruits"):
        FORM.from_json(written)


def test_what_cannot_arise_is_refused_after_the_form():
    written = FORM.to_json(example())
    written["players"][0]["gold"] = written["players"][1]["gold"] = 30
    with pytest.raises(ImpossibleState, match="40 gold"):
        FORM.from_json(written)


def test_a_field_with_a_default_may_be_left_out():
    written = FORM.to_json(example())
    for player in written["players"]:
        del player["points"]
    assert FORM.from_json(written).points == [0, 0]


def test_what_one_player_leaves_out_the_others_may_say():
    written = FORM.to_json(example())
    del written["players"][1]["points"]
    assert FORM.from_json(written).points == [5, 0]


def test_what_is_missing_is_named():
    written = FORM.to_json(example())
    del written["table"]["veto"]
    with pytest.raises(ImpossibleState, match="veto is missing"):
        FORM.from_json(written)
