"""The bar with the question, the buttons and the hint."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QLocale, QPointF, QRect, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.text.numbers import counted
from kingsbridge_desktop.ui.following.ribbon import Ribbon
from kingsbridge_desktop.ui.panels.log import Line, LogPanel
from kingsbridge_desktop.ui.panels.prompt import PromptBar
from kingsbridge_desktop.ui.panels.wrapped_tree import CountedWords
from kingsbridge_desktop.ui.patience import Patience
from kingsbridge_desktop.ui.plain_label import PlainLabel, Sentences
from kingsbridge_desktop.ui.theme import Colours
from tests.ui.driver import _TRANSLATORS

SHORT = "Anna: play a card"
LONG = "Anna: place a piece with the joker, anywhere but in one of these two countries of this very card"
HINT = "Lorraine/Italy: 5 of 10 discarded"


@pytest.fixture(autouse=True)
def plain_letters(qapp):
    """Light, letters and language are the application's: windows of other tests may have changed them."""
    sheet, font = qapp.styleSheet(), qapp.font()
    qapp.setStyleSheet("")
    qapp.setFont(QFont(font.family(), 9))
    _TRANSLATORS.switch("en")
    yield
    qapp.setFont(font)
    qapp.setStyleSheet(sheet)


@pytest.fixture
def bar(qtbot):
    bar = PromptBar(Patience())
    qtbot.addWidget(bar)
    bar.resize(900, 80)
    bar.show()
    bar.offer([("Swap", Action("swap", (0,)))], None)
    return bar


def told(bar, question, hint=HINT):
    bar.ask(question, None)
    QApplication.processEvents()
    bar.tell(hint)
    return bar.quiet.aside.text()


def test_a_hint_beside_a_short_question_is_told_in_full(bar):
    assert told(bar, SHORT) == HINT


def test_a_hint_beside_a_long_question_takes_the_lines_of_the_question(bar):
    """Seen cut to “Hier lohnt ein Blick. (Noch e…” at 1280 × 800."""
    assert told(bar, LONG) == HINT
    metrics, rect = bar.quiet.aside.fontMetrics(), bar.quiet.aside.rect()
    assert metrics.horizontalAdvance(HINT) > rect.width(), "it needs more than a line"
    assert metrics.boundingRect(rect, Qt.TextFlag.TextWordWrap, HINT).height() <= rect.height()


def test_a_long_question_keeps_most_of_the_line(bar):
    """A hint that is too long even then is cut; the tip has it whole."""
    assert told(bar, LONG, 40 * HINT) != 40 * HINT
    assert bar.quiet.aside.toolTip() == 40 * HINT
    assert bar._question.width() > 0.75 * bar._words.width()
    bar.offer((), None)
    QApplication.processEvents()
    assert bar._question.width() > 0.95 * bar.quiet.below.width()  # no buttons, so the hint stands below
    bar.offer([("Swap", Action("swap", (0,)))], None)
    assert told(bar, SHORT) == HINT


def test_what_is_told_is_cut_only_after_all_lines_there_are(bar):
    """Seen at 1280 × 800: “Feld 11: Schiff (Niederlande): Je 1 Ware der S…” in one line, with room for two."""
    whole = 12 * f"{HINT} "
    shown = told(bar, LONG, whole)
    assert shown.endswith(" …")
    assert whole.startswith(shown.removesuffix(" …"))
    metrics, rect = bar.quiet.aside.fontMetrics(), bar.quiet.aside.rect()
    needed = metrics.boundingRect(QRect(0, 0, rect.width(), 1000), Qt.TextFlag.TextWordWrap, shown)
    assert 2 * metrics.lineSpacing() <= needed.height() + 1 <= rect.height() + 1
    assert needed.width() <= rect.width()


def test_a_hint_that_is_cut_beside_the_question_stands_beside_the_buttons(bar):
    """Seen cut to “Schritt 1: Ereig…” at 1280 × 800, with an empty line below."""
    hint = 3 * HINT
    assert told(bar, LONG, hint) == hint
    (swap,) = bar.buttons()
    aside = bar.quiet.aside.geometry()
    assert not aside.intersects(bar._question.geometry())
    assert not aside.intersects(swap.geometry().translated(bar.answers.pos()))
    assert bar._words.rect().contains(aside)


def test_all_answers_have_room_before_the_tools_have_words(bar):
    """Seen “1 more …” beside tools with words, where the first look measured none of the buttons."""
    for letters in range(20, 90):
        answers = [("n" * letters, Action("swap", (number,))) for number in range(2)]
        bar.offer(answers, None)
        bar.ask(LONG, None)
        QApplication.processEvents()
        assert [button.isVisible() for button in bar.buttons()] == [True, True], letters
        assert not bar.more.isVisible()
        if bar.tools.undo_button.text() == "↶":
            break
    assert bar.tools.undo_button.text() == "↶"
    bar.offer(answers[:1], None)
    QApplication.processEvents()
    assert bar.tools.undo_button.text().endswith("Undo")


def test_another_language_shares_the_room_as_a_new_question_does(bar):
    """Seen at 1280 × 800: “Tauschen:” and the cards until the light changed, then “… tauschen” beside signs alone."""
    for letters in range(4, 90):
        bar.offer([(f"Swap {'n' * letters}", Action("swap", (number,))) for number in range(3)], None)
        bar.ask(LONG, None)
        QApplication.processEvents()
        if bar.tools.undo_button.text() == "↶":
            break
    offered = [button.text() for button in bar.buttons()]
    QApplication.sendEvent(bar, QEvent(QEvent.Type.LanguageChange))
    QApplication.processEvents()
    assert bar.tools.undo_button.text() == "↶"
    assert [button.text() for button in bar.buttons()] == offered


def test_the_bar_keeps_its_height_whether_it_asks_or_tells(qtbot):
    """Else the board above it would be scaled and painted anew between every question and its answer."""
    page, board, bar = QWidget(), QWidget(), PromptBar(Patience())
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    column.addWidget(board, 1)
    column.addWidget(bar)
    page.resize(900, 600)
    page.show()
    bar.ask(SHORT, None)
    QApplication.processEvents()
    heights = {board.height()}
    for question in (SHORT, LONG, SHORT):
        for actions in ([("Swap", Action("swap", (0,)))], ()):
            bar.offer(actions, None)
            heights.add(board.height())
            bar.ask(question, None)
            heights.add(board.height())
            QApplication.processEvents()
            heights.add(board.height())
    assert len(heights) == 1


def test_a_narrow_bar_shows_signs_instead_of_words(qtbot):
    """The buttons at the right must not squeeze the question; what they are called is still read out."""
    bar = PromptBar(Patience())
    qtbot.addWidget(bar)
    bar.resize(1200, 120)
    bar.show()
    assert bar.tools.undo_button.text().endswith("Undo")
    bar.resize(320, 120)
    assert bar.tools.undo_button.text() == "↶"
    assert bar.tools.undo_button.accessibleName() == "Undo"


def test_a_number_of_a_question_stays_with_what_it_counts(bar):
    """Seen with large letters: “1 Baustoff abgeben, 3” and below it “dürfen bleiben”."""
    asked = "Ellen: 1 Baustoff abgeben, 3 dürfen bleiben"
    bar.ask(asked, None)
    assert bar._question.text() == "Ellen: 1\u00a0Baustoff abgeben, 3\u00a0dürfen bleiben"
    assert bar.question == asked


def test_a_question_is_whole_beside_its_buttons(qtbot):
    """It gets less of the line when buttons come, so it may need another one."""
    bar = PromptBar(Patience())
    qtbot.addWidget(bar)
    bar.resize(420, 200)
    bar.show()
    bar.ask(LONG, None)
    bar.offer([("Swap", Action("swap", (0,)))], None)
    QApplication.processEvents()
    assert bar._question.height() >= bar._question.heightForWidth(bar._question.width())


def test_no_line_parts_a_number_from_what_it_counts_or_belongs_to(qtbot):
    firm = "\N{NO-BREAK SPACE}"
    for words, kept in (
        ("give up goods, 3 may stay", f"give up goods, 3{firm}may stay"),
        ("the builder – 2 gold", f"the builder – 2{firm}gold"),
        ("white 4, blue 12, brown 3.", f"white{firm}4, blue{firm}12, brown{firm}3."),
        ("the Stonemason (8)", f"the Stonemason{firm}(8)"),
        ("Builder (green, 10).", f"Builder (green,{firm}10)."),
        ("+2 VP (own craftsmen: 2)", f"+2{firm}VP (own craftsmen:{firm}2)"),
        ("mason (up to 2 ×)", f"mason (up{firm}to{firm}2{firm}×)"),
        ("Maurer (bis zu 12 ×), bis zu drei", f"Maurer (bis{firm}zu{firm}12{firm}×), bis zu drei"),
        ("then 12 × wood, 3 × more", f"then 12{firm}×{firm}wood, 3{firm}×{firm}more"),
        ("in the year 1989 and later", "in the year 1989 and later"),
        ("Priorei, Feld 2 (kostenlos)", f"Priorei, Feld{firm}2 (kostenlos)"),
        ("Baumeister (bei 6 gepasst)", f"Baumeister (bei{firm}6{firm}gepasst)"),
        ("alle Orte von 1 bis 14 an", f"alle Orte von 1 bis{firm}14{firm}an"),
        ("round 2 of 6, step", f"round{firm}2 of{firm}6, step"),
        ("Smith: 1 metal → 4 points", f"Smith: 1{firm}metal →{firm}4{firm}points"),
        ("am Zug (36 von 68). Eine ist klar die beste", f"am Zug (36{firm}von{firm}68). Eine ist klar die beste"),
        ("Tante Änne von Kingsbrid: 2. Halbjahr", f"Tante Änne von Kingsbrid: 2.{firm}Halbjahr"),
        ("Aliena auf Feld 2. Zuletzt im 12. Jahr", f"Aliena auf Feld{firm}2. Zuletzt im 12.{firm}Jahr"),
        ("Aliena: Imke Wolman, Würfel Violett → 2", f"Aliena: Imke Wolman, Würfel Violett{firm}→{firm}2"),
        ("Zeigt 4. → Feld 17: bauen", f"Zeigt{firm}4. →{firm}Feld{firm}17: bauen"),
        ("houses +8, goods +1, advantages +2", f"houses{firm}+8, goods{firm}+1, advantages{firm}+2"),
        ("Ellen, Spanien: +4 SP", f"Ellen, Spanien: +4{firm}SP"),
        ("die Person 4-mal zu nutzen", "die Person 4\N{NON-BREAKING HYPHEN}mal zu nutzen"),
        ("Code: CF-1QWH-3N0G-0083", "Code: CF-1QWH-3N0G-0083"),
        ("press Esc to leave it", f"press Esc to leave{firm}it"),
    ):
        assert counted(words) == kept
    label = PlainLabel()
    qtbot.addWidget(label)
    label.setWordWrap(True)
    label.setText("gold 2")
    assert label.text() == "gold 2", "whoever asks gets the words that were given"
    short = label.fontMetrics().horizontalAdvance("gold ") + 4
    assert label.heightForWidth(short) < 2 * label.fontMetrics().lineSpacing(), "a line is not parted there"
    log = LogPanel(Colours("day"))
    qtbot.addWidget(log)
    log.append([Line(0, -1, None, "brown 3.")], [], 0)
    assert log.item(0).text() == "brown 3."
    delegate = log.itemDelegate()
    assert isinstance(delegate, CountedWords)
    assert delegate.displayText("brown 3.", QLocale()) == f"brown{firm}3."
    ribbon = Ribbon(Colours("day"), log)
    ribbon.tell("", "Mason (8) 2 gold", None, QPointF(), 1.0)
    ribbon._wrap(1.0, 1.0)
    assert ribbon._lines == [f"Mason{firm}(8)", f"2{firm}gold"]


def test_no_sentence_of_a_dialog_ends_with_a_word_alone_on_its_line(qtbot):
    """“… begonnene behalten / ihre.”, “… ändern aber keine / Wertung.”, “… Stefan Stadler, Kosmos / 2006”."""
    said = "Partien mit Vorgabe stehen in der Chronik, ändern aber keine Wertung."
    label = Sentences(f"{said}\nKosmos 2006")
    qtbot.addWidget(label)
    assert label.text() == f"{said}\nKosmos 2006"
    assert QLabel.text(label) == f"{said[:-9]}\u00a0Wertung.\nKosmos 2006", "a short line is never broken"
    label.setText("Ein ganz und gar außergewöhnlicher Donaudampfschifffahrtskapitän")
    assert "\u00a0" not in QLabel.text(label), "two long words would leave a hole"
    plain = PlainLabel(said)
    plain.setWordWrap(True)
    qtbot.addWidget(plain)
    assert "\u00a0" not in QLabel.text(plain)
