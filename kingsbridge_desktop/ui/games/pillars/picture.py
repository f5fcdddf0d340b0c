"""What lies on the cathedral site and in the strip below it, from a masked position."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.games.pillars.state import (
    EMPTY,
    State,
    capacity,
    cards_in_reach,
    craftsmen_in_reach,
    phase,
    places,
    stock_of,
    times_used,
)
from kingsbridge_desktop.ui.board.ground import anchors
from kingsbridge_desktop.ui.board.picture import Key, Picture, Point, Thing
from kingsbridge_desktop.ui.games.pillars import layout
from kingsbridge_desktop.ui.games.pillars.fixtures import Part
from kingsbridge_desktop.ui.games.pillars.layout import moved
from kingsbridge_desktop.ui.games.pillars.mats import Advantage, Craftsman, Cubes, FreePlace, Stock
from kingsbridge_desktop.ui.games.pillars.pieces import RING, TOOLS, SiteCard, StripCard, Token

ROW_QUESTIONS = frozenset(("discard",))  # phase I asks them with a look at the own row

Things = dict[Key, Thing]


def picture(s: State, viewer: int) -> Picture:
    """Everything that can change its place or its face."""
    found: Things = {}
    _cathedral(s, found)
    _site_cards(s, found)
    _builders(s, found)
    _workers(s, found)
    _goods(s, found)
    _discs(s, found)
    _signs(s, found)
    seat = mat_of(s, viewer)
    _stock(s, seat, found)
    if shows_display(s):
        _display(s, seat, found)
    else:
        _row(s, seat, found)
        _advantages(s, seat, found)
    return found


# readings of a position


def question(s: State) -> str:
    """What is asked or comes next; empty after the end."""
    return s.stack[-1].kind if s.stack else ""


def mat_of(s: State, viewer: int) -> int:
    """Whose mat is shown: the viewer's, for an onlooker that of whoever is asked."""
    if viewer != NOBODY:
        return viewer
    asked = s.stack[-1].seat if s.stack else NOBODY
    return asked if asked != NOBODY else s.start


def shows_display(s: State) -> bool:
    """Whether the strip holds the cards to choose from instead of a mat."""
    return phase(s) == tables.CHOOSING_PHASE and question(s) not in ROW_QUESTIONS


def drawn_builder(s: State) -> int:
    """Whose builder has been drawn from the bag and waits: it stands nowhere else. NOBODY if there is none."""
    for seat in range(s.seats):
        if s.bag[seat] + s.aside[seat] + s.at[seat].bit_count() + s.track.count(seat) < tables.BUILDERS:
            return seat
    return NOBODY


def display_places(s: State) -> list[tuple[str, int]]:
    """The cards of this round's display, the taken ones included, so that no card changes its place."""
    cards = s.display_cards
    for mine in s.cards:
        cards |= mine
    craftsmen = tables.ROUND_MASK[s.round] & ~sum(1 << c for c in s.shiring if c >= 0)
    return [("card", card) for card in members_of(cards)] + [("offer", c) for c in members_of(craftsmen)]


def row_places(s: State, seat: int) -> int:
    """How many places a player's row takes: of cards there may be one too many for a moment."""
    return max(s.row[seat].bit_count(), places(s, seat))


def workers_at(s: State, step: int, seat: int) -> int:
    """How many of a player's workers are at the mill or at a site."""
    if step == tables.MILL_STEP:
        return s.mill[seat]
    here = tables.SITE_CARDS[tables.SITE_STEPS.index(step)]
    return sum(tables.CARD_WORKERS[card] for card in members_of(s.cards[seat] & here))


def busy_workers(s: State, seat: int) -> int:
    """How many of a player's workers are not free."""
    return s.mill[seat] + sum(tables.CARD_WORKERS[card] for card in members_of(s.cards[seat]))


# the site


def _cathedral(s: State, found: Things) -> None:
    """A layer for every part that is set; while the game runs the next one rises, and the one after it is at hand."""
    file = anchors("pillars")["cathedral"]
    rising = 2 if phase(s) else 0
    for number, part in enumerate(file["parts"][: s.parts + rising]):
        thing = _layer(Part(number, number < s.parts), part["built"]["box"], part["z"])
        found["part", number] = thing if number <= s.parts else thing._replace(opacity=0.0)
    if s.parts < len(file["parts"]):
        found["tools",] = _layer(TOOLS, file["tools"]["box"], file["tools"]["z"])


def _layer(face: Part | str, box: Sequence[float], z: float) -> Thing:
    x, y, width, height = box
    return Thing(face, x + width / 2, y + height / 2, layout.GROUND_LAYER + z)


def _site_cards(s: State, found: Things) -> None:
    """The event, the advantages at Kingsbridge, the craftsmen at Shiring."""
    site = layout.site()
    if s.event >= 0 or phase(s):
        face = SiteCard("event", s.event) if s.event >= 0 else SiteCard("back", 0)
        at = layout.on_slot(site.event)
        found["event card",] = Thing(face, *at, layout.SITE_CARD_LAYER, layout.slot_width())
    for slot in tables.SLOTS:
        for name, kind, card, at in (
            ("kingsbridge", "advantage", s.kingsbridge[slot], site.kingsbridge[slot]),
            ("shiring", "craftsman", s.shiring[slot], site.shiring[slot]),
        ):
            if card != EMPTY:
                x, y = layout.on_slot(at, slot, len(tables.SLOTS))
                found[name, slot] = Thing(SiteCard(kind, card), x, y, layout.SITE_CARD_LAYER, layout.slot_width())


def _token(face: Token, at: Point, layer: float) -> Thing:
    return Thing(face, at[0], at[1], layer, face.size)


def _builder(seat: int, size: float, at: Point, raised: float, layer: float) -> Thing:
    return _token(Token("builder_figure", size, seat), moved(at, 0, raised), layer)


def _builders(s: State, found: Things) -> None:
    site = layout.site()
    for seat, mask in enumerate(s.at):
        for space in members_of(mask):
            at = site.spaces[space]
            found["builder", space] = _builder(seat, layout.BUILDER, at, layout.RAISED, layout.BUILDER_LAYER)
    for price, seat in enumerate(s.track):
        if seat != NOBODY:
            at = site.passed[price]
            found["passed", price] = _builder(seat, layout.PASSED, at, layout.PASSED_RAISED, layout.PASSED_LAYER)
    beside = [(seat, number) for seat, count in enumerate(s.aside) for number in range(count)]
    for place, (seat, number) in enumerate(beside):
        at = moved(layout.BESIDE_BAG, layout.ASIDE_STEP * place, 0)
        found["aside", seat, number] = _builder(seat, layout.ASIDE, at, 0, layout.ASIDE_LAYER)
    drawn = drawn_builder(s)
    if drawn != NOBODY:
        found["drawn",] = _builder(drawn, layout.DRAWN, site.bag, layout.DRAWN_RAISED, layout.DRAWN_LAYER)
    if phase(s) == tables.PLACING_PHASE:
        _bag(s, found)
    face = Token("marker", layout.PRICE, number=str(s.price), beside=layout.PRICE_NUMBER)
    found["price",] = _token(face, moved(site.price[s.price], 0, layout.MARKER_RAISED), layout.PRICE_LAYER)


def _bag(s: State, found: Things) -> None:
    """How many builders of each colour are still to be drawn."""
    inside = [(seat, count) for seat, count in enumerate(s.bag) if count]
    for place, (seat, count) in enumerate(inside):
        face = Token("builder_figure", layout.IN_BAG, seat, f"×{count}", layout.BAG_NUMBER)
        found["bag", seat] = _token(face, layout.in_bag(place, len(inside)), layout.SIGN_LAYER)


def _workers(s: State, found: Things) -> None:
    site = layout.site()
    for step in (tables.MILL_STEP, *tables.SITE_STEPS):
        for seat in range(s.seats):
            count = workers_at(s, step, seat)
            if count:
                x, y = moved(site.rooms[step][seat].feet, 0, layout.RAISED)
                number = moved(layout.worker_number(step, seat), -x, -y)
                face = Token("worker_figure", layout.WORKER, seat, str(count), number)
                found["workers", step, seat] = _token(face, (x, y), layout.WORKER_LAYER)
    idle = tables.GREY_WORKERS - sum(s.grey) - sum(s.grey_won)
    for place in range(max(0, idle)):
        at = moved(site.grey[place], 0, layout.RAISED)
        found["grey", place] = _token(Token("worker_figure:grey", layout.GREY_WORKER), at, layout.SIGN_LAYER)


def _goods(s: State, found: Things) -> None:
    site = layout.site()
    for kind, count in enumerate(s.market):
        face = Token(tables.RESOURCE_IDS[kind], layout.CUBE)
        for number in range(count):
            found["cube", kind, number] = _token(face, site.cubes[kind][number], layout.GOODS_LAYER)
    if s.court_metal:
        at = moved(site.metal, 0, layout.METAL_RAISED)
        found["metal",] = _token(Token("metal", layout.COURT_METAL), at, layout.GOODS_LAYER)
    if s.tax and s.step >= tables.COURT_STEP:
        found["die",] = _token(Token(f"tax_die:{s.tax}", layout.DIE_SIDE), layout.die_at(), layout.SIGN_LAYER)


def _discs(s: State, found: Things) -> None:
    site = layout.site()
    tracks = (("gold", s.gold, site.gold, layout.GOLD_SPREAD), ("vp", s.vp, site.vp, layout.VP_SPREAD))
    for name, values, fields, reach in tracks:
        for seat, value in enumerate(values):
            lap, field = divmod(value, len(fields))
            same = [other for other, held in enumerate(values) if held % len(fields) == field]
            at = layout.spread(fields[field], same.index(seat), len(same), reach)
            size = layout.DISC if len(same) == 1 else layout.CROWDED_DISC
            number = f"+{lap * len(fields)}" if lap else ""
            layer = layout.WORKER_LAYER + seat * layout.A_BIT_ABOVE
            found[name, seat] = _token(Token("disc", size, seat, number, layout.LAP_NUMBER), at, layer)


def _signs(s: State, found: Things) -> None:
    """Which step is carried out, who begins, and whom the event does not touch."""
    site = layout.site()
    if s.step and phase(s):
        found["ring",] = Thing(RING, *site.numbers[s.step - 1], layout.RING_LAYER)
    found["start",] = _token(Token("shield", layout.START, s.start), layout.START_SHIELD, layout.SIGN_LAYER)
    x, y = moved(site.event, *layout.SHIELDS)
    for place, seat in enumerate(members_of(s.protected)):
        line, column = divmod(place, 2)
        at = x + layout.SHIELDS_STEP[0] * column, y + layout.SHIELDS_STEP[1] * line
        found["protected", seat] = _token(Token("protection", layout.PROTECTION), at, layout.SIGN_LAYER)
        below = moved(at, layout.SHIELD_ON_PROTECTION, layout.SHIELD_ON_PROTECTION)
        face = Token("shield", layout.PROTECTED, seat)
        found["protected", seat, "shield"] = _token(face, below, layout.SIGN_LAYER + layout.A_BIT_ABOVE)


# the strip


def _stock(s: State, seat: int, found: Things) -> None:
    free = s.free[seat]
    face = Stock(seat, s.gold[seat], f"{free}/{free + busy_workers(s, seat)}", is_named=not shows_display(s))
    found["holding",] = Thing(face, *layout.point(layout.STOCK.center()), layout.STRIP_LAYER)
    for kind, count in enumerate(stock_of(s, seat)):
        at = layout.point(layout.stock_box(kind).center())
        found["stock", kind] = Thing(Cubes(kind, count), *at, layout.PICKED_LAYER)


def _card(kind: str, card: int, at: Point, owner: int = NOBODY, *, dimmed: bool = False, note: str = "") -> Thing:
    return Thing(StripCard(kind, card, owner, dimmed, note), *at, layout.PICKED_LAYER, layout.CARD)


def _free_place(words: str, at: Point) -> Thing:
    return Thing(FreePlace(words), *at, layout.STRIP_LAYER)


def _display(s: State, seat: int, found: Things) -> None:
    """What can be had, pale where the player cannot pay for it."""
    for place, (name, card) in enumerate(display_places(s)):
        at = layout.display_at(place)
        if name == "card" and s.display_cards >> card & 1:
            found[name, card] = _card("card", card, at, dimmed=not cards_in_reach(s, seat) >> card & 1)
        elif name == "offer" and s.display >> card & 1:
            found[name, card] = _card("craftsman", card, at, dimmed=not craftsmen_in_reach(s, seat) >> card & 1)
        else:
            found["taken", place] = _free_place("taken", at)
    own = members_of(s.row[seat])
    for place, craftsman in enumerate(own):
        at = layout.point(layout.craftsman_box(place, len(own)).center())
        found["craftsman", craftsman] = Thing(Craftsman(craftsman), *at, layout.PICKED_LAYER)


def _row(s: State, seat: int, found: Things) -> None:
    row, room = members_of(s.row[seat]), row_places(s, seat)
    builds = question(s) == "build" and s.stack[-1].seat == seat
    for place, craftsman in enumerate(row):
        most = capacity(s, seat, craftsman)
        note = ""
        if builds:
            note = f"{times_used(s, craftsman)}/{most}"
        elif s.blessed[seat] == craftsman:
            note = f"×{most}"
        found["craftsman", craftsman] = _card("craftsman", craftsman, layout.row_at(place, room), seat, note=note)
    for place in range(len(row), places(s, seat)):
        found["free place", place] = _free_place("free_place", layout.row_at(place, room))


def _advantages(s: State, seat: int, found: Things) -> None:
    held, room = members_of(s.advantages[seat]), row_places(s, seat)
    for place, advantage in enumerate(held):
        box = layout.advantage_box(place, len(held), room)
        face = Advantage(advantage, box.width())
        found["advantage", advantage] = Thing(face, *layout.point(box.center()), layout.PICKED_LAYER)
