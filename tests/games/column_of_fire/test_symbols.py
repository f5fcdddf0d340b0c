"""The symbols (CF-100 to CF-115)."""

from typing import Any

import pytest

from kingsbridge_desktop.core.types import EVERYONE
from kingsbridge_desktop.games.column_of_fire import tables
from tests.games.column_of_fire.build import die, given, religion


def person(name, number=3, colour=None, **table):
    """Seat 0 in the first half with one person in the display, before its die."""
    country = tables.PERSON_COUNTRY[tables.PERSON_IDS.index(name)]
    colour = colour or ("white", "blue", "orange", "brown")[country]
    return given(persons={0: [(name, colour, number)]}, **table)


def test_good():
    """CF-100 one of the printed kind."""
    for name, good in (
        ("england_book", "book"),
        ("spain_ore", "ore"),
        ("france_cloth", "cloth"),
        ("netherlands_wine", "wine"),
    ):
        t = person(name).do("turn_use", name, f"good_{good}")
        assert t.goods(0) == {good: 1}


def test_advantage_is_drawn_secretly():
    """CF-101 only its owner sees which."""
    t = person("huus")
    t.do("turn_use", "huus", "advantage", chance=[t.advantage("captain")])
    assert t.hand(0) == ["captain"]
    drawn = next(e for e in t.events if e.kind == "advantage_drawn")
    assert [drawn.visible_to(seat) for seat in range(4)] == [True, False, False, False]
    unseen = next(e for e in t.events if e.kind == "advantage_drawn_unseen")
    assert [unseen.visible_to(seat) for seat in range(4)] == [False, True, True, True]
    assert all(e.seen_by == EVERYONE for e in t.events if not e.kind.startswith("advantage_drawn"))


def test_protection():
    """CF-102 gain one."""
    assert person("feria").do("turn_use", "feria", "protection").s.protections[0] == 1


def test_vp_of_a_person_or_field_count_at_once():
    """CF-103 Elizabeth I gives 2, field 18 gives 2."""
    t = person("elizabeth", shown={"england": "ned"}).do("turn_use", "elizabeth", "vp_2")
    assert t.s.vp[0] == 4
    t = given(half=2, discs=(17, 1, 2, 3), vp=[3, 2, 2, 2]).do("roll", chance=[0] * 5).do("pass").do("move", 18, 0)
    assert t.do("gain_vp", 2).s.vp[0] == 4


def test_captain():
    """CF-104 any good for 3 VP, as a person in a later year."""
    t = person("england_captain", goods={0: {"cloth": 1, "ore": 1}}, houses={"england": {0: 1}})
    t.do("turn_use", "england_captain", "captain")
    assert t.s.vp[0] == 5
    assert t.goods(0) == {"ore": 1}


def test_neutral_stone():
    """CF-105 into a country of choice."""
    t = person("alice", stones={"france": "CCC"}).do("turn_use", "alice", "stone_neutral")
    assert t.options("place_stone") == [(2, 0), (2, 1), (2, 2), (2, 3)]
    t.do("place_stone", "neutral", "france")
    assert t.happened("torch_lit") == [(1,)]


def test_turn_a_die_on_any_own_card_by_one():
    """CF-106 also on this very card, religion and Loch Leven; free dice and others' are not meant."""
    t = given(
        persons={0: [("imke", "orange", 3), ("feria", "brown", 6)], 1: [("ned", "white", 3)]}, leven={0: {"blue": 3}}
    ).do("turn_use", "imke", "turn_die")
    found = {(("white", "blue", "orange", "brown", "violet", "black")[at], by) for at, by in t.options("turn_die")}
    assert found == {
        ("blue", -1),
        ("blue", 1),
        ("orange", -1),
        ("orange", 1),
        ("brown", -1),
        ("black", -1),
        ("black", 1),
    }
    t.do("turn_die", "orange", 1)
    assert t.display(0)[0] == ("imke", "orange", 3)  # turned down to 2, then up again


def test_turning_a_die_gives_no_persons_action():
    """CF-106 the Count of Feria is turned down without giving a protection."""
    t = given(persons={0: [("feria", "brown", 1), ("imke", "orange", 3), ("spain_wine", "violet", 4)]})
    t.do("turn_use", "imke", "turn_die").do("turn_die", "violet", -1)
    assert t.display(0)[1] == ("spain_wine", "violet", 3)
    assert t.goods(0) == {}


def test_a_die_never_leaves_its_range():
    """CF-106 1 is not turned down, 6 not up; the religion die ends at 5."""
    t = given(
        half=2,
        religion_dice=(5, 3, 3, 3),
        hands={0: ["turn_die"]},
        persons={0: [("feria", "brown", 1), ("ned", "white", 6)]},
    )
    t.do("use_advantage", "turn_die")
    assert t.options("turn_die") == [(tables.WHITE, -1), (tables.BROWN, 1), (tables.BLACK, -1)]


def test_remove_a_person_of_the_own_display_or_an_open_one():
    """CF-107 never one of another's display."""
    t = given(
        half=2,
        hands={0: ["remove_person"]},
        persons={0: [("feria", "brown", 2)], 1: [("ned", "white", 3)]},
    ).do("use_advantage", "remove_person")
    names = {tables.PERSON_IDS[args[0]] for args in t.options("remove_person")}
    assert names == {"feria", "elizabeth", "caterina", "jan", "felipe"}
    t.do("remove_person", "feria")
    assert t.display(0) == []
    assert "brown" in t.free(0)


def test_an_open_person_removed_is_replaced_at_once():
    """CF-107 the next person is turned up."""
    t = given(half=2, hands={0: ["remove_person"]}).do("use_advantage", "remove_person")
    t.do("remove_person", "jan", chance=[t.card("imke")])
    assert t.open("netherlands") == "imke"
    assert t.is_gone("jan")


def test_place_or_remove_a_stone_of_one_religion():
    """CF-108 a person shows both religions and the player picks one."""
    t = given(half=2, shown={"england": "walsingham"}, stones={"spain": "CP"}).do("roll", chance=[0] * 5)
    t.do("choose", "white", "england")
    assert t.options("remove_stone") == [(0, 3), (1, 0), (1, 3)]
    assert len(t.options("place_stone")) == 8
    t.do("remove_stone", "protestant", "spain", chance=[0])
    assert t.stones("spain") == "C"
    assert t.asked[0] != "act"


def test_an_advantage_shows_one_religion():
    """CF-108 its own."""
    t = given(half=2, hands={0: ["stone_protestant"]}).do("use_advantage", "stone_protestant")
    assert {kind for kind, _ in t.options("place_stone")} == {tables.PROTESTANT}


def test_advance():
    """CF-109 to the next unoccupied field, which may be used."""
    t = person("ned", discs=(2, 5, 10, 15)).do("turn_use", "ned", "advance")
    assert t.s.discs[0] == 3
    assert t.do("gain_protection").s.protections[0] == 1


def test_remove_a_die_without_paying():
    """CF-110 also the one of the very person showing it; the religion die is rerolled."""
    t = person("rollo", vp=[0, 2, 2, 2]).do("turn_use", "rollo", "free_die")
    assert t.options("free_die") == [(tables.WHITE,), (tables.BLACK,)]
    t.do("free_die", "white")
    assert t.display(0) == []
    assert t.is_gone("rollo")
    assert t.s.vp[0] == 0
    t = person("rollo", religions="PPPP", vp=[0, 2, 2, 2]).do("turn_use", "rollo", "free_die")
    t.do("free_die", "black", chance=[religion(5)]).do("choose_religion", "catholic")
    assert t.s.religion_dice[0] == 5
    assert t.s.vp[0] == 1


def test_remove_a_die_from_loch_leven_without_paying():
    """CF-110 as in CF-90: it is free."""
    t = given(half=2, leven={0: {"blue": 3}}, hands={0: ["free_die"]}).do("use_advantage", "free_die")
    assert t.options("free_die") == [(tables.BLUE,), (tables.BLACK,)]
    t.do("free_die", "blue")
    assert t.leven(0) == {}
    assert "blue" in t.free(0)


def test_any_good_on_the_track():
    """CF-111 field 4."""
    t = given(half=2, discs=(3, 5, 10, 15)).do("roll", chance=[0] * 5).do("pass").do("move", 4, 0)
    assert t.options("gain_good") == [(0,), (1,), (2,), (3,)]
    assert t.can("decline")
    t.do("gain_good", "ore")
    assert t.goods(0) == {"ore": 1}


def test_every_symbol_code_has_its_clause():
    """CF-112 the codes of the file in the order CF-100 to CF-111, then ships and good fields."""
    goods, countries = ("book", "ore", "cloth", "wine"), ("england", "france", "netherlands", "spain")
    assert tables.ALL_SYMBOLS[:10] == (
        *[f"good_{x}" for x in goods],
        "advantage",
        "protection",
        "vp_1",
        "vp_2",
        "vp_3",
        "captain",
    )
    assert tables.ALL_SYMBOLS[10:13] == ("stone_neutral", "turn_die", "remove_person")
    assert tables.ALL_SYMBOLS[13:18] == ("stone_catholic", "stone_protestant", "advance", "free_die", "any_good")
    assert tables.ALL_SYMBOLS[18:] == (*[f"ship_{x}" for x in countries], *[f"trade_{x}" for x in goods])


def test_a_vp_advantage_stays_hidden_until_the_end():
    """CF-113 it is not among the used ones, and only the end turns it up."""
    bound = [
        ("feria", "brown", 3),
        ("huus", "orange", 3),
        ("ned", "white", 3),
        ("sylvie", "blue", 3),
        ("rollo", "violet", 3),
    ]
    t = given(half=2, seat=3, persons={3: bound}, ending=1, hands={0: ["vp_2", "advance"]})
    assert t.happened("advantage_revealed") == [(0, tables.ADVANTAGE_VP.index(2))]


def test_turning_the_religion_die_down_by_a_symbol_earns_the_minority_vp():
    """CF-115 down yes, up no."""
    t = given(half=2, religions="CPPP", hands={0: ["turn_die", "turn_die"]}).do("use_advantage", "turn_die")
    t.do("turn_die", "black", -1)
    assert t.s.vp[0] == 3
    t.do("use_advantage", "turn_die").do("turn_die", "black", 1)
    assert t.s.vp[0] == 3


def test_turning_the_religion_die_up_from_one_puts_off_the_reroll():
    """CF-115 at its turn it shows 2 and is turned down to 1."""
    t = given(religion_dice=(1, 3, 3, 3), hands={0: ["turn_die"]}).do("use_advantage", "turn_die")
    assert t.happened("die_turned") == [(0, tables.BLACK, 2, 1)]  # the only die on a card, and the only way
    assert t.s.religion_dice[0] == 1
    assert t.s.religions[0] == 0
    assert t.asked != ("choose_religion", 0)


def test_field_of_the_track_turns_a_die():
    """CF-106 on field 13, with the person just taken."""
    t = given(half=2, discs=(12, 1, 2, 3)).do("roll", chance=[die(6)] * 5).do("choose", "white", "england")
    t.do("decline", chance=[0]).do("move", 13, 0).do("turn_die", "white", -1)
    assert t.display(0) == [("elizabeth", "white", 5)]


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_die_is_turned_up_to_the_highest_number_and_down_again(number):
    """CF-106 on a person and on Loch Leven up to 6, the religion die up to 5."""
    table: dict[str, Any] = {
        "half": 2,
        "hands": {0: ["turn_die", "turn_die"]},
        "persons": {0: [("feria", "brown", number)]},
        "leven": {0: {"blue": number}},
        "religion_dice": (min(number, 4), 3, 3, 3),
    }
    t = given(**table).do("use_advantage", "turn_die").do("turn_die", "brown", 1)
    assert t.display(0) == [("feria", "brown", number + 1)]
    t.do("use_advantage", "turn_die").do("turn_die", "brown", -1)
    assert t.display(0) == [("feria", "brown", number)]
    t = given(**table).do("use_advantage", "turn_die").do("turn_die", "blue", 1)
    assert t.leven(0) == {"blue": number + 1}
    t.do("use_advantage", "turn_die").do("turn_die", "blue", -1)
    assert t.leven(0) == {"blue": number}
    t = given(**table).do("use_advantage", "turn_die").do("turn_die", "black", 1)
    assert t.s.religion_dice[0] == min(number, 4) + 1


def test_dice_of_others_on_loch_leven_are_out_of_reach():
    """CF-90, CF-106, CF-110 only from one's own cards."""
    t = given(half=2, vp=[9, 9, 9, 9], leven={1: {"white": 3, "blue": 2}}, hands={0: ["turn_die", "free_die"]})
    assert t.options("pay_die") == [(tables.BLACK,)]
    t.do("use_advantage", "turn_die")
    assert t.options("turn_die") == [(tables.BLACK, -1), (tables.BLACK, 1)]
    t.do("turn_die", "black", 1).do("use_advantage", "free_die", chance=[religion(3)]).do("choose_religion", "catholic")
    assert t.leven(1) == {"white": 3, "blue": 2}
