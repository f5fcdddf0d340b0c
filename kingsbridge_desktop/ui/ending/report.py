"""A finished game as a printed page: A4 upright, white ground, words as words, the same charts as on the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPainterPath, QPdfWriter, QPen

from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.play.story import story_of
from kingsbridge_desktop.saves.folder import write_bytes
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language
from kingsbridge_desktop.text.story import period_name
from kingsbridge_desktop.ui.art import grounds
from kingsbridge_desktop.ui.art.palette import INK, ORP, VERM
from kingsbridge_desktop.ui.board.view import BoardView, ViewContext
from kingsbridge_desktop.ui.book.ledger import Ledger, Row
from kingsbridge_desktop.ui.book.podium import celebrate
from kingsbridge_desktop.ui.book.scribe import BOLD, MIDDLE, NOTE, REGULAR, SENTENCE, Scribe, broken, measure
from kingsbridge_desktop.ui.book.tints import PRINT
from kingsbridge_desktop.ui.ending.blocks import paint_title
from kingsbridge_desktop.ui.ending.content import SOURCES, Ending, figure
from kingsbridge_desktop.ui.ending.parts import Part
from kingsbridge_desktop.ui.log_lines import final_sheet
from kingsbridge_desktop.ui.screens import make_view
from kingsbridge_desktop.ui.settings import Settings
from kingsbridge_desktop.ui.words import level_name

_CONTEXT = "report"
MOVES = QT_TRANSLATE_NOOP("report", "%n move(s)")
PARTS = QT_TRANSLATE_NOOP("report", "From part to part")
PARTS_NOTE = QT_TRANSLATE_NOOP("report", "points of each part; the most in gold")
TALE = QT_TRANSLATE_NOOP("report", "How it went")
FOOT = QT_TRANSLATE_NOOP("report", "Kingsbridge Desktop · game {seed} · page {page}")
ALL_SOURCES = QT_TRANSLATE_NOOP("report", "All sources")
ALL_PARTS = QT_TRANSLATE_NOOP("report", "The points after each part")

WIDE, HIGH = 744.0, 1052.4  # logical pixels of a page; 12 of them are 9.6 points
DOTS = 300
MARGIN = 52.0
PICTURE, SMALL_PICTURE = 306.0, 270.0
CHART, SMALL_CHART = 190.0, 168.0
FOOT_AT = HIGH - 78.0
LEAST_TALE = 100.0  # height in which something can be told
_LINE = 18.5
ON_FIRST = 9  # sources on the first page
A_ROW = 6  # parts of the game beside one another
MOST_PARTS = 12  # on the first page
PITCH = 20.6  # of a row of the ledger
LEAST_NOTE, NOTE_LINE, NOTE_INDENT = 12.0, 14.0, 23.0  # letters, lines and left edge of what happened in a part


class Report:
    """Draws the pages of one game."""

    def __init__(self, ending: Ending) -> None:
        self.ending = ending

    def say(self, source: str, n: int = -1, **params: object) -> str:
        """A sentence of the report."""
        return self.ending.language.say(_CONTEXT, source, n=n, **params)

    @property
    def pages(self) -> list[Callable[[Scribe], None]]:
        """What is on each page; the second one only where the first has no room for all figures."""
        story = self.ending.story
        needs_more = len(story.sources) > ON_FIRST + 1 or len(story.stages) - 1 > MOST_PARTS
        return [self.first, self.second] if needs_more else [self.first]

    def first(self, scribe: Scribe) -> None:
        """Title, picture, parts, ledger, chart and tale."""
        ending, x, wide = self.ending, MARGIN, WIDE - 2 * MARGIN
        _border(scribe)
        moves = self.say(MOVES, n=ending.match.ply)
        title = QRectF(x, 42, wide, 64)
        paint_title(scribe, title, ending.title, ending.subtitle, ending.winner_colour, right=moves)
        parts = ending.parts(MOST_PARTS)
        has_room = len(parts) <= A_ROW and all(part.picture is None for part in parts)
        box = QRectF(x, 112, wide, PICTURE if has_room else SMALL_PICTURE)
        celebrate(scribe, box, ending.podium(), ending.scene(), ending.backdrop(), ending.figures)
        y = self._parts(scribe, parts, x, box.bottom() + 10, wide) + 8
        half = wide * 0.535
        scribe.heading(x, y + 16, ending.say(SOURCES), half, 18)
        ledger = self._sources()
        ledger.paint(scribe, QRectF(x, y + 26, half, ledger.height(half)))
        right = QRectF(x + half + 24, y, wide - half - 24, CHART if has_room else SMALL_CHART)
        scribe.heading(right.x(), y + 16, ending.course_words[0], right.width(), 18, note=ending.course_words[1])
        ending.chart().paint(scribe, right.adjusted(-6, 28, 0, 0))
        below = QRectF(right.x(), right.bottom() + 22, right.width(), FOOT_AT - right.bottom() - 22)
        if not self._tale(scribe, below, is_whole=True):  # across the page where the column is too short
            top = max(y + 26 + ledger.height(half), right.bottom()) + 22
            across = QRectF(x, top, wide, FOOT_AT - top)
            self._tale(scribe, across if across.height() > LEAST_TALE else below)
        self._foot(scribe, 1)

    def second(self, scribe: Scribe) -> None:
        """All figures."""
        ending, x, wide = self.ending, MARGIN, WIDE - 2 * MARGIN
        _border(scribe)
        scribe.heading(x, 66, self.say(ALL_SOURCES), wide, 18)
        whole = ending.ledger(99)
        scribe_at = 80.0
        whole.paint(scribe, QRectF(x, scribe_at, wide, whole.height(wide)))
        y = scribe_at + whole.height(wide) + 40
        scribe.heading(x, y, self.say(ALL_PARTS), wide, 18)
        order = ending.story.order
        rows = [
            Row(
                period_name(ending.language, ending.meta, stage.number),
                [figure(stage.standing[seat]) for seat in order],
            )
            for stage in ending.story.stages[1:]
        ]
        pitch = min(23.0, max(18.0, (HIGH - 110 - y - 70) / max(1, len(rows))))
        Ledger(whole.heads, rows, pitch).paint(scribe, QRectF(x, y + 12, wide, 0))
        self._foot(scribe, 2)

    # parts of the first page

    def _sources(self) -> Ledger:
        """Where the points came from, in rows that leave room for the rest."""
        return replace(self.ending.ledger(ON_FIRST), pitch=PITCH)

    def _parts(self, scribe: Scribe, parts: Sequence[Part], x: float, y: float, wide: float) -> float:
        """What every part of the game brought to whom, with its picture; gives where it ends."""
        y = scribe.heading(x, y + 16, self.say(PARTS), wide, 18, note=self.say(PARTS_NOTE)) + 8
        if not parts:
            return y
        columns = min(A_ROW, max(3, -(-len(parts) // 2) if len(parts) > A_ROW else len(parts)))
        step, rows = (wide + 10) / columns, -(-len(parts) // columns)
        lines = -(-len(self.ending.colours) // 2)
        notes = max(len(self._note(part, step - 10)) for part in parts)
        high = 22.0 + lines * 20 + notes * NOTE_LINE + (4 if notes else 0)
        tall = max(
            (step - 12) * part.picture.height() / part.picture.width() if part.picture else 0.0 for part in parts
        )
        tall += 6 if tall else 0
        for k, part in enumerate(parts):
            left, top = x + (k % columns) * step, y + (k // columns) * (high + tall + 6)
            if part.picture is not None:
                self._framed(scribe, part.picture, QRectF(left, top, step - 12, tall - 6))
            self._part(scribe, part, left, top + tall, step - 10, notes)
        return y + rows * (high + tall + 6)

    def _note(self, part: Part, wide: float) -> list[str]:
        """The event of a part in lines."""
        words = part.note.happened
        return broken(words, LEAST_NOTE, wide - NOTE_INDENT - 2, italic=True) if words else []

    def _framed(self, scribe: Scribe, picture: QImage, box: QRectF) -> None:
        """A small picture with an edge of ink."""
        scribe.p.save()
        edge = QPainterPath()
        edge.addRoundedRect(box, 4, 4)
        scribe.p.setClipPath(edge)
        scribe.p.drawImage(box, picture)
        scribe.p.restore()
        scribe.p.setBrush(Qt.BrushStyle.NoBrush)
        scribe.p.setPen(QPen(scribe.lit(INK), 1.4))
        scribe.p.drawPath(edge)

    def _part(self, scribe: Scribe, part: Part, x: float, y: float, wide: float, notes: int) -> None:
        """The name of a part and what was built, its event, and what it brought to whom."""
        ending, note = self.ending, part.note
        number = f"{part.after.number} " if note.built else ""
        taken = scribe.text(x, y + 13, number, SENTENCE, BOLD, colour=scribe.tints.gold) if number else 0.0
        name = note.built or period_name(ending.language, ending.meta, part.after.number)
        ink = scribe.tints.text if note.built else scribe.tints.gold
        scribe.text(x + taken, y + 13, name, SENTENCE, BOLD, colour=ink, width=wide - taken - 2)
        if note.emblem and ending.emblem(note.emblem):
            scribe.emblem(note.emblem, x + 9, y + 29, 20)
        for k, line in enumerate(self._note(part, wide)):
            at, quiet = y + 32 + k * NOTE_LINE, scribe.tints.quiet
            scribe.text(x + NOTE_INDENT, at, line, LEAST_NOTE, italic=True, colour=quiet, width=wide - NOTE_INDENT)
        gains = [b - a for a, b in zip(part.before.standing, part.after.standing, strict=True)]
        self._gains(scribe, x, y + 30 + notes * NOTE_LINE + (4 if notes else 0), wide, gains)

    def _gains(self, scribe: Scribe, x: float, y: float, wide: float, gains: Sequence[int]) -> None:
        for j, seat in enumerate(self.ending.story.order):
            cx, cy = x + (j % 2) * wide / 2 + 9, y + (j // 2) * 20
            scribe.shield(self.ending.colours[seat], cx, cy, 17)
            is_best = gains[seat] == max(gains) > min(gains)
            words = f"{gains[seat]:+d}".replace("-", "−") if gains[seat] else "0"
            ink = scribe.tints.gold if is_best else scribe.tints.text
            scribe.text(cx + 12, cy + 5, words, NOTE, BOLD if is_best else REGULAR, colour=ink)

    def _tale(self, scribe: Scribe, box: QRectF, *, is_whole: bool = False) -> bool:
        """The moments in a few sentences, the first letter in red; `is_whole`: only if all of them fit."""
        told = [f"{moment.when}: {moment.sentence.rstrip('.')}." for moment in self.ending.moments()]
        room = (box.height() - 44) / _LINE
        while told and 1 + len(broken(" ".join(told), NOTE, box.width())) > room:
            if is_whole:
                return False
            told.pop()
        if not told:
            return True
        x, y = box.x(), box.y() + 44
        scribe.heading(x, box.y() + 16, self.say(TALE), box.width(), 18)
        words = " ".join(told)
        indent = measure(words[0], 44, BOLD) + 6
        scribe.text(x, y + 15, words[0], 44, BOLD, colour=VERM)
        rest = words[1:]
        for k in range(2):
            line = broken(rest, NOTE, box.width() - indent)[0]
            scribe.text(x + indent, y + k * _LINE, line, NOTE)
            rest = rest[len(line) :].strip()
        if rest:
            scribe.block(x, y + 2 * _LINE, rest, NOTE, box.width(), _LINE)
        return True

    def _foot(self, scribe: Scribe, page: int) -> None:
        match, language = self.ending.match, self.ending.language
        seats = [match.seats[seat] for seat in self.ending.story.order]
        x, wide = MARGIN, WIDE - 2 * MARGIN
        scribe.rule(x + 150, x + wide - 150, FOOT_AT + 8, 1.2, scribe.tints.text)
        people = " · ".join(f"{seat.name}: {level_name(language, seat.level)}" for seat in seats)
        scribe.text(WIDE / 2, FOOT_AT + 25, people, 13, colour=scribe.tints.quiet, align=MIDDLE, width=wide)
        foot = self.say(FOOT, seed=match.seed, page=page)
        scribe.text(WIDE / 2, FOOT_AT + 42, foot, 12, colour=scribe.tints.quiet, align=MIDDLE, width=wide)


def _border(scribe: Scribe) -> None:
    """A double rule with gilded corners, a tendril in each margin."""
    p = scribe.p
    p.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width in ((20.0, 2.0), (25.0, 0.9)):
        p.setPen(QPen(scribe.lit(INK), width))
        p.drawRoundedRect(QRectF(inset, inset, WIDE - 2 * inset, HIGH - 2 * inset), 3, 3)
    for x in (35.0, WIDE - 35.0):
        grounds.tendril(p, QRectF(x - 12, 60, 24, HIGH - 140))
    p.setPen(QPen(scribe.lit(INK), 1.0))
    p.setBrush(scribe.lit(ORP))
    for x, s in ((25.0, 1), (WIDE - 25.0, -1)):
        for y, t in ((25.0, 1), (HIGH - 25.0, -1)):
            corner = QPainterPath(QPointF(x, y))
            corner.lineTo(x + 26 * s, y)
            corner.quadTo(x + 12 * s, y + 4 * t, x + 9 * s, y + 9 * t)
            corner.quadTo(x + 4 * s, y + 12 * t, x, y + 26 * t)
            corner.closeSubpath()
            p.drawPath(corner)


def ending_of(match: Match, language: Language, day: date | None = None) -> Ending:
    """The end of a game without a table on the screen."""
    text = game_text(match.edition, language, match.names)
    colours = [match.rules.colours[seat.colour] for seat in match.seats]
    context = ViewContext(match.seats, colours, text, language, "day", Settings())
    view: BoardView = make_view(match.edition, context)
    sheet = final_sheet(match, text, view.final_sheet(match.state))
    deciding = [row for row in sheet.rows if row.decides]
    return Ending(match, story_of(match), text, view.emblem_of, day, deciding)


def pdf_of(ending: Ending) -> bytes:
    """The report as a PDF."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Point)
    writer.setResolution(DOTS)
    writer.setTitle(f"{ending.title} – {ending.subtitle}")
    writer.setCreator("Kingsbridge Desktop")
    painter = QPainter(writer)
    try:
        factor = writer.width() / WIDE
        for number, draw in enumerate(Report(ending).pages):
            if number:
                writer.newPage()
            painter.resetTransform()
            painter.scale(factor, factor)
            draw(Scribe(painter, PRINT))
    finally:
        painter.end()
    return bytes(buffer.data().data())


def write_report(path: Path, ending: Ending) -> None:
    """Writes the report to a file; a SaveUnwritable says why that cannot be."""
    write_bytes(path, pdf_of(ending))
