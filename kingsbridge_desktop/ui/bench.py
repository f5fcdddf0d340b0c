"""What a frame costs: a piece that moves over a board, beside a window that only copies one pixmap."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsItem, QWidget

from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.core.types import Event
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.ui.board.picture import Thing
from kingsbridge_desktop.ui.board.picture_layer import ABOVE
from kingsbridge_desktop.ui.board.stage import Stage
from kingsbridge_desktop.ui.board.targets import Target
from kingsbridge_desktop.ui.board.view import BoardView, ViewContext
from kingsbridge_desktop.ui.screens import has_screen, make_view
from kingsbridge_desktop.ui.settings import Settings

WINDOW = (1280, 800)
FRAMES = 60
ROUNDS = 9  # in turns with the reference; the best counts, as the machine may be busy with other things
TRIES = 2  # rounds that find out which kind of piece is the dearest
PLIES = 7  # into the game, so that something lies on the board
WATCHED = 160  # plies in which is seen what moves
SMALL = 0.5  # the scale from which a piece grows that changes its size on the way
Row = dict[str, Any]
# The work of this process where the system counts it finely: what else runs on the machine is no cost of a frame.
_clock = time.process_time if time.get_clock_info("process_time").resolution < 1e-4 else time.perf_counter


class Traveller(NamedTuple):
    """A kind of piece that moves in this game, at its largest."""

    kind: str
    thing: Thing
    grows: bool


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
    """Rows for each game: milliseconds of its dearest moving piece and of pointing at one, beside a copied pixmap."""
    app = QApplication.instance() or QApplication([])
    settings = Settings()
    blit = _Blit()
    blit.show()
    rows: list[Row] = []
    for game in screens():
        view, stage = _board(game, settings)
        _warm(app)
        kind, moving, copying = dearest(app, view, blit, travellers(game, settings))
        rows.append(_row(f"{game}: frame of a moving piece ({kind})", moving, copying))
        pointed = _pointed(view)
        found = [_pair(app, blit, partial(_point, pointed)) for _ in range(ROUNDS)]
        copying, pointing = (min(column) for column in zip(*found, strict=True))
        rows.append(_row(f"{game}: pointing at a piece", pointing, copying))
        stage.close()
        stage.deleteLater()
    blit.close()
    return rows


def travellers(game: str, settings: Settings) -> list[Traveller]:
    """Every kind of piece that moves, comes, goes or flies by in a game at random."""
    view, stage = _board(game, settings)
    match, rng = _match(game), Random(1)
    found: dict[str, Traveller] = {}
    sizes: dict[str, float] = {}
    while match.ply < WATCHED and not match.is_over:
        before = match.view(0)
        match.submit(rng.choice(match.legal()))
        for moment in match.moments(match.ply, 0):
            if moment.event is None:
                continue
            for thing, grows in _moving(view, before, moment.position, moment.event):
                kind = _kind(thing.face)
                box = view.make_item(None, thing).boundingRect()
                if box.width() * box.height() > sizes.get(kind, 0.0) or (grows and not found[kind].grows):
                    sizes[kind] = max(sizes.get(kind, 0.0), box.width() * box.height())
                    found[kind] = Traveller(kind, thing, grows or (kind in found and found[kind].grows))
            before = moment.position
    stage.close()
    stage.deleteLater()
    return list(found.values())


def _moving(view: BoardView, before: Any, after: Any, e: Event) -> Iterator[tuple[Thing, bool]]:
    """What moves with an event, and whether it changes its size."""
    view.show(before, 0)
    motion = view.motion(before, after, [e])
    if not motion.duration:
        return
    was, will = view.picture(before, 0), view.picture(after, 0)
    for key in {*was, *will}:
        start = was.get(key) or motion.enter(key, will[key])
        end = will.get(key) or motion.leave(key, was[key])
        if start is not None and end is not None and start.at != end.at:
            yield will.get(key) or was[key], bool(start.width and end.width and start.width != end.width)
    for flight in motion.flights:
        if flight.thing.at != flight.end:
            yield flight.thing, False


def _kind(face: Any) -> str:
    """The name of a face and the first word in it, as "Token die"."""
    part, word = face, ""
    while isinstance(part, tuple) and part and not word:
        part = part[0]
        word = part.partition(":")[0] if isinstance(part, str) else ""
    return f"{type(face).__name__} {word}".strip() if isinstance(face, tuple) else str(face)


def dearest(app: Any, view: BoardView, blit: QWidget, kinds: list[Traveller]) -> tuple[str, float, float]:
    """The kind whose frames take longest: its name, its milliseconds and those of the copied pixmap."""
    tried = [(min(_frames(app, view, blit, one) for _ in range(TRIES)), one) for one in kinds]
    _, worst = max(tried, key=lambda pair: pair[0][1] / pair[0][0])
    copying, moving = zip(*(_frames(app, view, blit, worst) for _ in range(ROUNDS)), strict=True)
    return worst.kind, min(moving), min(copying)


def _frames(app: Any, view: BoardView, blit: QWidget, one: Traveller) -> tuple[float, float]:
    piece = view.make_item(None, one.thing)
    piece.setZValue(one.thing.layer + ABOVE)
    view.scene.addItem(piece)
    found = _pair(app, blit, partial(_move, piece, one.grows))
    view.scene.removeItem(piece)
    return found


def _pair(app: Any, blit: QWidget, change: Callable[[int], None]) -> tuple[float, float]:
    return _per_frame(app, lambda at: blit.update()), _per_frame(app, change)


def _row(name: str, value: float, reference: float) -> Row:
    return {
        "name": name,
        "value": round(value, 4),
        "unit": "ms",
        "reference": round(reference, 4),
        "ratio": round(value / reference, 3),
    }


def _match(game: str) -> Match:
    return Match(game, [Seat(f"{number + 1}", colour=number) for number in range(4)], seed=1)


def _board(game: str, settings: Settings) -> tuple[BoardView, Stage]:
    match = _match(game)
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


def _pointed(view: BoardView) -> Target:
    """The widest card on the board; any target where none is sized by the picture."""
    targets, things = view.scene.targets, view.layer.picture
    wide = [anchor for anchor in targets if anchor in things and things[anchor].width]
    return targets[max(wide, key=lambda anchor: things[anchor].width)] if wide else next(iter(targets.values()))


def _move(piece: QGraphicsItem, grows: bool, at: int) -> None:
    """Back and forth over the middle of the board, a step as in a movement of a quarter of a second."""
    board = piece.scene().sceneRect()
    way = abs(at % 32 - 16) / 16
    piece.setPos(QPointF(board.width() * (0.2 + 0.5 * way), board.height() * (0.55 - 0.35 * way)))
    if grows:
        piece.setScale(SMALL + (1 - SMALL) * way)


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
