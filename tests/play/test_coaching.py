"""The coach: a word at every kind of question, in every language, never twice, and only one at a time."""

from __future__ import annotations

import pytest

from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.core.types import Action, Event, Frame
from kingsbridge_desktop.games.component_file import validated
from kingsbridge_desktop.games.game_rules import GameRules
from kingsbridge_desktop.play.coaching import FILE, Coach, Coaching, coach_of
from kingsbridge_desktop.play.lessons import text_of
from kingsbridge_desktop.play.match import Match, Seat, Step
from kingsbridge_desktop.text.language import languages


def match_of(game: str, seed: int = 5) -> Match:
    rules = rules_of(game)
    names = ("Anna", "Jack", "Cleo")
    return Match(game, [Seat(name, colour=at) for at, name in enumerate(names[: max(3, rules.seats[0])])], seed)


@pytest.mark.parametrize("game", game_ids())
def test_every_kind_of_question_has_its_sentences_and_nothing_else_has(game):
    rules = rules_of(game)
    assert isinstance(rules, GameRules)
    assert set(coach_of(game).questions) == set(rules._machine._take)


@pytest.mark.parametrize("game", game_ids())
def test_the_file_is_whole_and_in_every_language(game):
    coach = validated(FILE, Coach, text_of(game, FILE))
    for advice in coach.all():
        for language in languages():
            assert advice.title.get(language, "").strip()
            assert advice.text.get(language, "").strip()


@pytest.mark.parametrize("game", game_ids())
def test_questions_have_two_sentences(game):
    for kind, advice in coach_of(game).questions.items():
        for language, text in advice.text.items():
            assert 2 <= sum(text.count(mark) for mark in ".!?") <= 3, f"{kind} in {language}"


@pytest.mark.parametrize("game", game_ids())
def test_nudges_and_praise_are_about_what_there_is(game):
    match = match_of(game)
    coach = coach_of(game)
    coaching = Coaching(match, 0, ())
    kinds = {action.kind for action in match.rules.alphabet(len(match.seats))}
    for nudge in coach.nudges.values():
        assert nudge.question in coach.questions
        assert not nudge.offers or nudge.offers in kinds
        if nudge.path:
            found = coaching._at(nudge.path)
            assert isinstance(found, list if nudge.contains else (int, list, dict))
    assert coach.praise


@pytest.mark.parametrize("game", game_ids())
def test_nothing_is_said_twice(game):
    match = match_of(game)
    coaching = {seat: Coaching(match, seat, ()) for seat in range(len(match.seats))}
    said: dict[int, list[str]] = {seat: [] for seat in coaching}
    for _ in range(120):
        if match.is_over:
            break
        seat = match.asked
        advice = coaching[seat].say()
        if advice is not None:
            said[seat].append(advice.title["en"])
        step = match.submit(match.legal()[0])
        for one in coaching.values():
            one.hear(step)
    for titles in said.values():
        assert titles, "something is new to everybody"
        assert len(titles) == len(set(titles))


def test_what_was_told_in_an_earlier_game_is_not_told_again():
    match = match_of("pillars_cards")
    first = Coaching(match, match.asked, ())
    assert first.say() is not None
    assert Coaching(match, match.asked, first.told).say() is None


def test_what_is_overlooked_three_times_is_mentioned_once(monkeypatch):
    match = match_of("column_of_fire")
    seat = match.asked
    nudge = coach_of("column_of_fire").nudges["dice"]
    coaching = Coaching(match, seat, list(coach_of("column_of_fire").questions))
    holds = iter([True, True, True, True])
    monkeypatch.setattr(coaching, "_holds", lambda one: one is nudge and next(holds))
    match.state.stack.append(Frame("roll", match.state.stack[-1].seat))
    assert [coaching.say() is nudge for _ in range(4)] == [False, False, True, False]


def test_praise_comes_at_the_next_question_and_only_for_the_own_success():
    match = match_of("pillars_cards")
    seat = match.asked
    coaching = Coaching(match, seat, list(coach_of("pillars_cards").questions))
    other = (seat + 1) % 3
    coaching.hear(Step(other, Action("play", (0,)), (Event("king_trick_got", (other, 1)),), ()))
    assert coaching.say() is None
    coaching.hear(Step(other, Action("play", (0,)), (Event("king_trick_got", (seat, 1)),), ()))
    assert coaching.say() is coach_of("pillars_cards").praise["king"]
    assert coaching.say() is None


def test_a_new_question_gets_its_word_before_praise_which_waits():
    match = match_of("pillars_cards")
    seat, coach = match.asked, coach_of("pillars_cards")
    coaching = Coaching(match, seat, ())
    coaching.hear(Step(seat, Action("play", (0,)), (Event("king_trick_got", (seat, 1)),), ()))
    assert [coaching.say() for _ in range(3)] == [coach.questions["play"], coach.praise["king"], None]
