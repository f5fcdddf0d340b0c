"""An event is told when its change is done: the position at that moment shows it, and nothing of what comes later."""

from __future__ import annotations

from random import Random

import pytest

from kingsbridge_desktop.core.chance import Fast, Scripted
from kingsbridge_desktop.core.types import EVERYONE
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.forecast import forecast
from kingsbridge_desktop.games.pillars.rules import MACHINE, RULES
from kingsbridge_desktop.games.pillars.state import State, phase
from tests.games.pillars.build import action, given, run

# What each event changes. In brackets: what may change with it without a word of its own.
CHANGES = {
    "round_began": "round step (free grey grey_won)",
    "advantage_laid": "kingsbridge advantages_seen",
    "craftsman_at_shiring": "shiring",
    "craftsman_offered": "display",
    "card_left_out": "",
    "card_offered": "display_cards",
    "event_foreseen": "event",
    "event_foreseen_unseen": "",
    "phase_began": "(passed step)",
    "card_taken": "display_cards cards free",
    "craftsman_hired": "display row (gold)",
    "choosing_passed": "passed",
    "craftsman_discarded": "row (blessed)",
    "right_lost": "",
    "craftsman_gone": "(display shiring)",
    "card_returned": "display_cards",
    "workers_to_mill": "free mill",
    "builder_drawn": "bag",
    "builder_thrown_back": "bag veto",
    "builder_set_aside": "aside",
    "builder_placed": "at (gold)",
    "builder_passed": "track",
    "passed_builder_placed": "at track",
    "price_moved": "price",
    "step_began": "(step)",
    "event_revealed": "events_seen (event)",
    "bishop_protected": "protected",
    "bishop_gave_resource": "market cubes",
    "advantage_used": "advantages (protected)",
    "event_warded_off": "",
    "event_gave_gold": "(gold)",
    "event_gave_metal": "cubes",
    "event_took_gold": "(gold vp points)",
    "event_took_vp": "(vp points)",
    "event_took_builder": "wall_next",
    "craftsman_blessed": "blessed",
    "mill_paid": "mill free (gold)",
    "advantage_taken": "kingsbridge (advantages)",
    "advantage_gone": "kingsbridge",
    "advantage_gave_resource": "cubes",
    "advantage_gave_gold": "(gold)",
    "advantage_gave_vp": "vp points",
    "priory_scored": "vp points",
    "builder_returned": "at bag (step)",  # PE-62: the last step of all begins without a word
    "card_yielded": "cubes",
    "workers_returned": "cards free",
    "court_metal_taken": "court_metal cubes",
    "tax_rolled": "tax",
    "tax_paid": "(gold vp points)",
    "tax_exempt": "",
    "craftsman_joined": "shiring row",
    "grey_workers_won": "grey_won",
    "market_left": "",
    "resource_bought": "market cubes gold (bought)",
    "resource_sold": "cubes (gold)",
    "craftsman_worked": "used (cubes gold vp points)",
    "resource_given_up": "cubes (used)",
    "part_set": "parts (used)",
    "start_player_named": "(start)",
    "market_refilled": "(market tax event protected wall wall_next veto price blessed bought)",
    "court_metal_laid": "court_metal",
    "black_worker_joined": "black free",
    "set_aside_builder_returned": "aside bag (free grey grey_won)",
    "grey_workers_returned": "grey free (grey_won)",
    "game_ended": "(step)",
}
OF_PHASE_ONE = ("round_began", "card_offered", "card_taken", "card_returned", "workers_to_mill")
WITHOUT_A_WORD = {"used"}  # between the last event of a step and the question
SUMS = {"advantage_gave_gold": "gold", "event_gave_gold": "gold", "priory_scored": "vp", "advantage_gave_vp": "vp"}


class Moments:
    """A listener that takes a copy at every event."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.taken: list[tuple[str, tuple[int, ...], State]] = []

    def __call__(self, kind: str, /, *args: int, seen_by: int = EVERYONE) -> None:
        self.taken.append((kind, args, self.s.copy()))


def changed(before: State, after: State) -> set[str]:
    names = [field.name for field in before.fields if field.in_key and field.name != "stack"]
    return {name for name in names if getattr(before, name) != getattr(after, name)}


def expected(kind: str) -> tuple[set[str], set[str]]:
    """What must change, and what may."""
    must, _, may = CHANGES[kind].partition("(")
    return set(must.split()), set(may.strip(")").split())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_every_event_shows_its_own_change_and_no_other(seats, seed):
    rng = Random(seed)
    chance = Fast(rng)
    s = RULES.setup(seats, {"start_player": -1}, chance)
    while s.stack:
        before, moments = s.copy(), Moments(s)
        RULES.step(s, rng.choice(RULES.legal(s)), chance, moments)
        for kind, args, after in moments.taken:
            must, may = expected(kind)
            found = changed(before, after)
            assert must <= found <= must | may, (kind, args, found)
            if kind in SUMS:
                gains = [
                    now - then for now, then in zip(*(getattr(x, SUMS[kind]) for x in (after, before)), strict=True)
                ]
                assert gains == [args[2] * (seat == args[0]) for seat in range(seats)]
            before = after
        assert changed(before, s) <= WITHOUT_A_WORD, moments.taken[-1:]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_is_over_with_its_last_event_and_not_before(seats):
    """Also in between there is a phase, and every player has a forecast."""
    rng = Random(seats)
    chance = Fast(rng)
    s = RULES.setup(seats, {"start_player": -1}, chance)
    while s.stack:
        moments = Moments(s)
        RULES.step(s, rng.choice(RULES.legal(s)), chance, moments)
        for kind, args, at in moments.taken:
            assert (phase(at) == 0) == (kind == "game_ended")
            if kind == "phase_began":
                assert (phase(at),) == args
            if kind in OF_PHASE_ONE:
                assert phase(at) == tables.CHOOSING_PHASE
            for seat in range(seats):
                forecast(RULES.mask(at, seat), seat)


def test_a_drawn_builder_is_in_somebodys_hand():
    """PE-30, PE-37 On the stack: also one that is set aside."""
    s = given(3, round=2, before="draw", wall=[0], builders={0: "bishop castle"})
    moments = Moments(s)
    MACHINE.settle(s, Scripted([0, 0]), moments)
    assert [kind for kind, _, _ in moments.taken] == ["builder_drawn", "builder_set_aside", "builder_drawn"]
    drawn, aside, again = (at for _, _, at in moments.taken)
    assert (drawn.bag[0], drawn.aside[0], drawn.stack[-1].seat) == (0, 0, 0)
    assert (aside.bag[0], aside.aside[0], aside.stack[-1].kind) == (0, 1, "board")
    assert again.stack == s.stack


def test_remigius_is_used_while_the_builder_waits():
    """PE-38"""
    s = given(3, round=2, before="draw", advantages={0: "remigius"}, builders={1: "bishop"})
    s.veto = 0
    run(s, [0])
    moments = Moments(s)
    RULES.step(s, action("remigius castle"), Scripted([0]), moments)
    (_, _, used), (_, _, placed), *_ = moments.taken
    assert (used.advantages[0], used.at[0], used.stack[-1].kind) == (0, 0, "place_builder")
    assert (placed.at[0], placed.stack[-1].kind) == (1 << tables.CASTLE, "draw")


def test_the_one_who_builds_is_known_while_craftsmen_work():
    """PE-56 `used` counts for whoever the stack asks."""
    s = given(3, before=13, cubes={0: "2 stone"})
    run(s)
    moments = Moments(s)
    RULES.step(s, action("convert stonecutter 1"), Scripted([]), moments)
    ((_, _, at),) = moments.taken
    assert at.stack[-1] == s.stack[-1]
    assert at.used == s.used > 0


def test_what_can_be_built_is_foreseen_until_it_is_built():
    """PE-56 Also when the step has begun and nobody is asked yet."""
    s = given(3, before=13, cubes={0: "2 stone", 1: "2 stone"})
    moments = Moments(s)
    MACHINE.settle(s, Scripted([]), moments)
    RULES.step(s, action("convert stonecutter 1"), Scripted([]), moments)
    RULES.step(s, action("done"), Scripted([]), moments)
    foreseen = [
        [forecast(at, seat).vp_building for seat in range(2)] for at in (moments.taken[0][2], moments.taken[1][2], s)
    ]
    assert foreseen == [[1, 1], [0, 1], [0, 1]]
