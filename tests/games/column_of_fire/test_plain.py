"""Positions as plain JSON: they come back as they were, and impossible ones are refused with the reason."""

import copy
import json
from random import Random

import pytest

from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.errors import ImpossibleState
from kingsbridge_desktop.games.column_of_fire.rules import RULES
from tests.games.column_of_fire.build import die, given, plain


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_whole_games_comes_back(seats):
    """Also as a player or an onlooker sees it, through text."""
    for seed in range(2):
        rng = Random(seed)
        chance = Fast(rng)
        s = RULES.setup(seats, {"start_player": -1}, chance)
        while True:
            for state in (s, RULES.mask(s, rng.randrange(-1, seats))):
                text = json.dumps(RULES.to_json(state))
                assert RULES.from_json(json.loads(text)).key() == state.key()
            if not s.stack:
                break
            RULES.step(s, rng.choice(RULES.legal(s)), chance)


def table():
    """A position with something everywhere: seat 0 has rolled and may choose."""
    t = given(
        half=2,
        vp=[9, 2, 2, 2],
        persons={0: [("feria", "brown", 3)], 1: [("ned", "white", 2)]},
        leven={0: {"orange": 2}},
        hands={0: ["captain"], 1: ["vp_1"]},
        used=["advance"],
        houses={"england": {0: 3, 1: 2}},
        stones={"england": "CP"},
        goods={0: {"wine": 1}},
        protections=(1, 1, 0, 0),
    )
    return t.do("roll", chance=[die(4)] * 3)


def test_names_instead_of_numbers():
    position = plain(table())
    assert position["countries"]["england"]["open"] == "elizabeth"
    assert position["countries"]["england"]["houses"] == [None, 1, 0, None, None, None]
    assert position["countries"]["england"]["stones"] == ["catholic", "protestant"]
    assert position["players"][0]["persons"] == [{"person": "feria", "die": "brown", "shows": 3}]
    assert position["players"][0]["loch_leven"] == {"orange": 2}
    assert position["players"][0]["free_dice"] == {"white": 4, "blue": 4, "violet": 4}
    assert position["players"][0]["advantages"] == ["captain"]
    assert position["stack"][-1] == {"kind": "choose", "seat": 0, "args": []}


def test_a_masked_position_says_null():
    position = RULES.to_json(RULES.mask(table().s, 0))
    assert position["players"][1]["advantages"] is None
    assert position["players"][1]["advantage_count"] == 1
    assert position["advantage_supply"] is None


def test_play_goes_on_from_a_written_position():
    position = plain(table())
    position["players"][0]["vp"] = 4
    s = RULES.from_json(position)
    assert [a.kind for a in RULES.legal(s) if a.kind == "pay_die"] == ["pay_die"] * 3
    RULES.step(s, RULES.legal(s)[0], Fast(Random(1)))
    assert s.displays[0]


def _player(entry, value, seat=0):
    return lambda p: p["players"][seat].update({entry: value})


def _country(entry, value, name="england"):
    return lambda p: p["countries"][name].update({entry: value})


def _stack(*frames):
    def change(p):
        p["stack"] = [{"kind": kind, "seat": seat, "args": list(args)} for kind, seat, args in frames]

    return change


BASE = (("turns", -1, (5,)), ("conflicts", 0, ()), ("ending", 0, ()))
MOVING = (*BASE, ("moving", 0, ()))

IMPOSSIBLE = [
    (_country("houses", [0, 0, 1, None, None, None]), "player 0 has two houses here"),
    (_country("stones", ["neutral"] * 5), "5 stones do not fit on 4 religion fields"),
    (_player("loch_leven", {"orange": 2, "white": 3}), "the white die is in two places"),
    (_player("persons", [{"person": "feria", "die": "orange", "shows": 3}]), "the orange die is in two places"),
    (_player("free_dice", {"white": 4, "blue": 4}), "the violet die is nowhere"),
    (_player("free_dice", {"white": 7, "blue": 4, "violet": 4}), "from 1 to 6, not 7"),
    (_player("free_dice", {"white": 4, "blue": 4, "violet": 4, "black": 1}), "a die cannot be 'black'"),
    (_player("free_dice", []), "must be objects"),
    (_player("loch_leven", {"orange": None}), "must be a number, not None"),
    (_player("persons", [{"person": "ned", "die": "brown", "shows": 3}]), "the brown die cannot lie on ned"),
    (_player("persons", [{"person": "nobody", "die": "brown", "shows": 3}]), "a person cannot be 'nobody'"),
    (_player("persons", [{"person": "felipe", "die": "brown", "shows": 3}]), "the card felipe is in two places"),
    (lambda p: p["gone"].append("elizabeth"), "the card elizabeth is in two places"),
    (lambda p: p["countries"]["spain"]["unseen"].pop(), "is nowhere"),
    (lambda p: p["countries"]["spain"]["unseen"].append("ned"), "ned does not belong to this deck"),
    (lambda p: p["countries"]["spain"]["unseen"].append("spain_ore"), "the card spain_ore is in two places"),
    (_country("open", "caterina"), "caterina does not belong to this deck"),
    (_country("open", "e_ll"), "cannot be 'e_ll'"),
    (_country("houses", [None] * 5), "six house fields"),
    (_country("houses", [4, None, None, None, None, None]), "the owner of a house must be from 0 to 3"),
    (_country("stones", ["anglican"]), "a stone cannot be 'anglican'"),
    (_player("disc", 5), "two discs stand on one field"),
    (_player("disc", 20), "disc must be from 0 to 19"),
    (_player("vp", -1), "vp must be from 0"),
    (_player("vp", True), "vp must be a number"),
    (_player("vp", 50), "end_announced must be true"),
    (_player("religion", "neutral"), "religion cannot be 'neutral'"),
    (_player("religion_die", 6), "religion_die must be from 1 to 5"),
    (_player("goods", {"book": 1}), "lacks the entry 'ore'"),
    (_player("protections", "1"), "protections must be a number"),
    (_player("advantages", ["captain", "captain"]), "advantage_count does not fit"),
    (_player("advantages", ["captain"] * 3), "there are only 2 advantages captain"),
    (_player("advantages", ["luck"]), "an advantage cannot be 'luck'"),
    (lambda p: p["used_advantages"].append("advance"), "there must be 2 advantages advance, not 3"),
    (lambda p: p.update(used_advantages=None), "used_advantages lie open"),
    (lambda p: p.update(advantage_supply_count=3), "advantage_supply_count does not fit"),
    (lambda p: p.update(advantage_supply=None, advantage_supply_count=3), "28 advantages in all"),
    (
        lambda p: (
            p["used_advantages"].append("vp_1"),
            p["advantage_supply"].remove("vp_1"),
            p.update(advantage_supply_count=24),
        ),
        "a VP advantage cannot have been used",
    ),
    (lambda p: p.update(seats=5), "seats must be from 2 to 4"),
    (lambda p: p.update(seats=3), "there are 3 seats but 4 players"),
    (lambda p: p.update(half=3), "half must be from 1 to 2"),
    (lambda p: p.update(year=0), "year must be from 1"),
    (lambda p: p.update(active=1), "must be a free die of the active player"),
    (lambda p: p.update(end_announced=1), "end_announced must be true or false"),
    (lambda p: p.update(sold_this_turn=[["england", "ore"]]), "england does not buy ore"),
    (lambda p: p.update(sold_this_turn=["england"]), "a country and a good"),
    (lambda p: p.update(rolled_this_turn=["orange"]), "must be a free die of the active player"),
    (lambda p: p.update(colour="red"), "has no entry 'colour'"),
    (lambda p: p.pop("gone"), "lacks the entry 'gone'"),
    (lambda p: p.update(players={}), "players must be a list"),
    (lambda p: p["countries"].pop("spain"), "lacks the entry 'spain'"),
    (_stack(*BASE, ("move", 0, ())), "no die is being chosen"),
    (_stack(("dance", 0, ())), "no frame 'dance'"),
    (_stack(("conflicts", 0, ())), "the lowest frame must be turns"),
    (_stack(("turns", -1, (4,)), ("conflicts", 0, ()), ("end_turn", 0, ())), "do not fit the frame turns"),
    (_stack(("turns", -1, (12,))), "cannot have the turn 12"),
    (_stack(*BASE), "asks nobody"),
    (_stack(*BASE, ("choose", 0, ())), "choose cannot stand on ending"),
    (_stack(*BASE, ("turn_person", 0, ("feria",))), "does not belong to this half"),
    (_stack(*MOVING, ("choose", 1, ())), "must be of seat 0, not 1"),
    (_stack(*MOVING, ("choose", 9, ())), "cannot ask seat 9"),
    (_stack(*MOVING, ("choose", 0, (1,))), "cannot have 1 args"),
    (_stack(*MOVING, ("stone", 0, ("brown", "spain"))), "the brown die cannot take a person"),
    (_stack(*MOVING, ("stone", 0, ("white", "mars"))), "names no country: 'mars'"),
    (_stack(*MOVING, ("house", 0, ("blue", "france"))), "no house to raise in france"),
    (_stack(*MOVING, ("next_card", 0, ("spain",)), ("act", 0, ("feria",))), "a person is open there"),
    (_stack(*MOVING, ("turn_up", 0, ("spain",))), "a person is open there"),
    (_stack(*BASE, ("use_field", 0, (3,))), "field 3 cannot be used by seat 0"),
    (_stack(*BASE, ("ship", 0, ("spain", 0))), "does not stand on that ship field"),
    (_stack(*BASE, ("trade", 0, ("wine", 0))), "does not stand on that trade field"),
    (_stack(*BASE, ("pick_target", 0, ("vp_1",))), "offers no choice"),
    (_stack(("turns", -1, (5,)), ("order_conflicts", 0, ())), "not two conflicts"),
    (lambda p: p["stack"].append({"kind": "choose"}), "exactly kind, seat and args"),
    (lambda p: p.update(stack="x"), "stack must be a list"),
]


@pytest.mark.parametrize(("change", "reason"), IMPOSSIBLE, ids=[reason for _, reason in IMPOSSIBLE])
def test_an_impossible_position_is_refused_with_the_reason(change, reason):
    position = copy.deepcopy(plain(table()))
    RULES.from_json(position)
    change(position)
    with pytest.raises(ImpossibleState, match=reason):
        RULES.from_json(position)


def test_a_deck_without_an_open_person_but_with_cards_is_refused():
    position = plain(table())
    position["gone"].append("elizabeth")
    position["countries"]["england"]["open"] = None
    with pytest.raises(ImpossibleState, match="shows no person although cards are left"):
        RULES.from_json(position)


def test_event_frames_must_fit_each_other():
    t = given(half=2, vp=[9] * 4, houses={"england": {1: 2, 2: 3}}, protections=(1, 1, 1, 1))
    t.do("roll", chance=[die(1)] * 5).do("choose", "white", "england").do("protect").do("decline")
    t.do("turn_up", "england", chance=[t.card("e_ll")]).do("put_on_leven", "blue")
    position = plain(t)
    assert [frame["kind"] for frame in position["stack"][-2:]] == ["struck", "answer_event"]
    for change, reason in (
        (lambda p: p["stack"][-1].update(args=["e_rel"]), "one event of the deck"),
        (lambda p: p.update(event_this_turn=False), "none was turned up in this turn"),
        (lambda p: p["stack"][-1].update(seat=2), "clockwise"),
        (lambda p: p["stack"][-1].update(seat=3), "somebody it does not hit"),
        (lambda p: p["stack"][-1].update(seat=-1), "somebody it does not hit"),
        (
            lambda p: (p["gone"].remove("e_ll"), p["countries"]["england"]["unseen"].append("e_ll")),
            "none was turned up",
        ),
        (lambda p: p["stack"][-1].update(args=["e_ll", 9]), "cannot have the count 9"),
    ):
        changed = copy.deepcopy(position)
        change(changed)
        with pytest.raises(ImpossibleState, match=reason):
            RULES.from_json(changed)


def test_persons_still_to_be_turned_down_must_stand_in_order():
    t = given(vp=[9, 2, 2, 2], persons={0: [("feria", "brown", 3), ("ned", "white", 3)]}).do("turn_religion")
    position = plain(t)
    assert position["stack"][-1]["args"] == ["feria", "ned"]
    position["stack"][-1]["args"] = ["ned", "feria"]
    with pytest.raises(ImpossibleState, match="order of the display"):
        RULES.from_json(position)
    position["stack"][-1]["args"] = ["rollo"]
    with pytest.raises(ImpossibleState, match="not in the display"):
        RULES.from_json(position)


def test_the_religion_die_waits_for_loch_leven():
    position = plain(given(vp=[9, 2, 2, 2]))
    assert position["stack"][-1] == {"kind": "turn_religion", "seat": 0, "args": [1]}
    position["players"][0]["loch_leven"] = {"blue": 3}
    del position["players"][0]["free_dice"]["blue"]
    with pytest.raises(ImpossibleState, match="come before the religion die"):
        RULES.from_json(position)


def test_loch_leven_is_asked_for_only_with_a_die_there():
    """CF-20 nothing to turn down, nothing to ask."""
    position = plain(given(vp=[9, 2, 2, 2], leven={0: {"blue": 3}}))
    assert position["stack"][-1]["kind"] == "turn_leven"
    position["players"][0]["loch_leven"] = {}
    position["players"][0]["free_dice"]["blue"] = 3
    with pytest.raises(ImpossibleState, match="no die on Loch Leven"):
        RULES.from_json(position)


def test_a_finished_position_needs_no_stack_but_a_reason_to_end():
    """CF-95 after the last turn of a year, with 50 VP reached or a deck used up."""
    position = plain(given(half=2, seat=3, vp=[9] * 4, ending=1))
    position["stack"] = []
    assert not RULES.legal(RULES.from_json(position))
    for change in ({"end_announced": False}, {"active": 2}, {"half": 1}, {"start_player": 1}):
        with pytest.raises(ImpossibleState, match="a game is over only after a whole year"):
            RULES.from_json(position | change)
    position["end_announced"] = False
    spain = position["countries"]["spain"]
    position["gone"] += [spain["open"], *spain["unseen"]]
    spain.update(open=None, unseen=[])
    assert not RULES.legal(RULES.from_json(position))
