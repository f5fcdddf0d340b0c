"""Every test runs without a screen and away from the files of the person who runs it."""

import os

# Before anything imports Qt.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ.pop("LANGUAGE", None)

import pytest
from hypothesis import HealthCheck, settings

_shared_machines_are_slow = [HealthCheck.too_slow]
# The same examples in every run: a check that fails now and then says nothing about the change that was made.
_same_for_all = settings(deadline=None, derandomize=True, suppress_health_check=_shared_machines_are_slow)
settings.register_profile("default", _same_for_all)
settings.register_profile("fast", _same_for_all, max_examples=10)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


@pytest.fixture(autouse=True)
def private_home(tmp_path_factory, monkeypatch):
    """Saves, settings and caches of the test go to a folder of its own."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("KINGSBRIDGE_HOME", str(home / "kingsbridge"))
    for name in ("DATA", "CONFIG", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(home / name.lower()))
    return home
