"""Where the movement of pieces and cards is special: where they come from, and the scorings told step by step."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from kingsbridge_desktop.core.types import HIDDEN, Event
from kingsbridge_desktop.games.web_of_power.state import State
from kingsbridge_desktop.ui.board.motion import Flight, Motion
from kingsbridge_desktop.ui.board.picture import Key, Point, Thing
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.games.web_of_power import layout, places
from kingsbridge_desktop.ui.games.web_of_power.pieces import BLACK, Card, Gain, Piece

HAND: Point = (layout.LEFT + layout.MARGIN / 2, layout.HAND_TOP + layout.CARD * 0.75)
OUTSIDE: Point = (layout.SIZE / 2, layout.HEIGHT + 60)  # where the others' cards and all pieces come from
PLACING, TRAVEL, SCORING = 320, 250, 380  # ms
SCORE_REST = 420
LINE = 36.0  # between two lines of points over a place
_CARDS = ("card_played", "joker_played", "card_swapped", "card_discarded")


def motion(before: State, after: State, e: Event, viewer: int) -> Motion:
    """How the board goes from one position to the next with an event."""
    match e.kind, e.args:
        case (("cloister_placed" | "councillor_placed"), _):
            return Motion(PLACING, enter=_from_outside)
        case kind, (seat, card) if kind in _CARDS:
            return _card(card, HAND if seat == viewer else OUTSIDE, layout.point(layout.discard_at(card)))
        case "open_card_taken", (seat, card, slot):
            return _card(card, layout.point(layout.SLOTS[slot]), HAND if seat == viewer else OUTSIDE)
        case "card_drawn", (_, card):
            return _card(card, layout.point(layout.PILE), HAND)
        case "card_drawn_unseen", _:
            return _card(HIDDEN, layout.point(layout.PILE), OUTSIDE)
        case "open_card_turned_up", (card, slot):
            return _card(card, layout.point(layout.PILE), layout.point(layout.SLOTS[slot]))
        case (("country_scored" | "alliance_scored" | "chains_scored"), _):
            return _score(before, after, e)
    return Motion(0)


def _from_outside(key: Key, thing: Thing) -> Thing | None:
    return thing.moved(OUTSIDE) if isinstance(thing.face, Piece) else None


def _card(kind: int, start: Point, end: Point) -> Motion:
    return Motion(TRAVEL, flights=[Flight(Thing(Card(kind, layout.CARD, 1), *start), end)])


def _score(before: State, after: State, e: Event) -> Motion:
    """Lights the place, writes the points above it; the markers move by themselves."""
    gains = [after.points(seat) - before.points(seat) for seat in range(after.seats)]
    if not any(gains):
        return Motion(0)
    marks = places.of_event(after, e)
    flights = _figures(marks[0], gains) if marks else []
    if e.kind == "alliance_scored":
        at = layout.point(layout.board().alliances[e.args[0]])
        flights.append(Flight(Thing(Piece("disc", BLACK, 36.0), at[0], at[1] - 60), at))
    return Motion(SCORING, SCORE_REST, flights=flights, marks=marks)


def _figures(anchor: Anchor, gains: Sequence[int]) -> list[Flight]:
    """Who gets how much, over the place it is for."""
    board = layout.board()
    middle: QPointF
    match anchor:
        case ("land", int(land)):
            middle = board.arms[land]
        case ("alliance", int(number)):
            middle = board.alliances[number]
        case ("space", int(space)):
            middle = board.spaces[space]
        case _:
            return []
    scoring = [(seat, gain) for seat, gain in enumerate(gains) if gain]
    found = []
    for row, (seat, gain) in enumerate(scoring):
        x = min(max(middle.x(), 120), layout.SIZE - 120)
        y = max(middle.y() - 34 - LINE * (len(scoring) - 1 - row), 90)
        found.append(Flight(Thing(Gain(seat, gain), x, y), (x, y)))
    return found
