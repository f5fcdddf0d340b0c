"""Between the steps of the own turn: advantages and dice bought free for VP (CF-17, CF-90 to CF-94).

A window never stands alone: the question that lists a step's own actions lists these beside them.
"""

from __future__ import annotations

from typing import Final

from kingsbridge_desktop.core.types import Action, Chance, Emit, Frame, Reason, silent
from kingsbridge_desktop.games.column_of_fire.actions import PAY_DIE, USE_ADVANTAGE
from kingsbridge_desktop.games.column_of_fire.effects import use
from kingsbridge_desktop.games.column_of_fire.frames import WINDOWS
from kingsbridge_desktop.games.column_of_fire.pieces import release_die, vp_too_few
from kingsbridge_desktop.games.column_of_fire.state import State
from kingsbridge_desktop.games.column_of_fire.symbols import ALWAYS, is_possible, why_not_free_die
from kingsbridge_desktop.games.column_of_fire.tables import (
    ADVANTAGE_SYMBOL,
    BITS,
    COLOURED_MASK,
    DICE_MASK,
    FREE_DIE_PRICE,
    MOST_OF_KIND,
    ONE_OF,
    USABLE_KINDS,
    count_of,
)

# The dice that can be bought free, by those that are free (CF-90, CF-91).
_PAY = tuple(tuple(PAY_DIE[die] for die in BITS[DICE_MASK & ~free]) for free in range(COLOURED_MASK + 1))
_INSIDE = Reason("inside_a_step")
# The part of a heap that can be used: most tiles in random hands only count at the end (CF-113). A hidden hand has it.
USABLE: Final = sum(MOST_OF_KIND * ONE_OF[kind] for kind in USABLE_KINDS)


def _uses(s: State, seat: int, hand: int) -> tuple[Action, ...]:
    """The advantages in a player's hand that would do something now (CF-92); nothing if the hand is hidden."""
    if hand < 0:
        return ()
    every, sometimes = _held.get(hand) or _look_at(hand)
    for _, symbol in sometimes:
        if not is_possible(s, seat, symbol):
            idle = [USE_ADVANTAGE[kind] for kind, symbol in sometimes if not is_possible(s, seat, symbol)]
            return tuple([use for use in every if use not in idle])
    return every


def _look_at(hand: int) -> Held:
    held = [kind for kind in USABLE_KINDS if count_of(hand, kind)]
    sometimes = [(kind, ADVANTAGE_SYMBOL[kind]) for kind in held if ADVANTAGE_SYMBOL[kind] not in ALWAYS]
    found = tuple([USE_ADVANTAGE[kind] for kind in held]), tuple(sometimes)
    if len(_held) < _REMEMBERED:
        _held[hand] = found
    return found


# The uses of all kinds in a hand; of those that cannot always be used the kind and its symbol.
Held = tuple[tuple[Action, ...], tuple[tuple[int, int], ...]]
_held: dict[int, Held] = {}
_REMEMBERED = 4096  # hands


def is_open(s: State, seat: int) -> bool:
    """Whether a player is asked between two steps: with VP enough for a die, or with any advantage.

    The religion die always lies on a card, so 3 VP are always of use. Whether the advantages in the hand are is not
    looked at here: not being asked would tell the others what they are.
    """
    return s.vp[seat] >= FREE_DIE_PRICE or s.hand_sizes[seat] > 0


def why_not_pay_die(s: State, frame: Frame, die: int) -> Reason | None:
    """A die on a card and its price, between two steps; must agree with `_PAY`."""
    if frame.kind not in WINDOWS:
        return _INSIDE
    return why_not_free_die(s, frame.seat, die) or vp_too_few(s, frame.seat, FREE_DIE_PRICE)


def beside(s: State, seat: int, steps: tuple[Action, ...]) -> tuple[Action, ...]:
    """The answers of a step whose kinds sort between the payments and the advantages, with both."""
    hand = s.hands[seat]
    if hand & USABLE:
        steps += _uses(s, seat, hand)
    return _PAY[s.free[seat]] + steps if s.vp[seat] >= FREE_DIE_PRICE else steps


def followed(s: State, seat: int, steps: tuple[Action, ...]) -> tuple[Action, ...]:
    """The answers of a step whose kinds sort before both."""
    if s.vp[seat] >= FREE_DIE_PRICE:
        steps += _PAY[s.free[seat]]
    hand = s.hands[seat]
    return steps + _uses(s, seat, hand) if hand & USABLE else steps


def why_not_use_advantage(s: State, frame: Frame, kind: int) -> Reason | None:
    """An advantage in the hand that would do something, between two steps (CF-92, CF-113)."""
    symbol, hand = ADVANTAGE_SYMBOL[kind], s.hands[frame.seat]
    if hand < 0 or not count_of(hand, kind):
        return Reason("advantage_not_held", (symbol,))
    if kind not in USABLE_KINDS:
        return Reason("vp_advantage_at_end")
    if frame.kind not in WINDOWS:
        return _INSIDE
    return None if is_possible(s, frame.seat, symbol) else Reason("nothing_to_do", (symbol,))


def take_option(s: State, seat: int, again: Frame, a: Action, chance: Chance, emit: Emit) -> bool:
    """Carries out a payment or an advantage; then the step is asked again. Tells whether something is asked first."""
    s.stack.append(again)
    kind = a.args[0]
    if a.kind == "pay_die":
        s.vp[seat] -= FREE_DIE_PRICE
        if emit is not silent:
            emit("die_bought", seat, kind, FREE_DIE_PRICE)
        return release_die(s, seat, kind, chance, emit)
    s.hands[seat] -= ONE_OF[kind]
    s.hand_sizes[seat] -= 1
    s.used += ONE_OF[kind]
    if emit is not silent:
        emit("advantage_used", seat, kind)
    return use(s, seat, ADVANTAGE_SYMBOL[kind], chance, emit)
