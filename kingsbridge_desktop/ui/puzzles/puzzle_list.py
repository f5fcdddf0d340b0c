"""The list of positions on a page: which game and turn, who is to move, and whether the move was found."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from kingsbridge_desktop.play.puzzles import Puzzle
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language
from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.book.block import Block, ring
from kingsbridge_desktop.ui.book.scribe import AXIS, BOLD, RIGHT, SEMI, SENTENCE, Scribe, measure
from kingsbridge_desktop.ui.chronicle import words
from kingsbridge_desktop.ui.chronicle.game_list import BookList
from kingsbridge_desktop.ui.chronicle.results import picture

PITCH = 54.0
CONTEXT = "puzzles"
TURN = QT_TRANSLATE_NOOP("puzzles", "{game}: turn {turn} of {turns}")
ANSWERS = QT_TRANSLATE_NOOP("puzzles", "%n possible move(s)")
SOLVED = QT_TRANSLATE_NOOP("puzzles", "found {day}")
TRIED = QT_TRANSLATE_NOOP("puzzles", "tried {day}")
NEW = QT_TRANSLATE_NOOP("puzzles", "new")
Index = QModelIndex | QPersistentModelIndex


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


class _RowPainter(QStyledItemDelegate):
    def __init__(self, block: PuzzlesBlock) -> None:
        super().__init__(block)
        self._block = block

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, round(PITCH * self._block.factor))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        block = self._block
        painter.save()
        painter.translate(option.rect.topLeft())
        painter.scale(block.factor, block.factor)
        box = QRectF(0, 0, option.rect.width() / block.factor, option.rect.height() / block.factor)
        painter.setClipRect(box)
        scribe = Scribe(painter, block.light)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if is_chosen or index.row() % 2 == 0:
            tint = QColor(scribe.tints.edge)
            tint.setAlpha(150 if is_chosen else 60)
            painter.fillRect(box, tint)
        if is_chosen:
            painter.fillRect(QRectF(0, 0, 4, box.height()), QColor(scribe.tints.gold))
        self._words(scribe, box, block.model.puzzles[index.row()])
        if is_chosen and block.view.hasFocus():
            ring(painter, box, block.light)
        painter.restore()

    def _words(self, scribe: Scribe, box: QRectF, puzzle: Puzzle) -> None:
        language, middle, high = self._block.language, box.center().y(), box.height() - 14
        picture(scribe, puzzle.game, QRectF(8, 7, high * 1.5, high))
        x = 8 + high * 1.5 + 22
        scribe.shield(words.colour_of(puzzle.game, puzzle.part.colour), x, middle, 24, halo=scribe.light == "candle")
        x += 22
        told = state(language, puzzle)
        right = box.right() - 12
        ink = (
            scribe.tints.gold if puzzle.part.solved else scribe.tints.quiet if puzzle.part.tried else scribe.tints.text
        )
        scribe.text(right, middle + 5, told, SENTENCE, BOLD if puzzle.part.solved else SEMI, colour=ink, align=RIGHT)
        room = right - measure(told, SENTENCE, BOLD) - 14 - x
        scribe.text(x, middle - 4, title(language, puzzle), SENTENCE, SEMI, width=room)
        quiet = scribe.tints.quiet
        scribe.text(x, middle + 14, about(language, puzzle), AXIS, italic=True, colour=quiet, width=room)


class PuzzlesBlock(Block):
    """The list as a part of a page.

    Signals:
        opened: the marked position is to be laid on the table.
    """

    opened = Signal()
    grows = 1.0

    def __init__(self, puzzles: Sequence[Puzzle], language: Language, title: str) -> None:
        super().__init__()
        self.language = language
        self.model = PuzzlesModel(puzzles, language)
        self.model.setParent(self)
        self.view = BookList(self)
        self.view.setObjectName("puzzles")
        self.view.setAccessibleName(title)
        self.view.setModel(self.model)
        self.view.setItemDelegate(_RowPainter(self))
        self.view.setUniformItemSizes(True)
        self.view.setFrameShape(QListView.Shape.NoFrame)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setProperty("bare", True)
        self.view.doubleClicked.connect(self._double_clicked)
        self.view.opened.connect(self.opened)
        self.setFocusProxy(self.view)

    def least(self, width: float) -> float:
        return 5 * PITCH

    def paint(self, scribe: Scribe, box: QRectF) -> None:
        """The view paints itself."""

    def dress(self, light: Theme, factor: float) -> None:
        super().dress(light, factor)
        self.view.setGeometry(self.rect())
        self.view.doItemsLayout()

    @property
    def marked(self) -> Puzzle | None:
        """The position that is chosen."""
        at = self.view.currentIndex().row()
        return self.model.puzzles[at] if 0 <= at < len(self.model.puzzles) else None

    def mark(self, key: tuple[str, int] | None) -> None:
        """Marks a position and scrolls to it; the first unsolved one if it is not there."""
        found = [number for number, one in enumerate(self.model.puzzles) if one.key == key]
        found += [number for number, one in enumerate(self.model.puzzles) if not one.part.solved]
        if self.model.puzzles:
            index = self.model.index((found or [0])[0])
            self.view.setCurrentIndex(index)
            self.view.scrollTo(index)

    def _double_clicked(self, _: QModelIndex) -> None:
        self.opened.emit()
