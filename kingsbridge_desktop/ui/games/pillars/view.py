"""The cathedral site: the painted ground, its names and zones; everything else is in picture, places and hover."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any, cast

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QPushButton, QWidget

from kingsbridge_desktop.core.types import NOBODY, Action, Event
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.best_building import best, plan_of
from kingsbridge_desktop.games.pillars.state import rights_lost
from kingsbridge_desktop.text.pillars import Text
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.board.ground import BoardGround
from kingsbridge_desktop.ui.board.items import Label, Plaque
from kingsbridge_desktop.ui.board.motion import Motion
from kingsbridge_desktop.ui.board.picture import Key, Picture, Thing
from kingsbridge_desktop.ui.board.scene import BoardScene
from kingsbridge_desktop.ui.board.sharp import Ground
from kingsbridge_desktop.ui.board.targets import Anchor, Target, Zone
from kingsbridge_desktop.ui.board.view import BoardView, Chip, Sheet, ViewContext
from kingsbridge_desktop.ui.games.pillars import hover, layout, movement, pieces, places, sheets
from kingsbridge_desktop.ui.games.pillars.almanac import Almanac
from kingsbridge_desktop.ui.games.pillars.cathedral import PartItem
from kingsbridge_desktop.ui.games.pillars.hover_card import HoverCard
from kingsbridge_desktop.ui.games.pillars.mat_preview import MatPreview
from kingsbridge_desktop.ui.games.pillars.picture import mat_of, picture, question, shows_display
from kingsbridge_desktop.ui.games.pillars.preparation import Preparation, painting, to_come
from kingsbridge_desktop.ui.games.pillars.words import say
from kingsbridge_desktop.ui.theme import scene_font

LARGEST_NAME, SMALLEST_NAME = 24.0, 17.0
PLAQUE_PIXELS = 23.0


class View(BoardView):
    """The screen of the board game."""

    def __init__(self, context: ViewContext) -> None:
        super().__init__(context, BoardScene(layout.SCENE.width(), layout.SCENE.height()))
        self.scene.setSceneRect(layout.SCENE)
        self._table = Ground(cache.TABLE, layout.AROUND, context.light)
        self._site = BoardGround("pillars", layout.BOARD, context.light, z=-900)
        self._plaque = Plaque(layout.TOLD.width(), layout.TOLD.height(), context.light, PLAQUE_PIXELS)
        self._plaque.setPos(layout.TOLD.topLeft())
        self._plaque.setZValue(layout.STRIP_LAYER)
        self._hover_card = HoverCard(context.light)
        self._mat_preview = MatPreview(context.light)
        for item in (self._table, self._site, self._plaque, self._hover_card, self._mat_preview):
            self.scene.addItem(item)
        self._names: list[QGraphicsItem] = []
        self._pointed: Anchor | None = None
        self._vp_at_start: dict[int, tuple[int, ...]] = {}  # by the rounds whose start was seen
        self._preparation = Preparation(self)
        self._prepared: object = None  # for what the preparation is made or on its way
        self._button: QPushButton | None = None
        self._almanac: Almanac | None = None
        self._add_zones()
        self.restyle()

    @property
    def text(self) -> Text:
        """The game's own text in the language of the moment."""
        return cast(Text, self.context.text)

    # what never moves

    def _add_zones(self) -> None:
        site = layout.site()
        for step, words in zip(layout.STEPS, site.words, strict=True):
            box = words.box.united(_around(site.numbers[step - 1], layout.NUMBER, layout.NUMBER))
            self._add_zone(Zone(("step", step), _rounded(box, 12)), layout.STEP_ZONE)
        for kind, box in enumerate(site.stalls):
            self._add_zone(pieces.stall(kind, _rounded(box, 10)), layout.STALL_ZONE)
        self._add_zone(Zone(("bag",), _rounded(layout.bag_box(), 30)), layout.BAG_ZONE)
        cards = dict(zip((*tables.KINGSBRIDGE, *tables.SHIRING), (*site.kingsbridge, *site.shiring), strict=True))
        for space, at in enumerate(site.spaces):
            path = QPainterPath()
            path.addEllipse(QPointF(*at), layout.SPACE, layout.SPACE)
            if space in cards:  # the card above the space belongs to it
                path = path.united(_rounded(layout.card_box(cards[space]), 6))
            self._add_zone(pieces.builder_space(space, at, path), layout.SPACE_ZONE)
        self._add_zone(Zone(("event",), _rounded(layout.card_box(site.event), 6)), layout.EVENT_ZONE)

    def _add_zone(self, zone: Target, z: float) -> None:
        zone.setZValue(z)
        self.scene.add_target(zone)

    def restyle(self) -> None:
        super().restyle()
        light = self.context.light
        self._table.light = light
        self._table.update()
        self._site.restyle(light)
        self._plaque.restyle(light)
        self._hover_card.light = self._mat_preview.light = light
        self._hover_card.hide()
        self._mat_preview.hide()
        for item in self._names:
            self.scene.removeItem(item)
        self._names = [self._name_of_step(step) for step in layout.STEPS]
        if self._button is not None:
            self._button.setText(say(self.context, "almanac"))

    def _name_of_step(self, step: int) -> QGraphicsItem:
        """As large as its ribbon allows."""
        place = layout.site().words[step - 1]
        name = say(self.context, "start_player")
        if step != layout.START_PLAYER:
            entry = tables.DATA.steps[step - 1]
            name = self.text.title(self.context.language.pick(entry))
        pixels = LARGEST_NAME
        while pixels > SMALLEST_NAME and _width(name, pixels) > place.wide:
            pixels -= 1
        label = Label(name, pixels, self.context.light, bold=True, rim=False)
        label.setPos(QPointF(place.at[0], place.box.center().y() + pixels * 0.34))
        label.setZValue(layout.NAME_LAYER)
        self.scene.addItem(label)
        return label

    # what is seen

    def picture(self, s: Any, viewer: int) -> Picture:
        return picture(s, viewer)

    def make_item(self, key: Key, thing: Thing) -> QGraphicsItem:
        return pieces.make_item(key, thing, self.context, self.text)

    def group(self, e: Event) -> str:
        return movement.group(e)

    def motion(self, before: Any, after: Any, events: Sequence[Event]) -> Motion:
        motion = movement.motion(before, after, events, self.viewer)
        part = ("part", before.parts)
        item = self.layer.item(part)
        if after.parts > before.parts and isinstance(item, PartItem):
            motion.during, motion.still = item.grow, lambda key: key == part
        return motion

    def decorate(self, s: Any) -> None:
        self._plaque.setVisible(not shows_display(s))  # it has no room beside the display
        if self._plaque.isVisible():
            self._plaque.write(*hover.plaque(s, self.context))
        if s.step == 0 and question(s) == "choose_card":
            self._vp_at_start[s.round] = tuple(s.vp)
        self._prepare(s)

    def _prepare(self, s: Any) -> None:
        """Has pictures made that may be needed in this round, as large as they will be seen."""
        views, seat = self.scene.views(), mat_of(s, self.viewer)
        scale, ratio = (views[0].transform().m11(), views[0].devicePixelRatioF()) if views else (1.0, 1.0)
        wanted = (s.round, seat, scale, ratio, self.context.light, self.context.language)
        if wanted == self._prepared:
            return
        self._prepared = wanted
        parts = [self.layer.item(("part", number)) for number in (s.parts, s.parts + 1)]
        loading = [work for part in parts if isinstance(part, PartItem) for work in part.preparations(scale * ratio)]
        light, pictures = self.context.light, to_come(s, seat, self.context, self.text)
        self._preparation.begin(chain(loading, (painting(sized, scale, ratio, light) for sized in pictures)))

    # what can be done

    def anchor(self, s: Any, a: Action) -> Anchor | None:
        return places.of_action(a)

    def intended_action(self, s: Any, anchor: Anchor) -> Action | None:
        return places.intended_action(s, anchor)

    def places_of(self, e: Event) -> list[Anchor]:
        return places.of_event(e)

    def warning(self, s: Any, a: Action) -> str:
        if a.kind != "discard":
            return ""
        lost = rights_lost(s, s.stack[-1].seat, a.args[0])
        return " ".join(self.text.warning(right) for right in lost)

    def proposal(self, s: Any) -> tuple[str, Sequence[Action]] | None:
        asked = question(s)
        if asked not in ("build", "give_up"):
            return None
        steps = best(s)
        if asked == "give_up":
            return say(self.context, "proposal_keep"), steps
        if len(steps) < 2:  # only to finish
            return None
        seat = s.stack[-1].seat
        plan = plan_of(s, seat)
        key = "proposal" if plan.gold == s.gold[seat] else "proposal_gold"
        return say(self.context, key, vp=plan.vp, gold=plan.gold), steps

    # words around the board

    def chips(self, s: Any, seat: int) -> list[Chip]:
        return hover.chips(s, seat, self.context, self.text)

    def plate_tip(self, s: Any, seat: int) -> str:
        return hover.plate_tip(s, seat, self.context, self.text)

    def point_at_seat(self, s: Any, seat: int) -> None:
        """Shows a player's whole mat while the pointer is on the plate."""
        if seat == NOBODY or self.director.busy:
            self._mat_preview.hide()
        else:
            self._mat_preview.tell(s, seat, self.context, self.text)

    def sheet(self, before: Any, s: Any, events: Sequence[Event]) -> Sheet | None:
        if s.stack and any(e.kind == "round_began" for e in events) and s.round > 1:
            return sheets.round_sheet(s, self.context, self.text, self._vp_at_start.get(s.round - 1))
        return None

    # looking nearer

    def hover(self, s: Any, anchor: Anchor | None) -> str:
        self._pointed = anchor
        self._hover_card.hide()
        self.nearer.stop()
        if s is None or not isinstance(anchor, tuple):
            return ""
        if hover.telling(s, anchor, self.context, self.text) is not None:
            self.nearer.start()
        return hover.told(s, anchor, self.context, self.text)

    def look_nearer(self) -> None:
        s, anchor = self.position, self._pointed
        target = self.scene.targets.get(anchor) if anchor is not None else None
        if s is None or target is None or self.director.busy or not isinstance(anchor, tuple):
            return
        found = hover.telling(s, anchor, self.context, self.text)
        if found is not None:
            self._hover_card.tell(*found, target.mapRectToScene(target.shape().boundingRect()))

    # the almanac

    def panel(self) -> QWidget | None:
        self._button = QPushButton(say(self.context, "almanac"))
        self._button.setObjectName("almanac")
        self._button.clicked.connect(self.open_almanac)
        return self._button

    def open_almanac(self) -> None:
        """All cards of the game and where they are."""
        if self.position is None:
            return
        parent = self._button.window() if self._button is not None else None
        self._almanac = Almanac(self.position, self.context, self.text, parent)
        self._almanac.show()


def _width(words: str, pixels: float) -> float:
    return QFontMetricsF(scene_font(pixels, bold=True)).horizontalAdvance(words)


def _around(at: tuple[float, float], wide: float, high: float) -> QRectF:
    return QRectF(at[0] - wide, at[1] - high, 2 * wide, 2 * high)


def _rounded(box: QRectF, by: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, by, by)
    return path
