"""Lets people follow what phases, scorings, conflicts and others do: told, at one's own pace, skipped at will."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QPixmap, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.play.match import Moment, Seat
from kingsbridge_desktop.text.captions import Caption, captions
from kingsbridge_desktop.ui.ear import speech
from kingsbridge_desktop.ui.following.controls import Controls
from kingsbridge_desktop.ui.following.figures import changes, figures
from kingsbridge_desktop.ui.following.ribbon import EDGE, NARROW, Ribbon
from kingsbridge_desktop.ui.following.tokens import Tokens
from kingsbridge_desktop.ui.lessons.note_card import NoteCard
from kingsbridge_desktop.ui.moment_player import UNTIL_NEXT, Passage, untold
from kingsbridge_desktop.ui.table_screen import CAPTION_SHIELD
from kingsbridge_desktop.ui.theme import Colours

if TYPE_CHECKING:
    from kingsbridge_desktop.ui.page_parts import PageParts


READ_BASE, READ_PER_LETTER, READ_MOST = 900, 30, 4000  # ms
READ_ON = 0.4  # of that, for what goes on with the same player or step
SPEEDS = ("slow", "normal", "fast", "none")


class Follower(QObject):
    """Gives the clock of a table its captions, shows them with what they bring, and obeys whoever watches.

    Signals:
        told: a caption has appeared; its sentence.
    """

    told = Signal(str)

    def __init__(self, page: PageParts) -> None:
        super().__init__(page)
        table, player, looking_back = page.table, page.player, page.looking_back
        course, colours, stage = page.course, page.colours, page.stage
        self._table, self._view, self._player, self._screen = table, page.view, player, page.seen
        self._looking_back, self._course, self._stage, self._prompt = looking_back, course, stage, page.prompt
        self._settings, self._room = table.settings, page.room
        self.ribbon = Ribbon(colours, stage)
        self.tokens = Tokens(page.players, colours, page.room, self._beside_ribbon, self._note_papers)
        stage.speech_changed.connect(self.tokens.update)
        self.controls = Controls(colours)
        self.controls.hide()
        self._figures: list[dict[str, int]] | None = None  # what the plates show, as far as it is known
        self._seen: dict[int, tuple[int, int]] = {}  # by step of the phase: where it began
        self._heading = ""  # of what was told last
        self._teller = NOBODY  # whose shield stands in the caption
        self._numbers: dict[int, int] = {}  # of the moments of the running step, by identity
        player.narrate = self._narrate
        player.began.connect(self._begin)
        player.shown.connect(self._arrive)
        player.state_changed.connect(self._follow_player)
        course.waiting.connect(self._wait)
        course.offer_wanted.connect(self._rest)
        course.ended.connect(self._rest)
        table.rewound.connect(self._forget)
        looking_back.began.connect(self._forget)
        self._settings.changed.connect(self._setting_changed)
        stage.installEventFilter(self)
        self._connect_controls(stage.parentWidget() or page)

    def _connect_controls(self, board: QWidget) -> None:
        """Buttons and keys; the keys count at the board and at the bar, where nothing else is meant by them."""
        controls = self.controls
        wishes: tuple[tuple[Any, Callable[[], None], tuple[str, ...]], ...] = (
            (controls.pause_wanted, self.pause, ("Space",)),
            (controls.next_wanted, self.next, ("Right",)),
            (controls.turn_wanted, self.to_my_turn, ("Return", "Enter")),
            (controls.slower_wanted, self._go_slower, ("-",)),
            (controls.faster_wanted, self._go_faster, ("+",)),
        )
        self._keys: list[QShortcut] = []
        for signal, call, keys in wishes:
            signal.connect(call)
            for key in keys:
                shortcut = QShortcut(QKeySequence(key), board)
                shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                shortcut.setAutoRepeat(False)
                shortcut.setEnabled(False)
                shortcut.activated.connect(lambda call=call, key=key: self._press(key, call))
                self._keys.append(shortcut)
        controls.dots.visited.connect(self._visit)

    # No lambdas above: the row of controls has no parent until it is laid, and would keep the page for ever.

    def _go_slower(self) -> None:
        self.change_speed(-1)

    def _go_faster(self) -> None:
        self.change_speed(1)

    def _visit(self, step: int) -> None:
        self._looking_back.visit(*self._seen[step])

    def _press(self, key: str, call: Callable[[], None]) -> None:
        """A key does what it says, or presses the button that has the keyboard."""
        focused = QApplication.focusWidget()
        if key in ("Space", "Return", "Enter") and isinstance(focused, QAbstractButton):
            focused.click()
        else:
            call()

    # what is told

    def _narrate(self, moments: Sequence[Moment]) -> list[Passage]:
        """The moments of a step under their captions."""
        step = self._table.match.steps[moments[-1].ply - 1]
        actor = self._table.match.seats[step.seat]
        self._numbers = {id(moment): number for number, moment in enumerate(moments)}
        if actor.is_person:
            self._heading = ""
            self.hush()
        events = [moment.event for moment in moments if moment.event is not None]
        if not self._settings.values.captions or not events:
            return untold(moments)
        found = []
        for caption in captions(self._view.context.text, events):
            end = caption.first + caption.length
            part = moments[caption.first : end if end < len(events) else None]  # what is asked last has no event
            is_own = actor.is_person and (caption.seat == step.seat or caption.first == 0)
            if not caption.words or (is_own and not self._has_step(caption)):
                found.append(Passage(part))
            else:
                found.append(Passage(part, caption, self._reading(caption, actor)))
        return found

    def _has_step(self, caption: Caption) -> bool:
        """Whether a caption tells a step of a phase, not only what somebody did."""
        return bool(caption.heading) and caption.heading not in self._table.match.names

    def _reading(self, caption: Caption, actor: Seat) -> int:
        factor = self._settings.animation_factor
        if not actor.is_person and self._settings.values.bots_wait:
            return UNTIL_NEXT
        if not factor:
            return 0 if speech.is_heard() else UNTIL_NEXT  # whoever listens is told all in turn
        about = caption.heading or actor.name
        goes_on, self._heading = about == self._heading, about
        full = min(READ_MOST, READ_BASE + READ_PER_LETTER * len(caption.sentence))
        return round(full * (READ_ON if goes_on else 1.0) * factor)

    def _begin(self, passage: Passage) -> None:
        """A passage begins: its caption, its places, and the row for whoever watches."""
        self.tokens.put_away()
        caption: Caption | None = passage.caption
        if caption is None:
            self.ribbon.hide()
            return
        self._teller = caption.seat
        self._screen.announce(passage.moments)  # what was asked before has been answered
        room = self._ribbon_at(), self._ribbon_room(), self._ribbon_free()
        self.ribbon.tell(caption.opening, caption.words, self._shield(), *room)
        self._view.scene.mark(
            [place for moment in passage.moments if moment.event for place in self._view.places_of(moment.event)]
        )
        self._lay_row()
        self.told.emit(caption.sentence)

    def _shield(self) -> QPixmap | None:
        return self._screen.shield(self._teller, CAPTION_SHIELD) if self._teller != NOBODY else None

    def _ribbon_at(self) -> QPointF:
        return QPointF(self._stage.mapFromScene(self._view.ribbon_at()))

    def _ribbon_free(self) -> list[QRectF]:
        """Where a caption covers nothing: what the window or the game keeps for it, then the wood beside the table."""
        kept, aside = self._view.ribbon_rooms(), self._stage.aside()
        first = [QRectF(aside)] if aside.width() >= NARROW else []
        if not kept:
            return first
        whole = QRectF(self._stage.viewport().rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        table = QRectF(self._stage.mapFromScene(self._view.scene.sceneRect()).boundingRect())
        left, right = QRectF(whole), QRectF(whole)
        left.setRight(table.left() - EDGE)
        right.setLeft(table.right() + EDGE)
        return [*first, *(QRectF(self._stage.mapFromScene(room).boundingRect()) for room in kept), left, right]

    def _ribbon_room(self) -> float:
        """How wide a caption is at best; where its letters are large beside the board, it hides least in one line."""
        room, scale = self._view.RIBBON_ROOM, self._stage.transform().m11()
        if room is None or self.ribbon.height_of(lines=2) > room.height() * scale:
            return float(self._stage.width())
        return room.width() * scale

    def _beside_ribbon(self) -> list[QRectF]:
        """Below and above a caption that stands in the wood beside the board: gains cover nothing there."""
        aside, told = QRectF(self._stage.aside()), QRectF(self.ribbon.geometry())
        if not self.ribbon.isVisible() or not aside.contains(told):
            return []
        below, above = QRectF(aside), QRectF(aside)
        below.setTop(told.bottom() + EDGE)
        above.setBottom(told.top() - EDGE)
        corner = QPointF(self._stage.mapTo(self._room, QPoint()))
        return [box.translated(corner) for box in (below, above)]

    def _note_papers(self) -> list[QRectF]:
        """Where notes of lessons and positions lie over the room."""
        page, room = self._room.parentWidget(), self._room
        cards = page.findChildren(NoteCard) if page is not None else []
        corners = (
            (card, QPointF(room.mapFromGlobal(card.mapToGlobal(QPoint())))) for card in cards if card.isVisible()
        )
        return [card.paper_at(corner) for card, corner in corners]

    def _arrive(self, moments: Sequence[Moment]) -> None:
        """The board shows a moment: what it brought floats at the plates, and the dots follow."""
        newest = moments[-1]
        before, self._figures = self._figures, figures(self._view, self._table.match.rules, newest.position)
        if before is not None:
            found = [changes(old, new) for old, new in zip(before, self._figures, strict=True)]
            self.tokens.tell(found, self._settings.animation_factor)
        for moment in moments:
            steps = self._view.steps(moment.position)
            if steps is None:
                self._seen = {}
            elif steps.now not in self._seen:
                if steps.now == 1:
                    self._seen = {}
                self._seen[steps.now] = (moment.ply, self._numbers.get(id(moment), 0))
        self._show_dots()

    def _show_dots(self) -> None:
        steps = self._view.steps(self._view.position) if self._view.position is not None else None
        self.controls.dots.show_steps(steps, {step for step in self._seen if steps and step < steps.now})

    # the row

    def _lay_row(self) -> None:
        """The controls, as long as nobody is asked."""
        if self._settings.animation_factor or self._settings.values.captions:
            self._prompt.lay_row(self.controls)
            self._enable_keys(True)
            self._show_dots()
            self._follow_player()

    def _enable_keys(self, enabled: bool) -> None:
        for key in self._keys:
            key.setEnabled(enabled)

    def _wait(self, seat: int) -> None:
        """A bot thinks, or something is done that leaves no choice."""
        self._figures = figures(self._view, self._table.match.rules, self._view.position)
        if seat != NOBODY:
            self._lay_row()

    def _rest(self) -> None:
        """Somebody is asked, or the game is over: what is told may be read on, and nothing is in the way."""
        self._figures = figures(self._view, self._table.match.rules, self._view.position)
        self._table.is_hurried = self._player.is_hurried = False
        if self._player.is_paused:
            self._player.go_on()
        self._take_row_away()

    def _take_row_away(self) -> None:
        self._enable_keys(False)
        self._prompt.lay_row(None)

    def _follow_player(self) -> None:
        self.controls.show_state(is_paused=self._player.is_paused, speed=self._settings.values.speed)
        if not self._player.is_read and not self._player.is_busy and not self._player.is_paused:
            self.hush()

    def hush(self) -> None:
        """Nothing is told any more."""
        if self.ribbon.isVisible():
            self.ribbon.hide()
            self._view.scene.mark(())
        self.tokens.put_away()

    def _forget(self) -> None:
        """The position has changed otherwise, or the past is shown."""
        self._figures, self._seen = None, {}
        self._table.is_hurried = self._player.is_hurried = self._player.is_paused = False
        self.hush()
        self._take_row_away()

    # what somebody wants

    def pause(self) -> None:
        """Everything stands still, or goes on again."""
        if self._player.is_paused:
            self._player.go_on()
        else:
            self._player.pause()

    def next(self) -> None:
        """The next step, whether or not this one has been read."""
        self._player.next()

    def press(self) -> bool:
        """A press on the board while moments are on their way: the next one if they wait for it, else the last."""
        if not self._player.is_busy:
            return False
        if self._player.waits:
            self._player.next()
        else:
            self._player.skip()
        return True

    def to_my_turn(self) -> None:
        """Whatever comes is shown at once until somebody is asked."""
        self._player.is_paused = False
        self._table.is_hurried = self._player.is_hurried = True
        self._player.skip()
        self.hush()

    def change_speed(self, by: int) -> None:
        """Slower (-1) or faster (1), from now on."""
        speed = self._settings.values.speed
        at = SPEEDS.index(speed) if speed in SPEEDS else SPEEDS.index("normal")
        self._settings.set("speed", SPEEDS[max(0, min(at + by, len(SPEEDS) - 1))])

    # the world around

    def _setting_changed(self, name: str) -> None:
        if name == "speed":
            self._follow_player()
        elif name == "captions" and not self._settings.values.captions:
            self.hush()

    def restyle(self, colours: Colours) -> None:
        """Another language or size of letters."""
        self.hush()
        self.relight(colours)

    def relight(self, colours: Colours) -> None:
        """Another light: what is told may be read on."""
        self.ribbon.relight(colours, self._shield())
        self.tokens.colours = colours
        self.tokens.update()
        self.controls.restyle(colours)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.ribbon.isVisible():
            self.ribbon.place(self._ribbon_at(), self._ribbon_room(), self._ribbon_free())
            self.tokens.lie_around()
        return False
