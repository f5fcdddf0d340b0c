"""The pages at the end of a round and of the game."""

from __future__ import annotations

from kingsbridge_desktop.games.pillars.scoring import breakdown
from kingsbridge_desktop.games.pillars.state import State, stock_of
from kingsbridge_desktop.text.numbers import signed
from kingsbridge_desktop.text.pillars import Text
from kingsbridge_desktop.ui.board.view import Sheet, SheetRow, ViewContext
from kingsbridge_desktop.ui.games.pillars.words import say


def round_sheet(s: State, context: ViewContext, text: Text, points_before: tuple[int, ...] | None) -> Sheet:
    """What everybody has when a round is over; `s` stands at the start of the next one."""
    seats = range(s.seats)
    rows = []
    if points_before is not None:
        gained = tuple(signed(s.vp[seat] - points_before[seat]) for seat in seats)
        rows.append(SheetRow(say(context, "round_points"), gained))
    rows += [
        SheetRow(say(context, "total"), tuple(str(s.vp[seat]) for seat in seats), strong=True),
        SheetRow(say(context, "gold_row"), tuple(str(s.gold[seat]) for seat in seats)),
        SheetRow(say(context, "resources_row"), tuple(str(sum(stock_of(s, seat))) for seat in seats)),
        SheetRow(say(context, "workers_row"), tuple(str(s.free[seat]) for seat in seats)),
    ]
    note = say(context, "round_note", part=text.title(text.part(s.parts - 1)), name=context.seats[s.start].name)
    return Sheet(say(context, "round_over", round=s.round - 1), rows, note=note)


def final(s: State, context: ViewContext, text: Text) -> Sheet | None:
    """The usual lines; only where the first place is tied one more, because then gold decides (PE-70)."""
    best = [seat for seat in range(s.seats) if s.vp[seat] == max(s.vp)]
    if len(best) < 2:
        return None
    lines = breakdown(s)
    rows = [
        SheetRow(text.item(first.kind), tuple(str(items[number].value) for items in lines))
        for number, first in enumerate(lines[0])
    ]
    gold = tuple(str(s.gold[seat]) if seat in best else "–" for seat in range(s.seats))
    rows += [
        SheetRow(say(context, "total_row"), tuple(map(str, s.vp)), strong=True),
        SheetRow(say(context, "tie_gold"), gold, decides=True),
    ]
    return Sheet("", rows)
