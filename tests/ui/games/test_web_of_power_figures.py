"""Figures of the cloister map are read in every light, and grow with the letters; measured on its pixels."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from kingsbridge_desktop.games.web_of_power.tables import DATA
from kingsbridge_desktop.ui.art import lettering
from kingsbridge_desktop.ui.art.palette import contrast
from kingsbridge_desktop.ui.board.cord import LINE, OUTSIDE
from kingsbridge_desktop.ui.board.ground import board_image
from kingsbridge_desktop.ui.board.items import LEAST_PIXELS
from kingsbridge_desktop.ui.games.web_of_power import layout
from kingsbridge_desktop.ui.games.web_of_power.fixtures import AllianceMark, TrackFigures, ink_of
from kingsbridge_desktop.ui.style.slices import LIGHTS
from tests.ui.test_faint import tones
from tests.ui.theatre import match_of

TEXT = 4.5  # contrast
FIELD = 42.5  # a side


@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("letters", [1.0, 1.5])
def test_every_figure_of_the_map_is_read(qapp, light, letters):
    """They were painted: nine pixels high at 1280 × 800, seven and five in a small window with large letters."""
    image = board_image("web_of_power", light)
    scene = QGraphicsScene(layout.MAP)
    track = TrackFigures(light)
    track.keep_readable(0.56 / letters)
    marks = [AllianceMark(alliance.number, light) for alliance in DATA.alliances]
    for mark, at in zip(marks, layout.board().alliances, strict=True):
        mark.keep_readable(0.56 / letters)
        mark.setPos(at)
    for item in (track, *marks):
        item.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        scene.addItem(item)
    shown = QImage(image)
    painter = QPainter(shown)
    scene.render(painter, QRectF(shown.rect()), layout.MAP)
    painter.end()
    for at in (*(layout.board().track[field] for field in track.shown), *layout.board().alliances):
        found = tones(shown, QPointF(at), 9.0)
        assert contrast(found[len(found) // 25], found[len(found) * 7 // 10]) >= TEXT, at


def test_figures_grow_with_the_letters_until_they_fill_their_places(theatre, monkeypatch):
    """All fields are numbered as long as no number touches the next; then every fifth, twice as large."""
    show = theatre(match_of("web_of_power"), size=(970, 632))
    view, stage = show.view, show.stage
    scale = stage.transform().m11()
    assert view._track.shown == range(layout.TRACK)
    for letters in (1.0, 1.25, 1.5, 2.0):
        show.view.context.settings.values.text_size = round(100 * letters)
        monkeypatch.setattr(lettering, "_growth", letters)
        view.rescaled()
        with lettering.listening() as written:
            view._track.setCacheMode(QGraphicsItem.CacheMode.NoCache)
            stage.grab()
        figures = [word for word in written if word.words in ("15", "60", "95")]
        assert len(figures) >= 3
        assert min(word.pixels for word in figures) >= LEAST_PIXELS * min(letters, 1.25)
        step = view._track.shown.step
        assert 1.12 * view._track.pixels <= FIELD * step
        assert step in (1, 5)
        assert all(mark.scale() * 20 * scale >= LEAST_PIXELS for mark in view._alliances)
    assert view._track.shown.step == 5


@pytest.mark.parametrize(("size", "letters"), [((962, 632), 1.0), ((630, 430), 1.5), ((2000, 1260), 1.0)])
def test_the_cord_of_a_country_goes_around_its_whole_arms(theatre, monkeypatch, size, letters):
    """Seen in a lesson, “click the arms of Italy”: a cord across their upper third, and the rest bleached by a wash."""
    monkeypatch.setattr(lettering, "_growth", letters)
    show = theatre(match_of("web_of_power"), size=size)
    show.view.rescaled()
    scene, whole = show.view.scene, 0
    scene.offer([("land", land) for land in range(len(DATA.land_ids))])
    for land in range(len(DATA.land_ids)):
        court = scene.targets["land", land]
        look, fit = court.look(), court.cord()._fit(court.look(), court.board().cord_unit)
        assert look.wash == 0
        end = court.outline().boundingRect().top() - fit.sides(OUTSIDE, 0.0)[1] + (look.breadth / 2 + LINE) * fit.unit
        assert end - layout.SHIELD.top() <= 12.5, DATA.land_ids[land]  # it was 18 in France, of 40
        whole += end - layout.SHIELD.top() <= 3.0
    assert whole >= 6, "the others' names have no other place"


def test_no_country_is_written_over_a_place_on_a_large_map(theatre):
    """Seen at 2560 × 1440: Salzburg lay on Bavaria."""
    view = theatre(match_of("web_of_power"), size=(2000, 1260)).view
    view.rescaled()
    places = [name for name in view._place_names if name.isVisible()]
    assert len(places) == len(DATA.space_land)
    for country in view._land_names:
        ink = ink_of(country)
        assert [name.words for name in places if ink_of(name).intersects(ink)] == [], country.words
