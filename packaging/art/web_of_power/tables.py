"""Where everything lies on the Web of Power map, in the plane of 1000 x 1000 inside the scoring track.

Spaces, roads and names come from the game's own data file; what only the painter decides stands here.
"""

import json
from pathlib import Path

_BOARD = json.loads(
    (Path(__file__).resolve().parents[3] / "assets" / "data" / "web_of_power.json").read_text(encoding="utf-8")
)
_COLOUR = {land: card["colour"] for card in _BOARD["cards"] for land in card["lands"]}

# country: German name, English name, colour of its cards
LANDS: dict[str, tuple[str, str, str]] = {
    land["id"]: (land["names"]["de"], land["names"]["en"], _COLOUR[land["id"]]) for land in _BOARD["lands"]
}
# cloister space: x, y, German name, English name
SPACES: dict[str, tuple[float, float, str, str]] = {
    space["id"]: (*space["at"], space["names"]["de"], space["names"]["en"])
    for land in _BOARD["lands"]
    for space in land["spaces"]
}
ROADS: list[tuple[str, str]] = [tuple(road["between"]) for road in _BOARD["roads"] if road["between"]]  # some are spare

# how far a road bows to the left of its direction, where a name needs the room beside it
BOWS = {("BAY2", "BAY4"): -9.0, ("FRA5", "FRA7"): 8.0, ("FRA6", "FRA8"): -8.0}

# alliance: one country and where its link ends there, the other likewise, the number's place, stops on the way
ALLIANCES = {
    1: (("ENG", 244, 97), ("FKN", 610, 138), (470, 100), ()),
    2: (("ENG", 325, 199), ("LOT", 470, 187), (392, 190), ()),
    3: (("ENG", 258, 309), ("FRA", 288, 391), (268, 351), ()),
    4: (("FRA", 290, 772), ("ARA", 236, 812), (262, 792), ()),
    5: (("ARA", 388, 864), ("BUR", 512, 809), (446, 848), ()),
    6: (("ARA", 362, 931), ("ITA", 726, 808), (548, 908), ((636, 822),)),
    7: (("FRA", 382, 650), ("BUR", 442, 660), (412, 655), ()),
    8: (("FRA", 433, 378), ("LOT", 471, 340), (452, 359), ()),
    9: (("LOT", 594, 312), ("FKN", 646, 294), (620, 303), ()),
    10: (("LOT", 562, 416), ("SCH", 608, 442), (585, 429), ()),
    11: (("FKN", 781, 326), ("BAY", 801, 380), (791, 353), ()),
    12: (("SCH", 717, 541), ("BAY", 767, 549), (742, 545), ()),
    13: (("SCH", 618, 534), ("BUR", 582, 575), (600, 555), ()),
    14: (("ITA", 572, 740), ("BUR", 518, 734), (545, 737), ()),
    15: (("ITA", 784, 716), ("BAY", 862, 688), (826, 712), ()),
}
SEA_LINKS = (1, 2, 3, 5, 6, 15)

# coat of arms: middle of the shield; the councillors' seats lie below or beside it in rows of this length
ARMS = {
    "ENG": (222, 190, "below", 3), "FKN": (845, 215, "below", 4), "BAY": (928, 572, "below", 3),
    "ITA": (866, 800, "below", 3), "ARA": (264, 858, "below", 3), "FRA": (304, 652, "below", 4),
    "LOT": (424, 252, "below", 3), "SCH": (636, 495, "beside", 2), "BUR": (501, 628, "beside", 3),
}  # fmt: skip

# further ground of each country, so that its borders run where they should
SEEDS = {
    "ENG": [(60, 330), (120, 300), (210, 30), (320, 200), (90, 220), (160, 60), (120, 140), (250, 250), (200, 160),
            (30, 345), (85, 180), (150, 10), (60, 240)],
    "FKN": [(700, 110), (810, 140), (840, 230), (850, 300), (720, 190), (620, 130), (660, 100), (780, 110), (640, 310),
            (655, 210), (645, 180), (830, 180), (840, 330), (750, 340)],
    "BAY": [(880, 620), (960, 560), (840, 640), (862, 678), (930, 640), (800, 540), (960, 420), (880, 380), (830, 600),
            (740, 600), (870, 710), (860, 655)],
    "ITA": [(640, 745), (850, 930), (900, 960), (775, 840), (820, 800), (780, 720), (700, 700), (578, 748), (625, 670),
            (940, 990), (790, 920), (720, 640), (565, 720), (785, 690), (830, 860), (590, 760)],
    "ARA": [(60, 930), (130, 950), (250, 880), (150, 800), (240, 815), (40, 860), (300, 850), (380, 900), (200, 830),
            (270, 980), (350, 850), (385, 860), (330, 845), (100, 990), (210, 985)],
    "FRA": [(100, 470), (210, 410), (340, 330), (300, 400), (230, 620), (215, 760), (420, 480), (330, 640), (395, 790),
            (420, 370), (410, 540), (60, 465), (160, 500), (300, 770), (270, 460), (330, 310), (385, 690), (385, 650),
            (200, 560), (250, 380), (195, 400), (480, 430), (360, 800)],
    "LOT": [(440, 270), (560, 170), (525, 140), (500, 470), (470, 340), (590, 215), (420, 290), (600, 260), (590, 330),
            (540, 485), (590, 390), (400, 310), (570, 140), (595, 180)],
    "SCH": [(610, 440), (640, 500), (715, 530), (700, 440), (625, 530), (690, 580), (720, 560), (700, 590), (590, 455)],
    "BUR": [(560, 790), (510, 800), (440, 660), (575, 575), (520, 735), (480, 560), (560, 650), (430, 740), (490, 520),
            (620, 630), (550, 520), (540, 690), (440, 690), (590, 790), (600, 590)],
}  # fmt: skip

# land that belongs to no country of the game
FOREIGN = [(690, 45), (770, 30), (830, 40), (690, 10), (740, 60), (800, 55), (850, 60), (890, 110), (930, 160),
           (660, 870), (655, 910), (670, 980), (30, 60), (70, 30), (10, 120), (950, 700), (900, 740), (990, 660),
           (960, 740), (975, 330), (940, 250), (60, 90)]  # fmt: skip
