"""The four cities, each drawn around its own foot."""

import math
import random
from collections.abc import Sequence

from art.column_of_fire.glyphs import battlement, house, lancet, shadow, ship, spire, tree
from art.column_of_fire.pigments import PARCH_LIGHT, SLATE, STONE, STONE_DARK, TILE, WOOD
from art.ink.geometry import XY, arc, curve, rect
from art.ink.pen import Pen, path_of
from art.ink.pigments import LAPIS, MUREX, VERMILION, mix


def water(pen: Pen, pts: Sequence[XY], col: str = "#9FBCC2") -> None:
    pen.wash(path_of(pts), col, alpha=0.92, pool=1.0, shade=0, width=8)


def kingsbridge(pen: Pen) -> None:
    """The cathedral from the south-west, its town, the river and the bridge."""
    shadow(pen, 0, -8, 160, 38, 110)
    for x, y, w, h, c in (
        (-128, -14, 11, 8, TILE),
        (-112, -20, 10, 8, "#A8794C"),
        (-96, -17, 11, 9, TILE),
        (96, -24, 10, 8, TILE),
    ):
        house(pen, x, y, w, h, roof=c)
    # choir and apse, nave, then the crossing: from the back to the front
    pen.shape([(72, -6), (72, -44), (84, -40), (90, -34), (90, -6)], mix(STONE, STONE_DARK, 0.45), 0.8)
    pen.shape([(72, -44), (76, -58), (86, -50), (91, -34), (84, -40)], SLATE, 0.7, shade=0.5)
    pen.shape(rect(-20, -52, 92, 46), STONE, 0.8, shade=0.35)
    pen.shape([(-20, -52), (-14, -74), (66, -74), (72, -52)], SLATE, 0.9, shade=0.3)
    pen.comb((-14, -70), (66, -70), 15, 0.6, 15, 0.35, 0.37)
    pen.shape([(-20, -28), (-20, -34), (72, -34), (72, -28)], "#93A0AE", 0.6)  # aisle roof
    for i in range(9):
        x = -14 + i * 10
        if 18 < x < 44:
            continue
        lancet(pen, x, -38, 4, 11)
        lancet(pen, x, -10, 4.4, 14)
        pen.line(arc(x + 5, -34, 4.5, 12, 200, 275, 6), 0.6)  # flying buttress
        pen.shape([(x + 4, -6), (x + 4, -34), (x + 5, -39), (x + 6.2, -34), (x + 6.2, -6)], "#EFE5CC", 0.5)
    # transept
    pen.shape([(18, -4), (18, -54), (31, -76), (44, -54), (44, -4)], "#EBE0C6", 0.9, shade=0.5)
    for x in (25, 31, 37):
        lancet(pen, x, -24, 4, 20 if x == 31 else 17)
    pen.disc(31, -57, 5.6, "#5C6E86", 0.7)
    for a in range(0, 180, 30):
        c, s = 5 * math.cos(math.radians(a)), 5 * math.sin(math.radians(a))
        pen.line([(31 - c, -57 - s), (31 + c, -57 + s)], 0.35, PARCH_LIGHT, alpha=0.86)
    lancet(pen, 31, -4, 8, 13, "#4A3626")
    # crossing tower with its spire
    pen.shape(rect(21, -104, 20, 32), STONE, 0.9, shade=0.6)
    for x in (26, 31, 36):
        lancet(pen, x, -82, 3.2, 17)
    pen.line([(20, -78), (42, -78)], 0.7)
    for x in (21.5, 40.5):
        spire(pen, x, -102, 4, 12, STONE)
    spire(pen, 31, -104, 18, 52)
    # west front: two towers and the gable between them
    pen.shape([(-54, -3), (-54, -62), (-44, -80), (-34, -62), (-34, -3)], "#EFE5CC", 0.8)
    pen.disc(-44, -50, 7.2, "#5C6E86", 0.8)
    for a in range(0, 180, 30):
        c, s = 6.6 * math.cos(math.radians(a)), 6.6 * math.sin(math.radians(a))
        pen.line([(-44 - c, -50 - s), (-44 + c, -50 + s)], 0.4, PARCH_LIGHT, alpha=0.9)
    lancet(pen, -44, -3, 11, 22, "#4A3626")
    pen.line([(-49, -3), (-49, -17), (-44, -24), (-39, -17), (-39, -3)], 0.6)
    for x in (-68, -34):
        pen.shape(rect(x, -90, 16, 88), STONE, 0.9, shade=0.7)
        for y in (-30, -58):
            pen.line([(x - 0.6, y), (x + 16.6, y)], 0.6)
        lancet(pen, x + 5, -64, 3.6, 20)
        lancet(pen, x + 11, -64, 3.6, 20)
        lancet(pen, x + 8, -36, 4, 14)
        lancet(pen, x + 8, -4, 6, 14, "#4A3626")
        battlement(pen, x - 1, -89, 18, 3, "#EFE5CC", 5)
        spire(pen, x + 8, -92, 13, 26)
    # the town at its feet
    for x, y, w, h, c in ((-94, -4, 11, 8, "#A8794C"), (-122, 2, 11, 8, TILE), (-108, 8, 12, 9, TILE),
                          (-80, 10, 11, 8, "#A8794C"),
                          (92, -8, 11, 8, TILE), (60, 10, 11, 8, "#A8794C"), (-52, 14, 10, 8, TILE)):  # fmt: skip
        house(pen, x, y, w, h, roof=c)
    for x, y in ((-134, 4), (-90, 14), (-66, 12), (-30, 11), (-12, 14), (8, 10), (24, 14), (46, 9), (84, 12)):
        tree(pen, x, y, 0.95)
    # the bridge that gave the town its name
    b = curve([(104, -1), (120, -9), (138, -11), (156, -8), (170, -1)], 8)
    pen.shape(b + [(170, 5), (104, 5)], STONE, 0.8, shade=0.3)
    for x in (122, 137, 152):
        pen.shape(arc(x, 5, 5.4, 8.5, 180, 360, 10), "#6D8B93", 0.6)
    pen.line([(x, y - 2.4) for x, y in b], 0.6)


def paris(pen: Pen) -> None:
    """Notre-Dame on its island, the bridges, slate roofs within the wall."""
    shadow(pen, 0, -10, 128, 34, 90)
    battlement(pen, -96, -34, 188, 9, "#D9CDB4", 22, 0.1)
    for x in (-96, -56, 62, 91):
        battlement(pen, x - 5, -34, 11, 18, STONE, 3)
        spire(pen, x + 0.5, -54, 12, 13)
    rng = random.Random(4)
    for y, xs in ((-40, range(-84, 76, 15)), (-30, range(-88, 84, 14))):
        for x in xs:
            if -40 < x < 44:
                continue
            house(
                pen,
                x + rng.uniform(-2, 2),
                y + rng.uniform(-1, 1),
                9,
                rng.uniform(8, 12),
                "#EEE2C8",
                rng.choice((SLATE, "#6B7F9A", "#93A0AE")),
                0.6,
            )
    # the Seine: two arms around the island
    up = curve(
        [(-116, -4), (-104, -15), (-80, -23), (-46, -24), (0, -27), (48, -24), (82, -23), (104, -14), (116, -2)], 8
    )
    low = curve([(116, 4), (104, 11), (84, 16), (46, 12), (0, 17), (-46, 13), (-82, 16), (-104, 10), (-116, 1)], 8)
    water(pen, up + low, "#A6C0C2")
    pen.line(up[5:-5], 0.9)
    pen.line(low[5:-5], 0.9)
    isle = curve([(-66, -5), (-46, -16), (0, -19), (46, -15), (68, -4), (44, 6), (0, 9), (-44, 6), (-66, -5)], 7)
    pen.shape(isle, "#D8CFA8", 0, pool=0.8)
    pen.line(isle, 1.0, taper=0)
    for x, y in ((-92, -10), (-84, 2), (84, -12), (92, 1), (0, 13), (-30, 11), (34, 11), (-60, 8), (62, 8)):
        pen.line(curve([(x - 6, y), (x - 2, y - 1.4), (x + 2, y), (x + 6, y - 1)]), 0.55, "#2F4A55", alpha=0.67)
    # nave behind, then the west front
    pen.shape([(24, -8), (24, -44), (52, -44), (58, -38), (58, -8)], STONE, 0.8, shade=0.5)
    pen.shape([(24, -44), (20, -60), (48, -60), (58, -42)], SLATE, 0.8)
    for x in (30, 38, 46, 53):
        lancet(pen, x, -20, 3.6, 16)
        pen.line(arc(x + 6, -30, 6, 12, 190, 262, 6), 0.6)
    spire(pen, 38, -60, 7, 30)
    pen.shape(rect(-26, -56, 52, 51), "#EFE5CC", 0.9, shade=0.35)
    for y in (-24, -30, -52):
        pen.line([(-26.5, y), (26.5, y)], 0.6)
    for x in (-17, 0, 17):
        lancet(pen, x, -5, 10, 16, "#4A3626")
        pen.line([(x - 6.4, -5), (x - 6.4, -15), (x, -23), (x + 6.4, -15), (x + 6.4, -5)], 0.55)
    for i in range(13):
        pen.line([(-24 + i * 4, -25), (-24 + i * 4, -29)], 0.6)
    pen.disc(0, -41, 8.2, "#4F6A94", 0.8)
    for a in range(0, 180, 20):
        c, s = 7.6 * math.cos(math.radians(a)), 7.6 * math.sin(math.radians(a))
        pen.line([(-c, -41 - s), (c, -41 + s)], 0.4, PARCH_LIGHT, alpha=0.9)
    pen.disc(0, -41, 2.2, VERMILION, 0.4)
    for x in (-26, 10):
        lancet(pen, x + 8, -34, 7, 14)
        pen.shape(rect(x, -90, 16, 36), STONE, 0.9, shade=0.7)
        lancet(pen, x + 5, -60, 3.8, 23)
        lancet(pen, x + 11, -60, 3.8, 23)
        battlement(pen, x - 0.8, -89, 17.6, 3, "#EFE5CC", 4)
    for x in (-58, -46):
        house(pen, x, -3, 9, 8, roof=SLATE)
    tree(pen, -34, 2, 0.8)
    tree(pen, 62, -1, 0.7)
    # the bridge with its houses
    for x, y0, y1 in ((-88, 2, 16), (78, 0, 17)):
        for v, k in ((y0 - 13, 5.6), (y0 - 3, 6.2), (y0 + 7, 6.8)):
            for sx in (-1, 1):  # cutwaters
                pen.shape(
                    [(x + sx * (k - 1), v - 3), (x + sx * (k + 4), v), (x + sx * (k - 1), v + 3)], STONE_DARK, 0.6
                )
        pen.shape([(x - 5, y0 - 20), (x + 5, y0 - 20), (x + 7, y1), (x - 7, y1)], "#E9DEC4", 0.8, shade=0.3)
        for u in (-1, 1):
            pen.line([(x + u * 3.4, y0 - 19), (x + u * 4.8, y1)], 0.45, alpha=0.67)
    for x in (-106, -74, -52, -24, 4, 28, 52, 92):
        house(pen, x, 27 + rng.uniform(-2, 2), 10, 8, "#EEE2C8", rng.choice((SLATE, "#6B7F9A", TILE)), 0.7)
    for x, y in ((-62, 28), (-34, 30), (20, 31), (44, 29), (74, 30)):
        tree(pen, x, y, 0.85)


def stepped(pen: Pen, x: float, y: float, w: float, h: float, col: str, n: int = 4) -> None:
    """A Flemish stepped gable."""
    pts, st, up = [(x, y), (x, y - h)], w / 2 / n, w * 0.62 / n
    for i in range(n):
        pts += [(x + st * i, y - h - up * (i + 1)), (x + st * (i + 1), y - h - up * (i + 1))]
    for i in range(n - 1, -1, -1):
        pts += [(x + w - st * (i + 1), y - h - up * (i + 1)), (x + w - st * i, y - h - up * (i + 1))]
    pts += [(x + w, y - h), (x + w, y)]
    pen.shape(pts, col, 0, shade=0.45)
    pen.line([*pts, pts[0]], 0.75, taper=0)
    rows = max(2, int(h / 8))
    for r in range(rows):
        for c in range(3):
            pen.shape(rect(x + w * (0.16 + 0.26 * c), y - h + 2 + r * (h - 7) / rows, w * 0.15, 4), "#55463A", 0)
    pen.shape(rect(x + w * 0.41, y - h - up * 2.1, w * 0.18, 4), "#55463A", 0)
    pen.shape(rect(x + w * 0.38, y - 6, w * 0.24, 6), "#4A3626", 0)


def antwerp(pen: Pen) -> None:
    """Stepped gables on the quay, the tower of Our Lady, the crane and ships at anchor."""
    shadow(pen, 0, -12, 124, 34, 70)
    rng = random.Random(9)
    for x in range(-96, 92, 13):
        house(
            pen,
            x,
            -22 + rng.uniform(-2, 1),
            9,
            rng.uniform(14, 20),
            "#E9D6B4",
            rng.choice((TILE, "#A8552F", "#C07A4A")),
            0.5,
        )
    # the great church: nave, the finished tower and its stump of a brother
    pen.shape(rect(-6, -52, 46, 34), STONE, 0.8, shade=0.4)
    pen.shape([(-6, -52), (-1, -66), (36, -66), (40, -52)], SLATE, 0.8)
    for x in (3, 12, 21, 30):
        lancet(pen, x, -30, 4, 16)
    pen.shape(rect(-14, -62, 12, 44), STONE, 0.8, shade=0.5)
    battlement(pen, -15, -61, 14, 3, "#EFE5CC", 4)
    lancet(pen, -8, -40, 4, 14)
    pen.shape(rect(-34, -84, 17, 66), "#EFE5CC", 0.9, shade=0.7)
    for y in (-40, -62):
        pen.line([(-34.5, y), (-16.5, y)], 0.6)
        lancet(pen, -29, y - 3, 3.6, 15)
        lancet(pen, -22, y - 3, 3.6, 15)
    pen.shape(rect(-31.5, -100, 12, 17), STONE, 0.8, shade=0.6)
    lancet(pen, -25.5, -86, 4, 11)
    for x in (-33, -18):
        spire(pen, x, -83, 3.4, 12, STONE)
    pen.shape(rect(-29, -110, 7, 11), "#EFE5CC", 0.7, shade=0.5)
    spire(pen, -25.5, -110, 8, 22)
    # the quay
    cols = (
        "#C98A5E",
        "#E6CFA2",
        "#B56A4C",
        "#EAD9B4",
        "#D49A62",
        "#A8634A",
        "#E3C48E",
        "#C47E58",
        "#EAD9B4",
        "#B87250",
        "#DDB67E",
    )
    x = -104
    for i, c in enumerate(cols):
        w = (18, 16, 19, 15, 17, 18, 16, 20, 16, 18, 17)[i]
        stepped(pen, x, 0, w, (24, 20, 28, 22, 26, 21, 27, 23, 20, 25, 21)[i], c)
        x += w + 1.2
    # the quay wall with its stairs and mooring posts; the basin before it is part of the map
    front = [(-118, 0), (106, 0), (108, 7), (-120, 7)]
    pen.shape(front, STONE_DARK, 0.9)
    pen.comb((-116, 1), (104, 1), 30, 0, 5.4, 0.4, 0.51)
    for u in (-84, -18, 62):
        for k in range(3):
            pen.shape(rect(u + 4 * k, 1 + 2 * k, 5, 7 - 2 * k), STONE, 0.5)
    for u in range(-108, 104, 15):
        pen.shape(rect(u, -3.5, 2.6, 5), "#5A3E22", 0.5)
    # a jetty on piles, where the river comes in
    pen.shape([(66, 7), (76, 7), (84, 34), (74, 34)], WOOD, 0.9, shade=0.3)
    for k in range(6):
        v = 10 + 4.4 * k
        pen.line([(66.6 + k * 1.4, v), (76.6 + k * 1.4, v)], 0.5, "#5A3E22")
    for u, v in ((69, 20), (73, 35), (85, 35), (81, 20)):
        pen.line([(u, v), (u, v + 6)], 1.8, "#4A3320", alpha=1, wobble=0, taper=0)
    for u, v in ((-96, 38), (-40, 42), (6, 40), (54, 36), (104, 22), (100, 40), (-104, 18)):
        pen.line(curve([(u - 8, v), (u - 3, v - 1.6), (u + 2, v), (u + 8, v - 1.2)]), 0.7, "#2F4A55", alpha=0.75)
    # the crane that lifts a bale
    pen.shape([(84, 2), (86, -18), (95, -18), (97, 2)], WOOD, 0.9, shade=0.5)
    pen.disc(90.5, -8, 6.4, "#C9A26A", 0.9)
    pen.line([(84, -8), (97, -8)], 0.6)
    pen.line([(90.5, -14), (90.5, -2)], 0.6)
    pen.line([(88, -18), (112, -38)], 2.0, taper=0.2)
    pen.line([(90, -30), (112, -38)], 0.8)
    pen.line([(112, -38), (112, -4)], 0.6)
    pen.shape(rect(108, -5, 8, 7), "#C9A26A", 0.7)
    # bales and casks on the quay
    for u in (-100, -52, 20, 48):
        pen.shape(rect(u, -5, 7, 5), "#C9A26A", 0.6)
        pen.disc(u + 10, -2.6, 2.7, "#8A5E34", 0.6, width=3)
    ship(pen, -78, 30, 0.66)
    ship(pen, -18, 33, 0.74, True, cross=MUREX)
    ship(pen, 42, 30, 0.62, cross=LAPIS)
    rowing(pen, 98, 30)


def rowing(pen: Pen, x: float, y: float) -> None:
    """A small boat that ferries cargo."""
    hull = [*curve([(x - 9, y - 2), (x - 6, y + 3), (x + 6, y + 3), (x + 9, y - 2)], 5)]
    pen.shape(hull, "#8A5E34", 0.8, shade=0.5)
    pen.line([(x - 3, y), (x - 8, y + 6)], 0.7)
    pen.line([(x + 3, y), (x + 8, y + 6)], 0.7)


def giralda(pen: Pen, x: float, y: float) -> None:
    """The tower of Seville: minaret below, belfry above."""
    pen.shape(rect(x - 10, y - 74, 20, 74), "#E0B983", 0.9, shade=0.7)
    for v in (12, 32, 52):
        for u in (-6, 6):
            pen.shape(rect(x + u - 2.2, y - v - 14, 4.4, 14), "#C8935A", 0.4, width=3)
        lancet(pen, x, y - v - 2, 4, 11, "#54402E")
    pen.shape(rect(x - 11.5, y - 78, 23, 5), "#EBD3A4", 0.7)
    pen.shape(rect(x - 8.5, y - 94, 17, 16), "#E7C793", 0.8, shade=0.6)
    for u in (-5, 0, 5):
        lancet(pen, x + u, y - 79, 3.2, 11, "#54402E")
    pen.shape(rect(x - 6, y - 104, 12, 10), "#EBD3A4", 0.8, shade=0.5)
    lancet(pen, x, y - 95, 4, 8, "#54402E")
    pen.shape(arc(x, y - 104, 4.8, 7, 180, 360, 10), "#B98A2E", 0.7, shade=0.5)
    pen.line([(x, y - 111), (x, y - 120)], 0.8)
    pen.gold(arc(x, y - 120, 1.8, 1.8, 0, 350, 12), 0.4)


def palm(pen: Pen, x: float, y: float, s: float) -> None:
    pen.line(curve([(x, y), (x + 0.8 * s, y - 9 * s), (x + 0.2 * s, y - 18 * s)]), 1.6 * s, "#6B4A2E")
    for a in (-165, -140, -110, -75, -45, -15):
        c, d = math.cos(math.radians(a)), math.sin(math.radians(a))
        pen.line(
            curve(
                [
                    (x, y - 18 * s),
                    (x + 5 * s * c, y - 18 * s + 5 * s * d),
                    (x + 9.5 * s * c, y - 16 * s + 5 * s * d + 3 * s),
                ]
            ),
            1.7 * s,
            "#4E7350",
        )


def seville(pen: Pen) -> None:
    """The Giralda and the long cathedral, domes, the golden tower by the river, orange trees."""
    shadow(pen, 0, -8, 128, 34, 90)
    rng = random.Random(2)
    for x in range(-98, 98, 17):
        h = rng.uniform(10, 18)
        pen.shape(rect(x, -18 - h, 15, h), rng.choice(("#F2E6CC", "#E9D2A8", "#EAC99A")), 0.6, shade=0.5)
        pen.shape([(x - 1, -18 - h), (x + 2, -23 - h), (x + 13, -23 - h), (x + 16, -18 - h)], "#BF7148", 0.6)
        for u in (4, 10):
            pen.shape(rect(x + u - 1, -14 - h, 2.4, 3.4), "#54402E", 0)
    # cathedral
    pen.shape(rect(-26, -44, 78, 38), "#E9D2A8", 0.9, shade=0.5)
    battlement(pen, -27, -43, 80, 3, "#F0DFBB", 17)
    for i in range(7):
        lancet(pen, -18 + i * 10.5, -22, 4.6, 15, "#54402E")
        pen.shape(
            [
                (-14 + i * 10.5, -6),
                (-14 + i * 10.5, -44),
                (-12.8 + i * 10.5, -51),
                (-11.6 + i * 10.5, -44),
                (-11.6 + i * 10.5, -6),
            ],
            "#F0DFBB",
            0.5,
        )
    pen.shape(rect(2, -58, 28, 13), "#E9D2A8", 0.8, shade=0.5)
    pen.shape(arc(16, -58, 13, 15, 180, 360, 18), "#C98F4E", 0.9, shade=0.8)
    for u in (-6, 0, 6):
        pen.line(curve([(16 + u * 0.35, -72), (16 + u, -66), (16 + u * 1.25, -58)]), 0.4, alpha=0.55)
    pen.shape(rect(13.5, -79, 5, 7), "#F0DFBB", 0.6)
    spire(pen, 16, -79, 6, 7, "#B98A2E")
    lancet(pen, 46, -6, 9, 20, "#4A3626")
    giralda(pen, -40, -6)
    # white houses and the wall
    for x, w, h in ((-100, 22, 17), (-76, 20, 13), (58, 20, 15), (80, 22, 19)):
        pen.shape(rect(x, -2 - h, w, h), "#F7EEDC", 0.7, shade=0.5)
        pen.shape([(x - 1.4, -2 - h), (x + 3, -8 - h), (x + w - 3, -8 - h), (x + w + 1.4, -2 - h)], "#BF7148", 0.7)
        pen.shape(arc(x + w / 2, -2, 3.2, 9, 180, 360, 8), "#54402E", 0.4)
        for u in (0.22, 0.78):
            pen.shape(rect(x + w * u - 1.5, -h + 1.5, 3, 4), "#54402E", 0)
    battlement(pen, -112, 6, 170, 8, "#E6C99A", 22, 0.2)
    pen.shape(arc(-30, 6, 6, 9, 180, 360, 10), "#4A3626", 0.6)
    # the golden tower on the bank of the river (which is part of the map)
    for u, v in ((-80, 28), (-20, 28), (24, 29), (70, 20)):
        pen.line(curve([(u - 6, v), (u, v - 1.4), (u + 6, v)]), 0.55, "#2F4A55", alpha=0.67)
    battlement(pen, 60, 14, 22, 24, "#E9C27C", 5, 0.6)
    pen.line([(67, 14), (67, -10)], 0.4, alpha=0.51)
    pen.line([(75, 14), (75, -10)], 0.4, alpha=0.51)
    battlement(pen, 65, -12, 12, 9, "#EFD08F", 3, 0.6)
    pen.shape(arc(71, -24, 4.4, 6, 180, 360, 8), "#D9A62E", 0.6, shade=0.5)
    for x, y in ((-104, 17), (-88, 20), (-72, 17), (-56, 19), (-8, 18), (10, 20), (28, 17), (44, 18)):
        tree(pen, x, y, 1.02, "#5F8452", "#E8892B")
    palm(pen, 98, 0, 1.3)
    palm(pen, -118, 8, 1.2)


CITIES = {
    "england": (kingsbridge, 1.12),
    "france": (paris, 1.05),
    "netherlands": (antwerp, 0.96),
    "spain": (seville, 1.0),
}
