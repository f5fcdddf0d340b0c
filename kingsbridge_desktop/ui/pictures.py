"""Small pictures that widgets around the boards use, by name, size and light."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from kingsbridge_desktop.ui.art import cache, layers
from kingsbridge_desktop.ui.art.palette import Theme

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

SMALL = 320  # pixels wide


def shield(colour: str, size: float, ratio: float, light: Theme) -> QPixmap:
    """A player's shield with its pattern, `size` high; on dark ground with a halo."""
    return cache.pixmap(cache.emblem(f"shield:{colour}", halo=light != "day"), round(size), ratio, light)


def emblem(name: str, size: float, ratio: float, light: Theme) -> QPixmap:
    """An emblem by name; on dark ground with a halo."""
    return cache.pixmap(cache.emblem(name, halo=light != "day"), round(size), ratio, light)


def vignette(game: str, width: float, ratio: float, light: Theme) -> QPixmap:
    """A game's picture on the home page."""
    return cache.pixmap(cache.vignette(game), (round(width), round(width / 1.5)), ratio, light)


def icon() -> QIcon:
    """The icon of the app: a cathedral's west front with its rose window."""
    found = QIcon()
    for size in layers.ICON_SIZES:
        found.addPixmap(QPixmap.fromImage(layers.layer("emblem", "app_icon", size)))
    return found


def small(scene: QGraphicsScene) -> QPixmap:
    """A small picture of a board."""
    box = scene.sceneRect()
    size = SMALL, round(SMALL * box.height() / box.width())
    pixmap = QPixmap(*size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    scene.render(painter, QRectF(0, 0, *size), box)
    painter.end()
    return pixmap


def draw_in_the_middle(ground: QPixmap, picture: QPixmap) -> None:
    """Lays a picture on a ground, as large as it fits."""
    size = QSizeF(picture.size()).scaled(QSizeF(ground.size()), Qt.AspectRatioMode.KeepAspectRatio)
    box = QRectF(QPointF(0, 0), size)
    box.moveCenter(QRectF(ground.rect()).center())
    painter = QPainter(ground)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(box, picture, QRectF(picture.rect()))
    painter.end()
