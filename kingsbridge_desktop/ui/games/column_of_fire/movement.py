"""How the table moves: the difference of two pictures, a tumble for dice, emblems and figures that explain a change."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from kingsbridge_desktop.core.types import Event
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.data import GOODS
from kingsbridge_desktop.ui.board.director import Beat, Move
from kingsbridge_desktop.ui.board.items import EmblemItem
from kingsbridge_desktop.ui.board.scene import BoardScene
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.games.column_of_fire import layout
from kingsbridge_desktop.ui.games.column_of_fire.course import Spread, after
from kingsbridge_desktop.ui.games.column_of_fire.faces import Style
from kingsbridge_desktop.ui.games.column_of_fire.previews import previews
from kingsbridge_desktop.ui.games.column_of_fire.tableau import Picture, Place, die_face
from kingsbridge_desktop.ui.games.column_of_fire.tokens import Token

if TYPE_CHECKING:
    from kingsbridge_desktop.ui.games.column_of_fire.view import View

TUMBLE = 650
# Milliseconds on the way and of rest afterwards; what is not named takes no time.
TIMES: dict[str, tuple[int, int]] = {
    "leven_turned": (200, 60),
    "leven_freed": (300, 60),
    "religion_turned": (220, 60),
    "religion_rolled": (TUMBLE, 250),
    "religion_chosen": (200, 150),
    "minority_scored": (320, 120),
    "person_turned": (220, 60),
    "person_left": (260, 40),
    "die_freed": (260, 60),
    "die_turned": (220, 60),
    "die_put_on_leven": (320, 120),
    "dice_rolled": (TUMBLE, 200),
    "person_stone_placed": (300, 60),
    "person_stone_returned": (250, 40),
    "stone_averted": (300, 60),
    "stone_placed": (300, 100),
    "stone_removed": (300, 100),
    "torch_lit": (200, 200),
    "house_placed": (300, 60),
    "house_raised": (300, 60),
    "house_pushed": (220, 30),
    "house_lost": (320, 160),
    "person_taken": (340, 60),
    "person_turned_up": (250, 60),
    "event_turned_up": (320, 900),
    "event_ignored": (0, 0),
    "open_person_removed": (250, 40),
    "event_averted": (300, 150),
    "bonus_scored": (320, 150),
    "vp_lost": (320, 150),
    "vp_gained": (320, 100),
    "good_lost": (300, 120),
    "good_gained": (320, 60),
    "good_sold": (340, 120),
    "good_sold_by_captain": (340, 120),
    "protection_gained": (300, 60),
    "advantage_drawn": (320, 150),
    "advantage_drawn_unseen": (320, 60),
    "advantage_used": (320, 120),
    "die_bought": (300, 60),
    "person_passed": (300, 60),
    "disc_moved": (380, 100),
    "disc_advanced": (320, 100),
    "conflict_won": (250, 700),
    "conflict_avoided": (250, 700),
    "conflict_scored": (380, 260),
    "stones_cleared": (320, 100),
    "deck_used_up": (200, 700),
    "end_announced": (200, 700),
    "final_vp_scored": (250, 900),
}
_HERALDED = frozenset(
    ("conflict_won", "conflict_avoided", "event_turned_up", "deck_used_up", "end_announced", "final_vp_scored")
)


class Cast:
    """The tokens on the board by their key."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self.tokens: dict[Anchor, Token] = {}

    def show(self, picture: Picture, style: Style) -> None:
        """Exactly this picture."""
        for key in [key for key in self.tokens if key not in picture]:
            self._drop(key)
        for key, place in picture.items():
            token = self.tokens.get(key)
            if token is None:
                self.add(key, place, style)
            elif token.place is not place or token.style is not style or token.opacity() < 1:
                token.show_as(place, style)

    def add(self, key: Anchor, place: Place, style: Style) -> Token:
        """A thing that was not there."""
        token = self.tokens[key] = Token(key, place, style)
        self._scene.add_target(token)
        return token

    def _drop(self, key: Anchor) -> None:
        self.tokens.pop(key)
        self._scene.drop_target(key)


class Movement:
    """Queues beats with the view's director; what only flies by is gone when a picture is shown."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._guests: list[QGraphicsItem] = []

    def clear(self) -> None:
        """Takes away what only flew by."""
        for item in self._guests:
            self._view.scene.removeItem(item)
        self._guests = []

    def perform(self, e: Event) -> None:
        """Queues the movement of an event."""
        duration, rest = TIMES.get(e.kind, (0, 0))
        beat = Beat(duration=duration, rest=rest)
        beat.before = lambda: self._depart(beat, e)
        self._view.director.add(beat)

    def _depart(self, beat: Beat, e: Event) -> None:
        """Made when its turn comes, from what then lies on the table."""
        view = self._view
        before = view.spread
        if before is None:
            return
        then = after(before, e)
        beat.after = lambda: view.show_spread(then)
        if not beat.duration:
            return
        was, will = view.picture, view.arranged(then)
        beat.moves = self._moves(e, before, was, will)
        beat.moves += self._flights(e, was, will)
        tumbling = self._tumble(e, then)
        if tumbling:
            beat.during = tumbling
        if e.kind in _HERALDED:
            view.herald(view.text.event(e), e)
            self._foretell(e, before)
            beat.during = beat.during or (lambda t: None)

    def _moves(self, e: Event, before: Spread, was: Picture, will: Picture) -> list[Move]:
        moves = []
        tokens, style = self._view.cast.tokens, self._view.tokens_style
        for key, place in will.items():
            start = was.get(key)
            token = tokens.get(key)
            if token is None:
                start = self._origin(e, key, was, place)
                token = self._view.cast.add(key, place, style)
                token.setPos(start.point)
                token.setScale(max(0.2, start.w / place.w))
                token.setOpacity(0.0 if start is place else 1.0)
                token.setZValue(place.z + 60)
                moves.append(Move(token, place.point, scale=1.0, opacity=1.0))
            elif start is not None and start != place:
                moved = (start.x, start.y, start.w) != (place.x, place.y, place.w)
                if not _is_die(key) or not self._tumbles(e, key):
                    token.show_as(place, style)
                    token.setPos(start.point)
                    token.setScale(start.w / place.w)
                if moved:
                    token.setZValue(place.z + 60)
                    moves.append(Move(token, place.point, scale=1.0))
        for key in was:
            if key not in will and key in tokens:
                to = self._exit(e, key, was, will)
                moves.append(Move(tokens[key], to, opacity=0.0))
        return moves

    @staticmethod
    def _tumbles(e: Event, key: Anchor) -> bool:
        return e.kind in ("dice_rolled", "religion_rolled")

    @staticmethod
    def _origin(e: Event, key: Anchor, was: Picture, place: Place) -> Place:
        """Where a thing comes from that was not seen before; its own place: it appears there."""
        match key:
            case ("person", int(person)):
                return was.get(("open", tables.PERSON_COUNTRY[person]), place)
            case ("stone", int(country), *_) if e.kind == "person_stone_placed":
                return was.get(("open_stone", country), place)
            case ("stone", *_):
                return place._replace(y=place.y - 70)
            case ("house", int(seat), int(_)):
                return was.get(("shield", seat), place)
            case ("advantage", *_):
                return was.get(("supply",), place)
            case ("event",):
                return (
                    was.get(("open", tables.EVENT_COUNTRY[e.args[1]]), place) if e.kind == "event_turned_up" else place
                )
        return place

    @staticmethod
    def _exit(e: Event, key: Anchor, was: Picture, will: Picture) -> QPointF:
        """Where a thing goes that is seen no more."""
        here = was[key].point
        match key:
            case ("house", int(seat), int(_)):
                return was["shield", seat].point if ("shield", seat) in was else here
            case ("advantage", *_):
                return was["used",].point
            case ("open_stone", int(country)) if e.kind == "person_stone_placed":
                return layout.board().lands[country].stones_box.center()
            case ("stone", *_) | ("open_stone", *_):
                return here + QPointF(0, -70)
            case ("person", *_) | ("event", *_):
                return here + QPointF(0, -60)
        return here

    def _flights(self, e: Event, was: Picture, will: Picture) -> list[Move]:
        """Small emblems that travel: goods, protections, VP."""
        board = layout.board()
        match e.kind, e.args:
            case "good_gained", (seat, good):
                return [self._fly(GOODS[good], board.ring, self._home(was, seat, ("good", seat, good)))]
            case "good_sold", (seat, country, good, vp):
                price = board.lands[country].prices[good].center()
                start = self._home(was, seat, ("good", seat, good))
                return [self._fly(GOODS[good], start, price), *self._points(was, seat, vp, price)]
            case "good_sold_by_captain", (seat, good, vp):
                start = self._home(was, seat, ("good", seat, good))
                return [self._fly(GOODS[good], start, layout.EVENT), *self._points(was, seat, vp, layout.EVENT)]
            case "good_lost", (seat, _, good):
                start = self._home(was, seat, ("good", seat, good))
                return [self._fly(GOODS[good], start, start + QPointF(0, -120), fades=True)]
            case "protection_gained", (seat,):
                return [self._fly("protection", board.protections, self._home(was, seat, ("protection", seat)))]
            case (("event_averted" | "bonus_scored" | "stone_averted"), (seat, *_)):
                return [self._fly("protection", self._home(was, seat, ("protection", seat)), board.protections)]
            case "advantage_drawn_unseen", (seat,):
                return [self._fly("advantage", board.supply, self._home(was, seat, ("plate", seat)))]
            case (("minority_scored" | "vp_gained"), (seat, vp)):
                return self._points(was, seat, vp, self._home(was, seat, ("religion", seat)))
            case "conflict_scored", (seat, country, vp):
                return self._points(was, seat, vp, board.lands[country].houses[vp - 1])
        return []

    @staticmethod
    def _home(was: Picture, seat: int, wanted: Anchor) -> QPointF:
        """A place of a player: in the large display the very one, else the plate."""
        place = was.get(wanted) or was.get(("plate", seat)) or was["shield", seat]
        return place.point

    def _fly(self, emblem: str, start: QPointF, end: QPointF, *, fades: bool = False) -> Move:
        piece = EmblemItem(emblem, 60, self._view.context.light)
        self._guest(piece, start)
        return Move(piece, end, opacity=0.0 if fades else None)

    def _points(self, was: Picture, seat: int, vp: int, start: QPointF) -> list[Move]:
        marker = was["vp", seat].point
        return [self._fly("victory_point", start + QPointF(18 * rank, -8 * rank), marker) for rank in range(min(vp, 6))]

    def _foretell(self, e: Event, before: Spread) -> None:
        """What a conflict does, at the houses, before it is done."""
        if e.kind == "conflict_won":
            for sign, at in previews(before.s, ("stones", e.args[0]), self._view.context.light):
                self._guest(sign, at)

    def _guest(self, item: QGraphicsItem, at: QPointF) -> None:
        item.setPos(at)
        item.setZValue(85)
        self._view.scene.addItem(item)
        self._guests.append(item)

    def _tumble(self, e: Event, then: Spread) -> Callable[[float], None] | None:
        """Dice that turn over and over and end as they really fell."""
        if e.kind == "dice_rolled":
            seat, dice = e.args[0], e.args[1::2]
            faces: Sequence[int] = range(1, 7)
        elif e.kind == "religion_rolled":
            seat, dice = e.args[0], (tables.BLACK,)
            faces = tables.RELIGION_FACES
        else:
            return None
        s, tokens = then.s, self._view.cast.tokens
        rolling = [(die, tokens[key]) for die in dice if (key := ("die", seat, die)) in tokens]
        at = {die: token.place.point for die, token in rolling}

        def during(t: float) -> None:
            for die, token in rolling:
                if t >= 1.0:
                    number = s.religion_dice[seat] if die == tables.BLACK else s.faces[5 * seat + die]
                    token.show_face(die_face(die, number))
                    token.setRotation(0)
                    token.setPos(at[die])
                    continue
                turn = int(t * 11) + die * 5
                token.show_face(die_face(die, faces[turn * 5 % 6]))
                token.setRotation((1 - t) * (340 if die % 2 else -400))
                token.setPos(at[die] + QPointF((1 - t) * 26 * (die % 3 - 1), -abs((t * 3) % 1 - 0.5) * 60 * (1 - t)))

        return during


def _is_die(key: Anchor) -> bool:
    return isinstance(key, tuple) and key[0] == "die"
