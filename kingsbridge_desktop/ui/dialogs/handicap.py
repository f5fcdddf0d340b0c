"""What makes a game easier or harder for a seat: a head start in points, and more or less time for a bot."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from kingsbridge_desktop.play.match import LONGEST_NAME, MOST_HEAD_START, PACES, Seat
from kingsbridge_desktop.text.handicap import pace_words
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui.dialogs.live_dialog import LiveDialog
from kingsbridge_desktop.ui.ear.names import call
from kingsbridge_desktop.ui.plain_label import PlainLabel, Sentences
from kingsbridge_desktop.ui.style.scrolled import Scrolled
from kingsbridge_desktop.ui.theme import Colours, fitted_font, table_font


class HandicapDialog(LiveDialog):
    """Asks for the handicap of every seat; `chosen` has a head start and a pace for each."""

    def __init__(self, seats: Sequence[Seat], language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seats = list(seats)
        self._fill(language, [(seat.head_start, seat.pace) for seat in seats])

    def restyle(self, language: Language, colours: Colours) -> None:
        chosen = self.chosen
        self.clear()
        self._fill(language, chosen)

    @property
    def chosen(self) -> list[tuple[int, int]]:
        """A head start and a pace for each seat."""
        return [(points.value(), int(pace.currentData())) for points, pace in self._fields]

    def _fill(self, language: Language, chosen: Sequence[tuple[int, int]]) -> None:
        self.setWindowTitle(self.tr("Handicap"))
        title = QLabel(self.tr("Handicap"))
        title.setFont(table_font(self.font().pointSizeF() * 1.6, bold=True))
        told = Sentences(
            self.tr(
                "A head start is counted at the end and named there. Games with a handicap are kept in the chronicle "
                "but change no rating."
            )
        )
        told.setProperty("quiet", True)
        buttons = self.answer_box(self.tr("Set handicap"), "take_handicap", self.accept)
        page = QVBoxLayout(self)
        page.setSpacing(12)
        page.addWidget(title)
        inside = QVBoxLayout()
        inside.addLayout(self._grid(language, chosen))
        inside.addWidget(told)
        inside.addStretch(1)
        page.addWidget(Scrolled(inside), 1)
        page.addWidget(buttons)
        self.keep_wide(480)

    def _grid(self, language: Language, chosen: Sequence[tuple[int, int]]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(8)
        heads = ("", self.tr("Head start in points"), self.tr("The bot thinks for"))
        for column, words in enumerate(heads):
            label = QLabel(words)
            label.setProperty("quiet", True)
            label.setWordWrap(True)
            grid.addWidget(label, 0, column, Qt.AlignmentFlag.AlignBottom)
            if column == 2 and all(seat.is_person for seat in self._seats):
                label.hide()
        widest = self.fontMetrics().horizontalAdvance("n" * LONGEST_NAME)  # smaller where all its letters are wide
        self._fields: list[tuple[QSpinBox, QComboBox]] = []
        for number, (seat, (head_start, at_pace)) in enumerate(zip(self._seats, chosen, strict=True)):
            name = PlainLabel()
            name.setText(seat.name)
            name.setFont(fitted_font(seat.name, self.font().pointSizeF(), widest))
            points = QSpinBox()
            points.setRange(0, MOST_HEAD_START)
            points.setObjectName(f"head_start_{number}")
            points.setValue(head_start)
            points.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            pace = QComboBox()
            pace.setObjectName(f"pace_{number}")
            for one in PACES:
                pace.addItem(pace_words(language, one), one)
            pace.setCurrentIndex(pace.findData(at_pace))
            if seat.is_person:  # who takes the time they want
                pace.hide()
            call(points, f"{seat.name}: {heads[1]}")
            call(pace, f"{seat.name}: {heads[2]}")
            for column, widget in enumerate((name, points, pace)):
                grid.addWidget(widget, number + 1, column)
            self._fields.append((points, pace))
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(2, 3)
        return grid
