"""The side of the table: where the game stands, the players, the almanac, the log, looking back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QVBoxLayout, QWidget

from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.ui import pictures
from kingsbridge_desktop.ui.board.view import BoardView
from kingsbridge_desktop.ui.characters import portrait, role, worn_by
from kingsbridge_desktop.ui.panels.log import LogPanel
from kingsbridge_desktop.ui.panels.log_room import LAST_LINES, LogRoom
from kingsbridge_desktop.ui.panels.players import Form, PlayersPanel, Roster
from kingsbridge_desktop.ui.panels.replay import ReplayBar
from kingsbridge_desktop.ui.panels.voice import Voice
from kingsbridge_desktop.ui.plain_label import PlainLabel
from kingsbridge_desktop.ui.theme import Colours, table_font

LOG_LINES = 5  # that the log keeps where everything is seen
WHERE_LETTERS = (1.15, 100), (1.1, 100), (1.05, 100), (1.0, 100), (1.0, 93), (1.0, 86)  # size, and % of the width
DRAWER_ROOM = 12  # pixels around what lies in a drawer
USUAL_ROWS = 2  # of chips on a plate, for which room is kept: a side must not change its form because of a card


class SidePanel(QWidget):
    """Everything beside the board.

    Signals:
        almanac_wanted: all cards are to be seen.
    """

    almanac_wanted = Signal()

    def __init__(self, view: BoardView, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self.where = PlainLabel()
        self.where.setObjectName("where")
        self.where.setWordWrap(True)
        self.players = PlayersPanel(colours, len(view.context.seats))
        self.roster = Roster(self.players)
        self.voice = Voice(colours)
        self.log = LogPanel(colours)
        self.log_room = LogRoom(self.log)
        self.replay = ReplayBar()
        self.almanac = QPushButton()
        self.almanac.setObjectName("almanac")
        self.almanac.clicked.connect(self.almanac_wanted)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.where)
        column.addWidget(self.roster)
        column.addWidget(self.voice)
        column.addWidget(self.almanac)
        column.addWidget(self.replay)
        self.take_log()
        self._has_plates = True
        self._is_framed = False
        self._colours = colours
        self._has_almanac: bool | None = None
        self._is_almanac_covered = False  # by a message, that would leave half of its words
        self._word: QWidget | None = None  # somebody's word over the log
        self._has_voice = False  # a character sits at the table
        self.players.resized.connect(self._fit)
        self.log_room.shared.connect(self._fit)

    def set_framed(self, framed: bool) -> None:
        """As a drawer over the board it has a ground, an edge and room inside; beside the board it needs none."""
        self._is_framed = framed
        self.setAutoFillBackground(framed)
        self._column.setContentsMargins(*((DRAWER_ROOM,) * 4 if framed else (0, 0, 0, 0)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._is_framed:
            painter = QPainter(self)
            painter.setPen(QPen(self._colours.text, 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))

    def give_plates(self, line: QBoxLayout) -> None:
        """The plates stand elsewhere, in one line."""
        self._has_plates = False
        line.addWidget(self.roster, 1)
        self.players.set_form(Form.LINE)
        self._fit()

    def take_plates(self) -> None:
        """The plates stand here again."""
        self._has_plates = True
        self._column.insertWidget(1, self.roster)
        self._fit()

    def take_log(self) -> None:
        """The log stands here again, above what leads to the past."""
        if self._column.indexOf(self.log_room) < 0:
            self._column.insertWidget(self._column.indexOf(self.replay), self.log_room, 1)
            self.log_room.show()

    def lay_word(self, word: QWidget) -> None:
        """Room for somebody's word over the log, whenever it is shown."""
        self._word = word
        below = self.replay if self._column.indexOf(self.log_room) < 0 else self.log_room
        self._column.insertWidget(self._column.indexOf(below), word)

    def fit_word(self) -> bool:
        """Makes room for the word that is shown; False, and away with it, if everything else would be cut."""
        word = self._word
        if word is None or word.isHidden():
            return True
        self._fit()
        if self.has_room_for_word():
            return True
        word.hide()
        self._fit()
        return False

    def has_room_for_word(self) -> bool:
        """Whether plates and log are not cut beside the word that is shown."""
        return self.players.form is Form.LINE or self._room() - self.log_room.least() >= self._height(Form.SHORT)

    def _room(self) -> int:
        """What is left for plates, log and aids beside the heading and somebody's word."""
        word = self._word
        words = 0 if word is None or word.isHidden() else word.heightForWidth(max(1, self.width())) + 6
        return self.height() - self.where.heightForWidth(max(1, self.width())) - 18 - words

    def _lines(self, number: int) -> int:
        return self.log_room.lines(number)

    def _height(self, form: Form) -> int:
        return self.players.height_in(form, USUAL_ROWS if form is Form.WHOLE else 1)

    def set_letters(self, points: float) -> None:
        """Other letters for what has its own."""
        self.log.setFont(table_font(points))
        self.voice.setFixedHeight(self.voice.sizeHint().height())
        self._letter_where(points)
        self.players.set_form(self.players.form)
        self._fit()

    def _letter_where(self, points: float) -> None:
        """Where the game stands takes one line if smaller or narrower letters do that: else the plates would jump."""
        fonts = [table_font(points * size, bold=True) for size, _ in WHERE_LETTERS]
        for font, (_, stretch) in zip(fonts, WHERE_LETTERS, strict=True):
            font.setStretch(stretch)
        fitting = (font for font in fonts if QFontMetricsF(font).horizontalAdvance(self.where.text()) <= self.width())
        font = next(fitting, fonts[0])
        if font != self.where.font():
            self.where.setFont(font)
        self.where.setMinimumHeight(QFontMetrics(fonts[0]).height())

    def show_state(self, match: Match, s: Any) -> None:
        """Where the game stands and what everybody has, from a masked state."""
        context, rules = self._view.context, match.rules
        seats = range(len(match.seats))
        characters = [worn_by(seat, context.settings) for seat in match.seats]
        self.where.setText(context.text.progress(rules.progress(s)))
        self._letter_where(self.font().pointSizeF())
        size, ratio = self.font().pointSizeF() * 2.2, self.devicePixelRatioF()
        self.players.show_players(
            match.names,
            [role(context.language, seat, context.settings) for seat in match.seats],
            self._points(match, s),
            [pictures.shield(context.colours[seat], size * 1.7, ratio, context.light) for seat in seats],
            [
                [(pictures.emblem(chip.emblem, size, ratio, context.light), chip) for chip in chips]
                for chips in self._view.plates(s)
            ],
            [self._view.plate_tip(s, seat) for seat in seats],
            [self._view.previews_seat(s, seat) for seat in seats],
            s.stack[-1].seat if s.stack else NOBODY,
            [portrait(character, size * 1.7, ratio, context.light) for character in characters],
        )
        self._has_voice = any(characters)
        self.almanac.setText(self.tr("Almanac of all cards"))
        if self._has_almanac is None:  # whole pages of words: a game has one or has none
            self._has_almanac = bool(self._view.almanac(s))
        self._fit()

    def _points(self, match: Match, s: Any) -> list[str]:
        return [str(points).replace("-", "−") for points in match.rules.open_points(s)]

    def _fit(self) -> None:
        """What gives way, in this order: roles and second rows of plates; looking back and the almanac; the log."""
        if not self._has_plates:
            self.roster.fit(self.players.sizeHint().height())
            self._show_aids(True)
            return
        almanac = self.almanac.sizeHint().height() + 6 if self._has_almanac else 0
        voice = self.voice.sizeHint().height() + 6 if self._has_voice else 0
        aids = almanac + voice + self.replay.sizeHint().height() + 12
        room = self._room()
        has_word = self._word is not None and not self._word.isHidden()
        least = self.log_room.least()
        kept = max(least, self._lines(LAST_LINES if has_word else LOG_LINES))
        form = Form.WHOLE if room - aids - kept >= self._height(Form.WHOLE) else Form.SHORT
        if form is not self.players.form:
            self.players.set_form(form)
        has_aids = room - aids - least >= self._height(form)
        self._show_aids(has_aids)
        room -= aids if has_aids else 0
        self.log_room.setMinimumHeight(least)
        self.roster.fit(room - (kept if form is Form.WHOLE else least))

    def _show_aids(self, shown: bool) -> None:
        """Looking back, and the almanac; the menu and the log lead there too."""
        self.replay.setVisible(shown)
        has_place = shown and bool(self._has_almanac)
        policy = self.almanac.sizePolicy()
        policy.setRetainSizeWhenHidden(has_place and self._is_almanac_covered)  # nothing moves below a message
        self.almanac.setSizePolicy(policy)
        self.almanac.setVisible(has_place and not self._is_almanac_covered)
        self.voice.setVisible(shown and self._has_voice)

    def spare(self, boxes: Sequence[QRect]) -> None:
        """Messages lie there: a button of which only the upper half would be seen is not seen at all."""
        is_covered = any(box.intersects(self.almanac.geometry()) for box in boxes)
        if is_covered != self._is_almanac_covered:
            self._is_almanac_covered = is_covered
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._letter_where(self.font().pointSizeF())
        self._fit()

    def restyle(self, colours: Colours) -> None:
        """Another light, language or size of letters; the log is filled anew after it."""
        self._dress(colours)
        self.log.restyle(colours)

    def relight(self, colours: Colours, shields: Sequence[QPixmap]) -> None:
        """Another light, and nothing else."""
        self._dress(colours)
        self.log.relight(colours, shields)

    def _dress(self, colours: Colours) -> None:
        self._colours = self.voice.colours = colours
        self.players.restyle(colours)
        self.voice.update()
        self.update()
