"""Animations in order: beats that follow each other, skipped in one go when somebody clicks or wants no motion."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QTimer, QVariantAnimation, Signal
from PySide6.QtWidgets import QGraphicsItem

TRAVEL = 250  # ms, as in our art guide


@dataclass
class Move:
    """An item travels to a place; optionally turns, grows or fades on the way."""

    item: QGraphicsItem
    to: QPointF
    rotation: float | None = None
    scale: float | None = None
    opacity: float | None = None


@dataclass
class Beat:
    """What happens at once: something set before, things that move, something set after, a rest."""

    moves: list[Move] = field(default_factory=list)
    before: Callable[[], None] | None = None
    after: Callable[[], None] | None = None
    during: Callable[[float], None] | None = None  # called with 0 … 1, always last with 1
    duration: int = TRAVEL
    rest: int = 0


class Director(QObject):
    """Plays beats one after the other.

    An exception anywhere in a beat drops that beat: what it led to is shown all the same, and the next one follows.

    Signals:
        finished: the last beat of the queue has ended, or was skipped.
        failed: a beat was dropped; the exception.
    """

    finished = Signal()
    failed = Signal(object)

    def __init__(self, factor: Callable[[], float], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pace = 1.0  # times as long; a film may hurry
        self._usual_factor = factor
        self._beats: deque[Beat] = deque()
        self._now: Beat | None = None
        self._starts: list[tuple[QPointF, float, float, float]] = []
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._land)
        self._left = 0  # ms of the rest that is held
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._next)

    def _factor(self) -> float:
        return self._usual_factor() * self.pace

    @property
    def busy(self) -> bool:
        """Whether something still moves or waits to."""
        return self._now is not None or bool(self._beats) or self._rest.isActive()

    @property
    def is_moving(self) -> bool:
        """Whether the clock runs: what is queued without it would wait for ever."""
        return self._clock.state() == QVariantAnimation.State.Running or self._rest.isActive()

    def add(self, beat: Beat) -> None:
        """Queues a beat; `run` starts the queue."""
        self._beats.append(beat)

    def run(self) -> None:
        """Plays what is queued; `finished` follows, at once if there is nothing to play."""
        if self._now is None and not self._rest.isActive():
            self._next()

    def skip(self) -> None:
        """Sets everything to where it was going."""
        if not self.busy:
            return
        self._rest.stop()
        self._clock.stop()
        if self._now is not None:
            self._settle(self._now)
            self._now = None
        while self._beats:
            beat = self._beats.popleft()
            self._begin(beat)
            self._settle(beat)
        self.finished.emit()

    def end_beat(self) -> None:
        """What moves is at once where it was going; the next beat follows as it would have, but never at once."""
        beat, self._now = self._now, None
        if beat is None:
            return
        is_held = self._clock.state() == QVariantAnimation.State.Paused
        self._clock.stop()
        self._settle(beat)
        rest = round(beat.rest * self._factor())
        if is_held:
            self._left = max(1, rest)
        else:
            self._rest.start(rest)

    def hold(self) -> None:
        """Everything stands still where it is until `go_on`."""
        self._clock.pause()
        if self._rest.isActive():
            self._left = max(1, self._rest.remainingTime())
            self._rest.stop()

    def go_on(self) -> None:
        """What was held moves on."""
        if self._clock.state() == QVariantAnimation.State.Paused:
            self._clock.resume()
        elif self._left:
            self._rest.start(self._left)
        self._left = 0

    @property
    def is_held(self) -> bool:
        """Whether something stands still in the middle of its way."""
        return self._clock.state() == QVariantAnimation.State.Paused or self._left > 0

    def drop(self) -> None:
        """Forgets everything without finishing it: the picture is about to be made anew."""
        self._rest.stop()
        self._clock.stop()
        self._left = 0
        self._beats.clear()
        self._now = None

    def _next(self) -> None:
        factor = self._factor()
        while self._beats:
            beat = self._beats.popleft()
            self._begin(beat)
            self._starts = self._starts_of(beat)
            if factor == 0.0 or not (beat.moves or beat.during or beat.rest):
                self._settle(beat)
                continue
            self._now = beat
            moving = beat.moves or beat.during
            self._clock.setDuration(max(1, round(beat.duration * factor)) if moving else 1)
            self._clock.start()
            return
        self._now = None
        self.finished.emit()

    def _tick(self, t: float) -> None:
        beat = self._now
        if beat is None:
            return
        try:
            for move, (start, rotation, scale, opacity) in zip(beat.moves, self._starts, strict=True):
                item = move.item
                item.setPos(start + (move.to - start) * t)
                if move.rotation is not None:
                    item.setRotation(rotation + (move.rotation - rotation) * t)
                if move.scale is not None:
                    item.setScale(scale + (move.scale - scale) * t)
                if move.opacity is not None:
                    item.setOpacity(opacity + (move.opacity - opacity) * t)
            if beat.during:
                beat.during(t)
        except Exception as error:  # noqa: BLE001 - a movement may fail, the game may not
            self._drop_beat(beat, error)

    def _begin(self, beat: Beat) -> None:
        if beat.before:
            try:
                beat.before()
            except Exception as error:  # noqa: BLE001 - a movement may fail, the game may not
                self._drop_beat(beat, error)

    def _starts_of(self, beat: Beat) -> list[tuple[QPointF, float, float, float]]:
        try:
            return [(m.item.pos(), m.item.rotation(), m.item.scale(), m.item.opacity()) for m in beat.moves]
        except Exception as error:  # noqa: BLE001 - an item that is gone moves no more
            self._drop_beat(beat, error)
            return []

    def _drop_beat(self, beat: Beat, error: Exception) -> None:
        """Nothing of it moves any more; its end follows."""
        beat.moves, beat.during, beat.rest = [], None, 0
        self._starts = []
        self.failed.emit(error)

    def _land(self) -> None:
        beat, self._now = self._now, None
        if beat is None:
            return
        self._settle(beat)
        if beat.rest and self._factor() > 0:
            self._rest.start(round(beat.rest * self._factor()))
        else:
            self._next()

    def _settle(self, beat: Beat) -> None:
        for last in (lambda: _arrive(beat.moves), lambda: beat.during(1.0) if beat.during else None, beat.after):
            if last:
                try:
                    last()
                except Exception as error:  # noqa: BLE001 - a movement may fail, the game may not
                    self.failed.emit(error)


def _arrive(moves: list[Move]) -> None:
    """Everything is where it was going."""
    for move in moves:
        move.item.setPos(move.to)
        if move.rotation is not None:
            move.item.setRotation(move.rotation)
        if move.scale is not None:
            move.item.setScale(move.scale)
        if move.opacity is not None:
            move.item.setOpacity(move.opacity)
