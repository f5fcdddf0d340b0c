"""The rules in our own words: the pages under assets/help, their paragraphs by id, and which paragraph tells of what.

A page is Markdown. `{#id}` at the end of a heading, a paragraph or an entry, or in a cell of a table, gives it a name;
`![](emblem:gold)` is a picture. `{table:craftsmen}` on a line of its own stands for a table that is made from the
values of an edition, `{number:spaces}` for a single one. `<game>.links.json` leads from questions, reasons, cards and
places to names; `<game>.synonyms.json` knows by which other words, printed ones above all, something is searched for.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from kingsbridge_desktop import resources
from kingsbridge_desktop.core.editions import game_of
from kingsbridge_desktop.text.components import components_of, markdown
from kingsbridge_desktop.text.language import SOURCE_LANGUAGE, Language

_TABLE = re.compile(r"^\{table:([a-z_]+)\}$", re.MULTILINE)
_NUMBER = re.compile(r"\{number:([a-z_]+)\}")
ID = re.compile(r" ?\{#([a-z0-9-]+)\}")
_UNIT = re.compile(r"(?<=\d) (?=(?:VP|SP|gold|Gold|×)(?!\w))")
_NO_BREAK = "\u00a0"
END = "end"  # the id of the chapter about the end, in every game


class Links(NamedTuple):
    """Where to read about something: ids of paragraphs by kinds of questions and reasons, and by things to point at."""

    questions: Mapping[str, str]
    reasons: Mapping[str, str]
    things: Mapping[str, str]

    def thing(self, key: str) -> str:
        """The paragraph about a place or a card: `place/market`, or what is said of every `place`; empty for none."""
        return self.things.get(key) or self.things.get(key.split("/")[0], "")


def _file(name: str) -> Path:
    return resources.assets() / "help" / name


def read_page(game: str, code: str) -> str:
    """The page of a game in a language, else in English; empty if it has none. Numbers stay with their units."""
    for language in (code, SOURCE_LANGUAGE):
        path = _file(f"{game}.{language}.md")
        if path.exists():
            return _UNIT.sub(_NO_BREAK, path.read_text(encoding="utf-8"))
    return ""


def filled_page(edition: str, language: Language) -> str:
    """The page with its tables and numbers, as an edition has them; empty if the game has none."""
    components = components_of(edition, language)
    page = read_page(game_of(edition), language.code)
    page = _TABLE.sub(lambda found: markdown(components, components.tables[found[1]]()), page)
    page = _NUMBER.sub(lambda found: components.numbers[found[1]], page)
    return _UNIT.sub(_NO_BREAK, page)


def paragraphs(page: str) -> dict[str, str]:
    """The lines that have a name, without it; under a heading all that follows up to the next one."""
    found: dict[str, str] = {}
    lines = page.splitlines()
    for at, line in enumerate(lines):
        for name in ID.findall(line):
            text = [line]
            if line.startswith("#"):
                rest = lines[at + 1 :]
                end = next((n for n, later in enumerate(rest) if later.startswith("#")), len(rest))
                text += rest[:end]
            found[name] = ID.sub("", "\n".join(text)).strip()
    return found


@cache
def links(game: str) -> Links:
    """What leads where; nothing for a game that has no help yet."""
    path = _file(f"{game}.links.json")
    if not path.exists():
        return Links({}, {}, {})
    found = json.loads(path.read_text(encoding="utf-8"))
    return Links(found["questions"], found["reasons"], found["things"])


@cache
def synonyms(game: str, code: str) -> Mapping[str, str]:
    """Words that a page does not use, with those that stand there instead; none for a page that is not there."""
    path = _file(f"{game}.synonyms.json")
    found: Mapping[str, Mapping[str, str]] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    language = code if _file(f"{game}.{code}.md").exists() else SOURCE_LANGUAGE
    return found.get(language, {})
