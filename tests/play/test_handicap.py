"""Handicaps: counted at the end and nowhere else, kept with the game, and without ratings."""

from __future__ import annotations

from random import Random

import pytest

from kingsbridge_desktop.bots.base import Budget
from kingsbridge_desktop.bots.levels import make_bot
from kingsbridge_desktop.bots.review_search import Effort, Outlook, answered
from kingsbridge_desktop.core.errors import BadSetup
from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.play import chronicle
from kingsbridge_desktop.play.files import from_save, to_save
from kingsbridge_desktop.play.match import MOST_HEAD_START, PACES, Match, Seat
from kingsbridge_desktop.play.record import record_of
from kingsbridge_desktop.play.review import Review
from kingsbridge_desktop.play.review import record_of as review_record
from kingsbridge_desktop.play.review_run import questions
from kingsbridge_desktop.play.statistics.figures import records
from kingsbridge_desktop.play.statistics.ratings import Book, Player
from kingsbridge_desktop.play.story import story_of
from kingsbridge_desktop.play.table_code import BadCode, code_of, code_of_save, read
from kingsbridge_desktop.saves import store
from kingsbridge_desktop.saves.chronicle.index import Filter
from kingsbridge_desktop.saves.schema import SeatPart
from kingsbridge_desktop.text.language import from_linguist
from tests.chronicles import keep, record

ENGLISH = from_linguist("en")


def played(game, *head_starts, seed=3):
    """A finished game of quick bots."""
    seats = [Seat(f"P{k}", "greedy", k, head_start) for k, head_start in enumerate(head_starts)]
    match, bot, rng = Match(game, seats, seed), make_bot(game, "greedy"), Random(seed)
    while not match.is_over:
        match.submit(bot.choose(match.view(match.asked), match.legal(), Budget(), rng))
    return match


@pytest.fixture(scope="module", params=game_ids())
def pair(request):
    """The same game without and with a head start that turns it."""
    game = request.param
    seats = rules_of(game).seats[0]
    plain = played(game, *[0] * seats)
    last = max(range(seats), key=lambda seat: plain.places()[seat])
    needed = max(plain.scores()) - plain.scores()[last] + 1
    head_starts = [needed if seat == last else 0 for seat in range(seats)]
    assert needed <= MOST_HEAD_START
    return plain, played(game, *head_starts), last, needed


def test_the_game_itself_is_the_same(pair):
    plain, ahead, _, _ = pair
    assert ahead.state.key() == plain.state.key()
    assert ahead.scores() == plain.scores()
    assert ahead.rules.open_points(ahead.state) == plain.rules.open_points(plain.state)


def test_the_head_start_decides_who_has_won(pair):
    plain, ahead, last, needed = pair
    assert last not in plain.winners()
    assert ahead.winners() == [last]
    assert ahead.places()[last] == 0
    assert ahead.totals()[last] == ahead.scores()[last] + needed
    assert plain.places() == tuple(plain.rules.ranking(plain.state))


def test_the_story_names_it_among_the_sources_and_adds_up(pair):
    _, ahead, last, needed = pair
    story = story_of(ahead)
    line = next(line for line in story.sources if line.kind == "head_start")
    assert line.points[last] == needed
    assert story.scores == ahead.totals()
    assert story.winners == [last]
    for seat, total in enumerate(story.scores):
        assert sum(line.points[seat] for line in story.sources) == total
    assert story.stages[-1].standing == ahead.totals()
    assert not [line for line in story_of(pair[0]).sources if line.kind == "head_start"]


def test_the_record_tells_it(pair):
    _, ahead, last, needed = pair
    told = record_of(ahead, ENGLISH)
    assert f"P{last}: Bot: at first glance, head start {needed}" in told
    assert f"Head start {needed}" in told


def test_a_save_keeps_it_and_old_saves_have_none(pair):
    _, ahead, _, _ = pair
    found = from_save(store.loads(store.dumps(to_save(ahead)))).match
    assert found.seats == ahead.seats
    assert found.places() == ahead.places()
    save = to_save(ahead)
    assert save.summary.places == [place + 1 for place in ahead.places()]
    assert SeatPart(name="A", level="hard", colour=0).head_start == 0
    assert not SeatPart(name="A", level="hard", colour=0).has_handicap


def test_equal_totals_share_the_place_and_the_rules_decide_among_equal_points(monkeypatch):
    match = played("pillars", 0, 0, 0)
    for head_starts, scores, ranking, places in [
        ((5, 0, 0), (10, 15, 3), (1, 0, 2), (0, 0, 2)),
        ((5, 0, 0), (10, 12, 12), (2, 1, 0), (0, 2, 1)),
        ((0, 1, 0), (9, 8, 9), (1, 2, 0), (1, 0, 0)),
    ]:
        monkeypatch.setattr(match.rules, "scores", lambda s, scores=scores: scores)
        monkeypatch.setattr(match.rules, "ranking", lambda s, ranking=ranking: ranking)
        match.seats = tuple(seat._replace(head_start=h) for seat, h in zip(match.seats, head_starts, strict=True))
        assert match.places() == places


@pytest.mark.parametrize(("head_start", "pace"), [(-1, 100), (MOST_HEAD_START + 1, 100), (0, 99), (0, 0)])
def test_what_nobody_can_have_is_refused(head_start, pace):
    with pytest.raises(BadSetup):
        Match("pillars", [Seat("A", "hard", 0, head_start, pace), Seat("B", "hard", 1)], 1)


# codes


@pytest.mark.parametrize("game", game_ids())
def test_the_code_of_a_table_tells_it(game):
    count = rules_of(game).seats[-1]
    rng = Random(4)
    for _ in range(20):
        head_starts = tuple(rng.randrange(MOST_HEAD_START + 1) for _ in range(count))
        paces = tuple(rng.choice(PACES) for _ in range(count))
        seats = [Seat(f"P{k}", "hard", k, head_starts[k], paces[k]) for k in range(count)]
        match = Match(game, seats, rng.randrange(2**32))
        code = read(code_of(match) or "")
        assert code_of_save(to_save(match)) == code_of(match)
        assert (code.head_starts, code.paces) == (head_starts, paces)


def test_a_table_without_one_has_the_code_it_always_had():
    match = Match("pillars", [Seat("A"), Seat("B", "easy", 1), Seat("C", "normal", 2), Seat("D", "hard", 3)], 12345)
    code = "PE-1W8X-WGS1-0G00-4G"
    expected = read(code)._replace(levels=tuple(seat.level for seat in match.seats))
    assert read(code_of(match) or "") == expected
    assert not read(code).head_starts


def test_a_code_of_a_form_to_come_is_still_refused(monkeypatch):
    monkeypatch.setattr("kingsbridge_desktop.play.table_code.HANDICAPPED", 2)
    code = code_of(Match("pillars", [Seat("A", head_start=3), Seat("B", "easy", 1)], 5))
    monkeypatch.undo()
    with pytest.raises(BadCode) as refused:
        read(code or "")
    assert refused.value.details["wrong"] == "newer"


# chronicle and ratings


def test_a_game_with_a_handicap_changes_no_rating():
    book = Book()
    table = [Player("1", "pillars", 0, "mia", "person", 1), Player("1", "pillars", 1, "", "hard", 2)]
    before = {seat: row for _, seat, row in book.enter(table)}
    unlike = [player._replace(id="2", has_handicap=True) for player in table]
    assert {seat: row for _, seat, row in book.enter(unlike)} == before
    assert {seat: row for _, seat, row in book.enter(table)} != before


def test_the_chronicle_knows_the_points_and_the_head_start(tmp_path):
    save = record(1, seats=("Mia", ("Bot", "hard")), scores=(40, 45), places=(1, 2))
    seats = [save.seats[0].model_copy(update={"head_start": 8}), save.seats[1]]
    keep(save.model_copy(update={"seats": seats}))
    keep(record(2, seats=("Mia", ("Bot", "hard")), scores=(50, 45)))
    rows = chronicle.ask(lambda index: index.played(Filter("mia")))
    assert [row.has_handicap for row in rows] == [True, False]
    assert rows[0].rating == 1500, "not rated"
    assert rows[1].rating > 1500
    games = chronicle.ask(lambda index: index.games(index.ids(Filter())))
    assert [[seat.head_start for seat in game.seats] for game in games] == [[0, 0], [8, 0]]
    assert [game.has_handicap for game in games] == [False, True]
    closest = records(rows).closest_win
    assert closest is not None
    assert closest.amount == 5, "a win by a head start is no record"


def test_a_persons_pace_means_nothing():
    assert not Seat("Mia", pace=50).has_handicap
    assert Seat("Bot", "hard", pace=50).has_handicap


# reviews


def test_a_review_counts_the_head_start(pair):
    """The same game: whoever has the head start is thought to win from the beginning on, and wins in the end."""
    plain, ahead, last, _ = pair
    assert Review(ahead, Effort(tries=8), 1).results[last] == 1.0
    assert Review(plain, Effort(tries=8), 1).results[last] == 0.0
    before, after = (answered(questions(match, Effort(tries=8))[0]) for match in (plain, ahead))
    assert isinstance(before, Outlook)
    assert isinstance(after, Outlook)
    assert after.chances[last] > before.chances[last]
    assert review_record(plain) != review_record(ahead), "two games with two reviews"
