"""What every game promises to its bots, and every bot to its game: legal choices from masked states, no peeking."""

from random import Random

from hypothesis import given

from kingsbridge_desktop.bots.base import Budget, Term, evaluator_of
from kingsbridge_desktop.bots.bot_client import BotClient
from kingsbridge_desktop.bots.levels import level_ids, make_bot
from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.machine import asked
from tests.contract.tables import each_game, each_table, examples, played, seeds


@each_table
@examples(3)
@given(seed=seeds)
def test_greedy_chooses_a_legal_action_and_changes_nothing(game, seats, seed):
    table, evaluator, rng = played(game, seats, seed), evaluator_of(game), Random(seed)
    for ply in table.some(60):
        masked = table.rules.mask(ply.state, asked(ply.state))
        key = masked.key()
        assert evaluator.greedy(masked, ply.legal, rng) in ply.legal
        assert masked.key() == key


@each_table
@examples(2)
@given(seed=seeds)
def test_first_sight_compares_all_answers_and_likes_none_better_than_the_quick_policy_does(game, seats, seed):
    table, evaluator, rng = played(game, seats, seed), evaluator_of(game), Random(seed)
    compare = evaluator.action_worths if evaluator.can_compare else None
    if compare is None:  # then a search goes by the quick policy's choice alone
        return
    for ply in table.some(40):
        masked = table.rules.mask(ply.state, asked(ply.state))
        worths = compare(masked, ply.legal)
        assert len(worths) == len(ply.legal)
        chosen = evaluator.greedy(masked, ply.legal, rng)
        assert worths[ply.legal.index(chosen)] == max(worths)


@each_table
@examples(2)
@given(seed=seeds)
def test_greedy_plays_sampled_worlds_to_the_end(game, seats, seed):
    """It is the policy of rollouts, so it meets positions that no game has come to yet."""
    table, evaluator, rng = played(game, seats, seed), evaluator_of(game), Random(seed)
    for ply in table.some(3):
        seat = asked(ply.state)
        chance = Fast(rng)
        state = table.rules.determinize(table.rules.mask(ply.state, seat), seat, rng)
        for _ in range(3000):
            if not state.stack:
                break
            legal = table.rules.legal(state)
            choice = evaluator.greedy(state, legal, rng)
            assert choice in legal
            table.rules.step(state, choice, chance)
        assert not state.stack


@each_table
@examples(2)
@given(seed=seeds)
def test_values_and_terms_are_about_every_seat(game, seats, seed):
    table, evaluator = played(game, seats, seed), evaluator_of(game)
    for ply in table.some(15):
        for state in (ply.state, table.rules.mask(ply.state, asked(ply.state))):
            key = state.key()
            values = evaluator.values(state)
            assert len(values) == seats
            assert all(abs(value) < 10_000 for value in values)
            for seat in range(seats):
                terms = evaluator.terms(state, seat)
                assert all(isinstance(term, Term) for term in terms)
                weights = [abs(term.value) for term in terms]
                assert weights == sorted(weights, reverse=True)
            assert state.key() == key


@each_table
@examples(2)
@given(seed=seeds)
def test_no_bot_sees_what_its_seat_cannot_know(game, seats, seed):
    """Hidden things are exchanged for others; the choice stays the same."""
    table, rng = played(game, seats, seed), Random(seed)
    rules = table.rules
    for level in level_ids():
        for ply in table.some(6):
            seat = asked(ply.state)
            masked = rules.mask(ply.state, seat)
            poisoned = rules.mask(rules.determinize(masked, seat, rng), seat)
            choices = {
                make_bot(game, level).choose(state, ply.legal, Budget(iterations=20), Random(5))
                for state in (masked, poisoned)
            }
            assert len(choices) == 1
            assert choices <= set(ply.legal)


@each_game
def test_a_bot_process_plays_every_game(game):
    table = played(game, 3, 1)
    worker = BotClient(game=game)
    try:
        for question, level in enumerate(level_ids()):
            ply = table.plies[question]
            masked = table.rules.mask(ply.state, asked(ply.state))
            worker.ask(question, game, level, masked, Budget(iterations=5), 1)
            answer = worker.wait(20)
            assert answer is not None
            assert not answer.stand_in
            assert answer.action in ply.legal
    finally:
        worker.close()
