"""The cloister map: the painted ground, its names and zones; everything else is in picture, places and hover."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from kingsbridge_desktop.core.types import NOBODY, Event
from kingsbridge_desktop.games.web_of_power.tables import DATA, SPACE_LAND
from kingsbridge_desktop.text.web_of_power import Text
from kingsbridge_desktop.ui.board.amendments import Amendments
from kingsbridge_desktop.ui.board.items import Label, Plaque, box_path, disc_path, on_wood
from kingsbridge_desktop.ui.board.motion import Motion
from kingsbridge_desktop.ui.board.painted_view import Modules, PaintedView
from kingsbridge_desktop.ui.board.picture import Key, Thing
from kingsbridge_desktop.ui.board.scene import kind_of
from kingsbridge_desktop.ui.board.slip import Note
from kingsbridge_desktop.ui.board.targets import Anchor, Zone
from kingsbridge_desktop.ui.board.view import Chip, Sheet, ViewContext
from kingsbridge_desktop.ui.games.web_of_power import (
    almanac,
    hover,
    layout,
    movement,
    picture,
    pieces,
    places,
    sheets,
    spoken,
    words,
)
from kingsbridge_desktop.ui.games.web_of_power.fixtures import AllianceMark, TrackFigures, ink_of
from kingsbridge_desktop.ui.games.web_of_power.sounds import SOUNDS

PLACE_NAMES_FROM = 0.86  # pixels per unit: below it names of places would be smaller than anybody can read
LARGEST_PLACE_NAME = 2.4
ALLIANCE_NAME = 18.0
# names lie over cords and under the pieces, or over all when they are shown by hovering
FIGURE_LAYER, NAME_LAYER, NAME_ABOVE = 2, 21, 40


class Court(Zone):
    """The arms of a country and its councillors, in their full colours while they are offered."""

    wash = (0, 0)


class View(PaintedView[Text]):
    """The screen of Web of Power."""

    MODULES = Modules(picture, places, almanac)
    RIBBON = layout.RIBBON
    CONTEXT, AREAS = words.CONTEXT, spoken.AREAS
    SOUNDS = SOUNDS

    def __init__(self, context: ViewContext) -> None:
        super().__init__(context, layout.ROOM, ("web_of_power", layout.MAP))
        self._plaque = Plaque(layout.PLAQUE.width(), layout.PLAQUE.height(), context.light, hover.LETTERS)
        self._plaque.setPos(layout.PLAQUE.topLeft())
        self.scene.addItem(self._plaque)
        board = layout.board()
        self._amendments = Amendments(
            layout.MAP,
            context.light,
            closed=[(at, board.space_radius) for at in board.closed],
            roads=board.added,
            gone=board.gone,
        )
        self.scene.addItem(self._amendments)
        self._add_zones()
        self._track: TrackFigures | None = None
        self._settled: dict[int, tuple[int, float]] = {}  # countries: with how many, and how large, names found places
        self.restyle()

    # what never moves

    def _add_zones(self) -> None:
        board = layout.board()
        for space, at in enumerate(board.spaces):
            reach = board.space_radius + 5
            zone = Zone(("space", space), disc_path(reach))
            zone.clear = layout.beside_arms(space, reach)
            self.add_place(zone, at, 20)
        for land, at in enumerate(board.arms):
            self.add_place(Court(("land", land), box_path(layout.land_zone(land), 10)), at, 15)
        for number, at in enumerate(board.alliances):
            self.add_zone(("alliance", number), disc_path(board.alliance_radius + 4), at, 15)

    def restyle(self) -> None:
        super().restyle()
        self._plaque.restyle(self.context.light)
        self._amendments.restyle(self.context.light)
        self._write_figures()
        board = layout.board()
        self._land_names = [
            self._label(self.text.country(land), words, bold=True, spacing=board.spacing)
            for land, words in enumerate(board.land_words)
        ]
        self._place_names = [
            self._label(self.text.space(space), words, bold=False, spacing=100)
            for space, words in enumerate(board.space_words)
        ]
        for number in board.other_alliances:
            joined = "–".join(self.text.country(land) for land in DATA.alliances[number].lands)
            label = Label(joined, ALLIANCE_NAME, self.context.light, bold=True)
            self.add_name(
                label, board.alliances[number] + QPointF(0, board.alliance_radius + ALLIANCE_NAME), NAME_LAYER
            )
        discard = Label(
            self.context.language.say(words.CONTEXT, words.DISCARD),
            22,
            on_wood(self.context.light),
            align="left",
            bold=True,
            most=1.0,
        )
        if layout.has_discard_title():
            self.add_name(discard, layout.DISCARD_TITLE, 3)
        self._settled.clear()
        self._show_place_names()

    def _write_figures(self) -> None:
        """The numbers of the fields and of the alliances."""
        self._alliances = []
        for number, at in enumerate(layout.board().alliances):
            self._alliances.append(AllianceMark(DATA.alliances[number].number, self.context.light))
            self.add_name(self._alliances[-1], at, FIGURE_LAYER)
        if self._track is not None:
            self.scene.retire(self._track)
        self._track = TrackFigures(self.context.light)
        self._track.setZValue(FIGURE_LAYER)
        self.scene.addItem(self._track)

    def _label(self, name: str, words: layout.Words, *, bold: bool, spacing: int) -> Label:
        label = Label(name, words.pixels, self.context.light, align=words.align, bold=bold, spacing=spacing)
        self.add_name(label, words.at, NAME_LAYER)
        return label

    def _show_place_names(self) -> None:
        """All of them where they can be read; else those of the country under the pointer, instead of its own name.

        They take the room of another country's name too where there is no other.
        """
        views = self.scene.views()
        scale = views[0].transform().m11() if views else 1.0
        all_fit = scale >= PLACE_NAMES_FROM
        here = places.land_of(self.pointed)
        for space, label in enumerate(self._place_names):
            label.setVisible(all_fit or SPACE_LAND[space] == here)
            if not all_fit:
                label.setScale(min(LARGEST_PLACE_NAME, PLACE_NAMES_FROM / max(scale, 0.1)))
            label.setZValue(NAME_LAYER if all_fit else NAME_ABOVE)
        if all_fit or here != NOBODY:
            self._settle_place_names(range(len(DATA.land_ids)) if all_fit else (here,))
        shown = [] if all_fit else [ink_of(label) for label in self._place_names if label.isVisible()]
        for land, name in enumerate(self._land_names):
            is_covered = any(ink_of(name).intersects(box) for box in shown)
            name.setVisible(all_fit or (land != here and not is_covered))

    def _settle_place_names(self, lands: Sequence[int]) -> None:
        """Where they have room: clear of each other, and of the cords around their cloisters.

        Those of one country are shown alone on a small map, and need not be clear of the others'.
        """
        spaces = [space for land in lands for space in DATA.land_spaces[land]]
        shown = len(lands), round(self._place_names[spaces[0]].scale(), 2)
        if all(self._settled.get(land) == shown for land in lands):
            return
        labels, painted = [self._place_names[space] for space in spaces], layout.board().space_words
        for space, label in zip(spaces, labels, strict=True):
            label.setPos(painted[space].at)
        countries = [ink_of(name) for land, name in enumerate(self._land_names) if len(lands) > 1 or land not in lands]
        reach = layout.STUDS if len(lands) > 1 else layout.CORD
        ways = layout.settled(spaces, [ink_of(label) for label in labels], countries, reach)
        for label, way in zip(labels, ways, strict=True):
            label.moveBy(way.x(), way.y())
        self._settled.update(dict.fromkeys(lands, shown))

    def settle_names(self) -> None:
        assert self._track is not None
        self._track.keep_readable(self.letter_scale())
        self._plaque.keep_readable(self.letter_scale())
        if self.position is not None:
            self.decorate(self.position)
        for number, mark in enumerate(self._alliances):
            reach = layout.board().alliance_radius * mark.scale() + 4
            self.scene.targets["alliance", number].set_shape(disc_path(reach))
        self._place_land_names()
        self._show_place_names()

    def _place_land_names(self) -> None:
        """At their painted places, or where they have room when they have outgrown those."""
        board = layout.board()
        for label, painted, large in zip(self._land_names, board.land_words, board.large_names, strict=True):
            if label.scale() > layout.OUTGROWN:
                label.setPos(large - QPointF(label.boundingRect().center().x() * label.scale(), 0))
            else:
                label.setPos(painted.at)

    def words_shown(self) -> list[QRectF]:
        markers = [item for seat in range(len(self.context.seats)) if (item := self.layer.item(("marker", seat)))]
        return [*super().words_shown(), *layout.track_strips(), *(item.sceneBoundingRect() for item in markers)]

    # what is seen

    def make_item(self, key: Key, thing: Thing) -> QGraphicsItem:
        return pieces.make_item(key, thing, self.context, self.text)

    def motion(self, before: Any, after: Any, events: Sequence[Event]) -> Motion:
        return movement.motion(before, after, events[-1], self.viewer)

    def decorate(self, s: Any) -> None:
        self._show_place_names()
        self._plaque.write(*hover.plaque(s, self.context, self.text, self.pointed, self._plaque.large))

    # what can be done

    def twins(self, s: Any, anchor: Anchor) -> Sequence[Anchor]:
        return places.twins(s, anchor)

    # words around the board

    def chips(self, s: Any, seat: int) -> list[Chip]:
        return hover.chips(s, self.context, self.text, seat)

    def hover(self, s: Any, anchor: Anchor | None) -> str:
        words = super().hover(s, anchor)
        if s is not None:
            self.decorate(s)
        return words

    def told(self, s: Any, anchor: Anchor | None) -> str:
        return hover.told(s, self.context, self.text, anchor)

    def note(self, s: Any, anchor: Anchor | None) -> Note | None:
        return hover.note(s, self.context, self.text, anchor)

    def compared(self, anchor: Anchor | None) -> Sequence[QRectF]:
        seen = places.seen_with(anchor)
        if kind_of(anchor) in places.CARDS:
            seen += [other for other in self.scene.targets if kind_of(other) in places.CARDS[:2]]
        return [self.scene.targets[other].scene_box() for other in seen]

    def spoken(self, s: Any, anchor: Anchor) -> str:
        return spoken.spoken(s, self.viewer, self.text, anchor) or super().spoken(s, anchor)

    def beside(self, s: Any) -> Sequence[str]:
        return spoken.beside(s, self.text)

    def sheet(self, before: Any, s: Any, events: Sequence[Event]) -> Sheet | None:
        return sheets.half_time(s, events, self.text)

    def final_sheet(self, s: Any) -> Sheet | None:
        return sheets.final(s, self.text)
