"""Games played and won: a row for each game with its picture, and arches for each kind of opponents, lit when won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QPen

from kingsbridge_desktop.core.registry import is_known, meta_of
from kingsbridge_desktop.play.statistics.figures import Figures
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language
from kingsbridge_desktop.text.levels import short_level_name
from kingsbridge_desktop.ui.art.layers import layer
from kingsbridge_desktop.ui.art.palette import ORP
from kingsbridge_desktop.ui.book.plot import FigureTable
from kingsbridge_desktop.ui.book.scribe import AXIS, BOLD, LEAST, MIDDLE, NAME, REGULAR, SEMI, Scribe, broken, measure
from kingsbridge_desktop.ui.book.tints import picture_of
from kingsbridge_desktop.ui.chronicle import words
from kingsbridge_desktop.ui.chronicle.words import CONTEXT

HEAD, PITCH = 24.0, 72.0
HEAD_LINE, IN_ONE_LINE = 15.0, 4  # names of opponents in one line
SMALL_NAME = 13.0  # letters of a name that still stands in one line
SHAPE = 1.5  # of a picture
MOST_ARCHES = 6
DARK_ARCH = "#D8CDB2"
HEADS = (
    QT_TRANSLATE_NOOP("chronicle", "Played"),
    QT_TRANSLATE_NOOP("chronicle", "Won"),
    QT_TRANSLATE_NOOP("chronicle", "Average place"),
    QT_TRANSLATE_NOOP("chronicle", "Best score"),
    QT_TRANSLATE_NOOP("chronicle", "Mean score"),
    QT_TRANSLATE_NOOP("chronicle", "Longest streak"),
    QT_TRANSLATE_NOOP("chronicle", "Streak now"),
    QT_TRANSLATE_NOOP("chronicle", "Time"),
)
BETWEEN = 4.0  # what numbers in words need around them, beside the gap of the columns
GAME = QT_TRANSLATE_NOOP("chronicle", "Game")
OF_WON = QT_TRANSLATE_NOOP("chronicle", "of {played} won")
OF = QT_TRANSLATE_NOOP("chronicle", "{won} of {played}")
IN_SHORT = QT_TRANSLATE_NOOP("chronicle", "place {place} · best {best} · mean {mean}")


@dataclass(frozen=True)
class GameResults:
    """A row: a game, its figures, and played and won against each kind of opponents."""

    game: str
    figures: Figures
    against: Sequence[tuple[int, int]]  # played, won


@dataclass(frozen=True)
class ResultsChart:
    """The table of all games; a place is a row."""

    language: Language
    title: str
    opponents: Sequence[str]  # levels, and people
    rows: Sequence[GameResults]

    @property
    def columns(self) -> int:
        """A place for each game."""
        return len(self.rows)

    @property
    def _lines(self) -> int:
        """Names stand in turn higher and lower where there are too many for one line."""
        return 1 if len(self.opponents) <= IN_ONE_LINE else 2

    @property
    def _head(self) -> float:
        return HEAD + (self._lines - 1) * HEAD_LINE

    def least(self) -> float:
        """How high it must be."""
        return self._head + PITCH * len(self.rows)

    def _pitch(self, box: QRectF) -> float:
        return min(PITCH * 1.5, (box.height() - self._head) / max(1, len(self.rows)))

    def column_at(self, box: QRectF, point: QPointF) -> int | None:
        """The game under a point."""
        below = point.y() - box.y() - self._head
        row = int(below // self._pitch(box)) if below >= 0 else -1
        return row if box.contains(point) and 0 <= row < len(self.rows) else None

    def paint(self, scribe: Scribe, box: QRectF, at: int | None = None) -> None:
        """Heads, then row by row."""
        step = min(70.0, box.width() * 0.52 / max(1, len(self.opponents)))
        middles = [box.right() - step * (len(self.opponents) - k - 0.5) for k in range(len(self.opponents))]
        for k, (middle, kind) in enumerate(zip(middles, self.opponents, strict=True)):
            name, y = short_level_name(self.language, kind), box.y() + 15 + k % self._lines * HEAD_LINE
            wide = self._lines * step - 6
            half = min(wide, measure(name, AXIS, italic=True)) / 2
            middle = min(middle, box.right() - half)  # the last one has nobody beside it
            scribe.text(middle, y, name, AXIS, italic=True, colour=scribe.tints.quiet, align=MIDDLE, width=wide)
        pitch = self._pitch(box)
        for k, row in enumerate(self.rows):
            line = QRectF(box.x(), box.y() + self._head + k * pitch, box.width(), pitch - 6)
            if k == at:
                tint = QColor(scribe.tints.edge)
                tint.setAlpha(90)
                scribe.p.fillRect(line.adjusted(-3, -2, 3, 2), tint)
            self._row(scribe, line, row, middles[0] - step / 2 if middles else box.right())
            for middle, (played, won) in zip(middles, row.against, strict=True):
                self._gauge(scribe, middle, line, step - 8, played, won)
            if k < len(self.rows) - 1:
                scribe.rule(line.x(), line.right(), line.bottom() + 3)

    def _row(self, scribe: Scribe, line: QRectF, row: GameResults, right: float) -> None:
        wide = min(line.height(), 70.0) * SHAPE
        picture(scribe, row.game, QRectF(line.x(), line.y(), wide, wide / SHAPE))
        x = line.x() + wide + 10
        room = right - x - 4
        name = [words.short_name(self.language, row.game)]
        if measure(name[0], SMALL_NAME, BOLD) > room:
            name = broken(name[0], NAME - 1, room, BOLD)[:2]
        y = line.y() + (14 if len(name) > 1 else 17)
        for part in name:
            scribe.text(x, y, part, NAME - 1, BOLD, width=room)
            y += 17
        figures = row.figures
        if not figures.played:
            scribe.text(x, y + 6, "–", NAME, colour=scribe.tints.quiet)
            return
        y += 5 if len(name) > 1 else 10
        taken = scribe.text(x, y, str(figures.won), 22, BOLD, colour=scribe.tints.gold)
        of = self.language.say(CONTEXT, OF_WON, played=figures.played)
        scribe.text(x + taken + 6, y, of, 14, width=room - taken - 6)
        if len(name) == 1:
            scribe.text(x, y + 19, self._in_short(figures), LEAST, italic=True, colour=scribe.tints.quiet, width=room)

    def _in_short(self, figures: Figures) -> str:
        return self.language.say(
            CONTEXT,
            IN_SHORT,
            place=words.decimal(self.language, figures.mean_place),
            best=str(figures.best_score).replace("-", "−"),
            mean=str(round(figures.mean_score)).replace("-", "−"),
        )

    def _gauge(self, scribe: Scribe, middle: float, line: QRectF, width: float, played: int, won: int) -> None:
        """Wins as a row of small arches, with the numbers below."""
        if not played:
            scribe.text(middle, line.center().y() + 5, "–", NAME, colour=scribe.tints.quiet, align=MIDDLE)
            return
        count = min(played, MOST_ARCHES)
        wide = min(9.0, width / count - 2)
        lit = max(1, round(won / played * count)) if won else 0
        top, low = line.y() + 4, line.y() + 30
        for k in range(count):
            x = middle - (count * (wide + 2) - 2) / 2 + k * (wide + 2)
            arch = QPainterPath(QPointF(x, low))
            arch.lineTo(x, top + 9)
            arch.quadTo(x + wide / 2, top - 4, x + wide, top + 9)
            arch.lineTo(x + wide, low)
            arch.closeSubpath()
            scribe.p.setBrush(scribe.lit(ORP if k < lit else DARK_ARCH))
            scribe.p.setPen(QPen(QColor(scribe.tints.text), 1.2))
            scribe.p.drawPath(arch)
        ink = scribe.tints.text if won else scribe.tints.quiet
        weight = SEMI if won else REGULAR
        numbers = self.language.say(CONTEXT, OF, won=won, played=played)
        if measure(numbers, 14, weight) > width - BETWEEN:  # in words they would run into those of the next column
            numbers = f"{won}/{played}"
        scribe.text(middle, low + 18, numbers, 14, weight, colour=ink, align=MIDDLE, width=width + 8)

    # words

    def _cells(self, figures: Figures) -> tuple[str, ...]:
        if not figures.played:
            return ("0", *("–" for _ in HEADS[1:]))
        return (
            str(figures.played),
            str(figures.won),
            words.decimal(self.language, figures.mean_place),
            str(figures.best_score).replace("-", "−"),
            words.decimal(self.language, figures.mean_score),
            str(figures.longest_streak),
            str(figures.streak),
            words.duration(self.language, figures.seconds),
        )

    def _heads(self) -> tuple[str, ...]:
        return tuple(self.language.say(CONTEXT, head) for head in HEADS)

    def told(self, column: int) -> str:
        """All figures of a game."""
        row = self.rows[column]
        cells = zip(self._heads(), self._cells(row.figures), strict=True)
        return f"{words.short_name(self.language, row.game)}: " + ", ".join(f"{head} {cell}" for head, cell in cells)

    def table(self) -> FigureTable:
        """A row for each game: its figures, then won of played for each kind of opponents."""
        kinds = [short_level_name(self.language, kind) for kind in self.opponents]
        rows = []
        for row in self.rows:
            against = (self.language.say(CONTEXT, OF, won=won, played=played) for played, won in row.against)
            rows.append((words.short_name(self.language, row.game), *self._cells(row.figures), *against))
        return FigureTable((self.language.say(CONTEXT, GAME), *self._heads(), *kinds), tuple(rows))


def picture(scribe: Scribe, game: str, box: QRectF) -> None:
    """The painted scene of a game in a frame of ink; an empty frame for a game that is not here."""
    scene = meta_of(game).scene if is_known(game) else ""
    if scene:
        scribe.p.drawImage(box, layer("scene", scene, round(box.width() * scribe.sharpness), picture_of(scribe.light)))
    scribe.p.setBrush(QColor(0, 0, 0, 0))
    scribe.p.setPen(QPen(QColor(scribe.tints.text), 1.2))
    scribe.p.drawRoundedRect(box, 3, 3)
