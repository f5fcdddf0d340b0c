"""What the list of saves says of a file, whatever is in it: read in a thread, harmless in every part."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Sequence
from datetime import datetime
from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QDate, QIODevice, QLocale, QSize
from PySide6.QtGui import QImage, QImageReader

from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.saves import shelf, store
from kingsbridge_desktop.saves.schema import SaveFile
from kingsbridge_desktop.saves.store import Entry
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language
from kingsbridge_desktop.text.problems import problem
from kingsbridge_desktop.ui.i18n import locale_of
from kingsbridge_desktop.ui.words import game_name

PNG = b"\x89PNG\r\n\x1a\n"
LARGEST_PICTURE = QSize(1000, 1000)
CONTEXT = "saves"
RUNNING_GAME = QT_TRANSLATE_NOOP("saves", "A running game")
UNKNOWN_GAME = QT_TRANSLATE_NOOP("saves", "This version of Kingsbridge does not have the game “{game}”.")
SALVAGED = QT_TRANSLATE_NOOP("saves", "Damaged. What could be read can be played on; the last moves may be missing.")
FINISHED = QT_TRANSLATE_NOOP("saves", "finished")
UNFINISHED = QT_TRANSLATE_NOOP("saves", "unfinished")


class Kind(Enum):
    """Where a file lies."""

    SAVED = auto()
    RUNNING = auto()


class Line(NamedTuple):
    """A file of the list with its picture."""

    entry: Entry
    kind: Kind
    picture: QImage


class Shelf(NamedTuple):
    """All lines, and why a folder could not be read."""

    lines: Sequence[Line]
    problems: Sequence[KingsbridgeError]


def read_shelf() -> Shelf:
    """Reads both folders; what is wrong with one hides nothing of the other."""
    lines: list[Line] = []
    problems: list[KingsbridgeError] = []
    for kind, entries in ((Kind.SAVED, store.entries(store.save_folder())), (Kind.RUNNING, shelf.running())):
        try:
            lines += [Line(entry, kind, picture_of(entry.save)) for entry in entries]
        except KingsbridgeError as error:
            problems.append(error)
    return Shelf(lines, problems)


def picture_of(save: SaveFile | None) -> QImage:
    """The picture in a save: a small PNG and nothing else; an empty one if it is not that.

    Neither another format nor a plugin is ever tried: some of them open files that a picture names.
    """
    if save is None or not save.picture:
        return QImage()
    try:
        data = base64.b64decode(save.picture, validate=True)
    except (binascii.Error, ValueError):
        return QImage()
    if not data.startswith(PNG):
        return QImage()
    bytes_of_picture = QByteArray(data)
    buffer = QBuffer(bytes_of_picture)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"png"))
    reader.setAutoDetectImageFormat(False)
    reader.setDecideFormatFromContent(False)
    size = reader.size()  # from the header: nothing is decoded yet
    if not size.isValid() or size.isEmpty() or size.boundedTo(LARGEST_PICTURE) != size:
        return QImage()
    return reader.read()


def title_of(language: Language, line: Line) -> str:
    """What the file is called: its name, or for a running game which it is."""
    known = line.entry.save or line.entry.remains
    if line.kind is Kind.RUNNING and known is not None:
        return game_name(language, known.game)
    if line.kind is Kind.RUNNING:
        return language.say(CONTEXT, RUNNING_GAME)
    return line.entry.path.stem


def words_of(language: Language, line: Line) -> str:
    """Three lines: what it is called, who plays, how it stands; or why it cannot be opened."""
    entry = line.entry
    lines = [title_of(language, line)]
    known = entry.save or entry.remains
    if known is not None:
        lines.append(", ".join(players_of(entry)))
    if entry.save is not None and entry.problem is None:
        lines.append(_standing(language, line, entry.save))
    if known is not None and known.game not in game_ids():
        lines.append(language.say(CONTEXT, UNKNOWN_GAME, game=known.game))
    elif entry.problem is not None and shelf.can_be_opened(entry):
        lines.append(language.say(CONTEXT, SALVAGED))
    elif entry.problem is not None:
        lines.append(_reason(language, entry.problem))
    return "\n".join(lines)


def players_of(entry: Entry) -> list[str]:
    """Who plays, with the points if they are known."""
    known = entry.save or entry.remains
    names = [seat.name for seat in known.seats] if known is not None else []
    scores = entry.save.summary.scores if entry.save is not None else []
    if len(scores) != len(names):
        return names
    told = (str(points).replace("-", "−") for points in scores)  # a name keeps its hyphens
    return [f"{name} {points}" for name, points in zip(names, told, strict=True)]


def _standing(language: Language, line: Line, save: SaveFile) -> str:
    parts = [where_of(language, save), date_of(language, save.saved)]
    if line.kind is Kind.RUNNING and not save.summary.over:
        parts.insert(0, language.say(CONTEXT, UNFINISHED))
    if line.kind is Kind.SAVED and save.game in game_ids():
        parts.insert(0, game_name(language, save.game))
    return ", ".join(part for part in parts if part)  # commas may end a line


def where_of(language: Language, save: SaveFile) -> str:
    """How far a game has come."""
    if save.summary.over:
        return language.say(CONTEXT, FINISHED)
    if save.game not in game_ids() or not save.summary.progress:
        return ""
    text = game_text(save.game, language, [seat.name for seat in save.seats])
    try:
        return text.progress(save.summary.progress)
    except Exception:  # noqa: BLE001  (numbers that no game could have are no reason to show no list)
        return ""


def date_of(language: Language, saved: str) -> str:
    """When it was saved, as one writes it; nothing for what is no date."""
    try:
        moment = datetime.fromisoformat(saved).astimezone()
    except (ValueError, OverflowError, OSError):
        return ""
    date = QDate(moment.year, moment.month, moment.day)
    day = locale_of(language.code).toString(date, QLocale.FormatType.ShortFormat)
    return f"{day},\N{NO-BREAK SPACE}{moment:%H:%M}"  # a line does not end between them


def _reason(language: Language, error: KingsbridgeError) -> str:
    error.details.pop("file", None)  # the line is headed by it
    return problem(language, error)
