"""Playing cards and placing pieces."""

from __future__ import annotations

import pytest

from kingsbridge_desktop.core.types import Frame
from kingsbridge_desktop.games.web_of_power.data import DATA
from kingsbridge_desktop.games.web_of_power.rules import RULES
from tests.games.web_of_power.build import BB, FR, KA, asks, do, given, hand, land, of, options

ENGLAND = "ENG1 ENG2 ENG3 ENG4 ENG5"


def test_a_turn_is_placing_then_refilling():
    """WP-10 cards are played, pieces placed, then the hand is refilled to three."""
    s = given(hands={0: "FRA FRA BAY/BUR"}, display="ENG/SCH LOT/ITA", cloisters={1: "FRA1"})
    do(s, "play FRA", "cloister FRA2", "play FRA", "councillor FRA")
    assert asks(s) == ("draw", 0)
    do(s, "take ENG/SCH", "take LOT/ITA", turned="FRA FRA")
    assert asks(s) == ("turn", 1)
    assert hand(s, 0) == ["BAY/BUR", "LOT/ITA", "ENG/SCH"]


def test_one_card_is_enough():
    """WP-10 one card may be all of a turn: drawing ends the placing."""
    s = given(hands={0: "FRA FRA BAY/BUR"}, display="LOT/ITA ENG/SCH", cloisters={1: "FRA1"})
    do(s, "play FRA", "cloister FRA2")
    assert options(s) == ["draw", "play FRA", "take LOT/ITA", "take ENG/SCH"]
    do(s, "take LOT/ITA", turned="FKN/ARA")
    assert asks(s) == ("turn", 1)
    assert hand(s, 0) == ["BAY/BUR", "LOT/ITA", "FRA"]


def test_all_pieces_of_a_turn_go_into_one_country():
    """WP-11 the second piece goes where the first went, although the card shows another country too."""
    s = given(hands={0: "FKN/ARA FKN/ARA BAY/BUR"}, cloisters={1: "FKN1 ARA1"})
    do(s, "play FKN/ARA", "cloister FKN2", "play FKN/ARA")
    assert options(s, "cloister") == [f"cloister FKN{n}" for n in (3, 4, 5, 6, 7)]
    assert options(s, "councillor") == ["councillor FKN"]


def test_a_second_card_of_another_country_cannot_follow():
    """WP-11 a card that does not show the country is no second card."""
    s = given(hands={0: "FKN/ARA BAY/BUR LOT/ITA"}, cloisters={1: "FKN1"})
    do(s, "play FKN/ARA", "cloister FKN2")
    assert options(s, "play") == options(s, "joker") == []


def test_a_card_allows_either_of_its_countries():
    """WP-12 one card, one piece, in one of its two countries."""
    s = given(hands={0: "FKN/ARA BAY/BUR FRA"}, cloisters={1: "ARA1"})
    do(s, "play FKN/ARA")
    assert {words.split()[1][:3] for words in options(s)} == {"FKN", "ARA"}
    assert options(s, "councillor") == ["councillor ARA"]
    assert len(options(s, "cloister")) == 7 + 4


def test_a_joker_goes_anywhere_but_to_its_own_countries():
    """WP-13 two of a kind: one piece in any country not shown on them, empty ones included."""
    s = given(hands={0: "BAY/BUR BAY/BUR FRA"})
    do(s, "joker BAY/BUR")
    lands = {words.split()[1][:3] for words in options(s, "cloister")}
    assert lands == set(DATA.land_ids) - {"BAY", "BUR"}
    do(s, "cloister ENG1")
    assert hand(s, 0) == ["FRA"]
    assert asks(s) == ("draw", 0)


def test_two_different_cards_are_no_joker():
    """WP-13 the cards of a joker are of the same kind."""
    s = given(hands={0: "BAY/BUR LOT/ITA FRA"})
    assert options(s, "joker") == []


def test_a_joker_may_join_a_single_card_in_either_order():
    """WP-13 joker and single card of the target country together: two pieces."""
    for first, second in (("play FKN/ARA", "joker BAY/BUR"), ("joker BAY/BUR", "play FKN/ARA")):
        s = given(hands={0: "FKN/ARA BAY/BUR BAY/BUR"}, cloisters={1: "FKN1"})
        do(s, first, "cloister FKN2", second, "cloister FKN3")
        assert asks(s) == ("draw", 0)
        assert hand(s, 0) == []


def test_an_empty_country_takes_one_cloister_only():
    """WP-14 a country without a piece at the start of the turn takes one piece, a cloister."""
    s = given(hands={0: "FRA FRA FRA"})
    do(s, "play FRA")
    assert options(s, "councillor") == []
    do(s, "cloister FRA1")
    assert asks(s) == ("draw", 0)


def test_a_country_with_a_piece_takes_two():
    """WP-14 otherwise up to two pieces, never three: three cards, two pieces, one country."""
    s = given(hands={0: "FRA FRA FRA"}, cloisters={1: "FRA8"})
    do(s, "play FRA", "cloister FRA1", "play FRA", "cloister FRA2")
    assert asks(s) == ("draw", 0)
    assert hand(s, 0) == ["FRA"]


def test_a_space_takes_one_cloister():
    """WP-15 only free spaces; a country without a free space takes no cloister."""
    s = given(hands={0: "ENG/SCH FRA FRA"}, cloisters={0: "ENG1 ENG2", 1: "ENG3 ENG4"}, councillors={1: "ENG ENG"})
    do(s, "play ENG/SCH")
    assert options(s) == ["cloister ENG5", "cloister SCH1", "cloister SCH2", "cloister SCH3", "cloister SCH4"]
    full = given(hands={0: "ENG/SCH FRA FRA"}, cloisters={0: ENGLAND})
    do(full, "play ENG/SCH")
    assert options(full, "cloister") == [f"cloister SCH{n}" for n in (1, 2, 3, 4)]
    assert options(full, "councillor") == ["councillor ENG"]


def test_councillors_never_exceed_the_largest_number_of_cloisters():
    """WP-16 as many councillors as the largest holder has cloisters; the player needs none there."""
    s = given(hands={0: "FRA FRA LOT/ITA"}, cloisters={1: "FRA1 FRA2"}, councillors={2: "FRA"})
    do(s, "play FRA", "councillor FRA", "play FRA")
    assert options(s, "councillor") == []


def test_a_first_cloister_raises_the_limit_for_a_councillor():
    """WP-16 pieces are placed one after the other, each checked as placed."""
    s = given(hands={0: "FRA FRA LOT/ITA"}, cloisters={0: "FRA1"}, councillors={2: "FRA"})
    do(s, "play FRA")
    assert options(s, "councillor") == []
    do(s, "cloister FRA2", "play FRA", "councillor FRA")
    assert s.councillors_in(land("FRA")) == 2


def test_a_cloister_of_a_smaller_holder_does_not_raise_the_limit():
    """WP-16 only the largest number of one player counts, not the sum."""
    s = given(hands={0: "FRA FRA LOT/ITA"}, cloisters={1: "FRA1 FRA2"}, councillors={2: "FRA FRA"})
    do(s, "play FRA", "cloister FRA3", "play FRA", "cloister FRA4")
    assert s.limit(land("FRA")) == 2
    assert not s.room_lands >> land("FRA") & 1


def test_a_kind_of_piece_that_has_run_out_cannot_be_placed():
    """WP-17 no cloister without one in the supply, no councillor either."""
    twenty = "ENG1 ENG2 ENG3 ENG4 FKN1 FKN2 FKN3 FKN4 FKN5 FKN6 BAY1 BAY2 BAY3 BAY4 ITA1 ITA2 ITA3 ITA4 ARA1 ARA2"
    s = given(hands={0: "ENG/SCH FRA FRA"}, cloisters={0: twenty, 1: "FRA1"})
    do(s, "play ENG/SCH")
    assert options(s) == ["councillor ENG"]
    eight = "FKN " * 6 + "ENG " * 2
    without = given(hands={0: "ENG/SCH FRA FRA"}, cloisters={1: twenty}, councillors={0: eight})
    do(without, "play ENG/SCH")
    assert options(without, "councillor") == []
    assert options(without, "cloister")
    neither = given(hands={0: "ENG/SCH FRA FRA"}, cloisters={0: twenty}, councillors={0: eight})
    assert options(neither) == ["swap ENG/SCH", "swap FRA"]


def test_played_cards_go_to_the_discard():
    """WP-18 singles and jokers lie on the open discard as soon as they are played."""
    s = given(hands={0: "FKN/ARA BAY/BUR BAY/BUR"}, cloisters={1: "FKN1"})
    events = do(s, "play FKN/ARA", "cloister FKN2", "joker BAY/BUR", "cloister FKN3")
    assert (s.discard[KA], s.discard[BB], sum(s.discard)) == (1, 2, 3)
    assert of(events, "card_played") == [(0, KA)]
    assert of(events, "joker_played") == [(0, BB)]


def test_swapping_is_always_possible():
    """WP-20 any card may be swapped instead of placing: discard one, take one, turn over."""
    s = given(hands={0: "FRA LOT/ITA LOT/ITA"}, display="ENG/SCH BAY/BUR")
    assert options(s, "swap") == ["swap LOT/ITA", "swap FRA"]
    do(s, "swap FRA")
    assert asks(s) == ("draw", 0)
    do(s, "take ENG/SCH", turned="FKN/ARA")
    assert asks(s) == ("turn", 1)
    assert hand(s, 0) == ["LOT/ITA", "LOT/ITA", "ENG/SCH"]
    assert (s.discard[FR], sum(s.discard)) == (1, 1)
    assert s.display == [KA, BB]


def test_swapping_is_all_that_is_left_when_nothing_fits():
    """WP-20 a player who can place nothing must swap."""
    s = given(
        hands={0: "ENG/SCH ENG/SCH FRA"},
        cloisters={
            0: f"{ENGLAND} SCH1 SCH2 SCH3 FRA1 FRA2",
            1: "SCH4 FRA3 FRA4 FRA5 FRA6 FRA7 FRA8 LOT1 LOT2",
            2: "LOT3",
        },
        councillors={0: "ENG ENG ENG ENG ENG SCH SCH SCH", 1: "FRA FRA FRA FRA FRA FRA LOT LOT"},
    )
    assert options(s, "play") == []
    assert options(s) == ["joker ENG/SCH", "swap ENG/SCH", "swap FRA"]


def test_a_card_without_a_place_cannot_be_played():
    """WP-22 no card is played without its piece, so no question is a dead end."""
    s = given(
        hands={0: "FRA FRA ENG/SCH"},
        cloisters={1: "FRA1 FRA2 FRA3 FRA4 FRA5 FRA6 FRA7 FRA8"},
        councillors={1: "FRA FRA FRA FRA FRA FRA FRA", 2: "FRA"},
    )
    assert options(s) == ["joker FRA", "play ENG/SCH", "swap ENG/SCH", "swap FRA"]


def test_no_second_card_without_a_second_piece():
    """WP-22 when the first piece was the last that fits, no second card is asked for."""
    s = given(
        hands={0: "FRA FRA ENG/SCH"},
        cloisters={1: "FRA1 FRA2 FRA3 FRA4 FRA5 FRA6 FRA7"},
        councillors={1: "FRA FRA FRA FRA FRA FRA FRA"},
    )
    do(s, "play FRA", "cloister FRA8")
    assert asks(s) == ("draw", 0)


def test_joker_and_single_never_open_a_country_together():
    """WP-22 in an empty country exactly one card or one joker."""
    for first in ("play FKN/ARA", "joker BAY/BUR"):
        s = given(hands={0: "FKN/ARA BAY/BUR BAY/BUR"})
        do(s, first, "cloister FKN1")
        assert asks(s) == ("draw", 0)


def test_example_of_the_three_hands():
    """WP-41 one card into empty Franconia: one cloister; a card and a joker: two pieces; three France: never three."""
    s = given(
        seats=4,
        hands={0: "FRA FKN/ARA FKN/ARA", 1: "FKN/ARA BAY/BUR BAY/BUR", 2: "FRA FRA FRA"},
        display="LOT/ITA LOT/ITA",
        cloisters={3: "FRA1"},
    )
    do(s, "play FKN/ARA", "cloister FKN1")
    assert asks(s) == ("draw", 0)
    do(s, "take LOT/ITA", turned="LOT/ITA")
    do(s, "play FKN/ARA", "cloister FKN2", "joker BAY/BUR", "councillor FKN")
    do(s, "take LOT/ITA", "take LOT/ITA", "draw", turned="ENG/SCH LOT/ITA LOT/ITA")
    assert asks(s) == ("turn", 2)
    twice = s.copy()
    do(twice, "play FRA", "cloister FRA2", "play FRA", "cloister FRA3")
    assert asks(twice) == ("draw", 2)
    once = s.copy()
    do(once, "play FRA", "cloister FRA2", "draw", turned="ENG/SCH")
    assert asks(once) == ("turn", 3)
    assert hand(once, 2) == ["ENG/SCH", "FRA", "FRA"]
    elsewhere = s.copy()
    do(elsewhere, "joker FRA")
    assert not [words for words in options(elsewhere) if "FRA" in words]
    do(elsewhere, "cloister FKN3")
    assert options(elsewhere, "play") == options(elsewhere, "joker") == []


def test_examples_of_the_councillor_limit():
    """WP-42 Franconia 3, 2, 2 cloisters: three councillors; France 4 and two there: two more; Italy 2 and 2: two."""
    franconia = given(cloisters={0: "FKN1 FKN2 FKN3", 1: "FKN4 FKN5", 2: "FKN6 FKN7"}, hands={0: "FKN/ARA FRA FRA"})
    assert franconia.limit(land("FKN")) == 3
    s = given(
        hands={0: "FRA ENG/SCH ENG/SCH"}, cloisters={1: "FRA1 FRA2 FRA3 FRA4", 2: "FRA5"}, councillors={1: "FRA FRA"}
    )
    do(s, "play FRA", "councillor FRA", "joker ENG/SCH", "councillor FRA")
    assert s.councillors_in(land("FRA")) == 4
    assert not s.room_lands >> land("FRA") & 1


@pytest.mark.parametrize("pieces", [("councillor ITA", "councillor ITA"), ("cloister ITA5", "cloister ITA6")])
@pytest.mark.parametrize("mixed", [False, True])
def test_example_of_italy(pieces, mixed):
    """WP-42 Italy with 2 and 2 cloisters: two councillors, two cloisters, or one of each."""
    s = given(hands={0: "LOT/ITA LOT/ITA FRA"}, cloisters={1: "ITA1 ITA2", 2: "ITA3 ITA4"})
    second = "cloister ITA6" if mixed and pieces[0].startswith("councillor") else pieces[1]
    do(s, "play LOT/ITA", pieces[0], "play LOT/ITA", second)
    assert asks(s) == ("draw", 0)


def test_the_question_for_a_second_card_tells_nothing_of_the_hand():
    """WP-05 it is asked whenever the board allows a second piece, with or without a card for it."""
    for rest in ("FRA FRA", "BAY/BUR LOT/ITA"):
        s = given(hands={0: f"FRA {rest}"}, display="ENG/SCH ENG/SCH", cloisters={1: "FRA1"})
        do(s, "play FRA", "cloister FRA2")
        assert asks(s) == ("more", 0)


def test_in_the_last_round_placing_is_ended_by_saying_so():
    """WP-31 nothing is drawn any more, so there is an action for no more."""
    s = given(used_up=2, hands={0: "FRA FRA BAY/BUR"}, cloisters={1: "FRA1"})
    do(s, "play FRA", "cloister FRA2")
    assert options(s) == ["done", "play FRA"]
    do(s, "done")
    assert asks(s) == ("turn", 1)


def test_jokers_are_played_in_the_last_round_too():
    """WP-13, WP-31 a pair places a piece in any other country and may open an empty one."""
    s = given(used_up=2, hands={0: "FRA FRA BAY/BUR"}, cloisters={1: "ENG1"})
    assert options(s, "joker") == ["joker FRA"]
    opened = s.copy()
    do(opened, "joker FRA", "cloister ITA1")
    assert hand(opened, 0) == ["BAY/BUR"]
    assert asks(opened) == ("turn", 1)
    do(s, "joker FRA", "councillor ENG")
    assert s.council[land("ENG") * 3] == 1


def test_a_joker_may_bring_the_second_piece_of_the_last_round():
    """WP-13, WP-31 a single card and a pair, in either order, place two pieces in one country."""
    s = given(used_up=2, hands={0: "FRA BAY/BUR BAY/BUR"}, cloisters={1: "FRA1"})
    last = s.copy()
    do(s, "play FRA", "cloister FRA2")
    assert options(s) == ["done", "joker BAY/BUR"]
    do(s, "joker BAY/BUR", "cloister FRA3")
    do(last, "joker BAY/BUR", "cloister FRA2")
    assert options(last) == ["done", "play FRA"]
    do(last, "play FRA", "cloister FRA3")
    for done in (s, last):
        assert hand(done, 0) == []
        assert asks(done) == ("turn", 1)


def test_a_turn_can_be_asked_for_in_small_steps():
    """WP-10 each click is one decision: card, then space or arms, then the next card."""
    s = given(hands={0: "FRA FRA LOT/ITA"}, cloisters={1: "FRA1"})
    seen = []
    for words in ("play FRA", "cloister FRA2", "play FRA", "councillor FRA"):
        seen.append(s.stack[-1])
        do(s, words)
    assert seen == [
        Frame("turn", 0),
        Frame("place", 0, (FR, 1, -1)),
        Frame("more", 0, (land("FRA"),)),
        Frame("place", 0, (FR, 1, land("FRA"))),
    ]
    assert RULES.legal(s)
