"""A bug report helps and tells no secrets."""

import json
import logging
from random import Random
from typing import Any

import pytest

from kingsbridge_desktop import __version__
from kingsbridge_desktop.core.registry import game_ids, meta_of
from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.diagnosis import bug_report, logbook
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.saves import store

SEED = 987_654_321_123


def match_of(game: str, persons: int, plies: int = 30, seed: int = SEED) -> Match:
    most = meta_of(game).seats[-1]
    seats = [Seat(f"Name{n}", "person" if n < persons else "greedy", n) for n in range(most)]
    match, rng = Match(game, seats, seed), Random(5)
    while match.ply < plies and not match.is_over:
        match.submit(rng.choice(match.legal()))
    return match


def record(match: Match, viewer: int) -> dict[str, Any]:
    text = bug_report.report(match, viewer, {"KeyError in x:1": 2}).split("game\n")[1].split("\n\nlog")[0]
    loaded = json.loads(text)
    assert isinstance(loaded, dict)
    return loaded


def test_it_names_version_system_faults_and_the_last_lines():
    logbook.begin()
    logging.getLogger("kingsbridge_desktop.x").error("a last line")
    text = bug_report.report(None, NOBODY, {"KeyError in ui/x.py:7": 3}, {"qt": "6.11"})
    logbook.end()
    assert f"kingsbridge: {__version__}" in text
    assert "system: " in text
    assert "qt: 6.11" in text
    assert "3 × KeyError in ui/x.py:7" in text
    assert "a last line" in text


def test_it_does_not_name_the_home_of_whoever_sends_it(private_home, monkeypatch):
    monkeypatch.setenv("HOME", str(private_home))
    monkeypatch.setenv("USERPROFILE", str(private_home))
    logbook.begin()
    logging.getLogger("kingsbridge_desktop.x").error("in %s", private_home / "a file")
    text = bug_report.report(None, NOBODY, {})
    logbook.end()
    assert str(private_home) not in text
    assert "a file" in text


@pytest.mark.parametrize("game", game_ids())
class TestARunningGame:
    def test_is_told_as_its_viewer_sees_it(self, game):
        match = match_of(game, persons=1)
        told = record(match, 0)
        assert told["position"] == json.loads(json.dumps(match.rules.to_json(match.view(0))))

    def test_with_several_persons_is_told_as_an_onlooker_sees_it(self, game):
        match = match_of(game, persons=2)
        told = record(match, 0)
        assert told["position"] == json.loads(json.dumps(match.rules.to_json(match.view(NOBODY))))

    def test_tells_neither_the_seed_nor_recorded_luck_nor_names(self, game):
        text = bug_report.report(match_of(game, persons=2), 0, {})
        assert str(SEED) not in text
        assert "chance" not in text
        assert "Name1" not in text

    def test_reads_the_same_whatever_is_hidden(self, game):
        """Two worlds that the viewer cannot tell apart have the same report."""
        match = match_of(game, persons=1)
        view = match.view(0)
        world = match.rules.determinize(view, 0, Random(9))
        other = Match(game, match.seats, 1, start=world)
        told, again = record(match, 0), record(other, 0)
        assert told["position"] == again["position"]
        for step in told["steps"]:
            assert set(step) == {"seat", "events"}

    def test_says_nothing_of_what_an_exception_said(self, game):
        logbook.begin()
        try:
            dict[str, int]()["knave of hearts"[:5]]
        except KeyError:
            logging.getLogger("kingsbridge_desktop.x").exception("a fault")
        text = bug_report.report(match_of(game, persons=2), 0, {})
        logbook.end()
        assert "KeyError: " not in text
        assert "  KeyError" in text


@pytest.mark.parametrize("game", game_ids())
def test_a_finished_game_is_there_with_its_whole_save(game):
    match = match_of(game, persons=2, plies=100_000)
    assert match.is_over
    text = bug_report.report(match, 0, {}).split("game\n", 1)[1].split("\n\nlog\n")[0]
    assert len(store.loads(text).steps) == match.ply
