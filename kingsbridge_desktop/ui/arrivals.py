"""What comes to the window from outside: wishes of a later start, files from the desktop, files dropped on it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from kingsbridge_desktop.ui.recent import RecentGames, RecentMenu
from kingsbridge_desktop.wish import Wish

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData

    from kingsbridge_desktop.ui.main_window import MainWindow

SUFFIXES = (".kingsbridge", ".json")
LOOK_AGAIN = 250  # ms, while a dialog is open that must be answered first


class Arrivals(QObject):
    """Fulfils wishes at a window, each once no dialog waits for an answer any more."""

    def __init__(self, window: MainWindow, app: QApplication) -> None:
        super().__init__(window)
        self._window = window
        self._waiting: list[Wish] = []
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_AGAIN)
        self._timer.timeout.connect(self._next)
        window.setAcceptDrops(True)
        window.installEventFilter(self)
        app.installEventFilter(self)

    def take(self, wish: Wish) -> None:
        """Shows the window, then does what is wished as soon as it can be done."""
        self._come_forward()
        self._waiting = [wish]  # the last one counts: nobody wants three tables one after the other
        self._next()

    def _come_forward(self) -> None:
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        box = QApplication.activeModalWidget()
        if box is not None:  # where nobody manages windows it would lie below the one that waits for its answer
            box.raise_()
            box.activateWindow()

    def _next(self) -> None:
        if QApplication.activeModalWidget() is not None:
            self._timer.start()
            return
        self._timer.stop()
        while self._waiting:
            self._fulfil(self._waiting.pop(0))

    def _fulfil(self, wish: Wish) -> None:
        if wish.file:
            self._window.open_file(Path(wish.file))
        elif wish.resume:
            self._window.resume_last()
        elif wish.new_game:
            self._window.go_home()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.FileOpen:  # macOS gives files this way, at the start and later
            self.take(Wish(event.file()))  # type: ignore[attr-defined]
            return True
        if watched is self._window and kind in (QEvent.Type.DragEnter, QEvent.Type.Drop):
            file = dropped_file(event.mimeData())  # type: ignore[attr-defined]
            if file is None:
                return False
            event.acceptProposedAction()  # type: ignore[attr-defined]
            if kind == QEvent.Type.Drop:
                # Afterwards: the program the file comes from waits until the drop is over.
                QTimer.singleShot(0, self, lambda: self.take(Wish(str(file))))
            return True
        return False


def offer_recent_games(window: MainWindow) -> None:
    """Adds the recent games to the menu, and keeps the list while files are opened and saved."""
    games = RecentGames()
    menu = RecentMenu(games, window)
    menu.aboutToShow.connect(menu.fill)
    menu.triggered.connect(lambda action: window.open_file(Path(action.data())) if action.data() else None)
    window.menus.add_below_open(menu)
    window.desk.used.connect(games.add)


def dropped_file(data: QMimeData) -> Path | None:
    """The one save among what is dragged; None for anything else, and for several files at once."""
    files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return files[0] if len(files) == 1 and files[0].suffix.lower() in SUFFIXES else None
