"""Glicko-2 against the worked example of its paper, and what must hold for every table."""

from random import Random

import pytest

from kingsbridge_desktop.play.statistics.glicko import Rating, Result, expected, rated
from kingsbridge_desktop.play.statistics.ratings import ANCHORS, Book, Player, ratings


def test_the_worked_example_of_the_paper():
    """Glickman, "Example of the Glicko-2 system": 1500/200/0.06 wins against 1400, loses against 1550 and 1700."""
    results = [Result(Rating(1400, 30), 1), Result(Rating(1550, 100), 0), Result(Rating(1700, 300), 0)]
    found = rated(Rating(1500, 200, 0.06), results)
    assert found.value == pytest.approx(1464.06, abs=0.02)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_without_games_one_only_becomes_less_sure():
    found = rated(Rating(1500, 200, 0.06), [])
    assert found.value == 1500
    assert found.deviation == pytest.approx(200.2714, abs=0.001)


def test_a_surprise_makes_results_less_steady():
    steady = rated(Rating(1500, 50, 0.06), [Result(Rating(1500, 50), 0.5)])
    surprised = rated(Rating(1500, 50, 0.06), [Result(Rating(2400, 50), 1)] * 4)
    assert surprised.volatility > 0.06 > steady.volatility
    assert expected(surprised, Rating(1500, 50)) > expected(steady, Rating(1500, 50)) == pytest.approx(0.5)


def table(number, *seats):
    return [Player(str(number), "pillars", seat, who, level, place) for seat, (who, level, place) in enumerate(seats)]


def after(*tables):
    return {(match_id, seat): row for match_id, seat, row in ratings(Book(), [seat for one in tables for seat in one])}


def test_all_at_a_table_are_rated_by_how_they_stood_before_it():
    """Whoever sits first has no advantage of it: two equals who share the win are rated alike."""
    found = after(table(1, ("a", "person", 1), ("b", "person", 1), ("c", "person", 3)))
    assert found["1", 0] == found["1", 1]
    assert found["1", 0].overall.value > 1500 > found["1", 2].overall.value


def test_thousands_of_games_with_luck_alone_lead_nowhere():
    """Results of one table say much the same; counted as so many games they drove ratings out of all bounds."""
    chance = Random(3)
    levels = ("easy", "normal", "hard")
    tables = []
    for number in range(3000):
        who = [("a", "person"), ("b", "person"), *(("", chance.choice(levels)) for _ in range(2))]
        places = chance.sample(range(1, 5), 4)
        tables.append(table(number, *((*player, place) for player, place in zip(who, places, strict=True))))
    values = [row.overall for row in after(*tables).values()]
    assert all(1000 < stand.value < 2200 for stand in values)
    assert max(stand.volatility for stand in values) < 0.07


def test_bots_stand_still_and_stronger_ones_count_for_more():
    found = after(
        table(1, ("a", "person", 1), ("", "easy", 2)),
        table(2, ("b", "person", 1), ("", "hard", 2)),
        table(3, ("", "hard", 1), ("", "hard", 2)),
    )
    assert set(found) == {("1", 0), ("2", 0)}
    assert found["2", 0].overall.value > found["1", 0].overall.value > 1500
    assert ANCHORS["easy"].value < ANCHORS["normal"].value < ANCHORS["hard"].value


def test_a_rating_in_one_game_knows_nothing_of_the_others():
    first = table(1, ("a", "person", 1), ("", "normal", 2))
    other = [player._replace(id="2", game="web_of_power") for player in first]
    found = after(first, other)
    assert found["2", 0].overall.value > found["1", 0].overall.value
    assert found["2", 0].in_game == found["1", 0].in_game
