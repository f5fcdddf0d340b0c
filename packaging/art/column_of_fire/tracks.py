"""The action track around its compass rose, and the border of victory points."""

import math
from typing import Any

from art.column_of_fire import symbols
from art.column_of_fire.layout import (
    CORNER,
    DISC_R,
    MARGIN,
    NH,
    NW,
    R_DISC,
    R_GEM,
    R_HUB,
    R_MEDAL,
    RING,
    ring_point,
    track_angle,
    vp_fields,
)
from art.column_of_fire.pigments import DIE, PARCH_LIGHT, SEPIA
from art.ink.geometry import arc, curve, rect
from art.ink.pen import Pen, path_of
from art.ink.pigments import INK, LAPIS, VERDIGRIS, VERMILION, colour, mix
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QRadialGradient


def gem(pen: Pen, x: float, y: float, die: str, turn: float, r: float = 9.5):
    """A cut stone; each die colour has its own cut, so that colour alone says nothing."""
    sides, rot = {"white": (24, 0), "blue": (4, 0), "orange": (3, 0), "brown": (4, 45), "violet": (6, 30)}[die]
    k = {"white": 0.94, "blue": 1.12, "orange": 1.2, "brown": 1.16, "violet": 1.08}[die] * r

    def ring(f: float):
        return [
            (
                x + k * f * math.cos(turn + math.radians(rot + 360 * i / sides)),
                y + k * f * math.sin(turn + math.radians(rot + 360 * i / sides)),
            )
            for i in range(sides)
        ]

    out, inn = ring(1), ring(0.55)
    face = "#E4EAEA" if die == "white" else DIE[die]
    pen.gold([(x + (a - x) * 1.26, y + (b - y) * 1.26) for a, b in out], 0.8)
    pen.shape(out, face, 1.0, pool=0.9, width=6)
    if sides < 10:
        for a, b in zip(out, inn, strict=True):
            pen.line([a, b], 0.5, alpha=0.55)
    else:
        inn = [inn[i] for i in range(0, sides, 3)]
        for i, b in enumerate(inn):
            pen.line([b, out[i * 3]], 0.45, "#4C5A66", alpha=0.75)
            pen.line([b, out[(i * 3 + 2) % sides]], 0.35, "#4C5A66", alpha=0.51)
    pen.shape(inn, mix(face, "#FFFFFF", 0.22 if die != "white" else 0.8), 0.5, pool=0.3, width=4)
    hl = arc(x - 2.2, y - 2.6, 2.4, 1.5, 0, 340, 10)
    pen.p.fillPath(path_of(hl), QColor(255, 255, 255, 190))


def action_ring(pen: Pen, track: list[dict[str, Any]]) -> None:
    """The action track: a volvelle of twenty sectors around the compass rose."""
    x, y, r = RING["x"], RING["y"], RING["r"]
    p = pen.p
    g = QRadialGradient(QPointF(x + 3, y + 6), r + 18)
    g.setColorAt((r - 6) / (r + 18), QColor(30, 24, 18, 130))
    g.setColorAt(1, QColor(30, 24, 18, 0))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(g)
    p.drawEllipse(QPointF(x + 3, y + 6), r + 18, r + 18)
    pen.gold(arc(x, y, r, r, 0, 358, 160), 1.4)
    pen.disc(x, y, r - 5, "#EFE2C4", 1.0, width=20)
    for i, f in enumerate(track):
        a = 90 + 18 * i
        pts = arc(x, y, r - 6.5, r - 6.5, a - 9, a + 9, 12) + arc(x, y, R_HUB + 3, R_HUB + 3, a + 9, a - 9, 8)
        tint = DIE[f["die"]]
        pen.wash(
            path_of(pts),
            "#F9F2DE" if f["die"] == "white" else tint,
            alpha=(225 if f["die"] == "white" else 182) / 255,
            pool=1.4,
            shade=0,
            width=14,
        )
    for i in range(20):
        a = math.radians(90 + 18 * i + 9)
        c, s = math.cos(a), math.sin(a)
        pen.line([(x + (R_HUB + 3) * c, y + (R_HUB + 3) * s), (x + (r - 6) * c, y + (r - 6) * s)], 1.1, taper=0.1)
    for rr, w in ((R_HUB + 2, 1.3), (r - 6.5, 1.1)):
        pen.line(arc(x, y, rr, rr, 0, 360, 160), w, taper=0)
    for i, f in enumerate(track):
        mx, my = ring_point(i, R_MEDAL)
        pen.disc(mx, my, 22.5, "#EBD9A6", 1.2, pool=0.8, width=6)
        pen.disc(mx, my, 19.6, "#F6EBD0", 0.8, pool=1.1, width=10)
        dx, dy = ring_point(i, R_DISC)
        pen.disc(dx, dy, DISC_R, mix(DIE[f["die"]], PARCH_LIGHT, 0.62), 0.9, pool=1.2, width=8)
        symbols.draw(pen, f["symbol"], mx, my)
        gx, gy = ring_point(i, R_GEM)
        gem(pen, gx, gy, f["die"], track_angle(i))
    rose(pen, x, y, R_HUB)


def rose(pen: Pen, x: float, y: float, r: float) -> None:
    """Compass rose, south up: the lily of the north hangs below, the cross of the east stands to the left."""
    pen.disc(x, y, r, "#E9DBB8", 1.2, pool=1.2, width=28)
    for rr, w, col in ((r - 4, 0.8, INK), (r - 26, 0.7, INK), (r - 29, 1.4, VERMILION)):
        pen.line(arc(x, y, rr, rr, 0, 360, 90), w, col, alpha=0.82, taper=0)
    for i in range(32):
        a = math.radians(i * 11.25)
        c, s = math.cos(a), math.sin(a)
        r0 = r - (12 if i % 2 else 18)
        if i % 8:
            pen.line([(x + r0 * c, y + r0 * s), (x + (r - 4) * c, y + (r - 4) * s)], 0.7, alpha=0.75)

    def ray(deg: float, length: float, half: float, light: str, dark: str) -> None:
        a = math.radians(deg)
        tip = (x + length * math.cos(a), y + length * math.sin(a))
        for sgn, col in ((1, dark), (-1, light)):
            b = a + sgn * math.radians(half)
            k = length * 0.27
            pen.shape([(x, y), (x + k * math.cos(b), y + k * math.sin(b)), tip], col, 0.7, pool=0.7, width=6)

    for i in range(16):
        if i % 2:
            ray(i * 22.5, r - 42, 20, "#F3E7CB", VERDIGRIS)
    for i in range(4):
        ray(45 + 90 * i, r - 31, 32, "#F3E7CB", VERMILION)
    for i in range(4):
        ray(90 * i, r - 22, 42, "#E7C867", LAPIS)
    pen.gold(arc(x, y, 9, 9, 0, 350, 30), 0.9)
    pen.disc(x, y, 3.4, LAPIS, 0.7)
    # the lily below
    u, v = x, y + r - 15
    for sx in (-1, 1):
        pen.gold(
            curve(
                [
                    (u + sx * 1, v - 7),
                    (u + sx * 7, v - 3),
                    (u + sx * 9, v + 3),
                    (u + sx * 5.5, v + 4.5),
                    (u + sx * 6, v + 0.5),
                    (u + sx * 2.4, v - 1.5),
                    (u + sx * 1, v - 7),
                ],
                5,
            ),
            0.6,
        )
    pen.gold(
        curve(
            [
                (u, v - 9),
                (u + 3.4, v - 1),
                (u + 2.4, v + 5),
                (u, v + 11),
                (u - 2.4, v + 5),
                (u - 3.4, v - 1),
                (u, v - 9),
            ],
            5,
        ),
        0.7,
    )
    pen.gold(rect(u - 6, v - 8, 12, 2.6), 0.5)
    # the cross at the left
    u, v = x - r + 14, y
    for a in range(4):
        c, s = math.cos(math.radians(90 * a)), math.sin(math.radians(90 * a))
        pen.gold(
            [
                (u - 1.2 * s, v + 1.2 * c),
                (u + 8 * c - 3.2 * s, v + 8 * s + 3.2 * c),
                (u + 8 * c + 3.2 * s, v + 8 * s - 3.2 * c),
                (u + 1.2 * s, v - 1.2 * c),
            ],
            0.5,
        )


def border(pen: Pen) -> None:
    """The VP track along left and top, a graduated neat line along right and bottom."""
    fields = vp_fields()
    p = pen.p
    full = QPainterPath()
    full.addRect(QRectF(0, 0, NW, NH))
    hole = QPainterPath()
    hole.addRect(QRectF(MARGIN + 6, MARGIN + 6, NW - MARGIN - 6 - 20, NH - MARGIN - 6 - 20))
    pen.p.fillPath(full.subtracted(hole), colour("#E7D6AE"))
    for q, w in (
        ((MARGIN + 6, MARGIN + 6, NW - 20, NH - 20), 1.6),
        ((MARGIN + 2.5, MARGIN + 2.5, NW - 16.5, NH - 16.5), 0.7),
    ):
        x0, y0, x1, y1 = q
        pen.outline([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], w)
    x0, y0, x1, y1 = MARGIN + 4.3, MARGIN + 4.3, NW - 18.2, NH - 18.2
    for a, b in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
        pen.line([a, b], 1.9, "#C9982F", alpha=1, wobble=0.1, taper=0)
        pen.line([a, b], 0.6, "#F6E6A6", alpha=0.86, wobble=0.1, taper=0)
    # soft shade of the frame on the map
    for k in range(6):
        p.setPen(QPen(QColor(40, 28, 14, 26), 1.6 * k))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawRect(QRectF(MARGIN + 7, MARGIN + 7, NW - MARGIN - 28, NH - MARGIN - 28))
    # graduated bars
    n = 31
    for i in range(n):
        a = MARGIN + 6 + (NW - 20 - MARGIN - 6) * i / n
        b = MARGIN + 6 + (NW - 20 - MARGIN - 6) * (i + 1) / n
        pen.shape(rect(a, NH - 15, b - a, 6), LAPIS if i % 2 else "#F3E7CB", 0.9, pool=0.8, width=6)
    n = 18
    for i in range(n):
        a = MARGIN + 6 + (NH - 20 - MARGIN - 6) * i / n
        b = MARGIN + 6 + (NH - 20 - MARGIN - 6) * (i + 1) / n
        pen.shape(rect(NW - 15, a, 6, b - a), VERMILION if i % 2 else "#F3E7CB", 0.6, pool=0.8, width=6)
    pen.gold(arc(NW - 12, NH - 12, 6, 6, 0, 350, 24), 0.8)
    for x, y, a in (
        (MARGIN + 7, MARGIN + 7, 0),
        (NW - 21, MARGIN + 7, 90),
        (NW - 21, NH - 21, 180),
        (MARGIN + 7, NH - 21, 270),
    ):
        pen.shape([(x, y), *arc(x, y, 21, 21, a, a + 90, 14)], "#EADBB6", 1.0, pool=1.2)
        pen.gold([(x, y), *arc(x, y, 15, 15, a, a + 90, 12)], 0.8)
        pen.shape([(x, y), *arc(x, y, 8, 8, a, a + 90, 10)], LAPIS, 0.7)
        for k in (22.5, 45, 67.5):
            c, d = math.cos(math.radians(a + k)), math.sin(math.radians(a + k))
            pen.line([(x + 8 * c, y + 8 * d), (x + 15 * c, y + 15 * d)], 0.6, "#5A3A1A", alpha=0.78)
    for m, (x, y, w, h) in fields.items():
        five = m % 5 == 0
        cx, cy = x + w / 2, y + h / 2
        tone = "#EAD08A" if five else ("#F7EFDA" if m % 2 else "#EFE3C6")
        pen.shape(rect(x + 0.8, y + 0.8, w - 1.6, h - 1.6), tone, 1.0, pool=1.0, width=12)
        if five:
            q = []
            for a in range(0, 360, 90):
                q += arc(
                    cx + 9.5 * math.cos(math.radians(a)),
                    cy + 9.5 * math.sin(math.radians(a)),
                    10,
                    10,
                    a - 70,
                    a + 70,
                    10,
                )
            pen.gold(q, 0.9)
            pen.disc(cx, cy, 13.2, PARCH_LIGHT, 0.6, pool=0.6, width=6)
            pen.text(cx, cy, str(m), 18.5, "#4E0E08")
        else:
            for sx in (-1, 1):
                for sy in (-1, 1):
                    u, v = cx + sx * (w / 2 - 5), cy + sy * (h / 2 - 5)
                    pen.line([(u, v), (u - sx * 3, v)], 0.6, SEPIA, alpha=0.59)
                    pen.line([(u, v), (u, v - sy * 3)], 0.6, SEPIA, alpha=0.59)
            pen.text(cx, cy, str(m), 19, "#22160D")
    for m, (x, y, w, h) in fields.items():  # line fillers at the joints, as in a psalter
        if m < 50:
            u, v = (x + w / 2, y) if m < CORNER else (x + w, y + h / 2)
            pen.shape(
                [(u, v - 4), (u + 4, v), (u, v + 4), (u - 4, v)], LAPIS if m % 2 else VERMILION, 0.7, pool=0.6, width=4
            )
