"""A slip of parchment that answers beside the pointer and goes away by itself, or stands until it has been read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QRect, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QToolButton, QVBoxLayout, QWidget

from kingsbridge_desktop.ui.ear.speech import announce
from kingsbridge_desktop.ui.lessons.placing import Sight, settled
from kingsbridge_desktop.ui.plain_label import PlainLabel
from kingsbridge_desktop.ui.theme import BASE_POINTS, table_font

READ_BASE = 1800  # ms
READ_PER_LETTER = 45
EDGE = 8  # pixels to the border of the board
BESIDE = 10.0  # pixels to the place
CLEAR = 2.0  # pixels to what is read: letters that are touched look cut
FAR = 0.01  # what a way from its place costs: the place is ringed, and words under a slip are lost
ANYWHERE = 0.0005  # the same from the middle of the board, where a sentence is about no place
LETTERS = 1.05  # of the usual ones
USUAL_WIDTH = 340  # pixels, at the usual size of letters
NARROW = 0.38  # of the parent, where a sentence stands for long
SHAPES = (0.62, 0.8, 1.4)  # of its usual width
PARTING = " · "  # between two things that are said in small letters: where they need two lines, one ends here
LEAST_COLUMN = 13  # times the size of its letters
SMALLER = (0.85, 0.7, 0.6, 0.5)
CLOSE = 4  # pixels, in which a least width is found


class Toast(QFrame):
    """One sentence over the board."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self.setProperty("paper", True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._words = PlainLabel()
        self._words.setWordWrap(True)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        self._title = PlainLabel()  # of what stands
        self._title.setProperty("rubric", True)
        self._title.setWordWrap(True)
        self._title.hide()
        column.addWidget(self._title)
        column.addWidget(self._words)
        self._hint = PlainLabel()
        self._hint.setProperty("quiet", True)
        self._hint.setWordWrap(True)
        column.addWidget(self._hint)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.shut = QToolButton(self)
        self.shut.setObjectName("toast_shut")
        self.shut.setText("×")
        self.shut.setAutoRaise(True)
        self.shut.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Esc does the same
        self.shut.clicked.connect(self.put_away)
        self.shut.hide()
        self._small = ""  # all that its small letters say
        self._stands = self._lasts = False
        self._aside: Callable[[], QRect] | None = None  # where what stands covers nothing
        self.hide()

    def say(
        self,
        words: str,
        place: QRect | None = None,
        hint: str = "",
        spared: Sequence[QRect] = (),
        aside: QRect | None = None,
        read: Sequence[QRect] = (),
        offers: Sequence[QRect] = (),
        *,
        lasts: bool = False,
    ) -> None:
        """Shows a sentence beside a place of the parent, or near its middle; `hint` stands below it in small letters.

        It does not cover the place, and of what is `spared` as little as it can, less of what is `read`, and least of
        `offers`, which are compared with the place; nothing at all where it has room `aside`. If it `lasts` it is read
        until it is taken back, else as long as it takes.
        """
        self._begin(self._over, lasts=lasts)
        over = self._over.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        if aside is not None and self._fits_in(aside, words, hint):
            over = aside
        else:
            self._write(words, hint)
        holes = [QRectF(place)] if place is not None else []
        seen, compared = list(map(QRectF, spared)), list(map(QRectF, offers))
        near = [QRectF(box).adjusted(-CLEAR, -CLEAR, CLEAR, CLEAR) for box in read]
        shapes = [self.size(), *([] if over == aside else self._other_shapes())]
        if over != aside:
            shapes = [QSize(self._tight(size.width()), size.height()) for size in shapes]
        sight = Sight(holes, compared, near, seen, BESIDE, FAR if holes else ANYWHERE)
        shape, at = settled([QSizeF(size) for size in shapes], QRectF(over), sight)
        size = shapes[shape]
        self._high_for(size.width())
        self.resize(size)
        self.move(at.toPoint())
        self._speak(words, hint)

    def say_over(self, page: QWidget, box: QRect, words: str, hint: str = "", *, lasts: bool = False) -> bool:
        """Shows a sentence about no place in a box of a page, as over the log; False if it has no room there."""
        self._begin(page, lasts=lasts)
        if not self._fits_in(box, words, hint):
            return False
        self.move(box.topLeft())
        self._speak(words, hint)
        return True

    def _begin(self, parent: QWidget, *, lasts: bool) -> None:
        """Another sentence, over that widget."""
        self._stands, self._lasts = False, lasts
        self._head("")
        self._lie_over(parent)

    def _lie_over(self, parent: QWidget) -> None:
        if self.parentWidget() is not parent:
            self.setParent(parent)

    def _speak(self, words: str, hint: str) -> None:
        self.show()
        self.raise_()
        announce(self._over, f"{words} {hint}", at_once=True)
        self._timer.stop()
        if not self._lasts:
            self._timer.start(READ_BASE + READ_PER_LETTER * len(words))

    def take_back(self) -> None:
        """What lasts is not true any more."""
        if self._lasts:
            self.hide()

    def _other_shapes(self) -> Iterator[QSize]:
        """Narrower and higher, or broader and lower, for the same words: one may lie beside what is read."""
        usual, room = self.size(), self._over.size() - QSize(2 * EDGE, 2 * EDGE)
        for share in SHAPES:
            width = round(share * usual.width())
            height = self._high_for(width)
            if width <= room.width() and height <= room.height() // 2 and height != usual.height():
                yield QSize(width, height)

    def _fits_in(self, box: QRect, words: str, hint: str) -> bool:
        """Takes the width of a column, if that is wide enough to read and high enough for all."""
        points = self.font().pointSizeF() * LETTERS
        if box.width() < LEAST_COLUMN * points:
            return False
        self._words.setText(words)
        self._small = hint
        self._hint.setVisible(bool(hint))
        self._words.setFont(table_font(points))
        width = min(box.width(), self._usual_width())
        needed = self._high_for(width)
        self.resize(width, needed)
        return needed <= box.height()

    def _high_for(self, width: int) -> int:
        """Takes a width, which its words share with the margins and the frame; how high it is then."""
        self.ensurePolished()
        around, frame = self._column.contentsMargins(), self.contentsMargins()
        inside = width - sum(m.left() + m.right() for m in (around, frame))
        self._words.setFixedWidth(inside)
        self._title.setFixedWidth(inside - self.shut.sizeHint().width())
        self._title.setFont(table_font(self._words.font().pointSizeF(), bold=True))
        self._part_hint(inside)
        self.setFixedWidth(width)
        beside_cross, whole = (self._title.heightForWidth(wide) for wide in (self._title.width(), inside))
        more = beside_cross - whole if self._title.isVisibleTo(self) else 0  # the layout knows nothing of the cross
        return self._column.totalHeightForWidth(width) + more

    def _part_hint(self, width: int) -> None:
        """Small letters that need two lines: the first ends between two things, or where both are equally long."""
        metrics, whole = self._hint.fontMetrics(), self._small
        parted = whole.replace(PARTING, "\n")

        def widest(words: str) -> int:
            return max(map(metrics.horizontalAdvance, words.split("\n")))

        ways = [whole]
        if widest(whole) > width:
            spaces = [at for at, letter in enumerate(whole) if letter == " "]
            ways = sorted((f"{whole[:at]}\n{whole[at + 1 :]}" for at in spaces), key=widest)
            if PARTING in whole:
                ways = [parted, *(way for way in ways if f"{PARTING.rstrip()}\n" not in way)]
        self._hint.setText(next((way for way in ways if widest(way) <= width), parted))

    def _tight(self, width: int) -> int:
        """The least width with which it is no higher: lines are equally long then, and less is covered."""
        return _least_width(self._high_for, width)

    def stand(self, title: str, words: str, hint: str, aside: Callable[[], QRect] | None = None) -> None:
        """Shows a sentence in a corner of the parent, as narrow as it can be, until somebody acts or puts it away.

        Where it has room `aside` it stands there, and the mouse can put it away: nothing lies below it.
        """
        self._timer.stop()
        self._head(title)
        self._stands, self._lasts, self._aside = True, False, aside
        self._stand_up(words, hint)
        announce(self._over, f"{title}: {words} {hint}", at_once=True)

    def _head(self, title: str) -> None:
        self._title.setText(title)
        self._title.setVisible(bool(title))
        self._let_pass(True)

    def _let_pass(self, passes: bool) -> None:
        """Whether what lies below it gets the clicks."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, passes)
        self.shut.setVisible(not passes)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = self.shut.sizeHint()
        self.shut.setGeometry(self.width() - size.width() - EDGE, EDGE - 2, size.width(), size.height())

    def put_away(self) -> bool:
        """Somebody has read what stands; False if nothing does."""
        stood = self._stands and self.isVisible()
        if stood:
            self.hide()
        return stood

    def moved(self) -> None:
        """The parent has another size: what was said about a place goes, what stands finds its place anew."""
        if self._stands and self.isVisible():
            self._stand_up(self._words.text(), self._small)
        else:
            self.hide()

    def _stand_up(self, words: str, hint: str) -> None:
        self._lie_over(self._over)
        aside = self._aside() if self._aside is not None else QRect()
        self._let_pass(True)
        if self._fits_in(aside, words, hint):
            self.move(aside.topLeft())
            self._let_pass(False)
        else:
            self._write(words, hint)
            self.move(EDGE, EDGE)
        self.show()
        self.raise_()

    def standing_width(self) -> int:
        """How wide a sentence is that stands, with the border around it: a board that lies beside it is not covered."""
        return min(self._usual_width(), round((self._over.width() - 2 * EDGE) * NARROW)) + 2 * EDGE

    def _usual_width(self) -> int:
        return round(USUAL_WIDTH * self.font().pointSizeF() * LETTERS / BASE_POINTS)

    def _write(self, words: str, hint: str) -> None:
        self._words.setText(words)
        self._small = hint
        self._hint.setVisible(bool(hint))
        self._fit(self._over.width() - 2 * EDGE, self._over.height() - 2 * EDGE)

    def _fit(self, room: int, high: int) -> None:
        """As wide as reads well, wider or in smaller letters where the whole sentence would not be seen."""
        points, usual = self.font().pointSizeF() * LETTERS, self._usual_width()
        if self._stands:
            usual = min(usual, round(room * NARROW))
        for width, letters in ((usual, points), (room, points), *((room, points * part) for part in SMALLER)):
            self._words.setFont(table_font(letters))
            width = min(width, room)
            needed = self._high_for(width)
            if needed <= high:
                break
        self.resize(width, needed)

    @property
    def words(self) -> str:
        """What it says, or said last."""
        return self._words.text()


def _least_width(high_for: Callable[[int], int], width: int) -> int:
    """How narrow words may be before they are higher than in a width."""
    high, least, most = high_for(width), width // 2, width
    while most - least > CLOSE:
        middle = (least + most) // 2
        least, most = (middle, most) if high_for(middle) > high else (least, middle)
    return most
