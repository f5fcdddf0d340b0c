"""A tiny game with hidden hands, dice and small decisions, for tests of everything that is the same in all games.

Twelve cards, three to a hand, the rest in a bag. A turn: play a card (and then mark it or not), draw one from the bag,
roll a die, or show the lowest card to all. Points: cards played, marks, pips.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any

import pytest

from kingsbridge_desktop.bots.base import Term
from kingsbridge_desktop.core import registry
from kingsbridge_desktop.core.chance import draw
from kingsbridge_desktop.core.engine import rank_by
from kingsbridge_desktop.core.errors import ImpossibleState
from kingsbridge_desktop.core.machine import Machine
from kingsbridge_desktop.core.types import (
    HIDDEN,
    Action,
    Chance,
    Emit,
    Event,
    Frame,
    Item,
    Json,
    Option,
    Options,
    Reason,
    all_but,
    silent,
)
from kingsbridge_desktop.text.language import Language

CARDS = 12
HAND = 3
DRAW, ROLL, SHOW = Action("draw"), Action("roll"), Action("show")
MARKS = (Action("mark", (0,)), Action("mark", (1,)))


class State:
    """`hands` and `bag` hold cards in ascending order; in a mask HIDDEN stands for each card that is not known."""

    __slots__ = ("bag", "hands", "played", "points", "shown", "stack", "turns")

    hands: list[list[int]]
    bag: list[int]
    shown: list[int]
    played: list[int]
    points: list[int]
    turns: int
    stack: list[Frame]

    def copy(self) -> State:
        new = State.__new__(State)
        new.hands = [hand[:] for hand in self.hands]
        new.bag = self.bag[:]
        new.shown = self.shown[:]
        new.played = self.played[:]
        new.points = self.points[:]
        new.turns = self.turns
        new.stack = self.stack[:]
        return new

    def key(self) -> tuple[Any, ...]:
        return (
            tuple(tuple(hand) for hand in self.hands),
            tuple(self.bag),
            tuple(self.shown),
            tuple(self.played),
            tuple(self.points),
            self.turns,
            tuple(self.stack),
        )


def legal_turn(s: State, frame: Frame) -> list[Action]:
    hand = s.hands[frame.seat]
    actions = [Action("play", (card,)) for card in hand]
    if s.bag:
        actions.append(DRAW)
    actions.append(ROLL)
    if hand and min(hand) not in s.shown:
        actions.append(SHOW)
    return sorted(actions)


def take_turn(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    seat = frame.seat
    if a.kind == "play":
        card = a.args[0]
        s.hands[seat].remove(card)
        s.shown = [known for known in s.shown if known != card]
        s.played.append(card)
        s.points[seat] += card
        emit("card_played", seat, card)
        s.stack.append(Frame("mark", seat))
        return
    if a.kind == "draw":
        card = draw(s.bag, chance)
        s.hands[seat] = sorted([*s.hands[seat], card])
        emit("card_drawn", seat, card, seen_by=1 << seat)
        emit("card_drawn_unseen", seat, seen_by=all_but(seat))
    elif a.kind == "roll":
        pips = chance.below(6) + 1
        s.points[seat] += pips
        emit("die_rolled", seat, pips)
    else:
        card = min(s.hands[seat])
        s.shown.append(card)
        emit("card_shown", seat, card)
    s.stack.append(Frame("next", seat))


def legal_mark(s: State, frame: Frame) -> Sequence[Action]:
    return MARKS


def take_mark(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    s.points[frame.seat] += a.args[0]
    emit("card_marked", frame.seat, a.args[0])
    s.stack.append(Frame("next", frame.seat))


def run_next(s: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    s.turns -= 1
    if s.turns > 0:
        s.stack.append(Frame("turn", (frame.seat + 1) % len(s.hands)))


MACHINE: Machine[State] = Machine()
MACHINE.question("turn", legal_turn, take_turn)
MACHINE.question("mark", legal_mark, take_mark)
MACHINE.phase("next", run_next)


class Rules:
    """The rules of the toy."""

    game_id = "toy"
    version = 1
    seats = range(2, 4)
    colours: tuple[str, ...] = ("blue", "red", "green")
    options: Mapping[str, Option] = MappingProxyType(
        {"start_player": Option((-1, 0, 1, 2)), "rounds": Option((4, 2, 6, 30))}
    )
    revealing = frozenset({"card_shown"})

    def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = silent) -> State:
        s = State()
        s.bag = list(range(CARDS))
        s.hands = [sorted(draw(s.bag, chance) for _ in range(HAND)) for _ in range(seats)]
        s.shown, s.played, s.points = [], [], [0] * seats
        s.turns = options["rounds"] * seats
        start = options["start_player"]
        s.stack = [Frame("turn", chance.below(seats) if start < 0 else start)]
        emit("hands_dealt", HAND)
        return s

    def legal(self, s: State) -> Sequence[Action]:
        return MACHINE.legal(s)

    def step(self, s: State, a: Action, chance: Chance, emit: Emit = silent) -> None:
        MACHINE.step(s, a, chance, emit)

    def why_not(self, s: State, a: Action) -> Reason | None:
        if not s.stack or a in self.legal(s):
            return None
        if a.kind == "play" and s.stack[-1].kind == "turn" and len(a.args) == 1 and 0 <= a.args[0] < CARDS:
            return Reason("not_in_hand", (a.args[0],))
        return None

    def mask(self, s: State, seat: int) -> State:
        m = s.copy()
        for other, hand in enumerate(s.hands):
            if other != seat:
                m.hands[other] = sorted(card if card in s.shown else HIDDEN for card in hand)
        m.bag = [HIDDEN] * len(s.bag)
        return m

    def determinize(self, masked: State, seat: int, rng: Random) -> State:
        w = masked.copy()
        known = {card for hand in w.hands for card in hand} | set(w.played)
        pool = [card for card in range(CARDS) if card not in known]
        rng.shuffle(pool)
        w.hands = [sorted(pool.pop() if card == HIDDEN else card for card in hand) for hand in w.hands]
        w.bag = sorted(pool)
        return w

    def scores(self, s: State) -> tuple[int, ...]:
        return tuple(s.points)

    def ranking(self, s: State) -> tuple[int, ...]:
        return rank_by(s.points)

    def breakdown(self, s: State) -> tuple[tuple[Item, ...], ...]:
        return tuple((Item("even", points // 2 * 2), Item("odd", points % 2)) for points in s.points)

    def progress(self, s: State) -> tuple[int, ...]:
        return (s.turns,)

    def to_json(self, s: State) -> Json:
        def named(cards: list[int]) -> list[int | None]:
            return [None if card == HIDDEN else card for card in cards]

        return {
            "hands": [named(hand) for hand in s.hands],
            "bag": named(s.bag),
            "shown": s.shown[:],
            "played": s.played[:],
            "points": s.points[:],
            "turns": s.turns,
            "stack": [{"kind": f.kind, "seat": f.seat, "args": list(f.args)} for f in s.stack],
        }

    def from_json(self, plain: Json) -> State:
        try:
            return self._from_plain(plain)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise ImpossibleState(f"not a toy position: {error}") from error

    def _from_plain(self, plain: Json) -> State:
        s = State()
        s.hands = [sorted(HIDDEN if card is None else _int(card) for card in hand) for hand in plain["hands"]]
        s.bag = [HIDDEN if card is None else _int(card) for card in plain["bag"]]
        s.shown = [_int(card) for card in plain["shown"]]
        s.played = [_int(card) for card in plain["played"]]
        s.points = [_int(points) for points in plain["points"]]
        s.turns = _int(plain["turns"])
        s.stack = [Frame(f["kind"], _int(f["seat"]), tuple(f["args"])) for f in plain["stack"]]
        cards = [card for hand in s.hands for card in hand] + s.bag + s.played
        seen = [card for card in cards if card != HIDDEN]
        if len(cards) != CARDS or len(set(seen)) < len(seen) or not set(seen) <= set(range(CARDS)):
            raise ImpossibleState("the cards do not add up")
        if len(s.hands) not in self.seats or len(s.points) != len(s.hands) or set(s.shown) - set(seen):
            raise ImpossibleState("the seats do not add up")
        if s.turns < 0 or (s.turns > 0) != bool(s.stack) or len(s.stack) > 1:
            raise ImpossibleState("the turns do not add up")
        if s.stack and (
            s.stack[0].kind not in ("turn", "mark") or s.stack[0].args or s.stack[0].seat not in range(len(s.hands))
        ):
            raise ImpossibleState("nobody can be asked that")
        return s


def _int(value: Any) -> int:
    if type(value) is not int:
        raise TypeError(f"{value!r} is no whole number")
    return value


RULES = Rules()


class Text:
    """What the toy says."""

    def __init__(self, language: Language, names: Sequence[str]) -> None:
        self.language = language
        self.names = names

    def action(self, s: Any, a: Action) -> str:
        return f"{a.kind} {' '.join(map(str, a.args))}".strip()

    def event(self, e: Event) -> str:
        return f"{e.kind} {' '.join(map(str, e.args))}".strip()

    def question(self, s: Any) -> str:
        return f"{self.names[s.stack[-1].seat]}: {s.stack[-1].kind}"

    def reason(self, r: Reason) -> str:
        return f"card {r.args[0]} is not in the hand"

    def item(self, kind: str) -> str:
        return kind

    def term(self, kind: str) -> str:
        return kind

    def progress(self, values: Sequence[int]) -> str:
        return f"{values[0]} turns"

    def option(self, name: str) -> str:
        return name

    def option_value(self, name: str, value: int) -> str:
        return str(value)


class Evaluator:
    """Plays the highest card."""

    def greedy(self, s: State, legal: Sequence[Action], rng: Random) -> Action:
        plays = [a for a in legal if a.kind == "play"]
        return max(plays or legal)

    def values(self, s: State) -> Sequence[float]:
        return [float(points) for points in s.points]

    def terms(self, s: State, seat: int) -> Sequence[Term]:
        return [Term("points", float(s.points[seat]))]


EVALUATOR = Evaluator()


def install() -> None:
    """Puts the toy on the shelf of this process; also called in child processes of tests."""
    for name in ("games.toy.rules", "text.toy", "bots.eval.toy"):
        sys.modules[f"kingsbridge_desktop.{name}"] = sys.modules[__name__]
    registry.GAME_IDS = (*registry.GAME_IDS, "toy")
    registry.game_ids.cache_clear()
    registry.rules_of.cache_clear()


def remove() -> None:
    """Takes it off again."""
    for name in ("games.toy.rules", "text.toy", "bots.eval.toy"):
        del sys.modules[f"kingsbridge_desktop.{name}"]
    registry.GAME_IDS = tuple(game for game in registry.GAME_IDS if game != "toy")
    registry.game_ids.cache_clear()
    registry.rules_of.cache_clear()


@pytest.fixture
def toy_game():
    """The toy as a registered game, for one test; gives its id."""
    install()
    yield "toy"
    remove()
