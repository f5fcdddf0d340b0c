"""What is shown, and how an event changes it: the picture is a function of a Spread and of nothing else.

A spread is a masked state with the little that a picture needs besides. `of_state` makes the spread of a position,
`after` the spread that an event leads to, so that a movement is the difference of two pictures.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from kingsbridge_desktop.core.types import HIDDEN, NOBODY, Event
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.state import State


class Spread(NamedTuple):
    """A state as it is seen: by whom, whose display lies large below the board, what else lies about."""

    s: State
    viewer: int
    shown: int  # the seat of the large display
    bare: int = NOBODY  # the country whose open person has given its stone already
    event: int = NOBODY  # the event card that lies on the sea


def of_state(s: State, viewer: int) -> Spread:
    """The spread of a masked state."""
    shown = viewer if viewer != NOBODY else s.active
    bare = event = NOBODY
    for frame in s.stack:
        if frame.kind == "house":
            bare = frame.args[1]
        elif frame.kind in ("answer_event", "struck"):
            event = frame.args[0]
    return Spread(s, viewer, shown, bare, event)


def after(p: Spread, e: Event) -> Spread:
    """The spread once the event has happened; the same one for what changes nothing to be seen."""
    change = _CHANGES.get(e.kind)
    if change is None:
        return p
    s = p.s.copy()
    more = change(s, *e.args)
    shown = p.viewer if p.viewer != NOBODY else s.active
    return p._replace(s=s, shown=shown, **(more or {}))


Change = dict[str, int] | None


def _year_began(s: State, year: int) -> Change:
    s.year = year
    return None


def _turn_began(s: State, seat: int, half: int) -> Change:
    s.active, s.half = seat, half
    return {"event": NOBODY, "bare": NOBODY}


def _die_turned(s: State, seat: int, die: int, face: int, *_: int) -> Change:
    if die == tables.BLACK:
        s.religion_dice[seat] = face
    else:
        s.faces[5 * seat + die] = face
    return None


def _die_freed(s: State, seat: int, die: int) -> Change:
    s.leven[seat] &= ~(1 << die)
    s.free[seat] |= 1 << die
    return None


def _die_put_on_leven(s: State, seat: int, die: int, number: int) -> Change:
    s.free[seat] &= ~(1 << die)
    s.leven[seat] |= 1 << die
    s.faces[5 * seat + die] = number
    return None


def _religion_turned(s: State, seat: int, face: int) -> Change:
    s.religion_dice[seat] = face
    return None


def _religion_chosen(s: State, seat: int, religion: int, changed: int) -> Change:
    s.religions[seat] = religion
    return None


def _vp(s: State, seat: int, vp: int) -> Change:
    s.vp[seat] += vp
    return None


def _person_passed(s: State, seat: int, vp: int) -> Change:
    return _vp(s, seat, -vp)


def _vp_lost(s: State, seat: int, event: int, vp: int) -> Change:
    return _vp(s, seat, -vp)


def _die_bought(s: State, seat: int, die: int, vp: int) -> Change:
    return _vp(s, seat, -vp)


def _conflict_scored(s: State, seat: int, country: int, vp: int) -> Change:
    return _vp(s, seat, vp)


def _person_turned(s: State, seat: int, person: int, die: int, face: int) -> Change:
    s.faces[5 * seat + die] = face
    return None


def _person_left(s: State, seat: int, person: int, die: int) -> Change:
    s.displays[seat] = tuple(entry for entry in s.displays[seat] if entry >> 3 != person)
    s.free[seat] |= 1 << die  # where it goes is told by the next event
    return None


def _dice_rolled(s: State, seat: int, *rolled: int) -> Change:
    for die, face in zip(rolled[::2], rolled[1::2], strict=True):
        s.faces[5 * seat + die] = face
    return None


def _stone_placed(s: State, seat: int, kind: int, country: int) -> Change:
    s.stones[3 * country + kind] += 1
    return None


def _person_stone_placed(s: State, seat: int, kind: int, country: int) -> Change:
    _stone_placed(s, seat, kind, country)
    return {"bare": country}


def _person_stone_returned(s: State, seat: int, kind: int, country: int) -> Change:
    return {"bare": country}


def _stone_averted(s: State, seat: int, kind: int, country: int) -> Change:
    s.protections[seat] -= 1
    return {"bare": country}


def _stone_removed(s: State, seat: int, kind: int, country: int) -> Change:
    s.stones[3 * country + kind] -= 1
    return None


def _stones_cleared(s: State, country: int) -> Change:
    s.stones[3 * country : 3 * country + 3] = (0, 0, 0)
    return None


def _house_placed(s: State, seat: int, country: int, field: int) -> Change:
    s.houses[4 * seat + country] = field
    return None


def _house_moved(s: State, seat: int, country: int, start: int, end: int) -> Change:
    s.houses[4 * seat + country] = end
    return None


def _house_lost(s: State, seat: int, country: int, field: int) -> Change:
    s.houses[4 * seat + country] = 0
    return None


def _person_taken(s: State, seat: int, person: int, die: int, face: int) -> Change:
    s.open[tables.PERSON_COUNTRY[person]] = -1
    s.free[seat] &= ~(1 << die)
    s.displays[seat] = (*s.displays[seat], person << 3 | die)
    s.faces[5 * seat + die] = face
    return {"bare": NOBODY}


def _person_turned_up(s: State, country: int, person: int) -> Change:
    s.open[country] = person
    s.unseen[country] &= ~(1 << person)
    return {"event": NOBODY, "bare": NOBODY}


def _event_turned_up(s: State, country: int, event: int) -> Change:
    s.unseen[country] &= ~(1 << tables.PERSONS + event)
    return {"event": event}


def _event_ignored(s: State, country: int, event: int) -> Change:
    s.unseen[country] &= ~(1 << tables.PERSONS + event)
    return None


def _deck_used_up(s: State, country: int) -> Change:
    return {"event": NOBODY}


def _open_person_removed(s: State, seat: int, country: int, person: int) -> Change:
    s.open[country] = -1
    return None


def _event_averted(s: State, seat: int, event: int) -> Change:
    s.protections[seat] -= 1
    return None


def _bonus_scored(s: State, seat: int, event: int, vp: int) -> Change:
    s.protections[seat] -= 1
    return _vp(s, seat, vp)


def _good_lost(s: State, seat: int, event: int, good: int) -> Change:
    s.goods[4 * seat + good] -= 1
    return None


def _disc_moved(s: State, seat: int, start: int, end: int, price: int) -> Change:
    s.discs[seat] = end
    return _vp(s, seat, -price)


def _disc_advanced(s: State, seat: int, start: int, end: int) -> Change:
    s.discs[seat] = end
    return None


def _good_gained(s: State, seat: int, good: int) -> Change:
    s.goods[4 * seat + good] += 1
    return None


def _good_sold(s: State, seat: int, country: int, good: int, vp: int) -> Change:
    s.goods[4 * seat + good] -= 1
    return _vp(s, seat, vp)


def _good_sold_by_captain(s: State, seat: int, good: int, vp: int) -> Change:
    s.goods[4 * seat + good] -= 1
    return _vp(s, seat, vp)


def _protection_gained(s: State, seat: int) -> Change:
    s.protections[seat] += 1
    return None


def _advantage_drawn(s: State, seat: int, kind: int) -> Change:
    s.hand_sizes[seat] += 1
    s.hands[seat] += tables.ONE_OF[kind]
    s.supply_size -= 1
    return None


def _advantage_drawn_unseen(s: State, seat: int) -> Change:
    s.hand_sizes[seat] += 1
    s.hands[seat] = HIDDEN
    s.supply_size -= 1
    return None


def _advantages_reshuffled(s: State, size: int) -> Change:
    s.supply_size, s.used = size, 0
    return None


def _advantage_used(s: State, seat: int, kind: int) -> Change:
    s.hand_sizes[seat] -= 1
    s.used += tables.ONE_OF[kind]
    if s.hands[seat] > 0:
        s.hands[seat] -= tables.ONE_OF[kind]
    elif not s.hand_sizes[seat]:
        s.hands[seat] = 0
    return None


_CHANGES: dict[str, Callable[..., Change]] = {
    "year_began": _year_began,
    "turn_began": _turn_began,
    "leven_turned": _die_turned,
    "leven_freed": _die_freed,
    "die_freed": _die_freed,
    "die_turned": _die_turned,
    "die_put_on_leven": _die_put_on_leven,
    "religion_turned": _religion_turned,
    "religion_rolled": _religion_turned,
    "religion_chosen": _religion_chosen,
    "minority_scored": _vp,
    "vp_gained": _vp,
    "person_passed": _person_passed,
    "vp_lost": _vp_lost,
    "die_bought": _die_bought,
    "conflict_scored": _conflict_scored,
    "person_turned": _person_turned,
    "person_left": _person_left,
    "dice_rolled": _dice_rolled,
    "stone_placed": _stone_placed,
    "person_stone_placed": _person_stone_placed,
    "person_stone_returned": _person_stone_returned,
    "stone_averted": _stone_averted,
    "stone_removed": _stone_removed,
    "stones_cleared": _stones_cleared,
    "house_placed": _house_placed,
    "house_raised": _house_moved,
    "house_pushed": _house_moved,
    "house_lost": _house_lost,
    "person_taken": _person_taken,
    "person_turned_up": _person_turned_up,
    "event_turned_up": _event_turned_up,
    "event_ignored": _event_ignored,
    "deck_used_up": _deck_used_up,
    "open_person_removed": _open_person_removed,
    "event_averted": _event_averted,
    "bonus_scored": _bonus_scored,
    "good_lost": _good_lost,
    "disc_moved": _disc_moved,
    "disc_advanced": _disc_advanced,
    "good_gained": _good_gained,
    "good_sold": _good_sold,
    "good_sold_by_captain": _good_sold_by_captain,
    "protection_gained": _protection_gained,
    "advantage_drawn": _advantage_drawn,
    "advantage_drawn_unseen": _advantage_drawn_unseen,
    "advantages_reshuffled": _advantages_reshuffled,
    "advantage_used": _advantage_used,
}
