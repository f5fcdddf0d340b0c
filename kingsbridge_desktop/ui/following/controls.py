"""The row under a running game: dots for the steps of a phase, pause, next, slower, faster, to my turn."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QToolTip, QWidget

from kingsbridge_desktop.ui.board.view import Steps
from kingsbridge_desktop.ui.following import signs
from kingsbridge_desktop.ui.theme import Colours, mix, table_font

LEAST_DOT, MOST_DOT = 13.0, 27.0  # pixels from one dot to the next, at the usual size of letters


class StepDots(QWidget):
    """Done ones filled, the present one a lozenge, the others open.

    Signals:
        visited: a step that is done was clicked; its number, counted from 1.
    """

    visited = Signal(int)

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self.colours = colours
        self.steps: Steps | None = None
        self.seen: set[int] = set()  # steps that can be visited
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMouseTracking(True)

    def show_steps(self, steps: Steps | None, seen: set[int]) -> None:
        """Where a phase stands; None for no steps."""
        if (steps, seen) != (self.steps, self.seen):
            self.steps, self.seen = steps, set(seen)
            self.setAccessibleName(f"{steps.now}/{len(steps.names)}" if steps else "")
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(120, 28)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 20)

    def _centre(self, number: int) -> QPointF:
        assert self.steps is not None
        step = min(MOST_DOT * self.font().pointSizeF() / 11, self.width() / len(self.steps.names))
        return QPointF(step * (number - 0.5), self.height() / 2)

    def _at(self, x: float) -> int:
        """The step under the pointer; 0 for none."""
        if self.steps is None:
            return 0
        wide = 2 * self._centre(1).x()
        number = int(x // wide) + 1 if wide else 0
        return number if 1 <= number <= len(self.steps.names) else 0

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.steps is None or self.width() < LEAST_DOT * len(self.steps.names) / 2:
            return
        colours = self.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = min(self._centre(1).x() * 0.8, self.height() / 2 - 3)
        painter.setPen(QPen(colours.quiet, 1.4))
        painter.drawLine(self._centre(1), self._centre(len(self.steps.names)))
        numbered = radius >= 9
        painter.setFont(table_font(max(6.0, radius * 0.72), bold=True))
        for number in range(1, len(self.steps.names) + 1):
            self._paint_dot(painter, number, radius, numbered=numbered)

    def _paint_dot(self, painter: QPainter, number: int, radius: float, *, numbered: bool) -> None:
        assert self.steps is not None
        colours, at, now = self.colours, self._centre(number), self.steps.now
        done = mix(colours.panel, QColor("#E9B83A"), 0.45)
        painter.setPen(QPen(colours.text if number <= now else colours.quiet, 1.4))
        painter.setBrush(done if number < now else colours.gold if number == now else colours.panel)
        if number == now:
            long = radius * 1.35
            ends = (QPointF(0, -long), QPointF(long, 0), QPointF(0, long), QPointF(-long, 0))
            painter.drawPolygon(QPolygonF([at + end for end in ends]))
            painter.setPen(colours.raised if colours.light == "day" else colours.window)
        else:
            painter.drawEllipse(at, radius * 0.86, radius * 0.86)
        if numbered:
            box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            number = self._at(event.pos().x())
            QToolTip.showText(event.globalPos(), self.steps.names[number - 1] if self.steps and number else "", self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        number = self._at(event.position().x())
        if number in self.seen:
            self.visited.emit(number)


class Controls(QWidget):
    """Dots at the left, buttons at the right.

    Signals:
        pause_wanted, next_wanted, turn_wanted, slower_wanted, faster_wanted: the buttons.
    """

    pause_wanted = Signal()
    next_wanted = Signal()
    turn_wanted = Signal()
    slower_wanted = Signal()
    faster_wanted = Signal()

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self.colours = colours
        self.dots = StepDots(colours)
        self._is_paused = False
        self._shown: tuple[bool, str] | None = None
        self.setObjectName("following")
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(6)
        line.addWidget(self.dots, 1)
        self.buttons: dict[str, QPushButton] = {}
        for name, signal in (
            ("slower", self.slower_wanted),
            ("faster", self.faster_wanted),
            ("pause", self.pause_wanted),
            ("next", self.next_wanted),
            ("to_turn", self.turn_wanted),
        ):
            button = QPushButton()
            button.setObjectName(f"follow_{name}")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard at the board
            button.setProperty("primary", name == "to_turn")
            button.clicked.connect(lambda _=False, signal=signal: signal.emit())
            line.addWidget(button)
            self.buttons[name] = button
        self.retranslate()

    def show_state(self, *, is_paused: bool, speed: str) -> None:
        """Whether it is paused, and how fast it goes."""
        if (is_paused, speed) == self._shown:
            return
        self._shown = (is_paused, speed)
        self._is_paused = is_paused
        self.buttons["slower"].setEnabled(speed != "slow")
        self.buttons["faster"].setEnabled(speed != "none")
        self.retranslate()

    def restyle(self, colours: Colours) -> None:
        """Another light."""
        self.colours = self.dots.colours = colours
        self.retranslate()
        self.dots.update()

    def retranslate(self) -> None:
        """Words in the chosen language."""
        pause = self.tr("Go on") if self._is_paused else self.tr("Pause")
        self._words = {
            "pause": (pause, f"{pause} ({self.tr('Space')})"),
            "next": (self.tr("Next step"), f"{self.tr('Next step')} (→)"),
            "to_turn": (self.tr("To my turn"), f"{self.tr('To my turn')} ({self.tr('Enter')})"),
            "slower": ("", f"{self.tr('Slower')} (−)"),
            "faster": ("", f"{self.tr('Faster')} (+)"),
        }
        size = round(self.font().pointSizeF() * 1.25)
        for name, button in self.buttons.items():
            _, tip = self._words[name]
            button.setToolTip(tip)
            button.setAccessibleName(tip)
            colour = self.colours.accent_text if name == "to_turn" else self.colours.text
            sign = "go" if name == "pause" and self._is_paused else name
            button.setIcon(signs.icon(sign, colour, size, self.devicePixelRatioF()))
            button.setIconSize(QSize(size, size))
        self._share_room()

    def _share_room(self) -> None:
        """Words on the buttons where they and the dots fit, else signs alone."""
        for name, button in self.buttons.items():
            words = self._words[name][0]
            button.setText(f" {words}" if words else "")  # room between sign and words
        dots = LEAST_DOT * len(self.dots.steps.names) if self.dots.steps else 0
        needed = sum(button.sizeHint().width() + 6 for button in self.buttons.values()) + dots
        if needed > self.width():
            for button in self.buttons.values():
                button.setText("")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def showEvent(self, event: QShowEvent) -> None:
        """Where it is laid anew, a style sheet gives the buttons the letters of the application."""
        super().showEvent(event)
        for button in self.buttons.values():
            button.ensurePolished()
            if button.font().pointSizeF() != self.font().pointSizeF():
                button.setFont(self.font())
        self._share_room()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
        super().changeEvent(event)
