"""A board that gets another size is shown at once, a little soft; what it needs is then painted piece by piece.

A stage in haste paints without smoothing. Whatever then finds its picture in another size only draws that one, and
orders the right one, so that no window waits for all pictures of a board. A stage whose pictures change as a whole, as
in a review, gives itself so much time: what has no picture after that is left out, ordered, and painted a little later.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

_orders: dict[Hashable, Callable[[], object]] = {}
_until: list[float] = []  # processor time after which what has no picture is left out


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


def make_some(seconds: float) -> bool:
    """Makes what was ordered for about so long; False if nothing was left."""
    until, made = time.thread_time() + seconds, make_next()
    while made and time.thread_time() < until and make_next():
        pass
    return made


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """What is painted inside makes pictures for about so long only, in processor time."""
    _until.append(time.thread_time() + seconds)
    try:
        yield
    finally:
        _until.pop()


def is_late() -> bool:
    """Whether a picture that is not there is to be ordered instead of painted."""
    return bool(_until) and time.thread_time() > _until[-1]


def has_orders() -> bool:
    """Whether something is still to be made."""
    return bool(_orders)
