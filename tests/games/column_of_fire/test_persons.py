"""Second half, part one (CF-30 to CF-47)."""

import pytest

from kingsbridge_desktop.games.column_of_fire import tables
from tests.games.column_of_fire.build import die, given


def rolled(*numbers, **table):
    """A table after the roll of seat 0's free dice."""
    t = given(half=2, **table)
    return t.do("roll", chance=[die(number) for number in numbers])


def test_all_free_dice_are_rolled_and_each_takes_the_person_of_its_country():
    """CF-30 a coloured die for its own country, the violet one for any."""
    t = rolled(4, 2, 6, persons={0: [("feria", "brown", 3), ("huus", "orange", 3)]})
    assert t.happened("dice_rolled") == [(0, 0, 4, 1, 2, 4, 6)]
    assert t.options("choose") == [(0, 0), (1, 1), (4, 0), (4, 1), (4, 2), (4, 3)]


def test_the_persons_stone_goes_to_the_country_first():
    """CF-31 must be placed."""
    t = rolled(4, 1, 1, 1, 1).do("choose", "white", "england")
    assert t.stones("england") == "P"
    kinds = [event.kind for event in t.events]
    assert kinds.index("person_stone_placed") < kinds.index("house_placed") < kinds.index("person_taken")


def test_for_a_protection_the_stone_goes_to_the_supply():
    """CF-31 the active player may pay one."""
    t = rolled(4, 1, 1, 1, 1, protections=(2, 0, 0, 0)).do("choose", "white", "england")
    assert t.asked == ("stone", 0)
    t.do("protect")
    assert t.stones("england") == ""
    assert t.s.protections[0] == 1
    assert t.display(0) == [("elizabeth", "white", 4)]


def test_a_neutral_stone_may_be_kept_off_the_board_too():
    """CF-31 whatever stone lies on the person."""
    t = rolled(4, 1, 1, 1, 1, shown={"england": "barney"}, protections=(1, 0, 0, 0)).do("choose", "white", "england")
    assert t.can("place_stone", "neutral", "england")
    t.do("protect")
    assert t.stones("england") == ""


def test_without_a_free_religion_field_the_stone_goes_to_the_supply():
    """CF-32 the person may still be taken, and no protection is asked for."""
    t = given(half=2, stones={"england": "CCP"}, hands={0: ["stone_neutral"]}, protections=(1, 0, 0, 0))
    t.do("use_advantage", "stone_neutral").do("place_stone", "neutral", "england")
    t.do("roll", chance=[die(4)] * 5).do("choose", "white", "england")
    assert t.happened("person_stone_returned") == [(0, 1, 0)]
    assert t.stones("england") == "CCPN"
    assert t.display(0) == [("elizabeth", "white", 4)]
    assert t.s.protections[0] == 1


@pytest.mark.parametrize(("seats", "before"), [(2, "CC"), (3, "CCC"), (4, "CCC")])
def test_the_last_stone_lights_a_torch(seats, before):
    """CF-33 all religion fields taken, by number of players (CF-10)."""
    t = rolled(4, 1, 1, 1, 1, seats=seats, stones={"england": before}).do("choose", "white", "england")
    assert t.happened("torch_lit") == [(0,)]
    t = rolled(4, 1, 1, 1, 1, seats=seats, stones={"england": before[1:]}).do("choose", "white", "england")
    assert t.happened("torch_lit") == []


def test_a_house_is_put_on_the_number_rolled():
    """CF-34 the field of the rolled number."""
    t = rolled(4, 1, 1, 1, 1).do("choose", "white", "england")
    assert t.house(0, "england") == 4


def test_a_house_in_the_way_moves_down_one():
    """CF-34, CF-120 red on 4, green places 4: red to 3."""
    t = rolled(4, 1, 1, 1, 1, houses={"england": {1: 4}}).do("choose", "white", "england")
    assert (t.house(0, "england"), t.house(1, "england")) == (4, 3)


def test_a_pushed_house_pushes_on():
    """CF-34, CF-120 with yellow on 3, yellow goes to 2."""
    t = rolled(4, 1, 1, 1, 1, houses={"england": {1: 4, 2: 3}}).do("choose", "white", "england")
    assert [t.house(seat, "england") for seat in range(3)] == [4, 3, 2]


def test_pushing_stops_at_the_first_empty_field():
    """CF-34 with field 3 empty the house on 2 stays."""
    t = rolled(4, 1, 1, 1, 1, houses={"england": {1: 4, 2: 2}}).do("choose", "white", "england")
    assert [t.house(seat, "england") for seat in range(3)] == [4, 3, 2]


def test_a_house_pushed_off_field_one_returns_to_its_owner():
    """CF-34 and everything above it moves down."""
    t = rolled(2, 1, 1, 1, 1, houses={"england": {1: 2, 2: 1}}).do("choose", "white", "england")
    assert [t.house(seat, "england") for seat in range(3)] == [2, 1, 0]


def test_a_lower_house_may_be_raised():
    """CF-35, CF-121 green on 2 rolls 4: the house moves to 4."""
    t = rolled(4, 1, 1, 1, 1, houses={"england": {0: 2}}).do("choose", "white", "england")
    assert t.asked == ("house", 0)
    t.do("raise_house", "england", 4)
    assert t.house(0, "england") == 4


def test_raising_may_be_left():
    """CF-35 may."""
    t = rolled(4, 1, 1, 1, 1, houses={"england": {0: 2}}).do("choose", "white", "england").do("keep_house", "england")
    assert t.house(0, "england") == 2
    assert t.display(0) == [("elizabeth", "white", 4)]


@pytest.mark.parametrize("number", [3, 1])
def test_with_an_equal_or_lower_number_nothing_changes(number):
    """CF-35 one house per player and country."""
    t = rolled(number, 1, 1, 1, 1, houses={"england": {0: 3, 1: 1}}).do("choose", "white", "england")
    assert (t.house(0, "england"), t.house(1, "england")) == (3, 1)
    assert t.display(0) == [("elizabeth", "white", number)]


def test_the_person_joins_at_the_right_with_the_rolled_number():
    """CF-36 under the die that took it."""
    t = rolled(5, 1, 1, 1, persons={0: [("feria", "brown", 3)]}).do("choose", "violet", "england")
    assert t.display(0) == [("feria", "brown", 3), ("elizabeth", "violet", 1)]
    assert t.free(0) == ["white", "blue", "orange"]


def test_the_persons_action_may_be_used_at_once():
    """CF-37 once."""
    t = rolled(4, 1, 1, 1, 1).do("choose", "white", "england").do("gain_vp", 2)
    assert t.s.vp[0] == 4
    assert t.asked[0] != "act"


def test_of_two_symbols_with_a_bar_one_is_chosen_anew_each_time():
    """CF-38 Alice Willard: a neutral stone or 1 VP."""
    t = rolled(4, 1, 1, 1, 1, shown={"england": "alice"}).do("choose", "white", "england")
    assert {a.kind for a in t.legal()} == {"decline", "gain_vp", "place_stone"}
    t.do("gain_vp", 1)
    assert t.asked[0] != "act"
    t = given(persons={0: [("alice", "white", 3)]})
    assert t.can("turn_use", "alice", "stone_neutral")
    assert t.can("turn_use", "alice", "vp_1")
    t.do("turn_use", "alice", "vp_1")
    assert t.s.vp[0] == 3
    assert t.asked[0] != "pick_target"  # in a first half too it was one of the two


def test_the_next_card_is_turned_up_after_the_action_and_before_the_move():
    """CF-39 used or not; a person gets its stone at once, so taking it brings it."""
    t = rolled(4, 1, 1, 1, 1).do("choose", "white", "england")
    assert t.open("england") is None
    t.do("decline", chance=[t.card("margery")])
    assert t.open("england") == "margery"
    assert t.asked == ("move", 0)


def test_an_event_is_carried_out_at_once_and_the_next_card_follows():
    """CF-40 then it leaves the game."""
    t = rolled(4, 1, 1, 1, 1, religions="CPPP").do("choose", "white", "england")
    t.do("decline", chance=[t.card("e_rel"), 0])
    assert t.s.vp[0] == 0
    assert t.is_gone("e_rel")
    assert t.open("england") == "england_book"


def test_further_events_in_the_same_turn_leave_without_effect():
    """CF-40 at most one event per turn."""
    t = rolled(4, 1, 1, 1, 1, religions="CPPP", vp=[2, 2, 2, 2]).do("choose", "white", "england")
    events = t.card("e_ll")  # the first of the four, behind the persons
    t.do("decline", chance=[events + 1, events, events, t.card("margery")])
    assert t.happened("event_turned_up") == [(0, 1)]
    assert t.happened("event_ignored") == [(0, 0), (0, 2)]
    assert t.s.vp == [0, 2, 2, 2]
    assert t.open("england") == "margery"


def test_an_event_of_another_deck_in_the_same_turn_is_ignored_too():
    """CF-40 per turn, not per deck."""
    t = given(half=2, religions="CPPP", hands={0: ["remove_person"]}, vp=[4, 4, 4, 4])
    t.do("use_advantage", "remove_person").do("remove_person", "caterina", chance=[t.card("f_rel"), 0])
    assert t.s.vp == [4, 2, 2, 2]
    t.do("roll", chance=[die(4)] * 5).do("choose", "white", "england").do("decline")
    t.do("turn_up", "england", chance=[t.card("e_rel"), 0])
    assert t.happened("event_ignored") == [(0, 1)]
    assert t.s.vp[0] == 4


def test_taking_no_person_costs_a_vp_and_the_track_move_follows():
    """CF-41 only part one ends."""
    t = rolled(4, 1, 1, 1, 1).do("pass")
    assert t.s.vp[0] == 1
    assert t.asked == ("move", 0)
    assert t.open("england") == "elizabeth"


def test_with_0_vp_a_person_must_be_taken():
    """CF-41 by choice only with at least 1 VP."""
    assert not rolled(4, 1, 1, 1, 1, vp=[0, 2, 2, 2]).can("pass")


@pytest.mark.parametrize(("before", "after"), [(2, 1), (1, 0), (0, 0)])
def test_who_cannot_take_a_person_loses_a_vp_but_never_below_0(before, after):
    """CF-41 no free die."""
    bound = [
        ("feria", "brown", 3),
        ("huus", "orange", 3),
        ("ned", "white", 3),
        ("sylvie", "blue", 3),
        ("rollo", "violet", 3),
    ]
    t = given(half=2, vp=[before, 2, 2, 2], persons={0: bound})
    assert t.happened("person_passed") == [(0, before - after)]
    assert t.s.vp[0] == after
    assert t.s.active == 1


def test_in_a_used_up_country_a_die_still_places_a_house():
    """CF-42 no person, no stone; CF-47 the die stays free, no card is turned up, no VP is lost."""
    t = rolled(4, 1, 1, 1, 1, shown={"england": None}, unseen={"england": []}, houses={"england": {1: 4}})
    t.do("choose", "white", "england")
    assert (t.house(0, "england"), t.house(1, "england")) == (4, 3)
    assert t.stones("england") == ""
    assert t.display(0) == []
    assert "white" in t.free(0)
    assert t.s.vp[0] == 2
    assert t.asked == ("move", 0)


def test_the_violet_die_may_also_build_in_a_used_up_country():
    """CF-42 its colour's die or the violet one."""
    t = rolled(1, 1, 1, 1, 5, shown={"england": None}, unseen={"england": []}).do("choose", "violet", "england")
    assert t.house(0, "england") == 5
    assert "violet" in t.free(0)


def test_in_a_used_up_country_the_die_must_really_place_or_raise():
    """CF-47 an equal or higher house forbids it."""
    table = {"shown": {"england": None}, "unseen": {"england": []}, "houses": {"england": {0: 3}}}
    assert not rolled(3, 1, 1, 1, 1, **table).can("choose", "white", "england")
    assert rolled(4, 1, 1, 1, 1, **table).can("choose", "white", "england")


def test_with_0_vp_and_only_houses_to_build_one_may_still_take_nobody():
    """CF-41, CF-47 building is a choice; whoever cannot take a person loses nothing at 0."""
    nobody = dict.fromkeys(("england", "france", "netherlands", "spain"))
    t = rolled(4, 1, 1, 1, 1, vp=[0, 2, 2, 2], shown=nobody, unseen={key: [] for key in nobody})
    assert t.can("choose", "white", "england")
    assert t.can("pass")


def test_a_die_freed_after_the_roll_takes_no_person_but_may_move_the_disc():
    """CF-43 it was not rolled."""
    t = rolled(1, 1, 1, 1, vp=[5, 2, 2, 2], persons={0: [("feria", "brown", 3)]})
    t.do("pay_die", "brown")
    assert "brown" in t.free(0)
    assert not t.can("choose", "brown", "spain")
    t.do("pass")
    assert t.can("move", 4, 0)  # the next brown field


@pytest.mark.parametrize(("advantage", "target"), [("remove_person", ("feria",)), ("free_die", ("brown",))])
def test_a_die_freed_by_an_advantage_after_the_roll_takes_no_person(advantage, target):
    """CF-43, CF-107, CF-110 freed is not rolled."""
    t = rolled(1, 1, 1, 1, persons={0: [("feria", "brown", 3)]}, hands={0: [advantage]})
    t.do("use_advantage", advantage).do(advantage, *target)
    assert "brown" in t.free(0)
    assert not t.can("choose", "brown", "spain")


def test_a_rolled_die_that_was_on_loch_leven_meanwhile_takes_no_person():
    """CF-43 sent there by an event after the roll and bought free at once: it was freed after the roll."""
    t = given(half=2, vp=[9, 2, 2, 2], hands={0: ["remove_person"]}, houses={"france": {0: 1}})
    t.do("roll", chance=[die(4)] * 5).do("use_advantage", "remove_person")
    t.do("remove_person", "caterina", chance=[t.card("f_ll")]).do("put_on_leven", "white", chance=[0])
    t.do("pay_die", "white")
    assert "white" in t.free(0)
    assert not t.can("choose", "white", "england")
    assert t.can("choose", "blue", "france")


def test_only_one_person_is_taken():
    """CF-43 after one, the track follows."""
    t = rolled(1, 1, 1, 1, 1).do("choose", "white", "england").do("decline", chance=[0])
    assert t.asked == ("move", 0)
    assert t.s.rolled == 0


def test_raising_lifts_the_own_house_first():
    """CF-44 green 2, yellow 3, red 4; green rolls 4: green 4, red 3, yellow 2."""
    t = rolled(4, 1, 1, 1, 1, houses={"england": {0: 2, 1: 3, 2: 4}}).do("choose", "white", "england")
    t.do("raise_house", "england", 4)
    assert [t.house(seat, "england") for seat in range(3)] == [4, 2, 3]


def test_the_field_a_raised_house_left_stops_the_pushing():
    """CF-44 with blue on 1 below the vacated 2: yellow goes to 2, blue stays."""
    t = rolled(4, 1, 1, 1, 1, houses={"england": {0: 2, 1: 3, 2: 4, 3: 1}}).do("choose", "white", "england")
    t.do("raise_house", "england", 4)
    assert [t.house(seat, "england") for seat in range(4)] == [4, 2, 3, 1]


def test_between_taking_and_turning_up_that_deck_shows_no_person_to_remove():
    """CF-45 neither by the person's own action nor by an advantage."""
    t = rolled(4, 1, 1, 1, 1, shown={"england": "rollo"}, hands={0: ["remove_person"]}).do("choose", "white", "england")
    open_now = {"caterina", "jan", "felipe"}
    assert {_person(args) for args in t.options("remove_person")} == open_now | {"rollo"}
    t.do("decline").do("use_advantage", "remove_person")
    assert {_person(args) for args in t.options("remove_person")} == open_now | {"rollo"}


def _person(args):
    return tables.PERSON_IDS[args[0]]


def test_a_deck_is_used_up_when_its_last_person_is_taken():
    """CF-46 no card is left to turn up; the game ends with this year (CF-95)."""
    t = rolled(4, 1, 1, 1, 1, unseen={"england": []}).do("choose", "white", "england").do("decline")
    assert t.happened("deck_used_up") == [(0,)]
    assert t.open("england") is None


def test_a_deck_with_only_events_left_is_used_up_and_the_first_of_them_happens():
    """CF-46 the second leaves without effect."""
    t = rolled(4, 1, 1, 1, 1, unseen={"england": ["e_rel", "e_pos"]}, religions="CPPP")
    t.do("choose", "white", "england").do("decline", chance=[0, 0])
    assert t.s.vp[0] == 0
    assert t.happened("event_ignored") == [(0, 3)]
    assert t.happened("deck_used_up") == [(0,)]


def test_an_event_that_is_the_last_card_of_its_deck_still_happens():
    """CF-46 then the deck is used up."""
    t = rolled(4, 1, 1, 1, 1, unseen={"england": ["e_rel"]}, religions="CPPP")
    t.do("choose", "white", "england").do("decline", chance=[0])
    assert t.s.vp[0] == 0
    assert t.happened("deck_used_up") == [(0,)]


def test_in_a_used_up_country_a_die_raises_without_stone_card_or_protection():
    """CF-42 the house goes up at once and pushes; there is no stone to avert and no card to turn up."""
    for colour, dice in (("white", (5, 1, 1, 1, 1)), ("violet", (1, 1, 1, 1, 5))):
        t = rolled(
            *dice,
            shown={"england": None},
            unseen={"england": []},
            houses={"england": {0: 2, 1: 5, 2: 4}},
            stones={"england": "CC"},
            protections=(1, 0, 0, 0),
        )
        t.do("choose", colour, "england")
        assert [t.house(seat, "england") for seat in range(4)] == [5, 4, 3, 0]
        assert t.stones("england") == "CC"
        assert t.s.protections[0] == 1
        assert (t.open("england"), t.display(0)) == (None, [])
        assert t.asked == ("move", 0)


def test_in_a_used_up_country_no_die_of_another_country_builds():
    """CF-42 its colour's die or the violet one."""
    t = rolled(6, 6, 6, 6, 6, shown={"spain": None}, unseen={"spain": []})
    assert [die_at for die_at, country in t.options("choose") if country == 3] == [tables.BROWN, tables.VIOLET]


def test_building_in_a_used_up_country_ends_part_one():
    """CF-42, CF-43 no person is taken with another die afterwards."""
    t = rolled(1, 1, 1, 4, 1, vp=[5, 2, 2, 2], shown={"spain": None}, unseen={"spain": []})
    t.do("choose", "brown", "spain")
    assert t.asked == ("move", 0)
    assert not t.can("choose")
    assert t.s.rolled == 0
    assert t.s.vp[0] == 5
