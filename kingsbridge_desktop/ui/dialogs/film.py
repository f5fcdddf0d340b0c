"""Which part of a game becomes a film, how fast and how large; then how far its writing has come."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QProgressBar,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.play.film_plan import SPEEDS, shots
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.captions import captions
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.text.problems import problem
from kingsbridge_desktop.text.review import percent
from kingsbridge_desktop.ui.dialogs.live_dialog import LiveDialog
from kingsbridge_desktop.ui.ear.names import call
from kingsbridge_desktop.ui.ear.speech import announce
from kingsbridge_desktop.ui.film.animation import KINDS, check, offered
from kingsbridge_desktop.ui.film.painter import WIDTHS, FilmPainter
from kingsbridge_desktop.ui.film.writing import FilmWriter
from kingsbridge_desktop.ui.plain_label import PlainLabel
from kingsbridge_desktop.ui.settings import Settings
from kingsbridge_desktop.ui.style.parchment import indent
from kingsbridge_desktop.ui.style.scrolled import Scrolled
from kingsbridge_desktop.ui.theme import Colours, table_font

USUAL_SPEED, USUAL_WIDTH = 2.0, 960
NAMES = {".webp": "WebP", ".gif": "GIF"}
SAMPLES = 24  # moves from which the length of a film is guessed


class FilmDialog(LiveDialog):
    """Asks for a film and writes it; the table waits below.

    Signals:
        path_wanted: a film of this kind (".webp" or ".gif") was chosen; `write` goes on when there is a path.
        written: the film lies there; its path.
    """

    path_wanted = Signal(str)
    written = Signal(object)

    def __init__(
        self, match: Match, settings: Settings, language: Language, colours: Colours, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("film_dialog")
        self._match, self._settings, self._colours = match, settings, colours
        self.writer: FilmWriter | None = None
        self._refusal: KingsbridgeError | None = None
        self._fill(language)
        self._choose(0, match.ply, USUAL_SPEED, USUAL_WIDTH, KINDS[0])

    def restyle(self, language: Language, colours: Colours) -> None:
        """What is being written goes on in the language in which it was begun."""
        self._colours = colours
        chosen = self.chosen
        told = self.bar.value(), self.bar.maximum()
        self.clear()
        self._fill(language)
        self._choose(*chosen)
        if self.writer is not None:
            self._show_progress(*told)
        elif self._refusal is not None:
            self._show_refusal(self._refusal)

    @property
    def chosen(self) -> tuple[int, int, float, int, str]:
        """From and to which move, how fast, how wide, and the ending of the file."""
        return (
            self.first.value(),
            self.last.value(),
            float(self.speed.currentData()),
            int(self.width_box.currentData()),
            str(self.kind.currentData()),
        )

    def _choose(self, first: int, last: int, speed: float, width: int, kind: str) -> None:
        self.first.setValue(first)
        self.last.setValue(last)
        for box, value in ((self.speed, speed), (self.width_box, width), (self.kind, kind)):
            box.setCurrentIndex(max(0, box.findData(value)))
        self._follow()

    # building

    def _fill(self, language: Language) -> None:
        self.language = language
        self._text = game_text(self._match.edition, language, self._match.names)
        self.setWindowTitle(self.tr("Film of the game"))
        title = QLabel(self.windowTitle())
        title.setFont(table_font(self.font().pointSizeF() * 1.6, bold=True))
        page = QVBoxLayout(self)
        page.setSpacing(12)
        page.addWidget(title)
        page.addWidget(Scrolled(self._fields()), 1)
        self.length, self.problem = PlainLabel(), PlainLabel()
        self.length.setProperty("quiet", True)
        self.problem.setProperty("warning", True)
        self.bar = QProgressBar()
        self.bar.setObjectName("film_progress")
        self.bar.setFormat(percent(language, 0).replace("0", "%p"))  # as the language writes a share
        call(self.bar, self.tr("Film of the game"))
        for label in (self.length, self.problem):
            label.setWordWrap(True)
        self.problem.hide()
        self.bar.hide()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.begin_button = buttons.addButton(self.tr("Write the film …"), QDialogButtonBox.ButtonRole.ActionRole)
        self.begin_button.setObjectName("write_film")
        self.begin_button.setProperty("primary", True)
        self.begin_button.setDefault(True)
        self.begin_button.clicked.connect(self.begin)
        buttons.rejected.connect(self.reject)
        for widget in (self.length, self.bar, self.problem, buttons):
            page.addWidget(widget)
        self.keep_wide(480)

    def _fields(self) -> QFormLayout:
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setHorizontalSpacing(14)
        self.first, self.last = QSpinBox(), QSpinBox()
        self.from_words, self.to_words = PlainLabel(), PlainLabel()
        for box, label, name, words in (
            (self.first, self.from_words, "film_from", self.tr("From move")),
            (self.last, self.to_words, "film_to", self.tr("To move")),
        ):
            box.setObjectName(name)
            box.setRange(0, self._match.ply)
            indent(box)
            label.setWordWrap(True)
            label.setProperty("quiet", True)
            field = QVBoxLayout()
            field.setSpacing(2)
            field.addWidget(box)
            field.addWidget(label)
            form.addRow(words, field)
            call(box, words)
            box.valueChanged.connect(self._follow)
        self.speed, self.width_box, self.kind = QComboBox(), QComboBox(), QComboBox()
        for speed in SPEEDS:
            self.speed.addItem(f"×{speed:g}", speed)
        for width in WIDTHS:
            self.width_box.addItem(self.tr("%s pixels wide") % width, width)
        for kind in offered():
            self.kind.addItem(NAMES[kind], kind)
        for row, name, words in (
            (self.speed, "film_speed", self.tr("Speed")),
            (self.width_box, "film_width", self.tr("Size")),
            (self.kind, "film_kind", self.tr("Format")),
        ):
            row.setObjectName(name)
            form.addRow(words, row)
            call(row, words)
            row.currentIndexChanged.connect(self._follow)
        return form

    # choosing

    def _follow(self) -> None:
        """What lies at both ends, and how long the film will be."""
        if not hasattr(self, "problem"):
            return  # still being built
        first, last, speed, _, _ = self.chosen
        self.from_words.setText(self._told(first))
        self.to_words.setText(self._told(last))
        self.begin_button.setEnabled(first <= last and self.writer is None)
        moves = max(0, last - first)
        sample = range(first + 1, last + 1, max(1, moves // SAMPLES))
        seen = [
            sum(shot.ms for shot in list(shots(self._match, self._text, ply - 1, ply, speed))[1:-1]) for ply in sample
        ]
        seconds = round(sum(seen) / max(1, len(seen)) * moves / 1000) + 4
        self.length.setText(self.tr("%n move(s), about {time}", "", moves).format(time=_length(seconds)))
        self.length.setVisible(self.problem.isHidden())
        if self.isVisible():
            self.fit_soon()  # a sentence may have become longer

    def _told(self, ply: int) -> str:
        """What happens with a move."""
        if ply == 0:
            return self.tr("The start of the game")
        events = [moment.event for moment in self._match.moments(ply, NOBODY) if moment.event is not None]
        told = captions(self._text, events)
        return told[0].sentence if told else ""

    def begin(self) -> None:
        """Asks where to, if everything is there."""
        kind = self.chosen[-1]
        try:
            check(kind)
        except KingsbridgeError as error:
            self._refuse(error)
            return
        self._refusal = None
        self.problem.hide()
        self.path_wanted.emit(kind)

    # writing

    def write(self, path: Path) -> None:
        """Writes the film; the dialog shows how far it has come."""
        first, last, speed, width, _ = self.chosen
        try:
            painter = FilmPainter(self._match, self.language, self._colours.light, width, self._settings)
            plan = shots(self._match, painter.text, first, last, speed)
            self.writer = FilmWriter(plan, painter, path, self)
        except KingsbridgeError as error:
            self._refuse(error)
            return
        self.writer.came_to.connect(self._came_to)
        self.writer.ended.connect(lambda: self._ended(path))
        self.writer.failed.connect(self._refuse)
        self._show_progress(0, max(1, last - first))

    def _show_progress(self, done: int, of: int) -> None:
        self.bar.setRange(0, of)
        self.bar.setValue(done)
        self.bar.show()
        self.fit_soon()
        self._refusal = None
        self.problem.hide()
        for field in (self.first, self.last, self.speed, self.width_box, self.kind, self.begin_button):
            field.setEnabled(False)

    def _came_to(self, ply: int) -> None:
        self.bar.setValue(ply - self.first.value())

    def _ended(self, path: Path) -> None:
        self.writer = None
        self.accept()
        self.written.emit(path)

    def _refuse(self, error: KingsbridgeError) -> None:
        self.writer = None
        self.bar.hide()
        for field in (self.first, self.last, self.speed, self.width_box, self.kind, self.begin_button):
            field.setEnabled(True)
        self._show_refusal(error)
        announce(self, self.problem.text(), at_once=True)
        self.fit()

    def _show_refusal(self, error: KingsbridgeError) -> None:
        self._refusal = error
        self.problem.setText(problem(self.language, error))
        self.problem.show()
        self.length.hide()  # rather than the field it may be about

    def _give_up(self) -> None:
        writer, self.writer = self.writer, None
        if writer is not None:
            writer.blockSignals(True)
            writer.stop()

    def reject(self) -> None:
        self._give_up()
        super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._give_up()
        super().closeEvent(event)


def _length(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02} min"
