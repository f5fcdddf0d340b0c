"""Nothing is lost and nothing appears: cards, advantages, materials and points over whole games."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given as hypothesis_given
from hypothesis import settings
from hypothesis import strategies as st

from kingsbridge_desktop.core.chance import Fast, Seeded
from kingsbridge_desktop.core.engine import checksum
from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.games.pillars_cards.rules import RULES
from kingsbridge_desktop.games.pillars_cards.state import State, hand_size, stock_of
from kingsbridge_desktop.games.pillars_cards.tables import (
    ADVANTAGES,
    BIT,
    CARD_IDS,
    CARRY_OVER,
    COLOURS,
    HELPER,
    START,
    SWAP,
    VALUE,
    deck_of,
)
from tests.games.pillars_cards.build import random_game


def check_cards(s: State) -> None:
    """Every card of the deal is in exactly one place, every advantage too."""
    places = [*s.hand, *s.taken, s.king_trick, *(BIT[card] for card in s.trick)]
    seen = 0
    for place in places:
        assert not seen & place
        seen |= place
    assert seen == deck_of(s.colour) | BIT[s.advantage]
    assert [hand.bit_count() for hand in s.hand] == [hand_size(s, seat) for seat in range(len(s.colour))]
    scored = not any(s.hand) and not s.trick
    advantages = [*s.laid, s.unseen, *(BIT[card] for card in s.returned)] + ([] if scored else [BIT[s.advantage]])
    assert sum(advantages) == ADVANTAGES


def check_materials(s: State) -> None:
    """Start, yields and bricks, less conversions and what was given up, is the stock."""
    for seat in range(len(s.colour)):
        stock = list(START)
        for lines in [*(sheet[seat] for sheet in s.sheets), s.lines[seat]]:
            for line in lines:
                if line.kind == "yield":
                    stock[line.material] += 1
                elif line.kind in ("conversion", "helper", "given_up", "brick"):
                    stock[line.material] -= 1
                if line.kind == "brick":
                    stock[SWAP[1]] += 1
                assert min(stock) >= 0
        assert stock == stock_of(s, seat)


@settings(max_examples=40, derandomize=True)
@hypothesis_given(seats=st.integers(3, 4), seed=st.integers(0, 10**9), colours=st.integers(0, 23))
def test_cards_and_materials_are_conserved(seats, seed, colours):
    """PC-04, PC-22, PC-28, PC-30 After every action of a random game."""
    rng = Random(seed)
    s = RULES.setup(seats, {"colours": colours}, Fast(rng))
    for _ in range(120):
        if not s.stack:
            break
        check_cards(s)
        check_materials(s)
        RULES.step(s, rng.choice(RULES.legal(s)), Fast(rng))


@settings(max_examples=25, derandomize=True)
@hypothesis_given(seats=st.integers(3, 4), seed=st.integers(0, 10**9), plies=st.integers(4, 240))
def test_every_trick_lies_where_a_plain_reading_of_the_rules_puts_it(seats, seed, plies):
    """PC-13, PC-14, PC-15, PC-16 Takers and leaders worked out once more from the names of the cards."""
    s = random_game(seats, seed, plies, {"colours": seed % 24})
    leads = s.first
    for trick in s.past:
        assert trick.leader == leads
        ranked = sorted((VALUE[card], place) for place, card in enumerate(trick.cards))
        place = ranked[-1][1]
        name = CARD_IDS[trick.cards[place]]
        player = (trick.leader + place) % seats
        colour = name.split("_")[0]
        if name == "king":
            assert trick.taker == NOBODY
            leads = player
        else:
            leads = s.colour.index(COLOURS.index(colour)) if colour in COLOURS else player
            assert trick.taker == leads
    assert s.leader == leads


@settings(max_examples=25, derandomize=True)
@hypothesis_given(seats=st.integers(3, 4), seed=st.integers(0, 10**9))
def test_a_finished_game_adds_up(seats, seed):
    """PC-27, PC-28, PC-32 Once per card and scoring, never more than three kept, all advantages laid out at the end."""
    s = random_game(seats, seed)
    check_materials(s)
    assert sum(s.laid) == ADVANTAGES
    assert not s.unseen
    assert not s.returned
    assert len(s.sheets) == s.deal
    for number, sheet in enumerate(s.sheets):
        for lines in sheet:
            users = [line.card for line in lines if line.kind in ("conversion", "brick") and line.card != HELPER]
            assert len(users) == len(set(users))
            if number < s.deal - 1:
                assert sum(line.kind == "kept" for line in lines) <= CARRY_OVER


@pytest.mark.parametrize(
    ("seats", "scores", "fingerprint"),
    [(3, (38, 42, 33), "96964361989e0551"), (4, (31, 5, 33, 12), "138dda9eb5c575e3")],
)
def test_a_whole_game_comes_out_as_before(seats, scores, fingerprint):
    """PC-36 A recorded game: the seventh next answer each time, seed 2010."""
    s = RULES.setup(seats, {"colours": 0}, Seeded(2010))
    ply = 0
    while s.stack:
        legal = RULES.legal(s)
        ply += 1
        RULES.step(s, legal[ply * 7 % len(legal)], Seeded(2010, ply))
    assert (RULES.scores(s), checksum(s)) == (scores, fingerprint)
