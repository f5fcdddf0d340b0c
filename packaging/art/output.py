"""What the painter of a board needs at the end: WebP by day and by candlelight, anchors."""

import json
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from PySide6.QtGui import QImage

from art.ink.light import by_candlelight

HERE = Path(__file__).resolve().parent
BOARDS = HERE.parent.parent / "assets" / "boards"
SCALE = 2  # pixels per nominal unit of every committed picture


def pixels_of(image: QImage) -> NDArray[np.uint8]:
    """A copy of the image as rows of red, green, blue, alpha."""
    image = image.convertToFormat(QImage.Format.Format_RGBA8888)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    return rows[:, : image.width() * 4].reshape(image.height(), image.width(), 4).copy()


def image_of(rgb: NDArray[np.uint8]) -> QImage:
    """An opaque image from rows of red, green, blue."""
    h, w = rgb.shape[:2]
    rgba = np.dstack([rgb, np.full((h, w), 255, np.uint8)]).copy()
    return QImage(rgba.data, w, h, w * 4, QImage.Format.Format_RGBA8888).copy()


def save_webp(image: QImage, path: Path, quality: int) -> int:
    """Writes the picture and returns its size in bytes; an opaque picture is stored without alpha."""
    rgba = Image.fromarray(pixels_of(image))
    flat = rgba.getchannel("A").getextrema() == (255, 255)
    (rgba.convert("RGB") if flat else rgba).save(path, "WEBP", quality=quality, method=6)
    return path.stat().st_size


def publish(
    name: str, image: QImage, quality: int = 80, frame: tuple[float, float, float, float] | None = None
) -> None:
    """Commits a picture by day and by candlelight; `frame` is where a layer lies on its board, in shares of it."""
    BOARDS.mkdir(parents=True, exist_ok=True)
    for light, picture in (("day", image), ("candle", by_candlelight(image, frame))):
        path = BOARDS / f"{name}_{light}.webp"
        print(f"{path.name}: {save_webp(picture, path, quality) / 1e6:.2f} MB")


def write_anchors(name: str, anchors: dict[str, Any]) -> None:
    """One record per line at the third level, so that a diff shows which place has moved."""
    BOARDS.mkdir(parents=True, exist_ok=True)
    lines = []
    for key, value in anchors.items():
        if isinstance(value, dict) and value and all(isinstance(v, dict | list) for v in value.values()):
            inner = ",\n".join(f"  {json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}" for k, v in value.items())
            lines.append(f" {json.dumps(key)}: {{\n{inner}\n }}")
        elif isinstance(value, list) and value and isinstance(value[0], dict | list):
            inner = ",\n".join(f"  {json.dumps(v, ensure_ascii=False)}" for v in value)
            lines.append(f" {json.dumps(key)}: [\n{inner}\n ]")
        else:
            lines.append(f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    (BOARDS / f"{name}.anchors.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
