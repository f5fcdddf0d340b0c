"""Writes the icons of the desktop as SVG: python packaging/art/desktop_icons.py

The coloured one is the emblem `app_icon`, drawn by a pen that writes plain paths; the monochrome one and the sheet of a
saved game are drawn here. The icons in pixels are made from assets/art when a bundle is built.
"""

import sys
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).resolve().parents[1]), str(Path(__file__).resolve().parents[2])]

from kingsbridge_desktop.ui.art.palette import INK, LAPIS, ORP, PAPER, PAPER_D, STONE_L, VERM  # noqa: E402
from PySide6.QtGui import QPainterPath  # noqa: E402

from art.emblems.icon import app_icon  # noqa: E402
from art.ink.outlines import oval, rect  # noqa: E402
from art.ink.pen import path_of  # noqa: E402
from art.studio import open_studio  # noqa: E402

FOLDER = Path(__file__).resolve().parents[1] / "desktop" / "icons"
SIDE = 100
# The west front without colours: one shape that a desktop paints in the colour of its text.
SYMBOL = (
    "M1 15 V6 L3.5 1 L6 6 L8 4 L10 6 L12.5 1 L15 6 V15 H10 V12.6 Q8 10.9 6 12.6 V15 Z "
    "M8 6.3 a2.25 2.25 0 1 0 0 4.5 a2.25 2.25 0 1 0 0 -4.5 Z"
)


class SvgPen:
    """Takes the strokes of an emblem and keeps them as paths without wobble, wash or grain."""

    px = 256  # how large the emblem believes to be drawn

    def __init__(self) -> None:
        self.lines: list[str] = []

    def shape(self, d: Any, colour: str, w: float, **_: Any) -> None:
        """A filled form with an ink line around it."""
        self._path(d, colour, INK, w)

    def blot(self, d: Any, colour: str, alpha: float = 1.0) -> None:
        """A form without a line."""
        self._path(d, colour, "", 0, alpha)

    def detail(self, d: Any, w: float = 1.4, colour: str = INK) -> None:
        """A thin line."""
        self._path(d, "", colour, w)

    def line(self, d: Any, w: float) -> None:
        """A line of ink."""
        self._path(d, "", INK, w)

    def gold(self, d: Any, w: float) -> None:
        """A form of gold leaf."""
        self._path(d, ORP, INK, w)

    def dot(self, x: float, y: float, r: float, colour: str) -> None:
        """A round spot."""
        self._path(oval(x, y, r), colour, "", 0)

    def hatch(self, d: Any, angle: float) -> None:
        """The shadow side: a thin shade and a few strokes from its edge."""
        self.blot(d, INK, 0.10)
        box = path_of(d).boundingRect()
        steps = int(box.height() / 4)
        for k in range(1, steps):
            y = box.top() + 4 * k
            length = box.width() * (0.9 if k % 2 else 0.55)
            rise = length * angle / 60
            self.line(f"M{box.right() - 0.5} {y} L{box.right() - length} {y - rise}", 1.1)

    def _path(self, d: Any, fill: str, stroke: str, w: float, alpha: float = 1.0) -> None:
        words = [f'd="{_data(path_of(d, closed=bool(fill)))}"', f'fill="{fill or "none"}"']
        if stroke:
            words += [f'stroke="{stroke}"', f'stroke-width="{w:g}"']
        if alpha < 1:
            words.append(f'fill-opacity="{alpha:g}"')
        self.lines.append(f"<path {' '.join(words)}/>")


def _data(path: QPainterPath) -> str:
    """Path data with two decimals at most."""
    words, i = [], 0
    while i < path.elementCount():
        at = path.elementAt(i)
        if at.isCurveTo():
            points = [path.elementAt(i + k) for k in range(3)]
            words.append("C" + " ".join(f"{_short(p.x)} {_short(p.y)}" for p in points))
            i += 3
        else:
            words.append(f"{'M' if at.isMoveTo() else 'L'}{_short(at.x)} {_short(at.y)}")
            i += 1
    return "".join(words)


def _short(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".") or "0"


def coloured() -> str:
    """The icon of the app."""
    pen = SvgPen()
    app_icon(pen)  # type: ignore[arg-type]
    return _svg(SIDE, pen.lines)


def sheet() -> str:
    """The icon of a saved game: a leaf of parchment with the front of the cathedral."""
    pen = SvgPen()
    pen.shape("M18 4 H66 L86 24 V96 H18 Z", PAPER, 3.2)
    pen.shape("M66 4 V24 H86 Z", PAPER_D, 2.6)
    pen.shape(rect(27, 36, 50, 50, 9), LAPIS, 2.4)
    pen.shape("M32 82 V56 L39 42 L46 56 L52 50 L58 56 L65 42 L72 56 V82 Z", STONE_L, 1.8)
    pen.shape(oval(52, 64, 8), ORP, 1.8)
    pen.blot(oval(52, 64, 4), VERM)
    pen.shape("M47 82 V78 Q52 72 57 78 V82 Z", INK, 1)
    return _svg(SIDE, pen.lines)


def symbolic() -> str:
    """The icon in one colour, which the desktop chooses."""
    return _svg(16, [f'<path d="{SYMBOL}" fill="#2e3436" fill-rule="evenodd"/>'])


def _svg(side: int, lines: list[str]) -> str:
    joined = "\n".join(lines)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}" viewBox="0 0 {side} {side}"'
    return f'{head} stroke-linejoin="round" stroke-linecap="round">\n{joined}\n</svg>\n'


ICONS = {
    "kingsbridge.svg": coloured,
    "kingsbridge-symbolic.svg": symbolic,
    "application-x-kingsbridge.svg": sheet,
}


def main() -> None:
    app = open_studio()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, draw in ICONS.items():
        (FOLDER / name).write_text(draw(), encoding="utf-8")
        print(name)
    del app


if __name__ == "__main__":
    main()
