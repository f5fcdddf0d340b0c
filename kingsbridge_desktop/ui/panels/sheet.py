"""Score sheets: a page of parchment over the table, read before the game goes on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from kingsbridge_desktop.ui.board.view import Sheet
from kingsbridge_desktop.ui.theme import Colours, table_font


class SheetPage(QWidget):
    """Covers the table with a sheet until it is put away.

    Signals:
        closed: the sheet was put away; the game goes on.
        again_wanted: the same table once more (final sheet only).
        home_wanted: back to the home page (final sheet only).
    """

    closed = Signal()
    again_wanted = Signal()
    home_wanted = Signal()

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self.sheet: Sheet | None = None
        self._paper = QFrame()
        self._paper.setProperty("paper", True)
        self._column = QVBoxLayout(self._paper)
        self._column.setContentsMargins(28, 22, 28, 18)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setWidget(self._paper)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(40, 30, 40, 30)
        line = QHBoxLayout()
        line.addStretch(1)
        line.addWidget(self._scroll, 6)
        line.addStretch(1)
        outer.addStretch(1)
        outer.addLayout(line, 100)
        outer.addStretch(1)
        self.hide()

    def show_sheet(self, sheet: Sheet, names: Sequence[str], shields: Sequence[QPixmap]) -> None:
        """Lays the sheet on the table."""
        self.sheet = sheet
        self._clear()
        self._title(sheet)
        self._column.addLayout(self._grid(sheet, names, shields))
        self._column.addSpacing(14)
        self._column.addLayout(self._foot(sheet))
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self._fit()
        self.show()
        self.raise_()
        self._go_on.setFocus()

    def _fit(self) -> None:
        """No larger than what is written on it: lines whose figures stand far apart are hard to read across."""
        if self.sheet is None:
            return
        columns = len(self.sheet.rows[0].cells) if self.sheet.rows else 1
        widest = round(self.font().pointSizeF() * (34 + 17 * columns))
        width = min(widest, (self.width() - 80) * 6 // 8)
        self._scroll.setMaximumSize(widest, self._column.totalHeightForWidth(width) + 6)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _clear(self) -> None:
        while (item := self._column.takeAt(0)) is not None:
            _drop(item)

    def _title(self, sheet: Sheet) -> None:
        title = QLabel(sheet.title)
        title.setFont(table_font(self.font().pointSizeF() * 1.9, bold=True))
        title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        title.setWordWrap(True)
        self._column.addWidget(title)
        if sheet.note:
            note = QLabel(sheet.note)
            note.setFont(table_font(self.font().pointSizeF() * 1.15, italic=True))
            note.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            note.setWordWrap(True)
            self._column.addWidget(note)
        self._column.addSpacing(10)

    def _grid(self, sheet: Sheet, names: Sequence[str], shields: Sequence[QPixmap]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(22)
        grid.setVerticalSpacing(5)
        size = self.font().pointSizeF()
        for column, heading in enumerate(sheet.columns or names):
            if not sheet.columns:
                picture = QLabel()
                picture.setPixmap(shields[column])
                grid.addWidget(picture, 0, column + 1, Qt.AlignmentFlag.AlignHCenter)
            label = QLabel(f"♛ {heading}" if column in sheet.winners and not sheet.columns else heading)
            label.setFont(table_font(size * 1.1, bold=True))
            if column in sheet.winners and not sheet.columns:
                label.setStyleSheet(f"color: {self.colours.gold.name()};")
            grid.addWidget(label, 1, column + 1, Qt.AlignmentFlag.AlignHCenter)
        at = 2
        for row in sheet.rows:
            if row.strong:
                grid.addWidget(_rule(self.colours.line), at, 0, 1, len(row.cells) + 1)
                at += 1
            label = QLabel(row.label)
            label.setFont(table_font(size * 1.05, bold=row.strong))
            grid.addWidget(label, at, 0)
            for column, cell in enumerate(row.cells):
                figure = QLabel(_written(cell, row.strong))
                figure.setFont(table_font(size * (1.25 if row.strong else 1.05), bold=row.strong))
                if row.strong:
                    figure.setStyleSheet(f"color: {self.colours.gold.name()};")
                grid.addWidget(figure, at, column + 1, Qt.AlignmentFlag.AlignHCenter)
            at += 1
        return grid

    def _foot(self, sheet: Sheet) -> QHBoxLayout:
        line = QHBoxLayout()
        line.addStretch(1)
        if sheet.final:
            for words, signal, name in (
                (self.tr("Home"), self.home_wanted, "sheet_home"),
                (self.tr("Play again"), self.again_wanted, "sheet_again"),
            ):
                button = QPushButton(words)
                button.setObjectName(name)
                button.clicked.connect(signal)
                line.addWidget(button)
        self._go_on = QPushButton(self.tr("Look at the table") if sheet.final else self.tr("Go on"))
        self._go_on.setObjectName("sheet_go_on")
        self._go_on.setProperty("primary", True)
        self._go_on.clicked.connect(self.put_away)
        line.addWidget(self._go_on)
        line.addStretch(1)
        return line

    def put_away(self) -> None:
        """The sheet was read."""
        self.hide()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.put_away()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        veil = QColor(self.colours.window)
        veil.setAlpha(190)
        painter.fillRect(self.rect(), veil)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.Wheel):
            return True  # nothing below is clicked through the veil
        return super().event(event)


def _written(cell: str, strong: bool) -> str:
    """A figure as one writes it: a true minus, and a dash where a line brought nothing."""
    if cell in ("0", "+0") and not strong:
        return "–"
    return f"−{cell[1:]}" if cell.startswith("-") else cell


def _rule(colour: QColor) -> QFrame:
    rule = QFrame()
    rule.setFixedHeight(1)
    rule.setStyleSheet(f"background: {colour.name()};")
    return rule


def _drop(item: object) -> None:
    layout = getattr(item, "layout", lambda: None)()
    if layout is not None:
        while (inner := layout.takeAt(0)) is not None:
            _drop(inner)
        layout.deleteLater()
    widget = getattr(item, "widget", lambda: None)()
    if widget is not None:
        widget.hide()
        widget.deleteLater()
