"""Threads tell the window something without ever holding anything of Qt's: what they hold last would go with them."""

import ast
import gc
import threading
import weakref
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

import kingsbridge_desktop.ui
from kingsbridge_desktop.bots.bot_client import Answer
from kingsbridge_desktop.bots.review_search import Effort
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.saves import autosave, store
from kingsbridge_desktop.ui import bot_runner
from kingsbridge_desktop.ui.bot_runner import BotRunner
from kingsbridge_desktop.ui.chronicle import reading
from kingsbridge_desktop.ui.chronicle.desk import ChronicleDesk
from kingsbridge_desktop.ui.dialogs import own_bots
from kingsbridge_desktop.ui.dialogs.own_bots import Trial
from kingsbridge_desktop.ui.faults import FaultDesk
from kingsbridge_desktop.ui.film import writing
from kingsbridge_desktop.ui.film.writing import FilmWriter
from kingsbridge_desktop.ui.game_file import GameFile
from kingsbridge_desktop.ui.reduced_motion import ReducedMotion
from kingsbridge_desktop.ui.review import thinking
from kingsbridge_desktop.ui.review.thinking import Thinking
from kingsbridge_desktop.ui.wire import Wire, office

LONG = 20.0  # s
MAIN = threading.main_thread()


class Held:
    """Where a thread waits in the middle of its work until the test lets it go on."""

    def __init__(self):
        self.began, self._may_go_on, self._threads = threading.Event(), threading.Event(), []

    def wait(self, *_args, **_more):
        self._threads.append(threading.current_thread())
        self.began.set()
        assert self._may_go_on.wait(LONG)

    def let_go(self):
        self._may_go_on.set()
        for thread in self._threads:
            thread.join(LONG)
            assert not thread.is_alive()


@pytest.fixture
def held():
    """Whatever a test does, no thread is left waiting."""
    one = Held()
    yield one
    one.let_go()


def gone_in(thing):
    """The threads in which it goes: one, in the end."""
    found = []
    weakref.finalize(thing, lambda: found.append(threading.current_thread()))
    return found


def in_a_thread(work, *args):
    thread = threading.Thread(target=work, args=args)
    thread.start()
    thread.join(LONG)
    assert not thread.is_alive()


def a_match():
    return Match("web_of_power", [Seat("A"), Seat("B", colour=1), Seat("C", colour=2)], 1)


def speak(*ways):
    for way in ways:
        way()


class Hearer(QObject):
    """Somebody of Qt's who hears."""

    def __init__(self, heard):
        super().__init__()
        self.heard = heard

    def hear(self, *words):
        self.heard.append((words, threading.current_thread()))


# the wire


def test_words_are_heard_in_their_order_in_the_windows_thread(qtbot):
    heard: list[tuple[object, ...]] = []
    hearer = Hearer(heard)
    wire = Wire(hearer.hear)
    in_a_thread(speak, *(partial(wire, number, "x") for number in range(20)))
    assert heard == []
    qtbot.waitUntil(lambda: len(heard) == 20)
    assert heard == [((number, "x"), MAIN) for number in range(20)]


def test_words_of_the_windows_own_thread_are_never_heard_at_once(qtbot):
    heard: list[tuple[object, ...]] = []
    hearer = Hearer(heard)
    Wire(hearer.hear)()
    assert heard == []
    qtbot.waitUntil(lambda: heard == [((), MAIN)])


def test_a_wire_keeps_nobody_alive_and_whoever_is_gone_hears_nothing(qtbot):
    heard: list[tuple[object, ...]] = []
    left, deleted, last = Hearer(heard), Hearer(heard), Hearer(heard)
    gone = gone_in(left)
    wires = [Wire(one.hear) for one in (left, deleted, last)]
    in_a_thread(speak, *wires)
    del left
    assert gone == [MAIN]
    shiboken6.delete(deleted)
    qtbot.waitUntil(lambda: bool(heard))
    assert len(heard) == 1


def test_a_letter_that_fails_does_not_cost_the_next_one(qtbot):
    heard: list[tuple[object, ...]] = []
    hearer, other = Hearer(None), Hearer(heard)
    with qtbot.captureExceptions() as caught:
        Wire(hearer.hear)()
        Wire(other.hear)("after")
        qtbot.waitUntil(lambda: bool(heard))
    assert [kind for kind, _, _ in caught] == [AttributeError]
    assert heard == [(("after",), MAIN)]


def test_a_letter_whose_call_was_lost_does_not_keep_the_next_ones_waiting(qtbot):
    heard: list[tuple[object, ...]] = []
    hearer = Hearer(heard)
    wire = Wire(hearer.hear)
    office()._letters.append(partial(hearer.hear, "lost"))  # nobody called for it
    wire("next")
    qtbot.waitUntil(lambda: len(heard) == 2)
    assert [words for words, _ in heard] == [("lost",), ("next",)]
    wire("last")
    qtbot.waitUntil(lambda: len(heard) == 3)


# those who use it: each goes while its thread is still at work


def test_a_game_that_is_left_goes_in_the_windows_thread_however_long_the_disk_takes(qtbot, monkeypatch, held):
    """The table forgets its file as soon as others may have it; the platters may take a while longer."""
    monkeypatch.setattr(autosave, "settle", held.wait)
    file, away = GameFile(), []
    gone = gone_in(file)
    file.begin(a_match())
    file.put_away.connect(lambda: away.append(threading.current_thread()))
    file.close(is_over=False)
    qtbot.waitUntil(lambda: bool(away), timeout=int(LONG * 1000))
    assert held.began.wait(LONG)
    del file
    assert gone == [MAIN]
    assert away == [MAIN]


def test_a_game_whose_disk_hangs_hears_nothing_when_it_is_gone(qtbot, monkeypatch, held):
    monkeypatch.setattr(store, "write_text", held.wait)
    file = GameFile()
    gone, saver = gone_in(file), file._saver
    file.begin(a_match())
    assert held.began.wait(LONG)
    del file
    assert gone == [MAIN]
    saver.close()
    held.let_go()
    saver.join(LONG)


def test_a_film_stops_when_nobody_is_left_who_paints_it(qtbot, monkeypatch, tmp_path, held):
    class Slow:
        def __init__(self, *_):
            held.wait()

        def add(self, image, ms): ...

        def finish(self): ...

    class Painter:
        def paint(self, shot):
            return QImage(8, 8, QImage.Format.Format_RGB32)

    monkeypatch.setattr(writing, "animation_for", Slow)
    parent = QWidget()
    writer = FilmWriter(iter(()), Painter(), tmp_path / "film.webp", parent)
    packing, gone = writer._packing, gone_in(writer)
    assert held.began.wait(LONG)
    del writer
    shiboken6.delete(parent)
    del parent
    gc.collect()
    assert gone == [MAIN]
    held.let_go()
    assert packing.is_stopped.is_set()
    assert list(tmp_path.iterdir()) == []


def test_the_trial_of_a_program_outlives_its_dialog(qtbot, monkeypatch, held):
    def named(program):
        held.wait()
        return "Brother", 0.1

    monkeypatch.setattr(own_bots, "named", named)
    dialog, told = QWidget(), []
    trial = Trial("x", dialog)
    trial.ended.connect(lambda *words: told.append(words))
    gone = gone_in(trial)
    trial.begin()
    assert held.began.wait(LONG)
    del trial
    shiboken6.delete(dialog)
    del dialog
    gc.collect()
    assert gone == [MAIN]
    held.let_go()
    qtbot.wait(1)
    assert told == []


def test_the_desktop_is_asked_by_a_thread_that_knows_no_window(qtbot, held):
    motion = ReducedMotion([lambda: held.wait()])
    gone = gone_in(motion)
    motion.ask()
    assert held.began.wait(LONG)
    del motion
    assert gone == [MAIN]


def test_the_threads_of_bots_know_nothing_of_the_table(qtbot, monkeypatch):
    class Client:
        is_alive = True

        def __init__(self, answered):
            ways.append(answered)

    ways: list[Callable[[Answer], None]] = []
    answered: list[tuple[int, threading.Thread]] = []
    monkeypatch.setattr(bot_runner, "BotClient", Client)
    answer = Answer(7, Action("pass", ()), {})
    runner = BotRunner()
    runner.answered.connect(lambda number, _: answered.append((number, threading.current_thread())))
    in_a_thread(ways[0], answer)
    qtbot.waitUntil(lambda: answered == [(7, MAIN)])
    gone = gone_in(runner)
    del runner
    assert gone == [MAIN]
    in_a_thread(ways[0], answer)
    qtbot.wait(1)
    assert len(answered) == 1


def test_the_thread_of_a_review_knows_nothing_of_its_page(qtbot, monkeypatch):
    class Run:
        def __init__(self, match, effort, came, ended, **_):
            self.review = self
            self.added = []
            runs.append((came, ended, self))

        def stop(self): ...

        def add(self, answer):
            self.added.append((answer, threading.current_thread()))

    runs: list[tuple[Callable[..., None], Callable[..., None], Run]] = []
    began: list[object] = []
    monkeypatch.setattr(thinking, "ReviewRun", Run)
    page = QWidget()
    thought = Thinking(a_match(), page)
    thought.began.connect(began.append)
    thought.think(Effort(tries=1))
    qtbot.waitUntil(lambda: bool(began))
    came, ended, run = runs[0]
    in_a_thread(came, "an answer")
    qtbot.waitUntil(lambda: run.added == [("an answer", MAIN)])
    gone = gone_in(thought)
    del thought
    shiboken6.delete(page)
    del page
    gc.collect()
    assert gone == [MAIN]
    in_a_thread(came, "another")
    in_a_thread(ended, True)
    qtbot.wait(1)
    assert len(run.added) == 1


def test_a_review_that_begins_when_its_page_is_gone_is_stopped(qtbot, monkeypatch, held):
    """Its processes would go on thinking for minutes, and nobody could end them."""

    class Run:
        def __init__(self, *_, **__):
            held.wait()

        def stop(self):
            stopped.append(self)

    stopped: list[Run] = []
    monkeypatch.setattr(thinking, "ReviewRun", Run)
    page = QWidget()
    thought = Thinking(a_match(), page)
    thought.think(Effort(tries=1))
    assert held.began.wait(LONG)
    thought.stop()
    shiboken6.delete(page)
    held.let_go()
    qtbot.waitUntil(lambda: len(stopped) == 1)


def test_how_far_the_chronicle_is_read_is_told_without_its_desk(qtbot, monkeypatch, held):
    class Window(QWidget):
        def show_problem(self, error):
            raise AssertionError(error)

    progress: list[object] = []

    def read(chosen, progress):
        ways.append(progress)
        held.wait()
        progress(1, 2)

    ways: list[object] = []
    monkeypatch.setattr(reading, "read", read)
    monkeypatch.setattr(ChronicleDesk, "_told_progress", lambda self, *numbers: progress.append(numbers))
    window = Window()
    desk = ChronicleDesk(window)  # type: ignore[arg-type]
    desk._read()
    assert held.began.wait(LONG)
    shiboken6.delete(window)
    held.let_go()
    qtbot.wait(1)
    assert progress == []
    assert isinstance(ways[0], Wire)
    assert desk is not None


def test_a_fault_in_a_thread_is_told_to_a_desk_that_is_gone_without_harm(qtbot):
    desk, told = FaultDesk(), []
    desk.happened.connect(lambda fault: told.append((fault.times, threading.current_thread())))
    in_a_thread(desk.hear, ValueError("x"))
    qtbot.waitUntil(lambda: told == [(1, MAIN)])
    shiboken6.delete(desk)
    in_a_thread(desk.hear, ValueError("x"))
    qtbot.wait(1)
    assert len(told) == 1


def classes_with_threads():
    """The classes of the window that start a thread at a method of their own, and those they are made from."""
    for path in sorted(Path(kingsbridge_desktop.ui.__path__[0]).rglob("*.py")):
        for cls in (node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ClassDef)):
            for call in (node for node in ast.walk(cls) if isinstance(node, ast.Call)):
                if ast.unparse(call.func).endswith("Thread") and any(
                    word.arg == "target" and ast.unparse(word.value).startswith("self.") for word in call.keywords
                ):
                    yield path.name, cls.name, [ast.unparse(base) for base in cls.bases]


def test_no_thread_of_the_window_works_in_something_of_qts():
    found = list(classes_with_threads())
    assert len(found) >= 3, "nothing is looked at any more"
    measures = "bench_thinking.py"  # which waits for its thread
    assert [one for one in found if one[2] and one[0] != measures] == [], "a thread would hold a QObject"
