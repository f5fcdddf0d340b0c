"""Walks through the whole app in the pseudo-language and prints what is not translated and what is cut, as JSON.

Run in a process of its own, in a tree that speaks it: `walk.py TEXT_SIZE GAME …`. Everything that is painted or written
on a widget is looked at; numbers, names of players and single letters may stand without brackets.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Callable
from datetime import date
from random import Random
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QTextBrowser,
    QWidget,
)

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
ROMAN, CODES = r"^[IVX]+$", r"\b[A-Z]{2}(-[0-9A-Z]{1,4})+\b"  # of places, of tables
KEYS = (r"Ctrl\+?", r"Strg\+?", "Esc", r"\bF\d+\b")
OF_QT = ("Close", "Cancel", "OK")  # Qt has no translation of its own into this language
OWN_NAMES = ("Kingsbridge", "Deutsch", "English", "Esperanto")


def free_words() -> re.Pattern[str]:
    """What is the same in every language: names of people and things, and keys."""
    from kingsbridge_desktop.core.registry import metas
    from kingsbridge_desktop.ui.ending.content import written_day

    boxes = [
        word for meta in metas() for word in (meta.printed_title, *meta.authors, meta.publisher, meta.novel) if word
    ]
    today = written_day("eo", date.today())  # as the system writes it
    fixed = [re.escape(word) for word in sorted((*NAMES, *OWN_NAMES, *boxes, today), key=len, reverse=True)]
    return re.compile("|".join((*fixed, *KEYS, ROMAN, CODES, *(rf"^{word}$" for word in OF_QT))))


LETTERS = re.compile(r"[^\W\d_]{2}")
PLIES = 60


class Notes:
    """What was found, each once, with the place where it was seen."""

    def __init__(self) -> None:
        self.where = "start"
        self.plain: dict[str, str] = {}
        self.cut: dict[str, str] = {}
        self.seen = 0
        self.told = ""
        self.free = free_words()

    def text(self, text: str) -> None:
        """Something that people read."""
        self.seen += 1
        rest, before = text, ""
        while rest != before:  # brackets stand inside brackets
            rest, before = re.sub(r"⟦[^⟦⟧]*⟧", "", rest), rest
        rest = re.sub(r"^[^⟦]*⟧|⟦[^⟧]*$", "", rest)  # a line of a sentence that is painted line by line
        if LETTERS.search(self.free.sub("", rest)):
            self.plain.setdefault(text, self.where)

    def line(self, text: str) -> None:
        """Something that is painted: words of its own, or a line of words that were told whole."""
        if text.removesuffix("-") not in self.told:
            self.text(text)

    def too_long(self, text: str) -> None:
        """Something that does not fit."""
        self.cut.setdefault(text, self.where)


NOTES: Notes


def watch_painting() -> None:
    """Every word that is painted comes by here, and every word that is shortened."""
    from kingsbridge_desktop.ui.art import lettering

    draw_text, add_text = QPainter.drawText, QPainterPath.addText
    elided, elided_f = QFontMetrics.elidedText, QFontMetricsF.elidedText

    def drawn(self: QPainter, *args: Any) -> Any:
        text = next((arg for arg in args if isinstance(arg, str)), "")
        NOTES.line(text)
        box = args[0] if args and hasattr(args[0], "width") else None
        if box is not None and len(args) >= 3 and text:
            needed = self.boundingRect(QRectF(box), int(args[1]), text)
            clips = not int(args[1]) & int(Qt.TextFlag.TextDontClip)
            too_high = clips and LETTERS.search(text) and needed.height() > box.height() + 2
            if needed.width() > box.width() + 2 or too_high:
                NOTES.too_long(text)
        return draw_text(self, *args)

    def added(self: QPainterPath, *args: Any) -> Any:
        NOTES.line(next((arg for arg in args if isinstance(arg, str)), ""))
        return add_text(self, *args)

    def tell(painter: QPainter, words: str, *args: Any, **more: Any) -> None:
        NOTES.told = words
        NOTES.text(words)

    def shortened(original: Callable[..., str]) -> Callable[..., str]:
        def call(self: Any, text: str, *args: Any) -> str:
            short = original(self, text, *args)
            if short != text:
                NOTES.too_long(text)
            return short

        return call

    lettering.tell_size = tell  # called for what is set in lines, before its lines
    QPainter.drawText = drawn  # type: ignore[method-assign,assignment]
    QPainterPath.addText = added  # type: ignore[method-assign]
    QFontMetrics.elidedText = shortened(elided)  # type: ignore[method-assign]
    QFontMetricsF.elidedText = shortened(elided_f)  # type: ignore[method-assign]


def look(widget: QWidget) -> None:
    """Reads every widget that is seen."""
    QApplication.processEvents()
    widget.grab()
    for child in [widget, *widget.findChildren(QWidget)]:
        if not child.isVisible():
            continue
        if child.toolTip():
            NOTES.text(child.toolTip())
        if isinstance(child, QLabel | QAbstractButton):
            text = child.text().replace("&", "")
            NOTES.text(text)
            _fits(child, text)
        elif isinstance(child, QGroupBox):
            NOTES.text(child.title())
        elif isinstance(child, QComboBox):
            for at in range(child.count()):
                NOTES.text(child.itemText(at))
        elif isinstance(child, QListWidget):
            for at in range(child.count()):
                NOTES.text(child.item(at).text())
        elif isinstance(child, QLineEdit) and child.placeholderText():
            NOTES.text(child.placeholderText())
        elif isinstance(child, QTextBrowser):
            for line in child.toPlainText().split("\n"):
                if "|" not in line:
                    NOTES.text(line)


def _fits(child: QLabel | QAbstractButton, text: str) -> None:
    if isinstance(child, QLabel) and child.wordWrap():
        if child.heightForWidth(child.width()) > child.height() + 2:
            NOTES.too_long(text)
    elif text and child.width() + 2 < child.minimumSizeHint().width():
        NOTES.too_long(text)


def look_at_dialog(opens: Callable[[], Any]) -> None:
    """Opens a modal dialog, reads it, closes it."""

    def read() -> None:
        dialog = QApplication.activeModalWidget() or next(
            (w for w in QApplication.topLevelWidgets() if isinstance(w, QDialog) and w.isVisible()), None
        )
        if dialog is not None:
            try:
                look(dialog)
            finally:
                dialog.close()
                glance.stop()

    glance = QTimer()  # again and again: a busy machine may take its time to open it
    glance.timeout.connect(read)
    glance.start(50)
    opens()
    glance.stop()
    for dialog in QApplication.topLevelWidgets():
        if isinstance(dialog, QDialog) and dialog.isVisible():
            look(dialog)
            dialog.close()


def walk(size: int, games: list[str]) -> None:
    """Home, menus, dialogs, and a game of each."""
    from kingsbridge_desktop.play.match import Match, Seat
    from kingsbridge_desktop.ui.dialogs.about import AboutDialog
    from kingsbridge_desktop.ui.dialogs.own_bots import OwnBotsDialog
    from kingsbridge_desktop.ui.dialogs.rules import show_rules
    from kingsbridge_desktop.ui.dialogs.settings import SettingsDialog
    from kingsbridge_desktop.ui.home.setup import SetupDialog
    from kingsbridge_desktop.ui.i18n import Translators
    from kingsbridge_desktop.ui.main_window import MainWindow
    from kingsbridge_desktop.ui.settings import Settings

    app = QApplication.instance()
    assert isinstance(app, QApplication)
    settings = Settings()
    settings.values.language, settings.values.speed, settings.values.text_size = "eo", "none", size
    settings.values.captions = False  # without movement they would wait for a reader
    window = MainWindow(app, settings, Translators())
    window.resize(1280, 800)
    window.show()
    NOTES.where = "home"
    look(window)
    for menu in window.menuBar().findChildren(QMenu):
        for action in menu.actions():
            NOTES.text(action.text().replace("&", ""))
    for dialog in (
        SettingsDialog(settings, window.language, window),
        OwnBotsDialog(window.language, window),
        AboutDialog(window.language, window.colours, window),
        *(SetupDialog(game, settings, window.language, window.colours, window) for game in games),
    ):
        NOTES.where = type(dialog).__name__
        dialog.resize(dialog.sizeHint().boundedTo(window.size()))  # the screen of the tests is smaller than any
        dialog.show()
        look(dialog)
        dialog.close()
    for game in games:
        NOTES.where = f"help of {game}"
        rules = show_rules(window, window.language, window.colours, game)
        look(rules)
        rules.close()
        _play(window, game, Match, Seat)
    window.close()


def _play(window: Any, game: str, match_class: Any, seat_class: Any) -> None:
    from kingsbridge_desktop.core.registry import rules_of

    rules = rules_of(game)
    seats = rules.seats[-1]
    match = match_class(game, [seat_class(NAMES[at], "person", at) for at in range(seats)], 7)
    window.start(match)
    page = window.game
    rng, ply = Random(3), 0
    while not match.is_over:
        NOTES.where = f"{game}, ply {ply}"
        page.curtain.hide()
        page.sheets.hide()
        page.table.viewer = match.asked
        page.seen.show_now()
        page.seen.fill_log()
        page._offer()
        if ply % max(1, PLIES // 12) == 0 or ply < 6:
            look(window)
            for anchor in list(page.view.scene.targets)[:: max(1, len(page.view.scene.targets) // 12)]:
                NOTES.text(page.view.hover(page.view.position, anchor))
        if match.is_over:  # the last move had no choice and was made while we looked
            break
        action = rng.choice(match.legal())
        for other in match.legal():
            NOTES.text(page.context.text.action(page.view.position, other))
        page.table.submit(action)
        page.player.skip()
        if page.sheets.isVisible():
            NOTES.where = f"{game}, sheet after ply {ply}"
            look(window)
        ply += 1
    NOTES.where = f"{game}, end"
    look(window)


if __name__ == "__main__":
    application = QApplication([])
    NOTES = Notes()
    watch_painting()
    walk(int(sys.argv[1]), sys.argv[2:])
    print(json.dumps({"plain": NOTES.plain, "cut": NOTES.cut, "seen": NOTES.seen}, ensure_ascii=False))
