"""What is behind the winners at the end of a game, 768 × 384 units; a page shows its middle."""

import json
import math
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter

from art import emblems
from art.ink.grain import chance
from art.ink.outlines import P, at, rect
from art.ink.pen import Pen

W, H = 768.0, 384.0
BOARDS = Path(__file__).resolve().parents[2] / "assets" / "boards"
SITE = QRectF(428, 256, 960, 480)  # what is seen of the board of The Pillars of the Earth
SCALE = W / SITE.width()
HORIZON = 104.0
FIRS = (
    *((440, 500, 92), (452, 566, 92), (486, 470, 84), (512, 508, 84)),
    *((548, 500, 88), (484, 556, 92), (526, 572, 92), (572, 566, 96)),
    *((1352, 548, 92), (1384, 576, 96)),
)


def _cloud_at(h: Pen, x: float, y: float, s: float) -> None:
    d = "M-40 8 C-46 -4 -30 -12 -22 -6 C-18 -20 6 -20 10 -8 C20 -16 38 -8 34 4 Q44 10 34 12 H-34 Q-42 13 -40 8 Z"
    h.shape(at(d, x, y, s), "#F6EEDB", 1.3)


def _ridge(h: Pen, y: float, foot: float, colour: str, lift: float) -> None:
    line = (
        f"M-6 {y + 4} C{W * 0.12} {y - 16 - lift} {W * 0.26} {y + 12} {W * 0.42} {y - 4} "
        f"C{W * 0.6} {y - 22} {W * 0.78} {y + 12} {W + 6} {y - 10}"
    )
    h.wash(P(f"{line} V{foot + 22} C{W * 0.7} {foot + 34} {W * 0.3} {foot + 16} -6 {foot + 28} Z"), colour, paper=False)
    h.line(line, 1.1)


def _hedge(h: Pen, y: float) -> None:
    """Bushes where the near meadow begins."""
    for k in range(40):
        t = k / 39
        x, by, r = W * t, y + 25 + 3 * math.sin(t * 9), 5.5 + 2.5 * abs(chance(k, 2, 6))
        bush = (
            f"M{x - r * 1.5} {by + 4} Q{x - r * 1.6} {by - r} {x - r * 0.4} {by - r} "
            f"Q{x + r * 0.6} {by - r * 1.7} {x + r} {by - r * 0.5} Q{x + r * 1.8} {by} {x + r * 1.4} {by + 4} Z"
        )
        h.shape(bush, ("#7F9A66", "#8FA772", "#74905F")[k % 3], 1.1)


def _sky(h: Pen) -> None:
    """A bright sky over blue hills; hides what the board has there."""
    light = QLinearGradient(0, 0, 0, HORIZON)
    light.setColorAt(0, QColor("#A9C4CC"))
    light.setColorAt(1, QColor("#F3E6C4"))
    h.p.fillRect(QRectF(-6, -6, W + 12, HORIZON + 6), light)
    for x, y, s in ((0.10, 0.3, 0.8), (0.47, 0.34, 0.9), (0.66, 0.24, 1.15), (0.85, 0.46, 0.8), (0.97, 0.26, 0.7)):
        _cloud_at(h, W * x, HORIZON * y, s)
    _ridge(h, HORIZON - 16, HORIZON, "#9DB4B4", 3)
    _ridge(h, HORIZON, HORIZON, "#A9B98C", 9)
    _hedge(h, HORIZON)
    for fx, fy in ((0.57, 0.62), (0.60, 0.56), (0.76, 0.7)):
        x, y = W * fx, HORIZON * fy
        h.line(f"M{x - 7} {y - 3} Q{x - 3} {y - 5} {x} {y} Q{x + 3} {y - 5} {x + 7} {y - 3}", 1.3)


def _placed(x: float, y: float) -> tuple[float, float]:
    """A place of the board in the picture."""
    return (x - SITE.x()) * SCALE, (y - SITE.y()) * SCALE


def _board(name: str) -> QImage:
    image = QImage(str(BOARDS / f"{name}_day.webp"))
    if image.isNull():
        raise SystemExit(f"paint the board first: {name} is missing")
    return image


def pillars(h: Pen) -> None:
    """The finished cathedral among its meadows, cut from the board and from its parts."""
    source = QRectF(SITE.x() * 2, SITE.y() * 2, SITE.width() * 2, SITE.height() * 2)
    h.p.drawImage(QRectF(0, 0, W, H), _board("pillars"), source)
    _sky(h)
    for x, y, size in FIRS:
        px, py = _placed(x, y)
        emblems.paint("forest", h.p, QRectF(px - size / 2, py - size / 2, size, size))
    parts = json.loads((BOARDS / "pillars.anchors.json").read_text(encoding="utf-8"))["cathedral"]["parts"]
    for part in sorted(parts, key=lambda part: part["z"]):
        x, y, w, high = part["built"]["box"]
        px, py = _placed(x, y)
        h.p.drawImage(QRectF(px, py, w * SCALE, high * SCALE), _board(part["built"]["picture"]))


ENDINGS: dict[str, Callable[[Pen], None]] = {"pillars": pillars}


def paint_ending(game: str, painter: QPainter, box: QRectF) -> None:
    """Paints what is behind the winners of a game."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    with Pen(painter, box, 4, W, 0.5) as h:
        painter.setClipPath(rect(0, 0, W, H, 3))  # transparent somewhere: layers.py reads sizes so
        ENDINGS[game](h)
