"""Playing cards and who gets the trick."""

from __future__ import annotations

import pytest

from kingsbridge_desktop.core.types import NOBODY, Reason
from kingsbridge_desktop.games.pillars_cards.forecast import Lead, leader_if, leader_now
from kingsbridge_desktop.games.pillars_cards.rules import RULES
from kingsbridge_desktop.games.pillars_cards.tables import ALFRED, ALIENA, ID_OF
from tests.games.pillars_cards.build import BLUE, GREEN, ORANGE, RED, asked, cards, do, given, ids, names, play


def playable(s) -> list[str]:
    return [names(1 << action.args[0]).pop() for action in RULES.legal(s)]


def test_the_first_leader_may_lead_any_card():
    """PC-10 Not necessarily Lady Aliena."""
    s = given(["aliena quarry_1 king", "ellen regan tom", "forest_1 forest_2 philip", "quarry_2 william waleran"])
    assert playable(s) == ["quarry_1", "king", "aliena"]


def test_there_is_no_suit_to_follow():
    """PC-11 After a led craftsman any card may be played, in clockwise order."""
    hands = ["blue_tool_maker aliena", "blue_stonecutter king", "ellen regan", "tom philip"]
    s = given(hands)
    do(s, play("blue_tool_maker"))
    assert asked(s) == ("play", 1)
    assert playable(s) == ["blue_stonecutter", "king"]
    do(s, play("king"))
    assert asked(s) == ("play", 2)
    do(s, play("regan"))
    assert asked(s) == ("play", 3)


@pytest.mark.parametrize("trick", ["", "quarry_1"])
def test_alfred_stays_while_there_is_another_card(trick):
    """PC-12 Alfred Builder may neither be led nor played to a trick while the player holds another card."""
    s = given(["alfred ellen", "alfred ellen", "tom", "philip"], trick=trick)
    assert playable(s) == ["ellen"]
    assert RULES.why_not(s, play("alfred")) == Reason("alfred", (ALFRED,))
    assert RULES.why_not(s, play("ellen")) is None


def test_a_card_of_somebody_else_cannot_be_played():
    """PC-11 Only cards of the own hand."""
    s = given(["aliena", "ellen", "tom", "philip"])
    assert RULES.why_not(s, play("ellen")) == Reason("not_in_hand", (ID_OF["ellen"],))


def test_the_highest_value_wins():
    """PC-13 The highest of four different values."""
    s = given(["quarry_1 quarry_2", "ellen forest_1", "aliena forest_2", "tom gravel_pit_1"])
    do(s, play("quarry_1"), play("ellen"), play("aliena"), play("tom"))
    assert names(s.taken[2]) == {"quarry_1", "ellen", "aliena", "tom"}
    assert s.tricks == [0, 0, 1, 0]


def test_of_equal_values_the_later_card_is_higher():
    """PC-13 William (7) after Philip (7)."""
    s = given(["philip quarry_2", "ellen forest_1", "william forest_2", "tom gravel_pit_1"])
    do(s, play("philip"), play("ellen"), play("william"), play("tom"))
    assert s.tricks == [0, 0, 1, 0]


def test_a_craftsman_gives_the_trick_to_its_colours_owner():
    """PC-14 Whoever played it: the red master builder played by blue gives red the trick."""
    s = given(["red_master_builder king", "ellen forest_1", "quarry_1 forest_2", "tom gravel_pit_1"])
    do(s, play("red_master_builder"), play("ellen"), play("quarry_1"), play("tom"))
    assert s.taken == [0, 0, cards("red_master_builder ellen quarry_1 tom"), 0]


def test_colours_follow_the_seating():
    """PC-14 The owner is found by colour, not by seat number."""
    s = given(
        ["red_master_builder king", "ellen forest_1", "quarry_1 forest_2", "tom gravel_pit_1"],
        colours=(ORANGE, RED, GREEN, BLUE),
    )
    do(s, play("red_master_builder"), play("ellen"), play("quarry_1"), play("tom"))
    assert s.tricks == [0, 1, 0, 0]


@pytest.mark.parametrize("winner", ["aliena", "painter"])
def test_a_neutral_card_or_an_advantage_gives_the_trick_to_its_player(winner):
    """PC-14 Neutral and advantage: the player of the card."""
    s = given(["blue_stonecutter king", f"{winner} forest_1", "green_mortar_mixer forest_2", "tom gravel_pit_1"])
    do(s, play("blue_stonecutter"), play(winner), play("green_mortar_mixer"), play("tom"))
    assert s.tricks == [0, 1, 0, 0]


def test_the_king_is_highest_and_nobody_gets_his_trick():
    """PC-15 The trick with the king is set aside."""
    s = given(["king ellen", "blue_master_builder forest_1", "aliena forest_2", "red_master_builder tom"])
    do(s, play("king"), play("blue_master_builder"), play("aliena"), play("red_master_builder"))
    assert s.tricks == [0, 0, 0, 0]
    assert s.taken == [0, 0, 0, 0]
    assert names(s.king_trick) == {"king", "blue_master_builder", "aliena", "red_master_builder"}


def test_who_gets_the_trick_leads_next():
    """PC-16 Also when another player's card gave it."""
    s = given(["orange_master_builder king", "ellen forest_1", "quarry_1 forest_2", "tom gravel_pit_1"])
    do(s, play("orange_master_builder"), play("ellen"), play("quarry_1"), play("tom"))
    assert asked(s) == ("play", 3)


def test_after_the_kings_trick_the_kings_player_leads():
    """PC-16 Our ruling: nobody got the trick, so the player of the king leads."""
    s = given(["ellen quarry_1", "blue_master_builder forest_1", "king forest_2", "tom gravel_pit_1"])
    do(s, play("ellen"), play("blue_master_builder"), play("king"), play("tom"))
    assert asked(s) == ("play", 2)


def test_alfred_can_be_led_to_the_last_trick_and_win_it():
    """PC-19 Alfred's value counts in the last trick: 1 beats three lands."""
    s = given(["alfred", "quarry_1", "forest_1", "gravel_pit_1"])
    assert playable(s) == ["alfred"]
    events = do(s, play("alfred"), play("quarry_1"), play("forest_1"), play("gravel_pit_1"))
    trick = ids("alfred quarry_1 forest_1 gravel_pit_1")
    assert ("trick_taken", (0, 0, ALFRED, 0, *trick)) in [(e.kind, e.args) for e in events]


def test_alfred_loses_the_last_trick_to_anything_higher():
    """PC-19 The helper (1) played after Alfred (1) is higher."""
    s = given(["alfred", "helper", "forest_1", "gravel_pit_1"], advantage="helper")
    events = do(s, play("alfred"), play("helper"), play("forest_1"), play("gravel_pit_1"))
    assert [e.args[:3] for e in events if e.kind == "trick_taken"] == [(1, 1, ID_OF["helper"])]


def test_in_the_last_trick_there_is_one_card_each():
    """PC-19 Nothing is chosen: each question has one answer."""
    s = given(["alfred", "quarry_1", "forest_1", "gravel_pit_1"])
    for name in ("alfred", "quarry_1", "forest_1", "gravel_pit_1"):
        assert playable(s) == [name]
        do(s, play(name))


def test_finished_tricks_keep_their_cards_in_order():
    """PC-17 All saw the cards, so the state keeps them: who led, who got them, in which order."""
    s = given(["quarry_1 quarry_2", "ellen forest_1", "aliena forest_2", "tom gravel_pit_1"])
    do(s, play("quarry_1"), play("ellen"), play("aliena"), play("tom"))
    (trick,) = s.past
    assert (trick.leader, trick.taker) == (0, 2)
    assert trick.cards == tuple(ID_OF[name] for name in ("quarry_1", "ellen", "aliena", "tom"))


@pytest.mark.parametrize(
    ("trick", "lead"),
    [
        ("quarry_1", Lead(0, 1, "neutral")),
        ("quarry_1 forest_1", Lead(1, 2, "neutral_tied")),
        ("blue_woodworker quarry_1", Lead(0, BLUE, "craftsman")),
        ("blue_woodworker green_woodworker", Lead(1, GREEN, "craftsman_tied")),
        ("painter ellen", Lead(0, 1, "advantage")),
        ("aliena painter", Lead(1, 2, "advantage_tied")),
        ("red_master_builder king aliena", Lead(1, NOBODY, "king")),
    ],
)
def test_the_table_says_who_would_get_the_trick_and_why(trick, lead):
    """PC-13, PC-14, PC-15 The indication for the screen; seat 1 led. Hidden hands do not matter."""
    s = given(["king", "aliena", "tom", "philip"], leader=1, trick=trick)
    for view in (s, RULES.mask(s, NOBODY)):
        assert leader_now(view) == lead
    before = s.copy()
    before.trick.pop()
    assert leader_if(before, s.trick[-1]) == lead


def test_an_empty_table_has_no_leader():
    """PC-10 Nothing is said before the first card."""
    assert leader_now(given(["aliena", "tom", "ellen", "philip"])) is None


def test_equal_seats_are_told_apart_by_colour():
    """PC-14 The four colours in seat order give their owners the trick."""
    for seat, colour in ((BLUE, "blue"), (GREEN, "green"), (RED, "red"), (ORANGE, "orange")):
        s = given([f"{colour}_tool_maker aliena", "quarry_1 king", "forest_1 tom", "gravel_pit_1 ellen"])
        do(s, play(f"{colour}_tool_maker"), play("quarry_1"), play("forest_1"), play("gravel_pit_1"))
        assert s.tricks[seat] == 1
        assert s.leader == seat


def test_lady_alienas_value_is_nine():
    """PC-13 A value of the data file at work: Aliena (9) beats a mortar mixer (8)."""
    s = given(["aliena quarry_2", "blue_mortar_mixer king", "forest_1 tom", "gravel_pit_1 ellen"])
    do(s, play("aliena"), play("blue_mortar_mixer"), play("forest_1"), play("gravel_pit_1"))
    assert s.past[0].taker == 0
    assert s.past[0].cards[0] == ALIENA
