"""A window beside the main one that follows language, light and size of letters while it is open."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QWidget

from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui.style.parchment import SheetDialog
from kingsbridge_desktop.ui.theme import Colours


class LiveDialog(SheetDialog):
    """The main window tells every such dialog that is open when something changes."""

    def restyle(self, language: Language, colours: Colours) -> None:
        """Writes everything anew in a language and a light; what somebody has typed or marked stays."""
        raise NotImplementedError

    def dress(self, language: Language, colours: Colours) -> None:
        """The same, and the keyboard stays where it is: at the same widget, counted among those of its kind."""
        was = self.focusWidget()
        kind = type(was)
        rank = self.findChildren(kind).index(was) if was is not None else 0
        self.restyle(language, colours)
        same = self.findChildren(kind) if was is not None else []
        for widget in self.findChildren(QWidget):
            QCoreApplication.sendPostedEvents(widget, QEvent.Type.MetaCall)  # to be shown, or it could not have it yet
        if rank < len(same):
            same[rank].setFocus(Qt.FocusReason.OtherFocusReason)
        self.fit_soon()

    def clear(self) -> None:
        """Takes everything off the dialog, so that it can be filled anew."""
        layout = self.layout()
        if layout is not None:
            old = QWidget()
            old.setLayout(layout)  # which takes its widgets along
            old.deleteLater()
