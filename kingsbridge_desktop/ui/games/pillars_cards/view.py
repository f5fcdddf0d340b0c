"""The card table: picture from a position, movement from two, words from the text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from PySide6.QtWidgets import QGraphicsItem

from kingsbridge_desktop.core.types import Action, Event
from kingsbridge_desktop.text.pillars_cards import Text
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.board.motion import Motion
from kingsbridge_desktop.ui.board.picture import Key, Picture, Thing
from kingsbridge_desktop.ui.board.picture_layer import show_in_place
from kingsbridge_desktop.ui.board.scene import BoardScene
from kingsbridge_desktop.ui.board.sharp import Ground
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.board.view import BoardView, Chip, Sheet, ViewContext
from kingsbridge_desktop.ui.games.pillars_cards import hover, layout, movement, pieces, places, sheets
from kingsbridge_desktop.ui.games.pillars_cards.hover_card import HoverCard, NearCard, NearPile
from kingsbridge_desktop.ui.games.pillars_cards.picture import picture


class View(BoardView):
    """The screen of the card game."""

    def __init__(self, context: ViewContext) -> None:
        super().__init__(context, BoardScene(layout.WIDTH, layout.HEIGHT))
        beyond = layout.BEYOND
        wood = self.scene.sceneRect().adjusted(-beyond, -beyond, beyond, beyond)
        self._ground = Ground(cache.TABLE, wood, context.light)
        self._hover_card = HoverCard(context.light)
        self.scene.lay_ground(self._ground)
        self.scene.addItem(self._hover_card)
        self._pointed: Anchor | None = None

    @property
    def text(self) -> Text:
        """The game's own text in the language of the moment."""
        return cast(Text, self.context.text)

    def restyle(self) -> None:
        super().restyle()
        self._ground.light = self._hover_card.light = self.context.light
        self.scene.lay_ground(self._ground)
        self._hover_card.hide()

    # what is seen

    def picture(self, s: Any, viewer: int) -> Picture:
        return picture(s, viewer)

    def make_item(self, key: Key, thing: Thing) -> QGraphicsItem:
        return pieces.make_item(key, thing, self.context, self.text)

    def decorate(self, s: Any) -> None:
        if self._pointed not in self.scene.targets:
            self._hover_card.hide()

    def group(self, e: Event) -> str:
        return movement.group(e)

    def motion(self, before: Any, after: Any, events: Sequence[Event]) -> Motion:
        return movement.motion(before, after, events, self.viewer, self._show_on_the_way)

    def _show_on_the_way(self, key: Key, thing: Thing) -> None:
        show_in_place(self.layer.item(key), thing)

    # what can be done

    def anchor(self, s: Any, a: Action) -> Anchor | None:
        return places.of_action(s, a)

    def intended_action(self, s: Any, anchor: Anchor) -> Action | None:
        return places.intended_action(s, anchor)

    def places_of(self, e: Event) -> list[Anchor]:
        return places.of_event(e)

    def proposal(self, s: Any) -> tuple[str, Sequence[Action]] | None:
        return hover.proposal(s, self.text)

    # words around the table

    def chips(self, s: Any, seat: int) -> list[Chip]:
        return hover.chips(s, self.text, seat)

    def plate_tip(self, s: Any, seat: int) -> str:
        return hover.plate(s, self.text, seat)

    def sheet(self, before: Any, s: Any, events: Sequence[Event]) -> Sheet | None:
        return sheets.deal(s, self.text) if any(e.kind == "deal_ended" for e in events) else None

    def final_sheet(self, s: Any) -> Sheet | None:
        return sheets.final(s, self.text)

    # looking nearer

    def hover(self, s: Any, anchor: Anchor | None) -> str:
        self._pointed = anchor
        self._hover_card.hide()
        self.nearer.stop()
        if s is None:
            return ""
        if self._near() is not None:
            self.nearer.start()
        target = self.scene.targets.get(anchor)
        return hover.told(s, self.text, anchor, offered=target is not None and target.offered)

    def _near(self) -> NearCard | NearPile | None:
        if self.position is None:
            return None
        peek = self.context.settings.values.peek_tricks
        return hover.near(self.position, self.viewer, self.text, self._pointed, peek=peek)

    def look_nearer(self) -> None:
        near, beside = self._near(), self.layer.picture.get(self._pointed)
        if near is not None and beside is not None and not self.director.busy:
            self._hover_card.show_near(near, beside)
