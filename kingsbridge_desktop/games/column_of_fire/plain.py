"""A position as plain named JSON and back; positions that cannot be are refused with the reason."""

from __future__ import annotations

from typing import Any

from kingsbridge_desktop.core.errors import ImpossibleState
from kingsbridge_desktop.core.types import HIDDEN, Json
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.data import COUNTRIES, DICE, GOODS, RELIGIONS, STONES
from kingsbridge_desktop.games.column_of_fire.frames import check_stack, frame_from_plain, frame_to_plain
from kingsbridge_desktop.games.column_of_fire.state import State, free_religion_fields

_KINDS = tuple(tables.ALL_SYMBOLS[symbol] for symbol in tables.ADVANTAGE_SYMBOL)
_CARD = {card: at for at, card in enumerate(tables.CARD_IDS)}


def to_json(s: State) -> Json:
    """Everything by name; null stands for what a masked state hides."""
    return {
        "seats": s.seats,
        "start_player": s.start,
        "year": s.year,
        "half": s.half + 1,
        "active": s.active,
        "end_announced": bool(s.ending),
        "event_this_turn": bool(s.event_seen),
        "sold_this_turn": [[COUNTRIES[at >> 2], GOODS[at & 3]] for at in range(16) if s.sold >> at & 1],
        "rolled_this_turn": [DICE[die] for die in tables.BITS[s.rolled]],
        "players": [_player_to_plain(s, seat) for seat in range(s.seats)],
        "countries": {name: _country_to_plain(s, country) for country, name in enumerate(COUNTRIES)},
        "gone": [tables.CARD_IDS[card] for card in sorted(set(range(len(tables.CARD_IDS))) - set(_cards_in_play(s)))],
        "advantage_supply": _heap_to_plain(s.supply),
        "advantage_supply_count": s.supply_size,
        "used_advantages": _heap_to_plain(s.used),
        "stack": [frame_to_plain(frame) for frame in s.stack],
    }


def _cards_in_play(s: State) -> list[int]:
    cards = [person for person in s.open if person >= 0]
    cards += [entry >> 3 for display in s.displays for entry in display]
    for unseen in s.unseen:
        cards += [card for card in range(len(tables.CARD_IDS)) if unseen >> card & 1]
    return cards


def _heap_to_plain(heap: int) -> list[str] | None:
    if heap == HIDDEN:
        return None
    return [name for kind, name in enumerate(_KINDS) for _ in range(tables.count_of(heap, kind))]


def _player_to_plain(s: State, seat: int) -> Json:
    at = 5 * seat
    return {
        "vp": s.vp[seat],
        "religion": RELIGIONS[s.religions[seat]],
        "religion_die": s.religion_dice[seat],
        "goods": {name: s.goods[4 * seat + good] for good, name in enumerate(GOODS)},
        "protections": s.protections[seat],
        "advantages": _heap_to_plain(s.hands[seat]),
        "advantage_count": s.hand_sizes[seat],
        "disc": s.discs[seat],
        "free_dice": {DICE[die]: s.faces[at + die] or None for die in tables.BITS[s.free[seat]]},
        "loch_leven": {DICE[die]: s.faces[at + die] for die in tables.BITS[s.leven[seat]]},
        "persons": [
            {"person": tables.PERSON_IDS[entry >> 3], "die": DICE[entry & 7], "shows": s.faces[at + (entry & 7)]}
            for entry in s.displays[seat]
        ],
    }


def _country_to_plain(s: State, country: int) -> Json:
    fields: list[int | None] = [None] * 6
    for seat in range(s.seats):
        if s.houses[4 * seat + country]:
            fields[s.houses[4 * seat + country] - 1] = seat
    unseen = s.unseen[country]
    return {
        "open": tables.PERSON_IDS[s.open[country]] if s.open[country] >= 0 else None,
        "unseen": [card for at, card in enumerate(tables.CARD_IDS) if unseen >> at & 1],
        "houses": fields,
        "stones": [name for kind, name in enumerate(STONES) for _ in range(s.stones[3 * country + kind])],
    }


# From here on: reading.


def _fail(reason: str) -> ImpossibleState:
    return ImpossibleState(reason, reason=reason)


def _entries(plain: Any, where: str, *names: str) -> list[Any]:
    if not isinstance(plain, dict):
        raise _fail(f"{where} must be an object")
    unknown = sorted(str(name) for name in plain if name not in names)
    if unknown:
        raise _fail(f"{where} has no entry {unknown[0]!r}")
    missing = [name for name in names if name not in plain]
    if missing:
        raise _fail(f"{where} lacks the entry {missing[0]!r}")
    return [plain[name] for name in names]


def _number(value: Any, where: str, low: int, high: int = 9999) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise _fail(f"{where} must be a number, not {value!r}")
    if not low <= value <= high:
        raise _fail(f"{where} must be from {low} to {high}, not {value}")
    return value


def _bool(value: Any, where: str) -> int:
    if not isinstance(value, bool):
        raise _fail(f"{where} must be true or false, not {value!r}")
    return int(value)


def _name(value: Any, where: str, names: tuple[str, ...]) -> int:
    if not isinstance(value, str) or value not in names:
        raise _fail(f"{where} cannot be {value!r}")
    return names.index(value)


def _list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise _fail(f"{where} must be a list")
    return value


def from_json(plain: Json) -> State:
    """The position that `to_json` would print so; refuses an impossible one."""
    names = tuple(to_json(_EMPTY))
    (
        seats,
        start,
        year,
        half,
        active,
        ending,
        event,
        sold,
        rolled,
        players,
        countries,
        gone,
        supply,
        left,
        used,
        stack,
    ) = _entries(plain, "a position", *names)
    seats = _number(seats, "seats", 2, 4)
    s = State(seats, _number(start, "start_player", 0, seats - 1))
    s.year = _number(year, "year", 1)
    s.half = _number(half, "half", 1, 2) - 1
    s.active = _number(active, "active", 0, seats - 1)
    s.ending = _bool(ending, "end_announced")
    s.event_seen = _bool(event, "event_this_turn")
    if len(_list(players, "players")) != seats:
        raise _fail(f"there are {seats} seats but {len(players)} players")
    for seat, player in enumerate(players):
        _read_player(s, seat, player)
    for at, country in enumerate(_entries(countries, "countries", *COUNTRIES)):
        _read_country(s, at, country)
    _read_turn(s, sold, rolled)
    _check_discs(s)
    _check_cards(s, gone)
    _read_advantages(s, supply, left, used)
    if not s.ending and max(s.vp) >= tables.END_VP:
        raise _fail(f"a player has {max(s.vp)} VP, so end_announced must be true")
    s.stack = [frame_from_plain(frame, seats) for frame in _list(stack, "stack")]
    check_stack(s)
    return s


_EMPTY = State(2)


def _read_player(s: State, seat: int, plain: Any) -> None:
    who = f"player {seat}"
    names = tuple(_player_to_plain(_EMPTY, 0))
    vp, religion, die, goods, protections, hand, size, disc, free, leven, persons = _entries(plain, who, *names)
    s.vp[seat] = _number(vp, f"{who}: vp", 0)
    s.religions[seat] = _name(religion, f"{who}: religion", RELIGIONS)
    s.religion_dice[seat] = _number(die, f"{who}: religion_die", 1, tables.HIGHEST_RELIGION)
    for good, count in enumerate(_entries(goods, f"{who}: goods", *GOODS)):
        s.goods[4 * seat + good] = _number(count, f"{who}: {GOODS[good]}", 0)
    s.protections[seat] = _number(protections, f"{who}: protections", 0)
    s.discs[seat] = _number(disc, f"{who}: disc", 0, tables.FIELDS - 1)
    s.hands[seat] = _read_heap(hand, f"{who}: advantages")
    s.hand_sizes[seat] = _number(size, f"{who}: advantage_count", 0, tables.ADVANTAGES)
    if not s.hand_sizes[seat] and hand is None:
        s.hands[seat] = 0
    if s.hands[seat] != HIDDEN and tables.size_of(s.hands[seat]) != s.hand_sizes[seat]:
        raise _fail(f"{who}: advantage_count does not fit the advantages")
    _read_dice(s, seat, free, leven, persons)


def _read_dice(s: State, seat: int, free: Any, leven: Any, persons: Any) -> None:
    who = f"player {seat}"
    s.free[seat] = 0
    placed = 0

    def put(name: Any, number: Any, blank: bool) -> int:
        nonlocal placed
        die = _name(name, f"{who}: a die", DICE[:5])
        if placed >> die & 1:
            raise _fail(f"{who}: the {name} die is in two places")
        placed |= 1 << die
        if number is not None or not blank:
            s.faces[5 * seat + die] = _number(number, f"{who}: the {name} die", 1, 6)
        return die

    if not isinstance(free, dict) or not isinstance(leven, dict):
        raise _fail(f"{who}: free_dice and loch_leven must be objects of die and number")
    for name, number in free.items():
        s.free[seat] |= 1 << put(name, number, blank=True)
    for name, number in leven.items():
        s.leven[seat] |= 1 << put(name, number, blank=False)
    for card in _list(persons, f"{who}: persons"):
        person, name, number = _entries(card, f"{who}: a person", "person", "die", "shows")
        at = _name(person, f"{who}: a person", tables.PERSON_IDS)
        die = put(name, number, blank=False)
        if die not in (tables.PERSON_COUNTRY[at], tables.VIOLET):
            raise _fail(f"{who}: the {name} die cannot lie on {person}")
        s.displays[seat] += (at << 3 | die,)
    if placed != 31:
        missing = next(DICE[die] for die in range(5) if not placed >> die & 1)
        raise _fail(f"{who}: the {missing} die is nowhere")


def _read_country(s: State, country: int, plain: Any) -> None:
    where = COUNTRIES[country]
    shown, unseen, houses, stones = _entries(plain, where, "open", "unseen", "houses", "stones")
    if shown is not None:
        s.open[country] = _name(shown, f"{where}: open", tables.PERSON_IDS)
        if tables.PERSON_COUNTRY[s.open[country]] != country:
            raise _fail(f"{where}: {shown} does not belong to this deck")
    for card in _list(unseen, f"{where}: unseen"):
        at = _name(card, f"{where}: an unseen card", tables.CARD_IDS)
        if tables.CARD_COUNTRY[at] != country:
            raise _fail(f"{where}: {card} does not belong to this deck")
        if s.unseen[country] >> at & 1:
            raise _fail(f"{where}: the card {card} is in two places")
        s.unseen[country] |= 1 << at
    if len(_list(houses, f"{where}: houses")) != 6:
        raise _fail(f"{where}: houses must list the six house fields")
    for field, seat in enumerate(houses, 1):
        if seat is not None:
            owner = _number(seat, f"{where}: the owner of a house", 0, s.seats - 1)
            if s.houses[4 * owner + country]:
                raise _fail(f"{where}: player {owner} has two houses here, only one is allowed")
            s.houses[4 * owner + country] = field
    for stone in _list(stones, f"{where}: stones"):
        s.stones[3 * country + _name(stone, f"{where}: a stone", STONES)] += 1
    if free_religion_fields(s, country) < 0:
        raise _fail(f"{where}: {len(stones)} stones do not fit on {tables.RELIGION_FIELDS[s.seats]} religion fields")


def _read_turn(s: State, sold: Any, rolled: Any) -> None:
    for sale in _list(sold, "sold_this_turn"):
        if not isinstance(sale, list) or len(sale) != 2:
            raise _fail("a sale of this turn is a country and a good")
        country, good = _name(sale[0], "a sale's country", COUNTRIES), _name(sale[1], "a sale's good", GOODS)
        if not tables.PRICES[country][good]:
            raise _fail(f"{sale[0]} does not buy {sale[1]}")
        s.sold |= 1 << (4 * country + good)
    for name in _list(rolled, "rolled_this_turn"):
        s.rolled |= 1 << _name(name, "a rolled die", DICE[:5])
    if s.rolled & ~s.free[s.active]:
        raise _fail("a die rolled this turn must be a free die of the active player")
    if s.rolled and not s.half:
        raise _fail("dice are rolled in the second half only")
    if any(not s.faces[5 * s.active + die] for die in tables.BITS[s.rolled]):
        raise _fail("a die rolled this turn must show a number")


def _check_discs(s: State) -> None:
    if len(set(s.discs)) != s.seats:
        raise _fail("two discs stand on one field of the action track")


def _check_cards(s: State, gone: Any) -> None:
    """Every card is in exactly one place."""
    cards = _cards_in_play(s)
    cards += [_CARD[card] for card in _list(gone, "gone") if _name(card, "a card that is gone", tables.CARD_IDS) >= 0]
    counts = [0] * len(tables.CARD_IDS)
    for card in cards:
        counts[card] += 1
        if counts[card] > 1:
            raise _fail(f"the card {tables.CARD_IDS[card]} is in two places")
    if 0 in counts:
        raise _fail(f"the card {tables.CARD_IDS[counts.index(0)]} is nowhere")


def _read_heap(plain: Any, where: str) -> int:
    if plain is None:
        return HIDDEN
    counts = [0] * len(_KINDS)
    for name in _list(plain, where):
        kind = _name(name, f"{where}: an advantage", _KINDS)
        counts[kind] += 1
        if counts[kind] > tables.ADVANTAGE_COUNT[kind]:
            raise _fail(f"{where}: there are only {tables.ADVANTAGE_COUNT[kind]} advantages {name}")
    return sum(count * one for count, one in zip(counts, tables.ONE_OF, strict=True))


def _read_advantages(s: State, supply: Any, left: Any, used: Any) -> None:
    """All 28 are somewhere; with hidden ones at least none is too many."""
    s.supply = _read_heap(supply, "advantage_supply")
    s.supply_size = _number(left, "advantage_supply_count", 0, tables.ADVANTAGES)
    if not s.supply_size and supply is None:
        s.supply = 0
    if s.supply != HIDDEN and tables.size_of(s.supply) != s.supply_size:
        raise _fail("advantage_supply_count does not fit advantage_supply")
    s.used = _read_heap(used, "used_advantages")
    if s.used == HIDDEN:
        raise _fail("used_advantages lie open: they must be listed")
    heaps = [heap for heap in (*s.hands, s.supply, s.used) if heap != HIDDEN]
    for kind, name in enumerate(_KINDS):
        count = sum(tables.count_of(heap, kind) for heap in heaps)
        all_known = len(heaps) == s.seats + 2
        if count > tables.ADVANTAGE_COUNT[kind] or (all_known and count != tables.ADVANTAGE_COUNT[kind]):
            raise _fail(f"there must be {tables.ADVANTAGE_COUNT[kind]} advantages {name}, not {count}")
    total = sum(s.hand_sizes) + s.supply_size + tables.size_of(s.used)
    if total != tables.ADVANTAGES:
        raise _fail(f"there must be {tables.ADVANTAGES} advantages in all, not {total}")
    if any(tables.count_of(s.used, kind) for kind, vp in enumerate(tables.ADVANTAGE_VP) if vp):
        raise _fail("a VP advantage cannot have been used")
