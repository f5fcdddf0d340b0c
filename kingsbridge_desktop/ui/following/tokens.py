"""Gains and losses that rise over the plates of the players, stay for a moment and fade."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from kingsbridge_desktop.ui import pictures
from kingsbridge_desktop.ui.following.figures import Change
from kingsbridge_desktop.ui.panels.players import SHIELD_SHAPE, Form, PlayersPanel
from kingsbridge_desktop.ui.theme import Colours, table_font

RISE, STAY, FADE = 400, 800, 300  # ms
WAY = 24.0  # pixels
EVERY = 33  # ms between two frames
MOST = 3  # side by side on one plate; more stand below them
LETTERS = 1.15  # of the usual ones
SMALLER = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)  # of them, where a plate has little room
HANGING = 2.5  # of the height of a plate of one line: how far gains may hang below it
HIGH = 1.45  # of its letters, how high a token is
BESIDE, APART = 4.0, 16.0  # pixels between two tokens of a player, and two players
SHIELD = 0.9  # of the height of a token, where it has one beside it
LEAST = 8.5  # points: 11 pixels
GAIN_BY_DAY, GAIN_IN_THE_DARK = QColor("#1E6B34"), QColor("#8FD69A")


class _Token:
    __slots__ = ("born", "change", "place", "seat")

    def __init__(self, seat: int, place: int, change: Change, born: int) -> None:
        self.seat, self.place, self.change, self.born = seat, place, change, born


class Group(NamedTuple):
    """What one player gains and loses, apart from the plate: a shield, and beside it the tokens."""

    shield: QRectF
    boxes: list[QRectF]


def _none_free() -> Sequence[QRectF]:
    return ()


class Tokens(QWidget):
    """Lies over the plates, and in a `room` around them also below those of one line; clicks go through it.

    Below such plates lies the board: where there are places that are `free` in that room, they are taken instead, and
    a shield tells whose each gain is. Where `notes` lie over the room, gains end above them.
    """

    def __init__(
        self,
        players: PlayersPanel,
        colours: Colours,
        room: QWidget | None = None,
        free: Callable[[], Sequence[QRectF]] = _none_free,
        notes: Callable[[], Sequence[QRectF]] = _none_free,
    ) -> None:
        super().__init__(room or players)
        self._room, self._free, self._notes = room, free, notes
        self._groups: Mapping[int, Group] = {}  # by seat, where they stand apart from the plates
        self._letters = self.font()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setObjectName("tokens")
        self.colours = colours
        self._players = players
        self._tokens: list[_Token] = []
        self._stands = False
        self._clock = QElapsedTimer()
        self._clock.start()
        self._frames = QTimer(self)
        self._frames.setInterval(EVERY)
        self._frames.timeout.connect(self._tick)
        self.hide()

    @property
    def shown(self) -> list[tuple[int, Change]]:
        """What floats just now: seats and changes."""
        return [(token.seat, token.change) for token in self._tokens]

    @property
    def floating(self) -> QRectF:
        """What lies around all that floats just now, in the own measure; empty for nothing."""
        around = QRectF()
        for seat in {token.seat for token in self._tokens}:
            told = [token.change for token in self._tokens if token.seat == seat]
            for box in self._groups[seat].boxes if seat in self._groups else self.boxes(told, seat)[0]:
                around = around.united(box)
        return around

    def tell(self, changes: Sequence[Sequence[Change]], factor: float) -> None:
        """What changed for each seat; without movement (0) it stands until it is put away."""
        if not any(changes):
            return
        now = self._clock.elapsed()
        self._factor, self._stands = factor, factor == 0
        for seat, found in enumerate(changes):
            if found:
                self._tokens = [token for token in self._tokens if token.seat != seat]
            for place, change in enumerate(found):
                self._tokens.append(_Token(seat, place, change, now))
        self.lie_around()
        self.show()
        self.raise_()
        self.update()
        if not self._stands:
            self._frames.start()

    def lie_around(self) -> None:
        """Takes its place: where nothing is covered, else over the plates and as far below as gains may hang."""
        self._groups = {}
        if self._room is not None and any(plate.form is Form.LINE for plate in self._players.plates):
            for free in self._free():
                if self._stand_in(free):
                    return
        box = self._players.rect()
        if self._room is not None:
            box.moveTopLeft(self._players.mapTo(self._room, QPoint()))
            hanging = [plate.height() * HANGING for plate in self._players.plates if plate.form is Form.LINE]
            box.setHeight(box.height() + round(max(hanging, default=0.0)))
        self.setGeometry(box)

    def _stand_in(self, free: QRectF) -> bool:
        """Whether all of them have room there: group beside group in lines, in letters as large as can be."""
        told: dict[int, list[str]] = {}
        for token in sorted(self._tokens, key=lambda token: (token.seat, token.place)):
            told.setdefault(token.seat, []).append(token.change.words)
        place = free.toAlignedRect()
        for part in SMALLER:
            self._letters = table_font(max(LEAST, self.font().pointSizeF() * LETTERS * part), bold=True)
            self._groups = _side_by_side(told, QRectF(0, 0, place.width(), place.height()), self._letters)
            if self._groups:
                self.setGeometry(place)
                return True
        return False

    def put_away(self) -> None:
        """Nothing floats any more."""
        self._tokens = []
        self._frames.stop()
        self.hide()

    def _tick(self) -> None:
        now, life = self._clock.elapsed(), (RISE + STAY + FADE) * self._factor
        self._tokens = [token for token in self._tokens if now - token.born < life]
        if not self._tokens:
            self.put_away()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        for seat in {token.seat for token in self._tokens}:
            self._paint_plate(painter, [token for token in self._tokens if token.seat == seat])

    def _paint_plate(self, painter: QPainter, tokens: list[_Token]) -> None:
        """Over the plate of their player alone, beside its shield and its points; or apart, beside another shield."""
        seat = tokens[0].seat
        group = self._groups.get(seat)
        if group is None:
            boxes, font = self.boxes([token.change for token in tokens], seat)
        else:
            boxes, font, shield = group.boxes, self._letters, self._players.plates[seat].shield
            painter.setOpacity(self._state(tokens[0])[0])
            painter.drawPixmap(group.shield, shield, QRectF(shield.rect()))
        painter.setFont(font)
        for token, box in zip(tokens, boxes, strict=True):
            opacity, lift = self._state(token)
            painter.setOpacity(opacity)
            self._paint_token(painter, box.translated(0, lift), token.change)
        painter.setOpacity(1.0)

    def boxes(self, changes: Sequence[Change], seat: int) -> tuple[list[QRectF], QFont]:
        """Where they are on the plate of a seat, beside its words if they can, and their letters: as large as fit."""
        plate = self._players.plates[seat]
        usual, words = self.font().pointSizeF() * LETTERS, [change.words for change in changes]
        rooms = [*plate.beside_words(), plate.between()]
        if self._room is not None and plate.form is Form.LINE:  # all of it is read: they hang below it
            high = plate.height()
            below = [QRectF(4, high + 2, plate.width() - 8, high * part - 4) for part in (1.0, HANGING)]
            rooms = [*(self._above_notes(hanging, plate, self._room) for hanging in below), *rooms]
        for room in rooms:
            placed = room.translated(plate.pos())
            for points in (max(LEAST, usual * part) for part in SMALLER):
                font = table_font(points, bold=True)
                found = _rows(words, placed, QFontMetricsF(font))
                if all(placed.contains(box) for box in found):
                    inside = plate.form is Form.LINE and room is rooms[-1]
                    down = (placed.bottom() - found[-1].bottom()) / 2 if inside else 0.0
                    return [box.translated(0, max(0.0, down)) for box in found], font
        return found, font

    def _above_notes(self, hanging: QRectF, plate: QWidget, page: QWidget) -> QRectF:
        """As much of what is below a plate as no note lies over, which would cut the gains in two."""
        corner = QPointF(plate.mapTo(page, QPoint()))
        for note in self._notes():
            over = note.translated(-corner)
            if over.intersects(hanging):
                hanging.setBottom(over.top() - BESIDE)
        return hanging

    def _state(self, token: _Token) -> tuple[float, float]:
        """How clear it is, and how far below its place."""
        if self._stands:
            return 1.0, 0.0
        age = (self._clock.elapsed() - token.born) / self._factor
        lift = max(0.0, 1.0 - age / RISE) * WAY
        fading = max(0.0, age - RISE - STAY) / FADE
        return max(0.0, 1.0 - fading) * min(1.0, 0.35 + age / RISE), lift

    def _paint_token(self, painter: QPainter, box: QRectF, change: Change) -> None:
        colours = self.colours
        gain = GAIN_IN_THE_DARK if colours.light == "candle" else GAIN_BY_DAY
        ink = gain if change.by > 0 else colours.warning
        painter.setPen(QPen(ink, 2.0))
        painter.setBrush(colours.raised)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        side = box.height() * 0.8
        pixmap = pictures.emblem(change.emblem, side, self.devicePixelRatioF(), colours.light)
        at = QPointF(box.left() + 6, box.center().y() - side / 2)
        painter.drawPixmap(QRectF(at.x(), at.y(), side, side), pixmap, QRectF(pixmap.rect()))
        painter.setPen(ink)
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        painter.drawText(box.adjusted(6 + side + 4, 0, 0, 0), middle, change.words)


def _wide(text: str, metrics: QFontMetricsF) -> float:
    """How wide a token is, whose height follows from its letters."""
    return metrics.height() * HIGH * 1.05 + metrics.horizontalAdvance(text) + 12


def _side_by_side(told: Mapping[int, Sequence[str]], room: QRectF, font: QFont) -> Mapping[int, Group]:
    """Groups by seat in as many lines as they need, each of them whole; none where they have too little room."""
    metrics = QFontMetricsF(font)
    high = metrics.height() * HIGH
    side = high * SHIELD
    found: dict[int, Group] = {}
    x, y = room.left(), room.top() + 2
    for seat, words in told.items():
        wides = [_wide(text, metrics) for text in words]
        whole = side + sum(wide + BESIDE for wide in wides)
        if x > room.left() and x + whole > room.right():
            x, y = room.left(), y + high + BESIDE
        if x + whole > room.right() or y + high + 2 > room.bottom():
            return {}
        shield = QRectF(x, y + (high - side) / 2, side * SHIELD_SHAPE, side)
        x += side
        boxes = []
        for wide in wides:
            boxes.append(QRectF(x + BESIDE, y, wide, high))
            x += BESIDE + wide
        found[seat] = Group(shield, boxes)
        x += APART
    return found


def _rows(words: Sequence[str], room: QRectF, metrics: QFontMetricsF) -> list[QRectF]:
    """Side by side to the left, then below."""
    found: list[QRectF] = []
    high = metrics.height() * HIGH
    x, y, beside = room.right(), room.top(), 0
    for text in words:
        wide = _wide(text, metrics)
        if beside and (beside == MOST or x - wide < room.left()):
            x, y, beside = room.right(), y + high + 2, 0
        found.append(QRectF(x - wide, y, wide, high))
        x, beside = x - wide - 4, beside + 1
    return found
