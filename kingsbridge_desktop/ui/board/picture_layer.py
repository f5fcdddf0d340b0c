"""The engine between pictures and items: shows a picture exactly, or moves things from one picture to the next."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from kingsbridge_desktop.ui.board.director import Move
from kingsbridge_desktop.ui.board.motion import Motion
from kingsbridge_desktop.ui.board.picture import Key, Picture, Thing
from kingsbridge_desktop.ui.board.scene import BoardScene
from kingsbridge_desktop.ui.board.targets import Target
from kingsbridge_desktop.ui.guard import report

ABOVE = 60.0  # how far what travels is lifted over what lies
SMALLEST = 0.05  # scale; Qt cannot draw a thing of no size

Make = Callable[[Key, Thing], QGraphicsItem]


def show_in_place(item: QGraphicsItem | None, thing: Thing) -> bool:
    """Lets an item show another face without being made anew; False if it cannot become this.

    An item that can has `show_thing(thing) -> bool`. Asked by name: asking for a protocol costs as much as a card.
    """
    show_thing = getattr(item, "show_thing", None)
    return show_thing is not None and bool(show_thing(thing))


class PictureLayer:
    """Keeps an item for each thing of the picture that is shown."""

    def __init__(self, scene: BoardScene, make: Make) -> None:
        self._scene, self._make = scene, make
        self._items: dict[Key, QGraphicsItem] = {}
        self._shown: dict[Key, Thing] = {}
        self._guests: list[QGraphicsItem] = []
        self._staying: list[QGraphicsItem] = []  # guests that may be looked at during the rest
        self._travelling: set[Key] = set()

    @property
    def picture(self) -> Picture:
        """What is shown, or on its way to be."""
        return self._shown

    def item(self, key: Key) -> QGraphicsItem | None:
        """The item of a thing, if it is there."""
        return self._items.get(key)

    def clear(self) -> None:
        """Takes everything away, as when light or language change."""
        for key in list(self._items):
            self._drop(key)
        self._send_guests_home()

    def show(self, picture: Picture, *, arrived: bool = False) -> None:
        """Exactly this picture, at rest; `arrived`: guests of the way to it may stay."""
        self._send_guests_home(keep_staying=arrived)
        for key in [key for key in self._items if key not in picture]:
            self._drop(key)
        for key, thing in picture.items():
            if self._shown.get(key) != thing or key in self._travelling:
                try:
                    self._rest(key, thing)
                except Exception as error:  # noqa: BLE001 - one thing that cannot be made must not cost all others
                    report(error)
        self._travelling.clear()

    def depart(self, picture: Picture, motion: Motion) -> list[Move]:
        """Sets everything at the start of its way to a picture; `show` must follow when it has arrived."""
        moves = []
        self._send_guests_home()
        renamed = self._renamed(picture, motion)
        for key in [key for key in self._items if key not in picture]:
            moves.append(self._leave(key, motion))
        for key, thing in picture.items():
            was = self._shown.get(key)
            if was is None:
                moves.append(self._enter(key, thing, renamed.get(key) or motion.enter(key, thing)))
            elif motion.still(key):
                self._travelling.add(key)  # even if it ends as it was: it must be set right when it is skipped
            elif was != thing:
                moves.append(self._travel(key, was, thing))
        for flight in motion.flights:
            guest = self._make(None, flight.thing)
            _place(guest, flight.thing)
            guest.setZValue(flight.thing.layer + ABOVE)
            self._scene.addItem(guest)
            (self._staying if flight.stays else self._guests).append(guest)
            moves.append(Move(guest, QPointF(*flight.end), opacity=0.0 if flight.fades else None))
        return moves

    def _renamed(self, picture: Picture, motion: Motion) -> dict[Key, Thing]:
        """Takes away what goes on under another name; gives where it was, by the new one."""
        found = {}
        for old, new in motion.became.items():
            if old in self._shown and old not in picture and new not in self._shown:
                found[new] = self._shown[old]
                self._drop(old)
        return found

    def _enter(self, key: Key, thing: Thing, start: Thing | None) -> Move:
        item = self._add(key, thing)
        self._travelling.add(key)
        if start is None:
            item.setOpacity(0.0)
            return Move(item, QPointF(*thing.at), opacity=thing.opacity)
        return self._send(item, start, thing)

    def _leave(self, key: Key, motion: Motion) -> Move:
        item, thing = self._items[key], self._shown[key]
        self._travelling.add(key)
        end = motion.leave(key, thing)
        if end is None:
            return Move(item, QPointF(*thing.at), opacity=0.0)
        item.setZValue(thing.layer + ABOVE)
        scale = max(SMALLEST, end.width / thing.width) if end.width and thing.width else None
        return Move(item, QPointF(*end.at), scale=scale, opacity=None if end.opacity else 0.0)

    def _travel(self, key: Key, was: Thing, thing: Thing) -> Move:
        self._rest(key, thing)
        self._travelling.add(key)
        return self._send(self._items[key], was, thing)

    def _send(self, item: QGraphicsItem, start: Thing, end: Thing) -> Move:
        _place(item, start)
        if start.at != end.at:
            item.setZValue(end.layer + ABOVE)
        if start.width and end.width:
            item.setScale(max(SMALLEST, start.width / end.width))
        rotation = end.rotation if start.rotation != end.rotation else None
        opacity = end.opacity if start.opacity != end.opacity else None
        return Move(item, QPointF(*end.at), rotation=rotation, scale=1.0, opacity=opacity)

    def _rest(self, key: Key, thing: Thing) -> None:
        item, was = self._items.get(key), self._shown.get(key)
        if item is None or was is None:
            self._add(key, thing)
            return
        changed = (was.face, was.width) != (thing.face, thing.width)
        shown = (changed or key in self._travelling) and show_in_place(item, thing)
        if changed and not shown:
            old = item
            self._drop(key)
            item = self._add(key, thing)
            if isinstance(item, Target) and isinstance(old, Target):
                item.take_over(old)
        _place(item, thing)
        self._shown[key] = thing

    def _add(self, key: Key, thing: Thing) -> QGraphicsItem:
        item = self._make(key, thing)
        _place(item, thing)
        if isinstance(item, Target) and item.anchor is not None:
            self._scene.add_target(item)
        else:
            self._scene.addItem(item)
        if isinstance(item, Target):
            item.show_mark()  # some are marked by their face
        self._items[key], self._shown[key] = item, thing
        return item

    def _drop(self, key: Key) -> None:
        item = self._items.pop(key)
        del self._shown[key]
        self._travelling.discard(key)
        if isinstance(item, Target) and self._scene.targets.get(item.anchor) is item:
            self._scene.drop_target(item.anchor)
        else:
            self._scene.retire(item)

    def _send_guests_home(self, *, keep_staying: bool = False) -> None:
        for guests in (self._guests,) if keep_staying else (self._guests, self._staying):
            for guest in guests:
                self._scene.retire(guest)
            guests.clear()


def _place(item: QGraphicsItem, thing: Thing) -> None:
    item.setPos(thing.x, thing.y)
    item.setScale(1.0)
    item.setRotation(thing.rotation)
    item.setOpacity(thing.opacity)
    if isinstance(item, Target):
        item.lie_in(thing.layer)
    else:
        item.setZValue(thing.layer)
