"""Track, plates and the last sheet agree at every moment of the final scoring, in all four games."""

import math

import pytest
from PySide6.QtCore import QPointF

from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.play.match import Match
from kingsbridge_desktop.ui.games.column_of_fire import layout as column_of_fire
from kingsbridge_desktop.ui.games.pillars import layout as pillars
from kingsbridge_desktop.ui.games.pillars_cards.places import seat_plate
from kingsbridge_desktop.ui.games.web_of_power import layout as web_of_power
from tests.ui.driver import open_window, seats


def nearest(at, fields):
    points = [field if isinstance(field, tuple) else (field.x(), field.y()) for field in fields]
    return min(range(len(points)), key=lambda number: math.dist(at, points[number]))


def on_track(game, picture, seat):
    """What the board itself says of a player's points."""
    if game == "pillars_cards":
        return picture[seat_plate(seat)].face.points
    thing = picture["marker" if game == "web_of_power" else "vp", seat]
    at = (thing.x, thing.y)
    if game == "column_of_fire":
        board = column_of_fire.board()
        field = nearest(at, [board.off_track, *board.track])
        return field + thing.face.face.args[1] * column_of_fire.TRACK if field else 0
    if game == "pillars":
        return nearest(at, pillars.site().vp) + int(thing.face.number or 0)
    return nearest(at, [QPointF(*web_of_power.marker_at(points, 0)) for points in range(100)])


def last_step(game):
    count = {"pillars_cards": 3, "web_of_power": 3}.get(game, 2)
    match, turn = Match(game, seats(*["person"] * count), 11), 0
    while not match.is_over:
        turn += 1
        match.submit(match.legal()[turn * 5 % len(match.legal())])
    action = match.steps[-1].action
    match.undo(agreed=True)
    return match, action


@pytest.mark.parametrize("game", game_ids())
def test_track_plates_and_sheet_agree_at_every_moment_of_the_last_step(qtbot, game):
    match, action = last_step(game)
    window = open_window(qtbot, speed="fast")
    window.settings.values.play_forced = False
    window.start(match)
    page = window.game
    assert page is not None
    page.curtain.hide()
    everybody = range(len(match.seats))
    page.table.viewer = match.asked
    page.seen.show_now()
    seen = []

    def look(moments):
        board = [on_track(game, page.view.layer.picture, seat) for seat in everybody]
        plates = [int(page.players.plates[seat].points.replace("−", "-")) for seat in everybody]
        mod = [points % 100 if game == "web_of_power" else points for points in plates]
        assert board == mod, moments[-1].event
        seen.append(plates)

    page.player.shown.connect(look)
    before = [int(plate.points.replace("−", "-")) for plate in page.players.plates]
    page.table.submit(action)
    for moment in match.moments(match.ply, page.table.viewer):  # every moment, also those shown together
        page.view.show(moment.position, page.table.viewer)
        page.seen.show_side(moment)
        look([moment])
    page.player.skip()
    while not page.ending.isVisible():
        qtbot.wait(1)  # what comes next comes in a turn of its own
        if page.sheets.isVisible():
            page.sheets.put_away()
    page.ending.sheet_wanted.emit()
    assert page.sheets.sheet is not None
    total = next(row for row in page.sheets.sheet.rows if row.strong)
    assert [int(cell.replace("−", "-")) for cell in total.cells] == seen[-1] == list(match.scores())
    if game in ("column_of_fire", "web_of_power"):
        assert seen[-1] != before
        assert len({tuple(points) for points in seen}) > 2, "the points come one after the other"
    window.close()
