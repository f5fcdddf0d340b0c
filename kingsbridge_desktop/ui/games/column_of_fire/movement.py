"""Where the movement of the table is special: how long it takes, where things come from, emblems that explain a change.

Dice tumble; a banner calls out what one must not miss.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from kingsbridge_desktop.core.types import Event
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.data import GOODS
from kingsbridge_desktop.games.column_of_fire.state import State, shows
from kingsbridge_desktop.text.column_of_fire import Text
from kingsbridge_desktop.ui.board.motion import Flight, Motion
from kingsbridge_desktop.ui.board.picture import Key, Picture, Point, Thing
from kingsbridge_desktop.ui.board.picture_layer import PictureLayer
from kingsbridge_desktop.ui.games.column_of_fire import layout
from kingsbridge_desktop.ui.games.column_of_fire.faces import Face
from kingsbridge_desktop.ui.games.column_of_fire.fixtures import banner_box
from kingsbridge_desktop.ui.games.column_of_fire.hover import conflict_signs
from kingsbridge_desktop.ui.games.column_of_fire.layout import Layer
from kingsbridge_desktop.ui.games.column_of_fire.picture import die_face, event_at_hand
from kingsbridge_desktop.ui.games.column_of_fire.pieces import Banner, Token, TokenItem

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
_CALLED_OUT = frozenset(
    ("conflict_won", "conflict_avoided", "event_turned_up", "deck_used_up", "end_announced", "final_vp_scored")
)

STONE_FALL, CARD_RISE, GOOD_RISE = -70.0, -60.0, -120.0  # how far what comes from above or leaves upwards goes
MOST_COINS, COIN_STEP = 6, (18.0, -8.0)  # VP that fly, one beside the other
OVER_PLACE, OVER_EVENT, EDGE, TOP = 110.0, 60.0, 10.0, 90.0  # of a banner
TURNS, THROW, HOPS, HOP = 11, 26.0, 3, 60.0  # faces, way aside, hops and their height of a tumbling die
FACES = range(1, tables.HIGHEST_FACE + 1)
SPIN = (-400.0, 340.0)  # degrees, of even and odd dice


def group(e: Event) -> str:
    """A person leaves and its die goes where it goes in one movement."""
    match e.kind, e.args:
        case "person_left", (seat, _, die):
            return f"die {seat} {die}"
        case (("die_freed" | "die_put_on_leven"), (seat, die, *_)):
            return f"die {seat} {die}"
    return ""


def motion(before: State, after: State, events: Sequence[Event], layer: PictureLayer, text: Text) -> Motion:
    """How the table goes from one position to the next; `layer` shows the first one."""
    duration, rest = (max(times) for times in zip(*(TIMES.get(e.kind, (0, 0)) for e in events), strict=True))
    if not duration:
        return Motion(0)
    was = layer.picture
    found = Motion(duration, rest, lambda key, thing: _origin(events, was, key, thing), _exit(events, was))
    found.flights = [flight for e in events for flight in (*_flights(e, was), *_called_out(e, before, after, text))]
    rolled = [key for e in events for key in _rolled(e)]
    if rolled:
        found.during, found.still = tumble(rolled, layer, after), rolled.__contains__
    return found


def _origin(events: Sequence[Event], was: Picture, key: Key, thing: Thing) -> Thing | None:
    """Where a thing comes from that was not seen before; None: it appears in its place."""
    match key:
        case ("person", int(person)):
            return was.get(("open", tables.PERSON_COUNTRY[person]))
        case ("stone", int(country), *_) if any(e.kind == "person_stone_placed" for e in events):
            return was.get(("open_stone", country))
        case ("stone", *_):
            return thing._replace(y=thing.y + STONE_FALL)
        case ("house", int(seat), _):
            return was.get(("shield", seat))
        case ("advantage", *_):
            return was.get(("supply",))
        case ("event",):
            return next((was.get(("open", e.args[0])) for e in events if e.kind == "event_turned_up"), None)
    return None


def _exit(events: Sequence[Event], was: Picture) -> Callable[[Key, Thing], Thing | None]:
    """Where things go that are seen no more; they fade on the way."""
    gives_stone = any(e.kind == "person_stone_placed" for e in events)

    def leave(key: Key, thing: Thing) -> Thing | None:
        at = thing.at
        match key:
            case ("house", int(seat), _):
                at = was["shield", seat].at
            case ("advantage", *_):
                at = was["used",].at
            case ("open_stone", int(country)) if gives_stone:
                at = layout.point(layout.board().lands[country].stones_box.center())
            case ("stone" | "open_stone", *_):
                at = thing.x, thing.y + STONE_FALL
            case ("person" | "event", *_):
                at = thing.x, thing.y + CARD_RISE
            case _:
                return None
        return thing.moved(at)._replace(opacity=0.0)

    return leave


# emblems that travel: goods, protections, VP


def _flights(e: Event, was: Picture) -> list[Flight]:
    board = layout.board()
    ring, protections, sea = layout.point(board.ring), layout.point(board.protections), layout.point(layout.EVENT)
    match e.kind, e.args:
        case "good_gained", (seat, good):
            return [_fly(GOODS[good], ring, _home(was, seat, "good", good))]
        case "good_sold", (seat, country, good, vp):
            price = layout.point(board.lands[country].prices[good].center())
            return [_fly(GOODS[good], _home(was, seat, "good", good), price), *_coins(was, seat, vp, price)]
        case "good_sold_by_captain", (seat, good, vp):
            return [_fly(GOODS[good], _home(was, seat, "good", good), sea), *_coins(was, seat, vp, sea)]
        case "good_lost", (seat, _, good):
            x, y = _home(was, seat, "good", good)
            return [_fly(GOODS[good], (x, y), (x, y + GOOD_RISE), fades=True)]
        case "protection_gained", (seat,):
            return [_fly("protection", protections, _home(was, seat, "protection"))]
        case (("event_averted" | "bonus_scored" | "stone_averted"), (seat, *_)):
            return [_fly("protection", _home(was, seat, "protection"), protections)]
        case "advantage_drawn_unseen", (seat,):
            return [_fly("advantage", layout.point(board.supply), _home(was, seat, "plate"))]
        case (("minority_scored" | "vp_gained"), (seat, vp)):
            return _coins(was, seat, vp, _home(was, seat, "religion"))
        case "conflict_scored", (seat, country, vp):
            return _coins(was, seat, vp, layout.point(board.lands[country].houses[vp - 1]))
    return []


def _home(was: Picture, seat: int, kind: str, *number: int) -> Point:
    """A place of a player: in the large display the very one, else the plate."""
    thing = was.get((kind, seat, *number)) or was.get(("plate", seat)) or was["shield", seat]
    return thing.at


def _fly(emblem: str, start: Point, end: Point, *, fades: bool = False) -> Flight:
    token = Token(Face("emblem", (emblem,)), layout.FLYING, layout.FLYING)
    return Flight(Thing(token, *start, Layer.FLIGHT), end, fades=fades)


def _coins(was: Picture, seat: int, vp: int, start: Point) -> list[Flight]:
    (x, y), (dx, dy) = start, COIN_STEP
    marker = was["vp", seat].at
    return [_fly("victory_point", (x + dx * rank, y + dy * rank), marker) for rank in range(min(vp, MOST_COINS))]


# what is called out


def _called_out(e: Event, before: State, after: State, text: Text) -> Iterator[Flight]:
    """A banner beside where it happens, what a conflict will do at the houses, an event card that hits nobody."""
    if e.kind not in _CALLED_OUT:
        return
    words = text.event(e)
    at = _banner_at(e, words)
    yield Flight(Thing(Banner(words), *at, Layer.BANNER), at, stays=True)
    if e.kind == "conflict_won":
        for sign in conflict_signs(before, e.args[0]):
            yield Flight(sign._replace(layer=Layer.FLIGHT), sign.at, stays=True)
    elif e.kind == "event_turned_up" and event_at_hand(after) != e.args[1]:
        card = Token(Face("event", (e.args[1],)), *layout.CARD)
        deck = layout.open_card(e.args[0])
        yield Flight(Thing(card, deck.x, deck.y, Layer.FLIGHT), layout.point(layout.EVENT), stays=True)


def _banner_at(e: Event, words: str) -> Point:
    box, lands = banner_box(words), layout.board().lands
    x, y = layout.BOARD.center().x(), layout.BANNER_Y
    match e.kind, e.args:
        case "event_turned_up", _:
            x, y = layout.EVENT.x(), layout.EVENT.y() - layout.CARD[1] / 2 - OVER_EVENT
        case (("conflict_won" | "conflict_avoided"), (country, *_)):
            x, y = lands[country].stones_zone.center().x(), lands[country].fields_box.top() + box.top()
        case "deck_used_up", (country,):
            deck = layout.open_card(country)
            x, y = deck.x, deck.y - OVER_PLACE
    half = box.width() / 2 + EDGE
    return min(max(x, half), layout.WIDTH - half), min(max(y, TOP), layout.HEIGHT - TOP)


# dice


def _rolled(e: Event) -> list[Key]:
    match e.kind, e.args:
        case "dice_rolled", (seat, *rolled):
            return [("die", seat, die) for die in rolled[::2]]
        case "religion_rolled", (seat, _):
            return [("die", seat, tables.BLACK)]
    return []


def tumble(keys: Sequence[Key], layer: PictureLayer, after: State) -> Callable[[float], None]:
    """Dice that turn over and over and end as they really fell."""
    rolling = []
    for key in keys:
        item = layer.item(key)
        match key:
            case ("die", int(seat), int(die)) if isinstance(item, TokenItem):
                rolling.append((item, die, layer.picture[key].at, die_face(die, shows(after, seat, die))))

    def during(t: float) -> None:
        for item, die, (x, y), fallen in rolling:
            if t >= 1.0:
                item.show_face(fallen)
                item.setRotation(0)
                item.setPos(x, y)
                continue
            faces = tables.RELIGION_FACES if die == tables.BLACK else FACES
            item.show_face(die_face(die, faces[(die - int(t * TURNS)) % len(faces)]))
            item.setRotation((1 - t) * SPIN[die % 2])
            hop = abs(t * HOPS % 1 - 0.5) * HOP * (1 - t)
            item.setPos(x + (1 - t) * THROW * (die % 3 - 1), y - hop)

    return during
