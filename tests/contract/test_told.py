"""Nothing happens that is not told: every event of every game has words, or a reason why it needs none."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from random import Random

import pytest

import kingsbridge_desktop
from kingsbridge_desktop.bots.base import Budget
from kingsbridge_desktop.bots.levels import STAND_IN, make_bot
from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.core.types import NOBODY, Event
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.captions import captions
from kingsbridge_desktop.text.catalogue import Catalogue
from kingsbridge_desktop.text.language import from_linguist, languages

NAMES = ("Anna", "Jack", "Cleo", "Dora", "Emil")
EACH = pytest.mark.parametrize("game", game_ids())


def text_of(game: str, language: str = "en") -> Catalogue:
    text = game_text(game, from_linguist(language), NAMES)
    assert isinstance(text, Catalogue)
    return text


@cache
def games_of_bots(game: str) -> list[Match]:
    """A whole game of bots at the smallest and at the largest table, and a few without any sense for rare events."""
    found = []
    least, most = rules_of(game).seats[0], rules_of(game).seats[-1]
    bots, others = ((least, 1, True), (most, 2, True)), ((least, 3, False), (most, 4, False), (most, 5, False))
    for seats, seed, is_bot in (*bots, *others):
        match = Match(game, [Seat(NAMES[seat], STAND_IN, seat) for seat in range(seats)], seed)
        bot, rng = make_bot(match.edition, STAND_IN), Random(seed)
        while not match.is_over:
            legal = match.legal()
            if is_bot and len(legal) > 1:
                match.submit(bot.choose(match.view(match.asked), legal, Budget(iterations=1), rng))
            else:
                match.submit(rng.choice(legal))
        found.append(match)
    return found


def happened(game: str) -> list[Event]:
    return [event for match in games_of_bots(game) for step in match.steps for event in step.events]


def is_for_nothing(event: Event) -> bool:
    """A scoring that brings nobody anything: the page of the scoring shows it."""
    points = {"country_scored": event.args[2:], "chains_scored": event.args[1:]}.get(event.kind)
    return points is not None and not any(points)


@EACH
@pytest.mark.parametrize("language", languages())
def test_every_event_of_whole_games_is_told_or_has_a_reason_not_to_be(game, language):
    text = text_of(game, language)
    for event in happened(game):
        has_words = bool(text.event(event).strip(" .:"))
        assert has_words != (event.kind in text.SILENT or is_for_nothing(event)), event


@EACH
def test_what_the_log_tells_a_caption_tells_at_the_same_moment(game):
    """To everybody who may see it, but for the name of a step in which nothing happens."""
    text = text_of(game)
    for match in games_of_bots(game):
        for step in match.steps:
            for viewer in (NOBODY, *range(len(match.seats))):
                events = match.events_for(viewer, step)
                for caption in captions(text, events):
                    part = events[caption.first : caption.first + caption.length]
                    logged = [event for event in part if text.event(event)]
                    assert caption.words or {event.kind for event in logged} <= {"step_began", "alliance_scored"}, part


@EACH
def test_silence_has_a_reason_and_is_kept_by_events_that_there_are(game):
    text, kinds = text_of(game), {event.kind for event in happened(game)} | _written(game)
    for kind, reason in text.SILENT.items():
        assert kind in kinds
        assert len(reason.split()) >= 5, f"{kind}: why does nobody need to be told?"


@EACH
def test_every_event_that_the_rules_can_emit_has_words_or_a_reason(game):
    """Also those too rare to happen in a few games: each name that is written in a call of `emit`."""
    text, seen = text_of(game), {event.kind for event in happened(game)}
    assert _written(game) & seen
    assert _written(game) - seen <= set(text.SHAPES) | set(text.EVENTS) | set(text.SILENT)


def _written(game: str) -> set[str]:
    """Kinds of events that stand in the source of a game's rules as the first argument of `emit`."""
    found = set()
    for path in (Path(kingsbridge_desktop.__file__).parent / "games" / game).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "emit" and node.args:
                found |= {
                    part.value
                    for part in ast.walk(node.args[0])
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }
    return found
