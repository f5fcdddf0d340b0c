"""What a player is called where the whole name has no room: fewer words of it, two lines, and a cut in the end."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF

from kingsbridge_desktop.ui.theme import scene_font

LEAST_PART = 3  # letters of a word on either side of a hyphen
VOWELS = "aeiouyäöüáéíóúàèìòùâêîôûå"
_ENDS = re.compile(r"(?<=[-–])|(?= )")  # of a word in a name


def called(
    names: Sequence[str], seat: int, width: float, pixels: float, most: int, *, bold: bool = True
) -> tuple[str, ...]:
    """A player's name in letters of a scene, in up to so many lines of a width.

    Of a name that is too long the first words are left, if no other player at the table is called so.
    """
    metrics = QFontMetricsF(scene_font(pixels, bold=bold))
    name, others = names[seat], [other for at, other in enumerate(names) if at != seat]

    def fits(words: str) -> bool:
        return metrics.horizontalAdvance(words) <= width

    for short in _shorter(name):
        if short != name and any(other.startswith(short) for other in others):
            continue
        ways = [way for way in _ways(short, most) if all(map(fits, way))]
        if ways:
            return min(ways, key=lambda way: (len(way), max(map(metrics.horizontalAdvance, way))))
    return _cut(name, width, metrics, most, fits)


def _shorter(name: str) -> Iterator[str]:
    """The name, then without its last words; none of these ends with a small word such as "von"."""
    yield name
    words = _ENDS.split(name)
    for count in range(len(words) - 1, 0, -1):
        if not words[count - 1].strip().islower():
            yield "".join(words[:count]).strip(" -–")


def _ways(words: str, most: int) -> Iterator[tuple[str, ...]]:
    """In one line, or in two that are parted between words, or at a syllable of a single word."""
    yield (words,)
    if most == 1:
        return
    ends = [end.start() for end in _ENDS.finditer(words) if 0 < end.start() < len(words)]
    for end in ends:
        yield words[:end].strip(), words[end:].strip()
    if not ends:
        yield from parted(words)


def parted(word: str) -> Iterator[tuple[str, str]]:
    """A single word on two lines, at each of its syllables."""
    small = word.lower()
    for at in range(LEAST_PART, len(word) - LEAST_PART + 1):
        if small[at] not in VOWELS and small[at + 1] in VOWELS:
            yield f"{word[:at]}-", word[at:]


def _cut(name: str, width: float, metrics: QFontMetricsF, most: int, fits: Callable[[str], bool]) -> tuple[str, ...]:
    """As much of it as has room, where nothing shorter tells whose name it is."""
    lines: list[str] = []
    while len(lines) < most - 1 and not fits(name):
        ends = [end.start() for end in _ENDS.finditer(name) if end.start() and fits(name[: end.start()].strip())]
        if ends:
            lines.append(name[: ends[-1]].strip())
            name = name[ends[-1] :].strip()
        else:
            at = next((at for at in range(len(name) - 1, 1, -1) if fits(f"{name[:at]}-")), 1)
            lines.append(f"{name[:at]}-")
            name = name[at:]
    return (*lines, metrics.elidedText(name, Qt.TextElideMode.ElideRight, width))
