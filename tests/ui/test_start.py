"""The start: whatever the command line, the environment and the settings say, there is a window or a sentence."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from kingsbridge_desktop import preflight
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.diagnosis import logbook
from kingsbridge_desktop.saves import store
from kingsbridge_desktop.ui import app, window_place
from kingsbridge_desktop.ui.panels.curtain import Curtain
from kingsbridge_desktop.ui.panels.prompt import PromptBar
from kingsbridge_desktop.ui.patience import Patience
from kingsbridge_desktop.ui.settings import Settings
from kingsbridge_desktop.ui.theme import Colours
from kingsbridge_desktop.ui.words import game_name, without_mnemonic
from tests.ui.driver import open_window, sit_down

START = 40.0  # s that a busy machine may take
HEARS_SIGNALS = os.name == "posix"


def started(*arguments: str | bytes, platform: str = "offscreen") -> subprocess.Popen[bytes]:
    environ = os.environ | {"QT_QPA_PLATFORM": platform, "LANG": "en_GB.UTF-8", "LANGUAGE": "en"}
    command = [sys.executable, "-m", "kingsbridge_desktop", "--new-window", *arguments]
    return subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def wait_for_log(words: str, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + START
    while words not in "\n".join(logbook.last_lines()):
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < until
        time.sleep(0.05)


def wait_for_ear(process: subprocess.Popen[bytes]) -> None:
    """Until the window listens for signals, which the system tells; where it does not, a while."""
    status, until = Path(f"/proc/{process.pid}/status"), time.monotonic() + START
    if not status.exists():
        time.sleep(1.5)
        return
    while not int(status.read_text().split("SigCgt:")[1].split()[0], 16) >> (signal.SIGTERM - 1) & 1:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < until
        time.sleep(0.05)


def ended(process: subprocess.Popen[bytes], number: int) -> tuple[int, str]:
    """Sends a signal once the window runs, and waits."""
    wait_for_log("Kingsbridge", process)
    wait_for_ear(process)
    assert process.poll() is None, process.communicate()
    process.send_signal(number)
    _, said = process.communicate(timeout=START)
    return process.returncode, said.decode()


@pytest.mark.skipif(not HEARS_SIGNALS, reason="signals are sent as on Unix")
class TestSignals:
    @pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
    def test_one_from_the_terminal_closes_the_window(self, number):
        code, said = ended(started(), number)
        assert code == 128 + number
        assert "Traceback" not in said
        assert (store.home() / "settings.json").exists()  # as when it is closed by hand
        assert not list(logbook.folder().glob("crash-*"))


@pytest.mark.skipif(not HEARS_SIGNALS, reason="a file name of any bytes is a matter of Unix")
class TestArguments:
    def test_a_file_name_that_is_not_utf8_is_told_and_the_window_opens(self, tmp_path):
        code, said = ended(started(os.fsencode(tmp_path) + b"/a\xffb.kingsbridge"), signal.SIGINT)
        assert code == 128 + signal.SIGINT
        assert "Traceback" not in said

    def test_a_bad_platform_is_told_and_the_app_starts_where_it_can(self):
        environ = os.environ | {"QT_QPA_PLATFORM": "nonsense", "LANGUAGE": "en", "DISPLAY": ""}
        environ.pop("WAYLAND_DISPLAY", None)
        done = subprocess.run(
            [sys.executable, "-m", "kingsbridge_desktop", "--new-window"],
            env=environ,
            capture_output=True,
            timeout=START,
            check=False,
        )
        said = done.stderr.decode()
        assert "“nonsense”" in said
        assert "offscreen" in said
        assert done.returncode == 2  # without a display there is nowhere to start
        assert "graphical display" in said


class TestPlatformNames:
    def test_usual_ones_are_left_alone(self):
        for name in ("offscreen", "minimal", "xcb", "OffScreen", "offscreen:size=800x600", "nonsense;offscreen"):
            environ = {"QT_QPA_PLATFORM": name}
            assert preflight.drop_bad_platform(environ, lambda: False) is None
            assert environ == {"QT_QPA_PLATFORM": name}

    @pytest.mark.parametrize("name", ["nonsense", "\udcff", ";", ":", "x" * 100_000, "../xcb"])
    def test_unknown_ones_are_told_and_forgotten(self, name):
        environ = {"QT_QPA_PLATFORM": name, "LANGUAGE": "de"}
        said = preflight.drop_bad_platform(environ, lambda: True)
        assert said is not None
        assert "QT_QPA_PLATFORM" in said
        said.encode()
        assert len(said) < 400
        assert "QT_QPA_PLATFORM" not in environ

    def test_an_unusual_one_is_tried_first(self):
        name = next(name for name in preflight.platforms() if name not in preflight.USUAL_PLATFORMS)
        assert preflight.drop_bad_platform({"QT_QPA_PLATFORM": name}, lambda: True) is None
        assert preflight.drop_bad_platform({"QT_QPA_PLATFORM": name}, lambda: False) is not None

    def test_none_at_all_is_fine(self):
        assert preflight.drop_bad_platform({}) is None


class TestTheFirstWindow:
    @pytest.mark.parametrize("room", [QRect(0, 0, 800, 480), QRect(0, 0, 1024, 600), QRect(100, 50, 1920, 1040)])
    def test_fits_the_screen(self, qtbot, room):
        widget = QWidget()
        qtbot.addWidget(widget)
        window_place.fit_in(widget, room)
        assert room.size().expandedTo(widget.size() + window_place.FRAME) == room.size()
        assert room.size().expandedTo(widget.minimumSize()) == room.size()

    def test_has_its_usual_size_where_there_is_room(self, qtbot):
        widget = QWidget()
        qtbot.addWidget(widget)
        window_place.fit_in(widget, QRect(0, 0, 2560, 1440))
        assert widget.size() == QSize(1280, 800)

    def test_the_real_one_fits_the_real_screen(self, qtbot):
        window = open_window(qtbot)
        window_place.place(window, "")
        screen = window.screen().availableGeometry()
        assert window.width() <= screen.width()
        assert window.height() <= screen.height()

    def test_one_that_was_left_on_a_larger_screen_fits_too(self, qtbot):
        window = open_window(qtbot)
        window.resize(5000, 4000)
        left = bytes(window.saveGeometry().toBase64().data()).decode()
        again = open_window(qtbot)
        window_place.place(again, left)
        assert again.screen().availableGeometry().contains(again.geometry())

    @pytest.mark.parametrize("geometry", ["", "AAAA", "not base64 at all", "ä", "AdnQywADAAA" * 50])
    def test_what_is_no_geometry_is_passed_by(self, qtbot, geometry):
        window = open_window(qtbot)
        window_place.place(window, geometry)
        assert window.isVisible()

    @pytest.mark.parametrize(
        ("wanted", "place"),
        [
            (QRect(-500, -500, 100, 100), QRect(0, 0, 100, 100)),
            (QRect(950, 950, 100, 100), QRect(900, 900, 100, 100)),
            (QRect(10, 10, 5000, 5000), QRect(0, 0, 1000, 1000)),
            (QRect(10, 20, 300, 400), QRect(10, 20, 300, 400)),
        ],
    )
    def test_lies_within_what_there_is(self, wanted, place):
        assert window_place.fitted(wanted, QRect(0, 0, 1000, 1000)) == place


class TestAnd:
    """“Kardinal & König” and “Anna & Ben” have an & that is no key."""

    def test_words_for_buttons_keep_it(self):
        assert without_mnemonic("Kardinal & König") == "Kardinal && König"

    def test_a_title_with_it_is_whole_in_the_title_of_the_window(self, qtbot):
        window = open_window(qtbot)
        sit_down(window, "web_of_power", ("person", "greedy", "greedy"))
        title = game_name(window.language, "web_of_power")
        assert "&" in title
        assert window.windowTitle().startswith(title)

    def test_the_button_to_continue_shows_it(self, qtbot):
        window = open_window(qtbot)
        page = sit_down(window, "web_of_power", ("person", "greedy", "greedy"))
        page.table.submit(page.table.match.legal()[0])
        window.go_home()
        qtbot.waitUntil(lambda: shown(window.home.continue_button).count("&") == 1)

    def test_buttons_of_actions_and_of_the_curtain_show_it(self, qtbot):
        bar = PromptBar(Patience())
        qtbot.addWidget(bar)
        bar.offer([("Anna & Ben", Action("x"))], ("Bau & Verkauf", ()))
        assert [shown(button) for button in bar.buttons()] == ["Bau & Verkauf", "Anna & Ben"]
        table = QWidget()
        qtbot.addWidget(table)
        curtain = Curtain(Colours("day"), Patience(), table)
        curtain.close_for("Anna & Ben", QPixmap(8, 8))
        button = curtain.findChild(QAbstractButton, "open_curtain")
        assert button is not None
        assert "Anna & Ben" in shown(button)


def shown(button: QAbstractButton) -> str:
    """What people read: && is an &, and a single one is the key of the next letter."""
    return button.text().replace("&&", "\0").replace("&", "").replace("\0", "&")


# What the first picture does not wait for: others' modules, and ours with all that lies below them.
LATE = """concurrent ctypes hmac html miniaudio multiprocessing pydantic socket sqlite3 subprocess xml.etree
    PySide6.QtNetwork"""
OURS_LATE = """bots core.types headless play saves.chronicle saves.own_bots saves.store text.base text.company
    ui.board ui.book.book_page ui.book.scribe ui.characters ui.dialogs ui.ear ui.ending ui.film ui.games ui.home.setup
    ui.home.slips ui.lessons ui.style.parchment ui.table"""


def test_the_first_picture_waits_for_neither_pydantic_nor_bots_nor_boards():
    """What the home page does not need is loaded after it is painted."""
    probe = (
        "import sys\n"
        "from kingsbridge_desktop.ui.app import main\n"
        "from kingsbridge_desktop.wish import Wish\n"
        "main(Wish(bench=True))\n"
        f"late = {(*LATE.split(), *(f'kingsbridge_desktop.{name}' for name in OURS_LATE.split()))!r}\n"
        "print([name for name in sys.modules if name.startswith(late)])\n"
    )
    root = Path(__file__).resolve().parents[2]
    env = dict(os.environ, PYTHONPATH=str(root), QT_QPA_PLATFORM="offscreen")
    done = subprocess.run([sys.executable, "-c", probe], env=env, capture_output=True, text=True, timeout=60)
    assert done.stdout.splitlines()[-1] == "[]", done.stderr


def test_pyside_reads_no_source_of_ours_to_look_for_its_features():
    """It would read every module that is imported, and keep the lines: a tenth of the start, and megabytes."""
    probe = (
        "import linecache\n"
        "from kingsbridge_desktop.ui import app, main_window\n"
        "print([name for name in linecache.cache if 'kingsbridge_desktop' in name and 'guard' not in name])\n"
    )
    root = Path(__file__).resolve().parents[2]
    env = dict(os.environ, PYTHONPATH=str(root), QT_QPA_PLATFORM="offscreen")
    done = subprocess.run([sys.executable, "-c", probe], env=env, capture_output=True, text=True, timeout=60)
    assert done.stdout.splitlines()[-1:] == ["[]"], done.stderr


# a slow start, a window without a frame


def test_a_slow_start_shows_the_place_of_the_window_at_once(qtbot):
    settings = Settings()
    page = app.first_sight_if_slow(settings, app.SLOW)
    assert page is not None
    qtbot.addWidget(page)
    assert page.isVisible()
    assert page.text() == "Kingsbridge"
    assert page.size() == window_place.USUAL.boundedTo(page.screen().availableSize() - window_place.FRAME)


def test_a_usual_start_shows_nothing_before_the_window(qtbot):
    assert app.first_sight_if_slow(Settings(), app.SLOW / 2) is None


@pytest.mark.parametrize(
    ("platform", "desktop", "plugins", "told"),
    [
        ("wayland", "GNOME", [], True),
        ("wayland", "ubuntu:GNOME", [], True),
        ("wayland", "", [], True),
        ("wayland", "KDE", [], False),
        ("wayland", "GNOME", [Path("libbradient.so")], False),
        ("xcb", "GNOME", [], False),
    ],
)
def test_a_window_that_nobody_frames_tells_how_to_move_it(monkeypatch, platform, desktop, plugins, told):
    monkeypatch.setattr(preflight, "_plugins", lambda folder, pattern: plugins)
    words = preflight.no_frame(platform, {"XDG_CURRENT_DESKTOP": desktop, "LANG": "de_DE.UTF-8"})
    assert (words is not None) == told
    if words:
        assert "QT_QPA_PLATFORM=xcb" in words
        assert "Strg+Q" in words
