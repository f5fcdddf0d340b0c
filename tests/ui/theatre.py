"""A game's screen on a stage, without a window around it."""

from __future__ import annotations

from random import Random
from typing import Any

from PySide6.QtGui import QColor, QImage

from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui.art.pigments import Light
from kingsbridge_desktop.ui.board.stage import Stage
from kingsbridge_desktop.ui.board.view import Look
from kingsbridge_desktop.ui.game_page import make_view
from kingsbridge_desktop.ui.settings import Settings

ENGLISH = Language("en", lambda context, source, n: source)


class Theatre:
    """Shows a match as somebody may see it."""

    def __init__(
        self,
        qtbot: Any,
        match: Match,
        *,
        speed: str = "normal",
        light: Light = "day",
        size: tuple[int, int] = (950, 680),
    ) -> None:
        self.match = match
        self.settings = Settings()
        self.settings.values.speed = speed
        colours = [match.rules.colours[seat.colour] for seat in match.seats]
        text = game_text(match.game, ENGLISH, match.names)
        self.look = Look(match.seats, colours, text, ENGLISH, light, self.settings)
        self.view: Any = make_view(match.game, self.look)
        self.stage = Stage()
        qtbot.addWidget(self.stage)
        self.stage.resize(*size)
        self.stage.show_board(self.view.scene, QColor("#2A1E15"))
        self.stage.show()

    def sync(self, viewer: int, ply: int | None = None) -> None:
        """Shows what a seat may know, now or after so many actions."""
        self.view.sync(self.match.view(viewer, ply), viewer)

    def groups(self) -> dict[Any, list[Action]]:
        """The legal actions by anchor, as the page groups them."""
        s = self.match.view(self.match.asked)
        found: dict[Any, list[Action]] = {}
        for action in self.match.legal():
            found.setdefault(self.view.anchor(s, action), []).append(action)
        return found

    def picture(self) -> QImage:
        """What is seen."""
        return self.stage.grab().toImage()


def played(match: Match, until: Any, seed: int = 1) -> Match:
    """Random play until something holds."""
    rng = Random(seed)
    while not match.is_over and not until(match):
        match.submit(rng.choice(match.legal()))
    return match


def asks(kind: str, ply: int = 0) -> Any:
    """Whether that is asked, for `played`."""
    return lambda match: match.ply >= ply and match.state.stack[-1].kind == kind
