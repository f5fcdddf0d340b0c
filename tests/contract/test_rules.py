"""What every game promises: legal actions, refusals, copies, scores, an end."""

from random import Random
from typing import Any

import pytest
from hypothesis import given

from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Fast, Seeded
from kingsbridge_desktop.core.errors import IllegalAction
from kingsbridge_desktop.core.machine import asked, is_over
from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.core.types import GAME_OVER, NOBODY, Action, Event, Frame, Item
from tests.contract.tables import each_game, each_table, examples, foreign_actions, play_on, played, seeds


def is_int(value):
    return type(value) is int


def is_plain_key(value):
    if isinstance(value, tuple):
        return all(map(is_plain_key, value))
    if isinstance(value, Frame):
        return is_plain_key((value.kind, value.seat, value.args))
    return is_int(value) or isinstance(value, str)


@each_game
def test_a_game_describes_itself(game):
    rules = rules_of(game)
    assert rules.game_id == game
    assert is_int(rules.version)
    assert rules.version >= 1
    assert 2 <= rules.seats[0] <= rules.seats[-1] <= 5
    assert len(set(rules.colours)) == len(rules.colours) >= rules.seats[-1]
    for option in rules.options.values():
        assert len(set(option.values)) == len(option.values) >= 2
        assert all(map(is_int, option.values))
    assert isinstance(rules.revealing, frozenset)


@each_table
@examples(8)
@given(seed=seeds)
def test_random_games_end(game, seats, seed):
    table = played(game, seats, seed)
    assert is_over(table.final)
    assert not table.rules.legal(table.final)
    assert len(table.rules.scores(table.final)) == seats


@each_table
@examples(8)
@given(seed=seeds)
def test_legal_is_sorted_unique_and_never_empty(game, seats, seed):
    for ply in played(game, seats, seed).plies:
        assert 0 <= asked(ply.state) < seats
        assert len(ply.legal) > 0
        assert list(ply.legal) == sorted(set(ply.legal))
        for action in ply.legal:
            assert isinstance(action, Action)
            assert isinstance(action.args, tuple)
            assert all(map(is_int, action.args))


@each_table
@examples(3)
@given(seed=seeds)
def test_what_is_remembered_is_what_follows_from_the_rest(game, seats, seed):
    for ply in played(game, seats, seed).plies:
        anew = ply.state.copy()
        names = [field.name for field in anew.fields if not field.in_key]
        anew.derive()
        assert [getattr(ply.state, name) for name in names] == [getattr(anew, name) for name in names]


@each_table
@examples(2)
@given(seed=seeds)
def test_a_game_goes_the_same_way_whether_or_not_somebody_listens(game, seats, seed):
    """Rules spare the telling where `emit is not silent` says that nobody hears it, and nothing else with it."""
    table = played(game, seats, seed)
    quiet = table.rules.setup(seats, engine.checked_options(table.rules, table.options), Seeded(seed))
    for number, ply in enumerate(table.plies):
        assert quiet.key() == ply.state.key()
        table.rules.step(quiet, ply.action, Seeded(seed, number + 1))
    assert quiet.key() == table.final.key()


@each_table
@examples(3)
@given(seed=seeds)
def test_asking_what_is_legal_changes_nothing(game, seats, seed):
    table = played(game, seats, seed)
    for ply in table.some(20):
        key = ply.state.key()
        assert list(table.rules.legal(ply.state)) == list(ply.legal)
        table.rules.scores(ply.state), table.rules.ranking(ply.state), table.rules.breakdown(ply.state)
        table.rules.progress(ply.state), table.rules.to_json(ply.state), table.rules.mask(ply.state, 0)
        assert ply.state.key() == key


@each_table
@examples(2)
@given(seed=seeds)
def test_every_legal_action_can_be_carried_out(game, seats, seed):
    table = played(game, seats, seed)
    for ply in table.some(15):
        for action in ply.legal:
            after = engine.apply(table.rules, ply.state, action, Seeded(seed)).state
            assert is_over(after) or len(table.rules.legal(after)) > 0


@each_table
@examples(3)
@given(seed=seeds)
def test_foreign_and_illegal_actions_are_refused_and_change_nothing(game, seats, seed):
    table = played(game, seats, seed)
    for ply in table.some(8):
        key = ply.state.key()
        for action in foreign_actions(table, ply):
            with pytest.raises(IllegalAction):
                engine.apply(table.rules, ply.state, action, Seeded(seed))
        assert ply.state.key() == key


@each_table
@examples(3)
@given(seed=seeds)
def test_why_not_has_nothing_against_legal_actions(game, seats, seed):
    table = played(game, seats, seed)
    for ply in table.some(20):
        assert [table.rules.why_not(ply.state, action) for action in ply.legal] == [None] * len(ply.legal)


@each_table
@examples(3)
@given(seed=seeds)
def test_why_not_answers_any_other_action_without_failing(game, seats, seed):
    table = played(game, seats, seed)
    reasons = set()
    for ply in table.some(12):
        for action in foreign_actions(table, ply):
            reason = table.rules.why_not(ply.state, action)
            if reason is not None:
                reasons.add(reason.kind)
                assert all(map(is_int, reason.args))
    assert table.rules.why_not(table.final, table.plies[-1].action) in (None, GAME_OVER)
    assert reasons, "no refusal is explained"


@each_table
@examples(3)
@given(seed=seeds)
def test_every_action_of_the_alphabet_is_legal_or_has_a_reason(game, seats, seed):
    """Legality and reasons stand on the same predicates; that each reason is true is tested game by game."""
    table = played(game, seats, seed)
    alphabet = table.rules.alphabet(seats)
    assert list(alphabet) == sorted(set(alphabet))
    for ply in table.some(25):
        assert set(ply.legal) <= set(alphabet)
        refused = {action for action in alphabet if table.rules.why_not(ply.state, action) is not None}
        assert refused == set(alphabet) - set(ply.legal)
    assert {table.rules.why_not(table.final, action) for action in alphabet} == {GAME_OVER}


def mutable_parts(value: Any, path: str) -> dict[str, Any]:
    found = {}
    if isinstance(value, list | dict | set | bytearray):
        found[path] = value
    if isinstance(value, list | tuple):
        for at, part in enumerate(value):
            found |= mutable_parts(part, f"{path}[{at}]")
    return found


def all_slots(state):
    return [slot for cls in type(state).__mro__ for slot in getattr(cls, "__slots__", ())]


@each_table
@examples(3)
@given(seed=seeds)
def test_a_copy_shares_nothing_that_can_change(game, seats, seed):
    for ply in played(game, seats, seed).some(6):
        copy = ply.state.copy()
        assert type(copy) is type(ply.state)
        assert copy.key() == ply.state.key()
        assert not hasattr(copy, "__dict__")
        for slot in all_slots(copy):
            theirs = mutable_parts(getattr(ply.state, slot), slot)
            for path, part in mutable_parts(getattr(copy, slot), slot).items():
                assert part is not theirs[path], path


@each_table
@examples(3)
@given(seed=seeds)
def test_playing_a_copy_leaves_the_original_alone(game, seats, seed):
    table = played(game, seats, seed)
    for ply in table.some(4):
        key = ply.state.key()
        for _ in play_on(table.rules, ply.state, Random(seed)):
            pass
        assert ply.state.key() == key


@each_table
@examples(3)
@given(seed=seeds)
def test_keys_are_made_of_ints_and_words_only(game, seats, seed):
    for state in played(game, seats, seed).states[::7]:
        assert isinstance(state.key(), tuple)
        assert is_plain_key(state.key())
        assert hash(state.key()) == hash(state.copy().key())


@each_table
@examples(4)
@given(seed=seeds)
def test_a_quick_step_does_the_same_as_a_checked_one(game, seats, seed):
    """Searches step in place, without events and with another chance: the same position must come out."""
    table = played(game, seats, seed)
    state = table.begun.state.copy()
    for number, ply in enumerate(table.plies):
        table.rules.step(state, ply.action, Seeded(seed, number + 1))
        assert state.key() == ply.outcome.state.key()


@each_table
@examples(2)
@given(seed=seeds)
def test_search_can_play_with_quick_chance(game, seats, seed):
    table = played(game, seats, seed)
    state, rng = table.begun.state.copy(), Random(seed)
    chance = Fast(rng)
    while state.stack:
        legal = table.rules.legal(state)
        table.rules.step(state, legal[int(rng.random() * len(legal))], chance)
    assert len(table.rules.ranking(state)) == seats


@each_table
@examples(5)
@given(seed=seeds)
def test_the_breakdown_adds_up_to_the_scores(game, seats, seed):
    table = played(game, seats, seed)
    for state in table.states:
        scores = table.rules.scores(state)
        assert all(map(is_int, scores))
        breakdown = table.rules.breakdown(state)
        assert [sum(item.value for item in items) for items in breakdown] == list(scores)
        for items in breakdown:
            assert all(isinstance(item, Item) for item in items)
            assert len({item.kind for item in items}) == len(items)


@each_table
@examples(5)
@given(seed=seeds)
def test_ranks_follow_the_scores(game, seats, seed):
    """More points rank higher; equal points may be parted by a tie-break; ranks count those ahead."""
    table = played(game, seats, seed)
    for state in table.states[-3:]:
        scores, ranks = table.rules.scores(state), table.rules.ranking(state)
        assert len(ranks) == seats
        for one in range(seats):
            assert ranks[one] == sum(rank < ranks[one] for rank in ranks)
            assert all(ranks[one] < ranks[two] for two in range(seats) if scores[one] > scores[two])
        assert engine.winners(table.rules, state)


@each_table
@examples(4)
@given(seed=seeds)
def test_progress_is_a_few_numbers_always_as_many(game, seats, seed):
    table = played(game, seats, seed)
    lengths = set()
    for state in table.states:
        values = table.rules.progress(state)
        assert isinstance(values, tuple)
        assert all(map(is_int, values))
        lengths.add(len(values))
    assert len(lengths) == 1
    assert 1 <= lengths.pop() <= 8  # what a save's summary holds


@each_table
@examples(4)
@given(seed=seeds)
def test_events_are_facts_in_ints(game, seats, seed):
    table = played(game, seats, seed)
    for events in (table.begun.events, *(ply.outcome.events for ply in table.plies)):
        for event in events:
            assert isinstance(event, Event)
            assert event.kind.isidentifier()
            assert all(map(is_int, event.args))
            assert any(event.visible_to(seat) for seat in range(seats))
            assert event.seen_by < 1 << seats


@each_table
@examples(3)
@given(seed=seeds)
def test_something_is_told_of_every_act(game, seats, seed):
    """Log and animation live on events: an act that nobody hears of would be invisible; to decline may be silent."""
    table = played(game, seats, seed)
    for ply in table.plies:
        before, after = ply.state.copy(), ply.outcome.state.copy()
        before.stack, after.stack = [], []
        if before.key() != after.key() and ply.action.kind not in ("done", "pass"):
            assert any(event.visible_to(asked(ply.state)) for event in ply.outcome.events), ply.action


@each_table
@examples(3)
@given(seed=seeds)
def test_whoever_sees_a_change_is_told_of_it(game, seats, seed):
    """Also an onlooker, who sees a card go from the pile to a hand without seeing the card."""
    table = played(game, seats, seed)
    rules = rules_of(game)
    for ply in table.plies:
        for viewer in (NOBODY, *range(seats)):
            before, after = rules.mask(ply.state, viewer), rules.mask(ply.outcome.state, viewer)
            before.stack, after.stack = [], []
            if before.key() != after.key() and ply.action.kind not in ("done", "pass"):
                assert any(event.visible_to(viewer) for event in ply.outcome.events), (viewer, ply.action)
