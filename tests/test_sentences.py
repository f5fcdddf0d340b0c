"""Sentences that read wrong once do not come back: in the window, in the help, in lessons, in either language."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from typing import Any

import pytest

from kingsbridge_desktop import resources
from kingsbridge_desktop.core.registry import game_ids
from kingsbridge_desktop.text.help import read_page

ENGLISH = (
    r"\bthe own\b|\b[Tt]he own masons|goods of choice|\bhas got\b|(?<!stone_)\bcatholic\b|\bprotestant\b"
    r"|\b[Ss]eed\b|by rule of thumb|carpenter ×|\bwith an own\b|\bgot in this deal\b|\bLooks whether\b"
)
GERMAN = (
    r"\bStartzahl\b|\bSeed\b|Klosterplatz|Klosterplätze|Zugstapel|Glaubenskonflikt|[Ss]tell ihn ein\b"
    r"|umsonst warten"
    # a game that is played is a Partie; Spiel is the kind of game, or the printed one
    r"|\b([Nn]eue|[Gg]espeicherte|[Uu]nbeendete|[Ll]aufenden?|[Bb]eendeten?|[Zz]weite|[Ll]etzte)[sn]? Spiele?s?\b"
    r"|Spiel (ist zu Ende|läuft|wartet|des Tages)|\bkein Spiel\b"
)


def in_the_window(wanted: str) -> Iterator[tuple[str, str]]:
    """The sentences of the Linguist files: the sources are English, and their plural forms have a file of their own."""
    for context in ElementTree.parse(resources.translations() / f"kingsbridge_{wanted}.ts").getroot().iter("context"):
        for translation in context.iter("translation"):
            yield context.findtext("name", ""), " ".join(translation.itertext())
    if wanted == "en":
        for context in ElementTree.parse(resources.translations() / "kingsbridge_de.ts").getroot().iter("context"):
            for source in context.iter("source"):
                yield context.findtext("name", ""), source.text or ""


def in_lessons(wanted: str) -> Iterator[tuple[str, str]]:
    """What lessons and coaches say."""
    return in_files("lessons", wanted)


def in_data(wanted: str) -> Iterator[tuple[str, str]]:
    """Names of cards, places and events, and their stories."""
    return in_files("data", wanted)


def in_files(folder: str, wanted: str) -> Iterator[tuple[str, str]]:
    """What the files of a folder hold in a language."""

    def walk(part: Any) -> Iterator[str]:
        if isinstance(part, dict):
            if isinstance(part.get(wanted), str):
                yield part[wanted]
            for inner in part.values():
                yield from walk(inner)
        elif isinstance(part, list):
            for inner in part:
                yield from walk(inner)

    for path in sorted((resources.assets() / folder).rglob("*.json")):
        for words in walk(json.loads(path.read_text(encoding="utf-8"))):
            yield path.stem, words


def in_the_help(wanted: str) -> Iterator[tuple[str, str]]:
    """The pages of rules, without the names of pictures."""
    for game in game_ids():
        yield game, re.sub(r"\]\([a-z_:]+\)|\{[#a-z_:-]+\}", "", read_page(game, wanted))


# Quotes and apostrophes of the typewriter, of the other language, or without their other half.
QUOTES = {
    "en": re.compile(r"['\"„‚]|“[^”]*$|“[^”]*“|^[^“]*”"),
    "de": re.compile(r"['\"”]|„[^“]*$|„[^“]*„|^[^„]*“|‚[^‘]*$|^[^‚]*‘"),
}


@pytest.mark.parametrize("where", [in_the_window, in_lessons, in_the_help, in_data])
@pytest.mark.parametrize("language", QUOTES)
def test_quotes_and_apostrophes_are_those_of_the_language(where, language):
    read = [(name, line) for name, words in where(language) for line in words.splitlines()]
    assert len(read) > 20
    assert [(name, line[:80]) for name, line in read if QUOTES[language].search(line)] == []


@pytest.mark.parametrize("where", [in_the_window, in_lessons, in_the_help])
@pytest.mark.parametrize(("language", "wrong"), [("en", ENGLISH), ("de", GERMAN)])
def test_no_sentence_reads_as_it_did(where, language, wrong):
    plain = [(name, re.sub(r"\{[a-z_]+\}", "", words)) for name, words in where(language)]
    assert [(name, hit[0], words[:80]) for name, words in plain if (hit := re.search(wrong, words))] == []


def test_taking_back_is_not_called_going_back_in_german():
    german = dict[str, str]()
    for context in ElementTree.parse(resources.translations() / "kingsbridge_de.ts").getroot().iter("context"):
        if context.findtext("name") == "PromptTools":
            for message in context.iter("message"):
                german[message.findtext("source", "")] = message.findtext("translation", "")
    assert german["Undo"] == "Zurücknehmen"


REBUILT = (
    ("felipe", ("name", "country")),
    ("caterina", ("country",)),
    ("imke", ("name", "country", "symbols")),
    ("romero", ("name", "country", "symbols")),
    ("barney", ("symbols",)),
)


@pytest.mark.parametrize(("person", "values"), REBUILT)
def test_what_the_rulebook_does_not_show_of_a_person_is_marked_as_rebuilt(person, values):
    file = json.loads((resources.assets() / "data" / "column_of_fire.json").read_text(encoding="utf-8"))
    source = next(each for each in file["persons"] if each["id"] == person)["source"]
    assert all(source[value] == "rebuilt" for value in values)


@pytest.mark.parametrize(
    ("language", "returning", "used_up"),
    [
        ("en", "must not return to the field it stood on when the turn began", "the country’s die or the violet one"),
        (
            "de",
            "darf nicht auf das Feld zurück, auf dem sie zu Beginn",
            "des Landes oder der violette",
        ),
    ],
)
def test_the_rulings_on_returning_and_on_violet_are_in_the_help(language, returning, used_up):
    """CF-53, CF-42."""
    page = read_page("column_of_fire", language)
    assert returning in page
    assert used_up in page
