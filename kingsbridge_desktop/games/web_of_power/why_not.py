"""Why something cannot be done: shares its predicates with `turn` and `refill`."""

from __future__ import annotations

from kingsbridge_desktop.core.types import Action, Frame, Reason
from kingsbridge_desktop.games.web_of_power.refill import legal_draw
from kingsbridge_desktop.games.web_of_power.state import State
from kingsbridge_desktop.games.web_of_power.tables import KINDS, LAND_KIND, LAND_MASK, LANDS, SPACE_LAND, SPACES
from kingsbridge_desktop.games.web_of_power.turn import legal_more, legal_place, legal_turn, place_lands, targets

_ARGUMENT_BELOW = {
    "play": KINDS,
    "joker": KINDS,
    "swap": KINDS,
    "discard": KINDS,
    "take": KINDS,
    "place_cloister": SPACES,
    "place_councillor": LANDS,
}
_LEGAL = {"turn": legal_turn, "place": legal_place, "more": legal_more, "draw": legal_draw}


def why_not(s: State, a: Action) -> Reason | None:
    """The rule against an action of the seat that is asked; None if it is legal or means nothing here."""
    if not s.stack or not _is_well_formed(a):
        return None
    frame = s.stack[-1]
    if a in _LEGAL[frame.kind](s, frame):
        return None
    if a.kind in ("place_cloister", "place_councillor"):
        return _not_placed(s, frame, a)
    if a.kind in ("play", "joker"):
        return _not_played(s, frame, a)
    if a.kind in ("swap", "discard"):
        return _not_swapped(s, frame, a)
    if a.kind == "done":
        return Reason("piece_first") if frame.kind == "place" else None
    return _not_drawn(s, frame, a)


def _is_well_formed(a: Action) -> bool:
    if a.kind in ("done", "draw"):
        return a.args == ()
    return a.kind in _ARGUMENT_BELOW and len(a.args) == 1 and 0 <= a.args[0] < _ARGUMENT_BELOW[a.kind]


def _not_placed(s: State, frame: Frame, a: Action) -> Reason | None:
    land = SPACE_LAND[a.args[0]] if a.kind == "place_cloister" else a.args[0]
    if frame.kind == "draw":
        return _refilling(frame)
    if frame.kind == "more" and land != frame.args[0]:
        return Reason("one_country", (frame.args[0],))
    place = frame.kind == "place"
    if place and not place_lands(s, frame) >> land & 1:
        kind, count, chosen = frame.args
        if chosen >= 0:
            return Reason("one_country", (chosen,))
        return Reason("not_on_card", (kind, land)) if count == 1 else Reason("joker_own_country", (kind, land))
    if a.kind == "place_cloister":
        return _no_cloister(s, frame.seat, a.args[0]) or Reason("card_first")
    return _no_councillor(s, frame.seat, land) or Reason("card_first")


def _refilling(frame: Frame) -> Reason:
    """Why nothing more is placed in this turn: it opened a country (WP-14), or it is simply over."""
    return Reason("opened_country", frame.args) if frame.args else Reason("refill_now")


def _no_cloister(s: State, seat: int, space: int) -> Reason | None:
    owner = next((other for other in range(s.seats) if s.cloisters[other] >> space & 1), -1)
    if owner >= 0:
        return Reason("space_taken", (space, owner))
    return None if s.cloisters_left(seat) else Reason("no_cloisters_left", (seat,))


def _no_councillor(s: State, seat: int, land: int) -> Reason | None:
    if not s.supply[seat]:
        return Reason("no_councillors_left", (seat,))
    if s.room_lands >> land & 1:
        return None
    if s.free & LAND_MASK[land] == LAND_MASK[land]:
        return Reason("empty_country", (land,))
    return Reason("councillor_limit", (land, s.limit(land)))


def _not_played(s: State, frame: Frame, a: Action) -> Reason | None:
    kind = a.args[0]
    count = 1 if a.kind == "play" else 2
    if frame.kind == "place":
        return Reason("piece_first")
    if frame.kind == "draw":
        return _refilling(frame)
    held = s.hands[frame.seat] >> 2 * kind & 3
    if not held:
        return Reason("not_in_hand", (kind,))
    if held < count:
        return Reason("no_pair", (kind,))
    if frame.kind == "more":
        land = frame.args[0]
        if count == 2:
            return Reason("joker_own_country", (kind, land))
        return Reason("needs_pair", (kind, land)) if kind != LAND_KIND[land] else None
    if not s.takes(frame.seat) & targets(kind, count):
        return Reason("no_place_for_card" if count == 1 else "no_place_for_joker", (kind,))
    return None


def _not_swapped(s: State, frame: Frame, a: Action) -> Reason | None:
    if frame.kind == "draw":
        return Reason("refill_now")
    if frame.kind != "turn":
        return Reason("swap_instead")
    if (a.kind == "swap") == (s.used_up == 2):
        return Reason("nothing_drawn_any_more") if a.kind == "swap" else None
    return Reason("not_in_hand", (a.args[0],))


def _not_drawn(s: State, frame: Frame, a: Action) -> Reason | None:
    if s.used_up == 2:
        return Reason("nothing_drawn_any_more")
    if frame.kind in ("draw", "more"):
        return Reason("not_open", (a.args[0],))
    return Reason("piece_first" if frame.kind == "place" else "draw_after_placing")
