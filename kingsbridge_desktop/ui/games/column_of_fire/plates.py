"""What stands on the players' plates beside the board, and the sheet of the end."""

from __future__ import annotations

from typing import Any

from kingsbridge_desktop.games.column_of_fire.data import GOODS, STONES
from kingsbridge_desktop.games.column_of_fire.scoring import items, ranking, scores
from kingsbridge_desktop.games.column_of_fire.state import State, goods_total, is_alone
from kingsbridge_desktop.text.column_of_fire import Text
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP
from kingsbridge_desktop.ui.board.view import Chip, Sheet, SheetRow, ViewContext

CONTEXT = "column_of_fire_view"
_FREE = QT_TRANSLATE_NOOP("column_of_fire_view", "Free dice: {count}")
_VP = QT_TRANSLATE_NOOP("column_of_fire_view", "{count} VP if the game ended now; the large figure is the VP track.")
_GOODS = QT_TRANSLATE_NOOP("column_of_fire_view", "{good}: {count}")
_PROTECTIONS = QT_TRANSLATE_NOOP("column_of_fire_view", "Protections: {count}")
_ADVANTAGES = QT_TRANSLATE_NOOP("column_of_fire_view", "Advantages: {count}")
_TIE_GOODS = QT_TRANSLATE_NOOP("column_of_fire_view", "Tie: unsold goods")
_TIE_DIE = QT_TRANSLATE_NOOP("column_of_fire_view", "Tie: religion die")
_TOTAL = QT_TRANSLATE_NOOP("column_of_fire_view", "Total")


class Plates:
    """The words and figures of the players."""

    def __init__(self, context: ViewContext, text: Text) -> None:
        self._context, self._text = context, text

    def _say(self, source: str, **params: Any) -> str:
        return self._context.language.say(CONTEXT, source, **params)

    def chips(self, s: State, seat: int) -> list[Chip]:
        """VP, religion, free dice, goods, protections, advantages."""
        religion = s.religions[seat]
        faith = self._text.religion(religion)
        if is_alone(s, seat):
            faith = self._text.alone(seat, religion)
        free = s.free[seat].bit_count()
        chips = [
            Chip(STONES[religion], f"{s.religion_dice[seat]}{'*' if is_alone(s, seat) else ''}", faith),
            Chip("free_die", str(free), self._say(_FREE, count=free)),
            Chip("protection", str(s.protections[seat]), self._say(_PROTECTIONS, count=s.protections[seat])),
            Chip("advantage", str(s.hand_sizes[seat]), self._say(_ADVANTAGES, count=s.hand_sizes[seat])),
        ]
        for good, name in enumerate(GOODS):
            count = s.goods[4 * seat + good]
            if count:
                tip = self._say(_GOODS, good=self._text.good(good), count=count)
                chips.append(Chip(name, str(count), tip))
        if not self._context.settings.values.show_projection:
            return chips
        total = scores(s)[seat]
        # Last in its line, where two figures have room.
        chips.insert(min(5, len(chips)), Chip("victory_point", str(total), self._say(_VP, count=total)))
        return chips

    def tip(self, s: State, seat: int) -> str:
        """The persons and what would come at the end."""
        text = self._text
        lines = [
            f"{text.person(entry >> 3)}: {s.faces[5 * seat + (entry & 7)]} ({text.die_colour(entry & 7)})"
            for entry in s.displays[seat]
        ]
        lines += [f"{text.item(item.kind)}: {item.value}" for item in items(s, seat) if item.value]
        return "\n".join(lines)

    def final_sheet(self, s: State) -> Sheet:
        """The lines of the final VP, with the tie-breakers where they decide (CF-96, CF-98)."""
        seats = range(s.seats)
        lines = [items(s, seat) for seat in seats]
        rows = [
            SheetRow(self._text.item(first.kind), tuple(str(line[number].value) for line in lines))
            for number, first in enumerate(lines[0])
        ]
        total = scores(s)
        rows.append(SheetRow(self._say(_TOTAL), tuple(map(str, total)), strong=True))
        best = [seat for seat in seats if total[seat] == max(total)]
        if len(best) > 1:
            goods = [goods_total(s, seat) for seat in seats]
            rows.append(SheetRow(self._say(_TIE_GOODS), self._of(best, goods)))
            most = max(goods[seat] for seat in best)
            if sum(goods[seat] == most for seat in best) > 1:
                rows.append(SheetRow(self._say(_TIE_DIE), self._of(best, s.religion_dice)))
        winners = tuple(seat for seat, place in enumerate(ranking(s)) if place == 0)
        return Sheet("", rows, winners=winners)

    @staticmethod
    def _of(seats: list[int], values: list[int]) -> tuple[str, ...]:
        return tuple(str(value) if seat in seats else "–" for seat, value in enumerate(values))
