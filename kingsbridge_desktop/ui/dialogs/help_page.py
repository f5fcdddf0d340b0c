"""A page of rules that can be searched and opened at a paragraph, with emblems between its words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QPixmap,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
    QTextFrameFormat,
    QTextImageFormat,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from kingsbridge_desktop.text import help as pages
from kingsbridge_desktop.text.finding import meaning, spots
from kingsbridge_desktop.ui import pictures
from kingsbridge_desktop.ui.theme import Colours, mix, table_font

EMBLEM = "emblem"  # the scheme of pictures: emblem:gold
EXAMPLE = "example-"  # how ids of worked examples begin
SMALLEST, LARGEST = 1.05, 1.9  # letters of the page and pictures in it, by the size of the window's letters
_OPEN, _SHUT = "\ue000", "\ue001"  # around an id while Qt reads the Markdown
TINTED = 0.14
LIT = 0.45
ABOVE_TABLE = 0.5  # of a line, free between a table and the words before it
ABOVE = 12  # pixels that stay free above a paragraph that was opened


class Heading:
    """A heading of the page: its level, its words, its id and where it stands."""

    def __init__(self, level: int, words: str, name: str, cursor: QTextCursor) -> None:
        self.level, self.words, self.name, self.cursor = level, words, name, cursor


class HelpPage(QTextBrowser):
    """Shows Markdown with ids and pictures.

    Signals:
        found: the hits of a search have changed, or another one is shown; its number (from 1) and how many there are.
    """

    found = Signal(int, int)

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colours = colours
        self.headings: list[Heading] = []
        self.synonyms: Mapping[str, str] = {}
        self.meant = ""  # what is searched for instead, if the page has another word for it
        self._places: dict[str, QTextCursor] = {}
        self._hits: list[QTextCursor] = []
        self._hit = -1
        self._pointed: QTextCursor | None = None
        self.setOpenLinks(False)

    # reading

    def read(self, markdown: str) -> None:
        """Another page, or the same in another light."""
        self.headings, self._places, self._hits, self._hit, self._pointed = [], {}, [], -1, None
        self.document().setDefaultFont(table_font(self.font().pointSizeF() * SMALLEST))
        named = pages.ID.sub(lambda match: f" {_OPEN}{match[1]}{_SHUT}", markdown)
        self.setMarkdown(named.replace("![](", "![·]("))  # Qt leaves a picture out that has no words of its own
        self._take_ids()
        self._place_pictures()
        self._list_headings()
        self._tint_examples()
        self._rule_tables()
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.found.emit(0, 0)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        url = QUrl(name)
        if url.scheme() == EMBLEM:
            return self._emblem(url.path())
        return super().loadResource(kind, url)

    def _emblem(self, name: str) -> QPixmap:
        size = self.fontMetrics().height() * LARGEST
        try:
            return pictures.emblem(name, size, self.devicePixelRatioF(), self.colours.light)
        except (KeyError, OSError):  # a page may speak of what is not painted yet
            return QPixmap()

    def _take_ids(self) -> None:
        document = self.document()
        while not (mark := document.find(_OPEN)).isNull():
            end = document.find(_SHUT, mark)
            mark.setPosition(end.position(), QTextCursor.MoveMode.KeepAnchor)
            name = mark.selectedText().strip(_OPEN + _SHUT)
            mark.removeSelectedText()
            mark.movePosition(QTextCursor.MoveOperation.PreviousCharacter, QTextCursor.MoveMode.KeepAnchor)
            if mark.selectedText() == " ":
                mark.removeSelectedText()
            mark.movePosition(QTextCursor.MoveOperation.StartOfBlock)
            self._places[name] = mark

    def _blocks(self) -> list[QTextBlock]:
        found, block = [], self.document().begin()
        while block.isValid():
            found.append(block)
            block = block.next()
        return found

    def _place_pictures(self) -> None:
        """In the middle of their line, and not cut by its height."""
        middle = QTextCharFormat.VerticalAlignment.AlignMiddle
        spots = []
        for block in self._blocks():
            parts = block.begin()
            while not parts.atEnd():
                piece = parts.fragment()
                if piece.charFormat().isImageFormat():
                    spots += [
                        (at, piece.charFormat().toImageFormat())
                        for at in range(piece.position(), piece.position() + piece.length())
                    ]
                parts += 1
        for at, form in spots:
            cursor = QTextCursor(self.document())
            cursor.setPosition(at)
            cursor.setPosition(at + 1, QTextCursor.MoveMode.KeepAnchor)
            wanted = QTextImageFormat(form)
            wanted.setVerticalAlignment(middle)
            cursor.setCharFormat(wanted)

    def _list_headings(self) -> None:
        ids = {cursor.position(): name for name, cursor in self._places.items()}
        for block in self._blocks():
            level = block.blockFormat().headingLevel()
            if level:
                cursor = QTextCursor(block)
                self.headings.append(Heading(level, block.text(), ids.get(block.position(), ""), cursor))

    def _tint_examples(self) -> None:
        """An example stands on paper of its own, down to the next heading."""
        paper = mix(self.colours.raised, self.colours.gold, TINTED)
        inside = False
        examples = {heading.cursor.position() for heading in self.headings if heading.name.startswith(EXAMPLE)}
        for block in self._blocks():
            if block.blockFormat().headingLevel():
                inside = block.position() in examples
            if inside:
                form = QTextBlockFormat()
                form.setBackground(paper)
                form.setLeftMargin(14)
                form.setRightMargin(14)
                QTextCursor(block).mergeBlockFormat(form)

    def _rule_tables(self) -> None:
        """Their lines are those of the light, and they keep away from the words above."""
        for frame in self.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                form = frame.format().toTableFormat()
                form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)  # others have two colours
                form.setBorderBrush(self.colours.line)
                form.setTopMargin(self.fontMetrics().height() * ABOVE_TABLE)
                frame.setFormat(form)

    # finding

    @property
    def ids(self) -> frozenset[str]:
        """The paragraphs that can be opened."""
        return frozenset(self._places)

    def show_paragraph(self, name: str, words: str = "") -> bool:
        """Goes to a paragraph, or to where it first says `words`; False if there is no such paragraph."""
        place = self._places.get(name)
        if place is None:
            return False
        self._pointed = QTextCursor(place)
        if words:
            hit = self.document().find(words, place)
            if not hit.isNull():
                self._pointed = hit
        self._pointed.clearSelection()
        self.go_to(self._pointed)
        self._paint_hits()
        return True

    def go_to(self, place: QTextCursor) -> None:
        """Puts a place at the top of the page."""
        bar = self.verticalScrollBar()
        self.setTextCursor(place)
        bar.setValue(bar.value() + self.cursorRect(place).top() - ABOVE)

    @property
    def pointed(self) -> str:
        """The words of the paragraph that was opened last."""
        return self._pointed.block().text() if self._pointed is not None else ""

    def heading_in_sight(self) -> int:
        """The number of the heading whose text is at the top of the page."""
        passed = [at for at, heading in enumerate(self.headings) if self.cursorRect(heading.cursor).top() <= 2 * ABOVE]
        return passed[-1] if passed else 0

    def search(self, words: str) -> None:
        """Marks every hit and shows the first one from here on; without any, those of the page's own word for it."""
        text = self.toPlainText()
        hits = spots(text, words)
        self.meant = "" if hits else meaning(words, self.synonyms)
        self._hits = [self._selected(*spot) for spot in hits or spots(text, self.meant)]
        below = (at for at, hit in enumerate(self._hits) if self.cursorRect(hit).bottom() >= 0)
        self._hit = next(below, 0) if self._hits else -1
        self._show_hit()

    def _selected(self, start: int, end: int) -> QTextCursor:
        cursor = QTextCursor(self.document())
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def step(self, by: int) -> None:
        """The next or the previous hit, round and round."""
        if self._hits:
            self._hit = (self._hit + by) % len(self._hits)
            self._show_hit()

    def _show_hit(self) -> None:
        self._paint_hits()
        if self._hit >= 0:
            spot = QTextCursor(self._hits[self._hit])
            spot.clearSelection()
            self.setTextCursor(spot)
            self.ensureCursorVisible()
        self.found.emit(self._hit + 1, len(self._hits))

    def _paint_hits(self) -> None:
        marks = []
        if self._pointed is not None:
            marks.append(self._mark(self._pointed, mix(self.colours.raised, self.colours.gold, TINTED * 2), whole=True))
        for at, hit in enumerate(self._hits):
            share = 1.0 if at == self._hit else LIT
            marks.append(self._mark(hit, mix(self.colours.raised, self.colours.gold, share)))
            if at == self._hit:
                marks[-1].format.setForeground(self.colours.raised)
        self.setExtraSelections(marks)

    @staticmethod
    def _mark(cursor: QTextCursor, colour: QColor, *, whole: bool = False) -> QTextEdit.ExtraSelection:
        mark = QTextEdit.ExtraSelection()
        mark.cursor = QTextCursor(cursor)
        mark.format.setBackground(colour)
        if whole and cursor.currentTable() is not None:  # Qt tints no whole line inside a cell
            mark.cursor.movePosition(QTextCursor.MoveOperation.StartOfBlock)
            mark.cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        elif whole:
            mark.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
        return mark
