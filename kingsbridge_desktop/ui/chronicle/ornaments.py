"""What is painted on the pages of the chronicle: the title with its initial, ribbons, seals, medals and the quill."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton

from kingsbridge_desktop.saves.chronicle.rows import PersonRow
from kingsbridge_desktop.ui.art.lettering import table_font
from kingsbridge_desktop.ui.art.palette import LIVERIES, ORP, PLAYERS, Theme
from kingsbridge_desktop.ui.book.block import Block, ring
from kingsbridge_desktop.ui.book.scribe import BOLD, MIDDLE, NOTE, SEMI, TITLE, Scribe
from kingsbridge_desktop.ui.chronicle.words import ROMAN
from kingsbridge_desktop.ui.words import as_tip

INK, CREAM = "#35281C", "#FBF3DF"
RIBBON_WIDE, RIBBON_GAP = 34.0, 8.0
BEFORE_RIBBONS = 12.0  # between the title and the first of them
MOST_RIBBONS = 4
SEALS = ("#9C2A1E", "#2B4C7E", "#2F6B50", "#6B3F7A")


def carved(p: QPainter, middle: QPointF, letter: str, px: float) -> None:
    """A light letter with a rim of ink, readable on any livery and pattern."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), table_font(px, BOLD), letter)
    path.translate(middle - path.boundingRect().center())
    p.setBrush(QColor(CREAM))
    p.setPen(QPen(QColor(INK), 4.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    p.drawPath(path)
    p.setPen(Qt.PenStyle.NoPen)
    p.drawPath(path)


class Ribbon(QAbstractButton):
    """A ribbon out of the top of the book, one for each person; the open one hangs lowest."""

    def __init__(self, name: str, colour: str, parent: Block) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setAccessibleName(name)
        self.setToolTip(as_tip(name))
        self._letter, self._colour, self._block = name.strip()[:1].upper() or "?", colour, parent

    def sizeHint(self) -> QSize:
        return QSize(round(RIBBON_WIDE * self._block.factor), round(64 * self._block.factor))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.scale(self._block.factor, self._block.factor)
        long = 58.0 if self.isChecked() else 40.0
        cloth = QPolygonF([QPointF(2, -2), QPointF(32, -2), QPointF(32, long), QPointF(17, long - 9), QPointF(2, long)])
        livery = LIVERIES[self._colour]
        p.setBrush(QColor(livery.colour))
        p.setPen(QPen(QColor(INK), 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        p.drawPolygon(cloth)
        carved(p, QPointF(17, long - 24), self._letter, 19)
        if self.hasFocus():
            ring(p, QRectF(0, 0, 34, long + 2), self._block.light)
        p.end()


class TitleBlock(Block):
    """Whose chronicle it is, a line about it, and a ribbon for each person who plays most.

    Signals:
        person_chosen: a ribbon was pulled; who.
    """

    person_chosen = Signal(str)

    def __init__(self, title: str, note: str, persons: Sequence[PersonRow], who: str) -> None:
        super().__init__()
        self._title, self._note = title, note
        self.setAccessibleName(f"{title}. {note}")
        self.ribbons: list[Ribbon] = []
        for number, person in enumerate(persons[:MOST_RIBBONS] if len(persons) > 1 else ()):
            ribbon = Ribbon(person.name, PLAYERS[number % len(PLAYERS)], self)
            ribbon.setChecked(person.who == who)
            ribbon.clicked.connect(lambda _=False, who=person.who: self.person_chosen.emit(who))
            self.ribbons.append(ribbon)

    def dress(self, light: Theme, factor: float) -> None:
        super().dress(light, factor)
        x = self.width() - 6 * factor
        for ribbon in reversed(self.ribbons):
            ribbon.resize(ribbon.sizeHint())
            x -= ribbon.width() + RIBBON_GAP * factor
            ribbon.move(round(x), 0)

    def least(self, width: float) -> float:
        return 70.0

    def paint(self, scribe: Scribe, box: QRectF) -> None:
        room = (self.ribbons[0].x() / self.factor if self.ribbons else box.width()) - 64 - BEFORE_RIBBONS
        square = QRectF(0, 2, 58, 58)
        scribe.p.setPen(QPen(QColor(scribe.tints.text), 1.6))
        scribe.p.setBrush(scribe.lit(ORP))
        scribe.p.drawRoundedRect(square, 4, 4)
        scribe.p.setBrush(scribe.lit(SEALS[0]))
        scribe.p.drawRect(square.adjusted(6, 6, -6, -6))
        carved(scribe.p, square.center(), self._title[:1], 38)
        scribe.text(64, 38, self._title[1:], TITLE, BOLD, width=room)
        scribe.text(64, 60, self._note, NOTE, italic=True, colour=scribe.tints.quiet, width=room)


class Fact(NamedTuple):
    """What stands on and below a seal."""

    figure: str
    words: str
    note: str


def seals(scribe: Scribe, box: QRectF, facts: Sequence[Fact]) -> None:
    """Seals of wax with what one is proud of."""
    pitch = box.width() / max(1, len(facts))
    for k, fact in enumerate(facts):
        x, y = box.x() + pitch * (k + 0.5), box.y() + 32
        colour = scribe.lit(SEALS[k % len(SEALS)])
        scribe.p.setPen(QPen(QColor(INK), 1.6))
        scribe.p.setBrush(scribe.lit(SEALS[0]).darker(112))
        for side in (-1, 1):
            tail = [(side * 3, 22), (side * 18, 46), (side * 9, 43), (side * 3, 52), (side * -2, 24)]
            scribe.p.drawPolygon(QPolygonF([QPointF(x + a, y + b) for a, b in tail]))
        scribe.p.setBrush(colour)
        scribe.p.drawPath(_wax(x, y, 29, k))
        scribe.p.setBrush(Qt.BrushStyle.NoBrush)
        scribe.p.setPen(QPen(colour.darker(150), 1.2))
        scribe.p.drawEllipse(QPointF(x, y), 20, 20)
        scribe.text(x, y + 7, fact.figure, 21, BOLD, colour=CREAM, align=MIDDLE, width=52)
        scribe.text(x, y + 68, fact.words, 15, BOLD, align=MIDDLE, width=pitch - 8)
        quiet = scribe.tints.quiet
        scribe.block(x, y + 85, fact.note, 13, pitch - 8, 16, italic=True, colour=quiet, align=MIDDLE)


def _wax(x: float, y: float, r: float, seed: int) -> QPainterPath:
    """A blot that is nearly round."""
    path = QPainterPath(QPointF(x + r, y))
    bumps = ((1.08, 0.96), (0.98, 1.06), (1.05, 1.0), (0.96, 1.05))
    corners = [(0, 1), (-1, 0), (0, -1), (1, 0)]
    before = (1, 0)
    for k, (a, b) in enumerate(corners):
        f, g = bumps[(k + seed) % 4]
        path.cubicTo(
            QPointF(x + r * (before[0] + 0.56 * a) * f, y + r * (before[1] + 0.56 * b) * g),
            QPointF(x + r * (a + 0.56 * before[0]) * g, y + r * (b + 0.56 * before[1]) * f),
            QPointF(x + r * a, y + r * b),
        )
        before = (a, b)
    return path


def medal(scribe: Scribe, x: float, y: float, place: int) -> None:
    """A place as a Roman numeral: on gold for a win, on plain paper else."""
    scribe.p.setPen(QPen(QColor(INK), 1.4))
    scribe.p.setBrush(scribe.lit(ORP if place == 1 else "#E9DDBE"))
    scribe.p.drawEllipse(QPointF(x, y), 13, 13)
    numeral = ROMAN[min(place, len(ROMAN)) - 1]
    scribe.text(x, y + 5, numeral, 14, BOLD if place == 1 else SEMI, colour=INK, align=MIDDLE, width=22)


def quill(scribe: Scribe, box: QRectF) -> None:
    """An ink pot with a quill, for a book in which nothing is written."""
    x, y, p = box.center().x(), box.center().y(), scribe.p
    p.setPen(QPen(QColor(scribe.tints.text), 2.2))
    pot = QPainterPath(QPointF(x - 34, y + 66))
    pot.quadTo(x - 40, y + 24, x - 18, y + 18)
    pot.lineTo(x + 18, y + 18)
    pot.quadTo(x + 40, y + 24, x + 34, y + 66)
    pot.closeSubpath()
    p.setBrush(scribe.lit("#7D7A78"))
    p.drawPath(pot)
    p.setBrush(scribe.lit("#2E2620"))
    p.drawEllipse(QPointF(x, y + 18), 18, 6)
    feather = QPainterPath(QPointF(x, y + 16))
    feather.quadTo(x + 20, y - 60, x + 84, y - 108)
    feather.quadTo(x + 88, y - 40, x + 30, y - 12)
    feather.quadTo(x + 14, y + 2, x, y + 16)
    p.setBrush(scribe.lit("#F4ECD8"))
    p.drawPath(feather)
    shaft = QPainterPath(QPointF(x, y + 16))
    shaft.quadTo(x + 34, y - 50, x + 80, y - 102)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(scribe.tints.text), 1.5))
    p.drawPath(shaft)
    for k in range(7):
        t = 0.25 + k * 0.1
        start = QPointF(x + 82 * t, y + 14 - 116 * t)
        p.drawLine(start, start + QPointF(16 - k, 4 - k))
