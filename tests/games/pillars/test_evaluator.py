"""The quick player: sensible in clear positions, far better than chance, and honest."""

from __future__ import annotations

from random import Random

import pytest

from kingsbridge_desktop.bots.eval.pillars import EVALUATOR
from kingsbridge_desktop.bots.eval.pillars_worth import engine, gain_of, prospects, worst
from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.rules import RULES
from kingsbridge_desktop.games.pillars.state import State
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.text.pillars import Text
from tests.games.pillars.build import STARTERS, craftsman, do, given, mask, options, random_game, run


def choice(s: State) -> str:
    """The answer in words, seen only what the asked player may know."""
    view = RULES.mask(s, s.stack[-1].seat)
    legal = RULES.legal(view)
    return options(view)[list(legal).index(EVALUATOR.greedy(view, legal, Random(1)))]


def row_of(names: str) -> int:
    return mask(names, tables.CRAFTSMAN_IDS)


def test_better_craftsmen_are_worth_more():
    """PE-26 Sculptor before mason before stonecutter; a mason without a mixer is worth nothing."""
    start = row_of(STARTERS)
    gains = [gain_of(start, craftsman(name), 5, 3) for name in ("sculptor_2", "mason_4", "mason_2", "tool_maker")]
    assert gains == sorted(gains, reverse=True)
    assert gain_of(row_of("woodworker stonecutter"), craftsman("mason_4"), 5, 3) == pytest.approx(0, abs=0.01)


def test_craftsmen_are_worth_more_the_more_rounds_are_left():
    """PE-56"""
    row = row_of(STARTERS + " potter_3")
    assert prospects(row, 1) < prospects(row, 3) < prospects(row, 5)
    assert prospects(row, 0) == 0
    assert engine(row_of("goldsmith_8"), True) > engine(row_of("goldsmith_8"), False)


def test_the_least_useful_craftsman_goes():
    """PE-26 The stonecutter beside three sculptors and a potter, not one of them."""
    row = row_of("stonecutter sculptor_2 sculptor_3 potter_3 carpenter_4 woodworker")
    assert tables.CRAFTSMAN_IDS[worst(row, 1)] in ("stonecutter", "woodworker")
    s = given(round=6, rows={0: "stonecutter sculptor_2 sculptor_3 potter_3 carpenter_4"}, display="sculptor_4")
    do(s, "take_craftsman sculptor_4")
    assert choice(s) == "discard stonecutter"


def test_a_mixer_stays_with_its_masons():
    """PE-55 Without it the masons would stand idle."""
    s = given(round=4, rows={0: "mortar_mixer mason_3 mason_4 carpenter_3 stonecutter"}, display="sculptor_2 mason_5")
    do(s, "take_craftsman sculptor_2")
    assert choice(s) != "discard mortar_mixer"


def test_a_strong_craftsman_is_hired():
    """PE-25 Three sculptures a round for 8 gold."""
    s = given(2, round=5, gold=[20, 20], display="goldsmith_6 sculptor_3")
    assert choice(s) == "take_craftsman sculptor_3"


def test_cards_that_feed_the_craftsmen_are_taken():
    """PE-24 Stone for the sculptors, not sand for nobody."""
    s = given(2, round=6, rows={0: "sculptor_2 sculptor_3"}, display="", display_cards="quarry_4 gravel_pit_4")
    assert choice(s) == "take_card quarry_4"


def test_seven_gold_are_not_paid_for_nothing():
    """PE-32 In the last round with nothing to gain the builder waits."""
    s = given(
        2,
        round=6,
        before="draw",
        gold=[8, 8],
        rows={0: STARTERS, 1: STARTERS},
        shiring="bell_founder organ_builder",
    )
    s.veto = 0
    run(s, [0])
    assert choice(s) == "pass"


def test_free_builders_go_where_points_are():
    """PE-34 In the last round: two points at the priory rather than a useless castle or a market without gold."""
    s = given(
        2,
        round=6,
        before="draw",
        gold=[0, 0],
        cards={0: "quarry_4 gravel_pit_2"},
        track={7: 0},
        builders={1: "kingsbridge_1 kingsbridge_2 shiring_1"},
        price=0,
    )
    s.at[0] = 1 << tables.SHIRING[1] | 1 << tables.COURT[0]
    s.derive()
    s.bag = [0, 0]
    run(s)
    assert choice(s) == "place priory_1"


def test_protection_from_a_painful_event():
    """PE-41 Two points are worth more than a stone that nobody can use well."""
    s = given(2, round=4, before=2, event="conflict", builders={0: "bishop"})
    run(s)
    assert choice(s) == "protect"


def test_thomas_is_kept_for_something_worse():
    """PE-42 A winter without a resource card costs nothing."""
    s = given(2, round=3, before=2, event="cold_winter", advantages={0: "archbishop_thomas"})
    run(s)
    assert choice(s) == "decline"


def test_tax_freedom_is_used_when_gold_is_missing():
    """PE-49 Otherwise points would be lost."""
    s = given(2, round=3, before=9, gold=[0, 9], advantages={0: "tax_freedom"})
    run(s, [5])
    assert choice(s) == "use tax_freedom"


def test_the_market_feeds_idle_sculptors():
    """PE-53 In the last round gold is turned into points."""
    s = given(2, round=6, before=12, gold=[16, 0], rows={0: "sculptor_4"}, builders={0: "market_1"})
    run(s)
    assert choice(s) == "buy stone 4"
    do(s, "buy stone 4")
    assert choice(s) == "leave"


def test_the_last_building_is_the_best_one():
    """PE-56 Exactly as proposed."""
    s = given(2, round=6, before=13, gold=[9, 0], rows={0: "goldsmith_8 sculptor_2"}, cubes={0: "3 stone"})
    run(s)
    while s.stack[-1].kind == "build":
        do(s, choice(s))
    assert s.vp[0] == 2 + 3 + 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_chance_by_far(seats):
    """A newcomer who moves at random has no hope."""
    for seed in range(3):
        rng = Random(seed)
        chance = Fast(rng)
        s = RULES.setup(seats, {"start_player": -1}, chance)
        mine = seed % seats
        while s.stack:
            legal = RULES.legal(s)
            a = EVALUATOR.greedy(s, legal, rng) if s.stack[-1].seat == mine else rng.choice(legal)
            RULES.step(s, a, chance)
        assert RULES.ranking(s)[mine] == 0
        assert s.vp[mine] > 35


def test_expected_points_are_of_the_right_size():
    """At the start about what good players reach, at the end exactly the score, in between rising with the score."""
    for seats in (2, 3, 4):
        begun = EVALUATOR.values(RULES.setup(seats, {"start_player": 0}, Fast(Random(3))))
        assert all(25 < value < 75 for value in begun)
    s = random_game(3, 4)
    assert EVALUATOR.values(s) == s.vp
    richer = given(2, round=4, vp=[30, 10])
    ahead, behind = EVALUATOR.values(richer)
    assert ahead - behind == pytest.approx(20, abs=2)


def test_the_evaluation_sees_what_is_held():
    """Craftsmen, gold, resources, advantages and a hidden tax risk all count."""
    base = EVALUATOR.values(given(2, round=3))[0]
    assert EVALUATOR.values(given(2, round=3, rows={0: STARTERS + " sculptor_1"}))[0] > base
    assert EVALUATOR.values(given(2, round=3, gold=[10, 21]))[0] < base
    assert EVALUATOR.values(given(2, round=3, cubes={0: "3 stone"}))[0] > base
    assert EVALUATOR.values(given(2, round=3, advantages={0: "tom_builder"}))[0] > base


@pytest.mark.parametrize("code", ["de", "en"])
def test_every_reason_of_the_evaluation_has_a_name(code):
    """For the hint."""
    text = Text(from_linguist(code), ("Anna", "Ben"))
    kinds = set()
    for seed in range(5):
        s = random_game(2, seed, 40 + 30 * seed)
        for seat in range(2):
            terms = EVALUATOR.terms(s, seat)
            kinds |= {term.kind for term in terms}
            assert sum(term.value for term in terms) == pytest.approx(EVALUATOR.values(s)[seat])
    assert {"points", "craftsmen", "gold", "tax"} <= kinds
    assert all(text.term(kind) for kind in kinds)


def test_a_whole_game_of_four_quick_players():
    """It answers every question by a legal action and reaches the end."""
    rng = Random(2)
    chance = Fast(rng)
    s = given(4)
    while s.stack:
        view = RULES.mask(s, s.stack[-1].seat)
        a = EVALUATOR.greedy(view, RULES.legal(view), rng)
        assert a in RULES.legal(s)
        RULES.step(s, a, chance)
    assert min(s.vp) > 15


def test_a_hidden_event_does_not_change_the_choice():
    """PE-12"""
    answers = set()
    for name in ("collapse", "kings_gift", "conflict"):
        s = given(2, round=3, before="draw", advantages={1: "ellen"}, event=name)
        s.events_seen = mask("volunteers blessing", tables.EVENT_IDS)
        s.veto = 0
        run(s, [0])
        answers.add(choice(s))
    assert len(answers) == 1
