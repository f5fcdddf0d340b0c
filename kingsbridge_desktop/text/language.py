"""One language: looks up English source sentences in the Linguist files and fills in named parameters.

Which languages there are is seen from the files in `translations/`: nothing in the code lists them. Sources are marked
with `QT_TRANSLATE_NOOP(context, source)`, which pyside6-lupdate finds. The window looks them up through Qt and the
compiled .qm; everything without a window reads the same .ts file directly.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

from kingsbridge_desktop import resources
from kingsbridge_desktop.core.meta import QT_TRANSLATE_NOOP as QT_TRANSLATE_NOOP
from kingsbridge_desktop.text.plurals import plural_rule

FILE_PREFIX = "kingsbridge_"
SOURCE_LANGUAGE = "en"  # sentences are written in it, so it is always there
Translate = Callable[[str, str, int], str]  # context, source, count (-1: none) -> translation, or the source


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
        """A name that a data file gives in each language; where one is missing, in English."""
        return names.get(self.code) or names[SOURCE_LANGUAGE]

    def both(self, words: list[str], last: str) -> str:
        """A list in running text: `last` is the word before its last member."""
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} {last} {words[-1]}"


def _read_linguist(path: Path) -> dict[tuple[str, str], tuple[str, ...]]:
    from xml.etree import ElementTree  # the window reads compiled files and starts without it

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
def languages() -> tuple[str, ...]:
    """The codes of all languages that have a file, in the order of the alphabet."""
    found = {path.stem.removeprefix(FILE_PREFIX) for path in resources.translations().glob(f"{FILE_PREFIX}*.ts")}
    return tuple(sorted(found | {SOURCE_LANGUAGE}))


def known(code: str) -> str:
    """The language of ours that fits a code such as de, de_AT or C best."""
    short = code.replace("-", "_").split("_")[0].lower()
    return next((found for found in (code, short) if found in languages()), SOURCE_LANGUAGE)


@cache
def from_linguist(code: str) -> Language:
    """The language read from its .ts file, without Qt. An unknown code gives English."""
    code = known(code)
    path = resources.translations() / f"{FILE_PREFIX}{code}.ts"
    messages = _read_linguist(path) if path.exists() else {}
    plural = plural_rule(path.with_suffix(".qm"))

    def translate(context: str, source: str, n: int) -> str:
        forms = messages.get((context, source))
        if not forms or not forms[0]:
            return source
        return forms[0] if n < 0 else forms[min(plural(n), len(forms) - 1)]

    return Language(code, translate)


def capitalized(name: str) -> str:
    """With a capital letter, as at the head of a line or sentence, or on a card."""
    return name[:1].upper() + name[1:]
