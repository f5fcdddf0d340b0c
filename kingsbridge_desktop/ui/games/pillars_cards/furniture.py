"""What stands around the cards: plates, piles, corners, the note, names in the trick, the scoring sheet."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.text.pillars_cards import signed
from kingsbridge_desktop.ui.board.scene import BoardScene
from kingsbridge_desktop.ui.board.view import ViewContext
from kingsbridge_desktop.ui.games.pillars_cards import layout, places
from kingsbridge_desktop.ui.games.pillars_cards.items import Corner, CornerWords, Note, Pile, Plate, PlateWords, Slip
from kingsbridge_desktop.ui.games.pillars_cards.layout import CAPTION, SLIP_HEIGHT, TRICK_WIDTH
from kingsbridge_desktop.ui.games.pillars_cards.picture import Spread
from kingsbridge_desktop.ui.games.pillars_cards.score_items import MaterialItem, ScoreSheet, SheetWords
from kingsbridge_desktop.ui.games.pillars_cards.words import Words

_SLIP_WIDTH = TRICK_WIDTH + 24


class Furniture:
    """Everything on the table that is not a single card."""

    def __init__(self, scene: BoardScene, context: ViewContext, seats: int) -> None:
        self._context = context
        light = context.light
        nowhere = QRectF(0, 0, 10, 10)
        self._plates = [Plate(places.seat_plate(seat), nowhere, light) for seat in range(seats)]
        self._piles = [Pile(places.pile(seat), nowhere, light) for seat in range(seats)]
        self._slips = [Slip(None, QRectF(0, 0, _SLIP_WIDTH, SLIP_HEIGHT), light) for _ in range(seats)]
        self._deck = Corner(places.DECK, layout.DECK, light, crowned=False)
        self._king = Corner(places.KING, layout.KING, light, crowned=True)
        self._note = Note(None, layout.NOTE, light)
        self._sheet = ScoreSheet(None, layout.SHEET, light)
        self._materials = [MaterialItem(("material", kind), layout.material_box(kind), light) for kind in range(4)]
        for target in (*self._plates, *self._piles, self._deck, self._king, *self._materials):
            scene.add_target(target)
        for item in (*self._slips, self._note, self._sheet):
            item.setAcceptHoverEvents(False)
            scene.addItem(item)
        for material in self._materials:
            material.setZValue(6)
        for slip in self._slips:
            slip.setZValue(25)

    def show(self, spread: Spread, words: Words) -> None:
        """Exactly what this spread says."""
        light = self._context.light
        for seat in range(spread.seats):
            places = layout.places_of(spread.seats, spread.viewer, seat)
            self._plates[seat].move_to(places.plate)
            self._show_plate(spread, seat, spread.vp[seat], words)
            self._piles[seat].move_to(places.pile)
            self._piles[seat].tell(spread.tricks[seat], light)
            slip = self._slips[seat]
            middle = places.trick
            slip.move_to(
                QRectF(middle.x() - _SLIP_WIDTH / 2, middle.y() + TRICK_WIDTH * 0.75 + 8, _SLIP_WIDTH, SLIP_HEIGHT)
            )
            slip.tell(words.name(seat), light)
            slip.setVisible(any(spread.player_of(at) == seat for at in range(len(spread.trick))))
        self._deck.tell(CornerWords(words.progress(spread), spread.deck), light)
        self._king.tell(CornerWords(words.king_trick(spread), int(bool(spread.king_trick))), light)
        self._note.tell(words.lead(spread), light)
        self._note.setVisible(spread.scoring == NOBODY)
        self.show_scoring(spread, words)

    def _show_plate(self, spread: Spread, seat: int, points: int, words: Words) -> None:
        active = seat == spread.asked
        told = PlateWords(words.name(seat), self._context.colours[seat], points, spread.stock_of(seat), active)
        self._plates[seat].tell(told, self._context.light)

    def show_scoring(self, spread: Spread, words: Words) -> None:
        """The sheet of the player who scores, or none."""
        seat = spread.scoring
        scoring = seat != NOBODY
        self._sheet.setVisible(scoring)
        for material in self._materials:
            material.setVisible(scoring)
        if not scoring:
            return
        self._note.hide()
        self._sheet.tell(self._sheet_words(spread, spread.gains[seat], words), self._context.light)
        for kind, material in enumerate(self._materials):
            number = spread.stock_of(seat)[kind]
            material.tell((words.text.material(kind), number), self._context.light)

    def _sheet_words(self, spread: Spread, gain: int, words: Words) -> SheetWords:
        seat = spread.scoring
        rows = layout.score_rows(spread)
        used = dict(spread.used)
        captions = [
            (
                QRectF(place.x - 60, place.y + place.width * 0.75 + 2, 120, CAPTION - 2),
                signed(used[place.face]) if used[place.face] else "✓",
            )
            for row in rows
            for place in row.cards.values()
            if place.face in used
        ]
        return SheetWords(
            title=words.say("scoring_of", name=words.name(seat)),
            colour=self._context.colours[seat],
            gain=signed(gain),
            headings=tuple((row.heading, words.say(f"row_{row.kind}")) for row in rows),
            captions=tuple(captions),
            empty="" if rows else words.say("no_cards"),
        )

    def count_up(self, before: Spread, then: Spread, t: float, words: Words) -> None:
        """The points on their way from one spread to the next."""
        for seat in range(then.seats):
            if before.vp[seat] == then.vp[seat]:
                continue
            part = round((then.vp[seat] - before.vp[seat]) * t)
            self._show_plate(then, seat, before.vp[seat] + part, words)
            if seat == then.scoring:
                told = self._sheet_words(then, before.gains[seat] + part, words)
                self._sheet.tell(told, self._context.light)
