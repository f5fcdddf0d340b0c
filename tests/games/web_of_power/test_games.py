"""Whole games: they end, nothing is lost or made on the way, and undo goes back piece by piece."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given as hypothesis_given
from hypothesis import settings
from hypothesis import strategies as st

from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.types import Action, Reason
from kingsbridge_desktop.games.web_of_power.data import LANDS, deck
from kingsbridge_desktop.games.web_of_power.rules import RULES
from kingsbridge_desktop.games.web_of_power.state import PARTS, State
from kingsbridge_desktop.games.web_of_power.validate import check
from kingsbridge_desktop.play.match import Match, Seat


def derived(s: State) -> tuple[int, int, int, list[int]]:
    fresh = s.copy()
    fresh.derive()
    return fresh.free, fresh.open_lands, fresh.room_lands, fresh.supply


@settings(max_examples=30, derandomize=True)
@hypothesis_given(st.integers(3, 5), st.integers(0, 10**6))
def test_cards_and_pieces_are_conserved(seats, seed):
    """WP-01, WP-02, WP-15, WP-16, WP-32 every position of a random game is a possible one, to the end."""
    rng = Random(seed)
    chance = Fast(rng)
    s = RULES.setup(seats, {"start_player": -1}, chance)
    plies = 0
    while s.stack:
        actions = RULES.legal(s)
        assert list(actions) == sorted(set(actions))
        RULES.step(s, rng.choice(actions), chance)
        check(s)
        assert (s.free, s.open_lands, s.room_lands, s.supply) == derived(s)
        for kind, count in enumerate(deck(seats)):
            held = sum(hand >> 2 * kind & 3 for hand in s.hands)
            assert held + s.display.count(kind) + s.pile[kind] + s.discard[kind] == count
        for land in range(LANDS):
            assert s.councillors_in(land) <= s.limit(land)
        plies += 1
    assert s.used_up == 2 or not s.can_anyone_place()
    assert 50 < plies < 500


def test_copies_are_independent():
    """WP-10 a step on a copy leaves the position as it was."""
    rng = Random(1)
    chance = Fast(rng)
    s = RULES.setup(3, {"start_player": 0}, chance)
    while s.stack:
        key = s.key()
        after = s.copy()
        RULES.step(after, rng.choice(RULES.legal(s)), chance)
        assert s.key() == key
        assert after.key() != key
        s = after


def test_the_score_is_the_sum_of_its_lines():
    """WP-39 the breakdown adds up."""
    rng = Random(9)
    chance = Fast(rng)
    s = RULES.setup(5, {"start_player": 0}, chance)
    while s.stack:
        RULES.step(s, rng.choice(RULES.legal(s)), chance)
    for seat, items in enumerate(RULES.breakdown(s)):
        assert sum(item.value for item in items) == RULES.scores(s)[seat]
        assert len(items) == PARTS
    assert sum(RULES.scores(s)) > 0
    assert RULES.progress(s)[2] == 1


def test_undo_goes_back_piece_by_piece_until_a_card_is_drawn():
    """WP-21 within a turn everything may be taken back; a drawn card ends that."""
    match = Match("web_of_power", [Seat("Anna"), Seat("Ben", colour=1), Seat("Cleo", colour=2)], seed=11, options={})
    start = match.state.key()
    rng = Random(4)
    taken = 0
    while match.state.stack[-1].kind not in ("more", "draw"):
        match.submit(rng.choice([a for a in RULES.legal(match.state) if a.kind != "swap"]))
        taken += 1
    assert taken >= 2
    for _ in range(taken):
        assert match.undo_stop() is None
        match.undo()
    assert match.state.key() == start
    match.submit(next(a for a in RULES.legal(match.state) if a.kind == "swap"))
    assert match.undo_stop() is None
    match.submit(Action("draw"))
    assert match.undo_stop() == Reason("undo_chance")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_games_fill_the_board_reasonably(seats):
    """WP-37, WP-36 over some games all three kinds of points come up, at half-time too."""
    lines = [0] * PARTS
    for seed in range(30):
        rng = Random(seed)
        chance = Fast(rng)
        s = RULES.setup(seats, {"start_player": -1}, chance)
        while s.stack:
            RULES.step(s, rng.choice(RULES.legal(s)), chance)
        for items in RULES.breakdown(s):
            for part, item in enumerate(items):
                lines[part] += item.value
    assert all(lines)
