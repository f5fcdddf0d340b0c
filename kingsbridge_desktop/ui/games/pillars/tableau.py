"""What lies on the table for one viewer, and how each event changes it.

The picture is a function of a tableau and of nothing else. `of_state` makes the tableau of a masked position; `after`
the one that an event leads to, so that a movement is the difference of two tableaus.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from kingsbridge_desktop.core.types import HIDDEN, NOBODY, Event
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.choosing import FROM_DISPLAY
from kingsbridge_desktop.games.pillars.state import EMPTY, NOT_DRAWN, State, is_event_open, phase

ROW_QUESTIONS = frozenset(("discard",))  # phase I asks them with a look at the own row


@dataclass(frozen=True)
class Tableau:
    """A position of its own, with what only the stack tells."""

    s: State
    viewer: int
    phase: int  # 0 when the game is over
    asked: int
    drawn: int  # whose builder has been drawn from the bag and waits, NOBODY
    question: str = ""
    building: int = NOBODY  # whose craftsmen `used` counts

    @property
    def seat(self) -> int:
        """Whose mat is shown: the viewer's, for an onlooker that of whoever is asked."""
        if self.viewer != NOBODY:
            return self.viewer
        return self.asked if self.asked != NOBODY else self.s.start

    @property
    def shows_display(self) -> bool:
        """Whether the strip holds the cards to choose from instead of a mat."""
        return self.phase == 1 and self.question not in ROW_QUESTIONS

    @property
    def event_is_open(self) -> bool:
        """Whether all know the event."""
        return is_event_open(self.s)


def of_state(s: State, viewer: int) -> Tableau:
    """The tableau of a masked position."""
    top = s.stack[-1] if s.stack else None
    drawn, question, building = NOBODY, "", NOBODY
    if top is not None:
        question = top.kind
        if top.kind == "place_builder":
            drawn = top.seat
        elif top.kind == "veto":
            drawn = top.args[0]
        elif top.kind == "build":
            building = top.seat
    return Tableau(s.copy(), viewer, phase(s), top.seat if top is not None else NOBODY, drawn, question, building)


def after(tableau: Tableau, e: Event) -> Tableau:
    """The tableau once the event has happened; the same one for what changes nothing to be seen."""
    change = _CHANGES.get(e.kind)
    if change is not None:
        s = tableau.s.copy()
        change(s, *e.args)
        tableau = replace(tableau, s=s)
    return _around(tableau, e)


def _around(t: Tableau, e: Event) -> Tableau:
    """What the stack would tell."""
    kind = e.kind
    if kind == "phase_began":
        return replace(t, phase=e.args[0], question="")
    if kind == "builder_drawn":
        return replace(t, drawn=e.args[0])
    if kind in ("builder_placed", "builder_passed", "builder_set_aside", "builder_thrown_back"):
        return replace(t, drawn=NOBODY)
    if kind == "craftsman_worked":
        return replace(t, building=e.args[0])
    if kind == "step_began":
        return replace(t, question="")
    return replace(t, phase=0) if kind == "game_ended" else t


def _round_began(s: State, number: int, start: int) -> None:
    s.round, s.start = number, start
    s.step = 0


def _advantage_laid(s: State, slot: int, advantage: int) -> None:
    s.kingsbridge[slot] = advantage
    s.advantages_seen |= 1 << advantage


def _craftsman_at_shiring(s: State, slot: int, craftsman: int) -> None:
    s.shiring[slot] = craftsman


def _craftsman_offered(s: State, craftsman: int) -> None:
    s.display |= 1 << craftsman


def _card_offered(s: State, card: int) -> None:
    s.display_cards |= 1 << card


def _event_foreseen(s: State, owner: int, event: int = HIDDEN) -> None:
    s.event = event


def _card_taken(s: State, seat: int, card: int, workers: int) -> None:
    s.display_cards &= ~(1 << card)
    s.cards[seat] |= 1 << card
    s.free[seat] -= workers


def _craftsman_hired(s: State, seat: int, craftsman: int, gold: int) -> None:
    s.display &= ~(1 << craftsman)
    s.row[seat] |= 1 << craftsman
    s.gold[seat] -= gold


def _choosing_passed(s: State, seat: int) -> None:
    s.passed |= 1 << seat


def _craftsman_discarded(s: State, seat: int, craftsman: int) -> None:
    s.row[seat] &= ~(1 << craftsman)
    if s.blessed[seat] == craftsman:
        s.blessed[seat] = EMPTY


def _craftsman_gone(s: State, where: int, craftsman: int) -> None:
    if where == FROM_DISPLAY:
        s.display &= ~(1 << craftsman)
    else:
        s.shiring[s.shiring.index(craftsman)] = EMPTY


def _card_returned(s: State, card: int) -> None:
    s.display_cards &= ~(1 << card)


def _workers_to_mill(s: State, seat: int, workers: int) -> None:
    s.mill[seat] = workers
    s.free[seat] = 0


def _phase_began(s: State, number: int) -> None:
    s.passed = 0


def _builder_drawn(s: State, seat: int, price: int) -> None:
    s.bag[seat] -= 1


def _builder_thrown_back(s: State, start: int, drawn: int) -> None:
    s.bag[drawn] += 1
    s.veto = 0


def _builder_set_aside(s: State, seat: int) -> None:
    s.aside[seat] += 1


def _builder_placed(s: State, seat: int, space: int, gold: int) -> None:
    s.at[seat] |= 1 << space
    s.gold[seat] -= gold


def _builder_passed(s: State, seat: int, price: int) -> None:
    s.track[price] = seat


def _passed_builder_placed(s: State, seat: int, space: int, price: int) -> None:
    s.track[price] = NOBODY
    s.at[seat] |= 1 << space


def _price_moved(s: State, before: int, price: int) -> None:
    s.price = price


def _step_began(s: State, step: int) -> None:
    s.step = step


def _event_revealed(s: State, event: int) -> None:
    s.event = event
    s.events_seen |= 1 << event


def _bishop_protected(s: State, seat: int) -> None:
    s.protected |= 1 << seat


def _bishop_gave_resource(s: State, seat: int, kind: int) -> None:
    s.market[kind] -= 1
    s.cubes[4 * seat + kind] += 1


def _advantage_used(s: State, seat: int, advantage: int) -> None:
    s.advantages[seat] &= ~(1 << advantage)
    if advantage == tables.THOMAS:
        s.protected |= 1 << seat


def _gold(s: State, seat: int, _: int, gold: int) -> None:
    s.gold[seat] += gold


def _event_gave_metal(s: State, seat: int, event: int, count: int) -> None:
    s.cubes[4 * seat + tables.METAL] += count


def _debt(s: State, seat: int, _: int, paid: int, lost: int) -> None:
    s.gold[seat] -= paid
    s.vp[seat] -= lost


def _event_took_vp(s: State, seat: int, event: int, lost: int) -> None:
    s.vp[seat] -= lost


def _event_took_builder(s: State, seat: int, event: int) -> None:
    s.wall_next |= 1 << seat


def _craftsman_blessed(s: State, seat: int, craftsman: int) -> None:
    s.blessed[seat] = craftsman


def _mill_paid(s: State, seat: int, workers: int, gained: int) -> None:
    s.mill[seat] = 0
    s.free[seat] += workers
    s.gold[seat] += gained


def _advantage_taken(s: State, seat: int, slot: int, advantage: int) -> None:
    s.kingsbridge[slot] = EMPTY
    if not tables.AT_ONCE >> advantage & 1:
        s.advantages[seat] |= 1 << advantage


def _advantage_gone(s: State, slot: int, advantage: int) -> None:
    s.kingsbridge[slot] = EMPTY


def _advantage_gave_resource(s: State, seat: int, advantage: int, kind: int, count: int) -> None:
    s.cubes[4 * seat + kind] += count


def _vp(s: State, seat: int, _: int, vp: int) -> None:
    s.vp[seat] += vp


def _builder_returned(s: State, seat: int, space: int) -> None:
    s.at[seat] &= ~(1 << space)
    s.bag[seat] += 1


def _card_yielded(s: State, seat: int, card: int, kind: int, count: int) -> None:
    s.cubes[4 * seat + kind] += count


def _workers_returned(s: State, seat: int, card: int, workers: int) -> None:
    s.cards[seat] &= ~(1 << card)
    s.free[seat] += workers


def _court_metal_taken(s: State, seat: int, count: int) -> None:
    s.court_metal = 0
    s.cubes[4 * seat + tables.METAL] += count


def _tax_rolled(s: State, start: int, tax: int) -> None:
    s.tax = tax


def _craftsman_joined(s: State, seat: int, slot: int, craftsman: int) -> None:
    s.shiring[slot] = EMPTY
    s.row[seat] |= 1 << craftsman


def _grey_workers_won(s: State, seat: int, count: int) -> None:
    s.grey_won[seat] = count


def _resource_bought(s: State, seat: int, kind: int, count: int, gold: int) -> None:
    s.market[kind] -= count
    s.cubes[4 * seat + kind] += count
    s.gold[seat] -= gold
    s.bought[seat] |= 1 << kind


def _resource_sold(s: State, seat: int, kind: int, count: int, gold: int) -> None:
    s.cubes[4 * seat + kind] -= count
    s.gold[seat] += gold


def _craftsman_worked(s: State, seat: int, craftsman: int, times: int, vp: int, gold: int) -> None:
    for kind, amount in tables.USED[craftsman]:
        if kind == tables.GOLD:
            s.gold[seat] -= amount * times
        else:
            s.cubes[4 * seat + kind] -= amount * times
    s.used += times << 4 * craftsman
    s.vp[seat] += vp
    s.gold[seat] += gold


def _resource_given_up(s: State, seat: int, kind: int, count: int) -> None:
    s.cubes[4 * seat + kind] -= count
    s.used = 0


def _part_set(s: State, start: int, part: int) -> None:
    s.parts = part + 1
    s.used = 0


def _start_player_named(s: State, seat: int, by_builder: int) -> None:
    s.start = seat


def _market_refilled(s: State) -> None:
    """PE-61: the first word of a new round; the rest of it has no event of its own."""
    s.market = [tables.MARKET_CUBES] * 3
    s.step = s.tax = s.protected = 0
    s.event = NOT_DRAWN
    s.price, s.veto = tables.TOP_PRICE, 1
    s.wall, s.wall_next = s.wall_next, 0
    for seat in range(s.seats):
        s.free[seat] += s.grey_won[seat] - s.grey[seat]
        s.grey[seat], s.grey_won[seat] = s.grey_won[seat], 0
        s.blessed[seat] = EMPTY
        s.bought[seat] = 0


def _court_metal_laid(s: State) -> None:
    s.court_metal = 1


def _black_worker_joined(s: State, seat: int) -> None:
    s.black = seat
    s.free[seat] += 1


def _set_aside_builder_returned(s: State, seat: int) -> None:
    s.bag[seat] += s.aside[seat]
    s.aside[seat] = 0


def _game_ended(s: State) -> None:
    """PE-62: the last step of the last round is passed over in silence."""
    s.step = 14


_CHANGES: dict[str, Callable[..., None]] = {
    "round_began": _round_began,
    "advantage_laid": _advantage_laid,
    "craftsman_at_shiring": _craftsman_at_shiring,
    "craftsman_offered": _craftsman_offered,
    "card_offered": _card_offered,
    "event_foreseen": _event_foreseen,
    "event_foreseen_unseen": _event_foreseen,
    "phase_began": _phase_began,
    "card_taken": _card_taken,
    "craftsman_hired": _craftsman_hired,
    "choosing_passed": _choosing_passed,
    "craftsman_discarded": _craftsman_discarded,
    "craftsman_gone": _craftsman_gone,
    "card_returned": _card_returned,
    "workers_to_mill": _workers_to_mill,
    "builder_drawn": _builder_drawn,
    "builder_thrown_back": _builder_thrown_back,
    "builder_set_aside": _builder_set_aside,
    "builder_placed": _builder_placed,
    "builder_passed": _builder_passed,
    "passed_builder_placed": _passed_builder_placed,
    "price_moved": _price_moved,
    "step_began": _step_began,
    "event_revealed": _event_revealed,
    "bishop_protected": _bishop_protected,
    "bishop_gave_resource": _bishop_gave_resource,
    "advantage_used": _advantage_used,
    "event_gave_gold": _gold,
    "event_gave_metal": _event_gave_metal,
    "event_took_gold": _debt,
    "event_took_vp": _event_took_vp,
    "event_took_builder": _event_took_builder,
    "craftsman_blessed": _craftsman_blessed,
    "mill_paid": _mill_paid,
    "advantage_taken": _advantage_taken,
    "advantage_gone": _advantage_gone,
    "advantage_gave_resource": _advantage_gave_resource,
    "advantage_gave_gold": _gold,
    "advantage_gave_vp": _vp,
    "priory_scored": _vp,
    "builder_returned": _builder_returned,
    "card_yielded": _card_yielded,
    "workers_returned": _workers_returned,
    "court_metal_taken": _court_metal_taken,
    "tax_rolled": _tax_rolled,
    "tax_paid": _debt,
    "craftsman_joined": _craftsman_joined,
    "grey_workers_won": _grey_workers_won,
    "resource_bought": _resource_bought,
    "resource_sold": _resource_sold,
    "craftsman_worked": _craftsman_worked,
    "resource_given_up": _resource_given_up,
    "part_set": _part_set,
    "start_player_named": _start_player_named,
    "market_refilled": _market_refilled,
    "court_metal_laid": _court_metal_laid,
    "black_worker_joined": _black_worker_joined,
    "set_aside_builder_returned": _set_aside_builder_returned,
    "game_ended": _game_ended,
}
