"""Plays short sounds in a thread of its own; where that is not possible nothing sounds, and nobody is told.

Whoever wants a sound leaves its name in a queue and goes on. The thread begins with the first one, opens the device,
mixes, and closes the device when it has been quiet for a while. It never keeps the program from ending.
"""

from __future__ import annotations

import logging
import sys
import threading
import wave
from array import array
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Protocol

from kingsbridge_desktop import resources
from kingsbridge_desktop.ui.sounds.device import RATE, open_device

log = logging.getLogger(__name__)
QUIET = 8.0  # seconds after which the device is given back
MOST_VOICES = 3  # sounds at the same time: together they stay below full scale
MOST_FAILURES = 3  # then there is no sound any more
LAST_WAIT = 0.4  # seconds that the end of the program waits for the device at most


class Device(Protocol):
    """Something that plays until it is closed."""

    def close(self) -> None: ...


class Mixer:
    """The sounds that are heard just now, one sample after the other; called from the device's thread."""

    def __init__(self) -> None:
        self._voices: list[tuple[array[int], int]] = []
        self._lock = threading.Lock()

    def add(self, samples: array[int]) -> None:
        """One more sound, from its beginning; one too many is not heard."""
        with self._lock:
            if len(self._voices) < MOST_VOICES:
                self._voices.append((samples, 0))

    def clear(self) -> None:
        """Nothing sounds any more."""
        with self._lock:
            self._voices.clear()

    def read(self, count: int) -> array[int]:
        """The next so many samples of everything together."""
        mixed = array("h", bytes(2 * count))
        with self._lock:
            left = []
            for samples, at in self._voices:
                for n, sample in enumerate(samples[at : at + count]):
                    mixed[n] = max(-32768, min(32767, mixed[n] + sample))
                if at + count < len(samples):
                    left.append((samples, at + count))
            self._voices = left
        return mixed


class Speaker:
    """Sounds by their names, as loud as somebody wants them."""

    def __init__(self, opened: Callable[[Mixer], Device] | None = None) -> None:
        self._open = opened
        self._mixer = Mixer()
        self._wanted: SimpleQueue[tuple[str, float] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._samples: dict[str, array[int]] = {}
        self._is_closed = False

    def play(self, name: str, volume: float) -> None:
        """Sounds soon, from 0 (not at all) to 1; returns at once."""
        if self._is_closed or volume <= 0:
            return
        self._wanted.put((name, volume))
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="sounds", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """The program ends: no sound any more, and no long wait for a device that does not answer."""
        self._is_closed = True
        if self._thread is not None:
            self._wanted.put(None)
            self._thread.join(LAST_WAIT)

    def _work(self) -> None:
        device: Device | None = None
        failures = 0
        while failures < MOST_FAILURES:
            try:
                wanted = self._wanted.get(timeout=QUIET if device else None)
            except Empty:
                self._give_back(device)
                device = None
                continue
            if wanted is None:
                break
            try:
                if device is None:
                    device = (self._open or open_device)(self._mixer)
                self._mixer.add(self._sound(*wanted))
            except Exception as error:  # noqa: BLE001 - no card, no package, no file: the game is played without sound
                log.debug("no sound: %s", error)  # a table without a sound card is no news
                failures += 1
                self._give_back(device)
                device = None
        self._is_closed = True
        self._give_back(device)

    def _give_back(self, device: Device | None) -> None:
        """The device is not needed, or it has gone away in the middle of a sound."""
        self._mixer.clear()
        if device is not None:
            try:
                device.close()
            except Exception as error:  # noqa: BLE001 - what is gone need not be closed
                log.debug("the sound device could not be closed: %s", error)

    def _sound(self, name: str, volume: float) -> array[int]:
        if name not in self._samples:
            self._samples[name] = read_sound(resources.assets() / "sounds" / f"{name}.wav")
        loud = volume * volume  # as ears count it
        return array("h", (round(sample * loud) for sample in self._samples[name]))


def read_sound(path: Path) -> array[int]:
    """The samples of one of our files."""
    with wave.open(str(path), "rb") as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            raise ValueError(f"not a sound of ours: {path.name!r}")
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples
