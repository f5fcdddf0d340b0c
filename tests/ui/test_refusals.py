"""A click on what cannot be done answers with its reason, or with when it will be possible."""

from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QToolTip

from kingsbridge_desktop.core.types import NOBODY, OTHER_QUESTION
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.catalogue import Catalogue
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.ui.panels.chooser import Chooser
from kingsbridge_desktop.ui.refusals import meant, refusal
from tests.ui.driver import Hand, open_window, seats, sit_down

GAMES = ("pillars_cards", "web_of_power", "pillars", "column_of_fire")
EACH_QUESTION = 2  # positions looked at for each kind of question
PLIES = 900


def questions(game, seed=3):
    """A match at many kinds of questions, played by chance."""
    match, rng = Match(game, seats("person", "person", "person"), seed), Random(seed)
    asked: dict[str, int] = {}
    while not match.is_over and match.ply < PLIES:
        kind = match.state.stack[-1].kind
        if asked.setdefault(kind, 0) < EACH_QUESTION and rng.random() < 0.5:
            asked[kind] += 1
            yield match
        match.submit(rng.choice(match.legal()))


def refused_places(view, match):
    """Every place that a click can meet and that offers nothing, at the question of the moment."""
    s, legal = match.view(match.asked), match.legal()
    view.show(s, match.asked)
    view.prepare_offer(s, legal)
    offered = {view.anchor(s, action) for action in legal}
    return s, [
        anchor
        for anchor, target in view.scene.targets.items()
        if anchor is not None and target.isVisible() and anchor not in offered
    ]


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_every_place_at_every_kind_of_question_has_an_answer_of_its_own(theatre, game, language):
    view = theatre(Match(game, seats("person", "person", "person"), 3)).view
    view.context.text = game_text(game, from_linguist(language), ["Anna", "Ben", "Cleo"])
    view.context.language = from_linguist(language)
    empty_words = {"", "That is not possible at this moment.", "Das geht in diesem Moment nicht."}
    for match in questions(game):
        s, places = refused_places(view, match)
        assert places
        for anchor in places:
            if meant(view, match, s, anchor):
                continue
            answer = refusal(view, match, s, anchor)
            assert answer is not None, (match.state.stack[-1].kind, anchor)
            assert answer.reason != OTHER_QUESTION, (match.state.stack[-1].kind, anchor)
            assert answer.words not in empty_words, (match.state.stack[-1].kind, anchor)
            assert "{" not in answer.words


def answer_to(view, match, s, anchor):
    """What a click there is told."""
    answer = refusal(view, match, s, anchor)
    assert answer is not None
    return answer.words


def test_a_place_of_a_later_phase_says_that_it_is_still_to_come(theatre):
    view = theatre(Match("pillars", seats("person", "person"), 3)).view
    match = Match("pillars", seats("person", "person"), 3)
    s = match.view(match.asked)
    words = answer_to(view, match, s, ("space", 0))
    assert "phase II" in words
    assert "comes later this round" in words


def test_a_step_that_has_passed_says_that_it_is_over_for_this_round(theatre):
    view = theatre(Match("pillars", seats("person", "person"), 3)).view
    match = Match("pillars", seats("person", "person"), 3)
    rng = Random(1)
    while match.state.stack[-1].kind != "build":
        match.submit(rng.choice(match.legal()))
    words = answer_to(view, match, match.view(match.asked), ("step", 3))
    assert "Step 3" in words
    assert "over" in words


def test_anothers_die_is_answered_with_its_owner(theatre):
    view = theatre(Match("column_of_fire", seats("person", "person"), 3)).view
    match = Match("column_of_fire", seats("person", "person"), 3)
    other = 1 - match.asked
    words = answer_to(view, match, match.view(match.asked), ("die", other, 0))
    assert match.names[other] in words


def moves_of(page, die):
    """What a click on a die may lead to."""
    match = page.table.match
    found = page.view.intended_actions(match.view(match.asked), ("die", match.asked, die))
    return [action for action in found if action.kind == "move" and action in match.legal()]


def test_anothers_person_is_answered_with_its_owner_unless_persons_are_asked_about(theatre):
    """ "Only own persons are removed" tells nothing to somebody who is not asked to remove one."""
    view = theatre(Match("column_of_fire", seats("person", "person", "person"), 3)).view
    found = 0
    for match in questions("column_of_fire"):
        s, places = refused_places(view, match)
        asked_about = {action.kind for action in match.legal()}
        for anchor in places:
            if anchor[0] != "person" or view.owner(s, anchor) in (NOBODY, match.asked) or meant(view, match, s, anchor):
                continue
            if not asked_about & {action.kind for action in view.intended_actions(s, anchor)}:
                answer = refusal(view, match, s, anchor)
                assert answer is not None
                assert "belongs to" in answer.words
                assert answer.reason is None
                found += 1
    assert found > 3


def test_a_die_offers_all_fields_it_leads_to(qtbot):
    window = open_window(qtbot)
    page = sit_down(window, "column_of_fire", ("person", "person"))
    hand = Hand(qtbot, page)
    match, rng = page.table.match, Random(2)
    hand.clear()
    while max(len(moves_of(page, die)) for die in range(5)) < 2:
        page.choose(rng.choice(match.legal()))
        hand.clear()
    die = max(range(5), key=lambda die: len(moves_of(page, die)))
    ply = match.ply
    page.view.scene.pick(("die", match.asked, die))
    assert match.ply == ply, "nothing is taken before it is chosen"
    chooser = page.findChildren(Chooser)[-1]
    assert len(chooser.answers) == len(moves_of(page, die))
    window.close()


def press(qtbot, page, at):
    """A click on a point of the board."""
    qtbot.mouseClick(page.stage.viewport(), Qt.MouseButton.LeftButton, pos=page.stage.mapFromScene(at))


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_click_on_the_sea_says_that_nothing_lies_there(qtbot, language):
    """It stands beside the pointer, not on it, and only while somebody is asked; what lies large goes first."""
    window = open_window(qtbot, language=language)
    page = sit_down(window, "web_of_power", ("person",) * 3)
    Hand(qtbot, page).clear()
    sea, toast = QPointF(180, 700), page.toast
    assert page.stage.itemAt(page.stage.mapFromScene(sea)) is None
    press(qtbot, page, sea)
    assert toast.isVisible()
    assert ("umrandet" if language == "de" else "outlined") in toast.words
    assert not toast.geometry().contains(page.stage.mapFromScene(sea))
    toast.hide()
    assert page.view.nearer.keep(page.view.places("hand")[0])
    press(qtbot, page, sea)
    assert not toast.isVisible()
    assert page.view.nearer.kept is None
    page.stage.set_zoom(2.0)  # then a press draws the board
    press(qtbot, page, sea)
    assert not toast.isVisible()
    page.stage.set_zoom(1.0)
    page.view.scene.offer(())
    press(qtbot, page, sea)
    assert ("Knöpfe" if language == "de" else "buttons") in toast.words
    toast.hide()
    page.choices.close()
    press(qtbot, page, sea)
    assert not toast.isVisible()
    window.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_click_on_what_is_no_place_is_answered(qtbot, game):
    """Everywhere on the board: a click that is answered with nothing seems to be lost."""
    window = open_window(qtbot, language="en")
    page = sit_down(window, game, ("person", "random", "random"))
    Hand(qtbot, page).clear()
    stage, ply = page.stage, page.table.match.ply
    points = [QPoint(x, y) for y in range(15, stage.height(), 60) for x in range(15, stage.width(), 60)]
    bare = [at for at in points if not any(getattr(item, "anchor", None) for item in stage.items(at))]
    assert bare
    for at in bare:
        page.toast.hide()
        qtbot.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert page.toast.isVisible(), at
    assert page.table.match.ply == ply
    window.close()


def test_a_click_on_a_plate_tells_what_it_shows(qtbot):
    """Of a number with its picture at once, and between them of the player."""
    told = []
    window = open_window(qtbot, language="en")
    page = sit_down(window, "web_of_power", ("person",) * 3)
    plate = page.players.plates[1]
    cell = plate.cells()[0]
    for at in (cell.center().toPoint(), QPoint(plate.width() - 3, plate.height() - 3)):
        qtbot.mouseClick(plate, Qt.MouseButton.LeftButton, pos=at)
        assert QToolTip.isVisible()
        told.append(QToolTip.text())
        QToolTip.hideText()
    assert plate.chips[0][1].tip in told[0]
    assert "Ben" in told[1]
    window.close()


def test_every_question_of_a_game_has_its_place_in_the_order():
    at_any_time = {"act", "ship", "trade", "use_field", "pick_target", "answer_event", "end_turn", "order_conflicts"}
    for game in ("pillars", "pillars_cards", "column_of_fire"):
        text = game_text(game, from_linguist("en"), ["A", "B"])
        assert isinstance(text, Catalogue)
        order = text.WHEN.order
        asked = {match.state.stack[-1].kind for match in questions(game, 5)}
        assert asked - at_any_time <= set(order)
