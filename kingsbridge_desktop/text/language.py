"""One language: looks up English source sentences in the Linguist files and fills in named parameters.

Sources are marked with `QT_TRANSLATE_NOOP(context, source)`, which pyside6-lupdate finds. The window looks them up
through Qt and the compiled .qm; everything without a window reads the same .ts file directly.
"""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

from kingsbridge_desktop import resources

LANGUAGES = ("de", "en")
Translate = Callable[[str, str, int], str]  # context, source, count (-1: none) -> translation, or the source


def QT_TRANSLATE_NOOP(context: str, source: str) -> str:
    """Marks a source sentence for pyside6-lupdate and gives it back unchanged."""
    return source


class Language:
    """Says sentences in one language."""

    def __init__(self, code: str, translate: Translate) -> None:
        self.code = code
        self._translate = translate

    def say(self, context: str, source: str, /, n: int = -1, **params: object) -> str:
        """The sentence with its parameters; `%n` stands for the count where the form depends on it."""
        text = self._translate(context, source, n)
        if n >= 0:
            text = text.replace("%n", str(n))
        return text.format(**params) if params else text

    def pick(self, names: Mapping[str, str]) -> str:
        """A name that a data file gives in each language."""
        return names[self.code]

    def both(self, words: list[str], last: str) -> str:
        """A list in running text: `last` is the word before its last member."""
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} {last} {words[-1]}"


def _read_linguist(path: Path) -> dict[tuple[str, str], tuple[str, ...]]:
    messages: dict[tuple[str, str], tuple[str, ...]] = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") in ("unfinished", "vanished", "obsolete"):
                continue
            forms = tuple(form.text or "" for form in translation.iter("numerusform")) or (translation.text or "",)
            messages[name, message.findtext("source") or ""] = forms
    return messages


@cache
def from_linguist(code: str) -> Language:
    """The language read from its .ts file, without Qt. An unknown code gives English."""
    path = resources.translations() / f"kingsbridge_{code}.ts"
    if code not in LANGUAGES or not path.exists():
        code, path = "en", resources.translations() / "kingsbridge_en.ts"
    messages = _read_linguist(path) if path.exists() else {}

    def translate(context: str, source: str, n: int) -> str:
        forms = messages.get((context, source))
        if not forms or not forms[0]:
            return source
        return forms[0] if n in (-1, 1) or len(forms) == 1 else forms[1]

    return Language(code, translate)
