"""Luck is the same on every Python and every machine, can be written down and can be dictated."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsbridge_desktop.core.chance import Fast, Recorder, Scripted, Seeded, draw, draw_kind, roll, shuffle
from kingsbridge_desktop.core.errors import ChanceExhausted

SEEDS = st.integers(-(2**63), 2**63 - 1)


def splitmix64(state):
    """The published generator, written a second time."""
    while True:
        state = (state + 0x9E3779B97F4A7C15) % 2**64
        z = state
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB % 2**64
        yield z ^ (z >> 31)


def test_the_generator_is_the_published_splitmix64():
    """The reference numbers for state 1234567, and ours from the same inner state."""
    reference = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]
    numbers = splitmix64(1234567)
    assert [next(numbers) for _ in range(4)] == reference
    ours = Seeded(0)
    ours._state = 1234567
    assert [ours.below(2**63) for _ in range(4)] == [number % 2**63 for number in reference]


@pytest.mark.parametrize(
    ("seed", "ply", "expected"),
    [
        (0, 0, [3, 2, 5, 26, 63, 453693804193]),
        (1, 0, [5, 5, 0, 26, 7, 759314114343]),
        (1, 1, [1, 4, 1, 19, 70, 587172134957]),
        (7, 40, [2, 4, 2, 43, 15, 248139414842]),
        (-1, 3, [3, 5, 4, 1, 95, 362850762591]),
    ],
)
def test_seeded_draws_never_change(seed, ply, expected):
    """Old saves and seeds told to friends depend on these numbers."""
    chance = Seeded(seed, ply)
    assert [chance.below(n) for n in (6, 6, 6, 52, 100, 2**40)] == expected


@given(SEEDS, st.integers(0, 10_000), st.integers(1, 10**6))
def test_draws_stay_below_n(seed, ply, n):
    chance = Seeded(seed, ply)
    assert all(0 <= chance.below(n) < n for _ in range(20))


def test_each_face_comes_up_about_as_often():
    chance = Seeded(99)
    counts = [0] * 6
    for _ in range(6000):
        counts[chance.below(6)] += 1
    assert min(counts) > 880
    assert max(counts) < 1120


def test_draws_above_the_last_full_multiple_are_thrown_away():
    """Three quarters of 2^64: without rejection the low third would come up twice as often."""
    n = 3 << 62
    chance = Seeded(5)
    low = sum(chance.below(n) < 1 << 62 for _ in range(3000))
    assert 880 < low < 1120


def test_another_ply_and_another_seed_give_other_luck():
    first = [Seeded(1, 1).below(2**60), Seeded(1, 2).below(2**60), Seeded(2, 1).below(2**60)]
    assert len(set(first)) == 3


def test_recorder_remembers_what_was_said():
    recorder = Recorder(Scripted([2, 0, 5]))
    assert [recorder.below(6), recorder.below(2), recorder.below(6)] == [2, 0, 5]
    assert recorder.outcomes == [2, 0, 5]


def test_scripted_says_what_it_was_told_then_refuses():
    chance = Scripted([3])
    assert chance.left == 1
    assert chance.below(6) == 3
    assert chance.left == 0
    with pytest.raises(ChanceExhausted):
        chance.below(6)


@pytest.mark.parametrize("wrong", [6, -1])
def test_a_scripted_result_must_fit_the_draw(wrong):
    chance = Scripted([wrong])
    with pytest.raises(ChanceExhausted):
        chance.below(6)
    assert chance.left == 1


def test_scripted_goes_on_with_another_chance():
    chance = Scripted([1], Scripted([4, 5]))
    assert [chance.below(6) for _ in range(3)] == [1, 4, 5]
    assert chance.left == 0


def test_fast_draws_stay_below_n_and_follow_the_random_given():
    ours, same = Fast(Random(3)), Fast(Random(3))
    draws = [ours.below(7) for _ in range(200)]
    assert set(draws) == set(range(7))
    assert draws == [same.below(7) for _ in range(200)]


def test_shuffle_is_fisher_yates_from_the_end():
    items = ["a", "b", "c", "d"]
    shuffle(items, Scripted([0, 1, 1]))
    assert items == ["d", "c", "b", "a"]


@given(SEEDS, st.lists(st.integers(), max_size=40))
def test_shuffle_loses_nothing(seed, items):
    shuffled = items[:]
    shuffle(shuffled, Seeded(seed))
    assert sorted(shuffled) == sorted(items)


def test_a_quick_shuffle_draws_what_any_other_draws():
    quick, recorded = list(range(37)), list(range(37))
    recorder = Recorder(Fast(Random(4)))
    shuffle(quick, Fast(Random(4)))
    shuffle(recorded, recorder)
    assert quick == recorded
    assert len(recorder.outcomes) == 36


def test_a_quick_roll_shows_what_any_other_shows():
    quick, recorded = [0] * 9, [0] * 9
    recorder = Recorder(Fast(Random(4)))
    roll(quick, (1, 2, 5, 7), 6, Fast(Random(4)))
    roll(recorded, (1, 2, 5, 7), 6, recorder)
    assert quick == recorded
    assert [recorded[place] - 1 for place in (1, 2, 5, 7)] == recorder.outcomes
    assert [quick[place] for place in (0, 3, 4, 6, 8)] == [0] * 5


@pytest.mark.parametrize("loose", [1, 2, 9, 37])
def test_a_quick_shuffle_spares_only_the_order_that_nobody_looks_at(loose):
    """The first items are the same ones, all others are in their places, and as much is drawn."""
    whole, quick = list(range(37)), list(range(37))
    first, second = Fast(Random(4)), Fast(Random(4))
    shuffle(whole, first)
    shuffle(quick, second, loose)
    assert sorted(quick[:loose]) == sorted(whole[:loose])
    assert quick[loose:] == whole[loose:]
    assert first.below(10**6) == second.below(10**6)


def test_draw_takes_one_and_leaves_the_order_of_the_rest():
    bag = ["a", "b", "c", "d"]
    assert draw(bag, Scripted([1])) == "b"
    assert bag == ["a", "c", "d"]


@pytest.mark.parametrize(("at", "kind"), [(0, 0), (1, 0), (2, 2), (4, 2)])
def test_draw_kind_counts_through_the_bag(at, kind):
    counts = [2, 0, 3]
    assert draw_kind(counts, Scripted([at])) == kind
    assert sum(counts) == 4
    assert counts[kind] == [2, 0, 3][kind] - 1
