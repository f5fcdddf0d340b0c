"""Names with an ampersand are shown as they are, wherever words are: Qt takes `&` for the key of the next letter."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtGui import QAction, Qt, QTextDocumentFragment
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
    QTabWidget,
    QTextBrowser,
    QTextEdit,
    QWidget,
)

from kingsbridge_desktop.core.registry import game_ids, meta_of
from kingsbridge_desktop.play import files
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.saves import store
from kingsbridge_desktop.ui.arrivals import offer_recent_games
from kingsbridge_desktop.ui.dialogs.saves import SavesDialog
from kingsbridge_desktop.ui.home.setup import SetupDialog
from kingsbridge_desktop.ui.recent import RecentMenu
from tests.ui.driver import Hand, open_window
from tests.ui.modal import when_open

NAME, OTHER = "Max & Moritz", "Ann & Bob"
NAMES = (NAME, OTHER, "Q&A <i>", "A&amp;B", "R&copy;")
# What is left of them where they are taken for keys of a menu or for rich text.
BROKEN = re.compile(r"\bMax (?!& Moritz)|\bAnn (?!& Bob)|Q&A(?! <i>)|QA|A&B|A&amp;amp|R©|Rcopy|&&")


def without_keys(words: str) -> str:
    """What is seen of the words of a menu or a button."""
    return re.sub(r"&(.)", r"\1", words)


def as_read(words: str) -> str:
    """What is seen of words that may be rich text."""
    return QTextDocumentFragment.fromHtml(words).toPlainText() if Qt.mightBeRichText(words) else words


def label_words(label: QLabel) -> str:
    """What is seen of a label."""
    if label.textFormat() == Qt.TextFormat.PlainText:
        return label.text()
    words = without_keys(label.text()) if label.buddy() is not None else label.text()
    if label.textFormat() == Qt.TextFormat.RichText:
        return QTextDocumentFragment.fromHtml(words).toPlainText()
    return as_read(words)


def texts(root: QWidget) -> Iterator[tuple[str, str]]:
    """Every text of a widget and of what is in it, as it is seen, and where."""
    for widget in [root, *root.findChildren(QWidget)]:
        where = f"{type(widget).__name__} {widget.objectName()}"
        yield where, widget.windowTitle()
        yield f"tip of {where}", as_read(widget.toolTip())
        yield f"name of {where}", widget.accessibleName()
        yield f"description of {where}", widget.accessibleDescription()
        for words in own_words(widget):
            yield where, words
        for action in widget.actions():
            yield from action_texts(action, where)


def own_words(widget: QWidget) -> list[str]:
    """What a widget shows by itself."""
    match widget:
        case QAbstractButton():
            return [without_keys(widget.text())]
        case QLabel():
            return [label_words(widget)]
        case QGroupBox():
            return [without_keys(widget.title())]
        case QTabWidget():
            return [without_keys(widget.tabText(number)) for number in range(widget.count())]
        case QComboBox():
            return [widget.itemText(number) for number in range(widget.count())]
        case QLineEdit():
            return [widget.text(), widget.placeholderText()]
        case QListWidget():
            items = [widget.item(row) for row in range(widget.count())]
            return [item.text() for item in items] + [as_read(item.toolTip()) for item in items]
        case QTextBrowser() | QTextEdit():
            return [widget.toPlainText()]
        case QMenu():
            return [without_keys(widget.title())]
    return []


def action_texts(action: QAction, where: str) -> Iterator[tuple[str, str]]:
    """What a menu shows."""
    yield f"action of {where}", without_keys(action.text())
    yield f"tip of an action of {where}", as_read(action.toolTip())


def assert_names_are_whole(root: QWidget, seen: set[str]) -> None:
    """No name is cut, doubled or written in codes; `seen` gets the names that were found."""
    for where, words in texts(root):
        assert not BROKEN.search(words), f"{where}: {words!r}"
        seen.update(name for name in NAMES if name in words)


def table(game: str) -> Match:
    """A game of persons with such names."""
    count = meta_of(game).seats[0]
    return Match(game, [Seat(NAMES[n], "person", n) for n in range(count)], 5)


@pytest.mark.parametrize("game", game_ids())
def test_at_the_table(qtbot, game):
    window = open_window(qtbot, captions=True)
    window.start(table(game))
    page: Any = window.game
    hand, seen = Hand(qtbot, page), set[str]()
    for _ in range(4):
        hand.wait()
        assert_names_are_whole(window, seen)
        hand.clear()
        page.choose(page.table.match.legal()[0])
        while page.player.waits:
            assert_names_are_whole(page, seen)
            page.following.next()
    page.show_words()
    page.recap.toggle()
    for one in QApplication.topLevelWidgets():
        assert_names_are_whole(one, seen)
    assert {NAME, OTHER} <= seen


@pytest.mark.parametrize("game", game_ids())
def test_on_the_last_page(qtbot, game):
    match = table(game)
    window, seen = open_window(qtbot), set[str]()
    while not match.is_over:
        match.submit(match.legal()[-1])
    window.start(match)
    page: Any = window.game
    qtbot.waitUntil(page.ending.isVisible)
    assert_names_are_whole(window, seen)
    assert {NAME, OTHER} <= seen


def test_at_home_in_the_lists_and_in_questions(qtbot):
    window, seen = open_window(qtbot), set[str]()
    offer_recent_games(window)
    window.start(table("web_of_power"))
    page: Any = window.game
    Hand(qtbot, page).clear()
    page.choose(page.table.match.legal()[0])
    save = store.save_folder() / f"{NAME}{store.SUFFIX}"
    window.desk.save_to(save)
    qtbot.waitUntil(lambda: page.table.file.stands_as(save))
    boxes: list[str] = []

    def look_at_box(box: QDialog) -> None:
        assert_names_are_whole(box, seen)
        boxes.append(box.objectName())
        box.close()

    when_open(QDialog, look_at_box)
    window.desk._may_replace(save)
    when_open(QDialog, look_at_box)
    window.desk._goes_on(save)
    assert len(boxes) == 2
    window.go_home()
    qtbot.waitUntil(lambda: NAME in " ".join(words for _, words in texts(window.home)))
    assert_names_are_whole(window, seen)
    assert any("Kardinal & König" in words for _, words in texts(window.home))
    menu = window.findChild(RecentMenu)
    assert menu is not None
    menu.fill()
    assert NAME in [words for _, words in texts(menu)]
    assert_names_are_whole(menu, seen)
    dialog = SavesDialog(window.language, window)
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: dialog.is_filled)
    assert_names_are_whole(dialog, seen)


def test_in_the_set_up_of_a_game(qtbot):
    window, seen = open_window(qtbot), set[str]()
    window.settings.values.names = list(NAMES)
    dialog = SetupDialog("web_of_power", window.settings, window.language, window.colours, window)
    qtbot.addWidget(dialog)
    dialog.show()
    assert_names_are_whole(dialog, seen)
    assert NAME in seen
    assert "Kardinal & König" in dialog.windowTitle()


def test_in_a_save_that_cannot_be_opened(qtbot):
    save = store.save_folder() / f"{NAME}{store.SUFFIX}"
    files.save_match(save, table("pillars"))
    save.write_text(save.read_text()[:-40])
    window, seen = open_window(qtbot), set[str]()
    dialog = SavesDialog(window.language, window)
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: dialog.is_filled)
    assert_names_are_whole(dialog, seen)
    assert NAME in seen
