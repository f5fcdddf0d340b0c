"""What a screen reader says at once. While none listens, nothing is made or sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6 import QtGui
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleEvent

from kingsbridge_desktop.text.language import capitalized

_ANNOUNCEMENT: Any = getattr(QtGui, "QAccessibleAnnouncementEvent", None)  # PySide6 before 6.11 has none
_ENDS = (".", "!", "?")
_COLON = ": "
_SIGNS = str.maketrans({"♛": "", "✦": "", "⚠": "", "\n": " "})


def is_heard() -> bool:
    """Whether a screen reader listens."""
    return QAccessible.isActive()


def spoken(words: str) -> str:
    """Words without the signs that are only seen."""
    first, *more = " ".join(words.translate(_SIGNS).split()).split(" · ")
    told = first
    for part in more:  # what begins with a capital letter is a sentence of its own
        told += f"{'' if told.endswith(_ENDS) else '.'} {part}" if part[:1].isupper() else f", {part}"
    return told.replace(".;", ";").replace(".,", ",")


def told_of(title: str, lines: Sequence[str]) -> str:
    """A place and what is told of it; of several lines each is a sentence, and no two colons follow each other."""
    new = [line for line in lines if line.casefold() not in title.casefold()]
    if not new:
        return title
    if _COLON in title or _COLON in new[0]:
        new = [title, *new]
        return " ".join(map(_sentence, new))
    first, *more = new
    return f"{title}{_COLON}{first if not more else ' '.join(map(_sentence, [first, *more]))}"


def _sentence(line: str) -> str:
    return capitalized(line if line.endswith(_ENDS) else f"{line}.")


def announce(source: QObject, words: str, *, at_once: bool = False) -> None:
    """Says a sentence after what is being said, or instead of it (`at_once`)."""
    if words and is_heard():
        send(source, spoken(words), at_once)


def send(source: QObject, words: str, at_once: bool) -> None:
    """Hands a sentence to the screen reader."""
    if _ANNOUNCEMENT is None:
        return
    event = _ANNOUNCEMENT(source, words)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if at_once else politeness.Polite)
    QAccessible.updateAccessibility(event)


def focus(source: QObject) -> None:
    """The screen reader's attention goes there."""
    if is_heard():
        QAccessible.updateAccessibility(QAccessibleEvent(source, QAccessible.Event.Focus))
