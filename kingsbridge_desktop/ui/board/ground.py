"""What lies under everything: the wood of the table and the painted board, kept by the stage as its background."""

from __future__ import annotations

import json
from functools import cache, partial
from typing import Any, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from kingsbridge_desktop import resources
from kingsbridge_desktop.core.errors import BadData
from kingsbridge_desktop.ui.art import grounds
from kingsbridge_desktop.ui.art.image_file import read_image
from kingsbridge_desktop.ui.art.palette import Theme, picture_light
from kingsbridge_desktop.ui.board import haste
from kingsbridge_desktop.ui.board.sharp import copy_pixmap, pixel_ratio

AROUND = QRectF(-700, -500, 1400, 1000)  # how far the table goes beyond the scene, left, up, and in all


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
    return read_image(resources.assets() / "boards" / f"{name}_{picture_light(light)}.webp")


class Ground(Protocol):
    """A part of the background."""

    box: QRectF

    def restyle(self, light: Theme) -> None:
        """Another light."""

    def paint(self, painter: QPainter) -> None:
        """Paints it in units of the scene."""


class Wood:
    """The table, as far as it may be seen around a scene."""

    def __init__(self, scene: QRectF, light: Theme) -> None:
        self.box = QRectF(scene.topLeft() + AROUND.topLeft(), scene.size() + AROUND.size())
        self._light: Theme = light

    def lie_around(self, middle: float) -> None:
        """The window has its middle there: a table that lies beside something has wood below that, too."""
        self.box.moveCenter(QPointF(middle, self.box.center().y()))

    def restyle(self, light: Theme) -> None:
        """Another light."""
        self._light = light

    def paint(self, painter: QPainter) -> None:
        """Paints it in units of the scene, so that planks grow with the board."""
        if not haste.is_hasty(painter):
            grounds.wood(painter, self.box, light=self._light)
            return
        scale = painter.worldTransform().m11() * pixel_ratio(painter)
        grounds.wood(painter, self.box, light=self._light, for_now=True)
        haste.order((id(self), scale), partial(grounds.prepare_wood, self._light, scale))


class Painting:
    """A committed picture of a board or of a part of one, scaled once per size on the screen, then only copied."""

    def __init__(self, name: str, box: QRectF, light: Theme) -> None:
        self.box = box
        self._name = name
        self._light: Theme = light
        self._image: QImage | None = None
        self._scaled: dict[tuple[int, int], QPixmap] = {}

    def restyle(self, light: Theme) -> None:
        """Another light."""
        if light != self._light:
            self._light, self._image = light, None
            self._scaled.clear()

    def prepare(self, scale: float) -> bool:
        """Loads and scales it for so many pixels per unit, so that the frame that first shows it only copies.

        False if it was ready.
        """
        if self._size(scale) in self._scaled:
            return False
        self._pixmap(*self._size(scale))
        return True

    def _size(self, scale: float) -> tuple[int, int]:
        return max(1, round(self.box.width() * scale)), max(1, round(self.box.height() * scale))

    def _pixmap(self, width: int, height: int) -> QPixmap:
        found = self._scaled.get((width, height))
        if found is None:
            if self._image is None:
                self._image = board_image(self._name, self._light)
            while len(self._scaled) > 2:
                del self._scaled[next(iter(self._scaled))]
            scaled = self._image.scaled(
                width, height, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
            )
            found = self._scaled[width, height] = QPixmap.fromImage(scaled)
        return found

    def paint(self, painter: QPainter) -> None:
        """Copies it to its box."""
        ratio = pixel_ratio(painter)
        scale = painter.worldTransform().m11() * ratio
        if haste.is_hasty(painter) and self._scaled and self._size(scale) not in self._scaled:
            near = next(reversed(self._scaled.values()))
            haste.draw_for_now(painter, self.box, near, (id(self), scale), partial(self.prepare, scale))
            return
        pixmap = self._pixmap(*self._size(scale))
        pixmap.setDevicePixelRatio(ratio)
        copy_pixmap(painter, self.box.topLeft(), pixmap)
