"""The log's lines and the last sheet, made from a match as one seat may know it."""

from __future__ import annotations

from kingsbridge_desktop.core.types import NOBODY, Event
from kingsbridge_desktop.play.match import Match, Step
from kingsbridge_desktop.text.base import GameText
from kingsbridge_desktop.text.handicap import head_start_line, total_line
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui.board.view import Sheet, SheetRow
from kingsbridge_desktop.ui.panels.log import LAST, Line
from kingsbridge_desktop.ui.words import level_name


def line_of(text: GameText, ply: int, actor: int, number: int, event: Event) -> Line | None:
    """What an event says; None for what only the board shows. `number` is its moment in the step."""
    words = text.event(event)
    if not words:
        return None
    subject = text.subject(event)
    return Line(ply, actor if subject is None else subject, event, words, number)


class LogBook:
    """The log of a match in the words of one language; what a step says to a viewer is written once."""

    def __init__(self, match: Match, text: GameText) -> None:
        self.match, self.text = match, text
        self._written: dict[tuple[int, int], tuple[Step, list[Line]]] = {}

    def lines_of_step(self, viewer: int, ply: int, step: Step) -> list[Line]:
        """What one step says to a viewer."""
        written = self._written.get((viewer, ply))
        if written is None or written[0] is not step:  # another step after one was taken back
            events = enumerate(self.match.events_for(viewer, step))
            lines = [line_of(self.text, ply, step.seat, number, event) for number, event in events]
            written = self._written[viewer, ply] = step, [line for line in lines if line is not None]
        return written[1]


def all_lines(book: LogBook, viewer: int) -> list[Line]:
    """The whole log for a viewer; moves taken back by agreement are part of it."""
    match, text = book.match, book.text
    lines = []
    for event in match.setup_events:
        line = line_of(text, 0, NOBODY, LAST, event) if event.visible_to(viewer) else None
        if line is not None:
            lines.append(line)
    taken_back: dict[int, int] = {}
    for takeback in match.takebacks:
        at = takeback.ply - takeback.steps
        taken_back[at] = taken_back.get(at, 0) + takeback.steps
    steps = match.steps
    for ply in range(match.ply + 1):
        if ply > 0:
            lines += book.lines_of_step(viewer, ply, steps[ply - 1])
        if ply in taken_back:
            words = text.language.say("shared", "By agreement, %n move(s) were taken back.", n=taken_back[ply])
            lines.append(Line(ply, NOBODY, None, words))
        lines += [Line(ply, seat, None, words) for seat, words in _around(match, text, ply)]
    return lines


def _around(match: Match, text: GameText, ply: int) -> list[tuple[int, str]]:
    """What happened to the table itself after so many actions: whose seat, and what is said."""
    say, found = text.language.say, list[tuple[int, str]]()
    if match.origin is not None and match.origin.ply == ply:
        words = (
            say("shared", "Played on from here as a game of its own, with the same luck.")
            if match.origin.same_luck
            else say("shared", "Played on from here as a game of its own, with new luck.")
        )
        found.append((NOBODY, words))
    for change in match.reseatings:
        if change.ply == ply:
            name, level = match.names[change.seat], level_name(text.language, change.level)
            found.append(
                (change.seat, say("shared", "{name} is played from here on by: {level}.", name=name, level=level))
            )
    return found


def last_own_ply(match: Match, viewer: int) -> int:
    """After how many actions the viewer acted last: what came since is news."""
    if viewer == NOBODY:
        return match.ply
    steps = match.steps
    for ply in range(match.ply, 0, -1):
        if steps[ply - 1].seat == viewer:
            return ply
    return 0


def victory(match: Match, language: Language) -> str:
    """Who has won, in words without a full stop."""
    winners = match.winners()
    names = ", ".join(match.names[seat] for seat in winners)
    if len(winners) == 1:
        return language.say("shared", "{names} wins", names=names)
    return language.say("shared", "Shared victory: {names}", names=names)


def final_sheet(match: Match, text: GameText, own: Sheet | None) -> Sheet:
    """The page of the end: the game's own, or the lines of the rules' breakdown."""
    sheet = own or Sheet("", _breakdown(match, text))
    if not sheet.title:
        sheet.title = victory(match, text.language)
    if any(match.head_starts):
        more = tuple(map(str, match.head_starts))
        totals = tuple(map(str, match.totals()))
        kept = [row for row in sheet.rows if not row.decides]  # a tie of points decides nothing here
        last = SheetRow(total_line(text.language), totals, strong=True)
        sheet.rows = [*kept, SheetRow(head_start_line(text.language), more), last]
    sheet.winners = tuple(match.winners())
    sheet.final = True
    return sheet


def _breakdown(match: Match, text: GameText) -> list[SheetRow]:
    breakdown = match.rules.breakdown(match.state)
    kinds = list(dict.fromkeys(item.kind for items in breakdown for item in items))
    rows = [
        SheetRow(
            text.item(kind),
            tuple(str(sum(item.value for item in items if item.kind == kind)) for items in breakdown),
        )
        for kind in kinds
    ]
    rows.append(SheetRow(text.language.say("shared", "Total"), tuple(map(str, match.scores())), strong=True))
    return rows
