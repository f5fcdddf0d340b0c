"""Set-up and the lay-out of a round."""

from __future__ import annotations

import pytest

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.chance import Scripted
from kingsbridge_desktop.core.engine import begin
from kingsbridge_desktop.core.errors import BadSetup, ChanceExhausted
from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.rules import RULES
from kingsbridge_desktop.games.pillars.state import NOT_DRAWN
from tests.games.pillars.build import STARTERS, asks, event, given, new_game, of, row, run, stock

ROUND_ONE = (0, 0, 0, 0, 0, 0)  # advantages, Shiring, resource cards left out: always the first


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_alike(seats):
    """PE-01 3 builders, 12 workers, 3 starting craftsmen, 2 VP, nothing in stock."""
    s = new_game(seats, 5)
    for seat in range(seats):
        assert s.bag[seat] == 3
        assert s.free[seat] == 12
        assert row(s, seat) == STARTERS.split()
        assert s.vp[seat] == 2
        assert stock(s, seat) == [0, 0, 0, 0]
    assert RULES.colours == ("blue", "red", "green", "yellow")


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_can_play(seats):
    """PE-01"""
    with pytest.raises(BadSetup):
        begin(RULES, seats, {}, Scripted([]))


@pytest.mark.parametrize(
    ("seats", "start", "gold"),
    [(2, 0, [20, 21]), (3, 1, [22, 20, 21]), (4, 2, [22, 23, 20, 21])],
)
def test_gold_makes_up_for_the_start(seats, start, gold):
    """PE-02 The start player has 20 gold, clockwise one more each."""
    assert new_game(seats, 1, start).gold == gold


def test_the_start_player_is_drawn_or_chosen():
    """PE-08"""
    assert RULES.setup(3, {"start_player": -1}, Scripted([2, *ROUND_ONE])).start == 2
    assert RULES.setup(3, {"start_player": 1}, Scripted(ROUND_ONE)).start == 1
    with pytest.raises(BadSetup):
        begin(RULES, 3, {"start_player": 3}, Scripted(ROUND_ONE))


def test_the_board_at_the_start():
    """PE-06, PE-07 Market 4/4/4, one metal at court, grey and black workers not in play, marker on 7, no part set."""
    s = new_game(4, 3)
    assert s.market == [4, 4, 4]
    assert s.court_metal == 1
    assert s.grey == s.grey_won == [0, 0, 0, 0]
    assert s.black == NOBODY
    assert s.price == 7
    assert s.parts == 0
    assert asks(new_game(4, 3, start=2)) == ("choose_card", 2)


def test_the_four_craftsmen_of_the_round_are_divided():
    """PE-03, PE-10 Of the round's four two go to Shiring, drawn, and two to the display."""
    s = RULES.setup(3, {"start_player": 0}, Scripted([0, 0, 2, 0, 0, 0]))
    first = tables.ROUND_CRAFTSMEN[1]
    assert s.shiring == [first[2], first[0]]
    assert members_of(s.display) == (first[1], first[3])


def test_seven_of_nine_resource_cards_are_on_display():
    """PE-10 Two stay out, known by elimination."""
    s = RULES.setup(3, {"start_player": 0}, Scripted([0, 0, 0, 0, 8, 0]))
    assert [tables.CARD_IDS[card] for card in members_of(s.display_cards)] == list(tables.CARD_IDS[1:8])


def test_two_advantages_are_laid_at_kingsbridge():
    """PE-04, PE-10 From the fourteen, never the two of the last round."""
    s = RULES.setup(3, {"start_player": 0}, Scripted([13, 0, 0, 0, 0, 0]))
    assert [tables.ADVANTAGE_IDS[a] for a in s.kingsbridge] == ["toledo", "aliena"]
    with pytest.raises(ChanceExhausted):
        RULES.setup(3, {"start_player": 0}, Scripted([14, 0, 0, 0, 0, 0]))


def test_ten_advantages_appear_and_four_never_do():
    """PE-04 In five rounds ten of fourteen are seen."""
    s = given(round=5)
    assert (tables.ALL_ADVANTAGES & ~tables.LAST_ROUND_MASK & ~s.advantages_seen).bit_count() == 4


def test_round_six_lays_out_the_two_reserved_advantages():
    """PE-11"""
    s = given(round=5, before=15)
    run(s, [0, 0, 0, 0])
    assert s.round == 6
    assert [tables.ADVANTAGE_IDS[a] for a in s.kingsbridge] == ["completion", "festivities"]


def test_events_are_drawn_when_they_are_needed():
    """PE-05 Six of ten are seen in a game; which is not in the position before step 1."""
    s = new_game(3, 2)
    assert s.event == NOT_DRAWN
    s = given(before=1)
    happened = run(s, [3])
    assert of(happened, "event_revealed") == [(3,)]
    assert s.events_seen == 1 << 3


def test_no_event_comes_twice():
    """PE-05 In round three eight of the ten can still come, for Ellen's owner as well."""
    seen = "kings_gift richards_spoils"
    s = given(round=3, before=1, events_seen=seen)
    run(s, [0])
    assert s.event == event("wool_trade")
    with pytest.raises(ChanceExhausted):
        run(given(round=3, before=1, events_seen=seen), [8])
    s = given(round=2, before=15, events_seen="kings_gift", event="richards_spoils", advantages={1: "ellen"})
    run(s, [0, 0, 0, 0, 0, 0, 0])
    assert s.event == event("wool_trade")


def test_ellens_owner_sees_the_event_before_phase_one():
    """PE-12 From the round after she was taken: drawn at the start of the round and told to her owner alone."""
    s = given(round=2, before=15, advantages={1: "ellen"})
    happened = run(s, [0, 0, 0, 0, 0, 0, 4])
    (foreseen,) = [e for e in happened if e.kind == "event_foreseen"]
    assert [foreseen.visible_to(seat) for seat in (-1, 0, 1, 2)] == [False, False, True, False]
    assert foreseen.args == (1, s.event)
    (unseen,) = [e for e in happened if e.kind == "event_foreseen_unseen"]
    assert [unseen.visible_to(seat) for seat in (0, 1, 2)] == [True, False, True]
    assert RULES.mask(s, 1).event == s.event
    assert not s.events_seen >> s.event & 1


def test_ellen_does_not_act_in_the_round_in_which_she_is_taken():
    """PE-12"""
    s = given(before=4, builders={0: "kingsbridge_1"}, kingsbridge="ellen aliena")
    happened = run(s)
    assert not of(happened, "event_foreseen")
    assert s.advantages[0] >> tables.ELLEN & 1


def test_the_foreseen_event_is_the_one_that_comes():
    """PE-12"""
    s = given(round=2, before=1, advantages={1: "ellen"}, event="conflict")
    happened = run(s)
    assert of(happened, "event_revealed") == [(event("conflict"),)]
