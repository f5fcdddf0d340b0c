"""The almanac of every game: all cards, what they do, where they are, and never more than the viewer may know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QLocale, QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QPushButton, QTreeWidget

from kingsbridge_desktop.core.machine import asked
from kingsbridge_desktop.core.registry import game_ids, rules_of
from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.games.card_standing import CardStanding, held_by, single
from kingsbridge_desktop.play.match import Match, Seat
from kingsbridge_desktop.text.almanac import where
from kingsbridge_desktop.text.language import from_linguist, languages
from kingsbridge_desktop.text.numbers import counted
from kingsbridge_desktop.ui.dialogs.almanac import Almanac
from kingsbridge_desktop.ui.dialogs.card_table import BESIDE
from tests.contract.tables import played
from tests.ui.driver import open_window, sit_down

CARDS = {"pillars": 53, "pillars_cards": 40, "column_of_fire": 52 + 16 + 11, "web_of_power": 5}
each_game = pytest.mark.parametrize("game", game_ids())


def new_match(game: str, seats: int | None = None) -> Match:
    names = ("Anna", "Ben", "Cleo", "Dora", "Emil")[: seats or max(rules_of(game).seats)]
    return Match(game, [Seat(name, "person", at) for at, name in enumerate(names)], 3)


def tables(almanac: Any) -> list[Any]:
    """The table of every page."""
    return [almanac.tabs.widget(at).findChild(QTreeWidget) for at in range(almanac.tabs.count())]


def lines_of(tree: Any) -> list[Any]:
    """All lines of a table."""
    return [tree.topLevelItem(at) for at in range(tree.topLevelItemCount())]


def entries(view, s, viewer):
    """Every card of the almanac of a masked position."""
    view.show(s, viewer)
    return [entry for page in view.almanac(s) for _, group in page.groups for entry in group]


@each_game
def test_every_card_is_there_with_an_effect(theatre, game):
    match = new_match(game)
    found = entries(theatre(match).view, match.view(0), 0)
    assert len(found) == CARDS[game]
    assert all(entry.name and entry.effect for entry in found)


def test_neutral_cards_are_called_black_too_as_they_are_on_the_score_sheet(theatre):
    """The rulebook has both words: „neutrale Karten (schwarz)“."""
    match = new_match("pillars_cards")
    view = theatre(match).view
    view.context.language = from_linguist("de")
    view.show(match.view(0), 0)
    titles = [page.title for page in view.almanac(view.position)]
    assert "Neutrale Karten (schwarz)" in titles


@each_game
def test_no_copy_of_a_card_is_lost_or_doubled(theatre, game):
    """In every position of a game, for whoever is asked and for an onlooker."""
    seats = max(rules_of(game).seats)
    table = played(game, seats, 5)
    view = theatre(new_match(game)).view
    copies = None
    for ply in table.plies[::17]:
        for viewer in (asked(ply.state), NOBODY):
            found = entries(view, table.rules.mask(ply.state, viewer), viewer)
            counted = [entry.standing.copies for entry in found]
            assert copies is None or counted == copies
            copies = counted
            assert all(min(entry.standing.coming, entry.standing.gone, *entry.standing.held, 0) >= 0 for entry in found)


@each_game
def test_worlds_that_the_viewer_cannot_tell_apart_have_the_same_almanac(theatre, game):
    """What is hidden is dealt anew: whatever the almanac tells must be true in all of these worlds."""
    seats = max(rules_of(game).seats)
    table = played(game, seats, 6)
    view = theatre(new_match(game)).view
    for ply in table.plies[::37]:
        seat = asked(ply.state)
        masked = table.rules.mask(ply.state, seat)
        told = entries(view, masked, seat)
        for luck in range(3):
            world = table.rules.determinize(masked, seat, Random(luck))
            assert entries(view, table.rules.mask(world, seat), seat) == told


@each_game
def test_what_can_still_come_is_never_seen_to_be_elsewhere(theatre, game):
    """A card that lies before a player or is gone for an onlooker cannot still come for anybody."""
    seats = max(rules_of(game).seats)
    table = played(game, seats, 7)
    view = theatre(new_match(game)).view
    for ply in table.plies[::41]:
        seat = asked(ply.state)
        onlooker = entries(view, table.rules.mask(ply.state, NOBODY), NOBODY)
        player = entries(view, table.rules.mask(ply.state, seat), seat)
        for seen, known in zip(onlooker, player, strict=True):
            assert known.standing.coming <= seen.standing.coming, known.name
            assert known.standing.gone >= seen.standing.gone, known.name


@pytest.mark.parametrize("code", languages())
def test_where_a_card_is_in_words(code):
    language = from_linguist(code)
    names = ("Anna", "Ben", "Cleo")
    for standing in (single(3), single(3, may_come=True), single(3, is_open=True)):
        assert where(language, names, standing)
    assert where(language, names, held_by(1, 3)).endswith("Ben")
    several = where(language, names, CardStanding(4, 1, (0, 2, 0), 3))
    parts = several.split(", ")
    assert [int(part.split(":")[1]) for part in parts] == [4, 1, 2, 3]
    assert not any(" " in part for part in parts), "a line ends between places, not after 'with'"
    assert "Ben" in several
    assert "Anna" not in several


@each_game
def test_the_button_beside_the_board_opens_the_almanac(qtbot, game):
    window = open_window(qtbot, language="en")
    page = sit_down(window, game, ("person",) * min(rules_of(game).seats))
    if page.curtain.isVisible():
        qtbot.mouseClick(page.curtain.findChild(QPushButton, "open_curtain"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.side.almanac, Qt.MouseButton.LeftButton)
    (almanac,) = window.findChildren(Almanac)
    lines = [line for tree in tables(almanac) for line in lines_of(tree)]
    assert sum(1 for line in lines if line.text(1)) == len(
        [entry for found in page.view.almanac(page.view.position) for _, group in found.groups for entry in group]
    )
    assert all(not line.icon(0).isNull() for line in lines if line.text(1))
    almanac.close()


def test_the_open_almanac_follows_language_and_light(qtbot):
    window = open_window(qtbot, language="en")
    page = sit_down(window, "pillars", ("person", "person"))
    page.show_almanac()
    (almanac,) = window.findChildren(Almanac)
    almanac.tabs.setCurrentIndex(1)
    window.settings.set("language", "de")
    window.settings.set("theme", "candle")
    assert almanac.tabs.tabText(1) == "Vorteilskarten"
    assert almanac.tabs.currentIndex() == 1
    assert almanac.windowTitle() == "Almanach aller Karten"
    almanac.close()


@each_game
@pytest.mark.parametrize("text", [100, 150])
def test_no_word_of_the_almanac_is_cut(qtbot, theatre, game, text):
    """Every row is as high as its words need and no word wider than its column, in a narrow window and late too.

    Seen: “Kostet 2” at the end of a line, and “Gold” on the next one.
    """
    table = played(game, max(rules_of(game).seats), 5)
    match, window = new_match(game), open_window(qtbot, language="de")
    window.settings.set("text_size", text)
    view = theatre(match).view
    view.show(table.plies[len(table.plies) // 2].state, 0)
    almanac = Almanac(lambda: view.almanac(view.position), match.names, window.language, window.colours, window)
    almanac.resize(984, 580)
    almanac.show()
    qtbot.waitExposed(almanac)
    for at, tree in enumerate(tables(almanac)):
        almanac.tabs.setCurrentIndex(at)
        lines = [line for line in lines_of(tree) if line.text(1)]
        widths = [tree.header().sectionSize(column) for column in range(3)]
        assert sum(widths) <= tree.viewport().width()
        for line in lines:
            for column, beside in enumerate((tree.iconSize().width() + 8, 0, 0)):
                box = QRect(0, 0, widths[column] - beside - 8, 10_000)
                metrics = QFontMetrics(line.font(column))
                shown = tree.itemDelegate().displayText(line.text(column), QLocale())
                assert shown == counted(line.text(column))
                needed = metrics.boundingRect(box, int(Qt.TextFlag.TextWordWrap), shown)
                assert needed.height() <= tree.visualItemRect(line).height(), line.text(column)
                assert needed.width() <= box.width(), line.text(column)
    almanac.close()


@pytest.mark.parametrize("width", range(880, 985, 8))
def test_words_of_the_almanac_keep_off_those_beside_them(qtbot, theatre, width):
    """Seen at 1280 × 800: “two of them: a can still come”, with no more between them than between two words."""
    match, window = new_match("web_of_power", 4), open_window(qtbot, language="en", theme="contrast")
    view = theatre(match).view
    view.show(match.view(0), 0)
    almanac = Almanac(lambda: view.almanac(view.position), match.names, window.language, window.colours, window)
    almanac.resize(width, 580)
    almanac.show()
    qtbot.waitExposed(almanac)
    (tree,) = tables(almanac)
    tree.setAlternatingRowColors(False)
    end = tree.header().sectionSize(0) + tree.header().sectionSize(1)
    image = tree.viewport().grab(QRect(end - BESIDE, 0, BESIDE + 2, tree.viewport().height())).toImage()
    assert {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())} == {image.pixel(0, 0)}
    almanac.close()


def test_nothing_is_told_under_the_curtain(qtbot):
    window = open_window(qtbot, language="en")
    page = sit_down(window, "pillars_cards", ("person", "person", "person"))
    assert page.curtain.isVisible()
    page.show_almanac()
    assert not window.findChildren(Almanac)
