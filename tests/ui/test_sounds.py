"""Quiet sounds: what is heard when, and that a missing sound card is nobody's trouble."""

import io
import logging
import subprocess
import sys
import threading
import time
import wave
from array import array
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QCheckBox, QSlider

import sounds as workshop
from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.core.types import Event
from kingsbridge_desktop.play.match import Moment
from kingsbridge_desktop.resources import assets
from kingsbridge_desktop.ui.dialogs.settings import SettingsDialog
from kingsbridge_desktop.ui.game_page import GamePage
from kingsbridge_desktop.ui.sounds import speaker as speaker_module
from kingsbridge_desktop.ui.sounds.device import RATE
from kingsbridge_desktop.ui.sounds.speaker import MOST_FAILURES, Mixer, Speaker, read_sound
from kingsbridge_desktop.ui.sounds.table_sounds import WAITED, TableSounds
from tests.ui.driver import open_window, sit_down

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("bell", "card", "coins", "dice", "fanfare", "piece")


class Card:
    """Stands in for a sound card."""

    def __init__(self):
        self.opened, self.closed = 0, 0
        self.mixer: Any = None
        self.fails = False

    def open(self, mixer):
        if self.fails:
            raise OSError("no sound card")
        self.mixer = mixer
        self.opened += 1
        return self

    def close(self):
        self.closed += 1


class Ear:
    """Stands in for a speaker and remembers what it was asked to play."""

    def __init__(self):
        self.heard: list[str] = []
        self.volumes: list[float] = []

    def play(self, name, volume):
        self.heard.append(name)
        self.volumes.append(volume)

    def close(self):
        self.heard.append("closed")


def listening(window):
    """The window with an ear instead of a speaker."""
    window.sounds.speaker = Ear()
    return window.sounds.speaker


def sounds_of(page: GamePage) -> TableSounds:
    found = page.player.findChild(TableSounds)
    assert found is not None
    return found


def thread_of(speaker: Speaker) -> threading.Thread:
    assert speaker._thread is not None
    return speaker._thread


def wait_for(condition):
    """Another thread has done it."""
    for _ in range(400):
        if condition():
            return True
        time.sleep(0.005)
    return False


class TestFiles:
    def test_all_together_are_small(self):
        files = sorted((assets() / "sounds").iterdir())
        assert [path.stem for path in files] == sorted(NAMES)
        assert sum(path.stat().st_size for path in files) < 300 * 1024

    @pytest.mark.parametrize("name", NAMES)
    def test_each_is_short_and_quiet_and_ends_in_silence(self, name):
        samples = read_sound(assets() / "sounds" / f"{name}.wav")
        assert 0.1 < len(samples) / RATE < 0.6
        assert 0.15 < max(map(abs, samples)) / 32767 <= 10 ** (-12 / 20)
        assert abs(samples[0]) < 400
        assert abs(samples[-1]) < 20

    def test_they_are_what_the_script_makes(self, tmp_path):
        for path in workshop.write(tmp_path):
            made, kept = read_sound(path), read_sound(assets() / "sounds" / path.name)
            assert len(made) == len(kept)
            assert max(abs(one - other) for one, other in zip(made, kept, strict=True)) <= 1

    def test_a_file_of_another_kind_is_refused(self, tmp_path):
        buffer = io.BytesIO()
        with wave.open(buffer, "wb") as file:
            file.setnchannels(2)
            file.setsampwidth(2)
            file.setframerate(RATE)
        path = tmp_path / "odd.wav"
        path.write_bytes(buffer.getvalue())
        with pytest.raises(ValueError, match="not a sound of ours"):
            read_sound(path)


class TestMixer:
    def test_two_sounds_are_added(self):
        mixer = Mixer()
        mixer.add(array("h", [100, 200, 300]))
        mixer.add(array("h", [1, 2]))
        assert list(mixer.read(2)) == [101, 202]
        assert list(mixer.read(2)) == [300, 0]
        assert list(mixer.read(2)) == [0, 0]

    def test_it_never_goes_over_full_scale(self):
        mixer = Mixer()
        for _ in range(3):
            mixer.add(array("h", [30000, -30000]))
        assert list(mixer.read(2)) == [32767, -32768]


class TestSpeaker:
    def test_a_sound_is_mixed_as_loud_as_wanted(self):
        card = Card()
        speaker = Speaker(card.open)
        speaker.play("bell", 0.5)
        assert wait_for(lambda: card.mixer is not None and card.mixer._voices)
        assert max(card.mixer.read(RATE)) == pytest.approx(max(read_sound(assets() / "sounds" / "bell.wav")) / 4, abs=1)
        speaker.close()
        assert (card.opened, card.closed) == (1, 1)

    def test_the_card_is_given_back_when_it_has_been_quiet(self, monkeypatch):
        monkeypatch.setattr(speaker_module, "QUIET", 0.01)
        card = Card()
        speaker = Speaker(card.open)
        speaker.play("card", 1.0)
        assert wait_for(lambda: card.closed == 1)
        speaker.play("card", 1.0)  # it went away in the meantime, or not: it is opened anew
        assert wait_for(lambda: card.opened == 2)
        speaker.close()

    def test_without_a_sound_card_it_gives_up_and_nobody_hears_of_it(self, caplog, capfd):
        caplog.set_level(logging.INFO)
        card = Card()
        card.fails = True
        speaker = Speaker(card.open)
        for _ in range(MOST_FAILURES):
            speaker.play("card", 1.0)
        assert wait_for(lambda: not thread_of(speaker).is_alive())
        speaker.play("card", 1.0)
        speaker.close()
        assert caplog.text == ""
        assert capfd.readouterr() == ("", "")

    def test_a_card_that_does_not_answer_blocks_neither_play_nor_the_end(self, monkeypatch):
        monkeypatch.setattr(speaker_module, "LAST_WAIT", 0.01)
        stuck = threading.Event()

        def wait(mixer):
            stuck.wait(5)
            return Card()

        speaker = Speaker(wait)
        speaker.play("card", 1.0)
        speaker.play("card", 1.0)
        speaker.close()
        assert thread_of(speaker).daemon
        stuck.set()

    def test_an_unknown_sound_costs_nothing_but_itself(self):
        card = Card()
        speaker = Speaker(card.open)
        speaker.play("thunder", 1.0)
        speaker.play("bell", 1.0)
        assert wait_for(lambda: card.mixer is not None and card.mixer._voices)
        speaker.close()

    def test_without_the_package_a_program_ends_as_ever(self):
        script = (
            "import sys; sys.modules['miniaudio'] = None\n"
            "from kingsbridge_desktop.ui.sounds.speaker import Speaker\n"
            "speaker = Speaker(); speaker.play('bell', 1.0)\n"
        )
        done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=ROOT, timeout=60)
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


class TestTable:
    @pytest.mark.parametrize("game", game_ids())
    def test_every_game_names_sounds_that_there_are_for_events_that_there_are(self, game):
        rules = "".join(path.read_text("utf-8") for path in (ROOT / "kingsbridge_desktop/games" / game).glob("*.py"))
        sounds = import_module(f"kingsbridge_desktop.ui.games.{game}.view").View.SOUNDS
        assert {"card", "piece", "coins"} <= set(sounds) <= set(NAMES)
        for kinds in sounds.values():
            for kind in kinds:
                assert f'"{kind}"' in rules

    def test_a_move_is_heard_while_it_is_played(self, qtbot):
        window = open_window(qtbot, speed="fast")
        ear = listening(window)
        page = sit_down(window, "web_of_power", ("person", "greedy", "greedy"))
        ear.heard, ear.volumes = [], []
        kinds = ("cloister_placed", "card_played", "cloister_placed", "turn_begun")
        sounds_of(page)._depart([Moment(1, Event(kind), None) for kind in kinds])
        assert ear.heard == ["piece", "card"]
        assert ear.volumes == [0.6, 0.6]

    def test_where_nothing_moves_it_is_heard_all_the_same(self, qtbot):
        window = open_window(qtbot)
        ear = listening(window)
        page = sit_down(window, "pillars_cards", ("person", "person", "person"))
        page.table.submit(page.table.match.legal()[0])
        assert "card" in ear.heard

    def test_what_is_skipped_or_switched_off_is_not_heard(self, qtbot):
        window = open_window(qtbot)
        ear = listening(window)
        page = sit_down(window, "pillars_cards", ("person", "person", "person"))
        page.player.is_hurried = True
        page.table.submit(page.table.match.legal()[0])
        page.player.is_hurried = False
        window.sounds.switch.trigger()
        assert window.settings.values.sounds is False
        page.table.submit(page.table.match.legal()[0])
        assert ear.heard == []

    def test_looking_back_is_quiet(self, qtbot):
        window = open_window(qtbot)
        page = sit_down(window, "pillars_cards", ("person", "person", "person"))
        page.table.submit(page.table.match.legal()[0])
        ear = listening(window)
        page.look_back(1, 0)
        page.look_back(-1)
        assert ear.heard == []

    def test_the_bell_calls_only_who_has_waited(self, qtbot):
        window = open_window(qtbot)
        ear = listening(window)
        page = sit_down(window, "web_of_power", ("person", "person", "person"))
        heard = sounds_of(page)
        clock = [0.0]
        heard.now = lambda: clock[0]
        ear.heard.clear()
        page.course.offer_wanted.emit()
        heard._stepped(None)
        page.course.offer_wanted.emit()  # asked again at once
        assert ear.heard == []
        heard._stepped(None)
        clock[0] += WAITED
        page.course.offer_wanted.emit()
        assert ear.heard == ["bell"]

    def test_the_end_is_heard_once_and_not_when_a_finished_game_is_opened(self, qtbot):
        window = open_window(qtbot)
        ear = listening(window)
        page = sit_down(window, "pillars_cards", ("person", "person", "person"))
        ear.heard.clear()
        page.course.ended.emit()
        assert ear.heard == []
        sounds_of(page)._stepped(None)
        page.course.ended.emit()
        page.course.ended.emit()
        assert ear.heard == ["fanfare"]


def test_the_settings_have_a_switch_and_a_volume_that_is_heard_where_it_is_let_go(qtbot):
    window = open_window(qtbot)
    ear = listening(window)
    dialog = SettingsDialog(window.settings, window.language, window)
    switch, slider = dialog.findChild(QCheckBox, "setting_sounds"), dialog.findChild(QSlider, "setting_volume")
    assert switch is not None
    assert slider is not None
    slider.setValue(30)
    assert window.settings.values.volume == 30
    assert ear.volumes == [0.3]
    switch.setChecked(False)
    assert not slider.isEnabled()
    assert not window.sounds.switch.isChecked()
    assert not window.settings.values.sounds
