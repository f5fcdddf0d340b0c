"""The plates of the players, looked at together."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from kingsbridge_desktop.ui.board.view import Chip
from kingsbridge_desktop.ui.panels.players import Form, PlayersPanel
from kingsbridge_desktop.ui.theme import Colours, table_font

NONE = ("", "", "", "")


def test_in_one_line_all_plates_tell_of_the_same_things(qtbot):
    """Seen at 200 %: only the second of four players seemed to have workers, for "1" is narrower than "2"."""
    panel = PlayersPanel(Colours("day"), 4)
    qtbot.addWidget(panel)
    for plate in panel.plates:
        plate.setFont(table_font(20))
    panel.set_form(Form.LINE)
    panel.show()
    picture = QPixmap(40, 40)
    gold = ("8888", "1", "11", "1")
    chips = [[(picture, Chip("gold", words, "")), (picture, Chip("worker", "12", ""))] for words in gold]
    panel.show_players("ABCD", NONE, "2222", [picture] * 4, chips, NONE, [False] * 4, 0)
    told = set()
    for width in range(600, 1200, 20):
        panel.resize(width, 80)
        panel._line.activate()
        shown = [[cell.isValid() for cell in plate.cells()] for plate in panel.plates]
        assert shown == [shown[0]] * 4, width
        told.add(sum(shown[0]))
    assert told >= {1, 2}
