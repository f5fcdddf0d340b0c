"""Since your last turn: what the others did and what it changed, told where it covers nothing of the board."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from kingsbridge_desktop.core.machine import asked
from kingsbridge_desktop.core.types import NOBODY, Event
from kingsbridge_desktop.text.base import Brief
from kingsbridge_desktop.text.news import news
from kingsbridge_desktop.ui import pictures
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.board.view import BoardView
from kingsbridge_desktop.ui.following.figures import Change, changes, figures_of
from kingsbridge_desktop.ui.following.news_panel import NewsPanel, Slip
from kingsbridge_desktop.ui.following.ticks import Ticks
from kingsbridge_desktop.ui.guard import attempt
from kingsbridge_desktop.ui.log_lines import last_own_ply
from kingsbridge_desktop.ui.table import Table
from kingsbridge_desktop.ui.theme import Colours

if TYPE_CHECKING:
    from kingsbridge_desktop.ui.page_parts import PageParts


MOST_SLIPS, FEWEST_SLIPS = 5, 2  # one alone has just been told by its caption
TOUCHES_ME = 10  # that much more telling is what changed something for who looks
LONGEST = 80  # actions that are looked through: who was away longer reads the log
EMBLEM = 30  # pixels
AT_A_TIME, AFTER = 0.004, 16  # s of looking things through, and ms in which the window does something else
COMES_BACK = 350  # ms after somebody else has spoken in its place
LEAST_COLUMN = 13  # times the size of its letters
ASKED_WIDTH = 24  # the same, over a board beside which there is no room
EDGE = 8  # pixels to the border of the board


class Told(NamedTuple):
    """One piece of news for who looks: where it is in the game, what is said of it, what it changed for them."""

    ply: int
    moment: int
    event: Event
    brief: Brief
    rank: int
    changes: tuple[Change, ...]


def since(table: Table, view: BoardView, viewer: int) -> list[Told]:
    """What happened since a seat acted last, as that seat may know it, the most telling first."""
    return in_order(told for step in step_by_step(table, view, viewer) for told in step)


def step_by_step(table: Table, view: BoardView, viewer: int) -> Iterator[list[Told]]:
    """The same in parts: what one action after the other led to."""
    match = table.match
    first = max(last_own_ply(match, viewer), match.ply - LONGEST, 1)
    return (_told_of(table, view, viewer, ply) for ply in range(first, match.ply + 1))


def _told_of(table: Table, view: BoardView, viewer: int, ply: int) -> list[Told]:
    match = table.match
    moments = match.moments(ply, viewer)
    positions = [match.view(viewer, ply - 1), *(moment.position for moment in moments)]
    events = [moment.event for moment in moments if moment.event is not None]
    found = []
    for piece in news(view.context.text, events):
        around = (positions[piece.first], positions[piece.end])
        if match.steps[ply - 1].seat == viewer and viewer in (piece.brief.seat, asked(around[0])):
            continue  # done by themselves, or what came of it while it was still their turn
        changed = tuple(changes(*(figures_of(view, match.rules, position, viewer) for position in around)))
        rank = piece.rank + (TOUCHES_ME if changed else 0)
        found.append(Told(ply, piece.number, piece.event, piece.brief, rank, changed))
    return found


def in_time(found: Iterable[Told]) -> list[Told]:
    """As it happened: nobody hears how something ended before it was done."""
    return sorted(found, key=lambda told: (told.ply, told.moment))


def in_order(found: Iterable[Told]) -> list[Told]:
    """The most telling first."""
    return sorted(found, key=lambda told: (-told.rank, told.ply, told.moment))


class Recap(QObject):
    """Tells it when somebody is asked after others have acted, and whenever it is wanted.

    It stands above the log, beside the board or in the wood of a small window, and steps back there as the log does.
    Over the board it lies only where there is no such place, and if somebody asks for it. It goes with the next action
    of whoever looks; nothing it shows is more than they may know.

    Signals:
        shown: it has been told.
        asked: somebody wants to see it.
    """

    shown = Signal()
    asked = Signal()

    def __init__(self, page: PageParts) -> None:
        super().__init__(page)
        table, course, looking_back = page.table, page.course, page.looking_back
        self._table, self._view, self._looking_back, self._log = table, page.view, looking_back, page.log
        self._stage, self._side, self._room, self._prompt = page.stage, page.side, page.room, page.prompt
        self._told: Sequence[Told] = ()
        self._told_at = -1  # after how many actions it was told by itself
        self._left: Iterator[list[Told]] = iter(())  # not looked through yet
        self._found: list[Told] = []
        self._ticked: tuple[int, ...] = ()  # what is marked on the board, of what is told
        self._fewest = 1  # pieces of news that are worth telling
        self._is_open = self._was_asked = self._is_visiting = False
        self._looking = QTimer(self)
        self._looking.timeout.connect(self._look_on)
        self._coming_back = QTimer(self)
        self._coming_back.setSingleShot(True)
        self._coming_back.setInterval(COMES_BACK)
        self._coming_back.timeout.connect(self._lay)
        self.panel = NewsPanel(page.colours, page.stage)
        self.ticks = Ticks(page.stage)
        course.offer_wanted.connect(lambda: attempt(self._tell_by_itself))
        table.stepped.connect(self._stepped)
        table.rewound.connect(self._forget)
        looking_back.began.connect(self._past_began)
        looking_back.ended.connect(self._come_back)
        page.stage.zoomed.connect(self._lay)
        page.stage.speech_changed.connect(self._give_way)
        page.view.nearer.changed.connect(self._give_way)
        page.room.resting.moved.connect(self._follow_log)
        page.room.drawer_button.toggled.connect(self._lay)
        page.stage.installEventFilter(self)
        self.panel.pointed.connect(self._point)
        self.panel.visited.connect(self._visit)
        self.panel.more_wanted.connect(self._read_log)
        self.panel.closed.connect(self.put_away)
        self.panel.fitted.connect(self._tick)
        page.prompt.tools.recap_wanted.connect(self.toggle)

    @property
    def told(self) -> Sequence[Told]:
        """What the slips tell just now."""
        return self._told

    def toggle(self) -> None:
        """Opens it, whatever the setting says, or puts it away."""
        if self.panel.isVisible():
            self.put_away()
        elif self._table.viewer != NOBODY and not self._looking_back.is_on:
            self._look_through(fewest=0)
        self._prompt.tools.show_recap(self.panel.isVisible())

    def _tell_by_itself(self) -> None:
        """Somebody is asked: once for each question, if there is more to tell than the last caption did."""
        ply = self._table.match.ply
        if not self._table.recaps or self._told_at == ply or self._table.viewer == NOBODY:
            return
        self._told_at = ply
        self._look_through(fewest=FEWEST_SLIPS)

    def _look_through(self, fewest: int) -> None:
        """Begins to look through what happened, a little in each frame, and then tells it."""
        self._left, self._found, self._fewest = step_by_step(self._table, self._view, self._table.viewer), [], fewest
        self._looking.start(AFTER)

    def _look_on(self) -> None:
        enough = time.perf_counter() + AT_A_TIME
        for step in self._left:
            self._found += step
            if time.perf_counter() > enough:
                return
        self._looking.stop()
        if not self._fewest:
            self._view.put_away()  # what is asked for last is seen
            self.asked.emit()
        if len(self._found) >= self._fewest:
            self._tell(in_order(self._found), asked=not self._fewest)

    def _tell(self, found: Sequence[Told], *, asked: bool = False) -> None:
        self._told = in_time(found[:MOST_SLIPS])
        context, names = self._view.context, self._table.match.names
        ratio = self._stage.devicePixelRatioF()
        slips = []
        for told in self._told:
            emblem = self._view.emblem_of(told.event)
            picture = pictures.emblem(emblem, EMBLEM, ratio, context.light) if emblem else None
            seat = told.brief.seat
            if picture is None and seat != NOBODY:
                picture = pictures.shield(context.colours[seat], EMBLEM, ratio, context.light)
            mine = [(pictures.emblem(one.emblem, EMBLEM, ratio, context.light), one.words) for one in told.changes]
            slips.append(Slip(told.brief.told(names), picture, mine, told.rank))
        self.panel.tell(slips, len(found) - len(slips))
        self._is_open, self._was_asked = True, asked
        self._lay()
        self.shown.emit()

    # where it is

    def _lay(self) -> None:
        """Where it covers nothing, wherever that is just now."""
        self._coming_back.stop()
        in_side = self._is_open and self._is_beside
        self._side.log_room.lay(self.panel if in_side else None)
        if not in_side:
            self._lay_on_stage()
        self._prompt.tools.show_recap(self.panel.isVisible())
        self._tick()

    @property
    def _is_beside(self) -> bool:
        """Whether the log has its place beside the board, in which what is told lies above it."""
        if self._room.plan.is_strip:
            return self._room.resting.has_place
        return self._side.width() >= LEAST_COLUMN * self.panel.font().pointSizeF()

    def _follow_log(self) -> None:
        """The log has come back to its place, or stepped back for somebody else."""
        if self._is_open:
            self._lay()

    def _lay_on_stage(self) -> None:
        box = self._box_on_stage() if self._is_open else QRect()
        if box.isEmpty() or self._is_taken(box):
            self.panel.hide()
            return
        self.panel.setParent(self._stage)
        self.panel.setGeometry(box)
        self.panel.show()
        self.panel.raise_()

    def _box_on_stage(self) -> QRect:
        """Over the board, only for whoever asked."""
        if not self._was_asked:
            return QRect()
        room = self._stage.viewport().rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        room.setWidth(min(room.width(), round(ASKED_WIDTH * self.panel.font().pointSizeF())))
        high = self.panel.height_in(room.size())
        return QRect(QPoint(room.left(), room.bottom() + 1 - high), QSize(room.width(), high))

    def _is_taken(self, box: QRect) -> bool:
        """Whether somebody else speaks there, or something is shown large."""
        return any(box.intersects(other) for other in (*self._stage.spoken(), self._view.nearer.box()))

    def _give_way(self) -> None:
        """Somebody else speaks where it lies, or does so no more."""
        self.ticks.leave_free(self._view.nearer.box())
        if not self._is_open or self._is_beside:
            return
        if self._is_taken(self._box_on_stage()):
            self._coming_back.stop()
            self._hide()
        elif not self.panel.isVisible():
            self._coming_back.start()

    def _hide(self) -> None:
        """Takes it away; the keyboard, if it was there, goes to the board."""
        focused = QApplication.focusWidget()
        had_keys = focused is not None and self.panel.isAncestorOf(focused)
        self.panel.hide()
        self._prompt.tools.show_recap(False)
        if had_keys:
            self._stage.setFocus()

    # what is new on the board

    def _places(self, told: Told) -> list[Anchor]:
        return [place for place in self._view.places_of(told.event) if place in self._view.scene.targets]

    def _tick(self) -> None:
        """Marks what the slips tell; those that have no room for them mark nothing."""
        if self._told and not self._looking_back.is_on:
            if self._is_open:
                self._ticked = self.panel.seen
            places = [self._places(self._told[number]) for number in self._ticked]
            kept = [*self._view.words_shown(), *self._view.pieces_shown()]
            self.ticks.tell(places, self._view.scene, kept)

    def _point(self, number: int) -> None:
        """A slip is under the pointer, or none (-1): its places are lit."""
        self._view.scene.mark(self._places(self._told[number]) if 0 <= number < len(self._told) else ())

    def _visit(self, number: int) -> None:
        told = self._told[number]
        self._is_visiting = True
        self._looking_back.visit(told.ply, told.moment)
        self._is_visiting = False

    def _past_began(self) -> None:
        """What came later is not told beside it, except to whoever goes from slip to slip."""
        self.ticks.hide()
        if self._is_open and not self._is_visiting:
            self.put_away()

    def _come_back(self) -> None:
        if self._told:
            self.ticks.show()

    def _read_log(self) -> None:
        """The whole log has its room again, and the keyboard."""
        self.put_away()
        self._room.read_log()

    def put_away(self) -> None:
        """It is folded; what is new stays marked until the next action."""
        self._is_open = False
        self._hide()
        self._view.scene.mark(())
        self._lay()

    def fold(self) -> bool:
        """Folds it; False if it is not seen."""
        if not self.panel.isVisible():
            return False
        self.put_away()
        return True

    def _stepped(self, _step: object) -> None:
        """No lambda: the table outlives the page and would keep it for ever."""
        self._forget()

    def _forget(self) -> None:
        self._looking.stop()
        self._told = self._ticked = ()
        self._is_open = False
        self._lay()
        self.ticks.fade(self._table.settings.animation_factor)

    def restyle(self, colours: Colours) -> None:
        """Another light or language: told anew."""
        self.panel.colours = colours
        if self._is_open:
            focused = QApplication.focusWidget()
            name = focused.objectName() if focused is not None and self.panel.isAncestorOf(focused) else ""
            self._tell(since(self._table, self._view, self._table.viewer), asked=self._was_asked)
            for again in self.panel.findChildren(QWidget, name)[-1:] if name else ():  # the old one goes later
                again.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self._told:
            self._lay()
        return False
