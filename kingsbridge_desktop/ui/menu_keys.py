"""The keys of the menus and the places of their entries, as each system has them."""

from __future__ import annotations

import sys

from PySide6.QtGui import QAction

# Qt's Ctrl is the command key there: Cmd+H hides every program, redo is Cmd+Shift+Z, F11 clears the screen
ON_MACOS = {"home": "Ctrl+Shift+H", "redo": "Ctrl+Shift+Z", "agree": "Ctrl+Alt+Z", "full": "Meta+Ctrl+F"}
ROLES = {
    "settings": QAction.MenuRole.PreferencesRole,
    "about": QAction.MenuRole.AboutRole,
    "quit": QAction.MenuRole.QuitRole,
}


def keys_of(name: str, usual: str, platform: str = sys.platform) -> str:
    """The keys of an entry in Qt's words: the usual ones, or those of macOS."""
    return ON_MACOS.get(name, usual) if platform == "darwin" else usual


def role_of(name: str) -> QAction.MenuRole:
    """Where macOS puts an entry; no other is moved because of how its words begin."""
    return ROLES.get(name, QAction.MenuRole.NoRole)
