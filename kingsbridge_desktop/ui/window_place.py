"""Where the window opens: as it was left, but always on a screen that is there, and never larger than that."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

USUAL, LEAST = QSize(1280, 800), QSize(900, 600)
FRAME = QSize(16, 48)  # what the desktop may put around it; known only when it is shown


def fitted(wanted: QRect, available: QRect) -> QRect:
    """The rectangle as near as possible to the wanted one that lies within the available one."""
    size = wanted.size().boundedTo(available.size())
    x = max(available.left(), min(wanted.left(), available.right() - size.width() + 1))
    y = max(available.top(), min(wanted.top(), available.bottom() - size.height() + 1))
    return QRect(x, y, size.width(), size.height())


def place(window: QWidget, geometry: str) -> None:
    """Sizes the window, as it was left if that is known; call it before the window is shown."""
    screen = window.screen() or QGuiApplication.primaryScreen()
    room = screen.availableGeometry() if screen is not None else QRect(0, 0, 10_000, 10_000)
    fit_in(window, room)
    if not geometry or not window.restoreGeometry(QByteArray.fromBase64(geometry.encode())):
        return
    if not (window.isMaximized() or window.isFullScreen()):
        where = window.screen().availableGeometry() if window.screen() is not None else room
        window.setMinimumSize(LEAST.boundedTo(where.size() - FRAME))
        window.setGeometry(fitted(window.geometry(), where))


def fit_in(window: QWidget, room: QRect) -> None:
    """The usual size, or what there is room for."""
    inner = room.size() - FRAME
    window.setMinimumSize(LEAST.boundedTo(inner))
    window.resize(USUAL.boundedTo(inner))
