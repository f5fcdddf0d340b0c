"""The borders of buttons, fields, lists and dialogs in each light: small pictures in assets/style that a style sheet
draws out. Every state differs in shape, not in colour alone:

    rest      a slip of parchment, an uneven outline of ink, a darker lower edge
    hover     the same slip washed with gold
    pressed   darker, hatched from above, without a lower edge: it lies on the table
    focus     a ring OUTSIDE the outline, in room that is always kept free, so that nothing moves
    disabled  no fill, a broken outline, which is repeated and not drawn out; on wood the same over parchment

The high-contrast light has straight heavy lines and no grain.
"""

import math
from collections.abc import Callable
from functools import partial
from pathlib import Path

from kingsbridge_desktop.ui.art.layers import blank
from kingsbridge_desktop.ui.art.palette import ORP, PAPER_D, VERM, Theme, lit
from kingsbridge_desktop.ui.style.colours import Colours, mix
from kingsbridge_desktop.ui.style.slices import (
    BUTTON,
    DASHES,
    FIELD,
    FRAME,
    GROOVE,
    HANDLE,
    LIGHTS,
    MARK,
    PIXELS,
    ROOM,
    SCROLL,
    SHEET,
    SIDE,
    TOP,
    WEDGE,
    path_of,
)
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from art.ink.grain import grain
from art.ink.outlines import P, oval, rect
from art.ink.pen import Pen

STATES = ("rest", "hover", "focus", "hover-focus")
Paint = Callable[[QPainter], None]


class Hand:
    """Paints the parts of widgets in one light."""

    def __init__(self, light: Theme) -> None:
        self.c = Colours(light)
        self.light: Theme = light
        self.plain = light == "contrast"

    def _ink(self, p: QPainter, path: QPainterPath, width: float, colour: QColor, seed: int) -> None:
        if self.plain:
            p.setPen(QPen(colour, width * 1.2))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawPath(path)
            return
        with Pen(p, QRectF(0, 0, 100, 100), seed, 100, 0.5) as pen:
            pen.ink(path, width * 1.2, colour)

    def _fill(self, p: QPainter, path: QPainterPath, colour: QColor) -> None:
        p.save()
        p.fillPath(path, colour)
        if not self.plain:
            p.setClipPath(path, Qt.ClipOperation.IntersectClip)
            p.setOpacity(0.2 if self.light == "day" else 0.08)
            p.fillRect(path.boundingRect(), grain(7, 2.0))
        p.restore()

    def _broken(self, p: QPainter, path: QPainterPath) -> None:
        pen = QPen(self.c.faint, 1.4, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([2.5, 2.5])
        p.setPen(pen)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawPath(path)

    def dashes(self, image: QImage, *, on_paper: bool) -> None:
        """The outline of what is not possible now: four corners, and between them a single dash to be repeated.

        Qt repeats pixel for pixel: along an edge a unit has one of them. On planks, which would strike words out, the
        slip has a ground.
        """
        wide, high, room, gap = image.width(), image.height(), ROOM * PIXELS, DASHES / 2
        p = QPainter(image)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        if on_paper:
            self._fill(p, rect(room, room, wide - 2 * room, high - 2 * room, 2 * (TOP - ROOM)), self.c.paper)
        pen = QPen(self.c.faint, 1.4 * PIXELS)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        p.setPen(pen)
        p.setBrush(Qt.BrushStyle.NoBrush)
        for x, to_right in ((0, 1), (wide, -1)):
            for y, down in ((0, 1), (high, -1)):
                p.save()
                p.translate(x, y)
                p.scale(to_right, down)
                p.drawPath(_corner(gap / 2 * PIXELS))
                p.restore()
        for y in (room, high - room):
            p.drawLine(QPointF(SIDE * PIXELS + gap / 2, y), QPointF(SIDE * PIXELS + gap * 1.5, y))
        for x in (room, wide - room):
            p.drawLine(QPointF(x, TOP * PIXELS + gap / 2), QPointF(x, TOP * PIXELS + gap * 1.5))
        p.end()

    def _ring(self, p: QPainter, outer: QRectF, radius: float) -> None:
        p.setPen(QPen(self.c.ring, 2.2))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawRoundedRect(outer.adjusted(1.1, 1.1, -1.1, -1.1), radius + 2, radius + 2)

    def _button_ground(self, kind: str, state: str) -> QColor | None:
        c = self.c
        if state == "pressed":
            deep = QColor("#2A1A08") if kind == "primary" or not self.plain else c.hover
            share = 0.28 if self.light == "day" or kind == "primary" else 0.18
            return mix(c.accent if kind == "primary" else c.hover, deep, share)
        if kind == "primary":
            return c.accent_hover if "hover" in state else c.accent
        if kind == "quiet":
            return c.hover if "hover" in state else None
        return c.hover if "hover" in state else c.raised

    def button(self, p: QPainter, kind: str, state: str) -> None:
        """A push button ("plain", "primary") or a tool ("quiet")."""
        outer = QRectF(0, 0, BUTTON.width(), BUTTON.height())
        box = outer.adjusted(ROOM, ROOM, -ROOM, -ROOM - 1)
        path = rect(box.left(), box.top(), box.width(), box.height(), 6)
        ground = self._button_ground(kind, state)
        if ground is not None:
            if state != "pressed" and kind != "quiet":  # the lower edge: the slip is thick
                p.setPen(Qt.PenStyle.NoPen)
                p.setBrush(QColor(30, 16, 4, 96 if self.light == "day" else 150))
                p.drawRoundedRect(box.adjusted(0.6, 1.6, -0.2, 1.8), 6, 6)
            self._fill(p, path, ground)
            if state == "pressed":
                self._hatch(p, path, kind)
        if kind != "quiet" or ground is not None:
            self._ink(p, path, 1.75, self._button_line(kind), 11)
        if kind == "primary" and state != "pressed":
            p.setPen(QPen(QColor(255, 255, 255, 60 if self.light == "day" else 120), 0.9))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawPath(rect(box.left() + 2.6, box.top() + 2.6, box.width() - 5.2, box.height() - 5.2, 4))
        if "focus" in state:
            self._ring(p, outer, 6)

    def _button_line(self, kind: str) -> QColor:
        if kind == "primary" and not self.plain:
            return QColor("#182C4C") if self.light == "day" else self.c.line
        return self.c.line

    def _hatch(self, p: QPainter, path: QPainterPath, kind: str) -> None:
        """Strokes along the upper edge, each fainter than the one above: drawn out they stay what they are."""
        box = path.boundingRect()
        p.save()
        p.setClipPath(path)
        is_dark = (self.light == "candle") != (kind == "primary")
        ink = QColor(255, 240, 205) if is_dark else QColor(30, 16, 4)
        for y, alpha in ((1.8, 170), (3.6, 120), (5.4, 70)):
            ink.setAlpha(alpha)
            p.setPen(QPen(ink, 0.9))
            p.drawLine(QPointF(box.left(), box.top() + y), QPointF(box.right(), box.top() + y))
        p.restore()

    def field(self, p: QPainter, state: str) -> None:
        """Where one writes or chooses: lighter than the sheet, sunk, its lower rule heavier."""
        outer = QRectF(0, 0, FIELD.width(), FIELD.height())
        box = outer.adjusted(ROOM, ROOM, -ROOM, -ROOM)
        path = rect(box.left(), box.top(), box.width(), box.height(), 4)
        self._fill(p, path, self.c.hover if "hover" in state else self.c.well)
        if not self.plain:
            p.save()
            p.setClipPath(path)
            p.setPen(QPen(QColor(60, 34, 8, 46), 3))
            p.drawLine(box.topLeft(), box.topRight())
            p.restore()
        self._ink(p, path, 2.4, self.c.line, 17)
        y = box.bottom() - 0.3
        self._ink(p, P(f"M{box.left() + 3} {y} L{box.right() - 3} {y}"), 2.4, self.c.line, 17)
        if "focus" in state:
            self._ring(p, outer, 4)

    def mark(self, p: QPainter, state: str, *, on: bool, is_round: bool) -> None:
        """A check box or a radio button, with room for the ring."""
        c, s = self.c, float(MARK)
        inner = QRectF(4, 4, s - 8, s - 8)
        path = oval(s / 2, s / 2, inner.width() / 2) if is_round else rect(4, 4, s - 8, s - 8, 2.5)
        off = state == "disabled"
        if off:
            self._broken(p, path)
        else:
            p.fillPath(path, c.hover if "hover" in state else c.well)
            self._ink(p, path, 1.8, c.line, 5)
        if on and not is_round:
            self._tick(p, s, c.faint if off else c.text if self.plain else self._tick_colour())
        elif on:
            self._lozenge(p, QPointF(s / 2, s / 2), inner.width() * 0.36, c.faint if off else self._leaf(), c.text)
        if "focus" in state:
            p.setPen(QPen(c.ring, 2.2))
            p.setBrush(Qt.BrushStyle.NoBrush)
            edge = QRectF(1.1, 1.1, s - 2.2, s - 2.2)
            if is_round:
                p.drawEllipse(edge)
            else:
                p.drawRoundedRect(edge, 4, 4)

    def _tick_colour(self) -> QColor:
        return QColor(VERM) if self.light == "day" else QColor("#FF9C7C")

    def _leaf(self) -> QColor:
        return QColor("#000000") if self.plain else lit(ORP, "day")

    def _tick(self, p: QPainter, s: float, colour: QColor) -> None:
        p.save()
        p.translate(3.5, 2.5)
        p.scale((s - 6) / 100, (s - 6) / 100)
        p.fillPath(P("M12 54 L26 42 Q34 54 41 68 Q60 28 96 4 Q66 44 46 92 L36 92 Q26 66 12 54 Z"), colour)
        p.restore()

    def _lozenge(self, p: QPainter, at: QPointF, r: float, colour: QColor, line: QColor) -> None:
        path = QPainterPath(at + QPointF(0, -r))
        for step in (QPointF(r, 0), QPointF(0, r), QPointF(-r, 0)):
            path.lineTo(at + step)
        path.closeSubpath()
        p.setPen(QPen(line, 1.2))
        p.setBrush(colour)
        p.drawPath(path)

    def handle(self, p: QPainter, state: str) -> None:
        """The handle of a slider: gold leaf on ink."""
        c, m = self.c, HANDLE / 2
        r = m - 4
        path = P(f"M{m} {m - r} L{m + r * 0.8} {m} L{m} {m + r} L{m - r * 0.8} {m} Z")
        if state == "disabled":
            p.fillPath(path, c.paper)
            self._broken(p, path)
            return
        p.fillPath(path, c.hover if "hover" in state and self.plain else self._leaf())
        self._ink(p, path, 2.4 if "hover" in state else 1.9, QColor("#FBE9BC") if self.light == "candle" else c.text, 6)
        if "focus" in state:
            p.setPen(QPen(c.ring, 2.2))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawEllipse(QRectF(1.2, 1.2, HANDLE - 2.4, HANDLE - 2.4))

    def groove(self, p: QPainter) -> None:
        """What the handle runs along: a stroke that swells in its middle."""
        w, m = GROOVE.width(), GROOVE.height() / 2
        p.fillPath(P(f"M0 {m} Q{w / 2} {m - 3} {w} {m} Q{w / 2} {m + 3} 0 {m} Z"), self.c.line)

    def scroll(self, p: QPainter, state: str, *, across: bool) -> None:
        """The handle of a scroll bar: a strip of parchment."""
        size = SCROLL.transposed() if across else SCROLL
        path = rect(2, 2, size.width() - 4, size.height() - 4, 4.5)
        rest = {"day": "#E4CD9A", "candle": "#6B5232", "contrast": "#FFFFFF"}[self.light]
        self._fill(p, path, self.c.hover if state == "hover" else QColor(rest))
        self._ink(p, path, 1.5 if state == "rest" else 2.2, self.c.line, 8)

    def frame(self, p: QPainter, ground: QColor, *, focused: bool = False) -> None:
        """A panel, menu or list: all shading lies within the slices, so that it can be drawn out."""
        box = QRectF(0, 0, FRAME.width(), FRAME.height())
        edge = QPainterPath()
        edge.addRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)
        p.fillPath(edge, ground)
        self._shade(p, edge, ((10, 40), (5, 70)))
        outline = rect(box.left() + 1.4, box.top() + 1.4, box.width() - 2.8, box.height() - 2.8, 6)
        self._ink(p, outline, 2.6, self.c.line, 23)
        if focused:
            p.setPen(QPen(self.c.ring, 2.6))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawRoundedRect(box.adjusted(1.4, 1.4, -1.4, -1.4), 6, 6)

    def _shade(self, p: QPainter, edge: QPainterPath, strokes: tuple[tuple[int, int], ...]) -> None:
        if self.plain:
            return
        p.save()
        p.setClipPath(edge)
        tint = QColor(PAPER_D if self.light == "day" else "#1B120A")
        p.setBrush(Qt.BrushStyle.NoBrush)
        for width, alpha in strokes:
            tint.setAlpha(alpha)
            p.setPen(QPen(tint, width))
            p.drawPath(edge)
        p.restore()

    def sheet(self, p: QPainter) -> None:
        """The sheet of a dialog: a rule of ink, a finer one inside, gilded corners."""
        c = self.c
        box = QRectF(0, 0, SHEET.width(), SHEET.height())
        edge = QPainterPath()
        edge.addRect(box)
        p.fillPath(edge, c.paper)
        self._shade(p, edge, ((26, 40), (14, 52), (6, 80)))
        self._ink(p, rect(box.left() + 1.4, box.top() + 1.4, box.width() - 2.8, box.height() - 2.8, 2), 2.3, c.line, 23)
        inner = box.adjusted(8, 8, -8, -8)
        p.setPen(QPen(c.line, 0.9))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawRoundedRect(inner, 3, 3)
        if self.plain:
            return
        p.setBrush(lit(ORP, self.light))
        for x, sx in ((inner.left(), 1), (inner.right(), -1)):
            for y, sy in ((inner.top(), 1), (inner.bottom(), -1)):
                corner = QPainterPath(QPointF(x, y))
                corner.lineTo(x + 18 * sx, y)
                corner.quadTo(x + 8 * sx, y + 3 * sy, x + 6 * sx, y + 6 * sy)
                corner.quadTo(x + 3 * sx, y + 8 * sy, x, y + 18 * sy)
                corner.closeSubpath()
                p.drawPath(corner)

    def wedge(self, p: QPainter, way: str, colour: QColor) -> None:
        """A small arrow as a pen sets it."""
        p.scale(WEDGE / 16, WEDGE / 16)
        p.translate(8, 8)
        p.rotate({"down": 0, "up": 180, "right": -90, "left": 90}[way])
        p.translate(-8, -8)
        p.fillPath(P("M2 4 Q8 6 14 4 Q10 8 8 13 Q6 8 2 4 Z"), colour)


def _corner(gap: float) -> QPainterPath:
    """The upper left corner of an outline of dashes, in pixels; it ends half a gap before the first one."""
    turn = (TOP - ROOM) * PIXELS
    box = QRectF(ROOM * PIXELS, ROOM * PIXELS, 2 * turn, 2 * turn)
    left_out = math.degrees(gap / turn)
    path = QPainterPath()
    path.arcMoveTo(box, 180 - left_out)
    path.arcTo(box, 180 - left_out, left_out - 90)
    path.lineTo(SIDE * PIXELS - gap, ROOM * PIXELS)
    return path


def _drawn(size: QSizeF, paint: Paint, scale: float) -> QImage:
    image = blank(round(size.width() * scale), round(size.height() * scale))
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.scale(scale, scale)
    try:
        paint(p)
    finally:
        p.end()
    return image


def pictures(light: Theme) -> dict[str, QImage]:
    """All pictures of one light by their names."""
    hand, found = Hand(light), dict[str, QImage]()
    square = QSizeF(MARK, MARK)
    for kind in ("plain", "primary", "quiet"):
        for state in (*STATES, "pressed"):
            found[f"{kind}-{state}"] = _drawn(BUTTON, partial(hand.button, kind=kind, state=state), PIXELS)
    for name, on_paper in (("disabled", False), ("wood-disabled", True)):
        found[name] = blank(2 * SIDE * PIXELS + DASHES, 2 * TOP * PIXELS + DASHES)
        hand.dashes(found[name], on_paper=on_paper)
    for state in STATES:
        found[f"field-{state}"] = _drawn(FIELD, partial(hand.field, state=state), PIXELS)
    for state in (*STATES, "disabled"):
        for shape, is_round in (("check", False), ("radio", True)):
            for name, on in (("off", False), ("on", True)):
                found[f"{shape}-{name}-{state}"] = _drawn(
                    square, partial(hand.mark, state=state, on=on, is_round=is_round), 2 * PIXELS
                )
    for state in ("rest", "hover", "focus", "disabled"):
        found[f"handle-{state}"] = _drawn(QSizeF(HANDLE, HANDLE), partial(hand.handle, state=state), 2 * PIXELS)
    found["groove"] = _drawn(GROOVE, hand.groove, PIXELS)
    for state in ("rest", "hover"):
        for name, across in (("v", False), ("h", True)):
            size = SCROLL.transposed() if across else SCROLL
            found[f"scroll-{name}-{state}"] = _drawn(size, partial(hand.scroll, state=state, across=across), PIXELS)
    found["panel"] = _drawn(FRAME, lambda p: hand.frame(p, hand.c.paper), PIXELS)
    found["well"] = _drawn(FRAME, lambda p: hand.frame(p, hand.c.well), PIXELS)
    found["well-focus"] = _drawn(FRAME, lambda p: hand.frame(p, hand.c.well, focused=True), PIXELS)
    found["sheet"] = _drawn(SHEET, hand.sheet, PIXELS)
    for way in ("up", "down", "left", "right"):
        for name, colour in (("", hand.c.text), ("-off", hand.c.faint), ("-chosen", hand.c.accent_text)):
            found[way + name] = _drawn(QSizeF(WEDGE, WEDGE), partial(hand.wedge, way=way, colour=colour), 2 * PIXELS)
    return found


def paint_widgets() -> list[Path]:
    """Writes the pictures that have changed."""
    changed = []
    for light in LIGHTS:
        for name, image in pictures(light).items():
            path = path_of(light, name)
            if QImage(str(path)).convertToFormat(image.format()) == image:
                continue
            path.parent.mkdir(parents=True, exist_ok=True)
            image.save(str(path))
            changed.append(path)
    return changed
