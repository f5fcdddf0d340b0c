"""What nobody may know: masks leak nothing, sampled worlds agree with them, events keep secrets, undo stops in time."""

from random import Random

from hypothesis import given

from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Seeded
from kingsbridge_desktop.core.machine import asked
from tests.contract.tables import each_table, examples, play_on, played, seeds


def seen_by(viewer, outcome):
    return [event for event in outcome.events if event.visible_to(viewer)]


@each_table
@examples(4)
@given(seed=seeds)
def test_the_asked_seat_sees_its_own_legal_actions(game, seats, seed):
    table = played(game, seats, seed)
    for ply in table.some(40):
        masked = table.rules.mask(ply.state, asked(ply.state))
        assert list(table.rules.legal(masked)) == list(ply.legal)


@each_table
@examples(3)
@given(seed=seeds)
def test_a_mask_is_of_the_same_kind_and_changes_nothing(game, seats, seed):
    table = played(game, seats, seed)
    for ply in table.some(10):
        key = ply.state.key()
        for viewer in table.viewers:
            masked = table.rules.mask(ply.state, viewer)
            assert type(masked) is type(ply.state)
            assert masked is not ply.state
            assert masked.copy().key() == masked.key()
            assert table.rules.mask(masked, viewer).key() == masked.key()
        assert ply.state.key() == key


@each_table
@examples(3)
@given(seed=seeds)
def test_an_onlooker_knows_no_more_than_any_player(game, seats, seed):
    """Masking a player's view for an onlooker gives what the onlooker sees of the whole position."""
    table = played(game, seats, seed)
    for ply in table.some(10):
        for viewer in range(seats):
            seen = table.rules.mask(table.rules.mask(ply.state, viewer), -1)
            assert seen.key() == table.rules.mask(ply.state, -1).key()


@each_table
@examples(4)
@given(seed=seeds)
def test_a_sampled_world_agrees_with_what_is_known(game, seats, seed):
    """Also: two worlds that differ only in what a seat cannot know mask equal."""
    table = played(game, seats, seed)
    rules, rng = table.rules, Random(seed)
    for ply in table.some(12):
        for viewer in table.viewers:
            masked = rules.mask(ply.state, viewer)
            key = masked.key()
            for _ in range(2):
                world = rules.determinize(masked, viewer, rng)
                assert rules.mask(world, viewer).key() == key
                assert masked.key() == key
                assert not engine.hides_something(rules, world)
                if viewer == asked(ply.state):
                    assert list(rules.legal(world)) == list(ply.legal)


@each_table
@examples(3)
@given(seed=seeds)
def test_a_sampled_world_is_a_possible_position_and_plays_to_the_end(game, seats, seed):
    table = played(game, seats, seed)
    rules, rng = table.rules, Random(seed)
    for ply in table.some(6):
        for viewer in table.viewers:
            world = rules.determinize(rules.mask(ply.state, viewer), viewer, rng)
            assert rules.from_json(rules.to_json(world)).key() == world.key()
        *_, last = play_on(rules, world, rng)
        assert not last.stack


@each_table
@examples(3)
@given(seed=seeds)
def test_sampling_depends_on_the_random_alone(game, seats, seed):
    table = played(game, seats, seed)
    for ply in table.some(5):
        masked = table.rules.mask(ply.state, 0)
        first, second = (table.rules.determinize(masked, 0, Random(5)).key() for _ in range(2))
        assert first == second


@each_table
@examples(8)
@given(seed=seeds)
def test_nothing_hidden_comes_out_unless_it_is_revealed(game, seats, seed):
    """The same action in two worlds that a seat cannot tell apart: it sees the same events and the same position.

    Luck may tell them apart, and so may an event that the game calls revealing: undo stops at both.
    """
    table = played(game, seats, seed)
    rules, rng = table.rules, Random(seed)
    for ply in table.some(30):
        for viewer in table.viewers:
            world = rules.determinize(rules.mask(ply.state, viewer), viewer, rng)
            if asked(world) != asked(ply.state) or ply.action not in rules.legal(world):
                continue
            here = ply.outcome
            there = engine.apply(rules, world, ply.action, Seeded(seed))
            if here.chance or there.chance:
                continue
            if any(event.kind in rules.revealing for event in (*here.events, *there.events)):
                continue
            assert seen_by(viewer, here) == seen_by(viewer, there)
            assert rules.mask(here.state, viewer).key() == rules.mask(there.state, viewer).key()


@each_table
@examples(5)
@given(seed=seeds)
def test_luck_that_cannot_be_seen_in_the_position_cannot_be_heard_of_either(game, seats, seed):
    """Another fall of the dice that leaves a seat's view as it is tells that seat the same story."""
    table = played(game, seats, seed)
    rules = table.rules
    for other in range(12):
        begun = engine.begin(rules, seats, table.options, Seeded(seed, 1000 + other))
        for viewer in table.viewers:
            if rules.mask(begun.state, viewer).key() == rules.mask(table.begun.state, viewer).key():
                assert seen_by(viewer, begun) == seen_by(viewer, table.begun)
    for ply in [ply for ply in table.plies if ply.outcome.chance][:20]:
        for other in range(3):
            outcome = engine.apply(rules, ply.state, ply.action, Seeded(seed, 1000 + other))
            for viewer in table.viewers:
                if rules.mask(outcome.state, viewer).key() == rules.mask(ply.outcome.state, viewer).key():
                    assert seen_by(viewer, outcome) == seen_by(viewer, ply.outcome)


@each_table
@examples(3)
@given(seed=seeds)
def test_the_open_points_are_the_same_for_everybody(game, seats, seed):
    """The list of saves shows them to whoever opens it."""
    table = played(game, seats, seed)
    for ply in table.some(40):
        told = {table.rules.open_points(table.rules.mask(ply.state, viewer)) for viewer in table.viewers}
        assert told == {table.rules.open_points(ply.state)}
