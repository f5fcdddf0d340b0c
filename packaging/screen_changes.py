"""Which pictures of screens.py look otherwise than before: python3 packaging/screen_changes.py OLD NEW

Every picture is taken of the same position in the same window, so what is told as the same need not be looked at
again. One line a picture that is new, gone, of another size, or changed, with how many pixels differ and where (left,
top, right, bottom), the most first; then how many are the same. `--least` says how far a colour must be off to count.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import bootstrap

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

LEAST = 6  # of 255: the same letters beside another window's edge differ by less


class Change(NamedTuple):
    """One picture, what is to be said of it, and how much it weighs."""

    name: str
    pixels: int
    words: str


def main() -> int:
    """Compares two folders; 1 if any picture is new, gone or changed."""
    bootstrap.require_python([__file__, *sys.argv[1:]])
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--least", type=int, default=LEAST)
    asked = parser.parse_args()
    found, same = compare(asked.old, asked.new, asked.least)
    for change in found:
        print(f"{change.name}: {change.words}")
    print(f"{same} the same, {len(found)} to look at")
    return 1 if found else 0


def compare(old: Path, new: Path, least: int = LEAST) -> tuple[list[Change], int]:
    """What is to be looked at, the most changed first, and how many pictures are the same."""
    before, after = ({path.stem: path for path in folder.rglob("*.png")} for folder in (old, new))
    found = [Change(name, sys.maxsize, "gone") for name in before.keys() - after.keys()]
    found += [Change(name, sys.maxsize, "new") for name in after.keys() - before.keys()]
    same = 0
    for name in before.keys() & after.keys():
        change = _change(name, before[name], after[name], least)
        if change is None:
            same += 1
        else:
            found.append(change)
    return sorted(found, key=lambda change: (-change.pixels, change.name)), same


def _change(name: str, old: Path, new: Path, least: int) -> Change | None:
    """How two pictures differ; nothing if they do not."""
    from PySide6.QtGui import QImage

    if old.read_bytes() == new.read_bytes():
        return None
    before, after = (QImage(str(path)).convertToFormat(QImage.Format.Format_RGB32) for path in (old, new))
    if before.isNull() or after.isNull():
        return Change(name, sys.maxsize, "cannot be read")
    if before.size() != after.size():
        words = f"{before.width()} × {before.height()} became {after.width()} × {after.height()}"
        return Change(name, sys.maxsize, words)
    marks = _marks(before, after, least)
    pixels = marks.count(1)
    if not pixels:
        return None
    wide = before.width()
    rows = [at for at in range(before.height()) if 1 in marks[at * wide : (at + 1) * wide]]
    lines = [marks[at * wide : (at + 1) * wide] for at in rows]
    left, right = min(line.index(1) for line in lines), max(line.rindex(1) for line in lines)
    return Change(name, pixels, f"{pixels} pixels at {left},{rows[0]},{right + 1},{rows[-1] + 1}")


def _marks(before: QImage, after: QImage, least: int) -> bytes:
    """A byte a pixel: 1 where one of the three colours is off by at least so much."""
    from PySide6.QtGui import QPainter

    painter = QPainter(after)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, before)
    painter.end()
    bits = bytes(after.constBits())
    differs = bytes(int(value >= least) for value in range(256))
    blue, green, red = (bits[at::4].translate(differs) for at in range(3))
    any_of = int.from_bytes(blue) | int.from_bytes(green) | int.from_bytes(red)
    return any_of.to_bytes(len(blue))


if __name__ == "__main__":
    sys.exit(main())
