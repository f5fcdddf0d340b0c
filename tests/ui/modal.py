"""Dialogs that wait for an answer, in tests: none of them may wait for ever."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog

PATIENCE = 60_000  # ms until a dialog that nobody answers is closed, and its test fails
GLANCE = 10  # ms between two looks whether it is open
_waiting: "set[Answer]" = set()  # Qt keeps nobody alive whose method it calls


class Answer:
    """Waits for a dialog, acts in it once, and closes it if that fails: an exception would leave it open for ever."""

    def __init__(self, kind: type[QDialog], act: Callable[[Any], object]) -> None:
        self.kind, self.act = kind, act
        self.given = False
        self._timer = QTimer(QApplication.instance())
        self._timer.timeout.connect(self._look)
        self._timer.start(GLANCE)
        _waiting.add(self)

    def cancel(self) -> None:
        """Nobody is going to ask."""
        if self in _waiting:
            _waiting.remove(self)
            self._timer.stop()
            self._timer.deleteLater()

    def _look(self) -> None:
        dialog = QApplication.activeModalWidget()
        if self.given or not isinstance(dialog, self.kind):
            return
        self.given = True
        self.cancel()
        try:
            self.act(dialog)
        except BaseException:
            dialog.reject()
            raise  # pytest-qt fails the test with it


def when_open(kind: type[QDialog], act: Callable[[Any], object]) -> Answer:
    """Does something in the dialog of this kind that is about to open."""
    return Answer(kind, act)


@pytest.fixture(autouse=True)
def no_dialog_waits_for_ever(monkeypatch):
    """A dialog that nobody answers is closed after a while, and the test fails by its name."""
    execute, stuck = QDialog.exec, list[str]()

    def guarded(dialog: QDialog) -> int:
        def give_up() -> None:
            stuck.append(f"{type(dialog).__name__} {dialog.objectName()!r} {dialog.windowTitle()!r}")
            dialog.reject()

        timer = QTimer(dialog)
        timer.setSingleShot(True)
        timer.timeout.connect(give_up)
        timer.start(PATIENCE)
        try:
            return execute(dialog)
        finally:
            timer.stop()

    monkeypatch.setattr(QDialog, "exec", guarded)
    yield
    for answer in tuple(_waiting):
        answer.cancel()
    assert not stuck, f"nobody answered {', '.join(stuck)}"
