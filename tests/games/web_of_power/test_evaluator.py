"""The quick policy and the evaluation: sensible on the spot, far above chance over games."""

from __future__ import annotations

from random import Random

import pytest

from kingsbridge_desktop.bots.eval import web_of_power
from kingsbridge_desktop.bots.eval.web_of_power import EVALUATOR, WebOfPowerEvaluator
from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.compiling import is_compiled
from kingsbridge_desktop.core.engine import winners
from kingsbridge_desktop.core.types import Frame
from kingsbridge_desktop.games.web_of_power.rules import RULES
from kingsbridge_desktop.games.web_of_power.state import State
from kingsbridge_desktop.games.web_of_power.tables import DATA, SPACE_LAND
from tests.games.web_of_power.build import FR, LI, action, given, land, options, random_game


def choice(s: State) -> str:
    """What the policy does, in words, knowing only what the asked seat knows."""
    masked = RULES.mask(s, s.stack[-1].seat)
    chosen = EVALUATOR.greedy(masked, RULES.legal(masked), Random(1))
    return next(words for words in options(s) if action(words) == chosen)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_beats_chance(seats):
    """WP-38 one greedy player wins nearly every game against players by chance, from every seat."""
    won = 0
    for seed in range(15):
        rng = Random(seed)
        chance = Fast(rng)
        seat = seed % seats
        s = RULES.setup(seats, {"start_player": -1}, chance)
        while s.stack:
            legal = RULES.legal(s)
            masked = RULES.mask(s, seat)
            mine = s.stack[-1].seat == seat
            RULES.step(s, EVALUATOR.greedy(masked, legal, rng) if mine else rng.choice(legal), chance)
        won += winners(RULES, s) == [seat]
    assert won >= 14


def test_it_joins_a_strong_holder_rather_than_opening_a_country():
    """WP-33 being second to somebody with four cloisters brings four points for one cloister."""
    s = given(
        used_up=1,
        hands={0: "FRA FKN/ARA LOT/ITA"},
        cloisters={1: "FRA1 FRA2 FRA6 FRA7"},
        councillors={1: "FRA FRA FRA FRA"},
    )
    assert choice(s) == "play FRA"


def test_it_completes_a_row_of_four():
    """WP-37 the fourth cloister of a row is worth four points more than the same one beside it."""
    s = given(
        used_up=1,
        hands={0: "FRA FKN/ARA"},
        pile="ENG/SCH",
        cloisters={0: "ITA1 ITA2 ITA3"},
        asks=Frame("place", 0, (LI, 1, -1)),
    )
    assert choice(s) in ("cloister ITA4", "cloister ITA6")


def test_it_prefers_the_councillor_that_wins_an_alliance():
    """WP-36 with the most councillors in England, those of France bring an alliance, those of Bavaria none."""
    s = given(
        used_up=1,
        hands={0: "FRA BAY/BUR BAY/BUR"},
        pile="ENG/SCH",
        cloisters={1: "ENG1 ENG2 ENG3 FRA1 FRA2 FRA3 FRA4 FRA5 FRA6 FRA7 FRA8", 2: "BAY1 BAY2"},
        councillors={0: "ENG ENG ENG", 1: "FRA"},
    )
    assert choice(s) == "play FRA"


def test_it_takes_the_open_card_that_makes_a_pair_of_use():
    """WP-13 a second card for the country where it stands best is better than a blind draw."""
    s = given(
        used_up=1,
        hands={0: "FRA ENG/SCH"},
        display="FRA LOT/ITA",
        pile="LOT/ITA BAY/BUR BAY/BUR",
        cloisters={1: "FRA1 FRA2 FRA3", 2: "FRA4"},
        asks=Frame("draw", 0),
    )
    assert choice(s) == "take FRA"


def test_it_places_where_its_plan_says():
    """WP-11 the piece goes into a country of the card and on a free space."""
    for seed in range(12):
        s = random_game(4, seed, 15 * seed)
        if s.stack and s.stack[-1].kind == "place":
            word, name = choice(s).split()
            assert name in (DATA.space_ids if word == "cloister" else DATA.land_ids)
    s = given(hands={0: "FRA ENG/SCH"}, pile="FRA", cloisters={1: "FRA1"}, asks=Frame("place", 0, (FR, 1, -1)))
    assert SPACE_LAND[action(choice(s)).args[0]] == land("FRA")


def test_values_end_in_the_scores():
    """WP-39 after the end the evaluation is the score itself, before it the terms add up to the value."""
    s = random_game(3, 5)
    assert EVALUATOR.values(s) == list(RULES.scores(s))
    middle = random_game(3, 5, 100)
    for seat in range(3):
        assert sum(term.value for term in EVALUATOR.terms(middle, seat)) == pytest.approx(
            EVALUATOR.values(middle)[seat]
        )


def test_values_tell_who_is_ahead():
    """WP-33, WP-36, WP-37 more cloisters, a held alliance and a chain are all worth something."""
    even = given(used_up=1, cloisters={0: "ENG1 FRA1", 1: "SCH1 BUR1", 2: "ARA1 ITA1"})
    better = given(
        used_up=1,
        cloisters={0: "ENG1 ENG2 ENG3 ENG4 FRA1", 1: "SCH1 BUR1", 2: "ARA1 ITA1"},
        councillors={0: "ENG FRA"},
    )
    even_values, values = EVALUATOR.values(even), EVALUATOR.values(better)
    assert max(even_values) - min(even_values) < 3
    assert values[0] > max(values[1:]) + 8


def test_worths_speak_of_every_legal_action():
    """WP-22 a search can look at promising actions first: one number for each, the greedy choice has the highest."""
    for seed in range(10):
        s = random_game(4, seed, 17 * seed)
        if not s.stack:
            continue
        masked = RULES.mask(s, s.stack[-1].seat)
        legal = RULES.legal(masked)
        worths = EVALUATOR.worths(masked, legal)
        assert len(worths) == len(legal)
        assert max(worths) > -100
        assert EVALUATOR.greedy(masked, legal, Random(0)) == legal[worths.index(max(worths))]


@pytest.mark.skipif(is_compiled(), reason="a compiled module keeps its constants")
def test_a_remembered_outlook_is_what_would_be_found_now(monkeypatch):
    monkeypatch.setattr(web_of_power, "MOST_OUTLOOKS", 50)
    evaluator, rng = WebOfPowerEvaluator(), Random(5)
    for seats in RULES.seats:
        chance = Fast(rng)
        s = RULES.setup(seats, {"start_player": -1}, chance)
        while s.stack:
            legal = RULES.legal(s)
            for seat in range(seats):
                assert evaluator.outlook(s, seat) == WebOfPowerEvaluator()._look(s, seat)
            assert len(evaluator._outlooks) <= 50
            RULES.step(s, evaluator.greedy(s, legal, rng), chance)
