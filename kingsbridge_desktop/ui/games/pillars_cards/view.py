"""The card table: picture from a spread, movement from events, words from the text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from PySide6.QtCore import QRectF, QTimer

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import NOBODY, Action, Event
from kingsbridge_desktop.games.pillars_cards import best_conversion
from kingsbridge_desktop.games.pillars_cards.forecast import leader_if, leader_now
from kingsbridge_desktop.games.pillars_cards.state import State
from kingsbridge_desktop.games.pillars_cards.tables import BRICK_MAKER, CONVERTS, MATERIALS
from kingsbridge_desktop.text.pillars_cards import Text, signed
from kingsbridge_desktop.ui.art import cache
from kingsbridge_desktop.ui.board.director import Beat, Move
from kingsbridge_desktop.ui.board.scene import BoardScene
from kingsbridge_desktop.ui.board.sharp import Ground
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.board.view import BoardView, Chip, Sheet, ViewContext
from kingsbridge_desktop.ui.games.pillars_cards import faces, layout, places, sheets
from kingsbridge_desktop.ui.games.pillars_cards.furniture import Furniture
from kingsbridge_desktop.ui.games.pillars_cards.items import Flier
from kingsbridge_desktop.ui.games.pillars_cards.layout import HEIGHT, WIDTH, Place
from kingsbridge_desktop.ui.games.pillars_cards.movement import FULL_TRICK_REST, TIMES, Cast, flights
from kingsbridge_desktop.ui.games.pillars_cards.picture import SCORING_QUESTIONS, Spread, after, of_state
from kingsbridge_desktop.ui.games.pillars_cards.score_items import NearCard, NearPile, Preview
from kingsbridge_desktop.ui.games.pillars_cards.words import Words, trick_of

LOOK_NEARER = 350  # ms that the pointer rests before a card is shown large
_BEYOND = 300.0  # how far the wood goes on around the table


class View(BoardView):
    """The screen of the card game."""

    def __init__(self, context: ViewContext) -> None:
        super().__init__(context, BoardScene(WIDTH, HEIGHT))
        board = QRectF(0, 0, WIDTH, HEIGHT).adjusted(-_BEYOND, -_BEYOND, _BEYOND, _BEYOND)
        self._ground = Ground(cache.TABLE, board, context.light)
        self.scene.addItem(self._ground)
        self._cast = Cast(self.scene, self._face)
        self._furniture: Furniture | None = None
        self._preview = Preview(context.light)
        self.scene.addItem(self._preview)
        self._fliers: list[Flier] = []
        self._spread: Spread | None = None
        self._pointed: Anchor | None = None
        self._nearer = QTimer(self)
        self._nearer.setSingleShot(True)
        self._nearer.setInterval(LOOK_NEARER)
        self._nearer.timeout.connect(self._look_nearer)
        self.restyle()

    @property
    def text(self) -> Text:
        """The game's own text in the language of the moment."""
        return cast(Text, self.context.text)

    def restyle(self) -> None:
        self._words = Words(self.text)
        self._ground.light = self.context.light
        self._ground.update()
        self._preview.hide()

    def _face(self, card: int) -> cache.Picture:
        return faces.picture(card, self.text)

    # the picture

    def sync(self, s: Any, viewer: int) -> None:
        self._show(of_state(s, viewer))
        if self._pointed not in self.scene.targets:
            self._preview.hide()

    def _show(self, spread: Spread) -> None:
        self._spread = spread
        self._land_fliers()
        self._cast.show(self._arranged(spread), self.context.light)
        self._show_furniture(spread)

    def _show_furniture(self, spread: Spread) -> None:
        if self._furniture is None:
            self._furniture = Furniture(self.scene, self.context, spread.seats)
        self._furniture.show(spread, self._words)

    @staticmethod
    def _arranged(spread: Spread) -> dict[Anchor, Place]:
        lead = leader_now(trick_of(spread))
        return layout.arrange(spread, spread.trick[lead.at] if lead is not None else NOBODY)

    # movement

    def perform(self, e: Event) -> None:
        duration, rest = TIMES.get(e.kind, (0, 0))
        beat = Beat(duration=duration, rest=rest)
        beat.before = lambda: self._depart(beat, e)
        self.director.add(beat)

    def _depart(self, beat: Beat, e: Event) -> None:
        """Made when its turn comes, from what then lies on the table."""
        before = self._spread
        if before is None:
            return
        then = after(before, e)
        beat.after = lambda: self._show(then)
        if not beat.duration:
            beat.rest = 0
            return
        will = self._arranged(then)
        beat.moves = self._cast.depart(before, then, self._arranged(before), will, self.context.light)
        beat.moves += self._launch(e, before, then, will)
        furniture = self._furniture
        if furniture is not None and then.scoring != NOBODY:
            furniture.show_scoring(then, self._words)
        if furniture is not None and then.vp != before.vp:
            beat.during = lambda t: furniture.count_up(before, then, t, self._words)
        if e.kind == "card_played" and len(then.trick) == then.seats:
            beat.rest = FULL_TRICK_REST

    def _launch(self, e: Event, before: Spread, then: Spread, will: dict[Anchor, Place]) -> list[Move]:
        moves = []
        for flight in flights(e, before, then, will):
            flier = Flier(flight.emblem, 64, self.context.light)
            flier.setPos(flight.start)
            self.scene.addItem(flier)
            self._fliers.append(flier)
            moves.append(Move(flier, flight.end, opacity=0.0 if flight.fades else None))
        return moves

    def _land_fliers(self) -> None:
        for flier in self._fliers:
            self.scene.removeItem(flier)
        self._fliers.clear()

    # actions

    def anchor(self, s: Any, a: Action) -> Anchor | None:
        return places.of_action(s, a)

    def intended_action(self, s: Any, anchor: Anchor) -> Action | None:
        return places.intended_action(s, anchor)

    def places_of(self, e: Event) -> list[Anchor]:
        return places.of_event(e)

    def proposal(self, s: Any) -> tuple[str, Sequence[Action]] | None:
        if not s.stack or s.stack[-1].kind not in SCORING_QUESTIONS:
            return None
        actions = best_conversion.best(s)
        if s.stack[-1].kind == "give_up":
            return self._words.say("proposal_give_up"), actions
        points = sum(
            CONVERTS[a.args[0]][a.args[1]] for a in actions if a.kind == "convert" and a.args[0] != BRICK_MAKER
        )
        return self._words.say("proposal", points=signed(points)), actions

    # words around the table

    def chips(self, s: Any, seat: int) -> list[Chip]:
        spread = of_state(s, NOBODY)
        words = self._words
        found = [Chip("trick", str(spread.tricks[seat]), words.say("tricks_tip"))]
        for kind, number in enumerate(spread.stock_of(seat)):
            found.append(Chip(MATERIALS[kind], str(number), words.count(kind, number)))
        laid = members_of(spread.laid[seat])
        names = ", ".join(self.text.title(card) for card in laid)
        tip = words.say("advantages_tip")
        found.append(Chip("advantage", str(len(laid)), f"{tip}: {names}" if names else tip))
        return found

    def plate_tip(self, s: Any, seat: int) -> str:
        return self._words.plate(of_state(s, NOBODY), seat)

    def sheet(self, before: Any, s: Any, events: Sequence[Event]) -> Sheet | None:
        if any(e.kind == "deal_ended" for e in events):
            return sheets.deal_sheet(s, self._words)
        return None

    def final_sheet(self, s: Any) -> Sheet | None:
        return sheets.final_sheet(s, self._words)

    # looking nearer

    def hover(self, s: Any, anchor: Anchor | None) -> str:
        self._pointed = anchor
        self._preview.hide()
        self._nearer.stop()
        spread = self._spread
        if spread is None or not isinstance(anchor, tuple):
            return ""
        if self._near(spread, anchor) is not None:
            self._nearer.start()
        return self._told(s, spread, anchor)

    def _told(self, s: State, spread: Spread, anchor: tuple[Any, ...]) -> str:
        words = self._words
        kind = anchor[0]
        if kind == "card":
            told = words.told(anchor[1])
            target = self.scene.targets.get(anchor)
            if target is not None and target.offered and s.stack and s.stack[-1].kind == "play":
                return f"{told} · {words.lead_if(leader_if(s, anchor[1]))}"
            return told
        if kind == "seat":
            return words.plate(spread, anchor[1])
        if kind == "pile":
            return words.say("pile", name=words.name(anchor[1]), count=spread.tricks[anchor[1]])
        if kind == "material" and spread.scoring != NOBODY:
            return words.count(anchor[1], spread.stock_of(spread.scoring)[anchor[1]])
        if anchor == places.DECK:
            return words.deck(s, spread)
        return words.say("king_trick_tip") if anchor == places.KING else ""

    def _near(self, spread: Spread, anchor: tuple[Any, ...]) -> NearCard | NearPile | None:
        """What is shown large; a hand is large already, and won tricks are their owner's unless the table says so."""
        kind = anchor[0]
        words = self._words
        if kind == "card" and not any(anchor[1] in hand for hand in spread.hands):
            card = anchor[1]
            return NearCard(self._face(card), words.title(card), tuple(words.about(card)))
        peek = self.context.settings.values.peek_tricks
        if kind == "pile" and spread.taken[anchor[1]] and (peek or anchor[1] == spread.viewer):
            seat = anchor[1]
            title = words.say("pile", name=words.name(seat), count=spread.tricks[seat])
            return NearPile(title, tuple(self._face(card) for card in members_of(spread.taken[seat])))
        if anchor == places.KING and spread.king_trick and peek:
            title = words.say("king_trick")
            return NearPile(title, tuple(self._face(card) for card in members_of(spread.king_trick)))
        return None

    def _look_nearer(self) -> None:
        spread, anchor = self._spread, self._pointed
        if spread is None or not isinstance(anchor, tuple) or self.director.busy:
            return
        near = self._near(spread, anchor)
        place = self._arranged(spread).get(anchor)
        if isinstance(near, NearPile):
            self._preview.show_pile(near, self.context.light)
        elif isinstance(near, NearCard) and place is not None:
            self._preview.show_card(near, place, self.context.light)
