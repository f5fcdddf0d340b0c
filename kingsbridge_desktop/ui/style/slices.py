"""The pictures a style sheet draws out: where they are, how large, and which parts of them are kept as they are.

Lengths are in units of a widget at its usual size. packaging/art/widgets.py paints the pictures.
"""

from pathlib import Path

from PySide6.QtCore import QSizeF

from kingsbridge_desktop import resources
from kingsbridge_desktop.ui.art.palette import Theme

LIGHTS: tuple[Theme, ...] = ("day", "candle", "contrast")
PIXELS = 2  # of a file, to a unit; marks and wedges, which grow with the letters, have twice as many
ROOM = 3  # around every slip, which only the ring of the keyboard uses
TOP, SIDE = 6, 12  # of a button or a field that is not drawn out
DASHES = 8  # a dash and the gap beside it, of an outline that is repeated and not drawn out
EDGE = 8  # of a frame
CORNER = 30  # of the sheet of a dialog
SCROLL_END, SCROLL_SIDE = 7, 6
BUTTON = FIELD = QSizeF(150, 36)
FRAME = QSizeF(120, 80)
SHEET = QSizeF(4 * CORNER, 4 * CORNER)
GROOVE = QSizeF(120, 8)
SCROLL = QSizeF(14, 60)
MARK, HANDLE, WEDGE = 26, 25, 16


def folder_of(light: Theme) -> Path:
    """Where the pictures of a light are."""
    return resources.assets() / "style" / light


def path_of(light: Theme, name: str) -> Path:
    """The file of a picture."""
    return folder_of(light) / f"{name}.png"
