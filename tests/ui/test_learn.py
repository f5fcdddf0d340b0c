"""The lessons of a game, to be chosen from."""

import pytest
from PySide6.QtWidgets import QWidget

from kingsbridge_desktop.text.language import from_linguist
from kingsbridge_desktop.ui.dialogs.learn import LearnDialog
from kingsbridge_desktop.ui.settings import Settings
from kingsbridge_desktop.ui.theme import Colours


@pytest.mark.parametrize(("game", "named"), [("column_of_fire", True), ("pillars", False)])
def test_a_game_that_is_easier_after_another_names_it(qtbot, game, named):
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = LearnDialog(Settings(), from_linguist("en"), Colours("day"), game, parent)
    assert dialog.game.currentData() == game
    assert ("The Pillars of the Earth" in dialog.words.text()) == named
