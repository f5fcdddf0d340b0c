"""From deal to deal, and the end."""

from __future__ import annotations

from random import Random

import pytest

from kingsbridge_desktop.core.chance import Fast, Scripted
from kingsbridge_desktop.core.engine import winners
from kingsbridge_desktop.core.types import Frame
from kingsbridge_desktop.games.pillars_cards.rules import MACHINE, RULES
from kingsbridge_desktop.games.pillars_cards.tables import ADVANTAGES, ALIENA, BIT, ID_OF, deck_of
from tests.games.pillars_cards.build import asked, given, names, random_game, scoring

NOTHING = dict.fromkeys(range(4), (0, 0, 0, 0))


def test_all_cards_but_laid_out_advantages_are_dealt_again():
    """PC-30 The next deal: the same deck with the next advantage."""
    s = scoring(["painter ellen", "regan", "philip", "william"], stock=NOTHING)
    assert s.deal == 2
    assert names(s.laid[0]) == {"painter"}
    assert s.taken == [0] * 4
    assert s.tricks == [0] * 4
    assert s.king_trick == 0
    assert s.past == []
    assert sum(s.hand) == deck_of(s.colour) | BIT[s.advantage]
    assert s.advantage != ID_OF["painter"]
    assert s.hand[s.first] & BIT[ALIENA]


def test_a_lapsed_advantage_goes_under_the_stack():
    """PC-31 The king's trick lapsed with the painter: it is returned, and the game lasts one deal longer."""
    s = scoring(["ellen", "regan", "philip", "william"], "king painter forest_1 forest_2", stock=NOTHING)
    assert s.returned == [ID_OF["painter"]]
    assert s.laid == [0] * 4
    assert RULES.progress(s)[:2] == (2, 6)


def test_without_a_lapse_the_game_has_five_deals():
    """PC-32 After the fifth advantage was laid out and scored the game is over."""
    s = scoring(
        ["painter ellen", "regan", "philip", "william"],
        laid={1: "potter helper", 2: "brick_maker", 3: "bell_founder"},
        deal=5,
        stock=NOTHING,
    )
    assert not s.stack
    assert RULES.legal(s) == ()


def test_with_a_lapse_in_the_fifth_deal_there_is_a_sixth():
    """PC-31, PC-32 The last advantage lapses: it is dealt again."""
    s = scoring(
        ["ellen", "regan", "philip", "william"],
        "king painter forest_1 forest_2",
        laid={1: "potter helper", 2: "brick_maker", 3: "bell_founder"},
        deal=5,
        stock=NOTHING,
    )
    assert asked(s) == ("play", s.first)
    assert s.deal == 6
    assert s.advantage == ID_OF["painter"]
    assert not s.returned


def test_most_points_win():
    """PC-32 Materials and laid-out advantages are worth nothing."""
    s = given(["aliena", "ellen", "tom", "philip"], vp=[3, 9, 8, 1], stock={2: (9, 9, 9, 9)}, laid={2: "potter helper"})
    assert RULES.scores(s) == (3, 9, 8, 1)
    assert RULES.ranking(s) == (2, 0, 1, 3)
    assert winners(RULES, s) == [1]


def test_a_tie_is_a_shared_victory():
    """PC-32 Our ruling."""
    s = given(["aliena", "ellen", "tom", "philip"], vp=[9, 3, 9, 1])
    assert winners(RULES, s) == [0, 2]


def test_nothing_breaks_a_tie():
    """PC-32 Neither materials nor advantages nor tricks nor who led: the places are shared, not only the first."""
    s = given(
        ["aliena", "ellen", "tom", "philip"],
        vp=[9, 3, 9, 3],
        leader=2,
        stock={0: (1, 1, 1, 0), 1: (0, 0, 0, 0), 2: (0, 0, 0, 0), 3: (0, 0, 0, 3)},
        laid={0: "potter helper", 3: "brick_maker"},
        tricks=[5, 0, 1, 2],
    )
    assert RULES.ranking(s) == (0, 2, 0, 2)
    assert winners(RULES, s) == [0, 2]


def test_there_is_no_limit_to_extra_deals():
    """PC-33 A hundred lapses in a row: the game goes on, and still ends when all advantages are laid out."""
    s = scoring(["ellen", "regan", "philip", "william"], "king painter forest_1 forest_2", stock=NOTHING)
    for _ in range(100):
        s.hand = [0] * 4
        s.tricks = [1] * 4
        s.king_trick = BIT[s.advantage]
        s.stack = [Frame("scoring")]
        MACHINE.settle(s, Fast(Random(1)))
    assert s.deal == 102
    assert asked(s)[0] == "play"
    assert RULES.progress(s)[1] == 106
    chance = Fast(Random(5))
    rng = Random(5)
    while s.stack:
        RULES.step(s, rng.choice(RULES.legal(s)), chance)
    assert sum(s.laid) == ADVANTAGES


def test_returned_advantages_come_in_order_after_the_unseen_ones():
    """PC-34 One unseen is left above two returned ones: it comes first, then they in order of return."""
    s = given(
        [], laid={0: "bell_founder"}, advantage="bell_founder", unseen="helper", returned="potter painter", deal=4
    )
    s.laid[0] |= BIT[ID_OF["brick_maker"]]
    came = []
    for _ in range(3):
        s.stack = [Frame("deal")]
        MACHINE.settle(s, Fast(Random(2)))
        came.append(s.advantage)
    assert came == [ID_OF["helper"], ID_OF["potter"], ID_OF["painter"]]


def test_an_advantage_returned_later_lies_below_an_earlier_one():
    """PC-31, PC-34 The potter was returned before; the painter goes under it and comes after it."""
    s = scoring(
        ["ellen", "regan", "philip", "william"],
        "king painter forest_1 forest_2",
        laid={1: "brick_maker", 2: "bell_founder"},
        unseen="helper",
        returned="potter",
        deal=4,
        stock=NOTHING,
    )
    assert s.advantage == ID_OF["helper"]
    assert s.returned == [ID_OF["potter"], ID_OF["painter"]]


def test_the_unseen_advantages_come_by_chance():
    """PC-34 Their order is unknown: chance says which of the two is on top."""
    for which, name in ((0, "bell_founder"), (1, "helper")):
        s = given([], advantage="painter", unseen="bell_founder helper", deal=3)
        s.stack = [Frame("deal")]
        MACHINE.settle(s, Scripted([which], after=Fast(Random(1))))
        assert s.advantage == ID_OF[name]


@pytest.mark.parametrize("seats", [3, 4])
def test_the_breakdown_explains_every_point(seats):
    """PC-32 The items of each player add up to the score, and the deals' sheets too."""
    for seed in range(5):
        s = random_game(seats, seed)
        items = RULES.breakdown(s)
        assert [sum(item.value for item in own) for own in items] == s.vp
        assert not any(item.kind == "earlier" for own in items for item in own)
        assert len(s.sheets) == s.deal >= 5
        assert [sum(line.value for sheet in s.sheets for line in sheet[seat]) for seat in range(seats)] == s.vp


def test_points_that_no_sheet_explains_are_named():
    """PC-32 In a position set up by hand the breakdown still adds up."""
    s = given(["aliena", "ellen", "tom", "philip"], vp=[9, 3, 0, 1])
    assert RULES.breakdown(s)[0][-1] == ("earlier", 9)
    assert sum(item.value for item in RULES.breakdown(s)[2]) == 0


def test_progress_counts_deals_and_tricks():
    """PC-04, PC-32 Deal 1 of 5, trick 1 of 9; in the scoring the last flag is set."""
    s = RULES.setup(4, {"colours": 0}, Fast(Random(1)))
    assert RULES.progress(s) == (1, 5, 1, 9, 0)
    assert RULES.progress(RULES.mask(s, 0)) == (1, 5, 1, 9, 0)
    rng = Random(1)
    while s.stack[-1].kind == "play" and s.deal == 1:
        RULES.step(s, rng.choice(RULES.legal(s)), Fast(rng))
    if s.deal == 1:
        assert RULES.progress(s) == (1, 5, 9, 9, 1)
