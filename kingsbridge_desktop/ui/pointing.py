"""The pointer over a table: what is told about a place follows the position, and goes when the place does."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF

from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.board.view import BoardView
from kingsbridge_desktop.ui.panels.prompt import PromptBar


class Pointing(QObject):
    """Tells in the prompt what is pointed at, and lets the board show it nearer."""

    def __init__(self, view: BoardView, prompt: PromptBar, parent: QObject) -> None:
        super().__init__(parent)
        self._view, self._prompt = view, prompt
        self._anchor: Anchor | None = None
        self._place = QRectF()  # where the anchor was when it was pointed at
        self._seat = NOBODY
        view.scene.hovered.connect(self.point_at)

    def point_at(self, anchor: Anchor | None) -> None:
        """The pointer or the keyboard is at a place, or at none."""
        self._anchor, self._place = anchor, self._place_of(anchor)
        self._prompt.tell(self._view.hover(self._view.position, anchor))

    def point_at_seat(self, seat: int) -> None:
        """The pointer is on a player's plate, or on none."""
        self._seat = seat
        self._view.point_at_seat(self._view.position, seat)

    def put_away(self) -> None:
        """What lies over the board because somebody points goes; it comes again with `follow`."""
        self._view.put_away()
        self._view.hover(self._view.position, None)
        self._view.point_at_seat(self._view.position, NOBODY)

    def follow(self, *, tell: bool = True) -> None:
        """The position is another one: what is still where it was pointed at is told anew, unless the bar says more."""
        if self._anchor is not None:
            if self._place != self._place_of(self._anchor):
                self._anchor = None
            words = self._view.hover(self._view.position, self._anchor)
            if tell and words:
                self._prompt.tell(words)
        if self._seat != NOBODY:
            self._view.point_at_seat(self._view.position, self._seat)

    def relight(self) -> None:
        """Another light: what is shown of the player that is pointed at is shown again."""
        if self._seat != NOBODY:
            self._view.point_at_seat(self._view.position, self._seat)

    def _place_of(self, anchor: Anchor | None) -> QRectF:
        target = self._view.scene.targets.get(anchor) if anchor is not None else None
        if target is None or not target.isVisible():
            return QRectF()
        return target.scene_box()
