"""The bar that always says who must do what, and offers what has no place on the board."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.text.numbers import counted
from kingsbridge_desktop.ui.panels.answers import LEAST_SHARE, Answer, Answers
from kingsbridge_desktop.ui.panels.prompt_tools import PromptTools
from kingsbridge_desktop.ui.panels.quiet_words import QuietWords, height_of
from kingsbridge_desktop.ui.patience import Patience
from kingsbridge_desktop.ui.plain_label import PlainLabel
from kingsbridge_desktop.ui.theme import BASE_POINTS, table_font

QUESTION_LINES = 2
SHIELD = 38  # pixels, at the usual size of letters
QUESTION_SIZE = 1.2  # of the usual letters
LEAST_TOLD = 0.6  # of its usual size, for a sentence that asks nothing: the bar must not grow for it
LEAST_ASKED = 9.5  # points, for a question that is longer than most: nor for that
LEAST_WIDTH, LEAST_WORDS = 300, 120  # pixels
HAIR = 2  # pixels that a question may lack before the bar grows: the room around the letters has them
GAP = 3  # between the question and what stands below
NARROWER = 16  # pixels, step by step
GAP_BESIDE = 12  # between the question and buttons beside it


class _Words(QWidget):
    """Tells that it has another width: the tools beside it may have got or lost their words."""

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.resized.emit()


class PromptBar(QFrame):
    """Question, buttons, undo and redo.

    Signals:
        chosen: an action's button was pressed; the Action.
        proposed: the proposal was accepted; the actions.
        result_wanted: the page of the end is to be seen again.
        more_wanted: the answers that have no room are to be seen.
    """

    chosen = Signal(object)
    proposed = Signal(object)
    result_wanted = Signal()
    more_wanted = Signal()

    def __init__(self, patience: Patience, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("paper", True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._height_of_words = 0
        self._button_height = 0  # measured once for each style and size of letters
        self._shield = QLabel()
        self._shield.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words = _Words()  # its parts are placed by hand: their height must never follow from what they say
        self._words.setMinimumWidth(LEAST_WORDS)
        self._words.resized.connect(lambda: self._arrange())
        self._words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._question = PlainLabel("", self._words)
        self._question.setWordWrap(True)
        self.quiet = QuietWords(self, self._words)
        self.answers = Answers(self, patience, self._words)
        self.more = self.answers.more
        self.more.clicked.connect(self.more_wanted)
        self._row: QWidget | None = None  # controls in place of buttons, hint and tools
        self._sign: QWidget | None = None
        self._is_stale = False  # the row has changed, and what is asked or told beside it comes next
        self._asked = ""
        self._asks = True  # and does not only tell what happens
        self.quiet.aside.raise_()  # over the widget of the buttons, whose right end is empty
        self._is_flat = False
        self._grown = 0  # pixels that a question needed beyond its two lines; kept, or the board would jump back
        self.tools = PromptTools(self)
        line = QHBoxLayout(self)
        line.setContentsMargins(8, 6, 8, 6)
        line.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        line.addWidget(self._shield)
        line.addWidget(self._words, 1)
        line.addLayout(self.tools)
        self.retranslate()
        self._share_room()

    def retranslate(self) -> None:
        """Words in the chosen language."""
        self.setAccessibleName(self.tr("What is to be done"))
        self.tools.retranslate()
        self._name_tools()

    @property
    def shield_size(self) -> int:
        """How high the shield beside a question is, in pixels."""
        return round(SHIELD * max(1.0, self.font().pointSizeF() / BASE_POINTS))

    def _name_tools(self, *, crowded: bool = False) -> None:
        """The tools, and room for a shield as high as letters ask for."""
        self._shield.setFixedWidth(self.shield_size + 8)
        self.tools.name(may_have_words=not crowded and not self._is_flat)
        layout = self.layout()
        if layout is not None:
            layout.activate()

    def ask(self, question: str, shield: QPixmap | None, *, tells: bool = False) -> None:
        """Who must do what; or what happens, if it only `tells` something in the place of the question."""
        self._is_stale = False
        self._asks = not tells
        self._asked = question
        self._question.setText(counted(question))
        self._arrange()
        self.setAccessibleDescription(question)
        self.show_shield(shield)

    def show_shield(self, shield: QPixmap | None) -> None:
        """Whose question it is."""
        if shield is None:
            self._shield.clear()
        else:
            self._shield.setPixmap(shield)

    def set_where(self, where: str) -> None:
        """Where the game stands: told where nothing else is told and a small window has no other place for it."""
        if where != self.quiet.where:
            self.quiet.where = where
            self._tell()

    @property
    def question(self) -> str:
        """What is asked now."""
        return self._asked

    def words_of_question(self, page: QWidget) -> QRect:
        """Where the words of the question stand on the page around it."""
        label = self._question
        flags = int(Qt.TextFlag.TextWordWrap | label.alignment())
        shown = label.fontMetrics().boundingRect(label.rect(), flags, label.text())
        return shown.translated(label.mapTo(page, QPoint()))

    def tell(self, hint: str) -> None:
        """What the pointer is on or what happens: below the question, or beside it while buttons take that place.

        The height stays the same: a bar that grew on hover would move the board away under the pointer.
        """
        self.quiet.told = hint
        self._tell()

    def _tell(self) -> None:
        self.quiet.show(has_buttons=self._has_buttons, is_flat=self._is_flat)

    # room

    def set_flat(self, flat: bool) -> None:
        """Buttons beside the question and one line for hints, where every line is dear."""
        if flat != self._is_flat:
            self._is_flat = flat
            self._grown = 0
            self._share_room()

    def _question_font(self, share: float = 1.0) -> QFont:
        return table_font(self.font().pointSizeF() * QUESTION_SIZE * share, bold=True)

    def _lines_of_question(self) -> int:
        """How high two lines are; where every line is dear, two of the smallest letters that a question may have."""
        font = self._question_font(LEAST_SHARE if self._is_flat else 1.0)
        return QUESTION_LINES * QFontMetrics(font).lineSpacing()

    def _keep_height(self) -> None:
        """One height for everything that is ever asked or told: a bar that grew would scale the board anew."""
        margins = self.contentsMargins()
        layout = self.layout()
        around = margins.top() + margins.bottom()
        if layout is not None:
            around += layout.contentsMargins().top() + layout.contentsMargins().bottom()
        line = self.fontMetrics().lineSpacing()
        below = line if self._is_flat else max(2 * line, self._height_of_button())
        self._height_of_words = self._lines_of_question() + GAP + below
        self.setFixedHeight(self._height_of_words + self._grown + around)

    def _height_of_button(self) -> int:
        if not self._button_height:
            probe = QPushButton("X", self)
            probe.hide()  # shown with its parent otherwise, until it is deleted
            probe.ensurePolished()
            self._button_height = probe.sizeHint().height()
            probe.deleteLater()
        return self._button_height

    def _arrange(self) -> None:
        """Question above, buttons or hint below; what needs more room gets it from what is empty, then from letters."""
        width = self._words.width()
        usual = self._lines_of_question()
        asked_width = self._width_of_question(width)
        gap = GAP_BESIDE if self._is_flat and self._has_buttons else 0
        share, needed = self._fit_question(asked_width - gap, usual)
        spare = GAP + self.fontMetrics().lineSpacing() if self._is_flat else 0  # a long question before hints
        if needed > usual + HAIR and not self._is_flat:
            asked_width = width  # nothing is told beside it
            share, needed = self._fit_question(asked_width, usual)
        if needed > usual + spare + HAIR:
            least = self._least_asked() if self._asks and self._row is None else LEAST_TOLD
            share, needed = self._fit_question(asked_width - gap, usual + spare + HAIR, least)
        if needed - usual - spare > self._grown + HAIR and not self._is_stale:
            self._grown = needed - usual - spare
            self._keep_height()
        height = self._height_of_words + self._grown
        self._question.setFont(self._question_font(share))
        top = max(needed, usual)
        if not self._is_flat and not self.answers.is_empty and self.answers.rows(width) > height - top - GAP:
            top = needed
        lower = max(1, height - top - GAP)
        is_beside = self._is_flat and self._has_buttons
        beside = QRect(asked_width, 0, max(0, width - asked_width), height if self._is_flat else top)
        below = QRect(0, top + GAP, asked_width if is_beside else width, lower)
        self._question.setGeometry(0, 0, asked_width - gap, top)
        self.quiet.below.setGeometry(below)
        self.answers.setGeometry(beside if self._is_flat else below)
        if self._row is not None:
            self._row.setGeometry(self.answers.geometry())
        self.answers.arrange()
        self.quiet.places = [below, *self._below_buttons()] if self._is_flat else [beside, *self._beside_buttons()]
        self._tell()

    def _beside_buttons(self) -> Iterator[QRect]:
        """What is left of the line of the buttons."""
        shown = [button.geometry() for button in (*self.buttons(), self.more) if not button.isHidden()]
        if not shown or self._row is not None:
            return
        left = max(box.right() for box in shown) + GAP_BESIDE
        box = self.answers.geometry()
        yield QRect(left, box.top(), max(0, box.right() - left), box.height())

    def _below_buttons(self) -> Iterator[QRect]:
        """What is left below the buttons where they stand beside the question."""
        shown = [button.geometry() for button in (*self.buttons(), self.more) if not button.isHidden()]
        if shown and self._row is None:
            box = self.answers.geometry()
            yield QRect(box.left(), 0, box.width(), box.height()).adjusted(0, max(map(QRect.bottom, shown)) + GAP, 0, 0)

    def _width_of_question(self, room: int) -> int:
        """As much of the first line as the question needs; beside buttons at most four fifths, to leave a hint room."""
        if not self._has_buttons:
            return room
        wanted = QFontMetrics(self._question_font()).horizontalAdvance(self._question.text()) + 12
        if self._is_flat:
            if self._row is not None:
                return max(room // 3, min(room * 2 // 5, room - self._row.minimumSizeHint().width()))
            for button in self.buttons():
                self.answers.set_letters(button, 1.0)  # or a button that was made smaller would get less and less room
            widths = [button.sizeHint().width() + self.answers.flow.gap for button in self.buttons()]
            usual = max(room * 2 // 5, room - sum(widths), min(wanted, room // 2))
            usual = self._widened(usual, room - max(widths, default=0), room)
            return self._show_all(self._leave_room(usual, room - max(widths, default=0)), room)
        return max(room // 10, min(room * 4 // 5, wanted))

    def _widened(self, width: int, most: int, room: int) -> int:
        """A question that is longer than most gets what answers beside it do not need in more rows."""
        wide = width
        while wide + NARROWER <= most and not self._may_be(wide):
            wide += NARROWER
        buttons, rest = self.answers.all_shown(), QSize(room - wide, self._height_of_words + self._grown)
        return wide if wide > width and self.answers.fit(buttons, rest) else width

    def _leave_room(self, width: int, least: int) -> int:
        """Of its width a question gives to a long answer beside it what it does not need: the bar must not grow."""
        while width - NARROWER >= max(least, LEAST_WORDS) and self._may_be(width - NARROWER):
            width -= NARROWER
        return width

    def _may_be(self, width: int) -> bool:
        """Whether a question beside answers may be so narrow: it may take the line of hints, but the bar not grow."""
        high = self._lines_of_question() + GAP + self.fontMetrics().lineSpacing()
        return self._fit_question(width - GAP_BESIDE, self._lines_of_question())[1] <= high

    def _show_all(self, width: int, room: int) -> int:
        """And it gives them what it can spare where one of them would else be hidden."""
        buttons, narrow = self.answers.all_shown(), width
        while narrow >= LEAST_WORDS and self._may_be(narrow):
            if self.answers.fit(buttons, QSize(room - narrow, self._height_of_words + self._grown)):
                return narrow
            narrow -= NARROWER
        return width

    def _least_asked(self) -> float:
        return min(LEAST_SHARE, max(LEAST_TOLD, LEAST_ASKED / self._question_font().pointSizeF()))

    def _fit_question(self, width: int, height: int, least: float = LEAST_SHARE) -> tuple[float, int]:
        """The share of its usual size with which the question needs no more than a height, and what it needs."""
        words, share = self._question.text(), 1.0
        while (needed := height_of(self._question_font(share), words, width)) > height and share > least:
            share = max(least, share - 0.05)
        return share, needed

    def offer(self, actions: Sequence[tuple[str, Action]], proposal: tuple[str, Sequence[Action]] | None) -> None:
        """Buttons for these actions, the proposal first and golden."""
        self.answers.clear()
        self.quiet.told = ""
        if proposal is not None:
            label, steps = proposal
            button = self.answers.add(label, "proposal", primary=True)
            button.clicked.connect(lambda _=False, steps=steps: self.proposed.emit(steps))
        for label, action in actions:
            button = self.answers.add(label, f"action_{action.kind}_{'_'.join(map(str, action.args))}")
            button.clicked.connect(lambda _=False, action=action: self.chosen.emit(action))
        self._show_buttons()

    def offer_more(self, label: str, name: str, press: Callable[[], None]) -> None:
        """One more button beside those that are offered."""
        self.answers.add(label, name).clicked.connect(lambda: press())
        self._show_buttons()

    def offer_result(self) -> None:
        """The game is over: one button for the page of the end."""
        self.answers.clear()
        self.quiet.told = ""
        button = self.answers.add(self.tr("Show the result"), "show_result", primary=True)
        button.clicked.connect(lambda: self.result_wanted.emit())
        self._show_buttons()

    @property
    def _has_buttons(self) -> bool:
        return not self.answers.is_empty or self._row is not None

    def lay_row(self, row: QWidget | None, sign: QWidget | None = None) -> None:
        """A row of controls in place of buttons, and a sign in place of tools, while nobody is asked; None: as it was.

        The sign takes no more width than the tools had.
        """
        if row is self._row:
            return
        if self._sign is not None:
            self._sign.hide()
        self._sign = sign
        self._is_stale = True
        if self._row is not None:
            self._row.hide()
        self._row = row
        self.tools.show_all(row is None)
        line = self.layout()
        if sign is not None and line is not None:
            line.addWidget(sign)
            sign.show()
        if row is not None:
            row.setParent(self._words)
        self._show_buttons()
        if row is not None:
            row.show()

    def take_row(self, row: QWidget) -> None:
        """Takes a row of controls away, if it is the one that lies there."""
        if row is self._row:
            self.lay_row(None)

    def _show_buttons(self) -> None:
        self.quiet.hint.setVisible(not self._has_buttons)
        self.answers.setVisible(not self.answers.is_empty and self._row is None)
        self._share_room()

    def _share_room(self) -> None:
        """Buttons in one row leave the tools their words; more of them get that room."""
        self._keep_height()
        self._name_tools()
        if not self._is_flat and not self.answers.fit_one_row(self._words.width()):
            self._name_tools(crowded=True)
        self._arrange()

    def buttons(self) -> list[Answer]:
        """The buttons of all actions, in order; those without room are hidden."""
        return self.answers.buttons()

    def minimumSizeHint(self) -> QSize:
        """Whoever makes it narrower gets signs instead of words: the words of tools keep nobody from it."""
        return QSize(LEAST_WIDTH, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._grown = 0
        self._share_room()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._share_room()  # what is offered may have been written anew before
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._grown = self._button_height = 0
            self._share_room()
        super().changeEvent(event)
