"""What lies on the Channel board, in the large display and on the others' plates, from a masked position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF

from kingsbridge_desktop.core.types import HIDDEN, NOBODY
from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.games.column_of_fire.data import GOODS, STONES
from kingsbridge_desktop.games.column_of_fire.frames import WINDOWS
from kingsbridge_desktop.games.column_of_fire.scoring import open_points
from kingsbridge_desktop.games.column_of_fire.state import (
    State,
    goods_of,
    houses_of,
    is_alone,
    is_burning,
    is_used_up,
    shows,
)
from kingsbridge_desktop.ui.board.neighbours import EVERYWHERE, Elbows
from kingsbridge_desktop.ui.board.picture import Key, Picture, Point, Thing
from kingsbridge_desktop.ui.games.column_of_fire import layout
from kingsbridge_desktop.ui.games.column_of_fire.faces import Face
from kingsbridge_desktop.ui.games.column_of_fire.layout import Layer, Spot
from kingsbridge_desktop.ui.games.column_of_fire.pieces import Token

Things = dict[Key, Thing]


def picture(s: State, viewer: int) -> Picture:
    """Everything that can change its place or its face."""
    found: Things = {}
    for country, land in enumerate(layout.board().lands):
        _country(s, country, land, found)
    _discs(s, found)
    _supplies(s, found)
    large = shown_seat(s, viewer)
    _display(s, large, layout.STRIP, found)
    others = [seat for seat in range(s.seats) if seat != large]
    for rank, seat in enumerate(others):
        _plate(s, seat, layout.plate(rank), found)
    return found


def display(s: State, seat: int, box: QRectF) -> Picture:
    """One player's display alone, large, laid over the board to be looked at."""
    found: Things = {}
    _display(s, seat, box, found, asked="")
    return {key: thing._replace(layer=thing.layer + Layer.PEEK) for key, thing in found.items()}


def shown_seat(s: State, viewer: int) -> int:
    """Whose display lies large below the board."""
    return viewer if viewer != NOBODY else s.active


def event_at_hand(s: State) -> int:
    """The event that players are still to answer, NOBODY for none."""
    return next((frame.args[0] for frame in s.stack if frame.kind in ("answer_event", "struck")), NOBODY)


def persons_of(s: State, seat: int) -> Iterator[tuple[int, int]]:
    """The persons in a display from left to right, each with the die that lies on it."""
    for entry in s.displays[seat]:
        yield entry >> tables.DIE_BITS, entry & tables.DIE_OF_ENTRY


def stones_in(s: State, country: int) -> Sequence[int]:
    """How many stones of each kind lie in a country."""
    at = tables.STONES_PER_COUNTRY * country
    return s.stones[at : at + tables.STONES_PER_COUNTRY]


def _put(found: Things, key: Key, at: Point, layer: float, face: Token) -> None:
    found[key] = Thing(face, *at, layer, face.width)


def _square(face: Face, size: float, *, clickable: bool = False, badge: str = "", dim: bool = False) -> Token:
    return Token(face, size, size, clickable, badge, dim=dim)


# the board


def _country(s: State, country: int, land: layout.Land, found: Things) -> None:
    for seat in range(s.seats):
        field = houses_of(s, seat)[country]
        if field:
            at = land.houses[field - 1]
            house = _square(Face("piece", ("trading_house", seat)), layout.HOUSE)
            layer = Layer.HOUSE + field / 10  # a higher field lies nearer
            _put(found, ("house", seat, country), (at.x(), at.y() - layout.HOUSE_UP), layer, house)
    _stones(s, country, land, found)
    for good, box in land.prices.items():
        face = Face("price", (GOODS[good], tables.PRICES[country][good], layout.price_aside(country, good)))
        token = Token(face, box.width(), box.height(), clickable=True)
        _put(found, ("price", country, good), layout.point(box.center()), Layer.PRICE, token)
    _deck(s, country, found)


def _stones(s: State, country: int, land: layout.Land, found: Things) -> None:
    kinds = [(kind, number) for kind, count in enumerate(stones_in(s, country)) for number in range(count)]
    for field, (kind, number) in zip(land.stones, kinds, strict=False):
        stone = _square(Face("emblem", (STONES[kind],)), layout.STONE)
        _put(found, ("stone", country, kind, number), (field.x(), field.y() - layout.STONE_UP), Layer.STONE, stone)
    if tables.RELIGION_FIELDS[s.seats] < len(land.stones):
        at = land.stones[-1]
        closed = Token(Face("closed"), *layout.CLOSED)
        _put(found, ("closed", country), (at.x(), at.y() - layout.CLOSED_UP), Layer.ON_CARD, closed)
    if is_burning(s, country):
        torch = Token(Face("emblem", ("torch",)), layout.TORCH, layout.TORCH * layout.TORCH_HEIGHT)
        _put(found, ("torch", country), (land.torch.x(), land.torch.y() - layout.TORCH_UP), Layer.TORCH, torch)


def _deck(s: State, country: int, found: Things) -> None:
    person, card = s.open[country], layout.open_card(country)
    if person >= 0:
        face = Face("person", (person,))
    else:
        face = Face("used_up") if is_used_up(s, country) else Face("back", (country,))
    left = str(s.unseen[country].bit_count())
    token = Token(face, card.width, card.height, clickable=True, badge=left)
    _put(found, ("open", country), (card.x, card.y), Layer.CARD, token)
    if person >= 0 and not _has_given_its_stone(s, country):
        aside, below, size = layout.OPEN_STONE
        at = card.x + card.width / 2 - aside, card.y - card.height / 2 + below
        stone = _square(Face("emblem", (STONES[tables.PERSON_STONE[person]],)), size)
        _put(found, ("open_stone", country), at, Layer.ON_CARD, stone)


def _has_given_its_stone(s: State, country: int) -> bool:
    return any(frame.kind == "house" and frame.args[1] == country for frame in s.stack)


def _discs(s: State, found: Things) -> None:
    board, asked = layout.board(), _asked(s)[0]
    points = open_points(s)
    fields = [_track_field(vp) for vp in points]
    for seat in range(s.seats):
        disc = Token(
            Face("piece", ("disc", seat)), layout.DISC, layout.DISC, gold=asked == "move" and s.stack[-1].seat == seat
        )
        _put(found, ("disc", seat), layout.point(board.fields[s.discs[seat]]), Layer.DISC + seat, disc)
        together = [other for other, field in enumerate(fields) if field == fields[seat]]
        at = layout.marker_at(points[seat], together.index(seat), len(together))
        marker = _square(Face("marker", (seat, _laps(points[seat]))), layout.MARKER)
        _put(found, ("vp", seat), at, Layer.MARKER + seat, marker)


def _track_field(vp: int) -> int:
    return (vp - 1) % layout.TRACK + 1 if vp > 0 else 0


def _laps(vp: int) -> int:
    """How often a marker has gone round (CF-99)."""
    return max(0, vp - 1) // layout.TRACK


def _supplies(s: State, found: Things) -> None:
    board, size = layout.board(), layout.ADVANTAGE_HEAP
    face = Face("emblem", ("advantage",))
    supply = _square(face, size, clickable=True, badge=str(s.supply_size), dim=not s.supply_size)
    _put(found, ("supply",), layout.point(board.supply), Layer.SUPPLY, supply)
    used = tables.size_of(s.used)
    top = next((kind for kind in range(len(tables.ONE_OF)) if tables.count_of(s.used, kind)), HIDDEN)
    face = Face("advantage_used", (top,))
    token = _square(face, size, clickable=True, badge=str(used) if used else "")
    _put(found, ("used",), layout.point(board.used), Layer.SUPPLY, token)
    at = board.protections
    token = _square(Face("emblem", ("protection",)), layout.PROTECTION_HEAP, clickable=True)
    _put(found, ("protections",), (at.x(), at.y() + layout.PROTECTION_DOWN), Layer.SUPPLY, token)
    event = event_at_hand(s)
    if event != NOBODY:
        card = Token(Face("event", (event,)), *layout.CARD, clickable=True)
        _put(found, ("event",), layout.point(layout.EVENT), Layer.EVENT, card)


# displays


def _asked(s: State) -> tuple[str, int]:
    """The frame that is asked and the person it is about."""
    if not s.stack:
        return "", NOBODY
    top = s.stack[-1]
    return top.kind, top.args[0] if top.kind in ("turn_person", "act") else NOBODY


def _is_asked(s: State, seat: int) -> bool:
    return bool(s.stack) and s.stack[-1].seat == seat


def _display(s: State, seat: int, box: QRectF, found: Things, asked: str | None = None) -> None:
    """A display at full size: whose it is, Loch Leven, religion, persons, free dice, goods, protections, advantages.

    With `asked` empty nothing of it is marked as what the step is about.
    """
    left, y = box.left(), box.center().y()
    kind, about = _asked(s) if asked is None else (asked, NOBODY)
    own = _is_asked(s, seat)

    def lay(
        key: Key,
        spot: Spot,
        layer: float,
        face: Face,
        *,
        clickable: bool = False,
        gold: bool = False,
        clear: Elbows = EVERYWHERE,
    ) -> None:
        token = Token(face, spot.width, spot.height, clickable, gold=gold, clear=clear)
        _put(found, key, (left + spot.x, y + spot.y), layer, token)

    _put(
        found,
        ("strip",),
        layout.point(box.center()),
        Layer.DISPLAY,
        Token(Face("strip", (own,)), box.width(), box.height()),
    )
    lay(("shield", seat), layout.SHIELD, Layer.NAME, Face("piece", ("shield", seat)))
    lay(("name", seat), layout.NAME, Layer.NAME, Face("name", (seat,)))
    lay(("points", seat), layout.POINTS, Layer.NAME, Face("vp", (open_points(s)[seat],)))
    leven, clear = own and kind == "turn_leven", layout.BESIDE_NAME
    lay(("leven", seat), layout.LEVEN, Layer.TILE, Face("leven"), clickable=True, gold=leven, clear=clear)
    religion = Face("religion", (s.religions[seat], is_alone(s, seat)))
    chosen = own and kind in ("turn_religion", "choose_religion")
    lay(("religion", seat), layout.RELIGION, Layer.TILE, religion, clickable=True, gold=chosen)
    for rank, (person, _) in enumerate(persons_of(s, seat)):
        spot = layout.person_card(rank, len(s.displays[seat]))
        face = Face("person", (person, layout.BELOW_DIE))
        lay(("person", person), spot, Layer.TILE, face, clickable=True, gold=own and person == about)
    _dice(s, seat, (left, y), found, quiet=kind in WINDOWS)
    for good, count in enumerate(goods_of(s, seat)):
        dx, dy = layout.good_at(good)
        heap = _heap(GOODS[good], count, layout.GOOD)
        _put(found, ("good", seat, good), (left + dx, y + dy), Layer.HEAP, heap)
    heap = _heap("protection", s.protections[seat], layout.PROTECTION.width)
    _put(found, ("protection", seat), (left + layout.PROTECTION.x, y), Layer.HEAP, heap)
    _advantages(s, seat, QRectF(box), found, quiet=kind in WINDOWS)


def _dice(s: State, seat: int, origin: Point, found: Things, *, quiet: bool) -> None:
    """The dice of a large display: on Loch Leven, on the religion, on persons and in the tray."""
    left, y = origin
    bound = tables.BITS[s.leven[seat]]
    for rank, die in enumerate(bound):
        dx, dy = layout.leven_die_at(rank, len(bound))
        _die(s, seat, die, (left + layout.LEVEN.x + dx, y + dy), layout.LEVEN_DIE, found, quiet=quiet)
    spot = layout.RELIGION_DIE
    _die(s, seat, tables.BLACK, (left + spot.x, y + spot.y), spot.width, found, quiet=quiet)
    count = len(s.displays[seat])
    for rank, (_, die) in enumerate(persons_of(s, seat)):
        spot = layout.person_die(layout.person_card(rank, count))
        _die(s, seat, die, (left + spot.x, y + spot.y), spot.width, found, quiet=quiet)
    # The tray fills the room that persons leave.
    start = left + layout.persons_end(count) + layout.TRAY_GAP
    width = left + layout.TRAY_END - start
    tray = Token(Face("tray"), width, layout.TILE[1], clickable=True)
    _put(found, ("tray", seat), (start + width / 2, y), Layer.TILE, tray)
    free = tables.BITS[s.free[seat]]
    step = min(layout.FREE_DIE_STEP, (width - layout.TRAY_RIM) / max(1, len(free)))
    for rank, die in enumerate(free):
        x = start + width / 2 + (rank - (len(free) - 1) / 2) * step
        aside = layout.FREE_DIE_ASIDE if rank % 2 else -layout.FREE_DIE_ASIDE
        _die(s, seat, die, (x, y + aside), min(layout.FREE_DIE, step - layout.TRAY_GAP), found)


def _die(s: State, seat: int, die: int, at: Point, size: float, found: Things, *, quiet: bool = False) -> None:
    token = Token(die_face(die, shows(s, seat, die)), size, size, clickable=True, quiet=quiet)
    _put(found, ("die", seat, die), at, Layer.DIE, token)


def die_face(die: int, number: int) -> Face:
    """A die showing a number; 0 before its first roll."""
    return Face("die", (die, number))


def _heap(emblem: str, count: int, size: float) -> Token:
    """So many of a thing; pale where there is none."""
    return _square(Face("emblem", (emblem,)), size, clickable=True, badge=str(count) if count else "", dim=not count)


def _advantages(s: State, seat: int, box: QRectF, found: Things, *, quiet: bool) -> None:
    """The own ones by kind, the others' as one back with its number."""
    left, right, y = box.left() + layout.ADVANTAGES_X, box.right() - layout.ADVANTAGES_END, box.center().y()
    size, gap = layout.ADVANTAGE, layout.ADVANTAGE_GAP
    if s.hands[seat] == HIDDEN:
        back = Token(
            Face("advantage_back"), size, size, True, badge=str(s.hand_sizes[seat]), clear=layout.BESIDE_NUMBER
        )
        _put(found, ("advantage", seat, HIDDEN), (left + size / 2, y), Layer.HEAP, back)
        return
    kinds = [(kind, tables.count_of(s.hands[seat], kind)) for kind in range(len(tables.ONE_OF))]
    held = [(kind, count) for kind, count in kinds if count]
    rows = 1 if len(held) == 1 else 2 if len(held) <= layout.MOST_IN_TWO_ROWS else 3
    size = layout.SMALL_ADVANTAGE if rows == 3 else size
    columns = -(-len(held) // rows)
    step = min(size + gap, (right - left - size) / max(1, columns - 1))
    for rank, (kind, count) in enumerate(held):
        at = left + size / 2 + rank // rows * step, y + (rank % rows - (rows - 1) / 2) * (size + gap)
        badge = f"×{count}" if count > 1 else ""
        clear = EVERYWHERE if rank >= rows else layout.BESIDE_NUMBER
        token = Token(Face("advantage", (kind,)), size, size, True, badge, quiet=quiet, clear=clear)
        _put(found, ("advantage", seat, kind), at, Layer.HEAP + rank / 100, token)


def _plate(s: State, seat: int, box: QRectF, found: Things) -> None:
    """A display at small size: religion, then persons from left to right, Loch Leven and the free dice."""
    left, top = box.left(), box.top()

    def lay(key: Key, spot: Spot, layer: float, face: Face, *, clickable: bool = False) -> None:
        _put(found, key, (left + spot.x, top + spot.y), layer, Token(face, spot.width, spot.height, clickable))

    plate = Token(Face("plate", (_is_asked(s, seat),)), box.width(), box.height(), clickable=True)
    _put(found, ("plate", seat), layout.point(box.center()), Layer.DISPLAY, plate)
    lay(("shield", seat), layout.PLATE_SHIELD, Layer.NAME, Face("piece", ("shield", seat)))
    lay(("name", seat), layout.PLATE_NAME, Layer.NAME, Face("name", (seat,)))
    stone = Face("faith", (s.religions[seat], is_alone(s, seat)))
    lay(("religion", seat), layout.PLATE_RELIGION, Layer.TILE, stone, clickable=True)
    spot = layout.PLATE_RELIGION_DIE
    _die(s, seat, tables.BLACK, (left + spot.x, top + spot.y), spot.width, found)
    cells = [(die, person) for person, die in persons_of(s, seat)]
    cells += [(die, NOBODY) for die in (*tables.BITS[s.leven[seat]], *tables.BITS[s.free[seat]])]
    for rank, (die, person) in enumerate(cells):
        dx, dy = layout.cell_at(rank)
        x, y, cell = left + dx, top + dy, Spot(dx, dy, layout.PLATE_CELL.width, layout.PLATE_CELL.height)
        if person != NOBODY:
            lay(("person", person), cell, Layer.TILE, Face("portrait", (person,)), clickable=True)
        elif s.leven[seat] >> die & 1:
            lay(("leven", seat, die), cell, Layer.TILE, Face("emblem", ("loch_leven",)))
        else:
            _die(s, seat, die, (x, y), layout.PLATE_DIE, found)
            continue
        aside = layout.SMALL_DIE_ASIDE
        _die(s, seat, die, (x + aside, y + aside), layout.SMALL_DIE, found)
