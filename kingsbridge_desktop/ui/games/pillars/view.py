"""The cathedral site: the painted ground, its names and zones; everything else is in picture, places and hover."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import chain
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGraphicsItem

from kingsbridge_desktop.core.types import NOBODY, Action, Event
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.best_building import best, plan_of
from kingsbridge_desktop.games.pillars.forecast import is_foreseeable
from kingsbridge_desktop.games.pillars.state import rights_lost
from kingsbridge_desktop.text.pillars import Text
from kingsbridge_desktop.ui.board.amendments import Amendments, Disc
from kingsbridge_desktop.ui.board.items import Label, Plaque, box_path, disc_path
from kingsbridge_desktop.ui.board.motion import Motion
from kingsbridge_desktop.ui.board.painted_view import Modules, PaintedView
from kingsbridge_desktop.ui.board.picture import Key, Thing
from kingsbridge_desktop.ui.board.preparation import Preparation, painting
from kingsbridge_desktop.ui.board.scene import kind_of
from kingsbridge_desktop.ui.board.slip import Note
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.board.view import Chip, Sheet, Standing, Steps, ViewContext
from kingsbridge_desktop.ui.games.pillars import (
    almanac,
    faces,
    hover,
    layout,
    movement,
    picture,
    pieces,
    places,
    sheets,
    spoken,
)
from kingsbridge_desktop.ui.games.pillars.fixtures import MOST_GROWTH, Figures, PartItem, StepNumber
from kingsbridge_desktop.ui.games.pillars.mats import MatPreview
from kingsbridge_desktop.ui.games.pillars.picture import mat_of, question, shows_display
from kingsbridge_desktop.ui.games.pillars.sounds import SOUNDS
from kingsbridge_desktop.ui.games.pillars.words import CONTEXT, say
from kingsbridge_desktop.ui.theme import scene_font

LARGEST_NAME, SMALLEST_NAME = 24.0, 21.0  # narrower letters rather than smaller ones
PLAQUE_PIXELS = 23.0


class View(PaintedView[Text]):
    """The screen of the board game."""

    MODULES = Modules(picture, places, almanac)
    RIBBON = layout.RIBBON
    CONTEXT, AREAS = CONTEXT, spoken.AREAS
    SOUNDS = SOUNDS

    def __init__(self, context: ViewContext) -> None:
        super().__init__(context, layout.SCENE, ("pillars", layout.BOARD))
        self._plaque = Plaque(layout.TOLD.width(), layout.TOLD.height(), context.light, PLAQUE_PIXELS)
        self._plaque.setPos(layout.TOLD.topLeft())
        self._plaque.setZValue(layout.STRIP_LAYER)
        self._mat_preview = MatPreview(context.light)
        self.nearer.preview = self._mat_preview
        self._figures = Figures(context.light)
        for item in (self._plaque, self._mat_preview, self._figures):
            self.scene.addItem(item)
        self._vp_at_start: dict[int, tuple[int, ...]] = {}  # by the rounds whose start was seen
        self._preparation = Preparation(self)
        self._prepared: object = None  # for what the preparation is made or on its way
        site = layout.site()
        added = Disc(QPointF(*layout.MORE_AT_COURT), layout.SPACE - 3, str(len(tables.COURT)))
        self._amendments = Amendments(
            layout.BOARD,
            context.light,
            closed=[(QPointF(*at), layout.SPACE - 5) for at in site.closed],
            added=[added] if site.added else [],
        )
        self.scene.addItem(self._amendments)
        self._add_zones()
        self.restyle()

    # what never moves

    def _add_zones(self) -> None:
        site = layout.site()
        for step, words in zip(tables.STEPS, site.words, strict=True):
            box = words.box.united(_around(site.numbers[step - 1], layout.NUMBER, layout.NUMBER))
            self.add_zone(("step", step), box_path(box, 12), QPointF(), layout.STEP_ZONE)
        for kind, box in enumerate(site.stalls):
            self.add_place(pieces.stall(kind, box_path(box, 10)), QPointF(), layout.STALL_ZONE)
        self.add_zone(("bag",), box_path(layout.bag_box(), 30), QPointF(), layout.BAG_ZONE)
        cards = dict(zip((*tables.KINGSBRIDGE, *tables.SHIRING), (*site.kingsbridge, *site.shiring), strict=True))
        for space, at in enumerate(site.spaces):
            path = disc_path(layout.SPACE).translated(*at)
            if space in cards:  # the card above the space belongs to it
                path = path.united(box_path(layout.card_box(cards[space])))
            self.add_place(pieces.builder_space(space, at, path), QPointF(), layout.SPACE_ZONE)
        self.add_zone(("event",), box_path(layout.card_box(site.event)), QPointF(), layout.EVENT_ZONE)

    def restyle(self) -> None:
        super().restyle()
        light = self.context.light
        self._plaque.restyle(light)
        self._amendments.restyle(light)
        self._figures.restyle(light)
        self._mat_preview.light = light
        self._mat_preview.hide()
        self._steps = [self._name_step(step) for step in tables.STEPS]
        self.settle_names()

    def _name_step(self, step: int) -> tuple[StepNumber, Label]:
        """Its number and its name, as large as its ribbon allows."""
        place = layout.site().words[step - 1]
        name = say(self.context, "start_player")
        if step != tables.START_PLAYER_STEP:
            entry = tables.COMPONENTS.steps[step - 1]
            name = self.text.title(self.context.language.pick(entry))
        pixels = LARGEST_NAME
        while pixels > SMALLEST_NAME and _width(name, pixels) > place.wide:
            pixels -= 1
        stretch = min(100, int(98 * place.wide / _width(name, pixels)))
        label = Label(
            name,
            pixels,
            self.context.light,
            align="left",
            bold=True,
            rim=False,
            stretch=stretch,
            most=MOST_GROWTH,
            ground=self.context.light,
        )
        number = StepNumber(step, self.context.light)
        self.add_name(label, QPointF(), layout.NAME_LAYER, ("step", step))
        self.add_name(number, QPointF(), layout.NAME_LAYER, ("step", step))
        return number, label

    def settle_names(self) -> None:
        self._figures.keep_readable(self.letter_scale())
        wide = [label.boundingRect().width() * label.scale() for _, label in self._steps]
        found = layout.settle(self._steps[0][0].scale(), wide)
        for step, (number, label) in zip(tables.STEPS, self._steps, strict=True):
            box, (left, middle) = label.boundingRect(), found[step].name
            number.setPos(*found[step].number)
            label.setPos(left - box.left() * label.scale(), middle - box.center().y() * label.scale())
        if self.position is not None:
            self._lay_ring(self.position)

    def _lay_ring(self, s: Any) -> None:
        """The gold around the number of the step goes with it."""
        ring = self.layer.item(("ring",))
        if s.step and isinstance(ring, pieces.StepRing):
            ring.follow(self._steps[s.step - 1][0].pos() - QPointF(*layout.site().numbers[s.step - 1]))

    def pieces_shown(self) -> list[QRectF]:
        return [*super().pieces_shown(), *(layout.around(figure) for figure in layout.figured())]

    # what is seen

    def make_item(self, key: Key, thing: Thing) -> QGraphicsItem:
        return pieces.make_item(key, thing, self.context, self.text)

    def steps(self, s: Any) -> Steps | None:
        return Steps(tuple(self.text.step(step) for step in tables.STEPS), s.step) if s.step else None

    def places_of(self, e: Event) -> list[Anchor]:
        """What lies on a mat is pointed at only on that of whoever did it: all mats have the same places."""
        found = super().places_of(e)
        if self.position is not None and e.args and e.args[0] == mat_of(self.position, self.viewer):
            return found
        return [place for place in found if not places.is_on_a_mat(place)]

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
        self._lay_ring(s)
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
        light, pictures = self.context.light, faces.to_come(s, seat, self.context, self.text)
        self._preparation.begin(chain(loading, (painting(sized, scale, ratio, light) for sized in pictures)))

    # what can be done

    def thing(self, s: Any, anchor: Anchor) -> tuple[str, Sequence[int]]:
        match anchor:
            case ("step", int(step)):
                return f"step/{step}", (step,)
        return super().thing(s, anchor)

    def warning(self, s: Any, a: Action) -> str:
        if a.kind != "discard":
            return ""
        lost = rights_lost(s, s.stack[-1].seat, a.args[0])
        return " ".join(self.text.warning(right) for right in lost)

    def standing(self, s: Any) -> Standing | None:
        if question(s) != "veto":
            return None
        return Standing(say(self.context, "no_veto"), Action("accept"), say(self.context, "veto_again"))

    def period(self, s: Any) -> Hashable:
        return int(s.round)

    def points_left(self, s: Any, a: Action) -> int:
        if a.kind != "done" or question(s) != "build":
            return 0
        return plan_of(s, s.stack[-1].seat).vp

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

    def previews_seat(self, s: Any, seat: int) -> bool:
        return True

    def point_at_seat(self, s: Any, seat: int) -> None:
        """Shows a player's whole mat while the pointer is on the plate."""
        if seat == NOBODY or self.director.busy:
            self._mat_preview.hide()
        else:
            lines = hover.forecast_lines(s, seat, self.context, self.text) if is_foreseeable(s) else ()
            self._mat_preview.tell(s, seat, lines, self.context, self.text)
        self.nearer.changed.emit()

    def sheet(self, before: Any, s: Any, events: Sequence[Event]) -> Sheet | None:
        if s.stack and any(e.kind == "round_began" for e in events) and s.round > 1:
            return sheets.round_sheet(s, self.context, self.text, self._vp_at_start.get(s.round - 1))
        return None

    def final_sheet(self, s: Any) -> Sheet | None:
        return sheets.final(s, self.context, self.text)

    # what is told

    def told(self, s: Any, anchor: Anchor | None) -> str:
        return hover.told(s, anchor, self.context, self.text) or super().told(s, anchor)

    def note(self, s: Any, anchor: Anchor | None) -> Note | None:
        return hover.note(s, anchor, self.context, self.text)

    def compared(self, anchor: Anchor | None) -> Sequence[QRectF]:
        """Everything at the same place of the site, and wherever a builder may go now; for a card all the cards."""
        step, others = places.step_of(anchor), [one for one in self.scene.targets.values() if one.anchor != anchor]
        if step:
            offered = [one.scene_box() for one in others if one.offered and places.step_of(one.anchor)]
            return [*layout.together(step), *offered]
        if kind_of(anchor) not in places.CARDS:
            return ()
        return [one.scene_box() for one in others if one.isVisible() and kind_of(one.anchor) in places.CARDS]

    def spoken(self, s: Any, anchor: Anchor) -> str:
        if isinstance(anchor, tuple) and anchor[0] == "stock":
            return self.told(s, anchor)  # with the number, which the board shows beside its note
        return spoken.spoken(s, self.context, self.text, anchor, self.note(s, anchor)) or super().spoken(s, anchor)

    def beside(self, s: Any) -> Sequence[str]:
        return spoken.beside(s, self.text)


def _width(words: str, pixels: float) -> float:
    return QFontMetricsF(scene_font(pixels, bold=True)).horizontalAdvance(words)


def _around(at: tuple[float, float], wide: float, high: float) -> QRectF:
    return QRectF(at[0] - wide, at[1] - high, 2 * wide, 2 * high)
