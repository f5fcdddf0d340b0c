"""The pages of the collection: what was found so far, and all positions."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.play.puzzles import Collection
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui.book.block import Block, Drawing, Figures, Gap, Heading, Words
from kingsbridge_desktop.ui.book.book_page import BookPage, draw_nothing_yet
from kingsbridge_desktop.ui.book.ledger import Head, Ledger, Row
from kingsbridge_desktop.ui.book.scribe import NAME, NOTE, Scribe
from kingsbridge_desktop.ui.chronicle import words
from kingsbridge_desktop.ui.chronicle.ornaments import TitleBlock, quill
from kingsbridge_desktop.ui.puzzles.puzzle_list import PuzzlesBlock
from kingsbridge_desktop.ui.theme import Colours


class PuzzlesPage(BookPage):
    """The book and its buttons.

    Signals:
        chronicle_wanted: the finished games are to be seen.
        opened: a position is to be laid on the table; the Puzzle.
    """

    chronicle_wanted = Signal()
    opened = Signal(object)
    gutter = 0.44

    def __init__(self, language: Language, colours: Colours, text_size: int) -> None:
        super().__init__(language, colours, text_size)
        self.content: Collection | None = None
        self.list: PuzzlesBlock | None = None
        self.book.fill([Gap(60), Heading(self._title()), Words(self.tr("Reading …"))])
        self._set_buttons()

    def _title(self) -> str:
        return self.tr("Find the move")

    def show_content(self, content: Collection, at: tuple[str, int] | None = None) -> None:
        """Fills the pages; the mark goes to a position, or stays where it was."""
        before = self.list.marked if self.list is not None else None
        self.content, self.list = content, None
        if content.puzzles:
            self.list = PuzzlesBlock(content.puzzles, self.language, self._title())
            self.list.opened.connect(self._open)
            note = self.tr("the latest first")
            self.book.fill(self._left(content), [Heading(self.tr("Positions"), note), self.list])
            self.list.mark(at or (before.key if before is not None else None))
        else:
            self.book.fill(self._empty_left(), self._empty_right())
        self._set_buttons()
        if self.list is not None:
            self.list.view.setFocus()
        self.hold_keyboard()

    def _first(self) -> list[QWidget]:
        return [self.list.view] if self.list is not None else []

    def fill_again(self) -> None:
        if self.content is not None:
            self.show_content(self.content)

    def _left(self, content: Collection) -> list[Block]:
        found = sum(bool(one.part.solved) for one in content.puzzles)
        note = self.tr("%n position(s), {found} of them found", "", len(content.puzzles)).format(found=found)
        heads = (Head(self.tr("Positions")), Head(self.tr("Found")), Head(self.tr("Open")))
        rows = []
        for game in game_ids():
            mine = [one.part for one in content.puzzles if one.game == game]
            done = sum(bool(part.solved) for part in mine)
            rows.append(Row(words.short_name(self.language, game), (str(len(mine)), str(done), str(len(mine) - done))))
        blocks: list[Block] = [
            TitleBlock(self._title(), note, (), ""),
            Gap(8),
            Words(self._how(), NAME),
            Gap(10),
            Heading(self.tr("So far")),
            Figures(Ledger(heads, rows)),
            Drawing(_draw_quill, 150, "", 1.0),
        ]
        if content.apart:
            said = self.tr("%n file(s) of the folder cannot be read and stay apart", "", len(content.apart))
            blocks.append(Words(said, NOTE, italic=True, quiet=True))
        return blocks

    def _how(self) -> str:
        return self.tr(
            "Positions from your own reviewed games in which one move was clearly better than all others. You see what "
            "the player could see; find the move."
        )

    def _empty_left(self) -> list[Block]:
        return [
            TitleBlock(self._title(), self.tr("a collection to be filled"), (), ""),
            Gap(10),
            Words(self._how(), NAME),
            Drawing(_draw_quill, 220, "", 1.0),
        ]

    def _empty_right(self) -> list[Block]:
        title = self.tr("No position yet")
        told = self.tr(
            "Play a game to its end and look at its review. Where one move was clearly best, the position comes here "
            "by itself."
        )
        return [Drawing(partial(_draw_words, title, told), 170, f"{title}. {told}", 1.0)]

    def _set_buttons(self) -> None:
        book = self.book
        book.clear_buttons()
        book.add_button(self.tr("Home"), "puzzles_home", far=True).clicked.connect(self.home_wanted)
        chronicle = book.add_button(self.tr("Chronicle"), "puzzles_chronicle", far=True)
        chronicle.clicked.connect(self.chronicle_wanted)
        if self.list is not None:
            open_button = book.add_button(self.tr("Find the move"), "puzzles_open", primary=True)
            open_button.clicked.connect(self._open)

    def _open(self) -> None:
        if self.list is not None and self.list.marked is not None:
            self.opened.emit(self.list.marked)


def _draw_quill(scribe: Scribe, box: QRectF) -> None:
    if box.height() >= 190:
        quill(scribe, QRectF(box.x(), box.center().y() - 80, box.width(), 200))


def _draw_words(title: str, told: str, scribe: Scribe, box: QRectF) -> None:
    draw_nothing_yet(scribe, box, box.center().y() - 40, 32, title, told)
