"""Work beside the window: what it leaves behind goes in the window's thread."""

import threading
import weakref
from functools import partial

import shiboken6
from PySide6.QtCore import QObject

from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.ui.background import Background

LONG = 20.0  # s


class Known:
    """Something only a job knows of, as a widget that was closed while its file was read."""


def test_the_last_that_a_job_knows_goes_in_the_windows_thread(qtbot):
    """Here the window has long heard of it when the thread at last looks for its next job."""
    owner = QObject()
    work = Background(owner)
    began, may_go_on, gone_in, heard = threading.Event(), threading.Event(), [], []
    known = Known()
    weakref.finalize(known, lambda: gone_in.append(threading.current_thread()))

    def wait(known=known):
        began.set()
        return may_go_on.wait(LONG)

    def hear(result, known=known):
        heard.append(result)

    work.do(wait, hear, heard.append)
    del known, wait, hear
    assert began.wait(LONG)
    thread = work._thread
    assert thread is not None
    with work._guard:
        may_go_on.set()
        qtbot.waitUntil(lambda: heard == [True])
    thread.join(LONG)
    assert gone_in == [threading.main_thread()]


def test_jobs_are_told_in_their_order_with_their_own_results(qtbot):
    owner = QObject()
    work = Background(owner)
    told: list[object] = []

    def refuse() -> None:
        raise KingsbridgeError("no")

    for number in range(20):
        work.do(partial(int, number), told.append, told.append)
        work.do(refuse, told.append, lambda problem: told.append(str(problem)))
    qtbot.waitUntil(lambda: len(told) == 40)
    assert told == [one for number in range(20) for one in (number, "no")]


def test_nobody_hears_of_a_job_whose_owner_is_gone(qtbot):
    owner = QObject()
    work = Background(owner)
    held = threading.Event()
    told: list[object] = []
    lost: list[object] = []
    work.do(held.wait, told.append, told.append)
    work.do(lambda: "a result", told.append, told.append, lost.append)
    shiboken6.delete(owner)
    held.set()
    qtbot.waitUntil(lambda: lost == ["a result"])
    assert told == []
