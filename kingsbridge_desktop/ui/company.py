"""Company at a table: what characters say now and then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QPixmap

from kingsbridge_desktop.play.company import Conversation
from kingsbridge_desktop.text.company import remark, said_by
from kingsbridge_desktop.ui.board.view import BoardView
from kingsbridge_desktop.ui.characters import portrait, worn_by
from kingsbridge_desktop.ui.ear.speech import announce
from kingsbridge_desktop.ui.panels.side import SidePanel
from kingsbridge_desktop.ui.table import Table


class Company(QObject):
    """Lets the characters of a table speak, at the side where it covers nothing, and keeps nobody waiting."""

    def __init__(self, table: Table, view: BoardView, side: SidePanel, parent: QObject) -> None:
        super().__init__(parent)
        self._table, self._view, self._side = table, view, side
        self._conversation = Conversation(table.match)
        self._speaker = ""  # the character who said something last
        table.remarked.connect(self._heard)
        table.rewound.connect(side.voice.hush)
        table.settings.changed.connect(self._setting_changed)

    def _heard(self, seat: int, ply: int, of_move: Mapping[str, Any]) -> None:
        who, context = self._table.match.seats[seat], self._view.context
        character = worn_by(who, self._table.settings)
        if not character or not self._conversation.is_due(ply, of_move):
            return
        words = remark(context.text, character, of_move)
        if not words:
            return
        voice, self._speaker = self._side.voice, character
        voice.say(said_by(context.language, who.name, words), self._portrait())
        announce(voice, voice.words)

    def _portrait(self) -> QPixmap:
        voice = self._side.voice
        return portrait(self._speaker, voice.height(), voice.devicePixelRatioF(), self._view.context.light)

    def relight(self) -> None:
        """Another light: whoever has spoken is seen in it."""
        self._side.voice.portrait = self._portrait()
        self._side.voice.update()

    def _setting_changed(self, name: str) -> None:
        if name == "company":
            self._side.voice.hush()
