"""Moments in every game: masked positions in the middle of a step, for every viewer."""

from random import Random

from hypothesis import given

from kingsbridge_desktop.core.chance import Scripted
from kingsbridge_desktop.core.types import EVERYONE, NOBODY, Event
from tests.contract.tables import each_table, examples, played, seeds


def positions_at_events(table, ply):
    """The position copied at every emit of a step."""
    state, found = ply.state.copy(), []

    def listen(kind, /, *args, seen_by=EVERYONE):
        found.append((Event(kind, args, seen_by), state.copy()))

    table.rules.step(state, ply.action, Scripted(ply.outcome.chance), listen)
    assert state.key() == ply.outcome.state.key()
    return found


@each_table
@examples(2)
@given(seed=seeds)
def test_every_moment_can_be_masked_and_read_for_everybody(game, seats, seed):
    table = played(game, seats, seed)
    rules = table.rules
    for ply in table.some(60):
        for _, position in positions_at_events(table, ply):
            for viewer in range(NOBODY, seats):
                masked = rules.mask(position, viewer)
                assert rules.mask(masked, viewer).key() == masked.key()
            assert len(rules.scores(position)) == seats
            rules.breakdown(position), rules.progress(position)


@each_table
@examples(2)
@given(seed=seeds)
def test_a_moment_hides_what_a_position_hides(game, seats, seed):
    """Another world that agrees with what the viewer knows in the middle of a step looks the same to that viewer."""
    table = played(game, seats, seed)
    rules, rng = table.rules, Random(seed)
    for ply in table.some(12):
        for event, position in positions_at_events(table, ply):
            for viewer in range(NOBODY, seats):
                if event.visible_to(viewer):
                    masked = rules.mask(position, viewer)
                    world = rules.determinize(masked, viewer, rng)
                    assert rules.mask(world, viewer).key() == masked.key(), (event, viewer)
