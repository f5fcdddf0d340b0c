"""What people made of a table that can be set up again by its code: how often they tried it, and their best."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.play import chronicle, table_code
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.saves.chronicle.rows import TryRow


class OwnRecord(NamedTuple):
    """Games at a table, and the best of them; `name` is whose it was, if several people tried."""

    games: int
    score: int
    place: int
    name: str = ""


def of_tries(tries: Sequence[TryRow]) -> OwnRecord | None:
    """The record of some tries; None for none. Who did the same later does not take it away."""
    if not tries:
        return None
    best = max(tries, key=lambda one: (one.score, -one.place))
    several = len({one.name.casefold() for one in tries}) > 1
    return OwnRecord(len({one.id for one in tries}), best.score, best.place, best.name if several else "")


def tries_of(code: str, without: str = "") -> list[TryRow]:
    """All tries at the table with a code, from the chronicle; one game may be left out."""
    return chronicle.ask(lambda index: index.tries(code, without), chronicle.Freshness.SETTLED)


def own_record(code: str) -> OwnRecord | None:
    """The record at the table with a code."""
    return of_tries(tries_of(code))


def results_of(match: Match) -> list[TryRow]:
    """What people made of the game that has just ended."""
    scores, ranks = match.scores(), match.rules.ranking(match.state)
    return [
        TryRow(match.id, "", seat.name, scores[number], ranks[number] + 1)
        for number, seat in enumerate(match.seats)
        if seat.is_person
    ]


class Today(NamedTuple):
    """The game of the day, and the record there."""

    game: str
    record: OwnRecord | None


def today(day: date) -> Today | None:
    """The game of a day; None if none can be set up."""
    try:
        code = table_code.of_the_day(day)
        return Today(code.game, own_record(table_code.written(code)))
    except (KingsbridgeError, IndexError, ZeroDivisionError):
        return None
