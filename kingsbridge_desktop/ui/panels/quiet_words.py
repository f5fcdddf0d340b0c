"""What the bar tells quietly: what is under the pointer, why something cannot be done, where the game stands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QWidget

from kingsbridge_desktop.text.numbers import counted
from kingsbridge_desktop.ui.panels.answers import LEAST_LETTERS
from kingsbridge_desktop.ui.plain_label import PlainLabel
from kingsbridge_desktop.ui.theme import fitted_font
from kingsbridge_desktop.ui.words import as_tip

LEAST_ASIDE = 14  # letters: fewer of a longer hint say nothing
SIDES = 8  # pixels beside the words
LEFT, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


class QuietWords:
    """One sentence, below the question where no buttons are, else aside of question and buttons."""

    def __init__(self, bar: QWidget, words: QWidget) -> None:
        self._bar = bar
        self.aside = PlainLabel("", words)
        self.aside.setProperty("quiet", True)
        self.below = QWidget(words)  # buttons or a hint
        self.hint = PlainLabel("", self.below)
        self.hint.setProperty("quiet", True)
        self.hint.setWordWrap(True)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.told, self.where = "", ""
        self.meanwhile = ""  # told where nothing else is: whom one waits for
        self.places: Sequence[QRect] = ()  # where words may stand beside question and buttons

    def show(self, *, has_buttons: bool, is_flat: bool) -> None:
        """Writes what is told, or where the game stands where nothing is told and every line is dear."""
        hint = self.told or self.meanwhile or (self.where if is_flat else "")
        self.hint.setVisible(not has_buttons)
        self.hint.setGeometry(self.below.rect())
        self.hint.setFont(self._hint_font(hint, self.hint.height(), self.below.width()))
        self.hint.setText(hint)
        self.aside.setGeometry(self._best_place(hint))
        room = max(60, self.aside.width() - SIDES)
        font, aside = self._beside(hint, room)
        metrics = QFontMetrics(font)
        wide = room >= LEAST_ASIDE * metrics.averageCharWidth()
        says_something = aside == hint or wide
        says_something = says_something and self.aside.height() >= metrics.height() // 2
        self.aside.setFont(font)
        self.aside.setWordWrap(True)
        self.aside.setAlignment(Qt.AlignmentFlag.AlignVCenter | (LEFT if is_flat else RIGHT))
        self.aside.setText(aside if has_buttons and says_something else "")
        self.aside.setToolTip(as_tip(hint))

    def _best_place(self, hint: str) -> QRect:
        """Beside the question, or beside the buttons where the hint is whole only there or in larger letters."""

        def letters(place: QRect) -> tuple[float, int]:
            room = max(60, place.width() - SIDES)
            font = self._hint_font(hint, place.height(), room)
            return (font.pointSizeF(), 0) if _fits(font, hint, room, place.height()) else (0.0, room * place.height())

        return max(self.places, key=letters) if self.places else self.aside.geometry()

    def _beside(self, hint: str, room: int) -> tuple[QFont, str]:
        """The letters of a hint beside the question, in as many lines as there are; shortened only as a last resort."""
        bar = self._bar
        if hint == self.where:  # the place is told whole
            return fitted_font(hint, bar.font().pointSizeF(), room), hint
        font = self._hint_font(hint, self.aside.height(), room)
        if _fits(font, hint, room, self.aside.height()):
            return font, hint
        if self.aside.height() >= 2 * QFontMetrics(font).lineSpacing():
            return font, _shortened(font, hint, room, self.aside.height())
        return bar.font(), bar.fontMetrics().elidedText(hint, Qt.TextElideMode.ElideRight, room)

    def _hint_font(self, hint: str, height: int, width: int) -> QFont:
        """Smaller letters for a hint that would need more than its lines."""
        font = QFont(self._bar.font())
        while font.pointSizeF() > LEAST_LETTERS and height_of(font, hint, width) > height:
            font.setPointSizeF(font.pointSizeF() - 0.5)
        return font


def height_of(font: QFont, words: str, width: int) -> int:
    """How high words are when they are broken into lines of a width."""
    box = QRect(0, 0, max(60, width), 10_000)
    return QFontMetrics(font).boundingRect(box, int(Qt.TextFlag.TextWordWrap), words).height()


def _fits(font: QFont, words: str, width: int, height: int) -> bool:
    """Whether they are no higher, and their longest word, which no line breaks, is no wider."""
    metrics = QFontMetrics(font)
    widest = max((metrics.horizontalAdvance(word) for word in words.split()), default=0)
    return height_of(font, words, width) <= height and widest <= width


def _shortened(font: QFont, words: str, width: int, height: int) -> str:
    """As many whole words as have room in all the lines there are."""
    kept = words.split(" ")
    while len(kept) > 1 and not _fits(font, counted(f"{' '.join(kept)} …"), width, height):
        kept.pop()
    return f"{' '.join(kept)} …"
