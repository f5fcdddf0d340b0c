"""The cloister map: the painted ground, its names and zones; everything else is in picture, places and hover."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from kingsbridge_desktop.core.types import Action, Event
from kingsbridge_desktop.games.web_of_power.tables import SPACE_LAND
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP
from kingsbridge_desktop.text.web_of_power import Text
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.board.ground import BoardGround
from kingsbridge_desktop.ui.board.items import Label, Plaque, disc_path
from kingsbridge_desktop.ui.board.motion import Motion
from kingsbridge_desktop.ui.board.picture import Key, Picture, Thing
from kingsbridge_desktop.ui.board.scene import BoardScene
from kingsbridge_desktop.ui.board.sharp import Ground
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.board.view import BoardView, Chip, Sheet, ViewContext
from kingsbridge_desktop.ui.games.web_of_power import hover, layout, movement, pieces, places, sheets
from kingsbridge_desktop.ui.games.web_of_power.picture import picture

PLACE_NAMES_FROM = 0.86  # pixels per unit: below it names of places would be smaller than anybody can read
LARGEST_PLACE_NAME = 1.6
NAME_LAYER, NAME_ABOVE = 8, 40  # names of places lie under the pieces, or over all when they are shown by hovering
_DISCARD = QT_TRANSLATE_NOOP("web_of_power_view", "Discard")


class View(BoardView):
    """The screen of Web of Power."""

    def __init__(self, context: ViewContext) -> None:
        super().__init__(context, BoardScene(layout.WIDTH, layout.HEIGHT))
        around = QRectF(-700, -400, layout.WIDTH + 1400, layout.HEIGHT + 800)
        self._table = Ground(cache.TABLE, around, context.light)
        self._map = BoardGround("web_of_power", QRectF(0, 0, layout.SIZE, layout.SIZE), context.light, z=-900)
        self._plaque = Plaque(layout.PLAQUE.width(), layout.PLAQUE.height(), context.light, 24.0)
        self._plaque.setPos(layout.PLAQUE.topLeft())
        for item in (self._table, self._map, self._plaque):
            self.scene.addItem(item)
        self._names: list[QGraphicsItem] = []
        self._place_names: list[QGraphicsItem] = []
        self._titles: list[QGraphicsItem] = []
        self._pointed: Anchor | None = None
        self._add_zones()
        self.restyle()

    @property
    def text(self) -> Text:
        """The game's own text in the language of the moment."""
        return cast(Text, self.context.text)

    # what never moves

    def _add_zones(self) -> None:
        board = layout.board()
        for space, at in enumerate(board.spaces):
            self.add_zone(("space", space), disc_path(board.space_radius + 5), at, 20)
        for land, at in enumerate(board.arms):
            path = QPainterPath()
            path.addRoundedRect(QRectF(-42, -26, 84, 82), 10, 10)
            self.add_zone(("land", land), path, at, 15)
        for number, at in enumerate(board.alliances):
            self.add_zone(("alliance", number), disc_path(board.alliance_radius + 4), at, 15)

    def restyle(self) -> None:
        super().restyle()
        light = self.context.light
        self._table.light = light
        self._table.update()
        self._map.restyle(light)
        self._plaque.restyle(light)
        for item in (*self._names, *self._place_names, *self._titles):
            self.scene.removeItem(item)
        board = layout.board()
        self._names = [
            self._label(self.text.country(land), words, bold=True, spacing=board.spacing)
            for land, words in enumerate(board.land_words)
        ]
        self._place_names = [
            self._label(self.text.space(space), words, bold=False, spacing=100)
            for space, words in enumerate(board.space_words)
        ]
        discard = Label(self.context.language.say(hover.CONTEXT, _DISCARD), 22, "candle", align="left", bold=True)
        discard.setPos(layout.LEFT, layout.DISCARD_MIDDLE + 9)
        discard.setZValue(3)
        self.scene.addItem(discard)
        self._titles = [discard]
        self._show_place_names()

    def _label(self, name: str, words: layout.Words, *, bold: bool, spacing: int) -> Label:
        label = Label(name, words.pixels, self.context.light, align=words.align, bold=bold, spacing=spacing)
        label.setPos(words.at)
        label.setZValue(NAME_LAYER)
        self.scene.addItem(label)
        return label

    def _show_place_names(self) -> None:
        """All of them where they can be read; else those of the country under the pointer, instead of its own name."""
        views = self.scene.views()
        scale = views[0].transform().m11() if views else 1.0
        all_fit = scale >= PLACE_NAMES_FROM
        here = places.land_of(self._pointed)
        for space, label in enumerate(self._place_names):
            label.setVisible(all_fit or SPACE_LAND[space] == here)
            label.setScale(1.0 if all_fit else min(LARGEST_PLACE_NAME, PLACE_NAMES_FROM / max(scale, 0.1)))
            label.setZValue(NAME_LAYER if all_fit else NAME_ABOVE)
        for land, name in enumerate(self._names):
            name.setVisible(all_fit or land != here)

    # what is seen

    def picture(self, s: Any, viewer: int) -> Picture:
        return picture(s, viewer)

    def make_item(self, key: Key, thing: Thing) -> QGraphicsItem:
        return pieces.make_item(key, thing, self.context, self.text)

    def motion(self, before: Any, after: Any, events: Sequence[Event]) -> Motion:
        return movement.motion(before, after, events[-1], self.viewer)

    def decorate(self, s: Any) -> None:
        self._show_place_names()
        self._plaque.write(*hover.plaque(s, self.context, self.text, self._pointed))

    # what can be done

    def anchor(self, s: Any, a: Action) -> Anchor | None:
        return places.of_action(a)

    def intended_action(self, s: Any, anchor: Anchor) -> Action | None:
        return places.intended_action(anchor)

    def places_of(self, e: Event) -> list[Anchor]:
        return places.of_event(self.position, e)

    # words around the board

    def chips(self, s: Any, seat: int) -> list[Chip]:
        return hover.chips(s, self.context, self.text, seat)

    def hover(self, s: Any, anchor: Anchor | None) -> str:
        self._pointed = anchor
        if s is None:
            return ""
        self.decorate(s)
        return hover.told(s, self.context, self.text, anchor)

    def sheet(self, before: Any, s: Any, events: Sequence[Event]) -> Sheet | None:
        return sheets.half_time(s, events, self.text)

    def final_sheet(self, s: Any) -> Sheet | None:
        return sheets.final(s, self.text)
