"""Why a move is advised: one sentence on what it brings, one on the other good move and what that would have brought.

Facts come first: the game's own `consequences.py` names things and numbers that are true of the position. What the
bots' evaluation expects in the long run against the other move follows, if it is a point or more; only gains are told,
so no two numbers cancel each other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from kingsbridge_desktop.core.types import Action
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language, capitalized

CONTEXT = "why"
FACTS = QT_TRANSLATE_NOOP("why", "{move}. {facts}.")
FACTS_AND_LATER = QT_TRANSLATE_NOOP("why", "{move}. {facts}; in the long run {later}.")
MORE = QT_TRANSLATE_NOOP("why", "about %n point(s) more from {thing}")
MOVE = QT_TRANSLATE_NOOP("why", "{move}.")
OTHER = QT_TRANSLATE_NOOP("why", "The other good move would be “{other}”.")
OTHER_FOR = QT_TRANSLATE_NOOP("why", "The other good move would be “{other}” – {facts}.")
BETWEEN = "; "
MOST_FACTS = 2  # of the move; the other one has one that is not true of both

Reasons = Sequence[tuple[str, float]]  # terms and points for the move, or against it


class Gain(NamedTuple):
    """What a term of the evaluation is in a sentence, and whether it counts now or in the long run."""

    thing: str
    later: bool = False


class Telling(Protocol):
    """What the sentences are made with: a game's catalogue."""

    language: Language

    @property
    def TERMS(self) -> Mapping[str, Gain]: ...

    def term(self, kind: str) -> str: ...

    def action(self, s: Any, a: Action) -> str: ...

    def facts(self, s: Any, a: Action) -> list[str]: ...


def why(text: Telling, s: Any, move: Action, other: Action | None, reasons: Reasons) -> str:
    """Two sentences at most; `s` is what the advised player may know."""
    first = _first(text, s, move, reasons)
    if other is None:
        return first
    known = text.facts(s, move)[:MOST_FACTS]
    label, told = text.action(s, other), next((fact for fact in text.facts(s, other) if fact not in known), "")
    source = OTHER_FOR if told else OTHER
    return f"{first} {text.language.say(CONTEXT, source, other=label, facts=told)}"


def _first(text: Telling, s: Any, move: Action, reasons: Reasons) -> str:
    told = BETWEEN.join(text.facts(s, move)[:MOST_FACTS])
    later = expected(text, reasons, only_later=bool(told))
    source = FACTS_AND_LATER if told and later else FACTS if told or later else MOVE
    label = text.action(s, move).removesuffix(".")  # a king has one behind his number
    return text.language.say(CONTEXT, source, move=label, facts=capitalized(told or later), later=later)


def expected(text: Telling, reasons: Reasons, *, only_later: bool) -> str:
    """What the move promises beyond what is seen, where that is a point or more."""
    for term, points in reasons:
        if round(points) > 0 and term in text.TERMS and (text.TERMS[term].later or not only_later):
            return text.language.say(CONTEXT, MORE, n=round(points), thing=text.term(term))
    return ""
