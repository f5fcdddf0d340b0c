"""A language that nobody speaks: English with accents, in brackets, 40 % longer.

It finds what is cut or not translated, and is made of what any third language needs: a Linguist file, names in the
data files, help pages; no code.
"""

from __future__ import annotations

import json
import re
import shutil
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import translations

CODE = "eo"  # a code that Qt knows; who really speaks it will not mind
OPEN, CLOSE = "⟦", "⟧"
_ACCENTS = str.maketrans("aeiouAEIOUncsy", "áéîöüÁÉÎÖÜñçšý")
_KEPT = re.compile(r"\{[^{}]*\}|%n|%s|%\d|&(?=\w)|\n|<[^>]+>|`[^`]*`")
LONGER = 0.4


def pseudo(text: str) -> str:
    """The text in the pseudo-language; parameters stay."""
    if not re.search(r"[A-Za-zÄÖÜäöüß]{2}", _KEPT.sub("", text)):
        return text
    parts, at = [], 0
    for kept in _KEPT.finditer(text):
        parts += [text[at : kept.start()].translate(_ACCENTS), kept.group()]
        at = kept.end()
    parts.append(text[at:].translate(_ACCENTS))
    padding = "~" * max(1, round(len(text) * LONGER) - 2)
    return f"{OPEN}{''.join(parts)}{padding}{CLOSE}"


def write_linguist(folder: Path) -> None:
    """The Linguist file with every sentence, and its compiled form."""
    translations.add(CODE, translations.SOURCES, folder)
    path = translations.ts(CODE, folder)
    tree = ElementTree.parse(path)
    for message in tree.getroot().iter("message"):
        source = message.findtext("source") or ""
        translation = message.find("translation")
        assert translation is not None
        translation.attrib.pop("type", None)
        forms = list(translation.iter("numerusform"))
        for form in forms:
            form.text = pseudo(source)
        if not forms:
            translation.text = pseudo(source)
    tree.write(path, encoding="utf-8", xml_declaration=True)
    translations.compile_to(path, translations.qm(CODE, folder))


def with_names(value: Any) -> Any:
    """A part of a data file in which every `{language: text}` has one more language."""
    if isinstance(value, dict):
        if "en" in value and all(isinstance(text, str) for text in value.values()) and len(value) <= 4:
            return {**value, CODE: pseudo(value["en"])}
        return {name: with_names(part) for name, part in value.items()}
    return [with_names(part) for part in value] if isinstance(value, list) else value


def write_help(folder: Path) -> None:
    """A help page of each game."""
    for page in folder.glob("*.en.md"):
        lines = [_help_line(line) for line in page.read_text(encoding="utf-8").split("\n")]
        page.with_name(page.name.replace(".en.", f".{CODE}.")).write_text("\n".join(lines), encoding="utf-8")


def _help_line(line: str) -> str:
    mark = re.match(r"^(#+ |\s*[-*] |\s*\d+\. |)", line)
    assert mark is not None
    if line.startswith("|"):
        return "|".join(pseudo(cell.strip()) for cell in line.split("|"))
    return mark.group() + pseudo(line[mark.end() :])


def make_tree(root: Path, target: Path) -> None:
    """A copy of the program that speaks the pseudo-language; only data, help and translations differ."""
    for name in ("kingsbridge_desktop", "assets", "translations"):
        shutil.copytree(root / name, target / name, ignore=shutil.ignore_patterns("__pycache__", "_assets"))
    write_linguist(target / "translations")
    for path in (target / "assets" / "data").glob("*.json"):
        written = json.loads(path.read_text(encoding="utf-8"))
        path.write_text(json.dumps(with_names(written), ensure_ascii=False), encoding="utf-8")
    write_help(target / "assets" / "help")
