"""The charts of a review: everybody's chances over the turns, and what play and luck brought."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.bots.win_chances import percents
from kingsbridge_desktop.play.review import Review, TurningPoint
from kingsbridge_desktop.ui.book.band_chart import Band, BandChart, Flag, percent
from kingsbridge_desktop.ui.book.bar_chart import Bar, BarChart, BarRow
from kingsbridge_desktop.ui.review import words
from kingsbridge_desktop.ui.review.words import say

LABELS = 12  # at most, below the bands


def chances_chart(
    review: Review, liveries: Sequence[str], points: Sequence[TurningPoint], turn: int | None
) -> BandChart:
    """Bands from the left as far as is known; `turn` is the one that is looked at, counted from 0."""
    turns = len(review.turns)
    known = review.thought_through
    known += known == turns  # the end is known as soon as all the rest is
    shown = [percents(review.chances(at) or ()) for at in range(known)]
    names = review.match.names
    bands = [
        Band(names[seat], liveries[seat], [row[seat] / 100 for row in shown] + [0.0] * (turns + 1 - known))
        for seat in range(len(names))
    ]
    every = next(step for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 10_000) if turns / step <= LABELS)
    labels = [str(at + 1) if (at + 1) % every == 0 or at == 0 else "" for at in range(turns)] + [""]
    ticks = [say(words.BEFORE, number=at + 1) for at in range(turns)] + [say(words.AT_THE_END)]
    flags = [Flag(point.turn.number - 1, liveries[point.turn.seat], point.turn.number - 1 == turn) for point in points]
    return BandChart(say(words.CHANCES), ticks, bands, labels, flags, (), turn, known, first_column=say(words.MOMENT))


def luck_chart(review: Review, liveries: Sequence[str]) -> BarChart:
    """For everybody what the own choices gave away, and what cards and the others brought, in percents of a win.

    Luck is what is left when all choices are known, so nothing is told before.
    """
    rows, names = [], review.match.names
    shares = review.shares() if review.is_whole else []
    if not shares:
        rows = [BarRow(name, livery, []) for name, livery in zip(names, liveries, strict=True)]
    order = sorted(range(len(shares)), key=lambda seat: (-shares[seat].result, seat))
    for seat in order:
        share = shares[seat]
        rest = share.luck + share.others
        own = Bar(round(100 * share.own), round(100 * share.own_error))
        rows.append(
            BarRow(
                names[seat], liveries[seat], [own, Bar(round(100 * rest), round(100 * share.luck_error), is_plain=True)]
            )
        )
    kinds = (say(words.OWN), say(words.REST))
    return BarChart(say(words.LUCK), rows, kinds, unit=percent(0.0).removeprefix("0"), first_column=say(words.PLAYER))
