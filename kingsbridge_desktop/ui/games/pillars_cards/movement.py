"""Where movement on the table is special: which pile a card comes from or goes to, what flies, what counts up."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import HIDDEN, Event
from kingsbridge_desktop.games.pillars_cards.state import State
from kingsbridge_desktop.games.pillars_cards.tables import BRICK_MAKER, MATERIALS, OWN
from kingsbridge_desktop.ui.board.motion import Flight, Motion
from kingsbridge_desktop.ui.board.picture import Key, Point, Thing
from kingsbridge_desktop.ui.games.pillars_cards import layout, places
from kingsbridge_desktop.ui.games.pillars_cards.fixtures import Plate
from kingsbridge_desktop.ui.games.pillars_cards.mats import Caption, Gain, Heading, Material, NoCards, Sheet
from kingsbridge_desktop.ui.games.pillars_cards.picture import picture
from kingsbridge_desktop.ui.games.pillars_cards.pieces import VP, Card, Emblem

# ms: how long an event moves, and how long it then rests so that people see it
TIMES: dict[str, tuple[int, int]] = {
    "card_played": (250, 160),
    "trick_taken": (330, 180),
    "king_trick_set_aside": (330, 260),
    "king_trick_got": (420, 260),
    "king_trick_lapsed": (330, 200),
    "advantage_laid_out": (330, 380),
    "advantage_returned": (300, 300),
    "material_got": (280, 60),
    "brick_made": (320, 160),
    "material_converted": (320, 160),
    "craftsmen_scored": (300, 120),
    "card_scored": (300, 100),
    "material_given_up": (260, 60),
    "player_scored": (330, 250),
    "deal_began": (380, 320),
}
FULL_TRICK_REST = 650  # the last card of a trick is looked at before the trick is taken away
DEALING = frozenset(("deal_began", "hand_dealt", "hand_dealt_unseen"))
RISE = 160.0  # how far a material rises that is given up
FLYING = 30.0  # the layer of emblems on their way

Show = Callable[[Key, Thing], None]  # lets a thing show another face on its way


def group(e: Event) -> str:
    """All hands are dealt at once."""
    return "deal" if e.kind in DEALING else ""


def motion(before: State, after: State, events: Sequence[Event], viewer: int, show: Show) -> Motion:
    """How the table goes from one position to the next with some events of one group."""
    e = events[0]
    duration, rest = TIMES.get(e.kind, (0, 0))
    if not duration:
        return Motion(0)
    if e.kind == "card_played" and len(after.trick) == len(after.colour):
        rest = FULL_TRICK_REST
    way = _Way(before, after, viewer)
    return Motion(
        duration,
        rest,
        enter=way.enter,
        leave=way.leave,
        became=way.turned(e),
        flights=_flights(e, way),
        still=way.is_still,
        during=way.during(show),
    )


class _Way:
    """From one picture to the next."""

    def __init__(self, before: State, after: State, viewer: int) -> None:
        self.before, self.after, self.viewer = before, after, viewer
        self.was, self.will = picture(before, viewer), picture(after, viewer)
        self.is_deal = before.deal != after.deal

    def enter(self, key: Key, thing: Thing) -> Thing | None:
        """A card comes from the pile it lay in; the sheet is there at once."""
        match thing.face:
            case Card(card):
                start = layout.DECK_PILE if self.is_deal else whereabouts(self.before, card, self.viewer)
                return _small(thing, start)
            case Sheet() | Gain() | Heading() | Caption() | NoCards() | Material():
                return thing
        return None

    def leave(self, key: Key, thing: Thing) -> Thing | None:
        """A card goes to the pile it will lie in."""
        match thing.face:
            case Card(card) if card != HIDDEN:
                return _small(thing, whereabouts(self.after, card, self.viewer))
        return None

    def turned(self, e: Event) -> dict[Key, Key]:
        """The back that shows its face in the trick now."""
        if e.kind != "card_played":
            return {}
        seat, card = e.args
        backs = [key for key, thing in self.was.items() if _is_back_of(key, seat) and key not in self.will]
        return {backs[-1]: places.card(card)} if backs else {}

    def is_still(self, key: Key) -> bool:
        """What keeps its place shows its new face when all have arrived, but for the sheet."""
        was, will = self.was.get(key), self.will.get(key)
        if was is None or will is None or was == will:
            return False
        if isinstance(will.face, (Sheet, Heading, Material)):
            return False
        return was[1:] == will[1:]

    def during(self, show: Show) -> Callable[[float], None] | None:
        """Points count up; a card that is dealt is turned when it lies."""
        counted = [(key, will) for key, will in self.will.items() if self._counts_up(key, will)]
        covered = [(key, _covered(will)) for key, will in self.will.items() if self.is_deal and key not in self.was]
        if not counted and not covered:
            return None

        def go(t: float) -> None:
            for key, will in counted:
                show(key, _part_of(self.was[key], will, t))
            if t < 1:
                for key, back in covered:
                    show(key, back)

        return go

    def _counts_up(self, key: Key, will: Thing) -> bool:
        was = self.was.get(key)
        if was is None or not isinstance(will.face, (Plate, Gain)) or not isinstance(was.face, (Plate, Gain)):
            return False
        return was.face.seat == will.face.seat and was.face.points != will.face.points

    def card_at(self, card: int) -> Point:
        """Where a card lies, or comes from if it is on its way."""
        key = places.card(card)
        if key in self.was and key in self.will and self.was[key].at == self.will[key].at:
            return self.will[key].at
        return self.was[key].at if key in self.was else whereabouts(self.before, card, self.viewer)


def _is_back_of(key: Key, seat: int) -> bool:
    return isinstance(key, tuple) and key[:2] == ("back", seat)


def _small(thing: Thing, at: Point) -> Thing:
    """As a card is in a pile."""
    return thing.moved(at)._replace(width=layout.BACK_WIDTH)


def _covered(thing: Thing) -> Thing:
    return thing._replace(face=Card(HIDDEN, lifts=isinstance(thing.face, Card) and thing.face.lifts))


def _part_of(was: Thing, will: Thing, t: float) -> Thing:
    """Points on their way from one number to the next."""
    assert isinstance(was.face, (Plate, Gain))
    assert isinstance(will.face, (Plate, Gain))
    gained = will.face.points - was.face.points
    return will._replace(face=will.face._replace(points=was.face.points + round(gained * t)))


def whereabouts(s: State, card: int, viewer: int) -> Point:
    """The pile in which a card lies that is not seen by itself: won tricks, the king's trick, else the stack."""
    for seat, taken in enumerate(s.taken):
        if taken >> card & 1:
            return layout.pile_in(layout.places_of(len(s.colour), viewer, seat).pile)
    return layout.KING_PILE if s.king_trick >> card & 1 else layout.DECK_PILE


def _flights(e: Event, way: _Way) -> list[Flight]:
    """The emblems that explain an event of the scoring."""
    materials = MATERIALS
    match e.kind, e.args:
        case "king_trick_got", (seat, *_):
            pile = layout.places_of(len(way.after.colour), way.viewer, seat).pile
            return [_flight("king", layout.KING_PILE, layout.middle(pile))]
        case "advantage_returned", _:
            return [_flight("advantage", layout.KING_PILE, layout.DECK_PILE)]
        case "material_got", (_, kind, card):
            return [_flight(materials[kind], way.card_at(card), layout.material_at(kind))]
        case "brick_made", (_, given, made):
            maker = way.card_at(BRICK_MAKER)
            return [
                _flight(materials[given], layout.material_at(given), maker),
                _flight(materials[made], maker, layout.material_at(made)),
            ]
        case "material_converted", (_, card, kind, _):
            return [_flight(materials[kind], layout.material_at(kind), way.card_at(card))]
        case "material_given_up", (_, kind):
            x, y = layout.material_at(kind)
            return [Flight(Thing(Emblem(materials[kind]), x, y, FLYING), (x, y - RISE), fades=True)]
        case "craftsmen_scored", (seat, *_):
            own = way.after.taken[seat] & OWN[way.after.colour[seat]]
            return [_flight(VP, way.card_at(card), layout.GAIN) for card in members_of(own)]
        case "card_scored", (_, card, _):
            return [_flight(VP, way.card_at(card), layout.GAIN)]
    return []


def _flight(emblem: str, start: Point, end: Point) -> Flight:
    return Flight(Thing(Emblem(emblem), *start, FLYING), end)
