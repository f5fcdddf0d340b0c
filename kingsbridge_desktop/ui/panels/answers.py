"""The answers that have no place on the board: buttons that share the room which the bar has for them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QPushButton, QWidget

from kingsbridge_desktop.ui.panels.flow import FlowLayout, clear_layout
from kingsbridge_desktop.ui.panels.press_button import PressButton
from kingsbridge_desktop.ui.patience import Patience
from kingsbridge_desktop.ui.plain_label import PlainLabel
from kingsbridge_desktop.ui.words import said_once, without_mnemonic

LEAST_SHARE = 0.85  # of their usual size, for a question and for buttons
ONE_ROW_SHARES = (1.0, 0.92)  # of their usual size, for buttons that leave the tools their words
LEAST_LETTERS = 8.5  # points: 11 pixels


class Answer(PressButton):
    """Keeps the room that its words need in bold: one that is selected must neither be cut nor move the others."""

    def __init__(self, words: str, patience: Patience) -> None:
        super().__init__(words, patience)
        self.words = words
        self.setAccessibleName(words)

    def show_words(self, words: str) -> None:
        """All of its words, or those that a heading leaves."""
        if self.text() != without_mnemonic(words):
            self.setText(without_mnemonic(words))

    def sizeHint(self) -> QSize:
        bold = QFont(self.font())
        bold.setWeight(QFont.Weight.DemiBold)
        more = QFontMetrics(bold).horizontalAdvance(self.text()) - self.fontMetrics().horizontalAdvance(self.text())
        return super().sizeHint() + QSize(max(0, more), 0)


class Answers(QWidget):
    """Buttons in rows; in smaller letters, without a word that all share, or behind one more where room is scarce."""

    def __init__(self, bar: QWidget, patience: Patience, parent: QWidget) -> None:
        super().__init__(parent)
        self._bar, self._patience = bar, patience
        self.flow = FlowLayout(self)
        self.more = PressButton("", patience, self)
        self.more.setObjectName("more_actions")
        self.more.hide()
        self.heading = PlainLabel("", self)  # a word that all answers would repeat
        self.heading.setProperty("quiet", True)
        self.heading.hide()

    @property
    def _usual(self) -> float:
        """The size of letters in the bar."""
        return self._bar.font().pointSizeF()

    @property
    def is_empty(self) -> bool:
        """Nothing is offered."""
        return self.flow.count() == 0

    def rows(self, width: int) -> int:
        """How high they are in rows of a width."""
        return self.flow.heightForWidth(width)

    def clear(self) -> None:
        """Takes all of them away."""
        self.flow.removeWidget(self.more)
        self._put_heading_away()
        clear_layout(self.flow)

    def add(self, label: str, name: str, *, primary: bool = False) -> QPushButton:
        """One more."""
        button = Answer(label, self._patience)
        button.setObjectName(name)
        button.setProperty("primary", primary)
        self.flow.addWidget(button)
        return button

    def fit_one_row(self, width: int) -> bool:
        """Have all of them room in one row beside the words of the tools, if need be in slightly smaller letters?"""
        buttons = self.all_shown()
        for share in ONE_ROW_SHARES:
            for button in buttons:
                self.set_letters(button, share)
            if not buttons or self.rows(width) <= buttons[0].sizeHint().height():
                return True
        return False

    def _put_heading_away(self) -> None:
        self.flow.removeWidget(self.heading)
        self.heading.hide()

    def all_shown(self) -> list[Answer]:
        """All buttons, none of them waiting in a panel: a hidden one would not be measured."""
        self.flow.removeWidget(self.more)
        self.more.hide()
        self._put_heading_away()
        buttons = self.buttons()
        for button in buttons:
            button.show_words(button.words)
            button.ensurePolished()  # so that bold letters are measured
            button.show()
        return buttons

    def arrange(self) -> None:
        """Smaller letters where the buttons need more than their room; what is still too much waits in a panel."""
        buttons, room = self.all_shown(), self.size()
        if not self.fit(buttons, room):
            buttons = self.all_shown()  # whole again: without a word that they share they were written larger
            for button in buttons:
                self.set_letters(button, LEAST_SHARE)
            self._narrow(buttons, room.width())
            self._hide_last(buttons, room.width(), room.height())
        self.flow.setGeometry(self.rect())

    def fit(self, buttons: Sequence[Answer], room: QSize) -> bool:
        """With all their words, or without one that they share."""
        return self._all_fit(buttons, room) or (self._say_once(buttons) and self._all_fit(buttons, room))

    def _all_fit(self, buttons: Sequence[Answer], room: QSize) -> bool:
        for share in (1.0, 0.92, LEAST_SHARE):
            for button in (*buttons, self.heading):
                self.set_letters(button, share)
            self._narrow(buttons, room.width())
            self.heading.setFixedHeight(max((button.sizeHint().height() for button in buttons), default=0))
            if self.rows(room.width()) <= room.height():
                return True
        return False

    def _say_once(self, buttons: Sequence[Answer]) -> bool:
        """A word that all answers share stands before them: "Swap:" and the cards."""
        word, rests = said_once([button.words for button in buttons])
        if not word:
            return False
        for button, rest in zip(buttons, rests, strict=True):
            button.show_words(rest)
        self.heading.setText(f"{word}:")
        self.flow.insert(0, self.heading)
        self.heading.show()
        return True

    @staticmethod
    def _narrow(buttons: Sequence[QPushButton], room: int) -> None:
        """Smaller letters, the same on all buttons, until none is wider than a line."""
        while buttons and max(button.sizeHint().width() for button in buttons) > room > 60:
            font = QFont(buttons[0].font())
            if font.pointSizeF() <= LEAST_LETTERS:
                return
            for button in buttons:
                font = QFont(button.font())
                font.setPointSizeF(max(LEAST_LETTERS, font.pointSizeF() - 0.5))
                button.setFont(font)

    def set_letters(self, part: QWidget, share: float) -> None:
        """Gives a part letters of that share of the usual size."""
        font = QFont(part.font())
        if font.pointSizeF() != self._usual * share:
            font.setPointSizeF(self._usual * share)
            part.setFont(font)

    def _hide_last(self, buttons: Sequence[Answer], width: int, height: int) -> None:
        """As many as fit; one more opens a panel of the others."""
        if len(buttons) < 2:
            return
        self.flow.addWidget(self.more)
        self.more.show()
        for shown in range(len(buttons) - 1, 0, -1):
            buttons[shown].hide()
            self.more.setText(self.tr("%n more …", "", len(buttons) - shown))
            self.set_letters(self.more, LEAST_SHARE)
            if self.rows(width) <= height:
                self._enlarge(buttons[:shown], width, height)
                return

    def _enlarge(self, buttons: Sequence[QPushButton], width: int, height: int) -> None:
        """Letters that were made smaller for the sake of a long answer become larger again when that is hidden."""
        small, most = buttons[0].font().pointSizeF(), self._usual * LEAST_SHARE
        for points in (most - at * 0.5 for at in range(int((most - small) * 2))):
            for button in buttons:
                self.set_letters(button, points / self._usual)
            if max(button.sizeHint().width() for button in buttons) <= width and self.rows(width) <= height:
                return
        for button in buttons:
            self.set_letters(button, small / self._usual)

    def buttons(self) -> list[Answer]:
        """The buttons of all actions, in order; those without room are hidden."""
        found = (self.flow.itemAt(i) for i in range(self.flow.count()))
        widgets = [item.widget() for item in found if item is not None]
        return [widget for widget in widgets if isinstance(widget, Answer)]
