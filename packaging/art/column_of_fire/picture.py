"""The ground of A Column of Fire: the Channel seen from England, south up."""

import json
from pathlib import Path
from typing import Any

import numpy as np
from art.column_of_fire import furniture
from art.column_of_fire.cities import CITIES
from art.column_of_fire.geography import Ground
from art.column_of_fire.glyphs import dolphin, serpent, ship, town
from art.column_of_fire.ground import finish, ground
from art.column_of_fire.layout import (
    ADVANTAGES,
    DECK_SIZE,
    DISC_R,
    HOUSE_R,
    LAYOUT,
    MEDAL_R,
    NH,
    NW,
    PROTECTIONS,
    R_DISC,
    R_GEM,
    R_HUB,
    R_MEDAL,
    RING,
    TILE_SIZE,
    ring_point,
    vp_fields,
)
from art.column_of_fire.pigments import WASH
from art.column_of_fire.scenery import TOWNS, ripples, scatter
from art.column_of_fire.tracks import action_ring, border
from art.ink.pen import Pen
from art.ink.pigments import LAPIS, MUREX, ORPIMENT, VERMILION
from art.output import SCALE, image_of, publish, write_anchors
from PySide6.QtGui import QPainter

NAME = "column_of_fire"
DATA = Path(__file__).resolve().parents[3] / "assets" / "data" / "column_of_fire.json"
FAMILY, COUNTRY_PX, CITY_PX, COUNTRY_SPACING = "Source Serif Pro", 26, 18, 114
FRAME = {"england": "#A08E68", "france": LAPIS, "netherlands": "#C06A1E", "spain": "#6E4526"}
SHIPS = [  # x, y, size, looks left, cross on the sail
    (900, 612, 1.15, True, VERMILION),
    (1100, 418, 1.05, False, MUREX),
    (136, 800, 1.2, False, VERMILION),
    (742, 102, 0.66, True, ORPIMENT),
]


def xy(point: Any) -> list[float]:
    return [round(float(v), 1) for v in point]


def box(middle: Any, size: Any) -> list[float]:
    return [round(middle[0] - size[0] / 2, 1), round(middle[1] - size[1] / 2, 1), *size]


def label(middle: Any, width: float, px: int) -> dict[str, Any]:
    return {"x": middle[0], "y": round(middle[1] + px * 0.34, 1), "align": "center", "max_width": width, "px": px}


def country(name: str) -> dict[str, Any]:
    c = LAYOUT[name]
    px, py = c["price"]
    left, top, w, h = box(c["deck"], DECK_SIZE)
    return {
        "houses": [xy(q) for q in c["houses"]],
        "religion": [xy((x, y - 7)) for x, y in c["religion"]],
        "religion_two_players": [0, 1, 2],
        "torch": xy((c["torch"][0], c["torch"][1] - 24)),
        "prices": [box((px + u, py), (56, 38)) for u in (-32, 32)],
        "deck": [left, top, w, h],
        "open": [left + 4, top + 4, w - 8, h - 8],
        "open_stone": [left + w - 16, top + h - 18],
        "label": label(c["label"], 196, COUNTRY_PX),
        "city_label": label(c["city_label"], 120, CITY_PX),
    }


def anchors(track: list[dict[str, Any]]) -> dict[str, Any]:
    """Every place a live item can need, in nominal units; boxes are left, top, width, height, points middles."""
    return {
        "size": [NW, NH],
        "font": {"family": FAMILY, "country_px": COUNTRY_PX, "country_spacing": COUNTRY_SPACING, "city_px": CITY_PX},
        "radius": {"house": HOUSE_R, "disc": DISC_R, "medallion": MEDAL_R, "torch": 14},
        "religion_size": [30, 16],
        "countries": {name: country(name) for name in LAYOUT},
        "advantages": {"supply": box(ADVANTAGES[0], TILE_SIZE), "used": box(ADVANTAGES[1], TILE_SIZE)},
        "protections": box(PROTECTIONS, TILE_SIZE),
        "ring": {"centre": [RING["x"], RING["y"]], "radius": RING["r"], "hub": R_HUB},
        "track": [
            {
                "i": i,
                "die": field["die"],
                "symbol": field["symbol"],
                "disc": xy(ring_point(i, R_DISC)),
                "medallion": xy(ring_point(i, R_MEDAL)),
                "gem": xy(ring_point(i, R_GEM)),
                "angle": (90 + 18 * i) % 360,
            }
            for i, field in enumerate(track)
        ],
        "vp": [
            {"value": n, "at": xy((x + w / 2, y + h / 2)), "size": xy((w, h))}
            for n, (x, y, w, h) in sorted(vp_fields().items())
        ],
        "vp_off": [92, 950],
    }


def paint() -> None:
    track = json.loads(DATA.read_text(encoding="utf-8"))["track"]
    write_anchors(NAME, anchors(track))
    sheet = Ground(SCALE)
    image = image_of(np.clip(ground(sheet), 0, 255).astype(np.uint8))
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.scale(SCALE, SCALE)
    pen = Pen(p, seed=7)
    scatter(pen, sheet)
    for x, y, roof in TOWNS:
        town(pen, x, y, roof)
    calm = [(x, y - 18 * s, 62 * s) for x, y, s, _, _ in SHIPS]
    ripples(pen, sheet, [*calm, (140, 900, 100), (1080, 590, 60), (RING["x"], RING["y"], RING["r"] + 30)])
    for x, y, size, flip, cross in SHIPS:
        ship(pen, x, y, size, flip, cross=cross)
    serpent(pen, 140, 920, 0.96)
    dolphin(pen, 1062, 590, 0.8, True)
    dolphin(pen, 1100, 606, 0.62, True)
    for name in LAYOUT:
        paint_country(pen, name)
    for q, kind in zip([*ADVANTAGES, PROTECTIONS], ("supply", "used", "shield"), strict=True):
        furniture.stack_place(pen, *q, kind)
    action_ring(pen, track)
    border(pen)
    p.end()
    publish(NAME, finish(image, sheet), 76)


def paint_country(pen: Pen, name: str) -> None:
    c, tint = LAYOUT[name], FRAME[name]
    draw, size = CITIES[name]
    pen.p.save()
    pen.p.translate(*c["city"])
    pen.p.scale(size, size)
    draw(pen)
    pen.p.restore()
    furniture.deck_place(pen, *c["deck"], tint)
    furniture.price_plate(pen, *c["price"], tint)
    furniture.banner(pen, *c["city_label"])
    for q in c["religion"]:
        furniture.plinth(pen, *q)
    furniture.torch(pen, *c["torch"])
    for i, q in enumerate(c["houses"]):
        furniture.plot(pen, *q, i + 1, WASH[name] if name != "england" else "#B9A880")
