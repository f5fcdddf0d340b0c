"""The log of a small window: it rests in the wood beside the board, and steps back while others speak there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRect, QTimer, Signal
from PySide6.QtWidgets import QApplication

from kingsbridge_desktop.ui.board.stage import Stage
from kingsbridge_desktop.ui.panels.log_room import LogRoom

COMES_BACK = 600  # ms after the last word: whoever goes from place to place with the pointer does not see it flicker
LEAST_COLUMN = 16  # times the size of its letters: a shield and the longest word have room beside each other
LEAST_LINES = 3


class RestingLog(QObject):
    """Lays the room of the log into the wood; over the board it never lies.

    Signals:
        moved: it lies elsewhere, or has come or gone.
    """

    moved = Signal()

    def __init__(self, stage: Stage, room: LogRoom) -> None:
        super().__init__(stage)
        self._stage, self._room = stage, room
        self._shown: list[Callable[[], QRect]] = []
        self._is_here = self._waits = False
        self._coming_back = QTimer(self)
        self._coming_back.setSingleShot(True)
        self._coming_back.setInterval(COMES_BACK)
        self._coming_back.timeout.connect(self._come_back)
        stage.zoomed.connect(self.follow)
        stage.speech_changed.connect(self.follow)

    def give_way_to(self, box: Callable[[], QRect]) -> None:
        """What is shown there and is no widget that speaks; `follow` when it changes."""
        self._shown.append(box)

    @property
    def has_place(self) -> bool:
        """Whether it lies in the wood, or will when nothing else is said there."""
        return self._is_here and not self.box().isEmpty()

    def box(self) -> QRect:
        """Its place on the stage; empty where there is too little wood."""
        box, log = self._stage.aside(), self._room.log
        is_wide = box.width() >= LEAST_COLUMN * log.font().pointSizeF()
        return box if is_wide and box.height() >= self._room.lines(LEAST_LINES) else QRect()

    def begin(self) -> None:
        """The log is to rest here from now on."""
        if not self._is_here:
            self._is_here, self._waits = True, False
            self._room.hide()
            self._room.setParent(self._stage)
            self.follow()

    def end(self) -> None:
        """The log gets another place."""
        self._is_here = False
        self._coming_back.stop()

    def follow(self) -> None:
        """Where it belongs just now."""
        if not self._is_here:
            return
        box = self.box()
        if box.isEmpty() or self._is_taken(box):
            self._waits = not box.isEmpty()
            self._coming_back.stop()
            self._hide()
        elif self._waits:
            if not self._coming_back.isActive():
                self._coming_back.start()
        elif self._room.isHidden() or self._room.geometry() != box:
            self._room.setGeometry(box)
            self._room.show()
            self.moved.emit()

    def come_at_once(self) -> None:
        """Somebody wants to read it."""
        self._coming_back.stop()
        self._come_back()

    def _come_back(self) -> None:
        self._waits = False
        self.follow()

    def _is_taken(self, box: QRect) -> bool:
        return any(box.intersects(other) for other in (*self._stage.spoken(), *(shown() for shown in self._shown)))

    def _hide(self) -> None:
        """Takes it away; the keyboard, if it was there, goes to the board."""
        if self._room.isHidden():
            return
        focused = QApplication.focusWidget()
        had_keys = focused is not None and self._room.isAncestorOf(focused)
        self._room.hide()
        if had_keys:
            self._stage.setFocus()
        self.moved.emit()
