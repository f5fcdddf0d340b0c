"""Every dialog fits every screen from 1024 × 640 on, with letters of every size, and what ends it is in sight."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QTextLayout
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QPlainTextEdit,
    QScrollArea,
    QStyleOptionViewItem,
    QTextBrowser,
    QToolTip,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

import screens
from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.ui.dialogs import saves
from kingsbridge_desktop.ui.dialogs.about import AboutDialog
from kingsbridge_desktop.ui.dialogs.almanac import Almanac
from kingsbridge_desktop.ui.dialogs.box import BoxDialog
from kingsbridge_desktop.ui.dialogs.file_dialog import FileDialog
from kingsbridge_desktop.ui.dialogs.film import FilmDialog
from kingsbridge_desktop.ui.dialogs.handicap import HandicapDialog
from kingsbridge_desktop.ui.dialogs.learn import LearnDialog
from kingsbridge_desktop.ui.dialogs.live_dialog import LiveDialog
from kingsbridge_desktop.ui.dialogs.live_question import LiveQuestion, Wording
from kingsbridge_desktop.ui.dialogs.log import LogDialog
from kingsbridge_desktop.ui.dialogs.moves import MovesDialog
from kingsbridge_desktop.ui.dialogs.own_bots import OwnBotsDialog
from kingsbridge_desktop.ui.dialogs.rules import RulesDialog
from kingsbridge_desktop.ui.dialogs.save_as import SaveAsDialog
from kingsbridge_desktop.ui.dialogs.save_lines import Shelf
from kingsbridge_desktop.ui.dialogs.saves import SavesDialog
from kingsbridge_desktop.ui.dialogs.seats import SeatsDialog
from kingsbridge_desktop.ui.dialogs.settings import SettingsDialog
from kingsbridge_desktop.ui.ear.table_words import TableDialog
from kingsbridge_desktop.ui.giving_way import growth
from kingsbridge_desktop.ui.home.codes import CodeDialog
from kingsbridge_desktop.ui.home.setup import SetupDialog
from kingsbridge_desktop.ui.main_window import MainWindow
from kingsbridge_desktop.ui.style import headed_items, parchment
from kingsbridge_desktop.ui.style.cut_rows import CutRows
from kingsbridge_desktop.ui.style.headed_items import HeadedItems
from kingsbridge_desktop.ui.style.parchment import SheetDialog
from kingsbridge_desktop.ui.style.scrolled import Scrolled
from kingsbridge_desktop.ui.style.slices import SIDE
from kingsbridge_desktop.ui.theme import apply_theme, chosen_points, grown
from tests.ui.driver import Hand, open_window, seats, sit_down

SCREEN = QSize(1024, 640)
FIVE = ("person", "hard", "normal", "hard", "normal")


def _film(window: MainWindow) -> FilmDialog:
    page = sit_down(window, "pillars", ("person", "random", "random"))
    return FilmDialog(page.table.match, window.settings, window.language, window.colours, window)


def _almanac(window: MainWindow) -> Almanac:
    page = sit_down(window, "pillars", ("person", "random", "random"))
    names = page.table.match.names
    return Almanac(lambda: page.view.almanac(page.view.position), names, window.language, window.colours, window)


def _moves(window: MainWindow) -> MovesDialog:
    page = sit_down(window, "pillars_cards", ("person", "random", "random"))
    return MovesDialog(window, lambda: page.prompt.question, page.choices.moves)


def _words(window: MainWindow) -> TableDialog:
    page = sit_down(window, "web_of_power", FIVE)
    page.words.open()
    assert page.words.dialog is not None
    return page.words.dialog


def _seats(window: MainWindow) -> SeatsDialog:
    page = sit_down(window, "web_of_power", FIVE)
    return SeatsDialog(page.table.match, window.language, window.colours, window)


MAKERS: dict[type[SheetDialog], Callable[[MainWindow, Any], SheetDialog]] = {
    AboutDialog: lambda window, _: AboutDialog(window.language, window.colours, window),
    Almanac: lambda window, _: _almanac(window),
    BoxDialog: lambda window, _: BoxDialog("pillars", window.language, window),
    CodeDialog: lambda window, _: CodeDialog(window.language, window.colours, window),
    FileDialog: lambda window, path: FileDialog(window, "Film", path / "a.gif", ["A (*.webp)", "B (*.a)"], saves=True),
    FilmDialog: lambda window, _: _film(window),
    HandicapDialog: lambda window, _: HandicapDialog(seats(*FIVE), window.language, window),
    LearnDialog: lambda window, _: LearnDialog(window.settings, window.language, window.colours, "pillars", window),
    LogDialog: lambda window, _: LogDialog("nothing happened", window),
    MovesDialog: lambda window, _: _moves(window),
    OwnBotsDialog: lambda window, _: OwnBotsDialog(window.language, window),
    RulesDialog: lambda window, _: RulesDialog(window, window.language, window.colours, "pillars"),
    SaveAsDialog: lambda window, path: SaveAsDialog(window.language, path / "Sunday.kingsbridge", window),
    SavesDialog: lambda window, _: SavesDialog(window.language, window),
    SeatsDialog: lambda window, _: _seats(window),
    SettingsDialog: lambda window, _: SettingsDialog(window.settings, window.language, window),
    SetupDialog: lambda window, _: SetupDialog("web_of_power", window.settings, window.language, window.colours),
    TableDialog: lambda window, _: _words(window),
}


def _all_kinds(kind: type[SheetDialog] = SheetDialog) -> Iterator[type[SheetDialog]]:
    for one in kind.__subclasses__():
        if one is not LiveDialog and one.__module__.startswith("kingsbridge_desktop"):
            yield one
        yield from _all_kinds(one)


@pytest.fixture(autouse=True)
def small_screen(monkeypatch, qapp):
    """A screen of 1024 × 640, whatever the tests run on; letters of the usual size afterwards."""
    monkeypatch.setattr(parchment, "screen_of", lambda widget: SCREEN)
    yield
    apply_theme(qapp, "day", 100)


def shown(qtbot: Any, window: MainWindow, text: int, make: Callable[[], SheetDialog]) -> SheetDialog:
    """A dialog on the small screen, with letters of a size."""
    window.settings.set("text_size", text)
    window.resize(SCREEN)
    dialog = make()
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def fits(dialog: SheetDialog) -> None:
    """All of it is on the screen, and so is every button that ends it."""
    assert dialog.width() <= SCREEN.width(), dialog.size()
    assert dialog.height() <= SCREEN.height() - parchment.TITLE_BAR, dialog.size()
    for box in dialog.findChildren(QDialogButtonBox):
        for button in box.buttons():
            at = QRect(button.mapTo(dialog, QPoint()), button.size())
            assert dialog.rect().contains(at), (button.text(), at, dialog.size())
            assert button.width() >= button.minimumSizeHint().width(), button.text()
    for area in dialog.findChildren(QScrollArea):
        assert area.horizontalScrollBar().maximum() == 0, area.width()


def test_every_dialog_is_tried_here():
    assert set(_all_kinds()) == set(MAKERS)


@pytest.mark.parametrize(("language", "text"), [("de", 200), ("en", 150)])
@pytest.mark.parametrize("kind", MAKERS, ids=lambda kind: kind.__name__)
def test_a_dialog_fits_a_small_screen_with_large_letters(qtbot, tmp_path, kind, language, text):
    window = open_window(qtbot, language=language)
    fits(shown(qtbot, window, text, lambda: MAKERS[kind](window, tmp_path)))


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("language", ["de", "en"])
def test_the_example_of_a_command_is_seen_whole(qtbot, language, text):
    window = open_window(qtbot, language=language)
    dialog = shown(qtbot, window, text, lambda: OwnBotsDialog(window.language, window))
    assert isinstance(dialog, OwnBotsDialog)
    fits(dialog)
    example = dialog.command.fontMetrics().horizontalAdvance(dialog.command.placeholderText())
    assert example <= dialog.command.width() - 2 * SIDE


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("game", game_ids())
def test_whoever_sets_a_game_up_sees_title_and_begin(qtbot, game, text):
    window = open_window(qtbot)
    dialog = shown(
        qtbot, window, text, lambda: SetupDialog(game, window.settings, window.language, window.colours, window)
    )
    assert isinstance(dialog, SetupDialog)
    dialog.count.setCurrentIndex(dialog.count.count() - 1)
    fits(dialog)
    assert all(row.up.width() >= row.up.minimumSizeHint().width() for row in dialog.rows[: dialog.count.currentData()])
    dialog.rows[1].name.setText(dialog.rows[0].name.text())  # a table that cannot begin says why, in sight
    dialog.begin()
    QApplication.processEvents()
    fits(dialog)
    assert dialog.rect().contains(QRect(dialog.problem.mapTo(dialog, QPoint()), dialog.problem.size()))
    begin = dialog.findChild(QAbstractButton, "begin")
    assert begin is not None
    assert begin.isVisible()


@pytest.mark.parametrize("kind", [HandicapDialog, FilmDialog], ids=lambda kind: kind.__name__)
def test_nothing_scrolls_where_there_is_room(qtbot, tmp_path, kind):
    window = open_window(qtbot)
    dialog = shown(qtbot, window, 100, lambda: MAKERS[kind](window, tmp_path))
    if isinstance(dialog, FilmDialog):  # its numbers begin where the words of the boxes below them do
        assert {box.alignment() & Qt.AlignmentFlag.AlignHCenter for box in (dialog.first, dialog.last)} == {
            Qt.AlignmentFlag(0)
        }
    assert [area.verticalScrollBar().maximum() for area in dialog.findChildren(QScrollArea)] == [0]


def test_an_empty_shelf_says_so_in_its_field(qtbot, monkeypatch):
    monkeypatch.setattr(saves, "read_shelf", lambda: Shelf([], []))
    window = open_window(qtbot)
    dialog = shown(qtbot, window, 150, lambda: SavesDialog(window.language, window))
    assert isinstance(dialog, SavesDialog)
    qtbot.waitUntil(lambda: dialog.is_filled)
    assert dialog.note.isVisible()
    assert dialog.list.isAncestorOf(dialog.note)


@pytest.mark.parametrize("game", game_ids())
def test_no_page_of_rules_scrolls_sideways(qtbot, game):
    window = open_window(qtbot, language="de")
    dialog = shown(qtbot, window, 150, lambda: RulesDialog(window, window.language, window.colours, game))
    assert isinstance(dialog, RulesDialog)
    dialog.resize(984, 580)
    QApplication.processEvents()
    dialog._retranslate()  # as wide as the window is now
    QApplication.processEvents()
    assert dialog.page.horizontalScrollBar().maximum() == 0


def test_the_keyboard_brings_every_field_into_sight(qtbot):
    window = open_window(qtbot)
    dialog = shown(
        qtbot,
        window,
        200,
        lambda: SetupDialog("web_of_power", window.settings, window.language, window.colours, window),
    )
    area = dialog.findChild(QScrollArea)
    assert area is not None
    assert area.verticalScrollBar().maximum() > 0
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    inside = set()
    for _ in range(40):
        qtbot.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_Tab)
        field = dialog.focusWidget()
        if field is None or not area.viewport().isAncestorOf(field):
            continue
        inside.add(field.objectName())
        at = QRect(field.mapTo(area.viewport(), QPoint()), field.size())
        assert area.viewport().rect().contains(at), (field.objectName(), at, area.viewport().size())
    assert {"seat_count", "level_0", "name_4", "seed", "coach", "open_box"} <= inside


@pytest.mark.parametrize("language", ["de", "en"])
def test_where_there_is_room_nothing_scrolls_and_no_line_has_room_for_three(qtbot, monkeypatch, language):
    monkeypatch.setattr(parchment, "screen_of", lambda widget: QSize(1920, 1080))
    window = open_window(qtbot, language=language)
    window.resize(1280, 800)
    about = AboutDialog(window.language, window.colours, window)
    film = _film(window)
    film.to_words.setText("Philip: Baumeister → Burg von Shiring (7 Gold)")
    for dialog in (about, film):
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitExposed(dialog)
        for area in dialog.findChildren(QScrollArea):
            assert area.verticalScrollBar().maximum() == 0, type(dialog)
    for label in (film.from_words, film.to_words):
        assert label.fontMetrics().horizontalAdvance(label.text()) < label.width(), label.text()
        assert label.height() < 2 * label.fontMetrics().lineSpacing(), label.text()


def test_the_fields_of_a_seat_are_equally_high_and_another_light_leaves_the_dialog_its_size(qtbot, monkeypatch):
    monkeypatch.setattr(parchment, "screen_of", lambda _: QSize(1600, 1200))
    window = open_window(qtbot)
    dialog = SetupDialog("web_of_power", window.settings, window.language, window.colours, window)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.rows[0].level.isVisible())
    size = dialog.size()
    for row in dialog.rows:
        assert len({field.height() for field in (row.level, row.character, row.name, row.colour)}) == 1
    window.settings.set("theme", "candle")
    qtbot.waitUntil(lambda: abs(dialog.height() - size.height()) <= 2)
    window.settings.set("theme", "day")
    dialog.close()


@pytest.mark.parametrize("language", ["de", "en"])
def test_what_this_is_about_is_read_without_scrolling_where_there_is_room(qtbot, monkeypatch, language):
    monkeypatch.setattr(parchment, "screen_of", lambda _: QSize(1280, 800))
    window = open_window(qtbot, language=language)
    dialog = AboutDialog(window.language, window.colours, window)
    dialog.show()
    area = dialog.findChild(QScrollArea)
    assert area is not None
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() == 0)
    dialog.close()


@pytest.mark.parametrize(
    "kind", [kind for kind in MAKERS if issubclass(kind, LiveDialog)], ids=lambda kind: kind.__name__
)
def test_the_keyboard_stays_at_its_place_when_the_light_changes(qtbot, tmp_path, kind):
    """A dialog is filled anew then: the widget that had it is gone."""
    window = open_window(qtbot, language="de")
    dialog = shown(qtbot, window, 100, lambda: MAKERS[kind](window, tmp_path))
    assert isinstance(dialog, LiveDialog)
    dialog.activateWindow()
    for _ in range(2):
        dialog.focusNextChild()
    was = dialog.focusWidget()
    before = type(was), was.objectName(), was.accessibleName()
    window.settings.set("theme", "candle")
    if dialog.parent() is None:
        dialog.dress(window.language, window.colours)  # as the window does with its own
    qtbot.waitUntil(lambda: dialog.focusWidget() is not None)  # what is new is shown in a moment
    now = dialog.focusWidget()
    assert (type(now), now.objectName(), now.accessibleName()) == before


LARGE = QSize(2560, 1440)


def grows_to(qtbot: Any, window: MainWindow, size: QSize) -> float:
    """The window has another size, and what opens beside it follows; how large letters are then."""
    window.resize(size)
    points = chosen_points() * growth(size.width(), size.height())
    qtbot.waitUntil(lambda: QApplication.font().pointSizeF() == pytest.approx(points))
    return points


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_dialog_has_the_letters_of_a_large_window_and_nothing_is_cut(qtbot, monkeypatch, tmp_path, language):
    monkeypatch.setattr(parchment, "screen_of", lambda _: LARGE)
    window = open_window(qtbot, language=language)
    points = grows_to(qtbot, window, LARGE)
    assert points == pytest.approx(1.45 * chosen_points())
    for kind, make in MAKERS.items():
        dialog = make(window, tmp_path)
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitExposed(dialog)
        QApplication.processEvents()
        assert LARGE.expandedTo(dialog.size()) == LARGE, kind
        seen = [part for part in dialog.findChildren(QWidget) if part.isVisible()]
        small = {type(part) for part in seen if 0 < part.font().pointSizeF() < 0.8 * points}
        assert not small, kind
        assert not screens.cut_words(dialog), kind
        for area in dialog.findChildren(Scrolled):
            assert area.verticalScrollBar().maximum() == 0, kind
        dialog.close()


def test_what_opens_next_has_the_size_of_the_window_and_so_gets_what_is_open(qtbot, monkeypatch):
    monkeypatch.setattr(parchment, "screen_of", lambda _: LARGE)
    window = open_window(qtbot)
    about = AboutDialog(window.language, window.colours, window)
    box = LiveQuestion(window, "told", lambda: Wording("Kingsbridge", "Das wird ein neuer."))
    for dialog in (about, box):
        qtbot.addWidget(dialog)
        dialog.show()
    before = about.size()
    for size in (QSize(1600, 1000), QSize(2560, 1440), QSize(1024, 640)):
        points = grows_to(qtbot, window, size)
        settings = SettingsDialog(window.settings, window.language, window)
        qtbot.addWidget(settings)
        settings.show()
        menus = (window.menuBar(), *window.menus.menus.values())
        for part in (settings, about, box, *box.buttons(), *menus):
            assert part.font().pointSizeF() == pytest.approx(points), part
        assert QToolTip.font().pointSizeF() == pytest.approx(points)
        assert settings.minimumWidth() == grown(460)
        settings.close()
    assert about.size() != before, "it grew"


def test_the_table_keeps_its_letters_when_dialogs_get_theirs(qtbot):
    window = open_window(qtbot)
    page = sit_down(window, "pillars", ("person", "random", "random"))
    Hand(qtbot, page).clear()
    points = grows_to(qtbot, window, LARGE)
    parts = (page.room, page.prompt, page.side.log, page.toast, *page.prompt.buttons())
    for part in parts:
        assert part.font().pointSizeF() == pytest.approx(points), part
    assert page.prompt._question.font().pointSizeF() > points
    assert page.prompt._question.font().bold()


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_dialog_of_sentences_opens_no_higher_than_they_are(qtbot, language, text):
    """Qt reckons with lines as short as it would like them: title and words of a code stood far apart."""
    window = open_window(qtbot)
    window.settings.set("language", language)
    dialog = shown(qtbot, window, text, lambda: CodeDialog(window.language, window.colours, window))
    qtbot.wait(20)
    layout = dialog.layout()
    assert layout is not None
    assert dialog.height() <= layout.totalHeightForWidth(dialog.width()) + 2


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", ["de", "en"])
def test_all_lessons_of_a_game_are_seen_at_once(qtbot, monkeypatch, game, language):
    monkeypatch.setattr(parchment, "screen_of", lambda widget: QSize(1280, 800))
    window = open_window(qtbot, language=language)
    dialog = LearnDialog(window.settings, window.language, window.colours, game, window)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.wait(20)
    assert dialog.lessons.verticalScrollBar().maximum() == 0


def test_a_long_name_is_seen_whole_where_it_is_written(qtbot, monkeypatch):
    monkeypatch.setattr(parchment, "screen_of", lambda widget: QSize(1280, 800))
    window = open_window(qtbot)
    dialog = SetupDialog("web_of_power", window.settings, window.language, window.colours)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.wait(20)
    for row in dialog.rows:
        words = row.name.fontMetrics().horizontalAdvance("Großmutter Wilhelmine II")
        assert words <= row.name.width() - 2 * SIDE


def test_a_long_name_gets_a_line_of_its_own_where_its_field_would_cut_it(qtbot):
    """At 150 % a name had room for eleven letters beside a field that needed none of its paper."""
    window = open_window(qtbot)
    make = partial(SetupDialog, "web_of_power", window.settings, window.language, window.colours, window)
    dialog = shown(qtbot, window, 150, make)
    assert isinstance(dialog, SetupDialog)
    names = [row.name for row in dialog.rows]
    narrow = names[0].width()
    assert all(field.cursorRect().left() < field.width() for field in names)
    names[1].setText("Maximilian-Ferdinand XVI")
    qtbot.waitUntil(lambda: names[1].width() > narrow)
    assert names[1].fontMetrics().horizontalAdvance(names[1].text()) <= names[1].width() - SIDE
    names[1].setText("Jack")
    qtbot.waitUntil(lambda: names[1].width() == narrow)


def test_what_goes_on_beyond_an_edge_fades_there(qtbot):
    """A line cut through its middle, or a stroke alone, told nobody that there is more."""
    window = open_window(qtbot)
    dialog = shown(qtbot, window, 150, partial(SettingsDialog, window.settings, window.language, window))
    area = dialog.findChild(Scrolled)
    assert area is not None
    bar = area.verticalScrollBar()
    assert bar.maximum() > 0
    for value, is_above, is_below in ((0, False, True), (bar.maximum() // 2, True, True), (bar.maximum(), True, False)):
        bar.setValue(value)
        assert (area.above.isVisible(), area.below.isVisible()) == (is_above, is_below)
    bar.setValue(0)
    shown_edge = area.grab(area.below.geometry()).toImage()
    row = shown_edge.height() - 1
    ink = {shown_edge.pixelColor(x, row).lightness() for x in range(shown_edge.width() - bar.width() - 4)}
    assert max(ink) - min(ink) < 25, "letters are cut at the edge"


@pytest.mark.parametrize("kind", [QListWidget, QTreeWidget, QTextBrowser, QPlainTextEdit], ids=lambda of: of.__name__)
def test_no_line_of_a_list_or_a_page_is_cut_through(qtbot, kind):
    """The last of the lessons, of the contents of the rules and of the log showed the upper half of its letters."""
    window = open_window(qtbot)
    dialog = SheetDialog(window)
    area = _filled(kind)
    QVBoxLayout(dialog).addWidget(area)
    shown(qtbot, window, 100, lambda: dialog)
    cut = 0
    for more in range(0, 26, 3):
        dialog.resize(400, 240 + more)
        for value in (0, 31):  # pages stop anywhere
            area.verticalScrollBar().setValue(value if isinstance(area, QTextBrowser) else 0)
            qtbot.wait(5)
            paper = area.grab(area.viewport().geometry()).toImage()
            cut += not area.findChild(CutRows).below.isHidden()
            for row in (paper.height() - 1, 0):
                ink = {paper.pixelColor(x, row).lightness() for x in range(4, paper.width() - 4)}
                assert max(ink) - min(ink) < 80, (more, value, row)  # the end of a tail, at most
    assert cut, "nothing was tried"


@pytest.mark.parametrize("text", [100, 150])
def test_no_question_ends_with_a_word_alone_on_its_line(qtbot, text):
    """“Go on with / it?”, and at 150 % lines were no wider than at 100 %."""
    window = open_window(qtbot, language="en")
    window.settings.set("text_size", text)
    every = (
        "The game saved as one of the evening is running still and has moved on since by a step or two: go on with it"
    )
    words = every.split()
    for count in range(4, len(words) + 1):
        said = f"{' '.join(words[:count])}?"
        box = LiveQuestion(window, "asked", partial(Wording, "Kingsbridge", said, ("Stay", "Leave")))
        qtbot.addWidget(box)
        box.show()
        qtbot.wait(5)
        label = box.findChild(QLabel, "qt_msgbox_label")
        assert label is not None
        assert label.height() >= label.heightForWidth(label.width())
        lines = _lines(said, label.font(), label.contentsRect().width())
        assert len(lines) == 1 or len(lines[-1].split()) > 1, lines
        assert SCREEN.expandedTo(box.size()) == SCREEN
        box.close()


def _lines(words: str, font: QFont, width: int) -> list[str]:
    laid, lines = QTextLayout(words, font), []
    laid.beginLayout()
    while (line := laid.createLine()).isValid():
        line.setLineWidth(width)
        lines.append(words[line.textStart() : line.textStart() + line.textLength()])
    laid.endLayout()
    return lines


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_year_stands_alone_on_a_line_of_what_this_is_about(qtbot, language):
    """“…, von Michael Rieneck und Stefan Stadler, Kosmos / 2006” at 1024 × 640 and 150 %."""
    window = open_window(qtbot, language=language)
    dialog = shown(qtbot, window, 150, lambda: AboutDialog(window.language, window.colours, window))
    (words,) = (label for label in dialog.findChildren(QLabel) if "Kosmos" in label.text())
    lines = _lines(words.text().replace("\n", "\N{LINE SEPARATOR}"), words.font(), words.contentsRect().width())
    assert not any(line.strip().isdigit() for line in lines), lines


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("kind", [AboutDialog, BoxDialog, HandicapDialog, LogDialog, OwnBotsDialog])
def test_no_sentences_of_a_dialog_end_with_a_word_alone_on_its_line(qtbot, tmp_path, kind, language, text):
    """“… begonnene behalten / ihre.”, “… ändern aber keine / Wertung.”, “Nichts davon wird / verschickt.”."""
    window = open_window(qtbot, language=language)
    dialog = shown(qtbot, window, text, lambda: MAKERS[kind](window, tmp_path))
    long = [label for label in dialog.findChildren(QLabel) if label.wordWrap() and len(label.text().split()) > 8]
    assert long
    for label in long:
        for said in QLabel.text(label).split("\n"):
            *_, last = lines = _lines(said, label.font(), label.contentsRect().width())
            assert len(lines) == 1 or len(last.split()) > 1, lines


def _filled(kind: type[QWidget]) -> Any:
    words = [f"Nicht jede Zeile passt ganz, {number}" for number in range(40)]
    area: Any = kind()
    if isinstance(area, QTreeWidget):
        area.addTopLevelItems([QTreeWidgetItem([line]) for line in words])
        area.setHeaderHidden(True)
    elif isinstance(area, QListWidget):
        area.addItems(words)
    else:
        area.setPlainText("\n".join(words))
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_lesson_has_room_for_its_bold_heading_and_for_its_line(qtbot, language, text):
    """Heading and line stood in the same letters."""
    window = open_window(qtbot, language=language)
    make = partial(LearnDialog, window.settings, window.language, window.colours, "pillars", window)
    dialog = shown(qtbot, window, text, make)
    assert isinstance(dialog, LearnDialog)
    painter = dialog.lessons.itemDelegate()
    assert isinstance(painter, HeadedItems)
    for row in range(dialog.lessons.count()):
        index = dialog.lessons.model().index(row, 0)
        option = QStyleOptionViewItem()
        dialog.lessons.initViewItemOption(option)
        option.rect = dialog.lessons.visualRect(index)
        own = painter._option(option, index)
        _, high = headed_items._laid(own.text, own.font, painter._text_box(own).width())
        assert high <= option.rect.height(), own.text
