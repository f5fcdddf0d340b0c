"""The games that are meant as a CSV file: where it is to lie, and writing it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QWidget

from kingsbridge_desktop.play import chronicle
from kingsbridge_desktop.play.statistics.export import as_csv
from kingsbridge_desktop.saves.chronicle.index import Filter, Index
from kingsbridge_desktop.saves.chronicle.rows import GameRow
from kingsbridge_desktop.saves.folder import write_bytes
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language
from kingsbridge_desktop.ui.chronicle.words import CONTEXT
from kingsbridge_desktop.ui.dialogs import file_dialog
from kingsbridge_desktop.ui.words import game_name, level_name

SUFFIX = ".csv"
TOGETHER = 500  # games that are read at once
HEADS = (
    QT_TRANSLATE_NOOP("chronicle", "Date"),
    QT_TRANSLATE_NOOP("chronicle", "Game"),
    QT_TRANSLATE_NOOP("chronicle", "Players"),
    QT_TRANSLATE_NOOP("chronicle", "Seat"),
    QT_TRANSLATE_NOOP("chronicle", "Name"),
    QT_TRANSLATE_NOOP("chronicle", "Kind of player"),
    QT_TRANSLATE_NOOP("chronicle", "Points"),
    QT_TRANSLATE_NOOP("chronicle", "Place"),
    QT_TRANSLATE_NOOP("chronicle", "Seconds"),
    QT_TRANSLATE_NOOP("chronicle", "Id"),
    QT_TRANSLATE_NOOP("chronicle", "Head start"),
)


def ask_for_file(parent: QWidget) -> Path | None:
    """Where the table is to lie; None if nowhere."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    title = QCoreApplication.translate("ChroniclePage", "Save as CSV …").rstrip(" …")
    path, _ = file_dialog.ask_where(parent, title, Path(folder) / f"kingsbridge{SUFFIX}", [f"CSV (*{SUFFIX})"])
    return path.with_suffix(SUFFIX) if path is not None and not path.suffix else path


def write(path: Path, chosen: Filter, language: Language) -> int:
    """Writes the games with heads in the language; how many. UTF-8 with a mark, by which spreadsheets know it."""
    games = chronicle.ask(partial(_all, chosen))
    heads = [language.say(CONTEXT, head) for head in HEADS]
    text = as_csv(heads, games, partial(game_name, language), partial(level_name, language))
    write_bytes(path, text.encode("utf-8-sig"))
    return len(games)


def _all(chosen: Filter, index: Index) -> list[GameRow]:
    ids = index.ids(chosen)
    found: list[GameRow] = []
    for begin in range(0, len(ids), TOGETHER):
        found += index.games(ids[begin : begin + TOGETHER])
    return found
