"""Nothing is cut or covered that somebody needs to see: found by looking at every screen, kept by measuring."""

from random import Random
from typing import Any, get_args

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPixmap, QRegion
from PySide6.QtWidgets import QMessageBox, QStyle, QWidget

from kingsbridge_desktop.bots.bot_client import Answer
from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.ui.art.palette import Theme
from kingsbridge_desktop.ui.board.stage import LEAST_SHARE
from kingsbridge_desktop.ui.dialogs.box import BoxDialog
from kingsbridge_desktop.ui.dialogs.box_tree import WHAT
from kingsbridge_desktop.ui.dialogs.log import LogDialog
from kingsbridge_desktop.ui.dialogs.rules import show_rules
from kingsbridge_desktop.ui.following.recap import since
from kingsbridge_desktop.ui.hint import HintStage
from kingsbridge_desktop.ui.lessons.veil import Veil
from kingsbridge_desktop.ui.panels.chooser import Chooser
from kingsbridge_desktop.ui.panels.wrapped_tree import WrappedTree
from kingsbridge_desktop.ui.style import parchment
from kingsbridge_desktop.ui.style.question import Question
from tests.ui.driver import open_window, seats

GAMES = [game for game in game_ids() if game != "toy"]
SMALL, LARGE = (1024, 640, 150), (1280, 800, 100)


def at_a_question(qtbot: Any, game: str, size: tuple[int, int, int], **more: Any) -> Any:
    """A page at which Anna is asked after others have acted, with several answers."""
    window = open_window(qtbot, **more)
    window.settings.set("text_size", size[2])
    window.resize(*size[:2])
    match, rng, quiet = Match(game, seats("person", "easy", "easy"), 4), Random(2), 0
    while not (match.asked == 0 and match.ply > 20 and quiet > 1 and len(match.legal()) > 1):
        quiet = 0 if match.asked == 0 else quiet + 1
        match.submit(rng.choice(match.legal()))
    window.start(match)
    page = window.game
    assert page is not None
    page.curtain.hide()
    page.sheets.hide()
    page.patience.moment = 0
    qtbot.waitUntil(lambda: not window._growing.isActive())
    qtbot.wait(30)
    return page


@pytest.mark.parametrize("light", get_args(Theme))
def test_the_veil_of_a_lesson_falls_in_every_light(qtbot, light):
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(200, 120)
    veil = Veil(table)
    veil.setGeometry(table.rect())
    veil.lay([QRectF(120, 30, 40, 40)], QRectF(10, 10, 60, 30), light, dark=True)
    seen = QPixmap(table.size())
    seen.fill(Qt.GlobalColor.white)
    veil.render(seen, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)  # without the light of an earlier test
    image = seen.toImage()
    assert image.pixelColor(190, 110).lightness() < 150
    assert image.pixelColor(140, 50).lightness() > 220


@pytest.mark.parametrize("size", [150, 200])
@pytest.mark.parametrize("game", GAMES)
def test_the_contents_of_the_rules_wrap_instead_of_moving_sideways(qtbot, monkeypatch, game, size):
    monkeypatch.setattr(parchment, "screen_of", lambda _: QSize(1024, 640))
    window = open_window(qtbot)
    window.settings.set("text_size", size)
    dialog = show_rules(window, window.language, window.colours, game)
    dialog.resize(980, 580)
    qtbot.wait(20)
    tree = dialog.contents
    assert tree.horizontalScrollBar().maximum() == 0
    _lines_are_whole(tree)


def _lines_are_whole(tree: WrappedTree) -> None:
    """Every line has the room that its words need, broken or not."""
    lines = [tree.topLevelItem(at) for at in range(tree.topLevelItemCount())]
    while lines:
        line = lines.pop()
        assert line is not None
        box = tree.visualItemRect(line)
        room = QRect(0, 0, tree.viewport().width() - box.left(), 10_000)
        words = QFontMetrics(line.font(0)).boundingRect(room, int(Qt.TextFlag.TextWordWrap), line.text(0))
        if not box.isEmpty():
            assert words.width() <= room.width()
            assert words.height() <= box.height() + 1, line.text(0)
        lines += [line.child(at) for at in range(line.childCount())]


def test_the_headings_of_the_table_in_words_wrap(qtbot):
    page = at_a_question(qtbot, "pillars", SMALL)
    page.show_words()
    dialog = page.words.dialog
    dialog.resize(420, 560)
    qtbot.wait(20)
    assert isinstance(dialog.tree, WrappedTree)
    _lines_are_whole(dialog.tree)


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_about_a_card_covers_neither_it_nor_what_happened(qtbot, game, size):
    page = at_a_question(qtbot, game, size, second_click="always")
    page.recap._tell(since(page.table, page.view, 0))
    panel = page.recap.panel
    assert panel.isVisible()
    for anchor in list(page.choices.groups)[:4]:
        page.say("A sentence about this place that needs two lines in a small window, or three.", anchor, "Esc")
        assert page.toast.isVisible()
        assert not panel.isVisible() or not page.stage.isAncestorOf(panel), "where both would lie, what is said last"
        assert not page.toast.geometry().intersects(page._on_stage(page.view.scene.targets[anchor]))
        assert page.stage.rect().contains(page.toast.geometry())


@pytest.mark.parametrize("game", GAMES)
def test_the_board_of_a_small_window_lies_beside_the_words_of_the_coach(qtbot, game):
    window = open_window(qtbot)
    window.settings.set("text_size", 150)
    window.resize(1024, 640)
    window.settings.set("coach", {game: True})
    window.start(Match(game, seats("person", "greedy", "greedy"), 7))
    page = window.game
    assert page is not None
    qtbot.waitUntil(lambda: page.choices.is_open and page.toast.isVisible())
    qtbot.wait(30)
    scene = page.view.scene.sceneRect()
    board = page.stage.mapFromScene(scene).boundingRect()
    covered = board.intersected(page.toast.geometry())
    assert covered.width() * covered.height() <= 0.01 * board.width() * board.height()
    whole = min(page.stage.width() / scene.width(), page.stage.height() / scene.height())
    assert page.stage.transform().m11() >= LEAST_SHARE * whole - 1e-6
    wood = page.stage.mapFromScene(page.view.scene._grounds[0].box).boundingRect()
    assert wood.left() <= 0  # and lies below the words as well
    assert wood.right() >= page.stage.width() - 1
    before = page.stage.mapFromScene(scene.center())
    page.toast.put_away()
    assert page.stage.mapFromScene(scene.center()) == before  # and it does not jump when they are read


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_no_button_of_the_film_is_cut(qtbot, size):
    page = at_a_question(qtbot, "pillars", size)
    page.look_back(page.table.match.ply - 3)
    qtbot.wait(50)
    for name, button in page.film_bar.buttons.items():
        assert button.width() >= button.minimumSizeHint().width(), name
    branch = page.film_bar.buttons["branch"]
    assert branch.text() or not branch.icon().isNull()
    assert branch.accessibleName()


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_buttons_of_a_small_shelf_are_as_high_as_their_words(qtbot, language):
    page = at_a_question(qtbot, "column_of_fire", SMALL, language=language)
    window = page.window()
    window.go_home()
    home = window.home
    qtbot.waitUntil(home.continue_button.isVisible)
    qtbot.wait(50)
    for button in (home.continue_button, home.open_button, home.chronicle_button):
        assert button.height() >= button.sizeHint().height(), button.text()
        assert window.rect().contains(QRect(button.mapTo(window, QPoint()), button.size()))


def test_answers_do_not_lie_over_a_note_about_their_place(qtbot):
    page = at_a_question(qtbot, "pillars", LARGE)
    anchor, actions = next(iter(page.choices.groups.items()))
    assert page.view.nearer.show(("event",))
    page.choices._choose_among(anchor, [*actions, *actions])
    assert not page.view.slip.isVisible()


def test_the_master_thinks_no_longer_when_the_hand_points(qtbot):
    page = at_a_question(qtbot, "pillars", LARGE)
    page.hint.step, page.hint._ply = HintStage.ASKED, page.table.match.ply
    page.say("The master is thinking …")
    page.hint._advised(Answer(1, page.table.match.legal()[0], {}))
    assert page.hint.mark.slip.isVisible()
    assert not page.toast.isVisible()


def test_the_letters_of_the_log_follow_the_setting(qtbot):
    window = open_window(qtbot)
    usual = LogDialog("words", window)
    window.settings.set("text_size", 200)
    large = LogDialog("words", window)
    assert large.page.font().pointSizeF() == pytest.approx(2 * usual.page.font().pointSizeF(), rel=0.05)


@pytest.mark.parametrize("theme", get_args(Theme))
def test_the_sign_of_a_question_is_drawn_in_the_colours_of_the_light(qtbot, theme):
    window = open_window(qtbot, theme=theme)
    for icon in (QMessageBox.Icon.Question, QMessageBox.Icon.Warning, QMessageBox.Icon.Information):
        box = Question(icon, "", "?", parent=window)
        image = box.iconPixmap().toImage()
        ink = window.colours.warning if icon is QMessageBox.Icon.Warning else window.colours.text
        shades = {image.pixelColor(x, image.height() // 2).name() for x in range(image.width())}
        assert ink.name() in shades


def test_the_names_of_values_in_the_box_are_whole(qtbot, monkeypatch):
    monkeypatch.setattr(parchment, "screen_of", lambda _: QSize(1024, 640))
    window = open_window(qtbot)
    window.settings.set("text_size", 150)
    dialog = BoxDialog("pillars", window.language, window)
    dialog.show()
    qtbot.wait(20)
    assert dialog.tree.columnWidth(WHAT) >= dialog.tree.sizeHintForColumn(WHAT)


@pytest.mark.parametrize("size", [LARGE, (2560, 1440, 100), (2560, 1440, 150)])
def test_what_lies_over_the_board_has_letters_as_large_as_what_stands_beside_it(qtbot, size):
    page = at_a_question(qtbot, "web_of_power", size)
    page.recap._tell(since(page.table, page.view, 0))
    anchor, actions = next(iter(page.choices.groups.items()))
    page.choices._choose_among(anchor, [*actions, *actions])
    chooser = page.findChildren(Chooser)[-1]
    parts = [page.toast, page.hint.mark.slip, page.following.ribbon, page.recap.panel, *page.recap.panel.slips]
    parts += [page.film_bar.buttons["branch"], page.film_bar.sign, *chooser.answers]
    letters = page.prompt.font().pointSizeF()
    assert letters >= page.settings.values.text_size / 100 * 11
    for part in parts:
        assert part.font().pointSizeF() == pytest.approx(letters), type(part).__name__


def test_an_entry_of_one_line_is_not_given_two(qtbot):
    window = open_window(qtbot, language="de")
    dialog = show_rules(window, window.language, window.colours, "column_of_fire")
    tree = dialog.contents
    line = next(line for line in dialog._lines if line.text(0).startswith("1. Halbjahr"))
    own = line.font(0)
    needed = QFontMetrics(own).horizontalAdvance(line.text(0))
    margin = 2 * (tree.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1)
    room = tree.visualItemRect(line).left() + margin + needed
    tree.setFixedWidth(tree.width() - tree.viewport().width() + room + 3)
    qtbot.wait(20)
    assert tree.visualItemRect(line).height() < 2 * QFontMetrics(own).height()
