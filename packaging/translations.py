"""Keeps the Qt Linguist files right: python3 packaging/translations.py update | fill FILE.json | release | check.

update   brings new sentences of the sources into translations/*.ts and drops those that are gone
fill     takes translations from a file {context: {source: "text" or ["singular", "plural"]}}; sentences that differ
         only in their comment: {context: {source: {comment: …}}}; German, or another with --lang
release  compiles the .ts into .qm
check    fails when a sentence is untranslated, when sources and .ts differ, or when a .qm is not that of its .ts

The English file holds plural forms only: every other English sentence is its own source.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import re
import shutil
import string
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import bootstrap
import messages

SOURCES = bootstrap.ROOT / "kingsbridge_desktop"
FOLDER = bootstrap.ROOT / "translations"
PREFIX = "kingsbridge_"
SOURCE_LANGUAGE = "en"  # its file holds plural forms only
HEAD = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
MOST_TOLD = 30  # complaints of a check
MOST_BORROWED = 5  # plural forms that may be the same in English by chance


class Refused(Exception):
    """Something the translator must put right; one complaint per line."""


def main(argv: list[str]) -> int:
    """Runs one command; 1 with the reasons on stderr if something is wrong."""
    if importlib.util.find_spec("PySide6") is None:
        python = bootstrap.ensure()
        return subprocess.call([str(python), __file__, *argv])
    parser = argparse.ArgumentParser(prog="translations.py", description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("update", "release", "check"):
        commands.add_parser(name)
    filling = commands.add_parser("fill")
    filling.add_argument("file", type=Path)
    filling.add_argument("--lang", choices=languages(), default="de")
    adding = commands.add_parser("add", help="a new language, by its code")
    adding.add_argument("code")
    options = parser.parse_args(argv)
    try:
        with bootstrap.locked(FOLDER / ".lock"):
            if options.command == "update":
                update()
            elif options.command == "fill":
                update()
                fill(options.lang, json.loads(options.file.read_text(encoding="utf-8")))
            elif options.command == "add":
                add(options.code)
            elif options.command == "release":
                release()
            else:
                check()
    except (Refused, messages.Unreadable, json.JSONDecodeError, OSError) as error:
        bootstrap.say(str(error))
        return 1
    return 0


def languages(folder: Path | None = None) -> list[str]:
    """Every language that has a file."""
    return sorted(path.stem.removeprefix(PREFIX) for path in (folder or FOLDER).glob(f"{PREFIX}*.ts"))


def add(code: str, sources: Path | None = None, folder: Path | None = None) -> None:
    """Makes the file of a new language, with all sentences still to translate."""
    target = ts(code, folder)
    if not code.isidentifier():
        raise Refused(f"{code!r} is no code of a language, such as fr or pt_BR")
    if target.exists():
        raise Refused(f"{target.name} is there already")
    target.write_text(HEAD + f'<TS version="2.1" language="{code}" sourcelanguage="en">\n</TS>\n', encoding="utf-8")
    update(sources, folder)


def ts(language: str, folder: Path | None = None) -> Path:
    """The Linguist file of a language."""
    return (folder or FOLDER) / f"kingsbridge_{language}.ts"


def qm(language: str, folder: Path | None = None) -> Path:
    """The compiled file of a language."""
    return ts(language, folder).with_suffix(".qm")


def wanted(language: str, sources: Path | None = None) -> list[messages.Message]:
    """What the file of a language must hold."""
    found = messages.find(sources or SOURCES)
    return [message for message in found if message.plural] if language == SOURCE_LANGUAGE else found


def update(sources: Path | None = None, folder: Path | None = None) -> None:
    """Merges the sentences of the sources into the files; translations of unchanged sentences stay."""
    folder = folder or FOLDER
    for language in languages(folder):
        target = ts(language, folder)
        with tempfile.TemporaryDirectory() as scratch:
            source, merged = Path(scratch, "messages.py"), Path(scratch, target.name)
            source.write_text(messages.canonical(wanted(language, sources)), encoding="utf-8")
            if target.exists():
                shutil.copy(target, merged)
            lupdate(source, merged)
            if not target.exists() or target.read_bytes() != merged.read_bytes():
                shutil.copy(merged, target)
                print(f"{target.name}: {len(unfinished(target))} of {len(read(target))} sentences still to translate")


def lupdate(source: Path, target: Path) -> None:
    """Merges without guessing translations from similar sentences."""
    guesses = ["-disable-heuristic", "sametext", "-disable-heuristic", "similartext"]
    language = target.stem.removeprefix("kingsbridge_")
    tool("lupdate", str(source), "-ts", str(target), "-no-obsolete", "-locations", "none", "-silent",
         "-source-language", "en", "-target-language", language, *guesses)  # fmt: skip


def tool(name: str, *arguments: str) -> None:
    """Runs one of Qt's translation tools."""
    start = f"import sys; from PySide6.scripts.pyside_tool import {name}; sys.argv[0] = 'pyside6-{name}'; {name}()"
    done = subprocess.run([sys.executable, "-c", start, *arguments], capture_output=True, text=True)
    if done.returncode:
        raise Refused(f"pyside6-{name} failed: {(done.stderr or done.stdout).strip()}")


def read(path: Path) -> dict[messages.Message, ElementTree.Element]:
    """The entries of a Linguist file."""
    return entries(ElementTree.parse(path).getroot())


def entries(root: ElementTree.Element) -> dict[messages.Message, ElementTree.Element]:
    """The message elements of a Linguist tree by what they say."""
    found = {}
    for context in root.iter("context"):
        name = context.findtext("name") or ""
        for entry in context.iter("message"):
            key = messages.Message(name, entry.findtext("source") or "", entry.findtext("comment") or "")
            found[key] = entry
    return found


def forms(entry: ElementTree.Element) -> list[str]:
    """The translated forms of an entry: one, or one per number."""
    translation = entry.find("translation")
    if translation is None:
        return []
    if entry.get("numerus") == "yes":
        return [form.text or "" for form in translation.iter("numerusform")]
    return [translation.text or ""]


def unfinished(path: Path) -> list[messages.Message]:
    """The sentences of a file that nobody has translated yet."""
    return [message for message, entry in read(path).items() if is_unfinished(entry)]


def is_unfinished(entry: ElementTree.Element) -> bool:
    """Whether a form is empty or marked as not final."""
    translation = entry.find("translation")
    return translation is None or translation.get("type") is not None or not all(forms(entry)) or not forms(entry)


def fill(language: str, texts: dict[str, Any], folder: Path | None = None) -> None:
    """Writes translations into the file of a language; what fits is kept even if something else is refused."""
    path = ts(language, folder)
    tree = ElementTree.parse(path)
    known = entries(tree.getroot())
    complaints = []
    filled = 0
    for message, text in flatten(texts, known):
        entry = known.get(message)
        complaint = "no such sentence in the sources" if entry is None else fault(message, text)
        if complaint or entry is None:
            complaints.append(f"{path.name}: {message.context}: {message.source!r}: {complaint}")
            continue
        put(entry, text)
        filled += 1
    body = ElementTree.tostring(tree.getroot(), encoding="unicode")
    with tempfile.TemporaryDirectory() as scratch:
        source, merged = Path(scratch, "messages.py"), Path(scratch, path.name)
        source.write_text(messages.canonical(list(known)), encoding="utf-8")
        merged.write_text(f"{HEAD}{body}\n", encoding="utf-8")
        lupdate(source, merged)  # once more through Qt's own writer, so that the file always looks the same
        shutil.copy(merged, path)
    print(f"{path.name}: {filled} filled, {len(unfinished(path))} of {len(known)} still to translate")
    if complaints:
        raise Refused("\n".join(complaints))


def flatten(
    texts: dict[str, Any], known: dict[messages.Message, ElementTree.Element]
) -> list[tuple[messages.Message, list[str]]]:
    """The translations one by one; without comments in the file, a text counts for every comment of its sentence."""
    flat = []
    for context, sentences in texts.items():
        for source, value in sentences.items():
            by_comment = value
            if not isinstance(value, dict):
                comments = [key.comment for key in known if key[:2] == (context, source)]
                by_comment = dict.fromkeys(comments or [""], value)
            for comment, text in by_comment.items():
                flat.append((messages.Message(context, source, comment), [text] if isinstance(text, str) else text))
    return flat


def fault(message: messages.Message, text: list[str]) -> str:
    """What is wrong with a translation; empty if nothing."""
    count = 2 if message.plural else 1
    if len(text) != count:
        return f"{count} form(s) expected, {len(text)} given"
    if not all(isinstance(form, str) and form for form in text):
        return "a form is empty"
    fields = parameters(message.source)
    if fields is None:
        return ""
    for form in text:
        has = parameters(form)
        if has is None or not has <= fields or (has != fields and not message.plural):
            return f"its parameters {sorted(fields)} and those of {form!r} differ"
    return ""


def parameters(sentence: str) -> set[str] | None:
    """The named parameters of a sentence; None if it is no format string."""
    try:
        return {name for _, name, _, _ in string.Formatter().parse(sentence) if name is not None}
    except ValueError:
        return None


def put(entry: ElementTree.Element, text: list[str]) -> None:
    """Sets the forms of one entry and marks it as final."""
    translation = entry.find("translation")
    if translation is None:
        translation = ElementTree.SubElement(entry, "translation")
    translation.clear()
    if entry.get("numerus") == "yes":
        for form in text:
            ElementTree.SubElement(translation, "numerusform").text = form
    else:
        translation.text = text[0]


def release(folder: Path | None = None) -> None:
    """Compiles every language."""
    for language in languages(folder):
        compile_to(ts(language, folder), qm(language, folder))


def compile_to(source: Path, target: Path) -> None:
    """Compiles one file; half-done sentences are left out."""
    tool("lrelease", str(source), "-qm", str(target), "-nounfinished", "-silent")


def foreign(source: str, told: Sequence[str]) -> str:
    """A plural form of the source language that has no word of its sentence, so that it is of another language."""

    def words(sentence: str) -> set[str]:
        plain = "".join(sign if sign.isalpha() else " " for sign in re.sub(r"%n|{[^}]*}", " ", sentence))
        return {word[:3].casefold() for word in plain.split() if len(word) > 1}

    known = words(source)
    return next((form for form in told if known and words(form) and not words(form) & known), "")


def borrowed(language: str, folder: Path | None = None) -> list[messages.Message]:
    """Plural forms that a language has word for word from English."""
    source = ts(SOURCE_LANGUAGE, folder)
    if language == SOURCE_LANGUAGE or not source.exists():
        return []
    english = {message: forms(entry) for message, entry in read(source).items()}
    return [message for message, entry in read(ts(language, folder)).items() if forms(entry) == english.get(message)]


def check(sources: Path | None = None, folder: Path | None = None) -> None:
    """Refuses what a player would see as a missing or an old sentence."""
    complaints = []
    for language in languages(folder):
        path = ts(language, folder)
        if not path.exists():
            complaints.append(f"{path.name} is missing; run translations.py update")
            continue
        known, needed = read(path), set(wanted(language, sources))
        complaints += [f"{path.name}: not in the file: {m.context}: {m.source!r}" for m in needed - known.keys()]
        complaints += [f"{path.name}: no longer used: {m.context}: {m.source!r}" for m in known.keys() - needed]
        for message, entry in known.items():
            if is_unfinished(entry):
                complaints.append(f"{path.name}: not translated: {message.context}: {message.source!r}")
            elif complaint := fault(message, forms(entry)):
                complaints.append(f"{path.name}: {message.context}: {message.source!r}: {complaint}")
            elif language == SOURCE_LANGUAGE and (other := foreign(message.source, forms(entry))):
                told = f"{other!r} is not English"
                complaints.append(f"{path.name}: {message.context}: {message.source!r}: {told}")
        same = borrowed(language, folder)
        if len(same) > MOST_BORROWED:
            complaints.append(f"{path.name}: {len(same)} plural forms are English, such as {same[0].source!r}")
        with tempfile.TemporaryDirectory() as scratch:
            fresh, compiled = Path(scratch, "fresh.qm"), qm(language, folder)
            compile_to(path, fresh)
            if not compiled.exists() or compiled.read_bytes() != fresh.read_bytes():
                complaints.append(f"{compiled.name} is not compiled from {path.name}; run translations.py release")
    if complaints:
        raise Refused("\n".join(_first(sorted(complaints))))
    print("translations: complete")


def _first(complaints: list[str]) -> list[str]:
    """A new language has two thousand: the first ones say enough."""
    if len(complaints) <= MOST_TOLD:
        return complaints
    return [*complaints[:MOST_TOLD], f"and {len(complaints) - MOST_TOLD} more"]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
