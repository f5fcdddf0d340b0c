"""Positions as JSON: there and back, and positions that cannot be."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given as sampled
from hypothesis import settings
from hypothesis import strategies as st

from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.errors import ImpossibleState
from kingsbridge_desktop.games.pillars.rules import RULES
from kingsbridge_desktop.games.pillars.state import KINDS_OF_POINTS
from tests.games.pillars.build import do, given, go_on, random_game, run


@settings(max_examples=30)
@sampled(st.integers(2, 4), st.integers(0, 10**6), st.integers(0, 350), st.integers(-1, 3))
def test_there_and_back(seats, seed, plies, seat):
    """Every position and every view of it survives the way through JSON."""
    s = RULES.mask(random_game(seats, seed, plies), min(seat, seats - 1))
    assert RULES.from_json(json.loads(json.dumps(RULES.to_json(s)))).key() == s.key()


def test_names_are_readable():
    """The form that `state` prints."""
    s = given(round=2, advantages={1: "jack"}, cubes={1: "2 stone"}, builders={})
    plain = RULES.to_json(s)
    assert plain["players"][1]["advantages"] == ["jack"]
    assert plain["players"][1]["resources"] == {"stone": 2}
    assert plain["players"][0]["craftsmen"] == ["mortar_mixer", "woodworker", "stonecutter"]
    assert plain["table"]["event"] == "not_drawn"
    assert plain["stack"] == [
        {"kind": "board", "seat": None, "args": {"step": 1}},
        {"kind": "placing", "seat": None, "args": {}},
        {"kind": "choose_card", "seat": 0, "args": {}},
    ]


def test_an_event_that_is_not_known_is_null():
    """PE-12"""
    s = given(round=2, advantages={1: "ellen"}, event="collapse")
    assert RULES.to_json(RULES.mask(s, 0))["table"]["event"] is None
    assert RULES.to_json(RULES.mask(s, 1))["table"]["event"] == "collapse"


def test_points_may_be_left_out():
    """Whoever writes a position by hand need not say where the points came from, for all players or for one."""
    plain = RULES.to_json(given(vp=[12, 3, 4]))
    plain["players"][1]["points"] = {"priory": 3}
    for seat in (0, 2):
        del plain["players"][seat]["points"]
    s = RULES.from_json(plain)
    assert [s.points[KINDS_OF_POINTS * seat :][:2] for seat in range(3)] == [[12, 0], [0, 3], [4, 0]]
    assert [sum(item.value for item in lines) for lines in RULES.breakdown(s)] == s.vp == [12, 3, 4]


def test_an_empty_cost_track_and_idle_craftsmen_may_be_left_out():
    plain = RULES.to_json(given())
    del plain["table"]["cost_track"], plain["table"]["used"]
    assert RULES.from_json(plain).key() == given().key()


def choosing() -> Any:
    return RULES.to_json(given(3, round=2, rows={0: "mortar_mixer woodworker stonecutter mason_2"}))


def placing() -> Any:
    s = given(3, round=2, before="draw", builders={0: "bishop", 1: "market_1"}, track={5: 2})
    run(s, [0])
    return RULES.to_json(s)


def behind_the_wall() -> Any:
    s = given(3, round=2, before="draw", wall=[0], builders={0: "bishop castle", 1: "market_1"})
    s.veto = 0
    run(s, [0, 0])
    return RULES.to_json(s)


def trading() -> Any:
    s = given(3, round=2, before=12, builders={0: "market_1"}, gold=[9, 9, 9])
    run(s)
    return RULES.to_json(s)


def building() -> Any:
    s = given(3, round=2, before=13, cubes={0: "5 stone 2 wood"})
    run(s)
    do(s, "convert woodworker 1")
    return RULES.to_json(s)


def put(value: Any, *path: str | int) -> Callable[[Any], None]:
    def change(plain: Any) -> None:
        for step in path[:-1]:
            plain = plain[step]
        plain[path[-1]] = value

    return change


def drop(*path: str | int) -> Callable[[Any], None]:
    def change(plain: Any) -> None:
        for step in path[:-1]:
            plain = plain[step]
        del plain[path[-1]]

    return change


def both(*changes: Callable[[Any], None]) -> Callable[[Any], None]:
    def change(plain: Any) -> None:
        for one in changes:
            one(plain)

    return change


def track(passed: dict[int, int]) -> list[int | None]:
    return [passed.get(price) for price in range(8)]


P0, P1 = ("players", 0), ("players", 1)


@pytest.mark.parametrize(
    ("position", "change", "reason"),
    [
        (choosing, put(31, *P0, "gold"), "players.0.gold: Input should be less than or equal to 30, not 31"),
        (choosing, put(True, *P0, "gold"), "players.0.gold: Input should be a valid integer"),
        (choosing, put("3", *P0, "gold"), "players.0.gold: Input should be a valid integer"),
        (choosing, put(-1, *P0, "vp"), "players.0.vp: Input should be greater than or equal to 0"),
        (choosing, put(7, *P0, "vp"), "the points of seat 0 add up to 2, not to its 7 VP"),
        (
            choosing,
            put(61, *P0, "resources", "stone"),
            "players.0.resources.stone: Input should be less than or equal to 60",
        ),
        (choosing, put({"gold": 1}, *P0, "resources"), "players.0.resources.gold"),
        (choosing, put(1, *P0, "horses"), "players.0.horses: there is no such thing in a position"),
        (choosing, put(["baker"], *P0, "craftsmen"), "players.0.craftsmen.0: Input should be"),
        (choosing, put(["mason_2", "mason_2"], *P0, "craftsmen"), "players.0.craftsmen: 'mason_2' is named twice"),
        (choosing, put(["mason_2"], *P1, "craftsmen"), "the craftsman 'mason_2' is in two places"),
        (choosing, put(["mason_5"], *P1, "craftsmen"), "the craftsman 'mason_5' comes only in a later round"),
        (choosing, put(["mason_2"], "table", "display", "craftsmen"), "the craftsman 'mason_2' is in two places"),
        (choosing, put(["tool_maker"], "table", "display", "craftsmen"), "only this round's craftsmen are on offer"),
        (choosing, put([None, None], "table", "shiring"), "both craftsmen must lie at Shiring until step 10"),
        (
            choosing,
            put(["mortar_mixer", "woodworker", "stonecutter", "tool_maker", "master_woodworker"], *P1, "craftsmen"),
            "",
        ),
        (
            choosing,
            put(
                [
                    "mortar_mixer",
                    "woodworker",
                    "stonecutter",
                    "tool_maker",
                    "master_woodworker",
                    "improved_mortar_mixer",
                ],
                *P1,
                "craftsmen",
            ),
            "seat 1 has places for 5 craftsmen, not 6",
        ),
        (choosing, put("mason_2", *P0, "blessed"), "there is no blessing this round"),
        (choosing, put(["forest_2"], *P0, "resource_cards"), "a resource card of seat 0 is in two places"),
        (choosing, put(["gravel_pit_3"], *P0, "resource_cards"), "only 7 resource cards are in play in a round"),
        (choosing, put(11, *P0, "workers", "free"), "seat 0 has 12 workers, not 11"),
        (choosing, put(2, *P0, "workers", "grey"), "seat 0 has 14 workers, not 12"),
        (choosing, put(1, *P0, "workers", "grey"), "the castle lends one pair of grey workers a round"),
        (choosing, put(0, "table", "black_worker"), "the black worker goes with Otto"),
        (choosing, put(["toledo"], *P0, "advantages"), "the advantage 'toledo' is in two places"),
        (choosing, put(["jack"], *P0, "advantages"), "an advantage lies open that was never laid out"),
        (choosing, put(["jack", "toledo"], "table", "kingsbridge"), "an advantage lies open that was never laid out"),
        (
            choosing,
            put([None, "toledo"], "table", "kingsbridge"),
            "two advantages must lie at Kingsbridge until step 4",
        ),
        (choosing, put(["toledo"], "table", "kingsbridge"), "table.kingsbridge: List should have at least 2 items"),
        (
            choosing,
            put(["toledo", "aliena"], "table", "advantages_seen"),
            "an advantage lies open that was never laid out",
        ),
        (choosing, put("collapse", "table", "event"), "without Ellen the event is drawn in step 1"),
        (choosing, put([], "table", "events_seen"), "1 events have been revealed so far"),
        (choosing, put([3, 4, 4], "table", "market"), "table.market: Input should be a valid dictionary"),
        (choosing, put(3, "table", "market", "stone"), "the market is full until the bishop gives"),
        (choosing, put(5, "table", "market", "stone"), "table.market.stone: Input should be less than or equal to 4"),
        (choosing, put(0, "table", "court_metal"), "the metal lies at court until step 9"),
        (choosing, put(6, "table", "price"), "the cost marker must be on 7, not on 6"),
        (choosing, put(3, "table", "tax"), "the tax is rolled in step 9"),
        (choosing, put(3, "table", "parts"), "the cathedral has 1 parts by now, not 3"),
        (choosing, put(False, "table", "veto"), "nobody has thrown a builder back yet"),
        (choosing, put(True, *P0, "passed"), "a player who has passed cannot choose"),
        (choosing, put(["stone"], *P0, "bought"), "nothing is bought before step 12"),
        (choosing, put(True, *P0, "protected"), "nobody can be protected without a bad event"),
        (choosing, put(True, *P0, "town_wall"), "the town wall has not been built in an earlier round"),
        (choosing, put(True, *P0, "town_wall_next"), "the town wall is not this round's event"),
        (choosing, put(2, *P0, "builders", "bag"), "seat 0 has 3 builders, not 2"),
        (choosing, put(7, "table", "round"), "table.round: Input should be less than or equal to 6"),
        (choosing, put(3, "table", "start_player"), "seat 3 cannot be the start player among 3"),
        (choosing, put(2, "seats"), "3 players are described, but seats is 2"),
        (choosing, put([], "stack"), "the game is over only after the last round"),
        (choosing, put(12, "table", "step"), "step 12 does not fit the question 'choose_card'"),
        (choosing, put(3, "stack", 2, "seat"), "a frame cannot ask seat 3"),
        (choosing, put(1.0, "stack", 2, "seat"), "stack.2.choose_card.seat: Input should be a valid integer"),
        (choosing, put(None, "stack", 2, "seat"), "the question 'choose_card' must ask somebody"),
        (choosing, put("dance", "stack", 2, "kind"), "stack.2: Input tag 'dance'"),
        (choosing, put("build", "stack", 2, "kind"), "the stack cannot stand like this under 'build'"),
        (choosing, put("bishop", "stack", 2, "kind"), "the bishop sees only the owner of the builder there"),
        (choosing, drop("stack", 0), "the stack cannot stand like this under 'choose_card'"),
        (choosing, drop("table", "market"), "table.market is missing"),
        (placing, put(["bishop"], *P1, "builders", "spaces"), "two builders stand on 'bishop'"),
        (placing, put(["market_2"], *P1, "builders", "spaces"), "the first spaces of 'market' are taken first"),
        (placing, put(["bishop", "castle"], *P0, "builders", "spaces"), "seat 0 has 3 builders, not 4"),
        (placing, put(track({3: 2}), "table", "cost_track"), "a passed builder stands where the marker has not been"),
        (placing, put([None] * 9, "table", "cost_track"), "table.cost_track: List should have at most 8 items"),
        (placing, put(track({0: 2}), "table", "cost_track"), "a passed builder stands where the marker has not been"),
        (placing, put(track({5: 3}), "table", "cost_track"), "a passed builder belongs to nobody"),
        (placing, put(2, "table", "price"), "the cost marker must be on 4, not on 2"),
        (placing, put(False, "table", "veto"), "only the start player may throw a builder back, once a round"),
        (placing, put(1, "stack", 2, "seat"), "only the start player may throw a builder back, once a round"),
        (placing, put(1, *P0, "builders", "aside"), "seat 0 has 3 builders, not 4"),
        (placing, put(12, *P0, "workers", "free"), "seat 0 has 12 workers, not 24"),
        (behind_the_wall, both(put(0, *P0, "builders", "aside"), put(1, *P0, "builders", "bag")), ""),
        (
            behind_the_wall,
            both(put(0, *P0, "builders", "aside"), put(["bishop", "castle", "priory_1"], *P0, "builders", "spaces")),
            "after the town wall seat 0 uses 2 builders only",
        ),
        (
            behind_the_wall,
            both(put(1, *P0, "builders", "bag"), put(["bishop"], *P0, "builders", "spaces")),
            "a builder is set aside only when 2 of its colour have been used",
        ),
        (behind_the_wall, put(False, *P0, "town_wall"), "a builder is set aside only because of the town wall"),
        (trading, put({"space": "market_2"}, "stack", 1, "args"), "no builder of this player stands there"),
        (trading, put(["market_1", "bishop"], *P0, "builders", "spaces"), "seat 0 has 3 builders, not 4"),
        (trading, put(0, "table", "tax"), "the tax die has no 0"),
        (trading, put(["tool_maker", None], "table", "shiring"), "only this round's craftsmen are on offer"),
        (trading, put(["carpenter_2", None], "table", "shiring"), "no craftsman lies at Shiring after step 10"),
        (building, put({"woodworker": 5}, "table", "used"), "the craftsman 'woodworker' cannot have worked so often"),
        (building, put({"mason_2": 1}, "table", "used"), "the craftsman 'mason_2' cannot have worked so often"),
        (building, put(1, "stack", 2, "seat"), "the stack cannot stand like this under 'build'"),
        (building, put(2, *P0, "workers", "mill"), "seat 0 has 12 workers, not 14"),
    ],
)
def test_impossible_positions_are_refused_with_the_reason(position, change, reason):
    """PE-26, PE-33, PE-37, PE-51 Cards, gold, workers and builders must add up, and the question must fit the table."""
    plain = position()
    change(plain)
    if not reason:
        RULES.from_json(plain)
        return
    with pytest.raises(ImpossibleState) as caught:
        RULES.from_json(plain)
    assert reason in caught.value.message


@pytest.mark.parametrize("junk", [None, 3, "state", [], [1]])
def test_what_is_no_object_is_refused(junk):
    """A clear message, no traceback of another kind."""
    with pytest.raises(ImpossibleState):
        RULES.from_json(junk)


@settings(max_examples=150)
@sampled(st.integers(0, 10**6), st.data())
def test_changed_positions_are_refused_or_playable(seed, data):
    """Whatever is changed by hand: either the position is refused, or it can be played to the end."""
    plain = RULES.to_json(random_game(3, seed, data.draw(st.integers(0, 200))))
    node, path = plain, []
    while isinstance(node, dict | list) and node:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        key = data.draw(st.sampled_from(keys))
        path.append(key)
        node = node[key]
    value = data.draw(st.sampled_from([0, 1, 2, 5, 13, -1, 1.5, None, True, "jack", "mason_2", [], {}]))
    put(value, *path)(plain)
    try:
        s = RULES.from_json(plain)
    except ImpossibleState:
        return
    rng = Random(seed)
    if s.event == -1:
        s = RULES.determinize(s, 0, rng)
    while s.stack:
        legal = RULES.legal(s)
        assert legal
        RULES.step(s, rng.choice(legal), Fast(rng))
    assert s.round == 6


def test_a_loaded_position_is_played_on():
    """As `load_state` promises."""
    s = RULES.from_json(trading())
    do(s, "buy stone 1", "leave")
    go_on(s, [0] * 6)
    assert s.round == 3
