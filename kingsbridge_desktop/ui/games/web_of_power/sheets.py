"""The pages to read: the intermediate scoring country by country, and the end where a tie needs a word."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.core.types import Event
from kingsbridge_desktop.games.web_of_power.scoring import breakdown
from kingsbridge_desktop.games.web_of_power.state import State
from kingsbridge_desktop.text.web_of_power import Text
from kingsbridge_desktop.ui.board.view import Sheet, SheetRow
from kingsbridge_desktop.ui.games.web_of_power import words


def half_time(s: State, events: Sequence[Event], text: Text) -> Sheet | None:
    """The countries that were just scored for the first time, if they were."""
    rows = [
        SheetRow(text.country(event.args[1]), tuple(str(points) if points else "–" for points in event.args[2:]))
        for event in events
        if event.kind == "country_scored" and event.args[0] == 0
    ]
    return Sheet(text.language.say(words.CONTEXT, words.HALF_TIME), [*rows, _total(s, text)]) if rows else None


def final(s: State, text: Text) -> Sheet | None:
    """The usual lines; only where the first place is tied one more, because then it decides (WP-38)."""
    points = [s.points(seat) for seat in range(s.seats)]
    if points.count(max(points)) < 2:
        return None
    lines = breakdown(s)
    rows = [
        SheetRow(text.item(lines[0][part].kind), tuple(str(items[part].value) for items in lines))
        for part in range(len(lines[0]))
    ]
    left = tuple(str(s.cloisters_left(seat) + s.supply[seat]) for seat in range(s.seats))
    return Sheet(
        "", [*rows, _total(s, text), SheetRow(text.language.say(words.CONTEXT, words.LEFT), left, decides=True)]
    )


def _total(s: State, text: Text) -> SheetRow:
    cells = tuple(str(s.points(seat)) for seat in range(s.seats))
    return SheetRow(text.language.say(words.CONTEXT, words.SUM), cells, strong=True)
