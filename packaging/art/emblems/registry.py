"""The register of emblems: every picture has a name; what comes after a colon chooses a variant.

``paint("die:white:3", painter, box)``, ``paint("councillor:red", …)``, ``paint("elizabeth:bare", …)``.
"""

import zlib
from collections.abc import Callable

from kingsbridge_desktop.ui.art.palette import DICE, PLAYERS
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from art.ink.pen import Pen

Drawing = Callable[..., None]

EMBLEMS: dict[str, Drawing] = {}
GROUPS: dict[str, list[str]] = {}
IN_COLOURS = ("banner", "pennant", "initial")  # of what the end of a game is dressed with


def register(group: str, name: str, drawing: Drawing) -> None:
    """Enters a drawing ``fn(pen, *variant)`` under a name; a name is given once."""
    if name in EMBLEMS:
        raise ValueError(f"emblem named twice: {name!r}")
    EMBLEMS[name] = drawing
    GROUPS.setdefault(group, []).append(name)


def emblem(group: str, name: str | None = None) -> Callable[[Drawing], Drawing]:
    """Decorator of ``register``; the name is the function's unless given."""

    def wrap(drawing: Drawing) -> Drawing:
        register(group, name or drawing.__name__, drawing)
        return drawing

    return wrap


def paint(key: str, painter: QPainter, box: QRectF) -> None:
    """Paints an emblem into any box; the design lives in a square of 100 units, so it scales."""
    name, *variant = key.split(":")
    if name not in EMBLEMS:
        raise KeyError(f"no emblem is called {name!r}")
    with Pen(painter, box, zlib.crc32(name.encode())) as h:
        EMBLEMS[name](h, *variant)


def inset(h: Pen, key: str, x: float, y: float, size: float) -> None:
    """A small emblem inside a larger one, centred on x, y in the design of the larger."""
    paint(key, h.p, QRectF(x - size / 2, y - size / 2, size, size))


def all_keys() -> list[str]:
    """Every emblem with every variant that the games use."""
    keys: list[str] = []
    for group, names in GROUPS.items():
        for name in names:
            if group == "persons":
                keys += [name, f"{name}:bare"]
            elif group == "pieces":
                keys += [name] if name in ("cloister", "trading_house", "marker") else []
                keys += [f"{name}:{player}" for player in PLAYERS if name != "marker"]
            elif group == "festive":
                keys += [f"{name}:{player}" for player in PLAYERS] if name in IN_COLOURS else [name]
            elif group != "dice":
                keys.append(name)
    keys += ["worker_figure:grey", "worker_figure:black", "builder_figure:grey", "disc:black"]
    keys += [f"die:{colour}:{face}" for colour in DICE for face in range(7)]  # 0 is blank
    return keys + [f"tax_die:{face}" for face in range(2, 6)]
