"""Animated WebP and GIF, written picture by picture, so that a long film needs no more memory than a short one.

Qt writes single WebP pictures and Pillow single GIFs; the container around them is ours. Of each picture only the part
that differs from the one before is written.
"""

from __future__ import annotations

import importlib.util
import io
import struct
import sys
from pathlib import Path
from typing import IO, NamedTuple

from PySide6.QtCore import QBuffer, QIODevice, QRect
from PySide6.QtGui import QImage, QImageWriter

from kingsbridge_desktop.core.errors import KingsbridgeError

QUALITY = 76  # of a WebP
COLOURS = 255  # of each part of a GIF
KINDS = (".webp", ".gif")
LONGEST = (1 << 24) - 1  # ms of one picture in a WebP


class NoFilmPackage(KingsbridgeError):
    """A GIF needs Pillow, which is not installed; the details tell the command that installs it."""

    id = "no_film_package"


class FilmUnwritable(KingsbridgeError):
    """A picture that could not be made, as without memory or without Qt's plugin."""

    id = "film_unwritable"


def can_write(kind: str) -> bool:
    """Whether everything for a kind of film is installed."""
    return kind != ".gif" or importlib.util.find_spec("PIL") is not None


def offered() -> list[str]:
    """The kinds of films that can be written here, or could after an installation."""
    return [kind for kind in KINDS if can_write(kind) or not getattr(sys, "frozen", False)]


def check(kind: str) -> None:
    """Raises NoFilmPackage if something is missing for a kind of film."""
    if not can_write(kind):
        program = f'"{sys.executable}"' if " " in sys.executable else sys.executable
        command = f"{program} -m pip install pillow"
        raise NoFilmPackage("a GIF needs the package Pillow", command=command)


class Part(NamedTuple):
    """The part of a picture that is written."""

    x: int
    y: int
    image: QImage


def changed(before: QImage | None, now: QImage) -> Part | None:
    """What differs from the picture before, at even places as WebP wants it; None for nothing."""
    if before is None or before.size() != now.size():
        return Part(0, 0, now)
    wide, stride = now.width() * 4, now.bytesPerLine()
    old, new = memoryview(before.constBits()), memoryview(now.constBits())

    def row(bits: memoryview, y: int) -> memoryview:
        return bits[y * stride : y * stride + wide]

    rows = [y for y in range(now.height()) if row(old, y) != row(new, y)]
    if not rows:
        return None
    left = min(_first(row(old, y), row(new, y)) for y in rows) // 4 // 2 * 2
    right = max(_last(row(old, y), row(new, y)) for y in rows) // 4
    top, bottom = rows[0] // 2 * 2, rows[-1]
    return Part(left, top, now.copy(QRect(left, top, right - left + 1, bottom - top + 1)))


def _first(a: memoryview, b: memoryview) -> int:
    """The first place at which two rows differ."""
    low, high = 0, len(a)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if a[low:middle] != b[low:middle] else (middle, high)
    return low


def _last(a: memoryview, b: memoryview) -> int:
    """The last place at which two rows differ."""
    low, high = 0, len(a)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if a[middle:high] != b[middle:high] else (low, middle)
    return low


class Animation:
    """A film that is being written to a file; its first picture says how large it is. `finish` makes it whole."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._before: QImage | None = None
        self._waiting: tuple[Part, int] | None = None  # the last part and how long it is seen so far

    def add(self, image: QImage, ms: int) -> None:
        """The next picture; one that is the same as the last lets that one be seen longer."""
        now = image.convertToFormat(QImage.Format.Format_RGB32)
        if self._before is None:
            self._begin(now.width(), now.height())
        part = changed(self._before, now)
        self._before = now
        if part is None and self._waiting is not None:
            self._waiting = self._waiting[0], self._waiting[1] + ms
        elif part is not None:
            self._flush()
            self._waiting = part, ms

    def finish(self) -> None:
        """All pictures have come."""
        self._flush()
        self._end()

    def _flush(self) -> None:
        if self._waiting is not None:
            self._write(*self._waiting)
            self._waiting = None

    def _begin(self, wide: int, high: int) -> None:
        raise NotImplementedError

    def _write(self, part: Part, ms: int) -> None:
        raise NotImplementedError

    def _end(self) -> None:
        raise NotImplementedError


class WebP(Animation):
    """RIFF: VP8X with the size, ANIM, and an ANMF for each picture."""

    def _begin(self, wide: int, high: int) -> None:
        self._file.write(b"RIFF\0\0\0\0WEBP")
        self._chunk(b"VP8X", bytes((2, 0, 0, 0)) + _three(wide - 1) + _three(high - 1))
        self._chunk(b"ANIM", struct.pack("<IH", 0xFFFFFFFF, 0))  # white ground, again and again

    def _write(self, part: Part, ms: int) -> None:
        size = part.image.size()
        place = _three(part.x // 2) + _three(part.y // 2) + _three(size.width() - 1) + _three(size.height() - 1)
        head = place + _three(min(ms, LONGEST)) + bytes((2,))  # not blended with what is below
        self._chunk(b"ANMF", head + _webp_bits(part.image))

    def _chunk(self, name: bytes, content: bytes) -> None:
        self._file.write(name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2))

    def _end(self) -> None:
        size = self._file.tell()
        self._file.seek(4)
        self._file.write(struct.pack("<I", size - 8))
        self._file.seek(size)


def _three(number: int) -> bytes:
    return struct.pack("<I", number)[:3]


def _webp_bits(image: QImage) -> bytes:
    """The chunk with the picture itself, out of a whole WebP."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, b"webp")
    writer.setQuality(QUALITY)
    if not writer.write(image):
        raise FilmUnwritable(f"a picture cannot be written: {writer.errorString()}", detail=writer.errorString())
    whole = bytes(buffer.data().data())
    at = 12
    while at + 8 <= len(whole):
        name, size = whole[at : at + 4], int(struct.unpack_from("<I", whole, at + 4)[0])
        if name in (b"VP8 ", b"VP8L"):
            return whole[at : at + 8 + size + size % 2]
        at += 8 + size + size % 2
    raise FilmUnwritable("a WebP without a picture", detail="WebP")


class Gif(Animation):
    """GIF89a with a palette for each picture."""

    def _begin(self, wide: int, high: int) -> None:
        self._file.write(b"GIF89a" + struct.pack("<HHBBB", wide, high, 0x70, 0, 0))
        self._file.write(b"\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0")

    def _write(self, part: Part, ms: int) -> None:
        palette, size, bits = _gif_bits(part.image)
        hundredths = min(0xFFFF, max(2, round(ms / 10)))
        self._file.write(b"\x21\xf9\x04" + struct.pack("<BHBB", 0x04, hundredths, 0, 0))
        wide, high = part.image.width(), part.image.height()
        self._file.write(b"\x2c" + struct.pack("<HHHHB", part.x, part.y, wide, high, 0x80 | size) + palette + bits)

    def _end(self) -> None:
        self._file.write(b"\x3b")


def _gif_bits(image: QImage) -> tuple[bytes, int, bytes]:
    """Palette, the code of its size, and the packed picture, out of a whole GIF."""
    from PIL import Image

    rows = image.convertToFormat(QImage.Format.Format_RGBX8888)
    size = rows.width(), rows.height()
    plain = Image.frombuffer("RGBX", size, bytes(rows.constBits()), "raw", "RGBX", rows.bytesPerLine(), 1)
    few = plain.convert("RGB").quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    buffer = io.BytesIO()
    few.save(buffer, "GIF", optimize=False, interlace=0)
    whole = buffer.getvalue()
    code = whole[10] & 7
    palette = whole[13 : 13 + 3 * 2 ** (code + 1)] if whole[10] & 0x80 else b""
    at = 13 + len(palette)
    while whole[at] == 0x21:  # an extension: a label and blocks
        at = _behind_blocks(whole, at + 2)
    flags = whole[at + 9]
    at += 10
    if flags & 0x80:
        code = flags & 7
        palette = whole[at : at + 3 * 2 ** (code + 1)]
        at += len(palette)
    return palette, code, whole[at : _behind_blocks(whole, at + 1)]


def _behind_blocks(whole: bytes, at: int) -> int:
    while whole[at]:
        at += 1 + whole[at]
    return at + 1


def animation_for(path: Path, file: IO[bytes]) -> Animation:
    """What writes a film with the ending of that path."""
    return Gif(file) if path.suffix.lower() == ".gif" else WebP(file)
