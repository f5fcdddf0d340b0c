"""Cloisters, alliances, the final scoring and what the screen shows of it."""

from __future__ import annotations

from typing import Any

import pytest

from kingsbridge_desktop.core.engine import Listener, winners
from kingsbridge_desktop.games.web_of_power import forecast, scoring
from kingsbridge_desktop.games.web_of_power.refill import finish
from kingsbridge_desktop.games.web_of_power.rules import RULES
from kingsbridge_desktop.games.web_of_power.state import State
from kingsbridge_desktop.games.web_of_power.tables import DATA, FINAL, HALF_TIME, LANDS
from tests.games.web_of_power.build import do, given, land, of

YELLOW, RED, GREEN, PURPLE, BLUE = range(5)


def ended(**position) -> State:
    """The position after its final scoring."""
    s = given(**position)
    finish(s, 1, Listener())
    return s


def score(s: State, part: int = FINAL) -> list[tuple[int, ...]]:
    """Scores the cloisters; gives the events in order."""
    listener = Listener()
    scoring.score_cloisters(s, part, listener)
    return of(listener.events, "country_scored")


def test_most_second_and_third():
    """WP-33 most: all cloisters; second: as many as the first has; third: as many as the second has; none: none."""
    assert scoring.rank_points((3, 2, 1, 0)) == (6, 3, 2, 0)
    assert scoring.rank_points((5, 4, 3, 2, 1)) == (15, 5, 4, 3, 2)
    assert scoring.rank_points((0, 0, 4)) == (0, 0, 4)
    assert scoring.rank_points((0, 0, 0)) == (0, 0, 0)


def test_ties_share_the_rank_and_the_next_follows_directly():
    """WP-34 tied players get full points each; the next takes the next rank, with one player's number."""
    assert scoring.rank_points((2, 2, 1)) == (5, 5, 2)
    assert scoring.rank_points((3, 1, 1)) == (5, 3, 3)
    assert scoring.rank_points((3, 2, 2, 1)) == (8, 3, 3, 2)
    assert scoring.rank_points((1, 1, 1, 1, 1)) == (5, 5, 5, 5, 5)


def test_countries_are_scored_in_the_order_of_the_rulebook():
    """WP-35 England, Franconia, Bavaria, Italy, Aragon, France, Lorraine, Swabia, Burgundy."""
    events = score(given(cloisters={0: "ENG1 BUR1"}))
    assert [DATA.land_ids[args[1]] for args in events] == [
        "ENG",
        "FKN",
        "BAY",
        "ITA",
        "ARA",
        "FRA",
        "LOT",
        "SCH",
        "BUR",
    ]
    assert events[0] == (1, land("ENG"), 1, 0, 0)
    assert events[8] == (1, land("BUR"), 1, 0, 0)


def test_half_time_and_final_cloisters_are_told_apart():
    """WP-39 the same scoring twice, on two lines of the score sheet."""
    s = given(cloisters={0: "ENG1", 1: "ENG2"})
    assert score(s, HALF_TIME)[0] == (0, land("ENG"), 2, 2, 0)
    score(s, FINAL)
    assert [tuple(item) for item in RULES.breakdown(s)[0]] == [
        ("half_time", 2),
        ("cloisters", 2),
        ("alliances", 0),
        ("chains", 0),
    ]
    assert RULES.scores(s) == (4, 4, 0)


def test_example_franconia_and_lorraine():
    """WP-40 Franconia green 4, red 2, blue 1: 7, 4, 2. Lorraine red 2, purple 2, blue 1: 5, 5, 2."""
    s = given(
        seats=5,
        cloisters={
            GREEN: "FKN1 FKN2 FKN3 FKN4",
            RED: "FKN5 FKN6 LOT1 LOT2",
            PURPLE: "LOT3 LOT4",
            BLUE: "FKN7 LOT5",
        },
    )
    franconia, lorraine = scoring.cloister_points(s, land("FKN")), scoring.cloister_points(s, land("LOT"))
    assert (franconia[GREEN], franconia[RED], franconia[BLUE]) == (7, 4, 2)
    assert (franconia[YELLOW], franconia[PURPLE]) == (0, 0)
    assert (lorraine[RED], lorraine[PURPLE], lorraine[BLUE]) == (5, 5, 2)


EXAMPLE: dict[str, Any] = {
    "seats": 5,
    "cloisters": {
        PURPLE: "BUR3 ITA1 ITA2 ITA3 ITA4 BAY6",
        BLUE: "BUR1 BUR2",
        RED: "BAY1 BAY2 BAY3",
    },
    "councillors": {BLUE: "ITA ITA BUR", RED: "ITA BUR BAY BAY", YELLOW: "ITA BAY"},
}


def test_example_alliances_fourteen_and_fifteen():
    """WP-43 alliance 14: blue 6 points, others none; alliance 15: nobody."""
    s = given(**EXAMPLE)
    assert scoring.alliance_points(s, 13) == (0, 0, 0, 0, 6)
    assert scoring.alliance_points(s, 14) == (0, 0, 0, 0, 0)
    standing = forecast.alliance_standing(s, 13)
    assert standing.lands == (land("ITA"), land("BUR"))
    assert standing.holders == ((BLUE,), (RED, BLUE))
    assert standing.councillors[0] == (1, 1, 0, 0, 2)


def test_example_chain_of_five():
    """WP-44 five purple in a row with a branch in Bavaria: 5 points."""
    s = given(**EXAMPLE)
    assert sum(len(row) for row in forecast.chain_rows(s, PURPLE)) == 5


def test_example_position_as_a_whole():
    """WP-45 alliances blue 6 only; chains purple 5."""
    s = ended(**EXAMPLE)
    lines = [{item.kind: item.value for item in items} for items in RULES.breakdown(s)]
    assert [line["alliances"] for line in lines] == [0, 0, 0, 0, 6]
    assert [line["chains"] for line in lines] == [0, 0, 0, 5, 0]


def test_alliances_need_the_most_councillors_in_both_countries():
    """WP-36 ties count, at least one of one's own is needed, half is not; several get all."""
    cloisters = {0: "ENG1 ENG2 ENG3", 1: "FKN1 FKN2 FKN3", 2: "LOT1"}
    both = given(cloisters=cloisters, councillors={0: "ENG FKN", 1: "ENG FKN"})
    assert scoring.alliance_points(both, 0) == (4, 4, 0)
    less_than_half = given(seats=4, cloisters=cloisters, councillors={0: "ENG FKN", 1: "ENG FKN", 2: "ENG FKN"})
    assert scoring.alliance_points(less_than_half, 0) == (6, 6, 6, 0)
    only_one_side = given(cloisters=cloisters, councillors={0: "ENG ENG", 1: "FKN FKN"})
    assert scoring.alliance_points(only_one_side, 0) == (0, 0, 0)
    an_empty_side = given(cloisters=cloisters, councillors={0: "ENG ENG"})
    assert scoring.alliance_points(an_empty_side, 0) == (0, 0, 0)


def test_one_country_serves_several_alliances():
    """WP-36 the most councillors in one country may score with every allied one; alliances in order 1 to 15."""
    s = given(
        cloisters={0: "ENG1 FKN1 LOT1 FRA1"},
        councillors={0: "ENG FKN LOT FRA"},
    )
    listener = Listener()
    finish(s, 1, listener)
    scored = of(listener.events, "alliance_scored")
    assert [args[0] for args in scored] == list(range(15))
    # England with Franconia, Lorraine, France; France with Lorraine; Lorraine with Franconia.
    assert [args[0] + 1 for args in scored if any(args[1:])] == [1, 2, 3, 8, 9]
    assert RULES.breakdown(s)[0][2].value == 10


def test_final_scoring_is_cloisters_then_alliances_then_chains():
    """WP-39 in this order, added to the points so far."""
    s = given(used_up=1, half_time={0: 7, 1: 3}, cloisters={0: "ENG1 ENG2 ENG3 ENG4"}, councillors={0: "ENG"})
    listener = Listener()
    finish(s, 1, listener)
    kinds = [event.kind for event in listener.events]
    assert kinds == ["game_ended"] + ["country_scored"] * 9 + ["alliance_scored"] * 15 + ["chains_scored"] * 3
    assert of(listener.events, "chains_scored")[0] == (0, 4)
    assert RULES.scores(s) == (7 + 4 + 4, 3, 0)


def test_most_points_win_then_most_pieces_left_then_shared():
    """WP-38 the supply breaks a tie; equal again, the victory is shared; scores above 99 go on."""
    s = ended(used_up=1, half_time={0: 99, 1: 101, 2: 100}, cloisters={0: "ENG1", 1: "", 2: "FRA1"})
    assert RULES.scores(s) == (100, 101, 101)
    assert RULES.ranking(s) == (2, 0, 1)
    assert winners(RULES, s) == [1]
    shared = ended(cloisters={0: "ENG1", 1: "FRA1"})
    assert RULES.ranking(shared) == (0, 0, 2)
    assert winners(RULES, shared) == [0, 1]


def test_councillors_count_in_the_tie_break():
    """WP-38 pieces left are cloisters and councillors together."""
    s = ended(cloisters={0: "ENG1", 1: "FRA1"}, councillors={1: "ENG"})
    assert RULES.scores(s)[:2] == (1, 1)
    assert RULES.ranking(s) == (0, 1, 2)


def test_standing_of_a_country():
    """WP-33, WP-16 what hovering a country shows: cloisters, points now, councillors and the limit."""
    s = given(cloisters={0: "FRA1 FRA2", 1: "FRA3"}, councillors={2: "FRA"})
    assert forecast.land_standing(s, land("FRA")) == ((2, 1, 0), (3, 2, 0), (0, 0, 1), 2, 5)


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_projected_scores_are_what_the_final_scoring_would_give(viewer):
    """WP-39 the projection is open to everybody and equals a final scoring right now."""
    s = given(**EXAMPLE, used_up=1, half_time={RED: 12})
    projected = forecast.projected(RULES.mask(s, viewer))
    finish(s, 1, Listener())
    assert projected == RULES.breakdown(s)
    assert forecast.projected(s) == RULES.breakdown(s)


def test_a_turn_shows_in_the_standing_at_once():
    """WP-33 the standing follows each piece."""
    s = given(hands={0: "FRA FRA FRA"}, cloisters={1: "FRA1"})
    do(s, "play FRA", "cloister FRA2")
    assert forecast.land_standing(s, land("FRA")).points == (2, 2, 0)
    assert sum(forecast.land_standing(s, country).free for country in range(LANDS)) == 49
