"""Another light, at any moment: the system may wish it while somebody plays, and nothing that is open goes away."""

from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.ui.panels import toast
from kingsbridge_desktop.ui.panels.chooser import Chooser
from tests.ui.driver import Hand, open_window, sit_down
from tests.ui.test_following import phase_three
from tests.ui.test_recap import back_at_the_table

LIGHTS = ("candle", "contrast", "day")


def letters(widget: QWidget) -> tuple[Any, ...]:
    font = widget.font()
    words = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
    return font.pointSizeF(), font.pixelSize(), font.bold(), font.italic(), widget.geometry().getRect(), words


def seen(page: QWidget) -> dict[QWidget, tuple[Any, ...]]:
    """Everything on a page that is seen: its letters, its place, its words."""
    return {widget: letters(widget) for widget in page.findChildren(QWidget) if widget.isVisible()}


def stays(page: Any) -> None:
    """Goes through all lights: whatever is on the page stays what and where it is, in each of them."""
    QApplication.processEvents()  # what was laid just now has found its place
    before, keyboard, question = seen(page), QApplication.focusWidget(), page.table.match.ply
    for light in LIGHTS:
        page.settings.set("theme", light)
        assert page.view.context.light == page.colours.light == light
        QApplication.processEvents()  # what is said later
        assert seen(page) == before
        assert QApplication.focusWidget() is keyboard
        assert page.table.match.ply == question


@pytest.fixture
def page(qtbot, request, monkeypatch):
    monkeypatch.setattr(toast, "READ_BASE", 60_000)  # ms: also on a busy machine
    window = open_window(qtbot, second_click="always", language="en")
    window.activateWindow()
    page = sit_down(window, request.param, ("person", "greedy", "greedy"))
    Hand(qtbot, page).clear()
    page.stage.setFocus()
    return page


@pytest.mark.parametrize("page", game_ids(), indirect=True)
def test_chooser_selection_refusal_and_large_card_stay(page):
    anchor, actions = next(iter(page.choices.groups.items()))
    page.choices._choose_among(anchor, (actions * 3)[:3])
    chooser = page.findChildren(Chooser)[-1]
    chooser.answers[1].setFocus()
    stays(page)
    assert chooser.answers[1].hasFocus()
    chooser.put_away()
    page.safe_hands._select(actions[0])
    place = page.choices.place_of(actions[0])
    stays(page)
    assert page.safe_hands.selected == actions[0]
    assert page.view.scene.targets[place].selected
    assert page.view.scene.targets[place].offered
    assert page.toast.isVisible()
    page.safe_hands.let_go()
    assert not page.view.scene.targets[place].selected
    page.choices.refused.emit("Not now, for a reason that takes more than a line to say.", anchor)
    stays(page)
    assert page.toast.isVisible()
    page.toast.hide()
    told = next((one for one in page.view.scene.targets if page.view.nearer.keep(one)), None)
    if told is not None:  # a made-up game tells nothing
        slip = page.view.slip
        before = slip.note.title, slip.pos(), slip.scale()
        stays(page)
        assert page.view.nearer.kept == told
        assert slip.isVisible()
        assert (slip.note.title, slip.pos(), slip.scale()) == before
        assert slip._light == "day"
        assert page.view.nearer.keep(told), "once more: put away"
        assert not slip.isVisible()


@pytest.mark.parametrize("page", ["pillars"], indirect=True)
def test_what_is_offered_can_be_clicked_and_what_is_told_of_a_player_stays(page, qtbot):
    page.pointing.point_at_seat(1)
    preview = page.view._mat_preview
    assert preview.isVisible()
    offered = {anchor for anchor, target in page.view.scene.targets.items() if target.offered}
    page.settings.set("theme", "candle")
    assert preview.isVisible()
    assert {anchor for anchor, target in page.view.scene.targets.items() if target.offered} == offered
    page.settings.values.second_click = "never"
    hand = Hand(qtbot, page)
    hand.do(page.table.match.legal()[0])
    hand.clear()


@pytest.mark.parametrize("page", ["pillars"], indirect=True)
def test_a_button_that_is_selected_is_bold_until_it_is_left(page):
    page.choices._groups = {}
    page.prompt.offer([("Pass", action := page.table.match.legal()[0])], None)
    page.safe_hands._select(action)
    (button,) = page.prompt.buttons()
    page.settings.set("theme", "candle")
    assert button.property("primary")
    assert button.font().bold()
    page.safe_hands.let_go()
    assert not button.font().bold()


def test_a_caption_is_read_on_and_nothing_is_left_out(qtbot):
    page = phase_three(open_window(qtbot, captions=True))
    page.choose(page.table.match.legal()[0])
    assert page.following.ribbon.isVisible()
    said, log = page.following.ribbon.words, len(page.log.lines)
    stays(page)
    assert page.following.ribbon.words == said
    assert page.prompt._row is page.following.controls
    assert len(page.log.lines) == log
    assert page.following.ribbon.colours is page.colours
    page.following.next()
    assert page.following.ribbon.words != said


def test_what_moves_arrives_and_the_rest_follows(qtbot):
    window = open_window(qtbot, speed="slow")
    page = sit_down(window, "web_of_power", ("person", "random", "random"))
    Hand(qtbot, page).clear()
    shown: list[Any] = []
    page.player.shown.connect(shown.extend)
    page.table.submit(page.table.match.legal()[0])
    qtbot.waitUntil(lambda: page.view.director._now is not None)
    ply = page.table.match.ply
    moments = page.table.match.moments(ply, page.table.viewer)
    window.settings.set("theme", "candle")
    assert page.view.position is not None
    assert 0 < len(shown) < len(moments)
    assert page.view.position is shown[-1].position
    qtbot.waitUntil(lambda: len(shown) >= len(moments))


def test_the_keyboard_stays_on_what_happened_since(qtbot):
    page = back_at_the_table(qtbot, "pillars")
    page.window().activateWindow()
    qtbot.waitUntil(page.recap.panel.isVisible)
    page.recap.panel.slips[1].setFocus()
    page.settings.set("theme", "candle")
    assert page.recap.panel.slips[1].hasFocus()
