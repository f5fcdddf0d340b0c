"""Messages that stay: they lie over the log and move nothing there; other pages end above them."""

from functools import partial

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton

from kingsbridge_desktop.saves.autosave import Saving
from kingsbridge_desktop.saves.errors import DiskFull
from kingsbridge_desktop.ui.notices import Notices
from kingsbridge_desktop.ui.panels.log import Line
from tests.ui.driver import open_window, sit_down

SIZES = ((1280, 800, 100), (1024, 640, 150), (2560, 1440, 100))


def box_in(window, widget):
    return QRect(widget.mapTo(window, QPoint()), widget.size())


def has_letters(part, points):
    return abs(part.font().pointSizeF() - points) < 0.2


def tell_both(window):
    window.mender.bar.tell_fault(at_table=True)
    window.desk.mark.show_saving(window.language, Saving(is_late=True), at_table=True)
    return window.mender.bar, window.desk.mark


@pytest.mark.parametrize(("width", "height", "text"), SIZES)
def test_messages_move_neither_board_nor_question_and_hide_none_of_them(qtbot, width, height, text):
    window = open_window(qtbot)
    window.settings.set("text_size", text)
    window.resize(width, height)
    page = sit_down(window, "pillars", ("person", "greedy", "greedy"))
    qtbot.waitUntil(lambda: not window._growing.isActive())
    qtbot.wait(30)
    before = [box_in(window, part) for part in (page.stage, page.prompt, page.side)]
    messages = tell_both(window)
    place = window.centralWidget()
    assert isinstance(place, Notices)
    qtbot.waitUntil(lambda: not place._soon.isActive())
    qtbot.wait(30)
    assert [box_in(window, part) for part in (page.stage, page.prompt, page.side)] == before
    boxes = [box_in(window, message) for message in messages]
    for message, box in zip(messages, boxes, strict=True):
        assert message.isVisible()
        assert window.rect().contains(box)
        assert message.height() >= message.heightForWidth(message.width())
        assert not box.intersects(before[1])
    assert not boxes[0].intersects(boxes[1])
    window.settings.set("text_size", 100)


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", ["pillars", "web_of_power"])
def test_in_a_small_window_a_message_lies_on_the_wood_and_none_is_cut(qtbot, language, game):
    """It lay over half of the board beside empty wood, and the upper one of two reached over the window's edge."""
    window = open_window(qtbot, language=language)
    window.settings.set("text_size", 150)
    window.resize(1024, 640)
    page = sit_down(window, game, ("person", "greedy", "greedy"))
    qtbot.waitUntil(lambda: not window._growing.isActive())
    qtbot.wait(50)
    wood = QRect(page.stage.mapTo(window, QPoint()) + page.stage.wood().topLeft(), page.stage.wood().size())
    bar, mark = window.mender.bar, window.desk.mark
    for tell in (lambda: bar.tell_fault(at_table=True), bar.tell_stopped):
        tell()
        qtbot.waitUntil(lambda: wood.contains(box_in(window, bar)))
        qtbot.waitUntil(lambda: bar.height() >= bar.heightForWidth(bar.width()), timeout=2000)
        for button in bar.findChildren(QPushButton):
            assert button.width() >= button.sizeHint().width(), button.text()
    assert page.stage.aside().isEmpty() or not page.stage.aside().intersects(page.stage.taken[0])
    mark.show_saving(window.language, Saving(DiskFull("no room")), at_table=True)
    qtbot.waitUntil(lambda: wood.contains(box_in(window, mark)))
    for message in (bar, mark):
        assert window.rect().contains(box_in(window, message))
        assert message.height() >= message.heightForWidth(message.width())
    assert not box_in(window, bar).intersects(box_in(window, mark))
    bar.hide()
    mark.hide()
    qtbot.waitUntil(lambda: page.stage.aside() == page.stage.wood())
    window.settings.set("text_size", 100)


@pytest.mark.parametrize("text", [150, 200])
@pytest.mark.parametrize("language", ["de", "en"])
def test_two_long_messages_lie_in_the_wood_of_a_small_window_together(qtbot, language, text):
    """Seen with a full disk and a fault that came back: one of them lay over the middle of the board."""
    window = open_window(qtbot, language=language)
    window.settings.set("text_size", text)
    window.resize(1024, 640)
    page = sit_down(window, "column_of_fire", ("person", "greedy", "greedy"))
    qtbot.waitUntil(lambda: not window._growing.isActive())
    qtbot.wait(50)
    wood = QRect(page.stage.mapTo(window, QPoint()) + page.stage.wood().topLeft(), page.stage.wood().size())
    bar, mark = window.mender.bar, window.desk.mark
    bar.know_saved(False)
    bar.tell_stopped()
    mark.show_saving(window.language, Saving(DiskFull("no room")), at_table=True)
    qtbot.waitUntil(lambda: wood.contains(box_in(window, bar)) and wood.contains(box_in(window, mark)))
    assert not box_in(window, bar).intersects(box_in(window, mark))
    for message in (bar, mark):
        assert message.height() >= message.heightForWidth(message.width())
        for part in (message._words, *message.findChildren(QPushButton)):
            assert part.fontInfo().pixelSize() >= 12
            assert part.isHidden() or part.height() >= part.heightForWidth(part.width())
    place = window.centralWidget()
    assert isinstance(place, Notices)
    qtbot.wait(50)
    assert not place._soon.isActive(), "it has come to rest"
    mark.hide()
    bar.tell_fault(at_table=True)
    usual = QApplication.font().pointSizeF()
    qtbot.waitUntil(lambda: text == 200 or has_letters(bar._words, usual))
    window.settings.set("text_size", 100)
    qtbot.waitUntil(lambda: has_letters(bar._words, QApplication.font().pointSizeF()))


@pytest.mark.parametrize("language", ["de", "en"])
def test_two_long_messages_beside_the_board_leave_the_plates_free(qtbot, language):
    """They covered the name, the points and the goods of the last player."""
    window = open_window(qtbot, language=language)
    page = sit_down(window, "pillars", ("person", "greedy", "greedy", "greedy"))
    qtbot.wait(50)
    bar, mark = window.mender.bar, window.desk.mark
    bar.know_saved(False)
    bar.tell_stopped()
    mark.show_saving(window.language, Saving(DiskFull("no room")), at_table=True)
    qtbot.wait(150)
    plates = box_in(window, page.side.roster)
    qtbot.waitUntil(lambda: not any(box_in(window, one).intersects(plates) for one in (bar, mark)))
    assert not box_in(window, bar).intersects(box_in(window, mark))
    for message in (bar, mark):
        assert message.height() >= message.heightForWidth(message.width())
    almanac, log = page.side.almanac, page.side.log_room
    is_covered = any(box_in(window, one).intersects(box_in(window, almanac)) for one in (bar, mark))
    assert is_covered == (language == "de")
    qtbot.waitUntil(lambda: almanac.isVisible() != is_covered)  # else half of its words were seen above the messages
    bar.hide()
    mark.hide()
    qtbot.waitUntil(lambda: almanac.isVisible() and log.geometry().top() > almanac.geometry().bottom())


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (2560, 1440)])
def test_the_newest_entry_of_the_log_is_seen_above_a_message(qtbot, width, height):
    """The message lay over the newest entries, and cut one of them between its lines."""
    window = open_window(qtbot)
    window.resize(width, height)
    page = sit_down(window, "pillars", ("person", "greedy", "greedy", "greedy"))
    qtbot.waitUntil(lambda: not window._growing.isActive())
    log, bar = page.log, window.mender.bar
    many = [Line(number, 0, None, f"What happened in step {number}, and what else it led to") for number in range(60)]
    log.fill(many, [], 0)
    bar.tell_fault(at_table=True)
    qtbot.waitUntil(lambda: box_in(window, log).bottom() < box_in(window, bar).top())
    newest = log.visualItemRect(log.item(log.count() - 1))
    qtbot.waitUntil(lambda: log.viewport().rect().contains(log.visualItemRect(log.item(log.count() - 1))))
    assert newest.height() > 0
    assert log.height() >= page.side.log_room.lines(2)
    bar.hide()
    qtbot.waitUntil(lambda: log.geometry() == page.side.log_room.rect())


def test_a_log_of_which_a_message_leaves_no_line_is_not_seen(qtbot):
    window = open_window(qtbot)
    page = sit_down(window, "pillars", ("person", "greedy", "greedy", "greedy"))
    qtbot.wait(50)
    window.mender.bar.know_saved(False)
    window.mender.bar.tell_stopped()
    window.desk.mark.show_saving(window.language, Saving(DiskFull("no room")), at_table=True)
    qtbot.waitUntil(page.log.isHidden)
    window.mender.bar.hide()
    window.desk.mark.hide()
    qtbot.waitUntil(page.log.isVisible)


def test_messages_follow_from_the_table_to_the_shelf(qtbot):
    window = open_window(qtbot)
    sit_down(window, "pillars", ("person", "greedy", "greedy"))
    bar, _ = tell_both(window)
    qtbot.wait(20)
    at_table = box_in(window, bar)
    window.go_home()
    qtbot.wait(20)
    assert bar.isVisible()
    assert box_in(window, bar).width() > at_table.width()
    assert window.rect().contains(box_in(window, bar))


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(("width", "height", "text"), SIZES)
def test_a_message_covers_no_game_and_no_button_of_the_home_page_or_the_chronicle(qtbot, language, width, height, text):
    """It lay over three of the lessons, over the button to begin with, and over the names of games."""
    window = open_window(qtbot, language=language)
    window.settings.set("text_size", text)
    window.resize(width, height)
    window.home.refresh()
    qtbot.waitUntil(lambda: bool(window.home.below.lessons) and not window._growing.isActive(), timeout=5000)
    bar, mark = window.mender.bar, window.desk.mark
    bar.tell_crash()
    for page in (window.home, None):
        if page is None:
            mark.show_saving(window.language, Saving(DiskFull("no room")), at_table=False)
            window.chronicle.show()
            qtbot.waitUntil(lambda: window.chronicle.page is not None and window.chronicle.page.content is not None)
        qtbot.wait(100)
        shown = [message for message in (bar, mark) if message.isVisible()]
        for message in shown:
            assert window.rect().contains(box_in(window, message))
            assert message.height() >= message.heightForWidth(message.width())
            for button in window._pages.findChildren(QAbstractButton):
                is_covered = box_in(window, button).intersects(box_in(window, message))
                assert not button.isVisible() or not is_covered, button.text()
        assert len(shown) == 1 or not box_in(window, bar).intersects(box_in(window, mark))
    bar.hide()
    qtbot.wait(50)
    mark.hide()
    place = window.centralWidget()
    assert isinstance(place, Notices)
    qtbot.waitUntil(lambda: place._column.contentsMargins().bottom() == 0)
    window.settings.set("text_size", 100)


def test_messages_are_written_as_large_as_the_page_below(qtbot):
    window = open_window(qtbot)
    bar, mark = tell_both(window)
    for size, factor in (((2560, 1440), 1.45), ((1280, 800), 1.0)):
        window.resize(*size)
        for message in (bar, mark):
            for part in (message, message._words, *message.findChildren(QPushButton)):
                qtbot.waitUntil(partial(has_letters, part, 11.4 * factor))
        qtbot.waitUntil(lambda: all(one.height() >= one.heightForWidth(one.width()) for one in (bar, mark)))
