"""What a player may know, and sampled worlds that agree with it."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given as hypothesis_given
from hypothesis import settings
from hypothesis import strategies as st

from kingsbridge_desktop.core.bits import mask_of, members_of
from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.types import HIDDEN, NOBODY
from kingsbridge_desktop.games.pillars_cards.rules import RULES
from kingsbridge_desktop.games.pillars_cards.tables import ADVANTAGES, ALIENA, BIT, ID_OF, deck_of
from kingsbridge_desktop.games.pillars_cards.visibility import played
from tests.games.pillars_cards.build import do, given, play, random_game

HANDS = ["aliena quarry_1", "potter ellen", "tom forest_1", "king regan"]


def test_only_the_own_hand_is_seen():
    """PC-05 Foreign hands are hidden, an onlooker sees none."""
    s = given(HANDS, advantage="potter")
    assert [hand == HIDDEN for hand in RULES.mask(s, 2).hand] == [True, True, False, True]
    assert RULES.mask(s, 2).hand[2] == s.hand[2]
    assert RULES.mask(s, NOBODY).hand == [HIDDEN] * 4


def test_the_advantage_is_hidden_until_it_is_played():
    """PC-05 Its holder knows it, the others when it falls."""
    s = given(["quarry_1 aliena", "potter ellen", "tom forest_1", "king regan"], advantage="potter")
    assert RULES.mask(s, 1).advantage == ID_OF["potter"]
    for seat in (0, 2, 3, NOBODY):
        view = RULES.mask(s, seat)
        assert view.advantage == HIDDEN
        assert view.unseen == ADVANTAGES
    do(s, play("quarry_1"), play("potter"))
    for seat in (0, 1, 2, 3, NOBODY):
        view = RULES.mask(s, seat)
        assert view.advantage == ID_OF["potter"]
        assert view.unseen == ADVANTAGES & ~BIT[ID_OF["potter"]]


def test_the_order_of_returned_advantages_is_known():
    """PC-34, PC-05 When no unseen one is left, everybody knows which advantage is in the deal."""
    s = given(
        HANDS, advantage="potter", unseen="", returned="painter", laid={0: "helper bell_founder brick_maker"}, deal=6
    )
    for seat in range(4):
        view = RULES.mask(s, seat)
        assert view.advantage == ID_OF["potter"]
        assert view.returned == [ID_OF["painter"]]


def test_tricks_and_materials_stay_open():
    """PC-05, PC-17 Materials, points, laid-out advantages, number of tricks and every card played are open."""
    s = random_game(4, 7, 70)
    view = RULES.mask(s, 0)
    for name in ("past", "taken", "tricks", "king_trick", "trick", "stock", "vp", "laid", "lines", "sheets", "stack"):
        assert getattr(view, name) == getattr(s, name)


def test_states_that_differ_in_hidden_things_mask_equal():
    """PC-05 Two foreign cards swapped, and another advantage on top: nothing leaks."""
    s = given(["aliena quarry_1", "potter ellen", "tom forest_1", "king regan"], advantage="potter")
    other = given(["aliena quarry_1", "tom ellen", "helper forest_1", "king regan"], advantage="helper")
    assert s.key() != other.key()
    for seat in (0, 3, NOBODY):
        assert RULES.mask(s, seat).key() == RULES.mask(other, seat).key()


@settings(max_examples=60, derandomize=True)
@hypothesis_given(seats=st.integers(3, 4), seed=st.integers(0, 10**6), plies=st.integers(0, 240), data=st.data())
def test_a_sampled_world_agrees_with_the_mask(seats, seed, plies, data):
    """PC-05 It masks to the same view, has every card once, and the first leader holds Aliena till she falls."""
    s = random_game(seats, seed, plies)
    viewer = data.draw(st.integers(NOBODY, seats - 1))
    view = RULES.mask(s, viewer)
    key = view.key()
    world = RULES.determinize(view, viewer, Random(seed))
    assert view.key() == key
    assert RULES.mask(world, viewer).key() == key
    if s.stack:
        assert world.advantage not in members_of(world.unseen)
    if s.stack and s.stack[-1].kind == "play":
        cards = [card for hand in world.hand for card in members_of(hand)]
        assert len(cards) == len(set(cards))
        assert mask_of(cards) | played(world) == deck_of(s.colour) | BIT[world.advantage]
        assert played(world) & BIT[ALIENA] or world.hand[world.first] & BIT[ALIENA]
        assert [hand.bit_count() for hand in world.hand] == [hand.bit_count() for hand in s.hand]


def test_the_first_leader_holds_aliena_in_every_world():
    """PC-05 All know it: two hundred worlds of another seat."""
    s = random_game(4, 11, 0)
    viewer = (s.first + 1) % 4
    view = RULES.mask(s, viewer)
    rng = Random(1)
    for _ in range(200):
        assert RULES.determinize(view, viewer, rng).hand[s.first] & BIT[ALIENA]


def test_worlds_differ():
    """PC-05 What is unknown varies: hands and the advantage."""
    s = random_game(4, 11, 0)
    view = RULES.mask(s, NOBODY)
    rng = Random(1)
    worlds = [RULES.determinize(view, NOBODY, rng) for _ in range(60)]
    assert len({tuple(world.hand) for world in worlds}) == 60
    assert {world.advantage for world in worlds} == set(members_of(ADVANTAGES))


@pytest.mark.parametrize("seats", [3, 4])
def test_the_asked_player_finds_the_same_answers_in_the_mask(seats):
    """PC-05 What is legal depends on nothing hidden."""
    rng = Random(9)
    s = random_game(seats, 9, 0)
    while s.stack:
        legal = RULES.legal(s)
        assert list(RULES.legal(RULES.mask(s, s.stack[-1].seat))) == list(legal)
        s = RULES.determinize(RULES.mask(s, s.stack[-1].seat), s.stack[-1].seat, rng)
        RULES.step(s, rng.choice(legal), Fast(rng))
