"""Every action there can be is either legal or has a reason against it, and the reason is true of the position.

What is true is asked of the second model of the game, written from the rulebook and not from our rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random

import pytest

from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.types import GAME_OVER, Action
from kingsbridge_desktop.games.web_of_power.actions import alphabet
from kingsbridge_desktop.games.web_of_power.rules import RULES
from kingsbridge_desktop.games.web_of_power.state import State
from kingsbridge_desktop.text.web_of_power import REASONS
from tests.games.web_of_power.build import random_game
from tests.models.web_of_power import ALL_SPACES, KINDS, LAND_OF, LANDS, Model, odd_positions

CARDS = list(KINDS)
GAMES = 16  # at each table, and as many from odd positions of each kind
EVERY = 5  # plies between two positions that are looked at


def play_on(s: State, rng: Random) -> Iterator[State]:
    """Positions of a game played to its end by chance."""
    chance = Fast(rng)
    skip = rng.randrange(EVERY)
    while s.stack:
        if skip == 0:
            yield s.copy()
        skip = (skip - 1) % EVERY
        RULES.step(s, rng.choice(RULES.legal(s)), chance)
    yield s


@cache
def positions(seats: int) -> list[State]:
    """Positions of ordinary games and of odd ones."""
    found: list[State] = []
    for seed in range(GAMES):
        rng = Random(seed)
        found += play_on(random_game(seats, seed, 0), rng)
        middle = RULES.to_json(random_game(seats, seed, 40))
        for _, written in odd_positions(middle, rng):
            found += play_on(RULES.from_json(written), rng)
    return found


def piece_place(a: Action) -> str:
    """The country of a piece."""
    return LAND_OF[ALL_SPACES[a.args[0]]] if a.kind == "place_cloister" else LANDS[a.args[0]]


def fits(model: Model, a: Action) -> bool:
    """Whether a piece could stand there, whatever the cards."""
    return a in model.pieces_for(model.seat, piece_place(a))


def is_piece(a: Action) -> bool:
    return a.kind.startswith("place_")


def is_swap(a: Action) -> bool:
    return a.kind in ("swap", "discard")


def hand(model: Model) -> list[str]:
    return model.players[model.seat].hand


def card_first(m: Model, a: Action, country: int) -> bool:
    """WP-22 nothing was played yet for a piece that could stand there."""
    if not is_piece(a) or piece_place(a) != LANDS[country]:
        return False
    return fits(m, a) and (m.question == "turn" or (m.question, m.country) == ("more", piece_place(a)))


def piece_first(m: Model, a: Action) -> bool:
    """WP-22 what was played has not had its piece."""
    return m.question == "place" and not is_piece(a) and bool(m.played)


def draw_after_placing(m: Model, a: Action) -> bool:
    """WP-19 cards come after the pieces."""
    return m.question == "turn" and m.used_up < 2 and a.kind in ("take", "draw")


def opened_country(m: Model, a: Action, land: int) -> bool:
    """WP-14 the only piece there is the cloister of this turn."""
    name = LANDS[land]
    own = [LAND_OF[space] for space in m.players[m.seat].cloisters].count(name)
    alone = sum(m.cloisters_in(name)) == own == 1 and not any(m.councillors_in(name))
    return m.question == "draw" and alone and a.kind not in ("take", "draw")


def refill_now(m: Model, a: Action) -> bool:
    """WP-19 nothing is left to do but draw."""
    return m.question == "draw" and len(hand(m)) < 3 and a.kind not in ("take", "draw", "done")


def swap_instead(m: Model, a: Action) -> bool:
    """WP-20 this turn has begun to place."""
    return m.question in ("place", "more") and is_swap(a)


def nothing_drawn_any_more(m: Model, a: Action) -> bool:
    """WP-31 the pile was used up twice."""
    return m.used_up == 2 and a.kind in ("swap", "take", "draw")


def not_open(m: Model, a: Action, kind: int) -> bool:
    """WP-19 only what lies open is taken."""
    return a == Action("take", (kind,)) and CARDS[kind] not in m.shown and m.question in ("draw", "more")


def not_in_hand(m: Model, a: Action, kind: int) -> bool:
    """WP-10 cards come from the hand."""
    return a.args == (kind,) and (is_swap(a) or a.kind in ("play", "joker")) and CARDS[kind] not in hand(m)


def no_pair(m: Model, a: Action, kind: int) -> bool:
    """WP-13 a joker is two of a kind."""
    return a == Action("joker", (kind,)) and hand(m).count(CARDS[kind]) == 1


def needs_pair(m: Model, a: Action, kind: int, land: int) -> bool:
    """WP-11, WP-13 a card of other countries helps only in a pair."""
    other = LANDS[land] not in KINDS[CARDS[kind]]
    return a == Action("play", (kind,)) and (m.question, m.country) == ("more", LANDS[land]) and other


def not_on_card(m: Model, a: Action, kind: int, land: int) -> bool:
    """WP-12 a card allows its own countries."""
    is_asked = m.question == "place" and not m.joker and m.played == CARDS[kind]
    return is_asked and piece_place(a) == LANDS[land] and LANDS[land] not in KINDS[m.played]


def joker_own_country(m: Model, a: Action, kind: int, land: int) -> bool:
    """WP-13 a joker allows all countries but its own."""
    if m.question == "place":
        is_asked = m.joker and m.played == CARDS[kind] and piece_place(a) == LANDS[land]
    else:
        is_asked = (m.question, m.country) == ("more", LANDS[land]) and a == Action("joker", (kind,))
    return is_asked and LANDS[land] in KINDS[CARDS[kind]]


def one_country(m: Model, a: Action, land: int) -> bool:
    """WP-11 all pieces of a turn go into one country."""
    return m.question in ("place", "more") and m.country == LANDS[land] != piece_place(a)


def space_taken(m: Model, a: Action, space: int, owner: int) -> bool:
    """WP-15 one cloister on a space."""
    return a == Action("place_cloister", (space,)) and ALL_SPACES[space] in m.players[owner].cloisters


def no_cloisters_left(m: Model, a: Action, seat: int) -> bool:
    """WP-17 all twenty are placed."""
    return a.kind == "place_cloister" and seat == m.seat and len(m.players[seat].cloisters) == 20


def no_councillors_left(m: Model, a: Action, seat: int) -> bool:
    """WP-17 all eight are placed."""
    return a.kind == "place_councillor" and seat == m.seat and m.players[seat].councillors.total() == 8


def empty_country(m: Model, a: Action, land: int) -> bool:
    """WP-14 the first piece is a cloister."""
    return a == Action("place_councillor", (land,)) and m.is_empty(LANDS[land])


def councillor_limit(m: Model, a: Action, land: int, limit: int) -> bool:
    """WP-16 as many councillors as the largest holder has cloisters."""
    name = LANDS[land]
    is_full = sum(m.councillors_in(name)) == max(m.cloisters_in(name)) == limit > 0
    return a == Action("place_councillor", (land,)) and is_full


def no_place(m: Model, a: Action, kind: int) -> bool:
    """WP-22 no piece could follow."""
    lands = [land for land in LANDS if (land in KINDS[CARDS[kind]]) == (a.kind == "play")]
    return m.question == "turn" and a.args == (kind,) and not any(m.pieces_for(m.seat, land) for land in lands)


def other_question(m: Model, a: Action) -> bool:
    """WP-20, WP-31 what is an answer only in the last round, or only to another question."""
    if a.kind == "done":
        return m.question != "more" or m.used_up < 2
    return a.kind == "discard" and m.question == "turn" and m.used_up < 2


TRUE: dict[str, Callable[..., bool]] = {
    "card_first": card_first,
    "piece_first": piece_first,
    "draw_after_placing": draw_after_placing,
    "opened_country": opened_country,
    "refill_now": refill_now,
    "swap_instead": swap_instead,
    "nothing_drawn_any_more": nothing_drawn_any_more,
    "not_open": not_open,
    "not_in_hand": not_in_hand,
    "no_pair": no_pair,
    "needs_pair": needs_pair,
    "not_on_card": not_on_card,
    "joker_own_country": joker_own_country,
    "one_country": one_country,
    "space_taken": space_taken,
    "no_cloisters_left": no_cloisters_left,
    "no_councillors_left": no_councillors_left,
    "empty_country": empty_country,
    "councillor_limit": councillor_limit,
    "no_place_for_card": lambda m, a, kind: a.kind == "play" and no_place(m, a, kind),
    "no_place_for_joker": lambda m, a, kind: a.kind == "joker" and no_place(m, a, kind),
    "other_question": other_question,
    "game_over": lambda m, a: m.question == "over",
}

each_table = pytest.mark.parametrize("seats", RULES.seats)


@each_table
def test_every_action_is_legal_or_has_a_reason(seats):
    """WP-10 nothing is refused without saying why, and nothing that is legal is spoken against."""
    for s in positions(seats):
        legal = set(RULES.legal(s))
        for a in alphabet(seats):
            assert (RULES.why_not(s, a) is None) == (a in legal), (a, RULES.to_json(s))


@each_table
def test_every_reason_is_true(seats):
    """WP-10 to WP-22, WP-31 each kind of reason is checked by the rulebook."""
    for s in positions(seats):
        model = Model.read(RULES.to_json(s))
        for a in alphabet(seats):
            reason = RULES.why_not(s, a)
            if reason is not None:
                assert TRUE[reason.kind](model, a, *reason.args), (a, reason, RULES.to_json(s))


def test_every_kind_of_reason_is_met():
    """WP-10 so that each of the checks above has been asked."""
    reasons = {RULES.why_not(s, a) for seats in RULES.seats for s in positions(seats) for a in alphabet(seats)}
    kinds = {reason.kind for reason in reasons if reason is not None}
    assert kinds == set(TRUE) == set(REASONS) | {"other_question", "game_over"}


@each_table
def test_the_alphabet_has_what_is_ever_legal_and_nothing_else(seats):
    """WP-10 sorted, complete, without what never comes up."""
    seen = {a for s in positions(seats) for a in RULES.legal(s)}
    assert list(alphabet(seats)) == sorted(seen)


def test_after_the_end_nothing_can_be_done():
    """WP-39 whatever it is."""
    s = random_game(3, 1)
    assert not s.stack
    assert {RULES.why_not(s, a) for a in alphabet(3)} == {GAME_OVER}


@pytest.mark.parametrize(
    "nonsense",
    [
        Action("fly"),
        Action("play"),
        Action("play", (5,)),
        Action("done", (1,)),
        Action("place_cloister", (-1,)),
        Action("place_councillor", (9,)),
    ],
)
def test_nonsense_has_no_reason(nonsense):
    """WP-10 an action that means nothing in this game is not explained."""
    assert RULES.why_not(random_game(3, 1, 10), nonsense) is None
    assert RULES.why_not(random_game(3, 1), nonsense) is None
