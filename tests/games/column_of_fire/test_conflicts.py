"""Conflicts (CF-70 to CF-78)."""

import pytest

from tests.games.column_of_fire.build import die, given


def at_the_end(**table):
    """Seat 0 at the window that ends a first half; 3 VP keep it open."""
    table.setdefault("vp", [9, 2, 2, 2])
    t = given(**table)
    return t.do("turn_religion")


def burn(t, country, kind="neutral"):
    """Seat 0 uses an advantage to fill the last field of a country."""
    name = f"stone_{kind}"
    return t.do("use_advantage", name).do("place_stone", kind, country)


def test_a_conflict_comes_at_the_end_of_a_first_half():
    """CF-70 in either half."""
    t = at_the_end(stones={"england": "PPC"}, hands={0: ["stone_neutral"]}, houses={"england": {1: 4}})
    burn(t, "england")
    assert t.s.vp[1] == 2
    t.do("end_turn")
    assert t.happened("conflict_won") == [(0, 1)]
    assert t.s.vp[1] == 6


def test_a_conflict_comes_at_the_end_of_a_second_half():
    """CF-70, CF-77 after the last step."""
    t = given(half=2, religions="PPCC", stones={"england": "PCN"}).do("roll", chance=[die(4)] * 5)
    t.do("choose", "white", "england").do("decline", chance=[0]).do("move", 1, 0).do("decline")
    assert t.happened("conflict_won") == [(0, 1)]
    assert t.s.vp[0] == 6
    assert t.stones("england") == ""


def test_several_conflicts_come_in_the_order_of_the_active_players_choice():
    """CF-70 each resolved alone."""
    t = at_the_end(stones={"england": "PPC", "spain": "CCC"}, hands={0: ["stone_neutral", "stone_neutral"]})
    burn(t, "england")
    burn(t, "spain")
    t.do("end_turn")
    assert t.asked == ("order_conflicts", 0)
    assert t.options("resolve") == [(0,), (3,)]
    t.do("resolve", "spain")
    assert t.happened("conflict_won") == [(3, 0), (0, 1)]


def test_neutral_stones_do_not_count():
    """CF-71 one protestant against two neutral ones wins."""
    t = at_the_end(stones={"england": "PNN"}, hands={0: ["stone_neutral"]})
    burn(t, "england").do("end_turn")
    assert t.happened("conflict_won") == [(0, 1)]


def test_winners_gain_their_field_and_losers_take_the_house_back():
    """CF-72 and nothing for the losers."""
    t = at_the_end(
        stones={"england": "CCN"},
        religions="CPCP",
        hands={0: ["stone_neutral"]},
        houses={"england": {0: 6, 1: 5, 2: 1}},
    )
    burn(t, "england").do("end_turn")
    assert [t.house(seat, "england") for seat in range(4)] == [6, 0, 1, 0]
    assert t.s.vp == [9 + 6, 2, 3, 2]


def test_without_a_majority_the_conflict_is_avoided():
    """CF-73 nothing is gained or lost; CF-74 the stones go all the same."""
    t = at_the_end(stones={"england": "CPN"}, hands={0: ["stone_neutral"]}, houses={"england": {0: 6, 1: 5}})
    burn(t, "england").do("end_turn")
    assert t.happened("conflict_avoided") == [(0,)]
    assert t.s.vp[:2] == [9, 2]
    assert (t.house(0, "england"), t.house(1, "england")) == (6, 5)
    assert t.stones("england") == ""


def test_afterwards_the_stones_return_to_the_supply():
    """CF-74 and the torch goes."""
    t = at_the_end(stones={"england": "CCC", "spain": "C"}, hands={0: ["stone_neutral"]})
    burn(t, "england").do("end_turn")
    assert t.stones("england") == ""
    assert t.stones("spain") == "C"
    assert t.happened("stones_cleared") == [(0,)]


def test_a_stone_removed_before_the_end_of_the_turn_puts_the_torch_out():
    """CF-75 no conflict happens."""
    t = at_the_end(stones={"england": "CCC"}, hands={0: ["stone_neutral", "stone_catholic"]})
    burn(t, "england")
    assert t.happened("torch_lit") == [(0,)]
    t.do("use_advantage", "stone_catholic").do("remove_stone", "catholic", "england")
    assert t.happened("torch_gone") == [(0,)]
    t.do("end_turn")
    assert t.stones("england") == "CCN"
    assert t.happened("stones_cleared") == []


def test_no_stone_is_added_without_a_free_religion_field():
    """CF-76 not to a burning country."""
    t = at_the_end(
        stones={"england": "CCC"},
        hands={
            0: [
                "stone_neutral",
                "stone_neutral",
            ]
        },
    )
    burn(t, "england").do("use_advantage", "stone_neutral")
    assert [country for _, country in t.options("place_stone")] == [1, 2, 3]


def test_a_religion_symbol_adds_no_stone_to_a_burning_country_but_may_remove_one():
    """CF-76, CF-108 only the other way is open there."""
    t = at_the_end(stones={"england": "CCC"}, hands={0: ["stone_neutral", "stone_catholic"]})
    burn(t, "england").do("use_advantage", "stone_catholic")
    assert t.options("place_stone") == [(0, 1), (0, 2), (0, 3)]
    assert t.options("remove_stone") == [(0, 0)]


def test_conflicts_come_also_when_no_disc_moved():
    """CF-77 violet alone, all ships taken."""
    bound = [("feria", "brown", 3), ("huus", "orange", 3), ("ned", "white", 3), ("sylvie", "blue", 3)]
    t = given(half=2, vp=[1, 2, 2, 2], stones={"england": "CCC"}, hands={0: ["stone_neutral"]}, persons={0: bound})
    burn(t, "england")
    t.do("roll", chance=[0]).do("pass")
    assert t.happened("disc_stayed") == [(0,)]
    assert t.happened("conflict_won") == [(0, 0)]


def test_once_conflicts_begin_nothing_else_is_used():
    """CF-77 only the order is asked."""
    t = at_the_end(
        stones={"england": "PPC", "spain": "CCC"},
        hands={0: ["stone_neutral"] * 2 + ["captain"]},
        goods={0: {"ore": 1}},
        houses={"spain": {0: 1}},
    )
    burn(t, "england")
    burn(t, "spain")
    t.do("end_turn")
    assert {a.kind for a in t.legal()} == {"resolve"}


def test_a_religion_symbol_never_removes_a_neutral_stone_nor_one_on_a_person():
    """CF-78 only stones of its religion in countries."""
    t = at_the_end(stones={"england": "NN", "france": "C"}, hands={0: ["stone_catholic"]}).do(
        "use_advantage", "stone_catholic"
    )
    assert t.options("remove_stone") == [(0, 1)]


def test_example_of_a_conflict_in_england():
    """CF-122 red (4) and green (2), protestant, get 4 and 2; catholic yellow takes the house back; blue has none."""
    t = at_the_end(
        religions="PPCP",
        stones={"england": "PPC"},
        hands={0: ["stone_neutral"]},
        houses={"england": {0: 4, 1: 2, 2: 5}},
    )
    burn(t, "england").do("end_turn")
    assert t.happened("conflict_scored") == [(0, 0, 4), (1, 0, 2)]
    assert t.happened("house_lost") == [(2, 0, 5)]
    assert t.s.vp == [13, 4, 2, 2]
    assert [t.house(seat, "england") for seat in range(4)] == [4, 2, 0, 0]


def test_with_two_players_three_stones_make_a_conflict():
    """CF-10, CF-70 three religion fields."""
    t = at_the_end(seats=2, vp=[9, 2], stones={"england": "CN"}, hands={0: ["stone_neutral"]})
    burn(t, "england").do("end_turn")
    assert t.happened("conflict_won") == [(0, 0)]


def test_all_conflicts_of_a_turn_are_resolved_in_it():
    """CF-70 the order is asked as long as two are left; then the next player's turn begins without any."""
    t = at_the_end(
        religions="CPCP",
        stones={"england": "PPC", "france": "PPN", "spain": "CCC", "netherlands": "C"},
        hands={0: ["stone_neutral", "stone_neutral", "stone_protestant"]},
        houses={"england": {1: 3, 0: 2}, "france": {3: 6}, "spain": {0: 5, 1: 1}},
    )
    burn(t, "england")
    burn(t, "spain")
    burn(t, "france", "protestant").do("end_turn")
    assert t.options("resolve") == [(0,), (1,), (3,)]
    t.do("resolve", "france")
    assert t.asked == ("order_conflicts", 0)
    assert t.options("resolve") == [(0,), (3,)]
    assert t.s.vp == [9, 2, 2, 8]
    t.do("resolve", "spain")
    assert t.happened("conflict_won") == [(3, 0), (0, 1)]
    assert [t.stones(name) for name in ("england", "france", "netherlands", "spain")] == ["", "", "C", ""]
    assert t.s.vp == [14, 5, 2, 8]
    assert (t.house(0, "england"), t.house(1, "spain")) == (0, 0)
    assert t.s.active != 0


@pytest.mark.parametrize(
    ("name", "symbol", "kind"),
    [
        ("alice", "stone_neutral", "neutral"),
        ("walsingham", "stone_catholic", "catholic"),
        ("walsingham", "stone_protestant", "protestant"),
    ],
)
def test_a_symbol_that_fills_the_last_religion_field_brings_the_conflict(name, symbol, kind):
    """CF-33, CF-70, CF-105, CF-108 a person's symbol in a first half; the conflict waits for the end of the turn."""
    t = given(
        vp=[9, 2, 2, 2],
        religions="CPCP",
        stones={"spain": "CPN" if kind != "neutral" else "CNN"},
        persons={0: [(name, "white", 3)]},
        houses={"spain": {0: 4, 1: 3}},
    )
    t.do("turn_religion").do("turn_use", name, symbol).do("place_stone", kind, "spain")
    assert t.happened("torch_lit") == [(3,)]
    assert t.s.vp == [9, 2, 2, 2]
    t.do("end_turn")
    assert t.s.vp[:2] == ([9, 5] if kind == "protestant" else [13, 2])
    assert t.stones("spain") == ""


def test_the_symbol_of_a_new_person_fills_the_last_religion_field():
    """CF-33, CF-70 Walsingham's own stone is the third, his symbol's the fourth; the conflict follows the move."""
    t = given(half=2, religions="PPCC", shown={"england": "walsingham"}, stones={"england": "PN"})
    t.do("roll", chance=[die(4)] * 5).do("choose", "white", "england")
    t.do("place_stone", "catholic", "england", chance=[0])
    assert t.stones("england") == "CPPN"
    t.do("move", 1, 0).do("decline")
    assert t.happened("conflict_scored") == [(0, 0, 4)]
    assert t.stones("england") == ""


@pytest.mark.parametrize(
    ("field", "seats", "answer", "stones"),
    [
        (6, 4, ("place_stone", "neutral", "england"), "CCP"),
        (11, 4, ("place_stone", "catholic", "england"), "CPN"),
        (16, 4, ("place_stone", "protestant", "england"), "CCC"),
        (0, 3, ("place_stone", "neutral", "england"), "CCP"),
    ],
)
def test_a_field_of_the_track_fills_the_last_religion_field(field, seats, answer, stones):
    """CF-33, CF-55, CF-70 a stone from the track or a ship is the last; the conflict follows in the same turn."""
    before = (field - 1) % 20
    t = given(half=2, seats=seats, religions="CPCP", discs=(before, 8, 9, 13), stones={"england": stones})
    t.do("roll", chance=[die(1)] * 5).do("pass").do("move", field, 0).do(*answer)
    assert t.happened("torch_lit") == [(0,)]
    assert t.happened("conflict_won") == [(0, 0)]
    assert t.stones("england") == ""
