"""What lies on the cloister map and beside it, from a masked position."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import HIDDEN, NOBODY
from kingsbridge_desktop.games.web_of_power.chains import SHORTEST, rows
from kingsbridge_desktop.games.web_of_power.state import HELD, State
from kingsbridge_desktop.games.web_of_power.tables import KINDS
from kingsbridge_desktop.ui.board.picture import Key, Picture, Point, Thing
from kingsbridge_desktop.ui.games.web_of_power import layout
from kingsbridge_desktop.ui.games.web_of_power.pieces import Card, Chain, Count, HandTitle, Piece, Title

BACK = HIDDEN  # the kind of a card that is not seen

Things = dict[Key, Thing]


def picture(s: State, viewer: int) -> Picture:
    """Everything that can change its place or its face."""
    found: Things = {}
    _pieces(s, found)
    _markers(s, found)
    _cards(s, found)
    _discards(s, found)
    _hand(s, viewer, found)
    return found


def _pieces(s: State, found: Things) -> None:
    board = layout.board()
    for seat, mask in enumerate(s.cloisters):
        for space in members_of(mask):
            at = layout.standing(board.spaces[space], layout.CLOISTER)
            found["cloister", space] = Thing(Piece("cloister", seat, layout.CLOISTER), *at, 22)
        for row in rows(mask):
            found["chain", seat, tuple(row)] = Thing(Chain(seat, tuple(row), len(row) >= SHORTEST), 0, 0, 5)
    for land, places in enumerate(board.seats):
        council = [seat for seat in range(s.seats) for _ in range(s.council[land * s.seats + seat])]
        for number, (place, seat) in enumerate(zip(places, council, strict=False)):
            nth = council[:number].count(seat)
            at = layout.standing(place, layout.COUNCILLOR)
            found["councillor", land, seat, nth] = Thing(Piece("councillor", seat, layout.COUNCILLOR), *at, 23)


def _markers(s: State, found: Things) -> None:
    points = [s.points(seat) for seat in range(s.seats)]
    for seat in range(s.seats):
        found["marker", seat] = Thing(Piece("disc", seat, layout.MARKER), *marker_place(points, seat), 30 + seat)


def marker_place(points: Sequence[int], seat: int) -> Point:
    """Where a seat's marker lies; those on one field are spread."""
    same = [other for other, value in enumerate(points) if value % layout.TRACK == points[seat] % layout.TRACK]
    return layout.marker_at(points[seat], same.index(seat), len(same))


def _cards(s: State, found: Things) -> None:
    found["pile",] = Thing(
        Card(BACK, layout.CARD, min(s.pile_size, 2), str(s.pile_size)), *layout.point(layout.PILE), 25
    )
    for slot, kind in enumerate(s.display):
        if kind != HIDDEN:
            key = ("open", kind) if ("open", kind) not in found else ("open", kind, slot)
            found[key] = Thing(Card(kind, layout.CARD, 1), *layout.point(layout.SLOTS[slot]), 25)


def _discards(s: State, found: Things) -> None:
    """What lies on the open discard, kind by kind (WP-05, WP-18)."""
    for kind in range(KINDS):
        count = s.discard[kind]
        at = layout.discard_at(kind)
        found["discard", kind] = Thing(Count(kind, count), *layout.point(at), 25, opacity=1.0 if count else 0.55)
        number = layout.DISCARD_NUMBER
        found["discarded", kind] = Thing(
            Title(str(count), number), at.x() + layout.DISCARD_CARD / 2 + 3, at.y() + 9, 26
        )


def _hand(s: State, viewer: int, found: Things) -> None:
    seat = viewer if viewer != NOBODY else (s.stack[-1].seat if s.stack else 0)
    if seat == NOBODY:
        seat = 0
    hand = s.hands[seat]
    held = [(kind, count) for kind, count in enumerate(HELD[hand]) if count]
    hidden = s.veil.hidden[seat] if s.veil is not None else 0
    places = len(held) + (1 if hidden else 0)
    for place, (kind, count) in enumerate(held):
        at = layout.point(layout.hand_at(place, places))
        found["hand", kind] = Thing(Card(kind, layout.CARD, count), *at, 25)
    if hidden:
        at = layout.point(layout.hand_at(places - 1, places))
        found["hidden",] = Thing(Card(BACK, layout.CARD, hidden), *at, 25)
    found["hand title",] = Thing(HandTitle(seat), layout.LEFT, layout.HAND_TITLE, 3)
