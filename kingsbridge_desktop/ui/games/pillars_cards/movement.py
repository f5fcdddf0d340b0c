"""Movement as the difference of two spreads: every card travels from where it lay to where it lies."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import HIDDEN, Event
from kingsbridge_desktop.games.pillars_cards.tables import BRICK_MAKER, MATERIALS, OWN
from kingsbridge_desktop.ui.art.cache import Picture
from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.board.director import Move
from kingsbridge_desktop.ui.board.scene import BoardScene
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.games.pillars_cards import layout, places
from kingsbridge_desktop.ui.games.pillars_cards.items import CardItem
from kingsbridge_desktop.ui.games.pillars_cards.layout import BACK_WIDTH, Place
from kingsbridge_desktop.ui.games.pillars_cards.picture import Spread

# ms: how long an event moves, and how long it then rests so that people see it
TIMES: dict[str, tuple[int, int]] = {
    "card_played": (250, 160),
    "trick_taken": (330, 180),
    "king_trick_set_aside": (330, 260),
    "king_trick_got": (420, 260),
    "king_trick_lapsed": (330, 200),
    "advantage_laid_out": (330, 380),
    "advantage_returned": (300, 300),
    "material_got": (280, 60),
    "brick_made": (320, 160),
    "material_converted": (320, 160),
    "craftsmen_scored": (300, 120),
    "card_scored": (300, 100),
    "material_given_up": (260, 60),
    "player_scored": (330, 250),
    "deal_began": (380, 120),
    "hand_dealt": (1, 200),
}
FULL_TRICK_REST = 650  # the last card of a trick is looked at before the trick is taken away


class Cast:
    """The single cards of the table as items of the scene."""

    def __init__(self, scene: BoardScene, face: Callable[[int], Picture]) -> None:
        self._scene = scene
        self._face = face
        self.items: dict[Anchor, CardItem] = {}

    def show(self, places: dict[Anchor, Place], light: Theme) -> None:
        """Exactly these cards, at rest."""
        for anchor in [anchor for anchor in self.items if anchor not in places]:
            self._drop(anchor)
        for anchor, place in places.items():
            item = self.items.get(anchor)
            picture = self._face(place.face)
            if item is None:
                self._add(anchor, place, light)
            elif not item.resting or (item.place, item.picture, item.light) != (place, picture, light):
                item.rest(place, picture, light)

    def _add(self, anchor: Anchor, place: Place, light: Theme) -> CardItem:
        item = CardItem(anchor, place, self._face(place.face), light)
        self.items[anchor] = item
        self._scene.add_target(item)
        return item

    def _drop(self, anchor: Anchor) -> None:
        del self.items[anchor]
        self._scene.drop_target(anchor)

    def depart(
        self, before: Spread, after: Spread, was: dict[Anchor, Place], will: dict[Anchor, Place], light: Theme
    ) -> list[Move]:
        """Sets the cards at the start of their way from one spread to the next."""
        moves = []
        for anchor in list(self.items):
            if anchor not in will:
                end = whereabouts(after, anchor)
                if end is None or self._turns_over(anchor, before, after):
                    self._drop(anchor)
                else:
                    moves.append(self._send(anchor, was[anchor], end))
        for anchor, end in will.items():
            start = was.get(anchor)
            if start is None:
                start = self._origin(anchor, before, after, was) or end
                self._add(anchor, end, light)
            if start[:3] != end[:3]:
                moves.append(self._send(anchor, start, end))
        return moves

    def _send(self, anchor: Anchor, start: Place, end: Place) -> Move:
        item = self.items[anchor]
        item.depart(start, end)
        return Move(item, item.corner(end), scale=end.width / item.width)

    @staticmethod
    def _turns_over(anchor: Anchor, before: Spread, after: Spread) -> bool:
        """Whether a back goes away because its face is seen now, in the trick or in the own hand."""
        return isinstance(anchor, tuple) and anchor[0] == "back" and before.deal == after.deal

    @staticmethod
    def _origin(anchor: Anchor, before: Spread, after: Spread, was: dict[Anchor, Place]) -> Place | None:
        """Where a card comes from that was not seen before."""
        if before.deal != after.deal:
            return _middle(layout.DECK)
        if isinstance(anchor, tuple) and anchor[0] == "card" and anchor[1] in after.trick:
            seat = after.player_of(after.trick.index(anchor[1]))
            hand = before.hands[seat]
            return was.get(places.back(seat, len(hand) - 1)) if HIDDEN in hand else None
        return whereabouts(before, anchor)


def whereabouts(spread: Spread, anchor: Anchor) -> Place | None:
    """The pile in which a card lies that is not seen by itself; None where nobody can say."""
    if not isinstance(anchor, tuple):
        return None
    if anchor[0] == "back":
        return _middle(layout.DECK)
    card = anchor[1]
    for seat, taken in enumerate(spread.taken):
        if taken >> card & 1:
            return _middle(layout.places_of(spread.seats, spread.viewer, seat).pile)
    if spread.king_trick >> card & 1:
        return king_place()
    return _middle(layout.DECK)


def king_place() -> Place:
    """Where the king's trick lies."""
    return Place(layout.KING.right() - 58, layout.KING.center().y(), BACK_WIDTH, 5, HIDDEN)


def _middle(box: QRectF) -> Place:
    x = box.left() + 58  # a pile stands at the left of its box
    return Place(x, box.center().y(), BACK_WIDTH, 5, HIDDEN)


class Flight(NamedTuple):
    """A small emblem that explains a change: from where to where, and whether it fades on the way."""

    emblem: str
    start: QPointF
    end: QPointF
    fades: bool = False


def flights(e: Event, before: Spread, after: Spread, arranged: dict[Anchor, Place]) -> list[Flight]:
    """The emblems that travel with an event of the scoring; `arranged` is the arrangement it leads to."""
    if e.kind == "king_trick_got":
        pile = layout.places_of(after.seats, after.viewer, e.args[0]).pile
        return [Flight("king", king_place().point, pile.center())]
    if e.kind == "advantage_returned":
        return [Flight("advantage", king_place().point, _middle(layout.DECK).point)]

    def of_card(card: int) -> QPointF:
        place = arranged.get(places.card(card))
        return place.point if place is not None else layout.SHEET.center()

    if e.kind == "material_got":
        _, kind, card = e.args
        return [Flight(MATERIALS[kind], of_card(card), layout.material_box(kind).center())]
    if e.kind == "brick_made":
        _, given, made = e.args
        start, end = layout.material_box(given).center(), layout.material_box(made).center()
        return [
            Flight(MATERIALS[given], start, of_card(BRICK_MAKER)),
            Flight(MATERIALS[made], of_card(BRICK_MAKER), end),
        ]
    if e.kind == "material_converted":
        _, card, kind, _ = e.args
        return [Flight(MATERIALS[kind], layout.material_box(kind).center(), of_card(card))]
    if e.kind == "material_given_up":
        start = layout.material_box(e.args[1]).center()
        return [Flight(MATERIALS[e.args[1]], start, start + QPointF(0, -160), fades=True)]
    if e.kind == "craftsmen_scored":
        own = after.taken[e.args[0]] & OWN[after.colours[e.args[0]]]
        return [Flight("victory_point", of_card(card), layout.GAIN) for card in members_of(own)]
    if e.kind == "card_scored":
        return [Flight("victory_point", of_card(e.args[1]), layout.GAIN)]
    return []
