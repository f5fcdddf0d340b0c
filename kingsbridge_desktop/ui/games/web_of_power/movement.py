"""How pieces, cards and score markers travel; the scorings step by step, as at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from kingsbridge_desktop.core.types import Event
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.board.director import Beat, Move
from kingsbridge_desktop.ui.board.things import Label, Piece
from kingsbridge_desktop.ui.games.web_of_power import layout
from kingsbridge_desktop.ui.games.web_of_power.items import CardPile

if TYPE_CHECKING:
    from kingsbridge_desktop.ui.games.web_of_power.view import View

HAND = QPointF(layout.LEFT + layout.MARGIN / 2, layout.HAND_TOP + 100)
OUTSIDE = QPointF(layout.SIZE / 2, layout.HEIGHT + 60)  # where the others' cards come from
SCORE_REST = 420


class Movement:
    """Queues beats with the view's director; all it adds to the board is gone at the next `clear`."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._guests: list[QGraphicsItem] = []
        self._points: list[int] = []

    def clear(self) -> None:
        """Takes away what only flew by."""
        for item in self._guests:
            self._view.scene.removeItem(item)
        self._guests = []
        self._points = []

    def perform(self, e: Event, s: Any) -> None:
        """Queues the movement of an event."""
        match e.kind, e.args:
            case "cloister_placed", (seat, space):
                self._piece(f"cloister:{self._colour(seat)}", 40.0, layout.board().spaces[space] + QPointF(0, -6))
            case "councillor_placed", (seat, land):
                here = s.councillors_in(land) if s is not None else 0
                places = layout.board().seats[land]
                at = places[min(here, len(places) - 1)]
                self._piece(f"councillor:{self._colour(seat)}", 27.0, at + QPointF(0, -5))
            case (("card_played" | "joker_played" | "card_swapped" | "card_discarded"), (seat, kind)):
                self._card(self._view.face(kind), HAND if self._is_viewer(seat) else OUTSIDE, layout.discard_at(kind))
            case "open_card_taken", (seat, kind, slot):
                self._card(self._view.face(kind), layout.SLOTS[slot], HAND if self._is_viewer(seat) else OUTSIDE)
            case "card_drawn", (_, kind):
                self._card(self._view.face(kind), layout.PILE, HAND)
            case "card_drawn_unseen", _:
                self._card(cache.card("card_back", deck="web_of_power"), layout.PILE, OUTSIDE)
            case "open_card_turned_up", (kind, slot):
                self._card(self._view.face(kind), layout.PILE, layout.SLOTS[slot])
            case "country_scored", (_, _, *points):
                self._score(e, points, s)
            case "alliance_scored", (number, *points):
                if any(points):
                    self._black_marker(number)
                    self._score(e, points, s)
            case "chains_scored", (seat, points) if points:
                self._score(e, [points if other == seat else 0 for other in range(len(self._view.context.seats))], s)

    def _colour(self, seat: int) -> str:
        return self._view.context.colours[seat]

    def _is_viewer(self, seat: int) -> bool:
        return self._view.viewer == seat

    def _guest(self, item: QGraphicsItem, at: QPointF) -> None:
        item.setPos(at)
        item.setZValue(60)
        item.hide()
        self._view.scene.addItem(item)
        self._guests.append(item)

    def _piece(self, emblem: str, size: float, to: QPointF) -> None:
        piece = Piece(emblem, size, self._view.context.light)
        self._guest(piece, OUTSIDE)
        self._view.director.add(Beat([Move(piece, to)], before=piece.show, duration=320))

    def _card(self, picture: cache.Picture, start: QPointF, to: QPointF) -> None:
        card = CardPile(("flying", len(self._guests)), picture, layout.CARD, self._view.context.light, 1)
        self._guest(card, start)
        self._view.director.add(Beat([Move(card, to)], before=card.show, after=card.hide))

    def _black_marker(self, number: int) -> None:
        marker = Piece("disc:black", 36.0, self._view.context.light)
        at = layout.board().alliances[number]
        self._guest(marker, at + QPointF(0, -60))
        self._view.director.add(Beat([Move(marker, at)], before=marker.show, duration=200))

    def _score(self, e: Event, points: list[int], s: Any) -> None:
        """Lights the place, writes the points above it and moves the markers."""
        view = self._view
        if not self._points and s is not None:
            self._points = [s.points(seat) for seat in range(s.seats)]
        after = [old + gain for old, gain in zip(self._points, points, strict=True)]
        self._points = after
        places = view.places_of(e)
        labels = self._figures(places[0] if places else None, points)
        moves = [Move(view.markers[seat], view.marker_place(after, seat)) for seat, gain in enumerate(points) if gain]

        def light() -> None:
            view.scene.mark(places)
            for label in labels:
                label.show()

        def put_out() -> None:
            view.scene.mark(())
            for label in labels:
                label.hide()

        view.director.add(Beat(moves, before=light, rest=SCORE_REST, duration=380))
        view.director.add(Beat(before=put_out))

    def _figures(self, anchor: Any, points: list[int]) -> list[QGraphicsItem]:
        board = layout.board()
        match anchor:
            case ("land", int(land)):
                middle = board.arms[land]
            case ("alliance", int(number)):
                middle = board.alliances[number]
            case ("space", int(space)):
                middle = board.spaces[space]
            case _:
                return []
        found: list[QGraphicsItem] = []
        scoring = [(seat, gain) for seat, gain in enumerate(points) if gain]
        for row, (seat, gain) in enumerate(scoring):
            label = Label(f"{self._view.context.seats[seat].name} +{gain}", 30, "day", bold=True)
            label_at = middle + QPointF(0, -34 - 36 * (len(scoring) - 1 - row))
            self._guest(label, QPointF(min(max(label_at.x(), 120), layout.SIZE - 120), max(label_at.y(), 90)))
            found.append(label)
        return found
