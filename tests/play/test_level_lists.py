"""Levels are listed in one place; whatever says something of each of them says it of all."""

import pytest

from kingsbridge_desktop.bots.ladder import LADDER
from kingsbridge_desktop.bots.levels import level_ids
from kingsbridge_desktop.play.match import PERSON, Match, Seat
from kingsbridge_desktop.play.statistics.ratings import ANCHORS
from kingsbridge_desktop.play.table_code import LEVELS, code_of, read
from kingsbridge_desktop.text.levels import LINES, NAMES, SHORT_NAMES

EVERYBODY = {PERSON, *level_ids()}


def test_every_level_has_its_words():
    assert set(NAMES) == set(SHORT_NAMES) == set(LINES) == EVERYBODY
    assert len(set(NAMES.values())) == len(set(SHORT_NAMES.values())) == len(EVERYBODY)


def test_every_level_is_an_anchor_of_ratings_and_higher_ones_are_rated_higher():
    assert set(ANCHORS) == set(level_ids())
    values = [ANCHORS[level].value for level in LADDER]
    assert values == sorted(set(values))


def test_every_level_can_be_written_in_a_code_of_a_table():
    assert set(LEVELS) == EVERYBODY
    for level in LADDER:
        match = Match("pillars", [Seat("Anna"), Seat("Jack", level, 1)], 7)
        assert read(code_of(match) or "").levels == (PERSON, level)


@pytest.mark.parametrize(
    ("code", "game", "levels"),
    [
        ("PE-1W8X-WGS1-0G00-4G", "pillars", (PERSON, "easy", "normal", "hard")),
        ("WP-26ME-D858-C008-2", "web_of_power", ("greedy", "random", PERSON)),
        ("PC-60WS-036C-004M", "pillars_cards", ("hard", "hard", PERSON)),
        ("CF-F27A-2080-08Z", "column_of_fire", (PERSON, "normal")),
    ],
)
def test_codes_of_the_first_levels_say_what_they_said(code, game, levels):
    """Written when there were three levels."""
    found = read(code)
    assert (found.game, found.levels, found.seed) == (game, levels, 12345)
    assert found.colours == tuple(range(len(levels)))
