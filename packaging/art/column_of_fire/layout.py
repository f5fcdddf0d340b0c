"""Where everything lies on the Channel board, in its plane of 1600 x 1000; every position is a middle."""

import math
from typing import Any

from art.ink.geometry import XY

NW, NH = 1600, 1000  # the nominal plane
RING = {"x": 1352, "y": 752, "r": 222}


def row(x0: float, y: float, n: int, pitch: float) -> list[XY]:
    """n centres on a horizontal line."""
    return [(x0 + pitch * i, y) for i in range(n)]


LAYOUT: dict[str, dict[str, Any]] = {
    "england": {
        "houses": [(470, 716), (528, 706), (586, 703), (644, 709), (702, 722), (760, 738)],
        "religion": row(838, 772, 4, 43),
        "torch": (1008, 772),
        "price": (850, 924),
        "deck": (330, 846),
        "city": (580, 908),
        "label": (1018, 922),
        "city_label": (580, 953),
    },
    "france": {
        "houses": [(588, 448), (646, 458), (704, 462), (763, 460), (821, 450), (879, 436)],
        "religion": row(738, 382, 4, 43),
        "torch": (909, 378),
        "price": (764, 294),
        "deck": (884, 236),
        "city": (586, 350),
        "label": (668, 200),
        "city_label": (582, 402),
    },
    "netherlands": {
        "houses": [(113, 616), (170, 593), (227, 566), (283, 538), (338, 513), (394, 491)],
        "religion": row(96, 500, 4, 43),
        "torch": (262, 496),
        "price": (138, 402),
        "deck": (128, 290),
        "city": (336, 372),
        "label": (318, 224),
        "city_label": (335, 447),
    },
    "spain": {
        "houses": [(1080, 216), (1138, 254), (1197, 291), (1257, 324), (1318, 353), (1380, 379)],
        "religion": row(1402, 308, 4, 41),
        "torch": (1562, 306),
        "price": (1490, 388),
        "deck": (1526, 152),
        "city": (1300, 200),
        "label": (1090, 116),
        "city_label": (1310, 262),
    },
}
ADVANTAGES = [(818, 842), (890, 842)]  # face-down supply, used ones
PROTECTIONS = (962, 840)
DECK_SIZE, PRICE_SIZE, TILE_SIZE, HOUSE_R = (88, 124), (136, 50), (60, 60), 21
MARGIN, CORNER = 54, 20  # width of the VP border; the field in its corner
R_GEM, R_MEDAL, R_DISC, R_HUB = 204, 171, 129.5, 110
MEDAL_R, DISC_R = 21, 16.5


def vp_fields() -> dict[int, tuple[float, float, float, float]]:
    """1..19 up the left edge, 20 in the corner, 21..50 along the top."""
    band, out = MARGIN - 8, {}
    step_y = (NH - 16 - band) / 19
    step_x = (NW - 16 - band) / 30
    for n in range(1, 20):
        out[n] = (8, NH - 8 - step_y * n, band, step_y)
    out[20] = (8, 8, band, band)
    for n in range(21, 51):
        out[n] = (8 + band + step_x * (n - 21), 8, step_x, band)
    return out


def track_angle(i: float) -> float:
    """Field 0 lies at the foot of the ring, towards England; from there clockwise (18 degrees each)."""
    return math.radians(90 + 18 * i)


def ring_point(i: int, r: float) -> XY:
    """A point on the spoke of field i."""
    return RING["x"] + r * math.cos(track_angle(i)), RING["y"] + r * math.sin(track_angle(i))


def harbour() -> list[tuple[float, float]]:
    """The basin below Antwerp's quay; at its right it opens into the river that runs to the sea."""
    x, y = LAYOUT["netherlands"]["city"]
    return [(x - 114, y + 4), (x + 116, y + 4), (x + 114, y + 48), (x + 96, y + 52), (x + 60, y + 46),
            (x + 10, y + 52), (x - 50, y + 50), (x - 96, y + 44), (x - 112, y + 28)]  # fmt: skip
