"""One running app: a second start hands its wish over; files come by drop and by the desktop."""

import json
import os
import socket
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFileOpenEvent
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QWidget

from kingsbridge_desktop import __version__
from kingsbridge_desktop.play import files
from kingsbridge_desktop.play.match import PERSON, Match
from kingsbridge_desktop.ui import single_instance, start_notes
from kingsbridge_desktop.ui.arrivals import Arrivals, dropped_file
from kingsbridge_desktop.ui.dialogs.live_question import LiveQuestion
from kingsbridge_desktop.ui.settings import Settings
from kingsbridge_desktop.ui.single_instance import SingleInstance, socket_name
from kingsbridge_desktop.wish import Wish
from tests.ui import driver

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="sockets are files elsewhere")

SECOND = """
import sys
from PySide6.QtCore import QCoreApplication
from kingsbridge_desktop.ui.single_instance import SingleInstance
from kingsbridge_desktop.wish import Wish
app = QCoreApplication([])
instance = SingleInstance()
if instance.is_first():
    print("first")
else:
    print(instance.hand_over(Wish(*sys.argv[1:]), patience=1.0))
"""


@pytest.fixture
def first(qapp):
    instance = SingleInstance()
    assert instance.is_first()
    assert instance.listen()
    yield instance
    instance.close()


def second_start(qtbot, *arguments, cwd=ROOT):
    """Another process, while this one answers; what it printed."""
    env = dict(os.environ, PYTHONPATH=str(ROOT))
    command = [sys.executable, "-c", SECOND, *arguments]
    with subprocess.Popen(command, cwd=cwd, env=env, stdout=subprocess.PIPE, text=True) as process:
        qtbot.waitUntil(lambda: process.poll() is not None, timeout=20_000)
        assert process.stdout is not None
        return process.stdout.read().strip()


def test_a_second_start_hands_over_its_file_with_its_whole_path(first, qtbot, tmp_path):
    with qtbot.waitSignal(first.wished, timeout=20_000) as heard:
        told = second_start(qtbot, "mine.kingsbridge", cwd=tmp_path)
    assert heard.args == [Wish(str(tmp_path / "mine.kingsbridge"))]
    assert told == f"Answer(version='{__version__}', taken=True)"


def test_only_this_user_may_speak_to_it(first):
    assert stat.S_IMODE(os.stat(socket_name()).st_mode) & 0o077 == 0


def test_the_socket_goes_with_the_app(qapp):
    instance = SingleInstance()
    assert instance.is_first()
    assert instance.listen()
    instance.close()
    assert not os.path.exists(socket_name())
    assert SingleInstance().is_first()


def test_another_folder_of_games_is_another_app(first, monkeypatch, tmp_path):
    monkeypatch.setenv("KINGSBRIDGE_HOME", str(tmp_path / "other"))
    assert SingleInstance().is_first()


def test_what_a_killed_app_left_is_taken_over(qapp, qtbot):
    dead = "import os, sys\n" + SECOND.replace('print("first")', "instance.listen(); os._exit(9)")
    env = dict(os.environ, PYTHONPATH=str(ROOT))
    assert subprocess.run([sys.executable, "-c", dead], env=env).returncode == 9
    assert os.path.exists(socket_name())
    instance = SingleInstance()
    assert instance.is_first()
    assert instance.listen()
    instance.close()


def test_a_hung_app_does_not_keep_the_next_one_out(qapp, monkeypatch):
    """It holds the place and its socket, and never answers."""
    holder = SingleInstance()
    assert holder.is_first()
    deaf = socket.socket(socket.AF_UNIX)
    deaf.bind(socket_name())
    deaf.listen()
    monkeypatch.setattr(single_instance, "ANSWER_WITHIN", 200)
    assert SingleInstance().hand_over(Wish(), patience=0.2) is None
    deaf.close()
    holder.close()


@pytest.mark.parametrize("line", [b"nonsense\n", b"[]\n", b'{"file": 7}\n', b"\xff\xfe\n", b"{" * 5000 + b"\n"])
def test_a_message_that_makes_no_sense_only_shows_the_window(first, qtbot, line):
    with qtbot.waitSignal(first.wished) as heard:
        speaker = socket.socket(socket.AF_UNIX)
        speaker.connect(socket_name())
        speaker.sendall(line)
    assert heard.args == [Wish()]
    speaker.close()


def test_another_version_is_told_and_its_file_not_taken(first, qtbot):
    answers: list[bytes] = []

    def speak():
        speaker = socket.socket(socket.AF_UNIX)
        speaker.connect(socket_name())
        speaker.sendall(json.dumps({"version": "99.0", "file": "/x.kingsbridge"}).encode() + b"\n")
        answers.append(speaker.recv(1000))
        speaker.close()

    thread = threading.Thread(target=speak)
    with qtbot.waitSignal(first.wished) as heard:
        thread.start()
    qtbot.waitUntil(lambda: not thread.is_alive())
    assert heard.args == [Wish()]
    assert json.loads(answers[0]) == {"version": __version__, "taken": False}


def test_a_folder_that_cannot_be_written_still_opens_a_window(monkeypatch, tmp_path):
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    monkeypatch.setattr(single_instance, "LONGEST_PATH", 1000)  # the temporary folder of tests has a long name
    (tmp_path / "file").touch()
    monkeypatch.setenv("KINGSBRIDGE_HOME", str(tmp_path / "file" / "below"))
    instance = SingleInstance()
    assert instance.is_first()
    assert not instance.listen()


def test_a_path_too_long_for_a_socket_is_moved(monkeypatch, tmp_path):
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    monkeypatch.setenv("KINGSBRIDGE_HOME", str(tmp_path / ("long" * 40)))
    assert len(socket_name()) <= 107


@pytest.fixture
def save(tmp_path):
    path = tmp_path / "evening.kingsbridge"
    files.save_match(path, Match("web_of_power", driver.seats(PERSON, "easy", "easy"), 7))
    return path


def mime(*paths):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


class TestArrivals:
    @pytest.fixture
    def window(self, qtbot):
        return driver.open_window(qtbot)

    @pytest.fixture(autouse=True)
    def arrivals(self, window, qapp):
        arrivals = Arrivals(window, qapp)
        yield arrivals
        qapp.removeEventFilter(arrivals)

    def test_a_dropped_save_is_opened(self, window, qtbot, save):
        data = mime(save)
        buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        enter = QDragEnterEvent(QPoint(9, 9), Qt.DropAction.CopyAction, data, buttons, keys)
        QApplication.sendEvent(window, enter)
        assert enter.isAccepted()
        drop = QDropEvent(QPoint(9, 9), Qt.DropAction.CopyAction, data, buttons, keys)
        QApplication.sendEvent(window, drop)
        qtbot.waitUntil(lambda: window.game is not None)

    def test_a_file_from_the_desktop_of_macos_is_opened(self, window, qtbot, qapp, save):
        qapp.sendEvent(qapp, QFileOpenEvent(str(save)))
        qtbot.waitUntil(lambda: window.game is not None)
        assert window.game.table.match.game == "web_of_power"

    def test_a_wish_waits_until_the_open_dialog_is_answered(self, window, arrivals, qtbot, save):
        dialog = QDialog(window)
        dialog.open()
        arrivals.take(Wish(str(save)))
        assert window.game is None
        dialog.reject()
        qtbot.waitUntil(lambda: window.game is not None)

    def test_what_must_be_answered_stays_above_the_window_that_comes_forward(self, window, arrivals, save, monkeypatch):
        """Where nobody manages windows a box below its window could never be answered."""
        order: list[object] = []
        monkeypatch.setattr(QWidget, "raise_", lambda widget: order.append(widget))
        dialog = QDialog(window)
        dialog.open()
        arrivals.take(Wish(str(save)))
        dialog.reject()
        assert order[-1] is dialog
        assert window in order

    def test_a_name_that_is_not_utf8_is_told_in_a_box(self, window, arrivals, qtbot, tmp_path):
        arrivals.take(Wish(os.fsdecode(os.fsencode(tmp_path) + b"/sp\xe4t.kingsbridge")))
        qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), LiveQuestion))
        box = QApplication.activeModalWidget()
        assert isinstance(box, LiveQuestion)
        box.reject()
        assert box.text().startswith("sp")
        assert "t.kingsbridge: " in box.text()

    def test_continue_goes_on_with_the_last_game(self, window, arrivals, qtbot):
        page = driver.sit_down(window, "pillars", (PERSON, "easy"))
        page.table.submit(page.table.match.legal()[0])
        window.go_home()
        qtbot.waitUntil(window.home.continue_button.isVisible)  # it is put away in the background
        arrivals.take(Wish(resume=True))
        qtbot.waitUntil(lambda: window.game is not None)
        assert window.game.table.match.game == "pillars"

    def test_continue_leaves_a_running_game_on_the_table(self, window, arrivals):
        page = driver.sit_down(window, "pillars", (PERSON, "easy"))
        arrivals.take(Wish(resume=True))
        assert window.game is page

    def test_new_game_shows_the_shelf(self, window, arrivals):
        driver.sit_down(window, "pillars", (PERSON, "easy"))
        arrivals.take(Wish(new_game=True))
        assert window.game is None

    def test_a_minimized_window_comes_back(self, window, arrivals):
        window.setWindowState(Qt.WindowState.WindowMinimized)
        arrivals.take(Wish())
        assert not window.isMinimized()


@pytest.mark.parametrize(
    ("names", "taken"),
    [(["a.kingsbridge"], True), (["a.KINGSBRIDGE"], True), (["a.png"], False), (["a.json", "b.json"], False)],
)
def test_only_one_save_can_be_dropped(names, taken, tmp_path):
    assert (dropped_file(mime(*(tmp_path / name for name in names))) is not None) == taken


def test_another_version_is_told_in_the_language_of_the_window(qapp, monkeypatch):
    """The translators were let go before the sentence was asked for, so that everybody read English."""
    seen = []

    class Box:
        Icon = QMessageBox.Icon

        def __init__(self, icon, title, sentence):
            seen.append(sentence)

        def exec(self):
            seen.append("shown")

    settings = Settings()
    settings.values.language = "de"
    monkeypatch.setattr(start_notes, "Settings", lambda: settings)
    monkeypatch.setattr(start_notes, "QMessageBox", Box)
    start_notes.tell_other_version("0.0.9")
    assert "ist noch geöffnet" in seen[0]
    assert "0.0.9" in seen[0]
    assert __version__ in seen[0]
    assert seen[1:] == ["shown"]
