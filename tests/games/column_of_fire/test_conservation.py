"""Nothing is lost and nothing appears: pieces and points in whole games by chance."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.engine import Listener
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.rules import RULES
from kingsbridge_desktop.games.column_of_fire.state import State
from tests.contract.tables import examples

GAINS = {  # event kind -> which of its ints are VP won
    "minority_scored": 1,
    "vp_gained": 1,
    "good_sold": 3,
    "good_sold_by_captain": 2,
    "bonus_scored": 2,
    "conflict_scored": 2,
}
LOSSES = {"person_passed": 1, "disc_moved": 3, "die_bought": 2, "vp_lost": 2}


def check(s: State) -> None:
    """What is true of every position between two actions."""
    cards = [entry >> 3 for display in s.displays for entry in display] + [p for p in s.open if p >= 0]
    assert len(set(cards)) == len(cards)
    for country in range(4):
        assert s.unseen[country] & ~tables.DECKS[country] == 0
        assert not any(s.unseen[country] >> card & 1 for card in cards)
        stones = s.stones[3 * country : 3 * country + 3]
        assert min(stones) >= 0
        assert sum(stones) <= tables.RELIGION_FIELDS[s.seats]
        fields = [s.houses[4 * seat + country] for seat in range(s.seats) if s.houses[4 * seat + country]]
        assert len(set(fields)) == len(fields)
        assert all(1 <= field <= 6 for field in fields)
    assert len(set(s.discs)) == s.seats
    for seat in range(s.seats):
        on_persons = [entry & 7 for entry in s.displays[seat]]
        mask = sum(1 << die for die in on_persons)
        assert len(set(on_persons)) == len(on_persons)
        assert s.free[seat] & s.leven[seat] == s.free[seat] & mask == s.leven[seat] & mask == 0
        assert s.free[seat] | s.leven[seat] | mask == 31
        for die in tables.BITS[31 & ~s.free[seat]]:
            assert 1 <= s.faces[5 * seat + die] <= 6
        assert 1 <= s.religion_dice[seat] <= 5
        assert s.vp[seat] >= 0
        assert s.protections[seat] >= 0
        assert min(s.goods[4 * seat : 4 * seat + 4]) >= 0
        assert tables.size_of(s.hands[seat]) == s.hand_sizes[seat]
    assert sum(s.hands) + s.supply + s.used == tables.EVERY_ADVANTAGE
    assert tables.size_of(s.supply) == s.supply_size
    assert s.ending or max(s.vp) < tables.END_VP
    afresh = s.copy()
    afresh.derive()
    assert (s.room, s.decks) == (afresh.room, afresh.decks)  # what is remembered is what there is


@examples(25)
@given(seats=st.integers(2, 4), seed=st.integers(0, 2**32))
def test_pieces_are_conserved_in_whole_games(seats, seed):
    """CF-01, CF-06, CF-08, CF-10, CF-35, CF-51, CF-91 and CF-106 hold in every position."""
    rng = Random(seed)
    chance = Fast(rng)
    s = RULES.setup(seats, {"start_player": -1}, chance)
    while s.stack:
        check(s)
        legal = list(RULES.legal(s))
        assert legal == sorted(set(legal))
        RULES.step(s, rng.choice(legal), chance)
    check(s)
    assert sum(len(set(items)) > 0 for items in RULES.breakdown(s)) == seats


@examples(15)
@given(seats=st.integers(2, 4), seed=st.integers(0, 2**32))
def test_the_log_accounts_for_every_point_and_good(seats, seed):
    """What the events say adds up to what the players have."""
    rng = Random(seed)
    chance, listener = Fast(rng), Listener()
    s = RULES.setup(seats, {"start_player": -1}, chance, listener)
    while s.stack:
        # Payments are for one action in ten, so that points pile up.
        legal = [a for a in RULES.legal(s) if a.kind != "pay_die" or rng.random() < 0.1] or RULES.legal(s)
        RULES.step(s, rng.choice(legal), chance, listener)
    vp = [tables.START_VP] * seats
    goods = [1] * seats
    protections = [1] * seats
    for kind, args, _ in listener.events:
        if kind in GAINS:
            vp[args[0]] += args[GAINS[kind]]
        elif kind in LOSSES:
            vp[args[0]] -= args[LOSSES[kind]]
        if kind in ("good_gained", "good_sold", "good_sold_by_captain", "good_lost"):
            goods[args[0]] += 1 if kind == "good_gained" else -1
        if kind in ("protection_gained", "stone_averted", "event_averted", "bonus_scored"):
            protections[args[0]] += 1 if kind == "protection_gained" else -1
    assert vp == s.vp
    assert goods == [sum(s.goods[4 * seat : 4 * seat + 4]) for seat in range(seats)]
    assert protections == s.protections


@examples(10)
@given(seats=st.integers(2, 4), seed=st.integers(0, 2**32))
def test_a_game_ends_only_when_it_may(seats, seed):
    """CF-95 after a full year, by 50 VP or a used-up deck."""
    rng = Random(seed)
    chance, listener = Fast(rng), Listener()
    s = RULES.setup(seats, {"start_player": -1}, chance, listener)
    while s.stack:
        RULES.step(s, rng.choice(RULES.legal(s)), chance, listener)
    kinds = [event.kind for event in listener.events]
    assert "end_announced" in kinds or "deck_used_up" in kinds
    assert kinds.count("turn_began") == 2 * seats * s.year
