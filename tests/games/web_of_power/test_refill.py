"""Refilling, half-time in the middle of it, the last round and the other end."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.types import HIDDEN, Frame
from kingsbridge_desktop.games.web_of_power import scoring
from kingsbridge_desktop.games.web_of_power.data import DATA, KINDS
from kingsbridge_desktop.games.web_of_power.rules import RULES
from kingsbridge_desktop.games.web_of_power.state import SIZE, State, pack
from tests.games.web_of_power.build import BB, ES, FR, KA, LI, asks, do, given, hand, of, options


def test_open_cards_and_pile_in_any_mix():
    """WP-19 each card comes from the two open ones or the pile."""
    s = given(hands={0: "FRA FRA BAY/BUR"}, display="ENG/SCH LOT/ITA", cloisters={1: "FRA1"})
    do(s, "play FRA", "cloister FRA2", "play FRA", "cloister FRA3")
    assert options(s) == ["draw", "take LOT/ITA", "take ENG/SCH"]
    do(s, "draw", turned="FKN/ARA")
    assert hand(s, 0) == ["FKN/ARA", "BAY/BUR"]
    do(s, "take LOT/ITA", turned="FRA")
    assert hand(s, 0) == ["FKN/ARA", "BAY/BUR", "LOT/ITA"]
    assert s.display == [ES, FR]


def test_the_display_is_refilled_only_after_the_hand():
    """WP-19 an open card that was taken is not replaced before the hand is full."""
    s = given(hands={0: "FKN/ARA BAY/BUR BAY/BUR"}, display="ENG/SCH LOT/ITA", cloisters={1: "FKN1"})
    do(s, "play FKN/ARA", "cloister FKN2", "joker BAY/BUR", "cloister FKN3")
    do(s, "take ENG/SCH")
    assert s.display == [HIDDEN, LI]
    assert options(s) == ["draw", "take LOT/ITA"]
    do(s, "take LOT/ITA")
    assert options(s) == ["draw"]
    events = do(s, "draw", turned="FRA FKN/ARA BAY/BUR")
    assert [event.kind for event in events if event.kind.startswith(("card_drawn", "open"))] == [
        "card_drawn",
        "card_drawn_unseen",
        "open_card_turned_up",
        "open_card_turned_up",
    ]
    assert s.display == [KA, BB]


def test_each_card_is_seen_before_the_next_is_chosen():
    """WP-21 cards are drawn one at a time: after a hidden card the question comes again."""
    s = given(hands={0: "FRA FRA BAY/BUR"}, cloisters={1: "FRA1"})
    do(s, "play FRA", "cloister FRA2", "play FRA", "cloister FRA3")
    do(s, "draw", turned="LOT/ITA")
    assert asks(s) == ("draw", 0)
    assert "LOT/ITA" in hand(RULES.mask(s, 0), 0)


def test_two_open_cards_of_a_kind_are_one_option():
    """WP-19 equal open cards are the same choice; the first of them is taken."""
    s = given(hands={0: "FRA FRA BAY/BUR"}, display="FRA FRA", cloisters={1: "FRA1"})
    do(s, "swap BAY/BUR")
    assert options(s) == ["draw", "take FRA"]
    events = do(s, "take FRA", turned="ENG/SCH")
    assert of(events, "open_card_taken") == [(0, FR, 0)]
    assert s.display == [ES, FR]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_turn_starts_with_three_cards_and_the_second_pile_is_as_large_as_the_first(seats):
    """WP-25 three cards at every turn; after half-time 38/36/34 again."""
    for seed in range(20):
        sizes = set()
        for s in random_states(seats, seed):
            if s.stack and s.stack[-1].kind == "turn":
                assert SIZE[s.hands[s.stack[-1].seat]] == 3
                if s.used_up == 1 and not sum(s.discard):
                    sizes.add(s.pile_size)
        assert sizes == {{3: 34, 4: 36, 5: 38}[seats]}


def random_states(seats: int, seed: int) -> Iterator[State]:
    """Every position of a random game."""
    rng = Random(seed)
    chance = Fast(rng)
    s = RULES.setup(seats, {"start_player": -1}, chance)
    while s.stack:
        yield s
        s = s.copy()
        RULES.step(s, rng.choice(RULES.legal(s)), chance)
    yield s


def test_half_time_when_the_last_card_goes_to_a_hand():
    """WP-30 play stops for a cloister scoring, all discards are the new pile, the same player goes on drawing."""
    s = given(
        hands={0: "FRA FRA BAY/BUR", 1: "LOT/ITA LOT/ITA LOT/ITA", 2: "LOT/ITA LOT/ITA LOT/ITA"},
        display="ENG/SCH FKN/ARA",
        pile="ENG/SCH",
        cloisters={1: "FRA1"},
    )
    discards = s.discard[:]
    do(s, "play FRA", "cloister FRA2", "play FRA", "cloister FRA3")
    events = do(s, "draw", turned="ENG/SCH")
    kinds = [event.kind for event in events]
    assert kinds == ["card_drawn", "card_drawn_unseen", "pile_used_up"] + ["country_scored"] * 9 + [
        "discard_reshuffled"
    ]
    assert RULES.scores(s) == (3, 2, 0)
    assert s.used_up == 1
    assert s.discard == [0] * KINDS
    assert s.pile == [discards[KA], discards[BB], discards[LI], discards[ES], discards[FR] + 2]
    assert s.display == [ES, KA]
    assert asks(s) == ("draw", 0)
    do(s, "draw", turned="FRA")
    assert asks(s) == ("turn", 1)
    assert hand(s, 0) == ["BAY/BUR", "ENG/SCH", "FRA"]


def test_half_time_when_the_last_card_goes_to_the_display():
    """WP-30 by the display too: it is completed from the new pile, open cards stay."""
    s = given(
        hands={0: "FKN/ARA BAY/BUR BAY/BUR"},
        display="LOT/ITA ENG/SCH",
        pile="ENG/SCH",
        cloisters={1: "FKN1"},
    )
    do(s, "play FKN/ARA", "cloister FKN2")
    do(s, "take LOT/ITA", turned="ENG/SCH")
    assert s.used_up == 1
    assert s.display == [ES, ES]
    assert asks(s) == ("turn", 1)
    assert s.discard == [0] * KINDS
    twice = given(
        hands={0: "FKN/ARA BAY/BUR BAY/BUR"},
        display="LOT/ITA ENG/SCH",
        pile="FRA FRA",
        cloisters={1: "FKN1"},
    )
    do(twice, "play FKN/ARA", "cloister FKN2", "joker BAY/BUR", "cloister FKN3")
    events = do(twice, "take LOT/ITA", "take ENG/SCH", "draw", turned="FRA FRA BAY/BUR")
    assert of(events, "open_card_turned_up") == [(FR, 0), (BB, 1)]
    assert of(events, "pile_used_up") == [(1,)]
    assert twice.pile_size == 34


def test_half_time_when_the_last_card_is_swapped_in():
    """WP-30 by swapping too; the card laid down for it is in the new pile."""
    s = given(hands={0: "FKN/ARA BAY/BUR BAY/BUR"}, display="LOT/ITA ENG/SCH", pile="ENG/SCH")
    events = do(s, "swap FKN/ARA", "draw", turned="ENG/SCH")
    assert of(events, "discard_reshuffled") == [(34,)]
    assert s.pile[KA] == 11 - sum(hand(s, seat).count("FKN/ARA") for seat in range(3))
    assert asks(s) == ("turn", 1)


def half_time_board():
    """One card in the pile, a chain of five, and an alliance of England and France that yellow holds."""
    return given(
        hands={0: "FRA FRA BAY/BUR"},
        display="LOT/ITA ENG/SCH",
        pile="LOT/ITA",
        cloisters={0: "ENG1 ENG2 ENG3 ENG4 ENG5", 1: "FRA1"},
        councillors={0: "ENG ENG FRA"},
    )


def test_half_time_counts_no_alliances():
    """WP-36 councillors count at the end only."""
    s = half_time_board()
    assert [item.value for item in scoring.projected(s)[0]] == [0, 5, 3, 5]
    events = do(s, "swap FRA", "draw", turned="LOT/ITA")
    assert of(events, "alliance_scored") == []
    assert [item.value for item in RULES.breakdown(s)[0]][2] == 0
    assert RULES.scores(s) == (5, 1, 0)


def test_half_time_counts_no_chains():
    """WP-37 chains count at the end only."""
    s = half_time_board()
    events = do(s, "swap FRA", "draw", turned="LOT/ITA")
    assert of(events, "chains_scored") == []
    assert [item.value for item in RULES.breakdown(s)[0]] == [5, 0, 0, 0]
    assert RULES.scores(s) == (5, 1, 0)


def test_after_half_time_the_hand_is_completed_from_the_open_cards():
    """WP-30 the open cards stay and may be taken; only then new ones are turned up from the new pile."""
    s = given(hands={0: "FRA FRA BAY/BUR"}, display="ENG/SCH FKN/ARA", pile="LOT/ITA", cloisters={1: "FRA1"})
    do(s, "play FRA", "cloister FRA2", "play FRA", "cloister FRA3", "draw", turned="LOT/ITA")
    assert s.used_up == 1
    assert options(s) == ["draw", "take FKN/ARA", "take ENG/SCH"]
    pile = s.pile[:]
    do(s, "take FKN/ARA", turned="FRA")
    assert hand(s, 0) == ["FKN/ARA", "BAY/BUR", "LOT/ITA"]
    assert s.display == [ES, FR]
    assert s.pile == [*pile[:FR], pile[FR] - 1]
    assert asks(s) == ("turn", 1)


def test_an_open_card_that_was_taken_is_not_replaced_by_half_time():
    """WP-30 with one open card left the same player chooses between it and the new pile, then both are filled up."""
    s = given(hands={0: "FKN/ARA BAY/BUR BAY/BUR"}, display="ENG/SCH LOT/ITA", pile="FRA", cloisters={1: "FKN1"})
    do(s, "play FKN/ARA", "cloister FKN2", "joker BAY/BUR", "cloister FKN3", "take ENG/SCH", "draw", turned="FRA")
    assert s.used_up == 1
    assert s.display == [HIDDEN, LI]
    assert options(s) == ["draw", "take LOT/ITA"]
    do(s, "take LOT/ITA", turned="BAY/BUR FKN/ARA")
    assert hand(s, 0) == ["LOT/ITA", "ENG/SCH", "FRA"]
    assert s.display == [BB, KA]
    assert asks(s) == ("turn", 1)


def last_round(turn: int, start: int, **more):
    return given(turn=turn, start=start, used_up=1, display="LOT/ITA ENG/SCH", pile="ENG/SCH", **more)


def test_the_round_is_played_to_its_end():
    """WP-31 after the second exhaustion the player to the start player's right is last."""
    s = last_round(turn=1, start=0, hands={1: "FRA FRA BAY/BUR", 2: "FRA BAY/BUR BAY/BUR"})
    events = do(s, "swap FRA", "draw", turned="ENG/SCH")
    assert of(events, "pile_used_up") == [(2,)]
    assert asks(s) == ("turn", 2)
    do(s, "play FRA", "cloister FRA1")
    assert s.stack == []


def test_the_game_ends_with_the_turn_of_the_last_player():
    """WP-31 if it happens in that turn, the game ends with it."""
    s = last_round(turn=1, start=2, hands={1: "FRA FRA BAY/BUR"})
    do(s, "swap FRA", "draw", turned="ENG/SCH")
    assert s.stack == []


def test_nothing_is_drawn_any_more():
    """WP-31 the hand is not completed, the display stays, and placing nothing means discarding one card."""
    s = last_round(turn=0, start=0, hands={0: "FRA FRA BAY/BUR", 1: "FRA BAY/BUR BAY/BUR"}, cloisters={2: "FRA8"})
    do(s, "play FRA", "cloister FRA1", "play FRA", "cloister FRA2", "take LOT/ITA", "draw", turned="ENG/SCH")
    assert hand(s, 0) == ["BAY/BUR", "LOT/ITA", "ENG/SCH"]
    assert s.display == [HIDDEN, ES]
    assert asks(s) == ("turn", 1)
    assert options(s, "swap") == []
    assert options(s, "discard") == ["discard BAY/BUR", "discard FRA"]
    do(s, "discard FRA")
    assert hand(s, 1) == ["BAY/BUR", "BAY/BUR"]
    assert asks(s) == ("turn", 2)


def test_the_second_exhaustion_stops_a_refill_at_once():
    """WP-31 whoever takes the last card with a place left in the hand leaves it empty."""
    s = last_round(turn=0, start=0, hands={0: "FRA FRA BAY/BUR"}, cloisters={2: "FRA8"})
    do(s, "play FRA", "cloister FRA1", "play FRA", "cloister FRA2", "draw", turned="ENG/SCH")
    assert hand(s, 0) == ["BAY/BUR", "ENG/SCH"]
    assert s.display == [LI, ES]
    assert asks(s) == ("turn", 1)


def test_the_display_may_use_up_the_second_pile():
    """WP-31 the last card may go to the display too."""
    s = last_round(turn=0, start=0, hands={0: "FRA FRA BAY/BUR"})
    do(s, "swap FRA", "take LOT/ITA", turned="ENG/SCH")
    assert s.display == [ES, ES]
    assert s.used_up == 2
    assert asks(s) == ("turn", 1)


def nearly_full(**more):
    """All spaces but one taken, all countries at their limit but for what the last cloister brings."""
    names = DATA.space_ids
    owners = {0: [n for n in names if n[:3] in ("ENG", "BAY", "FRA")], 1: [], 2: []}
    rest = [n for n in names if n not in owners[0] and n != "SCH4"]
    owners[1], owners[2] = rest[:20], rest[20:]
    return given(cloisters={seat: " ".join(owned) for seat, owned in owners.items()}, **more)


def test_the_game_ends_at_once_when_nobody_can_place_anything():
    """WP-32 no free space and no room for a councillor, whatever cards are held: the end, without refilling."""
    s = nearly_full(
        hands={0: "FRA FRA BAY/BUR", 2: "ENG/SCH ENG/SCH FRA"},
        councillors={
            0: "ENG ENG ENG ENG ENG FRA FRA FRA",
            1: "FRA FRA FRA FRA FRA BAY BAY BAY",
            2: "FKN FKN FKN FKN FKN FKN FKN BAY",
        },
        turn=2,
    )
    assert s.supply == [0, 0, 0]
    events = do(s, "play ENG/SCH", "cloister SCH4")
    assert s.stack == []
    assert of(events, "game_ended") == [(0,)]
    assert sum(s.discard) == 1
    assert RULES.scores(s) != (0, 0, 0)


def test_the_game_goes_on_while_a_councillor_of_anybody_fits():
    """WP-32 a full board alone is not the end: councillors may still come, whoever's they are."""
    s = nearly_full(hands={0: "FRA FRA BAY/BUR", 2: "ENG/SCH ENG/SCH FRA"}, turn=2)
    do(s, "play ENG/SCH", "cloister SCH4")
    assert s.free == 0
    assert s.stack


def test_the_game_goes_on_when_only_others_can_place():
    """WP-32 whoever placed the last piece that fits for them does not end the game for the others."""
    s = nearly_full(
        hands={0: "FRA FRA BAY/BUR", 2: "ENG/SCH ENG/SCH FRA"},
        councillors={2: "FKN FKN FKN FKN FKN FKN FKN BAY"},
        turn=2,
    )
    do(s, "play ENG/SCH", "cloister SCH4")
    assert not s.takes(2)
    assert asks(s) == ("draw", 2)


ALL_COUNCILLORS = {
    0: "ENG ENG ENG ENG ENG FRA FRA FRA",
    1: "FRA FRA FRA FRA FRA BAY BAY BAY",
    2: "FKN FKN FKN FKN FKN FKN FKN BAY",
}


@pytest.mark.parametrize("able", [0, 1])
def test_the_game_goes_on_for_one_other_seat_with_a_councillor(able):
    """WP-32 one councillor of one other player that fits is enough, whichever seat it is."""
    councillors = ALL_COUNCILLORS | {able: ALL_COUNCILLORS[able].removesuffix(" FRA").removesuffix(" BAY")}
    s = nearly_full(hands={2: "ENG/SCH ENG/SCH FRA"}, councillors=councillors, turn=2)
    do(s, "play ENG/SCH", "cloister SCH4")
    assert [seat for seat in range(3) if s.takes(seat)] == [able]
    assert asks(s) == ("draw", 2)


@pytest.mark.parametrize("able", [0, 1])
def test_the_game_goes_on_for_one_other_seat_with_a_cloister(able):
    """WP-32 a free space counts only for those who have cloisters left: here for one of the others."""
    names = [name for name in DATA.space_ids if name not in ("SCH3", "SCH4")]
    owners = {2: names[30:], 1 - able: names[:20], able: names[20:30]}
    council = {"ENG": 3, "FKN": 5, "BAY": 5, "ITA": 3, "FRA": 4, "LOT": 2, "ARA": 2}
    stands = [land for land, count in council.items() for _ in range(count)]
    s = given(
        hands={2: "ENG/SCH ENG/SCH FRA"},
        cloisters={seat: " ".join(owned) for seat, owned in owners.items()},
        councillors={seat: " ".join(stands[seat * 8 : seat * 8 + 8]) for seat in range(3)},
        turn=2,
    )
    do(s, "play ENG/SCH", "cloister SCH3")
    assert s.supply == [0, 0, 0]
    assert [seat for seat in range(3) if s.takes(seat)] == [able]
    assert asks(s) == ("draw", 2)
    s.stack = [Frame("turn", able)]
    s.hands[able], s.hands[2] = pack([ES, ES, FR]), pack([KA, KA, KA])
    do(s, "play ENG/SCH", "cloister SCH4")
    assert s.stack == []


def test_a_frame_for_drawing_stands_alone():
    """WP-19 the question for a card is a frame of its own, so that undo and saves stop there."""
    s = given(hands={0: "FRA FRA"}, asks=Frame("draw", 0))
    assert asks(s) == ("draw", 0)
