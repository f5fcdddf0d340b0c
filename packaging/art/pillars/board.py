"""The sheet of the Pillars board and the notes on where live items sit; picture and notes are made in one go.

All positions are nominal. Points (`at`, `feet`, `count`) are middles; boxes are left, top, width, height.
"""

from typing import Any

from art.ink.furniture import card_bed, cube_bed, disc, scroll
from art.ink.geometry import ellipse
from art.ink.ground import trodden
from art.ink.pigments import SEPIA, VELLUM
from art.ink.sheet import Sheet

WIDTH, HEIGHT = 1600, 1000
CARD = (76, 106)
FAMILY, LABEL_PX = "Source Serif Pro", 18
FIGURE = 21.5  # letters: eleven pixels in a window of 1280 × 800
PLAYERS = 4


class Board:
    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.places: dict[str, dict[str, Any]] = {}
        self.tracks: dict[str, list[dict[str, Any]]] = {}
        self.bag: list[float] = []
        self.here: dict[str, Any] = {}
        self.number = 0

    def place(self, number: int, name: str) -> Sheet:
        """Begins the scene of a step; its accidents do not depend on what was painted before."""
        self.sheet.reseed(100 + number)
        self.number = number
        self.here = self.places.setdefault(str(number), {"id": name})
        return self.sheet

    def space(self, x: float, y: float, figure: str = "", r: float = 20, tint: str = VELLUM) -> None:
        disc(self.sheet, x, y, r, figure, tint)
        self.here.setdefault("spaces", []).append([x, y])

    def card(self, x: float, y: float) -> None:
        card_bed(self.sheet, x, y, *CARD)
        self.here.setdefault("cards", []).append([x, y, *CARD])

    def cube(self, x: float, y: float, kind: str, tint: str) -> None:
        cube_bed(self.sheet, x, y, 17, tint)
        self.here.setdefault("cubes", {}).setdefault(kind, []).append([x, y])

    def rooms(self, x: float, y: float, w: float, h: float, worn: bool = True) -> None:
        """One room per player around (x, y): a stand for a figure and a plate for the number of workers."""
        if worn:
            trodden(self.sheet, x, y, w * 0.58, h * 0.66)
        self.here["rooms"] = []
        for i in range(PLAYERS):
            left, top = x - w / 2 + w / 2 * (i % 2), y - h / 2 + h / 2 * (i // 2)
            feet = (left + w * 0.15, top + h * 0.34)
            count = (left + w * 0.355, top + h * 0.3)
            self.stand(*feet)
            plate = ellipse(*count, 10.5, 10.5, count=36)
            self.sheet.tint(plate, "#F8EFDA", 0.8, 0.3, body=0.9)
            self.sheet.line(plate, 0.8, SEPIA, 0.2, 0, 0.85, closed=True)
            room = {"feet": feet, "count": count, "box": (left, top, w / 2, h / 2)}
            self.here["rooms"].append({k: [round(v, 1) for v in pair] for k, pair in room.items()})

    def stand(self, x: float, y: float) -> None:
        """A worn spot under the feet of one figure."""
        self.sheet.tint(ellipse(x, y, 11, 6), "#EFDDB0", 0.8, 0.4, body=0.8)
        self.sheet.line(ellipse(x, y, 11, 6), 0.9, SEPIA, 0.2, 0, closed=True)

    def label(self, x: float, y: float, w: float = 150) -> None:
        """A scroll for the live name behind the live number of the step; (x, y) is its upper left corner."""
        scroll(self.sheet, x, y, w)
        self.here["number"] = [x + 2, y + 13]
        self.here["label"] = {
            "x": x + 7 + w / 2, "y": y + 19.2, "align": "center", "max_width": w - 28, "px": LABEL_PX,
            "box": [x + 20, y, w - 26, 26],
        }  # fmt: skip

    def anchors(self) -> dict[str, Any]:
        return {
            "size": [WIDTH, HEIGHT],
            "font": {"family": FAMILY, "label_px": LABEL_PX},
            "radius": {"space": 20, "number": 17.5, "cube": 8.5, "cost": 16, "passed": 13, "count": 10.5},
            "places": dict(sorted(self.places.items(), key=lambda item: int(item[0]))),
            "bag": self.bag,
            "cost": self.tracks["cost"],
            "gold": self.tracks["gold"],
            "vp": self.tracks["vp"],
        }
