"""The ground of Web of Power: the map of western Europe inside its scoring track."""

from typing import Any

import numpy as np
from art.ink.pigments import bgr
from art.ink.sheet import Sheet
from art.output import SCALE, publish, write_anchors
from art.web_of_power.ground import WASH, Ground, paint_ground
from art.web_of_power.labels import FAMILY, LAND_PX, PLACE_PX, Label, anchor, arrange
from art.web_of_power.layout import (
    KNOB_R,
    MARGIN,
    MARKER_R,
    PLANE,
    SEAT,
    SHIELD_H,
    SHIELD_W,
    SIZE,
    SPACE_R,
    links,
    roads,
    seats,
    shifted,
    space,
    track_fields,
)  # fmt: skip
from art.web_of_power.marks import (
    draw_arms,
    draw_church,
    draw_links,
    draw_roads,
    draw_rose,
    draw_scenery,
    draw_track,
)  # fmt: skip
from art.web_of_power.tables import ALLIANCES, ARMS, LANDS, SEA_LINKS, SPACES

NAME = "web_of_power"


def rounded(pair: Any) -> list[float]:
    return [round(float(v), 1) for v in pair]


def anchors(labels: dict[str, Label]) -> dict[str, Any]:
    """Every place a live item can need, in the picture's nominal units; points are middles."""
    land_of = {k: k[:3] for k in SPACES}
    return {
        "size": [SIZE, SIZE],
        "plane": [MARGIN, MARGIN, PLANE, PLANE],
        "radius": {"space": SPACE_R, "seat": SEAT / 2, "alliance": MARKER_R, "knob": KNOB_R},
        "font": {"family": FAMILY, "place_px": PLACE_PX, "land_px": LAND_PX, "land_spacing": 108},
        "spaces": {k: {"land": land_of[k], "at": rounded(space(k)), "label": anchor(labels[k])} for k in SPACES},
        "lands": {
            k: {
                "arms": rounded(shifted(*ARMS[k][:2])), "arms_size": [SHIELD_W, SHIELD_H],
                "seats": [rounded(q) for q in seats(k)], "label": anchor(labels[k]), "tint": WASH[LANDS[k][2]],
            }
            for k in LANDS
        },
        "alliances": {
            str(n): {
                "lands": [a[0], b[0]], "sea": n in SEA_LINKS, "at": rounded(shifted(*marker)),
                "knobs": [rounded(shifted(*q[1:])) for q in (a, b)], "link": [rounded(q) for q in links()[n][::3]],
            }
            for n, (a, b, marker, _) in ALLIANCES.items()
        },
        "roads": [{"ends": list(ends), "line": [rounded(q) for q in line]} for ends, line in roads().items()],
        "track": [{"value": i, "at": rounded((x + w / 2, y + w / 2)), "size": rounded((w, w))}
                  for i, (x, y, w) in enumerate(track_fields())],
    }  # fmt: skip


def paint() -> None:
    ground = Ground(SCALE)
    labels = arrange(lambda box: ground.uneasy(*box))
    write_anchors(NAME, anchors(labels))
    sheet = Sheet(SIZE, SIZE, SCALE, seed=5)
    sheet.pixels[..., :3] = paint_ground(ground)[..., ::-1]
    sheet.pixels[..., 3] = 255
    draw_rose(sheet, *shifted(88, 610), 46)
    draw_scenery(sheet, ground, labels)
    draw_roads(sheet)
    draw_links(sheet)
    for key in SPACES:
        sheet.reseed(100 + list(SPACES).index(key))
        draw_church(sheet, *space(key))
    draw_arms(sheet)
    vignette(sheet)
    draw_track(sheet)
    publish(NAME, sheet.finish())


def vignette(sheet: Sheet) -> None:
    """The corners of the map a little darker, as old sheets are."""
    yy, xx = np.mgrid[0 : sheet.h, 0 : sheet.w].astype(np.float32)
    r = np.hypot(xx / sheet.w - 0.5, yy / sheet.h - 0.5) * 1.42
    sheet.blend((slice(0, sheet.h), slice(0, sheet.w)), bgr("#6B4A22"), 0.34 * np.clip(r - 0.58, 0, 1) ** 1.4)
