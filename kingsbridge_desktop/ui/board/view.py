"""What a game's screen is: a board, a picture made from a masked state, movement made from events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from kingsbridge_desktop.core.types import Action, Event
from kingsbridge_desktop.play.match import Seat
from kingsbridge_desktop.text.base import GameText
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.board.director import Director
from kingsbridge_desktop.ui.board.scene import BoardScene
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.settings import Settings


@dataclass
class ViewContext:
    """How a table is to be shown just now; changed in place, followed by `BoardView.restyle`."""

    seats: Sequence[Seat]
    colours: Sequence[str]  # the livery name of each seat
    text: GameText
    language: Language
    light: Theme
    settings: Settings


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

    A subclass draws the picture in `sync`, queues movements in `perform`, and says which place an action belongs to.
    """

    def __init__(self, context: ViewContext, scene: BoardScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.scene = scene
        self.scene.setParent(self)
        self.director = Director(lambda: context.settings.animation_factor, self)

    def restyle(self) -> None:
        """The light or the language has changed: paint grounds and words anew; `sync` follows."""

    def sync(self, s: Any, viewer: int) -> None:
        """Makes the picture of a masked state, without movement."""

    def perform(self, e: Event) -> None:
        """Queues the movement of an event with the director; nothing for what has none."""

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
