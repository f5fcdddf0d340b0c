"""Selling (CF-60 to CF-67)."""

from tests.games.column_of_fire.build import die, given

BOUND = [
    ("feria", "brown", 3),
    ("huus", "orange", 3),
    ("ned", "white", 3),
    ("sylvie", "blue", 3),
    ("rollo", "violet", 3),
]


def on_field(field, price=0, **table):
    """Seat 0 just moved to a field; the others stand where they do not matter."""
    t = given(half=2, discs=((field - 1) % 20, 4, 8, 13), vp=[10, 2, 2, 2], **table)
    t.do("roll", chance=[die(1)] * len(t.free(0))).do("pass").do("move", field, price)
    assert t.s.vp[0] == 9
    return t


def test_without_a_house_nothing_is_sold():
    """CF-60 without exception; the neutral stone of other player numbers apart, the ship is not even asked."""
    t = on_field(0, goods={0: {"cloth": 1, "wine": 1}})
    assert t.asked[0] == "end_turn"


def test_a_house_sells_after_its_person_has_gone_and_on_any_field():
    """CF-60 the number does not matter."""
    for field in (1, 6):
        t = on_field(0, goods={0: {"cloth": 1}}, houses={"england": {0: field}}).do("sell", "england", "cloth")
        assert t.s.vp[0] == 13


def test_at_most_one_good_of_each_kind_in_each_country_a_turn():
    """CF-61 two cloths, one is sold by the ship."""
    t = on_field(0, goods={0: {"cloth": 2}}, houses={"england": {0: 1}}).do("sell", "england", "cloth")
    assert t.asked[0] == "end_turn"
    assert t.goods(0) == {"cloth": 1}


def test_a_ship_sells_one_of_each_of_its_two_kinds():
    """CF-62, CF-119 England: cloth 4 and/or wine 2."""
    t = on_field(0, goods={0: {"cloth": 1, "wine": 1, "ore": 1, "book": 1}}, houses={"england": {0: 1}})
    assert t.options("sell") == [(0, 2), (0, 3)]
    t.do("sell", "england", "cloth").do("sell", "england", "wine")
    assert t.s.vp[0] == 15
    assert t.goods(0) == {"book": 1, "ore": 1}


def test_the_blue_ship():
    """CF-126 book 4 and/or ore 2 in France."""
    t = on_field(5, goods={0: {"book": 1, "ore": 1}}, houses={"france": {0: 1}})
    assert t.do("sell", "france", "book").s.vp[0] == 13
    assert t.do("sell", "france", "ore").s.vp[0] == 15


def test_a_good_field_gives_one_of_that_kind():
    """CF-63, CF-126 cloth field: 1 cloth."""
    t = on_field(7).do("gain_good", "cloth")
    assert t.goods(0) == {"cloth": 1}
    assert t.asked[0] == "end_turn"


def test_a_good_field_sells_one_in_each_country_that_buys_it():
    """CF-63, CF-126 cloth in England for 4 and/or Spain for 2; wine in the Netherlands for 4, England for 2."""
    t = on_field(7, goods={0: {"cloth": 2}}, houses={"england": {0: 1}, "spain": {0: 1}})
    t.do("sell", "england", "cloth").do("sell", "spain", "cloth")
    assert t.s.vp[0] == 15
    t = on_field(2, goods={0: {"wine": 3}}, houses={"england": {0: 1}, "netherlands": {0: 1}})
    t.do("sell", "netherlands", "wine").do("sell", "england", "wine")
    assert t.s.vp[0] == 15
    assert t.goods(0) == {"wine": 1}


def test_a_captain_sells_one_good_of_choice_for_3_vp():
    """CF-64, CF-104 with a house in a country that buys it."""
    t = given(half=2, goods={0: {"wine": 1, "ore": 1}}, houses={"spain": {0: 2}}, shown={"england": "england_captain"})
    t.do("roll", chance=[die(1)] * 5).do("choose", "white", "england")
    # England got a house with the captain, so wine can be sold too.
    assert t.options("sell_any") == [(1,), (3,)]
    t.do("sell_any", "ore")
    assert t.s.vp[0] == 5
    assert t.goods(0) == {"wine": 1}


def test_a_captain_without_a_fitting_house_does_nothing():
    """CF-64 books are bought in France and the Netherlands only."""
    t = given(half=2, goods={0: {"book": 1}}, houses={"spain": {0: 2}}, shown={"england": "england_captain"})
    t.do("roll", chance=[die(1)] * 5).do("choose", "white", "england", chance=[0])
    assert t.asked == ("move", 0)


def test_the_limit_covers_ship_good_field_and_advance_of_one_turn():
    """CF-65 cloth sold on the good field is not sold again by the ship an advance leads to."""
    t = given(
        half=2,
        discs=(6, 4, 8, 13),
        vp=[10, 2, 2, 2],
        goods={0: {"cloth": 3, "wine": 1}},
        houses={"england": {0: 1}},
        hands={0: ["advance"]},
    )
    t.do("roll", chance=[die(1)] * 5).do("pass").do("move", 7, 0).do("sell", "england", "cloth")
    t.s.discs[0] = 19
    t.do("use_advantage", "advance")
    assert t.options("sell") == [(0, 3)]


def test_a_captains_sale_neither_counts_nor_is_blocked():
    """CF-66 several may happen in one turn."""
    t = given(
        half=2,
        discs=(19, 4, 8, 13),
        goods={0: {"cloth": 4}},
        houses={"england": {0: 1}},
        hands={0: ["captain", "captain"]},
    )
    t.do("use_advantage", "captain").do("roll", chance=[die(1)] * 5).do("pass").do("move", 0, 0)
    t.do("sell", "england", "cloth").do("use_advantage", "captain")
    assert t.s.vp[0] == 2 + 3 - 1 + 4 + 3
    assert t.goods(0) == {"cloth": 1}


def test_each_single_sale_is_optional():
    """CF-67 one of the two kinds, or none."""
    table = {"goods": {0: {"cloth": 1, "wine": 1}}, "houses": {"england": {0: 1}}}
    assert on_field(0, **table).do("sell", "england", "wine").do("done").s.vp[0] == 11
    assert on_field(0, **table).do("done").s.vp[0] == 9


def test_with_one_good_left_the_player_picks_the_country():
    """CF-67 one cloth: England or Spain."""
    t = on_field(7, goods={0: {"cloth": 1}}, houses={"england": {0: 1}, "spain": {0: 1}})
    assert t.options("sell") == [(0, 2), (3, 2)]
    t.do("sell", "spain", "cloth")
    assert t.s.vp[0] == 11
    assert t.asked[0] == "end_turn"


def test_a_good_field_gives_gain_or_sales_never_both():
    """CF-67 after a sale the gain is gone."""
    t = on_field(7, goods={0: {"cloth": 2}}, houses={"england": {0: 1}, "spain": {0: 1}}).do("sell", "england", "cloth")
    assert not t.can("gain_good")
    assert t.can("sell", "spain", "cloth")
    t = on_field(7, goods={0: {"cloth": 2}}, houses={"england": {0: 1}}).do("gain_good", "cloth")
    assert not t.can("sell")
