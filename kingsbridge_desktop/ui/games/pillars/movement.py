"""Where movement is special: which events move together, where things come from and go to, what flies along."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kingsbridge_desktop.core.types import NOBODY, Event
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.state import State
from kingsbridge_desktop.ui.board.motion import Flight, Motion
from kingsbridge_desktop.ui.board.picture import Key, Point, Thing
from kingsbridge_desktop.ui.games.pillars import layout
from kingsbridge_desktop.ui.games.pillars.layout import home, moved
from kingsbridge_desktop.ui.games.pillars.picture import mat_of
from kingsbridge_desktop.ui.games.pillars.pieces import Token

# What belongs together moves together: name of the group, ms of movement, ms of rest
_GROUPS: dict[str, tuple[int, int, tuple[str, ...]]] = {
    "laying out": (
        1,
        300,
        (
            "game_began",
            "round_began",
            "advantage_laid",
            "craftsman_at_shiring",
            "craftsman_offered",
            "card_left_out",
            "card_offered",
            "event_foreseen",
            "event_foreseen_unseen",
        ),
    ),
    "choosing": (380, 120, ("card_taken", "craftsman_hired")),
    "discarding": (300, 200, ("craftsman_discarded", "right_lost")),
    "closing": (1, 150, ("card_returned", "craftsman_gone")),
    "to the mill": (380, 150, ("workers_to_mill",)),
    "drawing": (320, 220, ("builder_drawn",)),
    "throwing back": (320, 200, ("builder_thrown_back",)),
    "setting aside": (320, 200, ("builder_set_aside",)),
    "placing": (360, 120, ("builder_placed", "builder_passed", "passed_builder_placed", "price_moved")),
    "stepping": (180, 20, ("step_began",)),
    "revealing": (1, 800, ("event_revealed",)),
    "answering": (340, 200, ("bishop_protected", "bishop_gave_resource", "advantage_used")),
    "the event": (
        420,
        200,
        (
            "event_gave_gold",
            "event_gave_metal",
            "event_took_gold",
            "event_took_vp",
            "event_took_builder",
            "event_warded_off",
        ),
    ),
    "blessing": (320, 200, ("craftsman_blessed",)),
    "the mill": (420, 120, ("mill_paid",)),
    "claiming": (380, 120, ("advantage_taken", "advantage_gave_gold", "advantage_gave_vp", "craftsman_joined")),
    "gone": (1, 80, ("advantage_gone",)),
    "the priory": (380, 120, ("priory_scored",)),
    "yielding": (420, 120, ("card_yielded", "workers_returned", "advantage_gave_resource")),
    "rolling": (380, 320, ("tax_rolled",)),
    "the metal": (340, 60, ("court_metal_taken",)),
    "taxing": (420, 160, ("tax_paid", "tax_exempt")),
    "going home": (320, 60, ("builder_returned",)),
    "the castle": (360, 200, ("grey_workers_won",)),
    "trading": (360, 160, ("resource_bought", "resource_sold")),
    "building": (420, 120, ("craftsman_worked",)),
    "giving up": (260, 80, ("resource_given_up",)),
    "the cathedral": (900, 500, ("part_set",)),
    "the next start player": (320, 300, ("start_player_named",)),
    "making ready": (
        380,
        200,
        ("market_refilled", "court_metal_laid", "grey_workers_returned", "black_worker_joined"),
    ),
}
_GROUP_OF = {kind: name for name, (_, _, kinds) in _GROUPS.items() for kind in kinds}
_GOING_HOME = {  # a builder goes home together with what its place brought
    tables.BISHOP: "answering",
    **dict.fromkeys(tables.KINGSBRIDGE, "claiming"),
    **dict.fromkeys(tables.PRIORY, "the priory"),
    **dict.fromkeys(tables.COURT, "taxing"),
    **dict.fromkeys(tables.SHIRING, "claiming"),
    tables.CASTLE: "the castle",
    tables.START_SPACE: "the next start player",
}
_DIE_COMES: Point = (160, -120)
_CUBES_COME, _GREY_COME = -90.0, layout.STRIP
_PURSE = -14.0  # above a field of the gold track
_RISES = -120.0  # how high something goes up that is given up or discarded
_GUEST = 10.0  # the layer of what flies by

Way = Callable[[Key, Thing], Thing | None]


def group(e: Event) -> str:
    """The events of a group move together; empty: there is nothing to see by itself."""
    if e.kind == "builder_returned":
        return _GOING_HOME.get(e.args[1], "going home")
    return _GROUP_OF.get(e.kind, "")


def motion(before: State, after: State, events: Sequence[Event], viewer: int) -> Motion:
    """How the site goes from one position to the next with events of one group."""
    name = group(events[-1])
    if not name:
        return Motion(0)
    duration, rest, _ = _GROUPS[name]
    shown = mat_of(before, viewer)
    return Motion(
        duration,
        rest,
        enter=_origin(shown),
        leave=_end(events, shown),
        became=_became(events),
        flights=[flight for e in events for flight in flights(e, before, shown)],
    )


def _became(events: Sequence[Event]) -> dict[Key, Key]:
    """A builder stays the same piece on its way from bag to space."""
    found: dict[Key, Key] = {}
    for e in events:
        match e.kind, e.args:
            case "builder_placed", (_, space, _):
                found["drawn",] = ("builder", space)
            case "builder_passed", (_, price):
                found["drawn",] = ("passed", price)
            case "builder_set_aside", (seat,):
                found["drawn",] = ("aside", seat, 0)
            case "passed_builder_placed", (_, space, price):
                found["passed", price] = ("builder", space)
    return found


def _origin(shown: int) -> Way:
    """Where things come from that were not on the site before."""
    site = layout.site()

    def whence(key: Key, thing: Thing) -> Thing | None:
        match key:
            case ("builder" | "passed" | "aside" | "drawn", *_):
                return thing.moved(site.bag)
            case ("workers", _, int(seat)):
                return thing.moved(home(seat, shown))
            case ("grey", _):
                return thing.moved((layout.BOARD.center().x(), _GREY_COME))
            case ("die",):
                return thing.moved(moved(layout.die_at(), *_DIE_COMES))
            case ("cube", _, _):
                return thing.moved(moved(thing.at, 0, _CUBES_COME))
        return None

    return whence


def _end(events: Sequence[Event], shown: int) -> Way:
    """Where things go that leave with these events."""
    site = layout.site()
    takers = _takers(events)

    def whither(key: Key, thing: Thing) -> Thing | None:
        match key:
            case ("builder" | "aside" | "drawn", *_):
                return _faded(thing, site.bag)
            case ("workers", _, int(seat)):
                return _faded(thing, home(seat, shown))
            case ("cube", int(kind), _) if ("cubes", kind) in takers:
                return _faded(thing, home(takers["cubes", kind], shown))
            case ("grey", _) if ("grey workers",) in takers:
                return _faded(thing, home(takers["grey workers",], shown))
            case ("card", int(card)) if key in takers:
                step = tables.SITE_STEPS[tables.CARD_SITE[card]]
                return _faded(thing, site.rooms[step][takers[key]].feet, layout.SLOT)
            case ("craftsman", _) if key in takers:
                return _faded(thing, moved(thing.at, 0, _RISES))
        if key in takers:
            return _faded(thing, home(takers[key], shown), layout.SLOT if thing.width == layout.CARD else 0.0)
        return None

    return whither


def _faded(thing: Thing, at: Point, width: float = 0.0) -> Thing:
    return thing.moved(at)._replace(opacity=0.0, width=width)


def _takers(events: Sequence[Event]) -> dict[Key, int]:
    """Who gets what leaves with these events; of a discarded craftsman, who had it."""
    found: dict[Key, int] = {}
    for e in events:
        match e.kind, e.args:
            case "card_taken", (seat, card, _):
                found["card", card] = seat
            case "craftsman_hired", (seat, craftsman, _):
                found["offer", craftsman] = seat
            case "craftsman_discarded", (seat, craftsman):
                found["craftsman", craftsman] = seat
            case "advantage_taken", (seat, slot, _):
                found["kingsbridge", slot] = seat
            case "craftsman_joined", (seat, slot, _):
                found["shiring", slot] = seat
            case (("resource_bought" | "bishop_gave_resource"), (seat, kind, *_)):
                found["cubes", kind] = seat
            case "court_metal_taken", (seat, _):
                found["metal",] = seat
            case "grey_workers_won", (seat, _):
                found["grey workers",] = seat
    return found


def flights(e: Event, before: State, shown: int) -> list[Flight]:
    """What flies along with an event, with a number."""
    site = layout.site()
    match e.kind, e.args:
        case "event_gave_gold", (seat, _, gold):
            return _gain("gold", gold, site.event, _purse(before, seat))
        case "event_gave_metal", (seat, _, count):
            return _gain("metal", count, site.event, home(seat, shown))
        case "event_took_gold", (seat, _, paid, lost):
            return _losses(before, seat, paid, lost, site.event)
        case "event_took_vp", (seat, _, lost):
            return _losses(before, seat, 0, lost, site.event)
        case "mill_paid", (seat, _, gained):
            return _gain("gold", gained, site.rooms[tables.MILL_STEP][seat].feet, _purse(before, seat))
        case "advantage_gave_gold", (seat, _, gold):
            return _gain("gold", gold, site.kingsbridge[0], _purse(before, seat))
        case "advantage_gave_vp", (seat, _, vp):
            return _gain("victory_point", vp, site.kingsbridge[0], _points(before, seat))
        case "priory_scored", (seat, space, vp):
            return _gain("victory_point", vp, site.spaces[space], _points(before, seat))
        case (("card_yielded" | "advantage_gave_resource"), (seat, _, kind, count)):
            return _gain(tables.RESOURCE_IDS[kind], count, _source(before, seat, kind), home(seat, shown))
        case "tax_paid", (seat, _, paid, lost):
            return _losses(before, seat, paid, lost, layout.die_at())
        case "resource_sold", (seat, kind, count, _):
            stall = layout.point(site.stalls[min(kind, len(site.stalls) - 1)].center())
            return [_flight(tables.RESOURCE_IDS[kind], f"−{count}", home(seat, shown), stall)]
        case "craftsman_worked", (seat, _, _, vp, gold):
            built = _gain("victory_point", vp, home(seat, shown), layout.SCAFFOLD)
            return built + _gain("gold", gold, layout.SCAFFOLD, _purse(before, seat))
        case "resource_given_up", (seat, kind, count):
            start = home(seat, shown)
            return [_flight(tables.RESOURCE_IDS[kind], f"−{count}", start, moved(start, 0, _RISES), fades=True)]
    return []


def _source(s: State, seat: int, kind: int) -> Point:
    """Where a resource comes from: the workers at its site, or an advantage that gives it at once."""
    site = layout.site()
    if s.step in tables.SITE_STEPS:
        return site.rooms[tables.SITE_STEPS[tables.SITE_KIND.index(kind)]][seat].feet
    return site.kingsbridge[0]


def _flight(emblem: str, number: str, start: Point, end: Point, *, fades: bool = False) -> Flight:
    face = Token(emblem, layout.EMBLEM, NOBODY, number, layout.FLIGHT_NUMBER)
    return Flight(Thing(face, *start, _GUEST), end, fades=fades)


def _gain(emblem: str, count: int, start: Point, to: Point) -> list[Flight]:
    """Nothing flies where nothing came in, as of gold beyond the end of its track (PE-44)."""
    return [_flight(emblem, f"+{count}", start, to)] if count else []


def _losses(before: State, seat: int, paid: int, lost: int, to: Point) -> list[Flight]:
    found = []
    if paid:
        found.append(_flight("gold", f"−{paid}", _purse(before, seat), to))
    if lost:
        found.append(_flight("victory_point", f"−{lost}", _points(before, seat), to))
    return found


def _purse(s: State, seat: int) -> Point:
    return moved(layout.site().gold[s.gold[seat]], 0, _PURSE)


def _points(s: State, seat: int) -> Point:
    fields = layout.site().vp
    return fields[s.vp[seat] % len(fields)]
