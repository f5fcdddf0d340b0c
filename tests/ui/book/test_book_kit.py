"""The kit of the book: charts that can be told, and pages that are laid for any window."""

import itertools

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QTableWidget, QWidget

from kingsbridge_desktop.ui.art.lettering import listening
from kingsbridge_desktop.ui.art.palette import contrast
from kingsbridge_desktop.ui.book import plot, podium, scribe
from kingsbridge_desktop.ui.book.band_chart import Band, BandChart
from kingsbridge_desktop.ui.book.bar_chart import Bar, BarChart, BarRow
from kingsbridge_desktop.ui.book.block import Figures, Gap, Heading, Words
from kingsbridge_desktop.ui.book.book import Book, scale_for
from kingsbridge_desktop.ui.book.chart_view import ChartView
from kingsbridge_desktop.ui.book.festive import EndScene
from kingsbridge_desktop.ui.book.leaf import Leaf
from kingsbridge_desktop.ui.book.ledger import Head, Ledger, Row
from kingsbridge_desktop.ui.book.line_chart import Line, LineChart
from kingsbridge_desktop.ui.book.plot import around_zero, spread, steps
from kingsbridge_desktop.ui.book.scribe import Scribe
from kingsbridge_desktop.ui.book.tints import TINTS
from kingsbridge_desktop.ui.theme import Colours, apply_theme
from tests.ui.driver import _TRANSLATORS

pytestmark = pytest.mark.usefixtures("qapp")
LINES = LineChart(
    "The race",
    ["Start", "Round 1", "Round 2"],
    [Line("Mia", "red", [0, 4, 9], "9", leads=True), Line("Emil", "blue", [0, 5, 6], "6")],
    first_column="Round",
)
BANDS = BandChart(
    "Chances",
    ["turn 1", "turn 2"],
    [Band("Mia", "red", [0.5, 0.75]), Band("Emil", "blue", [0.5, 0.25])],
    first_column="Turn",
)
BARS = BarChart("Luck", [BarRow("Mia", "red", [Bar(-3, 1), Bar(2, is_plain=True)])], ["play", "luck"])
SHARES = BarChart(
    "Luck",
    [
        BarRow(name, "red", [Bar(own, 4), Bar(rest, 8, is_plain=True)])
        for name, own, rest in (("Ellen", -36, 123), ("Anna", 0, -23), ("Philip", -73, 47), ("Martha", -92, 77))
    ],
    ["play", "luck"],
    unit="%",
)
LEDGER = Ledger(
    [Head("Mia", "red", is_first=True), Head("Emil", "blue")],
    [Row("Potter", ["3", "–"], "potter", best=[0]), Row("Total", ["9", "6"], is_sum=True)],
)


def painted(chart, light="day", size=(420, 240), at=None):
    image = QImage(size[0], size[1], QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    chart.paint(Scribe(painter, light), QRectF(0, 0, *size), at)
    painter.end()
    return image


def test_a_line_chart_tells_everybody_at_a_place():
    assert LINES.told(1) == "Round 1: Mia 4, Emil 5"


def test_a_line_chart_is_also_a_table():
    assert LINES.table().heads == ("Round", "Mia", "Emil")
    assert LINES.table().rows[-1] == ("Round 2", "9", "6")


def test_the_pointer_finds_the_nearest_place():
    box = QRectF(0, 0, 420, 240)
    assert LINES.column_at(box, QPointF(45, 100)) == 0
    assert LINES.column_at(box, QPointF(300, 100)) == 2
    assert LINES.column_at(box, QPointF(500, 100)) is None


def test_bars_take_all_the_room_that_their_figures_leave():
    """On a narrow page of five with names the longest bars were fifteen pixels long, and could not be compared."""
    longest = max(abs(bar.value) + bar.error for row in SHARES.rows for bar in row.bars if bar.value < 0)
    _, unit = SHARES._scale(34, 210)
    assert longest * unit > 30
    for light in ("day", "candle", "contrast"):
        image = painted(SHARES, light, (210, round(SHARES.least_height())))
        white = sum(image.pixelColor(209, y) == Qt.GlobalColor.white for y in range(image.height()))
        assert white == image.height(), "a figure is cut at the edge"


@pytest.mark.parametrize(
    ("language", "told"), [("de", "turn 2: Mia 75 %, Emil 25 %"), ("en", "turn 2: Mia 75%, Emil 25%")]
)
def test_bands_tell_whole_percents_as_the_language_writes_them(qapp, language, told):
    _TRANSLATORS.switch(language)
    assert BANDS.told(1) == told


def test_what_is_not_known_yet_is_neither_told_nor_pointed_at():
    half = BandChart("Chances", ["1", "2", "3"], [Band("Mia", "red", [1.0, 1.0])], known=2)
    assert len(half.table().rows) == 2
    assert half.column_at(QRectF(0, 0, 400, 200), QPointF(395, 100)) == 1


def test_bars_tell_how_sure_they_are():
    assert BARS.told(0) == "Mia: play −3 (± 1), luck +2"


@pytest.mark.parametrize("chart", [LINES, BANDS, BARS], ids=lambda chart: chart.title)
@pytest.mark.parametrize("light", ["day", "candle", "contrast", "print"])
def test_no_letter_of_a_chart_is_below_twelve_pixels(qtbot, chart, light):
    with listening() as written:
        painted(chart, light, at=0)
    assert written
    assert min(letters.pixels for letters in written) >= 12


def test_the_scribe_refuses_letters_nobody_can_read(qtbot):
    painter = QPainter(image := QImage(20, 20, QImage.Format.Format_ARGB32))
    with pytest.raises(ValueError, match="too small"):
        Scribe(painter, "day").text(0, 10, "a", 11)
    painter.end()
    del image


@pytest.mark.parametrize("light", TINTS)
def test_every_ink_can_be_read_on_its_paper(light):
    tints = TINTS[light]
    for ink in (tints.text, tints.quiet, tints.gold, tints.good, tints.bad):
        assert contrast(ink, tints.paper) >= 4.5


@pytest.mark.parametrize(("low", "high"), [(0, 3), (0, 50), (12, 88), (900, 1500), (-4, 9), (5, 5)])
def test_three_to_five_rules_hold_all_values(low, high):
    found = steps(low, high)
    assert 3 <= len(found) <= 5
    assert found[0] <= low
    assert found[-1] >= high


@pytest.mark.parametrize("reach", [0.2, 1, 5.8, 9.9, 47, 112])
def test_rules_around_zero_hold_all_values(reach):
    found = around_zero(reach)
    assert len(found) == 5
    assert found[2] == 0
    assert found[-1] >= reach


def test_names_at_the_end_of_lines_keep_apart():
    at = spread([10, 11, 50], 18, 0, 100)
    assert at[1] - at[0] >= 17.5


def book_of(qtbot, size, text_size=100):
    book = Book(Colours("day"), text_size)
    qtbot.addWidget(book)
    book.fill([Heading("The race"), ChartView(LINES)], [Figures(LEDGER), Words("A sentence.")])
    book.add_button("Home", "home", far=True)
    book.add_button("Again", "again", primary=True)
    book.resize(*size)
    with qtbot.waitActive(book):
        book.show()
        book.activateWindow()
    book.buttons[-1].setFocus()
    return book


@pytest.mark.parametrize(
    ("size", "text_size", "is_spread"),
    [((1280, 772), 100, True), ((2560, 1412), 100, True), ((2560, 1412), 150, True), ((1024, 612), 100, False),
     ((1280, 772), 150, False)],
)  # fmt: skip
def test_pages_stand_side_by_side_where_there_is_room(qtbot, size, text_size, is_spread):
    book = book_of(qtbot, size, text_size)
    assert book.is_spread is is_spread
    first, last = book.blocks()[0], book.blocks()[-1]
    if is_spread:
        assert last.x() > first.geometry().right()
    else:
        assert last.y() > first.geometry().bottom()
        assert last.x() == first.x()


def test_a_page_grows_with_its_window_and_never_below_the_wished_letters():
    assert scale_for(2560, 1389.6, 100) == pytest.approx(1.8)
    assert scale_for(800, 600, 80) == 1.0
    assert scale_for(1280, 772, 200) == 2.0


def test_blocks_of_a_page_lie_under_one_another_inside_it(qtbot):
    book = book_of(qtbot, (1024, 612), 150)
    boxes = [block.geometry() for block in book.blocks()]
    for above, below in itertools.pairwise(boxes):
        assert below.top() >= above.bottom() - 1
    assert all(box.right() < book.width() for box in boxes)


def test_filling_a_book_again_takes_the_old_blocks_away(qtbot):
    book = book_of(qtbot, (1280, 772))
    old = book.blocks()
    book.fill([Words("New.")])
    assert len(book.blocks()) == 1
    assert not any(block.isVisible() for block in old)


def test_arrow_keys_walk_through_a_chart(qtbot):
    book = book_of(qtbot, (1280, 772))
    view = book.blocks()[1]
    view.setFocus(Qt.FocusReason.TabFocusReason)
    assert view.at == 2
    qtbot.keyClick(view, Qt.Key.Key_Left)
    assert view.at == 1
    qtbot.keyClick(view, Qt.Key.Key_Home)
    assert view.at == 0


def test_return_opens_the_figures_as_a_table(qtbot):
    book = book_of(qtbot, (1280, 772))
    view = book.blocks()[1]
    view.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    grid = book.findChild(QTableWidget)
    assert grid is not None
    assert grid.rowCount() == 3
    assert grid.item(2, 1).text() == "9"
    grid.window().close()


def test_a_chart_can_be_read_by_a_screen_reader(qtbot):
    view = book_of(qtbot, (1280, 772)).blocks()[1]
    assert view.accessibleName() == "The race"
    assert "Round 2: Mia 9, Emil 6" in view.accessibleDescription()


def test_a_ledger_is_told_line_by_line():
    assert LEDGER.told() == "Potter: Mia 3, Emil –. Total: Mia 9, Emil 6"


def test_a_name_that_is_too_long_is_cut_with_an_ellipsis(qtbot):
    long = Ledger([Head("W" * 24, "red"), Head("Emil", "blue")], LEDGER.rows)  # has no syllables
    with listening() as written:
        image = QImage(260, 200, QImage.Format.Format_ARGB32)
        painter = QPainter(image)
        long.paint(Scribe(painter, "day"), QRectF(0, 0, 260, 200))
        painter.end()
    assert any(letters.words.endswith("…") for letters in written)


@pytest.mark.parametrize("count", [4, 5])
def test_a_long_name_stands_on_two_lines_before_it_is_cut(qtbot, count):
    """Five with long names at 1024 × 640 and 150 %: all of them were cut, beside an empty half of the sheet."""
    names = ("Tante Änne Kingsbridge", "Maximilian-Ferdinand", "Bartholomäus Builder", "Großmutter Wilhelmine", "Jo")
    heads = [Head(name, "red") for name in names[:count]]
    ledger = Ledger(heads, [Row("Vorteilsplättchen", ["12"] * count), Row("Summe", ["47"] * count, is_sum=True)])
    with listening() as written:
        image = QImage(600, 200, QImage.Format.Format_ARGB32)
        painter = QPainter(image)
        ledger.paint(Scribe(painter, "day"), QRectF(0, 0, 580, 200))
        painter.end()
    words = [letters.words for letters in written]
    assert not any(one.endswith("…") for one in words), words
    for name in names[:count]:
        assert name in words or any(f"{a} {b}" == name or f"{a}{b}" == name for a, b in itertools.pairwise(words))
    assert ledger.height(580) > Ledger([Head("Mia", "red")] * count, ledger.rows).height(580)


def test_a_name_in_a_very_narrow_column_takes_three_lines():
    """It was cut on its second line: “Ferdinand X…”."""
    room = scribe.measure("Ferdinand", scribe.LEAST) + 4
    assert scribe.name_lines("Maximilian-Ferdinand XVI", room) == ["Maximilian-", "Ferdinand", "XVI"]
    assert scribe.name_lines("Mia", room) == ["Mia"]
    assert len(scribe.name_lines("a Ferdinand of many Ferdinand names", room)) == 3


def test_a_single_long_word_of_a_name_is_parted_over_a_narrow_column():
    """“Bartholo… / Baumeister” over five columns."""
    room = scribe.measure("Baumeister", scribe.LEAST) + 1
    assert scribe.measure("Bartholomäus", scribe.LEAST) > room
    assert scribe.name_lines("Bartholomäus Baumeister", room) == ["Bartho-", "lomäus", "Baumeister"]
    assert scribe.name_lines("Bartholomäus", room) == ["Bartho-", "lomäus"]
    assert scribe.name_lines("W" * 24, room) == ["W" * 24], "no syllable ends there"


def test_a_line_gets_narrower_letters_before_it_is_cut(qtbot):
    image = QImage(400, 60, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    hand = scribe.Scribe(painter, "day")
    wide = scribe.measure("Maximilian-", scribe.LEAST, scribe.SEMI)
    for share, is_whole in ((0.97, True), (0.87, True), (0.7, False)):
        words, font, got = hand._fitted("Maximilian-", 14, scribe.SEMI, False, wide * share)
        assert (words == "Maximilian-") == is_whole
        assert got <= wide * share + 0.5
        assert font.pixelSize() == scribe.LEAST
    painter.end()


def test_words_that_were_measured_once_are_not_measured_again(qtbot):
    """A page is laid several times before it is seen: it must not cost a frame."""
    LEDGER.height(520.0)
    LEDGER.natural_width()
    misses = scribe.measure.cache_info().misses, scribe._broken.cache_info().misses
    LEDGER.height(520.0)
    LEDGER.natural_width()
    assert (scribe.measure.cache_info().misses, scribe._broken.cache_info().misses) == misses


@pytest.mark.parametrize(("width", "height", "text"), [(1024, 640, 150), (960, 640, 150), (2560, 1440, 100)])
def test_the_words_of_no_button_are_cut(qtbot, qapp, width, height, text):
    """The words "Spiel nachbetrachten" lost its ends in a small window with large letters."""
    apply_theme(qapp, "day", text)  # its style makes buttons wider
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(width, height)
    book = Book(Colours("day"), text)
    book.setParent(page)
    book.setGeometry(0, 0, width, height)
    words = ("Startseite", "Chronik", "Tisch ansehen", "Film", "Spiel nachbetrachten", "Noch einmal")
    for at, word in enumerate(words):
        book.add_button(word, f"b{at}", far=at < 2)
    page.show()
    qtbot.wait(20)
    for button in book.buttons:
        assert button.width() >= button.sizeHint().width(), button.text()
        assert button.font().pixelSize() >= 12
    apply_theme(qapp, "day", 100)


@pytest.mark.parametrize("livery", ["blue", "red", "green", "yellow", "orange", "purple", "light_blue"])
def test_a_pattern_on_the_screen_is_the_printed_one(qapp, monkeypatch, livery):
    """On a screen it is laid from a small piece that repeats itself, on paper it is drawn line by line."""

    def picture(is_drawn):
        image = QImage(330, 96, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0xFFF3E7CB)
        painter = QPainter(image)
        painter.scale(1.5, 1.5)
        area = QPainterPath()
        area.addEllipse(QRectF(7, 3, 190, 57))
        with monkeypatch.context() as patch:
            patch.setattr(plot, "PRINT", "day" if is_drawn else "print")
            plot.patterned(Scribe(painter, "day"), area, livery)
        painter.end()
        return image

    laid, drawn = picture(False), picture(True)
    far = QPainter(laid)
    far.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    far.drawImage(0, 0, drawn)
    far.end()
    grey = laid.convertToFormat(QImage.Format.Format_Grayscale8)  # kept: its bits go with it
    bits, line = bytes(grey.constBits()), grey.bytesPerLine()
    levels = [level for row in range(96) for level in bits[row * line : row * line + 330]]  # behind a row lies anything
    assert sum(levels) / len(levels) < 4


def test_a_long_label_takes_another_line_before_names_are_cut(qtbot):
    """Seen at 1024 × 640: “Bartholo…” above its column, beside a label with half the width of the sheet."""
    names = ("Tante Änne von Kingsbrid", "Maximilian-Ferdinand XVI", "Bartholomäus Baumeister", "Jack")
    rows = [Row("Conflict, England: majority Protestant", ["+5", "house lost", "+3", "house lost"])]
    ledger, width = Ledger([Head(name, "red") for name in names], rows), 570
    room = 2 * ledger._half(width) - 6
    for head in ledger.heads:
        for line in ledger._lines_of(head, width):
            assert scribe.measure(line, scribe.LEAST, scribe.SEMI) <= room, line


@pytest.mark.parametrize("place", range(4))
def test_a_name_of_eight_letters_stands_whole_on_its_stone(place):
    image = QImage(570, 400, QImage.Format.Format_ARGB32_Premultiplied)
    table = [podium.Placed(at, "Hamleigh" if at == place else "Mia", "red", "59", "") for at in range(4)]
    painter = QPainter(image)
    with listening() as heard:
        podium.celebrate(
            Scribe(painter, "day"),
            QRectF(0, 0, 560, 390),
            table,
            EndScene(["red"] * 4, ["red"], [0], ["red"] * 4, None),
            lambda scribe, box, scene: None,
        )
    painter.end()
    assert "Hamleigh" in [one.words for one in heard]


@pytest.mark.parametrize(("count", "wide"), [(2, 560), (4, 560), (5, 640)])
@pytest.mark.parametrize("name", ["Maximilian", "Bartholomäus"])
def test_a_long_name_stands_whole_above_its_score(count, wide, name):
    """It was cut to “Maximili…” though half of its stone was free."""
    image = QImage(wide + 10, 400, QImage.Format.Format_ARGB32_Premultiplied)
    table = [podium.Placed(at, name if at == 1 else "Mia", "red", "103", "") for at in range(count)]
    painter = QPainter(image)
    with listening() as heard:
        podium.celebrate(
            Scribe(painter, "day"),
            QRectF(0, 0, wide, 390),
            table,
            EndScene(["red"] * count, ["red"], [0], ["red"] * count, None),
            lambda scribe, box, scene: None,
        )
    painter.end()
    words = [one.words for one in heard]
    assert name in words
    assert words.count("103") == count


@pytest.mark.parametrize(("count", "wide"), [(4, 560), (5, 560)])
def test_a_name_too_long_for_its_stone_stands_there_on_two_lines(qtbot, count, wide):
    """They ended in dots: “Bartholomäus Ba…”, “Tante Änne v…”."""
    names = ("Tante Änne Kingsbridge", "Maximilian-Ferdinand", "Bartholomäus Builder", "Großmutter Wilhelmine", "Jo")
    image = QImage(wide + 10, 400, QImage.Format.Format_ARGB32_Premultiplied)
    table = [podium.Placed(at, name, "red", "103", "") for at, name in enumerate(names[:count])]
    painter = QPainter(image)
    with listening() as heard:
        podium.celebrate(
            Scribe(painter, "day"),
            QRectF(0, 0, wide, 390),
            table,
            EndScene(["red"] * count, ["red"], [0], ["red"] * count, None),
            lambda scribe, box, scene: None,
        )
    painter.end()
    words = [one.words for one in heard]
    assert not any(one.endswith("…") for one in words), words
    for name in names[:count]:
        assert name in words or any(f"{a} {b}" == name or f"{a}{b}" == name for a, b in itertools.pairwise(words))


def test_long_names_at_the_end_of_lines_are_whole_where_a_chart_is_wide(qtbot):
    """They had room for fourteen letters however wide the chart was."""
    names = ("Tante Änne Kingsbridge", "Bartholomäus Baumeister", "Jo")
    lines = [Line(name, "red", (1, 5, 9 + at), str(9 + at), leads=at == 0) for at, name in enumerate(names)]
    chart = LineChart("Points", ("1", "2", "3"), lines)
    painter = QPainter(image := QImage(600, 160, QImage.Format.Format_ARGB32_Premultiplied))
    with listening() as heard:
        chart.paint(Scribe(painter, "day"), QRectF(0, 0, 560, 150))
    painter.end()
    assert not image.isNull()
    assert {*names} <= {one.words for one in heard}


def test_a_sheet_that_has_room_never_scrolls(qtbot):
    table = QWidget()
    qtbot.addWidget(table)
    leaf = Leaf(table)
    leaf.fill([Gap(133.3), Gap(210.4)])
    table.show()
    qtbot.waitExposed(table)
    for percent in range(70, 250):
        leaf.lay(QRect(0, 0, 3000, 2000), 400.0, percent / 100, "day")
        assert leaf._scroll.verticalScrollBar().maximum() == 0, percent
    leaf.lay(QRect(0, 0, 3000, 200), 400.0, 1.0, "day")
    assert leaf._scroll.verticalScrollBar().maximum() > 0


def test_no_line_ends_between_a_number_and_its_unit(qtbot):
    words = "Aliena gets 5 points at a stroke, Goldsmith (up to 6 ×): 15 gold, 2 wood"
    for width in range(60, 400, 7):
        lines = scribe.broken(words, 20.0, width)
        assert " ".join(lines) == words
        assert not [line for line in lines if line.startswith(("×", "gold", "wood"))]


def test_no_line_ends_between_a_number_and_what_it_counts_or_at_an_arrow(qtbot):
    """Seen at 1280 × 800: “Holz →” at the end of a line; at 1024 × 640 “etwa 3”, “Punkte” below."""
    words = "Ellen zieht vorbei. Holz → 3 SP (Schreiner) war etwa 3 Punkte mehr wert."
    for width in range(150, 500, 7):
        lines = scribe.broken(words, 20.0, width)
        assert " ".join(lines) == words
        assert not [line for line in lines if line.startswith(("3 SP", "SP", "Punkte"))], width
    assert scribe.broken("Maximilian-Ferdinand XVI", 20.0, 200) == ["Maximilian-Ferdinand", "XVI"], "names may be"
