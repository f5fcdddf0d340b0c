"""The Channel board: picture from a spread, movement from events, notes and previews on hover."""

from __future__ import annotations

from typing import Any, cast

from PySide6.QtCore import QPointF, QRectF, QTimer
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.core.types import Action, Event
from kingsbridge_desktop.games.column_of_fire.state import State
from kingsbridge_desktop.text.column_of_fire import Text
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.board.ground import BoardGround
from kingsbridge_desktop.ui.board.scene import BoardScene
from kingsbridge_desktop.ui.board.sharp import Ground
from kingsbridge_desktop.ui.board.targets import Anchor, Zone
from kingsbridge_desktop.ui.board.things import Label, disc_path
from kingsbridge_desktop.ui.board.view import BoardView, Chip, Sheet, ViewContext
from kingsbridge_desktop.ui.games.column_of_fire import layout, places, tableau
from kingsbridge_desktop.ui.games.column_of_fire.course import Spread, of_state
from kingsbridge_desktop.ui.games.column_of_fire.faces import Style
from kingsbridge_desktop.ui.games.column_of_fire.movement import Cast, Movement
from kingsbridge_desktop.ui.games.column_of_fire.notes import NoteItem, Teller
from kingsbridge_desktop.ui.games.column_of_fire.plates import Plates
from kingsbridge_desktop.ui.games.column_of_fire.previews import previews
from kingsbridge_desktop.ui.games.column_of_fire.signs import Herald, Ribbon
from kingsbridge_desktop.ui.games.column_of_fire.tokens import Token

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
        self.scene.addItem(self._table)
        self.scene.addItem(self._board)
        self.cast = Cast(self.scene)
        self.spread: Spread | None = None
        self.picture: tableau.Picture = {}
        self._movement = Movement(self)
        self._names: list[QGraphicsItem] = []
        self._signs: list[QGraphicsItem] = []
        self._peeked: list[QGraphicsItem] = []
        self._herald: Herald | None = None
        self._note = NoteItem(context.light)
        self.scene.addItem(self._note)
        self._pointed: Anchor | None = None
        self._state: State | None = None
        self._nearer = QTimer(self)
        self._nearer.setSingleShot(True)
        self._nearer.setInterval(LOOK_NEARER)
        self._nearer.timeout.connect(self._look_nearer)
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
            self._add_zone(("land", country), _box(-110, -36, 220, 50), land.name.at)
            box = land.stones_box
            self._add_zone(("stones", country), _box(0, 0, box.width() + 42, box.height()), box.topLeft())
            for number, at in enumerate(land.houses):
                self._add_zone(("house_field", country, number + 1), disc_path(25), at)
        for field, (disc, medallion) in enumerate(zip(board.fields, board.medallions, strict=True)):
            path = QPainterPath()
            path.addEllipse(medallion - disc, 24, 24)
            path.addEllipse(QPointF(0, 0), 20, 20)
            self._add_zone(("field", field), path.simplified(), disc)

    def _add_zone(self, anchor: Anchor, path: QPainterPath, at: QPointF) -> None:
        zone = Zone(anchor, path)
        zone.setPos(at)
        zone.setZValue(5)
        self.scene.add_target(zone)

    def restyle(self) -> None:
        light = self.context.light
        self.tokens_style = Style(light, self.text)
        self._teller = Teller(self.context.language, self.tokens_style)
        self._plates = Plates(self.context, self.text)
        self._table.light = light
        self._table.update()
        self._board.restyle(light)
        self._put_away()
        for item in self._names:
            self.scene.removeItem(item)
        self._names = []
        for country, land in enumerate(layout.board().lands):
            name = Label(self.text.country(country).upper(), layout.TEXT, light, bold=True, spacing=106)
            self._name(name, land.name.at)
            self._name(Ribbon(self.text.city(country), light), land.city.at + QPointF(0, -6))

    def _name(self, item: QGraphicsItem, at: QPointF) -> None:
        item.setPos(at)
        item.setZValue(4)
        item.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.scene.addItem(item)
        self._names.append(item)

    # the picture

    def sync(self, s: Any, viewer: int) -> None:
        self._state = s
        self.show_spread(of_state(s, viewer))
        self._put_away()
        self._pointed = self._pointed if self._pointed in self.scene.targets else None
        self._show_signs()

    def arranged(self, spread: Spread) -> tableau.Picture:
        """Where everything lies in a spread."""
        return tableau.arrange(spread, self.context.colours, self.text.names)

    def show_spread(self, spread: Spread) -> None:
        """Exactly what this spread says."""
        self._movement.clear()
        if self._herald is not None:
            self.scene.removeItem(self._herald)
            self._herald = None
        self.spread = spread
        self.picture = self.arranged(spread)
        self.cast.show(self.picture, self.tokens_style)

    # movement

    def perform(self, e: Event) -> None:
        self._put_away()
        self._movement.perform(e)

    def herald(self, words: str, e: Event) -> None:
        """Calls out what happens, beside where it happens."""
        self._herald = Herald(words, self.context.light)
        half = self._herald.boundingRect().width() / 2
        places = [self.scene.targets[anchor].centre() for anchor in self.places_of(e) if anchor in self.scene.targets]
        at = places[0] + QPointF(0, -110) if places else QPointF(layout.BOARD.center().x(), 560)
        if e.kind == "event_turned_up":
            at = layout.EVENT + QPointF(0, -layout.CARD[1] / 2 - 60)
        at.setX(min(max(at.x(), half + 10), layout.WIDTH - half - 10))
        at.setY(min(max(at.y(), 90), layout.HEIGHT - 90))
        self._herald.setPos(at)
        self.scene.addItem(self._herald)

    # actions

    def anchor(self, s: Any, a: Action) -> Anchor | None:
        return places.of_action(s, a)

    def intended_action(self, s: Any, anchor: Anchor) -> Action | None:
        return places.intended_action(s, anchor)

    def rank(self, s: Any, a: Action) -> int:
        return places.rank(a)

    def places_of(self, e: Event) -> list[Anchor]:
        return places.of_event(self._state, e)

    # words around the board

    def points(self, s: Any, seat: int) -> int | None:
        """While it runs, the VP track; in the end the score with everything that counts then."""
        return int(s.vp[seat]) if s.stack else None

    def chips(self, s: Any, seat: int) -> list[Chip]:
        return self._plates.chips(s, seat)

    def plate_tip(self, s: Any, seat: int) -> str:
        return self._plates.tip(s, seat)

    def final_sheet(self, s: Any) -> Sheet | None:
        return self._plates.final_sheet(s)

    # hover

    def hover(self, s: Any, anchor: Anchor | None) -> str:
        self._point(anchor)
        note = self._teller.note(s, anchor)
        if note is None:
            return ""
        return note.title if not note.lines else f"{note.title}: {note.lines[0]}"

    def point_at_seat(self, s: Any, seat: int) -> None:
        """The pointer is on a player's plate beside the board: the display is laid out large."""
        self._point(("plate", seat) if seat >= 0 and self._state is not None else None)

    def _point(self, anchor: Anchor | None) -> None:
        self._put_away()
        self._pointed = anchor
        self._show_signs()
        if anchor is not None:
            self._nearer.start()

    def _put_away(self) -> None:
        self._nearer.stop()
        self._note.hide()
        for item in (*self._signs, *self._peeked):
            self.scene.removeItem(item)
        self._signs, self._peeked = [], []

    def _show_signs(self) -> None:
        """Prices and fields, at once."""
        if self._state is None or self.director.busy:
            return
        for sign, at in previews(self._state, self._pointed, self.context.light):
            sign.setPos(at)
            sign.setZValue(60)
            self.scene.addItem(sign)
            self._signs.append(sign)

    def _look_nearer(self) -> None:
        s, anchor = self._state, self._pointed
        if s is None or self.director.busy:
            return
        if isinstance(anchor, tuple) and anchor[0] == "plate":
            self._peek(s, anchor[1])
            return
        note = self._teller.note(s, anchor)
        target = self.scene.targets.get(anchor) if anchor is not None else None
        if note is not None and target is not None:
            beside = target.mapRectToScene(target.shape().boundingRect())
            self._note.tell(note, self.context.light, beside, self._spare(anchor))

    @staticmethod
    def _spare(anchor: Anchor | None) -> QRectF:
        """What a note must not cover: the fields that are shown with it."""
        match anchor:
            case ("die", *_):
                return layout.ring_box()
            case ("stones" | "land" | "open", int(country)) | ("house_field", int(country), int(_)):
                return layout.board().lands[country].fields_box
        return QRectF()

    def _peek(self, s: State, seat: int) -> None:
        """Another player's display, large, above the own one."""
        if self.spread is not None and seat == self.spread.shown:
            return
        box = layout.STRIP.translated(0, -layout.STRIP.height() - 12)
        for key, place in tableau.display(s, seat, box, self.context.colours, self.text.names).items():
            token = Token(key, place._replace(z=place.z + 75), self.tokens_style)
            self.scene.addItem(token)
            self._peeked.append(token)


def _box(x: float, y: float, width: float, height: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, width, height), 10, 10)
    return path
