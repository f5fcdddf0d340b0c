"""The frames as names: what their ints mean, what may stand on what, and whether a written stack can be."""

from __future__ import annotations

from typing import Any

from kingsbridge_desktop.core.errors import ImpossibleState
from kingsbridge_desktop.core.types import NOBODY, Frame
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.data import COUNTRIES, DICE, GOODS
from kingsbridge_desktop.games.column_of_fire.decks import answers, is_hit
from kingsbridge_desktop.games.column_of_fire.effects import is_possible, targets
from kingsbridge_desktop.games.column_of_fire.scoring import is_last_year
from kingsbridge_desktop.games.column_of_fire.state import State, free_religion_fields, turn_order

_NAMES: dict[str, tuple[str, ...]] = {
    "person": tables.PERSON_IDS,
    "country": COUNTRIES,
    "die": DICE[:5],
    "good": GOODS,
    "symbol": tables.ALL_SYMBOLS,
    "event": tables.EVENT_IDS,
}
# What the ints of a frame are; a star: any number of them, a question mark: may be missing.
_ARGS: dict[str, tuple[str, ...]] = {
    "turns": ("turn",),
    "leven": (),
    "turn_leven": (),
    "religion": ("flag?",),
    "turn_religion": ("flag?",),
    "choose_religion": (),
    "display": (),
    "persons": ("person*",),
    "turn_person": ("person*",),
    "rolling": (),
    "roll": (),
    "choosing": (),
    "choose": (),
    "stone": ("die", "country"),
    "house": ("die", "country"),
    "act": ("person",),
    "next_card": ("country",),
    "turn_up": ("country",),
    "turning_up": ("country",),
    "struck": ("event", "count?"),
    "answer_event": ("event", "count?"),
    "moving": (),
    "move": (),
    "field": ("field",),
    "use_field": ("field",),
    "ship": ("country", "flag"),
    "trade": ("good", "flag"),
    "target": ("symbol",),
    "pick_target": ("symbol",),
    "ending": (),
    "end_turn": (),
    "conflicts": (),
    "order_conflicts": (),
}
_LIMITS = {"turn": 9, "flag": 2, "count": 6, "field": tables.FIELDS}

_EFFECT = {"pick_target", "choose_religion", "turning_up", "use_field", "ship", "trade"}
_ABOVE: dict[str, set[str]] = {
    "turns": {"conflicts", "order_conflicts"},
    "conflicts": {"ending", "end_turn"},
    "ending": {"display", "persons", "turn_person", "moving", "move", *_EFFECT},
    "display": {"leven", "turn_leven", "religion", "turn_religion", "choose_religion"},
    "leven": _EFFECT,
    "religion": _EFFECT,
    "persons": _EFFECT,
    "moving": {"choosing", "choose", "stone", "house", "next_card", "turn_up", *_EFFECT},
    "choosing": {"rolling", "roll", *_EFFECT},
    "rolling": _EFFECT,
    "next_card": {"act", *_EFFECT},
    "turning_up": {"struck", "answer_event"},
    "struck": {"struck", "answer_event"},
}
_FIRST_HALF = {"display", "leven", "turn_leven", "religion", "turn_religion", "persons", "turn_person"}
_SECOND_HALF = {
    "moving",
    "move",
    "choosing",
    "choose",
    "rolling",
    "roll",
    "stone",
    "house",
    "act",
    "next_card",
    "turn_up",
}
_NOBODYS = {"turns", "turning_up"}
_ANYBODYS = {"struck", "answer_event"}


def _fail(reason: str) -> ImpossibleState:
    return ImpossibleState(reason, reason=reason)


def frame_to_plain(frame: Frame) -> dict[str, Any]:
    """A frame with names instead of ints."""
    args: list[Any] = []
    for at, value in enumerate(frame.args):
        kinds = _ARGS[frame.kind]
        kind = kinds[min(at, len(kinds) - 1)].rstrip("*?")
        args.append(_NAMES[kind][value] if kind in _NAMES else value)
    return {"kind": frame.kind, "seat": frame.seat, "args": args}


def frame_from_plain(plain: Any, seats: int) -> Frame:
    """A frame from names; refuses what is no frame of this game."""
    if not isinstance(plain, dict) or set(plain) != {"kind", "seat", "args"}:
        raise _fail("a frame has exactly kind, seat and args")
    kind, seat, args = plain["kind"], plain["seat"], plain["args"]
    if not isinstance(kind, str) or kind not in _ARGS:
        raise _fail(f"there is no frame {kind!r}")
    if isinstance(seat, bool) or not isinstance(seat, int) or not NOBODY <= seat < seats:
        raise _fail(f"the frame {kind} cannot ask seat {seat!r}")
    kinds = _ARGS[kind]
    if not isinstance(args, list):
        raise _fail(f"the frame {kind} needs a list of args")
    if kinds[:1] == ("person*",):
        kinds = ("person",) * len(args)
    needed = sum(not name.endswith("?") for name in kinds)
    if not needed <= len(args) <= len(kinds):
        raise _fail(f"the frame {kind} cannot have {len(args)} args")
    return Frame(
        kind, seat, tuple(_arg(kind, name.rstrip("?"), value) for name, value in zip(kinds, args, strict=False))
    )


def _arg(frame: str, name: str, value: Any) -> int:
    if name in _NAMES:
        if not isinstance(value, str) or value not in _NAMES[name]:
            raise _fail(f"the frame {frame} names no {name}: {value!r}")
        return _NAMES[name].index(value)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < _LIMITS[name]:
        raise _fail(f"the frame {frame} cannot have the {name} {value!r}")
    return value


def check_stack(s: State) -> None:
    """Refuses a stack that cannot stand in this position; an empty one is the end of a game."""
    turning = {frame.args[0] for frame in s.stack if frame.kind in ("next_card", "turn_up", "turning_up")}
    for country in range(4):
        if s.open[country] < 0 and s.unseen[country] and country not in turning:
            raise _fail(f"{COUNTRIES[country]} shows no person although cards are left to turn up")
    if s.stack:
        _check_order(s)
    elif not is_last_year(s) or not s.half or s.active != turn_order(s, s.start)[-1]:
        raise _fail("a game is over only after a whole year with 50 VP reached or a deck used up")
    kinds = {frame.kind for frame in s.stack}
    if s.rolled and (not kinds & {"choosing", "choose"} or kinds & {"rolling", "roll"}):
        raise _fail("dice were rolled this turn, but no die is being chosen")


def _check_order(s: State) -> None:
    """From the turn that comes next at the bottom to the question at the top, everything of the active player."""
    bottom = s.stack[0]
    if bottom.kind != "turns" or not 1 <= bottom.args[0] <= 2 * s.seats:
        raise _fail("the lowest frame must be turns, with the number of the next turn")
    half, place = divmod(bottom.args[0] - 1, s.seats)
    if (half, turn_order(s, s.start)[place]) != (s.half, s.active):
        raise _fail("the active player and the half do not fit the frame turns")
    if s.stack[-1].kind in _ABOVE or s.stack[-1].kind in ("field", "target"):
        raise _fail(f"the frame {s.stack[-1].kind} asks nobody, so it cannot be the top one")
    for below, frame in zip(s.stack, s.stack[1:], strict=False):
        if frame.kind not in _ABOVE.get(below.kind, ()):
            raise _fail(f"the frame {frame.kind} cannot stand on {below.kind}")
    for frame in s.stack:
        if frame.kind in (_FIRST_HALF if s.half else _SECOND_HALF):
            raise _fail(f"the frame {frame.kind} does not belong to this half of the year")
        wanted = NOBODY if frame.kind in _NOBODYS else s.active
        if frame.kind not in _ANYBODYS and frame.seat != wanted:
            raise _fail(f"the frame {frame.kind} must be of seat {wanted}, not {frame.seat}")
        _check_frame(s, frame)
    _check_event(s)


def _check_frame(s: State, frame: Frame) -> None:
    seat, kind, args = frame.seat, frame.kind, frame.args
    if kind in ("persons", "turn_person"):
        _check_persons(s, frame)
    elif kind == "turn_leven":
        if not s.leven[seat]:
            raise _fail("there is no die on Loch Leven to turn down")
    elif kind == "turn_religion":
        if args and s.leven[seat]:
            raise _fail("the dice on Loch Leven come before the religion die")
    elif kind in ("stone", "house"):
        _check_choice(s, frame)
    elif kind == "act":
        person = args[0]
        if not s.displays[seat] or s.displays[seat][-1] >> 3 != person:
            raise _fail(f"the person to be used, {tables.PERSON_IDS[person]}, is not the last one of the display")
        if not any(is_possible(s, seat, symbol) for symbol in tables.PERSON_SYMBOLS[person]):
            raise _fail(f"{tables.PERSON_IDS[person]} cannot be used now")
    elif kind in ("next_card", "turn_up", "turning_up"):
        if s.open[args[0]] >= 0:
            raise _fail(f"a card cannot be turned up in {COUNTRIES[args[0]]}: a person is open there")
    elif kind == "use_field":
        symbol = tables.FIELD_SYMBOL[args[0]]
        if s.discs[seat] != args[0] or symbol >= tables.SHIP or not targets(s, seat, symbol):
            raise _fail(f"the field {args[0]} cannot be used by seat {seat} now")
    elif kind in ("ship", "trade"):
        first = tables.SHIP if kind == "ship" else tables.TRADE
        if tables.FIELD_SYMBOL[s.discs[seat]] != first + args[0]:
            raise _fail(f"the disc of seat {seat} does not stand on that {kind} field")
    elif kind == "pick_target" and (args[0] >= tables.ANY_GOOD or len(targets(s, seat, args[0])) < 2):
        raise _fail(f"the symbol {tables.ALL_SYMBOLS[args[0]]} offers no choice now")
    elif kind == "order_conflicts" and sum(not free_religion_fields(s, country) for country in range(4)) < 2:
        raise _fail("there are not two conflicts to put in order")


def _check_persons(s: State, frame: Frame) -> None:
    display = [entry >> 3 for entry in s.displays[frame.seat]]
    there = [person for person in frame.args if person in display]
    if len(set(frame.args)) != len(frame.args) or there != sorted(there, key=display.index):
        raise _fail("the persons still to be turned down do not stand in the order of the display")
    if frame.kind == "turn_person" and (not frame.args or frame.args[0] not in display):
        raise _fail("the person to be turned down is not in the display")


def _check_choice(s: State, frame: Frame) -> None:
    seat, (die, country) = frame.seat, frame.args
    if die not in (country, tables.VIOLET) or not s.free[seat] >> die & 1 or not s.faces[5 * seat + die]:
        raise _fail(f"the {DICE[die]} die cannot take a person of {COUNTRIES[country]}")
    if s.open[country] < 0:
        raise _fail(f"{COUNTRIES[country]} shows no person to take")
    if frame.kind == "stone" and not (s.protections[seat] and free_religion_fields(s, country)):
        raise _fail("whoever has no protection or finds no free religion field is not asked about the stone")
    if frame.kind == "house" and not 0 < s.houses[4 * seat + country] < s.faces[5 * seat + die]:
        raise _fail(f"there is no house to raise in {COUNTRIES[country]}")


def _check_event(s: State) -> None:
    """Those hit by an event answer clockwise from the active player, so the last of them lies lowest."""
    struck = [frame for frame in s.stack if frame.kind in _ANYBODYS]
    if not struck:
        return
    event = struck[0].args[0]
    where = next(frame.args[0] for frame in s.stack if frame.kind == "turning_up")
    if any(frame.args[0] != event for frame in struck) or tables.EVENT_COUNTRY[event] != where:
        raise _fail("the frames of an event must name one event of the deck that is being turned up")
    if not s.event_seen or s.unseen[where] >> (tables.PERSONS + event) & 1:
        raise _fail("an event is being answered, but none was turned up in this turn")
    if not all(frame.seat >= 0 and is_hit(s, frame.seat, event) for frame in struck):
        raise _fail("an event is being answered by somebody it does not hit")
    order = turn_order(s, s.active)
    places = [order.index(frame.seat) for frame in struck]
    if places != sorted(set(places), reverse=True):
        raise _fail("the players hit by an event must answer clockwise from the active player")
    if len(answers(s, struck[-1].seat, *struck[-1].args)) < 2:
        raise _fail(f"seat {struck[-1].seat} has nothing to decide about the event")
