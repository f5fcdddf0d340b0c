"""What the quick player remembers under one int is what it would find out now, and it never remembers too much."""

from __future__ import annotations

from random import Random

import pytest

from kingsbridge_desktop.bots.eval import pillars, pillars_stock
from kingsbridge_desktop.bots.eval.pillars import PillarsEvaluator
from kingsbridge_desktop.bots.eval.pillars_stock import Stocks, ahead, cubes_of, held, standing, to_come
from kingsbridge_desktop.bots.eval.pillars_worth import WEIGHTS, kept
from kingsbridge_desktop.core.bits import mask_of
from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.compiling import is_compiled
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.best_building import Cubes, outcome
from kingsbridge_desktop.games.pillars.forecast import forecast
from kingsbridge_desktop.games.pillars.rules import RULES
from kingsbridge_desktop.games.pillars.state import EMPTY, stock_of


def plain_value(row: int, cubes: Cubes, gold: int, number: int, blessed: int) -> float:
    """What a stock is worth at the cathedral, from the exact best building."""
    last = number == tables.ROUNDS
    found = outcome(row, cubes, gold, last, blessed, 0 if blessed == EMPTY else 1)
    if last:
        return found.vp + (found.gold - gold) * WEIGHTS.gold[number + 1]
    return found.vp + (found.gold - gold) * WEIGHTS.gold[number] + kept(found.cubes, WEIGHTS)


def test_a_standing_is_worth_what_the_best_building_leads_to():
    rng, stocks = Random(5), Stocks(WEIGHTS)
    for _ in range(3000):
        row = mask_of(rng.sample(tables.CRAFTSMEN, rng.randint(1, 6)))
        cubes = (rng.randint(0, 9), rng.randint(0, 9), rng.randint(0, 9), rng.randint(0, 3))
        gold, number = rng.randint(0, tables.GOLD_LIMIT), rng.randint(1, tables.ROUNDS)
        blessed = rng.choice([EMPTY, *[c for c in tables.CRAFTSMEN if row & tables.BLESSED & 1 << c]])
        stone, wood, sand, metal = pillars_stock.ONE
        stock = cubes[0] * stone + cubes[1] * wood + cubes[2] * sand + cubes[3] * metal
        at = standing(row, stock, gold, number, blessed)
        assert cubes_of(at) == cubes
        assert stocks.value(at) == plain_value(row, cubes, gold, number, blessed)


def test_what_lies_ahead_is_what_the_forecast_says():
    rng = Random(7)
    chance = Fast(rng)
    asked = 0
    for _ in range(4):
        s = RULES.setup(4, {"start_player": -1}, chance)
        while s.stack:
            for seat in range(s.seats):
                found, (stock, low, high, tax_low, tax_high) = forecast(s, seat), ahead(s, seat)
                there = [have + more for have, more in zip(stock_of(s, seat), found.resources, strict=True)]
                assert list(cubes_of(stock)) == there
                assert (low, high) == (found.gold_low, found.gold_high)
                assert (tax_low, tax_high) == (found.tax_low, found.tax_high)
                asked += s.event < 0 and not s.step
            RULES.step(s, rng.choice(RULES.legal(s)), chance)
    assert asked > 500


def test_cards_taken_and_advantages_held_are_in_the_stock_to_come():
    rng = Random(2)
    chance = Fast(rng)
    s = RULES.setup(3, {"start_player": -1}, chance)
    while s.stack:
        for seat in range(s.seats):
            cubes = list(cubes_of(held(s, seat)))
            assert cubes == stock_of(s, seat)
            for card in tables.CARDS:
                if s.cards[seat] >> card & 1:
                    cubes[tables.CARD_KIND[card]] += tables.CARD_YIELD[card]
            for site, kind in enumerate(tables.SITE_KIND):
                for advantage, amount in tables.INCOME[site]:
                    cubes[kind] += amount * (s.advantages[seat] >> advantage & 1)
            assert list(cubes_of(to_come(s, seat))) == cubes
        RULES.step(s, rng.choice(RULES.legal(s)), chance)


@pytest.mark.skipif(is_compiled(), reason="a compiled module keeps its constants")
def test_whoever_remembers_answers_as_one_who_does_not(monkeypatch: pytest.MonkeyPatch):
    """A fresh player is asked beside one who has played for a while and forgets everything now and then."""
    monkeypatch.setattr(pillars, "MOST", 40)
    monkeypatch.setattr(pillars_stock, "MOST", 40)
    remembering, rng = PillarsEvaluator(), Random(3)
    chance = Fast(rng)
    for seats in (2, 4):
        s = RULES.setup(seats, {"start_player": -1}, chance)
        while s.stack:
            legal = RULES.legal(s)
            chosen = remembering.greedy(s, legal, rng)
            assert chosen == PillarsEvaluator().greedy(s, legal, rng)
            assert len(remembering._traded) <= 40
            assert len(remembering._built) <= 40
            assert len(remembering.stocks.values) <= 41  # one of them under its own gold and under none
            RULES.step(s, chosen if rng.random() < 0.8 else rng.choice(legal), chance)
