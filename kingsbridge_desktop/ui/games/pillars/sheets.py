"""The page at the end of a round."""

from __future__ import annotations

from kingsbridge_desktop.games.pillars.state import State
from kingsbridge_desktop.text.pillars import Text
from kingsbridge_desktop.ui.board.view import Sheet, SheetRow, ViewContext
from kingsbridge_desktop.ui.games.pillars.picture import KINDS
from kingsbridge_desktop.ui.games.pillars.words import say
from kingsbridge_desktop.ui.words import signed


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
        SheetRow(
            say(context, "resources_row"), tuple(str(sum(s.cubes[KINDS * seat : KINDS * (seat + 1)])) for seat in seats)
        ),
        SheetRow(say(context, "workers_row"), tuple(str(s.free[seat]) for seat in seats)),
    ]
    note = say(context, "round_note", part=text.title(text.part(s.parts - 1)), name=context.seats[s.start].name)
    return Sheet(say(context, "round_over", round=s.round - 1), rows, note=note)
