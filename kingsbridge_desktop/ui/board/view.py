"""What a game's screen is: a board, and a picture made from a masked position; movement follows from two pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QPointF, QTimer
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QWidget

from kingsbridge_desktop.core.types import NOBODY, Action, Event, Reason
from kingsbridge_desktop.play.match import Seat
from kingsbridge_desktop.text.base import GameText
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.board.director import Beat, Director
from kingsbridge_desktop.ui.board.motion import Motion
from kingsbridge_desktop.ui.board.picture import Key, Picture, Thing
from kingsbridge_desktop.ui.board.picture_layer import PictureLayer
from kingsbridge_desktop.ui.board.scene import BoardScene
from kingsbridge_desktop.ui.board.targets import Anchor, Zone
from kingsbridge_desktop.ui.settings import Settings

LOOK_NEARER = 350  # ms that the pointer rests before something is shown large


@dataclass
class ViewContext:
    """How a table is to be shown just now; changed in place, followed by `BoardView.restyle`."""

    seats: Sequence[Seat]
    colours: Sequence[str]  # the livery name of each seat
    text: GameText
    language: Language
    light: Theme
    settings: Settings
    why_not: Callable[[Any, Action], Reason | None] = lambda s, a: None  # the rules' word on what is not possible


class Chip(NamedTuple):
    """A number with a picture on a player's plate."""

    emblem: str  # a name from the art's emblems
    text: str
    tip: str


class SheetRow(NamedTuple):
    """A line of a score sheet: a name and a cell for each seat; `strong` for sums."""

    label: str
    cells: tuple[str, ...]
    strong: bool = False


@dataclass
class Sheet:
    """A page to read before the game goes on: end of a deal, of a scoring, of the game."""

    title: str
    rows: list[SheetRow]
    note: str = ""
    winners: tuple[int, ...] = ()
    final: bool = False
    columns: list[str] = field(default_factory=list)  # headings instead of the players' names


class BoardView(QObject):
    """The base of every game's screen. It never asks whether something is legal: it is told what is offered.

    A subclass says what lies where (`picture`), how a thing looks (`make_item`) and which place an action belongs to.
    Nothing here or below computes what an event does: every moment has its own position, made by the rules.
    """

    def __init__(self, context: ViewContext, scene: BoardScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.scene = scene
        self.scene.setParent(self)
        self.director = Director(lambda: context.settings.animation_factor, self)
        self.layer = PictureLayer(scene, self.make_item)
        self.position: Any = None  # the masked position that is shown
        self.viewer = NOBODY
        self._has_marks = False
        self._bound_for: Any = None  # the position that the last movement leads to
        self.nearer = QTimer(self)  # started by a screen when the pointer is at something that can be shown large
        self.nearer.setSingleShot(True)
        self.nearer.setInterval(LOOK_NEARER)
        self.nearer.timeout.connect(self.look_nearer)

    def add_zone(self, anchor: Anchor, path: QPainterPath, at: QPointF, layer: float) -> None:
        """A place without a picture of its own, which never moves."""
        zone = Zone(anchor, path)
        zone.setPos(at)
        zone.setZValue(layer)
        self.scene.add_target(zone)

    # what is seen

    def picture(self, s: Any, viewer: int) -> Picture:
        """What lies where with which face: a pure function of the masked position and who looks."""
        return {}

    def make_item(self, key: Key, thing: Thing) -> QGraphicsItem:
        """An item that shows a thing; `key` is None for what only flies by."""
        raise AssertionError(f"{type(self).__name__} shows things but makes no items of them")

    def decorate(self, s: Any) -> None:
        """Follows a picture with what is no single thing: a plaque of words, a part of the ground."""

    def restyle(self) -> None:
        """The light or the language has changed: paint grounds and words anew; `show` follows. Call the base, too."""
        self.layer.clear()

    def show(self, s: Any, viewer: int) -> None:
        """Makes the picture of a masked position, without movement."""
        if self._has_marks:
            self.scene.mark(())
            self._has_marks = False
        self.position, self.viewer = s, viewer
        self.layer.show(self.picture(s, viewer), arrived=s is self._bound_for)
        self.decorate(s)

    # movement

    def group(self, e: Event) -> str:
        """Neighbouring events of one group move together; empty: each by itself."""
        return ""

    def motion(self, before: Any, after: Any, events: Sequence[Event]) -> Motion:
        """Where the way from one position to the next is special: where things come from, what flies along."""
        return Motion()

    def depart(self, s: Any, viewer: int, events: Sequence[Event], beat: Beat) -> None:
        """Sets out for the picture of a position; `show` must follow when the beat has ended."""
        motion = self.motion(self.position, s, events)
        beat.duration, beat.rest = motion.duration, motion.rest
        if not motion.duration:
            return
        self._bound_for = s
        beat.moves = self.layer.depart(self.picture(s, viewer), motion)
        beat.during = motion.during
        if motion.marks:
            self.scene.mark(motion.marks)
            self._has_marks = True

    # what can be done

    def prepare_offer(self, s: Any, actions: Sequence[Action]) -> None:
        """These actions are about to be offered; a screen without places of its own makes some."""

    def anchor(self, s: Any, a: Action) -> Anchor | None:
        """The place where an action is clicked; None: a button in the prompt bar."""
        return None

    def intended_action(self, s: Any, anchor: Anchor) -> Action | None:
        """What somebody means who clicks a place that offers nothing: done if legal, else the rules say why not."""
        return None

    def rank(self, s: Any, a: Action) -> int:
        """The order of the buttons in the prompt bar, small ranks first; equal ones stand as the rules list them."""
        return 0

    def warning(self, s: Any, a: Action) -> str:
        """A sentence to confirm before an action that is often regretted; empty for none."""
        return ""

    def points(self, s: Any, seat: int) -> int | None:
        """The points on a player's plate where they are not the score of the rules, as with a track."""
        return None

    def chips(self, s: Any, seat: int) -> list[Chip]:
        """What stands on a player's plate besides the score."""
        return []

    def plate_tip(self, s: Any, seat: int) -> str:
        """More about a player, on hover of the plate."""
        return ""

    def places_of(self, e: Event) -> list[Anchor]:
        """Where an event happened, for pointing at it from the log."""
        return []

    def look_nearer(self) -> None:
        """The pointer rests where it is: show it large."""

    def hover(self, s: Any, anchor: Anchor | None) -> str:
        """What is told about a place under the pointer; may also draw on the board. Empty: nothing to tell."""
        return ""

    def point_at_seat(self, s: Any, seat: int) -> None:
        """The pointer is on a player's plate, or on none (NOBODY): more about that player may be shown on the board."""

    def sheet(self, before: Any, s: Any, events: Sequence[Event]) -> Sheet | None:
        """The page to show after these events, if any."""
        return None

    def final_sheet(self, s: Any) -> Sheet | None:
        """The page of the end; None: the lines of the rules' own breakdown."""
        return None

    def proposal(self, s: Any) -> tuple[str, Sequence[Action]] | None:
        """A label and the actions that one click carries out, where the game has a best answer to offer."""
        return None

    def panel(self) -> QWidget | None:
        """A widget of the game's own for the side of the window, or None."""
        return None
