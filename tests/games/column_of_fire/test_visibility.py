"""What a seat may know: hands and the supply of advantages are all that is hidden."""

from random import Random

from kingsbridge_desktop.core.types import HIDDEN
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.rules import RULES
from tests.games.column_of_fire.build import given


def test_worlds_that_differ_in_others_hands_mask_equal():
    """CF-13 the faces of others' unused advantages and of the supply."""
    one = given(hands={0: ["captain"], 1: ["vp_3", "advance"]})
    other = given(hands={0: ["captain"], 1: ["turn_die", "turn_die"]})
    assert one.s.key() != other.s.key()
    assert RULES.mask(one.s, 0).key() == RULES.mask(other.s, 0).key()
    assert RULES.mask(one.s, -1).key() == RULES.mask(other.s, -1).key()
    assert RULES.mask(one.s, 1).key() != RULES.mask(other.s, 1).key()


def test_a_world_deals_exactly_what_is_not_seen():
    """CF-13, CF-94 own hand and used ones are known; the rest is dealt anew, nothing twice."""
    t = given(hands={0: ["captain", "captain"], 1: ["vp_3"], 2: ["advance", "free_die"]}, used=["advance"])
    masked = RULES.mask(t.s, 0)
    for seed in range(20):
        world = RULES.determinize(masked, 0, Random(seed))
        assert world.hands[0] == t.s.hands[0]
        assert [tables.size_of(hand) for hand in world.hands] == t.s.hand_sizes
        assert tables.count_of(world.hands[1], tables.ADVANTAGE_SYMBOL.index(tables.CAPTAIN)) == 0
        total = sum(world.hands) + world.supply + world.used
        assert total == tables.EVERY_ADVANTAGE


def test_worlds_differ():
    masked = RULES.mask(given(hands={1: ["vp_3"]}).s, 0)
    assert len({RULES.determinize(masked, 0, Random(seed)).hands[1] for seed in range(40)}) > 4


def test_an_empty_hand_is_no_secret():
    masked = RULES.mask(given(hands={1: ["vp_3"]}).s, 0)
    assert masked.hands == [0, HIDDEN, 0, 0]


def test_after_the_end_all_is_open():
    """CF-113 VP advantages are turned up."""
    t = given(hands={1: ["vp_3"]})
    t.s.stack = []
    assert RULES.mask(t.s, 0).key() == t.s.key()


def test_the_order_of_the_decks_is_not_in_the_state():
    """CF-13 unseen cards are a bag: every card of it may come next."""
    t = given(half=2, hands={0: ["remove_person"]}).do("use_advantage", "remove_person")
    seen = set()
    for at in range(13 - 1):
        other = given(half=2, hands={0: ["remove_person"]}).do("use_advantage", "remove_person")
        seen.add(other.do("remove_person", "jan", chance=[at]).open("netherlands"))
    assert len(seen) == 12
    assert t.s.unseen == RULES.mask(t.s, -1).unseen
