"""The coach's word beside the board: it takes room from the log, covers nothing, and goes with the next action."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.play.coaching import Advice, Coaching
from kingsbridge_desktop.play.match import Step
from kingsbridge_desktop.ui.game_page import GamePage
from kingsbridge_desktop.ui.guard import attempt
from kingsbridge_desktop.ui.theme import table_font


class CoachSlip(QFrame):
    """A heading, two sentences and a cross."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("coach_slip")
        self.setProperty("paper", True)
        self.title, self.text = QLabel(), QLabel()
        self.title.setProperty("rubric", True)
        for label in (self.title, self.text):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.shut = QToolButton()
        self.shut.setObjectName("coach_shut")
        self.shut.setText("×")
        self.shut.setAutoRaise(True)
        self.shut.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.shut.clicked.connect(self.hide)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.shut, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 8, 10)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self.text)
        self.hide()

    def tell(self, title: str, text: str) -> None:
        """Shows a word of the coach."""
        self._letter()
        self.title.setText(title)
        self.text.setText(text)
        self.setAccessibleName(self.tr("Coach: %s") % title)
        self.setAccessibleDescription(text)
        self.shut.setAccessibleName(self.tr("Put the coach’s word away"))
        self.shut.setToolTip(self.tr("Put the coach’s word away"))
        self.show()

    def _letter(self) -> None:
        points = self.font().pointSizeF()
        self.title.setFont(table_font(points * 1.1, bold=True))
        self.text.setFont(table_font(points))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._letter()
            QTimer.singleShot(0, self, self._letter)  # a new style sheet is laid on the labels after us


class CoachDesk(QObject):
    """Follows a page and lets the coach speak to whoever is asked."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self._page = page
        self._beside: dict[int, Coaching] = {}
        self._advice: Advice | None = None
        self._ply = -1
        self._is_crowded = False  # the side has no room for what was said last
        self.slip = CoachSlip(page.side)
        page.side.lay_word(self.slip)
        page.room.letter(self.slip)
        page.table.stepped.connect(self._stepped)
        page.course.offer_wanted.connect(lambda: attempt(self._speak))
        page.course.offer_over.connect(self._fall_silent)
        page.installEventFilter(self)
        page.stage.installEventFilter(self)
        self._looking_again = QTimer(self)
        self._looking_again.setSingleShot(True)
        self._looking_again.setInterval(0)
        self._looking_again.timeout.connect(self._look_again)
        for changed in (page.players.resized, page.side.log_room.shared):
            changed.connect(self._looking_again.start)
        self._keep_room()

    def _coaching(self, seat: int) -> Coaching:
        if seat not in self._beside:
            told = self._page.settings.values.coach_told.get(self._key(seat), [])
            self._beside[seat] = Coaching(self._page.table.match, seat, told)
        return self._beside[seat]

    def _key(self, seat: int) -> str:
        match = self._page.table.match
        return f"{match.game}/{match.names[seat]}"

    def _stepped(self, step: Step) -> None:
        """No lambda at the table's signal: the table outlives the page and would keep it for ever."""
        attempt(lambda: self._hear(step))

    def _hear(self, step: Step) -> None:
        for seat in self._page.table.persons:
            self._coaching(seat).hear(step)

    def _speak(self) -> None:
        seat, ply = self._page.table.match.asked, self._page.table.match.ply
        if seat == NOBODY or ply == self._ply:  # the same question, only shown anew
            self._write()
            return
        self._ply = ply
        coaching = self._coaching(seat)
        before = len(coaching.told)
        self._advice = coaching.say()
        if len(coaching.told) > before:
            settings = self._page.settings
            settings.set("coach_told", {**settings.values.coach_told, self._key(seat): list(coaching.told)})
        self._write()

    def _write(self) -> None:
        if self._advice is None:
            self.slip.hide()
            return
        language = self._page.context.language
        title, text = language.pick(self._advice.title), language.pick(self._advice.text)
        self.slip.tell(title, text)
        has_room = self._page.side.fit_word()
        self._is_crowded = not has_room
        self._keep_room()
        if not has_room or not self._page.side.isVisible():  # a small window has it in a drawer
            toast = self._page.toast
            toast.shut.setToolTip(self.slip.shut.toolTip())
            toast.shut.setAccessibleName(self.slip.shut.toolTip())
            toast.stand(title, text, self.tr("Esc: put away"), self._page.stage.aside)

    def _look_again(self) -> None:
        """Plates are higher, the window lower, or more is told: beside what was said others may be cut now."""
        if self.slip.isVisible() and not self._page.side.has_room_for_word():
            self._write()

    def _keep_room(self) -> None:
        """Where the side has no room for the coach's words the board does, as a small window has it anyway."""
        page = self._page
        if not page.room.plan.is_strip:
            page.stage.keep_aside(page.toast.standing_width() if self._is_crowded else 0)

    def _fall_silent(self) -> None:
        self.slip.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._page.stage:
            self._keep_room()
            self._looking_again.start()
        elif event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange) and self.slip.isVisible():
            self._write()
        return super().eventFilter(watched, event)
