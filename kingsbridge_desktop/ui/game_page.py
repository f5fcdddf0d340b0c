"""The table as people meet it, and what is done there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap

from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.core.types import NOBODY, Action
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language
from kingsbridge_desktop.text.problems import problem
from kingsbridge_desktop.ui import pictures
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.dialogs.almanac import Almanac
from kingsbridge_desktop.ui.dialogs.live_question import Wording, ask
from kingsbridge_desktop.ui.dialogs.moves import choose_move
from kingsbridge_desktop.ui.ear.announcer import Announcer
from kingsbridge_desktop.ui.ear.table_words import TableInWords
from kingsbridge_desktop.ui.guard import report
from kingsbridge_desktop.ui.page_parts import PageParts
from kingsbridge_desktop.ui.panels.log import LAST
from kingsbridge_desktop.ui.panels.press_button import RETURNS
from kingsbridge_desktop.ui.settings import Settings
from kingsbridge_desktop.ui.table import Table
from kingsbridge_desktop.ui.table_screen import CURTAIN_SHIELD
from kingsbridge_desktop.ui.theme import Colours

POINTS_LEFT = QT_TRANSLATE_NOOP("shared", "%n more point(s) can be made here. Finish all the same?")


class GamePage(PageParts):
    """Shows a Table and passes on what people do there.

    Signals:
        again_wanted: the same players want another game.
        home_wanted: back to the home page.
        state_changed: what can be done now has changed; menus follow.
        rules_wanted: the rules are to be opened at a Paragraph.
        branch_wanted: a new game from after so many actions of this one.
    """

    again_wanted = Signal()
    home_wanted = Signal()
    state_changed = Signal()
    rules_wanted = Signal(object)
    branch_wanted = Signal(int)

    def __init__(
        self, table: Table, settings: Settings, language: Language, colours: Colours, *, plain: bool = False
    ) -> None:
        super().__init__(table, settings, language, colours, plain=plain)
        self.may_choose: Callable[[Action], bool] = lambda action: True  # a lesson has its own mind
        self.guide: QObject | None = None  # of a lesson, for as long as the page lives
        self.coach: QObject | None = None
        self._asked_at = -1  # after how many actions the question that is offered was put
        self._thinker = NOBODY
        self._connect()

    def _connect(self) -> None:
        self.course.offer_wanted.connect(self._offer)
        self.course.offer_over.connect(self._stop_offering)
        self.course.waiting.connect(self._wait)
        self.course.ended.connect(self._offer_result)
        self.table.trouble.connect(self.show_problem)
        self.player.failed.connect(report)
        self.player.departed.connect(lambda _: self._put_popups_away())
        self.stage.allows_press = self._allows_press
        self.stage.zoomed.connect(self._resized_board)
        self.players.hovered.connect(self.pointing.point_at_seat)
        self.choices.wanted.connect(self.safe_hands.press)
        self.choices.decided.connect(self.choose)
        self.safe_hands.decided.connect(self.choose)
        self.choices.refused.connect(self._refuse)
        self.choices.missed.connect(self._tell_where)
        self.view.scene.looked_up.connect(self._look_up)
        self.side.almanac_wanted.connect(self.show_almanac)
        self.prompt.tools.rules_wanted.connect(lambda: self.rules_wanted.emit(self.rules.about_question()))
        self.prompt.chosen.connect(self.safe_hands.press)
        self.prompt.proposed.connect(self.accept)
        self.prompt.tools.undo_wanted.connect(self.undo)
        self.prompt.tools.redo_wanted.connect(self.redo)
        self.prompt.tools.list_wanted.connect(self.list_moves)
        self.prompt.tools.hint_wanted.connect(self.hint.press)
        self.prompt.result_wanted.connect(self.course.show_result)
        self.log.pointed.connect(
            lambda event: self.view.scene.mark(self.view.places_of(event) if event is not None else ())
        )
        self.log.visited.connect(self.look_back)
        self.replay.visited.connect(self.look_back)
        self.film_bar.branch_wanted.connect(self.branch_wanted)
        for overlay in (self.curtain, self.sheets, self.ending):
            overlay.covered.connect(self._covered)
        self.ending.again_wanted.connect(self.again_wanted)
        self.ending.home_wanted.connect(self.home_wanted)
        self.settings.changed.connect(self._setting_changed)
        self.words = TableInWords(self.table.match, self.view, self.prompt, self)
        Announcer(self.course, self.player, self.seen, self.choices, self.prompt, self.places, self.words, self)

    def _look_up(self, anchor: Anchor) -> None:
        """Shows a place large until it is put away; once more: put away. F1 opens the rules there.

        No lambda: the board outlives the page and would keep it for ever.
        """
        self.view.nearer.keep(anchor)

    def begin(self) -> None:
        """Shows the table and goes on where it stands."""
        self.course.begin()

    @property
    def goes_on(self) -> bool:
        """Whether somebody can act, something moves or a bot thinks; if not, a fault has stopped the game."""
        return self.is_covered or self.choices.is_open or self.course.goes_on

    # offering and choosing

    def _offer(self) -> None:
        """The asked person may act; a question that was there already is only shown anew."""
        self._thinker = NOBODY
        self.safe_hands.let_go()
        if self._asked_at != self.table.match.ply:
            self._asked_at = self.table.match.ply
            self.patience.new_question()
        self.choices.open(self.table.match, self._state)
        self.standing_answers.offer()
        self.seen.ask()
        self.pointing.follow()
        if not any(button.hasFocus() for button in self.prompt.buttons()):
            self.stage.setFocus()
        self.hint.follow()
        self.state_changed.emit()

    def _stop_offering(self) -> None:
        self._asked_at = -1
        self.safe_hands.let_go()
        self.hint.forget()
        self.choices.close()
        self._put_popups_away()
        self.state_changed.emit()

    def _wait(self, seat: int) -> None:
        """Nothing can be done just now; a bot may be thinking."""
        self._thinker = seat
        self.prompt.offer((), None)
        if seat != NOBODY:
            self.prompt.quiet.meanwhile = self.tr("%s is thinking …") % self.table.match.names[seat]
            self.prompt.tell("")
        self.pointing.follow(tell=False)
        self.state_changed.emit()

    def _offer_result(self) -> None:
        self._thinker = NOBODY
        self.prompt.offer_result()
        self.state_changed.emit()

    def _allows_press(self) -> bool:
        """Whether a press on the board is meant for what it shows; one that ends an animation is for nothing else."""
        return not self.following.press() and self.patience.counts()

    def _refuse(self, words: str, anchor: Anchor) -> None:
        """Why not, beside the place; the rules open at its paragraph as long as the sentence stands there."""
        self.safe_hands.let_go()
        self.view.put_away()  # what the place is and why not: one note is enough
        self.say(words, anchor, self.tr("F1: what the rules say"))
        self.rules.refused = self.choices.reason

    def _tell_where(self, words: str, at: QPointF) -> None:
        """Nothing is where somebody clicked: beside the pointer, what can be clicked, or whom one waits for."""
        self.safe_hands.let_go()
        self.say(words, at=at)

    def show_almanac(self) -> None:
        """All cards of the game, as the viewer may know them at the moment that is shown."""
        shown = self._state
        if self.is_covered or not self.view.almanac(shown):
            return
        names, context = self.table.match.names, self.context
        Almanac(lambda: self.view.almanac(shown), names, context.language, self.colours, self.window()).show()

    def show_words(self) -> None:
        """The table in words, beside the table."""
        if not self.is_covered:
            self.words.open()

    def choose(self, action: Action) -> None:
        """A person does this, after a warning where it is often regretted."""
        if not self.choices.is_open:
            return
        if self._warning(action) and not self._confirmed(lambda: self._warning(action)):
            return
        if self.may_choose(action):
            self.table.submit(action)

    def accept(self, actions: Sequence[Action]) -> None:
        """A person wants all that is proposed."""
        if self.may_choose(actions[0]):
            self.course.accept(actions)

    def _warning(self, action: Action) -> str:
        return self.view.warning(self._state, action) or self._points_left(action)

    def _points_left(self, action: Action) -> str:
        left = self.view.points_left(self._state, action)
        return self.context.language.say("shared", POINTS_LEFT, n=left) if left > 0 else ""

    def _confirmed(self, warning: Callable[[], str]) -> bool:
        def write() -> Wording:
            return Wording(self.tr("Are you sure?"), warning(), (self.tr("Better not"), self.tr("Do it")))

        return ask(self, "regrets", write) == 1

    def list_moves(self) -> None:
        """Every possible move as a list, for the keyboard and for screen readers."""
        if not self.choices.is_open or not self.may_move:
            return
        action = choose_move(self, lambda: self.prompt.question, self.choices.moves)
        if action is not None:
            self.choose(action)

    # popups

    def _put_popups_away(self) -> None:
        """The position has changed or is covered: what was said about a place is not true any more."""
        self.toast.hide()
        self.choices.close_chooser()
        self.pointing.put_away()

    def _resized_board(self) -> None:
        """Every place is somewhere else on the screen."""
        self.toast.moved()
        self.choices.close_chooser()
        self.view.rescaled()
        self.safe_hands.tell()

    def _covered(self, _is_laid: bool) -> None:
        self._put_popups_away()
        self.places.cover(self.is_covered)
        self.words.follow()
        self.state_changed.emit()
        if not self.is_covered:
            self.stage.setFocus()

    # going back

    def undo(self) -> None:
        """Takes back the last action if that is fair."""
        self.course.forget_proposal()
        if not self.may_move:
            if self.looking_back.is_on:
                self.say(self.prompt.tools.undo_words)
            return
        try:
            self.table.undo()
        except KingsbridgeError as error:
            self.show_problem(error)

    def redo(self) -> None:
        """Does again what was taken back."""
        if self.table.match.can_redo and self.may_move:
            self.table.redo()

    def undo_by_agreement(self) -> None:
        """Back to the last decision of a person, whatever was seen since, if the table agrees."""
        match = self.table.match
        back = next(
            (back for back, step in enumerate(reversed(match.steps), 1) if match.seats[step.seat].is_person), None
        )
        if back is None or not self.may_move:
            return

        def warning() -> str:
            return self.tr(
                "Going back this far shows somebody what was hidden. Does the whole table agree? The log will say so."
            )

        if self._confirmed(warning):
            self.course.forget_proposal()
            self.table.undo(back, agreed=True)

    def look_back(self, ply: int, moment: int = LAST) -> None:
        """Shows an earlier moment; -1 or the last one: back to the running game, which waited."""
        self.looking_back.visit(ply, moment)
        self.state_changed.emit()

    # the world around

    def show_problem(self, error: KingsbridgeError) -> None:
        """Something was refused or went wrong: one sentence, and the game goes on."""
        self.say(problem(self.context.language, error, self.table.match.names))

    def relight(self, colours: Colours) -> None:
        """Another light, at any moment: whatever is open, selected, told or shown large stays where it is."""
        self._dress(colours)
        self.view.relight()
        self.seen.relight(colours)
        self.pointing.relight()
        self.following.relight(colours)
        self.company.relight()
        if self.curtain.isVisible():
            self.curtain.relight(colours, self.seen.shield(self.table.match.asked, CURTAIN_SHIELD))
        self.film_bar.restyle(colours)
        self.recap.restyle(colours)
        self.course.rewrite_sheet()

    def _dress(self, colours: Colours) -> None:
        self.colours = self.curtain.colours = self.sheets.colours = colours
        self.context.light = colours.light
        self.stage.setBackgroundBrush(colours.window)

    def restyle(self, language: Language, colours: Colours) -> None:
        """Another language or size of letters, while the game runs."""
        keyboard = self.view.scene.focus_anchor
        self._dress(colours)
        self.context.language = language
        self.context.text = game_text(self.table.match.edition, language, self.table.match.names)
        self.side.restyle(colours)
        self.sheets.text_size = self.settings.values.text_size
        self.room.arrange()
        self.player.skip()
        self.following.restyle(colours)
        self.film_bar.restyle(colours)
        self.recap.restyle(colours)
        self._put_popups_away()
        self.view.restyle()
        self.view.rescaled()
        self.seen.show_now()
        self.seen.fill_log()
        self._show_again()
        self.view.scene.set_focus_anchor(keyboard)
        self.places.follow()
        self.words.follow()
        self.course.rewrite_sheet()

    def _show_again(self) -> None:
        """What the table shows just now, once more: how it is shown has changed."""
        if self.looking_back.is_on:
            self.looking_back.show()
            return
        self.seen.show_now()
        if self.choices.is_open:
            self._offer()
            return
        self.seen.ask()
        if self.table.match.is_over:
            self._offer_result()
        elif self._thinker != NOBODY:
            self._wait(self._thinker)

    def _setting_changed(self, name: str) -> None:
        if name in ("peek_tricks", "show_projection", "company") and not self.player.is_busy:
            self._show_again()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.looking_back.is_on:
            self.look_back(-1)
        elif event.key() == Qt.Key.Key_Escape and self.view.nearer.put_away():
            event.accept()
        elif event.key() == Qt.Key.Key_Escape and self.safe_hands.let_go():
            self.toast.hide()
        elif event.key() == Qt.Key.Key_Escape and self.toast.put_away():
            event.accept()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.safe_hands.selected is not None:
            self.safe_hands.confirm()
        elif event.key() == Qt.Key.Key_Escape and (self.recap.fold() or self.room.leave_log()):
            event.accept()
        elif event.key() == Qt.Key.Key_L and not self.is_covered:
            self.room.press_log_key()
        elif event.key() == Qt.Key.Key_M:
            self.list_moves()
        elif event.key() == Qt.Key.Key_Escape and self.player.is_busy:
            self.player.skip()
        elif event.key() not in RETURNS or event.isAutoRepeat() or not self.hint.play():
            super().keyPressEvent(event)

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
