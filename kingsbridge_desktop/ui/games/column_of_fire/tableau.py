"""The picture of a spread: what lies where, as plain places, so that a movement is the difference of two pictures."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from kingsbridge_desktop.core.types import HIDDEN, NOBODY
from kingsbridge_desktop.games.column_of_fire import tables as T
from kingsbridge_desktop.games.column_of_fire.data import DICE, GOODS, STONES
from kingsbridge_desktop.games.column_of_fire.state import State, is_alone, is_burning, is_used_up
from kingsbridge_desktop.text.column_of_fire import WINDOWS
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.games.column_of_fire import layout as L
from kingsbridge_desktop.ui.games.column_of_fire.course import Spread


class Face(NamedTuple):
    """What a thing looks like: a painter of faces.py and what it needs."""

    kind: str
    args: tuple[Hashable, ...] = ()


class Place(NamedTuple):
    """Where a thing lies: its middle, its size, its height above the board, its face."""

    x: float
    y: float
    w: float
    h: float
    z: float
    face: Face
    clickable: bool = False
    badge: str = ""
    quiet: bool = False  # an offer here is an extra that may be made, not the step that is asked for
    gold: bool = False  # marked: the step concerns it, or its owner is alone in a religion
    dim: bool = False

    @property
    def point(self) -> QPointF:
        """The middle."""
        return QPointF(self.x, self.y)


Picture = dict[Anchor, Place]


def emblem(key: str) -> Face:
    """An emblem as a face."""
    return Face("emblem", (key,))


def die_face(die: int, number: int) -> Face:
    """A die showing a number; 0 before its first roll."""
    return emblem(f"die:{DICE[die]}:{number}")


def arrange(p: Spread, colours: Sequence[str], names: Sequence[str]) -> Picture:
    """The whole picture."""
    found: Picture = {}
    _board(found, p, colours)
    _strip(found, p.s, p.shown, L.STRIP, colours, names, step=_step(p.s))
    others = [seat for seat in range(p.s.seats) if seat != p.shown]
    for rank, seat in enumerate(others):
        _plate(found, p.s, seat, L.plate(rank), colours, names)
    return found


def display(s: State, seat: int, box: QRectF, colours: Sequence[str], names: Sequence[str]) -> Picture:
    """One player's display alone, large, to be looked at."""
    found: Picture = {}
    _strip(found, s, seat, box, colours, names, step=("", NOBODY))
    return {key: place._replace(clickable=False) for key, place in found.items()}


def _step(s: State) -> tuple[str, int]:
    """The frame that is asked and the person it is about."""
    if not s.stack:
        return "", NOBODY
    top = s.stack[-1]
    return top.kind, top.args[0] if top.kind in ("turn_person", "act") else NOBODY


# the board


def _board(found: Picture, p: Spread, colours: Sequence[str]) -> None:
    s, board = p.s, L.board()
    for country, land in enumerate(board.lands):
        _country(found, p, country, land, colours)
    for seat in range(s.seats):
        at = board.fields[s.discs[seat]]
        found["disc", seat] = Place(at.x(), at.y(), L.DISC, L.DISC, 20 + seat, emblem(f"disc:{colours[seat]}"))
        field = _track_field(s.vp[seat])
        together = [other for other in range(s.seats) if _track_field(s.vp[other]) == field]
        at = L.marker_at(s.vp[seat], together.index(seat), len(together))
        lap = (s.vp[seat] - 1) // 50 if s.vp[seat] > 50 else 0
        face = Face("marker", (colours[seat], lap))
        found["vp", seat] = Place(at.x(), at.y(), L.MARKER, L.MARKER, 24 + seat, face)
    used = T.size_of(s.used)
    at = board.supply
    found["supply",] = Place(
        at.x(), at.y(), 62, 62, 10, emblem("advantage"), True, str(s.supply_size), dim=not s.supply_size
    )
    at = board.used
    found["used",] = Place(
        at.x(), at.y(), 62, 62, 10, Face("advantage_used", (_last_used(s),)), True, str(used), dim=not used
    )
    at = board.protections
    found["protections",] = Place(at.x(), at.y() + 2, 60, 60, 10, emblem("protection"), True)
    if p.event != NOBODY:
        at = L.EVENT
        found["event",] = Place(at.x(), at.y(), *L.CARD, 70, Face("event", (p.event,)), True)


def _track_field(vp: int) -> int:
    return (vp - 1) % 50 + 1 if vp > 0 else 0


def _last_used(s: State) -> int:
    return next((kind for kind in range(len(T.ONE_OF)) if T.count_of(s.used, kind)), HIDDEN)


def _country(found: Picture, p: Spread, country: int, land: L.Land, colours: Sequence[str]) -> None:
    s = p.s
    for seat in range(s.seats):
        field = s.houses[4 * seat + country]
        if field:
            at = land.houses[field - 1]
            face = emblem(f"trading_house:{colours[seat]}")
            found["house", seat, country] = Place(at.x(), at.y() - 5, L.HOUSE, L.HOUSE, 16 + field / 10, face)
    slot = 0
    for kind, stone in enumerate(STONES):
        for number in range(s.stones[3 * country + kind]):
            at = land.stones[min(slot, 3)]
            found["stone", country, kind, number] = Place(at.x(), at.y() - 9, L.STONE, L.STONE, 15, emblem(stone))
            slot += 1
    if s.seats == 2:
        at = land.stones[3]
        found["closed", country] = Place(at.x(), at.y() - 4, 36, 30, 14, Face("closed"))
    if is_burning(s, country):
        found["torch", country] = Place(
            land.torch.x(), land.torch.y() - 10, L.TORCH, L.TORCH * 1.25, 18, emblem("torch")
        )
    for good, box in land.prices.items():
        middle = box.center()
        face = Face("price", (GOODS[good], T.PRICES[country][good]))
        found["price", country, good] = Place(middle.x(), middle.y(), box.width(), box.height(), 12, face, True)
    _deck(found, p, country, land)


def _deck(found: Picture, p: Spread, country: int, land: L.Land) -> None:
    s, (w, h) = p.s, L.OPEN
    person = s.open[country]
    left = s.unseen[country].bit_count()
    if person >= 0:
        face = Face("person", (person,))
    else:
        face = Face("used_up") if is_used_up(s, country) else Face("back", (country,))
    at = land.deck
    found["open", country] = Place(at.x(), at.y(), w, h, 13, face, True, str(left))
    if person >= 0 and p.bare != country:
        stone = emblem(STONES[T.PERSON_STONE[person]])
        found["open_stone", country] = Place(at.x() + w / 2 - 17, at.y() - h / 2 + 20, 42, 42, 14, stone)


# displays


def _strip(
    found: Picture,
    s: State,
    seat: int,
    box: QRectF,
    colours: Sequence[str],
    names: Sequence[str],
    step: tuple[str, int],
) -> None:
    """A display at full size: whose it is, Loch Leven, religion, persons, free dice, goods, protections, advantages."""
    y = box.center().y()
    kind, about = step
    own = bool(s.stack) and s.stack[-1].seat == seat
    quiet = kind in WINDOWS
    left = box.left()
    found["strip",] = Place(box.center().x(), y, box.width(), box.height(), 1, Face("strip", (own,)))
    found["shield", seat] = Place(left + 58, y - 24, 76, 84, 2, emblem(f"shield:{colours[seat]}"))
    found["name", seat] = Place(left + 58, y + 50, 112, 40, 2, Face("name", (names[seat],)))
    found["leven", seat] = Place(left + 178, y, *L.TILE, 3, Face("leven"), True, gold=own and kind == "turn_leven")
    alone = is_alone(s, seat)
    marked = own and kind in ("turn_religion", "choose_religion")
    religion = Face("religion", (s.religions[seat], alone))
    found["religion", seat] = Place(left + 298, y, *L.TILE, 3, religion, True, gold=marked)
    number = s.religion_dice[seat]
    found["die", seat, T.BLACK] = Place(
        left + 298, y + 42, L.DIE, L.DIE, 8, die_face(T.BLACK, number), True, quiet=quiet
    )
    for rank, entry in enumerate(s.displays[seat]):
        person, die = entry >> 3, entry & 7
        x = left + L.PERSONS_X + rank * L.PERSON_STEP
        found["person", person] = Place(x, y, *L.TILE, 3, Face("person", (person,)), True, gold=own and person == about)
        face = die_face(die, s.faces[5 * seat + die])
        found["die", seat, die] = Place(x - 30, y - 44, L.DIE, L.DIE, 8, face, True, quiet=quiet)
    for rank, die in enumerate(T.BITS[s.leven[seat]]):
        x = left + 178 + (rank % 2 * 52 - 26 if s.leven[seat].bit_count() > 1 else 0)
        face = die_face(die, s.faces[5 * seat + die])
        found["die", seat, die] = Place(x, y - 46 + rank // 2 * 48, 48, 48, 8, face, True, quiet=quiet)
    tray = L.TRAY
    found["tray", seat] = Place(left + tray.center().x(), y, tray.width(), 148, 3, Face("tray"), True)
    free = T.BITS[s.free[seat]]
    for rank, die in enumerate(free):
        x = left + tray.left() + 38 + rank * 60.5
        face = die_face(die, s.faces[5 * seat + die])
        found["die", seat, die] = Place(x, y + (10 if rank % 2 else -10), L.DIE, L.DIE, 8, face, True, dim=False)
    for good, name in enumerate(GOODS):
        x = left + L.GOODS_X + (-36 if good % 2 == 0 else 38)
        at = y + (-38 if good < 2 else 38)
        count = s.goods[4 * seat + good]
        found["good", seat, good] = Place(
            x, at, 68, 68, 4, emblem(name), True, str(count) if count else "", dim=not count
        )
    count = s.protections[seat]
    found["protection", seat] = Place(
        left + L.PROTECTION_X - 46, y, 76, 84, 4, emblem("protection"), True, str(count) if count else "", dim=not count
    )
    _advantages(found, s, seat, left + L.ADVANTAGES_X - 44, box.right() - 8, y, quiet)


def _advantages(found: Picture, s: State, seat: int, left: float, right: float, y: float, quiet: bool) -> None:
    """The own ones by kind, the others' as one back with its number."""
    size = 74.0
    if s.hands[seat] == HIDDEN:
        badge = str(s.hand_sizes[seat])
        found["advantage", seat, HIDDEN] = Place(left + 42, y, size, size, 4, Face("advantage_back"), True, badge)
        return
    kinds = [(kind, T.count_of(s.hands[seat], kind)) for kind in range(len(T.ONE_OF))]
    held = [(kind, count) for kind, count in kinds if count]
    columns = max(1, (len(held) + 1) // 2)
    step = min(size + 6, (right - left - size) / max(1, columns - 1))
    for rank, (kind, count) in enumerate(held):
        x = left + size / 2 + rank // 2 * step
        at = y + ((-39 if rank % 2 == 0 else 39) if len(held) > 1 else 0)
        badge = f"×{count}" if count > 1 else ""
        found["advantage", seat, kind] = Place(
            x, at, size, size, 4 + rank / 100, Face("advantage", (kind,)), True, badge, quiet=quiet
        )


def _plate(found: Picture, s: State, seat: int, box: QRectF, colours: Sequence[str], names: Sequence[str]) -> None:
    """A display at small size: religion, then persons from left to right, Loch Leven and the free dice."""
    left, top = box.left(), box.top()
    active = bool(s.stack) and s.stack[-1].seat == seat
    found["plate", seat] = Place(
        box.center().x(), box.center().y(), box.width(), box.height(), 1, Face("plate", (active,)), True
    )
    found["shield", seat] = Place(left + 28, top + 32, 40, 44, 2, emblem(f"shield:{colours[seat]}"))
    found["name", seat] = Place(left + 94, top + 32, 86, 40, 2, Face("name", (names[seat],)))
    stone = Face("faith", (s.religions[seat], is_alone(s, seat)))
    found["religion", seat] = Place(left + 38, top + 88, 56, 56, 3, stone, True)
    die = die_face(T.BLACK, s.religion_dice[seat])
    found["die", seat, T.BLACK] = Place(left + 104, top + 88, 48, 48, 8, die, True)
    cells = [(entry & 7, entry >> 3) for entry in s.displays[seat]]
    cells += [(die, NOBODY) for die in T.BITS[s.leven[seat]]]
    cells += [(die, NOBODY) for die in T.BITS[s.free[seat]]]
    for rank, (number, person) in enumerate(cells):
        x, y = left + 38 + rank % 2 * 66, top + 154 + rank // 2 * 64
        face = die_face(number, s.faces[5 * seat + number])
        if person != NOBODY:
            found["person", person] = Place(x, y, 60, 60, 3, Face("portrait", (person,)), True)
            found["die", seat, number] = Place(x + 15, y + 15, L.SMALL_DIE, L.SMALL_DIE, 8, face, True)
        elif s.leven[seat] >> number & 1:
            found["leven", seat, number] = Place(x, y, 60, 60, 3, emblem("loch_leven"))
            found["die", seat, number] = Place(x + 15, y + 15, L.SMALL_DIE, L.SMALL_DIE, 8, face, True)
        else:
            found["die", seat, number] = Place(x, y, 48, 48, 8, face, True)
