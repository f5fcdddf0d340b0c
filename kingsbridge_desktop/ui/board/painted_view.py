"""The screen of a game that has a painted board: what its modules say by role is asked here, once for all games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple, Protocol, TypeVar

from kingsbridge_desktop.core.types import Action, Event
from kingsbridge_desktop.text.base import GameText
from kingsbridge_desktop.ui.board.picture import Picture
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.board.view import AlmanacPage, GameView, Topic, ViewContext

T = TypeVar("T", bound=GameText)


class PictureModule(Protocol):
    """`picture.py`: what lies where with which face."""

    def picture(self, s: Any, viewer: int, /) -> Picture: ...


class PlacesModule(Protocol):
    """`places.py`: action → place, event → places, what a click means."""

    def of_action(self, s: Any, a: Action, /) -> Anchor | None: ...

    def of_event(self, s: Any, e: Event, /) -> list[Anchor]: ...

    def intended_action(self, s: Any, anchor: Anchor, /) -> Action | None: ...

    def topic(self, s: Any, text: Any, anchor: Anchor, /) -> Topic: ...

    def emblem_of(self, e: Event, colours: Sequence[str], /) -> str: ...


class AlmanacModule(Protocol):
    """`almanac.py`: all cards, what they do and where they are."""

    def pages(self, s: Any, viewer: int, context: ViewContext, text: Any, /) -> list[AlmanacPage]: ...


class Modules(NamedTuple):
    """The modules of a screen that every game has."""

    picture: PictureModule
    places: PlacesModule
    almanac: AlmanacModule


class PaintedView(GameView[T]):
    """Asks the modules of its screen; a game overrides only what it says differently."""

    MODULES: ClassVar[Modules]

    def picture(self, s: Any, viewer: int) -> Picture:
        return self.MODULES.picture.picture(s, viewer)

    def anchor(self, s: Any, a: Action) -> Anchor | None:
        return self.MODULES.places.of_action(s, a)

    def intended_action(self, s: Any, anchor: Anchor) -> Action | None:
        return self.MODULES.places.intended_action(s, anchor)

    def places_of(self, e: Event) -> list[Anchor]:
        return self.MODULES.places.of_event(self.position, e)

    def topic(self, s: Any, anchor: Anchor) -> Topic:
        return self.MODULES.places.topic(s, self.text, anchor)

    def emblem_of(self, e: Event) -> str:
        return self.MODULES.places.emblem_of(e, self.context.colours)

    def almanac(self, s: Any) -> Sequence[AlmanacPage]:
        return self.MODULES.almanac.pages(s, self.viewer, self.context, self.text)
