"""The page of the end."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from kingsbridge_desktop.games.column_of_fire.scoring import items, ranking, scores
from kingsbridge_desktop.games.column_of_fire.state import State, goods_total
from kingsbridge_desktop.text.column_of_fire import Text
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP
from kingsbridge_desktop.ui.board.view import Sheet, SheetRow

_CONTEXT = "column_of_fire_view"
_TIE_GOODS = QT_TRANSLATE_NOOP("column_of_fire_view", "Tie: unsold goods")
_TIE_DIE = QT_TRANSLATE_NOOP("column_of_fire_view", "Tie: religion die")
_TOTAL = QT_TRANSLATE_NOOP("column_of_fire_view", "Total")


def final(s: State, text: Text) -> Sheet:
    """The lines of the final VP, with the tie-breakers where they decide (CF-96, CF-98)."""
    say, seats = text.language.say, range(s.seats)
    lines = [items(s, seat) for seat in seats]
    rows = [
        SheetRow(text.item(first.kind), tuple(str(line[number].value) for line in lines))
        for number, first in enumerate(lines[0])
    ]
    total = scores(s)
    rows.append(SheetRow(say(_CONTEXT, _TOTAL), tuple(map(str, total)), strong=True))
    best = [seat for seat in seats if total[seat] == max(total)]
    if len(best) > 1:
        goods = [goods_total(s, seat) for seat in seats]
        rows.append(SheetRow(say(_CONTEXT, _TIE_GOODS), _of(best, goods)))
        most = max(goods[seat] for seat in best)
        if sum(goods[seat] == most for seat in best) > 1:
            rows.append(SheetRow(say(_CONTEXT, _TIE_DIE), _of(best, s.religion_dice)))
    winners = tuple(seat for seat, place in enumerate(ranking(s)) if place == 0)
    return Sheet("", rows, winners=winners)


def _of(seats: Collection[int], values: Sequence[int]) -> tuple[str, ...]:
    return tuple(str(value) if seat in seats else "–" for seat, value in enumerate(values))
