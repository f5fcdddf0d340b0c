"""What a frame costs: a piece that moves over a board, beside a window that only copies one pixmap."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.ui.board.stage import Stage
from kingsbridge_desktop.ui.board.targets import Target
from kingsbridge_desktop.ui.board.view import BoardView, ViewContext
from kingsbridge_desktop.ui.screens import has_screen, make_view
from kingsbridge_desktop.ui.settings import Settings

WINDOW = (1280, 800)
FRAMES = 60
ROUNDS = 9  # in turns with the reference; the best counts, as the machine may be busy with other things
PLIES = 7  # into the game, so that something lies on the board
Row = dict[str, Any]
# The work of this process where the system counts it finely: what else runs on the machine is no cost of a frame.
_clock = time.process_time if time.get_clock_info("process_time").resolution < 1e-4 else time.perf_counter


class _Blit(QWidget):
    """A window that copies one pixmap of its own size."""

    def __init__(self) -> None:
        super().__init__()
        self._pixmap = QPixmap(*WINDOW)
        self._pixmap.fill(QColor("#B98A54"))
        self.resize(*WINDOW)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._pixmap)


def screens() -> list[str]:
    """The games that have a screen."""
    return [game for game in game_ids() if has_screen(game)]


def frame_rows() -> list[Row]:
    """A row for each promise and game: milliseconds, beside those of the copied pixmap."""
    app = QApplication.instance() or QApplication([])
    settings = Settings()
    blit = _Blit()
    blit.show()
    rows: list[Row] = []
    for game in screens():
        view, stage = _board(game, settings)
        piece = _piece(view)
        _warm(app)
        copy, move, point = (lambda at: blit.update()), partial(_move, piece), partial(_point, piece)
        found = [[_per_frame(app, change) for change in (copy, move, point)] for _ in range(ROUNDS)]
        copying, moving, pointing = (min(column) for column in zip(*found, strict=True))
        rows.append(_row(f"{game}: frame of a moving piece", moving, copying))
        rows.append(_row(f"{game}: pointing at a piece", pointing, copying))
        stage.close()
        stage.deleteLater()
    blit.close()
    return rows


def _row(name: str, value: float, reference: float) -> Row:
    return {
        "name": name,
        "value": round(value, 4),
        "unit": "ms",
        "reference": round(reference, 4),
        "ratio": round(value / reference, 3),
    }


def _board(game: str, settings: Settings) -> tuple[BoardView, Stage]:
    seats = 4
    match = Match(game, [Seat(f"{number + 1}", colour=number) for number in range(seats)], seed=1)
    rng = Random(1)
    while match.ply < PLIES and not match.is_over:
        match.submit(rng.choice(match.legal()))
    language = from_linguist("en")
    colours = [match.rules.colours[seat.colour] for seat in match.seats]
    context = ViewContext(match.seats, colours, game_text(game, language, match.names), language, "day", settings)
    view = make_view(game, context)
    stage = Stage()
    stage.resize(*WINDOW)
    stage.show_board(view.scene, QColor("#2A1E15"))
    stage.show()
    seat = max(0, match.asked)
    view.show(match.view(seat), seat)
    return view, stage


def _piece(view: BoardView) -> Target:
    """The widest card on the board, which is the dearest to move; any target where none is sized by the picture."""
    targets, things = view.scene.targets, view.layer.picture
    wide = [anchor for anchor in targets if anchor in things and things[anchor].width]
    return targets[max(wide, key=lambda anchor: things[anchor].width)] if wide else next(iter(targets.values()))


def _move(piece: Target, at: int) -> None:
    """Back and forth over the middle of the board, a step as in a movement of a quarter of a second."""
    board = piece.board().sceneRect()
    way = abs(at % 32 - 16) / 16
    piece.setPos(QPointF(board.width() * (0.2 + 0.5 * way), board.height() * (0.55 - 0.35 * way)))


def _point(piece: Target, at: int) -> None:
    piece.set_marked(at % 2 == 0)


def _warm(app: Any) -> None:
    for _ in range(5):
        app.processEvents()


def _per_frame(app: Any, change: Callable[[int], None]) -> float:
    """Milliseconds per frame: change something, let Qt paint it."""
    start = _clock()
    for at in range(FRAMES):
        change(at)
        app.processEvents()
    return (_clock() - start) * 1000 / FRAMES
