"""A board that offers: targets by anchor, groups of legal actions, keyboard steps from target to target."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.board.cord import FRAMES
from kingsbridge_desktop.ui.board.ground import Ground, Wood
from kingsbridge_desktop.ui.board.neighbours import Elbows, rooms
from kingsbridge_desktop.ui.board.preparation import Preparation, Work
from kingsbridge_desktop.ui.board.pulse import Pulse
from kingsbridge_desktop.ui.board.targets import Anchor, Mark, Target

CORD_ROOM = 660.0  # pixels: how high a board is in a window of 1280 × 800
PICKING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class BoardScene(QGraphicsScene):
    """Holds the targets of one board.

    `may_pulse` is asked whether what is newly offered may move. `cord_unit` is the length of a pixel of a cord on the
    board: cords keep their breadth when a board is shown small, and grow with it when it is shown large.

    Signals:
        picked: an anchor was clicked or chosen by keyboard, offered or not.
        hovered: the pointer or the keyboard is at an anchor, or at nothing (None).
        looked_up: an anchor is to be seen large, by the right button or by the key Z; again: put away.
        background_clicked: a click that met no target, and where.
    """

    picked = Signal(object)
    hovered = Signal(object)
    looked_up = Signal(object)
    background_clicked = Signal(QPointF)

    def __init__(self, room: QRectF, grounds: Sequence[Ground] = (), parent: QObject | None = None) -> None:
        super().__init__(room, parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.cord_unit = room.height() / CORD_ROOM
        self.may_pulse: Callable[[], bool] = lambda: False
        self._pulse = Pulse(self._show_frame, self)
        self._preparation = Preparation(self)
        self.targets: dict[Anchor, Target] = {}
        self._focus: Anchor | None = None
        self._selected: Anchor | None = None
        self._grounds = grounds  # a stage keeps them as its background: as items they would be painted in every frame
        self._retired: list[QGraphicsItem] = []

    @property
    def frame(self) -> int:
        """The frame of the pulse in which cords are seen."""
        return self._pulse.frame

    def _show_frame(self) -> None:
        for target in self.targets.values():
            if target.offered:
                target.show_mark()

    def rescale(self, scale: float, ratio: float = 1.0) -> None:
        """The board is shown in another size, in pixels to a unit of it, with so many real pixels to each."""
        self.cord_unit = max(self.sceneRect().height() / CORD_ROOM, 1 / scale)
        for item in self.items():
            if isinstance(item, Mark):
                item.follow()
        self._share_room({kind_of(anchor) for anchor in self.targets})
        self._preparation.begin(self._cords(scale, ratio))

    def _share_room(self, kinds: set[Hashable]) -> None:
        """Cords of what is offered together do not cross; what is of the same kind may be, another time."""
        shown = [target for target in self.targets.values() if kind_of(target.anchor) in kinds and target.isVisible()]
        groups: dict[Hashable, list[Target]] = {None: [target for target in shown if target.offered]}
        for target in shown:
            groups.setdefault(kind_of(target.anchor), []).append(target)
        free: dict[Target, Elbows] = {}
        for group in groups.values():
            for target, room in zip(group, rooms([target.rim() for target in group]), strict=True):
                free[target] = room.at_most(free.get(target, room))
        for target, room in free.items():
            target.set_free(room)

    def _cords(self, scale: float, ratio: float) -> Iterator[Work]:
        """The work of painting the cords of all places, so that no question has to wait for them."""
        for anchor in list(self.targets):
            target = self.targets.get(anchor)
            if target is not None:
                cord, look = target.cord(), target.look_offered()
                for frame in range(FRAMES):
                    yield partial(cord.prepare, look._replace(frame=frame), self.cord_unit, scale, ratio)

    def relight(self, light: Theme) -> None:
        """Shows the grounds in another light."""
        for ground in self._grounds:
            ground.restyle(light)
            self.invalidate(ground.box, QGraphicsScene.SceneLayer.BackgroundLayer)

    def lay_anew(self, lay: Callable[[], None]) -> None:
        """Has everything laid once more by `lay`: what is offered, marked, selected or has the keyboard stays so."""
        focus, selected = self._focus, self._selected
        marks = {anchor: (target.offered, target.marked) for anchor, target in self.targets.items()}
        lay()
        for anchor, target in self.targets.items():
            offered, marked = marks.get(anchor, (False, False))
            target.set_offered(offered)
            target.set_marked(marked)
        self._share_room({kind_of(anchor) for anchor in self.targets})
        self._focus = self._pass_on(None, focus, Target.set_focused)
        self._selected = self._pass_on(None, selected, Target.set_selected)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        super().drawBackground(painter, rect)
        self.draw_grounds(painter)

    def draw_grounds(self, painter: QPainter, table: Callable[[QPainter], None] | None = None) -> None:
        """All grounds; `table` is painted instead of the wood, in pixels."""
        for ground in self._grounds:
            if table is not None and isinstance(ground, Wood):
                painter.save()
                painter.resetTransform()
                table(painter)
                painter.restore()
            else:
                ground.paint(painter)

    def lie_around(self, middle: float) -> None:
        """The window has its middle there: so has the wood of the table."""
        for ground in self._grounds:
            if isinstance(ground, Wood):
                ground.lie_around(middle)

    def add_target(self, target: Target) -> None:
        """Puts a target on the board under its anchor."""
        self.targets[target.anchor] = target
        self.addItem(target)

    def drop_target(self, anchor: Anchor) -> None:
        """Takes a target off the board."""
        target = self.targets.pop(anchor, None)
        if target is not None:
            self.retire(target)
        if self._focus == anchor:
            self._focus = None

    def retire(self, item: QGraphicsItem) -> None:
        """Takes an item off the board and lets go of it a turn of the event loop later.

        WORKAROUND: a click may take away the very card that was clicked, while Qt is still busy with its event.
        """
        self.removeItem(item)
        if not self._retired:
            QTimer.singleShot(0, self, self._retired.clear)
        self._retired.append(item)

    def offer(self, anchors: Iterable[Anchor]) -> set[Anchor]:
        """Lights exactly these anchors; gives those that have no target, so that the prompt can offer them."""
        wanted = set(anchors)
        is_new = False
        for anchor, target in self.targets.items():
            is_new = is_new or (anchor in wanted and not target.offered)
            target.set_offered(anchor in wanted)
        self._share_room({kind_of(anchor) for anchor in wanted})
        if is_new and self.may_pulse():
            self._pulse.begin()
        elif not wanted or not self.may_pulse():
            self._pulse.rest()
        if self._focus not in wanted:
            self.set_focus_anchor(None)
        return {anchor for anchor in wanted if anchor not in self.targets or not self.targets[anchor].isVisible()}

    def pick(self, anchor: Anchor) -> None:
        """Somebody wants this."""
        self.picked.emit(anchor)

    def mark(self, anchors: Iterable[Anchor]) -> None:
        """Points at exactly these anchors, as the log does on hover."""
        wanted = set(anchors)
        for anchor, target in self.targets.items():
            target.set_marked(anchor in wanted)

    @property
    def selected(self) -> Target | None:
        """What the next click does."""
        return self.targets.get(self._selected)

    def select(self, anchor: Anchor | None) -> None:
        """Shows one anchor, or none, as what the next click does."""
        self._selected = self._pass_on(self._selected, anchor, Target.set_selected)

    @property
    def focus_anchor(self) -> Anchor | None:
        """Where the keyboard is."""
        return self._focus

    def set_focus_anchor(self, anchor: Anchor | None) -> None:
        """Moves the keyboard there."""
        self._focus = self._pass_on(self._focus, anchor, Target.set_focused)
        if self._focus is not None:
            self.hovered.emit(self._focus)

    def _pass_on(
        self, last: Anchor | None, anchor: Anchor | None, mark: Callable[[Target, bool], None]
    ) -> Anchor | None:
        """Takes a mark from one place and gives it to another, if that is there; where it is now."""
        if last in self.targets:
            mark(self.targets[last], False)
        if anchor not in self.targets:
            return None
        mark(self.targets[anchor], True)
        return anchor

    def pointer_left(self) -> None:
        """The pointer is not on the board any more; a thing that was made anew below it has not heard that it came."""
        if self._focus is None:
            self.hovered.emit(None)

    def _under_pointer(self) -> Anchor | None:
        return next((anchor for anchor, target in self.targets.items() if target.hovered), None)

    def _offered(self) -> Sequence[Target]:
        return [target for target in self._visible() if target.offered]

    def _visible(self) -> Sequence[Target]:
        """Every place, as one reads: from above, and from the left."""
        found = [target for target in self.targets.values() if target.anchor is not None and target.isVisible()]
        return sorted(found, key=lambda target: (round(target.centre().y() / 60), target.centre().x()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in PICKING and self._focus is not None:
            self.pick(self._focus)
            return
        if key == Qt.Key.Key_Z and not event.modifiers():
            self.looked_up.emit(self._focus if self._focus is not None else self._under_pointer())
            return
        steps = {
            Qt.Key.Key_Left: QPointF(-1, 0),
            Qt.Key.Key_Right: QPointF(1, 0),
            Qt.Key.Key_Up: QPointF(0, -1),
            Qt.Key.Key_Down: QPointF(0, 1),
        }
        everywhere = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if key in steps and self._step(steps[Qt.Key(key)], self._visible() if everywhere else self._offered()):
            return
        super().keyPressEvent(event)

    def _step(self, direction: QPointF, among: Sequence[Target]) -> bool:
        """To the nearest of these targets in a direction; the first one if the keyboard is at none of them yet."""
        if not among:
            return False
        now = self.targets.get(self._focus)
        if now is None or now not in among:
            self.set_focus_anchor(among[0].anchor)
            return True
        here = now.centre()
        best: tuple[float, Target] | None = None
        for target in among:
            way = target.centre() - here
            ahead = QPointF.dotProduct(way, direction)
            if ahead <= 1:
                continue
            aside = abs(way.x() * direction.y() - way.y() * direction.x())
            cost = ahead + 2.5 * aside
            if best is None or cost < best[0]:
                best = (cost, target)
        if best is None:
            at = among.index(now)
            forward = direction.x() + direction.y() > 0
            best = (0.0, among[(at + (1 if forward else -1)) % len(among)])
        self.set_focus_anchor(best[1].anchor)
        return True


def kind_of(anchor: Anchor | None) -> Hashable:
    """What sort of place it is, by its name."""
    return anchor[0] if isinstance(anchor, tuple) and anchor else anchor
