"""Faces of the card game as they are painted, in every size in which cards lie on the table."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from kingsbridge_desktop.games.pillars_cards.tables import CARD_IDS, COLOURS, ID_OF
from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.text.pillars_cards import Text
from kingsbridge_desktop.ui.art import cache, large_print, lettering
from kingsbridge_desktop.ui.art.sheet import LEAST_PIXELS, Sheet
from kingsbridge_desktop.ui.games.pillars_cards import layout
from kingsbridge_desktop.ui.games.pillars_cards.pieces import card_picture

SIZES = [(1.5, 46), (1.5, 57), (1.5, 63), (2.0, 60), (1.0, 47), (1.0, 66), (1.0, 90), (1.0, 98), (1.0, 110)]


@pytest.fixture(autouse=True)
def usual_letters() -> Iterator[None]:
    yield
    lettering.set_growth(1.0)


def texts(language: str) -> Text:
    return Text(from_linguist(language), ["Anna", "Ben", "Cleo", "Dora"])


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(("growth", "width"), SIZES)
def test_cards_of_one_size_have_one_form(qapp, monkeypatch, language, growth, width):
    """Seen at 1280 × 800: ribbons beside sheets over half of the picture, in one hand."""
    large: list[bool] = []
    monkeypatch.setattr(large_print.LowerPart, "paint", lambda self: large.append(True))
    lettering.set_growth(growth)
    for number in range(len(CARD_IDS)):
        cache.clear()
        cache.pixmap(card_picture(number, texts(language)), (width, width * 3 // 2))
    assert len(large) in (0, len(CARD_IDS))


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("share", [1.0, 0.958])
def test_the_hand_and_the_trick_have_ribbons_in_the_usual_window(qapp, language, share):
    """At 1280 × 800, with nine cards in hand: in narrow letters that are read rather than over the picture."""
    width = round(min(layout.TRICK_WIDTH, layout.HAND_WIDTH * share) * 0.6413)
    for number in range(len(CARD_IDS)):
        cache.clear()
        with lettering.listening() as written:
            cache.pixmap(card_picture(number, texts(language)), (width, width * 3 // 2))
        names = [word for word in written if not word.words.lstrip("−").isdigit()]
        assert len(names) == 1
        assert names[0].pixels >= LEAST_PIXELS - 0.1


@pytest.mark.parametrize(("growth", "width"), SIZES[:7])  # in large print; what has ribbons shows all of it
def test_the_owners_band_is_seen_beside_the_words(qapp, growth, width):
    """Seen at 1024 × 640: words over all of it, so that nobody could tell who would get the trick."""
    lettering.set_growth(growth)
    found: list[list[float]] = []
    for colour in COLOURS:
        face = card_picture(ID_OF[f"{colour}_stonecutter"], texts("de"))
        image = cache.pixmap(face, (width, width * 3 // 2)).toImage()
        across = range(round(width * 11 / 180), round(width * 20 / 180))
        down = range(image.height() // 2, image.height() * 14 // 15)
        pixels = [image.pixelColor(x, y) for x in across for y in down]
        parts = [(pixel.red(), pixel.green(), pixel.blue()) for pixel in pixels]
        found.append([sum(part) / len(parts) for part in zip(*parts, strict=True)])
    for one, other in itertools.combinations(found, 2):
        assert max(abs(a - b) for a, b in zip(one, other, strict=True)) > 30


@pytest.mark.parametrize(("growth", "width"), SIZES)
def test_what_materials_are_worth_never_reads_as_one_number(qapp, monkeypatch, growth, width):
    """Seen at 1024 × 640: “3214” on the master builder."""
    figures: list[tuple[float, float]] = []
    figure = Sheet.figure

    def written(self, x, y, text, size, *more):
        figures.append((x, size))
        figure(self, x, y, text, size, *more)

    monkeypatch.setattr(Sheet, "figure", written)
    lettering.set_growth(growth)
    cache.clear()
    cache.pixmap(card_picture(ID_OF["blue_master_builder"], texts("de")), (width, width * 3 // 2))
    prices = sorted(figures)[-4:]
    for (x, size), (after, _) in itertools.pairwise(prices):
        assert after - x > 0.75 * size
    assert all(size * width / 180 >= 8.5 for _, size in prices)


def test_nobody_takes_the_two_hamleighs_for_each_other(qapp):
    """Seen at 1024 × 640: “Hamleigh” and “Regan”."""
    for language in ("de", "en"):
        shorts = [dict(card_picture(ID_OF[name], texts(language)).options)["short"] for name in ("william", "regan")]
        assert [str(short).replace("\u00ad", "") for short in shorts] == ["William", "Regan"]
