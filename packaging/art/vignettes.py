"""Four little scenes, one per game, 480 × 320 units each: what the home screen shows."""

import math
import zlib
from collections.abc import Callable

from kingsbridge_desktop.ui.art.palette import (
    CLAY,
    INK,
    LAPIS,
    LINEN,
    MUREX,
    NIGHT,
    OAK,
    OAK_D,
    OAK_L,
    ORP,
    PAPER,
    PAPER_D,
    SEA,
    STONE,
    STONE_D,
    STONE_L,
    VERD,
    VERM,
    tone,
)
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QRadialGradient

from art.ink.grain import chance
from art.ink.outlines import P, at, oval, rect
from art.ink.pen import Pen

Scene = Callable[[Pen], None]
Symbols = list[tuple[int | str | None, str]]
SCENES: dict[str, Scene] = {}
W, H = 480, 320


def _scene(fn: Scene) -> Scene:
    SCENES[fn.__name__] = fn
    return fn


def paint_scene(game: str, painter: QPainter, box: QRectF) -> None:
    """Paints a game's scene, framed by an ink rule."""
    with Pen(painter, box, zlib.crc32(game.encode()), W, 0.9) as h:
        edge = rect(3, 3, W - 6, H - 6, 10)
        painter.save()
        painter.setClipPath(edge, Qt.ClipOperation.IntersectClip)
        SCENES[game](h)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, a in ((30, 16), (14, 26)):
            painter.setPen(QPen(QColor(110, 66, 20, a), width))
            painter.drawPath(edge)
        painter.restore()
        h.ink(edge, 4.0)
        h.ink(rect(9, 9, W - 18, H - 18, 6), 1.3)


def _put(h: Pen, key: str, x: float, y: float, size: float) -> None:
    from art.emblems import paint

    paint(key, h.p, QRectF(x - size / 2, y - size / 2, size, size))


def _sky(h: Pen, top: str, low: str, horizon: float) -> None:
    g = QLinearGradient(0, 0, 0, horizon)
    g.setColorAt(0, QColor(top))
    g.setColorAt(1, QColor(low))
    h.p.fillRect(QRectF(0, 0, W, H), g)


def _glow(h: Pen, x: float, y: float, r: float, colour: QColor) -> None:
    g = QRadialGradient(QPointF(x, y), r)
    g.setColorAt(0, colour)
    colour.setAlpha(0)
    g.setColorAt(1, colour)
    h.p.fillRect(QRectF(x - r, y - r, 2 * r, 2 * r), g)


def _cloud(h: Pen, x: float, y: float, s: float, colour: str) -> None:
    d = "M-40 8 C-46 -4 -30 -12 -22 -6 C-18 -20 6 -20 10 -8 C20 -16 38 -8 34 4 Q44 10 34 12 H-34 Q-42 13 -40 8 Z"
    h.shape(at(d, x, y, s), colour, 1.7)


def _gable(h: Pen, x: float, y: float, s: float, wall: str, roof: str) -> None:
    h.shape(at("M-15 0 V-22 H15 V0 Z", x, y, s), wall, 2.0)
    h.shape(at("M-19 -21 L0 -44 L19 -21 Z", x, y, s), roof, 2.0)
    h.line(at("M-15 -11 H15 M-6 -22 V0 M7 -22 V0", x, y, s), 1.3)
    h.shape(at("M-4 0 V-9 H4 V0 Z", x, y, s), OAK_D, 1.3, pool=False)


def _figure(h: Pen, x: float, y: float, s: float, coat: str, load: str = "") -> None:
    h.shape(at("M-6 0 L-5 -16 Q0 -22 5 -16 L6 0 Z", x, y, s), coat, 1.6)
    h.shape(oval(x, y - 24 * s, 4.4 * s), "#EFCFA6", 1.4, pool=False)
    h.shape(at("M-5 -26 Q0 -33 5 -26 Z", x, y, s), tone(coat, 0.6), 1.2, pool=False)
    if load:
        h.shape(at("M3 -30 h11 v8 h-11 Z", x, y, s), load, 1.4)


def _lancet(h: Pen, x: float, y: float, w: float, hh: float, glass: str = NIGHT) -> None:
    h.shape(
        f"M{x - w / 2} {y} V{y - hh + w * 0.7} Q{x} {y - hh - w * 0.5} {x + w / 2} {y - hh + w * 0.7} V{y} Z",
        glass,
        1.5,
        pool=False,
    )


@_scene
def pillars(h: Pen) -> None:
    """A cathedral that grows: nave and choir stand, one tower is done, the other wears its scaffold and crane."""
    _sky(h, "#AFC6CC", "#F0E3C2", 220)
    _cloud(h, 92, 58, 0.9, "#F4ECD8")
    _cloud(h, 416, 84, 0.7, "#F4ECD8")
    h.wash(P("M0 214 C60 186 120 204 190 190 C270 176 350 200 480 178 V320 H0 Z"), "#A9B98C", paper=False)
    h.line("M0 214 C60 186 120 204 190 190 C270 176 350 200 480 178", 1.6)
    for x, y, s in ((24, 236, 0.8), (58, 230, 0.9), (440, 226, 0.9), (462, 240, 0.8)):
        _gable(h, x, y, s, "#E9D9B4", CLAY)
    # choir and nave
    h.shape("M300 246 V138 L318 118 L336 138 V246 Z", STONE, 2.2)
    h.shape("M186 246 V138 H322 V246 Z", STONE_L, 2.4)
    h.shape("M178 140 L196 98 H318 L332 140 Z", "#8C6A4A", 2.4)
    h.detail("M206 100 L194 138 M226 100 L218 138 M246 100 L242 138 M266 100 L266 138 M286 100 L290 138", 1.2)
    h.hatch("M270 98 H318 L332 140 H286 Z", 16)
    for x in (208, 236, 264, 292):
        _lancet(h, x, 206, 13, 50, LAPIS)
        h.blot(f"M{x - 5} 184 h10 v7 h-10 Z", ORP, 0.8)
        h.shape(f"M{x - 18} 246 V178 L{x - 14} 166 L{x - 10} 178 V246 Z", STONE, 1.6)
    h.hatch("M300 142 H322 V246 H300 Z", 10)
    # west front with rose window between two towers
    h.shape("M106 250 V126 L130 96 L154 126 V250 Z", STONE_L, 2.4)
    h.shape(oval(130, 142, 17), ORP, 2.0)
    h.shape(oval(130, 142, 13), LAPIS, 1.4, pool=False)
    for k in range(8):
        a = math.pi * k / 4
        h.dot(130 + 8 * math.cos(a), 142 + 8 * math.sin(a), 3.0, VERM if k % 2 else "#9BC0D6")
    h.dot(130, 142, 2.8, LINEN)
    h.shape("M118 250 V216 Q130 194 142 216 V250 Z", OAK_D, 2.0)
    h.line("M130 206 V250", 1.4)
    h.shape("M64 252 V84 H106 V252 Z", STONE_L, 2.6)
    h.shape("M60 86 L85 28 L110 86 Z", "#6E7A80", 2.4)
    h.hatch("M88 34 L110 86 H90 Z", 30)
    h.line("M85 28 V12 M79 18 H91", 2.4)
    h.hatch("M92 88 H106 V252 H92 Z", 10)
    for y in (132, 186, 236):
        _lancet(h, 85, y, 13, 34)
    h.line("M64 144 H106 M64 198 H106", 1.6)
    # the second tower, unfinished
    h.shape("M154 252 V132 L160 126 L168 134 L178 122 L188 130 L196 124 V252 Z", STONE_L, 2.6)
    h.hatch("M182 128 L196 124 V252 H182 Z", 10)
    _lancet(h, 175, 196, 13, 34)
    _lancet(h, 175, 240, 13, 32)
    for d in ("M148 256 V92", "M202 256 V84", "M144 118 H208", "M144 160 H208", "M144 204 H208", "M148 160 L202 118"):
        h.tube(d, 4.4, 2.2, OAK_L)
    h.tube("M176 124 V58 M176 60 L226 46 M176 84 L206 52", 5.0, 2.6, OAK)
    h.line("M224 47 V84", 1.5)
    h.shape("M214 84 h20 v15 h-20 Z", STONE, 2.0)
    h.line("M214 84 L224 74 L234 84", 1.4)
    # the yard
    h.wash(P("M0 262 C80 240 180 254 260 248 C340 242 420 252 480 240 V320 H0 Z"), "#D9C38E", paper=False)
    h.line("M0 262 C80 240 180 254 260 248 C340 242 420 252 480 240", 1.6)
    _put(h, "stone", 372, 266, 46)
    _put(h, "stone", 410, 276, 46)
    _put(h, "wood", 60, 284, 54)
    _put(h, "worker_figure:blue", 250, 276, 54)
    _put(h, "worker_figure:red", 316, 284, 54)
    _put(h, "builder_figure:green", 150, 280, 56)
    _put(h, "helper", 210, 294, 44)
    for x, y in ((120, 304), (280, 306), (352, 302), (446, 304), (22, 306)):
        h.wedge(x, y, x + 16, y - 1, 1.6)


@_scene
def pillars_cards(h: Pen) -> None:
    """A fan of cards on the oak table, a candle, and the materials in their tray."""
    from kingsbridge_desktop.ui.art import grounds
    from kingsbridge_desktop.ui.art.cards import game_card

    p = h.p
    grounds.wood(p, QRectF(0, 0, W, H))
    tray = rect(300, 212, 156, 88, 8)
    h.shape(tray, OAK_D, 2.4)
    h.shape(rect(309, 221, 138, 70, 5), "#8A6238", 1.8)
    for key, x, y, s in (
        ("stone", 340, 252, 46),
        ("wood", 382, 256, 50),
        ("metal", 424, 254, 44),
        ("sand", 360, 276, 38),
    ):
        _put(h, key, x, y, s)
    points = "victory_point"
    hand: tuple[tuple[int, str, str, Symbols, Symbols], ...] = (
        (2, "tool_maker", "red", [(1, "metal")], [(5, points)]),
        (3, "ellen", "neutral", [], [(2, points)]),
        (11, "king", "neutral", [], [(3, points)]),
        (6, "woodworker", "green", [(1, "wood")], [(3, points)]),
        (4, "stonecutter", "blue", [(1, "stone")], [(4, points)]),
    )
    for k, (value, emblem, player, pay, get) in enumerate(hand):
        p.save()
        p.translate(190, 566)
        p.rotate(-18 + k * 9)
        p.translate(0, -384)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(30, 14, 0, 70))
        p.drawRoundedRect(QRectF(-43, -65, 94, 141), 7, 7)
        game_card(p, QRectF(-47, -70, 94, 141), value=value, emblem=emblem, player=player, pay=pay, get=get)
        p.restore()
    _glow(h, 408, 78, 150, QColor(255, 226, 150, 190))
    h.shape("M376 176 Q408 164 440 176 Q438 194 408 196 Q378 194 376 176 Z", "#B88A34", 2.4)
    h.shape("M394 100 Q408 92 422 100 V178 Q408 184 394 178 Z", LINEN, 2.4)
    h.hatch("M412 98 L422 100 V178 L414 180 Z", 10)
    h.shape("M398 100 Q400 122 396 128 Q393 116 394 100 Z", LINEN, 1.4)
    h.line("M408 96 V84", 2.2)
    h.shape("M408 40 C424 64 422 82 408 86 C394 82 392 64 408 40 Z", ORP, 2.2)
    h.blot("M408 60 C415 70 414 80 408 82 C402 80 401 70 408 60 Z", "#FBECB4")


@_scene
def web_of_power(h: Pen) -> None:
    """A map: sea, coasts and borders, roads from cloister to cloister, arms and councillors."""
    _sky(h, "#A9C2C8", "#9DB8C0", 320)
    for k in range(46):
        x, y = 8 + (k * 83) % 470, 14 + (k * 47) % 300
        h.line(f"M{x} {y} q5 -5 10 0 q5 -5 10 0", 1.3, "#6F97A2")
    coast = (
        "M120 330 C110 300 128 284 112 262 C96 244 70 252 62 232 C74 214 104 222 118 206 C110 190 124 176 144 178 "
        "C158 166 176 172 186 156 C204 150 210 128 232 122 C258 112 270 92 300 92 C322 84 352 96 380 84 "
        "C420 70 452 84 500 72 V340 Z"
    )
    h.line(coast, 9.0, "#C4D5D4")
    h.shape(coast, "#E6D3A0", 2.6)
    lands = (
        (
            "M62 232 C74 214 104 222 118 206 C110 190 124 176 144 178 C158 166 176 172 186 156 C204 "
            "186 236 196 226 232 "
            "C232 262 196 280 204 330 H120 C110 300 128 284 112 262 C96 244 70 252 62 232 Z",
            MUREX,
        ),
        (
            "M186 156 C204 150 210 128 232 122 C258 112 270 92 300 92 C302 126 322 146 312 178 C284 "
            "190 260 184 226 232 "
            "C236 196 204 186 186 156 Z",
            VERM,
        ),
        (
            "M300 92 C322 84 352 96 380 84 C420 70 452 84 500 72 V196 C440 180 380 204 312 178 C322 "
            "146 302 126 300 92 Z",
            VERD,
        ),
        ("M312 178 C380 204 440 180 500 196 V340 H330 C340 290 300 270 288 240 C270 214 296 190 312 178 Z", ORP),
        (
            "M226 232 C260 184 284 190 312 178 C296 190 270 214 288 240 C300 270 340 290 330 340 "
            "H204 C196 280 232 262 226 232 Z",
            "#D2813A",
        ),
    )
    for d, colour in lands:
        h.wash(P(d), tone(colour, 1.5), paper=False)
    for d, _ in lands:
        h.line(d, 1.6, "#6E4F34")
    island = (
        "M40 40 C60 22 96 30 104 52 C120 70 112 96 126 116 C128 140 96 146 74 138 C56 142 44 128 "
        "54 112 C40 96 58 84 46 70 C36 62 34 50 40 40 Z"
    )
    h.line(island, 9.0, "#C4D5D4")
    h.shape(island, tone(ORP, 1.45), 2.4)
    roads = (
        "M90 112 L78 70",
        "M110 236 L168 214 L206 266 L250 286",
        "M168 214 L210 178 L262 160 L306 128 L366 128 L430 118",
        "M262 160 L256 214 L250 286",
        "M366 128 L352 170 L390 226 L440 260",
        "M256 214 L300 232 L390 226",
        "M306 128 L352 170",
    )
    for d in roads:
        h.line(d, 6.4)
        h.line(d, 3.8, PAPER)
    sites = (
        (78, 68, "yellow"),
        (92, 114, "red"),
        (110, 236, "purple"),
        (168, 212, "purple"),
        (206, 266, "green"),
        (210, 178, "red"),
        (262, 158, "red"),
        (306, 126, "red"),
        (366, 126, "green"),
        (430, 116, "blue"),
        (352, 170, "green"),
        (390, 226, "yellow"),
        (440, 260, "yellow"),
        (256, 214, "blue"),
        (300, 232, "blue"),
        (250, 286, "blue"),
    )
    for x, y, colour in sites:
        _put(h, f"cloister:{colour}", x, y - 8, 38)
    for key, x, y in (
        ("arms_france", 140, 282),
        ("arms_england", 44, 96),
        ("arms_bavaria", 440, 170),
        ("arms_aragon", 330, 284),
    ):
        _put(h, key, x, y, 50)
    _put(h, "councillor:purple", 172, 290, 42)
    _put(h, "councillor:green", 410, 176, 42)
    _put(h, "councillor:blue", 362, 292, 42)
    _put(h, "ship", 190, 60, 62)
    cx, cy = 440, 40
    for k in range(8):
        a, r = math.pi * k / 4, 24 if k % 2 == 0 else 14
        b = 0.36
        d = (
            f"M{cx} {cy} L{cx + 6 * math.cos(a - b)} {cy + 6 * math.sin(a - b)} "
            f"L{cx + r * math.cos(a)} {cy + r * math.sin(a)} L{cx + 6 * math.cos(a + b)} "
            f"{cy + 6 * math.sin(a + b)} Z"
        )
        h.shape(d, VERM if k % 2 == 0 else PAPER_D, 1.3, pool=False)


@_scene
def column_of_fire(h: Pen) -> None:
    """A galleon in the Channel at dusk; over the far city a column of fire stands in the sky."""
    _sky(h, "#3D4A66", "#E2A56A", 216)
    for k in range(34):
        x, y = (k * 97) % 470, (k * 53) % 110
        h.dot(x + 6, y + 8, 0.9 + 0.5 * abs(chance(k, 1, 4)), "#F3E3B4")
    for x, y, s in ((70, 86, 0.9), (196, 52, 0.7), (250, 108, 0.6)):
        _cloud(h, x, y, s, "#8C7F8C")
    _glow(h, 390, 130, 190, QColor(246, 186, 92, 190))
    column = (
        "M352 214 C332 196 340 172 352 158 C346 140 350 122 364 112 C358 94 366 78 376 70 C372 "
        "50 382 34 380 10 C394 22 398 38 "
        "396 50 C404 42 404 34 404 26 C416 44 414 64 406 78 C418 84 424 100 416 116 C430 122 436 "
        "142 426 158 C440 174 442 198 "
        "424 214 Z"
    )
    h.shape(column, VERM, 2.6)
    h.shape(
        "M362 214 C348 198 358 178 368 166 C362 148 368 132 378 124 C374 106 382 94 388 86 C386 "
        "72 390 62 388 46 C398 58 402 70 "
        "398 86 C408 96 408 112 402 122 C414 132 416 148 410 164 C424 180 422 200 412 214 Z",
        ORP,
        1.8,
    )
    h.blot(
        "M376 214 C366 200 374 184 382 172 C378 156 384 144 388 134 C386 120 390 112 390 98 C398 112 398 124 396 136 "
        "C404 150 402 162 398 174 C408 188 406 202 400 214 Z",
        "#FBECB4",
    )
    # the far coast: a city with its spires
    city = (
        "M286 214 V196 H296 V188 L302 172 L308 188 V198 H318 V184 H330 V196 H340 V176 L346 152 "
        "L352 176 V200 H364 V190 H378 "
        "V200 H396 V182 L404 160 L412 182 V196 H424 V186 H438 V198 H450 V182 H462 V192 H490 V230 H286 Z"
    )
    h.shape(city, "#4A3B40", 2.2)
    for x, y in ((302, 196), (324, 194), (346, 188), (371, 198), (404, 192), (431, 196), (456, 194)):
        h.shape(f"M{x - 2} {y + 7} V{y} h4 v7 Z", "#F2C14E", 0.8, pool=False)
    # white cliffs
    h.shape("M-6 226 V150 C18 142 34 152 52 150 C66 156 70 166 82 170 L88 196 L96 226 Z", "#EDE3CC", 2.4)
    h.shape(
        "M-6 156 V138 C20 128 40 142 56 146 C68 150 76 160 84 168 C66 168 58 158 46 156 C30 160 12 152 -6 156 Z",
        VERD,
        2.2,
    )
    h.hatch("M60 160 L82 172 L88 196 L96 226 H70 Z", 80)
    h.line("M14 164 V222 M32 166 L36 222 M50 168 L56 222", 1.3)
    _tower(h, 34, 142)
    # the sea
    h.wash(P("M-4 220 C60 212 120 224 200 218 C290 212 380 226 490 216 V330 H-4 Z"), "#6E97A4", paper=True)
    h.line("M-4 220 C60 212 120 224 200 218 C290 212 380 226 490 216", 1.6)
    for k in range(9):
        h.blot(
            f"M{388 - 30 + 5 * (k % 3)} {226 + k * 10} h{56 - 6 * (k % 3)} q-6 5 -{56 - 6 * (k % 3)} 0 Z",
            "#F2B45A",
            0.7,
        )
    for k in range(40):
        x, y = (k * 71) % 480, 232 + (k * 29) % 84
        h.line(f"M{x} {y} q6 -5 12 0 q6 -5 12 0", 1.4, "#3B6274")
    _galleon(h, 196, 262)
    _put(h, "ship", 440, 252, 46)


def _tower(h: Pen, x: float, y: float) -> None:
    h.shape(at("M-16 4 V-36 H-20 V-48 H-11 V-42 H-5 V-48 H5 V-42 H11 V-48 H20 V-36 H16 V4 Z", x, y), STONE_L, 2.2)
    h.hatch(at("M4 -36 H16 V4 H4 Z", x, y), 10)
    h.shape(at("M-4 -18 V-25 Q0 -31 4 -25 V-18 Z", x, y), "#F2C14E", 1.3, pool=False)
    h.line(at("M0 -48 V-66", x, y), 2.0)
    h.shape(at("M0 -66 L20 -62 L0 -56 Z", x, y), VERM, 1.6, pool=False)


def _galleon(h: Pen, x: float, y: float) -> None:
    for mx, top in ((-62, -120), (0, -158), (58, -128)):
        h.tube(f"M{x + mx} {y - 20} V{y + top}", 6.0, 3.0, OAK_D)
    sails = (
        ("M-92 -52 Q-64 -44 -34 -52 Q-28 -76 -38 -104 Q-62 -98 -88 -104 Q-98 -78 -92 -52 Z", LINEN),
        ("M-40 -34 Q0 -24 40 -34 Q50 -66 38 -98 Q0 -90 -38 -98 Q-50 -66 -40 -34 Z", LINEN),
        ("M-26 -102 Q0 -96 26 -102 Q32 -124 24 -142 Q0 -136 -24 -142 Q-32 -124 -26 -102 Z", LINEN),
        ("M36 -44 Q62 -36 86 -46 Q92 -74 80 -106 Q60 -100 38 -106 Q30 -76 36 -44 Z", LINEN),
    )
    for d, colour in sails:
        h.shape(at(d, x, y), colour, 2.4)
    h.blot(at("M-7 -31 V-93 H7 V-31 Z M-42 -72 H42 V-58 H-42 Z", x, y), VERM, 0.95)
    h.hatch(at("M18 -30 Q32 -32 40 -34 Q50 -66 38 -98 L22 -95 Q32 -66 18 -30 Z", x, y), 10, shade=0.06)
    h.hatch(at("M70 -42 L86 -46 Q92 -74 80 -106 L70 -104 Q80 -74 70 -42 Z", x, y), 10, shade=0.06)
    for mx, top, c in ((-62, -120, LAPIS), (0, -158, VERM), (58, -128, ORP)):
        h.shape(at("M0 0 C10 -6 18 4 30 -2 L26 8 C16 12 10 4 0 10 Z", x + mx, y + top), c, 1.6, pool=False)
    h.line(at("M-112 -8 L-62 -118 M-112 -8 L0 -156 M104 -40 L58 -126 M104 -40 L0 -156", x, y), 1.1)
    h.tube(at("M-96 -18 L-136 -40", x, y), 5.0, 2.4, OAK_D)
    h.shape(
        at(
            "M-110 -22 L-84 -14 H52 L60 -34 H92 L98 -50 H118 C116 -20 108 16 92 32 H-74 C-96 20 -108 0 -110 -22 Z", x, y
        ),
        OAK,
        2.8,
    )
    h.line(at("M-104 -6 Q0 8 110 -14 M-98 8 Q0 20 104 2", x, y), 2.0)
    h.blot(at("M-105 -4 Q0 10 110 -12 L109 -4 Q0 18 -102 4 Z", x, y), ORP, 0.9)
    h.hatch(at("M30 14 Q80 10 104 2 Q100 22 92 32 H24 Z", x, y), 30)
    for k in range(6):
        h.shape(rect(x - 66 + k * 24, y + 13 - abs(k - 3), 8, 8), INK, 1.2, pool=False)
    h.shape(at("M62 -30 H90 V-20 H60 Z M100 -46 H114 V-36 H99 Z", x, y), "#F2C14E", 1.4, pool=False)
    wave = "M-130 34 q9 -11 18 0 " + "q9 -11 18 0 " * 13 + "L112 46 H-120 Z"
    h.shape(at(wave, x, y), "#5F8A99", 2.2)
    h.blot(at("M-112 30 q12 -10 22 0 q-8 6 -22 0 Z", x, y), STONE_L)
    h.blot(at("M92 30 q12 -8 24 2 q-12 4 -24 -2 Z", x, y), STONE_D, 0.3)
    h.line(at("M118 36 q10 -7 22 0 q8 -5 14 0", x, y), 1.6, SEA)
    h.dot(x - 40, y - 26, 3.2, STONE)
