"""The serif of titles and cards, brought along so that a board looks the same on every system."""

import importlib.util
from functools import cache
from pathlib import Path

from PySide6.QtGui import QFontDatabase

FAMILY = "Source Serif Pro"
# Asked for in this order when the font package is missing or damaged.
FALLBACKS = ("Source Serif 4", "Source Serif", "Georgia", "Noto Serif", "DejaVu Serif", "Times New Roman", "serif")

_STYLES = ("Regular", "It", "Semibold", "SemiboldIt", "Bold", "BoldIt")
FILE_NAMES = tuple(f"SourceSerifPro-{style}.ttf" for style in _STYLES)


@cache
def serif_families() -> tuple[str, ...]:
    """Families for ``QFont.setFamilies``, best first; loads the font files once. Needs a running QGuiApplication."""
    loaded = [_load(path) for path in _font_files()]
    return (FAMILY, *FALLBACKS) if any(loaded) else FALLBACKS


def _font_files() -> list[Path]:
    # The package is only looked up, never imported: its import lists every file into global names.
    spec = importlib.util.find_spec("font_source_serif_pro")
    if spec is None or not spec.submodule_search_locations:
        return []
    folder = Path(next(iter(spec.submodule_search_locations))) / "files"
    return [path for name in FILE_NAMES if (path := folder / name).is_file()]


def _load(path: Path) -> bool:
    number = QFontDatabase.addApplicationFont(str(path))
    return number != -1 and FAMILY in QFontDatabase.applicationFontFamilies(number)
