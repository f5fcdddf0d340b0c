"""The Channel board in its window: places that mean a button's step, buttons in order, plates beside the board."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt

from kingsbridge_desktop.games.column_of_fire import tables
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.ui.game_page import GamePage
from kingsbridge_desktop.ui.games.column_of_fire import layout
from kingsbridge_desktop.ui.games.column_of_fire.view import View
from tests.ui.driver import Hand, open_window, seats


def at(qtbot: Any, wanted, players: tuple[str, ...] = ("person", "person"), seed: int = 3) -> GamePage:
    """A table in the window at the first moment that fits."""
    match = Match("column_of_fire", seats(*players), seed)
    rng = Random(seed)
    while not wanted(match):
        match.submit(rng.choice(match.legal()))
    window = open_window(qtbot)
    window.settings.values.play_forced = False
    window.start(match)
    assert window.game is not None
    Hand(qtbot, window.game).clear()
    return window.game


def click(qtbot: Any, page: GamePage, anchor: Any) -> None:
    target = page.view.scene.targets[anchor]
    where = page.stage.mapFromScene(target.centre())
    qtbot.mouseClick(page.stage.viewport(), Qt.MouseButton.LeftButton, pos=where)


def test_a_click_on_the_religion_die_turns_it_and_costs_nothing(qtbot):
    def wanted(match: Match) -> bool:
        kinds = [action.kind for action in match.legal()]
        return "turn_religion" in kinds and "pay_die" in kinds

    page = at(qtbot, wanted)
    match = page.table.match
    seat, vp, ply = match.asked, match.state.vp[match.asked], match.ply
    click(qtbot, page, ("die", seat, tables.BLACK))
    qtbot.waitUntil(lambda: match.ply > ply, timeout=5_000)
    assert match.steps[ply].action.kind == "turn_religion"
    assert match.state.vp[seat] >= vp


def test_a_click_on_a_free_die_moves_the_disc_to_its_next_field(qtbot):
    page = at(
        qtbot, lambda match: match.state.stack[-1].kind == "move" and match.state.free[match.asked] and match.ply > 30
    )
    match = page.table.match
    seat, ply = match.asked, match.ply
    die = tables.BITS[match.state.free[seat]][0]
    click(qtbot, page, ("die", seat, die))
    qtbot.waitUntil(lambda: match.ply > ply, timeout=5_000)
    action = match.steps[ply].action
    assert action.kind == "move"
    assert action.args[1] == 0
    assert tables.FIELD_DIE[action.args[0]] == die


def test_the_step_itself_comes_before_doing_without_and_extras(qtbot):
    def wanted(match: Match) -> bool:
        kinds = [action.kind for action in match.legal()]
        return "turn_use" in kinds and "pay_die" in kinds

    page = at(qtbot, wanted)
    kinds = [button.objectName().split("_")[1] for button in page.prompt.buttons()]
    assert kinds[0] == "turn"
    assert kinds[-1] == "pay"


def test_a_field_out_of_reach_says_why(qtbot):
    page = at(qtbot, lambda match: match.state.stack[-1].kind == "move" and match.ply > 20)
    match = page.table.match
    ply = match.ply
    said: list[str] = []
    page.choices.refused.connect(lambda words, anchor: said.append(words))
    click(qtbot, page, ("field", match.state.discs[match.asked]))
    assert said
    assert match.ply == ply


@pytest.mark.parametrize("seat", [0, 1])
def test_pointing_at_a_plate_lays_out_the_display_of_another(qtbot, seat):
    page = at(qtbot, lambda match: match.ply > 20 and match.asked == 0)
    view = page.view
    assert isinstance(view, View)
    page.players.hovered.emit(seat)
    view.look_nearer()
    assert (("points", seat) in view._over.picture) == (seat != 0)
    page.players.hovered.emit(-1)
    assert not view._over.picture


def test_what_is_said_of_a_land_covers_nothing_of_it(qtbot):
    """Seen of England: “when all fields of religion are taken” over its fields of religion."""
    page = at(qtbot, lambda match: match.ply > 30)
    targets = page.view.scene.targets
    for land in range(4):
        page.say("It comes to a conflict by itself when all its fields of religion are taken.", ("land", land), "F1")
        said = page.toast.geometry()
        assert page.stage.rect().contains(said)
        of_it = [("land", land), ("stones", land), *(("house_field", land, number) for number in range(1, 7))]
        covered = [at for at in of_it if page._on_stage(targets[at]).intersects(said)]
        assert not covered


def test_what_is_said_of_a_field_covers_no_other_field_of_the_wheel(qtbot):
    """Seen of field 11: its note over the fields behind it, which one compares."""
    page = at(qtbot, lambda match: match.ply > 30)
    wheel = [page.view.scene.targets["field", number] for number in range(tables.FIELDS)]
    for field in wheel:
        assert page.view.nearer.show(field.anchor)
        slip = page.view.nearer._slip
        box = slip.mapRectToScene(slip.boundingRect())
        assert not [other.anchor for other in wheel if other.scene_box().intersects(box)]


def test_what_is_said_of_a_price_covers_no_house_that_is_needed_for_it(qtbot):
    """Seen: “only with a house of your own in the country” over the houses of the Netherlands."""
    page = at(qtbot, lambda match: match.ply > 30)
    targets = page.view.scene.targets
    for country, good in ((country, good) for country, land in enumerate(layout.board().lands) for good in land.prices):
        assert page.view.nearer.show(("price", country, good))
        slip = page.view.nearer._slip
        box = slip.mapRectToScene(slip.boundingRect())
        houses = [targets["house_field", country, number] for number in range(1, 7)]
        assert not [house.anchor for house in houses if house.scene_box().intersects(box)]


def test_a_slip_parts_no_number_from_what_it_counts(qtbot):
    """Seen: “Buch” at the end of a line and its price, “2”, on the next one."""
    page = at(qtbot, lambda match: match.ply > 30)
    nearer, field = page.view.nearer, tables.FIELD_SYMBOL.index(tables.SHIP + 2)
    nearer.show(("field", field))
    told = [words for *_, words in nearer._slip._words]
    assert "(Niederlande: Buch\u00a02, Wein\u00a04)" in " ".join(told)
