"""An event is told when its change is done: the position right after it shows it, and nothing of what comes later."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.chance import Fast
from kingsbridge_desktop.core.types import EVERYONE, HIDDEN, NOBODY, Event
from kingsbridge_desktop.games.web_of_power.frames import TURN
from kingsbridge_desktop.games.web_of_power.rules import RULES
from kingsbridge_desktop.games.web_of_power.state import HELD, SIZE, State
from kingsbridge_desktop.games.web_of_power.tables import ALLIANCES, CHAINS, FINAL, HALF_TIME, PARTS
from tests.games.web_of_power.build import random_game
from tests.models.web_of_power import odd_positions

GAMES = 8  # at each table, and as many from odd positions of each kind


class Moment(NamedTuple):
    """A position as somebody may know it, before and after an event."""

    event: Event
    before: State
    after: State
    viewer: int


class Step(NamedTuple):
    """A step with the position at each event."""

    start: State
    told: list[tuple[Event, State]]
    end: State

    def moments(self, viewer: int) -> Iterator[Moment]:
        """What one viewer sees of it."""
        before = RULES.mask(self.start, viewer)
        for event, position in self.told:
            if event.visible_to(viewer):
                after = RULES.mask(position, viewer)
                yield Moment(event, before, after, viewer)
                before = after


def steps(s: State, rng: Random) -> Iterator[Step]:
    """A game played to its end by chance."""
    chance = Fast(rng)
    while s.stack:
        start, told = s.copy(), []

        def listen(kind: str, /, *args: int, seen_by: int = EVERYONE) -> None:
            told.append((Event(kind, args, seen_by), s.copy()))  # noqa: B023

        RULES.step(s, rng.choice(RULES.legal(s)), chance, listen)
        yield Step(start, told, s.copy())


def all_steps(seats: int) -> Iterator[Step]:
    """Steps of ordinary games and of odd ones."""
    for seed in range(GAMES):
        rng = Random(seed)
        yield from steps(random_game(seats, seed, 0), rng)
        for _, written in odd_positions(RULES.to_json(random_game(seats, seed, 40)), rng):
            yield from steps(RULES.from_json(written), rng)


def in_hand(s: State, seat: int) -> int:
    return SIZE[s.hands[seat]] + (s.veil.hidden[seat] if s.veil else 0)


def gains(m: Moment) -> list[tuple[int, int, int]]:
    """Who got how much for what between two moments."""
    found = [new - old for old, new in zip(m.before.tally, m.after.tally, strict=True)]
    return [(at // PARTS, at % PARTS, gain) for at, gain in enumerate(found) if gain]


def for_part(part: int, points: tuple[int, ...]) -> list[tuple[int, int, int]]:
    return [(seat, part, gain) for seat, gain in enumerate(points) if gain]


def laid_down(count: int) -> Callable[[Moment, int, int], bool]:
    def shows(m: Moment, seat: int, kind: int) -> bool:
        is_gone = in_hand(m.before, seat) - in_hand(m.after, seat) == count
        if m.viewer == seat:
            is_gone &= HELD[m.before.hands[seat]][kind] - HELD[m.after.hands[seat]][kind] == count
        return is_gone and m.after.discard[kind] - m.before.discard[kind] == count

    return shows


def cloister_placed(m: Moment, seat: int, space: int) -> bool:
    placed = [new ^ old for old, new in zip(m.before.cloisters, m.after.cloisters, strict=True)]
    return [members_of(mask) for mask in placed] == [(space,) if at == seat else () for at in range(m.after.seats)]


def councillor_placed(m: Moment, seat: int, land: int) -> bool:
    before, after = m.before.council, m.after.council
    changed = [
        (*divmod(at, m.after.seats), after[at] - before[at]) for at in range(len(after)) if after[at] != before[at]
    ]
    return changed == [(land, seat, 1)] and m.before.supply[seat] - m.after.supply[seat] == 1


def open_card_taken(m: Moment, seat: int, kind: int, slot: int) -> bool:
    is_moved = (m.before.display[slot], m.after.display[slot]) == (kind, HIDDEN)
    return is_moved and HELD[m.after.hands[seat]][kind] - HELD[m.before.hands[seat]][kind] == 1


def card_drawn(m: Moment, seat: int, kind: int) -> bool:
    is_held = HELD[m.after.hands[seat]][kind] - HELD[m.before.hands[seat]][kind] == 1
    return is_held and m.before.pile_size - m.after.pile_size == 1


def card_drawn_unseen(m: Moment, seat: int) -> bool:
    return in_hand(m.after, seat) - in_hand(m.before, seat) == 1 == m.before.pile_size - m.after.pile_size


def open_card_turned_up(m: Moment, kind: int, slot: int) -> bool:
    is_turned = (m.before.display[slot], m.after.display[slot]) == (HIDDEN, kind)
    return is_turned and m.before.pile_size - m.after.pile_size == 1


def pile_used_up(m: Moment, times: int) -> bool:
    return (m.before.used_up, m.after.used_up, m.after.pile_size) == (times - 1, times, 0)


def discard_reshuffled(m: Moment, size: int) -> bool:
    return m.after.pile_size == size == sum(m.before.discard) and not any(m.after.discard)


def country_scored(m: Moment, is_final: int, land: int, *points: int) -> bool:
    return gains(m) == for_part(FINAL if is_final else HALF_TIME, points)


def alliance_scored(m: Moment, alliance: int, *points: int) -> bool:
    return gains(m) == for_part(ALLIANCES, points)


def chains_scored(m: Moment, seat: int, points: int) -> bool:
    return gains(m) == ([(seat, CHAINS, points)] if points else [])


def turn_begun(m: Moment, seat: int) -> bool:
    return m.after.stack[-1] == TURN[seat]


def game_ended(m: Moment, pile_used_up: int) -> bool:
    return not m.after.stack and bool(m.before.stack) and (m.after.used_up == 2 or not pile_used_up)


_CARDS = ("hands", "known", "drawn", "old", "veil", "stack")
SHOWN: dict[str, tuple[Callable[..., bool], tuple[str, ...]]] = {  # by what, and the only fields that may change
    "card_played": (laid_down(1), (*_CARDS, "discard")),
    "joker_played": (laid_down(2), (*_CARDS, "discard")),
    "card_swapped": (laid_down(1), (*_CARDS, "discard")),
    "card_discarded": (laid_down(1), (*_CARDS, "discard")),
    "cloister_placed": (cloister_placed, ("cloisters", "free", "open_lands", "room_lands", "stack")),
    "councillor_placed": (councillor_placed, ("council", "supply", "room_lands", "stack")),
    "open_card_taken": (open_card_taken, (*_CARDS, "display")),
    "card_drawn": (card_drawn, (*_CARDS, "pile_size")),
    "card_drawn_unseen": (card_drawn_unseen, (*_CARDS, "pile_size")),
    "open_card_turned_up": (open_card_turned_up, ("display", "pile_size", "veil")),
    "pile_used_up": (pile_used_up, ("used_up",)),
    "discard_reshuffled": (discard_reshuffled, ("pile_size", "discard", "drawn", "old", "veil")),
    "country_scored": (country_scored, ("tally",)),
    "alliance_scored": (alliance_scored, ("tally",)),
    "chains_scored": (chains_scored, ("tally",)),
    "turn_begun": (turn_begun, ("stack",)),
    "game_ended": (game_ended, ("stack",)),
}


def changed(m: Moment) -> set[str]:
    """The fields in which two positions differ."""
    return {one.name for one in State.fields if getattr(m.before, one.name) != getattr(m.after, one.name)}


each_table = pytest.mark.parametrize("seats", RULES.seats)


@each_table
def test_the_position_after_an_event_shows_it(seats):
    """WP-18 to WP-39 whoever is told of a change sees it, and nothing that is told later."""
    met = set()
    for step in all_steps(seats):
        for viewer in range(NOBODY, seats):
            for m in step.moments(viewer):
                met.add(m.event.kind)
                shows, fields = SHOWN[m.event.kind]
                assert shows(m, *m.event.args), (m.event, viewer)
                assert changed(m) <= set(fields), (m.event, viewer, changed(m))
    assert met == set(SHOWN)


@each_table
def test_the_last_event_of_a_step_shows_its_end(seats):
    """WP-10 nothing changes untold behind the last event."""
    for step in all_steps(seats):
        assert step.told[-1][1].key() == step.end.key(), step.told[-1][0]


@each_table
def test_somebody_is_asked_until_the_game_has_ended(seats):
    """WP-39 whoever looks at a moment sees whose turn it is; without a question the game is over."""
    for step in all_steps(seats):
        on_turn, is_over = step.start.stack[-1].seat, False
        for event, position in step.told:
            is_over |= event.kind == "game_ended"
            if event.kind == "turn_begun":
                on_turn = event.args[0]
            assert [frame.seat for frame in position.stack] == ([] if is_over else [on_turn]), event


def test_the_start_of_a_game_is_told():
    """WP-03, WP-04 who starts, the hands, the open cards, the first turn."""
    told: list[Any] = []

    def listen(kind: str, /, *args: int, seen_by: int = EVERYONE) -> None:
        told.append(Event(kind, args, seen_by))

    s = RULES.setup(3, {"start_player": 2}, Fast(Random(1)), listen)
    assert told[0] == Event("start_player_set", (2,))
    hands = [event.args for event in told if event.kind == "hand_dealt"]
    assert [HELD[hand] for hand in s.hands] == [tuple(args[1:].count(kind) for kind in range(5)) for args in hands]
    assert [event.args[0] for event in told if event.kind == "open_card_turned_up"] == s.display
    assert told[-1] == Event("turn_begun", (2,))
