"""The table as people see it: board, prompt, players, log, looking back, curtain and sheets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMessageBox, QSplitter, QVBoxLayout, QWidget

from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.core.types import NOBODY, Action
from kingsbridge_desktop.play.match import Moment, Step
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.text.problems import problem, undo_stop
from kingsbridge_desktop.ui import pictures
from kingsbridge_desktop.ui.board.stage import Stage
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.board.view import Sheet, ViewContext
from kingsbridge_desktop.ui.choice_controller import ChoiceController
from kingsbridge_desktop.ui.dialogs.moves import choose_move
from kingsbridge_desktop.ui.hint import Hint
from kingsbridge_desktop.ui.log_lines import all_lines, final_sheet, last_own_ply, line_of
from kingsbridge_desktop.ui.moment_player import MomentPlayer
from kingsbridge_desktop.ui.panels.curtain import Curtain
from kingsbridge_desktop.ui.panels.log import LAST, Line
from kingsbridge_desktop.ui.panels.prompt import PromptBar
from kingsbridge_desktop.ui.panels.sheet import SheetPage
from kingsbridge_desktop.ui.panels.side import SidePanel
from kingsbridge_desktop.ui.panels.toast import Toast
from kingsbridge_desktop.ui.screens import make_view
from kingsbridge_desktop.ui.settings import Settings
from kingsbridge_desktop.ui.table import Table
from kingsbridge_desktop.ui.theme import Colours

NARROW_SIDE, WIDE_SIDE = 310, 520  # pixels beside the board; a large window has more room than its board needs
FORCED_DELAY = 350  # ms before an action without a choice is played for a person


class GamePage(QWidget):
    """Shows a Table and passes on what people do there.

    Signals:
        again_wanted: the same players want another game.
        home_wanted: back to the home page.
        state_changed: undo, redo or the position changed; menus follow.
    """

    again_wanted = Signal()
    home_wanted = Signal()
    state_changed = Signal()

    def __init__(self, table: Table, settings: Settings, language: Language, colours: Colours) -> None:
        super().__init__()
        self.table = table
        self.settings = settings
        self.colours = colours
        match = table.match
        livery = [match.rules.colours[seat.colour] for seat in match.seats]
        text = game_text(match.game, language, match.names)
        self.context = ViewContext(match.seats, livery, text, language, colours.light, settings, match.rules.why_not)
        self.view = make_view(match.game, self.context)
        self._pending: list[Action] = []
        self._past: tuple[int, int] | None = None  # step and moment that are looked back at
        self._told = 0  # events of the running step that the log has told
        self._shown_sheet_final = False
        self.player = MomentPlayer(self.view, self)
        self._build()
        self._connect()

    # building

    def _build(self) -> None:
        self.stage = Stage()
        self.stage.setObjectName("stage")
        self.stage.show_board(self.view.scene, self.colours.window)
        self.prompt = PromptBar()
        self.side = SidePanel(self.view, self.colours)
        self.players, self.log, self.replay = self.side.players, self.side.log, self.side.replay
        board = QWidget()
        column = QVBoxLayout(board)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.stage, 1)
        column.addWidget(self.prompt)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(board)
        self.splitter.addWidget(self.side)
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setStretchFactor(1, 0)
        self._shared_by_hand = False
        self.splitter.splitterMoved.connect(self._keep_share)
        self.splitter.setCollapsible(0, False)
        line = QHBoxLayout(self)
        line.setContentsMargins(8, 6, 8, 8)
        line.addWidget(self.splitter)
        self.choices = ChoiceController(self.view, self.stage, self.prompt, self)
        self.toast = Toast(self.stage)
        self.hint = Hint(self.table, self.view, self.choices, self.prompt, self.say, self)
        self.sheets = SheetPage(self.colours, self)
        self.curtain = Curtain(self.colours, self)
        self._forced = QTimer(self)
        self._forced.setSingleShot(True)
        self._forced.timeout.connect(self._play_forced)

    def _connect(self) -> None:
        table = self.table
        table.stepped.connect(self._stepped)
        table.rewound.connect(self._rewound)
        table.person_asked.connect(self._person_asked)
        table.thinking.connect(self._thinking)
        table.ended.connect(self._ended)
        table.trouble.connect(self.show_problem)
        self.player.departed.connect(self._departed)
        self.player.shown.connect(self._arrived)
        self.player.finished.connect(self._landed)
        self.view.scene.hovered.connect(self._hovered)
        self.players.hovered.connect(lambda seat: self.view.point_at_seat(self._state, seat))
        self.stage.clicked.connect(self._stage_clicked)
        self.choices.wanted.connect(self.choose)
        self.choices.refused.connect(self.say)
        self.prompt.chosen.connect(self.choose)
        self.prompt.proposed.connect(self._accept_proposal)
        self.prompt.undo_wanted.connect(self.undo)
        self.prompt.redo_wanted.connect(self.redo)
        self.prompt.list_wanted.connect(self.list_moves)
        self.prompt.hint_wanted.connect(self.hint.press)
        self.log.pointed.connect(
            lambda event: self.view.scene.mark(self.view.places_of(event) if event is not None else ())
        )
        self.log.visited.connect(self.look_back)
        self.replay.visited.connect(self.look_back)
        self.curtain.opened.connect(self._curtain_opened)
        self.sheets.closed.connect(self._sheet_closed)
        self.sheets.again_wanted.connect(self.again_wanted)
        self.sheets.home_wanted.connect(self.home_wanted)
        self.settings.changed.connect(self._setting_changed)

    def begin(self) -> None:
        """Shows the table and goes on where it stands."""
        if self.table.needs_curtain(self.table.match.asked):
            self.table.viewer = NOBODY
        self._show_now()
        self._fill_log()
        self.table.proceed()

    # what is seen

    @property
    def _state(self) -> Any:
        """The masked position of the moment that is shown."""
        return self.view.position

    def _show_now(self) -> None:
        """The moment the game has come to, nothing offered."""
        match, viewer = self.table.match, self.table.viewer
        self._show(Moment(match.ply, None, match.view(viewer)))

    def _show(self, moment: Moment) -> None:
        """Board, plates, header and bar at one moment."""
        self.view.show(moment.position, self.table.viewer)
        self._show_side(moment)

    def _show_side(self, moment: Moment) -> None:
        match = self.table.match
        self.side.show_state(match, moment.position)
        self.replay.show_at(moment.ply, match.ply)

    def shield(self, seat: int, size: float) -> QPixmap:
        """A player's shield."""
        return pictures.shield(self.context.colours[seat], size, self.devicePixelRatioF(), self.context.light)

    def _show_prompt(self) -> None:
        s = self._state
        if not s.stack:
            names = [self.table.match.names[seat] for seat in self.table.match.winners()]
            words = self.tr("The game is over. Winner: %s") % ", ".join(names)
            self.prompt.ask(words, None)
        else:
            self.prompt.ask(self.context.text.question(s), self.shield(s.stack[-1].seat, 38))
        self.prompt.tell("")
        reason = self.table.undo_stop()
        self.prompt.set_undo(
            reason is None, undo_stop(self.context.language, reason, self.table.match.names) if reason else ""
        )
        self.prompt.set_redo(self.table.match.can_redo)
        self.state_changed.emit()

    # the log

    def _fill_log(self) -> None:
        match, viewer = self.table.match, self.table.viewer
        lines = all_lines(match, self.context.text, viewer)
        self.log.fill(lines, self._log_shields(), last_own_ply(match, viewer))

    def _log_shields(self) -> list[QPixmap]:
        """As high as a line, with the pattern: colours alone do not tell players apart for everybody."""
        return [self.shield(seat, self.log.fontMetrics().height() * 1.1) for seat in range(len(self.context.colours))]

    # the course of the game

    def _stepped(self, step: Step) -> None:
        self._stop_offering()
        match, viewer = self.table.match, self.table.viewer
        self._before, self._told = self.view.position, 0
        self.player.play(match.moments(match.ply, viewer), viewer)

    def _line_of(self, moment: Moment, number: int) -> Line | None:
        if moment.event is None:
            return None
        actor = self.table.match.steps[moment.ply - 1].seat
        return line_of(self.context.text, moment.ply, actor, number, moment.event)

    def _departed(self, moments: Sequence[Moment]) -> None:
        """The prompt says what is about to be seen."""
        lines = [self._line_of(moment, LAST) for moment in moments]
        told = [line for line in lines if line is not None]
        if told:
            seat = told[-1].seat
            self.prompt.ask(told[-1].words, self.shield(seat, 38) if seat != NOBODY else None)

    def _arrived(self, moments: Sequence[Moment]) -> None:
        """The board shows a moment: plates, header and log follow."""
        self._show_side(moments[-1])
        lines = []
        for moment in moments:
            line = self._line_of(moment, self._told)
            self._told += 1
            if line is not None:
                lines.append(line)
        self.log.append(lines, self._log_shields(), moments[-1].ply - 1)

    def _landed(self) -> None:
        """The step has been shown to its end."""
        if self._past is not None:
            return
        match = self.table.match
        step = match.steps[-1] if match.ply else None
        if step is not None:
            sheet = self.view.sheet(self._before, self._state, match.events_for(self.table.viewer, step))
            if sheet is not None:
                self._show_prompt()
                self._lay(sheet)
                return
        self.table.proceed()

    def _lay(self, sheet: Sheet) -> None:
        names = self.table.match.names
        self.sheets.show_sheet(sheet, names, [self.shield(seat, 40) for seat in range(len(names))])

    def _sheet_closed(self) -> None:
        if self.sheets.sheet is not None and self.sheets.sheet.final:
            self.stage.setFocus()
            return
        self.table.proceed()

    def _rewound(self) -> None:
        self.player.drop()
        self._past = None
        self._stop_offering()
        self._show_now()
        self._fill_log()
        self.table.proceed()

    def _thinking(self, seat: int) -> None:
        if seat != NOBODY:
            self._show_prompt()
            self.prompt.offer((), None)
            self.prompt.tell(self.tr("%s is thinking …") % self.table.match.names[seat])

    def _person_asked(self, seat: int) -> None:
        if self._go_on_with_proposal():
            return
        legal = self.table.match.legal()
        if len(legal) == 1 and self.settings.values.play_forced:
            self._show_prompt()
            self._forced.start(round(FORCED_DELAY * self.settings.animation_factor))
            return
        if self.table.needs_curtain(seat):
            self.table.viewer = NOBODY
            self._show_now()
            self._fill_log()
            self._show_prompt()
            self.curtain.close_for(self.table.match.names[seat], self.shield(seat, 110))
            return
        if self.table.viewer != seat:
            self.table.viewer = seat
            self._show_now()
            self._fill_log()
        self._offer()

    def _play_forced(self) -> None:
        legal = self.table.match.legal()
        if len(legal) == 1 and self._past is None:
            self.table.submit(legal[0])

    def _curtain_opened(self) -> None:
        self.table.viewer = self.table.match.asked
        self._show_now()
        self._fill_log()
        self._offer()

    def _ended(self) -> None:
        self._stop_offering()
        self._show_prompt()
        if self._shown_sheet_final:
            return
        self._shown_sheet_final = True
        match = self.table.match
        self._lay(final_sheet(match, self.context.text, self.view.final_sheet(self._state)))

    # offering and choosing

    def _offer(self) -> None:
        self.choices.open(self.table.match, self._state)
        self._show_prompt()
        if not any(button.hasFocus() for button in self.prompt.buttons()):
            self.stage.setFocus()

    def _stop_offering(self) -> None:
        self._forced.stop()
        self.hint.forget()
        self.choices.close()

    def _stage_clicked(self) -> None:
        self.player.skip()

    def say(self, words: str, anchor: Anchor | None = None) -> None:
        """A sentence beside a place, or in the middle of the board."""
        target = self.view.scene.targets.get(anchor) if anchor is not None else None
        at = QPoint(self.stage.width() // 2, self.stage.height() // 2)
        if target is not None:
            at = self.stage.mapFromScene(target.mapToScene(target.shape().boundingRect().topLeft()))
            at.setX(self.stage.mapFromScene(target.centre()).x())
        self.toast.say(words, at)
        self.prompt.tell(words)

    def choose(self, action: Action) -> None:
        """A person does this, after a warning where it is often regretted."""
        if not self.choices.is_open:
            return
        warning = self.view.warning(self._state, action)
        if warning and not self._confirmed(warning):
            return
        self.toast.hide()
        self.table.submit(action)

    def _confirmed(self, words: str) -> bool:
        box = QMessageBox(QMessageBox.Icon.Question, self.tr("Are you sure?"), words, parent=self)
        yes = box.addButton(self.tr("Do it"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(self.tr("Better not"), QMessageBox.ButtonRole.RejectRole)
        box.exec()
        return box.clickedButton() is yes

    def _accept_proposal(self, actions: Sequence[Action]) -> None:
        self._pending = list(actions)
        self._go_on_with_proposal()

    def _go_on_with_proposal(self) -> bool:
        """Plays the next action of an accepted proposal; False if there is none."""
        if not self._pending:
            return False
        action = self._pending.pop(0)
        if action not in self.table.match.legal():
            self._pending = []
            return False
        self.table.submit(action)
        return True

    def list_moves(self) -> None:
        """Every possible move as a list, for the keyboard and for screen readers."""
        if not self.choices.is_open:
            return
        action = choose_move(self, self.prompt.question, self.choices.moves())
        if action is not None:
            self.choose(action)

    def _hovered(self, anchor: Anchor | None) -> None:
        self.prompt.tell(self.view.hover(self._state, anchor))

    # going back

    def undo(self) -> None:
        """Takes back the last action if that is fair."""
        self._pending = []
        if self.sheets.isVisible() or self.curtain.isVisible():
            return
        try:
            self.table.undo()
        except KingsbridgeError as error:
            self.show_problem(error)

    def redo(self) -> None:
        """Does again what was taken back."""
        if self.table.match.can_redo and not self.curtain.isVisible():
            self.table.redo()

    def undo_by_agreement(self) -> None:
        """Back to the last decision of a person, whatever was seen since, if the table agrees."""
        match = self.table.match
        steps = match.steps
        for back in range(1, len(steps) + 1):
            if match.seats[steps[-back].seat].is_person:
                break
        else:
            return
        words = self.tr(
            "Going back further than is fair shows somebody what was hidden. "
            "Does the whole table agree? The log will show it."
        )
        if self._confirmed(words):
            self._shown_sheet_final = False
            self.sheets.hide()
            self.table.undo(back, agreed=True)

    def look_back(self, ply: int, moment: int = LAST) -> None:
        """Shows an earlier moment; -1 or the last one: back to the running game, which waited."""
        match = self.table.match
        self.player.skip()
        if ply < 0 or (ply >= match.ply and moment == LAST):
            if self._past is not None:
                self._past = None
                self._show_now()
                self.table.proceed()
            return
        if self._past is None:
            self.table.stop_thinking()
            self._stop_offering()
        self._past = ply, moment
        self._show_past()

    def _show_past(self) -> None:
        if self._past is None:
            return
        ply, number = self._past
        moment = self.table.match.moments(ply, self.table.viewer)[number]
        self._show(moment)
        self.prompt.ask(self.tr("Looking back: the game waits"), None)
        line = self._line_of(moment, number)
        self.prompt.tell(line.words if line is not None else "")

    # the world around

    def show_problem(self, error: KingsbridgeError) -> None:
        """Something was refused or went wrong: one sentence, and the game goes on."""
        self.say(problem(self.context.language, error))

    def restyle(self, language: Language, colours: Colours) -> None:
        """Another language or light, while the game runs."""
        self.colours = colours
        self.context.language, self.context.light = language, colours.light
        self.context.text = game_text(self.table.match.game, language, self.table.match.names)
        self.side.restyle(colours)
        self.curtain.colours = self.sheets.colours = colours
        self.stage.setBackgroundBrush(colours.window)
        self.player.skip()
        self.view.restyle()
        self._show_now()
        self._fill_log()
        self._show_past()
        if self.choices.is_open:
            self._offer()
        elif self._past is None:
            self._show_prompt()

    def _setting_changed(self, name: str) -> None:
        if name in ("peek_tricks", "show_projection") and self._past is None:
            self._show_now()
            if self.choices.is_open:
                self._offer()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._past is not None:
            self.look_back(-1)
        elif event.key() == Qt.Key.Key_M:
            self.list_moves()
        elif event.key() == Qt.Key.Key_Escape and self.player.is_busy:
            self.player.skip()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for overlay in (self.curtain, self.sheets):
            overlay.setGeometry(self.rect())
        if not self._shared_by_hand:
            width = event.size().width()
            side = max(NARROW_SIDE, min(width // 5, WIDE_SIDE), self.side.minimumSizeHint().width())
            self.splitter.setSizes([width - side, side])

    def _keep_share(self) -> None:
        """Whoever drew the border themselves keeps it."""
        self._shared_by_hand = True

    def picture(self) -> QPixmap:
        """A small picture of the table as everybody may see it, for the list of saves."""
        self.player.skip()
        shown = self._state
        self.view.show(self.table.match.view(NOBODY), NOBODY)
        picture = pictures.small(self.view.scene)
        self.view.show(shown, self.table.viewer)
        if self.choices.is_open:
            self._offer()
        return picture
