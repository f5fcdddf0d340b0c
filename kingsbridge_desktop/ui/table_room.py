"""The room of a table: board, question and side share the window, and follow its size and that of the letters."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMenu, QSplitter, QToolButton, QVBoxLayout, QWidget

from kingsbridge_desktop.ui.board.stage import Stage
from kingsbridge_desktop.ui.giving_way import Plan, plan
from kingsbridge_desktop.ui.panels.prompt import PromptBar
from kingsbridge_desktop.ui.panels.side import SidePanel
from kingsbridge_desktop.ui.resting_log import RestingLog
from kingsbridge_desktop.ui.settings import Settings
from kingsbridge_desktop.ui.theme import BASE_POINTS, chosen_points, wear

KEEP_AFTER = 400  # ms without a further change, until the border and the zoom are written
NOTICE_SHARE = 0.6  # of the width of the board, for messages
WOOD_SHARE = 0.3  # of it, that the wood beside the board must have for them
HAND_SHARE = 0.3  # of its height, where the hand lies
ASIDE_SHARE = 0.375  # of the width of a small window, in which everything is said that would else cover the board
GAP, AROUND = 6, 8  # pixels that lie free between the parts, and around them


class TableRoom(QWidget):
    """Lays out a table.

    Signals:
        narrowed: the menu has its button here and its bar may go (True), or the bar is wanted again (False).
    """

    narrowed = Signal(bool)

    def __init__(self, stage: Stage, prompt: PromptBar, side: SidePanel, settings: Settings) -> None:
        super().__init__()
        self._lettered: list[QWidget] = []
        self._stage, self._prompt, self._side, self._settings = stage, prompt, side, settings
        self.plan = Plan(1.0, -1, False)
        self.resting = RestingLog(stage, side.log_room)
        self._board = QWidget()
        self._column = QVBoxLayout(self._board)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(GAP)
        self._column.addWidget(stage, 1)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(self._board)
        self.splitter.addWidget(side)
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setStretchFactor(1, 0)
        self.splitter.setCollapsible(0, False)
        self.splitter.setHandleWidth(AROUND)
        self._build_strip()
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(AROUND, GAP, AROUND, AROUND)
        self._rows.setSpacing(GAP)
        self._rows.addWidget(self._strip)
        self._rows.addWidget(self.splitter, 1)
        self._keeping = QTimer(self)
        self._keeping.setSingleShot(True)
        self._keeping.setInterval(KEEP_AFTER)
        self._keeping.timeout.connect(self._keep)
        self.splitter.splitterMoved.connect(self._drawn)
        stage.set_zoom(settings.values.zoom)
        stage.zoomed.connect(self._keeping.start)
        self._drawn_share = settings.values.side_share

    def _build_strip(self) -> None:
        self._strip = QWidget()
        line = self._strip_line = QHBoxLayout(self._strip)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(4)
        self.menu_button, self.drawer_button = QToolButton(), QToolButton()
        self.menu_button.setObjectName("table_menu")
        self.menu_button.setText("☰")
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu_button.hide()
        self.drawer_button.setObjectName("drawer")
        self.drawer_button.setCheckable(True)
        self.drawer_button.toggled.connect(self._open_drawer)
        line.addWidget(self.menu_button)
        line.addWidget(self.drawer_button)  # at the left, as the drawer itself
        self._strip.hide()
        self.retranslate()

    def retranslate(self) -> None:
        """Words in the chosen language."""
        self.menu_button.setToolTip(self.tr("Menu"))
        self.menu_button.setAccessibleName(self.tr("Menu"))
        self.drawer_button.setToolTip(self.tr("Log, state of the game and looking back (L)"))
        self.drawer_button.setAccessibleName(self.tr("Log"))
        self._sign_drawer()

    def _sign_drawer(self) -> None:
        self.drawer_button.setText("◀" if self.drawer_button.isChecked() else "▶")

    def set_menu(self, menu: QMenu) -> None:
        """What the menu's button opens where there is no room for its bar."""
        self.menu_button.setMenu(menu)
        self.menu_button.show()

    # sharing

    def arrange(self) -> None:
        """Shares the window anew: its size or that of the letters has changed."""
        window = self.window()
        points = chosen_points()
        wanted = plan(window.width(), window.height(), points / BASE_POINTS)
        self._set_letters(points * wanted.letters)
        if wanted.is_strip != self.plan.is_strip or self.plan.side < 0:
            self._lay_strip() if wanted.is_strip else self._lay_side()
        self._place_question(wanted)
        self.plan = wanted
        self._prompt.set_flat(wanted.is_strip)
        if wanted.is_strip:
            self._stage.keep_aside(round(self.width() * ASIDE_SHARE), least=1.0)
            self._place_drawer()
        else:
            self._share()

    def _set_letters(self, points: float) -> None:
        font = QFont(QApplication.font())
        font.setPointSizeF(points)
        if font == self.font():
            return
        for part in (self._strip, self._side, self._prompt, *self._lettered):
            wear(part, font)
        self.setFont(font)
        self._side.set_letters(points)

    def letter(self, *parts: QWidget) -> None:
        """What lies over the board has letters as large as what stands beside it."""
        self._lettered += parts
        for part in parts:
            wear(part, self.font())

    def _lay_strip(self) -> None:
        """Plates in one line above the board, the log in the wood beside it, and all of the side in a drawer."""
        self._side.give_plates(self._strip_line)
        self._side.hide()
        self._side.setParent(self)
        self._side.set_framed(True)
        self.resting.begin()
        self._strip.show()
        self.narrowed.emit(True)

    def _lay_side(self) -> None:
        self.drawer_button.setChecked(False)
        self._give_log_back()
        self._strip.hide()
        self._stage.keep_aside(0)
        self._side.set_framed(False)
        self.splitter.addWidget(self._side)
        self.splitter.setStretchFactor(1, 0)
        self._side.take_plates()
        self._side.show()
        if self.plan.side >= 0:
            self.narrowed.emit(False)

    def _place_question(self, wanted: Plan) -> None:
        where = self._rows if wanted.has_wide_question else self._column
        if where.indexOf(self._prompt) < 0:
            where.addWidget(self._prompt)

    def _share(self) -> None:
        """The side gets its share of the window, or what somebody gave it by drawing the border."""
        width = self.splitter.width()
        side = round(self._drawn_share * width) if self._drawn_share else self.plan.side
        side = max(side, self._side.minimumSizeHint().width())
        self.splitter.setSizes([width - side, side])

    def _drawn(self) -> None:
        """Whoever drew the border themselves keeps it, also the next time."""
        self._drawn_share = min(0.6, self._side.width() / max(1, self.splitter.width()))
        self._keeping.start()

    def _keep(self) -> None:
        self._settings.set("side_share", round(self._drawn_share, 4))
        self._settings.set("zoom", round(self._stage.zoom_factor, 3))

    def notice_areas(self) -> list[QRect]:
        """Over what messages may lie: the side, from its foot; or the wood, then the right part of the board."""
        part: QWidget = self._stage if self.plan.is_strip else self._side
        box = QRect(part.mapTo(self, QPoint()), part.size())
        if not self.plan.is_strip:
            return [box]
        aside, up = round(box.width() * (1 - NOTICE_SHARE)), round(box.height() * HAND_SHARE)
        wood = self._stage.wood().translated(box.topLeft())
        return [*([wood] if wood.width() >= box.width() * WOOD_SHARE else []), box.adjusted(aside, 0, 0, -up)]

    # the drawer

    def press_log_key(self) -> None:
        """The keyboard goes into the log where it is seen, then into the drawer with all that is known, then back."""
        log, is_open = self._side.log, self.drawer_button.isChecked()
        if log.isVisible() and not log.hasFocus() and not is_open:
            log.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif self.plan.is_strip and not is_open:
            self.drawer_button.setChecked(True)
            log.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self.leave_log()

    def read_log(self) -> None:
        """The log is seen, if need be in its drawer, and has the keyboard."""
        self.resting.come_at_once()
        if not self._side.log.isVisible() and self.plan.is_strip:
            self.drawer_button.setChecked(True)
        self._side.log.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave_log(self) -> bool:
        """Closes the drawer, and gives the board the keyboard that was in the log; False if neither was so."""
        was_there = self.drawer_button.isChecked() or self._side.log.hasFocus()
        self.drawer_button.setChecked(False)
        if was_there:
            self._stage.setFocus()
        return was_there

    def toggle_drawer(self) -> bool:
        """Opens or closes the drawer; False where its parts are seen anyway."""
        if not self.plan.is_strip:
            return False
        self.drawer_button.toggle()
        return True

    def _open_drawer(self, is_open: bool) -> None:
        """There is one log: it is in the drawer as long as that is open."""
        self._sign_drawer()
        if not self.plan.is_strip:
            return
        if is_open:
            self._give_log_back()
            self._place_drawer()
        self._side.setVisible(is_open)
        self._side.raise_()
        if not is_open:
            self.resting.begin()

    def _give_log_back(self) -> None:
        self.resting.end()
        self._side.take_log()

    def _place_drawer(self) -> None:
        """In the wood beside the board, where it covers nothing; whoever looks nearer at the board has none."""
        box, wood = QRect(self._stage.mapTo(self, QPoint()), self._stage.size()), self._stage.aside()
        wide = round(self.width() * ASIDE_SHARE) if wood.isEmpty() else wood.right()
        box.setWidth(max(wide, self._side.minimumSizeHint().width()))
        self._side.setGeometry(box)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
