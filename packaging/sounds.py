"""Makes the sounds of the table anew: python3 packaging/sounds.py. Nothing but arithmetic; the same files every time.

Each is made of a few fading tones and a little noise, at most 0.6 s long, its loudest point 13 dB below full scale, in
`assets/sounds` as mono WAV of 16 bits. They are our own work under the licence of the project.
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

RATE = 22050  # samples a second
PEAK = 10 ** (-13 / 20)  # of full scale
LONGEST = 0.6  # seconds
FADE = 0.012  # seconds in which every sound ends
FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"

Samples = list[float]
Partial = tuple[float, float, float]  # times the pitch, loudness, seconds until it has faded to a third


def silence(seconds: float) -> Samples:
    """Room for a sound."""
    return [0.0] * round(seconds * RATE)


def strike(into: Samples, at: float, pitch: float, loud: float, partials: Sequence[Partial], soft: float) -> None:
    """A struck thing: every partial fades by itself; `soft` is how many seconds it takes to be there."""
    first = round(at * RATE)
    for times, part, fading in partials:
        step = 2 * math.pi * pitch * times / RATE
        for n in range(first, len(into)):
            since = (n - first) / RATE
            begin = min(1.0, since / soft) if soft else 1.0
            into[n] += loud * part * begin * math.exp(-since / fading) * math.sin(step * (n - first))


def rustle(into: Samples, at: float, seconds: float, loud: float, low: float, high: float, seed: int) -> None:
    """Noise between two pitches that swells and fades."""
    random, first, length = Random(seed), round(at * RATE), round(seconds * RATE)
    slow = fast = 0.0
    keep_slow, keep_fast = (math.exp(-2 * math.pi * pitch / RATE) for pitch in (low, high))
    for n in range(length):
        white = random.uniform(-1.0, 1.0)
        slow = keep_slow * slow + (1 - keep_slow) * white
        fast = keep_fast * fast + (1 - keep_fast) * white
        if first + n < len(into):
            into[first + n] += loud * (fast - slow) * math.sin(math.pi * n / length) ** 2


WOOD: Sequence[Partial] = ((1.0, 1.0, 0.022), (2.41, 0.5, 0.014), (4.1, 0.2, 0.007))
STONE: Sequence[Partial] = ((1.0, 1.0, 0.012), (1.83, 0.7, 0.009), (3.3, 0.4, 0.005))
METAL: Sequence[Partial] = ((1.0, 1.0, 0.070), (1.51, 0.6, 0.055), (2.37, 0.5, 0.040), (3.1, 0.25, 0.022))
BELL: Sequence[Partial] = ((0.5, 0.35, 0.30), (1.0, 1.0, 0.20), (1.2, 0.35, 0.14), (2.0, 0.45, 0.11), (3.01, 0.2, 0.06))
HORN: Sequence[Partial] = ((1.0, 1.0, 0.16), (2.0, 0.42, 0.12), (3.0, 0.2, 0.09), (4.0, 0.08, 0.06))


def card() -> Samples:
    """A card slides over the cloth and lies."""
    sound = silence(0.20)
    rustle(sound, 0.0, 0.15, 1.0, 700, 3200, seed=11)
    strike(sound, 0.125, 210, 0.22, WOOD, 0.002)
    return sound


def piece() -> Samples:
    """A piece of wood is set on the board."""
    sound = silence(0.18)
    rustle(sound, 0.0, 0.012, 0.7, 400, 3000, seed=12)
    strike(sound, 0.004, 392, 1.0, WOOD, 0.001)
    return sound


def dice() -> Samples:
    """Dice fall, jump and lie still."""
    sound, random = silence(0.52), Random(13)
    at, loud = 0.01, 1.0
    while at < 0.40:
        strike(sound, at, random.uniform(1150, 1750), loud, STONE, 0.0006)
        rustle(sound, at, 0.008, 0.5 * loud, 700, 4500, seed=round(at * 1000))
        at += random.uniform(0.035, 0.085)
        loud *= 0.82
    return sound


def coins() -> Samples:
    """Three coins touch each other."""
    sound = silence(0.42)
    for at, pitch, loud in ((0.0, 2637, 0.8), (0.055, 3136, 1.0), (0.13, 2794, 0.6)):
        strike(sound, at, pitch, loud, METAL, 0.001)
    return sound


def bell() -> Samples:
    """The small bell of the priory: it is somebody's turn."""
    sound = silence(0.58)
    strike(sound, 0.0, 784, 1.0, BELL, 0.004)
    return sound


def fanfare() -> Samples:
    """Four soft tones upwards: the game is over."""
    sound = silence(0.59)
    for at, pitch, loud in ((0.0, 392.0, 0.7), (0.09, 493.9, 0.75), (0.18, 587.3, 0.8), (0.27, 784.0, 1.0)):
        strike(sound, at, pitch, loud, HORN, 0.025)
    return sound


SOUNDS: dict[str, Callable[[], Samples]] = {
    "card": card,
    "piece": piece,
    "dice": dice,
    "coins": coins,
    "bell": bell,
    "fanfare": fanfare,
}


def finished(sound: Samples) -> array[int]:
    """Levelled to the peak that all have, and ended without a click."""
    fade = round(FADE * RATE)
    for n in range(fade):
        sound[-1 - n] *= n / fade
    loudest = max(map(abs, sound))
    return array("h", (round(sample / loudest * PEAK * 32767) for sample in sound))


def write(folder: Path = FOLDER) -> list[Path]:
    """All files, made anew."""
    folder.mkdir(parents=True, exist_ok=True)
    made = []
    for name, make in SOUNDS.items():
        samples = finished(make())
        if sys.byteorder == "big":
            samples.byteswap()
        path = folder / f"{name}.wav"
        with wave.open(str(path), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())
        made.append(path)
    return made


if __name__ == "__main__":
    for path in write():
        print(f"{path.stat().st_size / 1024:5.1f} KB  {path.name}")
