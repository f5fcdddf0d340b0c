"""The cloister map: pieces from a masked state, movement from events, standings on hover."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, cast

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import HIDDEN, NOBODY, Action, Event
from kingsbridge_desktop.games.web_of_power.chains import rows
from kingsbridge_desktop.games.web_of_power.data import DATA, KINDS, SPACE_LAND, deck
from kingsbridge_desktop.games.web_of_power.scoring import chain_rows, projected
from kingsbridge_desktop.games.web_of_power.state import SIZE, State
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP
from kingsbridge_desktop.text.web_of_power import Text
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.art.cards import ARMS
from kingsbridge_desktop.ui.board.ground import BoardGround
from kingsbridge_desktop.ui.board.scene import BoardScene
from kingsbridge_desktop.ui.board.sharp import Ground
from kingsbridge_desktop.ui.board.targets import Anchor, Zone
from kingsbridge_desktop.ui.board.things import Label, Piece, Plaque, disc_path
from kingsbridge_desktop.ui.board.view import BoardView, Chip, Sheet, ViewContext
from kingsbridge_desktop.ui.games.web_of_power import layout, sheets, standings
from kingsbridge_desktop.ui.games.web_of_power.items import CardPile, Chain, Tally
from kingsbridge_desktop.ui.games.web_of_power.movement import Movement

PLACE_NAMES_FROM = 0.86  # pixels per unit: below it names of places would be smaller than anybody can read
CLOISTER, COUNCILLOR = 40.0, 27.0
_HAND = QT_TRANSLATE_NOOP("web_of_power_view", "Hand of {name}")
_CARDS_TIP = QT_TRANSLATE_NOOP("web_of_power_view", "Cards in hand: {count}. Known to all: {known}")
_NONE_KNOWN = QT_TRANSLATE_NOOP("web_of_power_view", "none")
_CLOISTERS_TIP = QT_TRANSLATE_NOOP("web_of_power_view", "Cloisters in the supply: {count}")
_COUNCILLORS_TIP = QT_TRANSLATE_NOOP("web_of_power_view", "Councillors in the supply: {count}")
_PROJECTED_TIP = QT_TRANSLATE_NOOP("web_of_power_view", "If the final scoring came now: {points} points")
_DISCARD = QT_TRANSLATE_NOOP("web_of_power_view", "Discard")
_DISCARD_TIP = QT_TRANSLATE_NOOP(
    "web_of_power_view", "{card}: {count} of {all} discarded, {unseen} in the pile or hidden in hands"
)
_START_TIP = QT_TRANSLATE_NOOP("web_of_power_view", "Start player: the last round ends with the right neighbour")
_PILE_TIP = QT_TRANSLATE_NOOP("web_of_power_view", "Draw pile: {pile}. Discards: {discard}.")


class View(BoardView):
    """The screen of Web of Power."""

    def __init__(self, context: ViewContext) -> None:
        super().__init__(context, BoardScene(layout.WIDTH, layout.HEIGHT))
        around = QRectF(-700, -400, layout.WIDTH + 1400, layout.HEIGHT + 800)
        self._table = Ground(cache.TABLE, around, context.light)
        self._map = BoardGround("web_of_power", QRectF(0, 0, layout.SIZE, layout.SIZE), context.light, z=-900)
        self.scene.addItem(self._table)
        self.scene.addItem(self._map)
        self._plaque = Plaque(layout.PLAQUE.width(), layout.PLAQUE.height(), context.light, 24.0)
        self._plaque.setPos(layout.PLAQUE.topLeft())
        self.scene.addItem(self._plaque)
        self._names: list[QGraphicsItem] = []
        self._place_names: list[QGraphicsItem] = []
        self._things: list[QGraphicsItem] = []
        self._cards: list[Anchor] = []
        self._markers: list[Piece] = []
        self._state: State | None = None
        self._viewer = NOBODY
        self._pointed: Anchor | None = None
        self._movement = Movement(self)
        self._add_zones()
        self.restyle()

    @property
    def text(self) -> Text:
        """The game's own text in the language of the moment."""
        return cast(Text, self.context.text)

    def _say(self, source: str, **params: Any) -> str:
        return self.context.language.say(standings.CONTEXT, source, **params)

    # what never moves

    def _add_zones(self) -> None:
        board = layout.board()
        for space, at in enumerate(board.spaces):
            self._add_zone(("space", space), disc_path(board.space_radius + 5), at, 20)
        for land, at in enumerate(board.arms):
            path = QPainterPath()
            path.addRoundedRect(QRectF(-42, -26, 84, 82), 10, 10)
            self._add_zone(("land", land), path, at, 15)
        for number, at in enumerate(board.alliances):
            self._add_zone(("alliance", number), disc_path(board.alliance_radius + 4), at, 15)

    def _add_zone(self, anchor: Anchor, path: QPainterPath, at: QPointF, z: float) -> None:
        zone = Zone(anchor, path)
        zone.setPos(at)
        zone.setZValue(z)
        self.scene.add_target(zone)

    def restyle(self) -> None:
        light = self.context.light
        self._table.light = light
        self._table.update()
        self._map.restyle(light)
        self._plaque.restyle(light)
        for item in (*self._names, *self._place_names):
            self.scene.removeItem(item)
        board = layout.board()
        self._names = [
            self._label(self.text.country(land), words, bold=True, spacing=board.spacing)
            for land, words in enumerate(board.land_words)
        ]
        self._place_names = [
            self._label(self.text.space(space), words, bold=False, spacing=100)
            for space, words in enumerate(board.space_words)
        ]
        self._show_place_names()

    def _label(self, name: str, words: layout.Words, *, bold: bool, spacing: int) -> Label:
        label = Label(
            name,
            words.pixels,
            self.context.light,
            align=words.align,
            bold=bold,
            spacing=spacing,
        )
        label.setPos(words.at)
        label.setZValue(8)
        self.scene.addItem(label)
        return label

    def _show_place_names(self) -> None:
        """All of them where they can be read; else those of the country under the pointer, instead of its own name."""
        views = self.scene.views()
        scale = views[0].transform().m11() if views else 1.0
        here = self._land_of(self._pointed)
        for space, label in enumerate(self._place_names):
            label.setVisible(scale >= PLACE_NAMES_FROM or SPACE_LAND[space] == here)
            label.setScale(1.0 if scale >= PLACE_NAMES_FROM else min(1.6, PLACE_NAMES_FROM / max(scale, 0.1)))
            label.setZValue(8 if scale >= PLACE_NAMES_FROM else 40)
        for land, name in enumerate(self._names):
            name.setVisible(scale >= PLACE_NAMES_FROM or land != here)

    @staticmethod
    def _land_of(anchor: Anchor | None) -> int:
        if not isinstance(anchor, tuple):
            return NOBODY
        if anchor[0] == "land":
            return int(anchor[1])
        return SPACE_LAND[anchor[1]] if anchor[0] == "space" else NOBODY

    @property
    def viewer(self) -> int:
        """The seat through whose eyes it is shown, NOBODY for an onlooker."""
        return self._viewer

    # the picture

    def sync(self, s: Any, viewer: int) -> None:
        self._state = s
        self._viewer = viewer
        self._movement.clear()
        for item in self._things:
            self.scene.removeItem(item)
        self._things = []
        self._show_pieces(s)
        self._show_chains(s)
        self._show_markers([s.points(seat) for seat in range(s.seats)])
        self._show_cards(s, viewer)
        self._show_place_names()
        self._tell()

    def _put(self, item: QGraphicsItem, at: QPointF, z: float) -> None:
        item.setPos(at)
        item.setZValue(z)
        self.scene.addItem(item)
        self._things.append(item)

    def _show_pieces(self, s: State) -> None:
        board, light = layout.board(), self.context.light
        for seat, mask in enumerate(s.cloisters):
            for space in members_of(mask):
                piece = Piece(f"cloister:{self.context.colours[seat]}", CLOISTER, light)
                self._put(piece, board.spaces[space] + QPointF(0, -6), 22)
        for land, places in enumerate(board.seats):
            standing = [seat for seat in range(s.seats) for _ in range(s.council[land * s.seats + seat])]
            for at, seat in zip(places, standing, strict=False):
                piece = Piece(f"councillor:{self.context.colours[seat]}", COUNCILLOR, light)
                self._put(piece, at + QPointF(0, -5), 23)

    def _show_chains(self, s: State) -> None:
        roads = layout.board().roads
        for seat, mask in enumerate(s.cloisters):
            for row in rows(mask):
                lines = [roads[frozenset(pair)] for pair in pairwise(row)]
                chain = Chain(lines, self.context.colours[seat], len(row) >= 4)
                self.scene.addItem(chain)
                self._things.append(chain)

    def _show_markers(self, points: Sequence[int]) -> None:
        light = self.context.light
        for marker in self._markers:
            self.scene.removeItem(marker)
        self._markers = [Piece(f"disc:{colour}", layout.MARKER, light) for colour in self.context.colours]
        for seat, marker in enumerate(self._markers):
            marker.setPos(self.marker_place(points, seat))
            marker.setZValue(30 + seat)
            self.scene.addItem(marker)

    @staticmethod
    def marker_place(points: Sequence[int], seat: int) -> QPointF:
        """Where a seat's marker lies; those on one field are spread."""
        same = [other for other, value in enumerate(points) if value % 100 == points[seat] % 100]
        return layout.marker_at(points[seat], same.index(seat) + (1 if len(same) > 1 else 0))

    @property
    def markers(self) -> Sequence[Piece]:
        """The score markers by seat."""
        return self._markers

    def face(self, kind: int) -> cache.Picture:
        """The front of a card."""
        lands = DATA.kind_lands[kind]
        names = [self.text.country(land) for land in lands]
        arms = [ARMS[DATA.land_ids[land]] for land in lands]
        return cache.card(
            "country_card",
            first=arms[0],
            second=arms[1] if len(arms) > 1 else "",
            ground=DATA.kind_colours[kind],
            name=names[0],
            second_name=names[1] if len(names) > 1 else "",
        )

    def _show_cards(self, s: State, viewer: int) -> None:
        for anchor in self._cards:
            self.scene.drop_target(anchor)
        self._cards = []
        back = cache.card("card_back", deck="web_of_power")
        pile = self._card(("pile",), back, layout.CARD, layout.PILE, min(s.pile_size, 2) if s.pile_size else 0)
        pile.number = str(s.pile_size)
        for slot, kind in enumerate(s.display):
            if kind != HIDDEN:
                anchor = ("open", kind) if ("open", kind) not in self.scene.targets else ("open", kind, slot)
                self._card(anchor, self.face(kind), layout.CARD, layout.SLOTS[slot], 1)
        self._show_hand(s, viewer)
        self._show_discards(s)

    def _show_discards(self, s: State) -> None:
        """What lies on the open discard, kind by kind (WP-05, WP-18)."""
        for kind in range(KINDS):
            tally = Tally(("discard", kind), self.face(kind), layout.DISCARD_CARD, self.context.light, s.discard[kind])
            tally.setPos(layout.discard_at(kind))
            tally.setZValue(25)
            self.scene.add_target(tally)
            self._cards.append(("discard", kind))
            number = Label(str(s.discard[kind]), 24, "candle", align="left", bold=True)
            self._put(number, tally.pos() + QPointF(layout.DISCARD_CARD / 2 + 3, 9), 26)
        label = Label(self._say(_DISCARD), 22, "candle", align="left", bold=True)
        self._put(label, QPointF(layout.LEFT, layout.DISCARD_MIDDLE + 9), 3)

    def _show_hand(self, s: State, viewer: int) -> None:
        seat = viewer if viewer != NOBODY else (s.stack[-1].seat if s.stack else 0)
        hand = s.hands[seat]
        held = [(kind, hand >> 2 * kind & 3) for kind in range(KINDS) if hand >> 2 * kind & 3]
        hidden = s.veil.hidden[seat] if s.veil is not None else 0
        places = len(held) + (1 if hidden else 0)
        for place, (kind, count) in enumerate(held):
            at = layout.hand_at(place, places)
            self._card(("hand", kind), self.face(kind), layout.HAND_CARD, at, count)
        if hidden:
            back = cache.card("card_back", deck="web_of_power")
            self._card(("hidden",), back, layout.HAND_CARD, layout.hand_at(places - 1, places), hidden)
        label = Label(self._say(_HAND, name=self.context.seats[seat].name), 26, "candle", align="left", bold=True)
        self._put(label, QPointF(layout.LEFT, layout.HAND_TOP - 36), 3)

    def _card(self, anchor: Anchor, picture: cache.Picture, width: float, at: QPointF, count: int) -> CardPile:
        card = CardPile(anchor, picture, width, self.context.light, count)
        card.setPos(at)
        card.setZValue(25)
        self.scene.add_target(card)
        self._cards.append(anchor)
        return card

    # movement

    def perform(self, e: Event) -> None:
        self._movement.perform(e, self._state)

    # actions

    def anchor(self, s: Any, a: Action) -> Anchor | None:
        if a.kind in ("play", "joker"):
            return ("hand", a.args[0])
        if a.kind == "place_cloister":
            return ("space", a.args[0])
        if a.kind == "place_councillor":
            return ("land", a.args[0])
        if a.kind == "take":
            return ("open", a.args[0])
        return ("pile",) if a.kind == "draw" else None

    def intended_action(self, s: Any, anchor: Anchor) -> Action | None:
        match anchor:
            case ("space", int(space)):
                return Action("place_cloister", (space,))
            case ("land", int(land)):
                return Action("place_councillor", (land,))
            case ("hand", int(kind)):
                return Action("play", (kind,))
            case ("open", int(kind), *_):
                return Action("take", (kind,))
            case ("pile",):
                return Action("draw")
        return None

    def places_of(self, e: Event) -> list[Anchor]:
        match e.kind, e.args:
            case "cloister_placed", (_, space):
                return [("space", space)]
            case "councillor_placed", (_, land):
                return [("land", land)]
            case "country_scored", (_, land, *_):
                return [("land", land), *(("space", space) for space in DATA.land_spaces[land])]
            case "alliance_scored", (number, *_):
                return [("alliance", number), *(("land", land) for land in DATA.alliances[number].lands)]
            case "chains_scored", (seat, *_) if self._state is not None:
                return [("space", space) for row in chain_rows(self._state, seat) for space in row]
        return []

    # words around the board

    def chips(self, s: Any, seat: int) -> list[Chip]:
        colour = self.context.colours[seat]
        hand = s.hands[seat]
        hidden = s.veil.hidden[seat] if s.veil is not None else 0
        count = SIZE[hand] + hidden
        known = [self.text.card(kind) for kind in range(KINDS) for _ in range(s.known[seat] >> 2 * kind & 3)]
        none = self._say(_NONE_KNOWN)
        left, council = s.cloisters_left(seat), s.supply[seat]
        chips = [
            Chip(f"cloister:{colour}", str(left), self._say(_CLOISTERS_TIP, count=left)),
            Chip(f"councillor:{colour}", str(council), self._say(_COUNCILLORS_TIP, count=council)),
        ]
        if self.context.settings.values.show_projection and s.stack:
            points = sum(item.value for item in projected(s)[seat])
            chips.append(Chip("victory_point", str(points), self._say(_PROJECTED_TIP, points=points)))
        chips.append(Chip("trick", str(count), self._say(_CARDS_TIP, count=count, known=", ".join(known) or none)))
        if seat == s.start:
            chips.append(Chip("disc:black", "", self._say(_START_TIP)))
        return chips

    def hover(self, s: Any, anchor: Anchor | None) -> str:
        self._pointed = anchor
        self._show_place_names()
        self._tell()
        match anchor:
            case ("space", int(space)):
                return f"{self.text.space(space)}, {self.text.country(SPACE_LAND[space])}"
            case ("pile",):
                return self._say(_PILE_TIP, pile=s.pile_size, discard=sum(s.discard))
            case ("discard", int(kind)):
                return self._say(_DISCARD_TIP, **self._counted(s, kind))
            case ("hand" | "open", int(kind), *_):
                return self.text.card(kind)
        return ""

    def _counted(self, s: State, kind: int) -> dict[str, Any]:
        unseen = s.veil.unseen[kind] if s.veil is not None else s.pile[kind]
        return {"card": self.text.card(kind), "count": s.discard[kind], "all": deck(s.seats)[kind], "unseen": unseen}

    def _tell(self) -> None:
        s = self._state
        if s is None:
            return
        land = self._land_of(self._pointed)
        if land != NOBODY:
            title, lines = standings.country(s, self.context, self.text, land)
        elif isinstance(self._pointed, tuple) and self._pointed[0] == "alliance":
            title, lines = standings.alliance(s, self.context, self.text, self._pointed[1])
        else:
            title, lines = standings.overview(s, self.context)
        self._plaque.write(title, lines)

    # sheets

    def sheet(self, before: Any, s: Any, events: Sequence[Event]) -> Sheet | None:
        return sheets.half_time(s, events, self.text)

    def final_sheet(self, s: Any) -> Sheet | None:
        return sheets.final(s, self.text)
