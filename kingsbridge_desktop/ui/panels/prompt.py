"""The bar that always says who must do what, and offers what has no place on the board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeySequence, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.ui.panels.flow import FlowLayout
from kingsbridge_desktop.ui.theme import table_font

QUESTION_LINES = 2
LEAST_HINT = 7.0  # points


class PromptBar(QFrame):
    """Question, buttons, undo and redo.

    Signals:
        chosen: an action's button was pressed; the Action.
        proposed: the proposal was accepted; the actions.
        undo_wanted, redo_wanted, list_wanted, hint_wanted: the buttons at the right.
    """

    chosen = Signal(object)
    proposed = Signal(object)
    undo_wanted = Signal()
    redo_wanted = Signal()
    list_wanted = Signal()
    hint_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("paper", True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._shield = QLabel()
        self._shield.setFixedWidth(46)
        self._shield.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._question = QLabel()
        self._question.setWordWrap(True)
        self._question.setTextFormat(Qt.TextFormat.PlainText)
        self._hint = QLabel()
        self._hint.setProperty("quiet", True)
        self._hint.setWordWrap(True)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._buttons = QWidget()
        self._buttons.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._flow = FlowLayout(self._buttons)
        self._below = QWidget()  # buttons or hint, of one height: the board keeps its size
        below = QVBoxLayout(self._below)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(0)
        below.addWidget(self._buttons)
        below.addWidget(self._hint)
        words = QVBoxLayout()
        words.setSpacing(3)
        self._aside = QLabel()
        self._aside.setProperty("quiet", True)
        self._aside.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._aside.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._first = QHBoxLayout()
        self._first.addWidget(self._question, 4)
        self._first.addWidget(self._aside, 1)
        words.addLayout(self._first)
        words.addWidget(self._below)
        self.undo_button = self._tool("undo")
        self.redo_button = self._tool("redo")
        self.list_button = self._tool("list")
        self.hint_button = self._tool("hint")
        self.undo_button.clicked.connect(self.undo_wanted)
        self.redo_button.clicked.connect(self.redo_wanted)
        self.list_button.clicked.connect(self.list_wanted)
        self.hint_button.clicked.connect(self.hint_wanted)
        line = QHBoxLayout(self)
        line.setContentsMargins(8, 6, 8, 6)
        line.addWidget(self._shield)
        line.addLayout(words, 1)
        tools = QGridLayout()
        tools.setSpacing(2)
        tools.addWidget(self.hint_button, 0, 0)
        tools.addWidget(self.list_button, 0, 1)
        tools.addWidget(self.undo_button, 1, 0)
        tools.addWidget(self.redo_button, 1, 1)
        line.addLayout(tools)
        self.setAccessibleName("prompt")
        self.retranslate()
        self.tell("")

    @staticmethod
    def _tool(name: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(f"prompt_{name}")
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        button.setAutoRaise(True)
        button.setMinimumHeight(30)
        return button

    def retranslate(self) -> None:
        """Words in the chosen language."""
        self.undo_button.setText("↶ " + self.tr("Undo"))
        self.redo_button.setText("↷ " + self.tr("Redo"))
        self.list_button.setText("☰ " + self.tr("All moves"))
        self.hint_button.setText("✦ " + self.tr("Hint"))
        self.hint_button.setToolTip(self.tr("Where to look; again: the move; again: why (H)"))
        self.list_button.setToolTip(self.tr("Every possible move as a list (M)"))
        self.redo_button.setToolTip(self.tr("Do again what was taken back (%s)") % self._keys("Ctrl+Y"))

    @staticmethod
    def _keys(text: str) -> str:
        return QKeySequence(text).toString(QKeySequence.SequenceFormat.NativeText)

    def set_undo(self, possible: bool, why_not: str) -> None:
        """Undo, or greyed with the reason."""
        self.undo_button.setEnabled(possible)
        tip = self.tr("Take back (%s)") % self._keys("Ctrl+Z")
        self.undo_button.setToolTip(tip if possible else why_not)

    def set_redo(self, possible: bool) -> None:
        """Redo, or greyed."""
        self.redo_button.setEnabled(possible)

    def ask(self, question: str, shield: QPixmap | None) -> None:
        """Who must do what."""
        self._question.setFont(table_font(self.font().pointSizeF() * 1.2, bold=True))
        self._question.setText(question)
        self._share_line()
        self._keep_height()
        self.setAccessibleDescription(question)
        if shield is None:
            self._shield.clear()
        else:
            self._shield.setPixmap(shield)

    def _share_line(self) -> None:
        """As much of the first line as the question needs; beside buttons at most four fifths, to leave a hint room."""
        room = max(1, self._below.width())
        wanted = self._question.fontMetrics().horizontalAdvance(self._question.text()) + 12
        share = max(10, min(80, 100 * wanted // room + 1)) if self._flow.count() else 100
        self._first.setStretch(0, share)
        self._first.setStretch(1, 100 - share)
        self._first.activate()

    def _keep_height(self) -> None:
        """Two lines, and what a longer question once needed: a bar that grew and shrank would scale the board anew."""
        needed = self._question.heightForWidth(self._question.width())
        least = QUESTION_LINES * self._question.fontMetrics().lineSpacing()
        self._question.setMinimumHeight(max(needed, least, self._question.minimumHeight()))

    @property
    def question(self) -> str:
        """What is asked now."""
        return self._question.text()

    def tell(self, hint: str) -> None:
        """A quiet line or two: what is under the pointer, why something cannot be done; beside the question if need be.

        Their room is always kept: a bar that grew on hover would move the board away under the pointer.
        """
        has_buttons = self._flow.count() > 0
        lines = 2 * self._hint.fontMetrics().lineSpacing()
        self._hint.setFixedHeight(lines)
        self._hint.setVisible(not has_buttons)
        self._hint.setFont(self._hint_font(hint, lines))
        self._hint.setText(hint)
        self._below.setMinimumHeight(max(lines, QPushButton("X").sizeHint().height()))
        room = max(60, self._aside.width() - 8)
        aside = self._aside.fontMetrics().elidedText(hint, Qt.TextElideMode.ElideRight, room)
        self._aside.setText(aside if has_buttons else "")
        self._aside.setToolTip(hint)

    def _hint_font(self, hint: str, height: int) -> QFont:
        """Smaller letters for a hint that would need more than its two lines."""
        font = QFont(self.font())
        box = QRect(0, 0, max(60, self._below.width()), 10_000)
        while font.pointSizeF() > LEAST_HINT:
            needed = QFontMetrics(font).boundingRect(box, int(Qt.TextFlag.TextWordWrap), hint)
            if needed.height() <= height:
                break
            font.setPointSizeF(font.pointSizeF() - 0.5)
        return font

    def offer(self, actions: Sequence[tuple[str, Action]], proposal: tuple[str, Sequence[Action]] | None) -> None:
        """Buttons for these actions, the proposal first and golden."""
        while (item := self._flow.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        if proposal is not None:
            label, steps = proposal
            button = QPushButton(label)
            button.setObjectName("proposal")
            button.setProperty("primary", True)
            button.clicked.connect(lambda _=False, steps=steps: self.proposed.emit(steps))
            self._flow.addWidget(button)
        for label, action in actions:
            button = QPushButton(label)
            button.setObjectName(f"action_{action.kind}_{'_'.join(map(str, action.args))}")
            button.clicked.connect(lambda _=False, action=action: self.chosen.emit(action))
            self._flow.addWidget(button)
        has_buttons = self._flow.count() > 0
        gone, there = (self._hint, self._buttons) if has_buttons else (self._buttons, self._hint)
        gone.hide()  # first: a bar with both would for a moment be higher, and the board be scaled twice
        there.show()
        self._buttons.updateGeometry()
        self._share_line()
        self.tell("")

    def buttons(self) -> list[QPushButton]:
        """The buttons shown now, in order."""
        found = (self._flow.itemAt(i) for i in range(self._flow.count()))
        widgets = [item.widget() for item in found if item is not None]
        return [widget for widget in widgets if isinstance(widget, QPushButton)]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._question.setMinimumHeight(0)
        self._share_line()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._question.setMinimumHeight(0)
        super().changeEvent(event)
