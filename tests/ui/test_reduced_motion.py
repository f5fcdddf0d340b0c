"""Less motion where the desktop asks for it, without waiting for the desktop."""

from __future__ import annotations

import threading

import pytest

from kingsbridge_desktop.ui import reduced_motion
from kingsbridge_desktop.ui.reduced_motion import ReducedMotion, readers, wanted
from kingsbridge_desktop.ui.settings import Settings

PORTAL = "reduced-motion"
GNOME = "enable-animations"
MACOS = "reduceMotion"


def desktop(**answers: str):
    """A desktop whose programs print these words, by the last word of their command."""

    def run(command: list[str]) -> str:
        return answers.get(command[-1].replace("-", "_"), "")

    return run


@pytest.mark.parametrize(
    ("answers", "less"),
    [
        ({"enable_animations": "false"}, True),
        ({"enable_animations": "true"}, False),
        ({"enable_animations": "rubbish"}, False),
        ({}, False),
        ({"reduced_motion": "(<<uint32 1>>,)"}, True),
        ({"reduced_motion": "(<uint32 1>,)"}, True),
        ({"reduced_motion": "(<<uint32 0>>,)", "enable_animations": "false"}, False),
        ({"reduced_motion": "(<<uint32 11>>,)"}, False),
    ],
)
def test_gnome_and_the_portal(answers, less):
    assert wanted(readers("linux", {"XDG_CURRENT_DESKTOP": "GNOME"}, desktop(**answers))) is less


@pytest.mark.parametrize(
    ("text", "less"),
    [
        ("[KDE]\nAnimationDurationFactor=0\n", True),
        ("[KDE]\nAnimationDurationFactor=0.0\n", True),
        ("[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("[General]\nx=1\n", False),
        ("[KDE]\nAnimationDurationFactor=soon\n", False),
        ("no ini at all \0", False),
        ("[KDE]\n[KDE]\nAnimationDurationFactor[$e]=1\nAnimationDurationFactor=0\n", True),
    ],
)
def test_kde(tmp_path, text, less):
    (tmp_path / "kdeglobals").write_text(text)
    environ = {"XDG_CURRENT_DESKTOP": "KDE", "XDG_CONFIG_HOME": str(tmp_path)}
    assert wanted(readers("linux", environ, desktop())) is less


def test_kde_without_its_file_asks_the_next(tmp_path):
    environ = {"XDG_CURRENT_DESKTOP": "KDE", "XDG_CONFIG_HOME": str(tmp_path)}
    assert wanted(readers("linux", environ, desktop(enable_animations="false"))) is True


@pytest.mark.parametrize(("answer", "less"), [("1", True), ("0", False), ("", False)])
def test_macos(answer, less):
    assert wanted(readers("darwin", {}, desktop(reduceMotion=answer))) is less


@pytest.mark.parametrize(("works", "shows", "less"), [(1, 0, True), (1, 1, False), (0, 0, False)])
def test_windows(monkeypatch, works, shows, less):
    import ctypes

    class User32:
        @staticmethod
        def SystemParametersInfoW(what, size, found, flags):
            assert what == 0x1042
            found._obj.value = shows
            return works

    monkeypatch.setattr(ctypes, "windll", type("Windll", (), {"user32": User32}), raising=False)
    assert wanted(readers("win32", {})) is less


def test_a_program_that_is_not_there_says_nothing():
    assert reduced_motion.printed(["no-such-program-anywhere"]) == ""


def test_the_settings_follow_the_desktop(qtbot):
    settings = Settings()
    assert settings.animation_factor == 1.0
    motion = ReducedMotion([lambda: True])
    motion.found.connect(settings.set_reduced_motion)
    with qtbot.waitSignal(motion.found):
        motion.ask()
    assert settings.animation_factor == 0.0
    settings.values.speed = "slow"
    assert settings.animation_factor == 2.0  # what a person chose here counts for more


def test_asking_never_waits(qtbot):
    gate = threading.Event()
    answered: list[bool] = []

    def answer():
        answered.append(gate.wait(10))
        return answered[-1]

    motion = ReducedMotion([answer])
    for _ in range(20):
        motion.ask()
    assert answered == [], "the window has waited for it"
    assert threading.active_count() < 20
    with qtbot.waitSignal(motion.found):
        gate.set()
