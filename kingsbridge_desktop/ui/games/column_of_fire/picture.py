"""The picture of a spread: what lies where, as plain places, so that a movement is the difference of two pictures."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from kingsbridge_desktop.core.types import HIDDEN, NOBODY
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.data import DICE, GOODS, STONES
from kingsbridge_desktop.games.column_of_fire.state import State, is_alone, is_burning, is_used_up, shows
from kingsbridge_desktop.text.column_of_fire import WINDOWS
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.games.column_of_fire import layout
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
    _strip(found, p.s, p.shown, layout.STRIP, colours, names, step=_step(p.s))
    others = [seat for seat in range(p.s.seats) if seat != p.shown]
    for rank, seat in enumerate(others):
        _plate(found, p.s, seat, layout.plate(rank), colours, names)
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
    s, board = p.s, layout.board()
    for country, land in enumerate(board.lands):
        _country(found, p, country, land, colours)
    for seat in range(s.seats):
        at = board.fields[s.discs[seat]]
        disc = emblem(f"disc:{colours[seat]}")
        moves = bool(s.stack) and s.stack[-1].kind == "move" and s.stack[-1].seat == seat
        found["disc", seat] = Place(at.x(), at.y(), layout.DISC, layout.DISC, 20 + seat, disc, gold=moves)
        field = _track_field(s.vp[seat])
        together = [other for other in range(s.seats) if _track_field(s.vp[other]) == field]
        at = layout.marker_at(s.vp[seat], together.index(seat), len(together))
        lap = (s.vp[seat] - 1) // 50 if s.vp[seat] > 50 else 0
        face = Face("marker", (colours[seat], lap))
        found["vp", seat] = Place(at.x(), at.y(), layout.MARKER, layout.MARKER, 24 + seat, face)
    used = tables.size_of(s.used)
    at = board.supply
    found["supply",] = Place(
        at.x(), at.y(), 62, 62, 10, emblem("advantage"), True, str(s.supply_size), dim=not s.supply_size
    )
    at = board.used
    found["used",] = Place(
        at.x(), at.y(), 62, 62, 10, Face("advantage_used", (_last_used(s),)), True, str(used) if used else ""
    )
    at = board.protections
    found["protections",] = Place(at.x(), at.y() + 2, 60, 60, 10, emblem("protection"), True)
    if p.event != NOBODY:
        at = layout.EVENT
        found["event",] = Place(at.x(), at.y(), *layout.CARD, 70, Face("event", (p.event,)), True)


def _track_field(vp: int) -> int:
    return (vp - 1) % 50 + 1 if vp > 0 else 0


def _last_used(s: State) -> int:
    return next((kind for kind in range(len(tables.ONE_OF)) if tables.count_of(s.used, kind)), HIDDEN)


def _country(found: Picture, p: Spread, country: int, land: layout.Land, colours: Sequence[str]) -> None:
    s = p.s
    for seat in range(s.seats):
        field = s.houses[4 * seat + country]
        if field:
            at = land.houses[field - 1]
            face = emblem(f"trading_house:{colours[seat]}")
            found["house", seat, country] = Place(at.x(), at.y() - 5, layout.HOUSE, layout.HOUSE, 16 + field / 10, face)
    slot = 0
    for kind, stone in enumerate(STONES):
        for number in range(s.stones[3 * country + kind]):
            at = land.stones[min(slot, 3)]
            found["stone", country, kind, number] = Place(
                at.x(), at.y() - 9, layout.STONE, layout.STONE, 15, emblem(stone)
            )
            slot += 1
    if s.seats == 2:
        at = land.stones[3]
        found["closed", country] = Place(at.x(), at.y() - 4, 36, 30, 14, Face("closed"))
    if is_burning(s, country):
        found["torch", country] = Place(
            land.torch.x(), land.torch.y() - 10, layout.TORCH, layout.TORCH * 1.25, 18, emblem("torch")
        )
    for good, box in land.prices.items():
        middle = box.center()
        face = Face("price", (GOODS[good], tables.PRICES[country][good]))
        found["price", country, good] = Place(middle.x(), middle.y(), box.width(), box.height(), 12, face, True)
    _deck(found, p, country, land)


def _deck(found: Picture, p: Spread, country: int, land: layout.Land) -> None:
    s, (w, h) = p.s, layout.OPEN
    person = s.open[country]
    left = s.unseen[country].bit_count()
    if person >= 0:
        face = Face("person", (person,))
    else:
        face = Face("used_up") if is_used_up(s, country) else Face("back", (country,))
    at = land.deck
    found["open", country] = Place(at.x(), at.y(), w, h, 13, face, True, str(left))
    if person >= 0 and p.bare != country:
        stone = emblem(STONES[tables.PERSON_STONE[person]])
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
    y, left = box.center().y(), box.left()
    kind, about = step
    own = bool(s.stack) and s.stack[-1].seat == seat
    quiet = kind in WINDOWS
    found["strip",] = Place(box.center().x(), y, box.width(), box.height(), 1, Face("strip", (own,)))
    x = left + layout.NAME_X
    found["shield", seat] = Place(x, y - 44, 76, 82, 2, emblem(f"shield:{colours[seat]}"))
    found["name", seat] = Place(x, y + 18, 116, 40, 2, Face("name", (names[seat],)))
    found["points", seat] = Place(x, y + 60, 110, 48, 2, Face("vp", (s.vp[seat],)))
    x = left + layout.LEVEN_X
    found["leven", seat] = Place(x, y, *layout.TILE, 3, Face("leven"), True, gold=own and kind == "turn_leven")
    bound = tables.BITS[s.leven[seat]]
    for rank, die in enumerate(bound):
        shift = (rank % 2 * 56 - 28) if len(bound) > 1 else 0
        _die(found, s, seat, die, x + shift, y - 52 + rank // 2 * 52, 52, quiet=quiet)
    x = left + layout.RELIGION_X
    marked = own and kind in ("turn_religion", "choose_religion")
    religion = Face("religion", (s.religions[seat], is_alone(s, seat)))
    found["religion", seat] = Place(x, y, *layout.TILE, 3, religion, True, gold=marked)
    _die(found, s, seat, tables.BLACK, x, y + 46, layout.DIE, quiet=quiet)
    for rank, entry in enumerate(s.displays[seat]):
        person, die = entry >> 3, entry & 7
        x = left + layout.PERSONS_X + (rank + 0.5) * layout.PERSON_STEP
        face = Face("person", (person,))
        found["person", person] = Place(x, y, *layout.TILE, 3, face, True, gold=own and person == about)
        _die(found, s, seat, die, x - 32, y - 50, layout.DIE, quiet=quiet)
    _free_dice(found, s, seat, left, y)
    for good, name in enumerate(GOODS):
        x = left + layout.GOODS_X + (-44 if good % 2 == 0 else 44)
        count = s.goods[4 * seat + good]
        found["good", seat, good] = _heap(x, y + (-44 if good < 2 else 44), 78, name, count)
    found["protection", seat] = _heap(left + layout.PROTECTION_X, y, 88, "protection", s.protections[seat])
    _advantages(found, s, seat, left + layout.ADVANTAGES_X, box.right() - 14, y, quiet)


def _die(
    found: Picture, s: State, seat: int, die: int, x: float, y: float, size: float, *, quiet: bool = False
) -> None:
    face = die_face(die, shows(s, seat, die))
    found["die", seat, die] = Place(x, y, size, size, 8, face, True, quiet=quiet)


def _heap(x: float, y: float, size: float, key: str, count: int) -> Place:
    """So many of a thing; pale where there is none."""
    return Place(x, y, size, size, 4, emblem(key), True, str(count) if count else "", dim=not count)


def _free_dice(found: Picture, s: State, seat: int, left: float, y: float) -> None:
    """The tray fills the room that persons leave."""
    start = left + layout.PERSONS_X + len(s.displays[seat]) * layout.PERSON_STEP + 2
    width = left + layout.TRAY_END - start
    found["tray", seat] = Place(start + width / 2, y, width, layout.TILE[1], 3, Face("tray"), True)
    free = tables.BITS[s.free[seat]]
    step = min(100.0, (width - 24) / max(1, len(free)))
    for rank, die in enumerate(free):
        x = start + width / 2 + (rank - (len(free) - 1) / 2) * step
        _die(found, s, seat, die, x, y + (14 if rank % 2 else -14), min(layout.DIE + 4, step - 2))


def _advantages(found: Picture, s: State, seat: int, left: float, right: float, y: float, quiet: bool) -> None:
    """The own ones by kind, the others' as one back with its number."""
    size = 84.0
    if s.hands[seat] == HIDDEN:
        badge = str(s.hand_sizes[seat])
        found["advantage", seat, HIDDEN] = Place(left + size / 2, y, size, size, 4, Face("advantage_back"), True, badge)
        return
    kinds = [(kind, tables.count_of(s.hands[seat], kind)) for kind in range(len(tables.ONE_OF))]
    held = [(kind, count) for kind, count in kinds if count]
    rows = 1 if len(held) == 1 else 2 if len(held) <= 8 else 3
    size = 58.0 if rows == 3 else size
    columns = -(-len(held) // rows)
    step = min(size + 4, (right - left - size) / max(1, columns - 1))
    for rank, (kind, count) in enumerate(held):
        x = left + size / 2 + rank // rows * step
        at = y + (rank % rows - (rows - 1) / 2) * (size + 4)
        badge = f"×{count}" if count > 1 else ""
        face = Face("advantage", (kind,))
        found["advantage", seat, kind] = Place(x, at, size, size, 4 + rank / 100, face, True, badge, quiet=quiet)


def _plate(found: Picture, s: State, seat: int, box: QRectF, colours: Sequence[str], names: Sequence[str]) -> None:
    """A display at small size: religion, then persons from left to right, Loch Leven and the free dice."""
    left, top = box.left(), box.top()
    active = bool(s.stack) and s.stack[-1].seat == seat
    found["plate", seat] = Place(
        box.center().x(), box.center().y(), box.width(), box.height(), 1, Face("plate", (active,)), True
    )
    found["shield", seat] = Place(left + 30, top + 34, 42, 46, 2, emblem(f"shield:{colours[seat]}"))
    found["name", seat] = Place(left + 95, top + 34, 86, 40, 2, Face("name", (names[seat],)))
    stone = Face("faith", (s.religions[seat], is_alone(s, seat)))
    found["religion", seat] = Place(left + 38, top + 92, 58, 58, 3, stone, True)
    _die(found, s, seat, tables.BLACK, left + 104, top + 92, 52)
    cells = [(entry & 7, entry >> 3) for entry in s.displays[seat]]
    cells += [(die, NOBODY) for die in tables.BITS[s.leven[seat]]]
    cells += [(die, NOBODY) for die in tables.BITS[s.free[seat]]]
    for rank, (die, person) in enumerate(cells):
        x, y = left + 38 + rank % 2 * 66, top + 156 + rank // 2 * 64
        if person != NOBODY:
            found["person", person] = Place(x, y, 60, 60, 3, Face("portrait", (person,)), True)
        elif s.leven[seat] >> die & 1:
            found["leven", seat, die] = Place(x, y, 60, 60, 3, emblem("loch_leven"))
        else:
            _die(found, s, seat, die, x, y, 52)
            continue
        _die(found, s, seat, die, x + 14, y + 14, layout.SMALL_DIE)
