"""The side of the table: where the game stands, the players, the game's own panel, the log, looking back."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.ui import pictures
from kingsbridge_desktop.ui.board.view import BoardView
from kingsbridge_desktop.ui.panels.log import LogPanel
from kingsbridge_desktop.ui.panels.players import PlayersPanel, Roster
from kingsbridge_desktop.ui.panels.replay import ReplayBar
from kingsbridge_desktop.ui.theme import Colours, table_font
from kingsbridge_desktop.ui.words import level_name

LOG_LINES = 7  # that the log keeps


class SidePanel(QWidget):
    """Everything beside the board."""

    def __init__(self, view: BoardView, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self.where = QLabel()
        self.where.setObjectName("where")
        self.where.setWordWrap(True)
        self.players = PlayersPanel(colours, len(view.context.seats))
        self.roster = Roster(self.players)
        self.log = LogPanel(colours)
        self.replay = ReplayBar()
        self._own = view.panel()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.where)
        column.addWidget(self.roster)
        if self._own is not None:
            column.addWidget(self._own)
        column.addWidget(self.log, 1)
        column.addWidget(self.replay)

    def show_state(self, match: Match, s: Any) -> None:
        """Where the game stands and what everybody has, from a masked state."""
        context, rules = self._view.context, match.rules
        seats = range(len(match.seats))
        font = table_font(self.font().pointSizeF() * 1.15, bold=True)
        if font != self.where.font():
            self.where.setFont(font)
        self.where.setText(context.text.progress(rules.progress(s)))
        size, ratio = self.font().pointSizeF() * 2.2, self.devicePixelRatioF()
        self.players.show_players(
            match.names,
            [level_name(context.language, seat.level) for seat in match.seats],
            self._points(match, s),
            [pictures.shield(context.colours[seat], size * 1.7, ratio, context.light) for seat in seats],
            [
                [(pictures.emblem(chip.emblem, size, ratio, context.light), chip) for chip in self._view.chips(s, seat)]
                for seat in seats
            ],
            [self._view.plate_tip(s, seat) for seat in seats],
            s.stack[-1].seat if s.stack else NOBODY,
        )
        self._fit()

    def _points(self, match: Match, s: Any) -> list[str]:
        scores = match.rules.scores(s)
        own = [self._view.points(s, seat) for seat in range(len(scores))]
        shown = [score if points is None else points for score, points in zip(scores, own, strict=True)]
        return [str(points).replace("-", "−") for points in shown]

    def _fit(self) -> None:
        """The plates take what they need as long as the log keeps some lines."""
        own = self._own.sizeHint().height() if self._own is not None else 0
        around = self.where.sizeHint().height() + own + self.replay.sizeHint().height()
        log = self.fontMetrics().height() * LOG_LINES
        self.roster.fit(self.height() - around - log - 40)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def restyle(self, colours: Colours) -> None:
        """Another light."""
        self.players.restyle(colours)
        self.log.restyle(colours)
