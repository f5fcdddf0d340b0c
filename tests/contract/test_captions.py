"""Captions cover whole games, name players once, and stay short."""

import re
from random import Random

import pytest

from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.core.types import NOBODY, Event
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.text.base import GameText, game_text
from kingsbridge_desktop.text.captions import MOST_LETTERS, Caption, captions
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.text.news import news

ENGLISH = Language("en", lambda context, source, n: source)
NAMES = ("Anna", "Jack", "Cleo")


def played(game: str, seed: int = 3) -> tuple[Match, GameText]:
    """A whole game at random."""
    match, rng = Match(game, [Seat(name, "easy", seat) for seat, name in enumerate(NAMES)], seed), Random(seed)
    while not match.is_over:
        match.submit(rng.choice(match.legal()))
    return match, game_text(game, ENGLISH, match.names)


def told(game: str, *events: Event) -> list[Caption]:
    return captions(game_text(game, ENGLISH, NAMES), events)


@pytest.mark.parametrize("game", game_ids())
def test_every_event_of_a_whole_game_is_under_exactly_one_caption(game):
    match, text = played(game)
    for step in match.steps:
        events = match.events_for(0, step)
        covered = [number for one in captions(text, events) for number in range(one.first, one.first + one.length)]
        assert covered == list(range(len(events)))


@pytest.mark.parametrize("game", game_ids())
def test_what_the_log_tells_is_told_by_a_caption_with_words(game):
    """But for the name of a step in which nothing happens and an alliance that brings nobody anything."""
    match, text = played(game)
    untold = set()
    for step in match.steps:
        events = match.events_for(0, step)
        for caption in captions(text, events):
            if not caption.words:
                part = events[caption.first : caption.first + caption.length]
                untold |= {event.kind for event in part if text.event(event)}
    assert untold <= {"step_began", "alliance_scored"}


@pytest.mark.parametrize("game", game_ids())
def test_captions_are_short_unless_a_single_sentence_is_long(game):
    match, text = played(game)
    for step in match.steps:
        events = match.events_for(0, step)
        for caption in captions(text, events):
            part = events[caption.first : caption.first + caption.length]
            assert len(caption.words) <= MOST_LETTERS or sum(bool(text.brief(event)[0]) for event in part) == 1


def test_a_step_of_the_board_is_told_under_its_name_with_players_named_together():
    found = told(
        "pillars",
        Event("step_began", (9,)),
        Event("tax_rolled", (2, 4)),
        Event("tax_exempt", (1, 0)),
        Event("tax_exempt", (2, 0)),
    )
    assert [one.sentence for one in found] == ["Step 9 · King’s court: the tax is 4 gold – Jack, Cleo: no tax"]


def test_the_event_that_all_of_it_comes_from_is_named_once():
    """Seen: "Philip, Ellen: +5 gold (Philip’s wool trade) – Aliena: nothing (Philip’s wool trade)"."""
    wool = tables.EVENT_IDS.index("wool_trade")
    (found,) = told("pillars", *(Event("event_gave_gold", (seat, wool, gold)) for seat, gold in enumerate((5, 5, 0))))
    assert found.sentence.endswith(": Anna, Jack: +5 gold – Cleo: nothing")
    (alone,) = told("pillars", Event("event_gave_gold", (0, wool, 2)))
    assert alone.sentence == f"Anna: +2 gold ({found.heading})"
    differ = [Event("event_gave_gold", (seat, wool, gold)) for seat, gold in enumerate((5, 0, 2))]
    (found,) = told("pillars", *differ)  # seen: two captions, although the cause is told once
    assert found.sentence.endswith(": Anna: +5 gold – Jack: nothing – Cleo: +2 gold")
    conflict = tables.EVENT_IDS.index("conflict")
    (begins,) = told("pillars", *(Event("event_took_vp", (seat, conflict, vp)) for seat, vp in enumerate((2, 1))))
    assert begins.heading == "Conflict"


def test_what_one_event_brings_stands_in_one_caption():
    """Seen: "Philip: +5 gold" under what the bishop did before, and all others in the next caption."""
    wool = tables.EVENT_IDS.index("wool_trade")
    paid = [Event("event_gave_gold", (seat, wool, gold)) for seat, gold in ((1, 5), (2, 5), (0, 0))]
    stock = Event("bishop_gave_resource", (0, 0))
    before, together = told("pillars", stock, *paid)
    assert (before.first, before.length) == (0, 1)
    assert together.sentence.endswith(": Jack, Cleo: +5 gold – Anna: nothing")


def test_players_of_whom_more_is_told_are_not_named_again():
    """Seen: "Aliena: gets Toledo – Aliena: +2 metal (Toledo) – Aliena: gets Prior Philip"."""
    taken = [Event("advantage_taken", (seat, slot, slot)) for slot, seat in enumerate((0, 0, 1))]
    (found,) = told("pillars", Event("step_began", (4,)), *taken)
    assert (found.words.count("Anna: gets "), found.words.count(", gets ")) == (1, 1)
    assert " – Jack: gets " in found.words


def test_who_begins_the_next_round_is_news_that_can_be_understood():
    """Seen: a slip that said "Ellen" and nothing else."""
    (piece,) = news(game_text("pillars", ENGLISH, NAMES), [Event("start_player_named", (1,))])
    assert piece.brief.told(NAMES) == "Jack begins the next round"


def test_an_empty_step_says_nothing():
    found = told("pillars", Event("step_began", (2,)), Event("step_began", (3,)), Event("mill_paid", (0, 3, 3)))
    assert [one.words for one in found] == ["", "Anna: +3 gold"]


def test_what_one_player_does_stands_under_the_name():
    (found,) = told("web_of_power", Event("cloister_placed", (1, 0)), Event("turn_begun", (2,)))
    assert (found.heading, found.seat, found.length) == ("Jack", 1, 2)
    assert "Jack" not in found.words


def test_a_sentence_that_begins_with_a_name_goes_on_without_a_colon():
    """Seen: "Jack: plays: red tool maker (2)"."""
    (found,) = told("pillars_cards", Event("card_played", (1, 0)))
    assert found.opening == "Jack"
    assert found.sentence.startswith("Jack plays: ")
    (piece,) = news(game_text("pillars_cards", ENGLISH, NAMES), [Event("card_played", (1, 0))])
    assert piece.brief.told(NAMES) == found.sentence
    assert told("pillars", Event("mill_paid", (0, 3, 3)))[0].opening == "Anna:"


def test_a_long_story_goes_on_under_the_same_heading():
    events = [Event("step_began", (4,)), *(Event("advantage_gone", (slot, slot)) for slot in range(6))]
    found = told("pillars", *events)
    assert len(found) > 1
    assert {one.heading for one in found} == {"Step 4 · Kingsbridge"}


def test_what_concerns_all_names_nobody():
    (found,) = told("web_of_power", Event("country_scored", (0, 0, 3, 0, 2)))
    assert (found.heading, found.seat) == ("", NOBODY)


def test_a_caption_ends_without_a_full_stop_but_for_the_number_of_a_queen():
    """A field that brings "+2 VP" is no queen."""
    text = game_text("column_of_fire", ENGLISH, NAMES)
    for step in played("column_of_fire")[0].steps:
        for event in step.events:
            words = text.brief(event).words
            assert not words.endswith(".") or re.search(r" [IVX]+\.$", words), words
