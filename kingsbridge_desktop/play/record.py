"""The record of a game as text: who played, what happened part by part, and how it ended."""

from __future__ import annotations

from kingsbridge_desktop.core.registry import meta_of
from kingsbridge_desktop.core.types import NOBODY
from kingsbridge_desktop.play.match import USUAL_PACE, Match, Seat
from kingsbridge_desktop.play.story import Periods, Story, story_of
from kingsbridge_desktop.text.base import game_text
from kingsbridge_desktop.text.handicap import HEAD_START, handicap_words, head_start_line
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language
from kingsbridge_desktop.text.levels import level_name
from kingsbridge_desktop.text.story import period_name, sentence, when

_CONTEXT = "record"
RESULT = QT_TRANSLATE_NOOP("record", "Result")
SO_FAR = QT_TRANSLATE_NOOP("record", "The game is still running.")
PLACE = QT_TRANSLATE_NOOP("record", "{place}. {name}: {points} ({parts})")
MOMENTS = QT_TRANSLATE_NOOP("record", "Moments to remember")
PLAYERS = QT_TRANSLATE_NOOP("record", "Players")
TAKEN_BACK = QT_TRANSLATE_NOOP("record", "(%n move(s) taken back by agreement)")


def record_of(match: Match, language: Language) -> str:
    """The whole record, as everybody may know it, in a language."""
    text = game_text(match.edition, language, match.names)
    story = story_of(match)
    lines = [language.say("shared", meta_of(match.game).title), ""]
    lines.append(language.say(_CONTEXT, PLAYERS))
    lines += [f"  {seat.name}: {seat_words(language, seat)}" for seat in match.seats]
    lines += _course(match, language)
    lines += ["", *_result(match, story, language)]
    if match.is_over and story.remarks:
        lines += ["", language.say(_CONTEXT, MOMENTS)]
        meta = meta_of(match.game)
        lines += [f"  {when(language, meta, remark)}: {sentence(text, meta, remark)}" for remark in story.remarks]
    return "\n".join(lines) + "\n"


def seat_words(language: Language, seat: Seat) -> str:
    """Who plays there, and with which handicap."""
    handicap = handicap_words(language, seat.head_start, USUAL_PACE if seat.is_person else seat.pace)
    return ", ".join(filter(None, (level_name(language, seat.level), handicap)))


def _course(match: Match, language: Language) -> list[str]:
    """What the log says to an onlooker, under a heading for each part of the game."""
    text = game_text(match.edition, language, match.names)
    meta, periods = meta_of(match.game), Periods(match)
    lines: list[str] = []
    shown = 0
    taken_back = {takeback.ply - takeback.steps: takeback.steps for takeback in match.takebacks}
    told = [(0, match.setup_events), *((ply, step.events) for ply, step in enumerate(match.steps, 1))]
    for ply, events in told:
        if ply - 1 in taken_back:
            lines.append("  " + language.say(_CONTEXT, TAKEN_BACK, n=taken_back[ply - 1]))
        for event in events:
            if not event.visible_to(NOBODY):
                continue
            periods.hear(event)
            if periods.number != shown:
                shown = periods.number
                lines += ["", period_name(language, meta, shown)]
            words = text.event(event)
            if words:
                lines.append(f"  {words}")
    return lines


def _result(match: Match, story: Story, language: Language) -> list[str]:
    if not match.is_over:
        return [language.say(_CONTEXT, SO_FAR)]
    text = game_text(match.edition, language, match.names)
    found = [language.say(_CONTEXT, RESULT)]
    for seat in story.order:
        parts = ", ".join(
            f"{head_start_line(language) if line.kind == HEAD_START else text.item(line.kind)} {line.points[seat]}"
            for line in story.sources
            if line.points[seat]
        )
        found.append(
            "  "
            + language.say(
                _CONTEXT,
                PLACE,
                place=story.places[seat] + 1,
                name=match.names[seat],
                points=story.scores[seat],
                parts=parts,
            )
        )
    return found
