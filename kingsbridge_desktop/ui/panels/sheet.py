"""Score sheets: a page of parchment over the table, read before the game goes on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from kingsbridge_desktop.ui.board.view import Sheet, SheetRow
from kingsbridge_desktop.ui.book.block import Block, Figures, Gap, Words
from kingsbridge_desktop.ui.book.book import scale_for
from kingsbridge_desktop.ui.book.leaf import MARGIN, Leaf
from kingsbridge_desktop.ui.book.ledger import Head, Ledger, Row
from kingsbridge_desktop.ui.book.scribe import BOLD, MIDDLE, NAME, TITLE
from kingsbridge_desktop.ui.panels.overlay import Overlay
from kingsbridge_desktop.ui.panels.press_button import PressButton
from kingsbridge_desktop.ui.patience import Patience
from kingsbridge_desktop.ui.theme import Colours

_FOOT = 62.0  # logical pixels for the button below the sheet
_RIM = 20.0
VEIL = 190  # how much of the table is covered, of 255


class SheetPage(Overlay):
    """Covers the table with a sheet until it is put away.

    Signals:
        closed: the sheet was put away; the game goes on.
    """

    closed = Signal()

    def __init__(self, colours: Colours, patience: Patience, parent: QWidget, text_size: int = 100) -> None:
        super().__init__(colours, patience, parent)
        self.sheet: Sheet | None = None
        self.text_size = text_size
        self._names: Sequence[str] = ()
        self._ledger = Ledger((), ())
        self._leaf = Leaf(self)
        self._go_on = PressButton("", patience, self)
        self._go_on.setObjectName("sheet_go_on")
        self._go_on.setProperty("primary", True)
        self._go_on.clicked.connect(self.put_away)

    def show_sheet(self, sheet: Sheet, names: Sequence[str], colours: Sequence[str]) -> None:
        """Lays the sheet on the table; `colours` are the players' liveries."""
        self.sheet, self._names = sheet, names
        self.setAccessibleName(sheet.title)
        self._ledger = ledger_of(sheet, names, colours)
        blocks: list[Block] = [Words(sheet.title, TITLE, BOLD, align=MIDDLE)]
        if sheet.note:
            blocks.append(Words(sheet.note, NAME, italic=True, quiet=True, align=MIDDLE))
        self._leaf.fill([*blocks, Gap(8), Figures(self._ledger)])
        self._go_on.setText(self.tr("Back to the result") if sheet.final else self.tr("Go on"))
        self.lay_over()
        self._fit()

    def answers(self) -> list[QPushButton]:
        return [self._go_on]

    def spoken(self) -> str:
        """The page line by line: what a line is called, then everybody's figure."""
        if self.sheet is None:
            return ""
        heads = self.sheet.columns or self._names
        told = [self.sheet.title, self.sheet.note]
        for row in self.sheet.rows:
            cells = (f"{head} {cell}".strip() for head, cell in zip(heads, row.cells, strict=False) if cell)
            told.append(f"{row.label}: {', '.join(cells)}")
        return ". ".join(words.rstrip(".") for words in told if words)

    def escape(self) -> None:
        self.put_away()

    @property
    def _factor(self) -> float:
        """Pixels to a logical one."""
        return scale_for(self.width(), self.height(), self.text_size)

    def _fit(self) -> None:
        """No larger than what is written on it: lines whose figures stand far apart are hard to read across."""
        if self.sheet is None or not self.width():
            return
        factor = self._factor
        font = self._go_on.font()
        font.setPixelSize(round(15 * factor))
        self._go_on.setFont(font)
        rim, foot = round(_RIM * factor), round(_FOOT * factor)
        room = self.rect().adjusted(rim, rim, -rim, -foot)
        self._leaf.lay(room, self._ledger.natural_width() + 2 * MARGIN, factor, self.colours.light)
        size = self._go_on.sizeHint().expandedTo(self._go_on.minimumSizeHint())
        size.setWidth(max(size.width(), round(150 * factor)))
        button = QRect(self.rect().center(), size)
        button.moveCenter(self.rect().center())
        button.moveTop(self._leaf.geometry().bottom() + max(6, (foot - size.height()) // 2))
        self._go_on.setGeometry(button)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def put_away(self) -> None:
        """The sheet was read."""
        self.hide()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        pages = {Qt.Key.Key_PageUp: -0.9, Qt.Key.Key_PageDown: 0.9}.get(Qt.Key(event.key()), 0.0)
        if pages:
            self._leaf.scroll_by(pages)
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        veil = QColor(self.colours.window)
        veil.setAlpha(VEIL)
        painter.fillRect(self.rect(), veil)
        foot = self.foot()
        if foot.intersects(self._go_on.geometry()):
            fade = QLinearGradient(foot.topLeft() - QPoint(0, foot.height()), foot.topLeft())
            for at, alpha in ((0.0, 0), (1.0, 255)):  # a page ends there as in mist, not at an edge
                shade = QColor(self.colours.window)
                shade.setAlpha(alpha)
                fade.setColorAt(at, shade)
            painter.fillRect(foot.translated(0, -foot.height()), fade)
            painter.fillRect(foot, self.colours.window)

    def foot(self) -> QRect:
        """Where the button stands below a long sheet: covered whole, for what lies there has buttons too."""
        high = round(_FOOT * self._factor)
        return self.rect().adjusted(0, self.height() - high, 0, 0)


def ledger_of(sheet: Sheet, names: Sequence[str], colours: Sequence[str]) -> Ledger:
    """A sheet as figures in columns."""
    if sheet.columns:
        heads = [Head(name) for name in sheet.columns]
    else:
        heads = [Head(name, colours[seat], seat in sheet.winners) for seat, name in enumerate(names)]
    rows = [
        Row(row.label, [_written(cell, row.strong) for cell in row.cells], best=_best(row), is_sum=row.strong)
        for row in sheet.rows
    ]
    return Ledger(heads, rows)


def _best(row: SheetRow) -> list[int]:
    """The greatest gain of a line of gains, unless all are equal."""
    if row.strong or not all(cell[:1] in "+−-–" or cell == "0" for cell in row.cells):
        return []
    gains = [int(cell.replace("−", "-")) if cell.lstrip("+−-").isdigit() else 0 for cell in row.cells]
    return [seat for seat, gain in enumerate(gains) if gain == max(gains) > 0] if len(set(gains)) > 1 else []


def _written(cell: str, strong: bool) -> str:
    """A figure as one writes it: a true minus, and a dash where a line brought nothing."""
    if cell in ("0", "+0") and not strong:
        return "–"
    return f"−{cell[1:]}" if cell.startswith("-") else cell
