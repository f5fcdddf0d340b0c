"""Phase I: choosing resource cards and craftsmen."""

from __future__ import annotations

import pytest

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.chance import Seeded
from kingsbridge_desktop.core.engine import Listener
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.rules import RULES
from kingsbridge_desktop.games.pillars.state import rights_lost
from tests.games.pillars.build import (
    STARTERS,
    action,
    asks,
    craftsman,
    do,
    given,
    of,
    options,
    refusal,
    row,
)

FULL = STARTERS + " mason_2 tool_maker"


def test_cards_are_chosen_one_at_a_time_clockwise_from_the_start_player():
    """PE-20"""
    s = given(start=1)
    seats = []
    for word in ("take_card forest_2", "take_card quarry_2", "take_card gravel_pit_2", "take_craftsman mason_2"):
        seats.append(asks(s)[1])
        do(s, word)
    assert seats == [1, 2, 0, 1]


def test_a_pass_is_final_and_the_last_one_goes_on_alone():
    """PE-21"""
    s = given()
    do(s, "pass", "take_card gravel_pit_2", "pass")
    assert asks(s) == ("choose_card", 1)
    do(s, "take_card forest_2")
    assert asks(s) == ("choose_card", 1)


@pytest.mark.parametrize("last", ["pass", "take_card forest_2"])
def test_the_phase_ends_when_all_have_passed_or_nothing_is_left(last):
    """PE-22"""
    s = given(2, display="", display_cards="forest_2")
    s.passed = 2
    listener = Listener()
    RULES.step(s, action(last), Seeded(1), listener)
    assert of(listener.events, "phase_began") == [(2,)]
    assert asks(s)[0] in ("veto", "place_builder")
    assert s.passed == 0  # all may choose again in the next round


def test_the_phase_goes_on_while_only_craftsmen_are_left():
    """PE-22"""
    s = given(2, display="tool_maker mason_2", display_cards="forest_2")
    do(s, "take_card forest_2")
    assert asks(s) == ("choose_card", 1)
    assert options(s) == ["pass", "take_craftsman tool_maker", "take_craftsman mason_2"]
    do(s, "take_craftsman mason_2")
    assert asks(s) == ("choose_card", 0)


def test_what_is_left_over_goes_back_or_out_of_the_game():
    """PE-23 Resource cards return to the nine, craftsmen leave the game."""
    s = given(2, display="tool_maker mason_2", display_cards="forest_2")
    listener = Listener()
    for _ in range(2):
        RULES.step(s, action("pass"), Seeded(1), listener)
    assert of(listener.events, "card_returned") == [(tables.CARD_IDS.index("forest_2"),)]
    gone = [args[1] for args in of(listener.events, "craftsman_gone")]
    assert gone == [craftsman("tool_maker"), craftsman("mason_2")]
    assert (s.display, s.display_cards) == (0, 0)


def test_a_resource_card_demands_its_workers_at_once():
    """PE-24"""
    s = given(display_cards="forest_3 quarry_3 quarry_4 gravel_pit_2")
    do(s, "take_card forest_3")
    assert s.free[0] == 12 - 6
    assert s.cards[0] == 1 << tables.CARD_IDS.index("forest_3")
    do(s, "take_card gravel_pit_2", "pass")
    assert options(s, "take_card") == []  # 8 and 10 workers are asked for, 6 are free
    assert refusal(s, "take_card quarry_3") == "too_few_workers"
    assert refusal(s, "take_card gravel_pit_2") == "card_not_on_display"


def test_a_craftsman_costs_its_gold_at_once():
    """PE-25"""
    s = given(gold=[5, 5, 4], display="tool_maker mason_2")
    do(s, "take_craftsman mason_2")
    assert s.gold[0] == 0
    assert row(s, 0) == [*STARTERS.split(), "mason_2"]
    assert refusal(s, "take_craftsman mason_2") == "craftsman_not_on_display"


def test_who_has_too_little_gold_cannot_take_the_craftsman():
    """PE-25"""
    s = given(gold=[4, 9, 9], display="tool_maker mason_2")
    assert options(s, "take_craftsman") == ["take_craftsman tool_maker"]
    assert refusal(s, "take_craftsman mason_2") == "too_little_gold_for_craftsman"


def test_craftsmen_of_shiring_cannot_be_hired():
    """PE-10, PE-25"""
    s = given(display="tool_maker mason_2")
    assert refusal(s, "take_craftsman master_woodworker") == "craftsman_at_shiring"


def test_a_fifth_craftsman_has_a_place():
    """PE-26 Five places, three taken at the start; no discard without need."""
    s = given(round=2, rows={0: STARTERS + " mason_2"})
    do(s, "take_craftsman potter_2")
    assert asks(s) == ("choose_card", 1)


def test_a_sixth_craftsman_costs_one_of_the_six():
    """PE-26 Any of them, the new one included; it leaves the game."""
    s = given(round=2, rows={0: FULL})
    do(s, "take_craftsman potter_2")
    assert asks(s) == ("discard", 0)
    assert options(s) == [f"discard {name}" for name in [*STARTERS.split(), "tool_maker", "mason_2", "potter_2"]]
    happened = do(s, "discard woodworker")
    assert row(s, 0) == ["mortar_mixer", "stonecutter", "tool_maker", "mason_2", "potter_2"]
    assert of(happened, "right_lost") == [(0, tables.BUY_WOOD)]
    assert asks(s) == ("choose_card", 1)


def test_the_new_craftsman_itself_may_go():
    """PE-26 Paid for all the same."""
    s = given(round=2, gold=[5, 9, 9], rows={0: FULL})
    do(s, "take_craftsman potter_2", "discard potter_2")
    assert row(s, 0) == [*STARTERS.split(), "tool_maker", "mason_2"]
    assert s.gold[0] == 0


def test_only_own_craftsmen_can_be_discarded():
    """PE-26"""
    s = given(round=2, rows={0: FULL, 1: STARTERS + " improved_mortar_mixer"})
    do(s, "take_craftsman potter_2")
    assert refusal(s, "discard improved_mortar_mixer") == "craftsman_not_held"


def test_several_of_one_kind_may_be_held():
    """PE-26"""
    s = given(round=2, rows={0: STARTERS + " mason_2"}, display="mason_3 potter_2")
    do(s, "take_craftsman mason_3")
    assert row(s, 0) == [*STARTERS.split(), "mason_2", "mason_3"]


def test_the_discard_comes_before_the_next_player_chooses():
    """PE-26, PE-20 Also for the last card on display."""
    s = given(2, round=2, rows={0: FULL}, display="potter_2", display_cards="")
    listener = Listener()
    RULES.step(s, action("take_craftsman potter_2"), Seeded(1), listener)
    assert asks(s) == ("discard", 0)
    assert not of(listener.events, "workers_to_mill")
    RULES.step(s, action("discard potter_2"), Seeded(1), listener)
    assert of(listener.events, "workers_to_mill") == [(0, 12), (1, 12)]


def test_idle_workers_go_to_the_wool_mill():
    """PE-27 At the end of the phase."""
    s = given(2, display="", display_cards="forest_4 gravel_pit_3")
    do(s, "take_card forest_4")
    listener = Listener()
    RULES.step(s, action("take_card gravel_pit_3"), Seeded(1), listener)
    assert of(listener.events, "workers_to_mill") == [(0, 3), (1, 8)]
    assert s.mill == [3, 8]
    assert s.free == [0, 0]


def test_with_no_card_to_be_had_a_player_can_only_pass():
    """PE-28"""
    s = given(2, gold=[1, 9], display="mason_2", display_cards="quarry_4", cards={0: "gravel_pit_2 gravel_pit_3"})
    assert options(s) == ["pass"]


def test_the_rights_that_would_be_lost_are_known_beforehand():
    """PE-55 For the warning: only where no other craftsman gives the same right."""
    s = given(rows={0: STARTERS, 1: STARTERS + " master_woodworker", 2: STARTERS + " improved_mortar_mixer mason_2"})
    assert rights_lost(s, 0, craftsman("mortar_mixer")) == (tables.USE_MASONS,)
    assert rights_lost(s, 0, craftsman("stonecutter")) == (tables.SELL_STONE,)
    assert rights_lost(s, 0, craftsman("woodworker")) == (tables.BUY_WOOD,)
    assert rights_lost(s, 1, craftsman("woodworker")) == ()
    assert rights_lost(s, 1, craftsman("master_woodworker")) == ()
    assert rights_lost(s, 2, craftsman("mortar_mixer")) == ()
    assert rights_lost(s, 2, craftsman("mason_2")) == ()


@pytest.mark.parametrize("gold", [0, 2, 3, 30])
@pytest.mark.parametrize("taken", ["", "gravel_pit_2", "gravel_pit_4"])
def test_the_choice_is_complete_and_sorted(gold, taken):
    """PE-24, PE-25 Every card with enough workers, every craftsman with enough gold, and passing."""
    s = given(gold=[gold, 9, 9], cards={0: taken}, display="tool_maker mason_2")
    cards = [
        f"take_card {tables.CARD_IDS[c]}" for c in members_of(s.display_cards) if tables.CARD_WORKERS[c] <= s.free[0]
    ]
    craftsmen = [f"take_craftsman {tables.CRAFTSMAN_IDS[c]}" for c in members_of(s.display) if tables.COST[c] <= gold]
    assert options(s) == ["pass", *cards, *craftsmen]
