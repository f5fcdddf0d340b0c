"""Figures in columns: a line for each source, a column for each player, sums below a double rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from kingsbridge_desktop.ui.book.plot import FigureTable
from kingsbridge_desktop.ui.book.scribe import (
    BOLD,
    LEAST,
    MIDDLE,
    NAME,
    NOTE,
    REGULAR,
    RIGHT,
    SEMI,
    SENTENCE,
    Scribe,
    broken,
    measure,
    name_lines,
)

HEAD, ROW, TOTAL = 57.0, 23.0, 36.0
LEAST_COLUMN = 42.0
_MOST_FOR_NAMES = 90.0  # of a column, that a label leaves to a name in two lines by taking another line itself
_INDENT = 34.0  # of a name, right of its emblem
_LINE = 17.0  # of cells and names that need more than one
_AIR = 4.0  # above the letters of a line
_NAME_LINE = 15.0  # of a player's name that needs two


@dataclass(frozen=True)
class Head:
    """A column: a player with a shield, or only a name."""

    name: str
    colour: str = ""
    is_first: bool = False  # its sum is gilt


@dataclass(frozen=True)
class Row:
    """A line: what it is for, a cell for each column, and which of them are the best."""

    label: str
    cells: Sequence[str]
    emblem: str = ""
    best: Sequence[int] = ()
    is_sum: bool = False


@dataclass(frozen=True)
class Ledger:
    """The whole of it; `rows` may hold sums anywhere."""

    heads: Sequence[Head]
    rows: Sequence[Row]
    pitch: float = ROW

    def table(self, first_column: str = "") -> FigureTable:
        """The same figures for a screen reader."""
        return FigureTable(
            (first_column, *(head.name for head in self.heads)),
            tuple((row.label, *row.cells) for row in self.rows),
        )

    def told(self) -> str:
        """Line by line: what it is called, then everybody's figure."""
        lines = []
        for row in self.rows:
            figures = (f"{head.name} {cell}".strip() for head, cell in zip(self.heads, row.cells, strict=False))
            lines.append(f"{row.label}: {', '.join(figures)}")
        return ". ".join(lines)

    # geometry

    def _columns(self, box: QRectF) -> list[float]:
        """Where the middle of each column is."""
        n = len(self.heads)
        widest = max(
            (measure(part, NAME) for row in self.rows for cell in row.cells for part in cell.split("\n")), default=0.0
        )
        names = max((measure(head.name, NOTE, SEMI) for head in self.heads), default=0.0)
        step = min(max(82.0, widest + 16, names + 12), (box.width() - self._label_room(box.width())) / max(1, n))
        return [box.right() - step * 0.5 - (n - 1 - k) * step for k in range(n)]

    def natural_width(self) -> float:
        """How wide it is where there is room enough: names in one line, figures not far apart."""
        longest = max((measure(row.label, NAME, BOLD if row.is_sum else REGULAR) for row in self.rows), default=0.0)
        cells = [part for row in self.rows for cell in row.cells for part in cell.split("\n")]
        names = max((measure(head.name, NOTE, SEMI) for head in self.heads), default=0.0)
        widest = max(82.0, names + 16, max((measure(cell, NAME) for cell in cells), default=0.0) + 20)
        return max(420.0, longest + self._indent() + 30 + widest * len(self.heads))

    def _label_room(self, width: float) -> float:
        """As wide as the longest name, and never so wide that the figures have no room."""
        longest = max((measure(row.label, NAME, BOLD if row.is_sum else REGULAR) for row in self.rows), default=0.0)
        return min(longest + self._indent() + 16, max(width * 0.3, width - self._least_column() * len(self.heads)))

    def _least_column(self) -> float:
        """Words in cells are never cut: names can be broken into two lines, they cannot."""
        parts = [part for row in self.rows for cell in row.cells if not _is_figure(cell) for part in cell.split("\n")]
        names = min(_MOST_FOR_NAMES, max((_in_two_lines(head.name) for head in self.heads), default=0.0))
        return max([LEAST_COLUMN, names, *(measure(part, LEAST) + 8 for part in parts)])

    def _indent(self) -> float:
        return _INDENT if any(row.emblem for row in self.rows) else 6.0

    def _has_shields(self) -> bool:
        return any(head.colour for head in self.heads)

    def _height_of(self, row: Row, room: float) -> float:
        if row.is_sum:
            return TOTAL
        lines = max(len(broken(row.label, SENTENCE, room)), *(cell.count("\n") + 1 for cell in row.cells), 1)
        return self.pitch + (lines - 1) * _LINE

    def height(self, width: float) -> float:
        """How high it is in that width."""
        return self._head(width) + sum(self._heights(width)) + 2

    def uncut(self, width: float, left: float) -> float:
        """How high the heads and those lines are that stand whole in what is left."""
        ends = accumulate(self._heights(width), initial=self._head(width))
        return max((end for end in ends if end <= left), default=left)

    def rest(self, width: float, at: float) -> float:
        """How much lies below a height of the line that would be cut there; 0 where none is."""
        edges = list(accumulate(self._heights(width), initial=self._head(width)))
        return next((end - at for begin, end in pairwise(edges) if begin + _AIR < at < end), 0.0)

    def _heights(self, width: float) -> list[float]:
        """Of all lines, in that width."""
        room = self._columns(QRectF(0, 0, width, 0))[0] if self.heads else width
        room -= self._indent() + self._half(width)
        return [self._height_of(row, room) for row in self.rows]

    def _half(self, width: float) -> float:
        columns = self._columns(QRectF(0, 0, width, 0))
        return (columns[1] - columns[0]) / 2 if len(columns) > 1 else 44.0

    def _head(self, width: float) -> float:
        """How high the heads are: with a line more where a name needs two."""
        lines = max((len(self._lines_of(head, width)) for head in self.heads), default=1)
        return (HEAD if self._has_shields() else 26.0) + (lines - 1) * _NAME_LINE

    def _lines_of(self, head: Head, width: float) -> list[str]:
        """A name on one line, or on two where it can be parted and would be cut otherwise."""
        return name_lines(head.name, 2 * self._half(width) - 6, SEMI)

    def head_height(self, width: float) -> float:
        """How high the heads are with their rule."""
        return self._head(width) + 1

    # drawing

    def paint_heads(self, scribe: Scribe, box: QRectF) -> float:
        """Names and shields above their rule; gives where the lines begin."""
        columns, half = self._columns(box), self._half(box.width())
        y = box.y()
        for head, x in zip(self.heads, columns, strict=True):
            if head.colour:
                scribe.shield(head.colour, x, y + 20, 28, halo=scribe.light == "candle")
            lines = self._lines_of(head, box.width())
            for number, line in enumerate(lines):
                base = y + self._head(box.width()) - 8 - (len(lines) - 1 - number) * _NAME_LINE
                scribe.text(x, base, line, 14 if len(lines) == 1 else LEAST, SEMI, align=MIDDLE, width=2 * half - 6)
        y += self._head(box.width())
        scribe.rule(box.x(), box.right(), y, 1.0, scribe.tints.quiet)
        return y

    def paint(self, scribe: Scribe, box: QRectF) -> None:
        """Heads, lines with every second one shaded, sums."""
        columns, half = self._columns(box), self._half(box.width())
        y = self.paint_heads(scribe, box)
        room = (columns[0] - box.x() if columns else box.width()) - self._indent() - half
        shaded = True
        for row in self.rows:
            high = self._height_of(row, room)
            place = QRectF(box.x(), y, box.width(), high)
            if row.is_sum:
                self._sum(scribe, row, place, columns, room, half)
                shaded = True
            else:
                self._line(scribe, row, place, columns, room, shaded=shaded)
                shaded = not shaded
            y += high

    def _line(
        self, scribe: Scribe, row: Row, line: QRectF, columns: Sequence[float], room: float, *, shaded: bool
    ) -> None:
        if shaded:
            tint = QColor(scribe.tints.edge)
            tint.setAlpha(70)
            scribe.p.fillRect(line, tint)
        base = line.top() + self.pitch - 6.5
        if row.emblem:
            scribe.emblem(row.emblem, line.x() + 15, line.top() + self.pitch / 2, self.pitch)
        scribe.block(line.x() + self._indent(), base, row.label, SENTENCE, room, _LINE)
        for k, (x, cell) in enumerate(zip(columns, row.cells, strict=True)):
            is_best = k in row.best
            ink = scribe.tints.gold if is_best else scribe.tints.quiet if cell == "–" else scribe.tints.text
            weight = BOLD if is_best else REGULAR
            if _is_figure(cell):
                scribe.text(x + 11, base, cell, NAME if is_best else SENTENCE, weight, colour=ink, align=RIGHT)
                continue
            for at, part in enumerate(cell.split("\n")):
                scribe.text(x, base + at * _LINE, part, 14, weight, colour=ink, align=MIDDLE, width=_gap(columns) - 6)

    def _sum(self, scribe: Scribe, row: Row, line: QRectF, columns: Sequence[float], room: float, half: float) -> None:
        scribe.rule(line.x(), line.right(), line.y() + 2, 1.6, scribe.tints.text)
        scribe.rule(line.x(), line.right(), line.y() + 5, 0.8, scribe.tints.text)
        base = line.y() + 28
        scribe.text(line.x() + self._indent(), base, row.label, 17, BOLD, width=room)
        for head, x, cell in zip(self.heads, columns, row.cells, strict=True):
            ink = scribe.tints.gold if head.is_first else scribe.tints.text
            scribe.text(x + 13, base, cell, 22, BOLD, colour=ink, align=RIGHT, width=2 * half - 8)


def _in_two_lines(name: str) -> float:
    """The least width of a column in which a player's name is not cut."""
    words = name.replace("-", "- ").split(" ")
    ways = ((" ".join(words[:at]), " ".join(words[at:])) for at in range(len(words)))
    return min(max(measure(line.replace("- ", "-"), LEAST, SEMI) for line in way) for way in ways) + 7


def _gap(columns: Sequence[float]) -> float:
    return columns[1] - columns[0] if len(columns) > 1 else 160.0


def _is_figure(cell: str) -> bool:
    return len(cell) <= 4 and "\n" not in cell
