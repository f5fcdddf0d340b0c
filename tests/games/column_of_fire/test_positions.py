"""Positions as JSON: they come back as they were, and impossible ones are refused with the reason."""

import copy
import json
from random import Random

import pytest

from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.errors import ImpossibleState
from kingsbridge_desktop.games.column_of_fire import tables
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
    england, anna = position["table"]["countries"]["england"], position["players"][0]
    assert england["open"] == "elizabeth"
    assert england["stones"] == {"catholic": 1, "protestant": 1}
    assert anna["houses"] == {"england": 3}
    assert anna["persons"] == [{"person": "feria", "die": "brown"}]
    assert anna["dice"]["loch_leven"] == ["orange"]
    assert anna["dice"]["free"] == ["white", "blue", "violet"]
    assert anna["dice"]["shows"] == {"white": 4, "blue": 4, "orange": 2, "brown": 3, "violet": 4}
    assert anna["advantages"] == {"captain": 1}
    assert position["stack"][-1] == {"kind": "choose", "seat": 0, "args": {}}


def test_a_masked_position_says_null():
    position = RULES.to_json(RULES.mask(table().s, 0))
    assert position["players"][1]["advantages"] is None
    assert position["players"][1]["advantage_count"] == 1
    assert position["table"]["advantages"]["supply"] is None


def test_nothing_is_hidden_in_an_empty_hand():
    position = RULES.to_json(RULES.mask(table().s, 0))
    position["players"][2]["advantages"] = None
    assert RULES.from_json(position).key() == RULES.mask(table().s, 0).key()


def test_what_happened_in_the_turn_may_be_left_out():
    position = plain(given(half=2))
    del position["table"]["turn"]
    assert RULES.from_json(position).key() == given(half=2).s.key()


def test_play_goes_on_from_a_written_position():
    position = plain(table())
    position["players"][0]["vp"] = 4
    s = RULES.from_json(position)
    assert [a.kind for a in RULES.legal(s) if a.kind == "pay_die"] == ["pay_die"] * 3
    RULES.step(s, RULES.legal(s)[0], Fast(Random(1)))
    assert s.displays[0]


def _player(entry, value, seat=0):
    return lambda p: p["players"][seat].update({entry: value})


def _dice(entry, value):
    return lambda p: p["players"][0]["dice"].update({entry: value})


def _lying(person, die):
    return _player("persons", [{"person": person, "die": die}])


def _country(entry, value, name="england"):
    return lambda p: p["table"]["countries"][name].update({entry: value})


def _advantages(**entries):
    return lambda p: p["table"]["advantages"].update(entries)


def _table(**entries):
    return lambda p: p["table"].update(entries)


def _turn(**entries):
    return lambda p: p["table"]["turn"].update(entries)


def frame(kind, seat=0, **args):
    return {"kind": kind, "seat": seat, "args": args}


def _stack(*frames):
    return lambda p: p.update(stack=list(frames))


def _turns(number):
    return frame("turns", None, turn=number)


BASE = (_turns(5), frame("conflicts"), frame("ending"))
MOVING = (*BASE, frame("moving"))

# Not of the form
MALFORMED = [
    (_dice("shows", {"white": 7}), "shows.white"),
    (_dice("free", ["white", "blue", "violet", "black"]), "dice.free"),
    (_dice("free", ["white", "white", "blue"]), "named twice"),
    (_dice("free", {}), "dice.free"),
    (_lying("nobody", "brown"), "persons.0.person"),
    (_lying("feria", "black"), "persons.0.die"),
    (_country("open", "e_ll"), "england.open"),
    (_country("stones", {"anglican": 1}), "england.stones"),
    (_player("houses", {"england": 7}), "houses.england"),
    (_player("disc", 20), "disc"),
    (_player("vp", -1), "vp"),
    (_player("vp", True), "vp"),
    (_player("religion", "neutral"), "religion"),
    (_player("religion_die", 6), "religion_die"),
    (_player("goods", {"gold": 1}), "goods.gold"),
    (_player("protections", "1"), "protections"),
    (_player("advantages", {"luck": 1}), "advantages.luck"),
    (_player("advantages", {"captain": 16}), "advantages.captain"),
    (_advantages(used=None), "advantages.used"),
    (lambda p: p.update(seats=5), "seats"),
    (lambda p: p.update(seats=3), "4 players are described"),
    (lambda p: p.update(colour="red"), "colour"),
    (lambda p: p.update(players={}), "players"),
    (lambda p: p.update(stack="x"), "stack"),
    (_table(half="third"), "table.half"),
    (_table(year=0), "table.year"),
    (_table(end_announced=1), "table.end_announced"),
    (_turn(sold=["england"]), "turn.sold"),
    (lambda p: p["table"].pop("year"), "year is missing"),
    (lambda p: p["table"]["countries"].pop("spain"), "spain is missing"),
    (_stack(frame("dance")), "stack"),
    (_stack(_turns(12)), "turn"),
    (_stack(*MOVING, frame("choose", 9)), "cannot ask seat 9"),
    (_stack(*MOVING, frame("choose", person="feria")), "person"),
    (_stack(*MOVING, frame("stone", die="white", country="mars")), "country"),
    (lambda p: p["stack"].append({"kind": "choose"}), "is missing"),
]

# Of the form, but no game can lead there
IMPOSSIBLE = [
    (_player("houses", {"england": 2}), "england: two houses stand on one field"),
    (_country("stones", {"neutral": 5}), "5 stones do not fit on 4 religion fields"),
    (_dice("loch_leven", ["orange", "white"]), "the white die is in two places"),
    (_lying("jan", "orange"), "the orange die is in two places"),
    (_dice("free", ["white", "blue"]), "the violet die is nowhere"),
    (_dice("shows", {"white": 1, "blue": 1, "violet": 1, "brown": 1}), "the orange die on a card must show a number"),
    (_lying("ned", "brown"), "the brown die cannot lie on ned"),
    (_lying("felipe", "brown"), "the card felipe is in two places"),
    (lambda p: p["table"]["countries"]["spain"]["unseen"].append("ned"), "ned does not belong to this deck"),
    (lambda p: p["table"]["countries"]["spain"]["unseen"].append("felipe"), "the card felipe is in two places"),
    (_country("open", "caterina"), "caterina does not belong to this deck"),
    (_player("disc", 5), "two discs stand on one field"),
    (_player("vp", 50), "end_announced must be true"),
    (_player("advantages", {"captain": 2}), "advantage_count does not fit"),
    (_advantages(used={"advance": 2}), "there must be 2 advantages advance, not 3"),
    (_advantages(supply_count=3), "supply_count of the advantages does not fit"),
    (_advantages(supply=None, supply_count=3), "28 advantages in all"),
    (
        lambda p: (
            p["table"]["advantages"]["supply"].update(vp_1=p["table"]["advantages"]["supply"]["vp_1"] - 1),
            p["table"]["advantages"].update(used={"advance": 1, "vp_1": 1}, supply_count=24),
        ),
        "a VP advantage cannot have been used",
    ),
    (lambda p: (p.update(seats=3), p["players"].pop(), _table(start_player=3)(p)), "no seat 3 to start"),
    (lambda p: (p.update(seats=3), p["players"].pop(), _table(active_player=3)(p)), "no seat 3 to be active"),
    (_table(active_player=1), "must be a free die of the active player"),
    (_table(half="first"), "in the second half only"),
    (_turn(sold=["ore_in_england"]), "england does not buy ore"),
    (_turn(rolled=["orange"]), "must be a free die of the active player"),
    (_dice("shows", {"blue": 1, "violet": 1, "brown": 1, "orange": 1}), "rolled this turn must show a number"),
    (_stack(*BASE, frame("move")), "no die is being chosen"),
    (_stack(frame("conflicts")), "the lowest frame must be turns"),
    (_stack(_turns(4), frame("conflicts"), frame("end_turn")), "do not fit the frame turns"),
    (_stack(*BASE), "asks nobody"),
    (_stack(*MOVING, frame("field", field=3)), "asks nobody"),
    (_stack(*BASE, frame("choose")), "choose cannot stand on ending"),
    (_stack(*BASE, frame("turn_person", persons=["feria"])), "does not belong to this half"),
    (_stack(*MOVING, frame("choose", 1)), "must be of seat 0, not 1"),
    (_stack(*MOVING, frame("stone", die="white")), "stone must name die and country"),
    (_stack(frame("turns", None)), "turns must name turn"),
    (_stack(*MOVING, frame("stone", die="brown", country="spain")), "the brown die cannot take a person"),
    (_stack(*MOVING, frame("house", die="blue", country="france")), "no house to raise in france"),
    (_stack(*MOVING, frame("next_card", country="spain"), frame("act", person="feria")), "a person is open there"),
    (_stack(*MOVING, frame("turn_up", country="spain")), "a person is open there"),
    (_stack(*BASE, frame("use_field", field=3)), "field 3 cannot be used by seat 0"),
    (_stack(*BASE, frame("ship", country="spain", stone_placed=False)), "does not stand on that ship field"),
    (_stack(*BASE, frame("trade", good="wine", sold=False)), "does not stand on that trade field"),
    (_stack(*BASE, frame("pick_target", symbol="vp_1")), "offers no choice"),
    (_stack(*BASE, frame("pick_target", symbol="ship_spain")), "offers no choice"),
    (_stack(_turns(5), frame("order_conflicts")), "not two conflicts"),
]


@pytest.mark.parametrize(("change", "reason"), MALFORMED, ids=[reason for _, reason in MALFORMED])
def test_what_has_not_the_form_of_a_position_is_refused_with_its_place(change, reason):
    position = plain(table())
    change(position)
    with pytest.raises(ImpossibleState, match=reason):
        RULES.from_json(position)


@pytest.mark.parametrize(("change", "reason"), IMPOSSIBLE, ids=[reason for _, reason in IMPOSSIBLE])
def test_an_impossible_position_is_refused_with_the_reason(change, reason):
    position = copy.deepcopy(plain(table()))
    RULES.from_json(position)
    change(position)
    with pytest.raises(ImpossibleState, match=reason):
        RULES.from_json(position)


def test_a_deck_without_an_open_person_but_with_cards_is_refused():
    position = plain(table())
    position["table"]["countries"]["england"]["open"] = None
    with pytest.raises(ImpossibleState, match="shows no person although cards are left"):
        RULES.from_json(position)


def test_a_card_that_is_nowhere_has_left_the_game():
    position = plain(table())
    position["table"]["countries"]["spain"]["unseen"].remove("spain_ore")
    assert not RULES.from_json(position).unseen[3] >> tables.CARD_IDS.index("spain_ore") & 1


def test_event_frames_must_fit_each_other():
    t = given(half=2, vp=[9] * 4, houses={"england": {1: 2, 2: 3}}, protections=(1, 1, 1, 1))
    t.do("roll", chance=[die(1)] * 5).do("choose", "white", "england").do("protect").do("decline")
    t.do("turn_up", "england", chance=[t.card("e_ll")]).do("put_on_leven", "blue")
    position = plain(t)
    assert [frame["kind"] for frame in position["stack"][-2:]] == ["struck", "answer_event"]
    for change, reason in (
        (lambda p: p["stack"][-1].update(args={"event": "e_rel"}), "one event of the deck"),
        (_turn(event_seen=False), "none was turned up in this turn"),
        (lambda p: p["stack"][-1].update(seat=2), "clockwise"),
        (lambda p: p["stack"][-1].update(seat=3), "somebody it does not hit"),
        (lambda p: p["stack"][-1].update(seat=None), "somebody it does not hit"),
        (lambda p: p["table"]["countries"]["england"]["unseen"].append("e_ll"), "none was turned up"),
        (lambda p: p["stack"][-1].update(args={"event": "e_ll", "given": 9}), "given"),
        (lambda p: p["stack"][-1].update(args={"event": "e_ll", "given": 1}), "more goods were given up"),
    ):
        changed = copy.deepcopy(position)
        change(changed)
        with pytest.raises(ImpossibleState, match=reason):
            RULES.from_json(changed)


def test_an_event_is_answered_only_by_whoever_has_something_to_decide():
    """CF-86"""
    t = given(half=2, vp=[9] * 4, houses={"england": {1: 2}}, protections=(1, 1, 1, 1), goods={1: {"wine": 1}})
    t.do("roll", chance=[die(1)] * 5).do("choose", "white", "england").do("protect").do("decline")
    t.do("turn_up", "england", chance=[t.card("e_mis")])
    position = plain(t)
    assert position["stack"][-1] == frame("answer_event", 1, event="e_mis")
    position["players"][1]["goods"] = {}
    with pytest.raises(ImpossibleState, match="nothing to decide"):
        RULES.from_json(position)


def test_persons_still_to_be_turned_down_must_stand_in_order():
    t = given(vp=[9, 2, 2, 2], persons={0: [("feria", "brown", 3), ("ned", "white", 3)]}).do("turn_religion")
    position = plain(t)
    args = position["stack"][-1]["args"]
    assert args == {"persons": ["feria", "ned"]}
    args["persons"] = ["ned", "feria"]
    with pytest.raises(ImpossibleState, match="order of the display"):
        RULES.from_json(position)
    for persons in (["rollo"], []):
        args["persons"] = persons
        with pytest.raises(ImpossibleState, match="not in the display"):
            RULES.from_json(position)


def test_a_person_that_is_used_is_the_last_of_the_display_and_can_do_something():
    """CF-36, CF-37"""
    t = given(half=2, persons={0: [("feria", "brown", 3)]}).do("roll", chance=[die(4)] * 4)
    position = plain(t.do("choose", "white", "england"))
    assert position["stack"][-1] == frame("act", person="elizabeth")
    position["players"][0]["persons"].reverse()
    with pytest.raises(ImpossibleState, match="elizabeth, is not the last one"):
        RULES.from_json(position)
    t = given(half=2, shown={"england": "england_captain"}, goods={0: {"wine": 1}}).do("roll", chance=[die(4)] * 5)
    position = plain(t.do("choose", "white", "england"))
    assert position["stack"][-1] == frame("act", person="england_captain")
    position["players"][0]["goods"] = {}
    with pytest.raises(ImpossibleState, match="england_captain cannot be used now"):
        RULES.from_json(position)


def test_a_person_is_taken_only_where_one_is_open():
    """CF-30, CF-31"""
    t = given(half=2, protections=(1, 0, 0, 0)).do("roll", chance=[die(4)] * 5)
    position = plain(t.do("choose", "white", "england"))
    assert position["stack"][-1] == frame("stone", die="white", country="england")
    unprotected = copy.deepcopy(position)
    unprotected["players"][0]["protections"] = 0
    with pytest.raises(ImpossibleState, match="is not asked about the stone"):
        RULES.from_json(unprotected)
    position["table"]["countries"]["england"].update(open=None, unseen=[])
    with pytest.raises(ImpossibleState, match="england shows no person to take"):
        RULES.from_json(position)


def test_the_religion_die_waits_for_loch_leven():
    position = plain(given(vp=[9, 2, 2, 2]))
    assert position["stack"][-1] == frame("turn_religion", first=True)
    dice = position["players"][0]["dice"]
    dice["loch_leven"].append("blue")
    dice["free"].remove("blue")
    dice["shows"]["blue"] = 3
    with pytest.raises(ImpossibleState, match="come before the religion die"):
        RULES.from_json(position)


def test_loch_leven_is_asked_for_only_with_a_die_there():
    """CF-20 nothing to turn down, nothing to ask."""
    position = plain(given(vp=[9, 2, 2, 2], leven={0: {"blue": 3}}))
    assert position["stack"][-1]["kind"] == "turn_leven"
    dice = position["players"][0]["dice"]
    dice["loch_leven"].remove("blue")
    dice["free"].append("blue")
    with pytest.raises(ImpossibleState, match="no die on Loch Leven"):
        RULES.from_json(position)


def test_a_finished_position_needs_no_stack_but_a_reason_to_end():
    """CF-95 after the last turn of a year, with 50 VP reached or a deck used up."""
    position = plain(given(half=2, seat=3, vp=[9] * 4, ending=1))
    position["stack"] = []
    assert not RULES.legal(RULES.from_json(position))
    for change in ({"end_announced": False}, {"active_player": 2}, {"half": "first"}, {"start_player": 1}):
        changed = copy.deepcopy(position)
        changed["table"].update(change)
        with pytest.raises(ImpossibleState, match="a game is over only after a whole year"):
            RULES.from_json(changed)
    position["table"]["end_announced"] = False
    position["table"]["countries"]["spain"].update(open=None, unseen=[])
    assert not RULES.legal(RULES.from_json(position))
