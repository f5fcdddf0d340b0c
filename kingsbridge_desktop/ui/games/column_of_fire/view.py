"""The Channel board: the painted ground, its names and zones; everything else is in picture, places and hover."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from kingsbridge_desktop.core.types import NOBODY, Action, Event
from kingsbridge_desktop.games.column_of_fire.forecast import points_left
from kingsbridge_desktop.games.column_of_fire.scoring import progress
from kingsbridge_desktop.games.column_of_fire.state import turn_order
from kingsbridge_desktop.games.column_of_fire.tables import DIE_BITS
from kingsbridge_desktop.play.match import Moment
from kingsbridge_desktop.text.column_of_fire import Text
from kingsbridge_desktop.ui.board.director import Beat
from kingsbridge_desktop.ui.board.items import Label, box_path, disc_path
from kingsbridge_desktop.ui.board.motion import Motion
from kingsbridge_desktop.ui.board.painted_view import Modules, PaintedView
from kingsbridge_desktop.ui.board.picture import Key, Thing
from kingsbridge_desktop.ui.board.picture_layer import PictureLayer
from kingsbridge_desktop.ui.board.slip import Note
from kingsbridge_desktop.ui.board.targets import Anchor, Rimmed
from kingsbridge_desktop.ui.board.view import Chip, Sheet, Steps, ViewContext
from kingsbridge_desktop.ui.games.column_of_fire import (
    almanac,
    hover,
    layout,
    movement,
    picture,
    pieces,
    places,
    sheets,
    spoken,
    words,
)
from kingsbridge_desktop.ui.games.column_of_fire.faces import Style
from kingsbridge_desktop.ui.games.column_of_fire.fixtures import Ribbon, TagSign
from kingsbridge_desktop.ui.games.column_of_fire.picture import display, shown_seat
from kingsbridge_desktop.ui.games.column_of_fire.sounds import SOUNDS

ZONE_ROUND = 10.0  # corners
NOTHING = "#F3E7CB"  # the ground of the 0 beside the VP track


class Field(Rimmed):
    """A field of the action track: its sign, by which it is chosen, stays as strong as it is printed."""

    wash = (0, 0)


class View(PaintedView[Text]):
    """The screen of A Column of Fire."""

    MODULES = Modules(picture, places, almanac)
    OWNED = frozenset(("die", "good", "advantage", "protection", "tray", "leven", "religion"))
    LANDED = frozenset({"land", "stones", "house_field", "price", "open"})
    RIBBON, RIBBON_ROOM = layout.RIBBON, layout.RIBBON_ROOM
    CONTEXT, AREAS = words.CONTEXT, spoken.AREAS
    SOUNDS = SOUNDS

    def __init__(self, context: ViewContext) -> None:
        super().__init__(context, layout.ROOM, ("column_of_fire", layout.BOARD))
        self._vp_at_start: dict[int, tuple[int, ...]] = {}  # by the years whose start was seen
        self._over = PictureLayer(self.scene, lambda key, thing: self.make_item(None, thing))  # what pointing shows
        self._add_zones()
        self.restyle()

    def owner(self, s: Any, anchor: Anchor) -> int:
        match anchor:
            case ("person", int(person)):
                persons = [[entry >> DIE_BITS for entry in shown] for shown in s.displays]
                return next((seat for seat, shown in enumerate(persons) if person in shown), NOBODY)
        return super().owner(s, anchor)

    # what never moves

    def _add_zones(self) -> None:
        board = layout.board()
        for country, land in enumerate(board.lands):
            self.add_zone(("land", country), box_path(layout.NAME_ZONE, ZONE_ROUND), land.name.at, layout.Layer.ZONE)
            zone = box_path(land.stones_zone, ZONE_ROUND)
            self.add_zone(("stones", country), zone, QPointF(), layout.Layer.ZONE)
            for number, at in enumerate(land.houses):
                self.add_zone(("house_field", country, number + 1), disc_path(layout.HOUSE_ZONE), at, layout.Layer.ZONE)
        for field, (disc, medallion) in enumerate(zip(board.fields, board.medallions, strict=True)):
            rim = disc_path(layout.MEDALLION_ZONE).translated(medallion - disc)
            path = rim.united(disc_path(layout.DISC / 2))
            self.add_place(Field(("field", field), path, rim), disc, layout.Layer.ZONE)

    def restyle(self) -> None:
        super().restyle()
        light = self.context.light
        self._style = Style(light, self.text, self.context.colours)
        self._teller = hover.Teller(self._style)
        self._over.clear()
        self._write(TagSign("0", NOTHING, light), layout.board().off_track + layout.NOTHING_AT)
        for country, land in enumerate(layout.board().lands):
            words = self.text.country(country).upper()
            at, stretch, spacing = layout.country_name(country)
            name = Label(words, layout.TEXT, light, bold=True, stretch=stretch, spacing=spacing, most=layout.NAME_MOST)
            self._write(name, at, ("land", country))
            self._write(Ribbon(self.text.city(country), light), land.city.at + layout.RIBBON_SHIFT)

    def _write(self, item: QGraphicsItem, at: QPointF, of: Anchor = None) -> None:
        item.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.add_name(item, at, layout.Layer.NAMES, of)

    # what is seen

    def make_item(self, key: Key, thing: Thing) -> QGraphicsItem:
        return pieces.make_item(key, thing, self._style)

    def decorate(self, s: Any) -> None:
        self.pointed = self.pointed if self.pointed in self.scene.targets else None
        self.put_away()
        self._show_hints()

    # movement

    def steps(self, s: Any) -> Steps | None:
        year, half, active, last = progress(s)
        if active == NOBODY:
            return None
        order = turn_order(s, s.start)
        names = (self.text.progress((year, part, seat, last)) for part in (0, 1) for seat in order)
        return Steps(tuple(names), half * s.seats + order.index(active) + 1)

    def group(self, e: Event) -> str:
        return movement.group(e)

    def motion(self, before: Any, after: Any, events: Sequence[Event]) -> Motion:
        return movement.motion(before, after, events, self.layer, self.text)

    def depart(self, s: Any, viewer: int, events: Sequence[Event], beat: Beat) -> None:
        self.put_away()
        self._over.clear()
        super().depart(s, viewer, events, beat)

    # what can be done

    def intended_actions(self, s: Any, anchor: Anchor) -> Sequence[Action]:
        return places.intended_actions(s, anchor)

    def points_left(self, s: Any, a: Action) -> int:
        return points_left(s) if a.kind == "done" and s.stack else 0

    def is_plain_step(self, s: Any, a: Action, others: Sequence[Action]) -> bool:
        return places.is_plain_step(a, others)

    def rank(self, s: Any, a: Action) -> int:
        return places.rank(a)

    # words around the board

    def chips(self, s: Any, seat: int) -> list[Chip]:
        return hover.chips(s, self.context, self.text, seat)

    def plate_tip(self, s: Any, seat: int) -> str:
        return hover.plate_tip(s, self.text, seat)

    def passing(self, moments: Sequence[Moment]) -> None:
        for moment in moments:
            if moment.event is not None and moment.event.kind == "year_began":
                self._vp_at_start[moment.position.year] = tuple(moment.position.vp)

    def sheet(self, before: Any, s: Any, events: Sequence[Event]) -> Sheet | None:
        last, now = self._vp_at_start.get(s.year - 1), self._vp_at_start.get(s.year)
        gained = [b - a for a, b in zip(last, now, strict=True)] if last is not None and now is not None else None
        return sheets.after_step(s, events, self.text, gained)

    def final_sheet(self, s: Any) -> Sheet | None:
        return sheets.final(s, self.text)

    # what is told

    def hover(self, s: Any, anchor: Anchor | None) -> str:
        words = super().hover(s, anchor)
        self._show_hints()
        if _seat_of_plate(anchor) != NOBODY:
            self.nearer.resting.start()
        return words

    def note(self, s: Any, anchor: Anchor | None) -> Note | None:
        seat = _seat_of_plate(anchor)
        if seat != NOBODY:  # who only points there sees the whole display
            return Note(self.text.names[seat], tuple(self.plate_tip(s, seat).splitlines()), only_if_asked=True)
        return self._teller.note(s, anchor)

    def spoken(self, s: Any, anchor: Anchor) -> str:
        return spoken.spoken(s, self.text, anchor, self.note(s, anchor)) or super().spoken(s, anchor)

    def spared(self, anchor: Anchor | None) -> QRectF:
        return hover.spared(anchor)

    def previews_seat(self, s: Any, seat: int) -> bool:
        return seat != shown_seat(s, self.viewer)

    def point_at_seat(self, s: Any, seat: int) -> None:
        """The pointer is on a player's plate beside the board."""
        self.hover(s, ("plate", seat) if seat != NOBODY else None)

    def look_nearer(self) -> None:
        """Another player's display is laid out large, above the own one."""
        s, seat = self.position, _seat_of_plate(self.pointed)
        if seat == NOBODY:
            super().look_nearer()
        elif s is not None and not self.director.busy and seat != shown_seat(s, self.viewer):
            box = layout.STRIP.translated(0, -layout.STRIP.height() - layout.PEEK_GAP)
            self._over.show({**hover.hints(s, self.pointed), **display(s, seat, box)})

    def _show_hints(self) -> None:
        """Prices and fields, at once; nothing while things move."""
        if self.position is not None:
            self._over.show({} if self.director.busy else hover.hints(self.position, self.pointed))


def _seat_of_plate(anchor: Anchor | None) -> int:
    match anchor:
        case ("plate", int(seat)):
            return seat
    return NOBODY
