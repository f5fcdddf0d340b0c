"""Draws every emblem, card frame and scene once and keeps them in assets/art/drawings.zip, from which the app starts.

    QT_QPA_PLATFORM=offscreen python packaging/art/emblem_sheets.py               writes the archive
    QT_QPA_PLATFORM=offscreen python packaging/art/emblem_sheets.py --sheets OUT  and contact sheets to look at

Run it after every change in kingsbridge_desktop/ui/art: a test compares the digest of the sources with the archive's.
"""

import argparse
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from kingsbridge_desktop.ui.art import layers, scenery, vignettes  # noqa: E402
from kingsbridge_desktop.ui.art.emblems import all_keys  # noqa: E402
from kingsbridge_desktop.ui.art.frames import all_frames  # noqa: E402
from PySide6.QtCore import QBuffer, QIODevice, QPointF  # noqa: E402
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter  # noqa: E402

QUALITY = {"emblem": 80, "frame": 76, "scene": 86}
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same drawings give the same archive, byte by byte


def drawings() -> list[tuple[layers.Kind, str, int]]:
    """What is kept: kind, key and width of every drawing."""
    kept: list[tuple[layers.Kind, str, int]] = []
    for key in all_keys():
        if key == "app_icon":
            kept += [("emblem", key, size) for size in scenery.ICON_SIZES]
        else:
            kept += [("emblem", key, layers.SMALL["emblem"]), ("emblem", key, layers.LARGE["emblem"])]
    for key in all_frames():
        kept += [("frame", key, layers.SMALL["frame"]), ("frame", key, layers.LARGE["frame"])]
    return kept + [("scene", game, layers.LARGE["scene"]) for game in vignettes.SCENES]


def encoded(image: QImage, quality: int) -> bytes:
    """The image as WebP."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "WEBP", quality):  # type: ignore[call-overload]
        raise SystemExit("this Qt cannot write WebP")
    return bytes(buffer.data().data())


def write_archive(path: Path) -> None:
    """Draws everything and writes the archive in one go."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for kind, key, width in drawings():
            data = encoded(layers.drawn(kind, key, width), QUALITY[kind])
            archive.writestr(zipfile.ZipInfo(layers.archive_name(kind, key, width), LONG_AGO), data)
        archive.writestr(zipfile.ZipInfo(layers.DIGEST, LONG_AGO), layers.sources())
    print(f"{path.relative_to(ROOT)}: {len(drawings())} drawings, {path.stat().st_size / 1e6:.1f} MB")


def contact_sheet(path: Path, kind: layers.Kind, keys: list[str], width: int, columns: int, light: str) -> None:
    """All drawings of a kind side by side."""
    images = [layers.layer(kind, key, width, "candle" if light == "candle" else "day") for key in keys]
    high, gap = images[0].height(), 12
    rows = -(-len(keys) // columns)
    sheet = QImage(columns * (width + gap) + gap, rows * (high + gap) + gap, QImage.Format.Format_RGB32)
    sheet.fill(QColor("#EFE1C0" if light == "day" else "#33241A"))
    painter = QPainter(sheet)
    for k, image in enumerate(images):
        painter.drawImage(QPointF(gap + k % columns * (width + gap), gap + k // columns * (high + gap)), image)
    painter.end()
    sheet.save(str(path))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sheets", type=Path, help="a folder for contact sheets")
    options = parser.parse_args()
    app = QGuiApplication(sys.argv[:1])
    write_archive(ROOT / "assets" / "art" / "drawings.zip")
    if options.sheets:
        options.sheets.mkdir(parents=True, exist_ok=True)
        for light in ("day", "candle"):
            contact_sheet(options.sheets / f"emblems_{light}.png", "emblem", all_keys(), 110, 18, light)
            contact_sheet(options.sheets / f"emblems_small_{light}.png", "emblem", all_keys(), 32, 40, light)
            contact_sheet(options.sheets / f"frames_{light}.png", "frame", all_frames(), 180, 10, light)
            contact_sheet(options.sheets / f"scenes_{light}.png", "scene", list(vignettes.SCENES), 480, 2, light)
    del app


if __name__ == "__main__":
    main()
