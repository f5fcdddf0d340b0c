"""What a card is put together with: the painter in the units of a card, its frame, emblems, figures and words."""

from collections.abc import Sequence
from typing import Self

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from kingsbridge_desktop.text.hyphens import SOFT

from .layers import MARGIN, has, layer
from .lettering import (
    ENOUGH,
    NARROWER,
    figure,
    fit,
    fit_narrow,
    fit_paragraph,
    growth,
    letters,
    put_lines,
    window_growth,
)
from .palette import INK, ROOMS, Theme, lit

Symbol = tuple[int | str | None, str]
W, H = 180, 270  # the design of every card
RIBBON = QRectF(20, 160, 140, 34)  # where the name stands, on every upright card
NAME, SENTENCE = 20.0, 15.0  # letters, at most
AT_EDGE = 1.0  # how near narrow letters come to the edge of the ribbon
LEAST_PIXELS = 11.0  # of letters that are read, at the usual size of letters in a window of the usual size
NUMBER = 0.86  # of a symbol's size, the number beside it
DUST = 6.0  # pixels: smaller words are no words any more, and are left out


def arch(x: float, y: float, w: float, high: float, inset: float = 0.0) -> QPainterPath:
    """The outline of a pointed niche, as the frames have it."""
    left, top, right, low = x + inset, y + inset, x + w - inset, y + high - inset
    middle, rise = x + w / 2, (high - 2 * inset) * 0.40
    path = QPainterPath(QPointF(left, low))
    path.lineTo(left, top + rise)
    path.cubicTo(left, top + rise * 0.45, middle - w * 0.26, top + rise * 0.2, middle, top)
    path.cubicTo(middle + w * 0.26, top + rise * 0.2, right, top + rise * 0.45, right, top + rise)
    path.lineTo(right, low)
    path.closeSubpath()
    return path


class Sheet:
    """A card being put together: the painter scaled to 180 × 270 units, and the light of the room."""

    def __init__(self, painter: QPainter, box: QRectF, light: Theme) -> None:
        self.p, self.light = painter, light
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(box.topLeft())
        painter.scale(box.width() / W, box.width() / W)
        t = painter.deviceTransform()
        self.scale = (t.m11() ** 2 + t.m12() ** 2) ** 0.5  # real pixels per unit
        self.pixels = box.width() / W  # of the screen, per unit
        # upright and without a ratio of the device's own: layers fall on whole pixels and are copied, not resampled
        self.upright = t == painter.worldTransform() and t.m11() == t.m22() > 0 and not t.m12() and not t.m21()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.p.restore()

    def frame(self, key: str) -> None:
        """The blank frame under everything."""
        image = layer("frame", key, round(W * self.scale), self.light)
        self._lay(image, QRectF(0, 0, W, W * 1.5))

    def emblem(self, key: str, x: float, y: float, size: float) -> None:
        """An emblem centred on x, y."""
        px = round(size / (1 - 2 * MARGIN) * self.scale)
        image = layer("emblem", key, px, self.light)
        real = px / self.scale
        self._lay(image, QRectF(x - real / 2, y - real / 2, real, real))

    def _lay(self, image: QImage, box: QRectF) -> None:
        if not self.upright:
            self.p.drawImage(box, image)
            return
        world = self.p.worldTransform()
        corner = world.map(box.topLeft())
        self.p.resetTransform()
        self.p.drawImage(round(corner.x()), round(corner.y()), image)
        self.p.setWorldTransform(world)

    def bust(self, key: str, x: float, y: float, w: float, hh: float) -> None:
        """A person cut by the niche x, y, w, hh."""
        size = w * 1.06
        self.p.save()
        clip = arch(x, y, w, hh, 7)
        clip.addRect(QRectF(x + 7, y - 30, w - 14, hh * 0.45 + 30))  # a tall hat may rise above the arch
        clip.setFillRule(Qt.FillRule.WindingFill)
        self.p.setClipPath(clip, Qt.ClipOperation.IntersectClip)
        self.emblem(f"{key}:bare", x + w / 2, y + hh - 6 - size * 0.485, size)
        self.p.restore()

    def colour(self, colour: str) -> str:
        """A colour in this light; ink stays ink, and is mixed darker by candle."""
        return ROOMS[self.light].text if colour == INK else lit(colour, self.light).name()

    def figure(self, x: float, y: float, text: int | str, size: float, colour: str = INK) -> None:
        figure(self.p, x, y, str(text), size, self.colour(colour))

    def name(self, text: str, box: QRectF = RIBBON, largest: float = NAME) -> None:
        """The name in its ribbon, unless it would be dust."""
        inner = box.adjusted(4, 2, -4, -2)
        if text and fit(text, inner.width(), inner.height(), largest)[1] * self.pixels >= DUST:
            letters(self.p, inner, text, largest, self.colour(INK), bow=0.6)

    def wanted(self, usual: float) -> float:
        """How large letters of this usual size are wished: read on the screen, and larger with the setting."""
        least = LEAST_PIXELS * growth() * window_growth() / self.pixels
        return max(least, usual * growth() if growth() > 1 else 0.0)

    def is_cramped(self, text: str, box: QRectF = RIBBON, largest: float = NAME) -> bool:
        """Whether a name would be smaller in its ribbon than is wished."""
        inner = box.adjusted(4, 2, -4, -2)
        return bool(text) and self._is_small(fit(text, inner.width(), inner.height(), largest)[1])

    def has_narrow_room(self, across: float, box: QRectF = RIBBON, largest: float = NAME) -> bool:
        """Whether narrow words of so many letter sizes are read in the ribbon: the same for all cards of a size."""
        size = min(largest, (box.width() - 2 * AT_EDGE) / (across * NARROWER[-1]))
        return size >= self.wanted(size) * ENOUGH

    def is_read_narrow(self, text: str, box: QRectF = RIBBON, largest: float = NAME) -> bool:
        """Whether a name is read in its ribbon, in narrow letters if need be."""
        size = self._narrow(text, box, largest)[1]
        return size >= self.wanted(size) * ENOUGH

    def narrow_name(self, text: str, box: QRectF = RIBBON, largest: float = NAME) -> None:
        """The name in its ribbon, in narrow letters rather than small ones."""
        if text:
            lines, size, narrow = self._narrow(text, box, largest)
            put_lines(self.p, _in_ribbon(box), lines, size, self.colour(INK), bow=0.6, narrow=narrow)

    def _narrow(self, text: str, box: QRectF, largest: float) -> tuple[tuple[str, ...], float, float]:
        inner = _in_ribbon(box)
        return fit_narrow(text.replace(SOFT, ""), inner.width(), inner.height(), largest, self.wanted(0.0))

    def is_crowded(self, text: str, box: QRectF) -> bool:
        """Whether a sentence would be smaller in its box than is wished."""
        inner = box.adjusted(4, 3, -4, -3)
        return bool(text) and self._is_small(fit_paragraph(text, inner.width(), inner.height(), SENTENCE)[1])

    def _is_small(self, size: float) -> bool:
        return size < self.wanted(size) * ENOUGH

    def line(self, x1: float, y1: float, x2: float, y2: float, w: float, colour: str = INK) -> None:
        self.p.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.p.setPen(QPen(QColor(self.colour(colour)), w))
        self.p.drawLine(QPointF(x1, y1), QPointF(x2, y2))

    def row(self, items: Sequence[Symbol], x: float, y: float, size: float, bold: float = 1.0) -> None:
        """Symbols side by side from x; numbers may be larger beside them."""
        for number, key in items:
            if number not in (None, 1):
                w = size * bold * (0.28 + 0.26 * len(str(number)))
                self.figure(x + w / 2 - 1, y, str(number), size * bold * NUMBER)
                x += w
            self.emblem(key, x + size / 2, y, size)
            x += size + 3

    def sentence(self, box: QRectF, text: str, largest: float) -> None:
        """What a card does where no symbol tells it; left out where it would be dust."""
        lines, size = fit_paragraph(text, box.width(), box.height(), largest)
        if text and size * self.pixels >= DUST:
            put_lines(self.p, box, lines, size, self.colour(INK))

    def conversion(
        self,
        box: QRectF,
        pay: Sequence[Symbol],
        get: Sequence[Symbol],
        size: float,
        lines: Sequence[str] = (),
        bold: float = 1.0,
    ) -> None:
        """pay → get in the middle of the box, made smaller until it fits; words where there are no symbols."""
        if not pay and not get:
            self.sentence(box.adjusted(4, 3, -4, -3), " ".join(lines), SENTENCE)
            return
        while (total := width_of(pay, get, size, bold)) > box.width() and size >= 12:
            size *= 0.95
        a, gap, arrow = _wide(pay, size, bold), size * 0.2, size * 0.72
        left, y = box.x() + (box.width() - total) / 2, box.center().y()
        if pay:
            self.row(pay, left, y, size, bold)
            self.emblem("arrow", left + a + gap + arrow / 2, y, arrow)
            left += a + arrow + 2 * gap
        self.row(get, left, y, size, bold)


def _in_ribbon(box: QRectF) -> QRectF:
    """Where narrow letters stand in a ribbon."""
    return box.adjusted(AT_EDGE, 2, -AT_EDGE, -2)


def width_of(pay: Sequence[Symbol], get: Sequence[Symbol], size: float, bold: float = 1.0) -> float:
    """How wide a conversion is."""
    return (_wide(pay, size, bold) + size * 1.12 if pay else 0) + _wide(get, size, bold)


def _wide(items: Sequence[Symbol], size: float, bold: float) -> float:
    """Width of a row of symbols; a number is written only where it is not one."""
    numbers = sum(size * bold * (0.28 + 0.26 * len(str(n))) for n, _ in items if n not in (None, 1))
    return numbers + size * len(items) + 3 * (len(items) - 1)


def is_person(key: str) -> bool:
    """Whether the emblem is a portrait, which can be cut by a niche."""
    return has("emblem", f"{key}:bare")
