"""The rules of a game in our own words, from the help pages under assets."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QListWidget, QTextBrowser, QVBoxLayout, QWidget

from kingsbridge_desktop import resources
from kingsbridge_desktop.core.registry import meta_of
from kingsbridge_desktop.text.language import SOURCE_LANGUAGE, Language
from kingsbridge_desktop.ui.theme import table_font
from kingsbridge_desktop.ui.words import credit, game_line, game_name


def read_help(game: str, language: Language) -> str:
    """The help page of a game as Markdown: in the language, else in English, else what is known of the game at all."""
    for code in (language.code, SOURCE_LANGUAGE):
        path = resources.assets() / "help" / f"{game}.{code}.md"
        if path.exists():
            return path.read_text(encoding="utf-8")
    meta = meta_of(game)
    return f"# {game_name(language, game)}\n\n{game_line(language, game)}\n\n{credit(meta, language)}\n"


class RulesDialog(QDialog):
    """A page with its headings beside it."""

    def __init__(self, parent: QWidget | None, language: Language, game: str) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Rules: %s") % game_name(language, game))
        self.page = QTextBrowser()
        self.page.setOpenExternalLinks(False)
        self.page.document().setDefaultFont(table_font(self.font().pointSizeF() * 1.05))
        self.page.setMarkdown(read_help(game, language))
        self.contents = QListWidget()
        self.contents.setMaximumWidth(250)
        self.contents.setWordWrap(True)
        block = self.page.document().begin()
        self._places: list[int] = []
        while block.isValid():
            level = block.blockFormat().headingLevel()
            if level in (1, 2):
                self.contents.addItem(("" if level == 1 else "   ") + block.text())
                self._places.append(block.position())
            block = block.next()
        self.contents.currentRowChanged.connect(self._go)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        line = QHBoxLayout()
        line.addWidget(self.contents)
        line.addWidget(self.page, 1)
        column = QVBoxLayout(self)
        column.addLayout(line, 1)
        column.addWidget(buttons)
        self.resize(960, 680)

    def _go(self, row: int) -> None:
        if not 0 <= row < len(self._places):
            return
        cursor = self.page.textCursor()
        cursor.movePosition(cursor.MoveOperation.End)
        self.page.setTextCursor(cursor)
        cursor.setPosition(self._places[row])
        self.page.setTextCursor(cursor)
        self.page.ensureCursorVisible()


def show_rules(parent: QWidget, language: Language, game: str) -> RulesDialog:
    """Opens the rules beside the table; play goes on."""
    dialog = RulesDialog(parent, language, game)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.show()
    return dialog
