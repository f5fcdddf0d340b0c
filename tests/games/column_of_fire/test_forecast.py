"""What the screen shows before anything is chosen."""

from random import Random
from typing import Any

from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.forecast import (
    Conflict,
    conflict,
    reach,
    reach_of_free_dice,
)
from kingsbridge_desktop.games.column_of_fire.rules import RULES
from tests.games.column_of_fire.build import given


def test_what_a_conflict_would_do_now():
    """CF-71 to CF-73, before it comes."""
    t = given(
        religions="CPCP", stones={"england": "PPC", "spain": "CP"}, houses={"england": {0: 5, 1: 3}, "spain": {2: 6}}
    )
    assert conflict(t.s, 0) == Conflict(1, 1, (0, 3, 0, 0), (True, False, False, False))
    assert conflict(t.s, 3) == Conflict(2, -1, (0, 0, 0, 0), (False, False, False, False))


def test_where_each_die_leads_and_what_skipping_costs():
    """CF-53, CF-57 also what cannot be paid, marked as such."""
    t = given(half=2, vp=[1, 2, 2, 2], discs=(0, 7, 10, 15))
    assert reach(t.s, 0, tables.WHITE) == ((3, 0, True), (14, 1, True), (16, 2, False))
    assert [ways[0].field for ways in reach_of_free_dice(t.s, 0).values()] == [3, 1, 2, 4, 5]


def test_the_outlook_agrees_with_the_rules():
    """Every affordable field of a free die is a legal move, and there are no others; conflicts do what was foreseen."""
    for seed in range(6):
        rng = Random(seed)
        chance = Fast(rng)
        s = RULES.setup(2 + seed % 3, {"start_player": -1}, chance)
        while s.stack:
            legal = RULES.legal(s)
            if s.stack[-1].kind == "move":
                seat = s.stack[-1].seat
                found = {
                    (way.field, way.price)
                    for ways in reach_of_free_dice(RULES.mask(s, -1), seat).values()
                    for way in ways
                    if way.affordable
                }
                assert found == {a.args for a in legal if a.kind == "move"}
            if s.stack[-1].kind == "order_conflicts":
                country = legal[0].args[0]
                seen = conflict(s, country)
                events: list[Any] = []
                RULES.step(s, legal[0], chance, lambda kind, *args, seen_by=-1, to=events: to.append((kind, *args)))
                gained = [event[3] for event in events if event[0] == "conflict_scored" and event[2] == country]
                assert sorted(gained) == sorted(gain for gain in seen.gains if gain)
                continue
            RULES.step(s, rng.choice(legal), chance)


def test_scores_leave_out_what_one_cannot_see():
    """CF-96 somebody else's VP advantages stay hidden while the game runs."""
    t = given(vp=[9, 12, 2, 2], houses={"spain": {0: 6, 1: 5}}, hands={0: ["vp_3"], 1: ["vp_3"]})
    seen = RULES.mask(t.s, 0)
    assert RULES.scores(seen) == (14, 14, 2, 2)
    assert RULES.ranking(seen) == (0, 0, 2, 2)
