"""Contact sheets of every drawing, to look at: python packaging/art/emblem_sheets.py OUT

They show the files of assets/art as the app shows them, by day and by candlelight; paint.py makes the files.
"""

import argparse
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[1]), str(Path(__file__).resolve().parents[2])]

from kingsbridge_desktop.ui.art.layers import Kind, layer  # noqa: E402
from kingsbridge_desktop.ui.art.palette import ROOMS, Theme  # noqa: E402
from PySide6.QtCore import QPointF  # noqa: E402
from PySide6.QtGui import QColor, QImage, QPainter  # noqa: E402

from art.drawings import all_drawings  # noqa: E402
from art.studio import open_studio  # noqa: E402

GAP = 12
SHEETS: list[tuple[str, Kind, int, int]] = [  # name, kind, width of a drawing, columns
    ("emblems", "emblem", 110, 18),
    ("emblems_small", "emblem", 32, 40),
    ("emblems_large", "emblem", 256, 18),
    ("frames", "frame", 180, 10),
    ("scenes", "scene", 480, 2),
]
LIGHTS: tuple[Theme, ...] = ("day", "candle")


def contact_sheet(path: Path, kind: Kind, width: int, columns: int, light: Theme) -> None:
    """All drawings of a kind side by side."""
    images = [layer(kind, drawing.key, width, light) for drawing in all_drawings() if drawing.kind == kind]
    high = images[0].height()
    rows = -(-len(images) // columns)
    sheet = QImage(columns * (width + GAP) + GAP, rows * (high + GAP) + GAP, QImage.Format.Format_RGB32)
    sheet.fill(QColor(ROOMS[light].ground))
    painter = QPainter(sheet)
    for k, image in enumerate(images):
        painter.drawImage(QPointF(GAP + k % columns * (width + GAP), GAP + k // columns * (high + GAP)), image)
    painter.end()
    sheet.save(str(path))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path, help="a folder for the sheets")
    out = parser.parse_args().out
    app = open_studio()
    out.mkdir(parents=True, exist_ok=True)
    for name, kind, width, columns in SHEETS:
        for light in LIGHTS:
            contact_sheet(out / f"{name}_{light}.png", kind, width, columns, light)
    del app


if __name__ == "__main__":
    main()
