"""What the page of the end and the report show: the words and figures of a story in one language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import NamedTuple

from PySide6.QtCore import QDate, QLocale, QRectF

from kingsbridge_desktop.core.meta import GameMeta
from kingsbridge_desktop.core.registry import meta_of
from kingsbridge_desktop.core.types import NOBODY, Event
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.play.story import Story
from kingsbridge_desktop.text.base import GameText
from kingsbridge_desktop.text.handicap import HEAD_START, head_start_line
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP
from kingsbridge_desktop.text.story import Remark, period_name, periods_counted, sentence, when
from kingsbridge_desktop.ui.art import layers
from kingsbridge_desktop.ui.board.view import SheetRow
from kingsbridge_desktop.ui.book.festive import EndScene, cover
from kingsbridge_desktop.ui.book.ledger import Head, Ledger, Row
from kingsbridge_desktop.ui.book.line_chart import Line, LineChart
from kingsbridge_desktop.ui.book.plot import written
from kingsbridge_desktop.ui.book.podium import ROMAN, Backdrop, Placed
from kingsbridge_desktop.ui.book.scribe import Scribe
from kingsbridge_desktop.ui.ending.parts import Part, parts_of
from kingsbridge_desktop.ui.i18n import locale_of
from kingsbridge_desktop.ui.screens import SCREENS
from kingsbridge_desktop.ui.words import game_name

_CONTEXT = "ending"
WINS = QT_TRANSLATE_NOOP("ending", "{name} wins the game")
SHARE = QT_TRANSLATE_NOOP("ending", "{names} share the victory")
AND = QT_TRANSLATE_NOOP("ending", "and")
AHEAD = QT_TRANSLATE_NOOP("ending", "%n point(s) ahead")
TIE_BREAK = QT_TRANSLATE_NOOP("ending", "by the tie-break")
SHARED = QT_TRANSLATE_NOOP("ending", "shared victory")
SOURCES = QT_TRANSLATE_NOOP("ending", "Where the points came from")
OTHER = QT_TRANSLATE_NOOP("ending", "Other sources")
TOTAL = QT_TRANSLATE_NOOP("ending", "Total")
RACE = QT_TRANSLATE_NOOP("ending", "The race")
RACE_NOTE = QT_TRANSLATE_NOOP("ending", "points ahead of the average or behind it")
COURSE = QT_TRANSLATE_NOOP("ending", "How the points grew")
COURSE_NOTE = QT_TRANSLATE_NOOP("ending", "as if the game had ended there")
MOMENTS = QT_TRANSLATE_NOOP("ending", "Moments to remember")
PICTURE = QT_TRANSLATE_NOOP("ending", "A picture of the winners on their stones. {places}")
PLACE = QT_TRANSLATE_NOOP("ending", "Place {place}: {name}, {score}")
PART = QT_TRANSLATE_NOOP("ending", "Part of the game")
REAL_POINTS = QT_TRANSLATE_NOOP("ending", "{points} ({off} from the average)")

SHOWN = 9  # sources with a line of their own; the rest is one line
MOST_LABELS = 12  # below the places of a chart


class Told(NamedTuple):
    """A moment to remember: when, its emblem, the sentence, and what to show."""

    when: str
    emblem: str
    sentence: str
    remark: Remark


class Ending:
    """The words and figures of one finished game in one language."""

    def __init__(
        self,
        match: Match,
        story: Story,
        text: GameText,
        emblem_of: Callable[[Event], str],
        day: date | None = None,
        deciding: Sequence[SheetRow] = (),  # what decided a tie
    ) -> None:
        self.match, self.story, self.text = match, story, text
        self.language = text.language
        self.meta: GameMeta = meta_of(match.game)
        self._emblem_of, self._day, self._deciding = emblem_of, day, deciding
        self.colours = [match.rules.colours[seat.colour] for seat in match.seats]
        self._screen = ending_module(match.edition)

    def say(self, source: str, n: int = -1, **params: object) -> str:
        """A sentence of this page."""
        return self.language.say(_CONTEXT, source, n=n, **params)

    # heading

    @property
    def title(self) -> str:
        """Who has won."""
        names = [self.match.names[seat] for seat in self.story.winners]
        if len(names) == 1:
            return self.say(WINS, name=names[0])
        return self.say(SHARE, names=self.language.both(names, self.say(AND)))

    @property
    def subtitle(self) -> str:
        """Which game it was, how long, and when."""
        parts = [game_name(self.language, self.match.game)]
        last = self.story.stages[-1].number
        if last:
            parts.append(periods_counted(self.language, self.meta, last))
        if self._day is not None:
            parts.append(written_day(self.language.code, self._day))
        return " · ".join(parts)

    @property
    def winner_colour(self) -> str:
        """The livery of the first winner."""
        return self.colours[self.story.winners[0]]

    # the picture

    def podium(self) -> list[Placed]:
        """Everybody from the first place to the last."""
        scores, order = self.story.scores, self.story.order
        note = self._margin()
        return [
            Placed(
                self.story.places[seat],
                self.match.names[seat],
                self.colours[seat],
                written(scores[seat]),
                note if self.story.places[seat] == 0 else "",
            )
            for seat in order
        ]

    def _margin(self) -> str:
        if len(self.story.winners) > 1:
            return self.say(SHARED)
        order, scores = self.story.order, self.story.scores
        if len(order) < 2:
            return ""
        margin = scores[order[0]] - scores[order[1]]
        return self.say(AHEAD, n=margin) if margin > 0 else self.say(TIE_BREAK)

    def scene(self) -> EndScene:
        """What the picture behind the stones shows."""
        return EndScene(
            [self.colours[seat] for seat in self.story.order],
            [self.colours[seat] for seat in self.story.winners],
            self.story.winners,
            self.colours,
            self.match.view(NOBODY),
        )

    def backdrop(self) -> Backdrop:
        """Paints what is behind the stones: the game's own picture, or its scene of the home page."""
        own: Backdrop | None = getattr(self._screen, "backdrop", None)
        return own or self._plain_backdrop

    def _plain_backdrop(self, scribe: Scribe, box: QRectF, scene: EndScene) -> None:
        if self.meta.scene and layers.has("scene", self.meta.scene):
            cover(scribe, box, "scene", self.meta.scene, 1.5, 0.5, trim=0.022)
        else:
            scribe.p.fillRect(box, scribe.lit("#C9D5CF"))

    @property
    def figures(self) -> tuple[str, str] | None:
        """The two pieces that stand beside a shield."""
        found: tuple[str, str] | None = getattr(self._screen, "FIGURES", None)
        return found

    @property
    def picture_sentence(self) -> str:
        """The picture for those who do not see it."""
        places = (self.say(PLACE, place=ROMAN[who.place], name=who.name, score=who.score) for who in self.podium())
        return self.say(PICTURE, places="; ".join(places))

    # figures

    def ledger(self, shown: int = SHOWN) -> Ledger:
        """What the points are made of, from the greatest source on."""
        order = self.story.order
        lines = list(self.story.sources)
        handicap = [line for line in lines if line.kind == HEAD_START]  # is always named, below what was played for
        lines = [line for line in lines if line.kind != HEAD_START]
        if len(lines) > shown + 1:
            lines, rest = lines[:shown], lines[shown:]
        else:
            rest = []
        rows = [self._row(line.kind, line.points) for line in lines]
        if rest:
            sums = [sum(line.points[seat] for line in rest) for seat in range(len(order))]
            rows.append(Row(self.say(OTHER), [figure(sums[seat]) for seat in order]))
        rows += [self._row(line.kind, line.points) for line in handicap]
        rows.append(Row(self.say(TOTAL), [written(self.story.scores[seat]) for seat in order], is_sum=True))
        rows += [Row(row.label, [row.cells[seat] for seat in order]) for row in self._deciding]
        heads = [Head(self.match.names[seat], self.colours[seat], self.story.places[seat] == 0) for seat in order]
        return Ledger(heads, rows)

    def _row(self, kind: str, points: Sequence[int]) -> Row:
        order = self.story.order
        best = max(points)
        marked = [k for k, seat in enumerate(order) if best > 0 and points[seat] == best]
        if len(marked) == len(order):
            marked = []
        name = head_start_line(self.language) if kind == HEAD_START else self.text.item(kind)
        return Row(name, [figure(points[seat]) for seat in order], self.emblem(kind), marked)

    def emblem(self, kind: str) -> str:
        """The emblem of a source of points; empty for none."""
        own: dict[str, str] = getattr(self._screen, "EMBLEMS", {})
        found = own.get(kind, kind)
        return found if layers.has("emblem", found) else ""

    # the course

    @property
    def course_words(self) -> tuple[str, str]:
        """The heading of the chart and its note."""
        if self.story.is_race:
            return self.say(RACE), self.say(RACE_NOTE)
        return self.say(COURSE), self.say(COURSE_NOTE)

    def chart(self) -> LineChart:
        """Who was ahead when: the distance to the average where the points lie near together, else the points."""
        stages, is_race = self.story.stages, self.story.is_race
        average = [sum(stage.standing) / len(stage.standing) if is_race else 0.0 for stage in stages]
        lines = [
            Line(
                self.match.names[seat],
                self.colours[seat],
                [stage.standing[seat] - mean for stage, mean in zip(stages, average, strict=True)],
                written(self.story.scores[seat]),
                leads=self.story.places[seat] == 0,
                told=[self._told(stage.standing[seat], mean) for stage, mean in zip(stages, average, strict=True)],
            )
            for seat in self.story.order
        ]
        names = [period_name(self.language, self.meta, stage.number) for stage in stages]
        return LineChart(
            self.course_words[0],
            names,
            lines,
            labels=self._labels(names),
            signed=is_race,
            first_column=self.say(PART),
        )

    def _told(self, points: int, mean: float) -> str:
        if not self.story.is_race:
            return written(points)
        off = written(points - mean, signed=True).replace(".", locale_of(self.language.code).decimalPoint())
        return self.say(REAL_POINTS, points=written(points), off=off)

    def _labels(self, names: Sequence[str]) -> list[str]:
        """The first part by its name, then numbers, not more than can be read."""
        every = -(-len(names) // MOST_LABELS)
        found = []
        for k, stage in enumerate(self.story.stages):
            if k == 0:
                found.append("")
            elif k == 1:
                found.append(names[1])
            else:
                found.append(str(stage.number) if k % every == 0 or k == len(names) - 1 else "")
        return found

    def parts(self, most: int) -> list[Part]:
        """The first parts of the game, with what each is remembered by."""
        return parts_of(self.match, self.story.stages, self.text, self._screen, most)

    # moments

    def moments(self) -> list[Told]:
        """What is worth remembering."""
        return [
            Told(
                when(self.language, self.meta, remark),
                self._sign(remark),
                sentence(self.text, self.meta, remark),
                remark,
            )
            for remark in self.story.remarks
        ]

    def _sign(self, remark: Remark) -> str:
        found = self._emblem_of(remark.event) if remark.event is not None else ""
        return found if found and layers.has("emblem", found) else f"shield:{self.colours[remark.seats[0]]}"

    def spoken(self) -> str:
        """The whole page, for a screen reader."""
        parts = [self.title, self.subtitle, self.picture_sentence, self.ledger().told()]
        parts += [f"{moment.when}: {moment.sentence}" for moment in self.moments()]
        return ". ".join(part.rstrip(".") for part in parts)


def ending_module(edition: str) -> ModuleType | None:
    """The picture of the end that a game's screen has; none as long as nobody has painted it."""
    name = f"{SCREENS}.{edition}.ending"
    if find_spec(f"{SCREENS}.{edition}") is None or find_spec(name) is None:
        return None
    return import_module(name)


def figure(points: int) -> str:
    """A cell of the ledger: a dash where a line brought nothing."""
    return written(points) if points else "–"


def written_day(code: str, day: date) -> str:
    """A date in a language, without the day of the week."""
    locale = locale_of(code)
    pattern = locale.dateFormat(QLocale.FormatType.LongFormat)
    for weekday in ("dddd, ", "dddd ", ", dddd", " dddd"):
        pattern = pattern.replace(weekday, "")
    return locale.toString(QDate(day.year, day.month, day.day), pattern)
