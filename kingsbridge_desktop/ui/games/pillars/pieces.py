"""Every piece on the site as a token: a pure function of the tableau."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QPointF

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.games.pillars import tables
from kingsbridge_desktop.ui.games.pillars import layout
from kingsbridge_desktop.ui.games.pillars.items import Spec
from kingsbridge_desktop.ui.games.pillars.tableau import Tableau

Key = Hashable
_RAISED = QPointF(0, -12)  # a figure stands on its feet
DRAWN = QPointF(0, -18)


def tokens(t: Tableau, colours: Sequence[str]) -> dict[Key, Spec]:
    """All of them, by a name that stays the same while a piece moves."""
    found: dict[Key, Spec] = {}
    _builders(t, colours, found)
    _workers(t, colours, found)
    _goods(t, found)
    _discs(t, colours, found)
    _signs(t, colours, found)
    return found


def _builders(t: Tableau, colours: Sequence[str], found: dict[Key, Spec]) -> None:
    s, site = t.s, layout.site()
    for seat, mask in enumerate(s.at):
        for space in members_of(mask):
            found["builder", space] = Spec(
                f"builder_figure:{colours[seat]}", layout.BUILDER, site.spaces[space] + _RAISED, 36
            )
    for price, seat in enumerate(s.track):
        if seat != NOBODY:
            found["passed", price] = Spec(
                f"builder_figure:{colours[seat]}", 46, site.passed[price] + QPointF(0, -9), 34
            )
    beside = 0
    for seat, count in enumerate(s.aside):
        for _ in range(count):
            at = QPointF(610 + 40 * beside, 600)
            found["aside", seat] = Spec(f"builder_figure:{colours[seat]}", 44, at, 33)
            beside += 1
    if t.drawn != NOBODY:
        found["drawn",] = Spec(f"builder_figure:{colours[t.drawn]}", 92, site.bag + DRAWN, 40)
    if t.phase == 2:
        inside = [(seat, count) for seat, count in enumerate(s.bag) if count]
        for place, (seat, count) in enumerate(inside):
            at = QPointF(site.bag.x() + (place - (len(inside) - 1) / 2) * 74 - 12, site.bag.y() + 62)
            found["bag", seat] = Spec(f"builder_figure:{colours[seat]}", 38, at, 31, f"×{count}", QPointF(30, 6))
    found["price",] = Spec("marker", 40, site.price[s.price] + QPointF(0, -16), 35, str(s.price), QPointF(0, 17))


def _workers(t: Tableau, colours: Sequence[str], found: dict[Key, Spec]) -> None:
    s = t.s
    for seat in range(s.seats):
        standing = [(layout.MILL, s.mill[seat])]
        for number, step in enumerate(layout.SITE_STEPS):
            cards = members_of(s.cards[seat] & tables.SITE_CARDS[number])
            standing.append((step, sum(tables.CARD_WORKERS[card] for card in cards)))
        for step, count in standing:
            if count:
                room = layout.site().rooms[step][seat]
                at = room.feet + _RAISED
                found["workers", step, seat] = Spec(
                    f"worker_figure:{colours[seat]}", layout.WORKER, at, 32, str(count), room.number - at
                )
    idle = tables.GREY_WORKERS - sum(s.grey) - sum(s.grey_won)
    for number in range(max(0, idle)):
        found["grey", number] = Spec("worker_figure:grey", 36, layout.site().grey[number] + _RAISED, 31)


def _goods(t: Tableau, found: dict[Key, Spec]) -> None:
    s, site = t.s, layout.site()
    for kind, count in enumerate(s.market):
        for number in range(count):
            found["cube", kind, number] = Spec(tables.RESOURCE_IDS[kind], layout.CUBE, site.cubes[kind][number], 30)
    if s.court_metal:
        found["metal",] = Spec("metal", 40, site.metal + QPointF(0, -2), 30)
    if s.tax and s.step >= 9:
        found["die",] = Spec(f"tax_die:{s.tax}", 54, layout.DIE, 31)


def _discs(t: Tableau, colours: Sequence[str], found: dict[Key, Spec]) -> None:
    s, site = t.s, layout.site()
    for values, name, fields in ((s.gold, "gold", site.gold), (s.vp, "vp", site.vp)):
        for seat, value in enumerate(values):
            field = value % len(fields)
            same = [other for other, held in enumerate(values) if held % len(fields) == field]
            at = fields[field] + layout.spread(same.index(seat), len(same), 10 if name == "gold" else 12)
            lap = layout.lap_of(value) if name == "vp" else 0
            size = layout.DISC if len(same) == 1 else layout.DISC - 5
            number = f"+{60 * lap}" if lap else ""
            found[name, seat] = Spec(f"disc:{colours[seat]}", size, at, 32 + seat * 0.1, number, QPointF(0, -22))


def _signs(t: Tableau, colours: Sequence[str], found: dict[Key, Spec]) -> None:
    """Who begins, and whom the event does not touch."""
    s, site = t.s, layout.site()
    found["start",] = Spec(f"shield:{colours[s.start]}", 50, QPointF(146, 378), 31)
    for place, seat in enumerate(members_of(s.protected)):
        at = site.event + QPointF(74 + 44 * (place % 2), -30 + 52 * (place // 2))
        found["protected", seat] = Spec("protection", 46, at, 31)
        found["protected", seat, "shield"] = Spec(f"shield:{colours[seat]}", 26, at + QPointF(14, 14), 31.5)
