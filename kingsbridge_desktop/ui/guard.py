"""Nothing that Qt calls may fail into Qt: an exception in an override is reported here and answered with a default.

PySide reports an exception in a slot through `sys.excepthook` and goes on. One in an override of a virtual function it
carries through Qt's own code to the next Python caller; on the way a painter that the traceback keeps alive ends the
process, and the caller, often a page in the middle of its work, is cut off for a fault that is not its own.
"""

from __future__ import annotations

import functools
import sys
import traceback
from collections.abc import Callable
from types import TracebackType
from typing import Any

from PySide6.QtCore import QObject, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QLayoutItem

OURS = "kingsbridge_desktop."
_GUARDED = "_overrides_are_guarded"
# What Qt is told instead, where an override must answer something; everything else answers nothing.
DEFAULTS: dict[str, Callable[[], Any]] = {
    "event": lambda: False,
    "eventFilter": lambda: False,
    "sceneEvent": lambda: False,
    "viewportEvent": lambda: False,
    "sceneEventFilter": lambda: False,
    "focusNextPrevChild": lambda: False,
    "boundingRect": QRectF,
    "shape": QPainterPath,
    "contains": lambda: False,
    "sizeHint": QSize,
    "minimumSizeHint": QSize,
    "minimumSize": QSize,
    "maximumSize": lambda: QSize(16777215, 16777215),
    "geometry": QRect,
    "heightForWidth": lambda: -1,
    "hasHeightForWidth": lambda: False,
    "expandingDirections": lambda: Qt.Orientation(0),
    "isEmpty": lambda: False,
    "count": lambda: 0,
    "rowCount": lambda: 0,
    "columnCount": lambda: 0,
}


def report(error: BaseException) -> None:
    """Tells the one place that hears of every fault; never raises."""
    found = error.__traceback__
    end_painters(found)
    sys.excepthook(type(error), error, found)
    # What the frames hold would live as long as the error: a painter that has to end before Qt goes on.
    traceback.clear_frames(found)


def end_painters(found: TracebackType | None) -> None:
    """Ends the painters that failing code began: Qt ends the process when a picture goes before its painter does."""
    for frame, _ in traceback.walk_tb(found):
        given = frame.f_code.co_varnames[: frame.f_code.co_argcount]
        for name, value in list(frame.f_locals.items()):
            if isinstance(value, QPainter) and name not in given and value.isActive():
                value.end()


def attempt(call: Callable[[], object]) -> bool:
    """Does something that must not stop what follows; False if it failed, which is reported."""
    try:
        call()
    except Exception as error:  # noqa: BLE001 - whatever it is, what follows must be done
        report(error)
        return False
    return True


def guarded(name: str, override: Callable[..., Any]) -> Callable[..., Any]:
    """The override, which never fails into Qt."""
    default = DEFAULTS.get(name)

    @functools.wraps(override)
    def safely(*args: Any, **more: Any) -> Any:
        try:
            return override(*args, **more)
        except Exception as error:  # noqa: BLE001 - whatever it is, Qt must not meet it
            report(error)
            return default() if default is not None else None

    return safely


def watch_overrides() -> None:
    """From now on every class of ours that overrides something of Qt is guarded when it is made.

    WORKAROUND: PySide has no one place to catch an exception of an override, so the classes of Qt tell us of their
    heirs. Decorating each override by hand would be forgotten once, and once is a crash.
    """
    for root in (QObject, QGraphicsItem, QLayoutItem):
        root.__init_subclass__ = _watcher(root)  # type: ignore[assignment, method-assign]


def _watcher(root: type) -> classmethod[Any, Any, None]:
    def made(cls: type[Any], /, **more: Any) -> None:
        super(root, cls).__init_subclass__(**more)  # type: ignore[arg-type]  # a screen may have other parents that want to know, too
        if _GUARDED not in vars(cls):  # a graphics object descends from two roots
            setattr(cls, _GUARDED, True)
            _guard(cls)

    return classmethod(made)


def _guard(cls: type) -> None:
    if not cls.__module__.startswith(OURS):
        return
    ancestors = [base for base in cls.__mro__[1:] if base.__module__.startswith("PySide6.")]
    for name, member in list(vars(cls).items()):
        if name.startswith("_") or not callable(member) or isinstance(member, type):
            continue
        if any(callable(vars(base).get(name)) for base in ancestors):
            setattr(cls, name, guarded(name, member))
