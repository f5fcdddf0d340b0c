"""What stands around the board: the log at its end, sheets as one writes them, room beside the board."""

from itertools import groupby, pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QListWidget, QScrollArea, QStyleOptionGraphicsItem, QWidget

from kingsbridge_desktop.core.types import NOBODY, Event
from kingsbridge_desktop.text.hyphens import SOFT
from kingsbridge_desktop.text.numbers import signed
from kingsbridge_desktop.ui import pictures
from kingsbridge_desktop.ui.art.lettering import growth, listening, set_growth
from kingsbridge_desktop.ui.art.palette import PLAYERS, contrast
from kingsbridge_desktop.ui.board.items import Cell, Plaque
from kingsbridge_desktop.ui.board.view import Sheet, SheetRow
from kingsbridge_desktop.ui.book.leaf import Leaf
from kingsbridge_desktop.ui.games.pillars.layout import TOLD
from kingsbridge_desktop.ui.games.pillars.view import PLAQUE_PIXELS
from kingsbridge_desktop.ui.giving_way import SIDE_SHARE
from kingsbridge_desktop.ui.panels.log import LAST, Line, LogPanel
from kingsbridge_desktop.ui.panels.replay import ReplayBar
from kingsbridge_desktop.ui.panels.sheet import SheetPage, ledger_of
from kingsbridge_desktop.ui.patience import Patience
from kingsbridge_desktop.ui.theme import Colours, table_font
from tests.ui.driver import open_window, resized, sit_down


def _lines(count):
    words = "long words that must wrap " * 3
    return [Line(n, n % 2 if n % 3 else NOBODY, None, f"{n}: {words}") for n in range(count)]


@pytest.fixture
def log(qtbot):
    panel = LogPanel(Colours("day"))
    panel.setFont(table_font(9))  # no entry is higher than the log, however large a window before had its letters
    qtbot.addWidget(panel)
    panel.fill(_lines(60), [QPixmap(10, 10), QPixmap(10, 10)], 50)
    panel.resize(280, 300)
    panel.show()
    qtbot.wait(30)
    return panel


def _is_at_end(panel):
    bar = panel.verticalScrollBar()
    return bar.value() == bar.maximum() > 0


def test_the_log_shows_its_newest_line_whatever_happens_to_its_size(log, qtbot):
    assert _is_at_end(log)
    for size in ((280, 120), (200, 120), (400, 500)):
        log.resize(*size)
        qtbot.wait(30)
        assert _is_at_end(log), size


def test_the_log_stays_where_somebody_reads(log, qtbot):
    log.verticalScrollBar().setValue(40)
    log.resize(280, 200)
    qtbot.wait(30)
    assert log.verticalScrollBar().value() == 40


def runs_of_ink(picture):
    """How high each line of dark letters is."""

    def is_ink(x, y):
        colour = picture.pixelColor(x, y)
        return colour.alpha() > 200 and colour.lightness() < 110  # where there is no ground it is black and transparent

    inked = [any(is_ink(x, y) for x in range(picture.width())) for y in range(picture.height())]
    return [len(list(run)) for is_inked, run in groupby(inked) if is_inked]


def test_where_no_line_of_an_entry_is_seen_its_stripe_is_not_either(qtbot):
    """Seen at 1024 × 640 with letters of 200 %: an empty band above the first whole line of the log."""
    panel = LogPanel(Colours("day"))
    panel.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    qtbot.addWidget(panel)
    panel.fill([Line(n, NOBODY, Event("told"), "lll") for n in range(12)], [], 50)
    panel.show()
    bands = 0
    for high in range(150, 200):
        panel.resize(240, high)
        panel.scrollToBottom()
        picture = panel.viewport().grab().toImage()
        colours = [picture.pixelColor(200, y).name() for y in range(picture.height())]
        cut = next(box.bottom() for row in range(12) if (box := panel.visualItemRect(panel.item(row))).bottom() >= 0)
        if cut < panel.fontMetrics().lineSpacing():
            bands += 1
            assert panel.palette().alternateBase().color().name() not in colours[: cut + 1], high
            assert panel.palette().alternateBase().color().name() in colours
    assert bands > 20


def test_no_line_of_the_log_is_cut_where_it_begins_or_ends(qtbot):
    """Seen: under a recap there was room for one line and a half."""
    panel = LogPanel(Colours("day"))
    panel.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the line where the keyboard is has a ring
    qtbot.addWidget(panel)
    panel.fill([Line(n, NOBODY, Event("told"), "lll " * (3 + 9 * (n % 3))) for n in range(12)], [], 50)
    panel.resize(240, 400)
    panel.show()
    qtbot.wait(30)
    whole = set(runs_of_ink(panel.viewport().grab().toImage())[1:-1])
    assert max(whole) - min(whole) <= 1, "lines of one height, but for what smoothing makes of it"
    bar, counts = panel.verticalScrollBar(), set()
    for height in range(60, 100, 3):
        panel.resize(240, height)
        for value in (bar.maximum(), bar.maximum() - 7, 13):
            bar.setValue(value)
            runs = runs_of_ink(panel.viewport().grab().toImage())
            assert set(runs) <= whole, (height, value, runs)
            counts.add(len(runs))
    assert len(counts) > 1


def test_until_somebody_scrolls_the_log_begins_with_a_whole_entry(qtbot):
    """Seen: it began with "Builder)", without a shield; nobody reads the end of a sentence alone."""
    panel = LogPanel(Colours("day"))
    panel.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    qtbot.addWidget(panel)
    panel.fill([Line(n, NOBODY, Event("told"), "lll " * 60) for n in range(4)], [], 50)
    panel.resize(240, 600)
    panel.show()
    qtbot.wait(30)
    entry = panel.visualItemRect(panel.item(3)).height()
    each = len(runs_of_ink(panel.viewport().grab().toImage())) // 4
    panel.resize(240, entry * 8 // 5)
    qtbot.wait(30)
    bar = panel.verticalScrollBar()
    assert bar.value() == bar.maximum()
    lines = len(runs_of_ink(panel.viewport().grab().toImage()))
    assert lines == each > 2
    bar.setValue(bar.maximum() - 1)
    assert len(runs_of_ink(panel.viewport().grab().toImage())) > lines, "who scrolls reads what is there"


def test_a_log_that_is_lower_than_its_newest_entry_shows_how_that_begins(qtbot):
    """Seen with a long name in large letters: an empty log, for the entry began above it."""
    panel = LogPanel(Colours("day"))
    panel.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    qtbot.addWidget(panel)
    panel.fill([Line(n, NOBODY, Event("told"), "lll " * 60) for n in range(4)], [], 50)
    panel.resize(240, 600)
    panel.show()
    qtbot.wait(30)
    entry = panel.visualItemRect(panel.item(3)).height()

    def is_told(row):
        assert panel.visualItemRect(panel.item(row)).top() == 0
        assert panel.is_at_end
        assert len(runs_of_ink(panel.viewport().grab().toImage())) > 1

    panel.resize(240, entry * 2 // 3)
    qtbot.wait(30)
    is_told(3)
    panel.append([Line(4, NOBODY, Event("told"), "lll " * 60)], [], 50)
    qtbot.wait(30)
    is_told(4)
    panel.mark(1, LAST)
    panel.unmark()
    is_told(4)
    panel.append([Line(5, NOBODY, Event("told"), "short")], [], 50)
    qtbot.wait(30)
    assert _is_at_end(panel)


def test_entries_never_lie_over_each_other_in_another_width(qtbot):
    """Seen where the log came to rest beside the board: its last line was cut, and two entries lay upon each other."""
    panel = LogPanel(Colours("day"))
    qtbot.addWidget(panel)
    words = ("a line that has room or not", "a longer one that has it or not, as the window is now")
    panel.fill([Line(n, NOBODY, Event("told"), words[n % 2]) for n in range(12)], [], 50)
    panel.show()
    for wide in (500, 300, 160, 420, 130):
        panel.resize(wide, 300)
        qtbot.wait(10)
        boxes = [panel.visualItemRect(panel.item(row)) for row in range(12)]
        assert all(one.bottom() + 1 == below.top() for one, below in pairwise(boxes)), wide
        kept = [panel.item(row).sizeHint().height() for row in range(12)]
        assert kept == [box.height() for box in boxes], "heights of this width, whatever was the widest entry before"


def test_lines_that_stand_in_the_log_stay_when_somebody_else_looks(log, qtbot):
    """Only what differs is made anew, and every line is as high as a fresh one would be."""
    kept = [log.item(row) for row in range(58)]
    lines = [*_lines(58), Line(58, 0, None, "seen by this one alone")]
    log.fill(lines, [QPixmap(10, 10)] * 2, 20)
    qtbot.wait(30)
    assert [log.item(row) for row in range(58)] == kept
    assert [line.words for line in log.lines] == [log.item(row).text() for row in range(log.count())]
    assert [log.item(row).font().bold() for row in range(59)] == [row > 20 for row in range(59)]
    assert heights(log) == heights_of_a_plain_list(qtbot, log)
    assert heights(log)[0] > 2 * log.fontMetrics().height() > heights(log)[58]


def heights(panel):
    return [panel.visualItemRect(panel.item(row)).height() for row in range(panel.count())]


def heights_of_a_plain_list(qtbot, log):
    """As Qt wraps the same lines if nobody keeps their heights."""
    plain = QListWidget()
    qtbot.addWidget(plain)
    plain.setWordWrap(True)
    plain.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    plain.setFont(log.font())
    plain.resize(log.size())
    plain.show()
    for row in range(log.count()):
        copy = log.item(row).clone()
        copy.setData(Qt.ItemDataRole.SizeHintRole, None)
        plain.addItem(copy)
    qtbot.wait(30)
    return heights(plain)


def test_lines_are_wrapped_anew_when_the_log_becomes_wider_or_narrower(log, qtbot):
    for width in (180, 420):
        log.resize(width, 300)
        qtbot.wait(150)  # Qt wraps a little later
        log.append(_lines(1), [], 60)
        qtbot.wait(30)
        assert heights(log) == heights_of_a_plain_list(qtbot, log)


def test_a_line_shows_the_shield_of_whom_it_is_about(log):
    shown = [log.item(row).data(Qt.ItemDataRole.DecorationRole) is not None for row in range(log.count())]
    assert shown == [line.seat != NOBODY for line in log.lines]


def _show(qtbot, width, height, rows):
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(width, height)
    page = SheetPage(Colours("day"), Patience(), table)
    table.show()
    page.show_sheet(Sheet("Anna, Ben", rows), ("Anna", "Ben"), ("red", "blue"))
    qtbot.wait(30)
    return table, page  # a widget without a name would not outlive this line


def test_a_sheet_writes_a_true_minus_and_a_dash_for_nothing(qtbot):
    rows = [SheetRow("Events", ("-2", "0")), SheetRow("Round", ("+0", "+3")), SheetRow("Sum", ("0", "-4"), strong=True)]
    _table, page = _show(qtbot, 900, 600, rows)
    with listening() as written:
        page.grab()
    lines = [letters.words for letters in written]
    assert lines[-9:] == ["Events", "−2", "–", "Round", "–", "+3", "Sum", "0", "−4"]


def test_the_greatest_gain_of_a_line_is_marked_although_others_have_none():
    rows = [SheetRow("Events", ("+3", "–", "+8")), SheetRow("Left", ("2 stone", "–", "1 sand"))]
    ledger = ledger_of(Sheet("Anna", rows), ("Anna", "Ben", "Cleo"), ("red", "blue", "green"))
    assert [list(row.best) for row in ledger.rows] == [[2], []]


@pytest.mark.parametrize(("width", "height"), [(900, 600), (2500, 1400)])
def test_a_sheet_is_no_larger_than_what_is_written_on_it(qtbot, width, height):
    _table, page = _show(qtbot, width, height, [SheetRow(f"Line {n}", ("1", "2")) for n in range(6)])
    leaf = page.findChild(Leaf)
    factor = leaf.blocks()[0].factor
    assert leaf.width() / factor <= 600
    title, figures = leaf.blocks()[0], leaf.blocks()[-1]
    assert figures.y() - title.geometry().bottom() < 40 * factor
    assert leaf.findChild(QScrollArea).verticalScrollBar().maximum() == 0


def test_a_large_window_gives_more_room_to_the_log_unless_somebody_drew_the_border(qtbot):
    window = open_window(qtbot)
    page = sit_down(window, "pillars_cards", ("person", "greedy", "greedy"))
    assert page.side.width() == pytest.approx(1280 * SIDE_SHARE, abs=8)
    resized(qtbot, window, 2560, 1440)
    assert page.side.width() == pytest.approx(2560 * SIDE_SHARE, abs=8)
    page.splitter.moveSplitter(1500, 1)
    share = page.side.width() / page.splitter.width()
    resized(qtbot, window, 2400, 1400)
    assert page.side.width() / page.splitter.width() == pytest.approx(share, abs=0.01)
    window.close()


@pytest.mark.parametrize("colour", PLAYERS)
def test_a_shield_stands_out_from_a_dark_panel(qtbot, colour):
    image = pictures.shield(colour, 40, 1.0, "candle").toImage()
    row = [image.pixelColor(x, 16) for x in range(image.width())]
    edge = next(pixel for pixel in row if pixel.alpha() > 200)
    assert contrast(edge.name(), Colours("candle").panel.name()) > 3


def test_a_change_is_written_with_its_sign_and_nothing_without():
    assert [signed(number) for number in (3, -2, 0)] == ["+3", "−2", "0"]


def test_the_number_of_the_move_stands_off_the_button_beside_it(qtbot):
    bar = ReplayBar()
    qtbot.addWidget(bar)
    bar.show_at(1288, 1288)
    bar.resize(400, 40)
    bar.show()
    words, letters = bar._where, bar._where.fontMetrics()
    end = words.x() + words.contentsRect().left() + letters.horizontalAdvance(words.text())
    assert bar._now.x() - end >= 1.5 * letters.horizontalAdvance("8")


def test_the_last_line_of_a_full_plaque_keeps_off_the_ornaments_below(qtbot):
    """Seen at 1280 × 800: “33 %” and the last builder in the corners of the frame."""
    high, corner = TOLD.height(), 28.0
    plaque = Plaque(TOLD.width(), high, "day", PLAQUE_PIXELS)
    plaque.write("In the bag", [[Cell(0.0, "2 ×"), Cell(262.0, "33 %", bold=True, align="right")]] * 4)
    image = QImage(290, round(high), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    boxes: list[QRectF] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Plaque, "_paint_cell", lambda self, painter, cell, row, *rest: boxes.append(QRectF(row)))
        plaque.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    assert len(boxes) == 8
    assert max(box.bottom() for box in boxes) <= high - corner
    assert boxes[0].height() >= PLAQUE_PIXELS * 1.2, "and the lines off each other"


def test_a_low_plaque_has_large_letters_rather_than_room_between_them(qtbot):
    """Seen at 1024 × 640 with large letters: “In the bag” nine pixels high, as with the usual ones."""
    before = growth()
    set_growth(1.5)
    try:
        plaque = Plaque(TOLD.width(), TOLD.height(), "day", PLAQUE_PIXELS)
        plaque.write("In the bag", [[Cell(0.0, "2 ×"), Cell(262.0, "33 %", bold=True, align="right")]] * 4)
        image = QImage(290, round(TOLD.height()), QImage.Format.Format_ARGB32)
        painter = QPainter(image)
        with listening() as written:
            plaque.paint(painter, QStyleOptionGraphicsItem())
        painter.end()
    finally:
        set_growth(before)
    assert len(written) == 9
    assert min(one.pixels for one in written) >= 1.2 * PLAQUE_PIXELS


@pytest.mark.parametrize("title", ["Nach dieser Runde", "After this round", "Im Beutel"])
def test_neither_heading_nor_names_of_a_full_plaque_are_small_where_letters_are_large(qtbot, title):
    """Seen at 1024 × 640 with large letters: nine pixels high, at a scale of 0.353."""
    before = growth()
    set_growth(1.5)
    try:
        plaque = Plaque(TOLD.width(), TOLD.height(), "day", PLAQUE_PIXELS)
        points = Cell(262.0, "13 → 16", bold=True, align="right")
        names = ("Aliena", "Jack", "Philip", "Ellen")
        plaque.write(title, [[Cell(0.0, emblem="gold"), Cell(32.0, name, is_name=True), points] for name in names])
        image = QImage(round(TOLD.width()), round(TOLD.height()), QImage.Format.Format_ARGB32)
        painter = QPainter(image)
        with listening() as written:
            plaque.paint(painter, QStyleOptionGraphicsItem())
        painter.end()
    finally:
        set_growth(before)
    assert len(written) == 9
    assert min(one.pixels for one in written) * 0.353 > 10.8


def test_a_long_heading_of_a_plaque_keeps_off_the_ornaments_beside_it(qtbot):
    """Seen in English at 1024 × 640 with large letters: “If the final scoring came” in both corners."""

    def painted(title: str) -> QImage:
        plaque = Plaque(290, 420, "day", PLAQUE_PIXELS)
        plaque.write(title, [[Cell(0.0, "2 ×")]] * 8)
        image = QImage(290, 420, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Plaque, "_paint_cell", lambda *_: None)
            plaque.paint(painter, QStyleOptionGraphicsItem())
        painter.end()
        return image

    before = growth()
    set_growth(1.5)
    try:
        bare = painted("")
        for letters in range(12, 32):
            image = painted(f"{'If the final scoring came now or later'[:letters]}")
            assert image != bare
            for left in (0, 290 - 30):
                assert image.copy(left, 0, 30, 60) == bare.copy(left, 0, 30, 60), letters
    finally:
        set_growth(before)


def test_the_heads_of_a_plaque_are_equally_large(qtbot):
    """Seen at 2560 × 1440: a longer head between two in larger letters."""
    plaque = Plaque(408.0, 300.0, "day")
    heads = [f"so{SOFT}far", "cloisters", "long alliances", "chains"]
    plaque.write("", [[Cell(90.0 * (at + 1), head, align="right") for at, head in enumerate(heads)]])
    image = QImage(420, 300, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    with listening() as written:
        plaque.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    assert len(written) == 4
    assert len({one.pixels for one in written}) == 1
    assert written[0].pixels < 25


def test_a_long_name_on_a_plaque_is_hardly_smaller_than_its_figure(qtbot):
    """Seen at 1024 × 640 with large letters: “Tante Än…” and “Großmu…”, ten pixels high beside figures of fourteen."""
    before = growth()
    set_growth(1.5)
    try:
        plaque = Plaque(490.0, 440.0, "day", 24.0)
        names = ("Tante Änne von Kingsbrid", "Großmutter Wilhelmine", "Eva")
        line = [Cell(206.0, "8", align="right"), Cell(442.0, "13", bold=True, align="right")]
        plaque.write("If now", [[Cell(52.0, name, is_name=True), *line] for name in names])
        image = QImage(490, 440, QImage.Format.Format_ARGB32)
        painter = QPainter(image)
        with listening() as written:
            plaque.paint(painter, QStyleOptionGraphicsItem())
        painter.end()
    finally:
        set_growth(before)
    sizes = {one.words: one.pixels for one in written}
    called = [words for words in sizes if words[:1] in "TGE"]
    assert called[0] == "Tante"
    assert called[1].startswith("Gro")
    assert called[2] == "Eva"
    assert min(sizes[name] for name in called) >= 0.85 * sizes["8"]
