"""What is seen while somebody looks back: a frame around the board that says so, and a row that runs the film."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QIcon,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QRegion,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget
from shiboken6 import isValid

from kingsbridge_desktop.ui.film.film import Film
from kingsbridge_desktop.ui.following import signs
from kingsbridge_desktop.ui.looking_back import LookingBack
from kingsbridge_desktop.ui.panels.prompt import PromptBar
from kingsbridge_desktop.ui.theme import Colours, table_font

BAND = 6.0  # pixels of the frame around the past
AIR = 2  # between it and the words that stand beside the board
MOVING = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.LayoutRequest)
KEYS = {
    "play": ("Space",),
    "slower": ("-",),
    "faster": ("+",),
    "last": ("PgUp",),
    "next": ("PgDown",),
    "back": ("Left",),
    "forward": ("Right",),
}


class PastFrame(QWidget):
    """A frame around the board that shows the past, in what the `room` has free around it; clicks go through it."""

    def __init__(self, colours: Colours, stage: QWidget, room: QWidget) -> None:
        super().__init__(room)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setObjectName("past")
        self.colours = colours
        self._stage, self._room = stage, room
        for widget in (stage, room):
            widget.installEventFilter(self)
        self.hide()

    def lie_around(self) -> None:
        """Takes its place around the board."""
        stage, band = self._stage, round(BAND)
        box = QRect(stage.mapTo(self._room, QPoint()), stage.size())
        self.setGeometry(box.adjusted(-band, -band, band, band))
        inner = self.rect().adjusted(band, band, -band, -band)
        self.setMask(QRegion(self.rect().adjusted(0, 0, -AIR, 0)) - QRegion(inner))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        half = BAND / 2
        edge = QRectF(self.rect()).adjusted(half, half, -half - AIR / 2, -half)
        painter.setPen(QPen(self.colours.text, BAND, j=Qt.PenJoinStyle.MiterJoin))
        painter.drawRect(edge)
        painter.setPen(_stitches(self.colours))
        painter.drawRect(edge)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in MOVING and self.isVisible():
            self.lie_around()
        return super().eventFilter(watched, event)


class PastSign(QWidget):
    """Says in the bar which moment of the past is shown, in the colours of its frame."""

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.colours = colours
        self.words = ""
        self.hide()

    def tell(self, words: str) -> None:
        """Which moment it is."""
        self.words = words
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def _letters(self) -> QFont:
        return table_font(self.font().pointSizeF(), bold=True)

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._letters())
        lines = self.words.split("\n")
        width = max(map(metrics.horizontalAdvance, lines))
        return QSize(round(width + 4 * BAND), round(len(lines) * metrics.lineSpacing() + 4 * BAND))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0, 0, self.width(), min(self.height(), self.sizeHint().height()))
        box.moveCenter(QRectF(self.rect()).center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.colours.text)
        painter.drawRoundedRect(box, 5, 5)
        half = BAND / 2
        painter.setPen(_stitches(self.colours))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(half, half, -half, -half), 3, 3)
        painter.setFont(self._letters())
        painter.setPen(self.colours.raised)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.words)


def _stitches(colours: Colours) -> QPen:
    pen = QPen(colours.raised, 1.6)
    pen.setDashPattern([6, 4])
    return pen


class FilmBar(QWidget):
    """Lies in the bar of questions while somebody looks back.

    Signals:
        branch_wanted: a new game from after so many actions.
    """

    branch_wanted = Signal(int)

    def __init__(
        self,
        film: Film,
        looking_back: LookingBack,
        prompt: PromptBar,
        colours: Colours,
        stage: QWidget,
        room: QWidget,
    ) -> None:
        super().__init__(prompt)  # before it is laid there: it must go with the table
        self._film, self._looking_back, self._prompt, self.colours = film, looking_back, prompt, colours
        self._stage = stage
        self.setObjectName("film")
        self.frame, self.sign = PastFrame(colours, stage, room), PastSign(colours, prompt)
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setProperty("quiet", True)
        self.buttons: dict[str, QPushButton] = {}
        self._least = QSize(0, 0)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(6)
        self.speed = QLabel()
        self.speed.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for name in ("last", "play", "next", "slower", "faster", "branch"):
            button = self.buttons[name] = QPushButton()
            button.setObjectName(f"film_{name}")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard at the board
            button.setProperty("primary", name == "play")
            line.addWidget(button)
            if name == "slower":
                line.addWidget(self.speed)
        line.insertWidget(line.count() - 1, self.words, 1)
        self._connect(stage.parentWidget() or stage)
        self.setParent(stage)  # until it is laid: a widget without a parent would outlive the page and its keys
        self.hide()
        self.retranslate()

    def _connect(self, board: QWidget) -> None:
        """No lambdas here that know the page: the board outlives it."""
        calls = {
            "play": self._film.toggle,
            "slower": self._slower,
            "faster": self._faster,
            "last": self._last,
            "next": self._next,
            "back": self._back,
            "forward": self._forward,
            "branch": self._branch,
        }
        for name, button in self.buttons.items():
            if name in calls:
                button.clicked.connect(calls[name])
        self._shortcuts: list[QShortcut] = []
        for name, keys in KEYS.items():
            for key in keys:
                shortcut = QShortcut(QKeySequence(key), board)
                shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                shortcut.setEnabled(False)
                shortcut.activated.connect(self._pressed if name == "play" else calls[name])
                self._shortcuts.append(shortcut)
        self._film.changed.connect(self.follow)
        self._looking_back.began.connect(self.follow)
        self._looking_back.visited.connect(self.follow)
        self._looking_back.ended.connect(self.follow)

    def _pressed(self) -> None:
        """Space runs the film, or presses the button that has the keyboard."""
        focused = QApplication.focusWidget()
        if isinstance(focused, QAbstractButton):
            focused.click()
        else:
            self._film.toggle()

    def _slower(self) -> None:
        self._film.change_speed(-1)

    def _faster(self) -> None:
        self._film.change_speed(1)

    def _last(self) -> None:
        self._film.to_turn(-1)

    def _next(self) -> None:
        self._film.to_turn(1)

    def _back(self) -> None:
        self._looking_back.visit(max(0, self._film.ply - 1))

    def _branch(self) -> None:
        self._film.stop()
        self.branch_wanted.emit(self._film.ply)

    def _forward(self) -> None:
        self._looking_back.visit(self._film.ply + 1)

    def follow(self) -> None:
        """Shows what the film does; goes when nobody looks back."""
        is_on = self._looking_back.is_on
        if not all(map(isValid, self._shortcuts)):
            return  # the board has gone already, and the bar goes with it
        for shortcut in self._shortcuts:
            shortcut.setEnabled(is_on)
        self.sign.tell(self.tr("The past:\nmove %s") % self._film.ply)
        focused = QApplication.focusWidget()
        if is_on and self.isHidden() and focused is not None and self._prompt.isAncestorOf(focused):
            self._stage.setFocus()  # before the button that had the keyboard goes
        if not is_on:
            self._prompt.take_row(self)
            self.frame.hide()
            return
        self._prompt.lay_row(self, self.sign)
        self.frame.lie_around()
        turn = self._film.turn_seen()
        self.words.setText(turn.words if turn is not None else "")
        has_turns = bool(self._film.turns)
        self.buttons["last"].setVisible(has_turns)
        self.buttons["next"].setVisible(has_turns)
        self.speed.setText(f"×{self._film.speed:g}")
        self._name_play()

    def _name_play(self) -> None:
        running = self._film.is_running
        words = self.tr("Pause") if running else self.tr("Film")
        self._name("play", words, self.tr("Space"), "pause" if running else "go")

    def _name(self, name: str, words: str, key: str, sign: str, *, in_words: bool = False) -> None:
        button = self.buttons[name]
        tip = f"{words} ({key})" if key else words
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        size = round(self.font().pointSizeF() * 1.25)
        if sign:
            colour = self.colours.accent_text if name == "play" else self.colours.text
            button.setIcon(signs.icon(sign, colour, size, self.devicePixelRatioF()))
            button.setIconSize(QSize(size, size))
        if in_words:
            button.setText(words)

    def retranslate(self) -> None:
        """Words in the chosen language."""
        self._name("last", self.tr("Last turning point"), self.tr("Page up"), "last")
        self._name("next", self.tr("Next turning point"), self.tr("Page down"), "next")
        self._name("slower", self.tr("Slower"), "−", "slower")
        self._name("faster", self.tr("Faster"), "+", "faster")
        self._name("branch", self.tr("Play on from here …"), "", "", in_words=True)
        self.follow()
        self._fit_branch(self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_branch(event.size().width())

    def _fit_branch(self, room: int) -> None:
        """Where the words of the last button have no room, its sign stands for them; the tip keeps them."""
        row = self.layout()
        if row is None:
            return
        self._show_branch(in_words=False)
        self._least = row.minimumSize()
        self._show_branch(in_words=True)
        if row.minimumSize().width() > room:
            self._show_branch(in_words=False)

    def _show_branch(self, *, in_words: bool) -> None:
        button, size = self.buttons["branch"], round(self.font().pointSizeF() * 1.25)
        sign = signs.icon("branch", self.colours.text, size, self.devicePixelRatioF())
        button.setText(button.toolTip() if in_words else "")
        button.setIcon(QIcon() if in_words else sign)
        button.setIconSize(QSize(size, size))

    def minimumSizeHint(self) -> QSize:
        """With signs alone."""
        return self._least

    def restyle(self, colours: Colours) -> None:
        """Another light."""
        self.colours = self.frame.colours = self.sign.colours = colours
        self.retranslate()
        self._film.retold.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange) and self.buttons:
            self.retranslate()
