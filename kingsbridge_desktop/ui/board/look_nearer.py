"""Looking nearer: what the pointer rests on, or the keyboard, or what somebody asks for, shown large."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRect, QTimer, Signal
from PySide6.QtWidgets import QGraphicsItem

from kingsbridge_desktop.ui.board.slip import Note, Slip
from kingsbridge_desktop.ui.board.stage import Stage
from kingsbridge_desktop.ui.board.surroundings import Surroundings
from kingsbridge_desktop.ui.board.targets import Anchor, Target

if TYPE_CHECKING:
    from kingsbridge_desktop.ui.board.view import GameView

BORDER = 8.0  # that stays free at the end of what is seen
RESTS_AFTER = 350  # ms that the pointer rests before something is shown large


class LookNearer(QObject):
    """Lays a slip beside a place: while the pointer rests there, or until it is put away if it was asked for.

    Signals:
        changed: something is shown large, or nothing any more.
    """

    changed = Signal()

    def __init__(self, view: GameView[Any], slip: Slip) -> None:
        super().__init__(view)
        self._view, self._slip = view, slip
        self.kept: Anchor | None = None  # whose slip stays although the pointer goes
        self.preview: QGraphicsItem | None = None  # what the game itself lays over the board, as a player's whole mat
        self._shown: tuple[Anchor, bool] | None = None  # whose slip lies there, and whether somebody asked for it
        self.resting = QTimer(self)
        self.resting.setSingleShot(True)
        self.resting.setInterval(RESTS_AFTER)
        self.resting.timeout.connect(self._rested)  # no lambda: the view would stay for ever

    def _rested(self) -> None:
        self._view.look_nearer()

    def rest(self, anchor: Anchor | None) -> None:
        """The pointer or the keyboard is at a place; a kept slip stays."""
        if self.kept is not None:
            return
        self._hide()
        note = self._view.note(self._view.position, anchor) if self._view.position is not None else None
        if note is not None and not note.only_if_asked:
            self.resting.start()

    def show(self, anchor: Anchor | None, *, asked: bool = True) -> bool:
        """Shows a place large now; False if there is nothing to show, or nothing unless somebody asks for it."""
        target = self._view.scene.targets.get(anchor) if anchor is not None else None
        if self._view.position is None or target is None or not target.isVisible() or self._view.director.busy:
            return False
        note = self._view.note(self._view.position, anchor) or self._in_words(anchor)
        if note is None or (note.only_if_asked and not asked):
            return False
        if note.glance and not asked:
            note = note._replace(title="", lines=())
        free = self._view.free_column()
        if free is not None and free.isEmpty() and not asked:
            return False  # a hint or a note is read there: nothing lies over the board that nobody asked for
        self._slip.tell(note, self._around(target), self._view.letter_scale(), free)
        self._shown = anchor, asked
        self.changed.emit()
        return True

    def _around(self, target: Target) -> Surroundings:
        """What is seen around a place; what is said just now, and what the next click does, is not covered."""
        view, stage, selected = self._view, self._stage, self._view.scene.selected
        room = view.scene.sceneRect() if stage is None else stage.mapToScene(stage.viewport().rect()).boundingRect()
        said = [] if stage is None else [stage.mapToScene(box).boundingRect() for box in stage.spoken()]
        if selected is not None and selected is not target:
            said.append(selected.scene_box())
        room = room.adjusted(BORDER, BORDER, -BORDER, -BORDER)
        spare, compared = view.spared(target.anchor), view.compared(target.anchor)
        return Surroundings(target.scene_box(), spare, said, room, view.board_box, compared, view.things_shown(target))

    @property
    def _stage(self) -> Stage | None:
        stage = next(iter(self._view.scene.views()), None)
        return stage if isinstance(stage, Stage) else None

    def make_way(self) -> None:
        """Somebody speaks where something is shown large: that finds another place, or goes if nobody asked for it."""
        shown, kept, stage, box = self._shown, self.kept, self._stage, self.box()
        if shown is None or stage is None or not any(box.intersects(other) for other in stage.spoken()):
            return
        if not self.show(shown[0], asked=shown[1]):
            self.put_away()
        self.kept = kept if self._shown is not None else None

    def box(self) -> QRect:
        """Where something is shown large on the stage; empty if nothing is."""
        stage, found = self._stage, QRect()
        for item in (self._slip, self.preview):
            if item is not None and item.isVisible() and stage is not None:
                found = found.united(stage.mapFromScene(item.sceneBoundingRect()).boundingRect())
        return found

    def _in_words(self, anchor: Anchor | None) -> Note | None:
        """What the prompt would tell, for places without a note of their own."""
        words = self._view.told(self._view.position, anchor)
        return Note(words, only_if_asked=True) if words else None

    def keep(self, anchor: Anchor | None) -> bool:
        """Shows a place large until somebody puts it away; the same place once more puts it away."""
        if anchor is None or anchor == self.kept:
            return self.put_away()
        self.put_away()
        if self.show(anchor):
            self.kept = anchor
            return True
        return False

    def put_away(self) -> bool:
        """Nothing is shown large any more; False if nothing was kept."""
        was_kept, self.kept = self.kept is not None, None
        self._hide()
        return was_kept

    def stay_through(self, change: Callable[[], None]) -> None:
        """What is shown large, or was about to be, is so again after a change of the board that puts it away."""
        kept, shown, rests = self.kept, self._shown, self.resting.isActive()
        change()
        if shown is not None and self.show(shown[0], asked=shown[1]):
            self.kept = kept
        elif rests:
            self.resting.start()

    def _hide(self) -> None:
        self._shown = None
        self.resting.stop()
        if self._slip.isVisible():
            self._slip.hide()
            self.changed.emit()
