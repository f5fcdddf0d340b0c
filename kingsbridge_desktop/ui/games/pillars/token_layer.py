"""The tokens of the site as items: exactly those of a tableau at rest, or on their way from one to the next."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF

from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.board.director import Move
from kingsbridge_desktop.ui.board.scene import BoardScene
from kingsbridge_desktop.ui.games.pillars.items import Spec, Token
from kingsbridge_desktop.ui.games.pillars.pieces import Key

Whence = Callable[[Key], QPointF | None]


class Cast:
    """Keeps an item for every token."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self.items: dict[Key, Token] = {}

    def show(self, specs: dict[Key, Spec], light: Theme) -> None:
        """Exactly these, at rest."""
        for key in [key for key in self.items if key not in specs]:
            self._scene.removeItem(self.items.pop(key))
        for key, spec in specs.items():
            item = self.items.get(key)
            if item is None:
                self._add(key, spec, light)
            else:
                item.rest(spec, light)

    def _add(self, key: Key, spec: Spec, light: Theme) -> Token:
        item = Token(spec, light)
        self._scene.addItem(item)
        self.items[key] = item
        return item

    def depart(self, specs: dict[Key, Spec], light: Theme, origin: Whence, end: Whence) -> list[Move]:
        """The ways to these specs: new tokens come from `origin`, vanishing ones go to `end`; None: no way to show."""
        moves = []
        for key, item in self.items.items():
            if key not in specs:
                to = end(key)
                if to is None:
                    item.setOpacity(0.0)
                else:
                    moves.append(Move(item, to, opacity=0.2))
        for key, spec in specs.items():
            known = self.items.get(key)
            if known is not None:
                if known.pos() != spec.at:
                    moves.append(Move(known, spec.at))
                continue
            start = origin(key)
            item = self._add(key, spec, light)
            if start is not None:
                item.setPos(start)
                item.setZValue(60)
                moves.append(Move(item, spec.at))
        return moves
