"""The Channel board: the painted ground, its names and zones; everything else is in picture, places and hover."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.core.types import Action, Event
from kingsbridge_desktop.text.column_of_fire import Text
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.board.director import Beat
from kingsbridge_desktop.ui.board.ground import BoardGround
from kingsbridge_desktop.ui.board.items import Label, disc_path
from kingsbridge_desktop.ui.board.motion import Motion
from kingsbridge_desktop.ui.board.picture import Key, Picture, Thing
from kingsbridge_desktop.ui.board.picture_layer import PictureLayer
from kingsbridge_desktop.ui.board.scene import BoardScene
from kingsbridge_desktop.ui.board.sharp import Ground
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.board.view import BoardView, Chip, Sheet, ViewContext
from kingsbridge_desktop.ui.games.column_of_fire import hover, layout, movement, pieces, places, sheets
from kingsbridge_desktop.ui.games.column_of_fire.faces import Style
from kingsbridge_desktop.ui.games.column_of_fire.picture import display, picture, shown_seat
from kingsbridge_desktop.ui.games.column_of_fire.signs import NoteItem, Ribbon

LOOK_NEARER = 280  # ms that the pointer rests before a note or a display is laid over the board


class _Table(Ground):
    """The wood around the board: nothing is painted under the board itself."""

    def __init__(self, light: Theme) -> None:
        super().__init__(cache.TABLE, QRectF(-700, -400, layout.WIDTH + 1400, layout.HEIGHT + 800), light)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not layout.BOARD.contains(option.exposedRect):
            super().paint(painter, option, widget)


class View(BoardView):
    """The screen of A Column of Fire."""

    def __init__(self, context: ViewContext) -> None:
        super().__init__(context, BoardScene(layout.WIDTH, layout.HEIGHT))
        self._table = _Table(context.light)
        self._board = BoardGround("column_of_fire", layout.BOARD, context.light, z=-900)
        self._note = NoteItem(context.light)
        for item in (self._table, self._board, self._note):
            self.scene.addItem(item)
        self._names: list[QGraphicsItem] = []
        self._over = PictureLayer(self.scene, lambda key, thing: self.make_item(None, thing))  # what pointing shows
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
        for country, land in enumerate(board.lands):
            self.add_zone(("land", country), _box(layout.NAME_ZONE), land.name.at, layout.Layer.ZONE)
            zone = land.stones_zone
            self.add_zone(
                ("stones", country), _box(QRectF(QPointF(0, 0), zone.size())), zone.topLeft(), layout.Layer.ZONE
            )
            for number, at in enumerate(land.houses):
                self.add_zone(("house_field", country, number + 1), disc_path(layout.HOUSE_ZONE), at, layout.Layer.ZONE)
        for field, (disc, medallion) in enumerate(zip(board.fields, board.medallions, strict=True)):
            path = QPainterPath()
            path.addEllipse(medallion - disc, layout.MEDALLION_ZONE, layout.MEDALLION_ZONE)
            path.addEllipse(QPointF(0, 0), layout.DISC / 2, layout.DISC / 2)
            self.add_zone(("field", field), path.simplified(), disc, layout.Layer.ZONE)

    def restyle(self) -> None:
        super().restyle()
        light = self.context.light
        self._style = Style(light, self.text, self.context.colours)
        self._teller = hover.Teller(self._style)
        self._table.light = light
        self._table.update()
        self._board.restyle(light)
        self._put_away()
        self._over.clear()
        for item in self._names:
            self.scene.removeItem(item)
        self._names = []
        for country, land in enumerate(layout.board().lands):
            name = Label(self.text.country(country).upper(), layout.TEXT, light, bold=True, spacing=106)
            self._name(name, land.name.at)
            self._name(Ribbon(self.text.city(country), light), land.city.at + layout.RIBBON_SHIFT)

    def _name(self, item: QGraphicsItem, at: QPointF) -> None:
        item.setPos(at)
        item.setZValue(layout.Layer.NAMES)
        item.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.scene.addItem(item)
        self._names.append(item)

    # what is seen

    def picture(self, s: Any, viewer: int) -> Picture:
        return picture(s, viewer)

    def make_item(self, key: Key, thing: Thing) -> QGraphicsItem:
        return pieces.make_item(key, thing, self._style)

    def decorate(self, s: Any) -> None:
        self._pointed = self._pointed if self._pointed in self.scene.targets else None
        self._put_away()
        self._show_hints()

    # movement

    def group(self, e: Event) -> str:
        return movement.group(e)

    def motion(self, before: Any, after: Any, events: Sequence[Event]) -> Motion:
        return movement.motion(before, after, events, self.layer, self.text)

    def depart(self, s: Any, viewer: int, events: Sequence[Event], beat: Beat) -> None:
        self._put_away()
        self._over.clear()
        super().depart(s, viewer, events, beat)

    # what can be done

    def anchor(self, s: Any, a: Action) -> Anchor | None:
        return places.of_action(s, a)

    def intended_action(self, s: Any, anchor: Anchor) -> Action | None:
        return places.intended_action(s, anchor)

    def rank(self, s: Any, a: Action) -> int:
        return places.rank(a)

    def places_of(self, e: Event) -> list[Anchor]:
        return places.of_event(e)

    # words around the board

    def points(self, s: Any, seat: int) -> int | None:
        """While it runs, the VP track; in the end the score with everything that counts then."""
        return int(s.vp[seat]) if s.stack else None

    def chips(self, s: Any, seat: int) -> list[Chip]:
        return hover.chips(s, self.context, self.text, seat)

    def plate_tip(self, s: Any, seat: int) -> str:
        return hover.plate_tip(s, self.text, seat)

    def final_sheet(self, s: Any) -> Sheet | None:
        return sheets.final(s, self.text)

    # hover

    def hover(self, s: Any, anchor: Anchor | None) -> str:
        self._point(anchor)
        note = self._teller.note(s, anchor)
        if note is None:
            return ""
        return note.title if not note.lines else f"{note.title}: {note.lines[0]}"

    def point_at_seat(self, s: Any, seat: int) -> None:
        """The pointer is on a player's plate beside the board: the display is laid out large."""
        self._point(("plate", seat) if seat >= 0 and self.position is not None else None)

    def _point(self, anchor: Anchor | None) -> None:
        self._put_away()
        self._pointed = anchor
        self._show_hints()
        if anchor is not None:
            self.nearer.start()

    def _put_away(self) -> None:
        self.nearer.stop()
        self._note.hide()

    def _show_hints(self) -> None:
        """Prices and fields, at once; nothing while things move."""
        if self.position is not None:
            self._over.show({} if self.director.busy else hover.hints(self.position, self._pointed))

    def look_nearer(self) -> None:
        s, anchor = self.position, self._pointed
        if s is None or self.director.busy:
            return
        if isinstance(anchor, tuple) and anchor[0] == "plate":
            self._peek(anchor[1])
            return
        note = self._teller.note(s, anchor)
        target = self.scene.targets.get(anchor) if anchor is not None else None
        if note is not None and target is not None:
            beside = target.mapRectToScene(target.shape().boundingRect())
            self._note.tell(note, self.context.light, beside, hover.spared(anchor))

    def _peek(self, seat: int) -> None:
        """Another player's display, large, above the own one."""
        s = self.position
        if seat != shown_seat(s, self.viewer):
            box = layout.STRIP.translated(0, -layout.STRIP.height() - layout.PEEK_GAP)
            self._over.show({**hover.hints(s, self._pointed), **display(s, seat, box)})


def _box(box: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, 10, 10)
    return path
