"""Right after an event the position shows it: screens are made from these positions and from nothing else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from kingsbridge_desktop.core.bits import mask_of, members_of
from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.types import EVERYONE, HIDDEN, NOBODY, Event
from kingsbridge_desktop.games.pillars_cards.rules import RULES
from kingsbridge_desktop.games.pillars_cards.state import Line, State, deal_points, stock_of


class Moments:
    """A listener that copies the position at every event."""

    def __init__(self) -> None:
        self.state: State | None = None
        self.seen: list[tuple[Event, State]] = []

    def __call__(self, kind: str, /, *args: int, seen_by: int = EVERYONE) -> None:
        assert self.state is not None
        self.seen.append((Event(kind, args, seen_by), self.state.copy()))


def moments_of(seats: int, seed: int) -> list[tuple[Event, State]]:
    """The moments of a whole game by chance, but for those of the first deal."""
    rng = Random(seed)
    listener = Moments()
    listener.state = s = RULES.setup(seats, {"colours": seed % 24}, Fast(rng))
    while s.stack:
        RULES.step(s, rng.choice(RULES.legal(s)), Fast(rng), listener)
    return listener.seen


def last_line(s: State, seat: int, kind: str, card: int, material: int) -> bool:
    return s.lines[seat][-1][:3] == (kind, card, material)


def is_taken(s: State, taker: int, player: int, card: int, tied: int, *trick: int) -> bool:
    cards = mask_of(trick)
    is_filed = s.past[-1].taker == taker and s.past[-1].cards == trick
    return (
        is_filed and s.taken[taker] & cards == cards and not s.trick and s.leader == taker and not s.king_trick & cards
    )


def is_set_aside(s: State, player: int, another: int, *trick: int) -> bool:
    return (
        another == any(s.hand)
        and s.past[-1].taker == NOBODY
        and s.king_trick == mask_of(trick)
        and not s.trick
        and s.leader == player
    )


def is_scored(s: State, seat: int, points: int, total: int) -> bool:
    kept = [line.material for line in s.lines[seat] if line.kind == "kept"]
    return (
        deal_points(s.lines[seat]) == points
        and s.vp[seat] == total
        and [kept.count(kind) for kind in range(4)] == stock_of(s, seat)
    )


def is_turned(s: State, seat: int, card: int, material: int, vp: int) -> bool:
    line = s.lines[seat][-1]
    return line in (Line("conversion", card, material, vp), Line("helper", card, material, vp))


SHOWS: dict[str, Callable[..., bool]] = {
    "deal_began": lambda s, deal: s.deal == deal and not any(s.hand) and not s.past and not any(s.lines),
    "hand_dealt": lambda s, seat, *cards: members_of(s.hand[seat]) == cards and not any(s.hand[seat + 1 :]),
    "hand_dealt_unseen": lambda s, seat, size: s.hand[seat].bit_count() == size,
    "first_leader_found": lambda s, seat: s.first == s.leader == seat == s.stack[-1].seat and all(s.hand),
    "card_played": lambda s, seat, card: s.trick[-1] == card and not s.hand[seat] >> card & 1,
    "trick_taken": is_taken,
    "king_trick_set_aside": is_set_aside,
    "king_trick_got": lambda s, seat, *cards: s.taken[seat] == mask_of(cards) and not s.king_trick,
    "king_trick_lapsed": lambda s, trickless: s.king_trick != 0 and s.tricks.count(0) == trickless,
    "advantage_returned": lambda s, card: s.returned[-1] == card,
    "advantage_laid_out": lambda s, seat, card: s.laid[seat] >> card & 1,
    "material_got": lambda s, seat, material, card: last_line(s, seat, "yield", card, material),
    "brick_made": lambda s, seat, given, made: s.lines[seat][-1].kind == "brick",
    "material_converted": is_turned,
    "craftsmen_scored": lambda s, seat, count, vp: [x.kind for x in s.lines[seat][-count:]] == ["craftsman"] * count,
    "card_scored": lambda s, seat, card, vp: s.lines[seat][-1][1:] == (card, NOBODY, vp),
    "material_given_up": lambda s, seat, material: last_line(s, seat, "given_up", NOBODY, material),
    "player_scored": is_scored,
    "deal_ended": lambda s, deal: s.deal == deal and not any(s.lines) and bool(s.sheets[-1]),
    "game_ended": lambda s: not s.stack,
}
OF_A_SEAT = frozenset(
    (
        "material_got",
        "brick_made",
        "material_converted",
        "craftsmen_scored",
        "card_scored",
        "material_given_up",
        "player_scored",
    )
)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_position_right_after_an_event_shows_it(seats):
    """PC-36 Every event of some whole games."""
    met = set()
    for seed in range(12):
        for event, s in moments_of(seats, seed):
            met.add(event.kind)
            assert SHOWS[event.kind](s, *event.args), (event, RULES.to_json(s))
    assert met == set(SHOWS)


@pytest.mark.parametrize("seats", [3, 4])
def test_points_and_materials_come_with_their_event(seats):
    """PC-24, PC-25 A total and a stock are what the sheet says, at every event of a scoring."""
    for seed in range(6):
        before = [0] * seats
        for event, s in moments_of(seats, seed):
            if event.kind == "deal_began":
                before = list(s.vp)
            elif event.kind in OF_A_SEAT:
                assert s.vp == [vp + deal_points(lines) for vp, lines in zip(before, s.lines, strict=True)]


@pytest.mark.parametrize("seats", [3, 4])
def test_the_stack_says_whose_moment_it_is(seats):
    """PC-35 Nobody takes a step in between for the end of the game, or the scoring of one for that of another."""
    for seed in range(6):
        for event, s in moments_of(seats, seed):
            assert bool(s.stack) == (event.kind != "game_ended"), event
            if event.kind in OF_A_SEAT:
                assert (s.stack[-1].kind, s.stack[-1].seat) == ("score", event.args[0])
            if event.kind == "card_played":
                seat = event.args[0]
                expected = ("end_trick", NOBODY) if len(s.trick) == seats else ("play", (seat + 1) % seats)
                assert (s.stack[-1].kind, s.stack[-1].seat) == expected


@pytest.mark.parametrize("seats", [3, 4])
def test_a_mask_hides_the_same_in_between(seats):
    """PC-05 While cards are dealt nobody sees another hand, nor an advantage that somebody else got."""
    for seed in range(4):
        for _, s in moments_of(seats, seed):
            for viewer in range(NOBODY, seats):
                view = RULES.mask(s, viewer)
                others = [hand for seat, hand in enumerate(view.hand) if seat != viewer]
                assert set(others) <= {0, HIDDEN}
                own = s.hand[viewer] if viewer != NOBODY else 0
                fallen = mask_of((*s.trick, *(card for trick in s.past for card in trick.cards)))
                if s.unseen and not (own | fallen) >> s.advantage & 1:
                    assert view.advantage == HIDDEN
                assert RULES.mask(RULES.determinize(view, viewer, Random(seed)), viewer).key() == view.key()
