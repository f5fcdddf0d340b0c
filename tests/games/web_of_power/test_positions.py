"""Positions as JSON: there and back, and what is refused."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given as hypothesis_given
from hypothesis import settings
from hypothesis import strategies as st

from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.errors import ImpossibleState
from kingsbridge_desktop.core.types import Frame
from kingsbridge_desktop.games.web_of_power.rules import RULES
from kingsbridge_desktop.games.web_of_power.tables import DATA
from tests.games.web_of_power.build import FR, KA, asks, do, given, hand, land, random_game


@settings(max_examples=60, derandomize=True)
@hypothesis_given(st.integers(3, 5), st.integers(0, 10**6), st.integers(0, 240), st.integers(-2, 4))
def test_what_is_written_is_read_back(seats, seed, plies, viewer):
    """WP-05 every position, masked ones too, comes back the same through JSON."""
    s = random_game(seats, seed, plies)
    if viewer > -2:
        s = RULES.mask(s, min(viewer, seats - 1))
    back = RULES.from_json(json.loads(json.dumps(RULES.to_json(s))))
    assert back.key() == s.key()
    assert list(RULES.legal(back)) == list(RULES.legal(s))


def test_a_position_has_the_names_of_board_and_cards():
    """WP-01 the form that people and programs read."""
    s = given(
        hands={0: "LOT/ITA", 1: "FRA FRA FRA", 2: "FKN/ARA FKN/ARA ENG/SCH"},
        display="BAY/BUR ENG/SCH",
        pile="FRA",
        used_up=1,
        cloisters={0: "FRA1 ENG2", 1: "FRA8"},
        councillors={2: "FRA"},
        half_time={1: 4},
        asks=Frame("place", 0, (FR, 1, land("FRA"))),
    )
    written = RULES.to_json(s)
    assert written["players"][0] == {
        "hand": {"LOT/ITA": 1},
        "cloisters": ["ENG2", "FRA1"],
        "councillors": {},
        "points": {},
        "memory": {"known": {}, "drawn": {"LOT/ITA": 1}, "old": 0},
    }
    assert written["players"][1]["points"] == {"half_time": 4}
    assert written["players"][2]["councillors"] == {"FRA": 1}
    table = written["table"]
    assert (table["start_player"], table["pile_used_up"], table["pile_size"]) == (0, 1, 1)
    assert (table["open_cards"], table["pile"], table["hidden"]) == (["BAY/BUR", "ENG/SCH"], {"FRA": 1}, None)
    arguments = {"card": "FRA", "cards": 1, "country": "FRA"}
    assert written["stack"] == [{"kind": "place", "seat": 0, "args": arguments}]


def test_a_position_written_by_hand_needs_no_memory():
    """WP-05 what everybody knows of the hands may be left out: then nothing is known of them."""
    s = given(hands={0: "FRA FRA LOT/ITA"}, cloisters={1: "FRA1"}, councillors={2: "FRA"})
    written = RULES.to_json(s)
    del written["game"]
    for player in written["players"]:
        del player["memory"], player["points"]
    for name in ("pile_used_up", "pile_size", "hidden"):
        del written["table"][name]
    back = RULES.from_json(written)
    assert back.key() == s.key()
    do(back, "play FRA", "cloister FRA2")
    assert asks(back) == ("more", 0)


def test_one_player_may_have_a_memory_and_another_none():
    """WP-05 what is left out of one player is not left out of all."""
    s = given(hands={0: "FRA FRA LOT/ITA", 1: "FRA FRA FRA"})
    written = RULES.to_json(s)
    written["players"][0]["memory"] = {"known": {"FRA": 1}, "drawn": {"FRA": 1, "LOT/ITA": 1}}
    del written["players"][1]["memory"]
    players = RULES.to_json(RULES.from_json(written))["players"]
    assert players[0]["memory"] == {"known": {"FRA": 1}, "drawn": {"FRA": 1, "LOT/ITA": 1}, "old": 0}
    assert players[1]["memory"] == {"known": {}, "drawn": {"FRA": 3}, "old": 0}


def test_a_masked_position_hides_with_null():
    """WP-05 the pile is null, other hands have only what all know, and what is unseen is counted."""
    s = given(hands={0: "FRA FRA LOT/ITA"})
    written = RULES.to_json(RULES.mask(s, 0))
    assert [player["hand"] for player in written["players"]] == [{"LOT/ITA": 1, "FRA": 2}, {}, {}]
    assert written["table"]["pile"] is None
    assert written["table"]["pile_size"] == s.pile_size
    assert written["table"]["hidden"]["in_hands"] == [0, 3, 3]
    assert sum(written["table"]["hidden"]["unseen"].values()) == s.pile_size + 6
    del written["table"]["pile_size"]
    assert RULES.from_json(written).pile_size == s.pile_size


Written = dict[str, Any]


def written_of(**position: Any) -> Written:
    """A position to be spoiled."""
    position.setdefault("hands", {0: "FRA FRA LOT/ITA"})
    return RULES.to_json(given(**position))


def change(written: Written, path: str, value: Any) -> None:
    """Writes one thing anew; `path` like players.0.cloisters."""
    *way, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    place: Any = written
    for part in way:
        place = place[part]
    place[last] = value


def without_memory(written: Written) -> None:
    for player in written["players"]:
        del player["memory"]


def move_to_discard(written: Written, seat: int) -> None:
    """A card leaves a hand."""
    hand = written["players"][seat]["hand"]
    kind = next(iter(hand))
    hand[kind] -= 1
    discard = written["table"]["discard"]
    discard[kind] = discard.get(kind, 0) + 1


def ask(written: Written, kind: str, seat: int | None = 0, **args: Any) -> None:
    written["stack"] = [{"kind": kind, "seat": seat, "args": args}]


def refused(written: Any, reason: str) -> None:
    with pytest.raises(ImpossibleState) as refusal:
        RULES.from_json(written)
    assert reason in refusal.value.message, refusal.value.message


SPOILED: dict[str, tuple[list[tuple[str, Any]], str]] = {
    "two cloisters on a space": ([("players.0.cloisters", ["ENG1"]), ("players.1.cloisters", ["ENG1"])], "on ENG1"),
    "the same cloister twice": ([("players.0.cloisters", ["ENG1", "ENG1"])], "'ENG1' is named twice"),
    "an unknown space": ([("players.0.cloisters", ["ENG9"])], "'ENG9'"),
    "21 cloisters": ([("players.0.cloisters", list(DATA.space_ids[:21]))], "more than 20"),
    "a councillor in an empty country": ([("players.0.councillors", {"ENG": 1})], "takes only 0"),
    "councillors beyond the limit": (
        [
            ("players.0.cloisters", ["FRA1", "FRA2"]),
            ("players.1.cloisters", ["FRA3"]),
            ("players.0.councillors", {"FRA": 2}),
            ("players.1.councillors", {"FRA": 1}),
        ],
        "takes only 2",
    ),
    "nine councillors": (
        [("players.0.cloisters", list(DATA.space_ids[:12])), ("players.0.councillors", {"ENG": 5, "FKN": 4})],
        "more than 8",
    ),
    "an unknown country": ([("players.0.councillors", {"SCO": 1})], "SCO"),
    "a negative number": ([("players.0.councillors", {"ENG": -1})], "-1"),
    "a true for a number": ([("players.0.councillors", {"ENG": True})], "True"),
    "a pile of another size": ([("table.pile_size", 3)], "not 3"),
    "an unknown card": ([("players.0.hand", {"FRA": 2, "SPA": 1})], "SPA"),
    "four cards in hand": ([("players.0.hand", {"FRA": 3, "LOT/ITA": 1})], "do not add up"),
    "three open cards": ([("table.open_cards", ["FRA", "FRA", None])], "open_cards"),
    "two players": ([("seats", 2)], "seats"),
    "six players": ([("seats", 6)], "seats"),
    "four seats for three players": ([("seats", 4)], "seats is 4"),
    "a start player who is not there": ([("table.start_player", 3)], "start_player"),
    "a pile used up thrice": ([("table.pile_used_up", 3)], "pile_used_up"),
    "a pile used up twice with cards": ([("table.pile_used_up", 2)], "used up twice"),
    "points before half-time": ([("players.0.points", {"half_time": 3})], "before half-time"),
    "final points before the end": ([("players.0.points", {"chains": 4})], "before the end"),
    "an unknown line of points": ([("players.0.points", {"bonus": 4})], "bonus"),
    "a known card that is not held": ([("players.0.memory.known", {"ENG/SCH": 1})], "does not hold"),
    "old cards before half-time": ([("players.0.memory.old", 1)], "half-time"),
    "cards never drawn": ([("players.0.memory.drawn", {})], "never drew"),
    "more drawn than there are": ([("players.0.memory.drawn", {"FRA": 7, "LOT/ITA": 1})], "than there are"),
    "a hidden pile without a count": ([("table.pile", None)], "does not count"),
    "hidden counts in an open position": (
        [("table.hidden", {"unseen": {}, "fresh": {}, "draws": [], "in_hands": []})],
        "only a position with a hidden pile",
    ),
    "nobody asked": ([("stack", [])], "not over"),
    "an unknown question": ([("stack.0.kind", "sleep")], "sleep"),
    "a question to nobody": ([("stack.0.seat", None)], "asks a seat"),
    "a question to a seat not there": ([("stack.0.seat", 3)], "seat 3"),
    "another game": ([("game", "pillars")], "pillars"),
    "a name too many": ([("table.gold", 3)], "gold"),
    "players that are no list": ([("players", {"0": {}})], "players"),
}


@pytest.mark.parametrize("name", SPOILED)
def test_an_impossible_position_is_refused_with_the_reason(name):
    """WP-01, WP-02, WP-15, WP-16, WP-25 a position that cannot be is refused."""
    changes, reason = SPOILED[name]
    written = written_of()
    for path, value in changes:
        change(written, path, value)
    refused(written, reason)


def test_what_is_missing_is_named():
    """WP-01 a position without its discard."""
    written = written_of()
    del written["table"]["discard"]
    refused(written, "table.discard is missing")


def test_cards_must_add_up():
    """WP-02 a card too many in the pile."""
    written = written_of()
    written["table"]["pile"]["FRA"] += 1
    written["table"]["pile_size"] += 1
    refused(written, "do not add up")


def test_nobody_has_more_than_three_cards():
    """WP-25 not even when nobody is asked any more."""
    rest = RULES.to_json(random_game(3, 8))
    for kind in DATA.kind_ids:
        if rest["table"]["discard"].get(kind) and rest["players"][0]["hand"].get(kind, 0) < 3:
            hand = rest["players"][0]["hand"]
            hand[kind] = hand.get(kind, 0) + 1
            rest["table"]["discard"][kind] -= 1
            rest["players"][0]["memory"]["drawn"][kind] = hand[kind]
            if sum(hand.values()) > 3:
                break
    refused(rest, "more than three")


def test_a_turn_starts_with_three_cards():
    """WP-25 for the seat that is asked and for all others."""
    for seat, reason in ((0, "three cards"), (1, "seat 1 holds 2")):
        written = written_of()
        move_to_discard(written, seat)
        without_memory(written)
        refused(written, reason)


def test_two_cards_lie_open_when_a_turn_starts():
    """WP-19 the display was refilled."""
    written = written_of()
    table = written["table"]
    table["discard"][table["open_cards"][1]] = 1
    table["open_cards"][1] = None
    refused(written, "two cards must lie open")


def test_an_empty_pile_would_have_been_made_anew():
    """WP-30 in the first half there is always a card in the pile."""
    written = written_of()
    table = written["table"]
    table.update(discard=table["pile"], pile={}, pile_size=0)
    refused(written, "the pile is empty")


def test_one_question_is_asked_at_a_time():
    """WP-10 the stack has one frame."""
    written = written_of()
    written["stack"] *= 2
    refused(written, "more than one")


def test_a_question_must_fit_the_position():
    """WP-14, WP-18, WP-19, WP-25 a question comes up only where play can have led to it."""
    written = written_of()
    ask(written, "draw")
    refused(written, "three cards in hand")
    ask(written, "more", country="FRA")
    refused(written, "the hand does not fit")
    ask(written, "place", card="FRA", cards=1, country=None)
    refused(written, "not on the discard")
    ask(written, "place", card="FRA")
    refused(written, "needs card, cards, country")
    ask(written, "more")
    refused(written, "needs country")
    move_to_discard(written, 0)
    without_memory(written)
    ask(written, "draw", opened="FRA")
    refused(written, "did not open")


def impossible(reason: str, **position: Any) -> None:
    with pytest.raises(ImpossibleState, match=reason):
        given(**position)


def test_open_cards_are_missing_only_if_they_were_taken():
    """WP-19 while drawing, an empty slot means a card in the hand."""
    assert given(hands={0: "FRA"}, display="FRA", asks=Frame("draw", 0))
    impossible("nobody took", hands={0: ""}, display="FRA", asks=Frame("draw", 0))


def test_nothing_is_drawn_in_the_last_round():
    """WP-31 so nobody is asked to."""
    impossible("WP-31", used_up=2, hands={0: "FRA FRA"}, asks=Frame("draw", 0))


def test_a_second_piece_is_asked_for_only_where_one_fits():
    """WP-22 France is full of cloisters, and of councillors up to the limit."""
    full = " ".join(name for name in DATA.space_ids if name.startswith("FRA"))
    asks = Frame("more", 0, (land("FRA"),))
    position: dict[str, Any] = {"hands": {0: "FRA LOT/ITA"}, "cloisters": {0: full}, "asks": asks}
    assert given(councillors={1: "FRA " * 7}, **position)
    impossible("no second piece fits into FRA", councillors={1: "FRA " * 8}, **position)


def test_something_that_is_no_position_is_refused():
    """WP-01 not even an object."""
    refused([], "object")


def test_a_second_piece_needs_a_country_that_was_not_empty():
    """WP-14 the question for a second piece cannot stand in a country with one piece."""
    s = given(
        hands={0: "FRA LOT/ITA"}, pile="FRA", cloisters={0: "FRA1", 1: "FRA2"}, asks=Frame("more", 0, (land("FRA"),))
    )
    written = RULES.to_json(s)
    assert asks(RULES.from_json(written)) == ("more", 0)
    written["players"][1]["cloisters"] = []
    refused(written, "WP-14")


def test_a_second_card_must_allow_the_country_of_the_first():
    """WP-11, WP-12 a card is played only where it counts."""
    s = given(
        hands={0: "LOT/ITA"}, cloisters={0: "FRA1", 1: "FRA2"}, pile="FRA", asks=Frame("place", 0, (FR, 1, land("FRA")))
    )
    written = RULES.to_json(s)
    written["stack"][0]["args"]["card"] = "FKN/ARA"
    refused(written, "does not allow a piece in FRA")


def test_a_played_card_that_no_piece_can_follow_is_refused():
    """WP-22 no question is a dead end, not even one written by hand."""
    full = " ".join(name for name in DATA.space_ids if name.startswith("FRA"))
    s = given(hands={0: "LOT/ITA FRA"}, pile="ENG/SCH", cloisters={1: full}, asks=Frame("place", 0, (KA, 1, -1)))
    written = RULES.to_json(s)
    written["stack"][0]["args"]["card"] = "FRA"
    written["players"][1]["councillors"] = {"FRA": 7}
    written["players"][2]["councillors"] = {"FRA": 1}
    refused(written, "WP-22")


def test_a_position_after_the_end_must_have_its_final_points():
    """WP-39 whoever writes down a finished game must have counted right."""
    rng = Random(8)
    chance = Fast(rng)
    s = RULES.setup(3, {"start_player": 0}, chance)
    while s.stack:
        RULES.step(s, rng.choice(RULES.legal(s)), chance)
    written = RULES.to_json(s)
    assert RULES.from_json(written).key() == s.key()
    points = written["players"][0]["points"]
    points["alliances"] = points.get("alliances", 0) + 1
    refused(written, "final scoring")


def test_a_position_in_which_nobody_can_place_is_over():
    """WP-32 the game would have ended at once, so nobody can be asked."""
    names = DATA.space_ids
    written = written_of()
    cloisters = [list(names[:20]), list(names[20:40]), list(names[40:])]
    councillors = [{"ENG": 5, "BAY": 3}, {"FRA": 8}, {"FKN": 7, "BAY": 1}]
    for player, own, council in zip(written["players"], cloisters, councillors, strict=True):
        player.update(cloisters=own, councillors=council)
    refused(written, "WP-32")


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ("table.hidden.unseen.FRA", 8, "are unseen"),
        ("table.hidden.fresh.FRA", 8, "add up"),
        ("table.hidden.draws", [3, 3], "hidden.draws has 2 numbers for 3 players"),
        ("table.hidden.in_hands", [0, 3, 3, 0], "hidden.in_hands has 4 numbers"),
        ("table.hidden.draws", [3, 0, 3], "hides more"),
        ("table.hidden.draws", [2, 3, 3], "seat 0 drew fewer"),
        ("table.hidden", {"unseen": {}, "fresh": {}, "in_hands": [0, 3, 3]}, "hidden.draws is missing"),
        ("table.hidden", None, "does not count"),
    ],
)
def test_masked_positions_must_add_up_too(path, value, reason):
    """WP-05 unseen cards, draws and hidden cards are checked against each other."""
    written = RULES.to_json(RULES.mask(given(hands={0: "FRA FRA LOT/ITA"}), 0))
    assert hand(RULES.from_json(written), 0) == ["LOT/ITA", "FRA", "FRA"]
    change(written, path, value)
    refused(written, reason)


def test_cards_that_the_present_pile_never_had_are_from_before_half_time():
    """WP-05 somebody must be able to hold them."""
    written = RULES.to_json(RULES.mask(given(used_up=1, hands={0: "FRA FRA LOT/ITA"}), 0))
    fresh = written["table"]["hidden"]["fresh"]
    fresh["FRA"] -= 1
    fresh["FKN/ARA"] += 1
    refused(written, "from before half-time")
