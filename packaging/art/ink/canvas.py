"""Tents and market stalls."""

import itertools
import math

import numpy as np

from art.ink.country import pennant
from art.ink.geometry import ellipse, points_of, rect, spline
from art.ink.ground import shadow
from art.ink.pigments import INK, LAPIS, OAK, ORPIMENT, THATCH, VELLUM, VERMILION, mix
from art.ink.sheet import Sheet


def tent(
    sheet: Sheet, x: float, y: float, w: float = 44, h: float = 46, colour: str = LAPIS, flag: str = ORPIMENT
) -> None:
    """A round pavilion with striped roof and walls; (x, y) is the middle of its foot."""
    r, low = w / 2, h * 0.42
    shadow(sheet, x + r * 0.5, y + 1, r * 1.0, 5, 0.35)

    def foot(t):
        return (x + r * 0.92 * math.sin(t), y + r * 0.16 * math.cos(t))

    def brim(t):
        return (x + r * 1.08 * math.sin(t), y - low + r * 0.2 * math.cos(t))

    angles = np.linspace(-math.pi / 2, math.pi / 2, 9)
    for i, (a, b) in enumerate(itertools.pairwise(angles)):
        stripe = [foot(a), foot((a + b) / 2), foot(b), brim(b), brim((a + b) / 2), brim(a)]
        sheet.tint(stripe, colour if i % 2 else "#F7EDD6", 0.72, 0.35, body=0.97)
        if i > 4:
            sheet.tint(stripe, INK, 0.08 * (i - 4), 0.1)
        sheet.line([foot(b), brim(b)], 0.55, INK, 0.15)
    door = [(x - r * 0.2, y + r * 0.16), (x, y - low * 0.95), (x + r * 0.2, y + r * 0.16)]
    sheet.form(door, "#4A3826", 0.85, 0.2, 0.7)
    top = (x, y - h)
    for i, (a, b) in enumerate(itertools.pairwise(angles)):
        m = (a + b) / 2

        def sag(t):
            return np.asarray(top) * 0.5 + np.asarray(brim(t)) * 0.5 + (-(math.sin(t)) * r * 0.1, h * 0.04)

        panel = np.vstack(
            [
                spline([top, sag(a), brim(a)], step=5),
                [(brim(m)[0], brim(m)[1] + 3.4)],
                spline([brim(b), sag(b), top], step=5),
            ]
        )
        sheet.tint(panel, colour if (i + 1) % 2 else "#F7EDD6", 0.78, 0.35, body=0.97)
        if i > 4:
            sheet.tint(panel, INK, 0.07 * (i - 4), 0.1)
        sheet.line(spline([top, sag(b), brim(b)], step=5), 0.6 if i < 7 else 1.0, INK, 0.1, 0.2)
        sheet.line(spline([brim(a), (brim(m)[0], brim(m)[1] + 3.4), brim(b)], step=5), 0.7, INK, 0.1, 0.1)
    sheet.line(
        spline(
            [top, np.asarray(top) * 0.5 + np.asarray(brim(angles[0])) * 0.5 + (r * 0.1, h * 0.04), brim(angles[0])],
            step=5,
        ),
        1.0,
        INK,
        0.1,
        0.2,
    )
    sheet.line([foot(angles[0]), brim(angles[0])], 0.9)
    pennant(sheet, x, y - h + 1, h * 0.3, flag, h * 0.22)


def stall(sheet: Sheet, x: float, y: float, w: float = 40, colour: str = VERMILION, goods: str = ORPIMENT) -> None:
    """A market stall with a scalloped awning; (x, y) is the near left foot."""
    h = w * 0.72
    shadow(sheet, x + w * 0.6, y, w * 0.62, 4)
    for dx in (0.04, 0.96):
        sheet.line([(x + w * dx, y), (x + w * dx, y - h)], 1.3, "#5A3E22", 0.15, 0.1)
    sheet.form(rect(x, y - h * 0.42, w, h * 0.36), OAK, 0.6, 0.5)
    for k in (0.25, 0.5, 0.75):
        sheet.line([(x + w * k, y - h * 0.42), (x + w * k, y - h * 0.06)], 0.5)
    top = points_of(
        [(x - 2, y - h * 0.42), (x + w * 0.06, y - h * 0.54), (x + w * 0.94, y - h * 0.54), (x + w + 2, y - h * 0.42)]
    )
    sheet.form(top, THATCH, 0.6, 0.4)
    for i in range(4):
        cx = x + w * (0.17 + 0.22 * i)
        pile = ellipse(cx, y - h * 0.47, w * 0.085, h * 0.13, 180, 360, 9)
        sheet.form(pile, goods if i % 2 else mix(goods, VELLUM, 0.45), 0.75, 0.4, 0.6, smooth=True)
    lip, brow = y - h * 0.82, y - h * 1.18
    for i in range(6):
        a, b = x - w * 0.06 + w * 1.12 * i / 6, x - w * 0.06 + w * 1.12 * (i + 1) / 6
        c, d = x + w * 0.06 + w * 0.88 * i / 6, x + w * 0.06 + w * 0.88 * (i + 1) / 6
        tint = colour if i % 2 == 0 else "#F7EDD6"
        scallop = ellipse((a + b) / 2, lip, (b - a) / 2, h * 0.13, 0, 180, 9)
        sheet.tint(np.vstack([[(c, brow), (d, brow), (b, lip)], scallop, [(a, lip)]]), tint, 0.75, 0.35, body=0.97)
        sheet.line(scallop, 0.7, INK, 0.05, 0.1)
        sheet.line([(c, brow), (a, lip)], 0.6, INK, 0.1, 0.2)
    sheet.outline(
        [(x - w * 0.06, lip), (x + w * 0.06, brow), (x + w * 0.94, brow), (x + w * 1.06, lip)], 1.0, closed=False
    )
