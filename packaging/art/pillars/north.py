"""Places along the upper edge: event, bishop, mill, Kingsbridge, priory, and the banner of the start player."""

import numpy as np
from art.ink.buildings import house, masonry, roof, wall, window
from art.ink.country import sack, sheep, signpost, smoke
from art.ink.geometry import ellipse, lancet, points_of, rect, spline, trace
from art.ink.ground import bush, fir, grass, rock, tree, trodden
from art.ink.pigments import (
    EARTH,
    INK,
    LAPIS,
    LEAF,
    MUREX,
    OAK,
    OLIVE,
    ORPIMENT,
    PLASTER,
    SLATE,
    STONE,
    THATCH,
    TILE,
    VELLUM,
    mix,
)
from art.pillars.board import Board
from art.pillars.town import guildhall, jettied, stepped, well

ROSE = "#C98A6A"


def event(board: Board) -> None:
    s = board.place(1, "event")
    signpost(s, 112, 258, 84)
    # a notice board that carries the event
    for x in (182, 270):
        s.form(rect(x - 3, 112, 6, 150), OAK, 0.7)
    roof(s, (168, 122), (178, 104), (274, 104), (284, 122), OAK, 3)
    board.card(188, 128)
    for x, y in ((176, 264), (284, 262), (240, 262)):
        grass(s, x, y, 6)
    rock(s, 300, 262, 13, 9)
    board.label(92, 272, 150)


def start(board: Board) -> None:
    s = board.place(14, "start_player")
    s.form(rect(99, 322, 4.5, 100), OAK, 0.7)
    s.gold(ellipse(101, 319, 4.5, count=20), 0.9)
    flag = spline(trace("103 328, 128 324, 154 332, 182 326, 170 345, 184 364, 154 368, 128 360, 103 366"), step=5)
    s.form(flag, LAPIS, 0.8, 0.4, 1.2, smooth=True)
    s.gold(
        spline(
            trace("136 336, 139 343, 147 343, 141 348, 143 356, 136 351, 129 356, 131 348, 125 343, 133 343"),
            closed=True,
            step=2,
        ),
        0.7,
    )
    s.line(spline([(108, 332), (130, 329), (154, 336), (174, 332)]), 0.7, VELLUM, alpha=0.7)
    s.line(spline([(108, 361), (130, 356), (154, 363), (174, 360)]), 0.7, VELLUM, alpha=0.7)
    for x in (93, 98, 106, 111):
        grass(s, x, 424)
    rock(s, 84, 424, 14, 8)
    board.space(222, 386)
    tree(s, 272, 386, 34, OLIVE)
    board.label(80, 422, 202)


def bishop(board: Board) -> None:
    s = board.place(2, "bishop")
    house(s, 376, 240, 30, 34, 62, 20, SLATE, PLASTER, 4)
    # the bishop's tower with his cross
    s.form(rect(452, 148, 26, 92), STONE, 0.55)
    side = points_of([(478, 240), (490, 237), (490, 145), (478, 148)])
    s.form(side, STONE, 0.6)
    s.hatch(side, 80, 2.2, 0.45, shade=0, alpha=0.6, reach=0.95)
    masonry(s, rect(452, 148, 26, 92))
    for y in (190, 222):
        window(s, 465, y, 6, 14, LAPIS)
    s.form([(449, 149), (465, 112), (481, 149)], MUREX, 0.75)
    s.form([(481, 149), (465, 112), (493, 146)], mix(MUREX, INK, 0.3), 0.75)
    s.gold(np.vstack([rect(464, 96, 2.6, 16)]), 0.5)
    s.gold(rect(460, 100, 10.6, 2.6), 0.5)
    s.form(lancet(465, 240, 10, 18), OAK, 0.8)
    bush(s, 500, 243, 7)
    # his colours: murex with a golden crozier
    s.form(rect(349, 176, 3, 66), OAK, 0.7, weight=0.8)
    hang = points_of([(352, 178), (372, 178), (372, 208), (362, 202), (352, 208)])
    s.form(hang, MUREX, 0.8, 0.4, 1.0)
    s.line(spline(trace("361 199, 361 188, 362 183, 366 183, 366 187, 363 187"), step=5), 1.6, ORPIMENT, 0, 0.1)
    board.space(536, 226)
    board.label(370, 258, 150)


def mill(board: Board) -> None:
    s = board.place(3, "wool_mill")
    tree(s, 704, 204, 34, LEAF)
    board.rooms(634, 226, 126, 62)
    house(s, 718, 248, 34, 32, 56, 22, THATCH, PLASTER, 2, timber=True)
    # the wheel in the stream
    for dx, tint in ((4, "#5F4527"), (0, OAK)):
        s.form(ellipse(824 + dx, 228, 25, count=50), tint, 0.25, 0.2, 1.4, body=0, smooth=True)
        s.line(ellipse(824 + dx, 228, 20, count=50), 0.9, closed=True)
    for a in range(0, 360, 30):
        c, d = np.cos(np.radians(a + 8)), np.sin(np.radians(a + 8))
        s.line([(824, 228), (824 + 25 * c, 228 + 25 * d)], 1.1, "#4A3320", 0.1, 0.1)
        s.form(
            [
                (824 + 21 * c, 228 + 21 * d),
                (824 + 28 * c, 228 + 28 * d),
                (829 + 28 * c, 227 + 28 * d),
                (829 + 21 * c, 227 + 21 * d),
            ],
            OAK,
            0.7,
            weight=0.7,
        )
    s.form(ellipse(825, 228, 4, count=18), OAK, 0.9, weight=0.9, smooth=True)
    for k in range(4):
        s.line(
            spline([(806 + k * 9, 258 + k % 2 * 3), (812 + k * 9, 255), (819 + k * 9, 259 + k % 2 * 2)]),
            0.9,
            "#F7F2E2",
            0.2,
        )
    for x, y in ((702, 242), (713, 246), (707, 237)):
        sack(s, x, y, 0.85)
    for x, y, t in ((588, 188, 1), (604, 182, -1), (660, 180, 1)):
        sheep(s, x, y, 1.15, t)
    board.label(642, 261, 168)


def kingsbridge(board: Board) -> None:
    s = board.place(4, "kingsbridge")
    trodden(s, 1122, 216, 186, 66, "#D9BF86", 0.5)
    # the town behind its two leaves: steep timbered houses, no wall, a spire
    for x, y, w, h, d, g, c, t in (
        (1014, 168, 23, 20, 32, 17, SLATE, 1),
        (1056, 152, 20, 26, 28, 19, TILE, 0),
        (1094, 148, 22, 20, 30, 16, THATCH, 1),
        (1164, 152, 23, 24, 32, 18, TILE, 1),
        (1210, 156, 21, 20, 32, 17, ROSE, 0),
    ):
        house(s, x, y, w, h, d, g, c, timber=bool(t), chimney=x % 4 == 0)
    s.form(rect(1137, 106, 18, 126), STONE, 0.6)
    masonry(s, rect(1137, 106, 18, 126))
    for y in (160, 194):
        window(s, 1146, y, 5, 12)
    s.form(lancet(1146, 232, 9, 16), OAK, 0.8, weight=0.8)
    s.form([(1135, 107), (1146, 72), (1157, 107)], SLATE, 0.75)
    window(s, 1146, 126, 5, 12)
    s.gold(ellipse(1146, 70, 2.4, count=14), 0.5)
    jettied(s, 1252, 196, 22, THATCH)
    guildhall(s, 958, 236)
    well(s, 1040, 280)
    jettied(s, 962, 284, 22, TILE)
    stepped(s, 1248, 248, 24, SLATE)
    jettied(s, 1282, 286, 21, ROSE)
    tree(s, 1252, 286, 24, OLIVE)
    smoke(s, 1034, 144)
    board.card(1058, 130)
    board.card(1158, 130)
    board.space(1096, 262)
    board.space(1196, 262)
    board.label(1074, 297, 150)


def priory(board: Board) -> None:
    s = board.place(5, "priory")
    tree(s, 1352, 238, 38, "#5F8450")
    # the tower stands behind the church, the cloister before it
    s.form(rect(1430, 130, 22, 80), STONE, 0.6)
    masonry(s, rect(1430, 130, 22, 50))
    side = [(1452, 210), (1462, 208), (1462, 128), (1452, 130)]
    s.form(side, mix(STONE, INK, 0.2), 0.6)
    s.hatch(side, 80, 2.2, 0.45, shade=0, alpha=0.6, reach=0.95)
    s.form([(1427, 131), (1441, 98), (1455, 131)], TILE, 0.75)
    s.form([(1455, 131), (1441, 98), (1465, 128)], mix(TILE, INK, 0.35), 0.75)
    for x in (1437, 1445):
        window(s, x, 156, 4, 14)
    s.gold(rect(1440, 84, 2.2, 14), 0.4)
    s.gold(rect(1436.5, 88, 9.2, 2.2), 0.4)
    house(s, 1362, 244, 30, 40, 92, 24, TILE, STONE, 6)
    s.form(ellipse(1377, 198, 6, count=24), LAPIS, 0.6, smooth=True)
    for a in range(0, 180, 45):
        c, d = 6 * np.cos(np.radians(a)), 6 * np.sin(np.radians(a))
        s.line([(1377 - c, 198 - d), (1377 + c, 198 + d)], 0.5)
    wall(s, 1424, 262, 92, 24)
    for i in range(6):
        s.form(lancet(1433 + i * 15, 261, 9, 17), "#5A4630", 0.75, 0.2, 0.7)
    roof(s, (1420, 239), (1428, 226), (1512, 226), (1520, 239), TILE, 3)
    fir(s, 1530, 262, 44)
    for i, tint in enumerate((LEAF, "#9A7FA8", OLIVE)):  # herb beds
        bed = [(1484 + i * 17, 302), (1497 + i * 17, 302), (1501 + i * 17, 278), (1488 + i * 17, 278)]
        s.form(bed, EARTH, 0.5, weight=0.8)
        for k in range(5):
            s.form(
                ellipse(1491.5 + i * 17 + k * 0.8 - 1, 299 - k * 4.6, 3.4, 2, count=12),
                tint,
                0.8,
                0.3,
                0.5,
                smooth=True,
            )
    board.space(1390, 292, "2")
    board.space(1446, 292, "1")
    board.label(1368, 326, 150)
