"""Reads the words of a PDF that Qt wrote, as a viewer's search would find them."""

import re
import zlib

_OBJECT = re.compile(rb"(\d+) 0 obj(.*?)endobj", re.S)
_STREAM = re.compile(rb"stream\r?\n(.*?)\r?\nendstream", re.S)


def pages_of(pdf: bytes) -> int:
    """How many pages it has."""
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))


def _streams(pdf: bytes) -> dict[int, tuple[bytes, bytes]]:
    """The head and the unpacked content of every object."""
    found = {}
    for number, body in _OBJECT.findall(pdf):
        stream = _STREAM.search(body)
        content = stream.group(1) if stream else b""
        if b"/FlateDecode" in body:
            content = zlib.decompressobj().decompress(content)
        found[int(number)] = body, content
    return found


def _letters(cmap: bytes) -> dict[int, str]:
    """What each glyph of a font means."""
    found: dict[int, str] = {}
    for part in re.findall(rb"beginbfchar(.*?)endbfchar", cmap, re.S):
        for glyph, letter in re.findall(rb"<([0-9a-fA-F]+)>\s*<([0-9a-fA-F]+)>", part):
            found[int(glyph, 16)] = bytes.fromhex(letter.decode()).decode("utf-16-be")
    for part in re.findall(rb"beginbfrange(.*?)endbfrange", cmap, re.S):
        for first, last, letters in re.findall(
            rb"<([0-9a-fA-F]+)>\s*<([0-9a-fA-F]+)>\s*(\[.*?\]|<[0-9a-fA-F]+>)", part, re.S
        ):
            given = re.findall(rb"<([0-9a-fA-F]+)>", letters)
            for k, glyph in enumerate(range(int(first, 16), int(last, 16) + 1)):
                if letters.startswith(b"["):
                    found[glyph] = bytes.fromhex(given[k].decode()).decode("utf-16-be")
                else:
                    found[glyph] = chr(int(given[0], 16) + k)
    return found


def words_of(pdf: bytes) -> str:
    """All letters in the order in which they were written, without spaces: those are only gaps on a page."""
    objects = _streams(pdf)
    fonts: dict[bytes, dict[int, str]] = {}
    for name, number in re.findall(rb"/(F\d+)\s+(\d+) 0 R", pdf):
        cmap = re.search(rb"/ToUnicode\s+(\d+) 0 R", objects[int(number)][0])
        if cmap:
            fonts[name] = _letters(objects[int(cmap.group(1))][1])
    told = []
    for _, content in objects.values():
        font: dict[int, str] = {}
        for name, glyphs in re.findall(rb"/(F\d+) [\d.]+ Tf|<([0-9a-fA-F]+)>\s*(?:\]\s*)?T[jJ]", content):
            if name:
                font = fonts.get(name, {})
            else:
                text = bytes.fromhex(glyphs.decode())
                told += [font.get(text[k] << 8 | text[k + 1], "") for k in range(0, len(text) - 1, 2)]
    return "".join("".join(told).split())
