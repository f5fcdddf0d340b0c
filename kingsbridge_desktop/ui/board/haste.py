"""A board that gets another size is shown at once, a little soft; what it needs is then painted piece by piece.

A stage in haste paints without smoothing. Whatever then finds its picture in another size only draws that one, and
orders the right one, so that no window waits for all pictures of a board.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

_orders: dict[Hashable, Callable[[], object]] = {}


def is_hasty(painter: QPainter) -> bool:
    """Whether something soft will do for now."""
    return not painter.testRenderHint(QPainter.RenderHint.SmoothPixmapTransform)


def draw_for_now(
    painter: QPainter, box: QRectF, pixmap: QPixmap, subject: Hashable, make: Callable[[], object]
) -> None:
    """Draws a pixmap of another size, and orders what is to be shown instead."""
    order(subject, make)
    painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))


def order(subject: Hashable, make: Callable[[], object]) -> None:
    """Has something made soon, instead of what is shown for now."""
    _orders[subject] = make


def make_next() -> bool:
    """Makes one thing that was ordered; False if nothing is left."""
    if not _orders:
        return False
    _orders.pop(next(iter(_orders)))()
    return True
