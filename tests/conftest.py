"""Every test runs without a screen and away from the files of the person who runs it."""

import gc
import os
import sys

# Before anything imports Qt.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ.pop("LANGUAGE", None)

import pytest
from hypothesis import HealthCheck, settings
from pytestqt.qtbot import QtBot

_shared_machines_are_slow = [HealthCheck.too_slow]
# The same examples in every run: a check that fails now and then says nothing about the change that was made.
_same_for_all = settings(deadline=None, derandomize=True, suppress_health_check=_shared_machines_are_slow)
settings.register_profile("default", _same_for_all)
settings.register_profile("fast", _same_for_all, max_examples=10)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


# How long a test waits for what must come says nothing about how quick it is: a busy machine may take its time.
for _waiting in (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitSignals):
    _waiting.__kwdefaults__ = {**(_waiting.__kwdefaults__ or {}), "timeout": 30_000}  # ms


@pytest.fixture(autouse=True)
def private_home(tmp_path_factory, monkeypatch):
    """Saves, settings and caches of the test go to a folder of its own."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("KINGSBRIDGE_HOME", str(home / "kingsbridge"))
    for name in ("DATA", "CONFIG", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(home / name.lower()))
    return home


@pytest.fixture(autouse=True)
def garbage_goes_in_the_thread_of_the_tests():
    """Once a window was open Python does not clear up by itself any more: see tests/ui."""
    yield
    if not gc.isenabled():
        from kingsbridge_desktop.ui.gc_control import collect_if_needed

        collect_if_needed()


@pytest.fixture(autouse=True)
def windows_go_with_their_test():
    """A window that a test closed is gone before the next one begins, and hears nothing of its languages and games."""
    yield
    core = sys.modules.get("PySide6.QtCore")
    if core is not None and core.QCoreApplication.instance() is not None:
        core.QCoreApplication.sendPostedEvents(None, core.QEvent.Type.DeferredDelete)
