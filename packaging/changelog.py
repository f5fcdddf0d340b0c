"""CHANGELOG.md, read: the releases with their date, their sentence and their lines for players."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import bootstrap

FILE = bootstrap.ROOT / "CHANGELOG.md"
_HEAD = re.compile(r"^## (\d+\.\d+\.\d+(?:\w*)) – (\d{4}-\d{2}-\d{2}|in work)$")


class Release(NamedTuple):
    """One release; `date` is empty while it is in work."""

    version: str
    date: str
    intro: str
    lines: tuple[str, ...]


class Unreadable(Exception):
    """The file is not written as it should be; the text says where."""


def releases(path: Path = FILE) -> list[Release]:
    """Every release, the newest first."""
    found: list[Release] = []
    for part in re.split(r"^(?=## )", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        head, _, body = part.partition("\n")
        matched = _HEAD.match(head.strip())
        if matched is None:
            raise Unreadable(f"{path.name}: {head!r} should read '## 1.2.3 – 2026-01-31' or '## 1.2.3 – in work'")
        date = "" if matched[2] == "in work" else matched[2]
        found.append(Release(matched[1], date, *_body(body)))
    return found


def _body(text: str) -> tuple[str, tuple[str, ...]]:
    intro: list[str] = []
    lines: list[str] = []
    for line in text.splitlines():
        if line.startswith("- "):
            lines.append(line[2:].strip())
        elif line.startswith("  ") and lines:
            lines[-1] += " " + line.strip()
        elif line.strip() and not line.startswith("#"):
            intro.append(line.strip())
    return " ".join(intro), tuple(lines)


def plain(text: str) -> str:
    """A line without the marks of Markdown."""
    text = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", text)
    return re.sub(r"[*`_]{1,2}(\S(?:[^*`_]*\S)?)[*`_]{1,2}", r"\1", text)
