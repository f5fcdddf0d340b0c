"""Setting up: cards, hands, open cards, start player."""

from __future__ import annotations

import pytest

from kingsbridge_desktop.core.chance import Scripted, Seeded
from kingsbridge_desktop.core.engine import Listener, begin
from kingsbridge_desktop.core.errors import BadSetup
from kingsbridge_desktop.games.web_of_power.data import KINDS
from kingsbridge_desktop.games.web_of_power.rules import RULES
from kingsbridge_desktop.games.web_of_power.state import SIZE, State
from tests.games.web_of_power.build import BB, ES, FR, KA, LI, asks, do, hand, of


def new(seats: int, seed: int = 5, **options: int) -> State:
    state: State = begin(RULES, seats, options, Seeded(seed)).state
    return state


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_starts_with_twenty_cloisters_eight_councillors_and_no_points(seats):
    """WP-01 20 cloisters, 8 councillors, 0 points each, on an empty board."""
    s = new(seats)
    assert RULES.colours == ("yellow", "red", "green", "purple", "blue")
    assert [s.cloisters_left(seat) for seat in range(seats)] == [20] * seats
    assert s.supply == [8] * seats
    assert RULES.scores(s) == (0,) * seats
    assert s.free.bit_count() == 51


def test_two_and_six_players_are_refused():
    """WP-01 for three to five players."""
    for seats in (2, 6):
        with pytest.raises(BadSetup):
            begin(RULES, seats, {}, Seeded(1))


@pytest.mark.parametrize(("seats", "deck"), [(5, [13, 12, 11, 10, 9]), (4, [12, 11, 10, 9, 8]), (3, [11, 10, 9, 8, 7])])
def test_fewer_players_play_without_some_cards(seats, deck):
    """WP-02 four players without one card of each colour, three without two."""
    s = new(seats)
    there = [
        s.pile[kind] + s.display.count(kind) + sum(held >> 2 * kind & 3 for held in s.hands) for kind in range(KINDS)
    ]
    assert there == deck


@pytest.mark.parametrize(("seats", "pile"), [(5, 38), (4, 36), (3, 34)])
def test_three_cards_each_and_two_open(seats, pile):
    """WP-03, WP-25 three cards to each hand, two open, 38/36/34 in the pile."""
    s = new(seats)
    assert [SIZE[held] for held in s.hands] == [3] * seats
    assert -1 not in s.display
    assert s.pile_size == sum(s.pile) == pile


def test_cards_are_dealt_by_chance_alone():
    """WP-03 the first cards of a script are the hands, then the open cards; the deal is told to its owner only."""
    listener = Listener()
    s = RULES.setup(3, {"start_player": 2}, Scripted([0, 11, 20, *[0] * 6, 0, 0]), listener)
    # Eleven, ten and nine cards lie in the bag: index 0, then 11 and 20 of those left.
    assert hand(s, 0) == ["FKN/ARA", "BAY/BUR", "LOT/ITA"]
    assert hand(s, 1) == ["FKN/ARA"] * 3
    assert s.display == [KA, KA]
    dealt = [event for event in listener.events if event.kind == "hand_dealt"]
    assert dealt[0].args == (0, KA, BB, LI)
    assert dealt[0].seen_by == 0b001
    assert next(event.seen_by for event in listener.events if event.kind == "hand_dealt_unseen") == ~0b001
    assert of(listener.events, "open_card_turned_up") == [(KA, 0), (KA, 1)]


def test_start_player_is_chosen_or_drawn():
    """WP-04 the start player is an option or comes by chance."""
    assert new(3, start_player=2).start == 2
    assert asks(new(3, start_player=2)) == ("turn", 2)
    assert {new(3, seed).start for seed in range(30)} == {0, 1, 2}
    with pytest.raises(BadSetup):
        begin(RULES, 3, {"start_player": 3}, Seeded(1))


@pytest.mark.parametrize(("seats", "start"), [(seats, start) for seats in (4, 5) for start in range(seats)])
def test_any_seat_can_be_the_start_player(seats, start):
    """WP-04 whoever is chosen starts, at larger tables too, and the left neighbour follows; chance has no say in it."""
    chance = Scripted([0] * (3 * seats + 2))
    s = begin(RULES, seats, {"start_player": start}, chance).state
    assert not chance.left
    assert s.start == start
    assert asks(s) == ("turn", start)
    do(s, f"swap {hand(s, start)[0]}", "draw", turned="BAY/BUR")
    assert asks(s) == ("turn", (start + 1) % seats)
    assert s.start == start


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_start_player_by_chance_may_be_anybody(seats):
    """WP-04 chance draws among all seats."""
    for start in range(seats):
        s = begin(RULES, seats, {}, Scripted([start], after=Seeded(1))).state
        assert asks(s) == ("turn", start)
    with pytest.raises(BadSetup):
        begin(RULES, seats, {"start_player": seats}, Seeded(1))


def test_turns_go_clockwise():
    """WP-04 after a turn the next seat is asked, after the last the first."""
    s = new(3, start_player=1)
    for expected in (1, 2, 0, 1):
        assert asks(s) == ("turn", expected)
        card = hand(s, expected)[0]
        top = next(
            name for kind, name in enumerate(("FKN/ARA", "BAY/BUR", "LOT/ITA", "ENG/SCH", "FRA")) if s.pile[kind]
        )
        do(s, f"swap {card}", "draw", turned=top)
    assert s.start == 1


def test_kinds_are_in_the_order_of_their_number():
    """WP-02 the order of the kinds in every list of counts."""
    assert (KA, BB, LI, ES, FR) == (0, 1, 2, 3, 4)
