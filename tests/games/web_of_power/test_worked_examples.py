"""The examples of the help, played: no number in them can be wrong."""

from __future__ import annotations

from kingsbridge_desktop.games.web_of_power.chains import chain_points, scoring_rows
from kingsbridge_desktop.games.web_of_power.forecast import alliance_standing, land_standing
from kingsbridge_desktop.games.web_of_power.state import State
from kingsbridge_desktop.games.web_of_power.tables import DATA
from tests.games.web_of_power.build import asks, do, given, hand, land, options, spaces
from tests.worked_examples import examples_of, told

GAME = "web_of_power"


def test_all_examples_are_played_here():
    assert examples_of(GAME) == {"turn", "limit", "cloisters", "alliance", "chain"}


def test_how_many_councillors():
    """WP-16"""

    def start() -> State:
        return given(hands={2: "LOT/ITA LOT/ITA FRA"}, cloisters={0: "ITA1 ITA2", 1: "ITA3 ITA4"}, turn=2)

    s = start()
    standing = land_standing(s, land("ITA"))
    each = standing.cloisters[0]
    placed = 0
    do(s, "play LOT/ITA")
    while "councillor ITA" in options(s):
        do(s, "councillor ITA")
        placed += 1
        if "play LOT/ITA" in options(s):
            do(s, "play LOT/ITA")
    mixed = start()
    do(mixed, "play LOT/ITA", "cloister ITA5", "play LOT/ITA", "councillor ITA")
    both = start()
    do(both, "play LOT/ITA", "cloister ITA5", "play LOT/ITA", "cloister ITA6")
    assert told(GAME, "limit") == [each, 2, placed, standing.limit, 2, 1]


def test_a_country_is_scored():
    """WP-33, WP-34"""
    first = land_standing(given(cloisters={0: "FRA1 FRA2 FRA3 FRA4", 1: "FRA5 FRA6", 2: "FRA7"}), land("FRA"))
    tied = land_standing(given(cloisters={0: "FRA1 FRA2", 1: "FRA5 FRA6", 2: "FRA7"}), land("FRA"))
    assert tied.points[0] == tied.points[1]
    assert told(GAME, "cloisters") == [
        *first.cloisters,
        *first.points,
        *(tied.cloisters[0], tied.cloisters[2], tied.points[0], tied.points[2]),
    ]


def test_an_alliance():
    """WP-36"""
    s = given(cloisters={0: "ITA1 ITA2 ITA3 BUR1 BUR2"}, councillors={0: "ITA ITA BUR", 1: "ITA BUR"})
    at = next(at for at, found in enumerate(DATA.alliances) if set(found.lands) == {land("ITA"), land("BUR")})
    standing = alliance_standing(s, at)
    italy, burgundy = (standing.councillors[standing.lands.index(land(name))] for name in ("ITA", "BUR"))
    assert standing.points[1] == 0
    assert told(GAME, "alliance") == [
        *(DATA.alliances[at].number, italy[0], italy[1], burgundy[0]),
        *(1, sum(italy) + sum(burgundy), standing.points[0]),
    ]
    assert burgundy[0] == burgundy[1]


def test_a_chain_with_a_branch():
    """WP-37"""
    row = spaces("ITA1 ITA2 ITA3 ITA4")
    branched = row | spaces("BAY6")
    longer = branched | spaces("ITA5")
    (found,) = scoring_rows(longer)
    assert told(GAME, "chain") == [
        *(len(scoring_rows(row)[0]), chain_points(row), chain_points(branched)),
        *(len(found), chain_points(longer)),
    ]
    names = [DATA.space_names[space]["en"] for space in found]
    assert {names[0], names[-1]} == {"Turin", "Rome"}


def test_a_turn():
    """WP-10 to WP-14, WP-16, WP-19, WP-21"""

    def start() -> State:
        return given(hands={0: "FRA FRA BAY/BUR"}, display="ENG/SCH LOT/ITA", cloisters={1: "FRA1"})

    s = start()
    france, held = land("FRA"), hand(s, 0)
    there = land_standing(s, france)
    do(s, "play FRA")
    played = len(held) - len(hand(s, 0))
    do(s, "cloister FRA2", "play FRA", "councillor FRA")
    pieces = land_standing(s, france).cloisters[0] + s.councillors_in(france)
    assert asks(s) == ("draw", 0), "no more pieces"
    left = len(hand(s, 0))
    do(s, "take ENG/SCH")
    assert len([kind for kind in s.display if kind >= 0]) == 1, "refilled only after the last card"
    do(s, "draw", turned="LOT/ITA FRA")
    assert asks(s) == ("turn", 1)
    drawn = len(hand(s, 0)) - left
    open_cards = len([kind for kind in s.display if kind >= 0])
    joker = start()
    do(joker, "joker FRA")
    assert {words.split()[1][:3] for words in options(joker, "cloister")} == set(DATA.land_ids) - {"FRA"}
    do(joker, "cloister ENG1")
    assert asks(joker) == ("draw", 0)
    assert told(GAME, "turn") == [
        *(held.count("FRA"), held.count("BAY/BUR"), there.cloisters[1], played, there.limit, pieces),
        *(left, drawn, open_cards, joker.cloisters[0].bit_count()),
    ]
