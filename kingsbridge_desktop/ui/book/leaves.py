"""The open book on the table, and a single leaf where there is no room for two pages."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPen

from kingsbridge_desktop.ui.art import grounds
from kingsbridge_desktop.ui.art.palette import ROOMS, tone
from kingsbridge_desktop.ui.book.scribe import Scribe
from kingsbridge_desktop.ui.book.tints import theme_of

LEATHER, GILDING, RIDGE = "#6E2A20", "#D9A62E", "#2A140C"
FOLD = 46.0  # the shade beside the gutter: nothing to read in it
_LEAVES = 4  # edges of leaves that are seen under the open ones


def shadow(scribe: Scribe, box: QRectF, radius: float = 6) -> None:
    """What a thing on the table throws; none in high contrast."""
    if scribe.light in ("contrast", "print"):
        return
    scribe.p.setPen(Qt.PenStyle.NoPen)
    for grow, alpha in ((7.0, 14), (4.0, 22), (1.5, 34)):
        scribe.p.setBrush(QColor(24, 12, 2, alpha if scribe.light == "day" else alpha * 2))
        scribe.p.drawRoundedRect(box.adjusted(-grow + 2, -grow + 4, grow + 2, grow + 5), radius, radius)


def inside(box: QRectF) -> QRectF:
    """All paper of a book that lies in the box."""
    return box.adjusted(13.5, 8.4, -13.5, -8.4)


def pages(box: QRectF, gutter: float) -> tuple[QRectF, QRectF]:
    """The left and the right page of an open book; `gutter` is the share of its width that the left one has."""
    paper = inside(box)
    middle = box.x() + box.width() * gutter
    return (
        QRectF(paper.left(), paper.top(), middle - paper.left(), paper.height()),
        QRectF(middle, paper.top(), paper.right() - middle, paper.height()),
    )


def open_book(scribe: Scribe, box: QRectF, gutter: float) -> None:
    """Leather boards, the edges of the leaves, two pages of parchment."""
    _cover(scribe, box)
    both = pages(box, gutter)
    for side, page in enumerate(both):
        _leaf(scribe, page, fold=(page.right(), -1) if side == 0 else (page.left(), 1))
    scribe.p.setPen(QPen(QColor(ROOMS[theme_of(scribe.light)].wood_line), 1.6))
    scribe.p.drawLine(both[1].topLeft(), both[1].bottomLeft())


def single_leaf(scribe: Scribe, box: QRectF) -> None:
    """The same book with one page on top of the other."""
    _cover(scribe, box)
    _leaf(scribe, inside(box))


def _cover(scribe: Scribe, box: QRectF) -> None:
    p = scribe.p
    shadow(scribe, box, 10)
    if scribe.light == "contrast":
        p.setPen(QPen(QColor(scribe.tints.text), 2.4))
        p.setBrush(QColor(scribe.tints.paper))
        p.drawRoundedRect(box, 8, 8)
        return
    p.setPen(QPen(scribe.lit(RIDGE), 1.6))
    p.setBrush(scribe.lit(LEATHER))
    p.drawRoundedRect(box, 8, 8)
    p.setPen(QPen(scribe.lit(GILDING), 1.0))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawRoundedRect(box.adjusted(3, 3, -3, -3), 6, 6)
    block = box.adjusted(7, 6, -7, -6)
    for k in range(_LEAVES):
        p.setPen(QPen(QColor(ROOMS[theme_of(scribe.light)].wood_line), 0.8))
        p.setBrush(tone(scribe.tints.edge, 0.94 - 0.05 * (k % 2)))
        p.drawRoundedRect(block.adjusted(k * 1.6, k * 0.6, -k * 1.6, -k * 0.6), 4, 4)


def _leaf(scribe: Scribe, page: QRectF, fold: tuple[float, int] | None = None) -> None:
    """A page of parchment, darker at its rim and beside the gutter."""
    p, line = scribe.p, QColor(ROOMS[theme_of(scribe.light)].wood_line)
    p.save()
    p.setClipRect(page, Qt.ClipOperation.IntersectClip)
    grounds.paper(p, page, light=theme_of(scribe.light))
    p.setBrush(Qt.BrushStyle.NoBrush)
    if scribe.light != "contrast":
        tint = QColor(scribe.tints.edge)
        for width, alpha in ((30.0, 34), (14.0, 44), (6.0, 60)):
            tint.setAlpha(alpha)
            p.setPen(QPen(tint, width))
            p.drawRect(page)
        if fold is not None:
            p.fillRect(page, _shade(*fold))
    p.restore()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(line, 1.0))
    p.drawRect(page)


def _shade(gutter: float, side: int) -> QLinearGradient:
    shade = QLinearGradient(QPointF(gutter, 0), QPointF(gutter + side * FOLD, 0))
    shade.setColorAt(0, QColor(88, 52, 18, 110))
    shade.setColorAt(0.25, QColor(88, 52, 18, 48))
    shade.setColorAt(1, QColor(88, 52, 18, 0))
    return shade
