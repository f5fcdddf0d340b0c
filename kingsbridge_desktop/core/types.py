"""The words all games share: actions, frames, events, states and the interface of a rules module."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol, Self, TypeVar

NOBODY = -1  # the seat of a frame that asks nobody; as a viewer: somebody who sees only what is open to all
EVERYONE = -1  # seen_by: all bits set, so every seat sees the event; a negative mask includes onlookers
HIDDEN = -1  # in a masked state: a thing that is there but not known

Json = dict[str, Any]  # a state as plain named JSON
Options = Mapping[str, int]


class Action(NamedTuple):
    """What a player may do, in the imperative: kind and ints."""

    kind: str
    args: tuple[int, ...] = ()


class Frame:
    """A question or phase on the stack; `seat` is who is asked. Never changed: positions share frames.

    Not a tuple, since rules read its parts in every move, and those of a NamedTuple take four times as long.
    """

    __slots__ = ("args", "kind", "seat")

    def __init__(self, kind: str, seat: int = NOBODY, args: tuple[int, ...] = ()) -> None:
        self.kind = kind
        self.seat = seat
        self.args = args

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Frame):
            return NotImplemented
        return self.kind == other.kind and self.seat == other.seat and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.args))

    def __repr__(self) -> str:
        return f"Frame(kind={self.kind!r}, seat={self.seat!r}, args={self.args!r})"

    def __reduce__(self) -> tuple[type[Frame], tuple[str, int, tuple[int, ...]]]:
        return Frame, (self.kind, self.seat, self.args)


class Event(NamedTuple):
    """Something that happened, in the past tense; `seen_by` is a bit mask of seats, its sign bit the onlookers'."""

    kind: str
    args: tuple[int, ...] = ()
    seen_by: int = EVERYONE

    def visible_to(self, seat: int) -> bool:
        """Whether that seat may know of it; NOBODY is an onlooker."""
        return bool(self.seen_by >> seat & 1) if seat >= 0 else self.seen_by < 0


def all_but(seat: int) -> int:
    """A `seen_by` for what one seat knows better: everybody else, onlookers included."""
    return ~(1 << seat)


class Reason(NamedTuple):
    """Why something cannot be done, as an id and ints for the text layer."""

    kind: str
    args: tuple[int, ...] = ()


# Reasons that every game has; their sentences are shared
GAME_OVER = Reason("game_over")
OTHER_QUESTION = Reason("other_question")  # something else is asked now


class Option(NamedTuple):
    """A set-up choice of a game: its values in order, the first being the default."""

    values: tuple[int, ...]


class Item(NamedTuple):
    """One line of a score: what it is for and how much."""

    kind: str
    value: int


class Chance(Protocol):
    """The only way luck comes in."""

    def below(self, n: int, /) -> int:
        """An int from 0 to n - 1."""
        ...


class Emit(Protocol):
    """Takes what happened; rules never read it back."""

    def __call__(self, kind: str, /, *args: int, seen_by: int = EVERYONE) -> None: ...


def silent(kind: str, /, *args: int, seen_by: int = EVERYONE) -> None:
    """The listener of a search: nobody. Where events are many, `emit is not silent` spares the calls."""


class State(Protocol):
    """A `__slots__` class of ints, int lists and bit masks."""

    stack: list[Frame]

    def copy(self) -> Self:
        """An independent state, by hand, without deepcopy."""
        ...

    def key(self) -> tuple[Any, ...]:
        """Everything that makes the position, as nested tuples of ints, strings and frames."""
        ...


S = TypeVar("S", bound=State)


class ColourRules(Protocol):
    """What a game adds whose rules depend on who plays which colour: the option `colours` and its value."""

    def seating(self, colours: Sequence[int]) -> int:
        """The value of the option `colours` under which seat i plays colours[i]."""
        ...


class Rules(Protocol[S]):
    """One game. Legality is computed here and nowhere else."""

    game_id: str
    version: int
    seats: range
    colours: tuple[str, ...]  # the printed player colours, in the order of the box
    options: Mapping[str, Option]
    revealing: frozenset[str]  # kinds of events that show somebody something new: undo stops there

    def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = silent) -> S: ...

    def legal(self, s: S) -> Sequence[Action]: ...

    def step(self, s: S, a: Action, chance: Chance, emit: Emit = silent) -> None: ...

    def why_not(self, s: S, a: Action) -> Reason | None:
        """None for a legal action and for nonsense; else the reason, from the same predicates as `legal`."""
        ...

    def alphabet(self, seats: int) -> Sequence[Action]:
        """Every action that can be legal or meant at such a table, sorted."""
        ...

    def mask(self, s: S, seat: int) -> S: ...

    def determinize(self, masked: S, seat: int, rng: Random) -> S: ...

    def scores(self, s: S) -> tuple[int, ...]: ...

    def open_points(self, s: S) -> tuple[int, ...]:
        """The points that lie open to everybody: on the track while the game runs, the score after its end."""
        ...

    def standing(self, s: S) -> tuple[int, ...]:
        """The scores if the game ended now, as far as `s` lets it be known."""
        ...

    def ranking(self, s: S) -> tuple[int, ...]: ...

    def breakdown(self, s: S) -> tuple[tuple[Item, ...], ...]: ...

    def progress(self, s: S) -> tuple[int, ...]: ...

    def to_json(self, s: S) -> Json: ...

    def from_json(self, plain: Json) -> S: ...
