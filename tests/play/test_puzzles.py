"""Find the move: which positions come in, that they are fair, kept beside their game, and gone with it."""

import json
import threading

import pytest

from kingsbridge_desktop.bots.review_search import Answer, Effort, Judgement, Margin, answered
from kingsbridge_desktop.bots.review_search import margin as measured
from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.play import chronicle, puzzles, review_run
from kingsbridge_desktop.play.files import to_save
from kingsbridge_desktop.play.match import PERSON
from kingsbridge_desktop.play.review import Review, answers, is_clearly_best, record_of
from kingsbridge_desktop.saves import reviews
from kingsbridge_desktop.saves.chronicle import puzzles as puzzle_files
from kingsbridge_desktop.saves.chronicle import records
from kingsbridge_desktop.saves.errors import SaveDamaged, SaveError, SaveTooNew
from kingsbridge_desktop.text import puzzles as words
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.language import from_linguist
from tests.chronicles import keep as keep_record
from tests.play.test_review import FEW, finished
from tests.toy import toy_game

__all__ = ["toy_game"]
GAMES = [game for game in game_ids() if game != "toy"]


def judgement(match, ply, lost=0.0, lead=0.0):
    """What a review thinks of the choice at a step."""
    seat, legal = match.steps[ply].seat, answers(match, ply)
    chosen = match.steps[ply].action
    best = next(action for action in legal if action != chosen) if lost else chosen
    chances, count = (0.4,) * len(match.seats), len(match.seats)
    change = tuple(-lost if number == seat else 0.0 for number in range(count))
    return Judgement(ply, seat, chosen, best, 8, chances, chances, change, (0.001,) * count, 3.0, 0.1, (), lead)


def choices(match):
    """The steps with more than one answer."""
    return [ply for ply in range(match.ply) if len(answers(match, ply)) > 1]


def margin(match, ply, lead=0.2, error=0.01):
    """That one answer is far ahead of another one."""
    seat, legal = match.steps[ply].seat, answers(match, ply)
    best = next(action for action in legal if action != match.steps[ply].action)
    second = next(action for action in legal if action != best)
    return Margin(ply, seat, best, second, lead, error, 3.0, (), 80)


def with_margins(match, count=2, **how):
    """A whole review with so many positions."""
    review = Review(match, FEW, 1)
    for ply in choices(match)[:count]:
        review.add(judgement(match, ply, lost=0.2))
        review.add(margin(match, ply, **how))
    review.wanted, review.has_margins = len(review.decisions), True
    return review


def kept(match, count=2):
    """A game in the chronicle, its review and its positions; the collection."""
    keep_record(to_save(match))
    review = with_margins(match, count)
    review_run.keep(review)
    puzzles.keep(review)
    return puzzles.collection().puzzles


# which positions


@pytest.mark.parametrize(("lead", "error", "is_one"), [(0.2, 0.01, True), (0.02, 0.001, False), (0.2, 0.15, False)])
def test_only_a_move_that_is_surely_and_clearly_ahead_is_to_be_found(toy_game, lead, error, is_one):
    match = finished(toy_game)
    found = puzzles.found_in(with_margins(match, 1, lead=lead, error=error))
    assert bool(found) is is_one


def test_people_come_first_and_then_what_was_farthest_ahead(toy_game, monkeypatch):
    match = finished(toy_game)
    match.seats = (match.seats[0]._replace(level="easy"), *match.seats[1:])
    monkeypatch.setattr(review_run, "MOST_CONTESTS", 3)
    plies = choices(match)
    judged = [judgement(match, ply, lead=0.03 + ply / 1000) for ply in plies]
    judged.append(judgement(match, plies[0], lead=0.01))  # not worth a closer look
    asked = review_run.contests(match, judged, FEW)
    own = sorted((ply for ply in plies if match.steps[ply].seat), reverse=True)
    assert [question.ply for question in asked] == own[:3]


@pytest.mark.parametrize("game", GAMES)
def test_a_closer_look_knows_no_more_than_the_player_and_measures_the_best_against_all_others(game):
    match = finished(game, rules_of(game).seats[0], 3)
    ply = choices(match)[len(choices(match)) // 2]
    question = review_run.contests(match, [judgement(match, ply, lead=0.5)], Effort(tries=8))[0]
    assert question.masked.key() == match.view(match.steps[ply].seat, ply).key()
    found = measured(question._replace(effort=Effort(tries=8)))
    assert found == answered(question._replace(effort=Effort(tries=8)))
    assert found.best == question.best
    assert found.second != found.best
    assert found.second in answers(match, ply)
    assert found.error >= 0


def test_a_look_at_quick_tries_is_contested_with_those_of_a_deep_one(toy_game):
    match = finished(toy_game)
    ply = choices(match)[0]
    quick = review_run.contests(match, [judgement(match, ply, lead=0.5)], review_run.quick(toy_game))
    assert quick[0].effort == review_run.deep(toy_game)


class AnsweringHere:
    """A pool without processes."""

    def __init__(self, asked, came, ended, jobs, more):
        for question in asked:
            came(answered(question))
        for question in more():
            came(answered(question._replace(effort=FEW)))
        ended(True)


def test_a_review_ends_with_a_closer_look_and_keeps_what_it_found(toy_game, monkeypatch):
    monkeypatch.setattr(review_run, "is_worth_a_contest", lambda judged: True)
    monkeypatch.setattr(review_run, "ReviewPool", AnsweringHere)
    match = finished(toy_game)
    came: list[Answer] = []
    run = review_run.ReviewRun(match, FEW, came.append, lambda whole: None, margins=True)
    for answer in came:
        run.review.add(answer)
    assert run.review.is_whole
    assert len(run.review.margins) == review_run.MOST_CONTESTS
    review_run.keep(run.review)
    again = review_run.kept(match).review
    assert again is not None
    assert again.has_margins
    assert {ply: found.best for ply, found in again.margins.items()} == {
        ply: found.best for ply, found in run.review.margins.items()
    }


def test_a_review_that_was_kept_without_a_closer_look_gets_only_that(toy_game, monkeypatch):
    monkeypatch.setattr(review_run, "is_worth_a_contest", lambda judged: True)
    monkeypatch.setattr(review_run, "ReviewPool", AnsweringHere)
    match = finished(toy_game)
    came: list[Answer] = []
    known = review_run.reviewed(match, FEW)
    run = review_run.ReviewRun(match, FEW, came.append, lambda whole: None, margins=True, known=known)
    assert run.review is known
    assert [type(answer) for answer in came] == [Margin] * review_run.MOST_CONTESTS


def test_a_margin_that_does_not_fit_the_game_spoils_its_review(toy_game):
    match = finished(toy_game)
    review = with_margins(match, 1)
    ply = next(iter(review.margins))
    review.margins[ply] = review.margins[ply]._replace(best=review.margins[ply].best._replace(kind="nonsense"))
    review_run.keep(review)
    assert review_run.kept(match).review is None


# keeping them


def test_positions_lie_beside_their_game_and_know_when_it_ended(toy_game):
    match = finished(toy_game)
    found = kept(match)
    assert len(found) == 2
    assert {puzzle.match_id for puzzle in found} == {match.id}
    assert all(puzzle.ended and not puzzle.part.tried and not puzzle.part.solved for puzzle in found)
    assert puzzle_files.path_of(match.id).parent == records.folder()


def test_a_game_that_the_chronicle_does_not_have_offers_nothing(toy_game):
    match = finished(toy_game)
    assert puzzles.keep(with_margins(match)) == 0
    keep_record(to_save(finished(toy_game, seed=2)).model_copy(update={"id": match.id}))  # another game of that name
    assert puzzles.keep(with_margins(match)) == 0
    assert puzzles.collection() == ([], [])


def test_what_was_tried_and_found_stays_when_the_game_is_looked_at_again(toy_game):
    match = finished(toy_game)
    first, second = kept(match)
    puzzles.note(first, is_solved=False)
    puzzles.note(first, is_solved=True)
    puzzles.note(second, is_solved=False)
    puzzles.keep(with_margins(match, 3))
    tried = [(one.part.tried, bool(one.part.solved)) for one in puzzles.collection().puzzles]
    assert tried == [(2, True), (1, False), (0, False)]


def test_the_day_of_the_first_success_stays(toy_game):
    first = kept(finished(toy_game))[0]
    puzzles.note(first, is_solved=True)
    day = puzzles.collection().puzzles[0].part.solved
    puzzles.note(first, is_solved=False)
    assert puzzles.collection().puzzles[0].part.solved == day


def test_two_copies_of_the_app_lose_no_try(toy_game):
    first = kept(finished(toy_game))[0]
    threads = [threading.Thread(target=puzzles.note, args=(first,), kwargs={"is_solved": False}) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert puzzles.collection().puzzles[0].part.tried == 8


def test_the_next_one_is_the_first_that_was_not_found_yet(toy_game):
    found = kept(finished(toy_game), 3)
    puzzles.note(found[1], is_solved=True)
    found = puzzles.collection().puzzles
    assert puzzles.next_open(found, found[0]) == found[2]
    assert puzzles.next_open(found, found[2]) == found[0]
    assert puzzles.next_open([found[1]], found[1]) is None


# gone with their game


def test_a_deleted_game_takes_review_and_positions_along_and_brings_them_back(toy_game):
    match = finished(toy_game)
    other = finished(toy_game, seed=2)
    kept(other)
    mine = next(one for one in kept(match) if one.match_id == match.id)
    puzzles.note(mine, is_solved=True)
    before = puzzles.collection()
    deleted = chronicle.delete(records.path_of(match.id))
    assert not reviews.path_of(record_of(match)).exists()
    assert reviews.path_of(record_of(other)).exists()
    assert review_run.kept(match).review is None
    assert {one.match_id for one in puzzles.collection().puzzles} == {other.id}
    puzzles.note(mine, is_solved=True)  # too late: nothing comes back by this
    assert {one.match_id for one in puzzles.collection().puzzles} == {other.id}
    records.restore(deleted)
    assert puzzles.collection() == before
    assert review_run.kept(match).review is not None


def test_nothing_of_a_deleted_game_stays_in_the_folder(toy_game):
    match = finished(toy_game)
    kept(match)
    chronicle.look_through()
    chronicle.delete(records.path_of(match.id))
    chronicle.look_through()
    marks = [match.id, record_of(match)]
    left = [path for path in records.folder().parent.rglob("*") if path.is_file()]
    assert [path for path in left if any(mark in path.name for mark in marks)] == []
    assert [path for path in left if any(mark.encode() in path.read_bytes() for mark in marks)] == []


def test_positions_whose_game_was_taken_away_by_hand_are_left_out(toy_game):
    match = finished(toy_game)
    kept(match)
    records.path_of(match.id).unlink()
    assert puzzles.collection() == ([], [])


# bad files


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"", SaveDamaged),
        (b"{", SaveDamaged),
        (b"[]", SaveDamaged),
        (b"\xff\xfe", SaveDamaged),
        (b'{"format": 2}', SaveTooNew),
        (b'{"format": 1, "puzzles": []}', SaveDamaged),
    ],
)
def test_a_bad_file_stays_apart_and_the_rest_works(toy_game, content, kind):
    match, other = finished(toy_game), finished(toy_game, seed=2)
    kept(match)
    kept(other)
    puzzle_files.path_of(match.id).write_bytes(content)
    found = puzzles.collection()
    assert {one.match_id for one in found.puzzles} == {other.id}
    assert [type(error) for error in found.apart] == [kind]
    if kind is SaveTooNew:
        with pytest.raises(SaveTooNew):  # a later release wrote it: it is not ours to replace
            puzzles.keep(with_margins(match))
        assert puzzle_files.path_of(match.id).read_bytes() == content
    else:
        puzzles.keep(with_margins(match))
        assert not puzzles.collection().apart


def test_a_file_that_somebody_changed_is_not_trusted(toy_game):
    match = finished(toy_game)
    kept(match)
    path = puzzle_files.path_of(match.id)
    document = json.loads(path.read_text(encoding="utf-8"))
    document["puzzles"][0]["solved"] = "2026-01-01"
    path.write_text(json.dumps(document), encoding="utf-8")
    assert len(puzzles.collection().apart) == 1


def test_a_position_that_its_game_does_not_lead_to_is_refused(toy_game):
    match = finished(toy_game)
    first = kept(match)[0]
    wrong = first._replace(part=first.part.model_copy(update={"ply": match.ply + 3}))
    with pytest.raises(SaveDamaged):
        puzzles.lay(wrong)
    wrong = first._replace(
        part=first.part.model_copy(update={"best": first.part.best.model_copy(update={"kind": "x"})})
    )
    with pytest.raises(SaveDamaged):
        puzzles.lay(wrong)
    records.path_of(match.id).unlink()
    with pytest.raises(SaveError):
        puzzles.lay(first)


# on the table


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_laid_as_its_player_saw_it_and_every_answer_is_told(game):
    match = finished(game, rules_of(game).seats[0], 3)
    first = kept(match)[0]
    laid = puzzles.lay(first)
    seat = first.part.seat
    assert laid.match.asked == seat
    assert laid.match.seats[seat].level == PERSON
    assert laid.match.view(seat).key() == match.view(seat, first.part.ply).key()
    assert laid.match.view(NOBODY).key() == match.view(NOBODY, first.part.ply).key()
    assert laid.match.id != match.id
    assert laid.played == match.steps[first.part.ply].action
    for code in ("en", "de"):
        text, view = game_text(game, from_linguist(code), match.names), laid.match.view(seat)
        told = words.wrong(text, view, laid.played, puzzles.against(laid, laid.played), as_played=True)
        assert text.action(view, laid.played) in told
        assert text.action(view, first.best) not in told.replace(text.action(view, laid.played), "")
        found = words.right(text, view, first.best, first.part.reasons, first.part.lead, shown=False)
        assert text.action(view, first.best) in found
        assert "20" in found
    assert is_clearly_best(margin(match, first.part.ply))
