"""A note over the page of a game: lessons and positions to find the move in are led by one."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.ui import pictures
from kingsbridge_desktop.ui.board.targets import Anchor
from kingsbridge_desktop.ui.game_page import GamePage
from kingsbridge_desktop.ui.lessons.note_card import NoteCard, NoteTab
from kingsbridge_desktop.ui.theme import chosen_points
from kingsbridge_desktop.ui.words import without_mnemonic

PORTRAIT = 72  # pixels
SLIVER = 80  # pixels of the log below a note in which nothing is seen whole
SMALL = 0.05  # of the board: what is larger is no thing but a part of it
_CHANGES = (QEvent.Type.Resize, QEvent.Type.LanguageChange, QEvent.Type.FontChange, QEvent.Type.StyleChange)


class NoteGuide(QObject):
    """Lays a note over a page, and folds it to a tab for whoever wants to see the board.

    Signals:
        left: whoever reads it wants to leave.
    """

    left = Signal()

    def __init__(self, page: GamePage, tab: str) -> None:
        super().__init__(page)
        self._page = page
        self._is_folded = False
        self.card = NoteCard(page.colours, page.patience, page)
        self.tab = NoteTab(page)
        page.stage.add_speakers(self.card)
        page.stage.hang_tab(self.tab)
        page.log.give_way_to(self.card)
        self.tab.setObjectName(tab)
        self.tab.hide()
        self.tab.clicked.connect(self.unfold)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._follow_page)
        page.may_choose = self._may_choose
        page.installEventFilter(self)
        page.side.log_room.installEventFilter(self)  # it gets its place after the page has
        page.stage.zoomed.connect(self._later.start)
        self.card.go_on_wanted.connect(self.go_on)
        self.card.show_wanted.connect(self.show_me)
        self.card.leave_wanted.connect(self.leave)

    # what every guide must say

    def _may_choose(self, action: Action) -> bool:
        """Whether an answer is taken; what is wrong about it if not."""
        raise NotImplementedError

    def go_on(self) -> None:
        """The note has been read."""
        raise NotImplementedError

    def show_me(self) -> None:
        """Points at what is wanted."""
        raise NotImplementedError

    def leave(self) -> None:
        """Away from here."""
        self.left.emit()

    def _lay(self) -> None:
        """Everything where it belongs."""
        raise NotImplementedError

    def _may_leave(self) -> bool:
        """Whether Escape leads away, and not only out of what lies over the table."""
        return not self._page.player.is_busy and not self._page.is_covered

    # what they share

    def unfold(self) -> None:
        """The note lies open again."""
        self._is_folded = False
        self._lay()
        self.card.go_on.setFocus()

    def _fold(self) -> None:
        """Only its tab is seen, and the keyboard is at the board."""
        self._is_folded = True
        self._lay()
        self._page.stage.setFocus()

    def _tell(self, title: str, words: str, portrait: str, answer: str, *, is_right: bool = False) -> None:
        """Writes the note in letters as large as those of the table."""
        page = self._page
        self.card.colours = page.colours
        letters = QApplication.font()
        letters.setPointSizeF(chosen_points() * page.room.plan.letters)
        self.card.setFont(letters)
        self.tab.setFont(letters)
        face = pictures.emblem(portrait, PORTRAIT, page.devicePixelRatioF(), page.colours.light)
        self.card.tell(title, words, face, answer, is_right=is_right)

    def _fit(self, *, at_all: bool = False) -> QRectF:
        """Makes the note no larger than its room, and gives that: beside the board if it can be.

        One that is about no place but about `all` that is seen lies over the log where there is no such room.
        """
        page = self._page
        room = QRectF(page.rect()).adjusted(6, 2, -6, -page.prompt.height() - 14)
        over_log = at_all and page.stage.aside().isEmpty()
        self.card.lie_flush(False)
        asides = self._over_log() if over_log else self._beside_board()
        for spare_back in (False, True)[: 1 + self.card.may_spare_back]:
            for aside in asides:
                if self.card.fit(room.size().toSize(), aside.size(), spare_back=spare_back):
                    self.card.lie_flush(over_log)
                    if over_log and aside.height() - self.card.height() < SLIVER:
                        self.card.resize(self.card.width(), aside.height())
                    return QRectF(aside.topLeft(), self.card.size()) if over_log else QRectF(aside)
        self.card.fit(room.size().toSize(), asides[0].size())
        return room

    def _beside_board(self) -> list[QRect]:
        """The wood there, if there is room below what was just gained or lost, else all of it."""
        stage, tokens = self._page.stage, self._page.following.tokens
        whole = stage.aside().translated(stage.mapTo(self._page, QPoint(0, 0)))
        told = tokens.floating.toAlignedRect().translated(tokens.mapTo(self._page, QPoint()))
        if not tokens.isVisible() or not told.intersects(whole):
            return [whole]
        below = QRect(whole)
        below.setTop(told.bottom() + 1)
        return [below, whole]

    def _over_log(self) -> list[QRect]:
        """The log's place, then what leads to the past as well, then the almanac: neither is needed beside the note."""
        page, log = self._page, self._page.log_box()
        if log.isEmpty():
            return [log]
        parts = [part for part in (page.side.replay, page.side.almanac) if part.isVisible()]
        rest = [QRect(part.mapTo(page, QPoint()), part.size()) for part in parts]
        return list(accumulate(rest, QRect.united, initial=log))

    def _board(self) -> list[QRectF]:
        """What a note that has not all its room beside the board leaves free as far as it can."""
        stage, scene = self._page.stage, self._page.view.scene
        if stage.aside().isEmpty():
            return []
        board = stage.mapFromScene(scene.sceneRect()).boundingRect()
        return [QRectF(board.translated(stage.mapTo(self._page, QPoint(0, 0))))]

    def _lay_tab(self, words: str) -> None:
        page = self._page
        self.tab.setText(without_mnemonic(words))
        self.tab.adjustSize()
        corner, aside = page.stage.mapTo(page, QPoint(0, 0)), page.stage.aside()
        x = 8 if aside.width() >= self.tab.width() else page.stage.width() - self.tab.width() - 8
        self.tab.move(corner.x() + x, corner.y() + 6)

    def _boxes_at(self, anchors: Iterable[Anchor]) -> list[QRectF]:
        """Where places of the board are on the page, as far as they are seen."""
        return [box for anchor in anchors if (box := self._box_at(anchor)) is not None]

    def _box_at(self, anchor: object) -> QRectF | None:
        target = self._page.view.scene.targets.get(anchor)
        if target is None or not target.isVisible():
            return None
        stage = self._page.stage
        return QRectF(stage.box_of(target).translated(stage.viewport().mapTo(self._page, QPoint(0, 0))))

    def _small_places(self) -> list[QRectF]:
        """What may be seen on the board, without what lies below all of it."""
        whole = self._page.stage.width() * self._page.stage.height()
        places = self._boxes_at(self._page.view.places())
        return [box for box in places if box.width() * box.height() < SMALL * whole]

    # the world around

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._page:
            if event.type() in _CHANGES:
                self._later.start()
            elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._leads_away(event):
                self.leave()
                return True
        elif event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self._later.start()
        return super().eventFilter(watched, event)

    def _leads_away(self, event: QKeyEvent) -> bool:
        return event.key() == Qt.Key.Key_Escape and self._may_leave()

    def _follow_page(self) -> None:
        if self.card.isVisible() or self.tab.isVisible():
            self._lay()
