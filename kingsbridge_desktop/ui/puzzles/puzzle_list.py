"""The list of positions on a page: which game and turn, who is to move, and whether the move was found."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QRectF, Qt

from kingsbridge_desktop.play.puzzles import Puzzle
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language
from kingsbridge_desktop.ui.book.row_list import Index, RowList
from kingsbridge_desktop.ui.book.scribe import AXIS, BOLD, RIGHT, SEMI, SENTENCE, Scribe, measure
from kingsbridge_desktop.ui.chronicle import words
from kingsbridge_desktop.ui.chronicle.results import picture

ROWS = 5  # at least
CONTEXT = "puzzles"
TURN = QT_TRANSLATE_NOOP("puzzles", "{game}: turn {turn} of {turns}")
ANSWERS = QT_TRANSLATE_NOOP("puzzles", "%n possible move(s)")
SOLVED = QT_TRANSLATE_NOOP("puzzles", "found {day}")
TRIED = QT_TRANSLATE_NOOP("puzzles", "tried {day}")
NEW = QT_TRANSLATE_NOOP("puzzles", "new")


def state(language: Language, puzzle: Puzzle) -> str:
    """Whether the move was found, and when."""
    part = puzzle.part
    if part.solved:
        return language.say(CONTEXT, SOLVED, day=words.day(language, part.solved))
    if part.tried:
        return language.say(CONTEXT, TRIED, day=words.day(language, part.last))
    return language.say(CONTEXT, NEW)


def title(language: Language, puzzle: Puzzle) -> str:
    """Which game and which turn."""
    name = words.short_name(language, puzzle.game)
    return language.say(CONTEXT, TURN, game=name, turn=puzzle.part.turn, turns=puzzle.turns)


def about(language: Language, puzzle: Puzzle) -> str:
    """Who is to move, among how many answers, and when that was."""
    count = language.say(CONTEXT, ANSWERS, n=puzzle.part.answers)
    return " · ".join((puzzle.part.name, count, words.day(language, puzzle.ended)))


class PuzzlesModel(QAbstractListModel):
    """Positions in the order of the collection."""

    def __init__(self, puzzles: Sequence[Puzzle], language: Language) -> None:
        super().__init__()
        self.puzzles, self._language = puzzles, language

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - as Qt declares it
        return 0 if parent.isValid() else len(self.puzzles)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        puzzle = self.puzzles[index.row()]
        told = (title, about, state)
        return ", ".join(say(self._language, puzzle) for say in told)


class PuzzlesBlock(RowList):
    """The list as a part of a page; the marked position is opened on the table."""

    def __init__(self, puzzles: Sequence[Puzzle], language: Language, title: str) -> None:
        model = PuzzlesModel(puzzles, language)
        super().__init__(model, "puzzles", title, ROWS)
        self.language, self.model = language, model

    def paint_row(self, scribe: Scribe, box: QRectF, number: int) -> None:
        """Its game, whose move it is, and whether that was found."""
        puzzle = self.model.puzzles[number]
        language, middle, high = self.language, box.center().y(), box.height() - 14
        picture(scribe, puzzle.game, QRectF(8, 7, high * 1.5, high))
        x = 8 + high * 1.5 + 22
        scribe.shield(words.colour_of(puzzle.game, puzzle.part.colour), x, middle, 24, halo=scribe.light == "candle")
        x += 22
        told = state(language, puzzle)
        right = box.right() - 12
        quiet = scribe.tints.text if number == self.at else scribe.tints.quiet  # on a darker ground
        ink = scribe.tints.gold if puzzle.part.solved else quiet if puzzle.part.tried else scribe.tints.text
        scribe.text(right, middle + 5, told, SENTENCE, BOLD if puzzle.part.solved else SEMI, colour=ink, align=RIGHT)
        room = right - measure(told, SENTENCE, BOLD) - 14 - x
        scribe.text(x, middle - 4, title(language, puzzle), SENTENCE, SEMI, width=room)
        scribe.text(x, middle + 14, about(language, puzzle), AXIS, italic=True, colour=quiet, width=room)

    @property
    def marked(self) -> Puzzle | None:
        """The position that is chosen."""
        return self.model.puzzles[self.at] if 0 <= self.at < len(self.model.puzzles) else None

    def mark(self, key: tuple[str, int] | None) -> None:
        """Marks a position and scrolls to it; the first unsolved one if it is not there."""
        found = [number for number, one in enumerate(self.model.puzzles) if one.key == key]
        found += [number for number, one in enumerate(self.model.puzzles) if not one.part.solved]
        if self.model.puzzles:
            self.mark_row((found or [0])[0])
