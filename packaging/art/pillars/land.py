"""The valley of Kingsbridge: sky, hills, river, roads and the fields between the places."""

import numpy as np
from art.ink.country import haystack, sheep
from art.ink.geometry import trace
from art.ink.ground import birds, bush, cloud, furrows, grass, puddles, tree, treeline, trodden
from art.ink.pigments import LEAF, OLIVE
from art.ink.sheet import Sheet

RIVER = trace(
    "962 142, 930 148, 944 160, 898 168, 906 184, 862 202, 842 236, 868 286, 962 326, "
    "1086 356, 1170 416, 1182 500, 1160 580, 1174 650, 1130 728, 1044 790, 1008 860, 1012 920"
)
PATH = trace(
    "300 446, 338 380, 322 318, 420 306, 520 322, 640 318, 760 326, 880 352, 976 372, "
    "1058 376, 1128 346, 1236 340, 1304 372, 1284 440, 1240 512, 1256 590, 1248 660, 1196 712, "
    "1100 734, 1000 722, 860 704, 740 694, 640 668, 540 648, 440 652, 366 676, 340 620, "
    "338 540, 330 480"
)
SPURS = [
    [(322, 318), (300, 292), (262, 268)],
    [(524, 322), (544, 290), (540, 252)],
    [(590, 320), (584, 292), (598, 262)],
    [(1236, 340), (1244, 312), (1236, 286)],
    [(1304, 372), (1336, 354), (1350, 322), (1374, 300)],
    [(1240, 512), (1276, 506), (1312, 492)],
    [(1252, 640), (1264, 716), (1298, 764)],
    [(1196, 712), (1204, 740), (1198, 772)],
    [(1000, 722), (1000, 752), (984, 778)],
    [(366, 676), (352, 740), (326, 790)],
    [(304, 446), (276, 424), (240, 400)],
    [(740, 694), (704, 682), (690, 650)],
]


def wave(base: float, height: float, k: float, lift: float = 0) -> list[tuple[float, float]]:
    """The ridge of a rolling hill across the whole board."""
    return [
        (x, base + lift * x / 1600 + height * (np.sin(x / 137 * k + base) + 0.6 * np.sin(x / 61 * k + base * 2)))
        for x in range(-20, 1660, 20)
    ]


def land(sheet: Sheet) -> None:
    sheet.parchment()
    sheet.reseed(7)
    # sky: a thin cool wash with clouds left open
    yy = np.arange(sheet.h, dtype=np.float32)[:, None] / sheet.scale
    clouds = np.clip(0.55 + 0.35 * sheet.big + 0.12 * sheet.mid, 0, 1)
    sheet.blend((slice(0, sheet.h), slice(0, sheet.w)), "#8FB0BC", np.clip((190 - yy) / 140, 0, 1) * clouds * 0.62)
    for x, y, w in ((352, 92, 84), (560, 104, 60), (806, 88, 96), (1370, 92, 70), (96, 92, 56)):
        cloud(sheet, x, y, w)
    birds(sheet, trace("640 84, 654 78, 668 86, 690 80, 1300 78, 1316 84"))
    sheet.hill(wave(118, 9, 1.1), "#8FA9B4", 0.8, 30, 0.7, 0.5, "#6E808A")
    sheet.hill(wave(146, 11, 0.9), "#8BA79A", 0.85, 30, 0.8, 0.6, "#6A7A68")
    for x0, x1, y in trace(
        "64 150 172, 318 372 176, 560 690 164, 730 800 172, 1000 1050 158, 1250 1370 172, 1450 1536 168"
    ):
        treeline(sheet, x0, x1, y, sheet.rng.uniform(8, 12))
    sheet.hill(wave(186, 11, 0.7), "#8FA957", 0.98, 50, 0.9, 0.7, tufts=9)
    furrows(sheet, [(500, 214), (560, 210), (590, 190), (546, 192)], 8)
    furrows(sheet, [(876, 230), (930, 226), (936, 202), (892, 206)], 7, "#C9B46A")
    sheet.hill(wave(300, 14, 0.6), "#C6B04A", 0.95, 60, 0.85, 0.8, tufts=10)
    sheet.hill(wave(396, 18, 0.55, 10), "#769A4E", 0.98, 66, 0.85, 0.8, tufts=14)
    sheet.hill(wave(545, 20, 0.5, 10), "#CCA746", 0.93, 76, 0.85, 0.8, tufts=12)
    sheet.hill(wave(682, 16, 0.5, -16), "#749244", 0.98, 76, 0.85, 0.9, tufts=14)
    sheet.hill(wave(806, 12, 0.6, 8), "#BC9B40", 0.95, 60, 0.85, 0.9, tufts=10)
    xx = np.arange(sheet.w, dtype=np.float32)[None, :] / sheet.scale
    corner = np.hypot(xx / sheet.width - 0.5, yy / sheet.height - 0.5) * 1.42
    sheet.blend((slice(0, sheet.h), slice(0, sheet.w)), "#6B4A22", 0.3 * np.clip(corner - 0.58, 0, 1) ** 1.4)
    for x, y, rx, ry in trace(
        "200 250 150 40, 460 360 150 60, 640 250 200 40, 760 420 220 70, 1000 300 180 40, "
        "1240 420 130 80, 1400 330 150 40, 1420 480 150 80, 160 420 130 60, 200 640 170 60, "
        "460 480 140 80, 420 760 160 70, 820 760 200 60, 1100 560 120 120, 1230 640 100 90, "
        "1180 830 160 60, 1420 800 160 80, 180 820 150 60, 620 850 220 40, 1000 650 130 60"
    ):
        puddles(sheet, x, y, rx, ry, ("#6F8F4A", "#C49A3C", "#8C7A3A", "#5F8A5F"))
    sheet.water(RIVER, [1.5, 4, 7, 12, 20, 26, 28, 30, 36, 40])
    trodden(sheet, 836, 628, 290, 56, "#DEC48C")  # the building site
    for way in SPURS:
        sheet.road(way, 10)
    sheet.road(PATH, 15, closed=True)
    for _ in range(520):
        x, y = sheet.rng.uniform(62, 1538), sheet.rng.uniform(215, 890)
        view = sheet.pixels[int(y * sheet.scale), int(x * sheet.scale)].astype(int)
        if view[2] - view[0] > 45 and view[1] >= view[2] - 22:
            grass(sheet, x, y, sheet.rng.uniform(3.5, 6))


def countryside(sheet: Sheet) -> None:
    """Fields, orchards and willows in the gaps between the places."""
    sheet.reseed(40)
    furrows(sheet, [(392, 424), (452, 430), (470, 388), (420, 384)], 8)
    furrows(sheet, [(456, 430), (520, 432), (528, 392), (474, 388)], 8, "#A9B066")
    furrows(sheet, [(1200, 580), (1238, 582), (1236, 536), (1204, 534)], 6)
    furrows(sheet, [(1204, 470), (1248, 474), (1266, 430), (1216, 424)], 7, "#C9B46A")
    for x, y in trace("372 352, 394 362, 416 350, 438 362, 384 378, 470 352, 496 362, 520 350, 546 364"):
        tree(sheet, x, y, sheet.rng.uniform(22, 28), (LEAF, OLIVE)[int(x) % 2])
    for x, y in ((548, 420), (566, 412), (536, 408)):
        haystack(sheet, x, y, 15)
    for x, y in trace(
        "900 322, 1130 470, 1134 540, 1224 396, 1204 620, 1216 676, 968 776, 1064 826, 996 304, 1152 392"
    ):
        tree(sheet, x, y, sheet.rng.uniform(26, 34), ("#7F9A5A", LEAF, OLIVE)[int(y) % 3])
    for x, y in trace("1216 500, 1046 850, 1060 872, 976 856, 892 272, 1204 396"):
        bush(sheet, x, y, 7)
    for x, y, k in ((578, 386, 1), (1232, 628, -1), (1224, 640, 1), (372, 420, 1), (356, 432, -1)):
        sheep(sheet, x, y, 1.1, k)
