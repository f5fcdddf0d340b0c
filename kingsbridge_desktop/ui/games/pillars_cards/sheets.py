"""Score sheets: a deal line by line, and the whole game deal by deal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from kingsbridge_desktop.games.pillars_cards.state import POINT_LINES, Line, State, deal_points
from kingsbridge_desktop.games.pillars_cards.tables import EACH_MATERIAL, SWAP
from kingsbridge_desktop.text.numbers import figure, signed
from kingsbridge_desktop.text.pillars_cards import Text
from kingsbridge_desktop.ui.board.view import Sheet, SheetRow
from kingsbridge_desktop.ui.games.pillars_cards import words

NOTHING = "–"
_ORDER = ("yield", "brick", "conversion", "craftsman", "plus", "minus", "painter", "king", "helper", "given_up", "kept")
_PER_LINE = 2  # materials side by side in a cell


def deal(s: State, text: Text) -> Sheet:
    """The sheet of the deal that was scored last."""
    say = partial(text.language.say, words.CONTEXT)
    number = len(s.sheets)
    sheet = s.sheets[-1]
    rows = [
        SheetRow(text.item(kind), tuple(_cell(kind, lines, text) for lines in sheet))
        for kind in _ORDER
        if any(line.kind == kind for lines in sheet for line in lines)
    ]
    gains = [deal_points(lines) for lines in sheet]
    rows.append(SheetRow(say(words.SUM), tuple(signed(gain) for gain in gains), strong=True))
    rows.append(SheetRow(say(words.TOTAL), tuple(figure(vp) for vp in s.vp), strong=True))
    best = [text.names[seat] for seat, gain in enumerate(gains) if gain == max(gains)]
    return Sheet(
        say(words.DEAL_OVER, deal=number),
        rows,
        note=say(words.MOST, name=", ".join(best)),
    )


def _cell(kind: str, lines: Sequence[Line], text: Text) -> str:
    found = [line for line in lines if line.kind == kind]
    if not found:
        return NOTHING
    if kind in POINT_LINES:
        return signed(sum(line.value for line in found))
    if kind == "brick":
        return f"{len(found)} {text.material(SWAP[1])}"
    counts = [
        (material, sum(line.material == material for line in found))
        for material in EACH_MATERIAL
        if any(line.material == material for line in found)
    ]
    parts = [f"{count} {text.material(material)}" for material, count in counts]
    return ",\n".join(", ".join(parts[at : at + _PER_LINE]) for at in range(0, len(parts), _PER_LINE))


def final(s: State, text: Text) -> Sheet:
    """All deals, the totals, and what they were for; the page adds the winners."""
    say = partial(text.language.say, words.CONTEXT)
    seats = range(len(s.vp))
    rows = []
    earlier = [s.vp[seat] - sum(deal_points(sheet[seat]) for sheet in s.sheets) for seat in seats]
    if any(earlier):
        rows.append(SheetRow(say(words.BEFORE), tuple(figure(points) for points in earlier)))
    for number, sheet in enumerate(s.sheets, 1):
        rows.append(
            SheetRow(
                say(words.DEAL_OVER, deal=number),
                tuple(signed(deal_points(sheet[seat])) for seat in seats),
            )
        )
    rows.append(SheetRow(say(words.TOTAL), tuple(figure(vp) for vp in s.vp), strong=True))
    for kind in POINT_LINES:
        sums = [sum(line.value for sheet in s.sheets for line in sheet[seat] if line.kind == kind) for seat in seats]
        if any(sums):
            label = say(words.OF_IT, item=text.item(kind))
            rows.append(SheetRow(label, tuple(signed(points) if points else NOTHING for points in sums)))
    return Sheet("", rows)
