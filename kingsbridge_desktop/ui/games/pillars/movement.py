"""How each event is shown: which events move together, from where to where, and what flies along to explain it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF

from kingsbridge_desktop.core.types import NOBODY, Event
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.ui.games.pillars import layout
from kingsbridge_desktop.ui.games.pillars.layout import home
from kingsbridge_desktop.ui.games.pillars.pieces import DRAWN, Key
from kingsbridge_desktop.ui.games.pillars.tableau import Tableau

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
FOLLOWING = frozenset(("builder_returned", "right_lost", "tax_exempt"))  # at the same time as what came before
GROUP_OF = {kind: name for name, (_, _, kinds) in _GROUPS.items() for kind in kinds}
TIMES = {name: (duration, rest) for name, (duration, rest, _) in _GROUPS.items()}

CATHEDRAL = QPointF(850, 540)


class Flight(NamedTuple):
    """Something that explains a change on its way: an emblem with a number, or a card."""

    start: QPointF
    end: QPointF
    emblem: str = ""
    number: str = ""
    card: tuple[str, int] | None = None  # kind of card and which
    fades: bool = False


def origin(events: Sequence[Event], before: Tableau, after: Tableau) -> Callable[[Key], QPointF | None]:
    """Where tokens come from that were not on the site before these events."""
    site, shown = layout.site(), before.seat
    passed = {e.args[1]: e.args[2] for e in events if e.kind == "passed_builder_placed"}

    def whence(key: Key) -> QPointF | None:
        match key:
            case ("builder", int(space)) if space in passed:
                return site.passed[passed[space]]
            case ("builder" | "passed" | "aside", *_):
                return site.bag + DRAWN
            case ("drawn",):
                return site.bag
            case ("workers", _, int(seat)):
                return home(seat, shown)
            case ("grey", *_):
                return QPointF(layout.BOARD.center().x(), layout.STRIP)
            case ("die",):
                return QPointF(layout.DIE.x() + 160, layout.DIE.y() - 120)
            case ("cube", int(kind), int(number)):
                return site.cubes[kind][number] + QPointF(0, -90)
        return None

    return whence


def end(events: Sequence[Event], before: Tableau, after: Tableau) -> Callable[[Key], QPointF | None]:
    """Where tokens go that leave the site with these events."""
    site, shown = layout.site(), before.seat
    buyers = [e.args[0] for e in events if e.kind in ("resource_bought", "bishop_gave_resource")]
    metal = next((e.args[0] for e in events if e.kind == "court_metal_taken"), NOBODY)
    grey = next((e.args[0] for e in events if e.kind == "grey_workers_won"), NOBODY)
    placed = next((e.args[1] for e in events if e.kind == "builder_placed"), NOBODY)
    back = any(e.kind == "builder_thrown_back" for e in events)

    def whither(key: Key) -> QPointF | None:
        match key:
            case ("builder" | "aside", *_):
                return site.bag
            case ("drawn",):
                return site.bag if back else None
            case ("passed", _) if placed != NOBODY:
                return site.spaces[placed]
            case ("workers", _, int(seat)):
                return home(seat, shown)
            case ("cube", *_) if buyers:
                return home(buyers[0], shown)
            case ("metal",) if metal != NOBODY:
                return home(metal, shown)
            case ("grey", *_) if grey != NOBODY:
                return home(grey, shown)
        return None

    return whither


def flights(e: Event, before: Tableau) -> list[Flight]:
    """What flies along with an event."""
    site, shown = layout.site(), before.seat
    match e.kind, e.args:
        case "card_taken", (seat, card, _):
            start = layout.display_at(display_places(before).index(("card", card)))
            return [Flight(start, site.rooms[6 + tables.CARD_SITE[card]][seat].feet, card=("card", card), fades=True)]
        case "craftsman_hired", (seat, craftsman, _):
            start = layout.display_at(display_places(before).index(("offer", craftsman)))
            return [Flight(start, home(seat, shown), card=("craftsman", craftsman), fades=True)]
        case "advantage_taken", (seat, slot, advantage):
            return [Flight(site.kingsbridge[slot], home(seat, shown), card=("advantage", advantage), fades=True)]
        case "craftsman_joined", (seat, slot, craftsman):
            return [Flight(site.shiring[slot], home(seat, shown), card=("craftsman", craftsman), fades=True)]
        case "event_gave_gold", (seat, _, gold):
            return _gain("gold", gold, site.event, _purse(before, seat))
        case "event_gave_metal", (seat, _, count):
            return _gain("metal", count, site.event, home(seat, shown))
        case "event_took_gold", (seat, _, paid, lost):
            return _losses(before, seat, paid, lost, site.event)
        case "event_took_vp", (seat, _, lost):
            return _losses(before, seat, 0, lost, site.event)
        case "mill_paid", (seat, _, gained):
            return _gain("gold", gained, site.rooms[layout.MILL][seat].feet, _purse(before, seat))
        case "advantage_gave_gold", (seat, _, gold):
            return _gain("gold", gold, site.kingsbridge[0], _purse(before, seat))
        case "advantage_gave_vp", (seat, _, vp):
            return _gain("victory_point", vp, site.kingsbridge[0], _points(before, seat))
        case "priory_scored", (seat, space, vp):
            return _gain("victory_point", vp, site.spaces[space], _points(before, seat))
        case "card_yielded", (seat, card, kind, count):
            start = site.rooms[6 + tables.CARD_SITE[card]][seat].feet
            return _gain(tables.RESOURCE_IDS[kind], count, start, home(seat, shown))
        case "advantage_gave_resource", (seat, _, kind, count):
            step = 6 + tables.SITE_KIND.index(kind) if kind in tables.SITE_KIND and before.s.step >= 6 else 0
            start = site.rooms[step][seat].feet if step else site.kingsbridge[0]
            return _gain(tables.RESOURCE_IDS[kind], count, start, home(seat, shown))
        case "tax_paid", (seat, _, paid, lost):
            return _losses(before, seat, paid, lost, layout.DIE)
        case "resource_sold", (seat, kind, count, _):
            return [
                Flight(home(seat, shown), site.stalls[min(kind, 2)].center(), tables.RESOURCE_IDS[kind], f"−{count}")
            ]
        case "craftsman_worked", (seat, _, _, vp, gold):
            return _work(before, seat, vp, gold)
        case "resource_given_up", (seat, kind, count):
            start = home(seat, shown)
            return [Flight(start, start + QPointF(0, -120), tables.RESOURCE_IDS[kind], f"−{count}", fades=True)]
    return []


def _work(before: Tableau, seat: int, vp: int, gold: int) -> list[Flight]:
    return [
        *_gain("victory_point", vp, home(seat, before.seat), CATHEDRAL),
        *_gain("gold", gold, CATHEDRAL, _purse(before, seat)),
    ]


def _gain(emblem: str, count: int, start: QPointF, to: QPointF) -> list[Flight]:
    """Nothing flies where nothing came in, as of gold beyond the end of its track (PE-44)."""
    return [Flight(start, to, emblem, f"+{count}")] if count else []


def _losses(before: Tableau, seat: int, paid: int, lost: int, to: QPointF) -> list[Flight]:
    found = []
    if paid:
        found.append(Flight(_purse(before, seat), to, "gold", f"−{paid}"))
    if lost:
        found.append(Flight(_points(before, seat), to, "victory_point", f"−{lost}"))
    return found


def _purse(t: Tableau, seat: int) -> QPointF:
    return layout.site().gold[t.s.gold[seat]] + QPointF(0, -14)


def _points(t: Tableau, seat: int) -> QPointF:
    return layout.site().vp[t.s.vp[seat] % 60]


def display_places(t: Tableau) -> list[tuple[str, int]]:
    """The cards of this round's display, the taken ones included, so that no card changes its place."""
    cards = t.s.display_cards
    for mine in t.s.cards:
        cards |= mine
    craftsmen = tables.ROUND_MASK[t.s.round] & ~sum(1 << c for c in t.s.shiring if c >= 0)
    found = [("card", card) for card in tables.CARDS if cards >> card & 1]
    return found + [("offer", c) for c in tables.CRAFTSMEN if craftsmen >> c & 1]
