"""The four decks: the next card is turned up, and at most one event a turn happens (CF-39, CF-40, CF-80 to CF-89)."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.types import NOBODY, Action, Chance, Emit, Frame, Reason, silent
from kingsbridge_desktop.games.column_of_fire import actions, tables
from kingsbridge_desktop.games.column_of_fire.frames import ANSWER_EVENT, STRUCK, TURNING_UP
from kingsbridge_desktop.games.column_of_fire.pieces import drop_person, gain_vp, vp_too_few
from kingsbridge_desktop.games.column_of_fire.state import ORDERS, State, goods_of, person_under
from kingsbridge_desktop.games.column_of_fire.tables import (
    BONUS,
    COLOURED_MASK,
    EACH_GOOD,
    EVENT_EFFECT,
    EVENT_HITS,
    EVENT_HITS_OF,
    FACES_PER_SEAT,
    GOODS_PER_SEAT,
    HIT_ALL,
    HIT_HOUSE,
    HOUSES_PER_SEAT,
    LOSE_GOODS,
    LOSE_VP,
    PERSONS,
)


def draw_card(s: State, country: int, chance: Chance) -> int:
    """A card out of the unseen ones of a country, which are a bag. Trusts the caller: there is one."""
    cards = s.decks[country]
    at = chance.below(len(cards))
    card = cards[at]
    s.decks[country] = cards[:at] + cards[at + 1 :]
    s.unseen[country] ^= 1 << card
    return card


def run_turning_up(s: State, frame: Frame, chance: Chance, emit: Emit) -> None:
    """The next card of a deck, whoever comes after."""
    turn_up(s, frame.args[0], chance, emit)


def turn_up(s: State, country: int, chance: Chance, emit: Emit) -> None:
    """Turns cards up until a person shows or the deck is used up; the turn's first event happens (CF-40, CF-46)."""
    while s.decks[country]:
        card = draw_card(s, country, chance)
        if card < PERSONS:
            s.open[country] = card
            if emit is not silent:
                emit("person_turned_up", country, card)
            return
        event = card - PERSONS
        if not s.event_seen:
            s.event_seen = 1
            s.stack.append(TURNING_UP[country])
            _strike(s, event)
            if emit is not silent:
                emit("event_turned_up", country, event)
            return
        emit("event_ignored", country, event)
    emit("deck_used_up", country)


def is_hit(s: State, seat: int, event: int) -> bool:
    """Whether an event names a player (CF-82)."""
    kind, of = EVENT_HITS[event], EVENT_HITS_OF[event]
    if kind == HIT_HOUSE:
        return s.houses[HOUSES_PER_SEAT * seat + of] > 0
    return kind == HIT_ALL or s.religions[seat] == of


def _strike(s: State, event: int) -> None:
    """Fixes who is hit; they answer clockwise from the active player (CF-86).

    The card lies open as long as a frame names it, so an event that hits nobody strikes nobody in a frame.
    """
    stack = s.stack
    before = len(stack)
    kind, of = EVENT_HITS[event], EVENT_HITS_OF[event]
    for seat in reversed(ORDERS[s.seats][s.active]):
        if kind == HIT_ALL or (s.houses[HOUSES_PER_SEAT * seat + of] if kind == HIT_HOUSE else s.religions[seat] == of):
            stack.append(STRUCK[seat][event])  # `is_hit`
    if len(stack) == before:
        stack.append(STRUCK[NOBODY][event])


def answers(s: State, seat: int, event: int, given: int = 0) -> tuple[Action, ...]:
    """What a player who is hit may answer, sorted; nothing for whoever would lose nothing.

    `given` goods were given up already: a protection is for the whole harm or not at all (CF-86).
    """
    effect = EVENT_EFFECT[event]
    protected = s.protections[seat] and not given
    if effect == BONUS:
        return _BONUS if protected else ()
    harm: tuple[Action, ...] = ()
    if effect == LOSE_VP:
        if s.vp[seat]:
            harm = (actions.LOSE_VP[min(tables.EVENT_VALUE[event], s.vp[seat])],)
    elif effect == LOSE_GOODS:
        goods, at = s.goods, GOODS_PER_SEAT * seat
        for good in EACH_GOOD:
            if goods[at + good]:
                harm += (actions.LOSE_GOOD[good],)
    else:
        harm = _PUT_ON_LEVEN[s.leven[seat]]
    return _AVERT + harm if protected and harm else harm


_BONUS = (actions.DECLINE, actions.GIVE_PROTECTION)
_AVERT = (actions.AVERT,)
# By the dice that lie there already (CF-88).
_PUT_ON_LEVEN = tuple(
    tuple(actions.PUT_ON_LEVEN[die] for die in tables.BITS[COLOURED_MASK & ~leven])
    for leven in range(COLOURED_MASK + 1)
)


def why_not_without_protection(s: State, frame: Frame) -> Reason | None:
    """To avert something or to gain by an event costs a protection (CF-31, CF-81)."""
    return None if s.protections[frame.seat] else Reason("no_protection")


def why_not_lose_good(s: State, frame: Frame, good: int) -> Reason | None:
    """Nobody gives up what is not there (CF-87)."""
    is_asked = frame.kind == "answer_event" and EVENT_EFFECT[frame.args[0]] == LOSE_GOODS
    return Reason("no_good", (good,)) if is_asked and not goods_of(s, frame.seat)[good] else None


def why_not_lose_vp(s: State, frame: Frame, vp: int) -> Reason | None:
    """VP lost to an event stop at 0 (CF-83)."""
    is_asked = frame.kind == "answer_event" and EVENT_EFFECT[frame.args[0]] == LOSE_VP
    return vp_too_few(s, frame.seat, vp) if is_asked else None


def why_not_put_on_leven(s: State, frame: Frame, die: int) -> Reason | None:
    """Neither the religion die nor one that lies there (CF-88)."""
    if die == tables.BLACK:
        return Reason("religion_die_stays")
    return Reason("die_on_leven", (die,)) if s.leven[frame.seat] >> die & 1 else None


def run_struck(s: State, frame: Frame, chance: Chance, emit: Emit) -> bool:
    """A player is hit by an event; asked only if there is something to decide."""
    seat, args = frame.seat, frame.args
    if seat == NOBODY:
        return False
    found = answers(s, seat, args[0], args[1] if len(args) > 1 else 0)
    if len(found) > 1:
        s.stack.append(ANSWER_EVENT[seat][args[0]] if len(args) == 1 else Frame("answer_event", seat, args))
        return True
    if found:
        _answer(s, frame, found[0], emit)
    return False


def legal_answer_event(s: State, frame: Frame) -> Sequence[Action]:
    """Give up a protection, or suffer the event."""
    args = frame.args
    return answers(s, frame.seat, args[0], args[1] if len(args) > 1 else 0)


def take_answer_event(s: State, frame: Frame, a: Action, chance: Chance, emit: Emit) -> None:
    """Carries out the answer."""
    _answer(s, frame, a, emit)


def _answer(s: State, frame: Frame, a: Action, emit: Emit) -> None:
    """Does what was answered; until it is told the card lies there."""
    seat, event, kind = frame.seat, frame.args[0], a.kind
    s.stack.append(frame)
    if kind == "put_on_leven":
        _put_on_leven(s, seat, a.args[0], tables.EVENT_VALUE[event], emit)
    elif kind == "lose_vp":
        s.vp[seat] -= a.args[0]
        if emit is not silent:
            emit("vp_lost", seat, event, a.args[0])
    elif kind == "lose_good":
        s.goods[GOODS_PER_SEAT * seat + a.args[0]] -= 1
        emit("good_lost", seat, event, a.args[0])
    elif kind == "avert":
        s.protections[seat] -= 1
        emit("event_averted", seat, event)
    elif kind == "give_protection":
        s.protections[seat] -= 1
        vp = s.religion_dice[seat]
        gain_vp(s, seat, vp, emit, "bonus_scored", seat, event, vp)
    s.stack.pop()
    if kind == "lose_good":
        _lose_more(s, frame)


def _lose_more(s: State, frame: Frame) -> None:
    """CF-87: several goods are given up one at a time."""
    event = frame.args[0]
    given = 1 + (frame.args[1] if len(frame.args) > 1 else 0)
    if given < tables.EVENT_VALUE[event]:
        s.stack.append(Frame("struck", frame.seat, (event, given)))


def _put_on_leven(s: State, seat: int, die: int, number: int, emit: Emit) -> None:
    """CF-84: a free die or one from a person, who leaves the game."""
    bit = 1 << die
    if not s.free[seat] & bit:
        drop_person(s, seat, person_under(s, seat, die), emit)
    elif seat == s.active:
        s.rolled &= ~bit
    s.free[seat] ^= bit
    s.leven[seat] |= bit
    s.faces[FACES_PER_SEAT * seat + die] = number
    if emit is not silent:
        emit("die_put_on_leven", seat, die, number)
