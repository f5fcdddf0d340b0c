"""The view on a board: fits it into the window, zooms with the wheel, tells the words under the pointer."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from kingsbridge_desktop.ui.board.scene import BoardScene

NEAREST = 3.0


class Stage(QGraphicsView):
    """Shows a BoardScene.

    Signals:
        clicked: any press of the mouse, before the scene gets it.
        zoomed: the scale of the picture has changed.
    """

    clicked = Signal()
    zoomed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._zoom = 1.0

    def show_board(self, scene: BoardScene, behind: QColor) -> None:
        """Puts a board on the stage."""
        self.setScene(scene)
        self.setBackgroundBrush(QBrush(behind))
        self.fit()

    def fit(self) -> None:
        """The whole board, or the part zoomed into."""
        scene = self.scene()
        if scene is None or self.width() < 10 or self.height() < 10:
            return
        rect: QRectF = scene.sceneRect()
        scale = min(self.viewport().width() / rect.width(), self.viewport().height() / rect.height()) * self._zoom
        middle = self.mapToScene(self.viewport().rect().center()) if self._zoom > 1 else rect.center()
        self.resetTransform()
        self.scale(scale, scale)
        self.centerOn(middle)
        self.resetCachedContent()
        self.zoomed.emit()

    def zoom(self, factor: float) -> None:
        """Nearer or farther; never farther than the whole board."""
        wanted = min(NEAREST, max(1.0, self._zoom * factor))
        if wanted == self._zoom:
            return
        self._zoom = wanted
        self.setDragMode(QGraphicsView.DragMode.ScrollHandDrag if wanted > 1 else QGraphicsView.DragMode.NoDrag)
        self.fit()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        super().drawBackground(painter, rect)
        scene = self.scene()
        if isinstance(scene, BoardScene):
            scene.drawBackground(painter, rect)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(1.2 if event.angleDelta().y() > 0 else 1 / 1.2)
            event.accept()
        elif self._zoom > 1:
            super().wheelEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.clicked.emit()
        scene = self.scene()
        if isinstance(scene, BoardScene) and self.itemAt(event.position().toPoint()) is None:
            scene.background_clicked.emit()
        super().mousePressEvent(event)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        scene = self.scene()
        if scene is not None:
            event.ignore()
            scene.keyPressEvent(event)
            if event.isAccepted():
                return
        event.ignore()
