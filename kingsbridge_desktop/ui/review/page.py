"""The page of a review: the board at a moment, a framed sheet beside it, the course of the chances below."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.play.review import Review
from kingsbridge_desktop.ui.art import grounds
from kingsbridge_desktop.ui.board.stage import Stage
from kingsbridge_desktop.ui.book.block import Block
from kingsbridge_desktop.ui.book.book import scale_for
from kingsbridge_desktop.ui.book.chart_view import ChartView, show_table
from kingsbridge_desktop.ui.book.scroll_window import ScrollWindow
from kingsbridge_desktop.ui.review import words
from kingsbridge_desktop.ui.review.blocks import LiveHeading, LookedAt, PointList
from kingsbridge_desktop.ui.review.button_rows import ButtonRows
from kingsbridge_desktop.ui.review.papers import Oak, Paper
from kingsbridge_desktop.ui.review.reader import Reader
from kingsbridge_desktop.ui.review.thinking import Thinking
from kingsbridge_desktop.ui.review.words import say
from kingsbridge_desktop.ui.settings import Settings
from kingsbridge_desktop.ui.theme import Colours

RIM = 12.0  # of wood between the parts
STRIP = 166.0  # how high the course is
GIVEN = 26.0  # of it at most, where a sheet that is a little too high would make the page scroll
MARGIN = 17.0  # of the sheet
NARROWEST = 1060.0  # logical pixels; below that the parts stand one under the other
TWO_COLUMNS = 540.0  # of the sheet, for turning points and luck side by side
LUCK = 0.35  # of the sheet's width
WIDEST_BOARD = 0.435  # of the window
CHART = 120.0
CHART_EVERY = 40  # ms before a chart is painted anew: board and words have been seen by then


class ReviewPage(QWidget):
    """Shows a review as it grows, and lets people go from one turning point to the next.

    Signals:
        back_wanted: whoever read it goes back to where they came from.
        branch_wanted: the position at this ply is to be played on.
    """

    back_wanted = Signal()
    branch_wanted = Signal(int)

    def __init__(self, match: Match, settings: Settings, colours: Colours, reader: Reader) -> None:
        super().__init__()
        self.match, self._settings, self._colours = match, settings, colours
        self.reader = reader
        self.thinking = Thinking(match, self)
        self.buttons: dict[str, QPushButton] = {}
        self._laid_for: tuple[float, ...] = ()
        self._table: tuple[QPoint, QSize] | None = None  # how the board lies on the table
        self._offered = 0  # positions that are kept to find the move in
        self._before: Review | None = None  # the whole review that was shown before a deeper look
        self._charts = QTimer(self, interval=CHART_EVERY)
        self._charts.timeout.connect(self._show_next_chart)
        self.stage = Stage()
        self.stage.spared = True
        self.stage.show_board(reader.view.scene, colours.window)
        self.stage.zoomed.connect(reader.view.rescaled)
        self.stage.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._build()
        self._connect()
        self._show_all()
        self.retranslate()

    # building

    def _build(self) -> None:
        self._scroll = ScrollWindow()
        self._scroll.resized.connect(self.arrange)
        self._canvas = Oak(self.paint_oak)
        self._scroll.setWidget(self._canvas)
        self.sheet, self.strip = Paper(self._canvas, is_framed=True), Paper(self._canvas)
        self.stage.setParent(self._canvas)
        self.looked = LookedAt()
        self.points = PointList()
        self.luck = ChartView(self.reader.luck(), CHART)
        self.chances = ChartView(self.reader.chances(), CHART, opens_table=False)
        self.headings = {name: LiveHeading() for name in ("points", "luck", "chances")}
        for block in (self.looked, self.headings["points"], self.points, self.headings["luck"], self.luck):
            block.setParent(self.sheet)
        for block in (self.headings["chances"], self.chances):
            block.setParent(self.strip)
        self._foot = ButtonRows()
        self.buttons = self._foot.buttons
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._scroll, 1)
        for row in self._foot.rows:
            column.addLayout(row)
        order = [self.points, self.luck, self.chances, *self.buttons.values()]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def _connect(self) -> None:
        self.points.chosen.connect(self.go_to_point)
        self.chances.chosen.connect(self.go_to_turn)
        presses = {
            "back": self.back_wanted.emit,
            "figures": self._show_figures,
            "deeper": self._deeper,
            "previous": self.previous_point,
            "next": self.next_point,
            "try": self._try,
        }
        for name, press in presses.items():
            self.buttons[name].clicked.connect(press)
        self.thinking.began.connect(self._begin)
        self.thinking.came.connect(self.reader.grow_soon)
        self.thinking.ended.connect(self._ended)
        self.thinking.offered.connect(self._was_offered)
        self.reader.changed.connect(self._show_all)

    def retranslate(self) -> None:
        """Words in the language of the window."""
        self._foot.retranslate(self._colours.light)
        self._name_deeper()

    def _name_deeper(self) -> None:
        button = self.buttons["deeper"]
        button.setText(say(words.STOP) if self.thinking.is_on else say(words.DEEPER))
        button.setEnabled(self.thinking.is_on or not self.reader.is_deep)

    def restyle(self, colours: Colours) -> None:
        """Another language, light or size of letters; the reader has been dressed before."""
        self._colours = colours
        self.stage.setBackgroundBrush(colours.window)
        self._canvas.update()
        self.retranslate()
        self._show_all()
        self.arrange()

    # what is shown

    def _begin(self, review: Review) -> None:
        if self.reader.review.is_whole:
            self._before = self.reader.review
        self.reader.show_review(review)
        self._name_deeper()

    def _ended(self, whole: bool) -> None:
        """A deeper look that was stopped leaves the whole one that was there."""
        if not whole and self._before is not None:
            self.reader.show_review(self._before)
        else:
            self.reader.grow()
        self._name_deeper()

    def _was_offered(self, count: int) -> None:
        self._offered = count
        self._show_all()

    def _show_all(self) -> None:
        reader = self.reader
        self.looked.show_told(reader.looked())
        rows, at = reader.rows()
        self.points.show_rows(rows, at, reader.empty_words(is_thinking=self.thinking.is_on))
        self._charts.start()
        note = reader.progress_words() if self.thinking.is_on else say(words.BANDS)
        for name, title, beside in (
            ("points", say(words.TURNING_POINTS), say(words.OFFERED, n=self._offered) if self._offered else ""),
            ("luck", say(words.LUCK), say(words.OF_A_WIN if reader.review.is_whole else words.AT_LAST)),
            ("chances", say(words.CHANCES), note),
        ):
            self.headings[name].rewrite(title, beside)
        self.buttons["previous"].setEnabled(reader.point_beside(-1) is not None)
        self.buttons["next"].setEnabled(reader.point_beside(1) is not None)
        if self._room_needed() != self._laid_for:
            self.arrange()

    def _show_next_chart(self) -> None:
        """Charts come in turns of their own, one at a time: a click waits for the board and its words only."""
        for view, make in ((self.chances, self.reader.chances), (self.luck, self.reader.luck)):
            chart = make()
            if chart != view.chart:
                view.show_chart(chart)
                return
        self._charts.stop()

    def _room_needed(self) -> tuple[float, ...]:
        """What decides where the parts lie, beside the size of the window."""
        sheet = self.sheet.width() / self.scale - 2 * MARGIN
        return (self.looked.least(sheet), self._sheet_height(sheet))

    def go_to_turn(self, turn: int) -> None:
        """Shows a turn, counted from 0; the place after the last one is the end."""
        self.reader.look_at(min(turn, len(self.reader.review.turns) - 1))

    def go_to_point(self, number: int) -> None:
        """Shows a turning point."""
        self.reader.look_at(self.reader.points[number].turn.number - 1)

    def next_point(self) -> None:
        """The turning point after what is shown."""
        self._go(1)

    def previous_point(self) -> None:
        """The turning point before what is shown."""
        self._go(-1)

    def _go(self, way: int) -> None:
        number = self.reader.point_beside(way)
        if number is not None:
            self.go_to_point(number)

    def _deeper(self) -> None:
        if self.thinking.is_on:
            self.thinking.stop()
        else:
            self.thinking.think(self.reader.deeper())

    def _show_figures(self) -> None:
        show_table(self.reader.chances(), self.window())

    def _try(self) -> None:
        self.branch_wanted.emit(self.reader.ply)

    def leave(self) -> None:
        """The page goes: nobody thinks on, and the board lets go of it."""
        self.reader.changed.disconnect(self._show_all)
        self._charts.stop()
        self.thinking.blockSignals(True)
        self.thinking.stop()
        self.stage.setScene(None)

    # layout

    @property
    def scale(self) -> float:
        """Pixels to a logical one."""
        return scale_for(self.width(), self.height(), self._settings.values.text_size)

    def arrange(self) -> None:
        """Gives every part its place."""
        if not self.buttons:
            return  # still being built
        factor = self.scale
        self._foot.fit(self.width(), factor, RIM)
        view = self._scroll.viewport().size()
        width, height = view.width() / factor, view.height() / factor
        if width >= NARROWEST:
            high = self._lay_wide(width, height)
        else:
            high = self._lay_narrow(width, height)
        self._canvas.resize(view.width(), max(view.height(), round(high * factor)))
        table = (self.stage.pos(), self._canvas.size())
        if table != self._table:
            self._table = table
            self.stage.lie_on(self._paint_below)
        self._laid_for = self._room_needed()

    def _lay_wide(self, width: float, height: float) -> float:
        """Board at the left, sheet at the right, the course below both."""
        board_high = height - STRIP - 3 * RIM  # whatever is written beside it: a board in another size is painted anew
        whole = self.width() / self.scale  # with the room of the bar that scrolls, which comes and goes
        board_wide = min(whole * WIDEST_BOARD, self._board_ratio() * board_high)
        sheet_wide = width - board_wide - 3 * RIM
        inner = sheet_wide - 2 * MARGIN
        top = max(board_high, self._sheet_height(inner) + 2 * MARGIN)
        self._put(self.stage, QRectF(RIM, RIM, board_wide, board_high))
        self._put(self.sheet, QRectF(board_wide + 2 * RIM, RIM, sheet_wide, top))
        self._fill_sheet(inner, top - 2 * MARGIN)
        left = height - top - 3 * RIM
        strip = left if STRIP - GIVEN <= left < STRIP else STRIP
        self._put(self.strip, QRectF(RIM, top + 2 * RIM, width - 2 * RIM, strip))
        self._fill_strip(width - 2 * RIM, strip)
        return top + 3 * RIM + strip

    def _lay_narrow(self, width: float, height: float) -> float:
        """One under the other; the board as large as the window."""
        wide = width - 2 * RIM
        board = max(180.0, min(height - 2 * RIM, wide / self._board_ratio()))
        self._put(self.stage, QRectF(RIM, RIM, wide, board))
        y = board + 2 * RIM
        tall = self._sheet_height(wide - 2 * MARGIN) + 2 * MARGIN
        self._put(self.sheet, QRectF(RIM, y, wide, tall))
        self._fill_sheet(wide - 2 * MARGIN, tall - 2 * MARGIN)
        y += tall + RIM
        self._put(self.strip, QRectF(RIM, y, wide, STRIP))
        self._fill_strip(wide, STRIP)
        return y + STRIP + RIM

    def _board_ratio(self) -> float:
        room = self.reader.view.scene.sceneRect()
        return room.width() / room.height()

    def _sheet_height(self, width: float) -> float:
        """How high what is written on the sheet is at least."""
        head = self.looked.least(width) + 6
        rule = self.headings["points"].least(width) + 4
        luck = max(CHART, self.reader.luck().least_height())
        if width >= TWO_COLUMNS:
            left = width * (1 - LUCK) - 24
            return head + rule + max(self.points.least(left), luck)
        return head + 2 * rule + 12 + self.points.least(width) + luck

    def _fill_sheet(self, width: float, height: float) -> None:
        head = self.looked.least(width)
        self._put(self.looked, QRectF(MARGIN, MARGIN, width, head))
        y = MARGIN + head + 6
        rule = self.headings["points"].least(width)
        rest = MARGIN + height - y - rule - 4
        if width >= TWO_COLUMNS:
            left = width * (1 - LUCK) - 24
            x = MARGIN + left + 24
            self._put(self.headings["points"], QRectF(MARGIN, y, left, rule))
            self._put(self.points, QRectF(MARGIN, y + rule + 4, left, rest))
            self._put(self.headings["luck"], QRectF(x, y, width * LUCK, rule))
            tall = min(rest, self.reader.luck().least_height() * 1.25)
            self._put(self.luck, QRectF(x, y + rule + 4, width * LUCK, tall))
            return
        self._put(self.headings["points"], QRectF(MARGIN, y, width, rule))
        y += rule + 4
        listed = self.points.least(width)
        self._put(self.points, QRectF(MARGIN, y, width, listed))
        y += listed + 12
        self._put(self.headings["luck"], QRectF(MARGIN, y, width, rule))
        y += rule + 4
        self._put(self.luck, QRectF(MARGIN, y, width, MARGIN + height - y))

    def _fill_strip(self, width: float, height: float) -> None:
        rule = self.headings["chances"].least(width)
        self._put(self.headings["chances"], QRectF(16, 8, min(520.0, width - 32), rule))
        self._put(self.chances, QRectF(14, 8 + rule - 6, width - 28, height - rule - 8))

    def _put(self, widget: QWidget, box: QRectF) -> None:
        factor = self.scale
        widget.setGeometry(QRect(*(round(value * factor) for value in (box.x(), box.y(), box.width(), box.height()))))
        if isinstance(widget, Block | Paper):
            widget.dress(self._colours.light, factor)

    def _paint_below(self, painter: QPainter) -> None:
        """The table as far as it is under the board, whose planks go on beside it."""
        painter.translate(-self.stage.pos())
        self.paint_oak(painter, QRectF(self._canvas.rect()))

    def paint_oak(self, painter: QPainter, box: QRectF) -> None:
        """The table under all of it."""
        grounds.wood(painter, box, light=self._colours.light)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_oak(painter, QRectF(self.rect()))
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self._scroll.verticalScrollBar()
        pages = {Qt.Key.Key_PageUp: -0.9, Qt.Key.Key_PageDown: 0.9}.get(Qt.Key(event.key()), 0.0)
        if event.key() == Qt.Key.Key_Escape:
            self.back_wanted.emit()
        elif pages:
            bar.setValue(round(bar.value() + pages * bar.pageStep()))
        elif event.key() == Qt.Key.Key_N:
            self.next_point()
        elif event.key() == Qt.Key.Key_P:
            self.previous_point()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        done = super().focusNextPrevChild(forward)
        focused = self.focusWidget()
        if focused is not None and self._canvas.isAncestorOf(focused):
            self._scroll.ensureWidgetVisible(focused, 20, 40)
        return done
