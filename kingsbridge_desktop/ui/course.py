"""The course of a game at the screen: a step is shown, a sheet is read, somebody is asked, the game ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from kingsbridge_desktop.core.types import EVERYONE, NOBODY, Action
from kingsbridge_desktop.play.match import Step
from kingsbridge_desktop.ui.board.view import Sheet
from kingsbridge_desktop.ui.guard import attempt
from kingsbridge_desktop.ui.log_lines import final_sheet
from kingsbridge_desktop.ui.table_screen import CURTAIN_SHIELD

if TYPE_CHECKING:
    from kingsbridge_desktop.ui.page_parts import PageParts


CARD_SEEN = 1800  # ms in which somebody sees what they have just drawn before the screen changes hands
FORCED_DELAY = 350  # ms before an action without a choice is played for a person


class Course(QObject):
    """Says what comes next; while somebody looks back nothing does, and it is made up for afterwards.

    Signals:
        offer_wanted: the asked person may act now.
        offer_over: nobody may act any more.
        waiting: nothing can be done just now; the seat of the bot that thinks, or NOBODY.
        ended: the game is over and its end is shown.
    """

    offer_wanted = Signal()
    offer_over = Signal()
    waiting = Signal(int)
    ended = Signal()

    def __init__(self, page: PageParts) -> None:
        super().__init__(page)
        table, player, looking_back = page.table, page.player, page.looking_back
        screen, sheets, ending, curtain = page.seen, page.sheets, page.ending, page.curtain
        self._table, self._view, self._player, self._screen = table, page.view, player, screen
        self._looking_back, self._sheets, self._curtain = looking_back, sheets, curtain
        self._ending = ending
        self._came_from_end = False  # a moment is looked at from the page of the end
        self._before: Any = None  # the position before the running step
        self._unfollowed = False  # a step was shown to its end while somebody looked back
        self._pending: list[Action] = []  # the rest of an accepted proposal
        self._proposed_to = NOBODY
        self._sheet: Callable[[], Sheet | None] = lambda: None  # writes the sheet that lies on the table
        self._result_was_shown = False
        self.standing_answer: Callable[[int], Action | None] = lambda seat: None  # what a seat said once for all
        self._forced = QTimer(self)
        self._forced.setSingleShot(True)
        self._forced.timeout.connect(self._play_forced)
        self._handing_over = QTimer(self)
        self._handing_over.setSingleShot(True)
        self._handing_over.timeout.connect(self._hand_over)
        self._seen_at = -1  # after how many actions somebody has had a look at what they drew
        self._next = QTimer(self)  # what was shown last is painted before more is to be seen: no turn takes a frame
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._go_on)
        table.stepped.connect(self._stepped)
        table.rewound.connect(self._rewound)
        table.person_asked.connect(self._person_asked)
        table.thinking.connect(self._thinking)
        table.ended.connect(self._ended)
        player.departed.connect(screen.announce)
        player.shown.connect(screen.arrive)
        player.finished.connect(self._landed)
        looking_back.began.connect(self._began_looking_back)
        looking_back.ended.connect(self._back_at_now)
        curtain.opened.connect(self._curtain_opened)
        sheets.closed.connect(self._sheet_closed)
        ending.sheet_wanted.connect(self._lay_score_sheet)
        ending.moment_wanted.connect(self._visit_from_end)

    def begin(self) -> None:
        """Shows the table and goes on where it stands."""
        if self._table.needs_curtain(self._table.match.asked):
            self._table.viewer = NOBODY
        self._screen.show_now()
        self._screen.fill_log()
        self._table.proceed()

    @property
    def goes_on(self) -> bool:
        """Whether something comes next by itself, or the game waits for somebody who looks back."""
        if self._looking_back.is_on or self._view.director.is_moving or self._player.waits:
            return True
        if self._forced.isActive() or self._handing_over.isActive() or self._next.isActive():
            return True
        return self._table.is_thinking or self._table.match.is_over

    def show_anew(self) -> None:
        """After a fault: the moment the game has come to, and whoever is to act is asked again."""
        self._pending, self._unfollowed = [], False
        self._next.stop()
        for step in (self._player.drop, self.stop_offering, self._view.layer.clear):
            attempt(step)
        attempt(self._screen.show_now)
        attempt(self._screen.fill_log)
        self._table.proceed()

    # a step

    def _stepped(self, step: Step) -> None:
        self._next.stop()
        self.stop_offering()
        match, viewer = self._table.match, self._table.viewer
        self._before = self._view.position
        self._screen.begin_step()
        moments = match.moments(match.ply, viewer)
        self._view.passing(moments)
        self._player.play(moments, viewer)

    def _landed(self) -> None:
        """The step has been shown to its end."""
        self._unfollowed = True
        self._go_on_soon()

    def _go_on_soon(self) -> None:
        """What comes next comes in the next turn of the event loop; at once where nothing is to be seen to move."""
        if self._table.settings.animation_factor:
            self._next.start(0)
        else:
            self._go_on()

    def _go_on(self) -> None:
        if self._looking_back.is_on:
            return
        if self._unfollowed:
            self._follow_step()
        elif not self._sheets.isVisible():  # else it goes on when that is put away
            self._table.proceed()

    def _follow_step(self) -> None:
        """A sheet if the step deserves one, else whoever is next."""
        self._unfollowed = False
        if self._step_sheet() is not None:
            self._screen.ask()
            self._lay(self._step_sheet)
        else:
            self._table.proceed()

    def _step_sheet(self) -> Sheet | None:
        match, viewer = self._table.match, self._table.viewer
        if not match.ply:
            return None
        sheet = self._view.sheet(self._before, match.view(viewer), match.events_for(viewer, match.steps[-1]))
        return sheet if sheet is not None and self._is_wanted(sheet) else None

    def _is_wanted(self, sheet: Sheet) -> bool:
        """Whether whoever plays wants such a page to lie on the table by itself."""
        pages = self._table.settings.values.pages
        return pages == "all" or (pages == "rounds" and not sheet.minor)

    def _rewound(self) -> None:
        self._next.stop()
        self._player.drop()
        self._looking_back.forget()
        self.stop_offering()
        self._unfollowed = self._result_was_shown = False
        self._sheets.hide()
        self._ending.hide()
        self._screen.show_now()
        self._screen.fill_log()
        self._table.proceed()

    # sheets

    def _lay(self, write: Callable[[], Sheet | None]) -> None:
        sheet = write()
        if sheet is not None:
            self._sheet = write
            self._sheets.show_sheet(sheet, self._table.match.names, self._view.context.colours)

    def rewrite_sheet(self) -> None:
        """Another language or light: what lies on the table follows."""
        self._ending.rewrite(self._sheets.colours)
        if self._sheets.isVisible():
            self._lay(self._sheet)

    def _sheet_closed(self) -> None:
        if self._sheets.sheet is None or not self._sheets.sheet.final:
            self._go_on_soon()
        elif self._ending.isVisible():
            self._ending.take_keyboard()

    def show_result(self) -> None:
        """The page of the end, as often as anybody wants it."""
        if self._table.match.is_over and not self._player.is_busy:
            is_new, self._result_was_shown = not self._result_was_shown, True
            self._ending.show_end(moves=is_new)

    def _lay_score_sheet(self) -> None:
        self._lay(self._result)

    def _visit_from_end(self, ply: int, moment: int) -> None:
        """Somebody wants to see a moment of the story; from there it goes back to the page of the end."""
        self._looking_back.visit(ply, moment)
        self._came_from_end = self._looking_back.is_on

    def _result(self) -> Sheet:
        match = self._table.match
        return final_sheet(match, self._view.context.text, self._view.final_sheet(match.view(self._table.viewer)))

    def _ended(self) -> None:
        self.stop_offering()
        self._screen.ask()
        self.ended.emit()
        if not self._result_was_shown:
            self.show_result()

    # who is next

    def _thinking(self, seat: int) -> None:
        if seat != NOBODY:
            self._screen.ask()
            self.waiting.emit(seat)

    def _person_asked(self, seat: int) -> None:
        if self._go_on_with_proposal():
            return
        table = self._table
        if len(table.match.legal()) == 1 and table.plays_forced:
            self._screen.ask()
            self.waiting.emit(NOBODY)
            self._forced.start(round(FORCED_DELAY * table.settings.animation_factor))
            return
        said = self.standing_answer(seat)
        if said is not None:
            table.submit(said)
            return
        if table.needs_curtain(seat):
            if self._has_just_drawn() and self._seen_at != table.match.ply:
                self._seen_at = table.match.ply
                self._handing_over.start(round(CARD_SEEN * (table.settings.animation_factor or 1.0)))
            else:
                self._draw_curtain(seat)
            return
        if table.viewer == seat:
            self.offer_wanted.emit()
        else:
            self._sit_down(seat)
            self._go_on_soon()  # asks again who is there now

    def _has_just_drawn(self) -> bool:
        """Whether the last step has shown its player something that nobody else may see."""
        match, viewer = self._table.match, self._table.viewer
        if viewer == NOBODY or not match.ply or match.steps[-1].seat != viewer:
            return False
        return any(e.seen_by != EVERYONE and e.seen_by >> viewer & 1 for e in match.steps[-1].events)

    def _hand_over(self) -> None:
        """It has been seen: the screen changes hands, unless the game has gone elsewhere."""
        if not self._table.match.is_over and self._table.needs_curtain(self._table.match.asked):
            self._draw_curtain(self._table.match.asked)

    def _draw_curtain(self, seat: int) -> None:
        table = self._table
        table.viewer = NOBODY
        self._screen.show_now()
        self._screen.fill_log()
        self._screen.ask()
        self._curtain.close_for(table.match.names[seat], self._screen.shield(seat, CURTAIN_SHIELD))

    def _sit_down(self, seat: int) -> None:
        """The table is seen by another person."""
        if self._table.viewer != seat:
            self._table.viewer = seat
            self._screen.show_now()
            self._screen.fill_log()

    def _curtain_opened(self) -> None:
        self._sit_down(self._table.match.asked)
        if self._looking_back.is_on:
            self._looking_back.show()
        else:
            self._go_on_soon()

    def _play_forced(self) -> None:
        legal = self._table.match.legal()
        if len(legal) == 1:
            self._table.submit(legal[0])

    def stop_offering(self) -> None:
        """Nobody may act any more."""
        self._forced.stop()
        self._handing_over.stop()
        self.offer_over.emit()

    # looking back

    def _began_looking_back(self) -> None:
        self._player.skip()
        self.stop_offering()

    def _back_at_now(self) -> None:
        came_from_end, self._came_from_end = self._came_from_end, False
        if came_from_end:
            self.show_result()
            return
        self._next.stop()
        self._go_on()

    # proposals

    def accept(self, actions: Sequence[Action]) -> None:
        """Plays all actions of a proposal, one after the other."""
        self._pending, self._proposed_to = list(actions), self._table.match.asked
        self._go_on_with_proposal()

    def forget_proposal(self) -> None:
        """The rest of a proposal is not wanted any more."""
        self._pending = []

    def _go_on_with_proposal(self) -> bool:
        """Plays the next action of an accepted proposal; False if there is none."""
        if not self._pending:
            return False
        action = self._pending.pop(0)
        if self._table.match.asked != self._proposed_to or action not in self._table.match.legal():
            self._pending = []
            return False
        self._table.submit(action)
        return True
