"""After a fault: tells of it once, offers a report, and sees to it that the game goes on from its state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, qVersion
from PySide6.QtGui import QGuiApplication

from kingsbridge_desktop.ui.faults import Fault, FaultDesk
from kingsbridge_desktop.ui.panels.fault_bar import FaultBar

if TYPE_CHECKING:
    from kingsbridge_desktop.ui.main_window import MainWindow

# Tries at one and the same position: the screen is shown anew, then a plain one takes its place, then there is an end.
TRIES_PAINTED = 2
TRIES = 5


class Mender(QObject):
    """Looks after the window whenever the desk has heard of a fault."""

    def __init__(self, window: MainWindow, desk: FaultDesk) -> None:
        super().__init__(window)
        self._window, self._desk = window, desk
        self.bar = FaultBar()
        self.bar.copy_wanted.connect(self.copy_report)
        self.bar.log_wanted.connect(self.show_log)
        window.desk.kept.connect(self.bar.know_saved)
        self._at: tuple[int, int] = (0, 0)  # the table and the ply that were mended last
        self._tries = 0
        self._soon = QTimer(self)  # several faults of one click are mended together
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.mend)
        desk.happened.connect(self._happened)

    def _happened(self, fault: Fault) -> None:
        if fault.times == 1:
            self.bar.tell_fault(at_table=self._window.game is not None)
        self._soon.start(0)

    def mend(self) -> None:
        """Goes on if nothing else does; a position that fails again and again gets a plain screen, then is left."""
        page = self._window.game
        if page is None or page.goes_on:
            return
        at = (id(page.table), page.table.match.ply)
        self._tries = self._tries + 1 if at == self._at else 1
        self._at = at
        if self._tries > TRIES:
            self.bar.tell_stopped(can_undo=page.table.undo_stop() is None)
        elif self._tries == TRIES_PAINTED + 1:
            self._window.lay_plain_screen()
        else:
            page.course.show_anew()

    def bug_report(self) -> str:
        """Everything that helps to mend a fault, and nothing that the person at the screen may not know."""
        from kingsbridge_desktop.core.types import NOBODY
        from kingsbridge_desktop.diagnosis import bug_report

        page = self._window.game
        match, viewer = (page.table.match, page.table.viewer) if page is not None else (None, NOBODY)
        about = {"qt": qVersion(), "platform": QGuiApplication.platformName(), "language": self._window.language.code}
        return bug_report.report(match, viewer, self._desk.counts, about)

    def copy_report(self) -> None:
        """Puts a bug report into the clipboard."""
        QGuiApplication.clipboard().setText(self.bug_report())
        self.bar.say_copied()

    def show_log(self) -> None:
        """Shows what a bug report would say."""
        from kingsbridge_desktop.ui.dialogs.log import show_log

        show_log(self.bug_report(), self._window)
