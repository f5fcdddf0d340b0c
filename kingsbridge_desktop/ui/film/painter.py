"""Paints the pictures of a film: a board of its own that nobody sees, and a strip below it for the words."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter

from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.play.film_plan import Shot
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.board.view import ViewContext
from kingsbridge_desktop.ui.screens import make_view
from kingsbridge_desktop.ui.settings import Settings
from kingsbridge_desktop.ui.style.colours import Colours
from kingsbridge_desktop.ui.theme import scene_font

WIDTHS = (640, 960, 1280)  # pixels
STRIP = 0.064  # of the width, for two lines of words
LETTERS = 0.0215
LEAST_LETTERS = 0.6  # of their usual size, where a caption is long


class FilmPainter:
    """A board that is shown as everybody may know it; in the window's thread only."""

    def __init__(self, match: Match, language: Language, light: Theme, width: int, settings: Settings) -> None:
        self.text = game_text(match.edition, language, match.names)
        liveries = [match.rules.colours[seat.colour] for seat in match.seats]
        context = ViewContext(match.seats, liveries, self.text, language, light, settings)
        self._view = make_view(match.edition, context)
        self._colours = Colours(light)
        box = self._view.scene.sceneRect()
        self._wide = width // 4 * 4
        self._board = round(self._wide * box.height() / box.width())
        self._high = (self._board + round(self._wide * STRIP)) // 2 * 2

    def paint(self, shot: Shot) -> QImage:
        """One picture."""
        self._view.show(shot.position, NOBODY)
        image = QImage(self._wide, self._high, QImage.Format.Format_RGB32)
        image.fill(self._colours.window)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._view.scene.render(painter, QRectF(0, 0, self._wide, self._board), self._view.scene.sceneRect())
        strip = QRectF(0, self._board, self._wide, self._high - self._board)
        painter.fillRect(strip, self._colours.panel)
        self._write(painter, strip.adjusted(self._wide * 0.015, 0, -self._wide * 0.015, 0), shot.words)
        painter.end()
        return image

    def _write(self, painter: QPainter, box: QRectF, words: str) -> None:
        """In the middle, in smaller letters where it would not fit."""
        flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
        size = self._wide * LETTERS
        while size > self._wide * LETTERS * LEAST_LETTERS:
            needed = QFontMetricsF(scene_font(size, bold=True)).boundingRect(box, flags, words)
            if needed.height() <= box.height() and needed.width() <= box.width():
                break
            size *= 0.94
        painter.setFont(scene_font(size, bold=True))
        painter.setPen(self._colours.text)
        painter.drawText(box, flags, words)
