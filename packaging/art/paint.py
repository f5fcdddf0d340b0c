"""Paints the pictures of assets/: python packaging/art/paint.py [WHAT ...]

WHAT is a game (its board and the scene of the home screen), "ground" (wood, parchment, cloth), "style" (the borders of
widgets), a kind of drawing (emblem, frame, scene) or one drawing by its name (woodworker, die:white:3, back:event);
nothing means everything.
Scenes show emblems, cards and wood: paint them as well after a change of one they show. Painting again changes nothing.
Boards need the extra "art" of pyproject.toml.
"""

import argparse
import importlib
import sys
import time
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[1]), str(Path(__file__).resolve().parents[2])]

from art.drawings import Drawing, all_drawings  # noqa: E402
from art.grounds import paint_grounds  # noqa: E402
from art.studio import open_studio  # noqa: E402
from art.widgets import paint_widgets  # noqa: E402

BOARDS = ("web_of_power", "pillars", "column_of_fire")


def paint_drawing(drawing: Drawing) -> bool:
    """Writes the file of a drawing if it has changed."""
    path, data = drawing.path(), drawing.data()
    if path.is_file() and path.read_bytes() == data:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return True


def paint_drawings(drawings: list[Drawing]) -> None:
    """Writes what has changed and removes what is no longer drawn."""
    changed = [drawing.key for drawing in drawings if paint_drawing(drawing)]
    known = {drawing.path() for drawing in all_drawings()}
    stale = [path for folder in {path.parent for path in known} for path in folder.iterdir() if path not in known]
    for path in stale:
        path.unlink()
    print(f"{len(drawings)} drawings, changed: {', '.join(changed) or 'none'}; removed: {len(stale)}")


def paint_board(game: str) -> None:
    """Paints a board, its layers and its anchors."""
    began = time.monotonic()
    importlib.import_module(f"art.{game}.picture").paint()
    print(f"{game}: {time.monotonic() - began:.0f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*")
    wanted = set(parser.parse_args().what)
    app = open_studio()
    if not wanted or "ground" in wanted:  # first, since a scene shows the table
        print(f"grounds changed: {', '.join(path.name for path in paint_grounds()) or 'none'}")
    if not wanted or "style" in wanted:
        print(f"style changed: {len(paint_widgets())} pictures")
    drawings = [d for d in all_drawings() if not wanted or {d.kind, d.key} & wanted]
    unknown = wanted - {name for d in drawings for name in (d.kind, d.key)} - {*BOARDS, "ground", "style"}
    if unknown:
        parser.error(f"nothing is called {', '.join(sorted(unknown))}")
    if drawings:
        paint_drawings(drawings)
    for game in BOARDS:
        if not wanted or game in wanted:
            paint_board(game)
    del app


if __name__ == "__main__":
    main()
