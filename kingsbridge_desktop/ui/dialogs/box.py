"""Your box: every value that the rulebook does not print, with where ours is from, to be put right by owners."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from kingsbridge_desktop.core.errors import BadData, KingsbridgeError
from kingsbridge_desktop.games.component_file import ComponentFile, Value, box_of
from kingsbridge_desktop.saves import box as own_box
from kingsbridge_desktop.text.box import BoxText, left_out
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language
from kingsbridge_desktop.text.problems import problem
from kingsbridge_desktop.ui.dialogs.box_editors import Editor, editor_for
from kingsbridge_desktop.ui.dialogs.box_tree import VALUE, WHAT, WithAir, leaves_of, sift
from kingsbridge_desktop.ui.dialogs.live_dialog import LiveDialog
from kingsbridge_desktop.ui.dialogs.live_question import Wording, ask, tell
from kingsbridge_desktop.ui.ear.names import call_unlabelled
from kingsbridge_desktop.ui.plain_label import Sentences
from kingsbridge_desktop.ui.theme import Colours, table_font
from kingsbridge_desktop.ui.words import game_name

KEEP_AFTER = 400  # ms without another change
PATH = Qt.ItemDataRole.UserRole
CORRECTED = "●"
NO_BOX = QT_TRANSLATE_NOOP("BoxDialog", "Everything in this game is certain; there is nothing to correct.")


class BoxDialog(LiveDialog):
    """The values of one game; whatever fits together is kept at once, for games that are begun from then on."""

    def __init__(self, game: str, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        found = box_of(game)
        assert found is not None, "the caller asks `can_be_corrected` first"
        self.game, self.language = game, language
        self._box: ComponentFile[Any] = found
        self._text = BoxText(game, language)
        self._open = {path: value for path, value in found.values.items() if not value.is_certain}
        begun = own_box.read(game)
        self.draft: dict[str, Any] = dict(begun.corrections)
        self._kept = dict(self.draft)  # as it is on disk
        self._refused: BadData | None = None  # why the draft cannot be kept
        self._say: Callable[[], str] = str  # what is told below, in the language of the moment
        self._editor: Editor | None = None
        self._sections: dict[str, QTreeWidgetItem] = {}
        self._items: dict[str, QTreeWidgetItem] = {}
        self._keeping = QTimer(self, interval=KEEP_AFTER, singleShot=True)
        self._keeping.timeout.connect(self.keep)
        self._build()
        self._fill()
        self.open_as(940, 640)
        if (damage := begun.problem) is not None:
            self._tell(lambda: left_out(self.game, self.language, damage, self._box.values))
        self.tree.setFocus()

    def restyle(self, language: Language, colours: Colours) -> None:
        self.language, self._text = language, BoxText(self.game, language)
        current, find, is_editing = self.current, self.search.text(), self.focusWidget() not in (self.tree, self.search)
        opened = [name for name, branch in self._sections.items() if branch.isExpanded()]
        self.tree.blockSignals(True)  # it goes, and what it says then is about nothing
        self.clear()
        self._editor, self._sections, self._items = None, {}, {}
        self._build()
        self._fill()
        for name in opened:
            self._sections[name].setExpanded(True)
        if current is not None:
            self.tree.setCurrentItem(self._items[current.path])
        self.search.setText(find)
        self._tell(self._say)
        (self._editor if is_editing and self._editor is not None else self.tree).setFocus()

    # building

    def _build(self) -> None:
        self.setWindowTitle(self.tr("Your box: %s") % game_name(self.language, self.game))
        about = Sentences(
            self.tr(
                "These values († in the rules) are not printed in the rulebook. If you own the printed game, correct "
                "them here. New games use your values; games already begun keep theirs."
            )
        )
        self.search = QLineEdit()
        self.search.setObjectName("box_search")
        self.search.setPlaceholderText(self.tr("Find …"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._sift)
        self.tree = QTreeWidget()
        self.tree.setObjectName("box_values")
        self.tree.setAccessibleName(self.windowTitle())
        self.tree.setHeaderLabels([self.tr("What"), self.tr("Your value")])
        self.tree.setAlternatingRowColors(True)
        self.tree.setUniformRowHeights(True)
        self.tree.setIndentation(16)
        self.tree.setItemDelegateForColumn(WHAT, WithAir(self.tree))
        head = self.tree.header()
        head.setStretchLastSection(False)
        head.setSectionResizeMode(WHAT, QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(VALUE, QHeaderView.ResizeMode.Stretch)
        self.tree.currentItemChanged.connect(lambda item, _: self._chosen(item))
        self.tree.itemActivated.connect(self._to_the_field)
        left = QVBoxLayout()
        left.addWidget(self.search)
        left.addWidget(self.tree, 1)
        line = QHBoxLayout()
        line.addLayout(left, 3)
        line.addWidget(self._panel(), 2)
        self.told = Sentences()
        self.told.setObjectName("box_refusal")
        self.told.setProperty("warning", True)
        self.told.hide()
        column = QVBoxLayout(self)
        column.addWidget(about)
        column.addLayout(line, 1)
        column.addWidget(self.told)
        column.addWidget(self._buttons())

    def _panel(self) -> QWidget:
        panel = QFrame()
        panel.setProperty("paper", True)
        self._name = QLabel()
        self._name.setFont(table_font(self.font().pointSizeF() * 1.25, bold=True))
        self._field = QLabel()
        self._source = Sentences()
        self._source.setProperty("quiet", True)
        for label in (self._name, self._field):
            label.setWordWrap(True)
        self._room = QVBoxLayout()
        self.reset_button = QPushButton(self.tr("Back to our value"))
        self.reset_button.setObjectName("box_reset")
        self.reset_button.setAutoDefault(False)
        self.reset_button.clicked.connect(self.reset)
        column = QVBoxLayout(panel)
        column.addWidget(self._name)
        column.addWidget(self._field)
        column.addLayout(self._room)
        column.addWidget(self._source)
        column.addStretch(1)
        column.addWidget(self.reset_button)
        return panel

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.reset_all_button = buttons.addButton(
            self.tr("All back to our values"), QDialogButtonBox.ButtonRole.ResetRole
        )
        self.reset_all_button.setObjectName("box_reset_all")
        self.reset_all_button.setAutoDefault(False)
        self.reset_all_button.clicked.connect(self.reset_all)
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        return buttons

    def _fill(self) -> None:
        """The tree: sections, in them the things, and their values; a thing with a single value is its own line."""
        fields: dict[str, set[str]] = {}
        for value in self._open.values():
            fields.setdefault(value.kind.section, set()).add(value.kind.field)
        things: dict[tuple[str, str], QTreeWidgetItem] = {}
        for path, value in self._open.items():
            section, name = value.kind.section, self._text.thing(value)
            if section not in self._sections:
                self._sections[section] = self._branch(self.tree, self._text.section(section))
            above = self._sections[section]
            if len(fields[section]) > 1:
                if (section, value.thing) not in things:
                    things[section, value.thing] = self._branch(above, name)
                above, name = things[section, value.thing], self._text.field(value.kind.field)
            item = self._items[path] = QTreeWidgetItem(above, [name])
            item.setData(WHAT, PATH, path)
            self._show_value(path)
        for branch in things.values():
            branch.setExpanded(True)
        for branch in self._sections.values():
            branch.setExpanded(any(self._is_corrected(item) for item in leaves_of(branch)))
        first = next(iter(self._sections.values()))
        first.setExpanded(True)
        self.tree.setCurrentItem(leaves_of(first)[0])
        self._follow()

    def _branch(self, above: QTreeWidget | QTreeWidgetItem, words: str) -> QTreeWidgetItem:
        branch = QTreeWidgetItem(above, [words])
        branch.setFirstColumnSpanned(True)
        font = branch.font(WHAT)
        font.setBold(above is self.tree)
        branch.setFont(WHAT, font)
        return branch

    def _is_corrected(self, item: QTreeWidgetItem) -> bool:
        return item.data(WHAT, PATH) in self.draft

    # what is shown

    def _show_value(self, path: str) -> None:
        value, item = self._open[path], self._items[path]
        words = self._text.shown(value.kind, self.draft.get(path, value.printed))
        item.setText(VALUE, f"{words} {CORRECTED}" if path in self.draft else words)
        item.setToolTip(VALUE, words)
        font = item.font(VALUE)
        font.setBold(path in self.draft)
        item.setFont(VALUE, font)

    def _sift(self, words: str) -> None:
        """Only what has the words in it, or belongs to what has them."""
        wanted = words.strip().lower()
        for section in self._sections.values():
            sift(section, wanted, is_named=False)
            if wanted and not section.isHidden():
                section.setExpanded(True)

    @property
    def current(self) -> Value | None:
        """The value that is being looked at."""
        item = self.tree.currentItem()
        return self._open.get(item.data(WHAT, PATH) or "") if item is not None else None

    def _chosen(self, item: QTreeWidgetItem | None) -> None:
        if self._editor is not None:
            self._editor.hide()
            self._editor.deleteLater()
            self._editor = None
        value = self.current
        self._name.setText(self._text.thing(value) if value else item.text(0) if item else "")
        self._field.setText(self._text.field(value.kind.field) if value else "")
        self._source.setText(self._our(value) if value else "")
        if value is not None:
            self._editor = editor_for(value.kind, value.printed, self._text)
            self._editor.setObjectName("box_editor")
            self._editor.put(self.draft.get(value.path, value.printed))
            self._editor.edited.connect(self._edited)
            self._room.addWidget(self._editor)
            fields = [*self._editor.findChildren(QSpinBox), *self._editor.findChildren(QComboBox)]
            call_unlabelled(self._editor, fields, f"{self._name.text()}: {self._field.text()}")
        self._follow()

    def _our(self, value: Value) -> str:
        return (
            self.tr("Our value: %1 (%2)")
            .replace("%1", self._text.shown(value.kind, value.printed))
            .replace("%2", self._text.source(value))
        )

    def _follow(self) -> None:
        value = self.current
        self.reset_button.setEnabled(value is not None and value.path in self.draft)
        self.reset_all_button.setEnabled(bool(self.draft))

    @property
    def refusal(self) -> str:
        """Why the draft cannot be kept, empty if it can."""
        if self._refused is None:
            return ""
        return self._text.refusal(self._refused, self._open.get(str(self._refused.details.get("where", ""))))

    def _tell(self, say: Callable[[], str]) -> None:
        self._say = say
        self.told.setText(say())
        self.told.setVisible(bool(self.told.text()))

    # changes

    def _edited(self) -> None:
        value = self.current
        if value is not None and self._editor is not None:
            self._change(value, self._editor.value())

    def _change(self, value: Value, new: Any) -> None:
        if new == value.printed:
            self.draft.pop(value.path, None)
        else:
            self.draft[value.path] = new
        self._show_value(value.path)
        self._check()

    def _check(self) -> None:
        """Whether everything fits together; if so it is kept in a moment."""
        self._follow()
        try:
            self._box.corrected(self.draft)
        except BadData as error:
            self._keeping.stop()
            self._refused = error
            self._tell(lambda: self.tr("Not kept yet. %s") % self.refusal)
            return
        self._refused = None
        self._tell(str)
        self._keeping.start()

    def reset(self) -> None:
        """The value that is looked at becomes ours again."""
        value = self.current
        if value is None or self._editor is None:
            return
        self._editor.put(value.printed)
        self._change(value, value.printed)

    def reset_all(self) -> None:
        """All values become ours again."""
        paths = list(self.draft)
        self.draft.clear()
        for path in paths:
            self._show_value(path)
        value = self.current
        if value is not None and self._editor is not None:
            self._editor.put(value.printed)
        self._check()

    def keep(self) -> bool:
        """Writes down what fits together; False with a sentence if the disk refuses."""
        self._keeping.stop()
        if self.refusal:
            return False
        try:
            own_box.write(self.game, self.draft)
        except KingsbridgeError as error:
            self._tell_problem(error)
            return False
        self._kept = dict(self.draft)
        return True

    def _tell_problem(self, error: KingsbridgeError) -> None:
        self._tell(lambda: problem(self.language, error))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        item = self.tree.currentItem()
        if item is not None:
            self.tree.scrollToItem(item, QTreeWidget.ScrollHint.PositionAtCenter)

    # leaving

    def reject(self) -> None:
        """Leaving, by whatever way: what is not on disk yet is kept, or asked about."""
        is_kept = not self.refusal and (self.draft == self._kept or self.keep())
        if is_kept or self._may_leave():
            super().reject()

    def _may_leave(self) -> bool:
        def write() -> Wording:
            words = self.tr("%s\n\nLeave all the same? The values kept last stay in force.")
            answers = (self.tr("Stay"), self.tr("Leave all the same"))
            return Wording(self.windowTitle(), words % (self.refusal or self._say()), answers)

        return ask(self, "leave_box", write) == 1

    def _to_the_field(self) -> None:
        if self._editor is not None:
            self._editor.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):  # those press no button here
            super().keyPressEvent(event)


def open_box(game: str, language: Language, parent: QWidget) -> None:
    """Shows the box of a game; a game without one says so."""
    if can_be_corrected(game):
        BoxDialog(game, language, parent).exec()
        return
    tell(parent, lambda: Wording(game_name(language, game), QCoreApplication.translate("BoxDialog", NO_BOX)))


def can_be_corrected(game: str) -> bool:
    """Whether a game has values that its owners may put right."""
    found = box_of(game)
    return found is not None and any(not value.is_certain for value in found.values.values())
