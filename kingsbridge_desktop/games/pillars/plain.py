"""A position as plain named JSON and back; what is read is checked before it becomes a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.errors import ImpossibleState
from kingsbridge_desktop.core.types import HIDDEN, NOBODY, Frame, Json
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.state import EMPTY, KINDS_OF_POINTS, NOT_DRAWN, POINTS, State, blank
from kingsbridge_desktop.games.pillars.validate import check

_NOT_DRAWN = "not_drawn"


def _names(mask: int, ids: Sequence[str]) -> list[str]:
    return [ids[i] for i in members_of(mask)]


def _name(i: int, ids: Sequence[str]) -> str | None:
    return None if i < 0 else ids[i]


def to_json(s: State) -> Json:
    """The position in names; an event that this view does not know is null."""
    return {
        "seats": s.seats,
        "round": s.round,
        "step": s.step,
        "start_player": s.start,
        "players": [_player(s, seat) for seat in range(s.seats)],
        "display": {
            "resource_cards": _names(s.display_cards, tables.CARD_IDS),
            "craftsmen": _names(s.display, tables.CRAFTSMAN_IDS),
        },
        "kingsbridge": [_name(a, tables.ADVANTAGE_IDS) for a in s.kingsbridge],
        "shiring": [_name(c, tables.CRAFTSMAN_IDS) for c in s.shiring],
        "market": dict(zip(tables.RESOURCE_IDS, s.market, strict=False)),
        "court_metal": s.court_metal,
        "price": s.price,
        "cost_track": {str(price): seat for price, seat in enumerate(s.track) if seat != NOBODY},
        "veto": bool(s.veto),
        "tax": s.tax,
        "event": _NOT_DRAWN if s.event == NOT_DRAWN else _name(s.event, tables.EVENT_IDS),
        "events_seen": _names(s.events_seen, tables.EVENT_IDS),
        "advantages_seen": _names(s.advantages_seen, tables.ADVANTAGE_IDS),
        "parts": s.parts,
        "used": {tables.CRAFTSMAN_IDS[c]: s.used >> 4 * c & 15 for c in tables.CRAFTSMEN if s.used >> 4 * c & 15},
        "stack": [
            {"kind": frame.kind, "seat": None if frame.seat == NOBODY else frame.seat, "args": list(frame.args)}
            for frame in s.stack
        ],
    }


def _player(s: State, seat: int) -> Json:
    points = s.points[seat * KINDS_OF_POINTS : (seat + 1) * KINDS_OF_POINTS]
    return {
        "gold": s.gold[seat],
        "vp": s.vp[seat],
        "points": {name: value for name, value in zip(POINTS, points, strict=True) if value},
        "resources": dict(zip(tables.RESOURCE_IDS, s.cubes[4 * seat : 4 * seat + 4], strict=True)),
        "craftsmen": _names(s.row[seat], tables.CRAFTSMAN_IDS),
        "blessed": _name(s.blessed[seat], tables.CRAFTSMAN_IDS),
        "advantages": _names(s.advantages[seat], tables.ADVANTAGE_IDS),
        "resource_cards": _names(s.cards[seat], tables.CARD_IDS),
        "workers": {
            "free": s.free[seat],
            "mill": s.mill[seat],
            "grey": s.grey[seat],
            "grey_next": s.grey_won[seat],
            "black": s.black == seat,
        },
        "builders": {
            "spaces": _names(s.at[seat], tables.SPACE_IDS),
            "bag": s.bag[seat],
            "aside": s.aside[seat],
        },
        "bought": _names(s.bought[seat], tables.RESOURCE_IDS),
        "passed": bool(s.passed >> seat & 1),
        "protected": bool(s.protected >> seat & 1),
        "town_wall": bool(s.wall >> seat & 1),
        "town_wall_next": bool(s.wall_next >> seat & 1),
    }


class _Reader:
    """Takes values out of one JSON object, by name and type; what is left over or missing is refused."""

    def __init__(self, value: object, where: str) -> None:
        if not isinstance(value, dict):
            raise ImpossibleState(f"{where} must be an object, not {value!r}")
        self.left: dict[str, Any] = dict(value)
        self.where = where

    def take(self, key: str) -> Any:
        if key not in self.left:
            raise ImpossibleState(f"{self.where} lacks {key!r}")
        return self.left.pop(key)

    def refuse(self, key: str, value: object, wanted: str) -> ImpossibleState:
        return ImpossibleState(f"{self.where}.{key} must be {wanted}, not {value!r}")

    def number(self, key: str, low: int, high: int) -> int:
        value = self.take(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.refuse(key, value, f"a whole number from {low} to {high}")
        return value

    def flag(self, key: str) -> bool:
        value = self.take(key)
        if not isinstance(value, bool):
            raise self.refuse(key, value, "true or false")
        return value

    def list(self, key: str, length: int | None = None) -> list[Any]:
        value = self.take(key)
        if not isinstance(value, list) or (length is not None and len(value) != length):
            raise self.refuse(key, value, "a list" if length is None else f"a list of {length}")
        return value

    def one(self, key: str, value: object, ids: Sequence[str]) -> int:
        if not isinstance(value, str) or value not in ids:
            raise self.refuse(key, value, f"one of {', '.join(ids)}")
        return ids.index(value)

    def mask(self, key: str, ids: Sequence[str]) -> int:
        mask = 0
        for value in self.list(key):
            bit = 1 << self.one(key, value, ids)
            if mask & bit:
                raise ImpossibleState(f"{self.where}.{key} names {value!r} twice")
            mask |= bit
        return mask

    def maybe(self, key: str, ids: Sequence[str], none: int) -> int:
        value = self.take(key)
        return none if value is None else self.one(key, value, ids)

    def inner(self, key: str) -> _Reader:
        return _Reader(self.take(key), f"{self.where}.{key}")

    def end(self) -> None:
        if self.left:
            raise ImpossibleState(f"{self.where} has an unknown {sorted(map(str, self.left))[0]!r}")


def from_json(plain: Json) -> State:
    """The position that was written; refuses by ImpossibleState what cannot be."""
    reader = _Reader(plain, "state")
    seats = reader.number("seats", 2, 4)
    s = blank(seats, reader.number("start_player", 0, seats - 1))
    s.round = reader.number("round", 1, tables.ROUNDS)
    s.step = reader.number("step", 0, 14)
    for seat, written in enumerate(reader.list("players", seats)):
        _read_player(s, seat, _Reader(written, f"players[{seat}]"))
    display = reader.inner("display")
    s.display_cards = display.mask("resource_cards", tables.CARD_IDS)
    s.display = display.mask("craftsmen", tables.CRAFTSMAN_IDS)
    display.end()
    s.kingsbridge = _read_slots(reader, "kingsbridge", tables.ADVANTAGE_IDS)
    s.shiring = _read_slots(reader, "shiring", tables.CRAFTSMAN_IDS)
    market = reader.inner("market")
    s.market = [market.number(kind, 0, tables.MARKET_CUBES) for kind in tables.RESOURCE_IDS[:3]]
    market.end()
    s.court_metal = reader.number("court_metal", 0, 1)
    s.price = reader.number("price", 0, tables.TOP_PRICE)
    track = reader.inner("cost_track")
    for price in range(1, tables.TOP_PRICE + 1):
        if str(price) in track.left:
            s.track[price] = track.number(str(price), 0, seats - 1)
    track.end()
    s.veto = int(reader.flag("veto"))
    s.tax = reader.number("tax", 0, max(tables.TAX_DIE))
    s.event = _read_event(reader)
    s.events_seen = reader.mask("events_seen", tables.EVENT_IDS)
    s.advantages_seen = reader.mask("advantages_seen", tables.ADVANTAGE_IDS)
    s.parts = reader.number("parts", 0, tables.ROUNDS)
    used = reader.inner("used")
    for c, craftsman in enumerate(tables.CRAFTSMAN_IDS):
        if craftsman in used.left:
            s.used |= used.number(craftsman, 1, 15) << 4 * c
    used.end()
    s.stack = [_read_frame(value, seats) for value in reader.list("stack")]
    reader.end()
    check(s)
    return s


def _read_slots(reader: _Reader, key: str, ids: Sequence[str]) -> list[int]:
    return [EMPTY if value is None else reader.one(key, value, ids) for value in reader.list(key, 2)]


def _read_event(reader: _Reader) -> int:
    value = reader.take("event")
    if value is None:
        return HIDDEN
    return NOT_DRAWN if value == _NOT_DRAWN else reader.one("event", value, tables.EVENT_IDS)


def _read_frame(value: object, seats: int) -> Frame:
    reader = _Reader(value, "stack")
    kind, seat, args = reader.take("kind"), reader.take("seat"), reader.list("args")
    reader.end()
    if not isinstance(kind, str):
        raise ImpossibleState(f"a frame's kind must be a word, not {kind!r}")
    if seat is not None and (isinstance(seat, bool) or not isinstance(seat, int) or seat not in range(seats)):
        raise ImpossibleState(f"a frame cannot ask seat {seat!r}")
    if any(isinstance(arg, bool) or not isinstance(arg, int) for arg in args):
        raise ImpossibleState(f"a frame's args must be whole numbers, not {args!r}")
    return Frame(kind, NOBODY if seat is None else seat, tuple(args))


def _read_player(s: State, seat: int, reader: _Reader) -> None:
    s.gold[seat] = reader.number("gold", 0, tables.GOLD_LIMIT)
    s.vp[seat] = reader.number("vp", 0, 999)
    s.points[seat * KINDS_OF_POINTS : (seat + 1) * KINDS_OF_POINTS] = _read_points(reader, s.vp[seat])
    resources = reader.inner("resources")
    s.cubes[4 * seat : 4 * seat + 4] = [resources.number(kind, 0, tables.MOST_CUBES) for kind in tables.RESOURCE_IDS]
    resources.end()
    s.row[seat] = reader.mask("craftsmen", tables.CRAFTSMAN_IDS)
    s.blessed[seat] = reader.maybe("blessed", tables.CRAFTSMAN_IDS, EMPTY)
    s.advantages[seat] = reader.mask("advantages", tables.ADVANTAGE_IDS)
    s.cards[seat] = reader.mask("resource_cards", tables.CARD_IDS)
    workers = reader.inner("workers")
    s.free[seat] = workers.number("free", 0, 60)
    s.mill[seat] = workers.number("mill", 0, 60)
    s.grey[seat] = workers.number("grey", 0, tables.GREY_WORKERS)
    s.grey_won[seat] = workers.number("grey_next", 0, tables.GREY_WORKERS)
    if workers.flag("black"):
        if s.black != NOBODY:
            raise ImpossibleState("there is one black worker only")
        s.black = seat
    workers.end()
    builders = reader.inner("builders")
    s.at[seat] = builders.mask("spaces", tables.SPACE_IDS)
    s.bag[seat] = builders.number("bag", 0, tables.BUILDERS)
    s.aside[seat] = builders.number("aside", 0, tables.BUILDERS)
    builders.end()
    s.bought[seat] = reader.mask("bought", tables.RESOURCE_IDS[:3])
    s.passed |= reader.flag("passed") << seat
    s.protected |= reader.flag("protected") << seat
    s.wall |= reader.flag("town_wall") << seat
    s.wall_next |= reader.flag("town_wall_next") << seat
    reader.end()


def _read_points(reader: _Reader, vp: int) -> list[int]:
    """Where the points came from; may be left out, then all of them were there at the start."""
    if "points" not in reader.left:
        return [vp] + [0] * (KINDS_OF_POINTS - 1)
    inner = reader.inner("points")
    points = [inner.number(name, -999, 999) if name in inner.left else 0 for name in POINTS]
    inner.end()
    if sum(points) != vp:
        raise ImpossibleState(f"{reader.where}.points add up to {sum(points)}, not to the {vp} VP")
    return points
