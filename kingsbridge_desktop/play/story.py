"""The story of a game: how the points went, what they are made of, who came where, and three moments to remember.

Everything is read from what lies open to an onlooker, so it may be told to everybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

from kingsbridge_desktop.core.registry import meta_of
from kingsbridge_desktop.core.types import NOBODY, Event
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.text.handicap import HEAD_START
from kingsbridge_desktop.text.story import Remark

MOMENTS = 3  # to remember
CLOSE = 0.05  # of the winner's points: a margin that is worth a word
LONG = 0.4  # of a game: a lead that is
LATE = 0.75  # of a game: a change of the lead that is called late


class Source(NamedTuple):
    """A line of the score: what it is for, and everybody's points."""

    kind: str
    points: tuple[int, ...]


class Stage(NamedTuple):
    """The standing at the end of a part of the game; number 0 is before the first."""

    number: int
    ply: int
    standing: tuple[int, ...]


class Mark(NamedTuple):
    """The standing right after an event, as an onlooker sees it."""

    ply: int
    number: int  # of the moment in its step
    period: int
    event: Event | None
    standing: tuple[int, ...]


class Story(NamedTuple):
    """All that pages, reports and reviews tell of a game."""

    stages: tuple[Stage, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]  # from 0, equal ones are shared
    sources: tuple[Source, ...]  # from the greatest
    remarks: tuple[Remark, ...]  # in the order of the game

    @property
    def order(self) -> list[int]:
        """The seats from the first place to the last."""
        return sorted(range(len(self.scores)), key=lambda seat: (self.places[seat], seat))

    @property
    def winners(self) -> list[int]:
        """The seats at the first place."""
        return [seat for seat, place in enumerate(self.places) if place == 0]

    @property
    def is_race(self) -> bool:
        """Whether the points lie so near together that the distance to the average tells more than they do."""
        best = max(self.scores)
        return best > 0 and best - min(self.scores) < best / 4


def story_of(match: Match) -> Story:
    """Reads a finished or a running game."""
    marks = course(match)
    standing = marks[-1].standing
    places = match.places() if match.is_over else _places(standing)
    return Story(
        stages_of(match, marks),
        standing,
        places,
        sources_of(match),
        remarks_of(match, marks, places, meta_of(match.game).payments),
    )


def _places(points: Sequence[int]) -> tuple[int, ...]:
    return tuple(sum(other > mine for other in points) for mine in points)


def sources_of(match: Match) -> tuple[Source, ...]:
    """What the points are made of, line by line; a line in which nobody has any is left out."""
    state = match.state if match.is_over else match.view(NOBODY)
    found: dict[str, list[int]] = {}
    for seat, items in enumerate(match.rules.breakdown(state)):
        for item in items:
            found.setdefault(item.kind, [0] * len(match.seats))[seat] += item.value
    lines = [Source(kind, tuple(points)) for kind, points in found.items() if any(points)]
    if any(match.head_starts):
        lines.append(Source(HEAD_START, match.head_starts))
    return tuple(sorted(lines, key=lambda line: -sum(line.points)))


# the course


def course(match: Match) -> list[Mark]:
    """The standing after every event of the game; the first mark is its start, the last one the result.

    Head starts are counted from the beginning.
    """
    rules, period = match.rules, Periods(match)

    def ahead(points: Sequence[int]) -> tuple[int, ...]:
        return tuple(own + more for own, more in zip(points, match.head_starts, strict=True))

    for event in match.setup_events:
        period.hear(event)
    found = [Mark(0, 0, period.number, None, ahead(rules.standing(match.view(NOBODY, 0))))]
    for ply in range(1, match.ply + 1):
        for number, moment in enumerate(match.moments(ply, NOBODY)):
            standing = ahead(rules.standing(moment.position))
            found.append(Mark(ply, number, period.number, moment.event, standing))
            if moment.event is not None:
                period.hear(moment.event)
            else:
                period.look(moment.position)
    if match.is_over:
        found[-1] = found[-1]._replace(standing=match.totals())
    return found


class Periods:
    """Counts the parts of a game by its own events; without any, by the first figure of its progress."""

    def __init__(self, match: Match) -> None:
        self._match, self._period = match, meta_of(match.game).period
        self._turns = 0
        self.number = 1
        if self._period is None or match.start is not None:
            self.look(match.view(NOBODY, 0))

    def hear(self, event: Event) -> None:
        if self._period is None or event.kind != self._period.begins:
            return
        self._turns += 1
        if self._period.has_turns:
            self.number = 1 + (self._turns - 1) // len(self._match.seats)
        else:
            self.number = event.args[0] if event.args else self.number + 1

    def look(self, position: object) -> None:
        if self._period is None or (not self._turns and not self._period.has_turns):
            self.number = max(1, self._match.rules.progress(position)[0])


def stages_of(match: Match, marks: Sequence[Mark]) -> tuple[Stage, ...]:
    """The standing at the end of every part of the game."""
    found = [Stage(0, 0, marks[0].standing)]
    for number, part in groupby(marks, key=lambda mark: mark.period):
        last = list(part)[-1]
        if last.ply:
            found.append(Stage(number, last.ply, last.standing))
    return tuple(found)


# what is worth a remark


class Rated(NamedTuple):
    """A remark and how much it is worth telling."""

    worth: float
    remark: Remark


def remarks_of(
    match: Match, marks: Sequence[Mark], places: Sequence[int], payments: Sequence[str] = ()
) -> tuple[Remark, ...]:
    """The best of different kinds, no moment twice, in the order of the game; what somebody pays is no blow."""
    if len(marks) < 2:
        return ()
    stages = stages_of(match, marks)
    rated = (
        _lead_taken(marks, stages, places),
        _longest_lead(marks, stages, places),
        _greatest_gain(marks),
        _hardest_blow(marks, payments),
        _best_period(marks, stages),
        _close_finish(marks, places) if match.is_over else None,
    )
    chosen: dict[tuple[int, int], Remark] = {}
    for one in sorted(filter(None, rated), key=lambda one: -one.worth):
        if len(chosen) < MOMENTS:
            chosen.setdefault((one.remark.ply, one.remark.number), one.remark)
    return tuple(remark for _, remark in sorted(chosen.items()))


def _leader(standing: Sequence[int]) -> int:
    """Who is ahead alone; NOBODY if several are."""
    best = max(standing)
    return standing.index(best) if standing.count(best) == 1 else NOBODY


def _changes(marks: Sequence[Mark]) -> list[tuple[Mark, tuple[int, ...]]]:
    """How the standing changed with every event; what the end of a step adds is its last event's."""
    found: list[tuple[Mark, tuple[int, ...]]] = []
    for before, mark in pairwise(marks):
        change = tuple(b - a for a, b in zip(before.standing, mark.standing, strict=True))
        if mark.event is not None:
            found.append((mark, change))
        elif found and found[-1][0].ply == mark.ply and any(change):
            last, earlier = found[-1]
            found[-1] = last, tuple(a + b for a, b in zip(earlier, change, strict=True))
    return found


def _overtaking(marks: Sequence[Mark], period: int, seat: int) -> Mark:
    """The event of a part of the game with which a player got ahead for good, or nearest to it."""
    inside = [(mark, change) for mark, change in _changes(marks) if mark.period == period]
    behind = [k for k, (mark, _) in enumerate(inside) if _leader(mark.standing) != seat]
    rest = inside[behind[-1] + 1 if behind else 0 :] or inside
    return max(rest, key=lambda found: (found[1][seat] > 0, -found[0].ply, -found[0].number))[0]


def _lead_taken(marks: Sequence[Mark], stages: Sequence[Stage], places: Sequence[int]) -> Rated | None:
    """The part of the game in which the winner took the lead for the last time."""
    leaders = [_leader(stage.standing) for stage in stages]
    winner = leaders[-1]
    if winner == NOBODY or places[winner] != 0 or len(stages) < 2:
        return None
    since = len(stages) - 1
    while since > 1 and leaders[since - 1] == winner:
        since -= 1
    before = next((leader for leader in reversed(leaders[:since]) if leader not in (NOBODY, winner)), NOBODY)
    at = _overtaking(marks, stages[since].number, winner)
    share = since / (len(stages) - 1)
    if before == NOBODY:
        return Rated(0.75 - 0.2 * share, _remark("led_always", (winner,), at))
    kind = "took_lead_late" if share >= LATE else "took_lead"
    return Rated(0.6 + 0.4 * share, _remark(kind, (winner, before), at))


def _longest_lead(marks: Sequence[Mark], stages: Sequence[Stage], places: Sequence[int]) -> Rated | None:
    """The longest time that somebody was ahead alone and lost the lead again."""
    runs = [(leader, list(run)) for leader, run in groupby(stages[1:], key=lambda stage: _leader(stage.standing))]
    alone = [(leader, run) for leader, run in runs if leader != NOBODY and run[-1] is not stages[-1]]
    if not alone:
        return None
    leader, run = max(alone, key=lambda found: len(found[1]))
    share = len(run) / (len(stages) - 1)
    if share < LONG:
        return None
    at = _overtaking(marks, run[0].number, leader)
    kind = "led_in_vain" if places[leader] != 0 else "led_longest"
    worth = 0.5 + 0.35 * share + (0.1 if kind == "led_in_vain" else 0.0)
    return Rated(worth, _remark(kind, (leader,), at)._replace(last_period=run[-1].number))


def _greatest_gain(marks: Sequence[Mark]) -> Rated | None:
    """The event that brought one player most at a stroke."""
    gains = [(change[seat], mark, seat) for mark, change in _changes(marks) for seat in range(len(change))]
    if not gains:
        return None
    gain, mark, seat = max(gains, key=lambda found: found[0])
    if gain < 2:
        return None
    share = gain / max(1, *marks[-1].standing)
    return Rated(0.5 + min(0.5, 2 * share), _remark("gain", (seat,), mark, gain))


def _hardest_blow(marks: Sequence[Mark], payments: Sequence[str]) -> Rated | None:
    """The event that cost the table most, of those that nobody chose."""
    losses = [
        (sum(min(0, points) for points in change), mark, change)
        for mark, change in _changes(marks)
        if mark.event is None or mark.event.kind not in payments
    ]
    if not losses:
        return None
    loss, mark, change = min(losses, key=lambda found: found[0])
    if loss > -2:
        return None
    hit = tuple(seat for seat, points in enumerate(change) if points < 0)
    share = -loss / max(1, *marks[-1].standing)
    kind = "hit" if len(hit) == 1 else "hit_all"
    return Rated(0.4 + min(0.5, 3 * share), _remark(kind, hit, mark, -loss))


def _best_period(marks: Sequence[Mark], stages: Sequence[Stage]) -> Rated | None:
    """Who made most points in one part of the game, if that is one player's alone."""
    found = [
        (after.standing[seat] - before.standing[seat], after, seat)
        for before, after in pairwise(stages)
        for seat in range(len(after.standing))
    ]
    if len(stages) < 3:
        return None
    best, stage, seat = max(found, key=lambda one: one[0])
    if best < 2 or sum(points == best for points, _, _ in found) > 1:
        return None
    share = best / max(1, *marks[-1].standing)
    at = [mark for mark in marks if mark.ply == stage.ply and mark.period == stage.number][-1]
    return Rated(0.35 + min(0.4, share), _remark("best_period", (seat,), at, best)._replace(event=None))


def _close_finish(marks: Sequence[Mark], places: Sequence[int]) -> Rated | None:
    """A result by very little, by the tie-break, or shared."""
    points = marks[-1].standing
    winners = tuple(seat for seat, place in enumerate(places) if place == 0)
    if len(winners) > 1:
        return Rated(1.0, _remark("shared", winners, marks[-1]))
    rest = [seat for seat in range(len(points)) if seat not in winners]
    if not rest:
        return None
    second = min(rest, key=lambda seat: places[seat])
    margin = points[winners[0]] - points[second]
    if margin == 0:
        return Rated(0.98, _remark("tie_break", (winners[0], second), marks[-1]))
    if margin > max(1, CLOSE * points[winners[0]]):
        return None
    return Rated(0.9 - 0.05 * margin, _remark("close", (winners[0], second), marks[-1], margin))


def _remark(kind: str, seats: tuple[int, ...], at: Mark, points: int = 0) -> Remark:
    return Remark(kind, seats, at.ply, at.number, at.period, points, 0, at.event)


def number_for(match: Match, remark: Remark, viewer: int) -> int:
    """The number of a remark's moment among those that a viewer sees, who may see more than an onlooker."""
    open_ones = -1
    for number, moment in enumerate(match.moments(remark.ply, viewer)):
        if moment.event is None or moment.event.visible_to(NOBODY):
            open_ones += 1
            if open_ones == remark.number:
                return number
    return -1
