"""Positions as plain named JSON, both ways; `check` refuses impossible ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kingsbridge_desktop.core.bits import mask_of, members_of
from kingsbridge_desktop.core.errors import ImpossibleState
from kingsbridge_desktop.core.types import HIDDEN, Frame, Json
from kingsbridge_desktop.games.web_of_power.state import State, Veil, cards, pack
from kingsbridge_desktop.games.web_of_power.tables import (
    DATA,
    DISPLAY,
    HAND,
    KIND_OF,
    KINDS,
    LAND_OF,
    LANDS,
    PART_NAMES,
    PARTS,
    SPACE_OF,
)
from kingsbridge_desktop.games.web_of_power.turn import ANY
from kingsbridge_desktop.games.web_of_power.validate import check, refuse_unless

_NEEDED = ("seats", "start_player", "hands", "open_cards", "pile", "discard", "cloisters", "councillors", "stack")
_FRAMES = {"turn": (), "draw": (), "more": ("country",), "place": ("card", "cards", "country")}
_OPTIONAL = ("game", "pile_used_up", "points", "pile_size", "known", "drawn", "old", "unseen", "fresh", "draws")


def to_json(s: State) -> Json:
    """The whole position; a masked one has null for each hidden card and counts what is unseen."""
    plain: Json = {
        "game": "web_of_power",
        "seats": s.seats,
        "start_player": s.start,
        "pile_used_up": s.used_up,
        "hands": [_kind_names(cards(hand)) for hand in s.hands],
        "open_cards": [None if kind == HIDDEN else DATA.kind_ids[kind] for kind in s.display],
        "pile": None if s.veil else _named(s.pile),
        "pile_size": s.pile_size,
        "discard": _named(s.discard),
        "cloisters": [[DATA.space_ids[space] for space in members_of(mask)] for mask in s.cloisters],
        "councillors": [
            {DATA.land_ids[land]: n for land in range(LANDS) if (n := s.council[land * s.seats + seat])}
            for seat in range(s.seats)
        ],
        "points": [
            dict(zip(PART_NAMES, s.tally[seat * PARTS : (seat + 1) * PARTS], strict=True)) for seat in range(s.seats)
        ],
        "known": [_kind_names(cards(known)) for known in s.known],
        "drawn": [_named(s.drawn[seat * KINDS : (seat + 1) * KINDS]) for seat in range(s.seats)],
        "old": s.old[:],
        "stack": [_frame_to_plain(frame) for frame in s.stack],
    }
    if s.veil:
        for seat, hidden in enumerate(s.veil.hidden):
            plain["hands"][seat] += [None] * hidden
        plain["unseen"] = _named(s.veil.unseen)
        plain["fresh"] = _named(s.veil.fresh)
        plain["draws"] = list(s.veil.draws)
    return plain


def _kind_names(kinds: Sequence[int]) -> list[str | None]:
    return [DATA.kind_ids[kind] for kind in kinds]


def _named(counts: Sequence[int]) -> dict[str, int]:
    return {DATA.kind_ids[kind]: count for kind, count in enumerate(counts) if count}


def _frame_to_plain(frame: Frame) -> Json:
    plain: Json = {"frame": frame.kind, "seat": frame.seat}
    if frame.kind == "place":
        kind, count, land = frame.args
        plain |= {"card": DATA.kind_ids[kind], "cards": count, "country": None if land == ANY else DATA.land_ids[land]}
    elif frame.args:
        plain["country"] = DATA.land_ids[frame.args[0]]
    return plain


def from_json(plain: Json) -> State:
    """The position that was written down; ImpossibleState says why it cannot be.

    What everybody knows of the hands (`known`, `drawn`, `old`) may be left out: then nothing is known of them.
    """
    refuse_unless(isinstance(plain, dict), "a position is an object with names")
    for name in _NEEDED:
        refuse_unless(name in plain, f"{name!r} is missing")
    unknown = sorted(str(name) for name in plain if name not in _NEEDED + _OPTIONAL)
    refuse_unless(not unknown, f"a position of Web of Power has no {''.join(unknown[:1])!r}")
    refuse_unless(plain.get("game", "web_of_power") == "web_of_power", f"this is a position of {plain.get('game')!r}")
    seats = _int(plain["seats"], 3, 5, "seats")
    s = State(seats, _int(plain["start_player"], 0, seats - 1, "start_player"))
    s.used_up = _int(plain.get("pile_used_up", 0), 0, 2, "pile_used_up")
    _read_board(s, plain)
    hidden = _read_cards(s, plain)
    s.stack = [_frame(entry, seats) for entry in _list(plain["stack"], None, "stack")]
    _read_knowledge(s, plain, hidden)
    s.derive()
    check(s)
    return s


def _read_board(s: State, plain: Json) -> None:
    taken: set[int] = set()
    for seat, names in enumerate(_list(plain["cloisters"], s.seats, "cloisters")):
        spaces = [_name(name, SPACE_OF, "cloister space") for name in _list(names, None, "cloisters of a seat")]
        for space in spaces:
            refuse_unless(space not in taken, f"there are two cloisters on {DATA.space_ids[space]}")
            taken.add(space)
        s.cloisters[seat] = mask_of(spaces)
    for seat, entry in enumerate(_list(plain["councillors"], s.seats, "councillors")):
        for land, count in enumerate(_counts(entry, LAND_OF, "councillors")):
            s.council[land * s.seats + seat] = count
    for seat, entry in enumerate(_list(plain.get("points", [{}] * s.seats), s.seats, "points")):
        parts = {name: part for part, name in enumerate(PART_NAMES)}
        s.tally[seat * PARTS : (seat + 1) * PARTS] = _counts(entry, parts, "points")


def _read_cards(s: State, plain: Json) -> list[int]:
    """The cards into the position; gives the number of hidden ones per seat."""
    hidden = [0] * s.seats
    for seat, entry in enumerate(_list(plain["hands"], s.seats, "hands")):
        names = _list(entry, None, "hand")
        refuse_unless(len(names) <= HAND, f"the hand of seat {seat} has {len(names)} cards, more than three")
        hidden[seat] = names.count(None)
        s.hands[seat] = pack(_name(name, KIND_OF, "card") for name in names if name is not None)
    shown = _list(plain["open_cards"], DISPLAY, "open_cards")
    s.display = [HIDDEN if name is None else _name(name, KIND_OF, "card") for name in shown]
    s.discard = _counts(plain["discard"], KIND_OF, "discard")
    if plain["pile"] is None:
        s.pile = [HIDDEN] * KINDS
        refuse_unless("pile_size" in plain, "'pile_size' is missing")
    else:
        refuse_unless(not any(hidden), "hands cannot hide cards while the pile is open")
        s.pile = _counts(plain["pile"], KIND_OF, "pile")
    s.pile_size = _int(plain.get("pile_size", sum(s.pile)), 0, 55, "pile_size")
    return hidden


def _read_knowledge(s: State, plain: Json, hidden: Sequence[int]) -> None:
    if "known" in plain:
        for seat, names in enumerate(_list(plain["known"], s.seats, "known")):
            entry = _list(names, None, "known cards of a seat")
            refuse_unless(len(entry) <= HAND, "nobody has more than three cards")
            s.known[seat] = pack(_name(name, KIND_OF, "card") for name in entry)
    if "drawn" in plain:
        rows = [_counts(row, KIND_OF, "drawn") for row in _list(plain["drawn"], s.seats, "drawn")]
    else:
        own = [cards(hand) for hand in s.hands]
        rows = [[own[seat].count(k) - cards(s.known[seat]).count(k) for k in range(KINDS)] for seat in range(s.seats)]
    s.drawn = [max(0, count) for row in rows for count in row]
    s.old = [_int(n, 0, HAND, "old") for n in _list(plain.get("old", [0] * s.seats), s.seats, "old")]
    if plain["pile"] is not None:
        refuse_unless(
            not {"unseen", "fresh", "draws"} & set(plain), "only a position with hidden cards counts unseen ones"
        )
        return
    for name in ("unseen", "fresh", "draws"):
        refuse_unless(name in plain, f"{name!r} is missing in a position with hidden cards")
    unseen, fresh = (tuple(_counts(plain[name], KIND_OF, name)) for name in ("unseen", "fresh"))
    draws = tuple(_int(n, 0, 55, "draws") for n in _list(plain["draws"], s.seats, "draws"))
    s.veil = Veil(unseen, fresh, draws, tuple(hidden))


def _frame(plain: Any, seats: int) -> Frame:
    refuse_unless(isinstance(plain, dict), "a frame is an object with names")
    kind = plain.get("frame")
    if not isinstance(kind, str) or kind not in _FRAMES:
        raise ImpossibleState(f"there is no frame {kind!r}")
    names = _FRAMES["more"] if kind == "draw" and "country" in plain else _FRAMES[kind]
    refuse_unless(set(plain) == {"frame", "seat", *names}, f"a frame {kind!r} has frame, seat {' '.join(names)}")
    seat = _int(plain["seat"], 0, seats - 1, "seat of a frame")
    if kind == "place":
        land = ANY if plain["country"] is None else _name(plain["country"], LAND_OF, "country")
        return Frame(kind, seat, (_name(plain["card"], KIND_OF, "card"), _int(plain["cards"], 1, 2, "cards"), land))
    if names:
        return Frame(kind, seat, (_name(plain["country"], LAND_OF, "country"),))
    return Frame(kind, seat)


def _int(value: Any, low: int, high: int, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise ImpossibleState(f"{what} must be from {low} to {high}, not {value!r}")
    return value


def _list(value: Any, length: int | None, what: str) -> list[Any]:
    if not isinstance(value, list) or (length is not None and len(value) != length):
        raise ImpossibleState(f"{what} must be a list" + ("" if length is None else f" of {length}"))
    return value


def _name(value: Any, table: Mapping[str, int], what: str) -> int:
    if not isinstance(value, str) or value not in table:
        raise ImpossibleState(f"there is no {what} {value!r}")
    return table[value]


def _counts(value: Any, table: Mapping[str, int], what: str) -> list[int]:
    if not isinstance(value, dict):
        raise ImpossibleState(f"{what} must be an object of numbers by name")
    counts = [0] * len(table)
    for name, count in value.items():
        counts[_name(name, table, f"name in {what}:")] = _int(count, 0, 9999, f"{what} of {name}")
    return counts
