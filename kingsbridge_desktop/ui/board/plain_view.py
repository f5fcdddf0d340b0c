"""The screen of a game that has none of its own: what lies before whom as plaques, what can be done as labelled fields.

A new game is playable in the window on its first day; it gets a painted screen in `ui/games/<game>` later.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.core.registry import rules_of
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.text.base import GameText, readable
from kingsbridge_desktop.ui.art.lettering import put_words
from kingsbridge_desktop.ui.art.palette import ROOMS, Theme
from kingsbridge_desktop.ui.board.items import Cell, Plaque, box_path
from kingsbridge_desktop.ui.board.picture import Key, Picture, Thing
from kingsbridge_desktop.ui.board.targets import Anchor, Target
from kingsbridge_desktop.ui.board.view import GameView, ViewContext
from kingsbridge_desktop.ui.theme import scene_font
from kingsbridge_desktop.ui.words import action_label

WIDTH, HEIGHT = 1200.0, 800.0
GAP = 16.0
LETTERS = 20.0  # pixels high on a plaque
PLAQUES_END = 520.0  # above: what lies there; below: what can be done
FIELD_WIDTH, FIELD_HEIGHT = 220.0, 52.0
COLUMNS = int((WIDTH - GAP) // (FIELD_WIDTH + GAP))
ROWS = int((HEIGHT - PLAQUES_END - GAP) // (FIELD_HEIGHT + GAP))


class Panel(NamedTuple):
    """A plaque with a heading and lines of words."""

    title: str
    lines: tuple[str, ...]
    width: float


def told(value: Any, name: str = "") -> Iterator[str]:
    """A part of a position in lines: a name and what stands there."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from told(inner, f"{name} {readable(str(key))}".strip())
        return
    if isinstance(value, list):
        value = ", ".join("?" if one is None else readable(str(one)) for one in value) or "–"
    yield f"{name}: {'–' if value is None else readable(str(value))}"


class PlainView(GameView[GameText]):
    """Shows any game from its position as JSON."""

    def __init__(self, game: str, context: ViewContext) -> None:
        super().__init__(context, QRectF(0, 0, WIDTH, HEIGHT))
        self._rules = rules_of(game)
        self._fields: list[Anchor] = []

    def picture(self, s: Any, viewer: int) -> Picture:
        written = self._rules.to_json(s)
        parts = [("", written["table"])]
        parts += [(seat.name, player) for seat, player in zip(self.context.seats, written["players"], strict=True)]
        width = (WIDTH - GAP) / len(parts) - GAP
        return {
            ("part", at): Thing(Panel(title, tuple(told(part)), width), GAP + at * (width + GAP), GAP)
            for at, (title, part) in enumerate(parts)
        }

    def beside(self, s: Any) -> Sequence[str]:
        panels = [thing.face for thing in self.picture(s, self.viewer).values()]
        return [
            f"{panel.title}: {words}" if panel.title else words
            for panel in panels
            if isinstance(panel, Panel)
            for words in panel.lines
        ]

    def make_item(self, key: Key, thing: Thing) -> QGraphicsItem:
        panel = thing.face
        assert isinstance(panel, Panel)
        plaque = Plaque(panel.width, PLAQUES_END - 2 * GAP, self.context.light, LETTERS)
        plaque.write(panel.title, [[Cell(0.0, words)] for words in panel.lines])
        return plaque

    def prepare_offer(self, s: Any, actions: Sequence[Action]) -> None:
        """A field for each action, as far as there is room; the others become buttons."""
        for anchor in self._fields:
            self.scene.drop_target(anchor)
        self._fields = []
        for at, action in enumerate(actions[: COLUMNS * ROWS]):
            field = Field(action, action_label(self.context.text, s, action), self.context.light)
            row, column = divmod(at, COLUMNS)
            field.setPos(GAP + column * (FIELD_WIDTH + GAP), PLAQUES_END + row * (FIELD_HEIGHT + GAP))
            self.scene.add_target(field)
            self._fields.append(action)

    def anchor(self, s: Any, a: Action) -> Anchor | None:
        return a


class Field(Target):
    """A labelled field that stands for an action."""

    def __init__(self, anchor: Anchor, words: str, light: Theme) -> None:
        super().__init__(anchor, box_path(QRectF(0, 0, FIELD_WIDTH, FIELD_HEIGHT), 8))
        self.label = words
        self._light: Theme = light

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        room = ROOMS[self._light]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(room.wood_line), 2))
        painter.setBrush(QColor(room.paper))
        painter.drawPath(self.shape())
        painter.setFont(scene_font(LETTERS, bold=True))
        painter.setPen(QColor(room.text))
        box = QRectF(8, 4, FIELD_WIDTH - 16, FIELD_HEIGHT - 8)
        put_words(painter, box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.label)
