"""Who plays: persons and bots, names, colours, order at the table, options, seed."""

from __future__ import annotations

import secrets
from contextlib import suppress
from functools import partial

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from kingsbridge_desktop.bots.levels import USUAL
from kingsbridge_desktop.core.errors import BadSetup, KingsbridgeError
from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.games.component_file import box_of
from kingsbridge_desktop.play import table_code
from kingsbridge_desktop.play.match import PERSON, USUAL_PACE, Match, check_names_differ
from kingsbridge_desktop.play.own_records import OwnRecord, own_record
from kingsbridge_desktop.play.table_code import BadCode, TableCode
from kingsbridge_desktop.saves import box as own_box
from kingsbridge_desktop.text import own_records
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.box import left_out
from kingsbridge_desktop.text.handicap import handicap_words
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.text.problems import problem
from kingsbridge_desktop.ui.background import Background
from kingsbridge_desktop.ui.dialogs.box import can_be_corrected, open_box
from kingsbridge_desktop.ui.dialogs.handicap import HandicapDialog
from kingsbridge_desktop.ui.dialogs.live_dialog import LiveDialog
from kingsbridge_desktop.ui.ear.names import call
from kingsbridge_desktop.ui.ear.speech import announce
from kingsbridge_desktop.ui.home.seat_grid import BOT_NAMES, SeatGrid
from kingsbridge_desktop.ui.plain_label import PlainLabel, Sentences
from kingsbridge_desktop.ui.settings import Settings
from kingsbridge_desktop.ui.style.scrolled import Scrolled
from kingsbridge_desktop.ui.theme import Colours, table_font
from kingsbridge_desktop.ui.words import game_name, without_mnemonic


class SetupDialog(LiveDialog):
    """Asks who plays; `match` is the game when it was accepted.

    Signals:
        refused: the sentence shown because the game cannot begin like this.
    """

    refused = Signal(str)

    def __init__(
        self, game: str, settings: Settings, language: Language, colours: Colours, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.game = game
        self.settings = settings
        self.rules = rules_of(game)
        self.match: Match | None = None
        self._record_of = ""  # the code whose record is being read
        self._refusal: KingsbridgeError | None = None
        self._work = Background(self)
        self._doubt = QTimer(self, interval=0, singleShot=True)  # when all fields that change together are changed
        self._doubt.timeout.connect(self._look_again)
        self._fill(language)
        self._restore()
        self._follow()

    def restyle(self, language: Language, colours: Colours) -> None:
        rows = [row.read() for row in self.rows]
        coach = self.coach.isChecked()
        seed, chosen = self.seed.text(), {name: box.currentIndex() for name, box in self.options.items()}
        count = self.count.currentIndex()
        self.clear()
        self._record_of = ""
        self._fill(language)
        for row, values in zip(self.rows, rows, strict=True):
            row.write(values)
        for name, index in chosen.items():
            self.options[name].setCurrentIndex(index)
        self.seed.setText(seed)
        self.coach.setChecked(coach)
        self.count.setCurrentIndex(count)
        self._follow()
        self._show_refusal()

    def _fill(self, language: Language) -> None:
        """All fields, in a language, empty."""
        game, self.language = self.game, language
        self.setWindowTitle(game_name(language, game))
        self._text = game_text(game, language, [])
        self.grid = SeatGrid(self.rules, language, self, in_company=self.settings.values.company)
        self.rows = self.grid.rows
        self.grid.moved.connect(self._tell_handicap)
        self._build()

    def _build(self) -> None:
        title = QLabel(game_name(self.language, self.game))
        title.setFont(table_font(self.font().pointSizeF() * 1.6, bold=True))
        title.setWordWrap(True)
        self.count = QComboBox()
        self.count.setObjectName("seat_count")
        for number in self.rules.seats:
            self.count.addItem(self.tr("%n player(s)", "", number), number)
        self.count.currentIndexChanged.connect(self._follow)
        self.problem = Sentences()
        self.problem.setProperty("warning", True)
        self.problem.hide()
        self.told = Sentences()
        self.told.setObjectName("code_told")
        self.told.setProperty("quiet", True)
        self.told.hide()
        mix_order = QPushButton(self.tr("Shuffle the seats"))
        mix_order.setObjectName("shuffle_seats")
        mix_order.setAutoDefault(False)  # Return begins the game
        mix_order.clicked.connect(lambda: self.grid.shuffle(self.count.currentData()))
        line = QHBoxLayout()
        line.addWidget(self.count)
        line.addStretch(1)
        handicap = QPushButton(self.tr("Handicap …"))
        handicap.setObjectName("open_handicap")
        handicap.setAutoDefault(False)
        handicap.setToolTip(self.tr("A head start in points, and more or less time for bots"))
        handicap.clicked.connect(self._open_handicap)
        self.handicap_told = PlainLabel()
        self.handicap_told.setObjectName("handicap_told")
        self.handicap_told.setProperty("quiet", True)
        self.handicap_told.setWordWrap(True)
        self.handicap_told.hide()
        line.addWidget(handicap)
        line.addWidget(mix_order)
        inside = QVBoxLayout()
        inside.setSpacing(12)
        inside.addLayout(line)
        inside.addLayout(self.grid)
        inside.addWidget(self.handicap_told)
        inside.addLayout(self._options_form())
        inside.addWidget(self.told)
        inside.addLayout(self._box_line())
        inside.addStretch(1)
        page = QVBoxLayout(self)
        page.setSpacing(12)
        page.addWidget(title)
        page.addWidget(Scrolled(inside), 1)
        page.addWidget(self.problem)
        page.addWidget(self._buttons())
        self.keep_wide(620)
        call(self.count, self.tr("How many play"))
        self.grid.call_fields()
        self._watch()

    def _watch(self) -> None:
        """Whatever may end or change the reason why the game cannot begin."""
        boxes = [self.count, *self.options.values()]
        for row in self.rows:
            boxes += [row.level, row.colour]
            row.name.textChanged.connect(lambda: self._doubt.start())
        for box in boxes:
            box.currentIndexChanged.connect(lambda: self._doubt.start())
        self.seed.textChanged.connect(lambda: self._doubt.start())

    def _box_line(self) -> QHBoxLayout:
        """Whether corrected values are played, and the way to them."""
        self.box_told = QLabel()
        self.box_told.setObjectName("box_told")
        self.box_told.setProperty("quiet", True)
        self.box_told.setWordWrap(True)
        button = QPushButton(self.tr("Your box …"))
        button.setObjectName("open_box")
        button.setAutoDefault(False)
        button.setToolTip(self.tr("Correct values after your copy of the printed game"))
        button.clicked.connect(self._open_box)
        button.setVisible(can_be_corrected(self.game))
        line = QHBoxLayout()
        line.addWidget(self.box_told, 1)
        line.addWidget(button)
        self._tell_box()
        return line

    def _open_box(self) -> None:
        open_box(self.game, self.language, self)
        self._tell_box()

    def _tell_box(self) -> None:
        corrections, trouble = own_box.read(self.game)
        values = box_of(self.game)
        words = self.tr("Played with %n value(s) of your own", "", len(corrections)) if corrections else ""
        if trouble is not None and values is not None:
            words = left_out(self.game, self.language, trouble, values.values)
        self.box_told.setText(words)

    def _options_form(self) -> QFormLayout:
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.options: dict[str, QComboBox] = {}
        for name, option in self.rules.options.items():
            if name == "colours":
                continue  # follows from the colours above
            box = QComboBox()
            box.setObjectName(f"option_{name}")
            for value in option.values:
                box.addItem(self._text.option_value(name, value), value)
            form.addRow(without_mnemonic(self._text.option(name)), box)
            self.options[name] = box
        self.seed = QLineEdit()
        self.seed.setObjectName("seed")
        self.seed.setPlaceholderText(self.tr("leave empty to shuffle anew"))
        self.seed.setToolTip(
            self.tr(
                "The same number brings the same cards and dice again; the code of a table also seats the same players"
            )
        )
        self.seed.textChanged.connect(self._typed)
        form.addRow(self.tr("Game code"), self.seed)
        self.coach = QCheckBox(self.tr("With a coach: a word about everything that is new to you"))
        self.coach.setObjectName("coach")
        form.addRow("", self.coach)
        return form

    def _buttons(self) -> QDialogButtonBox:
        return self.answer_box(self.tr("Begin"), "begin", self.begin)

    def _restore(self) -> None:
        """What was set up last, or one person against bots."""
        last = self.settings.values.last_setup.get(self.game)
        self.coach.setChecked(last is None)  # in one's first game
        rows = last.get("rows", []) if isinstance(last, dict) else []
        known = self.settings.values.names
        for number, row in enumerate(self.rows):
            default_name = known[0] if known and number == 0 else ("" if number == 0 else BOT_NAMES[number])
            values = {"level": PERSON if number == 0 else USUAL, "name": default_name, "colour": number}
            if number < len(rows) and isinstance(rows[number], dict):
                values.update(rows[number])
            row.write(values)
        if not self.rows[0].name.text():
            self.rows[0].name.setText(self.tr("Anna"))
        if isinstance(last, dict):
            self.count.setCurrentIndex(max(0, self.count.findData(last.get("count"))))
        else:
            self.count.setCurrentIndex(self.count.count() - 1)

    def _follow(self) -> None:
        self.grid.show_seats(self.count.currentData())
        self._tell_handicap()
        self.fit()

    def begin(self) -> None:
        """Sets the game up, or says why it cannot be."""
        try:
            self.match = self._as_set_up()
        except KingsbridgeError as error:
            self._refusal = error
            self._show_refusal()
            self.fit()
            announce(self, self.problem.text(), at_once=True)
            self.refused.emit(self.problem.text())
            return
        count = self.count.currentData()
        rows = [row.read() for row in self.rows]
        setups = dict(self.settings.values.last_setup)
        setups[self.game] = {"count": count, "rows": rows}
        self.settings.set("last_setup", setups)
        self.settings.set("coach", {**self.settings.values.coach, self.game: self.coach.isChecked()})
        persons = [seat.name for seat in self.grid.seats(count) if seat.is_person]
        self.settings.set("names", list(dict.fromkeys([*persons, *self.settings.values.names]))[:12])
        self.accept()

    def _as_set_up(self) -> Match:
        """The game that the fields make, or the reason why there is none."""
        seats = self.grid.seats(self.count.currentData())
        options = {name: box.currentData() for name, box in self.options.items()}
        check_names_differ([seat.name for seat in seats])
        return Match(own_box.own_edition(self.game).edition, seats, self._seed(), options)

    def _look_again(self) -> None:
        """Why the game could not begin is said only as long as it is true; nothing else moves meanwhile."""
        if self._refusal is None:
            return
        try:
            self._as_set_up()
        except KingsbridgeError as error:
            self._refusal = error
            self._show_refusal()
        else:
            self._refusal = None
            self.problem.hide()

    def _show_refusal(self) -> None:
        if self._refusal is not None:
            self.problem.setText(problem(self.language, self._refusal))
            self.problem.show()

    def _open_handicap(self) -> None:
        seats = self.grid.seats(self.count.currentData())
        dialog = HandicapDialog(seats, self.language, self)
        dialog.accepted.connect(lambda: self._take_handicap(dialog))
        dialog.open()

    def _take_handicap(self, dialog: HandicapDialog) -> None:
        for row, (head_start, pace) in zip(self.rows, dialog.chosen, strict=False):
            row.head_start, row.pace = head_start, pace
        self._tell_handicap()
        self.fit()

    def _tell_handicap(self) -> None:
        seats = self.grid.seats(self.count.currentData())
        told = [
            f"{seat.name}: {handicap_words(self.language, seat.head_start, seat.pace)}"
            for seat in seats
            if seat.has_handicap
        ]
        self.handicap_told.setText("; ".join(told))
        self.handicap_told.setVisible(bool(told))

    def _typed(self, words: str) -> None:
        """A whole code sets the table; one that is still being typed says nothing."""
        if table_code.is_code(words):
            with suppress(BadCode):
                self.use(self._read_code(words))

    def _read_code(self, words: str) -> TableCode:
        code = table_code.read(words)
        if code.game != self.game:
            title = game_name(self.language, code.game)
            raise BadCode("it is for another game", wrong="other_game", title=title)
        return code

    def use(self, code: TableCode) -> None:
        """Seats, options and luck as a code says; names stay with those who have them."""
        rows = [row.read() for row in self.rows[: self.count.currentData()]]
        persons = [row["name"] for row in rows if row["level"] == PERSON] + self.settings.values.names
        persons = list(dict.fromkeys(name for name in persons if name.strip())) or [self.tr("Anna")]
        bots = [name for name in BOT_NAMES if name not in persons]
        self.count.setCurrentIndex(self.count.findData(len(code.levels)))
        none = [0] * len(code.levels), [USUAL_PACE] * len(code.levels)
        handicaps = (code.head_starts, code.paces) if code.head_starts else none
        worn = code.characters or [""] * len(code.levels)
        told = zip(self.rows, code.levels, worn, code.colours, *handicaps, strict=False)
        for row, level, character, colour, head_start, pace in told:
            names = persons if level == PERSON else bots
            name = names.pop(0) if names else ""
            values = {"level": level, "character": character, "colour": colour}
            row.write({**values, "name": name, "head_start": head_start, "pace": pace})
        for number in range(len(code.levels)):
            self.grid.take_name(number)  # who comes with a name of their own
        self._tell_handicap()
        free = [colour for colour in range(len(self.rules.colours)) if colour not in code.colours]
        for row, colour in zip(self.rows[len(code.levels) :], free, strict=False):
            row.colour.setCurrentIndex(row.colour.findData(colour))
        for name, value in code.options:
            self.options[name].setCurrentIndex(self.options[name].findData(value))
        self.seed.setText(str(code.seed))
        own = table_code.own_values_of(own_box.own_edition(self.game).edition)
        self.told.setText(
            self.tr("The table is set as the code says.")
            if own == code.own_values
            else self.tr(
                "The table is set as the code says, but it was played with other values than those in your box."
            )
        )
        self.told.show()
        announce(self, self.told.text())
        self.fit()
        self._record_of = table_code.written(code)
        self._work.do(partial(_known_of, self._record_of), self._tell_record, lambda error: None)

    def _tell_record(self, known: tuple[str, OwnRecord | None]) -> None:
        """What people made of this table before, below what the code says."""
        code, record = known
        if code == self._record_of:
            self._record_of = ""
            line = own_records.told(self.language, record)
            self.told.setText(f"{self.told.text()}\n{line}")
            announce(self, line)
            QTimer.singleShot(0, self, self.fit)  # when the line has its room

    def _seed(self) -> int:
        words = self.seed.text().strip()
        if not words:
            return secrets.randbelow(2**32)
        if table_code.is_code(words):
            return self._read_code(words).seed
        if not words.isdecimal() or len(words) > 18:
            raise BadSetup(f"a seed is a whole number, not {words[:30]!r}", seed=words[:30])
        return int(words)


def _known_of(code: str) -> tuple[str, OwnRecord | None]:
    """The record at the table with a code, and which code that is."""
    return code, own_record(code)
