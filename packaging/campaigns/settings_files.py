"""Files of settings of every kind: the app takes what makes sense, says what does not, and can keep settings again."""

from __future__ import annotations

import json
import logging
import os
import random
import shutil
from dataclasses import asdict
from pathlib import Path
from typing import Any

import shiboken6
from PySide6.QtWidgets import QApplication

from campaigns.trial import Trials
from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.saves import folder
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.text.problems import problem
from kingsbridge_desktop.ui.home.setup import SetupDialog
from kingsbridge_desktop.ui.i18n import Translators
from kingsbridge_desktop.ui.main_window import MainWindow
from kingsbridge_desktop.ui.settings import Settings, Values

COUNT = 10_000
WINDOW_EVERY = 250  # files after which a window is opened with what was read
ROW = {"level": "person", "name": "Anna", "colour": 0}
ODD: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 100, 2**70, 1.5, 1e300, "", "x" * 5000, "\x00", "\ud800", "system", "de", "candle"),
    *(
        [],
        [[]],
        ["Anna"],
        [1],
        {},
        {"": 1},
        {"pillars": {}},
        {"pillars": {"count": 2, "rows": [ROW]}},
        {"pillars": [ROW]},
    ),
)


def run(trials: Trials) -> None:
    """Lays a file, reads it, changes a setting, reads again."""
    app = QApplication.instance() or QApplication(["campaign"])
    assert isinstance(app, QApplication)
    translators = Translators()
    logging.getLogger("kingsbridge_desktop").addHandler(logging.NullHandler())  # not on the terminal
    path = folder.home() / "settings.json"
    for number in trials.numbers():
        shutil.rmtree(folder.home(), ignore_errors=True)
        folder.home().mkdir(parents=True)
        lay = trials.random.choice((values, values, values, damaged, damaged, rubbish, odd_file))
        lay(path, trials.random)
        try:
            trials.saw(_read(trials.random))
            if number % WINDOW_EVERY == 0:
                _open(app, translators)
        except Exception as error:  # noqa: BLE001  (that is what is looked for)
            trials.fail(f"file {number} by {lay.__name__}: {error!r}")


def _read(chance: random.Random) -> str:
    settings = Settings()
    again, odd = Values.read(asdict(settings.values))
    assert not odd, odd
    assert again == settings.values
    if settings.problem is not None:
        for code in ("de", "en"):
            assert "{" not in problem(from_linguist(code), settings.problem)
    failed: list[Any] = []
    settings.failed.connect(failed.append)
    size = chance.choice([size for size in (80, 90, 130) if size != settings.values.text_size])
    settings.set("text_size", size)
    assert not failed, failed
    kept = Settings()
    assert kept.values.text_size == size
    return "as usual, and said so" if settings.problem is not None else "taken"


def _open(app: QApplication, translators: Translators) -> None:
    window = MainWindow(app, Settings(), translators)
    window.show()
    app.processEvents()
    for game in game_ids():
        dialog = SetupDialog(game, window.settings, window.language, window.colours, window)
        dialog.show()
        app.processEvents()
        dialog.reject()
    window.close()
    app.processEvents()
    shiboken6.delete(window)  # without a running loop `deleteLater` waits for ever


def values(path: Path, chance: random.Random) -> None:
    """An object with odd values."""
    written: dict[str, Any] = asdict(Values())
    for _ in range(chance.choice((1, 1, 2, 8))):
        written[chance.choice([*written, "later", ""])] = chance.choice(ODD)
    path.write_text(json.dumps(written))


def damaged(path: Path, chance: random.Random) -> None:
    """A good file with bytes changed, cut off or doubled."""
    text = bytearray(json.dumps(asdict(Values()), indent=1).encode())
    for _ in range(chance.choice((1, 3, 40))):
        text[chance.randrange(len(text))] = chance.randrange(256)
    path.write_bytes(bytes(text[: chance.choice((len(text), chance.randrange(len(text)))) :]))


def rubbish(path: Path, chance: random.Random) -> None:
    """Bytes."""
    path.write_bytes(chance.randbytes(chance.choice((0, 1, 100, 100_000))))


def odd_file(path: Path, chance: random.Random) -> None:
    """Something else of that name."""
    kind = chance.randrange(6)
    if kind == 0:
        path.mkdir()
    elif kind == 1:
        os.mkfifo(path)
    elif kind == 2:
        path.symlink_to("/dev/zero")
    elif kind == 3:
        path.symlink_to(path)
    elif kind == 4:
        path.write_bytes(chance.choice((b"[", b'{"a":', b'{"names":[')) * 50_000)
    else:
        with path.open("wb") as file:
            file.truncate(5_000_000_000)
