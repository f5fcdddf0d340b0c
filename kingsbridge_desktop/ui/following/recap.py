"""Since your last turn: what the others did and what it changed, on a strip over the lower edge of the board."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from kingsbridge_desktop.core.types import NOBODY, Event
from kingsbridge_desktop.text.news import news
from kingsbridge_desktop.ui import pictures
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.board.view import BoardView
from kingsbridge_desktop.ui.following.figures import Change, changes, figures_of
from kingsbridge_desktop.ui.following.strip import Slip, Strip, Tab
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


class Told(NamedTuple):
    """One piece of news for who looks: where it is in the game, its words, its places, what it changed for them."""

    ply: int
    moment: int
    event: Event
    seat: int
    words: str
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
        if match.steps[ply - 1].seat == viewer and (piece.first == 0 or piece.seat == viewer):
            continue  # done by themselves
        around = (positions[piece.first], positions[piece.end])
        changed = tuple(changes(*(figures_of(view, match.rules, position, viewer) for position in around)))
        rank = piece.rank + (TOUCHES_ME if changed else 0)
        found.append(Told(ply, piece.number, piece.event, piece.seat, piece.words, rank, changed))
    return found


def in_order(found: Iterable[Told]) -> list[Told]:
    """The most telling first."""
    return sorted(found, key=lambda told: (-told.rank, told.ply, told.moment))


class Recap(QObject):
    """Shows the strip when somebody is asked after others have acted, and whenever it is wanted.

    It goes with the next action of whoever looks; nothing it shows is more than they may know.
    """

    shown = Signal()

    def __init__(self, page: PageParts) -> None:
        super().__init__(page)
        table, course, looking_back = page.table, page.course, page.looking_back
        colours, stage = page.colours, page.stage
        self._table, self._view, self._looking_back, self._log = table, page.view, looking_back, page.log
        self._stage = stage
        self._told: Sequence[Told] = ()
        self._told_at = -1  # after how many actions it was told by itself
        self._left: Iterator[list[Told]] = iter(())  # not looked through yet
        self._found: list[Told] = []
        self._fewest = 1  # pieces of news that are worth a strip
        self._looking = QTimer(self)
        self._looking.timeout.connect(self._look_on)
        self.strip = Strip(colours, stage)
        self.ticks = Ticks(stage)
        self.tab = Tab(stage)
        course.offer_wanted.connect(lambda: attempt(self._tell_by_itself))
        table.stepped.connect(self._stepped)
        table.rewound.connect(self._forget)
        looking_back.began.connect(self.ticks.hide)
        looking_back.ended.connect(self._come_back)
        stage.zoomed.connect(self._place)
        stage.installEventFilter(self)
        self.strip.pointed.connect(self._point)
        self.strip.visited.connect(self._visit)
        self.strip.more_wanted.connect(self._read_log)
        self.strip.closed.connect(self.put_away)
        self.tab.clicked.connect(self.toggle)

    @property
    def told(self) -> Sequence[Told]:
        """What the slips tell just now."""
        return self._told

    def toggle(self) -> None:
        """Opens the strip, whatever the setting says, or puts it away."""
        if self.strip.isVisible():
            self.put_away()
        elif self._table.viewer != NOBODY and not self._looking_back.is_on:
            self._look_through(fewest=0)

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
        if len(self._found) >= self._fewest:
            self._tell(in_order(self._found))

    def _tell(self, found: Sequence[Told]) -> None:
        self._told = found[:MOST_SLIPS]
        context, names = self._view.context, self._table.match.names
        ratio = self._stage.devicePixelRatioF()
        slips = []
        for told in self._told:
            words = f"{names[told.seat]}: {told.words}" if told.seat != NOBODY else told.words
            emblem = self._view.emblem_of(told.event)
            picture = pictures.emblem(emblem, EMBLEM, ratio, context.light) if emblem else None
            if picture is None and told.seat != NOBODY:
                picture = pictures.shield(context.colours[told.seat], EMBLEM, ratio, context.light)
            mine = [(pictures.emblem(one.emblem, EMBLEM, ratio, context.light), one.words) for one in told.changes]
            slips.append(Slip(words, picture, mine))
        self.strip.tell(slips, len(found) - len(slips))
        self.tab.hide()
        self.strip.show()
        self._place()
        self.strip.raise_()
        self.shown.emit()

    def _places(self, told: Told) -> list[Anchor]:
        return [place for place in self._view.places_of(told.event) if place in self._view.scene.targets]

    def _place(self) -> None:
        """Over the lower edge of the board, wherever that is on the screen just now."""
        edge = self._stage.mapFromScene(0.0, self._view.recap_edge()).y()
        self.strip.place(min(edge, self._stage.height()))
        self.tab.place(min(edge, self._stage.height()))
        if not self._looking_back.is_on:
            self.ticks.tell([self._places(told) for told in self._told[: self.strip.most]], self._view.scene)

    def _point(self, number: int) -> None:
        """A slip is under the pointer, or none (-1): its places are lit."""
        self._view.scene.mark(self._places(self._told[number]) if 0 <= number < len(self._told) else ())

    def _visit(self, number: int) -> None:
        told = self._told[number]
        self._looking_back.visit(told.ply, told.moment)

    def _come_back(self) -> None:
        if self.strip.isVisible() or self.tab.isVisible():
            self.ticks.show()

    def _read_log(self) -> None:
        self._log.setFocus()

    def put_away(self) -> None:
        """The strip is folded into a tab; what is new stays marked until the next action."""
        focused = QApplication.focusWidget()
        had_keys = focused is not None and self.strip.isAncestorOf(focused)
        self.strip.hide()
        self._view.scene.mark(())
        self.tab.show()
        self._place()
        self.tab.raise_()
        if had_keys:
            self._stage.setFocus()

    def fold(self) -> bool:
        """Folds the strip; False if it does not lie there."""
        if not self.strip.isVisible():
            return False
        self.put_away()
        return True

    def _stepped(self, _step: object) -> None:
        """No lambda: the table outlives the page and would keep it for ever."""
        self._forget()

    def _forget(self) -> None:
        self._looking.stop()
        self._told = ()
        self.strip.hide()
        self.tab.hide()
        self.ticks.fade(self._table.settings.animation_factor)

    def restyle(self, colours: Colours) -> None:
        """Another light or language: told anew."""
        self.strip.colours = colours
        self.tab.retranslate()
        if self.strip.isVisible():
            focused = QApplication.focusWidget()
            name = focused.objectName() if focused is not None and self.strip.isAncestorOf(focused) else ""
            self._tell(since(self._table, self._view, self._table.viewer))
            for again in self.strip.findChildren(QWidget, name)[-1:] if name else ():  # the old one goes later
                again.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and (self.strip.isVisible() or self.tab.isVisible()):
            self._place()
        return False
