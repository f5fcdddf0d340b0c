"""Set-up (CF-01 to CF-14)."""

from random import Random

import pytest

from kingsbridge_desktop.core import engine
from kingsbridge_desktop.core.chance import Fast, Scripted, Seeded
from kingsbridge_desktop.core.errors import BadSetup
from kingsbridge_desktop.core.types import HIDDEN, NOBODY
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.data import COUNTRIES
from kingsbridge_desktop.games.column_of_fire.rules import RULES
from kingsbridge_desktop.games.column_of_fire.state import free_religion_fields
from tests.games.column_of_fire.build import Table, given, religion

LL = {card.id: at for at, card in enumerate(tables.COMPONENTS.loch_leven)}
TOP = [0, 0, 0, 0]  # each deck shows its first person


def begin(seats, chance, start=0):
    script = Scripted(chance, after=Seeded(5))
    table = Table(engine.begin(RULES, seats, {"start_player": start}, script).state)
    assert script.left == 0
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_2_vp_five_free_dice_and_no_house(seats):
    """CF-01 what a player has at the beginning; CF-02 all coloured dice are free."""
    s = engine.begin(RULES, seats, {}, Seeded(3)).state
    assert RULES.colours == ("yellow", "light_blue", "green", "red")
    assert s.houses == [0] * (4 * seats)
    assert s.free == [31] * seats
    assert s.displays == [()] * seats


def test_the_first_year_of_a_game_keeps_the_vp_apart_from_the_minority():
    """CF-01 2 VP each: before the first turn nothing has been scored (CF-27)."""
    s = begin(4, [0, 0, 0, 0, *[religion(3)] * 4, *TOP]).s
    assert s.year == 1
    assert s.vp[1:] == [2, 2, 2]


def test_religion_die_faces():
    """CF-02, CF-05 each player rolls the religion die: 1, 2, 3, 3, 4, 5."""
    # Nobody turns a die before the first player is asked something, so read the later players' dice.
    for at, face in enumerate((1, 2, 3, 3, 4, 5)):
        s = begin(4, [0, 0, 0, 0, 0, at, at, at, *TOP]).s
        assert s.religion_dice[1:] == [face] * 3


def test_example_of_player_blue():
    """CF-117, CF-03 protestant, 1 protection, 1 ore, disc on the white ship, 2 VP."""
    t = begin(4, [1, 1, 1, 0, *[religion(3)] * 4, *TOP])  # the fourth gets the first card
    assert t.s.religions[3] == tables.PROTESTANT
    assert t.s.protections[3] == 1
    assert t.goods(3) == {"ore": 1}
    assert tables.ALL_SYMBOLS[tables.FIELD_SYMBOL[t.s.discs[3]]] == "ship_england"
    assert t.s.vp[3] == 2


def test_loch_leven_cards_are_dealt_without_repetition():
    """CF-03 each card once: four religions, goods and start fields."""
    t = begin(4, [3, 2, 1, 0, *[religion(3)] * 4, *TOP])
    assert [list(t.goods(seat)) for seat in range(4)] == [["book"], ["cloth"], ["wine"], ["ore"]]
    assert t.s.discs == [15, 10, 5, 0]


def test_two_players_of_one_religion_the_later_gets_a_card_of_the_other():
    """CF-04 religion, good and start field are the new card's; the surplus ones leave the game."""
    # The first gets ll1 (protestant), the later ll3 (protestant), then the second of the catholic ones: ll4.
    t = begin(2, [LL["ll1"], 1, 1, religion(3), religion(3), *TOP])
    assert t.s.religions == [tables.PROTESTANT, tables.CATHOLIC]
    assert t.goods(1) == {"book": 1}
    assert t.s.discs == [0, 15]
    assert t.s.protections == [1, 1]


def test_two_players_the_later_in_turn_order_changes():
    """CF-04 with seat 1 starting, seat 0 is the later one."""
    t = begin(2, [LL["ll1"], 1, 0, religion(3), religion(3), *TOP], start=1)
    assert t.s.religions == [tables.CATHOLIC, tables.PROTESTANT]
    assert t.s.discs == [5, 0]


def test_two_players_of_different_religions_keep_their_cards():
    """CF-04 nothing is changed when the religions differ."""
    t = begin(2, [LL["ll1"], 0, religion(3), religion(3), *TOP])
    assert t.s.discs == [0, 5]


def test_three_players_may_share_a_religion():
    """CF-04 is for two players only."""
    t = begin(3, [0, 1, 0, *[religion(3)] * 3, *TOP])
    assert t.s.religions == [tables.PROTESTANT, tables.PROTESTANT, tables.CATHOLIC]


def test_events_turned_up_at_set_up_leave_without_effect():
    """CF-06 until each deck shows a person."""
    # 13 persons stand before 4 events in the bag; England turns two events up first.
    t = begin(4, [0, 0, 0, 0, *[religion(3)] * 4, 13, 13, 2, 0, 0, 0])
    assert t.open("england") == "england_cloth"
    assert t.is_gone("e_ll")
    assert t.is_gone("e_rel")
    assert t.s.vp[1:] == [2, 2, 2]
    assert all(t.open(country) is not None for country in COUNTRIES)
    assert [mask.bit_count() for mask in t.s.unseen] == [14, 16, 16, 16]


def test_the_stone_of_an_open_person_is_the_printed_one():
    """CF-07 taking Walsingham brings a protestant stone."""
    t = given(half=2, shown={"england": "walsingham"}).do("roll", chance=[3] * 5).do("choose", "white", "england")
    assert t.stones("england") == "P"


def test_all_28_advantages_lie_in_the_supply():
    """CF-08 nobody has one at the beginning."""
    s = engine.begin(RULES, 4, {}, Seeded(3)).state
    assert s.supply_size == 28
    assert s.hand_sizes == [0, 0, 0, 0]


@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_start_player_never_changes_and_turns_go_clockwise(start):
    """CF-09 turn order; CF-12 the start player set by option."""
    rng = Random(4)
    chance, listener = Fast(rng), engine.Listener()
    s = RULES.setup(3, {"start_player": start}, chance, listener)
    while s.year < 4 and s.stack:
        RULES.step(s, rng.choice(RULES.legal(s)), chance, listener)
    turns = [event.args for event in listener.events if event.kind == "turn_began"][:12]
    order = [(start + i) % 3 for i in range(3)]
    assert turns == ([(seat, 0) for seat in order] + [(seat, 1) for seat in order]) * 2


def test_the_start_player_by_chance():
    """CF-12 drawn at random without the option."""
    assert engine.begin(RULES, 4, {}, Scripted([2], after=Seeded(1))).state.start == 2
    assert RULES.options["start_player"].values[0] == NOBODY


def test_a_start_player_who_does_not_sit_there_is_refused():
    """CF-12 seat 3 of 3."""
    with pytest.raises(BadSetup, match="no seat 3"):
        engine.begin(RULES, 3, {"start_player": 3}, Seeded(1))


@pytest.mark.parametrize(("seats", "fields"), [(2, 3), (3, 4), (4, 4)])
def test_religion_fields_by_number_of_players(seats, fields):
    """CF-10 three with two players, else four."""
    s = engine.begin(RULES, seats, {}, Seeded(3)).state
    assert [free_religion_fields(s, country) for country in range(4)] == [fields] * 4


def test_prices_at_the_table():
    """CF-11 the eight prices, by selling."""
    for field, country, good, vp in (
        (0, "england", "wine", 2),
        (10, "netherlands", "book", 2),
        (15, "spain", "ore", 4),
    ):
        t = given(half=2, discs=(4, 5, 8, 9), houses={country: {0: 1}}, goods={0: {good: 1}})
        t.s.discs[0] = (field - 1) % 20
        t.do("roll", chance=[5] * 5).do("pass")
        t.do("move", field, 0).do("sell", country, good)
        assert t.s.vp[0] == 2 - 1 + vp


def test_only_hands_and_supply_are_hidden():
    """CF-13 all else is open: a mask changes nothing else; the unseen cards are a bag without order."""
    t = given(hands={0: ["captain"], 1: ["vp_3", "advance"]})
    seen = RULES.mask(t.s, 0)
    assert seen.hands == [t.s.hands[0], HIDDEN, 0, 0]
    assert seen.supply == HIDDEN
    assert (seen.hand_sizes, seen.supply_size) == (t.s.hand_sizes, t.s.supply_size)
    for one in t.s.fields:
        if one.name not in ("hands", "supply"):
            assert getattr(seen, one.name) == getattr(t.s, one.name), one.name


def test_supplies_never_run_out():
    """CF-14 the 15th cloth, the 17th protection and the 11th stone are there."""
    t = given(
        goods={1: {"cloth": 14}},
        persons={0: [("england_cloth", "white", 3), ("feria", "brown", 3)]},
        protections=[16] * 4,
    )
    t.do("turn_use", "england_cloth", "good_cloth").do("turn_use", "feria", "protection")
    assert t.goods(0) == {"cloth": 1}
    assert t.s.protections[0] == 17
    full = {"france": "CCC", "netherlands": "CCC", "spain": "CCC"}
    t = given(half=2, stones={**full, "england": "C"}, shown={"england": "england_ore"})
    t.do("roll", chance=[0] * 5).do("choose", "white", "england")
    assert t.stones("england") == "CC"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_religion_roll_of_the_set_up_gives_no_minority_vp(seats):
    """CF-27 also where somebody is alone, as always with two or three players."""
    for seed in range(6):
        events = engine.begin(RULES, seats, {}, Seeded(seed)).events
        kinds = [event.kind for event in events]
        assert "minority_scored" not in kinds[: kinds.index("turn_began")]
        scored = sum(event.args[1] for event in events if event.kind == "minority_scored")
        assert sum(engine.begin(RULES, seats, {}, Seeded(seed)).state.vp) == 2 * seats + scored
