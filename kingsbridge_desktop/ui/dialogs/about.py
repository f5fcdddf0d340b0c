"""Who made this, who made the printed games, and what this is not."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from kingsbridge_desktop import __version__
from kingsbridge_desktop.core.registry import metas
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui import pictures
from kingsbridge_desktop.ui.dialogs.live_dialog import LiveDialog
from kingsbridge_desktop.ui.plain_label import Sentences
from kingsbridge_desktop.ui.style.scrolled import Scrolled
from kingsbridge_desktop.ui.theme import Colours, grown, table_font
from kingsbridge_desktop.ui.words import credit

ICON, LARGEST_ICON = 112, 170  # pixels


class AboutDialog(LiveDialog):
    """Credits and the plain statement."""

    def __init__(self, language: Language, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fill(language)
        self.open_as(720, 480)

    def restyle(self, language: Language, colours: Colours) -> None:
        self.clear()
        self._fill(language)

    def _fill(self, language: Language) -> None:
        self.setWindowTitle(self.tr("About Kingsbridge"))
        icon = QLabel()
        side = min(grown(ICON), LARGEST_ICON)
        icon.setPixmap(pictures.icon().pixmap(side, side))
        icon.setAlignment(Qt.AlignmentFlag.AlignTop)
        title = QLabel(f"Kingsbridge {__version__}")
        title.setFont(table_font(self.font().pointSizeF() * 1.8, bold=True))
        words = Sentences(
            "\n\n".join(
                (
                    self.tr(
                        "An independent, non-commercial program for playing four printed board games on one screen. "
                        "It is not made, endorsed or supported by their authors or publishers. "
                        "All pictures are original work; no art, text or logo of the printed games is used."
                    ),
                    self._printed_games(language),
                    self.tr("If you like a game, buy the printed one: nothing replaces a table with friends."),
                    self.tr(
                        "Coastlines: Natural Earth (public domain). Typeface: Source Serif (SIL Open Font License). "
                        "Built with Python and Qt (PySide6, LGPL). Sounds: our own. Everything stays on this computer."
                    ),
                )
            )
        )
        words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        text = QVBoxLayout()
        text.addWidget(title)
        inside = QVBoxLayout()
        inside.addWidget(words)
        inside.addStretch(1)
        scroll = Scrolled(inside)
        scroll.setAccessibleName(self.windowTitle())
        scroll.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the keyboard scrolls it on a small screen
        text.addWidget(scroll, 1)
        line = QHBoxLayout()
        line.setSpacing(20)
        line.addWidget(icon)
        line.addLayout(text, 1)
        column = QVBoxLayout(self)
        column.addLayout(line, 1)
        column.addWidget(buttons)

    def _printed_games(self, language: Language) -> str:
        lines = [self.tr("The printed games:"), *(credit(meta, language) for meta in metas())]
        told = sorted({meta.novel for meta in metas() if meta.novel})
        lines += [self.tr("Some of them retell novels by %s.") % author for author in told]
        return "\n".join(lines)
