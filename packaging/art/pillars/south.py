"""Places along the lower edge: court, Shiring, castle, market."""

import numpy as np
from art.ink.buildings import crenels, house, masonry, round_tower, wall, window
from art.ink.canvas import stall, tent
from art.ink.country import bunting, pennant
from art.ink.furniture import cube_bed, disc
from art.ink.geometry import ellipse, lancet, points_of, rect, spline, trace
from art.ink.ground import knoll, tree, trodden
from art.ink.pigments import (
    INK,
    LAPIS,
    LEAD,
    LEAF,
    OAK,
    OLIVE,
    ORPIMENT,
    SAND,
    SLATE,
    STONE,
    THATCH,
    TILE,
    VERDIGRIS,
    VERMILION,
    mix,
)
from art.ink.sheet import Sheet
from art.pillars.board import FIGURE, Board
from art.pillars.town import curtain_wall, gatehouse, stepped, windmill

ROSE = "#C98A6A"


def court(board: Board) -> None:
    s = board.place(9, "kings_court")
    trodden(s, 842, 800, 142, 48, "#D9BF86", 0.5)
    tent(s, 744, 790, 52, 56, "#4A6FA5", ORPIMENT)
    tent(s, 910, 792, 54, 58, "#4A6FA5", VERMILION)
    tent(s, 826, 794, 66, 74, LAPIS, ORPIMENT)
    s.gold(ellipse(826, 722, 3, count=16), 0.6)
    for a in np.linspace(-1.35, 1.35, 9):  # a hem of gold for the king
        s.gold(ellipse(826 + 35.6 * np.sin(a), 762.9 + 6.6 * np.cos(a) + 1.5, 1.7, count=10), 0.4)
    for i, x in enumerate((746, 800, 854, 908)):
        board.space(x, 828, str(i + 1))
    s.form(
        spline(trace("936 820, 956 823, 976 820, 973 832, 978 845, 956 842, 934 845, 939 832"), closed=True, step=5),
        LAPIS,
        0.7,
        0.5,
        1.0,
        smooth=True,
    )
    for x, y in ((936, 820), (976, 820), (978, 845), (934, 845)):
        s.gold(ellipse(x, y, 2.6, count=12), 0.5)
    cube_bed(s, 956, 831, 17, LEAD)
    board.here["metal"] = [956, 831]
    board.label(752, 858)


def shiring(board: Board) -> None:
    s = board.place(10, "shiring")
    trodden(s, 548, 782, 168, 68, "#D9BF86", 0.5)
    # a walled town: stone gables behind the battlements, the gatehouse before them
    for k, (x, y) in enumerate(trace("412 728, 442 716, 476 712, 566 710, 606 712, 640 724")):
        if k % 2:
            house(s, x, y, 22, 20, 28, 17, (TILE, SLATE, ROSE)[k % 3], STONE, chimney=k % 4 == 1)
        else:
            stepped(s, x, y, 22, (SLATE, TILE)[k % 4 // 2], ("#D9A27C", "#E0CDA2", "#C98A6A")[k % 3])
    curtain_wall(s, 398, 748, 280)
    round_tower(s, 396, 752, 22, 42, STONE, SLATE)
    round_tower(s, 680, 752, 22, 42, STONE, SLATE)
    # gate tower between the leaves
    s.form(rect(540, 664, 20, 132), STONE, 0.6)
    masonry(s, rect(540, 664, 20, 132))
    window(s, 550, 730, 5, 12)
    s.form(lancet(550, 796, 13, 26), "#4A3320", 0.85, weight=0.9, smooth=True)
    crenels(s, 536, 664, 28, 4, 5)
    window(s, 550, 684, 5, 12)
    gatehouse(s, 426, 800)
    tree(s, 388, 812, 26)
    house(s, 406, 842, 26, 18, 30, 17, THATCH)
    windmill(s, 674, 806)
    stepped(s, 650, 846, 22, TILE, "#E0CDA2")
    tree(s, 388, 846, 26)
    board.card(462, 690)
    board.card(562, 690)
    board.space(500, 826)
    board.space(600, 826)
    board.label(476, 858, 150)


def castle(board: Board) -> None:
    s = board.place(11, "castle")
    knoll(s, trace("60 836, 84 806, 130 790, 200 784, 260 792, 300 812, 330 840"), 872, "#8A9650", 0.8)
    for x, y in trace("240 752, 262 742, 286 756, 306 744, 76 762, 92 752"):
        tree(s, x, y, s.rng.uniform(28, 36), (LEAF, OLIVE)[int(x / 2) % 2])
    # keep behind the wall
    s.form(rect(150, 712, 46, 70), STONE, 0.55)
    masonry(s, rect(150, 712, 46, 70), amount=0.45)
    keep = points_of([(196, 782), (214, 778), (214, 708), (196, 712)])
    s.form(keep, mix(STONE, INK, 0.2), 0.6)
    s.hatch(keep, 80, 2.4, 0.45, shade=0, alpha=0.6, reach=0.95)
    crenels(s, 148, 712, 50, 5, 6)
    for k in range(3):
        x = 198 + k * 6
        s.form(
            [(x, 712 - k * 1.4), (x + 3, 711.3 - k * 1.4), (x + 3, 705.3 - k * 1.4), (x, 706 - k * 1.4)],
            mix(STONE, INK, 0.2),
            0.6,
            weight=0.7,
        )
    for x in (162, 184):
        window(s, x, 744, 5, 11)
    pennant(s, 173, 708, 22, VERMILION, 14)
    wall(s, 102, 812, 160, 36, STONE, 12)
    round_tower(s, 100, 816, 28, 62, STONE, SLATE)
    round_tower(s, 262, 816, 28, 62, STONE, SLATE)
    round_tower(s, 162, 818, 18, 46, STONE, None, 3)
    round_tower(s, 204, 818, 18, 46, STONE, None, 3)
    s.form(rect(171, 784, 24, 32), mix(STONE, INK, 0.15), 0.6)
    s.form(lancet(183, 817, 16, 25), "#3A2A1A", 0.85, 0.1)
    for x in (178, 183, 188):
        s.line([(x, 815), (x, 797)], 0.6, OAK)
    board.space(326, 812)
    board.here["grey_workers"] = []
    for i in range(4):
        board.stand(100 + i * 34, 846)
        board.here["grey_workers"].append([100 + i * 34, 846])
    board.label(84, 864, 176)


def price(s: Sheet, x: float, y: float, value: int) -> None:
    """What a cube costs here and brings: a coin over the stall (PE-53)."""
    disc(s, x, y, 14, tint="#EBCB74", rim="#B98A2E")
    s.text(x, y, str(value), FIGURE, INK)


def market(board: Board) -> None:
    s = board.place(12, "market")
    trodden(s, 196, 572, 134, 60)
    stall(s, 78, 536, 56, VERMILION, STONE)
    stall(s, 168, 526, 56, VERDIGRIS, OAK)
    stall(s, 258, 536, 56, ORPIMENT, SAND)
    bunting(s, (134, 498), (168, 490))
    bunting(s, (224, 490), (260, 498))
    for kind, tint, x0 in (("stone", "#B9B4A8", 76), ("wood", "#A9784A", 166), ("sand", "#E2C67E", 256)):
        for i in range(4):
            board.cube(x0 + i * 20, 557, kind, tint)
        price(s, x0 + 30, 467 if kind == "wood" else 477, {"stone": 4, "wood": 3, "sand": 2}[kind])
    for i, x in enumerate((104, 164, 224, 284)):
        board.space(x, 600, str(i + 1))
    for x, y in ((76, 632), (87, 640)):
        s.form(
            np.vstack([ellipse(x, y - 12, 6, 2, 180, 360, 8), ellipse(x, y, 6, 2, 0, 180, 8)]),
            OAK,
            0.7,
            0.5,
            0.9,
            smooth=True,
        )
        s.line(ellipse(x, y - 8, 6, 1.6, 0, 180, 8), 0.6)
        s.line(ellipse(x, y - 3, 6, 1.6, 0, 180, 8), 0.6)
    board.label(112, 632, 156)
