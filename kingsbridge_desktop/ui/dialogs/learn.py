"""The lessons of a game and how far one has come, and everything its coach says, to be read again."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QTabWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from kingsbridge_desktop.core.errors import KingsbridgeError
from kingsbridge_desktop.core.registry import game_ids, meta_of
from kingsbridge_desktop.play.coaching import coach_of
from kingsbridge_desktop.play.lessons import LessonId, lesson, lessons_of
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.text.problems import problem
from kingsbridge_desktop.ui.dialogs.live_dialog import LiveDialog
from kingsbridge_desktop.ui.ear.names import call
from kingsbridge_desktop.ui.lessons.classroom import next_lesson
from kingsbridge_desktop.ui.lessons.guide import DONE
from kingsbridge_desktop.ui.lessons.preparing import Preparation
from kingsbridge_desktop.ui.settings import Settings
from kingsbridge_desktop.ui.style.headed_items import HeadedItems
from kingsbridge_desktop.ui.style.parchment import room_of
from kingsbridge_desktop.ui.theme import Colours, grown, table_font
from kingsbridge_desktop.ui.words import game_name


class LearnDialog(LiveDialog):
    """Lets somebody choose a lesson: `chosen` when it was accepted."""

    def __init__(self, settings: Settings, language: Language, colours: Colours, game: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.settings, self.language, self.colours = settings, language, colours
        self.chosen: LessonId | None = None
        self._build(game)

    def restyle(self, language: Language, colours: Colours) -> None:
        game = str(self.game.currentData())
        self.language, self.colours = language, colours
        self.clear()
        self._build(game)

    def _build(self, game: str) -> None:
        self.setWindowTitle(self.tr("Learn"))
        self.game = QComboBox()
        self.game.setObjectName("learn_game")
        for known in game_ids():
            if lessons_of(known):
                self.game.addItem(game_name(self.language, known), known)
        self.game.setCurrentIndex(max(0, self.game.findData(game)))
        self.game.currentIndexChanged.connect(lambda _: self._fill())
        self.lessons = QListWidget()
        self.lessons.setObjectName("lessons")
        self.lessons.setAccessibleName(self.tr("Lessons"))
        self.lessons.setWordWrap(True)
        self.lessons.setItemDelegate(HeadedItems(self.lessons))
        self.lessons.setSpacing(3)
        self.lessons.itemActivated.connect(lambda _: self._begin())
        self.coach = QTextBrowser()
        self.coach.setObjectName("coach_says")
        self.coach.setAccessibleName(self.tr("What the coach says"))
        tabs = QTabWidget()
        tabs.setAccessibleName(self.windowTitle())
        tabs.tabBar().setAccessibleName(self.windowTitle())
        tabs.addTab(self.lessons, self.tr("Lessons"))
        tabs.addTab(self.coach, self.tr("What the coach says"))
        self.words = QLabel()
        self.words.setProperty("quiet", True)
        self.words.setWordWrap(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.begin = buttons.addButton(self.tr("Begin"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.begin.setObjectName("begin_lesson")
        self.begin.setProperty("primary", True)
        self.begin.setDefault(True)
        self.begin.clicked.connect(self._begin)
        buttons.rejected.connect(self.reject)
        page = QVBoxLayout(self)
        page.setSpacing(10)
        for widget in (self.game, tabs, self.words, buttons):
            page.addWidget(widget, 1 if widget is tabs else 0)
        call(self.game, self.windowTitle())
        self.setMinimumSize(QSize(grown(560), grown(480)).boundedTo(room_of(self)))
        self.open_as(560, 620)
        self._fill()

    def _fill(self) -> None:
        game = str(self.game.currentData())
        self.lessons.clear()
        wanted = next_lesson(self.settings, game)
        for number, which in enumerate(lessons_of(game), 1):
            self.lessons.addItem(self._item(number, which))
            if which == wanted:
                self.lessons.setCurrentRow(number - 1)
        if wanted is not None:
            self.preparation = Preparation(wanted, self)
        self.lessons.setFocus()
        self.coach.setHtml(self._coach_page(game))
        words = [self.tr("Each lesson takes a minute or two, and waits where you leave it.")]
        first = meta_of(game).learn_first
        if first in game_ids():
            words.append(self.tr("Easier if you already know %s.") % game_name(self.language, first))
        self.words.setText(" ".join(words))

    def _item(self, number: int, which: LessonId) -> QListWidgetItem:
        try:
            plan = lesson(which)
            words = f"{number}. {self.language.pick(plan.title)}\n{self.language.pick(plan.line)}"
        except KingsbridgeError as error:
            words = f"{number}. {problem(self.language, error)}"
        reached = self.settings.values.lessons.get(which.key, 0)
        if reached == DONE:
            words = f"{words}  ✓"
        elif reached > 0:
            words = f"{words}  …"
        item = QListWidgetItem(words)
        item.setFont(table_font(self.font().pointSizeF() * 1.05))
        state = self.tr("done") if reached == DONE else self.tr("begun") if reached > 0 else ""
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{words} {state}".strip())
        return item

    def _coach_page(self, game: str) -> str:
        parts = []
        for advice in coach_of(game).all():
            title, text = self.language.pick(advice.title), self.language.pick(advice.text)
            parts.append(f"<h4>{title}</h4><p>{text}</p>")
        return "".join(parts)

    def _begin(self) -> None:
        row = self.lessons.currentRow()
        if row < 0:
            return
        self.chosen = lessons_of(str(self.game.currentData()))[row]
        if self.settings.values.lessons.get(self.chosen.key) == DONE:  # once more, from its beginning
            left = {key: at for key, at in self.settings.values.lessons.items() if key != self.chosen.key}
            self.settings.set("lessons", {**left, self.chosen.key: 0})
        self.accept()


def choose_lesson(
    window: QWidget, settings: Settings, language: Language, colours: Colours, game: str
) -> LessonId | None:
    """Asks for a lesson."""
    dialog = LearnDialog(settings, language, colours, game, window)
    dialog.exec()
    dialog.deleteLater()
    return dialog.chosen
