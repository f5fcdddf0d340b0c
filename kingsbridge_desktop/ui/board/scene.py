"""A board that offers: targets by anchor, groups of legal actions, keyboard steps from target to target."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem

from kingsbridge_desktop.ui.board.sharp import Ground
from kingsbridge_desktop.ui.board.targets import Anchor, Target


class BoardScene(QGraphicsScene):
    """Holds the targets of one board.

    Signals:
        picked: an anchor was clicked or chosen by keyboard, offered or not.
        hovered: the pointer or the keyboard is at an anchor, or at nothing (None).
        background_clicked: a click that met no target.
    """

    picked = Signal(object)
    hovered = Signal(object)
    background_clicked = Signal()

    def __init__(self, width: float, height: float, parent: QObject | None = None) -> None:
        super().__init__(QRectF(0, 0, width, height), parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.glow_colour = QColor("#E9B83A")
        self.targets: dict[Anchor, Target] = {}
        self._focus: Anchor | None = None
        self._ground: Ground | None = None
        self._retired: list[QGraphicsItem] = []

    def lay_ground(self, ground: Ground) -> None:
        """Puts wood under everything, or shows it in another light.

        It is part of the background, which a stage keeps: as an item it would be painted in every frame.
        """
        self._ground = ground
        self.invalidate(ground.boundingRect(), QGraphicsScene.SceneLayer.BackgroundLayer)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        super().drawBackground(painter, rect)
        if self._ground is not None:
            self._ground.paint(painter, QStyleOptionGraphicsItem())

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
        for anchor, target in self.targets.items():
            target.set_offered(anchor in wanted)
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
            target.set_marked(anchor in wanted or anchor == self._focus)

    @property
    def focus_anchor(self) -> Anchor | None:
        """Where the keyboard is."""
        return self._focus

    def set_focus_anchor(self, anchor: Anchor | None) -> None:
        """Moves the keyboard there."""
        if self._focus in self.targets:
            self.targets[self._focus].set_marked(False)
        self._focus = anchor if anchor in self.targets else None
        if self._focus is not None:
            self.targets[self._focus].set_marked(True)
            self.hovered.emit(self._focus)

    def _offered(self) -> Sequence[Target]:
        found = [target for target in self.targets.values() if target.offered and target.isVisible()]
        return sorted(found, key=lambda target: (round(target.centre().y() / 60), target.centre().x()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._focus is not None:
            self.pick(self._focus)
            return
        steps = {
            Qt.Key.Key_Left: QPointF(-1, 0),
            Qt.Key.Key_Right: QPointF(1, 0),
            Qt.Key.Key_Up: QPointF(0, -1),
            Qt.Key.Key_Down: QPointF(0, 1),
        }
        if key in steps and self._step(steps[Qt.Key(key)]):
            return
        super().keyPressEvent(event)

    def _step(self, direction: QPointF) -> bool:
        """To the nearest offered target in a direction; the first one if the keyboard is nowhere yet."""
        offered = self._offered()
        if not offered:
            return False
        if self._focus not in self.targets or not self.targets[self._focus].offered:
            self.set_focus_anchor(offered[0].anchor)
            return True
        here = self.targets[self._focus].centre()
        best: tuple[float, Target] | None = None
        for target in offered:
            way = target.centre() - here
            ahead = QPointF.dotProduct(way, direction)
            if ahead <= 1:
                continue
            aside = abs(way.x() * direction.y() - way.y() * direction.x())
            cost = ahead + 2.5 * aside
            if best is None or cost < best[0]:
                best = (cost, target)
        if best is None:
            at = [target.anchor for target in offered].index(self._focus)
            forward = direction.x() + direction.y() > 0
            best = (0.0, offered[(at + (1 if forward else -1)) % len(offered)])
        self.set_focus_anchor(best[1].anchor)
        return True
