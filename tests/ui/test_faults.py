"""Nothing that fails inside the window stays silent or stops the game."""

from __future__ import annotations

import gc
import importlib
import pkgutil
import re
import sys
import threading
from random import Random

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QObject, QRectF, QTimer
from PySide6.QtGui import QAction, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsScene, QLayoutItem, QPushButton, QWidget

import kingsbridge_desktop.ui
from kingsbridge_desktop import __version__
from kingsbridge_desktop.bots import bot_client
from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.diagnosis import logbook
from kingsbridge_desktop.play import files
from kingsbridge_desktop.saves import store
from kingsbridge_desktop.saves.autosave import Autosaver, Saving
from kingsbridge_desktop.saves.errors import DiskFull
from kingsbridge_desktop.text.language import Language
from kingsbridge_desktop.ui import guard, settings
from kingsbridge_desktop.ui.board.director import Director
from kingsbridge_desktop.ui.board.plain_view import PlainView
from kingsbridge_desktop.ui.faults import Fault, FaultDesk, name_of
from kingsbridge_desktop.ui.main_window import MainWindow
from kingsbridge_desktop.ui.moment_player import MomentPlayer
from kingsbridge_desktop.ui.words import colour_name
from tests.ui.driver import Hand, open_window, sit_down

SEATS = {"column_of_fire": 2, "pillars": 2, "pillars_cards": 3, "web_of_power": 3}


@pytest.fixture
def window(qtbot):
    """A window whose faults go where they go in the app."""
    logbook.begin()
    desk = FaultDesk()
    window = open_window(qtbot, faults=desk)
    desk.open()
    yield window
    desk.close()
    logbook.end()


def at_table(window: MainWindow, game: str = "web_of_power", *levels: str):
    """A game at the window's table: a person first, then others."""
    return sit_down(window, game, levels or ("person", *["person"] * (SEATS[game] - 1)))


def log_text() -> str:
    return "\n".join(logbook.last_lines())


def fails(*args, **more):
    """What a programmer did not think of."""
    raise KeyError("not thought of")


class TestEveryFaultIsTold:
    def test_in_a_slot(self, window, qtbot):
        QTimer.singleShot(0, fails)
        qtbot.waitUntil(window.mender.bar.isVisible)
        assert "Fehler" in window.mender.bar.words
        assert "KeyError: 'not thought of'" in log_text()

    def test_in_a_thread(self, window, qtbot):
        thread = threading.Thread(target=fails)
        thread.start()
        thread.join()
        qtbot.waitUntil(window.mender.bar.isVisible)
        assert "KeyError" in log_text()

    def test_in_a_finalizer(self, window, qtbot):
        class Breaks:
            def __del__(self):
                fails()

        Breaks()
        gc.collect()
        qtbot.waitUntil(window.mender.bar.isVisible)
        assert "KeyError" in log_text()

    def test_the_same_one_only_once_and_counted(self, window, qtbot):
        told: list[Fault] = []
        window.mender._desk.happened.connect(told.append)
        for _ in range(12):
            QTimer.singleShot(0, fails)
        qtbot.waitUntil(lambda: len(told) == 12)
        assert [fault.times for fault in told] == list(range(1, 13))
        assert log_text().count("Traceback") == 3
        assert "for the 10th time" in log_text()

    def test_a_message_that_was_put_away_does_not_come_back_for_the_same_fault(self, window, qtbot):
        told: list[Fault] = []
        window.mender._desk.happened.connect(told.append)
        QTimer.singleShot(0, fails)
        qtbot.waitUntil(window.mender.bar.isVisible)
        window.mender.bar.findChild(QPushButton, "close_fault").click()
        QTimer.singleShot(0, fails)
        qtbot.waitUntil(lambda: len(told) == 2)
        assert not window.mender.bar.isVisible()

    def test_the_button_copies_a_report_and_says_so(self, window, qtbot):
        at_table(window)
        QTimer.singleShot(0, fails)
        qtbot.waitUntil(window.mender.bar.isVisible)
        button = window.mender.bar.findChild(QPushButton, "copy_report")
        assert button.text() == "Fehlerbericht kopieren"
        button.click()
        assert button.text() == "Kopiert"
        report = QApplication.clipboard().text()
        assert f"kingsbridge: {__version__}" in report
        assert "KeyError" in report
        assert "web_of_power" in report

    def test_nothing_is_kept_alive_by_an_old_error(self, window, qtbot):
        def slot():
            held = QObject()  # noqa: F841
            fails()

        QTimer.singleShot(0, slot)
        qtbot.waitUntil(window.mender.bar.isVisible)
        assert getattr(sys, "last_traceback", None) is None

    def test_its_name_is_a_line_of_ours_and_says_nothing_of_what_it_held(self):
        with pytest.raises(KeyError, match="a secret") as caught:
            colour_name(Language("en", lambda context, source, n: source), "a secret")
        assert re.fullmatch(r"KeyError in ui/words\.py:\d+", name_of(caught.value))


class TestOverrides:
    def test_every_one_of_every_class_of_ours_is_guarded(self):
        classes = set()
        for module in pkgutil.walk_packages(kingsbridge_desktop.ui.__path__, "kingsbridge_desktop.ui."):
            for member in vars(importlib.import_module(module.name)).values():
                if isinstance(member, type) and issubclass(member, QObject | QGraphicsItem | QLayoutItem):
                    classes.add(member)
        seen = 0
        for cls in classes:
            if not cls.__module__.startswith("kingsbridge_desktop.ui"):
                continue
            for name, member in vars(cls).items():
                above = [base for base in cls.__mro__[1:] if base.__module__.startswith("PySide6")]
                if callable(member) and not name.startswith("_") and any(callable(vars(b).get(name)) for b in above):
                    assert hasattr(member, "__wrapped__"), f"{cls.__name__}.{name}"
                    assert not hasattr(member.__wrapped__, "__wrapped__"), f"{cls.__name__}.{name} is guarded twice"
                    seen += 1
        assert seen > 50

    def test_a_picture_that_fails_with_its_painter_open_ends_nothing(self, window, qtbot):
        """PySide would keep the painter alive until Qt ends the process."""

        def paint(self, event):
            painter = QPainter(self)
            painter.drawLine(0, 0, 5, 5)
            fails()

        broken = type("Broken", (QWidget,), {"__module__": "kingsbridge_desktop.ui.x", "paintEvent": paint})()
        qtbot.addWidget(broken)
        broken.show()
        assert not broken.grab().isNull()
        assert not broken.grab().isNull()
        qtbot.waitUntil(window.mender.bar.isVisible)

    def test_a_painter_that_failing_code_began_is_ended_before_its_picture_goes(self):
        """Found by throwing exceptions at everything: Qt ended the process when the picture went first."""
        kept = []

        def draws():
            picture = QPixmap(8, 8)
            painter = QPainter(picture)
            kept.append(painter)
            fails()

        try:
            draws()
        except Exception as error:  # noqa: BLE001 - as the guard does
            guard.end_painters(error.__traceback__)
        assert not kept[0].isActive()

    def test_an_item_that_cannot_say_its_shape_is_passed_by(self, window, qtbot):
        body = {"__module__": "kingsbridge_desktop.ui.x", "boundingRect": fails, "shape": fails, "paint": fails}
        item = type("Broken", (QGraphicsItem,), body)()
        scene = QGraphicsScene()
        scene.addItem(item)
        assert scene.itemsBoundingRect() == QRectF()
        qtbot.waitUntil(window.mender.bar.isVisible)

    def test_whoever_called_qt_is_not_cut_off(self, window):
        body = {"__module__": "kingsbridge_desktop.ui.x", "event": fails}
        broken = type("Broken", (QObject,), body)()
        assert QApplication.sendEvent(broken, QEvent(QEvent.Type.User)) is False

    def test_classes_that_are_not_ours_are_left_alone(self):
        class Foreign(QObject):
            def event(self, event):
                return True

        assert not hasattr(Foreign.event, "__wrapped__")

    def test_an_attempt_reports_and_goes_on(self, qtbot):
        with qtbot.captureExceptions() as told:
            assert guard.attempt(fails) is False
            assert guard.attempt(lambda: None) is True
        assert len(told) == 1


@pytest.mark.parametrize("game", game_ids())
class TestTheGameGoesOn:
    def test_when_a_question_cannot_be_offered_once(self, window, qtbot, monkeypatch, game):
        page = at_table(window, game)
        hand = Hand(qtbot, page)
        hand.clear()
        real, broken = page.view.anchor, [fails]
        monkeypatch.setattr(page.view, "anchor", lambda s, a: broken.pop()() if broken else real(s, a))
        page.table.submit(page.table.match.legal()[0])
        hand.clear()
        assert window.game is page
        assert page.choices.is_open
        assert window.mender.bar.isVisible()

    def test_when_the_painted_screen_never_works_again(self, window, qtbot, monkeypatch, game):
        page = at_table(window, game)
        Hand(qtbot, page).clear()
        monkeypatch.setattr(type(page.view), "picture", fails)
        monkeypatch.setattr(type(page.view), "prepare_offer", fails)
        ply = page.table.match.ply
        page.table.submit(page.table.match.legal()[0])
        qtbot.waitUntil(lambda: window.game is not page and window.game is not None, timeout=20_000)
        plain = window.game
        assert isinstance(plain.view, PlainView)
        hand = Hand(qtbot, plain)
        hand.clear()
        for _ in range(5):
            hand.clear()
            hand.do(plain.table.match.legal()[0])
        assert plain.table.match.ply >= ply + 6

    def test_when_the_moments_of_a_step_cannot_be_made(self, window, qtbot, monkeypatch, game):
        page = at_table(window, game)
        Hand(qtbot, page).clear()
        match = page.table.match
        with monkeypatch.context() as broken:
            broken.setattr(match, "moments", fails)
            page.table.submit(match.legal()[0])
            Hand(qtbot, page).clear()
        assert page.view.position.key() == match.view(page.table.viewer).key()

    def test_when_a_bot_cannot_be_asked(self, window, qtbot, monkeypatch, game):
        monkeypatch.setattr(bot_client.BotClient, "ask", fails)
        page = at_table(window, game, *["greedy"] * SEATS[game])
        qtbot.waitUntil(lambda: page.table.match.ply >= 12 or page.table.match.is_over, timeout=20_000)

    def test_when_the_thread_of_the_bots_dies(self, window, qtbot, monkeypatch, game):
        with monkeypatch.context() as broken:
            broken.setattr(bot_client.BotClient, "_tend", fails)
            page = at_table(window, game, *["greedy"] * SEATS[game])
            qtbot.waitUntil(window.mender.bar.isVisible)
        qtbot.waitUntil(lambda: page.table.match.ply >= 12 or page.table.match.is_over, timeout=20_000)

    def test_when_the_rules_fail_at_the_answer_of_a_bot(self, window, qtbot, monkeypatch, game):
        page = at_table(window, game, *["greedy"] * SEATS[game])
        match = page.table.match
        real, chance = match.submit, Random(3)

        def submit(action):
            if chance.random() < 0.3 and len(match.legal()) > 1:
                fails()
            return real(action)

        monkeypatch.setattr(match, "submit", submit)
        ply = match.ply
        qtbot.waitUntil(lambda: match.ply >= ply + 12 or match.is_over, timeout=20_000)


def test_a_position_that_fails_in_every_screen_is_told_and_left(window, qtbot, monkeypatch):
    page = at_table(window)
    Hand(qtbot, page).clear()
    page.table.submit(page.table.match.legal()[0])
    Hand(qtbot, page).clear()
    monkeypatch.setattr(page.table.match, "legal", fails)
    page.choices.close()
    QTimer.singleShot(0, fails)
    qtbot.waitUntil(lambda: "Zug zurück" in window.mender.bar.words, timeout=20_000)
    qtbot.wait(50)
    assert window.game is not None


def test_a_game_that_stops_advises_no_taking_back_where_nothing_can_be_taken_back(window):
    """Seen after the move of a program: the message advised what the bar offered in grey."""
    bar = window.mender.bar
    for is_saved, left in ((True, "später wieder öffnen"), (False, "woanders speichern")):
        bar.know_saved(is_saved)
        bar.tell_stopped(can_undo=True)
        assert "zurücknehmen" in bar.words
        assert left in bar.words
        bar.tell_stopped(can_undo=False)
        assert "zurücknehmen" not in bar.words
        assert left in bar.words
    bar.know_saved(True)


def test_a_game_that_stops_is_called_saved_only_while_it_is(window, monkeypatch):
    file = at_table(window).table.file
    bar, mark = window.mender.bar, window.desk.mark
    bar.tell_stopped()
    assert "gespeichert" in bar.words
    monkeypatch.setattr(Autosaver, "saving", Saving(DiskFull("no room")))
    file._follow()
    assert "voll" in mark.words
    assert "geht weiter" not in mark.words
    assert not window.game.toast.isVisible(), "it is said once"
    assert "gespeichert" not in bar.words
    assert "woanders speichern" in bar.words
    monkeypatch.setattr(Autosaver, "saving", Saving())
    file._follow()
    assert not mark.words
    assert "gespeichert" in bar.words


def test_a_board_that_cannot_be_built_is_replaced_by_the_plain_one(window, monkeypatch):
    from kingsbridge_desktop.ui.games.web_of_power import view

    monkeypatch.setattr(view.View, "__init__", fails)
    page = at_table(window)
    assert isinstance(page.view, PlainView)
    assert page.choices.is_open or page.curtain.isVisible()


def test_one_thing_that_cannot_be_made_does_not_cost_the_others(window, qtbot, monkeypatch):
    page = at_table(window)
    Hand(qtbot, page).clear()
    picture = page.view.picture(page.view.position, page.table.viewer)
    spoiled = next(iter(picture))
    real = page.view.layer._make
    page.view.layer._make = lambda key, thing: fails() if key == spoiled else real(key, thing)
    page.view.layer.clear()
    page.view.show(page.view.position, page.table.viewer)
    assert set(page.view.layer._items) == set(picture) - {spoiled}
    qtbot.waitUntil(window.mender.bar.isVisible)


def test_an_action_whose_words_fail_is_offered_by_its_id(window, qtbot, monkeypatch):
    page = at_table(window, "pillars")
    Hand(qtbot, page).clear()
    monkeypatch.setattr(page.context.text, "action", fails)
    page._offer()
    assert page.choices.moves()[0][0].replace(" ", "").isalnum()


def test_closing_the_window_saves_whatever_fails_on_the_way(window, qtbot, monkeypatch):
    page = at_table(window)
    Hand(qtbot, page).clear()
    page.table.submit(page.table.match.legal()[0])
    monkeypatch.setattr(window.settings, "set", fails)
    assert window.close()
    assert window.game is None
    saved = list(store.autosave_folder().glob(f"*{store.SUFFIX}"))
    assert [files.load_match(path).match.ply for path in saved] == [1]


BREAKABLE = [
    ("board.director.Director", "run"),
    ("board.director.Director", "_begin"),
    ("board.director.Director", "_starts_of"),
    ("bot_runner.BotRunner", "ask"),
    ("bot_runner.BotRunner", "_take"),
    ("bot_runner.BotRunner", "_arrive"),
    ("table.Table", "_take_answer"),
    ("course.Course", "_stepped"),
    ("course.Course", "_landed"),
    ("table_screen.TableScreen", "arrive"),
]


@pytest.mark.parametrize(("where", "name"), BREAKABLE)
def test_the_game_goes_on_when_its_own_machinery_fails_once(qtbot, window, monkeypatch, where, name):
    """Found by throwing exceptions at everything: what waited for a clock or an answer waited for ever."""
    module, cls = where.rsplit(".", 1)
    owner = getattr(importlib.import_module(f"kingsbridge_desktop.ui.{module}"), cls)
    real, left = getattr(owner, name), [3]

    def sometimes(self, *args, **more):
        if left[0] and self is not None:
            left[0] -= 1
            fails()
        return real(self, *args, **more)

    monkeypatch.setattr(owner, name, sometimes)
    window.settings.values.speed = "fast"
    page = at_table(window, "web_of_power", "greedy", "greedy", "greedy")
    match = page.table.match
    qtbot.waitUntil(lambda: left[0] == 0 and match.ply >= 8, timeout=40_000)


@pytest.mark.parametrize(
    ("owner", "name"), [(MomentPlayer, "_grouped"), (Director, "_land"), (Director, "_settle"), (Director, "_next")]
)
def test_moments_whose_movement_is_lost_are_shown_when_their_caption_was_read(qtbot, window, monkeypatch, owner, name):
    """Found in the same way: the caption was still being read, so nobody saw that nothing would come after it."""
    monkeypatch.setitem(settings.FACTOR, "fast", 0.02)
    window.settings.values.speed, window.settings.values.captions = "fast", True
    real, left = getattr(owner, name), [3]

    def sometimes(self, *args):
        if left[0]:
            left[0] -= 1
            fails()
        return real(self, *args)

    monkeypatch.setattr(owner, name, sometimes)
    match = at_table(window, "web_of_power", "greedy", "greedy", "greedy").table.match
    qtbot.waitUntil(lambda: left[0] == 0 and match.ply >= 4, timeout=40_000)


@pytest.mark.parametrize("game", game_ids())
def test_a_table_that_was_left_hears_nothing_of_another_language(qtbot, window, game):
    page = at_table(window, game)  # Python forgets it later than Qt does
    window.go_home()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not shiboken6.isValid(page)
    window.settings.set("language", "en")
    QApplication.processEvents()
    assert not window.mender._desk.counts


def test_a_past_that_cannot_be_shown_does_not_keep_the_game_waiting(qtbot, window, monkeypatch):
    page = at_table(window)
    Hand(qtbot, page).clear()
    page.table.submit(page.table.match.legal()[0])
    Hand(qtbot, page).clear()
    monkeypatch.setattr(page.seen, "ask_to_wait", fails)
    page.look_back(0)
    assert not page.looking_back.is_on
    assert page.choices.is_open


def test_the_log_is_shown_from_the_menu_of_help(window, qtbot, monkeypatch):
    shown: list[str] = []
    monkeypatch.setattr("kingsbridge_desktop.ui.dialogs.log.show_log", lambda report, parent: shown.append(report))
    actions = window.findChildren(QAction)
    action = next(each for each in actions if each.text().replace("&", "") == "Fehlerprotokoll zeigen")
    action.trigger()
    assert len(shown) == 1
    assert "kingsbridge: " in shown[0]
