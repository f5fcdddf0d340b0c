"""A game's screen on a stage, without a window around it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from PySide6.QtGui import QColor, QImage, QPainter

from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.board.motion import Motion
from kingsbridge_desktop.ui.board.stage import Stage
from kingsbridge_desktop.ui.board.view import ViewContext
from kingsbridge_desktop.ui.moment_player import MomentPlayer
from kingsbridge_desktop.ui.screens import make_view
from kingsbridge_desktop.ui.settings import Settings

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
ENGLISH = Language("en", lambda context, source, n: source)


class Picture:
    """What is seen; equal to another if nobody could tell them apart.

    Letters come out of Qt a few shades different, depending on what was written before them.
    """

    UNSEEN = 8  # of 255 levels of a colour
    __hash__ = None  # type: ignore[assignment]  # no two alike pictures need to have the same bits

    def __init__(self, image: QImage) -> None:
        self.image = image.convertToFormat(QImage.Format.Format_RGB888)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Picture):
            return NotImplemented
        if other.image == self.image or other.image.size() != self.image.size():
            return other.image == self.image
        difference = QImage(self.image)
        painter = QPainter(difference)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
        painter.drawImage(0, 0, other.image)
        painter.end()
        bits, line, used = bytes(difference.constBits()), difference.bytesPerLine(), 3 * difference.width()
        rows = (bits[at : at + used] for at in range(0, len(bits), line))  # what lies behind a row is no part of it
        return max(map(max, rows)) <= self.UNSEEN


class Theatre:
    """Shows a match as somebody may see it."""

    def __init__(
        self,
        qtbot: Any,
        match: Match,
        *,
        speed: str = "normal",
        light: Theme = "day",
        size: tuple[int, int] = (950, 680),
    ) -> None:
        self.match = match
        self.settings = Settings()
        self.settings.values.speed = speed
        colours = [match.rules.colours[seat.colour] for seat in match.seats]
        text = game_text(match.edition, ENGLISH, match.names)
        self.context = ViewContext(match.seats, colours, text, ENGLISH, light, self.settings, match.rules.why_not)
        self.view: Any = make_view(match.edition, self.context)
        self.player = MomentPlayer(self.view)
        self.stage = Stage()
        qtbot.addWidget(self.stage)
        self.stage.resize(*size)
        self.stage.show_board(self.view.scene, QColor("#2A1E15"))
        self.stage.show()

    def sync(self, viewer: int, ply: int | None = None) -> None:
        """Shows what a seat may know, now or after so many actions."""
        self.view.show(self.match.view(viewer, ply), viewer)

    def play(self, viewer: int) -> None:
        """Sets the last step in motion, as the page does."""
        self.player.play(self.match.moments(self.match.ply, viewer), viewer)

    def motion(self, viewer: int, kind: str) -> Motion:
        """The movement of the first event of that kind in the last step."""
        moments = self.match.moments(self.match.ply, viewer)
        before = self.match.view(viewer, self.match.ply - 1)
        for moment in moments:
            if moment.event is not None and moment.event.kind == kind:
                self.view.show(before, viewer)
                motion: Motion = self.view.motion(before, moment.position, [moment.event])
                return motion
            before = moment.position
        raise AssertionError(f"{kind} did not happen")

    def groups(self) -> dict[Any, list[Action]]:
        """The legal actions by anchor, as the page groups them."""
        s = self.match.view(self.match.asked)
        found: dict[Any, list[Action]] = {}
        for action in self.match.legal():
            found.setdefault(self.view.anchor(s, action), []).append(action)
        return found

    def picture(self) -> Picture:
        """What is seen."""
        return Picture(self.stage.grab().toImage())


def match_of(game: str, seats: int = 4, seed: int = 1, options: Mapping[str, int] | None = None) -> Match:
    """A table of persons."""
    return Match(game, [Seat(name, colour=at) for at, name in enumerate(NAMES[:seats])], seed, options)


def played(match: Match, until: Any, seed: int = 1) -> Match:
    """Random play until something holds."""
    rng = Random(seed)
    while not match.is_over and not until(match):
        match.submit(rng.choice(match.legal()))
    return match


def asks(kind: str, ply: int = 0) -> Any:
    """Whether that is asked, for `played`."""
    return lambda match: match.ply >= ply and match.state.stack[-1].kind == kind
