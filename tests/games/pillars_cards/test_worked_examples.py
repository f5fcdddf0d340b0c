"""The examples of the help, played: no number in them can be wrong."""

from __future__ import annotations

from kingsbridge_desktop.core.engine import winners
from kingsbridge_desktop.games.pillars_cards.rules import RULES
from kingsbridge_desktop.games.pillars_cards.tables import ADVANTAGES, CARRY_OVER, ID_OF, VALUE
from tests.games.pillars_cards.build import (
    DONE,
    STONE,
    WOOD,
    asked,
    convert,
    do,
    given,
    kept,
    play,
    points,
    scoring,
    take,
)
from tests.worked_examples import examples_of, told

GAME = "pillars_cards"


def value(name: str) -> int:
    return VALUE[ID_OF[name]]


def test_all_examples_are_played_here():
    assert examples_of(GAME) == {"trick", "kings-trick", "deal", "end"}


def test_a_trick_with_a_tie():
    """PC-13, PC-14, PC-15"""
    names = ("forest_1", "red_mortar_mixer", "blue_mortar_mixer", "ellen")
    s = given([f"{name} {other}" for name, other in zip(names, ("aliena", "tom", "philip", "regan"), strict=True)])
    (taken,) = [e.args for e in do(s, *map(play, names)) if e.kind == "trick_taken"]
    taker, player, card, tied = taken[:4]
    assert (taker, player, card, tied) == (0, 2, ID_OF["blue_mortar_mixer"], 1)
    assert asked(s) == ("play", 0)
    values = [value(name) for name in names]
    assert told(GAME, "trick") == [*values, VALUE[card], value("forest_1")]


def test_the_kings_trick():
    """PC-16, PC-20"""
    names = ("ellen", "tom", "king", "green_master_builder")
    s = given([f"{name} {other}" for name, other in zip(names, ("aliena", "forest_1", "philip", "regan"), strict=True)])
    assert [e.kind for e in do(s, *map(play, names))][-1] == "king_trick_set_aside"
    assert asked(s) == ("play", 2)
    s = given(
        ["aliena", "quarry_1", "forest_1", "regan"],
        taken=["philip", "", "potter", "william"],
        king_trick=" ".join(names),
        advantage="potter",
        stock=dict.fromkeys(range(4), (0, 0, 0, 0)),
    )
    events = do(s, *map(play, ("aliena", "quarry_1", "forest_1", "regan")))
    (got,) = [e.args for e in events if e.kind == "king_trick_got"]
    do(s, take(STONE), DONE)
    sheet = s.sheets[-1][1]
    scored = {line.card: line.value for line in sheet if line.kind in ("king", "plus")}
    own = sum(line.value for line in sheet if line.kind == "craftsman")
    assert got[0] == 1
    assert told(GAME, "kings-trick") == [
        *(value(name) for name in names),
        *(len(got[1:]), scored[ID_OF["king"]], scored[ID_OF["ellen"]], own),
    ]


def test_a_deal_is_scored():
    """PC-22 to PC-28"""
    mine = "quarry_1 blue_stonecutter blue_woodworker red_tool_maker william"
    s = scoring([mine, "ellen", "tom", "philip"], stock={0: (0, 1, 1, 1)})
    gained = s.stock[STONE]
    do(s, convert("blue_stonecutter", STONE), convert("blue_woodworker", WOOD))
    lines = s.sheets[-1][0] if s.sheets else s.lines[0]
    by_kind = {
        kind: [line.value for line in lines if line.kind == kind] for kind in ("conversion", "craftsman", "minus")
    }
    stone, wood = by_kind["conversion"]
    own = by_kind["craftsman"]
    total = points(s, 0)
    assert told(GAME, "deal") == [
        *(1, 1, 1, gained, stone, wood, len(own) if len(own) > 1 else own[0], sum(own), -sum(by_kind["minus"])),
        *(total, sum(kept(s, 0))),
    ]
    assert sum(kept(s, 0)) <= CARRY_OVER


def test_a_sixth_deal():
    """PC-26, PC-28, PC-31, PC-32, PC-34"""
    none = dict.fromkeys(range(4), (0, 0, 0, 0))
    tricks = ["ellen", "regan", "philip", "william"]
    laid = {0: "potter helper", 1: "brick_maker"}
    bell_founder, painter = ID_OF["bell_founder"], ID_OF["painter"]
    lapsed = scoring(
        tricks, "king bell_founder forest_1 forest_2", laid=laid, advantage="bell_founder", deal=4, stock=none
    )
    lapsing, following = lapsed.deal - 1, lapsed.deal
    assert (lapsed.returned, lapsed.advantage) == ([bell_founder], painter)
    s = scoring(
        ["ellen", "regan", "philip", "william painter"], laid=laid, returned="bell_founder", deal=following, stock=none
    )
    lie, sixth = sum(s.laid).bit_count(), s.deal
    assert s.advantage == bell_founder
    assert s.stack
    s = scoring(
        ["ellen", "bell_founder regan", "philip", "william"],
        laid={**laid, 3: "painter"},
        advantage="bell_founder",
        deal=sixth,
        vp=[29, 35, 30, 26],
        stock={**none, 2: (2, 2, 1, 0)},
    )
    assert not s.stack, "nobody is asked to give anything up"
    anna, ben, cem, dora = RULES.scores(s)
    assert ben == cem
    assert winners(RULES, s) == [1, 2]
    assert sum(kept(s, 2)) > CARRY_OVER
    assert told(GAME, "end") == [
        *(lapsing, len(tricks), following, lie, ADVANTAGES.bit_count(), sixth, sum(s.laid).bit_count()),
        *(ben, anna, dora, sum(kept(s, 2)), 0, s.laid[1].bit_count()),
    ]
