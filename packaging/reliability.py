"""A reliability diagram: what was said about chances of winning beside how often it came true, a panel for each game.

Bars are intervals of 95 % from whole games, since positions of one game are won or lost together. Nothing but SVG, so
that the file can be read and compared.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

BINS = 10
SIDE, LEFT, TOP, GAP = 210.0, 58.0, 44.0, 34.0  # of a panel, around all, and between two
INK, QUIET, GROUND, TINT = "#2b1d12", "#7a6a55", "#fbf4e2", "#1f4e8c"


class Foretold(NamedTuple):
    """A seat in one position: the game it comes from, the chance it was given, and its share of the win."""

    game: int
    said: float
    won: float


class Bin(NamedTuple):
    """All that were given about the same chance: how many, what was said on average, what came true, and its error."""

    number: int
    said: float
    won: float
    error: float


def binned(found: Iterable[Foretold]) -> list[Bin]:
    """By tenths of what was said, without the empty ones; the error of a share by whole games."""
    inside: dict[int, list[Foretold]] = defaultdict(list)
    for one in found:
        inside[min(BINS - 1, int(one.said * BINS))].append(one)
    rows = []
    for _, those in sorted(inside.items()):
        won = math.fsum(one.won for one in those) / len(those)
        by_game: dict[int, float] = defaultdict(float)
        for one in those:
            by_game[one.game] += one.won - won
        error = math.sqrt(math.fsum(off * off for off in by_game.values())) / len(those)
        rows.append(Bin(len(those), math.fsum(one.said for one in those) / len(those), won, error))
    return rows


def off_by(rows: Sequence[Bin]) -> float:
    """The mean distance between what was said and what came true."""
    return math.fsum(row.number * abs(row.said - row.won) for row in rows) / sum(row.number for row in rows)


def drawn(panels: Mapping[str, Sequence[Bin]]) -> str:
    """The diagram as SVG."""
    width = LEFT + len(panels) * (SIDE + GAP)
    height = TOP + SIDE + 64
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        'font-family="serif" font-size="13">',
        f'<rect width="{width:g}" height="{height:g}" fill="{GROUND}"/>',
    ]
    for number, (title, rows) in enumerate(panels.items()):
        parts += _panel(title, rows, LEFT + number * (SIDE + GAP), first=number == 0)
    parts.append(_words(width / 2, height - 14, "chance of winning that was said", INK))
    middle = TOP + SIDE / 2
    turned = f'transform="rotate(-90 16 {middle:g})"'
    parts.append(_words(16, middle, "how often it came true", INK, turned))
    return "\n".join([*parts, "</svg>", ""])


def _panel(title: str, rows: Sequence[Bin], left: float, *, first: bool) -> list[str]:
    bottom = TOP + SIDE
    parts = [_words(left + SIDE / 2, TOP - 24, title, INK, 'font-weight="bold"')]
    told = f"{sum(row.number for row in rows):,} chances, off by {100 * off_by(rows):.1f} %"
    parts.append(_words(left + SIDE / 2, TOP - 8, told, QUIET))
    parts.append(f'<rect x="{left:g}" y="{TOP:g}" width="{SIDE:g}" height="{SIDE:g}" fill="none" stroke="{INK}"/>')
    parts.append(_line(left, bottom, left + SIDE, TOP, QUIET, 'stroke-dasharray="5 4"'))
    for share in (0, 25, 50, 75, 100):
        at = SIDE * share / 100
        parts.append(_words(left + at, bottom + 18, str(share), QUIET))
        if first:
            parts.append(_words(left - 8, bottom - at + 4, str(share), QUIET, 'text-anchor="end"'))
    points = []
    for row in rows:
        x, y = left + SIDE * row.said, bottom - SIDE * row.won
        low, high = (min(1.0, max(0.0, row.won + side * 1.96 * row.error)) for side in (-1, 1))
        parts.append(_line(x, bottom - SIDE * low, x, bottom - SIDE * high, TINT, 'stroke-width="2"'))
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{TINT}"/>')
        points.append(f"{x:.1f},{y:.1f}")
    parts.append(f'<polyline points="{" ".join(points)}" fill="none" stroke="{TINT}" stroke-opacity="0.5"/>')
    return parts


def _line(x: float, y: float, other_x: float, other_y: float, ink: str, more: str = "") -> str:
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{other_x:.1f}" y2="{other_y:.1f}" stroke="{ink}" {more}/>'


def _words(x: float, y: float, words: str, ink: str, more: str = "") -> str:
    anchor = "" if "text-anchor" in more else 'text-anchor="middle" '
    return f'<text x="{x:g}" y="{y:g}" fill="{ink}" {anchor}{more}>{words}</text>'
