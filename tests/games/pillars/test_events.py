"""Steps 1 and 2: events, bishop and Archbishop Thomas."""

from __future__ import annotations

import pytest

from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.state import EMPTY, capacity
from tests.games.pillars.build import (
    STARTERS,
    advantage,
    asks,
    craftsman,
    do,
    event,
    given,
    go_on,
    of,
    options,
    refusal,
    row,
    run,
    stock,
)


def after_reveal(name: str, seats: int = 3, **table):
    """The table with that event revealed, step 2 about to be carried out."""
    return given(seats, before=2, event=name, **table)


def test_the_event_is_revealed_first():
    """PE-40 Step 1, then the bishop, then it acts."""
    s = given(3, before=1, builders={1: "bishop"})
    happened = go_on(s, [event("conflict")])
    assert [e.args for e in happened if e.kind == "step_began"] == [(1,), (2,)]
    assert of(happened, "event_revealed") == [(event("conflict"),)]
    assert asks(s) == ("bishop", 1)
    assert s.vp == [2, 2, 2]


def test_then_bishop_then_thomas_then_the_event():
    """PE-40"""
    s = after_reveal("conflict", round=2, start=2, builders={1: "bishop"}, advantages={0: "archbishop_thomas"})
    run(s)
    assert asks(s) == ("bishop", 1)
    do(s, "protect")
    assert asks(s) == ("thomas", 0)
    happened = do(s, "use archbishop_thomas")
    assert [e.args[:1] for e in happened if e.kind.startswith("event_")] == [(2,), (0,), (1,)]
    assert s.vp == [2, 2, 0]


def test_the_bishop_protects_or_gives_a_resource():
    """PE-41 Any kind lying on the market, so no metal."""
    s = after_reveal("conflict", builders={1: "bishop"})
    run(s)
    assert options(s) == ["protect", "take_resource stone", "take_resource wood", "take_resource sand"]
    assert refusal(s, "take_resource metal") == "no_metal_on_market"
    do(s, "take_resource stone")
    assert stock(s, 1) == [1, 0, 0, 0]
    assert s.market == [3, 4, 4]
    assert s.vp == [0, 0, 0]


def test_protection_by_the_bishop():
    """PE-41"""
    s = after_reveal("conflict", builders={1: "bishop"})
    run(s)
    happened = do(s, "protect")
    assert s.vp == [0, 2, 0]
    assert of(happened, "event_warded_off") == [(1, event("conflict"))]


def test_on_a_good_event_only_the_resource_is_offered():
    """PE-41"""
    s = after_reveal("kings_gift", builders={1: "bishop"})
    run(s)
    assert options(s) == ["take_resource stone", "take_resource wood", "take_resource sand"]
    assert refusal(s, "protect") == "nothing_to_protect_from"


def test_the_bishop_gives_only_what_lies_there():
    """PE-41 With the printed numbers the market is still full, but the data file may say otherwise."""
    s = after_reveal("kings_gift", builders={1: "bishop"})
    run(s)
    s.market[1] = 0
    assert options(s) == ["take_resource stone", "take_resource sand"]
    assert refusal(s, "take_resource wood") == "sold_out"


def test_the_bishops_resource_is_no_purchase():
    """PE-41 It touches neither right nor ban: no woodworker needed, and wood may be sold afterwards."""
    s = after_reveal("kings_gift", rows={1: "mortar_mixer stonecutter"}, builders={1: "bishop market_1"})
    run(s)
    do(s, "take_resource wood")
    assert s.bought == [0, 0, 0]
    go_on(s, [0])
    assert asks(s) == ("market", 1)
    assert "sell wood 1" in options(s)


def test_the_bishops_builder_goes_home():
    """PE-41 After its space is evaluated."""
    s = after_reveal("kings_gift", builders={1: "bishop"})
    run(s)
    do(s, "take_resource wood")
    assert s.bag == [3, 3, 3]


def test_thomas_protects_once_after_the_event_is_known():
    """PE-42"""
    s = after_reveal("conflict", round=2, advantages={1: "archbishop_thomas"})
    run(s)
    assert asks(s) == ("thomas", 1)
    assert options(s) == ["decline", "use archbishop_thomas"]
    happened = do(s, "use archbishop_thomas")
    assert s.vp == [0, 2, 0]
    assert s.advantages[1] == 0
    assert of(happened, "advantage_used") == [(1, advantage("archbishop_thomas"))]


def test_thomas_may_be_kept():
    """PE-42"""
    s = after_reveal("conflict", round=2, advantages={1: "archbishop_thomas"})
    run(s)
    do(s, "decline")
    assert s.vp == [0, 0, 0]
    assert s.advantages[1] == 1 << tables.THOMAS


def test_thomas_is_not_asked_when_the_bishop_protects_or_the_event_is_good():
    """PE-42"""
    s = after_reveal("conflict", round=2, advantages={1: "archbishop_thomas"}, builders={1: "bishop"})
    run(s)
    do(s, "protect")
    assert s.stack[-1].kind == "board"
    assert s.advantages[1] == 1 << tables.THOMAS
    s = after_reveal("kings_gift", round=2, advantages={1: "archbishop_thomas"})
    run(s)
    assert s.stack[-1].kind == "board"


@pytest.mark.parametrize(
    ("gold", "vp", "left", "points"),
    [(9, 5, 5, 5), (4, 5, 0, 5), (3, 5, 0, 5), (2, 5, 0, 4), (1, 5, 0, 4), (0, 5, 0, 3), (0, 1, 0, 0), (0, 0, 0, 0)],
)
def test_owing_gold(gold, vp, left, points):
    """PE-43, PE-95 Four gold are owed: pay what there is, 1 VP for every full two missing, never below 0."""
    s = after_reveal("william_hamleigh", gold=[gold, 9, 9], vp=[vp, 9, 9])
    happened = run(s)
    assert (s.gold[0], s.vp[0]) == (left, points)
    assert of(happened, "event_took_gold")[0] == (0, event("william_hamleigh"), gold - left, vp - points)


def test_each_debt_stands_alone():
    """PE-43 One gold is missing at the event, three for the tax: odd rests are forgiven both times, not added up."""
    s = after_reveal("william_hamleigh", gold=[3, 9, 9], vp=[5, 9, 9], cards={0: "gravel_pit_2 quarry_4"})
    run(s)
    assert (s.gold[0], s.vp[0]) == (0, 5)
    go_on(s, [1])
    assert s.tax == 3
    assert (s.gold[0], s.vp[0]) == (0, 4)


def test_the_kings_gift():
    """PE-90 +5 gold each, and no more than the track holds."""
    s = after_reveal("kings_gift", gold=[0, 27, 10])
    happened = run(s)
    assert s.gold == [5, 30, 15]
    assert of(happened, "event_gave_gold") == [(0, 0, 5), (1, 0, 3), (2, 0, 5)]


def test_richards_spoils():
    """PE-91 +1 metal each."""
    s = after_reveal("richards_spoils")
    run(s)
    assert [stock(s, seat)[3] for seat in range(3)] == [1, 1, 1]


def test_philips_wool_trade():
    """PE-92 +1 gold per own worker in the mill, grey and black included, at most 5, besides the income of step 3."""
    s = after_reveal(
        "wool_trade",
        gold=[0, 0, 0],
        round=2,
        cards={0: "quarry_4", 1: "forest_4"},
        grey={0: 2},
        advantages={1: "otto"},
    )
    assert s.mill == [4, 4, 12]
    run(s)
    assert s.gold == [4, 4, 5]
    run(s)
    assert s.gold == [8, 8, 17]


def test_gold_of_the_wool_trade_stops_at_thirty():
    """PE-44, PE-92 What the track cannot hold is lost."""
    s = after_reveal("wool_trade", gold=[28, 0, 0])
    happened = run(s)
    assert s.gold == [30, 5, 5]
    assert of(happened, "event_gave_gold")[0] == (0, event("wool_trade"), 2)


def test_volunteers():
    """PE-93 Each own resource card yields one more."""
    s = after_reveal("volunteers", cards={0: "forest_2 gravel_pit_3", 1: "quarry_4"})
    go_on(s, [0])
    assert stock(s, 0) == [0, 3, 4, 0]
    assert stock(s, 1) == [5, 0, 0, 0]
    assert stock(s, 2) == [0, 0, 0, 0]


@pytest.mark.parametrize("name", ["volunteers", "cold_winter"])
@pytest.mark.parametrize(
    ("owned", "card", "kind"),
    [("aliena", "forest_3", 1), ("tom_builder", "quarry_3", 0), ("richard", "gravel_pit_3", 2)],
)
def test_volunteers_and_winter_do_not_touch_the_income_of_an_advantage(name, owned, card, kind):
    """PE-84, PE-93, PE-98 It stays one, with a resource card of its kind and without."""
    change = 1 if name == "volunteers" else -1
    for worker, brought in ((0, [3 + change + 1, 0]), (1, [1, 3 + change])):
        s = given(2, round=2, before=6, event=name, advantages={0: owned}, cards={worker: card})
        for _ in range(3):
            run(s)
        assert [stock(s, seat)[kind] for seat in range(2)] == brought


def test_the_archbishops_blessing():
    """PE-94 Each picks one craftsman held then: capacity +1 this round only, from the start player clockwise."""
    s = after_reveal("blessing", start=1)
    run(s)
    assert asks(s) == ("bless", 1)
    assert options(s) == ["bless mortar_mixer", "bless woodworker", "bless stonecutter"]
    do(s, "bless woodworker", "bless stonecutter", "bless mortar_mixer")
    assert s.blessed == [craftsman("mortar_mixer"), craftsman("woodworker"), craftsman("stonecutter")]
    assert [capacity(s, 1, craftsman(name)) for name in STARTERS.split()] == [3, 5, 4]
    go_on(s, [0] * 7)
    assert s.blessed == [EMPTY] * 3


def test_who_cannot_be_blessed():
    """PE-94 Not organ builder, bell founder, tool maker, architect; with none eligible nothing is asked."""
    s = after_reveal(
        "blessing",
        round=6,
        rows={0: "organ_builder bell_founder tool_maker architect", 1: "organ_builder bell_founder mason_2"},
        shiring="goldsmith_8 sculptor_4",
    )
    s.row[1] = 1 << craftsman("mason_2")
    s.row[2] = 0
    run(s)
    assert asks(s) == ("bless", 1)
    assert options(s) == ["bless mason_2"]
    do(s, "bless mason_2")
    assert s.stack[-1].kind == "board"


def test_the_blessing_helps_only_own_craftsmen_of_a_kind_that_it_can():
    """PE-94"""
    s = after_reveal("blessing", round=2, rows={0: STARTERS + " tool_maker", 1: STARTERS + " mason_2"})
    run(s)
    assert refusal(s, "bless tool_maker") == "craftsman_cannot_be_blessed"
    assert refusal(s, "bless mason_2") == "craftsman_not_held"


def test_the_blessing_goes_with_its_craftsman():
    """PE-94 If the picked one leaves the row the bonus is lost."""
    s = after_reveal("blessing", round=2, rows={0: STARTERS + " mason_2 tool_maker"}, builders={0: "shiring_1"})
    run(s)
    do(s, "bless mason_2", "bless woodworker", "bless woodworker")
    go_on(s, [0])
    assert asks(s) == ("discard", 0)
    do(s, "discard mason_2")
    assert s.blessed[0] == EMPTY


def test_the_blessing_stays_when_another_craftsman_goes():
    """PE-94 Also when somebody else loses a craftsman."""
    s = after_reveal(
        "blessing",
        round=2,
        rows={0: STARTERS + " mason_2 tool_maker", 1: STARTERS + " master_woodworker improved_mortar_mixer"},
        builders={0: "shiring_1", 1: "shiring_2"},
    )
    run(s)
    do(s, "bless mason_2", "bless woodworker", "bless stonecutter")
    go_on(s, [0])
    do(s, "discard tool_maker")
    do(s, "discard mortar_mixer")
    assert s.blessed == [craftsman("mason_2"), craftsman("woodworker"), craftsman("stonecutter")]
    assert capacity(s, 0, craftsman("mason_2")) == 3


def test_conflict():
    """PE-96 −2 VP, never below 0."""
    s = after_reveal("conflict", vp=[5, 1, 0])
    run(s)
    assert s.vp == [3, 0, 0]


def test_the_town_wall_touches_the_next_round():
    """PE-97 Unprotected players use two builders then."""
    s = after_reveal("town_wall", builders={1: "bishop"})
    run(s)
    happened = do(s, "protect")
    assert of(happened, "event_took_builder") == [(0, event("town_wall")), (2, event("town_wall"))]
    assert (s.wall, s.wall_next) == (0, 0b101)
    go_on(s, [0] * 7)
    assert (s.round, s.wall, s.wall_next) == (2, 0b101, 0)


def test_the_town_wall_in_round_six_does_nothing():
    """PE-97"""
    s = after_reveal("town_wall", round=6)
    happened = run(s)
    assert not of(happened, "event_took_builder")
    assert s.wall_next == 0


def test_a_cold_winter():
    """PE-98 Each own card yields one less; stock and the +1 advantages are untouched."""
    s = after_reveal(
        "cold_winter",
        round=2,
        cubes={0: "2 wood"},
        cards={0: "forest_2 gravel_pit_3", 1: "quarry_4"},
        advantages={0: "aliena"},
    )
    go_on(s, [0])
    assert stock(s, 0) == [0, 2 + 1 + 1, 2, 0]
    assert stock(s, 1) == [3, 0, 0, 0]


def test_protection_covers_the_winters_later_effect():
    """PE-42, PE-98"""
    s = after_reveal("cold_winter", cards={0: "forest_2", 1: "quarry_3"}, builders={1: "bishop"})
    run(s)
    do(s, "protect")
    go_on(s, [0])
    assert stock(s, 0) == [0, 1, 0, 0]
    assert stock(s, 1) == [3, 0, 0, 0]


def test_collapse():
    """PE-99 Each unprotected player discards one craftsman of choice, starting ones included."""
    s = after_reveal("collapse", start=1, builders={2: "bishop"}, rows={1: STARTERS + " mason_2"})
    run(s)
    do(s, "protect")
    assert asks(s) == ("collapse", 1)
    assert options(s) == [f"discard {name}" for name in ("mortar_mixer", "woodworker", "stonecutter", "mason_2")]
    assert refusal(s, "discard tool_maker") == "craftsman_not_held"
    happened = do(s, "discard mason_2", "discard stonecutter")
    assert row(s, 1) == STARTERS.split()
    assert row(s, 0) == ["mortar_mixer", "woodworker"]
    assert row(s, 2) == STARTERS.split()
    assert of(happened, "right_lost") == [(0, tables.SELL_STONE)]
    assert s.stack[-1].kind == "board"


def test_shiring_may_fill_the_place_of_the_collapse():
    """PE-99 In the same round."""
    s = after_reveal("collapse", 2, round=2, rows={0: STARTERS + " mason_2 tool_maker"}, builders={0: "shiring_1"})
    run(s)
    do(s, "discard tool_maker", "discard stonecutter")
    s.cubes[1] = 2  # somebody builds, so that the round does not end
    go_on(s, [0])
    assert asks(s)[0] == "build"
    assert row(s, 0) == [*STARTERS.split(), "mason_2", "carpenter_2"]
