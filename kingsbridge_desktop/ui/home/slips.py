"""What lies on the table and what is finished, as slips of the home page; read in a thread, the newest first."""

from __future__ import annotations

import logging
import math
from collections.abc import Sequence
from datetime import date
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.core.registry import is_known, meta_of
from kingsbridge_desktop.saves import shelf, store
from kingsbridge_desktop.saves.store import Entry
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui import pictures
from kingsbridge_desktop.ui.dialogs.save_lines import Kind, Line, date_of, picture_of, players_of, where_of
from kingsbridge_desktop.ui.panels.flow import clear_layout
from kingsbridge_desktop.ui.panels.press_button import ReturnButton
from kingsbridge_desktop.ui.style.colours import Colours
from kingsbridge_desktop.ui.theme import chosen_points, fitted_font, table_font
from kingsbridge_desktop.ui.words import as_tip, game_name

if TYPE_CHECKING:
    from kingsbridge_desktop.play.own_records import Today

log = logging.getLogger(__name__)
SIDE_BY_SIDE, MOST_FINISHED = 4, 3
LEAST_SIDE_BY_SIDE = 2  # a strip with more is scrolled
# Of letters on a slip: 11 pixels, and of those they should have; else pictures stay small and fewer lie side by side.
LEAST_POINTS, LEAST_SHARE = 8.25, 0.72
AROUND = 40  # pixels of a slip beside its picture and its words
MOST_RUNNING = 12  # the newest; all of them stand in the list of saves
WIDEST_PICTURE, SHAPE = 0.34, 1.4  # of a slip's width; width to height
GAP = 4  # below a heading
LONGEST_WORDS = 18  # letters' sizes, of players; a longer line names fewer of them, and all in its tip
WIDEST_BUTTON = 17  # letters' sizes
MOST_READ = 30  # saves that are looked through for finished games


class News(NamedTuple):
    """What the home page tells of the folders."""

    running: tuple[Line, ...] = ()
    finished: tuple[Line, ...] = ()
    problem: KingsbridgeError | None = None
    today: Today | None = None


def read_news() -> News:
    """Looks into both folders; one that cannot be read hides nothing of the other."""
    running: list[Line] = []
    finished: list[Line] = []
    problem: KingsbridgeError | None = None
    from kingsbridge_desktop.play import chronicle  # in the thread
    from kingsbridge_desktop.play.own_records import today

    try:
        chronicle.take_in()
        running = [_line(entry, Kind.RUNNING) for entry in shelf.unfinished()]
    except KingsbridgeError as error:
        problem = error
    try:
        finished = [_line(entry, Kind.SAVED) for entry in _finished()]
    except KingsbridgeError as error:  # the chronicle and the list of saves tell it to whoever opens them
        log.info("finished games cannot be looked through: %s", error)
    return News(tuple(running), tuple(finished), problem, today(date.today()))


def _finished() -> list[Entry]:
    """The last games of the chronicle; where it is still short, finished games that somebody saved before it began."""
    from kingsbridge_desktop.play import chronicle
    from kingsbridge_desktop.saves.chronicle import records
    from kingsbridge_desktop.saves.chronicle.index import Filter

    found = chronicle.ask(lambda index: index.games(index.ids(Filter(), MOST_FINISHED)), chronicle.Freshness.SETTLED)
    kept = [store.entry(records.folder() / game.file) for game in found]
    kept = [entry for entry in kept if shelf.can_be_opened(entry)]
    if len(kept) < MOST_FINISHED:
        known = {game.id for game in found}
        saved = islice(store.entries(store.save_folder()), MOST_READ)
        over = (entry for entry in saved if shelf.can_be_opened(entry) and entry.save and entry.save.summary.over)
        kept += [entry for entry in over if entry.save is not None and entry.save.id not in known]
    return kept[:MOST_FINISHED]


def _line(entry: Entry, kind: Kind) -> Line:
    return Line(entry, kind, picture_of(entry.save))


class GameSlip(QFrame):
    """A game of the folders: its picture, its name, how it stands, who plays, and a button that opens it.

    Signals:
        wanted: it is to be opened; its path.
    """

    wanted = Signal(object)

    def __init__(self, line: Line, language: Language, colours: Colours, scale: float) -> None:
        super().__init__()
        self._path: Path = line.entry.path
        known = line.entry.save or line.entry.remains
        assert known is not None  # only such games are read
        self.setProperty("paper", True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        points = chosen_points() * scale
        self.high = round(points * 6.4)  # of the picture at least
        self._line, self._game, self._colours = line, known.game, colours
        self._picture = QLabel()
        self.title = QLabel(game_name(language, known.game))
        self.title.setFont(table_font(points * 1.08, bold=True))
        save = line.entry.save
        over = save is not None and save.summary.over
        saved = date_of(language, save.saved) if save is not None else ""
        stands = where_of(language, save) if save is not None else ""
        running = [stands], named([seat.name for seat in known.seats], saved)
        ways = (named(players_of(line.entry)), [saved]) if over else running
        self._ways = [[self.title.text()], *ways]  # to tell what it tells, the first that has room
        where, who = QLabel(ways[0][0]), QLabel(ways[1][0])
        where.setProperty("rubric", not over)
        where.setFont(table_font(points, bold=not over))
        who.setProperty("quiet", True)
        who.setFont(table_font(points * 0.95, italic=True))
        for label in (self.title, where, who):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            label.setToolTip(as_tip(label.text()))
        self.button = ReturnButton(self.tr("Look back") if over else self.tr("Continue"))
        self.button.setFont(table_font(points))
        self.button.setAccessibleName(f"{self.button.text()}: {self.title.text()}, {who.text()}")
        self.button.clicked.connect(lambda: self.wanted.emit(self._path))
        self._labels = (self.title, where, who)
        self._wishes = [label.font() for label in self._labels]
        others = min(max(_least_width(where), _least_width(who)), points * LONGEST_WORDS)
        self._least_words = math.ceil(max(_least_width(self.title), others))  # long names do not widen all slips
        for label in self._labels:
            label.setFixedHeight(label.sizeHint().height())  # smaller letters move nothing
        column = QVBoxLayout()
        column.setSpacing(1)
        for widget in self._labels:
            column.addWidget(widget)
        self.button.setMaximumWidth(max(self.button.sizeHint().width(), round(points * WIDEST_BUTTON)))
        pressed = QHBoxLayout()  # as wide as a narrow slip, but not as a wide one
        pressed.addWidget(self.button, 1)
        pressed.addStretch(0)
        column.addLayout(pressed)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 4, 6, 4)
        row.addWidget(self._picture)
        row.addLayout(column, 1)
        self.enlarge(0)

    @property
    def least_width(self) -> int:
        """With the smallest picture and the smallest letters."""
        return round(self.high * SHAPE) + AROUND + self._least_words

    def highest(self, width: int) -> int:
        """How high its picture may be in a slip of this width, so that words keep their letters."""
        told = zip(self._wishes, self._ways, strict=True)
        words = max(QFontMetricsF(font).horizontalAdvance(ways[0]) for font, ways in told)
        widest = min(width * WIDEST_PICTURE, width - AROUND - max(self._least_words, words))
        return min(max(self.high, round(widest / SHAPE)), 2 * self.high)

    def enlarge(self, high: int) -> None:
        """A picture of this height, but not smaller than it must be."""
        high = max(self.high, high)
        self._picture.setPixmap(self._painted(QSize(round(high * SHAPE), high)))
        self._fit_words()

    def _painted(self, size: QSize) -> QPixmap:
        """The picture in the save, or the game's own; none for a game that was taken away while its slip lies here."""
        line, game, colours = self._line, self._game, self._colours
        ratio = self.devicePixelRatioF()
        found = QPixmap.fromImage(line.picture)
        scene = meta_of(game).scene if is_known(game) else ""
        if found.isNull() and scene:
            found = pictures.vignette(scene, size.width(), ratio, colours.light)
        plate = QPixmap(size * ratio)
        plate.fill(Qt.GlobalColor.transparent)
        if not found.isNull():
            pictures.draw_in_the_middle(plate, found)
        plate.setDevicePixelRatio(ratio)
        return plate

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_words()

    def _fit_words(self) -> None:
        """Every line is whole: smaller letters where a slip is narrow."""
        room = self.width() - self._picture.sizeHint().width() - AROUND
        for label, ways, wish in zip(self._labels, self._ways, self._wishes, strict=True):
            least, widest = QFontMetricsF(_least_font(wish)), max(room, self._least_words)
            fitting = (text for text in ways if room <= 0 or least.horizontalAdvance(text) <= widest)
            label.setText(next(fitting, least.elidedText(ways[-1], Qt.TextElideMode.ElideRight, widest)))
            points = wish.pointSizeF()
            label.setFont(fitted_font(label.text(), points, room, bold=wish.bold(), italic=wish.italic()))


def named(players: Sequence[str], rest: str = "") -> list[str]:
    """A line of players and of what follows: with all of them, then with ever fewer, and how many more there are.

    At last only the first word of the first name is left.
    """
    first = players[0].split(" ")[0] if players else ""
    tellings = [list(players[:count]) for count in range(len(players), 0, -1)]
    if players and first != players[0]:
        tellings.append([f"{first} …"])
    lines = []
    for told in tellings:
        others = len(players) - len(told)
        names = ", ".join(told) + (f" +{others}" if others else "")
        lines.append(" · ".join(part for part in (names, rest) if part))
    return lines or [rest]


def _least_font(wish: QFont) -> QFont:
    """The smallest letters that are read with ease."""
    font = QFont(wish)
    points = font.pointSizeF()
    font.setPointSizeF(min(points, max(LEAST_POINTS, LEAST_SHARE * points)))
    return font


def _least_width(label: QLabel) -> float:
    """How wide its words are in the smallest letters that are read with ease."""
    return QFontMetricsF(_least_font(label.font())).horizontalAdvance(label.text())


class Strip(QScrollArea):
    """Slips side by side; where there are more than fit, the rest is scrolled to, by mouse and by keyboard."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.viewport().setAutoFillBackground(False)
        inside = QWidget()
        inside.setAutoFillBackground(False)
        self.row = QHBoxLayout(inside)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(12)
        self.setWidget(inside)
        self._inside = inside
        self._slips: Sequence[GameSlip] = ()
        self.high = 0

    def arrange(self, slips: Sequence[GameSlip]) -> None:
        """The slips share the room, or are as wide as a few of them would be."""
        self._slips, gap, beside = slips, self.row.spacing(), self.side_by_side(slips)
        has_more = len(slips) > beside
        wide = (self.width() + gap) // beside * len(slips) - gap if has_more else 0
        self._inside.setMinimumWidth(max(0, wide))
        bar = self.horizontalScrollBar().sizeHint().height() if has_more else 0
        self.high = max((slip.sizeHint().height() for slip in slips), default=0) + bar
        self.setFixedHeight(self.high)

    def side_by_side(self, slips: Sequence[GameSlip]) -> int:
        """How many are seen at once with words that are read."""
        gap, least = self.row.spacing(), max((slip.least_width for slip in slips), default=0)
        return max(LEAST_SIDE_BY_SIDE, min(SIDE_BY_SIDE, (self.width() + gap) // max(1, least + gap)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange(self._slips)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel goes along the strip, since it goes nowhere else."""
        bar = self.horizontalScrollBar()
        turned = event.angleDelta().x() or event.angleDelta().y()
        bar.setValue(bar.value() - turned)
        event.accept()


class SlipRow(QWidget):
    """A heading and slips side by side, which share the room alike."""

    wanted = Signal(object)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.heading = QLabel()
        self.heading.setProperty("rubric", True)
        self.slips: list[GameSlip] = []
        self.strip = Strip()
        self._row = self.strip.row
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(self.heading)
        column.addWidget(self.strip)
        column.addStretch(1)  # beside a longer slip the heading stays where its slips are

    def fill(self, heading: str, lines: tuple[Line, ...], language: Language, colours: Colours, scale: float) -> None:
        """Other slips; nothing is shown where there are none."""
        self.heading.setText(heading)
        self.heading.setFont(table_font(chosen_points() * 1.15 * scale, bold=True))
        clear_layout(self._row)
        self.slips = [GameSlip(line, language, colours, scale) for line in lines]
        for slip in self.slips:
            slip.wanted.connect(self.wanted)
            self._row.addWidget(slip, 1)
            slip.show()  # a layout asks hidden ones for no room
        self.strip.arrange(self.slips)
        self.setVisible(bool(lines))

    def least_height(self) -> int:
        """With pictures as small as they may be."""
        for slip in self.slips:
            slip.enlarge(0)
        self.strip.arrange(self.slips)
        return self.heading.sizeHint().height() + GAP + self.strip.high

    def enlarge(self, more: int, width: int) -> None:
        """Larger pictures where there is room, all of one size; `width` is that of the row."""
        beside = min(len(self.slips), self.strip.side_by_side(self.slips))
        high = min((slip.highest(width // beside - self._row.spacing()) for slip in self.slips), default=0)
        for slip in self.slips:
            slip.enlarge(min(high, slip.high + more))
        self.strip.arrange(self.slips)
