"""A sign in the task bar or dock when a person is asked who has waited and looked elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from kingsbridge_desktop.core.types import NOBODY


class Summons(QObject):
    """Hears when a table waits for a bot and when a person is asked; calls for the window if nobody looks at it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._has_waited = False
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.applicationStateChanged.connect(self._looked_at)

    def waits(self, seat: int) -> None:
        """A bot thinks, or nobody does just now."""
        if seat != NOBODY:
            self._has_waited = True

    def asks(self) -> None:
        """A person is asked."""
        if self._has_waited and QGuiApplication.applicationState() != Qt.ApplicationState.ApplicationActive:
            QApplication.alert(self._window)
            self._show_badge(1)
        self._has_waited = False

    def _looked_at(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self._show_badge(0)

    @staticmethod
    def _show_badge(number: int) -> None:
        """The number at the icon, where a system has one."""
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.setBadgeNumber(number)
