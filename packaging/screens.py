"""Takes pictures of every screen, to be looked at: python3 packaging/screens.py OUT [--size 1024x640@150] …

Home, set-up, each game early, midway, late, with something shown large and at its end, sheets, chronicle, lessons,
help, almanac, settings, the box, saving and opening. Without options every size, light and language is taken, which
takes long; each option may be given several times. `index.txt` in OUT tells which widgets have too little room for
their words.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import bootstrap

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from kingsbridge_desktop.play.match import Match
    from kingsbridge_desktop.ui.main_window import MainWindow

SIZES = ("1024x640@150", "1024x640@200", "1280x800@100", "2560x1440@100", "1920x1080@100r2")  # r2: real pixels
LIGHTS, LANGUAGES = ("day", "candle", "contrast"), ("de", "en")
PLIES = {"early": 2, "midway": 45, "late": 110}
NAMES = ("Aliena", "Jack", "Philip", "Ellen")


def main() -> None:
    """Takes what is asked for, one process for each ratio of pixels."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--size", action="append", choices=SIZES)
    parser.add_argument("--light", action="append", choices=LIGHTS)
    parser.add_argument("--language", action="append", choices=LANGUAGES)
    parser.add_argument("--game", action="append")
    asked = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["KINGSBRIDGE_HOME"] = tempfile.mkdtemp()
    sizes = asked.size or list(SIZES)
    if any(size.endswith("r2") for size in sizes):
        if not all(size.endswith("r2") for size in sizes):
            parser.error("pictures with two real pixels to one are taken by themselves: --size 1920x1080@100r2")
        os.environ["QT_SCALE_FACTOR"] = "2"
    sys.path.insert(0, str(bootstrap.ROOT))
    from PySide6.QtWidgets import QApplication

    app = QApplication(["screens"])
    asked.out.mkdir(parents=True, exist_ok=True)
    told: list[str] = []
    for size in sizes:
        for light in asked.light or LIGHTS:
            for language in asked.language or LANGUAGES:
                told += take(app, asked.out, size, light, language, asked.game)
    (asked.out / "index.txt").write_text("\n".join(told) + "\n", encoding="utf-8")
    print("\n".join(told))


def take(app: Any, out: Path, size: str, light: str, language: str, games: list[str] | None) -> list[str]:
    """All screens in one size, light and language; gives what is cut."""
    from PySide6.QtTest import QTest

    from kingsbridge_desktop.ui.i18n import Translators
    from kingsbridge_desktop.ui.main_window import MainWindow
    from kingsbridge_desktop.ui.settings import Settings

    room, text = size.removesuffix("r2").split("@")
    settings = Settings()
    for key, value in (
        ("language", language),
        ("theme", light),
        ("speed", "none"),
        ("captions", False),
        ("recap", False),
        ("text_size", int(text)),
    ):
        setattr(settings.values, key, value)
    window = MainWindow(app, settings, Translators())
    window.resize(*map(int, room.split("x")))
    window.show()
    QTest.qWait(300)
    told = []
    for name, widget in screens(window, games):
        QTest.qWait(120)
        where = f"{size}-{light}-{language}-{name}"
        widget.grab().save(str(out / f"{where}.png"))
        told += [f"{where}: {words}" for words in cut_words(widget)]
    window.desk.asks = False
    window.close()
    window.deleteLater()
    app.processEvents()
    return told


def cut_words(widget: QWidget) -> list[str]:
    """Words on labels and buttons that have too little room."""
    from PySide6.QtWidgets import QAbstractButton, QLabel
    from PySide6.QtWidgets import QWidget as Widget

    found = []
    for child in widget.findChildren(Widget):
        if not child.isVisible() or not isinstance(child, QLabel | QAbstractButton) or not child.text():
            continue
        if isinstance(child, QLabel) and child.wordWrap():
            is_cut = child.heightForWidth(child.width()) > child.height() + 2
        else:
            is_cut = child.width() + 2 < child.minimumSizeHint().width()
        if is_cut:
            found.append(child.text())
    return found


def screens(window: MainWindow, games: list[str] | None) -> Iterator[tuple[str, QWidget]]:
    """Every screen by its name, one after the other."""
    from kingsbridge_desktop.core.registry import game_ids

    yield "home", window
    yield from dialogs(window)
    for game in games or game_ids():
        yield from tables(window, game)
    window.go_home()
    yield "home-with-games", window
    window.chronicle.show()
    yield "chronicle", window


def dialogs(window: MainWindow) -> Iterator[tuple[str, QWidget]]:
    """What opens over the home page."""
    from kingsbridge_desktop.core.registry import game_ids
    from kingsbridge_desktop.ui.dialogs.about import AboutDialog
    from kingsbridge_desktop.ui.dialogs.box import BoxDialog
    from kingsbridge_desktop.ui.dialogs.learn import LearnDialog
    from kingsbridge_desktop.ui.dialogs.rules import show_rules
    from kingsbridge_desktop.ui.dialogs.save_as import SaveAsDialog
    from kingsbridge_desktop.ui.dialogs.saves import SavesDialog
    from kingsbridge_desktop.ui.dialogs.settings import SettingsDialog
    from kingsbridge_desktop.ui.home.setup import SetupDialog

    settings, language, colours = window.settings, window.language, window.colours
    makers: list[tuple[str, Callable[[], QWidget]]] = [
        ("settings", lambda: SettingsDialog(settings, language, window)),
        ("about", lambda: AboutDialog(language, colours, window)),
        ("open", lambda: SavesDialog(language, window)),
        ("save", lambda: SaveAsDialog(language, Path("Kingsbridge.kbs"), window)),
    ]
    for game in game_ids():
        makers += [
            (f"setup-{game}", partial(SetupDialog, game, settings, language, colours, window)),
            (f"lessons-{game}", partial(LearnDialog, settings, language, colours, game, window)),
            (f"box-{game}", partial(BoxDialog, game, language, window)),
            (f"help-{game}", partial(show_rules, window, language, colours, game)),
        ]
    for name, make in makers:
        dialog = make()
        dialog.show()
        yield name, dialog
        dialog.close()
        dialog.deleteLater()


def tables(window: MainWindow, game: str) -> Iterator[tuple[str, QWidget]]:
    """A game early, midway and late, a place shown large, the almanac, the table in words, and the end."""
    from PySide6.QtTest import QTest

    from kingsbridge_desktop.ui.dialogs.almanac import Almanac

    for when, plies in PLIES.items():
        window.start(played(game, plies))
        QTest.qWait(500)
        page = window.game
        assert page is not None
        page.curtain.hide()
        if page.sheets.isVisible():
            yield f"{game}-sheet", window
            page.sheets.hide()
        yield f"{game}-{when}", window
        view = page.view
        for anchor, target in view.scene.targets.items():
            if target.isVisible() and view.note(view.position, anchor) and view.nearer.keep(anchor):
                yield f"{game}-{when}-large", window
                break
        view.put_away()
    assert window.game is not None
    window.game.show_almanac()
    almanac = window.findChild(Almanac)
    if almanac is not None:
        yield f"{game}-almanac", almanac
        almanac.close()
    window.start(played(game, 100_000))
    QTest.qWait(900)
    yield f"{game}-end", window


def played(game: str, plies: int) -> Match:
    """A game after so many moves, at a question to a person; made by chance, the same every time."""
    from kingsbridge_desktop.core.registry import rules_of
    from kingsbridge_desktop.play.match import PERSON, Match, Seat

    count = min(4, rules_of(game).seats[-1])
    levels = [PERSON, *["random"] * (count - 1)]
    match = Match(game, [Seat(NAMES[at], level, at) for at, level in enumerate(levels)], 11)
    rng = Random(4)
    while not match.is_over and (match.ply < plies or match.asked != 0):
        match.submit(rng.choice(match.legal()))
    return match


if __name__ == "__main__":
    main()
