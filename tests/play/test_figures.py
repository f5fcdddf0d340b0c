"""Figures and records of one person's games."""

from kingsbridge_desktop.play.statistics.figures import by_opponents, favourites, figures, records, strongest_of
from kingsbridge_desktop.saves.chronicle.rows import FavouriteRow, PlayedRow

STRENGTH = ("random", "greedy", "easy", "normal", "hard")


def row(score, place, others, levels=("person",)):
    return PlayedRow("id", "pillars", "2026", 60, 1 + len(others), frozenset(levels), score, place, max(others))


def test_figures_of_some_games():
    rows = [row(40, 1, (30,)), row(50, 1, (50,)), row(20, 3, (40, 30)), row(60, 1, (5,))]
    found = figures(rows)
    assert (found.played, found.won, found.mean_place) == (4, 3, 1.5)
    assert (found.best_score, found.mean_score) == (60, 42.5)
    assert (found.longest_streak, found.streak, found.seconds) == (2, 1, 240)


def test_no_games_come_to_nothing():
    assert figures([]).played == 0
    assert records([]) == (0, None, None, None)


def test_records_tell_the_closest_and_the_clearest_win():
    rows = [row(40, 1, (30,)), row(50, 1, (50,)), row(80, 2, (81,)), row(60, 1, (5, 12))]
    found = records(rows)
    assert found.best_score is not None
    assert found.best_score.amount == 80
    assert found.closest_win is not None
    assert (found.closest_win.amount, found.closest_win.row.score) == (0, 50)
    assert found.clearest_win is not None
    assert found.clearest_win.amount == 48


def test_opponents_are_the_strongest_bots_or_people():
    assert strongest_of(["person"], STRENGTH) == "person"
    assert strongest_of(["person", "easy", "hard"], STRENGTH) == "hard"
    assert strongest_of(["person", "of_tomorrow"], STRENGTH) == "of_tomorrow"


def test_favourites_are_what_won_most_often_if_it_was_taken_at_all_often():
    rows = [FavouriteRow("a:1", 10, 5, 10), FavouriteRow("a:2", 4, 3, 9), FavouriteRow("a:3", 1, 1, 1)]
    assert [one.thing for one in favourites(rows, 5)] == ["a:2", "a:1"]
    assert [one.thing for one in favourites(rows, 1)] == ["a:2"]


def test_wins_are_counted_by_game_and_strongest_opponents():
    rows = [row(9, 1, (3,)), row(9, 1, (3,), ("person", "hard")), row(2, 2, (3, 1), ("person", "hard", "easy"))]
    assert by_opponents(rows, STRENGTH) == {("pillars", "person"): (1, 1), ("pillars", "hard"): (2, 1)}
