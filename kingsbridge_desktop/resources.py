"""Where art, data and translations lie: beside the package in the source tree, inside it when installed."""

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def assets() -> Path:
    """The folder with the art and the card and board data."""
    return _find(_PACKAGE, "assets")


def translations() -> Path:
    """The folder with the Qt Linguist files and their compiled forms."""
    return _find(_PACKAGE, "translations")


@cache  # every picture asks
def _find(package: Path, name: str) -> Path:
    installed = package / f"_{name}"
    if installed.is_dir():
        return installed
    in_tree = package.parent / name
    if in_tree.is_dir():
        return in_tree
    raise FileNotFoundError(f"the folder {name!r} is missing: neither {installed} nor {in_tree} exists")
