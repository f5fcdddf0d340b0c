"""The painted ground of a board: a committed image, scaled once per size on the screen, then only copied."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop import resources
from kingsbridge_desktop.core.errors import BadData
from kingsbridge_desktop.ui.art.palette import Theme


@cache
def anchors(board: str) -> dict[str, Any]:
    """Where things stand on a board, in its nominal coordinates: the file beside its picture."""
    path = resources.assets() / "boards" / f"{board}.anchors.json"
    try:
        found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadData(f"{path.name} cannot be read: {error}", file=path.name) from error
    return found


def board_image(name: str, light: Theme) -> QImage:
    """A painted picture of a board, at twice its nominal size."""
    path = resources.assets() / "boards" / f"{name}_{light}.webp"
    image = QImage(str(path))
    if image.isNull():
        raise BadData(f"{path.name} is missing or not a picture", file=path.name)
    return image


class BoardGround(QGraphicsItem):
    """A picture under everything. No click meets it; a frame only copies the part that is seen."""

    def __init__(self, name: str, box: QRectF, light: Theme, z: float = -1000) -> None:
        super().__init__()
        self._name, self._box = name, box
        self._light: Theme = light
        self._image: QImage | None = None
        self._scaled: dict[tuple[int, int], QPixmap] = {}
        self.setZValue(z)

    def restyle(self, light: Theme) -> None:
        """Another light."""
        if light != self._light:
            self._light, self._image = light, None
            self._scaled.clear()
            self.update()

    def boundingRect(self) -> QRectF:
        return self._box

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def prepare(self, scale: float) -> bool:
        """Loads and scales it for so many pixels per unit, so that the frame that first shows it only copies.

        False if it was ready.
        """
        if self._size(scale) in self._scaled:
            return False
        self._pixmap(*self._size(scale))
        return True

    def _size(self, scale: float) -> tuple[int, int]:
        return max(1, round(self._box.width() * scale)), max(1, round(self._box.height() * scale))

    def _pixmap(self, width: int, height: int) -> QPixmap:
        found = self._scaled.get((width, height))
        if found is None:
            if self._image is None:
                self._image = board_image(self._name, self._light)
            if len(self._scaled) > 2:
                self._scaled.clear()
            scaled = self._image.scaled(
                width, height, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
            )
            found = self._scaled[width, height] = QPixmap.fromImage(scaled)
        return found

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        t = painter.worldTransform()
        device = painter.device()
        ratio = device.devicePixelRatioF() if device is not None else 1.0
        pixmap = self._pixmap(*self._size(t.m11() * ratio))
        pixmap.setDevicePixelRatio(ratio)
        at = t.map(self._box.topLeft())
        painter.setWorldTransform(QTransform())
        painter.drawPixmap(QPointF(round(at.x() * ratio) / ratio, round(at.y() * ratio) / ratio), pixmap)
        painter.setWorldTransform(t)
