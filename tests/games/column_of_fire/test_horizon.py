"""What the quick player keeps for the years to come, and how it answers in the playouts of a search."""

from __future__ import annotations

from random import Random

import pytest

from kingsbridge_desktop.bots.eval.column_of_fire import EVALUATOR
from kingsbridge_desktop.bots.eval.column_of_fire_horizon import WEIGHTS, Experience, Horizon
from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.frames import WINDOWS
from kingsbridge_desktop.games.column_of_fire.rules import RULES
from kingsbridge_desktop.games.column_of_fire.scoring import is_last_year

OPTIONS = ("pay_die", "use_advantage")


def wins(slots: int, lead: int) -> float:
    """How likely a religion that leads by so many stones wins when all fields are taken."""
    if not slots:
        return float(lead > 0)
    p = WEIGHTS.religious
    return p * wins(slots - 1, lead + 1) + p * wins(slots - 1, lead - 1) + (1 - 2 * p) * wins(slots - 1, lead)


@pytest.mark.parametrize("years", [0.0, 0.3, 2.5, 7.0])
def test_a_share_is_what_a_conflict_wins_or_loses_in_time(years: float):
    horizon, seats = Horizon(years, 4, WEIGHTS), 4
    loss = tables.HOUSE_VP + WEIGHTS.house * min(years, 3.0)
    for slots in range(6):
        for rest in range(1, tables.HIGHEST_RELIGION + 1):
            for lead in range(-3, 4):
                field = 1 + (slots + rest + lead) % tables.HOUSE_FIELDS
                expected = wins(slots, lead) * field - wins(slots, -lead) * loss
                if slots:
                    wait = slots / (WEIGHTS.stones * seats)
                    stays = min(1.0, rest / wait)
                    expected = stays * expected + (1 - stays) * max(expected, 0.35 * field)
                    expected *= min(1.0, (years + 0.5) / wait)
                for _ in range(2):  # found, then remembered
                    assert horizon.share(slots, rest, field, lead) == pytest.approx(expected)


def test_the_years_to_come_follow_from_points_and_decks():
    rng, experience = Random(4), Experience(WEIGHTS)
    chance = Fast(rng)
    ends = 0
    for seats in (2, 3, 4):
        s = RULES.setup(seats, {"start_player": -1}, chance)
        while s.stack:
            years = experience.horizon(s).years
            if is_last_year(s):
                ends += 1
                assert years == 0.0
            else:
                fewest = min(cards.bit_count() for cards in s.unseen)
                by_points = (tables.END_VP - max(s.vp)) / WEIGHTS.pace
                assert years == max(0.3, min(by_points, (fewest + 1) / (WEIGHTS.cards * seats)))
            RULES.step(s, rng.choice(RULES.legal(s)), chance)
    assert ends


def test_in_a_playout_options_are_looked_at_before_roll_choice_and_move_only():
    """Everywhere else the answer is the best one of the step itself."""
    rng = Random(6)
    chance = Fast(rng)
    seen: dict[str, int] = {}
    for seats in (2, 3, 4):
        s = RULES.setup(seats, {"start_player": -1}, chance)
        while s.stack:
            legal, kind = RULES.legal(s), s.stack[-1].kind
            answer = EVALUATOR.rollout(s, legal, rng)
            assert answer in legal
            if kind in WINDOWS and kind not in ("roll", "choose", "move") and len(legal) > 1:
                steps = [a for a in legal if a.kind not in OPTIONS]
                assert answer == EVALUATOR.greedy(s, steps, rng)
                seen[kind] = seen.get(kind, 0) + 1
            elif len(legal) > 1:
                assert answer == EVALUATOR.greedy(s, legal, rng)
            action: Action = answer if rng.random() < 0.7 else rng.choice(legal)
            RULES.step(s, action, chance)
    assert set(seen) == WINDOWS - {"roll", "choose", "move"}
