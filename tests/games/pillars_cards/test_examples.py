"""The rulebook's examples and derived ones, which must come out exactly."""

from __future__ import annotations

from kingsbridge_desktop.games.pillars_cards.rules import RULES
from tests.games.pillars_cards.build import (
    BLUE,
    DONE,
    GREEN,
    ORANGE,
    RED,
    SAND,
    STONE,
    WOOD,
    asked,
    convert,
    do,
    given,
    kept,
    names,
    play,
    points,
    scoring,
)

EMPTY = dict.fromkeys(range(4), (0, 0, 0, 0))


def test_andreas_trick():
    """PC-40 Quarry (0), blue 6, green woodworker 6 played later, Ellen 3: green's owner gets all four and leads."""
    andrea, birgit, claus, daniel = range(4)
    s = given(
        ["quarry_1 tom", "blue_woodworker king", "green_woodworker philip", "ellen regan"],
        colours=(GREEN, BLUE, RED, ORANGE),
    )
    do(s, play("quarry_1"), play("blue_woodworker"), play("green_woodworker"), play("ellen"))
    assert names(s.taken[andrea]) == {"quarry_1", "blue_woodworker", "green_woodworker", "ellen"}
    assert [s.taken[seat] for seat in (birgit, claus, daniel)] == [0, 0, 0]
    assert asked(s) == ("play", andrea)


def test_andreas_scoring():
    """PC-41 Seven points and a stone left."""
    s = scoring(
        [
            "green_woodworker green_mortar_mixer blue_woodworker quarry_1 forest_1 ellen william painter",
            "regan",
            "philip",
            "alfred",
        ],
        colours=(GREEN, BLUE, RED, ORANGE),
        stock={**EMPTY, 0: (0, 0, 1, 0)},
    )
    do(s, convert("green_woodworker", WOOD), convert("green_mortar_mixer", SAND))
    assert points(s, 0) == 7
    assert s.vp[0] == 7
    assert kept(s, 0) == [1, 0, 0, 0]
    values = [(line.kind, line.value) for line in s.sheets[0][0] if line.value]
    assert values == [
        ("conversion", 3),
        ("conversion", 2),
        ("craftsman", 1),
        ("craftsman", 1),
        ("minus", -3),
        ("plus", 2),
        ("painter", 1),
    ]


def test_brick_maker_and_potter_together():
    """PC-42 Two sand become 8 points: sand to stone to 4, sand to 3, the craftsman 1; nothing is left."""
    s = scoring(
        ["blue_stonecutter painter", "regan", "philip", "alfred"],
        laid={0: "brick_maker potter"},
        deal=3,
        stock={**EMPTY, 0: (0, 0, 2, 0)},
    )
    s_points_of_painter = 1  # the painter is in this deal only because some advantage must be
    do(s, convert("brick_maker", SAND), convert("blue_stonecutter", STONE), convert("potter", SAND))
    assert points(s, 0) - s_points_of_painter == 8
    assert kept(s, 0) == [0, 0, 0, 0]


def test_the_helper_turns_two_of_five_and_three_stay():
    """PC-43 Five materials left: turn 2 for 2 VP, keep 3."""
    s = scoring(
        ["quarry_1 quarry_2", "regan painter", "philip", "alfred"],
        laid={0: "helper"},
        deal=2,
        stock={**EMPTY, 0: (0, 1, 1, 1)},
    )
    assert asked(s) == ("use_helper", 0)
    assert sum(kept(s, 0)) == 5
    do(s, convert("helper", STONE), convert("helper", SAND), DONE)
    assert points(s, 0) == 2
    assert kept(s, 0) == [1, 1, 0, 1]
    assert RULES.legal(s)
    assert asked(s)[0] == "play"
