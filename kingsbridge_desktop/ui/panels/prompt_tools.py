"""The buttons at the right end of the bar: hint, all moves, undo, redo, rules, and what happened since one's turn."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QPalette
from PySide6.QtWidgets import QGridLayout, QToolButton, QWidget

from kingsbridge_desktop.ui.following import signs
from kingsbridge_desktop.ui.menu_keys import keys_of
from kingsbridge_desktop.ui.words import as_tip

SHARE = 0.38  # of the bar, at most, for all of them
SIGN_SIZE = 1.5  # of the usual letters, of a sign that is drawn


class PromptTools(QGridLayout):
    """Two rows of tools with signs and words, or with signs alone.

    Signals:
        undo_wanted, redo_wanted, list_wanted, hint_wanted, rules_wanted, recap_wanted: the buttons.
    """

    undo_wanted = Signal()
    redo_wanted = Signal()
    list_wanted = Signal()
    hint_wanted = Signal()
    rules_wanted = Signal()
    recap_wanted = Signal()

    def __init__(self, bar: QWidget) -> None:
        super().__init__()
        self._bar = bar
        self.undo_words = ""  # what the tip of the button says
        self.undo_button = _tool("undo")
        self.redo_button = _tool("redo")
        self.list_button = _tool("list")
        self.hint_button = _tool("hint")
        self.rules_button = _tool("rules")
        self.recap_button = _tool("recap")
        self.undo_button.clicked.connect(self.undo_wanted)
        self.undo_button.installEventFilter(self)
        self.redo_button.clicked.connect(self.redo_wanted)
        self.list_button.clicked.connect(self.list_wanted)
        self.hint_button.clicked.connect(self.hint_wanted)
        self.rules_button.clicked.connect(self.rules_wanted)
        self.recap_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self.recap_button.setCheckable(True)
        self.recap_button.clicked.connect(self.recap_wanted)
        self._lay()
        self.retranslate()

    def buttons(self) -> list[QToolButton]:
        """All of them that are seen."""
        found = [item.widget() for at in range(self.count()) if (item := self.itemAt(at)) is not None]
        return [button for button in found if isinstance(button, QToolButton) and button.isVisible()]

    def _lay(self) -> None:
        self.setSpacing(2)
        self.addWidget(self.hint_button, 0, 0)
        self.addWidget(self.list_button, 0, 1)
        self.addWidget(self.undo_button, 1, 0)
        self.addWidget(self.redo_button, 1, 1)
        self.addWidget(self.rules_button, 0, 2)
        self.addWidget(self.recap_button, 1, 2)

    def retranslate(self) -> None:
        """Names and tips in the chosen language; `name` follows."""
        self._named = {
            self.hint_button: ("✦", self.tr("Hint")),
            self.list_button: ("☰", self.tr("All moves")),
            self.undo_button: ("↶", self.tr("Undo")),
            self.redo_button: ("↷", self.tr("Redo")),
            self.rules_button: ("?", self.tr("Rules")),
            self.recap_button: ("", self.tr("Since your last turn")),
        }
        for button, (_, words) in self._named.items():
            button.setAccessibleName(words)
        self.rules_button.setToolTip(self.tr("What the rules say about this question (F1)"))
        self.recap_button.setToolTip(self.tr("What the others did since your last turn (R)"))
        self.hint_button.setToolTip(self.tr("Where to look; again: the move; again: why (H)"))
        self.list_button.setToolTip(self.tr("Every possible move as a list (M)"))
        self.redo_button.setToolTip(self.tr("Redo what was taken back (%s)") % _keys(keys_of("redo", "Ctrl+Y")))

    def name(self, *, may_have_words: bool) -> None:
        """Signs and words, or signs alone where the words would leave question and buttons too little room."""
        bar = self._bar
        for button in self._named:
            button.setFont(bar.font())  # a style sheet gives tools those of the application
        metrics = bar.fontMetrics()
        rows = [metrics.horizontalAdvance(f"{sign} {words}") for sign, words in self._named.values()]
        fits = may_have_words and 2 * max(rows) <= SHARE * bar.width()
        for button, (sign, words) in self._named.items():
            named = fits and button not in (self.rules_button, self.recap_button)
            button.setText(f"{sign} {words}" if named else sign)
        size = round(bar.font().pointSizeF() * SIGN_SIZE)
        ink = bar.palette().color(QPalette.ColorRole.ButtonText)
        self.recap_button.setIcon(signs.icon("ticked", ink, size, bar.devicePixelRatioF()))
        self.recap_button.setIconSize(QSize(size, size))

    def show_all(self, are_shown: bool) -> None:
        """All of them, or none while something else lies in their place."""
        for button in self._named:
            button.setVisible(are_shown)

    def set_undo(self, possible: bool, why_not: str) -> None:
        """Undo, or greyed with the reason."""
        self.undo_button.setEnabled(possible)
        tip = self.tr("Take back (%s)") % _keys("Ctrl+Z")
        self.undo_words = tip if possible else why_not
        self.undo_button.setToolTip(as_tip(self.undo_words))

    def set_redo(self, possible: bool) -> None:
        """Redo, or greyed."""
        self.redo_button.setEnabled(possible)

    def set_choice(self, possible: bool) -> None:
        """Hint and list, or greyed where nothing is left to choose."""
        for button in (self.hint_button, self.list_button):
            button.setEnabled(possible)

    def show_recap(self, is_open: bool) -> None:
        """Whether it is told just now what happened since one's last turn."""
        self.recap_button.setChecked(is_open)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A press on the grey button, which keeps it to itself: whoever hears of it says why nothing is taken back."""
        if event.type() == QEvent.Type.MouseButtonPress and not self.undo_button.isEnabled():
            self.undo_wanted.emit()
        return super().eventFilter(watched, event)


def _tool(name: str) -> QToolButton:
    button = QToolButton()
    button.setObjectName(f"prompt_{name}")
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
    button.setAutoRaise(True)
    button.setMinimumHeight(30)
    return button


def _keys(text: str) -> str:
    return QKeySequence(text).toString(QKeySequence.SequenceFormat.NativeText)
