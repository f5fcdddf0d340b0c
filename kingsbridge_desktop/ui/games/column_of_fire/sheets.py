"""The pages after a conflict, after a year and at the end."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from kingsbridge_desktop.core.types import Event
from kingsbridge_desktop.games.column_of_fire.scoring import items, ranking, scores
from kingsbridge_desktop.games.column_of_fire.state import State, goods_total, houses_total
from kingsbridge_desktop.text.column_of_fire import Text
from kingsbridge_desktop.text.numbers import signed
from kingsbridge_desktop.ui.board.view import Sheet, SheetRow
from kingsbridge_desktop.ui.games.column_of_fire import words


def after_step(s: State, events: Sequence[Event], text: Text, gained: Sequence[int] | None) -> Sheet | None:
    """What conflicts brought, and how all stand when a year is over; nothing after any other step.

    `gained` is what the year that is over brought everybody, if its beginning was seen.
    """
    say = partial(text.language.say, words.CONTEXT)
    conflicts = _conflicts(s.seats, events, text)
    ended = next((e.args[0] - 1 for e in events if e.kind == "year_began"), 0)
    if not s.stack or not (ended or conflicts):
        return None
    seats = range(s.seats)
    rows = [SheetRow(say(words.RELIGION), tuple(text.religion(s.religions[seat]) for seat in seats))]
    if ended:  # what everybody has comes before the points, which would else be taken for the sum of part of it
        rows += [
            SheetRow(text.item("houses"), tuple(str(houses_total(s, seat)) for seat in seats)),
            SheetRow(say(words.PERSONS), tuple(str(len(s.displays[seat])) for seat in seats)),
            SheetRow(text.item("goods"), tuple(str(goods_total(s, seat)) for seat in seats)),
            SheetRow(text.item("protections"), tuple(str(s.protections[seat]) for seat in seats)),
        ]
    rows += conflicts
    if ended and gained is not None:
        rows.append(SheetRow(say(words.THIS_YEAR), tuple(map(signed, gained))))
    rows.append(SheetRow(say(words.SO_FAR), tuple(str(s.vp[seat]) for seat in seats), strong=True))
    if not ended:
        return Sheet(say(words.CONFLICT), rows, minor=True)
    return Sheet(say(words.YEAR_OVER, year=ended), rows)


def _conflicts(seats: int, events: Sequence[Event], text: Text) -> list[SheetRow]:
    """A line for each conflict: what it brought or took, by player."""
    say = partial(text.language.say, words.CONTEXT)
    rows = []
    for fought in (e for e in events if e.kind in ("conflict_won", "conflict_avoided")):
        country, cells = fought.args[0], ["–"] * seats
        for e in events:
            if e.kind == "conflict_scored" and e.args[1] == country:
                cells[e.args[0]] = signed(e.args[2])
            elif e.kind == "house_lost" and e.args[1] == country:
                cells[e.args[0]] = say(words.HOUSE_LOST)
        if fought.kind == "conflict_won":
            label = say(words.WON, country=text.country(country), religion=text.stone(fought.args[1]))
        else:
            label = say(words.AVOIDED, country=text.country(country))
        rows.append(SheetRow(label, tuple(cells)))
    return rows


def final(s: State, text: Text) -> Sheet:
    """The lines of the final VP, with the tie-breakers where they decide (CF-96, CF-98)."""
    say, seats = partial(text.language.say, words.CONTEXT), range(s.seats)
    lines = [items(s, seat) for seat in seats]
    rows = [
        SheetRow(text.item(first.kind), tuple(str(line[number].value) for line in lines))
        for number, first in enumerate(lines[0])
    ]
    total = scores(s)
    rows.append(SheetRow(say(words.TOTAL), tuple(map(str, total)), strong=True))
    best = [seat for seat in seats if total[seat] == max(total)]
    if len(best) > 1:
        goods = [goods_total(s, seat) for seat in seats]
        rows.append(SheetRow(say(words.TIE_GOODS), _of(best, goods), decides=True))
        most = max(goods[seat] for seat in best)
        if sum(goods[seat] == most for seat in best) > 1:
            rows.append(SheetRow(say(words.TIE_DIE), _of(best, s.religion_dice), decides=True))
    winners = tuple(seat for seat, place in enumerate(ranking(s)) if place == 0)
    return Sheet("", rows, winners=winners)


def _of(seats: Collection[int], values: Sequence[int]) -> tuple[str, ...]:
    return tuple(str(value) if seat in seats else "–" for seat, value in enumerate(values))
