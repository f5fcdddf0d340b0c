"""Worked examples of the help: every number they tell, to be compared with what the rules make of the same position."""

from __future__ import annotations

import re

from kingsbridge_desktop.text import help as pages
from kingsbridge_desktop.text.language import languages


def told(game: str, name: str) -> list[int]:
    """The numbers of an example in the order in which they stand there, the same in every language."""
    found = []
    for code in languages():
        _, words = pages.paragraphs(pages.read_page(game, code))[f"example-{name}"].split("\n", 1)
        found.append([int(number) for number in re.findall(r"\d+", words)])
    assert all(numbers == found[0] for numbers in found), found
    return found[0]


def examples_of(game: str) -> set[str]:
    """The names of all examples of a game."""
    names = pages.ID.findall(pages.read_page(game, "en"))
    return {name.removeprefix("example-") for name in names if name.startswith("example-")}
