"""Paints the boards into assets/boards: python packaging/art/paint.py [map|site|europe|all]."""

import argparse
import importlib
import time

from output import open_studio

BOARDS = ("map", "site", "europe")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("board", nargs="?", choices=(*BOARDS, "all"), default="all")
    chosen = parser.parse_args().board
    app = open_studio()
    for board in BOARDS if chosen == "all" else (chosen,):
        began = time.monotonic()
        importlib.import_module(f"board_{board}").paint()
        print(f"{board}: {time.monotonic() - began:.0f} s")
    del app


if __name__ == "__main__":
    main()
