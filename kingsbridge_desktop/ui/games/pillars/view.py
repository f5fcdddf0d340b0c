"""The cathedral site: picture from a tableau, movement from events, words from the text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QPushButton, QWidget

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import NOBODY, Action, Event
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.best_building import best, plan_of
from kingsbridge_desktop.games.pillars.state import EMPTY, State, rights_lost
from kingsbridge_desktop.text.pillars import Text
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.board.director import Beat, Move
from kingsbridge_desktop.ui.board.ground import BoardGround
from kingsbridge_desktop.ui.board.scene import BoardScene
from kingsbridge_desktop.ui.board.sharp import Ground
from kingsbridge_desktop.ui.board.targets import Anchor, Zone
from kingsbridge_desktop.ui.board.things import Label
from kingsbridge_desktop.ui.board.view import BoardView, Chip, Sheet, ViewContext
from kingsbridge_desktop.ui.games.pillars import cathedral, desk, faces, layout, movement, near, pieces, places, sheets
from kingsbridge_desktop.ui.games.pillars.almanac import Almanac
from kingsbridge_desktop.ui.games.pillars.hover_card import Slip
from kingsbridge_desktop.ui.games.pillars.items import CardItem, Spec, Spot, Stall, StepRing, Token
from kingsbridge_desktop.ui.games.pillars.mat_preview import Peek
from kingsbridge_desktop.ui.games.pillars.player_strip import Strip
from kingsbridge_desktop.ui.games.pillars.tableau import Tableau, after, of_state
from kingsbridge_desktop.ui.games.pillars.token_layer import Cast
from kingsbridge_desktop.ui.theme import scene_font

LOOK_NEARER = 350  # ms that the pointer rests before a card is shown large
LARGEST_NAME, SMALLEST_NAME = 24.0, 17.0


class View(BoardView):
    """The screen of the board game."""

    def __init__(self, context: ViewContext) -> None:
        super().__init__(context, BoardScene(layout.SCENE.width(), layout.SCENE.height()))
        self.scene.setSceneRect(layout.SCENE)
        around = layout.SCENE.adjusted(-700, -500, 700, 500)
        self._table = Ground(cache.TABLE, around, context.light)
        self._site = BoardGround("pillars", layout.BOARD, context.light, z=-900)
        self.scene.addItem(self._table)
        self.scene.addItem(self._site)
        self._cathedral = cathedral.Cathedral(self.scene, context)
        self._cast = Cast(self.scene)
        self._strip = Strip(self)
        self._ring = StepRing()
        self._slip = Slip(context.light)
        self._peek = Peek(context.light)
        for item in (self._ring, self._slip, self._peek):
            self.scene.addItem(item)
        self._names: list[QGraphicsItem] = []
        self._slots: dict[Anchor, CardItem] = {}
        self._guests: list[QGraphicsItem] = []
        self._tableau: Tableau | None = None
        self._state: State | None = None
        self._groups: list[tuple[str, list[Event]]] = []  # events whose beat has not begun
        self._pointed: Anchor | None = None
        self._round_began: dict[int, tuple[int, ...]] = {}  # VP at the start of each round that was seen
        self._button: QPushButton | None = None
        self._almanac: Almanac | None = None
        self._nearer = QTimer(self)
        self._nearer.setSingleShot(True)
        self._nearer.setInterval(LOOK_NEARER)
        self._nearer.timeout.connect(self._look_nearer)
        self._add_zones()
        self.restyle()

    @property
    def text(self) -> Text:
        """The game's own text in the language of the moment."""
        return cast(Text, self.context.text)

    def say(self, key: str, **params: Any) -> str:
        """A sentence of this screen."""
        return desk.say(self.context, key, **params)

    # what never moves

    def _add_zones(self) -> None:
        site = layout.site()
        for step, words in enumerate(site.words, start=1):
            box = words.box.united(
                QRectF(site.numbers[step - 1] - QPointF(18, 18), site.numbers[step - 1] + QPointF(18, 18))
            )
            self._add_zone(("step", step), _rounded(box, 12), 12)
        for kind, box in enumerate(site.stalls):
            stall = Stall(("stall", kind), _rounded(box, 10))
            stall.setZValue(14)
            self.scene.add_target(stall)
        self._add_zone(("bag",), _rounded(QRectF(site.bag - QPointF(44, 48), site.bag + QPointF(44, 44)), 30), 13)
        cards = dict(zip((*tables.KINGSBRIDGE, *tables.SHIRING), (*site.kingsbridge, *site.shiring), strict=True))
        for space, at in enumerate(site.spaces):
            path = QPainterPath()
            path.addEllipse(at, 26, 26)
            if space in cards:  # the card above the space belongs to it
                path = path.united(_rounded(_card_box(cards[space]), 6))
            spot = Spot(("space", space), at, path)
            spot.setZValue(24)
            self.scene.add_target(spot)
        self._add_zone(("event",), _rounded(_card_box(site.event), 6), 15)

    def _add_zone(self, anchor: Anchor, path: QPainterPath, z: float) -> None:
        zone = Zone(anchor, path)
        zone.setZValue(z)
        self.scene.add_target(zone)

    def restyle(self) -> None:
        light = self.context.light
        self._table.light = light
        self._table.update()
        self._site.restyle(light)
        self._cathedral.restyle(light)
        self._slip.light = self._peek.light = light
        self._slip.hide()
        self._peek.hide()
        self._strip.forget()
        for item in (*self._names, *self._slots.values()):
            self.scene.removeItem(item)
        self._slots = {}
        self._names = [self._name_of_step(step) for step in range(1, 15)]
        if self._button is not None:
            self._button.setText(self.say("almanac"))

    def _name_of_step(self, step: int) -> QGraphicsItem:
        place = layout.site().words[step - 1]
        name = (
            self.say("start_player")
            if step == 14
            else self.text.title(self.context.language.pick(_both(tables.DATA.steps[step - 1])))
        )
        pixels = LARGEST_NAME
        while (
            pixels > SMALLEST_NAME and QFontMetricsF(scene_font(pixels, bold=True)).horizontalAdvance(name) > place.wide
        ):
            pixels -= 1
        label = Label(name, pixels, "day" if self.context.light == "day" else "candle", bold=True, rim=False)
        label.setPos(QPointF(place.at.x(), place.box.center().y() + pixels * 0.34))
        label.setZValue(9)
        self.scene.addItem(label)
        return label

    # the picture

    @property
    def tableau(self) -> Tableau | None:
        """What is shown now."""
        return self._tableau

    def sync(self, s: Any, viewer: int) -> None:
        self._state = s
        self._groups = []
        if s.stack and s.step == 0 and s.stack[-1].kind == "choose_card":
            self._round_began.setdefault(s.round, tuple(s.vp))
        self._show(of_state(s, viewer))

    def _show(self, t: Tableau) -> None:
        self._tableau = t
        for guest in self._guests:
            self.scene.removeItem(guest)
        self._guests = []
        self._cast.show(pieces.tokens(t, self.context.colours), self.context.light)
        self._cathedral.show(t.s.parts, bool(t.phase))
        self._show_slots(t)
        self._strip.show(t)
        self._ring.setVisible(bool(t.s.step) and bool(t.phase))
        if t.s.step:
            self._ring.setPos(layout.site().numbers[t.s.step - 1])

    def _show_slots(self, t: Tableau) -> None:
        """The cards on the site: event, advantages at Kingsbridge, craftsmen at Shiring."""
        site, s, text = layout.site(), t.s, self.text
        wanted: dict[Anchor, tuple[cache.Picture, QPointF]] = {}
        if s.event >= 0 or t.phase:
            wanted["event",] = (faces.event(s.event, text) if s.event >= 0 else faces.back("event"), site.event)
        for slot in range(2):
            if s.kingsbridge[slot] != EMPTY:
                wanted["k", slot] = faces.advantage(s.kingsbridge[slot], text), site.kingsbridge[slot]
            if s.shiring[slot] != EMPTY:
                wanted["s", slot] = faces.craftsman(s.shiring[slot], text), site.shiring[slot]
        for key in [key for key in self._slots if key not in wanted]:
            self.scene.removeItem(self._slots.pop(key))
        for key, (picture, at) in wanted.items():
            card = self._slots.get(key)
            if card is None or card.picture != picture:
                if card is not None:
                    self.scene.removeItem(card)
                card = self._card(picture, layout.SLOT)
                card.setZValue(11)
                self.scene.addItem(card)
                self._slots[key] = card
            card.setPos(at)

    def _card(self, picture: cache.Picture, width: float) -> CardItem:
        """A card that is only looked at: the zone around it is what is clicked."""
        card = CardItem(None, picture, width, self.context.light)
        card.setAcceptHoverEvents(False)
        card.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        return card

    # movement

    def perform(self, e: Event) -> None:
        group = movement.GROUP_OF.get(e.kind, "")
        last = self._groups[-1][0] if self._groups else ""
        if last and (group == last or e.kind in movement.FOLLOWING):
            self._groups[-1][1].append(e)
            return
        events = [e]
        self._groups.append((group, events))
        duration, rest = movement.TIMES.get(group, (0, 0))
        beat = Beat(duration=duration, rest=rest)
        beat.before = lambda: self._depart(beat, events)
        self.director.add(beat)

    def _depart(self, beat: Beat, events: list[Event]) -> None:
        """Made when its turn comes, from what then lies on the table."""
        self._groups = [group for group in self._groups if group[1] is not events]
        before = self._tableau
        if before is None:
            return
        then = before
        flights = []
        for e in events:
            flights += movement.flights(e, then)
            then = after(then, e)
        beat.after = lambda: self._show(then)
        if not beat.duration:
            beat.rest = 0
            return
        beat.moves = self._cast.depart(
            pieces.tokens(then, self.context.colours),
            self.context.light,
            movement.origin(events, before, then),
            movement.end(events, before, then),
        )
        beat.moves += [self._launch(flight, then) for flight in flights]
        if then.s.step and then.s.step != before.s.step:
            self._ring.setVisible(True)
            beat.moves.append(Move(self._ring, layout.site().numbers[then.s.step - 1]))
        if then.s.parts != before.s.parts:
            beat.during = self._cathedral.rising(then.s.parts)

    def _launch(self, flight: movement.Flight, t: Tableau) -> Move:
        item: Token | CardItem
        if flight.card is not None:
            kind, which = flight.card
            item = self._card(self._face(kind, which), layout.SLOT)
        else:
            spec = Spec(flight.emblem, 54, flight.start, 70, flight.number, QPointF(40, 0))
            item = Token(spec, self.context.light)
        item.setZValue(70)
        item.setPos(flight.start)
        self.scene.addItem(item)
        self._guests.append(item)
        return Move(item, flight.end, opacity=0.15 if flight.fades else None)

    def _face(self, kind: str, which: int) -> cache.Picture:
        if kind == "card":
            return faces.resource_card(which, self.text)
        if kind == "advantage":
            return faces.advantage(which, self.text)
        return faces.craftsman(which, self.text)

    # actions

    def anchor(self, s: Any, a: Action) -> Anchor | None:
        return places.place_of(a)

    def intended_action(self, s: Any, anchor: Anchor) -> Action | None:
        return places.intended_action(s, anchor)

    def places_of(self, e: Event) -> list[Anchor]:
        return places.places_of(e)

    def warning(self, s: Any, a: Action) -> str:
        if a.kind != "discard":
            return ""
        lost = rights_lost(s, s.stack[-1].seat, a.args[0])
        return " ".join(self.text.warning(right) for right in lost)

    def proposal(self, s: Any) -> tuple[str, Sequence[Action]] | None:
        if not s.stack or s.stack[-1].kind not in ("build", "give_up"):
            return None
        steps = best(s)
        if s.stack[-1].kind == "give_up":
            return self.say("proposal_keep"), steps
        if len(steps) < 2:  # only to finish
            return None
        seat = s.stack[-1].seat
        plan = plan_of(s, seat)
        key = "proposal" if plan.gold == s.gold[seat] else "proposal_gold"
        return self.say(key, vp=plan.vp, gold=plan.gold), steps

    # words around the board

    def chips(self, s: Any, seat: int) -> list[Chip]:
        colour = self.context.colours[seat]
        busy = s.mill[seat] + sum(tables.CARD_WORKERS[card] for card in members_of(s.cards[seat]))
        found = [
            Chip("gold", str(s.gold[seat]), self.say("gold", count=s.gold[seat])),
            Chip(
                f"worker_figure:{colour}",
                str(s.free[seat]),
                self.say("workers_at_work", free=s.free[seat], working=busy),
            ),
        ]
        for kind, name in enumerate(tables.RESOURCE_IDS):
            count = s.cubes[4 * seat + kind]
            resource = self.text.title(self.text.resource(kind))
            found.append(Chip(name, str(count), self.say("resource", resource=resource, count=count)))
        for craftsman in members_of(s.row[seat] & ~tables.STARTING):
            tip = f"{self.text.title(self.text.trade(craftsman))}: {self.text.conversion(craftsman)}"
            found.append(Chip(faces.trade(craftsman), f"×{tables.CAPACITY[craftsman]}", tip))
        for advantage in members_of(s.advantages[seat]):
            tip = f"{self.text.title(self.text.advantage(advantage))}: {self.text.advantage_effect(advantage)}"
            found.append(Chip(tables.ADVANTAGE_IDS[advantage], "", tip))
        return found

    def plate_tip(self, s: Any, seat: int) -> str:
        lines = desk.holdings(s, seat, self.context, self.text)
        if s.start == seat and s.stack:
            lines.insert(0, self.say("start_tip", name=self.context.seats[seat].name))
        if s.stack and self.context.settings.values.show_projection:
            lines += desk.forecast_lines(s, seat, self.context, self.text)
        if s.wall >> seat & 1:
            lines.append(self.say("set_aside"))
        return "\n".join(lines)

    def point_at_seat(self, s: Any, seat: int) -> None:
        """Shows a player's whole mat while the pointer is on the plate."""
        if seat == NOBODY or self.director.busy:
            self._peek.hide()
        else:
            self._peek.tell(s, seat, self.context, self.text)

    def sheet(self, before: Any, s: Any, events: Sequence[Event]) -> Sheet | None:
        if s.stack and any(e.kind == "round_began" for e in events) and s.round > 1:
            return sheets.round_sheet(s, self.context, self.text, self._round_began.get(s.round - 1))
        return None

    # looking nearer

    def hover(self, s: Any, anchor: Anchor | None) -> str:
        self._pointed = anchor
        self._slip.hide()
        self._nearer.stop()
        if self._tableau is None or not isinstance(anchor, tuple):
            return ""
        if near.telling(s, anchor, self.context, self.text) is not None:
            self._nearer.start()
        return near.told(s, anchor, self.context, self.text)

    def _look_nearer(self) -> None:
        s, anchor = self._state, self._pointed
        target = self.scene.targets.get(anchor) if anchor is not None else None
        if s is None or target is None or self.director.busy or not isinstance(anchor, tuple):
            return
        found = near.telling(s, anchor, self.context, self.text)
        if found is not None:
            self._slip.tell(*found, target.mapRectToScene(target.shape().boundingRect()))

    # the almanac

    def panel(self) -> QWidget | None:
        self._button = QPushButton(self.say("almanac"))
        self._button.setObjectName("almanac")
        self._button.clicked.connect(self.open_almanac)
        return self._button

    def open_almanac(self) -> None:
        """All cards of the game and where they are."""
        if self._state is None:
            return
        parent = self._button.window() if self._button is not None else None
        self._almanac = Almanac(self._state, self.context, self.text, parent)
        self._almanac.show()


def _both(name: Any) -> dict[str, str]:
    return {"de": name.de, "en": name.en}


def _rounded(box: QRectF, by: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, by, by)
    return path


def _card_box(middle: QPointF) -> QRectF:
    return QRectF(middle.x() - layout.SLOT / 2, middle.y() - layout.SLOT * 0.75, layout.SLOT, layout.SLOT * 1.5)
