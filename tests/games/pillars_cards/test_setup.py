"""Setting up and dealing."""

from __future__ import annotations

from random import Random

import pytest

from kingsbridge_desktop.core.chance import Fast, Scripted, Seeded
from kingsbridge_desktop.core.engine import Listener, begin
from kingsbridge_desktop.core.errors import BadSetup
from kingsbridge_desktop.games.pillars_cards.rules import RULES
from kingsbridge_desktop.games.pillars_cards.state import State, stock_of
from kingsbridge_desktop.games.pillars_cards.tables import (
    ADVANTAGES,
    ALIENA,
    BIT,
    CARD_IDS,
    CRAFTSMEN,
    ELLEN,
    NEUTRALS,
    OWN,
    SEATINGS,
    deck_of,
    seating_of,
)
from tests.games.pillars_cards.build import BLUE, GREEN, ORANGE, RED, asked, names


def new(seats: int, seed: int = 1, **options: int) -> State:
    return RULES.setup(seats, {"colours": 0, **options}, Seeded(seed))


@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_starts_with_a_stone_a_wood_and_a_sand(seats):
    """PC-01 Start: 1 stone, 1 wood, 1 sand, 0 metal and no points."""
    s = new(seats)
    assert [stock_of(s, seat) for seat in range(seats)] == [[1, 1, 1, 0]] * seats
    assert s.vp == [0] * seats


@pytest.mark.parametrize("seats", [2, 5])
def test_only_three_or_four_play(seats):
    """PC-01 The game is for 3 or 4 players."""
    with pytest.raises(BadSetup):
        begin(RULES, seats, {}, Seeded(1))


def test_the_colours_are_blue_green_red_and_orange():
    """PC-01 The colours of the box, in seat order unless somebody chooses otherwise."""
    assert RULES.colours == ("blue", "green", "red", "orange")
    assert new(4).colour == (BLUE, GREEN, RED, ORANGE)


def test_one_unseen_advantage_joins_each_deal():
    """PC-02 Five advantages, one of them in the deck; chance decides which."""
    drawn = set()
    for which in range(5):
        s = RULES.setup(4, {"colours": 0}, Scripted([which], after=Seeded(1)))
        assert s.unseen.bit_count() == 4
        assert s.unseen | BIT[s.advantage] == ADVANTAGES
        held = [hand & ADVANTAGES for hand in s.hand if hand & ADVANTAGES]
        assert held == [BIT[s.advantage]]
        drawn.add(s.advantage)
    assert len(drawn) == 5


def test_three_players_leave_a_colour_and_ellen_in_the_box():
    """PC-03 With three players the unchosen colour's craftsmen and Ellen stay out."""
    s = new(3)
    dealt = s.hand[0] | s.hand[1] | s.hand[2]
    assert not dealt & OWN[ORANGE]
    assert not dealt & BIT[ELLEN]
    assert dealt == (CRAFTSMEN & ~OWN[ORANGE]) | (NEUTRALS & ~BIT[ELLEN]) | BIT[s.advantage]


@pytest.mark.parametrize("left_out", [BLUE, GREEN, RED, ORANGE])
def test_any_colour_may_stay_out(left_out):
    """PC-03 Three players choose any three colours."""
    chosen = [colour for colour in (ORANGE, RED, GREEN, BLUE) if colour != left_out]
    s = new(3, colours=seating_of(chosen))
    assert list(s.colour) == chosen
    assert not (s.hand[0] | s.hand[1] | s.hand[2]) & OWN[left_out]


def test_every_seating_has_its_option_value():
    """PC-03 The option names each way to give colours to seats once, also to three."""
    assert len(SEATINGS) == len(RULES.options["colours"].values) == 24
    assert len({new(3, colours=value).colour for value in RULES.options["colours"].values}) == 24
    assert [seating_of(colours) for colours in SEATINGS] == list(range(24))


@pytest.mark.parametrize(("seats", "size"), [(4, 9), (3, 10)])
def test_all_cards_are_dealt_evenly(seats, size):
    """PC-04 Nine cards each with four players (36), ten with three (30)."""
    s = new(seats)
    assert [hand.bit_count() for hand in s.hand] == [size] * seats
    together = 0
    for hand in s.hand:
        assert not together & hand
        together |= hand
    assert together == deck_of(s.colour) | BIT[s.advantage]


def test_a_deal_follows_the_chance_it_is_given():
    """PC-04 A shuffle that always says the last place leaves the deck in order: seat 0 gets the first nine cards."""
    s = RULES.setup(4, {"colours": 0}, Scripted([0, *range(35, 0, -1)]))
    assert names(s.hand[0]) == set(CARD_IDS[:9])
    assert names(s.hand[3]) == {*CARD_IDS[27:35], "painter"}


@pytest.mark.parametrize("seed", range(8))
def test_lady_alienas_holder_leads(seed):
    """PC-10 Whoever holds Lady Aliena leads the first trick."""
    s = new(3 + seed % 2, seed)
    assert s.hand[s.first] & BIT[ALIENA]
    assert asked(s) == ("play", s.first)


def test_hands_are_shown_to_their_holders_only():
    """PC-05 The event with the cards is for the holder; the others learn the number."""
    listener = Listener()
    s = RULES.setup(3, {"colours": 0}, Fast(Random(3)), listener)
    for seat in range(3):
        (own,) = [e for e in listener.events if e.kind == "hand_dealt" and e.args[0] == seat]
        (other,) = [e for e in listener.events if e.kind == "hand_dealt_unseen" and e.args[0] == seat]
        assert [viewer for viewer in range(3) if own.visible_to(viewer)] == [seat]
        assert [viewer for viewer in range(3) if other.visible_to(viewer)] == [v for v in range(3) if v != seat]
        assert s.hand[seat] == sum(BIT[card] for card in own.args[1:])
        assert other.args[1:] == (10,)
