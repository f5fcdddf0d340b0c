"""Garbage is looked for in the window's thread alone: Qt's objects must not go in another."""

import gc
import threading
import weakref

from PySide6.QtCore import QObject

from kingsbridge_desktop.ui import gc_control
from kingsbridge_desktop.ui.gc_control import Collector


class Knot:
    """Something that only looking for garbage clears up."""

    def __init__(self) -> None:
        self.itself = self


def test_a_busy_thread_clears_up_nothing_and_the_window_does(qtbot, monkeypatch):
    monkeypatch.setattr(gc_control, "EVERY", 5)
    gone_in: list[threading.Thread] = []
    knot = Knot()
    weakref.finalize(knot, lambda: gone_in.append(threading.current_thread()))
    owner = QObject()
    Collector(owner)
    assert not gc.isenabled()
    del knot
    read: list[list[int]] = []
    thread = threading.Thread(target=lambda: read.extend([number] for number in range(20_000)))
    thread.start()
    thread.join()
    assert gone_in == []
    qtbot.waitUntil(lambda: gone_in == [threading.main_thread()])
    del owner
