"""The ground of The Pillars of the Earth: the cathedral site seen from a hill, the steps clockwise around it."""

from collections.abc import Callable
from typing import Any

import numpy as np
from art.ink.buildings import bridge
from art.ink.country import boat, cart
from art.ink.geometry import trace
from art.ink.ground import reeds
from art.ink.pigments import OAK
from art.ink.sheet import Sheet
from art.output import SCALE, publish, write_anchors
from art.pillars import cathedral, east, north, south
from art.pillars.board import HEIGHT, WIDTH, Board
from art.pillars.land import countryside, land
from art.pillars.tracks import bag, frame

NAME = "pillars"
REEDS = trace("1138 448, 1206 470, 1140 600, 1136 690, 1078 800, 978 888, 880 268, 1024 330")


def layer(sheet: Sheet, name: str, scene: Callable[[Sheet], None]) -> dict[str, Any]:
    """Paints one sprite on a cleared sheet, cuts it to its edges and commits it; returns where it lies."""
    sheet.pixels[:] = 0
    scene(sheet)
    rows, columns = (np.flatnonzero(sheet.pixels[..., 3].any(axis)) for axis in (1, 0))
    x, y = int(columns[0]) // SCALE, int(rows[0]) // SCALE
    w, h = int(columns[-1]) // SCALE + 1 - x, int(rows[-1]) // SCALE + 1 - y
    cut = sheet.image.copy(x * SCALE, y * SCALE, w * SCALE, h * SCALE)
    publish(f"{NAME}_{name}", cut, 84, (x / WIDTH, y / HEIGHT, w / WIDTH, h / HEIGHT))
    return {"picture": f"{NAME}_{name}", "box": [x, y, w, h]}


def layers() -> dict[str, Any]:
    """The six parts, standing and rising, and the tools before them; `z` is their order from the back."""
    sheet = Sheet(WIDTH, HEIGHT, SCALE, seed=5)
    parts = []
    for part in cathedral.PARTS:
        parts.append(
            {
                "id": part,
                "z": cathedral.DEPTH.index(part),
                "built": layer(sheet, part, lambda s, p=part: cathedral.built(s, p)),
                "rising": layer(sheet, f"{part}_rising", lambda s, p=part: cathedral.rising(s, p)),
            }
        )
    tools = {"z": len(cathedral.DEPTH), **layer(sheet, "tools", cathedral.tools)}
    sheet.finish()
    return {"parts": parts, "tools": tools}


def paint() -> None:
    sheet = Sheet(WIDTH, HEIGHT, SCALE, seed=5)
    board = Board(sheet)
    land(sheet)
    countryside(sheet)
    boat(sheet, 1180, 524, 30)
    for scene in (north.bishop, north.mill, north.kingsbridge, north.priory, north.event):
        scene(board)
    sheet.reseed(90)
    bridge(sheet, (1054, 376), (1132, 346), 7)
    north.start(board)
    east.forest(board)
    bag(board)
    south.market(board)
    cathedral.site(board)
    bridge(sheet, (1056, 732), (1158, 722), 8)
    cart(sheet, 1030, 728, 0.9)
    cart(sheet, 450, 656, 0.9, OAK)
    for x, y in REEDS:
        reeds(sheet, x, y)
    east.quarry(board)
    for scene in (south.court, south.shiring, south.castle, east.gravel):
        scene(board)
    frame(board)
    publish(NAME, sheet.finish(), 78)
    write_anchors(NAME, {**board.anchors(), "cathedral": layers()})
