"""An event is told when its change is done: the position right after it shows it, and shows nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

import pytest

from kingsbridge_desktop.core.chance import Fast, Scripted
from kingsbridge_desktop.core.types import EVERYONE, HIDDEN, Event
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.rules import RULES
from kingsbridge_desktop.games.column_of_fire.state import State, die_on, houses_of, shows
from tests.games.column_of_fire.build import Table, act, die, given

GAMES = 6  # at each table


class Moment(NamedTuple):
    """An event, the position before it and the one right after it."""

    event: Event
    before: State
    after: State


class Moments:
    """A listener that takes a copy at every event."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.found: list[Moment] = []
        self.last = s.copy()

    def __call__(self, kind: str, /, *args: int, seen_by: int = EVERYONE) -> None:
        now = self.s.copy()
        self.found.append(Moment(Event(kind, args, seen_by), self.last, now))
        self.last = now


def steps(seats: int, games: int = GAMES) -> Iterator[Moments]:
    """All steps of some games, played by chance."""
    for seed in range(games):
        rng = Random(f"{seats} {seed}")
        chance = Fast(rng)
        s = RULES.setup(seats, {"start_player": -1}, chance)
        while s.stack:
            listener = Moments(s)
            RULES.step(s, rng.choice(RULES.legal(s)), chance, listener)
            yield listener


def changed(before: State, after: State) -> set[str]:
    names = [one.name for one in State.fields if one.in_key and one.name != "stack"]
    return {name for name in names if getattr(before, name) != getattr(after, name)}


def vp(seat: int, by: int) -> Callable[[State, State], bool]:
    return lambda before, after: after.vp[seat] == before.vp[seat] + by


def goods(seat: int, good: int, by: int) -> Callable[[State, State], bool]:
    at = tables.GOODS_PER_SEAT * seat + good
    return lambda before, after: after.goods[at] == before.goods[at] + by


def stones(country: int, kind: int, by: int) -> Callable[[State, State], bool]:
    at = tables.STONES_PER_COUNTRY * country + kind
    return lambda before, after: after.stones[at] == before.stones[at] + by


def protections(seat: int, by: int) -> Callable[[State, State], bool]:
    return lambda before, after: after.protections[seat] == before.protections[seat] + by


def face(seat: int, die: int, number: int) -> Callable[[State, State], bool]:
    return lambda before, after: shows(after, seat, die) == number


def lies(seat: int, die: int, place: str) -> Callable[[State, State], bool]:
    return lambda before, after: bool(getattr(after, place)[seat] >> die & 1)


def house(seat: int, country: int, field: int) -> Callable[[State, State], bool]:
    return lambda before, after: houses_of(after, seat)[country] == field


def gone_from(seat: int, person: int) -> Callable[[State, State], bool]:
    return lambda before, after: die_on(before, seat, person) >= 0 > die_on(after, seat, person)


def opened(country: int, person: int) -> Callable[[State, State], bool]:
    return lambda before, after: after.open[country] == person


def unseen_no_more(country: int, card: int) -> Callable[[State, State], bool]:
    return lambda before, after: before.unseen[country] ^ after.unseen[country] == 1 << card


def value(name: str, wanted: int) -> Callable[[State, State], bool]:
    return lambda before, after: getattr(after, name) == wanted


def of_seat(name: str, seat: int, wanted: int) -> Callable[[State, State], bool]:
    return lambda before, after: getattr(after, name)[seat] == wanted


def hand(seat: int, by: int) -> Callable[[State, State], bool]:
    return lambda before, after: after.hand_sizes[seat] == before.hand_sizes[seat] + by


def event_lies_open(event: int) -> Callable[[State, State], bool]:
    return lambda before, after: any(
        frame.kind in ("struck", "answer_event") and frame.args[0] == event for frame in after.stack
    )


def stone_given(country: int) -> Callable[[State, State], bool]:
    return lambda before, after: any(frame.kind == "house" and frame.args[1] == country for frame in after.stack)


TURN = {"active", "half", "sold", "event_seen", "rolled"}
EVENT = tables.PERSONS
# What an event says of the position, and which fields change with it.
TOLD: dict[str, Callable[..., tuple[set[str], list[Callable[[State, State], bool]]]]] = {
    "year_began": lambda year: ({"year"}, [value("year", year)]),
    "turn_began": lambda seat, half: (TURN, [value("active", seat), value("half", half)]),
    "leven_turned": lambda seat, die, number: ({"faces"}, [face(seat, die, number), lies(seat, die, "leven")]),
    "leven_freed": lambda seat, die: ({"leven", "free"}, [lies(seat, die, "free")]),
    "die_freed": lambda seat, die: ({"leven", "free"}, [lies(seat, die, "free")]),
    "die_turned": lambda seat, die, number, by: (
        {"religion_dice" if die == tables.BLACK else "faces"},
        [face(seat, die, number)],
    ),
    "die_put_on_leven": lambda seat, die, number: (
        {"free", "leven", "faces", "rolled"},
        [face(seat, die, number), lies(seat, die, "leven")],
    ),
    "die_bought": lambda seat, die, price: ({"vp"}, [vp(seat, -price)]),
    "religion_turned": lambda seat, number: ({"religion_dice"}, [face(seat, tables.BLACK, number)]),
    "religion_rolled": lambda seat, number: ({"religion_dice"}, [face(seat, tables.BLACK, number)]),
    "religion_chosen": lambda seat, religion, is_new: ({"religions"}, [of_seat("religions", seat, religion)]),
    "minority_scored": lambda seat, points: ({"vp"}, [vp(seat, points)]),
    "vp_gained": lambda seat, points: ({"vp"}, [vp(seat, points)]),
    "vp_lost": lambda seat, event, points: ({"vp"}, [vp(seat, -points), event_lies_open(event)]),
    "conflict_scored": lambda seat, country, points: ({"vp"}, [vp(seat, points), house(seat, country, points)]),
    "end_announced": lambda seat: ({"ending"}, [value("ending", 1)]),
    "person_chosen": lambda seat, die, country, person: ({"rolled"}, [opened(country, person)]),
    "house_chosen": lambda seat, die, country: ({"rolled"}, []),
    "person_passed": lambda seat, price: ({"vp", "rolled"}, [vp(seat, -price)]),
    "person_turned": lambda seat, person, die, number: ({"faces"}, [face(seat, die, number)]),
    "person_used": lambda seat, person: (set(), []),
    "person_left": lambda seat, person, die: (
        {"displays", "free"},
        [gone_from(seat, person), lies(seat, die, "free")],
    ),
    "person_taken": lambda seat, person, die, number: (
        {"open", "free", "displays"},
        [
            lambda before, after: after.displays[seat][-1] == person << tables.DIE_BITS | die,
            opened(tables.PERSON_COUNTRY[person], -1),
            face(seat, die, number),
        ],
    ),
    "dice_rolled": lambda seat, *rolled: (
        {"faces", "rolled"},
        [face(seat, die, number) for die, number in zip(rolled[::2], rolled[1::2], strict=True)],
    ),
    "person_stone_placed": lambda seat, kind, country: ({"stones"}, [stones(country, kind, 1), stone_given(country)]),
    "person_stone_returned": lambda seat, kind, country: (set(), [stone_given(country)]),
    "stone_averted": lambda seat, kind, country: ({"protections"}, [protections(seat, -1), stone_given(country)]),
    "stone_placed": lambda seat, kind, country: ({"stones"}, [stones(country, kind, 1)]),
    "stone_removed": lambda seat, kind, country: ({"stones"}, [stones(country, kind, -1)]),
    "torch_lit": lambda country: (set(), []),
    "torch_gone": lambda country: (set(), []),
    "house_placed": lambda seat, country, field: ({"houses"}, [house(seat, country, field)]),
    "house_raised": lambda seat, country, start, end: (
        {"houses"},
        [house(seat, country, end), lambda before, after: houses_of(before, seat)[country] == start],
    ),
    "house_pushed": lambda seat, country, start, end: (
        {"houses"},
        [house(seat, country, end), lambda before, after: houses_of(before, seat)[country] == start],
    ),
    "house_lost": lambda seat, country, field: ({"houses"}, [house(seat, country, 0)]),
    "conflict_won": lambda country, religion: (set(), []),
    "conflict_avoided": lambda country: (set(), []),
    "stones_cleared": lambda country: (
        {"stones"},
        [lambda before, after: not any(after.stones[3 * country + kind] for kind in range(3))],
    ),
    "person_turned_up": lambda country, person: (
        {"open", "unseen"},
        [opened(country, person), unseen_no_more(country, person)],
    ),
    "event_turned_up": lambda country, event: (
        {"unseen", "event_seen"},
        [unseen_no_more(country, EVENT + event), event_lies_open(event), value("event_seen", 1)],
    ),
    "event_ignored": lambda country, event: ({"unseen"}, [unseen_no_more(country, EVENT + event)]),
    "event_averted": lambda seat, event: ({"protections"}, [protections(seat, -1), event_lies_open(event)]),
    "bonus_scored": lambda seat, event, points: (
        {"protections", "vp"},
        [protections(seat, -1), vp(seat, points), event_lies_open(event)],
    ),
    "good_lost": lambda seat, event, good: ({"goods"}, [goods(seat, good, -1), event_lies_open(event)]),
    "deck_used_up": lambda country: (set(), [opened(country, -1)]),
    "open_person_removed": lambda seat, country, person: ({"open"}, [opened(country, -1)]),
    "disc_moved": lambda seat, start, end, price: ({"discs", "vp"}, [of_seat("discs", seat, end), vp(seat, -price)]),
    "disc_advanced": lambda seat, start, end: ({"discs"}, [of_seat("discs", seat, end)]),
    "disc_stayed": lambda seat: (set(), []),
    "good_gained": lambda seat, good: ({"goods"}, [goods(seat, good, 1)]),
    "good_sold": lambda seat, country, good, points: (
        {"goods", "vp", "sold"},
        [goods(seat, good, -1), vp(seat, points)],
    ),
    "good_sold_by_captain": lambda seat, good, points: ({"goods", "vp"}, [goods(seat, good, -1), vp(seat, points)]),
    "protection_gained": lambda seat: ({"protections"}, [protections(seat, 1)]),
    "advantage_drawn": lambda seat, kind: (
        {"hands", "hand_sizes", "supply", "supply_size"},
        [hand(seat, 1), lambda before, after: after.hands[seat] - before.hands[seat] == tables.ONE_OF[kind]],
    ),
    "advantage_drawn_unseen": lambda seat: (set(), []),
    "advantages_reshuffled": lambda size: ({"supply", "supply_size", "used"}, [value("supply_size", size)]),
    "advantage_used": lambda seat, kind: ({"hands", "hand_sizes", "used"}, [hand(seat, -1)]),
    "game_ended": lambda: (set(), []),
    "advantage_revealed": lambda seat, kind: (set(), []),
    "final_vp_scored": lambda seat, *points: (set(), []),
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_position_right_after_an_event_shows_it_and_nothing_else(seats):
    for step in steps(seats):
        for (kind, args, _), before, after in step.found:
            fields, facts = TOLD[kind](*args)
            assert changed(before, after) <= fields, (kind, args)
            assert all(fact(before, after) for fact in facts), (kind, args)
        assert not changed(step.last, step.s), "what happens after the last event is told by none"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_die_lies_somewhere_at_every_moment(seats):
    """CF-02 free, on Loch Leven or on a person, and nowhere twice."""
    for step in steps(seats, 3):
        for moment in step.found:
            s = moment.after
            for seat in range(seats):
                on_persons = [entry & tables.DIE_OF_ENTRY for entry in s.displays[seat]]
                dice = [*tables.BITS[s.free[seat]], *tables.BITS[s.leven[seat]], *on_persons]
                assert sorted(dice) == list(range(5)), moment.event


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_secret_stays_secret_between_two_questions(seats):
    """CF-13: until the game has ended."""
    hidden = 0
    for step in steps(seats, 3):
        for moment in step.found:
            if moment.event.kind == "game_ended":
                break
            for viewer in range(-1, seats):
                seen = RULES.mask(moment.after, viewer)
                assert seen.supply == (HIDDEN if seen.supply_size else 0)
                for seat, size in enumerate(seen.hand_sizes):
                    if seat != viewer and size:
                        hidden += 1
                        assert seen.hands[seat] == HIDDEN, moment.event
    assert hidden


def play(t: Table, kind: str, *args: str | int, chance: tuple[int, ...] = ()) -> list[Moment]:
    """Plays an action by name and gives its moments."""
    listener = Moments(t.s)
    RULES.step(t.s, act(kind, *args), Scripted(chance), listener)
    return listener.found


def test_a_house_that_is_raised_stands_where_it_was_until_all_others_are_pushed():
    """CF-44 green on 2, yellow on 3, red on 4: green rolls a 4."""
    t = given(half=2, houses={"england": {0: 2, 1: 3, 2: 4}}).do("roll", chance=[die(4)] * 5)
    t.do("choose", "white", "england")
    found = [moment for moment in play(t, "raise_house", "england", 4) if moment.event.kind.startswith("house_")]
    assert [moment.event.kind for moment in found] == ["house_pushed", "house_pushed", "house_raised"]
    fields = [[houses_of(moment.after, seat)[0] for seat in range(3)] for moment in found]
    assert fields == [[2, 2, 4], [2, 2, 3], [4, 2, 3]]
    assert all(stone_given(0)(moment.before, moment.after) for moment in found)


def test_an_event_that_hits_nobody_lies_open_when_it_is_turned_up():
    """CF-82, CF-89"""
    t = given(half=2, hands={0: ["remove_person"]}).do("use_advantage", "remove_person")
    found = play(t, "remove_person", "felipe", chance=(t.card("s_mis"), 0))
    assert [moment.event.kind for moment in found] == ["open_person_removed", "event_turned_up", "person_turned_up"]
    assert event_lies_open(tables.EVENT_IDS.index("s_mis"))(found[1].before, found[1].after)
    assert t.asked == ("roll", 0)
