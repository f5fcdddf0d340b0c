"""Writing a film without a window, for the command line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtWidgets import QApplication

from kingsbridge_desktop.play.film_plan import Shot, shots
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui.film.painter import FilmPainter
from kingsbridge_desktop.ui.film.writing import write_now
from kingsbridge_desktop.ui.settings import Settings


def write_film(
    match: Match,
    language: Language,
    path: Path,
    part: tuple[int, int],
    speed: float,
    width: int,
    told: Callable[[int], None],
) -> None:
    """Writes a film from one move to another; needs no screen, but Qt's application for letters and pictures."""
    app = QApplication.instance() or QApplication([])
    painter = FilmPainter(match, language, "day", width, Settings())

    def counted() -> Iterator[Shot]:
        for shot in shots(match, painter.text, *part, speed):
            yield shot
            told(shot.ply)

    write_now(counted(), painter, path)
    del app
