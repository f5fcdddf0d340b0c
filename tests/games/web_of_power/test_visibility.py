"""What is hidden, what is open, and worlds that agree with it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given as hypothesis_given
from hypothesis import settings
from hypothesis import strategies as st

from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.types import HIDDEN, NOBODY
from kingsbridge_desktop.games.web_of_power.frames import TURN
from kingsbridge_desktop.games.web_of_power.rules import RULES
from kingsbridge_desktop.games.web_of_power.state import SIZE, State, cards
from kingsbridge_desktop.games.web_of_power.tables import KINDS, deck
from kingsbridge_desktop.games.web_of_power.validate import check
from tests.games.web_of_power.build import FR, KA, do, given, hand, random_game


def worlds(s: State, seat: int, count: int = 60) -> list[State]:
    """Worlds sampled from what a seat knows."""
    masked = RULES.mask(s, seat)
    return [RULES.determinize(masked, seat, Random(seed)) for seed in range(count)]


def test_other_hands_and_the_pile_are_hidden():
    """WP-05 hands and the pile's order are hidden; display, discard, pile count and supplies are open."""
    s = given(hands={0: "FRA FRA FRA", 1: "ENG/SCH ENG/SCH FRA"})
    m = RULES.mask(s, 0)
    assert hand(m, 0) == ["FRA", "FRA", "FRA"]
    assert hand(m, 1) == []
    assert m.veil is not None
    assert m.veil.hidden == (0, 3, 3)
    assert m.pile == [HIDDEN] * KINDS
    assert (m.pile_size, m.display, m.discard) == (s.pile_size, s.display, s.discard)
    assert hand(RULES.mask(s, NOBODY), 0) == []


def test_a_mask_tells_nothing_of_hidden_cards():
    """WP-05 positions that differ only in what a seat cannot know look the same to it."""
    s = given(hands={0: "FRA FRA FRA", 1: "ENG/SCH ENG/SCH BAY/BUR"}, display="LOT/ITA LOT/ITA")
    other = given(hands={0: "FRA FRA FRA", 1: "FKN/ARA FKN/ARA FKN/ARA"}, display="LOT/ITA LOT/ITA")
    assert RULES.mask(s, 0).key() == RULES.mask(other, 0).key()
    assert RULES.mask(s, NOBODY).key() == RULES.mask(other, NOBODY).key()
    assert RULES.mask(s, 1).key() != RULES.mask(other, 1).key()


def test_a_card_taken_from_the_display_stays_known():
    """WP-05 everybody knows it in that hand, and every sampled world has it there."""
    s = given(hands={0: "FRA FRA BAY/BUR"}, display="ENG/SCH LOT/ITA")
    do(s, "swap BAY/BUR", "take ENG/SCH", turned="FKN/ARA")
    assert hand(RULES.mask(s, 1), 0) == ["ENG/SCH"]
    assert hand(RULES.mask(s, NOBODY), 0) == ["ENG/SCH"]
    assert all("ENG/SCH" in hand(world, 0) for world in worlds(s, 1))


def test_a_known_card_is_known_until_one_of_its_kind_is_played():
    """WP-05 after a card of that kind is played or swapped away nobody can tell."""
    s = given(seats=3, hands={0: "FRA FRA BAY/BUR"}, display="FRA LOT/ITA", cloisters={1: "FRA8"})
    do(s, "swap BAY/BUR", "take FRA", turned="FKN/ARA")
    assert hand(RULES.mask(s, 1), 0) == ["FRA"]
    played = s.copy()
    played.stack = [TURN[0]]
    do(played, "play FRA", "cloister FRA1")
    assert hand(RULES.mask(played, 1), 0) == []
    assert hand(played, 0) == ["FRA", "FRA"]
    swapped = s.copy()
    swapped.stack = [TURN[0]]
    do(swapped, "swap FRA")
    assert hand(RULES.mask(swapped, 1), 0) == []


def test_two_known_cards_of_a_kind_leave_one_known():
    """WP-05 of two cards seen being taken one must still be there after one is played."""
    s = given(hands={0: "FRA FRA FRA"}, display="LOT/ITA LOT/ITA", cloisters={1: "FRA8"})
    do(s, "play FRA", "cloister FRA1", "play FRA", "cloister FRA2")
    do(s, "take LOT/ITA", "take LOT/ITA", turned="ENG/SCH ENG/SCH")
    assert hand(RULES.mask(s, 1), 0) == ["LOT/ITA", "LOT/ITA"]
    s.stack = [TURN[0]]
    do(s, "play LOT/ITA", "cloister ITA1")
    assert hand(RULES.mask(s, 1), 0) == ["LOT/ITA"]


def half_time() -> State:
    """Just after half-time: seat 0 has taken the last card and must draw once more."""
    s = given(
        hands={0: "FRA FRA BAY/BUR", 1: "LOT/ITA LOT/ITA LOT/ITA", 2: "FKN/ARA FKN/ARA BAY/BUR"},
        display="ENG/SCH FKN/ARA",
        pile="ENG/SCH",
        cloisters={1: "FRA1"},
    )
    do(s, "play FRA", "cloister FRA2", "play FRA", "cloister FRA3", "draw", turned="ENG/SCH")
    assert s.used_up == 1
    return s


@pytest.mark.parametrize("seat", [NOBODY, 0, 1, 2])
def test_the_contents_of_the_half_time_pile_are_open_by_counting(seat):
    """WP-05, WP-30 right after half-time every world has exactly the true pile."""
    s = half_time()
    assert all(world.pile == s.pile for world in worlds(s, seat))


def test_hands_from_before_half_time_are_open_as_a_whole():
    """WP-05 by the same counting the cards in all other hands together are known, only not who holds which."""
    s = half_time()
    together = Counter(card for seat in (0, 2) for card in hand(s, seat))
    for world in worlds(s, 1):
        assert Counter(card for seat in (0, 2) for card in hand(world, seat)) == together
    assert len({tuple(hand(world, 0)) for world in worlds(s, 1)}) > 1


def test_own_draws_from_the_new_pile_are_remembered():
    """WP-05 what a seat drew itself cannot be in the pile any more for it; the others cannot tell."""
    s = half_time()
    before = s.pile[KA]
    do(s, "draw", turned="FKN/ARA")
    assert all(world.pile == s.pile for world in worlds(s, 0))
    assert all(world.pile[KA] in (before, before - 1) for world in worlds(s, 1))
    assert {world.pile[KA] for world in worlds(s, 1)} == {before, before - 1}
    # Played since: still gone from the pile for its owner.
    s.stack = [TURN[0]]
    do(s, "play FKN/ARA", "cloister FKN1")
    assert all(world.pile == s.pile for world in worlds(s, 0))


def test_the_new_pile_never_holds_more_than_was_discarded():
    """WP-05 later in the second half no world has more of a kind in the pile than the discards brought."""
    s = half_time()
    brought = s.pile[:]
    do(s, "draw", turned="FRA")
    for seat, words, card in ((1, "swap LOT/ITA", "BAY/BUR"), (2, "swap FKN/ARA", "LOT/ITA"), (0, "swap FRA", "FRA")):
        assert s.stack[-1].seat == seat
        do(s, words, "draw", turned=card)
        for viewer in (0, 1, 2):
            for world in worlds(s, viewer, 30):
                assert all(left <= most for left, most in zip(world.pile, brought, strict=True))


def test_all_old_cards_played_show_what_is_left():
    """WP-05 somebody who has drawn nothing hidden since half-time can only hold cards from before."""
    s = half_time()
    do(s, "draw", turned="FRA")
    # Seat 1 swaps a Lorraine for the open England: its two hidden cards are from before half-time.
    do(s, "swap LOT/ITA", "take ENG/SCH", turned="BAY/BUR")
    before = Counter({"BAY/BUR": 1, "ENG/SCH": 1, "LOT/ITA": 2})  # the old cards of seats 0 and 1 together
    for world in worlds(s, 2):
        hidden = Counter(hand(world, 1)) - Counter(["ENG/SCH"])
        assert not hidden - before


def test_a_played_card_that_must_be_from_the_new_pile_is_counted_out_of_it():
    """WP-05 somebody whose hand was all known at half-time plays a card drawn since: the pile has one less of it."""
    s = given(
        hands={0: "BAY/BUR BAY/BUR ENG/SCH", 1: "LOT/ITA LOT/ITA LOT/ITA", 2: "FRA FKN/ARA BAY/BUR"},
        display="ENG/SCH FKN/ARA",
        pile="ENG/SCH",
    )
    s.known[0] = s.hands[0]
    s.drawn[:KINDS] = [0] * KINDS
    do(s, "swap BAY/BUR", "take FKN/ARA", turned="ENG/SCH")
    assert s.used_up == 1
    brought = s.pile[FR]
    do(s, "swap LOT/ITA", "take ENG/SCH", turned="LOT/ITA")
    do(s, "swap FKN/ARA", "take ENG/SCH", turned="LOT/ITA")
    do(s, "swap BAY/BUR", "draw", turned="FRA")
    do(s, "swap LOT/ITA", "take LOT/ITA", turned="ENG/SCH")
    do(s, "swap BAY/BUR", "take LOT/ITA", turned="ENG/SCH")
    do(s, "play FRA", "cloister FRA1")
    assert s.pile[FR] == brought - 1
    assert all(world.pile[FR] <= brought - 1 for world in worlds(s, 1, 200))


@settings(max_examples=60, derandomize=True)
@hypothesis_given(st.integers(3, 5), st.integers(0, 10**6), st.integers(0, 230), st.integers(0, 10**6))
def test_worlds_mask_to_what_they_came_from(seats, seed, plies, world_seed):
    """WP-05 a sampled world is a possible position that looks the same to its viewer, with the true open cards."""
    s = random_game(seats, seed, plies)
    for seat in range(-1, seats):
        masked = RULES.mask(s, seat)
        world = RULES.determinize(masked, seat, Random(world_seed))
        check(world)
        assert RULES.mask(world, seat).key() == masked.key()
        assert [SIZE[held] for held in world.hands] == [SIZE[held] for held in s.hands]
        if seat >= 0:
            assert world.hands[seat] == s.hands[seat]


@settings(max_examples=40, derandomize=True)
@hypothesis_given(st.integers(3, 5), st.integers(0, 10**6))
def test_worlds_respect_the_count_of_the_second_pile_all_through_a_game(seats, seed):
    """WP-05 the pile of a world never holds more of a kind than half-time brought less what was seen leaving it."""
    rng = Random(seed)
    chance = Fast(rng)
    s = RULES.setup(seats, {"start_player": -1}, chance)
    brought: list[int] = []
    own = [[0] * KINDS for _ in range(seats)]

    def hear(kind: str, /, *args: int, seen_by: int = -1) -> None:
        if kind == "discard_reshuffled":
            brought[:] = s.pile
        elif brought and kind == "card_drawn":
            own[args[0]][args[1]] += 1
        elif brought and kind == "open_card_turned_up":
            brought[args[0]] -= 1

    while s.stack:
        RULES.step(s, rng.choice(RULES.legal(s)), chance, hear)
        if brought and rng.random() < 0.2:
            seat = rng.randrange(seats)
            world = RULES.determinize(RULES.mask(s, seat), seat, rng)
            for kind in range(KINDS):
                assert world.pile[kind] <= brought[kind] - own[seat][kind]


def test_a_world_can_be_played_on():
    """WP-05 search steps through worlds: cards are conserved from there to the end."""
    s = random_game(4, 7, 120)
    rng = Random(3)
    world = RULES.determinize(RULES.mask(s, 2), 2, rng)
    while world.stack:
        RULES.step(world, rng.choice(RULES.legal(world)), Fast(rng))
    counts = Counter(card for held in world.hands for card in cards(held))
    for kind, count in enumerate(deck(4)):
        assert counts[kind] + world.display.count(kind) + world.pile[kind] + world.discard[kind] == count


def test_legal_is_the_same_on_the_masked_state():
    """WP-05 the seat that is asked can tell everything it may do from what it sees."""
    for seed in range(6):
        s = random_game(3, seed, 25 * seed)
        if s.stack:
            assert list(RULES.legal(RULES.mask(s, s.stack[-1].seat))) == list(RULES.legal(s))
