"""What a player can work out from the table: odds of the bag, what the round will bring, which cards can still come.

All of it works on masked positions, also in the middle of a step, and asks no rules; screens and bots share it.
"""

from __future__ import annotations

from typing import NamedTuple

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.games.card_standing import CardStanding, single
from kingsbridge_desktop.games.pillars import frames, tables
from kingsbridge_desktop.games.pillars.best_building import outcome
from kingsbridge_desktop.games.pillars.state import (
    EMPTY,
    State,
    clockwise,
    is_event_open,
    owner_of,
    phase,
    stock_of,
    times_used,
    yield_change,
)


def bag_odds(s: State) -> tuple[float, ...]:
    """For each seat the chance that the next builder drawn is its own; all 0 when the bag is empty."""
    total = sum(s.bag)
    return tuple(count / total if total else 0.0 for count in s.bag)


def craftsman_standing(s: State, craftsman: int) -> CardStanding:
    """Every player began with a starting craftsman of each kind; of the others there is one."""
    held = tuple(row >> craftsman & 1 for row in s.row)
    if tables.STARTING >> craftsman & 1:
        return CardStanding(held=held, gone=s.seats - sum(held))
    return single(
        s.seats,
        holder=held.index(1) if any(held) else NOBODY,
        is_open=bool(s.display >> craftsman & 1) or craftsman in s.shiring,
        may_come=tables.FROM_ROUND[craftsman] > s.round,
    )


def advantage_standing(s: State, advantage: int) -> CardStanding:
    """Four of the fourteen never come: that is certain only when all ten have been seen."""
    is_last = tables.LAST_ROUND_MASK >> advantage & 1
    unseen = not s.advantages_seen >> advantage & 1
    return single(
        s.seats,
        holder=owner_of(s, advantage),
        is_open=advantage in s.kingsbridge,
        may_come=unseen and bool(s.round < tables.ROUNDS if is_last else s.round < tables.ROUNDS - 1),
    )


def event_standing(s: State, event: int) -> CardStanding:
    """This round's event is open, for Ellen's owner already before it is revealed."""
    unseen = not s.events_seen >> event & 1
    return single(s.seats, is_open=s.event == event, may_come=unseen and s.events_seen.bit_count() < tables.ROUNDS)


class Forecast(NamedTuple):
    """What a round will still bring a player if nothing more is decided but the best building."""

    income: int  # gold from mill, advantages and a known event, before taxes
    tax_low: int
    tax_high: int
    gold_low: int  # what will be held after the highest and after the lowest tax
    gold_high: int
    resources: tuple[int, int, int, int]  # to come: stone, wood, sand, metal
    vp_places: int  # priory, advantages, a known event
    vp_building: int  # the best building of all that will be held, after the highest tax


def forecast(s: State, seat: int) -> Forecast:
    """From here to the end of the round; goods of the market and craftsmen without a place are left out."""
    gains = [0] * tables.KINDS
    row, advantages = s.row[seat], s.advantages[seat]
    income, vp = _from_event(s, seat, gains)
    income += _in_the_mill(s, seat)
    for slot, space in enumerate(tables.KINGSBRIDGE):
        if s.at[seat] >> space & 1 and s.kingsbridge[slot] != EMPTY:
            advantage = s.kingsbridge[slot]
            advantages |= 1 << advantage
            *cubes, gold, points = tables.AT_ONCE_GIVES[advantage]
            gains = [have + more for have, more in zip(gains, cubes, strict=True)]
            income += gold
            vp += points
    for order, space in enumerate(tables.PRIORY):
        if s.at[seat] >> space & 1:
            vp += tables.PRIORY_VP[order] + (tables.PHILIP_VP if advantages >> tables.PHILIP & 1 else 0)
    _from_sites(s, seat, advantages, gains)
    if s.at[seat] >> tables.COURT[0] & 1:
        gains[tables.METAL] += s.court_metal
    room = tables.ROW_PLACES + (tables.JACK_PLACES if advantages >> tables.JACK & 1 else 0)
    for slot, space in enumerate(tables.SHIRING):
        waiting = s.shiring[slot]
        if s.at[seat] >> space & 1 and waiting != EMPTY and row.bit_count() < room:
            row |= 1 << waiting
    low, high = taxes(s, seat, advantages)
    purse = min(s.gold[seat] + income, tables.GOLD_LIMIT)
    return Forecast(
        income,
        low,
        high,
        max(0, purse - high),
        max(0, purse - low),
        (gains[0], gains[1], gains[2], gains[3]),
        vp,
        _from_building(s, seat, row, gains, max(0, purse - high)),
    )


def is_foreseeable(s: State) -> bool:
    """Whether the end of the round can be told: not after the game, nor between two who build."""
    return bool(phase(s)) and not (s.step == tables.CATHEDRAL_STEP and s.stack[-1].seat == NOBODY)


def projected(s: State, seat: int) -> int:
    """The score after this round if nothing more is decided but the best building."""
    ahead = forecast(s, seat)
    return s.vp[seat] + ahead.vp_places + ahead.vp_building


def vp_built(s: State, seat: int) -> int:
    """What the craftsmen of the player who builds have brought in this step."""
    return sum(times_used(s, craftsman) * tables.GIVES_VP[craftsman] for craftsman in members_of(s.row[seat]))


def still_acts(s: State, step: int) -> bool:
    """Whether a step of the board does anything: castle and start player not in the last round (PE-62)."""
    return s.round < tables.ROUNDS or step not in (tables.CASTLE_STEP, tables.START_PLAYER_STEP)


def taxes(s: State, seat: int, advantages: int) -> tuple[int, int]:
    """The lowest and highest tax still to be paid this round by a player with these advantages."""
    if s.at[seat] & tables.COURT_MASK or s.step > tables.COURT_STEP:
        return 0, 0
    if advantages >> tables.FRANCIS & 1:
        return tables.FRANCIS_TAX, tables.FRANCIS_TAX
    return (s.tax, s.tax) if s.tax else (tables.LOWEST_TAX, tables.HIGHEST_TAX)


def _from_event(s: State, seat: int, gains: list[int]) -> tuple[int, int]:
    """Gold and VP of an event that is known and has not acted yet."""
    if s.event < 0 or s.protected >> seat & 1 or s.step > tables.BISHOP_STEP:
        return 0, 0
    if s.step == tables.BISHOP_STEP and frames.EVENT not in s.stack:
        return 0, 0
    effect, amount = tables.EVENT_EFFECT[s.event], tables.EVENT_AMOUNT[s.event]
    if effect == "gold":
        return amount, 0
    if effect == "metal":
        gains[tables.METAL] += amount
    elif effect == "mill":
        return min(_in_the_mill(s, seat) * amount, tables.EVENT_LIMIT[s.event]), 0
    elif effect == "debt":
        paid = min(amount, s.gold[seat])
        return -paid, -min(s.vp[seat], (amount - paid) // tables.GOLD_PER_VP)
    elif effect == "vp":
        return 0, max(amount, -s.vp[seat])
    return 0, 0


def _in_the_mill(s: State, seat: int) -> int:
    """The workers who are there, or will be when phase I ends."""
    return s.mill[seat] if s.step else s.mill[seat] + s.free[seat]


def _from_sites(s: State, seat: int, advantages: int, gains: list[int]) -> None:
    for site, kind in enumerate(tables.SITE_KIND):
        if s.step >= tables.SITE_STEPS[site]:
            continue
        for card in members_of(s.cards[seat] & tables.SITE_CARDS[site]):
            gains[kind] += tables.CARD_YIELD[card] + yield_change(s, seat)
        for advantage, amount in tables.INCOME[site]:
            if advantages >> advantage & 1:
                gains[kind] += amount


def _from_building(s: State, seat: int, row: int, gains: list[int], gold: int) -> int:
    if s.parts == s.round:  # this round's part is set when all have built
        return 0
    used, top = 0, s.stack[-1]
    if top.kind == "build" and top.seat == seat:
        used = s.used
    elif s.step == tables.CATHEDRAL_STEP:
        turn = next((frame.args[0] for frame in s.stack if frame.kind == "cathedral"), 0)
        if clockwise(s).index(seat) < turn:
            return 0
    stone, wood, sand, metal = stock_of(s, seat)
    more_stone, more_wood, more_sand, more_metal = gains
    stock = stone + more_stone, wood + more_wood, sand + more_sand, metal + more_metal
    blessed = s.blessed[seat] if is_event_open(s) else EMPTY
    bonus = tables.EVENT_AMOUNT[s.event] if blessed != EMPTY else 0
    return outcome(row, stock, gold, s.round == tables.ROUNDS, blessed, bonus, used).vp
