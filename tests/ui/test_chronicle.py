"""The chronicle in the window: finished games come in by themselves, are looked at, deleted, exported."""

import csv
import os
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QPushButton

from kingsbridge_desktop.bots.ladder import LADDER
from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.play import chronicle, files, puzzles
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.play.review import record_of
from kingsbridge_desktop.play.statistics.figures import Figures
from kingsbridge_desktop.saves import store
from kingsbridge_desktop.saves.chronicle import records, sync
from kingsbridge_desktop.saves.chronicle.index import Filter, Index
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.text.levels import short_level_name
from kingsbridge_desktop.ui.art.lettering import listening
from kingsbridge_desktop.ui.book.scribe import SEMI, Scribe, measure
from kingsbridge_desktop.ui.chronicle import exporting, game_list
from kingsbridge_desktop.ui.chronicle.ornaments import TitleBlock
from kingsbridge_desktop.ui.chronicle.page import ChroniclePage
from kingsbridge_desktop.ui.chronicle.results import GameResults, ResultsChart
from kingsbridge_desktop.ui.dialogs.live_question import LiveQuestion
from kingsbridge_desktop.ui.main_window import MainWindow
from tests.chronicles import fill, finished, keep, record
from tests.play.test_puzzles import kept as positions
from tests.play.test_review import finished as played_to_its_end
from tests.ui.driver import open_window, resized
from tests.ui.modal import when_open


def opened(qtbot, *, language: str = "en") -> tuple[MainWindow, ChroniclePage]:
    window = open_window(qtbot, language=language)
    window.chronicle.show()
    page = window.chronicle.page
    assert page is not None
    qtbot.waitUntil(lambda: page.content is not None)
    return window, page


def button(page: ChroniclePage, name: str) -> QPushButton:
    found = page.findChild(QPushButton, f"chronicle_{name}")
    assert found is not None
    return found


def ids(page: ChroniclePage) -> list[int]:
    assert page.games is not None
    return [int(one, 16) for one in page.games.model.ids]


def answer(number: int) -> None:
    """Presses an answer of the question that is about to be asked."""
    when_open(LiveQuestion, lambda question: question.answers[number].click())


def nearly_over(game: str = "web_of_power") -> tuple[Match, Action]:
    """A real game among people before its last move, and that move."""
    save = finished(game)
    seats = [Seat(name, colour=seat.colour) for name, seat in zip(("Anna", "Ben", "Cleo"), save.seats, strict=False)]
    match = Match(game, seats, save.seed, save.options, setup=save.setup)
    for step in save.steps[:-1]:
        match.replay(Action(step.kind, tuple(step.args)), step.chance)
    return match, Action(save.steps[-1].kind, tuple(save.steps[-1].args))


def kept() -> list[str]:
    return [path.stem for path in store.paths(records.folder(), store.SUFFIX)]


def test_a_game_is_kept_when_it_ends_and_not_when_its_end_is_taken_back(qtbot):
    window = open_window(qtbot)
    match, last = nearly_over()
    window.sit_down(match, None)
    assert window.game is not None
    table = window.game.table
    table.submit(last)
    qtbot.waitUntil(lambda: kept() == [match.id])
    table.undo(agreed=True)
    qtbot.waitUntil(lambda: kept() == [])
    table.submit(last)
    qtbot.waitUntil(lambda: kept() == [match.id])
    window.go_home()
    qtbot.waitUntil(lambda: not list(store.autosave_folder().glob("*")))
    assert kept() == [match.id]
    (row,) = chronicle.ask(lambda index: index.played(Filter("anna")))
    assert row.played >= 0


def test_the_menu_opens_the_book_and_escape_closes_it(qtbot):
    keep(record(1))
    window = open_window(qtbot)
    window.menus.actions["chronicle"].trigger()
    page = window.chronicle.page
    assert page is not None
    qtbot.waitUntil(lambda: page.games is not None)
    assert window.menus.actions["home"].isEnabled()
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert window.chronicle.page is None
    assert window.home.isVisible()


def test_an_empty_chronicle_says_so_and_offers_a_first_game(qtbot):
    window, page = opened(qtbot)
    assert page.games is None
    names = " ".join(block.accessibleName() for block in page.book.blocks())
    assert "Nothing is written here yet" in names
    button(page, "first").click()
    assert window.chronicle.page is None


@pytest.mark.parametrize(("count", "has_rating"), [(4, False), (5, True)])
def test_a_rating_is_drawn_from_the_fifth_game_on(qtbot, count, has_rating):
    for number in range(count):
        keep(record(number))
    _, page = opened(qtbot)
    assert [block.objectName() == "rating" for block in page.book.blocks()].count(True) == has_rating


def test_games_are_chosen_by_box_by_ribbon_and_by_a_click_on_their_picture(qtbot):
    fill(24)
    _, page = opened(qtbot)
    whole = ids(page)
    assert page.filters is not None
    box = page.filters.game
    box.setCurrentIndex(box.findData("pillars"))
    box.activated.emit(box.currentIndex())
    qtbot.waitUntil(lambda: len(ids(page)) == 6)
    chart = next(block for block in page.book.blocks() if block.objectName() == "results")
    chart.chosen.emit(0)  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: ids(page) == whole)
    page.filter_wanted.emit(Filter("jonas"))
    qtbot.waitUntil(lambda: page.content is not None and page.content.chosen.who == "jonas")
    assert 0 < len(ids(page)) < len(whole)


def test_every_figure_is_told_in_words(qtbot):
    fill(12)
    _, page = opened(qtbot)
    told = {block.objectName(): block.accessibleDescription() for block in page.book.blocks()}
    assert "Average place" in told["results"]
    assert "Mia" in told["rating"]
    assert page.games is not None
    said = page.games.model.data(page.games.model.index(0), Qt.ItemDataRole.AccessibleTextRole)
    assert "Mia" in str(said)


def test_a_deleted_game_is_asked_about_and_comes_back(qtbot):
    for number in range(3):
        keep(record(number))
    window, page = opened(qtbot)
    assert page.games is not None
    before = records.path_of(f"{2:032x}").read_bytes()
    answer(0)
    qtbot.keyClick(page.games.view, Qt.Key.Key_Delete)
    assert ids(page) == [2, 1, 0]
    answer(1)
    button(page, "delete").click()
    qtbot.waitUntil(lambda: ids(page) == [1, 0])
    window.go_home()  # it can come back as long as the app runs
    window.chronicle.show()
    again = window.chronicle.page
    assert again is not None
    qtbot.waitUntil(lambda: again.content is not None)
    button(again, "restore").click()
    qtbot.waitUntil(lambda: ids(again) == [2, 1, 0])
    assert records.path_of(f"{2:032x}").read_bytes() == before
    assert again.findChild(QPushButton, "chronicle_restore") is None or not button(again, "restore").isVisible()


def test_a_kept_game_is_looked_at_and_stays_as_it_is(qtbot):
    match, last = nearly_over()
    match.submit(last)
    path = keep(files.to_save(match))
    os.utime(path, (86400 * 365, 86400 * 365))
    before = path.read_bytes()
    window, page = opened(qtbot)
    assert page.games is not None
    qtbot.keyClick(page.games.view, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.game is not None)
    assert window.game is not None
    assert window.chronicle.page is None
    assert window.game.table.match.is_over
    assert window.game.ending._day().year in (1970, 1971), "the day on which it ended"
    assert window.game.table.file.named is None, "saving it asks for a name and never writes over the record"
    window.go_home()
    qtbot.waitUntil(lambda: not list(store.autosave_folder().glob("*")))
    assert (path.read_bytes(), kept()) == (before, [match.id])


def test_files_that_cannot_be_read_are_told(qtbot):
    keep(record(1))
    (records.folder() / f"half{store.SUFFIX}").write_bytes(b'{"format": 5')
    window, page = opened(qtbot)
    assert ids(page) == [1]
    button(page, "apart").click()
    told = window.findChild(LiveQuestion, "told")
    assert told is not None
    assert "half" in told.informativeText()
    told.close()


def test_the_games_that_are_meant_are_exported(qtbot, monkeypatch, tmp_path):
    keep(record(1, seats=("Mia", "=1+1")))
    keep(record(2, seats=("Mia", ("Bot", "easy"))))
    out = tmp_path / "out.csv"
    monkeypatch.setattr(exporting, "ask_for_file", lambda parent: out)
    window, page = opened(qtbot, language="de")
    button(page, "export").click()
    qtbot.waitUntil(out.exists)
    assert out.read_bytes().startswith(b"\xef\xbb\xbf")
    with out.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["Name"] for row in rows] == ["Mia", "Bot", "Mia", "'=1+1"]
    assert rows[0]["Spiel"] == "Die Säulen der Erde"
    assert rows[1]["Platz"] == "2"
    qtbot.waitUntil(lambda: window.findChild(LiveQuestion, "told") is not None)


@pytest.mark.parametrize(("language", "theme"), [("de", "candle"), ("en", "contrast")])
def test_the_book_follows_language_light_and_size(qtbot, language, theme):
    fill(8)
    window, page = opened(qtbot)
    for name, value in (("language", language), ("theme", theme), ("text_size", 150)):
        window.settings.set(name, value)
    names = [block.accessibleName() for block in page.book.blocks()]
    assert ("Gespielt und gewonnen" in names) == (language == "de")
    assert page.book.colours.light == theme
    assert not page.grab().toImage().isNull()


def test_all_running_games_are_on_the_home_page(qtbot):
    for number in range(7):
        match = Match("web_of_power", [Seat(name, colour=at) for at, name in enumerate("ABC")], number)
        files.save_match(store.autosave_folder() / f"{match.id}{store.SUFFIX}", match)
    window = open_window(qtbot)
    qtbot.waitUntil(lambda: window.home.below.rows is not None)
    assert window.home.below.rows is not None
    row = window.home.below.rows[0]
    assert len(row.slips) == 7
    window.activateWindow()
    last = row.slips[-1].button
    last.setFocus(Qt.FocusReason.TabFocusReason)
    row.strip.ensureWidgetVisible(last)
    assert row.strip.viewport().rect().contains(last.mapTo(row.strip.viewport(), last.rect().center()))


def test_the_last_games_are_on_the_home_page_and_open_at_a_click(qtbot):
    match, last = nearly_over()
    match.submit(last)
    keep(files.to_save(match))
    window = open_window(qtbot)
    qtbot.waitUntil(lambda: window.home.below.rows is not None)
    assert window.home.below.rows is not None
    (slip,) = window.home.below.rows[1].slips
    slip.button.click()
    qtbot.waitUntil(lambda: window.game is not None)
    assert chronicle.ask(Index.count) == 1


def test_a_record_that_was_changed_by_hand_is_noticed_while_the_book_is_open(qtbot, monkeypatch):
    monkeypatch.setattr(sync, "COARSE", -1.0)
    path = keep(record(1))
    keep(record(2))
    chronicle.ask(Index.count)
    path.write_bytes(path.read_bytes()[:-30])  # the folder itself stays as it was
    _, page = opened(qtbot)
    qtbot.waitUntil(lambda: ids(page) == [2])
    qtbot.waitUntil(lambda: any(one.objectName() == "chronicle_apart" for one in page.book.buttons))


def test_a_long_list_is_shown_piece_by_piece(qtbot, monkeypatch):
    monkeypatch.setattr(game_list, "MORE", 10)
    for number in range(45):
        keep(record(number))
    _, page = opened(qtbot)
    assert page.games is not None
    model = page.games.model
    assert model.rowCount() < len(model.ids) == 45
    page.games.mark(44)
    assert model.rowCount() == 45
    assert page.marked() == f"{0:032x}"
    row = model.row(44)
    assert row is not None
    assert row.id == page.marked()


def test_the_end_page_leads_to_the_chronicle(qtbot):
    window = open_window(qtbot)
    match, last = nearly_over()
    window.sit_down(match, None)
    assert window.game is not None
    window.game.table.submit(last)
    qtbot.waitUntil(lambda: kept() == [match.id])
    window.game.ending.chronicle_wanted.emit()
    page = window.chronicle.page
    assert page is not None
    qtbot.waitUntil(lambda: page.games is not None)
    assert page.marked() == match.id


def test_a_game_that_is_deleted_in_the_window_leaves_nothing_when_it_is_closed(qtbot):
    """Neither its record nor its review nor its positions, not even in a page of the index that is not used."""
    match = played_to_its_end("pillars_cards", 3, 3)
    positions(match)
    marks = [match.id, record_of(match)]
    window, page = opened(qtbot)
    assert len(puzzles.collection().puzzles) == 2
    answer(1)
    button(page, "delete").click()
    qtbot.waitUntil(lambda: page.content is not None and page.content.total == 0)
    window.close()
    left = [path for path in records.folder().parent.rglob("*") if path.is_file()]
    assert [path for path in left if any(mark in path.name for mark in marks)] == []
    assert [path for path in left if any(mark.encode() in path.read_bytes() for mark in marks)] == []


def test_the_names_of_all_opponents_are_written_out_above_their_columns(qapp):
    """Five levels and people: more names than have room in one line, in the language with the longest words."""
    language = from_linguist("de")
    chart = ResultsChart(language, "", (*LADDER, "person"), [])
    image = QImage(560, 80, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    with listening() as written:
        chart.paint(Scribe(painter, "day"), QRectF(0, 0, 560, 80))
    painter.end()
    names = [short_level_name(language, level) for level in (*LADDER, "person")]
    heads = [line for line in written if line.words in names]
    assert [line.words for line in heads] == names, "none is cut with dots"


def test_numbers_of_games_do_not_run_into_those_of_the_next_column(qapp):
    """Seen at 1280 × 800: “1 von 1 2 von 2 3 von 7”."""
    wide, levels = 560.0, (*LADDER, "person")
    figures = Figures(played=60, won=25)
    chart = ResultsChart(from_linguist("de"), "", levels, [GameResults("pillars", figures, [(12, 10)] * len(levels))])
    image = QImage(560, 200, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    with listening() as written:
        chart.paint(Scribe(painter, "day"), QRectF(0, 0, wide, 200))
    painter.end()
    numbers = [line.words for line in written if "10" in line.words and "12" in line.words]
    assert len(numbers) == len(levels)
    step = wide * 0.52 / len(levels)
    assert all(measure(words, 14, SEMI) <= step - 10 for words in numbers), numbers


@pytest.mark.parametrize(("width", "height"), [(1024, 640), (1280, 800)])
def test_shields_and_points_of_five_players_do_not_touch(qtbot, monkeypatch, width, height):
    bots = [(name, "normal") for name in ("Jack", "Ellen", "Philip", "Martha")]
    keep(record(1, game="web_of_power", seats=["Mia", *bots], scores=[108, 112, 99, 120, 104]))
    boxes: list[tuple[float, float]] = []
    shield, text = Scribe.shield, Scribe.text

    def see_shield(self, colour, x, y, size, **more):
        boxes.append((x - size / 2, x + size / 2))
        shield(self, colour, x, y, size, **more)

    def see_text(self, x, y, words, *more, **others):
        wide = text(self, x, y, words, *more, **others)
        if words.isdecimal():
            boxes.append((x, x + wide))
        return wide

    window, page = opened(qtbot)
    window.resize(width, height)
    qtbot.waitUntil(lambda: page.games is not None and page.games.view.width() > 0)
    assert page.games is not None
    monkeypatch.setattr(Scribe, "shield", see_shield)
    monkeypatch.setattr(Scribe, "text", see_text)
    page.games.view.viewport().grab()
    assert len(boxes) == 10
    for (_, right), (left, _) in pairwise(boxes):
        assert left >= right - 1.5, boxes


@pytest.mark.parametrize(("width", "height", "text_size"), [(1280, 800, 100), (1024, 640, 150), (2560, 1440, 100)])
def test_titles_days_and_rows_of_the_list_are_whole(qtbot, width, height, text_size):
    """Seen at 1280 × 800: “Das Fundament der E…”, “unter M…”, and half a row at the foot of the list."""
    for number in range(12):
        seats = ["Mia", "Jonas", "Ruth", "Tom", "Änne"][: 5 if number % 2 else 4]
        keep(record(number, game="web_of_power" if number % 2 else "column_of_fire", seats=seats))
    window, page = opened(qtbot, language="de")
    window.settings.set("text_size", text_size)
    resized(qtbot, window, width, height)
    games = page.games
    assert games is not None
    with listening() as written:
        games.view.viewport().grab()
    cut = {line.words for line in written if line.words.endswith("…")}
    assert not cut
    assert "Das Fundament der Ewigkeit" in {line.words for line in written}
    row = games.view.visualRect(games.view.model().index(0, 0)).height()
    assert games.view.viewport().height() % row == 0
    window.settings.set("text_size", 100)


@pytest.mark.parametrize("what", ["chronicle", "puzzles"])
def test_an_empty_book_fits_on_few_screens_and_its_quill_is_whole(qtbot, what):
    """At 1024 × 640 and 150 % there was a screen of nothing between the quill and the words."""
    window = open_window(qtbot)
    window.settings.set("text_size", 150)
    window.resize(1024, 640)
    desk = getattr(window, what)
    desk.show()
    qtbot.waitUntil(lambda: desk.page is not None and desk.page.content is not None)
    qtbot.wait(50)
    bar = desk.page.book._scroll.verticalScrollBar()
    assert bar.maximum() <= (2.0 if what == "chronicle" else 1.0) * bar.pageStep()
    window.settings.set("text_size", 100)


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080)])
def test_the_title_of_the_chronicle_keeps_off_its_ribbons(qtbot, monkeypatch, language, width, height):
    """“The chronicle of this house” ended at the first of them."""
    fill(24)
    window, page = opened(qtbot, language=language)
    resized(qtbot, window, width, height)
    qtbot.wait(100)
    title = page.findChild(TitleBlock)
    assert title is not None
    assert title.ribbons
    ends: list[float] = []
    text = Scribe.text

    def see(self, x, y, words, *more, **others):
        if words in (title._title[1:], title._note):
            ends.append((x + others["width"]) * title.factor)  # as far as a longer title would reach
        return text(self, x, y, words, *more, **others)

    monkeypatch.setattr(Scribe, "text", see)
    title.grab()
    assert len(ends) >= 2
    assert max(ends) <= title.ribbons[0].x() - 8 * title.factor


def test_the_chronicle_of_all_tells_by_name_who_won(qtbot, monkeypatch):
    """Results were shields with figures, and nobody could tell whose."""
    fill(3)
    window, page = opened(qtbot)
    window.resize(1280, 800)
    page.filter_wanted.emit(Filter())
    qtbot.waitUntil(lambda: page.content is not None and not page.content.chosen.who)
    told: list[str] = []
    write = Scribe.text

    def heard(self, x, y, words, *more, **named):
        told.append(words)
        return write(self, x, y, words, *more, **named)

    monkeypatch.setattr(Scribe, "text", heard)
    page.grab()
    row = page.games.model.row(0) if page.games is not None else None
    assert row is not None
    winner = next(seat.name for seat in row.seats if seat.place == 1)
    assert any(words.endswith(f"won by {winner}") for words in told), told
