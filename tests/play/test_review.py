"""The review of a finished game: parts that sum up, turning points, and a file that is only used where it fits."""

import json
from itertools import pairwise
from random import Random

import pytest

from kingsbridge_desktop.bots.base import evaluator_of
from kingsbridge_desktop.bots.review_search import Choice, Effort, Judgement, Outlook, answered
from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.play import review_run
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.play.review import LEAST_SWING, MOST_TURNING_POINTS, Review, is_clear, record_of, turns_of
from kingsbridge_desktop.play.review_run import NotOver, keep, kept, questions, reviewed
from kingsbridge_desktop.play.review_words import told
from kingsbridge_desktop.saves import reviews
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.language import from_linguist

FEW = Effort(tries=8)


def finished(game, seats=2, seed=1):
    match, rng = Match(game, [Seat(f"P{n}", colour=n) for n in range(seats)], seed), Random(seed)
    evaluator = evaluator_of(game)
    while not match.is_over:
        legal = match.legal()
        slip = rng.random() < 0.2
        match.submit(rng.choice(legal) if slip else evaluator.greedy(match.view(match.asked), legal, rng))
    return match


@pytest.fixture
def toy(toy_game):
    return finished(toy_game)


@pytest.mark.parametrize("game", [game for game in game_ids() if game != "toy"])
def test_start_choices_and_luck_sum_to_the_result(game, monkeypatch):
    match = finished(game, rules_of(game).seats[0], 3)
    asked = questions(match, FEW)
    sparse = [asked[0], *asked[1 :: max(1, len(asked) // 6)]]  # the sum holds whatever was looked at
    review = Review(match, FEW, 1)
    for question in sparse:
        review.add(answered(question))
    shares = review.shares()
    assert sum(share.result for share in shares) == pytest.approx(1)
    for share in shares:
        assert share.start + share.own + share.others + share.luck == pytest.approx(share.result)
        assert share.luck_error >= share.own_error
    assert sum(share.luck for share in shares) == pytest.approx(0, abs=1e-9)


def test_two_looks_with_different_luck_differ_by_no_more_than_their_errors(toy):
    first, second = (reviewed(toy, Effort(tries=60), seed).shares() for seed in (1, 2))
    for one, two in zip(first, second, strict=True):
        gap = one.start + one.own + one.others + two.luck - one.result
        assert abs(gap) <= 4 * (one.luck_error + two.luck_error) + 1e-9


def test_a_turn_is_what_a_seat_does_until_another_is_asked(toy):
    turns = turns_of(toy)
    assert turns[0].first == 0
    assert turns[-1].last == toy.ply
    for before, after in pairwise(turns):
        assert before.last == after.first
        assert before.seat != after.seat


def test_every_real_choice_is_asked_about_and_no_forced_one(toy):
    asked = {question.ply for question in questions(toy, FEW) if isinstance(question, Choice)}
    rules = toy.rules
    assert asked == {ply for ply in range(toy.ply) if len(rules.legal(toy.view(toy.steps[ply].seat, ply))) > 1}


def test_questions_hold_no_more_than_their_seat_could_know(toy):
    for question in questions(toy, FEW):
        views = [question.masked] if isinstance(question, Choice) else question.views
        for view in views:
            assert any(view.key() == toy.view(seat, question.ply).key() for seat in range(2))


def test_a_game_that_goes_on_is_not_reviewed(toy_game):
    with pytest.raises(NotOver):
        questions(Match(toy_game, [Seat("A", colour=0), Seat("B", colour=1)], 1), FEW)


def swinging(match, chances):
    """A review with these chances of the first seat before each turn."""
    review = Review(match, FEW, 1)
    for turn, chance in zip(review.turns, chances, strict=False):
        review.add(Outlook(turn.first, (chance, 1 - chance), (0.0, 0.0), 8))
    return review


def test_turning_points_are_the_largest_swings_in_the_order_of_the_game(toy):
    review = swinging(toy, [0.5, 0.52, 0.7, 0.4, 0.45])
    assert len(review.turns) >= 5
    found = review.turning_points()
    assert [point.turn.number for point in found][:2] == [2, 3]
    assert found[0].swing == pytest.approx(0.18)
    assert len(found) <= MOST_TURNING_POINTS
    assert all(abs(point.swing) >= LEAST_SWING for point in found)


def test_a_swing_that_the_tries_may_have_made_is_no_turning_point(toy):
    review = swinging(toy, [0.5, 0.7])
    assert review.turning_points()
    review.add(Outlook(0, (0.5, 0.5), (0.2, 0.2), 8))
    assert not [point for point in review.turning_points() if point.turn.number == 1]


def judgement(ply, seat, chosen, best, lost, error=0.01):
    change = tuple(-lost if one == seat else lost for one in range(2))
    return Judgement(
        ply, seat, chosen, best, 8, (0.4, 0.6), (0.4 + lost, 0.6 - lost), change, (error, error), 3.2, 0.5, ()
    )


def test_a_mistake_is_clear_only_beyond_its_error():
    low, high = Action("play", (1,)), Action("play", (9,))
    assert is_clear(judgement(0, 0, low, high, 0.1))
    assert not is_clear(judgement(0, 0, low, high, 0.1, error=0.08))
    assert not is_clear(judgement(0, 0, low, high, 0.01))
    assert not is_clear(judgement(0, 0, low, low, 0.1))


@pytest.mark.parametrize(
    ("code", "better", "lucks"),
    [("en", "was worth about 3 points more", ("bad luck", "good luck")), ("de", "3 Punkte", ("Pech", "Glück"))],
)
def test_a_turning_point_says_what_was_better_or_that_it_was_luck(toy, code, better, lucks):
    text = game_text("toy", from_linguist(code), toy.names)
    review = swinging(toy, [0.5, 0.7])
    turn = review.turns[0]
    point = review.turning_points()[0]
    assert lucks[point.swing > 0] in told(review, text, point)
    chosen = toy.steps[turn.first].action
    other = next(action for action in toy.rules.legal(toy.view(turn.seat, turn.first)) if action != chosen)
    review.add(judgement(turn.first, turn.seat, chosen, other, 0.1))
    sentence = told(review, text, review.turning_points()[0])
    assert better in sentence
    assert text.action(None, other) in sentence


# keeping it


def test_a_review_is_kept_and_found_again(toy):
    made = reviewed(toy, FEW)
    keep(made)
    found = kept(toy).review
    assert found is not None
    assert found.is_whole
    assert found.shares()[0].luck == pytest.approx(made.shares()[0].luck, abs=1e-3)
    assert found.decisions.keys() == made.decisions.keys()


def test_the_same_game_under_other_names_has_the_same_review(toy):
    other = Match("toy", [Seat("X", colour=1), Seat("Y", colour=0)], toy.seed, setup=toy.setup_chance)
    for step in toy.steps:
        other.replay(step.action, step.chance)
    assert record_of(other) == record_of(toy)


def test_programs_and_characters_at_the_table_change_nothing_about_a_review(toy):
    """It asks what could be known and done, never who sat there; none of their programs is started."""
    seats = [Seat("Ada", "own_ada", 0), Seat("Hugo", "hard", 1, character="earl")]
    other = Match("toy", seats, toy.seed, setup=toy.setup_chance)
    for step in toy.steps:
        other.replay(step.action, step.chance)
    made = reviewed(other, FEW)
    plain = reviewed(toy, FEW)
    assert made.decisions == plain.decisions
    assert made.shares() == plain.shares()
    keep(made)
    found = kept(other).review
    assert found is not None
    assert found.is_whole


def test_another_game_has_no_review_of_this_one(toy):
    keep(reviewed(toy, FEW))
    assert kept(finished("toy", seed=2)).review is None


def test_a_review_of_another_reviewer_counts_as_missing(toy, monkeypatch):
    keep(reviewed(toy, FEW))
    monkeypatch.setattr(review_run, "REVIEWER", 99)
    assert kept(toy) == (None, None)


@pytest.mark.parametrize("damage", ["cut", "changed", "binary", "list"])
def test_a_damaged_review_is_said_and_can_be_made_anew(toy, damage):
    made = reviewed(toy, FEW)
    keep(made)
    path = reviews.path_of(record_of(toy))
    text = path.read_text(encoding="utf-8")
    path.write_bytes(
        {
            "cut": text[: len(text) // 2].encode(),
            "changed": text.replace('"tries":8', '"tries":9', 1).encode(),
            "binary": b"\0\1\2\xff",
            "list": json.dumps([1, 2]).encode(),
        }[damage]
    )
    found = kept(toy)
    assert found.review is None
    assert found.problem is not None
    keep(made)
    assert kept(toy).review is not None
