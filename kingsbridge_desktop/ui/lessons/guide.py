"""Leads a learner through a lesson over the page of a game: notes, veil and strokes follow the table."""

from __future__ import annotations

from functools import reduce

from PySide6.QtCore import QPoint, QPointF, QRectF, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.play.lessons import following
from kingsbridge_desktop.ui.dialogs.live_question import Wording, ask
from kingsbridge_desktop.ui.game_page import GamePage
from kingsbridge_desktop.ui.lessons.lesson_table import LessonTable
from kingsbridge_desktop.ui.lessons.note_guide import NoteGuide
from kingsbridge_desktop.ui.lessons.placing import Sight, costs, moved_on, ranked
from kingsbridge_desktop.ui.lessons.strokes import Ground, harm_of
from kingsbridge_desktop.ui.lessons.veil import STROKES, Screen, Veil
from kingsbridge_desktop.ui.words import action_label

FAR = 0.004  # what a note's way costs: a stroke leads over it
TRIED = 40  # corners for a note whose strokes are looked at
DONE = -1  # what is remembered of a lesson that was gone through


class Guide(NoteGuide):
    """One lesson on one page. Whoever wants to leave is asked first.

    Signals:
        finished: the last note was read.
    """

    finished = Signal()

    def __init__(self, page: GamePage, table: LessonTable) -> None:
        super().__init__(page, "note_tab")
        self.veil, self.screen = Veil(page), Screen(page)
        self._table, self.run = table, table.run
        self._answer = ""
        self._is_pointing = False  # "Show me" was pressed at this note
        table.noted.connect(self._show_note)
        table.finished.connect(self._finish)
        self.card.back_wanted.connect(self.go_back)

    # what the learner does

    def _may_choose(self, action: Action) -> bool:
        if self.run.allows(action):
            self.run.act()
            self._put_away()  # now: without movement the next note lies there before `submit` has ended
            return True
        task = self.run.task
        if task is not None:
            answer = task.answer(action)
            language = self._page.context.language
            self._answer = language.pick(answer) if answer else self.tr("Not this time: read the note once more.")
            self.unfold()
        return False

    def go_on(self) -> None:
        """To the next note; where something is to be done, to the board."""
        if not self.card.isVisible():
            return
        if self.run.task is None:
            self._put_away()
            self._table.go_on()
            return
        if self.run.task.is_open:
            self._is_folded = True
            self._lay()
        self._page.stage.setFocus()
        if not self.run.task.is_open:
            self._page.view.scene.set_focus_anchor(self._anchor(self.run.example()))

    def go_back(self) -> None:
        """To the note before."""
        if self.run.can_go_back and not self._page.is_covered:
            self._put_away()
            self._table.go_back()

    def show_me(self) -> None:
        """Says and points at what is wanted; when it has been shown, does it."""
        if self.run.task is None or not self.run.is_asked or not self._page.choices.is_open:
            return
        action = self.run.example()
        if self._is_pointing:
            self._page.choose(action)
            return
        self._is_pointing = True
        s, text = self._page.view.position, self._page.context.text
        self._answer = self.tr("Like this: %s") % action_label(text, s, action)
        self._lay()
        anchor = self._anchor(action)
        self._page.view.scene.mark((anchor,) if anchor is not None else ())

    def leave(self) -> None:
        """Leaves after one question."""

        def write() -> Wording:
            return Wording(
                self.tr("Leave the lesson"),
                self.tr("Leave the lesson? It waits here: you can go on from this note at any time."),
                (self.tr("Stay"), self.tr("Leave")),
            )

        if ask(self._page, "leave_lesson", write) == 1:
            self.left.emit()

    # what is shown

    def _show_note(self) -> None:
        self._answer, self._is_pointing, self._is_folded = "", False, False
        self._remember(self.run.at)
        self._page.pointing.put_away()  # what was pointed at before may lie over what is meant now
        self._page.patience.new_question()
        if not self.run.is_asked:
            self._page.seen.ask()
        is_new = not self.veil.isVisible()
        self._lay()
        if is_new:
            self.veil.fall(self._page.settings.animation_factor)
        self._later.start()  # once more when buttons that were just made have found their places
        self.veil.draw_strokes(self._page.settings.animation_factor)
        self.card.go_on.setFocus()

    def _finish(self) -> None:
        self._put_away()
        self._remember(DONE)
        self.finished.emit()

    def _remember(self, at: int) -> None:
        settings, key = self._page.settings, self.run.which.key
        if at == DONE or settings.values.lessons.get(key) != DONE:
            settings.set("lessons", {**settings.values.lessons, key: at})

    def _put_away(self) -> None:
        for widget in (self.veil, self.screen, self.card):
            widget.hide()
        self.tab.setVisible(self._is_folded)

    def _lay(self) -> None:
        """Note, veil and screen where they belong."""
        page, run = self._page, self.run
        if run.is_over:
            return
        self._write()
        task = run.task
        is_open = task is not None and task.is_open
        self.card.setVisible(not self._is_folded)
        self._lay_tab(self.tr("Note: %s") % page.context.language.pick(run.note.title))
        self.tab.setVisible(self._is_folded)
        holes = [box for place in run.note.at if (box := self.box_of(place)) is not None]
        wanted = [] if task is None or is_open or not run.is_asked else self._boxes_of(task.actions)
        below = self._answers_below()
        holes += below
        plates = [box for seat in range(len(run.match.seats)) if (box := self.box_of(("plate", seat))) is not None]
        offers = [*(self._boxes_at(page.choices.groups) if is_open else ()), *self._marked()]
        lit = [*wanted, *(box for box in holes if box not in wanted)]  # the broad stroke leads to what is to be done
        names = self._names()
        ground = self._ground(lit, plates, names)
        covered = []  # beside the board it covers nothing
        if page.stage.aside().isEmpty():
            covered = [*names, *(box for box in self._small_places() if box not in lit)]
        sight = Sight(lit, offers, [*plates, *self._beside_plates(), *covered], self._board(), far=FAR)
        self.card.move(self._place(sight, lit, ground).toPoint())
        self.veil.setGeometry(page.rect())
        self.screen.setGeometry(page.rect())
        note = self.card.paper_at(QPointF(self.card.pos()))
        self.veil.lay(lit, note, page.colours.light, dark=not is_open, rows=below, ground=ground)
        self.screen.open_at(wanted)
        self.veil.setVisible(not self._is_folded)
        self.screen.setVisible(not self._is_folded and not is_open)
        for widget in (self.veil, self.screen, self.card, self.tab):
            widget.raise_()

    def _place(self, sight: Sight, lit: list[QRectF], ground: Ground) -> QPointF:
        """Makes the note as large as it has room, and gives its corner: beside the board or over the log if it can be.

        Over the board only where it covers less there, with its strokes, than they would on their way from the log.
        """
        room = self._fit(at_all=True)
        corner, price = self._best_corner(room, sight, lit, ground)
        if self.card.is_flush and lit:
            other, less = self._best_corner(self._fit(), sight, lit, ground)
            if less < price:
                return other
            self._fit(at_all=True)
        return corner

    def _best_corner(self, room: QRectF, sight: Sight, lit: list[QRectF], ground: Ground) -> tuple[QPointF, float]:
        """Where a note as large as it is now lies best in a room, and what it and its strokes cover there."""
        size = QRectF(self.card.rect()).size()
        cost = costs(size, room, sight)

        def harm(at: QPointF) -> float:
            paper = self.card.paper_at(at)
            return cost(at) + sum(harm_of(hole, paper, ground) for hole in lit[: len(STROKES)])

        tried = sorted(ranked(size, room, sight))[:TRIED]
        corner = min((at for _, _, at in tried), key=harm)
        moved = moved_on(size, room, sight, corner)
        best = moved if moved == corner or harm(moved) <= harm(corner) else corner
        return best, harm(best)

    def _beside_plates(self) -> list[QRectF]:
        """Other words of the side that are whole or covered whole: where the game stands, and the almanac."""
        side, page = self._page.side, self._page
        parts = [part for part in (side.where, side.almanac) if part.isVisible()]
        return [QRectF(part.rect()).translated(QPointF(part.mapTo(page, QPoint()))) for part in parts]

    def _names(self) -> list[QRectF]:
        """Where words and values stand on the board."""
        stage = self._page.stage
        corner = QPointF(stage.mapTo(self._page, QPoint()))
        boxes = [QRectF(stage.mapFromScene(box).boundingRect()) for box in self._page.view.words_shown()]
        return [box.translated(corner) for box in boxes]

    def _ground(self, lit: list[QRectF], plates: list[QRectF], names: list[QRectF]) -> Ground:
        """What strokes go around: what is meant, the question, answers, plates and names; and places, if they can."""
        page = self._page
        pressed = [*self._buttons(), *page.prompt.tools.buttons()]
        buttons = [QRectF(button.rect()).translated(button.mapTo(page, QPoint())) for button in pressed]
        question = QRectF(page.prompt.words_of_question(page))
        bar = QRectF(page.prompt.rect()).translated(page.prompt.mapTo(page, QPoint()))
        asked = [] if any(bar.intersects(hole) for hole in lit) else [bar]  # nothing of it is meant
        words = [*plates, *buttons, *names]
        untouched = [plate for plate in plates if plate not in lit]
        return Ground(QRectF(page.rect()), lit, [question], words, self._small_places(), untouched, asked)

    def _marked(self) -> list[QRectF]:
        """What the question itself marks as its subject: it must be seen as what may be chosen is."""
        targets = self._page.view.scene.targets
        return self._boxes_at([anchor for anchor, target in targets.items() if target.look().marked])

    def _write(self) -> None:
        note, task = self.run.note, self.run.task
        language = self._page.context.language
        words = note.text
        if self.run.match.is_over and note.won and note.lost:
            words = note.won if self.run.learner in self.run.match.winners() else note.lost
        self._tell(language.pick(note.title), language.pick(words), note.portrait, self._answer)
        go_on = self.tr("Try it") if task else self.tr("Go on")
        if self.run.at == len(self.run.lesson.notes) - 1:
            go_on = self.tr("Next lesson") if following(self.run.which) else self.tr("To a real game")
        show_me = "" if task is None else self.tr("Do it for me") if self._is_pointing else self.tr("Show me")
        self.card.name_buttons(go_on, show_me, can_go_back=self.run.can_go_back)
        self.card.dots.show_at(self.run.at, len(self.run.lesson.notes))

    # places

    def _anchor(self, action: Action) -> object:
        for anchor, actions in self._page.choices.groups.items():
            if action in actions:
                return anchor
        return None

    def _boxes_of(self, actions: list[Action]) -> list[QRectF]:
        found = []
        for action in actions:
            anchor = self._anchor(action)
            box = self.box_of(anchor) if anchor is not None else self.box_of(("button", action.kind, *action.args))
            if box is not None and box not in found:
                found.append(box)
        return found

    def _answers_below(self) -> list[QRectF]:
        """Where the learner is to look for an answer that lies on no place: all buttons together give nothing away."""
        task = self.run.task
        if task is None or not task.is_open or task.until == "over" or not self.run.is_asked:
            return []
        legal = self.run.match.legal()
        wanted = [action for action in task.actions or legal if action in legal and task.wants(action)]
        if any(self._anchor(action) is not None for action in wanted):
            return []
        boxes = [QRectF(button.rect()).translated(button.mapTo(self._page, QPoint(0, 0))) for button in self._buttons()]
        return [reduce(QRectF.united, boxes)] if boxes else []

    def _buttons(self) -> list[QPushButton]:
        """Those that can be pressed now, and the one that shows the others."""
        prompt = self._page.prompt
        return [button for button in (*prompt.buttons(), prompt.more) if button.isVisible()]

    def box_of(self, place: object) -> QRectF | None:
        """Where a place is on the page: a target of the board, a player's plate, a button, the log."""
        page = self._page
        where = tuple(place) if isinstance(place, list) else place
        widget: QWidget | None = None
        match where:
            case ("plate", int(seat)):
                widget = page.players.plates[seat]
            case ("prompt",):
                widget = page.prompt
            case ("log",):
                widget = page.log
            case ("button", str(kind), *args):
                name = kind if kind == "proposal" else f"action_{kind}_{'_'.join(map(str, args))}"
                widget = next((button for button in page.prompt.buttons() if button.objectName() == name), None)
            case _:
                return self._box_at(where)
        if widget is None or not widget.isVisible():
            return None
        return QRectF(QRectF(widget.rect()).translated(widget.mapTo(page, QPoint(0, 0))))
