"""Paints the boards into assets/boards: python packaging/art/paint.py [GAME|all]."""

import argparse
import importlib
import sys
import time
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[1]), str(Path(__file__).resolve().parents[2])]

from art.output import open_studio  # noqa: E402

BOARDS = ("web_of_power", "pillars", "column_of_fire")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("board", nargs="?", choices=(*BOARDS, "all"), default="all")
    chosen = parser.parse_args().board
    app = open_studio()
    for board in BOARDS if chosen == "all" else (chosen,):
        began = time.monotonic()
        importlib.import_module(f"art.{board}.picture").paint()
        print(f"{board}: {time.monotonic() - began:.0f} s")
    del app


if __name__ == "__main__":
    main()
