"""The list of finished games on a page: only the rows that are seen are ever read."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF

from kingsbridge_desktop.bots.levels import level_ids
from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.play.statistics.figures import strongest_of
from kingsbridge_desktop.saves.chronicle.rows import GameRow, SeatRow
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui.art.lettering import table_font
from kingsbridge_desktop.ui.book.row_list import Index, RowList
from kingsbridge_desktop.ui.book.scribe import AXIS, BOLD, LEAST, REGULAR, RIGHT, SEMI, SENTENCE, Scribe, measure
from kingsbridge_desktop.ui.chronicle import words
from kingsbridge_desktop.ui.chronicle.ornaments import medal
from kingsbridge_desktop.ui.chronicle.results import picture

SEAT, MOST_SEATS = 44.0, 5  # a shield and its points, and how many of them there is room for
SHIELD, OWN_SHIELD = 19.0, 22.0
SCORE_AT, APART = 12.0, 4.0  # points from the middle of their shield, and the next shield from them
MORE = 200  # rows that come into the view together
CHUNK = 40  # rows that are read together


class GamesModel(QAbstractListModel):
    """Games by id; what is seen of them is read when it is asked for."""

    def __init__(
        self, ids: Sequence[str], first: Sequence[GameRow], more: Callable[[Sequence[str]], list[GameRow]]
    ) -> None:
        super().__init__()
        self.ids = list(ids)
        self._shown = min(MORE, len(self.ids))  # a list of ten thousand rows is slow to lay out
        self._rows = {row.id: row for row in first}
        self._more = more
        self.language: Language | None = None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - as Qt declares it
        return 0 if parent.isValid() else self._shown

    def canFetchMore(self, parent: Index) -> bool:
        return not parent.isValid() and self._shown < len(self.ids)

    def fetchMore(self, parent: Index) -> None:
        """The view is near the end: more rows."""
        self.show_up_to(self._shown + MORE)

    def show_up_to(self, number: int) -> None:
        """So many rows at least, as far as there are any."""
        last = min(max(number, self._shown), len(self.ids))
        if last > self._shown:
            self.beginInsertRows(QModelIndex(), self._shown, last - 1)
            self._shown = last
            self.endInsertRows()

    def row(self, number: int) -> GameRow | None:
        """A game; None if it has gone meanwhile or cannot be read now."""
        match_id = self.ids[number]
        if match_id not in self._rows:
            begin = number // CHUNK * CHUNK
            try:
                self._rows |= {row.id: row for row in self._more(self.ids[begin : begin + CHUNK])}
            except KingsbridgeError:
                return None
        return self._rows.get(match_id)

    def known(self) -> list[GameRow]:
        """The games that were read already."""
        return list(self._rows.values())

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole) or self.language is None:
            return None
        row = self.row(index.row())
        if row is None:
            return ""
        parts = (
            words.short_name(self.language, row.game),
            words.day(self.language, row.ended),
            words.result(self.language, row),
        )
        return ", ".join(parts)


class GamesBlock(RowList):
    """The list as a part of a page.

    Signals:
        chosen: another row is marked; its number, -1 for none.
        deleted: a game is to be deleted.
        reviewed: a game is to be reviewed.
    """

    chosen = Signal(int)
    deleted = Signal()
    reviewed = Signal()

    def __init__(self, model: GamesModel, language: Language, who: str, title: str, review: str, rows: int = 4) -> None:
        super().__init__(model, "games", title, rows)
        self.model, self.language, self.who, self.review_words = model, language, who, review
        model.language = language
        self.view.deleted.connect(self.deleted)
        self.view.pressed_at.connect(self._pressed)
        self.view.selectionModel().currentRowChanged.connect(self._row_changed)

    def link_box(self, box: QRectF) -> QRectF:
        """Where the way to the review is in a row."""
        wide = QFontMetricsF(table_font(14, SEMI)).horizontalAdvance(self.review_words)
        return QRectF(box.right() - wide - 10, box.top(), wide, box.height())

    def mark(self, number: int) -> None:
        """Marks a row and scrolls to it."""
        self.model.show_up_to(min(number + MORE, len(self.model.ids)))
        if self.model.rowCount():
            self.mark_row(max(0, min(number, self.model.rowCount() - 1)))

    def _row_changed(self, index: QModelIndex, _: QModelIndex) -> None:
        self.chosen.emit(index.row())

    def _pressed(self, index: QModelIndex, at: QPointF) -> None:
        rect = self.view.visualRect(index)
        box = QRectF(0, 0, rect.width() / self.factor, rect.height() / self.factor)
        if self.link_box(box).adjusted(-6, 0, 10, 0).contains(at / self.factor):
            self.reviewed.emit()

    def paint_row(self, scribe: Scribe, box: QRectF, number: int) -> None:
        """Its picture, which and when, the person's place, everybody's points, the way to the review."""
        row = self.model.row(number)
        if row is not None:
            self._words(scribe, box, row, scribe.tints.text if number == self.at else scribe.tints.quiet)

    def _words(self, scribe: Scribe, box: QRectF, row: GameRow, quiet: str) -> None:
        language, middle = self.language, box.center().y()
        high = box.height() - 14
        seen = QRectF(8, 7, high * 1.5, high)
        picture(scribe, row.game, seen)
        x = seen.right() + 9
        link = self.link_box(box)
        points_at = max(link.left() - 10 - SEAT * min(MOST_SEATS, len(row.seats)), x + 150)
        room = points_at - x - 4
        scribe.text(x, middle - 4, words.short_name(language, row.game), SENTENCE, SEMI, width=room)
        strongest = strongest_of((seat.level for seat in row.seats), level_ids())
        told = words.against(language, strongest) if self.who else words.winners(language, row)
        about = f"{words.day(language, row.ended)} · {told}"
        if row.has_handicap:
            about += f" · {language.say(words.CONTEXT, words.HANDICAP)}"
        scribe.text(x, middle + 14, about, AXIS, italic=True, colour=quiet, width=room)
        own = next((seat for seat in row.seats if self.who and seat.who == self.who), None)
        if own is not None:
            medal(scribe, seen.right() - 9, seen.bottom() - 9, own.place)
        self._seats(scribe, QRectF(points_at + 3, box.top(), link.left() - points_at - 9, box.height()), row, own)
        scribe.text(link.right(), middle + 5, self.review_words, 14, SEMI, align=RIGHT)
        scribe.rule(link.left(), link.right(), middle + 8, 1.0, scribe.tints.text)

    def _seats(self, scribe: Scribe, box: QRectF, row: GameRow, own: SeatRow | None) -> None:
        """Everybody's shield and points, the winner first; smaller where they would touch."""
        seats = sorted(row.seats, key=lambda seat: seat.place)
        scores = [str(seat.score).replace("-", "−") for seat in seats]
        widest = max((measure(score, SENTENCE, BOLD) for score in scores), default=0.0)
        needed = OWN_SHIELD / 2 + SCORE_AT + widest + APART
        step = min(max(SEAT, needed), box.width() / max(1, len(seats)))
        size = min(1.0, step / needed)
        x, middle = box.left() + size * OWN_SHIELD / 2, box.center().y()
        for seat, score in zip(seats, scores, strict=True):
            is_own = seat is own
            colour = words.colour_of(row.game, seat.colour)
            scribe.shield(colour, x, middle, size * (OWN_SHIELD if is_own else SHIELD), halo=scribe.light == "candle")
            letters = max(LEAST, SENTENCE * size)
            scribe.text(x + SCORE_AT * size, middle + 5 * size, score, letters, BOLD if is_own else REGULAR)
            x += step
