"""Positions as plain JSON: round trip, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given as hypothesis_given
from hypothesis import settings
from hypothesis import strategies as st

from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.errors import ImpossibleState
from kingsbridge_desktop.core.types import Frame
from kingsbridge_desktop.games.web_of_power.data import DATA
from kingsbridge_desktop.games.web_of_power.rules import RULES
from tests.games.web_of_power.build import KA, asks, do, given, hand, land, random_game


@settings(max_examples=60, derandomize=True)
@hypothesis_given(st.integers(3, 5), st.integers(0, 10**6), st.integers(0, 240), st.integers(-2, 4))
def test_what_is_written_is_read_back(seats, seed, plies, viewer):
    """WP-05 every position, masked ones too, comes back the same through JSON."""
    s = random_game(seats, seed, plies)
    if viewer > -2:
        s = RULES.mask(s, min(viewer, seats - 1))
    plain = json.loads(json.dumps(RULES.to_json(s)))
    back = RULES.from_json(plain)
    assert back.key() == s.key()
    assert (back.free, back.open_lands, back.room_lands, back.supply) == (
        s.free,
        s.open_lands,
        s.room_lands,
        s.supply,
    )
    assert list(RULES.legal(back)) == list(RULES.legal(s))


def test_a_position_written_by_hand_needs_no_memory():
    """WP-05 what everybody knows of the hands may be left out: then nothing is known of them."""
    s = given(hands={0: "FRA FRA LOT/ITA"}, cloisters={1: "FRA1"}, councillors={2: "FRA"})
    plain = RULES.to_json(s)
    for name in ("known", "drawn", "old", "points", "game", "pile_size"):
        del plain[name]
    back = RULES.from_json(plain)
    assert back.key() == s.key()
    do(back, "play FRA", "cloister FRA2")
    assert asks(back) == ("more", 0)


def test_a_masked_position_hides_with_null():
    """WP-05 hidden cards are null, the pile is null, what is unseen is counted."""
    s = given(hands={0: "FRA FRA LOT/ITA"})
    plain = RULES.to_json(RULES.mask(s, 0))
    assert plain["hands"] == [["LOT/ITA", "FRA", "FRA"], [None] * 3, [None] * 3]
    assert plain["pile"] is None
    assert sum(plain["unseen"].values()) == s.pile_size + 6


def plain_of(**position: Any) -> dict[str, Any]:
    """A plain position to be spoiled."""
    position.setdefault("hands", {0: "FRA FRA LOT/ITA"})
    return RULES.to_json(given(**position))


def refused(plain: Any, reason: str) -> None:
    with pytest.raises(ImpossibleState) as refusal:
        RULES.from_json(plain)
    assert reason in refusal.value.message, refusal.value.message


SPOILS: list[tuple[str, Callable[[dict[str, Any]], object], str]] = [
    ("two cloisters on a space", lambda p: p.update(cloisters=[["ENG1"], ["ENG1"], []]), "two cloisters on ENG1"),
    ("the same cloister twice", lambda p: p.update(cloisters=[["ENG1", "ENG1"], [], []]), "two cloisters on ENG1"),
    ("an unknown space", lambda p: p.update(cloisters=[["ENG9"], [], []]), "'ENG9'"),
    ("21 cloisters", lambda p: p.update(cloisters=[list(DATA.space_ids[:21]), [], []]), "more than 20"),
    ("a councillor in an empty country", lambda p: p.update(councillors=[{"ENG": 1}, {}, {}]), "takes only 0"),
    (
        "councillors beyond the limit",
        lambda p: p.update(cloisters=[["FRA1", "FRA2"], ["FRA3"], []], councillors=[{"FRA": 2}, {"FRA": 1}, {}]),
        "takes only 2",
    ),
    (
        "nine councillors",
        lambda p: p.update(cloisters=[list(DATA.space_ids[:12]), [], []], councillors=[{"ENG": 5, "FKN": 4}, {}, {}]),
        "more than 8",
    ),
    ("an unknown country", lambda p: p.update(councillors=[{"SCO": 1}, {}, {}]), "'SCO'"),
    ("a negative number", lambda p: p.update(councillors=[{"ENG": -1}, {}, {}]), "-1"),
    ("a true for a number", lambda p: p.update(councillors=[{"ENG": True}, {}, {}]), "True"),
    ("a card too many in the pile", lambda p: p["pile"].update(FRA=p["pile"]["FRA"] + 1), "pile has"),
    (
        "cards that do not add up",
        lambda p: (p["pile"].update(FRA=p["pile"]["FRA"] + 1), p.update(pile_size=p["pile_size"] + 1)),
        "do not add up",
    ),
    ("an unknown card", lambda p: p["hands"].__setitem__(0, ["FRA", "FRA", "SPA"]), "'SPA'"),
    ("four cards in hand", lambda p: p["hands"][0].append("FRA"), "more than three"),
    ("a hidden card under an open pile", lambda p: p["hands"].__setitem__(1, [None] * 3), "hide"),
    (
        "a hand of two at the start of a turn",
        lambda p: (p["hands"][0].pop(), p["discard"].update(FRA=1)),
        "three cards",
    ),
    (
        "a hand of two at another seat",
        lambda p: p["discard"].update({p["hands"][1].pop(): 1}) or p.pop("drawn"),
        "seat 1 holds 2",
    ),
    (
        "an open card missing",
        lambda p: (p["discard"].update({p["open_cards"][1]: 1}), p["open_cards"].__setitem__(1, None)),
        "two cards must lie open",
    ),
    ("three open cards", lambda p: p["open_cards"].append(None), "open_cards"),
    ("two players", lambda p: p.update(seats=2), "seats"),
    ("six players", lambda p: p.update(seats=6), "seats"),
    ("a start player who is not there", lambda p: p.update(start_player=3), "start_player"),
    ("a pile used up thrice", lambda p: p.update(pile_used_up=3), "pile_used_up"),
    ("a pile used up twice with cards", lambda p: p.update(pile_used_up=2), "used up twice"),
    (
        "an empty pile in the first half",
        lambda p: p.update(discard=p["pile"], pile={}, pile_size=0),
        "the pile is empty",
    ),
    ("points before half-time", lambda p: p["points"][0].update(half_time=3), "before half-time"),
    ("final points before the end", lambda p: p["points"][0].update(chains=4), "before the end"),
    ("an unknown line of points", lambda p: p["points"][0].update(bonus=4), "'bonus'"),
    ("a known card that is not held", lambda p: p["known"].__setitem__(0, ["ENG/SCH"]), "does not hold"),
    ("old cards before half-time", lambda p: p.update(old=[1, 0, 0]), "half-time"),
    ("cards never drawn", lambda p: p.update(drawn=[{}, {}, {}]), "never drew"),
    ("more drawn than there are", lambda p: p["drawn"][0].update({"FRA": 7}), "than there are"),
    ("nobody asked", lambda p: p.update(stack=[]), "not over"),
    ("two questions", lambda p: p.update(stack=p["stack"] * 2), "more than one"),
    ("an unknown frame", lambda p: p.update(stack=[{"frame": "sleep", "seat": 0}]), "'sleep'"),
    ("a frame without seat", lambda p: p.update(stack=[{"frame": "turn"}]), "seat"),
    ("a frame for a seat not there", lambda p: p.update(stack=[{"frame": "turn", "seat": 3}]), "seat"),
    (
        "a draw after opening a country without a piece",
        lambda p: (
            [p.pop(name) for name in ("known", "drawn", "old")],
            p["discard"].update({p["hands"][0].pop(): 1}),
            p.update(stack=[{"frame": "draw", "seat": 0, "country": "FRA"}]),
        ),
        "did not open",
    ),
    ("a draw with a full hand", lambda p: p.update(stack=[{"frame": "draw", "seat": 0}]), "three cards in hand"),
    (
        "a second piece in an empty country",
        lambda p: p.update(stack=[{"frame": "more", "seat": 0, "country": "FRA"}]),
        "the hand does not fit",
    ),
    (
        "a piece without its card on the discard",
        lambda p: p.update(stack=[{"frame": "place", "seat": 0, "card": "FRA", "cards": 1, "country": None}]),
        "not on the discard",
    ),
    ("another game", lambda p: p.update(game="pillars"), "pillars"),
    ("a name too many", lambda p: p.update(gold=3), "'gold'"),
    ("a name missing", lambda p: p.pop("discard"), "'discard' is missing"),
    ("hands that are no list", lambda p: p.update(hands={"0": []}), "hands"),
    ("hidden counts in an open position", lambda p: p.update(unseen={}), "hidden cards"),
]


@pytest.mark.parametrize(("spoil", "reason"), [spoil[1:] for spoil in SPOILS], ids=[spoil[0] for spoil in SPOILS])
def test_an_impossible_position_is_refused_with_the_reason(spoil, reason):
    """WP-01, WP-02, WP-15, WP-16, WP-25 a position that cannot be is refused."""
    plain = plain_of()
    spoil(plain)
    refused(plain, reason)


def test_something_that_is_no_position_is_refused():
    """WP-01 not even an object."""
    refused([], "object")


def test_a_second_piece_needs_a_country_that_was_not_empty():
    """WP-14 the question for a second piece cannot stand in a country with one piece."""
    s = given(
        hands={0: "FRA LOT/ITA"}, pile="FRA", cloisters={0: "FRA1", 1: "FRA2"}, asks=Frame("more", 0, (land("FRA"),))
    )
    plain = RULES.to_json(s)
    assert asks(RULES.from_json(plain)) == ("more", 0)
    plain["cloisters"][1] = []
    refused(plain, "WP-14")


def test_a_played_card_that_no_piece_can_follow_is_refused():
    """WP-22 no question is a dead end, not even one written by hand."""
    full = " ".join(name for name in DATA.space_ids if name.startswith("FRA"))
    s = given(hands={0: "LOT/ITA FRA"}, pile="ENG/SCH", cloisters={1: full}, asks=Frame("place", 0, (KA, 1, -1)))
    plain = RULES.to_json(s)
    plain["stack"][0]["card"] = "FRA"
    plain["councillors"] = [{}, {"FRA": 7}, {"FRA": 1}]
    refused(plain, "WP-22")


def test_a_position_after_the_end_must_have_its_final_points():
    """WP-39 whoever writes down a finished game must have counted right."""
    rng = Random(8)
    chance = Fast(rng)
    s = RULES.setup(3, {"start_player": 0}, chance)
    while s.stack:
        RULES.step(s, rng.choice(RULES.legal(s)), chance)
    plain = RULES.to_json(s)
    assert RULES.from_json(plain).key() == s.key()
    plain["points"][0]["alliances"] += 1
    refused(plain, "final scoring")


def test_a_position_in_which_nobody_can_place_is_over():
    """WP-32 the game would have ended at once, so nobody can be asked."""
    names = DATA.space_ids
    plain = plain_of()
    plain["cloisters"] = [list(names[:20]), list(names[20:40]), list(names[40:])]
    plain["councillors"] = [{"ENG": 5, "BAY": 3}, {"FRA": 8}, {"FKN": 7, "BAY": 1}]
    refused(plain, "WP-32")


def test_masked_positions_must_add_up_too():
    """WP-05 unseen cards, draws and hidden cards are checked against each other."""
    plain = RULES.to_json(RULES.mask(given(hands={0: "FRA FRA LOT/ITA"}), 0))
    assert hand(RULES.from_json(plain), 0) == ["LOT/ITA", "FRA", "FRA"]
    for name, spoil in (
        ("unseen", lambda p: p["unseen"].update(FRA=p["unseen"]["FRA"] + 1)),
        ("add up", lambda p: p["fresh"].update(FRA=p["fresh"]["FRA"] + 1)),
        ("draws", lambda p: p.pop("draws")),
        ("hides more", lambda p: p.update(draws=[3, 0, 3])),
        ("pile_size", lambda p: p.pop("pile_size")),
    ):
        broken = json.loads(json.dumps(plain))
        spoil(broken)
        refused(broken, name)
