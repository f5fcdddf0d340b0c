"""A game given to others: its report as PDF, its record as text, a picture of its board, a film."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QRectF, QStandardPaths, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.core.meta import QT_TRANSLATE_NOOP
from kingsbridge_desktop.play.record import record_of
from kingsbridge_desktop.saves.folder import write_bytes, write_text
from kingsbridge_desktop.text.language import from_linguist, languages
from kingsbridge_desktop.text.problems import problem
from kingsbridge_desktop.ui.dialogs import file_dialog
from kingsbridge_desktop.ui.dialogs.film import FilmDialog
from kingsbridge_desktop.ui.dialogs.live_question import Wording, tell
from kingsbridge_desktop.ui.ending.report import write_report
from kingsbridge_desktop.ui.i18n import own_name
from kingsbridge_desktop.ui.words import game_name

if TYPE_CHECKING:
    from kingsbridge_desktop.ui.main_window import MainWindow

_CONTEXT = "Exporting"
REPORT = QT_TRANSLATE_NOOP("Exporting", "Report as PDF")
RECORD = QT_TRANSLATE_NOOP("Exporting", "Record as text")
FILM = QT_TRANSLATE_NOOP("Exporting", "Film of the game")
PICTURE = QT_TRANSLATE_NOOP("Exporting", "Picture of the board")
TEXT_IN = QT_TRANSLATE_NOOP("Exporting", "Text, {language} (*.txt)")
WRITTEN = QT_TRANSLATE_NOOP("Exporting", "Written: {file}")
BOARD_WIDE = 2400  # pixels of the picture of a board


def _say(source: str, **params: object) -> str:
    return QCoreApplication.translate(_CONTEXT, source).format(**params)


def export_report(window: MainWindow) -> None:
    """The report of the finished game on the table."""
    page = window.game
    if page is None or not page.table.match.is_over:
        return
    path, _ = _ask(window, _say(REPORT), ".pdf", ["PDF (*.pdf)"])
    if path is not None:
        _write(window, path, lambda: write_report(path, page.ending.ending()))


def export_record(window: MainWindow) -> None:
    """What happened in the game on the table, in the language that is chosen as the kind of file."""
    page = window.game
    if page is None:
        return
    codes = sorted(languages(), key=lambda code: code != window.language.code)
    kinds = [_say(TEXT_IN, language=own_name(code)) for code in codes]
    path, kind = _ask(window, _say(RECORD), ".txt", kinds)
    if path is not None:
        code = codes[kinds.index(kind)] if kind in kinds else codes[0]
        _write(window, path, lambda: write_text(path, record_of(page.table.match, from_linguist(code))))


def export_picture(window: MainWindow) -> None:
    """The board as it is seen just now."""
    page = window.game
    if page is None:
        return
    path, _ = _ask(window, _say(PICTURE), ".png", ["PNG (*.png)"])
    if path is not None:
        _write(window, path, lambda: write_bytes(path, picture_of(page.view.scene)))


def export_film(window: MainWindow) -> None:
    """The game on the table, or a part of it, as an animated picture."""
    page = window.game
    if page is None or not page.table.match.ply:
        return
    dialog = FilmDialog(page.table.match, window.settings, window.language, window.colours, window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def ask(kind: str) -> None:
        path, _ = _ask(window, _say(FILM), kind, [f"{kind[1:].upper()} (*{kind})"])
        if path is not None:
            dialog.write(path)

    dialog.path_wanted.connect(ask)
    dialog.written.connect(lambda path: _tell(window, _say(WRITTEN, file=path.name)))
    dialog.open()


def picture_of(scene: QGraphicsScene) -> bytes:
    """A board as a PNG."""
    box = scene.sceneRect()
    image = QImage(BOARD_WIDE, round(BOARD_WIDE * box.height() / box.width()), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    scene.render(painter, QRectF(image.rect()), box)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def _ask(window: MainWindow, title: str, suffix: str, kinds: list[str]) -> tuple[Path | None, str]:
    """Where a file is to lie, None for nowhere, and the chosen kind."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    game = window.game
    name = game_name(window.language, game.table.match.game) if game is not None else "Kingsbridge"
    wish = Path(folder) / f"{name.replace(':', ' –').replace('/', '-')}{suffix}"
    path, kind = file_dialog.ask_where(window, title, wish, kinds)
    return (path.with_suffix(suffix) if path is not None and not path.suffix else path), kind


def _write(window: MainWindow, path: Path, write: Callable[[], None]) -> None:
    try:
        write()
    except KingsbridgeError as error:
        _tell(window, problem(window.language, error))
        return
    _tell(window, _say(WRITTEN, file=path.name))


def _tell(window: MainWindow, words: str) -> None:
    """A sentence beside the board; in a box where something lies over the board."""
    if window.game is not None and window.game.is_covered:
        tell(window, lambda: Wording("Kingsbridge", words))
    else:
        window.say(lambda: words)
