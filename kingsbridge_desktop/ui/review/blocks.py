"""Parts of the review's sheet: what is looked at, and the list of turning points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPen

from kingsbridge_desktop.ui.art.palette import ORP, VERM
from kingsbridge_desktop.ui.book.block import Block, Heading, goal_of
from kingsbridge_desktop.ui.book.scribe import BOLD, NAME, NOTE, RIGHT, SENTENCE, Scribe, broken, measure
from kingsbridge_desktop.ui.ear.speech import announce
from kingsbridge_desktop.ui.panels.press_button import RETURNS

SHIELD = 44.0
TITLE = 24.0
LINE = 19.0
ROW_SHIELD = 28.0
INDENT = 40.0
NOTE_LINE = 16.5


class LiveHeading(Heading):
    """A heading whose words change while it is shown."""

    def __init__(self) -> None:
        super().__init__("")

    def rewrite(self, words: str, note: str) -> None:
        """Other words, unless they are the same."""
        if (words, note) == (self._words, self._note):
            return
        self._words, self._note = words, note
        self.setAccessibleName(f"{words}: {note}" if note else words)
        self.update()


class Told(NamedTuple):
    """A move in words, and what it left of the player's chance."""

    label: str
    words: str
    chance: str


class Looked(NamedTuple):
    """What is told about the moment that is looked at."""

    colour: str
    title: str
    note: str
    played: Told | None = None
    better: Told | None = None
    sentence: str = ""

    def spoken(self) -> str:
        """All of it in one go."""
        moves = [f"{one.label}: {one.words} ({one.chance})" for one in (self.played, self.better) if one]
        return ". ".join(part for part in (self.title, self.note, *moves, self.sentence) if part)


def ring(painter: QPainter, middle: QPointF, radius: float, *, is_better: bool) -> None:
    """The sign of a move: vermilion for what was played, dashed gold for what was better."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, wide in ((QColor("#2A1C10"), 4.6), (QColor(ORP if is_better else VERM), 2.8)):
        pen = QPen(ink, wide)
        if is_better:
            pen.setStyle(Qt.PenStyle.CustomDashLine)
            pen.setDashPattern([7.5 / wide, 4.5 / wide])
        painter.setPen(pen)
        painter.drawEllipse(middle, radius, radius)


class LookedAt(Block):
    """Whose turn it is, what was played, what the master would have done, and what that teaches."""

    def __init__(self) -> None:
        super().__init__()
        self.told = Looked("", "", "")

    def show_told(self, told: Looked) -> None:
        """Another moment, unless it is the same."""
        if told == self.told:
            return
        self.told = told
        self.setAccessibleName(told.spoken())
        self.update()

    def _moves(self) -> list[Told]:
        return [one for one in (self.told.played, self.told.better) if one is not None]

    def _columns(self, width: float) -> tuple[float, float]:
        """Where the words of the moves begin, and how wide they may be."""
        left = 34 + max((measure(one.label, NAME, BOLD) for one in self._moves()), default=0.0) + 12
        return left, max(60.0, width - left - measure("100 %", 21, BOLD) - 10)

    def _notes_below(self, width: float) -> list[str]:
        """The note in lines of its own, where it finds no room beside the title."""
        room = width - SHIELD - 12
        both = measure(self.told.title, TITLE, BOLD) + 14 + measure(self.told.note, SENTENCE, italic=True)
        return broken(self.told.note, SENTENCE, room, italic=True) if self.told.note and both > room else []

    def least(self, width: float) -> float:
        _, room = self._columns(width)
        moves = sum(max(1, len(broken(one.words, SENTENCE, room))) * LINE + 7 for one in self._moves())
        sentence = len(broken(self.told.sentence, SENTENCE, width)) * LINE if self.told.sentence else 0
        return max(SHIELD, 32 + len(self._notes_below(width)) * LINE) + 4 + moves + sentence + 6

    def paint(self, scribe: Scribe, box: QRectF) -> None:
        told = self.told
        if not told.title:
            return
        scribe.shield(told.colour, SHIELD / 2, SHIELD / 2, SHIELD)
        below = self._notes_below(box.width())
        base = 24.0 if below else 31.0
        wide = scribe.text(SHIELD + 12, base, told.title, TITLE, BOLD, width=box.width() - SHIELD - 12)
        if told.note and not below:
            scribe.text(SHIELD + wide + 26, base, told.note, SENTENCE, italic=True, colour=scribe.tints.quiet)
        for number, line in enumerate(below):
            scribe.text(SHIELD + 12, 45 + number * LINE, line, SENTENCE, italic=True, colour=scribe.tints.quiet)
        y = max(SHIELD, 32 + len(below) * LINE) + 20
        left, room = self._columns(box.width())
        for one in self._moves():
            ink = scribe.tints.good if one is told.better else scribe.tints.bad
            if told.better is None:
                ink = scribe.tints.text
            ring(scribe.p, QPointF(14, y - 5), 9, is_better=one is told.better)
            scribe.text(34, y, one.label, NAME, BOLD, colour=ink)
            scribe.text(box.right(), y + 1, one.chance, 21, BOLD, colour=ink, align=RIGHT)
            y = scribe.block(left, y, one.words, SENTENCE, room, LINE) + 7
        if told.sentence:
            scribe.block(0, y - 2, told.sentence, SENTENCE, box.width(), LINE)


class PointRow(NamedTuple):
    """A turning point in the list."""

    colour: str
    title: str
    whose: str  # whose chance moved, if it was another's
    swing: str
    is_gain: bool
    sentence: str

    def spoken(self) -> str:
        """The line for a screen reader."""
        return f"{self.title}: {self.whose} {self.swing}. {self.sentence}".replace("  ", " ")


class PointList(Block):
    """The turning points in the order of the game; arrows and clicks choose one.

    Signals:
        chosen: the number of the line.
    """

    chosen = Signal(int)
    grows = 1.0

    def __init__(self) -> None:
        super().__init__()
        self.rows: Sequence[PointRow] = ()
        self.at: int | None = None
        self.empty = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_rows(self, rows: Sequence[PointRow], at: int | None, empty: str) -> None:
        """These lines, one of them looked at; `empty` is said where there is none."""
        if (rows, at, empty) == (self.rows, self.at, self.empty):
            return
        self.rows, self.at, self.empty = rows, at, empty
        self.setAccessibleName(". ".join(row.spoken() for row in rows) or empty)
        self.update()

    def _lines(self, row: PointRow, width: float) -> list[str]:
        return broken(row.sentence, NOTE, width - INDENT - 8)

    def _heights(self, width: float) -> list[float]:
        return [24.0 + max(1, len(self._lines(row, width))) * NOTE_LINE for row in self.rows]

    def least(self, width: float) -> float:
        if not self.rows:
            return len(broken(self.empty, SENTENCE, width)) * LINE + 12
        return sum(self._heights(width))

    def _boxes(self, box: QRectF) -> list[QRectF]:
        heights = self._heights(box.width())
        spare = min(14.0, max(0.0, box.height() - sum(heights)) / max(1, len(heights)))
        found, y = [], 0.0
        for high in heights:
            found.append(QRectF(0, y, box.width(), high + spare - 3))
            y += high + spare
        return found

    def paint(self, scribe: Scribe, box: QRectF) -> None:
        if not self.rows:
            scribe.block(4, 20, self.empty, SENTENCE, box.width() - 8, LINE, italic=True, colour=scribe.tints.quiet)
            return
        boxes = self._boxes(box)
        for number, (row, line) in enumerate(zip(self.rows, boxes, strict=True)):
            if number == self.at:
                gold = QColor(ORP)
                gold.setAlpha(84)
                scribe.p.setPen(QPen(QColor(scribe.tints.gold), 1.6))
                scribe.p.setBrush(gold)
                scribe.p.drawRoundedRect(line.adjusted(1, 0, -1, 0), 5, 5)
            elif number + 1 < len(boxes) and number + 1 != self.at:
                scribe.rule(line.x() + INDENT - 4, line.right(), line.bottom() + 1.5)
            self._row(scribe, row, line)

    def _row(self, scribe: Scribe, row: PointRow, line: QRectF) -> None:
        lines = self._lines(row, line.width())
        top = line.y() + (line.height() - 21 - NOTE_LINE * len(lines)) / 2
        scribe.shield(row.colour, line.x() + 20, line.center().y(), ROW_SHIELD)
        ink = scribe.tints.good if row.is_gain else scribe.tints.bad
        wide = scribe.text(line.right() - 8, top + 17, row.swing, 17, BOLD, colour=ink, align=RIGHT)
        right = line.right() - 16 - wide
        if row.whose:
            quiet = scribe.tints.quiet
            right -= 8 + scribe.text(right, top + 16, row.whose, NOTE, italic=True, colour=quiet, align=RIGHT)
        scribe.text(line.x() + INDENT, top + 16, row.title, SENTENCE, BOLD, width=right - line.x() - INDENT)
        for number, words in enumerate(lines):
            scribe.text(line.x() + INDENT, top + 33 + NOTE_LINE * number, words, NOTE, width=line.width() - INDENT - 8)

    # choosing

    def _choose(self, number: int) -> None:
        if 0 <= number < len(self.rows):
            self.chosen.emit(number)
            announce(self, self.rows[number].spoken(), at_once=True)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        at = event.position() / self.factor
        boxes = self._boxes(self.room()) if self.rows else []
        for number, line in enumerate(boxes):
            if line.contains(at) and event.button() == Qt.MouseButton.LeftButton:
                self._choose(number)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.rows and event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            announce(self, self.rows[self.at or 0].spoken(), at_once=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        goal = goal_of(event.key(), self.at, len(self.rows) - 1, Qt.Key.Key_Up, Qt.Key.Key_Down)
        if goal is not None:
            self._choose(goal)
        elif event.key() in RETURNS and not event.isAutoRepeat():
            self._choose(self.at or 0)
        else:
            super().keyPressEvent(event)
