"""What a move brings on the board as it stands: points of a country, rows, alliances, room for the next piece."""

from __future__ import annotations

from collections.abc import Iterator

from kingsbridge_desktop.core.bits import members_of
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.games.consequence import Consequence
from kingsbridge_desktop.games.web_of_power.actions import PLAYS
from kingsbridge_desktop.games.web_of_power.chains import chain_points, scoring_rows
from kingsbridge_desktop.games.web_of_power.placing import place_cloister, place_councillor, targets
from kingsbridge_desktop.games.web_of_power.scoring import alliance_points, cloisters_in, council_of, rank_points
from kingsbridge_desktop.games.web_of_power.state import HELD, SIZE, State
from kingsbridge_desktop.games.web_of_power.tables import DATA, KIND_MASK, LAND_MASK, SPACE_LAND


def consequences(s: State, a: Action) -> tuple[Consequence, ...]:
    """The most telling first, never none. Trusts the caller: the action is legal, its seat is asked."""
    seat = s.stack[-1].seat
    if a.kind == "place_cloister":
        return tuple(_of_cloister(s, seat, a.args[0]))
    if a.kind == "place_councillor":
        return tuple(_of_councillor(s, seat, a.args[0]))
    if a.kind in PLAYS:
        return (_of_card(s, seat, a.args[0], PLAYS[a.kind]),)
    if a.kind == "take" and HELD[s.hands[seat]][a.args[0]]:
        return (Consequence("pair", (a.args[0],)),)
    if a.kind in ("swap", "discard", "take"):
        spaces = sum((s.free & LAND_MASK[land]).bit_count() for land in DATA.kind_lands[a.args[0]])
        return (Consequence("spaces", (a.args[0], spaces)),)
    if a.kind == "draw":
        return (Consequence("pile", (s.pile_size,)),)
    return (Consequence("kept", (SIZE[s.hands[seat]],)),)


def _of_cloister(s: State, seat: int, space: int) -> Iterator[Consequence]:
    land = SPACE_LAND[space]
    before = rank_points(cloisters_in(s, land))
    after_s = s.copy()
    place_cloister(after_s, seat, space)
    row = chain_points(after_s.cloisters[seat]) - chain_points(s.cloisters[seat])
    if row:
        length = max(len(row) for row in scoring_rows(after_s.cloisters[seat]))
        yield Consequence("row", (length, row))
    counts = cloisters_in(after_s, land)
    points = rank_points(counts)
    most = max(count for other, count in enumerate(counts) if other != seat)
    rank = "first" if counts[seat] > most else "level" if counts[seat] == most else "behind"
    when = "twice" if not s.used_up else "once"
    yield Consequence(f"{rank}_{when}", (land, counts[seat], most, points[seat]))
    lost, other = max((was - now, other) for other, (was, now) in enumerate(zip(before, points, strict=True)))
    if lost > 0 and other != seat:
        yield Consequence("costs", (land, other, lost))


def _of_councillor(s: State, seat: int, land: int) -> Iterator[Consequence]:
    after_s = s.copy()
    place_councillor(after_s, seat, land)
    made, broken = [], []
    for number, alliance in enumerate(DATA.alliances):
        if land not in alliance.lands:
            continue
        was, now = alliance_points(s, number), alliance_points(after_s, number)
        if now[seat] > was[seat]:
            made.append((now[seat], "alliance_more" if was[seat] else "alliance", alliance.lands))
        broken += [(was[other], other, alliance.lands) for other in range(s.seats) if was[other] > now[other]]
    if made:
        points, kind, lands = max(made)
        yield Consequence(kind, (*lands, points))
    if broken:
        points, other, lands = max(broken)
        yield Consequence("breaks", (other, *lands, points))
    council = council_of(after_s, land)
    yield Consequence("council", (seat, land, council[seat], sum(council)))


def _of_card(s: State, seat: int, kind: int, count: int) -> Consequence:
    """What the best piece would bring that the card allows."""
    lands = targets(kind, count)
    found = []
    for land in members_of(lands & s.cloister_lands(seat)):
        counts = list(cloisters_in(s, land))
        counts[seat] += 1
        found.append((rank_points(tuple(counts))[seat], land))
    if found:
        points, land = max(found)
        return Consequence("then_cloister", (land, points))
    room = [(s.limit(land) - s.councillors_in(land), land) for land in members_of(lands & s.councillor_lands(seat))]
    if room:
        free, land = max(room)
        return Consequence("then_councillor", (land, free))
    spaces = sum((s.free & LAND_MASK[land]).bit_count() for land in members_of(KIND_MASK[kind]))
    return Consequence("spaces", (kind, spaces))
