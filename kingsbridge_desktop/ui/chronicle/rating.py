"""The way of a rating as a chart, with the levels of the bots as steps of a ladder."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge_desktop.bots.levels import YARDSTICKS, level_ids
from kingsbridge_desktop.play.statistics.ratings import ANCHORS, FEWEST_GAMES
from kingsbridge_desktop.saves.chronicle.rows import PlayedRow
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language
from kingsbridge_desktop.text.levels import short_level_name
from kingsbridge_desktop.ui.art.palette import PLAYERS
from kingsbridge_desktop.ui.book.line_chart import Line, LineChart
from kingsbridge_desktop.ui.chronicle import words
from kingsbridge_desktop.ui.chronicle.ornaments import MOST_RIBBONS
from kingsbridge_desktop.ui.chronicle.reading import Content
from kingsbridge_desktop.ui.chronicle.words import CONTEXT

MOST_PLACES = 120  # that can be told apart on a page
MOST_DOTS = 60
HIGHEST = QT_TRANSLATE_NOOP("chronicle", "{now} today, the highest ever")
PEAK = QT_TRANSLATE_NOOP("chronicle", "{now} today, highest {peak}")
WON = QT_TRANSLATE_NOOP("chronicle", "{rating}, won")


def thinned(rows: Sequence[PlayedRow], most: int) -> list[PlayedRow]:
    """At most so many games, evenly chosen, the first and the last among them."""
    if len(rows) <= most:
        return list(rows)
    return [rows[round(k * (len(rows) - 1) / (most - 1))] for k in range(most)]


def told_games(rows: Sequence[PlayedRow]) -> Sequence[PlayedRow]:
    """Without the first games, after which a rating still leaps, where there are enough others."""
    return rows[FEWEST_GAMES - 1 :] if len(rows) >= 2 * FEWEST_GAMES else rows


def value_of(row: PlayedRow, game: str) -> float:
    """The rating after a game: in that kind of game if one is chosen, else in all."""
    return row.game_rating if game else row.rating


def standing(content: Content, language: Language) -> str:
    """How the rating stands, and how high it was."""
    values = [round(value_of(row, content.chosen.game)) for row in told_games(content.rows)]
    source = HIGHEST if values[-1] == max(values) else PEAK
    return language.say(CONTEXT, source, now=values[-1], peak=max(values))


def rating_chart(content: Content, language: Language, title: str, first_column: str) -> LineChart:
    """The chart for a person's games."""
    rows = thinned(told_games(content.rows), MOST_PLACES)
    who = content.chosen.who
    numbers = [number for number, person in enumerate(content.persons[:MOST_RIBBONS]) if person.who == who]
    name = next((person.name for person in content.persons if person.who == who), "")
    values = [round(value_of(row, content.chosen.game)) for row in rows]
    wins = [number for number, row in enumerate(rows) if row.place == 1]
    told = [str(value) for value in values]
    for number in wins:
        told[number] = language.say(CONTEXT, WON, rating=values[number])
    line = Line(
        name,
        PLAYERS[numbers[0] if numbers else 0],
        values,
        leads=True,
        dots=wins if len(rows) <= MOST_DOTS else (),
        is_filled=True,
        told=told,
    )
    ladder = [level for level in level_ids() if level in ANCHORS and level not in YARDSTICKS]
    return LineChart(
        title,
        [f"{words.day(language, row.ended)}, {words.short_name(language, row.game)}" for row in rows],
        [line],
        labels=_labels(language, rows),
        references=[(ANCHORS[level].value, short_level_name(language, level)) for level in ladder],
        has_marks=False,
        first_column=first_column,
    )


def _labels(language: Language, rows: Sequence[PlayedRow]) -> list[str]:
    """The month below the first game of each."""
    months = [words.month(language, row.ended) for row in rows]
    return [month if k == 0 or months[k - 1] != month else "" for k, month in enumerate(months)]
