"""Takes pictures of every screen, to be looked at: python3 packaging/screens.py OUT [--size 1024x640@150] …

Home, menus, dialogs and questions (`screen_dialogs.py`); each game early, midway, late, at every kind of question, with
everything that may lie over the board, and at its end (`screen_tables.py`); lessons, reviews, puzzles and chronicle
(`screen_pages.py`); tables of few and of many with long names, and every sheet (`screen_crowds.py`); what comes up
seldom (`screen_states.py`). Without options every size, light and language is taken, which takes long; each option may
be given several times. `index.txt` in OUT tells which widgets have too little room for their words, and what lies
beside the screen. Each size has a process and a screen of its own.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import bootstrap

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from kingsbridge_desktop.ui.i18n import Translators
    from kingsbridge_desktop.ui.main_window import MainWindow
    from screen_tables import Screens

# width × height in pixels of the window @ size of letters, and r2 where two real pixels make one
SIZES = ("1024x640@150", "1024x640@200", "1280x800@100", "2560x1440@100", "1920x1080@100r2")
LIGHTS, LANGUAGES = ("day", "candle", "contrast"), ("de", "en")
PARTS = ("dialogs", "tables", "questions", "crowds", "pages", "states")
QUICK = 90  # how a PNG is packed: quickly rather than small


def main() -> None:
    """Takes what is asked for, one process for each size."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--size", action="append", choices=SIZES)
    parser.add_argument("--light", action="append", choices=LIGHTS)
    parser.add_argument("--language", action="append", choices=LANGUAGES)
    parser.add_argument("--game", action="append")
    parser.add_argument("--part", action="append", choices=PARTS)
    parser.add_argument("--only", help="screens with this in their name")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    sizes = asked.size or list(SIZES)
    if len(sizes) > 1:
        rest = [word for at, word in enumerate(sys.argv) if word != "--size" and sys.argv[at - 1] != "--size"]
        for size in sizes:
            subprocess.run([sys.executable, *rest, "--size", size], check=True)
        return
    _run(asked, sizes[0])


def _run(asked: argparse.Namespace, size: str) -> None:
    """All pictures of one size."""
    os.environ.update(screen(size, Path(tempfile.mkdtemp())))
    sys.path.insert(0, str(bootstrap.ROOT))
    from PySide6.QtWidgets import QApplication

    from kingsbridge_desktop.ui.gc_control import Collector
    from kingsbridge_desktop.ui.i18n import Translators

    app = QApplication(["screens"])
    Collector(app)
    told: list[str] = []
    translators = Translators()  # the same for all languages, for they take the last one away
    for language in asked.language or LANGUAGES:
        os.environ["KINGSBRIDGE_HOME"] = tempfile.mkdtemp()  # nothing was told or played before
        told += take(app, translators, asked, size, language)
    with (asked.out / "index.txt").open("a", encoding="utf-8") as index:
        index.writelines(f"{line}\n" for line in told)
    print("\n".join(told))


def screen(size: str, folder: Path) -> dict[str, str]:
    """A screen that is as large as the window, by variables that Qt's plugin without a screen reads.

    Two pixels for one are made by Qt's own factor: the plugin's "dpr" is known to the screen, but not to its windows.
    """
    width, height = map(int, size.split("@")[0].split("x"))
    ratio = 2 if size.endswith("r2") else 1
    shape = {
        "name": "screen",
        "x": 0,
        "y": 0,
        "width": ratio * width,
        "height": ratio * height,
        "logicalDpi": 96,
        "dpr": 1,
    }
    path = folder / "screen.json"
    path.write_text(json.dumps({"screens": [shape]}), encoding="utf-8")
    return {"QT_QPA_PLATFORM": f"offscreen:configfile={path}", "QT_SCALE_FACTOR": str(ratio)}


def take(app: Any, translators: Translators, asked: argparse.Namespace, size: str, language: str) -> list[str]:
    """All screens in one size and language, each in all lights one after the other; gives what is cut."""
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QDialog, QMainWindow, QWidget

    from kingsbridge_desktop.ui.main_window import MainWindow
    from kingsbridge_desktop.ui.settings import Settings

    lights = asked.light or LIGHTS
    room, text = size.removesuffix("r2").split("@")
    settings = Settings()
    for key, value in (
        ("language", language),
        ("theme", lights[0]),
        ("speed", "none"),
        ("captions", False),
        ("recap", False),
        ("bot_seconds", 0.3),
        ("second_click", "never"),
        ("text_size", int(text)),
    ):
        setattr(settings.values, key, value)
    window = MainWindow(app, settings, translators)
    window.resize(*map(int, room.split("x")))
    window.show()
    window.activateWindow()
    QTest.qWait(300)
    settle(window)
    told = []
    for name, widget in screens(window, asked.part or PARTS, asked.game):
        if asked.only and asked.only not in name:
            continue
        QTest.qWait(60)
        settle(window)
        for light in lights:
            if settings.values.theme != light:
                settings.set("theme", light)
                QTest.qWait(60)
                settle(window)
            where = f"{size}-{light}-{language}-{name}"
            seen = widget if isinstance(widget, QWidget) else widget()
            if isinstance(seen, QDialog | QMainWindow) and not seen.isActiveWindow():
                seen.activateWindow()  # or nobody sees where the keyboard is
                QTest.qWait(20)
            seen.grab().save(str(asked.out / f"{where}.png"), "PNG", QUICK)
            told += [f"{where}: {words}" for words in (*cut_words(seen), *beside(seen))]
        settings.set("theme", lights[0])
    window.desk.asks = False
    window.close()
    window.deleteLater()
    app.processEvents()
    return told


def settle(window: MainWindow) -> None:
    """Until letters have the size of the window, and every board that is seen is painted in its own, with charts."""
    from PySide6.QtTest import QTest

    from kingsbridge_desktop.ui.board.stage import Stage
    from kingsbridge_desktop.ui.notices import Notices

    notices = window.centralWidget()
    assert isinstance(notices, Notices)
    for _ in range(200):
        timers = [window._growing, notices._soon]
        timers += [stage._refining for stage in window.findChildren(Stage) if stage.isVisible()]
        if window.reviews.page is not None:
            timers.append(window.reviews.page._charts)
        if not any(timer.isActive() for timer in timers):
            return
        QTest.qWait(20)


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


def beside(widget: QWidget) -> list[str]:
    """What is larger than the screen, or can be moved to the left and right though it is text."""
    from PySide6.QtWidgets import QAbstractScrollArea

    found = []
    room = widget.screen().geometry().size()
    if room.expandedTo(widget.size()) != room:
        found.append(f"larger than the screen: {widget.width()} × {widget.height()}")
    for area in widget.findChildren(QAbstractScrollArea):
        bar = area.horizontalScrollBar()
        if area.isVisible() and bar.isVisible() and bar.maximum() > 0:
            found.append(f"moves sideways by {bar.maximum()}: {area.objectName() or type(area).__name__}")
    return found


def screens(window: MainWindow, parts: Sequence[str], games: list[str] | None) -> Screens:
    """Every screen by its name, one after the other."""
    import screen_crowds
    import screen_dialogs
    import screen_pages
    import screen_states
    import screen_tables
    from kingsbridge_desktop.core.registry import game_ids

    wanted = games or [game for game in game_ids() if game != "toy"]
    if "dialogs" in parts:
        yield from screen_dialogs.screens(window, wanted)
    if "pages" in parts:
        yield from screen_pages.empty(window)
    for game in wanted:
        if "tables" in parts:
            yield from screen_tables.screens(window, game)
        if "questions" in parts:
            yield from screen_tables.questions(window, game)
        if "crowds" in parts:
            yield from screen_crowds.screens(window, game)
        if "pages" in parts:
            yield from screen_pages.of_game(window, game)
    if "pages" in parts:
        yield from screen_pages.screens(window)
    if "states" in parts:
        yield from screen_states.screens(window)


if __name__ == "__main__":
    main()
