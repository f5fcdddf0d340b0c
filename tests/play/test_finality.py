"""Whether an action could be taken back is known before it is done, and from what its player knows."""

from random import Random

import pytest

from kingsbridge_desktop.play.finality import why_final
from kingsbridge_desktop.play.match import Match, Seat

TABLES = {"pillars_cards": 3, "web_of_power": 3, "pillars": 3, "column_of_fire": 3}


def new_match(game, seed=4):
    return Match(
        game, [Seat(name, "person", at) for at, name in enumerate(("Anna", "Ben", "Cleo")[: TABLES[game]])], seed
    )


@pytest.mark.parametrize("game", TABLES)
def test_what_is_called_final_cannot_be_undone_and_the_rest_can(game):
    match, rng = new_match(game), Random(1)
    wrong, final, free = [], 0, 0
    while not match.is_over and match.ply < 250:
        seat, action = match.asked, rng.choice(match.legal())
        said = why_final(match, action, plays_forced=False)
        question = match.state.stack[-1].kind
        match.submit(action)
        next_seat = match.asked if not match.is_over else seat
        can_undo = match.undo_stop(1, next_seat) is None
        final += said is not None
        free += said is None
        if can_undo == (said is not None):
            wrong.append((question, action, said))
    assert final > 10
    assert not [entry for entry in wrong if entry[2] is None], "final, but not told so"
    assert len(wrong) <= 0.02 * match.ply, wrong  # in another world it would have been final


@pytest.mark.parametrize("game", TABLES)
def test_asking_changes_nothing(game):
    match = new_match(game)
    before = match.checksum_at(0), match.ply, list(match.legal())
    for action in match.legal():
        why_final(match, action)
    assert (match.checksum_at(0), match.ply, list(match.legal())) == before


def test_a_forced_move_that_follows_counts_too():
    rng = Random(3)
    for seed in range(20):
        match = new_match("pillars", seed)
        while not match.is_over and match.ply < 200:
            for action in match.legal():
                alone = why_final(match, action, plays_forced=False)
                if alone is None and why_final(match, action) is not None:
                    match.submit(action)
                    assert len(match.legal()) == 1, "only a move without a choice may follow"
                    return
            match.submit(rng.choice(match.legal()))
    raise AssertionError("no such move was found")
