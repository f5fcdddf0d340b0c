"""The view on a board: fits it into the window, zooms with the wheel, tells the words under the pointer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QBrush, QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from kingsbridge_desktop.ui.board import haste
from kingsbridge_desktop.ui.board.items import Label
from kingsbridge_desktop.ui.board.scene import PICKING, BoardScene
from kingsbridge_desktop.ui.board.targets import Target

NEAREST = 3.0
EDGE = 8  # pixels that stay free around what stands beside the board
LEAST_SHARE = 0.93  # of its size, that a board keeps when something stands beside it
REFINE_EVERY = 12  # ms, between two pictures in another size
REFINE_FOR = 0.008  # s of processor time in which several small ones are made
SPEAKING = (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Move, QEvent.Type.Resize)
LEAST_ASIDE = 0.3  # of the wood's height: in less nothing is said there
FIRST_SIGHT = 0.010  # s in which a stage that is spared makes pictures while it is painted


class Stage(QGraphicsView):
    """Shows a BoardScene.

    `allows_press` is asked before the scene gets a press of the mouse or of a key that picks. A stage that is `spared`
    shows another position at once, and what has no picture yet a little later.

    Signals:
        zoomed: the scale of the picture has changed.
        speech_changed: somebody speaks over the board or beside it, elsewhere than before, or does so no more.
    """

    zoomed = Signal()
    speech_changed = Signal()

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
        self._aside = 0  # pixels at the left in which something else stands
        self._least_share = LEAST_SHARE
        self._speakers: list[QWidget] = []  # what may stand there
        self._tab: QWidget | None = None  # what stands above all that is said there
        self.taken: list[QRect] = []  # where messages of the window lie
        self.spared = False
        self._below: Callable[[QPainter], None] | None = None  # paints the table, where that is not the scene's
        self._is_soft = False  # since it got another size
        self._refining = QTimer(self)
        self._refining.setInterval(REFINE_EVERY)
        self._refining.timeout.connect(self._refine)
        self.allows_press: Callable[[], bool] = lambda: True

    def show_board(self, scene: BoardScene, behind: QColor) -> None:
        """Puts a board on the stage."""
        self.setScene(scene)
        self.setBackgroundBrush(QBrush(behind))
        self.fit()
        self._show_exactly()

    def fit(self) -> None:
        """The whole board, or the part zoomed into."""
        scene = self.scene()
        if not isinstance(scene, BoardScene) or self.width() < 10 or self.height() < 10:
            return
        rect: QRectF = scene.sceneRect()
        whole, aside = self._share_width(rect)
        scale = whole * self._zoom
        self.setSceneRect(rect.adjusted(-aside / scale, 0, 0, 0))
        scene.lie_around(self.sceneRect().center().x())
        middle = self.mapToScene(self.viewport().rect().center()) if self._zoom > 1 else self.sceneRect().center()
        if scale != self.transform().m11() and self.isVisible():
            self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
            self._is_soft = True
            self._refining.start()
        self.resetTransform()
        self.scale(scale, scale)
        scene.rescale(scale, self.devicePixelRatioF())
        self.centerOn(middle)
        self.resetCachedContent()
        self.zoomed.emit()

    def lie_on(self, paint: Callable[[QPainter], None]) -> None:
        """The board lies on a table that goes on around the stage, painted in pixels of the stage.

        Call it anew after that has changed. Who looks nearer sees the wood of the scene, which moves with the board.
        """
        self._below = paint
        self.resetCachedContent()

    def keep_aside(self, width: int, least: float = LEAST_SHARE) -> None:
        """So much at the left is for what stands there: the board gives it what it does not need itself.

        It gets all of it if the board keeps at least that share of its size.
        """
        if (width, least) != (self._aside, self._least_share):
            self._aside, self._least_share = width, least
            self.fit()

    def wood(self) -> QRect:
        """The wood at the left of the whole board; empty where nothing is kept for what is said."""
        scene = self.scene()
        if not self._aside or self._zoom > 1 or not isinstance(scene, BoardScene):
            return QRect()
        board = self.mapFromScene(scene.sceneRect()).boundingRect()
        return QRect(EDGE, EDGE, board.left() - 2 * EDGE, self.viewport().height() - 2 * EDGE)

    def aside(self) -> QRect:
        """As much of the wood as is free for something to be said there: above what the window tells of itself."""
        box = self.wood()
        for other in self.taken:
            if other.intersects(box):
                box.setBottom(other.top() - EDGE)
        if self._tab is not None and self._tab.isVisible():
            tab = self._box_on_stage(self._tab)
            box.setTop(tab.bottom() + EDGE if tab.intersects(box) else box.top())
        return box if box.height() >= self.wood().height() * LEAST_ASIDE else QRect()

    def free_aside(self) -> QRect:
        """The same, if nobody speaks there."""
        box = self.aside()
        return QRect() if any(box.intersects(other) for other in self.spoken()) else box

    def add_speakers(self, *speakers: QWidget) -> None:
        """Widgets that say something over the board or beside it."""
        for speaker in speakers:
            self._speakers.append(speaker)
            speaker.installEventFilter(self)
        if any(speaker.isVisible() for speaker in speakers):
            self.speech_changed.emit()

    def forget_speaker(self, speaker: QWidget) -> None:
        """It has been put away for ever."""
        if speaker in self._speakers:
            self._speakers.remove(speaker)
            self.speech_changed.emit()

    def hang_tab(self, tab: QWidget) -> None:
        """A widget at the upper edge, below which everything else is said while it is shown."""
        self._tab = tab
        tab.installEventFilter(self)

    def spoken(self) -> list[QRect]:
        """Where something is said just now."""
        return [self._box_on_stage(speaker) for speaker in self._speakers if speaker.isVisible()]

    def _box_on_stage(self, widget: QWidget) -> QRect:
        return QRect(self.mapFromGlobal(widget.mapToGlobal(QPoint())), widget.size())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (watched is self._tab or watched in self._speakers) and event.type() in SPEAKING:
            self.speech_changed.emit()
        return super().eventFilter(watched, event)

    def _share_width(self, rect: QRectF) -> tuple[float, float]:
        """The scale of the whole board, and what is kept aside: all that is wished if that costs it hardly anything."""
        wide, high = self.viewport().width(), self.viewport().height()
        largest = min(wide / rect.width(), high / rect.height())
        beside = min((wide - self._aside) / rect.width(), high / rect.height())
        if beside >= self._least_share * largest:
            return beside, self._aside
        return largest, min(self._aside, wide - largest * rect.width())

    def _refine(self) -> None:
        """Makes what is shown for now as good as it can be, a few pictures at a time."""
        if not haste.make_some(REFINE_FOR):
            self._show_exactly()

    def _show_exactly(self) -> None:
        self._refining.stop()
        scene = self.scene()
        if not isinstance(scene, BoardScene):  # the table has been left
            return
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self._is_soft:
            self._is_soft = False
            self.resetCachedContent()
        for item in scene.items():
            if not isinstance(item, Label):  # words hold no picture, and are dear to paint
                item.update()

    @property
    def zoom_factor(self) -> float:
        """How much nearer than the whole board."""
        return self._zoom

    def zoom(self, factor: float) -> None:
        """Nearer or farther; never farther than the whole board."""
        self.set_zoom(self._zoom * factor)

    def set_zoom(self, zoom: float) -> None:
        """So much nearer than the whole board; 1 is the whole of it."""
        wanted = min(NEAREST, max(1.0, zoom))
        if wanted == self._zoom:
            return
        self._zoom = wanted
        self.setDragMode(QGraphicsView.DragMode.ScrollHandDrag if wanted > 1 else QGraphicsView.DragMode.NoDrag)
        self.fit()

    def box_of(self, target: Target) -> QRect:
        """Where a place is in the viewport."""
        return self.mapFromScene(target.scene_box()).boundingRect()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        super().drawBackground(painter, rect)
        # Qt paints the background it keeps with a painter that knows nothing of our hints.
        smooth = QPainter.RenderHint.SmoothPixmapTransform
        painter.setRenderHint(smooth, bool(self.renderHints() & smooth))
        scene = self.scene()
        if isinstance(scene, BoardScene):
            scene.draw_grounds(painter, self._below if self._zoom == 1 else None)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.spared:
            super().paintEvent(event)
            return
        with haste.at_most(FIRST_SIGHT):
            super().paintEvent(event)
        if haste.has_orders() and not self._refining.isActive():
            self._refining.start()

    def viewportEvent(self, event: QEvent) -> bool:
        done = super().viewportEvent(event)
        scene = self.scene()
        if event.type() == QEvent.Type.Leave and isinstance(scene, BoardScene):
            scene.pointer_left()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(1.2 if event.angleDelta().y() > 0 else 1 / 1.2)
            event.accept()
        elif self._zoom > 1:
            super().wheelEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.allows_press():
            event.accept()
            return
        scene, at = self.scene(), event.position().toPoint()
        is_meant = event.button() == Qt.MouseButton.LeftButton and self._zoom == 1  # who looks nearer draws the board
        if isinstance(scene, BoardScene) and is_meant and self.itemAt(at) is None:
            scene.background_clicked.emit(self.mapToScene(at))
        super().mousePressEvent(event)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        scene = self.scene()
        if event.key() in PICKING and (event.isAutoRepeat() or not self.allows_press()):
            event.accept()
            return
        if scene is not None:
            event.ignore()
            scene.keyPressEvent(event)
            if event.isAccepted():
                return
        event.ignore()
