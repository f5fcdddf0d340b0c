"""Why something cannot be done, by the rule."""

from __future__ import annotations

from kingsbridge_desktop.core.types import OTHER_QUESTION, Reason
from kingsbridge_desktop.games.web_of_power.rules import RULES
from kingsbridge_desktop.games.web_of_power.state import State
from kingsbridge_desktop.games.web_of_power.tables import SPACE_OF
from tests.games.web_of_power.build import BB, ES, FR, KA, LI, action, do, given, land


def why(s: State, words: str) -> Reason | None:
    return RULES.why_not(s, action(words))


def test_cards_that_are_not_there():
    """WP-13, WP-20 a card must be in hand, a joker needs two of a kind."""
    s = given(hands={0: "FRA LOT/ITA LOT/ITA"})
    assert why(s, "play ENG/SCH") == Reason("not_in_hand", (ES,))
    assert why(s, "swap ENG/SCH") == Reason("not_in_hand", (ES,))
    assert why(s, "joker FRA") == Reason("no_pair", (FR,))
    assert why(s, "play FRA") is None
    assert why(s, "discard FRA") == OTHER_QUESTION


def test_a_card_before_a_piece_and_a_piece_after_a_card():
    """WP-22 card, then piece."""
    s = given(hands={0: "FRA LOT/ITA LOT/ITA"}, cloisters={1: "FRA8"})
    assert why(s, "cloister FRA1") == Reason("card_first", (land("FRA"),))
    assert why(s, "draw") == Reason("draw_after_placing")
    do(s, "play FRA")
    assert why(s, "play LOT/ITA") == Reason("piece_first")
    assert why(s, "done") == Reason("piece_first")
    assert why(s, "draw") == Reason("piece_first")
    assert why(s, "swap LOT/ITA") == Reason("swap_instead")


def test_wrong_places():
    """WP-11, WP-12, WP-13, WP-15 wrong country or taken space."""
    s = given(hands={0: "FKN/ARA BAY/BUR BAY/BUR"}, cloisters={1: "FKN1"})
    single = s.copy()
    do(single, "play FKN/ARA")
    assert why(single, "cloister FRA1") == Reason("not_on_card", (KA, land("FRA")))
    assert why(single, "cloister FKN1") == Reason("space_taken", (SPACE_OF["FKN1"], 1))
    assert why(single, "councillor ARA") == Reason("empty_country", (land("ARA"),))
    do(single, "cloister FKN2")
    assert why(single, "cloister FRA1") == Reason("one_country", (land("FKN"),))
    assert why(single, "play BAY/BUR") == Reason("needs_pair", (BB, land("FKN")))
    assert why(single, "play FKN/ARA") == Reason("not_in_hand", (KA,))
    assert why(single, "swap BAY/BUR") == Reason("swap_instead")
    do(single, "joker BAY/BUR")
    assert why(single, "cloister ARA1") == Reason("one_country", (land("FKN"),))
    joker = s.copy()
    do(joker, "joker BAY/BUR")
    assert why(joker, "cloister BUR1") == Reason("joker_own_country", (BB, land("BUR")))


def test_a_pair_is_no_joker_in_its_own_country():
    """WP-13 as second card, too."""
    s = given(hands={0: "FRA FRA FRA"}, cloisters={1: "FRA8"})
    do(s, "play FRA", "cloister FRA1")
    assert why(s, "joker FRA") == Reason("joker_own_country", (FR, land("FRA")))


def test_the_councillor_limit_is_named():
    """WP-16, WP-17 the limit and an empty supply."""
    s = given(hands={0: "FRA FRA LOT/ITA"}, cloisters={1: "FRA1 FRA2"}, councillors={2: "FRA FRA"})
    do(s, "play FRA")
    assert why(s, "councillor FRA") == Reason("councillor_limit", (land("FRA"), 2))
    used = given(
        hands={0: "FRA FRA LOT/ITA"},
        cloisters={1: "FKN1 FKN2 FKN3 FKN4 FKN5 FKN6 FKN7 FRA1 FRA2"},
        councillors={0: "FKN FKN FKN FKN FKN FKN FKN FRA"},
    )
    do(used, "play FRA")
    assert why(used, "councillor FRA") == Reason("no_councillors_left", (0,))


def test_an_empty_supply_of_cloisters_is_named():
    """WP-17 no cloister left."""
    twenty = "ENG1 ENG2 ENG3 ENG4 FKN1 FKN2 FKN3 FKN4 FKN5 FKN6 BAY1 BAY2 BAY3 BAY4 ITA1 ITA2 ITA3 ITA4 ARA1 ARA2"
    s = given(hands={0: "ENG/SCH FRA FRA"}, cloisters={0: twenty})
    do(s, "play ENG/SCH")
    assert why(s, "cloister ENG5") == Reason("no_cloisters_left", (0,))
    s = given(hands={0: "FRA FRA LOT/ITA"}, cloisters={0: twenty})
    assert why(s, "play FRA") == Reason("no_place_for_card", (FR,))


def test_a_joker_without_a_place_is_explained():
    """WP-22 a joker that no piece can follow."""
    everything_but_italy = [name for name in SPACE_OF if not name.startswith(("ITA", "LOT"))]
    s = given(
        hands={0: "LOT/ITA LOT/ITA FRA"},
        cloisters={
            0: " ".join(everything_but_italy[:14]),
            1: " ".join(everything_but_italy[14:27]),
            2: " ".join(everything_but_italy[27:]),
        },
        councillors={0: "ENG ENG ENG ENG ENG FKN FKN FKN"},
    )
    assert s.supply[0] == 0
    assert why(s, "joker LOT/ITA") == Reason("no_place_for_joker", (LI,))


def test_while_refilling():
    """WP-19 first the hand is refilled."""
    s = given(hands={0: "FRA FRA LOT/ITA"}, display="ENG/SCH BAY/BUR")
    do(s, "swap FRA")
    assert why(s, "play FRA") == Reason("refill_now")
    assert why(s, "cloister FRA1") == Reason("refill_now")
    assert why(s, "swap FRA") == Reason("refill_now")
    assert why(s, "take FRA") == Reason("not_open", (FR,))
    assert why(s, "take ENG/SCH") is None


def test_after_opening_an_empty_country():
    """WP-14 it takes one piece only, and that is said until the hand is full; a swap or a second piece is not that."""
    s = given(hands={0: "FRA FRA LOT/ITA"}, display="ENG/SCH BAY/BUR")
    do(s, "play FRA", "cloister FRA1")
    opened = Reason("opened_country", (land("FRA"),))
    assert why(s, "cloister FRA2") == opened
    assert why(s, "councillor FRA") == opened
    assert why(s, "cloister ENG1") == opened
    assert why(s, "play FRA") == opened
    joker = given(hands={0: "FRA FRA LOT/ITA"}, display="ENG/SCH BAY/BUR")
    do(joker, "joker FRA", "cloister ENG1", "take BAY/BUR")
    assert why(joker, "cloister ENG2") == Reason("opened_country", (land("ENG"),))
    second = given(hands={0: "FRA FRA LOT/ITA"}, display="ENG/SCH BAY/BUR", cloisters={1: "FRA3"})
    do(second, "play FRA", "cloister FRA1", "play FRA", "cloister FRA2")
    assert why(second, "cloister FRA4") == Reason("refill_now")
    ended = given(hands={0: "FRA FRA LOT/ITA"}, display="ENG/SCH BAY/BUR", cloisters={1: "FRA3"})
    do(ended, "joker FRA", "cloister ENG1", "take BAY/BUR")
    assert RULES.from_json(RULES.to_json(ended)).key() == ended.key()


def test_in_the_last_round():
    """WP-31 nothing is drawn or swapped any more."""
    s = given(used_up=2, hands={0: "FRA FRA LOT/ITA"})
    assert why(s, "swap FRA") == Reason("nothing_drawn_any_more")
    assert why(s, "draw") == Reason("nothing_drawn_any_more")
    assert why(s, "done") == OTHER_QUESTION
    assert why(s, "discard ENG/SCH") == Reason("not_in_hand", (ES,))
