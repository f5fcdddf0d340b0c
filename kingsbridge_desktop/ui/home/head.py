"""The head of the home page: sign, title, a line below it, and the buttons that lead on, all whole at every size."""

from __future__ import annotations

from PySide6.QtGui import QFontMetrics, QPixmap
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from kingsbridge_desktop.ui.panels.press_button import ReturnButton
from kingsbridge_desktop.ui.plain_label import PlainLabel
from kingsbridge_desktop.ui.theme import table_font

HEAD_SHARE = 0.6  # of the width, that buttons may take beside the title
LINE, LEAST_LINE = 1.05, 0.75  # its letters below the title, and the smallest, of the usual ones
BUTTON_SHARE, LEAST_POINTS = 0.46, 9.0  # of the page's width, the widest button there; its smallest letters
TITLE, SMALL_TITLE = 2.2, 1.6  # its letters, of the usual ones


class HomeHead(QHBoxLayout):
    """Lays itself out for a width: in a narrow one buttons lie below each other, and letters are smaller."""

    def __init__(self) -> None:
        super().__init__()
        self._icon = QLabel()
        self._title = QLabel("Kingsbridge")
        self.line = PlainLabel()
        self.line.setProperty("quiet", True)
        self.line.setWordWrap(True)
        self.continue_button = _button("continue")
        self.continue_button.setProperty("primary", True)
        self.open_button = _button("open")
        self.chronicle_button = _button("chronicle")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._title)
        words.addWidget(self.line)
        self.setSpacing(12)
        self.addWidget(self._icon)
        self.addLayout(words, 1)
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons.addWidget(self.continue_button)
        self._rest = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._rest.addWidget(self.open_button, 1)
        self._rest.addWidget(self.chronicle_button)
        self._buttons.addLayout(self._rest)
        self.addLayout(self._buttons)

    def write(self, sign: QPixmap, open_words: str, chronicle_words: str, points: float) -> None:
        """Its words and its sign; those of the first button are not always the same."""
        self._icon.setPixmap(sign)
        self.open_button.setText(open_words)
        self.chronicle_button.setText(chronicle_words)
        self.open_button.setFont(table_font(points))
        self.chronicle_button.setFont(table_font(points))
        self.continue_button.setFont(table_font(points, bold=True))

    def share(self, width: int, margins: int, points: float, about: str, standing: str) -> None:
        """Buttons below each other and another line under the title where they would not fit side by side.

        `margins` are those of the page at both sides; `standing` is the line that is told in a narrow page.
        """
        every = (self.continue_button, self.open_button, self.chronicle_button)
        buttons = [button for button in every if not button.isHidden()]
        for button in buttons:
            self._fit_button(button, points, width)
        self._title.setFont(table_font(points * TITLE, bold=True))
        gap = self.spacing()
        needed = sum(button.sizeHint().width() + gap for button in buttons)
        beside = self._beside(margins)
        wide = needed > width * HEAD_SHARE or beside + needed > width
        self._buttons.setDirection(_way(below=wide))
        both = self.open_button.sizeHint().width() + self.chronicle_button.sizeHint().width() + 2 * gap
        widest = max(both, self.continue_button.sizeHint().width()) + gap if wide else needed
        self.line.setText(standing if wide else about)
        room = width - beside - widest + self._title.sizeHint().width()
        self.line.setVisible(self._fit_line(points, room))
        self._title.setFont(table_font(points * (SMALL_TITLE if wide else TITLE), bold=True))
        two = sum(button.sizeHint().width() + gap for button in (self.open_button, self.chronicle_button))
        self._rest.setDirection(_way(below=wide and self._beside(margins) + two > width))

    def _beside(self, margins: int) -> int:
        """How much of the width is taken beside the buttons."""
        return margins + self._icon.sizeHint().width() + self.spacing() + self._title.sizeHint().width()

    def _fit_line(self, points: float, room: int) -> bool:
        """The words below the title in one line, if need be in smaller letters; False if they have no room."""
        words, size = self.line.text(), points * LINE
        while size >= points * LEAST_LINE:
            font = table_font(size, italic=True)
            if QFontMetrics(font).horizontalAdvance(words) < room:
                self.line.setFont(font)
                return bool(words)
            size -= 0.5
        return False

    def _fit_button(self, button: QPushButton, points: float, width: int) -> None:
        """Its words are whole: in smaller letters where it would take more than its share of the page."""
        is_bold, room = button is self.continue_button, width * BUTTON_SHARE
        button.setMinimumSize(0, 0)
        button.setFont(table_font(points, bold=is_bold))
        while button.sizeHint().width() > room > 0 and points > LEAST_POINTS:
            points -= 0.5
            button.setFont(table_font(points, bold=is_bold))
        button.setMinimumSize(button.sizeHint())


def _button(name: str) -> ReturnButton:
    button = ReturnButton()
    button.setObjectName(name)
    return button


def _way(*, below: bool) -> QBoxLayout.Direction:
    return QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight
