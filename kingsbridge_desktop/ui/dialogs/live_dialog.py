"""A window beside the main one that follows language, light and size of letters while it is open."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui.style.parchment import SheetDialog
from kingsbridge_desktop.ui.theme import Colours


class LiveDialog(SheetDialog):
    """The main window tells every such dialog that is open when something changes."""

    def restyle(self, language: Language, colours: Colours) -> None:
        """Writes everything anew in a language and a light; what somebody has typed or marked stays."""
        raise NotImplementedError

    def clear(self) -> None:
        """Takes everything off the dialog, so that it can be filled anew."""
        layout = self.layout()
        if layout is not None:
            old = QWidget()
            old.setLayout(layout)  # which takes its widgets along
            old.deleteLater()
