"""Second half, part two: the action track (CF-50 to CF-59)."""

import pytest

from kingsbridge_desktop.core.types import Action, Reason
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.forecast import reach
from kingsbridge_desktop.games.column_of_fire.rules import RULES
from tests.games.column_of_fire.build import die, given

BOUND = [
    ("feria", "brown", 3),
    ("huus", "orange", 3),
    ("ned", "white", 3),
    ("sylvie", "blue", 3),
    ("rollo", "violet", 3),
]


def moving(**table):
    """Seat 0 before the move of the disc, after taking no person."""
    table.setdefault("vp", [2, 2, 2, 2])
    table["vp"] = [table["vp"][0] + 1, *table["vp"][1:]]
    t = given(half=2, **table)
    return t.do("roll", chance=[die(1)] * len(t.free(0))).do("pass")


def only(*dice):
    """Persons that bind all dice but these."""
    return {0: [card for card in BOUND if card[1] not in dice]}


def test_a_die_moves_the_disc_to_the_next_unoccupied_field_of_its_colour():
    """CF-50 the number does not count and the die stays free."""
    t = moving(vp=[0, 2, 2, 2], persons=only("white", "orange"))
    assert t.options("move") == [(2, 0), (3, 0)]
    t.do("move", 3, 0)
    assert t.s.discs[0] == 3
    assert t.free(0) == ["white", "orange"]


def test_the_number_of_the_die_does_not_matter():
    """CF-50 its colour counts."""
    for number in (1, 6):
        t = given(half=2, vp=[1, 2, 2, 2], persons=only("white")).do("roll", chance=[die(number)]).do("pass")
        assert t.options("move") == [(3, 0)]


def test_the_track_goes_round():
    """CF-59 after 19 comes 0: from 18 the next white field is 3."""
    t = moving(vp=[0, 2, 2, 2], discs=(18, 5, 10, 15), persons=only("white"))
    assert t.options("move") == [(3, 0)]


def test_one_disc_per_field():
    """CF-51 an occupied field is passed over."""
    t = moving(vp=[0, 2, 2, 2], discs=(0, 3, 10, 15), persons=only("white"))
    assert t.options("move") == [(7, 0)]


def test_the_field_may_be_used_or_declined():
    """CF-52 a protection on field 3."""
    t = moving(persons=only("white")).do("move", 3, 0)
    assert {a.kind for a in t.legal()} == {"decline", "gain_protection"}
    assert t.do("gain_protection").s.protections[0] == 1
    t = moving(persons=only("white")).do("move", 3, 0).do("decline")
    assert t.s.protections[0] == 0


def test_skipping_costs_a_vp_for_each_unoccupied_field():
    """CF-53 up to three for 1, 2 and 3 VP."""
    t = moving(vp=[9, 2, 2, 2], persons=only("white"))
    assert t.options("move") == [(3, 0), (7, 1), (14, 2), (16, 3)]
    assert t.do("move", 14, 2).s.vp[0] == 7


def test_only_what_one_can_pay_is_offered():
    """CF-53, CF-91 nobody pays below 0."""
    t = moving(vp=[1, 2, 2, 2], persons=only("white"))
    assert t.options("move") == [(3, 0), (7, 1)]


def test_occupied_fields_are_not_counted():
    """CF-53, CF-125 the white field that green occupies costs nothing."""
    t = moving(vp=[9, 2, 2, 2], discs=(0, 7, 10, 15), persons=only("white"))
    assert t.options("move") == [(3, 0), (14, 1), (16, 2)]


def test_the_field_the_move_began_on_is_no_target():
    """CF-53 not even for VP."""
    t = moving(vp=[9, 2, 2, 2], discs=(3, 5, 10, 15), persons=only("white"))
    assert t.options("move") == [(7, 0), (14, 1), (16, 2)]


def test_example_of_yellow_on_a_white_field():
    """CF-118 the violet die leads to the ship of Spain; the start field is not allowed even for 2 VP."""
    t = moving(vp=[9, 2, 2, 2], discs=(14, 5, 7, 0), persons=only("white", "violet"))
    assert ((15, 0)) in t.options("move")
    assert tables.ALL_SYMBOLS[tables.FIELD_SYMBOL[15]] == "ship_spain"
    assert 14 not in [field for field, _ in t.options("move")]


def test_example_of_skipping_a_white_field():
    """CF-125 the second unoccupied white field for 1 VP, the occupied one between is not counted."""
    t = moving(vp=[9, 2, 2, 2], discs=(14, 5, 3, 0), persons=only("white"))
    # 16 is the first white field, 3 is green's, 7 the cloth field.
    assert t.options("move") == [(7, 1), (16, 0)]
    t.do("move", 7, 1)
    assert tables.ALL_SYMBOLS[tables.FIELD_SYMBOL[7]] == "trade_cloth"
    assert t.s.vp[0] == 8


def test_a_player_who_can_move_must_move_with_any_die():
    """CF-54 staying is not offered."""
    t = moving(vp=[0, 2, 2, 2], persons=only("white", "blue"))
    assert {a.kind for a in t.legal()} == {"move"}
    assert t.options("move") == [(1, 0), (3, 0)]


def test_without_a_free_die_the_disc_stays_and_its_field_is_not_used():
    """CF-54 the field is not used again."""
    t = given(half=2, vp=[1, 2, 2, 2], discs=(3, 5, 10, 15), persons={0: BOUND})
    assert t.happened("disc_stayed") == [(0,)]
    assert t.s.discs[0] == 3
    assert t.s.protections[0] == 0
    assert t.s.active == 1


def test_with_vp_the_stay_is_announced_and_a_die_may_be_bought_first():
    """CF-54, CF-90 the window before the move is there."""
    t = given(half=2, vp=[9, 2, 2, 2], persons={0: BOUND}).do("roll").do("pass")
    assert {a.kind for a in t.legal()} == {"pay_die", "stay"}
    t.do("pay_die", "white")
    assert not t.can("stay")
    assert t.can("move", 3, 0)


def test_an_advance_may_be_used_where_no_die_leads_anywhere():
    """CF-54, CF-58 the disc advances without a die, then stays."""
    t = given(half=2, vp=[1, 2, 2, 2], persons={0: BOUND}, hands={0: ["advance", "vp_1"]}).do("roll").do("pass")
    assert {a.kind for a in t.legal()} == {"stay", "use_advantage"}
    t.do("use_advantage", "advance").do("decline").do("stay")
    assert t.s.discs[0] == 1


@pytest.mark.parametrize(("seats", "offered"), [(2, True), (3, True), (4, False)])
def test_on_a_ship_two_or_three_players_may_place_a_neutral_stone(seats, offered):
    """CF-55 with or without a house there."""
    t = moving(seats=seats, discs=(19, 5, 10, 15), persons=only("violet")).do("move", 0, 0)
    if offered:
        t.do("place_stone", "neutral", "england")
        assert t.stones("england") == "N"
    assert t.asked[1] == 1


def test_the_neutral_stone_of_a_ship_comes_beside_selling_or_without_it():
    """CF-55 in any order, each once."""
    table = {
        "seats": 3,
        "discs": (19, 5, 10),
        "persons": only("violet"),
        "houses": {"england": {0: 1}},
        "goods": {0: {"wine": 1}},
    }
    t = moving(**table).do("move", 0, 0).do("place_stone", "neutral", "england")
    assert {a.kind for a in t.legal()} == {"done", "sell"}
    t.do("sell", "england", "wine")
    assert t.s.vp[0] == 4
    t = moving(**table).do("move", 0, 0).do("sell", "england", "wine").do("place_stone", "neutral", "england")
    assert t.stones("england") == "N"
    t = moving(**table).do("move", 0, 0).do("done")
    assert t.stones("england") == ""
    assert t.s.vp[0] == 2


def test_the_neutral_stone_of_a_ship_needs_a_free_field():
    """CF-55, CF-76 a country with a torch takes none."""
    t = given(
        half=2,
        seats=2,
        vp=[2, 2],
        stones={"england": "CP"},
        discs=(19, 5),
        hands={0: ["stone_neutral"]},
        persons=only("violet"),
    )
    t.do("use_advantage", "stone_neutral").do("place_stone", "neutral", "england")
    t.do("roll", chance=[0]).do("pass").do("move", 0, 0)
    assert t.asked[0] != "ship"


def test_a_ship_reached_by_an_advance_brings_the_stone_too():
    """CF-55 also after an advance."""
    t = given(seats=3, discs=(19, 5, 10), persons={0: [("ned", "white", 3)]}).do("turn_use", "ned", "advance")
    assert t.can("place_stone", "neutral", "england")


def test_a_die_whose_colour_has_no_unoccupied_field_cannot_be_chosen():
    """CF-56 four discs on the four ships: violet reaches nothing and the disc stays."""
    t = moving(vp=[0, 2, 2, 2], discs=(0, 5, 10, 15), persons=only("violet"))
    assert t.happened("disc_stayed") == [(0,)]
    assert t.s.discs[0] == 0
    assert reach(t.s, 0, tables.VIOLET) == ()


def test_only_the_violet_die_leads_to_a_ship():
    """CF-57 and not while it lies on a card."""
    t = moving(vp=[9, 2, 2, 2], discs=(19, 6, 11, 16), persons=only("white", "blue", "orange", "brown"))
    assert not {0, 5, 10, 15} & {field for field, _ in t.options("move")}
    t = moving(vp=[9, 2, 2, 2], discs=(19, 6, 11, 16), persons=only("violet"))
    assert t.options("move") == [(0, 0), (5, 1), (10, 2), (15, 3)]


def test_each_field_is_offered_once_at_its_lowest_price():
    """CF-57 a move goes round at most once."""
    t = moving(vp=[20, 2, 2, 2])
    fields = [field for field, _ in t.options("move")]
    assert len(fields) == len(set(fields))
    assert max(price for _, price in t.options("move")) == 3


def test_an_advance_needs_no_die_and_goes_to_any_colour():
    """CF-58 the next unoccupied field, ships included; nothing is paid."""
    t = given(discs=(4, 5, 6, 15), persons={0: [("ned", "white", 3)]}).do("turn_use", "ned", "advance")
    assert t.s.discs[0] == 7
    assert t.s.vp[0] == 2
    assert t.asked == ("trade", 0)
    t = given(discs=(4, 6, 10, 15), persons={0: [("ned", "white", 3)]})
    t.do("turn_use", "ned", "advance")
    assert t.s.discs[0] == 5


def test_using_the_field_of_an_advance_is_optional():
    """CF-58 declined."""
    t = given(discs=(2, 5, 6, 15), persons={0: [("ned", "white", 3)]}).do("turn_use", "ned", "advance").do("decline")
    assert t.s.protections[0] == 0


def test_an_advance_does_not_replace_the_move():
    """CF-58 the move starts from the new field; advances may follow each other."""
    t = given(half=2, hands={0: ["advance", "advance"]}, persons=only("white"))
    t.do("use_advantage", "advance", chance=[])
    assert t.s.discs[0] == 1
    t.do("decline").do("use_advantage", "advance")
    assert t.s.discs[0] == 2
    t.do("done").do("roll", chance=[0]).do("pass")
    assert t.options("move")[0] == (3, 0)


def test_clockwise_is_ascending():
    """CF-59 the ships in their order."""
    ships = [field for field in range(tables.FIELDS) if tables.FIELD_DIE[field] == tables.VIOLET]
    assert tables.AHEAD[7][tables.VIOLET] == (10, 15, 0, 5)
    assert ships == [0, 5, 10, 15]


def test_the_field_the_turn_began_on_is_no_target_after_an_advance():
    """CF-53 from the ship of England an advance leads to field 1; the violet die must not lead back for 3 VP."""
    t = given(half=2, vp=[9, 2, 2, 2], discs=(0, 8, 9, 13), hands={0: ["advance"]}, persons=only("violet"))
    t.do("use_advantage", "advance").do("decline").do("roll", chance=[0]).do("pass")
    assert t.options("move") == [(5, 0), (10, 1), (15, 2)]


def test_an_advance_after_the_roll_counts_from_the_start_of_the_turn_too():
    """CF-53 with all other ships occupied the violet die leads nowhere, so the disc stays (CF-54)."""
    t = given(half=2, vp=[9, 2, 2, 2], discs=(15, 0, 5, 10), hands={0: ["advance"]}, persons=only("violet"))
    t.do("roll", chance=[0]).do("use_advantage", "advance").do("decline").do("pass")
    assert t.s.discs[0] == 16
    assert t.options("move") == []
    assert t.can("stay")


def test_where_a_turn_began_is_told_when_it_is_tried_and_forgotten_with_the_turn():
    """CF-53 a reason of its own; the next turn begins elsewhere."""
    t = given(half=2, vp=[9, 2, 2, 2], discs=(0, 8, 9, 13), hands={0: ["advance"]}, persons=only("violet"))
    t.do("use_advantage", "advance").do("decline").do("roll", chance=[0]).do("pass")
    assert RULES.why_not(t.s, Action("move", (0, 3))) == Reason("turn_began_here", (0,))
    assert RULES.from_json(RULES.to_json(t.s)).key() == t.s.key()
    t.do("move", 5, 0)
    assert not any(frame.args for frame in t.s.stack if frame.kind in ("moving", "move"))
