"""Damaged saves through the loader, the salvage, the shelf and the list: read, or refused with a sentence."""

from __future__ import annotations

import base64
import json
import random
import shutil
from pathlib import Path
from typing import Any

from campaigns.trial import Trials
from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.core.registry import game_ids, meta_of
from kingsbridge_desktop.play import files
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.saves import store
from kingsbridge_desktop.saves.errors import SaveError
from kingsbridge_desktop.text.language import Language, from_linguist
from kingsbridge_desktop.text.problems import problem

COUNT = 100_000
SILENT = "refused without a word"
IN_A_LIST = 25  # damaged files that are shown together
ODD_VALUES: tuple[Any, ...] = (
    None, True, -1, 0, 2**63, 10**400, 1.5, float("nan"), "", "x" * 300, "\x00", "\ud800", "9999-12-31T23:59:59-14:00",
    "0001-01-01T00:00:00+14:00", "../../x", [], [[]], {}, {"": 1}, [10**9] * 8,
    "PHN2Zz48aW1hZ2UgaHJlZj0iL2V0Yy9ob3N0cyIvPjwvc3ZnPg==",  # an SVG that names a file
)  # fmt: skip


def run(trials: Trials) -> None:
    """Damages a save of each game in turn, opens it, and now and then shows a list full of them."""
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance() or QApplication([])
    language = from_linguist("de")
    originals = [whole(game, trials.random, picture) for game in game_ids() for picture in ("", small_picture())]
    for number in trials.numbers():
        damaged = damage(originals[number % len(originals)], trials.random)
        place = store.autosave_folder() if trials.random.random() < 0.5 else store.save_folder()
        path = place / f"{number}{store.SUFFIX}"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(damaged)
        if trials.random.random() < 0.2:  # another generation, whole or damaged too
            other = trials.random.choice((originals[number % len(originals)], damage(damaged or b" ", trials.random)))
            store.earlier(path).write_bytes(other)
        try:
            outcome = opened(path, language)
            if outcome == SILENT:
                trials.fail(f"trial {number}: {outcome}")
            else:
                trials.saw(outcome)
        except Exception as error:  # noqa: BLE001  (that is what is looked for)
            trials.fail(f"trial {number}: {error!r}")
        if number % IN_A_LIST == IN_A_LIST - 1:
            show_list(trials, app, language)
            shutil.rmtree(store.home())


def opened(path: Path, language: Language) -> str:
    """Opens a file as the window does; what came of it in a word."""
    try:
        loaded = files.open_game(path)
    except SaveError as error:
        return error.id if problem(language, error) else SILENT
    loaded.match.legal()
    return "opened" if loaded.salvage is files.Salvage.NOT_NEEDED else f"salvaged: {loaded.salvage.name.lower()}"


def show_list(trials: Trials, app: Any, language: Language) -> None:
    """The list shows every file there is, each with its own words."""
    import shiboken6
    from PySide6.QtCore import QEventLoop
    from PySide6.QtWidgets import QListWidgetItem

    from kingsbridge_desktop.ui.dialogs.saves import LINE, SavesDialog

    expected = {
        path for folder in (store.save_folder(), store.autosave_folder()) for path in folder.glob(f"*{store.SUFFIX}")
    }
    try:
        dialog = SavesDialog(language)
        while not dialog.is_filled:
            app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        items: list[QListWidgetItem] = [dialog.list.item(row) for row in range(dialog.list.count())]
        shown = {item.data(LINE).entry.path for item in items}
        if shown != expected:
            trials.fail(f"the list hides {sorted(path.name for path in expected - shown)}")
        elif not all(item.text().strip() for item in items):
            trials.fail("a line of the list says nothing")
        shiboken6.delete(dialog)  # without a running loop `deleteLater` waits for ever
    except Exception as error:  # noqa: BLE001
        trials.fail(f"the list: {error!r}")


def whole(game: str, chance: random.Random, picture: str) -> bytes:
    """A save as the window writes it."""
    return store.dumps(files.to_save(begun(game, chance), picture)).encode()


def small_picture() -> str:
    """A picture as the window puts it into a save."""
    from PySide6.QtCore import QBuffer, QIODevice
    from PySide6.QtGui import QImage

    picture = QImage(160, 107, QImage.Format.Format_RGB32)
    picture.fill(0x804020)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")  # type: ignore[call-overload]
    return base64.b64encode(bytes(buffer.data().data())).decode()


def begun(game: str, chance: random.Random) -> Match:
    """A game some steps old."""
    seats = [Seat(f"Player {number}", colour=number) for number in range(meta_of(game).seats[-1])]
    match = Match(game, seats, chance.randrange(2**32))
    for _ in range(60):
        if match.is_over:
            break
        match.submit(chance.choice(match.legal()))
    return match


def damage(text: bytes, chance: random.Random) -> bytes:
    """The text of a save with something wrong."""
    try:
        return chance.choice((flipped, cut, doubled, exchanged, resealed))(text, chance)
    except (ValueError, IndexError, KingsbridgeError):
        return text[: len(text) // 2]  # it was damaged beyond that before


def flipped(text: bytes, chance: random.Random) -> bytes:
    """Some bytes are others."""
    changed = bytearray(text)
    for _ in range(chance.choice((1, 1, 3, 50))):
        changed[chance.randrange(len(changed))] = chance.randrange(256)
    return bytes(changed)


def cut(text: bytes, chance: random.Random) -> bytes:
    """The end or a piece in the middle is missing."""
    begin, end = sorted(chance.randrange(len(text) + 1) for _ in range(2))
    return text[:begin] + (text[end:] if chance.random() < 0.5 else b"")


def doubled(text: bytes, chance: random.Random) -> bytes:
    """Some lines are there twice or in another order."""
    lines = text.splitlines(keepends=True)
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    if chance.random() < 0.5:
        lines[one], lines[other] = lines[other], lines[one]
    else:
        lines.insert(one, lines[other])
    return b"".join(lines)


def exchanged(text: bytes, chance: random.Random) -> bytes:
    """Whole JSON with one value that makes no sense."""
    document = json.loads(text)
    place: Any = document
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = chance.choice(keys)
        if not isinstance(place[key], dict | list) or not place[key] or chance.random() < 0.3:
            place[key] = chance.choice(ODD_VALUES)
            return json.dumps(document).encode()
        place = place[key]


def resealed(text: bytes, chance: random.Random) -> bytes:
    """As `exchanged`, by somebody who knows how the digest is made."""
    document = json.loads(exchanged(text, chance))
    document.pop("digest", None)
    return json.dumps(document | {"digest": store.digest(document)}).encode()
