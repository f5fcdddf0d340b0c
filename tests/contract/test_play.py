"""What every game promises to the table: replay, save and load, undo and redo, positions as plain JSON."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given

from kingsbridge_desktop.core.chance import Seeded
from kingsbridge_desktop.core.engine import checksum
from kingsbridge_desktop.core.errors import ImpossibleState
from kingsbridge_desktop.play import files
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.saves import store
from tests.contract.tables import each_table, examples, play_on, played, seeds


def match_of(table, plies=None):
    """The random game played at a table of people, up to some ply."""
    seats = [Seat(f"Player {number + 1}", colour=number) for number in range(table.seats)]
    match = Match(table.rules.game_id, seats, table.seed, table.options)
    for ply in table.plies[:plies]:
        match.submit(ply.action)
    return match


@each_table
@examples(3)
@given(seed=seeds)
def test_a_replay_gives_the_same_checksums_and_events(game, seats, seed):
    table = played(game, seats, seed)
    match = match_of(table)
    again = Match(game, match.seats, 0, match.options, setup=match.setup_chance)
    assert again.setup_events == match.setup_events == table.begun.events
    for number, step in enumerate(match.steps):
        assert again.replay(step.action, step.chance) == step
        assert again.checksum_at(number + 1) == checksum(table.plies[number].outcome.state)


@each_table
@examples(4)
@given(seed=seeds)
def test_after_saving_and_loading_the_same_question_is_asked(game, seats, seed):
    table = played(game, seats, seed)
    for plies in (0, Random(seed).randrange(1, len(table.plies)), len(table.plies)):
        match = match_of(table, plies)
        loaded = files.from_save(store.loads(store.dumps(files.to_save(match))))
        assert not loaded.history_lost
        again = loaded.match
        assert again.state.key() == match.state.key()
        assert again.asked == match.asked
        assert list(again.legal()) == list(match.legal())
        if not match.is_over:
            assert again.submit(match.legal()[0]) == match.submit(match.legal()[0])


@each_table
@examples(3)
@given(seed=seeds)
def test_undo_and_redo_give_the_exact_positions(game, seats, seed):
    table = played(game, seats, seed)
    match = match_of(table)
    keys = [state.key() for state in table.states]
    for ply in reversed(range(len(table.plies))):
        match.undo(agreed=True)
        assert match.ply == ply
        assert match.state.key() == keys[ply]
    for ply in range(1, len(keys)):
        match.redo()
        assert match.state.key() == keys[ply]


@each_table
@examples(3)
@given(seed=seeds)
def test_fair_undo_stays_within_one_players_acts(game, seats, seed):
    table = played(game, seats, seed)
    match = match_of(table, 0)
    for ply in table.plies:
        match.submit(ply.action)
        depth = match.undo_depth()
        taken_back = match.steps[match.ply - depth :]
        assert len({step.seat for step in taken_back}) <= 1
        assert not any(step.chance for step in taken_back)


@each_table
@examples(5)
@given(seed=seeds)
def test_a_position_survives_as_plain_json(game, seats, seed):
    """Cards, pieces and points add up at every ply, or reading would refuse the position: nothing is lost or made."""
    table = played(game, seats, seed)
    for state in table.states[:: 1 if seed % 2 else 5]:
        plain = table.rules.to_json(state)
        text = json.dumps(plain, allow_nan=False)
        assert json.loads(text) == plain
        assert table.rules.from_json(json.loads(text)).key() == state.key()


@each_table
@examples(3)
@given(seed=seeds)
def test_a_position_read_back_goes_on_in_the_same_way(game, seats, seed):
    """Neither plain form nor key leaves anything out that the game depends on."""
    table = played(game, seats, seed)
    for at in Random(seed).sample(range(len(table.plies)), 3):
        state = table.rules.from_json(json.loads(json.dumps(table.rules.to_json(table.plies[at].state))))
        for number, ply in enumerate(table.plies[at:], at + 1):
            assert list(table.rules.legal(state)) == list(ply.legal)
            table.rules.step(state, ply.action, Seeded(seed, number))
            assert state.key() == ply.outcome.state.key()


@each_table
@examples(3)
@given(seed=seeds)
def test_what_somebody_knows_survives_as_plain_json(game, seats, seed):
    table = played(game, seats, seed)
    for ply in table.some(10):
        for viewer in table.viewers:
            masked = table.rules.mask(ply.state, viewer)
            plain = json.loads(json.dumps(table.rules.to_json(masked)))
            assert table.rules.from_json(plain).key() == masked.key()


@each_table
@examples(2)
@given(seed=seeds)
def test_plain_json_of_a_mask_tells_no_more_than_the_mask(game, seats, seed):
    table = played(game, seats, seed)
    rules, rng = table.rules, Random(seed)
    for ply in table.some(6):
        for viewer in table.viewers:
            masked = rules.mask(ply.state, viewer)
            world = rules.determinize(masked, viewer, rng)
            assert rules.to_json(rules.mask(world, viewer)) == rules.to_json(masked)


@each_table
@examples(2)
@given(seed=seeds)
def test_what_somebody_knows_is_no_position_to_play_on(game, seats, seed):
    table = played(game, seats, seed)
    places = [Seat(f"Player {number + 1}", colour=number) for number in range(seats)]
    state = table.plies[0].state
    assert Match(game, places, seed, start=state).state.key() == state.key()
    for viewer in table.viewers:
        masked = table.rules.mask(state, viewer)
        if masked.key() != state.key():
            with pytest.raises(ImpossibleState):
                Match(game, places, seed, start=masked)


WRONG: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    7,
    10**6,
    2**70,
    1.5,
    float("nan"),
    "",
    "nonsense",
    [],
    {},
    [[]],
    [None],
)


def broken(plain, rng):
    """The plain position with one thing in it replaced, removed, doubled or added."""
    copy = json.loads(json.dumps(plain))
    places: list[tuple[Any, Any]] = []

    def walk(part):
        for key in part if isinstance(part, dict) else range(len(part)):
            places.append((part, key))
            if isinstance(part[key], dict | list):
                walk(part[key])

    walk(copy)
    part, key = rng.choice(places)
    kind = rng.randrange(5)
    if kind == 0:
        del part[key]
    elif kind == 1 and isinstance(part, list):
        part.append(part[key])
    elif kind == 2 and isinstance(part, dict):
        part["surplus"] = 1
    elif kind == 3:
        other, at = rng.choice(places)
        part[key] = json.loads(json.dumps(other[at])) if other is not part else rng.choice(WRONG)
    else:
        part[key] = rng.choice(WRONG)
    return copy


@each_table
@examples(25)
@given(seed=seeds)
def test_an_impossible_position_is_refused_and_what_is_taken_can_be_played(game, seats, seed):
    """A broken position is either refused with the reason or still a position: it plays on and never crashes."""
    table = played(game, seats, seed % 3)
    rules, rng = table.rules, Random(seed)
    refused = 0
    for _ in range(40):
        plain = broken(rules.to_json(rng.choice(table.states)), rng)
        try:
            state = rules.from_json(plain)
        except ImpossibleState:
            refused += 1
            continue
        assert rules.from_json(rules.to_json(state)).key() == state.key()
        rules.scores(state), rules.ranking(state), rules.breakdown(state), rules.progress(state)
        if len(rules.scores(state)) in rules.seats:
            world = rules.determinize(state, state.stack[-1].seat if state.stack else -1, rng)
            for _ in play_on(rules, world, rng, limit=60):
                pass
    assert refused >= 20


@pytest.mark.parametrize("plain", [{}, [], None, 3, "position", {"stack": []}, {"players": "all"}])
@each_table
def test_nonsense_is_no_position(game, seats, plain):
    with pytest.raises(ImpossibleState):
        played(game, seats, 0).rules.from_json(plain)
