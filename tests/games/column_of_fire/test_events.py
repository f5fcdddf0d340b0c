"""Events, protections and Loch Leven (CF-80 to CF-89)."""

import pytest

from kingsbridge_desktop.core.compiling import is_compiled
from kingsbridge_desktop.games.column_of_fire import tables
from tests.games.column_of_fire.build import die, given

ALL_BUT_RELIGION = {"white": 3, "blue": 3, "orange": 3, "brown": 3, "violet": 3}


def event(name, *more, **table):
    """Seat 0 turns an event up by taking the open person of its deck, at 9 VP; more scripted cards may follow."""
    country = tables.CARD_COUNTRY[tables.CARD_IDS.index(name)]
    place = ("england", "france", "netherlands", "spain")[country]
    table.setdefault("vp", [9, 9, 9, 9])
    t = given(half=2, **table)
    t.do("roll", chance=[die(1)] * len(t.free(0))).do("choose", ("white", "blue", "orange", "brown")[country], place)
    if t.asked[0] == "stone":
        t.do("place_stone", _stone(t, place), place)
    t.do("decline")
    return t.do("turn_up", place, chance=[t.card(name), *more])


def _stone(t, country):
    person = tables.PERSON_IDS.index(t.open(country))
    return ("catholic", "protestant", "neutral")[tables.PERSON_STONE[person]]


def test_a_protection_averts_the_harm_for_its_owner_only():
    """CF-81 the others are still hit."""
    t = event("e_rel", religions="CCPP", protections=(1, 0, 0, 0))
    assert t.asked == ("answer_event", 0)
    assert {a.kind for a in t.legal()} == {"avert", "lose_vp"}
    t.do("avert", chance=[0])
    assert t.s.protections[0] == 0
    assert t.s.vp == [9, 7, 9, 9]


def test_the_harm_may_be_suffered_in_spite_of_a_protection():
    """CF-81 may."""
    t = event("e_rel", religions="CPPP", protections=(1, 0, 0, 0)).do("lose_vp", 2, chance=[0])
    assert t.s.vp[0] == 7
    assert t.s.protections[0] == 1


def test_an_event_hits_all_named_players_whatever_the_country():
    """CF-82, CF-119 "each catholic loses 2 VP" in England hits every catholic, house or not."""
    t = event("e_rel", 0, religions="CPCP", houses={"england": {1: 3}})
    assert t.s.vp == [7, 9, 7, 9]


def test_an_event_for_houses_in_a_country_hits_their_owners():
    """CF-82 unless it says otherwise: only those with a house there."""
    t = event("f_mis", 0, houses={"france": {2: 3}, "spain": {1: 1}})
    assert t.s.vp == [7, 9, 7, 9]  # seat 0 has just built there


def test_vp_lost_to_an_event_stop_at_0():
    """CF-83 1 VP left of 2 to lose."""
    t = event("e_rel", 0, religions="CPCP", vp=[9, 9, 1, 9])
    assert t.s.vp == [7, 9, 0, 9]
    assert t.happened("vp_lost") == [(0, 1, 2), (2, 1, 1)]


def test_loch_leven_takes_a_free_die():
    """CF-84 with the number the card names."""
    t = event("e_ll", persons={0: [("feria", "brown", 4)]})
    assert t.asked == ("answer_event", 0)
    t.do("put_on_leven", "orange", chance=[0])
    assert t.leven(0) == {"orange": 3}
    assert "orange" not in t.free(0)


def test_loch_leven_takes_a_die_from_a_person_who_leaves_the_game():
    """CF-84 the person goes, the die shows 3."""
    t = event("e_ll", persons={0: [("feria", "brown", 5)]}).do("put_on_leven", "brown", chance=[0])
    assert t.leven(0) == {"brown": 3}
    assert [person for person, _, _ in t.display(0)] == ["elizabeth"]
    assert t.is_gone("feria")


def test_a_die_on_loch_leven_neither_takes_persons_nor_moves_the_disc():
    """CF-85 it is not rolled and leads nowhere."""
    t = given(half=2, vp=[2, 2, 2, 2], leven={0: {"white": 3, "blue": 2}}).do("roll", chance=[die(6)] * 3)
    assert t.happened("dice_rolled") == [(0, 2, 6, 3, 6, 4, 6)]
    assert not t.can("choose", "white", "england")
    t.do("pass")
    assert not {tables.FIELD_DIE[field] for field, _ in t.options("move")} & {tables.WHITE, tables.BLUE}


def test_a_die_on_loch_leven_is_turned_down_first_in_each_first_half():
    """CF-85 3, 2, 1, then free."""
    for number in (3, 2):
        assert given(leven={0: {"white": number}}).leven(0) == {"white": number - 1}
    assert given(leven={0: {"white": 1}}).leven(0) == {}


def test_players_answer_clockwise_from_the_active_player_knowing_earlier_answers():
    """CF-86 seat 2 is active: 2, 3, 0."""
    t = given(half=2, seat=2, vp=[9] * 4, religions="CPCC", protections=(1, 1, 1, 1))
    t.do("roll", chance=[die(1)] * 5).do("choose", "white", "england").do("place_stone", "protestant", "england")
    t.do("decline").do("turn_up", "england", chance=[t.card("e_rel")])
    asked = []
    while t.asked[0] == "answer_event":
        asked.append(t.asked[1])
        t.do("avert", chance=[0] if t.asked[1] == 0 else [])
    assert asked == [2, 3, 0]
    assert t.s.protections == [0, 1, 0, 0]


def test_at_most_one_protection_per_player_and_event():
    """CF-86 whoever has averted is not asked again."""
    t = event("e_rel", religions="CPPP", protections=(3, 0, 0, 0)).do("avert", chance=[0])
    assert t.s.protections[0] == 2
    assert t.asked == ("move", 0)


def test_whoever_would_lose_nothing_is_not_asked():
    """CF-86 no VP, no goods: the protection stays."""
    t = event("e_rel", 0, religions="PCPP", vp=[9, 0, 9, 9], protections=(0, 1, 0, 0))
    assert t.s.protections[1] == 1
    t = event("e_mis", 0, houses={"england": {1: 2}}, protections=(0, 1, 0, 0))
    assert t.s.protections[1] == 1
    assert t.asked == ("move", 0)


def test_lose_goods_takes_a_good_of_ones_choice():
    """CF-87 the Armada: one good of those with a house in England."""
    t = event("e_mis", houses={"england": {1: 2}}, goods={1: {"wine": 1, "ore": 2}})
    assert t.asked == ("answer_event", 1)
    assert t.options("lose_good") == [(1,), (3,)]
    t.do("lose_good", "ore", chance=[0])
    assert t.goods(1) == {"ore": 1, "wine": 1}


def test_lose_goods_takes_at_most_what_one_has():
    """CF-87 with a single kind there is nothing to choose."""
    t = event("e_mis", 0, houses={"england": {1: 2}}, goods={1: {"wine": 1}})
    assert t.goods(1) == {}


@pytest.mark.skipif(is_compiled(), reason="a compiled module keeps its constants")
def test_several_goods_are_given_up_one_at_a_time(monkeypatch):
    """CF-87 a corrected card may take two; the protection is for the whole harm (CF-86)."""
    value = list(tables.EVENT_VALUE)
    value[tables.EVENT_IDS.index("e_mis")] = 2
    monkeypatch.setattr(tables, "EVENT_VALUE", tuple(value))
    t = event("e_mis", houses={"england": {1: 2}}, goods={1: {"wine": 1, "ore": 2}}, protections=(0, 1, 0, 0))
    assert t.can("avert")
    t.do("lose_good", "ore")
    assert not t.can("avert")
    t.do("lose_good", "wine", chance=[0])
    assert t.goods(1) == {"ore": 1}
    assert t.s.protections[1] == 1


def test_the_bonus_event_gives_the_religion_die_for_a_protection():
    """CF-80, CF-87 each player may give up exactly one, once."""
    t = event("e_pos", religion_dice=(3, 5, 2, 4), protections=(2, 1, 0, 1))
    t.do("give_protection")
    assert t.s.vp[0] == 12
    assert t.s.protections[0] == 1
    assert t.asked == ("answer_event", 1)
    t.do("decline").do("give_protection", chance=[0])
    assert t.s.vp == [12, 9, 9, 13]
    assert t.s.protections == [1, 1, 0, 0]


def test_the_religion_die_and_dice_on_loch_leven_cannot_be_chosen():
    """CF-88 several dice may lie there."""
    t = event("e_ll", leven={0: {"blue": 2}})
    assert t.options("put_on_leven") == [(0,), (2,), (3,), (4,)]
    t.do("put_on_leven", "violet", chance=[0])
    assert t.leven(0) == {"blue": 2, "violet": 3}


def test_without_a_die_to_choose_the_event_does_nothing():
    """CF-88 all five lie on Loch Leven: nobody is asked, no protection goes."""
    t = event("e_ll", houses={"england": {1: 4}}, leven={1: ALL_BUT_RELIGION}, protections=(0, 1, 0, 0))
    t.do("put_on_leven", "blue", chance=[0])
    assert t.asked == ("move", 0)
    assert t.s.protections[1] == 1
    assert t.leven(1) == ALL_BUT_RELIGION


def test_a_person_removed_from_a_deck_is_followed_by_the_next_card():
    """CF-89 its stone goes to the supply, in a first half too; an event happens."""
    t = given(religions="CPCP", vp=[4, 4, 4, 4], persons={0: [("rollo", "white", 3)]}).do("turn_religion")
    t.do("turn_use", "rollo", "remove_person").do("remove_person", "felipe", chance=[t.card("s_rel"), 0])
    assert t.s.vp == [4, 2, 4, 2]
    assert t.open("spain") == "spain_book"
    assert t.stones("spain") == ""
    assert t.is_gone("felipe")


def test_an_event_counts_as_the_turns_one_even_if_it_hits_nobody():
    """CF-89 the second one is ignored."""
    t = given(half=2, religions="CCCC", vp=[9] * 4, hands={0: ["remove_person"]}).do("use_advantage", "remove_person")
    t.do("remove_person", "caterina", chance=[t.card("f_rel"), 0])
    assert t.s.vp == [9] * 4
    t.do("roll", chance=[die(1)] * 5).do("choose", "white", "england").do("decline")
    t.do("turn_up", "england", chance=[t.card("e_rel"), 0])
    assert t.s.vp == [9] * 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_event_at_each_number_of_players(seats):
    """CF-82, CF-86 everybody at the table is looked at."""
    t = event("e_rel", 0, seats=seats, religions="CCCC")
    assert t.s.vp == [7] * seats


@pytest.mark.skipif(is_compiled(), reason="a compiled module keeps its constants")
@pytest.mark.parametrize("number", [1, 2, 4, 5, 6])
def test_a_die_goes_to_loch_leven_with_the_number_the_card_names(number, monkeypatch):
    """CF-84 a corrected card may name another number than 3, whatever the die showed before."""
    value = list(tables.EVENT_VALUE)
    value[tables.EVENT_IDS.index("e_ll")] = number
    monkeypatch.setattr(tables, "EVENT_VALUE", tuple(value))
    t = event("e_ll", houses={"england": {1: 5}}, persons={0: [("feria", "brown", 3)], 1: [("ned", "white", 3)]})
    t.do("put_on_leven", "brown").do("put_on_leven", "blue", chance=[0])
    assert t.leven(0) == {"brown": number}
    assert t.leven(1) == {"blue": number}
    assert t.is_gone("feria")
    assert not t.is_gone("ned")


def test_loch_leven_takes_the_die_of_whoever_answers():
    """CF-84, CF-86 seat 1's white die and person; the active player's stay where they are."""
    t = event("f_ll", houses={"france": {1: 4}}, persons={0: [("ned", "white", 3)], 1: [("margery", "white", 5)]})
    t.do("put_on_leven", "orange")
    assert t.asked == ("answer_event", 1)
    t.do("put_on_leven", "white", chance=[0])
    assert [t.leven(seat) for seat in range(4)] == [{"orange": 3}, {"white": 3}, {}, {}]
    assert t.is_gone("margery")
    assert ("ned", "white", 3) in t.display(0)


def test_another_players_die_on_loch_leven_may_still_be_rolled_and_moved_by_oneself():
    """CF-85 only the own dice there are bound."""
    t = given(half=2, discs=(1, 5, 10, 15), leven={1: {"white": 3, "violet": 2}}).do("roll", chance=[die(2)] * 5)
    assert t.can("choose", "white", "england")
    t.do("pass")
    assert {tables.FIELD_DIE[field] for field, _ in t.options("move")} >= {tables.WHITE, tables.VIOLET}
