"""Finding words in a text as people type them: "könig", "konig" and "koenig" mean the same, and so do "ß" and "ss".

Apostrophes and quotes count as those on the keyboard, whatever their shape.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

UMLAUTS = "äöü"
TYPED = str.maketrans({"’": "'", "‘": "'", "‚": "'", "“": '"', "”": '"', "„": '"'})
ENOUGH = 4  # letters after which the beginning of a word stands for the whole
ENDING = 2  # letters that a plural or a case may add


def spots(text: str, words: str) -> list[tuple[int, int]]:
    """Where words stand in a text, from and to, whatever the case of letters and however umlauts are typed."""
    wanted = " ".join(words.split())
    if not wanted:
        return []
    found: dict[int, int] = {}
    for mark in ("", "e"):  # an umlaut as its letter alone, or with an e behind it
        folded, places = _folded(text, mark)
        needle, _ = _folded(wanted, mark)
        at = folded.find(needle)
        while at >= 0:
            found.setdefault(places[at], places[at + len(needle) - 1] + 1)
            at = folded.find(needle, at + len(needle))
    return _apart(sorted(found.items()))


def meaning(words: str, synonyms: Mapping[str, str]) -> str:
    """What a text calls that for which somebody types another word, or its beginning; empty if nothing is known."""
    typed = " ".join(words.split())
    if len(typed) < ENOUGH:
        return ""
    for mark in ("", "e"):
        wanted, _ = _folded(typed, mark)
        for synonym, meant in synonyms.items():
            known, _ = _folded(synonym, mark)
            if known.startswith(wanted) or (wanted.startswith(known) and len(wanted) <= len(known) + ENDING):
                return meant
    return ""


def _folded(text: str, mark: str) -> tuple[str, list[int]]:
    """A text in plain small letters, and for each of them the letter of the text that it comes from."""
    letters: list[str] = []
    places: list[int] = []
    for at, letter in enumerate(text):
        plain = " " if letter.isspace() and letter != "\n" else letter.translate(TYPED).casefold()
        if plain in UMLAUTS:
            plain = unicodedata.normalize("NFD", plain)[0] + mark
        elif not plain.isascii():
            parts = unicodedata.normalize("NFD", plain)
            plain = "".join(part for part in parts if not unicodedata.combining(part)) or plain
        letters += plain
        places += [at] * len(plain)
    return "".join(letters), places


def _apart(found: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """No two of them over each other."""
    kept: list[tuple[int, int]] = []
    for spot in found:
        if not kept or spot[0] >= kept[-1][1]:
            kept.append(spot)
    return kept
