"""Painted pictures as they lie in the package."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QImage

from kingsbridge_desktop.core.errors import BadData


def read_image(path: Path) -> QImage:
    """The picture in a file; BadData if there is none."""
    image = QImage(str(path))
    if image.isNull():
        raise BadData(f"{path.name} is missing or not a picture", file=path.name)
    return image
