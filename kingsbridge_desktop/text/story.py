"""What is worth telling of a game: remarks as ids and numbers, and their sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kingsbridge_desktop.core.meta import GameMeta, Period
from kingsbridge_desktop.core.types import Event
from kingsbridge_desktop.text.base import GameText
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language, capitalized

_CONTEXT = "story"
ROUND = Period("")
START = QT_TRANSLATE_NOOP("story", "Start")

# the last change of the lead
TOOK_LEAD = QT_TRANSLATE_NOOP("story", "{name} passes {other} and keeps the lead to the end.")
TOOK_LEAD_LATE = QT_TRANSLATE_NOOP("story", "Only now does {name} pass {other}, and win.")
# who was ahead for a long time
LED_ALWAYS = QT_TRANSLATE_NOOP("story", "{name} takes the lead and never gives it away again.")
LED_LONGEST = QT_TRANSLATE_NOOP("story", "{name} is ahead for the longest time: until {last}.")
LED_IN_VAIN = QT_TRANSLATE_NOOP("story", "{name} is ahead for the longest time, until {last}, and still does not win.")
GAIN = QT_TRANSLATE_NOOP("story", "{name} gets %n point(s) at one stroke, more than anybody else at once.")
BEST_PERIOD = QT_TRANSLATE_NOOP(
    "story", "{name} makes %n point(s) in this part of the game, more than anybody in any other."
)
HIT = QT_TRANSLATE_NOOP("story", "{name} loses %n point(s), the hardest blow in this game.")
HIT_ALL = QT_TRANSLATE_NOOP("story", "The hardest blow in this game costs {names} %n point(s) together.")
CLOSE = QT_TRANSLATE_NOOP("story", "In the end only %n point(s) lie between {name} and {other}.")
TIE_BREAK = QT_TRANSLATE_NOOP("story", "{name} and {other} have the same number of points; only the tie-break decides.")
SHARED = QT_TRANSLATE_NOOP("story", "{names} have the same number of points and share the victory.")
AND = QT_TRANSLATE_NOOP("story", "and")


class Remark(NamedTuple):
    """Something worth telling: what it is, about whom, when, and the moment that shows it."""

    kind: str
    seats: tuple[int, ...]
    ply: int
    number: int  # of the moment in its step, as an onlooker sees it
    period: int  # counted from 1
    points: int = 0
    last_period: int = 0
    event: Event | None = None


def period_name(language: Language, meta: GameMeta, number: int) -> str:
    """What a part of the game is called: `Round 3`; 0 is its start."""
    if number == 0:
        return language.say(_CONTEXT, START)
    return language.say("shared", (meta.period or ROUND).word, number=number)


def periods_counted(language: Language, meta: GameMeta, number: int) -> str:
    """How long a game was: `6 rounds`."""
    return language.say("shared", (meta.period or ROUND).counted, n=number)


def when(language: Language, meta: GameMeta, remark: Remark) -> str:
    """The part of the game that a remark is about."""
    return period_name(language, meta, remark.period)


def sentence(text: GameText, meta: GameMeta, remark: Remark) -> str:
    """A remark in a sentence, followed by what happened in the words of the game."""
    told = _told(text, meta, remark)
    happened = _happened(text, remark.event, remark.seats) if remark.event is not None else ""
    if happened and not happened[0].isalpha():  # a bare "+1 wine" is no sentence of its own
        return f"{told.removesuffix('.')}: {happened}"
    return f"{told} {happened}" if happened else told


def _happened(text: GameText, event: Event, seats: Sequence[int]) -> str:
    """What the log says of an event; whoever the sentence before is about is not named again."""
    words = text.event(event)
    for seat in seats:
        for lead in (f"{text.names[seat]}: ", f"{text.names[seat]}, "):
            words = words.removeprefix(lead)
    return capitalized(words)


def _told(text: GameText, meta: GameMeta, remark: Remark) -> str:
    language = text.language
    names = [text.names[seat] for seat in remark.seats]
    source = SENTENCES[remark.kind]
    params: dict[str, object] = {}
    if "{names}" in source:
        params["names"] = language.both(names, language.say(_CONTEXT, AND))
    else:
        params["name"] = names[0] if names else ""
    if "{other}" in source:
        params["other"] = names[1]
    if "{last}" in source:
        params["last"] = period_name(language, meta, remark.last_period)
    return language.say(_CONTEXT, source, n=remark.points if "%n" in source else -1, **params)


SENTENCES = {
    "took_lead": TOOK_LEAD,
    "took_lead_late": TOOK_LEAD_LATE,
    "led_always": LED_ALWAYS,
    "led_longest": LED_LONGEST,
    "led_in_vain": LED_IN_VAIN,
    "gain": GAIN,
    "best_period": BEST_PERIOD,
    "hit": HIT,
    "hit_all": HIT_ALL,
    "close": CLOSE,
    "tie_break": TIE_BREAK,
    "shared": SHARED,
}
