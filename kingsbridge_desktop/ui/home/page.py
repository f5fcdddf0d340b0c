"""The home screen: the games as pictures, what waits to be continued, what was saved."""

from __future__ import annotations

import secrets
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from kingsbridge_desktop.core.errors import GameFault, KingsbridgeError
from kingsbridge_desktop.core.registry import faults, game_ids, meta_of
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.text.problems import problem
from kingsbridge_desktop.ui import pictures
from kingsbridge_desktop.ui.settings import Settings
from kingsbridge_desktop.ui.theme import Colours, mix, table_font
from kingsbridge_desktop.ui.words import game_line, game_name

if TYPE_CHECKING:
    from kingsbridge_desktop.saves.store import Entry

SEEDS = 2**32


@cache
class GameTile(QWidget):
    """One game: its picture, its title, who it is for.

    Signals:
        chosen: it was clicked or chosen by keyboard.
    """

    chosen = Signal(str)

    def __init__(self, game: str, language: Language, colours: Colours) -> None:
        super().__init__()
        self.game = game
        self.setObjectName(f"tile_{game}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(280, 210)
        self.setMaximumSize(720, 520)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._hovered = False
        self.is_painted = False
        self.restyle(language, colours)

    def restyle(self, language: Language, colours: Colours) -> None:
        """Another language or light."""
        self.colours = colours
        self._title = game_name(language, self.game)
        self._line = game_line(language, self.game)
        self.setAccessibleName(self._title)
        self.setAccessibleDescription(self._line)
        self.setToolTip(self._line)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(480, 350)

    def paintEvent(self, event: QPaintEvent) -> None:
        self.is_painted = True
        c = self.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        strong = self._hovered or self.hasFocus()
        painter.setPen(QPen(c.gold if strong else c.line, 3 if strong else 1.2))
        painter.setBrush(mix(c.panel, c.gold, 0.1) if strong else c.panel)
        painter.drawRoundedRect(box, 8, 8)
        title_font = table_font(self.font().pointSizeF() * 1.45, bold=True)
        line_font = table_font(self.font().pointSizeF() * 1.05, italic=True)
        high = QFontMetricsF(title_font).height()
        words = high * 1.1 + QFontMetricsF(line_font).height() * 1.2
        room = QRectF(box.left() + 10, box.top() + 10, box.width() - 20, box.height() - words - 24)
        width = min(room.width(), room.height() * 1.5)
        picture = QRectF(room.center().x() - width / 2, room.center().y() - width / 3, width, width / 1.5)
        self._paint_scene(painter, picture)
        painter.setPen(c.text)
        painter.setFont(_fit(title_font, self._title, box.width() - 24))
        below = QRectF(box.left() + 12, room.bottom() + 6, box.width() - 24, high * 1.1)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self._title)
        painter.setPen(c.quiet)
        painter.setFont(_fit(line_font, self._line, box.width() - 24))
        below.translate(0, high * 1.08)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self._line)

    def _paint_scene(self, painter: QPainter, box: QRectF) -> None:
        """The game's painted scene, or its first letter where it has none."""
        scene = meta_of(self.game).scene
        if scene:
            pixmap = pictures.vignette(scene, box.width(), self.devicePixelRatioF(), self.colours.light)
            painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
            return
        painter.setPen(self.colours.gold)
        painter.setFont(table_font(max(8.0, box.height() * 0.5), bold=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._title[:1])

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(self.game)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.chosen.emit(self.game)
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hovered = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = False
        self.update()


def _fit(font: QFont, words: str, width: float) -> QFont:
    """The font, smaller if the words would not fit."""
    need = QFontMetricsF(font).horizontalAdvance(words)
    if need > width:
        font.setPointSizeF(font.pointSizeF() * width / need)
    return font


class HomePage(QWidget):
    """The home page.

    Signals:
        match_wanted: a new Match was set up.
        continue_wanted: the path of an unfinished game.
        file_wanted: the path of a save.
        trouble: a problem to tell.
    """

    match_wanted = Signal(object)
    continue_wanted = Signal(object)
    file_wanted = Signal(object)
    trouble = Signal(object)

    def __init__(self, settings: Settings, language: Language, colours: Colours) -> None:
        super().__init__()
        self.settings = settings
        self.language = language
        self.colours = colours
        self._marked = game_ids()[0]
        self._title = QLabel("Kingsbridge")
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._line = QLabel()
        self._line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._line.setProperty("quiet", True)
        self.tiles = [GameTile(game, language, colours) for game in game_ids()]
        grid = QGridLayout()
        grid.setSpacing(10)
        columns = 2 if len(self.tiles) > 1 else 1
        for number, tile in enumerate(self.tiles):
            grid.addWidget(tile, number // columns, number % columns)
            tile.chosen.connect(self.set_up)
        self.continue_button = QPushButton()
        self.continue_button.setObjectName("continue")
        self.continue_button.setProperty("primary", True)
        self.continue_button.clicked.connect(self._continue)
        self.open_button = QPushButton()
        self.open_button.setObjectName("open")
        self.open_button.clicked.connect(self._open)
        self.left_out = QLabel()
        self.left_out.setProperty("warning", True)
        self.left_out.setWordWrap(True)
        self.left_out.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.continue_button)
        buttons.addWidget(self.open_button)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 14, 28, 18)
        column.setSpacing(8)
        for label in (self._title, self._line):
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            column.addWidget(label)
        column.addLayout(grid, 1)
        column.addWidget(self.left_out)
        column.addLayout(buttons)
        self._entry: Entry | None = None
        self.retranslate()
        self.is_painted = False

    def refresh(self) -> None:
        """What waits to be continued may have changed."""
        from kingsbridge_desktop.saves import save_lock

        try:
            self._entry = next(save_lock.unfinished(), None)
        except KingsbridgeError as error:
            self._entry = None
            self.trouble.emit(error)
        self.retranslate()

    def restyle(self, language: Language, colours: Colours) -> None:
        """Another language or light."""
        self.language, self.colours = language, colours
        for tile in self.tiles:
            tile.restyle(language, colours)
        self.retranslate()

    def retranslate(self) -> None:
        """Words in the chosen language."""
        self._title.setFont(table_font(self.font().pointSizeF() * 2.6, bold=True))
        self._line.setFont(table_font(self.font().pointSizeF() * 1.15, italic=True))
        self._line.setText(self.tr("Board games from the world of cathedrals, for one table and one screen"))
        self.open_button.setText(self.tr("Open a saved game …"))
        self._show_faults()
        self.continue_button.setVisible(self._entry is not None)
        if self._entry is not None and self._entry.save is not None:
            save = self._entry.save
            names = ", ".join(seat.name for seat in save.seats)
            self.continue_button.setText(f"{self.tr('Continue')}: {game_name(self.language, save.game)} ({names})")

    def _leave_out(self) -> None:
        """A game that could not be loaded is taken away; the others stay."""
        for tile in self.tiles:
            tile.setVisible(tile.game in game_ids())
        self._show_faults()

    def _show_faults(self) -> None:
        """Which games are not here, and why."""
        told = faults()
        names = ", ".join(str(fault.details["game"]) for fault in told)
        self.left_out.setText(self.tr("Left out because of a fault: %s") % names)
        self.left_out.setToolTip("\n".join(problem(self.language, fault) for fault in told))
        self.left_out.setVisible(bool(told))

    def current_game(self) -> str:
        """The game somebody looked at last."""
        for tile in self.tiles:
            if tile.hasFocus():
                self._marked = tile.game
        return self._marked

    @staticmethod
    def new_seed() -> int:
        """Other luck."""
        return secrets.randbelow(SEEDS)

    def set_up(self, game: str) -> None:
        """Asks who plays and begins."""
        from kingsbridge_desktop.ui.home.setup import SetupDialog

        self._marked = game
        try:
            dialog = SetupDialog(game, self.settings, self.language, self.colours, self)
        except GameFault as fault:
            self._leave_out()
            self.trouble.emit(fault)
            return
        if dialog.exec() == SetupDialog.DialogCode.Accepted and dialog.match is not None:
            self.match_wanted.emit(dialog.match)

    def _continue(self) -> None:
        if self._entry is not None:
            self.continue_wanted.emit(self._entry.path)

    def _open(self) -> None:
        from kingsbridge_desktop.ui.dialogs.saves import choose_save

        path: Path | None = choose_save(self, self.language)
        if path is not None:
            self.file_wanted.emit(path)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.is_painted:
            self.is_painted = True
            QTimer.singleShot(0, self.refresh)  # only now: reading saves takes longer than painting

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
