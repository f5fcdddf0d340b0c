"""The story of a game: its course, what its points are made of, and which moments are worth remembering."""

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from kingsbridge_desktop.core.registry import game_ids, meta_of, rules_of
from kingsbridge_desktop.core.types import NOBODY, Event
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.play.record import record_of
from kingsbridge_desktop.play.story import Mark, number_for, remarks_of, story_of
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.text.story import sentence

OVER: Any = SimpleNamespace(is_over=True)


def told(*parts, places=None, payments=()):
    """The remarks of a game of which only the standing after each event of each part is known."""
    seats = len(parts[0][0])
    marks, ply = [Mark(0, 0, 1, None, (0,) * seats)], 0
    for period, standings in enumerate(parts, 1):
        for standing in standings:
            ply += 1
            marks.append(Mark(ply, 0, period, Event("scored", (ply,)), standing))
            marks.append(Mark(ply, 1, period, None, standing))
    last = marks[-1].standing
    found = places or tuple(sum(other > mine for other in last) for mine in last)
    return {remark.kind: remark for remark in remarks_of(OVER, marks, found, payments)}


def test_the_last_turn_of_the_lead_names_who_was_passed():
    found = told([(5, 2)], [(9, 4)], [(12, 8)], [(14, 10), (14, 21)])
    assert found["took_lead_late"].seats == (1, 0)
    assert (found["took_lead_late"].ply, found["took_lead_late"].period) == (5, 4)


def test_an_early_turn_of_the_lead_is_not_called_late():
    found = told([(5, 2)], [(6, 9)], [(8, 20)], [(9, 30)], [(12, 40)])
    assert found["took_lead"].seats == (1, 0)


def test_whoever_leads_all_the_time_never_gives_the_lead_away():
    found = told([(5, 2)], [(9, 4)], [(30, 8)])
    assert found["led_always"].seats == (0,)
    assert not {"took_lead", "took_lead_late"} & found.keys()


def test_the_longest_lead_may_be_in_vain():
    found = told([(5, 2)], [(9, 4)], [(12, 8)], [(14, 10)], [(15, 40)])
    assert found["led_in_vain"].seats == (0,)
    assert (found["led_in_vain"].period, found["led_in_vain"].last_period) == (1, 4)


def test_the_greatest_gain_is_the_event_that_brought_it():
    found = told([(10, 2)], [(20, 4)], [(30, 20)], [(40, 22)])
    assert found["gain"].seats == (1,)
    assert (found["gain"].points, found["gain"].event) == (16, Event("scored", (3,)))


def test_the_hardest_blow_counts_what_all_lost():
    found = told([(20, 22, 21)], [(14, 16, 21)], [(30, 17, 22)])
    assert found["hit_all"].seats == (0, 1)
    assert found["hit_all"].points == 12


def test_what_somebody_pays_is_no_blow():
    """Seen: “the hardest blow in this game. Jack pays 3 VP to free a die”."""
    found = told([(20, 22)], [(14, 22)], [(14, 19)], payments=["scored"])
    assert "hit" not in found
    assert "die_bought" in meta_of("column_of_fire").payments


def test_a_close_finish_tells_the_margin():
    found = told([(30, 29)], [(61, 60)])
    assert (found["close"].seats, found["close"].points) == ((0, 1), 1)


def test_equal_points_tell_of_the_tie_break_or_of_a_shared_victory():
    assert told([(30, 20)], [(60, 60)], places=(1, 0))["tie_break"].seats == (1, 0)
    assert told([(30, 20)], [(60, 60)], places=(0, 0))["shared"].seats == (0, 1)


def test_at_most_three_moments_and_none_twice():
    found = told([(5, 2)], [(9, 4)], [(12, 8)], [(2, 10), (14, 40)])
    assert 2 <= len(found) <= 3
    assert len({(remark.ply, remark.number) for remark in found.values()}) == len(found)


def finished(game, count=0, plies=10**6, seed=5):
    rng = Random(seed)
    match = Match(
        game, [Seat(name, "person", at) for at, name in enumerate("ABCDE"[: count or rules_of(game).seats[-1]])], seed
    )
    while not match.is_over and match.ply < plies:
        match.submit(rng.choice(match.legal()))
    return match


@pytest.fixture(scope="module", params=game_ids())
def match(request):
    return finished(request.param)


def test_the_course_ends_with_the_result(match):
    story = story_of(match)
    assert story.stages[-1].standing == story.scores == match.scores()
    assert story.places == match.rules.ranking(match.state)
    numbers = [stage.number for stage in story.stages]
    assert numbers == sorted(set(numbers))
    assert numbers[0] == 0
    assert len(numbers) > 3


def test_the_sources_add_up_to_the_scores(match):
    story = story_of(match)
    for seat, score in enumerate(story.scores):
        assert sum(line.points[seat] for line in story.sources) == score


@pytest.mark.parametrize("code", ["de", "en"])
def test_every_remark_has_a_sentence_in_both_languages(match, code):
    text = game_text(match.edition, from_linguist(code), match.names)
    for remark in story_of(match).remarks:
        words = sentence(text, meta_of(match.game), remark)
        assert "{" not in words
        assert "%n" not in words
        assert any(match.names[seat] in words for seat in remark.seats)


def test_the_moment_of_a_remark_is_found_for_a_seat_that_sees_more(match):
    for remark in story_of(match).remarks:
        moments = match.moments(remark.ply, 0)
        found = moments[number_for(match, remark, 0)]
        assert found.event == (match.moments(remark.ply, NOBODY)[remark.number].event)


@pytest.mark.parametrize("game", game_ids())
def test_a_running_game_tells_only_what_lies_open(game):
    running = finished(game, plies=60)
    story = story_of(running)
    assert story.scores == running.rules.standing(running.view(NOBODY))


@pytest.mark.parametrize(("code", "words"), [("de", "Ergebnis"), ("en", "Result")])
def test_the_record_tells_everything_open_and_the_result(match, code, words):
    record = record_of(match, from_linguist(code))
    assert words in record
    for seat, name in enumerate(match.names):
        assert f"{match.rules.ranking(match.state)[seat] + 1}. {name}: {match.scores()[seat]}" in record
    text = game_text(match.edition, from_linguist(code), match.names)
    events = [text.event(event) for step in match.steps for event in step.events if event.visible_to(NOBODY)]
    lines = record.splitlines()
    for line in filter(None, events[-50:]):
        assert f"  {line}" in lines


def test_the_record_of_a_running_game_says_so_and_keeps_what_is_hidden():
    running = finished("web_of_power", plies=30)
    record = record_of(running, from_linguist("en"))
    assert "The game is still running." in record
    text = game_text(running.edition, from_linguist("en"), running.names)
    hidden = [e for step in running.steps for e in step.events if not e.visible_to(NOBODY) and text.event(e)]
    assert hidden
    assert not any(text.event(event) in record for event in hidden)
