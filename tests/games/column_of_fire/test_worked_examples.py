"""The examples of the help, played: no number in them can be wrong."""

from __future__ import annotations

from kingsbridge_desktop.core.engine import winners
from kingsbridge_desktop.games.column_of_fire import forecast, tables
from kingsbridge_desktop.games.column_of_fire.rules import RULES
from tests.games.column_of_fire.build import Table, die, given
from tests.worked_examples import examples_of, told

GAME = "column_of_fire"
FIELD_4 = 3  # the track is counted from 0


def test_all_examples_are_played_here():
    assert examples_of(GAME) == {"year", "skipping", "selling", "conflict", "event", "paying", "end"}


def first_half() -> list[int]:
    """CF-20 to CF-25"""
    shown, feria, huus = 3, 3, 1
    persons = {0: [("huus", "orange", huus), ("feria", "brown", feria)]}
    t = given(half=1, persons=persons, religion_dice=(shown, 3, 3, 3))
    assert t.asked == ("turn_person", 0)
    assert "orange" in t.free(0)
    assert t.is_gone("huus")
    turned, before = t.s.religion_dice[0], t.s.protections[0]
    t.do("turn_use", "feria", "protection")
    return [shown, turned, huus, feria, t.display(0)[0][2], t.s.protections[0] - before]


def second_half() -> list[int]:
    """CF-30 to CF-55"""
    t = given(half=2, persons={0: [("feria", "brown", 2)]}, vp=(2, 2, 2, 2), discs=(0, 5, 10, 15))
    rolled = {"white": 2, "blue": 4, "orange": 6, "violet": 1}
    numbers = [len(t.free(0)), *rolled.values()]
    t.do("roll", chance=[die(number) for number in rolled.values()])
    t.do("choose", "blue", "france")
    if t.asked[0] == "stone":
        t.do("place_stone", "neutral", "france")
    assert t.stones("france") == "N"
    numbers += [rolled["blue"], t.house(0, "france"), t.display(0)[1][2]]
    vp = t.s.vp[0]
    t.do("gain_vp", 2)
    numbers += [t.s.vp[0] - vp, uses(rolled["blue"]) - 1, uses(rolled["blue"])]
    t.do("turn_up", "france", chance=[t.card("pierre")])
    start = t.s.discs[0]
    t.do("move", FIELD_4, 0)
    numbers += [start + 1, t.s.discs[0] + 1]
    before = t.s.protections[0]
    t.do("gain_protection")
    assert "white" in t.free(0)
    return [*numbers, t.s.protections[0] - before]


def uses(number: int) -> int:
    """How often a person is used that was taken with this number: at once, then as long as the die can be turned."""
    found = 1
    for shown in range(number, 0, -1):
        t = given(half=1, persons={0: [("caterina", "blue", shown)]}, shown={"france": "pierre"})
        found += t.can("turn_use")
        assert bool(t.happened("person_left")) == (shown == 1)
    return found


def test_a_year():
    assert told(GAME, "year") == [*first_half(), *second_half()]


def test_skipping():
    """CF-50, CF-53, CF-57"""
    t = given(half=2, discs=(0, FIELD_4, 10, 15), vp=(9, 2, 2, 2))
    near, one, two = forecast.reach(t.s, 0, tables.WHITE)[:3]
    assert told(GAME, "skipping") == [
        *(t.s.discs[0] + 1, t.s.discs[1] + 1, near.field + 1),
        *(one.price, near.field + 1, one.field + 1, two.price, two.field + 1),
    ]


def test_selling_from_a_ship():
    """CF-60 to CF-62"""
    ship = tables.FIELD_SYMBOL.index(tables.SHIP)
    t = given(
        half=2, discs=(ship - 1, 5, 10, 15), houses={"england": {0: 2}}, goods={0: {"cloth": 1, "wine": 1, "book": 1}}
    )
    t.do("roll", chance=[die(1)] * 5).do("pass").do("move", ship, 0)
    vp, prices = t.s.vp[0], []
    for good in ("cloth", "wine"):
        before = t.s.vp[0]
        t.do("sell", "england", good)
        prices.append(t.s.vp[0] - before)
    assert told(GAME, "selling") == [1, 1, 1, *prices, t.s.vp[0] - vp]
    assert not t.can("sell", "england", "book")
    assert t.goods(0) == {"book": 1}


def test_a_conflict():
    """CF-70 to CF-73"""
    t = given(half=2, religions="CPCP", stones={"france": "CCPN"}, houses={"france": {0: 5, 1: 3}})
    found = forecast.conflict(t.s, 1)
    assert found.free_fields == 0
    t.do("roll", chance=[die(1)] * 5).do("pass").do("move", FIELD_4, 0).do("decline")
    scored = {seat: vp for seat, _, vp in t.happened("conflict_scored")}
    ((_, _, lost_from),) = t.happened("house_lost")
    assert t.happened("conflict_won") == [(1, tables.CATHOLIC)]
    assert t.house(1, "france") == 0
    assert t.stones("france") == ""
    fields = tables.RELIGION_FIELDS[4]
    assert told(GAME, "conflict") == [2, 1, 1, fields, 2, 1, 5, scored[0], lost_from, scored.get(2, 0), fields]


def test_a_house_stays_when_its_person_goes():
    """CF-25 The help says so."""
    t = given(half=1, persons={0: [("caterina", "blue", 1)]}, houses={"france": {0: 4}}, shown={"france": "pierre"})
    assert t.happened("person_left")
    assert t.house(0, "france") == 4


def test_a_house_stays_when_its_person_is_let_go():
    """CF-90, CF-107 The help says so of every way in which a person leaves."""

    def start() -> Table:
        return given(
            half=2,
            persons={0: [("caterina", "blue", 3)]},
            houses={"france": {0: 4}},
            shown={"france": "pierre"},
            vp=(5, 2, 2, 2),
            hands={0: ["remove_person"]},
        )

    bought = start().do("pay_die", "blue")
    removed = start().do("use_advantage", "remove_person").do("remove_person", "caterina")
    for t in (bought, removed):
        assert t.is_gone("caterina")
        assert t.house(0, "france") == 4


def test_no_stone_goes_into_a_full_country():
    """CF-32 The help says so; a symbol places none there either."""
    t = given(half=2, stones={"france": "CPN"}, hands={0: ["stone_neutral", "stone_neutral"]})
    t.do("use_advantage", "stone_neutral").do("place_stone", "neutral", "france")
    t.do("use_advantage", "stone_neutral")
    assert t.can("place_stone", "neutral", "spain")
    assert not t.can("place_stone", "neutral", "france")


def test_an_event():
    """CF-80, CF-81, CF-90"""
    t = given(half=2, religions="CPCP", vp=(5, 5, 1, 5), protections=(1, 0, 0, 0))
    t.do("roll", chance=[die(1)] * 5).do("choose", "white", "england").do("place_stone", "protestant", "england")
    t.do("decline")
    t.do("turn_up", "england", chance=[t.card("e_rel")])
    harm = tables.COMPONENTS.events[tables.EVENT_IDS.index("e_rel")].value
    assert t.asked == ("answer_event", 0)
    t.do("avert", chance=[t.card("ned")])
    assert t.s.vp[0] == 5
    ((seat, lost),) = [(args[0], args[-1]) for args in t.happened("vp_lost")]
    assert seat == 2
    assert told(GAME, "event") == [harm, 1, 1, lost, t.s.vp[2]]


def test_buying_dice_free():
    """CF-90 to CF-93"""
    t = given(
        half=2,
        vp=(8, 2, 2, 2),
        persons={0: [("feria", "brown", 4)]},
        leven={0: {"blue": 3}},
        hands={0: ["stone_neutral"]},
    )
    had, few = t.s.vp[0], len(t.free(0))
    numbers = [had, t.leven(0)["blue"], t.display(0)[0][2]]
    for colour in ("blue", "brown"):
        before = t.s.vp[0]
        t.do("pay_die", colour)
        numbers += [before - t.s.vp[0], t.s.vp[0]]
        assert colour in t.free(0)
    assert t.is_gone("feria")
    assert not t.can("pay_die")
    t.do("use_advantage", "stone_neutral").do("place_stone", "neutral", "spain")
    assert t.stones("spain") == "N"
    t.do("roll", chance=[die(1)] * len(t.free(0)))
    assert told(GAME, "paying") == [*numbers, len(t.free(0)), few]


def test_the_end():
    """CF-95, CF-96, CF-98"""
    ship, cem = tables.FIELD_SYMBOL.index(tables.SHIP), 2
    t = given(
        half=2,
        seat=cem,
        vp=(46, 2, 49, 2),
        discs=(2, 5, ship - 1, 15),
        houses={"england": {0: 5, cem: 2}, "france": {cem: 1}, "spain": {0: 6}, "netherlands": {0: 3}},
        protections=(1, 0, 0, 0),
        goods={0: {"wine": 2, "ore": 1}, cem: {"cloth": 1, "book": 1}},
        hands={0: ["vp_2"]},
    )
    t.do("roll", chance=[die(1)] * 5).do("pass").do("move", ship, 0)
    had = t.s.vp[cem]
    t.do("sell", "england", "cloth")
    reached = t.s.vp[cem]
    assert t.happened("end_announced") == [(cem,)]
    t.do("end_turn")
    assert t.asked == ("roll", 3)
    t.do("roll", chance=[die(1)] * 5).do("pass")
    t.do("move", next(field for field, price in t.options("move") if price == 0), 0)
    assert t.happened("game_ended")
    added = {args[0]: args[1:] for args in t.happened("final_vp_scored")}
    houses = [sum(field > 0 for field in t.s.houses[4 * seat : 4 * seat + 4]) for seat in range(4)]
    scores, goods = RULES.scores(t.s), [sum(t.goods(seat).values()) for seat in range(4)]
    assert added[cem][1] == added[cem][3] == 0
    assert goods[cem] == 1
    assert told(GAME, "end") == [
        *(had, reached - had, reached, tables.END_VP, houses[cem], added[cem][0], added[cem][2], scores[cem]),
        *(t.s.vp[0], houses[0], added[0][0], t.s.protections[0], added[0][1], goods[0], added[0][2], added[0][3]),
        *(scores[0], goods[0], goods[cem]),
    ]
    assert winners(RULES, t.s) == [0]
