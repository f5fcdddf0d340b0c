"""Every test runs without a screen and away from the files of the person who runs it."""

import os

# Before anything imports Qt.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ.pop("LANGUAGE", None)

import pytest
from hypothesis import HealthCheck, settings

_shared_machines_are_slow = [HealthCheck.too_slow]
settings.register_profile("default", deadline=None, suppress_health_check=_shared_machines_are_slow)
settings.register_profile("fast", deadline=None, max_examples=10, suppress_health_check=_shared_machines_are_slow)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


@pytest.fixture(autouse=True)
def private_home(tmp_path_factory, monkeypatch):
    """Saves, settings and caches of the test go to a folder of its own."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("KINGSBRIDGE_HOME", str(home / "kingsbridge"))
    for name in ("DATA", "CONFIG", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(home / name.lower()))
    return home
