"""The parts of a game in pictures: how its board grew from part to part, and what each of them is remembered by."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from types import ModuleType
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from kingsbridge_desktop.core.types import NOBODY, Event
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.play.story import Stage
from kingsbridge_desktop.text.base import GameText
from kingsbridge_desktop.ui.board.view import ViewContext
from kingsbridge_desktop.ui.screens import make_view
from kingsbridge_desktop.ui.settings import Settings

DOTS = 440  # pixels of a picture from left to right


class PartNote(NamedTuple):
    """What a part is remembered by: what was built, and the event that happened, with its emblem."""

    built: str = ""
    happened: str = ""
    emblem: str = ""


class Part(NamedTuple):
    """A part of a game on paper; its picture only where the game has one."""

    before: Stage
    after: Stage
    note: PartNote
    picture: QImage | None


def parts_of(match: Match, stages: Sequence[Stage], text: GameText, screen: ModuleType | None, most: int) -> list[Part]:
    """The first parts of a game, each with its note and its picture as everybody may know it.

    A game's `ending.py` says which piece of its board grows (`GROWS`, in its units) and what is told (`part_note`).
    """
    told: Callable[[GameText, Sequence[Event]], PartNote] | None = getattr(screen, "part_note", None)
    grows: QRectF | None = getattr(screen, "GROWS", None)
    steps = list(pairwise(stages))[:most]
    pictures = growth(match, [after.ply for _, after in steps], text, grows) if grows is not None else []
    found = []
    for number, (before, after) in enumerate(steps):
        note = told(text, _events(match, before, after)) if told is not None else PartNote()
        found.append(Part(before, after, note, pictures[number] if pictures else None))
    return found


def _events(match: Match, before: Stage, after: Stage) -> list[Event]:
    """What everybody could see from one stage to the next."""
    steps = match.steps[before.ply : after.ply]
    first = list(match.setup_events) if before.ply == 0 else []
    return [event for event in (*first, *(one for step in steps for one in step.events)) if event.visible_to(NOBODY)]


def growth(match: Match, plies: Sequence[int], text: GameText, seen: QRectF) -> list[QImage]:
    """A piece of the board after so many actions, each as everybody may know it."""
    liveries = [match.rules.colours[seat.colour] for seat in match.seats]
    context = ViewContext(match.seats, liveries, text, text.language, "day", Settings())
    view = make_view(match.edition, context)
    found = []
    for ply in plies:
        view.show(match.view(NOBODY, ply), NOBODY)
        image = QImage(DOTS, round(DOTS * seen.height() / seen.width()), QImage.Format.Format_RGB32)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        view.scene.render(painter, QRectF(image.rect()), seen)
        painter.end()
        found.append(image)
    return found
