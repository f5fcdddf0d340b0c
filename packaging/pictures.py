"""Takes the pictures of README and docs from the real app: python3 packaging/pictures.py

Each game is played some plies by bots with a fixed seed, then its table is painted without a screen. Needs the
environment of packaging/run.py; the pictures in docs/pictures are JPEG, small enough to live in the tree.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from random import Random
from typing import TYPE_CHECKING

import bootstrap

if TYPE_CHECKING:
    from kingsbridge_desktop.play.match import Match

FOLDER = bootstrap.ROOT / "docs" / "pictures"
SIZE = (1280, 800)
WIDTH, QUALITY = 960, 80
PATIENCE = 60.0  # s
# game: players, plies to play, seed, light
TABLES = {
    "pillars": (3, 75, 11, "day"),
    "pillars_cards": (4, 22, 5, "candle"),
    "web_of_power": (4, 60, 3, "day"),
    "column_of_fire": (4, 60, 7, "day"),
}


def main() -> None:
    """Takes them all."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["KINGSBRIDGE_HOME"] = tempfile.mkdtemp()
    sys.path.insert(0, str(bootstrap.ROOT))
    from PySide6.QtWidgets import QApplication

    app = QApplication(["pictures"])
    FOLDER.mkdir(exist_ok=True)
    take(app, "home", "", "day")
    for game, (_, _, _, light) in TABLES.items():
        take(app, game, game, light)


def take(app: object, name: str, game: str, light: str) -> None:
    """One picture: the shelf, or a table in the middle of a game."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from kingsbridge_desktop.ui.i18n import Translators
    from kingsbridge_desktop.ui.main_window import MainWindow
    from kingsbridge_desktop.ui.settings import Settings

    assert isinstance(app, QApplication)
    settings = Settings()
    for key, value in (("language", "en"), ("theme", light), ("speed", "none"), ("captions", False)):
        setattr(settings.values, key, value)
    window = MainWindow(app, settings, Translators())
    window.resize(*SIZE)
    window.show()
    if game:
        window.start(_match(game))
    until = 0.0 if game else time.monotonic() + PATIENCE
    while window.home.first_lesson is None and time.monotonic() < until:  # what lies below the shelf is still read
        QTest.qWait(100)
    QTest.qWait(1500)
    if window.game is not None and window.game.curtain.isVisible():
        window.game.curtain.hide()
    picture = window.grab().scaledToWidth(WIDTH, Qt.TransformationMode.SmoothTransformation)
    path = FOLDER / f"{name}.jpg"
    picture.save(str(path), "JPG", QUALITY)
    print(f"{path.stat().st_size // 1024:5} KB  {path.name}")
    window.close()
    window.deleteLater()
    app.processEvents()


def _match(game: str) -> Match:
    from kingsbridge_desktop.bots.base import Budget
    from kingsbridge_desktop.bots.levels import make_bot
    from kingsbridge_desktop.play.match import PERSON, Match, Seat

    players, plies, seed, _ = TABLES[game]
    names = ("Aliena", "Jack", "Philip", "Ellen")
    levels = [PERSON, *["normal"] * (players - 1)]
    match = Match(game, [Seat(names[number], level, number) for number, level in enumerate(levels)], seed)
    bot = make_bot(game, "greedy")
    rng = Random(seed)
    while not match.is_over and (match.ply < plies or match.asked != 0):
        match.submit(bot.choose(match.view(match.asked), match.legal(), Budget(1), rng))
    return match


if __name__ == "__main__":
    main()
