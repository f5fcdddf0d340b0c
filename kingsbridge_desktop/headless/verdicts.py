"""What a sequential test found out, for people and for programs."""

from __future__ import annotations

from typing import Any

from kingsbridge_desktop.headless.sequential import ERROR, NOT_STRONGER, STRONGER, UNSURE, SequentialTest, Verdict
from kingsbridge_desktop.text.language import QT_TRANSLATE_NOOP, Language

VERDICTS = {
    STRONGER: QT_TRANSLATE_NOOP("headless", "Sure: {level} wins more than {low} of its games."),
    NOT_STRONGER: QT_TRANSLATE_NOOP("headless", "Sure: {level} wins less than {high} of its games."),
    UNSURE: QT_TRANSLATE_NOOP("headless", "Not sure yet: {level} may win {low} of its games, or {high}."),
}
EVIDENCE = QT_TRANSLATE_NOOP("headless", "({games} games, log-likelihood ratio {llr} of ±{bound})")


def told_verdict(language: Language, verdict: dict[str, Any], level: str) -> str:
    """The verdict in a sentence, with what it rests on."""
    low, high = (f"{share:.1%}" for share in verdict["shares"])
    words = language.say("headless", VERDICTS[verdict["decision"]], level=level, low=low, high=high)
    numbers = language.say(
        "headless", EVIDENCE, games=verdict["games"], llr=f"{verdict['llr']:+.2f}", bound=f"{verdict['bound']:.2f}"
    )
    return f"{words} {numbers}"


def verdict_fields(verdict: Verdict, test: SequentialTest) -> dict[str, Any]:
    """The verdict as `--json` prints it."""
    return {
        "decision": verdict.decision,
        "games": verdict.games,
        "shares": [round(test.low, 4), round(test.high, 4)],
        "error": ERROR,
        "llr": round(verdict.llr, 4),
        "bound": round(verdict.bound, 4),
        "design_effect": round(verdict.design_effect, 4),
    }
