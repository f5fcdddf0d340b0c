"""A turn: play a card and mark it or not, draw one from the bag, roll a die, or show the lowest card to all."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.games.toy.state import State
from kingsbridge_desktop.games.toy.tables import CARDS, PIPS

from kingsbridge_desktop.core.chance import draw
from kingsbridge_desktop.core.types import Action, Chance, Emit, Frame, Reason, all_but

DRAW, ROLL, SHOW = Action("draw"), Action("roll"), Action("show")
PLAYS = tuple(Action("play", (card,)) for card in range(CARDS))
MARKS = (Action("mark", (0,)), Action("mark", (1,)))


def why_not_turn(s: State, frame: Frame, a: Action) -> Reason | None:
    """Why an answer to the question of a turn is not possible; `legal_turn` stands on it."""
    seat = frame.seat
    if a.kind == "play" and a.args[0] not in s.hands[seat]:
        return Reason("not_in_hand", a.args)
    if a == DRAW and not s.bag:
        return Reason("bag_empty")
    if a == SHOW and (not s.hands[seat] or min(s.hands[seat]) in s.shown):
        return Reason("nothing_to_show")
    return None


def legal_turn(s: State, frame: Frame) -> list[Action]:
    """Everything that nothing speaks against."""
    return [a for a in (DRAW, *PLAYS, ROLL, SHOW) if why_not_turn(s, frame, a) is None]


def take_turn(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Does it; after a card it may be marked."""
    seat = frame.seat
    if a.kind == "play":
        card = a.args[0]
        s.hands[seat] = tuple(held for held in s.hands[seat] if held != card)
        s.shown = [known for known in s.shown if known != card]
        s.played.append(card)
        s.points[seat] += card
        emit("card_played", seat, card)
        s.stack.append(Frame("mark", seat))
        return
    if a == DRAW:
        card = draw(s.bag, chance)
        s.hands[seat] = tuple(sorted([*s.hands[seat], card]))
        emit("card_drawn", seat, card, seen_by=1 << seat)
        emit("card_drawn_unseen", seat, seen_by=all_but(seat))
    elif a == ROLL:
        pips = chance.below(PIPS) + 1
        s.points[seat] += pips
        emit("die_rolled", seat, pips)
    else:
        card = min(s.hands[seat])
        s.shown.append(card)
        emit("card_shown", seat, card)
    s.stack.append(Frame("next", seat))


def legal_mark(s: State, frame: Frame) -> Sequence[Action]:
    """To mark the card or not."""
    return MARKS


def take_mark(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """A mark is worth a point."""
    s.points[frame.seat] += a.args[0]
    emit("card_marked", frame.seat, a.args[0])
    s.stack.append(Frame("next", frame.seat))


def run_next(s: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """The next player, until no turn is left."""
    s.turns -= 1
    if s.turns > 0:
        s.stack.append(Frame("turn", (frame.seat + 1) % len(s.hands)))
