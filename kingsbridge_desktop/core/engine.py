"""The checked way in for people, saves and the protocol: check against legal, copy, step."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from kingsbridge_desktop.core.chance import Recorder
from kingsbridge_desktop.core.editions import values_behind
from kingsbridge_desktop.core.errors import BadSetup, GameOver, IllegalAction
from kingsbridge_desktop.core.machine import asked
from kingsbridge_desktop.core.types import EVERYONE, NOBODY, Action, Chance, Event, Rules, S


class Listener:
    """Collects events while a step runs."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def __call__(self, kind: str, /, *args: int, seen_by: int = EVERYONE) -> None:
        self.events.append(Event(kind, args, seen_by))


class Outcome(NamedTuple):
    """What a checked step gave: the new state, what happened, what chance said."""

    state: Any
    events: tuple[Event, ...]
    chance: tuple[int, ...]


def checksum(s: S) -> str:
    """A short fingerprint of the position and of the values it is played with, the same on every machine."""
    return hashlib.blake2b((repr(s.key()) + values_behind(s)).encode(), digest_size=8).hexdigest()


def checked_options(rules: Rules[Any], options: Mapping[str, Any]) -> dict[str, int]:
    """The options with defaults filled in; an unknown name or value is refused."""
    unknown = sorted(set(options) - set(rules.options))
    if unknown:
        raise BadSetup(f"{rules.game_id} has no option {unknown[0]!r}", option=unknown[0])
    full = {name: option.values[0] for name, option in rules.options.items()}
    for name, value in options.items():
        if type(value) is not int or value not in rules.options[name].values:
            raise BadSetup(f"option {name!r} of {rules.game_id} cannot be {value!r}", option=name)
        full[name] = value
    return full


def begin(rules: Rules[Any], seats: int, options: Mapping[str, Any], chance: Chance) -> Outcome:
    """A new game, with a check of seats and options."""
    if type(seats) is not int or seats not in rules.seats:
        low, high = rules.seats[0], rules.seats[-1]
        raise BadSetup(f"{rules.game_id} is for {low} to {high} players, not {seats!r}", seats=seats)
    full = checked_options(rules, options)
    if full.get("start_player", NOBODY) >= seats:
        raise BadSetup(f"with {seats} players there is no seat {full['start_player']}", option="start_player")
    recorder, listener = Recorder(chance), Listener()
    state = rules.setup(seats, full, recorder, listener)
    return Outcome(state, tuple(listener.events), tuple(recorder.outcomes))


def apply(rules: Rules[Any], s: S, a: Action, chance: Chance, ply: int = 0) -> Outcome:
    """The only way in from outside: refuses what is not legal and leaves `s` untouched."""
    if not s.stack:
        raise GameOver(f"{rules.game_id} is over", game=rules.game_id, ply=ply)
    legal = rules.legal(s)
    if a not in legal:
        raise IllegalAction(rules.game_id, ply, a, checksum(s))
    after = s.copy()
    recorder, listener = Recorder(chance), Listener()
    rules.step(after, legal[legal.index(a)], recorder, listener)  # the listed one: 1.0 and True equal 1 as well
    return Outcome(after, tuple(listener.events), tuple(recorder.outcomes))


def hides_something(rules: Rules[Any], s: S) -> bool:
    """Whether this is what somebody may know rather than a whole position."""
    world = rules.determinize(s, asked(s), Random(0))
    return _fills_a_gap(rules.to_json(s), rules.to_json(world))


def _fills_a_gap(plain: Any, world: Any) -> bool:
    """Hidden things are null; a null that a sampled world leaves alone means nobody or nothing."""
    if isinstance(plain, dict) and isinstance(world, dict):
        return any(_fills_a_gap(value, world.get(name)) for name, value in plain.items())
    if isinstance(plain, list) and isinstance(world, list):
        return any(map(_fills_a_gap, plain, world))
    return plain is None and world is not None


def places(rules: Rules[Any], s: Any, head_starts: Sequence[int]) -> tuple[int, ...]:
    """The places by seat, from 0, with points that were given in advance; equal ones are shared.

    The totals decide. What the rules say about ties counts among those with the same points.
    """
    by_rules = tuple(rules.ranking(s))
    if not any(head_starts):
        return by_rules
    scores, seats = rules.scores(s), range(len(by_rules))
    totals = [points + more for points, more in zip(scores, head_starts, strict=True)]

    def is_before(one: int, other: int) -> bool:
        if totals[one] != totals[other]:
            return totals[one] > totals[other]
        return scores[one] == scores[other] and by_rules[one] < by_rules[other]

    return tuple(sum(is_before(other, seat) for other in seats) for seat in seats)


def winners(rules: Rules[Any], s: Any) -> list[int]:
    """The seats that won or share the victory."""
    return [seat for seat, rank in enumerate(rules.ranking(s)) if rank == 0]


def rank_by(keys: Sequence[Any]) -> tuple[int, ...]:
    """Ranks from 0 for the greatest key; equal keys share a rank and the next rank is passed over."""
    return tuple(sum(other > mine for other in keys) for mine in keys)
