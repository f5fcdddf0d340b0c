"""Small pictures that widgets around the boards use, by name, size and light."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from kingsbridge_desktop.ui.art import cache, scenery
from kingsbridge_desktop.ui.art.palette import Theme

SMALL = 320  # pixels wide


def shield(colour: str, size: float, ratio: float, light: Theme) -> QPixmap:
    """A player's shield with its pattern, `size` high; on dark ground with a halo."""
    return cache.pixmap(cache.emblem(f"shield:{colour}", halo=light == "candle"), round(size), ratio, light)


def emblem(name: str, size: float, ratio: float, light: Theme) -> QPixmap:
    """An emblem by name; on dark ground with a halo."""
    return cache.pixmap(cache.emblem(name, halo=light == "candle"), round(size), ratio, light)


def vignette(game: str, width: float, ratio: float, light: Theme) -> QPixmap:
    """A game's picture on the home page."""
    return cache.pixmap(cache.vignette(game), (round(width), round(width / 1.5)), ratio, light)


def icon() -> QIcon:
    """The icon of the app."""
    return scenery.icon()


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
