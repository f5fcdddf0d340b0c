"""The card table: picture from a position, movement from two, words from the text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import HIDDEN, Action, Event
from kingsbridge_desktop.games.pillars_cards.state import tricks_per_deal
from kingsbridge_desktop.play.match import Moment
from kingsbridge_desktop.text.pillars_cards import Text
from kingsbridge_desktop.ui.board.motion import Motion
from kingsbridge_desktop.ui.board.painted_view import Modules, PaintedView
from kingsbridge_desktop.ui.board.picture import Key, Thing
from kingsbridge_desktop.ui.board.picture_layer import show_in_place
from kingsbridge_desktop.ui.board.preparation import Preparation, painting
from kingsbridge_desktop.ui.board.slip import Note
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.board.view import Chip, Sheet, Steps, ViewContext
from kingsbridge_desktop.ui.games.pillars_cards import (
    almanac,
    hover,
    layout,
    movement,
    picture,
    pieces,
    places,
    sheets,
    spoken,
)
from kingsbridge_desktop.ui.games.pillars_cards.sounds import SOUNDS


class View(PaintedView[Text]):
    """The screen of the card game."""

    MODULES = Modules(picture, places, almanac)
    OWNED = frozenset(("back",))
    RIBBON = layout.RIBBON
    SOUNDS = SOUNDS

    def __init__(self, context: ViewContext) -> None:
        super().__init__(context, layout.ROOM)
        self._preparation = Preparation(self)

    # what is seen

    def make_item(self, key: Key, thing: Thing) -> QGraphicsItem:
        return pieces.make_item(key, thing, self.context, self.text)

    def decorate(self, s: Any) -> None:
        if self.pointed not in self.scene.targets:
            self.put_away()

    def steps(self, s: Any) -> Steps | None:
        tricks, done = tricks_per_deal(s), len(s.past)
        names = tuple(f"{number + 1} / {tricks}" for number in range(tricks))
        return Steps(names, done + 1) if done < tricks and s.stack else None

    def group(self, e: Event) -> str:
        return movement.group(e)

    def motion(self, before: Any, after: Any, events: Sequence[Event]) -> Motion:
        return movement.motion(before, after, events, self.viewer, self._show_on_the_way)

    def _show_on_the_way(self, key: Key, thing: Thing) -> None:
        show_in_place(self.layer.item(key), thing)

    def passing(self, moments: Sequence[Moment]) -> None:
        """The cards of the sheet that a step leads to are painted while the step is seen."""
        views, light = self.scene.views(), self.context.light
        if views and moments:
            scale, ratio = views[0].transform().m11(), views[0].devicePixelRatioF()
            cards = pieces.cards_on_sheet(self.picture(moments[-1].position, self.viewer), self.text)
            self._preparation.begin(painting(sized, scale, ratio, light) for sized in cards)

    # what can be done

    def thing(self, s: Any, anchor: Anchor) -> tuple[str, Sequence[int]]:
        return places.thing(s, anchor), ()

    def points_left(self, s: Any, a: Action) -> int:
        return hover.points_left(s, a)

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

    def ribbon_rooms(self) -> Sequence[QRectF]:
        has_sheet = self.layer.item(places.SHEET) is not None
        return layout.caption_rooms(len(self.context.seats), has_sheet=has_sheet)

    # what is told

    def told(self, s: Any, anchor: Anchor | None) -> str:
        target = self.scene.targets.get(anchor)
        return hover.told(s, self.text, anchor, offered=target is not None and target.offered)

    def spoken(self, s: Any, anchor: Anchor) -> str:
        peek = self.context.settings.values.peek_tricks
        return spoken.spoken(s, self.viewer, self.text, anchor, self.told(s, anchor), peek=peek)

    def areas(self, s: Any) -> Sequence[tuple[str, Sequence[Anchor]]]:
        return spoken.areas(s, self.text, self.places("card", "material", "pile", "seat", "king", "deck"))

    def beside(self, s: Any) -> Sequence[str]:
        return spoken.beside(s, self.text)

    def spared(self, anchor: Anchor | None) -> QRectF:
        return hover.spared(self.position, anchor)

    def compared(self, anchor: Anchor | None) -> Sequence[QRectF]:
        """The hand and the trick, beside a card of the hand; the score sheet, beside what does not lie on it."""
        if self.spared(anchor).isEmpty():
            target = self.scene.targets.get(anchor) if anchor is not None else None
            if target is None or self.layer.item(places.SHEET) is None or target.scene_box().intersects(layout.SHEET):
                return ()
            return [layout.SHEET]
        s = self.position
        cards = [card for hand in s.hand if hand != HIDDEN for card in members_of(hand)]
        targets = [self.scene.targets.get(places.card(card)) for card in (*cards, *s.trick)]
        boxes = [target.scene_box() for target in targets if target is not None and target.anchor != anchor]
        return [*boxes, layout.NOTE]

    def note(self, s: Any, anchor: Anchor | None) -> Note | None:
        peek = self.context.settings.values.peek_tricks
        return hover.note(s, self.viewer, self.text, anchor, peek=peek)
