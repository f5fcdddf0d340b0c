"""The mark of a hint: the pointing hand of old margins at a place or a button, and a slip that says why."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.board.items import Label, Ornament, Plaque
from kingsbridge_desktop.ui.board.scene import BoardScene
from kingsbridge_desktop.ui.board.stage import Stage
from kingsbridge_desktop.ui.board.targets import Anchor, Target, Zone
from kingsbridge_desktop.ui.following.news_panel import NewsPanel
from kingsbridge_desktop.ui.lessons.note_card import NoteCard
from kingsbridge_desktop.ui.lessons.placing import Sight, place_note
from kingsbridge_desktop.ui.panels.toast import LEAST_COLUMN
from kingsbridge_desktop.ui.plain_label import PlainLabel
from kingsbridge_desktop.ui.theme import BASE_POINTS, table_font

HAND, LEAST_HAND = 50, 36  # pixels long in a window of 1280 × 800, and in one however small
USUAL_HEIGHT = 800
TIP = QPointF(0.97, 0.44)  # of the finger in its picture, which points to the right
ANGLES = (-52, -128, 52, 128)  # the hand below at the left, below at the right, above at the left, above at the right
CORNER = QPointF(0.62, 0.78)  # where the finger meets a small place, as seen from its middle
SMALL = 70  # pixels: a larger place is met at its edge
ALONG_EDGE = 0.3
LEVEL = 180
BUTTON_ANGLES = (LEVEL, -22, -158, 52, 128)  # of a button: at its right, then below it, above it where nothing is read
BELOW = 2  # pixels from a button to a finger below it: its words are read
PALM = 0.65  # of the hand's length behind its finger tip
HARM_OF_HAND = 4  # it covers little, but all of a word
CORD = 4  # how far the cord of an offer reaches
SLIP_WIDTH = 260  # pixels, at the usual size of letters
LETTERS = 1.05  # of the usual ones
SMALLER = (1.0, 0.9, 0.8, 0.7)  # of them, in a column beside the board
BREADTHS = (1.0, 1.5, 2.0, 2.6)  # of that: a long text lies broad and low where the usual slip covers what is compared
NARROW = 0.8  # of that: beside what is read, where there is no more room
ASIDES = (0.0, 0.45, -0.45)  # of its width, from the middle of the wrist
EDGE = 6
SLIVER = 80  # pixels of the log beside a slip in which nothing is read
PICTURE = cache.emblem("manicule", halo=True)


class Way(NamedTuple):
    """Where the finger is, from where it comes, and where the slip lies."""

    tip: QPoint
    angle: int
    slip: QRect


class PointingHand(QWidget):
    """A hand whose finger touches a point of its parent."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._angle, self._size = 0, HAND
        self.hide()

    def point(self, tip: QPoint, angle: int, size: int) -> None:
        """Comes from that side."""
        self._angle, self._size = angle, size
        self.setGeometry(QRect(tip - QPoint(size, size), QSize(2 * size, 2 * size)))
        self.show()
        self.raise_()
        self.update()

    def painted(self) -> QRect:
        """Where its palm is on its parent."""
        middle = (QPointF(self.geometry().center()) - _direction(self._angle) * self._size * PALM).toPoint()
        palm = QRect(0, 0, self._size // 2, self._size // 2)
        palm.moveCenter(middle)
        return palm if self.isVisible() else QRect()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(self._size, self._size)
        painter.rotate(self._angle)
        if abs(self._angle) > 90:
            painter.scale(1, -1)  # the thumb stays above
        picture = cache.pixmap(PICTURE, self._size, self.devicePixelRatioF(), "day")
        corner = QPointF(-TIP.x() * self._size, -TIP.y() * self._size)
        painter.drawPixmap(QRectF(corner, QSize(self._size, self._size)), picture, QRectF(picture.rect()))


class HintSlip(QFrame):
    """What a hint says; it stays as long as the hint does."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("paper", True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._words, self._key = PlainLabel(), PlainLabel()
        self._words.setWordWrap(True)
        self._key.setWordWrap(True)
        self._key.setProperty("quiet", True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 8, 12, 8)
        self._column.addWidget(self._words)
        self._column.addWidget(self._key)
        self._column.addStretch(1)
        self.hide()

    @property
    def words(self) -> str:
        """What it says."""
        return self._words.text()

    def write(self, words: str, key: str, room: QSize) -> list[QSize]:
        """Other words; gives the sizes that they may have, the usual one first, then broader and lower ones."""
        self._words.setText(words)
        self._key.setText(key)
        self._key.setVisible(bool(key))
        self._letter(1.0)
        width = min(room.width(), round(SLIP_WIDTH * self.font().pointSizeF() / BASE_POINTS))
        while self._column.totalHeightForWidth(width) > room.height() / 2 and width < room.width():
            width = min(room.width(), width + SLIP_WIDTH // 4)
        widths = dict.fromkeys(min(room.width(), round(width * broad)) for broad in BREADTHS)
        sizes = [QSize(wide, self._column.totalHeightForWidth(wide)) for wide in widths]
        return [size for at, size in enumerate(sizes) if not at or size.height() < sizes[at - 1].height()]

    def narrow(self) -> QSize:
        """Its size where there is little room beside what is read."""
        width = round(NARROW * SLIP_WIDTH * self.font().pointSizeF() / BASE_POINTS)
        return QSize(width, self._column.totalHeightForWidth(width))

    def size_in(self, room: QSize) -> QSize | None:
        """Its size in a column beside the board, if need be in smaller letters; None if that is too small."""
        points = self.font().pointSizeF()
        width = min(room.width(), round(BREADTHS[1] * SLIP_WIDTH * points / BASE_POINTS))
        if width < LEAST_COLUMN * points:
            return None
        for part in SMALLER:
            self._letter(part)
            height = self._column.totalHeightForWidth(width)
            if height <= room.height():
                return QSize(width, height)
        self._letter(1.0)
        return None

    def _letter(self, part: float) -> None:
        """Its words in letters that are so large a part of those they have at best."""
        self._words.setFont(table_font(self.font().pointSizeF() * LETTERS * part, italic=True))


class HintMark(QObject):
    """Points until it is told to stop, wherever its place goes when the board is shown in another size."""

    def __init__(self, stage: Stage, scene: BoardScene, parent: QWidget) -> None:
        super().__init__(parent)
        self._page, self._stage, self._scene = parent, stage, scene
        self.anchor: Anchor | None = None
        self.button: QWidget | None = None
        self.hand = PointingHand(parent)
        self.slip = HintSlip(parent)
        self._said = ("", "")
        self.shelf: Callable[[], QRect] = QRect  # where else on the page a slip covers nothing that is compared
        self.question: Callable[[], QRect] = QRect  # where the words of the question stand on the page
        stage.zoomed.connect(self._place)
        for bar in (stage.horizontalScrollBar(), stage.verticalScrollBar()):
            bar.valueChanged.connect(self._place)

    def point(self, anchor: Anchor | None, button: QWidget | None, words: str, key: str) -> None:
        """At a place of the board, or at a button; `key` says what can be done with the hint."""
        self.clear()
        self.anchor, self.button, self._said = anchor, button, (words, key)
        if button is not None:
            button.installEventFilter(self)
        self._place()

    def take_keys(self) -> None:
        """The keyboard goes to the board, where the hint is."""
        self._stage.setFocus()

    def clear(self) -> None:
        """Points at nothing any more."""
        if self.button is not None:
            self.button.removeEventFilter(self)
        self.anchor = self.button = None
        self.hand.hide()
        self.slip.hide()

    def spare(self, said: QRect) -> None:
        """The hand goes where it would cover what is said there, on the page: that speaks of the same place."""
        if self.hand.painted().intersects(said):
            self.hand.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self._place()
        return False

    def _place(self) -> None:
        ring = self._ring()
        if ring is None:
            self.hand.hide()
            self.slip.hide()
            return
        room = self._on_page(self._stage).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        sizes = self.slip.write(*self._said, room.size())
        notes = [self._on_page(card) for card in self._page.findChildren(NoteCard) if card.isVisible()]
        aside = self._aside(notes)
        beside = self.slip.size_in(aside.size())
        size = max(LEAST_HAND, HAND * self._page.height() // USUAL_HEIGHT)
        others = [other for other in self._others() if other != ring]
        read = [*self._read()]
        if beside is not None:  # then only the hand can cover something
            sizes = [QSize(0, 0)]
        ways = [way for paper in sizes for way in self._ways(ring, size, room, paper)]

        def harm(way: Way) -> tuple[int, int, int]:
            return _harm(way, size, [ring, *others], room, notes, read)

        best = min(ways, key=harm)
        if beside is None and self.button is None and any(map(best.slip.intersects, read)):
            best = min([best, *self._apart(ways, ring, room, others, read)], key=harm)
        tip, angle, slip = best
        self.hand.point(tip, angle, size)
        if beside is not None:  # it covers nothing there, as high as what it speaks of
            slip = QRect(QPoint(aside.left(), ring.center().y() - beside.height() // 2), beside)
            slip.moveTop(max(aside.top(), min(slip.top(), aside.bottom() - slip.height())))
            if self._stage.aside().isEmpty() and aside.height() - slip.height() < SLIVER:
                slip = QRect(aside)  # of the log nothing is left that reads on its own
            slip = self._whole(slip)
        self.slip.setFixedSize(slip.size())
        self.slip.move(slip.topLeft())
        self.slip.show()
        self.slip.raise_()

    def _whole(self, slip: QRect) -> QRect:
        """So high that it cuts no line of news: one that it would cover in part lies below it."""
        for panel in self._page.findChildren(NewsPanel):
            for part in panel.parts() if panel.isVisible() else ():
                line = self._on_page(part)
                if line.intersects(slip):
                    slip.setTop(min(slip.top(), line.top()))
                    slip.setBottom(max(slip.bottom(), line.bottom()))
        return slip

    def _aside(self, notes: Sequence[QRect]) -> QRect:
        """Beside the board, or over the log; empty where there is no such place, or a note lies there."""
        aside = self._stage.aside().translated(self._stage.mapTo(self._page, QPoint()))
        if not aside.isEmpty():
            return aside
        shelf = self.shelf()
        return QRect() if any(shelf.intersects(note) for note in notes) else shelf

    def _on_page(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self._page, QPoint()), widget.size())

    def _ring(self) -> QRect | None:
        """What is pointed at, on the page."""
        if self.button is not None:
            return self._on_page(self.button)
        target = self._scene.targets.get(self.anchor) if self.anchor is not None else None
        return self._ring_of(target) if target is not None and target.isVisible() else None

    def _ring_of(self, target: Target) -> QRect:
        box = target.outline().boundingRect().translated(0, -target.lift)
        around = CORD * self._scene.cord_unit
        shown = target.mapRectToScene(box.adjusted(-around, -around, around, around))
        return self._stage.mapFromScene(shown).boundingRect().translated(self._stage.mapTo(self._page, QPoint()))

    def _others(self) -> Iterator[QRect]:
        """What else may be chosen, and should be seen beside the hand."""
        shelf = self.button.parentWidget() if self.button is not None else None
        if shelf is not None:
            for button in shelf.findChildren(QPushButton):
                if button.isVisible():
                    yield self._on_page(button)
            return
        for target in self._scene.targets.values():
            if target.offered and target.isVisible():
                yield self._ring_of(target)

    def _read(self) -> Iterator[QRect]:
        """Words on the board and below it, and what lies there with words on it: not for the hand to cover."""
        if self.button is not None:
            yield self.question()
            return
        origin = self._stage.mapTo(self._page, QPoint())
        yield self._page.rect().adjusted(0, origin.y() + self._stage.height(), 0, 0)
        for item in self._scene.items():
            if not item.isVisible() or (isinstance(item, Target) and item.anchor == self.anchor):
                continue
            if isinstance(item, Label | Plaque) or (isinstance(item, Target) and not isinstance(item, Zone)):
                box = item.outline().boundingRect() if isinstance(item, Target) else item.boundingRect()
                if isinstance(item, Target) and item.anchor is None:  # a ground with a heading is free elsewhere
                    box = item.lettered()
            elif isinstance(item, Ornament):  # a piece with its number
                box = item.lettered()
            else:
                continue
            if not box.isEmpty():
                yield self._stage.mapFromScene(item.mapRectToScene(box)).boundingRect().translated(origin)

    def _apart(
        self, ways: Sequence[Way], ring: QRect, room: QRect, others: Sequence[QRect], read: Sequence[QRect]
    ) -> Iterator[Way]:
        """The hand where it is, and the slip where it covers nothing, or least: what is read is worth a way."""
        offers, words = list(map(QRectF, others)), list(map(QRectF, read))
        hands = {(way.tip.toTuple(), way.angle): way for way in ways}.values()
        for paper in (ways[0].slip.size(), self.slip.narrow()):
            corner = place_note(QSizeF(paper), QRectF(room), Sight([QRectF(ring)], offers, words, away=EDGE))
            yield from (way._replace(slip=QRect(corner.toPoint(), paper)) for way in hands)

    def _ways(self, ring: QRect, size: int, room: QRect, paper: QSize) -> Iterator[Way]:
        """Where the finger, and with it a slip of that size, may be: from all sides."""
        middle = QRectF(ring).center()
        for angle in BUTTON_ANGLES if self.button is not None else ANGLES:
            way = _direction(angle)
            if max(ring.width(), ring.height()) <= SMALL:
                x = middle.x() - math.copysign(CORNER.x() * ring.width() / 2, way.x())
                y = middle.y() - math.copysign(CORNER.y() * ring.height() / 2, way.y())
            elif abs(angle) == LEVEL:
                x, y = ring.right(), middle.y()
            else:
                x = ring.left() + ring.width() * (ALONG_EDGE if way.x() > 0 else 1 - ALONG_EDGE)
                y = ring.top() if way.y() > 0 else ring.bottom() + (BELOW if self.button is not None else 0)
            tip = QPointF(x, y)
            slip = QRect(QPoint(), paper)
            wrist = (tip - way * size).toPoint()
            slip.moveCenter(wrist)
            if self.button is not None:
                slip.moveBottom(room.bottom())
            elif way.y() < 0:
                slip.moveTop(wrist.y() + EDGE)
            else:
                slip.moveBottom(wrist.y() - EDGE)
            for aside in ASIDES:
                moved = slip.translated(round(aside * slip.width()), 0)
                moved.moveLeft(max(room.left(), min(moved.left(), room.right() - moved.width())))
                yield Way(tip.toPoint(), angle, moved)


def _direction(angle: int) -> QPointF:
    return QPointF(math.cos(math.radians(angle)), math.sin(math.radians(angle)))


def _harm(
    way: Way, size: int, others: list[QRect], room: QRect, notes: Sequence[QRect] = (), read: Sequence[QRect] = ()
) -> tuple[int, int, int]:
    """How bad a way is: how much of the slip is outside the board or over a note, and how much else is covered.

    What the hand covers of words to read counts as much as the slip over other places, and what the slip covers too.
    """
    inside = way.slip.intersected(room)
    outside = _area(way.slip) - _area(inside) + sum(_area(way.slip.intersected(note)) for note in notes)
    middle = (QPointF(way.tip) - _direction(way.angle) * size * PALM).toPoint()
    palm = QRect(0, 0, size // 2, size // 2)
    palm.moveCenter(middle)
    covered = sum(way.slip.intersects(other) for other in others) + sum(map(palm.intersects, others[1:]))
    wrist = palm.adjusted(-size // 8, -size // 8, size // 8, size // 8)
    lost = sum(_area(wrist.intersected(words)) for words in read)
    beneath = sum(_area(way.slip.intersected(other)) for other in (*others, *read))
    return outside, covered, beneath + HARM_OF_HAND * lost


def _area(box: QRect) -> int:
    return max(0, box.width()) * max(0, box.height())
